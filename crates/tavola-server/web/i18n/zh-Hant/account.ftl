# Registering, signing in, one's own page.

nav-account = 你的帳號
account-nav-login = 登入
account-title = 你的帳號
account-register = 註冊
account-register-lead = 一切都會保留：你的比賽、座位和所學。在別的瀏覽器裡，用通行密鑰或密碼登入。
account-keeps = 你進行中的{ $n }場比賽照常繼續。
account-have = 已經註冊了？
account-new = 還沒有註冊？
account-login = 登入
account-logout = 在此登出
account-name-note = 最多24個字元。別人不能使用這個名字。
account-password = 密碼
account-password-note = 至少{ $least }個字元。用空格隔開的幾個詞就很好，任何符號都可以。請妥善保管。
account-password-short = 密碼太短：至少{ $least }個字元，例如四個詞。請返回另選一個。
account-password-long = 密碼太長：超過{ $most }位元組。請返回選短一些的。
account-password-guessed = 密碼太容易猜：是常見密碼、有規律，或由你的名字組成。請返回另選一個。
account-wrong = 名字與密碼不符。請返回重試。
account-too-many-tries = 嘗試次數太多。請等{ $minutes }分鐘再試。用通行密鑰可立即進入，從別的網路用復原碼也可以。
account-left = 這個瀏覽器以{ $name }的身分對局，有{ $n }場比賽進行中。若以別的身分登入，這個瀏覽器將丟下這些比賽，沒有人能代{ $name }繼續。
account-leave = 登入並丟下這些比賽
account-leaves-matches = 這個瀏覽器的訪客有比賽在進行。請返回確認丟下它們，或先下完。
account-registered-already = 你已註冊並登入。
account-called = 你的名字是{ $name }。這個名字只屬於你。
account-public = 你的公開頁面
account-guest = 你現在是訪客。註冊後可在任何地方登入，名字只屬於你。
name-taken = 這個名字已被註冊棋手使用。請另選一個；如果是你自己的，請登入。

# Registering and signing in by passkey or password.

account-register-password = 用密碼註冊
account-password-show = 顯示密碼
account-password-breached = 這個密碼在已洩露密碼的名單中。請返回另選一個。
account-age = 如果你未滿16歲，請先徵得父母同意。
account-no-codes = 你還沒有復原碼。若丟了金鑰而又沒有復原碼，誰也無法讓你再進來。
account-name-change = 改名
account-keys-title = 登入方式
account-last-key = 那樣就沒有別的方式能開啟你的帳號了。請先新增通行密鑰或設定密碼。
account-name-often = 30天內最多改名三次。請以後再試。
account-code-wrong = 名字與復原碼不符，或復原碼已用過。請返回重試。
account-link-gone = 這個連結已用過或已過期。請重新索取。
account-prove-first = 請先證明你的身分。

passkey-register = 用通行密鑰註冊
passkey-login = 用通行密鑰登入
passkey-prove = 使用通行密鑰
passkey-note = 通行密鑰儲存在你的裝置或密碼管理器裡。用解鎖裝置的方式解鎖它，不需要記任何東西。
passkey-or = 或用密碼：
passkey-elsewhere = 通行密鑰屬於網域名稱，不屬於數字位址。請在此開啟本頁：
passkey-no-domain = 只有透過 https 以網網域名稱稱連上俱樂部時，通行密鑰才能使用。
passkey-failed = 沒有成功。請再試一次，或用密碼。
passkey-not-allowed = 沒有使用通行密鑰。請再試一次，或用密碼。
passkey-known = 這台裝置已有你帳號的通行密鑰。
passkey-late = 用時太長。請再試一次。
passkey-unknown = 沒有帳號使用這個通行密鑰。它可能已被移除。
passkey-wrong = 這個通行密鑰的應答不正確。請再試一次；若仍不行，請用別的方式登入後重新新增。
passkey-many = 你已有20個通行密鑰。請先移除一個再新增。

prove-title = 是你本人嗎？
prove-lead = 請再次證明身分。之後{ $minutes }分鐘內可以更改登入方式。
prove-password = 繼續
prove-lost = 都用不了？

password-title = 新密碼
password-is-there = 已設定
password-is-none = 無
password-save = 儲存密碼
password-remove = 移除密碼
password-remove-note = 你可以只用通行密鑰登入。

codes-title = 復原碼
codes-lead = 萬一丟了通行密鑰或忘了密碼，每個復原碼可讓你進來一次。請列印或抄下來。
codes-left = { $n ->
    [0] 已用完
   *[other] 還剩{ $n }個
  }
codes-show = 顯示復原碼
codes-renew = 重新產生
codes-renew-note = 現有的復原碼將全部失效。
codes-once = 這些復原碼只顯示這一次。
codes-print = 列印
codes-kept = 我已儲存

keys-title = 通行密鑰
keys-lead = 可以有多個，例如手機上一個、電腦上一個。
keys-many = { $n ->
    [0] 無
   *[other] { $n }個
  }
keys-label = 通行密鑰名稱
keys-add = 新增通行密鑰
keys-rename = 重新命名
keys-remove = 移除
keys-remove-which = 移除{ $name }
keys-used = 上次使用
keys-unused = 尚未使用。

