# The rules as a book, the rulebook, boards in a text.

book-title = Правила коротких нард
book-lead = Вся игра, рассказанная для чтения: от первого хода до шуэта, часов и турнира. На каждой доске можно играть.
book-contents = Содержание
book-search = Искать в правилах
book-search-go = Искать
book-found =
    { $n ->
        [0] Ничего не найдено. Попробуйте другое слово или меньше слов.
        [one] { $n } место.
        [few] { $n } места.
        [many] { $n } мест.
       *[other] { $n } места.
    }
book-whole = Вся книга на одной странице
book-whole-note = чтобы распечатать или сохранить как PDF через печать
book-print = Распечатать или сохранить как PDF
book-paper-lead = Вся игра, рассказанная для чтения: от первого хода до шуэта, часов и турнира.
book-paper-after = По пяти чужим текстам:
book-paper-galore = Backgammon Galore, Том Кит (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, Роберто Гоббо (www.backgammon.it)
book-paper-room = Tavola reale, правила одной итальянской игровой комнаты в сети
book-paper-club = Regole del chouette, с сайта одного клуба
book-paper-manual = итальянское руководство по правилам и турнирам, автор которого не назван
book-paper-own = Предложения и рисунки наши собственные. Последняя глава, «Источники и благодарности», говорит, что дал каждый текст и где они расходятся. Имена вроде MOV-07 — из свода правил в конце.
book-figures = Где у источников стоят рисунки
book-onward = До и после
book-before = Назад
book-after = Дальше
rulebook-title = Свод правил по параграфам
rulebook-note = то, что называют отказы и решения
rulebook-lead = Все правила, по которым работает Tavola, каждое со своим именем. Буквы в скобках называют источник.
rulebook-told = В книге об этом здесь:

# Boards in a text
figure-check = По правилам ли это?
figure-back = Взять назад
figure-again = Начать сначала
figure-open = Открыть в комнате анализа
figure-legal = Это по правилам.
figure-right = Верно.
figure-wrong = Не так.
figure-cube-roll = Не удваивать
figure-cube-take = Удвоить — другая сторона примет
figure-cube-pass = Удвоить — другая сторона спасует
figure-cube-does-double = Удваивают.
figure-cube-does-redouble = Удваивают повторно.
figure-cube-does-no-double = Удваивать слишком рано.
figure-cube-does-too-good = Играют дальше без удвоения: выиграть можно больше, чем заплатила бы другая сторона.
figure-cube-then-take = На удвоение отвечают согласием.
figure-cube-then-pass = На удвоение отвечают пасом.
figure-cube-then-beaver = На удвоение отвечают бобром.

# Articles
articles-title = Статьи
articles-lead = О начальных ходах и окнах удвоения, о шуэтах и честной жеребьёвке — от клуба и его членов. Все числа клуба получены роллаутом или подсчитаны его движком, и на каждой доске можно играть.
articles-all = Все
articles-none = Таких статей нет.
articles-shelves = Статьи по темам и годам
articles-feed = Лента (Atom)
articles-more = Все статьи
articles-older = Раньше
articles-newer = Новее
date-long = { $day } { $month } { $year }
month-1 = января
month-2 = февраля
month-3 = марта
month-4 = апреля
month-5 = мая
month-6 = июня
month-7 = июля
month-8 = августа
month-9 = сентября
month-10 = октября
month-11 = ноября
month-12 = декабря
articles-tag-back-game = Бэкгейм
articles-tag-bot = Бот
articles-tag-checker-play = Игра шашками
articles-tag-chouette = Шуэт
articles-tag-cube = Куб
articles-tag-dice = Кости
articles-tag-direction = Судейство
articles-tag-engine = Движок
articles-tag-fairness = Честность
articles-tag-match-play = Матчевая игра
articles-tag-opening = Начало
articles-tag-race = Гонки
articles-tag-strategy = Стратегия
articles-tag-tournament = Турниры

# Papers of the house
nav-house = Этот клуб
nav-about = О клубе
nav-privacy = Конфиденциальность
nav-terms = Условия

# The lessons' own buttons
lessons-done = пройдено
lesson-over = Вот и весь урок
lesson-play = Ваша первая партия с ботом
lesson-answer = Ответ
lesson-done = Готово
lesson-on = Дальше
lesson-number = Ваше число:
lesson-say-none = Сыграть нечего
lesson-say-some = Сыграть можно
lesson-say-double = Удвоить
lesson-say-roll = Бросить
lesson-say-take = Принять
lesson-say-drop = Пас

host-is = Этот клуб ведёт
host-unnamed = Те, кто ведёт этот клуб, не указали здесь, кто они.
host-reached = Связаться с ними:
host-unreachable = Адреса здесь нет: спросите того, кто дал вам адрес этого клуба.
