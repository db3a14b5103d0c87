# Pages around the table. Used by the server only.

tagline = Backgammon zonder poespas: een goed bord en dobbelstenen die je kunt controleren.
nav-rules = Regels
nav-dice = Dobbelstenen controleren
nav-language = Taal
guest-name = Gast { $number }
skip = Naar de inhoud

# Start
start-title = Backgammon op een goed bord
start-lead = Speel tegen wie er is, tegen de bot, of via een link tegen een bekende. Geen account, geen muntjes, geen reclame.
start-bot = Tegen de bot spelen
start-bot-note = Een { $length }-puntsmatch met de cube. Eén klik en je zit aan het bord.
start-level = Hoe sterk?
start-friend = Iemand uitnodigen
start-friend-note = Je krijgt een link. Wie hem opent, speelt tegen je.
start-called = Je speelt als { $name }
start-new-name = Nieuwe naam
start-nameless = Kies een naam
start-custom = Regels kiezen
start-tables = Jouw tafels
start-tables-none = Je hebt nog geen tafels. Ze verschijnen hier, en je kunt er altijd naar terug.
start-name = Je naam
start-dice-title = Dobbelstenen die je kunt controleren
start-dice = Vóór de match leggen de server en beide spelers elk een geheim vast. Elke worp ontstaat uit die drie: niemand kan hem vooraf weten, en achteraf kun je elke worp zelf narekenen.
start-dice-how = Hoe het werkt
start-ear-title = Met het toetsenbord en op het gehoor
start-ear = Elke punt heeft een naam, elke worp en elke zet wordt voorgelezen, en je kunt een hele match zonder muis spelen. Druk aan tafel op ? voor de toetsen.
start-kept-title = Niets gaat verloren
start-kept = Sluit de pagina, verlies de verbinding, kom morgen terug: de tafel staat er zoals je hem achterliet.
table-against = { $white } – { $black }
table-to = tot { $length }, { $a }–{ $b }
table-money = geldspel, { $a }–{ $b }
table-waiting = wacht op een tegenstander
table-playing = bezig
table-over = voorbij
table-broken = kan niet worden geopend
table-unnamed = vrije plaats

