# Questions about positions

question-play = この目をどう動かしますか？
question-double = あなたの番です。ダブルしますか？
question-take = ダブルされました。テイクしますか？
question-roll = 目は{ $roll }。
question-money = マネーゲーム。
question-match =
    { $crawford ->
        [yes] { $length }ポイントマッチ、{ $yours }–{ $theirs }、クロフォードゲーム。
       *[no] { $length }ポイントマッチ、{ $yours }–{ $theirs }。
    }
question-cube =
    { $whose ->
        [yours] キューブは{ $value }、あなたが所有。
        [theirs] キューブは{ $value }、相手が所有。
       *[middle] キューブは{ $value }、中央。
    }
question-pips = ピップ：あなた{ $yours }、相手{ $theirs }
question-by-hand = ボードの駒を動かすか、ムーブを書いてください。
question-write = あなたのムーブ
question-answer = 回答
question-list = すべてのムーブから選ぶ
question-answer-double = ダブル
question-answer-wait = ノーダブル
question-answer-take = テイク
question-answer-drop = パス
question-tolerance = 損が{ $loss }以下の答えはすべて正解とします。
question-best = 最善です。
question-right = 正解：損は{ $loss }です。
question-wrong = 不正解：損は{ $loss }です。

# The quiz of one’s own errors

quiz-title = あなたのエラー
quiz-own = あなたのマッチで実際にした決断で、エラーでした。
quiz-progress = 全{ $all }枚のうち出題待ち{ $due }枚、終了{ $retired }枚。
quiz-skip = あとで
quiz-retire = もう出題しない
quiz-made = マッチでの選択は{ $made }で、損は{ $loss }でした。
quiz-next = 次回は{ $when }後です。
quiz-wait =
    { $unit ->
        [minutes] { $n }分
        [hours] { $n }時間
       *[days] { $n }日
    }
quiz-on = 次へ
quiz-match = マッチの中で見る
quiz-empty = まだカードはありません。終わったマッチは自動的に解析され、エラーが1つずつカードになります。忘れたものは早く、覚えたものは遅く、また出題されます。
quiz-done = いま出題待ちのカードはありません。
quiz-reset-title = 最初からやり直す
quiz-reset-note = すべてのカードが作り直され、終了したものも含めてすぐに出題待ちになります。
quiz-reset = 間隔をすべて忘れる
own-level = { $n }回の決断によるあなたのPRは{ $rating }：レベル「{ $level }」と同じくらいです。

# The position of the day

daily-title = 今日のポジション
daily-note = このクラブのマッチから、誰かがエラーをした場面です。1人1回答えると、みんなの選択が見られます。
daily-empty = 今日のポジションはありません。クラブの終わったマッチがまだ解析されていません。1マッチ打って解析してみてください。
daily-none = その日のポジションはありませんでした。
daily-shares = みんなの選択
daily-nobody = 回答はありませんでした。
daily-answer = 回答
daily-chosen = 人数
daily-before = 前日
daily-today = 今日のポジション
daily-rule = ポジションは、クラブの最近解析されたマッチの0.040～0.250のエラーから日付によって抽選されます。名前は表示されません。
refused-day-is-over = そのポジションに答えられるのは当日だけです。

# On the start page

start-learn-title = 学ぶ
start-learn = 自分のエラーからの問題と、みんなが今日答えるポジション。
level-own = 自分と同じ強さ
level-own-note = { $n }回の決断で{ $rating }
refused-no-own-level = 解析された決断がまだ足りません。マッチを終えて解析するか、レベルを選んでください。
