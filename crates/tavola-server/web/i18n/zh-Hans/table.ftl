# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = 你
you-first = 你
you-object = 你
white = 白方
black = 黑方
bot = 机器人
you-mark = 你
seat-free = 空位
gone = 已离开
bar-word = bar
off-word = off
number = { $n }
# Places and what stands there
board-label = 棋盘。用方向键在各点之间移动，按 Enter 走子。
point = { $number }点
bar-yours = 你的中栏
bar-theirs = 对手的中栏
tray-yours = 你的收子槽
tray-theirs = 对手的收子槽
bar-white = 白方中栏
bar-black = 黑方中栏
tray-white = 白方收子槽
tray-black = 黑方收子槽
place = { $place }，{ $checkers }
checkers-none = 无子
checkers-count = { $count }枚
checkers-yours = { $n ->
    [1] 你的孤子
   *[other] 你的棋子{ $count }枚
}
checkers-theirs = { $n ->
    [1] 对手的孤子
   *[other] 对手的棋子{ $count }枚
}
checkers-white = { $n ->
    [1] 白方孤子
   *[other] 白子{ $count }枚
}
checkers-black = { $n ->
    [1] 黑方孤子
   *[other] 黑子{ $count }枚
}
moves-to = 走到{ $to }点
moves-hitting = 走到{ $to }点，打子
moves-off = 移出
quadrant-home = 你的内盘：{ $checkers }
quadrant-outer = 你的外盘：{ $checkers }
quadrant-their-outer = 对手的外盘：{ $checkers }
quadrant-their-home = 对手的内盘：{ $checkers }
dice-swap = 骰子{ $a }和{ $b }：交换先后
dice-done = 骰子{ $a }和{ $b }，已走完：收起骰子
cube-press = 加倍骰：加倍到{ $value }
cube-middle = 加倍骰在中间，值为{ $value }
cube-owned = 加倍骰为{ $value }，归{ $you ->
    [true] 你
   *[false] { $who }
}所有

# Acts
act-roll = 掷骰
act-double = 加倍
act-confirm_double = 加倍到{ $value }
act-cancel_double = 不加倍
act-take = 接受
act-drop = 放弃
act-beaver = 海狸
act-raccoon = 浣熊
act-otter = 水獭
act-done = 完成
act-no_move = 无子可走：继续
act-undo = 撤销
act-next_game = 下一局
act-offer_rematch = 再来一场
act-accept_rematch = 接受再战
act-decline_rematch = 不了，谢谢
act-accept_resignation = 接受
act-reject_resignation = 继续下
act-annul_doubles = 取消加倍
act-annul_doubles-detail = 克劳福德局不得加倍
act-correct_start = 更正开局
act-correct_start-detail = 须在第4次掷骰之前
act-roll_early = 提前掷骰
act-double_early = 提前加倍
act-double_by_mistake = 在克劳福德局加倍
act-accept_play = 认可此着
act-challenge = 要求改走合规着法
confirm-double = 加倍到{ $value }？再按一次确认。

