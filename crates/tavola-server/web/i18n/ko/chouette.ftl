# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = 박스
role-partner = 파트너
role-captain = 캡틴
role-member = 팀
role-giver = 큐브를 줌
role-out = 빠짐
role-waiting = 대기
role-gone = 나감
with-role = { $who }, { $role }
nobody = 없음
no-cubes = 테이블에 큐브가 없어요.
points-count = { $n ->
    [1] 1점
   *[other] { $size }점
}

# Where it stands
now-gathering = { $n ->
    [0] 아직 아무도 없어요. 슈에트는 세 명부터예요.
   *[other] { $n }명이 모였어요. 슈에트는 세 명부터예요.
}
now-enough = { $n }명이 모였어요. 주사위를 굴려 순서를 정하거나 더 기다리세요.
now-enough-wooden = { $n }명이 모였어요. 각자 테이블에서 주사위를 하나씩 굴리고 순서를 입력하세요.
now-ordering = 모두 주사위를 하나씩 굴려요. 가장 큰 쪽이 박스, 두 번째가 캡틴이에요.
now-order = 순서가 정해졌어요. 박스: { $box }, 캡틴: { $captain }.
now-between = 제{ $game }게임 전. 박스: { $box }, 캡틴: { $captain }.
now-partner = { $you ->
    [true] 박스의 파트너가 될까요?
   *[false] 박스의 파트너 제안을 받은 사람: { $who }.
}
now-draw = 아무도 파트너를 원하지 않아요. 박스가 추첨할 수 있어요.
now-closed = 세션이 끝났어요. 남은 정산은 셈에서 볼 수 있어요.
now-extras = { $you ->
    [true] 나만 테이크했어요. 다른 사람은 각자 { $price } 내고 큐브를 하나 더 줄 수 있어요.
   *[false] 혼자 테이크: { $who }. 패스한 사람은 추가 큐브를 주고 함께 { $price } 낼 수 있어요.
}
now-tie = { $you ->
    [true] 같은 눈이 나왔어요. 판돈을 한 번 더 두 배로 할까요?
   *[false] 같은 눈이 나왔어요. 판돈을 한 번 더 두 배로 할지 정하는 사람: { $who }.
}
now-wooden = 제{ $game }게임을 나무 보드에서 두고 있어요. 큐브와 결과를 입력하세요.
now-box-offers = { $step ->
    [beaver] { $box }: 비버 { $value }, 상대 { $members }.
    [raccoon] { $box }: 라쿤 { $value }, 상대 { $members }.
    [otter] { $box }: 오터 { $value }, 상대 { $members }.
   *[double] { $box } (박스): 더블 { $value }, 상대 { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: 비버 { $value }.
    [raccoon] { $members }: 라쿤 { $value }.
    [otter] { $members }: 오터 { $value }.
   *[double] { $members }: 더블 { $value }.
}
now-offer-part = { $by ->
    [box] { $value }, 상대 { $members }
   *[team] { $members } { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: 비버 { $list }.
    [raccoon] { $box }: 라쿤 { $list }.
    [otter] { $box }: 오터 { $list }.
   *[double] { $box } (박스): 더블 { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] 비버: { $list }.
    [raccoon] 라쿤: { $list }.
    [otter] 오터: { $list }.
   *[double] 더블: { $list }.
}
waits-next-game = 다음 게임부터 둬요.
now-resignation = { $you ->
    [true] 기권 제안: { $win ->
        [gammon] 개먼
        [backgammon] 백개먼
       *[single] 싱글
    }. 수락할까요?
   *[false] 기권 제안: { $win ->
        [gammon] 개먼
        [backgammon] 백개먼
       *[single] 싱글
    }. 응답 대기: { $who }.
}
now-opening-yours = 오프닝 롤: 주사위를 굴리세요.
now-opening = 오프닝 롤: 박스와 캡틴이 주사위를 하나씩 굴려요.
now-roll-cube = { $you ->
    [true] 내 차례: 굴리거나 더블하세요.
   *[false] { $who } 굴릴 차례. 먼저 더블할 수 있어요.
}
now-roll = { $you ->
    [true] 내 차례: 굴리세요.
   *[false] { $who } 굴릴 차례.
}
now-play = { $who } { $roll } 둘 차례.
now-shown = { $you ->
    [true] 수를 두었어요. 굴리면 인정하는 거예요.
   *[false] 수를 두었어요. 합법적인 수를 요구할 수 있는 사람: { $who }.
}
now-advise = { $who } { $roll } 둘 차례. 말을 움직여 캡틴에게 수를 보여 주세요.
now-advise-ready = 이 수를 캡틴에게 보여 주거나 무르세요.
waits-roll_die = 아직 굴릴 사람: { $who }.
waits-offer = 아직 더블할 수 있는 사람: { $who }.
waits-answer = 아직 응답할 사람: { $who }.
waits-extra = 아직 결정할 사람: { $who }.
time-left = { $time } 남음

# Acts
choice-roll_die = 주사위 굴리기
choice-roll_opening = 굴리기
choice-draw_partner = 파트너 추첨
choice-give_extra = 큐브 주기, { $price } 지불
choice-decline_extra = 큐브 주지 않기
choice-count_tie = 자동 더블 받아들이기
choice-decline_tie = 큐브 그대로 두기
choice-accept_partner = 박스의 파트너 되기
choice-decline_partner = 아니요, 괜찮아요
choice-start_game = { $game ->
    [1] 첫 게임 시작
   *[other] 제{ $game }게임 시작
}
choice-seek_partner = 파트너 찾기
choice-end_partnership = 파트너 관계 끝내기
choice-double = 더블, { $value }
choice-double_all = 모두 더블
choice-double_some = 고른 것 더블
choice-hold = 노 더블
choice-join = 참가
choice-stay = 그냥 남기
choice-leave = 슈에트 나가기
choice-leave-game = 이 게임 뒤에 나가기
choice-close = 세션 끝내기
sure-leave = 나갈까요? 정산될 때까지 내 셈은 남아 있어요.
sure-close = 모두의 세션을 끝낼까요? 셈은 보관돼요.
act-roll_opening = 굴리기

# Answering
answer-title = { $n ->
    [1] 내 응답
   *[other] 큐브 { $n }개에 대한 한 번의 응답
}
answer-cube = { $who }: 테이크하면 { $asked } 걸고, 패스하면 { $refused } 잃음
answer-cube-alone = 테이크하면 { $asked } 걸고, 패스하면 { $refused } 잃음
answer-take = 테이크
answer-drop = 패스
answer-beaver = 비버
answer-raccoon = 라쿤
answer-otter = 오터
answer-all-take = 모두 테이크
answer-all-drop = 모두 패스
answer-all-beaver = 모두 비버
answer-all-raccoon = 모두 라쿤
answer-all-otter = 모두 오터
answer-send = 응답하기
answer-weigh = 걸고 둘 것: { $played }, 지금 낼 것: { $paid }.
answer-open = 큐브마다 응답을 고르세요.
answer-fine = 규칙에 맞는 응답이에요.
offer-title = 어느 큐브?
settle-title = 큐브 세틀먼트
settle-offer = 제안
settle-offered = { $own ->
    [true] 세틀먼트를 제안했어요: { $yours ->
        [true] 내 큐브
       *[false] { $who }의 큐브
    }.
   *[false] { $by }의 세틀먼트 제안: { $yours ->
        [true] 내 큐브
       *[false] { $who }의 큐브
    }.
}
settle-comes-to = { $way ->
    [receive] 받을 것: { $amount }.
    [pay] 낼 것: { $amount }.
   *[nothing] 아무도 내지 않아요.
}
settle-points = { $yours ->
    [true] 내 큐브
   *[false] { $who }의 큐브
}
settle-way-receive = 내가 받음
settle-way-pay = 내가 냄
settle-note = 점수로, 0.5점도 가능해요. 제안은 다음 굴림, 수, 더블까지 유효해요.
settle-accept = 수락
settle-decline = 거절
settle-withdraw = 취소

# The list of members
line-title = 팀원과 큐브
line-cube-ends = 박스 ↔ 본인
line-game = 이 게임
line-total = 합계
line-you = 나
line-leaving = 이 게임 뒤에 나감
line-awaited = 차례
line-extra = 추가 큐브, 상대 { $who }
line-bot = 봇
line-pips = { $n }핍
line-ask = 조언 구하기
cube-at = { $at ->
    [box] 큐브 { $value }, 소유: 박스
    [own] 큐브 { $value }, 소유: { $who }
   *[middle] 큐브 { $value }, 가운데
}
cube-offered = { $by ->
    [box] 박스의 제안, { $value }
   *[team] 박스에게 제안, { $value }
}
cube-settled = { $winner ->
    [box] 박스 승
    [team] 팀원 승
   *[agreed] 세틀먼트
}
cube-single = 큐브
cube-won = 승
cube-lost = 패스
cube-agreed = 세틀먼트

# Talk
talk-title = 팀 대화
talk-never = 이 테이블의 규칙에서는 캡틴에게 조언할 수 없어요.
talk-free = 이 테이블의 규칙상 지금은 조언할 수 없어요.
talk-after-cube = 큐브가 돌아간 뒤에 팀이 조언할 수 있어요.
talk-cube-holders = 큐브를 제안했거나 테이크한 사람, 그리고 캡틴이 물은 사람이 조언할 수 있어요.
talk-label = 캡틴에게 조언
talk-label-team = 팀에게 한마디
talk-title-partner = 박스와 파트너
talk-agree = 동의
talk-agreed = 동의: { $who }
table-talk-title = 테이블 대화
table-talk-label = 테이블의 모두에게
line-away = 자리 비움
line-asked = 질문받음
line-unask = 질문 취소
sure-paid = 냈나요? 받는 사람 { $to }, 금액 { $amount }. 모두의 셈에 기록돼요.
sure-leave-plays-on = 나갈까요? 내 큐브는 게임이 끝날 때까지 캡틴 아래 계속돼요. 정산될 때까지 내 셈은 남아 있어요.
sure-leave-loses = 나갈까요? 이 테이블에서는 열려 있는 내 큐브를 지금 값 그대로 바로 잃어요. 정산될 때까지 내 셈은 남아 있어요.

# Accounts
accounts-title = 셈
accounts-open = 셈과 정산
accounts-games = 게임
accounts-none = 아직 끝난 게임이 없어요.
accounts-sum = 셈의 합계: { $sum }.
accounts-fewest = 가장 적은 횟수의 정산
accounts-pay = { $from } → { $to }: { $amount }
accounts-paid = 냈어요
accounts-even = 주고받을 것이 없어요.
game-line = { $winner ->
    [box] { $box } (박스) 승, { $captain } 패
   *[team] { $captain } 승, { $box } (박스) 패
}{ $win ->
    [gammon] , 개먼
    [backgammon] , 백개먼
   *[other] {""}
}{ $ending ->
    [dropped] , 모든 큐브 종료
    [resigned] , 기권
    [claimed] , 선언
    [flag] , 시간 초과
    [forfeited] , 몰수
    [adjudicated] , 판정
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] 박스가 그대로 남아요.
    [behind] 박스가 이겼지만 점수 합이 뒤져 순서의 맨 뒤로 가요.
   *[beaten] 박스가 순서의 맨 뒤로 가요.
}

# Said as it happens
said-joins = { $who } 참가.
said-stays = { $who } 그냥 남음.
said-leaving = { $who } 이 게임 뒤에 나감.
said-gone = { $who } 나감.
said-order = 순서: { $names }.
said-die = { $you ->
    [true] 나 { $die }.
   *[false] { $who } { $die }.
}
said-game = 제{ $game }게임. 박스: { $box }, 캡틴: { $captain }.
said-captain = { $you ->
    [true] 이제 내가 캡틴이에요.
   *[false] 새 캡틴: { $who }.
}
said-answer = { $n ->
    [1] 응답하세요. 테이크할까요, 패스할까요?
   *[other] 큐브 { $n }개에 응답하세요.
}
said-answered = { $who } 응답함. 아직 응답할 사람: { $n ->
    [0] 없음
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] 내 큐브
       *[false] { $who }의 큐브
    }: 박스 승.
   *[team] { $you ->
        [true] 내 큐브
       *[false] { $who }의 큐브
    }: 팀원 승.
}
said-agreed = { $you ->
    [true] 내 큐브
   *[false] { $who }의 큐브
}: 세틀먼트 완료.
said-cube = { $at ->
    [box] { $you ->
        [true] 내 큐브
       *[false] { $who }의 큐브
    }: { $value }, 소유: 박스.
    [own] { $you ->
        [true] 내 큐브: { $value }, 소유: 나.
       *[false] { $who }의 큐브: { $value }, 소유: { $who }.
    }
   *[middle] { $you ->
        [true] 내 큐브
       *[false] { $who }의 큐브
    }: { $value }, 가운데.
}
said-extra = 추가 큐브 { $value }: { $from } → { $to }.
said-result = 제{ $game }게임: { $winner ->
    [box] 박스 { $box } 승, { $captain } 패
   *[team] { $captain } 승, 박스 { $box } 패
}{ $win ->
    [gammon] , 개먼
    [backgammon] , 백개먼
   *[other] {""}
}{ $ending ->
    [dropped] , 모든 큐브 종료
    [resigned] , 기권
    [claimed] , 선언
    [flag] , 시간 초과
    [forfeited] , 몰수
    [adjudicated] , 판정
   *[borne_off] {""}
}. { $fate ->
    [stays] 박스가 그대로 남아요.
    [behind] 박스가 이겼지만 점수 합이 뒤져 순서의 맨 뒤로 가요.
   *[beaten] 박스가 순서의 맨 뒤로 가요.
}
said-points = { $list }.
said-may-double = 주사위를 굴리기 전에 더블할 수 있어요.

