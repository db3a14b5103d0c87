# Pages around the table. Used by the server only.

tagline = Bekgemon bez buke: dobra tabla i kockice koje možete da proverite.
nav-rules = Pravila
nav-dice = Provera kockica
nav-language = Jezik
guest-name = Gost { $number }
skip = Na glavni sadržaj

# Start
start-title = Bekgemon na dobroj tabli
start-lead = Igrajte s kim god je tu, s botom ili s prijateljem preko linka. Bez naloga, bez žetona, bez reklama.
start-bot = Igraj protiv bota
start-bot-note = Meč do { $length } s kockom. Jedan klik i za tablom ste.
start-level = Koliko jak?
start-friend = Pozovi prijatelja
start-friend-note = Dobijate link. Ko ga otvori, igra protiv vas.
start-called = Igrate kao { $name }
start-new-name = Novo ime
start-nameless = Izaberite ime
start-custom = Izaberi pravila
start-tables = Vaši stolovi
start-tables-none = Još nemate stolova. Ovde će se pojaviti, i možete da im se vratite kad god hoćete.
start-name = Vaše ime
start-dice-title = Kockice koje možete da proverite
start-dice = Pre meča server i oba igrača zaključaju svako svoju tajnu. Svako bacanje nastaje iz sve tri: niko ne može da ga zna unapred, a posle možete sami da preračunate svako bacanje.
start-dice-how = Kako to radi
start-ear-title = Tastaturom i po sluhu
start-ear = Svako polje ima ime, svako bacanje i svaki potez se čitaju naglas, i ceo meč možete da odigrate bez miša. Za stolom pritisnite ? za tastere.
start-kept-title = Ništa se ne gubi
start-kept = Zatvorite stranicu, izgubite vezu, vratite se sutra: sto je onakav kakvim ste ga ostavili.
table-against = { $white } – { $black }
table-to = do { $length }, { $a }–{ $b }
table-money = igra u novac, { $a }–{ $b }
table-waiting = čeka se protivnik
table-playing = u igri
table-over = završeno
table-broken = ne može da se otvori
table-unnamed = slobodno mesto

