# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = 莊家
role-partner = 搭檔
role-captain = 隊長
role-member = 隊員
role-giver = 已給加倍骰
role-out = 出局
role-waiting = 等候
role-gone = 已離開
with-role = { $who }，{ $role }
nobody = 無人
no-cubes = 桌上沒有加倍骰。
points-count = { $n ->
    [1] 1分
   *[other] { $size }分
}

# Where it stands
now-gathering = { $n ->
    [0] 還沒有人加入：輪莊賽須三人以上。
   *[other] 已有{ $n }人加入：輪莊賽須三人以上。
}
now-enough = 已有{ $n }人加入。擲骰定次序，或再等人來。
now-enough-wooden = 已有{ $n }人加入。各在桌上擲一枚骰子，輸入次序。
now-ordering = 每人擲一枚骰子：最大的做莊家，第二的做隊長。
now-order = 次序已定：{ $box }做莊家，{ $captain }做隊長。
now-between = 第{ $game }局之前：{ $box }做莊家，{ $captain }做隊長。
now-partner = { $you ->
    [true] 你願意做莊家的搭檔嗎？
   *[false] 已詢問{ $who }是否做莊家的搭檔。
}
now-draw = 沒有人願做搭檔：莊家可以抽籤選一人。
now-closed = 本次輪莊賽結束。帳目顯示尚待支付的款項。
now-extras = { $you ->
    [true] 只有你接受：其他人可以各再給你一枚加倍骰，並付你{ $price }。
   *[false] 只有{ $who }接受。放棄的人可以再給一枚加倍骰，並付{ $price }。
}
now-tie = { $you ->
    [true] 點數相同。再把賭注翻倍嗎？
   *[false] 點數相同：由{ $who }決定是否再把賭注翻倍。
}
now-wooden = 第{ $game }局正在木質棋盤上進行。請輸入加倍和結果。
now-box-offers = { $step ->
    [beaver] { $box }：海狸到{ $value }，對{ $members }。
    [raccoon] { $box }：浣熊到{ $value }，對{ $members }。
    [otter] { $box }：水獺到{ $value }，對{ $members }。
   *[double] { $box }（莊家）：加倍到{ $value }，對{ $members }。
}
now-team-offers = { $step ->
    [beaver] { $members }：海狸到{ $value }。
    [raccoon] { $members }：浣熊到{ $value }。
    [otter] { $members }：水獺到{ $value }。
   *[double] { $members }：加倍到{ $value }。
}
now-offer-part = { $by ->
    [box] 到{ $value }，對{ $members }
   *[team] { $members }到{ $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }：海狸{ $list }。
    [raccoon] { $box }：浣熊{ $list }。
    [otter] { $box }：水獺{ $list }。
   *[double] { $box }（莊家）：加倍{ $list }。
}
now-team-offers-apart = { $step ->
    [beaver] 海狸：{ $list }。
    [raccoon] 浣熊：{ $list }。
    [otter] 水獺：{ $list }。
   *[double] 加倍：{ $list }。
}
waits-next-game = 你從下一局起參加。
now-resignation = { $you ->
    [true] 對方提出{ $win ->
        [gammon] 按雙倍勝
        [backgammon] 按三倍勝
       *[single] 按單倍勝
    }認輸。接受嗎？
   *[false] 已提出{ $win ->
        [gammon] 按雙倍勝
        [backgammon] 按三倍勝
       *[single] 按單倍勝
    }認輸。正在等待{ $who }。
}
now-opening-yours = 開局擲骰：擲你的骰子。
now-opening = 開局擲骰：莊家和隊長各擲一枚。
now-roll-cube = { $you ->
    [true] 輪到你：擲骰或加倍。
   *[false] 輪到{ $who }擲骰。你可以先加倍。
}
now-roll = { $you ->
    [true] 輪到你：擲骰。
   *[false] 輪到{ $who }擲骰。
}
now-play = 輪到{ $who }走{ $roll }。
now-shown = { $you ->
    [true] 對方已走完：擲骰即表示認可。
   *[false] 已走完；{ $who }可以要求改走合規著法。
}
now-advise = 輪到{ $who }走{ $roll }。移動棋子，向隊長演示著法。
now-advise-ready = 把這著給隊長看，或復原。
waits-roll_die = 尚待擲骰：{ $who }。
waits-offer = 仍可加倍：{ $who }。
waits-answer = 尚待答覆：{ $who }。
waits-extra = 尚待決定：{ $who }。
time-left = 剩{ $time }