# Over the wooden board
wood-title = 기록부
wood-add = 선수 추가
wood-name = 이름
wood-order = 순서 정하기
wood-order-note = 굴린 주사위에 따라 박스, 캡틴, 나머지 순서로.
wood-up = 위로: { $who }
wood-down = 아래로: { $who }
wood-doubles = 누가 더블하나요?
wood-double = { $who } 더블, { $value }
wood-box-doubles = { $who } (박스) 더블
wood-answers = { $who } 응답
wood-rolled = 주사위를 굴렸음
wood-tie = 오프닝 롤에서 같은 눈
wood-result = 게임이 끝났음
wood-box-wins = { $who } (박스) 승리
wood-team-wins = { $who } 쪽 팀 승리
wood-single = 싱글
wood-gammon = 개먼
wood-backgammon = 백개먼
wood-undo = 마지막 기록 되돌리기
wood-undo-more = 여러 개 되돌리기
wood-undo-steps = 몇 개
wood-leave = { $who } 나감
wood-join = { $who } 남음
wood-stake = 다음 게임의 판돈
wood-unit = 1점의 값
wood-currency = 통화
wood-settle = 합의로 큐브 정리
wood-settle-cube = 누구의 큐브
wood-settle-points = 점수
wood-settle-note = 팀원이 받는 점수. 팀원이 내면 음수로. 0.5점도 가능해요.
wood-set = 정하기
wood-pay = 지불 기록
wood-from = 낸 사람
wood-to = 받은 사람
wood-amount = 금액
wood-no-amount = 0보다 큰 금액을 통화의 소수 자릿수에 맞게 입력하세요.
wood-record = 기록
wood-partner = 추첨된 파트너
wood-others = 팀원, 판돈, 지불

