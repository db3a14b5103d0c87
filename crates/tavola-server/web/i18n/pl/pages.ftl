# Pages around the table. Used by the server only.

tagline = Backgammon bez zgiełku: dobra plansza i kości, które można sprawdzić.
nav-rules = Zasady
nav-dice = Sprawdź kości
nav-language = Język
guest-name = Gość { $number }
skip = Przejdź do treści

# Start
start-title = Backgammon na dobrej planszy
start-lead = Graj z kimś, kto akurat tu jest, z botem albo ze znajomą osobą przez link. Bez konta, bez żetonów, bez reklam.
start-bot = Zagraj z botem
start-bot-note = { $length ->
    [one] Mecz do { $length } punktu z kostką. Jedno kliknięcie i już grasz.
    [few] Mecz do { $length } punktów z kostką. Jedno kliknięcie i już grasz.
    [many] Mecz do { $length } punktów z kostką. Jedno kliknięcie i już grasz.
   *[other] Mecz do { $length } punktu z kostką. Jedno kliknięcie i już grasz.
}
start-level = Jak silny?
start-friend = Zaproś kogoś
start-friend-note = Dostajesz link. Kto go otworzy, gra z tobą.
start-called = Grasz jako { $name }
start-new-name = Nowa nazwa
start-nameless = Wybierz nazwę
start-custom = Wybierz reguły
start-tables = Twoje stoły
start-tables-none = Nie masz jeszcze stołów. Pojawią się tutaj i w każdej chwili możesz do nich wrócić.
start-name = Twoja nazwa
start-dice-title = Kości, które można sprawdzić
start-dice = Przed meczem serwer i obie strony zamykają po jednym sekrecie. Każdy rzut powstaje ze wszystkich trzech: nikt nie może go znać z góry, a potem możesz przeliczyć każdy rzut.
start-dice-how = Jak to działa
start-ear-title = Z klawiatury i ze słuchu
start-ear = Każde pole ma nazwę, każdy rzut i każdy ruch jest czytany na głos, a cały mecz można zagrać bez myszy. Przy stole naciśnij ?, aby zobaczyć klawisze.
start-kept-title = Nic nie ginie
start-kept = Zamknij stronę, strać połączenie, wróć jutro: stół jest taki jak przedtem.
table-against = { $white } – { $black }
table-to = do { $length }, { $a }–{ $b }
table-money = gra na pieniądze, { $a }–{ $b }
table-waiting = czeka na przeciwnika
table-playing = w grze
table-over = zakończony
table-broken = nie da się otworzyć
table-unnamed = wolne miejsce