# Rule chooser
choose-title = Regels kiezen
choose-against = Tegen
choose-bot = De bot
choose-friend = Een bekende, via een link
choose-doubles = Twee tegen twee, via links
choose-doubles-note = Overlegduo’s: elke kant wordt gespeeld door twee mensen die onderling overleggen.
choose-preset = Soort spel
choose-preset-note = Een voorinstelling vult alle opties hieronder in; laat een optie op “voorinstelling” staan om die te houden.
preset-match = Match
preset-match-note = Tot een aantal punten, met de cube en de Crawfordregel.
preset-money = Geldspel
preset-money-note = Partij na partij, elk om een eigen inzet, met de Jacobyregel.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = De regels van een Italiaanse online speelzaal: een eigen grens aan het verdubbelen, geen Crawfordpartij, backgammon ook nog na het uitspelen.
preset-tournament = Toernooi
preset-tournament-note = Een match volgens het Italiaanse toernooireglement, vanaf 3 punten, zonder maximum in de regels.
knob-length = Punten om te winnen
knob-length-note = Voor matches, meestal 5; dat duurt ongeveer een half uur. De regels kennen geen maximum; dit programma telt tot 64. Eén losse partij is ongebruikelijk in tavola reale: 3, 5 of 7.
knob-as-preset = Voorinstelling
knob-on = Aan
knob-off = Uit
knob-jacoby = Jacobyregel
knob-jacoby-note = Geldspel: gammons tellen alleen als de cube is gedraaid.
knob-responses = Antwoorden op een verdubbeling
knob-responses-note = Geldspel: met een beaver verdubbel je meteen terug en houd je de cube.
knob-responses-take_or_drop = Aannemen of passen
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver en raccoon
knob-responses-otter = Beaver, raccoon en otter
knob-automatic_doubles = Automatische verdubbelingen
knob-automatic_doubles-note = Geldspel: gelijke dobbelstenen bij de openingsworp verdubbelen de inzet.
knob-automatic-none = Geen
knob-automatic-up-to = { $n ->
    [one] De eerste
   *[other] De eerste { $n }
}
knob-crawford = Crawfordregel
knob-crawford-note = Matches: één partij zonder cube als een speler nog één punt nodig heeft.
knob-holland = Hollandregel
knob-holland-note = Matches: na de Crawfordpartij mag wie achterstaat pas vanaf de derde eigen beurt verdubbelen.
knob-backgammon = Backgammon
knob-backgammon-note = Of je nog drie keer de inzet kunt verliezen nadat je een steen hebt uitgespeeld.
knob-backgammon-only_with_none_off = Alleen zonder uitgespeelde steen
knob-backgammon-even_with_some_off = Ook met uitgespeelde stenen
knob-premature_roll = Een te vroege worp
knob-premature_roll-note = Ongeldig: er wordt opnieuw gegooid (IRR-06). Blijft staan: de tegenstander speelt met die kennis, en wie te vroeg gooide mag die beurt niet verdubbelen (IRR-07). Speelt alleen een rol bij geldigheid op verzoek.
knob-premature_roll-void = Ongeldig
knob-premature_roll-stands = Blijft staan
knob-doubling_limit = Grens aan verdubbelen
knob-doubling_limit-note = Tavola reale: geen verdubbeling waarmee een gewone winst de match zou beëindigen (CUB-17). Alleen in tavola reale.
knob-doubling_limit-none = Geen
knob-doubling_limit-tavola-reale = Zoals in tavola reale
knob-legality = Geldigheid van zetten
knob-legality-note = Streng: alleen geldige zetten kunnen worden afgemaakt. Op verzoek: elke zet blijft staan tenzij de tegenstander om een geldige vraagt, zoals aan een echt bord.
knob-legality-strict = Streng
knob-legality-called = Op verzoek
knob-pace = Tempo
knob-level = Sterkte van de bot
knob-level-note = Alleen als je tegen de bot speelt.
knob-clock = Klok
knob-clock-note = Een tijdreserve van minuten per punt, en elke beurt vrije seconden. Is je reserve op, dan verlies je de match.
knob-clock-none = Geen klok
knob-clock-simple_delay = Vertraging, dan reserve
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: elke beurt komen er seconden bij
knob-minutes = Minuten per punt
knob-seconds = Seconden per beurt
knob-side = Jouw stenen
knob-side-any = Door loting
knob-side-white = Wit
knob-side-black = Zwart
choose-more = Meer regels
choose-go = Tafel openen

# Table
table-title = Tafel
table-moves = Deze partij
table-games = Partijen
table-game = Partij
table-winner = Winst voor
table-how = Uitslag
table-points = Punten
table-score = Stand
table-settings = Instellingen
table-help = Toetsen
table-resign = Opgeven
table-files = Match downloaden
table-claim = Claimen
table-plays = Zetten tonen
table-last = Laatste zet herhalen
table-flip = Bord omdraaien
table-leave = Tafel verlaten
table-proof = Dobbelstenen: vastlegging en bewijs
table-invite = Nodig iemand uit
table-invite-note = Stuur deze link. Wie hem als eerste opent, krijgt de andere plaats.
table-invite-doubles = Nodig je partner en jullie tegenstanders uit
table-invite-doubles-note = Elke link is voor één plaats. De match begint als alle vier hier zitten.
table-invite-partner = Voor je partner
table-invite-opponent = Voor een tegenstander
table-copy = Kopiëren
invite-share = Delen
invite-qr = QR-code
invite-qr-note = De link als QR-code
table-terms = Regels en grenzen
look-open = Terugkijken
look-first = Naar het begin van de partij
look-back = Eén zet terug
look-on = Eén zet verder
look-last = Naar het einde van de partij
look-close = Terug naar de partij
copy-id-note = De stelling vóór de getoonde zet, met de worp
copy-link = Link kopiëren
name-change = Naam wijzigen
table-onward = Nieuwe tafel
table-close = Sluiten
table-result = Uitslag
table-noscript = Deze tafel heeft JavaScript nodig om live te zijn. Je kunt ook zonder spelen: kies hieronder, en laad opnieuw om de zet van je tegenstander te zien.
plain-plays = Spelen
plain-reload = Opnieuw laden
plain-play-none = Geen zet mogelijk: verder
resign-title = Opgeven
resign-note = Opgeven doe je aan het einde van een beurt: bied je het midden in je beurt aan, dan wacht het tot die klaar is. Je tegenstander kan een aangeboden partij afwijzen, tenzij het het meeste is dat je kunt verliezen.
plays-title = Geldige zetten
plays-note = Kies er een, of typ het nummer en Enter.

