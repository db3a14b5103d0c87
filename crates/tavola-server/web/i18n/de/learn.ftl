# Questions about positions

question-play = Wie spielst du diesen Wurf?
question-double = Du bist am Zug. Doppelst du?
question-take = Dir wird ein Doppel angeboten. Nimmst du an?
question-roll = Wurf { $roll }.
question-money = Geldspiel.
question-match =
    { $crawford ->
        [yes] Match bis { $length }, { $yours }–{ $theirs }, Crawford-Partie.
       *[no] Match bis { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Der Doppler steht auf { $value }, bei dir.
        [theirs] Der Doppler steht auf { $value }, bei der Gegenseite.
       *[middle] Der Doppler steht auf { $value }, in der Mitte.
    }
question-pips = Pips: du { $yours }, Gegenseite { $theirs }
question-by-hand = Ziehe die Steine auf dem Brett oder schreibe den Zug.
question-write = Dein Zug
question-answer = Antworten
question-list = Aus allen Zügen wählen
question-answer-double = Doppeln
question-answer-wait = Nicht doppeln
question-answer-take = Annehmen
question-answer-drop = Ablehnen
question-tolerance = Jede Antwort, die höchstens { $loss } verliert, zählt als richtig.
question-best = Das ist das Beste.
question-right = Richtig: Es verliert { $loss }.
question-wrong = Nicht richtig: Es verliert { $loss }.

# The quiz of one’s own errors

quiz-title = Deine Fehler
quiz-own = Das war deine Entscheidung in einem deiner Matches, und sie war ein Fehler.
quiz-progress =
    { $due ->
        [one] Von { $all } Karten ist eine fällig; { $retired } abgelegt.
       *[other] Von { $all } Karten sind { $due } fällig; { $retired } abgelegt.
    }
quiz-skip = Später fragen
quiz-retire = Nicht mehr fragen
quiz-made = Im Match hast du { $made } gewählt; das verlor { $loss }.
quiz-next = Nächstes Mal in { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 Minute
           *[other] { $n } Minuten
        }
        [hours] { $n ->
            [one] 1 Stunde
           *[other] { $n } Stunden
        }
       *[days] { $n ->
            [one] 1 Tag
           *[other] { $n } Tagen
        }
    }
quiz-on = Weiter
quiz-match = Im Match ansehen
quiz-empty = Noch gibt es keine Karten. Deine beendeten Matches werden im Hintergrund analysiert, und aus jedem deiner Fehler wird eine Karte: Du wirst wieder gefragt, früher, wo du vergisst, später, wo du es behältst.
quiz-done = Gerade ist keine Karte fällig.
quiz-reset-title = Von vorn beginnen
quiz-reset-note = Alle Karten werden neu angelegt und sind sofort fällig, auch die abgelegten.
quiz-reset = Alle Zeiten vergessen
own-level =
    { $n ->
        [one] Dein Performance-Rating ist { $rating } über eine Entscheidung: etwa so stark wie die Stufe { $level }.
       *[other] Dein Performance-Rating ist { $rating } über { $n } Entscheidungen: etwa so stark wie die Stufe { $level }.
    }

# The position of the day

daily-title = Stellung des Tages
daily-note = Aus einem Match in diesem Club; hier hat sich jemand geirrt. Alle antworten einmal und sehen dann, was die anderen gewählt haben.
daily-empty = Heute gibt es keine Stellung: Die beendeten Matches des Clubs sind noch nicht analysiert. Spiele eines und analysiere es.
daily-none = An diesem Tag gab es keine Stellung.
daily-shares = Was gewählt wurde
daily-nobody = Niemand hat geantwortet.
daily-answer = Antwort
daily-chosen = Personen
daily-before = Der Tag davor
daily-today = Die Stellung von heute
daily-rule = Die Stellung wird nach dem Datum aus den Fehlern von 0,040 bis 0,250 in den zuletzt analysierten Matches des Clubs gezogen; Namen werden nicht gezeigt.
refused-day-is-over = Diese Stellung lässt sich nur an ihrem Tag beantworten.

# On the start page

start-learn-title = Lernen
start-learn = Deine eigenen Fehler als Fragen und eine Stellung, die heute alle beantworten.
level-own = So stark wie ich
level-own-note = { $rating } über { $n } Entscheidungen
refused-no-own-level = Es sind noch nicht genug deiner Entscheidungen analysiert. Beende ein Match und analysiere es oder wähle eine Stufe.
