# Pages around the table. Used by the server only.

tagline = Backgammon bez buke: dobra ploča i kockice koje možeš provjeriti.
nav-rules = Pravila
nav-dice = Provjera kockica
nav-language = Jezik
guest-name = Gost { $number }
skip = Na glavni sadržaj

# Start
start-title = Backgammon na dobroj ploči
start-lead = Igraj s kim god je tu, s botom ili s prijateljem preko poveznice. Bez računa, bez žetona, bez reklama.
start-bot = Igraj protiv bota
start-bot-note = Meč do { $length } s kockom. Jedan klik i za pločom si.
start-level = Koliko jak?
start-friend = Pozovi prijatelja
start-friend-note = Dobivaš poveznicu. Tko je otvori, igra protiv tebe.
start-called = Igraš kao { $name }
start-new-name = Novo ime
start-nameless = Odaberi ime
start-custom = Odaberi pravila
start-tables = Tvoji stolovi
start-tables-none = Još nemaš stolova. Ovdje će se pojaviti i možeš im se vratiti u svako doba.
start-name = Tvoje ime
start-dice-title = Kockice koje možeš provjeriti
start-dice = Prije meča poslužitelj i oba igrača zaključaju svaki svoju tajnu. Svako bacanje nastaje iz sve tri: nitko ga ne može znati unaprijed, a poslije za svako možeš ponoviti izračun.
start-dice-how = Kako to radi
start-ear-title = Tipkovnicom i po sluhu
start-ear = Svako polje ima ime, svako se bacanje i svaki potez čita naglas, i cijeli meč možeš odigrati bez miša. Za stolom pritisni ? za tipke.
start-kept-title = Ništa se ne gubi
start-kept = Zatvori stranicu, izgubi vezu, vrati se sutra: stol je kakav je i bio.
table-against = { $white } – { $black }
table-to = do { $length }, { $a }–{ $b }
table-money = igra za novac, { $a }–{ $b }
table-waiting = čeka se protivnik
table-playing = u igri
table-over = završeno
table-broken = ne može se otvoriti
table-unnamed = slobodno mjesto

