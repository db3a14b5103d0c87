# Playing against the bot without a server.

nav-offline = Joacă offline
offline-title = Joacă offline
offline-about = Botul joacă în browserul tău și meciul se păstrează în el. După ce pagina a fost deschisă o dată, nu mai e nevoie de rețea.
offline-script = Pagina are nevoie de JavaScript și WebAssembly.
offline-loading = Se încarcă motorul…
offline-broken = Motorul nu poate merge aici: { $why }
offline-ready = Motorul e gata.
offline-kept = Gata de folosit fără rețea.
offline-length = Lungime
offline-match = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
offline-money = Joc pe bani
offline-begin = Joacă
offline-you = Tu
offline-bot = Bot { $level }
offline-rules = { $points ->
    [0] Joc pe bani
   *[other] Meci până la { $points }
  }
offline-new = Meci nou
offline-new-sure = Meciul în curs se abandonează și se uită.
offline-new-yes = Abandonează-l
offline-back = Înapoi la tablă
offline-full = Acest browser nu mai păstrează date: meciul s-ar pierde la închiderea paginii.
offline-elsewhere = Meciul continuă în altă filă.
offline-judging = Se privește cu { $plies } { $plies ->
    [one] aruncare
    [few] aruncări
   *[other] de aruncări
  } înainte: rânduri { $done } din { $all }.
offline-deeper = Privește cu două aruncări înainte
offline-no-game = Nicio partidă nu a fost încă jucată până la capăt.
offline-damaged = Meciul păstrat nu poate fi citit și e pus deoparte: { $why }
offline-file-title = Analizează un meci
offline-file-note = Un meci .mat, .txt, .sgf sau .json se analizează în acest browser, cu două aruncări înainte, apoi cu trei. Nu se trimite nimic. Formatul .xg de la XG are nevoie de server: importă-l la Studiu.
offline-file = Meci dintr-un fișier
offline-file-long = Un fișier are cel mult { $most } MB.
offline-file-xg = Fișierele eXtreme Gammon (.xg) au nevoie de server: importă-le la meciurile tale. Aici se citesc .mat, .sgf și .json.
offline-another = Alt meci
offline-no-match = Acesta nu e un meci care se poate citi aici: { $why }
