# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Óra és eredményjelző
board-lead = Egy telefon a fatáblád mellett: óra, eredményjelző és játszmalap egyben. Hálózat nélkül is működik; egy megnyomás sem vész el.
board-needs-script = Az órához JavaScriptet futtató böngésző kell.
board-new = Új mérkőzés
board-kept = Mérkőzések ezen az eszközön
board-kept-none = Még nincs mérkőzés. Hozz létre egyet: két név, egy hossz és, ha akarod, óra.
board-white = Világos
board-black = Sötét
board-name-of = { $side ->
    [white] Világos neve
   *[black] Sötét neve
}
board-length = Hossz pontban
board-clock = Óra
board-clock-none = Óra nélkül, csak eredményjelző
board-clock-simple_delay = Késleltetés, utána tartalék (szokásos)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, a kijelzőn a késleltetéssel együtt
board-clock-fischer = Fischer
board-minutes = Perc pontonként
board-delay = Másodperc körönként
board-flag = Ha leesik a zászló
board-flag-loss = a mérkőzés elveszett
board-flag-when_noticed = a mérkőzés elveszett, ha az ellenfél jelzi
board-flag-overtime = még egy perc, egyszer
board-holland = Holland-szabály: a Crawford-játszma után a hátrányban lévő játékos a harmadik köre előtt nem duplázhat
board-sound = Hangok
board-vibrate = Rezgés
board-start = Kezdés
board-to = { $length } pontig
board-one-game = egy játszma
board-crawford = Crawford-játszma: nincs duplázás
board-game = { $number }. játszma
board-turn = te jössz
board-waits = vár
board-stopped = áll
board-press-label = { $name }, hátralévő idő { $time }{ $turn ->
    [yes] , soron van: megnyomásra véget ér a köre
   *[no] {""}
}
board-begins = Én kezdek
board-next-game = Következő játszma
board-double = Duplázás: { $value }
board-take = Elfogadás: { $value }
board-drop = Passz
board-confirm = Megerősítés
board-accept = Egyetértek
board-reject = Nem értek egyet
board-stop = Megállítás
board-resume = Folytatás
board-resume-other = Kör átadása: { $name }
board-over = Vége a játszmának
board-menu = Menü
board-sheet = Játszmalap
board-undo = Visszavonás
board-undo-what = Tartsd nyomva a visszavonáshoz: { $act }
board-undone = Visszavonva: { $act }
board-hold = Tartsd nyomva ezt a gombot egy pillanatig.
board-lock = Zárolás
board-unlock = Feloldás
board-locked = Zárolva véletlen érintések ellen
board-full = Teljes képernyő
board-handover = Átadás
board-leave = Minden mérkőzés
board-say = Idők felolvasása
board-cube = Duplázókocka { $value }
board-cube-middle = középen
board-cube-of = gazdája { $name }
board-result = Hogyan ért véget a játszma?
board-won-by = Győztes
board-kind-single = Egyszerű
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Beírás
board-close = Bezárás
board-resign = Játszma feladása
board-resign-match = Mérkőzés feladása
board-withdraw = Feladás visszavonása
board-claim = Játszma igénylése
board-claims = { $name } igényli a játszmát: { $kind }
board-resigns = { $name } feladja: { $kind }
board-break = Szünet
board-end-break = Vissza a szünetről
board-on-break = { $name } szüneten: { $time }
board-reason-fallen = Leesett egy kocka vagy korong
board-reason-contested = Lépés kifogásolása
board-reason-director = Versenyigazgató hívása
board-pause = Óra szüneteltetése
board-paused = Szünetel
board-reason-faulty = Hibás az óra
board-reason-break = Szünet
board-call-flag = Leesett a zászló
board-why = Miért álljon meg az óra?
board-entered = { $name } nyert: { $kind }, duplázókocka { $cube }, { $points ->
    [one] 1 pont
   *[other] { $points } pont
}
board-both-confirm = Mindkét játékos erősítse meg
board-flagged = { $name }: leesett a zászló
board-match-won = { $name } nyerte a mérkőzést
board-how-score = pontokkal
board-how-flag = időre
board-how-resigned = feladással
board-how-penalty = büntetőpontokkal
board-how-ruling = a versenyigazgató döntésével
board-called = Hívták a versenyigazgatót
board-held = A versenyigazgató felfüggesztette a mérkőzést
board-absent = { $name } nincs itt; az óra jár
board-opening = Dobjatok egy-egy kockával. A nagyobb kezd.
board-ready = Vessétek össze a leírt állást, aztán kezdjetek.
board-gap = Az eszköz ki volt kapcsolva vagy a háttérben volt ennyi ideig: { $time }.
board-restore = Idő visszaadása
board-gap-asked = Az eszköz ki volt kapcsolva ennyi ideig: { $time }. Közben leesett a zászló: { $name }. Számít ez az idő?
board-gap-banner = Az óra áll
board-gap-counts = Számít
board-keep-as-is = Maradjon így
board-jump = Az eszköz órája ennyivel módosult: { $time }. A mérkőzésóra ugyanúgy jár tovább.
board-awake-refused = A képernyő kikapcsolhat: az eszköz beállításaiban tartsd bekapcsolva.
board-storage-refused = Ez a böngésző semmit nem tárol: újratöltéskor a mérkőzés elvész.
board-offline = Nincs hálózat: { $count ->
    [0] minden elküldve
    [one] 1 bejegyzés vár
   *[other] { $count } bejegyzés vár
}
board-online = Minden elküldve
board-viewer = Nézőként látod. Az óra egy másik eszközön van.
board-viewer-age = Frissítve { $seconds } mp-cel ezelőtt
board-take-over = Óra átvétele ide
board-take-over-hold = Óra átvétele ide (tartsd nyomva)
board-take-over-ask = Az óra egy másik eszközön van. Ha átveszed, az csak nézni tud.
board-take-over-yes = Átvétel
board-take-up = Elfogadod ezt a mérkőzést?
board-take-up-match = { $white } – { $black }, { $a }–{ $b }, { $length } pontig: { $count ->
    [one] egy bejegyzés átadva.
   *[other] { $count } bejegyzés átadva.
}
board-take-up-new = Ez az eszköz átveszi az órát. Amelyik átadta, onnantól csak nézni tud.
board-take-up-known = Ezen az eszközön már megvan a mérkőzés. Az átadott napló a helyére lép; ami itt azon túl van, külön megmarad.
board-take-up-yes = Elfogadás
board-read-foreign = Ez a napló nem ad jogot az ezen az eszközön lévő mérkőzéshez; semmi nem változott.
board-kept-unreadable = Annak a mérkőzésnek a naplója ezen az eszközön nem olvasható.
board-no-such-match = Nincs ilyen mérkőzés. Ellenőrizd a linket: hiányozhat egy betű.
board-link-worthless = Ez a link nem ad jogot a mérkőzéshez.
board-no-right = A szerver elutasítja, amit itt megnyomsz, mert a link nem ad jogot a mérkőzéshez. Nyisd meg az asztal saját linkjét.
board-posted = Az ágrajzon
board-conflict = Egy másik eszközön más napló van: itt { $here }, ott { $there }.
board-conflict-scoreboard = Az asztal saját eredményjelzője számít (MAT-07): { $won }.
board-conflict-trailers_sheet = A hátrányban lévő játékos lapja számít (MAT-05): { $won }.
board-conflict-agreement = Mindkettőn ugyanaz az állás.
board-conflict-director = A versenyigazgató dönt.
board-conflict-look = A két napló összevetése
board-conflict-title = A mérkőzés két naplója
board-conflict-here = Az itteni napló
board-conflict-there = A másik napló
board-conflict-since = { $count ->
    [0] Nincs új bejegyzés az eltérés óta
    [one] Egy bejegyzés az eltérés óta
   *[other] { $count } bejegyzés az eltérés óta
}
board-compare = Leírt állásom összevetése
board-papers-agree = A leírt állások egyeznek az eredményjelzővel: { $counts }.
board-papers-differ = A leírt állások nem egyeznek az eredményjelzővel. Az eredményjelző számít: { $counts } (MAT-07).
board-battery = Alacsony töltöttség: { $percent }%. Töltsd az eszközt, vagy add át az órát.
board-chouette = Kettőnél több játékos? Az eszköz egy chouette elszámolókönyve is lehet.
board-elsewhere = Ez a mérkőzés egy másik lapon van nyitva.
board-elsewhere-here = Folytatás itt
board-read-older = Ezen az eszközön a mérkőzés későbbi naplója van; a fájlt nem importáltuk.
board-read-unreadable = Ez nem mérkőzésfájl.
board-keep-this = Ez a napló maradjon
board-keep-that = A másik napló maradjon
board-not-kept = A böngésző nem mentette. Próbáld meg még egyszer.
board-too-soon = Az ilyen gyors második érintés nem számít.
board-no-line = Nincs kapcsolat az órát tartó eszközzel: ott írd be.
board-unheard = Az órát tartó eszköz nem válaszol: nézd meg ott, megérkezett-e.
board-handover-how = Nyisd meg ezt a másik eszközön: átveszi az órát az egész naplóval. Onnantól ez az eszköz csak nézni tud.
board-handover-copy = Link másolása
board-handover-file = Mentés fájlként
board-handover-read = Átvétel fájlból
board-csv = CSV
board-print = Nyomtatás
board-share = Megosztás
board-sheet-number = Játszma
board-sheet-winner = Győztes
board-sheet-kind = Fajta
board-sheet-cube = Duplázókocka
board-sheet-points = Pont
board-sheet-score = Állás
board-sheet-banks = Maradék idő
board-sheet-used = Felhasznált idő
board-sheet-lasted = Időtartam
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , passz
    [resigned] , feladva
    [claimed] , igénylés
    [flag] , időre
    [forfeited] , játék nélkül
    [adjudicated] , döntés alapján
   *[borne_off] {""}
}
board-sheet-none = Még egy játszma sem ért véget.
board-sheet-awards = Büntetőpontok
board-sheet-award = { $points }, kapja { $name }
board-sheet-rulings = Döntések
board-sheet-signs = Aláírások
board-corrected = javítva
board-keys = Billentyűzet, vagy úgy működő Bluetooth-gomb: a szóköz a soron lévő játékosnak nyom, az 1 és a 2 az alsó és a felső játékosnak, d dupláz, t elfogad, p passzol, s megállít, u (nyomva tartva) visszavon, c felolvassa az időket, l zárol.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Állás { $a }–{ $b }, { $length } pontos mérkőzés.
board-side-said = { $name } következik
board-low = { $name }: még egy perc
board-install = Telepítsd a böngésző menüjéből, hogy hálózat nélkül is megnyíljon.

