# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Игроки
person-bot = бот
rating-title = Рейтинг
rating-provisional = Предварительный: матчей мало, или они были давно
rating-open = Этот матч идёт в рейтинг. Что на кону, будет видно, когда оба займут места.
rating-waits = Рейтинги считаются.
rating-your-stake = На кону ваш рейтинг: победа { $gain }, поражение { $loss }.
rating-stake = На кону рейтинг, { $name }: победа { $gain }, поражение { $loss }.
rating-share = На этой неделе вы много играли друг с другом, поэтому засчитывается { $share } % изменения.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Вы: { $before } → { $after } ({ $change })
rating-not-casual = Этот матч без рейтинга: рейтинги не меняются.
rating-not-guest = Рейтинги не меняются: для рейтингового матча оба должны быть зарегистрированы.
rating-not-new = Рейтинги не меняются: в матче по приглашению обеим учётным записям должен быть хотя бы день.
rating-not-too_far = Рейтинги не меняются: между ними больше 500 очков.
rating-not-too_often = Рейтинги не меняются: эти двое уже сыграли на этой неделе 7 засчитанных матчей.
rating-not-alone = Рейтинги не меняются: один человек не может играть за обе стороны.
rating-not-annulled = Рейтинги не меняются: матч аннулирован.

seal-verify = Проверить кости
seal-checking = Пересчитываем все броски…
seal-wrong = Кости не подходят к зафиксированному. Откройте проверку, чтобы увидеть, где именно.
seal-unreadable = Прочитать запись костей не удалось. Попробуйте ещё раз.

people-title = Игроки
people-find = Найти игрока по началу имени
people-find-go = Найти
people-none-found = Нет игроков, чьё имя начинается с «{ $name }».
people-followed = За кем вы следите
people-follow-oneself = Следить за собой нельзя.
people-follow-many = Больше людей в список не помещается. Сначала перестаньте следить за кем-нибудь.

ranking-choose = Таблицы
ranking-rating = По рейтингу
ranking-week = За неделю
ranking-month = За месяц
ranking-year = За сезон
ranking-errors = По частоте ошибок
ranking-points = По сыгранным очкам
ranking-place = Место
ranking-player = Игрок
ranking-gain = Изменение
ranking-points-played = Сыграно очков
ranking-matches = Матчи
ranking-won = Выиграно
ranking-empty = В этой таблице ещё никого нет. Сыграйте рейтинговые матчи, и ваше имя будет первым.
ranking-note = В таблице — игроки, которые за её время сыграли не меньше { $points } очков не меньше чем с { $people } соперниками и чей рейтинг не предварительный. Матч до 7 — это 7 очков.
ranking-listed = Вы появитесь в таблицах, как только сыграете достаточно.
ranking-unlisted = Вас нет ни в одной таблице.
ranking-leave = Убрать меня из таблиц
ranking-enter = Включить меня в таблицы
pool-choose = Вид игры
pool-people = Живая игра
pool-correspondence = По переписке
pool-bots = Против ботов