# Rule chooser
choose-title = Wybierz reguły
choose-against = Przeciwnik
choose-bot = Bot
choose-friend = Znajoma osoba, przez link
choose-doubles = Dwoje na dwoje, przez linki
choose-doubles-note = Gra w parach z naradą: po każdej stronie gra para, która naradza się na osobności.
choose-preset = Rodzaj gry
choose-preset-note = Zestaw reguł wypełnia wszystkie opcje poniżej; „jak w zestawie” zostawia jego ustawienie.
preset-match = Mecz
preset-match-note = Do określonej liczby punktów, z kostką i regułą Crawforda.
preset-money = Gra na pieniądze
preset-money-note = Partia za partią, każda o własną stawkę, z regułą Jacoby’ego.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Reguły włoskiego salonu gier online: własne ograniczenie podwojeń, bez partii Crawforda, backgammon także po zdjęciu pierwszych pionów.
preset-tournament = Turniej
preset-tournament-note = Mecz według włoskiego regulaminu turniejowego, od 3 punktów, bez górnej granicy w przepisach.
knob-length = Gra do ilu punktów
knob-length-note = W meczach zwykle 5, czyli około pół godziny. Przepisy nie znają górnej granicy; ten program liczy do 64. W tavola reale pojedyncza partia jest rzadkością: 3, 5 albo 7.
knob-as-preset = Jak w zestawie
knob-on = Wł.
knob-off = Wył.
knob-jacoby = Reguła Jacoby’ego
knob-jacoby-note = Gra na pieniądze: gammony liczą się dopiero po obróceniu kostki.
knob-responses = Odpowiedzi na podwojenie
knob-responses-note = Gra na pieniądze: beaver od razu podwaja z powrotem i zatrzymuje kostkę.
knob-responses-take_or_drop = Przyjęcie lub pas
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver i raccoon
knob-responses-otter = Beaver, raccoon i otter
knob-automatic_doubles = Automatyczne podwojenia
knob-automatic_doubles-note = Gra na pieniądze: równe kości w rzucie otwierającym podwajają stawkę.
knob-automatic-none = Brak
knob-automatic-up-to = { $n ->
    [one] Pierwsze
    [few] Pierwsze { $n }
    [many] Pierwsze { $n }
   *[other] Pierwsze { $n }
}
knob-crawford = Reguła Crawforda
knob-crawford-note = Mecze: jedna partia bez kostki, gdy komuś brakuje jednego punktu do wygranej.
knob-holland = Reguła Hollanda
knob-holland-note = Mecze: po partii Crawforda strona przegrywająca nie może podwoić przed swoją trzecią koleją.
knob-backgammon = Backgammon
knob-backgammon-note = Czy można stracić potrójną stawkę po zdjęciu choćby jednego piona.
knob-backgammon-only_with_none_off = Tylko bez zdjętych pionów
knob-backgammon-even_with_some_off = Także po zdjęciu pionów
knob-premature_roll = Rzut przed czasem
knob-premature_roll-note = Nieważny: rzuca się ponownie (IRR-06). Ważny: przeciwnik gra, już go znając, a kto rzucił za wcześnie, nie może w tej kolei podwoić (IRR-07). Ma znaczenie tylko przy poprawności na żądanie.
knob-premature_roll-void = Nieważny
knob-premature_roll-stands = Ważny
knob-doubling_limit = Ograniczenie podwojeń
knob-doubling_limit-note = Tavola reale: bez podwojenia, po którym zwykła wygrana kończyłaby mecz (CUB-17). Tylko w tavola reale.
knob-doubling_limit-none = Brak
knob-doubling_limit-tavola-reale = Jak w tavola reale
knob-legality = Poprawność ruchów
knob-legality-note = Ściśle: można zakończyć tylko poprawny ruch. Na żądanie: każdy ruch zostaje, chyba że przeciwnik zażąda poprawnego, jak przy drewnianej planszy.
knob-legality-strict = Ściśle
knob-legality-called = Na żądanie
knob-pace = Tempo
knob-level = Siła bota
knob-level-note = Tylko w grze z botem.
knob-clock = Zegar
knob-clock-note = Zapas minut na każdy punkt i wolne sekundy w każdej kolei. Po wyczerpaniu zapasu przegrywasz mecz.
knob-clock-none = Bez zegara
knob-clock-simple_delay = Opóźnienie, potem zapas
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: sekundy dodawane w każdej kolei
knob-minutes = Minut na punkt
knob-seconds = Sekund na kolej
knob-side = Twoje piony
knob-side-any = Losowo
knob-side-white = Białe
knob-side-black = Czarne
choose-more = Więcej reguł
choose-go = Otwórz stół

