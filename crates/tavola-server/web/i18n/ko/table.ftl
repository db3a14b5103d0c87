# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = 나
you-first = 나
you-object = 나
white = 백
black = 흑
bot = 봇
you-mark = 나
seat-free = 빈자리
gone = 자리 비움
bar-word = bar
off-word = off
number = { $n }
# Places and what stands there
board-label = 보드. 화살표 키로 포인트를 옮겨 다니고, Enter 키로 말을 움직여요.
point = { $number }포인트
bar-yours = 내 바
bar-theirs = 상대의 바
tray-yours = 내 트레이
tray-theirs = 상대의 트레이
bar-white = 백의 바
bar-black = 흑의 바
tray-white = 백의 트레이
tray-black = 흑의 트레이
place = { $place }, { $checkers }
checkers-none = 비어 있음
checkers-count = { $count }개
checkers-yours = { $n ->
    [1] 내 블롯
   *[other] 내 말 { $count }개
}
checkers-theirs = { $n ->
    [1] 상대의 블롯
   *[other] 상대의 말 { $count }개
}
checkers-white = { $n ->
    [1] 백의 블롯
   *[other] 백 { $count }개
}
checkers-black = { $n ->
    [1] 흑의 블롯
   *[other] 흑 { $count }개
}
moves-to = { $to }포인트로 이동
moves-hitting = { $to }포인트로 이동하며 히트
moves-off = 베어 오프
quadrant-home = 내 홈 보드: { $checkers }
quadrant-outer = 내 아우터 보드: { $checkers }
quadrant-their-outer = 상대의 아우터 보드: { $checkers }
quadrant-their-home = 상대의 홈 보드: { $checkers }
dice-swap = 주사위 { $a }, { $b }: 순서 바꾸기
dice-done = 주사위 { $a }, { $b }, 다 둠: 주사위 걷기
cube-press = 큐브: 더블, { $value }
cube-middle = 큐브 { $value }, 가운데
cube-owned = 큐브 { $value }, 소유: { $you ->
    [true] 나
   *[false] { $who }
}

# Acts
act-roll = 굴리기
act-double = 더블
act-confirm_double = 더블 ({ $value })
act-cancel_double = 아니요
act-take = 테이크
act-drop = 패스
act-beaver = 비버
act-raccoon = 라쿤
act-otter = 오터
act-done = 완료
act-no_move = 둘 수 없음: 계속
act-undo = 무르기
act-next_game = 다음 게임
act-offer_rematch = 재대결
act-accept_rematch = 재대결 수락
act-decline_rematch = 아니요, 괜찮아요
act-accept_resignation = 수락
act-reject_resignation = 계속 두기
act-annul_doubles = 더블 취소
act-annul_doubles-detail = 크로퍼드 게임에는 더블 없음
act-correct_start = 시작 배치 바로잡기
act-correct_start-detail = 네 번째 굴림 전까지
act-roll_early = 미리 굴리기
act-double_early = 미리 더블하기
act-double_by_mistake = 크로퍼드 게임에서 더블
act-accept_play = 그대로 인정
act-challenge = 합법적인 수 요구
confirm-double = 큐브 { $value }, 더블할까요? 한 번 더 누르면 확정돼요.