profile-joined = Здесь с { $day }
profile-former = Прежние имена: { $names }
profile-challenge = Вызвать
profile-follow = Следить
profile-unfollow = Не следить
profile-block = Заблокировать
profile-register = Зарегистрируйтесь, чтобы следить за игроками и играть рейтинговые матчи.
profile-unrated = Рейтинговых матчей ещё нет.
profile-experience = { $matches ->
    [one] { $matches } матч
    [few] { $matches } матча
    [many] { $matches } матчей
   *[other] { $matches } матча
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
profile-rating-note = Рейтинги считаются по формуле FIBS, все начинают с 1500. У матчей против ботов рейтинг отдельный.
profile-errors = Все решения
profile-errors-checker = Игра шашками
profile-errors-cube = Куб
profile-errors-note = По последним решениям ({ $decisions }) в рейтинговых матчах, которые оценил движок. { $interval ->
    [yes] Истинное значение в 95 случаях из 100 лежит внутри промежутка.
   *[no] Промежуток показывается от { $least } решений.
  }
profile-errors-few = Движок оценил пока меньше { $least } решений этого игрока.
profile-graph = Рейтинг по времени
profile-graph-table = Все изменения в таблице
profile-graph-words = Рейтинг за { $matches ->
    [one] { $matches } матч
    [few] { $matches } матча
    [many] { $matches } матчей
   *[other] { $matches } матча
  }: сейчас { $now }, высший { $most }, низший { $least }.
profile-no-matches = Законченных матчей пока нет.
profile-none-found = Подходящих матчей нет.
profile-counted = { $n ->
    [one] { $n } матч
    [few] { $n } матча
    [many] { $n } матчей
   *[other] { $n } матча
  }, выиграно { $won }
profile-filter = Отбор матчей
profile-filter-go = Показать матчи
profile-opponent = Соперник
profile-result = Результат
profile-result-any = Любой
profile-result-won = Победа
profile-result-lost = Поражение
profile-score-stood = Счёт, когда матч закончился
profile-since = С
profile-until = По
profile-search-wrong = Условия отбора прочитать не удалось: длина — это число, день пишется так: 2026-11-25.
profile-ways = Посмотреть
profile-watch = Смотреть
profile-newer = Матчи новее

against-title = { $one } против { $other }
against-none = Эти двое ещё не закончили ни одного матча друг с другом.
against-by-length = Победы по длине матча

dice-of = Кости: { $name }
dice-all-title = Кости всего клуба
dice-none = Броски ещё не посчитаны: кости считаются, когда матч окончен.
dice-counted = { $n ->
    [one] Посчитан { $n } бросок.
    [few] Посчитано { $n } броска.
    [many] Посчитано { $n } бросков.
   *[other] Посчитано { $n } броска.
  } Первые броски партий не бывают дублями и не учтены ({ $openings }).
dice-too-few = Бросков слишком мало, чтобы судить: нужно не меньше { $least }.
dice-test = { $rare ->
    [usual] Эти броски похожи на честные кости. Честные кости отклоняются от среднего настолько или больше в { $percent } случаев (хи-квадрат { $chi }).
    [rare] Честные кости отклоняются от среднего настолько или больше лишь в { $percent } случаев (хи-квадрат { $chi }). Из 100 честных игроков у нескольких так и выходит.
   *[very_rare] Честные кости почти никогда не отклоняются от среднего настолько: в { $percent } случаев (хи-квадрат { $chi }). Проверьте матчи и сообщите клубу.
  }
dice-sums = Дубли и вход с бара
dice-what = Что
dice-doubles = Дубли
dice-entering = Вход с бара, { $n ->
    [one] { $n } попытка
    [few] { $n } попытки
    [many] { $n } попыток
   *[other] { $n } попытки
  }
dice-pairs = Все броски
dice-pair = Бросок
dice-counted-head = Посчитано
dice-expected = В среднем
dice-band = Обычно
dice-outside = Вне обычных пределов
dice-band-note = В обычные пределы попадают 95 из 100 честных подсчётов. Из 21 броска примерно один оказывается вне их просто случайно.

fair-play-title = Честная игра
fair-play-of = Честная игра: { $name }
fair-play-lead = Сведения только для модераторов. Они показывают, куда смотреть, и ничего не решают.
fair-play-base-title = Как часто такие признаки ошибаются
fair-play-base = Пусть помощью пользуется 1 игрок из 100. Признак, который находит 90 из 100 таких и подозревает 1 из 100 честных, прав в 48 случаях из 100, не больше. Кто смотрит пять раз, тот подозревает впятеро больше честных игроков.
fair-play-base-many = Один короткий матч почти без ошибок у честных игроков — дело обычное. Результаты и удачные броски ни о чём не говорят.
fair-play-hardest = Десять самых трудных ходов
fair-play-hardest-note = Посмотрите на позицию и решите сами, прежде чем открыть оценку.
fair-play-choices = возможных ходов: { $n }
fair-play-verdict = Оценка
fair-play-lost = { $best ->
    [yes] Найден лучший ход.
   *[no] Ход потерял { $loss }.
  }
fair-play-none-judged = Движок ещё не оценил ни одного рейтингового матча этого игрока.
fair-play-rate = { $rate } за { $n } решений
fair-play-peers = Других игроков около этого рейтинга: { $n }. Из 100 пять играют ниже { $low }, половина ниже { $middle }, 95 ниже { $high }.
fair-play-as-good = Так же хорошо или лучше играют { $n } из них.
fair-play-few-peers = Достаточно оценённых игроков около этого рейтинга только { $n }. Сравнение делается от { $least }.
fair-play-agreement = Совпадение с движком в трудных ходах
fair-play-agreement-note = Только ходы, где лучший на 0,02–0,08 лучше второго: там люди различаются. Рядом — соперники из тех же матчей.
fair-play-player = Игрок
fair-play-opponents = Соперники
fair-play-found = найдено { $best } из { $all }
fair-play-between = (истинная доля от { $low } % до { $high } %)
fair-play-too-few = (слишком мало, чтобы судить)
fair-play-times = Время по трудности
fair-play-difficulty = Ходы
fair-play-forced = Вынужденные
fair-play-easy = Лёгкие
fair-play-hard = Трудные
fair-play-close = Почти равные
fair-play-times-note = Медиана времени и число ходов. Люди думают дольше там, где трудно.
fair-play-evidence = О чём это говорит, за и против
fair-play-unusual = Необычно
fair-play-usual = Как играют люди
fair-play-unknown = Слишком мало, чтобы судить
fair-play-nothing = Ничего.
fair-play-says-rate-low = Частота ошибок вместе с промежутком ниже, чем у 95 из 100 игроков около этого рейтинга.
fair-play-says-rate-usual = Частота ошибок такая, какая бывает у игроков около этого рейтинга.
fair-play-says-rate-open = Слишком мало решений или игроков для сравнения.
fair-play-says-hard-more = Трудные ходы найдены явно чаще, чем у соперников.
fair-play-says-hard-usual = Трудные ходы найдены примерно так же часто, как у соперников.
fair-play-says-hard-open = Трудных ходов слишком мало.
fair-play-says-time-flat = Трудные ходы занимали не больше времени, чем лёгкие, а соперники думали над ними дольше.
fair-play-says-time-grows = Трудные ходы занимали больше времени, чем лёгкие.
fair-play-says-time-open = Ходов с известным временем слишком мало.
fair-play-says-cube-apart = Игра шашками почти без ошибок, а куб — нет.
fair-play-says-cube-usual = Игра шашками и куб согласуются.
fair-play-says-cube-open = Решений слишком мало.
fair-play-steps = Сначала наблюдайте, потом по-дружески спросите или предложите матч под присмотром. Никого не ограничивают без причин, срока и права обжаловать решение перед кем-то другим.
fair-play-alike = Стоит взглянуть
fair-play-alike-note = Намёки, но не приговор: друзья тоже быстро сдаются, а кто-то проигрывает всегда.
fair-play-quick = рейтинговых матчей, оконченных за минуту: { $n }
fair-play-one-way = все рейтинговые матчи ({ $n }) кончились в одну сторону
