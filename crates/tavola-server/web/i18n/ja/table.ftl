# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = あなた
you-first = あなた
you-object = あなた
white = 白
black = 黒
bot = ボット
you-mark = あなた
seat-free = 空席
gone = 離席中
bar-word = bar
off-word = off
number = { $n }
# Places and what stands there
board-label = ボード。矢印キーでポイントを移り、Enterキーで駒を動かします。
point = { $number }ポイント
bar-yours = あなたのバー
bar-theirs = 相手のバー
tray-yours = あなたのトレイ
tray-theirs = 相手のトレイ
bar-white = 白のバー
bar-black = 黒のバー
tray-white = 白のトレイ
tray-black = 黒のトレイ
place = { $place }、{ $checkers }
checkers-none = 駒なし
checkers-count = { $count }枚
checkers-yours = { $n ->
    [1] あなたのブロット
   *[other] あなたの駒{ $count }枚
}
checkers-theirs = { $n ->
    [1] 相手のブロット
   *[other] 相手の駒{ $count }枚
}
checkers-white = { $n ->
    [1] 白のブロット
   *[other] 白{ $count }枚
}
checkers-black = { $n ->
    [1] 黒のブロット
   *[other] 黒{ $count }枚
}
moves-to = { $to }ポイントへ
moves-hitting = { $to }ポイントへヒット
moves-off = ベアオフ
quadrant-home = あなたのインナーボード：{ $checkers }
quadrant-outer = あなたのアウターボード：{ $checkers }
quadrant-their-outer = 相手のアウターボード：{ $checkers }
quadrant-their-home = 相手のインナーボード：{ $checkers }
dice-swap = ダイス{ $a }と{ $b }：順番を入れ替える
dice-done = ダイス{ $a }と{ $b }、動かし終わり：ダイスを上げる
cube-press = キューブ：{ $value }にダブル
cube-middle = キューブは中央、{ $value }
cube-owned = キューブは{ $value }、{ $you ->
    [true] あなたが所有
   *[false] { $who }が所有
}

# Acts
act-roll = ロール
act-double = ダブル
act-confirm_double = { $value }にダブル
act-cancel_double = やめる
act-take = テイク
act-drop = パス
act-beaver = ビーバー
act-raccoon = ラクーン
act-otter = オッター
act-done = 完了
act-no_move = 動かせません：次へ
act-undo = 元に戻す
act-next_game = 次のゲーム
act-offer_rematch = 再戦
act-accept_rematch = 再戦を受ける
act-decline_rematch = やめておく
act-accept_resignation = 受ける
act-reject_resignation = 続ける
act-annul_doubles = ダブルを取り消す
act-annul_doubles-detail = クロフォードゲームではダブルなし
act-correct_start = 初期配置を直す
act-correct_start-detail = 4回目のロールまで
act-roll_early = 先にロール
act-double_early = 先にダブル
act-double_by_mistake = クロフォードゲームでダブル
act-accept_play = そのまま認める
act-challenge = 合法なムーブを求める
confirm-double = { $value }にダブルしますか？もう一度押すと確定します。

