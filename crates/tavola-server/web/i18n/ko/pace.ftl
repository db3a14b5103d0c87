# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = 레이팅전
rated-note = 결과가 두 사람의 레이팅에 반영돼요
rated-off = 반영 안 함
rated-on = 두 사람의 레이팅에 반영
rated-choose-note = 두 사람 사이의 매치만 반영돼요.
refused-not-for-rating = 처음부터 도움 없이 둔 두 사람의 매치만 레이팅에 반영돼요.

pace-unhurried = 느긋하게: 제한 없음
pace-live = 실시간: 시계 사용
pace-post = 통신전: 차례마다 며칠
pace-note = 초대와 테이블에 표시돼요. 느긋하게 두면 기다려서 이기는 사람이 없고, 실시간은 시계가 가며 돌아올 시간이 1분 있고, 통신전은 차례마다 며칠씩 있어요.
pace-days = 통신전: 차례당 일수
pace-days-many = { $n }일
pace-post-terms = 통신전: 차례당 { $turn }일, 처음에 { $bank }일, 최대 { $cap }일
pace-unhurried-terms = 자리를 { $time }분 비우면 상대가 중단할 수 있어요. 기다려서 이기는 사람은 없어요
pace-live-terms = 모두 { $away }초, 돌아올 때마다 { $back }초 회복. 그 뒤 상대는 기다리거나 중단하거나 승리를 선언할 수 있어요
pace-title = 서로 기다리기
pace-resume-listed = 중단됨: 재개
pace-adjourned = 매치가 중단됐어요.
pace-adjourned-absent = { $you ->
    [true] 내가 자리를 비워 매치가 중단됐어요.
   *[false] 매치 중단: { $who } 자리 비움.
}
pace-both-resume = 두 사람이 모두 원하면 계속돼요.
pace-wants-on = { $you ->
    [true] 계속하겠다고 했어요. 상대를 기다리고 있어요.
   *[false] { $who } 님이 계속하고 싶어 해요.
}
pace-resume-by = 재개 기한: { $date }.
pace-goes-on = 매치가 계속돼요.
pace-offered = { $you ->
    [true] 중단을 제안했어요.
   *[false] { $who } 님이 매치 중단을 제안했어요.
}
pace-post-left = { $you ->
    [true] 내 남은 시간: { $left }{ $rests ->
        [true] , { $until }까지 휴가 중.
       *[false] .
    }
   *[false] { $who } 님의 남은 시간: { $left }{ $rests ->
        [true] , { $until }까지 휴가 중.
       *[false] .
    }
}
pace-minutes = { $n }분
pace-hours = { $n }시간
pace-days-hours = { $days }일 { $hours }시간
pace-absence-choose = { $who } 자리 비움. { $left } 안에 돌아오지 않으면 중단하거나 승리를 선언할 수 있어요. 한 수도 두지 않았다면 매치는 무효가 돼요.
pace-absence-adjourn = { $who } 자리 비움. { $left } 안에 돌아오지 않으면 매치를 중단할 수 있어요.
pace-own-absence = 돌아올 시간: { $left }. 그 뒤에는 상대가 중단하거나 승리를 선언할 수 있어요.
act-offer_adjourn = 중단 제안
act-accept_adjourn = 중단하기
act-decline_adjourn = 중단하지 않기
act-adjourn_absence = 매치 중단
act-claim_absence = 승리 선언
act-resume = 매치 재개
refused-adjourned = 매치가 중단됐어요. 두 사람이 모두 원하면 계속돼요.
refused-not-adjourned = 중단된 매치가 아니에요.
refused-no-adjourning = 이 테이블의 매치는 중단할 수 없어요.
refused-no-adjourn-offered = 중단 제안이 없어요.
refused-only-adjourning = 이 테이블에서는 기다려서 이기는 사람이 없어요. 매치를 중단할 수 있어요.