# Acts
choice-roll_die = 擲你的骰子
choice-roll_opening = 擲骰
choice-draw_partner = 抽籤選搭檔
choice-give_extra = 給加倍骰，付{ $price }
choice-decline_extra = 不給
choice-count_tie = 接受自動加倍
choice-decline_tie = 加倍骰不動
choice-accept_partner = 做莊家的搭檔
choice-decline_partner = 不了，謝謝
choice-start_game = { $game ->
    [1] 開始第1局
   *[other] 開始第{ $game }局
}
choice-seek_partner = 找搭檔
choice-end_partnership = 結束搭檔
choice-double = 加倍到{ $value }
choice-double_all = 全部加倍
choice-double_some = 對選中的加倍
choice-hold = 不加倍
choice-join = 加入
choice-stay = 還是留下
choice-leave = 離開輪莊賽
choice-leave-game = 本局後離開
choice-close = 結束輪莊賽
sure-leave = 離開嗎？你的帳目保留到結清為止。
sure-close = 為所有人結束輪莊賽？帳目會保留。
act-roll_opening = 擲骰

# Answering
answer-title = { $n ->
    [1] 你的答覆
   *[other] 對{ $n }枚加倍骰一併答覆
}
answer-cube = { $who }：接受則按{ $asked }下，放棄則輸{ $refused }
answer-cube-alone = 接受則按{ $asked }下，放棄則輸{ $refused }
answer-take = 接受
answer-drop = 放棄
answer-beaver = 海狸
answer-raccoon = 浣熊
answer-otter = 水獺
answer-all-take = 全部接受
answer-all-drop = 全部放棄
answer-all-beaver = 全部海狸
answer-all-raccoon = 全部浣熊
answer-all-otter = 全部水獺
answer-send = 答覆
answer-weigh = 你將按{ $played }下，並立即付{ $paid }。
answer-open = 請為每枚加倍骰選擇答覆。
answer-fine = 這個答覆符合規則。
offer-title = 哪些加倍骰？
settle-title = 協議結算
settle-offer = 提議
settle-offered = { $own ->
    [true] 你已提議結算{ $yours ->
        [true] 你的加倍骰
       *[false] { $who }的加倍骰
    }。
   *[false] { $by }提議結算{ $yours ->
        [true] 你的加倍骰
       *[false] { $who }的加倍骰
    }。
}
settle-comes-to = { $way ->
    [receive] 你將收到{ $amount }。
    [pay] 你將支付{ $amount }。
   *[nothing] 雙方都不付。
}
settle-points = { $yours ->
    [true] 你的加倍骰
   *[false] { $who }的加倍骰
}
settle-way-receive = 我收
settle-way-pay = 我付
settle-note = 以分計；可以有半分。提議在下一次擲骰、走子或加倍之前有效。
settle-accept = 接受
settle-decline = 謝絕
settle-withdraw = 撤回

# The list of members
line-title = 隊員與加倍骰
line-cube-ends = 莊家 ↔ 自己
line-game = 本局
line-total = 總分
line-you = 你
line-leaving = 本局後離開
line-awaited = 待行動
line-extra = 對{ $who }的額外加倍骰
line-bot = 機器人
line-pips = { $n }步
line-ask = 徵求意見
cube-at = { $at ->
    [box] 加倍骰為{ $value }，歸莊家
    [own] 加倍骰為{ $value }，歸{ $who }
   *[middle] 加倍骰為{ $value }，在中間
}
cube-offered = { $by ->
    [box] 莊家提出{ $value }
   *[team] 向莊家提出{ $value }
}
cube-settled = { $winner ->
    [box] 莊家贏
    [team] 隊員贏
   *[agreed] 已結算
}
cube-single = 加倍骰
cube-won = 贏
cube-lost = 放棄
cube-agreed = 已結算

