# Playing against the bot without a server.

nav-offline = Spela offline
offline-title = Spela offline
offline-about = Boten spelar i din webbläsare, och matchen sparas där. När sidan väl har öppnats behövs inget nätverk.
offline-script = Sidan behöver JavaScript och WebAssembly.
offline-loading = Läser in motorn…
offline-broken = Motorn kan inte köras här: { $why }
offline-ready = Motorn är redo.
offline-kept = Redo att användas utan nätverk.
offline-length = Längd
offline-match = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
  }
offline-money = Pengaparti
offline-begin = Spela
offline-you = Du
offline-bot = Bot: { $level }
offline-rules = { $points ->
    [0] Pengaparti
   *[other] Match till { $points }
  }
offline-new = Ny match
offline-new-sure = Matchen som pågår ges upp och glöms.
offline-new-yes = Ge upp den
offline-back = Tillbaka till brädet
offline-full = Webbläsaren sparar inte mer data: matchen skulle gå förlorad om sidan stängdes.
offline-elsewhere = Matchen fortsätter i en annan flik.
offline-judging = Tittar { $plies } { $plies ->
    [one] slag
   *[other] slag
  } framåt: { $done } av { $all } rader.
offline-deeper = Titta två slag framåt
offline-no-game = Inget parti har spelats till slut än.
offline-damaged = Matchen som sparats går inte att läsa och har lagts åt sidan: { $why }
offline-file-title = Analysera en match
offline-file-note = En match som .mat, .txt, .sgf eller .json analyseras i den här webbläsaren, två slag framåt, sedan tre. Inget skickas. XG:s .xg behöver servern: importera den under Studier.
offline-file = Match från en fil
offline-file-long = En fil har högst { $most } MB.
offline-file-xg = Filer av eXtreme Gammon (.xg) behöver servern: importera dem bland dina matcher. Här läses .mat, .sgf och .json.
offline-another = En annan match
offline-no-match = Det är ingen match som kan läsas här: { $why }
