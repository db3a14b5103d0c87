# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = 你
you-first = 你
you-object = 你
white = 白方
black = 黑方
bot = 機器人
you-mark = 你
seat-free = 空位
gone = 已離開
bar-word = bar
off-word = off
number = { $n }
# Places and what stands there
board-label = 棋盤。用方向鍵在各點之間移動，按 Enter 走子。
point = { $number }點
bar-yours = 你的中欄
bar-theirs = 對手的中欄
tray-yours = 你的收子槽
tray-theirs = 對手的收子槽
bar-white = 白方中欄
bar-black = 黑方中欄
tray-white = 白方收子槽
tray-black = 黑方收子槽
place = { $place }，{ $checkers }
checkers-none = 無子
checkers-count = { $count }枚
checkers-yours = { $n ->
    [1] 你的孤子
   *[other] 你的棋子{ $count }枚
}
checkers-theirs = { $n ->
    [1] 對手的孤子
   *[other] 對手的棋子{ $count }枚
}
checkers-white = { $n ->
    [1] 白方孤子
   *[other] 白子{ $count }枚
}
checkers-black = { $n ->
    [1] 黑方孤子
   *[other] 黑子{ $count }枚
}
moves-to = 走到{ $to }點
moves-hitting = 走到{ $to }點，打子
moves-off = 移出
quadrant-home = 你的內盤：{ $checkers }
quadrant-outer = 你的外盤：{ $checkers }
quadrant-their-outer = 對手的外盤：{ $checkers }
quadrant-their-home = 對手的內盤：{ $checkers }
dice-swap = 骰子{ $a }和{ $b }：交換先後
dice-done = 骰子{ $a }和{ $b }，已走完：收起骰子
cube-press = 加倍骰：加倍到{ $value }
cube-middle = 加倍骰在中間，值為{ $value }
cube-owned = 加倍骰為{ $value }，歸{ $you ->
    [true] 你
   *[false] { $who }
}所有

# Acts
act-roll = 擲骰
act-double = 加倍
act-confirm_double = 加倍到{ $value }
act-cancel_double = 不加倍
act-take = 接受
act-drop = 放棄
act-beaver = 海狸
act-raccoon = 浣熊
act-otter = 水獺
act-done = 完成
act-no_move = 無子可走：繼續
act-undo = 復原
act-next_game = 下一局
act-offer_rematch = 再來一場
act-accept_rematch = 接受再戰
act-decline_rematch = 不了，謝謝
act-accept_resignation = 接受
act-reject_resignation = 繼續下
act-annul_doubles = 取消加倍
act-annul_doubles-detail = 克勞福德局不得加倍
act-correct_start = 更正開局
act-correct_start-detail = 須在第4次擲骰之前
act-roll_early = 提前擲骰
act-double_early = 提前加倍
act-double_by_mistake = 在克勞福德局加倍
act-accept_play = 認可此著
act-challenge = 要求改走合規著法
confirm-double = 加倍到{ $value }？再按一次確認。

