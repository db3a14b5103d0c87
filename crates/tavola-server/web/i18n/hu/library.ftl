# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Minden mérkőzésed elemezve, és amit együtt kiadnak
start-import = Vagy importálj mérkőzéseket fájlokból.
nav-library = Mérkőzéseim
library-title = Mérkőzéseim
library-empty = Itt gyűlnek a mérkőzéseid: amelyeket a klubban játszol, és amelyeket az XG, a GNU Backgammon, a Galaxy, a Heroes és mások fájljaiból importálsz. Mindegyiket elemezzük. Importáld az elsőt, vagy játssz.
library-bring = Mérkőzések importálása
library-drop = Húzz ide fájlokat vagy egy mappát, vagy válaszd ki őket.
library-files = Fájlok
library-folder = Mappa
library-paste = Mérkőzés beillesztése
library-paste-label = A mérkőzés szövegként
library-import = Importálás
library-importing = Importálás: { $done } / { $all } { $all ->
    [one] fájl
   *[other] fájl
  }.
library-imported = { $n ->
    [0] Egy fájl sem lett importálva.
    [one] Egy fájl importálva.
   *[other] { $n } fájl importálva.
  }
library-import-waits = A szerver szünetet kér. Az importálás magától folytatódik.
library-import-failed = Az importálás megállt: { $done } / { $all } fájl importálva. Importáld újra a többit; ami már megvan, nem kerül be kétszer.
library-file-long = { $n ->
    [one] Egy fájl hosszabb, mint { $most } MiB, ezért kimaradt.
   *[other] { $n } fájl hosszabb, mint { $most } MiB, ezért kimaradt.
  }
library-formats = .mat és .txt minden szokásos változatban, .sgf, .xg, és a Tavola .json formátuma. Fájlonként legfeljebb 2 MiB. Amit importálsz, csak te látod, amíg meg nem osztod. Maga a fájl megmarad, és újra letölthető.
library-too-much = Egyszerre legfeljebb 4 MiB és 100 fájl importálható. A többit importáld utánuk.
library-no-files = Válassz egy fájlt, vagy illessz be egy mérkőzést.

library-brought = Amit importáltál
library-pasted = Beillesztett szöveg
library-known = Ez a fájl már megvan a gyűjteményedben.
library-known-match = Ez a mérkőzés már megvan a gyűjteményedben; egyszer számít.
library-extent = { $length ->
    [0] pénzjáték
   *[other] { $length } pontos mérkőzés
  }, { $games } { $games ->
    [one] játszma
   *[other] játszma
  }
library-remarks = { $n } { $n ->
    [one] megjegyzés
   *[other] megjegyzés
  } a beolvasásról
library-more-remarks = És még { $n }.
library-remark-line = Sor
library-remark-column = Oszlop
library-remark-weight = Beolvasva
library-remark-what = Mi nem illik
library-note = ahogy van
library-mended = javítva
library-left-out = kihagyva
library-refused-empty = A fájl üres.
library-refused-long = A fájl hosszabb, mint { $most } MiB.
library-refused-archive = Ez tömörített fájl. Csomagold ki, és a benne lévő fájlokat importáld.
library-refused-analysis = Ez az elemzés, nem a mérkőzés. Magát a mérkőzést importáld: .mat, .sgf, .xg vagy match.json.
library-refused-unreadable = Ez egyik beolvasható formátumban sem mérkőzés.
library-refused-no-play = Nincs benne lépés.
library-refused-lines = Egy mérkőzés legfeljebb { $games } játszma és { $lines } sor.
library-refused-full = A gyűjteményed megtelt: { $files } fájl és { $bytes } MiB fér bele. Előbb távolíts el mérkőzéseket.

library-which = Melyik játékos vagy?
library-neither = Egyik sem

library-matches = Mérkőzések
library-none = Még nincs mérkőzés.
library-none-found = Nincs ilyen mérkőzés.
library-not-searched = A keresés nem olvasható. Javítsd ki, amit fent jelzünk.
library-more-tables = Még nem néztünk át minden asztalodat. Töltsd újra az oldalt a többihez.
library-waiting = { $n ->
    [one] Egy mérkőzés vár elemzésre.
   *[other] { $n } mérkőzés vár elemzésre.
  }
library-day = Dátum
library-no-day = A fájl nem mondja meg, vagy nem egyértelműen, mikor játszották.
library-players = Játékosok
library-event = Verseny
library-length = Hossz
library-score = Eredmény
library-money = pénz
library-unjudged = még nincs
library-unjudged-note = Az elemzés még hátravan.
library-at-line = { $line }. sor
library-list-note = Az eredmény és a PR a nevek sorrendjében áll.
library-older = Régebbi mérkőzések

