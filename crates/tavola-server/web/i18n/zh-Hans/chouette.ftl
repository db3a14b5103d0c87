# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = 庄家
role-partner = 搭档
role-captain = 队长
role-member = 队员
role-giver = 已给加倍骰
role-out = 出局
role-waiting = 等候
role-gone = 已离开
with-role = { $who }，{ $role }
nobody = 无人
no-cubes = 桌上没有加倍骰。
points-count = { $n ->
    [1] 1分
   *[other] { $size }分
}

# Where it stands
now-gathering = { $n ->
    [0] 还没有人加入：轮庄赛须三人以上。
   *[other] 已有{ $n }人加入：轮庄赛须三人以上。
}
now-enough = 已有{ $n }人加入。掷骰定次序，或再等人来。
now-enough-wooden = 已有{ $n }人加入。各在桌上掷一枚骰子，输入次序。
now-ordering = 每人掷一枚骰子：最大的做庄家，第二的做队长。
now-order = 次序已定：{ $box }做庄家，{ $captain }做队长。
now-between = 第{ $game }局之前：{ $box }做庄家，{ $captain }做队长。
now-partner = { $you ->
    [true] 你愿意做庄家的搭档吗？
   *[false] 已询问{ $who }是否做庄家的搭档。
}
now-draw = 没有人愿做搭档：庄家可以抽签选一人。
now-closed = 本次轮庄赛结束。账目显示尚待支付的款项。
now-extras = { $you ->
    [true] 只有你接受：其他人可以各再给你一枚加倍骰，并付你{ $price }。
   *[false] 只有{ $who }接受。放弃的人可以再给一枚加倍骰，并付{ $price }。
}
now-tie = { $you ->
    [true] 点数相同。再把赌注翻倍吗？
   *[false] 点数相同：由{ $who }决定是否再把赌注翻倍。
}
now-wooden = 第{ $game }局正在木质棋盘上进行。请输入加倍和结果。
now-box-offers = { $step ->
    [beaver] { $box }：海狸到{ $value }，对{ $members }。
    [raccoon] { $box }：浣熊到{ $value }，对{ $members }。
    [otter] { $box }：水獭到{ $value }，对{ $members }。
   *[double] { $box }（庄家）：加倍到{ $value }，对{ $members }。
}
now-team-offers = { $step ->
    [beaver] { $members }：海狸到{ $value }。
    [raccoon] { $members }：浣熊到{ $value }。
    [otter] { $members }：水獭到{ $value }。
   *[double] { $members }：加倍到{ $value }。
}
now-offer-part = { $by ->
    [box] 到{ $value }，对{ $members }
   *[team] { $members }到{ $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }：海狸{ $list }。
    [raccoon] { $box }：浣熊{ $list }。
    [otter] { $box }：水獭{ $list }。
   *[double] { $box }（庄家）：加倍{ $list }。
}
now-team-offers-apart = { $step ->
    [beaver] 海狸：{ $list }。
    [raccoon] 浣熊：{ $list }。
    [otter] 水獭：{ $list }。
   *[double] 加倍：{ $list }。
}
waits-next-game = 你从下一局起参加。
now-resignation = { $you ->
    [true] 对方提出{ $win ->
        [gammon] 按双倍胜
        [backgammon] 按三倍胜
       *[single] 按单倍胜
    }认输。接受吗？
   *[false] 已提出{ $win ->
        [gammon] 按双倍胜
        [backgammon] 按三倍胜
       *[single] 按单倍胜
    }认输。正在等待{ $who }。
}
now-opening-yours = 开局掷骰：掷你的骰子。
now-opening = 开局掷骰：庄家和队长各掷一枚。
now-roll-cube = { $you ->
    [true] 轮到你：掷骰或加倍。
   *[false] 轮到{ $who }掷骰。你可以先加倍。
}
now-roll = { $you ->
    [true] 轮到你：掷骰。
   *[false] 轮到{ $who }掷骰。
}
now-play = 轮到{ $who }走{ $roll }。
now-shown = { $you ->
    [true] 对方已走完：掷骰即表示认可。
   *[false] 已走完；{ $who }可以要求改走合规着法。
}
now-advise = 轮到{ $who }走{ $roll }。移动棋子，向队长演示着法。
now-advise-ready = 把这着给队长看，或撤销。
waits-roll_die = 尚待掷骰：{ $who }。
waits-offer = 仍可加倍：{ $who }。
waits-answer = 尚待答复：{ $who }。
waits-extra = 尚待决定：{ $who }。
time-left = 剩{ $time }

