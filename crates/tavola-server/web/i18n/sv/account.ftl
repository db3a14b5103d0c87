# Registering, signing in, one's own page.

nav-account = Ditt konto
account-nav-login = Logga in
account-title = Ditt konto
account-register = Registrera dig
account-register-lead = Du behåller allt: dina matcher, dina platser och det du har lärt dig. I en annan webbläsare loggar du in med din passkey eller ditt lösenord.
account-keeps = { $n ->
    [one] Din pågående match fortsätter som den är.
   *[other] Dina { $n } pågående matcher fortsätter som de är.
  }
account-have = Redan registrerad?
account-new = Inte registrerad än?
account-login = Logga in
account-logout = Logga ut här
account-name-note = Högst 24 tecken. Ingen annan kan spela under det.
account-password = Lösenord
account-password-note = Minst { $least } tecken. Flera ord med mellanslag emellan är bra, och alla tecken räknas. Förvara det väl.
account-password-short = Lösenordet är för kort: använd minst { $least } tecken, till exempel fyra ord. Gå tillbaka och välj ett annat.
account-password-long = Lösenordet är för långt: det har mer än { $most } byte. Gå tillbaka och välj ett kortare.
account-password-guessed = Lösenordet är för lätt att gissa: det är vanligt, ett mönster eller gjort av ditt namn. Gå tillbaka och välj ett annat.
account-wrong = Ingen spelare har det namnet och det lösenordet. Gå tillbaka och försök igen.
account-too-many-tries = { $minutes ->
    [one] Det har varit för många försök. Vänta en minut och försök igen.
   *[other] Det har varit för många försök. Vänta { $minutes } minuter och försök igen.
  } En passkey släpper in dig direkt, och det gör även en återställningskod från ett annat nätverk.
account-left = Den här webbläsaren spelar som { $name } och har { $n ->
    [one] en pågående match
   *[other] { $n } pågående matcher
  }. Loggar du in som någon annan lämnas de kvar, och ingen kan spela vidare för { $name }.
account-leave = Logga in och lämna dem
account-leaves-matches = Webbläsarens gäst har pågående matcher. Gå tillbaka och ange att du lämnar dem, eller spela dem först.
account-registered-already = Du är redan registrerad och inloggad.
account-called = Du spelar som { $name }. Namnet är bara ditt.
account-public = Din offentliga sida
account-guest = Du spelar som gäst. Som registrerad kan du logga in var som helst, och ditt namn är bara ditt.
name-taken = En registrerad spelare har det namnet. Välj ett annat; är det ditt, logga in.

# Registering and signing in by passkey or password.

account-register-password = Registrera dig med lösenord
account-password-show = Visa lösenordet
account-password-breached = Lösenordet finns i en lista över stulna lösenord. Gå tillbaka och välj ett annat.
account-age = Är du under 16, fråga en förälder först.
account-no-codes = Du har inga återställningskoder än. Utan dem kan ingen släppa in dig igen om du förlorar dina nycklar.
account-name-change = Byt namn
account-keys-title = Hur du loggar in
account-last-key = Inget annat skulle öppna ditt konto. Lägg först till en passkey eller välj ett lösenord.
account-name-often = Du kan byta namn tre gånger på 30 dagar. Försök igen senare.
account-code-wrong = Ingen spelare har det namnet och den koden, eller så är koden använd. Gå tillbaka och försök igen.
account-link-gone = Länken är använd eller för gammal. Be om en ny.
account-prove-first = Visa först vem du är.

passkey-register = Registrera dig med passkey
passkey-login = Logga in med passkey
passkey-prove = Använd en passkey
passkey-note = En passkey förvaras av din enhet eller din lösenordshanterare. Du låser upp den så som du låser upp enheten, och det finns inget att komma ihåg.
passkey-or = Eller med lösenord:
passkey-elsewhere = Passkeys hör till ett namn och inte till ett nummer. Öppna den här sidan på
passkey-no-domain = Passkeys fungerar bara där klubben nås med sitt namn över https.
passkey-failed = Det gick inte. Försök igen, eller använd ditt lösenord.
passkey-not-allowed = Ingen passkey användes. Försök igen, eller använd ditt lösenord.
passkey-known = Den här enheten har redan en passkey för ditt konto.
passkey-late = Det tog för lång tid. Försök igen.
passkey-unknown = Inget konto har den passkeyn. Den kan ha tagits bort.
passkey-wrong = Passkeyn svarade inte som den skulle. Försök igen; hjälper inte det, logga in på annat sätt och lägg till den igen.
passkey-many = Du har 20 passkeys. Ta bort en innan du lägger till en ny.

prove-title = Är det du?
prove-lead = Visa en gång till vem du är. Under { $minutes } minuter kan du sedan ändra hur du loggar in.
prove-password = Fortsätt
prove-lost = Fungerar inget av dem?

password-title = Nytt lösenord
password-is-there = Finns
password-is-none = Inget
password-save = Spara lösenord
password-remove = Ta bort lösenordet
password-remove-note = Du kan logga in med bara dina passkeys.

codes-title = Återställningskoder
codes-lead = Varje kod släpper in dig en gång, om du skulle förlora dina passkeys eller glömma lösenordet. Skriv ut dem eller skriv upp dem.
codes-left = { $n ->
    [0] Inga kvar
    [one] En kvar
   *[other] { $n } kvar
  }
codes-show = Visa koderna
codes-renew = Gör nya koder
codes-renew-note = Koderna du har nu blir värdelösa.
codes-once = Koderna visas bara den här gången.
codes-print = Skriv ut
codes-kept = Jag har sparat dem