# Rule chooser
choose-title = Izaberite pravila
choose-against = Protiv
choose-bot = Bot
choose-friend = Prijatelj, preko linka
choose-doubles = Dva na dva, preko linkova
choose-doubles-note = Igra parova: svaku stranu vodi par koji se dogovara nasamo.
choose-preset = Vrsta igre
choose-preset-note = Predložak popunjava sve opcije ispod; ostavite „po predlošku” da zadržite njegovo podešavanje.
preset-match = Meč
preset-match-note = Do određenog broja poena, s kockom i Krofordovim pravilom.
preset-money = Igra u novac
preset-money-note = Partija za partijom, svaka za svoj ulog, s Džekobijevim pravilom.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Pravila jedne italijanske onlajn sale: sopstveno ograničenje dupliranja, bez Krofordove partije, bekgemon i posle iznošenja.
preset-tournament = Turnir
preset-tournament-note = Meč po italijanskom turnirskom pravilniku, od 3 poena, bez gornje granice u pravilima.
knob-length = Igra se do (poena)
knob-length-note = Za mečeve, obično 5; to traje oko pola sata. Pravila ne poznaju gornju granicu; ovaj program broji do 64. U tavola reale jedna jedina partija nije uobičajena: 3, 5 ili 7.
knob-as-preset = Po predlošku
knob-on = Uključeno
knob-off = Isključeno
knob-jacoby = Džekobijevo pravilo
knob-jacoby-note = Igra u novac: gamon se računa tek kad je kocka okrenuta.
knob-responses = Odgovori na dupliranje
knob-responses-note = Igra u novac: dabar odmah duplira nazad i zadržava kocku.
knob-responses-take_or_drop = Prihvati ili odbij
knob-responses-beaver = Dabar
knob-responses-raccoon = Dabar i rakun
knob-responses-otter = Dabar, rakun i vidra
knob-automatic_doubles = Automatska dupliranja
knob-automatic_doubles-note = Igra u novac: jednake kockice pri početnom bacanju dupliraju ulog.
knob-automatic-none = Bez njih
knob-automatic-up-to = { $n ->
    [1] Prvo
    [one] Prvih { $n }
    [few] Prva { $n }
   *[other] Prvih { $n }
}
knob-crawford = Krofordovo pravilo
knob-crawford-note = Mečevi: jedna partija bez kocke kad igraču nedostaje jedan poen do pobede.
knob-holland = Holandovo pravilo
knob-holland-note = Mečevi: posle Krofordove partije igrač u zaostatku ne duplira pre svog trećeg poteza.
knob-backgammon = Bekgemon
knob-backgammon-note = Može li se izgubiti trostruki ulog i kad je figura već izneta.
knob-backgammon-only_with_none_off = Samo bez iznetih figura
knob-backgammon-even_with_some_off = I s iznetim figurama
knob-premature_roll = Prerano bacanje
knob-premature_roll-note = Ne važi: baca se ponovo (IRR-06). Važi: protivnik igra znajući ga, a ko je bacio prerano, u tom potezu ne duplira (IRR-07). Samo u mečevima s ispravnošću na zahtev.
knob-premature_roll-void = Ne važi
knob-premature_roll-stands = Važi
knob-doubling_limit = Ograničenje dupliranja
knob-doubling_limit-note = Tavola reale: bez dupliranja kojim bi obična pobeda završila meč (CUB-17). Samo u tavola reale.
knob-doubling_limit-none = Bez njega
knob-doubling_limit-tavola-reale = Kao u tavola reale
knob-legality = Ispravnost poteza
knob-legality-note = Strogo: završiti se mogu samo dozvoljeni potezi. Na zahtev: svaki potez važi ako protivnik ne zatraži ispravan, kao za pravom tablom.
knob-legality-strict = Strogo
knob-legality-called = Na zahtev
knob-pace = Tempo
knob-level = Snaga bota
knob-level-note = Samo kad igrate protiv bota.
knob-clock = Sat
knob-clock-note = Rezerva minuta za svaki poen i slobodne sekunde u svakom potezu. Kad rezerva istekne, meč je izgubljen.
knob-clock-none = Bez sata
knob-clock-simple_delay = Odlaganje, pa rezerva
knob-clock-bronstein = Bronštajn
knob-clock-fischer = Fišer: sekunde se dodaju u svakom potezu
knob-minutes = Minuta po poenu
knob-seconds = Sekundi po potezu
knob-side = Vaše figure
knob-side-any = Žrebom
knob-side-white = Bele
knob-side-black = Crne
choose-more = Još pravila
choose-go = Otvori sto

# Table
table-title = Sto
table-moves = Ova partija
table-games = Partije
table-game = Partija
table-winner = Pobednik
table-how = Ishod
table-points = Poeni
table-score = Rezultat
table-settings = Podešavanja
table-help = Tasteri
table-resign = Predaj
table-files = Preuzmi meč
table-claim = Zatraži pobedu
table-plays = Spisak poteza
table-last = Ponovi poslednji potez
table-flip = Okreni tablu
table-leave = Napusti sto
table-proof = Kockice: pečati i dokaz
table-invite = Pozovite prijatelja
table-invite-note = Pošaljite ovaj link. Ko ga prvi otvori, dobija drugo mesto.
table-invite-doubles = Pozovite partnera i protivnike
table-invite-doubles-note = Svaki link je za jedno mesto. Meč počinje kad svih četvoro sedi ovde.
table-invite-partner = Za partnera
table-invite-opponent = Za protivnika
table-copy = Kopiraj
invite-share = Podeli
invite-qr = QR kod
invite-qr-note = Link kao QR kod
table-terms = Pravila i ograničenja
look-open = Pregled
look-first = Na početak partije
look-back = Potez nazad
look-on = Potez napred
look-last = Na kraj partije
look-close = Nazad u igru
copy-id-note = Pozicija pre prikazanog poteza, s bacanjem
copy-link = Kopiraj link
name-change = Promeni ime
table-onward = Novi sto
table-close = Zatvori
table-result = Ishod
table-noscript = Ovom stolu treba JavaScript da bi radio uživo. Možete igrati i bez njega: birajte ispod, a protivnikov potez vidite kad ponovo učitate stranicu.
plain-plays = Igraj
plain-reload = Učitaj ponovo
plain-play-none = Nema poteza: dalje
resign-title = Predaja
resign-note = Predaje se na kraju poteza: ponuđena usred vašeg, predaja čeka dok ga ne završite. Protivnik može da odbije partiju koju nudite, osim ako je to najviše što možete da izgubite.
plays-title = Dozvoljeni potezi
plays-note = Izaberite potez ili ukucajte njegov broj i Enter.

