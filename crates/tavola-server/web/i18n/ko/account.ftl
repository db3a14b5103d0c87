# Registering, signing in, one's own page.

nav-account = 내 계정
account-nav-login = 로그인
account-title = 내 계정
account-register = 등록
account-register-lead = 매치, 자리, 배운 것까지 모두 그대로예요. 다른 브라우저에서는 패스키나 비밀번호로 로그인해요.
account-keeps = 진행 중인 매치 { $n }개는 그대로 계속돼요.
account-have = 이미 등록했나요?
account-new = 아직 등록하지 않았나요?
account-login = 로그인
account-logout = 여기서 로그아웃
account-name-note = 24자까지. 다른 사람은 이 이름을 쓸 수 없어요.
account-password = 비밀번호
account-password-note = { $least }자 이상. 띄어 쓴 단어 여러 개가 좋고, 어떤 글자든 쓸 수 있어요. 잘 보관하세요.
account-password-short = 비밀번호가 너무 짧아요. { $least }자 이상, 예를 들어 단어 네 개를 쓰세요. 돌아가서 다른 것을 고르세요.
account-password-long = 비밀번호가 너무 길어요. { $most }바이트를 넘어요. 돌아가서 더 짧은 것을 고르세요.
account-password-guessed = 흔하거나, 규칙적이거나, 이름으로 만든 비밀번호라 알아내기 쉬워요. 돌아가서 다른 것을 고르세요.
account-wrong = 이름과 비밀번호가 맞는 선수가 없어요. 돌아가서 다시 시도하세요.
account-too-many-tries = 시도가 너무 많았어요. { $minutes }분 기다렸다가 다시 시도하세요. 패스키로는 바로 들어올 수 있고, 다른 네트워크에서 복구 코드로도 들어올 수 있어요.
account-left = 이 브라우저의 이름은 { $name }, 진행 중인 매치는 { $n }개예요. 다른 이름으로 로그인하면 이 브라우저는 매치를 두고 떠나고, 아무도 { $name } 이름으로 이어 둘 수 없어요.
account-leave = 로그인하고 매치는 두고 가기
account-leaves-matches = 이 브라우저의 게스트에게 진행 중인 매치가 있어요. 돌아가서 두고 간다고 표시하거나 먼저 두세요.
account-registered-already = 이미 등록하고 로그인했어요.
account-called = 내 이름: { $name }. 나만 쓰는 이름이에요.
account-public = 내 공개 페이지
account-guest = 지금은 게스트예요. 등록하면 어디서든 로그인할 수 있고, 이름은 나만의 것이 돼요.
name-taken = 등록 선수가 쓰는 이름이에요. 다른 이름을 고르세요. 내 이름이라면 로그인하세요.

# Registering and signing in by passkey or password.

account-register-password = 비밀번호로 등록
account-password-show = 비밀번호 보기
account-password-breached = 유출된 비밀번호 목록에 있어요. 돌아가서 다른 것을 고르세요.
account-age = 16세 미만이라면 먼저 부모님께 물어보세요.
account-no-codes = 아직 복구 코드가 없어요. 복구 코드 없이 키를 잃으면 아무도 다시 들여보내 줄 수 없어요.
account-name-change = 이름 바꾸기
account-keys-title = 로그인 방법
account-last-key = 그러면 계정을 열 방법이 없어져요. 먼저 패스키를 추가하거나 비밀번호를 정하세요.
account-name-often = 이름은 30일에 세 번까지 바꿀 수 있어요. 나중에 다시 시도하세요.
account-code-wrong = 이름과 코드가 맞는 선수가 없거나 이미 쓴 코드예요. 돌아가서 다시 시도하세요.
account-link-gone = 이미 쓴 링크이거나 너무 오래됐어요. 새 링크를 요청하세요.
account-prove-first = 먼저 본인임을 확인하세요.