# Table
table-title = Stół
table-moves = Ta partia
table-games = Partie
table-game = Partia
table-winner = Wygrywa
table-how = Rezultat
table-points = Punkty
table-score = Wynik
table-settings = Ustawienia
table-help = Klawisze
table-resign = Poddaj
table-files = Pobierz mecz
table-claim = Zgłoś
table-plays = Lista ruchów
table-last = Powtórz ostatni ruch
table-flip = Obróć planszę
table-leave = Odejdź od stołu
table-proof = Kości: zobowiązania i dowód
table-invite = Zaproś przeciwnika
table-invite-note = Wyślij ten link. Kto otworzy go pierwszy, zajmuje drugie miejsce.
table-invite-doubles = Zaproś partnera i przeciwników
table-invite-doubles-note = Każdy link jest na jedno miejsce. Mecz zaczyna się, gdy siedzi cała czwórka.
table-invite-partner = Dla partnera
table-invite-opponent = Dla przeciwnika
table-copy = Kopiuj
invite-share = Udostępnij
invite-qr = Kod QR
invite-qr-note = Link jako kod QR
table-terms = Reguły i limity
look-open = Przejrzyj
look-first = Na początek partii
look-back = Ruch wstecz
look-on = Ruch naprzód
look-last = Na koniec partii
look-close = Wróć do gry
copy-id-note = Pozycja przed pokazanym ruchem, z rzutem
copy-link = Kopiuj link
name-change = Zmień nazwę
table-onward = Nowy stół
table-close = Zamknij
table-result = Wynik
table-noscript = Ten stół działa na żywo dzięki JavaScriptowi. Można grać i bez niego: wybieraj poniżej i wczytaj stronę ponownie, aby zobaczyć ruch przeciwnika.
plain-plays = Graj
plain-reload = Wczytaj ponownie
plain-play-none = Brak ruchu: dalej
resign-title = Poddaj
resign-note = Poddaje się na koniec kolei: propozycja złożona w trakcie twojego ruchu czeka, aż go skończysz. Przeciwnik może odrzucić poddanie partii, chyba że to najwięcej, ile możesz przegrać.
plays-title = Dozwolone ruchy
plays-note = Wybierz ruch albo wpisz jego numer i Enter.

# Joining
join-title = Masz zaproszenie
join-lead = { $who } zaprasza cię do gry w backgammona.
join-lead-partner = { $who } zaprasza cię do gry w backgammona we wspólnej parze, dwoje na dwoje.
join-lead-opponent = { $who } zaprasza cię do gry w backgammona po drugiej stronie planszy, dwoje na dwoje.
terms-stake = Stawka
terms-stake-match = Mecz; punkty ponad jego długość się nie liczą
terms-stake-money = Punkty: sumuje się wyniki partii
terms-clock = { $mode }, po { $bank } min i { $delay } s na kolej
terms-decision = Na każdą decyzję
terms-absence = Na powrót po utracie połączenia
terms-time = { $time } min
name-note = Do { $most } znaków. Bez nazwy jesteś gościem z numerem.
name-note-known = Do { $most } znaków. Puste pole: zostaje { $name }.
name-missing = Ta nazwa nie ma żadnej litery, którą da się pokazać. Wróć i wybierz inną; reszta wpisanych danych zostaje.
name-too-long = Ta nazwa ma więcej znaków niż { $most }. Wróć i wybierz krótszą; reszta wpisanych danych zostaje.
name-of-house = Ta nazwa należy do samego klubu. Wróć i wybierz inną; reszta wpisanych danych zostaje.
name-mixed = Ta nazwa miesza podobne do siebie litery z różnych alfabetów. Wróć i zapisz ją w jednym; reszta wpisanych danych zostaje.
join-rules = Reguły tego stołu
join-sit = Siadam i gram
join-over = Ten mecz jest skończony.
join-look = Obejrzyj stół
join-taken = To miejsce jest już zajęte.
rules-of-match = Mecz do { $length }
rules-of-money = Gra na pieniądze