orders-title = 예약한 수
orders-note = 때가 되면 나 대신 실행돼요. 상대에게는 알리지 않아요. 상대의 특정 굴림에서 가능한 수가 하나뿐이면 그것만 예약할 수도 있고, 그때 목록에 나와요.
orders-always = 그렇게 될 때마다
orders-now = 이 포지션에서
orders-rolls = 상대가 이렇게 굴리면
orders-add = 예약
orders-cancel = 취소
orders-kept = 예약됐어요.
orders-cancelled = 취소됐어요.
orders-void = 더는 해당 없음: { $text }
order-forced = 강제 수뿐이면 바로 두기
order-roll_without_double = 더블할 수 없으면 바로 굴리기
order-roll_dead_cube = 이 게임을 이기면 매치도 이기는 때 바로 굴리기
order-roll_until-hit = 말이 맞을 때까지 대신 굴리기
order-roll_until-no_contact = 컨택트가 없어질 때까지 대신 굴리기
order-roll_until-bear_off = 상대가 베어 오프할 때까지 대신 굴리기
order-if_doubled-take = 더블하면: 테이크
order-if_doubled-pass = 더블하면: 패스
order-if_doubled-beaver = 더블하면: 비버
order-if_dance-roll = 상대가 둘 수 없으면: 굴리기
order-if_dance-double = 상대가 둘 수 없으면: 더블
order-if_roll = 상대가 { $roll } 굴리면: { $then ->
    [double] 더블
   *[roll] 굴리기
}
refused-orders-not-here = 진행 중인 통신전에서만 수를 예약할 수 있어요.
refused-orders-not-known = 아직 알 수 없는 포지션이에요. 상대가 굴릴 차례일 때 예약할 수 있어요.
refused-orders-not-possible = 그 포지션에서는 할 수 없는 일이에요.
refused-orders-too-many = 한 테이블에서 예약할 수 있는 만큼 다 했어요.
refused-orders-no-such = 이제 예약돼 있지 않아요.
key-adjourn = 매치 중단에 동의. 상대가 너무 오래 자리를 비우면 중단
key-orders = 예약한 것으로 가기

conduct-title = 레이팅전 이탈
conduct-terms = 레이팅전을 자주 이탈하면 다음 매치 전에 기다려야 해요. 부재로 승리가 선언되거나, 한 수도 두지 않고 시간이 다 되거나, 시작하자마자 포기하면 이탈로 봐요.
conduct-so-far = { $left ->
    [0] 최근 레이팅전에서 이탈한 적이 없어요.
   *[other] 최근 레이팅전 { $of }개 중 { $left }개를 이탈했어요.
}
conduct-next = 한 번 더 이탈하면 다음 레이팅전까지 { $minutes }분을 기다려요.
conduct-waits = 레이팅전을 다시 둘 수 있을 때까지:
conduct-why = 최근 레이팅전 { $of }개 중 { $left }개를 이탈했어요.
conduct-open = 캐주얼 매치는 사람과도 봇과도 둘 수 있어요.
conduct-adjourned = 중단된 레이팅전이 세 개 있어요. 새로 시작하기 전에 하나를 재개하세요.
rated-waits = { $minutes }분 뒤에 레이팅전을 다시 둘 수 있어요. 최근 { $of }개 중 { $left }개를 이탈했기 때문이에요. 캐주얼 매치는 둘 수 있어요.
rated-adjourned = 중단된 레이팅전이 세 개 있어요. 새로 시작하기 전에 하나를 재개하세요.
rated-adjourned-pair = 이 선수와의 마지막 레이팅전이 중단돼 있어요. 새로 시작하기 전에 재개하세요.
rated-adjourned-full = 둘 중 한 사람에게 중단된 레이팅전이 이미 세 개 있어요. 이어서 두거나 나중에 다시 신청하세요.

vacation-title = 휴가
vacation-lead = 휴가 중에는 모든 통신전의 시간이 멈춰요. 상대는 휴가 중이라는 것과 언제까지인지 볼 수 있어요.
vacation-left = { $n ->
    [0] 올해 남은 휴가가 없어요.
   *[other] 올해 남은 휴가: { $n }일.
}
vacation-itself = 남은 휴가가 있으면, 시간이 다 되어 지기 전에 하루가 저절로 쓰여요.
vacation-until = 휴가 중, 종료:
vacation-days = 지금부터의 일수
vacation-more = 그 뒤에 더할 일수
vacation-begin = 휴가 시작
vacation-extend = 휴가 연장
vacation-end = 지금 휴가 끝내기
vacation-end-note = 시작되지 않은 날은 나중을 위해 남아요.
vacation-too-many = 남은 날이 그만큼 없어요. 더 적게 고르세요.
vacation-listed = { $n ->
    [0] 통신전 휴가 남은 날 없음
   *[other] 통신전 휴가 { $n }일 남음
}
vacation-listed-on = 통신전 휴가 중
post-yours = 내 차례: { $left } 남음
post-theirs = 상대 차례: { $left } 남음
seek-by-post = 통신전, 차례당 { $n }일
