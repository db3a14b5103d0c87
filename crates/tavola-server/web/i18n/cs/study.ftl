# The analysis of a match.

study-title = Analýza
study-open = Analyzovat
study-back = Zpět ke stolu
study-depth = { $plies ->
    [0] První pohled.
    [one] Hloubka: { $plies } hod dopředu.
    [few] Hloubka: { $plies } hody dopředu.
    [many] Hloubka: { $plies } hodu dopředu.
   *[other] Hloubka: { $plies } hodů dopředu.
  }
study-underway = Hledí se { $plies } { $plies ->
    [one] hod
    [few] hody
    [many] hodu
   *[other] hodů
  } dopředu: { $done } z { $all } řádků.
study-waits = Hlubší pohled čeká na jiný zápas.
study-ready = Analýza je hotova.
study-reload = Analýza ještě vzniká.
study-reload-link = Podívat se znovu
study-nothing = Není co analyzovat: žádná hra není dohraná.
study-definitions = Ceny chyb jsou v jednotkách kostky (EMG). PR je 500krát ztráta na rozhodnutí; míra gnubg je jeho ztráta v tisícinách. Tahy bez volby se nepočítají; nezdvojení se počítá, kde bylo těsné nebo chybné. Sporné od 0,010, chyba od 0,020, hrubá chyba od 0,080, velmi hrubá chyba od 0,160. Equity a šance v řádku pocházejí z téhož pohledu, tak hlubokého, jak říká poslední sloupec; štěstí se posuzuje bez pohledu dopředu a u zahajovacího hodu se počítá, kdo ho vyhrál.

