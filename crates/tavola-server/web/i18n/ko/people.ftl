# People: names, ratings, profiles, boards, dice, fair play.

nav-people = 선수
person-bot = 봇
rating-title = 레이팅
rating-provisional = 잠정: 매치가 적거나 오래됐어요
rating-open = 이 매치는 레이팅에 반영돼요. 두 선수가 앉으면 얼마가 걸렸는지 보여요.
rating-waits = 레이팅을 계산하고 있어요.
rating-your-stake = 이기면 레이팅이 { $gain } 오르고, 지면 { $loss } 내려요.
rating-stake = { $name }: 이기면 레이팅이 { $gain } 오르고, 지면 { $loss } 내려요.
rating-share = 두 사람이 이번 주에 많이 두어서 변동의 { $share }%만 반영돼요.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = 나: { $before } → { $after } ({ $change })
rating-not-casual = 캐주얼 매치라 레이팅은 그대로예요.
rating-not-guest = 레이팅은 그대로예요. 레이팅전은 두 선수 모두 등록해야 해요.
rating-not-new = 레이팅은 그대로예요. 초대로 두는 매치는 두 계정 모두 하루 이상 돼야 해요.
rating-not-too_far = 레이팅은 그대로예요. 차이가 500을 넘어요.
rating-not-too_often = 레이팅은 그대로예요. 두 사람이 이번 주에 반영되는 매치를 이미 7번 두었어요.
rating-not-alone = 레이팅은 그대로예요. 한 사람이 양쪽을 둘 수 없어요.
rating-not-annulled = 레이팅은 그대로예요. 매치가 무효가 됐어요.

seal-verify = 주사위 확인
seal-checking = 모든 굴림을 다시 계산하는 중…
seal-wrong = 주사위가 커밋과 맞지 않아요. 확인 도구를 열어 어디인지 보세요.
seal-unreadable = 주사위 기록을 읽을 수 없어요. 다시 시도하세요.

people-title = 선수
people-find = 이름 앞부분으로 선수 찾기
people-find-go = 찾기
people-none-found = “{ $name }”: 이렇게 시작하는 이름의 선수가 없어요.
people-followed = 팔로우하는 사람
people-follow-oneself = 자기 자신은 팔로우할 수 없어요.
people-follow-many = 팔로우할 수 있는 만큼 다 했어요. 먼저 한 명을 해제하세요.

ranking-choose = 순위표
ranking-rating = 레이팅순
ranking-week = 이번 주
ranking-month = 이번 달
ranking-year = 이번 시즌
ranking-errors = 실수율순
ranking-points = 둔 점수
ranking-place = 순위
ranking-player = 선수
ranking-gain = 변동
ranking-points-played = 둔 점수
ranking-matches = 매치
ranking-won = 승
ranking-empty = 아직 아무도 없어요. 레이팅전을 두어 첫 번째가 되세요.
ranking-note = 순위표에는 그 기간에 { $people }명 이상을 상대로 { $points }점 이상을 두고 레이팅이 잠정이 아닌 선수가 나와요. 7점 매치는 7점으로 세요.
ranking-listed = 충분히 두면 순위표에 나와요.
ranking-unlisted = 순위표에 나오지 않아요.
ranking-leave = 순위표에서 빼기
ranking-enter = 순위표에 넣기
pool-choose = 대국 종류
pool-people = 실시간
pool-correspondence = 통신전
pool-bots = 봇 상대

profile-joined = { $day }부터
profile-former = 이전 이름: { $names }
profile-challenge = 도전
profile-follow = 팔로우
profile-unfollow = 팔로우 해제
profile-block = 차단
profile-register = 등록하면 선수를 팔로우하고 레이팅전을 둘 수 있어요.
profile-unrated = 아직 레이팅전이 없어요.
profile-experience = 매치 { $matches }개, { $points }점
profile-rating-note = 레이팅은 FIBS 공식을 따르고 모두 1500에서 시작해요. 봇과의 매치는 레이팅이 따로 있어요.
profile-errors = 모든 결정
profile-errors-checker = 말 놓기
profile-errors-cube = 큐브
profile-errors-note = 엔진이 평가한 레이팅전의 최근 결정 { $decisions }개 기준. { $interval ->
    [yes] 참값은 100번 중 95번 이 범위 안에 있어요.
   *[no] 결정 { $least }개부터 범위를 보여 줘요.
  }