# Dice checker
verify-title = Sprawdź kości meczu
verify-lead = Otwórz protokół meczu, a ta strona przeliczy każdy rzut w twojej przeglądarce. Nic nigdzie nie jest wysyłane.
verify-file = Protokół (proof.json)
verify-paste = albo wklej go tutaj
verify-go = Sprawdź
verify-save = Zapisz program sprawdzający do użycia offline
verify-how-title = Jak powstają kości
verify-how = Serwer zobowiązuje się do sekretu, zanim ktokolwiek usiądzie. Każde miejsce zobowiązuje się do końca łańcucha skrótów. Przy każdej decyzji o rzucie otwiera się następne ogniwo obu łańcuchów; rzut to HMAC z sekretem serwera jako kluczem, obliczony ze stołu, meczu, numeru rzutu, obu zobowiązań i obu ogniw. Bajty od 252 wzwyż są pomijane, aby każda liczba była równie prawdopodobna.
verify-noscript = Sprawdzanie wymaga JavaScriptu. To samo robi polecenie „tavola verify-dice FILE”.
verify-honest = { $rolls ->
    [one] { $rolls } rzut jest prawidłowy: wynika z tego, co zamknięto przed meczem.
    [few] Wszystkie { $rolls } rzuty są prawidłowe: każdy wynika z tego, co zamknięto przed meczem.
    [many] Wszystkie rzuty, w liczbie { $rolls }, są prawidłowe: każdy wynika z tego, co zamknięto przed meczem.
   *[other] Wszystkie rzuty, w liczbie { $rolls }, są prawidłowe: każdy wynika z tego, co zamknięto przed meczem.
}
verify-honest-one = Jedyny rzut jest prawidłowy: wynika z tego, co zamknięto przed meczem.
verify-wrong = { $faults ->
    [one] Jedna rzecz się nie zgadza.
    [few] Nie zgadzają się { $faults } rzeczy.
    [many] Nie zgadza się { $faults } rzeczy.
   *[other] Nie zgadza się { $faults } rzeczy.
}
verify-rolls = Każdy rzut i skąd pochodzi każde ogniwo
verify-roll-number = Rzut
verify-roll-who = Rzuca
verify-roll-dice = Kości
verify-roll-link = Ogniwo: { $who }
verify-roll-both = obie strony
verify-link-client = własna strona
verify-link-escrow = własna kopia, przechowana tutaj
verify-link-house = serwer
verify-link-default = wartość domyślna (brak)
verify-unreadable = To nie jest protokół.
verify-no-length = Ten zapis ma starszy format bez podanej długości, więc nie widać, czy na końcu nie ucięto rzutów.
verify-nameless = Ktoś z tego zapisu odszedł z klubu i nie jest w nim już wymieniony z nazwy. Skróty utworzone z tą nazwą stoją tu tak, jak były, i nie da się ich przeliczyć; cała reszta jest przeliczona.
verify-in-play = Mecz jeszcze trwa: serwer otwiera swój sekret po jego zakończeniu i dopiero wtedy można przeliczyć rzuty.
verify-fault-scheme = Zapis jest innego rodzaju niż ten, który sprawdza ta strona.
verify-fault-secret-missing = Mecz jest skończony, a sekretu serwera brakuje.
verify-fault-secret = Sekret serwera nie jest tym, do którego zobowiązał się przed meczem.
verify-fault-link-default = Rzut %: brakującego ogniwa nie zastąpiono uzgodnionym.
verify-fault-link-source = Rzut %: błędnie podano, skąd pochodzi ogniwo.
verify-fault-link = Rzut %: ogniwo nie należy do łańcucha, do którego zobowiązało się jego miejsce.
verify-fault-seen = Rzut %: miejsce otworzyło swoje ogniwo dla innego zapisu niż ten.
verify-fault-number = Rzut %: numery rzutów nie idą po kolei.
verify-fault-dice = Rzut %: te kości nie wynikają z sekretu i ogniw.
verify-fault-log-missing = Brakuje przebiegu meczu.
verify-fault-log = Przebieg meczu nie zgadza się z rzutami.
verify-fault-count = Rzutów jest więcej lub mniej, niż mówi przebieg meczu.
verify-fault-kept = Skrót ma rzekomo zawierać nazwę tam, gdzie żadnej nie ma.
verify-fault-ending = Zapis nie kończy się tak, jak podaje: coś ucięto, dodano lub zmieniono.
verify-fault-other = Zapis nie jest spójny.
dice-part = Kości tego meczu
dice-warning-title = Serwer nie dotrzymuje obietnicy co do kości
dice-warning-do = Twoja przeglądarka zapisała, o co ją proszono, kiedy i co jej pokazano. Zachowaj ten zapis, pokaż go przeciwnikowi i nie graj dalej o nic, na czym ci zależy.
dice-evidence-save = Zapisz dowody
dice-details = Zobacz każdy rzut
dice-away = Graj dalej na innym urządzeniu
dice-away-note = Twoja część kości jest w tej przeglądarce. Otwórz ten link tam, gdzie chcesz grać dalej, po zalogowaniu na swoje konto, a twoja część się tam przeniesie. Nie dawaj go nikomu: kto ma ten link i sekret serwera, zna twoje rzuty.

# Rules for players

