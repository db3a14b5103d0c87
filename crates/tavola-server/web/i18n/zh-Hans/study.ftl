# The analysis of a match.

study-title = 分析
study-open = 分析
study-back = 回到棋桌
study-depth = { $plies ->
    [0] 初步评估。
   *[other] 已前瞻{ $plies }次掷骰。
  }
study-underway = 正在前瞻{ $plies }次掷骰：已完成{ $done }行，共{ $all }行。
study-waits = 更深的分析在等另一场比赛。
study-ready = 分析完成。
study-reload = 分析仍在进行。
study-reload-link = 再看一下
study-nothing = 没有可分析的内容：还没有下完一局。
study-definitions = 损失以加倍骰数值为单位（EMG）。PR 是每个决定平均损失的500倍；gnubg 的比率是以千分之一计的平均损失。没有选择余地的着法不计；不加倍只在接近或错误时计入。可疑自0.010起，失误自0.020起，大错自0.080起，特大失误自0.160起。同一行的期望值和胜率出自同一次分析，深度见最后一栏；运气不作前瞻计算，开局掷骰的运气还计入谁赢得先手。

study-summary = 数据
study-rating = PR
study-rating-note = 表现评分：每个决定平均损失的500倍。越低越好。
study-millis = gnubg 比率
study-millis-note = 每个决定的平均损失，以加倍骰的千分之一计，与 gnubg 所示相同。
study-plays = 走子
study-plays-note = 走子的损失，以及有选择余地的着数。
study-cubes = 加倍
study-cubes-note = 加倍决定的损失，以及决定的个数。
study-lost-of = { $n }个共{ $lost }
study-marks = ?! · ? · ?? · ???
study-marks-note = 可疑着、失误、大错、特大失误。
study-losses-worth = 全部失误的代价
study-losses-worth-note = 以赢得比赛的胜率计；金钱局以分计。
study-luck = 运气
study-luck-note = 掷骰好于平均的程度，以加倍骰数值为单位，不作前瞻。
study-luck-worth = 全场运气
study-luck-worth-note = 同上，以赢得比赛的胜率计；金钱局以分计。

study-graph = 全场走势
study-graph-note = 胜率曲线，标有失误；同样的数据列在全部行的清单中。
study-graph-error = 第{ $line }行，{ $who }：{ $mark }，{ $loss }
study-graph-match = { $who }赢得比赛的胜率
study-graph-money = { $who }对本局的期望
study-graph-game = { $who }赢得本局的胜率

nav-study = 研究
nav-openings = 开局
openings-title = 开局
openings-about = 十五种开局掷骰怎么走，对其最佳着法21种掷骰又如何应对：金钱局，加倍骰在中间，不用雅各比规则，按本会引擎的模拟排序。
openings-path = 当前位置
openings-roll = { $roll }
openings-replies-to = { $roll }走{ $play }：应着
openings-roll-head = 掷骰
openings-best = 最佳着法
openings-next = 次佳
openings-alone = 无相近者
openings-verdict = 评判
openings-is-best = 最佳
openings-as-good = 同样好
openings-unsettled = 未定
openings-worse = 较差
openings-error-note = 期望值的标准误差
openings-trials = 局数
openings-trials-note = 模拟下完的局数
openings-replies = 对它的应着
openings-replies-note = 带链接的着法通往对它的应着。
openings-mean = 36种掷骰平均，应着对掷骰方值{ $equity }。
openings-look-on = 用引擎查看
openings-definitions = 期望值计入加倍骰，以加倍骰数值为单位，从走棋方看；±为一个标准误差。“同样好”指落后最佳不足0.010；“未定”指落后更多，但不足差值标准误差的2.33倍。命令行可得同样数据：tavola openings。

