# The analysis of a match.

study-title = 분석
study-open = 분석하기
study-back = 테이블로 돌아가기
study-depth = { $plies ->
    [0] 첫 평가.
   *[other] { $plies }굴림 앞까지 봤어요.
  }
study-underway = { $plies }굴림 앞까지 보는 중: { $all }줄 중 { $done }줄.
study-waits = 더 깊은 분석은 다른 매치를 기다리고 있어요.
study-ready = 분석이 끝났어요.
study-reload = 아직 분석 중이에요.
study-reload-link = 다시 보기
study-nothing = 분석할 것이 없어요. 끝까지 둔 게임이 없어요.
study-definitions = 손실은 큐브 단위(EMG)예요. PR은 결정당 손실의 500배, gnubg의 비율은 손실의 1000분의 1 단위예요. 선택의 여지가 없는 수는 세지 않고, 더블하지 않은 것은 아슬아슬했거나 틀렸을 때만 세요. 의문수는 0.010부터, 실수는 0.020부터, 큰 실수는 0.080부터, 초대형 실수는 0.160부터예요. 한 줄의 에쿼티와 승률은 같은 평가에서 나온 것이고 깊이는 마지막 열에 있어요. 운은 앞을 보지 않고 계산하며, 오프닝 롤에서는 누가 선을 얻었는지도 세요.

study-summary = 숫자로 보기
study-rating = PR
study-rating-note = 퍼포먼스 레이팅: 결정당 손실의 500배. 낮을수록 좋아요.
study-millis = gnubg의 비율
study-millis-note = gnubg가 표시하는 대로, 큐브의 1000분의 1로 나타낸 결정당 손실.
study-plays = 수
study-plays-note = 수의 손실과, 선택의 여지가 있었던 수의 개수.
study-cubes = 큐브
study-cubes-note = 큐브 결정의 손실과 그 개수.
study-lost-of = { $n }개에 { $lost }
study-marks = ?! · ? · ?? · ???
study-marks-note = 의문수, 실수, 큰 실수, 초대형 실수.
study-losses-worth = 모든 실수의 값
study-losses-worth-note = 매치 승률로, 머니 게임에서는 점수로.
study-luck = 운
study-luck-note = 굴림이 평균보다 얼마나 좋았는지, 큐브 단위로, 앞을 보지 않고.
study-luck-worth = 매치의 운
study-luck-worth-note = 같은 것을 매치 승률로, 머니 게임에서는 점수로.

study-graph = 매치의 흐름
study-graph-note = 승률의 선에 실수를 표시했어요. 같은 숫자가 모든 줄의 목록에도 있어요.
study-graph-error = { $line }번째 줄, { $who }: { $mark }, { $loss }
study-graph-match = { $who }의 매치 승률
study-graph-money = { $who }의 게임 기댓값
study-graph-game = { $who }의 게임 승률

nav-study = 연구
nav-openings = 오프닝
openings-title = 오프닝
openings-about = 열다섯 가지 첫 굴림을 어떻게 두는지, 그 최선의 수에 21가지 굴림이 각각 어떻게 응하는지. 머니 게임, 큐브는 가운데, 제이코비 없이, 우리 엔진의 롤아웃 순위예요.
openings-path = 지금 위치
openings-roll = { $roll }
openings-replies-to = { $roll }, { $play }: 응수
openings-roll-head = 굴림
openings-best = 최선의 수
openings-next = 다음
openings-alone = 가까운 수 없음
openings-verdict = 평가
openings-is-best = 최선
openings-as-good = 비슷함
openings-unsettled = 미확정
openings-worse = 못함
openings-error-note = 에쿼티의 표준 오차
openings-trials = 게임
openings-trials-note = 끝까지 둬 본 게임 수
openings-replies = 이에 대한 응수
openings-replies-note = 링크로 된 수를 누르면 그에 대한 응수가 나와요.
openings-mean = 36가지 굴림 전체에서 응수의 값은 굴리는 쪽에게 { $equity }.
openings-look-on = 엔진으로 보기
openings-definitions = 에쿼티는 큐브를 포함하고, 큐브 단위이며, 두는 쪽에서 본 값이에요. ±는 표준 오차 하나. “비슷함”은 최선에 0.010 미만으로 뒤진 것, “미확정”은 그보다 뒤지지만 차이의 표준 오차 2.33배 미만인 것이에요. 같은 숫자를 얻는 명령: tavola openings.