# The line under the board
status-waiting = 相手を待っています。
status-waiting-doubles = 全員の着席を待っています。
status-ready = まもなくマッチが始まります。
status-opening = ロールして先手を決めましょう。
status-opening-tie = 両者とも{ $die }：振り直しです。
status-rolling = ダイスを振っています。
status-their-roll = { $who }のロール待ちです。
status-their-play = { $who }が{ $roll }を動かす番です。
status-doubled = { $value }にダブルしました。{ $who }の返事を待っています。
status-play = { $roll }：あなたの番です。
status-cannot = { $roll }：動かせません。
status-complete = 「完了」を押すか、元に戻してください。
status-rolled-early = { $mover ->
    [you] { $who }が早まって{ $roll }を振りました。この目は有効で、あなたはそれを知ったうえで動かせます。相手はこのロールの前にダブルできません（IRR-07）。
    [opponent] あなたは早まって{ $roll }を振りました。この目は有効で、相手はそれを知ったうえで動かし、あなたはダブルできません（IRR-07）。
   *[other] { $who }が早まって{ $roll }を振りました。この目は有効です（IRR-07）。
}
status-doubled-early = { $mover ->
    [you] { $who }が早まってダブルしました。それを知ったうえで動かし、そのあと返事をします（CUB-09）。
    [opponent] あなたは早まってダブルしました。撤回はできません（CUB-09）。
   *[other] { $who }が早まってダブルしました（CUB-09）。
}
status-shown = { $who }がロールするまで、ムーブに異議が出ることがあります。
status-challenged = { $who }が合法なムーブを求めています。{ $roll }を動かし直してください。
status-their-shown-answer = { $who }が動かしました。そのまま認めるか、合法なムーブを求めてください。
status-their-shown = { $who }が動かしました。ロールすると認めたことになります。
status-resigned = { $win ->
    [gammon] ギャモン
    [backgammon] バックギャモン
   *[single] シングル
}での投了を申し出ました。返事を待っています。
status-next-wanted = 相手を待っています。
status-rematch-asked = 再戦を申し込みました。
status-rematch-offered = 相手が再戦を希望しています。
status-closed = このテーブルは終了しました。
done-unmoved = まだ何も動かしていません。このまま手番を終えるには、もう一度押してください。
roll-early-sure = 相手の手番が終わっていません。いま振った目は、このテーブルのルールどおりに扱われます。それでも振るには、もう一度押してください。
double-early-sure = まだダブルには早く、ダブルすると撤回できません（CUB-09）。それでもダブルするには、もう一度押してください。
not-complete = 手番が終わっていません。動かせる目はできるだけ使ってください。
not-now = いまはできません。
dice-used = ダイスは両方とも使いました。別のムーブにするには元に戻してください。
typing = ムーブ：{ $text }
typed-wrong = 「{ $text }」は合法なムーブではありません。
deadline = { $you ->
    [true] あと{ $seconds }秒で決めてください。
   *[false] { $who }の残り時間はあと{ $seconds }秒です。
}
absence = { $who }は離席中です。{ $left }以内に戻らなければ、勝ちを申告できます。
line-open = 接続中
line-lost = 接続が切れました。再接続しています…
replay-start = ゲームの最初、{ $of }手中0手目
replay = { $of }手中{ $at }手目：{ $who } { $roll } { $play }

# Said as it happens
say-sits = { $who }が着席しました。
say-gone = { $who }の接続が切れました。
say-back = { $who }が戻りました。
say-play = { $who }の目は{ $a }-{ $b }、ムーブは{ $play }。
say-play-told = { $who }、{ $play }。
say-play-short = { $play }。
say-cannot = { $who }の目は{ $a }-{ $b }、動かせません。
say-cannot-told = { $who }は動かせません。
say-roll = { $double ->
    [true] { $a }のゾロ目
   *[false] { $a }-{ $b }
}、{ $n ->
    [0] 合法なムーブなし
   *[other] ムーブ{ $n }通り
}。
say-roll-short = { $a }-{ $b }。
say-their-roll = { $who }の目は{ $a }-{ $b }。
say-complete = 動かし終わりました
say-forced = フォースドムーブ：{ $play }。
say-doubles = { $who }が{ $value }にダブル。テイクか、パスか？
say-beaver = { $who }がビーバー：キューブは{ $value }になります。
say-raccoon = { $who }がラクーン：キューブは{ $value }になります。
say-otter = { $who }がオッター：キューブは{ $value }になります。
say-cube = キューブは{ $value }、{ $you ->
    [true] あなたが所有
   *[false] { $who }が所有
}。
say-cube-middle = キューブは中央、{ $value }。
say-game = 第{ $game }ゲーム。
say-crawford = 第{ $game }ゲーム、クロフォードゲーム：ダブルなし。
say-result = { $you ->
    [true] あなたの勝ち
    [lost] あなたの負け
   *[false] { $who }の勝ち
}、{ $win ->
    [gammon] ギャモン
    [backgammon] バックギャモン
   *[single] シングル
}{ $ending ->
    [dropped] （ダブルをパス）
    [resigned] （投了）
    [claimed] （申告）
    [flag] （時間切れ）
    [forfeited] （棄権）
    [adjudicated] （裁定）
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] 、キューブ{ $cube }
}、{ $points }点。
say-match-won = { $you ->
    [true] マッチはあなたの勝ち
    [lost] マッチはあなたの負け
   *[false] マッチは{ $who }の勝ち
}{ $cause ->
    [flag] （時間切れ）
    [too_slow] （決断の時間切れ）
    [absent] （{ $you ->
        [lost] あなたの不在
       *[other] 相手の不在
    }）
    [left] （{ $you ->
        [lost] あなたの退席
       *[other] 相手の退席
    }）
    [resigned] （投了）
    [ruling] （裁定）
   *[score] {""}
}。
say-session-over = { $cause ->
    [left] セッション終了：プレイヤーが退席しました。
    [absent] セッション終了：プレイヤーが戻りませんでした。
    [too_slow] セッション終了：決断が時間内にされませんでした。
    [flag] セッション終了：時間切れです。
    [resigned] セッション終了：投了です。
    [ruling] 裁定によりセッションを終了しました。
    [annulled] マッチは無効になりました。誰の成績にもなりません。
   *[session_over] セッションは終了しました。
}
say-resigns = { $who }が{ $win ->
    [gammon] ギャモン
    [backgammon] バックギャモン
   *[single] シングル
}での投了を申し出ています。
say-rejected = 投了は受け入れられませんでした。続けてください。
say-your-turn = あなたの番：ロールしてください。
say-your-turn-cube = あなたの番：ロールかダブルです。
say-pips = ピップ：あなた{ $yours }、相手{ $theirs }。
score-money = スコア{ $yours }–{ $theirs }。
points-word = 点
score-stake = スコア{ $yours }–{ $theirs }：{ $lead ->
    [level] 貸し借りなし
    [you] あなたが{ $amount }のプラス
    [opponent] 相手が{ $amount }のプラス
   *[other] { $who }が{ $amount }のプラス
}。
score-match = スコア{ $yours }–{ $theirs }、{ $length }ポイントマッチ。
score-match-stood = 終了時のスコア{ $yours }–{ $theirs }、{ $length }ポイントマッチ。