# The line under the board
status-waiting = 正在等待對手。
status-waiting-doubles = 正在等待各方入座。
status-ready = 比賽即將開始。
status-opening = 擲骰決定誰先走。
status-opening-tie = 雙方都擲出{ $die }：重擲。
status-rolling = 正在擲骰。
status-their-roll = 輪到{ $who }擲骰。
status-their-play = 輪到{ $who }走{ $roll }。
status-doubled = 已加倍到{ $value }。正在等待{ $who }。
status-play = { $roll }：輪到你走。
status-cannot = { $roll }：無子可走。
status-complete = 按「完成」，或復原一步。
status-rolled-early = { $mover ->
    [you] { $who }過早擲出了{ $roll }：骰子有效，你可以據此走子，對方在擲骰前不能加倍（IRR-07）。
    [opponent] 你過早擲出了{ $roll }：骰子有效，對手可以據此走子，你也不能加倍（IRR-07）。
   *[other] { $who }過早擲出了{ $roll }：骰子有效（IRR-07）。
}
status-doubled-early = { $mover ->
    [you] { $who }過早加倍：你知情走子，然後答覆（CUB-09）。
    [opponent] 你過早加倍：不能收回（CUB-09）。
   *[other] { $who }過早加倍（CUB-09）。
}
status-shown = 在{ $who }擲骰之前，你的著法可能被質疑。
status-challenged = { $who }要求走合規著法：請重走{ $roll }。
status-their-shown-answer = { $who }已走完。認可此著，或要求改走合規著法。
status-their-shown = { $who }已走完。擲骰即表示認可。
status-resigned = 你已提出{ $win ->
    [gammon] 按雙倍勝
    [backgammon] 按三倍勝
   *[single] 按單倍勝
}認輸。正在等待答覆。
status-next-wanted = 正在等待對手。
status-rematch-asked = 你已提出再來一場。
status-rematch-offered = 對手想再來一場。
status-closed = 這張棋桌已關閉。
done-unmoved = 你還沒有走子。再按一次即可直接結束回合。
roll-early-sure = 對手還沒有走完。按本桌規則，現在擲出的骰子有效。再按一次即照樣擲骰。
double-early-sure = 這次加倍過早，且不能收回（CUB-09）。再按一次即照樣加倍。
not-complete = 回合尚未完成：凡能合規走的點數都要走。
not-now = 現在不能這樣做。
dice-used = 兩枚骰子都已走完。要換走法請先復原。
typing = 著法：{ $text }
typed-wrong = 「{ $text }」不是合規著法。
deadline = { $you ->
    [true] 請在{ $seconds }秒內決定。
   *[false] { $who }還有{ $seconds }秒可做決定。
}
absence = { $who }已離開。若{ $left }內不回來，你可以主張獲勝。
line-open = 已連線
line-lost = 連線中斷。正在重新連線…
replay-start = 本局開始，第0步，共{ $of }步
replay = 第{ $at }步，共{ $of }步：{ $who } { $roll } { $play }

# Said as it happens
say-sits = { $who }入座。
say-gone = { $who }斷線了。
say-back = { $who }回來了。
say-play = { $who }擲出{ $a }-{ $b }，走{ $play }。
say-play-told = { $who }走{ $play }。
say-play-short = { $play }。
say-cannot = { $who }擲出{ $a }-{ $b }，無子可走。
say-cannot-told = { $who }無子可走。
say-roll = { $double ->
    [true] 對子{ $a }
   *[false] { $a }-{ $b }
}；{ $n ->
    [0] 無子可走
   *[other] { $n }種走法
}。
say-roll-short = { $a }-{ $b }。
say-their-roll = { $who }擲出{ $a }-{ $b }。
say-complete = 回合完成
say-forced = 只此一著：{ $play }。
say-doubles = { $who }加倍到{ $value }。接受還是放棄？
say-beaver = { $who }以海狸應對：加倍骰將到{ $value }。
say-raccoon = { $who }以浣熊應對：加倍骰將到{ $value }。
say-otter = { $who }以水獺應對：加倍骰將到{ $value }。
say-cube = 加倍骰為{ $value }，歸{ $you ->
    [true] 你
   *[false] { $who }
}所有。
say-cube-middle = 加倍骰在中間，值為{ $value }。
say-game = 第{ $game }局。
say-crawford = 第{ $game }局，克勞福德局：不得加倍。
say-result = { $you ->
    [true] 你贏了
    [lost] 你輸了
   *[false] { $who }獲勝
}，{ $win ->
    [gammon] 雙倍勝
    [backgammon] 三倍勝
   *[single] 單倍勝
}{ $ending ->
    [dropped] （放棄加倍）
    [resigned] （認輸）
    [claimed] （主張）
    [flag] （超時）
    [forfeited] （判負）
    [adjudicated] （裁決）
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] ，加倍骰{ $cube }
}，{ $points }分。
say-match-won = { $you ->
    [true] 你贏得比賽
    [lost] 你輸掉比賽
   *[false] { $who }贏得比賽
}{ $cause ->
    [flag] （超時）
    [too_slow] （決定用時過長）
    [absent] （{ $you ->
        [lost] 你未回來
       *[other] 對手未回來
    }）
    [left] （{ $you ->
        [lost] 你已離開
       *[other] 對手已離開
    }）
    [resigned] （認輸）
    [ruling] （裁決）
   *[score] {""}
}。
say-session-over = { $cause ->
    [left] 對局結束：有棋手離開。
    [absent] 對局結束：有棋手未回來。
    [too_slow] 對局結束：決定用時過長。
    [flag] 對局結束：有棋手超時。
    [resigned] 對局結束：有棋手認輸。
    [ruling] 對局因裁決而結束。
    [annulled] 比賽作廢：對任何人都不計。
   *[session_over] 對局結束。
}
say-resigns = { $who }提出{ $win ->
    [gammon] 按雙倍勝
    [backgammon] 按三倍勝
   *[single] 按單倍勝
}認輸。
say-rejected = 認輸被拒絕：繼續下。
say-your-turn = 輪到你：擲骰。
say-your-turn-cube = 輪到你：擲骰或加倍。
say-pips = 步數：你{ $yours }，對手{ $theirs }。
score-money = 比分{ $yours }–{ $theirs }。
points-word = 分
score-stake = 比分{ $yours }–{ $theirs }：{ $lead ->
    [level] 互不相欠
    [you] 你領先{ $amount }
    [opponent] 對手領先{ $amount }
   *[other] { $who }領先{ $amount }
}。
score-match = 比分{ $yours }–{ $theirs }，{ $length }分制。
score-match-stood = 結束時比分{ $yours }–{ $theirs }，{ $length }分制。

