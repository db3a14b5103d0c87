# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Mitteilungen
bell-many = { $n ->
    [one] Mitteilungen: eine neue
   *[other] Mitteilungen: { $n } neue
  }
bell-some = Mitteilungen: %n neue
notices-title = Mitteilungen
notices-none = Nichts Neues. Hier steht, wenn du am Zug bist, wenn dich jemand herausfordert oder ein Turnier dich ruft.
notices-play = Spielen
notices-see = Als gelesen markieren
notices-see-this = Als gelesen markieren: { $what }
notices-see-all = Alle als gelesen markieren
notices-earlier = Früher
notices-choices = Wie du benachrichtigt wirst
notices-about = Über
notices-way-page = Glocke
notices-way-push = Push
notices-way-mail = Mail
notices-hour = Stunde der täglichen Mail
notices-mail-note = Mail kommt höchstens einmal am Tag und nur, wenn du deine Mitteilungen hier nicht schon gelesen hast.
notices-keep = Auswahl speichern

notice-kind-turn = Du bist am Zug
notice-kind-time = Zeit fast abgelaufen
notice-kind-challenge = Herausforderung
notice-kind-answer = Antwort auf deine Herausforderung
notice-kind-seek = Jemand sucht ein Match
notice-kind-appointment = Termin
notice-kind-adjourned = Vertagtes Match
notice-kind-tournament = Aufruf zu einem Match
notice-kind-analysis = Analyse
notice-kind-moderation = Moderation
notice-kind-account = Dein Konto

notice-somebody = Jemand
notice-turn = Du bist am Zug gegen { $who }
notice-time = Deine Zeit gegen { $who } ist fast abgelaufen: { $hours ->
    [0] nichts mehr übrig
    [one] weniger als eine Stunde übrig
   *[other] weniger als { $hours } Stunden übrig
  }
notice-challenge = { $n ->
    [0] { $who } fordert dich zum Geldspiel heraus
    [one] { $who } fordert dich zu einem Match auf einen Punkt heraus
   *[other] { $who } fordert dich zu einem Match auf { $n } Punkte heraus
  }
notice-accepted = { $who } hat deine Herausforderung angenommen
notice-declined = { $who } hat deine Herausforderung abgelehnt
notice-seek = { $n ->
    [0] { $who } möchte Geldspiel spielen
    [one] { $who } sucht ein Match auf einen Punkt
   *[other] { $who } sucht ein Match auf { $n } Punkte
  }
notice-appointment = { $minutes ->
    [0] Du hast jetzt einen Termin mit { $who }
    [one] Du hast in einer Minute einen Termin mit { $who }
   *[other] Du hast in { $minutes } Minuten einen Termin mit { $who }
  }
notice-hour = { $minutes ->
    [0] Die Stunde, für die du dich gemeldet hast, hat begonnen
    [one] Die Stunde, für die du dich gemeldet hast, beginnt in einer Minute
   *[other] Die Stunde, für die du dich gemeldet hast, beginnt in { $minutes } Minuten
  }
notice-adjourned = Dein Match gegen { $who } ist vertagt
notice-resume = { $who } möchte euer Match fortsetzen
notice-resume-by = Dein Match gegen { $who } muss fortgesetzt werden: { $hours ->
    [0] Die Zeit dafür ist vorbei
    [one] Weniger als eine Stunde übrig
   *[other] Weniger als { $hours } Stunden übrig
  }
