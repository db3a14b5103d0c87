# The analysis of a match.

study-title = 分析
study-open = 分析
study-back = 回到棋桌
study-depth = { $plies ->
    [0] 初步評估。
   *[other] 已前瞻{ $plies }次擲骰。
  }
study-underway = 正在前瞻{ $plies }次擲骰：已完成{ $done }行，共{ $all }行。
study-waits = 更深的分析在等另一場比賽。
study-ready = 分析完成。
study-reload = 分析仍在進行。
study-reload-link = 再看一下
study-nothing = 沒有可分析的內容：還沒有下完一局。
study-definitions = 損失以加倍骰數值為單位（EMG）。PR 是每個決定平均損失的500倍；gnubg 的比率是以千分之一計的平均損失。沒有選擇餘地的著法不計；不加倍只在接近或錯誤時計入。可疑自0.010起，失誤自0.020起，大錯自0.080起，特大失誤自0.160起。同一行的期望值和勝率出自同一次分析，深度見最後一欄；運氣不作前瞻計算，開局擲骰的運氣還計入誰贏得先手。

study-summary = 資料
study-rating = PR
study-rating-note = 表現評分：每個決定平均損失的500倍。越低越好。
study-millis = gnubg 比率
study-millis-note = 每個決定的平均損失，以加倍骰的千分之一計，與 gnubg 所示相同。
study-plays = 走子
study-plays-note = 走子的損失，以及有選擇餘地的著數。
study-cubes = 加倍
study-cubes-note = 加倍決定的損失，以及決定的個數。
study-lost-of = { $n }個共{ $lost }
study-marks = ?! · ? · ?? · ???
study-marks-note = 可疑著、失誤、大錯、特大失誤。
study-losses-worth = 全部失誤的代價
study-losses-worth-note = 以贏得比賽的勝率計；金錢局以分計。
study-luck = 運氣
study-luck-note = 擲骰好於平均的程度，以加倍骰數值為單位，不作前瞻。
study-luck-worth = 全場運氣
study-luck-worth-note = 同上，以贏得比賽的勝率計；金錢局以分計。

study-graph = 全場走勢
study-graph-note = 勝率曲線，標有失誤；同樣的數據列在全部行的清單中。
study-graph-error = 第{ $line }行，{ $who }：{ $mark }，{ $loss }
study-graph-match = { $who }贏得比賽的勝率
study-graph-money = { $who }對本局的期望
study-graph-game = { $who }贏得本局的勝率

nav-study = 研究
nav-openings = 開局
openings-title = 開局
openings-about = 十五種開局擲骰怎麼走，對其最佳著法21種擲骰又如何應對：金錢局，加倍骰在中間，不用雅各比規則，按本會引擎的模擬排序。
openings-path = 目前位置
openings-roll = { $roll }
openings-replies-to = { $roll }走{ $play }：應著
openings-roll-head = 擲骰
openings-best = 最佳著法
openings-next = 次佳
openings-alone = 無相近者
openings-verdict = 評判
openings-is-best = 最佳
openings-as-good = 同樣好
openings-unsettled = 未定
openings-worse = 較差
openings-error-note = 期望值的標準誤差
openings-trials = 局數
openings-trials-note = 模擬下完的局數
openings-replies = 對它的應著
openings-replies-note = 帶連結的著法通往對它的應著。
openings-mean = 36種擲骰平均，應著對擲骰方值{ $equity }。
openings-look-on = 用引擎檢視
openings-definitions = 期望值計入加倍骰，以加倍骰數值為單位，從走棋方看；±為一個標準誤差。「同樣好」指落後最佳不足0.010；「未定」指落後更多，但不足差值標準誤差的2.33倍。命令列可得同樣數據：tavola openings。