# Joining
join-title = Imate poziv
join-lead = { $who } vas poziva na partiju bekgemona.
join-lead-partner = { $who } vas poziva na bekgemon u paru, dva na dva.
join-lead-opponent = { $who } vas poziva na bekgemon na suprotnoj strani, dva na dva.
terms-stake = Ulog
terms-stake-match = Meč; poeni preko njegove dužine ne vrede ništa
terms-stake-money = Poeni: sabira se ono što partije donesu
terms-clock = { $mode }, po { $bank } min svakome i { $delay } s po potezu
terms-decision = Za svaku odluku
terms-absence = Za povratak posle prekida veze
terms-time = { $time } min
name-note = Najviše { $most } znakova. Ako ostavite prazno, vi ste gost s brojem.
name-note-known = Najviše { $most } znakova. Ako ostavite prazno, ostaje { $name }.
name-missing = To ime nema nijedno slovo koje može da se prikaže. Vratite se i izaberite drugo; ostalo što ste uneli još je tu.
name-too-long = To ime ima više od { $most } znakova. Vratite se i izaberite kraće; ostalo što ste uneli još je tu.
name-of-house = To ime pripada samom klubu. Vratite se i izaberite drugo; ostalo što ste uneli još je tu.
name-mixed = To ime meša slična slova iz različitih pisama. Vratite se i napišite ga jednim pismom; ostalo što ste uneli još je tu.
join-rules = Pravila ovog stola
join-sit = Sedi i igraj
join-over = Ovaj meč je završen.
join-look = Pogledaj sto
join-taken = Ovo mesto je već zauzeto.
rules-of-match = Meč do { $length }
rules-of-money = Igra u novac

