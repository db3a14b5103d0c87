# Questions about positions

question-play = 这次掷骰怎么走？
question-double = 轮到你掷骰。加倍吗？
question-take = 对方提出加倍。接受吗？
question-roll = 掷出{ $roll }。
question-money = 金钱局。
question-match =
    { $crawford ->
        [yes] { $length }分制比赛，{ $yours }–{ $theirs }，克劳福德局。
       *[no] { $length }分制比赛，{ $yours }–{ $theirs }。
    }
question-cube =
    { $whose ->
        [yours] 加倍骰为{ $value }，归你。
        [theirs] 加倍骰为{ $value }，归对手。
       *[middle] 加倍骰为{ $value }，在中间。
    }
question-pips = 步数：你{ $yours }，对手{ $theirs }
question-by-hand = 在棋盘上移动棋子，或写出着法。
question-write = 你的着法
question-answer = 回答
question-list = 从所有走法中选
question-answer-double = 加倍
question-answer-wait = 不加倍
question-answer-take = 接受
question-answer-drop = 放弃
question-tolerance = 损失不超过{ $loss }的答案都算正确。
question-best = 这是最佳。
question-right = 正确：损失{ $loss }。
question-wrong = 不正确：损失{ $loss }。

# The quiz of one’s own errors

quiz-title = 你的失误
quiz-own = 这是你在一场比赛中的决定，是个失误。
quiz-progress = 共{ $all }张卡片，{ $due }张待答；{ $retired }张已停用。
quiz-skip = 稍后再问
quiz-retire = 不再问这题
quiz-made = 比赛中你选择了{ $made }，损失{ $loss }。
quiz-next = { $when }后再问。
quiz-wait =
    { $unit ->
        [minutes] { $n }分钟
        [hours] { $n }小时
       *[days] { $n }天
    }
quiz-on = 继续
quiz-match = 在比赛中查看
quiz-empty = 还没有卡片。你下完的比赛会在后台分析，每个失误变成一张卡片：会再次问你，忘了的早些问，记得的晚些问。
quiz-done = 现在没有待答的卡片。
quiz-reset-title = 从头开始
quiz-reset-note = 重新生成所有卡片并立即待答，已停用的也一样。
quiz-reset = 清除所有时间
own-level = 依据{ $n }个决定，你的表现评分为{ $rating }：大约相当于“{ $level }”级。

# The position of the day

daily-title = 每日一题
daily-note = 取自本俱乐部的一场比赛；当时有人走错了。每人回答一次，然后看看大家的选择。
daily-empty = 今天没有题目：俱乐部已结束的比赛还没有分析。去下一场比赛，再来分析吧。
daily-none = 那天没有题目。
daily-shares = 大家的选择
daily-nobody = 还没有人回答。
daily-answer = 回答
daily-chosen = 人数
daily-before = 前一天
daily-today = 今天的题目
daily-rule = 题目按日期从俱乐部最近分析的比赛中0.040到0.250的失误里抽取；不显示名字。
refused-day-is-over = 那道题只能在当天回答。

# On the start page

start-learn-title = 学习
start-learn = 你自己的失误变成题目，还有一道今天人人作答的局面题。
level-own = 与我相当
level-own-note = { $rating }，依据{ $n }个决定
refused-no-own-level = 你已分析的决定还不够多。请下完一场比赛并分析，或选择一个级别。
