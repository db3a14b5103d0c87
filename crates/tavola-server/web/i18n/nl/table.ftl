# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = jij
you-first = Jij
you-object = jou
white = Wit
black = Zwart
bot = bot
you-mark = jij
seat-free = Vrije plaats
gone = weg
bar-word = bar
off-word = off
number = { $n ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
    [13] dertien
    [14] veertien
    [15] vijftien
   *[other] { $n }
}
# Places and what stands there
board-label = Bord. Met de pijltjestoetsen ga je van punt naar punt, met Enter verzet je een steen.
point = punt { $number }
bar-yours = jouw bar
bar-theirs = de bar van de tegenstander
tray-yours = jouw uitgespeelde stenen
tray-theirs = de uitgespeelde stenen van de tegenstander
bar-white = de bar van Wit
bar-black = de bar van Zwart
tray-white = de uitgespeelde stenen van Wit
tray-black = de uitgespeelde stenen van Zwart
place = { $place }, { $checkers }
checkers-none = leeg
checkers-count = { $count }
checkers-yours = { $n ->
    [1] een blot van jou
   *[other] { $count } van jou
}
checkers-theirs = { $n ->
    [1] een blot van de tegenstander
   *[other] { $count } van de tegenstander
}
checkers-white = { $n ->
    [1] een blot van Wit
   *[other] { $count } van Wit
}
checkers-black = { $n ->
    [1] een blot van Zwart
   *[other] { $count } van Zwart
}
moves-to = zet naar { $to }
moves-hitting = zet naar { $to } en sla
moves-off = uitspelen
quadrant-home = Jouw thuisbord: { $checkers }
quadrant-outer = Jouw buitenbord: { $checkers }
quadrant-their-outer = Buitenbord van de tegenstander: { $checkers }
quadrant-their-home = Thuisbord van de tegenstander: { $checkers }
dice-swap = Dobbelstenen { $a } en { $b }: volgorde omdraaien
dice-done = Dobbelstenen { $a } en { $b }, gespeeld: opnemen
cube-press = Cube: verdubbelen naar { $value }
cube-middle = Cube in het midden, op { $value }
cube-owned = Cube op { $value }, in handen van { $you ->
    [true] jou
   *[false] { $who }
}

# Acts
act-roll = Gooien
act-double = Verdubbelen
act-confirm_double = Verdubbelen naar { $value }
act-cancel_double = Nee
act-take = Aannemen
act-drop = Passen
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Klaar
act-no_move = Geen zet mogelijk: verder
act-undo = Ongedaan maken
act-next_game = Volgende partij
act-offer_rematch = Revanche
act-accept_rematch = Revanche aannemen
act-decline_rematch = Nee, bedankt
act-accept_resignation = Aannemen
act-reject_resignation = Doorspelen
act-annul_doubles = Verdubbelingen annuleren
act-annul_doubles-detail = in de Crawfordpartij wordt niet verdubbeld
act-correct_start = Beginstelling verbeteren
act-correct_start-detail = vóór de vierde worp
act-roll_early = Vroeg gooien
act-double_early = Vroeg verdubbelen
act-double_by_mistake = Verdubbelen in de Crawfordpartij
act-accept_play = Laten staan
act-challenge = Geldige zet vragen
confirm-double = Verdubbelen naar { $value }? Druk nog een keer om te bevestigen.