# Joining
join-title = Je bent uitgenodigd
join-lead = { $who } nodigt je uit voor backgammon.
join-lead-partner = { $who } vraagt je als partner voor backgammon, twee tegen twee.
join-lead-opponent = { $who } nodigt je uit als tegenstander voor backgammon, twee tegen twee.
terms-stake = Inzet
terms-stake-match = De match; punten boven de lengte tellen niet
terms-stake-money = Punten: wat de partijen waard zijn, wordt opgeteld
terms-clock = { $mode }, { $bank } min ieder en { $delay } s per beurt
terms-decision = Voor elke beslissing
terms-absence = Om terug te komen na verlies van de verbinding
terms-time = { $time } min
name-note = Hoogstens { $most } tekens. Laat je dit leeg, dan ben je een gast met een nummer.
name-note-known = Hoogstens { $most } tekens. Laat je dit leeg, dan blijf je { $name }.
name-missing = Die naam heeft geen letter die getoond kan worden. Ga terug en kies een andere; wat je verder had ingevuld, staat er nog.
name-too-long = Die naam heeft meer dan { $most } tekens. Ga terug en kies een kortere; wat je verder had ingevuld, staat er nog.
name-of-house = Die naam is van deze club zelf. Ga terug en kies een andere; wat je verder had ingevuld, staat er nog.
name-mixed = Die naam mengt letters uit verschillende alfabetten die op elkaar lijken. Ga terug en schrijf hem in één alfabet; wat je verder had ingevuld, staat er nog.
join-rules = De regels van deze tafel
join-sit = Aan tafel en spelen
join-over = Deze match is voorbij.
join-look = Tafel bekijken
join-taken = Deze plaats is al bezet.
rules-of-match = Match tot { $length }
rules-of-money = Geldspel

