# The analysis of a match.

study-title = Analiza
study-open = Analiziraj
study-back = Natrag za stol
study-depth = { $plies ->
    [0] Prvi pogled.
    [one] Pogled { $plies } bacanje unaprijed.
    [few] Pogled { $plies } bacanja unaprijed.
   *[other] Pogled { $plies } bacanja unaprijed.
  }
study-underway = Pogled { $plies } { $plies ->
    [one] bacanje
    [few] bacanja
   *[other] bacanja
  } unaprijed: { $done } od { $all } redaka.
study-waits = Dublji pogled čeka drugi meč.
study-ready = Analiza je gotova.
study-reload = Analiza još nastaje.
study-reload-link = Pogledaj opet
study-nothing = Nema se što analizirati: nijedna partija nije odigrana do kraja.
study-definitions = Cijene su u jedinicama kocke (EMG). PR je 500 puta cijena po odluci; stopa po gnubg njegova je cijena u tisućinkama. Potezi bez izbora ne računaju se; neudvostručenje se računa gdje je bilo tijesno ili pogrešno. Sumnjivo od 0,010, pogreška od 0,020, gruba pogreška od 0,080, vrlo gruba od 0,160. Equity i izgledi u retku potječu iz istog pogleda, onoliko dubokog koliko kaže zadnji stupac; sreća se mjeri bez pogleda unaprijed, a kod početnog bacanja računa se tko ga je dobio.