# Keys
key-chouette-go = 굴리기, 완료, 시작
key-chouette-double = 더블: 내 큐브, 박스라면 모든 큐브
key-chouette-take = 받은 제안 모두 테이크
key-chouette-drop = 받은 제안 모두 패스
key-chouette-beaver = 받은 제안 모두 비버
key-chouette-hold = 이번 차례에는 노 더블
key-chouette-cubes = 모든 큐브 읽어 주기
key-chouette-wait = 누구를 기다리는지 말하기
key-chouette-talk = 조언 쓰기
key-chouette-answer = 응답으로 가기

# Why something is refused
chouette-house-only = 서버만 할 수 있어요.
chouette-player-only = 선수만 할 수 있어요.
chouette-not-opened = 그런 슈에트가 없어요.
chouette-opened-already = 이미 있는 슈에트예요.
chouette-not-over = 세션이 끝나지 않았어요.
chouette-goes-on-already = 같은 선수들이 이미 다른 슈에트를 시작했어요.
chouette-over = 세션이 끝났어요.
chouette-only-over-the-board = 나무 보드에서만 입력해요. 온라인에서는 서버가 기록해요.
chouette-only-online = 나무 보드에서 일어나는 일이라 입력하지 않아요.
chouette-dice-missing = 이 굴림의 주사위가 없어요.
chouette-bad-text = 글이 비었거나 너무 길어요.
chouette-not-here = 슈에트에 참가한 사람만 할 수 있거나 받을 수 있어요.
chouette-joined-already = { $member }: 이미 참가했어요.
chouette-name-taken = { $name }: 이미 기록부에 있어요. 다시 들어오게 하거나, 머리글자를 붙인 것처럼 다른 이름을 입력하세요.
chouette-full = { $most }명까지 참가할 수 있어요.
chouette-decide-first = 먼저 기다리고 있는 것에 응답하세요. 결정과 결정 사이에 나갈 수 있어요.
chouette-leaving-already = 이미 나간다고 했어요. 게임이 끝나면 나가요.
chouette-order-known = 순서가 이미 정해졌어요.
chouette-order-unknown = 순서가 아직 정해지지 않았어요.
chouette-no-roll-waited = 굴릴 차례가 아니에요.
chouette-order-incomplete = 순서에는 모든 선수가 한 번씩 들어가야 해요.
chouette-too-few = 슈에트에는 세 명 이상이 필요해요.
chouette-game-in-play = 게임이 진행 중이에요.
chouette-no-game = 진행 중인 게임이 없어요.
chouette-no-part = 이 게임에 없거나 이미 빠졌어요.
chouette-box-only = 박스만 정할 수 있어요.
chouette-not-the-player = 이 편에서 굴리고 두고 결정하는 사람: { $member }.
chouette-no-partner-yet = 선수가 { $from }명 이상이면 박스가 파트너를 둘 수 있어요.
chouette-partner-already = 박스에게 이미 파트너가 있어요.
chouette-no-partnership = 끝낼 파트너 관계가 없어요.
chouette-not-asked = 아직 파트너 제안을 받을 차례가 아니에요.
chouette-lot-too-early = 모두에게 물어 아무도 원하지 않을 때 추첨해요.
chouette-not-in-the-lot = { $member }: 파트너 추첨 대상이 아니에요.
chouette-board = 지금은 규칙상 할 수 없어요.
chouette-too-many-steps = 한 수는 네 번 이동까지예요.
chouette-tie-waits = 먼저 박스가 같은 눈으로 판돈을 두 배로 할지 정해요.
chouette-no-tie = 셀지 말지 기다리는 같은 눈이 없어요.
chouette-opening-over = 게임이 이미 시작됐어요. 오프닝 롤의 같은 눈은 그 전에 처리해요.
chouette-cubes-wait = 제안된 큐브에 먼저 응답해야 해요.
chouette-extras-wait = 먼저 패스한 사람들이 추가 큐브를 결정해요.
chouette-others-may-offer = 아직 큐브를 제안할 수 있는 사람: { $members }.
chouette-answered-this-turn = 박스가 응답했어요. 다음 굴림 전에는 아무도 큐브를 제안할 수 없어요.
chouette-captain-offers = 팀의 큐브를 제안할 수 있는 사람: { $member }.
chouette-one-cube = 큐브가 하나예요. 모두에게 제안되고, 박스는 모두에게 똑같이 응답해요.
chouette-nothing-to-offer = 제안할 큐브가 없어요.
chouette-not-your-cube = { $member }의 큐브는 제안할 수 없어요.
chouette-offered-already = { $member }의 큐브는 이번 차례에 이미 제안됐어요.
chouette-cube-exhausted = 큐브를 더 올릴 수 없어요.
chouette-nothing-offered = 받은 제안이 없어요.
chouette-answered-already = 이미 응답했어요.
chouette-answer-each = 제안받은 큐브마다 응답하세요: { $members }.
chouette-response-not-enabled = 이 테이블의 규칙에는 없는 응답이에요.
chouette-duty-take-enough = 모두가 더블했어요. 테이크하는 큐브({ $taken })는 적어도 패스하는 것({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}더하기 이 게임에서 이미 잃은 것({ $before })
}만큼이어야 해요.
chouette-duty-takers-beaver = 이 테이블에서는 비버로만 더블을 테이크해요.
chouette-duty-beaver-the-captain = 캡틴의 큐브만 테이크하려면 비버해야 해요.
chouette-duty-take-the-captain = 이 큐브 중 하나라도 테이크하려면 캡틴({ $member })의 큐브를 테이크해야 해요.
chouette-duty-sole-taker-beavers = 다른 사람은 모두 패스했어요. 혼자 테이크하려면 비버해야 해요.
chouette-duty-last-rejects = 다른 사람은 모두 박스의 더블을 패스했어요. 마찬가지로 패스해야 해요.
chouette-no-extra = 지금 줄 추가 큐브가 없어요.
chouette-no-advice = 이 테이블의 규칙상 지금은 조언할 수 없어요.
chouette-advises-nobody = 팀원은 캡틴에게 조언하고, 박스는 혼자 둬요.
chouette-out-of-the-game = 이 게임에서 빠져 조언할 수 없어요.
chouette-no-settlement = 내가 정리할 수 있는 큐브가 아니에요.
chouette-bad-amount = 쓸 수 없는 금액이에요.
chouette-pays-themselves = 자기 자신에게는 낼 수 없어요. 두 선수를 고르세요.
stake-currency = “{ $text }”: 통화가 아니에요. EUR 같은 코드를 쓰거나, 비워 두고 점수만으로 두세요.
stake-decimals = { $cents ->
    [points] 점수는 정수예요. 소수 없이 판돈을 쓰세요.
    [no] { $currency } 금액은 정수예요. 소수 없이 판돈을 쓰세요.
   *[yes] { $currency } 금액은 소수 두 자리까지예요.
}
stake-bounds = { $cents ->
    [points] 1점의 값은 1점에서 1000000점까지예요.
    [no] 1점의 값은 1에서 1000000 { $currency }까지예요.
   *[yes] 1점의 값은 0.01에서 10000 { $currency }까지예요.
}
chouette-nothing-to-undo = 되돌릴 기록은 { $acts }개뿐이에요.
chouette-nothing-due = 처리할 것이 없어요.
chouette-nothing-changes = 바뀌는 것이 없어요.
chouette-dice-called = 곧 주사위가 굴러가요.
chouette-not-that-roll = 요청되지 않았거나 이미 끝난 굴림이에요.
chouette-no-own-chain = 박스와 캡틴만 체인이 있고, 각자 자기 것을 공개해요.
chouette-chain-too-late = 체인은 해당 묶음의 첫 굴림 전에 한 번만 커밋해요.
chouette-link-opened-already = 이 굴림의 체인 값은 이미 공개됐어요.
chouette-bad-link = 커밋한 것과 맞지 않는 체인 값이에요.

