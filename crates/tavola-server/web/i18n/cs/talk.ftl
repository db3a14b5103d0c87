# Talk between people, blocking, watching, reports.

blocks-title = Zablokovaní
blocks-lead = Nedostanete se s nimi do dvojice, nemohou vás vyzvat a žádná strana nečte, co druhá píše. Nikdo jim to neřekne.
blocks-none = Nikoho nemáte zablokovaného.
blocks-end = Odblokovat
blocks-end-of = Odblokovat: { $name }
block-oneself = Sebe zablokovat nelze.
block-too-many = Víc lidí zablokovat nelze. Nejdřív někoho odblokujte.

## Opening a table

knob-watch = Kdo se smí dívat
knob-watch-note = Kdo se dívá později, nevidí ze zápasu nic dřív: ani na stránce, ani v souboru, ani kostky.
watch-at_once = Všichni
watch-one_turn = Všichni, o tah později
watch-three_turns = Všichni, o tři tahy později
watch-three_minutes = Všichni, o tři minuty později
watch-nobody = Jen hráči
form-field-watch = Kdo se smí dívat
watch-later = U tohoto stolu se dívá se zpožděním: bude to vidět po skončení zápasu.
watching-three_minutes = Zápas sledujete o tři minuty později, než se hraje.
watching-three_turns = Zápas sledujete o tři tahy později, než se hraje.
watching-one_turn = Zápas sledujete o tah později, než se hraje.

## What is said

chat-title = Rozhovor
chat-open = Rozhovor
chat-unread = { $n ->
    [one] Jedna nová zpráva
    [few] { $n } nové zprávy
    [many] { $n } nové zprávy
   *[other] { $n } nových zpráv
  }
chat-back = Zpět
chat-empty = Zatím nikdo nic neřekl.
chat-room-players = Čtou to jen ti, kdo hrají.
chat-room-watchers = Diváci to čtou hned, hráči po skončení zápasu.
chat-room-all = Čtou to všichni tady.
chat-phrase = Fráze
chat-phrase-choose = Vyberte frázi
chat-phrase-send = Říct
chat-text = Vaše slova
chat-text-send = Odeslat
chat-of-watchers = Divák
chat-line-acts = Další k této zprávě: { $name }
chat-mute = Tady ztlumit
chat-block = Zablokovat
chat-report = Nahlásit
chat-unmute = Zase poslouchat: { $name }
chat-want = Psát volně
chat-want-no = Jen fráze
chat-others-want = Soupeř by chtěl psát volně.

key-chat = K tomu, co se u stolu říká

phrases-start = Na začátku
phrases-play = Ve hře
phrases-offers = Nabídky
phrases-end = Na konci

talk-guest = Hosté mluví frázemi. Po registraci můžete psát volně.
talk-both = Volně psát můžete, jakmile to zapnou obě strany.
talk-no-free-words = Prozatím můžete mluvit jen frázemi.
talk-nobody = Do konce zápasu vás tu nikdo neuslyší.
talk-too-fast = To bylo moc najednou. Počkejte pár sekund.
talk-repeats = To už před chvílí zaznělo.
talk-too-long = To je příliš dlouhé: nejvýše 400 písmen.
talk-nothing = Není v tom nic ke čtení.
talk-own-line = Ta zpráva je vaše vlastní.
talk-restricted = Do { $until } můžete mluvit jen frázemi: { $reason }

## The forty phrases

phrase-hello = Dobrý den
phrase-good-luck = Hodně štěstí
phrase-have-fun = Ať vás to baví
phrase-thanks-too = Díky, nápodobně
phrase-first-time = Jsem tu poprvé
phrase-slow-today = Dnes hraju pomalu
phrase-ready = Začneme?
phrase-nice-roll = Pěkný hod
phrase-nice-play = Pěkný tah
phrase-lucky-me = Mám štěstí
phrase-unlucky = To byla smůla
phrase-timed-double = Dobře načasované zdvojení
phrase-brave-take = Odvážné přijetí
phrase-good-pass = Dobré odmítnutí
phrase-missed-that = To mi uteklo
phrase-misclick = Pardon, ujela mi ruka
phrase-thinking = Přemýšlím, chvilku strpení
phrase-your-turn = Jste na tahu
phrase-back-soon = Hned jsem zpět
phrase-back = Už jsem zpět
phrase-bad-connection = Mám špatné spojení
phrase-phone-call = Mám telefon
phrase-faster = Trochu rychleji, prosím
phrase-take-time = Nespěchejte
phrase-adjourn = Odložíme to?
phrase-tomorrow = Zítra ve stejnou dobu?
phrase-one-more = Ještě jednou?
phrase-last-one = Pro mě je to poslední
phrase-longer = Delší zápas?
phrase-with-clock = S hodinami?
phrase-analyse = Rozebereme to?
phrase-friend-watches = Smí se dívat někdo známý?
phrase-good-match = Dobrý zápas
phrase-well-played = Dobrá hra
phrase-close = To bylo těsné
phrase-dice-liked-me = Kostky mě měly rády
phrase-thank-you = Děkuji
phrase-must-go = Musím jít
phrase-see-you = Na viděnou
phrase-called-director = Ředitel je zavolán

