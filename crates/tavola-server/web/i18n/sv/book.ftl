# The rules as a book, the rulebook, boards in a text.

book-title = Backgammons regler
book-lead = Hela spelet, berättat för läsare: från första draget till chouetten, klockan och turneringen. På varje bräde kan man spela.
book-contents = Innehåll
book-search = Sök något i reglerna
book-search-go = Sök
book-found =
    { $n ->
        [0] Inget hittades. Försök med ett annat ord, eller färre.
        [one] Ett ställe.
       *[other] { $n } ställen.
    }
book-whole = Hela boken på en sida
book-whole-note = för utskrift, eller för att spara som PDF genom att skriva ut
book-print = Skriv ut eller spara som PDF
book-paper-lead = Hela spelet, berättat för läsare: från första draget till chouetten, klockan och turneringen.
book-paper-after = Efter fem texter av andra:
book-paper-galore = Backgammon Galore, av Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, av Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, reglerna från ett italienskt spelrum på nätet
book-paper-club = Regole del chouette, från en klubbs webbplats
book-paper-manual = en italiensk handbok om regler och turneringar, vars författare inte nämns
book-paper-own = Meningarna och figurerna är våra egna. Det sista kapitlet, ”Källor och tack”, säger vad varje text gav och var de skiljer sig åt. Beteckningar som MOV-07 är regelverkets i slutet.
book-figures = Var källornas figurer finns
book-onward = Före och efter
book-before = Föregående
book-after = Nästa
rulebook-title = Regelverket, paragraf för paragraf
rulebook-note = det som avslag och beslut hänvisar till
rulebook-lead = Varje regel som Tavola följer, var och en med en egen beteckning. Bokstäver inom parentes anger källan.
rulebook-told = Boken berättar om det här:

# Boards in a text
figure-check = Är det här tillåtet?
figure-back = Ta tillbaka
figure-again = Börja om
figure-open = Öppna i analysrummet
figure-legal = Det är tillåtet.
figure-right = Rätt.
figure-wrong = Inte rätt.
figure-cube-roll = Dubbla inte
figure-cube-take = Dubbla – den andra tar
figure-cube-pass = Dubbla – den andra passar
figure-cube-does-double = Här dubblar man.
figure-cube-does-redouble = Här omdubblar man.
figure-cube-does-no-double = Det är för tidigt att dubbla.
figure-cube-does-too-good = Här spelar man vidare utan att dubbla: det finns mer att vinna än den andra skulle betala.
figure-cube-then-take = Dubblar man så tar den andra.
figure-cube-then-pass = Dubblar man så passar den andra.
figure-cube-then-beaver = Dubblar man så beavrar den andra.

# Articles
articles-title = Artiklar
articles-lead = Om öppningsslag och dubblingsfönster, om chouetter och rättvisa lottningar, av klubben och dess medlemmar. Varje siffra från klubben själv är utrullad eller räknad av dess motor, och på varje bräde kan man spela vidare.
articles-all = Alla
articles-none = Det finns ingen artikel av det slaget.
articles-shelves = Artiklar efter ämne och år
articles-feed = Flöde (Atom)
articles-more = Alla artiklar
articles-older = Äldre
articles-newer = Nyare
date-long = { $day } { $month } { $year }
month-1 = januari
month-2 = februari
month-3 = mars
month-4 = april
month-5 = maj
month-6 = juni
month-7 = juli
month-8 = augusti
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
articles-tag-back-game = Back game
articles-tag-bot = Boten
articles-tag-checker-play = Drag
articles-tag-chouette = Chouette
articles-tag-cube = Kuben
articles-tag-dice = Tärningar
articles-tag-direction = Turneringsledning
articles-tag-engine = Motorn
articles-tag-fairness = Rättvisa
articles-tag-match-play = Matchspel
articles-tag-opening = Öppningen
articles-tag-race = Race
articles-tag-strategy = Strategi
articles-tag-tournament = Turneringar

# Papers of the house
nav-house = Den här klubben
nav-about = Om
nav-privacy = Integritet
nav-terms = Villkor

# The lessons' own buttons
lessons-done = genomgången
lesson-over = Det var den lektionen
lesson-play = Ditt första parti mot boten
lesson-answer = Svaret
lesson-done = Klar
lesson-on = Vidare
lesson-number = Ditt tal:
lesson-say-none = Inget kan spelas
lesson-say-some = Något kan spelas
lesson-say-double = Dubbla
lesson-say-roll = Slå
lesson-say-take = Ta
lesson-say-drop = Passa

host-is = Klubben drivs av
host-unnamed = De som driver klubben har inte sagt här vilka de är.
host-reached = Du når dem på
host-unreachable = De har inte gett någon adress här: fråga den som gav dig klubbens adress.