# Acts
choice-roll_die = 掷你的骰子
choice-roll_opening = 掷骰
choice-draw_partner = 抽签选搭档
choice-give_extra = 给加倍骰，付{ $price }
choice-decline_extra = 不给
choice-count_tie = 接受自动加倍
choice-decline_tie = 加倍骰不动
choice-accept_partner = 做庄家的搭档
choice-decline_partner = 不了，谢谢
choice-start_game = { $game ->
    [1] 开始第1局
   *[other] 开始第{ $game }局
}
choice-seek_partner = 找搭档
choice-end_partnership = 结束搭档
choice-double = 加倍到{ $value }
choice-double_all = 全部加倍
choice-double_some = 对选中的加倍
choice-hold = 不加倍
choice-join = 加入
choice-stay = 还是留下
choice-leave = 离开轮庄赛
choice-leave-game = 本局后离开
choice-close = 结束轮庄赛
sure-leave = 离开吗？你的账目保留到结清为止。
sure-close = 为所有人结束轮庄赛？账目会保留。
act-roll_opening = 掷骰

# Answering
answer-title = { $n ->
    [1] 你的答复
   *[other] 对{ $n }枚加倍骰一并答复
}
answer-cube = { $who }：接受则按{ $asked }下，放弃则输{ $refused }
answer-cube-alone = 接受则按{ $asked }下，放弃则输{ $refused }
answer-take = 接受
answer-drop = 放弃
answer-beaver = 海狸
answer-raccoon = 浣熊
answer-otter = 水獭
answer-all-take = 全部接受
answer-all-drop = 全部放弃
answer-all-beaver = 全部海狸
answer-all-raccoon = 全部浣熊
answer-all-otter = 全部水獭
answer-send = 答复
answer-weigh = 你将按{ $played }下，并立即付{ $paid }。
answer-open = 请为每枚加倍骰选择答复。
answer-fine = 这个答复符合规则。
offer-title = 哪些加倍骰？
settle-title = 协议结算
settle-offer = 提议
settle-offered = { $own ->
    [true] 你已提议结算{ $yours ->
        [true] 你的加倍骰
       *[false] { $who }的加倍骰
    }。
   *[false] { $by }提议结算{ $yours ->
        [true] 你的加倍骰
       *[false] { $who }的加倍骰
    }。
}
settle-comes-to = { $way ->
    [receive] 你将收到{ $amount }。
    [pay] 你将支付{ $amount }。
   *[nothing] 双方都不付。
}
settle-points = { $yours ->
    [true] 你的加倍骰
   *[false] { $who }的加倍骰
}
settle-way-receive = 我收
settle-way-pay = 我付
settle-note = 以分计；可以有半分。提议在下一次掷骰、走子或加倍之前有效。
settle-accept = 接受
settle-decline = 谢绝
settle-withdraw = 撤回