# Dice checker
verify-title = De dobbelstenen van een match controleren
verify-lead = Open het protocol van een match, en deze pagina rekent elke worp na in je browser. Er wordt niets verstuurd.
verify-file = Protocol (proof.json)
verify-paste = of plak het hier
verify-go = Controleren
verify-save = Controleprogramma opslaan voor offline gebruik
verify-how-title = Hoe de dobbelstenen ontstaan
verify-how = De server legt een geheim vast voordat iemand gaat zitten. Elke plaats legt het einde van een keten van hashes vast. Bij elke beslissing om te gooien wordt van beide ketens de volgende schakel geopend; de worp is een HMAC, met het geheim van de server als sleutel, over de tafel, de match, het nummer van de worp, beide vastleggingen en beide schakels. Bytes vanaf 252 worden overgeslagen, zodat elk getal even waarschijnlijk is.
verify-noscript = De controle heeft JavaScript nodig. De opdracht “tavola verify-dice FILE” doet hetzelfde.
verify-honest = Alle { $rolls } worpen kloppen: elke worp volgt uit wat vóór de match is vastgelegd.
verify-honest-one = De ene worp klopt: hij volgt uit wat vóór de match is vastgelegd.
verify-wrong = { $faults ->
    [one] Er klopt één ding niet.
   *[other] Er kloppen { $faults } dingen niet.
}
verify-rolls = Elke worp, en waar elke schakel vandaan kwam
verify-roll-number = Worp
verify-roll-who = Gegooid door
verify-roll-dice = Dobbelstenen
verify-roll-link = Schakel van { $who }
verify-roll-both = beiden
verify-link-client = eigen pagina
verify-link-escrow = eigen kopie, hier bewaard
verify-link-house = server
verify-link-default = reservewaarde (gemist)
verify-unreadable = Dit is geen protocol.
verify-no-length = Dit protocol heeft een ouder formaat dat zijn lengte niet noemt; worpen die aan het eind zijn afgeknipt, zouden dus niet opvallen.
verify-nameless = Een speler uit dit protocol heeft de club verlaten en wordt er niet meer in genoemd. Hashes die met de naam zijn gemaakt, staan hier zoals ze waren en kunnen niet worden nagerekend; al het andere wel.
verify-in-play = De match is nog bezig: de server opent zijn geheim pas als hij voorbij is, en dan pas kunnen de worpen worden nagerekend.
verify-fault-scheme = Het protocol is van een andere soort dan deze pagina controleert.
verify-fault-secret-missing = De match is voorbij, en het geheim van de server ontbreekt.
verify-fault-secret = Het geheim van de server is niet het geheim dat vóór de match was vastgelegd.
verify-fault-link-default = Worp %: een gemiste schakel is niet vervangen door de afgesproken waarde.
verify-fault-link-source = Worp %: het klopt niet waar een schakel vandaan zou komen.
verify-fault-link = Worp %: een schakel hoort niet bij de keten die zijn plaats heeft vastgelegd.
verify-fault-seen = Worp %: een plaats heeft zijn schakel voor een ander protocol dan dit geopend.
verify-fault-number = Worp %: de worpen zijn niet doorlopend genummerd.
verify-fault-dice = Worp %: deze dobbelstenen volgen niet uit het geheim en de schakels.
verify-fault-log-missing = Het verloop van de match ontbreekt.
verify-fault-log = Het verloop van de match past niet bij de worpen.
verify-fault-count = Er zijn meer of minder worpen dan het verloop van de match zegt.
verify-fault-kept = Een hash zou met een naam zijn gemaakt waar geen naam staat.
verify-fault-ending = Het protocol eindigt niet zoals het zegt: er is iets afgeknipt, toegevoegd of veranderd.
verify-fault-other = Het protocol is niet sluitend.
dice-part = De dobbelstenen van deze match
dice-warning-title = De server houdt zijn belofte over de dobbelstenen niet
dice-warning-do = Je browser heeft vastgelegd wat hem wanneer is gevraagd, en wat hij te zien kreeg. Bewaar dit verslag, laat het je tegenstander zien, en speel niet verder om iets dat ertoe doet.
dice-evidence-save = Bewijs opslaan
dice-details = Elke worp bekijken
dice-away = Verder op een ander apparaat
dice-away-note = Jouw aandeel in de dobbelstenen zit in deze browser. Open deze link waar je verder wilt, aangemeld als jezelf, en je aandeel verhuist daarheen. Geef de link aan niemand: wie hem heeft, samen met het geheim van de server, kent je worpen.

# Rules for players

