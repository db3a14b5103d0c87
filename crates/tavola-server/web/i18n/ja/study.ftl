# The analysis of a match.

study-title = 解析
study-open = 解析する
study-back = テーブルに戻る
study-depth = { $plies ->
    [0] 読みなしの解析です。
   *[other] { $plies }手先まで読んだ解析です。
  }
study-underway = { $plies }手先まで解析中：{ $all }行中{ $done }行。
study-waits = 深い解析は、別のマッチのあとになります。
study-ready = 解析が終わりました。
study-reload = 解析はまだ終わっていません。
study-reload-link = もう一度見る
study-nothing = 解析できるものがありません。最後まで打ったゲームがありません。
study-definitions = 損はキューブ単位（EMG）です。PRは1決断あたりの損の500倍、gnubgの率は損の1000分の1単位です。選択の余地のないムーブは数えず、ノーダブルは僅差か誤りのときだけ数えます。疑問手は0.010から、エラーは0.020から、ブランダーは0.080から、大ブランダーは0.160から。1行のエクイティと勝率は同じ深さの解析で、深さは最後の列にあります。運は先読みなしで計算し、オープニングロールでは先手を取ったことを数えます。

study-summary = 数字で見る
study-rating = PR
study-rating-note = パフォーマンスレーティング：1決断あたりの損の500倍。小さいほど優秀です。
study-millis = gnubgの率
study-millis-note = 1決断あたりの損。gnubgの表示どおり、キューブの1000分の1単位です。
study-plays = ムーブ
study-plays-note = ムーブによる損と、選択の余地があった回数。
study-cubes = キューブ
study-cubes-note = キューブの決断による損と、その回数。
study-lost-of = { $n }回で{ $lost }
study-marks = ?! · ? · ?? · ???
study-marks-note = 疑問手、エラー、ブランダー、大ブランダー。
study-losses-worth = エラーの損の合計
study-losses-worth-note = マッチ勝率で。マネーゲームでは点数で。
study-luck = 運
study-luck-note = 目が平均をどれだけ上回ったか。キューブ単位、先読みなし。
study-luck-worth = マッチ全体の運
study-luck-worth-note = 同じものをマッチ勝率で。マネーゲームでは点数で。

study-graph = マッチの流れ
study-graph-note = 勝率の線にエラーを重ねたもの。同じ数値は全行の一覧にあります。
study-graph-error = { $line }行目、{ $who }：{ $mark }、{ $loss }
study-graph-match = { $who }のマッチ勝率
study-graph-money = { $who }のゲームの期待値
study-graph-game = { $who }のゲーム勝率

nav-study = 研究
nav-openings = オープニング
openings-title = オープニング
openings-about = 15通りの初手の打ち方と、その最善のムーブに対する21通りの目の応手：キューブ中央、ジャコビーなしのマネーゲーム。当クラブのエンジンによるロールアウトの順です。
openings-path = 現在の場所
openings-roll = { $roll }
openings-replies-to = { $roll }で{ $play }：その応手
openings-roll-head = 目
openings-best = 最善のムーブ
openings-next = 次善
openings-alone = 近い候補なし
openings-verdict = 判定
openings-is-best = 最善
openings-as-good = 同等
openings-unsettled = 未確定
openings-worse = 劣る
openings-error-note = エクイティの標準誤差
openings-trials = ゲーム数
openings-trials-note = 最後まで打ったゲームの数
openings-replies = その応手
openings-replies-note = リンクになっているムーブから、その応手へ進めます。
openings-mean = 36通りの目の平均で、応手側のエクイティは{ $equity }です。
openings-look-on = エンジンで見る
openings-definitions = エクイティはキューブフル、キューブ単位、打つ側から見た値で、±は標準誤差1つ分です。「同等」は最善との差が0.010未満、「未確定」はそれ以上でも差の標準誤差の2.33倍未満です。同じ数値はtavola openingsでも得られます。

