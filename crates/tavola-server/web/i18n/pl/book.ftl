# The rules as a book, the rulebook, boards in a text.

book-title = Zasady backgammona
book-lead = Cała gra, opowiedziana dla czytelników: od pierwszego ruchu po chouette, zegar i turniej. Na każdej planszy można grać.
book-contents = Spis treści
book-search = Szukaj w zasadach
book-search-go = Szukaj
book-found =
    { $n ->
        [0] Nic nie znaleziono. Spróbuj innego słowa albo mniejszej ich liczby.
        [one] Jedno miejsce.
        [few] { $n } miejsca.
        [many] { $n } miejsc.
       *[other] { $n } miejsca.
    }
book-whole = Cała książka na jednej stronie
book-whole-note = do wydruku albo do zapisania jako PDF przez drukowanie
book-print = Drukuj lub zapisz jako PDF
book-paper-lead = Cała gra, opowiedziana dla czytelników: od pierwszego ruchu po chouette, zegar i turniej.
book-paper-after = Według pięciu cudzych tekstów:
book-paper-galore = Backgammon Galore, Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, reguły włoskiego salonu gier online
book-paper-club = Regole del chouette, ze strony pewnego klubu
book-paper-manual = włoski podręcznik zasad i turniejów, autor niepodany
book-paper-own = Zdania i ilustracje są nasze. Ostatni rozdział, „Źródła i podziękowania”, mówi, co dał każdy z tekstów i gdzie się różnią. Oznaczenia takie jak MOV-07 pochodzą ze zbioru przepisów na końcu.
book-figures = Gdzie są ilustracje ze źródeł
book-onward = Przedtem i potem
book-before = Wstecz
book-after = Dalej
rulebook-title = Zbiór przepisów, punkt po punkcie
rulebook-note = na co powołują się odmowy i decyzje
rulebook-lead = Każdy przepis, którym kieruje się Tavola, z własnym oznaczeniem. Litery w nawiasach wskazują źródło.
rulebook-told = Książka mówi o tym tutaj:

# Boards in a text
figure-check = Czy tak wolno?
figure-back = Cofnij
figure-again = Od nowa
figure-open = Otwórz w pracowni
figure-legal = Tak wolno.
figure-right = Dobrze.
figure-wrong = Nie.
figure-cube-roll = Nie podwajaj
figure-cube-take = Podwój – druga strona przyjmuje
figure-cube-pass = Podwój – druga strona pasuje
figure-cube-does-double = Tu się podwaja.
figure-cube-does-redouble = Tu się ponownie podwaja.
figure-cube-does-no-double = Na podwojenie jest za wcześnie.
figure-cube-does-too-good = Gra się dalej bez podwajania: do wygrania jest więcej, niż zapłaciłaby druga strona.
figure-cube-then-take = Po podwojeniu druga strona przyjmuje.
figure-cube-then-pass = Po podwojeniu druga strona pasuje.
figure-cube-then-beaver = Po podwojeniu druga strona daje beavera.

# Articles
articles-title = Artykuły
articles-lead = O pierwszych rzutach i oknach podwojeń, o chouette i uczciwym losowaniu, od klubu i jego członków. Każda liczba od klubu pochodzi z rolloutów albo obliczeń jego silnika, a na każdej planszy można grać.
articles-all = Wszystkie
articles-none = Nie ma takiego artykułu.
articles-shelves = Artykuły według tematu i roku
articles-feed = Kanał (Atom)
articles-more = Wszystkie artykuły
articles-older = Starsze
articles-newer = Nowsze
date-long = { $day } { $month } { $year }
month-1 = stycznia
month-2 = lutego
month-3 = marca
month-4 = kwietnia
month-5 = maja
month-6 = czerwca
month-7 = lipca
month-8 = sierpnia
month-9 = września
month-10 = października
month-11 = listopada
month-12 = grudnia
articles-tag-back-game = Back game
articles-tag-bot = Bot
articles-tag-checker-play = Ruchy pionami
articles-tag-chouette = Chouette
articles-tag-cube = Kostka
articles-tag-dice = Kości
articles-tag-direction = Prowadzenie turniejów
articles-tag-engine = Silnik
articles-tag-fairness = Uczciwość
articles-tag-match-play = Gra meczowa
articles-tag-opening = Otwarcie
articles-tag-race = Wyścigi
articles-tag-strategy = Strategia
articles-tag-tournament = Turnieje

# Papers of the house
nav-house = Ten klub
nav-about = O klubie
nav-privacy = Prywatność
nav-terms = Regulamin

# The lessons' own buttons
lessons-done = zaliczona
lesson-over = To już koniec tej lekcji
lesson-play = Twoja pierwsza partia z botem
lesson-answer = Odpowiedź
lesson-done = Gotowe
lesson-on = Dalej
lesson-number = Twoja liczba:
lesson-say-none = Nic nie da się zagrać
lesson-say-some = Coś da się zagrać
lesson-say-double = Podwój
lesson-say-roll = Rzuć
lesson-say-take = Przyjmij
lesson-say-drop = Spasuj

host-is = Ten klub prowadzi
host-unnamed = Prowadzący ten klub nie podali tu, kim są.
host-reached = Kontakt z nimi:
host-unreachable = Nie podali tu adresu: zapytaj osobę, od której masz adres tego klubu.