# Rule chooser
choose-title = Odaberi pravila
choose-against = Protiv
choose-bot = Bot
choose-friend = Prijatelj, preko poveznice
choose-doubles = Dvoje na dvoje, preko poveznica
choose-doubles-note = Igra parova: svaku stranu vodi par koji se dogovara nasamo.
choose-preset = Vrsta igre
choose-preset-note = Predložak ispunjava sve opcije niže; ostavi „po predlošku” da zadržiš njegovu postavku.
preset-match = Meč
preset-match-note = Do određenog broja bodova, s kockom i Crawfordovim pravilom.
preset-money = Igra za novac
preset-money-note = Partija za partijom, svaka za svoj ulog, s Jacobyjevim pravilom.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Pravila jedne talijanske igraonice na internetu: vlastito ograničenje udvostručenja, bez Crawfordove partije, backgammon i nakon iznošenja.
preset-tournament = Turnir
preset-tournament-note = Meč po talijanskom turnirskom pravilniku, od 3 boda, bez gornje granice u pravilima.
knob-length = Igra se do (bodova)
knob-length-note = Za mečeve, obično 5; to traje oko pola sata. Pravila ne znaju za gornju granicu; ovaj program broji do 64. U tavola reale jedna jedina partija nije uobičajena: 3, 5 ili 7.
knob-as-preset = Po predlošku
knob-on = Uključeno
knob-off = Isključeno
knob-jacoby = Jacobyjevo pravilo
knob-jacoby-note = Igra za novac: gammon se računa tek kad je kocka okrenuta.
knob-responses = Odgovori na udvostručenje
knob-responses-note = Igra za novac: dabar odmah udvostručuje natrag i zadržava kocku.
knob-responses-take_or_drop = Prihvati ili odbij
knob-responses-beaver = Dabar
knob-responses-raccoon = Dabar i rakun
knob-responses-otter = Dabar, rakun i vidra
knob-automatic_doubles = Automatska udvostručenja
knob-automatic_doubles-note = Igra za novac: jednake kockice pri početnom bacanju udvostručuju ulog.
knob-automatic-none = Bez njih
knob-automatic-up-to = { $n ->
    [1] Prvo
    [one] Prvih { $n }
    [few] Prva { $n }
   *[other] Prvih { $n }
}
knob-crawford = Crawfordovo pravilo
knob-crawford-note = Mečevi: jedna partija bez kocke kad igraču nedostaje jedan bod do pobjede.
knob-holland = Hollandovo pravilo
knob-holland-note = Mečevi: nakon Crawfordove partije igrač u zaostatku ne udvostručuje prije svog trećeg poteza.
knob-backgammon = Backgammon
knob-backgammon-note = Može li se izgubiti trostruki ulog i kad je neka figura već iznesena.
knob-backgammon-only_with_none_off = Samo bez iznesenih figura
knob-backgammon-even_with_some_off = I s iznesenim figurama
knob-premature_roll = Prerano bacanje
knob-premature_roll-note = Ne vrijedi: baca se ponovno (IRR-06). Vrijedi: protivnik igra znajući ga, a tko je bacio prerano, u tom potezu ne udvostručuje (IRR-07). Samo u mečevima s ispravnošću na zahtjev.
knob-premature_roll-void = Ne vrijedi
knob-premature_roll-stands = Vrijedi
knob-doubling_limit = Ograničenje udvostručenja
knob-doubling_limit-note = Tavola reale: bez udvostručenja kojim bi obična pobjeda završila meč (CUB-17). Samo u tavola reale.
knob-doubling_limit-none = Bez njega
knob-doubling_limit-tavola-reale = Kao u tavola reale
knob-legality = Ispravnost poteza
knob-legality-note = Strogo: završiti se mogu samo dopušteni potezi. Na zahtjev: svaki potez vrijedi ako protivnik ne zatraži ispravan, kao za pravom pločom.
knob-legality-strict = Strogo
knob-legality-called = Na zahtjev
knob-pace = Tempo
knob-level = Snaga bota
knob-level-note = Samo kad igraš protiv bota.
knob-clock = Sat
knob-clock-note = Pričuva minuta za svaki bod i slobodne sekunde u svakom potezu. Kad pričuva istekne, meč je izgubljen.
knob-clock-none = Bez sata
knob-clock-simple_delay = Odgoda, zatim pričuva
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: sekunde se dodaju u svakom potezu
knob-minutes = Minuta po bodu
knob-seconds = Sekundi po potezu
knob-side = Tvoje figure
knob-side-any = Ždrijebom
knob-side-white = Bijele
knob-side-black = Crne
choose-more = Još pravila
choose-go = Otvori stol

# Table
table-title = Stol
table-moves = Ova partija
table-games = Partije
table-game = Partija
table-winner = Pobjednik
table-how = Ishod
table-points = Bodovi
table-score = Rezultat
table-settings = Postavke
table-help = Tipke
table-resign = Predaj
table-files = Preuzmi meč
table-claim = Zatraži pobjedu
table-plays = Popis poteza
table-last = Ponovi zadnji potez
table-flip = Okreni ploču
table-leave = Napusti stol
table-proof = Kockice: pečati i dokaz
table-invite = Pozovi prijatelja
table-invite-note = Pošalji ovu poveznicu. Tko je prvi otvori, dobiva drugo mjesto.
table-invite-doubles = Pozovi partnera i protivnike
table-invite-doubles-note = Svaka je poveznica za jedno mjesto. Meč počinje kad svih četvero sjedi ovdje.
table-invite-partner = Za partnera
table-invite-opponent = Za protivnika
table-copy = Kopiraj
invite-share = Podijeli
invite-qr = QR kod
invite-qr-note = Poveznica kao QR kod
table-terms = Pravila i ograničenja
look-open = Pregled
look-first = Na početak partije
look-back = Potez natrag
look-on = Potez naprijed
look-last = Na kraj partije
look-close = Natrag u igru
copy-id-note = Pozicija prije prikazanog poteza, s bacanjem
copy-link = Kopiraj poveznicu
name-change = Promijeni ime
table-onward = Novi stol
table-close = Zatvori
table-result = Ishod
table-noscript = Ovom stolu treba JavaScript da bi bio živ. Igrati možeš i bez njega: biraj niže, a protivnikov potez vidiš kad ponovno učitaš stranicu.
plain-plays = Igraj
plain-reload = Učitaj ponovno
plain-play-none = Nema poteza: dalje
resign-title = Predaja
resign-note = Predaje se na kraju poteza: ponuđena usred tvojega, predaja čeka dok ga ne završiš. Protivnik može odbiti partiju koju nudiš, osim ako je to najviše što možeš izgubiti.
plays-title = Dopušteni potezi
plays-note = Odaberi potez ili upiši njegov broj i Enter.