study-summary = U brojkama
study-rating = PR
study-rating-note = Rejting učinka: 500 puta cijena po odluci. Manje je bolje.
study-millis = stopa po gnubg
study-millis-note = Cijena po odluci u tisućinkama kocke, kako je prikazuje gnubg.
study-plays = Potezi
study-plays-note = Koliko su stajali potezi i u koliko ih je bilo izbora.
study-cubes = Kocka
study-cubes-note = Koliko su stajale odluke o kocki i koliko ih je bilo.
study-lost-of = { $lost } u { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Sumnjivi potezi, pogreške, grube pogreške, vrlo grube pogreške.
study-losses-worth = Cijena svih pogrešaka
study-losses-worth-note = U izgledima za pobjedu u meču; u igri za novac, u bodovima.
study-luck = Sreća
study-luck-note = Koliko su bacanja bila bolja od prosjeka, u jedinicama kocke, bez pogleda unaprijed.
study-luck-worth = Sreća u meču
study-luck-worth-note = Isto u izgledima za pobjedu u meču; u igri za novac, u bodovima.

study-graph = Meč
study-graph-note = Crta izgleda s pogreškama na njoj; iste su brojke u popisu svih redaka.
study-graph-error = Redak { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Izgledi za pobjedu u meču: { $who }
study-graph-money = Što se može očekivati od partije: { $who }
study-graph-game = Izgledi za pobjedu u partiji: { $who }

nav-study = Analize
nav-openings = Otvaranja
openings-title = Otvaranje
openings-about = Kako se igra petnaest prvih bacanja i kako svako od 21 bacanja odgovara na njihove najbolje poteze: igra za novac s kockom u sredini, bez Jacobyja, poredano po rolloutima našeg programa.
openings-path = Gdje si
openings-roll = { $roll }
openings-replies-to = { $roll } odigrano { $play }: odgovori
openings-roll-head = Bacanje
openings-best = Najbolji potez
openings-next = Sljedeći
openings-alone = ništa blizu
openings-verdict = Ocjena
openings-is-best = najbolji
openings-as-good = jednako dobar
openings-unsettled = neodlučeno
openings-worse = lošiji
openings-error-note = Standardna pogreška equityja
openings-trials = Partije
openings-trials-note = Koliko je partija odigrano do kraja
openings-replies = Odgovori na to
openings-replies-note = Potez koji je poveznica vodi do odgovora na njega.
openings-mean = Po svih 36 bacanja odgovor vrijedi { $equity } za onoga tko baca.
openings-look-on = Pogledaj uz program
openings-definitions = Equity je s kockom, u jedinicama kocke, iz kuta onoga tko igra; ± je jedna standardna pogreška. „Jednako dobar” zaostaje za najboljim manje od 0,010; „neodlučeno” zaostaje više, ali za manje od 2,33 standardne pogreške razlike. Iste brojke: tavola openings.

nav-duplicates = Dvojni mečevi
duplicate-title = Dvojni meč
duplicate-about = Meč se igra za dva stola s istim kockicama: partiju po partiju, bacanje po bacanje padaju isti brojevi. Tako sreće nema, a na kraju svaka odluka stoji pokraj one s drugog stola.
duplicate-play = Tko igra
duplicate-bot = Dvoje protiv bota
duplicate-bot-note = Ti i prijatelj imate bijele figure protiv istog bota, svatko za svojim stolom.
duplicate-teams = Dvoje na dvoje
duplicate-teams-note = Ti imaš bijele za jednim stolom, partner crne za drugim; protivnici sjede nasuprot.
duplicate-length = Bodova za pobjedu
duplicate-go = Otvori oba stola
duplicate-note = Nitko ne vidi drugi stol dok oba ne završe: otkrio bi kockice.
duplicate-table = Stol { $n }
duplicate-free = još nitko
duplicate-waiting = Nije počelo.
duplicate-playing = U igri.
duplicate-over = Završeno.
duplicate-play-on = Za svoj stol
duplicate-look = Pogledaj stol
duplicate-invite-white = Ovdje su slobodne bijele
duplicate-invite-black = Ovdje su slobodne crne
duplicate-invite-note = Pošalji ovu poveznicu onome tko treba ondje sjesti.
duplicate-same-dice = Iste kockice padaju za drugim stolom.
duplicate-result = Ishod
duplicate-players = Bijeli – Crni
duplicate-points = Bodovi
duplicate-even = Oba stola završavaju jednako: nitko ne vodi.
duplicate-ahead = { $who }, Bijeli za stolom gdje je bilo bolje, vodi { $n } { $n ->
    [one] bod
    [few] boda
   *[other] bodova
  }.
duplicate-game = Partija { $n }
duplicate-parted = Odavde se pozicije razlikuju.
duplicate-dice-note = Kockice nastaju iz jedne tajne ovog poslužitelja, po partiji i bacanju. Njezin je pečat pokazan prije nego što je itko sjeo, a tajna se otvara kad oba stola završe; tavola verify-dice ponovno računa svako bacanje.
duplicate-commitment = Pečat
duplicate-secret = Tajna
duplicate-proof = Sva bacanja, za provjeru

study-errors = Pogreške, najveće prve
study-no-errors = Bez pogrešaka.
study-more-errors = I još { $n }: označene su u popisu svih redaka.
study-where = Redak
study-who = Igrač
study-what = Odluka
study-cost = Cijena
study-played = { $roll }: { $play }; bolje { $best }
study-illegal = potez protivan pravilima
study-wrong-double = udvostručenje; trebalo je čekati
study-missed-double = propušteno udvostručenje
study-wrong-take = prihvaćeno; trebalo je odbiti
study-wrong-drop = odbijeno; trebalo je prihvatiti
study-wrong-beaver = dabar; nije ga trebalo igrati
study-doubtful = Sumnjivo
study-error = Pogreška
study-blunder = Gruba pogreška
study-whopper = Vrlo gruba pogreška

study-games = Sve partije
study-game = { $length ->
    [0] Partija { $n }, { $black }–{ $white }
   *[other] Partija { $n }, { $black }–{ $white } do { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who }: { $win ->
    [dropped] pobjeda nakon odbijanja
    [gammon] gammon
    [backgammon] backgammon
   *[single] pobjeda
  }, { $points } { $points ->
    [one] bod
    [few] boda
   *[other] bodova
  }
study-game-chance = Pobjeda u partiji: { $who }
study-match-chance = meč
study-equity-of = bodova
study-dances = nema poteza
study-doubles = udvostručenje
study-takes = prihvaćanje
study-drops = odbijanje
study-beavers = dabar
study-raccoons = rakun
study-otters = vidra
study-resigns-single = predaja
study-resigns-gammon = predaja gammona
study-resigns-backgammon = predaja backgammona

study-board = Ploča prije toga
study-words-numbers = Brojevi polja kako ih broji { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } na { $point }
study-words-bar = { $n } na baru
study-words-off = { $n } izneseno
study-words-cube = Kocka na { $value }, u sredini.
study-words-cube-of = Kocka na { $value }, drži je { $who }.
study-said = Redak { $line }, { $who }, { $act }.
study-steps = Retci meča
study-first = Prvi redak
study-error-before = Prethodna pogreška
study-before = Prethodni redak
study-next = Sljedeći redak
study-error-next = Sljedeća pogreška
study-last = Zadnji redak
study-no-decision = Ovdje nema odluke.
study-no-move = Nema poteza.
study-forced = Jedini dopušteni potez.
study-right = Najbolje što postoji.
study-as-good = Dobro kao najbolje: { $lost } iza njega.
study-cost-match = stoji { $lost }; izgledi za pobjedu u meču { $worth }.
study-cost-money = stoji { $lost }, { $worth } bodova.
study-right-is = Ispravno: { $action }, { $answer }.
study-right-wait = bez udvostručenja
study-right-double = udvostručenje
study-right-redouble = ponovno udvostručenje
study-right-too-good = predobro za udvostručenje
study-right-take = prihvaćanje
study-right-drop = odbijanje
study-right-beaver = dabar
study-roll-luck = Sreća u bacanju: { $luck }, { $worth } bodova.
study-roll-luck-match = Sreća u bacanju: { $luck }; izgledi za pobjedu u meču { $worth }.
study-play = Potez
study-made = odigrano
study-equity = Equity
study-difference = Razlika
study-plies = Unaprijed
study-plies-note = Koliko se bacanja gledalo unaprijed.
study-more-plays = { $n ->
    [one] Još { $n } potez, koji stoji
    [few] Još { $n } poteza, koji stoje
   *[other] Još { $n } poteza, koji stoje
  } više.
study-cube = Kocka
study-cube-doubler = Kocka, iz kuta onoga tko udvostručuje
study-no-double = Bez udvostručenja
study-double-take = Udvostručenje, prihvaćanje
study-double-drop = Udvostručenje, odbijanje
study-win = D
study-win-note = Dobivene partije, u postocima
study-win-gammon = DG
study-win-gammon-note = Dobiveni gammoni i backgammoni, u postocima
study-win-backgammon = DB
study-win-backgammon-note = Dobiveni backgammoni, u postocima
study-lose = I
study-lose-note = Izgubljene partije, u postocima
study-lose-gammon = IG
study-lose-gammon-note = Izgubljeni gammoni i backgammoni, u postocima
study-lose-backgammon = IB
study-lose-backgammon-note = Izgubljeni backgammoni, u postocima
study-ids = Pozicija za druge programe

study-why-wins = Dobiva { $by } partija manje od 100.
study-why-gammons = Dobiva { $by } gammona manje u 100 partija.
study-why-gammons-lost = Gubi { $by } gammona više u 100 partija.
study-why-shots = Ostavlja { $made } od 36 bacanja koja pogađaju, najbolji potez { $best }.
study-why-best-hits = Najbolji potez izbacuje.
study-why-made-hits = Izbacuje, a najbolji potez ne.
study-why-hits = Izbacuje { $made }, najbolji potez { $best }.
study-why-home = Ima { $made } { $made ->
    [one] polje
    [few] polja
   *[other] polja
  } u kući, najbolji potez { $best }.
study-why-prime = Duljina najduljeg primea: { $made }, kod najboljeg poteza { $best }.
study-why-anchor = Najbolji potez čuva sidro.
study-why-off = Iznosi { $made }, najbolji potez { $best }.

study-look-on = Gledaj dalje odavde
study-cube-before = Prije bacanja:
nav-position = Pozicije
position-title = Pozicija
position-board = Ploča
position-white = Bijeli
position-black = Crni
position-plays = { $who } igra { $roll }.
position-doubled = Udvostručenje: { $who }.
position-beavered = Dabar: { $who }.
position-raccooned = Rakun: { $who }.
position-ottered = Vidra: { $who }.
position-on-roll = Na bacanju: { $who }.
position-money = Igra za novac.
position-match = Meč do { $length }: Bijeli { $white }, Crni { $black }{ $crawford ->
    [yes] , Crawfordova partija.
   *[no] .
  }
position-wrong = To nije pozicija. Pozicija je XGID, GNUBG ili OpenGammon id, redak s FIBS-a ili ploča od slova.
position-playing = Igraš protiv nekoga. Program opet odgovara kad to završi.
position-play = Potezi
position-look-on = Gledaj dalje od pozicije nakon njega
position-rolls = Bacanja
position-id = Pozicija
position-id-note = XGID, GNUBG ili OpenGammon id, redak s FIBS-a ili ploča od slova kako je kopiraju XG i gnubg.
position-roll = Bacanje, ako je bačeno
position-look = Pogledaj
position-svg = Slika (SVG)
study-adjusted = Ishod bez sreće
study-adjusted-note = Ishod umanjen za vlastitu sreću, uvećan za protivnikovu: koliko je vrijedila sama igra. Može biti i izvan 0 i 100 %.
study-adjusted-below = Pobjednik je { $who }, a bacanja su donijela više od cijelog meča: zato je ishod bez sreće izvan granica 0 i 100 %. Sreća je zbroj po svim bacanjima; u jednom meču može biti veća od ishoda.
study-adjusted-above = Pobjednik je { $who }, iako su bacanja bila na drugoj strani: zato je ishod bez sreće izvan granica 0 i 100 %. Sreća je zbroj po svim bacanjima; u jednom meču može biti veća od ishoda.

study-at-worst = Prvo najskuplja pogreška; ▶ i ◀ vode kroz meč.
study-no-line = Meč nema takav redak. Ovo je najskuplja pogreška.
position-wrong-long = To je dulje od bilo koje pozicije.
position-wrong-roll = To nije bacanje. Bacanje su dvije znamenke od 1 do 6: 31.
position-wrong-game-over = Partija je završena: netko je iznio sve figure.
position-wrong-match-over = Meč je završen: netko ima sve bodove.
position-wrong-crawford = U Crawfordovoj partiji jednom igraču treba još jedan bod.
study-chouette = Kocke chouettea
study-chouette-note = Svaka je kocka partija za sebe, boks protiv jednog člana. Poteze ekipe vuče kapetan; koliko stoje, razlikuje se od kocke do kocke.
study-chouette-game = Partija { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Tipke
study-key-points = Od polja do polja na ploči
study-key-board = Na ploču
study-key-move = Pomakni figuru
study-key-away = Skloni figuru pri postavljanju
study-key-answer = Pomakni figuru; kad je bacanje odigrano, odgovori
study-look-here = Pogledaj dublje u ovom pregledniku
study-look-here-note = Tri bacanja unaprijed, bez poslužitelja i bez mreže.