board-first-game = Kezdés
board-confirm-score = Megerősítés: { $a }–{ $b }
board-what = Mi legyen?
board-more = Több
board-understood = OK
board-new-match = Új mérkőzés
board-continue = Papíron kezdett mérkőzés folytatása
board-points-of = { $side ->
    [white] Világos pontjai
   *[black] Sötét pontjai
}
board-conflict-players = Döntsétek el együtt, melyik napló számít.
board-right-menu = Javítás
board-right = Mit kell javítani?
board-right-time = Idő az órán
board-right-result = Egy játszma eredménye
board-right-length = A mérkőzés hossza
board-right-points = Büntetőpontok
board-right-clock = Óra bevezetése
board-right-whose = Kinek az órája
board-right-way = Hozzáadás vagy elvétel
board-right-give = Hozzáadás
board-right-take = Elvétel
board-right-minutes = Perc
board-right-seconds = Másodperc
board-right-reason = Indok
board-right-against = Büntetett játékos
board-right-count = Pont az ellenfélnek
board-sheet-clock = { $mode }, pontonként { $bank }, körönként { $delay } mp
board-ruling-adjust_time = { $name }: idő az órán { $time }
board-ruling-penalty = Büntetés, { $name }: { $points ->
    [one] 1 pont
   *[other] { $points } pont
}
board-ruling-warn = Figyelmeztetés: { $name }
board-ruling-correct_result = { $game }. játszma javítva: { $name }, { $kind }, duplázókocka { $cube }
board-ruling-set_length = A mérkőzés { $length } pontig tart
board-ruling-bring_clock = Óra bevezetve: { $clock }
board-ruling-hold = A versenyigazgató felfüggeszti a mérkőzést
board-ruling-release = A mérkőzés folytatódik
board-ruling-absent = { $name } nincs itt
board-ruling-arrived = Mindketten itt vannak
board-ruling-award_match = A mérkőzés győztese: { $name }
board-ruling-restore = { $gap }. kiesés: az idő visszaadva
board-ruling-count = { $gap }. kiesés: az idő számít
board-ruling-settle = A két napló közül egy marad
board-ruling-play_on = Senki nem vette észre a zászlót: a játék folytatódik
board-ruling-cube_stands = { $game }. játszma: a duplázókocka értéke { $cube }
board-ruling-post = Az ágrajzon

