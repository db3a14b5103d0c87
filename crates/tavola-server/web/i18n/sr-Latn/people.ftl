# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Ljudi
person-bot = bot
rating-title = Rejting
rating-provisional = Privremeno: malo mečeva ili davno odigrani
rating-open = Ovaj meč se računa za rejting. Šta je u igri, vidi se kad oba igrača sednu.
rating-waits = Rejting se izračunava.
rating-your-stake = Možete da dobijete { $gain } ili izgubite { $loss } poena rejtinga.
rating-stake = { $name } može da dobije { $gain } ili izgubi { $loss } poena rejtinga.
rating-share = Vas dvoje ste ove nedelje mnogo igrali, pa se računa { $share }% promene.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Vi: { $before } → { $after } ({ $change })
rating-not-casual = Ovo je prijateljski meč: rejting ostaje isti.
rating-not-guest = Rejting ostaje isti: za meč koji se računa oba igrača moraju biti registrovana.
rating-not-new = Rejting ostaje isti: u meču po pozivu oba naloga moraju biti stara bar jedan dan.
rating-not-too_far = Rejting ostaje isti: razlika je veća od 500 poena.
rating-not-too_often = Rejting ostaje isti: njih dvoje su ove nedelje već odigrali 7 mečeva koji se računaju.
rating-not-alone = Rejting ostaje isti: jedna osoba ne može da igra obe strane.
rating-not-annulled = Rejting ostaje isti: meč je poništen.

seal-verify = Proveri kockice
seal-checking = Preračunava se svako bacanje…
seal-wrong = Kockice ne odgovaraju onome što je zapečaćeno. Otvorite proveru da vidite gde.
seal-unreadable = Zapis o kockicama nije mogao da se pročita. Pokušajte ponovo.

people-title = Ljudi
people-find = Nađite igrača po početku imena
people-find-go = Nađi
people-none-found = Nijedno ime ne počinje sa „{ $name }”.
people-followed = Ljudi koje pratite
people-follow-oneself = Ne možete da pratite sebe.
people-follow-many = Pratite najviše ljudi koliko može. Prvo prestanite da pratite nekog.

ranking-choose = Liste
ranking-rating = Po rejtingu
ranking-week = Ove nedelje
ranking-month = Ovog meseca
ranking-year = Ove sezone
ranking-errors = Po greškama
ranking-points = Odigrani poeni
ranking-place = Mesto
ranking-player = Igrač
ranking-gain = Promena
ranking-points-played = Odigrani poeni
ranking-matches = Mečevi
ranking-won = Dobijeni
ranking-empty = Na ovoj listi još nema nikog. Igrajte mečeve za rejting i budite prvi.
ranking-note = Na listi su igrači s najmanje { $points } odigranih poena protiv najmanje { $people } ljudi u tom periodu i s rejtingom koji nije privremen. Meč do 7 je 7 poena.
ranking-listed = Na listama ste čim odigrate dovoljno.
ranking-unlisted = Niste ni na jednoj listi.
ranking-leave = Skini me s lista
ranking-enter = Stavi me na liste
pool-choose = Vrsta igre
pool-people = Uživo
pool-correspondence = Dopisno
pool-bots = Protiv botova

profile-joined = Ovde od { $day }
profile-former = Ranije { $names }
profile-challenge = Izazovi
profile-follow = Prati
profile-unfollow = Prestani da pratiš
profile-block = Blokiraj
profile-register = Registrujte se da biste pratili igrače i igrali mečeve za rejting.
profile-unrated = Još nema mečeva za rejting.
profile-experience = { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
  }, { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
  }
profile-rating-note = Rejting se računa po formuli FIBS, i svi počinju od 1500. Mečevi protiv botova imaju poseban rejting.
profile-errors = Sve odluke
profile-errors-checker = Igra figurama
profile-errors-cube = Kocka
profile-errors-note = Za poslednjih { $decisions } odluka u mečevima za rejting koje je program ocenio. { $interval ->
    [yes] Prava vrednost je u tom rasponu u 95 od 100 slučajeva.
   *[no] Raspon se prikazuje od { $least } odluka.
  }
