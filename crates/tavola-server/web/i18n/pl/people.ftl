# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Ludzie
person-bot = bot
rating-title = Ranking
rating-provisional = Tymczasowy: mało meczów albo dawno temu
rating-open = Ten mecz liczy się do rankingu. Stawkę widać, gdy obie strony siedzą przy stole.
rating-waits = Rankingi są właśnie obliczane.
rating-your-stake = Możesz zyskać { $gain } albo stracić { $loss } pkt rankingu.
rating-stake = { $name } może zyskać { $gain } albo stracić { $loss } pkt rankingu.
rating-share = W tym tygodniu gracie ze sobą dużo, więc liczy się { $share }% zmiany.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Ty: { $before } → { $after } ({ $change })
rating-not-casual = To mecz towarzyski: rankingi się nie zmieniają.
rating-not-guest = Rankingi się nie zmieniają: do meczu rankingowego obie strony muszą mieć konto.
rating-not-new = Rankingi się nie zmieniają: w meczu z zaproszenia oba konta muszą mieć co najmniej jeden dzień.
rating-not-too_far = Rankingi się nie zmieniają: różnica przekracza 500 punktów.
rating-not-too_often = Rankingi się nie zmieniają: ta para rozegrała w tym tygodniu już 7 liczonych meczów.
rating-not-alone = Rankingi się nie zmieniają: jedna osoba nie może grać po obu stronach.
rating-not-annulled = Rankingi się nie zmieniają: mecz unieważniono.

seal-verify = Sprawdź kości
seal-checking = Przeliczamy każdy rzut…
seal-wrong = Kości nie zgadzają się ze zobowiązaniem. Otwórz sprawdzanie, aby zobaczyć gdzie.
seal-unreadable = Nie dało się odczytać zapisu kości. Spróbuj ponownie.

people-title = Ludzie
people-find = Znajdź kogoś po początku nazwy
people-find-go = Znajdź
people-none-found = Żadna nazwa nie zaczyna się od „{ $name }”.
people-followed = Obserwowani
people-follow-oneself = Nie można obserwować siebie.
people-follow-many = Obserwujesz już tyle osób, ile można. Przestań najpierw obserwować kogoś.

ranking-choose = Tabele
ranking-rating = Według rankingu
ranking-week = W tym tygodniu
ranking-month = W tym miesiącu
ranking-year = W tym sezonie
ranking-errors = Według błędów
ranking-points = Rozegrane punkty
ranking-place = Miejsce
ranking-player = Nazwa
ranking-gain = Zmiana
ranking-points-played = Rozegrane punkty
ranking-matches = Mecze
ranking-won = Wygrane
ranking-empty = W tej tabeli nie ma jeszcze nikogo. Graj mecze rankingowe i zajmij pierwsze miejsce.
ranking-note = W tabeli są osoby, które w tym czasie rozegrały co najmniej { $points } pkt z co najmniej tyloma różnymi osobami: { $people }, a ich ranking nie jest tymczasowy. Mecz do 7 to 7 punktów.
ranking-listed = Trafisz do tabel, gdy tylko rozegrasz dość.
ranking-unlisted = Nie ma cię w żadnej tabeli.
ranking-leave = Usuń mnie z tabel
ranking-enter = Dodaj mnie do tabel
pool-choose = Rodzaj gry
pool-people = Na żywo
pool-correspondence = Korespondencyjnie
pool-bots = Z botami

