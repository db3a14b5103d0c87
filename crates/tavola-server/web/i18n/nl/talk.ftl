# Talk between people, blocking, watching, reports.

blocks-title = Mensen die je hebt geblokkeerd
blocks-lead = Je wordt niet aan hen gekoppeld, ze kunnen je niet uitdagen, en over en weer lees je niet wat de ander schrijft. Ze krijgen er geen bericht van.
blocks-none = Je hebt niemand geblokkeerd.
blocks-end = Deblokkeren
blocks-end-of = { $name } deblokkeren
block-oneself = Je kunt jezelf niet blokkeren.
block-too-many = Je hebt al zoveel mensen geblokkeerd als mogelijk is. Deblokkeer eerst iemand.

## Opening a table

knob-watch = Wie kan meekijken
knob-watch-note = Wie later meekijkt, krijgt van de match ook elders niets eerder te zien: niet op de pagina, niet als bestand, niet de dobbelstenen.
watch-at_once = Iedereen
watch-one_turn = Iedereen, één beurt later
watch-three_turns = Iedereen, drie beurten later
watch-three_minutes = Iedereen, drie minuten later
watch-nobody = Alleen de spelers
form-field-watch = Wie kan meekijken
watch-later = Naar deze tafel wordt later gekeken: dat is te zien als de match voorbij is.
watching-three_minutes = Je kijkt drie minuten later dan er wordt gespeeld.
watching-three_turns = Je kijkt drie beurten later dan er wordt gespeeld.
watching-one_turn = Je kijkt één beurt later dan er wordt gespeeld.

## What is said

chat-title = Gesprek
chat-open = Praten
chat-unread = { $n ->
    [one] Eén nieuwe regel
   *[other] { $n } nieuwe regels
  }
chat-back = Terug
chat-empty = Nog niemand heeft iets gezegd.
chat-room-players = Alleen wie speelt, leest dit.
chat-room-watchers = Wie meekijkt, leest dit meteen; de spelers pas als de match voorbij is.
chat-room-all = Iedereen hier leest dit.
chat-phrase = Zinnetje
chat-phrase-choose = Kies een zinnetje
chat-phrase-send = Zeggen
chat-text = Je eigen woorden
chat-text-send = Versturen
chat-of-watchers = Kijkt mee
chat-line-acts = Meer over wat { $name } zei
chat-mute = Hier dempen
chat-block = Blokkeren
chat-report = Melden
chat-unmute = { $name } weer horen
chat-want = Vrij schrijven
chat-want-no = Alleen zinnetjes
chat-others-want = Je tegenstander wil graag vrij schrijven.

key-chat = Naar wat er aan tafel wordt gezegd

phrases-start = Aan het begin
phrases-play = Tijdens het spel
phrases-offers = Voorstellen
phrases-end = Aan het einde

talk-guest = Gasten praten in zinnetjes. Als je geregistreerd bent, kun je vrij schrijven.
talk-both = Je kunt vrij schrijven zodra jullie het allebei hebben aangezet.
talk-no-free-words = Voorlopig kun je alleen in zinnetjes praten.
talk-nobody = Voordat de match voorbij is, is hier niemand die je kan horen.
talk-too-fast = Dat was veel tegelijk. Wacht een paar seconden.
talk-repeats = Dat heb je net gezegd.
talk-too-long = Dat is te lang: gebruik hoogstens 400 letters.
talk-nothing = Daar valt niets in te lezen.
talk-own-line = Die regel is van jezelf.
talk-restricted = Je kunt tot { $until } alleen in zinnetjes praten: { $reason }

## The forty phrases

phrase-hello = Hallo
phrase-good-luck = Veel succes
phrase-have-fun = Veel plezier
phrase-thanks-too = Dank je, jij ook
phrase-first-time = Ik ben hier voor het eerst
phrase-slow-today = Ik speel vandaag langzaam
phrase-ready = Klaar?
phrase-nice-roll = Mooie worp
phrase-nice-play = Mooie zet
phrase-lucky-me = Dat was geluk
phrase-unlucky = Dat was pech
phrase-timed-double = Goed moment om te verdubbelen
phrase-brave-take = Dapper aangenomen
phrase-good-pass = Goed gepast
phrase-missed-that = Dat zag ik niet
phrase-misclick = Sorry, verkeerd geklikt
phrase-thinking = Ik denk na, een ogenblik
phrase-your-turn = Jij bent aan de beurt
phrase-back-soon = Ik ben zo terug
phrase-back = Ik ben er weer
phrase-bad-connection = Mijn verbinding is slecht
phrase-phone-call = Ik moet even bellen
phrase-faster = Iets sneller, graag
phrase-take-time = Neem de tijd
phrase-adjourn = Zullen we de match onderbreken?
phrase-tomorrow = Morgen, zelfde tijd?
phrase-one-more = Nog een?
phrase-last-one = Dit is mijn laatste
phrase-longer = Een langere match?
phrase-with-clock = Met klok?
phrase-analyse = Zullen we hem analyseren?
phrase-friend-watches = Mag er iemand meekijken?
phrase-good-match = Goede match
phrase-well-played = Goed gespeeld
phrase-close = Dat was spannend
phrase-dice-liked-me = De dobbelstenen waren me gunstig gezind
phrase-thank-you = Dank je wel
phrase-must-go = Ik moet gaan
phrase-see-you = Tot ziens
phrase-called-director = Ik heb de toernooileiding geroepen