# Talk
talk-title = 隊內商議
talk-never = 按本桌規則，不得給隊長出主意。
talk-free = 按本桌規則，你現在不能出主意。
talk-after-cube = 加倍骰動過之後，隊員才能出主意。
talk-cube-holders = 提出過或接受過加倍的隊員可以出主意，隊長詢問的人也可以。
talk-label = 給隊長的建議
talk-label-team = 對隊伍說
talk-title-partner = 莊家與搭檔
talk-agree = 同意
talk-agreed = 同意：{ $who }
table-talk-title = 桌邊聊天
table-talk-label = 對全桌說
line-away = 離開
line-asked = 已詢問
line-unask = 收回詢問
sure-paid = 你已付給{ $to } { $amount }嗎？將記入所有人的帳目。
sure-leave-plays-on = 離開嗎？你的加倍骰由隊長代管到本局結束。你的帳目保留到結清為止。
sure-leave-loses = 離開嗎？在這張棋桌上，你未了結的加倍骰將按目前數值立即判輸。你的帳目保留到結清為止。

# Accounts
accounts-title = 帳目
accounts-open = 帳目與結算
accounts-games = 各局
accounts-none = 還沒有一局結束。
accounts-sum = 帳目合計為{ $sum }。
accounts-fewest = 最少次數的支付
accounts-pay = { $from }付給{ $to } { $amount }
accounts-paid = 我已支付
accounts-even = 互不相欠。
game-line = { $winner ->
    [box] { $box }（莊家）勝{ $captain }
   *[team] { $captain }勝{ $box }（莊家）
}{ $win ->
    [gammon] ，雙倍勝
    [backgammon] ，三倍勝
   *[other] {""}
}{ $ending ->
    [dropped] ，加倍骰全部了結
    [resigned] ，認輸
    [claimed] ，主張
    [flag] ，超時
    [forfeited] ，判負
    [adjudicated] ，裁決
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] 莊家連莊。
    [behind] 莊家獲勝但總分落後：排到隊列末尾。
   *[beaten] 莊家排到隊列末尾。
}

# Said as it happens
said-joins = { $who }加入。
said-stays = { $who }還是留下。
said-leaving = { $who }本局後離開。
said-gone = { $who }已離開。
said-order = 次序：{ $names }。
said-die = { $you ->
    [true] 你擲出{ $die }。
   *[false] { $who }擲出{ $die }。
}
said-game = 第{ $game }局：{ $box }做莊家，{ $captain }做隊長。
said-captain = { $you ->
    [true] 現在由你做隊長。
   *[false] 現在由{ $who }做隊長。
}
said-answer = { $n ->
    [1] 請答覆：接受還是放棄？
   *[other] 請答覆{ $n }枚加倍骰。
}
said-answered = { $who }已答覆。尚待答覆：{ $n ->
    [0] 無
   *[other] { $rest }
}。
said-settled = { $winner ->
    [box] { $you ->
        [true] 你的加倍骰
       *[false] { $who }的加倍骰
    }：莊家贏。
   *[team] { $you ->
        [true] 你的加倍骰
       *[false] { $who }的加倍骰
    }：隊員贏。
}
said-agreed = { $you ->
    [true] 你的加倍骰
   *[false] { $who }的加倍骰
}已結算。
said-cube = { $at ->
    [box] { $you ->
        [true] 你的加倍骰
       *[false] { $who }的加倍骰
    }：{ $value }，歸莊家。
    [own] { $you ->
        [true] 你的加倍骰：{ $value }，歸你。
       *[false] { $who }的加倍骰：{ $value }，歸{ $who }。
    }
   *[middle] { $you ->
        [true] 你的加倍骰
       *[false] { $who }的加倍骰
    }：{ $value }，在中間。
}
said-extra = { $from }給{ $to }一枚額外加倍骰，值為{ $value }。
said-result = 第{ $game }局：{ $winner ->
    [box] 莊家{ $box }勝{ $captain }
   *[team] { $captain }勝莊家{ $box }
}{ $win ->
    [gammon] ，雙倍勝
    [backgammon] ，三倍勝
   *[other] {""}
}{ $ending ->
    [dropped] ，加倍骰全部了結
    [resigned] ，認輸
    [claimed] ，主張
    [flag] ，超時
    [forfeited] ，判負
    [adjudicated] ，裁決
   *[borne_off] {""}
}。{ $fate ->
    [stays] 莊家連莊。
    [behind] 莊家獲勝但總分落後：排到隊列末尾。
   *[beaten] 莊家排到隊列末尾。
}
said-points = { $list }。
said-may-double = 擲骰之前你可以加倍。

