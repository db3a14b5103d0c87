# Questions about positions

question-play = Как се играе този зар?
question-double = Вие хвърляте. Ще контрирате ли?
question-take = Предлагат ви куба. Приемате ли?
question-roll = Зар { $roll }.
question-money = Игра за пари.
question-match =
    { $crawford ->
        [yes] Мач до { $length }, { $yours }–{ $theirs }, партия на Крауфорд.
       *[no] Мач до { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Кубът е на { $value }, ваш.
        [theirs] Кубът е на { $value }, на противника.
       *[middle] Кубът е на { $value }, в средата.
    }
question-pips = Пипове: ваши { $yours }, на противника { $theirs }
question-by-hand = Местете пуловете на дъската или напишете хода.
question-write = Вашият ход
question-answer = Отговор
question-list = Избор от всички ходове
question-answer-double = Контра
question-answer-wait = Без контра
question-answer-take = Приемам
question-answer-drop = Отказвам
question-tolerance = За верен се брои всеки отговор, който губи { $loss } или по-малко.
question-best = Това е най-доброто.
question-right = Вярно: губи { $loss }.
question-wrong = Не е вярно: губи { $loss }.

# The quiz of one’s own errors

quiz-title = Вашите грешки
quiz-own = Това беше ваше решение в един от мачовете ви и беше грешка.
quiz-progress =
    { $due ->
        [one] Чака една карта от { $all }; { $retired } са свалени.
       *[other] Чакат { $due } карти от { $all }; { $retired } са свалени.
    }
quiz-skip = По-късно
quiz-retire = Не питай повече
quiz-made = В мача избрахте { $made } и загубихте { $loss }.
quiz-next = Следващия път след { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 минута
           *[other] { $n } минути
        }
        [hours] { $n ->
            [one] 1 час
           *[other] { $n } часа
        }
       *[days] { $n ->
            [one] 1 ден
           *[other] { $n } дни
        }
    }
quiz-on = Нататък
quiz-match = Вижте го в мача
quiz-empty = Още няма карти. Завършените ви мачове се анализират на заден план и всяка ваша грешка става карта: питаме ви отново, по-рано, където забравяте, по-късно, където помните.
quiz-done = Сега не чака карта.
quiz-reset-title = Започване отначало
quiz-reset-note = Всички карти се правят наново и чакат веднага, и свалените.
quiz-reset = Забравяне на всички срокове
own-level =
    { $n ->
        [one] Вашият PR е { $rating } за едно решение: приблизително ниво „{ $level }“.
       *[other] Вашият PR е { $rating } за { $n } решения: приблизително ниво „{ $level }“.
    }

# The position of the day

daily-title = Позиция на деня
daily-note = От мач, игран в този клуб; тук някой сгреши. Всеки отговаря веднъж и после вижда какво са избрали хората.
daily-empty = Днес няма позиция: завършените мачове на клуба още не са анализирани. Изиграйте мач и го анализирайте.
daily-none = Този ден нямаше позиция.
daily-shares = Какво избраха хората
daily-nobody = Никой не е отговорил.
daily-answer = Отговор
daily-chosen = Хора
daily-before = Предишният ден
daily-today = Днешната позиция
daily-rule = Позицията се тегли по датата от грешките между 0,040 и 0,250 в последните анализирани мачове на клуба; имена не се показват.
refused-day-is-over = На тази позиция може да се отговори само в нейния ден.

# On the start page

start-learn-title = Учене
start-learn = Вашите грешки като въпроси и позиция, на която днес отговарят всички.
level-own = Колкото мен
level-own-note = { $rating } за { $n } решения
refused-no-own-level = Още не са анализирани достатъчно ваши решения. Завършете мач и го анализирайте или изберете ниво.