library-search = Keresés
library-search-player = Játékos
library-search-event = Verseny
library-search-from = Ettől
library-search-to = Eddig
library-search-kind = A hiba fajtája
library-search-mark = Legalább
library-search-any = bármi
library-search-position = Állás
library-search-position-note = XGID, GNUBG- vagy OpenGammon-azonosító, FIBS-sor, vagy betűkből rajzolt tábla. Azt találja meg, ahol a dobással következő játékosnak így állnak a korongok.
library-search-go = Keresés
library-search-all = Mind
library-wrong-day = „{ $text }” nem dátum. Így írd: 2026-03-22.
library-wrong-choice = „{ $text }” nem kereshető.
library-error-cube = Duplázókocka
library-error-play = Korongjáték
library-error-missed-double = Elmulasztott duplázás
library-error-wrong-double = Hibás duplázás
library-error-wrong-take = Hibás elfogadás
library-error-wrong-drop = Hibás passz
library-error-wrong-beaver = Hibás beaver

study-match = Fájlok és megosztás
study-download = Letöltés:
study-download-report = elemzés (.json)
study-you-are = A neved itt: { $who }.
study-you-neither = Egyik játékos sem te vagy: a mérkőzés kimarad a statisztikádból.
study-private = Ezt a mérkőzést csak te látod.
study-share = Megosztás linkkel
study-shared = Akinek megvan ez a link, látja a mérkőzést és az elemzését:
study-unshare = Megosztás leállítása
study-original = A fájl, ahogy importáltad:
study-remove = Eltávolítás
study-remove-sure = A mérkőzés, a fájlja és az elemzése törlődik. A fájlt újra importálhatod.
study-remove-now = Mérkőzés eltávolítása

statistics-title = Statisztika
statistics-empty = Még nincs mit összeadni. Importálj mérkőzéseket, vagy játssz; mindegyiket a háttérben elemezzük, és azután itt számít.
statistics-extent = { $n } { $n ->
    [one] mérkőzés
   *[other] mérkőzés
  }, { $decisions } döntésed.
statistics-unjudged = { $n ->
    [one] Egy mérkőzés kimaradt: az elemzése még hátravan.
   *[other] { $n } mérkőzés kimaradt: az elemzésük még hátravan.
  }
statistics-unclaimed = { $n ->
    [one] Egy mérkőzés kimaradt: nem tudjuk, melyik játékos vagy.
   *[other] { $n } mérkőzés kimaradt: nem tudjuk, melyik játékos vagy.
  }
statistics-others = { $n ->
    [one] Egy mások mérkőzése.
   *[other] { $n } mások mérkőzése.
  }
statistics-whole = Összesen
statistics-figure = Mutató
statistics-you = Te
statistics-opponents = Ellenfelek
statistics-checkers = Korongok
statistics-cube = Duplázókocka
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Szerencse dobásonként
statistics-months = Havonta
statistics-month = Hónap
statistics-no-month = Ismeretlen dátum
statistics-decisions = Döntések
statistics-chart = PR havonta; ugyanezek a számok a lenti táblázatban.
statistics-bar = { $month }: PR { $rate }, { $n } döntés
statistics-kinds = Az állás fajtája szerint
statistics-kind = Állás
statistics-errors = A hiba fajtája szerint
statistics-lost = Költség
statistics-first = Első lépések, dobás szerint
statistics-roll = Dobás
statistics-replies = Válaszok, az ellenfél első lépése szerint
statistics-answers = Az ellenfél első lépése
statistics-times = Alkalom
statistics-marked = Hibák
statistics-usual = Leggyakoribb lépés
statistics-definitions = A PR az egy döntésre jutó költség 500-szorosa: minden költség összege osztva minden döntéssel. Soha nem a mérkőzések PR-jének átlaga. Zárójelben a döntések száma. A szerencse a duplázókocka egységében értendő. Hiba minden megjelölt döntés, 0,010-től.

kind-bearing-off = Kipakolás
kind-bearing-off-note = Nincs kontakt, és mindkét játékos minden korongja otthon van.
kind-race = Futójáték
kind-race-note = Egyébként nincs kontakt.
kind-bearing-off-contact = Kipakolás kontakttal
kind-bearing-off-contact-note = Egy játékos minden korongja otthon van, és van kontakt.
kind-back-game = Back game
kind-back-game-note = Egy játékos két vagy több mezőt foglal az ellenfél otthonában.
kind-priming = Fal
kind-priming-note = Egy játékos öt vagy több mezőt foglal egymás mellett, és mögöttük az ellenfélnek korongja van.
kind-attack = Támadás
kind-attack-note = Egy játékos korongja a sorompón van, három vagy több foglalt otthoni mezővel szemben.
kind-holding = Holding game
kind-holding-note = Egy játékos utolsó korongjai az ellenfél bar pointját, 5. vagy 4. mezőjét foglalják; az ellenfélé ugyanígy, vagy már elmenekültek.
kind-low-anchor = Alacsony horgony
kind-low-anchor-note = Egy játékos utolsó korongjai az ellenfél 1., 2. vagy 3. mezőjét foglalják; az ellenfélé elmenekültek.
kind-contact = Más kontakt
kind-contact-note = Minden másfajta kontakt, például az első dobások.
