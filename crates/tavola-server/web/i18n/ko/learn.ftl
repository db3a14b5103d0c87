# Questions about positions

question-play = 이 굴림을 어떻게 둘까요?
question-double = 내가 굴릴 차례예요. 더블할까요?
question-take = 더블을 받았어요. 테이크할까요?
question-roll = 굴림 { $roll }.
question-money = 머니 게임.
question-match =
    { $crawford ->
        [yes] { $length }점 매치, { $yours }–{ $theirs }, 크로퍼드 게임.
       *[no] { $length }점 매치, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] 큐브 { $value }, 내 것.
        [theirs] 큐브 { $value }, 상대의 것.
       *[middle] 큐브 { $value }, 가운데.
    }
question-pips = 핍: 나 { $yours }, 상대 { $theirs }
question-by-hand = 보드에서 말을 움직이거나 수를 쓰세요.
question-write = 내 수
question-answer = 답하기
question-list = 모든 수에서 고르기
question-answer-double = 더블
question-answer-wait = 노 더블
question-answer-take = 테이크
question-answer-drop = 패스
question-tolerance = 손실이 { $loss } 이하인 답은 모두 정답이에요.
question-best = 가장 좋은 답이에요.
question-right = 정답: 손실 { $loss }.
question-wrong = 오답: 손실 { $loss }.

# The quiz of one’s own errors

quiz-title = 내 실수
quiz-own = 내 매치에서 내린 결정이었고, 실수였어요.
quiz-progress = 카드 { $all }장 중 { $due }장을 풀 때가 됐어요. { $retired }장은 그만둠.
quiz-skip = 나중에 묻기
quiz-retire = 다시 묻지 않기
quiz-made = 매치에서의 선택: { $made }, 손실 { $loss }.
quiz-next = 다음은 { $when } 뒤예요.
quiz-wait =
    { $unit ->
        [minutes] { $n }분
        [hours] { $n }시간
       *[days] { $n }일
    }
quiz-on = 계속
quiz-match = 매치에서 보기
quiz-empty = 아직 카드가 없어요. 끝난 매치는 뒤에서 분석되고 실수 하나하나가 카드가 돼요. 잊은 것은 더 빨리, 기억하는 것은 더 늦게 다시 물어요.
quiz-done = 지금 풀 카드가 없어요.
quiz-reset-title = 처음부터 다시
quiz-reset-note = 그만둔 것까지 모든 카드를 새로 만들어 바로 풀 수 있게 해요.
quiz-reset = 모든 시간 지우기
own-level = 결정 { $n }개로 본 퍼포먼스 레이팅: { $rating }. 대략 “{ $level }” 수준이에요.

# The position of the day

daily-title = 오늘의 포지션
daily-note = 이 클럽에서 둔 매치에서 누군가 실수한 포지션이에요. 모두 한 번씩 답하고 나서 사람들의 선택을 봐요.
daily-empty = 오늘은 포지션이 없어요. 클럽의 끝난 매치가 아직 분석되지 않았어요. 한 판 두고 분석하세요.
daily-none = 그날은 포지션이 없었어요.
daily-shares = 사람들의 선택
daily-nobody = 아무도 답하지 않았어요.
daily-answer = 답
daily-chosen = 사람 수
daily-before = 전날
daily-today = 오늘의 포지션
daily-rule = 포지션은 클럽에서 최근 분석된 매치의 0.040~0.250 실수 가운데 날짜로 뽑아요. 이름은 보이지 않아요.
refused-day-is-over = 그 포지션은 그날에만 답할 수 있어요.

# On the start page

start-learn-title = 배우기
start-learn = 내 실수로 만든 문제, 그리고 오늘 모두가 답하는 포지션.
level-own = 나와 비슷하게
level-own-note = { $rating }, 결정 { $n }개
refused-no-own-level = 분석된 결정이 아직 모자라요. 매치를 끝내고 분석하거나 단계를 고르세요.
