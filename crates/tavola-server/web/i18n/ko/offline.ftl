# Playing against the bot without a server.

nav-offline = 오프라인으로 두기
offline-title = 오프라인으로 두기
offline-about = 봇이 브라우저 안에서 두고, 매치도 그 안에 저장돼요. 이 페이지를 한 번 열고 나면 네트워크가 필요 없어요.
offline-script = 이 페이지에는 JavaScript와 WebAssembly가 필요해요.
offline-loading = 엔진을 불러오는 중…
offline-broken = 여기서는 엔진을 돌릴 수 없어요: { $why }
offline-ready = 엔진이 준비됐어요.
offline-kept = 네트워크 없이 쓸 준비가 됐어요.
offline-length = 매치 점수
offline-match = { $points }점
offline-money = 머니 게임
offline-begin = 두기
offline-you = 나
offline-bot = { $level } 봇
offline-rules = { $points ->
    [0] 머니 게임
   *[other] { $points }점 매치
  }
offline-new = 새 매치
offline-new-sure = 진행 중인 매치를 포기하고 지워요.
offline-new-yes = 포기하기
offline-back = 보드로 돌아가기
offline-full = 이 브라우저는 데이터를 더 저장할 수 없어요. 페이지를 닫으면 매치를 잃어요.
offline-elsewhere = 매치가 다른 탭에서 진행 중이에요.
offline-judging = { $plies }굴림 앞까지 보는 중: { $all }줄 중 { $done }줄.
offline-deeper = 두 굴림 앞까지 보기
offline-no-game = 아직 끝까지 둔 게임이 없어요.
offline-damaged = 저장된 매치를 읽을 수 없어 따로 보관했어요: { $why }
offline-file-title = 매치 분석하기
offline-file-note = .mat, .txt, .sgf, .json 매치를 이 브라우저에서 두 굴림, 이어서 세 굴림 앞까지 분석해요. 어디로도 보내지 않아요. XG의 .xg는 서버가 필요해요. “연구”에서 가져오세요.
offline-file = 파일의 매치
offline-file-long = 파일은 { $most } MB까지예요.
offline-file-xg = eXtreme Gammon 파일(.xg)은 서버가 필요해요. “내 매치”에서 가져오세요. 여기서는 .mat, .sgf, .json을 읽어요.
offline-another = 다른 매치
offline-no-match = 여기서 읽을 수 있는 매치가 아니에요: { $why }
