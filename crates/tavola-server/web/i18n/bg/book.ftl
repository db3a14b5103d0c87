# The rules as a book, the rulebook, boards in a text.

book-title = Правилата на таблата
book-lead = Цялата игра, разказана за четене: от първия ход до шуета, часовника и турнира. На всяка дъска може да се играе.
book-contents = Съдържание
book-search = Търсене в правилата
book-search-go = Търсене
book-found =
    { $n ->
        [0] Нищо не е намерено. Опитайте с друга дума или с по-малко думи.
        [one] Едно място.
       *[other] { $n } места.
    }
book-whole = Цялата книга на една страница
book-whole-note = за печат или за запазване като PDF чрез печат
book-print = Печат или запазване като PDF
book-paper-lead = Цялата игра, разказана за четене: от първия ход до шуета, часовника и турнира.
book-paper-after = По пет текста от други хора:
book-paper-galore = Backgammon Galore, от Том Кийт (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, от Роберто Гобо (www.backgammon.it)
book-paper-room = Tavola reale, правилата на една италианска зала в интернет
book-paper-club = Regole del chouette, от сайта на един клуб
book-paper-manual = италианско ръководство за правила и турнири, чийто автор не е назован
book-paper-own = Изреченията и фигурите са наши. Последната глава, „Източници и благодарности“, казва какво е дал всеки текст и къде се разминават. Имена като MOV-07 са от сборника с правила в края.
book-figures = Къде са фигурите в източниците
book-onward = Преди и след
book-before = Назад
book-after = Напред
rulebook-title = Сборникът с правила, клауза по клауза
rulebook-note = онова, което назовават отказите и решенията
rulebook-lead = Всички правила, по които работи Tavola, всяко със свое име. Буквите в скоби назовават източника.
rulebook-told = Книгата разказва за това тук:

# Boards in a text
figure-check = Правилно ли е това?
figure-back = Вземане назад
figure-again = Отначало
figure-open = Отваряне в стаята за анализ
figure-legal = Правилно е.
figure-right = Вярно.
figure-wrong = Не е така.
figure-cube-roll = Без контра
figure-cube-take = Контра – другият приема
figure-cube-pass = Контра – другият отказва
figure-cube-does-double = Контрира се.
figure-cube-does-redouble = Реконтрира се.
figure-cube-does-no-double = За контра е рано.
figure-cube-does-too-good = Играе се нататък без контра: може да се спечели повече, отколкото другият би платил.
figure-cube-then-take = На контра другият приема.
figure-cube-then-pass = На контра другият отказва.
figure-cube-then-beaver = На контра другият отговаря с бобър.

# Articles
articles-title = Статии
articles-lead = За началните ходове и прозорците за контра, за шуета и честния жребий, от клуба и неговите членове. Всички числа на клуба са от ролаут или са изчислени от неговата програма, а на всяка дъска може да се играе.
articles-all = Всички
articles-none = Няма такива статии.
articles-shelves = Статии по теми и години
articles-feed = Емисия (Atom)
articles-more = Всички статии
articles-older = По-стари
articles-newer = По-нови
date-long = { $day } { $month } { $year } г.
month-1 = януари
month-2 = февруари
month-3 = март
month-4 = април
month-5 = май
month-6 = юни
month-7 = юли
month-8 = август
month-9 = септември
month-10 = октомври
month-11 = ноември
month-12 = декември
articles-tag-back-game = Бекгейм
articles-tag-bot = Ботът
articles-tag-checker-play = Игра с пулове
articles-tag-chouette = Шует
articles-tag-cube = Кубът
articles-tag-dice = Зарове
articles-tag-direction = Съдийство
articles-tag-engine = Програмата
articles-tag-fairness = Честност
articles-tag-match-play = Мачова игра
articles-tag-opening = Начало
articles-tag-race = Надбягвания
articles-tag-strategy = Стратегия
articles-tag-tournament = Турнири

# Papers of the house
nav-house = Този клуб
nav-about = За клуба
nav-privacy = Поверителност
nav-terms = Условия

# The lessons' own buttons
lessons-done = минат
lesson-over = Това беше урокът
lesson-play = Първата ви партия с бота
lesson-answer = Отговорът
lesson-done = Готово
lesson-on = Нататък
lesson-number = Вашето число:
lesson-say-none = Няма какво да се играе
lesson-say-some = Има какво да се играе
lesson-say-double = Контра
lesson-say-roll = Хвърлям
lesson-say-take = Приемам
lesson-say-drop = Отказвам

host-is = Този клуб се води от
host-unnamed = Хората, които водят този клуб, не са казали тук кои са.
host-reached = Връзка с тях:
host-unreachable = Не са дали адрес тук: попитайте онзи, който ви даде адреса на клуба.
