# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Leute
person-bot = Bot
rating-title = Rating
rating-provisional = Vorläufig: wenige Matches oder lange her
rating-open = Dieses Match zählt fürs Rating. Worum es geht, steht hier, wenn beide Plätze besetzt sind.
rating-waits = Die Ratings werden berechnet.
rating-your-stake = Du kannst { $gain } Ratingpunkte gewinnen oder { $loss } verlieren.
rating-stake = { $name } kann { $gain } Ratingpunkte gewinnen oder { $loss } verlieren.
rating-share = Ihr beide habt diese Woche viel gegeneinander gespielt; deshalb zählen { $share } % der Änderung.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Du: { $before } → { $after } ({ $change })
rating-not-casual = Dieses Match ist ohne Wertung: Die Ratings bleiben, wie sie sind.
rating-not-guest = Die Ratings bleiben, wie sie sind: Für ein gewertetes Match müssen beide registriert sein.
rating-not-new = Die Ratings bleiben, wie sie sind: Bei einem Match auf Einladung müssen beide Konten mindestens einen Tag alt sein.
rating-not-too_far = Die Ratings bleiben, wie sie sind: Sie liegen mehr als 500 Punkte auseinander.
rating-not-too_often = Die Ratings bleiben, wie sie sind: Diese beiden haben diese Woche schon 7 Matches gespielt, die zählten.
rating-not-alone = Die Ratings bleiben, wie sie sind: Eine Person kann nicht beide Seiten spielen.
rating-not-annulled = Die Ratings bleiben, wie sie sind: Das Match wurde annulliert.

seal-verify = Würfel prüfen
seal-checking = Jeder Wurf wird nachgerechnet…
seal-wrong = Die Würfel passen nicht zu dem, was festgelegt war. Öffne das Prüfprogramm, um zu sehen, wo.
seal-unreadable = Die Aufzeichnung der Würfel war nicht lesbar. Versuche es noch einmal.

people-title = Leute
people-find = Jemanden am Anfang des Namens finden
people-find-go = Suchen
people-none-found = Kein Name beginnt mit „{ $name }“.
people-followed = Wem du folgst
people-follow-oneself = Du kannst dir nicht selbst folgen.
people-follow-many = Du folgst schon so vielen, wie es geht. Höre zuerst auf, jemandem zu folgen.

ranking-choose = Bestenlisten
ranking-rating = Nach Rating
ranking-week = Diese Woche
ranking-month = Dieser Monat
ranking-year = Diese Saison
ranking-errors = Nach Fehlerrate
ranking-points = Gespielte Punkte
ranking-place = Platz
ranking-player = Name
ranking-gain = Änderung
ranking-points-played = Gespielte Punkte
ranking-matches = Matches
ranking-won = Gewonnen
ranking-empty = Auf dieser Liste steht noch niemand. Spiele gewertete Matches, um den Anfang zu machen.
ranking-note = Eine Liste zeigt alle, die in ihrem Zeitraum mindestens { $points } Punkte gegen mindestens { $people } verschiedene Leute gespielt haben und deren Rating nicht vorläufig ist. Ein Match bis 7 sind 7 Punkte.
ranking-listed = Du stehst auf den Listen, sobald du genug gespielt hast.
ranking-unlisted = Du stehst auf keiner Liste.
ranking-leave = Mich von den Listen nehmen
ranking-enter = Mich auf die Listen setzen
pool-choose = Art des Spiels
pool-people = Live
pool-correspondence = Fernspiel
pool-bots = Gegen Bots

profile-joined = Hier seit { $day }
profile-former = Früher { $names }
profile-challenge = Herausfordern
profile-follow = Folgen
profile-unfollow = Nicht mehr folgen
profile-block = Blockieren
profile-register = Registriere dich, um anderen zu folgen und gewertete Matches zu spielen.
profile-unrated = Noch kein gewertetes Match.
profile-experience = { $matches ->
    [one] ein Match
   *[other] { $matches } Matches
  }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