study-summary = V číslech
study-rating = PR
study-rating-note = Performance rating: 500krát ztráta na rozhodnutí. Méně je lépe.
study-millis = Míra gnubg
study-millis-note = Ztráta na rozhodnutí v tisícinách kostky, jak ji tiskne gnubg.
study-plays = Tahy
study-plays-note = Kolik stály tahy a kolik jich dávalo na výběr.
study-cubes = Zdvojovací kostka
study-cubes-note = Kolik stála rozhodnutí o zdvojení a kolik jich bylo.
study-lost-of = { $lost } v { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Sporné tahy, chyby, hrubé chyby, velmi hrubé chyby.
study-losses-worth = Cena všech chyb
study-losses-worth-note = V šancích na výhru zápasu; ve hře o peníze v bodech.
study-luck = Štěstí
study-luck-note = O kolik byly hody lepší než průměr, v jednotkách kostky, bez pohledu dopředu.
study-luck-worth = Štěstí v zápase
study-luck-worth-note = Totéž v šancích na výhru zápasu; ve hře o peníze v bodech.

study-graph = Zápas
study-graph-note = Čára šancí s chybami na ní; stejná čísla stojí v seznamu všech řádků.
study-graph-error = Řádek { $line }, { $who }: { $mark }, { $loss }
study-graph-match = { $who }: šance na výhru zápasu
study-graph-money = { $who }: očekávání ze hry
study-graph-game = { $who }: šance na výhru hry

nav-study = Studovna
nav-openings = Zahájení
openings-title = Zahájení
openings-about = Jak se hraje patnáct prvních hodů a jak každý z 21 hodů odpovídá na jejich nejlepší tahy: hra o peníze s kostkou uprostřed, bez Jacobyho pravidla, pořadí podle rolloutů našeho enginu.
openings-path = Kde jste
openings-roll = { $roll }
openings-replies-to = { $roll } zahrané { $play }: odpovědi
openings-roll-head = Hod
openings-best = Nejlepší tah
openings-next = Další
openings-alone = nic blízko
openings-verdict = Verdikt
openings-is-best = nejlepší
openings-as-good = stejně dobrý
openings-unsettled = nerozhodnuto
openings-worse = horší
openings-error-note = Směrodatná chyba equity
openings-trials = Hry
openings-trials-note = Kolik her bylo dohráno
openings-replies = Odpovědi na něj
openings-replies-note = Tah, který je odkazem, vede k odpovědím na něj.
openings-mean = Přes všech 36 hodů má odpověď pro toho, kdo hází, cenu { $equity }.
openings-look-on = Podívat se s enginem
openings-definitions = Equity je se zdvojováním, v jednotkách kostky, z pohledu toho, kdo hraje; ± je jedna směrodatná chyba. „Stejně dobrý“ je méně než 0,010 za nejlepším; „nerozhodnuto“ je dál, ale o méně než 2,33 směrodatné chyby rozdílu. Stejná čísla: tavola openings.

nav-duplicates = Duplikáty
duplicate-title = Duplikát
duplicate-about = Zápas se hraje u dvou stolů stejnými kostkami: hra po hře a hod po hodu padají táž čísla. Štěstí je tak mimo hru a potom stojí každé rozhodnutí vedle rozhodnutí druhého stolu.
duplicate-play = Kdo hraje
duplicate-bot = Dva proti botovi
duplicate-bot-note = Vy i druhý člověk hrajete bílými proti témuž botovi, každý u svého stolu.
duplicate-teams = Dva na dva
duplicate-teams-note = U jednoho stolu hrajete bílými, u druhého váš partner černými; naproti sedí soupeři.
duplicate-length = Bodů k výhře
duplicate-go = Otevřít oba stoly
duplicate-note = Nikdo nevidí druhý stůl, dokud oba neskončí: prozradil by kostky.
duplicate-table = Stůl { $n }
duplicate-free = zatím nikdo
duplicate-waiting = Nezačalo.
duplicate-playing = Hraje se.
duplicate-over = Skončilo.
duplicate-play-on = K vašemu stolu
duplicate-look = Podívat se na stůl
duplicate-invite-white = Bílé jsou tu volné
duplicate-invite-black = Černé jsou tu volné
duplicate-invite-note = Pošlete tento odkaz tomu, kdo tam má sednout.
duplicate-same-dice = Tytéž kostky padají u jiného stolu.
duplicate-result = Výsledek
duplicate-players = Bílý – Černý
duplicate-points = Body
duplicate-even = Oba stoly končí stejně: nikdo nevede.
duplicate-ahead = Lépe u svého stolu dopadl bílý: { $who }, náskok { $n } { $n ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
  }.
duplicate-game = Hra { $n }
duplicate-parted = Odtud se pozice liší.
duplicate-dice-note = Kostky vznikají z jednoho tajemství tohoto serveru, podle hry a hodu. Závazek byl ukázán, než kdokoli usedl, a tajemství se otevře, až oba stoly skončí; tavola verify-dice přepočítá každý hod.
duplicate-commitment = Závazek
duplicate-secret = Tajemství
duplicate-proof = Všechny hody k ověření

study-errors = Chyby od nejhorší
study-no-errors = Žádné chyby.
study-more-errors = A dalších { $n }: jsou vyznačeny v seznamu všech řádků.
study-where = Řádek
study-who = Kdo
study-what = Rozhodnutí
study-cost = Ztráta
study-played = { $roll }: { $play }; lepší { $best }
study-illegal = tah proti pravidlům
study-wrong-double = zdvojení; mělo se počkat
study-missed-double = bez zdvojení
study-wrong-take = přijetí; mělo se odmítnout
study-wrong-drop = odmítnutí; mělo se přijmout
study-wrong-beaver = bobr; neměl být
study-doubtful = Sporný
study-error = Chyba
study-blunder = Hrubá chyba
study-whopper = Velmi hrubá chyba

study-games = Všechny hry
study-game = { $length ->
    [0] Hra { $n }, { $black }–{ $white }
   *[other] Hra { $n }, { $black }–{ $white } do { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] vyhrává po odmítnutí
    [gammon] vyhrává gammon
    [backgammon] vyhrává backgammon
   *[single] vyhrává
  }, { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
  }
study-game-chance = { $who } vyhraje hru
study-match-chance = zápas
study-equity-of = body
study-dances = žádný tah
study-doubles = zdvojuje
study-takes = přijímá
study-drops = odmítá
study-beavers = bobr
study-raccoons = mýval
study-otters = vydra
study-resigns-single = vzdává
study-resigns-gammon = vzdává gammon
study-resigns-backgammon = vzdává backgammon

study-board = Deska před tahem
study-words-numbers = Čísla klínů: { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } na { $point }
study-words-bar = { $n } na baru
study-words-off = vyvedeno { $n }
study-words-cube = Kostka na { $value }, uprostřed.
study-words-cube-of = Kostka na { $value }, vlastník: { $who }.
study-said = Řádek { $line }, { $who }, { $act }.
study-steps = Řádky zápasu
study-first = První řádek
study-error-before = Předchozí chyba
study-before = Předchozí řádek
study-next = Další řádek
study-error-next = Další chyba
study-last = Poslední řádek
study-no-decision = Tady není o čem rozhodovat.
study-no-move = Žádný tah.
study-forced = Jediný platný tah.
study-right = Lepší není.
study-as-good = Stejně dobré jako nejlepší: { $lost } za ním.
study-cost-match = stojí { $lost }; šance na výhru zápasu { $worth }.
study-cost-money = stojí { $lost }, { $worth } bodů.
study-right-is = Správně: { $action }, { $answer }.
study-right-wait = nezdvojovat
study-right-double = zdvojit
study-right-redouble = znovu zdvojit
study-right-too-good = na zdvojení příliš dobré
study-right-take = přijmout
study-right-drop = odmítnout
study-right-beaver = bobr
study-roll-luck = Štěstí hodu: { $luck }, { $worth } bodů.
study-roll-luck-match = Štěstí hodu: { $luck }; šance na výhru zápasu { $worth }.
study-play = Tah
study-made = zahraný
study-equity = Equity
study-difference = Rozdíl
study-plies = Dopředu
study-plies-note = Kolik hodů dopředu se hledělo.
study-more-plays = Ještě { $n } { $n ->
    [one] tah, který stojí
    [few] tahy, které stojí
    [many] tahu, který stojí
   *[other] tahů, které stojí
  } víc.
study-cube = Zdvojovací kostka
study-cube-doubler = Zdvojovací kostka, z pohledu toho, kdo zdvojil
study-no-double = Nezdvojit
study-double-take = Zdvojit, přijmout
study-double-drop = Zdvojit, odmítnout
study-win = V
study-win-note = Výhry v procentech
study-win-gammon = VG
study-win-gammon-note = Vyhrané gammony a backgammony v procentech
study-win-backgammon = VBG
study-win-backgammon-note = Vyhrané backgammony v procentech
study-lose = P
study-lose-note = Prohry v procentech
study-lose-gammon = PG
study-lose-gammon-note = Prohrané gammony a backgammony v procentech
study-lose-backgammon = PBG
study-lose-backgammon-note = Prohrané backgammony v procentech
study-ids = Pozice pro jiné programy

study-why-wins = Vyhrává o { $by } her ze 100 méně.
study-why-gammons = Vyhrává o { $by } gammonů ze 100 her méně.
study-why-gammons-lost = Prohrává o { $by } gammonů ze 100 her víc.
study-why-shots = Vyhazuje ho { $made } z 36 hodů, po nejlepším tahu { $best }.
study-why-best-hits = Nejlepší tah vyhazuje.
study-why-made-hits = Tento tah vyhazuje, nejlepší ne.
study-why-hits = Vyhozené kameny: { $made }, nejlepším tahem { $best }.
study-why-home = Ve vnitřním poli { $made } { $made ->
    [one] obsazený klín
    [few] obsazené klíny
    [many] obsazeného klínu
   *[other] obsazených klínů
  }, po nejlepším tahu { $best }.
study-why-prime = Nejdelší blok: { $made }, po nejlepším tahu { $best }.
study-why-anchor = Nejlepší tah si nechává kotvu.
study-why-off = Vyvedené kameny: { $made }, nejlepším tahem { $best }.

study-look-on = Hledět odtud dál
study-cube-before = Před hodem:
nav-position = Pozice
position-title = Pozice
position-board = Deska
position-white = Bílý
position-black = Černý
position-plays = { $who } hraje { $roll }.
position-doubled = { $who }: zdvojení.
position-beavered = { $who }: bobr.
position-raccooned = { $who }: mýval.
position-ottered = { $who }: vydra.
position-on-roll = Na tahu: { $who }.
position-money = Hra o peníze.
position-match = Zápas do { $length }: bílý { $white }, černý { $black }{ $crawford ->
    [yes] , Crawfordova hra.
   *[no] .
  }
position-wrong = To není pozice. Může to být XGID, ID z GNUBG nebo OpenGammon, řádek z FIBS nebo deska z písmen.
position-playing = Právě s někým hrajete. Engine zase odpoví, až dohrajete.
position-play = Tahy
position-look-on = Hledět dál od pozice po něm
position-rolls = Hody
position-id = Pozice
position-id-note = XGID, ID z GNUBG nebo OpenGammon, řádek z FIBS, nebo deska z písmen, jak ji kopírují XG a gnubg.
position-roll = Hod, pokud už padl
position-look = Podívat se
position-svg = Obrázek (SVG)
study-adjusted = Výsledek bez štěstí
study-adjusted-note = Výsledek minus vlastní štěstí, plus štěstí soupeře: jakou cenu měla samotná hra. Může ležet mimo 0 a 100 %.
study-adjusted-below = { $who } vyhrává a hody přinesly víc než celý zápas: proto leží výsledek bez štěstí mimo 0 a 100 %. Štěstí je součet přes všechny hody; v jednom zápase může být větší než výsledek.
study-adjusted-above = { $who } vyhrává, ačkoli hody stály na druhé straně: proto leží výsledek bez štěstí mimo 0 a 100 %. Štěstí je součet přes všechny hody; v jednom zápase může být větší než výsledek.

study-at-worst = Nejdřív nejdražší chyba; ▶ a ◀ vedou zápasem.
study-no-line = Takový řádek zápas nemá. Tohle je nejdražší chyba.
position-wrong-long = To je delší než jakákoli pozice.
position-wrong-roll = To není hod. Hod jsou dvě číslice od 1 do 6: 31.
position-wrong-game-over = Hra skončila: někdo má všechny kameny vyvedené.
position-wrong-match-over = Zápas skončil: někdo má všechny body.
position-wrong-crawford = V Crawfordově hře chybí jedné straně jediný bod.
study-chouette = Kostky v chouette
study-chouette-note = Každá kostka je hra sama o sobě, box proti jednomu z týmu. Tahy týmu jsou kapitánovy; kolik stojí, se u každé kostky liší.
study-chouette-game = Hra { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Klávesy
study-key-points = Od klínu ke klínu po desce
study-key-board = Na desku
study-key-move = Táhnout kamenem
study-key-away = Při sestavování kámen odebrat
study-key-answer = Táhnout kamenem; je-li hod odehrán, odpovědět
study-look-here = Hledět hlouběji v tomto prohlížeči
study-look-here-note = Tři hody dopředu, bez serveru a bez sítě.
