# Talk between people, blocking, watching, reports.

blocks-title = Personer du har blockerat
blocks-lead = Du paras inte ihop med dem, de kan inte utmana dig, och ingen av er läser vad den andra skriver. De får inte veta det.
blocks-none = Du har inte blockerat någon.
blocks-end = Häv blockering
blocks-end-of = Häv blockeringen av { $name }
block-oneself = Du kan inte blockera dig själv.
block-too-many = Du har blockerat så många du kan. Häv någon blockering först.

## Opening a table

knob-watch = Vem som kan titta
knob-watch-note = Den som tittar senare får inte heller på annat sätt se något av matchen tidigare: inte på sidan, inte som fil, inte tärningarna.
watch-at_once = Alla
watch-one_turn = Alla, en tur senare
watch-three_turns = Alla, tre turer senare
watch-three_minutes = Alla, tre minuter senare
watch-nobody = Bara spelarna
form-field-watch = Vem som kan titta
watch-later = Det här bordet visas med fördröjning: det syns när matchen är slut.
watching-three_minutes = Du ser matchen tre minuter senare än den spelas.
watching-three_turns = Du ser matchen tre turer senare än den spelas.
watching-one_turn = Du ser matchen en tur senare än den spelas.

## What is said

chat-title = Samtal
chat-open = Prata
chat-unread = { $n ->
    [one] En ny rad
   *[other] { $n } nya rader
  }
chat-back = Tillbaka
chat-empty = Ingen har sagt något än.
chat-room-players = Bara de som spelar läser det här.
chat-room-watchers = De som tittar läser det här direkt, spelarna när matchen är slut.
chat-room-all = Alla här läser det här.
chat-phrase = Fras
chat-phrase-choose = Välj en fras
chat-phrase-send = Säg
chat-text = Dina ord
chat-text-send = Skicka
chat-of-watchers = Tittar
chat-line-acts = Mer om det { $name } sade
chat-mute = Tysta här
chat-block = Blockera
chat-report = Anmäl
chat-unmute = Hör { $name } igen
chat-want = Skriv fritt
chat-want-no = Bara fraser
chat-others-want = Din motståndare vill gärna skriva fritt.

key-chat = Till det som sägs vid bordet

phrases-start = I början
phrases-play = Under spelet
phrases-offers = Förslag
phrases-end = På slutet

talk-guest = Gäster talar i fraser. Som registrerad kan du skriva fritt.
talk-both = Ni kan skriva fritt när båda har slagit på det.
talk-no-free-words = För tillfället kan du bara tala i fraser.
talk-nobody = Ingen är här som hör dig innan matchen är slut.
talk-too-fast = Det var mycket på en gång. Vänta några sekunder.
talk-repeats = Det sade du nyss.
talk-too-long = Det är för långt: använd högst 400 tecken.
talk-nothing = Det finns inget att läsa i det.
talk-own-line = Den raden är din egen.
talk-restricted = Du kan bara tala i fraser till { $until }: { $reason }

## The forty phrases

phrase-hello = Hej
phrase-good-luck = Lycka till
phrase-have-fun = Ha det så roligt
phrase-thanks-too = Tack, detsamma
phrase-first-time = Det är första gången jag är här
phrase-slow-today = Jag spelar långsamt i dag
phrase-ready = Redo?
phrase-nice-roll = Fint slag
phrase-nice-play = Fint drag
phrase-lucky-me = Där hade jag tur
phrase-unlucky = Det var otur
phrase-timed-double = Bra tajmad dubbling
phrase-brave-take = Modigt att ta
phrase-good-pass = Bra passat
phrase-missed-that = Det missade jag
phrase-misclick = Förlåt, jag klickade fel
phrase-thinking = Jag tänker, vänta lite
phrase-your-turn = Din tur
phrase-back-soon = Strax tillbaka
phrase-back = Nu är jag tillbaka
phrase-bad-connection = Min anslutning är dålig
phrase-phone-call = Jag måste ta ett samtal
phrase-faster = Lite snabbare, tack
phrase-take-time = Ta den tid du behöver
phrase-adjourn = Ska vi ajournera?
phrase-tomorrow = I morgon, samma tid?
phrase-one-more = En till?
phrase-last-one = Det här blir min sista
phrase-longer = En längre match?
phrase-with-clock = Med klocka?
phrase-analyse = Ska vi analysera den?
phrase-friend-watches = Får en vän titta?
phrase-good-match = Bra match
phrase-well-played = Väl spelat
phrase-close = Det var jämnt
phrase-dice-liked-me = Tärningarna gillade mig
phrase-thank-you = Tack
phrase-must-go = Jag måste gå
phrase-see-you = Vi ses
phrase-called-director = Jag har kallat på turneringsledningen

