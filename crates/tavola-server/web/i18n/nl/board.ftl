# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Klok en scorebord
board-lead = Een telefoon naast je houten bord: klok, scorebord en scoreblad in één. Het werkt zonder netwerk; niets wat je indrukt gaat verloren.
board-needs-script = De klok heeft een browser met JavaScript nodig.
board-new = Nieuwe match
board-kept = Matches op dit apparaat
board-kept-none = Nog geen matches. Zet er een op: twee namen, een lengte en, als je wilt, een klok.
board-white = Wit
board-black = Zwart
board-name-of = Naam van { $side ->
    [white] Wit
   *[black] Zwart
}
board-length = Lengte in punten
board-clock = Klok
board-clock-none = Geen klok, alleen scorebord
board-clock-simple_delay = Vertraging, dan reserve (gebruikelijk)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, vertraging in de weergave inbegrepen
board-clock-fischer = Fischer
board-minutes = Minuten per punt
board-delay = Seconden per beurt
board-flag = Als de vlag valt
board-flag-loss = is de match verloren
board-flag-when_noticed = is de match verloren zodra de tegenstander het zegt
board-flag-overtime = nog één minuut, één keer
board-holland = Hollandregel: na de Crawfordpartij mag wie achterstaat pas vanaf de derde eigen beurt verdubbelen
board-sound = Geluiden
board-vibrate = Trillen
board-start = Beginnen
board-to = tot { $length }
board-one-game = één partij
board-crawford = Crawfordpartij: geen cube
board-game = Partij { $number }
board-turn = jouw beurt
board-waits = wacht
board-stopped = gestopt
board-press-label = { $name }, nog { $time }{ $turn ->
    [yes] , aan de beurt: druk om de beurt te beëindigen
   *[no] {""}
}
board-begins = Ik begin
board-next-game = Volgende partij
board-double = Verdubbelen naar { $value }
board-take = { $value } aannemen
board-drop = Passen
board-confirm = Bevestigen
board-accept = Akkoord
board-reject = Niet akkoord
board-stop = Stop
board-resume = Verder
board-resume-other = Beurt aan { $name } geven
board-over = Partij voorbij
board-menu = Menu
board-sheet = Scoreblad
board-undo = Ongedaan maken
board-undo-what = Vasthouden om ongedaan te maken: { $act }
board-undone = Ongedaan gemaakt: { $act }
board-hold = Houd deze knop even ingedrukt.
board-lock = Vergrendelen
board-unlock = Ontgrendelen
board-locked = Vergrendeld tegen onbedoeld aanraken
board-full = Volledig scherm
board-handover = Overdragen
board-leave = Alle matches
board-say = Tijden voorlezen
board-cube = Cube { $value }
board-cube-middle = in het midden
board-cube-of = bij { $name }
board-result = Hoe is de partij afgelopen?
board-won-by = Gewonnen door
board-kind-single = Enkel
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Invoeren
board-close = Sluiten
board-resign = Partij opgeven
board-resign-match = Match opgeven
board-withdraw = Opgave intrekken
board-claim = Partij claimen
board-claims = { $name } claimt de partij: { $kind }
board-resigns = { $name } geeft op: { $kind }
board-break = Pauze nemen
board-end-break = Terug van de pauze
board-on-break = { $name } heeft pauze: { $time }
board-reason-fallen = Er is een dobbelsteen of steen gevallen
board-reason-contested = Zet aanvechten
board-reason-director = Toernooileiding roepen
board-pause = Klok stilzetten
board-paused = Stilgezet
board-reason-faulty = De klok is defect
board-reason-break = Pauze
board-call-flag = De vlag is gevallen
board-why = Waarom de klok stoppen?
board-entered = { $name } wint: { $kind }, cube { $cube }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
board-both-confirm = Beide spelers bevestigen
board-flagged = { $name }: de vlag is gevallen
board-match-won = { $name } wint de match
board-how-score = op punten
board-how-flag = op tijd
board-how-resigned = door opgave
board-how-penalty = door strafpunten
board-how-ruling = door een beslissing van de toernooileiding
board-called = De toernooileiding is geroepen
board-held = De toernooileiding heeft de match stilgelegd
board-absent = { $name } is er niet; de klok loopt
board-opening = Gooi ieder één dobbelsteen. De hoogste begint.
board-ready = Vergelijk jullie genoteerde stand, en begin dan.
board-gap = Het apparaat was { $time } uit of op de achtergrond.
board-restore = Tijd teruggeven
board-gap-asked = Het apparaat was { $time } uit, en intussen viel de vlag van { $name }. Telt die tijd?
board-gap-banner = De klok staat stil
board-gap-counts = Die tijd telt
board-keep-as-is = Zo laten
board-jump = De klok van dit apparaat is { $time } verzet. De matchklok loopt door als voorheen.
board-awake-refused = Het scherm kan uitgaan: houd het aan via de instellingen van je apparaat.
board-storage-refused = Deze browser bewaart niets: bij opnieuw laden is de match verloren.
board-offline = Offline: { $count ->
    [0] alles verstuurd
    [one] 1 invoer wacht
   *[other] { $count } invoeren wachten
}
board-online = Alles verstuurd
board-viewer = Je kijkt mee. De klok staat op een ander apparaat.
board-viewer-age = { $seconds } s geleden bijgewerkt
board-take-over = Klok hierheen halen
board-take-over-hold = Klok hierheen halen (ingedrukt houden)
board-take-over-ask = Een ander apparaat heeft de klok. Haal je hem hierheen, dan kan dat apparaat alleen nog meekijken.
board-take-over-yes = Hierheen halen
board-take-up = Deze match overnemen?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } tot { $length }: { $count ->
    [one] één invoer
   *[other] { $count } invoeren
} overgedragen.
board-take-up-new = Dit apparaat neemt de klok over. Het apparaat dat hem overdroeg, kan dan alleen nog meekijken.
board-take-up-known = Dit apparaat heeft de match al. Het overgedragen logboek vervangt dat van hier; wat hier verder staat, wordt apart bewaard.
board-take-up-yes = Overnemen
board-read-foreign = Dat logboek geeft geen recht op de match op dit apparaat; er is niets veranderd.
board-kept-unreadable = Het logboek van die match kan op dit apparaat niet worden gelezen.
board-no-such-match = Zo’n match is er niet. Controleer de link: misschien ontbreekt er een letter.
board-link-worthless = Deze link geeft geen recht op de match.
board-no-right = De server weigert wat je hier indrukt, omdat de link geen recht op de match geeft. Open de eigen link van de tafel.
board-posted = Op het schema
board-conflict = Een ander apparaat heeft een ander logboek: hier { $here }, daar { $there }.
board-conflict-scoreboard = Het eigen scorebord van de tafel geeft de doorslag (MAT-07): { $won }.
board-conflict-trailers_sheet = De stand van wie achterstaat telt (MAT-05): { $won }.
board-conflict-agreement = Beide hebben dezelfde stand.
board-conflict-director = De toernooileiding beslist.
board-conflict-look = Beide logboeken vergelijken
board-conflict-title = Twee logboeken van deze match
board-conflict-here = Het logboek hier
board-conflict-there = Het andere logboek
board-conflict-since = { $count ->
    [0] Niets sinds ze uiteenliepen
    [one] Eén invoer sinds ze uiteenliepen
   *[other] { $count } invoeren sinds ze uiteenliepen
}
board-compare = Mijn genoteerde stand vergelijken
board-papers-agree = De genoteerde standen kloppen met het scorebord: { $counts }.
board-papers-differ = De genoteerde standen kloppen niet met het scorebord. Het scorebord telt: { $counts } (MAT-07).
board-battery = Batterij bijna leeg: { $percent }%. Laad het apparaat op of draag de klok over.
board-chouette = Meer dan twee spelers? Het apparaat kan ook het scoreboek van een chouette zijn.
board-elsewhere = Deze match is open in een ander tabblad.
board-elsewhere-here = Hier verder
board-read-older = Dit apparaat heeft een later logboek van die match; het bestand is niet geïmporteerd.
board-read-unreadable = Dat is geen matchbestand.
board-keep-this = Dit logboek houden
board-keep-that = Het andere logboek houden
board-not-kept = De browser heeft het niet opgeslagen. Probeer het nog eens.
board-too-soon = Een tweede druk zo snel erna telt niet.
board-no-line = Geen verbinding met het apparaat met de klok: voer het daar in.
board-unheard = Geen antwoord van het apparaat met de klok: kijk daar of het is aangekomen.
board-handover-how = Open dit op het andere apparaat: dat neemt de klok met het hele logboek over. Vanaf dan kan dit apparaat alleen nog meekijken.
board-handover-copy = Link kopiëren
board-handover-file = Opslaan als bestand
board-handover-read = Overnemen uit een bestand
board-csv = CSV
board-print = Afdrukken
board-share = Delen
board-sheet-number = Partij
board-sheet-winner = Winst voor
board-sheet-kind = Soort
board-sheet-cube = Cube
board-sheet-points = Punten
board-sheet-score = Stand
board-sheet-banks = Resterende tijd
board-sheet-used = Gebruikte tijd
board-sheet-lasted = Duur
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , gepast
    [resigned] , opgegeven
    [claimed] , geclaimd
    [flag] , op tijd
    [forfeited] , door verzuim
    [adjudicated] , door een beslissing
   *[borne_off] {""}
}
board-sheet-none = Er is nog geen partij afgelopen.
board-sheet-awards = Strafpunten
board-sheet-award = { $points } voor { $name }
board-sheet-rulings = Beslissingen
board-sheet-signs = Handtekeningen
board-corrected = verbeterd
board-keys = Een toetsenbord, of een bluetoothknop die zich zo gedraagt: spatie drukt voor wie aan de beurt is, 1 en 2 drukken voor de onderste en de bovenste speler, d verdubbelt, t neemt aan, p past, s stopt, u (ingedrukt houden) maakt ongedaan, c leest de tijden voor, l vergrendelt.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Stand { $a } tegen { $b }, match tot { $length }.
board-side-said = { $name } is aan zet
board-low = { $name }: nog één minuut
board-install = Installeer het via het menu van de browser om het zonder netwerk te openen.

