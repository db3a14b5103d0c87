# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Svi tvoji mečevi, analizirani, i što iz njih slijedi
start-import = Ili uvezi mečeve iz datoteka.
nav-library = Moji mečevi
library-title = Moji mečevi
library-empty = Ovdje se skupljaju tvoji mečevi: oni odigrani u klubu i oni uvezeni iz datoteka programa XG, GNU Backgammon, Galaxy, Heroes i drugih. Svaki se analizira. Uvezi prvi ili igraj.
library-bring = Uvezi mečeve
library-drop = Povuci ovamo datoteke ili mapu, ili ih odaberi.
library-files = Datoteke
library-folder = Mapa
library-paste = Zalijepi meč
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
library-import-waits = Poslužitelj traži predah. Uvoz se nastavlja sam.
library-import-failed = Uvoz je stao: uvezeno je { $done } od { $all } datoteka. Uvezi ostatak ponovno; ono što je već tu ne uzima se dvaput.
library-file-long = { $n ->
    [one] { $n } datoteka veća je od { $most } MiB i izostavljena je.
    [few] { $n } datoteke veće su od { $most } MiB i izostavljene su.
   *[other] { $n } datoteka veće je od { $most } MiB i izostavljeno je.
  }
library-formats = .mat i .txt u svim uobičajenim oblicima, .sgf, .xg i Tavolin .json. Najviše 2 MiB po datoteci. Uvezeno vidiš samo ti dok ne podijeliš. Sama se datoteka čuva i može se ponovno preuzeti.
library-too-much = Odjednom se može uvesti najviše 4 MiB i 100 datoteka. Ostale uvezi nakon njih.
library-no-files = Odaberi datoteku ili zalijepi meč.

