# People: names, ratings, profiles, boards, dice, fair play.

nav-people = プレイヤー
person-bot = ボット
rating-title = レーティング
rating-provisional = 暫定：マッチが少ないか、久しく打っていません
rating-open = このマッチはレーティングの対象です。増減は両者が着席すると表示されます。
rating-waits = レーティングを計算しています。
rating-your-stake = あなたのレーティング：勝てば+{ $gain }、負ければ−{ $loss }。
rating-stake = { $name }のレーティング：勝てば+{ $gain }、負ければ−{ $loss }。
rating-share = 今週は2人の対戦が多いため、変動の{ $share }%だけが反映されます。
rating-change = { $name }：{ $before } → { $after }（{ $change }）
rating-your-change = あなた：{ $before } → { $after }（{ $change }）
rating-not-casual = このマッチはレーティング対象外です。レーティングは変わりません。
rating-not-guest = レーティングは変わりません。対象になるには両者の登録が必要です。
rating-not-new = レーティングは変わりません。招待マッチでは、両者のアカウントが作成から1日以上たっている必要があります。
rating-not-too_far = レーティングは変わりません。差が500を超えています。
rating-not-too_often = レーティングは変わりません。この2人は今週すでに7マッチを反映済みです。
rating-not-alone = レーティングは変わりません。1人で両側を打つことはできません。
rating-not-annulled = レーティングは変わりません。マッチが無効になりました。

seal-verify = ダイスを検証
seal-checking = すべてのロールを計算し直しています…
seal-wrong = ダイスがコミットされた内容と合いません。検証ツールを開いて箇所を確かめてください。
seal-unreadable = ダイスの記録を読めませんでした。もう一度お試しください。

people-title = プレイヤー
people-find = 名前の先頭でプレイヤーを検索
people-find-go = 検索
people-none-found = 「{ $name }」で始まる名前のプレイヤーはいません。
people-followed = フォロー中
people-follow-oneself = 自分はフォローできません。
people-follow-many = フォローの上限に達しています。先に誰かのフォローを外してください。

ranking-choose = ランキング
ranking-rating = レーティング順
ranking-week = 今週
ranking-month = 今月
ranking-year = 今シーズン
ranking-errors = エラー率順
ranking-points = 消化ポイント順
ranking-place = 順位
ranking-player = プレイヤー
ranking-gain = 増減
ranking-points-played = 消化ポイント
ranking-matches = マッチ
ranking-won = 勝ち
ranking-empty = まだ誰も載っていません。レーティング戦を打って一番乗りを。
ranking-note = ランキングに載るのは、期間中に{ $people }人以上を相手に{ $points }ポイント以上を消化し、レーティングが暫定でないプレイヤーです。7ポイントマッチは7ポイントと数えます。
ranking-listed = 十分に打つとランキングに載ります。
ranking-unlisted = ランキングには載りません。
ranking-leave = ランキングから外れる
ranking-enter = ランキングに載る
pool-choose = 種別
pool-people = リアルタイム
pool-correspondence = 通信戦
pool-bots = ボット戦

profile-joined = { $day }から参加
profile-former = 旧名：{ $names }
profile-challenge = 対戦を申し込む
profile-follow = フォロー
profile-unfollow = フォローを外す
profile-block = ブロック
profile-register = 登録すると、プレイヤーをフォローしたりレーティング戦を打ったりできます。
profile-unrated = レーティング戦はまだありません。
profile-experience = { $matches }マッチ、{ $points }ポイント
profile-rating-note = レーティングはFIBSの計算式に従い、全員1500から始まります。ボット戦のレーティングは別です。
profile-errors = すべての決断
profile-errors-checker = チェッカープレイ
profile-errors-cube = キューブ
profile-errors-note = エンジンが解析したレーティング戦の、直近{ $decisions }回の決断から。{ $interval ->
    [yes] 真の値は、100回中95回この範囲に入ります。
   *[no] 範囲は決断{ $least }回から表示されます。
  }
profile-errors-few = エンジンが解析した決断が、まだ{ $least }回に達していません。
profile-graph = レーティングの推移
profile-graph-table = すべての変動を表で見る
profile-graph-words = { $matches }マッチのレーティング：現在{ $now }、最高{ $most }、最低{ $least }。
profile-no-matches = 終わったマッチはまだありません。
profile-none-found = 条件に合うマッチはありません。
profile-counted = { $n }マッチ、{ $won }勝
profile-filter = マッチを絞り込む
profile-filter-go = マッチを表示
profile-opponent = 対戦相手
profile-result = 結果
profile-result-any = すべて
profile-result-won = 勝ち
profile-result-lost = 負け
profile-score-stood = マッチ終了時のスコア
profile-since = 開始日
profile-until = 終了日
profile-search-wrong = 条件を読めません。長さは数字、日付は2026-11-25の形で書いてください。
profile-ways = 見る
profile-watch = 観戦
profile-newer = 新しいマッチ

against-title = { $one } 対 { $other }
against-none = この2人が最後まで打ったマッチはまだありません。
against-by-length = マッチの長さ別の勝ち数