# Joining
join-title = Imaš poziv
join-lead = { $who } te poziva na partiju backgammona.
join-lead-partner = { $who } te poziva na backgammon u paru, dvoje na dvoje.
join-lead-opponent = { $who } te poziva na backgammon na suprotnoj strani, dvoje na dvoje.
terms-stake = Ulog
terms-stake-match = Meč; bodovi preko njegove duljine ne vrijede ništa
terms-stake-money = Bodovi: zbraja se ono što partije donesu
terms-clock = { $mode }, svakome { $bank } min i { $delay } s po potezu
terms-decision = Za svaku odluku
terms-absence = Za povratak nakon prekida veze
terms-time = { $time } min
name-note = Najviše { $most } znakova. Ostane li prazno, ti si gost s brojem.
name-note-known = Najviše { $most } znakova. Ostane li prazno, ostaje { $name }.
name-missing = To ime nema nijedno slovo koje se može prikazati. Vrati se i odaberi drugo; ostalo što je uneseno još je tu.
name-too-long = To ime ima više od { $most } znakova. Vrati se i odaberi kraće; ostalo što je uneseno još je tu.
name-of-house = To ime pripada samom klubu. Vrati se i odaberi drugo; ostalo što je uneseno još je tu.
name-mixed = To ime miješa slična slova različitih pisama. Vrati se i napiši ga jednim pismom; ostalo što je uneseno još je tu.
join-rules = Pravila ovog stola
join-sit = Sjedni i igraj
join-over = Ovaj je meč završen.
join-look = Pogledaj stol
join-taken = Ovo je mjesto već zauzeto.
rules-of-match = Meč do { $length }
rules-of-money = Igra za novac