nav-duplicates = 듀플리킷
duplicate-title = 듀플리킷
duplicate-about = 한 매치를 두 테이블에서 같은 주사위로 둬요. 게임마다 굴림마다 같은 눈이 나와요. 그래서 운이 빠지고, 끝난 뒤에는 모든 결정을 다른 테이블의 것과 나란히 볼 수 있어요.
duplicate-play = 두는 사람
duplicate-bot = 둘이서 봇을 상대로
duplicate-bot-note = 친구와 각자의 테이블에서 백으로 같은 봇과 둬요.
duplicate-teams = 2 대 2
duplicate-teams-note = 나는 한 테이블에서 백, 파트너는 다른 테이블에서 흑. 상대 둘은 맞은편에 앉아요.
duplicate-length = 매치 점수
duplicate-go = 두 테이블 열기
duplicate-note = 둘 다 끝나기 전에는 아무도 다른 테이블을 볼 수 없어요. 보면 주사위를 알게 되니까요.
duplicate-table = 테이블 { $n }
duplicate-free = 아직 아무도 없음
duplicate-waiting = 시작 전.
duplicate-playing = 진행 중.
duplicate-over = 끝남.
duplicate-play-on = 내 테이블로
duplicate-look = 테이블 보기
duplicate-invite-white = 이 테이블의 백이 비어 있음
duplicate-invite-black = 이 테이블의 흑이 비어 있음
duplicate-invite-note = 앉을 사람에게 이 링크를 보내세요.
duplicate-same-dice = 다른 테이블에서도 같은 주사위가 나와요.
duplicate-result = 결과
duplicate-players = 백 – 흑
duplicate-points = 점수
duplicate-even = 두 테이블의 결과가 같아요. 앞선 쪽이 없어요.
duplicate-ahead = 더 좋았던 테이블의 백, { $who } { $n }점 앞섬.
duplicate-game = 제{ $n }게임
duplicate-parted = 여기서부터 포지션이 달라요.
duplicate-dice-note = 주사위는 이 서버의 비밀 하나에서 게임과 굴림마다 만들어져요. 아무도 앉기 전에 커밋을 보여 주었고, 두 테이블이 끝나면 비밀을 공개해요. tavola verify-dice로 모든 굴림을 다시 계산할 수 있어요.
duplicate-commitment = 커밋
duplicate-secret = 비밀
duplicate-proof = 확인용 전체 굴림

study-errors = 실수, 큰 것부터
study-no-errors = 실수 없음.
study-more-errors = 그 밖에 { $n }개는 모든 줄의 목록에 표시돼 있어요.
study-where = 줄
study-who = 선수
study-what = 결정
study-cost = 손실
study-played = { $roll }: { $play }, 더 나은 수 { $best }
study-illegal = 규칙에 어긋난 수
study-wrong-double = 더블함. 기다려야 했음
study-missed-double = 더블하지 않음
study-wrong-take = 테이크함. 패스해야 했음
study-wrong-drop = 패스함. 테이크해야 했음
study-wrong-beaver = 비버함. 하지 말아야 했음
study-doubtful = 의문수
study-error = 실수
study-blunder = 큰 실수
study-whopper = 초대형 실수

