# Pages around the table. Used by the server only.

tagline = Backgammon utan krimskrams: ett bra bräde och tärningar du kan kontrollera.
nav-rules = Regler
nav-dice = Kontrollera tärningar
nav-language = Språk
guest-name = Gäst { $number }
skip = Till innehållet

# Start
start-title = Backgammon på ett bra bräde
start-lead = Spela mot någon som är här, mot boten, eller mot en vän via länk. Inget konto, inga mynt, ingen reklam.
start-bot = Spela mot boten
start-bot-note = En { $length }-poängsmatch med kub. Ett klick och du sitter vid brädet.
start-level = Hur stark?
start-friend = Bjud in en vän
start-friend-note = Du får en länk. Den som öppnar den spelar mot dig.
start-called = Du spelar som { $name }
start-new-name = Nytt namn
start-nameless = Välj ett namn
start-custom = Välj regler
start-tables = Dina bord
start-tables-none = Du har inga bord än. De dyker upp här, och du kan alltid gå tillbaka till dem.
start-name = Ditt namn
start-dice-title = Tärningar du kan kontrollera
start-dice = Före matchen låser servern och båda spelarna in var sin hemlighet. Varje slag görs av alla tre: ingen kan veta det i förväg, och efteråt kan du själv räkna om varje slag.
start-dice-how = Så fungerar det
start-ear-title = Med tangentbord och på gehör
start-ear = Varje fält har ett namn, varje slag och varje drag läses upp, och du kan spela en hel match utan mus. Tryck på ? vid bordet för tangenterna.
start-kept-title = Inget går förlorat
start-kept = Stäng sidan, tappa anslutningen, kom tillbaka i morgon: bordet är som du lämnade det.
table-against = { $white } – { $black }
table-to = till { $length }, { $a }–{ $b }
table-money = pengaspel, { $a }–{ $b }
table-waiting = väntar på en motståndare
table-playing = pågår
table-over = slut
table-broken = går inte att öppna
table-unnamed = ledig plats

# Rule chooser
choose-title = Välj regler
choose-against = Mot
choose-bot = Boten
choose-friend = En vän, via länk
choose-doubles = Två mot två, via länkar
choose-doubles-note = Parspel: varje sida spelas av två som överlägger enskilt.
choose-preset = Typ av spel
choose-preset-note = En förinställning fyller i alla alternativ nedan; låt ett stå på ”förinställning” för att behålla det.
preset-match = Match
preset-match-note = Till ett antal poäng, med kub och Crawfordregeln.
preset-money = Pengaspel
preset-money-note = Parti efter parti, vart och ett om sin egen insats, med Jacobyregeln.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Reglerna från ett italienskt spelrum på nätet: en egen gräns för dubblingar, inget Crawfordparti, backgammon även efter avspelning.
preset-tournament = Turnering
preset-tournament-note = En match enligt det italienska turneringsreglementet, från 3 poäng, utan övre gräns i reglerna.
knob-length = Poäng att spela till
knob-length-note = För matcher, oftast 5; det tar ungefär en halvtimme. Reglerna känner ingen övre gräns; programmet räknar till 64. Ett enda parti är ovanligt i tavola reale: 3, 5 eller 7.
knob-as-preset = Förinställning
knob-on = På
knob-off = Av
knob-jacoby = Jacobyregeln
knob-jacoby-note = Pengaspel: gammon räknas bara när kuben har vridits.
knob-responses = Svar på en dubbling
knob-responses-note = Pengaspel: med en beaver dubblar du genast tillbaka och behåller kuben.
knob-responses-take_or_drop = Ta eller passa
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver och raccoon
knob-responses-otter = Beaver, raccoon och otter
knob-automatic_doubles = Automatiska dubblingar
knob-automatic_doubles-note = Pengaspel: lika tärningar i öppningsslaget dubblar insatsen.
knob-automatic-none = Inga
knob-automatic-up-to = { $n ->
    [one] Den första
   *[other] De { $n } första
}
knob-crawford = Crawfordregeln
knob-crawford-note = Matcher: ett parti utan kub när en spelare har en poäng kvar till seger.
knob-holland = Hollandregeln
knob-holland-note = Matcher: efter Crawfordpartiet får den som ligger under inte dubbla före sin tredje tur.
knob-backgammon = Backgammon
knob-backgammon-note = Om du kan förlora tre gånger insatsen efter att ha spelat av en bricka.
knob-backgammon-only_with_none_off = Bara utan avspelad bricka
knob-backgammon-even_with_some_off = Även med avspelade brickor
knob-premature_roll = Ett slag för tidigt
knob-premature_roll-note = Ogiltigt: det slås om (IRR-06). Står: motståndaren spelar med vetskap om det, och den som slog för tidigt får inte dubbla den turen (IRR-07). Spelar bara roll när tillåtna drag gäller på begäran.
knob-premature_roll-void = Ogiltigt
knob-premature_roll-stands = Står
knob-doubling_limit = Gräns för dubblingar
knob-doubling_limit-note = Tavola reale: ingen dubbling som gör att en enkel vinst avslutar matchen (CUB-17). Bara i tavola reale.
knob-doubling_limit-none = Ingen
knob-doubling_limit-tavola-reale = Som i tavola reale
knob-legality = Tillåtna drag
knob-legality-note = Strikt: bara tillåtna drag kan fullföljas. På begäran: vilket drag som helst står om inte motståndaren begär ett tillåtet, som vid ett riktigt bräde.
knob-legality-strict = Strikt
knob-legality-called = På begäran
knob-pace = Tempo
knob-level = Botens styrka
knob-level-note = Bara när du spelar mot boten.
knob-clock = Klocka
knob-clock-note = En tidsreserv med minuter per poäng, och fria sekunder varje tur. Tar reserven slut förlorar du matchen.
knob-clock-none = Ingen klocka
knob-clock-simple_delay = Fördröjning, sedan reserv
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: sekunder läggs till varje tur
knob-minutes = Minuter per poäng
knob-seconds = Sekunder per tur
knob-side = Dina brickor
knob-side-any = Lottas
knob-side-white = Vit
knob-side-black = Svart
choose-more = Fler regler
choose-go = Öppna bordet