notice-analysis = Dein Match ist analysiert
notice-analyses = Alle deine Matches sind analysiert
notice-analysis-of = Dein Match gegen { $who } ist analysiert
notice-call = { $name } ruft dich: Match { $number } gegen { $who }
notice-call-at = { $name } ruft dich: Match { $number } gegen { $who }, { $board }
notice-decision-silenced = Du kannst eine Zeit lang nicht schreiben
notice-decision-unrated = Du kannst eine Zeit lang keine gewerteten Matches spielen
notice-decision-closed = Dein Konto wurde gesperrt
notice-decision-lifted = Eine Einschränkung deines Kontos wurde aufgehoben
notice-decision-warned = Die Moderation erinnert dich an die Regeln des Clubs
notice-decision-reported = Deine Meldung wurde bearbeitet
notice-report = Eine Meldung wartet auf eine Entscheidung der Moderation
notice-account-password = Dein Passwort wurde geändert
notice-account-key-added = Deinem Konto wurde ein Passkey hinzugefügt
notice-account-key-removed = Aus deinem Konto wurde ein Passkey entfernt
notice-account-mail = Deine E-Mail-Adresse wurde geändert
notice-account-name = Dein Name wurde geändert
notice-account-codes = Für dein Konto wurden neue Wiederherstellungscodes erzeugt
notice-account-code-used = Für dein Konto wurde ein Wiederherstellungscode benutzt
notice-account-signed-in = Jemand hat sich in einem neuen Browser bei deinem Konto angemeldet
notice-account-deletion = Dein Konto wird gelöscht
notice-account-role = Deine Rolle im Club hat sich geändert
notice-account-token = Für dein Konto wurde ein Token für Programme erstellt

push-title = Dieses Gerät
push-why = Der Club kann dich auf diesem Gerät rufen, wenn du am Zug bist, wenn dich jemand herausfordert oder ein Turnier dich ruft, auch wenn keine Seite offen ist. Der Ruf enthält keine Stellung und nichts, was jemand geschrieben hat.
push-script = Dafür braucht dein Browser Skripte.
push-start = Auf diesem Gerät rufen
push-end = Auf diesem Gerät nicht mehr rufen
push-on = Dieses Gerät wird gerufen.
push-denied = Dein Browser erlaubt diesem Club nicht, dich zu rufen. Das kannst du in den Browser-Einstellungen für diese Seite ändern.
push-never = Dieser Browser kann nicht gerufen werden.
push-home = Lege Tavola auf diesem Gerät zuerst auf den Startbildschirm und öffne es dort.
push-failed = Das hat nicht geklappt. Versuche es später noch einmal.

app-install = App installieren
app-clock = Uhr und Punktetafel
language-code = de
away-title = Keine Verbindung
away-lead = Der Club ist nicht erreichbar. Was kein Netz braucht, ist hier.
away-play = Offline spielen
away-clock = Uhr und Punktetafel
away-again = Noch einmal versuchen
boards-title = Brett wählen
boards-lead = Jedes Brett hat seine Farben für Tag und Nacht und Steine, die sich auch ohne Farbensehen unterscheiden lassen.
boards-script = Für die Wahl eines Bretts braucht es Skripte: Sie wird in deinem Browser gespeichert.
boards-shown = Das gewählte Brett

notices-turns = Meine Züge in Fernmatches sofort mailen
notices-mail-where = Wohin die Mail geht
letter-digest-subject = { $n ->
    [one] Tavola: eine Mitteilung
   *[other] Tavola: { $n } Mitteilungen
}
letter-digest-text = Hallo { $name },

  das hast du noch nicht gelesen:

  { $lines }

  Diese Mail kommt höchstens einmal am Tag und nur, wenn es etwas Ungelesenes gibt.
  Wähle, was darin steht: { $choices }
  Keine solchen Mails mehr: { $stop }
letter-turns-subject = Tavola: Du bist am Zug
letter-turns-text = Hallo { $name },

  in einem Fernmatch wartet jemand auf dich:

  { $lines }

  Du wolltest sofort wissen, wenn du am Zug bist. Das ändern: { $choices }
  Keine solchen Mails mehr: { $stop }
digest-more = { $n ->
    [one] Und noch eine.
   *[other] Und noch { $n }.
}

calendar-title = Kalender
calendar-lead = Deine Termine und Turniere im Kalender deines Telefons oder Computers: Abonniere dort diese Adresse.
calendar-address = Adresse deines Kalenders
calendar-open = Datei öffnen
calendar-secret = Wer die Adresse kennt, kann deine Termine lesen. Eine neue Adresse macht die alte wertlos.
calendar-make = Adresse erstellen
calendar-other = Neue Adresse erstellen
calendar-revoke = Adresse entfernen
calendar-own = Tavola
calendar-match = Backgammon gegen { $who }
calendar-event = Termine in deinen Kalender übernehmen
