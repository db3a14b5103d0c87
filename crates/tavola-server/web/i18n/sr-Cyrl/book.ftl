# The rules as a book, the rulebook, boards in a text.

book-title = Правила бекгемона
book-lead = Цела игра, испричана за читаоце: од првог потеза до шуета, сата и турнира. На свакој табли може да се игра.
book-contents = Садржај
book-search = Потражите нешто у правилима
book-search-go = Тражи
book-found =
    { $n ->
        [0] Ништа није нађено. Пробајте другу реч, или мање речи.
        [one] { $n } место.
        [few] { $n } места.
       *[other] { $n } места.
    }
book-whole = Цела књига на једној страници
book-whole-note = за штампу или за чување као PDF
book-print = Одштампај или сачувај као PDF
book-paper-lead = Цела игра, испричана за читаоце: од првог потеза до шуета, сата и турнира.
book-paper-after = Према пет туђих текстова:
book-paper-galore = Backgammon Galore, Том Кит (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, Роберто Гобо (www.backgammon.it)
book-paper-room = Tavola reale, правила једне италијанске онлајн сале
book-paper-club = Regole del chouette, са сајта једног клуба
book-paper-manual = један италијански приручник о правилима и турнирима, аутор није наведен
book-paper-own = Реченице и слике су наше. Последње поглавље, „Извори и захвалност”, каже шта је који текст дао и где се разликују. Ознаке као MOV-07 су из правилника на крају.
book-figures = Где су слике из извора
book-onward = Пре и после
book-before = Претходно
book-after = Следеће
rulebook-title = Правилник, члан по члан
rulebook-note = на шта се позивају одбијања и одлуке
rulebook-lead = Сва правила којих се Tavola држи, свако са својом ознаком. Слова у загради кажу из којег је извора.
rulebook-told = Књига о томе говори овде:
# Boards in a text
figure-check = Је ли ово дозвољено?
figure-back = Врати
figure-again = Из почетка
figure-open = Отвори у радној соби
figure-legal = То је дозвољено.
figure-right = Тачно.
figure-wrong = Није тако.
figure-cube-roll = Без дуплирања
figure-cube-take = Дуплирај – други прихвата
figure-cube-pass = Дуплирај – други одбија
figure-cube-does-double = Дуплира се.
figure-cube-does-redouble = Поново се дуплира.
figure-cube-does-no-double = За дуплирање је прерано.
figure-cube-does-too-good = Игра се даље без дуплирања: може да се добије више него што би други платио.
figure-cube-then-take = На дуплирање други прихвата.
figure-cube-then-pass = На дуплирање други одбија.
figure-cube-then-beaver = На дуплирање други одговара дабром.
# Articles
articles-title = Чланци
articles-lead = О првим потезима и прозорима за дуплирање, о шуетима и поштеном жребу, из пера клуба и његових чланова. Сваки број из пера клуба израчунао је његов програм, а на свакој табли може да се игра.
articles-all = Сви
articles-none = Нема чланка те врсте.
articles-shelves = Чланци по теми и години
articles-feed = Канал (Atom)
articles-more = Сви чланци
articles-older = Старији
articles-newer = Новији
date-long = { $day }. { $month } { $year }.
month-1 = јануар
month-2 = фебруар
month-3 = март
month-4 = април
month-5 = мај
month-6 = јун
month-7 = јул
month-8 = август
month-9 = септембар
month-10 = октобар
month-11 = новембар
month-12 = децембар
articles-tag-back-game = Задња игра
articles-tag-bot = Бот
articles-tag-checker-play = Игра фигурама
articles-tag-chouette = Шует
articles-tag-cube = Коцка
articles-tag-dice = Коцкице
articles-tag-direction = Вођење турнира
articles-tag-engine = Програм
articles-tag-fairness = Поштење
articles-tag-match-play = Игра на меч
articles-tag-opening = Отварање
articles-tag-race = Трке
articles-tag-strategy = Стратегија
articles-tag-tournament = Турнири
# Papers of the house
nav-house = Овај клуб
nav-about = О клубу
nav-privacy = Приватност
nav-terms = Услови
# The lessons' own buttons
lessons-done = пређено
lesson-over = То је била ова лекција
lesson-play = Ваша прва партија против бота
lesson-answer = Одговор
lesson-done = Готово
lesson-on = Даље
lesson-number = Ваш број:
lesson-say-none = Ништа не може
lesson-say-some = Нешто може
lesson-say-double = Дуплирај
lesson-say-roll = Баци
lesson-say-take = Прихвати
lesson-say-drop = Одбиј
host-is = Овај клуб води
host-unnamed = Људи који воде овај клуб нису овде рекли ко су.
host-reached = Пишите на
host-unreachable = Овде нису оставили адресу: питајте онога од кога имате адресу клуба.