# Dice checker
verify-title = Provera kockica jednog meča
verify-lead = Otvorite zapisnik meča, i ova stranica u vašem pregledaču preračunava svako bacanje. Ništa se nikuda ne šalje.
verify-file = Zapisnik (proof.json)
verify-paste = ili ga nalepite ovde
verify-go = Proveri
verify-save = Sačuvaj proveru za rad bez mreže
verify-how-title = Kako nastaju kockice
verify-how = Server zapečati tajnu pre nego što iko sedne za sto. Svako mesto zapečati kraj lanca heševa. Sa svakom odlukom da se baca otvara se sledeća karika oba lanca; bacanje je HMAC, s tajnom servera kao ključem, nad stolom, mečom, rednim brojem bacanja, oba pečata i obe karike. Bajtovi od 252 naviše preskaču se, tako da je svaki broj jednako verovatan.
verify-noscript = Proveri treba JavaScript. Komanda „tavola verify-dice FILE” radi isto.
verify-honest = Svih { $rolls } bacanja je ispravno: svako sledi iz onoga što je zaključano pre meča.
verify-honest-one = To jedno bacanje je ispravno: sledi iz onoga što je zaključano pre meča.
verify-wrong = { $faults ->
    [one] Ne slaže se { $faults } stvar.
    [few] Ne slažu se { $faults } stvari.
   *[other] Ne slaže se { $faults } stvari.
}
verify-rolls = Svako bacanje, s poreklom svake karike
verify-roll-number = Bacanje
verify-roll-who = Ko baca
verify-roll-dice = Kockice
verify-roll-link = Karika: { $who }
verify-roll-both = obe
verify-link-client = s njihove stranice
verify-link-escrow = njihova kopija, čuvana ovde
verify-link-house = server
verify-link-default = podrazumevana (propuštena)
verify-unreadable = Ovo nije zapisnik.
verify-no-length = Ovaj zapis ima stariji format bez podatka o dužini, pa se ne bi primetilo da su bacanja na kraju odsečena.
verify-nameless = Jedan igrač iz ovog zapisa napustio je klub i više se u njemu ne imenuje. Sažeci napravljeni s tim imenom ostali su kakvi su bili i ne mogu da se preračunaju; sve ostalo može.
verify-in-play = Meč još traje: server otvara svoju tajnu kad se završi, i tek tada bacanja mogu da se preračunaju.
verify-fault-scheme = Zapis je druge vrste od one koju ova stranica proverava.
verify-fault-secret-missing = Meč je završen, a tajna servera nedostaje.
verify-fault-secret = Tajna servera nije ona koju je zapečatio pre meča.
verify-fault-link-default = Bacanje %: propuštena karika nije zamenjena dogovorenom.
verify-fault-link-source = Bacanje %: pogrešno je navedeno odakle je karika.
verify-fault-link = Bacanje %: karika nije deo lanca koji je njeno mesto zapečatilo.
verify-fault-seen = Bacanje %: mesto je otvorilo kariku za drugačiji zapis od ovog.
verify-fault-number = Bacanje %: bacanja nisu numerisana redom.
verify-fault-dice = Bacanje %: ove kockice ne slede iz tajne i karika.
verify-fault-log-missing = Nedostaje tok meča.
verify-fault-log = Tok meča se ne slaže s bacanjima.
verify-fault-count = Bacanja ima više ili manje nego što kaže tok meča.
verify-fault-kept = Za jedan sažetak piše da je napravljen s imenom, a imena nema.
verify-fault-ending = Zapis se ne završava onako kako kaže: nešto je odsečeno, dodato ili promenjeno.
verify-fault-other = Zapis nije dosledan.
dice-part = Kockice ovog meča
dice-warning-title = Server ne drži obećanje o kockicama
dice-warning-do = Vaš pregledač je zapisao šta mu je traženo, kada, i šta mu je pokazano. Sačuvajte taj zapis, pokažite ga protivniku i ne igrajte dalje ni za šta važno.
dice-evidence-save = Sačuvaj dokaze
dice-details = Pogledaj svako bacanje
dice-away = Nastavi na drugom uređaju
dice-away-note = Vaš udeo u kockicama je u ovom pregledaču. Otvorite ovaj link tamo gde želite da nastavite, prijavljeni na svoj nalog, i udeo prelazi tamo. Link ne dajte nikome: ko ima njega i tajnu servera, zna vaša bacanja.

# Rules for players

