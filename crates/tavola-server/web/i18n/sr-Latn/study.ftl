# The analysis of a match.

study-title = Analiza
study-open = Analiziraj
study-back = Nazad za sto
study-depth = { $plies ->
    [0] Prvi pogled.
    [one] Pogled { $plies } bacanje unapred.
    [few] Pogled { $plies } bacanja unapred.
   *[other] Pogled { $plies } bacanja unapred.
  }
study-underway = Pogled { $plies } { $plies ->
    [one] bacanje
    [few] bacanja
   *[other] bacanja
  } unapred: { $done } od { $all } redova.
study-waits = Dublji pogled čeka drugi meč.
study-ready = Analiza je gotova.
study-reload = Analiza se još pravi.
study-reload-link = Pogledaj ponovo
study-nothing = Nema šta da se analizira: nijedna partija nije odigrana do kraja.
study-definitions = Cene su u jedinicama kocke (EMG). PR je 500 puta cena po odluci; stopa po gnubg je njegova cena u hiljaditim delovima. Potezi bez izbora ne računaju se; nedupliranje se računa gde je bilo tesno ili pogrešno. Sumnjivo od 0,010, greška od 0,020, gruba greška od 0,080, vrlo gruba od 0,160. Ekviti i šanse u redu potiču iz istog pogleda, onoliko dubokog koliko kaže poslednja kolona; sreća se meri bez pogleda unapred, a kod početnog bacanja računa se ko ga je dobio.