profile-errors-few = 엔진이 평가한 결정이 아직 { $least }개가 안 돼요.
profile-graph = 레이팅 추이
profile-graph-table = 모든 변동을 표로 보기
profile-graph-words = 매치 { $matches }개의 레이팅: 현재 { $now }, 최고 { $most }, 최저 { $least }.
profile-no-matches = 아직 끝난 매치가 없어요.
profile-none-found = 맞는 매치가 없어요.
profile-counted = 매치 { $n }개, { $won }승
profile-filter = 매치 거르기
profile-filter-go = 매치 보기
profile-opponent = 상대
profile-result = 결과
profile-result-any = 상관없음
profile-result-won = 승
profile-result-lost = 패
profile-score-stood = 매치가 끝났을 때의 점수
profile-since = 부터
profile-until = 까지
profile-search-wrong = 조건을 읽을 수 없어요. 길이는 숫자로, 날짜는 2026-11-25처럼 쓰세요.
profile-ways = 보기
profile-watch = 관전
profile-newer = 더 최근 매치

against-title = { $one } 대 { $other }
against-none = 두 사람이 끝까지 둔 매치가 아직 없어요.
against-by-length = 매치 길이별 승수

dice-of = { $name }의 주사위
dice-all-title = 클럽 전체의 주사위
dice-none = 아직 집계된 굴림이 없어요. 주사위는 매치가 끝나면 집계돼요.
dice-counted = 굴림 { $n }번 집계. 게임의 첫 굴림은 같은 눈이 나올 수 없어 제외했어요({ $openings }번).
dice-too-few = 판단하기에는 굴림이 적어요. 적어도 { $least }번이 필요해요.
dice-test = { $rare ->
    [usual] 공정한 주사위로 보여요. 공정한 주사위도 { $percent }의 경우 평균에서 이만큼 또는 그 이상 벗어나요(카이제곱 { $chi }).
    [rare] 공정한 주사위가 평균에서 이만큼 또는 그 이상 벗어나는 경우는 { $percent }뿐이에요(카이제곱 { $chi }). 정직한 선수 100명 중 몇 명은 이렇게 보여요.
   *[very_rare] 공정한 주사위는 평균에서 이만큼 벗어나는 일이 거의 없어요. { $percent }의 경우예요(카이제곱 { $chi }). 매치를 확인하고 클럽에 알려 주세요.
  }
dice-sums = 같은 눈과 진입
dice-what = 항목
dice-doubles = 같은 눈
dice-entering = 바에서 진입, 시도 { $n }번 중
dice-pairs = 모든 굴림
dice-pair = 굴림
dice-counted-head = 횟수
dice-expected = 평균
dice-band = 보통 범위
dice-outside = 보통 범위를 벗어남
dice-band-note = 공정한 횟수 100개 중 95개가 보통 범위 안에 있어요. 21가지 굴림 중 하나쯤은 우연히 벗어나요.

fair-play-title = 페어 플레이
fair-play-of = 페어 플레이: { $name }
fair-play-lead = 운영진만 보는 단서예요. 어디를 볼지 알려 줄 뿐 아무것도 결정하지 않아요.
fair-play-base-title = 이런 단서가 얼마나 자주 틀리는지
fair-play-base = 100명 중 1명이 도움을 받는다고 해 보세요. 그중 90%를 찾아내고 정직한 선수의 1%를 의심하는 단서는 100번 중 48번만 맞아요. 다섯 번 보면 정직한 선수도 다섯 배로 걸려요.
fair-play-base-many = 정직한 선수도 완벽에 가까운 짧은 매치를 흔히 둬요. 결과나 운 좋은 굴림은 아무것도 말해 주지 않아요.
fair-play-hardest = 가장 어려운 수 열 개
fair-play-hardest-note = 평가를 열기 전에 포지션을 보고 스스로 판단하세요.
fair-play-choices = 가능한 수 { $n }개
fair-play-verdict = 평가
fair-play-lost = { $best ->
    [yes] 최선의 수를 찾았어요.
   *[no] 이 수의 손실: { $loss }.
  }