# The line under the board
status-waiting = Wachten op je tegenstander.
status-waiting-doubles = Wachten tot iedereen zit.
status-ready = De match gaat zo beginnen.
status-opening = Gooi om te bepalen wie begint.
status-opening-tie = Allebei { $die } gegooid: opnieuw.
status-rolling = De dobbelstenen rollen.
status-their-roll = { $who } is aan de beurt om te gooien.
status-their-play = { $who } speelt { $roll }.
status-doubled = Verdubbeld naar { $value }. Wachten op { $who }.
status-play = { $roll }: jij bent aan zet.
status-cannot = { $roll }: geen zet mogelijk.
status-complete = Druk op Klaar, of maak een zet ongedaan.
status-rolled-early = { $mover ->
    [you] { $who } heeft te vroeg { $roll } gegooid: de worp blijft staan, en jij speelt met die kennis. Daarvóór verdubbelen kan niet meer (IRR-07).
    [opponent] Je hebt te vroeg { $roll } gegooid: de worp blijft staan, je tegenstander speelt met die kennis, en jij kunt niet verdubbelen (IRR-07).
   *[other] { $who } heeft te vroeg { $roll } gegooid: de worp blijft staan (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } heeft te vroeg verdubbeld: jij speelt met die kennis, en daarna antwoord je (CUB-09).
    [opponent] Je hebt te vroeg verdubbeld: dat kun je niet terugnemen (CUB-09).
   *[other] { $who } heeft te vroeg verdubbeld (CUB-09).
}
status-shown = Je zet kan worden aangevochten tot { $who } gooit.
status-challenged = { $who } vraagt om een geldige zet: speel { $roll } opnieuw.
status-their-shown-answer = { $who } heeft gespeeld. Laat de zet staan, of vraag om een geldige zet.
status-their-shown = { $who } heeft gespeeld. Als je gooit, ga je akkoord.
status-resigned = Je hebt aangeboden { $win ->
    [gammon] een gammon
    [backgammon] een backgammon
   *[single] een enkele partij
} op te geven. Wachten op antwoord.
status-next-wanted = Wachten op je tegenstander.
status-rematch-asked = Je hebt om een revanche gevraagd.
status-rematch-offered = Je tegenstander wil graag een revanche.
status-closed = Deze tafel is gesloten.
done-unmoved = Je hebt niets verzet. Druk nog een keer om je beurt toch te beëindigen.
roll-early-sure = Je tegenstander is nog niet klaar. Een worp nu blijft staan zoals de regels van deze tafel zeggen. Druk nog een keer om toch te gooien.
double-early-sure = Deze verdubbeling komt te vroeg en kan niet worden teruggenomen (CUB-09). Druk nog een keer om toch te verdubbelen.
not-complete = Je beurt is nog niet af: speel zoveel getallen als de regels toelaten.
not-now = Dat kan nu niet.
dice-used = Beide dobbelstenen zijn gespeeld. Maak iets ongedaan om anders te spelen.
typing = Zet: { $text }
typed-wrong = “{ $text }” is geen geldige zet.
deadline = { $you ->
    [true] Beslis binnen { $seconds } s.
   *[false] { $who } heeft nog { $seconds } s om te beslissen.
}
absence = { $who } is weg. Duurt dat langer dan { $left }, dan mag je de winst claimen.
line-open = Verbonden
line-lost = Verbinding weg. Opnieuw verbinden…
replay-start = Begin van de partij, 0 van { $of }
replay = { $at } van { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } komt aan tafel.
say-gone = { $who } heeft geen verbinding meer.
say-back = { $who } is terug.
say-play = { $who } gooide { $a }-{ $b } en speelde { $play }.
say-play-told = { $who } speelt { $play }.
say-play-short = { $play }.
say-cannot = { $who } gooide { $a }-{ $b } en heeft geen zet.
say-cannot-told = { $who } heeft geen zet.
say-roll = { $double ->
    [true] Dubbel { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] geen zet mogelijk
    [one] één zet
   *[other] { $n } zetten
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } gooit { $a }-{ $b }.
say-complete = Beurt af
say-forced = Gedwongen: { $play }.
say-doubles = { $who } verdubbelt naar { $value }. Aannemen of passen?
say-beaver = { $who } beavert: de cube zou naar { $value } gaan.
say-raccoon = { $who } antwoordt met een raccoon: de cube zou naar { $value } gaan.
say-otter = { $who } antwoordt met een otter: de cube zou naar { $value } gaan.
say-cube = Cube op { $value }, in handen van { $you ->
    [true] jou
   *[false] { $who }
}.
say-cube-middle = Cube in het midden op { $value }.
say-game = Partij { $game }.
say-crawford = Partij { $game }, de Crawfordpartij: er wordt niet verdubbeld.
say-result = { $you ->
    [true] Je wint
    [lost] Je verliest
   *[false] { $who } wint
} { $win ->
    [gammon] een gammon
    [backgammon] een backgammon
   *[single] de partij
}{ $ending ->
    [dropped] {" "}na een gepaste verdubbeling
    [resigned] {" "}door opgave
    [claimed] {" "}door een claim
    [flag] {" "}op tijd
    [forfeited] {" "}door verzuim
    [adjudicated] {" "}door een beslissing
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}met de cube op { $cube }
}, { $points ->
    [one] één punt
   *[other] { $points } punten
}.
say-match-won = { $you ->
    [true] Je wint de match
    [lost] Je verliest de match
   *[false] { $who } wint de match
}{ $cause ->
    [flag] {" "}op tijd
    [too_slow] {" "}omdat de beslissing te lang duurde
    [absent] {" "}{ $you ->
        [lost] omdat je wegbleef
       *[other] omdat de tegenstander wegbleef
    }
    [left] {" "}{ $you ->
        [lost] omdat je wegging
       *[other] omdat de tegenstander wegging
    }
    [resigned] {" "}door opgave
    [ruling] {" "}door een beslissing
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] De sessie is voorbij: een speler is weggegaan.
    [absent] De sessie is voorbij: een speler bleef weg.
    [too_slow] De sessie is voorbij: een beslissing duurde te lang.
    [flag] De sessie is voorbij: de tijd van een speler is op.
    [resigned] De sessie is voorbij: een speler heeft opgegeven.
    [ruling] De sessie is voorbij door een beslissing.
    [annulled] De match is ongeldig verklaard: hij telt voor niemand.
   *[session_over] De sessie is voorbij.
}
say-resigns = { $who } biedt aan { $win ->
    [gammon] een gammon
    [backgammon] een backgammon
   *[single] een enkele partij
} op te geven.
say-rejected = De opgave is afgewezen: speel door.
say-your-turn = Jouw beurt: gooi.
say-your-turn-cube = Jouw beurt: gooi of verdubbel.
say-pips = Pips: jij { $yours }, tegenstander { $theirs }.
score-money = Stand { $yours }–{ $theirs }.
points-word = punten
score-stake = Stand { $yours }–{ $theirs }: { $lead ->
    [level] niemand is iets schuldig
    [you] jij staat { $amount } voor
    [opponent] je tegenstander staat { $amount } voor
   *[other] { $who } staat { $amount } voor
}.
score-match = Stand { $yours }–{ $theirs }, tot { $length }.
score-match-stood = De stand was { $yours }–{ $theirs }, tot { $length }.