# Errors
error-404 = Ovde nema ničega
error-404-note = Adresa je pogrešna ili je sto uklonjen.
clause-says = Šta kaže { $clause }
error-403 = Nemate pristup
error-403-note = Ovo pripada nekom drugom. Ako imate poziv, otvorite ponovo njegov link.
error-aside = Ovo ne može da se otvori
error-aside-note = Deo onoga što je ovde sačuvano ne može da se pročita, pa je stavljen na stranu. Ništa nije izbrisano, a ostatak kluba radi. Ljudi koji vode klub mogu to da ispitaju komandom „tavola doctor”.
error-other = To nije uspelo
error-too-fast = To je bilo brže nego što iko igra. Sačekajte trenutak i pokušajte ponovo.
error-too-slow = Predugo je putovalo. Proverite vezu i pokušajte ponovo.
error-too-many-guests = Mnogo ljudi se upravo pridružilo s vaše mreže. Sačekajte nekoliko sekundi i pokušajte ponovo.
error-too-many-bots = Botovi već igraju jedan protiv drugog za dovoljno stolova. Sačekajte da se neki završi ili zastane jer ga niko ne gleda.
error-busy = Klub je zauzet. Pokušajte ponovo.
error-closing = Klub se upravo ponovo pokreće. Pokušajte za koji trenutak.
error-malformed = To što je poslato nije moglo da se pročita. Vratite se, proverite šta ste uneli i pokušajte ponovo.
error-cross-site = To je došlo sa stranice drugog sajta, pa ništa nije urađeno.
error-internal = Kod nas je nešto pošlo naopako. Ništa nije promenjeno; možete pokušati ponovo.
error-back = Nazad
error-home = Na početnu stranicu
error-table = Nazad za sto
error-event = Nazad na turnir

