# People: names, ratings, profiles, boards, dice, fair play.

nav-people = 棋手
person-bot = 机器人
rating-title = 等级分
rating-provisional = 暂定：比赛太少，或已很久没下
rating-open = 这场比赛计等级分。双方入座后显示得失。
rating-waits = 正在计算等级分。
rating-your-stake = 你胜可得{ $gain }，负则失{ $loss }等级分。
rating-stake = { $name }胜可得{ $gain }，负则失{ $loss }等级分。
rating-share = 你们两人本周下了很多场，因此变动只计{ $share }%。
rating-change = { $name }：{ $before } → { $after }（{ $change }）
rating-your-change = 你：{ $before } → { $after }（{ $change }）
rating-not-casual = 这是休闲比赛：等级分不变。
rating-not-guest = 等级分不变：计等级分的比赛须双方都是注册棋手。
rating-not-new = 等级分不变：邀请赛中，双方账号须至少注册一天。
rating-not-too_far = 等级分不变：双方相差超过500。
rating-not-too_often = 等级分不变：两人本周已下过7场计分的比赛。
rating-not-alone = 等级分不变：同一人不能代表双方。
rating-not-annulled = 等级分不变：比赛已作废。

seal-verify = 核对骰子
seal-checking = 正在重算每次掷骰…
seal-wrong = 骰子与承诺不符。打开核对程序查看何处。
seal-unreadable = 无法读取骰子记录。请再试一次。

people-title = 棋手
people-find = 按名字开头查找棋手
people-find-go = 查找
people-none-found = 没有名字以“{ $name }”开头的棋手。
people-followed = 你关注的人
people-follow-oneself = 不能关注自己。
people-follow-many = 你关注的人已达上限。请先取消关注一人。

ranking-choose = 榜单
ranking-rating = 按等级分
ranking-week = 本周
ranking-month = 本月
ranking-year = 本赛季
ranking-errors = 按失误率
ranking-points = 所下分数
ranking-place = 名次
ranking-player = 棋手
ranking-gain = 变动
ranking-points-played = 所下分数
ranking-matches = 比赛
ranking-won = 胜
ranking-empty = 榜上还没有人。去下计等级分的比赛，做第一个吧。
ranking-note = 榜单列出在相应时间内与至少{ $people }人下满至少{ $points }分、且等级分非暂定的棋手。7分制比赛算7分。
ranking-listed = 下够场数后你就会上榜。
ranking-unlisted = 你不在任何榜上。
ranking-leave = 不列入榜单
ranking-enter = 列入榜单
pool-choose = 对局类型
pool-people = 实时
pool-correspondence = 通信赛
pool-bots = 对机器人

profile-joined = { $day }加入
profile-former = 曾用名：{ $names }
profile-challenge = 挑战
profile-follow = 关注
profile-unfollow = 取消关注
profile-block = 屏蔽
profile-register = 注册后可关注棋手、下计等级分的比赛。
profile-unrated = 还没有计等级分的比赛。
profile-experience = { $matches }场比赛，{ $points }分
profile-rating-note = 等级分采用 FIBS 公式，人人从1500起步。对机器人的比赛另计等级分。
profile-errors = 所有决定
profile-errors-checker = 走子
profile-errors-cube = 加倍
profile-errors-note = 依据计等级分的比赛中经引擎评判的最近{ $decisions }个决定。{ $interval ->
    [yes] 真实数值有95%的可能落在此范围内。
   *[no] 满{ $least }个决定后显示范围。
  }
profile-errors-few = 引擎至今评判的决定不足{ $least }个。
profile-graph = 等级分走势
profile-graph-table = 每次变动列表
profile-graph-words = { $matches }场比赛的等级分：现为{ $now }，最高{ $most }，最低{ $least }。
profile-no-matches = 还没有已结束的比赛。
profile-none-found = 没有符合条件的比赛。
profile-counted = { $n }场比赛，胜{ $won }场
profile-filter = 筛选比赛
profile-filter-go = 显示比赛
profile-opponent = 对手
profile-result = 结果
profile-result-any = 不限
profile-result-won = 胜
profile-result-lost = 负
profile-score-stood = 比赛结束时的比分
profile-since = 自
profile-until = 至
profile-search-wrong = 筛选条件无法识别：赛制分数须为数字，日期格式如2026-11-25。
profile-ways = 查看
profile-watch = 观看
profile-newer = 较新的比赛

against-title = { $one }对{ $other }
against-none = 这两人还没有下完过一场比赛。
against-by-length = 按赛制统计胜场