board-act-press = egy megnyomás
board-act-opening = a kezdődobás
board-act-start_game = a játszma kezdete
board-act-double = a duplázás
board-act-take = az elfogadás
board-act-drop = a passz
board-act-stop = a megállítás
board-act-call_director = a versenyigazgató hívása
board-act-resume = a játék folytatása
board-act-resign = a feladás
board-act-claim = az igénylés
board-act-accept = az egyetértés
board-act-reject = az egyet nem értés
board-act-result = az eredmény
board-act-confirm = a megerősítés
board-act-compare = az összevetés
board-act-take_break = a szünet
board-act-end_break = a szünet vége
board-act-resign_match = a mérkőzés feladása
board-act-withdraw = a feladás visszavonása
board-act-call_flag = a zászló jelzése
board-act-open = a mérkőzés létrehozása
board-act-flag_fell = leesett a zászló
board-act-undo = az utolsó bejegyzés visszavonása
board-act-gap = az eszköz ki volt kapcsolva
board-act-jump = az eszköz órája módosult
board-act-claim_lease = az óra átvétele
board-act-diverged = egy másik napló
board-act-received = egy idő helyreigazítva

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = A mérkőzés még nincs létrehozva.
board-refused-opened-already = A mérkőzés már létre van hozva.
board-refused-unsound = Egy név hiányzik vagy túl hosszú, vagy az óra beállításai a határokon kívül esnek.
board-refused-player-only = Ezt csak játékos teheti.
board-refused-director-only = Ezt csak a versenyigazgató teheti.
board-refused-reason-missing = A döntéshez indok kell.
board-refused-on-hold = Semmi nem módosítható, amíg a versenyigazgató nem döntött.
board-refused-posted = Az eredmény az ágrajzon van; csak a versenyigazgató javíthatja.
board-refused-over = A mérkőzés véget ért.
board-refused-flagged = Leesett egy zászló.
board-refused-gap-asked = Előbb döntsd el, számít-e az idő, amíg az eszköz ki volt kapcsolva.
board-refused-not-now = Ezt most nem teheted.
board-refused-not-your-turn = A másik játékos következik.
board-refused-no-clock = Nincs óra.
board-refused-crawford-game = A Crawford-játszmában nincs duplázás.
board-refused-crawford-cube = A Crawford-játszmában minden duplázás semmis: a duplázókocka 1-et ér.
board-refused-cube-not-yours = A duplázókocka a másik játékosé.
board-refused-cube-exhausted = A duplázókocka nem mehet magasabbra.
board-refused-holland-waits = A Crawford-játszma után a hátrányban lévő játékos a harmadik köre előtt nem duplázhat.
board-refused-nothing-offered = Nincs mire válaszolni.
board-refused-break-between-games = Szünetet a játszmák között lehet tartani.
board-refused-no-break-left = Nem maradt szünet.
board-refused-break-running = Egy szünet még tart.
board-refused-most-resigned = A legtöbb feladása nem utasítható el.
board-refused-trailer-confirms = Az állás akkor számít, ha a hátrányban lévő játékos megerősítette.
board-refused-whose-turn = Válaszd ki, kinek az órája járjon.
board-refused-too-long = Egy szöveg vagy lista túl hosszú, vagy egy szám túl nagy.
board-refused-no-points = Egy büntetés legalább egy pont.
board-refused-no-flag = Nem esett le zászló.
board-refused-nothing-to-undo = Nincs mit visszavonni.
board-refused-no-such = Nincs ilyen számú.
board-refused-turn-is-over = Annak a kiesésnek a köre már véget ért; a versenyigazgató módosíthatja az időt.
board-refused-nothing-given-up = Senki nem adott fel semmit.
board-refused-same-length = A mérkőzés már addig tart.
board-refused-nothing-due = Most nincs teendő.
board-refused-held-by-device = Az óra egy eszközön van; ott nyomd meg.
board-refused-lease-lost = Az óra egy másik eszközön van.
board-refused-line-missing = Hiányzik egy bejegyzés a naplóból.
board-refused-line-known = Ez a bejegyzés már a naplóban van.
board-held-button = nyomva tartás
board-crawford-word = Crawford
board-needs = hiányzik { $points }
board-points-label = { $name }: { $points }, az eddigi játszmák mutatása
board-doubles = { $name } dupláz, új érték { $value }
board-ruled = A versenyigazgató döntött. Folytatás?
board-played-on = Senki nem vette észre a zászlót. Játsszatok tovább.
board-age = { $seconds } mp
board-overtime = hosszabbítás
board-overtime-told = { $name }: leesett a zászló, hosszabbítás { $time }, egyszer.
board-low-seconds = { $name }: még { $seconds } másodperc
board-countdown = Figyelmeztetés 0:30-nál és 0:10-nél
board-swap = Oldalcsere
board-course = Eddigi játszmák
board-course-won = { $name } nyert { $points ->
    [one] 1 pontot
   *[other] { $points } pontot
}
board-course-time = időtartam { $time }
board-play-on = Senki nem vette észre: tovább
board-turn-dialog = Megfordítás
board-right-flag = Senki nem vette észre a zászlót: tovább
board-right-turn = Az óra nem annak jár, akinek kell
board-right-cube = A Crawford-játszmában dupláztak
board-right-cube-how = A játszma végéig semmissé lehetett volna tenni. Senki nem vette észre, így érvényes (MAT-03). Mennyit mutatott?
board-sheet-date = Dátum
board-sheet-reason = Indok
board-sheet-after-game = Játszma után
board-mat = .mat fájl
board-install-secure = HTTPS-en megnyitva ez az oldal telepíthető, és utána hálózat nélkül is működik.
board-presets = Szokásos órák
board-preset-last = Utoljára használt
board-preset-italy = Olaszország 3:00 + 12
board-preset-usual = UK, USA, WBGF 2:00 + 12
board-preset-doubles = Páros 2:30 + 18
board-preset-none = Óra nélkül
board-total = Mindkét játékosnak { $bank } jut, körönként { $delay } mp.
board-screen = Kivetítőre
board-overlay = Közvetítéshez