# A game as it went
history-of = 제{ $n }게임, 한 수씩
history-open = 한 수씩 보기
history-colours = { $box } (박스)
history-colours-team = 팀
history-boards = 수마다 그 뒤의 보드. 하나를 고르면 커지고, 화살표 키로 넘겨요.
history-position = 포지션. { $box }: { $white }. { $captain }: { $black }.
history-before = ← 이전 게임
history-next = 다음 게임 →
history-order = { $partnered ->
    [true] 박스 { $box }, 파트너 { $partner } 대 { $team }, 캡틴부터.
   *[false] 박스 { $box } 대 { $team }, 캡틴부터.
}
history-opening = 오프닝: { $box } { $white }, { $captain } { $black }.
history-tie = 오프닝: 둘 다 { $white }.
history-same = 오프닝: 같은 눈.
history-tie-counted = 자동 더블을 받아들임
history-tie-declined = 박스가 큐브를 그대로 둠.
history-cannot = 둘 수 없음
history-doubles = 더블
history-box-doubles = 더블 { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}({ $of }의 큐브)
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(의무, CHO-15: 혼자 테이크하면 비버)
    [last_rejects] {" "}(의무, CHO-09: 마지막 한 명도 모두처럼 패스)
   *[other] {" "}(의무)
}
history-captain = 새 캡틴: { $who }. { $why ->
    [declined] 캡틴이 패스했어요.
    [cube_dropped] 캡틴의 큐브가 패스됐어요.
    [settled] 캡틴의 큐브가 세틀먼트로 정리됐어요.
    [too_slow] 캡틴이 제때 움직이지 않았어요.
   *[left] 캡틴이 나갔어요.
}
history-extra = 추가 큐브: { $from } → { $to }, 지불 { $price }.
history-settled = 세틀먼트, { $from } – { $to }: { $points }.
history-slow = { $who }: 제때 움직이지 않음.
history-left-cubes = { $who }: 나가면서 큐브를 잃음.
history-challenge = 합법적인 수 요구
history-resign = 기권 제안: { $win ->
    [gammon] 개먼
    [backgammon] 백개먼
   *[single] 싱글
}
history-claim = 승리 선언: { $win ->
    [gammon] 개먼
    [backgammon] 백개먼
   *[single] 싱글
}
history-resignation-accepted = 수락
history-resignation-rejected = 계속 둠
again-open = 같은 선수들로 슈에트 한 번 더
again-go = 새 슈에트로 가기

