# Playing against the bot without a server.

nav-offline = オフラインで打つ
offline-title = オフラインで打つ
offline-about = ボットはブラウザの中で打ち、マッチもブラウザに保存されます。このページを一度開けば、ネットワークは要りません。
offline-script = このページにはJavaScriptとWebAssemblyが必要です。
offline-loading = エンジンを読み込んでいます…
offline-broken = ここではエンジンが動きません：{ $why }
offline-ready = エンジンの準備ができました。
offline-kept = ネットワークなしで使えます。
offline-length = 長さ
offline-match = { $points }ポイント
offline-money = マネーゲーム
offline-begin = 対戦
offline-you = あなた
offline-bot = ボット（{ $level }）
offline-rules = { $points ->
    [0] マネーゲーム
   *[other] { $points }ポイントマッチ
  }
offline-new = 新しいマッチ
offline-new-sure = 対戦中のマッチは放棄され、消えます。
offline-new-yes = 放棄する
offline-back = ボードに戻る
offline-full = このブラウザにはもう保存できません。ページを閉じるとマッチは失われます。
offline-elsewhere = マッチは別のタブで続いています。
offline-judging = { $plies }手先まで解析中：{ $all }行中{ $done }行。
offline-deeper = 2手先まで読む
offline-no-game = 最後まで打ったゲームがまだありません。
offline-damaged = 保存されたマッチが読めないため、取り分けました：{ $why }
offline-file-title = マッチを解析
offline-file-note = .mat、.txt、.sgf、.jsonのマッチを、このブラウザで2手先まで、次に3手先まで解析します。何も送信されません。XGの.xgにはサーバーが必要です。「研究」で取り込んでください。
offline-file = ファイルのマッチ
offline-file-long = ファイルは最大{ $most } MBです。
offline-file-xg = eXtreme Gammonのファイル（.xg）にはサーバーが必要です。「マイマッチ」で取り込んでください。ここでは.mat、.sgf、.jsonを読めます。
offline-another = 別のマッチ
offline-no-match = ここで読めるマッチではありません：{ $why }
