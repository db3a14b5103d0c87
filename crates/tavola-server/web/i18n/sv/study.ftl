# The analysis of a match.

study-title = Analys
study-open = Analysera
study-back = Tillbaka till bordet
study-depth = { $plies ->
    [0] Första titten.
    [one] Tittat { $plies } slag framåt.
   *[other] Tittat { $plies } slag framåt.
  }
study-underway = Tittar { $plies } { $plies ->
    [one] slag
   *[other] slag
  } framåt: { $done } av { $all } rader.
study-waits = Den djupare titten väntar på en annan match.
study-ready = Analysen är klar.
study-reload = Analysen görs ännu.
study-reload-link = Titta igen
study-nothing = Det finns inget att analysera: inget parti har spelats till slut.
study-definitions = Kostnader är i enheter av kuben (EMG). PR är 500 gånger kostnaden per beslut; gnubgs mått är kostnaden i tusendelar. Drag utan val räknas inte; att inte dubbla räknas där det var jämnt eller fel. Tveksamt från 0,010, fel från 0,020, blunder från 0,080, grov blunder från 0,160. En rads equity och chanser kommer från samma titt, så djup som sista kolumnen säger; tur anges utan att titta framåt, och för öppningsslaget räknas vem som vann det.

study-summary = I siffror
study-rating = PR
study-rating-note = Performance rating: 500 gånger kostnaden per beslut. Lägre är bättre.
study-millis = gnubgs mått
study-millis-note = Kostnad per beslut i tusendelar av kuben, som gnubg skriver ut den.
study-plays = Drag
study-plays-note = Vad dragen kostade, och hur många som hade ett val.
study-cubes = Kub
study-cubes-note = Vad besluten om kuben kostade, och hur många de var.
study-lost-of = { $lost } på { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Tveksamma drag, fel, blundrar, grova blundrar.
study-losses-worth = Kostnad för alla fel
study-losses-worth-note = I chans att vinna matchen; i pengaspel, i poäng.
study-luck = Tur
study-luck-note = Hur mycket bättre än genomsnittet slagen var, i enheter av kuben, utan att titta framåt.
study-luck-worth = Turen i matchen
study-luck-worth-note = Detsamma i chans att vinna matchen; i pengaspel, i poäng.

study-graph = Matchen
study-graph-note = En linje av chanser med felen på; samma siffror står i listan över alla rader.
study-graph-error = Rad { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Chans att vinna matchen: { $who }
study-graph-money = Vad { $who } kan vänta sig av partiet
study-graph-game = Chans att vinna partiet: { $who }

nav-study = Studier
nav-openings = Öppningar
openings-title = Öppningen
openings-about = Hur de femton första slagen spelas, och hur vart och ett av de 21 slagen svarar på deras bästa drag: pengaspel med kuben i mitten, utan Jacoby, rangordnat med rollouts av vår egen motor.
openings-path = Var du är
openings-roll = { $roll }
openings-replies-to = { $roll } spelat { $play }: svaren
openings-roll-head = Slag
openings-best = Bästa drag
openings-next = Därefter
openings-alone = inget i närheten
openings-verdict = Omdöme
openings-is-best = bäst
openings-as-good = lika bra
openings-unsettled = inte avgjort
openings-worse = sämre
openings-error-note = Standardfel för equity
openings-trials = Partier
openings-trials-note = Hur många partier som spelats ut
openings-replies = Svaren på det
openings-replies-note = Ett drag som är en länk leder till svaren på det.
openings-mean = Över alla 36 slag är svaret värt { $equity } för den som slår.
openings-look-on = Titta på det med motorn
openings-definitions = Equity är med kub, i enheter av kuben, sett från den som spelar; ± är ett standardfel. ”Lika bra” är mindre än 0,010 efter det bästa; ”inte avgjort” är längre efter, men med mindre än 2,33 standardfel för skillnaden. Samma siffror: tavola openings.

nav-duplicates = Dubblett
duplicate-title = Dubblett
duplicate-about = En match spelas vid två bord med samma tärningar: parti för parti och slag för slag faller samma tal. Så är turen borta, och efteråt står varje beslut bredvid det andra bordets.
duplicate-play = Vilka som spelar
duplicate-bot = Två mot boten
duplicate-bot-note = Du och en vän har var sin Vit mot samma bot, vid var sitt bord.
duplicate-teams = Två mot två
duplicate-teams-note = Du har Vit vid det ena bordet, din partner Svart vid det andra; era motståndare sitter mitt emot.
duplicate-length = Poäng för att vinna
duplicate-go = Öppna båda borden
duplicate-note = Ingen ser det andra bordet innan båda är klara: det skulle avslöja tärningarna.
duplicate-table = Bord { $n }
duplicate-free = ingen än
duplicate-waiting = Inte börjat.
duplicate-playing = Pågår.
duplicate-over = Slut.
duplicate-play-on = Till ditt bord
duplicate-look = Titta på bordet
duplicate-invite-white = Vit är ledig här
duplicate-invite-black = Svart är ledig här
duplicate-invite-note = Skicka den här länken till den som ska sitta där.
duplicate-same-dice = Samma tärningar faller vid ett annat bord.
duplicate-result = Resultatet
duplicate-players = Vit – Svart
duplicate-points = Poäng
duplicate-even = Båda borden slutar lika: ingen leder.
duplicate-ahead = { $who }, Vit vid bordet där det gick bättre, leder med { $n } { $n ->
    [one] poäng
   *[other] poäng
  }.
duplicate-game = Parti { $n }
duplicate-parted = Härifrån skiljer sig ställningarna.
duplicate-dice-note = Tärningarna görs av en enda hemlighet hos servern, per parti och slag. Det fastlagda värdet visades innan någon satte sig, och hemligheten öppnas när båda borden är klara; tavola verify-dice räknar om varje slag.
duplicate-commitment = Fastlagt värde
duplicate-secret = Hemlighet
duplicate-proof = Alla slag, för kontroll

study-errors = Fel, det värsta först
study-no-errors = Inga fel.
study-more-errors = Och { $n } till: de är märkta i listan över alla rader.
study-where = Rad
study-who = Spelare
study-what = Beslut
study-cost = Kostnad
study-played = { $roll }: { $play }; bättre { $best }
study-illegal = ett drag mot reglerna
study-wrong-double = dubblade; borde ha väntat
study-missed-double = dubblade inte
study-wrong-take = tog; borde ha passat
study-wrong-drop = passade; borde ha tagit
study-wrong-beaver = beavrade; borde inte ha gjort det
study-doubtful = Tveksamt
study-error = Fel
study-blunder = Blunder
study-whopper = Grov blunder

study-games = Alla partier
study-game = { $length ->
    [0] Parti { $n }, { $black }–{ $white }
   *[other] Parti { $n }, { $black }–{ $white } till { $length }{ $crawford ->
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
    [one] poäng
   *[other] poäng
  }
study-game-chance = { $who } vinner partiet
study-match-chance = matchen
study-equity-of = poäng
study-dances = inget drag
study-doubles = dubblar
study-takes = tar
study-drops = passar
study-beavers = beavrar
study-raccoons = svarar med raccoon
study-otters = svarar med otter
study-resigns-single = ger upp
study-resigns-gammon = ger upp en gammon
study-resigns-backgammon = ger upp en backgammon

study-board = Brädet före
study-words-numbers = Fälten räknade från { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } på { $point }
study-words-bar = { $n } på baren
study-words-off = { $n } av
study-words-cube = Kuben på { $value }, i mitten.
study-words-cube-of = Kuben på { $value }, ägs av { $who }.
study-said = Rad { $line }, { $who }, { $act }.
study-steps = Matchens rader
study-first = Första raden
study-error-before = Föregående fel
study-before = Föregående rad
study-next = Nästa rad
study-error-next = Nästa fel
study-last = Sista raden
study-no-decision = Inget att besluta här.
study-no-move = Inget tillåtet drag.
study-forced = Det enda tillåtna draget.
study-right = Det bästa som finns.
study-as-good = Lika bra som det bästa: { $lost } efter.
study-cost-match = kostar { $lost }; chans att vinna matchen { $worth }.
study-cost-money = kostar { $lost }, { $worth } poäng.
study-right-is = Rätt: { $action }, { $answer }.
study-right-wait = dubbla inte
study-right-double = dubbla
study-right-redouble = omdubbla
study-right-too-good = för bra för att dubbla
study-right-take = ta
study-right-drop = passa
study-right-beaver = beaver
study-roll-luck = Slagets tur: { $luck }, { $worth } poäng.
study-roll-luck-match = Slagets tur: { $luck }; chans att vinna matchen { $worth }.
study-play = Drag
study-made = spelat
study-equity = Equity
study-difference = Skillnad
study-plies = Framåt
study-plies-note = Hur många slag framåt som tittats.
study-more-plays = { $n } { $n ->
    [one] drag till, som kostar mer
   *[other] drag till, som kostar mer
  }.
study-cube = Kub
study-cube-doubler = Kub, sedd från den som dubblade
study-no-double = Ingen dubbling
study-double-take = Dubbla, ta
study-double-drop = Dubbla, passa
study-win = V
study-win-note = Vinster, i procent
study-win-gammon = VG
study-win-gammon-note = Vunna gammon och backgammon, i procent
study-win-backgammon = VBG
study-win-backgammon-note = Vunna backgammon, i procent
study-lose = F
study-lose-note = Förluster, i procent
study-lose-gammon = FG
study-lose-gammon-note = Förlorade gammon och backgammon, i procent
study-lose-backgammon = FBG
study-lose-backgammon-note = Förlorade backgammon, i procent
study-ids = Ställningen för andra program

study-why-wins = Det vinner { $by } färre partier på 100.
study-why-gammons = Det vinner { $by } färre gammon på 100 partier.
study-why-gammons-lost = Det förlorar { $by } fler gammon på 100 partier.
study-why-shots = Det lämnar { $made } av 36 slag som slår ut, det bästa draget { $best }.
study-why-best-hits = Det bästa draget slår ut.
study-why-made-hits = Det slår ut, det bästa draget gör det inte.
study-why-hits = Det slår ut { $made }, det bästa draget { $best }.
study-why-home = Det har { $made } { $made ->
    [one] fält
   *[other] fält
  } i boet, det bästa draget { $best }.
study-why-prime = Dess längsta prime är { $made } fält, det bästa dragets { $best }.
study-why-anchor = Det bästa draget behåller ett ankare.
study-why-off = Det spelar av { $made }, det bästa draget { $best }.

study-look-on = Titta vidare härifrån
study-cube-before = Före slaget:
nav-position = Ställningar
position-title = Ställning
position-board = Brädet
position-white = Vit
position-black = Svart
position-plays = { $who } spelar { $roll }.
position-doubled = { $who } har dubblat.
position-beavered = { $who } har beavrat.
position-raccooned = { $who } har svarat med raccoon.
position-ottered = { $who } har svarat med otter.
position-on-roll = { $who } är i tur.
position-money = Pengaspel.
position-match = Match till { $length }: Vit { $white }, Svart { $black }{ $crawford ->
    [yes] , Crawfordpartiet.
   *[no] .
  }
position-wrong = Det är ingen ställning. En XGID, ett GNUBG- eller OpenGammon-id, en FIBS-rad eller ett bräde av bokstäver är en.
position-playing = Du spelar mot någon. Motorn svarar igen när det är över.
position-play = Dragen
position-look-on = Titta vidare från ställningen efter
position-rolls = Slag
position-id = Ställning
position-id-note = En XGID, ett GNUBG- eller OpenGammon-id, en FIBS-rad, eller ett bräde av bokstäver som XG och gnubg kopierar det.
position-roll = Slag, om det har slagits
position-look = Titta
position-svg = Bild (SVG)
study-adjusted = Resultat utan tur
study-adjusted-note = Resultatet minus den egna turen, plus motståndarens: vad bara spelet var värt. Det kan ligga utanför 0 och 100 %.
study-adjusted-below = { $who } vann, och slagen gav mer än hela matchen: därför ligger resultatet utan tur utanför 0 och 100 %. Tur är en summa över alla slag; i en enskild match kan den vara större än resultatet.
study-adjusted-above = { $who } vann fast slagen var på andra sidan: därför ligger resultatet utan tur utanför 0 och 100 %. Tur är en summa över alla slag; i en enskild match kan den vara större än resultatet.

study-at-worst = Det dyraste felet först; ▶ och ◀ leder genom matchen.
study-no-line = Matchen har ingen sådan rad. Det här är det dyraste felet.
position-wrong-long = Det är längre än någon ställning.
position-wrong-roll = Det är inget slag. Två siffror från 1 till 6 är ett: 31.
position-wrong-game-over = Partiet är slut: någon har spelat av alla sina brickor.
position-wrong-match-over = Matchen är slut: någon har alla poäng.
position-wrong-crawford = I Crawfordpartiet har en spelare en poäng kvar.
study-chouette = Chouettens kuber
study-chouette-note = Varje kub är ett eget parti, boxen mot en medlem. Lagets drag är kaptenens; vad de kostar skiljer sig från kub till kub.
study-chouette-game = Parti { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Tangenter
study-key-points = Från fält till fält på brädet
study-key-board = Till brädet
study-key-move = Flytta en bricka
study-key-away = Ta bort en bricka vid uppställning
study-key-answer = Flytta en bricka; när slaget är spelat, svara
study-look-here = Titta djupare i den här webbläsaren
study-look-here-note = Tre slag framåt, utan server och utan nätverk.
