# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Meldingen
bell-many = { $n ->
    [one] Meldingen: één nieuwe
   *[other] Meldingen: { $n } nieuwe
  }
bell-some = Meldingen: %n nieuwe
notices-title = Meldingen
notices-none = Niets nieuws. Hier lees je wanneer je aan de beurt bent, wanneer iemand je uitdaagt, of wanneer een toernooi je oproept.
notices-play = Spelen
notices-see = Als gelezen markeren
notices-see-this = Als gelezen markeren: { $what }
notices-see-all = Alles als gelezen markeren
notices-earlier = Eerder
notices-choices = Hoe je bericht krijgt
notices-about = Over
notices-way-page = Bel
notices-way-push = Push
notices-way-mail = E-mail
notices-hour = Tijdstip van de dagelijkse e-mail
notices-mail-note = E-mail komt hoogstens één keer per dag, en alleen als je je meldingen hier nog niet hebt gelezen.
notices-keep = Keuze opslaan

notice-kind-turn = Jouw beurt
notice-kind-time = Tijd bijna op
notice-kind-challenge = Uitdaging
notice-kind-answer = Antwoord op je uitdaging
notice-kind-seek = Iemand zoekt een tegenstander
notice-kind-appointment = Afspraak
notice-kind-adjourned = Onderbroken match
notice-kind-tournament = Oproep voor een match
notice-kind-analysis = Analyse
notice-kind-moderation = Moderatie
notice-kind-account = Je account

notice-somebody = Iemand
notice-turn = Je bent aan de beurt tegen { $who }
notice-time = Je tijd tegen { $who } is bijna op: { $hours ->
    [0] er is niets meer over
    [one] nog minder dan een uur
   *[other] nog minder dan { $hours } uur
  }
notice-challenge = { $n ->
    [0] { $who } daagt je uit voor geldspel
    [one] { $who } daagt je uit voor een match tot één punt
   *[other] { $who } daagt je uit voor een match tot { $n } punten
  }
notice-accepted = { $who } heeft je uitdaging aangenomen
notice-declined = { $who } heeft je uitdaging afgeslagen
notice-seek = { $n ->
    [0] { $who } zoekt een tegenstander voor geldspel
    [one] { $who } zoekt een tegenstander voor een match tot één punt
   *[other] { $who } zoekt een tegenstander voor een match tot { $n } punten
  }
notice-appointment = { $minutes ->
    [0] Je hebt nu een afspraak met { $who }
    [one] Je hebt over één minuut een afspraak met { $who }
   *[other] Je hebt over { $minutes } minuten een afspraak met { $who }
  }
notice-hour = { $minutes ->
    [0] Het uur waarvoor je je hebt opgegeven is begonnen
    [one] Het uur waarvoor je je hebt opgegeven begint over één minuut
   *[other] Het uur waarvoor je je hebt opgegeven begint over { $minutes } minuten
  }
notice-adjourned = Je match tegen { $who } is onderbroken
notice-resume = { $who } is klaar om jullie match te hervatten
notice-resume-by = Je match tegen { $who } moet worden hervat: { $hours ->
    [0] de tijd daarvoor is voorbij
    [one] nog minder dan een uur
   *[other] nog minder dan { $hours } uur
  }