profile-errors-few = Program je do sada ocenio manje od { $least } odluka ovog igrača.
profile-graph = Rejting kroz vreme
profile-graph-table = Svaka promena u tabeli
profile-graph-words = Rejting kroz { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
  }: sada { $now }, najviši { $most }, najniži { $least }.
profile-no-matches = Još nema završenog meča za prikaz.
profile-none-found = Nijedan meč ne odgovara.
profile-counted = { $n ->
    [one] { $n } meč
    [few] { $n } meča
   *[other] { $n } mečeva
  }, dobijeno { $won }
profile-filter = Izdvoji mečeve
profile-filter-go = Prikaži mečeve
profile-opponent = Protivnik
profile-result = Ishod
profile-result-any = Bilo koji
profile-result-won = Dobijen
profile-result-lost = Izgubljen
profile-score-stood = Rezultat kad se meč završio
profile-since = Od
profile-until = Do
profile-search-wrong = Uslov ne može da se pročita: dužina je broj, a dan izgleda ovako: 2026-11-25.
profile-ways = Pogledaj
profile-watch = Gledaj
profile-newer = Noviji mečevi

against-title = { $one } protiv { $other }
against-none = Njih dvoje još nisu završili nijedan međusobni meč.
against-by-length = Pobede po dužini meča

dice-of = Kockice: { $name }
dice-all-title = Kockice celog kluba
dice-none = Još nema prebrojanih bacanja: kockice se broje kad se meč završi.
dice-counted = { $n ->
    [one] Prebrojano { $n } bacanje.
    [few] Prebrojana { $n } bacanja.
   *[other] Prebrojano { $n } bacanja.
  } Prva bacanja u partiji nikad nisu dubleti, pa se ne računaju ({ $openings }).
dice-too-few = Premalo bacanja za sud: potrebno je najmanje { $least }.
dice-test = { $rare ->
    [usual] Ova bacanja izgledaju kao poštene kockice. Poštene kockice odstupaju od proseka ovoliko ili više u { $percent } slučajeva (hi-kvadrat { $chi }).
    [rare] Poštene kockice odstupaju od proseka ovoliko ili više samo u { $percent } slučajeva (hi-kvadrat { $chi }). Od 100 poštenih igrača nekoliko njih izgleda ovako.
   *[very_rare] Poštene kockice gotovo nikad ne odstupaju ovoliko od proseka: u { $percent } slučajeva (hi-kvadrat { $chi }). Proverite mečeve i javite klubu.
  }
dice-sums = Dubleti i ulazak
dice-what = Šta
dice-doubles = Dubleti
dice-entering = Ulazak s bara, od { $n ->
    [one] { $n } pokušaja
    [few] { $n } pokušaja
   *[other] { $n } pokušaja
  }
dice-pairs = Svako bacanje
dice-pair = Bacanje
dice-counted-head = Prebrojano
dice-expected = Prosek
dice-band = Uobičajeno
dice-outside = Van uobičajenog raspona
dice-band-note = Uobičajeni raspon obuhvata 95 od 100 poštenih brojanja. Od 21 bacanja otprilike jedno je van njega sasvim slučajno.

