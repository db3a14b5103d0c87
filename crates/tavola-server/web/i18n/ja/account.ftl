# Registering, signing in, one's own page.

nav-account = アカウント
account-nav-login = ログイン
account-title = アカウント
account-register = 登録
account-register-lead = マッチも席も学習の記録も、すべてそのまま残ります。別のブラウザでは、パスキーかパスワードでログインします。
account-keeps = 進行中の{ $n }マッチはそのまま続きます。
account-have = 登録済みですか？
account-new = まだ登録していませんか？
account-login = ログイン
account-logout = ここからログアウト
account-name-note = 最大24文字。ほかの人は同じ名前で打てません。
account-password = パスワード
account-password-note = { $least }文字以上。いくつかの単語を空白でつなぐのがおすすめで、どんな記号も使えます。大切に保管してください。
account-password-short = パスワードが短すぎます。単語4つなど、{ $least }文字以上にしてください。戻って別のものを選んでください。
account-password-long = パスワードが長すぎます。{ $most }バイトを超えています。戻って短いものを選んでください。
account-password-guessed = パスワードが推測されやすすぎます。よくある語、規則的な並び、または名前から作られています。戻って別のものを選んでください。
account-wrong = その名前とパスワードのプレイヤーはいません。戻ってもう一度お試しください。
account-too-many-tries = 試行回数が多すぎます。{ $minutes }分待ってからもう一度お試しください。パスキーならすぐに入れます。別のネットワークからのリカバリーコードでも入れます。
account-left = このブラウザは{ $name }として打っており、{ $n }マッチが進行中です。別の人としてログインするとそれらを手放すことになり、{ $name }として続けることは誰にもできません。
account-leave = マッチを手放してログイン
account-leaves-matches = このブラウザのゲストには進行中のマッチがあります。戻って「マッチを手放してログイン」を選ぶか、先に終わらせてください。
account-registered-already = すでに登録し、ログインしています。
account-called = あなたの名前：{ $name }。この名前はあなただけのものです。
account-public = あなたの公開ページ
account-guest = いまはゲストです。登録するとどこからでもログインでき、名前はあなただけのものになります。
name-taken = その名前は登録プレイヤーのものです。別の名前を選んでください。ご自分の名前ならログインしてください。

# Registering and signing in by passkey or password.

account-register-password = パスワードで登録
account-password-show = パスワードを表示
account-password-breached = そのパスワードは流出したパスワードの一覧にあります。戻って別のものを選んでください。
account-age = 16歳未満の方は、先に保護者に相談してください。
account-no-codes = リカバリーコードがまだありません。ないと、鍵を失ったとき誰もあなたを元のアカウントに戻せません。
account-name-change = 名前を変更
account-keys-title = ログイン方法
account-last-key = これがないと、アカウントを開く手段がなくなります。先にパスキーを追加するか、パスワードを決めてください。
account-name-often = 名前の変更は30日間に3回までです。あとでもう一度お試しください。
account-code-wrong = その名前とコードのプレイヤーがいないか、コードが使用済みです。戻ってもう一度お試しください。
account-link-gone = そのリンクは使用済みか期限切れです。新しいリンクを請求してください。
account-prove-first = 先にご本人であることを確認してください。

passkey-register = パスキーで登録
passkey-login = パスキーでログイン
passkey-prove = パスキーを使う
passkey-note = パスキーは、端末またはパスワード管理アプリに保管されます。端末のロック解除と同じように使え、覚えるものはありません。
passkey-or = またはパスワードで：
passkey-elsewhere = パスキーは数字のアドレスではなく名前に結び付きます。次のアドレスで開いてください：
passkey-no-domain = パスキーは、クラブに名前とhttpsで接続しているときだけ使えます。
passkey-failed = うまくいきませんでした。もう一度試すか、パスワードを使ってください。
passkey-not-allowed = パスキーは使われませんでした。もう一度試すか、パスワードを使ってください。
passkey-known = この端末には、あなたのアカウントのパスキーがすでにあります。
passkey-late = 時間がかかりすぎました。もう一度お試しください。
passkey-unknown = そのパスキーのアカウントはありません。削除されたのかもしれません。
passkey-wrong = パスキーの応答が正しくありませんでした。もう一度試し、だめなら別の方法でログインして登録し直してください。
passkey-many = パスキーが20個あります。追加する前に1つ削除してください。

prove-title = 本人確認
prove-lead = もう一度ご本人であることを確認してください。その後{ $minutes }分間、ログイン方法を変更できます。
prove-password = 続ける
prove-lost = どちらも使えませんか？

password-title = 新しいパスワード
password-is-there = 設定済み
password-is-none = なし
password-save = パスワードを保存
password-remove = パスワードを削除
password-remove-note = パスキーだけでログインできます。

codes-title = リカバリーコード
codes-lead = パスキーをなくしたりパスワードを忘れたりしたとき、コード1個につき1回アカウントに戻れます。印刷するか書き留めてください。
codes-left = { $n ->
    [0] 残りなし
   *[other] 残り{ $n }個
  }
codes-show = コードを表示
codes-renew = 新しいコードを作る
codes-renew-note = いまのコードは使えなくなります。
codes-once = コードが表示されるのはこの1回だけです。
codes-print = 印刷
codes-kept = 保管しました

keys-title = パスキー
keys-lead = いくつでも持てます。たとえばスマートフォンに1つ、パソコンに1つ。
keys-many = { $n ->
    [0] なし
   *[other] { $n }個
  }