# The line under the board
status-waiting = 상대를 기다리고 있어요.
status-waiting-doubles = 모두 앉기를 기다리고 있어요.
status-ready = 곧 매치를 시작해요.
status-opening = 주사위를 굴려 선을 정하세요.
status-opening-tie = 양쪽 모두 { $die }: 다시 굴리세요.
status-rolling = 주사위가 구르고 있어요.
status-their-roll = { $who } 굴릴 차례.
status-their-play = { $who } { $roll } 둘 차례.
status-doubled = 더블, 큐브 { $value }. 응답 대기: { $who }.
status-play = { $roll }: 내 차례.
status-cannot = { $roll }: 둘 수 없음.
status-complete = 완료를 누르거나 수를 무르세요.
status-rolled-early = { $mover ->
    [you] { $who }: { $roll }, 너무 일찍 굴림. 이 굴림은 유효해요. 알고서 두면 되고, 상대는 그 전에 더블할 수 없어요(IRR-07).
    [opponent] { $roll }, 너무 일찍 굴렸어요. 이 굴림은 유효해요. 상대는 알고서 두고, 나는 더블할 수 없어요(IRR-07).
   *[other] { $who }: { $roll }, 너무 일찍 굴림. 이 굴림은 유효해요(IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who }: 너무 일찍 더블. 알고서 둔 다음 응답하면 돼요(CUB-09).
    [opponent] 너무 일찍 더블했어요. 취소할 수 없어요(CUB-09).
   *[other] { $who }: 너무 일찍 더블(CUB-09).
}
status-shown = { $who } 쪽에서 굴리기 전까지는 이 수에 이의가 제기될 수 있어요.
status-challenged = { $who } 쪽에서 합법적인 수를 요구: { $roll }, 다시 두세요.
status-their-shown-answer = { $who } 두기 완료. 그대로 인정하거나 합법적인 수를 요구하세요.
status-their-shown = { $who } 두기 완료. 굴리면 인정하는 거예요.
status-resigned = { $win ->
    [gammon] 개먼 기권
    [backgammon] 백개먼 기권
   *[single] 싱글 기권
} 제안을 했어요. 응답을 기다리고 있어요.
status-next-wanted = 상대를 기다리고 있어요.
status-rematch-asked = 재대결을 신청했어요.
status-rematch-offered = 상대가 재대결을 원해요.
status-closed = 닫힌 테이블이에요.
done-unmoved = 아직 움직이지 않았어요. 그래도 차례를 끝내려면 한 번 더 누르세요.
roll-early-sure = 상대가 아직 끝내지 않았어요. 이 테이블의 규칙에서는 지금 굴린 것이 유효해요. 그래도 굴리려면 한 번 더 누르세요.
double-early-sure = 너무 이른 더블이고 취소할 수 없어요(CUB-09). 그래도 더블하려면 한 번 더 누르세요.
not-complete = 차례가 끝나지 않았어요. 둘 수 있는 눈은 모두 두어야 해요.
not-now = 지금은 할 수 없어요.
dice-used = 주사위 두 개를 모두 썼어요. 다르게 두려면 무르세요.
typing = 수: { $text }
typed-wrong = “{ $text }”: 합법적인 수가 아니에요.
deadline = { $you ->
    [true] { $seconds }초 안에 결정하세요.
   *[false] { $who }: 결정까지 { $seconds }초 남음.
}
absence = { $who } 자리 비움. { $left } 안에 돌아오지 않으면 승리를 선언할 수 있어요.
line-open = 연결됨
line-lost = 연결이 끊겼어요. 다시 연결하는 중…
replay-start = 게임 시작, { $of }수 중 0
replay = { $of }수 중 { $at }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } 착석.
say-gone = { $who } 연결 끊김.
say-back = { $who } 복귀.
say-play = { $who } { $a }-{ $b }, { $play }.
say-play-told = { $who } { $play }.
say-play-short = { $play }.
say-cannot = { $who } { $a }-{ $b }, 둘 수 없음.
say-cannot-told = { $who } 둘 수 없음.
say-roll = { $double ->
    [true] 같은 눈 { $a }
   *[false] { $a }-{ $b }
}. { $n ->
    [0] 둘 수 없음
   *[other] 가능한 수 { $n }개
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } { $a }-{ $b }.
say-complete = 차례 완료
say-forced = 강제 수: { $play }.
say-doubles = { $who } 더블, 큐브 { $value }. 테이크할까요, 패스할까요?
say-beaver = { $who } 비버: 큐브가 { $value }까지 올라가요.
say-raccoon = { $who } 라쿤: 큐브가 { $value }까지 올라가요.
say-otter = { $who } 오터: 큐브가 { $value }까지 올라가요.
say-cube = 큐브 { $value }, 소유: { $you ->
    [true] 나
   *[false] { $who }
}.
say-cube-middle = 큐브 { $value }, 가운데.
say-game = 제{ $game }게임.
say-crawford = 제{ $game }게임, 크로퍼드 게임: 더블 없음.
say-result = { $you ->
    [true] 내가 승리
    [lost] 내가 패배
   *[false] { $who } 승리
}, { $win ->
    [gammon] 개먼
    [backgammon] 백개먼
   *[single] 싱글
}{ $ending ->
    [dropped] {" "}(더블 패스)
    [resigned] {" "}(기권)
    [claimed] {" "}(선언)
    [flag] {" "}(시간 초과)
    [forfeited] {" "}(몰수)
    [adjudicated] {" "}(판정)
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] , 큐브 { $cube }
}, { $points }점.
say-match-won = { $you ->
    [true] 내가 매치 승리
    [lost] 내가 매치 패배
   *[false] { $who } 매치 승리
}{ $cause ->
    [flag] {" "}(시간 초과)
    [too_slow] {" "}(결정 시간 초과)
    [absent] {" "}({ $you ->
        [lost] 나의 부재
       *[other] 상대의 부재
    })
    [left] {" "}({ $you ->
        [lost] 내가 떠남
       *[other] 상대가 떠남
    })
    [resigned] {" "}(기권)
    [ruling] {" "}(판정)
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] 세션 종료: 선수가 떠났어요.
    [absent] 세션 종료: 선수가 돌아오지 않았어요.
    [too_slow] 세션 종료: 결정이 너무 오래 걸렸어요.
    [flag] 세션 종료: 선수의 시간이 다 됐어요.
    [resigned] 세션 종료: 선수가 기권했어요.
    [ruling] 판정으로 세션이 끝났어요.
    [annulled] 매치 무효: 누구에게도 계산되지 않아요.
   *[session_over] 세션이 끝났어요.
}
say-resigns = { $who } { $win ->
    [gammon] 개먼 기권
    [backgammon] 백개먼 기권
   *[single] 싱글 기권
} 제안.
say-rejected = 기권이 거절됐어요. 계속 두세요.
say-your-turn = 내 차례: 굴리세요.
say-your-turn-cube = 내 차례: 굴리거나 더블하세요.
say-pips = 핍: 나 { $yours }, 상대 { $theirs }.
score-money = 점수 { $yours }–{ $theirs }.
points-word = 점
score-stake = 점수 { $yours }–{ $theirs }: { $lead ->
    [level] 주고받을 것 없음
    [you] 내가 { $amount } 앞섬
    [opponent] 상대가 { $amount } 앞섬
   *[other] { $who } { $amount } 앞섬
}.
score-match = 점수 { $yours }–{ $theirs }, { $length }점 매치.
score-match-stood = 끝났을 때의 점수 { $yours }–{ $theirs }, { $length }점 매치.

