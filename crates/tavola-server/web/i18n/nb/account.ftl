# Registering, signing in, one's own page.

nav-account = Kontoen din
account-nav-login = Logg inn
account-title = Kontoen din
account-register = Registrer deg
account-register-lead = Du beholder alt: kampene, plassene og det du har lært. I en annen nettleser logger du inn med passnøkkelen eller passordet ditt.
account-keeps = { $n ->
    [one] Kampen du har i gang, går videre som den er.
   *[other] De { $n } kampene du har i gang, går videre som de er.
  }
account-have = Allerede registrert?
account-new = Ikke registrert ennå?
account-login = Logg inn
account-logout = Logg ut her
account-name-note = Høyst 24 tegn. Ingen andre kan spille under det.
account-password = Passord
account-password-note = Minst { $least } tegn. Flere ord med mellomrom mellom er bra, og alle tegn teller. Ta godt vare på det.
account-password-short = Det passordet er for kort: bruk minst { $least } tegn, for eksempel fire ord. Gå tilbake og velg et annet.
account-password-long = Det passordet er for langt: det har mer enn { $most } byte. Gå tilbake og velg et kortere.
account-password-guessed = Det passordet er for lett å gjette: det er vanlig, et mønster, eller laget av navnet ditt. Gå tilbake og velg et annet.
account-wrong = Ingen spiller har det navnet og det passordet. Gå tilbake og prøv igjen.
account-too-many-tries = { $minutes ->
    [one] Det har vært for mange forsøk. Vent ett minutt og prøv igjen.
   *[other] Det har vært for mange forsøk. Vent { $minutes } minutter og prøv igjen.
  } En passnøkkel slipper deg inn med en gang, og det gjør også en gjenopprettingskode fra et annet nettverk.
account-left = Denne nettleseren spiller som { $name } og har { $n ->
    [one] én kamp
   *[other] { $n } kamper
  } i gang. Logger du inn som noen andre, blir de liggende igjen, og ingen kan spille videre for { $name }.
account-leave = Logg inn og la dem ligge
account-leaves-matches = Gjesten i denne nettleseren har kamper i gang. Gå tilbake og si at du lar dem ligge, eller spill dem først.
account-registered-already = Du er allerede registrert og logget inn.
account-called = Du spiller som { $name }. Navnet er ditt alene.
account-public = Den offentlige siden din
account-guest = Du spiller som gjest. Som registrert kan du logge inn hvor som helst, og navnet er ditt alene.
name-taken = En registrert spiller har det navnet. Velg et annet; er det ditt, logger du inn.

# Registering and signing in by passkey or password.

account-register-password = Registrer deg med passord
account-password-show = Vis passordet
account-password-breached = Det passordet står på en liste over stjålne passord. Gå tilbake og velg et annet.
account-age = Er du under 16, spør en forelder først.
account-no-codes = Du har ingen gjenopprettingskoder ennå. Uten dem kan ingen slippe deg inn igjen hvis du mister nøklene dine.
account-name-change = Bytt navn
account-keys-title = Slik logger du inn
account-last-key = Ingenting annet ville åpnet kontoen din. Legg til en passnøkkel eller velg et passord først.
account-name-often = Du kan bytte navn tre ganger på 30 dager. Prøv igjen senere.
account-code-wrong = Ingen spiller har det navnet og den koden, eller koden er brukt. Gå tilbake og prøv igjen.
account-link-gone = Den lenken er brukt eller for gammel. Be om en ny.
account-prove-first = Vis først hvem du er.