study-games = 모든 게임
study-game = { $length ->
    [0] 제{ $n }게임, { $black }–{ $white }
   *[other] 제{ $n }게임, { $black }–{ $white }, { $length }점 매치{ $crawford ->
      [yes] , 크로퍼드
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] 승리(패스)
    [gammon] 개먼 승리
    [backgammon] 백개먼 승리
   *[single] 승리
  }, { $points }점
study-game-chance = { $who } 게임 승률
study-match-chance = 매치
study-equity-of = 점
study-dances = 둘 수 없음
study-doubles = 더블
study-takes = 테이크
study-drops = 패스
study-beavers = 비버
study-raccoons = 라쿤
study-otters = 오터
study-resigns-single = 기권
study-resigns-gammon = 개먼 기권
study-resigns-backgammon = 백개먼 기권

study-board = 그 직전의 보드
study-words-numbers = 포인트 번호는 { $who } 기준.
study-words-side = { $who }: { $places }.
study-words-on = { $point }포인트에 { $n }개
study-words-bar = 바에 { $n }개
study-words-off = 베어 오프 { $n }개
study-words-cube = 큐브 { $value }, 가운데.
study-words-cube-of = 큐브 { $value }, 소유: { $who }.
study-said = { $line }번째 줄, { $who }, { $act }.
study-steps = 매치의 줄
study-first = 첫 줄
study-error-before = 이전 실수
study-before = 이전 줄
study-next = 다음 줄
study-error-next = 다음 실수
study-last = 마지막 줄
study-no-decision = 여기에는 결정할 것이 없어요.
study-no-move = 둘 수 없음.
study-forced = 유일한 합법적인 수.
study-right = 최선이에요.
study-as-good = 최선과 비슷함: { $lost } 뒤짐.
study-cost-match = 손실 { $lost }, 매치 승률 { $worth }.
study-cost-money = 손실 { $lost }, { $worth }점.
study-right-is = 정답: { $action }, { $answer }.
study-right-wait = 노 더블
study-right-double = 더블
study-right-redouble = 리더블
study-right-too-good = 더블하기엔 너무 좋음
study-right-take = 테이크
study-right-drop = 패스
study-right-beaver = 비버
study-roll-luck = 굴림의 운: { $luck }, { $worth }점.
study-roll-luck-match = 굴림의 운: { $luck }, 매치 승률 { $worth }.
study-play = 수
study-made = 실전
study-equity = 에쿼티
study-difference = 차이
study-plies = 앞보기
study-plies-note = 몇 굴림 앞까지 봤는지.
study-more-plays = 손실이 더 큰 수 { $n }개 더.
study-cube = 큐브
study-cube-doubler = 큐브, 더블한 쪽에서
study-no-double = 노 더블
study-double-take = 더블, 테이크
study-double-drop = 더블, 패스
study-win = 승
study-win-note = 승률, 퍼센트
study-win-gammon = 승G
study-win-gammon-note = 개먼 이상 승률, 퍼센트
study-win-backgammon = 승BG
study-win-backgammon-note = 백개먼 승률, 퍼센트
study-lose = 패
study-lose-note = 패율, 퍼센트
study-lose-gammon = 패G
study-lose-gammon-note = 개먼 이상 패율, 퍼센트
study-lose-backgammon = 패BG
study-lose-backgammon-note = 백개먼 패율, 퍼센트
study-ids = 다른 프로그램용 포지션

study-why-wins = 100게임에 { $by }게임 덜 이겨요.
study-why-gammons = 100게임에 개먼 { $by }개를 덜 이겨요.
study-why-gammons-lost = 100게임에 개먼 { $by }개를 더 져요.
study-why-shots = 맞는 굴림이 36가지 중 { $made }가지, 최선의 수는 { $best }가지예요.
study-why-best-hits = 최선의 수는 히트해요.
study-why-made-hits = 이 수는 히트하고, 최선의 수는 하지 않아요.
study-why-hits = 이 수는 { $made }개, 최선의 수는 { $best }개를 히트해요.
study-why-home = 홈 보드의 포인트가 { $made }개, 최선의 수는 { $best }개예요.
study-why-prime = 가장 긴 프라임이 { $made }포인트, 최선의 수는 { $best }포인트예요.
study-why-anchor = 최선의 수는 앵커를 지켜요.
study-why-off = 이 수는 { $made }개, 최선의 수는 { $best }개를 베어 오프해요.