# Dice checker
verify-title = Provjera kockica jednog meča
verify-lead = Otvori zapisnik meča, i ova stranica u tvom pregledniku ponovno računa svako bacanje. Ništa se nikamo ne šalje.
verify-file = Zapisnik (proof.json)
verify-paste = ili ga zalijepi ovdje
verify-go = Provjeri
verify-save = Spremi provjeru za rad bez mreže
verify-how-title = Kako nastaju kockice
verify-how = Poslužitelj zapečati tajnu prije nego što itko sjedne za stol. Svako mjesto zapečati kraj lanca sažetaka. Sa svakom odlukom da se baca otvara se sljedeća karika obaju lanaca; bacanje je HMAC, s tajnom poslužitelja kao ključem, nad stolom, mečom, rednim brojem bacanja, oba pečata i obje karike. Bajtovi od 252 naviše preskaču se, tako da je svaki broj jednako vjerojatan.
verify-noscript = Provjeri treba JavaScript. Naredba „tavola verify-dice FILE” radi isto.
verify-honest = Svih { $rolls } bacanja je ispravno: svako slijedi iz onoga što je zaključano prije meča.
verify-honest-one = To je jedno bacanje ispravno: slijedi iz onoga što je zaključano prije meča.
verify-wrong = { $faults ->
    [one] Ne slaže se { $faults } stvar.
    [few] Ne slažu se { $faults } stvari.
   *[other] Ne slaže se { $faults } stvari.
}
verify-rolls = Svako bacanje, s podrijetlom svake karike
verify-roll-number = Bacanje
verify-roll-who = Tko baca
verify-roll-dice = Kockice
verify-roll-link = Karika: { $who }
verify-roll-both = obje
verify-link-client = s njihove stranice
verify-link-escrow = njihova kopija, čuvana ovdje
verify-link-house = poslužitelj
verify-link-default = zadana (propuštena)
verify-unreadable = Ovo nije zapisnik.
verify-no-length = Ovaj zapis ima stariji format bez podatka o duljini, pa se ne bi primijetilo da su bacanja na kraju odrezana.
verify-nameless = Jedan je igrač iz ovog zapisa napustio klub i više se u njemu ne imenuje. Sažeci napravljeni s tim imenom ostali su kakvi su bili i ne mogu se ponovno izračunati; sve ostalo može.
verify-in-play = Meč još traje: poslužitelj otvara tajnu kad završi, i tek se tada bacanja mogu ponovno izračunati.
verify-fault-scheme = Zapis je druge vrste od one koju ova stranica provjerava.
verify-fault-secret-missing = Meč je završen, a tajna poslužitelja nedostaje.
verify-fault-secret = Tajna poslužitelja nije ona koju je zapečatio prije meča.
verify-fault-link-default = Bacanje %: propuštena karika nije zamijenjena dogovorenom.
verify-fault-link-source = Bacanje %: krivo je navedeno odakle je karika.
verify-fault-link = Bacanje %: karika nije dio lanca koji je njezino mjesto zapečatilo.
verify-fault-seen = Bacanje %: mjesto je otvorilo kariku za drukčiji zapis od ovog.
verify-fault-number = Bacanje %: bacanja nisu numerirana redom.
verify-fault-dice = Bacanje %: ove kockice ne slijede iz tajne i karika.
verify-fault-log-missing = Nedostaje tijek meča.
verify-fault-log = Tijek meča ne slaže se s bacanjima.
verify-fault-count = Bacanja ima više ili manje nego što kaže tijek meča.
verify-fault-kept = Za jedan sažetak piše da je napravljen s imenom, a imena nema.
verify-fault-ending = Zapis ne završava onako kako kaže: nešto je odrezano, dodano ili promijenjeno.
verify-fault-other = Zapis nije dosljedan.
dice-part = Kockice ovog meča
dice-warning-title = Poslužitelj ne drži obećanje o kockicama
dice-warning-do = Tvoj je preglednik zapisao što mu je traženo, kada, i što mu je pokazano. Spremi taj zapis, pokaži ga protivniku i ne igraj dalje ni za što važno.
dice-evidence-save = Spremi dokaze
dice-details = Pogledaj svako bacanje
dice-away = Nastavi na drugom uređaju
dice-away-note = Tvoj udio u kockicama je u ovom pregledniku. Otvori ovu poveznicu ondje gdje želiš nastaviti, u prijavi na svoj račun, i udio prelazi onamo. Poveznicu ne daj nikome: tko ima nju i tajnu poslužitelja, zna tvoja bacanja.

# Rules for players

