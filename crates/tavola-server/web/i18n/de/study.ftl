# The analysis of a match.

study-title = Analyse
study-open = Analysieren
study-back = Zurück zum Tisch
study-depth = { $plies ->
    [0] Erster Blick.
    [one] { $plies } Wurf vorausgesehen.
   *[other] { $plies } Würfe vorausgesehen.
  }
study-underway = { $plies } { $plies ->
    [one] Wurf
   *[other] Würfe
  } voraus: { $done } von { $all } Zeilen.
study-waits = Der tiefere Blick wartet auf ein anderes Match.
study-ready = Die Analyse ist fertig.
study-reload = Die Analyse läuft noch.
study-reload-link = Noch einmal nachsehen
study-nothing = Es gibt nichts zu analysieren: Keine Partie wurde zu Ende gespielt.
study-definitions = Kosten sind in Einheiten des Dopplers (EMG). PR ist das 500-Fache der Kosten pro Entscheidung; die Rate von gnubg sind dieselben Kosten in Tausendsteln. Züge ohne Wahl zählen nicht; nicht zu doppeln zählt, wo es knapp oder falsch war. Zweifelhaft ab 0,010, Fehler ab 0,020, Blunder ab 0,080, schwerer Blunder ab 0,160. Equitys und Chancen einer Zeile stammen aus demselben Blick, so tief, wie ihre letzte Spalte sagt; das Glück wird ohne Vorausschau bestimmt, und beim Eröffnungswurf zählt auch, wer ihn gewonnen hat.

