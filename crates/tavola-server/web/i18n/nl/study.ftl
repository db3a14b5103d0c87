# The analysis of a match.

study-title = Analyse
study-open = Analyseren
study-back = Terug naar de tafel
study-depth = { $plies ->
    [0] Eerste blik.
    [one] { $plies } worp vooruit gekeken.
   *[other] { $plies } worpen vooruit gekeken.
  }
study-underway = Kijkt { $plies } { $plies ->
    [one] worp
   *[other] worpen
  } vooruit: { $done } van { $all } regels.
study-waits = De diepere blik wacht op een andere match.
study-ready = De analyse is klaar.
study-reload = De analyse is nog bezig.
study-reload-link = Opnieuw kijken
study-nothing = Er valt niets te analyseren: er is geen partij tot het einde gespeeld.
study-definitions = Verliezen zijn in eenheden van de cube (EMG). PR is 500 keer het verlies per beslissing; de maat van gnubg is het verlies in duizendsten. Zetten zonder keuze tellen niet mee; niet verdubbelen telt waar het nipt of fout was. Twijfelachtig vanaf 0,010, fout vanaf 0,020, blunder vanaf 0,080, kapitale blunder vanaf 0,160. Equity en kansen in een rij komen van dezelfde blik, zo diep als de laatste kolom zegt; geluk wordt zonder vooruitkijken bepaald, en bij de openingsworp telt wie hem won.

