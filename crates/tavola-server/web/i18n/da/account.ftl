# Registering, signing in, one's own page.

nav-account = Din konto
account-nav-login = Log ind
account-title = Din konto
account-register = Opret konto
account-register-lead = Du beholder alt: dine kampe, dine pladser og det, du har lært. I en anden browser logger du ind med din adgangsnøgle eller din adgangskode.
account-keeps = { $n ->
    [one] Din kamp i gang går videre, som den er.
   *[other] Dine { $n } kampe i gang går videre, som de er.
  }
account-have = Har du allerede en konto?
account-new = Har du ingen konto endnu?
account-login = Log ind
account-logout = Log ud her
account-name-note = Højst 24 tegn. Ingen andre kan spille under det.
account-password = Adgangskode
account-password-note = Mindst { $least } tegn. Flere ord med mellemrum er godt, og alle tegn tæller. Pas godt på den.
account-password-short = Adgangskoden er for kort: brug mindst { $least } tegn, for eksempel fire ord. Gå tilbage, og vælg en anden.
account-password-long = Adgangskoden er for lang: den fylder mere end { $most } bytes. Gå tilbage, og vælg en kortere.
account-password-guessed = Adgangskoden er for let at gætte: den er almindelig, et mønster eller lavet af dit navn. Gå tilbage, og vælg en anden.
account-wrong = Ingen spiller har det navn og den adgangskode. Gå tilbage, og prøv igen.
account-too-many-tries = { $minutes ->
    [one] Der har været for mange forsøg. Vent et minut, og prøv igen.
   *[other] Der har været for mange forsøg. Vent { $minutes } minutter, og prøv igen.
  } En adgangsnøgle lukker dig ind med det samme, og det gør en gendannelseskode fra et andet netværk også.
account-left = Denne browser spiller som { $name } og har { $n ->
    [one] en kamp
   *[other] { $n } kampe
  } i gang. Logger du ind som en anden, lader browseren dem ligge, og ingen kan spille videre for { $name }.
account-leave = Log ind, og lad dem ligge
account-leaves-matches = Gæsten i denne browser har kampe i gang. Gå tilbage og sig, at du lader dem ligge, eller spil dem først.
account-registered-already = Du har en konto og er allerede logget ind.
account-called = Du spiller som { $name }. Navnet er kun dit.
account-public = Din offentlige side
account-guest = Du spiller som gæst. Med en konto kan du logge ind overalt, og navnet er kun dit.
name-taken = En registreret spiller har det navn. Vælg et andet; er det dit, så log ind.

# Registering and signing in by passkey or password.

account-register-password = Opret konto med adgangskode
account-password-show = Vis adgangskoden
account-password-breached = Adgangskoden står på en liste over stjålne adgangskoder. Gå tilbage, og vælg en anden.
account-age = Er du under 16, så spørg først en forælder.
account-no-codes = Du har ingen gendannelseskoder endnu. Uden dem kan ingen lukke dig ind igen, hvis du mister dine nøgler.
account-name-change = Skift navn
account-keys-title = Sådan logger du ind
account-last-key = Intet andet ville åbne din konto. Tilføj først en adgangsnøgle, eller vælg en adgangskode.
account-name-often = Du kan skifte navn tre gange på 30 dage. Prøv igen senere.
account-code-wrong = Ingen spiller har det navn og den kode, eller koden er brugt. Gå tilbage, og prøv igen.
account-link-gone = Linket er brugt eller for gammelt. Bed om et nyt.
account-prove-first = Vis først, hvem du er.