nav-duplicates = デュプリケート
duplicate-title = デュプリケート
duplicate-about = 1つのマッチを2つのテーブルで、同じダイスで打ちます。ゲームごと、ロールごとに同じ目が出るので、運は関係なくなり、あとですべての決断をもう一方のテーブルと比べられます。
duplicate-play = 対戦者
duplicate-bot = 2人対ボット
duplicate-bot-note = あなたと友だちが、それぞれのテーブルで白を持ち、同じボットと打ちます。
duplicate-teams = 2対2
duplicate-teams-note = あなたは一方のテーブルの白、パートナーはもう一方の黒。相手の2人が向かいに座ります。
duplicate-length = ポイント数
duplicate-go = 両方のテーブルを開く
duplicate-note = 両方が終わるまで、もう一方のテーブルは見られません。ダイスがわかってしまうからです。
duplicate-table = テーブル{ $n }
duplicate-free = 空席
duplicate-waiting = 未開始。
duplicate-playing = 対戦中。
duplicate-over = 終了。
duplicate-play-on = 自分のテーブルへ
duplicate-look = テーブルを見る
duplicate-invite-white = ここの白は空席です
duplicate-invite-black = ここの黒は空席です
duplicate-invite-note = 座ってもらう人にこのリンクを送ってください。
duplicate-same-dice = 別のテーブルでも同じ目が出ます。
duplicate-result = 結果
duplicate-players = 白 – 黒
duplicate-points = 点数
duplicate-even = 両テーブルは同じ結果で、引き分けです。
duplicate-ahead = { $who }（結果のよかったテーブルの白）が{ $n }点リードしています。
duplicate-game = 第{ $n }ゲーム
duplicate-parted = ここからポジションが分かれます。
duplicate-dice-note = ダイスは、このサーバーの1つの秘密から、ゲームとロールごとに作られます。コミットメントは着席前に示され、両方のテーブルが終わると秘密が開示されます。tavola verify-diceですべてのロールを計算し直せます。
duplicate-commitment = コミットメント
duplicate-secret = 秘密
duplicate-proof = 全ロール（検証用）

study-errors = エラー（損の大きい順）
study-no-errors = エラーなし。
study-more-errors = ほか{ $n }件。全行の一覧に印があります。
study-where = 行
study-who = プレイヤー
study-what = 決断
study-cost = 損
study-played = { $roll }：{ $play }、最善は{ $best }
study-illegal = ルール違反のムーブ
study-wrong-double = ダブルした。待つべきだった
study-missed-double = ダブルしなかった
study-wrong-take = テイクした。パスすべきだった
study-wrong-drop = パスした。テイクすべきだった
study-wrong-beaver = ビーバーした。すべきでなかった
study-doubtful = 疑問手
study-error = エラー
study-blunder = ブランダー
study-whopper = 大ブランダー

study-games = 全ゲーム
study-game = { $length ->
    [0] 第{ $n }ゲーム、{ $black }–{ $white }
   *[other] 第{ $n }ゲーム、{ $black }–{ $white }、{ $length }ポイントマッチ{ $crawford ->
      [yes] 、クロフォード
     *[no] {""}
    }
  }
study-won = { $who }の{ $win ->
    [dropped] 勝ち（パス）
    [gammon] ギャモン勝ち
    [backgammon] バックギャモン勝ち
   *[single] 勝ち
  }、{ $points }点
study-game-chance = { $who }のゲーム勝率
study-match-chance = マッチ勝率
study-equity-of = 点数
study-dances = 動けず
study-doubles = ダブル
study-takes = テイク
study-drops = パス
study-beavers = ビーバー
study-raccoons = ラクーン
study-otters = オッター
study-resigns-single = 投了
study-resigns-gammon = ギャモンで投了
study-resigns-backgammon = バックギャモンで投了

study-board = その前のボード
study-words-numbers = ポイントは{ $who }から見た番号です。
study-words-side = { $who }：{ $places }。
study-words-on = { $point }ポイントに{ $n }枚
study-words-bar = バーに{ $n }枚
study-words-off = 上がり{ $n }枚
study-words-cube = キューブは{ $value }、中央。
study-words-cube-of = キューブは{ $value }、{ $who }が所有。
study-said = { $line }行目、{ $who }、{ $act }。
study-steps = マッチの一覧
study-first = 最初の行
study-error-before = 前のエラー
study-before = 前の行
study-next = 次の行
study-error-next = 次のエラー
study-last = 最後の行
study-no-decision = ここで決めることはありません。
study-no-move = 動かせません。
study-forced = 唯一の合法なムーブです。
study-right = 最善です。
study-as-good = 最善と同等：差は{ $lost }です。
study-cost-match = 損{ $lost }、マッチ勝率{ $worth }。
study-cost-money = 損{ $lost }、{ $worth }点。
study-right-is = 正解：{ $action }、{ $answer }。
study-right-wait = ノーダブル
study-right-double = ダブル
study-right-redouble = リダブル
study-right-too-good = トゥーグッド
study-right-take = テイク
study-right-drop = パス
study-right-beaver = ビーバー
study-roll-luck = 目の運：{ $luck }、{ $worth }点。
study-roll-luck-match = 目の運：{ $luck }、マッチ勝率{ $worth }。
study-play = ムーブ
study-made = 実戦
study-equity = エクイティ
study-difference = 差
study-plies = 読み
study-plies-note = 何手先まで読んだか。
study-more-plays = ほかに、さらに損なムーブが{ $n }通り。
study-cube = キューブ
study-cube-doubler = キューブ（ダブルした側から）
study-no-double = ノーダブル
study-double-take = ダブル／テイク
study-double-drop = ダブル／パス
study-win = 勝
study-win-note = 勝率（%）
study-win-gammon = 勝G
study-win-gammon-note = ギャモン以上で勝つ率（%）
study-win-backgammon = 勝BG
study-win-backgammon-note = バックギャモンで勝つ率（%）
study-lose = 負
study-lose-note = 敗率（%）
study-lose-gammon = 負G
study-lose-gammon-note = ギャモン以上で負ける率（%）
study-lose-backgammon = 負BG
study-lose-backgammon-note = バックギャモンで負ける率（%）
study-ids = ほかのプログラム用のポジション

