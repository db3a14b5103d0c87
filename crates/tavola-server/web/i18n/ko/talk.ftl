# Talk between people, blocking, watching, reports.

blocks-title = 차단한 사람
blocks-lead = 서로 짝지어지지 않고, 상대는 도전할 수 없으며, 서로의 글을 볼 수 없어요. 상대에게는 알리지 않아요.
blocks-none = 차단한 사람이 없어요.
blocks-end = 차단 해제
blocks-end-of = { $name } 차단 해제
block-oneself = 자기 자신은 차단할 수 없어요.
block-too-many = 차단할 수 있는 만큼 다 했어요. 먼저 한 명을 해제하세요.

## Opening a table

knob-watch = 관전할 수 있는 사람
knob-watch-note = 늦게 관전하는 사람은 페이지든 파일이든 주사위든 매치를 더 일찍 볼 수 없어요.
watch-at_once = 누구나
watch-one_turn = 누구나, 한 차례 늦게
watch-three_turns = 누구나, 세 차례 늦게
watch-three_minutes = 누구나, 3분 늦게
watch-nobody = 선수만
form-field-watch = 관전할 수 있는 사람
watch-later = 늦게 관전하는 테이블이에요. 매치가 끝난 뒤에 볼 수 있어요.
watching-three_minutes = 3분 늦게 관전하고 있어요.
watching-three_turns = 세 차례 늦게 관전하고 있어요.
watching-one_turn = 한 차례 늦게 관전하고 있어요.

## What is said

chat-title = 대화
chat-open = 대화
chat-unread = 새 말 { $n }개
chat-back = 돌아가기
chat-empty = 아직 아무도 말하지 않았어요.
chat-room-players = 두는 사람만 볼 수 있어요.
chat-room-watchers = 관전자는 바로, 선수는 매치가 끝나면 볼 수 있어요.
chat-room-all = 여기 있는 모두가 볼 수 있어요.
chat-phrase = 정해진 말
chat-phrase-choose = 정해진 말 고르기
chat-phrase-send = 말하기
chat-text = 내 말
chat-text-send = 보내기
chat-of-watchers = 관전
chat-line-acts = { $name }의 말에 대해 더 보기
chat-mute = 여기서 음소거
chat-block = 차단
chat-report = 신고
chat-unmute = { $name }의 말 다시 듣기
chat-want = 자유롭게 쓰기
chat-want-no = 정해진 말만
chat-others-want = 상대가 자유롭게 쓰고 싶어 해요.

key-chat = 테이블 대화로 가기

phrases-start = 시작할 때
phrases-play = 두는 중
phrases-offers = 제안
phrases-end = 끝날 때

talk-guest = 게스트는 정해진 말로 대화해요. 등록하면 자유롭게 쓸 수 있어요.
talk-both = 두 사람 모두 켜면 자유롭게 쓸 수 있어요.
talk-no-free-words = 지금은 정해진 말로만 대화할 수 있어요.
talk-nobody = 매치가 끝나기 전에는 들을 사람이 없어요.
talk-too-fast = 한꺼번에 너무 많아요. 몇 초 기다리세요.
talk-repeats = 방금 한 말이에요.
talk-too-long = 너무 길어요. 400자까지예요.
talk-nothing = 읽을 내용이 없어요.
talk-own-line = 내가 한 말이에요.
talk-restricted = { $until }까지 정해진 말로만 대화할 수 있어요: { $reason }

## The forty phrases

phrase-hello = 안녕하세요
phrase-good-luck = 행운을 빌어요
phrase-have-fun = 즐겁게 둬요
phrase-thanks-too = 고마워요, 그쪽도요
phrase-first-time = 여기는 처음이에요
phrase-slow-today = 오늘은 천천히 둘게요
phrase-ready = 준비됐나요?
phrase-nice-roll = 잘 굴렸어요
phrase-nice-play = 좋은 수네요
phrase-lucky-me = 운이 좋았네요
phrase-unlucky = 운이 나빴네요
phrase-timed-double = 좋은 타이밍의 더블
phrase-brave-take = 용감한 테이크
phrase-good-pass = 잘한 패스
phrase-missed-that = 그걸 못 봤네요
phrase-misclick = 미안해요, 손이 미끄러졌어요
phrase-thinking = 생각 중이에요, 잠시만요
phrase-your-turn = 그쪽 차례예요
phrase-back-soon = 금방 올게요
phrase-back = 돌아왔어요
phrase-bad-connection = 연결이 안 좋아요
phrase-phone-call = 전화가 왔어요
phrase-faster = 조금만 빨리 부탁해요
phrase-take-time = 천천히 하세요
phrase-adjourn = 잠시 중단할까요?
phrase-tomorrow = 내일 같은 시간에?
phrase-one-more = 한 판 더?
phrase-last-one = 이번이 마지막이에요
phrase-longer = 더 긴 매치로?
phrase-with-clock = 시계를 쓸까요?
phrase-analyse = 같이 분석할까요?
phrase-friend-watches = 친구가 봐도 될까요?
phrase-good-match = 좋은 매치였어요
phrase-well-played = 잘 두셨어요
phrase-close = 아슬아슬했네요
phrase-dice-liked-me = 주사위가 제 편이었네요
phrase-thank-you = 고마워요
phrase-must-go = 가 봐야 해요
phrase-see-you = 또 봐요
phrase-called-director = 디렉터를 불렀어요

