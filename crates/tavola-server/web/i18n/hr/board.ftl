# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Sat i semafor
board-lead = Mobitel pokraj tvoje drvene ploče: sat, semafor i zapisnik u jednom. Radi bez mreže; ništa se pritisnuto ne gubi.
board-needs-script = Satu treba preglednik s podrškom za JavaScript.
board-new = Novi meč
board-kept = Mečevi na ovom uređaju
board-kept-none = Još nema mečeva. Postavi jedan: dva imena, duljina i, po želji, sat.
board-white = Bijeli
board-black = Crni
board-name-of = Ime igrača: { $side ->
    [white] Bijeli
   *[black] Crni
}
board-length = Duljina u bodovima
board-clock = Sat
board-clock-none = Bez sata, samo semafor
board-clock-simple_delay = Odgoda, zatim pričuva (uobičajeno)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, odgoda uključena u prikaz
board-clock-fischer = Fischer
board-minutes = Minuta po bodu
board-delay = Sekundi po potezu
board-flag = Kad zastavica padne
board-flag-loss = meč je izgubljen
board-flag-when_noticed = meč je izgubljen kad protivnik to prijavi
board-flag-overtime = još jedna minuta, jednom
board-holland = Hollandovo pravilo: nakon Crawfordove partije igrač u zaostatku ne udvostručuje prije svog trećeg poteza
board-sound = Zvukovi
board-vibrate = Vibracija
board-start = Počni
board-to = do { $length }
board-one-game = jedna partija
board-crawford = Crawfordova partija: bez kocke
board-game = Partija { $number }
board-turn = ti si na redu
board-waits = čeka
board-stopped = zaustavljen
board-press-label = { $name }, još { $time }{ $turn ->
    [yes] , na redu: pritisni za kraj poteza
   *[no] {""}
}
board-begins = Ja počinjem
board-next-game = Sljedeća partija
board-double = Udvostruči na { $value }
board-take = Prihvati { $value }
board-drop = Odbij
board-confirm = Potvrdi
board-accept = Slažem se
board-reject = Ne slažem se
board-stop = Zaustavi
board-resume = Nastavi
board-resume-other = Na redu je { $name }
board-over = Partija gotova
board-menu = Izbornik
board-sheet = Zapisnik
board-undo = Poništi
board-undo-what = Drži za poništavanje: { $act }
board-undone = Poništeno: { $act }
board-hold = Drži ovu tipku pritisnutom trenutak.
board-lock = Zaključaj
board-unlock = Otključaj
board-locked = Zaključano od slučajnih dodira
board-full = Cijeli zaslon
board-handover = Predaj sat
board-leave = Svi mečevi
board-say = Čitaj vremena naglas
board-cube = Kocka { $value }
board-cube-middle = u sredini
board-cube-of = drži je { $name }
board-result = Kako je završila partija?
board-won-by = Pobjednik
board-kind-single = Obična
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Unesi
board-close = Zatvori
board-resign = Predaj partiju
board-resign-match = Predaj meč
board-withdraw = Povuci predaju
board-claim = Zatraži pobjedu
board-claims = { $name } traži pobjedu: { $kind }
board-resigns = { $name } predaje: { $kind }
board-break = Uzmi stanku
board-end-break = Kraj stanke
board-on-break = { $name } je na stanci: { $time }
board-reason-fallen = Pala je kockica ili figura
board-reason-contested = Ospori potez
board-reason-director = Zovi direktora
board-pause = Zaustavi sat
board-paused = Zaustavljeno
board-reason-faulty = Sat je neispravan
board-reason-break = Stanka
board-call-flag = Zastavica je pala
board-why = Zašto zaustaviti sat?
board-entered = Pobjeda, { $name }: { $kind }, kocka { $cube }, { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
board-both-confirm = Potvrđuju oba igrača
board-flagged = { $name }: zastavica je pala
board-match-won = Pobjednik meča: { $name }
board-how-score = na bodove
board-how-flag = na vrijeme
board-how-resigned = predajom
board-how-penalty = kaznenim bodovima
board-how-ruling = odlukom direktora
board-called = Direktor je pozvan
board-held = Direktor je zaustavio meč
board-absent = { $name } nije tu; sat teče
board-opening = Bacite svatko po jednu kockicu. Viša počinje.
board-ready = Usporedite svoje zapise rezultata, pa počnite.
board-gap = Uređaj je bio isključen ili u pozadini: { $time }.
board-restore = Vrati vrijeme
board-gap-asked = Uređaj je bio isključen { $time }, a u međuvremenu je pala zastavica ({ $name }). Računa li se to vrijeme?
board-gap-banner = Sat je zaustavljen
board-gap-counts = Računa se
board-keep-as-is = Ostavi kako jest
board-jump = Sat ovog uređaja promijenjen je za { $time }. Sat meča nastavlja kao prije.
board-awake-refused = Zaslon se može ugasiti: isključi to u postavkama uređaja.
board-storage-refused = Ovaj preglednik ništa ne sprema: ponovno učitavanje izgubilo bi meč.
board-offline = Bez mreže: { $count ->
    [0] sve je poslano
    [one] čeka { $count } unos
    [few] čekaju { $count } unosa
   *[other] čeka { $count } unosa
}
board-online = Sve je poslano
board-viewer = Gledaš. Sat je na drugom uređaju.
board-viewer-age = Osvježeno prije { $seconds } s
board-take-over = Preuzmi sat ovdje
board-take-over-hold = Preuzmi sat ovdje (drži)
board-take-over-ask = Sat je na drugom uređaju. Ako ga preuzmeš, taj uređaj može samo gledati.
board-take-over-yes = Preuzmi
board-take-up = Prihvatiti ovaj meč?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } do { $length }: { $count ->
    [one] predan { $count } unos.
    [few] predana { $count } unosa.
   *[other] predano { $count } unosa.
}
board-take-up-new = Ovaj uređaj preuzima sat. Uređaj koji ga je predao nakon toga može samo gledati.
board-take-up-known = Ovaj uređaj već ima meč. Predani dnevnik zamjenjuje njegov; ono što ima preko toga čuva se odvojeno.
board-take-up-yes = Prihvati
board-read-foreign = Taj dnevnik ne daje pravo na meč na ovom uređaju; ništa nije promijenjeno.
board-kept-unreadable = Dnevnik tog meča ne može se pročitati na ovom uređaju.
board-no-such-match = Takav meč ne postoji. Provjeri poveznicu: možda nedostaje slovo.
board-link-worthless = Ova poveznica ne daje pravo na meč.
board-no-right = Poslužitelj odbija ono što ovdje pritisneš, jer poveznica ne daje pravo na meč. Otvori poveznicu samog stola.
board-posted = Na kosturu
board-conflict = Drugi uređaj ima drukčiji dnevnik: ovdje { $here }, ondje { $there }.
board-conflict-scoreboard = Prednost ima semafor samog stola (MAT-07): { $won }.
board-conflict-trailers_sheet = Vrijedi zapis igrača u zaostatku (MAT-05): { $won }.
board-conflict-agreement = Oba imaju isti rezultat.
board-conflict-director = Odlučuje direktor.
board-conflict-look = Usporedi oba dnevnika
board-conflict-title = Dva dnevnika ovog meča
board-conflict-here = Dnevnik ovdje
board-conflict-there = Drugi dnevnik
board-conflict-since = { $count ->
    [0] Ništa otkad se razlikuju
    [one] { $count } unos otkad se razlikuju
    [few] { $count } unosa otkad se razlikuju
   *[other] { $count } unosa otkad se razlikuju
}
board-compare = Usporedi moj zapis rezultata
board-papers-agree = Zapisi se slažu sa semaforom: { $counts }.
board-papers-differ = Zapisi se ne slažu sa semaforom. Vrijedi semafor: { $counts } (MAT-07).
board-battery = Baterija je slaba: { $percent } %. Napuni uređaj ili predaj sat.
board-chouette = Više od dvoje igrača? Uređaj može biti i knjiga rezultata za chouette.
board-elsewhere = Ovaj je meč otvoren na drugoj kartici.
board-elsewhere-here = Nastavi ovdje
board-read-older = Ovaj uređaj ima noviji dnevnik tog meča; datoteka nije uvezena.
board-read-unreadable = To nije datoteka meča.
board-keep-this = Zadrži ovaj dnevnik
board-keep-that = Zadrži drugi dnevnik
board-not-kept = Preglednik to nije spremio. Pokušaj još jednom.
board-too-soon = Drugi dodir tako brzo ne računa se.
board-no-line = Nema veze s uređajem na kojem je sat: unesi ondje.
board-unheard = Uređaj na kojem je sat ne odgovara: provjeri ondje je li zabilježio.
board-handover-how = Otvori ovo na drugom uređaju: on preuzima sat s cijelim dnevnikom. Otada ovaj uređaj može samo gledati.
board-handover-copy = Kopiraj poveznicu
board-handover-file = Spremi kao datoteku
board-handover-read = Preuzmi iz datoteke
board-csv = CSV
board-print = Ispiši
board-share = Podijeli
board-sheet-number = Partija
board-sheet-winner = Pobjednik
board-sheet-kind = Vrsta
board-sheet-cube = Kocka
board-sheet-points = Bodovi
board-sheet-score = Rezultat
board-sheet-banks = Preostalo vrijeme
board-sheet-used = Utrošeno vrijeme
board-sheet-lasted = Trajanje
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , odbijeno
    [resigned] , predaja
    [claimed] , zatražena pobjeda
    [flag] , na vrijeme
    [forfeited] , bez borbe
    [adjudicated] , po odluci
   *[borne_off] {""}
}
board-sheet-none = Još nijedna partija nije završena.
board-sheet-awards = Kazneni bodovi
board-sheet-award = { $points } za: { $name }
board-sheet-rulings = Odluke
board-sheet-signs = Potpisi
board-corrected = ispravljeno
board-keys = Tipkovnica, ili Bluetooth tipka koja se tako ponaša: razmaknica pritišće za igrača na redu, 1 i 2 za donjeg i gornjeg igrača, d udvostručuje, t prihvaća, p odbija, s zaustavlja, u (držati) poništava, c čita vremena naglas, l zaključava.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Rezultat { $a } prema { $b }, meč do { $length }.
board-side-said = Na redu: { $name }
board-low = { $name }: još jedna minuta
board-install = Instaliraj je iz izbornika preglednika da se otvara bez mreže.

