# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Všechny vaše zápasy, zanalyzované, a co se z nich skládá.
start-import = Nebo načtěte zápasy ze souborů.
nav-library = Moje zápasy
library-title = Moje zápasy
library-empty = Tady se scházejí vaše zápasy: ty z klubu i ty načtené ze souborů XG, GNU Backgammon, Galaxy, Heroes a dalších. Každý se analyzuje. Načtěte první, nebo si zahrajte.
library-bring = Načíst zápasy
library-drop = Přetáhněte sem soubory nebo složku, nebo je vyberte.
library-files = Soubory
library-folder = Složka
library-paste = Vložit zápas
library-paste-label = Zápas jako text
library-import = Načíst
library-importing = Načítání: { $done } z { $all } { $all ->
    [one] souboru
    [few] souborů
    [many] souboru
   *[other] souborů
  }.
library-imported = { $n ->
    [0] Žádný soubor nebyl načten.
    [one] Načten jeden soubor.
    [few] Načteny { $n } soubory.
    [many] Načteno { $n } souboru.
   *[other] Načteno { $n } souborů.
  }
library-import-waits = Server žádá o přestávku. Načítání bude pokračovat samo.
library-import-failed = Načítání se zastavilo: načteno { $done } z { $all }. Zbytek načtěte znovu; co už tu je, se nenačte dvakrát.
library-file-long = { $n ->
    [one] Jeden soubor je delší než { $most } MiB a byl vynechán.
    [few] { $n } soubory jsou delší než { $most } MiB a byly vynechány.
    [many] { $n } souboru je delší než { $most } MiB a bylo vynecháno.
   *[other] { $n } souborů je delších než { $most } MiB a bylo vynecháno.
  }
library-formats = .mat a .txt ve všech běžných podobách, .sgf, .xg a .json z Tavoly. Nejvýše 2 MiB na soubor. Co načtete, vidíte jen vy, dokud to nesdílíte. Soubor sám zůstává a lze ho zase stáhnout.
library-too-much = Najednou lze načíst nejvýše 4 MiB a 100 souborů. Ostatní načtěte potom.
library-no-files = Vyberte soubor, nebo vložte zápas.

library-brought = Co bylo načteno
library-pasted = Vložený text
library-known = Tento soubor už ve své knihovně máte.
library-known-match = Tento zápas už ve své knihovně máte; počítá se jednou.
library-extent = { $length ->
    [0] hra o peníze
   *[other] zápas do { $length }
  }, { $games } { $games ->
    [one] hra
    [few] hry
    [many] hry
   *[other] her
  }
library-remarks = { $n } { $n ->
    [one] poznámka
    [few] poznámky
    [many] poznámky
   *[other] poznámek
  } ke čtení
library-more-remarks = A dalších { $n }.
library-remark-line = Řádek
library-remark-column = Sloupec
library-remark-weight = Přečteno
library-remark-what = Co nesedí
library-note = jak je psáno
library-mended = opraveno
library-left-out = vynecháno
library-refused-empty = Soubor je prázdný.
library-refused-long = Soubor je delší než { $most } MiB.
library-refused-archive = Tohle je archiv. Rozbalte ho a načtěte soubory z něj.
library-refused-analysis = Tohle je analýza, ne zápas. Načtěte zápas samotný: .mat, .sgf, .xg nebo match.json.
library-refused-unreadable = Tohle není zápas v žádném ze čtených formátů.
library-refused-no-play = Není v něm žádná hra.
library-refused-lines = Zápas má nejvýše { $games } her a { $lines } řádků.
library-refused-full = Vaše knihovna je plná: pojme { $files } souborů a { $bytes } MiB. Nejdřív nějaké zápasy odstraňte.

library-which = Který hráč jste vy?
library-neither = Ani jeden

library-matches = Zápasy
library-none = Zatím žádný zápas.
library-none-found = Žádný zápas neodpovídá.
library-not-searched = Hledání nešlo přečíst. Opravte, co je uvedeno výše.
library-more-tables = Ještě nejsou prohledány všechny vaše stoly. Zbytek uvidíte po novém načtení stránky.
library-waiting = { $n ->
    [one] Jeden zápas čeká na analýzu.
    [few] { $n } zápasy čekají na analýzu.
    [many] { $n } zápasu čeká na analýzu.
   *[other] { $n } zápasů čeká na analýzu.
  }
library-day = Datum
library-no-day = Soubor neříká, kdy se hrálo, nebo ne jednoznačně.
library-players = Hráči
library-event = Turnaj
library-length = Do
library-score = Skóre
library-money = peníze
library-unjudged = zatím ne
library-unjudged-note = Analýza teprve přijde.
library-at-line = řádek { $line }
library-list-note = Skóre a PR jsou v pořadí jmen.
library-older = Starší zápasy

