# The rules as a book, the rulebook, boards in a text.

book-title = De regels van backgammon
book-lead = Het hele spel, verteld voor lezers: van de eerste zet tot de chouette, de klok en het toernooi. Op elk bord kun je spelen.
book-contents = Inhoud
book-search = Zoek iets in de regels
book-search-go = Zoeken
book-found =
    { $n ->
        [0] Niets gevonden. Probeer een ander woord, of minder woorden.
        [one] Eén plaats.
       *[other] { $n } plaatsen.
    }
book-whole = Het hele boek op één pagina
book-whole-note = om af te drukken, of al drukkend als PDF op te slaan
book-print = Afdrukken of opslaan als PDF
book-paper-lead = Het hele spel, verteld voor lezers: van de eerste zet tot de chouette, de klok en het toernooi.
book-paper-after = Naar vijf teksten van anderen:
book-paper-galore = Backgammon Galore, door Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, door Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, de regels van een Italiaanse online speelzaal
book-paper-club = Regole del chouette, van de site van een club
book-paper-manual = een Italiaans handboek over regels en toernooien, waarvan de auteur niet genoemd wordt
book-paper-own = De zinnen en de figuren zijn van onszelf. Het laatste hoofdstuk, “Bronnen en dank”, zegt wat elke tekst heeft bijgedragen en waar ze verschillen. Aanduidingen als MOV-07 zijn die van het reglement achterin.
book-figures = Waar de figuren van de bronnen staan
book-onward = Ervoor en erna
book-before = Vorige
book-after = Volgende
rulebook-title = Het reglement, artikel voor artikel
rulebook-note = wat weigeringen en beslissingen noemen
rulebook-lead = Elke regel waar Tavola zich aan houdt, elk met een eigen aanduiding. Letters tussen haakjes noemen de bron.
rulebook-told = Het boek vertelt er hier over:

# Boards in a text
figure-check = Is dit geldig?
figure-back = Terugnemen
figure-again = Opnieuw beginnen
figure-open = Openen in de analyseruimte
figure-legal = Dat is geldig.
figure-right = Goed.
figure-wrong = Niet goed.
figure-cube-roll = Niet verdubbelen
figure-cube-take = Verdubbelen – de ander neemt aan
figure-cube-pass = Verdubbelen – de ander past
figure-cube-does-double = Hier verdubbel je.
figure-cube-does-redouble = Hier herverdubbel je.
figure-cube-does-no-double = Het is te vroeg om te verdubbelen.
figure-cube-does-too-good = Hier speel je door zonder te verdubbelen: er is meer te winnen dan de ander zou betalen.
figure-cube-then-take = Na de verdubbeling neemt de ander aan.
figure-cube-then-pass = Na de verdubbeling past de ander.
figure-cube-then-beaver = Na de verdubbeling beavert de ander.

# Articles
articles-title = Artikelen
articles-lead = Over openingsworpen en verdubbelmomenten, over chouettes en eerlijke lotingen, door de club en de leden. Elk getal van de club zelf is door de eigen engine uitgerold of geteld, en op elk bord kun je verder spelen.
articles-all = Alles
articles-none = Er is geen artikel van die soort.
articles-shelves = Artikelen op onderwerp en jaar
articles-feed = Feed (Atom)
articles-more = Alle artikelen
articles-older = Ouder
articles-newer = Nieuwer
date-long = { $day } { $month } { $year }
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
articles-tag-back-game = Back games
articles-tag-bot = De bot
articles-tag-checker-play = Zetten
articles-tag-chouette = Chouette
articles-tag-cube = De cube
articles-tag-dice = Dobbelstenen
articles-tag-direction = Toernooileiding
articles-tag-engine = Engine
articles-tag-fairness = Eerlijkheid
articles-tag-match-play = Matchspel
articles-tag-opening = Opening
articles-tag-race = Races
articles-tag-strategy = Strategie
articles-tag-tournament = Toernooien

# Papers of the house
nav-house = Deze club
nav-about = Over ons
nav-privacy = Privacy
nav-terms = Voorwaarden

# The lessons' own buttons
lessons-done = doorgewerkt
lesson-over = Dat was deze les
lesson-play = Je eerste partij tegen de bot
lesson-answer = Het antwoord
lesson-done = Klaar
lesson-on = Verder
lesson-number = Je getal:
lesson-say-none = Er is niets te spelen
lesson-say-some = Er is wel iets te spelen
lesson-say-double = Verdubbelen
lesson-say-roll = Gooien
lesson-say-take = Aannemen
lesson-say-drop = Passen

host-is = Deze club wordt beheerd door
host-unnamed = De beheerders van deze club hebben hier niet gezegd wie ze zijn.
host-reached = Je bereikt hen via
host-unreachable = Ze hebben hier geen adres opgegeven: vraag het aan wie je het adres van deze club gaf.