# Errors
error-404 = Ovdje nema ničega
error-404-note = Adresa je kriva ili je stol uklonjen.
clause-says = Što kaže { $clause }
error-403 = Nemaš pristup
error-403-note = Ovo pripada nekome drugom. Ako imaš poziv, otvori opet njegovu poveznicu.
error-aside = Ovo se ne može otvoriti
error-aside-note = Dio onoga što je ovdje spremljeno ne može se pročitati, pa je stavljen na stranu. Ništa nije izbrisano, a ostatak kluba radi. Ljudi koji vode klub mogu to ispitati naredbom „tavola doctor”.
error-other = To nije uspjelo
error-too-fast = To je bilo brže nego što itko igra. Pričekaj trenutak i pokušaj opet.
error-too-slow = Predugo je putovalo. Provjeri vezu i pokušaj opet.
error-too-many-guests = Mnogo se ljudi upravo pridružilo s tvoje mreže. Pričekaj nekoliko sekundi i pokušaj opet.
error-too-many-bots = Botovi već igraju jedan protiv drugoga za dovoljno stolova. Pričekaj da neki završi ili stane jer ga nitko ne gleda.
error-busy = Klub je zauzet. Pokušaj opet.
error-closing = Klub se upravo ponovno pokreće. Pokušaj za koji trenutak.
error-malformed = Poslano se nije moglo pročitati. Vrati se, provjeri uneseno i pokušaj opet.
error-cross-site = To je došlo sa stranice drugog sjedišta, pa ništa nije učinjeno.
error-internal = Kod nas je nešto pošlo po zlu. Ništa nije promijenjeno; možeš pokušati opet.
error-back = Natrag
error-home = Na početnu stranicu
error-table = Natrag za stol
error-event = Natrag na turnir

