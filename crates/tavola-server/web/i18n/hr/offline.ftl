# Playing against the bot without a server.

nav-offline = Igra bez mreže
offline-title = Igra bez mreže
offline-about = Bot igra u tvom pregledniku, i meč se čuva u njemu. Kad je ova stranica jednom otvorena, mreža nije potrebna.
offline-script = Ovoj stranici trebaju JavaScript i WebAssembly.
offline-loading = Program se učitava…
offline-broken = Program ovdje ne može raditi: { $why }
offline-ready = Program je spreman.
offline-kept = Spremno za igru bez mreže.
offline-length = Duljina
offline-match = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }
offline-money = Partija za novac
offline-begin = Igraj
offline-you = Ti
offline-bot = Bot, { $level }
offline-rules = { $points ->
    [0] Partija za novac
   *[other] Meč do { $points }
  }
offline-new = Novi meč
offline-new-sure = Meč u tijeku se predaje i zaboravlja.
offline-new-yes = Predaj ga
offline-back = Natrag na ploču
offline-full = Ovaj preglednik više ništa ne sprema: meč bi se izgubio kad bi se stranica zatvorila.
offline-elsewhere = Meč se nastavlja na drugoj kartici.
offline-judging = Pogled { $plies } { $plies ->
    [one] bacanje
    [few] bacanja
   *[other] bacanja
  } unaprijed: { $done } od { $all } redaka.
offline-deeper = Pogledaj dva bacanja unaprijed
offline-no-game = Još nijedna partija nije odigrana do kraja.
offline-damaged = Spremljeni se meč ne može pročitati i stavljen je na stranu: { $why }
offline-file-title = Analiza meča
offline-file-note = Meč kao .mat, .txt, .sgf ili .json analizira se u ovom pregledniku, dva bacanja unaprijed, pa tri. Ništa se ne šalje. Za .xg iz programa XG treba poslužitelj: uvezi ga među Analize.
offline-file = Meč iz datoteke
offline-file-long = Datoteka ima najviše { $most } MB.
offline-file-xg = Za datoteke programa eXtreme Gammon (.xg) treba poslužitelj: uvezi ih među svoje mečeve. Ovdje se čitaju .mat, .sgf i .json.
offline-another = Drugi meč
offline-no-match = To nije meč koji se ovdje može pročitati: { $why }