# Around the board
bar-you = あなた：{ $who }
bar-them = 相手：{ $who }
pips = { $n }ピップ
away = { $n }アウェイ
score-of = スコア{ $n }
title-game = 第{ $game }ゲーム
title-crawford = クロフォード
no-move = 動けず
moved-double = { $value }にダブル
moved-take = テイク
moved-drop = パス
moved-beaver = { $value }にビーバー
moved-raccoon = { $value }にラクーン
moved-otter = { $value }にオッター
moved-roll_early = 早まってロール
moved-double_early = 早まって{ $value }にダブル
moved-annul_doubles = クロフォードゲームのダブルを取り消し
moved-correct_start = 初期配置を訂正
moved-challenge = 合法なムーブを要求
game-how = { $ending ->
    [dropped] パス
    [resigned] { $win ->
        [gammon] ギャモン、投了
        [backgammon] バックギャモン、投了
       *[single] 投了
    }
    [claimed] { $win ->
        [gammon] ギャモン、申告
        [backgammon] バックギャモン、申告
       *[single] 申告
    }
    [flag] { $win ->
        [gammon] ギャモン、時間切れ
        [backgammon] バックギャモン、時間切れ
       *[single] 時間切れ
    }
    [forfeited] { $win ->
        [gammon] ギャモン、棄権
        [backgammon] バックギャモン、棄権
       *[single] 棄権
    }
    [adjudicated] { $win ->
        [gammon] ギャモン、裁定
        [backgammon] バックギャモン、裁定
       *[single] 裁定
    }
   *[borne_off] { $win ->
        [gammon] ギャモン
        [backgammon] バックギャモン
       *[single] シングル
    }
}
match-decided = { $cause ->
    [flag] 時間切れでマッチ決着
    [too_slow] 決断の時間切れでマッチ決着
    [absent] 相手の不在でマッチ決着
    [left] 相手の退席でマッチ決着
    [ruling] 裁定でマッチ決着
   *[resigned] マッチ投了
}{ $between ->
    [true] （ゲーム間）
   *[false] {""}
}
plays-count = 合法なムーブは{ $n }通り
resign-single = シングルで投了：{ $points }点
resign-gammon = ギャモンで投了：{ $points }点
resign-backgammon = バックギャモンで投了：{ $points }点
resign-match = マッチ全体を投了
resign-match-sure = マッチ全体を投了する
resign-match-no = 続ける
resign-when-done = 手番が終わったら、{ $win ->
    [gammon] ギャモンで
    [backgammon] バックギャモンで
   *[single] シングルで
}投了を申し出ます（END-08）。Escキーで取り消せます。
resign-kind = { $win ->
    [gammon] ギャモンで投了
    [backgammon] バックギャモンで投了
   *[single] シングルで投了
}
leave-session = セッションを終える
leave-table = テーブルを離れる
lookback-game = { $match ->
    [1] 第{ $game }ゲーム
   *[other] 第{ $match }マッチ、第{ $game }ゲーム
}
lookback-open = 第{ $game }ゲームを振り返る
lookback-unreachable = いまはゲームを取得できません。少し待ってもう一度お試しください。
copied = コピーしました：{ $text }
watchers = 観戦{ $n }人
bot-level = ボット · { $level }
bot-level-beginner = 入門
bot-level-novice = 初級
bot-level-casual = 初中級
bot-level-intermediate = 中級
bot-level-advanced = 上級
bot-level-expert = エキスパート
bot-level-full = 最強
stake-per-point = 1点あたり{ $unit }
line-needed = 接続がありません。回復すればまたできます。
line-waiting = 未送信：操作は接続が回復しだい送られます。
moved-rejected_single = シングルで投了：拒否
moved-rejected_gammon = ギャモンで投了：拒否
moved-rejected_backgammon = バックギャモンで投了：拒否
act-double-detail = { $value }へ
act-take-detail = { $asked }で続行
act-drop-detail = { $refused }の負け
act-accept_resignation-detail = { $resigned }
resigned-wins = { $points }の勝ち
act-beaver-detail = { $beaver }へ
act-raccoon-detail = { $beaver }へ
act-otter-detail = { $beaver }へ
key-escape = 途中の操作をやめる、前の手の表示から戻る
key-mouse = 1つ目のダイスで動かす（右クリック：もう1つのダイスで）
key-dice = ダイスを入れ替える。動かし終わっていれば完了
key-drag = 両方のダイスでまとめて動かす
invite-copied = コピーしました。友だちに送ってください。
invite-select = 選択されたリンクをコピーして、友だちに送ってください。

