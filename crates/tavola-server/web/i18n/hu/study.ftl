# The analysis of a match.

study-title = Elemzés
study-open = Elemzés
study-back = Vissza az asztalhoz
study-depth = { $plies ->
    [0] Első ránézés.
    [one] { $plies } dobással előre nézve.
   *[other] { $plies } dobással előre nézve.
  }
study-underway = { $plies ->
    [one] Előre nézés { $plies } dobással
   *[other] Előre nézés { $plies } dobással
  }: { $done } / { $all } sor.
study-waits = A mélyebb elemzés egy másik mérkőzésre vár.
study-ready = Kész az elemzés.
study-reload = Az elemzés még készül.
study-reload-link = Újranézés
study-nothing = Nincs mit elemezni: egy játszmát sem játszottak végig.
study-definitions = A költségek a duplázókocka egységében értendők (EMG). A PR az egy döntésre jutó költség 500-szorosa; a gnubg aránya ugyanez ezredekben. Választás nélküli lépések nem számítanak; a duplázás elmaradása ott számít, ahol szoros vagy hibás volt. Kétes 0,010-től, hiba 0,020-tól, durva hiba 0,080-tól, óriási hiba 0,160-tól. Egy sor equityje és esélyei ugyanabból a nézésből valók, az utolsó oszlop szerinti mélységben; a szerencse előre nézés nélküli érték, és a kezdődobásnál azt is számolja, ki nyerte.

