# The rules as a book, the rulebook, boards in a text.

book-title = Die Backgammon-Regeln
book-lead = Das ganze Spiel, zum Lesen erzählt: vom ersten Zug bis zu Chouette, Uhr und Turnier. Jedes Brett lässt sich bespielen.
book-contents = Inhalt
book-search = Etwas in den Regeln suchen
book-search-go = Suchen
book-found =
    { $n ->
        [0] Nichts gefunden. Versuche ein anderes Wort oder weniger Wörter.
        [one] Eine Stelle.
       *[other] { $n } Stellen.
    }
book-whole = Das ganze Buch auf einer Seite
book-whole-note = zum Drucken oder, über den Druck, zum Speichern als PDF
book-print = Drucken oder als PDF speichern
book-paper-lead = Das ganze Spiel, zum Lesen erzählt: vom ersten Zug bis zu Chouette, Uhr und Turnier.
book-paper-after = Nach fünf Texten von anderen:
book-paper-galore = Backgammon Galore, von Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, von Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, die Regeln eines italienischen Online-Spielraums
book-paper-club = Regole del chouette, von der Website eines Clubs
book-paper-manual = ein italienisches Handbuch der Regeln und Turniere, ohne Angabe, wer es geschrieben hat
book-paper-own = Sätze und Abbildungen sind von uns. Das letzte Kapitel, „Quellen und Dank“, sagt, was jeder Text gegeben hat und wo sie sich unterscheiden. Namen wie MOV-07 sind die des Regelwerks am Ende.
book-figures = Wo die Abbildungen der Quellen stehen
book-onward = Davor und danach
book-before = Davor
book-after = Weiter
rulebook-title = Das Regelwerk, Klausel für Klausel
rulebook-note = was Ablehnungen und Entscheidungen nennen
rulebook-lead = Jede Regel, nach der sich Tavola richtet, mit eigenem Namen. Buchstaben in Klammern nennen die Quelle.
rulebook-told = Davon erzählt das Buch hier:

# Boards in a text
figure-check = Ist das legal?
figure-back = Zurücknehmen
figure-again = Von vorn
figure-open = Im Analyseraum öffnen
figure-legal = Das ist legal.
figure-right = Richtig.
figure-wrong = Nicht so.
figure-cube-roll = Nicht doppeln
figure-cube-take = Doppeln – die Gegenseite nimmt an
figure-cube-pass = Doppeln – die Gegenseite lehnt ab
figure-cube-does-double = Man doppelt.
figure-cube-does-redouble = Man redoppelt.
figure-cube-does-no-double = Zum Doppeln ist es zu früh.
figure-cube-does-too-good = Man spielt ohne Doppel weiter: Zu gewinnen ist mehr, als die Gegenseite zahlen würde.
figure-cube-then-take = Auf ein Doppel nimmt die Gegenseite an.
figure-cube-then-pass = Auf ein Doppel lehnt die Gegenseite ab.
figure-cube-then-beaver = Auf ein Doppel antwortet die Gegenseite mit Beaver.

# Articles
articles-title = Artikel
articles-lead = Über Eröffnungswürfe und den richtigen Moment zum Doppeln, über Chouettes und faire Auslosungen, vom Club und von seinen Mitgliedern. Jede Zahl in den Artikeln des Clubs stammt aus Rollouts oder Zählungen seiner Engine, und jedes Brett lässt sich bespielen.
articles-all = Alle
articles-none = Einen solchen Artikel gibt es nicht.
articles-shelves = Artikel nach Thema und Jahr
articles-feed = Feed (Atom)
articles-more = Alle Artikel
articles-older = Ältere
articles-newer = Neuere
date-long = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
articles-tag-back-game = Backgames
articles-tag-bot = Der Bot
articles-tag-checker-play = Steine ziehen
articles-tag-chouette = Chouette
articles-tag-cube = Der Doppler
articles-tag-dice = Würfel
articles-tag-direction = Turnierleitung
articles-tag-engine = Engine
articles-tag-fairness = Fairness
articles-tag-match-play = Matchspiel
articles-tag-opening = Eröffnung
articles-tag-race = Rennen
articles-tag-strategy = Strategie
articles-tag-tournament = Turniere

# Papers of the house
nav-house = Dieser Club
nav-about = Über den Club
nav-privacy = Datenschutz
nav-terms = Nutzungsbedingungen

# The lessons' own buttons
lessons-done = durchgearbeitet
lesson-over = Das war diese Lektion
lesson-play = Deine erste Partie gegen den Bot
lesson-answer = Die Antwort
lesson-done = Fertig
lesson-on = Weiter
lesson-number = Deine Zahl:
lesson-say-none = Nichts ist spielbar
lesson-say-some = Etwas ist spielbar
lesson-say-double = Doppeln
lesson-say-roll = Würfeln
lesson-say-take = Annehmen
lesson-say-drop = Ablehnen
host-is = Diesen Club betreibt
host-unnamed = Wer diesen Club betreibt, steht hier nicht.
host-reached = Kontakt:
host-unreachable = Eine Adresse ist hier nicht angegeben: Frage, wer dir die Adresse dieses Clubs gegeben hat.
