# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Beskeder
bell-many = { $n ->
    [one] Beskeder: en ny
   *[other] Beskeder: { $n } nye
  }
bell-some = Beskeder: %n nye
notices-title = Beskeder
notices-none = Intet nyt. Her læser du, når det er din tur, når nogen udfordrer dig, eller når en turnering kalder på dig.
notices-play = Spil
notices-see = Marker som læst
notices-see-this = Marker som læst: { $what }
notices-see-all = Marker alle som læst
notices-earlier = Tidligere
notices-choices = Hvordan du får besked
notices-about = Om
notices-way-page = Klokke
notices-way-push = Push
notices-way-mail = Mail
notices-hour = Tidspunkt for den daglige mail
notices-mail-note = Mail kommer højst en gang om dagen, og kun hvis du ikke har læst dine beskeder her forinden.
notices-keep = Gem valgene

notice-kind-turn = Din tur
notice-kind-time = Tiden er knap
notice-kind-challenge = Udfordring
notice-kind-answer = Svar på din udfordring
notice-kind-seek = Nogen søger modstander
notice-kind-appointment = Aftale
notice-kind-adjourned = Afbrudt kamp
notice-kind-tournament = Kaldt til kamp
notice-kind-analysis = Analyse
notice-kind-moderation = Moderering
notice-kind-account = Din konto

notice-somebody = Nogen
notice-turn = Det er din tur mod { $who }
notice-time = Din tid mod { $who } er snart gået: { $hours ->
    [0] der er ingen tilbage
    [one] mindre end en time tilbage
   *[other] mindre end { $hours } timer tilbage
  }
notice-challenge = { $n ->
    [0] { $who } udfordrer dig til pengespil
    [one] { $who } udfordrer dig til en kamp til et point
   *[other] { $who } udfordrer dig til en kamp til { $n } point
  }
notice-accepted = { $who } har taget imod din udfordring
notice-declined = { $who } har afslået din udfordring
notice-seek = { $n ->
    [0] { $who } søger en modstander til pengespil
    [one] { $who } søger en modstander til en kamp til et point
   *[other] { $who } søger en modstander til en kamp til { $n } point
  }
notice-appointment = { $minutes ->
    [0] Du har en aftale med { $who } nu
    [one] Du har en aftale med { $who } om et minut
   *[other] Du har en aftale med { $who } om { $minutes } minutter
  }
notice-hour = { $minutes ->
    [0] Den time, du skrev dig på, er begyndt
    [one] Den time, du skrev dig på, begynder om et minut
   *[other] Den time, du skrev dig på, begynder om { $minutes } minutter
  }
notice-adjourned = Din kamp mod { $who } er afbrudt
notice-resume = { $who } er klar til at genoptage jeres kamp
notice-resume-by = Din kamp mod { $who } skal genoptages: { $hours ->
    [0] fristen er udløbet
    [one] mindre end en time tilbage
   *[other] mindre end { $hours } timer tilbage
  }
notice-analysis = Din kamp er analyseret
notice-analyses = Alle dine kampe er analyseret
notice-analysis-of = Din kamp mod { $who } er analyseret
notice-call = { $name } kalder på dig: kamp { $number } mod { $who }
notice-call-at = { $name } kalder på dig: kamp { $number } mod { $who }, { $board }
notice-decision-silenced = Du kan ikke skrive i en tid
notice-decision-unrated = Du kan ikke spille ratede kampe i en tid
notice-decision-closed = Din konto er lukket
notice-decision-lifted = En begrænsning af din konto er ophævet
notice-decision-warned = Moderatorerne minder dig om klubbens regler
notice-decision-reported = Din anmeldelse er behandlet
notice-report = En anmeldelse venter på en moderators afgørelse
notice-account-password = Din adgangskode er ændret
notice-account-key-added = En adgangsnøgle er føjet til din konto
notice-account-key-removed = En adgangsnøgle er fjernet fra din konto
notice-account-mail = Din e-mailadresse er ændret
notice-account-name = Dit navn er ændret
notice-account-codes = Der er lavet nye gendannelseskoder til din konto
notice-account-code-used = En gendannelseskode er brugt til din konto
notice-account-signed-in = Nogen har logget ind på din konto fra en ny browser
notice-account-deletion = Din konto bliver slettet
notice-account-role = Din rolle i klubben er ændret
notice-account-token = Der er lavet en programnøgle til din konto

push-title = Denne enhed
push-why = Klubben kan kalde på dig på denne enhed, når det er din tur, når nogen udfordrer dig, eller når en turnering kalder, også når ingen side er åben. Beskeden rummer ingen stilling og intet, nogen har skrevet.
push-script = Til det skal din browser bruge scripts.
push-start = Kald på mig på denne enhed
push-end = Kald ikke mere på mig på denne enhed
push-on = Der kaldes på denne enhed.
push-denied = Din browser tillader ikke klubben at kalde på dig. Det kan du ændre i browserens indstillinger for siden.
push-never = Der kan ikke kaldes på denne browser.
push-home = Læg på denne enhed først Tavola på hjemmeskærmen, og åbn den derfra.
push-failed = Det virkede ikke. Prøv igen senere.

app-install = Installer appen
app-clock = Ur og pointtavle
language-code = da
away-title = Ingen forbindelse
away-lead = Klubben kan ikke nås. Det, der ikke kræver netværk, er her.
away-play = Spil offline
away-clock = Ur og pointtavle
away-again = Prøv igen
boards-title = Vælg et bræt
boards-lead = Hvert bræt har sine farver til dag og nat og brikker, du kan skelne uden at se farver.
boards-script = Valget af bræt kræver scripts: det gemmes i din browser.
boards-shown = Det bræt, du har valgt

notices-turns = Send straks mail om mine korrespondanceture
notices-mail-where = Hvor mailen sendes hen
letter-digest-subject = { $n ->
    [one] Tavola: en besked
   *[other] Tavola: { $n } beskeder
}
letter-digest-text = Hej { $name }

  Det her har du ikke læst endnu:

  { $lines }

  Mailen kommer højst en gang om dagen, og kun hvis der er noget, du ikke har læst.
  Vælg, hvad der er i den: { $choices }
  Ikke flere mails af denne slags: { $stop }
letter-turns-subject = Tavola: det er din tur
letter-turns-text = Hej { $name }

  Nogen venter på dig i en korrespondancekamp:

  { $lines }

  Du har valgt at få besked om dine ture straks. Skift det: { $choices }
  Ikke flere mails af denne slags: { $stop }
digest-more = { $n ->
    [one] Og en til.
   *[other] Og { $n } til.
}

calendar-title = Kalender
calendar-lead = Dine aftaler og turneringer i kalenderen på din telefon eller computer: abonner dér på denne adresse.
calendar-address = Din kalenders adresse
calendar-open = Åbn filen
calendar-secret = Den, der kender adressen, kan læse dine aftaler. En ny adresse gør den gamle værdiløs.
calendar-make = Lav en adresse
calendar-other = Lav en ny adresse
calendar-revoke = Fjern adressen
calendar-own = Tavola
calendar-match = Backgammon mod { $who }
calendar-event = Føj datoerne til din kalender