# Over the wooden board
wood-title = 記分簿
wood-add = 新增棋手
wood-name = 名字
wood-order = 設定次序
wood-order-note = 按擲骰結果：先莊家，再隊長，然後是隊列。
wood-up = 上移{ $who }
wood-down = 下移{ $who }
wood-doubles = 誰加倍？
wood-double = { $who }加倍到{ $value }
wood-box-doubles = { $who }（莊家）加倍
wood-answers = { $who }答覆
wood-rolled = 已擲骰
wood-tie = 開局擲骰點數相同
wood-result = 本局結束
wood-box-wins = { $who }（莊家）獲勝
wood-team-wins = { $who }和隊伍獲勝
wood-single = 單倍勝
wood-gammon = 雙倍勝
wood-backgammon = 三倍勝
wood-undo = 復原上一項
wood-undo-more = 復原多項
wood-undo-steps = 幾項
wood-leave = { $who }離開
wood-join = { $who }留下
wood-stake = 下一局的賭注
wood-unit = 每分價值
wood-currency = 貨幣
wood-settle = 協議結算一枚加倍骰
wood-settle-cube = 誰的加倍骰
wood-settle-points = 分數
wood-settle-note = 隊員所得；若由隊員支付則填負數。可以有半分。
wood-set = 設定
wood-pay = 記錄支付
wood-from = 付款人
wood-to = 收款人
wood-amount = 金額
wood-no-amount = 請輸入大於零的金額，小數位按該貨幣。
wood-record = 記錄
wood-partner = 抽中的搭檔
wood-others = 隊員、賭注、支付

# Keys
key-chouette-go = 擲骰、完成、開始
key-chouette-double = 加倍：你的加倍骰；做莊家時為全部
key-chouette-take = 全部接受
key-chouette-drop = 全部放棄
key-chouette-beaver = 全部海狸
key-chouette-hold = 本回合不加倍
key-chouette-cubes = 朗讀所有加倍骰
key-chouette-wait = 說出還在等誰
key-chouette-talk = 寫建議
key-chouette-answer = 跳到答覆

