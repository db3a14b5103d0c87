# The rules as a book, the rulebook, boards in a text.

book-title = Regulile jocului de table
book-lead = Jocul întreg, povestit pentru cititori: de la prima mutare până la chouette, ceas și turneu. Pe fiecare tablă se poate juca mai departe.
book-contents = Cuprins
book-search = Caută ceva în reguli
book-search-go = Caută
book-found =
    { $n ->
        [0] Nu s-a găsit nimic. Încearcă alt cuvânt sau mai puține.
        [one] Un loc.
        [few] { $n } locuri.
       *[other] { $n } de locuri.
    }
book-whole = Toată cartea pe o pagină
book-whole-note = de tipărit sau de salvat ca PDF prin tipărire
book-print = Tipărește sau salvează ca PDF
book-paper-lead = Jocul întreg, povestit pentru cititori: de la prima mutare până la chouette, ceas și turneu.
book-paper-after = După cinci texte ale altora:
book-paper-galore = Backgammon Galore, de Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, de Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, regulile unei săli de joc italiene online
book-paper-club = Regole del chouette, de pe site-ul unui club
book-paper-manual = un manual italian de reguli și turnee, al unui autor nenumit
book-paper-own = Frazele și figurile sunt ale noastre. Ultimul capitol, „Surse și mulțumiri”, spune ce a dat fiecare text și unde se deosebesc. Nume ca MOV-07 sunt cele din regulamentul de la sfârșit.
book-figures = Unde stau figurile surselor
book-onward = Înainte și după
book-before = Înapoi
book-after = Înainte
rulebook-title = Regulamentul, articol cu articol
rulebook-note = ce numesc refuzurile și deciziile
rulebook-lead = Toate regulile după care se ghidează Tavola, fiecare cu numele ei. Literele din paranteze arată sursa din care vine.
rulebook-told = Cartea povestește despre asta aici:

# Boards in a text
figure-check = E legal?
figure-back = Ia înapoi
figure-again = De la început
figure-open = Deschide în camera de studiu
figure-legal = E legal.
figure-right = Corect.
figure-wrong = Nu e așa.
figure-cube-roll = Fără dublare
figure-cube-take = Dublare – celălalt acceptă
figure-cube-pass = Dublare – celălalt zice pas
figure-cube-does-double = Se dublează.
figure-cube-does-redouble = Se redublează.
figure-cube-does-no-double = E prea devreme pentru dublare.
figure-cube-does-too-good = Se joacă mai departe fără dublare: e mai mult de câștigat decât ar plăti celălalt.
figure-cube-then-take = La dublare, celălalt acceptă.
figure-cube-then-pass = La dublare, celălalt zice pas.
figure-cube-then-beaver = La dublare, celălalt răspunde castor.

# Articles
articles-title = Articole
articles-lead = Despre aruncări de deschidere și ferestre de dublare, despre chouette și trageri la sorți cinstite, de la club și de la membrii lui. Fiecare număr al clubului a fost simulat sau calculat de motorul lui, iar pe fiecare tablă se poate juca mai departe.
articles-all = Toate
articles-none = Nu există niciun articol de acest fel.
articles-shelves = Articole după temă și an
articles-feed = Flux (Atom)
articles-more = Toate articolele
articles-older = Mai vechi
articles-newer = Mai noi
date-long = { $day } { $month } { $year }
month-1 = ianuarie
month-2 = februarie
month-3 = martie
month-4 = aprilie
month-5 = mai
month-6 = iunie
month-7 = iulie
month-8 = august
month-9 = septembrie
month-10 = octombrie
month-11 = noiembrie
month-12 = decembrie
articles-tag-back-game = Back game
articles-tag-bot = Botul
articles-tag-checker-play = Jocul pulurilor
articles-tag-chouette = Chouette
articles-tag-cube = Cubul
articles-tag-dice = Zaruri
articles-tag-direction = Arbitraj
articles-tag-engine = Motor
articles-tag-fairness = Corectitudine
articles-tag-match-play = Jocul la meci
articles-tag-opening = Deschidere
articles-tag-race = Curse
articles-tag-strategy = Strategie
articles-tag-tournament = Turnee

# Papers of the house
nav-house = Clubul acesta
nav-about = Despre
nav-privacy = Confidențialitate
nav-terms = Condiții

# The lessons' own buttons
lessons-done = parcursă
lesson-over = Aceasta a fost lecția
lesson-play = Prima ta partidă cu botul
lesson-answer = Răspunsul
lesson-done = Gata
lesson-on = Mai departe
lesson-number = Numărul tău:
lesson-say-none = Nu se poate juca nimic
lesson-say-some = Se poate juca ceva
lesson-say-double = Dublează
lesson-say-roll = Aruncă
lesson-say-take = Acceptă
lesson-say-drop = Pas

host-is = Clubul acesta este ținut de
host-unnamed = Cei care țin clubul nu au spus aici cine sunt.
host-reached = Îi găsești la
host-unreachable = Nu au dat aici nicio adresă: întreabă pe cine ți-a dat adresa clubului.