study-look-on = 여기서부터 이어 보기
study-cube-before = 굴리기 전:
nav-position = 포지션
position-title = 포지션
position-board = 보드
position-white = 백
position-black = 흑
position-plays = { $who } { $roll } 둘 차례.
position-doubled = { $who } 더블.
position-beavered = { $who } 비버.
position-raccooned = { $who } 라쿤.
position-ottered = { $who } 오터.
position-on-roll = { $who } 굴릴 차례.
position-money = 머니 게임.
position-match = { $length }점 매치: 백 { $white }, 흑 { $black }{ $crawford ->
    [yes] , 크로퍼드 게임.
   *[no] .
  }
position-wrong = 포지션이 아니에요. XGID, GNUBG나 OpenGammon의 ID, FIBS의 한 줄, 글자로 된 보드를 쓸 수 있어요.
position-playing = 지금 사람과 두고 있어요. 끝나면 엔진이 다시 답해요.
position-play = 가능한 수
position-look-on = 둔 뒤의 포지션에서 이어 보기
position-rolls = 굴림
position-id = 포지션
position-id-note = XGID, GNUBG나 OpenGammon의 ID, FIBS의 한 줄, 또는 XG와 gnubg가 복사하는 글자 보드.
position-roll = 굴림(이미 굴렸다면)
position-look = 보기
position-svg = 그림(SVG)
study-adjusted = 운을 뺀 결과
study-adjusted-note = 결과에서 자신의 운을 빼고 상대의 운을 더한 것. 실력만의 값이에요. 0~100%를 벗어날 수 있어요.
study-adjusted-below = { $who } 승리, 굴림이 가져다준 것이 매치 전체보다 많았어요. 그래서 운을 뺀 결과가 0~100%를 벗어나요. 운은 모든 굴림의 합이라 한 매치에서는 결과보다 클 수 있어요.
study-adjusted-above = { $who } 승리, 굴림은 상대편이었는데도 이겼어요. 그래서 운을 뺀 결과가 0~100%를 벗어나요. 운은 모든 굴림의 합이라 한 매치에서는 결과보다 클 수 있어요.

study-at-worst = 가장 비싼 실수부터. ▶ 와 ◀ 로 매치를 넘겨요.
study-no-line = 매치에 그런 줄이 없어요. 가장 비싼 실수를 보여 드려요.
position-wrong-long = 어떤 포지션보다도 길어요.
position-wrong-roll = 굴림이 아니에요. 1~6의 숫자 두 개로, 31처럼 쓰세요.
position-wrong-game-over = 게임이 끝났어요. 한쪽이 말을 모두 베어 오프했어요.
position-wrong-match-over = 매치가 끝났어요. 한쪽이 점수를 다 얻었어요.
position-wrong-crawford = 크로퍼드 게임에서는 한 선수가 1점을 남기고 있어야 해요.
study-chouette = 슈에트의 큐브
study-chouette-note = 큐브마다 박스와 팀원 한 명의 게임이에요. 팀의 수는 캡틴의 것이고, 손실은 큐브마다 달라요.
study-chouette-game = 제{ $n }게임
study-chouette-cube = { $box } – { $member }

study-keys = 키
study-key-points = 보드에서 포인트 옮겨 다니기
study-key-board = 보드로
study-key-move = 말 움직이기
study-key-away = 배치할 때 말 치우기
study-key-answer = 말 움직이기. 다 두었으면 답하기
study-look-here = 이 브라우저에서 더 깊이 보기
study-look-here-note = 서버도 네트워크도 없이 세 굴림 앞까지.