# Table
table-title = Bord
table-moves = Det här partiet
table-games = Partier
table-game = Parti
table-winner = Vinnare
table-how = Resultat
table-points = Poäng
table-score = Ställning
table-settings = Inställningar
table-help = Tangenter
table-resign = Ge upp
table-files = Ladda ner matchen
table-claim = Kräv vinst
table-plays = Visa drag
table-last = Visa senaste draget igen
table-flip = Vänd brädet
table-leave = Lämna bordet
table-proof = Tärningar: fastlagt och bevis
table-invite = Bjud in din vän
table-invite-note = Skicka den här länken. Den som öppnar den först får den andra platsen.
table-invite-doubles = Bjud in din partner och era motståndare
table-invite-doubles-note = Varje länk är för en plats. Matchen börjar när alla fyra sitter här.
table-invite-partner = Till din partner
table-invite-opponent = Till en motståndare
table-copy = Kopiera
invite-share = Dela
invite-qr = QR-kod
invite-qr-note = Länken som QR-kod
table-terms = Regler och gränser
look-open = Se tillbaka
look-first = Till partiets början
look-back = Ett drag bakåt
look-on = Ett drag framåt
look-last = Till partiets slut
look-close = Tillbaka till partiet
copy-id-note = Ställningen före det visade draget, med slaget
copy-link = Kopiera länk
name-change = Byt namn
table-onward = Nytt bord
table-close = Stäng
table-result = Resultat
table-noscript = Bordet behöver JavaScript för att vara direktuppdaterat. Du kan spela utan: välj nedan, och ladda om för att se motståndarens drag.
plain-plays = Spela
plain-reload = Ladda om
plain-play-none = Inget tillåtet drag: fortsätt
resign-title = Ge upp
resign-note = Du ger upp i slutet av en tur: erbjuder du det mitt i din egen väntar det tills turen är klar. Motståndaren kan avvisa ett parti du erbjuder, om det inte är det mesta du kan förlora.
plays-title = Tillåtna drag
plays-note = Välj ett, eller skriv dess nummer och Enter.

