# Playing against the bot without a server.

nav-offline = 离线对局
offline-title = 离线对局
offline-about = 机器人在你的浏览器里下棋，比赛也保存在其中。打开过本页之后就不需要网络。
offline-script = 本页需要 JavaScript 和 WebAssembly。
offline-loading = 正在载入引擎…
offline-broken = 引擎无法在此运行：{ $why }
offline-ready = 引擎已就绪。
offline-kept = 可在没有网络时使用。
offline-length = 赛制
offline-match = { $points }分制
offline-money = 金钱局
offline-begin = 开始
offline-you = 你
offline-bot = { $level }机器人
offline-rules = { $points ->
    [0] 金钱局
   *[other] { $points }分制比赛
  }
offline-new = 新比赛
offline-new-sure = 将放弃并清除正在进行的比赛。
offline-new-yes = 放弃
offline-back = 回到棋盘
offline-full = 这个浏览器无法再保存数据：关闭页面会丢失比赛。
offline-elsewhere = 比赛在另一个标签页中继续。
offline-judging = 正在前瞻{ $plies }次掷骰：已完成{ $done }行，共{ $all }行。
offline-deeper = 前瞻两次掷骰
offline-no-game = 还没有下完一局。
offline-damaged = 保存的比赛无法读取，已另行存放：{ $why }
offline-file-title = 分析一场比赛
offline-file-note = .mat、.txt、.sgf 或 .json 格式的比赛在本浏览器中分析，先前瞻两次掷骰，再三次。不会发送任何数据。XG 的 .xg 需要服务器：请在“研究”中导入。
offline-file = 从文件读取比赛
offline-file-long = 文件最多{ $most } MB。
offline-file-xg = eXtreme Gammon 的文件（.xg）需要服务器：请在“我的比赛”中导入。这里可读 .mat、.sgf 和 .json。
offline-another = 另一场比赛
offline-no-match = 这不是此处可读的比赛：{ $why }