profile-joined = Tutaj od { $day }
profile-former = Dawniej { $names }
profile-challenge = Wyzwij
profile-follow = Obserwuj
profile-unfollow = Przestań obserwować
profile-block = Zablokuj
profile-register = Zarejestruj się, aby obserwować innych i grać mecze rankingowe.
profile-unrated = Jeszcze bez meczu rankingowego.
profile-experience = { $matches ->
    [one] jeden mecz
    [few] { $matches } mecze
    [many] { $matches } meczów
   *[other] { $matches } meczu
  }, { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
profile-rating-note = Rankingi liczy się wzorem FIBS, a każdy zaczyna od 1500. Mecze z botami mają osobny ranking.
profile-errors = Wszystkie decyzje
profile-errors-checker = Ruchy
profile-errors-cube = Kostka
profile-errors-note = Ostatnie decyzje w meczach rankingowych ocenione przez silnik: { $decisions }. { $interval ->
    [yes] Prawdziwa wartość leży w przedziale w 95 przypadkach na 100.
   *[no] Przedział jest pokazywany, gdy decyzji jest co najmniej { $least }.
  }
profile-errors-few = Silnik ocenił jak dotąd mniej decyzji niż { $least }.
profile-graph = Ranking w czasie
profile-graph-table = Każda zmiana w tabeli
profile-graph-words = Ranking przez { $matches ->
    [one] jeden mecz
    [few] { $matches } mecze
    [many] { $matches } meczów
   *[other] { $matches } meczu
  }: teraz { $now }, najwyższy { $most }, najniższy { $least }.
profile-no-matches = Nie ma jeszcze skończonego meczu do pokazania.
profile-none-found = Żaden mecz nie pasuje.
profile-counted = { $n ->
    [one] Jeden mecz
    [few] { $n } mecze
    [many] { $n } meczów
   *[other] { $n } meczu
  }, wygrane: { $won }
profile-filter = Filtruj mecze
profile-filter-go = Pokaż mecze
profile-opponent = Przeciwnik
profile-result = Wynik
profile-result-any = Dowolny
profile-result-won = Wygrana
profile-result-lost = Przegrana
profile-score-stood = Wynik w chwili zakończenia meczu
profile-since = Od
profile-until = Do
profile-search-wrong = Nie da się odczytać filtra: długość jest liczbą, a dzień wygląda jak 2026-11-25.
profile-ways = Zobacz
profile-watch = Oglądaj
profile-newer = Nowsze mecze

against-title = { $one } – { $other }
against-none = Te dwie osoby nie skończyły jeszcze żadnego wspólnego meczu.
against-by-length = Wygrane według długości meczu

dice-of = Kości: { $name }
dice-all-title = Kości całego klubu
dice-none = Nie policzono jeszcze żadnego rzutu: kości liczy się po zakończeniu meczu.
dice-counted = { $n ->
    [one] Policzono jeden rzut.
    [few] Policzono { $n } rzuty.
    [many] Policzono { $n } rzutów.
   *[other] Policzono { $n } rzutu.
  } Pierwsze rzuty partii nigdy nie są dubletami i są pominięte ({ $openings }).
dice-too-few = Za mało rzutów do oceny: potrzeba co najmniej { $least }.
dice-test = { $rare ->
    [usual] Te rzuty wyglądają na uczciwe kości. Uczciwe kości odbiegają od średniej tak samo lub bardziej w { $percent } przypadków (chi-kwadrat { $chi }).
    [rare] Uczciwe kości odbiegają od średniej tak samo lub bardziej tylko w { $percent } przypadków (chi-kwadrat { $chi }). Na 100 uczciwych osób u kilku tak to wygląda.
   *[very_rare] Uczciwe kości prawie nigdy nie odbiegają od średniej aż tak: w { $percent } przypadków (chi-kwadrat { $chi }). Sprawdź mecze i powiedz klubowi.
  }
dice-sums = Dublety i wejścia
dice-what = Co
dice-doubles = Dublety
dice-entering = Wejścia z bandy, na { $n ->
    [one] jedną próbę
    [few] { $n } próby
    [many] { $n } prób
   *[other] { $n } próby
  }
dice-pairs = Każdy rzut
dice-pair = Rzut
dice-counted-head = Policzono
dice-expected = Średnia
dice-band = Zwykle
dice-outside = Poza zwykłym przedziałem
dice-band-note = W zwykłym przedziale mieści się 95 na 100 uczciwych wyników. Z 21 rzutów około jednego wypada poza nim czystym przypadkiem.

fair-play-title = Uczciwa gra
fair-play-of = Uczciwa gra: { $name }
fair-play-lead = Materiał tylko dla moderatorów. Pokazuje, gdzie patrzeć, i niczego nie rozstrzyga.
fair-play-base-title = Jak często takie znaki mylą
fair-play-base = Załóżmy, że 1 osoba na 100 korzysta z pomocy. Znak, który wykrywa 90 na 100 takich osób, a podejrzewa 1 na 100 uczciwych, ma rację w 48 przypadkach na 100, nie więcej. Kto patrzy pięć razy, znajduje pięć razy tyle uczciwych.
fair-play-base-many = Jeden krótki mecz bliski ideału to u uczciwych rzecz zwykła. Wyniki i szczęśliwe rzuty o niczym nie mówią.
fair-play-hardest = Dziesięć najtrudniejszych ruchów
fair-play-hardest-note = Zanim otworzysz werdykt, przyjrzyj się pozycji i zdecyduj po swojemu.
fair-play-choices = { $n ->
    [one] { $n } możliwy ruch
    [few] { $n } możliwe ruchy
    [many] { $n } możliwych ruchów
   *[other] { $n } możliwego ruchu
}
fair-play-verdict = Werdykt
fair-play-lost = { $best ->
    [yes] Znaleziono najlepszy ruch.
   *[no] Ruch stracił { $loss }.
  }
fair-play-none-judged = Silnik nie ocenił jeszcze żadnego meczu rankingowego tej osoby.
fair-play-rate = { $rate }, decyzji: { $n }
fair-play-peers = Inne osoby o zbliżonym rankingu: { $n }. 5 na 100 gra poniżej { $low }, połowa poniżej { $middle }, 95 na 100 poniżej { $high }.
fair-play-as-good = Równie dobrze lub lepiej gra: { $n }.
fair-play-few-peers = Dość dobrze ocenionych osób o zbliżonym rankingu jest tylko { $n }. Porównuje się od { $least }.
fair-play-agreement = Zgodność z silnikiem w trudnych ruchach
fair-play-agreement-note = Tylko ruchy, w których najlepszy jest o 0,02 do 0,08 lepszy od drugiego: tam ludzie się różnią. Obok podano przeciwników z tych samych meczów.
fair-play-player = Ta osoba
fair-play-opponents = Przeciwnicy
fair-play-found = znaleziono { $best } z { $all }
fair-play-between = (prawdziwy udział między { $low }% a { $high }%)
fair-play-too-few = (za mało, by coś powiedzieć)
fair-play-times = Czas według trudności
fair-play-difficulty = Ruchy
fair-play-forced = Wymuszone
fair-play-easy = Łatwe
fair-play-hard = Trudne
fair-play-close = Bliskie
fair-play-times-note = Czas środkowy, z liczbą ruchów. Ludzie myślą dłużej tam, gdzie jest trudno.
fair-play-evidence = Co z tego wynika, za i przeciw
fair-play-unusual = Nietypowe
fair-play-usual = Tak grają ludzie
fair-play-unknown = Za mało, by coś powiedzieć
fair-play-nothing = Nic.
fair-play-says-rate-low = Wskaźnik błędów, wraz z przedziałem, jest niższy niż u 95 na 100 osób o zbliżonym rankingu.
fair-play-says-rate-usual = Wskaźnik błędów jest taki, jaki mają osoby o zbliżonym rankingu.
fair-play-says-rate-open = Za mało decyzji albo za mało osób do porównania.
fair-play-says-hard-more = Trudne ruchy znajdowane były wyraźnie częściej niż u przeciwników.
fair-play-says-hard-usual = Trudne ruchy znajdowane były mniej więcej tak często jak u przeciwników.
fair-play-says-hard-open = Za mało trudnych ruchów.
fair-play-says-time-flat = Trudne ruchy nie trwały dłużej niż łatwe, podczas gdy przeciwnicy myśleli dłużej.
fair-play-says-time-grows = Trudne ruchy trwały dłużej niż łatwe.
fair-play-says-time-open = Za mało ruchów ze zmierzonym czasem.
fair-play-says-cube-apart = Ruchy są prawie doskonałe, a kostka nie.
fair-play-says-cube-usual = Ruchy i kostka pasują do siebie.
fair-play-says-cube-open = Za mało decyzji.
fair-play-steps = Najpierw obserwuj, potem zapytaj po przyjacielsku albo zaproponuj mecz pod nadzorem. Nikogo nie ogranicza się bez uzasadnienia, terminu i odwołania do kogoś innego.
fair-play-alike = Warto spojrzeć
fair-play-alike-note = Wskazówki, nigdy werdykty: znajomi też szybko się poddają, a niektórzy zawsze przegrywają.
fair-play-quick = Mecze rankingowe skończone w ciągu minuty: { $n }
fair-play-one-way = Wszystkie mecze rankingowe ({ $n }) w tę samą stronę