# Joining
join-title = Du är inbjuden
join-lead = { $who } bjuder in dig till backgammon.
join-lead-partner = { $who } bjuder in dig till backgammon som partner, två mot två.
join-lead-opponent = { $who } bjuder in dig till backgammon som motståndare, två mot två.
terms-stake = Insats
terms-stake-match = Matchen; poäng utöver längden räknas inte
terms-stake-money = Poäng: det partierna är värda läggs ihop
terms-clock = { $mode }, { $bank } min var och { $delay } s per tur
terms-decision = För varje beslut
terms-absence = För att komma tillbaka efter tappad anslutning
terms-time = { $time } min
name-note = Högst { $most } tecken. Lämnar du det tomt blir du en gäst med nummer.
name-note-known = Högst { $most } tecken. Lämnar du det tomt förblir du { $name }.
name-missing = Det namnet har ingen bokstav som kan visas. Gå tillbaka och välj ett annat; resten av det du skrev finns kvar.
name-too-long = Det namnet har mer än { $most } tecken. Gå tillbaka och välj ett kortare; resten av det du skrev finns kvar.
name-of-house = Det namnet tillhör klubben själv. Gå tillbaka och välj ett annat; resten av det du skrev finns kvar.
name-mixed = Det namnet blandar bokstäver från olika alfabet som liknar varandra. Gå tillbaka och skriv det i ett; resten av det du skrev finns kvar.
join-rules = Bordets regler
join-sit = Sätt dig och spela
join-over = Den här matchen är slut.
join-look = Titta på bordet
join-taken = Den här platsen är redan upptagen.
rules-of-match = Match till { $length }
rules-of-money = Pengaspel

# Dice checker
verify-title = Kontrollera tärningarna i en match
verify-lead = Öppna protokollet från en match, så räknar den här sidan om varje slag i din webbläsare. Inget skickas någonstans.
verify-file = Protokoll (proof.json)
verify-paste = eller klistra in det här
verify-go = Kontrollera
verify-save = Spara kontrollprogrammet för användning offline
verify-how-title = Så görs tärningarna
verify-how = Servern lägger fast en hemlighet innan någon sätter sig. Varje plats lägger fast slutet på en kedja av hashvärden. Med varje beslut att slå öppnas nästa länk i båda kedjorna; slaget är en HMAC, med serverns hemlighet som nyckel, över bordet, matchen, slagets nummer, båda platsernas fastlagda värden och båda länkarna. Byte från 252 och uppåt hoppas över, så att varje tal är lika sannolikt.
verify-noscript = Kontrollen behöver JavaScript. Kommandot ”tavola verify-dice FILE” gör samma sak.
verify-honest = Alla { $rolls } slag stämmer: vart och ett följer av det som låstes in före matchen.
verify-honest-one = Det enda slaget stämmer: det följer av det som låstes in före matchen.
verify-wrong = { $faults ->
    [one] En sak är fel.
   *[other] { $faults } saker är fel.
}
verify-rolls = Varje slag, och varifrån varje länk kom
verify-roll-number = Slag
verify-roll-who = Slogs av
verify-roll-dice = Tärningar
verify-roll-link = Länk från { $who }
verify-roll-both = båda
verify-link-client = egen sida
verify-link-escrow = egen kopia, förvarad här
verify-link-house = server
verify-link-default = reservvärde (missad)
verify-unreadable = Det här är inget protokoll.
verify-no-length = Protokollet har ett äldre format som inte anger sin längd, så slag som skurits bort i slutet skulle inte märkas.
verify-nameless = En spelare i protokollet har lämnat klubben och nämns inte längre. Hashvärden som gjordes med namnet står här som de var och går inte att räkna om; allt annat går.
verify-in-play = Matchen pågår ännu: servern öppnar sin hemlighet när den är slut, och först då kan slagen räknas om.
verify-fault-scheme = Protokollet är av en annan sort än sidan kontrollerar.
verify-fault-secret-missing = Matchen är slut, och serverns hemlighet saknas.
verify-fault-secret = Serverns hemlighet är inte den som lades fast före matchen.
verify-fault-link-default = Slag %: en missad länk ersattes inte av den som var avtalad.
verify-fault-link-source = Slag %: det är fel angivet varifrån en länk kommer.
verify-fault-link = Slag %: en länk ingår inte i den kedja som platsen lade fast.
verify-fault-seen = Slag %: en plats öppnade sin länk för ett annat protokoll än det här.
verify-fault-number = Slag %: slagen är inte numrerade i följd.
verify-fault-dice = Slag %: tärningarna följer inte av hemligheten och länkarna.
verify-fault-log-missing = Matchens förlopp saknas.
verify-fault-log = Matchens förlopp passar inte slagen.
verify-fault-count = Det finns fler eller färre slag än matchens förlopp säger.
verify-fault-kept = Ett hashvärde uppges ha gjorts med ett namn där inget namn står.
verify-fault-ending = Protokollet slutar inte som det säger: något har skurits bort, lagts till eller ändrats.
verify-fault-other = Protokollet går inte ihop.
dice-part = Tärningarna i den här matchen
dice-warning-title = Servern håller inte sitt löfte om tärningarna
dice-warning-do = Din webbläsare har antecknat vad den ombads om, när, och vad den fick se. Spara den här uppgiften, visa den för din motståndare, och spela inte vidare om något som betyder något.
dice-evidence-save = Spara bevisen
dice-details = Se varje slag
dice-away = Fortsätt på en annan enhet
dice-away-note = Din del av tärningarna finns i den här webbläsaren. Öppna länken där du vill fortsätta, inloggad som dig själv, så flyttar din del dit. Ge den inte till någon: den som har både länken och serverns hemlighet känner dina slag.