# Around the board
bar-you = 나: { $who }
bar-them = 상대: { $who }
pips = { $n }핍
away = { $n }어웨이
score-of = 점수 { $n }
title-game = 제{ $game }게임
title-crawford = 크로퍼드
no-move = 둘 수 없음
moved-double = 더블, { $value }
moved-take = 테이크
moved-drop = 패스
moved-beaver = 비버, { $value }
moved-raccoon = 라쿤, { $value }
moved-otter = 오터, { $value }
moved-roll_early = 너무 일찍 굴림
moved-double_early = 너무 이른 더블, { $value }
moved-annul_doubles = 크로퍼드 게임의 더블 취소됨
moved-correct_start = 시작 배치 바로잡음
moved-challenge = 합법적인 수 요구
game-how = { $ending ->
    [dropped] 패스
    [resigned] { $win ->
        [gammon] 개먼, 기권
        [backgammon] 백개먼, 기권
       *[single] 기권
    }
    [claimed] { $win ->
        [gammon] 개먼, 선언
        [backgammon] 백개먼, 선언
       *[single] 선언
    }
    [flag] { $win ->
        [gammon] 개먼, 시간 초과
        [backgammon] 백개먼, 시간 초과
       *[single] 시간 초과
    }
    [forfeited] { $win ->
        [gammon] 개먼, 몰수
        [backgammon] 백개먼, 몰수
       *[single] 몰수
    }
    [adjudicated] { $win ->
        [gammon] 개먼, 판정
        [backgammon] 백개먼, 판정
       *[single] 판정
    }
   *[borne_off] { $win ->
        [gammon] 개먼
        [backgammon] 백개먼
       *[single] 싱글
    }
}
match-decided = { $cause ->
    [flag] 시간 초과로 매치 결정
    [too_slow] 매치 결정: 결정 시간 초과
    [absent] 매치 결정: 상대의 부재
    [left] 매치 결정: 상대가 떠남
    [ruling] 판정으로 매치 결정
   *[resigned] 매치 기권
}{ $between ->
    [true] {" "}(게임 사이)
   *[false] {""}
}
plays-count = 합법적인 수 { $n }개
resign-single = 싱글로 기권: { $points }점
resign-gammon = 개먼으로 기권: { $points }점
resign-backgammon = 백개먼으로 기권: { $points }점
resign-match = 매치 전체 기권
resign-match-sure = 네, 매치 전체를 기권할게요
resign-match-no = 아니요, 계속 둘게요
resign-when-done = { $win ->
    [gammon] 개먼 기권
    [backgammon] 백개먼 기권
   *[single] 싱글 기권
} 제안은 내 차례가 끝나는 대로 전해져요(END-08). Esc를 누르면 취소돼요.
resign-kind = { $win ->
    [gammon] 개먼으로 기권
    [backgammon] 백개먼으로 기권
   *[single] 싱글로 기권
}
leave-session = 세션 끝내기
leave-table = 테이블 나가기
lookback-game = { $match ->
    [1] 제{ $game }게임
   *[other] 제{ $match }매치, 제{ $game }게임
}
lookback-open = 제{ $game }게임 돌아보기
lookback-unreachable = 지금은 게임을 불러올 수 없어요. 잠시 후 다시 시도하세요.
copied = 복사됨: { $text }
watchers = { $n }명 관전 중
bot-level = 봇 · { $level }
bot-level-beginner = 입문
bot-level-novice = 초급
bot-level-casual = 초중급
bot-level-intermediate = 중급
bot-level-advanced = 상급
bot-level-expert = 전문가
bot-level-full = 최강
stake-per-point = 1점당 { $unit }
line-needed = 연결이 없어요. 다시 연결되면 할 수 있어요.
line-waiting = 아직 보내지 않았어요. 다시 연결되면 바로 전송돼요.
moved-rejected_single = 싱글 기권: 거절됨
moved-rejected_gammon = 개먼 기권: 거절됨
moved-rejected_backgammon = 백개먼 기권: 거절됨
act-double-detail = { $value }
act-take-detail = { $asked } 걸고 계속
act-drop-detail = { $refused } 잃음
act-accept_resignation-detail = { $resigned }
resigned-wins = { $points } 획득
act-beaver-detail = { $beaver }
act-raccoon-detail = { $beaver }
act-otter-detail = { $beaver }
key-escape = 하다 만 동작에서 돌아가기, 돌아보기에서 돌아가기
key-mouse = 첫 번째 주사위로 이동, 오른쪽 클릭: 다른 주사위로 이동
key-dice = 주사위 순서 바꾸기, 차례를 다 두었으면 완료
key-drag = 주사위 두 개를 한 번에 이동
invite-copied = 복사됐어요. 친구에게 보내세요.
invite-select = 선택된 링크를 복사해 친구에게 보내세요.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = 닫힌 테이블이에요.
refused-not-seated = 이 테이블의 선수만 할 수 있어요.
refused-seat-taken = 이미 찬 자리예요.
refused-wrong-invitation = 초대받은 사람을 위한 자리예요.
refused-not-begun = 매치가 아직 시작되지 않았어요.
refused-no-game = 진행 중인 게임이 없어요.
refused-match-over = 매치가 끝났어요.
refused-opponent-left = 상대가 떠났어요.
refused-dice-called = 곧 주사위가 굴러가요.
refused-time-is-up = 시간이 다 됐어요.
refused-rules = 지금은 규칙상 할 수 없어요.
refused-not-opened = 그런 테이블이 없어요.
refused-opened-already = 이미 있는 테이블이에요.
refused-not-allowed = 서버나 디렉터만 할 수 있어요.
refused-nobody = 먼저 이름을 입력하세요.
refused-seated-already = 이미 여기에 자리가 있어요.
refused-same-player = 자기 자신과는 둘 수 없어요.
refused-broken-start = 이 설정으로는 첫 게임을 시작할 수 없어요.
refused-ready-already = 이미 준비됐다고 했어요.
refused-begun-already = 매치가 이미 시작됐어요.
refused-seats-kept = 매치가 끝나기 전에는 자리를 바꿀 수 없어요.
refused-game-on = 게임이 끝나지 않았어요.
refused-match-not-over = 매치가 끝나지 않았어요.
refused-no-match = 머니 게임에는 기권할 매치가 없어요. 게임을 기권하거나 나가세요.
refused-asked-already = 이미 요청했어요.
refused-rejected-before = 상대가 거절했어요. 다음 굴림 뒤에 다시 제안할 수 있어요.
refused-no-rematch = 재대결 제안이 없어요.
refused-not-that-roll = 체인 값을 기다리는 것은 다른 굴림이에요.
refused-link-opened = 이 굴림의 체인 값은 이미 공개됐어요.
refused-no-own-chain = 이 자리의 체인 값은 서버가 공개해요.
deposit-no-own-chain = 이 자리가 자기 체인을 커밋한 뒤에야 시드를 맡길 수 있어요.
deposit-not-the-seed = 이 자리가 커밋한 체인의 시드가 아니에요.
refused-bad-link = 이 자리가 커밋한 것과 맞지 않는 체인 값이에요.
refused-another-log = 이 브라우저가 본 매치 진행이 여기 기록과 달라요.
refused-too-long = 글이나 목록이 너무 길거나 숫자가 너무 커요.
refused-chain-too-long = 체인의 값은 4096개까지예요.
dice-alarm-commitment = 서버가 매치 전에 커밋한 값을 바꿨어요.
dice-alarm-chains = 이 매치에 커밋된 체인이 시작 후에 바뀌었어요.
dice-alarm-start = 매치가 시작되기 전에 내 체인 값이 요청됐어요.
dice-alarm-ahead = 다음 굴림은 { $expected }번인데 { $number }번 굴림의 체인 값이 요청됐어요. 서버가 앞으로의 굴림을 미리 알게 되는 요청이에요.
dice-alarm-log = 서버가 이전과 다른 매치 진행을 보여 주고 있어요.
dice-alarm-between = { $number }번 굴림이 요청된 뒤, 주사위가 나오기 전에 다른 일이 일어났어요.
dice-alarm-twice = { $number }번 굴림이 다른 사람에 의해, 또는 다른 목적으로 다시 요청됐어요.
dice-alarm-dice = 보드의 주사위가 기록의 주사위와 달라요.
dice-alarm-lost = 서버가 { $number }번 굴림의 내 체인 값을 받고도 공개되지 않은 것으로 기록했어요.
dice-alarm-escrow = { $number }번 굴림이 맡긴 값으로 공개됐다고 기록돼 있지만, 이 브라우저는 아무것도 맡기지 않았어요.
dice-alarm-proof = 주사위 기록의 앞뒤가 맞지 않아요: { $fault }
dice-alarm-refused = 이 브라우저는 이 매치에서 더는 체인 값을 공개하지 않아요. 공개된 기본값이 대신 쓰이고, 기록에 남아요.
dice-said = 경고: { $text }
dice-remark-late = { $number }번 굴림의 내 체인 값은 요청이 이 브라우저에 온 지 { $seconds }초 뒤에 보내져 반영되지 않았어요. 공개된 기본값이 대신 쓰였어요.
dice-remark-away = 이 브라우저가 자리를 비운 동안 굴림이 { $n }번 있었어요. 내 체인 값 대신 공개된 기본값이 쓰였어요.
dice-remark-elsewhere = 이 주사위의 내 몫은 이 브라우저가 아니라 준비를 마친 브라우저에 있어요. 여기서는 굴릴 때마다 잠시 기다린 뒤 공개된 기본값을 써요. 그 브라우저의 “다른 기기에서 계속하기”에서 내 몫을 여기로 가져오는 링크를 받을 수 있어요.
dice-remark-house = 이 브라우저는 아무것도 저장하지 않으므로, 주사위의 내 몫도 서버가 뽑아요.
dice-remark-unsure = 이 브라우저가 자리를 비운 동안 보증할 수 있는 것보다 많은 굴림이 있었어요. 이 매치에서는 더는 체인 값을 공개하지 않고, 공개된 기본값이 대신 쓰여요.
dice-remark-brought = 이제 이 브라우저에도 주사위의 내 몫이 있어요.
dice-right = 주사위 확인 완료: 굴림 { $rolls }번 모두, 매치 전에 봉인되고 이 브라우저가 보관한 것에서 나왔어요.
dice-fits = 주사위 확인 완료: 굴림 { $rolls }번 모두 기록과 맞아요. 이 브라우저에는 비교할 자체 기록이 없었어요.
dice-wrong = 이 매치의 주사위는 매치 전에 봉인된 것에서 나오지 않았어요.
refused-no-dice = 필요한 주사위가 없어요.
refused-too-many-steps = 한 수는 네 번 이동까지예요.
refused-nothing-changes = 바뀌는 것이 없어요.
refused-no-clock = 여기에는 시계가 없어요.
refused-break-between-games = 휴식은 게임 사이에만 가능해요.
refused-nothing-due = 지금 처리할 것이 없어요.
refused-not-absent = 상대가 자리를 비운 지 아직 충분히 지나지 않았어요.
refused-too-fast = 요청이 너무 많아요. 잠시 기다리세요.
refused-not-yours = 권한이 없어요.
refused-malformed = 서버가 이해하지 못했어요.
refused-away = 지금은 클럽이 저장할 수 없어요. 곧 다시 시도하세요. 그동안 내 시계는 가지 않아요.
refused-trouble = 저희 쪽에 문제가 생겼어요. 다시 시도하세요.
clause-END-08 = 차례를 마친 뒤에, 게임에서 아직 잃을 수 있는 만큼까지만 기권할 수 있어요.
clause-END-09 = 앞으로의 굴림이 아직 결과를 바꿀 수 있어요.
clause-MOV-01 = 상대의 말이 둘 이상 있는 포인트예요.
clause-MOV-02 = 눈 하나하나가 따로 된 이동이고, 이 말이 중간에 멈출 수 있는 열린 포인트가 없어요.
clause-MOV-03 = 두 눈 모두 따로는 길이 막혀 있어요.
clause-MOV-05 = 같은 눈은 네 번까지 둬요.
clause-MOV-06 = 두 색이 한 포인트에 함께 있을 수 없어요.
clause-MOV-07 = 두 눈을 모두 두어야 해요.
clause-MOV-08 = 한 눈만 둘 수 있다면 큰 눈이어야 해요.
clause-MOV-09 = 같은 눈은 둘 수 있는 만큼 모두 두어야 해요.
clause-MOV-10 = 합법적인 수가 없을 때만 차례를 잃어요.
clause-HIT-02 = 바에 있는 말이 먼저 들어와야 해요.
clause-HIT-03 = 들어올 포인트가 막혀 있어요.
clause-HIT-04 = 최대한 많은 말이 들어와야 해요.
clause-OFF-01 = 모든 말이 홈에 있을 때만 베어 오프할 수 있어요.
clause-OFF-02 = 그 눈과 같은 번호의 포인트에서 베어 오프하세요.
clause-OFF-03 = 더 높은 포인트의 말이 그 눈을 두어야 해요.
clause-OFF-04 = 가장 높은 포인트에서 베어 오프하세요.
clause-OFF-08 = 베어 오프할 때도 두 눈을 모두 써야 해요.
clause-CUB-02 = 큐브가 내 것이 아니거나 이미 주사위를 굴렸어요.
clause-CUB-03 = 받은 제안이 없어요.
clause-CUB-04 = 연달아 두 번 더블할 수 없어요.
clause-CUB-06 = 먼저 더블에 응답해야 해요.
clause-CUB-15 = 이 규칙에는 없는 응답이에요.
clause-CUB-17 = 이 규칙에서는 이 점수에 더블할 수 없어요.
clause-MAT-02 = 크로퍼드 게임에는 더블이 없어요.
clause-MAT-04 = 크로퍼드 게임 뒤에는 뒤진 쪽이 자기 세 번째 차례 전에 더블할 수 없어요.
clause-SET-07 = 오프닝 롤로 선을 정해요.
clause-SET-08 = 먼저 굴리세요.
clause-IRR-01 = 보인 수는 합법이고 유효해요.
clause-IRR-02 = 차례가 끝났어요.
clause-IRR-05 = 내 차례가 아니에요.
clause-OPT-03 = 매치에는 없는 규칙이에요.

