# Questions about positions

question-play = Как сыграть этот бросок?
question-double = Бросать вам. Удваиваете?
question-take = Вам предлагают куб. Принимаете?
question-roll = Бросок { $roll }.
question-money = Игра на деньги.
question-match =
    { $crawford ->
        [yes] Матч до { $length }, { $yours }–{ $theirs }, партия Кроуфорда.
       *[no] Матч до { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Куб { $value }, ваш.
        [theirs] Куб { $value }, у соперника.
       *[middle] Куб { $value }, посередине.
    }
question-pips = Пипы: у вас { $yours }, у соперника { $theirs }
question-by-hand = Двигайте шашки на доске или напишите ход.
question-write = Ваш ход
question-answer = Ответить
question-list = Выбрать из всех ходов
question-answer-double = Удвоить
question-answer-wait = Не удваивать
question-answer-take = Принять
question-answer-drop = Пас
question-tolerance = Верным считается любой ответ, который теряет не больше { $loss }.
question-best = Это лучшее решение.
question-right = Верно: теряется { $loss }.
question-wrong = Неверно: теряется { $loss }.

# The quiz of one’s own errors

quiz-title = Ваши ошибки
quiz-own = Это было ваше решение в одном из ваших матчей, и оно было ошибкой.
quiz-progress =
    { $due ->
        [one] К повторению { $due } карточка из { $all }; отложено насовсем: { $retired }.
        [few] К повторению { $due } карточки из { $all }; отложено насовсем: { $retired }.
        [many] К повторению { $due } карточек из { $all }; отложено насовсем: { $retired }.
       *[other] К повторению { $due } карточки из { $all }; отложено насовсем: { $retired }.
    }
quiz-skip = Спросить позже
quiz-retire = Больше не спрашивать
quiz-made = В матче вы выбрали { $made } и потеряли { $loss }.
quiz-next = Следующий раз через { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] { $n } минуту
            [few] { $n } минуты
            [many] { $n } минут
           *[other] { $n } минуты
        }
        [hours] { $n ->
            [one] { $n } час
            [few] { $n } часа
            [many] { $n } часов
           *[other] { $n } часа
        }
       *[days] { $n ->
            [one] { $n } день
            [few] { $n } дня
            [many] { $n } дней
           *[other] { $n } дня
        }
    }
quiz-on = Дальше
quiz-match = Показать в матче
quiz-empty = Карточек пока нет. Ваши законченные матчи анализируются в фоне, и каждая ваша ошибка становится карточкой: вас спросят снова — раньше, где вы забываете, позже, где помните.
quiz-done = Сейчас повторять нечего.
quiz-reset-title = Начать заново
quiz-reset-note = Все карточки создаются заново и сразу идут на повторение, в том числе отложенные насовсем.
quiz-reset = Забыть все сроки
own-level =
    { $n ->
        [one] Ваш PR { $rating } по { $n } решению: это примерно уровень «{ $level }».
        [few] Ваш PR { $rating } по { $n } решениям: это примерно уровень «{ $level }».
        [many] Ваш PR { $rating } по { $n } решениям: это примерно уровень «{ $level }».
       *[other] Ваш PR { $rating } по { $n } решения: это примерно уровень «{ $level }».
    }

# The position of the day

daily-title = Позиция дня
daily-note = Из матча, сыгранного в этом клубе; здесь кто-то ошибся. Каждый отвечает один раз и потом видит, что выбрали люди.
daily-empty = Сегодня позиции нет: законченные матчи клуба ещё не проанализированы. Сыграйте матч и проанализируйте его.
daily-none = В этот день позиции не было.
daily-shares = Что выбрали люди
daily-nobody = Никто не ответил.
daily-answer = Ответ
daily-chosen = Людей
daily-before = Днём раньше
daily-today = Позиция сегодня
daily-rule = Позиция выбирается по дате из ошибок от 0,040 до 0,250 в последних проанализированных матчах клуба; имена не показываются.
refused-day-is-over = На эту позицию можно ответить только в её день.

# On the start page

start-learn-title = Учиться
start-learn = Ваши собственные ошибки как вопросы и позиция, на которую сегодня отвечают все.
level-own = Моей силы
level-own-note = { $n ->
    [one] { $rating } по { $n } решению
    [few] { $rating } по { $n } решениям
    [many] { $rating } по { $n } решениям
   *[other] { $rating } по { $n } решения
}
refused-no-own-level = Пока проанализировано слишком мало ваших решений. Доиграйте матч и проанализируйте его или выберите уровень.
