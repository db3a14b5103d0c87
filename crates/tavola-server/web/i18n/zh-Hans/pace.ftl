# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = 计等级分
rated-note = 结果计入双方的等级分
rated-off = 不计
rated-on = 计入双方的等级分
rated-choose-note = 只有两人之间的比赛才计。
refused-not-for-rating = 只有两人之间、从头开始且无外援的比赛才计等级分。

pace-unhurried = 从容：不限时
pace-live = 实时：用棋钟
pace-post = 通信：每回合按天计
pace-note = 显示在邀请和棋桌上。从容时，谁也不会靠等待获胜；实时有棋钟，另有一分钟可供返回；通信赛每回合以天计。
pace-days = 通信赛：每回合天数
pace-days-many = { $n }天
pace-post-terms = 通信赛：每回合{ $turn }天，起始{ $bank }天，最多{ $cap }天
pace-unhurried-terms = 离开{ $time }分钟后，对手可暂停比赛；谁也不会靠等待获胜
pace-live-terms = 共可离开{ $away }秒，每次返回补回{ $back }秒；此后对手可等待、暂停或主张获胜
pace-title = 互相等待
pace-resume-listed = 已暂停：恢复
pace-adjourned = 比赛已暂停。
pace-adjourned-absent = { $you ->
    [true] 因你离开，比赛已暂停。
   *[false] 因{ $who }离开，比赛已暂停。
}
pace-both-resume = 双方都愿意时即可继续。
pace-wants-on = { $you ->
    [true] 你想继续。正在等待对手。
   *[false] { $who }想继续。
}
pace-resume-by = 请在{ $date }之前恢复。
pace-goes-on = 比赛继续。
pace-offered = { $you ->
    [true] 你已提议暂停比赛。
   *[false] { $who }提议暂停比赛。
}
pace-post-left = { $you ->
    [true] 你还剩{ $left }{ $rests ->
        [true] ，休假至{ $until }。
       *[false] 。
    }
   *[false] { $who }还剩{ $left }{ $rests ->
        [true] ，休假至{ $until }。
       *[false] 。
    }
}
pace-minutes = { $n }分钟
pace-hours = { $n }小时
pace-days-hours = { $days }天{ $hours }小时
pace-absence-choose = { $who }已离开。若{ $left }内不回来，你可以暂停比赛或主张获胜；若对方一着未走，则比赛作废。
pace-absence-adjourn = { $who }已离开。若{ $left }内不回来，你可以暂停比赛。
pace-own-absence = 你还有{ $left }可以回来。此后对手可以暂停比赛或主张获胜。
act-offer_adjourn = 提议暂停
act-accept_adjourn = 暂停
act-decline_adjourn = 不暂停
act-adjourn_absence = 暂停比赛
act-claim_absence = 主张获胜
act-resume = 恢复比赛
refused-adjourned = 比赛已暂停。双方都愿意时继续。
refused-not-adjourned = 比赛没有暂停。
refused-no-adjourning = 这张棋桌的比赛不能暂停。
refused-no-adjourn-offered = 没有人提议暂停。
refused-only-adjourning = 在这张棋桌上，谁也不会靠等待获胜。你可以暂停比赛。

orders-title = 预备着法
orders-note = 时机一到便代你执行。对手不会知道。对方的某个掷骰若使其只有一种走法，也可单独预备：届时会列在清单中。
orders-always = 凡出现此情况
orders-now = 在此局面
orders-rolls = 若对方掷出
orders-add = 预备
orders-cancel = 取消
orders-kept = 已预备。
orders-cancelled = 已取消。
orders-void = 不再适用：{ $text }
order-forced = 只有一种走法时立即走
order-roll_without_double = 不能加倍时立即掷骰
order-roll_dead_cube = 赢下本局即赢得比赛时立即掷骰
order-roll_until-hit = 代我掷骰，直到有棋子被打
order-roll_until-no_contact = 代我掷骰，直到脱离接触
order-roll_until-bear_off = 代我掷骰，直到对方开始移出
order-if_doubled-take = 若对方加倍：接受
order-if_doubled-pass = 若对方加倍：放弃
order-if_doubled-beaver = 若对方加倍：海狸
order-if_dance-roll = 若对方无子可走：掷骰
order-if_dance-double = 若对方无子可走：加倍
order-if_roll = 若对方掷出{ $roll }：{ $then ->
    [double] 加倍
   *[roll] 掷骰
}
refused-orders-not-here = 只有进行中的通信赛才能预备着法。
refused-orders-not-known = 这个局面尚未可知。轮到对手掷骰时可以预备。
refused-orders-not-possible = 在该局面下做不到。
refused-orders-too-many = 你在一张棋桌上的预备已达上限。
refused-orders-no-such = 这项预备已不存在。
key-adjourn = 同意暂停比赛；对手离开过久时暂停比赛
key-orders = 跳到你的预备着法

conduct-title = 离开等级分赛
conduct-terms = 经常离开等级分赛的人，下一场之前须等待。因缺席被主张获胜、未走一着即超时，或一开始就认输，都算离开。
conduct-so-far = { $left ->
    [0] 最近的等级分赛你一场也没有离开。
   *[other] 最近{ $of }场等级分赛中，你离开了{ $left }场。
}
conduct-next = 再离开一场，下一场等级分赛前须等待{ $minutes }分钟。
conduct-waits = 距离可以再下等级分赛：
conduct-why = 最近{ $of }场等级分赛中，你离开了{ $left }场。
conduct-open = 休闲比赛仍可进行，对人、对机器人都行。
conduct-adjourned = 你有三场等级分赛处于暂停。请先恢复其中一场，再开新的。
rated-waits = { $minutes }分钟后你可以再下等级分赛，因为最近{ $of }场中你离开了{ $left }场。休闲比赛仍可进行。
rated-adjourned = 你有三场等级分赛处于暂停。请先恢复其中一场，再开新的。
rated-adjourned-pair = 你与这位棋手的上一场等级分赛仍在暂停。请先恢复它，再开新的。
rated-adjourned-full = 你们之中已有一人暂停了三场等级分赛。请先下完，或以后再约。

vacation-title = 休假
vacation-lead = 休假期间，你所有通信赛的计时停止。对手能看到你在休假，以及到什么时候。
vacation-left = { $n ->
    [0] 你今年没有剩余的休假日。
   *[other] 你今年还有{ $n }天休假。
}
vacation-itself = 只要还有休假日，在你将因超时输棋之前，会自动用去一天。
vacation-until = 你正在休假，直到：
vacation-days = 从现在起的天数
vacation-more = 此后再加天数
vacation-begin = 开始休假
vacation-extend = 延长休假
vacation-end = 立即结束休假
vacation-end-note = 尚未开始的天数留待以后使用。
vacation-too-many = 你没有那么多天。请少选几天。
vacation-listed = { $n ->
    [0] 通信赛没有剩余的休假日
   *[other] 通信赛还剩{ $n }天休假
}
vacation-listed-on = 通信赛休假中
post-yours = 轮到你：剩{ $left }
post-theirs = 轮到对方：剩{ $left }
seek-by-post = 通信赛，每回合{ $n }天