board-first-game = Počni
board-confirm-score = Potvrdi { $a }–{ $b }
board-what = Što sada?
board-more = Još
board-understood = U redu
board-new-match = Novi meč
board-continue = Nastavi meč s papira
board-points-of = { $side ->
    [white] Bodovi Bijelog
   *[black] Bodovi Crnog
}
board-conflict-players = Odlučite zajedno koji dnevnik vrijedi.
board-right-menu = Ispravi nešto
board-right = Što treba ispraviti?
board-right-time = Vrijeme na satu
board-right-result = Ishod partije
board-right-length = Duljina meča
board-right-points = Kazneni bodovi
board-right-clock = Uvedi sat
board-right-whose = Čiji sat
board-right-way = Dodaj ili oduzmi
board-right-give = Dodaj
board-right-take = Oduzmi
board-right-minutes = Minute
board-right-seconds = Sekunde
board-right-reason = Razlog
board-right-against = Kažnjeni igrač
board-right-count = Bodovi za protivnika
board-sheet-clock = { $mode }, { $bank } po bodu, { $delay } s po potezu
board-ruling-adjust_time = { $name }: { $time } na satu
board-ruling-penalty = Kazna, { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
board-ruling-warn = Opomena: { $name }
board-ruling-correct_result = Partija { $game } ispravljena: { $name }, { $kind }, kocka { $cube }
board-ruling-set_length = Meč se igra do { $length }
board-ruling-bring_clock = Uvodi se sat: { $clock }
board-ruling-hold = Direktor zaustavlja meč
board-ruling-release = Meč se nastavlja
board-ruling-absent = { $name } nije tu
board-ruling-arrived = Oba su igrača tu
board-ruling-award_match = Meč se dodjeljuje: { $name }
board-ruling-restore = Vraća se vrijeme prekida { $gap }
board-ruling-count = Računa se vrijeme prekida { $gap }
board-ruling-settle = Zadržava se jedan od dvaju dnevnika
board-ruling-play_on = Zastavicu nitko nije primijetio: igra se dalje
board-ruling-cube_stands = Partija { $game }: kocka ostaje na { $cube }
board-ruling-post = Na kosturu

board-act-press = pritisak
board-act-opening = početno bacanje
board-act-start_game = početak partije
board-act-double = udvostručenje
board-act-take = prihvaćanje
board-act-drop = odbijanje
board-act-stop = zaustavljanje
board-act-call_director = poziv direktora
board-act-resume = nastavak igre
board-act-resign = predaja
board-act-claim = zahtjev za pobjedom
board-act-accept = slaganje
board-act-reject = neslaganje
board-act-result = ishod
board-act-confirm = potvrda
board-act-compare = usporedba
board-act-take_break = stanka
board-act-end_break = kraj stanke
board-act-resign_match = predaja meča
board-act-withdraw = povlačenje predaje
board-act-call_flag = prijava pada zastavice
board-act-open = postavljanje meča
board-act-flag_fell = zastavica je pala
board-act-undo = poništavanje zadnjeg unosa
board-act-gap = uređaj je bio isključen
board-act-jump = sat uređaja je promijenjen
board-act-claim_lease = preuzimanje sata
board-act-diverged = drugi dnevnik
board-act-received = ispravljeno vrijeme

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Meč nije postavljen.
board-refused-opened-already = Meč je već postavljen.
board-refused-unsound = Ime nedostaje ili je predugo, ili su postavke sata izvan granica.
board-refused-player-only = To može samo igrač.
board-refused-director-only = To može samo direktor.
board-refused-reason-missing = Odluci treba razlog.
board-refused-on-hold = Ništa se ne mijenja dok direktor ne odluči.
board-refused-posted = Ishod je na kosturu; ispravlja ga samo direktor.
board-refused-over = Meč je završen.
board-refused-flagged = Zastavica je pala.
board-refused-gap-asked = Prvo reci računa li se vrijeme dok je uređaj bio isključen.
board-refused-not-now = To sada ne može.
board-refused-not-your-turn = Na redu je drugi igrač.
board-refused-no-clock = Nema sata.
board-refused-crawford-game = U Crawfordovoj partiji nema udvostručenja.
board-refused-crawford-cube = Sva su udvostručenja u Crawfordovoj partiji nevažeća: kocka se računa kao 1.
board-refused-cube-not-yours = Kocka je kod drugog igrača.
board-refused-cube-exhausted = Kocka ne može više.
board-refused-holland-waits = Nakon Crawfordove partije igrač u zaostatku ne udvostručuje prije svog trećeg poteza.
board-refused-nothing-offered = Nema se na što odgovoriti.
board-refused-break-between-games = Stanke se uzimaju između partija.
board-refused-no-break-left = Nema više stanki.
board-refused-break-running = Jedna stanka još traje.
board-refused-most-resigned = Predaja najvećeg mogućeg poraza ne može se odbiti.
board-refused-trailer-confirms = Rezultat vrijedi kad ga potvrdi igrač u zaostatku.
board-refused-whose-turn = Odaberi čiji sat treba teći.
board-refused-too-long = Tekst ili popis je predug, ili je broj prevelik.
board-refused-no-points = Kazna je barem jedan bod.
board-refused-no-flag = Zastavica nije pala.
board-refused-nothing-to-undo = Nema se što poništiti.
board-refused-no-such = Nema ničega s tim brojem.
board-refused-turn-is-over = Potez tog prekida je prošao; vrijeme može ispraviti direktor.
board-refused-nothing-given-up = Nitko nije predao.
board-refused-same-length = Meč se već igra do te duljine.
board-refused-nothing-due = Ništa nije na redu.
board-refused-held-by-device = Sat je na uređaju; pritisni ondje.
board-refused-lease-lost = Sat je na drugom uređaju.
board-refused-line-missing = U dnevniku nedostaje unos.
board-refused-line-known = Taj je unos već u dnevniku.
board-held-button = drži
board-crawford-word = Crawford
board-needs = treba još { $points }
board-points-label = { $name }: { $points }, prikaži dosadašnje partije
board-doubles = { $name } udvostručuje na { $value }
board-ruled = Direktor je odlučio. Nastaviti?
board-played-on = Zastavicu nitko nije primijetio. Igrajte dalje.
board-age = { $seconds } s
board-overtime = produžetak
board-overtime-told = Pala je zastavica ({ $name }): produžetak od { $time }, jednom.
board-low-seconds = { $name }: još { $seconds } sekundi
board-countdown = Upozorenja na 0:30 i 0:10
board-swap = Zamijeni strane
board-course = Dosadašnje partije
board-course-won = Pobjeda, { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
board-course-time = trajanje { $time }
board-play-on = Nitko nije primijetio: dalje
board-turn-dialog = Okreni
board-right-flag = Zastavicu nitko nije primijetio: igra se dalje
board-right-turn = Sat teče krivom igraču
board-right-cube = Kocka je okrenuta u Crawfordovoj partiji
board-right-cube-how = Do kraja te partije moglo se poništiti. Nitko nije primijetio, pa vrijedi (MAT-03). Što je pokazivala?
board-sheet-date = Datum
board-sheet-reason = Razlog
board-sheet-after-game = Nakon partije
board-mat = .mat datoteka
board-install-secure = Otvorena preko HTTPS-a, ova se stranica može instalirati i tada radi bez mreže.
board-presets = Uobičajeni satovi
board-preset-last = Zadnji korišteni
board-preset-italy = Italija 3:00 + 12
board-preset-usual = UK, SAD, WBGF 2:00 + 12
board-preset-doubles = Parovi 2:30 + 18
board-preset-none = Bez sata
board-total = Svaki igrač ima { $bank } i { $delay } s po potezu.
board-screen = Za projektor
board-overlay = Za prijenos
