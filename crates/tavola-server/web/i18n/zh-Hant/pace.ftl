# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = 計等級分
rated-note = 結果計入雙方的等級分
rated-off = 不計
rated-on = 計入雙方的等級分
rated-choose-note = 只有兩人之間的比賽才計。
refused-not-for-rating = 只有兩人之間、從頭開始且無外援的比賽才計等級分。

pace-unhurried = 從容：不限時
pace-live = 即時：用棋鐘
pace-post = 通訊：每回合按天計
pace-note = 顯示在邀請和棋桌上。從容時，誰也不會靠等待獲勝；即時有棋鐘，另有一分鐘可供返回；通訊賽每回合以天計。
pace-days = 通訊賽：每回合天數
pace-days-many = { $n }天
pace-post-terms = 通訊賽：每回合{ $turn }天，起始{ $bank }天，最多{ $cap }天
pace-unhurried-terms = 離開{ $time }分鐘後，對手可暫停比賽；誰也不會靠等待獲勝
pace-live-terms = 共可離開{ $away }秒，每次返回補回{ $back }秒；此後對手可等待、暫停或主張獲勝
pace-title = 互相等待
pace-resume-listed = 已暫停：恢復
pace-adjourned = 比賽已暫停。
pace-adjourned-absent = { $you ->
    [true] 因你離開，比賽已暫停。
   *[false] 因{ $who }離開，比賽已暫停。
}
pace-both-resume = 雙方都願意時即可繼續。
pace-wants-on = { $you ->
    [true] 你想繼續。正在等待對手。
   *[false] { $who }想繼續。
}
pace-resume-by = 請在{ $date }之前恢復。
pace-goes-on = 比賽繼續。
pace-offered = { $you ->
    [true] 你已提議暫停比賽。
   *[false] { $who }提議暫停比賽。
}
pace-post-left = { $you ->
    [true] 你還剩{ $left }{ $rests ->
        [true] ，休假至{ $until }。
       *[false] 。
    }
   *[false] { $who }還剩{ $left }{ $rests ->
        [true] ，休假至{ $until }。
       *[false] 。
    }
}
pace-minutes = { $n }分鐘
pace-hours = { $n }小時
pace-days-hours = { $days }天{ $hours }小時
pace-absence-choose = { $who }已離開。若{ $left }內不回來，你可以暫停比賽或主張獲勝；若對方一著未走，則比賽作廢。
pace-absence-adjourn = { $who }已離開。若{ $left }內不回來，你可以暫停比賽。
pace-own-absence = 你還有{ $left }可以回來。此後對手可以暫停比賽或主張獲勝。
act-offer_adjourn = 提議暫停
act-accept_adjourn = 暫停
act-decline_adjourn = 不暫停
act-adjourn_absence = 暫停比賽
act-claim_absence = 主張獲勝
act-resume = 恢復比賽
refused-adjourned = 比賽已暫停。雙方都願意時繼續。
refused-not-adjourned = 比賽沒有暫停。
refused-no-adjourning = 這張棋桌的比賽不能暫停。
refused-no-adjourn-offered = 沒有人提議暫停。
refused-only-adjourning = 在這張棋桌上，誰也不會靠等待獲勝。你可以暫停比賽。

orders-title = 預備著法
orders-note = 時機一到便代你執行。對手不會知道。對方的某個擲骰若使其只有一種走法，也可單獨預備：屆時會列在清單中。
orders-always = 凡出現此情況
orders-now = 在此局面
orders-rolls = 若對方擲出
orders-add = 預備
orders-cancel = 取消
orders-kept = 已預備。
orders-cancelled = 已取消。
orders-void = 不再適用：{ $text }
order-forced = 只有一種走法時立即走
order-roll_without_double = 不能加倍時立即擲骰
order-roll_dead_cube = 贏下本局即贏得比賽時立即擲骰
order-roll_until-hit = 代我擲骰，直到有棋子被打
order-roll_until-no_contact = 代我擲骰，直到脫離接觸
order-roll_until-bear_off = 代我擲骰，直到對方開始移出
order-if_doubled-take = 若對方加倍：接受
order-if_doubled-pass = 若對方加倍：放棄
order-if_doubled-beaver = 若對方加倍：海狸
order-if_dance-roll = 若對方無子可走：擲骰
order-if_dance-double = 若對方無子可走：加倍
order-if_roll = 若對方擲出{ $roll }：{ $then ->
    [double] 加倍
   *[roll] 擲骰
}
refused-orders-not-here = 只有進行中的通訊賽才能預備著法。
refused-orders-not-known = 這個局面尚未可知。輪到對手擲骰時可以預備。
refused-orders-not-possible = 在該局面下做不到。
refused-orders-too-many = 你在一張棋桌上的預備已達上限。
refused-orders-no-such = 這項預備已不存在。
key-adjourn = 同意暫停比賽；對手離開過久時暫停比賽
key-orders = 跳到你的預備著法

conduct-title = 離開等級分賽
conduct-terms = 經常離開等級分賽的人，下一場之前須等待。因缺席被主張獲勝、未走一著即超時，或一開始就認輸，都算離開。
conduct-so-far = { $left ->
    [0] 最近的等級分賽你一場也沒有離開。
   *[other] 最近{ $of }場等級分賽中，你離開了{ $left }場。
}
conduct-next = 再離開一場，下一場等級分賽前須等待{ $minutes }分鐘。
conduct-waits = 距離可以再下等級分賽：
conduct-why = 最近{ $of }場等級分賽中，你離開了{ $left }場。
conduct-open = 休閒比賽仍可進行，對人、對機器人都行。
conduct-adjourned = 你有三場等級分賽處於暫停。請先恢復其中一場，再開新的。
rated-waits = { $minutes }分鐘後你可以再下等級分賽，因為最近{ $of }場中你離開了{ $left }場。休閒比賽仍可進行。
rated-adjourned = 你有三場等級分賽處於暫停。請先恢復其中一場，再開新的。
rated-adjourned-pair = 你與這位棋手的上一場等級分賽仍在暫停。請先恢復它，再開新的。
rated-adjourned-full = 你們之中已有一人暫停了三場等級分賽。請先下完，或以後再約。

vacation-title = 休假
vacation-lead = 休假期間，你所有通訊賽的計時停止。對手能看到你在休假，以及到什麼時候。
vacation-left = { $n ->
    [0] 你今年沒有剩餘的休假日。
   *[other] 你今年還有{ $n }天休假。
}
vacation-itself = 只要還有休假日，在你將因超時輸棋之前，會自動用去一天。
vacation-until = 你正在休假，直到：
vacation-days = 從現在起的天數
vacation-more = 此後再加天數
vacation-begin = 開始休假
vacation-extend = 延長休假
vacation-end = 立即結束休假
vacation-end-note = 尚未開始的天數留待以後使用。
vacation-too-many = 你沒有那麼多天。請少選幾天。
vacation-listed = { $n ->
    [0] 通訊賽沒有剩餘的休假日
   *[other] 通訊賽還剩{ $n }天休假
}
vacation-listed-on = 通訊賽休假中
post-yours = 輪到你：剩{ $left }
post-theirs = 輪到對方：剩{ $left }
seek-by-post = 通訊賽，每回合{ $n }天
