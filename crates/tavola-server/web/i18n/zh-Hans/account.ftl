# Registering, signing in, one's own page.

nav-account = 你的账号
account-nav-login = 登录
account-title = 你的账号
account-register = 注册
account-register-lead = 一切都会保留：你的比赛、座位和所学。在别的浏览器里，用通行密钥或密码登录。
account-keeps = 你进行中的{ $n }场比赛照常继续。
account-have = 已经注册了？
account-new = 还没有注册？
account-login = 登录
account-logout = 在此退出
account-name-note = 最多24个字符。别人不能使用这个名字。
account-password = 密码
account-password-note = 至少{ $least }个字符。用空格隔开的几个词就很好，任何符号都可以。请妥善保管。
account-password-short = 密码太短：至少{ $least }个字符，例如四个词。请返回另选一个。
account-password-long = 密码太长：超过{ $most }字节。请返回选短一些的。
account-password-guessed = 密码太容易猜：是常见密码、有规律，或由你的名字组成。请返回另选一个。
account-wrong = 名字与密码不符。请返回重试。
account-too-many-tries = 尝试次数太多。请等{ $minutes }分钟再试。用通行密钥可立即进入，从别的网络用恢复码也可以。
account-left = 这个浏览器以{ $name }的身份对局，有{ $n }场比赛进行中。若以别的身份登录，这个浏览器将丢下这些比赛，没有人能代{ $name }继续。
account-leave = 登录并丢下这些比赛
account-leaves-matches = 这个浏览器的访客有比赛在进行。请返回确认丢下它们，或先下完。
account-registered-already = 你已注册并登录。
account-called = 你的名字是{ $name }。这个名字只属于你。
account-public = 你的公开页面
account-guest = 你现在是访客。注册后可在任何地方登录，名字只属于你。
name-taken = 这个名字已被注册棋手使用。请另选一个；如果是你自己的，请登录。

# Registering and signing in by passkey or password.

account-register-password = 用密码注册
account-password-show = 显示密码
account-password-breached = 这个密码在已泄露密码的名单中。请返回另选一个。
account-age = 如果你未满16岁，请先征得父母同意。
account-no-codes = 你还没有恢复码。若丢了密钥而又没有恢复码，谁也无法让你再进来。
account-name-change = 改名
account-keys-title = 登录方式
account-last-key = 那样就没有别的方式能打开你的账号了。请先添加通行密钥或设定密码。
account-name-often = 30天内最多改名三次。请以后再试。
account-code-wrong = 名字与恢复码不符，或恢复码已用过。请返回重试。
account-link-gone = 这个链接已用过或已过期。请重新索取。
account-prove-first = 请先证明你的身份。

passkey-register = 用通行密钥注册
passkey-login = 用通行密钥登录
passkey-prove = 使用通行密钥
passkey-note = 通行密钥保存在你的设备或密码管理器里。用解锁设备的方式解锁它，不需要记任何东西。
passkey-or = 或用密码：
passkey-elsewhere = 通行密钥属于域名，不属于数字地址。请在此打开本页：
passkey-no-domain = 只有通过 https 以域名访问俱乐部时，通行密钥才能使用。
passkey-failed = 没有成功。请再试一次，或用密码。
passkey-not-allowed = 没有使用通行密钥。请再试一次，或用密码。
passkey-known = 这台设备已有你账号的通行密钥。
passkey-late = 用时太长。请再试一次。
passkey-unknown = 没有账号使用这个通行密钥。它可能已被移除。
passkey-wrong = 这个通行密钥的应答不正确。请再试一次；若仍不行，请用别的方式登录后重新添加。
passkey-many = 你已有20个通行密钥。请先移除一个再添加。

prove-title = 是你本人吗？
prove-lead = 请再次证明身份。之后{ $minutes }分钟内可以更改登录方式。
prove-password = 继续
prove-lost = 都用不了？

password-title = 新密码
password-is-there = 已设定
password-is-none = 无
password-save = 保存密码
password-remove = 移除密码
password-remove-note = 你可以只用通行密钥登录。

codes-title = 恢复码
codes-lead = 万一丢了通行密钥或忘了密码，每个恢复码可让你进来一次。请打印或抄下来。
codes-left = { $n ->
    [0] 已用完
   *[other] 还剩{ $n }个
  }
codes-show = 显示恢复码
codes-renew = 重新生成
codes-renew-note = 现有的恢复码将全部失效。
codes-once = 这些恢复码只显示这一次。
codes-print = 打印
codes-kept = 我已保存

keys-title = 通行密钥
keys-lead = 可以有多个，例如手机上一个、电脑上一个。
keys-many = { $n ->
    [0] 无
   *[other] { $n }个
  }
keys-label = 通行密钥名称
keys-add = 添加通行密钥
keys-rename = 重命名
keys-remove = 移除
keys-remove-which = 移除{ $name }
keys-used = 上次使用
keys-unused = 尚未使用。