# Chouette
chouette-title = Chouette
chouette-now = Što je sada na redu
chouette-open = Otvori chouette
wooden-start-title = Drvena ploča
wooden-start = Stavi mobitel pokraj nje: sat, semafor i zapisnik. Radi bez mreže, i ništa što pritisneš ne gubi se.
wooden-open = Otvori sat
chouette-start-title = Chouette
chouette-start = Jedan protiv svih, s kockom za svakoga: boks igra protiv ekipe koja se savjetuje. S prijateljima, s botovima ili kao knjiga rezultata uz drvenu ploču.
chouette-games = { $n ->
    [0] još nijedna partija
    [one] { $n } partija
    [few] { $n } partije
   *[other] { $n } partija
}
chouette-lead = Jedan je igrač boks i igra protiv svih ostalih. Kapetan vuče poteze za ekipu, ostali savjetuju, a svatko ima svoj obračun s boksom.
chouette-turned = { $n ->
    [one] s { $n } promijenjenim pravilom
    [few] s { $n } promijenjena pravila
   *[other] s { $n } promijenjenih pravila
}
preset-chouette-club = Klupski chouette
preset-chouette-club-note = Po jedna kocka između boksa i svakog člana, s klupskim dužnostima: prihvatiti dovoljno, prvo kapetanovu kocku, dabrovi.
preset-chouette-galore = Obični chouette
preset-chouette-galore-note = Jedna kocka za sve; kad boks udvostruči, svaki član prihvaća ili odbija za sebe.
chouette-place = Ploča
chouette-place-online = Ovdje, s kockicama poslužitelja
chouette-place-online-note = Boks i kapetan igraju na zaslonu; svako se bacanje poslije može provjeriti.
chouette-place-over_the_board = Drvena ploča
chouette-place-over_the_board-note = Ti unosiš kocke i ishode; stranica vodi red, dužnosti i obračun.
chouette-bots = Botovi
chouette-bots-note = Pridružuju se odmah i igraju kao članovi, kapetan ili boks. S dvama možeš početi i bez drugih ljudi. Ne uz drvenu ploču.
chouette-bot-level = Njihova snaga
chouette-bot-add = Dodaj bota
level-beginner = Početnik
level-novice = Novak
level-casual = Rekreativac
level-intermediate = Srednji
level-advanced = Napredni
level-expert = Stručnjak
level-full = Puna snaga
chouette-host = Ti
chouette-host-plays = igraš
chouette-host-keeps = samo vodiš knjigu rezultata
chouette-host-note = Domaćin dodaje botove, određuje ulog i uz drvenu ploču unosi za sve.
chouette-lobby = Otvoreni chouettei
chouette-lobby-note = Svatko se može pridružiti; partija u tijeku ide dalje, a ti počinješ na kraju reda.
chouette-lobby-nobody = Još nikoga
chouette-door = Tko se može pridružiti
chouette-door-link = Tko god ima poveznicu
chouette-door-open = Svi; chouette je na popisu
chouette-worth = Bod vrijedi
chouette-worth-note = Kako se inače piše: 2,50 uz EUR. Bez valute bod je samo bod.
chouette-pace = Vremenska ograničenja
chouette-pace-answer = Za odgovor na kocku
chouette-pace-answer-note = Nakon toga bez odgovora znači kapetanov odgovor ili odbijanje.
chouette-pace-turn = Za bacanje ili potez
chouette-pace-turn-note = Nakon toga preuzima sljedeći iz reda, ili je boks izgubio.
chouette-pace-absence = Bez ijedne otvorene stranice
chouette-pace-absence-note = Koga toliko nema, više se ne čeka: to se računa kao bez odgovora.
chouette-pace-gather = Za pridruživanje vlastitom kockom
chouette-pace-gather-note = Nakon prvog udvostručenja, prije odgovora boksa.
chouette-pace-fair = Prije kapetanova bacanja
chouette-pace-fair-note = Da svatko stigne udvostručiti; „Bez udvostručenja” ostalima štedi čekanje.
chouette-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekunde
   *[other] { $n } sekundi
}
chouette-no-limit = bez ograničenja
chouette-go = Otvori chouette
chouette-knob-cubes = Kocke
chouette-knob-cubes-note = Klupski: po jedna za svakog člana. Obični: jedna za sve.
chouette-knob-cubes-single = Jedna za sve
chouette-knob-cubes-multiple = Po jedna za svakog člana
chouette-knob-box_stays = Boks ostaje
chouette-knob-box_stays-note = Klupski: ako pobijedi i u toj partiji nije u minusu. Obični: ako pobijedi kapetana.
chouette-knob-box_stays-beats_captain = ako pobijedi kapetana
chouette-knob-box_stays-wins_and_level = ako pobijedi i barem je na nuli
chouette-knob-offering = Članovi mogu udvostručiti
chouette-knob-offering-note = Klupski: dok boks ne odgovori nekome od njih. Obični: dok kapetan ne baci.
chouette-knob-offering-until_roll = do bacanja
chouette-knob-offering-until_answered = do odgovora boksa
chouette-knob-take_enough = Prihvatiti dovoljno
chouette-knob-take_enough-note = Kad su svi udvostručili, boks mora prihvatiti dovoljno kocki da pri pobjedi bude na nuli, i odgovoriti dabrom ako prihvaća samo kapetanovu. Uključeno u klupskom predlošku.
chouette-knob-captain_cube = Kapetanova kocka
chouette-knob-captain_cube-note = Među više kocki ponuđenih zajedno. Klupski: ako boks prihvaća ijednu, prihvaća i kapetanovu. Obični: kako hoće.
chouette-knob-captain_cube-off = boks prihvaća koje hoće
chouette-knob-captain_cube-if_any = ako boks prihvaća ijednu, prihvaća i kapetanovu
chouette-knob-captain_cube-must = boks mora prihvatiti kapetanovu
chouette-knob-beaver = Prihvaćanje udvostručenja
chouette-knob-beaver-note = Gdje dabrovi vrijede: smije li se prihvatiti i bez dabra.
chouette-knob-beaver-may = s dabrom ili bez njega
chouette-knob-beaver-must = uvijek s dabrom
chouette-knob-sole_taker_beavers = Jedini koji prihvaća igra dabra
chouette-knob-sole_taker_beavers-note = Kad je boks udvostručio svima i samo jedan prihvaća, mora odgovoriti dabrom. Uključeno u klupskom predlošku.
chouette-knob-holdout = Posljednji odbija
chouette-knob-holdout-note = S pet ili više igrača: ako svi osim jednoga odbiju udvostručenje boksa, mora odbiti i posljednji. Isključeno ako se ne odabere.
chouette-knob-holdout-first = pri prvom udvostručenju boksa
chouette-knob-holdout-any = pri svakom udvostručenju boksa
chouette-knob-extras = Dodatne kocke
chouette-knob-extras-note = Samo s jednom kockom: igrači koji su odbili mogu jedinome koji prihvaća dati još jednu kocku, pri udvostručenju iz sredine. Isključeno ako se ne odabere.
chouette-knob-extras-paid = tko je daje, plaća koliko stoji odbijanje
chouette-knob-extras-free = tko je daje, ne plaća ništa
chouette-knob-consultation = Savjeti kapetanu
chouette-knob-consultation-note = Klupski: od onih koji su okrenuli ili prihvatili kocku, ili su upitani. Obični: od svih u partiji.
chouette-knob-consultation-free = od svih u partiji
chouette-knob-consultation-never = nikad
chouette-knob-consultation-after-cube = kad je kocka okrenuta
chouette-knob-consultation-cube-holders = od onih s okrenutom kockom
chouette-knob-declining = Kad kocku boksa odbije više njih
chouette-knob-declining-note = S više kocki kapetani redom idu na kraj. S jednom kockom ide samo kapetan.
chouette-knob-declining-captain_only = na kraj ide samo kapetan
chouette-knob-declining-in_turn = kapetani idu redom
chouette-knob-captain_after_drop = Kad kapetan odbije
chouette-knob-captain_after_drop-note = Kad kapetan odbije udvostručenje boksa, a drugi prihvate.
chouette-knob-captain_after_drop-stays = sljedeći je kapetan zauvijek
chouette-knob-captain_after_drop-temporary = sljedeći je kapetan samo u ovoj partiji
chouette-knob-leaving = Kocka igrača koji odlazi
chouette-knob-leaving-note = Tijekom partije. Igra dalje ako ne odabereš drukčije; za nju odgovara kapetan.
chouette-knob-leaving-plays_on = igra dalje pod kapetanom
chouette-knob-leaving-loses = odmah je izgubljena
chouette-knob-partner_lot = Ždrijeb za partnera
chouette-knob-partner_lot-note = Ako nitko ne želi biti partner boksa. Obično bez kapetana.
chouette-knob-partner_lot-without_captain = bez kapetana
chouette-knob-partner_lot-with_captain = s kapetanom
chouette-knob-partner_place = Partner kad boks izgubi
chouette-knob-partner_place-note = Obično ostaje na svom mjestu.
chouette-knob-partner_place-kept = ostaje na mjestu
chouette-knob-partner_place-end = ide na kraj
chouette-knob-partner_from = Partner od
chouette-knob-partner_from-note = Broj igrača, obično 8.
chouette-automatic-consent = Prvo; više ako boks pristane
chouette-join-title = Chouette
chouette-there = Već ovdje
chouette-join = Pridruži se
chouette-join-note = Počinješ na kraju reda i igraš od sljedeće partije. Između odluka možeš otići.
chouette-invite = Pozovi druge
chouette-invite-note = Tko otvori ovu poveznicu, može se pridružiti u svakom trenutku, na kraju reda.
chouette-noscript = Stranici chouettea treba JavaScript. Bez njega vidiš samo tko je tu i obračun.
chouette-resign-note = Druga strana može odbiti tvoju ponudu, osim ako je to najviše što se može izgubiti.
chouette-sure = Sigurno?
accounts-count = { $n ->
    [one] { $n } partija
    [few] { $n } partije
   *[other] { $n } partija
}
accounts-back = Natrag u chouette
accounts-csv = Preuzmi kao CSV
accounts-print = Stranica za ispis
accounts-balances = Stanja
accounts-debts = Tko kome duguje
accounts-total = Ukupno
accounts-by-game = Bodovi po partijama
accounts-marks = B: boks u toj partiji. C: kapetan.
accounts-game = Partija { $n }
accounts-cube = na { $value }, { $winner ->
    [box] dobio boks
    [team] dobivena od boksa
   *[agreed] riješena nagodbom
}
cause-dropped = odbijeno
cause-decided = odlučeno partijom
cause-extra_given = s dodatnom kockom
cause-agreed = po nagodbi
cause-left = odlazak
cause-partner = udio partnera

