# Playing against the bot without a server.

nav-offline = Play offline
offline-title = Play offline
offline-about = The bot plays in your browser, and the match is kept in it. Once this page has been opened, no network is needed.
offline-script = This page needs JavaScript and WebAssembly.
offline-loading = Loading the engine…
offline-broken = The engine can’t run here: { $why }
offline-ready = The engine is ready.
offline-kept = Ready to be used without a network.
offline-length = Length
offline-match = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
offline-money = Money game
offline-begin = Play
offline-you = You
offline-bot = { $level } bot
offline-rules = { $points ->
    [0] Money game
   *[other] Match to { $points }
  }
offline-new = New match
offline-new-sure = The match that is being played is given up and forgotten.
offline-new-yes = Give it up
offline-back = Back to the board
offline-full = This browser keeps no more data: the match would be lost if the page were closed.
offline-elsewhere = The match goes on in another tab.
offline-judging = Looking { $plies } { $plies ->
    [one] roll
   *[other] rolls
  } ahead: { $done } of { $all } lines.
offline-deeper = Look two rolls ahead
offline-no-game = No game has been played to its end yet.
offline-damaged = The match that was kept can’t be read, and is set aside: { $why }
offline-file-title = Analyse a match
offline-file-note = A match as .mat, .txt, .sgf or .json is analysed in this browser, two rolls ahead, then three. Nothing is sent. XG’s .xg needs the server: import it under Study.
offline-file = Match from a file
offline-file-long = A file has at most { $most } MB.
offline-file-xg = Files of eXtreme Gammon (.xg) need the server: import it among your matches. Here .mat, .sgf and .json are read.
offline-another = Another match
offline-no-match = That is no match that can be read here: { $why }