notice-analysis = Je match is geanalyseerd
notice-analyses = Al je matches zijn geanalyseerd
notice-analysis-of = Je match tegen { $who } is geanalyseerd
notice-call = { $name } roept je op: match { $number } tegen { $who }
notice-call-at = { $name } roept je op: match { $number } tegen { $who }, { $board }
notice-decision-silenced = Je kunt een tijd lang niet schrijven
notice-decision-unrated = Je kunt een tijd lang niet voor de rating spelen
notice-decision-closed = Je account is gesloten
notice-decision-lifted = Een beperking van je account is opgeheven
notice-decision-warned = De moderators herinneren je aan de regels van de club
notice-decision-reported = Je melding is behandeld
notice-report = Een melding wacht op de beslissing van een moderator
notice-account-password = Je wachtwoord is gewijzigd
notice-account-key-added = Er is een passkey aan je account toegevoegd
notice-account-key-removed = Er is een passkey van je account verwijderd
notice-account-mail = Je e-mailadres is gewijzigd
notice-account-name = Je naam is gewijzigd
notice-account-codes = Er zijn nieuwe herstelcodes voor je account gemaakt
notice-account-code-used = Er is een herstelcode van je account gebruikt
notice-account-signed-in = Iemand heeft zich vanuit een nieuwe browser bij je account aangemeld
notice-account-deletion = Je account wordt verwijderd
notice-account-role = Je rol in de club is gewijzigd
notice-account-token = Er is een token voor programma’s voor je account gemaakt

push-title = Dit apparaat
push-why = De club kan je op dit apparaat roepen als je aan de beurt bent, als iemand je uitdaagt of als een toernooi je oproept, ook als er geen pagina open is. Wat er dan staat, bevat geen stelling en niets wat iemand heeft geschreven.
push-script = Hiervoor heeft je browser scripts nodig.
push-start = Roep me op dit apparaat
push-end = Roep me niet meer op dit apparaat
push-on = Dit apparaat wordt geroepen.
push-denied = Je browser staat deze club niet toe je te roepen. Dat kun je wijzigen in de instellingen van de browser voor deze pagina.
push-never = Deze browser kan niet worden geroepen.
push-home = Zet Tavola op dit apparaat eerst op het beginscherm en open het daar.
push-failed = Dat lukte niet. Probeer het later nog eens.

app-install = App installeren
app-clock = Klok en scorebord
language-code = nl
away-title = Geen verbinding
away-lead = De club is niet te bereiken. Wat geen netwerk nodig heeft, is hier.
away-play = Offline spelen
away-clock = Klok en scorebord
away-again = Opnieuw proberen
boards-title = Kies een bord
boards-lead = Elk bord heeft kleuren voor dag en nacht, en stenen die je ook zonder kleuren uit elkaar houdt.
boards-script = Om een bord te kiezen zijn scripts nodig: de keuze wordt in je browser bewaard.
boards-shown = Het bord dat je hebt gekozen

notices-turns = Mail me meteen als ik in een correspondentiematch aan de beurt ben
notices-mail-where = Waar de e-mail heen gaat
letter-digest-subject = { $n ->
    [one] Tavola: één melding
   *[other] Tavola: { $n } meldingen
}
letter-digest-text = Hallo { $name },

  dit heb je nog niet gelezen:

  { $lines }

  Deze e-mail komt hoogstens één keer per dag, en alleen als er iets is dat je niet hebt gelezen.
  Kies wat erin staat: { $choices }
  Geen e-mails van deze soort meer: { $stop }
letter-turns-subject = Tavola: je bent aan de beurt
letter-turns-text = Hallo { $name },

  iemand wacht op je in een correspondentiematch:

  { $lines }

  Je hebt ervoor gekozen meteen bericht van je beurten te krijgen. Wijzig dat: { $choices }
  Geen e-mails van deze soort meer: { $stop }
digest-more = { $n ->
    [one] En nog één.
   *[other] En nog { $n }.
}

calendar-title = Agenda
calendar-lead = Je afspraken en je toernooien in de agenda van je telefoon of computer: abonneer je daar op dit adres.
calendar-address = Adres van je agenda
calendar-open = Bestand openen
calendar-secret = Wie het adres kent, kan je afspraken lezen. Een nieuw adres maakt het oude waardeloos.
calendar-make = Adres maken
calendar-other = Nieuw adres maken
calendar-revoke = Adres verwijderen
calendar-own = Tavola
calendar-match = Backgammon tegen { $who }
calendar-event = Zet de data in je agenda
