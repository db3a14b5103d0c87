# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Ljudi
person-bot = bot
rating-title = Rejting
rating-provisional = Privremeno: malo mečeva ili davno odigrani
rating-open = Ovaj se meč računa za rejting. Što je u igri, vidi se kad oba igrača sjednu.
rating-waits = Rejting se izračunava.
rating-your-stake = Možeš dobiti { $gain } ili izgubiti { $loss } bodova rejtinga.
rating-stake = { $name } može dobiti { $gain } ili izgubiti { $loss } bodova rejtinga.
rating-share = Vas dvoje ovaj tjedan mnogo igrate, pa se računa { $share } % promjene.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Ti: { $before } → { $after } ({ $change })
rating-not-casual = Ovo je prijateljski meč: rejting ostaje isti.
rating-not-guest = Rejting ostaje isti: za meč koji se računa oba igrača moraju biti registrirana.
rating-not-new = Rejting ostaje isti: u meču po pozivu oba računa moraju biti stara barem jedan dan.
rating-not-too_far = Rejting ostaje isti: razlika je veća od 500 bodova.
rating-not-too_often = Rejting ostaje isti: njih dvoje ovaj je tjedan već odigralo 7 mečeva koji se računaju.
rating-not-alone = Rejting ostaje isti: jedna osoba ne može igrati obje strane.
rating-not-annulled = Rejting ostaje isti: meč je poništen.

seal-verify = Provjeri kockice
seal-checking = Ponovno se računa svako bacanje…
seal-wrong = Kockice ne odgovaraju zapečaćenome. Otvori provjeru da vidiš gdje.
seal-unreadable = Zapis o kockicama nije se mogao pročitati. Pokušaj opet.

people-title = Ljudi
people-find = Nađi igrača po početku imena
people-find-go = Nađi
people-none-found = Nijedno ime ne počinje s „{ $name }”.
people-followed = Ljudi koje pratiš
people-follow-oneself = Ne možeš pratiti sebe.
people-follow-many = Pratiš najviše ljudi koliko se može. Prvo prestani pratiti nekoga.

ranking-choose = Ljestvice
ranking-rating = Po rejtingu
ranking-week = Ovaj tjedan
ranking-month = Ovaj mjesec
ranking-year = Ova sezona
ranking-errors = Po pogreškama
ranking-points = Odigrani bodovi
ranking-place = Mjesto
ranking-player = Igrač
ranking-gain = Promjena
ranking-points-played = Odigrani bodovi
ranking-matches = Mečevi
ranking-won = Dobiveni
ranking-empty = Na ovoj ljestvici još nema nikoga. Igraj mečeve za rejting i budi među prvima.
ranking-note = Na ljestvici su igrači s najmanje { $points } odigranih bodova protiv najmanje { $people } ljudi u tom razdoblju i s rejtingom koji nije privremen. Meč do 7 je 7 bodova.
ranking-listed = Na ljestvicama si čim odigraš dovoljno.
ranking-unlisted = Nisi ni na jednoj ljestvici.
ranking-leave = Skini me s ljestvica
ranking-enter = Stavi me na ljestvice
pool-choose = Vrsta igre
pool-people = Uživo
pool-correspondence = Dopisno
pool-bots = Protiv botova

profile-joined = Ovdje od { $day }
profile-former = Prije { $names }
profile-challenge = Izazovi
profile-follow = Prati
profile-unfollow = Prestani pratiti
profile-block = Blokiraj
profile-register = Registriraj se i možeš pratiti igrače i igrati mečeve za rejting.
profile-unrated = Još nema mečeva za rejting.
profile-experience = { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
  }, { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }
profile-rating-note = Rejting se računa po formuli FIBS, i svi počinju od 1500. Mečevi protiv botova imaju poseban rejting.
profile-errors = Sve odluke
profile-errors-checker = Igra figurama
profile-errors-cube = Kocka
profile-errors-note = Za zadnjih { $decisions } odluka u mečevima za rejting koje je program ocijenio. { $interval ->
    [yes] Prava je vrijednost u tom rasponu u 95 od 100 slučajeva.
   *[no] Raspon se prikazuje od { $least } odluka.
  }
profile-errors-few = Program je dosad ocijenio manje od { $least } odluka ovog igrača.
profile-graph = Rejting kroz vrijeme
profile-graph-table = Svaka promjena u tablici
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
  }, dobiveno { $won }
profile-filter = Izdvoji mečeve
profile-filter-go = Prikaži mečeve
profile-opponent = Protivnik
profile-result = Ishod
profile-result-any = Bilo koji
profile-result-won = Dobiven
profile-result-lost = Izgubljen
profile-score-stood = Rezultat kad je meč završio
profile-since = Od
profile-until = Do
profile-search-wrong = Uvjet se ne može pročitati: duljina je broj, a dan izgleda ovako: 2026-11-25.
profile-ways = Pogledaj
profile-watch = Gledaj
profile-newer = Noviji mečevi

against-title = { $one } protiv { $other }
against-none = Njih dvoje još nemaju završen međusobni meč.
against-by-length = Pobjede po duljini meča

dice-of = Kockice: { $name }
dice-all-title = Kockice cijelog kluba
dice-none = Još nema prebrojenih bacanja: kockice se broje kad meč završi.
dice-counted = { $n ->
    [one] Prebrojeno { $n } bacanje.
    [few] Prebrojena { $n } bacanja.
   *[other] Prebrojeno { $n } bacanja.
  } Prva bacanja u partiji nikad nisu dubleti, pa se ne računaju ({ $openings }).
