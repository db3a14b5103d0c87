# Talk between people, blocking, watching, reports.

blocks-title = Folk du har blokkert
blocks-lead = Du settes ikke sammen med dem, de kan ikke utfordre deg, og ingen av dere leser det den andre skriver. De får ikke vite det.
blocks-none = Du har ikke blokkert noen.
blocks-end = Fjern blokkering
blocks-end-of = Fjern blokkeringen av { $name }
block-oneself = Du kan ikke blokkere deg selv.
block-too-many = Du har blokkert så mange du kan. Fjern en blokkering først.

## Opening a table

knob-watch = Hvem som kan se på
knob-watch-note = Den som ser på senere, ser ingenting av kampen tidligere: ikke på siden, ikke som fil, ikke terningene.
watch-at_once = Alle
watch-one_turn = Alle, én tur senere
watch-three_turns = Alle, tre turer senere
watch-three_minutes = Alle, tre minutter senere
watch-nobody = Bare spillerne
form-field-watch = Hvem som kan se på
watch-later = Dette bordet vises med forsinkelse: det kan ses når kampen er over.
watching-three_minutes = Du ser på tre minutter etter at det spilles.
watching-three_turns = Du ser på tre turer etter at det spilles.
watching-one_turn = Du ser på én tur etter at det spilles.

## What is said

chat-title = Prat
chat-open = Prat
chat-unread = { $n ->
    [one] Én ny linje
   *[other] { $n } nye linjer
  }
chat-back = Tilbake
chat-empty = Ingen har sagt noe ennå.
chat-room-players = Bare de som spiller, leser dette.
chat-room-watchers = De som ser på, leser dette med en gang, spillerne når kampen er over.
chat-room-all = Alle her leser dette.
chat-phrase = Frase
chat-phrase-choose = Velg en frase
chat-phrase-send = Si
chat-text = Dine ord
chat-text-send = Send
chat-of-watchers = Ser på
chat-line-acts = Mer om det { $name } sa
chat-mute = Demp her
chat-block = Blokker
chat-report = Rapporter
chat-unmute = Hør { $name } igjen
chat-want = Skriv fritt
chat-want-no = Bare fraser
chat-others-want = Motstanderen vil gjerne skrive fritt.

key-chat = Til det som sies ved bordet

phrases-start = I begynnelsen
phrases-play = Under spillet
phrases-offers = Forslag
phrases-end = På slutten

talk-guest = Gjester snakker i fraser. Som registrert kan du skrive fritt.
talk-both = Du kan skrive fritt når begge har slått det på.
talk-no-free-words = Inntil videre kan du bare snakke i fraser.
talk-nobody = Ingen er her til å høre deg før kampen er over.
talk-too-fast = Det var mye på en gang. Vent noen sekunder.
talk-repeats = Det sa du nettopp.
talk-too-long = Det er for langt: bruk høyst 400 tegn.
talk-nothing = Det er ingenting å lese i det.
talk-own-line = Den linjen er din egen.
talk-restricted = Du kan bare snakke i fraser til { $until }: { $reason }

## The forty phrases

phrase-hello = Hei
phrase-good-luck = Lykke til
phrase-have-fun = Ha det gøy
phrase-thanks-too = Takk, i like måte
phrase-first-time = Det er første gang jeg er her
phrase-slow-today = Jeg spiller sakte i dag
phrase-ready = Klar?
phrase-nice-roll = Fint kast
phrase-nice-play = Fint trekk
phrase-lucky-me = Der hadde jeg flaks
phrase-unlucky = Det var uflaks
phrase-timed-double = Godt timet dobling
phrase-brave-take = Modig take
phrase-good-pass = God pass
phrase-missed-that = Den så jeg ikke
phrase-misclick = Beklager, jeg klikket feil
phrase-thinking = Jeg tenker, vent litt
phrase-your-turn = Din tur
phrase-back-soon = Straks tilbake
phrase-back = Jeg er tilbake
phrase-bad-connection = Jeg har dårlig forbindelse
phrase-phone-call = Jeg må ta telefonen
phrase-faster = Litt raskere, takk
phrase-take-time = Ta den tiden du trenger
phrase-adjourn = Skal vi utsette resten?
phrase-tomorrow = I morgen, samme tid?
phrase-one-more = En til?
phrase-last-one = Dette blir min siste
phrase-longer = En lengre kamp?
phrase-with-clock = Med klokke?
phrase-analyse = Skal vi analysere den?
phrase-friend-watches = Kan en venn se på?
phrase-good-match = God kamp
phrase-well-played = Godt spilt
phrase-close = Det var jevnt
phrase-dice-liked-me = Terningene likte meg
phrase-thank-you = Takk
phrase-must-go = Jeg må gå
phrase-see-you = Vi ses
phrase-called-director = Jeg har tilkalt turneringslederen

