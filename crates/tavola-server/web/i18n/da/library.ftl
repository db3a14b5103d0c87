# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Alle dine kampe, analyseret, og hvad de viser tilsammen
start-import = Eller importer kampe fra filer.
nav-library = Mine kampe
library-title = Mine kampe
library-empty = Her samles dine kampe: dem, du spiller i klubben, og dem, du importerer fra filer fra XG, GNU Backgammon, Galaxy, Heroes og andre. Hver analyseres. Importer en første, eller spil.
library-bring = Importer kampe
library-drop = Træk filer eller en mappe hertil, eller vælg dem.
library-files = Filer
library-folder = En mappe
library-paste = Indsæt en kamp
library-paste-label = Kampen som tekst
library-import = Importer
library-importing = Importerer: { $done } af { $all } { $all ->
    [one] fil
   *[other] filer
  }.
library-imported = { $n ->
    [0] Ingen fil er importeret.
    [one] En fil er importeret.
   *[other] { $n } filer er importeret.
  }
library-import-waits = Serveren beder om en pause. Importen fortsætter af sig selv.
library-import-failed = Importen er stoppet: { $done } af { $all } filer er importeret. Importer resten igen; det, der allerede er her, tages ikke to gange.
library-file-long = { $n ->
    [one] En fil er længere end { $most } MiB og blev udeladt.
   *[other] { $n } filer er længere end { $most } MiB og blev udeladt.
  }
library-formats = .mat og .txt i alle gængse dialekter, .sgf, .xg og Tavolas .json. Højst 2 MiB pr. fil. Kun du ser det, du importerer, til du deler det. Selve filen gemmes og kan hentes igen.
library-too-much = Højst 4 MiB og 100 filer kan importeres på én gang. Importer de andre bagefter.
library-no-files = Vælg en fil, eller indsæt en kamp.

library-brought = Hvad der blev importeret
library-pasted = Indsat tekst
library-known = Filen er allerede i dit bibliotek.
library-known-match = Kampen er allerede i dit bibliotek; den tæller én gang.
library-extent = { $length ->
    [0] pengespil
   *[other] kamp til { $length }
  }, { $games } { $games ->
    [one] parti
   *[other] partier
  }
library-remarks = { $n } { $n ->
    [one] bemærkning
   *[other] bemærkninger
  } fra indlæsningen
library-more-remarks = Og { $n } til.
library-remark-line = Linje
library-remark-column = Kolonne
library-remark-weight = Læst
library-remark-what = Hvad der ikke passer
library-note = som skrevet
library-mended = rettet
library-left-out = udeladt
library-refused-empty = Filen er tom.
library-refused-long = Filen er længere end { $most } MiB.
library-refused-archive = Dette er et arkiv. Pak det ud, og importer filerne i det.
library-refused-analysis = Dette er analysen, ikke kampen. Importer selve kampen: .mat, .sgf, .xg eller match.json.
library-refused-unreadable = Dette er ikke en kamp i noget format, der kan læses.
library-refused-no-play = Der er intet træk i den.
library-refused-lines = En kamp har højst { $games } partier og { $lines } linjer.
library-refused-full = Dit bibliotek er fuldt: det rummer { $files } filer og { $bytes } MiB. Fjern først kampe.

library-which = Hvilken spiller er du?
library-neither = Ingen af dem

library-matches = Kampe
library-none = Der er ingen kamp endnu.
library-none-found = Ingen kamp passer.
library-not-searched = Søgningen kunne ikke læses. Ret det, der er nævnt ovenfor.
library-more-tables = Ikke alle dine borde er gennemgået endnu. Genindlæs siden for resten.
library-waiting = { $n ->
    [one] En kamp venter på sin analyse.
   *[other] { $n } kampe venter på deres analyse.
  }
library-day = Dato
library-no-day = Filen siger ikke, hvornår den blev spillet, eller ikke uden tvivl.
library-players = Spillere
library-event = Turnering
library-length = Til
library-score = Stilling
library-money = penge
library-unjudged = ikke endnu
library-unjudged-note = Analysen kommer.
library-at-line = linje { $line }
library-list-note = Stilling og PR står i navnenes rækkefølge.
library-older = Ældre kampe