keys-title = Passkeys
keys-lead = Du kan ha flera, till exempel en på telefonen och en på datorn.
keys-many = { $n ->
    [0] Inga
    [one] En
   *[other] { $n }
  }
keys-label = Passkeyns namn
keys-add = Lägg till en passkey
keys-rename = Byt namn
keys-remove = Ta bort
keys-remove-which = Ta bort { $name }
keys-used = Senast använd
keys-unused = Inte använd än.

name-title = Byt namn
name-lead = Du kan byta namn tre gånger på 30 dagar. Ditt gamla namn leder till det nya i ett år, och ingen annan kan ta det under den tiden.
name-save = Spara namn
name-former = Tidigare namn

browsers-unknown = Okänd webbläsare
browsers-here = den här
browsers-since = Sedan
browsers-seen = Senast sedd
browsers-end = Logga ut

changes-title = Vad som har ändrats
changes-note = Gjorde du inte själv något av detta, logga ut alla andra webbläsare och byt nycklar.
change-registered = Du registrerade dig.
change-password = Lösenordet ändrades.
change-password-gone = Lösenordet togs bort.
change-key-added = En passkey lades till: { $detail }
change-key-gone = En passkey togs bort: { $detail }
change-codes = Nya återställningskoder gjordes.
change-code-used = En återställningskod användes för att logga in.
change-link-used = En länk användes för att logga in.
change-name = Namnet byttes. Tidigare: { $detail }
change-mail = E-postadressen ändrades.
change-mail-gone = E-postadressen togs bort: { $detail }
change-leaving = Kontot ska raderas.
change-staying = Kontot blir kvar.

recover-title = In igen med en återställningskod
recover-lead = Var och en av dina koder fungerar en gång. Alla andra webbläsare loggas då ut, och du kan välja nya nycklar.
recover-code = Återställningskod
recover-code-note = Stora eller små bokstäver, med eller utan bindestreck.
recover-enter = Logga in
recover-mail-title = Med e-post
recover-mail-note = Om kontot har en adress skickas en länk dit. Den fungerar i 15 minuter, en gång.
recover-mail-send = Skicka länken
recover-mail-sent = Om kontot har en adress är en länk på väg. Den fungerar i 15 minuter, en gång.
recover-staff = Ingen kod kvar? Den som driver klubben kan ge dig en länk.
recover-link-lead = Länken släpper in dig en gång. Alla andra webbläsare loggas då ut.

mail-title = E-post
mail-none = Ingen adress
mail-lead = Det behövs ingen adress för att spela. Med en kan du komma in igen utan kod, och du får veta om någon ändrar dina nycklar.
mail-address = E-postadress
mail-note = Ett brev går dit först; dess länk gör den till din adress.
mail-send = Skicka brevet
mail-sent = Ett brev är på väg. Adressen gäller när du följer dess länk.
mail-dead = Brev till din adress kom i retur. Inget mer skickas förrän du bekräftar den igen.
mail-no-address = Det är ingen e-postadress. Gå tillbaka och leta efter felet.
mail-remove = Ta bort adressen
mail-notices-on = Dina notiser kommer också dit, till exempel att det är din tur.
mail-notices-off = Du får bara brev om dina nycklar.
mail-notices-stop = Inga fler notiser via e-post
mail-notices-start = Skicka mina notiser via e-post
mail-stop-lead = Inga fler notiser via e-post? Du får fortfarande veta om dina nycklar ändras.
mail-stopped = Du får inga fler notiser via e-post.
mail-confirm-lead = Ska brev till ditt konto gå till den här adressen?
mail-confirm = Bekräfta adressen
mail-confirmed = Brev till ditt konto går hit från och med nu.
mail-undo-lead = Var det inte du som ändrade adressen? Det här tar tillbaka den gamla och loggar ut alla.
mail-undo = Ta tillbaka den gamla adressen
mail-undone = Den gamla adressen gäller igen, och alla är utloggade. Logga in och byt nycklar.

letter-confirm-subject = Din adress i klubben
letter-confirm-text = Hej { $name },

  följ den här länken inom ett dygn för att göra detta till din adress:
  { $link }

  Var det inte du som bad om det, gör ingenting.
letter-link-subject = Tillbaka till ditt konto
letter-link-text = Hej { $name },

  den här länken släpper in dig en gång inom 15 minuter:
  { $link }

  Var det inte du som bad om det, gör ingenting.
letter-change-subject = Ditt konto har ändrats
letter-change-text = Hej { $name },

  { $said }

  Var det inte du, logga in och byt nycklar:
  { $link }
letter-before-subject = Din adress har ändrats
letter-before-text = Hej { $name },

  brev till ditt konto går inte längre till den här adressen.

  Var det inte du, ta tillbaka den inom 7 dagar:
  { $link }

data-title = Dina uppgifter
data-lead = Ta med dig allt, eller lämna klubben
export-title = Ta med dig allt
export-lead = En fil med allt som klubben har under ditt konto, även dina anmälningar och beslut om dig, och var och en av dina matcher som .mat-fil som andra program läser.
export-get = Ladda ner
leave-title = Lämna klubben
leave-lead = Du kan lämna för gott. Ingen behåller ditt namn, dina nycklar eller din adress.
leave-goes = Ditt namn, passkeys, lösenord, koder, e-postadress, inställningar, importerade filer, anteckningar och det du har sagt raderas.
leave-stays = Dina matcher finns kvar hos motståndarna, med tärningar och resultat, men utan ditt namn.
leave-week = Det sker om 7 dagar. Fram till dess kan du logga in och ändra dig.
leave-sure = Radera mitt konto
leave-now = Lämna klubben
leave-at = Det här kontot kommer att raderas
leave-stay = Jag stannar
