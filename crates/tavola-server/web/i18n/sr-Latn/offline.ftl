# Playing against the bot without a server.

nav-offline = Igra bez mreže
offline-title = Igra bez mreže
offline-about = Bot igra u vašem pregledaču, i meč se čuva u njemu. Kad je ova stranica jednom otvorena, mreža nije potrebna.
offline-script = Ovoj stranici trebaju JavaScript i WebAssembly.
offline-loading = Program se učitava…
offline-broken = Program ovde ne može da radi: { $why }
offline-ready = Program je spreman.
offline-kept = Spremno za igru bez mreže.
offline-length = Dužina
offline-match = { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
  }
offline-money = Partija u novac
offline-begin = Igraj
offline-you = Vi
offline-bot = Bot, { $level }
offline-rules = { $points ->
    [0] Partija u novac
   *[other] Meč do { $points }
  }
offline-new = Novi meč
offline-new-sure = Meč u toku se predaje i zaboravlja.
offline-new-yes = Predaj ga
offline-back = Nazad na tablu
offline-full = Ovaj pregledač više ništa ne čuva: meč bi se izgubio kad bi se stranica zatvorila.
offline-elsewhere = Meč se nastavlja na drugoj kartici.
offline-judging = Pogled { $plies } { $plies ->
    [one] bacanje
    [few] bacanja
   *[other] bacanja
  } unapred: { $done } od { $all } redova.
offline-deeper = Pogledaj dva bacanja unapred
offline-no-game = Još nijedna partija nije odigrana do kraja.
offline-damaged = Sačuvani meč ne može da se pročita i stavljen je na stranu: { $why }
offline-file-title = Analiza meča
offline-file-note = Meč kao .mat, .txt, .sgf ili .json analizira se u ovom pregledaču, dva bacanja unapred, pa tri. Ništa se ne šalje. Za .xg iz programa XG treba server: uvezite ga među Analize.
offline-file = Meč iz datoteke
offline-file-long = Datoteka ima najviše { $most } MB.
offline-file-xg = Za datoteke programa eXtreme Gammon (.xg) treba server: uvezite ih među svoje mečeve. Ovde se čitaju .mat, .sgf i .json.
offline-another = Drugi meč
offline-no-match = To nije meč koji se ovde može pročitati: { $why }
