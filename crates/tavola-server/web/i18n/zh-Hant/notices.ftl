# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = 通知
bell-many = 通知：{ $n }條新的
bell-some = 通知：%n條新的
notices-title = 通知
notices-none = 沒有新訊息。輪到你走、有人向你挑戰，或賽事叫你上場時，會顯示在這裡。
notices-play = 去下
notices-see = 標為已讀
notices-see-this = 標為已讀：{ $what }
notices-see-all = 全部標為已讀
notices-earlier = 更早
notices-choices = 通知方式
notices-about = 事項
notices-way-page = 鈴鐺
notices-way-push = 推播
notices-way-mail = 郵件
notices-hour = 每日郵件的鐘點
notices-mail-note = 郵件每天最多一封，而且僅當你沒有先在這裡讀過通知。
notices-keep = 儲存選擇

notice-kind-turn = 輪到你
notice-kind-time = 時間將盡
notice-kind-challenge = 挑戰
notice-kind-answer = 對你挑戰的答覆
notice-kind-seek = 有人找對手
notice-kind-appointment = 約局
notice-kind-adjourned = 暫停的比賽
notice-kind-tournament = 叫場
notice-kind-analysis = 分析
notice-kind-moderation = 管理
notice-kind-account = 你的帳號

notice-somebody = 某人
notice-turn = 與{ $who }的比賽輪到你走
notice-time = 你與{ $who }的比賽時間將盡：{ $hours ->
    [0] 已用完
   *[other] 剩不到{ $hours }小時
  }
notice-challenge = { $n ->
    [0] { $who }向你挑戰，下金錢局
   *[other] { $who }向你挑戰，{ $n }分制比賽
  }
notice-accepted = { $who }接受了你的挑戰
notice-declined = { $who }謝絕了你的挑戰
notice-seek = { $n ->
    [0] { $who }找人下金錢局
   *[other] { $who }找人下{ $n }分制比賽
  }
notice-appointment = { $minutes ->
    [0] 你與{ $who }的約局時間到了
   *[other] { $minutes }分鐘後你與{ $who }有約局
  }
notice-hour = { $minutes ->
    [0] 你報名的時段已開始
   *[other] 你報名的時段將在{ $minutes }分鐘後開始
  }
notice-adjourned = 你與{ $who }的比賽已暫停
notice-resume = { $who }願意恢復你們的比賽
notice-resume-by = 你與{ $who }的比賽須恢復：{ $hours ->
    [0] 期限已過
   *[other] 剩不到{ $hours }小時
  }
notice-analysis = 你的比賽已分析完畢
notice-analyses = 你的所有比賽都已分析完畢
notice-analysis-of = 你與{ $who }的比賽已分析完畢
notice-call = { $name }叫你上場：第{ $number }場，對{ $who }
notice-call-at = { $name }叫你上場：第{ $number }場，對{ $who }，{ $board }
notice-decision-silenced = 你暫時不能書寫
notice-decision-unrated = 你暫時不能下等級分賽
notice-decision-closed = 你的帳號已被關閉
notice-decision-lifted = 你帳號的一項限制已解除
notice-decision-warned = 管理員提醒你遵守俱樂部的規則
notice-decision-reported = 你的檢舉已處理
notice-report = 有一項檢舉等待管理員決定
notice-account-password = 你的密碼已更改
notice-account-key-added = 你的帳號新增了通行密鑰
notice-account-key-removed = 你的帳號移除了通行密鑰
notice-account-mail = 你的電子郵件地址已更改
notice-account-name = 你的名字已更改
notice-account-codes = 已為你的帳號產生新的復原碼
notice-account-code-used = 有人使用了你帳號的復原碼
notice-account-signed-in = 有人用新的瀏覽器登入了你的帳號
notice-account-deletion = 你的帳號將被刪除
notice-account-role = 你在俱樂部的角色已變更
notice-account-token = 已為你的帳號產生程式權杖

push-title = 這台裝置
push-why = 輪到你走、有人向你挑戰，或賽事叫你上場時，俱樂部可以在這台裝置上通知你，即使沒有開啟頁面。通知不含局面，也不含任何人寫的話。
push-script = 為此你的瀏覽器需要指令碼。
push-start = 在這台裝置上通知我
push-end = 不再在這台裝置上通知我
push-on = 這台裝置會收到通知。
push-denied = 你的瀏覽器不允許本俱樂部通知你。可在瀏覽器對本頁的設定中更改。
push-never = 這個瀏覽器無法接收通知。
push-home = 在這台裝置上，請先把 Tavola 新增到主螢幕，再從那裡開啟。
push-failed = 沒有成功。請稍後再試。

app-install = 安裝應用
app-clock = 棋鐘與記分牌
language-code = zh-Hant
away-title = 沒有連線
away-lead = 無法連上俱樂部。不需要網路的功能都在這裡。
away-play = 離線對局
away-clock = 棋鐘與記分牌
away-again = 再試一次
boards-title = 選擇棋盤
boards-lead = 每種棋盤都有晝夜兩套顏色，棋子不靠顏色也能分辨。
boards-script = 選擇棋盤需要指令碼：選擇儲存在你的瀏覽器裡。
boards-shown = 你選的棋盤

notices-turns = 通訊賽輪到我時立即發郵件
notices-mail-where = 郵件寄到哪裡
letter-digest-subject = Tavola：{ $n }條通知
letter-digest-text = { $name }，你好：

  以下是你還沒有讀的內容：

  { $lines }

  這封郵件每天最多一封，且僅當有未讀內容時才寄。
  選擇郵件內容：{ $choices }
  不再接收此類郵件：{ $stop }
letter-turns-subject = Tavola：輪到你走了
letter-turns-text = { $name }，你好：

  通訊賽中有人在等你：

  { $lines }

  你選擇了輪到時立即通知。更改：{ $choices }
  不再接收此類郵件：{ $stop }
digest-more = 另有{ $n }條。

calendar-title = 日曆
calendar-lead = 讓你的約局和賽事出現在手機或電腦的日曆裡：在日曆中訂閱這個網址。
calendar-address = 你的日曆網址
calendar-open = 開啟檔案
calendar-secret = 誰知道這個網址，誰就能看到你的日程。換新網址會使舊網址失效。
calendar-make = 產生網址
calendar-other = 產生新網址
calendar-revoke = 移除網址
calendar-own = Tavola
calendar-match = 雙陸棋，對{ $who }
calendar-event = 把日期加入你的日曆