library-brought = Što je uvezeno
library-pasted = Zalijepljen tekst
library-known = Ova je datoteka već u tvojoj zbirci.
library-known-match = Ovaj je meč već u tvojoj zbirci; računa se jednom.
library-extent = { $length ->
    [0] igra za novac
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
library-remark-line = Redak
library-remark-column = Stupac
library-remark-weight = Pročitano
library-remark-what = Što se ne slaže
library-note = kako piše
library-mended = ispravljeno
library-left-out = izostavljeno
library-refused-empty = Datoteka je prazna.
library-refused-long = Datoteka je veća od { $most } MiB.
library-refused-archive = Ovo je arhiva. Raspakiraj je i uvezi datoteke iz nje.
library-refused-analysis = Ovo je analiza, a ne meč. Uvezi sam meč: .mat, .sgf, .xg ili match.json.
library-refused-unreadable = Ovo nije meč ni u jednom formatu koji se čita.
library-refused-no-play = U njoj nema nijednog poteza.
library-refused-lines = Meč ima najviše { $games } partija i { $lines } redaka.
library-refused-full = Tvoja je zbirka puna: stane { $files } datoteka i { $bytes } MiB. Prvo ukloni neke mečeve.

library-which = Koji si ti igrač?
library-neither = Nijedan

library-matches = Mečevi
library-none = Još nema mečeva.
library-none-found = Nijedan meč ne odgovara.
library-not-searched = Pretraga se nije mogla pročitati. Ispravi ono što je gore navedeno.
library-more-tables = Nisu još pregledani svi tvoji stolovi. Učitaj stranicu ponovno za ostatak.
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
library-at-line = redak { $line }
library-list-note = Rezultat i PR stoje istim redom kao imena.
library-older = Stariji mečevi

library-search = Pretraga
library-search-player = Igrač
library-search-event = Turnir
library-search-from = Od
library-search-to = Do
library-search-kind = Vrsta pogreške
library-search-mark = Barem
library-search-any = bilo koja
library-search-position = Pozicija
library-search-position-note = XGID, GNUBG ili OpenGammon id, redak s FIBS-a ili ploča od slova. Nalazi mjesta gdje figure tako stoje za igrača na bacanju.
library-search-go = Traži
library-search-all = Prikaži sve
library-wrong-day = „{ $text }” nije datum. Piši ovako: 2026-03-22.
library-wrong-choice = „{ $text }” se ne može tražiti.
library-error-cube = Kocka
library-error-play = Igra figurama
library-error-missed-double = Propušteno udvostručenje
library-error-wrong-double = Pogrešno udvostručenje
library-error-wrong-take = Pogrešno prihvaćanje
library-error-wrong-drop = Pogrešno odbijanje
library-error-wrong-beaver = Pogrešan dabar

study-match = Datoteke i dijeljenje
study-download = Preuzmi:
study-download-report = analiza (.json)
study-you-are = Ti si { $who }.
study-you-neither = Nisi nijedan od igrača: meč ne ulazi u tvoju statistiku.
study-private = Ovaj meč vidiš samo ti.
study-share = Podijeli poveznicom
study-shared = Tko ima ovu poveznicu, vidi meč i analizu:
study-unshare = Prestani dijeliti
study-original = Datoteka kakva je uvezena:
study-remove = Ukloni
study-remove-sure = Brišu se meč, njegova datoteka i analiza. Datoteku možeš ponovno uvesti.
study-remove-now = Ukloni meč

statistics-title = Statistika
statistics-empty = Još se nema što zbrojiti. Uvezi mečeve ili igraj; svaki se analizira u pozadini i ulazi ovamo čim je gotov.
statistics-extent = { $n } { $n ->
    [one] meč
    [few] meča
   *[other] mečeva
  }, tvojih odluka: { $decisions }.
statistics-unjudged = { $n ->
    [one] Izostavljen je { $n } meč: analiza tek predstoji.
    [few] Izostavljena su { $n } meča: analiza tek predstoji.
   *[other] Izostavljeno je { $n } mečeva: analiza tek predstoji.
  }
statistics-unclaimed = { $n ->
    [one] Izostavljen je { $n } meč: ne zna se koji si ti igrač.
    [few] Izostavljena su { $n } meča: ne zna se koji si ti igrač.
   *[other] Izostavljeno je { $n } mečeva: ne zna se koji si ti igrač.
  }
statistics-others = { $n ->
    [one] { $n } je tuđi meč.
    [few] { $n } su tuđi mečevi.
   *[other] { $n } je tuđih mečeva.
  }
statistics-whole = Sve zajedno
statistics-figure = Podatak
statistics-you = Ti
statistics-opponents = Protivnici
statistics-checkers = Figure
statistics-cube = Kocka
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Sreća po bacanju
statistics-months = Po mjesecima
statistics-month = Mjesec
statistics-no-month = Datum nepoznat
statistics-decisions = Odluke
statistics-chart = PR po mjesecima; iste su brojke u tablici niže.
statistics-bar = { $month }: PR { $rate }, odluka: { $n }
statistics-kinds = Po vrsti pozicije
statistics-kind = Pozicija
statistics-errors = Po vrsti pogreške
statistics-lost = Cijena
statistics-first = Prvi potezi, po bacanju
statistics-roll = Bacanje
statistics-replies = Odgovori, po protivnikovu prvom potezu
statistics-answers = Protivnikov prvi potez
statistics-times = Puta
statistics-marked = Pogreške
statistics-usual = Najčešći potez
statistics-definitions = PR je 500 puta cijena po odluci: zbroj svih cijena podijeljen brojem svih odluka. Nikad nije prosjek PR-ova pojedinih mečeva. U zagradi je broj odluka. Sreća je u jedinicama kocke. Pogreške su sve odluke s oznakom, od 0,010.

kind-bearing-off = Iznošenje
kind-bearing-off-note = Nema kontakta, i oba igrača imaju sve figure u kući.
kind-race = Utrka
kind-race-note = Ostalo bez kontakta.
kind-bearing-off-contact = Iznošenje uz kontakt
kind-bearing-off-contact-note = Jedan igrač ima sve figure u kući, a kontakta ima.
kind-back-game = Stražnja igra
kind-back-game-note = Igrač drži dva polja ili više u protivnikovoj kući.
kind-priming = Prime
kind-priming-note = Igrač drži pet ili više polja zaredom, a iza njih je protivnikova figura.
kind-attack = Napad
kind-attack-note = Igrač ima figuru na baru, a u protivnikovoj kući zauzeta su tri polja ili više.
kind-holding = Igra držanja
kind-holding-note = Igračeve posljednje figure drže protivnikovo polje uz bar, polje 5 ili polje 4; protivnikove čine isto ili su pobjegle.
kind-low-anchor = Nisko sidro
kind-low-anchor-note = Igračeve posljednje figure drže protivnikovo polje 1, 2 ili 3; protivnikove su pobjegle.
kind-contact = Drugi kontakt
kind-contact-note = Svaki drugi kontakt, na primjer prva bacanja.
