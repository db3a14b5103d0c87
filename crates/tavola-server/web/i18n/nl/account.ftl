# Registering, signing in, one's own page.

nav-account = Je account
account-nav-login = Aanmelden
account-title = Je account
account-register = Registreren
account-register-lead = Je houdt alles: je matches, je plaatsen en wat je hebt geleerd. In een andere browser meld je je aan met je passkey of je wachtwoord.
account-keeps = { $n ->
    [one] Je lopende match gaat gewoon door.
   *[other] Je { $n } lopende matches gaan gewoon door.
  }
account-have = Al geregistreerd?
account-new = Nog niet geregistreerd?
account-login = Aanmelden
account-logout = Hier afmelden
account-name-note = Hoogstens 24 tekens. Niemand anders kan onder deze naam spelen.
account-password = Wachtwoord
account-password-note = Minstens { $least } tekens. Een paar woorden met spaties ertussen is prima, en elk teken telt. Bewaar het goed.
account-password-short = Dat wachtwoord is te kort: gebruik minstens { $least } tekens, bijvoorbeeld vier woorden. Ga terug en kies een ander.
account-password-long = Dat wachtwoord is te lang: het heeft meer dan { $most } bytes. Ga terug en kies een korter.
account-password-guessed = Dat wachtwoord is te makkelijk te raden: het komt vaak voor, is een patroon of is van je naam gemaakt. Ga terug en kies een ander.
account-wrong = Geen speler heeft die naam met dat wachtwoord. Ga terug en probeer het opnieuw.
account-too-many-tries = { $minutes ->
    [one] Er zijn te veel pogingen gedaan. Wacht één minuut en probeer het opnieuw.
   *[other] Er zijn te veel pogingen gedaan. Wacht { $minutes } minuten en probeer het opnieuw.
  } Met een passkey kom je meteen binnen, en ook met een herstelcode vanaf een ander netwerk.
account-left = Deze browser speelt als { $name } en heeft { $n ->
    [one] één lopende match
   *[other] { $n } lopende matches
  }. Meld je je aan als iemand anders, dan blijven die achter, en kan niemand verder spelen voor { $name }.
account-leave = Aanmelden en ze achterlaten
account-leaves-matches = De gast van deze browser heeft lopende matches. Ga terug en geef aan dat je ze achterlaat, of speel ze eerst.
account-registered-already = Je bent al geregistreerd en aangemeld.
account-called = Je speelt als { $name }. De naam is alleen van jou.
account-public = Je openbare pagina
account-guest = Je speelt als gast. Als je geregistreerd bent, kun je je overal aanmelden en is je naam alleen van jou.
name-taken = Een geregistreerde speler heeft die naam. Kies een andere; is het je eigen naam, meld je dan aan.

# Registering and signing in by passkey or password.

account-register-password = Registreren met een wachtwoord
account-password-show = Wachtwoord tonen
account-password-breached = Dat wachtwoord staat op een lijst van gestolen wachtwoorden. Ga terug en kies een ander.
account-age = Ben je jonger dan 16? Vraag het eerst aan een ouder.
account-no-codes = Je hebt nog geen herstelcodes. Zonder die codes kan niemand je weer binnenlaten als je je sleutels kwijt bent.
account-name-change = Naam wijzigen
account-keys-title = Hoe je je aanmeldt
account-last-key = Niets anders zou je account openen. Voeg eerst een passkey toe of kies een wachtwoord.
account-name-often = Je kunt je naam drie keer in 30 dagen wijzigen. Probeer het later nog eens.
account-code-wrong = Geen speler heeft die naam met die code, of de code is al gebruikt. Ga terug en probeer het opnieuw.
account-link-gone = Die link is al gebruikt of te oud. Vraag een nieuwe aan.
account-prove-first = Laat eerst zien wie je bent.