dice-too-few = Premalo bacanja za sud: potrebno je najmanje { $least }.
dice-test = { $rare ->
    [usual] Ova bacanja izgledaju kao poštene kockice. Poštene kockice odstupaju od prosjeka ovoliko ili više u { $percent } slučajeva (hi-kvadrat { $chi }).
    [rare] Poštene kockice odstupaju od prosjeka ovoliko ili više samo u { $percent } slučajeva (hi-kvadrat { $chi }). Od 100 poštenih igrača nekoliko ih izgleda ovako.
   *[very_rare] Poštene kockice gotovo nikad ne odstupaju ovoliko od prosjeka: u { $percent } slučajeva (hi-kvadrat { $chi }). Provjeri mečeve i javi klubu.
  }
dice-sums = Dubleti i ulazak
dice-what = Što
dice-doubles = Dubleti
dice-entering = Ulazak s bara, od { $n ->
    [one] { $n } pokušaja
    [few] { $n } pokušaja
   *[other] { $n } pokušaja
  }
dice-pairs = Svako bacanje
dice-pair = Bacanje
dice-counted-head = Prebrojeno
dice-expected = Prosjek
dice-band = Uobičajeno
dice-outside = Izvan uobičajenog raspona
dice-band-note = Uobičajeni raspon obuhvaća 95 od 100 poštenih brojanja. Od 21 bacanja otprilike je jedno izvan njega posve slučajno.

fair-play-title = Fair play
fair-play-of = Fair play: { $name }
fair-play-lead = Podaci samo za moderatore. Pokazuju gdje treba pogledati i ne odlučuju ništa.
fair-play-base-title = Koliko često takvi znakovi griješe
fair-play-base = Neka 1 od 100 igrača ima pomoć. Znak koji nalazi 90 od 100 takvih, a sumnja na 1 od 100 poštenih, u pravu je u 48 od 100 slučajeva, ne više. Tko pogleda pet puta, nađe pet puta više poštenih igrača.
fair-play-base-many = Jedan kratak, gotovo savršen meč čest je i kod poštenih igrača. Ishodi i sretna bacanja ne govore ništa.
fair-play-hardest = Deset najtežih poteza
fair-play-hardest-note = Pogledaj poziciju i donesi svoj sud prije nego što otvoriš ocjenu.
fair-play-choices = Mogućih poteza: { $n }
fair-play-verdict = Ocjena
fair-play-lost = { $best ->
    [yes] Nađen je najbolji potez.
   *[no] Potez je izgubio { $loss }.
  }
fair-play-none-judged = Program još nije ocijenio nijedan njihov meč za rejting.
fair-play-rate = { $rate } na { $n } odluka
fair-play-peers = Drugih igrača blizu ovog rejtinga: { $n }. Njih 5 od 100 igra ispod { $low }, polovina ispod { $middle }, 95 od 100 ispod { $high }.
fair-play-as-good = Od njih { $n } igra jednako dobro ili bolje.
fair-play-few-peers = Dovoljno je ocijenjeno samo ovoliko drugih igrača blizu ovog rejtinga: { $n }. Usporedba počinje od { $least }.
fair-play-agreement = Slaganje s programom u teškim potezima
fair-play-agreement-note = Samo potezi u kojima je najbolji za 0,02 do 0,08 bolji od drugoga: ondje se ljudi razlikuju. Pokraj stoje protivnici iz istih mečeva.
fair-play-player = Igrač
fair-play-opponents = Protivnici
fair-play-found = nađeno { $best } od { $all }
fair-play-between = (stvarni udio između { $low } % i { $high } %)
fair-play-too-few = (premalo za zaključak)
fair-play-times = Vrijeme po težini
fair-play-difficulty = Potezi
fair-play-forced = Prisilni
fair-play-easy = Laki
fair-play-hard = Teški
fair-play-close = Tijesni
fair-play-times-note = Srednje vrijeme, s brojem poteza. Ljudi dulje misle ondje gdje je teško.
fair-play-evidence = Što to govori, u oba smjera
fair-play-unusual = Neobično
fair-play-usual = Kao što ljudi igraju
fair-play-unknown = Premalo za zaključak
fair-play-nothing = Ništa.
fair-play-says-rate-low = Stopa pogrešaka, s rasponom, niža je nego kod 95 od 100 igrača blizu ovog rejtinga.
fair-play-says-rate-usual = Takvu stopu pogrešaka imaju igrači blizu ovog rejtinga.
fair-play-says-rate-open = Premalo je odluka ili igrača za usporedbu.
fair-play-says-hard-more = Teški su potezi nalaženi očito češće nego kod protivnika.
fair-play-says-hard-usual = Teški su potezi nalaženi otprilike jednako često kao kod protivnika.
fair-play-says-hard-open = Teških je poteza premalo.
fair-play-says-time-flat = Teški potezi nisu trajali dulje od lakih, a protivnici su mislili dulje.
fair-play-says-time-grows = Teški su potezi trajali dulje od lakih.
fair-play-says-time-open = Poteza s izmjerenim vremenom je premalo.
fair-play-says-cube-apart = Igra figurama gotovo je savršena, a kocka nije.
fair-play-says-cube-usual = Igra figurama i kocka idu zajedno.
fair-play-says-cube-open = Odluka je premalo.
fair-play-steps = Prvo gledaj, zatim prijateljski pitaj ili ponudi meč pod nadzorom. Nikome se ništa ne ograničava bez razloga, roka i žalbe nekome drugom.
fair-play-alike = Vrijedi pogledati
fair-play-alike-note = Naznake, nikad presude: i prijatelji brzo predaju, a netko uvijek gubi.
fair-play-quick = Mečeva za rejting završenih za manje od minute: { $n }
fair-play-one-way = Mečeva za rejting: { $n }, svi na istu stranu
