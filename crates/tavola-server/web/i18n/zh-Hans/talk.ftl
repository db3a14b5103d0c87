# Talk between people, blocking, watching, reports.

blocks-title = 你屏蔽的人
blocks-lead = 不会与他们配对，他们不能向你挑战，双方都看不到对方写的话。对方不会收到通知。
blocks-none = 你没有屏蔽任何人。
blocks-end = 解除屏蔽
blocks-end-of = 解除对{ $name }的屏蔽
block-oneself = 不能屏蔽自己。
block-too-many = 你屏蔽的人已达上限。请先解除一人。

## Opening a table

knob-watch = 谁可以观战
knob-watch-note = 延后观战的人在任何地方都不会更早看到比赛：页面、文件、骰子都一样。
watch-at_once = 所有人
watch-one_turn = 所有人，延后一回合
watch-three_turns = 所有人，延后三回合
watch-three_minutes = 所有人，延后三分钟
watch-nobody = 仅棋手
form-field-watch = 谁可以观战
watch-later = 这张棋桌延后观战：比赛结束后才能看到。
watching-three_minutes = 你正在延后三分钟观战。
watching-three_turns = 你正在延后三回合观战。
watching-one_turn = 你正在延后一回合观战。

## What is said

chat-title = 聊天
chat-open = 聊天
chat-unread = { $n }条新消息
chat-back = 返回
chat-empty = 还没有人说话。
chat-room-players = 只有对局者能看到。
chat-room-watchers = 观战者马上能看到，棋手要到比赛结束。
chat-room-all = 这里的人都能看到。
chat-phrase = 短语
chat-phrase-choose = 选择短语
chat-phrase-send = 说
chat-text = 自己的话
chat-text-send = 发送
chat-of-watchers = 观战
chat-line-acts = 针对{ $name }这句话的操作
chat-mute = 在此静音
chat-block = 屏蔽
chat-report = 举报
chat-unmute = 重新看{ $name }的话
chat-want = 自由书写
chat-want-no = 只用短语
chat-others-want = 对手想自由书写。

key-chat = 跳到桌边聊天

phrases-start = 开始时
phrases-play = 对局中
phrases-offers = 提议
phrases-end = 结束时

talk-guest = 访客用短语聊天。注册后可以自由书写。
talk-both = 双方都打开后即可自由书写。
talk-no-free-words = 目前你只能用短语聊天。
talk-nobody = 比赛结束前，这里没有人能看到你说的话。
talk-too-fast = 说得太快了。请等几秒。
talk-repeats = 你刚说过这句。
talk-too-long = 太长了：最多400个字符。
talk-nothing = 里面没有可读的内容。
talk-own-line = 这是你自己的话。
talk-restricted = 在{ $until }之前你只能用短语聊天：{ $reason }

## The forty phrases

phrase-hello = 你好
phrase-good-luck = 祝好运
phrase-have-fun = 玩得开心
phrase-thanks-too = 谢谢，你也是
phrase-first-time = 我第一次来这里
phrase-slow-today = 我今天下得慢
phrase-ready = 准备好了吗？
phrase-nice-roll = 掷得漂亮
phrase-nice-play = 好棋
phrase-lucky-me = 我运气真好
phrase-unlucky = 运气不好啊
phrase-timed-double = 加倍时机真好
phrase-brave-take = 接受得勇敢
phrase-good-pass = 放弃得对
phrase-missed-that = 我漏看了
phrase-misclick = 抱歉，手滑了
phrase-thinking = 我在想，请稍等
phrase-your-turn = 该你了
phrase-back-soon = 马上回来
phrase-back = 我回来了
phrase-bad-connection = 我网络不好
phrase-phone-call = 我接个电话
phrase-faster = 请稍快一点
phrase-take-time = 慢慢来
phrase-adjourn = 先暂停比赛？
phrase-tomorrow = 明天同一时间？
phrase-one-more = 再来一盘？
phrase-last-one = 这是我最后一盘
phrase-longer = 来场长一点的？
phrase-with-clock = 用棋钟吗？
phrase-analyse = 一起分析一下？
phrase-friend-watches = 朋友可以观战吗？
phrase-good-match = 精彩的比赛
phrase-well-played = 下得好
phrase-close = 真险
phrase-dice-liked-me = 骰子偏爱我
phrase-thank-you = 谢谢
phrase-must-go = 我得走了
phrase-see-you = 再见
phrase-called-director = 我已呼叫赛事总监

