# The rules as a book, the rulebook, boards in a text.

book-title = Pravidla backgammonu
book-lead = Celá hra, vyprávěná pro čtenáře: od prvního tahu po chouette, hodiny a turnaj. Na každé desce se dá hrát.
book-contents = Obsah
book-search = Hledat něco v pravidlech
book-search-go = Hledat
book-found =
    { $n ->
        [0] Nic nenalezeno. Zkuste jiné slovo, nebo jich méně.
        [one] Jedno místo.
        [few] { $n } místa.
        [many] { $n } místa.
       *[other] { $n } míst.
    }
book-whole = Celá kniha na jedné stránce
book-whole-note = k vytištění, nebo k uložení jako PDF při tisku
book-print = Vytisknout nebo uložit jako PDF
book-paper-lead = Celá hra, vyprávěná pro čtenáře: od prvního tahu po chouette, hodiny a turnaj.
book-paper-after = Podle pěti cizích textů:
book-paper-galore = Backgammon Galore, Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, pravidla jedné italské online herny
book-paper-club = Regole del chouette, z webu jednoho klubu
book-paper-manual = italská příručka pravidel a turnajů, autor neuveden
book-paper-own = Věty i obrázky jsou naše. Poslední kapitola, „Prameny a poděkování“, říká, co který text dal a v čem se liší. Označení jako MOV-07 patří k souboru pravidel na konci.
book-figures = Kde jsou obrázky z pramenů
book-onward = Předtím a potom
book-before = Předchozí
book-after = Další
rulebook-title = Soubor pravidel, bod po bodu
rulebook-note = na co se odkazují odmítnutí a rozhodnutí
rulebook-lead = Každé pravidlo, kterým se Tavola řídí, s vlastním označením. Písmena v závorkách udávají pramen.
rulebook-told = Kniha o tom mluví tady:

# Boards in a text
figure-check = Je to dovoleno?
figure-back = Vzít zpět
figure-again = Začít znovu
figure-open = Otevřít ve studovně
figure-legal = To je dovoleno.
figure-right = Správně.
figure-wrong = Tak ne.
figure-cube-roll = Nezdvojovat
figure-cube-take = Zdvojit – druhá strana přijme
figure-cube-pass = Zdvojit – druhá strana odmítne
figure-cube-does-double = Tady se zdvojuje.
figure-cube-does-redouble = Tady se znovu zdvojuje.
figure-cube-does-no-double = Na zdvojení je příliš brzy.
figure-cube-does-too-good = Hraje se dál bez zdvojení: lze vyhrát víc, než by druhá strana zaplatila.
figure-cube-then-take = Po zdvojení druhá strana přijímá.
figure-cube-then-pass = Po zdvojení druhá strana odmítá.
figure-cube-then-beaver = Po zdvojení druhá strana dává bobra.

# Articles
articles-title = Články
articles-lead = O zahajovacích hodech a oknech pro zdvojení, o chouette a poctivém losování, od klubu a jeho členů. Každé číslo od klubu pochází z rolloutů nebo výpočtů jeho enginu a na každé desce se dá hrát.
articles-all = Všechny
articles-none = Takový článek není.
articles-shelves = Články podle tématu a roku
articles-feed = Kanál (Atom)
articles-more = Všechny články
articles-older = Starší
articles-newer = Novější
date-long = { $day }. { $month } { $year }
month-1 = ledna
month-2 = února
month-3 = března
month-4 = dubna
month-5 = května
month-6 = června
month-7 = července
month-8 = srpna
month-9 = září
month-10 = října
month-11 = listopadu
month-12 = prosince
articles-tag-back-game = Back game
articles-tag-bot = Bot
articles-tag-checker-play = Tahy kameny
articles-tag-chouette = Chouette
articles-tag-cube = Zdvojovací kostka
articles-tag-dice = Kostky
articles-tag-direction = Řízení turnajů
articles-tag-engine = Engine
articles-tag-fairness = Poctivost
articles-tag-match-play = Hra na zápasy
articles-tag-opening = Zahájení
articles-tag-race = Závody
articles-tag-strategy = Strategie
articles-tag-tournament = Turnaje

# Papers of the house
nav-house = Tento klub
nav-about = O klubu
nav-privacy = Soukromí
nav-terms = Podmínky

# The lessons' own buttons
lessons-done = probráno
lesson-over = To byla tato lekce
lesson-play = Vaše první hra s botem
lesson-answer = Odpověď
lesson-done = Hotovo
lesson-on = Dál
lesson-number = Vaše číslo:
lesson-say-none = Nic se zahrát nedá
lesson-say-some = Něco se zahrát dá
lesson-say-double = Zdvojit
lesson-say-roll = Hodit
lesson-say-take = Přijmout
lesson-say-drop = Odmítnout

host-is = Tento klub provozuje
host-unnamed = Provozovatelé tohoto klubu tu neuvedli, kdo jsou.
host-reached = Kontakt na ně:
host-unreachable = Žádnou adresu tu neuvedli: zeptejte se toho, od koho máte adresu klubu.