library-search = Søg
library-search-player = Spiller
library-search-event = Turnering
library-search-from = Fra
library-search-to = Til
library-search-kind = Fejlens art
library-search-mark = Mindst
library-search-any = alle
library-search-position = Stilling
library-search-position-note = Et XGID, et GNUBG- eller OpenGammon-id, en FIBS-linje eller et bræt af bogstaver. Fundet er, hvor brikkerne står sådan for spilleren i tur.
library-search-go = Søg
library-search-all = Vis alle
library-wrong-day = »{ $text }« er ikke en dato. Skriv den som 2026-03-22.
library-wrong-choice = »{ $text }« kan der ikke søges på.
library-error-cube = Dobleterning
library-error-play = Brikspil
library-error-missed-double = Overset dobling
library-error-wrong-double = Forkert dobling
library-error-wrong-take = Forkert tag
library-error-wrong-drop = Forkert afslag
library-error-wrong-beaver = Forkert bæver

study-match = Filer og deling
study-download = Hent:
study-download-report = analyse (.json)
study-you-are = Du er { $who }.
study-you-neither = Du er ingen af spillerne: kampen er ikke med i din statistik.
study-private = Kun du ser denne kamp.
study-share = Del med et link
study-shared = Alle, der har dette link, ser kampen og dens analyse:
study-unshare = Hold op med at dele
study-original = Filen, som den blev importeret:
study-remove = Fjern
study-remove-sure = Kampen, dens fil og dens analyse slettes. Du kan importere filen igen.
study-remove-now = Fjern kampen

statistics-title = Statistik
statistics-empty = Der er intet at lægge sammen endnu. Importer kampe, eller spil nogle; hver analyseres i baggrunden og tæller her, så snart den er det.
statistics-extent = { $n } { $n ->
    [one] kamp
   *[other] kampe
  }, { $decisions } af dine beslutninger.
statistics-unjudged = { $n ->
    [one] En kamp er udeladt: dens analyse kommer.
   *[other] { $n } kampe er udeladt: deres analyse kommer.
  }
statistics-unclaimed = { $n ->
    [one] En kamp er udeladt: det vides ikke, hvilken spiller du er.
   *[other] { $n } kampe er udeladt: det vides ikke, hvilken spiller du er.
  }
statistics-others = { $n ->
    [one] Én er andres kamp.
   *[other] { $n } er andres kampe.
  }
statistics-whole = Alt i alt
statistics-figure = Tal
statistics-you = Du
statistics-opponents = Modstandere
statistics-checkers = Brikker
statistics-cube = Dobleterning
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Held pr. slag
statistics-months = Måned for måned
statistics-month = Måned
statistics-no-month = Dato ukendt
statistics-decisions = Beslutninger
statistics-chart = PR måned for måned; de samme tal står i tabellen nedenfor.
statistics-bar = { $month }: PR { $rate }, { $n } beslutninger
statistics-kinds = Efter stillingens art
statistics-kind = Stilling
statistics-errors = Efter fejlens art
statistics-lost = Pris
statistics-first = Første træk, efter slag
statistics-roll = Slag
statistics-replies = Svar, efter modstanderens første træk
statistics-answers = Modstanderens første træk
statistics-times = Gange
statistics-marked = Fejl
statistics-usual = Oftest spillet
statistics-definitions = PR er 500 gange omkostningen pr. beslutning: alle omkostninger lagt sammen og delt med alle beslutninger. Det er aldrig gennemsnittet af kampenes PR. I parentes står antallet af beslutninger. Held er i enheder af dobleterningen. Fejl er alle mærkede beslutninger, fra 0,010.

kind-bearing-off = Aftagning
kind-bearing-off-note = Ingen kontakt, og begge spillere har alle brikker hjemme.
kind-race = Løb
kind-race-note = Ellers ingen kontakt.
kind-bearing-off-contact = Aftagning mod kontakt
kind-bearing-off-contact-note = En spiller har alle brikker hjemme, og der er kontakt.
kind-back-game = Backgame
kind-back-game-note = En spiller holder to eller flere punkter i modstanderens hjemland.
kind-priming = Prime
kind-priming-note = En spiller holder fem eller flere punkter på række med en af modstanderens brikker bag dem.
kind-attack = Angreb
kind-attack-note = En spiller har en brik på baren mod tre eller flere punkter i hjemlandet.
kind-holding = Ventespil
kind-holding-note = En spillers bageste brikker holder modstanderens barpunkt, 5-punkt eller 4-punkt; modstanderens gør det samme eller er sluppet væk.
kind-low-anchor = Lavt anker
kind-low-anchor-note = En spillers bageste brikker holder modstanderens 1-, 2- eller 3-punkt; modstanderens er sluppet væk.
kind-contact = Anden kontakt
kind-contact-note = Kontakt af enhver anden art, som i de første slag.