## Reports

report-title = Hlášení
report-lead = Moderátoři dostanou posledních 20 zpráv, které tu můžete číst, a stav zápasu. Dozvíte se, jak rozhodnou; druhá strana se nedozví, kdo hlášení podal.
report-about = Týká se: { $name }
report-reason = Co je špatně
report-words = Vlastními slovy
report-send = Odeslat hlášení
report-sent = Děkujeme. Moderátoři se na to podívají a na své stránce se dozvíte, jak rozhodli.
report-reason-insults = Urážky nebo výhrůžky
report-reason-spam = Reklama nebo nesmysly
report-reason-cheating = Cizí pomoc při hře
report-reason-unfair = Odcházení, zdržování nebo úmyslné prohrávání
report-reason-name = Urážlivé jméno
report-reason-other = Něco jiného
report-oneself = K nahlášení vyberte někoho jiného.
report-twice = Vaše hlášení odtud už máme. Moderátoři se na to podívají.
report-too-many = Víc hlášení za jeden den podat nelze.
report-too-long = To je příliš dlouhé: nejvýše 1000 písmen.

## Moderation

moderation-title = Moderování
moderation-lead = Každé rozhodnutí se sděluje s důvodem, má konec a lze se proti němu odvolat k jinému moderátorovi. Nikdo nerozhoduje ve vlastní věci.
moderation-waiting = Čekající
moderation-none = Nic nečeká na rozhodnutí.
moderation-decided = Rozhodnuto
moderation-case = { $reason }: { $name }
moderation-by = Hlásí { $name }
moderation-lines = Poslední zprávy
moderation-no-lines = Nic nebylo řečeno.
moderation-state = Kde se to stalo
moderation-state-note = Nahlášeno při verzi { $version }.
moderation-before = Dřívější rozhodnutí o této osobě
moderation-decide = Rozhodnout
moderation-verdict = Rozhodnutí
moderation-days = Na kolik dní
moderation-days-note = Prázdné: 7 dní a účet se zavírá natrvalo.
moderation-reason = Důvod
moderation-reason-note = Dotyčná osoba si ho přečte tak, jak stojí.
moderation-done = Zapsat rozhodnutí
moderation-log = Deník
moderation-act-reported = Nahlášeno
moderation-act-decided = Rozhodnuto
moderation-act-appealed = Podáno odvolání
moderation-act-decided_again = Rozhodnuto po odvolání
moderation-not-yours = Tento případ je pro jiného moderátora.
moderation-why = Uveďte proč: dotyčná osoba se to dozví.
moderation-stage-open = Čeká
moderation-stage-decided = Rozhodnuto
moderation-stage-appealed = Odvolání
moderation-stage-closed = Uzavřeno
verdict-nothing = Nic špatného
verdict-warning = Varování
verdict-no_words = Dočasně bez vlastních slov
verdict-no_rated = Dočasně bez hodnocené hry
verdict-closed = Účet je zavřen

rated-restricted = Do { $until } nemůžete hrát hodnocené zápasy: { $reason }

cases-title = Hlášení
cases-own = Vaše hlášení: { $name }, { $reason }.
cases-own-open = Moderátoři se na to podívají.
cases-own-decided = Rozhodnuto: { $verdict }.
cases-about = Rozhodnutí moderátorů o vás: { $verdict }.
cases-until = Do { $until }.
cases-reason = Důvod: { $reason }
cases-appeal = Odvolat se
cases-appeal-words = Proč si myslíte něco jiného
cases-appeal-note = Přečte si to a rozhodne jiný moderátor.
cases-appealed = Odvolání je podáno. Rozhodne jiný moderátor.
cases-final = Rozhodnuto po vašem odvolání.
appeal-title = Odvolání
appeal-lead = Pokud byl váš účet zavřen, podívá se na to znovu jiný moderátor.
appeal-key = Heslo, nebo některý obnovovací kód
appeal-not-now = Proti tomu se odvolat nelze.
closed-title = Tento účet je zavřený
closed-by-moderators = Účet zavřeli moderátoři.
closed-by-host = Účet zavřeli provozovatelé klubu.
closed-for-good = Konec nebyl stanoven.
closed-no-reason = Důvod nebyl zapsán.
moderation-by-host = Hostitel zavřel účet přímo na stroji

## TV

tv-title = TV
tv-none = Právě nikdo nehraje.
tv-bots = Dívat se na dva boty