# The line under the board
status-waiting = 正在等待对手。
status-waiting-doubles = 正在等待各方入座。
status-ready = 比赛即将开始。
status-opening = 掷骰决定谁先走。
status-opening-tie = 双方都掷出{ $die }：重掷。
status-rolling = 正在掷骰。
status-their-roll = 轮到{ $who }掷骰。
status-their-play = 轮到{ $who }走{ $roll }。
status-doubled = 已加倍到{ $value }。正在等待{ $who }。
status-play = { $roll }：轮到你走。
status-cannot = { $roll }：无子可走。
status-complete = 按“完成”，或撤销一步。
status-rolled-early = { $mover ->
    [you] { $who }过早掷出了{ $roll }：骰子有效，你可以据此走子，对方在掷骰前不能加倍（IRR-07）。
    [opponent] 你过早掷出了{ $roll }：骰子有效，对手可以据此走子，你也不能加倍（IRR-07）。
   *[other] { $who }过早掷出了{ $roll }：骰子有效（IRR-07）。
}
status-doubled-early = { $mover ->
    [you] { $who }过早加倍：你知情走子，然后答复（CUB-09）。
    [opponent] 你过早加倍：不能收回（CUB-09）。
   *[other] { $who }过早加倍（CUB-09）。
}
status-shown = 在{ $who }掷骰之前，你的着法可能被质疑。
status-challenged = { $who }要求走合规着法：请重走{ $roll }。
status-their-shown-answer = { $who }已走完。认可此着，或要求改走合规着法。
status-their-shown = { $who }已走完。掷骰即表示认可。
status-resigned = 你已提出{ $win ->
    [gammon] 按双倍胜
    [backgammon] 按三倍胜
   *[single] 按单倍胜
}认输。正在等待答复。
status-next-wanted = 正在等待对手。
status-rematch-asked = 你已提出再来一场。
status-rematch-offered = 对手想再来一场。
status-closed = 这张棋桌已关闭。
done-unmoved = 你还没有走子。再按一次即可直接结束回合。
roll-early-sure = 对手还没有走完。按本桌规则，现在掷出的骰子有效。再按一次即照样掷骰。
double-early-sure = 这次加倍过早，且不能收回（CUB-09）。再按一次即照样加倍。
not-complete = 回合尚未完成：凡能合规走的点数都要走。
not-now = 现在不能这样做。
dice-used = 两枚骰子都已走完。要换走法请先撤销。
typing = 着法：{ $text }
typed-wrong = “{ $text }”不是合规着法。
deadline = { $you ->
    [true] 请在{ $seconds }秒内决定。
   *[false] { $who }还有{ $seconds }秒可做决定。
}
absence = { $who }已离开。若{ $left }内不回来，你可以主张获胜。
line-open = 已连接
line-lost = 连接中断。正在重新连接…
replay-start = 本局开始，第0步，共{ $of }步
replay = 第{ $at }步，共{ $of }步：{ $who } { $roll } { $play }

# Said as it happens
say-sits = { $who }入座。
say-gone = { $who }断线了。
say-back = { $who }回来了。
say-play = { $who }掷出{ $a }-{ $b }，走{ $play }。
say-play-told = { $who }走{ $play }。
say-play-short = { $play }。
say-cannot = { $who }掷出{ $a }-{ $b }，无子可走。
say-cannot-told = { $who }无子可走。
say-roll = { $double ->
    [true] 对子{ $a }
   *[false] { $a }-{ $b }
}；{ $n ->
    [0] 无子可走
   *[other] { $n }种走法
}。
say-roll-short = { $a }-{ $b }。
say-their-roll = { $who }掷出{ $a }-{ $b }。
say-complete = 回合完成
say-forced = 只此一着：{ $play }。
say-doubles = { $who }加倍到{ $value }。接受还是放弃？
say-beaver = { $who }以海狸应对：加倍骰将到{ $value }。
say-raccoon = { $who }以浣熊应对：加倍骰将到{ $value }。
say-otter = { $who }以水獭应对：加倍骰将到{ $value }。
say-cube = 加倍骰为{ $value }，归{ $you ->
    [true] 你
   *[false] { $who }
}所有。
say-cube-middle = 加倍骰在中间，值为{ $value }。
say-game = 第{ $game }局。
say-crawford = 第{ $game }局，克劳福德局：不得加倍。
say-result = { $you ->
    [true] 你赢了
    [lost] 你输了
   *[false] { $who }获胜
}，{ $win ->
    [gammon] 双倍胜
    [backgammon] 三倍胜
   *[single] 单倍胜
}{ $ending ->
    [dropped] （放弃加倍）
    [resigned] （认输）
    [claimed] （主张）
    [flag] （超时）
    [forfeited] （判负）
    [adjudicated] （裁决）
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] ，加倍骰{ $cube }
}，{ $points }分。
say-match-won = { $you ->
    [true] 你赢得比赛
    [lost] 你输掉比赛
   *[false] { $who }赢得比赛
}{ $cause ->
    [flag] （超时）
    [too_slow] （决定用时过长）
    [absent] （{ $you ->
        [lost] 你未回来
       *[other] 对手未回来
    }）
    [left] （{ $you ->
        [lost] 你已离开
       *[other] 对手已离开
    }）
    [resigned] （认输）
    [ruling] （裁决）
   *[score] {""}
}。
say-session-over = { $cause ->
    [left] 对局结束：有棋手离开。
    [absent] 对局结束：有棋手未回来。
    [too_slow] 对局结束：决定用时过长。
    [flag] 对局结束：有棋手超时。
    [resigned] 对局结束：有棋手认输。
    [ruling] 对局因裁决而结束。
    [annulled] 比赛作废：对任何人都不计。
   *[session_over] 对局结束。
}
say-resigns = { $who }提出{ $win ->
    [gammon] 按双倍胜
    [backgammon] 按三倍胜
   *[single] 按单倍胜
}认输。
say-rejected = 认输被拒绝：继续下。
say-your-turn = 轮到你：掷骰。
say-your-turn-cube = 轮到你：掷骰或加倍。
say-pips = 步数：你{ $yours }，对手{ $theirs }。
score-money = 比分{ $yours }–{ $theirs }。
points-word = 分
score-stake = 比分{ $yours }–{ $theirs }：{ $lead ->
    [level] 互不相欠
    [you] 你领先{ $amount }
    [opponent] 对手领先{ $amount }
   *[other] { $who }领先{ $amount }
}。
score-match = 比分{ $yours }–{ $theirs }，{ $length }分制。
score-match-stood = 结束时比分{ $yours }–{ $theirs }，{ $length }分制。

