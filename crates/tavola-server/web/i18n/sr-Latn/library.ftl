# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Svi vaši mečevi, analizirani, i šta iz njih sledi
start-import = Ili uvezite mečeve iz datoteka.
nav-library = Moji mečevi
library-title = Moji mečevi
library-empty = Ovde se skupljaju vaši mečevi: oni koje igrate u klubu i oni koje uvezete iz datoteka programa XG, GNU Backgammon, Galaxy, Heroes i drugih. Svaki se analizira. Uvezite prvi ili igrajte.
library-bring = Uvezi mečeve
library-drop = Prevucite ovamo datoteke ili fasciklu, ili ih izaberite.
library-files = Datoteke
library-folder = Fascikla
library-paste = Nalepi meč
library-paste-label = Meč kao tekst
library-import = Uvezi
library-importing = Uvoz: { $done } od { $all } { $all ->
    [one] datoteke
    [few] datoteke
   *[other] datoteka
  }.
library-imported = { $n ->
    [0] Nijedna datoteka nije uvezena.
    [one] Uvezena je { $n } datoteka.
    [few] Uvezene su { $n } datoteke.
   *[other] Uvezeno je { $n } datoteka.
  }
library-import-waits = Server traži predah. Uvoz se nastavlja sam.
library-import-failed = Uvoz je stao: uvezeno je { $done } od { $all } datoteka. Uvezite ostatak ponovo; ono što je već tu ne uzima se dvaput.
library-file-long = { $n ->
    [one] { $n } datoteka je veća od { $most } MiB i izostavljena je.
    [few] { $n } datoteke su veće od { $most } MiB i izostavljene su.
   *[other] { $n } datoteka je veće od { $most } MiB i izostavljeno je.
  }
library-formats = .mat i .txt u svim uobičajenim oblicima, .sgf, .xg i Tavolin .json. Najviše 2 MiB po datoteci. Ono što uvezete vidite samo vi dok ne podelite. Sama datoteka se čuva i može ponovo da se preuzme.
library-too-much = Odjednom se može uvesti najviše 4 MiB i 100 datoteka. Ostale uvezite posle njih.
library-no-files = Izaberite datoteku ili nalepite meč.

library-brought = Šta je uvezeno
library-pasted = Nalepljen tekst
library-known = Ova datoteka je već u vašoj zbirci.
library-known-match = Ovaj meč je već u vašoj zbirci; računa se jednom.
library-extent = { $length ->
    [0] igra u novac
   *[other] meč do { $length }
  }, { $games } { $games ->
    [one] partija
    [few] partije
   *[other] partija
  }
library-remarks = { $n } { $n ->
    [one] napomena
    [few] napomene
   *[other] napomena
  } pri čitanju
library-more-remarks = I još { $n }.
library-remark-line = Red
library-remark-column = Kolona
library-remark-weight = Pročitano
library-remark-what = Šta se ne slaže
library-note = kako piše
library-mended = ispravljeno
library-left-out = izostavljeno
library-refused-empty = Datoteka je prazna.
library-refused-long = Datoteka je veća od { $most } MiB.
library-refused-archive = Ovo je arhiva. Raspakujte je i uvezite datoteke iz nje.
library-refused-analysis = Ovo je analiza, a ne meč. Uvezite sam meč: .mat, .sgf, .xg ili match.json.
library-refused-unreadable = Ovo nije meč ni u jednom formatu koji se čita.
library-refused-no-play = U njoj nema nijednog poteza.
library-refused-lines = Meč ima najviše { $games } partija i { $lines } redova.
library-refused-full = Vaša zbirka je puna: staje { $files } datoteka i { $bytes } MiB. Prvo uklonite neke mečeve.

library-which = Koji ste vi igrač?
library-neither = Nijedan

library-matches = Mečevi
library-none = Još nema mečeva.
library-none-found = Nijedan meč ne odgovara.
library-not-searched = Pretraga nije mogla da se pročita. Ispravite ono što je gore navedeno.
library-more-tables = Nisu još pregledani svi vaši stolovi. Učitajte stranicu ponovo za ostatak.
library-waiting = { $n ->
    [one] { $n } meč čeka analizu.
    [few] { $n } meča čekaju analizu.
   *[other] { $n } mečeva čeka analizu.
  }
library-day = Datum
library-no-day = Datoteka ne kaže kad je odigran, ili ne pouzdano.
library-players = Igrači
library-event = Turnir
library-length = Do
library-score = Rezultat
library-money = novac
library-unjudged = još ne
library-unjudged-note = Analiza tek predstoji.
library-at-line = red { $line }
library-list-note = Rezultat i PR su istim redom kao imena.
library-older = Stariji mečevi