passkey-register = Registreren met een passkey
passkey-login = Aanmelden met een passkey
passkey-prove = Passkey gebruiken
passkey-note = Een passkey wordt bewaard door je apparaat of je wachtwoordmanager. Je ontgrendelt hem zoals je het apparaat ontgrendelt, en je hoeft niets te onthouden.
passkey-or = Of met een wachtwoord:
passkey-elsewhere = Passkeys horen bij een naam en niet bij een nummer. Open deze pagina op
passkey-no-domain = Passkeys werken alleen waar de club onder zijn naam en via https te bereiken is.
passkey-failed = Dat lukte niet. Probeer het opnieuw, of gebruik je wachtwoord.
passkey-not-allowed = Er is geen passkey gebruikt. Probeer het opnieuw, of gebruik je wachtwoord.
passkey-known = Dit apparaat heeft al een passkey voor je account.
passkey-late = Dat duurde te lang. Probeer het opnieuw.
passkey-unknown = Geen account heeft die passkey. Misschien is hij verwijderd.
passkey-wrong = Die passkey antwoordde niet zoals het hoort. Probeer het opnieuw; helpt dat niet, meld je dan op een andere manier aan en voeg hem opnieuw toe.
passkey-many = Je hebt 20 passkeys. Verwijder er eerst een.

prove-title = Ben jij het?
prove-lead = Laat nog één keer zien wie je bent. Daarna kun je { $minutes } minuten lang wijzigen hoe je je aanmeldt.
prove-password = Doorgaan
prove-lost = Werkt geen van beide?

password-title = Nieuw wachtwoord
password-is-there = Er is er een
password-is-none = Geen
password-save = Wachtwoord opslaan
password-remove = Wachtwoord verwijderen
password-remove-note = Je kunt je met alleen je passkeys aanmelden.

codes-title = Herstelcodes
codes-lead = Elke code laat je één keer binnen, mocht je je passkeys kwijtraken of je wachtwoord vergeten. Druk ze af of schrijf ze op.
codes-left = { $n ->
    [0] Geen over
    [one] Eén over
   *[other] Nog { $n }
  }
codes-show = Codes tonen
codes-renew = Nieuwe codes maken
codes-renew-note = De codes die je nu hebt, worden waardeloos.
codes-once = Deze codes worden alleen nu getoond.
codes-print = Afdrukken
codes-kept = Ik heb ze bewaard

keys-title = Passkeys
keys-lead = Je kunt er meer hebben, bijvoorbeeld een op je telefoon en een op je computer.
keys-many = { $n ->
    [0] Geen
    [one] Eén
   *[other] { $n }
  }
keys-label = Naam van de passkey
keys-add = Passkey toevoegen
keys-rename = Hernoemen
keys-remove = Verwijderen
keys-remove-which = { $name } verwijderen
keys-used = Laatst gebruikt
keys-unused = Nog niet gebruikt.

name-title = Naam wijzigen
name-lead = Je kunt je naam drie keer in 30 dagen wijzigen. Je oude naam verwijst een jaar lang naar de nieuwe, en in die tijd kan niemand anders hem nemen.
name-save = Naam opslaan
name-former = Eerdere namen

browsers-unknown = Onbekende browser
browsers-here = deze
browsers-since = Sinds
browsers-seen = Laatst gezien
browsers-end = Afmelden

changes-title = Wat er is gewijzigd
changes-note = Heb je een hiervan niet zelf gedaan, meld dan alle andere browsers af en wijzig je sleutels.
change-registered = Je hebt je geregistreerd.
change-password = Het wachtwoord is gewijzigd.
change-password-gone = Het wachtwoord is verwijderd.
change-key-added = Er is een passkey toegevoegd: { $detail }
change-key-gone = Er is een passkey verwijderd: { $detail }
change-codes = Er zijn nieuwe herstelcodes gemaakt.
change-code-used = Er is een herstelcode gebruikt om aan te melden.
change-link-used = Er is een link gebruikt om aan te melden.
change-name = De naam is gewijzigd. Eerst: { $detail }
change-mail = Het e-mailadres is gewijzigd.
change-mail-gone = Het e-mailadres is verwijderd: { $detail }
change-leaving = Het account wordt gewist.
change-staying = Het account blijft.