fair-play-none-judged = 엔진이 평가한 레이팅전이 아직 없어요.
fair-play-rate = { $rate }, 결정 { $n }개
fair-play-peers = 비슷한 레이팅의 다른 선수 { $n }명: 5%는 { $low } 미만, 절반은 { $middle } 미만, 95%는 { $high } 미만.
fair-play-as-good = 그중 { $n }명이 같거나 더 잘 둬요.
fair-play-few-peers = 비슷한 레이팅에서 충분히 평가된 다른 선수가 { $n }명뿐이에요. { $least }명부터 비교해요.
fair-play-agreement = 어려운 수에서 엔진과의 일치
fair-play-agreement-note = 최선의 수가 두 번째보다 0.02~0.08 나은 수만 봐요. 사람마다 갈리는 곳이에요. 같은 매치의 상대도 나란히 보여 줘요.
fair-play-player = 이 선수
fair-play-opponents = 상대들
fair-play-found = { $all }개 중 { $best }개 찾음
fair-play-between = (실제 비율은 { $low }%~{ $high }%)
fair-play-too-few = (판단하기에 적음)
fair-play-times = 난이도별 시간
fair-play-difficulty = 수
fair-play-forced = 강제
fair-play-easy = 쉬움
fair-play-hard = 어려움
fair-play-close = 비슷함
fair-play-times-note = 중앙값 시간과 수의 개수. 사람은 어려운 곳에서 더 오래 생각해요.
fair-play-evidence = 양쪽의 단서
fair-play-unusual = 특이함
fair-play-usual = 사람다움
fair-play-unknown = 판단하기에 적음
fair-play-nothing = 없음.
fair-play-says-rate-low = 실수율이 범위까지 포함해 비슷한 레이팅 선수 95%보다 낮아요.
fair-play-says-rate-usual = 비슷한 레이팅 선수들의 실수율이에요.
fair-play-says-rate-open = 결정이 적거나 비교할 선수가 적어요.
fair-play-says-hard-more = 어려운 수를 상대들보다 뚜렷이 자주 찾았어요.
fair-play-says-hard-usual = 어려운 수를 상대들과 비슷하게 찾았어요.
fair-play-says-hard-open = 어려운 수가 적어요.
fair-play-says-time-flat = 상대들은 더 오래 생각했는데, 어려운 수에도 쉬운 수보다 시간을 더 쓰지 않았어요.
fair-play-says-time-grows = 어려운 수에 쉬운 수보다 시간을 더 썼어요.
fair-play-says-time-open = 시간이 기록된 수가 적어요.
fair-play-says-cube-apart = 말 놓기는 거의 완벽한데 큐브는 그렇지 않아요.
fair-play-says-cube-usual = 말 놓기와 큐브의 실력이 어울려요.
fair-play-says-cube-open = 결정이 적어요.
fair-play-steps = 먼저 지켜보고, 그다음 친근하게 묻거나 감독 아래의 매치를 제안하세요. 이유와 기한, 다른 사람에게 이의를 제기할 기회 없이 누구도 제한하지 않아요.
fair-play-alike = 살펴볼 만한 것
fair-play-alike-note = 단서일 뿐 결론이 아니에요. 친구끼리도 빨리 기권하고, 늘 지는 사람도 있어요.
fair-play-quick = 레이팅전 { $n }개가 1분 안에 끝남
fair-play-one-way = 레이팅전 { $n }개가 모두 한쪽 승리
