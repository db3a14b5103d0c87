# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Sat i semafor
board-lead = Telefon pored vaše drvene table: sat, semafor i zapisnik u jednom. Radi bez mreže; ništa pritisnuto se ne gubi.
board-needs-script = Satu treba pregledač s podrškom za JavaScript.
board-new = Novi meč
board-kept = Mečevi na ovom uređaju
board-kept-none = Još nema mečeva. Postavite jedan: dva imena, dužina i, ako hoćete, sat.
board-white = Beli
board-black = Crni
board-name-of = Ime igrača: { $side ->
    [white] Beli
   *[black] Crni
}
board-length = Dužina u poenima
board-clock = Sat
board-clock-none = Bez sata, samo semafor
board-clock-simple_delay = Odlaganje, pa rezerva (uobičajeno)
board-clock-bronstein = Bronštajn
board-clock-bronstein_prefunded = Bronštajn, odlaganje uključeno u prikaz
board-clock-fischer = Fišer
board-minutes = Minuta po poenu
board-delay = Sekundi po potezu
board-flag = Kad zastavica padne
board-flag-loss = meč je izgubljen
board-flag-when_noticed = meč je izgubljen kad protivnik to prijavi
board-flag-overtime = još jedan minut, jednom
board-holland = Holandovo pravilo: posle Krofordove partije igrač u zaostatku ne duplira pre svog trećeg poteza
board-sound = Zvuci
board-vibrate = Vibracija
board-start = Počni
board-to = do { $length }
board-one-game = jedna partija
board-crawford = Krofordova partija: bez kocke
board-game = Partija { $number }
board-turn = vi ste na redu
board-waits = čeka
board-stopped = zaustavljen
board-press-label = { $name }, još { $time }{ $turn ->
    [yes] , na redu: pritisnite za kraj poteza
   *[no] {""}
}
board-begins = Ja počinjem
board-next-game = Sledeća partija
board-double = Dupliraj na { $value }
board-take = Prihvati { $value }
board-drop = Odbij
board-confirm = Potvrdi
board-accept = Slažem se
board-reject = Ne slažem se
board-stop = Zaustavi
board-resume = Nastavi
board-resume-other = Na redu je { $name }
board-over = Partija gotova
board-menu = Meni
board-sheet = Zapisnik
board-undo = Poništi
board-undo-what = Držite za poništavanje: { $act }
board-undone = Poništeno: { $act }
board-hold = Držite ovo dugme pritisnuto trenutak.
board-lock = Zaključaj
board-unlock = Otključaj
board-locked = Zaključano od slučajnih dodira
board-full = Ceo ekran
board-handover = Predaj sat
board-leave = Svi mečevi
board-say = Čitaj vremena naglas
board-cube = Kocka { $value }
board-cube-middle = u sredini
board-cube-of = drži je { $name }
board-result = Kako se završila partija?
board-won-by = Pobednik
board-kind-single = Obična
board-kind-gammon = Gamon
board-kind-backgammon = Bekgemon
board-enter = Unesi
board-close = Zatvori
board-resign = Predaj partiju
board-resign-match = Predaj meč
board-withdraw = Povuci predaju
board-claim = Zatraži pobedu
board-claims = { $name } traži pobedu: { $kind }
board-resigns = { $name } predaje: { $kind }
board-break = Uzmi pauzu
board-end-break = Kraj pauze
board-on-break = { $name } je na pauzi: { $time }
board-reason-fallen = Pala je kockica ili figura
board-reason-contested = Ospori potez
board-reason-director = Zovi direktora
board-pause = Zaustavi sat
board-paused = Pauza
board-reason-faulty = Sat je neispravan
board-reason-break = Pauza
board-call-flag = Zastavica je pala
board-why = Zašto zaustavljate sat?
board-entered = Pobeda, { $name }: { $kind }, kocka { $cube }, { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
}
board-both-confirm = Potvrđuju oba igrača
board-flagged = { $name }: zastavica je pala
board-match-won = Pobednik meča: { $name }
board-how-score = na poene
board-how-flag = na vreme
board-how-resigned = predajom
board-how-penalty = kaznenim poenima
board-how-ruling = odlukom direktora
board-called = Direktor je pozvan
board-held = Direktor je zaustavio meč
board-absent = { $name } nije tu; sat teče
board-opening = Bacite svako po jednu kockicu. Viša počinje.
board-ready = Uporedite svoje zapise rezultata, pa počnite.
board-gap = Uređaj je bio isključen ili u pozadini: { $time }.
board-restore = Vrati vreme
board-gap-asked = Uređaj je bio isključen { $time }, a za to vreme je pala zastavica ({ $name }). Računa li se to vreme?
board-gap-banner = Sat je zaustavljen
board-gap-counts = Računa se
board-keep-as-is = Ostavi kako jeste
board-jump = Sat ovog uređaja promenjen je za { $time }. Sat meča nastavlja kao pre.
board-awake-refused = Ekran može da se ugasi: isključite to u podešavanjima uređaja.
board-storage-refused = Ovaj pregledač ništa ne čuva: ponovno učitavanje bi izgubilo meč.
board-offline = Bez mreže: { $count ->
    [0] sve je poslato
    [one] čeka { $count } unos
    [few] čekaju { $count } unosa
   *[other] čeka { $count } unosa
}
board-online = Sve je poslato
board-viewer = Posmatrate. Sat je na drugom uređaju.
board-viewer-age = Osveženo pre { $seconds } s
board-take-over = Preuzmi sat ovde
board-take-over-hold = Preuzmi sat ovde (držite)
board-take-over-ask = Sat je na drugom uređaju. Ako ga preuzmete, taj uređaj može samo da posmatra.
board-take-over-yes = Preuzmi
board-take-up = Prihvatate li ovaj meč?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } do { $length }: { $count ->
    [one] predat { $count } unos.
    [few] predata { $count } unosa.
   *[other] predato { $count } unosa.
}
board-take-up-new = Ovaj uređaj preuzima sat. Uređaj koji ga je predao posle može samo da posmatra.
board-take-up-known = Ovaj uređaj već ima meč. Predati dnevnik zamenjuje njegov; ono što ima preko toga čuva se odvojeno.
board-take-up-yes = Prihvati
board-read-foreign = Taj dnevnik ne daje pravo na meč na ovom uređaju; ništa nije promenjeno.
board-kept-unreadable = Dnevnik tog meča ne može da se pročita na ovom uređaju.
board-no-such-match = Takav meč ne postoji. Proverite link: možda nedostaje slovo.
board-link-worthless = Ovaj link ne daje pravo na meč.
board-no-right = Server odbija ono što ovde pritisnete, jer link ne daje pravo na meč. Otvorite link samog stola.
board-posted = Na kosturu
board-conflict = Drugi uređaj ima drugačiji dnevnik: ovde { $here }, tamo { $there }.
board-conflict-scoreboard = Preči je semafor samog stola (MAT-07): { $won }.
board-conflict-trailers_sheet = Važi zapis igrača u zaostatku (MAT-05): { $won }.
board-conflict-agreement = Oba imaju isti rezultat.
board-conflict-director = Odlučuje direktor.
board-conflict-look = Uporedi oba dnevnika
board-conflict-title = Dva dnevnika ovog meča
board-conflict-here = Dnevnik ovde
board-conflict-there = Drugi dnevnik
board-conflict-since = { $count ->
    [0] Ništa otkad se razlikuju
    [one] { $count } unos otkad se razlikuju
    [few] { $count } unosa otkad se razlikuju
   *[other] { $count } unosa otkad se razlikuju
}
board-compare = Uporedi moj zapis rezultata
board-papers-agree = Zapisi se slažu sa semaforom: { $counts }.
board-papers-differ = Zapisi se ne slažu sa semaforom. Važi semafor: { $counts } (MAT-07).
board-battery = Baterija je slaba: { $percent }%. Napunite uređaj ili predajte sat.
board-chouette = Više od dva igrača? Uređaj može da bude i knjiga rezultata za šuet.
board-elsewhere = Ovaj meč je otvoren na drugoj kartici.
board-elsewhere-here = Nastavi ovde
board-read-older = Ovaj uređaj ima noviji dnevnik tog meča; datoteka nije uvezena.
board-read-unreadable = To nije datoteka meča.
board-keep-this = Zadrži ovaj dnevnik
board-keep-that = Zadrži drugi dnevnik
board-not-kept = Pregledač to nije sačuvao. Pokušajte još jednom.
board-too-soon = Drugi dodir tako brzo ne računa se.
board-no-line = Nema veze s uređajem na kojem je sat: unesite tamo.
board-unheard = Uređaj na kojem je sat ne odgovara: proverite tamo je li zabeležio.
board-handover-how = Otvorite ovo na drugom uređaju: on preuzima sat s celim dnevnikom. Od tada ovaj uređaj može samo da posmatra.
board-handover-copy = Kopiraj link
board-handover-file = Sačuvaj kao datoteku
board-handover-read = Preuzmi iz datoteke
board-csv = CSV
board-print = Štampaj
board-share = Podeli
board-sheet-number = Partija
board-sheet-winner = Pobednik
board-sheet-kind = Vrsta
board-sheet-cube = Kocka
board-sheet-points = Poeni
board-sheet-score = Rezultat
board-sheet-banks = Preostalo vreme
board-sheet-used = Utrošeno vreme
board-sheet-lasted = Trajanje
board-sheet-crawford = Kroford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , odbijeno
    [resigned] , predaja
    [claimed] , zatražena pobeda
    [flag] , na vreme
    [forfeited] , bez borbe
    [adjudicated] , po odluci
   *[borne_off] {""}
}
board-sheet-none = Još nijedna partija nije završena.
board-sheet-awards = Kazneni poeni
board-sheet-award = { $points } za: { $name }
board-sheet-rulings = Odluke
board-sheet-signs = Potpisi
board-corrected = ispravljeno
board-keys = Tastatura, ili Bluetooth dugme koje se tako ponaša: razmaknica pritiska za igrača na redu, 1 i 2 za donjeg i gornjeg igrača, {"d"} duplira, {"t"} prihvata, {"p"} odbija, {"s"} zaustavlja, {"u"} (držati) poništava, {"c"} čita vremena naglas, {"l"} zaključava.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Rezultat { $a } prema { $b }, meč do { $length }.
board-side-said = Na redu: { $name }
board-low = { $name }: još jedan minut
board-install = Instalirajte je iz menija pregledača da se otvara bez mreže.