study-summary = In cijfers
study-rating = PR
study-rating-note = Performance rating: 500 keer het verlies per beslissing. Lager is beter.
study-millis = Maat van gnubg
study-millis-note = Verlies per beslissing in duizendsten van de cube, zoals gnubg het afdrukt.
study-plays = Zetten
study-plays-note = Wat zetten kostten, en bij hoeveel er een keuze was.
study-cubes = Cube
study-cubes-note = Wat beslissingen over de cube kostten, en hoeveel het er waren.
study-lost-of = { $lost } in { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Twijfelachtige zetten, fouten, blunders, kapitale blunders.
study-losses-worth = Verlies door alle fouten
study-losses-worth-note = In kans om de match te winnen; bij geldspel in punten.
study-luck = Geluk
study-luck-note = Hoeveel beter dan gemiddeld de worpen waren, in eenheden van de cube, zonder vooruitkijken.
study-luck-worth = Geluk van de match
study-luck-worth-note = Hetzelfde in kans om de match te winnen; bij geldspel in punten.

study-graph = De match
study-graph-note = Een lijn van kansen met de fouten erop; dezelfde cijfers staan in de lijst van alle regels.
study-graph-error = Regel { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Kans van { $who } om de match te winnen
study-graph-money = Wat { $who } van de partij mag verwachten
study-graph-game = Kans van { $who } om de partij te winnen

nav-study = Studie
nav-openings = Openingen
openings-title = De opening
openings-about = Hoe de vijftien eerste worpen worden gespeeld, en hoe elk van de 21 worpen op de beste zetten antwoordt: geldspel met de cube in het midden, zonder Jacoby, gerangschikt volgens rollouts van onze eigen engine.
openings-path = Waar je bent
openings-roll = { $roll }
openings-replies-to = { $roll } gespeeld als { $play }: de antwoorden
openings-roll-head = Worp
openings-best = Beste zet
openings-next = Daarna
openings-alone = niets in de buurt
openings-verdict = Oordeel
openings-is-best = beste
openings-as-good = even goed
openings-unsettled = onbeslist
openings-worse = slechter
openings-error-note = Standaardfout van de equity
openings-trials = Partijen
openings-trials-note = Hoeveel partijen zijn uitgespeeld
openings-replies = De antwoorden erop
openings-replies-note = Een zet die een link is, leidt naar de antwoorden erop.
openings-mean = Over alle 36 worpen is het antwoord { $equity } waard voor wie gooit.
openings-look-on = Met de engine bekijken
openings-definitions = Equity is met cube, in eenheden van de cube, gezien vanuit wie speelt; ± is één standaardfout. “Even goed” is minder dan 0,010 achter de beste; “onbeslist” is verder achter, maar met minder dan 2,33 standaardfouten van het verschil. Dezelfde cijfers: tavola openings.

nav-duplicates = Duplicate
duplicate-title = Duplicate
duplicate-about = Een match wordt aan twee tafels met dezelfde dobbelstenen gespeeld: partij voor partij en worp voor worp vallen dezelfde getallen. Zo doet geluk niet mee, en staat achteraf elke beslissing naast die van de andere tafel.
duplicate-play = Wie er spelen
duplicate-bot = Twee tegen de bot
duplicate-bot-note = Jij en een bekende hebben elk Wit tegen dezelfde bot, aan een eigen tafel.
duplicate-teams = Twee tegen twee
duplicate-teams-note = Jij hebt Wit aan de ene tafel, je partner Zwart aan de andere; jullie tegenstanders zitten ertegenover.
duplicate-length = Punten om te winnen
duplicate-go = Beide tafels openen
duplicate-note = Niemand ziet de andere tafel voordat beide klaar zijn: die zou de dobbelstenen verraden.
duplicate-table = Tafel { $n }
duplicate-free = nog niemand
duplicate-waiting = Nog niet begonnen.
duplicate-playing = Bezig.
duplicate-over = Voorbij.
duplicate-play-on = Naar jouw tafel
duplicate-look = Tafel bekijken
duplicate-invite-white = Wit is hier vrij
duplicate-invite-black = Zwart is hier vrij
duplicate-invite-note = Stuur deze link naar wie daar moet zitten.
duplicate-same-dice = Aan een andere tafel vallen dezelfde dobbelstenen.
duplicate-result = De uitslag
duplicate-players = Wit – Zwart
duplicate-points = Punten
duplicate-even = Beide tafels eindigen gelijk: niemand staat voor.
duplicate-ahead = { $who }, Wit aan de tafel waar het beter ging, staat { $n } { $n ->
    [one] punt
   *[other] punten
  } voor.
duplicate-game = Partij { $n }
duplicate-parted = Vanaf hier verschillen de stellingen.
duplicate-dice-note = De dobbelstenen komen uit één geheim van deze server, per partij en worp. De vastlegging ervan is getoond voordat iemand zat, en het geheim wordt geopend als beide tafels klaar zijn; tavola verify-dice rekent elke worp na.
duplicate-commitment = Vastlegging
duplicate-secret = Geheim
duplicate-proof = Alle worpen, om te controleren

study-errors = Fouten, de ergste eerst
study-no-errors = Geen fouten.
study-more-errors = En nog { $n }: ze staan gemarkeerd in de lijst van alle regels.
study-where = Regel
study-who = Speler
study-what = Beslissing
study-cost = Verlies
study-played = { $roll }: { $play }; beter { $best }
study-illegal = een zet tegen de regels
study-wrong-double = verdubbeld; wachten was beter
study-missed-double = niet verdubbeld
study-wrong-take = aangenomen; passen was beter
study-wrong-drop = gepast; aannemen was beter
study-wrong-beaver = gebeaverd; dat had niet gemoeten
study-doubtful = Twijfelachtig
study-error = Fout
study-blunder = Blunder
study-whopper = Kapitale blunder

study-games = Alle partijen
study-game = { $length ->
    [0] Partij { $n }, { $black }–{ $white }
   *[other] Partij { $n }, { $black }–{ $white } tot { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] wint door een pas
    [gammon] wint een gammon
    [backgammon] wint een backgammon
   *[single] wint
  }, { $points } { $points ->
    [one] punt
   *[other] punten
  }
study-game-chance = { $who } wint de partij
study-match-chance = de match
study-equity-of = punten
study-dances = geen zet
study-doubles = verdubbelt
study-takes = neemt aan
study-drops = past
study-beavers = beavert
study-raccoons = antwoordt met een raccoon
study-otters = antwoordt met een otter
study-resigns-single = geeft op
study-resigns-gammon = geeft een gammon op
study-resigns-backgammon = geeft een backgammon op

study-board = Het bord ervoor
study-words-numbers = Punten zoals { $who } ze telt.
study-words-side = { $who }: { $places }.
study-words-on = { $n } op { $point }
study-words-bar = { $n } op de bar
study-words-off = { $n } uit
study-words-cube = Cube op { $value }, in het midden.
study-words-cube-of = Cube op { $value }, in handen van { $who }.
study-said = Regel { $line }, { $who }, { $act }.
study-steps = Regels van de match
study-first = Eerste regel
study-error-before = Vorige fout
study-before = Vorige regel
study-next = Volgende regel
study-error-next = Volgende fout
study-last = Laatste regel
study-no-decision = Hier valt niets te beslissen.
study-no-move = Geen zet mogelijk.
study-forced = De enige geldige zet.
study-right = Het beste wat er is.
study-as-good = Even goed als de beste: { $lost } erachter.
study-cost-match = kost { $lost }; kans om de match te winnen { $worth }.
study-cost-money = kost { $lost }, { $worth } punten.
study-right-is = Juist is: { $action }, { $answer }.
study-right-wait = niet verdubbelen
study-right-double = verdubbelen
study-right-redouble = herverdubbelen
study-right-too-good = te goed om te verdubbelen
study-right-take = aannemen
study-right-drop = passen
study-right-beaver = beaver
study-roll-luck = Geluk van de worp: { $luck }, { $worth } punten.
study-roll-luck-match = Geluk van de worp: { $luck }; kans om de match te winnen { $worth }.
study-play = Zet
study-made = gespeeld
study-equity = Equity
study-difference = Verschil
study-plies = Vooruit
study-plies-note = Hoeveel worpen er vooruit is gekeken.
study-more-plays = { $n } { $n ->
    [one] andere zet, die meer kost
   *[other] andere zetten, die meer kosten
  }.
study-cube = Cube
study-cube-doubler = Cube, gezien vanuit wie verdubbelde
study-no-double = Niet verdubbelen
study-double-take = Verdubbelen, aannemen
study-double-drop = Verdubbelen, passen
study-win = W
study-win-note = Winst, in procenten
study-win-gammon = WG
study-win-gammon-note = Gewonnen gammons en backgammons, in procenten
study-win-backgammon = WBG
study-win-backgammon-note = Gewonnen backgammons, in procenten
study-lose = V
study-lose-note = Verlies, in procenten
study-lose-gammon = VG
study-lose-gammon-note = Verloren gammons en backgammons, in procenten
study-lose-backgammon = VBG
study-lose-backgammon-note = Verloren backgammons, in procenten
study-ids = De stelling voor andere programma’s

study-why-wins = Hij wint { $by } partijen minder op de 100.
study-why-gammons = Hij wint { $by } gammons minder op 100 partijen.
study-why-gammons-lost = Hij verliest { $by } gammons meer op 100 partijen.
study-why-shots = Hij laat { $made } van de 36 worpen toe die slaan, de beste zet { $best }.
study-why-best-hits = De beste zet slaat.
study-why-made-hits = Hij slaat, de beste zet niet.
study-why-hits = Hij slaat er { $made }, de beste zet { $best }.
study-why-home = Hij heeft { $made } { $made ->
    [one] punt
   *[other] punten
  } in het thuisbord, de beste zet { $best }.
study-why-prime = Zijn langste prime telt { $made } punten, die van de beste zet { $best }.
study-why-anchor = De beste zet houdt een anker.
study-why-off = Hij speelt er { $made } uit, de beste zet { $best }.

study-look-on = Vanaf hier verder kijken
study-cube-before = Vóór de worp:
nav-position = Stellingen
position-title = Stelling
position-board = Het bord
position-white = Wit
position-black = Zwart
position-plays = { $who } speelt { $roll }.
position-doubled = { $who } heeft verdubbeld.
position-beavered = { $who } heeft gebeaverd.
position-raccooned = { $who } heeft met een raccoon geantwoord.
position-ottered = { $who } heeft met een otter geantwoord.
position-on-roll = { $who } is aan de beurt.
position-money = Geldspel.
position-match = Match tot { $length }: Wit { $white }, Zwart { $black }{ $crawford ->
    [yes] , Crawfordpartij.
   *[no] .
  }
position-wrong = Dat is geen stelling. Een XGID, een GNUBG- of OpenGammon-id, een FIBS-regel of een bord van letters is er wel een.
position-playing = Je speelt tegen iemand. De engine antwoordt weer als dat voorbij is.
position-play = De zetten
position-look-on = Verder kijken vanuit de stelling erna
position-rolls = Worpen
position-id = Stelling
position-id-note = Een XGID, een GNUBG- of OpenGammon-id, een FIBS-regel, of een bord van letters zoals XG en gnubg het kopiëren.
position-roll = Worp, als er al is gegooid
position-look = Bekijken
position-svg = Afbeelding (SVG)
study-adjusted = Uitslag zonder geluk
study-adjusted-note = De uitslag min het eigen geluk, plus dat van de tegenstander: wat alleen het spel waard was. Dit kan onder 0 of boven 100% liggen.
study-adjusted-below = { $who } won, en de worpen brachten meer op dan de hele match: daarom ligt de uitslag zonder geluk buiten 0 en 100%. Geluk is een som over alle worpen; in één match kan dat meer zijn dan de uitslag.
study-adjusted-above = { $who } won, hoewel de worpen aan de andere kant waren: daarom ligt de uitslag zonder geluk buiten 0 en 100%. Geluk is een som over alle worpen; in één match kan dat meer zijn dan de uitslag.

study-at-worst = De duurste fout eerst; ▶ en ◀ leiden door de match.
study-no-line = Zo’n regel heeft de match niet. Dit is de duurste fout.
position-wrong-long = Dat is langer dan welke stelling ook.
position-wrong-roll = Dat is geen worp. Twee cijfers van 1 tot 6 zijn er een: 31.
position-wrong-game-over = De partij is voorbij: iemand heeft alle stenen uitgespeeld.
position-wrong-match-over = De match is voorbij: iemand heeft alle punten.
position-wrong-crawford = In de Crawfordpartij heeft één speler nog één punt nodig.
study-chouette = Cubes van de chouette
study-chouette-note = Elke cube is een partij op zich, de box tegen één lid. De zetten van het team zijn die van de kapitein; wat ze kosten, verschilt per cube.
study-chouette-game = Partij { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Toetsen
study-key-points = Op het bord van punt naar punt
study-key-board = Naar het bord
study-key-move = Steen verzetten
study-key-away = Steen wegnemen bij het opzetten
study-key-answer = Steen verzetten; als de worp gespeeld is, antwoorden
study-look-here = Dieper kijken in deze browser
study-look-here-note = Drie worpen vooruit, zonder de server en zonder netwerk.