passkey-register = Registrer deg med passnøkkel
passkey-login = Logg inn med passnøkkel
passkey-prove = Bruk en passnøkkel
passkey-note = En passnøkkel ligger på enheten din eller i passordbehandleren. Du låser den opp slik du låser opp enheten, og det er ingenting å huske.
passkey-or = Eller med passord:
passkey-elsewhere = Passnøkler hører til et navn og ikke til et nummer. Åpne denne siden på
passkey-no-domain = Passnøkler virker bare der klubben nås ved navn over https.
passkey-failed = Det gikk ikke. Prøv igjen, eller bruk passordet ditt.
passkey-not-allowed = Ingen passnøkkel ble brukt. Prøv igjen, eller bruk passordet ditt.
passkey-known = Denne enheten har allerede en passnøkkel til kontoen din.
passkey-late = Det tok for lang tid. Prøv igjen.
passkey-unknown = Ingen konto har den passnøkkelen. Den kan være fjernet.
passkey-wrong = Passnøkkelen svarte ikke som den skulle. Prøv igjen; hjelper ikke det, logg inn på en annen måte og legg den til på nytt.
passkey-many = Du har 20 passnøkler. Fjern en før du legger til en ny.

prove-title = Er det deg?
prove-lead = Vis en gang til hvem du er. I { $minutes } minutter kan du så endre hvordan du logger inn.
prove-password = Fortsett
prove-lost = Virker ingen av delene?

password-title = Nytt passord
password-is-there = Det finnes et
password-is-none = Ingen
password-save = Lagre passord
password-remove = Fjern passordet
password-remove-note = Du kan logge inn med passnøklene alene.

codes-title = Gjenopprettingskoder
codes-lead = Hver kode slipper deg inn én gang hvis du skulle miste passnøklene eller glemme passordet. Skriv dem ut eller skriv dem ned.
codes-left = { $n ->
    [0] Ingen igjen
    [one] Én igjen
   *[other] { $n } igjen
  }
codes-show = Vis kodene
codes-renew = Lag nye koder
codes-renew-note = Kodene du har nå, blir verdiløse.
codes-once = Dette er den eneste gangen disse kodene vises.
codes-print = Skriv ut
codes-kept = Jeg har tatt vare på dem

keys-title = Passnøkler
keys-lead = Du kan ha flere, for eksempel en på telefonen og en på datamaskinen.
keys-many = { $n ->
    [0] Ingen
    [one] Én
   *[other] { $n }
  }
keys-label = Navn på passnøkkelen
keys-add = Legg til en passnøkkel
keys-rename = Gi nytt navn
keys-remove = Fjern
keys-remove-which = Fjern { $name }
keys-used = Sist brukt
keys-unused = Ikke brukt ennå.

name-title = Bytt navn
name-lead = Du kan bytte navn tre ganger på 30 dager. Det gamle navnet ditt fører til det nye i et år, og ingen andre kan ta det i den tiden.
name-save = Lagre navn
name-former = Tidligere navn

browsers-unknown = Ukjent nettleser
browsers-here = denne
browsers-since = Siden
browsers-seen = Sist sett
browsers-end = Logg ut

changes-title = Hva som er endret
changes-note = Var det noe her du ikke gjorde selv, logg ut alle andre nettlesere og bytt nøklene dine.
change-registered = Du registrerte deg.
change-password = Passordet ble endret.
change-password-gone = Passordet ble fjernet.
change-key-added = En passnøkkel ble lagt til: { $detail }
change-key-gone = En passnøkkel ble fjernet: { $detail }
change-codes = Nye gjenopprettingskoder ble laget.
change-code-used = En gjenopprettingskode ble brukt til å logge inn.
change-link-used = En lenke ble brukt til å logge inn.
change-name = Navnet ble byttet. Før: { $detail }
change-mail = E-postadressen ble endret.
change-mail-gone = E-postadressen ble fjernet: { $detail }
change-leaving = Kontoen skal slettes.
change-staying = Kontoen blir værende.

