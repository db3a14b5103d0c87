# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = ボックス
role-partner = パートナー
role-captain = キャプテン
role-member = チーム
role-giver = キューブを渡した
role-out = アウト
role-waiting = 待機中
role-gone = 退出
with-role = { $who }、{ $role }
nobody = なし
no-cubes = 場にキューブはありません。
points-count = { $n ->
   *[other] { $size }点
}

# Where it stands
now-gathering = { $n ->
    [0] まだ誰も参加していません。シュエットは3人からです。
   *[other] { $n }人が参加しました。シュエットは3人からです。
}
now-enough = { $n }人が参加しました。ダイスを振って順番を決めるか、もう少し待ちます。
now-enough-wooden = { $n }人が参加しました。テーブルでダイスを1つずつ振り、順番を入力してください。
now-ordering = 全員がダイスを1つ振ります。一番大きい人がボックス、次がキャプテンです。
now-order = 順番が決まりました：ボックスは{ $box }、キャプテンは{ $captain }です。
now-between = 第{ $game }ゲームの前：ボックスは{ $box }、キャプテンは{ $captain }です。
now-partner = { $you ->
    [true] ボックスのパートナーになりますか？
   *[false] { $who }に、ボックスのパートナーになるか聞いています。
}
now-draw = パートナーの希望者がいません。ボックスは抽選で決められます。
now-closed = セッションは終了しました。これから払う分は収支にあります。
now-extras = { $you ->
    [true] テイクしたのはあなただけです。ほかの人はそれぞれ{ $price }を払って、もう1個キューブを渡せます。
   *[false] テイクしたのは{ $who }だけです。パスした人は{ $price }を払って、追加のキューブを渡せます。
}
now-tie = { $you ->
    [true] また同じ目です。もう一度2倍にしますか？
   *[false] また同じ目です。もう一度2倍にするか、{ $who }が決めます。
}
now-wooden = 第{ $game }ゲームを木のボードで対戦中です。キューブと結果を入力してください。
now-box-offers = { $step ->
    [beaver] { $box }：{ $members }に対し{ $value }にビーバー。
    [raccoon] { $box }：{ $members }に対し{ $value }にラクーン。
    [otter] { $box }：{ $members }に対し{ $value }にオッター。
   *[double] { $box }（ボックス）：{ $members }に対し{ $value }にダブル。
}
now-team-offers = { $step ->
    [beaver] { $members }：{ $value }にビーバー。
    [raccoon] { $members }：{ $value }にラクーン。
    [otter] { $members }：{ $value }にオッター。
   *[double] { $members }：{ $value }にダブル。
}
now-offer-part = { $by ->
    [box] { $members }に対し{ $value }
   *[team] { $members }が{ $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }：ビーバー、{ $list }。
    [raccoon] { $box }：ラクーン、{ $list }。
    [otter] { $box }：オッター、{ $list }。
   *[double] { $box }（ボックス）：ダブル、{ $list }。
}
now-team-offers-apart = { $step ->
    [beaver] ビーバー：{ $list }。
    [raccoon] ラクーン：{ $list }。
    [otter] オッター：{ $list }。
   *[double] ダブル：{ $list }。
}
waits-next-game = 次のゲームから打ちます。
now-resignation = { $you ->
    [true] { $win ->
        [gammon] ギャモン
        [backgammon] バックギャモン
       *[single] シングル
    }での投了の申し出です。受けますか？
   *[false] { $win ->
        [gammon] ギャモン
        [backgammon] バックギャモン
       *[single] シングル
    }での投了の申し出です。{ $who }を待っています。
}
now-opening-yours = オープニングロール：自分のダイスを振ってください。
now-opening = オープニングロール：ボックスとキャプテンがダイスを1つずつ振ります。
now-roll-cube = { $you ->
    [true] あなたの番：ロールかダブルです。
   *[false] { $who }のロール待ちです。その前にダブルできます。
}
now-roll = { $you ->
    [true] あなたの番：ロールしてください。
   *[false] { $who }のロール待ちです。
}
now-play = { $who }が{ $roll }を動かす番です。
now-shown = { $you ->
    [true] 相手が動かしました。ロールすると認めたことになります。
   *[false] 動かしました。{ $who }は合法なムーブを求められます。
}
now-advise = { $who }が{ $roll }を動かす番です。駒を動かしてキャプテンにムーブを示せます。
now-advise-ready = このムーブをキャプテンに示すか、元に戻してください。
waits-roll_die = ロール待ち：{ $who }。
waits-offer = まだダブルできる人：{ $who }。
waits-answer = 返事待ち：{ $who }。
waits-extra = 決断待ち：{ $who }。
time-left = 残り{ $time }

