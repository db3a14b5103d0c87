# The rules as a book, the rulebook, boards in a text.

book-title = A backgammon szabályai
book-lead = Az egész játék, olvasóknak elmesélve: az első lépéstől a chouette-ig, az óráig és a versenyig. Minden táblán tovább lehet játszani.
book-contents = Tartalom
book-search = Keress valamit a szabályokban
book-search-go = Keresés
book-found =
    { $n ->
        [0] Nincs találat. Próbálj más szót, vagy kevesebbet.
        [one] Egy hely.
       *[other] { $n } hely.
    }
book-whole = Az egész könyv egy oldalon
book-whole-note = nyomtatáshoz, vagy nyomtatással PDF-be mentéshez
book-print = Nyomtatás vagy mentés PDF-ként
book-paper-lead = Az egész játék, olvasóknak elmesélve: az első lépéstől a chouette-ig, az óráig és a versenyig.
book-paper-after = Mások öt szövege nyomán:
book-paper-galore = Backgammon Galore, Tom Keith műve (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, Roberto Gobbo műve (www.backgammon.it)
book-paper-room = Tavola reale, egy olasz online játékterem szabályai
book-paper-club = Regole del chouette, egy klub oldaláról
book-paper-manual = egy olasz szabály- és versenykézikönyv, szerzője nincs megnevezve
book-paper-own = A mondatok és az ábrák a mieink. Az utolsó fejezet, a „Források és köszönet” elmondja, melyik szöveg mit adott, és hol térnek el. A MOV-07 és hasonló nevek a könyv végén lévő szabályzatéi.
book-figures = Hol állnak a források ábrái
book-onward = Előtte és utána
book-before = Előző
book-after = Következő
rulebook-title = A szabályzat, pontonként
rulebook-note = amire az elutasítások és döntések hivatkoznak
rulebook-lead = Minden szabály, amelyhez a Tavola igazodik, mindegyik saját névvel. A zárójelben lévő betűk a forrást jelölik.
rulebook-told = A könyv itt szól róla:

# Boards in a text
figure-check = Szabályos ez?
figure-back = Visszavétel
figure-again = Újra
figure-open = Megnyitás az elemzőszobában
figure-legal = Szabályos.
figure-right = Jó.
figure-wrong = Nem így van.
figure-cube-roll = Nincs duplázás
figure-cube-take = Duplázás – a másik elfogadja
figure-cube-pass = Duplázás – a másik passzol
figure-cube-does-double = Itt duplázni kell.
figure-cube-does-redouble = Itt vissza kell duplázni.
figure-cube-does-no-double = Duplázni még korai.
figure-cube-does-too-good = Itt duplázás nélkül kell tovább játszani: többet lehet nyerni, mint amennyit a másik fizetne.
figure-cube-then-take = Duplázás után a másik elfogadja.
figure-cube-then-pass = Duplázás után a másik passzol.
figure-cube-then-beaver = Duplázás után a másik beavert mond.

# Articles
articles-title = Cikkek
articles-lead = Kezdődobásokról és duplázási ablakokról, chouette-ekről és igazságos sorsolásokról, a klubtól és tagjaitól. A klub saját számait mind a motorja játszotta ki vagy számolta meg, és minden táblán tovább lehet játszani.
articles-all = Mind
articles-none = Nincs ilyen cikk.
articles-shelves = Cikkek téma és év szerint
articles-feed = Hírcsatorna (Atom)
articles-more = Minden cikk
articles-older = Régebbiek
articles-newer = Újabbak
date-long = { $year }. { $month } { $day }.
month-1 = január
month-2 = február
month-3 = március
month-4 = április
month-5 = május
month-6 = június
month-7 = július
month-8 = augusztus
month-9 = szeptember
month-10 = október
month-11 = november
month-12 = december
articles-tag-back-game = Back game
articles-tag-bot = A bot
articles-tag-checker-play = Korongjáték
articles-tag-chouette = Chouette
articles-tag-cube = A duplázókocka
articles-tag-dice = Kockák
articles-tag-direction = Versenyvezetés
articles-tag-engine = Motor
articles-tag-fairness = Igazságosság
articles-tag-match-play = Mérkőzésjáték
articles-tag-opening = Megnyitás
articles-tag-race = Futójáték
articles-tag-strategy = Stratégia
articles-tag-tournament = Versenyek

# Papers of the house
nav-house = Ez a klub
nav-about = Rólunk
nav-privacy = Adatvédelem
nav-terms = Feltételek

# The lessons' own buttons
lessons-done = elvégezve
lesson-over = Ez volt ez a lecke
lesson-play = Első játszmád a bot ellen
lesson-answer = A válasz
lesson-done = Kész
lesson-on = Tovább
lesson-number = A számod:
lesson-say-none = Semmit nem lehet lépni
lesson-say-some = Lehet lépni
lesson-say-double = Duplázás
lesson-say-roll = Dobás
lesson-say-take = Elfogadás
lesson-say-drop = Passz

host-is = A klub üzemeltetője:
host-unnamed = A klub üzemeltetői itt nem írták meg, kik ők.
host-reached = Elérhetőségük:
host-unreachable = Nem adtak meg címet: kérdezd azt, akitől a klub címét kaptad.
