# Talk between people, blocking, watching, reports.

blocks-title = Personer, du har blokeret
blocks-lead = I sættes ikke mod hinanden, de kan ikke udfordre dig, og ingen af jer læser, hvad den anden skriver. De får ikke besked.
blocks-none = Du har ikke blokeret nogen.
blocks-end = Fjern blokering
blocks-end-of = Fjern blokering af { $name }
block-oneself = Du kan ikke blokere dig selv.
block-too-many = Du har blokeret så mange, du kan. Fjern først en blokering.

## Opening a table

knob-watch = Hvem må se på
knob-watch-note = Den, der ser på senere, får heller ikke andre steder noget at se af kampen før: hverken på siden, som fil eller i terningerne.
watch-at_once = Alle
watch-one_turn = Alle, en tur senere
watch-three_turns = Alle, tre ture senere
watch-three_minutes = Alle, tre minutter senere
watch-nobody = Kun spillerne
form-field-watch = Hvem må se på
watch-later = Dette bord ses forsinket: det kan ses, når kampen er slut.
watching-three_minutes = Du ser kampen tre minutter senere, end den spilles.
watching-three_turns = Du ser kampen tre ture senere, end den spilles.
watching-one_turn = Du ser kampen en tur senere, end den spilles.

## What is said

chat-title = Snak
chat-open = Snak
chat-unread = { $n ->
    [one] En ny linje
   *[other] { $n } nye linjer
  }
chat-back = Tilbage
chat-empty = Ingen har sagt noget endnu.
chat-room-players = Det læser kun spillerne.
chat-room-watchers = Tilskuerne læser det straks, spillerne, når kampen er slut.
chat-room-all = Det læser alle her.
chat-phrase = Vending
chat-phrase-choose = Vælg en vending
chat-phrase-send = Sig
chat-text = Dine ord
chat-text-send = Send
chat-of-watchers = Tilskuere
chat-line-acts = Mere om det, { $name } sagde
chat-mute = Skjul her
chat-block = Bloker
chat-report = Anmeld
chat-unmute = Vis { $name } igen
chat-want = Skriv frit
chat-want-no = Kun vendinger
chat-others-want = Din modstander vil gerne skrive frit.

key-chat = til det, der siges ved bordet

phrases-start = Ved begyndelsen
phrases-play = Under spillet
phrases-offers = Forslag
phrases-end = Ved slutningen

talk-guest = Gæster taler i vendinger. Med en konto kan du skrive frit.
talk-both = Du kan skrive frit, når I begge har slået det til.
talk-no-free-words = Indtil videre kan du kun bruge vendinger.
talk-nobody = Her er ingen til at høre dig, før kampen er slut.
talk-too-fast = Det var meget på én gang. Vent nogle sekunder.
talk-repeats = Det har du lige sagt.
talk-too-long = Det er for langt: brug højst 400 bogstaver.
talk-nothing = Der er intet at læse i det.
talk-own-line = Linjen er din egen.
talk-restricted = Du kan kun bruge vendinger indtil { $until }: { $reason }

## The forty phrases

phrase-hello = Hej
phrase-good-luck = Held og lykke
phrase-have-fun = God fornøjelse
phrase-thanks-too = Tak, i lige måde
phrase-first-time = Det er min første gang her
phrase-slow-today = Jeg spiller langsomt i dag
phrase-ready = Klar?
phrase-nice-roll = Flot slag
phrase-nice-play = Flot træk
phrase-lucky-me = Sikke et held
phrase-unlucky = Det var uheldigt
phrase-timed-double = Godt timet dobling
phrase-brave-take = Modigt taget
phrase-good-pass = Godt afslag
phrase-missed-that = Det overså jeg
phrase-misclick = Undskyld, hånden smuttede
phrase-thinking = Jeg tænker, vent lidt
phrase-your-turn = Din tur
phrase-back-soon = Tilbage om et minut
phrase-back = Jeg er tilbage
phrase-bad-connection = Min forbindelse er dårlig
phrase-phone-call = Jeg har en i telefonen
phrase-faster = Lidt hurtigere, tak
phrase-take-time = Tag dig god tid
phrase-adjourn = Skal vi afbryde?
phrase-tomorrow = I morgen, samme tid?
phrase-one-more = En til?
phrase-last-one = Det er min sidste
phrase-longer = En længere kamp?
phrase-with-clock = Med ur?
phrase-analyse = Skal vi analysere den?
phrase-friend-watches = Må en ven se på?
phrase-good-match = God kamp
phrase-well-played = Godt spillet
phrase-close = Den var tæt
phrase-dice-liked-me = Terningerne kunne lide mig
phrase-thank-you = Tak
phrase-must-go = Jeg må gå
phrase-see-you = Vi ses
phrase-called-director = Jeg har kaldt på turneringslederen