# Acts
choice-roll_die = ダイスを振る
choice-roll_opening = ロール
choice-draw_partner = パートナーを抽選
choice-give_extra = キューブを渡して{ $price }払う
choice-decline_extra = キューブを渡さない
choice-count_tie = オートマチックダブルにする
choice-decline_tie = キューブはそのまま
choice-accept_partner = ボックスのパートナーになる
choice-decline_partner = やめておく
choice-start_game = { $game ->
    [1] 最初のゲームを始める
   *[other] 第{ $game }ゲームを始める
}
choice-seek_partner = パートナーを探す
choice-end_partnership = パートナーを解消
choice-double = { $value }にダブル
choice-double_all = 全員にダブル
choice-double_some = 選んだ人にダブル
choice-hold = ノーダブル
choice-join = 参加
choice-stay = やはり残る
choice-leave = シュエットを抜ける
choice-leave-game = このゲームのあと抜ける
choice-close = セッションを終える
sure-leave = 抜けますか？収支は精算するまで残ります。
sure-close = 全員のセッションを終えますか？収支は残ります。
act-roll_opening = ロール

# Answering
answer-title = { $n ->
    [1] あなたの返事
   *[other] キューブ{ $n }個への返事（まとめて1つの決断）
}
answer-cube = { $who }：テイクなら{ $asked }、パスなら{ $refused }の負け
answer-cube-alone = テイクなら{ $asked }、パスなら{ $refused }の負け
answer-take = テイク
answer-drop = パス
answer-beaver = ビーバー
answer-raccoon = ラクーン
answer-otter = オッター
answer-all-take = すべてテイク
answer-all-drop = すべてパス
answer-all-beaver = すべてビーバー
answer-all-raccoon = すべてラクーン
answer-all-otter = すべてオッター
answer-send = 返事をする
answer-weigh = { $played }の勝負を続け、いま{ $paid }を払うことになります。
answer-open = キューブごとに返事を選んでください。
answer-fine = ルール上できる返事です。
offer-title = どのキューブ？
settle-title = キューブのセトルメント
settle-offer = 申し出る
settle-offered = { $own ->
    [true] { $yours ->
        [true] 自分のキューブ
       *[false] { $who }のキューブ
    }のセトルメントを申し出ました。
   *[false] { $by }が{ $yours ->
        [true] あなたのキューブ
       *[false] { $who }のキューブ
    }のセトルメントを申し出ています。
}
settle-comes-to = { $way ->
    [receive] あなたが{ $amount }を受け取ります。
    [pay] あなたが{ $amount }を払います。
   *[nothing] 誰も払いません。
}
settle-points = { $yours ->
    [true] あなたのキューブ
   *[false] { $who }のキューブ
}
settle-way-receive = 受け取る
settle-way-pay = 払う
settle-note = 点数で。半点も可。申し出は、次のロール、ムーブ、ダブルまで有効です。
settle-accept = 受ける
settle-decline = 断る
settle-withdraw = 撤回

# The list of members
line-title = メンバーとキューブ
line-cube-ends = ボックス ↔ 自分
line-game = このゲーム
line-total = 点数
line-you = あなた
line-leaving = このゲームのあと抜けます
line-awaited = 操作待ち
line-extra = { $who }に対する追加のキューブ
line-bot = ボット
line-pips = { $n }ピップ
line-ask = 助言を求める
cube-at = { $at ->
    [box] キューブは{ $value }、ボックスが所有
    [own] キューブは{ $value }、{ $who }が所有
   *[middle] キューブは{ $value }、中央
}
cube-offered = { $by ->
    [box] ボックスが{ $value }にダブル
   *[team] ボックスに{ $value }でダブル
}
cube-settled = { $winner ->
    [box] ボックスの勝ち
    [team] ボックスの負け
   *[agreed] セトルメント済み
}
cube-single = キューブ
cube-won = 勝ち
cube-lost = パス
cube-agreed = セトルメント済み

