# The analysis of a match.

study-title = Analiza
study-open = Analizuj
study-back = Wróć do stołu
study-depth = { $plies ->
    [0] Pierwsze spojrzenie.
    [one] Głębokość: { $plies } rzut naprzód.
    [few] Głębokość: { $plies } rzuty naprzód.
    [many] Głębokość: { $plies } rzutów naprzód.
   *[other] Głębokość: { $plies } rzutu naprzód.
  }
study-underway = Liczymy { $plies } { $plies ->
    [one] rzut
    [few] rzuty
    [many] rzutów
   *[other] rzutu
  } naprzód: { $done } z { $all } wierszy.
study-waits = Głębsza analiza czeka na inny mecz.
study-ready = Analiza jest gotowa.
study-reload = Analiza jeszcze trwa.
study-reload-link = Zobacz ponownie
study-nothing = Nie ma czego analizować: żadnej partii nie dograno do końca.
study-definitions = Koszty są w jednostkach kostki (EMG). PR to 500 razy koszt na decyzję; wskaźnik gnubg to jego koszt w tysięcznych. Ruchy bez wyboru się nie liczą; brak podwojenia liczy się tam, gdzie był na granicy lub błędny. Wątpliwe od 0,010, błąd od 0,020, gruby błąd od 0,080, bardzo gruby błąd od 0,160. Equity i szanse w wierszu pochodzą z tego samego spojrzenia, tak głębokiego, jak mówi ostatnia kolumna; szczęście ocenia się bez patrzenia naprzód, a przy rzucie otwierającym liczy się, kto go wygrał.

