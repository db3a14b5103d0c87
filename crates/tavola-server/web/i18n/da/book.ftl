# The rules as a book, the rulebook, boards in a text.

book-title = Backgammonreglerne
book-lead = Hele spillet, fortalt for læsere: fra det første træk til chouette, ur og turnering. Hvert bræt kan spilles videre på.
book-contents = Indhold
book-search = Søg efter noget i reglerne
book-search-go = Søg
book-found =
    { $n ->
        [0] Intet fundet. Prøv et andet ord, eller færre.
        [one] Ét sted.
       *[other] { $n } steder.
    }
book-whole = Hele bogen på én side
book-whole-note = til udskrift eller til at gemme som PDF ved udskrift
book-print = Udskriv, eller gem som PDF
book-paper-lead = Hele spillet, fortalt for læsere: fra det første træk til chouette, ur og turnering.
book-paper-after = Efter fem tekster af andre:
book-paper-galore = Backgammon Galore, af Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, af Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, reglerne fra en italiensk spillestue på nettet
book-paper-club = Regole del chouette, fra en klubs hjemmeside
book-paper-manual = en italiensk håndbog i regler og turneringer af en unavngiven forfatter
book-paper-own = Sætningerne og figurerne er vores egne. Det sidste kapitel, »Kilder og tak«, siger, hvad hver tekst gav, og hvor de er uenige. Navne som MOV-07 er dem i regelsamlingen til sidst.
book-figures = Hvor kildernes figurer står
book-onward = Før og efter
book-before = Forrige
book-after = Næste
rulebook-title = Regelsamlingen, paragraf for paragraf
rulebook-note = det, afvisninger og afgørelser henviser til
rulebook-lead = Alle de regler, Tavola går efter, hver med sit eget navn. Bogstaver i parentes angiver kilden.
rulebook-told = Bogen fortæller om det her:

# Boards in a text
figure-check = Er det lovligt?
figure-back = Tag tilbage
figure-again = Begynd forfra
figure-open = Åbn i studierummet
figure-legal = Det er lovligt.
figure-right = Rigtigt.
figure-wrong = Ikke sådan.
figure-cube-roll = Ingen dobling
figure-cube-take = Doble – den anden tager
figure-cube-pass = Doble – den anden afslår
figure-cube-does-double = Man dobler.
figure-cube-does-redouble = Man redobler.
figure-cube-does-no-double = Det er for tidligt at doble.
figure-cube-does-too-good = Man spiller videre uden at doble: der er mere at vinde, end den anden ville betale.
figure-cube-then-take = Doblet tager den anden.
figure-cube-then-pass = Doblet afslår den anden.
figure-cube-then-beaver = Doblet svarer den anden med bæver.

# Articles
articles-title = Artikler
articles-lead = Om åbningsslag og doblingsvinduer, om chouetter og ærlige lodtrækninger, af klubben og dens medlemmer. Hvert af klubbens egne tal er spillet ud eller regnet af dens motor, og hvert bræt kan spilles videre på.
articles-all = Alle
articles-none = Der er ingen artikel af den slags.
articles-shelves = Artikler efter emne og år
articles-feed = Feed (Atom)
articles-more = Alle artikler
articles-older = Ældre
articles-newer = Nyere
date-long = { $day }. { $month } { $year }
month-1 = januar
month-2 = februar
month-3 = marts
month-4 = april
month-5 = maj
month-6 = juni
month-7 = juli
month-8 = august
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
articles-tag-back-game = Backgames
articles-tag-bot = Botten
articles-tag-checker-play = Brikspil
articles-tag-chouette = Chouette
articles-tag-cube = Dobleterningen
articles-tag-dice = Terninger
articles-tag-direction = Turneringsledelse
articles-tag-engine = Motor
articles-tag-fairness = Ærligt spil
articles-tag-match-play = Kampspil
articles-tag-opening = Åbning
articles-tag-race = Løb
articles-tag-strategy = Strategi
articles-tag-tournament = Turneringer

# Papers of the house
nav-house = Klubben
nav-about = Om
nav-privacy = Privatliv
nav-terms = Vilkår

# The lessons' own buttons
lessons-done = gennemgået
lesson-over = Det var lektionen
lesson-play = Dit første parti mod botten
lesson-answer = Svaret
lesson-done = Færdig
lesson-on = Videre
lesson-number = Dit tal:
lesson-say-none = Intet kan spilles
lesson-say-some = Noget kan spilles
lesson-say-double = Doble
lesson-say-roll = Slå
lesson-say-take = Tag
lesson-say-drop = Afslå

host-is = Klubben drives af
host-unnamed = De, der driver klubben, har ikke skrevet her, hvem de er.
host-reached = Du når dem på
host-unreachable = De har ingen adresse skrevet her: spørg den, der gav dig klubbens adresse.
