# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = レーティング対象
rated-note = 結果は両者のレーティングに反映されます
rated-off = 対象外
rated-on = 両者のレーティングに反映
rated-choose-note = 対象になるのは人間同士のマッチだけです。
refused-not-for-rating = レーティングの対象になるのは、最初から助けなしで打つ人間同士のマッチだけです。

pace-unhurried = 時間無制限
pace-live = リアルタイム：クロックあり
pace-post = 通信戦：1手番に数日
pace-note = 招待とテーブルに表示されます。時間無制限では、待つだけで勝つことはありません。リアルタイムではクロックが進み、戻るまでの猶予は1分です。通信戦では1手番に数日あります。
pace-days = 通信戦：1手番の日数
pace-days-many = { $n }日
pace-post-terms = 通信戦：1手番に{ $turn }日、最初に{ $bank }日、最大{ $cap }日
pace-unhurried-terms = 離席{ $time }分で相手は中断できます。待つだけで勝つことはありません
pace-live-terms = 離席は合計{ $away }秒、戻るたびに{ $back }秒回復。超えると相手は待つ、中断、勝ちの申告を選べます
pace-title = お互いを待つ時間
pace-resume-listed = 中断中：再開
pace-adjourned = マッチは中断しています。
pace-adjourned-absent = { $you ->
    [true] あなたの離席により、マッチは中断しています。
   *[false] { $who }の離席により、マッチは中断しています。
}
pace-both-resume = 両者がその気になれば続きます。
pace-wants-on = { $you ->
    [true] 再開を希望しました。相手を待っています。
   *[false] { $who }が再開を希望しています。
}
pace-resume-by = { $date }までに再開してください。
pace-goes-on = マッチが再開しました。
pace-offered = { $you ->
    [true] 中断を提案しました。
   *[false] { $who }がマッチの中断を提案しています。
}
pace-post-left = { $you ->
    [true] あなたの残りは{ $left }{ $rests ->
        [true] 、{ $until }まで休暇中です。
       *[false] です。
    }
   *[false] { $who }の残りは{ $left }{ $rests ->
        [true] 、{ $until }まで休暇中です。
       *[false] です。
    }
}
pace-minutes = { $n }分
pace-hours = { $n }時間
pace-days-hours = { $days }日{ $hours }時間
pace-absence-choose = { $who }は離席中です。{ $left }以内に戻らなければ、中断するか、勝ちを申告できます。相手がまだ一度も打っていなければ、マッチは無効になります。
pace-absence-adjourn = { $who }は離席中です。{ $left }以内に戻らなければ、マッチを中断できます。
pace-own-absence = あと{ $left }で戻ってください。過ぎると、相手は中断するか、勝ちを申告できます。
act-offer_adjourn = 中断を提案
act-accept_adjourn = 中断する
act-decline_adjourn = 中断しない
act-adjourn_absence = マッチを中断
act-claim_absence = 勝ちを申告
act-resume = マッチを再開
refused-adjourned = マッチは中断中です。両者が希望すれば続きます。
refused-not-adjourned = マッチは中断していません。
refused-no-adjourning = このテーブルのマッチは中断できません。
refused-no-adjourn-offered = 中断の提案はありません。
refused-only-adjourning = このテーブルでは、待つだけで勝つことはありません。マッチを中断できます。

orders-title = 予約した手
orders-note = その場面になりしだい、あなたに代わって実行されます。相手には知らされません。相手の特定のロールで打てる手が1つしかないときは、そのロールだけの予約もできます。その場合は一覧に出ます。
orders-always = その場面が来たらいつでも
orders-now = このポジションで
orders-rolls = 相手の目が出たら
orders-add = 予約
orders-cancel = 取り消す
orders-kept = 予約しました。
orders-cancelled = 取り消しました。
orders-void = 無効になりました：{ $text }
order-forced = フォースドムーブはすぐに動かす
order-roll_without_double = ダブルできないときはすぐにロール
order-roll_dead_cube = このゲームに勝てばマッチが決まるときはすぐにロール
order-roll_until-hit = どちらかの駒がヒットされるまでロール
order-roll_until-no_contact = コンタクトがなくなるまでロール
order-roll_until-bear_off = 相手がベアオフを始めるまでロール
order-if_doubled-take = ダブルされたら：テイク
order-if_doubled-pass = ダブルされたら：パス
order-if_doubled-beaver = ダブルされたら：ビーバー
order-if_dance-roll = 相手がダンスしたら：ロール
order-if_dance-double = 相手がダンスしたら：ダブル
order-if_roll = 相手の目が{ $roll }なら：{ $then ->
    [double] ダブル
   *[roll] ロール
}
refused-orders-not-here = 予約できるのは、進行中の通信戦だけです。
refused-orders-not-known = そのポジションはまだ決まっていません。相手がロールする番のときに予約できます。
refused-orders-not-possible = そのポジションではできません。
refused-orders-too-many = 1つのテーブルでの予約の上限に達しています。
refused-orders-no-such = その予約はもうありません。
key-adjourn = マッチの中断に同意する、相手の離席が長いとき中断する
key-orders = 予約した手へ

conduct-title = レーティング戦の途中放棄
conduct-terms = レーティング戦を何度も放棄すると、次まで待つことになります。離席で勝ちを申告された、何もせずに時間切れになった、すぐに投了したマッチは放棄と数えます。
conduct-so-far = { $left ->
    [0] 直近のレーティング戦で放棄したものはありません。
   *[other] 直近のレーティング戦{ $of }回のうち{ $left }回を放棄しました。
}
conduct-next = もう一度放棄すると、次のレーティング戦まで{ $minutes }分待つことになります。
conduct-waits = 次のレーティング戦まで：
conduct-why = 直近のレーティング戦{ $of }回のうち{ $left }回を放棄しました。
conduct-open = レーティング対象外のマッチは、人ともボットとも打てます。
conduct-adjourned = 中断中のレーティング戦が3つあります。次を始める前に、どれかを再開してください。
rated-waits = 直近{ $of }回のうち{ $left }回を放棄したため、次のレーティング戦まであと{ $minutes }分です。対象外のマッチは打てます。
rated-adjourned = 中断中のレーティング戦が3つあります。次を始める前に、どれかを再開してください。
rated-adjourned-pair = このプレイヤーとの前回のレーティング戦が中断中です。次を始める前に再開してください。
rated-adjourned-full = どちらかに中断中のレーティング戦が3つあります。続きを打つか、あとでもう一度申し込んでください。

vacation-title = 休暇
vacation-lead = 休暇中は、すべての通信戦であなたの時間が止まります。対戦相手には、休暇中であることと終わりの日が見えます。
vacation-left = { $n ->
    [0] 今年の休暇は残っていません。
   *[other] 今年の休暇はあと{ $n }日です。
}
vacation-itself = 時間切れで負けそうになると、残りがあるかぎり休暇が1日自動的に使われます。
vacation-until = 休暇の終わり：
vacation-days = 今日からの日数
vacation-more = その後に加える日数
vacation-begin = 休暇を始める
vacation-extend = 休暇を延ばす
vacation-end = 休暇をいま終える
vacation-end-note = まだ始まっていない日は、あとに残ります。
vacation-too-many = それだけの日数は残っていません。少なくしてください。
vacation-listed = { $n ->
    [0] 通信戦の休暇は残りなし
   *[other] 通信戦の休暇は残り{ $n }日
}
vacation-listed-on = 通信戦は休暇中
post-yours = あなたの番：残り{ $left }
post-theirs = 相手の番：残り{ $left }
seek-by-post = 通信戦、1手番{ $n }日
