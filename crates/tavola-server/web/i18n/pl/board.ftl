# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Zegar i tablica wyników
board-lead = Telefon obok drewnianej planszy: zegar, tablica wyników i zapis partii w jednym. Działa bez sieci; nic, co naciśniesz, nie ginie.
board-needs-script = Zegar wymaga przeglądarki z JavaScriptem.
board-new = Nowy mecz
board-kept = Mecze na tym urządzeniu
board-kept-none = Jeszcze bez meczów. Ustaw pierwszy: dwie nazwy, długość i, jeśli chcesz, zegar.
board-white = Białe
board-black = Czarne
board-name-of = Nazwa: { $side ->
    [white] białe
   *[black] czarne
}
board-length = Długość w punktach
board-clock = Zegar
board-clock-none = Bez zegara, tylko tablica wyników
board-clock-simple_delay = Opóźnienie, potem zapas (zwykle)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, opóźnienie wliczone we wskazanie
board-clock-fischer = Fischer
board-minutes = Minut na punkt
board-delay = Sekund na kolej
board-flag = Gdy skończy się czas
board-flag-loss = mecz jest przegrany
board-flag-when_noticed = mecz jest przegrany, gdy przeciwnik to zgłosi
board-flag-overtime = jeszcze jedna minuta, raz
board-holland = Reguła Hollanda: po partii Crawforda strona przegrywająca nie może podwoić przed swoją trzecią koleją
board-sound = Dźwięki
board-vibrate = Wibracje
board-start = Zacznij
board-to = do { $length }
board-one-game = jedna partia
board-crawford = Partia Crawforda: bez kostki
board-game = Partia { $number }
board-turn = twoja kolej
board-waits = czeka
board-stopped = zatrzymany
board-press-label = { $name }, zostało { $time }{ $turn ->
    [yes] , na ruchu: naciśnij, aby zakończyć kolej
   *[no] {""}
}
board-begins = Ja zaczynam
board-next-game = Następna partia
board-double = Podwój do { $value }
board-take = Przyjmij { $value }
board-drop = Spasuj
board-confirm = Potwierdź
board-accept = Zgoda
board-reject = Niezgoda
board-stop = Stop
board-resume = Wznów
board-resume-other = Oddaj kolej: { $name }
board-over = Koniec partii
board-menu = Menu
board-sheet = Zapis partii
board-undo = Cofnij
board-undo-what = Przytrzymaj, aby cofnąć: { $act }
board-undone = Cofnięto: { $act }
board-hold = Przytrzymaj ten przycisk przez chwilę.
board-lock = Zablokuj
board-unlock = Odblokuj
board-locked = Zablokowane przed przypadkowym dotykiem
board-full = Pełny ekran
board-handover = Przekaż
board-leave = Wszystkie mecze
board-say = Przeczytaj czasy
board-cube = Kostka { $value }
board-cube-middle = na środku
board-cube-of = właściciel: { $name }
board-result = Jak skończyła się partia?
board-won-by = Wygrywa
board-kind-single = Zwykła
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Wpisz
board-close = Zamknij
board-resign = Poddaj partię
board-resign-match = Poddaj mecz
board-withdraw = Wycofaj poddanie
board-claim = Zgłoś wygraną partię
board-claims = { $name } zgłasza wygraną: { $kind }
board-resigns = { $name } poddaje: { $kind }
board-break = Zrób przerwę
board-end-break = Koniec przerwy
board-on-break = { $name } ma przerwę: { $time }
board-reason-fallen = Spadła kość albo pion
board-reason-contested = Zakwestionuj ruch
board-reason-director = Wezwij dyrektora
board-pause = Wstrzymaj zegar
board-paused = Wstrzymany
board-reason-faulty = Zegar jest wadliwy
board-reason-break = Przerwa
board-call-flag = Czas minął
board-why = Dlaczego zatrzymać zegar?
board-entered = { $name } wygrywa: { $kind }, kostka { $cube }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-both-confirm = Potwierdzają obie strony
board-flagged = { $name }: czas minął
board-match-won = { $name } wygrywa mecz
board-how-score = na punkty
board-how-flag = na czas
board-how-resigned = przez poddanie
board-how-penalty = przez punkty karne
board-how-ruling = decyzją dyrektora
board-called = Dyrektor jest wezwany
board-held = Dyrektor wstrzymał mecz
board-absent = { $name }: nieobecność; zegar idzie
board-opening = Rzućcie po jednej kości. Wyższa zaczyna.
board-ready = Porównajcie zapisane wyniki, potem zacznijcie.
board-gap = Urządzenie było wyłączone lub w tle przez { $time }.
board-restore = Oddaj ten czas
board-gap-asked = Urządzenie było wyłączone przez { $time } i w tym czasie skończył się czas: { $name }. Czy ten czas się liczy?
board-gap-banner = Zegar stoi
board-gap-counts = Liczy się
board-keep-as-is = Zostaw jak jest
board-jump = Zegar urządzenia przestawiono o { $time }. Zegar meczu idzie jak przedtem.
board-awake-refused = Ekran może zgasnąć: włącz w ustawieniach urządzenia, by nie gasł.
board-storage-refused = Ta przeglądarka niczego nie zapisuje: po ponownym wczytaniu mecz przepadnie.
board-offline = Offline: { $count ->
    [0] wszystko wysłane
    [one] czeka { $count } wpis
    [few] czekają { $count } wpisy
    [many] czeka { $count } wpisów
   *[other] czeka { $count } wpisu
}
board-online = Wszystko wysłane
board-viewer = Oglądasz. Zegar jest na innym urządzeniu.
board-viewer-age = Aktualizacja { $seconds } s temu
board-take-over = Przejmij zegar tutaj
board-take-over-hold = Przejmij zegar tutaj (przytrzymaj)
board-take-over-ask = Zegar jest na innym urządzeniu. Po przejęciu tamto może już tylko oglądać.
board-take-over-yes = Przejmij
board-take-up = Przyjąć ten mecz?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } do { $length }: { $count ->
    [one] przekazano jeden wpis
    [few] przekazano { $count } wpisy
    [many] przekazano { $count } wpisów
   *[other] przekazano { $count } wpisu
}.
board-take-up-new = To urządzenie przejmuje zegar. To, które go przekazało, może potem już tylko oglądać.
board-take-up-known = To urządzenie ma już ten mecz. Przekazany dziennik zastąpi tutejszy; to, co w nim ponadto jest, zostanie zachowane osobno.
board-take-up-yes = Przyjmij
board-read-foreign = Ten dziennik nie daje prawa do meczu na tym urządzeniu; nic się nie zmieniło.
board-kept-unreadable = Dziennika tego meczu nie da się odczytać na tym urządzeniu.
board-no-such-match = Nie ma takiego meczu. Sprawdź link: może brakuje litery.
board-link-worthless = Ten link nie daje prawa do meczu.
board-no-right = Serwer odrzuca to, co tu naciskasz, bo link nie daje prawa do meczu. Otwórz właściwy link stołu.
board-posted = W drabince
board-conflict = Inne urządzenie ma inny dziennik: tutaj { $here }, tam { $there }.
board-conflict-scoreboard = Rozstrzyga tablica wyników tego stołu (MAT-07): { $won }.
board-conflict-trailers_sheet = Liczy się wynik strony przegrywającej (MAT-05): { $won }.
board-conflict-agreement = Oba mają ten sam wynik.
board-conflict-director = Rozstrzyga dyrektor.
board-conflict-look = Porównaj oba dzienniki
board-conflict-title = Dwa dzienniki tego meczu
board-conflict-here = Dziennik tutaj
board-conflict-there = Drugi dziennik
board-conflict-since = { $count ->
    [0] Nic od rozejścia
    [one] Jeden wpis od rozejścia
    [few] { $count } wpisy od rozejścia
    [many] { $count } wpisów od rozejścia
   *[other] { $count } wpisu od rozejścia
}
board-compare = Porównaj mój zapisany wynik
board-papers-agree = Zapisane wyniki zgadzają się z tablicą: { $counts }.
board-papers-differ = Zapisane wyniki nie zgadzają się z tablicą. Liczy się tablica: { $counts } (MAT-07).
board-battery = Słaba bateria: { $percent }%. Podłącz urządzenie albo przekaż zegar.
board-chouette = Więcej niż dwie osoby? Urządzenie może być też księgą wyników chouette.
board-elsewhere = Ten mecz jest otwarty w innej karcie.
board-elsewhere-here = Kontynuuj tutaj
board-read-older = To urządzenie ma nowszy dziennik tego meczu; pliku nie wczytano.
board-read-unreadable = To nie jest plik meczu.
board-keep-this = Zachowaj ten dziennik
board-keep-that = Zachowaj drugi dziennik
board-not-kept = Przeglądarka tego nie zapisała. Spróbuj jeszcze raz.
board-too-soon = Drugie dotknięcie tak szybko się nie liczy.
board-no-line = Brak połączenia z urządzeniem z zegarem: wpisz to tam.
board-unheard = Urządzenie z zegarem nie odpowiada: sprawdź tam, czy się zapisało.
board-handover-how = Otwórz to na drugim urządzeniu: przejmie ono zegar z całym dziennikiem. Odtąd to urządzenie może już tylko oglądać.
board-handover-copy = Kopiuj link
board-handover-file = Zapisz jako plik
board-handover-read = Przejmij z pliku
board-csv = CSV
board-print = Drukuj
board-share = Udostępnij
board-sheet-number = Partia
board-sheet-winner = Wygrywa
board-sheet-kind = Rodzaj
board-sheet-cube = Kostka
board-sheet-points = Punkty
board-sheet-score = Wynik
board-sheet-banks = Pozostały czas
board-sheet-used = Zużyty czas
board-sheet-lasted = Czas trwania
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , pas
    [resigned] , poddanie
    [claimed] , zgłoszenie
    [flag] , na czas
    [forfeited] , walkower
    [adjudicated] , decyzją sędziego
   *[borne_off] {""}
}
board-sheet-none = Żadna partia się jeszcze nie skończyła.
board-sheet-awards = Punkty karne
board-sheet-award = { $points } pkt: { $name }
board-sheet-rulings = Decyzje
board-sheet-signs = Podpisy
board-corrected = poprawiono
board-keys = Klawiatura albo przycisk Bluetooth działający jak ona: Spacja naciska za stronę na ruchu, 1 i 2 za dolną i górną, d podwaja, t przyjmuje, p pasuje, s zatrzymuje, u (przytrzymane) cofa, c czyta czasy, l blokuje.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Wynik { $a } do { $b }, mecz do { $length }.
board-side-said = Na ruchu: { $name }
board-low = { $name }: została minuta
board-install = Zainstaluj to z menu przeglądarki, aby otwierać bez sieci.