passkey-register = 패스키로 등록
passkey-login = 패스키로 로그인
passkey-prove = 패스키 사용
passkey-note = 패스키는 기기나 비밀번호 관리자에 보관돼요. 기기를 잠금 해제하듯 쓰면 되고, 외울 것이 없어요.
passkey-or = 또는 비밀번호로:
passkey-elsewhere = 패스키는 숫자 주소가 아니라 이름에 속해요. 이 페이지를 여기에서 여세요:
passkey-no-domain = 패스키는 https로 클럽의 이름에 접속했을 때만 쓸 수 있어요.
passkey-failed = 실패했어요. 다시 시도하거나 비밀번호를 쓰세요.
passkey-not-allowed = 패스키를 쓰지 않았어요. 다시 시도하거나 비밀번호를 쓰세요.
passkey-known = 이 기기에는 이미 내 계정의 패스키가 있어요.
passkey-late = 너무 오래 걸렸어요. 다시 시도하세요.
passkey-unknown = 이 패스키를 쓰는 계정이 없어요. 삭제됐을 수 있어요.
passkey-wrong = 패스키가 제대로 응답하지 않았어요. 다시 시도하고, 그래도 안 되면 다른 방법으로 로그인해 다시 추가하세요.
passkey-many = 패스키가 20개 있어요. 추가하려면 먼저 하나를 삭제하세요.

prove-title = 본인인가요?
prove-lead = 본인임을 다시 확인하세요. 그 뒤 { $minutes }분 동안 로그인 방법을 바꿀 수 있어요.
prove-password = 계속
prove-lost = 둘 다 안 되나요?

password-title = 새 비밀번호
password-is-there = 있음
password-is-none = 없음
password-save = 비밀번호 저장
password-remove = 비밀번호 삭제
password-remove-note = 패스키만으로 로그인할 수 있어요.

codes-title = 복구 코드
codes-lead = 패스키를 잃거나 비밀번호를 잊었을 때 코드마다 한 번씩 들어올 수 있어요. 인쇄하거나 적어 두세요.
codes-left = { $n ->
    [0] 남은 코드 없음
   *[other] { $n }개 남음
  }
codes-show = 코드 보기
codes-renew = 새 코드 만들기
codes-renew-note = 지금 코드는 쓸 수 없게 돼요.
codes-once = 이 코드는 지금 한 번만 보여요.
codes-print = 인쇄
codes-kept = 보관했어요

keys-title = 패스키
keys-lead = 여러 개 가질 수 있어요. 예를 들어 휴대전화에 하나, 컴퓨터에 하나.
keys-many = { $n ->
    [0] 없음
   *[other] { $n }개
  }
keys-label = 패스키 이름
keys-add = 패스키 추가
keys-rename = 이름 바꾸기
keys-remove = 삭제
keys-remove-which = 삭제: { $name }
keys-used = 마지막 사용
keys-unused = 아직 쓰지 않았어요.

name-title = 이름 바꾸기
name-lead = 이름은 30일에 세 번까지 바꿀 수 있어요. 옛 이름은 1년 동안 새 이름으로 이어지고, 그동안 다른 사람이 쓸 수 없어요.
name-save = 이름 저장
name-former = 이전 이름

browsers-unknown = 알 수 없는 브라우저
browsers-here = 이 브라우저
browsers-since = 시작
browsers-seen = 마지막 접속
browsers-end = 로그아웃

changes-title = 변경 내역
changes-note = 내가 하지 않은 것이 있다면 다른 모든 브라우저에서 로그아웃하고 키를 바꾸세요.
change-registered = 등록했어요.
change-password = 비밀번호가 바뀌었어요.
change-password-gone = 비밀번호가 삭제됐어요.
change-key-added = 패스키가 추가됐어요: { $detail }
change-key-gone = 패스키가 삭제됐어요: { $detail }
change-codes = 새 복구 코드가 만들어졌어요.
change-code-used = 복구 코드로 로그인했어요.
change-link-used = 링크로 로그인했어요.
change-name = 이름이 바뀌었어요. 이전: { $detail }
change-mail = 이메일 주소가 바뀌었어요.
change-mail-gone = 이메일 주소가 삭제됐어요: { $detail }
change-leaving = 계정이 삭제될 예정이에요.
change-staying = 계정이 유지돼요.

recover-title = 복구 코드로 들어오기
recover-lead = 코드는 한 번씩만 쓸 수 있어요. 그러면 다른 모든 브라우저에서 로그아웃되고 새 키를 정할 수 있어요.
recover-code = 복구 코드
recover-code-note = 대소문자와 하이픈은 상관없어요.
recover-enter = 로그인
recover-mail-title = 이메일로
recover-mail-note = 계정에 주소가 있으면 링크를 보내요. 15분 동안 한 번만 쓸 수 있어요.
recover-mail-send = 링크 보내기
recover-mail-sent = 계정에 주소가 있다면 링크를 보냈어요. 15분 동안 한 번만 쓸 수 있어요.
recover-staff = 남은 코드가 없나요? 클럽 운영자가 링크를 줄 수 있어요.
recover-link-lead = 이 링크로 한 번 들어올 수 있어요. 그러면 다른 모든 브라우저에서 로그아웃돼요.