study-summary = W liczbach
study-rating = PR
study-rating-note = Performance rating: 500 razy koszt na decyzję. Im mniej, tym lepiej.
study-millis = Wskaźnik gnubg
study-millis-note = Koszt na decyzję w tysięcznych kostki, tak jak podaje go gnubg.
study-plays = Ruchy
study-plays-note = Ile kosztowały ruchy i ile z nich dawało wybór.
study-cubes = Kostka
study-cubes-note = Ile kosztowały decyzje o kostce i ile ich było.
study-lost-of = { $lost } na { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Ruchy wątpliwe, błędy, grube błędy, bardzo grube błędy.
study-losses-worth = Koszt wszystkich błędów
study-losses-worth-note = W szansach na wygranie meczu; w grze na pieniądze – w punktach.
study-luck = Szczęście
study-luck-note = O ile rzuty były lepsze od przeciętnych, w jednostkach kostki, bez patrzenia naprzód.
study-luck-worth = Szczęście w meczu
study-luck-worth-note = To samo w szansach na wygranie meczu; w grze na pieniądze – w punktach.

study-graph = Mecz
study-graph-note = Linia szans z zaznaczonymi błędami; te same liczby są na liście wszystkich wierszy.
study-graph-error = Wiersz { $line }, { $who }: { $mark }, { $loss }
study-graph-match = { $who }: szansa na wygranie meczu
study-graph-money = { $who }: oczekiwanie z partii
study-graph-game = { $who }: szansa na wygranie partii

nav-study = Pracownia
nav-openings = Otwarcia
openings-title = Otwarcie
openings-about = Jak gra się piętnaście pierwszych rzutów i jak każdy z 21 rzutów odpowiada na najlepsze z nich: gra na pieniądze z kostką na środku, bez reguły Jacoby’ego, kolejność według rolloutów naszego silnika.
openings-path = Gdzie jesteś
openings-roll = { $roll }
openings-replies-to = { $roll } zagrane { $play }: odpowiedzi
openings-roll-head = Rzut
openings-best = Najlepszy ruch
openings-next = Następny
openings-alone = nic w pobliżu
openings-verdict = Ocena
openings-is-best = najlepszy
openings-as-good = równie dobry
openings-unsettled = nierozstrzygnięte
openings-worse = gorszy
openings-error-note = Błąd standardowy equity
openings-trials = Partie
openings-trials-note = Ile partii rozegrano do końca
openings-replies = Odpowiedzi na niego
openings-replies-note = Ruch będący linkiem prowadzi do odpowiedzi na niego.
openings-mean = Średnio z 36 rzutów odpowiedź jest warta { $equity } dla rzucającego.
openings-look-on = Obejrzyj z silnikiem
openings-definitions = Equity jest liczone z kostką, w jednostkach kostki, z punktu widzenia grającego; ± to jeden błąd standardowy. „Równie dobry” to mniej niż 0,010 za najlepszym; „nierozstrzygnięte” jest dalej, ale o mniej niż 2,33 błędu standardowego różnicy. Te same liczby: tavola openings.

nav-duplicates = Duplikaty
duplicate-title = Duplikat
duplicate-about = Mecz gra się przy dwóch stołach tymi samymi kośćmi: partia po partii i rzut po rzucie padają te same liczby. Szczęście znika, a potem każda decyzja stoi obok decyzji z drugiego stołu.
duplicate-play = Kto gra
duplicate-bot = Dwoje przeciw botowi
duplicate-bot-note = Ty i druga osoba gracie białymi z tym samym botem, każde przy własnym stole.
duplicate-teams = Dwoje na dwoje
duplicate-teams-note = Przy jednym stole grasz białymi, przy drugim twój partner czarnymi; naprzeciw siedzą przeciwnicy.
duplicate-length = Punkty do wygranej
duplicate-go = Otwórz oba stoły
duplicate-note = Nikt nie widzi drugiego stołu, dopóki oba nie skończą: zdradziłoby to kości.
duplicate-table = Stół { $n }
duplicate-free = jeszcze nikt
duplicate-waiting = Nierozpoczęty.
duplicate-playing = Trwa.
duplicate-over = Skończony.
duplicate-play-on = Do twojego stołu
duplicate-look = Obejrzyj stół
duplicate-invite-white = Białe są tu wolne
duplicate-invite-black = Czarne są tu wolne
duplicate-invite-note = Wyślij ten link osobie, która ma tam usiąść.
duplicate-same-dice = Te same kości padają przy innym stole.
duplicate-result = Wynik
duplicate-players = Białe – Czarne
duplicate-points = Punkty
duplicate-even = Oba stoły kończą tak samo: nikt nie prowadzi.
duplicate-ahead = Lepiej przy swoim stole wypadły białe: { $who }, przewaga { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }.
duplicate-game = Partia { $n }
duplicate-parted = Odtąd pozycje się różnią.
duplicate-dice-note = Kości powstają z jednego sekretu tego serwera, według partii i rzutu. Zobowiązanie pokazano, zanim ktokolwiek usiadł, a sekret otwiera się, gdy oba stoły skończą; tavola verify-dice przelicza każdy rzut.
duplicate-commitment = Zobowiązanie
duplicate-secret = Sekret
duplicate-proof = Wszystkie rzuty, do sprawdzenia

study-errors = Błędy, od najgorszego
study-no-errors = Bez błędów.
study-more-errors = I jeszcze { $n }: są zaznaczone na liście wszystkich wierszy.
study-where = Wiersz
study-who = Kto
study-what = Decyzja
study-cost = Koszt
study-played = { $roll }: { $play }; lepiej { $best }
study-illegal = ruch niedozwolony
study-wrong-double = podwojenie; należało poczekać
study-missed-double = brak podwojenia
study-wrong-take = przyjęcie; należało spasować
study-wrong-drop = pas; należało przyjąć
study-wrong-beaver = beaver; nie należało
study-doubtful = Wątpliwy
study-error = Błąd
study-blunder = Gruby błąd
study-whopper = Bardzo gruby błąd

study-games = Wszystkie partie
study-game = { $length ->
    [0] Partia { $n }, { $black }–{ $white }
   *[other] Partia { $n }, { $black }–{ $white } do { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] wygrywa po pasie
    [gammon] wygrywa gammona
    [backgammon] wygrywa backgammona
   *[single] wygrywa
  }, { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
study-game-chance = { $who } wygrywa partię
study-match-chance = mecz
study-equity-of = punkty
study-dances = brak ruchu
study-doubles = podwaja
study-takes = przyjmuje
study-drops = pasuje
study-beavers = beaver
study-raccoons = raccoon
study-otters = otter
study-resigns-single = poddaje
study-resigns-gammon = poddaje gammona
study-resigns-backgammon = poddaje backgammona

study-board = Plansza przed ruchem
study-words-numbers = Numery pól: { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } na { $point }
study-words-bar = { $n } na bandzie
study-words-off = zdjęte: { $n }
study-words-cube = Kostka { $value }, na środku.
study-words-cube-of = Kostka { $value }, właściciel: { $who }.
study-said = Wiersz { $line }, { $who }, { $act }.
study-steps = Wiersze meczu
study-first = Pierwszy wiersz
study-error-before = Poprzedni błąd
study-before = Poprzedni wiersz
study-next = Następny wiersz
study-error-next = Następny błąd
study-last = Ostatni wiersz
study-no-decision = Nie ma tu czego rozstrzygać.
study-no-move = Brak ruchu.
study-forced = Jedyny dozwolony ruch.
study-right = Lepiej się nie da.
study-as-good = Równie dobre jak najlepsze: { $lost } za nim.
study-cost-match = koszt { $lost }; szansa na wygranie meczu { $worth }.
study-cost-money = koszt { $lost }, { $worth } pkt.
study-right-is = Prawidłowo: { $action }, { $answer }.
study-right-wait = bez podwojenia
study-right-double = podwojenie
study-right-redouble = ponowne podwojenie
study-right-too-good = za dobrze na podwojenie
study-right-take = przyjęcie
study-right-drop = pas
study-right-beaver = beaver
study-roll-luck = Szczęście rzutu: { $luck }, { $worth } pkt.
study-roll-luck-match = Szczęście rzutu: { $luck }; szansa na wygranie meczu { $worth }.
study-play = Ruch
study-made = zagrany
study-equity = Equity
study-difference = Różnica
study-plies = Naprzód
study-plies-note = Ile rzutów naprzód policzono.
study-more-plays = Jeszcze { $n } { $n ->
    [one] ruch, który kosztuje
    [few] ruchy, które kosztują
    [many] ruchów, które kosztują
   *[other] ruchu, które kosztują
  } więcej.
study-cube = Kostka
study-cube-doubler = Kostka, z punktu widzenia podwajającego
study-no-double = Bez podwojenia
study-double-take = Podwojenie, przyjęcie
study-double-drop = Podwojenie, pas
study-win = W
study-win-note = Wygrane, w procentach
study-win-gammon = WG
study-win-gammon-note = Wygrane gammony i backgammony, w procentach
study-win-backgammon = WBG
study-win-backgammon-note = Wygrane backgammony, w procentach
study-lose = P
study-lose-note = Przegrane, w procentach
study-lose-gammon = PG
study-lose-gammon-note = Przegrane gammony i backgammony, w procentach
study-lose-backgammon = PBG
study-lose-backgammon-note = Przegrane backgammony, w procentach
study-ids = Pozycja dla innych programów

study-why-wins = Wygrywa o { $by } partii na 100 mniej.
study-why-gammons = Wygrywa o { $by } gammonów na 100 partii mniej.
study-why-gammons-lost = Przegrywa o { $by } gammonów na 100 partii więcej.
study-why-shots = Zbija go { $made } z 36 rzutów, po najlepszym ruchu { $best }.
study-why-best-hits = Najlepszy ruch zbija.
study-why-made-hits = Ten ruch zbija, najlepszy nie.
study-why-hits = Zbite piony: { $made }, w najlepszym ruchu { $best }.
study-why-home = W domu { $made } { $made ->
    [one] zajęte pole
    [few] zajęte pola
    [many] zajętych pól
   *[other] zajętego pola
  }, po najlepszym ruchu { $best }.
study-why-prime = Najdłuższy prime: { $made }, po najlepszym ruchu { $best }.
study-why-anchor = Najlepszy ruch zachowuje kotwicę.
study-why-off = Zdjęte piony: { $made }, w najlepszym ruchu { $best }.

study-look-on = Patrz dalej stąd
study-cube-before = Przed rzutem:
nav-position = Pozycje
position-title = Pozycja
position-board = Plansza
position-white = Białe
position-black = Czarne
position-plays = { $who }, ruch { $roll }.
position-doubled = { $who }: podwojenie.
position-beavered = { $who }: beaver.
position-raccooned = { $who }: raccoon.
position-ottered = { $who }: otter.
position-on-roll = Na ruchu: { $who }.
position-money = Gra na pieniądze.
position-match = Mecz do { $length }: białe { $white }, czarne { $black }{ $crawford ->
    [yes] , partia Crawforda.
   *[no] .
  }
position-wrong = To nie jest pozycja. Może nią być XGID, identyfikator GNUBG lub OpenGammon, wiersz z FIBS albo plansza z liter.
position-playing = Grasz teraz z kimś. Silnik znów odpowie, gdy skończycie.
position-play = Ruchy
position-look-on = Patrz dalej od pozycji po tym ruchu
position-rolls = Rzuty
position-id = Pozycja
position-id-note = XGID, identyfikator GNUBG lub OpenGammon, wiersz z FIBS albo plansza z liter, jak kopiują ją XG i gnubg.
position-roll = Rzut, jeśli już padł
position-look = Zobacz
position-svg = Obraz (SVG)
study-adjusted = Wynik bez szczęścia
study-adjusted-note = Wynik minus własne szczęście, plus szczęście przeciwnika: ile była warta sama gra. Może wyjść poza 0 i 100%.
study-adjusted-below = { $who } wygrywa, a rzuty dały więcej niż cały mecz: dlatego wynik bez szczęścia wychodzi poza 0 i 100%. Szczęście to suma ze wszystkich rzutów; w pojedynczym meczu bywa większe niż wynik.
study-adjusted-above = { $who } wygrywa, choć rzuty były po drugiej stronie: dlatego wynik bez szczęścia wychodzi poza 0 i 100%. Szczęście to suma ze wszystkich rzutów; w pojedynczym meczu bywa większe niż wynik.

study-at-worst = Na początek najdroższy błąd; ▶ i ◀ prowadzą przez mecz.
study-no-line = Mecz nie ma takiego wiersza. To jest najdroższy błąd.
position-wrong-long = To dłuższe niż jakakolwiek pozycja.
position-wrong-roll = To nie jest rzut. Rzut to dwie cyfry od 1 do 6: 31.
position-wrong-game-over = Partia jest skończona: ktoś zdjął wszystkie piony.
position-wrong-match-over = Mecz jest skończony: ktoś ma wszystkie punkty.
position-wrong-crawford = W partii Crawforda jednej stronie brakuje jednego punktu.
study-chouette = Kostki chouette
study-chouette-note = Każda kostka to osobna gra, box przeciw jednej osobie. Ruchy drużyny są ruchami kapitana; ich koszt jest przy każdej kostce inny.
study-chouette-game = Partia { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Klawisze
study-key-points = Od pola do pola na planszy
study-key-board = Na planszę
study-key-move = Przesuń pion
study-key-away = Zabierz pion przy ustawianiu
study-key-answer = Przesuń pion; gdy rzut jest zagrany, odpowiedz
study-look-here = Policz głębiej w tej przeglądarce
study-look-here-note = Trzy rzuty naprzód, bez serwera i bez sieci.
