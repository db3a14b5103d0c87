# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = 通知
bell-many = 通知：新着{ $n }件
bell-some = 通知：新着%n件
notices-title = 通知
notices-none = 新しい通知はありません。あなたの番になったとき、対戦を申し込まれたとき、大会で呼ばれたときに、ここでわかります。
notices-play = 打つ
notices-see = 既読にする
notices-see-this = 既読にする：{ $what }
notices-see-all = すべて既読にする
notices-earlier = 以前の通知
notices-choices = 通知の方法
notices-about = 内容
notices-way-page = ベル
notices-way-push = プッシュ
notices-way-mail = メール
notices-hour = 毎日のメールの時刻
notices-mail-note = メールは1日1通まで、ここで読んでいない通知があるときだけ送られます。
notices-keep = この設定を保存

notice-kind-turn = あなたの番
notice-kind-time = 残り時間わずか
notice-kind-challenge = 対戦申し込み
notice-kind-answer = 申し込みへの返事
notice-kind-seek = 対戦相手の募集
notice-kind-appointment = 対戦の約束
notice-kind-adjourned = 中断中のマッチ
notice-kind-tournament = マッチの呼び出し
notice-kind-analysis = 解析
notice-kind-moderation = モデレーション
notice-kind-account = アカウント

notice-somebody = 誰か
notice-turn = { $who }との対戦、あなたの番です
notice-time = { $who }との対戦の残り時間がわずかです：{ $hours ->
    [0] 残りなし
   *[other] あと{ $hours }時間未満
  }
notice-challenge = { $n ->
    [0] { $who }からマネーゲームの申し込み
   *[other] { $who }から{ $n }ポイントマッチの申し込み
  }
notice-accepted = { $who }が申し込みを受けました
notice-declined = { $who }が申し込みを断りました
notice-seek = { $n ->
    [0] { $who }がマネーゲームの相手を募集しています
   *[other] { $who }が{ $n }ポイントマッチの相手を募集しています
  }
notice-appointment = { $minutes ->
    [0] { $who }との約束の時刻です
   *[other] { $who }との約束まであと{ $minutes }分です
  }
notice-hour = { $minutes ->
    [0] 参加予定の時間が始まりました
   *[other] 参加予定の時間まであと{ $minutes }分です
  }
notice-adjourned = { $who }とのマッチが中断しました
notice-resume = { $who }がマッチの再開を待っています
notice-resume-by = { $who }とのマッチの再開期限：{ $hours ->
    [0] 期限を過ぎました
   *[other] あと{ $hours }時間未満
  }
notice-analysis = マッチの解析が終わりました
notice-analyses = すべてのマッチの解析が終わりました
notice-analysis-of = { $who }とのマッチの解析が終わりました
notice-call = { $name }からの呼び出し：第{ $number }マッチ、対{ $who }
notice-call-at = { $name }からの呼び出し：第{ $number }マッチ、対{ $who }、{ $board }
notice-decision-silenced = しばらくの間、自由文を書けません
notice-decision-unrated = しばらくの間、レーティング戦ができません
notice-decision-closed = アカウントが閉鎖されました
notice-decision-lifted = アカウントの制限が解除されました
notice-decision-warned = モデレーターからクラブの規則についての注意があります
notice-decision-reported = あなたの通報が処理されました
notice-report = モデレーターの決定を待つ通報があります
notice-account-password = パスワードが変更されました
notice-account-key-added = アカウントにパスキーが追加されました
notice-account-key-removed = アカウントからパスキーが削除されました
notice-account-mail = メールアドレスが変更されました
notice-account-name = 名前が変更されました
notice-account-codes = 新しいリカバリーコードが作られました
notice-account-code-used = リカバリーコードが使われました
notice-account-signed-in = 新しいブラウザからアカウントへのログインがありました
notice-account-deletion = アカウントの削除が予定されています
notice-account-role = クラブでの役割が変わりました
notice-account-token = アカウントにプログラム用のトークンが作られました

push-title = この端末
push-why = あなたの番、対戦の申し込み、大会の呼び出しを、ページを開いていないときもこの端末に知らせます。知らせには、ポジションも誰かが書いた文も含まれません。
push-script = これにはブラウザのスクリプトが必要です。
push-start = この端末に知らせる
push-end = この端末への知らせを止める
push-on = この端末に知らせます。
push-denied = ブラウザがこのクラブからの通知を許可していません。ブラウザのこのページの設定で変更できます。
push-never = このブラウザには通知できません。
push-home = この端末では、先にTavolaをホーム画面に追加し、そこから開いてください。
push-failed = うまくいきませんでした。あとでもう一度お試しください。

app-install = アプリをインストール
app-clock = クロックとスコアボード
language-code = ja
away-title = 接続なし
away-lead = クラブに接続できません。ネットワークの要らないものはここにあります。
away-play = オフラインで打つ
away-clock = クロックとスコアボード
away-again = 再試行
boards-title = ボードを選ぶ
boards-lead = どのボードにも昼用と夜用の配色があり、色がわからなくても見分けられる駒が付いています。
boards-script = ボードの選択にはスクリプトが必要です。選択はブラウザに保存されます。
boards-shown = 選択中のボード

notices-turns = 通信戦であなたの番になったら、すぐにメールする
notices-mail-where = メールの送り先
letter-digest-subject = Tavola：通知{ $n }件
letter-digest-text = { $name } 様

  まだお読みでない通知です：

  { $lines }

  このメールは1日1通まで、未読があるときだけお送りします。
  内容を選ぶ：{ $choices }
  この種のメールを止める：{ $stop }
letter-turns-subject = Tavola：あなたの番です
letter-turns-text = { $name } 様

  通信戦で相手が待っています：

  { $lines }

  手番をすぐに知らせる設定になっています。変更：{ $choices }
  この種のメールを止める：{ $stop }
digest-more = ほか{ $n }件。

calendar-title = カレンダー
calendar-lead = 対戦の約束と大会を、スマートフォンやパソコンのカレンダーに。このアドレスをカレンダーに登録してください。
calendar-address = カレンダーのアドレス
calendar-open = ファイルを開く
calendar-secret = このアドレスを知る人は、あなたの予定を読めます。新しいアドレスを作ると、古いものは使えなくなります。
calendar-make = アドレスを作る
calendar-other = 新しいアドレスを作る
calendar-revoke = アドレスを削除
calendar-own = Tavola
calendar-match = バックギャモン：{ $who }戦
calendar-event = 日程をカレンダーに追加