# Why something is refused
refused-clause = { $text }（{ $clause }）
refused-closed = このテーブルは終了しました。
refused-not-seated = このテーブルのプレイヤーだけができます。
refused-seat-taken = その席はふさがっています。
refused-wrong-invitation = その席は招待された人のためのものです。
refused-not-begun = マッチはまだ始まっていません。
refused-no-game = 進行中のゲームはありません。
refused-match-over = マッチは終わりました。
refused-opponent-left = 相手は退席しました。
refused-dice-called = まもなくダイスが振られます。
refused-time-is-up = 時間切れでした。
refused-rules = いまはルール上できません。
refused-not-opened = そのようなテーブルはありません。
refused-opened-already = このテーブルはすでにあります。
refused-not-allowed = サーバーかディレクターだけができます。
refused-nobody = 先に名前を入力してください。
refused-seated-already = すでにここに着席しています。
refused-same-player = 自分とは対戦できません。
refused-broken-start = この設定では最初のゲームを始められません。
refused-ready-already = すでに準備完了になっています。
refused-begun-already = マッチはすでに始まっています。
refused-seats-kept = マッチが終わるまで席は替われません。
refused-game-on = ゲームはまだ終わっていません。
refused-match-not-over = マッチはまだ終わっていません。
refused-no-match = マネーゲームには投了するマッチがありません。ゲームを投了するか、退席してください。
refused-asked-already = すでに申し込み済みです。
refused-rejected-before = 相手に拒否されました。次のロールのあとなら、また申し出られます。
refused-no-rematch = 再戦の申し込みはありません。
refused-not-that-roll = チェーンの値を待っているのは別のロールです。
refused-link-opened = このロールのチェーンの値はすでに開示されています。
refused-no-own-chain = この席のチェーンの値はサーバーが開示します。
deposit-no-own-chain = この席が自分のチェーンをコミットしたあとで、シードを預けられます。
deposit-not-the-seed = そのシードは、この席がコミットしたチェーンのものではありません。
refused-bad-link = そのチェーンの値は、この席がコミットしたものと合いません。
refused-another-log = このブラウザが見たマッチの経過は、ここの記録と違います。
refused-too-long = 文章や一覧が長すぎるか、数が大きすぎます。
refused-chain-too-long = チェーンの値は最大4,096個です。
dice-alarm-commitment = サーバーが、マッチ前にコミットした内容を変えました。
dice-alarm-chains = このマッチのためにコミットされたチェーンが、開始後に変えられました。
dice-alarm-start = マッチの開始前に、あなたのチェーンの値が1つ要求されました。
dice-alarm-ahead = 次は第{ $expected }ロールなのに、第{ $number }ロールのチェーンの値が要求されました。渡せば、サーバーは先の目を知ることができました。
dice-alarm-log = サーバーが示すマッチの経過が、以前と違っています。
dice-alarm-between = 第{ $number }ロールが呼ばれたあと、ダイスが出る前に別のことが起きました。
dice-alarm-twice = 第{ $number }ロールが、別の人または別の目的のために再び呼ばれました。
dice-alarm-dice = ボード上のダイスが記録のダイスと違います。
dice-alarm-lost = サーバーは第{ $number }ロールのチェーンの値を受け取ったのに、未開示と記録しました。
dice-alarm-escrow = 第{ $number }ロールは預けられた値から開示されたと記録されていますが、このブラウザは何も預けていません。
dice-alarm-proof = ダイスの記録に矛盾があります：{ $fault }
dice-alarm-refused = このブラウザは、このマッチではもうチェーンの値を開示しません。代わりに公開済みの既定値が使われ、そのことは記録に残ります。
dice-said = 警告：{ $text }
dice-remark-late = 第{ $number }ロールのあなたのチェーンの値は、呼び出しがこのブラウザに届いてから{ $seconds }秒後に送られ、間に合いませんでした。代わりに公開済みの既定値が使われました。
dice-remark-away = このブラウザの不在中に{ $n }回のロールがありました。あなたのチェーンの値の代わりに、公開済みの既定値が使われました。
dice-remark-elsewhere = このダイスのあなたの分は、このブラウザではなく、準備完了にしたブラウザにあります。ここではロールのたびに少し待ってから、公開済みの既定値が使われます。もう一方のブラウザで「別の端末で続ける」を選ぶと、あなたの分をここへ移すリンクが得られます。
dice-remark-house = このブラウザは何も保存しないため、ダイスのあなたの分もサーバーが作ります。
dice-remark-unsure = このブラウザが離れていた間に、確かめられる範囲を超える数のロールがありました。このマッチではもうチェーンの値を開示せず、公開済みの既定値が使われます。
dice-remark-brought = ダイスのあなたの分は、このブラウザにも移りました。
dice-right = ダイス検証済み：{ $rolls }回のロールはすべて、マッチ前に封印され、このブラウザが保管していたものから導かれます。
dice-fits = ダイス検証済み：{ $rolls }回のロールはすべて記録と一致します。このブラウザには、比べるべき独自の保存はありませんでした。
dice-wrong = このマッチのダイスは、事前に封印されたものから導かれません。
refused-no-dice = これに使うダイスがありません。
refused-too-many-steps = 1回のムーブは最大4手です。
refused-nothing-changes = 何も変わりません。
refused-no-clock = ここにはクロックがありません。
refused-break-between-games = 休憩はゲームとゲームの間に取ります。
refused-nothing-due = いま期限を迎えたものはありません。
refused-not-absent = 相手の離席はまだ十分な時間になっていません。
refused-too-fast = 操作が多すぎます。少しお待ちください。
refused-not-yours = その操作は許可されていません。
refused-malformed = サーバーが理解できませんでした。
refused-away = いまクラブは何も保存できません。まもなくもう一度お試しください。その間、クロックは進みません。
refused-trouble = こちらで問題が起きました。もう一度お試しください。
clause-END-08 = 投了は手番を終えてから、そのゲームで失いうる点数までです。
clause-END-09 = これからのロールで結果が変わる可能性があります。
clause-MOV-01 = そのポイントには相手の駒が2枚以上あります。
clause-MOV-02 = 目は1つずつ別々に動かします。この駒が途中で止まれる空いたポイントがありません。
clause-MOV-03 = どちらの目も単独では動かせません。
clause-MOV-05 = ゾロ目で動かせるのは4回までです。
clause-MOV-06 = 1つのポイントに両者の駒は置けません。
clause-MOV-07 = 両方の目を使わなければなりません。
clause-MOV-08 = 片方の目しか使えないときは、大きいほうを使わなければなりません。
clause-MOV-09 = ゾロ目はできるだけ多く使わなければなりません。
clause-MOV-10 = 手番を飛ばせるのは、動かせる駒がないときだけです。
clause-HIT-02 = バーの駒を先に入れなければなりません。
clause-HIT-03 = 入るはずのポイントが空いていません。
clause-HIT-04 = できるだけ多くの駒を入れなければなりません。
clause-OFF-01 = ベアオフできるのは、駒がすべてインナーボードにあるときだけです。
clause-OFF-02 = その目と同じ番号のポイントからベアオフします。
clause-OFF-03 = もっと高いポイントの駒をその目で動かさなければなりません。
clause-OFF-04 = 一番高いポイントからベアオフします。
clause-OFF-08 = ベアオフでも両方の目を使わなければなりません。
clause-CUB-02 = キューブがあなたのものでないか、すでにダイスを振っています。
clause-CUB-03 = あなたへの申し出はありません。
clause-CUB-04 = 続けて2度はダブルできません。
clause-CUB-06 = 先にダブルへの返事が必要です。
clause-CUB-15 = このルールにその返事はありません。
clause-CUB-17 = このルールでは、このスコアでダブルできません。
clause-MAT-02 = クロフォードゲームではダブルできません。
clause-MAT-04 = クロフォードゲームのあと、追う側は3手番目になるまでダブルできません。
clause-SET-07 = オープニングロールで先手を決めます。
clause-SET-08 = 先にロールしてください。
clause-IRR-01 = 示されたムーブは合法で、有効です。
clause-IRR-02 = 手番は終わっています。
clause-IRR-05 = あなたの番ではありません。
clause-OPT-03 = マッチにはそれはありません。