# Talk
talk-title = チームの相談
talk-never = このテーブルのルールでは、キャプテンに助言できません。
talk-free = このテーブルのルールでは、いまは助言できません。
talk-after-cube = キューブが動いたあと、チームは助言できます。
talk-cube-holders = キューブを出すかテイクした人と、キャプテンが聞いた人は助言できます。
talk-label = キャプテンへの助言
talk-label-team = チームへのひとこと
talk-title-partner = ボックスとパートナー
talk-agree = 賛成
talk-agreed = 賛成：{ $who }
table-talk-title = テーブルのチャット
table-talk-label = テーブルの全員へ
line-away = 離席中
line-asked = 助言を依頼済み
line-unask = 依頼を取り消す
sure-paid = { $to }に{ $amount }を払いましたか？全員の収支に記入されます。
sure-leave-plays-on = 抜けますか？あなたのキューブは、ゲームが終わるまでキャプテンのもとで続きます。収支は精算するまで残ります。
sure-leave-loses = 抜けますか？このテーブルでは、勝負中のキューブはすべてその場で負けになります。収支は精算するまで残ります。

# Accounts
accounts-title = 収支
accounts-open = 収支と精算
accounts-games = ゲーム
accounts-none = 終わったゲームはまだありません。
accounts-sum = 収支の合計は{ $sum }です。
accounts-fewest = 最少の支払い
accounts-pay = { $from }が{ $to }に{ $amount }払う
accounts-paid = 支払い済みにする
accounts-even = 貸し借りなし。
game-line = { $winner ->
    [box] { $box }（ボックス）が{ $captain }に勝ち
   *[team] { $captain }が{ $box }（ボックス）に勝ち
}{ $win ->
    [gammon] 、ギャモン
    [backgammon] 、バックギャモン
   *[other] {""}
}{ $ending ->
    [dropped] 、全キューブ決着
    [resigned] 、投了
    [claimed] 、申告
    [flag] 、時間切れ
    [forfeited] 、棄権
    [adjudicated] 、裁定
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] ボックスは残ります。
    [behind] ボックスは勝ちましたが収支がマイナスのため、列の最後尾へ移ります。
   *[beaten] ボックスは列の最後尾へ移ります。
}

# Said as it happens
said-joins = { $who }が参加しました。
said-stays = { $who }は残ることにしました。
said-leaving = { $who }はこのゲームのあと抜けます。
said-gone = { $who }が抜けました。
said-order = 順番：{ $names }。
said-die = { $you ->
    [true] あなたの目は{ $die }です。
   *[false] { $who }の目は{ $die }です。
}
said-game = 第{ $game }ゲーム：ボックスは{ $box }、キャプテンは{ $captain }です。
said-captain = { $you ->
    [true] あなたがキャプテンになりました。
   *[false] { $who }がキャプテンになりました。
}
said-answer = { $n ->
    [1] 返事をどうぞ：テイクか、パスか？
   *[other] キューブ{ $n }個への返事をどうぞ。
}
said-answered = { $who }が返事をしました。返事待ち：{ $n ->
    [0] なし
   *[other] { $rest }
}。
said-settled = { $winner ->
    [box] { $you ->
        [true] あなたのキューブ
       *[false] { $who }のキューブ
    }：ボックスの勝ち。
   *[team] { $you ->
        [true] あなたのキューブ
       *[false] { $who }のキューブ
    }：ボックスの負け。
}
said-agreed = { $you ->
    [true] あなたのキューブ
   *[false] { $who }のキューブ
}はセトルされました。
said-cube = { $at ->
    [box] { $you ->
        [true] あなたのキューブ
       *[false] { $who }のキューブ
    }：{ $value }、ボックスが所有。
    [own] { $you ->
        [true] あなたのキューブ：{ $value }、あなたが所有。
       *[false] { $who }のキューブ：{ $value }、{ $who }が所有。
    }
   *[middle] { $you ->
        [true] あなたのキューブ
       *[false] { $who }のキューブ
    }：{ $value }、中央。
}
said-extra = { $from }が{ $to }に{ $value }の追加のキューブを渡しました。
said-result = 第{ $game }ゲーム：{ $winner ->
    [box] ボックスの{ $box }が{ $captain }に勝ち
   *[team] { $captain }がボックスの{ $box }に勝ち
}{ $win ->
    [gammon] 、ギャモン
    [backgammon] 、バックギャモン
   *[other] {""}
}{ $ending ->
    [dropped] 、全キューブ決着
    [resigned] 、投了
    [claimed] 、申告
    [flag] 、時間切れ
    [forfeited] 、棄権
    [adjudicated] 、裁定
   *[borne_off] {""}
}。{ $fate ->
    [stays] ボックスは残ります。
    [behind] ボックスは勝ちましたが収支がマイナスのため、列の最後尾へ移ります。
   *[beaten] ボックスは列の最後尾へ移ります。
}
said-points = { $list }。
said-may-double = ダイスが振られるまで、ダブルできます。

