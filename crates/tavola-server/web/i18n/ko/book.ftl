# The rules as a book, the rulebook, boards in a text.

book-title = 백개먼의 규칙
book-lead = 첫 수부터 슈에트, 시계, 대회까지, 읽는 사람을 위해 풀어 쓴 규칙 전체. 모든 보드에서 직접 둬 볼 수 있어요.
book-contents = 차례
book-search = 규칙에서 찾기
book-search-go = 검색
book-found =
    { $n ->
        [0] 찾지 못했어요. 다른 낱말이나 더 적은 낱말로 찾아보세요.
       *[other] { $n }곳.
    }
book-whole = 책 전체를 한 페이지로
book-whole-note = 인쇄하거나 인쇄 메뉴에서 PDF로 저장
book-print = 인쇄 또는 PDF로 저장
book-paper-lead = 첫 수부터 슈에트, 시계, 대회까지, 읽는 사람을 위해 풀어 쓴 규칙 전체.
book-paper-after = 다른 사람들이 쓴 다섯 글을 바탕으로:
book-paper-galore = Backgammon Galore, Tom Keith 지음(www.bkgm.com)
book-paper-italian = Le regole del Backgammon, Roberto Gobbo 지음(www.backgammon.it)
book-paper-room = Tavola reale, 이탈리아 온라인 게임방의 규칙
book-paper-club = Regole del chouette, 어느 클럽의 사이트에서
book-paper-manual = 이탈리아의 규칙·대회 안내서, 지은이 이름 없음
book-paper-own = 문장과 그림은 모두 우리 것이에요. 마지막 장 “출처와 감사”에 각 글이 무엇을 주었고 어디가 다른지 적었어요. MOV-07 같은 이름은 책 끝에 있는 규정집의 조항이에요.
book-figures = 출처의 그림이 실린 곳
book-onward = 앞 장과 다음 장
book-before = 앞 장
book-after = 다음 장
rulebook-title = 규정집, 조항별로
rulebook-note = 거절과 판정이 가리키는 조항
rulebook-lead = Tavola가 따르는 모든 규칙에 이름이 하나씩 붙어 있어요. 괄호 안의 글자는 출처예요.
rulebook-told = 책에서 다루는 곳:

# Boards in a text
figure-check = 합법인가요?
figure-back = 무르기
figure-again = 다시 시작
figure-open = 연구실에서 열기
figure-legal = 합법이에요.
figure-right = 맞아요.
figure-wrong = 아니에요.
figure-cube-roll = 더블하지 않기
figure-cube-take = 더블 – 상대는 테이크
figure-cube-pass = 더블 – 상대는 패스
figure-cube-does-double = 더블이에요.
figure-cube-does-redouble = 리더블이에요.
figure-cube-does-no-double = 더블하기에는 일러요.
figure-cube-does-too-good = 더블하지 않고 계속 둬요. 상대가 낼 것보다 더 얻을 수 있으니까요.
figure-cube-then-take = 더블을 받으면 테이크예요.
figure-cube-then-pass = 더블을 받으면 패스예요.
figure-cube-then-beaver = 더블을 받으면 비버예요.

# Articles
articles-title = 글
articles-lead = 오프닝 롤과 더블 윈도, 슈에트와 공정한 추첨에 대해 클럽과 회원이 쓴 글. 클럽이 내놓은 숫자는 모두 엔진으로 롤아웃하거나 센 것이고, 모든 보드에서 직접 둬 볼 수 있어요.
articles-all = 전체
articles-none = 그런 글이 없어요.
articles-shelves = 주제별·연도별 글
articles-feed = 피드(Atom)
articles-more = 모든 글
articles-older = 이전 글
articles-newer = 최근 글
date-long = { $year }년 { $month } { $day }일
month-1 = 1월
month-2 = 2월
month-3 = 3월
month-4 = 4월
month-5 = 5월
month-6 = 6월
month-7 = 7월
month-8 = 8월
month-9 = 9월
month-10 = 10월
month-11 = 11월
month-12 = 12월
articles-tag-back-game = 백 게임
articles-tag-bot = 봇
articles-tag-checker-play = 말 놓기
articles-tag-chouette = 슈에트
articles-tag-cube = 큐브
articles-tag-dice = 주사위
articles-tag-direction = 방향
articles-tag-engine = 엔진
articles-tag-fairness = 공정성
articles-tag-match-play = 매치 플레이
articles-tag-opening = 오프닝
articles-tag-race = 레이스
articles-tag-strategy = 전략
articles-tag-tournament = 대회

# Papers of the house
nav-house = 이 클럽
nav-about = 소개
nav-privacy = 개인정보
nav-terms = 약관

# The lessons' own buttons
lessons-done = 마침
lesson-over = 이 수업은 여기까지예요
lesson-play = 봇과의 첫 게임
lesson-answer = 정답
lesson-done = 완료
lesson-on = 계속
lesson-number = 내 답(숫자):
lesson-say-none = 둘 수 없음
lesson-say-some = 둘 수 있음
lesson-say-double = 더블
lesson-say-roll = 굴리기
lesson-say-take = 테이크
lesson-say-drop = 패스

host-is = 이 클럽의 운영자:
host-unnamed = 클럽 운영자가 누구인지 여기에 밝히지 않았어요.
host-reached = 연락처:
host-unreachable = 여기에 연락처를 남기지 않았어요. 이 클럽의 주소를 알려 준 사람에게 물어보세요.