name-title = 改名
name-lead = 30天內最多改名三次。舊名字一年內會指向新名字，期間別人不能使用。
name-save = 儲存名字
name-former = 曾用名

browsers-unknown = 未知瀏覽器
browsers-here = 這個瀏覽器
browsers-since = 始於
browsers-seen = 最近使用
browsers-end = 登出

changes-title = 變更記錄
changes-note = 如果其中有的不是你做的，請登出其他所有瀏覽器，並更換金鑰。
change-registered = 你已註冊。
change-password = 密碼已更改。
change-password-gone = 密碼已移除。
change-key-added = 已新增通行密鑰：{ $detail }
change-key-gone = 已移除通行密鑰：{ $detail }
change-codes = 已產生新的復原碼。
change-code-used = 有人用復原碼登入。
change-link-used = 有人用連結登入。
change-name = 名字已更改。原名：{ $detail }
change-mail = 電子郵件地址已更改。
change-mail-gone = 電子郵件地址已移除：{ $detail }
change-leaving = 帳號將被刪除。
change-staying = 帳號保留。

recover-title = 用復原碼重新進入
recover-lead = 每個復原碼只能用一次。之後其他所有瀏覽器都會登出，你可以設定新的金鑰。
recover-code = 復原碼
recover-code-note = 不分大小寫，有無連字號均可。
recover-enter = 登入
recover-mail-title = 透過電子郵件
recover-mail-note = 如果帳號有電子郵件地址，會寄去一個連結。連結15分鐘內有效，只能用一次。
recover-mail-send = 傳送連結
recover-mail-sent = 如果帳號有電子郵件地址，連結已經寄出。連結15分鐘內有效，只能用一次。
recover-staff = 復原碼用完了？俱樂部的管理人員可以給你一個連結。
recover-link-lead = 這個連結可讓你進入一次。之後其他所有瀏覽器都會登出。

mail-title = 電子郵件
mail-none = 沒有電子郵件地址
mail-lead = 下棋不需要電子郵件地址。有了它，沒有復原碼也能重新進來，有人更改你的金鑰時也會通知你。
mail-address = 電子郵件地址
mail-note = 會先寄去一封信；點開信中的連結，電子郵件地址才歸你所用。
mail-send = 發信
mail-sent = 信已寄出。點開其中的連結後電子郵件地址生效。
mail-dead = 寄往你電子郵件地址的信被退回。在你重新確認之前不再寄信。
mail-no-address = 這不是電子郵件地址。請返回檢查有無寫錯。
mail-remove = 移除電子郵件地址
mail-notices-on = 通知郵件也寄到這裡，例如輪到你走。
mail-notices-off = 你只會收到與金鑰有關的信。
mail-notices-stop = 不再用郵件通知
mail-notices-start = 用郵件通知我
mail-stop-lead = 不再用郵件通知？更改金鑰時仍會告知你。
mail-stopped = 你不會再收到通知郵件。
mail-confirm-lead = 要把你帳號的信寄到這個電子郵件地址嗎？
mail-confirm = 確認電子郵件地址
mail-confirmed = 從現在起，你帳號的信寄到這個電子郵件地址。
mail-undo-lead = 電子郵件地址不是你改的？這裡可恢復舊電子郵件地址，並使所有人登出。
mail-undo = 恢復原電子郵件地址
mail-undone = 舊電子郵件地址重新生效，所有人都已登出。請登入並更換金鑰。

letter-confirm-subject = 你在俱樂部的電子郵件地址
letter-confirm-text = { $name }，你好：

  請在一天內開啟這個連結，以確認這是你的電子郵件地址：
  { $link }

  如果不是你要求的，不必理會。
letter-link-subject = 重新進入你的帳號
letter-link-text = { $name }，你好：

  這個連結可讓你在15分鐘內進入一次：
  { $link }

  如果不是你要求的，不必理會。
letter-change-subject = 你的帳號有變更
letter-change-text = { $name }，你好：

  { $said }

  如果不是你做的，請登入並更換金鑰：
  { $link }
letter-before-subject = 你的電子郵件地址有變更
letter-before-text = { $name }，你好：

  你帳號的信不再寄到這個電子郵件地址。

  如果不是你做的，請在7天內恢復：
  { $link }

data-title = 你的資料
data-lead = 帶走一切，或退出俱樂部
export-title = 帶走一切
export-lead = 一個檔案，包含俱樂部在你帳號下儲存的一切，連同你的檢舉和關於你的決定，以及你的每場比賽（.mat 檔案，其他程式可讀）。
export-get = 下載
leave-title = 退出俱樂部
leave-lead = 你可以永久退出。沒有人會保留你的名字、金鑰或電子郵件地址。
leave-goes = 你的名字、通行密鑰、密碼、復原碼、電子郵件地址、設定、匯入的檔案、筆記和你說過的話都會被刪除。
leave-stays = 你的比賽留給對手，連同骰子和結果，但不再有你的名字。
leave-week = 7天後執行。在此之前可以登入改變主意。
leave-sure = 刪除我的帳號
leave-now = 退出俱樂部
leave-at = 這個帳號將被刪除，時間：
leave-stay = 我留下
