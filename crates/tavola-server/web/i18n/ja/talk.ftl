# Talk between people, blocking, watching, reports.

blocks-title = ブロックした人
blocks-lead = 組み合わされず、対戦も申し込まれず、互いの書き込みも見えません。相手には知らされません。
blocks-none = ブロックした人はいません。
blocks-end = ブロック解除
blocks-end-of = { $name }のブロックを解除
block-oneself = 自分はブロックできません。
block-too-many = ブロックの上限に達しています。先に誰かのブロックを解除してください。

## Opening a table

knob-watch = 観戦できる人
knob-watch-note = 遅れて観戦する人は、ページでもファイルでもダイスでも、マッチを先に知ることはできません。
watch-at_once = 誰でも
watch-one_turn = 誰でも、1手番遅れで
watch-three_turns = 誰でも、3手番遅れで
watch-three_minutes = 誰でも、3分遅れで
watch-nobody = プレイヤーだけ
form-field-watch = 観戦できる人
watch-later = このテーブルは遅れて観戦されます。これはマッチが終わると見られます。
watching-three_minutes = 3分遅れで観戦しています。
watching-three_turns = 3手番遅れで観戦しています。
watching-one_turn = 1手番遅れで観戦しています。

## What is said

chat-title = チャット
chat-open = チャット
chat-unread = 新しい発言{ $n }件
chat-back = 戻る
chat-empty = まだ発言はありません。
chat-room-players = 読めるのはプレイヤーだけです。
chat-room-watchers = 観戦者はすぐに、プレイヤーはマッチ終了後に読めます。
chat-room-all = ここにいる全員が読めます。
chat-phrase = 定型文
chat-phrase-choose = 定型文を選ぶ
chat-phrase-send = 言う
chat-text = 自由文
chat-text-send = 送信
chat-of-watchers = 観戦者
chat-line-acts = { $name }の発言への操作
chat-mute = ここでミュート
chat-block = ブロック
chat-report = 通報
chat-unmute = { $name }のミュートを解除
chat-want = 自由に書く
chat-want-no = 定型文だけ
chat-others-want = 相手は自由に書くことを希望しています。

key-chat = テーブルのチャットへ

phrases-start = 始めに
phrases-play = 対戦中
phrases-offers = 提案
phrases-end = 終わりに

talk-guest = ゲストは定型文で話します。登録すると自由に書けます。
talk-both = 両者がオンにすると、自由に書けます。
talk-no-free-words = いまは定型文だけが使えます。
talk-nobody = マッチが終わるまで、聞く人がここにいません。
talk-too-fast = 一度に多すぎます。数秒お待ちください。
talk-repeats = それはいま言ったばかりです。
talk-too-long = 長すぎます。400文字以内にしてください。
talk-nothing = 読めるものがありません。
talk-own-line = それは自分の発言です。
talk-restricted = { $until }までは定型文だけが使えます：{ $reason }

## The forty phrases

phrase-hello = こんにちは
phrase-good-luck = よろしくお願いします
phrase-have-fun = 楽しみましょう
phrase-thanks-too = ありがとう、こちらこそ
phrase-first-time = ここは初めてです
phrase-slow-today = 今日はゆっくり打ちます
phrase-ready = 準備はいいですか？
phrase-nice-roll = ナイスロール
phrase-nice-play = ナイスムーブ
phrase-lucky-me = ついてました
phrase-unlucky = 不運でしたね
phrase-timed-double = いいタイミングのダブルですね
phrase-brave-take = 勇気あるテイクですね
phrase-good-pass = いいパスですね
phrase-missed-that = 見落としました
phrase-misclick = すみません、操作ミスです
phrase-thinking = 考え中です、お待ちください
phrase-your-turn = あなたの番です
phrase-back-soon = すぐ戻ります
phrase-back = 戻りました
phrase-bad-connection = 接続が不安定です
phrase-phone-call = 電話がかかってきました
phrase-faster = もう少し早めにお願いします
phrase-take-time = ごゆっくりどうぞ
phrase-adjourn = 中断しませんか？
phrase-tomorrow = 明日、同じ時間でどうですか？
phrase-one-more = もう1戦どうですか？
phrase-last-one = これで最後にします
phrase-longer = もっと長いマッチにしませんか？
phrase-with-clock = クロックありにしませんか？
phrase-analyse = 一緒に検討しませんか？
phrase-friend-watches = 友だちが観戦してもいいですか？
phrase-good-match = いいマッチでした
phrase-well-played = お見事でした
phrase-close = 接戦でしたね
phrase-dice-liked-me = ダイスに恵まれました
phrase-thank-you = ありがとうございました
phrase-must-go = もう行かなくては
phrase-see-you = またお会いしましょう
phrase-called-director = ディレクターを呼びました

