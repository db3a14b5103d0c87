# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Alle deine Matches, analysiert, und was sie zusammen ergeben
start-import = Oder Matches aus Dateien importieren.
nav-library = Meine Matches
library-title = Meine Matches
library-empty = Hier kommen deine Matches zusammen: die im Club gespielten und die aus Dateien von XG, GNU Backgammon, Galaxy, Heroes und anderen importierten. Jedes wird analysiert. Importiere ein erstes oder spiele.
library-bring = Matches importieren
library-drop = Ziehe Dateien oder einen Ordner hierher oder wähle sie aus.
library-files = Dateien
library-folder = Ein Ordner
library-paste = Match einfügen
library-paste-label = Das Match als Text
library-import = Importieren
library-importing = Import: { $done } von { $all } { $all ->
    [one] Datei
   *[other] Dateien
  }.
library-imported = { $n ->
    [0] Keine Datei wurde importiert.
    [one] Eine Datei wurde importiert.
   *[other] { $n } Dateien wurden importiert.
  }
library-import-waits = Der Server bittet um eine Pause. Der Import geht von selbst weiter.
library-import-failed = Der Import ist stehengeblieben: { $done } von { $all } Dateien wurden importiert. Importiere den Rest noch einmal; was schon da ist, wird nicht doppelt aufgenommen.
library-file-long = { $n ->
    [one] Eine Datei ist länger als { $most } MiB und wurde ausgelassen.
   *[other] { $n } Dateien sind länger als { $most } MiB und wurden ausgelassen.
  }
library-formats = .mat und .txt in allen üblichen Dialekten, .sgf, .xg und das .json von Tavola. Höchstens 2 MiB pro Datei. Was du importierst, siehst nur du, bis du es teilst. Die Datei selbst wird aufbewahrt und lässt sich wieder herunterladen.
library-too-much = Auf einmal lassen sich höchstens 4 MiB und 100 Dateien importieren. Importiere die anderen danach.
library-no-files = Wähle eine Datei oder füge ein Match ein.

library-brought = Was importiert wurde
library-pasted = Eingefügter Text
library-known = Diese Datei ist schon bei deinen Matches.
library-known-match = Dieses Match ist schon bei deinen Matches; es zählt einmal.
library-extent = { $length ->
    [0] Geldspiel
   *[other] Match bis { $length }
  }, { $games } { $games ->
    [one] Partie
   *[other] Partien
  }
library-remarks = { $n } { $n ->
    [one] Anmerkung
   *[other] Anmerkungen
  } beim Lesen
library-more-remarks = Und { $n } weitere.
library-remark-line = Zeile
library-remark-column = Spalte
library-remark-weight = Gelesen
library-remark-what = Was nicht passt
library-note = wie geschrieben
library-mended = ausgebessert
library-left-out = ausgelassen
library-refused-empty = Die Datei ist leer.
library-refused-long = Die Datei ist länger als { $most } MiB.
library-refused-archive = Das ist ein Archiv. Entpacke es und importiere die Dateien darin.
library-refused-analysis = Das ist die Analyse, nicht das Match. Importiere das Match selbst: .mat, .sgf, .xg oder match.json.
library-refused-unreadable = Das ist kein Match in einem lesbaren Format.
library-refused-no-play = Darin ist kein Zug.
library-refused-lines = Ein Match hat höchstens { $games } Partien und { $lines } Zeilen.
library-refused-full = Deine Sammlung ist voll: Sie fasst { $files } Dateien und { $bytes } MiB. Entferne zuerst Matches.

library-which = Welche Seite bist du?
library-neither = Keine

library-matches = Matches
library-none = Noch gibt es kein Match.
library-none-found = Kein Match passt.
library-not-searched = Die Suche war nicht lesbar. Berichtige, was oben genannt ist.
library-more-tables = Noch sind nicht alle deine Tische durchgesehen. Lade die Seite für den Rest neu.
library-waiting = { $n ->
    [one] Ein Match wartet auf seine Analyse.
   *[other] { $n } Matches warten auf ihre Analyse.
  }
library-day = Datum
library-no-day = Die Datei sagt nicht oder nicht eindeutig, wann gespielt wurde.
library-players = Wer
library-event = Turnier
library-length = Bis
library-score = Stand
library-money = Geld
library-unjudged = noch nicht
library-unjudged-note = Die Analyse steht noch aus.
library-at-line = Zeile { $line }
library-list-note = Stand und PR stehen in der Reihenfolge der Namen.
library-older = Ältere Matches