# Errors
error-404 = Nic tu nie ma
error-404-note = Adres jest błędny albo stół usunięto.
clause-says = Co mówi { $clause }
error-403 = Nie masz dostępu
error-403-note = To należy do kogoś innego. Jeśli masz zaproszenie, otwórz jego link jeszcze raz.
error-aside = Tego nie da się otworzyć
error-aside-note = Części tego, co tu zapisano, nie da się odczytać, więc odłożono to na bok. Nic nie skasowano, a reszta klubu działa. Prowadzący klub mogą to zbadać poleceniem „tavola doctor”.
error-other = To się nie udało
error-too-fast = Tak szybko nikt nie gra. Poczekaj chwilę i spróbuj ponownie.
error-too-slow = Trwało to zbyt długo. Sprawdź połączenie i spróbuj ponownie.
error-too-many-guests = Z twojej sieci dołączyło przed chwilą wiele osób. Poczekaj parę sekund i spróbuj ponownie.
error-too-many-bots = Boty grają już ze sobą przy wystarczająco wielu stołach. Poczekaj, aż któryś mecz się skończy albo stanie, bo nikt go nie ogląda.
error-busy = Klub jest zajęty. Spróbuj ponownie.
error-closing = Klub zaraz uruchomi się ponownie. Spróbuj za chwilę.
error-malformed = Nie dało się odczytać wysłanych danych. Wróć, sprawdź je i spróbuj ponownie.
error-cross-site = To przyszło ze strony innej witryny, więc nic nie zrobiono.
error-internal = Coś poszło nie tak po naszej stronie. Nic się nie zmieniło; możesz spróbować ponownie.
error-back = Wróć
error-home = Na stronę główną
error-table = Wróć do stołu
error-event = Wróć do turnieju

# Chouette
chouette-title = Chouette
chouette-now = Co teraz
chouette-open = Otwórz chouette
wooden-start-title = Drewniana plansza
wooden-start = Połóż obok niej telefon: zegar, tablica wyników i zapis partii. Działa bez sieci, a nic, co naciśniesz, nie ginie.
wooden-open = Otwórz zegar
chouette-start-title = Chouette
chouette-start = Jedna osoba przeciw wszystkim, z kostką dla każdego: box gra z drużyną, która się naradza. Ze znajomymi, z botami albo jako księga wyników przy drewnianej planszy.
chouette-games = { $n ->
    [0] jeszcze bez partii
    [one] jedna partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}