# Settings
set-group-board = ボード
set-group-auto = 自動操作
set-group-sound = 効果音
set-group-voice = 読み上げ
set-board = ボード
set-board-noce = Noce（ウォルナット）
set-board-lavagna = Lavagna（スレート）
set-board-chiaro = Chiaro（ハイコントラスト）
set-board-panno = Panno（緑のフェルト）
set-board-marmo = Marmo（大理石）
set-board-lacca = Lacca（漆と金）
set-look = 外観
set-look-system = システムに合わせる
set-look-light = ライト
set-look-dark = ダーク
set-numbers = ポイントの番号
set-numbers-own = それぞれのインナーから
set-numbers-absolute = 両者共通（ムーブの表記はインナーから）
set-home = インナーボード
set-home-right = 右
set-home-left = 左
set-colour = 自分の駒
set-colour-light = 明るい色
set-colour-dark = 暗い色
set-speed = アニメーション
set-speed-slow = 遅い
set-speed-normal = 標準
set-speed-fast = 速い
set-speed-quick = とても速い
set-speed-none = なし
set-arrows = 直前のムーブを表示
set-pips = ピップカウントを表示
set-clocks = クロックを表示
set-autoForced = フォースドムーブは自動で動かす
set-autoPass = 動かせないときは自動で進む
set-autoRoll = ダブルできないときは自動でロール
set-autoBearOff = コンタクトが終わったら自動でベアオフ
set-fastForward = クローズアウトされたら早送り
set-confirmDouble = ダブルの前に確認
set-soundRoll = ダイス
set-soundChecker = 駒
set-soundHit = ヒット
set-soundOff = ベアオフ
set-soundCube = キューブ
set-soundClock = 残り時間わずか
set-soundTurn = 自分の番
set-sayRolls = ロール
set-sayRolls-full = ムーブの数も
set-sayRolls-short = 目だけ
set-sayRolls-none = オフ
set-sayPlays = 相手のムーブ
set-sayPlays-full = 名前、目、ムーブ
set-sayPlays-short = ムーブだけ
set-sayPlays-none = オフ