# Errors
error-404 = Hier is niets
error-404-note = Het adres klopt niet, of de tafel is verwijderd.
clause-says = Wat { $clause } zegt
error-403 = Je hebt geen toegang
error-403-note = Dit is van iemand anders. Heb je een uitnodiging, open dan de link daarvan opnieuw.
error-aside = Dit kan niet worden geopend
error-aside-note = Een deel van wat hier is opgeslagen, is onleesbaar en daarom apart gezet. Er is niets verwijderd, en de rest van de club gaat door. Wie de club beheert, kan het bekijken met “tavola doctor”.
error-other = Dat lukte niet
error-too-fast = Dat ging sneller dan iemand kan spelen. Wacht even en probeer het opnieuw.
error-too-slow = Het duurde te lang voor het aankwam. Controleer je verbinding en probeer het opnieuw.
error-too-many-guests = Er zijn zojuist veel mensen uit jouw netwerk binnengekomen. Wacht een paar seconden en probeer het opnieuw.
error-too-many-bots = Er spelen al op genoeg tafels bots tegen elkaar. Wacht tot er een klaar is, of pauzeert omdat niemand kijkt.
error-busy = Het is druk in de club. Probeer het nog eens.
error-closing = De club wordt zo opnieuw gestart. Probeer het over een moment nog eens.
error-malformed = Wat is verstuurd, kon niet worden gelezen. Ga terug, controleer wat je hebt ingevuld en probeer het opnieuw.
error-cross-site = Dat kwam van een pagina op een andere site, dus is er niets gedaan.
error-internal = Er ging bij ons iets mis. Er is niets veranderd; je kunt het opnieuw proberen.
error-back = Terug
error-home = Naar de startpagina
error-table = Terug naar de tafel
error-event = Terug naar het toernooi