# The list of members
line-title = 队员与加倍骰
line-cube-ends = 庄家 ↔ 自己
line-game = 本局
line-total = 总分
line-you = 你
line-leaving = 本局后离开
line-awaited = 待行动
line-extra = 对{ $who }的额外加倍骰
line-bot = 机器人
line-pips = { $n }步
line-ask = 征求意见
cube-at = { $at ->
    [box] 加倍骰为{ $value }，归庄家
    [own] 加倍骰为{ $value }，归{ $who }
   *[middle] 加倍骰为{ $value }，在中间
}
cube-offered = { $by ->
    [box] 庄家提出{ $value }
   *[team] 向庄家提出{ $value }
}
cube-settled = { $winner ->
    [box] 庄家赢
    [team] 队员赢
   *[agreed] 已结算
}
cube-single = 加倍骰
cube-won = 赢
cube-lost = 放弃
cube-agreed = 已结算

# Talk
talk-title = 队内商议
talk-never = 按本桌规则，不得给队长出主意。
talk-free = 按本桌规则，你现在不能出主意。
talk-after-cube = 加倍骰动过之后，队员才能出主意。
talk-cube-holders = 提出过或接受过加倍的队员可以出主意，队长询问的人也可以。
talk-label = 给队长的建议
talk-label-team = 对队伍说
talk-title-partner = 庄家与搭档
talk-agree = 同意
talk-agreed = 同意：{ $who }
table-talk-title = 桌边聊天
table-talk-label = 对全桌说
line-away = 离开
line-asked = 已询问
line-unask = 收回询问
sure-paid = 你已付给{ $to } { $amount }吗？将记入所有人的账目。
sure-leave-plays-on = 离开吗？你的加倍骰由队长代管到本局结束。你的账目保留到结清为止。
sure-leave-loses = 离开吗？在这张棋桌上，你未了结的加倍骰将按当前数值立即判输。你的账目保留到结清为止。

# Accounts
accounts-title = 账目
accounts-open = 账目与结算
accounts-games = 各局
accounts-none = 还没有一局结束。
accounts-sum = 账目合计为{ $sum }。
accounts-fewest = 最少次数的支付
accounts-pay = { $from }付给{ $to } { $amount }
accounts-paid = 我已支付
accounts-even = 互不相欠。
game-line = { $winner ->
    [box] { $box }（庄家）胜{ $captain }
   *[team] { $captain }胜{ $box }（庄家）
}{ $win ->
    [gammon] ，双倍胜
    [backgammon] ，三倍胜
   *[other] {""}
}{ $ending ->
    [dropped] ，加倍骰全部了结
    [resigned] ，认输
    [claimed] ，主张
    [flag] ，超时
    [forfeited] ，判负
    [adjudicated] ，裁决
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] 庄家连庄。
    [behind] 庄家获胜但总分落后：排到队列末尾。
   *[beaten] 庄家排到队列末尾。
}

# Said as it happens
said-joins = { $who }加入。
said-stays = { $who }还是留下。
said-leaving = { $who }本局后离开。
said-gone = { $who }已离开。
said-order = 次序：{ $names }。
said-die = { $you ->
    [true] 你掷出{ $die }。
   *[false] { $who }掷出{ $die }。
}
said-game = 第{ $game }局：{ $box }做庄家，{ $captain }做队长。
said-captain = { $you ->
    [true] 现在由你做队长。
   *[false] 现在由{ $who }做队长。
}
said-answer = { $n ->
    [1] 请答复：接受还是放弃？
   *[other] 请答复{ $n }枚加倍骰。
}
said-answered = { $who }已答复。尚待答复：{ $n ->
    [0] 无
   *[other] { $rest }
}。
said-settled = { $winner ->
    [box] { $you ->
        [true] 你的加倍骰
       *[false] { $who }的加倍骰
    }：庄家赢。
   *[team] { $you ->
        [true] 你的加倍骰
       *[false] { $who }的加倍骰
    }：队员赢。
}
said-agreed = { $you ->
    [true] 你的加倍骰
   *[false] { $who }的加倍骰
}已结算。
said-cube = { $at ->
    [box] { $you ->
        [true] 你的加倍骰
       *[false] { $who }的加倍骰
    }：{ $value }，归庄家。
    [own] { $you ->
        [true] 你的加倍骰：{ $value }，归你。
       *[false] { $who }的加倍骰：{ $value }，归{ $who }。
    }
   *[middle] { $you ->
        [true] 你的加倍骰
       *[false] { $who }的加倍骰
    }：{ $value }，在中间。
}
said-extra = { $from }给{ $to }一枚额外加倍骰，值为{ $value }。
said-result = 第{ $game }局：{ $winner ->
    [box] 庄家{ $box }胜{ $captain }
   *[team] { $captain }胜庄家{ $box }
}{ $win ->
    [gammon] ，双倍胜
    [backgammon] ，三倍胜
   *[other] {""}
}{ $ending ->
    [dropped] ，加倍骰全部了结
    [resigned] ，认输
    [claimed] ，主张
    [flag] ，超时
    [forfeited] ，判负
    [adjudicated] ，裁决
   *[borne_off] {""}
}。{ $fate ->
    [stays] 庄家连庄。
    [behind] 庄家获胜但总分落后：排到队列末尾。
   *[beaten] 庄家排到队列末尾。
}
said-points = { $list }。
said-may-double = 掷骰之前你可以加倍。