## Reports

report-title = Melden
report-lead = De laatste 20 regels die je hier kunt lezen en de stand van de match gaan naar de moderators. Je hoort wat ze beslissen; de ander hoort niet van wie de melding komt.
report-about = Over { $name }
report-reason = Wat er mis is
report-words = In je eigen woorden
report-send = Melding versturen
report-sent = Dank je wel. De moderators kijken ernaar, en op je pagina lees je wat ze beslissen.
report-reason-insults = Beledigingen of bedreigingen
report-reason-spam = Reclame of onzin
report-reason-cheating = Hulp van buiten bij het spelen
report-reason-unfair = Weglopen, tijdrekken of expres verliezen
report-reason-name = Een kwetsende naam
report-reason-other = Iets anders
report-oneself = Kies iemand anders om te melden.
report-twice = Deze persoon heb je hier al gemeld. De moderators kijken ernaar.
report-too-many = Je hebt zoveel gemeld als op één dag mogelijk is.
report-too-long = Dat is te lang: gebruik hoogstens 1.000 letters.

## Moderation

moderation-title = Moderatie
moderation-lead = Elke beslissing wordt met reden meegedeeld, heeft een einde, en kan in beroep aan een andere moderator worden voorgelegd. Niemand beslist in eigen zaak.
moderation-waiting = Wachtend
moderation-none = Er wacht niets op een beslissing.
moderation-decided = Beslist
moderation-case = { $reason }: { $name }
moderation-by = Gemeld door { $name }
moderation-lines = De laatste regels
moderation-no-lines = Er is niets gezegd.
moderation-state = Waar het gebeurde
moderation-state-note = Gemeld bij versie { $version }.
moderation-before = Eerder over deze persoon beslist
moderation-decide = Beslissen
moderation-verdict = Beslissing
moderation-days = Voor hoeveel dagen
moderation-days-note = Leeg gelaten: 7 dagen, en een account wordt voorgoed gesloten.
moderation-reason = Reden
moderation-reason-note = De persoon leest dit zoals het er staat.
moderation-done = Beslissing vastleggen
moderation-log = Logboek
moderation-act-reported = Gemeld
moderation-act-decided = Beslist
moderation-act-appealed = In beroep gegaan
moderation-act-decided_again = Beslist na het beroep
moderation-not-yours = Die zaak is voor een andere moderator.
moderation-why = Zeg waarom: de persoon krijgt het te lezen.
moderation-stage-open = Wachtend
moderation-stage-decided = Beslist
moderation-stage-appealed = In beroep
moderation-stage-closed = Gesloten
verdict-nothing = Niets aan de hand
verdict-warning = Een waarschuwing
verdict-no_words = Een tijd lang niet vrij schrijven
verdict-no_rated = Een tijd lang niet voor de rating spelen
verdict-closed = Het account is gesloten

rated-restricted = Je kunt tot { $until } geen matches voor de rating spelen: { $reason }

cases-title = Meldingen
cases-own = Je hebt { $name } gemeld: { $reason }.
cases-own-open = De moderators kijken ernaar.
cases-own-decided = Beslist: { $verdict }.
cases-about = De moderators hebben over jou beslist: { $verdict }.
cases-until = Tot { $until }.
cases-reason = Reden: { $reason }
cases-appeal = In beroep gaan
cases-appeal-words = Waarom je er anders over denkt
cases-appeal-note = Een andere moderator leest het en beslist.
cases-appealed = Je bent in beroep gegaan. Een andere moderator beslist.
cases-final = Dit is beslist na je beroep.
appeal-title = Beroep
appeal-lead = Is je account gesloten, dan bekijkt een andere moderator het nog eens.
appeal-key = Wachtwoord, of een van je herstelcodes
appeal-not-now = Daartegen kun je niet in beroep.
closed-title = Dit account is gesloten
closed-by-moderators = De moderators hebben dit account gesloten.
closed-by-host = De beheerders van deze club hebben dit account gesloten.
closed-for-good = Er is geen einde bepaald.
closed-no-reason = Er is geen reden opgeschreven.
moderation-by-host = De beheerder heeft het account op de machine zelf gesloten

## TV

tv-title = TV
tv-none = Op dit moment speelt niemand.
tv-bots = Naar twee bots kijken
