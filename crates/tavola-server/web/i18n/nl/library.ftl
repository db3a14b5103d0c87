# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Al je matches, geanalyseerd, en waar ze op neerkomen
start-import = Of importeer matches uit bestanden.
nav-library = Mijn matches
library-title = Mijn matches
library-empty = Hier komen je matches samen: die je in de club speelt, en die je importeert uit bestanden van XG, GNU Backgammon, Galaxy, Heroes en andere. Elke match wordt geanalyseerd. Importeer een eerste, of speel.
library-bring = Matches importeren
library-drop = Sleep bestanden of een map hierheen, of kies ze.
library-files = Bestanden
library-folder = Een map
library-paste = Match plakken
library-paste-label = De match als tekst
library-import = Importeren
library-importing = Importeren: { $done } van { $all } { $all ->
    [one] bestand
   *[other] bestanden
  }.
library-imported = { $n ->
    [0] Er is geen bestand geïmporteerd.
    [one] Er is één bestand geïmporteerd.
   *[other] Er zijn { $n } bestanden geïmporteerd.
  }
library-import-waits = De server vraagt om een pauze. Het importeren gaat vanzelf verder.
library-import-failed = Het importeren is gestopt: { $done } van { $all } bestanden zijn geïmporteerd. Importeer de rest opnieuw; wat er al is, wordt niet dubbel genomen.
library-file-long = { $n ->
    [one] Eén bestand is groter dan { $most } MiB en is weggelaten.
   *[other] { $n } bestanden zijn groter dan { $most } MiB en zijn weggelaten.
  }
library-formats = .mat en .txt in alle gangbare dialecten, .sgf, .xg, en de .json van Tavola. Hoogstens 2 MiB per bestand. Alleen jij ziet wat je importeert, tot je het deelt. Het bestand zelf blijft bewaard en kan weer worden gedownload.
library-too-much = Er kunnen hoogstens 4 MiB en 100 bestanden tegelijk worden geïmporteerd. Importeer de andere daarna.
library-no-files = Kies een bestand, of plak een match.

library-brought = Wat is geïmporteerd
library-pasted = Geplakte tekst
library-known = Dit bestand staat al in je bibliotheek.
library-known-match = Deze match staat al in je bibliotheek; hij telt één keer.
library-extent = { $length ->
    [0] geldspel
   *[other] match tot { $length }
  }, { $games } { $games ->
    [one] partij
   *[other] partijen
  }
library-remarks = { $n } { $n ->
    [one] opmerking
   *[other] opmerkingen
  } bij het lezen
library-more-remarks = En nog { $n }.
library-remark-line = Regel
library-remark-column = Kolom
library-remark-weight = Gelezen
library-remark-what = Wat niet klopt
library-note = zoals geschreven
library-mended = hersteld
library-left-out = weggelaten
library-refused-empty = Het bestand is leeg.
library-refused-long = Het bestand is groter dan { $most } MiB.
library-refused-archive = Dit is een archief. Pak het uit en importeer de bestanden die erin zitten.
library-refused-analysis = Dit is de analyse, niet de match. Importeer de match zelf: .mat, .sgf, .xg of match.json.
library-refused-unreadable = Dit is geen match in een formaat dat gelezen wordt.
library-refused-no-play = Er staat geen zet in.
library-refused-lines = Een match heeft hoogstens { $games } partijen en { $lines } regels.
library-refused-full = Je bibliotheek is vol: er passen { $files } bestanden en { $bytes } MiB in. Verwijder eerst matches.

library-which = Welke speler ben jij?
library-neither = Geen van beiden

library-matches = Matches
library-none = Er is nog geen match.
library-none-found = Geen match voldoet.
library-not-searched = De zoekopdracht kon niet worden gelezen. Verbeter wat hierboven staat.
library-more-tables = Nog niet al je tafels zijn doorzocht. Laad de pagina opnieuw voor de rest.
library-waiting = { $n ->
    [one] Eén match wacht op analyse.
   *[other] { $n } matches wachten op analyse.
  }
library-day = Datum
library-no-day = Het bestand zegt niet wanneer er gespeeld is, of niet ondubbelzinnig.
library-players = Spelers
library-event = Toernooi
library-length = Tot
library-score = Stand
library-money = geld
library-unjudged = nog niet
library-unjudged-note = De analyse moet nog komen.
library-at-line = regel { $line }
library-list-note = Stand en PR staan in de volgorde van de namen.
library-older = Oudere matches