## Reports

report-title = Anmäl
report-lead = De senaste 20 raderna du kan läsa här och matchens läge går till moderatorerna. Du får veta vad de beslutar; den andra får inte veta vem som anmälde.
report-about = Om { $name }
report-reason = Vad som är fel
report-words = Med egna ord
report-send = Skicka anmälan
report-sent = Tack. Moderatorerna tittar på det, och på din sida ser du vad de beslutar.
report-reason-insults = Förolämpningar eller hot
report-reason-spam = Reklam eller nonsens
report-reason-cheating = Hjälp utifrån i spelet
report-reason-unfair = Att lämna, maska eller förlora med flit
report-reason-name = Ett namn som kränker
report-reason-other = Något annat
report-oneself = Välj någon annan att anmäla.
report-twice = Du har redan anmält den personen här. Moderatorerna tittar på det.
report-too-many = Du har anmält så mycket du kan på en dag.
report-too-long = Det är för långt: använd högst 1 000 tecken.

## Moderation

moderation-title = Moderering
moderation-lead = Varje beslut meddelas med skäl, tar slut, och kan överklagas till en annan moderator. Ingen beslutar i egen sak.
moderation-waiting = Väntar
moderation-none = Inget väntar på beslut.
moderation-decided = Beslutat
moderation-case = { $reason }: { $name }
moderation-by = Anmält av { $name }
moderation-lines = De senaste raderna
moderation-no-lines = Inget sades.
moderation-state = Var det hände
moderation-state-note = Anmält vid version { $version }.
moderation-before = Tidigare beslut om den här personen
moderation-decide = Besluta
moderation-verdict = Beslut
moderation-days = I hur många dagar
moderation-days-note = Lämnas det tomt: 7 dagar, och ett konto stängs för gott.
moderation-reason = Skäl
moderation-reason-note = Personen läser det som det står.
moderation-done = Registrera beslutet
moderation-log = Logg
moderation-act-reported = Anmält
moderation-act-decided = Beslutat
moderation-act-appealed = Överklagat
moderation-act-decided_again = Beslutat efter överklagandet
moderation-not-yours = Det ärendet är för en annan moderator.
moderation-why = Säg varför: personen får veta det.
moderation-stage-open = Väntar
moderation-stage-decided = Beslutat
moderation-stage-appealed = Överklagat
moderation-stage-closed = Avslutat
verdict-nothing = Inget fel
verdict-warning = En varning
verdict-no_words = Inga fria ord en tid
verdict-no_rated = Inget ratingspel en tid
verdict-closed = Kontot är stängt

rated-restricted = Du kan inte spela ratingmatcher före { $until }: { $reason }

cases-title = Anmälningar
cases-own = Du anmälde { $name }: { $reason }.
cases-own-open = Moderatorerna tittar på det.
cases-own-decided = Beslutat: { $verdict }.
cases-about = Moderatorerna har beslutat om dig: { $verdict }.
cases-until = Till { $until }.
cases-reason = Skäl: { $reason }
cases-appeal = Överklaga
cases-appeal-words = Varför du tycker annorlunda
cases-appeal-note = En annan moderator läser det och beslutar.
cases-appealed = Du har överklagat. En annan moderator beslutar.
cases-final = Det här beslutades efter ditt överklagande.
appeal-title = Överklaga
appeal-lead = Om ditt konto har stängts tittar en annan moderator på det igen.
appeal-key = Lösenord, eller en av dina återställningskoder
appeal-not-now = Det kan du inte överklaga.
closed-title = Det här kontot är stängt
closed-by-moderators = Moderatorerna har stängt det här kontot.
closed-by-host = De som driver klubben har stängt det här kontot.
closed-for-good = Inget slutdatum är satt.
closed-no-reason = Inget skäl skrevs ner.
moderation-by-host = Den som driver klubben stängde kontot direkt på maskinen

## TV

tv-title = TV
tv-none = Ingen spelar just nu.
tv-bots = Titta på två bottar