study-summary = In Zahlen
study-rating = PR
study-rating-note = Performance-Rating: das 500-Fache der Kosten pro Entscheidung. Niedriger ist besser.
study-millis = Rate von gnubg
study-millis-note = Kosten pro Entscheidung in Tausendsteln des Dopplers, wie gnubg sie ausgibt.
study-plays = Züge
study-plays-note = Was Züge kosten und wie viele eine Wahl ließen.
study-cubes = Doppler
study-cubes-note = Was Entscheidungen am Doppler kosten und wie viele es waren.
study-lost-of = { $lost } in { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Zweifelhafte Züge, Fehler, Blunder, schwere Blunder.
study-losses-worth = Kosten aller Fehler
study-losses-worth-note = In Chancen auf den Matchgewinn; im Geldspiel in Punkten.
study-luck = Glück
study-luck-note = Was die Würfe besser waren als der Durchschnitt, in Einheiten des Dopplers, ohne Vorausschau.
study-luck-worth = Glück im Match
study-luck-worth-note = Dasselbe in Chancen auf den Matchgewinn; im Geldspiel in Punkten.

study-graph = Das Match
study-graph-note = Die Chancen als Linie mit den Fehlern darauf; dieselben Zahlen stehen in der Liste aller Zeilen.
study-graph-error = Zeile { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Chance von { $who } auf den Matchgewinn
study-graph-money = Was { $who } von der Partie erwarten kann
study-graph-game = Chance von { $who } auf den Gewinn der Partie

nav-study = Analyse
nav-openings = Eröffnungen
openings-title = Die Eröffnung
openings-about = Wie die fünfzehn Eröffnungswürfe gespielt werden und wie jeder der 21 Würfe auf ihre besten Züge antwortet: Geldspiel mit dem Doppler in der Mitte, ohne Jacoby, gereiht nach Rollouts unserer eigenen Engine.
openings-path = Wo du bist
openings-roll = { $roll }
openings-replies-to = { $roll }, gespielt { $play }: die Antworten
openings-roll-head = Wurf
openings-best = Bester Zug
openings-next = Nächster
openings-alone = nichts in der Nähe
openings-verdict = Urteil
openings-is-best = am besten
openings-as-good = ebenso gut
openings-unsettled = nicht entschieden
openings-worse = schlechter
openings-error-note = Standardfehler der Equity
openings-trials = Partien
openings-trials-note = Wie viele Partien ausgespielt wurden
openings-replies = Die Antworten darauf
openings-replies-note = Ein Zug, der ein Link ist, führt zu den Antworten darauf.
openings-mean = Über alle 36 Würfe ist die Antwort für die Seite am Wurf { $equity } wert.
openings-look-on = Mit der Engine ansehen
openings-definitions = Die Equitys schließen den Doppler ein, in seinen Einheiten und aus Sicht der ziehenden Seite; ± ist ein Standardfehler. „Ebenso gut“ liegt weniger als 0,010 hinter dem Besten; „nicht entschieden“ liegt weiter zurück, aber um weniger als 2,33 Standardfehler der Differenz. Dieselben Zahlen: tavola openings.

nav-duplicates = Duplikate
duplicate-title = Duplikat
duplicate-about = Ein Match wird an zwei Tischen mit denselben Würfeln gespielt: Partie für Partie und Wurf für Wurf fallen dieselben Zahlen. So ist das Glück heraus, und hinterher steht jede Entscheidung neben der vom anderen Tisch.
duplicate-play = Wer spielt
duplicate-bot = Zwei gegen den Bot
duplicate-bot-note = Du und noch jemand habt je Weiß gegen denselben Bot, an getrennten Tischen.
duplicate-teams = Zwei gegen zwei
duplicate-teams-note = Du hast Weiß am einen Tisch, die zweite Person deines Teams Schwarz am anderen; die Gegenseite sitzt euch gegenüber.
duplicate-length = Punkte zum Sieg
duplicate-go = Beide Tische eröffnen
duplicate-note = Niemand sieht den anderen Tisch, bevor beide zu Ende sind: Er würde die Würfel verraten.
duplicate-table = Tisch { $n }
duplicate-free = noch niemand
duplicate-waiting = Nicht begonnen.
duplicate-playing = Läuft.
duplicate-over = Zu Ende.
duplicate-play-on = An deinen Tisch
duplicate-look = Tisch ansehen
duplicate-invite-white = Weiß ist hier frei
duplicate-invite-black = Schwarz ist hier frei
duplicate-invite-note = Schicke diesen Link an die Person, die dort sitzen soll.
duplicate-same-dice = An einem anderen Tisch fallen dieselben Würfel.
duplicate-result = Das Ergebnis
duplicate-players = Weiß – Schwarz
duplicate-points = Punkte
duplicate-even = Beide Tische enden gleich: Niemand liegt vorn.
duplicate-ahead = { $who }, Weiß am Tisch mit dem besseren Ergebnis, liegt { $n } { $n ->
    [one] Punkt
   *[other] Punkte
  } vorn.
duplicate-game = Partie { $n }
duplicate-parted = Von hier an sind die Stellungen verschieden.
duplicate-dice-note = Die Würfel entstehen aus einem einzigen Geheimnis dieses Servers, nach Partie und Wurf. Seine Festlegung wurde gezeigt, bevor sich jemand gesetzt hat, und das Geheimnis wird geöffnet, wenn beide Tische zu Ende sind; tavola verify-dice rechnet jeden Wurf nach.
duplicate-commitment = Festlegung
duplicate-secret = Geheimnis
duplicate-proof = Alle Würfe zum Nachprüfen

study-errors = Fehler, die größten zuerst
study-no-errors = Keine Fehler.
study-more-errors = Und { $n } weitere: Sie sind in der Liste aller Zeilen markiert.
study-where = Zeile
study-who = Wer
study-what = Entscheidung
study-cost = Kosten
study-played = { $roll }: { $play }; besser { $best }
study-illegal = ein Zug gegen die Regeln
study-wrong-double = gedoppelt; hätte warten sollen
study-missed-double = nicht gedoppelt
study-wrong-take = angenommen; hätte ablehnen sollen
study-wrong-drop = abgelehnt; hätte annehmen sollen
study-wrong-beaver = Beaver; falsch
study-doubtful = Zweifelhaft
study-error = Fehler
study-blunder = Blunder
study-whopper = Schwerer Blunder

study-games = Alle Partien
study-game = { $length ->
    [0] Partie { $n }, { $black }–{ $white }
   *[other] Partie { $n }, { $black }–{ $white } bis { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] gewinnt durch Ablehnung
    [gammon] gewinnt ein Gammon
    [backgammon] gewinnt ein Backgammon
   *[single] gewinnt
  }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
study-game-chance = { $who } gewinnt die Partie
study-match-chance = das Match
study-equity-of = Punkte
study-dances = kein Zug
study-doubles = doppelt
study-takes = nimmt an
study-drops = lehnt ab
study-beavers = Beaver
study-raccoons = Raccoon
study-otters = Otter
study-resigns-single = gibt auf
study-resigns-gammon = gibt ein Gammon auf
study-resigns-backgammon = gibt ein Backgammon auf

study-board = Das Brett davor
study-words-numbers = Felder gezählt aus Sicht von { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } auf { $point }
study-words-bar = { $n } auf der Bar
study-words-off = { $n } abgetragen
study-words-cube = Doppler auf { $value }, in der Mitte.
study-words-cube-of = Doppler auf { $value }, bei { $who }.
study-said = Zeile { $line }, { $who }, { $act }.
study-steps = Zeilen des Matchs
study-first = Erste Zeile
study-error-before = Voriger Fehler
study-before = Vorige Zeile
study-next = Nächste Zeile
study-error-next = Nächster Fehler
study-last = Letzte Zeile
study-no-decision = Hier gibt es nichts zu entscheiden.
study-no-move = Kein legaler Zug.
study-forced = Der einzige legale Zug.
study-right = Das Beste, was es gibt.
study-as-good = So gut wie das Beste: { $lost } dahinter.
study-cost-match = kostet { $lost }; Chance auf den Matchgewinn { $worth }.
study-cost-money = kostet { $lost }, { $worth } Punkte.
study-right-is = Richtig: { $action }, { $answer }.
study-right-wait = nicht doppeln
study-right-double = doppeln
study-right-redouble = redoppeln
study-right-too-good = zu gut zum Doppeln
study-right-take = annehmen
study-right-drop = ablehnen
study-right-beaver = Beaver
study-roll-luck = Glück des Wurfs: { $luck }, { $worth } Punkte.
study-roll-luck-match = Glück des Wurfs: { $luck }; Chance auf den Matchgewinn { $worth }.
study-play = Zug
study-made = gespielt
study-equity = Equity
study-difference = Differenz
study-plies = Voraus
study-plies-note = Wie viele Würfe vorausgesehen wurde.
study-more-plays = { $n } { $n ->
    [one] weiterer Zug, der mehr kostet
   *[other] weitere Züge, die mehr kosten
  }.
study-cube = Doppler
study-cube-doubler = Doppler, aus Sicht der doppelnden Seite
study-no-double = Kein Doppel
study-double-take = Doppel, angenommen
study-double-drop = Doppel, abgelehnt
study-win = S
study-win-note = Siege in Prozent
study-win-gammon = SG
study-win-gammon-note = Gewonnene Gammons und Backgammons in Prozent
study-win-backgammon = SBG
study-win-backgammon-note = Gewonnene Backgammons in Prozent
study-lose = N
study-lose-note = Niederlagen in Prozent
study-lose-gammon = NG
study-lose-gammon-note = Verlorene Gammons und Backgammons in Prozent
study-lose-backgammon = NBG
study-lose-backgammon-note = Verlorene Backgammons in Prozent
study-ids = Die Stellung für andere Programme

study-why-wins = Er gewinnt in 100 Partien { $by } weniger.
study-why-gammons = Er gewinnt in 100 Partien { $by } Gammons weniger.
study-why-gammons-lost = Er verliert in 100 Partien { $by } Gammons mehr.
study-why-shots = Er lässt { $made } von 36 Würfen zu, die schlagen, der beste Zug { $best }.
study-why-best-hits = Der beste Zug schlägt.
study-why-made-hits = Er schlägt, der beste Zug nicht.
study-why-hits = Er schlägt { $made }, der beste Zug { $best }.
study-why-home = Er hat { $made } { $made ->
    [one] Feld
   *[other] Felder
  } im Heimfeld, der beste Zug { $best }.
study-why-prime = Seine längste Prime hat { $made } Felder, die des besten Zuges { $best }.
study-why-anchor = Der beste Zug behält einen Anker.
study-why-off = Er trägt { $made } ab, der beste Zug { $best }.

study-look-on = Von hier weiter ansehen
study-cube-before = Vor dem Wurf:
nav-position = Stellungen
position-title = Stellung
position-board = Das Brett
position-white = Weiß
position-black = Schwarz
position-plays = { $who } spielt { $roll }.
position-doubled = { $who } hat gedoppelt.
position-beavered = { $who } hat mit Beaver geantwortet.
position-raccooned = { $who } hat mit Raccoon geantwortet.
position-ottered = { $who } hat mit Otter geantwortet.
position-on-roll = { $who } ist am Zug.
position-money = Geldspiel.
position-match = Match bis { $length }: Weiß { $white }, Schwarz { $black }{ $crawford ->
    [yes] , Crawford-Partie.
   *[no] .
  }
position-wrong = Das ist keine Stellung. Eine XGID, eine GNUBG- oder OpenGammon-ID, eine FIBS-Zeile oder ein Brett aus Buchstaben ist eine.
position-playing = Du spielst gerade gegen jemanden. Die Engine antwortet wieder, wenn das vorbei ist.
position-play = Die Züge
position-look-on = Von der Stellung danach weiter ansehen
position-rolls = Würfe
position-id = Stellung
position-id-note = Eine XGID, eine GNUBG- oder OpenGammon-ID, eine FIBS-Zeile oder ein Brett aus Buchstaben, wie XG und gnubg es kopieren.
position-roll = Wurf, wenn schon gewürfelt ist
position-look = Ansehen
position-svg = Bild (SVG)
study-adjusted = Ergebnis ohne Glück
study-adjusted-note = Das Ergebnis abzüglich des eigenen Glücks und zuzüglich des gegnerischen: was das Spiel allein wert war. Es kann außerhalb von 0 bis 100 % liegen.
study-adjusted-below = { $who } hat gewonnen, und die Würfe brachten mehr ein als das ganze Match: Deshalb liegt das Ergebnis ohne Glück außerhalb von 0 bis 100 %. Glück ist eine Summe über alle Würfe; in einem einzelnen Match kann es größer sein als das Ergebnis.
study-adjusted-above = { $who } hat gewonnen, obwohl die Würfe auf der anderen Seite waren: Deshalb liegt das Ergebnis ohne Glück außerhalb von 0 bis 100 %. Glück ist eine Summe über alle Würfe; in einem einzelnen Match kann es größer sein als das Ergebnis.

study-at-worst = Der teuerste Fehler zuerst; ▶ und ◀ führen durch das Match.
study-no-line = Diese Zeile hat das Match nicht. Das ist der teuerste Fehler.
position-wrong-long = Das ist länger als jede Stellung.
position-wrong-roll = Das ist kein Wurf. Zwei Ziffern von 1 bis 6 sind einer: 31.
position-wrong-game-over = Die Partie ist zu Ende: Eine Seite hat alle Steine abgetragen.
position-wrong-match-over = Das Match ist zu Ende: Eine Seite hat alle Punkte.
position-wrong-crawford = In der Crawford-Partie fehlt einer Seite nur noch ein Punkt.
study-chouette = Doppler der Chouette
study-chouette-note = Jeder Doppler ist eine eigene Partie, die Box gegen ein Mitglied. Die Züge des Teams sind die des Captains; was sie kosten, ist von Doppler zu Doppler verschieden.
study-chouette-game = Partie { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Tasten
study-key-points = Auf dem Brett von Feld zu Feld
study-key-board = Zum Brett
study-key-move = Einen Stein ziehen
study-key-away = Beim Aufbauen einen Stein wegnehmen
study-key-answer = Einen Stein ziehen; ist der Wurf gespielt, antworten
study-look-here = In diesem Browser tiefer ansehen
study-look-here-note = Drei Würfe voraus, ohne Server und ohne Netz.