profile-rating-note = Die Ratings folgen der FIBS-Formel, und alle beginnen mit 1500. Matches gegen Bots haben ein eigenes Rating.
profile-errors = Alle Entscheidungen
profile-errors-checker = Züge
profile-errors-cube = Doppler
profile-errors-note = Über die letzten { $decisions } von der Engine beurteilten Entscheidungen in gewerteten Matches. { $interval ->
    [yes] In 95 von 100 Fällen liegt der wahre Wert in der Spanne.
   *[no] Eine Spanne steht hier ab { $least } Entscheidungen.
  }
profile-errors-few = Die Engine hat hier bisher weniger als { $least } Entscheidungen beurteilt.
profile-graph = Rating im Lauf der Zeit
profile-graph-table = Alle Änderungen als Tabelle
profile-graph-words = Rating über { $matches ->
    [one] ein Match
   *[other] { $matches } Matches
  }: jetzt { $now }, höchstens { $most }, mindestens { $least }.
profile-no-matches = Noch kein beendetes Match zu zeigen.
profile-none-found = Kein Match passt.
profile-counted = { $n ->
    [one] Ein Match
   *[other] { $n } Matches
  }, { $won } gewonnen
profile-filter = Matches filtern
profile-filter-go = Matches zeigen
profile-opponent = Gegen
profile-result = Ergebnis
profile-result-any = Beliebig
profile-result-won = Gewonnen
profile-result-lost = Verloren
profile-score-stood = Der Stand, als das Match endete
profile-since = Von
profile-until = Bis
profile-search-wrong = Der Filter ist nicht lesbar: Eine Länge ist eine Zahl, ein Tag sieht aus wie 2026-11-25.
profile-ways = Ansehen
profile-watch = Zuschauen
profile-newer = Neuere Matches

against-title = { $one } gegen { $other }
against-none = Diese beiden haben noch kein Match gegeneinander beendet.
against-by-length = Gewonnen nach Matchlänge

dice-of = Würfel von { $name }
dice-all-title = Die Würfel des ganzen Clubs
dice-none = Noch kein Wurf gezählt: Die Würfel werden gezählt, wenn ein Match zu Ende ist.
dice-counted = { $n ->
    [one] Ein Wurf gezählt.
   *[other] { $n } Würfe gezählt.
  } Eröffnungswürfe sind nie ein Pasch und bleiben außen vor ({ $openings }).
dice-too-few = Zu wenige Würfe für ein Urteil: Mindestens { $least } sind nötig.
dice-test = { $rare ->
    [usual] Diese Würfe sehen nach fairen Würfeln aus. Faire Würfel weichen in { $percent } der Fälle so weit oder weiter vom Durchschnitt ab (Chi-Quadrat { $chi }).
    [rare] Faire Würfel weichen nur in { $percent } der Fälle so weit oder weiter vom Durchschnitt ab (Chi-Quadrat { $chi }). Unter 100 ehrlichen Leuten gibt es ein paar, bei denen es so aussieht.
   *[very_rare] Faire Würfel weichen fast nie so weit vom Durchschnitt ab: in { $percent } der Fälle (Chi-Quadrat { $chi }). Prüfe die Matches und sage dem Club Bescheid.
  }
dice-sums = Paschs und Einsetzen
dice-what = Was
dice-doubles = Paschs
dice-entering = Von der Bar eingesetzt, bei { $n ->
    [one] einem Versuch
   *[other] { $n } Versuchen
  }
dice-pairs = Jeder Wurf
dice-pair = Wurf
dice-counted-head = Gezählt
dice-expected = Durchschnitt
dice-band = Üblich
dice-outside = Außerhalb der üblichen Spanne
dice-band-note = In der üblichen Spanne liegen 95 von 100 fairen Zählungen. Von den 21 Würfen liegt schon durch Zufall etwa einer außerhalb.