study-why-wins = 100ゲームあたりの勝ちが{ $by }少なくなります。
study-why-gammons = 100ゲームあたりのギャモン勝ちが{ $by }少なくなります。
study-why-gammons-lost = 100ゲームあたりのギャモン負けが{ $by }多くなります。
study-why-shots = 36通りのうち{ $made }通りでヒットされます。最善のムーブでは{ $best }通り。
study-why-best-hits = 最善のムーブはヒットします。
study-why-made-hits = これはヒットしますが、最善のムーブはしません。
study-why-hits = ヒットは{ $made }枚、最善のムーブは{ $best }枚。
study-why-home = インナーボードのポイントは{ $made }つ、最善のムーブでは{ $best }つ。
study-why-prime = 一番長いプライムは{ $made }ポイント、最善のムーブでは{ $best }ポイント。
study-why-anchor = 最善のムーブはアンカーを残します。
study-why-off = ベアオフは{ $made }枚、最善のムーブは{ $best }枚。

study-look-on = ここから続きを見る
study-cube-before = ロールの前：
nav-position = ポジション
position-title = ポジション
position-board = ボード
position-white = 白
position-black = 黒
position-plays = { $who }が{ $roll }を動かします。
position-doubled = { $who }がダブルしました。
position-beavered = { $who }がビーバーしました。
position-raccooned = { $who }がラクーンしました。
position-ottered = { $who }がオッターしました。
position-on-roll = { $who }の手番です。
position-money = マネーゲーム。
position-match = { $length }ポイントマッチ：白{ $white }、黒{ $black }{ $crawford ->
    [yes] 、クロフォードゲーム。
   *[no] 。
  }
position-wrong = ポジションとして読めません。XGID、GNUBGまたはOpenGammonのID、FIBSの行、文字のボードが使えます。
position-playing = 人と対戦中です。終わればエンジンがまた答えます。
position-play = ムーブ
position-look-on = 動かしたあとのポジションへ進む
position-rolls = 目
position-id = ポジション
position-id-note = XGID、GNUBGまたはOpenGammonのID、FIBSの行、XGやgnubgがコピーする文字のボード。
position-roll = 目（振ったあとなら）
position-look = 見る
position-svg = 画像（SVG）
study-adjusted = 運を除いた結果
study-adjusted-note = 結果から自分の運を引き、相手の運を足したもの：打ち方だけの価値です。0～100%の外に出ることもあります。
study-adjusted-below = { $who }の勝ちですが、目の運がマッチ全体の価値を上回ったため、運を除いた結果は0～100%の外に出ます。運はすべてのロールの合計で、1マッチでは結果より大きくなることがあります。
study-adjusted-above = { $who }は目の運に逆らって勝ったため、運を除いた結果は0～100%の外に出ます。運はすべてのロールの合計で、1マッチでは結果より大きくなることがあります。

study-at-worst = 損の一番大きいエラーから。▶と◀でマッチをたどれます。
study-no-line = マッチにその行はありません。これは損の一番大きいエラーです。
position-wrong-long = ポジションにしては長すぎます。
position-wrong-roll = 目として読めません。1～6の数字2つで書いてください（例：31）。
position-wrong-game-over = ゲームは終わっています。すべての駒を上げた側があります。
position-wrong-match-over = マッチは終わっています。必要な点を取った側があります。
position-wrong-crawford = クロフォードゲームでは、どちらか一方があと1点です。
study-chouette = シュエットのキューブ
study-chouette-note = キューブは1個ずつが独立したゲームで、ボックス対1人のメンバーです。チームのムーブはキャプテンのもので、損はキューブごとに違います。
study-chouette-game = 第{ $n }ゲーム
study-chouette-cube = { $box } – { $member }

study-keys = キー
study-key-points = ボードのポイントを移る
study-key-board = ボードへ
study-key-move = 駒を動かす
study-key-away = 配置中に駒を取り除く
study-key-answer = 駒を動かす。動かし終わったら回答
study-look-here = このブラウザで深く読む
study-look-here-note = 3手先まで、サーバーもネットワークも使わずに。