# Why something is refused
chouette-house-only = 只有伺服器可以這樣做。
chouette-player-only = 只有棋手可以這樣做。
chouette-not-opened = 沒有這桌輪莊賽。
chouette-opened-already = 這桌輪莊賽已存在。
chouette-not-over = 輪莊賽尚未結束。
chouette-goes-on-already = 原班人馬已另開了一桌輪莊賽。
chouette-over = 輪莊賽已結束。
chouette-only-over-the-board = 只有木質棋盤才輸入這項；線上由伺服器記錄。
chouette-only-online = 這發生在木質棋盤上，不必輸入。
chouette-dice-missing = 缺少這次擲骰的骰子。
chouette-bad-text = 文字為空或過長。
chouette-not-here = 只有已加入輪莊賽的人才能這樣做，或收款。
chouette-joined-already = { $member }已加入。
chouette-name-taken = { $name }已在記分簿中：請讓其重新加入，或輸入另一個名字，例如加上首字母。
chouette-full = 最多{ $most }人加入。
chouette-decide-first = 請先答覆等著你的事：在兩次決定之間可以離開。
chouette-leaving-already = 你已表示要離開：本局結束後離開。
chouette-order-known = 次序已經決定。
chouette-order-unknown = 次序尚未決定。
chouette-no-roll-waited = 還沒輪到你擲骰。
chouette-order-incomplete = 次序中每名棋手須恰好出現一次。
chouette-too-few = 輪莊賽須三人以上。
chouette-game-in-play = 有一局正在進行。
chouette-no-game = 現在沒有進行中的局。
chouette-no-part = 你沒有參加這一局，或已不再參加。
chouette-box-only = 只有莊家可以決定。
chouette-not-the-player = 這一方由{ $member }擲骰、走子和決定。
chouette-no-partner-yet = 有{ $from }人以上時，莊家才能有搭檔。
chouette-partner-already = 莊家已有搭檔。
chouette-no-partnership = 你沒有可結束的搭檔關係。
chouette-not-asked = 還沒有輪到問你是否做搭檔。
chouette-lot-too-early = 問過所有人而無人願意，才抽籤選搭檔。
chouette-not-in-the-lot = { $member }不參加搭檔抽籤。
chouette-board = 規則現在不允許這樣做。
chouette-too-many-steps = 一次著法最多四步。
chouette-tie-waits = 先由莊家決定點數相同是否使賭注翻倍。
chouette-no-tie = 沒有待計的相同點數。
chouette-opening-over = 本局已開始；開局點數相同須在此之前處理。
chouette-cubes-wait = 須先答覆所提出的加倍骰。
chouette-extras-wait = 先由放棄的人決定額外加倍骰。
chouette-others-may-offer = 其他人仍可提出加倍：{ $members }。
chouette-answered-this-turn = 莊家已答覆；下次擲骰前不能再提出加倍。
chouette-captain-offers = 只有{ $member }可以提出隊伍的加倍骰。
chouette-one-cube = 只有一枚加倍骰：向全體提出，莊家對全體一併答覆。
chouette-nothing-to-offer = 你沒有可提出的加倍骰。
chouette-not-your-cube = 你不能提出{ $member }的加倍骰。
chouette-offered-already = 本回合已提出過{ $member }的加倍骰。
chouette-cube-exhausted = 加倍骰不能再高。
chouette-nothing-offered = 沒有人向你提出加倍。
chouette-answered-already = 你已答覆。
chouette-answer-each = 請答覆向你提出的每枚加倍骰：{ $members }。
chouette-response-not-enabled = 本桌規則沒有這種答覆。
chouette-duty-take-enough = 所有人都已加倍：你接受的加倍骰（{ $taken }）總值須不少於你放棄的（{ $dropped }）{ $before ->
    [0] {""}
   *[other] 與你在本局已輸的（{ $before }）之和
}。
chouette-duty-takers-beaver = 在這張棋桌上，須用海狸接受加倍。
chouette-duty-beaver-the-captain = 若只接受隊長的加倍骰，就須用海狸。
chouette-duty-take-the-captain = 只要接受其中任何一枚，就須接受隊長的（{ $member }）。
chouette-duty-sole-taker-beavers = 其他人都已放棄：唯一接受者須用海狸。
chouette-duty-last-rejects = 其他人都已放棄莊家的加倍：你也須放棄。
chouette-no-extra = 你現在沒有額外加倍骰可給。
chouette-no-advice = 按本桌規則，你現在不能出主意。
chouette-advises-nobody = 隊員給隊長出主意；莊家獨自下。
chouette-out-of-the-game = 你已退出本局，不能出主意。
chouette-no-settlement = 那枚加倍骰不歸你結算。
chouette-bad-amount = 這個數額不可用。
chouette-pays-themselves = 不能付給自己：請選兩名棋手。
stake-currency = 「{ $text }」不是貨幣：請寫代碼，如 EUR；或留空，只計分。
stake-decimals = { $cents ->
    [points] 分數為整數：請不用小數填寫賭注。
    [no] { $currency }以整數計：請不用小數填寫賭注。
   *[yes] { $currency }的金額最多兩位小數。
}
stake-bounds = { $cents ->
    [points] 每分價值為1到1000000分。
    [no] 每分價值為1到1000000 { $currency }。
   *[yes] 每分價值為0.01到10000 { $currency }。
}
chouette-nothing-to-undo = 只有{ $acts }項可復原。
chouette-nothing-due = 沒有到期的事項。
chouette-nothing-changes = 這不會帶來任何改變。
chouette-dice-called = 馬上就要擲骰。
chouette-not-that-roll = 那次擲骰尚未發起，或已完成。
chouette-no-own-chain = 只有莊家和隊長有鏈，各自公開自己的。
chouette-chain-too-late = 每條鏈只承諾一次，須在該組第一次擲骰之前。
chouette-link-opened-already = 這次擲骰的鏈值已公開。
chouette-bad-link = 這個鏈值與承諾不符。

