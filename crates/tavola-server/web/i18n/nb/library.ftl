# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Alle kampene dine, analysert, og hva de blir til sammen
start-import = Eller importer kamper fra filer.
nav-library = Mine kamper
library-title = Mine kamper
library-empty = Her samles kampene dine: de du spiller i klubben, og de du importerer fra filer fra XG, GNU Backgammon, Galaxy, Heroes og andre. Hver av dem analyseres. Importer en første, eller spill.
library-bring = Importer kamper
library-drop = Slipp filer eller en mappe her, eller velg dem.
library-files = Filer
library-folder = En mappe
library-paste = Lim inn en kamp
library-paste-label = Kampen som tekst
library-import = Importer
library-importing = Importerer: { $done } av { $all } { $all ->
    [one] fil
   *[other] filer
  }.
library-imported = { $n ->
    [0] Ingen fil er importert.
    [one] Én fil er importert.
   *[other] { $n } filer er importert.
  }
library-import-waits = Serveren ber om en pause. Importen går videre av seg selv.
library-import-failed = Importen har stoppet: { $done } av { $all } filer er importert. Importer resten på nytt; det som allerede er der, tas ikke to ganger.
library-file-long = { $n ->
    [one] Én fil er lengre enn { $most } MiB og ble utelatt.
   *[other] { $n } filer er lengre enn { $most } MiB og ble utelatt.
  }
library-formats = .mat og .txt i alle vanlige dialekter, .sgf, .xg, og Tavolas .json. Høyst 2 MiB per fil. Bare du ser det du importerer, til du deler det. Selve filen tas vare på og kan lastes ned igjen.
library-too-much = Høyst 4 MiB og 100 filer kan importeres på én gang. Importer de andre etterpå.
library-no-files = Velg en fil, eller lim inn en kamp.

library-brought = Det som ble importert
library-pasted = Innlimt tekst
library-known = Denne filen er allerede i biblioteket ditt.
library-known-match = Denne kampen er allerede i biblioteket ditt; den teller én gang.
library-extent = { $length ->
    [0] pengespill
   *[other] kamp til { $length }
  }, { $games } { $games ->
    [one] parti
   *[other] partier
  }
library-remarks = { $n } { $n ->
    [one] merknad
   *[other] merknader
  } fra leseren
library-more-remarks = Og { $n } til.
library-remark-line = Linje
library-remark-column = Kolonne
library-remark-weight = Lest
library-remark-what = Hva som ikke stemmer
library-note = som skrevet
library-mended = rettet
library-left-out = utelatt
library-refused-empty = Filen er tom.
library-refused-long = Filen er lengre enn { $most } MiB.
library-refused-archive = Dette er et arkiv. Pakk det ut, og importer filene i det.
library-refused-analysis = Dette er analysen, ikke kampen. Importer selve kampen: .mat, .sgf, .xg eller match.json.
library-refused-unreadable = Dette er ikke en kamp i noe format som kan leses.
library-refused-no-play = Det er ingen trekk i den.
library-refused-lines = En kamp har høyst { $games } partier og { $lines } linjer.
library-refused-full = Biblioteket ditt er fullt: det rommer { $files } filer og { $bytes } MiB. Fjern kamper først.

library-which = Hvilken spiller er du?
library-neither = Ingen av dem

library-matches = Kamper
library-none = Det er ingen kamp ennå.
library-none-found = Ingen kamp passer.
library-not-searched = Søket kunne ikke leses. Rett det som er nevnt ovenfor.
library-more-tables = Ikke alle bordene dine er gjennomsøkt ennå. Last siden på nytt for resten.
library-waiting = { $n ->
    [one] Én kamp venter på analyse.
   *[other] { $n } kamper venter på analyse.
  }
library-day = Dato
library-no-day = Filen sier ikke når den ble spilt, eller ikke uten tvil.
library-players = Spillere
library-event = Turnering
library-length = Til
library-score = Stilling
library-money = penger
library-unjudged = ikke ennå
library-unjudged-note = Analysen kommer senere.
library-at-line = linje { $line }
library-list-note = Stilling og PR står i samme rekkefølge som navnene.
library-older = Eldre kamper

