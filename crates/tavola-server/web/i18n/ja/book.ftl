# The rules as a book, the rulebook, boards in a text.

book-title = バックギャモンのルール
book-lead = 最初のムーブからシュエット、クロック、大会まで、ゲームのすべてを読み物として。ボードはどれも動かせます。
book-contents = 目次
book-search = ルールを検索
book-search-go = 検索
book-found =
    { $n ->
        [0] 見つかりませんでした。別の言葉にするか、言葉を減らしてください。
       *[other] { $n }か所。
    }
book-whole = 全体を1ページで
book-whole-note = 印刷用、またはPDFとして保存
book-print = 印刷またはPDFとして保存
book-paper-lead = 最初のムーブからシュエット、クロック、大会まで、ゲームのすべてを読み物として。
book-paper-after = 次の5つの資料をもとにしています：
book-paper-galore = Backgammon Galore、Tom Keith（www.bkgm.com）
book-paper-italian = Le regole del Backgammon、Roberto Gobbo（www.backgammon.it）
book-paper-room = Tavola reale、イタリアのオンラインゲームルームのルール
book-paper-club = Regole del chouette、あるクラブのサイトより
book-paper-manual = ルールと大会に関するイタリアの手引き（著者名の記載なし）
book-paper-own = 文章と図は私たちのものです。それぞれの資料から得たものと互いの違いは、最後の章「出典と謝辞」にあります。MOV-07などの名前は、巻末の規則集の条項です。
book-figures = 図のもとになった資料
book-onward = 前後の章
book-before = 前へ
book-after = 次へ
rulebook-title = 規則集（条項別）
rulebook-note = 拒否や裁定が示す条項
rulebook-lead = Tavolaが従うすべてのルールに、それぞれ名前があります。かっこ内の文字は出典を表します。
rulebook-told = この条項を説明している箇所：

# Boards in a text
figure-check = 合法か確かめる
figure-back = 戻す
figure-again = 最初から
figure-open = 研究室で開く
figure-legal = 合法です。
figure-right = 正解。
figure-wrong = 違います。
figure-cube-roll = ダブルしない
figure-cube-take = ダブル、相手はテイク
figure-cube-pass = ダブル、相手はパス
figure-cube-does-double = ダブルします。
figure-cube-does-redouble = リダブルします。
figure-cube-does-no-double = まだダブルには早すぎます。
figure-cube-does-too-good = ダブルせずに続けます。相手がパスで払う点数より多く勝てるからです。
figure-cube-then-take = ダブルされたら、相手はテイクします。
figure-cube-then-pass = ダブルされたら、相手はパスします。
figure-cube-then-beaver = ダブルされたら、相手はビーバーします。

# Articles
articles-title = 記事
articles-lead = 初手とダブルの好機、シュエット、公正な抽選について、クラブと会員が書いた記事。クラブの記事の数値はすべてクラブのエンジンでロールアウトまたは数え上げたもので、ボードはどれも動かせます。
articles-all = すべて
articles-none = その種類の記事はありません。
articles-shelves = テーマ別・年別の記事
articles-feed = フィード（Atom）
articles-more = すべての記事
articles-older = 前の記事
articles-newer = 新しい記事
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
articles-tag-back-game = バックゲーム
articles-tag-bot = ボット
articles-tag-checker-play = チェッカープレイ
articles-tag-chouette = シュエット
articles-tag-cube = キューブ
articles-tag-dice = ダイス
articles-tag-direction = 大会運営
articles-tag-engine = エンジン
articles-tag-fairness = 公正さ
articles-tag-match-play = マッチプレイ
articles-tag-opening = オープニング
articles-tag-race = レース
articles-tag-strategy = 戦略
articles-tag-tournament = 大会

# Papers of the house
nav-house = このクラブ
nav-about = 紹介
nav-privacy = プライバシー
nav-terms = 利用規約

# The lessons' own buttons
lessons-done = 修了
lesson-over = このレッスンは終わりです
lesson-play = ボットとの最初のゲームへ
lesson-answer = 答え
lesson-done = 完了
lesson-on = 次へ
lesson-number = あなたの答え：
lesson-say-none = 動かせない
lesson-say-some = 動かせる
lesson-say-double = ダブル
lesson-say-roll = ロール
lesson-say-take = テイク
lesson-say-drop = パス
host-is = このクラブの運営者：
host-unnamed = このクラブの運営者は、ここに名前を記していません。
host-reached = 連絡先：
host-unreachable = 連絡先は記されていません。このクラブのアドレスを教えてくれた人に聞いてください。