# A game as it went
history-of = 第{ $n }局，逐著記錄
history-open = 逐著檢視
history-colours = { $box }（莊家）
history-colours-team = 隊伍
history-boards = 每著之後的棋盤；選一個放大，用方向鍵逐步瀏覽。
history-position = 局面。{ $box }：{ $white }。{ $captain }：{ $black }。
history-before = ← 上一局
history-next = 下一局 →
history-order = { $partnered ->
    [true] 莊家{ $box }與{ $partner }對{ $team }，隊長在前。
   *[false] 莊家{ $box }對{ $team }，隊長在前。
}
history-opening = 開局：{ $box }擲{ $white }，{ $captain }擲{ $black }。
history-tie = 開局：雙方都擲{ $white }。
history-same = 開局：點數相同。
history-tie-counted = 接受自動加倍
history-tie-declined = 莊家不動加倍骰。
history-cannot = 無子可走
history-doubles = 加倍
history-box-doubles = 加倍{ $against }
history-answer = { $who }：{ $answer }，{ $value }{ $owner ->
    [own] {""}
   *[other] （{ $of }的加倍骰）
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] （義務，CHO-15：唯一接受者須用海狸）
    [last_rejects] （義務，CHO-09：最後一人須與其他人一樣放棄）
   *[other] （義務）
}
history-captain = 現在由{ $who }做隊長：{ $why ->
    [declined] 隊長已放棄。
    [cube_dropped] 隊長的加倍骰被放棄。
    [settled] 隊長的加倍骰已結算。
    [too_slow] 隊長未及時行動。
   *[left] 隊長已離開。
}
history-extra = { $from }給{ $to }一枚額外加倍骰，並付{ $price }。
history-settled = { $from }與{ $to }結算：{ $points }。
history-slow = { $who }未及時行動。
history-left-cubes = { $who }離開，其加倍骰判輸。
history-challenge = 要求走合規著法
history-resign = 提出{ $win ->
    [gammon] 按雙倍勝
    [backgammon] 按三倍勝
   *[single] 按單倍勝
}認輸
history-claim = 主張{ $win ->
    [gammon] 雙倍勝
    [backgammon] 三倍勝
   *[single] 獲勝
}
history-resignation-accepted = 接受
history-resignation-rejected = 繼續下
again-open = 原班人馬再來一桌輪莊賽
again-go = 去新的輪莊賽