dice-of = { $name }のダイス
dice-all-title = クラブ全体のダイス
dice-none = まだ集計がありません。ダイスはマッチが終わると数えられます。
dice-counted = { $n }回のロールを集計しました。ゲームの最初のロールはゾロ目にならないため除きます（{ $openings }回）。
dice-too-few = 判断するにはロールが足りません。{ $least }回以上必要です。
dice-test = { $rare ->
    [usual] 公正なダイスと変わりません。公正なダイスでも、この程度以上の偏りは{ $percent }の割合で起こります（カイ二乗{ $chi }）。
    [rare] 公正なダイスでこの程度以上の偏りが出るのは{ $percent }だけです（カイ二乗{ $chi }）。正直なプレイヤーでも、100人中数人はこうなります。
   *[very_rare] 公正なダイスでこれほど偏ることはめったになく、{ $percent }です（カイ二乗{ $chi }）。マッチを検証し、クラブに知らせてください。
  }
dice-sums = ゾロ目とエンター
dice-what = 項目
dice-doubles = ゾロ目
dice-entering = バーからのエンター（{ $n }回中）
dice-pairs = 目ごと
dice-pair = 目
dice-counted-head = 回数
dice-expected = 平均
dice-band = 通常の範囲
dice-outside = 通常の範囲外
dice-band-note = 通常の範囲には、公正な集計の95%が入ります。21通りの目のうち1つほどは、偶然だけでも外れます。

fair-play-title = フェアプレイ
fair-play-of = フェアプレイ：{ $name }
fair-play-lead = モデレーター専用の資料です。どこを見るべきかを示すだけで、何も決めません。
fair-play-base-title = 兆候が誤る確率
fair-play-base = 仮に100人に1人が助けを借りているとします。そのうち100人中90人を見つけ、正直なプレイヤーも100人中1人疑ってしまう兆候は、当たるのが100回中48回にすぎません。5回調べれば、疑われる正直なプレイヤーも5倍になります。
fair-play-base-many = 短いマッチ1つがほぼ完璧なのは、正直なプレイヤーにもよくあります。勝敗や幸運な目からは何も言えません。
fair-play-hardest = 難しかったムーブ10選
fair-play-hardest-note = 判定を開く前に、ポジションを見て自分で考えてください。
fair-play-choices = 候補{ $n }通り
fair-play-verdict = 判定
fair-play-lost = { $best ->
    [yes] 最善のムーブでした。
   *[no] このムーブは{ $loss }の損でした。
  }
fair-play-none-judged = エンジンはまだ、このプレイヤーのレーティング戦を解析していません。
fair-play-rate = { $n }回の決断で{ $rate }
fair-play-peers = 近いレーティングの{ $n }人：5%は{ $low }未満、半数は{ $middle }未満、95%は{ $high }未満です。
fair-play-as-good = そのうち{ $n }人が同等以上です。
fair-play-few-peers = 近いレーティングで十分に解析されたプレイヤーは{ $n }人だけです。{ $least }人から比較します。
fair-play-agreement = 難しいムーブでのエンジンとの一致
fair-play-agreement-note = 最善が次善より0.02～0.08よいムーブだけを対象とします。人によって差が出るところです。同じマッチの対戦相手と並べます。
fair-play-player = プレイヤー
fair-play-opponents = 対戦相手
fair-play-found = { $all }回中{ $best }回発見
fair-play-between = （真の割合は{ $low }%～{ $high }%）
fair-play-too-few = （少なすぎて不明）
fair-play-times = 難しさ別の時間
fair-play-difficulty = ムーブ
fair-play-forced = フォースド
fair-play-easy = 易しい
fair-play-hard = 難しい
fair-play-close = 僅差
fair-play-times-note = 時間の中央値と、ムーブの数。人は難しいところで長く考えます。
fair-play-evidence = 示していること（両方向とも）
fair-play-unusual = 異例
fair-play-usual = 人間らしい
fair-play-unknown = 資料不足
fair-play-nothing = なし。
fair-play-says-rate-low = エラー率は範囲を含めて、近いレーティングのプレイヤーの95%より低い値です。
fair-play-says-rate-usual = エラー率は、近いレーティングのプレイヤーと同程度です。
fair-play-says-rate-open = 決断か、比較できるプレイヤーが少なすぎます。
fair-play-says-hard-more = 難しいムーブを、対戦相手より明らかに多く発見しています。
fair-play-says-hard-usual = 難しいムーブの発見は、対戦相手と同程度です。
fair-play-says-hard-open = 難しいムーブが少なすぎます。
fair-play-says-time-flat = 対戦相手は長く考えたのに、難しいムーブの時間が易しいムーブと変わりません。
fair-play-says-time-grows = 難しいムーブには、易しいムーブより時間をかけています。
fair-play-says-time-open = 時間の記録があるムーブが少なすぎます。
fair-play-says-cube-apart = チェッカープレイはほぼ完璧なのに、キューブはそうではありません。
fair-play-says-cube-usual = チェッカープレイとキューブの水準は釣り合っています。
fair-play-says-cube-open = 決断が少なすぎます。
fair-play-steps = まず見守り、次に穏やかに尋ねるか、立ち会いのもとでのマッチを提案してください。理由と期限と別の人への異議申し立てなしに、誰も制限されません。
fair-play-alike = 見ておくべき点
fair-play-alike-note = 手がかりであって判定ではありません。友人同士でも早く投了しますし、いつも負ける人もいます。
fair-play-quick = 1分以内に終わったレーティング戦{ $n }マッチ
fair-play-one-way = { $n }回のレーティング戦すべてが同じ側の勝ち