# Over the wooden board
wood-title = 记分簿
wood-add = 添加棋手
wood-name = 名字
wood-order = 设定次序
wood-order-note = 按掷骰结果：先庄家，再队长，然后是队列。
wood-up = 上移{ $who }
wood-down = 下移{ $who }
wood-doubles = 谁加倍？
wood-double = { $who }加倍到{ $value }
wood-box-doubles = { $who }（庄家）加倍
wood-answers = { $who }答复
wood-rolled = 已掷骰
wood-tie = 开局掷骰点数相同
wood-result = 本局结束
wood-box-wins = { $who }（庄家）获胜
wood-team-wins = { $who }和队伍获胜
wood-single = 单倍胜
wood-gammon = 双倍胜
wood-backgammon = 三倍胜
wood-undo = 撤销上一项
wood-undo-more = 撤销多项
wood-undo-steps = 几项
wood-leave = { $who }离开
wood-join = { $who }留下
wood-stake = 下一局的赌注
wood-unit = 每分价值
wood-currency = 货币
wood-settle = 协议结算一枚加倍骰
wood-settle-cube = 谁的加倍骰
wood-settle-points = 分数
wood-settle-note = 队员所得；若由队员支付则填负数。可以有半分。
wood-set = 设定
wood-pay = 记录支付
wood-from = 付款人
wood-to = 收款人
wood-amount = 金额
wood-no-amount = 请输入大于零的金额，小数位按该货币。
wood-record = 记录
wood-partner = 抽中的搭档
wood-others = 队员、赌注、支付

# Keys
key-chouette-go = 掷骰、完成、开始
key-chouette-double = 加倍：你的加倍骰；做庄家时为全部
key-chouette-take = 全部接受
key-chouette-drop = 全部放弃
key-chouette-beaver = 全部海狸
key-chouette-hold = 本回合不加倍
key-chouette-cubes = 朗读所有加倍骰
key-chouette-wait = 说出还在等谁
key-chouette-talk = 写建议
key-chouette-answer = 跳到答复