# Around the board
bar-you = 你：{ $who }
bar-them = 对手：{ $who }
pips = { $n }步
away = 还差{ $n }分
score-of = 比分{ $n }
title-game = 第{ $game }局
title-crawford = 克劳福德局
no-move = 无子可走
moved-double = 加倍到{ $value }
moved-take = 接受
moved-drop = 放弃
moved-beaver = 海狸，到{ $value }
moved-raccoon = 浣熊，到{ $value }
moved-otter = 水獭，到{ $value }
moved-roll_early = 过早掷骰
moved-double_early = 过早加倍到{ $value }
moved-annul_doubles = 克劳福德局的加倍已取消
moved-correct_start = 开局已更正
moved-challenge = 要求走合规着法
game-how = { $ending ->
    [dropped] 放弃加倍
    [resigned] { $win ->
        [gammon] 双倍胜，认输
        [backgammon] 三倍胜，认输
       *[single] 认输
    }
    [claimed] { $win ->
        [gammon] 双倍胜，主张
        [backgammon] 三倍胜，主张
       *[single] 主张
    }
    [flag] { $win ->
        [gammon] 双倍胜，超时
        [backgammon] 三倍胜，超时
       *[single] 超时
    }
    [forfeited] { $win ->
        [gammon] 双倍胜，判负
        [backgammon] 三倍胜，判负
       *[single] 判负
    }
    [adjudicated] { $win ->
        [gammon] 双倍胜，裁决
        [backgammon] 三倍胜，裁决
       *[single] 裁决
    }
   *[borne_off] { $win ->
        [gammon] 双倍胜
        [backgammon] 三倍胜
       *[single] 单倍胜
    }
}
match-decided = { $cause ->
    [flag] 比赛因超时分出胜负
    [too_slow] 比赛分出胜负：决定用时过长
    [absent] 比赛分出胜负：对手未回来
    [left] 比赛分出胜负：对手离开
    [ruling] 比赛由裁决分出胜负
   *[resigned] 比赛认输
}{ $between ->
    [true] （两局之间）
   *[false] {""}
}
plays-count = { $n }种合规走法
resign-single = 按单倍胜认输：{ $points }分
resign-gammon = 按双倍胜认输：{ $points }分
resign-backgammon = 按三倍胜认输：{ $points }分
resign-match = 整场比赛认输
resign-match-sure = 是的，整场认输
resign-match-no = 不，继续下
resign-when-done = { $win ->
    [gammon] 你将提出按双倍胜认输
    [backgammon] 你将提出按三倍胜认输
   *[single] 你将提出按单倍胜认输
}，在本回合走完后生效（END-08）。按 Esc 可收回。
resign-kind = { $win ->
    [gammon] 按双倍胜认输
    [backgammon] 按三倍胜认输
   *[single] 按单倍胜认输
}
leave-session = 结束对局
leave-table = 离开棋桌
lookback-game = { $match ->
    [1] 第{ $game }局
   *[other] 第{ $match }场，第{ $game }局
}
lookback-open = 回看第{ $game }局
lookback-unreachable = 暂时无法取得各局记录。请稍后再试。
copied = 已复制：{ $text }
watchers = { $n }人观战
bot-level = 机器人 · { $level }
bot-level-beginner = 入门
bot-level-novice = 新手
bot-level-casual = 休闲
bot-level-intermediate = 中级
bot-level-advanced = 高级
bot-level-expert = 专家
bot-level-full = 全力
stake-per-point = 每分{ $unit }
line-needed = 没有连接：恢复后即可继续操作。
line-waiting = 尚未发送：连接恢复后，你的操作会立即发出。
moved-rejected_single = 按单倍胜认输：被拒绝
moved-rejected_gammon = 按双倍胜认输：被拒绝
moved-rejected_backgammon = 按三倍胜认输：被拒绝
act-double-detail = 到{ $value }
act-take-detail = 按{ $asked }下
act-drop-detail = 输{ $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = 赢{ $points }
act-beaver-detail = 到{ $beaver }
act-raccoon-detail = 到{ $beaver }
act-otter-detail = 到{ $beaver }
key-escape = 退出未完成的操作；结束回看
key-mouse = 左键：按第一枚骰子走；右键：按另一枚走
key-dice = 交换骰子；回合走完时：完成
key-drag = 一次走完两枚骰子
invite-copied = 已复制。发给你的朋友吧。
invite-select = 复制选中的链接，发给你的朋友。

# Why something is refused
refused-clause = { $text }（{ $clause }）
refused-closed = 这张棋桌已关闭。
refused-not-seated = 只有本桌的棋手才能这样做。
refused-seat-taken = 这个座位已有人。
refused-wrong-invitation = 这个座位留给受邀的人。
refused-not-begun = 比赛尚未开始。
refused-no-game = 现在没有进行中的局。
refused-match-over = 比赛已结束。
refused-opponent-left = 对手已离开。
refused-dice-called = 马上就要掷骰。
refused-time-is-up = 时间已到。
refused-rules = 规则现在不允许这样做。
refused-not-opened = 没有这张棋桌。
refused-opened-already = 这张棋桌已存在。
refused-not-allowed = 只有服务器或赛事总监才能这样做。
refused-nobody = 请先输入你的名字。
refused-seated-already = 你在这里已有座位。
refused-same-player = 不能与自己对局。
refused-broken-start = 按这些设置无法开始第1局。
refused-ready-already = 你已表示准备好了。
refused-begun-already = 比赛已经开始。
refused-seats-kept = 比赛结束前不能换座位。
refused-game-on = 这一局尚未结束。
refused-match-not-over = 比赛尚未结束。
refused-no-match = 金钱局没有可认输的比赛：请对本局认输，或离开。
refused-asked-already = 你已经提出过了。
refused-rejected-before = 对手已拒绝；下次掷骰后可以再提。
refused-no-rematch = 没有人提出再来一场。
refused-not-that-roll = 正在等待链值的是另一次掷骰。
refused-link-opened = 这次掷骰的链值已公开。
refused-no-own-chain = 这个座位的链值由服务器公开。
deposit-no-own-chain = 这个座位承诺了自己的链之后，才能在这里存放种子。
deposit-not-the-seed = 这个种子不属于该座位所承诺的链。
refused-bad-link = 这个链值与该座位的承诺不符。
refused-another-log = 这个浏览器看到的比赛过程与这里的记录不同。
refused-too-long = 文字或列表过长，或数字过大。
refused-chain-too-long = 一条链最多4096个链值。
dice-alarm-commitment = 服务器更改了它在赛前所作的承诺。
dice-alarm-chains = 本场比赛所承诺的链在开赛后被更改。
dice-alarm-start = 比赛开始前就有人索取你的链值。
dice-alarm-ahead = 服务器索取了第{ $number }次掷骰的链值，而下一次是第{ $expected }次。这会让它预知后面的骰子。
dice-alarm-log = 服务器现在显示的比赛过程与之前不同。
dice-alarm-between = 第{ $number }次掷骰已发起，但在骰子落定前发生了别的事。
dice-alarm-twice = 第{ $number }次掷骰被再次发起，发起者或用途不同。
dice-alarm-dice = 棋盘上的骰子与记录不一致。
dice-alarm-lost = 服务器收到了你第{ $number }次掷骰的链值，却记录为未公开。
dice-alarm-escrow = 记录称第{ $number }次掷骰由存放的种子公开，但这个浏览器没有存放任何东西。
dice-alarm-proof = 骰子记录前后不一致：{ $fault }
dice-alarm-refused = 这个浏览器在本场比赛中不再公开链值；改用公布的默认值，记录中会注明。
dice-said = 警告：{ $text }
dice-remark-late = 你第{ $number }次掷骰的链值在请求到达本浏览器{ $seconds }秒后才发出，已不计入：改用公布的默认值。
dice-remark-away = { $n ->
    [1] 这个浏览器不在线时掷了一次骰：你的链值由公布的默认值代替。
   *[other] 这个浏览器不在线时掷了{ $n }次骰：你的链值由公布的默认值代替。
}
dice-remark-elsewhere = 你在骰子中的那一份不在这个浏览器里，而在你准备就绪时所用的那个浏览器里。在这里，你的每次掷骰都会稍等片刻，然后使用公布的默认值。在那个浏览器中选“在另一台设备上继续”，即可得到把你那一份带到这里的链接。
dice-remark-house = 这个浏览器不保存任何数据，所以你那一份骰子也由服务器生成。
dice-remark-unsure = 这个浏览器不在线时掷骰的次数超出它能保证的范围：它在本场比赛中不再公开链值，改用公布的默认值。
dice-remark-brought = 你在骰子中的那一份现在也在这个浏览器里了。
dice-right = { $rolls ->
    [1] 骰子已核对：唯一一次掷骰与赛前封存、并由本浏览器保存的内容相符。
   *[other] 骰子已核对：全部{ $rolls }次掷骰都与赛前封存、并由本浏览器保存的内容相符。
}
dice-fits = { $rolls ->
    [1] 骰子已核对：唯一一次掷骰与记录相符。本浏览器没有保存可供对照的数据。
   *[other] 骰子已核对：全部{ $rolls }次掷骰都与记录相符。本浏览器没有保存可供对照的数据。
}
dice-wrong = 本场比赛的骰子与赛前封存的内容不符。
refused-no-dice = 缺少相应的骰子。
refused-too-many-steps = 一次着法最多四步。
refused-nothing-changes = 这不会带来任何改变。
refused-no-clock = 这里没有棋钟。
refused-break-between-games = 休息只能在两局之间。
refused-nothing-due = 现在没有到期的事项。
refused-not-absent = 对手离开的时间还不够长。
refused-too-fast = 请求过于频繁：请稍候。
refused-not-yours = 你无权这样做。
refused-malformed = 服务器无法理解这个请求。
refused-away = 俱乐部暂时无法保存数据。请稍后再试；在此期间你的棋钟不走。
refused-trouble = 我们这边出了问题。请再试一次。
clause-END-08 = 须在走完本回合后认输，且认输的倍数不得超过本局还可能输的。
clause-END-09 = 后面的掷骰仍可能改变结果。
clause-MOV-01 = 该点被对手两枚以上的棋子占据。
clause-MOV-02 = 每个点数都是单独的一步，这枚棋子中途没有可以落脚的点。
clause-MOV-03 = 两个点数单独都走不通。
clause-MOV-05 = 对子最多走四次。
clause-MOV-06 = 两种颜色的棋子不能同占一点。
clause-MOV-07 = 两个点数都必须走。
clause-MOV-08 = 若只能走一个点数，必须走大的。
clause-MOV-09 = 对子必须尽可能多走。
clause-MOV-10 = 只有无子可走时，回合才作废。
clause-HIT-02 = 中栏上的棋子必须先进盘。
clause-HIT-03 = 进盘的落点不通。
clause-HIT-04 = 必须尽可能多地进盘。
clause-OFF-01 = 所有棋子都在内盘时才能移出棋子。
clause-OFF-02 = 从与点数相同的点移出。
clause-OFF-03 = 更高的点上还有棋子时，必须用它走这个点数。
clause-OFF-04 = 从你最高的点移出。
clause-OFF-08 = 移出棋子时也必须用完两个点数。
clause-CUB-02 = 加倍骰不归你，或者骰子已掷出。
clause-CUB-03 = 你没有收到任何提议。
clause-CUB-04 = 不能连续加倍两次。
clause-CUB-06 = 须先答复加倍。
clause-CUB-15 = 这套规则没有这种答复。
clause-CUB-17 = 按这套规则，这个比分下不能加倍。
clause-MAT-02 = 克劳福德局不得加倍。
clause-MAT-04 = 克劳福德局之后，落后方在自己第三个回合之前不能加倍。
clause-SET-07 = 由开局掷骰决定谁先走。
clause-SET-08 = 请先掷骰。
clause-IRR-01 = 所走的着法合规，有效。
clause-IRR-02 = 回合已结束。
clause-IRR-05 = 还没轮到你。
clause-OPT-03 = 计分比赛中没有这一项。

# Settings
set-group-board = 棋盘
set-group-auto = 自动走子
set-group-sound = 声音
set-group-voice = 朗读
set-board = 棋盘
set-board-noce = Noce（胡桃木）
set-board-lavagna = Lavagna（石板）
set-board-chiaro = Chiaro（高对比度）
set-board-panno = Panno（绿呢）
set-board-marmo = Marmo（大理石）
set-board-lacca = Lacca（漆金）
set-look = 外观
set-look-system = 跟随系统
set-look-light = 浅色
set-look-dark = 深色
set-numbers = 点的编号
set-numbers-own = 各从自己的内盘数起
set-numbers-absolute = 双方相同（着法仍从内盘数起）
set-home = 内盘位置
set-home-right = 右
set-home-left = 左
set-colour = 你的棋子
set-colour-light = 浅色
set-colour-dark = 深色
set-speed = 动画
set-speed-slow = 慢
set-speed-normal = 正常
set-speed-fast = 快
set-speed-quick = 很快
set-speed-none = 无
set-arrows = 显示上一着
set-pips = 显示总步数
set-clocks = 显示棋钟
set-autoForced = 只有一种走法时自动走
set-autoPass = 无子可走时自动继续
set-autoRoll = 不能加倍时自动掷骰
set-autoBearOff = 双方脱离接触后自动移出
set-fastForward = 被完全封锁时快进
set-confirmDouble = 加倍前确认
set-soundRoll = 骰子
set-soundChecker = 棋子
set-soundHit = 打子
set-soundOff = 移出
set-soundCube = 加倍骰
set-soundClock = 棋钟将尽
set-soundTurn = 轮到你
set-sayRolls = 掷骰
set-sayRolls-full = 连同走法数
set-sayRolls-short = 只读骰子
set-sayRolls-none = 关
set-sayPlays = 对手的着法
set-sayPlays-full = 棋手、骰子和着法
set-sayPlays-short = 只读着法
set-sayPlays-none = 关

# Keys
key-go = 掷骰、完成、下一步
key-undo = 撤销一步
key-undo-all = 撤销整个回合
key-double = 加倍
key-take = 接受
key-drop = 放弃、拒绝
key-beaver = 海狸、浣熊、水獭
key-swap = 交换骰子
key-flip = 翻转棋盘
key-list = 列出合规走法；输入编号再按 Enter 即走
key-last = 重看上一着
key-clocks = 显示或隐藏棋钟
key-pips = 显示或隐藏步数
key-quadrants = 按四个区域朗读棋盘
key-type = 输入着法，再按 Enter
key-replay = 逐步回放本局
key-board = 跳到棋盘
key-help = 本列表
key-bell = 跳到通知铃铛

# Consultation doubles: two who share a side
pair-title = 你们一方
pair-hand = 掌骰：{ $who }
pair-away = { $who }已离开
pair-dice = { $you ->
    [true] 骰子在你手中，由你代表己方行棋。
   *[false] 骰子在{ $who }手中，由其代表己方行棋。
}
pair-private = 只有你们两人能看到。
pair-come-back = 回来接过骰子
pair-leave = 离开（由{ $who }继续）
pair-left = { $who }已离开。你独自继续；搭档可以再回来。
pair-you-left = 你已离开，由{ $who }继续。你可以再回来。
pair-away-note = { $who }已离开。你可以接过骰子。
pair-links-away = 你方那一份骰子由{ $who }的浏览器公开：它不在线时，每次掷骰会稍慢一些。
act-take_dice = 接过骰子
act-give_dice = 把骰子交给{ $who }
act-advise = 写给搭档
status-advise = 轮到{ $who }走{ $roll }。移动棋子，向{ $who }演示着法。
status-advise-ready = 把这着给{ $who }看，或撤销。
say-dice = { $you ->
    [true] 骰子在你手中。
   *[false] 骰子在{ $who }手中。
}
say-partner-left = { $who }已离开。
say-partner-back = { $who }回来了。
talk-you = 你
key-talk = 写给搭档
key-dice-hand = 接过骰子，或交给搭档
refused-no-partner = 你在这张棋桌上没有搭档。
refused-partner-has-dice = 骰子在搭档手中。要行棋请先接过骰子。
refused-partner-missing = 搭档不在桌边。
refused-bot-in-pair = 机器人单独上阵：一对须是两个人。
refused-bad-text = 请写1到500个字符。

# What a side says among itself, here and in a chouette
talk-none = 还没有人说话。
talk-label-partner = 对搭档说
talk-play-this = 走这着
talk-send = 发送
talk-show = 在棋盘上演示
talk-hide = 隐藏
act-advise_play = 演示这着
act-propose = 建议
said-advice = { $who }建议：{ $text }

# The tutor

knob-tutor = 教练
act-take_back = 悔棋
key-hint = 提示
key-take-back = 悔棋
tutor-title = 真要这样走吗？
tutor-costs =
    { $kind ->
        [play] 这着损失{ $loss }。
       *[decision] 这个决定损失{ $loss }。
    }
tutor-anyway =
    { $kind ->
        [play] 就这样走
       *[other] 就这样定
    }
tutor-show = 看看更好的选择
tutor-again = 重新选择
tutor-hint = 提示
tutor-hint-title = 最佳着法
tutor-hint-play = { $play } { $loss }
tutor-back = 回到棋桌
tutor-taken-back =
    { $n ->
        [0] 本场比赛没有悔棋。
       *[other] 本场比赛悔棋{ $n }次。
    }
tutor-cube-no_double = 不要加倍。
tutor-cube-double = 加倍。
tutor-cube-too_good = 好到不必加倍：继续下。
tutor-cube-take = 接受。
tutor-cube-drop = 放弃。
tutor-cube-beaver = 海狸。
tutor-cube-figures = 不加倍{ $wait }，加倍后接受{ $take }，加倍后放弃{ $drop }
tutor-away = 教练暂时无法回答；对局照常进行。
say-taken-back = 已悔棋。
with-tutor = 有教练
refused-no-tutor = 这张棋桌没有给你的教练。
refused-nothing-to-take-back = 本局没有可悔的棋。
refused-not-for-tutor = 教练只帮助一人对机器人：无棋钟、无金钱、只走合规着法。
refused-tutor-rests = 你正在与人对局：结束之前教练不发言。
refused-nothing-to-advise = 现在没有需要你决定的事。