board-first-game = Beginnen
board-confirm-score = { $a }–{ $b } bevestigen
board-what = Wat nu?
board-more = Meer
board-understood = OK
board-new-match = Nieuwe match
board-continue = Match van papier voortzetten
board-points-of = Punten van { $side ->
    [white] Wit
   *[black] Zwart
}
board-conflict-players = Beslis samen welk logboek telt.
board-right-menu = Iets verbeteren
board-right = Wat moet er worden verbeterd?
board-right-time = Tijd op de klok
board-right-result = De uitslag van een partij
board-right-length = De lengte van de match
board-right-points = Strafpunten
board-right-clock = Een klok inzetten
board-right-whose = Wiens klok
board-right-way = Erbij of eraf
board-right-give = Erbij
board-right-take = Eraf
board-right-minutes = Minuten
board-right-seconds = Seconden
board-right-reason = Reden
board-right-against = Bestrafte speler
board-right-count = Punten voor de tegenstander
board-sheet-clock = { $mode }, { $bank } per punt, { $delay } s per beurt
board-ruling-adjust_time = { $name }: { $time } op de klok
board-ruling-penalty = Straf tegen { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
board-ruling-warn = Waarschuwing voor { $name }
board-ruling-correct_result = Partij { $game } verbeterd: { $name }, { $kind }, cube { $cube }
board-ruling-set_length = De match gaat tot { $length }
board-ruling-bring_clock = Er komt een klok: { $clock }
board-ruling-hold = De toernooileiding legt de match stil
board-ruling-release = De match gaat verder
board-ruling-absent = { $name } is er niet
board-ruling-arrived = Beiden zijn er
board-ruling-award_match = De match wordt toegekend aan { $name }
board-ruling-restore = De tijd van onderbreking { $gap } wordt teruggegeven
board-ruling-count = De tijd van onderbreking { $gap } telt
board-ruling-settle = Een van de twee logboeken blijft
board-ruling-play_on = Niemand heeft de vlag gezien: beiden spelen verder
board-ruling-cube_stands = Partij { $game }: de cube staat op { $cube }
board-ruling-post = Op het schema

board-act-press = een druk
board-act-opening = de openingsworp
board-act-start_game = het begin van de partij
board-act-double = de verdubbeling
board-act-take = het aannemen
board-act-drop = het passen
board-act-stop = het stoppen
board-act-call_director = het roepen van de toernooileiding
board-act-resume = het hervatten
board-act-resign = de opgave
board-act-claim = de claim
board-act-accept = het akkoord
board-act-reject = het niet akkoord
board-act-result = de uitslag
board-act-confirm = de bevestiging
board-act-compare = de vergelijking
board-act-take_break = de pauze
board-act-end_break = het einde van de pauze
board-act-resign_match = het opgeven van de match
board-act-withdraw = het intrekken van de opgave
board-act-call_flag = het melden van de vlag
board-act-open = het opzetten van de match
board-act-flag_fell = de vlag is gevallen
board-act-undo = het ongedaan maken van de laatste invoer
board-act-gap = het apparaat was uit
board-act-jump = de klok van het apparaat is verzet
board-act-claim_lease = het hierheen halen van de klok
board-act-diverged = een ander logboek
board-act-received = een rechtgezette tijd

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = De match is niet opgezet.
board-refused-opened-already = De match is al opgezet.
board-refused-unsound = Een naam ontbreekt of is te lang, of de klokinstellingen kunnen niet.
board-refused-player-only = Dat kan alleen een speler.
board-refused-director-only = Dat kan alleen de toernooileiding.
board-refused-reason-missing = Een beslissing heeft een reden nodig.
board-refused-on-hold = Tot de toernooileiding heeft beslist, kan er niets worden veranderd.
board-refused-posted = De uitslag staat op het schema; alleen de toernooileiding kan hem verbeteren.
board-refused-over = De match is voorbij.
board-refused-flagged = Er is een vlag gevallen.
board-refused-gap-asked = Zeg eerst of de tijd dat het apparaat uit was, telt.
board-refused-not-now = Dat kan nu niet.
board-refused-not-your-turn = De andere speler is aan de beurt.
board-refused-no-clock = Er is geen klok.
board-refused-crawford-game = In de Crawfordpartij wordt niet verdubbeld.
board-refused-crawford-cube = Alle verdubbelingen in de Crawfordpartij zijn ongeldig: de cube telt als 1.
board-refused-cube-not-yours = De cube is van de andere speler.
board-refused-cube-exhausted = Hoger kan de cube niet.
board-refused-holland-waits = Na de Crawfordpartij mag wie achterstaat pas vanaf de derde eigen beurt verdubbelen.
board-refused-nothing-offered = Er valt niets te beantwoorden.
board-refused-break-between-games = Pauzes zijn er tussen de partijen.
board-refused-no-break-left = Er zijn geen pauzes meer over.
board-refused-break-running = Een pauze is nog niet voorbij.
board-refused-most-resigned = Een opgave van het hoogst mogelijke kan niet worden geweigerd.
board-refused-trailer-confirms = De stand telt als wie achterstaat hem heeft bevestigd.
board-refused-whose-turn = Kies wiens klok moet lopen.
board-refused-too-long = Een tekst of lijst is te lang, of een getal te groot.
board-refused-no-points = Een straf is minstens één punt.
board-refused-no-flag = Er is geen vlag gevallen.
board-refused-nothing-to-undo = Er valt niets ongedaan te maken.
board-refused-no-such = Met dat nummer is er geen.
board-refused-turn-is-over = De beurt van die onderbreking is voorbij; de toernooileiding kan de tijd aanpassen.
board-refused-nothing-given-up = Niemand heeft opgegeven.
board-refused-same-length = De match gaat al tot die lengte.
board-refused-nothing-due = Er hoeft niets te gebeuren.
board-refused-held-by-device = Een apparaat heeft de klok; druk daar.
board-refused-lease-lost = Een ander apparaat heeft de klok.
board-refused-line-missing = Er ontbreekt een regel van het logboek.
board-refused-line-known = Die regel staat al in het logboek.
board-held-button = vasthouden
board-crawford-word = Crawford
board-needs = nog { $points }
board-points-label = { $name }: { $points }, partijen tot nu toe tonen
board-doubles = { $name } verdubbelt naar { $value }
board-ruled = De toernooileiding heeft beslist. Hervatten?
board-played-on = Niemand heeft de vlag gezien. Speel verder.
board-age = { $seconds } s
board-overtime = extra tijd
board-overtime-told = De vlag van { $name } is gevallen: { $time } extra tijd, één keer.
board-low-seconds = { $name }: nog { $seconds } seconden
board-countdown = Waarschuwing bij 0:30 en 0:10
board-swap = Kanten wisselen
board-course = Partijen tot nu toe
board-course-won = { $name } wint { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
board-course-time = duurde { $time }
board-play-on = Niemand zag het: speel verder
board-turn-dialog = Omdraaien
board-right-flag = Niemand heeft de vlag gezien: speel verder
board-right-turn = De klok loopt voor de verkeerde speler
board-right-cube = De cube is in de Crawfordpartij gedraaid
board-right-cube-how = Tot die partij voorbij was, kon het worden geannuleerd. Niemand heeft het gemerkt, dus blijft het staan (MAT-03). Waar stond hij op?
board-sheet-date = Datum
board-sheet-reason = Reden
board-sheet-after-game = Na partij
board-mat = .mat-bestand
board-install-secure = Via HTTPS geopend kan deze pagina worden geïnstalleerd en werkt ze daarna zonder netwerk.
board-presets = Gangbare klokken
board-preset-last = Laatst gebruikt
board-preset-italy = Italië 3:00 + 12
board-preset-usual = VK, VS, WBGF 2:00 + 12
board-preset-doubles = Duo’s 2:30 + 18
board-preset-none = Geen klok
board-total = Elke speler heeft { $bank }, en { $delay } s per beurt.
board-screen = Voor een projector
board-overlay = Voor een stream
