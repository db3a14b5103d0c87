# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = 通知
bell-many = 通知：{ $n }条新的
bell-some = 通知：%n条新的
notices-title = 通知
notices-none = 没有新消息。轮到你走、有人向你挑战，或赛事叫你上场时，会显示在这里。
notices-play = 去下
notices-see = 标为已读
notices-see-this = 标为已读：{ $what }
notices-see-all = 全部标为已读
notices-earlier = 更早
notices-choices = 通知方式
notices-about = 事项
notices-way-page = 铃铛
notices-way-push = 推送
notices-way-mail = 邮件
notices-hour = 每日邮件的钟点
notices-mail-note = 邮件每天最多一封，而且仅当你没有先在这里读过通知。
notices-keep = 保存选择

notice-kind-turn = 轮到你
notice-kind-time = 时间将尽
notice-kind-challenge = 挑战
notice-kind-answer = 对你挑战的答复
notice-kind-seek = 有人找对手
notice-kind-appointment = 约局
notice-kind-adjourned = 暂停的比赛
notice-kind-tournament = 叫场
notice-kind-analysis = 分析
notice-kind-moderation = 管理
notice-kind-account = 你的账号

notice-somebody = 某人
notice-turn = 与{ $who }的比赛轮到你走
notice-time = 你与{ $who }的比赛时间将尽：{ $hours ->
    [0] 已用完
   *[other] 剩不到{ $hours }小时
  }
notice-challenge = { $n ->
    [0] { $who }向你挑战，下金钱局
   *[other] { $who }向你挑战，{ $n }分制比赛
  }
notice-accepted = { $who }接受了你的挑战
notice-declined = { $who }谢绝了你的挑战
notice-seek = { $n ->
    [0] { $who }找人下金钱局
   *[other] { $who }找人下{ $n }分制比赛
  }
notice-appointment = { $minutes ->
    [0] 你与{ $who }的约局时间到了
   *[other] { $minutes }分钟后你与{ $who }有约局
  }
notice-hour = { $minutes ->
    [0] 你报名的时段已开始
   *[other] 你报名的时段将在{ $minutes }分钟后开始
  }
notice-adjourned = 你与{ $who }的比赛已暂停
notice-resume = { $who }愿意恢复你们的比赛
notice-resume-by = 你与{ $who }的比赛须恢复：{ $hours ->
    [0] 期限已过
   *[other] 剩不到{ $hours }小时
  }
notice-analysis = 你的比赛已分析完毕
notice-analyses = 你的所有比赛都已分析完毕
notice-analysis-of = 你与{ $who }的比赛已分析完毕
notice-call = { $name }叫你上场：第{ $number }场，对{ $who }
notice-call-at = { $name }叫你上场：第{ $number }场，对{ $who }，{ $board }
notice-decision-silenced = 你暂时不能书写
notice-decision-unrated = 你暂时不能下等级分赛
notice-decision-closed = 你的账号已被关闭
notice-decision-lifted = 你账号的一项限制已解除
notice-decision-warned = 管理员提醒你遵守俱乐部的规则
notice-decision-reported = 你的举报已处理
notice-report = 有一项举报等待管理员决定
notice-account-password = 你的密码已更改
notice-account-key-added = 你的账号添加了通行密钥
notice-account-key-removed = 你的账号移除了通行密钥
notice-account-mail = 你的邮箱已更改
notice-account-name = 你的名字已更改
notice-account-codes = 已为你的账号生成新的恢复码
notice-account-code-used = 有人使用了你账号的恢复码
notice-account-signed-in = 有人用新的浏览器登录了你的账号
notice-account-deletion = 你的账号将被删除
notice-account-role = 你在俱乐部的角色已变更
notice-account-token = 已为你的账号生成程序令牌

push-title = 这台设备
push-why = 轮到你走、有人向你挑战，或赛事叫你上场时，俱乐部可以在这台设备上通知你，即使没有打开页面。通知不含局面，也不含任何人写的话。
push-script = 为此你的浏览器需要脚本。
push-start = 在这台设备上通知我
push-end = 不再在这台设备上通知我
push-on = 这台设备会收到通知。
push-denied = 你的浏览器不允许本俱乐部通知你。可在浏览器对本页的设置中更改。
push-never = 这个浏览器无法接收通知。
push-home = 在这台设备上，请先把 Tavola 添加到主屏幕，再从那里打开。
push-failed = 没有成功。请稍后再试。

app-install = 安装应用
app-clock = 棋钟与记分牌
language-code = zh-Hans
away-title = 没有连接
away-lead = 无法连上俱乐部。不需要网络的功能都在这里。
away-play = 离线对局
away-clock = 棋钟与记分牌
away-again = 再试一次
boards-title = 选择棋盘
boards-lead = 每种棋盘都有昼夜两套颜色，棋子不靠颜色也能分辨。
boards-script = 选择棋盘需要脚本：选择保存在你的浏览器里。
boards-shown = 你选的棋盘

notices-turns = 通信赛轮到我时立即发邮件
notices-mail-where = 邮件寄到哪里
letter-digest-subject = Tavola：{ $n }条通知
letter-digest-text = { $name }，你好：

  以下是你还没有读的内容：

  { $lines }

  这封邮件每天最多一封，且仅当有未读内容时才寄。
  选择邮件内容：{ $choices }
  不再接收此类邮件：{ $stop }
letter-turns-subject = Tavola：轮到你走了
letter-turns-text = { $name }，你好：

  通信赛中有人在等你：

  { $lines }

  你选择了轮到时立即通知。更改：{ $choices }
  不再接收此类邮件：{ $stop }
digest-more = 另有{ $n }条。

calendar-title = 日历
calendar-lead = 让你的约局和赛事出现在手机或电脑的日历里：在日历中订阅这个地址。
calendar-address = 你的日历地址
calendar-open = 打开文件
calendar-secret = 谁知道这个地址，谁就能看到你的日程。换新地址会使旧地址失效。
calendar-make = 生成地址
calendar-other = 生成新地址
calendar-revoke = 移除地址
calendar-own = Tavola
calendar-match = 双陆棋，对{ $who }
calendar-event = 把日期加入你的日历