# Settings
set-group-board = 보드
set-group-auto = 자동 진행
set-group-sound = 소리
set-group-voice = 읽어 주기
set-board = 보드
set-board-noce = Noce (호두나무)
set-board-lavagna = Lavagna (슬레이트)
set-board-chiaro = Chiaro (고대비)
set-board-panno = Panno (녹색 펠트)
set-board-marmo = Marmo (대리석)
set-board-lacca = Lacca (옻칠과 금)
set-look = 화면 모드
set-look-system = 시스템 설정
set-look-light = 밝게
set-look-dark = 어둡게
set-numbers = 포인트 번호
set-numbers-own = 각자의 홈부터
set-numbers-absolute = 양쪽 같은 번호 (수는 홈 기준으로 표기)
set-home = 홈 보드
set-home-right = 오른쪽
set-home-left = 왼쪽
set-colour = 내 말
set-colour-light = 밝은색
set-colour-dark = 어두운색
set-speed = 애니메이션
set-speed-slow = 느리게
set-speed-normal = 보통
set-speed-fast = 빠르게
set-speed-quick = 매우 빠르게
set-speed-none = 없음
set-arrows = 마지막 수 표시
set-pips = 핍 카운트 표시
set-clocks = 시계 표시
set-autoForced = 강제 수뿐인 차례는 자동으로 두기
set-autoPass = 둘 수 없으면 자동으로 넘기기
set-autoRoll = 더블할 수 없으면 자동으로 굴리기
set-autoBearOff = 컨택트가 끝나면 자동 베어 오프
set-fastForward = 클로즈 아웃되면 빨리 감기
set-confirmDouble = 더블 확인
set-soundRoll = 주사위
set-soundChecker = 말
set-soundHit = 히트
set-soundOff = 베어 오프
set-soundCube = 큐브
set-soundClock = 시간 부족
set-soundTurn = 내 차례
set-sayRolls = 굴림
set-sayRolls-full = 가능한 수의 개수까지
set-sayRolls-short = 주사위만
set-sayRolls-none = 끔
set-sayPlays = 상대의 수
set-sayPlays-full = 누가, 굴림, 수
set-sayPlays-short = 수만
set-sayPlays-none = 끔