# Keys
key-go = ロール、完了、次へ
key-undo = 1手戻す
key-undo-all = 手番全体を戻す
key-double = ダブル
key-take = テイク、受ける
key-drop = パス、断る
key-beaver = ビーバー、ラクーン、オッター
key-swap = ダイスを入れ替える
key-flip = ボードの向きを変える
key-list = 合法なムーブの一覧（番号とEnterで選択）
key-last = 直前のムーブをもう一度表示
key-clocks = クロックの表示切り替え
key-pips = ピップの表示切り替え
key-quadrants = ボードを4分の1ずつ読み上げる
key-type = ムーブを入力してEnter
key-replay = ゲームを1手ずつたどる
key-board = ボードへ移る
key-help = この一覧
key-bell = 通知のベルへ

# Consultation doubles: two who share a side
pair-title = あなたのペア
pair-hand = ダイス：{ $who }
pair-away = { $who }は離席中
pair-dice = { $you ->
    [true] ダイスはあなたが持ち、ペアを代表して動かします。
   *[false] ダイスは{ $who }が持ち、ペアを代表して動かします。
}
pair-private = 読めるのはペアの2人だけです。
pair-come-back = 戻ってダイスを持つ
pair-leave = 退席（{ $who }が続行）
pair-left = { $who }が退席しました。1人で続けます。パートナーはいつでも戻れます。
pair-you-left = あなたは退席し、{ $who }が続けています。いつでも戻れます。
pair-away-note = { $who }は離席中です。あなたがダイスを持てます。
pair-links-away = ダイスのペアの分は{ $who }のブラウザが開示します。不在の間、ロールに少し時間がかかります。
act-take_dice = ダイスを持つ
act-give_dice = { $who }にダイスを渡す
act-advise = パートナーに書く
status-advise = { $who }が{ $roll }を動かす番です。駒を動かして{ $who }にムーブを示せます。
status-advise-ready = このムーブを{ $who }に示すか、元に戻してください。
say-dice = { $you ->
    [true] ダイスはあなたが持っています。
   *[false] ダイスは{ $who }が持っています。
}
say-partner-left = { $who }が退席しました。
say-partner-back = { $who }が戻りました。
talk-you = あなた
key-talk = パートナーに書く
key-dice-hand = ダイスを持つ、またはパートナーに渡す
refused-no-partner = このテーブルにパートナーはいません。
refused-partner-has-dice = ダイスはパートナーが持っています。操作するには受け取ってください。
refused-partner-missing = パートナーがテーブルにいません。
refused-bot-in-pair = ボットは1人で打ちます。ペアは人間2人です。
refused-bad-text = 1～500文字で書いてください。