## Reports

report-title = 신고
report-lead = 여기서 볼 수 있는 마지막 20개의 말과 매치 상태가 운영진에게 전달돼요. 결과는 나에게 알려 주고, 상대에게는 누가 신고했는지 알리지 않아요.
report-about = 대상: { $name }
report-reason = 무엇이 문제인가요?
report-words = 자세히 쓰기
report-send = 신고하기
report-sent = 고마워요. 운영진이 살펴보고, 결과는 내 페이지에서 알려 드려요.
report-reason-insults = 욕설이나 위협
report-reason-spam = 광고나 헛소리
report-reason-cheating = 외부의 도움을 받아 둠
report-reason-unfair = 이탈, 지연, 고의 패배
report-reason-name = 불쾌한 이름
report-reason-other = 기타
report-oneself = 신고할 다른 사람을 고르세요.
report-twice = 이미 여기에서 신고했어요. 운영진이 살펴볼 거예요.
report-too-many = 하루에 할 수 있는 만큼 신고했어요.
report-too-long = 너무 길어요. 1000자까지예요.

## Moderation

moderation-title = 운영
moderation-lead = 모든 결정은 이유와 함께 알리고, 기한이 있으며, 다른 운영진에게 이의를 제기할 수 있어요. 자신의 사건은 아무도 결정하지 않아요.
moderation-waiting = 대기 중
moderation-none = 결정을 기다리는 것이 없어요.
moderation-decided = 결정됨
moderation-case = { $reason }: { $name }
moderation-by = 신고자: { $name }
moderation-lines = 마지막 말
moderation-no-lines = 아무 말도 없었어요.
moderation-state = 일어난 곳
moderation-state-note = 신고 당시 버전: { $version }.
moderation-before = 이 사람에 대한 이전 결정
moderation-decide = 결정하기
moderation-verdict = 결정
moderation-days = 기간(일)
moderation-days-note = 비워 두면 7일, 계정 폐쇄는 영구예요.
moderation-reason = 이유
moderation-reason-note = 당사자가 그대로 읽어요.
moderation-done = 결정 기록
moderation-log = 로그
moderation-act-reported = 신고됨
moderation-act-decided = 결정됨
moderation-act-appealed = 이의 제기됨
moderation-act-decided_again = 이의 제기 후 결정됨
moderation-not-yours = 다른 운영진이 맡을 사건이에요.
moderation-why = 이유를 쓰세요. 당사자에게 전달돼요.
moderation-stage-open = 대기 중
moderation-stage-decided = 결정됨
moderation-stage-appealed = 이의 제기됨
moderation-stage-closed = 종결
verdict-nothing = 문제없음
verdict-warning = 경고
verdict-no_words = 일정 기간 자유로운 글쓰기 금지
verdict-no_rated = 일정 기간 레이팅전 금지
verdict-closed = 계정 폐쇄

rated-restricted = { $until }까지 레이팅전을 둘 수 없어요: { $reason }

cases-title = 신고
cases-own = { $name } 님을 신고했어요: { $reason }.
cases-own-open = 운영진이 살펴볼 거예요.
cases-own-decided = 결정: { $verdict }.
cases-about = 나에 대한 운영진의 결정: { $verdict }.
cases-until = 기한: { $until }.
cases-reason = 이유: { $reason }
cases-appeal = 이의 제기
cases-appeal-words = 동의하지 않는 이유
cases-appeal-note = 다른 운영진이 읽고 결정해요.
cases-appealed = 이의를 제기했어요. 다른 운영진이 결정할 거예요.
cases-final = 이의 제기 뒤에 내려진 결정이에요.
appeal-title = 이의 제기
appeal-lead = 계정이 폐쇄됐다면 다른 운영진이 다시 살펴봐요.
appeal-key = 비밀번호 또는 복구 코드 하나
appeal-not-now = 이의를 제기할 수 없는 것이에요.
closed-title = 폐쇄된 계정이에요
closed-by-moderators = 운영진이 이 계정을 폐쇄했어요.
closed-by-host = 클럽 운영자가 이 계정을 폐쇄했어요.
closed-for-good = 기한이 정해지지 않았어요.
closed-no-reason = 적힌 이유가 없어요.
moderation-by-host = 운영자가 서버에서 직접 계정을 폐쇄함

## TV

tv-title = TV
tv-none = 지금은 두는 사람이 없어요.
tv-bots = 봇 둘의 대국 보기
