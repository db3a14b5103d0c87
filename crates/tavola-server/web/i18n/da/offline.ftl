# Playing against the bot without a server.

nav-offline = Spil offline
offline-title = Spil offline
offline-about = Botten spiller i din browser, og kampen gemmes i den. Når siden har været åbnet, kræves der intet netværk.
offline-script = Siden kræver JavaScript og WebAssembly.
offline-loading = Henter motoren…
offline-broken = Motoren kan ikke køre her: { $why }
offline-ready = Motoren er klar.
offline-kept = Klar til brug uden netværk.
offline-length = Længde
offline-match = { $points } point
offline-money = Pengeparti
offline-begin = Spil
offline-you = Du
offline-bot = Bot: { $level }
offline-rules = { $points ->
    [0] Pengeparti
   *[other] Kamp til { $points }
  }
offline-new = Ny kamp
offline-new-sure = Kampen i gang gives op og glemmes.
offline-new-yes = Giv den op
offline-back = Tilbage til brættet
offline-full = Browseren gemmer ikke flere data: kampen ville gå tabt, hvis siden lukkes.
offline-elsewhere = Kampen går videre i en anden fane.
offline-judging = Ser { $plies } slag frem: { $done } af { $all } linjer.
offline-deeper = Se to slag frem
offline-no-game = Intet parti er spillet til ende endnu.
offline-damaged = Den gemte kamp kan ikke læses og er lagt til side: { $why }
offline-file-title = Analyser en kamp
offline-file-note = En kamp som .mat, .txt, .sgf eller .json analyseres i denne browser, to slag frem, så tre. Intet sendes. XG’s .xg kræver serveren: importer den under Studie.
offline-file = Kamp fra en fil
offline-file-long = En fil fylder højst { $most } MB.
offline-file-xg = Filer fra eXtreme Gammon (.xg) kræver serveren: importer dem blandt dine kampe. Her læses .mat, .sgf og .json.
offline-another = En anden kamp
offline-no-match = Det er ikke en kamp, der kan læses her: { $why }