nav-duplicates = 复式赛
duplicate-title = 复式赛
duplicate-about = 同一场比赛在两张棋桌上用同样的骰子进行：逐局逐掷，点数相同。这样就排除了运气，事后每个决定都与另一桌并列。
duplicate-play = 对局者
duplicate-bot = 两人对机器人
duplicate-bot-note = 你和朋友各在一张棋桌上执白，对同一个机器人。
duplicate-teams = 二对二
duplicate-teams-note = 你在一桌执白，搭档在另一桌执黑；对手坐在对面。
duplicate-length = 获胜分数
duplicate-go = 打开两张棋桌
duplicate-note = 两桌都结束之前，谁也看不到另一桌：否则会预知骰子。
duplicate-table = 第{ $n }桌
duplicate-free = 还没有人
duplicate-waiting = 未开始。
duplicate-playing = 进行中。
duplicate-over = 已结束。
duplicate-play-on = 去你的棋桌
duplicate-look = 看看棋桌
duplicate-invite-white = 此处白方空缺
duplicate-invite-black = 此处黑方空缺
duplicate-invite-note = 把这个链接发给要坐在那里的人。
duplicate-same-dice = 另一张棋桌上掷出同样的骰子。
duplicate-result = 结果
duplicate-players = 白方 – 黑方
duplicate-points = 得分
duplicate-even = 两桌结果相同：没有人领先。
duplicate-ahead = { $who }（成绩较好一桌的白方）领先{ $n }分。
duplicate-game = 第{ $n }局
duplicate-parted = 从这里起两桌局面不同。
duplicate-dice-note = 骰子由服务器的一个秘密按局和掷骰序号产生。入座之前已公布对它的承诺，两桌都结束后公开秘密；tavola verify-dice 可重算每次掷骰。
duplicate-commitment = 承诺
duplicate-secret = 秘密
duplicate-proof = 全部掷骰，供核对

study-errors = 失误，从重到轻
study-no-errors = 没有失误。
study-more-errors = 另有{ $n }个：标在全部行的清单中。
study-where = 行
study-who = 棋手
study-what = 决定
study-cost = 损失
study-played = { $roll }：{ $play }；更好的是{ $best }
study-illegal = 不合规的着法
study-wrong-double = 加倍了；应当等待
study-missed-double = 没有加倍
study-wrong-take = 接受了；应当放弃
study-wrong-drop = 放弃了；应当接受
study-wrong-beaver = 用了海狸；不应当用
study-doubtful = 可疑着
study-error = 失误
study-blunder = 大错
study-whopper = 特大失误

study-games = 各局
study-game = { $length ->
    [0] 第{ $n }局，{ $black }–{ $white }
   *[other] 第{ $n }局，{ $black }–{ $white }，{ $length }分制{ $crawford ->
      [yes] ，克劳福德局
     *[no] {""}
    }
  }
study-won = { $who }{ $win ->
    [dropped] 因放弃加倍获胜
    [gammon] 双倍胜
    [backgammon] 三倍胜
   *[single] 获胜
  }，{ $points }分
study-game-chance = { $who }赢得本局
study-match-chance = 比赛
study-equity-of = 分
study-dances = 无子可走
study-doubles = 加倍
study-takes = 接受
study-drops = 放弃
study-beavers = 海狸
study-raccoons = 浣熊
study-otters = 水獭
study-resigns-single = 认输
study-resigns-gammon = 按双倍胜认输
study-resigns-backgammon = 按三倍胜认输

study-board = 此前的棋盘
study-words-numbers = 点按{ $who }一方计数。
study-words-side = { $who }：{ $places }。
study-words-on = { $point }点{ $n }枚
study-words-bar = 中栏{ $n }枚
study-words-off = 已移出{ $n }枚
study-words-cube = 加倍骰为{ $value }，在中间。
study-words-cube-of = 加倍骰为{ $value }，归{ $who }。
study-said = 第{ $line }行，{ $who }，{ $act }。
study-steps = 比赛各行
study-first = 第一行
study-error-before = 上一个失误
study-before = 上一行
study-next = 下一行
study-error-next = 下一个失误
study-last = 最后一行
study-no-decision = 这里没有需要决定的。
study-no-move = 无子可走。
study-forced = 唯一的合规着法。
study-right = 最佳选择。
study-as-good = 与最佳同样好：落后{ $lost }。
study-cost-match = 损失{ $lost }；赢得比赛的胜率{ $worth }。
study-cost-money = 损失{ $lost }，{ $worth }分。
study-right-is = 正确：{ $action }，{ $answer }。
study-right-wait = 不加倍
study-right-double = 加倍
study-right-redouble = 再加倍
study-right-too-good = 好到不必加倍
study-right-take = 接受
study-right-drop = 放弃
study-right-beaver = 海狸
study-roll-luck = 这次掷骰的运气：{ $luck }，{ $worth }分。
study-roll-luck-match = 这次掷骰的运气：{ $luck }；赢得比赛的胜率{ $worth }。
study-play = 着法
study-made = 实战
study-equity = 期望值
study-difference = 差距
study-plies = 前瞻
study-plies-note = 前瞻了几次掷骰。
study-more-plays = 另有{ $n }种着法，损失更大。
study-cube = 加倍
study-cube-doubler = 加倍，从加倍方看
study-no-double = 不加倍
study-double-take = 加倍，接受
study-double-drop = 加倍，放弃
study-win = 胜
study-win-note = 胜率，百分比
study-win-gammon = 双倍胜
study-win-gammon-note = 双倍胜及三倍胜，百分比
study-win-backgammon = 三倍胜
study-win-backgammon-note = 三倍胜，百分比
study-lose = 负
study-lose-note = 负率，百分比
study-lose-gammon = 双倍负
study-lose-gammon-note = 双倍负及三倍负，百分比
study-lose-backgammon = 三倍负
study-lose-backgammon-note = 三倍负，百分比
study-ids = 供其他程序使用的局面