# Over the wooden board
wood-title = スコア帳
wood-add = プレイヤーを追加
wood-name = 名前
wood-order = 順番を決める
wood-order-note = 振った目の順に、ボックス、キャプテン、列。
wood-up = { $who }を上へ
wood-down = { $who }を下へ
wood-doubles = ダブルするのは？
wood-double = { $who }が{ $value }にダブル
wood-box-doubles = { $who }（ボックス）がダブル
wood-answers = { $who }の返事
wood-rolled = ダイスが振られた
wood-tie = オープニングロールが同じ目
wood-result = ゲーム終了
wood-box-wins = { $who }（ボックス）の勝ち
wood-team-wins = { $who }とチームの勝ち
wood-single = シングル
wood-gammon = ギャモン
wood-backgammon = バックギャモン
wood-undo = 直前の記入を取り消す
wood-undo-more = いくつか取り消す
wood-undo-steps = 取り消す件数
wood-leave = { $who }が抜ける
wood-join = { $who }が残る
wood-stake = 次のゲームのレート
wood-unit = 1点のレート
wood-currency = 通貨
wood-settle = キューブのセトルメント
wood-settle-cube = 誰のキューブ
wood-settle-points = 点数
wood-settle-note = メンバーが受け取る点数。払う場合はマイナス。半点も可。
wood-set = 決定
wood-pay = 支払いを記入
wood-from = 払う人
wood-to = 受け取る人
wood-amount = 金額
wood-no-amount = 0より大きい金額を、その通貨の小数の桁で入力してください。
wood-record = 記入
wood-partner = 抽選されたパートナー
wood-others = メンバー、レート、支払い

# Keys
key-chouette-go = ロール、完了、開始
key-chouette-double = ダブル：自分のキューブ。ボックスならすべてのキューブ
key-chouette-take = 出されたものをすべてテイク
key-chouette-drop = 出されたものをすべてパス
key-chouette-beaver = 出されたものをすべてビーバー
key-chouette-hold = この手番はノーダブル
key-chouette-cubes = すべてのキューブを読み上げる
key-chouette-wait = 誰を待っているか読み上げる
key-chouette-talk = 助言を書く
key-chouette-answer = 返事へ移る