# Why something is refused
chouette-house-only = 只有服务器可以这样做。
chouette-player-only = 只有棋手可以这样做。
chouette-not-opened = 没有这桌轮庄赛。
chouette-opened-already = 这桌轮庄赛已存在。
chouette-not-over = 轮庄赛尚未结束。
chouette-goes-on-already = 原班人马已另开了一桌轮庄赛。
chouette-over = 轮庄赛已结束。
chouette-only-over-the-board = 只有木质棋盘才输入这项；线上由服务器记录。
chouette-only-online = 这发生在木质棋盘上，不必输入。
chouette-dice-missing = 缺少这次掷骰的骰子。
chouette-bad-text = 文字为空或过长。
chouette-not-here = 只有已加入轮庄赛的人才能这样做，或收款。
chouette-joined-already = { $member }已加入。
chouette-name-taken = { $name }已在记分簿中：请让其重新加入，或输入另一个名字，例如加上首字母。
chouette-full = 最多{ $most }人加入。
chouette-decide-first = 请先答复等着你的事：在两次决定之间可以离开。
chouette-leaving-already = 你已表示要离开：本局结束后离开。
chouette-order-known = 次序已经决定。
chouette-order-unknown = 次序尚未决定。
chouette-no-roll-waited = 还没轮到你掷骰。
chouette-order-incomplete = 次序中每名棋手须恰好出现一次。
chouette-too-few = 轮庄赛须三人以上。
chouette-game-in-play = 有一局正在进行。
chouette-no-game = 现在没有进行中的局。
chouette-no-part = 你没有参加这一局，或已不再参加。
chouette-box-only = 只有庄家可以决定。
chouette-not-the-player = 这一方由{ $member }掷骰、走子和决定。
chouette-no-partner-yet = 有{ $from }人以上时，庄家才能有搭档。
chouette-partner-already = 庄家已有搭档。
chouette-no-partnership = 你没有可结束的搭档关系。
chouette-not-asked = 还没有轮到问你是否做搭档。
chouette-lot-too-early = 问过所有人而无人愿意，才抽签选搭档。
chouette-not-in-the-lot = { $member }不参加搭档抽签。
chouette-board = 规则现在不允许这样做。
chouette-too-many-steps = 一次着法最多四步。
chouette-tie-waits = 先由庄家决定点数相同是否使赌注翻倍。
chouette-no-tie = 没有待计的相同点数。
chouette-opening-over = 本局已开始；开局点数相同须在此之前处理。
chouette-cubes-wait = 须先答复所提出的加倍骰。
chouette-extras-wait = 先由放弃的人决定额外加倍骰。
chouette-others-may-offer = 其他人仍可提出加倍：{ $members }。
chouette-answered-this-turn = 庄家已答复；下次掷骰前不能再提出加倍。
chouette-captain-offers = 只有{ $member }可以提出队伍的加倍骰。
chouette-one-cube = 只有一枚加倍骰：向全体提出，庄家对全体一并答复。
chouette-nothing-to-offer = 你没有可提出的加倍骰。
chouette-not-your-cube = 你不能提出{ $member }的加倍骰。
chouette-offered-already = 本回合已提出过{ $member }的加倍骰。
chouette-cube-exhausted = 加倍骰不能再高。
chouette-nothing-offered = 没有人向你提出加倍。
chouette-answered-already = 你已答复。
chouette-answer-each = 请答复向你提出的每枚加倍骰：{ $members }。
chouette-response-not-enabled = 本桌规则没有这种答复。
chouette-duty-take-enough = 所有人都已加倍：你接受的加倍骰（{ $taken }）总值须不少于你放弃的（{ $dropped }）{ $before ->
    [0] {""}
   *[other] 与你在本局已输的（{ $before }）之和
}。
chouette-duty-takers-beaver = 在这张棋桌上，须用海狸接受加倍。
chouette-duty-beaver-the-captain = 若只接受队长的加倍骰，就须用海狸。
chouette-duty-take-the-captain = 只要接受其中任何一枚，就须接受队长的（{ $member }）。
chouette-duty-sole-taker-beavers = 其他人都已放弃：唯一接受者须用海狸。
chouette-duty-last-rejects = 其他人都已放弃庄家的加倍：你也须放弃。
chouette-no-extra = 你现在没有额外加倍骰可给。
chouette-no-advice = 按本桌规则，你现在不能出主意。
chouette-advises-nobody = 队员给队长出主意；庄家独自下。
chouette-out-of-the-game = 你已退出本局，不能出主意。
chouette-no-settlement = 那枚加倍骰不归你结算。
chouette-bad-amount = 这个数额不可用。
chouette-pays-themselves = 不能付给自己：请选两名棋手。
stake-currency = “{ $text }”不是货币：请写代码，如 EUR；或留空，只计分。
stake-decimals = { $cents ->
    [points] 分数为整数：请不用小数填写赌注。
    [no] { $currency }以整数计：请不用小数填写赌注。
   *[yes] { $currency }的金额最多两位小数。
}
stake-bounds = { $cents ->
    [points] 每分价值为1到1000000分。
    [no] 每分价值为1到1000000 { $currency }。
   *[yes] 每分价值为0.01到10000 { $currency }。
}
chouette-nothing-to-undo = 只有{ $acts }项可撤销。
chouette-nothing-due = 没有到期的事项。
chouette-nothing-changes = 这不会带来任何改变。
chouette-dice-called = 马上就要掷骰。
chouette-not-that-roll = 那次掷骰尚未发起，或已完成。
chouette-no-own-chain = 只有庄家和队长有链，各自公开自己的。
chouette-chain-too-late = 每条链只承诺一次，须在该组第一次掷骰之前。
chouette-link-opened-already = 这次掷骰的链值已公开。
chouette-bad-link = 这个链值与承诺不符。

