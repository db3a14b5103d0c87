# Talk between people, blocking, watching, reports.

blocks-title = 你封鎖的人
blocks-lead = 不會與他們配對，他們不能向你挑戰，雙方都看不到對方寫的話。對方不會收到通知。
blocks-none = 你沒有封鎖任何人。
blocks-end = 解除封鎖
blocks-end-of = 解除對{ $name }的封鎖
block-oneself = 不能封鎖自己。
block-too-many = 你封鎖的人已達上限。請先解除一人。

## Opening a table

knob-watch = 誰可以觀戰
knob-watch-note = 延後觀戰的人在任何地方都不會更早看到比賽：頁面、檔案、骰子都一樣。
watch-at_once = 所有人
watch-one_turn = 所有人，延後一回合
watch-three_turns = 所有人，延後三回合
watch-three_minutes = 所有人，延後三分鐘
watch-nobody = 僅棋手
form-field-watch = 誰可以觀戰
watch-later = 這張棋桌延後觀戰：比賽結束後才能看到。
watching-three_minutes = 你正在延後三分鐘觀戰。
watching-three_turns = 你正在延後三回合觀戰。
watching-one_turn = 你正在延後一回合觀戰。

## What is said

chat-title = 聊天
chat-open = 聊天
chat-unread = { $n }條新訊息
chat-back = 返回
chat-empty = 還沒有人說話。
chat-room-players = 只有對局者能看到。
chat-room-watchers = 觀戰者馬上能看到，棋手要到比賽結束。
chat-room-all = 這裡的人都能看到。
chat-phrase = 常用語
chat-phrase-choose = 選擇常用語
chat-phrase-send = 說
chat-text = 自己的話
chat-text-send = 傳送
chat-of-watchers = 觀戰
chat-line-acts = 針對{ $name }這句話的操作
chat-mute = 在此靜音
chat-block = 封鎖
chat-report = 檢舉
chat-unmute = 重新看{ $name }的話
chat-want = 自由書寫
chat-want-no = 只用常用語
chat-others-want = 對手想自由書寫。

key-chat = 跳到桌邊聊天

phrases-start = 開始時
phrases-play = 對局中
phrases-offers = 提議
phrases-end = 結束時

talk-guest = 訪客用常用語聊天。註冊後可以自由書寫。
talk-both = 雙方都開啟後即可自由書寫。
talk-no-free-words = 目前你只能用常用語聊天。
talk-nobody = 比賽結束前，這裡沒有人能看到你說的話。
talk-too-fast = 說得太快了。請等幾秒。
talk-repeats = 你剛說過這句。
talk-too-long = 太長了：最多400個字元。
talk-nothing = 裡面沒有可讀的內容。
talk-own-line = 這是你自己的話。
talk-restricted = 在{ $until }之前你只能用常用語聊天：{ $reason }

## The forty phrases

phrase-hello = 你好
phrase-good-luck = 祝好運
phrase-have-fun = 玩得開心
phrase-thanks-too = 謝謝，你也是
phrase-first-time = 我第一次來這裡
phrase-slow-today = 我今天下得慢
phrase-ready = 準備好了嗎？
phrase-nice-roll = 擲得漂亮
phrase-nice-play = 好棋
phrase-lucky-me = 我運氣真好
phrase-unlucky = 運氣不好啊
phrase-timed-double = 加倍時機真好
phrase-brave-take = 接受得勇敢
phrase-good-pass = 放棄得對
phrase-missed-that = 我漏看了
phrase-misclick = 抱歉，手滑了
phrase-thinking = 我在想，請稍等
phrase-your-turn = 該你了
phrase-back-soon = 馬上回來
phrase-back = 我回來了
phrase-bad-connection = 我網路不好
phrase-phone-call = 我接個電話
phrase-faster = 請稍快一點
phrase-take-time = 慢慢來
phrase-adjourn = 先暫停比賽？
phrase-tomorrow = 明天同一時間？
phrase-one-more = 再來一盤？
phrase-last-one = 這是我最後一盤
phrase-longer = 來場長一點的？
phrase-with-clock = 用棋鐘嗎？
phrase-analyse = 一起分析一下？
phrase-friend-watches = 朋友可以觀戰嗎？
phrase-good-match = 精彩的比賽
phrase-well-played = 下得好
phrase-close = 真險
phrase-dice-liked-me = 骰子偏愛我
phrase-thank-you = 謝謝
phrase-must-go = 我得走了
phrase-see-you = 再見
phrase-called-director = 我已呼叫賽事總監

