# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = 알림
bell-many = 알림: 새 알림 { $n }개
bell-some = 알림: 새 알림 %n개
notices-title = 알림
notices-none = 새 알림이 없어요. 내 차례이거나, 누군가 도전하거나, 대회에서 부르면 여기에 나와요.
notices-play = 두기
notices-see = 읽음으로 표시
notices-see-this = 읽음으로 표시: { $what }
notices-see-all = 모두 읽음으로 표시
notices-earlier = 이전
notices-choices = 알림 방법
notices-about = 내용
notices-way-page = 종
notices-way-push = 푸시
notices-way-mail = 메일
notices-hour = 하루 메일 시각
notices-mail-note = 메일은 하루에 한 번까지, 여기서 먼저 읽지 않은 알림이 있을 때만 와요.
notices-keep = 선택 저장

notice-kind-turn = 내 차례
notice-kind-time = 시간 임박
notice-kind-challenge = 도전
notice-kind-answer = 도전에 대한 답
notice-kind-seek = 상대를 찾는 사람
notice-kind-appointment = 약속
notice-kind-adjourned = 중단된 매치
notice-kind-tournament = 매치 호출
notice-kind-analysis = 분석
notice-kind-moderation = 운영
notice-kind-account = 내 계정

notice-somebody = 누군가
notice-turn = { $who } 님과의 매치에서 내 차례예요
notice-time = { $who } 님과의 매치에서 시간이 거의 다 됐어요: { $hours ->
    [0] 남은 시간 없음
   *[other] { $hours }시간 미만 남음
  }
notice-challenge = { $n ->
    [0] { $who } 님이 머니 게임을 신청했어요
   *[other] { $who } 님이 { $n }점 매치를 신청했어요
  }
notice-accepted = { $who } 님이 도전을 수락했어요
notice-declined = { $who } 님이 도전을 거절했어요
notice-seek = { $n ->
    [0] { $who } 님이 머니 게임 상대를 찾고 있어요
   *[other] { $who } 님이 { $n }점 매치 상대를 찾고 있어요
  }
notice-appointment = { $minutes ->
    [0] 지금 { $who } 님과 약속이 있어요
   *[other] { $minutes }분 뒤 { $who } 님과 약속이 있어요
  }
notice-hour = { $minutes ->
    [0] 신청한 시간이 시작됐어요
   *[other] 신청한 시간이 { $minutes }분 뒤에 시작돼요
  }
notice-adjourned = { $who } 님과의 매치가 중단됐어요
notice-resume = { $who } 님이 매치를 재개할 준비가 됐어요
notice-resume-by = { $who } 님과의 매치를 재개해야 해요: { $hours ->
    [0] 기한 지남
   *[other] { $hours }시간 미만 남음
  }
notice-analysis = 매치 분석이 끝났어요
notice-analyses = 모든 매치의 분석이 끝났어요
notice-analysis-of = { $who } 님과의 매치 분석이 끝났어요
notice-call = { $name } 호출: 매치 { $number }, 상대 { $who }
notice-call-at = { $name } 호출: 매치 { $number }, 상대 { $who }, { $board }
notice-decision-silenced = 당분간 글을 쓸 수 없어요
notice-decision-unrated = 당분간 레이팅전을 둘 수 없어요
notice-decision-closed = 계정이 폐쇄됐어요
notice-decision-lifted = 계정의 제한이 풀렸어요
notice-decision-warned = 운영진이 클럽의 규칙을 지켜 달라고 알려 왔어요
notice-decision-reported = 신고가 처리됐어요
notice-report = 운영진의 결정을 기다리는 신고가 있어요
notice-account-password = 비밀번호가 바뀌었어요
notice-account-key-added = 계정에 패스키가 추가됐어요
notice-account-key-removed = 계정에서 패스키가 삭제됐어요
notice-account-mail = 이메일 주소가 바뀌었어요
notice-account-name = 이름이 바뀌었어요
notice-account-codes = 계정의 새 복구 코드가 만들어졌어요
notice-account-code-used = 계정의 복구 코드가 쓰였어요
notice-account-signed-in = 새 브라우저에서 계정에 로그인했어요
notice-account-deletion = 계정이 삭제될 예정이에요
notice-account-role = 클럽에서의 역할이 바뀌었어요
notice-account-token = 계정에 프로그램용 토큰이 만들어졌어요

push-title = 이 기기
push-why = 내 차례이거나, 누군가 도전하거나, 대회에서 부르면 페이지를 열어 두지 않아도 클럽이 이 기기로 알려 줄 수 있어요. 알림에는 포지션도, 누가 쓴 글도 들어 있지 않아요.
push-script = 그러려면 브라우저에 스크립트가 필요해요.
push-start = 이 기기로 알림 받기
push-end = 이 기기로 알림 그만 받기
push-on = 이 기기로 알려 드려요.
push-denied = 브라우저가 이 클럽의 알림을 허용하지 않아요. 이 페이지의 브라우저 설정에서 바꿀 수 있어요.
push-never = 이 브라우저로는 알림을 받을 수 없어요.
push-home = 이 기기에서는 먼저 Tavola를 홈 화면에 추가하고 거기서 여세요.
push-failed = 실패했어요. 나중에 다시 시도하세요.

app-install = 앱 설치
app-clock = 시계와 점수판
language-code = ko
away-title = 연결 없음
away-lead = 클럽에 연결할 수 없어요. 네트워크가 필요 없는 것은 여기 있어요.
away-play = 오프라인으로 두기
away-clock = 시계와 점수판
away-again = 다시 시도
boards-title = 보드 고르기
boards-lead = 모든 보드에는 낮과 밤의 색이 있고, 색을 보지 않고도 말을 구별할 수 있어요.
boards-script = 보드를 고르려면 스크립트가 필요해요. 선택은 브라우저에 저장돼요.
boards-shown = 고른 보드

notices-turns = 통신전 내 차례를 바로 메일로 받기
notices-mail-where = 메일을 받을 곳
letter-digest-subject = Tavola: 알림 { $n }개
letter-digest-text = { $name } 님, 안녕하세요.

  아직 읽지 않은 알림이에요:

  { $lines }

  이 메일은 하루에 한 번까지, 읽지 않은 것이 있을 때만 가요.
  받을 내용 고르기: { $choices }
  이런 메일 그만 받기: { $stop }
letter-turns-subject = Tavola: 내 차례예요
letter-turns-text = { $name } 님, 안녕하세요.

  통신전에서 기다리는 사람이 있어요:

  { $lines }

  차례를 바로 알려 달라고 선택하셨어요. 바꾸기: { $choices }
  이런 메일 그만 받기: { $stop }
digest-more = 그 밖에 { $n }개.

calendar-title = 캘린더
calendar-lead = 약속과 대회를 휴대전화나 컴퓨터의 캘린더에서: 거기에서 이 주소를 구독하세요.
calendar-address = 내 캘린더 주소
calendar-open = 파일 열기
calendar-secret = 주소를 아는 사람은 내 약속을 볼 수 있어요. 새 주소를 만들면 옛 주소는 쓸 수 없어요.
calendar-make = 주소 만들기
calendar-other = 새 주소 만들기
calendar-revoke = 주소 삭제
calendar-own = Tavola
calendar-match = 백개먼, 상대 { $who }
calendar-event = 날짜를 내 캘린더에 추가
