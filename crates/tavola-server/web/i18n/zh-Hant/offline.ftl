# Playing against the bot without a server.

nav-offline = 離線對局
offline-title = 離線對局
offline-about = 機器人在你的瀏覽器裡下棋，比賽也儲存在其中。開啟過本頁之後就不需要網路。
offline-script = 本頁需要 JavaScript 和 WebAssembly。
offline-loading = 正在載入引擎…
offline-broken = 引擎無法在此執行：{ $why }
offline-ready = 引擎已就緒。
offline-kept = 可在沒有網路時使用。
offline-length = 賽制
offline-match = { $points }分制
offline-money = 金錢局
offline-begin = 開始
offline-you = 你
offline-bot = { $level }機器人
offline-rules = { $points ->
    [0] 金錢局
   *[other] { $points }分制比賽
  }
offline-new = 新比賽
offline-new-sure = 將放棄並清除正在進行的比賽。
offline-new-yes = 放棄
offline-back = 回到棋盤
offline-full = 這個瀏覽器無法再儲存資料：關閉頁面會丟失比賽。
offline-elsewhere = 比賽在另一個分頁中繼續。
offline-judging = 正在前瞻{ $plies }次擲骰：已完成{ $done }行，共{ $all }行。
offline-deeper = 前瞻兩次擲骰
offline-no-game = 還沒有下完一局。
offline-damaged = 儲存的比賽無法讀取，已另行存放：{ $why }
offline-file-title = 分析一場比賽
offline-file-note = .mat、.txt、.sgf 或 .json 格式的比賽在本瀏覽器中分析，先前瞻兩次擲骰，再三次。不會傳送任何資料。XG 的 .xg 需要伺服器：請在「研究」中匯入。
offline-file = 從檔案讀取比賽
offline-file-long = 檔案最多{ $most } MB。
offline-file-xg = eXtreme Gammon 的檔案（.xg）需要伺服器：請在「我的比賽」中匯入。這裡可讀 .mat、.sgf 和 .json。
offline-another = 另一場比賽
offline-no-match = 這不是此處可讀的比賽：{ $why }
