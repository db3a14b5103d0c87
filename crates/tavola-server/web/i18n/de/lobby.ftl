# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Sofort gegen jemanden spielen
lobby-quick-note = Ein Live-Match: { $clock }. Einmal drücken sucht, noch einmal drücken bricht ab. Zwischen Registrierten zählt es fürs Rating.
lobby-points = { $n ->
    [one] Ein Punkt
   *[other] { $n } Punkte
}
lobby-quick-nobody = Suchen
lobby-quick-one = { $who } wartet
lobby-quick-many = { $n } warten
lobby-quick-withdraw = Du wartest: abbrechen
lobby-you-seek = Dein Gesuch:
lobby-waited = Du wartest seit
lobby-neighbour = { $n ->
    [one] { $who } wartet auf ein Match auf einen Punkt.
   *[other] { $who } wartet auf ein Match auf { $n } Punkte.
}
lobby-join = Mitspielen
lobby-withdraw = Gesuch zurückziehen
lobby-stands = Dieses Gesuch steht zwei Wochen, ob du da bist oder nicht.
lobby-meanwhile = Inzwischen gegen den Bot spielen
lobby-meanwhile-note = Dein Gesuch bleibt stehen: Du wirst an den Tisch gerufen.
lobby-noscript = Ohne JavaScript lädt sich diese Seite immer wieder neu, solange du suchst.
lobby-clock = { $minutes } min pro Punkt, { $seconds } s pro Zug
lobby-unhurried = ohne Eile
lobby-no-clock = keine Uhr
lobby-range = Rating im Umkreis von { $n }
lobby-title = Lobby
lobby-here = { $n ->
    [0] Sonst ist gerade niemand hier
    [one] Eine Person ist gerade hier
   *[other] { $n } Personen sind gerade hier
}
lobby-seeks-title = Spielgesuche
lobby-seeks-none = Gerade sucht niemand.
lobby-seeks-add = Eigenes Gesuch aufgeben
lobby-tables-title = Laufende Tische
lobby-tables-none = Gerade gibt es keinen Tisch zum Zuschauen.
lobby-chouettes-title = Offene Chouettes
lobby-chouettes-none = Gerade gibt es keine offene Chouette.
lobby-events-none = Gerade gibt es kein Turnier.
lobby-events-add = Turnier eröffnen
lobby-players = { $n ->
    [one] Eine Person spielt mit
   *[other] { $n } spielen mit
}
lobby-strip-then = vor 24 Stunden
lobby-strip-now = jetzt
lobby-strip-empty = Noch zu wenige Besuche, um zu sagen, wann viel los ist
lobby-strip-busiest = { $n ->
    [0] Meist ist etwa jetzt am meisten los
    [one] Meist ist in etwa einer Stunde am meisten los
   *[other] Meist ist in etwa { $n } Stunden am meisten los
}
lobby-called-title = Jemand wartet auf dich
lobby-called = { $who } ist am Tisch.
lobby-called-note = Kommst du nicht innerhalb von 30 Sekunden, wird der Tisch geschlossen. Er zählt dann nichts.
lobby-called-rated = Kommst du nicht innerhalb von 30 Sekunden, wird der Tisch geschlossen und nicht gewertet. Wer öfter wegbleibt, muss vor dem nächsten gewerteten Match warten.
lobby-called-go = Zum Tisch
lobby-called-stay = Jetzt nicht
lobby-gone = Jemand war schneller, oder das Gesuch wurde zurückgezogen. Wähle ein anderes.
lobby-own = Das ist dein eigenes Gesuch. Du kannst nicht gegen dich selbst spielen.
lobby-too-many = Es gibt gerade genug Gesuche. Nimm eines davon an oder ziehe eines von deinen zurück.
lobby-not-rated-they = Die andere Seite kann gerade nicht ums Rating spielen. Bitte um ein Match ohne Wertung.
lobby-not-rated = Du kannst gerade nicht ums Rating spielen. Wähle ein Match ohne Wertung.

lobby-asks-title = Herausforderungen und Termine
lobby-agreed = Du spielst gegen { $who }
lobby-challenged = Du hast { $who } herausgefordert
lobby-proposed = Du hast { $who } um ein Match gebeten
lobby-challenges-you = { $who } fordert dich heraus
lobby-proposes = { $who } bittet dich um ein Match
lobby-act-accept = Annehmen
lobby-act-decline = Ablehnen
lobby-act-take_back = Zurückziehen
lobby-date-cancel = Termin absagen
lobby-act-begin = Zum Tisch
lobby-reason = Grund
lobby-reason-none = Kein Grund
lobby-reason-later = Ein andermal
lobby-reason-shorter = Ein kürzeres Match
lobby-reason-longer = Ein längeres Match
lobby-reason-clock = Eine andere Uhr
lobby-reason-rules = Andere Regeln
lobby-choices = Wer dich herausfordern darf und wann du benachrichtigt wirst
lobby-challenged-by = Herausforderungen von
lobby-challenged-by-anybody = allen
lobby-challenged-by-registered = registrierten Mitgliedern
lobby-challenged-by-near = registrierten Mitgliedern mit höchstens 300 Ratingpunkten Abstand
lobby-challenged-by-nobody = niemandem
lobby-alerts = Sag mir Bescheid, wenn jemand ein Match sucht, höchstens dreimal am Tag
lobby-choices-keep = Speichern
lobby-challenge-over = Diese Herausforderung ist vorbei.
lobby-challenge-early = Du kannst dich ab 15 Minuten vor der Zeit hinsetzen.
lobby-challenge-nobody = Hier werden gerade keine Herausforderungen angenommen.
lobby-challenge-registered = Hier werden nur Herausforderungen von registrierten Mitgliedern angenommen.
lobby-challenge-near = Hier werden nur Herausforderungen von registrierten Mitgliedern angenommen, deren Rating höchstens 300 Punkte entfernt ist.
lobby-too-many-challenges = Du hast in letzter Zeit viele herausgefordert. Warte erst auf ihre Antworten.
lobby-no-such-player = Niemand hier heißt so. Prüfe die Schreibweise.
challenges-title = Herausforderungen
challenges-lead = Wähle, gegen wen und zu welchen Bedingungen. Die Herausforderung wird überbracht, und die Antwort kommt irgendwann.
choose-anybody = Wer will: ein Gesuch in der Lobby
choose-anybody-note = Ohne Uhr und ohne Eile steht das Gesuch zwei Wochen.
choose-named = Eine bestimmte Person
knob-whom = Name der Person
knob-whom-note = Nur, wenn du jemanden herausforderst.
knob-range = Rating der Gegenseite
knob-range-note = Nur, wenn du in der Lobby suchst.
knob-range-any = Beliebig
table-next-week = Nächste Woche um dieselbe Zeit
table-next-week-asked = Du hast um ein Match nächste Woche um dieselbe Zeit gebeten. Dein Gegenüber erfährt es, und du erfährst die Antwort.