study-summary = U brojkama
study-rating = PR
study-rating-note = Rejting učinka: 500 puta cena po odluci. Manje je bolje.
study-millis = stopa po gnubg
study-millis-note = Cena po odluci u hiljaditim delovima kocke, kako je prikazuje gnubg.
study-plays = Potezi
study-plays-note = Koliko su koštali potezi i u koliko njih je bilo izbora.
study-cubes = Kocka
study-cubes-note = Koliko su koštale odluke o kocki i koliko ih je bilo.
study-lost-of = { $lost } u { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Sumnjivi potezi, greške, grube greške, vrlo grube greške.
study-losses-worth = Cena svih grešaka
study-losses-worth-note = U šansama za pobedu u meču; u igri u novac, u poenima.
study-luck = Sreća
study-luck-note = Koliko su bacanja bila bolja od proseka, u jedinicama kocke, bez pogleda unapred.
study-luck-worth = Sreća u meču
study-luck-worth-note = Isto to u šansama za pobedu u meču; u igri u novac, u poenima.

study-graph = Meč
study-graph-note = Linija šansi s greškama na njoj; iste brojke su u spisku svih redova.
study-graph-error = Red { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Šansa za pobedu u meču: { $who }
study-graph-money = Šta može da se očekuje od partije: { $who }
study-graph-game = Šansa za pobedu u partiji: { $who }

nav-study = Analize
nav-openings = Otvaranja
openings-title = Otvaranje
openings-about = Kako se igra petnaest prvih bacanja i kako svako od 21 bacanja odgovara na njihove najbolje poteze: igra u novac s kockom u sredini, bez Džekobija, poređano po rolautima našeg programa.
openings-path = Gde ste
openings-roll = { $roll }
openings-replies-to = { $roll } odigrano { $play }: odgovori
openings-roll-head = Bacanje
openings-best = Najbolji potez
openings-next = Sledeći
openings-alone = ništa blizu
openings-verdict = Ocena
openings-is-best = najbolji
openings-as-good = isto dobar
openings-unsettled = neodlučeno
openings-worse = lošiji
openings-error-note = Standardna greška za ekviti
openings-trials = Partije
openings-trials-note = Koliko je partija odigrano do kraja
openings-replies = Odgovori na to
openings-replies-note = Potez koji je link vodi do odgovora na njega.
openings-mean = Po svih 36 bacanja odgovor vredi { $equity } za onoga ko baca.
openings-look-on = Pogledaj uz program
openings-definitions = Ekviti je s kockom, u jedinicama kocke, iz ugla onoga ko igra; ± je jedna standardna greška. „Isto dobar” zaostaje za najboljim manje od 0,010; „neodlučeno” zaostaje više, ali za manje od 2,33 standardne greške razlike. Iste brojke: tavola openings.

nav-duplicates = Dvojni mečevi
duplicate-title = Dvojni meč
duplicate-about = Meč se igra za dva stola s istim kockicama: partiju po partiju, bacanje po bacanje padaju isti brojevi. Tako sreće nema, a na kraju svaka odluka stoji pored one s drugog stola.
duplicate-play = Ko igra
duplicate-bot = Dvoje protiv bota
duplicate-bot-note = Vi i prijatelj imate bele figure protiv istog bota, svako za svojim stolom.
duplicate-teams = Dva na dva
duplicate-teams-note = Vi imate bele za jednim stolom, partner crne za drugim; protivnici sede preko puta.
duplicate-length = Poena za pobedu
duplicate-go = Otvori oba stola
duplicate-note = Niko ne vidi drugi sto dok se oba ne završe: otkrio bi kockice.
duplicate-table = Sto { $n }
duplicate-free = još niko
duplicate-waiting = Nije počelo.
duplicate-playing = U igri.
duplicate-over = Završeno.
duplicate-play-on = Za svoj sto
duplicate-look = Pogledaj sto
duplicate-invite-white = Ovde su slobodne bele
duplicate-invite-black = Ovde su slobodne crne
duplicate-invite-note = Pošaljite ovaj link onome ko treba tu da sedne.
duplicate-same-dice = Iste kockice padaju za drugim stolom.
duplicate-result = Ishod
duplicate-players = Beli – Crni
duplicate-points = Poeni
duplicate-even = Oba stola završavaju isto: niko ne vodi.
duplicate-ahead = { $who }, Beli za stolom gde je bilo bolje, vodi { $n } { $n ->
    [one] poen
    [few] poena
   *[other] poena
  }.
duplicate-game = Partija { $n }
duplicate-parted = Odavde se pozicije razlikuju.
duplicate-dice-note = Kockice nastaju iz jedne tajne ovog servera, po partiji i bacanju. Njen pečat je pokazan pre nego što je iko seo, a tajna se otvara kad se oba stola završe; tavola verify-dice preračunava svako bacanje.
duplicate-commitment = Pečat
duplicate-secret = Tajna
duplicate-proof = Sva bacanja, za proveru

study-errors = Greške, najveće prve
study-no-errors = Bez grešaka.
study-more-errors = I još { $n }: označene su u spisku svih redova.
study-where = Red
study-who = Igrač
study-what = Odluka
study-cost = Cena
study-played = { $roll }: { $play }; bolje { $best }
study-illegal = potez protivan pravilima
study-wrong-double = dupliranje; trebalo je čekati
study-missed-double = propušteno dupliranje
study-wrong-take = prihvaćeno; trebalo je odbiti
study-wrong-drop = odbijeno; trebalo je prihvatiti
study-wrong-beaver = dabar; nije ga trebalo igrati
study-doubtful = Sumnjivo
study-error = Greška
study-blunder = Gruba greška
study-whopper = Vrlo gruba greška

study-games = Sve partije
study-game = { $length ->
    [0] Partija { $n }, { $black }–{ $white }
   *[other] Partija { $n }, { $black }–{ $white } do { $length }{ $crawford ->
      [yes] , Kroford
     *[no] {""}
    }
  }
study-won = { $who }: { $win ->
    [dropped] pobeda posle odbijanja
    [gammon] gamon
    [backgammon] bekgemon
   *[single] pobeda
  }, { $points } { $points ->
    [one] poen
    [few] poena
   *[other] poena
  }
study-game-chance = Pobeda u partiji: { $who }
study-match-chance = meč
study-equity-of = poena
study-dances = nema poteza
study-doubles = dupliranje
study-takes = prihvatanje
study-drops = odbijanje
study-beavers = dabar
study-raccoons = rakun
study-otters = vidra
study-resigns-single = predaja
study-resigns-gammon = predaja gamona
study-resigns-backgammon = predaja bekgemona

study-board = Tabla pre toga
study-words-numbers = Brojevi polja kako ih broji { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } na { $point }
study-words-bar = { $n } na baru
study-words-off = { $n } izneto
study-words-cube = Kocka na { $value }, u sredini.
study-words-cube-of = Kocka na { $value }, drži je { $who }.
study-said = Red { $line }, { $who }, { $act }.
study-steps = Redovi meča
study-first = Prvi red
study-error-before = Prethodna greška
study-before = Prethodni red
study-next = Sledeći red
study-error-next = Sledeća greška
study-last = Poslednji red
study-no-decision = Ovde nema odluke.
study-no-move = Nema poteza.
study-forced = Jedini dozvoljeni potez.
study-right = Najbolje što postoji.
study-as-good = Dobro kao najbolje: { $lost } iza njega.
study-cost-match = košta { $lost }; šansa za pobedu u meču { $worth }.
study-cost-money = košta { $lost }, { $worth } poena.
study-right-is = Ispravno: { $action }, { $answer }.
study-right-wait = bez dupliranja
study-right-double = dupliranje
study-right-redouble = ponovno dupliranje
study-right-too-good = predobro za dupliranje
study-right-take = prihvatanje
study-right-drop = odbijanje
study-right-beaver = dabar
study-roll-luck = Sreća u bacanju: { $luck }, { $worth } poena.
study-roll-luck-match = Sreća u bacanju: { $luck }; šansa za pobedu u meču { $worth }.
study-play = Potez
study-made = odigrano
study-equity = Ekviti
study-difference = Razlika
study-plies = Unapred
study-plies-note = Koliko se bacanja gledalo unapred.
study-more-plays = { $n ->
    [one] Još { $n } potez, koji košta
    [few] Još { $n } poteza, koji koštaju
   *[other] Još { $n } poteza, koji koštaju
  } više.
study-cube = Kocka
study-cube-doubler = Kocka, iz ugla onoga ko duplira
study-no-double = Bez dupliranja
study-double-take = Dupliranje, prihvatanje
study-double-drop = Dupliranje, odbijanje
study-win = D
study-win-note = Dobijene partije, u procentima
study-win-gammon = DG
study-win-gammon-note = Dobijeni gamoni i bekgemoni, u procentima
study-win-backgammon = DB
study-win-backgammon-note = Dobijeni bekgemoni, u procentima
study-lose = I
study-lose-note = Izgubljene partije, u procentima
study-lose-gammon = IG
study-lose-gammon-note = Izgubljeni gamoni i bekgemoni, u procentima
study-lose-backgammon = IB
study-lose-backgammon-note = Izgubljeni bekgemoni, u procentima
study-ids = Pozicija za druge programe

study-why-wins = Dobija { $by } partija manje od 100.
study-why-gammons = Dobija { $by } gamona manje u 100 partija.
study-why-gammons-lost = Gubi { $by } gamona više u 100 partija.
study-why-shots = Ostavlja { $made } od 36 bacanja koja pogađaju, najbolji potez { $best }.
study-why-best-hits = Najbolji potez izbacuje.
study-why-made-hits = Izbacuje, a najbolji potez ne.
study-why-hits = Izbacuje { $made }, najbolji potez { $best }.
study-why-home = Ima { $made } { $made ->
    [one] polje
    [few] polja
   *[other] polja
  } u kući, najbolji potez { $best }.
study-why-prime = Dužina najdužeg prajma: { $made }, kod najboljeg poteza { $best }.
study-why-anchor = Najbolji potez čuva sidro.
study-why-off = Iznosi { $made }, najbolji potez { $best }.

study-look-on = Gledaj dalje odavde
study-cube-before = Pre bacanja:
nav-position = Pozicije
position-title = Pozicija
position-board = Tabla
position-white = Beli
position-black = Crni
position-plays = { $who } igra { $roll }.
position-doubled = Dupliranje: { $who }.
position-beavered = Dabar: { $who }.
position-raccooned = Rakun: { $who }.
position-ottered = Vidra: { $who }.
position-on-roll = Na bacanju: { $who }.
position-money = Igra u novac.
position-match = Meč do { $length }: Beli { $white }, Crni { $black }{ $crawford ->
    [yes] , Krofordova partija.
   *[no] .
  }
position-wrong = To nije pozicija. Pozicija je XGID, GNUBG ili OpenGammon id, red sa FIBS-a ili tabla od slova.
position-playing = Igrate protiv nekog. Program ponovo odgovara kad se to završi.
position-play = Potezi
position-look-on = Gledaj dalje od pozicije posle njega
position-rolls = Bacanja
position-id = Pozicija
position-id-note = XGID, GNUBG ili OpenGammon id, red sa FIBS-a ili tabla od slova kako je kopiraju XG i gnubg.
position-roll = Bacanje, ako je bačeno
position-look = Pogledaj
position-svg = Slika (SVG)
study-adjusted = Ishod bez sreće
study-adjusted-note = Ishod umanjen za sopstvenu sreću, uvećan za protivnikovu: koliko je vredela sama igra. Može biti i preko 0 i 100%.
study-adjusted-below = Pobednik je { $who }, a bacanja su donela više od celog meča: zato je ishod bez sreće van granica 0 i 100%. Sreća je zbir po svim bacanjima; u jednom meču može biti veća od ishoda.
study-adjusted-above = Pobednik je { $who }, iako su bacanja bila na drugoj strani: zato je ishod bez sreće van granica 0 i 100%. Sreća je zbir po svim bacanjima; u jednom meču može biti veća od ishoda.

study-at-worst = Prvo najskuplja greška; ▶ i ◀ vode kroz meč.
study-no-line = Meč nema takav red. Ovo je najskuplja greška.
position-wrong-long = To je duže od bilo koje pozicije.
position-wrong-roll = To nije bacanje. Bacanje su dve cifre od 1 do 6: 31.
position-wrong-game-over = Partija je završena: neko je izneo sve figure.
position-wrong-match-over = Meč je završen: neko ima sve poene.
position-wrong-crawford = U Krofordovoj partiji jednom igraču treba još jedan poen.
study-chouette = Kocke šueta
study-chouette-note = Svaka kocka je partija za sebe, boks protiv jednog člana. Poteze tima vuče kapiten; koliko koštaju, razlikuje se od kocke do kocke.
study-chouette-game = Partija { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Tasteri
study-key-points = Od polja do polja na tabli
study-key-board = Na tablu
study-key-move = Pomeri figuru
study-key-away = Skloni figuru pri postavljanju
study-key-answer = Pomeri figuru; kad je bacanje odigrano, odgovori
study-look-here = Pogledaj dublje u ovom pregledaču
study-look-here-note = Tri bacanja unapred, bez servera i bez mreže.
