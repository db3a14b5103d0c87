# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Wszystkie twoje mecze, przeanalizowane, i co się z nich składa.
start-import = Albo wczytaj mecze z plików.
nav-library = Moje mecze
library-title = Moje mecze
library-empty = Tu zbierają się twoje mecze: rozegrane w klubie i wczytane z plików XG, GNU Backgammon, Galaxy, Heroes i innych. Każdy jest analizowany. Wczytaj pierwszy albo zagraj.
library-bring = Wczytaj mecze
library-drop = Upuść tu pliki lub folder albo wybierz je.
library-files = Pliki
library-folder = Folder
library-paste = Wklej mecz
library-paste-label = Mecz jako tekst
library-import = Wczytaj
library-importing = Wczytywanie: { $done } z { $all } { $all ->
    [one] pliku
    [few] plików
    [many] plików
   *[other] pliku
  }.
library-imported = { $n ->
    [0] Nie wczytano żadnego pliku.
    [one] Wczytano jeden plik.
    [few] Wczytano { $n } pliki.
    [many] Wczytano { $n } plików.
   *[other] Wczytano { $n } pliku.
  }
library-import-waits = Serwer prosi o przerwę. Wczytywanie samo ruszy dalej.
library-import-failed = Wczytywanie stanęło: wczytano { $done } z { $all } plików. Wczytaj resztę ponownie; to, co już jest, nie powtórzy się.
library-file-long = { $n ->
    [one] Jeden plik przekracza { $most } MiB i został pominięty.
    [few] { $n } pliki przekraczają { $most } MiB i zostały pominięte.
    [many] { $n } plików przekracza { $most } MiB i zostało pominiętych.
   *[other] { $n } pliku przekracza { $most } MiB i zostało pominięte.
  }
library-formats = .mat i .txt we wszystkich zwykłych odmianach, .sgf, .xg oraz .json z Tavoli. Najwyżej 2 MiB na plik. Wczytane mecze widzisz tylko ty, dopóki ich nie udostępnisz. Sam plik zostaje i można go pobrać z powrotem.
library-too-much = Naraz można wczytać najwyżej 4 MiB i 100 plików. Resztę wczytaj potem.
library-no-files = Wybierz plik albo wklej mecz.

library-brought = Co wczytano
library-pasted = Wklejony tekst
library-known = Ten plik jest już w twojej bibliotece.
library-known-match = Ten mecz jest już w twojej bibliotece; liczy się raz.
library-extent = { $length ->
    [0] gra na pieniądze
   *[other] mecz do { $length }
  }, { $games } { $games ->
    [one] partia
    [few] partie
    [many] partii
   *[other] partii
  }
library-remarks = { $n } { $n ->
    [one] uwaga
    [few] uwagi
    [many] uwag
   *[other] uwagi
  } z wczytywania
library-more-remarks = I jeszcze { $n }.
library-remark-line = Wiersz
library-remark-column = Kolumna
library-remark-weight = Odczyt
library-remark-what = Co nie pasuje
library-note = jak zapisano
library-mended = poprawiono
library-left-out = pominięto
library-refused-empty = Plik jest pusty.
library-refused-long = Plik przekracza { $most } MiB.
library-refused-archive = To archiwum. Rozpakuj je i wczytaj pliki ze środka.
library-refused-analysis = To analiza, nie mecz. Wczytaj sam mecz: .mat, .sgf, .xg albo match.json.
library-refused-unreadable = To nie jest mecz w żadnym z odczytywanych formatów.
library-refused-no-play = Nie ma w nim gry.
library-refused-lines = Mecz ma najwyżej { $games } partii i { $lines } wierszy.
library-refused-full = Twoja biblioteka jest pełna: mieści { $files } plików i { $bytes } MiB. Najpierw usuń część meczów.

library-which = Kim tu jesteś?
library-neither = Nikim z tej dwójki

library-matches = Mecze
library-none = Nie ma jeszcze meczu.
library-none-found = Żaden mecz nie pasuje.
library-not-searched = Nie dało się odczytać wyszukiwania. Popraw to, co wymieniono wyżej.
library-more-tables = Nie wszystkie twoje stoły są już przejrzane. Wczytaj stronę ponownie, aby zobaczyć resztę.
library-waiting = { $n ->
    [one] Jeden mecz czeka na analizę.
    [few] { $n } mecze czekają na analizę.
    [many] { $n } meczów czeka na analizę.
   *[other] { $n } meczu czeka na analizę.
  }
library-day = Data
library-no-day = Plik nie mówi, kiedy go grano, albo nie mówi tego jednoznacznie.
library-players = Kto gra
library-event = Turniej
library-length = Do
library-score = Wynik
library-money = pieniądze
library-unjudged = jeszcze nie
library-unjudged-note = Analiza dopiero będzie.
library-at-line = wiersz { $line }
library-list-note = Wynik i PR są w kolejności nazw.
library-older = Starsze mecze