# Chouette
chouette-title = Chouette
chouette-now = Wat er nu te doen is
chouette-open = Chouette openen
wooden-start-title = Houten bord
wooden-start = Leg er een telefoon naast: klok, scorebord en scoreblad. Het werkt zonder netwerk, en niets wat je indrukt gaat verloren.
wooden-open = Klok openen
chouette-start-title = Chouette
chouette-start = Eén tegen allen, met voor ieder een cube: de box speelt tegen een team dat overlegt. Met bekenden, met bots, of als scoreboek bij een houten bord.
chouette-games = { $n ->
    [0] nog geen partij
    [one] één partij
   *[other] { $n } partijen
}
chouette-lead = Eén speler is de box en speelt tegen alle anderen. De kapitein zet voor het team, de anderen adviseren, en iedereen heeft een eigen rekening met de box.
chouette-turned = { $n ->
    [one] met één gewijzigde regel
   *[other] met { $n } gewijzigde regels
}
preset-chouette-club = Clubchouette
preset-chouette-club-note = Een cube tussen de box en elk lid, met clubplichten: genoeg aannemen, eerst de cube van de kapitein, beavers.
preset-chouette-galore = Eenvoudige chouette
preset-chouette-galore-note = Eén cube voor allen; verdubbelt de box, dan neemt ieder lid voor zichzelf aan of past.
chouette-place = Het bord
chouette-place-online = Hier, met de dobbelstenen van de server
chouette-place-online-note = Box en kapitein zetten op het scherm; elke worp kan achteraf worden gecontroleerd.
chouette-place-over_the_board = Een houten bord
chouette-place-over_the_board-note = Jij voert cubes en uitslagen in; de pagina houdt volgorde, plichten en rekeningen bij.
chouette-bots = Bots
chouette-bots-note = Ze doen meteen mee en spelen als lid, kapitein of box. Met twee van hen kun je alleen beginnen. Niet bij een houten bord.
chouette-bot-level = Hun niveau
chouette-bot-add = Bot toevoegen
level-beginner = Beginner
level-novice = Leerling
level-casual = Gelegenheidsspeler
level-intermediate = Gevorderd
level-advanced = Sterk
level-expert = Expert
level-full = Volle sterkte
chouette-host = Jij
chouette-host-plays = speelt mee
chouette-host-keeps = houdt alleen het scoreboek bij
chouette-host-note = De host voegt bots toe, bepaalt de inzet en voert bij een houten bord alles voor iedereen in.
chouette-lobby = Chouettes waaraan je kunt meedoen
chouette-lobby-note = Iedereen kan meedoen; een lopende partij gaat door, en jij begint achteraan in de rij.
chouette-lobby-nobody = Nog niemand
chouette-door = Wie kan meedoen
chouette-door-link = Iedereen met de link
chouette-door-open = Iedereen; de chouette staat in de lijst
chouette-worth = Een punt is waard
chouette-worth-note = Zoals je het schrijft: 2,50 met EUR. Zonder valuta is een punt gewoon een punt.
chouette-pace = Tijdslimieten
chouette-pace-answer = Om een cube te beantwoorden
chouette-pace-answer-note = Daarna geldt geen antwoord als het antwoord van de kapitein, of als passen.
chouette-pace-turn = Om te gooien of te zetten
chouette-pace-turn-note = Daarna neemt de volgende in de rij het over, of heeft de box verloren.
chouette-pace-absence = Zonder open pagina
chouette-pace-absence-note = Op wie zo lang weg is, wordt niet meer gewacht: dat geldt als geen antwoord.
chouette-pace-gather = Om met je eigen cube mee te doen
chouette-pace-gather-note = Na de eerste verdubbeling, voordat de box antwoordt.
chouette-pace-fair = Voordat de kapitein gooit
chouette-pace-fair-note = Zodat iedereen kan verdubbelen; met “Niet verdubbelen” bespaar je de anderen het wachten.
chouette-seconds = { $n } seconden
chouette-no-limit = geen limiet
chouette-go = Chouette openen
chouette-knob-cubes = Cubes
chouette-knob-cubes-note = Club: een voor elk lid. Eenvoudig: één voor allen.
chouette-knob-cubes-single = Eén voor allen
chouette-knob-cubes-multiple = Een voor elk lid
chouette-knob-box_stays = De box blijft
chouette-knob-box_stays-note = Club: bij winst, en als de box in die partij niet op verlies staat. Eenvoudig: bij winst op de kapitein.
chouette-knob-box_stays-beats_captain = bij winst op de kapitein
chouette-knob-box_stays-wins_and_level = bij winst en minstens quitte
chouette-knob-offering = Leden kunnen verdubbelen
chouette-knob-offering-note = Club: tot de box een van hen heeft geantwoord. Eenvoudig: tot de kapitein gooit.
chouette-knob-offering-until_roll = tot de worp
chouette-knob-offering-until_answered = tot de box heeft geantwoord
chouette-knob-take_enough = Genoeg aannemen
chouette-knob-take_enough-note = Als allen hebben verdubbeld, moet de box genoeg cubes aannemen om bij winst quitte te staan, en beaveren als alleen die van de kapitein wordt aangenomen. Aan bij de clubvoorinstelling.
chouette-knob-captain_cube = De cube van de kapitein
chouette-knob-captain_cube-note = Bij meer cubes die samen zijn aangeboden. Club: neemt de box er een aan, dan die van de kapitein. Eenvoudig: naar keuze.
chouette-knob-captain_cube-off = de box kiest vrij
chouette-knob-captain_cube-if_any = neemt de box er een aan, dan die van de kapitein
chouette-knob-captain_cube-must = de box moet die van de kapitein aannemen
chouette-knob-beaver = Een verdubbeling aannemen
chouette-knob-beaver-note = Waar beavers gelden: of je ook zonder beaver mag aannemen.
chouette-knob-beaver-may = met of zonder beaver
chouette-knob-beaver-must = altijd met een beaver
chouette-knob-sole_taker_beavers = Wie als enige aanneemt, beavert
chouette-knob-sole_taker_beavers-note = Als de box tegen allen heeft verdubbeld en er maar één aanneemt, moet die speler beaveren. Aan bij de clubvoorinstelling.
chouette-knob-holdout = De laatste die past
chouette-knob-holdout-note = Met vijf of meer spelers: passen allen op één na op de verdubbeling van de box, dan moet de laatste ook passen. Uit, tenzij gekozen.
chouette-knob-holdout-first = bij de eerste verdubbeling van de box
chouette-knob-holdout-any = bij elke verdubbeling van de box
chouette-knob-extras = Extra cubes
chouette-knob-extras-note = Alleen met één cube: wie heeft gepast, kan wie als enige aanneemt nog een cube geven, bij de verdubbeling uit het midden. Uit, tenzij gekozen.
chouette-knob-extras-paid = wie er een geeft, betaalt wat passen kost
chouette-knob-extras-free = wie er een geeft, betaalt niets
chouette-knob-consultation = Advies aan de kapitein
chouette-knob-consultation-note = Club: van wie een cube heeft gedraaid of aangenomen, of gevraagd is. Eenvoudig: van iedereen in de partij.
chouette-knob-consultation-free = van iedereen in de partij
chouette-knob-consultation-never = nooit
chouette-knob-consultation-after-cube = zodra een cube is gedraaid
chouette-knob-consultation-cube-holders = van wie een gedraaide cube heeft
chouette-knob-declining = Als meerderen op de cube van de box passen
chouette-knob-declining-note = Met veel cubes gaan de kapiteins om beurten naar achteren. Met één cube alleen de kapitein.
chouette-knob-declining-captain_only = alleen de kapitein gaat naar achteren
chouette-knob-declining-in_turn = kapiteins gaan om beurten
chouette-knob-captain_after_drop = Als de kapitein heeft gepast
chouette-knob-captain_after_drop-note = Als de kapitein op de verdubbeling van de box past en anderen aannemen.
chouette-knob-captain_after_drop-stays = de volgende blijft kapitein
chouette-knob-captain_after_drop-temporary = de volgende is alleen deze partij kapitein
chouette-knob-leaving = Cube van wie weggaat
chouette-knob-leaving-note = Tijdens een partij. Speelt door, tenzij je anders kiest; de kapitein antwoordt ervoor.
chouette-knob-leaving-plays_on = speelt door onder de kapitein
chouette-knob-leaving-loses = is meteen verloren
chouette-knob-partner_lot = Loting om een partner
chouette-knob-partner_lot-note = Als niemand partner van de box wil zijn. Meestal zonder de kapitein.
chouette-knob-partner_lot-without_captain = zonder de kapitein
chouette-knob-partner_lot-with_captain = met de kapitein
chouette-knob-partner_place = De partner als de box verliest
chouette-knob-partner_place-note = Houdt meestal zijn plaats.
chouette-knob-partner_place-kept = houdt zijn plaats
chouette-knob-partner_place-end = gaat naar achteren
chouette-knob-partner_from = Een partner vanaf
chouette-knob-partner_from-note = Aantal spelers, meestal 8.
chouette-automatic-consent = De eerste; meer als de box akkoord gaat
chouette-join-title = Een chouette
chouette-there = Al aanwezig
chouette-join = Meedoen
chouette-join-note = Je begint achteraan in de rij en speelt mee vanaf de volgende partij. Tussen twee beslissingen kun je weggaan.
chouette-invite = Anderen uitnodigen
chouette-invite-note = Wie deze link opent, kan altijd meedoen, achteraan in de rij.
chouette-noscript = De pagina van de chouette heeft JavaScript nodig. Zonder zie je alleen wie er is en de rekeningen.
chouette-resign-note = De andere kant kan je aanbod afwijzen, tenzij het het meeste is dat je kunt verliezen.
chouette-sure = Weet je het zeker?
accounts-count = { $n ->
    [one] één partij
   *[other] { $n } partijen
}
accounts-back = Terug naar de chouette
accounts-csv = Downloaden als CSV
accounts-print = Pagina om af te drukken
accounts-balances = Saldo’s
accounts-debts = Wie wie iets schuldig is
accounts-total = Totaal
accounts-by-game = Punten per partij
accounts-marks = B: box in die partij. C: kapitein.
accounts-game = Partij { $n }
accounts-cube = op { $value }, { $winner ->
    [box] gewonnen door de box
    [team] gewonnen van de box
   *[agreed] schikking
}
cause-dropped = gepast
cause-decided = beslist door de partij
cause-extra_given = met een extra cube
cause-agreed = in overleg
cause-left = weggegaan
cause-partner = aandeel van de partner