library-search = Pretraga
library-search-player = Igrač
library-search-event = Turnir
library-search-from = Od
library-search-to = Do
library-search-kind = Vrsta greške
library-search-mark = Bar
library-search-any = bilo koja
library-search-position = Pozicija
library-search-position-note = XGID, GNUBG ili OpenGammon id, red sa FIBS-a ili tabla od slova. Nalazi mesta gde figure tako stoje za igrača na bacanju.
library-search-go = Traži
library-search-all = Prikaži sve
library-wrong-day = „{ $text }” nije datum. Pišite ovako: 2026-03-22.
library-wrong-choice = „{ $text }” ne može da se traži.
library-error-cube = Kocka
library-error-play = Igra figurama
library-error-missed-double = Propušteno dupliranje
library-error-wrong-double = Pogrešno dupliranje
library-error-wrong-take = Pogrešno prihvatanje
library-error-wrong-drop = Pogrešno odbijanje
library-error-wrong-beaver = Pogrešan dabar

study-match = Datoteke i deljenje
study-download = Preuzmi:
study-download-report = analiza (.json)
study-you-are = Vi ste { $who }.
study-you-neither = Niste nijedan od igrača: meč ne ulazi u vašu statistiku.
study-private = Ovaj meč vidite samo vi.
study-share = Podeli linkom
study-shared = Ko ima ovaj link, vidi meč i analizu:
study-unshare = Prestani da deliš
study-original = Datoteka kakva je uvezena:
study-remove = Ukloni
study-remove-sure = Brišu se meč, njegova datoteka i analiza. Datoteku možete ponovo da uvezete.
study-remove-now = Ukloni meč

statistics-title = Statistika
statistics-empty = Još nema šta da se sabere. Uvezite mečeve ili igrajte; svaki se analizira u pozadini i ulazi ovamo čim je gotov.
statistics-extent = { $n } { $n ->
    [one] meč
    [few] meča
   *[other] mečeva
  }, vaših odluka: { $decisions }.
statistics-unjudged = { $n ->
    [one] Izostavljen je { $n } meč: analiza tek predstoji.
    [few] Izostavljena su { $n } meča: analiza tek predstoji.
   *[other] Izostavljeno je { $n } mečeva: analiza tek predstoji.
  }
statistics-unclaimed = { $n ->
    [one] Izostavljen je { $n } meč: ne zna se koji ste vi igrač.
    [few] Izostavljena su { $n } meča: ne zna se koji ste vi igrač.
   *[other] Izostavljeno je { $n } mečeva: ne zna se koji ste vi igrač.
  }
statistics-others = { $n ->
    [one] { $n } je tuđi meč.
    [few] { $n } su tuđi mečevi.
   *[other] { $n } je tuđih mečeva.
  }
statistics-whole = Sve zajedno
statistics-figure = Podatak
statistics-you = Vi
statistics-opponents = Protivnici
statistics-checkers = Figure
statistics-cube = Kocka
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Sreća po bacanju
statistics-months = Po mesecima
statistics-month = Mesec
statistics-no-month = Datum nepoznat
statistics-decisions = Odluke
statistics-chart = PR po mesecima; iste brojke su u tabeli ispod.
statistics-bar = { $month }: PR { $rate }, odluka: { $n }
statistics-kinds = Po vrsti pozicije
statistics-kind = Pozicija
statistics-errors = Po vrsti greške
statistics-lost = Cena
statistics-first = Prvi potezi, po bacanju
statistics-roll = Bacanje
statistics-replies = Odgovori, po protivnikovom prvom potezu
statistics-answers = Protivnikov prvi potez
statistics-times = Puta
statistics-marked = Greške
statistics-usual = Najčešći potez
statistics-definitions = PR je 500 puta cena po odluci: zbir svih cena podeljen brojem svih odluka. Nikad nije prosek PR-ova pojedinih mečeva. U zagradi je broj odluka. Sreća je u jedinicama kocke. Greške su sve odluke s oznakom, od 0,010.

kind-bearing-off = Iznošenje
kind-bearing-off-note = Nema kontakta, i oba igrača imaju sve figure u kući.
kind-race = Trka
kind-race-note = Ostalo bez kontakta.
kind-bearing-off-contact = Iznošenje uz kontakt
kind-bearing-off-contact-note = Jedan igrač ima sve figure u kući, a kontakta ima.
kind-back-game = Zadnja igra
kind-back-game-note = Igrač drži dva polja ili više u protivnikovoj kući.
kind-priming = Prajm
kind-priming-note = Igrač drži pet ili više polja zaredom, a iza njih je protivnikova figura.
kind-attack = Napad
kind-attack-note = Igrač ima figuru na baru, a u protivnikovoj kući su zauzeta tri polja ili više.
kind-holding = Igra držanja
kind-holding-note = Igračeve poslednje figure drže protivnikovo polje do bara, polje 5 ili polje 4; protivnikove čine isto ili su pobegle.
kind-low-anchor = Nisko sidro
kind-low-anchor-note = Igračeve poslednje figure drže protivnikovo polje 1, 2 ili 3; protivnikove su pobegle.
kind-contact = Drugi kontakt
kind-contact-note = Svaki drugi kontakt, na primer prva bacanja.