chouette-lead = Jedna osoba jest boxem i gra przeciw wszystkim pozostałym. Kapitan wykonuje ruchy drużyny, reszta doradza, a każdy ma z boxem własny rachunek.
chouette-turned = { $n ->
    [one] z jedną zmienioną regułą
    [few] z { $n } zmienionymi regułami
    [many] z { $n } zmienionymi regułami
   *[other] z { $n } zmienionej reguły
}
preset-chouette-club = Chouette klubowe
preset-chouette-club-note = Kostka między boxem a każdym graczem, z klubowymi obowiązkami: przyjąć dość kostek, najpierw kostka kapitana, beavery.
preset-chouette-galore = Chouette proste
preset-chouette-galore-note = Jedna kostka dla wszystkich; gdy podwaja box, każdy przyjmuje albo pasuje za siebie.
chouette-place = Plansza
chouette-place-online = Tutaj, z kośćmi serwera
chouette-place-online-note = Box i kapitan grają na ekranie; każdy rzut można potem sprawdzić.
chouette-place-over_the_board = Drewniana plansza
chouette-place-over_the_board-note = Wpisujesz kostki i wyniki; strona pilnuje kolejności, obowiązków i rachunków.
chouette-bots = Boty
chouette-bots-note = Dołączają od razu i grają w drużynie, jako kapitan albo box. Z dwoma możesz zacząć bez innych ludzi. Nie przy drewnianej planszy.
chouette-bot-level = Ich siła
chouette-bot-add = Dodaj bota
level-beginner = Początkujący
level-novice = Nowicjusz
level-casual = Niedzielny gracz
level-intermediate = Średni
level-advanced = Zaawansowany
level-expert = Ekspert
level-full = Pełna siła
chouette-host = Ty
chouette-host-plays = grasz
chouette-host-keeps = tylko prowadzisz księgę wyników
chouette-host-note = Gospodarz dodaje boty, ustala stawkę, a przy drewnianej planszy wpisuje za wszystkich.
chouette-lobby = Chouette, do których można dołączyć
chouette-lobby-note = Dołączyć może każdy; trwająca partia toczy się dalej, a ty zaczynasz na końcu kolejki.
chouette-lobby-nobody = Jeszcze nikogo
chouette-door = Kto może dołączyć
chouette-door-link = Każdy, kto ma link
chouette-door-open = Wszyscy; chouette jest na liście
chouette-worth = Wartość punktu
chouette-worth-note = Tak jak się to pisze: 2,50 i EUR. Bez waluty punkt jest po prostu punktem.
chouette-pace = Limity czasu
chouette-pace-answer = Na odpowiedź na kostkę
chouette-pace-answer-note = Potem brak odpowiedzi oznacza odpowiedź kapitana albo pas.
chouette-pace-turn = Na rzut lub ruch
chouette-pace-turn-note = Potem za kapitana gra następna osoba z kolejki, a box przegrywa.
chouette-pace-absence = Bez otwartej strony
chouette-pace-absence-note = Na kogo tak długo nie ma, na tego się już nie czeka: liczy się to jako brak odpowiedzi.
chouette-pace-gather = Na dołączenie własnej kostki
chouette-pace-gather-note = Po pierwszym podwojeniu, zanim box odpowie.
chouette-pace-fair = Zanim rzuci kapitan
chouette-pace-fair-note = Aby każdy mógł podwoić; „Bez podwojenia” oszczędza innym czekania.
chouette-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
chouette-no-limit = bez limitu
chouette-go = Otwórz chouette
chouette-knob-cubes = Kostki
chouette-knob-cubes-note = Klubowe: po jednej dla każdego. Proste: jedna dla wszystkich.
chouette-knob-cubes-single = Jedna dla wszystkich
chouette-knob-cubes-multiple = Po jednej dla każdego
chouette-knob-box_stays = Box zostaje
chouette-knob-box_stays-note = Klubowe: gdy wygrywa i nie traci w tej partii punktów. Proste: gdy pokona kapitana.
chouette-knob-box_stays-beats_captain = gdy pokona kapitana
chouette-knob-box_stays-wins_and_level = gdy wygrywa i wychodzi co najmniej na zero
chouette-knob-offering = Drużyna może podwajać
chouette-knob-offering-note = Klubowe: dopóki box nie odpowie komuś z drużyny. Proste: dopóki nie rzuci kapitan.
chouette-knob-offering-until_roll = do rzutu
chouette-knob-offering-until_answered = do odpowiedzi boxa
chouette-knob-take_enough = Przyjąć dość kostek
chouette-knob-take_enough-note = Gdy wszyscy podwoili, box musi przyjąć tyle kostek, by w razie wygranej wyjść na zero, a przyjmując tylko kostkę kapitana – dać beavera. W zestawie klubowym włączone.
chouette-knob-captain_cube = Kostka kapitana
chouette-knob-captain_cube-note = Gdy naraz zaproponowano kilka kostek. Klubowe: jeśli box przyjmuje którąś, to i kostkę kapitana. Proste: jak chce.
chouette-knob-captain_cube-off = box przyjmuje, które chce
chouette-knob-captain_cube-if_any = jeśli box przyjmuje którąś, to i kostkę kapitana
chouette-knob-captain_cube-must = box musi przyjąć kostkę kapitana
chouette-knob-beaver = Przyjęcie podwojenia
chouette-knob-beaver-note = Tam, gdzie gra się z beaverami: czy wolno przyjąć także bez niego.
chouette-knob-beaver-may = z beaverem lub bez
chouette-knob-beaver-must = zawsze z beaverem
chouette-knob-sole_taker_beavers = Jedyny przyjmujący daje beavera
chouette-knob-sole_taker_beavers-note = Gdy box podwoił wszystkim, a przyjmuje tylko jedna osoba, musi dać beavera. W zestawie klubowym włączone.
chouette-knob-holdout = Ostatni do pasowania
chouette-knob-holdout-note = Od pięciu osób: jeśli na podwojenie boxa pasują wszyscy prócz jednej osoby, ona też musi spasować. Wyłączone, chyba że wybrano inaczej.
chouette-knob-holdout-first = przy pierwszym podwojeniu boxa
chouette-knob-holdout-any = przy każdym podwojeniu boxa
chouette-knob-extras = Dodatkowe kostki
chouette-knob-extras-note = Tylko przy jednej kostce: kto spasował, może dać jedynemu przyjmującemu dodatkową kostkę, przy podwojeniu ze środka. Wyłączone, chyba że wybrano inaczej.
chouette-knob-extras-paid = kto ją daje, płaci tyle, ile kosztuje pas
chouette-knob-extras-free = kto ją daje, nic nie płaci
chouette-knob-consultation = Rady dla kapitana
chouette-knob-consultation-note = Klubowe: od tych, którzy obrócili lub przyjęli kostkę albo są pytani. Proste: od wszystkich w partii.
chouette-knob-consultation-free = od wszystkich w partii
chouette-knob-consultation-never = nigdy
chouette-knob-consultation-after-cube = gdy obrócono jakąś kostkę
chouette-knob-consultation-cube-holders = od tych z obróconą kostką
chouette-knob-declining = Gdy na kostkę boxa pasuje kilka osób
chouette-knob-declining-note = Przy wielu kostkach kapitanowie idą po kolei na koniec. Przy jednej – tylko kapitan.
chouette-knob-declining-captain_only = na koniec idzie tylko kapitan
chouette-knob-declining-in_turn = kapitanowie idą po kolei
chouette-knob-captain_after_drop = Po pasie kapitana
chouette-knob-captain_after_drop-note = Gdy kapitan pasuje na podwojenie boxa, a inni przyjmują.
chouette-knob-captain_after_drop-stays = następna osoba zostaje kapitanem na stałe
chouette-knob-captain_after_drop-temporary = następna osoba jest kapitanem tylko w tej partii
chouette-knob-leaving = Kostka osoby odchodzącej
chouette-knob-leaving-note = W trakcie partii. Gra dalej, chyba że wybrano inaczej; odpowiada za nią kapitan.
chouette-knob-leaving-plays_on = gra dalej pod kapitanem
chouette-knob-leaving-loses = jest od razu przegrana
chouette-knob-partner_lot = Losowanie partnera
chouette-knob-partner_lot-note = Gdy nikt nie chce być partnerem boxa. Zwykle bez kapitana.
chouette-knob-partner_lot-without_captain = bez kapitana
chouette-knob-partner_lot-with_captain = z kapitanem
chouette-knob-partner_place = Partner, gdy box przegrywa
chouette-knob-partner_place-note = Zwykle zostaje na swoim miejscu.
chouette-knob-partner_place-kept = zostaje na miejscu
chouette-knob-partner_place-end = idzie na koniec
chouette-knob-partner_from = Partner od
chouette-knob-partner_from-note = Liczba grających, zwykle 8.
chouette-automatic-consent = Pierwsze; kolejne za zgodą boxa
chouette-join-title = Chouette
chouette-there = Już są
chouette-join = Dołącz
chouette-join-note = Zaczynasz na końcu kolejki i grasz od następnej partii. Odejść można między decyzjami.
chouette-invite = Zaproś innych
chouette-invite-note = Kto otworzy ten link, może dołączyć w każdej chwili, na końcu kolejki.
chouette-noscript = Strona chouette wymaga JavaScriptu. Bez niego widać tylko, kto jest, oraz rachunki.
chouette-resign-note = Druga strona może odrzucić propozycję, chyba że to najwięcej, ile można przegrać.
chouette-sure = Na pewno?
accounts-count = { $n ->
    [one] jedna partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}