mail-title = 이메일
mail-none = 주소 없음
mail-lead = 두는 데 주소는 필요 없어요. 주소가 있으면 코드 없이도 다시 들어올 수 있고, 누군가 키를 바꾸면 알려 드려요.
mail-address = 이메일 주소
mail-note = 먼저 그 주소로 메일이 가고, 메일의 링크를 열면 내 주소가 돼요.
mail-send = 메일 보내기
mail-sent = 메일을 보냈어요. 링크를 열면 주소가 등록돼요.
mail-dead = 주소로 보낸 메일이 되돌아왔어요. 다시 확인할 때까지 아무것도 보내지 않아요.
mail-no-address = 이메일 주소가 아니에요. 돌아가서 확인하세요.
mail-remove = 주소 삭제
mail-notices-on = 내 차례 같은 알림 메일도 이 주소로 가요.
mail-notices-off = 키에 관한 메일만 받아요.
mail-notices-stop = 알림 메일 그만 받기
mail-notices-start = 알림을 메일로 받기
mail-stop-lead = 알림 메일을 그만 받을까요? 키가 바뀌면 그래도 알려 드려요.
mail-stopped = 이제 알림 메일을 받지 않아요.
mail-confirm-lead = 내 계정의 메일을 이 주소로 받을까요?
mail-confirm = 주소 확인
mail-confirmed = 이제부터 내 계정의 메일이 이 주소로 가요.
mail-undo-lead = 주소를 바꾼 사람이 내가 아닌가요? 옛 주소로 되돌리고 모두 로그아웃시켜요.
mail-undo = 옛 주소로 되돌리기
mail-undone = 옛 주소로 되돌아갔고 모두 로그아웃됐어요. 로그인해서 키를 바꾸세요.

letter-confirm-subject = 클럽에 등록할 주소
letter-confirm-text = { $name } 님, 안녕하세요.

  하루 안에 이 링크를 열면 내 주소로 등록돼요:
  { $link }

  요청한 적이 없다면 아무것도 하지 않아도 돼요.
letter-link-subject = 계정으로 돌아가기
letter-link-text = { $name } 님, 안녕하세요.

  15분 안에 이 링크로 한 번 들어올 수 있어요:
  { $link }

  요청한 적이 없다면 아무것도 하지 않아도 돼요.
letter-change-subject = 계정이 바뀌었어요
letter-change-text = { $name } 님, 안녕하세요.

  { $said }

  본인이 한 일이 아니라면 로그인해서 키를 바꾸세요:
  { $link }
letter-before-subject = 주소가 바뀌었어요
letter-before-text = { $name } 님, 안녕하세요.

  이제 계정의 메일이 이 주소로 오지 않아요.

  본인이 한 일이 아니라면 7일 안에 되돌리세요:
  { $link }

data-title = 내 데이터
data-lead = 모두 가져가거나 클럽을 떠나기
export-title = 모두 가져가기
export-lead = 클럽이 내 계정에 보관한 모든 것, 내 신고와 나에 대한 결정, 그리고 다른 프로그램이 읽는 .mat 파일로 된 모든 매치를 파일 하나에 담아요.
export-get = 내려받기
leave-title = 클럽 떠나기
leave-lead = 영구히 떠날 수 있어요. 이름도 키도 주소도 남지 않아요.
leave-goes = 이름, 패스키, 비밀번호, 코드, 이메일 주소, 설정, 가져온 파일, 메모, 했던 말이 모두 삭제돼요.
leave-stays = 매치는 주사위와 결과와 함께 상대에게 남지만 내 이름은 없어져요.
leave-week = 7일 뒤에 실행돼요. 그때까지 로그인해서 마음을 바꿀 수 있어요.
leave-sure = 내 계정 삭제
leave-now = 클럽 떠나기
leave-at = 계정 삭제 예정:
leave-stay = 남을게요