## Reports

report-title = Anmeldelse
report-lead = De sidste 20 linjer, du kan læse her, og kampens stilling sendes til moderatorerne. Du får at vide, hvad de afgør; den anden får ikke at vide, hvem der anmeldte.
report-about = Om { $name }
report-reason = Hvad er galt
report-words = Med dine egne ord
report-send = Send anmeldelsen
report-sent = Tak. Moderatorerne ser på det, og din side fortæller dig, hvad de afgør.
report-reason-insults = Fornærmelser eller trusler
report-reason-spam = Reklame eller vrøvl
report-reason-cheating = Hjælp udefra under spillet
report-reason-unfair = Går, trækker tiden ud eller taber med vilje
report-reason-name = Et navn, der støder
report-reason-other = Noget andet
report-oneself = Vælg en anden at anmelde.
report-twice = Det har du allerede anmeldt her. Moderatorerne ser på det.
report-too-many = Du har anmeldt så meget, du kan på én dag.
report-too-long = Det er for langt: brug højst 1.000 bogstaver.

## Moderation

moderation-title = Moderering
moderation-lead = Enhver afgørelse meddeles med begrundelse, har en slutdato og kan appelleres til en anden moderator. Ingen afgør sin egen sag.
moderation-waiting = Venter
moderation-none = Intet venter på en afgørelse.
moderation-decided = Afgjort
moderation-case = { $reason }: { $name }
moderation-by = Anmeldt af { $name }
moderation-lines = De sidste linjer
moderation-no-lines = Intet blev sagt.
moderation-state = Hvor det skete
moderation-state-note = Anmeldt ved version { $version }.
moderation-before = Tidligere afgjort om denne person
moderation-decide = Afgør
moderation-verdict = Afgørelse
moderation-days = I hvor mange dage
moderation-days-note = Tomt felt: 7 dage, og en konto lukkes for altid.
moderation-reason = Begrundelse
moderation-reason-note = Personen læser den ordret.
moderation-done = Registrer afgørelsen
moderation-log = Log
moderation-act-reported = Anmeldt
moderation-act-decided = Afgjort
moderation-act-appealed = Appelleret
moderation-act-decided_again = Afgjort efter appel
moderation-not-yours = Sagen er til en anden moderator.
moderation-why = Sig hvorfor: personen får det at vide.
moderation-stage-open = Venter
moderation-stage-decided = Afgjort
moderation-stage-appealed = Appelleret
moderation-stage-closed = Lukket
verdict-nothing = Intet galt
verdict-warning = En advarsel
verdict-no_words = Ingen frie ord i en tid
verdict-no_rated = Ingen ratede kampe i en tid
verdict-closed = Kontoen er lukket

rated-restricted = Du kan ikke spille ratede kampe indtil { $until }: { $reason }

cases-title = Anmeldelser
cases-own = Du har anmeldt { $name }: { $reason }.
cases-own-open = Moderatorerne ser på det.
cases-own-decided = Afgjort: { $verdict }.
cases-about = Moderatorerne har truffet en afgørelse om dig: { $verdict }.
cases-until = Indtil { $until }.
cases-reason = Begrundelse: { $reason }
cases-appeal = Appeller
cases-appeal-words = Hvorfor du mener noget andet
cases-appeal-note = En anden moderator læser det og afgør.
cases-appealed = Du har appelleret. En anden moderator afgør sagen.
cases-final = Dette blev afgjort efter din appel.
appeal-title = Appel
appeal-lead = Er din konto lukket, ser en anden moderator på det igen.
appeal-key = Adgangskode eller en af dine gendannelseskoder
appeal-not-now = Det kan du ikke appellere.
closed-title = Kontoen er lukket
closed-by-moderators = Moderatorerne har lukket kontoen.
closed-by-host = De, der driver klubben, har lukket kontoen.
closed-for-good = Der er ikke sat nogen slutdato.
closed-no-reason = Ingen begrundelse blev noteret.
moderation-by-host = Værten lukkede kontoen på selve maskinen

## TV

tv-title = TV
tv-none = Ingen spiller lige nu.
tv-bots = Se to botter spille