board-first-game = Počni
board-confirm-score = Potvrdi { $a }–{ $b }
board-what = Šta sada?
board-more = Još
board-understood = U redu
board-new-match = Novi meč
board-continue = Nastavi meč s papira
board-points-of = { $side ->
    [white] Poeni Belog
   *[black] Poeni Crnog
}
board-conflict-players = Odlučite zajedno koji dnevnik važi.
board-right-menu = Ispravi nešto
board-right = Šta treba ispraviti?
board-right-time = Vreme na satu
board-right-result = Ishod partije
board-right-length = Dužina meča
board-right-points = Kazneni poeni
board-right-clock = Uvedi sat
board-right-whose = Čiji sat
board-right-way = Dodaj ili oduzmi
board-right-give = Dodaj
board-right-take = Oduzmi
board-right-minutes = Minuti
board-right-seconds = Sekunde
board-right-reason = Razlog
board-right-against = Kažnjeni igrač
board-right-count = Poeni za protivnika
board-sheet-clock = { $mode }, { $bank } po poenu, { $delay } s po potezu
board-ruling-adjust_time = { $name }: { $time } na satu
board-ruling-penalty = Kazna, { $name }: { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
}
board-ruling-warn = Opomena: { $name }
board-ruling-correct_result = Partija { $game } ispravljena: { $name }, { $kind }, kocka { $cube }
board-ruling-set_length = Meč se igra do { $length }
board-ruling-bring_clock = Uvodi se sat: { $clock }
board-ruling-hold = Direktor zaustavlja meč
board-ruling-release = Meč se nastavlja
board-ruling-absent = { $name } nije tu
board-ruling-arrived = Oba igrača su tu
board-ruling-award_match = Meč se dodeljuje: { $name }
board-ruling-restore = Vraća se vreme prekida { $gap }
board-ruling-count = Računa se vreme prekida { $gap }
board-ruling-settle = Zadržava se jedan od dva dnevnika
board-ruling-play_on = Zastavicu niko nije primetio: igra se dalje
board-ruling-cube_stands = Partija { $game }: kocka ostaje na { $cube }
board-ruling-post = Na kosturu