passkey-register = Opret konto med adgangsnøgle
passkey-login = Log ind med adgangsnøgle
passkey-prove = Brug en adgangsnøgle
passkey-note = En adgangsnøgle gemmes på din enhed eller i din adgangskodeadministrator. Du låser den op, som du låser enheden op, og der er intet at huske.
passkey-or = Eller med adgangskode:
passkey-elsewhere = Adgangsnøgler hører til et navn og ikke til et nummer. Åbn siden på
passkey-no-domain = Adgangsnøgler virker kun, hvor klubben nås under sit navn via https.
passkey-failed = Det virkede ikke. Prøv igen, eller brug din adgangskode.
passkey-not-allowed = Ingen adgangsnøgle blev brugt. Prøv igen, eller brug din adgangskode.
passkey-known = Enheden har allerede en adgangsnøgle til din konto.
passkey-late = Det tog for lang tid. Prøv igen.
passkey-unknown = Ingen konto har den adgangsnøgle. Måske er den fjernet.
passkey-wrong = Adgangsnøglen svarede ikke, som den skulle. Prøv igen; hjælper det ikke, så log ind på en anden måde, og tilføj den igen.
passkey-many = Du har 20 adgangsnøgler. Fjern en, før du tilføjer en til.

prove-title = Er det dig?
prove-lead = Vis en gang til, hvem du er. I { $minutes } minutter kan du så ændre, hvordan du logger ind.
prove-password = Fortsæt
prove-lost = Virker ingen af dem?

password-title = Ny adgangskode
password-is-there = Der er en
password-is-none = Ingen
password-save = Gem adgangskoden
password-remove = Fjern adgangskoden
password-remove-note = Du kan logge ind med dine adgangsnøgler alene.

codes-title = Gendannelseskoder
codes-lead = Hver kode lukker dig ind én gang, hvis du mister dine adgangsnøgler eller glemmer din adgangskode. Udskriv dem, eller skriv dem ned.
codes-left = { $n ->
    [0] Ingen tilbage
    [one] En tilbage
   *[other] { $n } tilbage
  }
codes-show = Vis koderne
codes-renew = Lav nye koder
codes-renew-note = De koder, du har nu, bliver værdiløse.
codes-once = Koderne vises kun denne ene gang.
codes-print = Udskriv
codes-kept = Jeg har gemt dem

keys-title = Adgangsnøgler
keys-lead = Du kan have flere, for eksempel en på telefonen og en på computeren.
keys-many = { $n ->
    [0] Ingen
    [one] En
   *[other] { $n }
  }
keys-label = Adgangsnøglens navn
keys-add = Tilføj en adgangsnøgle
keys-rename = Omdøb
keys-remove = Fjern
keys-remove-which = Fjern { $name }
keys-used = Sidst brugt
keys-unused = Ikke brugt endnu.

name-title = Skift navn
name-lead = Du kan skifte navn tre gange på 30 dage. Dit gamle navn fører til det nye i et år, og ingen andre kan tage det i den tid.
name-save = Gem navnet
name-former = Tidligere navne

browsers-unknown = Ukendt browser
browsers-here = denne
browsers-since = Siden
browsers-seen = Sidst set
browsers-end = Log ud

changes-title = Hvad der er ændret
changes-note = Har du ikke selv gjort noget af dette, så log alle andre browsere ud, og skift dine nøgler.
change-registered = Kontoen blev oprettet.
change-password = Adgangskoden blev ændret.
change-password-gone = Adgangskoden blev fjernet.
change-key-added = En adgangsnøgle blev tilføjet: { $detail }
change-key-gone = En adgangsnøgle blev fjernet: { $detail }
change-codes = Der blev lavet nye gendannelseskoder.
change-code-used = En gendannelseskode blev brugt til at logge ind.
change-link-used = Et link blev brugt til at logge ind.
change-name = Navnet blev ændret. Før: { $detail }
change-mail = E-mailadressen blev ændret.
change-mail-gone = E-mailadressen blev fjernet: { $detail }
change-leaving = Kontoen skal slettes.
change-staying = Kontoen bliver.