# Rules for players

# Errors
error-404 = Här finns inget
error-404-note = Adressen är fel, eller så har bordet tagits bort.
clause-says = Vad { $clause } säger
error-403 = Du har inte åtkomst
error-403-note = Det här tillhör någon annan. Har du en inbjudan, öppna dess länk igen.
error-aside = Det här går inte att öppna
error-aside-note = En del av det som lagrats här går inte att läsa och har därför lagts åt sidan. Inget har raderats, och resten av klubben fortsätter. De som driver klubben kan undersöka det med ”tavola doctor”.
error-other = Det gick inte
error-too-fast = Det gick fortare än någon spelar. Vänta lite och försök igen.
error-too-slow = Det tog för lång tid att komma fram. Kontrollera anslutningen och försök igen.
error-too-many-guests = Många har just kommit in från ditt nätverk. Vänta några sekunder och försök igen.
error-too-many-bots = Bottar spelar redan mot varandra vid tillräckligt många bord. Vänta tills ett är klart, eller pausar för att ingen tittar.
error-busy = Klubben är upptagen. Försök igen.
error-closing = Klubben startar strax om. Försök igen om en stund.
error-malformed = Det som skickades gick inte att läsa. Gå tillbaka, kontrollera det du skrev och försök igen.
error-cross-site = Det kom från en annan webbplats sida, så inget har gjorts.
error-internal = Något gick fel hos oss. Inget har ändrats; du kan försöka igen.
error-back = Tillbaka
error-home = Till startsidan
error-table = Tillbaka till bordet
error-event = Tillbaka till turneringen