# Why something is refused
chouette-house-only = サーバーだけができます。
chouette-player-only = プレイヤーだけができます。
chouette-not-opened = そのシュエットはありません。
chouette-opened-already = このシュエットはすでにあります。
chouette-not-over = セッションはまだ終わっていません。
chouette-goes-on-already = 同じメンバーで、すでに別のシュエットが始まっています。
chouette-over = セッションは終了しました。
chouette-only-over-the-board = これを入力するのは木のボードのときだけです。オンラインではサーバーが記録します。
chouette-only-online = これは木のボードで行い、入力はしません。
chouette-dice-missing = このロールのダイスがありません。
chouette-bad-text = 文章が空か、長すぎます。
chouette-not-here = これができるのも支払いを受けられるのも、シュエットに参加したメンバーだけです。
chouette-joined-already = { $member }はすでに参加しています。
chouette-name-taken = { $name }はすでにスコア帳にあります。もう一度入れるか、頭文字を付けるなど別の名前を入力してください。
chouette-full = 参加できるのは{ $most }人までです。
chouette-decide-first = 先に、待たれている決断をしてください。抜けられるのは決断の合間です。
chouette-leaving-already = すでに抜けると伝えています。ゲームが終わると抜けます。
chouette-order-known = 順番はすでに決まっています。
chouette-order-unknown = 順番がまだ決まっていません。
chouette-no-roll-waited = あなたがロールする番ではありません。
chouette-order-incomplete = 順番には、全員を1回ずつ入れてください。
chouette-too-few = シュエットには3人以上が必要です。
chouette-game-in-play = ゲームが進行中です。
chouette-no-game = 進行中のゲームはありません。
chouette-no-part = あなたはこのゲームにいないか、すでに外れています。
chouette-box-only = 決められるのはボックスだけです。
chouette-not-the-player = この側のロール、ムーブ、決断をするのは{ $member }です。
chouette-no-partner-yet = ボックスがパートナーを持てるのは{ $from }人以上のときです。
chouette-partner-already = ボックスにはすでにパートナーがいます。
chouette-no-partnership = 解消するパートナー関係がありません。
chouette-not-asked = パートナーになるか聞かれる順番ではありません。
chouette-lot-too-early = パートナーの抽選は、全員に聞いて希望者がいなかったあとです。
chouette-not-in-the-lot = { $member }はパートナーの抽選に入っていません。
chouette-board = いまはルール上できません。
chouette-too-many-steps = 1回のムーブは最大4手です。
chouette-tie-waits = 先に、同じ目を2倍と数えるかボックスが決めます。
chouette-no-tie = 数えるか決める同じ目はありません。
chouette-opening-over = ゲームはもう始まっています。オープニングで同じ目が出たときの処理は、その前に行います。
chouette-cubes-wait = 先に、出されているキューブへの返事が必要です。
chouette-extras-wait = 先に、パスした人が追加のキューブについて決めます。
chouette-others-may-offer = ほかの人がまだキューブを出せます：{ $members }。
chouette-answered-this-turn = ボックスが返事をしたので、次のロールまで誰もキューブを出せません。
chouette-captain-offers = チームのキューブを出せるのは{ $member }だけです。
chouette-one-cube = キューブは1個です。全員に対して出され、ボックスの返事も全員に共通です。
chouette-nothing-to-offer = 出せるキューブがありません。
chouette-not-your-cube = { $member }のキューブは出せません。
chouette-offered-already = { $member }のキューブは、この手番ですでに出されました。
chouette-cube-exhausted = キューブはこれ以上上がりません。
chouette-nothing-offered = あなたに出されたキューブはありません。
chouette-answered-already = すでに返事をしています。
chouette-answer-each = 出されたキューブすべてに返事をしてください：{ $members }。
chouette-response-not-enabled = このテーブルのルールに、その返事はありません。
chouette-duty-take-enough = 全員がダブルしました。テイクするキューブ（{ $taken }）は、パスするキューブ（{ $dropped }）{ $before ->
    [0] {""}
   *[other] とこのゲームですでに失った分（{ $before }）の合計
}以上でなければなりません。
chouette-duty-takers-beaver = このテーブルでは、ダブルのテイクは必ずビーバーです。
chouette-duty-beaver-the-captain = キャプテンのキューブだけをテイクするなら、ビーバーしなければなりません。
chouette-duty-take-the-captain = このうちどれかをテイクするなら、キャプテン（{ $member }）のもテイクしなければなりません。
chouette-duty-sole-taker-beavers = ほかは全員パスしました。1人だけのテイクは必ずビーバーです。
chouette-duty-last-rejects = ほかは全員、ボックスのダブルをパスしました。あなたもパスしなければなりません。
chouette-no-extra = いま渡せる追加のキューブはありません。
chouette-no-advice = このテーブルのルールでは、いまは助言できません。
chouette-advises-nobody = 助言は、チームのメンバーがキャプテンにするものです。ボックスは1人で打ちます。
chouette-out-of-the-game = このゲームから外れているので助言できません。
chouette-no-settlement = そのキューブは、あなたがセトルするものではありません。
chouette-bad-amount = その金額は使えません。
chouette-pays-themselves = 自分に払うことはできません。2人を選んでください。
stake-currency = 「{ $text }」は通貨ではありません。EURなどの記号を書くか、点数で打つなら空欄にしてください。
stake-decimals = { $cents ->
    [points] 点数は整数です。小数なしで書いてください。
    [no] { $currency }に小数はありません。小数なしで書いてください。
   *[yes] { $currency }の金額は、小数2桁までです。
}
stake-bounds = { $cents ->
    [points] 1点のレートは1～1,000,000点です。
    [no] 1点のレートは1～1,000,000 { $currency }です。
   *[yes] 1点のレートは0.01～10,000 { $currency }です。
}
chouette-nothing-to-undo = 取り消せる記入は{ $acts }件だけです。
chouette-nothing-due = いま期限を迎えたものはありません。
chouette-nothing-changes = 何も変わりません。
chouette-dice-called = まもなくダイスが振られます。
chouette-not-that-roll = そのロールは呼ばれていないか、すでに済んでいます。
chouette-no-own-chain = チェーンを持つのはボックスとキャプテンだけで、それぞれ自分のものを開示します。
chouette-chain-too-late = チェーンのコミットは、その組の最初のロールの前に1回だけです。
chouette-link-opened-already = このロールのチェーンの値はすでに開示されています。
chouette-bad-link = そのチェーンの値は、コミットされたものと合いません。