keys-label = パスキーの名前
keys-add = パスキーを追加
keys-rename = 名前を変更
keys-remove = 削除
keys-remove-which = { $name }を削除
keys-used = 最終使用
keys-unused = まだ使われていません。

name-title = 名前の変更
name-lead = 名前の変更は30日間に3回までです。古い名前は1年間、新しい名前へ案内されます。その間、ほかの人は使えません。
name-save = 名前を保存
name-former = 以前の名前

browsers-unknown = 不明なブラウザ
browsers-here = このブラウザ
browsers-since = 開始
browsers-seen = 最終アクセス
browsers-end = ログアウト

changes-title = 変更の履歴
changes-note = 身に覚えのないものがあれば、ほかのすべてのブラウザからログアウトし、鍵を変更してください。
change-registered = 登録しました。
change-password = パスワードが変更されました。
change-password-gone = パスワードが削除されました。
change-key-added = パスキーが追加されました：{ $detail }
change-key-gone = パスキーが削除されました：{ $detail }
change-codes = 新しいリカバリーコードが作られました。
change-code-used = リカバリーコードでログインがありました。
change-link-used = リンクでログインがありました。
change-name = 名前が変更されました。以前：{ $detail }
change-mail = メールアドレスが変更されました。
change-mail-gone = メールアドレスが削除されました：{ $detail }
change-leaving = アカウントの消去が予定されました。
change-staying = アカウントは残ります。

recover-title = リカバリーコードで戻る
recover-lead = コードはそれぞれ1回だけ使えます。使うとほかのすべてのブラウザがログアウトされ、新しい鍵を選べます。
recover-code = リカバリーコード
recover-code-note = 大文字でも小文字でも、ハイフンはあってもなくてもかまいません。
recover-enter = ログイン
recover-mail-title = メールで
recover-mail-note = アカウントにアドレスがあれば、そこへリンクを送ります。15分間、1回だけ有効です。
recover-mail-send = リンクを送る
recover-mail-sent = アカウントにアドレスがあれば、リンクを送りました。15分間、1回だけ有効です。
recover-staff = コードが残っていませんか？クラブの運営者がリンクを発行できます。
recover-link-lead = このリンクで1回だけログインできます。そのあと、ほかのすべてのブラウザがログアウトされます。

mail-title = メール
mail-none = アドレスなし
mail-lead = 対戦にアドレスは必要ありません。登録しておくと、コードなしでも元のアカウントに戻れ、誰かが鍵を変えたときに知らせが届きます。
mail-address = メールアドレス
mail-note = まずそこへメールを送ります。その中のリンクを開くと、あなたのアドレスになります。
mail-send = メールを送る
mail-sent = メールを送りました。その中のリンクを開くと、アドレスが有効になります。
mail-dead = あなたのアドレス宛てのメールが戻ってきました。もう一度確認するまで何も送りません。
mail-no-address = メールアドレスとして正しくありません。戻って確かめてください。
mail-remove = アドレスを削除
mail-notices-on = 手番が来たことなどのお知らせもここに届きます。
mail-notices-off = 鍵に関するメールだけが届きます。
mail-notices-stop = メールのお知らせを止める
mail-notices-start = お知らせをメールで受け取る
mail-stop-lead = メールのお知らせを止めますか？鍵の変更についてはこれからも届きます。
mail-stopped = メールのお知らせを止めました。
mail-confirm-lead = あなたのアカウント宛てのメールを、このアドレスに送りますか？
mail-confirm = アドレスを確認
mail-confirmed = これからは、あなたのアカウント宛てのメールをこのアドレスに送ります。
mail-undo-lead = アドレスを変えたのはあなたではありませんか？元のアドレスに戻し、全員をログアウトさせます。
mail-undo = 元のアドレスに戻す
mail-undone = 元のアドレスに戻り、全員がログアウトされました。ログインして鍵を変更してください。

letter-confirm-subject = クラブに登録するアドレスの確認
letter-confirm-text = { $name } 様

  このアドレスを登録するには、1日以内に次のリンクを開いてください：
  { $link }

  お心当たりがない場合は、何もしないでください。
letter-link-subject = アカウントへの復帰
letter-link-text = { $name } 様

  次のリンクで、15分以内に1回だけログインできます：
  { $link }

  お心当たりがない場合は、何もしないでください。
letter-change-subject = アカウントが変更されました
letter-change-text = { $name } 様

  { $said }

  お心当たりがない場合は、ログインして鍵を変更してください：
  { $link }
letter-before-subject = アドレスが変更されました
letter-before-text = { $name } 様

  今後、あなたのアカウント宛てのメールはこのアドレスに届きません。

  お心当たりがない場合は、7日以内に元に戻してください：
  { $link }

data-title = あなたのデータ
data-lead = データの持ち出しと退会
export-title = データの持ち出し
export-lead = 通報やあなたについての決定も含め、クラブがあなたのアカウントに保管しているすべてを1つのファイルに。マッチはそれぞれ、ほかのプログラムでも読める.matファイルになります。
export-get = ダウンロード
leave-title = 退会
leave-lead = 完全に退会できます。名前も鍵もアドレスも残りません。
leave-goes = 名前、パスキー、パスワード、コード、メールアドレス、設定、取り込んだファイル、メモ、発言が消去されます。
leave-stays = マッチは、ダイスと結果とともに、あなたの名前を除いて相手のもとに残ります。
leave-week = 消去は7日後です。それまでは、ログインすれば取りやめられます。
leave-sure = アカウントを消去する
leave-now = 退会
leave-at = アカウントの消去予定
leave-stay = 退会をやめる