# What has just happened
news-title = 방금 일어난 일
news-tie = 둘 다 { $die }.
news-tie-counted = 같은 눈이라 모든 큐브가 두 배가 됐어요.
news-tie-declined = 같은 눈 뒤에 박스가 큐브를 그대로 두었어요.
news-doubled = { $you ->
    [true] 나의 더블, 큐브 { $n }개.
   *[false] { $who } 더블, 큐브 { $n }개.
}
news-answer = { $who }: { $answer }, { $value } ({ $of }의 큐브){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– 의무: 혼자 테이크하면 비버
    [last_rejects] {" "}– 의무: 마지막 한 명도 모두처럼 패스
   *[other] {" "}– 의무
}.
news-extra = { $you ->
    [true] 추가 큐브를 주었어요: 받은 사람 { $to }.
   *[false] 추가 큐브: { $who } → { $to }.
}
news-captain = { $you ->
    [true] 이제 내가 캡틴
   *[false] 새 캡틴: { $who }
}. { $why ->
    [declined] 캡틴이 패스했어요.
    [cube_dropped] 캡틴의 큐브가 패스됐어요.
    [settled] 캡틴의 큐브가 세틀먼트로 정리됐어요.
    [too_slow] 캡틴이 제때 움직이지 않았어요.
   *[left] 캡틴이 나갔어요.
}
news-too-slow = { $side ->
    [box] 박스가 제때 움직이지 않았어요.
   *[team] 캡틴이 제때 움직이지 않았어요.
}
news-settled = { $paid ->
    [true] { $who }의 큐브 세틀먼트: { $to } { $points }.
   *[false] { $who }의 큐브 세틀먼트: 주고받은 것 없음.
}
news-settle-declined = { $who }의 큐브 세틀먼트 제안이 거절되거나 취소됐어요.
news-silence = { $you ->
    [true] 제때 응답하지 않았어요: { $answer }. 응답이 없으면 캡틴의 응답을 따르거나 패스로 봐요.
   *[false] { $who }: 제때 응답하지 않음. 캡틴의 응답을 따르거나 패스로 봐요.
}
news-own-answer = { $n ->
    [1] 내 응답: { $answer }. 다른 사람들은 아직 결정 중이에요.
   *[other] 내 응답: { $answers }. 다른 사람들은 아직 결정 중이에요.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = 캡틴 대행
news-stands-in = { $you ->
    [true] 캡틴이 돌아올 때까지 내가 대신 둬요.
   *[false] 캡틴이 돌아올 때까지 대신 두는 사람: { $who }.
}
news-captain-back = 캡틴 복귀: { $who }.
history-stands-in = 자리를 비운 캡틴 대신: { $who }.
history-captain-back = { $who } 복귀, 이어서 둠.
history-silence = { $who }: 제때 응답하지 않음. 캡틴의 응답을 따르거나 패스로 봄.
talk-stand-in = 캡틴을 대신해 두고 있어요. 팀의 조언이 여기에 나와요.
claim-title = 이미 기록부에 있나요?
claim-lead = 다시 참가하지 말고 이름을 고르세요. 호스트가 확인해요.
claim-seat = 나는 { $who }
waits-claim = 호스트에게 확인을 요청했어요: { $who }.
wood-claim = { $who } 님이 링크를 열고 말해요: “기록부의 { $seat }, 바로 나예요.”
wood-claim-grant = 맞아요
wood-claim-refuse = 아니요
wood-enter = 입력
wood-sure-result = { $kind ->
    [gammon] { $title }: 개먼. 게임이 끝나요.
    [backgammon] { $title }: 백개먼. 게임이 끝나요.
   *[single] { $title }: 싱글. 게임이 끝나요.
}
wood-sure-pay = 셈에 따르면 { $from } → { $to }: { $owed }. 그래도 { $amount } 입력할까요?
accounts-debt = { $from } → { $to }: { $amount } 줄 것
accounts-carried = 이전 슈에트에서 이어 온 것: { $list }.
accounts-carried-on = 남은 것은 다음 슈에트로 넘어가 거기서 정산해요.
game-jacoby = 돌아가지 않은 큐브에서는 개먼을 싱글로 셌어요(제이코비, CHO-18).
resign-costs = { $you ->
    [true] 내가 잃는 것: { $amount }
   *[false] { $who }, 잃는 것: { $amount }
}
strip-own-cube = { $at ->
    [box] 큐브 { $value }, 박스 것
    [own] 큐브 { $value }, 내 것
   *[middle] 큐브 { $value }, 가운데
}
line-ask-mark = 묻기
line-asked-mark = 물음
voice = 음성 대화방
voice-note = 함께 이야기하는 곳의 링크(https). 테이블의 모두가 볼 수 있어요.
voice-open = 음성 대화방 열기
parts-title = 보드 옆
parts-members = 팀원
parts-talk = 대화
parts-accounts = 셈
parts-more = 더 보기
parts-board = 보드로 돌아가기
chouette-not-claimable = 이 자리는 내 것이라고 할 수 없어요. 이미 찼거나 호스트가 입력하지 않은 자리예요.
chouette-not-in-their-place = 캡틴을 대신해 두는 중이라 대신 기권할 수는 없어요.