library-search = Hledat
library-search-player = Hráč
library-search-event = Turnaj
library-search-from = Od
library-search-to = Do
library-search-kind = Druh chyby
library-search-mark = Aspoň
library-search-any = jakákoli
library-search-position = Pozice
library-search-position-note = XGID, ID z GNUBG nebo OpenGammon, řádek z FIBS, nebo deska z písmen. Najde se, kde takhle stojí kameny strany na tahu.
library-search-go = Hledat
library-search-all = Ukázat vše
library-wrong-day = „{ $text }“ není datum. Pište ho jako 2026-03-22.
library-wrong-choice = „{ $text }“ hledat nelze.
library-error-cube = Zdvojovací kostka
library-error-play = Tah kameny
library-error-missed-double = Zameškané zdvojení
library-error-wrong-double = Chybné zdvojení
library-error-wrong-take = Chybné přijetí
library-error-wrong-drop = Chybné odmítnutí
library-error-wrong-beaver = Chybný bobr

study-match = Soubory a sdílení
study-download = Stáhnout:
study-download-report = analýza (.json)
study-you-are = Tady hrajete jako { $who }.
study-you-neither = Není to váš zápas: do vašich statistik nevstupuje.
study-private = Tento zápas vidíte jen vy.
study-share = Sdílet odkazem
study-shared = Zápas i jeho analýzu vidí každý, kdo má tento odkaz:
study-unshare = Přestat sdílet
study-original = Soubor tak, jak byl načten:
study-remove = Odstranit
study-remove-sure = Zápas, jeho soubor i analýza se smažou. Soubor můžete načíst znovu.
study-remove-now = Odstranit zápas

statistics-title = Statistiky
statistics-empty = Zatím není co sčítat. Načtěte zápasy, nebo nějaké zahrajte; každý se analyzuje na pozadí a hned potom se tu počítá.
statistics-extent = { $n } { $n ->
    [one] zápas
    [few] zápasy
    [many] zápasu
   *[other] zápasů
  }, vaše rozhodnutí: { $decisions }.
statistics-unjudged = { $n ->
    [one] Jeden zápas je vynechán: jeho analýza teprve přijde.
    [few] { $n } zápasy jsou vynechány: jejich analýza teprve přijde.
    [many] { $n } zápasu je vynecháno: jejich analýza teprve přijde.
   *[other] { $n } zápasů je vynecháno: jejich analýza teprve přijde.
  }
statistics-unclaimed = { $n ->
    [one] Jeden zápas je vynechán: neví se, který hráč jste.
    [few] { $n } zápasy jsou vynechány: neví se, který hráč jste.
    [many] { $n } zápasu je vynecháno: neví se, který hráč jste.
   *[other] { $n } zápasů je vynecháno: neví se, který hráč jste.
  }
statistics-others = { $n ->
    [one] Jeden je zápas jiných hráčů.
    [few] { $n } jsou zápasy jiných hráčů.
    [many] { $n } je zápasu jiných hráčů.
   *[other] { $n } je zápasů jiných hráčů.
  }
statistics-whole = Celkem
statistics-figure = Údaj
statistics-you = Vy
statistics-opponents = Soupeři
statistics-checkers = Kameny
statistics-cube = Zdvojovací kostka
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Štěstí na hod
statistics-months = Podle měsíců
statistics-month = Měsíc
statistics-no-month = Datum neznámé
statistics-decisions = Rozhodnutí
statistics-chart = PR podle měsíců; stejná čísla stojí v tabulce níže.
statistics-bar = { $month }: PR { $rate }, rozhodnutí: { $n }
statistics-kinds = Podle druhu pozice
statistics-kind = Pozice
statistics-errors = Podle druhu chyby
statistics-lost = Ztráta
statistics-first = První tahy podle hodu
statistics-roll = Hod
statistics-replies = Odpovědi podle prvního tahu soupeře
statistics-answers = První tah soupeře
statistics-times = Kolikrát
statistics-marked = Chyby
statistics-usual = Nejčastěji hráno
statistics-definitions = PR je 500krát ztráta na rozhodnutí: součet všech ztrát dělený počtem všech rozhodnutí. Nikdy to není průměr PR jednotlivých zápasů. V závorce stojí počet rozhodnutí. Štěstí je v jednotkách kostky. Chyby jsou všechna označená rozhodnutí, od 0,010.

kind-bearing-off = Vyvádění
kind-bearing-off-note = Bez kontaktu a obě strany mají všechny kameny doma.
kind-race = Závod
kind-race-note = Bez kontaktu v ostatních případech.
kind-bearing-off-contact = Vyvádění při kontaktu
kind-bearing-off-contact-note = Jedna strana má všechny kameny doma a kontakt trvá.
kind-back-game = Back game
kind-back-game-note = Jedna strana drží dva nebo víc klínů ve vnitřním poli soupeře.
kind-priming = Blok
kind-priming-note = Jedna strana drží pět nebo víc klínů v řadě a za nimi stojí kámen soupeře.
kind-attack = Útok
kind-attack-note = Jedna strana má kámen na baru proti třem nebo více klínům ve vnitřním poli.
kind-holding = Holding game
kind-holding-note = Poslední kameny jedné strany drží soupeřův klín u baru, 5 nebo 4; soupeřovy dělají totéž, nebo už unikly.
kind-low-anchor = Nízká kotva
kind-low-anchor-note = Poslední kameny jedné strany drží soupeřův klín 1, 2 nebo 3; soupeřovy už unikly.
kind-contact = Jiný kontakt
kind-contact-note = Kontakt jakéhokoli jiného druhu, třeba první hody.