name-title = 改名
name-lead = 30天内最多改名三次。旧名字一年内会指向新名字，期间别人不能使用。
name-save = 保存名字
name-former = 曾用名

browsers-unknown = 未知浏览器
browsers-here = 这个浏览器
browsers-since = 始于
browsers-seen = 最近使用
browsers-end = 退出

changes-title = 变更记录
changes-note = 如果其中有的不是你做的，请退出其他所有浏览器，并更换密钥。
change-registered = 你已注册。
change-password = 密码已更改。
change-password-gone = 密码已移除。
change-key-added = 已添加通行密钥：{ $detail }
change-key-gone = 已移除通行密钥：{ $detail }
change-codes = 已生成新的恢复码。
change-code-used = 有人用恢复码登录。
change-link-used = 有人用链接登录。
change-name = 名字已更改。原名：{ $detail }
change-mail = 电子邮箱已更改。
change-mail-gone = 电子邮箱已移除：{ $detail }
change-leaving = 账号将被删除。
change-staying = 账号保留。

recover-title = 用恢复码重新进入
recover-lead = 每个恢复码只能用一次。之后其他所有浏览器都会退出，你可以设定新的密钥。
recover-code = 恢复码
recover-code-note = 不分大小写，有无短横均可。
recover-enter = 登录
recover-mail-title = 通过电子邮件
recover-mail-note = 如果账号有邮箱，会寄去一个链接。链接15分钟内有效，只能用一次。
recover-mail-send = 发送链接
recover-mail-sent = 如果账号有邮箱，链接已经寄出。链接15分钟内有效，只能用一次。
recover-staff = 恢复码用完了？俱乐部的管理人员可以给你一个链接。
recover-link-lead = 这个链接可让你进入一次。之后其他所有浏览器都会退出。

mail-title = 电子邮件
mail-none = 没有邮箱
mail-lead = 下棋不需要邮箱。有了它，没有恢复码也能重新进来，有人更改你的密钥时也会通知你。
mail-address = 电子邮箱
mail-note = 会先寄去一封信；点开信中的链接，邮箱才归你所用。
mail-send = 发信
mail-sent = 信已寄出。点开其中的链接后邮箱生效。
mail-dead = 寄往你邮箱的信被退回。在你重新确认之前不再寄信。
mail-no-address = 这不是电子邮箱。请返回检查有无写错。
mail-remove = 移除邮箱
mail-notices-on = 通知邮件也寄到这里，例如轮到你走。
mail-notices-off = 你只会收到与密钥有关的信。
mail-notices-stop = 不再用邮件通知
mail-notices-start = 用邮件通知我
mail-stop-lead = 不再用邮件通知？更改密钥时仍会告知你。
mail-stopped = 你不会再收到通知邮件。
mail-confirm-lead = 要把你账号的信寄到这个邮箱吗？
mail-confirm = 确认邮箱
mail-confirmed = 从现在起，你账号的信寄到这个邮箱。
mail-undo-lead = 邮箱不是你改的？这里可恢复旧邮箱，并使所有人退出。
mail-undo = 恢复旧邮箱
mail-undone = 旧邮箱重新生效，所有人都已退出。请登录并更换密钥。

letter-confirm-subject = 你在俱乐部的邮箱
letter-confirm-text = { $name }，你好：

  请在一天内打开这个链接，以确认这是你的邮箱：
  { $link }

  如果不是你要求的，不必理会。
letter-link-subject = 重新进入你的账号
letter-link-text = { $name }，你好：

  这个链接可让你在15分钟内进入一次：
  { $link }

  如果不是你要求的，不必理会。
letter-change-subject = 你的账号有变更
letter-change-text = { $name }，你好：

  { $said }

  如果不是你做的，请登录并更换密钥：
  { $link }
letter-before-subject = 你的邮箱有变更
letter-before-text = { $name }，你好：

  你账号的信不再寄到这个邮箱。

  如果不是你做的，请在7天内恢复：
  { $link }

data-title = 你的数据
data-lead = 带走一切，或退出俱乐部
export-title = 带走一切
export-lead = 一个文件，包含俱乐部在你账号下保存的一切，连同你的举报和关于你的决定，以及你的每场比赛（.mat 文件，其他程序可读）。
export-get = 下载
leave-title = 退出俱乐部
leave-lead = 你可以永久退出。没有人会保留你的名字、密钥或邮箱。
leave-goes = 你的名字、通行密钥、密码、恢复码、电子邮箱、设置、导入的文件、笔记和你说过的话都会被删除。
leave-stays = 你的比赛留给对手，连同骰子和结果，但不再有你的名字。
leave-week = 7天后执行。在此之前可以登录改变主意。
leave-sure = 删除我的账号
leave-now = 退出俱乐部
leave-at = 这个账号将被删除，时间：
leave-stay = 我留下