dice-of = { $name }的骰子
dice-all-title = 全俱乐部的骰子
dice-none = 还没有统计：比赛结束后才统计骰子。
dice-counted = 已统计{ $n }次掷骰。各局的开局掷骰不会是对子，不计入（{ $openings }次）。
dice-too-few = 次数太少，无法判断：至少需要{ $least }次。
dice-test = { $rare ->
    [usual] 这些掷骰看来公正。公正的骰子有{ $percent }的情况会偏离平均这么多或更多（卡方{ $chi }）。
    [rare] 公正的骰子只有{ $percent }的情况会偏离平均这么多或更多（卡方{ $chi }）。100名诚实的棋手中总有几人如此。
   *[very_rare] 公正的骰子极少偏离平均这么多：仅{ $percent }的情况（卡方{ $chi }）。请核对各场比赛，并告知俱乐部。
  }
dice-sums = 对子与进盘
dice-what = 项目
dice-doubles = 对子
dice-entering = 从中栏进盘，共尝试{ $n }次
dice-pairs = 每种掷骰
dice-pair = 掷骰
dice-counted-head = 次数
dice-expected = 平均
dice-band = 通常范围
dice-outside = 超出通常范围
dice-band-note = 公正的次数有95%落在通常范围内。21种掷骰中，约有一种纯属偶然地超出。

fair-play-title = 公平竞赛
fair-play-of = 公平竞赛：{ $name }
fair-play-lead = 仅供管理员参考的迹象。它指出该看哪里，不作任何定论。
fair-play-base-title = 这类迹象有多常出错
fair-play-base = 假设100名棋手中有1人借助外力。某迹象能发现其中的90%，同时误疑1%的诚实棋手，那么它判对的情况只有48%。看五次，误疑的诚实棋手就有五倍。
fair-play-base-many = 诚实的棋手下出一场近乎完美的短比赛很常见。结果和好运气说明不了什么。
fair-play-hardest = 最难的十着
fair-play-hardest-note = 先看局面自己判断，再打开评判。
fair-play-choices = { $n }种可能走法
fair-play-verdict = 评判
fair-play-lost = { $best ->
    [yes] 走出了最佳着法。
   *[no] 这着损失{ $loss }。
  }
fair-play-none-judged = 引擎还没有评判过此人计等级分的比赛。
fair-play-rate = { $rate }，共{ $n }个决定
fair-play-peers = 等级分相近的其他棋手{ $n }名：5%低于{ $low }，一半低于{ $middle }，95%低于{ $high }。
fair-play-as-good = 其中{ $n }名下得同样好或更好。
fair-play-few-peers = 等级分相近且评判充分的其他棋手只有{ $n }名。满{ $least }名才作比较。
fair-play-agreement = 难着与引擎的一致程度
fair-play-agreement-note = 只看最佳着法比次佳好0.02到0.08的着：人与人在此有别。同场对手列在旁边。
fair-play-player = 该棋手
fair-play-opponents = 各对手
fair-play-found = { $all }着中找到{ $best }着
fair-play-between = （真实比例在{ $low }%到{ $high }%之间）
fair-play-too-few = （太少，无法判断）
fair-play-times = 用时与难度
fair-play-difficulty = 着法
fair-play-forced = 只此一着
fair-play-easy = 容易
fair-play-hard = 困难
fair-play-close = 相近
fair-play-times-note = 中位用时及着数。人在难处想得更久。
fair-play-evidence = 正反两方面的迹象
fair-play-unusual = 异常
fair-play-usual = 与常人相同
fair-play-unknown = 资料不足
fair-play-nothing = 无。
fair-play-says-rate-low = 失误率连同其范围，低于等级分相近棋手的95%。
fair-play-says-rate-usual = 失误率与等级分相近的棋手相当。
fair-play-says-rate-open = 决定太少，或可比较的棋手太少。
fair-play-says-hard-more = 难着的命中率明显高于对手。
fair-play-says-hard-usual = 难着的命中率与对手大致相当。
fair-play-says-hard-open = 难着太少。
fair-play-says-time-flat = 难着并不比容易的着费时，而对手想得更久。
fair-play-says-time-grows = 难着比容易的着费时。
fair-play-says-time-open = 有计时的着太少。
fair-play-says-cube-apart = 走子近乎完美，加倍却不然。
fair-play-says-cube-usual = 走子与加倍水平相称。
fair-play-says-cube-open = 决定太少。
fair-play-steps = 先观察，再友好地询问，或提议在监督下比赛。未说明理由、期限并给予向他人申诉的机会，不得限制任何人。
fair-play-alike = 值得一看
fair-play-alike-note = 只是线索，绝非定论：朋友之间也会很快认输，有人总是输。
fair-play-quick = { $n }场计等级分的比赛在一分钟内结束
fair-play-one-way = 全部{ $n }场计等级分的比赛结果一边倒