accounts-back = Wróć do chouette
accounts-csv = Pobierz jako CSV
accounts-print = Strona do druku
accounts-balances = Salda
accounts-debts = Kto komu jest winien
accounts-total = Razem
accounts-by-game = Punkty według partii
accounts-marks = B: box w tej partii. C: kapitan.
accounts-game = Partia { $n }
accounts-cube = na { $value }, { $winner ->
    [box] wygrywa box
    [team] wygrana z boxem
   *[agreed] rozliczone ugodą
}
cause-dropped = pas
cause-decided = rozstrzygnięte w partii
cause-extra_given = z dodatkową kostką
cause-agreed = ugoda
cause-left = odejście
cause-partner = udział partnera

# Where a guest is at home
browsers-title = Przeglądarki, które cię znają
browsers-many = { $n ->
    [one] Zna cię tylko ta przeglądarka.
    [few] Znają cię { $n } przeglądarki.
    [many] Zna cię { $n } przeglądarek.
   *[other] Zna cię { $n } przeglądarki.
 }
browsers-end-others = Wyloguj ze wszystkich innych przeglądarek
browsers-here-note = Gościa zna tylko jego przeglądarka. Jeśli się tu wylogujesz, a nie zna cię żadna inna, nie wrócisz do swoich stołów.
browsers-end-here = Wyloguj z tej przeglądarki