## Reports

report-title = 檢舉
report-lead = 你在此能看到的最近20條訊息和比賽狀態會交給管理員。處理結果會告訴你；對方不會知道是誰檢舉的。
report-about = 關於{ $name }
report-reason = 問題
report-words = 用自己的話說明
report-send = 提交檢舉
report-sent = 謝謝。管理員會檢視，結果會顯示在你的頁面上。
report-reason-insults = 辱罵或威脅
report-reason-spam = 廣告或胡言
report-reason-cheating = 對局中借助外力
report-reason-unfair = 中途離開、拖延或故意輸棋
report-reason-name = 冒犯性的名字
report-reason-other = 其他
report-oneself = 請選擇別人來檢舉。
report-twice = 你已在此檢舉過。管理員會檢視。
report-too-many = 你今天的檢舉已達上限。
report-too-long = 太長了：最多1000個字元。

## Moderation

moderation-title = 管理
moderation-lead = 每個決定都附理由告知當事人，有期限，並可向另一名管理員申訴。沒有人裁決與自己有關的案件。
moderation-waiting = 待處理
moderation-none = 沒有待決的案件。
moderation-decided = 已決定
moderation-case = { $reason }：{ $name }
moderation-by = 檢舉人：{ $name }
moderation-lines = 最近的訊息
moderation-no-lines = 沒有人說話。
moderation-state = 發生地點
moderation-state-note = 檢舉時版本為{ $version }。
moderation-before = 此前對此人的決定
moderation-decide = 決定
moderation-verdict = 決定
moderation-days = 天數
moderation-days-note = 留空：7天；關閉帳號則為永久。
moderation-reason = 理由
moderation-reason-note = 當事人會看到原文。
moderation-done = 記錄決定
moderation-log = 日誌
moderation-act-reported = 檢舉
moderation-act-decided = 決定
moderation-act-appealed = 申訴
moderation-act-decided_again = 申訴後決定
moderation-not-yours = 這個案件歸另一名管理員處理。
moderation-why = 請說明理由：會告知當事人。
moderation-stage-open = 待處理
moderation-stage-decided = 已決定
moderation-stage-appealed = 已申訴
moderation-stage-closed = 已結案
verdict-nothing = 沒有問題
verdict-warning = 警告
verdict-no_words = 一段時間內不得自由書寫
verdict-no_rated = 一段時間內不得下等級分賽
verdict-closed = 帳號已關閉

rated-restricted = 在{ $until }之前你不能下等級分賽：{ $reason }

cases-title = 檢舉
cases-own = 你檢舉了{ $name }：{ $reason }。
cases-own-open = 管理員會檢視。
cases-own-decided = 已決定：{ $verdict }。
cases-about = 管理員對你作出了決定：{ $verdict }。
cases-until = 至{ $until }。
cases-reason = 理由：{ $reason }
cases-appeal = 申訴
cases-appeal-words = 你為何不同意
cases-appeal-note = 由另一名管理員閱讀並決定。
cases-appealed = 你已申訴。另一名管理員將作出決定。
cases-final = 這是申訴後的決定。
appeal-title = 申訴
appeal-lead = 如果你的帳號被關閉，可由另一名管理員重新審查。
appeal-key = 密碼，或你的一個復原碼
appeal-not-now = 這項不能申訴。
closed-title = 這個帳號已關閉
closed-by-moderators = 管理員關閉了這個帳號。
closed-by-host = 俱樂部的主辦者關閉了這個帳號。
closed-for-good = 沒有設定期限。
closed-no-reason = 沒有寫明理由。
moderation-by-host = 主辦者直接在伺服器上關閉了帳號

## TV

tv-title = 電視
tv-none = 現在沒有人對局。
tv-bots = 看兩個機器人對局