study-summary = Számokban
study-rating = PR
study-rating-note = Teljesítményszám: az egy döntésre jutó költség 500-szorosa. A kisebb a jobb.
study-millis = gnubg aránya
study-millis-note = Egy döntés költsége a duplázókocka ezredeiben, ahogy a gnubg kiírja.
study-plays = Lépések
study-plays-note = Mennyibe kerültek a lépések, és hánynál volt választás.
study-cubes = Duplázókocka
study-cubes-note = Mennyibe kerültek a duplázási döntések, és hány volt.
study-lost-of = { $lost } / { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Kétes lépések, hibák, durva hibák, óriási hibák.
study-losses-worth = Minden hiba költsége
study-losses-worth-note = A mérkőzés nyerési esélyében; pénzjátékban pontban.
study-luck = Szerencse
study-luck-note = Mennyivel voltak jobbak a dobások az átlagnál, a duplázókocka egységében, előre nézés nélkül.
study-luck-worth = A mérkőzés szerencséje
study-luck-worth-note = Ugyanez a mérkőzés nyerési esélyében; pénzjátékban pontban.

study-graph = A mérkőzés
study-graph-note = Az esélyek vonala, rajta a hibákkal; ugyanezek a számok az összes sor listájában is ott vannak.
study-graph-error = { $line }. sor, { $who }: { $mark }, { $loss }
study-graph-match = { $who } esélye a mérkőzés megnyerésére
study-graph-money = { $who } várható nyeresége a játszmában
study-graph-game = { $who } esélye a játszma megnyerésére

nav-study = Elemzőszoba
nav-openings = Megnyitások
openings-title = A megnyitás
openings-about = Hogyan kell lelépni a tizenöt első dobást, és hogyan felel a 21 dobás mindegyike a legjobb lépéseikre: pénzjáték, középen lévő duplázókocka, Jacoby nélkül, saját motorunk rolloutjai szerint rangsorolva.
openings-path = Hol tartasz
openings-roll = { $roll }
openings-replies-to = { $roll }, lépés { $play }: a válaszok
openings-roll-head = Dobás
openings-best = Legjobb lépés
openings-next = Következő
openings-alone = nincs közeli
openings-verdict = Ítélet
openings-is-best = legjobb
openings-as-good = ugyanolyan jó
openings-unsettled = nem dőlt el
openings-worse = rosszabb
openings-error-note = Az equity standard hibája
openings-trials = Játszmák
openings-trials-note = Hány játszmát játszottunk ki
openings-replies = Válaszok rá
openings-replies-note = A linkként álló lépés a rá adott válaszokhoz vezet.
openings-mean = Mind a 36 dobás átlagában a válasz értéke a dobónak { $equity }.
openings-look-on = Megnézés a motorral
openings-definitions = Az equityk duplázókockával, annak egységében értendők, a lépő szemszögéből; a ± egy standard hiba. „Ugyanolyan jó”: kevesebb mint 0,010-del marad el a legjobbtól; „nem dőlt el”: többel, de a különbség standard hibájának 2,33-szorosánál kevesebbel. Ugyanezek a számok: tavola openings.

nav-duplicates = Duplikát
duplicate-title = Duplikát
duplicate-about = Egy mérkőzést két asztalnál ugyanazokkal a kockákkal játszanak: játszmáról játszmára, dobásról dobásra ugyanazok a számok esnek. Így a szerencse kiesik, és utána minden döntés a másik asztalé mellett áll.
duplicate-play = Ki játszik
duplicate-bot = Ketten a bot ellen
duplicate-bot-note = Te és egy ismerősöd, mindketten világossal, saját asztalnál, ugyanaz ellen a bot ellen.
duplicate-teams = Ketten kettő ellen
duplicate-teams-note = Az egyik asztalnál tiéd világos, a másiknál a társadé sötét; szemben az ellenfeleitek ülnek.
duplicate-length = Hány pontig
duplicate-go = Mindkét asztal nyitása
duplicate-note = Amíg mindkettő véget nem ér, senki nem látja a másik asztalt: elárulná a kockákat.
duplicate-table = { $n }. asztal
duplicate-free = még senki
duplicate-waiting = Még nem kezdődött el.
duplicate-playing = Folyamatban.
duplicate-over = Véget ért.
duplicate-play-on = Az asztalodhoz
duplicate-look = Asztal megtekintése
duplicate-invite-white = Világos itt szabad
duplicate-invite-black = Sötét itt szabad
duplicate-invite-note = Küldd el ezt a linket annak, aki ide üljön.
duplicate-same-dice = Ugyanezek a kockák esnek egy másik asztalnál.
duplicate-result = Az eredmény
duplicate-players = Világos – Sötét
duplicate-points = Pont
duplicate-even = Mindkét asztal egyformán végződött: senki nincs előnyben.
duplicate-ahead = { $who } (világos a jobban sikerült asztalnál) előnye { $n } { $n ->
    [one] pont
   *[other] pont
  }.
duplicate-game = { $n }. játszma
duplicate-parted = Innentől különböznek az állások.
duplicate-dice-note = A kockák a szerver egyetlen titkából készülnek, játszma és dobás szerint. Elkötelezése már leülés előtt látható volt, a titok pedig akkor nyílik meg, amikor mindkét asztal véget ért; a tavola verify-dice minden dobást újraszámol.
duplicate-commitment = Elkötelezés
duplicate-secret = Titok
duplicate-proof = Minden dobás, ellenőrzéshez

study-errors = Hibák, a legrosszabb elöl
study-no-errors = Nincs hiba.
study-more-errors = És még { $n }: az összes sor listájában meg vannak jelölve.
study-where = Sor
study-who = Játékos
study-what = Döntés
study-cost = Költség
study-played = { $roll }: { $play }; jobb: { $best }
study-illegal = szabálytalan lépés
study-wrong-double = duplázott; várnia kellett volna
study-missed-double = nem duplázott
study-wrong-take = elfogadta; passzolnia kellett volna
study-wrong-drop = passzolt; el kellett volna fogadnia
study-wrong-beaver = beavert mondott; nem kellett volna
study-doubtful = Kétes
study-error = Hiba
study-blunder = Durva hiba
study-whopper = Óriási hiba

study-games = Minden játszma
study-game = { $length ->
    [0] { $n }. játszma, { $black }–{ $white }
   *[other] { $n }. játszma, { $black }–{ $white }, { $length } pontig{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] passzal nyert
    [gammon] gammont nyert
    [backgammon] backgammont nyert
   *[single] nyert
  }, { $points } { $points ->
    [one] pont
   *[other] pont
  }
study-game-chance = { $who } nyeri a játszmát
study-match-chance = mérkőzés
study-equity-of = pont
study-dances = nincs lépés
study-doubles = dupláz
study-takes = elfogadja
study-drops = passzol
study-beavers = beavert mond
study-raccoons = raccoont mond
study-otters = ottert mond
study-resigns-single = feladja
study-resigns-gammon = gammont ad fel
study-resigns-backgammon = backgammont ad fel

study-board = A tábla előtte
study-words-numbers = A mezők számozása: { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } itt: { $point }
study-words-bar = { $n } a sorompón
study-words-off = { $n } kint
study-words-cube = Duplázókocka középen, értéke { $value }.
study-words-cube-of = Duplázókocka, értéke { $value }, gazdája: { $who }.
study-said = { $line }. sor, { $who }, { $act }.
study-steps = A mérkőzés sorai
study-first = Első sor
study-error-before = Előző hiba
study-before = Előző sor
study-next = Következő sor
study-error-next = Következő hiba
study-last = Utolsó sor
study-no-decision = Itt nincs mit eldönteni.
study-no-move = Nincs szabályos lépés.
study-forced = Az egyetlen szabályos lépés.
study-right = A lehető legjobb.
study-as-good = Ugyanolyan jó, mint a legjobb: { $lost } az elmaradás.
study-cost-match = költsége { $lost }; a mérkőzés nyerési esélyében { $worth }.
study-cost-money = költsége { $lost }, pontban { $worth }.
study-right-is = Helyesen: { $action }, { $answer }.
study-right-wait = nincs duplázás
study-right-double = duplázás
study-right-redouble = visszaduplázás
study-right-too-good = duplázáshoz túl jó
study-right-take = elfogadás
study-right-drop = passz
study-right-beaver = beaver
study-roll-luck = A dobás szerencséje: { $luck }, pontban { $worth }.
study-roll-luck-match = A dobás szerencséje: { $luck }; a mérkőzés nyerési esélyében { $worth }.
study-play = Lépés
study-made = ezt lépte
study-equity = Equity
study-difference = Különbség
study-plies = Előre
study-plies-note = Hány dobással előre nézve.
study-more-plays = { $n ->
    [one] { $n } további lépés, amely többe kerül.
   *[other] { $n } további lépés, amelyek többe kerülnek.
  }
study-cube = Duplázókocka
study-cube-doubler = Duplázókocka, a duplázó szemszögéből
study-no-double = Nincs duplázás
study-double-take = Duplázás, elfogadás
study-double-drop = Duplázás, passz
study-win = Gy
study-win-note = Győzelmek, százalékban
study-win-gammon = GyG
study-win-gammon-note = Nyert gammonok és backgammonok, százalékban
study-win-backgammon = GyBG
study-win-backgammon-note = Nyert backgammonok, százalékban
study-lose = V
study-lose-note = Vereségek, százalékban
study-lose-gammon = VG
study-lose-gammon-note = Vesztett gammonok és backgammonok, százalékban
study-lose-backgammon = VBG
study-lose-backgammon-note = Vesztett backgammonok, százalékban
study-ids = Az állás más programoknak

study-why-wins = 100-ból ennyivel kevesebb játszmát nyer: { $by }.
study-why-gammons = 100 játszmából ennyivel kevesebb gammont nyer: { $by }.
study-why-gammons-lost = 100 játszmából ennyivel több gammont veszít: { $by }.
study-why-shots = A 36 dobásból ennyi üti ki: { $made }, a legjobb lépés után { $best }.
study-why-best-hits = A legjobb lépés kiüt.
study-why-made-hits = Ez kiüt, a legjobb lépés nem.
study-why-hits = Kiütések: { $made }, a legjobb lépésnél { $best }.
study-why-home = Foglalt mezők az otthonban: { $made ->
    [one] { $made }
   *[other] { $made }
  }, a legjobb lépésnél { $best }.
study-why-prime = Leghosszabb fala { $made } mező, a legjobb lépésé { $best }.
study-why-anchor = A legjobb lépés megtart egy horgonyt.
study-why-off = Kipakol: { $made }, a legjobb lépés { $best }.

study-look-on = Vizsgálat innen tovább
study-cube-before = Dobás előtt:
nav-position = Állások
position-title = Állás
position-board = A tábla
position-white = Világos
position-black = Sötét
position-plays = { $who } lép: { $roll }.
position-doubled = { $who } duplázott.
position-beavered = { $who } beavert mondott.
position-raccooned = { $who } raccoont mondott.
position-ottered = { $who } otterrel válaszolt.
position-on-roll = { $who } következik dobással.
position-money = Pénzjáték.
position-match = { $length } pontos mérkőzés: világos { $white }, sötét { $black }{ $crawford ->
    [yes] , Crawford-játszma.
   *[no] .
  }
position-wrong = Ez nem állás. Állás lehet XGID, GNUBG- vagy OpenGammon-azonosító, FIBS-sor vagy betűkből rajzolt tábla.
position-playing = Épp játszol valaki ellen. A motor utána válaszol újra.
position-play = A lépések
position-look-on = Vizsgálat az utána következő állásból
position-rolls = Dobások
position-id = Állás
position-id-note = XGID, GNUBG- vagy OpenGammon-azonosító, FIBS-sor, vagy betűkből rajzolt tábla, ahogy az XG és a gnubg másolja.
position-roll = A dobás, ha már megvolt
position-look = Megnézés
position-svg = Kép (SVG)
study-adjusted = Eredmény szerencse nélkül
study-adjusted-note = Az eredmény a saját szerencse nélkül, az ellenfélével növelve: mennyit ért önmagában a játék. 0 és 100% közén kívül is eshet.
study-adjusted-below = { $who } nyert, de a dobások többet hoztak, mint az egész mérkőzés: ezért a szerencse nélküli eredmény 0 és 100% közén kívül esik. A szerencse az összes dobás összege; egyetlen mérkőzésben nagyobb lehet az eredménynél.
study-adjusted-above = { $who } nyert, pedig a dobások a másik oldalnak kedveztek: ezért a szerencse nélküli eredmény 0 és 100% közén kívül esik. A szerencse az összes dobás összege; egyetlen mérkőzésben nagyobb lehet az eredménynél.

study-at-worst = A legdrágább hiba elöl; a ▶ és a ◀ végigvisz a mérkőzésen.
study-no-line = A mérkőzésben nincs ilyen sor. Ez a legdrágább hiba.
position-wrong-long = Ez hosszabb, mint bármilyen állás.
position-wrong-roll = Ez nem dobás. Két számjegy 1-től 6-ig igen: 31.
position-wrong-game-over = A játszma véget ért: valaki minden korongját kipakolta.
position-wrong-match-over = A mérkőzés véget ért: valakinek megvan minden pontja.
position-wrong-crawford = A Crawford-játszmában egy játékosnak egy pont hiányzik.
study-chouette = A chouette duplázókockái
study-chouette-note = Minden duplázókocka külön játszma, a box egy tag ellen. A csapat lépései a kapitányéi; költségük kockánként eltér.
study-chouette-game = { $n }. játszma
study-chouette-cube = { $box } – { $member }

study-keys = Billentyűk
study-key-points = Mezőről mezőre a táblán
study-key-board = A táblára
study-key-move = Korong mozgatása
study-key-away = Korong levétele felállításkor
study-key-answer = Korong mozgatása; ha a dobás le van lépve, válasz
study-look-here = Mélyebb nézés ebben a böngészőben
study-look-here-note = Három dobással előre, szerver és hálózat nélkül.