board-first-game = Zacznij
board-confirm-score = Potwierdź { $a }–{ $b }
board-what = Co teraz?
board-more = Więcej
board-understood = OK
board-new-match = Nowy mecz
board-continue = Kontynuuj mecz z papieru
board-points-of = Punkty: { $side ->
    [white] białe
   *[black] czarne
}
board-conflict-players = Ustalcie razem, który dziennik się liczy.
board-right-menu = Popraw coś
board-right = Co trzeba poprawić?
board-right-time = Czas na zegarze
board-right-result = Wynik partii
board-right-length = Długość meczu
board-right-points = Punkty karne
board-right-clock = Wprowadź zegar
board-right-whose = Czyj zegar
board-right-way = Dodaj lub odejmij
board-right-give = Dodaj
board-right-take = Odejmij
board-right-minutes = Minuty
board-right-seconds = Sekundy
board-right-reason = Powód
board-right-against = Kto jest ukarany
board-right-count = Punkty dla przeciwnika
board-sheet-clock = { $mode }, { $bank } na punkt, { $delay } s na kolej
board-ruling-adjust_time = { $name }: { $time } na zegarze
board-ruling-penalty = Kara, { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-ruling-warn = Ostrzeżenie: { $name }
board-ruling-correct_result = Partia { $game } poprawiona: { $name }, { $kind }, kostka { $cube }
board-ruling-set_length = Mecz gra się do { $length }
board-ruling-bring_clock = Wprowadzono zegar: { $clock }
board-ruling-hold = Dyrektor wstrzymuje mecz
board-ruling-release = Mecz toczy się dalej
board-ruling-absent = { $name }: nieobecność
board-ruling-arrived = Obie strony są
board-ruling-award_match = Mecz przyznano: { $name }
board-ruling-restore = Oddano czas luki { $gap }
board-ruling-count = Czas luki { $gap } się liczy
board-ruling-settle = Zachowano jeden z dwóch dzienników
board-ruling-play_on = Nikt nie zauważył końca czasu: obie strony grają dalej
board-ruling-cube_stands = Partia { $game }: kostka zostaje na { $cube }
board-ruling-post = W drabince

board-act-press = naciśnięcie
board-act-opening = rzut otwierający
board-act-start_game = początek partii
board-act-double = podwojenie
board-act-take = przyjęcie
board-act-drop = pas
board-act-stop = zatrzymanie
board-act-call_director = wezwanie dyrektora
board-act-resume = wznowienie gry
board-act-resign = poddanie
board-act-claim = zgłoszenie
board-act-accept = zgoda
board-act-reject = niezgoda
board-act-result = wynik
board-act-confirm = potwierdzenie
board-act-compare = porównanie
board-act-take_break = przerwa
board-act-end_break = koniec przerwy
board-act-resign_match = poddanie meczu
board-act-withdraw = wycofanie poddania
board-act-call_flag = zgłoszenie końca czasu
board-act-open = ustawienie meczu
board-act-flag_fell = koniec czasu
board-act-undo = cofnięcie ostatniego wpisu
board-act-gap = wyłączenie urządzenia
board-act-jump = przestawienie zegara urządzenia
board-act-claim_lease = przejęcie zegara
board-act-diverged = inny dziennik
board-act-received = poprawiony czas

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Meczu nie ustawiono.
board-refused-opened-already = Mecz jest już ustawiony.
board-refused-unsound = Brakuje nazwy, jest za długa albo ustawienia zegara są poza zakresem.
board-refused-player-only = Może to zrobić tylko grający.
board-refused-director-only = Może to zrobić tylko dyrektor.
board-refused-reason-missing = Decyzja wymaga uzasadnienia.
board-refused-on-hold = Do decyzji dyrektora niczego nie można zmienić.
board-refused-posted = Wynik jest w drabince; poprawić może go tylko dyrektor.
board-refused-over = Mecz jest skończony.
board-refused-flagged = Czas minął.
board-refused-gap-asked = Powiedz najpierw, czy czas wyłączenia urządzenia się liczy.
board-refused-not-now = Teraz nie można tego zrobić.
board-refused-not-your-turn = Na ruchu jest druga strona.
board-refused-no-clock = Nie ma zegara.
board-refused-crawford-game = W partii Crawforda się nie podwaja.
board-refused-crawford-cube = Wszystkie podwojenia w partii Crawforda są nieważne: kostka liczy się jako 1.
board-refused-cube-not-yours = Kostka należy do drugiej strony.
board-refused-cube-exhausted = Wyżej kostka już nie pójdzie.
board-refused-holland-waits = Po partii Crawforda strona przegrywająca nie może podwoić przed swoją trzecią koleją.
board-refused-nothing-offered = Nie ma na co odpowiadać.
board-refused-break-between-games = Przerwy robi się między partiami.
board-refused-no-break-left = Nie ma już przerw.
board-refused-break-running = Przerwa jeszcze trwa.
board-refused-most-resigned = Poddania najwyższej stawki nie można odrzucić.
board-refused-trailer-confirms = Wynik liczy się, gdy potwierdzi go strona przegrywająca.
board-refused-whose-turn = Wybierz, czyj zegar ma iść.
board-refused-too-long = Tekst lub lista są za długie albo liczba za duża.
board-refused-no-points = Kara to co najmniej jeden punkt.
board-refused-no-flag = Nikomu nie skończył się czas.
board-refused-nothing-to-undo = Nie ma czego cofać.
board-refused-no-such = Nie ma takiego numeru.
board-refused-turn-is-over = Kolej tej luki już minęła; czas może poprawić dyrektor.
board-refused-nothing-given-up = Nikt nie poddał.
board-refused-same-length = Mecz już się gra do tej długości.
board-refused-nothing-due = Nic teraz nie czeka.
board-refused-held-by-device = Zegar jest na urządzeniu; naciśnij tam.
board-refused-lease-lost = Zegar jest na innym urządzeniu.
board-refused-line-missing = W dzienniku brakuje wpisu.
board-refused-line-known = Ten wpis jest już w dzienniku.
board-held-button = przytrzymaj
board-crawford-word = Crawford
board-needs = brakuje { $points }
board-points-label = { $name }: { $points }, pokaż dotychczasowe partie
board-doubles = { $name } podwaja do { $value }
board-ruled = Dyrektor zdecydował. Wznowić?
board-played-on = Nikt nie zauważył końca czasu. Grajcie dalej.
board-age = { $seconds } s
board-overtime = dodatkowy czas
board-overtime-told = { $name }: czas minął, dodatkowy czas { $time }, raz.
board-low-seconds = { $name }: zostało { $seconds } s
board-countdown = Ostrzeżenia przy 0:30 i 0:10
board-swap = Zamień strony
board-course = Dotychczasowe partie
board-course-won = { $name } wygrywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-course-time = trwała { $time }
board-play-on = Nikt nie zauważył: gramy dalej
board-turn-dialog = Obróć
board-right-flag = Nikt nie zauważył końca czasu: gramy dalej
board-right-turn = Zegar idzie niewłaściwej stronie
board-right-cube = Kostkę obrócono w partii Crawforda
board-right-cube-how = Do końca tamtej partii można to było unieważnić. Nikt nie zauważył, więc zostaje (MAT-03). Co pokazywała?
board-sheet-date = Data
board-sheet-reason = Powód
board-sheet-after-game = Po partii
board-mat = plik .mat
board-install-secure = Otwartą przez HTTPS stronę można zainstalować i działa wtedy bez sieci.
board-presets = Zwykłe zegary
board-preset-last = Ostatnio użyty
board-preset-italy = Włochy 3:00 + 12
board-preset-usual = UK, USA, WBGF 2:00 + 12
board-preset-doubles = Pary 2:30 + 18
board-preset-none = Bez zegara
board-total = Każda strona ma { $bank } i { $delay } s na kolej.
board-screen = Na projektor
board-overlay = Do transmisji