# Chouette
chouette-title = Šuet
chouette-now = Šta je sada na redu
chouette-open = Otvori šuet
wooden-start-title = Drvena tabla
wooden-start = Stavite telefon pored nje: sat, semafor i zapisnik. Radi bez mreže, i ništa što pritisnete ne gubi se.
wooden-open = Otvori sat
chouette-start-title = Šuet
chouette-start = Jedan protiv svih, s kockom za svakoga: boks igra protiv tima koji se savetuje. S prijateljima, s botovima ili kao knjiga rezultata uz drvenu tablu.
chouette-games = { $n ->
    [0] još nijedna partija
    [one] { $n } partija
    [few] { $n } partije
   *[other] { $n } partija
}
chouette-lead = Jedan igrač je boks i igra protiv svih ostalih. Kapiten vuče poteze za tim, ostali savetuju, a svako ima svoj obračun s boksom.
chouette-turned = { $n ->
    [one] s { $n } promenjenim pravilom
    [few] s { $n } promenjena pravila
   *[other] s { $n } promenjenih pravila
}
preset-chouette-club = Klupski šuet
preset-chouette-club-note = Po jedna kocka između boksa i svakog člana, s klupskim dužnostima: prihvatiti dovoljno, prvo kapitenovu kocku, dabrovi.
preset-chouette-galore = Obični šuet
preset-chouette-galore-note = Jedna kocka za sve; kad boks duplira, svaki član prihvata ili odbija za sebe.
chouette-place = Tabla
chouette-place-online = Ovde, s kockicama servera
chouette-place-online-note = Boks i kapiten igraju na ekranu; svako bacanje može kasnije da se proveri.
chouette-place-over_the_board = Drvena tabla
chouette-place-over_the_board-note = Vi unosite kocke i ishode; stranica vodi red, dužnosti i obračun.
chouette-bots = Botovi
chouette-bots-note = Pridružuju se odmah i igraju kao članovi, kapiten ili boks. S dva možete početi i sami. Ne uz drvenu tablu.
chouette-bot-level = Njihova snaga
chouette-bot-add = Dodaj bota
level-beginner = Početnik
level-novice = Novajlija
level-casual = Rekreativac
level-intermediate = Srednji
level-advanced = Napredni
level-expert = Stručnjak
level-full = Puna snaga
chouette-host = Vi
chouette-host-plays = igrate
chouette-host-keeps = samo vodite knjigu rezultata
chouette-host-note = Domaćin dodaje botove, određuje ulog i uz drvenu tablu unosi za sve.
chouette-lobby = Šueti kojima možete da se pridružite
chouette-lobby-note = Svako može da se pridruži; partija u toku ide dalje, a vi počinjete na kraju reda.
chouette-lobby-nobody = Još nikog nema
chouette-door = Ko može da se pridruži
chouette-door-link = Ko god ima link
chouette-door-open = Svi; šuet je na spisku
chouette-worth = Poen vredi
chouette-worth-note = Kako biste i inače napisali: 2,50 uz EUR. Bez valute poen je samo poen.
chouette-pace = Vremenska ograničenja
chouette-pace-answer = Za odgovor na kocku
chouette-pace-answer-note = Posle toga, bez odgovora znači kapitenov odgovor ili odbijanje.
chouette-pace-turn = Za bacanje ili potez
chouette-pace-turn-note = Posle toga preuzima sledeći iz reda, ili je boks izgubio.
chouette-pace-absence = Bez ijedne otvorene stranice
chouette-pace-absence-note = Ko toliko nije tu, više se ne čeka: to se računa kao bez odgovora.
chouette-pace-gather = Za pridruživanje sopstvenom kockom
chouette-pace-gather-note = Posle prvog dupliranja, pre odgovora boksa.
chouette-pace-fair = Pre kapitenovog bacanja
chouette-pace-fair-note = Da svako stigne da duplira; „Bez dupliranja” ostalima štedi čekanje.
chouette-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekunde
   *[other] { $n } sekundi
}
chouette-no-limit = bez ograničenja
chouette-go = Otvori šuet
chouette-knob-cubes = Kocke
chouette-knob-cubes-note = Klupski: po jedna za svakog člana. Obični: jedna za sve.
chouette-knob-cubes-single = Jedna za sve
chouette-knob-cubes-multiple = Po jedna za svakog člana
chouette-knob-box_stays = Boks ostaje
chouette-knob-box_stays-note = Klupski: ako pobedi i u toj partiji nije u minusu. Obični: ako pobedi kapitena.
chouette-knob-box_stays-beats_captain = ako pobedi kapitena
chouette-knob-box_stays-wins_and_level = ako pobedi i bar je na nuli
chouette-knob-offering = Članovi mogu da dupliraju
chouette-knob-offering-note = Klupski: dok boks ne odgovori nekom od njih. Obični: dok kapiten ne baci.
chouette-knob-offering-until_roll = do bacanja
chouette-knob-offering-until_answered = do odgovora boksa
chouette-knob-take_enough = Prihvatiti dovoljno
chouette-knob-take_enough-note = Kad su svi duplirali, boks mora da prihvati dovoljno kocki da pri pobedi bude na nuli, i da odgovori dabrom ako prihvata samo kapitenovu. Uključeno u klupskom predlošku.
chouette-knob-captain_cube = Kapitenova kocka
chouette-knob-captain_cube-note = Među više kocki ponuđenih zajedno. Klupski: ako boks prihvata ijednu, prihvata i kapitenovu. Obični: kako hoće.
chouette-knob-captain_cube-off = boks prihvata koje hoće
chouette-knob-captain_cube-if_any = ako boks prihvata ijednu, prihvata i kapitenovu
chouette-knob-captain_cube-must = boks mora da prihvati kapitenovu
chouette-knob-beaver = Prihvatanje dupliranja
chouette-knob-beaver-note = Gde dabrovi važe: sme li se prihvatiti i bez dabra.
chouette-knob-beaver-may = s dabrom ili bez njega
chouette-knob-beaver-must = uvek s dabrom
chouette-knob-sole_taker_beavers = Jedini koji prihvata igra dabra
chouette-knob-sole_taker_beavers-note = Kad je boks duplirao svima i samo jedan prihvata, mora da odgovori dabrom. Uključeno u klupskom predlošku.
chouette-knob-holdout = Poslednji odbija
chouette-knob-holdout-note = S pet ili više igrača: ako svi osim jednog odbiju dupliranje boksa, mora da odbije i poslednji. Isključeno ako se ne izabere.
chouette-knob-holdout-first = pri prvom dupliranju boksa
chouette-knob-holdout-any = pri svakom dupliranju boksa
chouette-knob-extras = Dodatne kocke
chouette-knob-extras-note = Samo s jednom kockom: igrači koji su odbili mogu jedinom koji prihvata da daju još jednu kocku, pri dupliranju iz sredine. Isključeno ako se ne izabere.
chouette-knob-extras-paid = ko je daje, plaća koliko košta odbijanje
chouette-knob-extras-free = ko je daje, ne plaća ništa
chouette-knob-consultation = Saveti kapitenu
chouette-knob-consultation-note = Klupski: od onih koji su okrenuli ili prihvatili kocku, ili su upitani. Obični: od svih u partiji.
chouette-knob-consultation-free = od svih u partiji
chouette-knob-consultation-never = nikad
chouette-knob-consultation-after-cube = kad je kocka okrenuta
chouette-knob-consultation-cube-holders = od onih s okrenutom kockom
chouette-knob-declining = Kad kocku boksa odbije više njih
chouette-knob-declining-note = S više kocki kapiteni redom idu na kraj. S jednom kockom ide samo kapiten.
chouette-knob-declining-captain_only = na kraj ide samo kapiten
chouette-knob-declining-in_turn = kapiteni idu redom
chouette-knob-captain_after_drop = Kad kapiten odbije
chouette-knob-captain_after_drop-note = Kad kapiten odbije dupliranje boksa, a drugi prihvate.
chouette-knob-captain_after_drop-stays = sledeći je kapiten zasvagda
chouette-knob-captain_after_drop-temporary = sledeći je kapiten samo u ovoj partiji
chouette-knob-leaving = Kocka igrača koji odlazi
chouette-knob-leaving-note = Tokom partije. Igra dalje ako ne izaberete drugačije; za nju odgovara kapiten.
chouette-knob-leaving-plays_on = igra dalje pod kapitenom
chouette-knob-leaving-loses = odmah je izgubljena
chouette-knob-partner_lot = Žreb za partnera
chouette-knob-partner_lot-note = Ako niko ne želi da bude partner boksa. Obično bez kapitena.
chouette-knob-partner_lot-without_captain = bez kapitena
chouette-knob-partner_lot-with_captain = s kapitenom
chouette-knob-partner_place = Partner kad boks izgubi
chouette-knob-partner_place-note = Obično ostaje na svom mestu.
chouette-knob-partner_place-kept = ostaje na mestu
chouette-knob-partner_place-end = ide na kraj
chouette-knob-partner_from = Partner od
chouette-knob-partner_from-note = Broj igrača, obično 8.
chouette-automatic-consent = Prvo; više ako boks pristane
chouette-join-title = Šuet
chouette-there = Već ovde
chouette-join = Pridruži se
chouette-join-note = Počinjete na kraju reda i igrate od sledeće partije. Između odluka možete da odete.
chouette-invite = Pozovi druge
chouette-invite-note = Ko otvori ovaj link, može da se pridruži u svakom trenutku, na kraju reda.
chouette-noscript = Stranici šueta treba JavaScript. Bez njega vidite samo ko je tu i obračun.
chouette-resign-note = Druga strana može da odbije vašu ponudu, osim ako je to najviše što može da se izgubi.
chouette-sure = Jeste li sigurni?
accounts-count = { $n ->
    [one] { $n } partija
    [few] { $n } partije
   *[other] { $n } partija
}
accounts-back = Nazad u šuet
accounts-csv = Preuzmi kao CSV
accounts-print = Stranica za štampu
accounts-balances = Stanja
accounts-debts = Ko kome duguje
accounts-total = Ukupno
accounts-by-game = Poeni po partijama
accounts-marks = {"B"}: boks u toj partiji. {"C"}: kapiten.
accounts-game = Partija { $n }
accounts-cube = na { $value }, { $winner ->
    [box] dobio boks
    [team] dobijena od boksa
   *[agreed] poravnata nagodbom
}
cause-dropped = odbijeno
cause-decided = odlučeno partijom
cause-extra_given = s dodatnom kockom
cause-agreed = po nagodbi
cause-left = odlazak
cause-partner = udeo partnera

