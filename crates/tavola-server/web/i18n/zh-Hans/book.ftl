# The rules as a book, the rulebook, boards in a text.

book-title = 双陆棋规则
book-lead = 写给读者的整部规则：从第一着到轮庄赛、棋钟和赛事。每个棋盘都可以接着下。
book-contents = 目录
book-search = 在规则中查找
book-search-go = 搜索
book-found =
    { $n ->
        [0] 没有找到。换个词，或少用几个词。
       *[other] { $n }处。
    }
book-whole = 全书单页版
book-whole-note = 用于打印，或通过打印存为 PDF
book-print = 打印或存为 PDF
book-paper-lead = 写给读者的整部规则：从第一着到轮庄赛、棋钟和赛事。
book-paper-after = 依据他人的五份文本：
book-paper-galore = Backgammon Galore，Tom Keith 著（www.bkgm.com）
book-paper-italian = Le regole del Backgammon，Roberto Gobbo 著（www.backgammon.it）
book-paper-room = Tavola reale，一家意大利线上棋室的规则
book-paper-club = Regole del chouette，取自一家俱乐部的网站
book-paper-manual = 一本意大利的规则与赛事手册，作者未署名
book-paper-own = 文句和图例都是我们自己的。最后一章“来源与致谢”说明各文本提供了什么、有何不同。MOV-07 之类的名称是书末规则条文的编号。
book-figures = 各来源图例的位置
book-onward = 前后章
book-before = 上一章
book-after = 下一章
rulebook-title = 规则条文，逐条列出
rulebook-note = 拒绝和裁决所引用的条文
rulebook-lead = Tavola 遵循的每一条规则，各有编号。括号中的字母标明来源。
rulebook-told = 书中对应的讲解：

# Boards in a text
figure-check = 这样合规吗？
figure-back = 撤销
figure-again = 重新开始
figure-open = 在研究室打开
figure-legal = 合规。
figure-right = 正确。
figure-wrong = 不对。
figure-cube-roll = 不加倍
figure-cube-take = 加倍——对方接受
figure-cube-pass = 加倍——对方放弃
figure-cube-does-double = 应加倍。
figure-cube-does-redouble = 应再加倍。
figure-cube-does-no-double = 加倍还太早。
figure-cube-does-too-good = 不加倍，继续下：能赢的比对方放弃要付的还多。
figure-cube-then-take = 加倍后，对方应接受。
figure-cube-then-pass = 加倍后，对方应放弃。
figure-cube-then-beaver = 加倍后，对方应以海狸应对。

# Articles
articles-title = 文章
articles-lead = 关于开局掷骰和加倍时机、轮庄赛和公平抽签，由俱乐部和会员撰写。俱乐部自己的每个数据都由本会引擎模拟或统计得出，每个棋盘都可以接着下。
articles-all = 全部
articles-none = 没有这类文章。
articles-shelves = 按主题和年份分类的文章
articles-feed = 订阅源（Atom）
articles-more = 全部文章
articles-older = 较早
articles-newer = 较新
date-long = { $year }年{ $month }{ $day }日
month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月
articles-tag-back-game = 后防局
articles-tag-bot = 机器人
articles-tag-checker-play = 走子
articles-tag-chouette = 轮庄赛
articles-tag-cube = 加倍骰
articles-tag-dice = 骰子
articles-tag-direction = 行进方向
articles-tag-engine = 引擎
articles-tag-fairness = 公平
articles-tag-match-play = 计分比赛
articles-tag-opening = 开局
articles-tag-race = 竞速
articles-tag-strategy = 策略
articles-tag-tournament = 赛事

# Papers of the house
nav-house = 本俱乐部
nav-about = 关于
nav-privacy = 隐私
nav-terms = 条款

# The lessons' own buttons
lessons-done = 已学完
lesson-over = 本课结束
lesson-play = 与机器人下第一局
lesson-answer = 答案
lesson-done = 完成
lesson-on = 继续
lesson-number = 你的数字：
lesson-say-none = 无子可走
lesson-say-some = 有子可走
lesson-say-double = 加倍
lesson-say-roll = 掷骰
lesson-say-take = 接受
lesson-say-drop = 放弃

host-is = 本俱乐部的主办者：
host-unnamed = 本俱乐部的主办者没有在此说明身份。
host-reached = 联系方式：
host-unreachable = 主办者没有在此留下地址：请问告诉你本俱乐部网址的人。