## Reports

report-title = 通報
report-lead = ここで読める直近20件の発言とマッチの状態がモデレーターに送られます。決定はあなたに知らされ、通報者が誰かは相手に知らされません。
report-about = { $name }について
report-reason = 問題の内容
report-words = 具体的に
report-send = 通報する
report-sent = ありがとうございます。モデレーターが確認し、決定はあなたのページでお知らせします。
report-reason-insults = 侮辱・脅迫
report-reason-spam = 広告・無意味な書き込み
report-reason-cheating = 対戦中に外部の助けを利用
report-reason-unfair = 途中放棄・遅延・わざと負ける行為
report-reason-name = 不快な名前
report-reason-other = その他
report-oneself = 自分以外の人を選んでください。
report-twice = ここではすでに通報済みです。モデレーターが確認します。
report-too-many = 1日の通報の上限に達しました。
report-too-long = 長すぎます。1,000文字以内にしてください。

## Moderation

moderation-title = モデレーション
moderation-lead = 決定には必ず理由と期限があり、別のモデレーターに異議を申し立てられます。自分の件を自分で決めることはありません。
moderation-waiting = 未処理
moderation-none = 決定を待つ件はありません。
moderation-decided = 決定済み
moderation-case = { $reason }：{ $name }
moderation-by = 通報者：{ $name }
moderation-lines = 直近の発言
moderation-no-lines = 発言はありませんでした。
moderation-state = 起きた場所
moderation-state-note = バージョン{ $version }の時点で通報されました。
moderation-before = この人についての以前の決定
moderation-decide = 決定する
moderation-verdict = 決定
moderation-days = 日数
moderation-days-note = 空欄なら7日。アカウント閉鎖は無期限になります。
moderation-reason = 理由
moderation-reason-note = 本人がこのまま読みます。
moderation-done = 決定を記録
moderation-log = 記録
moderation-act-reported = 通報
moderation-act-decided = 決定
moderation-act-appealed = 異議申し立て
moderation-act-decided_again = 異議申し立て後の決定
moderation-not-yours = その件は別のモデレーターの担当です。
moderation-why = 理由を書いてください。本人に知らされます。
moderation-stage-open = 未処理
moderation-stage-decided = 決定済み
moderation-stage-appealed = 異議申し立て中
moderation-stage-closed = 終了
verdict-nothing = 問題なし
verdict-warning = 警告
verdict-no_words = 一定期間、自由文なし
verdict-no_rated = 一定期間、レーティング戦なし
verdict-closed = アカウント閉鎖

rated-restricted = { $until }まではレーティング戦ができません：{ $reason }

cases-title = 通報
cases-own = あなたの通報：{ $name }、{ $reason }。
cases-own-open = モデレーターが確認します。
cases-own-decided = 決定：{ $verdict }。
cases-about = モデレーターによるあなたについての決定：{ $verdict }。
cases-until = { $until }まで。
cases-reason = 理由：{ $reason }
cases-appeal = 異議申し立て
cases-appeal-words = 異議の理由
cases-appeal-note = 別のモデレーターが読んで決定します。
cases-appealed = 異議を申し立てました。別のモデレーターが決定します。
cases-final = これは異議申し立て後の決定です。
appeal-title = 異議申し立て
appeal-lead = アカウントが閉鎖された場合、別のモデレーターがもう一度検討します。
appeal-key = パスワード、またはリカバリーコードの1つ
appeal-not-now = それには異議を申し立てられません。
closed-title = このアカウントは閉鎖されています
closed-by-moderators = モデレーターがこのアカウントを閉鎖しました。
closed-by-host = クラブの運営者がこのアカウントを閉鎖しました。
closed-for-good = 期限は決められていません。
closed-no-reason = 理由は記されていません。
moderation-by-host = 運営者がサーバー上で直接アカウントを閉鎖

## TV

tv-title = TV
tv-none = いまは誰も対戦していません。
tv-bots = ボット同士の対戦を見る