# A game as it went
history-of = 第{ $n }局，逐着记录
history-open = 逐着查看
history-colours = { $box }（庄家）
history-colours-team = 队伍
history-boards = 每着之后的棋盘；选一个放大，用方向键逐步浏览。
history-position = 局面。{ $box }：{ $white }。{ $captain }：{ $black }。
history-before = ← 上一局
history-next = 下一局 →
history-order = { $partnered ->
    [true] 庄家{ $box }与{ $partner }对{ $team }，队长在前。
   *[false] 庄家{ $box }对{ $team }，队长在前。
}
history-opening = 开局：{ $box }掷{ $white }，{ $captain }掷{ $black }。
history-tie = 开局：双方都掷{ $white }。
history-same = 开局：点数相同。
history-tie-counted = 接受自动加倍
history-tie-declined = 庄家不动加倍骰。
history-cannot = 无子可走
history-doubles = 加倍
history-box-doubles = 加倍{ $against }
history-answer = { $who }：{ $answer }，{ $value }{ $owner ->
    [own] {""}
   *[other] （{ $of }的加倍骰）
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] （义务，CHO-15：唯一接受者须用海狸）
    [last_rejects] （义务，CHO-09：最后一人须与其他人一样放弃）
   *[other] （义务）
}
history-captain = 现在由{ $who }做队长：{ $why ->
    [declined] 队长已放弃。
    [cube_dropped] 队长的加倍骰被放弃。
    [settled] 队长的加倍骰已结算。
    [too_slow] 队长未及时行动。
   *[left] 队长已离开。
}
history-extra = { $from }给{ $to }一枚额外加倍骰，并付{ $price }。
history-settled = { $from }与{ $to }结算：{ $points }。
history-slow = { $who }未及时行动。
history-left-cubes = { $who }离开，其加倍骰判输。
history-challenge = 要求走合规着法
history-resign = 提出{ $win ->
    [gammon] 按双倍胜
    [backgammon] 按三倍胜
   *[single] 按单倍胜
}认输
history-claim = 主张{ $win ->
    [gammon] 双倍胜
    [backgammon] 三倍胜
   *[single] 获胜
}
history-resignation-accepted = 接受
history-resignation-rejected = 继续下
again-open = 原班人马再来一桌轮庄赛
again-go = 去新的轮庄赛