recover-title = Inn igjen med gjenopprettingskode
recover-lead = Hver av kodene dine virker én gang. Alle andre nettlesere logges da ut, og du kan velge nye nøkler.
recover-code = Gjenopprettingskode
recover-code-note = Store eller små bokstaver, med eller uten bindestreker.
recover-enter = Logg inn
recover-mail-title = Med e-post
recover-mail-note = Har kontoen en adresse, går det en lenke dit. Den virker i 15 minutter, én gang.
recover-mail-send = Send lenken
recover-mail-sent = Har kontoen en adresse, er en lenke på vei. Den virker i 15 minutter, én gang.
recover-staff = Ingen kode igjen? Den som driver klubben, kan gi deg en lenke.
recover-link-lead = Denne lenken slipper deg inn én gang. Alle andre nettlesere logges da ut.

mail-title = E-post
mail-none = Ingen adresse
mail-lead = Du trenger ingen adresse for å spille. Med en kan du komme inn igjen uten kode, og du får beskjed når noen endrer nøklene dine.
mail-address = E-postadresse
mail-note = Først går det et brev dit; lenken i det gjør adressen til din.
mail-send = Send brevet
mail-sent = Et brev er på vei. Adressen gjelder når du har fulgt lenken.
mail-dead = Brev til adressen din kom tilbake. Ingenting mer sendes før du bekrefter den på nytt.
mail-no-address = Det er ikke en e-postadresse. Gå tilbake og se etter en feil.
mail-remove = Fjern adressen
mail-notices-on = Varsler kommer også dit, for eksempel om at det er din tur.
mail-notices-off = Du får bare brev om nøklene dine.
mail-notices-stop = Ingen flere varsler på e-post
mail-notices-start = Send varslene mine på e-post
mail-stop-lead = Ingen flere varsler på e-post? Du får fortsatt beskjed om endringer av nøklene dine.
mail-stopped = Du får ikke flere varsler på e-post.
mail-confirm-lead = Skal brev til kontoen din gå til denne adressen?
mail-confirm = Bekreft adressen
mail-confirmed = Brev til kontoen din går fra nå av til denne adressen.
mail-undo-lead = Var det ikke du som endret adressen? Dette henter den gamle tilbake og logger alle ut.
mail-undo = Hent tilbake den gamle adressen
mail-undone = Den gamle adressen gjelder igjen, og alle er logget ut. Logg inn og bytt nøklene dine.

letter-confirm-subject = Adressen din i klubben
letter-confirm-text = Hei, { $name }

  Følg denne lenken innen et døgn for å gjøre dette til din adresse:
  { $link }

  Var det ikke du som ba om dette, trenger du ikke gjøre noe.
letter-link-subject = Inn igjen på kontoen din
letter-link-text = Hei, { $name }

  Denne lenken slipper deg inn én gang innen 15 minutter:
  { $link }

  Var det ikke du som ba om dette, trenger du ikke gjøre noe.
letter-change-subject = Kontoen din er endret
letter-change-text = Hei, { $name }

  { $said }

  Var det ikke deg, logg inn og bytt nøklene dine:
  { $link }
letter-before-subject = Adressen din er endret
letter-before-text = Hei, { $name }

  Brev til kontoen din går ikke lenger til denne adressen.

  Var det ikke deg, hent den tilbake innen 7 dager:
  { $link }

data-title = Dataene dine
data-lead = Ta med deg alt, eller forlat klubben
export-title = Ta med deg alt
export-lead = Én fil med alt klubben har lagret under kontoen din, også rapportene dine og avgjørelser om deg, og hver av kampene dine som .mat-fil som andre programmer leser.
export-get = Last ned
leave-title = Forlat klubben
leave-lead = Du kan forlate klubben for godt. Ingen beholder navnet, nøklene eller adressen din.
leave-goes = Navnet, passnøklene, passordet, kodene, e-postadressen, innstillingene, importerte filer, notatene og det du har sagt, slettes.
leave-stays = Kampene dine blir hos motstanderne, med terninger og resultater, men uten navnet ditt.
leave-week = Dette skjer om 7 dager. Til da kan du logge inn og ombestemme deg.
leave-sure = Slett kontoen min
leave-now = Forlat klubben
leave-at = Denne kontoen blir slettet
leave-stay = Jeg blir