# Where a guest is at home
browsers-title = Preglednici koji te znaju
browsers-many = { $n ->
    [1] Zna te samo ovaj preglednik.
    [one] Zna te { $n } preglednik.
    [few] Znaju te { $n } preglednika.
   *[other] Zna te { $n } preglednika.
 }
browsers-end-others = Odjavi sve druge preglednike
browsers-here-note = Gosta zna samo njegov preglednik. Ako se ovdje odjaviš, a nijedan te drugi ne zna, ne možeš se vratiti svojim stolovima.
browsers-end-here = Odjavi ovaj preglednik

# The rules of the chouette
chouette-rules-title = Pravila chouettea
chouette-rules-presets = Dva predloška

## Rules that do not go together
not-translated = Ovo još nije prevedeno: ovdje je na engleskom.
broken-length-in-money-play = Ova su pravila za igru za novac, koja nema broj bodova do kojeg se igra: ostavi bodove prazne ili odaberi meč.
broken-match-without-length = Meč se igra do određenog broja bodova: unesi ga ili odaberi igru za novac.
broken-jacoby-in-match = U meču nema Jacobyjeva pravila: isključi ga ili odaberi igru za novac.
broken-responses-in-match = U meču nema dabrova: isključi ih ili odaberi igru za novac.
broken-automatic-doubles-in-match = U meču nema automatskih udvostručenja: isključi ih ili odaberi igru za novac.
broken-holland-without-crawford = Hollandovo pravilo odnosi se na partije nakon Crawfordove: uključi Crawfordovo pravilo ili isključi Hollandovo.
broken-tournament-length = Turnirski mečevi igraju se do 3 boda ili više: unesi dulji meč ili odaberi „Meč”.
broken-crawford-outside-match = Crawfordovo je pravilo za mečeve: isključi ga ili odaberi meč.
broken-holland-outside-match = Hollandovo je pravilo za mečeve: isključi ga ili odaberi meč.
broken-doubling-limit-outside-match = Ograničenje udvostručenja iz tavola reale je za mečeve: isključi ga ili odaberi meč.
broken-consent-outside-chouette = Automatska udvostručenja uz pristanak boksa su za chouette: odaberi njihov broj ili nijedno.
broken-time-limit = To je ograničenje vremena predugo ili prekratko: može biti od jedne sekunde do sedam dana.
broken-clock-times = S tim satom nitko ne može igrati: treba mu neko vrijeme, a najviše 10 sati po bodu i po potezu.
broken-rated-time = Meč za rejting svima ostavlja vremena za igru: najmanje 15 sekundi za odluku, 30 za povratak nakon prekida veze, a na satu jednu minutu po partiji.
broken-bots = Može igrati najviše { $most } botova, a uz drvenu ploču nijedan.
broken-stake-in-match = Ulog po bodu je za igru za novac: ostavi valutu praznu ili odaberi igru za novac.
broken-called-in-tavola-reale = Tavola reale igra se sa strogom ispravnošću: odaberi „strogo” ili druga pravila.

# The tutor on the start page

start-tutor = S trenerom
start-tutor-note = Pita prije grube pogreške, daje savjete, dopušta vraćanje poteza.
knob-tutor-none = Bez njega
knob-tutor-whopper = Pita prije vrlo grube pogreške
knob-tutor-blunder = Pita prije grube pogreške
knob-tutor-error = Pita prije pogreške
knob-tutor-doubtful = Pita prije sumnjivog poteza
knob-tutor-note = Protiv bota: pita prije lošeg poteza, daje savjete i dopušta vraćanje. Meč se označava kao odigran s trenerom.
terms-tutor = Pita prije odluke koja gubi { $loss } ili više; savjeti i vraćanje su dopušteni
