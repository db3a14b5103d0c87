# Questions about positions

question-play = 這次擲骰怎麼走？
question-double = 輪到你擲骰。加倍嗎？
question-take = 對方提出加倍。接受嗎？
question-roll = 擲出{ $roll }。
question-money = 金錢局。
question-match =
    { $crawford ->
        [yes] { $length }分制比賽，{ $yours }–{ $theirs }，克勞福德局。
       *[no] { $length }分制比賽，{ $yours }–{ $theirs }。
    }
question-cube =
    { $whose ->
        [yours] 加倍骰為{ $value }，歸你。
        [theirs] 加倍骰為{ $value }，歸對手。
       *[middle] 加倍骰為{ $value }，在中間。
    }
question-pips = 步數：你{ $yours }，對手{ $theirs }
question-by-hand = 在棋盤上移動棋子，或寫出著法。
question-write = 你的著法
question-answer = 回答
question-list = 從所有走法中選
question-answer-double = 加倍
question-answer-wait = 不加倍
question-answer-take = 接受
question-answer-drop = 放棄
question-tolerance = 損失不超過{ $loss }的答案都算正確。
question-best = 這是最佳。
question-right = 正確：損失{ $loss }。
question-wrong = 不正確：損失{ $loss }。

# The quiz of one’s own errors

quiz-title = 你的失誤
quiz-own = 這是你在一場比賽中的決定，是個失誤。
quiz-progress = 共{ $all }張卡片，{ $due }張待答；{ $retired }張已停用。
quiz-skip = 稍後再問
quiz-retire = 不再問這題
quiz-made = 比賽中你選擇了{ $made }，損失{ $loss }。
quiz-next = { $when }後再問。
quiz-wait =
    { $unit ->
        [minutes] { $n }分鐘
        [hours] { $n }小時
       *[days] { $n }天
    }
quiz-on = 繼續
quiz-match = 在比賽中檢視
quiz-empty = 還沒有卡片。你下完的比賽會在背景分析，每個失誤變成一張卡片：會再次問你，忘了的早些問，記得的晚些問。
quiz-done = 現在沒有待答的卡片。
quiz-reset-title = 從頭開始
quiz-reset-note = 重新產生所有卡片並立即待答，已停用的也一樣。
quiz-reset = 清除所有時間
own-level = 依據{ $n }個決定，你的表現評分為{ $rating }：大約相當於「{ $level }」級。

# The position of the day

daily-title = 每日一題
daily-note = 取自本俱樂部的一場比賽；當時有人走錯了。每人回答一次，然後看看大家的選擇。
daily-empty = 今天沒有題目：俱樂部已結束的比賽還沒有分析。去下一場比賽，再來分析吧。
daily-none = 那天沒有題目。
daily-shares = 大家的選擇
daily-nobody = 還沒有人回答。
daily-answer = 回答
daily-chosen = 人數
daily-before = 前一天
daily-today = 今天的題目
daily-rule = 題目按日期從俱樂部最近分析的比賽中0.040到0.250的失誤裡抽取；不顯示名字。
refused-day-is-over = 那道題只能在當天回答。

# On the start page

start-learn-title = 學習
start-learn = 你自己的失誤變成題目，還有一道今天人人作答的局面題。
level-own = 與我相當
level-own-note = { $rating }，依據{ $n }個決定
refused-no-own-level = 你已分析的決定還不夠多。請下完一場比賽並分析，或選擇一個級別。