library-search = Søk
library-search-player = Spiller
library-search-event = Turnering
library-search-from = Fra
library-search-to = Til
library-search-kind = Type feil
library-search-mark = Minst
library-search-any = alle
library-search-position = Posisjon
library-search-position-note = En XGID, en GNUBG- eller OpenGammon-id, en FIBS-linje, eller et brett av bokstaver. Treff er der brikkene står slik for den som har turen.
library-search-go = Søk
library-search-all = Vis alle
library-wrong-day = «{ $text }» er ikke en dato. Skriv den som 2026-03-22.
library-wrong-choice = «{ $text }» kan det ikke søkes etter.
library-error-cube = Kube
library-error-play = Brikkespill
library-error-missed-double = Glemt dobling
library-error-wrong-double = Feil dobling
library-error-wrong-take = Feil take
library-error-wrong-drop = Feil pass
library-error-wrong-beaver = Feil beaver

study-match = Filer og deling
study-download = Last ned:
study-download-report = analyse (.json)
study-you-are = Du er { $who }.
study-you-neither = Du er ingen av spillerne: kampen er ikke med i statistikken din.
study-private = Bare du ser denne kampen.
study-share = Del med en lenke
study-shared = Alle som har denne lenken, ser kampen og analysen:
study-unshare = Slutt å dele
study-original = Filen slik den ble importert:
study-remove = Fjern
study-remove-sure = Kampen, filen og analysen slettes. Du kan importere filen igjen.
study-remove-now = Fjern kampen

statistics-title = Statistikk
statistics-empty = Det er ingenting å legge sammen ennå. Importer kamper eller spill noen; hver av dem analyseres i bakgrunnen og teller her så snart den er ferdig.
statistics-extent = { $n } { $n ->
    [one] kamp
   *[other] kamper
  }, { $decisions } av beslutningene dine.
statistics-unjudged = { $n ->
    [one] Én kamp er utelatt: analysen kommer senere.
   *[other] { $n } kamper er utelatt: analysen kommer senere.
  }
statistics-unclaimed = { $n ->
    [one] Én kamp er utelatt: det er ukjent hvilken spiller du er.
   *[other] { $n } kamper er utelatt: det er ukjent hvilken spiller du er.
  }
statistics-others = { $n ->
    [one] Én er en kamp mellom andre.
   *[other] { $n } er kamper mellom andre.
  }
statistics-whole = Alt sammen
statistics-figure = Tall
statistics-you = Du
statistics-opponents = Motstandere
statistics-checkers = Brikker
statistics-cube = Kube
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Flaks per kast
statistics-months = Per måned
statistics-month = Måned
statistics-no-month = Ukjent dato
statistics-decisions = Beslutninger
statistics-chart = PR per måned; de samme tallene står i tabellen nedenfor.
statistics-bar = { $month }: PR { $rate }, { $n } beslutninger
statistics-kinds = Etter type posisjon
statistics-kind = Posisjon
statistics-errors = Etter type feil
statistics-lost = Kostnad
statistics-first = Første trekk, etter kast
statistics-roll = Kast
statistics-replies = Svar, etter motstanderens første trekk
statistics-answers = Motstanderens første trekk
statistics-times = Ganger
statistics-marked = Feil
statistics-usual = Spilt oftest
statistics-definitions = PR er 500 ganger kostnaden per beslutning: alle kostnader lagt sammen, delt på alle beslutninger. Det er aldri gjennomsnittet av kampenes PR. I parentes står antall beslutninger. Flaks er i enheter av kuben. Feil er alle beslutninger med merke, fra 0,010.

kind-bearing-off = Uttak
kind-bearing-off-note = Ingen kontakt, og begge spillerne har alle brikkene hjemme.
kind-race = Løp
kind-race-note = Ingen kontakt ellers.
kind-bearing-off-contact = Uttak med kontakt
kind-bearing-off-contact-note = En spiller har alle brikkene hjemme, og det er kontakt.
kind-back-game = Back game
kind-back-game-note = En spiller holder to eller flere punkter i motstanderens indre hjemland.
kind-priming = Prime
kind-priming-note = En spiller holder minst fem punkter på rad, med en av motstanderens brikker bak dem.
kind-attack = Angrep
kind-attack-note = En spiller har en brikke på baren, mot minst tre punkter i det indre hjemlandet.
kind-holding = Holding game
kind-holding-note = En spillers bakerste brikker holder motstanderens barpunkt, 5-punkt eller 4-punkt; motstanderens gjør det samme, eller er sluppet fri.
kind-low-anchor = Lavt anker
kind-low-anchor-note = En spillers bakerste brikker holder motstanderens 1-, 2- eller 3-punkt; motstanderens er sluppet fri.
kind-contact = Annen kontakt
kind-contact-note = Kontakt av ethvert annet slag, som de første kastene.