fair-play-title = Fairplay
fair-play-of = Fairplay: { $name }
fair-play-lead = Hinweise nur für die Moderation. Sie zeigen, wo man hinsehen sollte, und entscheiden nichts.
fair-play-base-title = Wie oft solche Zeichen trügen
fair-play-base = Angenommen, 1 von 100 Leuten lässt sich helfen. Ein Zeichen, das 90 von 100 davon findet und 1 von 100 Ehrlichen verdächtigt, hat in 48 von 100 Fällen recht, nicht öfter. Wer fünfmal hinsieht, findet fünfmal so viele Ehrliche.
fair-play-base-many = Ein kurzes Match nahe an der Perfektion ist bei ehrlichen Leuten häufig. Ergebnisse und Glückswürfe sagen nichts.
fair-play-hardest = Die zehn schwersten Züge
fair-play-hardest-note = Sieh dir die Stellung an und entscheide selbst, bevor du das Urteil öffnest.
fair-play-choices = { $n } mögliche Züge
fair-play-verdict = Urteil
fair-play-lost = { $best ->
    [yes] Der beste Zug wurde gefunden.
   *[no] Der Zug verlor { $loss }.
  }
fair-play-none-judged = Die Engine hat hier noch kein gewertetes Match beurteilt.
fair-play-rate = { $rate } über { $n } Entscheidungen
fair-play-peers = { $n } andere mit ähnlichem Rating: 5 von 100 spielen unter { $low }, die Hälfte unter { $middle }, 95 von 100 unter { $high }.
fair-play-as-good = { $n } davon spielen ebenso gut oder besser.
fair-play-few-peers = Nur { $n } andere mit ähnlichem Rating sind genau genug beurteilt. Verglichen wird ab { $least }.
fair-play-agreement = Übereinstimmung mit der Engine bei schweren Zügen
fair-play-agreement-note = Nur Züge, bei denen der beste um 0,02 bis 0,08 besser ist als der zweite: Dort unterscheiden sich die Leute. Die Gegenseiten aus denselben Matches stehen daneben.
fair-play-player = Die Person
fair-play-opponents = Die Gegenseiten
fair-play-found = { $best } von { $all } gefunden
fair-play-between = (wahrer Anteil zwischen { $low } % und { $high } %)
fair-play-too-few = (zu wenige für eine Aussage)
fair-play-times = Zeit nach Schwierigkeit
fair-play-difficulty = Züge
fair-play-forced = Zwangszüge
fair-play-easy = Leicht
fair-play-hard = Schwer
fair-play-close = Knapp
fair-play-times-note = Die mittlere Zeit, mit der Zahl der Züge. Menschen denken länger nach, wo es schwer ist.
fair-play-evidence = Was es sagt, in beide Richtungen
fair-play-unusual = Ungewöhnlich
fair-play-usual = Wie Menschen spielen
fair-play-unknown = Zu wenig für eine Aussage
fair-play-nothing = Nichts.
fair-play-says-rate-low = Die Fehlerrate liegt mit ihrer Spanne unter der von 95 von 100 Leuten mit ähnlichem Rating.
fair-play-says-rate-usual = Die Fehlerrate ist bei ähnlichem Rating üblich.
fair-play-says-rate-open = Es gibt zu wenige Entscheidungen oder zu wenige Leute zum Vergleich.
fair-play-says-hard-more = Schwere Züge wurden deutlich öfter gefunden als von den Gegenseiten.
fair-play-says-hard-usual = Schwere Züge wurden etwa so oft gefunden wie von den Gegenseiten.
fair-play-says-hard-open = Es gibt zu wenige schwere Züge.
fair-play-says-time-flat = Schwere Züge dauerten nicht länger als leichte, während die Gegenseiten länger nachdachten.
fair-play-says-time-grows = Schwere Züge dauerten länger als leichte.
fair-play-says-time-open = Es gibt zu wenige Züge mit Zeitangabe.
fair-play-says-cube-apart = Die Züge sind fast perfekt, der Umgang mit dem Doppler nicht.
fair-play-says-cube-usual = Züge und Doppler passen zusammen.
fair-play-says-cube-open = Es gibt zu wenige Entscheidungen.
fair-play-steps = Erst beobachten, dann freundlich fragen oder ein Match unter Aufsicht anbieten. Keine Einschränkung ohne Begründung, ohne Ende und ohne Einspruch bei jemand anderem.
fair-play-alike = Einen Blick wert
fair-play-alike-note = Hinweise, nie Urteile: Auch wer befreundet ist, gibt schnell auf, und manche verlieren immer.
fair-play-quick = { $n } gewertete Matches endeten innerhalb einer Minute
fair-play-one-way = alle { $n } gewerteten Matches gingen gleich aus