# What has just happened
news-title = 刚刚发生
news-tie = 双方都掷出{ $die }。
news-tie-counted = 点数相同，所有加倍骰翻倍。
news-tie-declined = 点数相同之后，庄家不动加倍骰。
news-doubled = { $you ->
    [true] 你提出加倍（{ $n }枚加倍骰）。
   *[false] { $who }提出加倍（{ $n }枚加倍骰）。
}
news-answer = { $who }：{ $answer }，{ $value }（{ $of }的加倍骰）{ $duty ->
    [none] {""}
    [sole_taker_beavers] ——义务：唯一接受者须用海狸
    [last_rejects] ——义务：最后一人须与其他人一样放弃
   *[other] ——义务
}。
news-extra = { $you ->
    [true] 你给{ $to }一枚额外加倍骰。
   *[false] { $who }给{ $to }一枚额外加倍骰。
}
news-captain = { $you ->
    [true] 现在由你做队长
   *[false] 现在由{ $who }做队长
}：{ $why ->
    [declined] 队长已放弃。
    [cube_dropped] 队长的加倍骰被放弃。
    [settled] 队长的加倍骰已结算。
    [too_slow] 队长未及时行动。
   *[left] 队长已离开。
}
news-too-slow = { $side ->
    [box] 庄家未及时行动。
   *[team] 队长未及时行动。
}
news-settled = { $paid ->
    [true] { $who }的加倍骰已结算：{ $to }得{ $points }。
   *[false] { $who }的加倍骰已结算，互不支付。
}
news-settle-declined = 结算{ $who }的加倍骰的提议已被谢绝或撤回。
news-silence = { $you ->
    [true] 你未及时答复：{ $answer }。未答复视同队长的答复，或视为放弃。
   *[false] { $who }未及时答复：视同队长的答复，或视为放弃。
}
news-own-answer = { $n ->
    [1] 你的答复：{ $answer }。其他人还在决定。
   *[other] 你的答复：{ $answers }。其他人还在决定。
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = 代理队长
news-stands-in = { $you ->
    [true] 队长回来之前，由你代理。
   *[false] 队长回来之前，由{ $who }代理。
}
news-captain-back = { $who }回来继续做队长。
history-stands-in = 队长离开，由{ $who }代理。
history-captain-back = { $who }回来继续下。
history-silence = { $who }未及时答复：视同队长的答复，或视为放弃。
talk-stand-in = 你代理队长；队伍的建议显示在这里。
claim-title = 你已在记分簿中吗？
claim-lead = 请选你的名字，不必重新加入。由东道主确认。
claim-seat = 我是{ $who }
waits-claim = 已请东道主确认你是{ $who }。
wood-claim = { $who }打开了链接，并说：“我是记分簿中的{ $seat }。”
wood-claim-grant = 没错
wood-claim-refuse = 不是
wood-enter = 输入
wood-sure-result = { $kind ->
    [gammon] { $title }：双倍胜。本局结束。
    [backgammon] { $title }：三倍胜。本局结束。
   *[single] { $title }：单倍胜。本局结束。
}
wood-sure-pay = 按账目，{ $from }欠{ $to } { $owed }。仍要输入{ $amount }吗？
accounts-debt = { $from }欠{ $to } { $amount }
accounts-carried = 从上一桌轮庄赛结转：{ $list }。
accounts-carried-on = 未结的款项已转入下一桌轮庄赛，在那里支付。
game-jacoby = 未动过的加倍骰上，双倍胜按单倍计（雅各比，CHO-18）。
resign-costs = { $you ->
    [true] 你输{ $amount }
   *[false] { $who }输{ $amount }
}
strip-own-cube = { $at ->
    [box] 加倍骰{ $value }，归庄家
    [own] 加倍骰{ $value }，归你
   *[middle] 加倍骰{ $value }，在中间
}
line-ask-mark = 询问
line-asked-mark = 已询问
voice = 语音房间
voice-note = 你们通话处的链接（https）。全桌的人都能看到。
voice-open = 打开语音房间
parts-title = 棋盘旁
parts-members = 队员
parts-talk = 聊天
parts-accounts = 账目
parts-more = 更多
parts-board = 回到棋盘
chouette-not-claimable = 这个座位不能认领：已有人，或东道主没有登记。
chouette-not-in-their-place = 你代理队长，不能代其认输。