nav-duplicates = 複式賽
duplicate-title = 複式賽
duplicate-about = 同一場比賽在兩張棋桌上用同樣的骰子進行：逐局逐擲，點數相同。這樣就排除了運氣，事後每個決定都與另一桌並列。
duplicate-play = 對局者
duplicate-bot = 兩人對機器人
duplicate-bot-note = 你和朋友各在一張棋桌上執白，對同一個機器人。
duplicate-teams = 二對二
duplicate-teams-note = 你在一桌執白，搭檔在另一桌執黑；對手坐在對面。
duplicate-length = 獲勝分數
duplicate-go = 開啟兩張棋桌
duplicate-note = 兩桌都結束之前，誰也看不到另一桌：否則會預知骰子。
duplicate-table = 第{ $n }桌
duplicate-free = 還沒有人
duplicate-waiting = 未開始。
duplicate-playing = 進行中。
duplicate-over = 已結束。
duplicate-play-on = 去你的棋桌
duplicate-look = 看看棋桌
duplicate-invite-white = 此處白方空缺
duplicate-invite-black = 此處黑方空缺
duplicate-invite-note = 把這個連結發給要坐在那裡的人。
duplicate-same-dice = 另一張棋桌上擲出同樣的骰子。
duplicate-result = 結果
duplicate-players = 白方 – 黑方
duplicate-points = 得分
duplicate-even = 兩桌結果相同：沒有人領先。
duplicate-ahead = { $who }（成績較好一桌的白方）領先{ $n }分。
duplicate-game = 第{ $n }局
duplicate-parted = 從這裡起兩桌局面不同。
duplicate-dice-note = 骰子由伺服器的一個祕密按局和擲骰序號產生。入座之前已公布對它的承諾，兩桌都結束後公開祕密；tavola verify-dice 可重算每次擲骰。
duplicate-commitment = 承諾
duplicate-secret = 祕密
duplicate-proof = 全部擲骰，供核對

study-errors = 失誤，從重到輕
study-no-errors = 沒有失誤。
study-more-errors = 另有{ $n }個：標在全部行的清單中。
study-where = 行
study-who = 棋手
study-what = 決定
study-cost = 損失
study-played = { $roll }：{ $play }；更好的是{ $best }
study-illegal = 不合規的著法
study-wrong-double = 加倍了；應當等待
study-missed-double = 沒有加倍
study-wrong-take = 接受了；應當放棄
study-wrong-drop = 放棄了；應當接受
study-wrong-beaver = 用了海狸；不應當用
study-doubtful = 可疑著
study-error = 失誤
study-blunder = 大錯
study-whopper = 特大失誤

study-games = 各局
study-game = { $length ->
    [0] 第{ $n }局，{ $black }–{ $white }
   *[other] 第{ $n }局，{ $black }–{ $white }，{ $length }分制{ $crawford ->
      [yes] ，克勞福德局
     *[no] {""}
    }
  }
study-won = { $who }{ $win ->
    [dropped] 因放棄加倍獲勝
    [gammon] 雙倍勝
    [backgammon] 三倍勝
   *[single] 獲勝
  }，{ $points }分
study-game-chance = { $who }贏得本局
study-match-chance = 比賽
study-equity-of = 分
study-dances = 無子可走
study-doubles = 加倍
study-takes = 接受
study-drops = 放棄
study-beavers = 海狸
study-raccoons = 浣熊
study-otters = 水獺
study-resigns-single = 認輸
study-resigns-gammon = 按雙倍勝認輸
study-resigns-backgammon = 按三倍勝認輸

study-board = 此前的棋盤
study-words-numbers = 點按{ $who }一方計數。
study-words-side = { $who }：{ $places }。
study-words-on = { $point }點{ $n }枚
study-words-bar = 中欄{ $n }枚
study-words-off = 已移出{ $n }枚
study-words-cube = 加倍骰為{ $value }，在中間。
study-words-cube-of = 加倍骰為{ $value }，歸{ $who }。
study-said = 第{ $line }行，{ $who }，{ $act }。
study-steps = 比賽各行
study-first = 第一行
study-error-before = 上一個失誤
study-before = 上一行
study-next = 下一行
study-error-next = 下一個失誤
study-last = 最後一行
study-no-decision = 這裡沒有需要決定的。
study-no-move = 無子可走。
study-forced = 唯一的合規著法。
study-right = 最佳選擇。
study-as-good = 與最佳同樣好：落後{ $lost }。
study-cost-match = 損失{ $lost }；贏得比賽的勝率{ $worth }。
study-cost-money = 損失{ $lost }，{ $worth }分。
study-right-is = 正確：{ $action }，{ $answer }。
study-right-wait = 不加倍
study-right-double = 加倍
study-right-redouble = 再加倍
study-right-too-good = 好到不必加倍
study-right-take = 接受
study-right-drop = 放棄
study-right-beaver = 海狸
study-roll-luck = 這次擲骰的運氣：{ $luck }，{ $worth }分。
study-roll-luck-match = 這次擲骰的運氣：{ $luck }；贏得比賽的勝率{ $worth }。
study-play = 著法
study-made = 實戰
study-equity = 期望值
study-difference = 差距
study-plies = 前瞻
study-plies-note = 前瞻了幾次擲骰。
study-more-plays = 另有{ $n }種著法，損失更大。
study-cube = 加倍
study-cube-doubler = 加倍，從加倍方看
study-no-double = 不加倍
study-double-take = 加倍，接受
study-double-drop = 加倍，放棄
study-win = 勝
study-win-note = 勝率，百分比
study-win-gammon = 雙倍勝
study-win-gammon-note = 雙倍勝及三倍勝，百分比
study-win-backgammon = 三倍勝
study-win-backgammon-note = 三倍勝，百分比
study-lose = 負
study-lose-note = 負率，百分比
study-lose-gammon = 雙倍負
study-lose-gammon-note = 雙倍負及三倍負，百分比
study-lose-backgammon = 三倍負
study-lose-backgammon-note = 三倍負，百分比
study-ids = 供其他程式使用的局面