# What a side says among itself, here and in a chouette
talk-none = まだ発言はありません。
talk-label-partner = パートナーへのひとこと
talk-play-this = このムーブにする
talk-send = 送信
talk-show = ボードで見る
talk-hide = 隠す
act-advise_play = このムーブを示す
act-propose = 提案
said-advice = { $who }の助言：{ $text }

# The tutor

knob-tutor = チューター
act-take_back = 待った
key-hint = ヒント
key-take-back = 待った
tutor-title = 本当にそれでいいですか？
tutor-costs =
    { $kind ->
        [play] このムーブは{ $loss }の損です。
       *[decision] この決断は{ $loss }の損です。
    }
tutor-anyway =
    { $kind ->
        [play] このまま動かす
       *[other] このままにする
    }
tutor-show = よりよい手を見る
tutor-again = 選び直す
tutor-hint = ヒント
tutor-hint-title = 最善のムーブ
tutor-hint-play = { $play } { $loss }
tutor-back = テーブルに戻る
tutor-taken-back =
    { $n ->
        [0] このマッチで待ったはありません。
       *[other] このマッチの待った：{ $n }回。
    }
tutor-cube-no_double = ノーダブル。
tutor-cube-double = ダブル。
tutor-cube-too_good = トゥーグッド：ダブルせずに続行。
tutor-cube-take = テイク。
tutor-cube-drop = パス。
tutor-cube-beaver = ビーバー。
tutor-cube-figures = ノーダブル{ $wait }、ダブル／テイク{ $take }、ダブル／パス{ $drop }
tutor-away = いまチューターに聞けません。ゲームはチューターなしで続きます。
say-taken-back = 待ったをしました。
with-tutor = チューター付き
refused-no-tutor = このテーブルに、あなたのチューターはいません。
refused-nothing-to-take-back = このゲームに待ったできる手はありません。
refused-not-for-tutor = チューターが付くのは、1人でボットと対戦するときだけです（クロックなし、賭けなし、合法なムーブのみ）。
refused-tutor-rests = 人と対戦中です。終わるまでチューターは何も言いません。
refused-nothing-to-advise = いま決めることはありません。