# Chouette
chouette-title = Chouette
chouette-now = Att göra nu
chouette-open = Öppna en chouette
wooden-start-title = Träbräde
wooden-start = Lägg en telefon bredvid: klocka, resultattavla och poängprotokoll. Det fungerar utan nätverk, och inget du trycker går förlorat.
wooden-open = Öppna klockan
chouette-start-title = Chouette
chouette-start = En mot alla, med en kub för var och en: boxen spelar mot ett lag som överlägger. Med vänner, med bottar, eller som poängbok till ett träbräde.
chouette-games = { $n ->
    [0] inget parti än
    [one] ett parti
   *[other] { $n } partier
}
chouette-lead = En spelare är box och spelar mot alla andra. Kaptenen drar för laget, de andra ger råd, och var och en har sin egen räkning med boxen.
chouette-turned = { $n ->
    [one] med en regel ändrad
   *[other] med { $n } regler ändrade
}
preset-chouette-club = Klubbchouette
preset-chouette-club-note = En kub mellan boxen och varje medlem, med klubbens plikter: ta tillräckligt, kaptenens kub först, beavrar.
preset-chouette-galore = Enkel chouette
preset-chouette-galore-note = En kub för alla; när boxen dubblar tar eller passar varje medlem för sig.
chouette-place = Brädet
chouette-place-online = Här, med serverns tärningar
chouette-place-online-note = Box och kapten drar på skärmen; varje slag kan kontrolleras efteråt.
chouette-place-over_the_board = Ett träbräde
chouette-place-over_the_board-note = Du för in kuber och resultat; sidan håller reda på ordning, plikter och räkningar.
chouette-bots = Bottar
chouette-bots-note = De är med direkt och spelar som medlem, kapten eller box. Med två av dem kan du börja ensam. Inte vid ett träbräde.
chouette-bot-level = Deras nivå
chouette-bot-add = Lägg till en bot
level-beginner = Nybörjare
level-novice = Lärling
level-casual = Vardagsspelare
level-intermediate = Van
level-advanced = Skicklig
level-expert = Expert
level-full = Full styrka
chouette-host = Du
chouette-host-plays = spelar
chouette-host-keeps = för bara poängboken
chouette-host-note = Värden lägger till bottar, bestämmer insatsen och för vid ett träbräde in allt för alla.
chouette-lobby = Chouetter du kan gå med i
chouette-lobby-note = Alla kan gå med; ett pågående parti fortsätter, och du börjar sist i kön.
chouette-lobby-nobody = Ingen än
chouette-door = Vem som kan gå med
chouette-door-link = Alla med länken
chouette-door-open = Alla; chouetten står i listan
chouette-worth = En poäng är värd
chouette-worth-note = Som du skulle skriva det: 2,50 med EUR. Utan valuta är en poäng bara en poäng.
chouette-pace = Tidsgränser
chouette-pace-answer = För att svara på en kub
chouette-pace-answer-note = Därefter betyder inget svar kaptenens svar, eller pass.
chouette-pace-turn = För att slå eller dra
chouette-pace-turn-note = Därefter tar nästa i kön över, eller så har boxen förlorat.
chouette-pace-absence = Utan någon sida öppen
chouette-pace-absence-note = Den som är borta så länge väntar man inte längre på: det räknas som inget svar.
chouette-pace-gather = För att vara med med egen kub
chouette-pace-gather-note = Efter den första dubblingen, innan boxen svarar.
chouette-pace-fair = Innan kaptenen slår
chouette-pace-fair-note = Så att alla kan dubbla; med ”Ingen dubbling” slipper de andra vänta.
chouette-seconds = { $n } sekunder
chouette-no-limit = ingen gräns
chouette-go = Öppna chouetten
chouette-knob-cubes = Kuber
chouette-knob-cubes-note = Klubb: en för varje medlem. Enkel: en för alla.
chouette-knob-cubes-single = En för alla
chouette-knob-cubes-multiple = En för varje medlem
chouette-knob-box_stays = Boxen stannar
chouette-knob-box_stays-note = Klubb: om den vinner och inte ligger på minus i det partiet. Enkel: om den slår kaptenen.
chouette-knob-box_stays-beats_captain = om den slår kaptenen
chouette-knob-box_stays-wins_and_level = om den vinner och går minst jämnt upp
chouette-knob-offering = Medlemmar kan dubbla
chouette-knob-offering-note = Klubb: tills boxen har svarat en av dem. Enkel: tills kaptenen slår.
chouette-knob-offering-until_roll = tills tärningarna slås
chouette-knob-offering-until_answered = tills boxen har svarat
chouette-knob-take_enough = Ta tillräckligt
chouette-knob-take_enough-note = När alla har dubblat måste boxen ta så många kuber att den går jämnt upp om den vinner, och beavra om den bara tar kaptenens. På i klubbens förinställning.
chouette-knob-captain_cube = Kaptenens kub
chouette-knob-captain_cube-note = Bland flera kuber som erbjuds tillsammans. Klubb: tar boxen någon tar den kaptenens. Enkel: som den vill.
chouette-knob-captain_cube-off = boxen tar vilken den vill
chouette-knob-captain_cube-if_any = tar boxen någon tar den kaptenens
chouette-knob-captain_cube-must = boxen måste ta kaptenens
chouette-knob-beaver = Att ta en dubbling
chouette-knob-beaver-note = Där beavrar gäller: om man också får ta utan.
chouette-knob-beaver-may = med eller utan beaver
chouette-knob-beaver-must = alltid med beaver
chouette-knob-sole_taker_beavers = Den enda som tar beavrar
chouette-knob-sole_taker_beavers-note = När boxen har dubblat alla och bara en tar måste den spelaren beavra. På i klubbens förinställning.
chouette-knob-holdout = Sist att passa
chouette-knob-holdout-note = Med fem spelare eller fler: passar alla utom en boxens dubbling måste den sista också passa. Av om det inte väljs.
chouette-knob-holdout-first = vid boxens första dubbling
chouette-knob-holdout-any = vid varje dubbling av boxen
chouette-knob-extras = Extrakuber
chouette-knob-extras-note = Bara med en kub: spelare som har passat kan ge den enda som tar en kub till, vid dubblingen från mitten. Av om det inte väljs.
chouette-knob-extras-paid = den som ger en betalar vad en pass kostar
chouette-knob-extras-free = den som ger en betalar inget
chouette-knob-consultation = Råd till kaptenen
chouette-knob-consultation-note = Klubb: från dem som har vridit eller tagit en kub, eller blir tillfrågade. Enkel: från alla i partiet.
chouette-knob-consultation-free = från alla i partiet
chouette-knob-consultation-never = aldrig
chouette-knob-consultation-after-cube = när en kub har vridits
chouette-knob-consultation-cube-holders = från dem med vriden kub
chouette-knob-declining = När flera passar boxens kub
chouette-knob-declining-note = Med många kuber går kaptenerna sist i tur och ordning. Med en kub gör bara kaptenen det.
chouette-knob-declining-captain_only = bara kaptenen går sist
chouette-knob-declining-in_turn = kaptenerna går i tur och ordning
chouette-knob-captain_after_drop = Efter kaptenens pass
chouette-knob-captain_after_drop-note = När kaptenen passar boxens dubbling och andra tar.
chouette-knob-captain_after_drop-stays = nästa förblir kapten
chouette-knob-captain_after_drop-temporary = nästa är kapten bara i det här partiet
chouette-knob-leaving = Kub för den som går
chouette-knob-leaving-note = Under ett parti. Spelar vidare om du inte väljer annat; kaptenen svarar för den.
chouette-knob-leaving-plays_on = spelar vidare under kaptenen
chouette-knob-leaving-loses = är genast förlorad
chouette-knob-partner_lot = Lottning av partner
chouette-knob-partner_lot-note = Om ingen vill vara boxens partner. Oftast utan kaptenen.
chouette-knob-partner_lot-without_captain = utan kaptenen
chouette-knob-partner_lot-with_captain = med kaptenen
chouette-knob-partner_place = Partnern när boxen förlorar
chouette-knob-partner_place-note = Behåller oftast sin plats.
chouette-knob-partner_place-kept = behåller sin plats
chouette-knob-partner_place-end = går sist
chouette-knob-partner_from = Partner från
chouette-knob-partner_from-note = Antal spelare, oftast 8.
chouette-automatic-consent = Den första; fler om boxen går med på det
chouette-join-title = En chouette
chouette-there = Redan här
chouette-join = Gå med
chouette-join-note = Du börjar sist i kön och spelar från och med nästa parti. Du kan gå mellan två beslut.
chouette-invite = Bjud in andra
chouette-invite-note = Den som öppnar länken kan gå med när som helst, sist i kön.
chouette-noscript = Chouettens sida behöver JavaScript. Utan det ser du bara vilka som är där och räkningarna.
chouette-resign-note = Den andra sidan kan avvisa ditt erbjudande, om det inte är det mesta som kan förloras.
chouette-sure = Är du säker?
accounts-count = { $n ->
    [one] ett parti
   *[other] { $n } partier
}
accounts-back = Tillbaka till chouetten
accounts-csv = Ladda ner som CSV
accounts-print = Sida för utskrift
accounts-balances = Saldon
accounts-debts = Vem som är skyldig vem
accounts-total = Totalt
accounts-by-game = Poäng per parti
accounts-marks = B: box i det partiet. C: kapten.
accounts-game = Parti { $n }
accounts-cube = på { $value }, { $winner ->
    [box] vunnen av boxen
    [team] vunnen från boxen
   *[agreed] uppgjord
}
cause-dropped = pass
cause-decided = avgjord av partiet
cause-extra_given = med en extrakub
cause-agreed = efter överenskommelse
cause-left = gick
cause-partner = partnerns andel