# A game as it went
history-of = 第{ $n }ゲームの全手順
history-open = 全手順
history-colours = { $box }（ボックス）
history-colours-team = チーム
history-boards = 各ムーブのあとのボードです。選ぶと拡大し、矢印キーでたどれます。
history-position = ポジション。{ $box }：{ $white }。{ $captain }：{ $black }。
history-before = ← 前のゲーム
history-next = 次のゲーム →
history-order = { $partnered ->
    [true] ボックス{ $box }（パートナー{ $partner }）対{ $team }（先頭がキャプテン）。
   *[false] ボックス{ $box }対{ $team }（先頭がキャプテン）。
}
history-opening = オープニング：{ $box }が{ $white }、{ $captain }が{ $black }。
history-tie = オープニング：両者とも{ $white }。
history-same = オープニング：同じ目。
history-tie-counted = オートマチックダブルを認める
history-tie-declined = ボックスはキューブをそのままにします。
history-cannot = 動けず
history-doubles = ダブル
history-box-doubles = { $against }にダブル
history-answer = { $who }：{ $answer }、{ $value }{ $owner ->
    [own] {""}
   *[other] （{ $of }のキューブ）
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] （義務、CHO-15：1人だけのテイクは必ずビーバー）
    [last_rejects] （義務、CHO-09：ほかの全員と同じく最後の1人もパス）
   *[other] （義務）
}
history-captain = { $who }がキャプテンになりました：{ $why ->
    [declined] キャプテンがパスしました。
    [cube_dropped] キャプテンのキューブがパスされました。
    [settled] キャプテンのキューブがセトルされました。
    [too_slow] キャプテンが時間内に動きませんでした。
   *[left] キャプテンが抜けました。
}
history-extra = { $from }が{ $to }に追加のキューブを渡し、{ $price }を払います。
history-settled = { $from }が{ $to }とセトル：{ $points }。
history-slow = { $who }は時間内に動きませんでした。
history-left-cubes = { $who }が抜け、キューブを失います。
history-challenge = 合法なムーブを要求
history-resign = { $win ->
    [gammon] ギャモン
    [backgammon] バックギャモン
   *[single] シングル
}での投了を申し出
history-claim = { $win ->
    [gammon] ギャモン勝ち
    [backgammon] バックギャモン勝ち
   *[single] 勝ち
}を申告
history-resignation-accepted = 受ける
history-resignation-rejected = 続ける
again-open = 同じメンバーでもう一度シュエット
again-go = 新しいシュエットへ