## Reports

report-title = 举报
report-lead = 你在此能看到的最近20条消息和比赛状态会交给管理员。处理结果会告诉你；对方不会知道是谁举报的。
report-about = 关于{ $name }
report-reason = 问题
report-words = 用自己的话说明
report-send = 提交举报
report-sent = 谢谢。管理员会查看，结果会显示在你的页面上。
report-reason-insults = 辱骂或威胁
report-reason-spam = 广告或胡言
report-reason-cheating = 对局中借助外力
report-reason-unfair = 中途离开、拖延或故意输棋
report-reason-name = 冒犯性的名字
report-reason-other = 其他
report-oneself = 请选择别人来举报。
report-twice = 你已在此举报过。管理员会查看。
report-too-many = 你今天的举报已达上限。
report-too-long = 太长了：最多1000个字符。

## Moderation

moderation-title = 管理
moderation-lead = 每个决定都附理由告知当事人，有期限，并可向另一名管理员申诉。没有人裁决与自己有关的案件。
moderation-waiting = 待处理
moderation-none = 没有待决的案件。
moderation-decided = 已决定
moderation-case = { $reason }：{ $name }
moderation-by = 举报人：{ $name }
moderation-lines = 最近的消息
moderation-no-lines = 没有人说话。
moderation-state = 发生地点
moderation-state-note = 举报时版本为{ $version }。
moderation-before = 此前对此人的决定
moderation-decide = 决定
moderation-verdict = 决定
moderation-days = 天数
moderation-days-note = 留空：7天；关闭账号则为永久。
moderation-reason = 理由
moderation-reason-note = 当事人会看到原文。
moderation-done = 记录决定
moderation-log = 日志
moderation-act-reported = 举报
moderation-act-decided = 决定
moderation-act-appealed = 申诉
moderation-act-decided_again = 申诉后决定
moderation-not-yours = 这个案件归另一名管理员处理。
moderation-why = 请说明理由：会告知当事人。
moderation-stage-open = 待处理
moderation-stage-decided = 已决定
moderation-stage-appealed = 已申诉
moderation-stage-closed = 已结案
verdict-nothing = 没有问题
verdict-warning = 警告
verdict-no_words = 一段时间内不得自由书写
verdict-no_rated = 一段时间内不得下等级分赛
verdict-closed = 账号已关闭

rated-restricted = 在{ $until }之前你不能下等级分赛：{ $reason }

cases-title = 举报
cases-own = 你举报了{ $name }：{ $reason }。
cases-own-open = 管理员会查看。
cases-own-decided = 已决定：{ $verdict }。
cases-about = 管理员对你作出了决定：{ $verdict }。
cases-until = 至{ $until }。
cases-reason = 理由：{ $reason }
cases-appeal = 申诉
cases-appeal-words = 你为何不同意
cases-appeal-note = 由另一名管理员阅读并决定。
cases-appealed = 你已申诉。另一名管理员将作出决定。
cases-final = 这是申诉后的决定。
appeal-title = 申诉
appeal-lead = 如果你的账号被关闭，可由另一名管理员重新审查。
appeal-key = 密码，或你的一个恢复码
appeal-not-now = 这项不能申诉。
closed-title = 这个账号已关闭
closed-by-moderators = 管理员关闭了这个账号。
closed-by-host = 俱乐部的主办者关闭了这个账号。
closed-for-good = 没有设定期限。
closed-no-reason = 没有写明理由。
moderation-by-host = 主办者直接在服务器上关闭了账号

## TV

tv-title = 电视
tv-none = 现在没有人对局。
tv-bots = 看两个机器人对局
