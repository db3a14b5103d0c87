# The analysis of a match.

study-title = Analyse
study-open = Analyser
study-back = Tilbake til bordet
study-depth = { $plies ->
    [0] Første blikk.
    [one] Sett { $plies } kast fram.
   *[other] Sett { $plies } kast fram.
  }
study-underway = Ser { $plies } { $plies ->
    [one] kast
   *[other] kast
  } fram: { $done } av { $all } linjer.
study-waits = Det dypere blikket venter på en annen kamp.
study-ready = Analysen er klar.
study-reload = Analysen er ennå under arbeid.
study-reload-link = Se igjen
study-nothing = Det er ingenting å analysere: ikke noe parti er spilt ferdig.
study-definitions = Kostnader er i enheter av kuben (EMG). PR er 500 ganger kostnaden per beslutning; gnubgs mål er kostnaden i tusendeler. Trekk uten valg teller ikke; å ikke doble teller der det var jevnt eller feil. Tvilsomt fra 0,010, feil fra 0,020, blunder fra 0,080, grov blunder fra 0,160. Equity og sjanser på en linje kommer fra det samme blikket, så dypt som siste kolonne sier; flaks oppgis uten å se framover, og for åpningskastet teller det hvem som vant det.

study-summary = I tall
study-rating = PR
study-rating-note = Performance rating: 500 ganger kostnaden per beslutning. Lavere er bedre.
study-millis = gnubgs mål
study-millis-note = Kostnad per beslutning i tusendeler av kuben, slik gnubg skriver det.
study-plays = Trekk
study-plays-note = Hva trekkene kostet, og hvor mange som hadde et valg.
study-cubes = Kube
study-cubes-note = Hva beslutningene om kuben kostet, og hvor mange de var.
study-lost-of = { $lost } på { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Tvilsomme trekk, feil, blundere, grove blundere.
study-losses-worth = Kostnad for alle feil
study-losses-worth-note = I sjanser til å vinne kampen; i pengespill, i poeng.
study-luck = Flaks
study-luck-note = Hvor mye bedre enn gjennomsnittet kastene var, i enheter av kuben, uten å se framover.
study-luck-worth = Flaks i kampen
study-luck-worth-note = Det samme i sjanser til å vinne kampen; i pengespill, i poeng.

study-graph = Kampen
study-graph-note = En kurve over sjansene med feilene på; de samme tallene står i listen over alle linjer.
study-graph-error = Linje { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Sjanse til å vinne kampen: { $who }
study-graph-money = Hva { $who } kan vente av partiet
study-graph-game = Sjanse til å vinne partiet: { $who }

nav-study = Studier
nav-openings = Åpninger
openings-title = Åpningen
openings-about = Hvordan de femten første kastene spilles, og hvordan hvert av de 21 kastene svarer på de beste trekkene: pengespill med kuben i midten, uten Jacoby, rangert etter rollouts fra vår egen motor.
openings-path = Hvor du er
openings-roll = { $roll }
openings-replies-to = { $roll } spilt { $play }: svarene
openings-roll-head = Kast
openings-best = Beste trekk
openings-next = Neste
openings-alone = ingenting i nærheten
openings-verdict = Dom
openings-is-best = best
openings-as-good = like godt
openings-unsettled = ikke avgjort
openings-worse = dårligere
openings-error-note = Standardfeil for equity
openings-trials = Partier
openings-trials-note = Hvor mange partier som ble spilt ut
openings-replies = Svarene på det
openings-replies-note = Et trekk som er en lenke, fører til svarene på det.
openings-mean = Over alle 36 kast er svaret verdt { $equity } for den som kaster.
openings-look-on = Se på det med motoren
openings-definitions = Equity er med kube, i enheter av kuben, sett fra den som spiller; ± er én standardfeil. «Like godt» er mindre enn 0,010 bak det beste; «ikke avgjort» er lenger bak, men med mindre enn 2,33 standardfeil av forskjellen. De samme tallene: tavola openings.

nav-duplicates = Duplikater
duplicate-title = Duplikat
duplicate-about = En kamp spilles ved to bord med de samme terningene: parti for parti og kast for kast faller de samme tallene. Slik er flaksen ute av spillet, og etterpå står hver beslutning ved siden av den fra det andre bordet.
duplicate-play = Hvem som spiller
duplicate-bot = To mot boten
duplicate-bot-note = Du og en venn har begge Hvit mot den samme boten, ved hvert deres bord.
duplicate-teams = To mot to
duplicate-teams-note = Du har Hvit ved det ene bordet, makkeren din Svart ved det andre; motstanderne sitter overfor.
duplicate-length = Poeng for å vinne
duplicate-go = Åpne begge bordene
duplicate-note = Ingen ser det andre bordet før begge er over: det ville røpe terningene.
duplicate-table = Bord { $n }
duplicate-free = ingen ennå
duplicate-waiting = Ikke begynt.
duplicate-playing = Spilles.
duplicate-over = Over.
duplicate-play-on = Til bordet ditt
duplicate-look = Se på bordet
duplicate-invite-white = Hvit her er ledig
duplicate-invite-black = Svart her er ledig
duplicate-invite-note = Send denne lenken til den som skal sitte der.
duplicate-same-dice = De samme terningene faller ved et annet bord.
duplicate-result = Resultatet
duplicate-players = Hvit – Svart
duplicate-points = Poeng
duplicate-even = Begge bordene ender likt: ingen leder.
duplicate-ahead = { $who }, Hvit ved bordet der det gikk best, leder med { $n } { $n ->
    [one] poeng
   *[other] poeng
  }.
duplicate-game = Parti { $n }
duplicate-parted = Herfra er posisjonene ulike.
duplicate-dice-note = Terningene lages av én hemmelighet fra denne serveren, etter parti og kast. Bindingen ble vist før noen satte seg, og hemmeligheten åpnes når begge bordene er over; tavola verify-dice regner ut hvert kast på nytt.
duplicate-commitment = Bindende verdi
duplicate-secret = Hemmelighet
duplicate-proof = Alle kast, til kontroll

study-errors = Feil, de verste først
study-no-errors = Ingen feil.
study-more-errors = Og { $n } til: de er merket i listen over alle linjer.
study-where = Linje
study-who = Spiller
study-what = Beslutning
study-cost = Kostnad
study-played = { $roll }: { $play }; bedre { $best }
study-illegal = et trekk mot reglene
study-wrong-double = doblet; skulle ha ventet
study-missed-double = doblet ikke
study-wrong-take = tok; skulle ha passet
study-wrong-drop = passet; skulle ha tatt
study-wrong-beaver = svarte med beaver; skulle ikke ha gjort det
study-doubtful = Tvilsomt
study-error = Feil
study-blunder = Blunder
study-whopper = Grov blunder

study-games = Alle partier
study-game = { $length ->
    [0] Parti { $n }, { $black }–{ $white }
   *[other] Parti { $n }, { $black }–{ $white } til { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] vinner på en pass
    [gammon] vinner en gammon
    [backgammon] vinner en backgammon
   *[single] vinner
  }, { $points } { $points ->
    [one] poeng
   *[other] poeng
  }
study-game-chance = { $who } vinner partiet
study-match-chance = kampen
study-equity-of = poeng
study-dances = ikke noe trekk
study-doubles = dobler
study-takes = tar
study-drops = passer
study-beavers = svarer med beaver
study-raccoons = svarer med raccoon
study-otters = svarer med otter
study-resigns-single = gir opp
study-resigns-gammon = gir opp en gammon
study-resigns-backgammon = gir opp en backgammon

study-board = Brettet før
study-words-numbers = Punktene slik { $who } teller dem.
study-words-side = { $who }: { $places }.
study-words-on = { $n } på { $point }
study-words-bar = { $n } på baren
study-words-off = { $n } ute
study-words-cube = Kuben på { $value }, i midten.
study-words-cube-of = Kuben på { $value }, eies av { $who }.
study-said = Linje { $line }, { $who }, { $act }.
study-steps = Linjene i kampen
study-first = Første linje
study-error-before = Forrige feil
study-before = Forrige linje
study-next = Neste linje
study-error-next = Neste feil
study-last = Siste linje
study-no-decision = Ingenting å bestemme her.
study-no-move = Ingen lovlige trekk.
study-forced = Det eneste lovlige trekket.
study-right = Det beste som finnes.
study-as-good = Like godt som det beste: { $lost } bak.
study-cost-match = koster { $lost }; sjanse til å vinne kampen { $worth }.
study-cost-money = koster { $lost }, { $worth } poeng.
study-right-is = Riktig: { $action }, { $answer }.
study-right-wait = ikke doble
study-right-double = doble
study-right-redouble = redoble
study-right-too-good = for god til å doble
study-right-take = ta
study-right-drop = passe
study-right-beaver = beaver
study-roll-luck = Flaks i kastet: { $luck }, { $worth } poeng.
study-roll-luck-match = Flaks i kastet: { $luck }; sjanse til å vinne kampen { $worth }.
study-play = Trekk
study-made = spilt
study-equity = Equity
study-difference = Forskjell
study-plies = Fram
study-plies-note = Hvor mange kast det ble sett fram.
study-more-plays = { $n } { $n ->
    [one] trekk til, som koster
   *[other] trekk til, som koster
  } mer.
study-cube = Kube
study-cube-doubler = Kube, sett fra den som doblet
study-no-double = Ikke doble
study-double-take = Doble, ta
study-double-drop = Doble, passe
study-win = V
study-win-note = Seire, i prosent
study-win-gammon = VG
study-win-gammon-note = Vunne gammoner og backgammoner, i prosent
study-win-backgammon = VBG
study-win-backgammon-note = Vunne backgammoner, i prosent
study-lose = T
study-lose-note = Tap, i prosent
study-lose-gammon = TG
study-lose-gammon-note = Tapte gammoner og backgammoner, i prosent
study-lose-backgammon = TBG
study-lose-backgammon-note = Tapte backgammoner, i prosent
study-ids = Posisjonen for andre programmer

study-why-wins = Det vinner { $by } færre partier av 100.
study-why-gammons = Det vinner { $by } færre gammoner på 100 partier.
study-why-gammons-lost = Det taper { $by } flere gammoner på 100 partier.
study-why-shots = Det gir { $made } av 36 kast som slår, det beste trekket { $best }.
study-why-best-hits = Det beste trekket slår.
study-why-made-hits = Det slår, det beste trekket ikke.
study-why-hits = Det slår { $made }, det beste trekket { $best }.
study-why-home = Det har { $made } { $made ->
    [one] punkt
   *[other] punkter
  } i det indre hjemlandet, det beste trekket { $best }.
study-why-prime = Den lengste primen er på { $made } punkter, med det beste trekket { $best }.
study-why-anchor = Det beste trekket beholder et anker.
study-why-off = Det tar ut { $made }, det beste trekket { $best }.

study-look-on = Se videre herfra
study-cube-before = Før kastet:
nav-position = Posisjoner
position-title = Posisjon
position-board = Brettet
position-white = Hvit
position-black = Svart
position-plays = { $who } spiller { $roll }.
position-doubled = { $who } har doblet.
position-beavered = { $who } har svart med beaver.
position-raccooned = { $who } har svart med raccoon.
position-ottered = { $who } har svart med otter.
position-on-roll = { $who } har turen.
position-money = Pengespill.
position-match = Kamp til { $length }: Hvit { $white }, Svart { $black }{ $crawford ->
    [yes] , Crawford-parti.
   *[no] .
  }
position-wrong = Det er ingen posisjon. En XGID, en GNUBG- eller OpenGammon-id, en FIBS-linje eller et brett av bokstaver er en.
position-playing = Du spiller mot noen. Motoren svarer igjen når det er over.
position-play = Trekkene
position-look-on = Se videre fra posisjonen etter det
position-rolls = Kast
position-id = Posisjon
position-id-note = En XGID, en GNUBG- eller OpenGammon-id, en FIBS-linje, eller et brett av bokstaver slik XG og gnubg kopierer det.
position-roll = Kast, hvis det er kastet
position-look = Se
position-svg = Bilde (SVG)
study-adjusted = Resultat uten flaks
study-adjusted-note = Resultatet minus egen flaks, pluss motstanderens: det spillet alene var verdt. Det kan ligge utenfor 0 og 100 %.
study-adjusted-below = { $who } vant, og kastene ga mer enn hele kampen: derfor ligger resultatet uten flaks utenfor 0 og 100 %. Flaks er en sum over alle kast; i en enkelt kamp kan den være større enn resultatet.
study-adjusted-above = { $who } vant, selv om kastene var på den andre siden: derfor ligger resultatet uten flaks utenfor 0 og 100 %. Flaks er en sum over alle kast; i en enkelt kamp kan den være større enn resultatet.

study-at-worst = Den dyreste feilen først; ▶ og ◀ fører gjennom kampen.
study-no-line = Kampen har ingen slik linje. Dette er den dyreste feilen.
position-wrong-long = Det er lengre enn noen posisjon.
position-wrong-roll = Det er ikke et kast. To sifre fra 1 til 6 er et: 31.
position-wrong-game-over = Partiet er over: noen har tatt ut alle brikkene.
position-wrong-match-over = Kampen er over: noen har alle poengene.
position-wrong-crawford = I Crawford-partiet mangler én spiller ett poeng.
study-chouette = Kubene i chouetten
study-chouette-note = Hver kube er et parti for seg, boxen mot ett medlem. Lagets trekk er kapteinens; hva de koster, er ulikt fra kube til kube.
study-chouette-game = Parti { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Taster
study-key-points = Fra punkt til punkt på brettet
study-key-board = Til brettet
study-key-move = Flytt en brikke
study-key-away = Ta bort en brikke under oppstilling
study-key-answer = Flytt en brikke; når kastet er spilt, svar
study-look-here = Se dypere i denne nettleseren
study-look-here-note = Tre kast fram, uten server og uten nett.