recover-title = Ind igen med en gendannelseskode
recover-lead = Hver kode virker én gang. Alle andre browsere logges så ud, og du kan vælge nye nøgler.
recover-code = Gendannelseskode
recover-code-note = Store eller små bogstaver, med eller uden bindestreger.
recover-enter = Log ind
recover-mail-title = Via e-mail
recover-mail-note = Har kontoen en adresse, sendes et link dertil. Det virker i 15 minutter, én gang.
recover-mail-send = Send linket
recover-mail-sent = Har kontoen en adresse, er et link på vej. Det virker i 15 minutter, én gang.
recover-staff = Ingen kode tilbage? De, der driver klubben, kan give dig et link.
recover-link-lead = Linket lukker dig ind én gang. Alle andre browsere logges så ud.

mail-title = E-mail
mail-none = Ingen adresse
mail-lead = Du behøver ingen adresse for at spille. Med en kan du komme ind igen uden kode, og du får besked, når nogen ændrer dine nøgler.
mail-address = E-mailadresse
mail-note = Først sendes et brev dertil; linket i det gør adressen til din.
mail-send = Send brevet
mail-sent = Et brev er på vej. Adressen gælder, når du følger linket i det.
mail-dead = Breve til din adresse kom tilbage. Der sendes ikke mere, før du bekræfter den igen.
mail-no-address = Det er ikke en e-mailadresse. Gå tilbage, og se efter fejl.
mail-remove = Fjern adressen
mail-notices-on = Dine beskeder kommer også dertil, for eksempel at det er din tur.
mail-notices-off = Du får kun breve om dine nøgler.
mail-notices-stop = Ikke flere beskeder via e-mail
mail-notices-start = Send mig mine beskeder
mail-stop-lead = Ikke flere beskeder via e-mail? Du får stadig besked om ændringer af dine nøgler.
mail-stopped = Du får ikke flere beskeder via e-mail.
mail-confirm-lead = Skal breve til din konto sendes til denne adresse?
mail-confirm = Bekræft adressen
mail-confirmed = Breve til din konto sendes fra nu af til denne adresse.
mail-undo-lead = Var det ikke dig, der ændrede adressen? Dette henter den gamle tilbage og logger alle ud.
mail-undo = Hent den gamle adresse tilbage
mail-undone = Den gamle adresse gælder igen, og alle er logget ud. Log ind, og skift dine nøgler.

letter-confirm-subject = Din adresse i klubben
letter-confirm-text = Hej { $name }

  Følg linket inden et døgn for at gøre adressen til din:
  { $link }

  Var det ikke dig, der bad om det, så gør ingenting.
letter-link-subject = Tilbage til din konto
letter-link-text = Hej { $name }

  Linket lukker dig ind én gang inden for 15 minutter:
  { $link }

  Var det ikke dig, der bad om det, så gør ingenting.
letter-change-subject = Din konto er ændret
letter-change-text = Hej { $name }

  { $said }

  Var det ikke dig, så log ind, og skift dine nøgler:
  { $link }
letter-before-subject = Din adresse er ændret
letter-before-text = Hej { $name }

  Breve til din konto sendes ikke længere til denne adresse.

  Var det ikke dig, så hent den tilbage inden 7 dage:
  { $link }

data-title = Dine data
data-lead = Tag alt med, eller forlad klubben
export-title = Tag alt med
export-lead = Én fil med alt, hvad klubben gemmer under din konto, også dine anmeldelser og afgørelser om dig, og hver af dine kampe som .mat-fil, som andre programmer kan læse.
export-get = Hent
leave-title = Forlad klubben
leave-lead = Du kan gå for altid. Ingen gemmer dit navn, dine nøgler eller din adresse.
leave-goes = Dit navn, adgangsnøgler, adgangskode, koder, e-mailadresse, indstillinger, importerede filer, noter og det, du har sagt, slettes.
leave-stays = Dine kampe bliver hos dine modstandere, med terninger og resultater, men uden dit navn.
leave-week = Det sker om 7 dage. Indtil da kan du logge ind og fortryde.
leave-sure = Slet min konto
leave-now = Forlad klubben
leave-at = Kontoen slettes
leave-stay = Jeg bliver