# The rules of the chouette
chouette-rules-title = Zasady chouette
chouette-rules-presets = Dwa zestawy reguł

## Rules that do not go together
not-translated = Jeszcze nieprzetłumaczone: oto tekst angielski.
broken-length-in-money-play = Te reguły są dla gry na pieniądze, w której nie gra się do liczby punktów: zostaw punkty puste albo wybierz mecz.
broken-match-without-length = Mecz gra się do liczby punktów: wpisz ją albo wybierz grę na pieniądze.
broken-jacoby-in-match = W meczu nie ma reguły Jacoby’ego: wyłącz ją albo wybierz grę na pieniądze.
broken-responses-in-match = W meczu nie ma beaverów: wyłącz je albo wybierz grę na pieniądze.
broken-automatic-doubles-in-match = W meczu nie ma automatycznych podwojeń: wyłącz je albo wybierz grę na pieniądze.
broken-holland-without-crawford = Reguła Hollanda dotyczy partii po partii Crawforda: włącz regułę Crawforda albo wyłącz Hollanda.
broken-tournament-length = Mecze turniejowe gra się co najmniej do 3 punktów: wpisz dłuższy mecz albo wybierz „Mecz”.
broken-crawford-outside-match = Reguła Crawforda jest dla meczów: wyłącz ją albo wybierz mecz.
broken-holland-outside-match = Reguła Hollanda jest dla meczów: wyłącz ją albo wybierz mecz.
broken-doubling-limit-outside-match = Ograniczenie podwojeń z Tavola Reale jest dla meczów: wyłącz je albo wybierz mecz.
broken-consent-outside-chouette = Automatyczne podwojenia za zgodą boxa są dla chouette: wybierz ich liczbę albo żadne.
broken-time-limit = Ten limit czasu jest za długi lub za krótki: może trwać od jednej sekundy do siedmiu dni.
broken-clock-times = Z takim zegarem nikt nie zagra: potrzeba trochę czasu i najwyżej 10 godzin na punkt i na kolej.
broken-rated-time = Mecz rankingowy zostawia wszystkim czas na grę: co najmniej 15 sekund na decyzję, 30 na powrót po utracie połączenia, a z zegarem minutę na partię.
broken-bots = Może grać najwyżej tyle botów: { $most }, a przy drewnianej planszy żaden.
broken-stake-in-match = Stawka za punkt jest dla gry na pieniądze: zostaw walutę pustą albo wybierz grę na pieniądze.
broken-called-in-tavola-reale = W Tavola Reale gra się ściśle według przepisów: wybierz „Ściśle” albo inne reguły.

# The tutor on the start page

start-tutor = Z trenerem
start-tutor-note = Pyta przed grubym błędem, podpowiada, pozwala cofnąć.
knob-tutor-none = Brak
knob-tutor-whopper = Pyta przed bardzo grubym błędem
knob-tutor-blunder = Pyta przed grubym błędem
knob-tutor-error = Pyta przed błędem
knob-tutor-doubtful = Pyta przed wątpliwym ruchem
knob-tutor-note = Przeciw botowi: pyta przed złym ruchem, podpowiada i pozwala cofnąć. Mecz jest oznaczony jako grany z trenerem.
terms-tutor = Pyta przed decyzją tracącą { $loss } lub więcej; podpowiedzi i cofanie są dozwolone