# What has just happened
news-title = いま起きたこと
news-tie = 両者とも{ $die }でした。
news-tie-counted = 同じ目により、すべてのキューブが2倍になりました。
news-tie-declined = 同じ目のあと、ボックスはキューブをそのままにしました。
news-doubled = { $you ->
    [true] あなたがキューブ{ $n }個でダブルしました。
   *[false] { $who }がキューブ{ $n }個でダブルしました。
}
news-answer = { $who }：{ $answer }、{ $value }（{ $of }のキューブ）{ $duty ->
    [none] {""}
    [sole_taker_beavers] 、義務：1人だけのテイクは必ずビーバー
    [last_rejects] 、義務：ほかの全員と同じく最後の1人もパス
   *[other] 、義務
}。
news-extra = { $you ->
    [true] あなたが{ $to }に追加のキューブを渡しました。
   *[false] { $who }が{ $to }に追加のキューブを渡しました。
}
news-captain = { $you ->
    [true] あなたがキャプテンになりました
   *[false] { $who }がキャプテンになりました
}：{ $why ->
    [declined] キャプテンがパスしました。
    [cube_dropped] キャプテンのキューブがパスされました。
    [settled] キャプテンのキューブがセトルされました。
    [too_slow] キャプテンが時間内に動きませんでした。
   *[left] キャプテンが抜けました。
}
news-too-slow = { $side ->
    [box] ボックスが時間内に動きませんでした。
   *[team] キャプテンが時間内に動きませんでした。
}
news-settled = { $paid ->
    [true] { $who }のキューブをセトル：{ $to }に{ $points }。
   *[false] { $who }のキューブを支払いなしでセトル。
}
news-settle-declined = { $who }のキューブのセトルメントの申し出は、断られたか撤回されました。
news-silence = { $you ->
    [true] 時間内に返事がなかったため：{ $answer }。無回答は、キャプテンと同じ返事か、パスになります。
   *[false] { $who }は時間内に返事をしませんでした。キャプテンと同じ返事か、パスになります。
}
news-own-answer = { $n ->
    [1] あなたの返事：{ $answer }。ほかの人はまだ考えています。
   *[other] あなたの返事：{ $answers }。ほかの人はまだ考えています。
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = キャプテン代理
news-stands-in = { $you ->
    [true] キャプテンが戻るまで、あなたが代わりに打ちます。
   *[false] キャプテンが戻るまで、{ $who }が代わりに打ちます。
}
news-captain-back = { $who }がキャプテンに戻りました。
history-stands-in = 離席中のキャプテンの代わりに{ $who }が打ちます。
history-captain-back = { $who }が戻り、続けます。
history-silence = { $who }は時間内に返事をしませんでした。キャプテンと同じ返事か、パスになります。
talk-stand-in = キャプテンの代わりに打っています。チームの助言はここに出ます。
claim-title = スコア帳にあなたの名前がありますか？
claim-lead = もう一度参加するのではなく、自分の名前を選んでください。ホストが確認します。
claim-seat = 私は{ $who }です
waits-claim = あなたが{ $who }であることの確認を、ホストに依頼しました。
wood-claim = { $who }がリンクを開き、「スコア帳の{ $seat }は私です」と言っています。
wood-claim-grant = そのとおり
wood-claim-refuse = 違う
wood-enter = 記入する
wood-sure-result = { $kind ->
    [gammon] { $title }：ギャモン。ゲームは終わります。
    [backgammon] { $title }：バックギャモン。ゲームは終わります。
   *[single] { $title }：シングル。ゲームは終わります。
}
wood-sure-pay = 収支では、{ $from }が{ $to }に払う分は{ $owed }です。それでも{ $amount }を記入しますか？
accounts-debt = { $from }から{ $to }へ{ $amount }の借り
accounts-carried = 前のシュエットからの持ち越し：{ $list }。
accounts-carried-on = 未払いの分は次のシュエットに持ち越され、そこで支払われます。
game-jacoby = 動いていないキューブでは、ギャモンもシングルと数えました（ジャコビー、CHO-18）。
resign-costs = { $you ->
    [true] あなたは{ $amount }を失います
   *[false] { $who }は{ $amount }を失います
}
strip-own-cube = { $at ->
    [box] キューブ{ $value }、ボックス側
    [own] キューブ{ $value }、自分側
   *[middle] キューブ{ $value }、中央
}
line-ask-mark = 聞く
line-asked-mark = 依頼済み
voice = 通話ルーム
voice-note = 通話に使う場所へのリンク（https）。テーブルの全員に見えます。
voice-open = 通話ルームを開く
parts-title = ボードの横
parts-members = メンバー
parts-talk = 相談
parts-accounts = 収支
parts-more = その他
parts-board = ボードに戻る
chouette-not-claimable = この席は選べません。ふさがっているか、ホストが記入した席ではありません。
chouette-not-in-their-place = キャプテンの代理なので、代わりに投了することはできません。