# What has just happened
news-title = 剛剛發生
news-tie = 雙方都擲出{ $die }。
news-tie-counted = 點數相同，所有加倍骰翻倍。
news-tie-declined = 點數相同之後，莊家不動加倍骰。
news-doubled = { $you ->
    [true] 你提出加倍（{ $n }枚加倍骰）。
   *[false] { $who }提出加倍（{ $n }枚加倍骰）。
}
news-answer = { $who }：{ $answer }，{ $value }（{ $of }的加倍骰）{ $duty ->
    [none] {""}
    [sole_taker_beavers] ——義務：唯一接受者須用海狸
    [last_rejects] ——義務：最後一人須與其他人一樣放棄
   *[other] ——義務
}。
news-extra = { $you ->
    [true] 你給{ $to }一枚額外加倍骰。
   *[false] { $who }給{ $to }一枚額外加倍骰。
}
news-captain = { $you ->
    [true] 現在由你做隊長
   *[false] 現在由{ $who }做隊長
}：{ $why ->
    [declined] 隊長已放棄。
    [cube_dropped] 隊長的加倍骰被放棄。
    [settled] 隊長的加倍骰已結算。
    [too_slow] 隊長未及時行動。
   *[left] 隊長已離開。
}
news-too-slow = { $side ->
    [box] 莊家未及時行動。
   *[team] 隊長未及時行動。
}
news-settled = { $paid ->
    [true] { $who }的加倍骰已結算：{ $to }得{ $points }。
   *[false] { $who }的加倍骰已結算，互不支付。
}
news-settle-declined = 結算{ $who }的加倍骰的提議已被謝絕或撤回。
news-silence = { $you ->
    [true] 你未及時答覆：{ $answer }。未答覆視同隊長的答覆，或視為放棄。
   *[false] { $who }未及時答覆：視同隊長的答覆，或視為放棄。
}
news-own-answer = { $n ->
    [1] 你的答覆：{ $answer }。其他人還在決定。
   *[other] 你的答覆：{ $answers }。其他人還在決定。
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = 代理隊長
news-stands-in = { $you ->
    [true] 隊長回來之前，由你代理。
   *[false] 隊長回來之前，由{ $who }代理。
}
news-captain-back = { $who }回來繼續做隊長。
history-stands-in = 隊長離開，由{ $who }代理。
history-captain-back = { $who }回來繼續下。
history-silence = { $who }未及時答覆：視同隊長的答覆，或視為放棄。
talk-stand-in = 你代理隊長；隊伍的建議顯示在這裡。
claim-title = 你已在記分簿中嗎？
claim-lead = 請選你的名字，不必重新加入。由東道主確認。
claim-seat = 我是{ $who }
waits-claim = 已請東道主確認你是{ $who }。
wood-claim = { $who }開啟了連結，並說：「我是記分簿中的{ $seat }。」
wood-claim-grant = 沒錯
wood-claim-refuse = 不是
wood-enter = 輸入
wood-sure-result = { $kind ->
    [gammon] { $title }：雙倍勝。本局結束。
    [backgammon] { $title }：三倍勝。本局結束。
   *[single] { $title }：單倍勝。本局結束。
}
wood-sure-pay = 按帳目，{ $from }欠{ $to } { $owed }。仍要輸入{ $amount }嗎？
accounts-debt = { $from }欠{ $to } { $amount }
accounts-carried = 從上一桌輪莊賽結轉：{ $list }。
accounts-carried-on = 未結的款項已轉入下一桌輪莊賽，在那裡支付。
game-jacoby = 未動過的加倍骰上，雙倍勝按單倍計（雅各比，CHO-18）。
resign-costs = { $you ->
    [true] 你輸{ $amount }
   *[false] { $who }輸{ $amount }
}
strip-own-cube = { $at ->
    [box] 加倍骰{ $value }，歸莊家
    [own] 加倍骰{ $value }，歸你
   *[middle] 加倍骰{ $value }，在中間
}
line-ask-mark = 詢問
line-asked-mark = 已詢問
voice = 語音房間
voice-note = 你們通話處的連結（https）。全桌的人都能看到。
voice-open = 開啟語音房間
parts-title = 棋盤旁
parts-members = 隊員
parts-talk = 聊天
parts-accounts = 帳目
parts-more = 更多
parts-board = 回到棋盤
chouette-not-claimable = 這個座位不能認領：已有人，或東道主沒有登記。
chouette-not-in-their-place = 你代理隊長，不能代其認輸。