# Around the board
bar-you = Jij: { $who }
bar-them = Tegenstander: { $who }
pips = { $n } pips
away = nog { $n }
score-of = stand { $n }
title-game = partij { $game }
title-crawford = Crawford
no-move = geen zet
moved-double = verdubbelt naar { $value }
moved-take = neemt aan
moved-drop = past
moved-beaver = beaver naar { $value }
moved-raccoon = raccoon naar { $value }
moved-otter = otter naar { $value }
moved-roll_early = te vroeg gegooid
moved-double_early = te vroeg verdubbeld naar { $value }
moved-annul_doubles = verdubbelingen van de Crawfordpartij geannuleerd
moved-correct_start = beginstelling verbeterd
moved-challenge = om een geldige zet gevraagd
game-how = { $ending ->
    [dropped] gepast
    [resigned] { $win ->
        [gammon] gammon, opgegeven
        [backgammon] backgammon, opgegeven
       *[single] opgegeven
    }
    [claimed] { $win ->
        [gammon] gammon, geclaimd
        [backgammon] backgammon, geclaimd
       *[single] geclaimd
    }
    [flag] { $win ->
        [gammon] gammon, op tijd
        [backgammon] backgammon, op tijd
       *[single] op tijd
    }
    [forfeited] { $win ->
        [gammon] gammon, door verzuim
        [backgammon] backgammon, door verzuim
       *[single] door verzuim
    }
    [adjudicated] { $win ->
        [gammon] gammon, door een beslissing
        [backgammon] backgammon, door een beslissing
       *[single] door een beslissing
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] enkel
    }
}
match-decided = { $cause ->
    [flag] match op tijd gewonnen
    [too_slow] match gewonnen: de beslissing duurde te lang
    [absent] match gewonnen: de tegenstander bleef weg
    [left] match gewonnen: de tegenstander ging weg
    [ruling] match gewonnen door een beslissing
   *[resigned] match opgegeven
}{ $between ->
    [true] {" "}tussen twee partijen
   *[false] {""}
}
plays-count = { $n ->
    [one] Eén geldige zet
   *[other] { $n } geldige zetten
}
resign-single = Enkele partij opgeven: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
resign-gammon = Gammon opgeven: { $points } punten
resign-backgammon = Backgammon opgeven: { $points } punten
resign-match = De hele match opgeven
resign-match-sure = Ja, de hele match opgeven
resign-match-no = Nee, doorspelen
resign-when-done = { $win ->
    [gammon] Je biedt aan een gammon op te geven
    [backgammon] Je biedt aan een backgammon op te geven
   *[single] Je biedt aan de partij op te geven
} zodra je beurt klaar is (END-08). Met Esc neem je dat terug.
resign-kind = { $win ->
    [gammon] Gammon opgeven
    [backgammon] Backgammon opgeven
   *[single] Enkele partij opgeven
}
leave-session = Sessie beëindigen
leave-table = Tafel verlaten
lookback-game = { $match ->
    [1] Partij { $game }
   *[other] Match { $match }, partij { $game }
}
lookback-open = Partij { $game } terugkijken
lookback-unreachable = De partijen kunnen nu niet worden opgehaald. Probeer het zo nog eens.
copied = Gekopieerd: { $text }
watchers = { $n ->
    [one] 1 kijker
   *[other] { $n } kijkers
}
bot-level = Bot · { $level }
bot-level-beginner = beginner
bot-level-novice = leerling
bot-level-casual = gelegenheidsspeler
bot-level-intermediate = gevorderd
bot-level-advanced = sterk
bot-level-expert = expert
bot-level-full = volle sterkte
stake-per-point = { $unit } per punt
line-needed = Geen verbinding: dit kan weer zodra die er weer is.
line-waiting = Nog niet verstuurd: wat je hebt gedaan gaat weg zodra de verbinding terug is.
moved-rejected_single = enkele partij opgegeven: afgewezen
moved-rejected_gammon = gammon opgegeven: afgewezen
moved-rejected_backgammon = backgammon opgegeven: afgewezen
act-double-detail = naar { $value }
act-take-detail = om { $asked }
act-drop-detail = kost { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = wint { $points }
act-beaver-detail = naar { $beaver }
act-raccoon-detail = naar { $beaver }
act-otter-detail = naar { $beaver }
key-escape = terug uit wat half af is; terug van eerdere zetten
key-mouse = met de eerste dobbelsteen; rechtermuisknop: met de andere
key-dice = dobbelstenen omdraaien; als de beurt af is: klaar
key-drag = met beide dobbelstenen tegelijk
invite-copied = Gekopieerd. Stuur het naar je vriend of vriendin.
invite-select = Kopieer de geselecteerde link en stuur hem door.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Deze tafel is gesloten.
refused-not-seated = Dat kunnen alleen de spelers aan deze tafel.
refused-seat-taken = Die plaats is bezet.
refused-wrong-invitation = Die plaats is gereserveerd voor iemand met een uitnodiging.
refused-not-begun = De match is nog niet begonnen.
refused-no-game = Er is geen partij aan de gang.
refused-match-over = De match is voorbij.
refused-opponent-left = Je tegenstander is weggegaan.
refused-dice-called = De dobbelstenen worden zo gegooid.
refused-time-is-up = De tijd was op.
refused-rules = De regels staan dat nu niet toe.
refused-not-opened = Zo’n tafel is er niet.
refused-opened-already = Deze tafel bestaat al.
refused-not-allowed = Dat kan alleen de server of de toernooileiding.
refused-nobody = Vul eerst je naam in.
refused-seated-already = Je hebt hier al een plaats.
refused-same-player = Je kunt niet tegen jezelf spelen.
refused-broken-start = Met deze instellingen kan de eerste partij niet beginnen.
refused-ready-already = Je hebt al gezegd dat je klaar bent.
refused-begun-already = De match is al begonnen.
refused-seats-kept = Zolang de match loopt, kun je niet van plaats wisselen.
refused-game-on = De partij is niet voorbij.
refused-match-not-over = De match is niet voorbij.
refused-no-match = Bij geldspel is er geen match om op te geven: geef de partij op of ga weg.
refused-asked-already = Dat heb je al gevraagd.
refused-rejected-before = Je tegenstander heeft dat afgewezen; na de volgende worp kun je het opnieuw aanbieden.
refused-no-rematch = Er is geen revanche aangeboden.
refused-not-that-roll = Een andere worp wacht op zijn schakels.
refused-link-opened = De schakel voor deze worp is al geopend.
refused-no-own-chain = De schakels van deze plaats opent de server.
deposit-no-own-chain = Hier kan pas een startwaarde worden achtergelaten als deze plaats een eigen keten heeft vastgelegd.
deposit-not-the-seed = Die startwaarde hoort niet bij de keten die deze plaats heeft vastgelegd.
refused-bad-link = Die schakel past niet bij wat deze plaats heeft vastgelegd.
refused-another-log = Deze browser heeft een ander verloop van de match gezien dan hier staat opgetekend.
refused-too-long = Een tekst of lijst is te lang, of een getal te groot.
refused-chain-too-long = Een keten heeft hoogstens 4.096 schakels.
dice-alarm-commitment = De server heeft veranderd wat hij vóór de match had vastgelegd.
dice-alarm-chains = De ketens die voor deze match waren vastgelegd, zijn na het begin veranderd.
dice-alarm-start = Een van je schakels is gevraagd voordat de match begon.
dice-alarm-ahead = De schakel voor worp { $number } is gevraagd, terwijl de volgende worp { $expected } is. Daarmee zou de server toekomstige worpen kennen.
dice-alarm-log = De server laat nu een ander verloop van deze match zien dan eerder.
dice-alarm-between = Worp { $number } was opgeroepen, en er gebeurde iets anders voordat de dobbelstenen vielen.
dice-alarm-twice = Worp { $number } is een tweede keer opgeroepen, door iemand anders of voor iets anders.
dice-alarm-dice = De dobbelstenen op het bord zijn niet die uit het protocol.
dice-alarm-lost = De server heeft je schakel voor worp { $number } ontvangen, maar als niet geopend opgetekend.
dice-alarm-escrow = Worp { $number } staat te boek als geopend uit een depot, maar deze browser heeft niets in depot gegeven.
dice-alarm-proof = Het protocol van de dobbelstenen klopt niet: { $fault }
dice-alarm-refused = Deze browser opent in deze match geen schakels meer; de bekendgemaakte reservewaarde komt ervoor in de plaats, en dat staat in het protocol.
dice-said = Waarschuwing: { $text }
dice-remark-late = Je schakel voor worp { $number } werd { $seconds } s na de oproep aan deze browser verstuurd en telde niet meer: de bekendgemaakte reservewaarde kwam ervoor in de plaats.
dice-remark-away = { $n ->
    [one] Er is één keer gegooid terwijl deze browser weg was: de bekendgemaakte reservewaarde kwam in de plaats van je schakel.
   *[other] Er is { $n } keer gegooid terwijl deze browser weg was: de bekendgemaakte reservewaarde kwam in de plaats van je schakels.
}
dice-remark-elsewhere = Jouw aandeel in deze dobbelstenen zit niet in deze browser, maar in die waarin je je klaarmaakte. Hier wacht elke worp van jou even en gebruikt dan de bekendgemaakte reservewaarde. In de andere browser geeft “Verder op een ander apparaat” je een link die jouw aandeel hierheen brengt.
dice-remark-house = Deze browser bewaart niets, dus bepaalt de server ook jouw aandeel in de dobbelstenen.
dice-remark-unsure = Terwijl deze browser weg was, is er vaker gegooid dan hij kan controleren: hij opent in deze match geen schakels meer, en de bekendgemaakte reservewaarde komt ervoor in de plaats.
dice-remark-brought = Jouw aandeel in de dobbelstenen zit nu ook in deze browser.
dice-right = { $rolls ->
    [one] Dobbelstenen gecontroleerd: de ene worp volgt uit wat vóór de match is vastgelegd en door deze browser is bewaard.
   *[other] Dobbelstenen gecontroleerd: alle { $rolls } worpen volgen uit wat vóór de match is vastgelegd en door deze browser is bewaard.
}
dice-fits = { $rolls ->
    [one] Dobbelstenen gecontroleerd: de ene worp klopt met het protocol. Deze browser had zelf niets bewaard om hem mee te vergelijken.
   *[other] Dobbelstenen gecontroleerd: alle { $rolls } worpen kloppen met het protocol. Deze browser had zelf niets bewaard om ze mee te vergelijken.
}
dice-wrong = De dobbelstenen van deze match volgen niet uit wat van tevoren is vastgelegd.
refused-no-dice = De dobbelstenen hiervoor ontbreken.
refused-too-many-steps = Een zet heeft hoogstens vier stappen.
refused-nothing-changes = Dat zou niets veranderen.
refused-no-clock = Hier is geen klok.
refused-break-between-games = Pauzes zijn er tussen de partijen.
refused-nothing-due = Er hoeft nu niets te gebeuren.
refused-not-absent = Je tegenstander is nog niet lang genoeg weg.
refused-too-fast = Te veel verzoeken: wacht even.
refused-not-yours = Dat mag jij niet doen.
refused-malformed = De server heeft dat niet begrepen.
refused-away = De club kan op dit moment niets opslaan. Probeer het zo nog eens; je klok staat zolang stil.
refused-trouble = Er ging bij ons iets mis. Probeer het nog eens.
clause-END-08 = Geef op na je beurt, en niet meer dan de partij je nog kan kosten.
clause-END-09 = Verdere worpen kunnen de uitslag nog veranderen.
clause-MOV-01 = Op die punt staan twee of meer stenen van de tegenstander.
clause-MOV-02 = Elk getal is een eigen stap, en geen enkele punt ertussen waar deze steen kan landen, is vrij.
clause-MOV-03 = Geen van beide getallen is op zichzelf te spelen.
clause-MOV-05 = Een dubbele worp wordt hoogstens vier keer gespeeld.
clause-MOV-06 = Twee kleuren staan nooit op dezelfde punt.
clause-MOV-07 = Beide getallen moeten worden gespeeld.
clause-MOV-08 = Als maar één getal kan, moet het het hoogste zijn.
clause-MOV-09 = Van een dubbele worp moet je er zo veel mogelijk spelen.
clause-MOV-10 = Je verliest je beurt alleen als je geen zet hebt.
clause-HIT-02 = Stenen op de bar moeten eerst binnenkomen.
clause-HIT-03 = De punt waar je zou binnenkomen is niet vrij.
clause-HIT-04 = Er moeten zo veel mogelijk stenen binnenkomen.
clause-OFF-01 = Je kunt pas uitspelen als al je stenen thuis zijn.
clause-OFF-02 = Speel uit van de punt met dat getal.
clause-OFF-03 = Een steen op een hogere punt moet dat getal spelen.
clause-OFF-04 = Speel uit van je hoogste punt.
clause-OFF-08 = Ook bij het uitspelen moeten beide getallen worden gebruikt.
clause-CUB-02 = De cube is niet van jou, of er is al gegooid.
clause-CUB-03 = Je is niets aangeboden.
clause-CUB-04 = Je kunt niet twee keer achter elkaar verdubbelen.
clause-CUB-06 = Eerst moet de verdubbeling worden beantwoord.
clause-CUB-15 = Dat antwoord kennen deze regels niet.
clause-CUB-17 = Volgens deze regels kun je bij deze stand niet verdubbelen.
clause-MAT-02 = In de Crawfordpartij wordt niet verdubbeld.
clause-MAT-04 = Na de Crawfordpartij mag wie achterstaat pas vanaf de derde eigen beurt verdubbelen.
clause-SET-07 = De openingsworp bepaalt wie begint.
clause-SET-08 = Gooi eerst.
clause-IRR-01 = De getoonde zet is geldig en blijft staan.
clause-IRR-02 = De beurt is voorbij.
clause-IRR-05 = Het is niet jouw beurt.
clause-OPT-03 = Dat bestaat niet in een match.

# Settings
set-group-board = Bord
set-group-auto = Automatisch spelen
set-group-sound = Geluiden
set-group-voice = Voorlezen
set-board = Bord
set-board-noce = Noce (notenhout)
set-board-lavagna = Lavagna (leisteen)
set-board-chiaro = Chiaro (hoog contrast)
set-board-panno = Panno (groen laken)
set-board-marmo = Marmo (marmer)
set-board-lacca = Lacca (lak en goud)
set-look = Weergave
set-look-system = Zoals het systeem
set-look-light = Licht
set-look-dark = Donker
set-numbers = Nummers van de punten
set-numbers-own = Ieder vanaf eigen thuis
set-numbers-absolute = Voor allebei gelijk (zetten worden vanaf thuis genoteerd)
set-home = Thuisbord
set-home-right = Rechts
set-home-left = Links
set-colour = Jouw stenen
set-colour-light = Licht
set-colour-dark = Donker
set-speed = Animatie
set-speed-slow = Langzaam
set-speed-normal = Normaal
set-speed-fast = Snel
set-speed-quick = Heel snel
set-speed-none = Geen
set-arrows = Laatste zet tonen
set-pips = Pipcount tonen
set-clocks = Klokken tonen
set-autoForced = Volledig gedwongen beurten spelen
set-autoPass = Doorgaan als er geen zet is
set-autoRoll = Gooien als verdubbelen niet kan
set-autoBearOff = Uitspelen als er geen contact meer is
set-fastForward = Doorspoelen bij een closeout
set-confirmDouble = Verdubbelingen bevestigen
set-soundRoll = Dobbelstenen
set-soundChecker = Stenen
set-soundHit = Slaan
set-soundOff = Uitspelen
set-soundCube = Cube
set-soundClock = Tijd bijna op
set-soundTurn = Jouw beurt
set-sayRolls = Worpen
set-sayRolls-full = Met het aantal zetten
set-sayRolls-short = Alleen de dobbelstenen
set-sayRolls-none = Uit
set-sayPlays = Zetten van de tegenstander
set-sayPlays-full = Wie, worp en zet
set-sayPlays-short = Alleen de zet
set-sayPlays-none = Uit

# Keys
key-go = gooien, klaar, volgende
key-undo = één stap ongedaan maken
key-undo-all = de hele beurt ongedaan maken
key-double = verdubbelen
key-take = aannemen
key-drop = passen, afwijzen
key-beaver = beaver, raccoon, otter
key-swap = dobbelstenen omdraaien
key-flip = bord omdraaien
key-list = geldige zetten tonen; een nummer en Enter speelt er een
key-last = laatste zet nog eens tonen
key-clocks = klokken tonen of verbergen
key-pips = pips tonen of verbergen
key-quadrants = bord kwadrant voor kwadrant voorlezen
key-type = zet typen, dan Enter
key-replay = door de partij stappen
key-board = naar het bord
key-help = deze lijst
key-bell = naar de bel met je meldingen

# Consultation doubles: two who share a side
pair-title = Jullie duo
pair-hand = dobbelstenen: { $who }
pair-away = { $who } weg
pair-dice = { $you ->
    [true] Jij hebt de dobbelstenen en handelt voor jullie kant.
   *[false] { $who } heeft de dobbelstenen en handelt voor jullie kant.
}
pair-private = Alleen jullie tweeën lezen dit.
pair-come-back = Terugkomen en de dobbelstenen nemen
pair-leave = Weggaan ({ $who } speelt door)
pair-left = { $who } is weggegaan. Jij speelt alleen door; terugkomen kan altijd.
pair-you-left = Je bent weggegaan, en { $who } speelt door. Je kunt terugkomen.
pair-away-note = { $who } is weg. Je kunt de dobbelstenen nemen.
pair-links-away = De browser van { $who } opent het aandeel van jullie kant in de dobbelstenen: zolang hij weg is, duurt elke worp iets langer.
act-take_dice = Dobbelstenen nemen
act-give_dice = Dobbelstenen aan { $who } geven
act-advise = Aan je partner schrijven
status-advise = { $who } speelt { $roll }. Verzet stenen om { $who } een zet te laten zien.
status-advise-ready = Laat { $who } deze zet zien, of maak hem ongedaan.
say-dice = { $you ->
    [true] Jij hebt de dobbelstenen.
   *[false] { $who } heeft de dobbelstenen.
}
say-partner-left = { $who } is weggegaan.
say-partner-back = { $who } is terug.
talk-you = Jij
key-talk = aan je partner schrijven
key-dice-hand = dobbelstenen nemen, of aan je partner geven
refused-no-partner = Je hebt aan deze tafel geen partner.
refused-partner-has-dice = Je partner heeft de dobbelstenen. Neem ze om te handelen.
refused-partner-missing = Je partner is niet aan tafel.
refused-bot-in-pair = Een bot speelt alleen: een duo bestaat uit twee mensen.
refused-bad-text = Schrijf tussen 1 en 500 tekens.

# What a side says among itself, here and in a chouette
talk-none = Nog niemand heeft iets gezegd.
talk-label-partner = Iets tegen je partner
talk-play-this = Speel dit
talk-send = Versturen
talk-show = Op het bord tonen
talk-hide = Verbergen
act-advise_play = Deze zet tonen
act-propose = Voorstellen
said-advice = { $who } adviseert: { $text }

# The tutor

knob-tutor = Tutor
act-take_back = Terugnemen
key-hint = hint
key-take-back = terugnemen
tutor-title = Weet je het zeker?
tutor-costs =
    { $kind ->
        [play] Deze zet kost { $loss }.
       *[decision] Deze beslissing kost { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Toch spelen
       *[other] Toch doen
    }
tutor-show = Laat zien wat beter is
tutor-again = Opnieuw kiezen
tutor-hint = Hint
tutor-hint-title = De beste zetten
tutor-hint-play = { $play } { $loss }
tutor-back = Terug naar de tafel
tutor-taken-back =
    { $n ->
        [0] In deze match is niets teruggenomen.
        [one] Eén keer teruggenomen in deze match.
       *[other] { $n } keer teruggenomen in deze match.
    }
tutor-cube-no_double = Niet verdubbelen.
tutor-cube-double = Verdubbelen.
tutor-cube-too_good = Te goed om te verdubbelen: speel door.
tutor-cube-take = Aannemen.
tutor-cube-drop = Passen.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Niet verdubbelen { $wait }, verdubbelen en aannemen { $take }, verdubbelen en passen { $drop }
tutor-away = De tutor is op dit moment niet te bereiken; de partij gaat zonder tutor verder.
say-taken-back = Teruggenomen.
with-tutor = Met tutor
refused-no-tutor = Aan deze tafel is er voor jou geen tutor.
refused-nothing-to-take-back = In deze partij valt niets terug te nemen.
refused-not-for-tutor = Een tutor helpt één persoon tegen een bot: zonder klok, zonder geld, met alleen geldige zetten.
refused-tutor-rests = Je speelt tegen mensen: tot dat voorbij is, zegt de tutor niets.
refused-nothing-to-advise = Er valt nu niets voor je te beslissen.