study-why-wins = 每100局少贏{ $by }局。
study-why-gammons = 每100局少{ $by }個雙倍勝。
study-why-gammons-lost = 每100局多輸{ $by }個雙倍。
study-why-shots = 它留下36種中{ $made }種能打的擲骰，最佳著法為{ $best }種。
study-why-best-hits = 最佳著法打子。
study-why-made-hits = 它打子，最佳著法不打。
study-why-hits = 它打{ $made }枚，最佳著法打{ $best }枚。
study-why-home = 它在內盤占{ $made }點，最佳著法占{ $best }點。
study-why-prime = 它最長的連牆為{ $made }點，最佳著法為{ $best }點。
study-why-anchor = 最佳著法保留錨點。
study-why-off = 它移出{ $made }枚，最佳著法移出{ $best }枚。

study-look-on = 從這裡繼續看
study-cube-before = 擲骰之前：
nav-position = 局面
position-title = 局面
position-board = 棋盤
position-white = 白方
position-black = 黑方
position-plays = { $who }走{ $roll }。
position-doubled = { $who }已加倍。
position-beavered = { $who }已用海狸應對。
position-raccooned = { $who }已用浣熊應對。
position-ottered = { $who }已用水獺應對。
position-on-roll = 輪到{ $who }擲骰。
position-money = 金錢局。
position-match = { $length }分制比賽：白方{ $white }，黑方{ $black }{ $crawford ->
    [yes] ，克勞福德局。
   *[no] 。
  }
position-wrong = 這不是局面。可以用 XGID、GNUBG 或 OpenGammon 編號、FIBS 的一行，或字元棋盤。
position-playing = 你正在與人對局。結束之後引擎才會再回答。
position-play = 各種著法
position-look-on = 從走後的局面繼續看
position-rolls = 擲骰
position-id = 局面
position-id-note = XGID、GNUBG 或 OpenGammon 編號、FIBS 的一行，或 XG 與 gnubg 複製的字元棋盤。
position-roll = 擲骰，若已擲出
position-look = 檢視
position-svg = 圖片（SVG）
study-adjusted = 扣除運氣後的結果
study-adjusted-note = 結果減去自己的運氣，加上對手的運氣：單憑棋藝所值。可能超出0到100%的範圍。
study-adjusted-below = { $who }獲勝，而擲骰帶來的好處超過整場比賽：所以扣除運氣後的結果超出0到100%。運氣是所有擲骰之和；單場比賽中可能大於結果。
study-adjusted-above = { $who }獲勝，儘管擲骰偏向另一方：所以扣除運氣後的結果超出0到100%。運氣是所有擲骰之和；單場比賽中可能大於結果。

study-at-worst = 先看損失最大的失誤；用▶和◀瀏覽比賽。
study-no-line = 比賽沒有這一行。這裡是損失最大的失誤。
position-wrong-long = 這比任何局面都長。
position-wrong-roll = 這不是擲骰。應為兩個1到6的數字，如31。
position-wrong-game-over = 本局已結束：有一方已移出全部棋子。
position-wrong-match-over = 比賽已結束：有一方已得滿分數。
position-wrong-crawford = 克勞福德局中應有一方只差一分。
study-chouette = 輪莊賽的加倍骰
study-chouette-note = 每枚加倍骰各算一局，莊家對一名隊員。隊伍的著法由隊長走；其損失因加倍骰而異。
study-chouette-game = 第{ $n }局
study-chouette-cube = { $box } – { $member }

study-keys = 按鍵
study-key-points = 在棋盤上逐點移動
study-key-board = 跳到棋盤
study-key-move = 走子
study-key-away = 擺局面時拿走棋子
study-key-answer = 走子；走完後作答
study-look-here = 在本瀏覽器中深入分析
study-look-here-note = 前瞻三次擲骰，不用伺服器，也不用網路。
