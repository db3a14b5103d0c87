# The rules as a book, the rulebook, boards in a text.

book-title = Reglene i backgammon
book-lead = Hele spillet, fortalt for lesere: fra det første trekket til chouetten, klokken og turneringen. Alle brett kan spilles videre på.
book-contents = Innhold
book-search = Let etter noe i reglene
book-search-go = Søk
book-found =
    { $n ->
        [0] Ingenting ble funnet. Prøv et annet ord, eller færre.
        [one] Ett sted.
       *[other] { $n } steder.
    }
book-whole = Hele boken på én side
book-whole-note = til utskrift, eller til å lagre som PDF via utskrift
book-print = Skriv ut eller lagre som PDF
book-paper-lead = Hele spillet, fortalt for lesere: fra det første trekket til chouetten, klokken og turneringen.
book-paper-after = Etter fem tekster av andre:
book-paper-galore = Backgammon Galore, av Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, av Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, reglene fra et italiensk spillerom på nettet
book-paper-club = Regole del chouette, fra nettstedet til en klubb
book-paper-manual = en italiensk håndbok om regler og turneringer, av en forfatter som ikke er navngitt
book-paper-own = Setningene og figurene er våre egne. Det siste kapitlet, «Kilder og takk», sier hva hver tekst ga, og hvor de skiller lag. Navn som MOV-07 er paragrafene i regelboken bakerst.
book-figures = Hvor kildenes figurer står
book-onward = Før og etter
book-before = Forrige
book-after = Neste
rulebook-title = Regelboken, paragraf for paragraf
rulebook-note = det avslag og avgjørelser viser til
rulebook-lead = Alle reglene Tavola følger, hver med sitt navn. Bokstaver i parentes nevner kilden.
rulebook-told = Boken forteller om det her:

# Boards in a text
figure-check = Er dette lovlig?
figure-back = Ta tilbake
figure-again = Begynn på nytt
figure-open = Åpne i studierommet
figure-legal = Det er lovlig.
figure-right = Riktig.
figure-wrong = Nei.
figure-cube-roll = Ikke doble
figure-cube-take = Doble – den andre tar
figure-cube-pass = Doble – den andre passer
figure-cube-does-double = Her dobler man.
figure-cube-does-redouble = Her redobler man.
figure-cube-does-no-double = Det er for tidlig å doble.
figure-cube-does-too-good = Her spiller man videre uten å doble: det er mer å vinne enn den andre ville betale.
figure-cube-then-take = Dobles det, tar den andre.
figure-cube-then-pass = Dobles det, passer den andre.
figure-cube-then-beaver = Dobles det, svarer den andre med beaver.

# Articles
articles-title = Artikler
articles-lead = Om åpningskast og doblingsvinduer, om chouetter og rettferdige trekninger, av klubben og medlemmene. Alle klubbens egne tall er rullet ut eller telt av motoren, og alle brett kan spilles videre på.
articles-all = Alle
articles-none = Det finnes ingen slik artikkel.
articles-shelves = Artikler etter emne og år
articles-feed = Strøm (Atom)
articles-more = Alle artikler
articles-older = Eldre
articles-newer = Nyere
date-long = { $day }. { $month } { $year }
month-1 = januar
month-2 = februar
month-3 = mars
month-4 = april
month-5 = mai
month-6 = juni
month-7 = juli
month-8 = august
month-9 = september
month-10 = oktober
month-11 = november
month-12 = desember
articles-tag-back-game = Back game
articles-tag-bot = Boten
articles-tag-checker-play = Brikkespill
articles-tag-chouette = Chouette
articles-tag-cube = Kuben
articles-tag-dice = Terninger
articles-tag-direction = Turneringsledelse
articles-tag-engine = Motor
articles-tag-fairness = Rettferdighet
articles-tag-match-play = Kampspill
articles-tag-opening = Åpning
articles-tag-race = Løp
articles-tag-strategy = Strategi
articles-tag-tournament = Turneringer

# Papers of the house
nav-house = Denne klubben
nav-about = Om
nav-privacy = Personvern
nav-terms = Vilkår

# The lessons' own buttons
lessons-done = gjennomgått
lesson-over = Det var denne leksjonen
lesson-play = Ditt første parti mot boten
lesson-answer = Svaret
lesson-done = Ferdig
lesson-on = Videre
lesson-number = Tallet ditt:
lesson-say-none = Ingenting kan spilles
lesson-say-some = Noe kan spilles
lesson-say-double = Doble
lesson-say-roll = Kast
lesson-say-take = Ta
lesson-say-drop = Pass

host-is = Denne klubben drives av
host-unnamed = De som driver denne klubben, har ikke sagt her hvem de er.
host-reached = Du når dem på
host-unreachable = De har ikke oppgitt noen adresse her: spør den som ga deg klubbens adresse.
