# The analysis of a match.

study-title = Analyse
study-open = Analyser
study-back = Tilbage til bordet
study-depth = { $plies ->
    [0] Første kig.
    [one] Set { $plies } slag frem.
   *[other] Set { $plies } slag frem.
  }
study-underway = Ser { $plies } slag frem: { $done } af { $all } linjer.
study-waits = Det dybere kig venter på en anden kamp.
study-ready = Analysen er færdig.
study-reload = Analysen er stadig i gang.
study-reload-link = Se igen
study-nothing = Der er intet at analysere: intet parti er spillet til ende.
study-definitions = Omkostninger er i enheder af dobleterningen (EMG). PR er 500 gange omkostningen pr. beslutning; gnubg’s rate er omkostningen i tusindedele. Træk uden valg tæller ikke; at lade være med at doble tæller, hvor det var tæt eller forkert. Tvivlsomt fra 0,010, fejl fra 0,020, brøler fra 0,080, kæmpebrøler fra 0,160. En linjes equity og chancer stammer fra samme kig, så dybt som dens sidste kolonne siger; held opgøres uden at se frem, og for åbningsslaget tæller, hvem der vandt det.

study-summary = I tal
study-rating = PR
study-rating-note = Performance rating: 500 gange omkostningen pr. beslutning. Lavere er bedre.
study-millis = gnubg’s rate
study-millis-note = Omkostning pr. beslutning i tusindedele af dobleterningen, som gnubg skriver den.
study-plays = Træk
study-plays-note = Hvad trækkene kostede, og hvor mange der gav et valg.
study-cubes = Dobleterning
study-cubes-note = Hvad beslutninger om dobleterningen kostede, og hvor mange der var.
study-lost-of = { $lost } i { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Tvivlsomme træk, fejl, brølere, kæmpebrølere.
study-losses-worth = Alle fejls pris
study-losses-worth-note = I chancer for at vinde kampen; i pengespil i point.
study-luck = Held
study-luck-note = Hvor meget bedre end gennemsnittet slagene var, i enheder af dobleterningen, uden at se frem.
study-luck-worth = Kampens held
study-luck-worth-note = Det samme i chancer for at vinde kampen; i pengespil i point.

study-graph = Kampen
study-graph-note = En kurve over chancerne med fejlene på; de samme tal står i listen over alle linjer.
study-graph-error = Linje { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Chance for at vinde kampen: { $who }
study-graph-money = Hvad der kan ventes af partiet: { $who }
study-graph-game = Chance for at vinde partiet: { $who }

nav-study = Studie
nav-openings = Åbninger
openings-title = Åbningen
openings-about = Hvordan de femten første slag spilles, og hvordan hvert af de 21 slag svarer på deres bedste træk: pengespil med dobleterningen i midten, uden Jacoby, ordnet efter vores egen motors rollouts.
openings-path = Hvor du er
openings-roll = { $roll }
openings-replies-to = { $roll } spillet { $play }: svarene
openings-roll-head = Slag
openings-best = Bedste træk
openings-next = Næste
openings-alone = intet i nærheden
openings-verdict = Dom
openings-is-best = bedst
openings-as-good = lige så godt
openings-unsettled = ikke afgjort
openings-worse = dårligere
openings-error-note = Equityens standardfejl
openings-trials = Partier
openings-trials-note = Hvor mange partier der blev spillet ud
openings-replies = Svarene på det
openings-replies-note = Et træk, der er et link, fører til svarene på det.
openings-mean = Over alle 36 slag er svaret { $equity } værd for den, der slår.
openings-look-on = Se på det med motoren
openings-definitions = Equity er med dobleterning, i enheder af den, set fra den, der trækker; ± er én standardfejl. »Lige så godt« er under 0,010 efter det bedste; »ikke afgjort« er længere bagefter, men med mindre end 2,33 standardfejl på forskellen. De samme tal: tavola openings.

nav-duplicates = Duplikat
duplicate-title = Duplikat
duplicate-about = En kamp spilles ved to borde med de samme terninger: parti for parti og slag for slag falder de samme tal. Så er heldet ude af den, og bagefter står hver beslutning ved siden af det andet bords.
duplicate-play = Hvem der spiller
duplicate-bot = To mod botten
duplicate-bot-note = Du og en ven har hver Hvid mod den samme bot, ved hver jeres bord.
duplicate-teams = To mod to
duplicate-teams-note = Du har Hvid ved det ene bord, din makker Sort ved det andet; jeres modstandere sidder overfor.
duplicate-length = Point at vinde
duplicate-go = Åbn begge borde
duplicate-note = Ingen ser det andet bord, før begge er slut: det ville røbe terningerne.
duplicate-table = Bord { $n }
duplicate-free = ingen endnu
duplicate-waiting = Ikke begyndt.
duplicate-playing = I gang.
duplicate-over = Slut.
duplicate-play-on = Til dit bord
duplicate-look = Se bordet
duplicate-invite-white = Hvid her er ledig
duplicate-invite-black = Sort her er ledig
duplicate-invite-note = Send dette link til den, der skal sidde der.
duplicate-same-dice = De samme terninger falder ved et andet bord.
duplicate-result = Resultatet
duplicate-players = Hvid – Sort
duplicate-points = Point
duplicate-even = Begge borde ender ens: ingen er foran.
duplicate-ahead = { $who }, Hvid ved det bord, hvor det gik bedst, er { $n } point foran.
duplicate-game = Parti { $n }
duplicate-parted = Herfra er stillingerne forskellige.
duplicate-dice-note = Terningerne dannes af én hemmelighed hos serveren, efter parti og slag. Bindingen til den blev vist, før nogen satte sig, og hemmeligheden åbnes, når begge borde er slut; tavola verify-dice regner hvert slag efter.
duplicate-commitment = Binding
duplicate-secret = Hemmelighed
duplicate-proof = Alle slag, til kontrol

study-errors = Fejl, værste først
study-no-errors = Ingen fejl.
study-more-errors = Og { $n } til: de er mærket i listen over alle linjer.
study-where = Linje
study-who = Spiller
study-what = Beslutning
study-cost = Pris
study-played = { $roll }: { $play }; bedre { $best }
study-illegal = et træk mod reglerne
study-wrong-double = doblede; skulle have ventet
study-missed-double = doblede ikke
study-wrong-take = tog; skulle have afslået
study-wrong-drop = afslog; skulle have taget
study-wrong-beaver = bæver; skulle ikke
study-doubtful = Tvivlsomt
study-error = Fejl
study-blunder = Brøler
study-whopper = Kæmpebrøler

study-games = Alle partier
study-game = { $length ->
    [0] Parti { $n }, { $black }–{ $white }
   *[other] Parti { $n }, { $black }–{ $white } til { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] vinder ved afslag
    [gammon] vinder en gammon
    [backgammon] vinder en backgammon
   *[single] vinder
  }, { $points } point
study-game-chance = { $who } vinder partiet
study-match-chance = kampen
study-equity-of = point
study-dances = intet træk
study-doubles = dobler
study-takes = tager
study-drops = afslår
study-beavers = bæver
study-raccoons = vaskebjørn
study-otters = odder
study-resigns-single = giver op
study-resigns-gammon = opgiver en gammon
study-resigns-backgammon = opgiver en backgammon

study-board = Brættet før det
study-words-numbers = Punkter, som { $who } tæller dem.
study-words-side = { $who }: { $places }.
study-words-on = { $n } på { $point }
study-words-bar = { $n } på baren
study-words-off = { $n } taget af
study-words-cube = Dobleterningen på { $value }, i midten.
study-words-cube-of = Dobleterningen på { $value }, hos { $who }.
study-said = Linje { $line }, { $who }, { $act }.
study-steps = Kampens linjer
study-first = Første linje
study-error-before = Forrige fejl
study-before = Forrige linje
study-next = Næste linje
study-error-next = Næste fejl
study-last = Sidste linje
study-no-decision = Intet at beslutte her.
study-no-move = Intet lovligt træk.
study-forced = Det eneste lovlige træk.
study-right = Det bedste, der er.
study-as-good = Lige så godt som det bedste: { $lost } bagefter.
study-cost-match = koster { $lost }; chance for at vinde kampen { $worth }.
study-cost-money = koster { $lost }, { $worth } point.
study-right-is = Rigtigt: { $action }, { $answer }.
study-right-wait = ingen dobling
study-right-double = doble
study-right-redouble = redoble
study-right-too-good = for god til at doble
study-right-take = tage
study-right-drop = afslå
study-right-beaver = bæver
study-roll-luck = Slagets held: { $luck }, { $worth } point.
study-roll-luck-match = Slagets held: { $luck }; chance for at vinde kampen { $worth }.
study-play = Træk
study-made = spillet
study-equity = Equity
study-difference = Forskel
study-plies = Frem
study-plies-note = Hvor mange slag der blev set frem.
study-more-plays = Yderligere { $n } træk, som koster mere.
study-cube = Dobleterning
study-cube-doubler = Dobleterningen, set fra den, der doblede
study-no-double = Ingen dobling
study-double-take = Dobling, tag
study-double-drop = Dobling, afslag
study-win = V
study-win-note = Sejre, i procent
study-win-gammon = VG
study-win-gammon-note = Vundne gammoner og backgammoner, i procent
study-win-backgammon = VBG
study-win-backgammon-note = Vundne backgammoner, i procent
study-lose = T
study-lose-note = Nederlag, i procent
study-lose-gammon = TG
study-lose-gammon-note = Tabte gammoner og backgammoner, i procent
study-lose-backgammon = TBG
study-lose-backgammon-note = Tabte backgammoner, i procent
study-ids = Stillingen til andre programmer

study-why-wins = Det vinder { $by } partier færre af 100.
study-why-gammons = Det vinder { $by } gammoner færre i 100 partier.
study-why-gammons-lost = Det taber { $by } gammoner mere i 100 partier.
study-why-shots = Det efterlader { $made } af 36 slag, der rammer, det bedste træk { $best }.
study-why-best-hits = Det bedste træk slår hjem.
study-why-made-hits = Det slår hjem, det bedste træk gør ikke.
study-why-hits = Det slår { $made } hjem, det bedste træk { $best }.
study-why-home = Det har { $made } { $made ->
    [one] punkt
   *[other] punkter
  } i hjemlandet, det bedste træk { $best }.
study-why-prime = Dets længste prime er { $made } punkter, det bedste træks { $best }.
study-why-anchor = Det bedste træk beholder et anker.
study-why-off = Det tager { $made } af, det bedste træk { $best }.

study-look-on = Se videre herfra
study-cube-before = Før slaget:
nav-position = Stillinger
position-title = Stilling
position-board = Brættet
position-white = Hvid
position-black = Sort
position-plays = { $who } spiller { $roll }.
position-doubled = { $who } har doblet.
position-beavered = { $who } har svaret med bæver.
position-raccooned = { $who } har svaret med vaskebjørn.
position-ottered = { $who } har svaret med odder.
position-on-roll = { $who } skal slå.
position-money = Pengespil.
position-match = Kamp til { $length }: Hvid { $white }, Sort { $black }{ $crawford ->
    [yes] , Crawford-partiet.
   *[no] .
  }
position-wrong = Det er ikke en stilling. Et XGID, et GNUBG- eller OpenGammon-id, en FIBS-linje eller et bræt af bogstaver er.
position-playing = Du spiller mod nogen. Motoren svarer igen, når det er slut.
position-play = Trækkene
position-look-on = Se videre fra stillingen efter det
position-rolls = Slag
position-id = Stilling
position-id-note = Et XGID, et GNUBG- eller OpenGammon-id, en FIBS-linje eller et bræt af bogstaver, som XG og gnubg kopierer det.
position-roll = Slaget, hvis der er slået
position-look = Se
position-svg = Billede (SVG)
study-adjusted = Resultat uden held
study-adjusted-note = Resultatet minus eget held plus modstanderens: hvad spillet alene var værd. Det kan ligge uden for 0–100 %.
study-adjusted-below = { $who } vandt, og slagene gav mere end hele kampen: derfor ligger resultatet uden held uden for 0–100 %. Held er en sum over alle slag; i en enkelt kamp kan det være større end resultatet.
study-adjusted-above = { $who } vandt, selv om slagene var på den anden side: derfor ligger resultatet uden held uden for 0–100 %. Held er en sum over alle slag; i en enkelt kamp kan det være større end resultatet.

study-at-worst = Den dyreste fejl først; ▶ og ◀ fører gennem kampen.
study-no-line = Kampen har ingen sådan linje. Dette er den dyreste fejl.
position-wrong-long = Det er længere end nogen stilling.
position-wrong-roll = Det er ikke et slag. To cifre fra 1 til 6 er: 31.
position-wrong-game-over = Partiet er slut: nogen har taget alle sine brikker af.
position-wrong-match-over = Kampen er slut: nogen har alle point.
position-wrong-crawford = I Crawford-partiet mangler en af spillerne ét point.
study-chouette = Chouettens dobleterninger
study-chouette-note = Hver dobleterning er et parti for sig, boksen mod ét medlem. Holdets træk er kaptajnens; hvad de koster, er forskelligt fra dobleterning til dobleterning.
study-chouette-game = Parti { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Taster
study-key-points = Fra punkt til punkt på brættet
study-key-board = Til brættet
study-key-move = Flyt en brik
study-key-away = Fjern en brik under opstilling
study-key-answer = Flyt en brik; når slaget er spillet, svar
study-look-here = Se dybere i denne browser
study-look-here-note = Tre slag frem, uden server og uden netværk.