library-search = Szukaj
library-search-player = Kto gra
library-search-event = Turniej
library-search-from = Od
library-search-to = Do
library-search-kind = Rodzaj błędu
library-search-mark = Co najmniej
library-search-any = dowolny
library-search-position = Pozycja
library-search-position-note = XGID, identyfikator GNUBG lub OpenGammon, wiersz z FIBS albo plansza z liter. Znajduje miejsca, gdzie tak stoją piony strony na ruchu.
library-search-go = Szukaj
library-search-all = Pokaż wszystkie
library-wrong-day = „{ $text }” nie jest datą. Zapisz ją jak 2026-03-22.
library-wrong-choice = „{ $text }” nie da się wyszukać.
library-error-cube = Kostka
library-error-play = Ruch pionami
library-error-missed-double = Brak podwojenia
library-error-wrong-double = Błędne podwojenie
library-error-wrong-take = Błędne przyjęcie
library-error-wrong-drop = Błędny pas
library-error-wrong-beaver = Błędny beaver

study-match = Pliki i udostępnianie
study-download = Pobierz:
study-download-report = analiza (.json)
study-you-are = Grasz tu jako { $who }.
study-you-neither = To nie twój mecz: nie wchodzi do twoich statystyk.
study-private = Ten mecz widzisz tylko ty.
study-share = Udostępnij przez link
study-shared = Mecz i jego analizę widzi każdy, kto ma ten link:
study-unshare = Przestań udostępniać
study-original = Plik tak, jak go wczytano:
study-remove = Usuń
study-remove-sure = Mecz, jego plik i analiza zostaną usunięte. Plik możesz wczytać ponownie.
study-remove-now = Usuń mecz

statistics-title = Statystyki
statistics-empty = Nie ma jeszcze czego podsumować. Wczytaj mecze albo zagraj; każdy jest analizowany w tle i od razu potem się tu liczy.
statistics-extent = { $n } { $n ->
    [one] mecz
    [few] mecze
    [many] meczów
   *[other] meczu
  }, twoje decyzje: { $decisions }.
statistics-unjudged = { $n ->
    [one] Jeden mecz pominięto: jego analiza dopiero będzie.
    [few] Pominięto { $n } mecze: ich analiza dopiero będzie.
    [many] Pominięto { $n } meczów: ich analiza dopiero będzie.
   *[other] Pominięto { $n } meczu: ich analiza dopiero będzie.
  }
statistics-unclaimed = { $n ->
    [one] Jeden mecz pominięto: nie wiadomo, kim w nim jesteś.
    [few] Pominięto { $n } mecze: nie wiadomo, kim w nich jesteś.
    [many] Pominięto { $n } meczów: nie wiadomo, kim w nich jesteś.
   *[other] Pominięto { $n } meczu: nie wiadomo, kim w nich jesteś.
  }
statistics-others = { $n ->
    [one] Jeden to mecz innych osób.
    [few] { $n } to mecze innych osób.
    [many] { $n } to mecze innych osób.
   *[other] { $n } to mecze innych osób.
  }
statistics-whole = Razem
statistics-figure = Wskaźnik
statistics-you = Ty
statistics-opponents = Przeciwnicy
statistics-checkers = Piony
statistics-cube = Kostka
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Szczęście na rzut
statistics-months = Według miesięcy
statistics-month = Miesiąc
statistics-no-month = Data nieznana
statistics-decisions = Decyzje
statistics-chart = PR według miesięcy; te same liczby są w tabeli poniżej.
statistics-bar = { $month }: PR { $rate }, decyzji: { $n }
statistics-kinds = Według rodzaju pozycji
statistics-kind = Pozycja
statistics-errors = Według rodzaju błędu
statistics-lost = Koszt
statistics-first = Pierwsze ruchy, według rzutu
statistics-roll = Rzut
statistics-replies = Odpowiedzi, według pierwszego ruchu przeciwnika
statistics-answers = Pierwszy ruch przeciwnika
statistics-times = Ile razy
statistics-marked = Błędy
statistics-usual = Najczęściej grane
statistics-definitions = PR to 500 razy koszt na decyzję: suma wszystkich kosztów podzielona przez liczbę wszystkich decyzji. Nigdy nie jest to średnia z PR-ów meczów. W nawiasie stoi liczba decyzji. Szczęście jest w jednostkach kostki. Błędy to wszystkie oznaczone decyzje, od 0,010.

kind-bearing-off = Zdejmowanie
kind-bearing-off-note = Bez kontaktu, a obie strony mają wszystkie piony w domu.
kind-race = Wyścig
kind-race-note = Bez kontaktu, w innych przypadkach.
kind-bearing-off-contact = Zdejmowanie przy kontakcie
kind-bearing-off-contact-note = Jedna strona ma wszystkie piony w domu, a kontakt trwa.
kind-back-game = Back game
kind-back-game-note = Jedna strona trzyma co najmniej dwa pola w domu przeciwnika.
kind-priming = Prime
kind-priming-note = Jedna strona trzyma co najmniej pięć pól z rzędu, a za nimi stoi pion przeciwnika.
kind-attack = Atak
kind-attack-note = Jedna strona ma pion na bandzie wobec co najmniej trzech zajętych pól w domu.
kind-holding = Holding game
kind-holding-note = Ostatnie piony jednej strony trzymają pole przy bandzie, 5 lub 4 przeciwnika; jego piony robią to samo albo już uciekły.
kind-low-anchor = Niska kotwica
kind-low-anchor-note = Ostatnie piony jednej strony trzymają pole 1, 2 lub 3 przeciwnika; jego piony już uciekły.
kind-contact = Inny kontakt
kind-contact-note = Każdy inny kontakt, na przykład pierwsze rzuty.