recover-title = Weer binnen met een herstelcode
recover-lead = Elke code werkt één keer. Alle andere browsers worden dan afgemeld, en je kunt nieuwe sleutels kiezen.
recover-code = Herstelcode
recover-code-note = Hoofdletters of kleine letters, met of zonder streepjes.
recover-enter = Aanmelden
recover-mail-title = Per e-mail
recover-mail-note = Heeft het account een adres, dan gaat daar een link heen. Die werkt 15 minuten, één keer.
recover-mail-send = Link versturen
recover-mail-sent = Heeft het account een adres, dan is er een link onderweg. Die werkt 15 minuten, één keer.
recover-staff = Geen code meer? Wie de club beheert, kan je een link geven.
recover-link-lead = Deze link laat je één keer binnen. Alle andere browsers worden dan afgemeld.

mail-title = E-mail
mail-none = Geen adres
mail-lead = Om te spelen heb je geen adres nodig. Met een adres kom je ook zonder code weer binnen, en krijg je bericht als iemand je sleutels wijzigt.
mail-address = E-mailadres
mail-note = Eerst gaat daar een bericht heen; met de link erin wordt het jouw adres.
mail-send = Bericht versturen
mail-sent = Er is een bericht onderweg. Het adres geldt zodra je de link erin volgt.
mail-dead = Berichten aan je adres kwamen terug. Er wordt niets meer verstuurd tot je het opnieuw bevestigt.
mail-no-address = Dat is geen e-mailadres. Ga terug en zoek de fout.
mail-remove = Adres verwijderen
mail-notices-on = Je meldingen komen daar ook, bijvoorbeeld dat jij aan de beurt bent.
mail-notices-off = Je krijgt alleen berichten over je sleutels.
mail-notices-stop = Geen meldingen meer per e-mail
mail-notices-start = Stuur me mijn meldingen per e-mail
mail-stop-lead = Geen meldingen meer per e-mail? Over wijzigingen van je sleutels krijg je nog wel bericht.
mail-stopped = Je krijgt geen meldingen meer per e-mail.
mail-confirm-lead = Moeten berichten over je account naar dit adres?
mail-confirm = Adres bevestigen
mail-confirmed = Berichten over je account gaan vanaf nu naar dit adres.
mail-undo-lead = Heb jij het adres niet gewijzigd? Hiermee komt het oude terug en wordt iedereen afgemeld.
mail-undo = Oude adres terughalen
mail-undone = Het oude adres geldt weer, en iedereen is afgemeld. Meld je aan en wijzig je sleutels.

letter-confirm-subject = Je adres bij de club
letter-confirm-text = Hallo { $name },

  volg deze link binnen een dag om dit je adres te maken:
  { $link }

  Heb jij hier niet om gevraagd, dan hoef je niets te doen.
letter-link-subject = Weer in je account
letter-link-text = Hallo { $name },

  deze link geeft je binnen 15 minuten één keer toegang:
  { $link }

  Heb jij hier niet om gevraagd, dan hoef je niets te doen.
letter-change-subject = Je account is gewijzigd
letter-change-text = Hallo { $name },

  { $said }

  Was jij het niet, meld je dan aan en wijzig je sleutels:
  { $link }
letter-before-subject = Je adres is gewijzigd
letter-before-text = Hallo { $name },

  berichten over je account gaan niet meer naar dit adres.

  Was jij het niet, haal het dan binnen 7 dagen terug:
  { $link }

data-title = Je gegevens
data-lead = Alles meenemen, of de club verlaten
export-title = Alles meenemen
export-lead = Eén bestand met alles wat de club onder je account bewaart, ook jouw meldingen over anderen en de beslissingen over jou, en elk van je matches als .mat-bestand dat andere programma’s lezen.
export-get = Downloaden
leave-title = De club verlaten
leave-lead = Je kunt voorgoed weggaan. Niemand bewaart je naam, je sleutels of je adres.
leave-goes = Je naam, passkeys, wachtwoord, codes, e-mailadres, instellingen, geïmporteerde bestanden, notities en wat je hebt gezegd worden gewist.
leave-stays = Je matches blijven bij je tegenstanders, met de dobbelstenen en de uitslagen, maar zonder je naam.
leave-week = Dit gebeurt over 7 dagen. Tot dan kun je je aanmelden en je bedenken.
leave-sure = Mijn account wissen
leave-now = Club verlaten
leave-at = Dit account wordt gewist
leave-stay = Ik blijf