# Where a guest is at home
browsers-title = Pregledači koji vas znaju
browsers-many = { $n ->
    [1] Zna vas samo ovaj pregledač.
    [one] Zna vas { $n } pregledač.
    [few] Znaju vas { $n } pregledača.
   *[other] Zna vas { $n } pregledača.
 }
browsers-end-others = Odjavi sve druge pregledače
browsers-here-note = Gosta zna samo njegov pregledač. Ako se ovde odjavite, a nijedan drugi vas ne zna, ne možete da se vratite svojim stolovima.
browsers-end-here = Odjavi ovaj pregledač

# The rules of the chouette
chouette-rules-title = Pravila šueta
chouette-rules-presets = Dva predloška

## Rules that do not go together
not-translated = Još nije prevedeno: ovde je na engleskom.
broken-length-in-money-play = Ova pravila su za igru u novac, koja nema broj poena do kojeg se igra: ostavite poene prazne ili izaberite meč.
broken-match-without-length = Meč se igra do određenog broja poena: unesite ga ili izaberite igru u novac.
broken-jacoby-in-match = U meču nema Džekobijevog pravila: isključite ga ili izaberite igru u novac.
broken-responses-in-match = U meču nema dabrova: isključite ih ili izaberite igru u novac.
broken-automatic-doubles-in-match = U meču nema automatskih dupliranja: isključite ih ili izaberite igru u novac.
broken-holland-without-crawford = Holandovo pravilo se odnosi na partije posle Krofordove: uključite Krofordovo pravilo ili isključite Holandovo.
broken-tournament-length = Turnirski mečevi igraju se do 3 poena ili više: unesite duži meč ili izaberite „Meč”.
broken-crawford-outside-match = Krofordovo pravilo je za mečeve: isključite ga ili izaberite meč.
broken-holland-outside-match = Holandovo pravilo je za mečeve: isključite ga ili izaberite meč.
broken-doubling-limit-outside-match = Ograničenje dupliranja iz tavola reale je za mečeve: isključite ga ili izaberite meč.
broken-consent-outside-chouette = Automatska dupliranja uz pristanak boksa su za šuet: izaberite njihov broj ili nijedno.
broken-time-limit = To ograničenje vremena je predugo ili prekratko: može biti od jedne sekunde do sedam dana.
broken-clock-times = S tim satom niko ne može da igra: treba mu neko vreme, a najviše 10 sati po poenu i po potezu.
broken-rated-time = Meč za rejting svima ostavlja vremena za igru: najmanje 15 sekundi za odluku, 30 za povratak posle prekida veze, a na satu jedan minut po partiji.
broken-bots = Može igrati najviše { $most } botova, a uz drvenu tablu nijedan.
broken-stake-in-match = Ulog po poenu je za igru u novac: ostavite valutu praznu ili izaberite igru u novac.
broken-called-in-tavola-reale = Tavola reale se igra sa strogom ispravnošću: izaberite „strogo” ili druga pravila.

# The tutor on the start page

start-tutor = S trenerom
start-tutor-note = Pita pre grube greške, daje savete, dozvoljava vraćanje poteza.
knob-tutor-none = Bez njega
knob-tutor-whopper = Pita pre vrlo grube greške
knob-tutor-blunder = Pita pre grube greške
knob-tutor-error = Pita pre greške
knob-tutor-doubtful = Pita pre sumnjivog poteza
knob-tutor-note = Protiv bota: pita pre lošeg poteza, daje savete i dozvoljava vraćanje. Meč se označava kao odigran s trenerom.
terms-tutor = Pita pre odluke koja gubi { $loss } ili više; saveti i vraćanje su dozvoljeni