# Keys
key-go = 굴리기, 완료, 다음
key-undo = 한 단계 무르기
key-undo-all = 차례 전체 무르기
key-double = 더블
key-take = 테이크, 수락
key-drop = 패스, 거절
key-beaver = 비버, 라쿤, 오터
key-swap = 주사위 순서 바꾸기
key-flip = 보드 돌리기
key-list = 합법적인 수 목록. 번호와 Enter로 두기
key-last = 마지막 수 다시 보기
key-clocks = 시계 표시 또는 숨기기
key-pips = 핍 표시 또는 숨기기
key-quadrants = 보드를 구역별로 읽기
key-type = 수를 입력하고 Enter
key-replay = 게임을 한 수씩 보기
key-board = 보드로 가기
key-help = 이 목록
key-bell = 알림 종으로 가기

# Consultation doubles: two who share a side
pair-title = 우리 조
pair-hand = 주사위: { $who }
pair-away = { $who } 자리 비움
pair-dice = { $you ->
    [true] 주사위를 쥐고 우리 편을 대신해요.
   *[false] 주사위: { $who }. 편을 대신해요.
}
pair-private = 두 사람만 볼 수 있어요.
pair-come-back = 돌아와서 주사위 받기
pair-leave = 나가기 (계속 두는 사람: { $who })
pair-left = { $who } 나감. 혼자 계속 둬요. 파트너는 돌아올 수 있어요.
pair-you-left = 나왔어요. 계속 두는 사람: { $who }. 돌아갈 수 있어요.
pair-away-note = { $who } 자리 비움. 주사위를 넘겨받을 수 있어요.
pair-links-away = 우리 편 주사위 몫은 { $who }의 브라우저가 공개해요. 자리를 비운 동안에는 굴릴 때마다 조금 더 걸려요.
act-take_dice = 주사위 넘겨받기
act-give_dice = 주사위 넘기기: { $who }
act-advise = 파트너에게 쓰기
status-advise = { $who } { $roll } 둘 차례. 말을 움직여 수를 보여 주세요.
status-advise-ready = 이 수를 { $who } 쪽에 보여 주거나 무르세요.
say-dice = { $you ->
    [true] 내가 주사위를 쥐었어요.
   *[false] 주사위: { $who }.
}
say-partner-left = { $who } 나감.
say-partner-back = { $who } 복귀.
talk-you = 나
key-talk = 파트너에게 쓰기
key-dice-hand = 주사위를 넘겨받거나 파트너에게 넘기기
refused-no-partner = 이 테이블에 파트너가 없어요.
refused-partner-has-dice = 파트너가 주사위를 쥐고 있어요. 두려면 넘겨받으세요.
refused-partner-missing = 파트너가 테이블에 없어요.
refused-bot-in-pair = 봇은 혼자 둬요. 한 조는 두 사람이에요.
refused-bad-text = 1~500자로 쓰세요.