library-search = Zoeken
library-search-player = Speler
library-search-event = Toernooi
library-search-from = Van
library-search-to = Tot en met
library-search-kind = Soort fout
library-search-mark = Minstens
library-search-any = maakt niet uit
library-search-position = Stelling
library-search-position-note = Een XGID, een GNUBG- of OpenGammon-id, een FIBS-regel, of een bord van letters. Gevonden wordt waar de stenen zo staan voor de speler die aan de beurt is.
library-search-go = Zoeken
library-search-all = Alles tonen
library-wrong-day = “{ $text }” is geen datum. Schrijf die als 2026-03-22.
library-wrong-choice = Op “{ $text }” kan niet worden gezocht.
library-error-cube = Cube
library-error-play = Zet
library-error-missed-double = Gemiste verdubbeling
library-error-wrong-double = Onterecht verdubbeld
library-error-wrong-take = Onterecht aangenomen
library-error-wrong-drop = Onterecht gepast
library-error-wrong-beaver = Onterechte beaver

study-match = Bestanden en delen
study-download = Downloaden:
study-download-report = analyse (.json)
study-you-are = Jij bent { $who }.
study-you-neither = Jij bent geen van beide spelers: de match telt niet mee in je statistieken.
study-private = Alleen jij ziet deze match.
study-share = Delen met een link
study-shared = Iedereen met deze link ziet de match en de analyse:
study-unshare = Niet meer delen
study-original = Het bestand zoals het is geïmporteerd:
study-remove = Verwijderen
study-remove-sure = De match, het bestand en de analyse worden verwijderd. Je kunt het bestand opnieuw importeren.
study-remove-now = Match verwijderen

statistics-title = Statistieken
statistics-empty = Er valt nog niets op te tellen. Importeer matches of speel er een paar; elke match wordt op de achtergrond geanalyseerd en telt hier mee zodra dat klaar is.
statistics-extent = { $n } { $n ->
    [one] match
   *[other] matches
  }, { $decisions } beslissingen van jou.
statistics-unjudged = { $n ->
    [one] Eén match telt niet mee: de analyse moet nog komen.
   *[other] { $n } matches tellen niet mee: hun analyse moet nog komen.
  }
statistics-unclaimed = { $n ->
    [one] Eén match telt niet mee: het is niet bekend welke speler jij bent.
   *[other] { $n } matches tellen niet mee: het is niet bekend welke speler jij bent.
  }
statistics-others = { $n ->
    [one] Eén is een match van anderen.
   *[other] { $n } zijn matches van anderen.
  }
statistics-whole = Alles samen
statistics-figure = Cijfer
statistics-you = Jij
statistics-opponents = Tegenstanders
statistics-checkers = Zetten
statistics-cube = Cube
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Geluk per worp
statistics-months = Per maand
statistics-month = Maand
statistics-no-month = Datum onbekend
statistics-decisions = Beslissingen
statistics-chart = PR per maand; dezelfde cijfers staan in de tabel hieronder.
statistics-bar = { $month }: PR { $rate }, { $n } beslissingen
statistics-kinds = Naar soort stelling
statistics-kind = Stelling
statistics-errors = Naar soort fout
statistics-lost = Verlies
statistics-first = Eerste zetten, per worp
statistics-roll = Worp
statistics-replies = Antwoorden, op de eerste zet van de tegenstander
statistics-answers = Eerste zet van de tegenstander
statistics-times = Keren
statistics-marked = Fouten
statistics-usual = Meestal gespeeld
statistics-definitions = PR is 500 keer het verlies per beslissing: alle verliezen opgeteld, gedeeld door alle beslissingen. Het is nooit het gemiddelde van de PR’s van matches. Tussen haakjes staat het aantal beslissingen. Geluk is in eenheden van de cube. Fouten zijn alle beslissingen met een teken, vanaf 0,010.

kind-bearing-off = Uitspelen
kind-bearing-off-note = Geen contact, en beide spelers hebben alle stenen thuis.
kind-race = Race
kind-race-note = Verder zonder contact.
kind-bearing-off-contact = Uitspelen met contact
kind-bearing-off-contact-note = Een speler heeft alle stenen thuis, en er is contact.
kind-back-game = Back game
kind-back-game-note = Een speler bezet twee of meer punten in het thuisbord van de tegenstander.
kind-priming = Prime
kind-priming-note = Een speler bezet vijf of meer punten op een rij, met een steen van de tegenstander erachter.
kind-attack = Aanval
kind-attack-note = Een speler heeft een steen op de bar, tegen drie of meer punten in het thuisbord.
kind-holding = Holding game
kind-holding-note = De achterste stenen van een speler bezetten de barpunt, 5-punt of 4-punt van de tegenstander; die van de tegenstander doen hetzelfde, of zijn ontsnapt.
kind-low-anchor = Laag anker
kind-low-anchor-note = De achterste stenen van een speler bezetten de 1-, 2- of 3-punt van de tegenstander; die van de tegenstander zijn ontsnapt.
kind-contact = Ander contact
kind-contact-note = Contact van elke andere soort, zoals de eerste worpen.
