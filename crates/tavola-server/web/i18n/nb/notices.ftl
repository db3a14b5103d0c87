# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Varsler
bell-many = { $n ->
    [one] Varsler: ett nytt
   *[other] Varsler: { $n } nye
  }
bell-some = Varsler: %n nye
notices-title = Varsler
notices-none = Ingenting nytt. Her leser du når det er din tur, når noen utfordrer deg, eller når en turnering kaller på deg.
notices-play = Spill
notices-see = Merk som lest
notices-see-this = Merk som lest: { $what }
notices-see-all = Merk alle som lest
notices-earlier = Tidligere
notices-choices = Slik får du beskjed
notices-about = Om
notices-way-page = På siden
notices-way-push = Push
notices-way-mail = E-post
notices-hour = Tidspunkt for den daglige e-posten
notices-mail-note = E-posten kommer høyst én gang om dagen, og bare hvis du ikke har lest varslene her før.
notices-keep = Lagre valgene

notice-kind-turn = Din tur
notice-kind-time = Tiden snart ute
notice-kind-challenge = Utfordring
notice-kind-answer = Svar på utfordringen din
notice-kind-seek = Noen søker motstander
notice-kind-appointment = Avtale
notice-kind-adjourned = Utsatt kamp
notice-kind-tournament = Oppkalling til kamp
notice-kind-analysis = Analyse
notice-kind-moderation = Moderering
notice-kind-account = Kontoen din

notice-somebody = Noen
notice-turn = Det er din tur mot { $who }
notice-time = Tiden din mot { $who } er snart ute: { $hours ->
    [0] ingen tid igjen
    [one] mindre enn en time igjen
   *[other] mindre enn { $hours } timer igjen
  }
notice-challenge = { $n ->
    [0] { $who } utfordrer deg til pengespill
    [one] { $who } utfordrer deg til en kamp til ett poeng
   *[other] { $who } utfordrer deg til en kamp til { $n } poeng
  }
notice-accepted = { $who } har godtatt utfordringen din
notice-declined = { $who } har avslått utfordringen din
notice-seek = { $n ->
    [0] { $who } søker motstander til pengespill
    [one] { $who } søker motstander til en kamp til ett poeng
   *[other] { $who } søker motstander til en kamp til { $n } poeng
  }
notice-appointment = { $minutes ->
    [0] Du har en avtale med { $who } nå
    [one] Du har en avtale med { $who } om ett minutt
   *[other] Du har en avtale med { $who } om { $minutes } minutter
  }
notice-hour = { $minutes ->
    [0] Timen du meldte deg på, har begynt
    [one] Timen du meldte deg på, begynner om ett minutt
   *[other] Timen du meldte deg på, begynner om { $minutes } minutter
  }
notice-adjourned = Kampen din mot { $who } er utsatt
notice-resume = { $who } er klar til å gjenoppta kampen
notice-resume-by = Kampen din mot { $who } må gjenopptas: { $hours ->
    [0] tiden for det er ute
    [one] mindre enn en time igjen
   *[other] mindre enn { $hours } timer igjen
  }
notice-analysis = Kampen din er analysert
notice-analyses = Alle kampene dine er analysert
notice-analysis-of = Kampen din mot { $who } er analysert
notice-call = { $name } kaller på deg: kamp { $number } mot { $who }
notice-call-at = { $name } kaller på deg: kamp { $number } mot { $who }, { $board }
notice-decision-silenced = Du kan ikke skrive på en stund
notice-decision-unrated = Du kan ikke spille ratingkamper på en stund
notice-decision-closed = Kontoen din er stengt
notice-decision-lifted = En begrensning på kontoen din er opphevet
notice-decision-warned = Moderatorene minner deg om klubbens regler
notice-decision-reported = Rapporten din er behandlet
notice-report = En rapport venter på en moderators avgjørelse
notice-account-password = Passordet ditt er endret
notice-account-key-added = En passnøkkel er lagt til på kontoen din
notice-account-key-removed = En passnøkkel er fjernet fra kontoen din
notice-account-mail = E-postadressen din er endret
notice-account-name = Navnet ditt er endret
notice-account-codes = Nye gjenopprettingskoder er laget for kontoen din
notice-account-code-used = En gjenopprettingskode er brukt på kontoen din
notice-account-signed-in = Noen har logget inn på kontoen din fra en ny nettleser
notice-account-deletion = Kontoen din blir slettet
notice-account-role = Rollen din i klubben er endret
notice-account-token = En programnøkkel er laget for kontoen din

push-title = Denne enheten
push-why = Klubben kan si fra på denne enheten når det er din tur, når noen utfordrer deg, eller når en turnering kaller på deg, også når ingen side er åpen. Meldingen inneholder ingen posisjon og ingenting noen har skrevet.
push-script = Til dette trenger nettleseren skript.
push-start = Si fra på denne enheten
push-end = Slutt å si fra på denne enheten
push-on = Denne enheten får beskjed.
push-denied = Nettleseren lar ikke klubben si fra til deg. Du kan endre det i nettleserens innstillinger for denne siden.
push-never = Denne nettleseren kan ikke få beskjed.
push-home = På denne enheten må du først legge Tavola til på hjemskjermen og åpne den der.
push-failed = Det gikk ikke. Prøv igjen senere.

app-install = Installer appen
app-clock = Klokke og resultattavle
language-code = nb
away-title = Ingen forbindelse
away-lead = Klubben kan ikke nås. Det som ikke trenger nett, er her.
away-play = Spill uten nett
away-clock = Klokke og resultattavle
away-again = Prøv igjen
boards-title = Velg et brett
boards-lead = Hvert brett har farger for dag og natt, og brikker du kan skille uten å se farger.
boards-script = Å velge brett krever skript: valget lagres i nettleseren din.
boards-shown = Brettet du har valgt

notices-turns = Send mine korrespondanseturer på e-post med en gang
notices-mail-where = Hvor e-posten går
letter-digest-subject = { $n ->
    [one] Tavola: ett varsel
   *[other] Tavola: { $n } varsler
}
letter-digest-text = Hei, { $name }

  Dette har du ikke lest ennå:

  { $lines }

  Denne e-posten kommer høyst én gang om dagen, og bare hvis det er noe du ikke har lest.
  Velg hva som er med: { $choices }
  Ingen flere e-poster av dette slaget: { $stop }
letter-turns-subject = Tavola: det er din tur
letter-turns-text = Hei, { $name }

  Noen venter på deg i en korrespondansekamp:

  { $lines }

  Du valgte å få beskjed om turene dine med en gang. Endre det: { $choices }
  Ingen flere e-poster av dette slaget: { $stop }
digest-more = { $n ->
    [one] Og ett til.
   *[other] Og { $n } til.
}

calendar-title = Kalender
calendar-lead = Avtalene og turneringene dine i kalenderen på telefonen eller datamaskinen: abonner på denne adressen der.
calendar-address = Adressen til kalenderen din
calendar-open = Åpne filen
calendar-secret = Den som kjenner adressen, kan lese avtalene dine. En ny adresse gjør den gamle verdiløs.
calendar-make = Lag en adresse
calendar-other = Lag en ny adresse
calendar-revoke = Fjern adressen
calendar-own = Tavola
calendar-match = Backgammon mot { $who }
calendar-event = Legg datoene i kalenderen din