# What a side says among itself, here and in a chouette
talk-none = 아직 아무도 말하지 않았어요.
talk-label-partner = 파트너에게 한마디
talk-play-this = 이 수로 두기
talk-send = 보내기
talk-show = 보드에 보이기
talk-hide = 숨기기
act-advise_play = 이 수 보여 주기
act-propose = 제안
said-advice = { $who }의 조언: { $text }

# The tutor

knob-tutor = 튜터
act-take_back = 되돌리기
key-hint = 힌트
key-take-back = 되돌리기
tutor-title = 정말 이렇게 둘까요?
tutor-costs =
    { $kind ->
        [play] 이 수의 손실: { $loss }.
       *[decision] 이 결정의 손실: { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] 그대로 두기
       *[other] 그대로 하기
    }
tutor-show = 더 나은 선택 보기
tutor-again = 다시 선택하기
tutor-hint = 힌트
tutor-hint-title = 가장 좋은 수
tutor-hint-play = { $play } { $loss }
tutor-back = 테이블로 돌아가기
tutor-taken-back =
    { $n ->
        [0] 이 매치에서 되돌린 적이 없어요.
       *[other] 이 매치에서 { $n }번 되돌렸어요.
    }
tutor-cube-no_double = 더블하지 마세요.
tutor-cube-double = 더블하세요.
tutor-cube-too_good = 더블하기엔 너무 좋아요. 계속 두세요.
tutor-cube-take = 테이크하세요.
tutor-cube-drop = 패스하세요.
tutor-cube-beaver = 비버하세요.
tutor-cube-figures = 노 더블 { $wait }, 더블/테이크 { $take }, 더블/패스 { $drop }
tutor-away = 지금은 튜터에게 물을 수 없어요. 게임은 튜터 없이 계속돼요.
say-taken-back = 되돌렸어요.
with-tutor = 튜터와 함께
refused-no-tutor = 이 테이블에는 튜터가 없어요.
refused-nothing-to-take-back = 이 게임에서 되돌릴 것이 없어요.
refused-not-for-tutor = 튜터는 시계도 돈도 없이 합법적인 수만 두는 봇과의 대국에서 한 사람만 도와요.
refused-tutor-rests = 지금 사람과 두고 있어요. 끝날 때까지 튜터는 말하지 않아요.
refused-nothing-to-advise = 지금 결정할 것이 없어요.
