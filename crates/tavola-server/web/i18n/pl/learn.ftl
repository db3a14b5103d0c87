# Questions about positions

question-play = Jak grasz ten rzut?
question-double = Jesteś na ruchu. Podwajasz?
question-take = Dostajesz kostkę. Przyjmujesz?
question-roll = Rzut { $roll }.
question-money = Gra na pieniądze.
question-match =
    { $crawford ->
        [yes] Mecz do { $length }, { $yours }–{ $theirs }, partia Crawforda.
       *[no] Mecz do { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Kostka { $value }, twoja.
        [theirs] Kostka { $value }, przeciwnika.
       *[middle] Kostka { $value }, na środku.
    }
question-pips = Oczka: ty { $yours }, przeciwnik { $theirs }
question-by-hand = Przesuń piony na planszy albo wpisz ruch.
question-write = Twój ruch
question-answer = Odpowiedz
question-list = Wybierz ze wszystkich ruchów
question-answer-double = Podwój
question-answer-wait = Nie podwajaj
question-answer-take = Przyjmij
question-answer-drop = Spasuj
question-tolerance = Za dobrą uchodzi każda odpowiedź, która traci { $loss } lub mniej.
question-best = To najlepsza odpowiedź.
question-right = Dobrze: strata { $loss }.
question-wrong = Niedobrze: strata { $loss }.

# The quiz of one’s own errors

quiz-title = Twoje błędy
quiz-own = To twoja decyzja z jednego z twoich meczów i był to błąd.
quiz-progress =
    { $due ->
        [one] Jedna karta czeka, wszystkich { $all }; odłożone na zawsze: { $retired }.
        [few] { $due } karty czekają, wszystkich { $all }; odłożone na zawsze: { $retired }.
        [many] { $due } kart czeka, wszystkich { $all }; odłożone na zawsze: { $retired }.
       *[other] { $due } karty czeka, wszystkich { $all }; odłożone na zawsze: { $retired }.
    }
quiz-skip = Zapytaj później
quiz-retire = Nie pytaj więcej
quiz-made = W meczu twój wybór to { $made }, strata { $loss }.
quiz-next = Następnym razem za { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] { $n } minutę
            [few] { $n } minuty
            [many] { $n } minut
           *[other] { $n } minuty
        }
        [hours] { $n ->
            [one] { $n } godzinę
            [few] { $n } godziny
            [many] { $n } godzin
           *[other] { $n } godziny
        }
       *[days] { $n ->
            [one] { $n } dzień
            [few] { $n } dni
            [many] { $n } dni
           *[other] { $n } dnia
        }
    }
quiz-on = Dalej
quiz-match = Zobacz w meczu
quiz-empty = Nie ma jeszcze kart. Twoje skończone mecze są analizowane w tle, a każdy twój błąd staje się kartą: pytanie wraca, wcześniej tam, gdzie zapominasz, później tam, gdzie pamiętasz.
quiz-done = Żadna karta teraz nie czeka.
quiz-reset-title = Zacznij od nowa
quiz-reset-note = Wszystkie karty powstają na nowo i od razu czekają, także te odłożone na zawsze.
quiz-reset = Zapomnij wszystkie terminy
own-level =
    { $n ->
        [one] Twój PR wynosi { $rating }, z jednej decyzji: mniej więcej tyle co poziom { $level }.
        [few] Twój PR wynosi { $rating }, z { $n } decyzji: mniej więcej tyle co poziom { $level }.
        [many] Twój PR wynosi { $rating }, z { $n } decyzji: mniej więcej tyle co poziom { $level }.
       *[other] Twój PR wynosi { $rating }, z { $n } decyzji: mniej więcej tyle co poziom { $level }.
    }

# The position of the day

daily-title = Pozycja dnia
daily-note = Z meczu rozegranego w tym klubie; ktoś się tu pomylił. Każdy odpowiada raz, a potem widzi, co wybrali inni.
daily-empty = Dziś nie ma pozycji: skończone mecze klubu nie są jeszcze przeanalizowane. Zagraj mecz i przeanalizuj go.
daily-none = Tego dnia nie było pozycji.
daily-shares = Co wybrali inni
daily-nobody = Nikt nie odpowiedział.
daily-answer = Odpowiedź
daily-chosen = Osoby
daily-before = Dzień wcześniej
daily-today = Dzisiejsza pozycja
daily-rule = Pozycję losuje się według daty spośród błędów od 0,040 do 0,250 w ostatnio przeanalizowanych meczach klubu; nazw się nie pokazuje.
refused-day-is-over = Na tę pozycję można odpowiedzieć tylko w jej dniu.

# On the start page

start-learn-title = Nauka
start-learn = Twoje własne błędy jako pytania i pozycja, na którą dziś odpowiadają wszyscy.
level-own = Tak silny jak ja
level-own-note = { $rating }, decyzji: { $n }
refused-no-own-level = Za mało twoich decyzji jest przeanalizowanych. Dokończ mecz i przeanalizuj go albo wybierz poziom.