# Where a guest is at home
browsers-title = Browsers die je kennen
browsers-many = { $n ->
    [one] Je bent alleen in deze browser bekend.
   *[other] Je bent in { $n } browsers bekend.
 }
browsers-end-others = In alle andere browsers afmelden
browsers-here-note = Een gast wordt alleen aan de browser herkend. Meld je je hier af en kent geen andere browser je, dan kun je niet terug naar je tafels.
browsers-end-here = In deze browser afmelden

# The rules of the chouette
chouette-rules-title = Regels van de chouette
chouette-rules-presets = De twee voorinstellingen

## Rules that do not go together
not-translated = Nog niet vertaald: hier in het Engels.
broken-length-in-money-play = Deze regels zijn voor geldspel, dat geen aantal punten kent: laat de punten leeg, of kies een match.
broken-match-without-length = Een match gaat tot een aantal punten: vul er een in, of kies geldspel.
broken-jacoby-in-match = In een match is er geen Jacobyregel: zet hem uit, of kies geldspel.
broken-responses-in-match = In een match zijn er geen beavers: zet ze uit, of kies geldspel.
broken-automatic-doubles-in-match = In een match zijn er geen automatische verdubbelingen: zet ze uit, of kies geldspel.
broken-holland-without-crawford = De Hollandregel gaat over de partijen na de Crawfordpartij: zet de Crawfordregel aan, of de Hollandregel uit.
broken-tournament-length = Toernooimatches gaan tot 3 punten of meer: vul een langere match in, of kies “Match”.
broken-crawford-outside-match = De Crawfordregel is voor matches: zet hem uit, of kies een match.
broken-holland-outside-match = De Hollandregel is voor matches: zet hem uit, of kies een match.
broken-doubling-limit-outside-match = De verdubbelgrens van Tavola Reale is voor matches: zet hem uit, of kies een match.
broken-consent-outside-chouette = Automatische verdubbelingen met instemming van de box zijn voor een chouette: kies een aantal, of geen.
broken-time-limit = Die tijdslimiet is te lang of te kort: het kan van één seconde tot zeven dagen.
broken-clock-times = Met die klok kan niemand spelen: er is tijd nodig, en hoogstens 10 uur per punt en per beurt.
broken-rated-time = Een match voor de rating laat iedereen tijd om te spelen: minstens 15 seconden voor een beslissing, 30 om terug te komen na een verbroken verbinding en met klok één minuut per partij.
broken-bots = Er kunnen hoogstens { $most } bots meespelen, en geen bij een houten bord.
broken-stake-in-match = Een inzet per punt is voor geldspel: laat de valuta leeg, of kies geldspel.
broken-called-in-tavola-reale = Tavola Reale wordt met strenge geldigheid gespeeld: kies “streng”, of andere regels.

# The tutor on the start page

start-tutor = Met tutor
start-tutor-note = Vraagt na vóór een blunder, geeft hints, laat je terugnemen.
knob-tutor-none = Geen
knob-tutor-whopper = Vraagt na vóór een kapitale blunder
knob-tutor-blunder = Vraagt na vóór een blunder
knob-tutor-error = Vraagt na vóór een fout
knob-tutor-doubtful = Vraagt na vóór een twijfelachtige zet
knob-tutor-note = Tegen een bot: vraagt na vóór een slechte zet, geeft hints en laat je terugnemen. De match wordt gemarkeerd als gespeeld met tutor.
terms-tutor = Vraagt na vóór een beslissing die { $loss } of meer kost; hints en terugnemen zijn toegestaan