# Around the board
bar-you = 你：{ $who }
bar-them = 對手：{ $who }
pips = { $n }步
away = 還差{ $n }分
score-of = 比分{ $n }
title-game = 第{ $game }局
title-crawford = 克勞福德局
no-move = 無子可走
moved-double = 加倍到{ $value }
moved-take = 接受
moved-drop = 放棄
moved-beaver = 海狸，到{ $value }
moved-raccoon = 浣熊，到{ $value }
moved-otter = 水獺，到{ $value }
moved-roll_early = 過早擲骰
moved-double_early = 過早加倍到{ $value }
moved-annul_doubles = 克勞福德局的加倍已取消
moved-correct_start = 開局已更正
moved-challenge = 要求走合規著法
game-how = { $ending ->
    [dropped] 放棄加倍
    [resigned] { $win ->
        [gammon] 雙倍勝，認輸
        [backgammon] 三倍勝，認輸
       *[single] 認輸
    }
    [claimed] { $win ->
        [gammon] 雙倍勝，主張
        [backgammon] 三倍勝，主張
       *[single] 主張
    }
    [flag] { $win ->
        [gammon] 雙倍勝，超時
        [backgammon] 三倍勝，超時
       *[single] 超時
    }
    [forfeited] { $win ->
        [gammon] 雙倍勝，判負
        [backgammon] 三倍勝，判負
       *[single] 判負
    }
    [adjudicated] { $win ->
        [gammon] 雙倍勝，裁決
        [backgammon] 三倍勝，裁決
       *[single] 裁決
    }
   *[borne_off] { $win ->
        [gammon] 雙倍勝
        [backgammon] 三倍勝
       *[single] 單倍勝
    }
}
match-decided = { $cause ->
    [flag] 比賽因超時分出勝負
    [too_slow] 比賽分出勝負：決定用時過長
    [absent] 比賽分出勝負：對手未回來
    [left] 比賽分出勝負：對手離開
    [ruling] 比賽由裁決分出勝負
   *[resigned] 比賽認輸
}{ $between ->
    [true] （兩局之間）
   *[false] {""}
}
plays-count = { $n }種合規走法
resign-single = 按單倍勝認輸：{ $points }分
resign-gammon = 按雙倍勝認輸：{ $points }分
resign-backgammon = 按三倍勝認輸：{ $points }分
resign-match = 整場比賽認輸
resign-match-sure = 是的，整場認輸
resign-match-no = 不，繼續下
resign-when-done = { $win ->
    [gammon] 你將提出按雙倍勝認輸
    [backgammon] 你將提出按三倍勝認輸
   *[single] 你將提出按單倍勝認輸
}，在本回合走完後生效（END-08）。按 Esc 可收回。
resign-kind = { $win ->
    [gammon] 按雙倍勝認輸
    [backgammon] 按三倍勝認輸
   *[single] 按單倍勝認輸
}
leave-session = 結束對局
leave-table = 離開棋桌
lookback-game = { $match ->
    [1] 第{ $game }局
   *[other] 第{ $match }場，第{ $game }局
}
lookback-open = 回看第{ $game }局
lookback-unreachable = 暫時無法取得各局記錄。請稍後再試。
copied = 已複製：{ $text }
watchers = { $n }人觀戰
bot-level = 機器人 · { $level }
bot-level-beginner = 入門
bot-level-novice = 新手
bot-level-casual = 休閒
bot-level-intermediate = 中級
bot-level-advanced = 進階
bot-level-expert = 專家
bot-level-full = 全力
stake-per-point = 每分{ $unit }
line-needed = 沒有連線：恢復後即可繼續操作。
line-waiting = 尚未傳送：連線恢復後，你的操作會立即發出。
moved-rejected_single = 按單倍勝認輸：被拒絕
moved-rejected_gammon = 按雙倍勝認輸：被拒絕
moved-rejected_backgammon = 按三倍勝認輸：被拒絕
act-double-detail = 到{ $value }
act-take-detail = 按{ $asked }下
act-drop-detail = 輸{ $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = 贏{ $points }
act-beaver-detail = 到{ $beaver }
act-raccoon-detail = 到{ $beaver }
act-otter-detail = 到{ $beaver }
key-escape = 退出未完成的操作；結束回看
key-mouse = 左鍵：按第一枚骰子走；右鍵：按另一枚走
key-dice = 交換骰子；回合走完時：完成
key-drag = 一次走完兩枚骰子
invite-copied = 已複製。發給你的朋友吧。
invite-select = 複製選中的連結，發給你的朋友。

# Why something is refused
refused-clause = { $text }（{ $clause }）
refused-closed = 這張棋桌已關閉。
refused-not-seated = 只有本桌的棋手才能這樣做。
refused-seat-taken = 這個座位已有人。
refused-wrong-invitation = 這個座位留給受邀的人。
refused-not-begun = 比賽尚未開始。
refused-no-game = 現在沒有進行中的局。
refused-match-over = 比賽已結束。
refused-opponent-left = 對手已離開。
refused-dice-called = 馬上就要擲骰。
refused-time-is-up = 時間已到。
refused-rules = 規則現在不允許這樣做。
refused-not-opened = 沒有這張棋桌。
refused-opened-already = 這張棋桌已存在。
refused-not-allowed = 只有伺服器或賽事總監才能這樣做。
refused-nobody = 請先輸入你的名字。
refused-seated-already = 你在這裡已有座位。
refused-same-player = 不能與自己對局。
refused-broken-start = 按這些設定無法開始第1局。
refused-ready-already = 你已表示準備好了。
refused-begun-already = 比賽已經開始。
refused-seats-kept = 比賽結束前不能換座位。
refused-game-on = 這一局尚未結束。
refused-match-not-over = 比賽尚未結束。
refused-no-match = 金錢局沒有可認輸的比賽：請對本局認輸，或離開。
refused-asked-already = 你已經提出過了。
refused-rejected-before = 對手已拒絕；下次擲骰後可以再提。
refused-no-rematch = 沒有人提出再來一場。
refused-not-that-roll = 正在等待鏈值的是另一次擲骰。
refused-link-opened = 這次擲骰的鏈值已公開。
refused-no-own-chain = 這個座位的鏈值由伺服器公開。
deposit-no-own-chain = 這個座位承諾了自己的鏈之後，才能在這裡存放種子。
deposit-not-the-seed = 這個種子不屬於該座位所承諾的鏈。
refused-bad-link = 這個鏈值與該座位的承諾不符。
refused-another-log = 這個瀏覽器看到的比賽過程與這裡的記錄不同。
refused-too-long = 文字或列表過長，或數字過大。
refused-chain-too-long = 一條鏈最多4096個鏈值。
dice-alarm-commitment = 伺服器更改了它在賽前所作的承諾。
dice-alarm-chains = 本場比賽所承諾的鏈在開賽後被更改。
dice-alarm-start = 比賽開始前就有人索取你的鏈值。
dice-alarm-ahead = 伺服器索取了第{ $number }次擲骰的鏈值，而下一次是第{ $expected }次。這會讓它預知後面的骰子。
dice-alarm-log = 伺服器現在顯示的比賽過程與之前不同。
dice-alarm-between = 第{ $number }次擲骰已發起，但在骰子落定前發生了別的事。
dice-alarm-twice = 第{ $number }次擲骰被再次發起，發起者或用途不同。
dice-alarm-dice = 棋盤上的骰子與記錄不一致。
dice-alarm-lost = 伺服器收到了你第{ $number }次擲骰的鏈值，卻記錄為未公開。
dice-alarm-escrow = 記錄稱第{ $number }次擲骰由存放的種子公開，但這個瀏覽器沒有存放任何東西。
dice-alarm-proof = 骰子記錄前後不一致：{ $fault }
dice-alarm-refused = 這個瀏覽器在本場比賽中不再公開鏈值；改用公布的預設值，記錄中會註明。
dice-said = 警告：{ $text }
dice-remark-late = 你第{ $number }次擲骰的鏈值在請求到達本瀏覽器{ $seconds }秒後才發出，已不計入：改用公布的預設值。
dice-remark-away = { $n ->
    [1] 這個瀏覽器離線時擲了一次骰：你的鏈值由公布的預設值代替。
   *[other] 這個瀏覽器離線時擲了{ $n }次骰：你的鏈值由公布的預設值代替。
}
dice-remark-elsewhere = 你在骰子中的那一份不在這個瀏覽器裡，而在你準備就緒時所用的那個瀏覽器裡。在這裡，你的每次擲骰都會稍等片刻，然後使用公布的預設值。在那個瀏覽器中選「在另一台裝置上繼續」，即可得到把你那一份帶到這裡的連結。
dice-remark-house = 這個瀏覽器不儲存任何資料，所以你那一份骰子也由伺服器產生。
dice-remark-unsure = 這個瀏覽器離線時擲骰的次數超出它能保證的範圍：它在本場比賽中不再公開鏈值，改用公布的預設值。
dice-remark-brought = 你在骰子中的那一份現在也在這個瀏覽器裡了。
dice-right = { $rolls ->
    [1] 骰子已核對：唯一一次擲骰與賽前封存、並由本瀏覽器儲存的內容相符。
   *[other] 骰子已核對：全部{ $rolls }次擲骰都與賽前封存、並由本瀏覽器儲存的內容相符。
}
dice-fits = { $rolls ->
    [1] 骰子已核對：唯一一次擲骰與記錄相符。本瀏覽器沒有儲存可供對照的資料。
   *[other] 骰子已核對：全部{ $rolls }次擲骰都與記錄相符。本瀏覽器沒有儲存可供對照的資料。
}
dice-wrong = 本場比賽的骰子與賽前封存的內容不符。
refused-no-dice = 缺少相應的骰子。
refused-too-many-steps = 一次著法最多四步。
refused-nothing-changes = 這不會帶來任何改變。
refused-no-clock = 這裡沒有棋鐘。
refused-break-between-games = 休息只能在兩局之間。
refused-nothing-due = 現在沒有到期的事項。
refused-not-absent = 對手離開的時間還不夠長。
refused-too-fast = 請求過於頻繁：請稍候。
refused-not-yours = 你無權這樣做。
refused-malformed = 伺服器無法理解這個請求。
refused-away = 俱樂部暫時無法儲存資料。請稍後再試；在此期間你的棋鐘不走。
refused-trouble = 我們這邊出了問題。請再試一次。
clause-END-08 = 須在走完本回合後認輸，且認輸的倍數不得超過本局還可能輸的。
clause-END-09 = 後面的擲骰仍可能改變結果。
clause-MOV-01 = 該點被對手兩枚以上的棋子占據。
clause-MOV-02 = 每個點數都是單獨的一步，這枚棋子中途沒有可以落腳的點。
clause-MOV-03 = 兩個點數單獨都走不通。
clause-MOV-05 = 對子最多走四次。
clause-MOV-06 = 兩種顏色的棋子不能同占一點。
clause-MOV-07 = 兩個點數都必須走。
clause-MOV-08 = 若只能走一個點數，必須走大的。
clause-MOV-09 = 對子必須儘可能多走。
clause-MOV-10 = 只有無子可走時，回合才作廢。
clause-HIT-02 = 中欄上的棋子必須先進盤。
clause-HIT-03 = 進盤的落點不通。
clause-HIT-04 = 必須儘可能多地進盤。
clause-OFF-01 = 所有棋子都在內盤時才能移出棋子。
clause-OFF-02 = 從與點數相同的點移出。
clause-OFF-03 = 更高的點上還有棋子時，必須用它走這個點數。
clause-OFF-04 = 從你最高的點移出。
clause-OFF-08 = 移出棋子時也必須用完兩個點數。
clause-CUB-02 = 加倍骰不歸你，或者骰子已擲出。
clause-CUB-03 = 你沒有收到任何提議。
clause-CUB-04 = 不能連續加倍兩次。
clause-CUB-06 = 須先答覆加倍。
clause-CUB-15 = 這套規則沒有這種答覆。
clause-CUB-17 = 按這套規則，這個比分下不能加倍。
clause-MAT-02 = 克勞福德局不得加倍。
clause-MAT-04 = 克勞福德局之後，落後方在自己第三個回合之前不能加倍。
clause-SET-07 = 由開局擲骰決定誰先走。
clause-SET-08 = 請先擲骰。
clause-IRR-01 = 所走的著法合規，有效。
clause-IRR-02 = 回合已結束。
clause-IRR-05 = 還沒輪到你。
clause-OPT-03 = 計分比賽中沒有這一項。

# Settings
set-group-board = 棋盤
set-group-auto = 自動走子
set-group-sound = 聲音
set-group-voice = 朗讀
set-board = 棋盤
set-board-noce = Noce（胡桃木）
set-board-lavagna = Lavagna（石板）
set-board-chiaro = Chiaro（高對比度）
set-board-panno = Panno（綠絨）
set-board-marmo = Marmo（大理石）
set-board-lacca = Lacca（漆金）
set-look = 外觀
set-look-system = 跟隨系統
set-look-light = 淺色
set-look-dark = 深色
set-numbers = 點的編號
set-numbers-own = 各從自己的內盤數起
set-numbers-absolute = 雙方相同（著法仍從內盤數起）
set-home = 內盤位置
set-home-right = 右
set-home-left = 左
set-colour = 你的棋子
set-colour-light = 淺色
set-colour-dark = 深色
set-speed = 動畫
set-speed-slow = 慢
set-speed-normal = 正常
set-speed-fast = 快
set-speed-quick = 很快
set-speed-none = 無
set-arrows = 顯示上一著
set-pips = 顯示總步數
set-clocks = 顯示棋鐘
set-autoForced = 只有一種走法時自動走
set-autoPass = 無子可走時自動繼續
set-autoRoll = 不能加倍時自動擲骰
set-autoBearOff = 雙方脫離接觸後自動移出
set-fastForward = 被完全封鎖時快進
set-confirmDouble = 加倍前確認
set-soundRoll = 骰子
set-soundChecker = 棋子
set-soundHit = 打子
set-soundOff = 移出
set-soundCube = 加倍骰
set-soundClock = 棋鐘將盡
set-soundTurn = 輪到你
set-sayRolls = 擲骰
set-sayRolls-full = 連同走法數
set-sayRolls-short = 只讀骰子
set-sayRolls-none = 關
set-sayPlays = 對手的著法
set-sayPlays-full = 棋手、骰子和著法
set-sayPlays-short = 只讀著法
set-sayPlays-none = 關

# Keys
key-go = 擲骰、完成、下一步
key-undo = 復原一步
key-undo-all = 復原整個回合
key-double = 加倍
key-take = 接受
key-drop = 放棄、拒絕
key-beaver = 海狸、浣熊、水獺
key-swap = 交換骰子
key-flip = 翻轉棋盤
key-list = 列出合規走法；輸入編號再按 Enter 即走
key-last = 重看上一著
key-clocks = 顯示或隱藏棋鐘
key-pips = 顯示或隱藏步數
key-quadrants = 按四個區域朗讀棋盤
key-type = 輸入著法，再按 Enter
key-replay = 逐步回放本局
key-board = 跳到棋盤
key-help = 本列表
key-bell = 跳到通知鈴鐺

# Consultation doubles: two who share a side
pair-title = 你們一方
pair-hand = 掌骰：{ $who }
pair-away = { $who }已離開
pair-dice = { $you ->
    [true] 骰子在你手中，由你代表己方行棋。
   *[false] 骰子在{ $who }手中，由其代表己方行棋。
}
pair-private = 只有你們兩人能看到。
pair-come-back = 回來接過骰子
pair-leave = 離開（由{ $who }繼續）
pair-left = { $who }已離開。你獨自繼續；搭檔可以再回來。
pair-you-left = 你已離開，由{ $who }繼續。你可以再回來。
pair-away-note = { $who }已離開。你可以接過骰子。
pair-links-away = 你方那一份骰子由{ $who }的瀏覽器公開：它離線時，每次擲骰會稍慢一些。
act-take_dice = 接過骰子
act-give_dice = 把骰子交給{ $who }
act-advise = 寫給搭檔
status-advise = 輪到{ $who }走{ $roll }。移動棋子，向{ $who }演示著法。
status-advise-ready = 把這著給{ $who }看，或復原。
say-dice = { $you ->
    [true] 骰子在你手中。
   *[false] 骰子在{ $who }手中。
}
say-partner-left = { $who }已離開。
say-partner-back = { $who }回來了。
talk-you = 你
key-talk = 寫給搭檔
key-dice-hand = 接過骰子，或交給搭檔
refused-no-partner = 你在這張棋桌上沒有搭檔。
refused-partner-has-dice = 骰子在搭檔手中。要行棋請先接過骰子。
refused-partner-missing = 搭檔不在桌邊。
refused-bot-in-pair = 機器人單獨上陣：一對須是兩個人。
refused-bad-text = 請寫1到500個字元。

# What a side says among itself, here and in a chouette
talk-none = 還沒有人說話。
talk-label-partner = 對搭檔說
talk-play-this = 走這著
talk-send = 傳送
talk-show = 在棋盤上演示
talk-hide = 隱藏
act-advise_play = 演示這著
act-propose = 建議
said-advice = { $who }建議：{ $text }

# The tutor

knob-tutor = 教練
act-take_back = 悔棋
key-hint = 提示
key-take-back = 悔棋
tutor-title = 真要這樣走嗎？
tutor-costs =
    { $kind ->
        [play] 這著損失{ $loss }。
       *[decision] 這個決定損失{ $loss }。
    }
tutor-anyway =
    { $kind ->
        [play] 就這樣走
       *[other] 就這樣定
    }
tutor-show = 看看更好的選擇
tutor-again = 重新選擇
tutor-hint = 提示
tutor-hint-title = 最佳著法
tutor-hint-play = { $play } { $loss }
tutor-back = 回到棋桌
tutor-taken-back =
    { $n ->
        [0] 本場比賽沒有悔棋。
       *[other] 本場比賽悔棋{ $n }次。
    }
tutor-cube-no_double = 不要加倍。
tutor-cube-double = 加倍。
tutor-cube-too_good = 好到不必加倍：繼續下。
tutor-cube-take = 接受。
tutor-cube-drop = 放棄。
tutor-cube-beaver = 海狸。
tutor-cube-figures = 不加倍{ $wait }，加倍後接受{ $take }，加倍後放棄{ $drop }
tutor-away = 教練暫時無法回答；對局照常進行。
say-taken-back = 已悔棋。
with-tutor = 有教練
refused-no-tutor = 這張棋桌沒有給你的教練。
refused-nothing-to-take-back = 本局沒有可悔的棋。
refused-not-for-tutor = 教練只幫助一人對機器人：無棋鐘、無金錢、只走合規著法。
refused-tutor-rests = 你正在與人對局：結束之前教練不發言。
refused-nothing-to-advise = 現在沒有需要你決定的事。
