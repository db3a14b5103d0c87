# Playing against the bot without a server.

nav-offline = Spill uten nett
offline-title = Spill uten nett
offline-about = Boten spiller i nettleseren din, og kampen lagres i den. Når denne siden er åpnet én gang, trengs det ikke noe nett.
offline-script = Denne siden trenger JavaScript og WebAssembly.
offline-loading = Laster motoren…
offline-broken = Motoren kan ikke kjøre her: { $why }
offline-ready = Motoren er klar.
offline-kept = Klar til bruk uten nett.
offline-length = Lengde
offline-match = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
  }
offline-money = Pengespill
offline-begin = Spill
offline-you = Du
offline-bot = Bot, { $level }
offline-rules = { $points ->
    [0] Pengespill
   *[other] Kamp til { $points }
  }
offline-new = Ny kamp
offline-new-sure = Kampen som spilles, gis opp og glemmes.
offline-new-yes = Gi den opp
offline-back = Tilbake til brettet
offline-full = Denne nettleseren lagrer ikke mer: kampen ville gått tapt om siden ble lukket.
offline-elsewhere = Kampen fortsetter i en annen fane.
offline-judging = Ser { $plies } { $plies ->
    [one] kast
   *[other] kast
  } fram: { $done } av { $all } linjer.
offline-deeper = Se to kast fram
offline-no-game = Ikke noe parti er spilt ferdig ennå.
offline-damaged = Kampen som var lagret, kan ikke leses og er lagt til side: { $why }
offline-file-title = Analyser en kamp
offline-file-note = En kamp som .mat, .txt, .sgf eller .json analyseres i denne nettleseren, to kast fram, så tre. Ingenting sendes. XGs .xg trenger serveren: importer den under Studier.
offline-file = Kamp fra en fil
offline-file-long = En fil har høyst { $most } MB.
offline-file-xg = Filer fra eXtreme Gammon (.xg) trenger serveren: importer dem blant kampene dine. Her leses .mat, .sgf og .json.
offline-another = En annen kamp
offline-no-match = Det er ikke en kamp som kan leses her: { $why }