library-search = Suche
library-search-player = Name
library-search-event = Turnier
library-search-from = Von
library-search-to = Bis
library-search-kind = Art des Fehlers
library-search-mark = Mindestens
library-search-any = beliebig
library-search-position = Stellung
library-search-position-note = Eine XGID, eine GNUBG- oder OpenGammon-ID, eine FIBS-Zeile oder ein Brett aus Buchstaben. Gefunden wird, wo die Steine für die Seite am Zug so stehen.
library-search-go = Suchen
library-search-all = Alle zeigen
library-wrong-day = „{ $text }“ ist kein Datum. Schreibe es wie 2026-03-22.
library-wrong-choice = Nach „{ $text }“ lässt sich nicht suchen.
library-error-cube = Doppler
library-error-play = Züge
library-error-missed-double = Versäumtes Doppel
library-error-wrong-double = Falsches Doppel
library-error-wrong-take = Falsch angenommen
library-error-wrong-drop = Falsch abgelehnt
library-error-wrong-beaver = Falscher Beaver

study-match = Dateien und Teilen
study-download = Herunterladen:
study-download-report = Analyse (.json)
study-you-are = Du bist { $who }.
study-you-neither = Du bist keine der beiden Seiten: Das Match bleibt aus deiner Statistik heraus.
study-private = Nur du siehst dieses Match.
study-share = Per Link teilen
study-shared = Wer diesen Link hat, sieht das Match und seine Analyse:
study-unshare = Nicht mehr teilen
study-original = Die Datei, wie sie importiert wurde:
study-remove = Entfernen
study-remove-sure = Das Match, seine Datei und seine Analyse werden gelöscht. Du kannst die Datei wieder importieren.
study-remove-now = Match entfernen

statistics-title = Statistik
statistics-empty = Noch gibt es nichts zusammenzurechnen. Importiere Matches oder spiele welche; jedes wird im Hintergrund analysiert und zählt hier, sobald es so weit ist.
statistics-extent = { $n } { $n ->
    [one] Match
   *[other] Matches
  }, { $decisions } Entscheidungen von dir.
statistics-unjudged = { $n ->
    [one] Ein Match fehlt: Seine Analyse steht noch aus.
   *[other] { $n } Matches fehlen: Ihre Analyse steht noch aus.
  }
statistics-unclaimed = { $n ->
    [one] Ein Match fehlt: Es ist nicht bekannt, welche Seite du bist.
   *[other] { $n } Matches fehlen: Es ist nicht bekannt, welche Seite du bist.
  }
statistics-others = { $n ->
    [one] Eines ist ein Match von anderen.
   *[other] { $n } sind Matches von anderen.
  }
statistics-whole = Alles zusammen
statistics-figure = Wert
statistics-you = Du
statistics-opponents = Gegenseite
statistics-checkers = Züge
statistics-cube = Doppler
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Glück pro Wurf
statistics-months = Nach Monaten
statistics-month = Monat
statistics-no-month = Datum unbekannt
statistics-decisions = Entscheidungen
statistics-chart = PR nach Monaten; dieselben Zahlen stehen in der Tabelle darunter.
statistics-bar = { $month }: PR { $rate }, { $n } Entscheidungen
statistics-kinds = Nach Art der Stellung
statistics-kind = Stellung
statistics-errors = Nach Art des Fehlers
statistics-lost = Kosten
statistics-first = Eröffnungszüge, nach Wurf
statistics-roll = Wurf
statistics-replies = Antworten, nach gegnerischem Eröffnungszug
statistics-answers = Gegnerischer Eröffnungszug
statistics-times = Anzahl
statistics-marked = Fehler
statistics-usual = Am häufigsten gespielt
statistics-definitions = PR ist das 500-Fache der Kosten pro Entscheidung: alle Kosten zusammengezählt, geteilt durch alle Entscheidungen. Er ist nie der Mittelwert der PRs von Matches. In Klammern steht die Zahl der Entscheidungen. Glück ist in Einheiten des Dopplers. Fehler sind alle markierten Entscheidungen, ab 0,010.

kind-bearing-off = Abtragen
kind-bearing-off-note = Kein Kontakt, und beide Seiten haben alle Steine im Heimfeld.
kind-race = Rennen
kind-race-note = Sonst ohne Kontakt.
kind-bearing-off-contact = Abtragen mit Kontakt
kind-bearing-off-contact-note = Eine Seite hat alle Steine im Heimfeld, und es besteht Kontakt.
kind-back-game = Backgame
kind-back-game-note = Eine Seite hält zwei oder mehr Felder im gegnerischen Heimfeld.
kind-priming = Prime
kind-priming-note = Eine Seite hält fünf oder mehr Felder in einer Reihe, mit einem gegnerischen Stein dahinter.
kind-attack = Angriff
kind-attack-note = Eine Seite hat einen Stein auf der Bar, gegen drei oder mehr Felder im Heimfeld.
kind-holding = Haltespiel
kind-holding-note = Die letzten Steine einer Seite halten das gegnerische Feld 7 (den Barpunkt), 5 oder 4; die der Gegenseite ebenso, oder sie sind entkommen.
kind-low-anchor = Tiefer Anker
kind-low-anchor-note = Die letzten Steine einer Seite halten das gegnerische Feld 1, 2 oder 3; die der Gegenseite sind entkommen.
kind-contact = Sonstiger Kontakt
kind-contact-note = Kontakt jeder anderen Art, etwa in den ersten Würfen.