## Reports

report-title = Rapporter
report-lead = De siste 20 linjene du kan lese her, og hvordan kampen står, går til moderatorene. Du får vite hva de bestemmer; den andre får ikke vite hvem som rapporterte.
report-about = Om { $name }
report-reason = Hva som er galt
report-words = Med egne ord
report-send = Send rapporten
report-sent = Takk. Moderatorene ser på det, og på siden din får du vite hva de bestemmer.
report-reason-insults = Fornærmelser eller trusler
report-reason-spam = Reklame eller tull
report-reason-cheating = Hjelp utenfra i spillet
report-reason-unfair = Å gå, trenere eller tape med vilje
report-reason-name = Et støtende navn
report-reason-other = Noe annet
report-oneself = Velg en annen person å rapportere.
report-twice = Du har allerede rapportert den personen her. Moderatorene ser på det.
report-too-many = Du har rapportert så mye du kan på én dag.
report-too-long = Det er for langt: bruk høyst 1 000 tegn.

## Moderation

moderation-title = Moderering
moderation-lead = Hver avgjørelse meddeles med begrunnelse, tar slutt, og kan ankes til en annen moderator. Ingen avgjør sin egen sak.
moderation-waiting = Venter
moderation-none = Ingenting venter på avgjørelse.
moderation-decided = Avgjort
moderation-case = { $reason }: { $name }
moderation-by = Rapportert av { $name }
moderation-lines = De siste linjene
moderation-no-lines = Ingenting ble sagt.
moderation-state = Hvor det skjedde
moderation-state-note = Rapportert ved versjon { $version }.
moderation-before = Tidligere avgjørelser om denne personen
moderation-decide = Avgjør
moderation-verdict = Avgjørelse
moderation-days = For hvor mange dager
moderation-days-note = Tomt: 7 dager, og en konto stenges for godt.
moderation-reason = Begrunnelse
moderation-reason-note = Personen leser dette slik det står.
moderation-done = Registrer avgjørelsen
moderation-log = Logg
moderation-act-reported = Rapportert
moderation-act-decided = Avgjort
moderation-act-appealed = Anket
moderation-act-decided_again = Avgjort etter anken
moderation-not-yours = Den saken er for en annen moderator.
moderation-why = Si hvorfor: personen får vite det.
moderation-stage-open = Venter
moderation-stage-decided = Avgjort
moderation-stage-appealed = Anket
moderation-stage-closed = Avsluttet
verdict-nothing = Ingenting galt
verdict-warning = En advarsel
verdict-no_words = Ingen frie ord en tid
verdict-no_rated = Ikke spill for rating en tid
verdict-closed = Kontoen er stengt

rated-restricted = Du kan ikke spille ratingkamper før { $until }: { $reason }

cases-title = Rapporter
cases-own = Du rapporterte { $name }: { $reason }.
cases-own-open = Moderatorene ser på det.
cases-own-decided = Avgjort: { $verdict }.
cases-about = Moderatorene har tatt en avgjørelse om deg: { $verdict }.
cases-until = Til { $until }.
cases-reason = Begrunnelse: { $reason }
cases-appeal = Anke
cases-appeal-words = Hvorfor du mener noe annet
cases-appeal-note = En annen moderator leser det og avgjør.
cases-appealed = Du har anket. En annen moderator avgjør.
cases-final = Dette ble avgjort etter anken din.
appeal-title = Anke
appeal-lead = Ble kontoen din stengt, ser en annen moderator på det på nytt.
appeal-key = Passord, eller en av gjenopprettingskodene dine
appeal-not-now = Det kan du ikke anke.
closed-title = Denne kontoen er stengt
closed-by-moderators = Moderatorene har stengt denne kontoen.
closed-by-host = De som driver denne klubben, har stengt denne kontoen.
closed-for-good = Ingen sluttdato er satt.
closed-no-reason = Ingen begrunnelse ble skrevet ned.
moderation-by-host = Den som driver klubben, stengte kontoen direkte på maskinen

## TV

tv-title = TV
tv-none = Ingen spiller akkurat nå.
tv-bots = Se på to boter
