# The rules as a book, the rulebook, boards in a text.

book-title = 雙陸棋規則
book-lead = 寫給讀者的整部規則：從第一著到輪莊賽、棋鐘和賽事。每個棋盤都可以接著下。
book-contents = 目錄
book-search = 在規則中尋找
book-search-go = 搜尋
book-found =
    { $n ->
        [0] 沒有找到。換個詞，或少用幾個詞。
       *[other] { $n }處。
    }
book-whole = 全書單頁版
book-whole-note = 用於列印，或透過列印存為 PDF
book-print = 列印或存為 PDF
book-paper-lead = 寫給讀者的整部規則：從第一著到輪莊賽、棋鐘和賽事。
book-paper-after = 依據他人的五份文本：
book-paper-galore = Backgammon Galore，Tom Keith 著（www.bkgm.com）
book-paper-italian = Le regole del Backgammon，Roberto Gobbo 著（www.backgammon.it）
book-paper-room = Tavola reale，一家義大利線上棋室的規則
book-paper-club = Regole del chouette，取自一家俱樂部的網站
book-paper-manual = 一本義大利的規則與賽事手冊，作者未署名
book-paper-own = 文句和圖例都是我們自己的。最後一章「來源與致謝」說明各文本提供了什麼、有何不同。MOV-07 之類的名稱是書末規則條文的編號。
book-figures = 各來源圖例的位置
book-onward = 前後章
book-before = 上一章
book-after = 下一章
rulebook-title = 規則條文，逐條列出
rulebook-note = 拒絕和裁決所引用的條文
rulebook-lead = Tavola 遵循的每一條規則，各有編號。括號中的字母標明來源。
rulebook-told = 書中對應的講解：

# Boards in a text
figure-check = 這樣合規嗎？
figure-back = 復原
figure-again = 重新開始
figure-open = 在研究室開啟
figure-legal = 合規。
figure-right = 正確。
figure-wrong = 不對。
figure-cube-roll = 不加倍
figure-cube-take = 加倍——對方接受
figure-cube-pass = 加倍——對方放棄
figure-cube-does-double = 應加倍。
figure-cube-does-redouble = 應再加倍。
figure-cube-does-no-double = 加倍還太早。
figure-cube-does-too-good = 不加倍，繼續下：能贏的比對方放棄要付的還多。
figure-cube-then-take = 加倍後，對方應接受。
figure-cube-then-pass = 加倍後，對方應放棄。
figure-cube-then-beaver = 加倍後，對方應以海狸應對。

# Articles
articles-title = 文章
articles-lead = 關於開局擲骰和加倍時機、輪莊賽和公平抽籤，由俱樂部和會員撰寫。俱樂部自己的每個數據都由本會引擎模擬或統計得出，每個棋盤都可以接著下。
articles-all = 全部
articles-none = 沒有這類文章。
articles-shelves = 按主題和年份分類的文章
articles-feed = 訂閱來源（Atom）
articles-more = 全部文章
articles-older = 較早
articles-newer = 較新
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
articles-tag-back-game = 後防局
articles-tag-bot = 機器人
articles-tag-checker-play = 走子
articles-tag-chouette = 輪莊賽
articles-tag-cube = 加倍骰
articles-tag-dice = 骰子
articles-tag-direction = 行進方向
articles-tag-engine = 引擎
articles-tag-fairness = 公平
articles-tag-match-play = 計分比賽
articles-tag-opening = 開局
articles-tag-race = 競速
articles-tag-strategy = 策略
articles-tag-tournament = 賽事

# Papers of the house
nav-house = 本俱樂部
nav-about = 關於
nav-privacy = 隱私
nav-terms = 條款

# The lessons' own buttons
lessons-done = 已學完
lesson-over = 本課結束
lesson-play = 與機器人下第一局
lesson-answer = 答案
lesson-done = 完成
lesson-on = 繼續
lesson-number = 你的數字：
lesson-say-none = 無子可走
lesson-say-some = 有子可走
lesson-say-double = 加倍
lesson-say-roll = 擲骰
lesson-say-take = 接受
lesson-say-drop = 放棄

host-is = 本俱樂部的主辦者：
host-unnamed = 本俱樂部的主辦者沒有在此說明身分。
host-reached = 聯絡方式：
host-unreachable = 主辦者沒有在此留下地址：請問告訴你本俱樂部網址的人。