fair-play-title = Fer igra
fair-play-of = Fer igra: { $name }
fair-play-lead = Podaci samo za moderatore. Pokazuju gde treba pogledati i ne odlučuju ništa.
fair-play-base-title = Koliko često takvi znaci greše
fair-play-base = Neka 1 od 100 igrača ima pomoć. Znak koji nalazi 90 od 100 takvih, a sumnja na 1 od 100 poštenih, u pravu je u 48 od 100 slučajeva, ne više. Ko pogleda pet puta, nađe pet puta više poštenih igrača.
fair-play-base-many = Jedan kratak, gotovo savršen meč čest je i kod poštenih igrača. Ishodi i srećna bacanja ne govore ništa.
fair-play-hardest = Deset najtežih poteza
fair-play-hardest-note = Pogledajte poziciju i odlučite sami pre nego što otvorite ocenu.
fair-play-choices = Mogućih poteza: { $n }
fair-play-verdict = Ocena
fair-play-lost = { $best ->
    [yes] Nađen je najbolji potez.
   *[no] Potez je izgubio { $loss }.
  }
fair-play-none-judged = Program još nije ocenio nijedan njihov meč za rejting.
fair-play-rate = { $rate } za { $n } odluka
fair-play-peers = Drugih igrača blizu ovog rejtinga: { $n }. Njih 5 od 100 igra ispod { $low }, polovina ispod { $middle }, 95 od 100 ispod { $high }.
fair-play-as-good = Od njih { $n } igra isto tako dobro ili bolje.
fair-play-few-peers = Dovoljno je ocenjeno samo ovoliko drugih igrača blizu ovog rejtinga: { $n }. Poređenje počinje od { $least }.
fair-play-agreement = Slaganje s programom u teškim potezima
fair-play-agreement-note = Samo potezi u kojima je najbolji za 0,02 do 0,08 bolji od drugog: tu se ljudi razlikuju. Pored stoje protivnici iz istih mečeva.
fair-play-player = Igrač
fair-play-opponents = Protivnici
fair-play-found = nađeno { $best } od { $all }
fair-play-between = (stvarni udeo između { $low }% i { $high }%)
fair-play-too-few = (premalo za zaključak)
fair-play-times = Vreme po težini
fair-play-difficulty = Potezi
fair-play-forced = Iznuđeni
fair-play-easy = Laki
fair-play-hard = Teški
fair-play-close = Tesni
fair-play-times-note = Srednje vreme, s brojem poteza. Ljudi duže misle tamo gde je teško.
fair-play-evidence = Šta to govori, u oba smera
fair-play-unusual = Neobično
fair-play-usual = Kao što ljudi igraju
fair-play-unknown = Premalo za zaključak
fair-play-nothing = Ništa.
fair-play-says-rate-low = Stopa grešaka, s rasponom, niža je nego kod 95 od 100 igrača blizu ovog rejtinga.
fair-play-says-rate-usual = Takvu stopu grešaka imaju igrači blizu ovog rejtinga.
fair-play-says-rate-open = Premalo je odluka ili igrača za poređenje.
fair-play-says-hard-more = Teški potezi su nalaženi očigledno češće nego kod protivnika.
fair-play-says-hard-usual = Teški potezi su nalaženi otprilike isto često kao kod protivnika.
fair-play-says-hard-open = Teških poteza je premalo.
fair-play-says-time-flat = Teški potezi nisu trajali duže od lakih, a protivnici su mislili duže.
fair-play-says-time-grows = Teški potezi su trajali duže od lakih.
fair-play-says-time-open = Poteza s izmerenim vremenom je premalo.
fair-play-says-cube-apart = Igra figurama je gotovo savršena, a kocka nije.
fair-play-says-cube-usual = Igra figurama i kocka idu zajedno.
fair-play-says-cube-open = Odluka je premalo.
fair-play-steps = Prvo gledajte, pa prijateljski pitajte ili ponudite meč pod nadzorom. Nikome se ništa ne ograničava bez razloga, roka i žalbe nekom drugom.
fair-play-alike = Vredi pogledati
fair-play-alike-note = Nagoveštaji, nikad presude: i prijatelji brzo predaju, a neko uvek gubi.
fair-play-quick = Mečeva za rejting završenih za manje od minuta: { $n }
fair-play-one-way = Mečeva za rejting: { $n }, svi na istu stranu