# Where a guest is at home
browsers-title = Webbläsare som känner dig
browsers-many = { $n ->
    [one] Du är bara känd i den här webbläsaren.
   *[other] Du är känd i { $n } webbläsare.
 }
browsers-end-others = Logga ut ur alla andra webbläsare
browsers-here-note = En gäst känns bara igen på sin webbläsare. Loggar du ut här och ingen annan webbläsare känner dig kan du inte återvända till dina bord.
browsers-end-here = Logga ut ur den här webbläsaren

# The rules of the chouette
chouette-rules-title = Chouettens regler
chouette-rules-presets = De två förinställningarna

## Rules that do not go together
not-translated = Inte översatt än: här på engelska.
broken-length-in-money-play = De här reglerna är för pengaspel, som inte går till något antal poäng: lämna poängen tomma, eller välj en match.
broken-match-without-length = En match spelas till ett antal poäng: ange ett, eller välj pengaspel.
broken-jacoby-in-match = Det finns ingen Jacobyregel i en match: stäng av den, eller välj pengaspel.
broken-responses-in-match = Det finns inga beavrar i en match: stäng av dem, eller välj pengaspel.
broken-automatic-doubles-in-match = Det finns inga automatiska dubblingar i en match: stäng av dem, eller välj pengaspel.
broken-holland-without-crawford = Hollandregeln gäller partierna efter Crawfordpartiet: slå på Crawfordregeln, eller stäng av Hollandregeln.
broken-tournament-length = Turneringsmatcher spelas till minst 3 poäng: ange en längre match, eller välj ”Match”.
broken-crawford-outside-match = Crawfordregeln är för matcher: stäng av den, eller välj en match.
broken-holland-outside-match = Hollandregeln är för matcher: stäng av den, eller välj en match.
broken-doubling-limit-outside-match = Tavola Reales gräns för dubblingar är för matcher: stäng av den, eller välj en match.
broken-consent-outside-chouette = Automatiska dubblingar med boxens samtycke är för en chouette: välj ett antal, eller inga.
broken-time-limit = Den tidsgränsen är för lång eller för kort: den kan vara från en sekund till sju dagar.
broken-clock-times = Ingen kan spela med den klockan: den behöver lite tid, och högst 10 timmar per poäng och per tur.
broken-rated-time = En ratingmatch lämnar alla tid att spela: minst 15 sekunder för ett beslut, 30 för att komma tillbaka efter ett avbrott och med klocka en minut per parti.
broken-bots = Högst { $most } bottar kan spela, och ingen vid ett träbräde.
broken-stake-in-match = En insats per poäng är för pengaspel: lämna valutan tom, eller välj pengaspel.
broken-called-in-tavola-reale = Tavola Reale spelas strikt: välj ”strikt”, eller andra regler.

# The tutor on the start page

start-tutor = Med handledare
start-tutor-note = Frågar före en blunder, ger tips, låter dig ta tillbaka.
knob-tutor-none = Ingen
knob-tutor-whopper = Frågar före en grov blunder
knob-tutor-blunder = Frågar före en blunder
knob-tutor-error = Frågar före ett fel
knob-tutor-doubtful = Frågar före ett tveksamt drag
knob-tutor-note = Mot en bot: frågar före ett dåligt drag, ger tips och låter dig ta tillbaka. Matchen märks som spelad med handledare.
terms-tutor = Frågar före ett beslut som kostar { $loss } eller mer; tips och att ta tillbaka är tillåtet