board-act-press = pritisak
board-act-opening = početno bacanje
board-act-start_game = početak partije
board-act-double = dupliranje
board-act-take = prihvatanje
board-act-drop = odbijanje
board-act-stop = zaustavljanje
board-act-call_director = poziv direktora
board-act-resume = nastavak igre
board-act-resign = predaja
board-act-claim = zahtev za pobedu
board-act-accept = slaganje
board-act-reject = neslaganje
board-act-result = ishod
board-act-confirm = potvrda
board-act-compare = poređenje
board-act-take_break = pauza
board-act-end_break = kraj pauze
board-act-resign_match = predaja meča
board-act-withdraw = povlačenje predaje
board-act-call_flag = prijava pada zastavice
board-act-open = postavljanje meča
board-act-flag_fell = zastavica je pala
board-act-undo = poništavanje poslednjeg unosa
board-act-gap = uređaj je bio isključen
board-act-jump = sat uređaja je promenjen
board-act-claim_lease = preuzimanje sata
board-act-diverged = drugi dnevnik
board-act-received = ispravljeno vreme

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Meč nije postavljen.
board-refused-opened-already = Meč je već postavljen.
board-refused-unsound = Ime nedostaje ili je predugačko, ili su podešavanja sata van granica.
board-refused-player-only = To može samo igrač.
board-refused-director-only = To može samo direktor.
board-refused-reason-missing = Odluci treba razlog.
board-refused-on-hold = Ništa se ne menja dok direktor ne odluči.
board-refused-posted = Ishod je na kosturu; ispravlja ga samo direktor.
board-refused-over = Meč je završen.
board-refused-flagged = Zastavica je pala.
board-refused-gap-asked = Prvo recite računa li se vreme dok je uređaj bio isključen.
board-refused-not-now = To sada ne može.
board-refused-not-your-turn = Na redu je drugi igrač.
board-refused-no-clock = Nema sata.
board-refused-crawford-game = U Krofordovoj partiji nema dupliranja.
board-refused-crawford-cube = Sva dupliranja u Krofordovoj partiji su nevažeća: kocka se računa kao 1.
board-refused-cube-not-yours = Kocka je kod drugog igrača.
board-refused-cube-exhausted = Kocka ne može više.
board-refused-holland-waits = Posle Krofordove partije igrač u zaostatku ne duplira pre svog trećeg poteza.
board-refused-nothing-offered = Nema na šta da se odgovori.
board-refused-break-between-games = Pauze se uzimaju između partija.
board-refused-no-break-left = Nema više pauza.
board-refused-break-running = Jedna pauza još traje.
board-refused-most-resigned = Predaja najvećeg mogućeg poraza ne može da se odbije.
board-refused-trailer-confirms = Rezultat važi kad ga potvrdi igrač u zaostatku.
board-refused-whose-turn = Izaberite čiji sat treba da teče.
board-refused-too-long = Tekst ili spisak je predugačak, ili je broj prevelik.
board-refused-no-points = Kazna je bar jedan poen.
board-refused-no-flag = Zastavica nije pala.
board-refused-nothing-to-undo = Nema šta da se poništi.
board-refused-no-such = Nema ničega s tim brojem.
board-refused-turn-is-over = Potez tog prekida je prošao; vreme može da ispravi direktor.
board-refused-nothing-given-up = Niko nije predao.
board-refused-same-length = Meč se već igra do te dužine.
board-refused-nothing-due = Ništa nije na redu.
board-refused-held-by-device = Sat je na uređaju; pritisnite tamo.
board-refused-lease-lost = Sat je na drugom uređaju.
board-refused-line-missing = U dnevniku nedostaje unos.
board-refused-line-known = Taj unos je već u dnevniku.
board-held-button = držite
board-crawford-word = Kroford
board-needs = treba još { $points }
board-points-label = { $name }: { $points }, prikaži dosadašnje partije
board-doubles = { $name } duplira na { $value }
board-ruled = Direktor je odlučio. Nastaviti?
board-played-on = Zastavicu niko nije primetio. Igrajte dalje.
board-age = { $seconds } s
board-overtime = produžetak
board-overtime-told = Pala je zastavica ({ $name }): produžetak od { $time }, jednom.
board-low-seconds = { $name }: još { $seconds } sekundi
board-countdown = Upozorenja na 0:30 i 0:10
board-swap = Zameni strane
board-course = Dosadašnje partije
board-course-won = Pobeda, { $name }: { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
}
board-course-time = trajanje { $time }
board-play-on = Niko nije primetio: dalje
board-turn-dialog = Okreni
board-right-flag = Zastavicu niko nije primetio: igra se dalje
board-right-turn = Sat teče pogrešnom igraču
board-right-cube = Kocka je okrenuta u Krofordovoj partiji
board-right-cube-how = Do kraja te partije moglo je da se poništi. Niko nije primetio, pa važi (MAT-03). Šta je pokazivala?
board-sheet-date = Datum
board-sheet-reason = Razlog
board-sheet-after-game = Posle partije
board-mat = .mat datoteka
board-install-secure = Otvorena preko HTTPS-a, ova stranica može da se instalira i onda radi bez mreže.
board-presets = Uobičajeni satovi
board-preset-last = Poslednji korišćen
board-preset-italy = Italija 3:00 + 12
board-preset-usual = Britanija, SAD, WBGF 2:00 + 12
board-preset-doubles = Parovi 2:30 + 18
board-preset-none = Bez sata
board-total = Svaki igrač ima { $bank } i { $delay } s po potezu.
board-screen = Za projektor
board-overlay = Za prenos