study-why-wins = 每100局少赢{ $by }局。
study-why-gammons = 每100局少{ $by }个双倍胜。
study-why-gammons-lost = 每100局多输{ $by }个双倍。
study-why-shots = 它留下36种中{ $made }种能打的掷骰，最佳着法为{ $best }种。
study-why-best-hits = 最佳着法打子。
study-why-made-hits = 它打子，最佳着法不打。
study-why-hits = 它打{ $made }枚，最佳着法打{ $best }枚。
study-why-home = 它在内盘占{ $made }点，最佳着法占{ $best }点。
study-why-prime = 它最长的连墙为{ $made }点，最佳着法为{ $best }点。
study-why-anchor = 最佳着法保留锚点。
study-why-off = 它移出{ $made }枚，最佳着法移出{ $best }枚。

study-look-on = 从这里继续看
study-cube-before = 掷骰之前：
nav-position = 局面
position-title = 局面
position-board = 棋盘
position-white = 白方
position-black = 黑方
position-plays = { $who }走{ $roll }。
position-doubled = { $who }已加倍。
position-beavered = { $who }已用海狸应对。
position-raccooned = { $who }已用浣熊应对。
position-ottered = { $who }已用水獭应对。
position-on-roll = 轮到{ $who }掷骰。
position-money = 金钱局。
position-match = { $length }分制比赛：白方{ $white }，黑方{ $black }{ $crawford ->
    [yes] ，克劳福德局。
   *[no] 。
  }
position-wrong = 这不是局面。可以用 XGID、GNUBG 或 OpenGammon 编号、FIBS 的一行，或字符棋盘。
position-playing = 你正在与人对局。结束之后引擎才会再回答。
position-play = 各种着法
position-look-on = 从走后的局面继续看
position-rolls = 掷骰
position-id = 局面
position-id-note = XGID、GNUBG 或 OpenGammon 编号、FIBS 的一行，或 XG 与 gnubg 复制的字符棋盘。
position-roll = 掷骰，若已掷出
position-look = 查看
position-svg = 图片（SVG）
study-adjusted = 扣除运气后的结果
study-adjusted-note = 结果减去自己的运气，加上对手的运气：单凭棋艺所值。可能超出0到100%的范围。
study-adjusted-below = { $who }获胜，而掷骰带来的好处超过整场比赛：所以扣除运气后的结果超出0到100%。运气是所有掷骰之和；单场比赛中可能大于结果。
study-adjusted-above = { $who }获胜，尽管掷骰偏向另一方：所以扣除运气后的结果超出0到100%。运气是所有掷骰之和；单场比赛中可能大于结果。

study-at-worst = 先看损失最大的失误；用▶和◀浏览比赛。
study-no-line = 比赛没有这一行。这里是损失最大的失误。
position-wrong-long = 这比任何局面都长。
position-wrong-roll = 这不是掷骰。应为两个1到6的数字，如31。
position-wrong-game-over = 本局已结束：有一方已移出全部棋子。
position-wrong-match-over = 比赛已结束：有一方已得满分数。
position-wrong-crawford = 克劳福德局中应有一方只差一分。
study-chouette = 轮庄赛的加倍骰
study-chouette-note = 每枚加倍骰各算一局，庄家对一名队员。队伍的着法由队长走；其损失因加倍骰而异。
study-chouette-game = 第{ $n }局
study-chouette-cube = { $box } – { $member }

study-keys = 按键
study-key-points = 在棋盘上逐点移动
study-key-board = 跳到棋盘
study-key-move = 走子
study-key-away = 摆局面时拿走棋子
study-key-answer = 走子；走完后作答
study-look-here = 在本浏览器中深入分析
study-look-here-note = 前瞻三次掷骰，不用服务器，也不用网络。
