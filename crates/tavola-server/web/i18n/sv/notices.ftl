# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Notiser
bell-many = { $n ->
    [one] Notiser: en ny
   *[other] Notiser: { $n } nya
  }
bell-some = Notiser: %n nya
notices-title = Notiser
notices-none = Inget nytt. Här ser du när det är din tur, när någon utmanar dig eller när en turnering kallar på dig.
notices-play = Spela
notices-see = Markera som läst
notices-see-this = Markera som läst: { $what }
notices-see-all = Markera alla som lästa
notices-earlier = Tidigare
notices-choices = Hur du får veta
notices-about = Om
notices-way-page = På sidan
notices-way-push = Push
notices-way-mail = E-post
notices-hour = Klockslag för den dagliga e-posten
notices-mail-note = E-post kommer högst en gång om dagen, och bara om du inte redan har läst dina notiser här.
notices-keep = Spara valen

notice-kind-turn = Din tur
notice-kind-time = Tiden nästan slut
notice-kind-challenge = Utmaning
notice-kind-answer = Svar på din utmaning
notice-kind-seek = Någon söker motståndare
notice-kind-appointment = Avtalad tid
notice-kind-adjourned = Ajournerad match
notice-kind-tournament = Kallelse till match
notice-kind-analysis = Analys
notice-kind-moderation = Moderering
notice-kind-account = Ditt konto

notice-somebody = Någon
notice-turn = Det är din tur mot { $who }
notice-time = Din tid mot { $who } är nästan slut: { $hours ->
    [0] inget är kvar
    [one] mindre än en timme är kvar
   *[other] mindre än { $hours } timmar är kvar
  }
notice-challenge = { $n ->
    [0] { $who } utmanar dig på pengaspel
    [one] { $who } utmanar dig på en match till en poäng
   *[other] { $who } utmanar dig på en match till { $n } poäng
  }
notice-accepted = { $who } har antagit din utmaning
notice-declined = { $who } har tackat nej till din utmaning
notice-seek = { $n ->
    [0] { $who } söker motståndare till pengaspel
    [one] { $who } söker motståndare till en match till en poäng
   *[other] { $who } söker motståndare till en match till { $n } poäng
  }
notice-appointment = { $minutes ->
    [0] Du har en avtalad match med { $who } nu
    [one] Du har en avtalad match med { $who } om en minut
   *[other] Du har en avtalad match med { $who } om { $minutes } minuter
  }
notice-hour = { $minutes ->
    [0] Timmen du anmälde dig till har börjat
    [one] Timmen du anmälde dig till börjar om en minut
   *[other] Timmen du anmälde dig till börjar om { $minutes } minuter
  }
notice-adjourned = Din match mot { $who } är ajournerad
notice-resume = { $who } är redo att återuppta er match
notice-resume-by = Din match mot { $who } måste återupptas: { $hours ->
    [0] tiden för det är ute
    [one] mindre än en timme är kvar
   *[other] mindre än { $hours } timmar är kvar
  }
notice-analysis = Din match är analyserad
notice-analyses = Alla dina matcher är analyserade
notice-analysis-of = Din match mot { $who } är analyserad
notice-call = { $name } kallar på dig: match { $number } mot { $who }
notice-call-at = { $name } kallar på dig: match { $number } mot { $who }, { $board }
notice-decision-silenced = Du kan inte skriva på ett tag
notice-decision-unrated = Du kan inte spela ratingmatcher på ett tag
notice-decision-closed = Ditt konto har stängts
notice-decision-lifted = En begränsning av ditt konto har hävts
notice-decision-warned = Moderatorerna påminner dig om klubbens regler
notice-decision-reported = Din anmälan har behandlats
notice-report = En anmälan väntar på en moderators beslut
notice-account-password = Ditt lösenord har ändrats
notice-account-key-added = En passkey har lagts till i ditt konto
notice-account-key-removed = En passkey har tagits bort från ditt konto
notice-account-mail = Din e-postadress har ändrats
notice-account-name = Ditt namn har ändrats
notice-account-codes = Nya återställningskoder har gjorts för ditt konto
notice-account-code-used = En återställningskod har använts för ditt konto
notice-account-signed-in = Någon har loggat in på ditt konto från en ny webbläsare
notice-account-deletion = Ditt konto kommer att raderas
notice-account-role = Din roll i klubben har ändrats
notice-account-token = En token för program har gjorts för ditt konto

push-title = Den här enheten
push-why = Klubben kan kalla på dig på den här enheten när det är din tur, när någon utmanar dig eller när en turnering kallar på dig, även när ingen sida är öppen. Det som står där innehåller ingen ställning och inget som någon har skrivit.
push-script = För det behöver webbläsaren skript.
push-start = Kalla på mig på den här enheten
push-end = Sluta kalla på mig på den här enheten
push-on = Den här enheten kallas.
push-denied = Din webbläsare tillåter inte klubben att kalla på dig. Det kan du ändra i webbläsarens inställningar för sidan.
push-never = Den här webbläsaren kan inte kallas.
push-home = På den här enheten: lägg först till Tavola på hemskärmen och öppna det där.
push-failed = Det gick inte. Försök igen senare.

app-install = Installera appen
app-clock = Klocka och resultattavla
language-code = sv
away-title = Ingen anslutning
away-lead = Klubben går inte att nå. Det som inte behöver något nätverk finns här.
away-play = Spela offline
away-clock = Klocka och resultattavla
away-again = Försök igen
boards-title = Välj ett bräde
boards-lead = Varje bräde har färger för dag och natt, och brickor som går att skilja åt utan att se färger.
boards-script = För att välja bräde behövs skript: valet sparas i webbläsaren.
boards-shown = Brädet du har valt

notices-turns = Mejla direkt när det är min tur i en korrespondensmatch
notices-mail-where = Vart e-posten går
letter-digest-subject = { $n ->
    [one] Tavola: en notis
   *[other] Tavola: { $n } notiser
}
letter-digest-text = Hej { $name },

  det här har du inte läst än:

  { $lines }

  Det här brevet kommer högst en gång om dagen, och bara om det finns något du inte har läst.
  Välj vad som ska stå i det: { $choices }
  Inga fler brev av det här slaget: { $stop }
letter-turns-subject = Tavola: det är din tur
letter-turns-text = Hej { $name },

  någon väntar på dig i en korrespondensmatch:

  { $lines }

  Du har valt att genast få veta när det är din tur. Ändra det: { $choices }
  Inga fler brev av det här slaget: { $stop }
digest-more = { $n ->
    [one] Och en till.
   *[other] Och { $n } till.
}

calendar-title = Kalender
calendar-lead = Dina avtalade tider och turneringar i kalendern på telefonen eller datorn: prenumerera på den här adressen där.
calendar-address = Adress till din kalender
calendar-open = Öppna filen
calendar-secret = Den som känner till adressen kan läsa dina avtalade tider. En ny adress gör den gamla värdelös.
calendar-make = Gör en adress
calendar-other = Gör en ny adress
calendar-revoke = Ta bort adressen
calendar-own = Tavola
calendar-match = Backgammon mot { $who }
calendar-event = Lägg in datumen i din kalender
