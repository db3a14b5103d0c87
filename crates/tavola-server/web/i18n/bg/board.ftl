# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Часовник и табло
board-lead = Телефон до дървената ви дъска: часовник, табло и протокол в едно. Работи без мрежа; нищо натиснато не се губи.
board-needs-script = Часовникът има нужда от браузър с JavaScript.
board-new = Нов мач
board-kept = Мачове на това устройство
board-kept-none = Още няма мачове. Настройте първия: две имена, дължина и, ако искате, часовник.
board-white = Белите
board-black = Черните
board-name-of = Име на { $side ->
    [white] белите
   *[black] черните
}
board-length = Дължина в точки
board-clock = Часовник
board-clock-none = Без часовник, само табло
board-clock-simple_delay = Забавяне, после резерв (обичайно)
board-clock-bronstein = Бронщейн
board-clock-bronstein_prefunded = Бронщейн, забавянето се вижда на часовника
board-clock-fischer = Фишер
board-minutes = Минути на точка
board-delay = Секунди на ход
board-flag = Когато падне флагчето
board-flag-loss = мачът е загубен
board-flag-when_noticed = мачът е загубен, щом противникът го обяви
board-flag-overtime = още една минута, веднъж
board-holland = Правило на Холанд: след партията на Крауфорд изоставащият не може да контрира преди третия си ход
board-sound = Звуци
board-vibrate = Вибрация
board-start = Начало
board-to = до { $length }
board-one-game = една партия
board-crawford = Партия на Крауфорд: без куб
board-game = Партия { $number }
board-turn = ваш ред
board-waits = чака
board-stopped = спрян
board-press-label = { $name }, остават { $time }{ $turn ->
    [yes] , на ход: натиснете за край на хода
   *[no] {""}
}
board-begins = Започвам аз
board-next-game = Следваща партия
board-double = Контра на { $value }
board-take = Приемам { $value }
board-drop = Отказвам
board-confirm = Потвърждавам
board-accept = Съгласие
board-reject = Несъгласие
board-stop = Спиране
board-resume = Продължаване
board-resume-other = На ход: { $name }
board-over = Край на партията
board-menu = Меню
board-sheet = Протокол
board-undo = Връщане
board-undo-what = Задръжте за връщане: { $act }
board-undone = Върнато: { $act }
board-hold = Задръжте този бутон натиснат за момент.
board-lock = Заключване
board-unlock = Отключване
board-locked = Заключено срещу случайни докосвания
board-full = Цял екран
board-handover = Предаване на часовника
board-leave = Всички мачове
board-say = Прочитане на времената на глас
board-cube = Куб { $value }
board-cube-middle = в средата
board-cube-of = у { $name }
board-result = Как свърши партията?
board-won-by = Спечели
board-kind-single = Обикновена
board-kind-gammon = Марс
board-kind-backgammon = Бекгемън
board-enter = Записване
board-close = Затваряне
board-resign = Предаване на партията
board-resign-match = Предаване на мача
board-withdraw = Оттегляне на предаването
board-claim = Предявяване на партията
board-claims = { $name } предявява партията: { $kind }
board-resigns = { $name } се предава: { $kind }
board-break = Почивка
board-end-break = Край на почивката
board-on-break = { $name } е в почивка: { $time }
board-reason-fallen = Падна зар или пул
board-reason-contested = Оспорване на хода
board-reason-director = Викане на директора
board-pause = Пауза на часовника
board-paused = Пауза
board-reason-faulty = Часовникът е повреден
board-reason-break = Почивка
board-call-flag = Флагчето падна
board-why = Защо да спре часовникът?
board-entered = { $name } печели: { $kind }, куб { $cube }, { $points ->
    [one] 1 точка
   *[other] { $points } точки
}
board-both-confirm = Потвърждават и двамата
board-flagged = { $name }: флагчето падна
board-match-won = { $name } печели мача
board-how-score = по точки
board-how-flag = по време
board-how-resigned = с предаване
board-how-penalty = с наказателни точки
board-how-ruling = с решение на директора
board-called = Директорът е повикан
board-held = Директорът спря мача
board-absent = { $name } не е тук; часовникът върви
board-opening = Хвърлете по един зар. По-големият започва.
board-ready = Сверете записания резултат и започвайте.
board-gap = Устройството беше изключено или на заден план за { $time }.
board-restore = Връщане на времето
board-gap-asked = Устройството беше изключено за { $time } и междувременно падна флагчето на { $name }. Брои ли се това време?
board-gap-banner = Часовникът е спрян
board-gap-counts = Брои се
board-keep-as-is = Оставяне така
board-jump = Часовникът на това устройство беше преместен с { $time }. Часовникът на мача продължава както преди.
board-awake-refused = Екранът може да изгасне: забранете го в настройките на устройството.
board-storage-refused = Този браузър не пази нищо: при презареждане мачът би се загубил.
board-offline = Без мрежа: { $count ->
    [0] всичко е изпратено
    [one] 1 запис чака
   *[other] { $count } записа чакат
}
board-online = Всичко е изпратено
board-viewer = Гледате. Часовникът е на друго устройство.
board-viewer-age = Обновено преди { $seconds } сек
board-take-over = Поемане на часовника тук
board-take-over-hold = Поемане на часовника тук (задръжте)
board-take-over-ask = Часовникът е на друго устройство. Ако го поемете, там ще може само да се гледа.
board-take-over-yes = Поемане
board-take-up = Приемате ли този мач?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } до { $length }: { $count ->
    [one] предаден е един запис
   *[other] предадени са { $count } записа
}.
board-take-up-new = Това устройство поема часовника. Онова, което го е предало, след това може само да гледа.
board-take-up-known = Това устройство вече има мача. Предаденият дневник заменя неговия; каквото е имало над него, се пази отделно.
board-take-up-yes = Приемам
board-read-foreign = Този дневник не дава право върху мача на това устройство; нищо не е променено.
board-kept-unreadable = Дневникът на този мач не може да се прочете на това устройство.
board-no-such-match = Няма такъв мач. Проверете връзката: може да липсва буква.
board-link-worthless = Тази връзка не дава право върху мача.
board-no-right = Сървърът отхвърля онова, което натискате тук, защото връзката не дава право върху мача. Отворете връзката на самата маса.
board-posted = В схемата
board-conflict = Друго устройство има различен дневник: { $here } тук, { $there } там.
board-conflict-scoreboard = Важи таблото на самата маса (MAT-07): { $won }.
board-conflict-trailers_sheet = Важи записът на изоставащия (MAT-05): { $won }.
board-conflict-agreement = И двата имат един и същ резултат.
board-conflict-director = Решава директорът.
board-conflict-look = Сравняване на двата дневника
board-conflict-title = Два дневника на този мач
board-conflict-here = Дневникът тук
board-conflict-there = Другият дневник
board-conflict-since = { $count ->
    [0] Нищо, откакто са се разделили
    [one] Един запис, откакто са се разделили
   *[other] { $count } записа, откакто са се разделили
}
board-compare = Сверяване на моя запис
board-papers-agree = Записите на хартия съвпадат с таблото: { $counts }.
board-papers-differ = Записите на хартия не съвпадат с таблото. Важи таблото: { $counts } (MAT-07).
board-battery = Батерията е слаба: { $percent }%. Заредете устройството или предайте часовника.
board-chouette = Повече от двама играчи? Устройството може да бъде и тефтер за шует.
board-elsewhere = Този мач е отворен в друг раздел.
board-elsewhere-here = Продължаване тук
board-read-older = Това устройство има по-нов дневник на този мач; файлът не е внесен.
board-read-unreadable = Това не е файл на мач.
board-keep-this = Запазване на този дневник
board-keep-that = Запазване на другия дневник
board-not-kept = Браузърът не го запази. Опитайте още веднъж.
board-too-soon = Второ докосване толкова скоро не се брои.
board-no-line = Няма връзка с устройството с часовника: въведете го там.
board-unheard = Няма отговор от устройството с часовника: проверете там дали се е записало.
board-handover-how = Отворете това на другото устройство: то поема часовника с целия дневник. Оттам нататък това устройство може само да гледа.
board-handover-copy = Копиране на връзката
board-handover-file = Запазване като файл
board-handover-read = Поемане от файл
board-csv = CSV
board-print = Печат
board-share = Споделяне
board-sheet-number = Партия
board-sheet-winner = Победител
board-sheet-kind = Вид
board-sheet-cube = Куб
board-sheet-points = Точки
board-sheet-score = Резултат
board-sheet-banks = Останало време
board-sheet-used = Използвано време
board-sheet-lasted = Продължителност
board-sheet-crawford = Крауфорд
board-sheet-how = { $kind }{ $ending ->
    [dropped] , отказана контра
    [resigned] , предаване
    [claimed] , предявена
    [flag] , по време
    [forfeited] , служебно
    [adjudicated] , с решение
   *[borne_off] {""}
}
board-sheet-none = Още няма приключила партия.
board-sheet-awards = Наказателни точки
board-sheet-award = { $points } за { $name }
board-sheet-rulings = Решения
board-sheet-signs = Подписи
board-corrected = поправено
board-keys = Клавиатура или Bluetooth бутон, който действа като такава: интервал натиска за играча на ход, 1 и 2 – за долния и горния играч, d контрира, t приема, p отказва, s спира, u (задръжте) връща, c чете времената на глас, l заключва.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Резултат { $a } на { $b }, мач до { $length }.
board-side-said = { $name } е на ход
board-low = { $name }: остава една минута
board-install = Инсталирайте я от менюто на браузъра, за да се отваря без мрежа.

board-first-game = Начало
board-confirm-score = Потвърждавам { $a }–{ $b }
board-what = А сега?
board-more = Още
board-understood = OK
board-new-match = Нов мач
board-continue = Продължаване на мач от хартия
board-points-of = Точки на { $side ->
    [white] белите
   *[black] черните
}
board-conflict-players = Решете заедно кой дневник важи.
board-right-menu = Поправка
board-right = Какво трябва да се поправи?
board-right-time = Времето на часовника
board-right-result = Резултатът на партия
board-right-length = Дължината на мача
board-right-points = Наказателни точки
board-right-clock = Поставяне на часовник
board-right-whose = Чий часовник
board-right-way = Добавяне или отнемане
board-right-give = Добавяне
board-right-take = Отнемане
board-right-minutes = Минути
board-right-seconds = Секунди
board-right-reason = Причина
board-right-against = Наказан играч
board-right-count = Точки за противника
board-sheet-clock = { $mode }, { $bank } на точка, { $delay } сек на ход
board-ruling-adjust_time = { $name }: { $time } на часовника
board-ruling-penalty = Наказание за { $name }: { $points ->
    [one] 1 точка
   *[other] { $points } точки
}
board-ruling-warn = Предупреждение за { $name }
board-ruling-correct_result = Партия { $game } е поправена: { $name }, { $kind }, куб { $cube }
board-ruling-set_length = Мачът се играе до { $length }
board-ruling-bring_clock = Поставен е часовник: { $clock }
board-ruling-hold = Директорът спира мача
board-ruling-release = Мачът продължава
board-ruling-absent = { $name } не е тук
board-ruling-arrived = И двамата са тук
board-ruling-award_match = Мачът се присъжда на { $name }
board-ruling-restore = Времето от прекъсване { $gap } се връща
board-ruling-count = Времето от прекъсване { $gap } се брои
board-ruling-settle = Запазва се един от двата дневника
board-ruling-play_on = Никой не забеляза флагчето: играе се нататък
board-ruling-cube_stands = Партия { $game }: кубът остава на { $cube }
board-ruling-post = В схемата

board-act-press = натискане
board-act-opening = началният зар
board-act-start_game = началото на партията
board-act-double = контрата
board-act-take = приемането
board-act-drop = отказът
board-act-stop = спирането
board-act-call_director = викането на директора
board-act-resume = продължаването
board-act-resign = предаването
board-act-claim = предявяването
board-act-accept = съгласието
board-act-reject = несъгласието
board-act-result = резултатът
board-act-confirm = потвърждението
board-act-compare = сверяването
board-act-take_break = почивката
board-act-end_break = краят на почивката
board-act-resign_match = предаването на мача
board-act-withdraw = оттеглянето на предаването
board-act-call_flag = обявяването на флагчето
board-act-open = настройването на мача
board-act-flag_fell = флагчето падна
board-act-undo = връщането на последния запис
board-act-gap = устройството беше изключено
board-act-jump = часовникът на устройството беше преместен
board-act-claim_lease = поемането на часовника
board-act-diverged = друг дневник
board-act-received = поправено време

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Мачът не е настроен.
board-refused-opened-already = Мачът вече е настроен.
board-refused-unsound = Липсва име или е твърде дълго, или настройките на часовника са извън границите.
board-refused-player-only = Само играч може това.
board-refused-director-only = Само директорът може това.
board-refused-reason-missing = Решението иска причина.
board-refused-on-hold = Нищо не може да се променя, докато директорът не реши.
board-refused-posted = Резултатът е в схемата; само директорът може да го поправи.
board-refused-over = Мачът приключи.
board-refused-flagged = Флагче е паднало.
board-refused-gap-asked = Първо кажете дали се брои времето, през което устройството беше изключено.
board-refused-not-now = Сега не може.
board-refused-not-your-turn = На ход е другият играч.
board-refused-no-clock = Няма часовник.
board-refused-crawford-game = В партията на Крауфорд няма контра.
board-refused-crawford-cube = Всички контри в партията на Крауфорд са невалидни: кубът се брои за 1.
board-refused-cube-not-yours = Кубът е у другия играч.
board-refused-cube-exhausted = Кубът не може да се вдигне повече.
board-refused-holland-waits = След партията на Крауфорд изоставащият не може да контрира преди третия си ход.
board-refused-nothing-offered = Няма на какво да се отговори.
board-refused-break-between-games = Почивки се вземат между партиите.
board-refused-no-break-left = Не остават почивки.
board-refused-break-running = Една почивка още не е свършила.
board-refused-most-resigned = Предаване за най-голямата загуба не може да се откаже.
board-refused-trailer-confirms = Резултатът важи, след като изоставащият го потвърди.
board-refused-whose-turn = Изберете чий часовник да върви.
board-refused-too-long = Текст или списък е твърде дълъг, или число е твърде голямо.
board-refused-no-points = Наказанието е поне една точка.
board-refused-no-flag = Не е паднало флагче.
board-refused-nothing-to-undo = Няма какво да се връща.
board-refused-no-such = Няма такъв номер.
board-refused-turn-is-over = Ходът на това прекъсване е приключил; директорът може да поправи времето.
board-refused-nothing-given-up = Никой не се е предал.
board-refused-same-length = Мачът и без това се играе до тази дължина.
board-refused-nothing-due = Не се чака нищо.
board-refused-held-by-device = Часовникът е на устройство; натискайте там.
board-refused-lease-lost = Часовникът е на друго устройство.
board-refused-line-missing = Липсва запис в дневника.
board-refused-line-known = Този запис вече е в дневника.
board-held-button = задръжте
board-crawford-word = Крауфорд
board-needs = до победата { $points }
board-points-label = { $name }: { $points }, показване на партиите дотук
board-doubles = { $name } контрира на { $value }
board-ruled = Директорът реши. Продължаване?
board-played-on = Никой не забеляза флагчето. Играйте нататък.
board-age = { $seconds } сек
board-overtime = допълнително време
board-overtime-told = Флагчето на { $name } падна: допълнително време { $time }, веднъж.
board-low-seconds = { $name }: остават { $seconds } секунди
board-countdown = Предупреждения на 0:30 и 0:10
board-swap = Размяна на страните
board-course = Партиите дотук
board-course-won = { $name } печели { $points ->
    [one] 1 точка
   *[other] { $points } точки
}
board-course-time = продължи { $time }
board-play-on = Никой не забеляза: нататък
board-turn-dialog = Обръщане
board-right-flag = Никой не забеляза флагчето: играе се нататък
board-right-turn = Часовникът върви за грешния играч
board-right-cube = Кубът беше обърнат в партията на Крауфорд
board-right-cube-how = До края на партията можеше да се анулира. Никой не забеляза и затова остава (MAT-03). Какво показваше?
board-sheet-date = Дата
board-sheet-reason = Причина
board-sheet-after-game = След партия
board-mat = Файл .mat
board-install-secure = Отворена през HTTPS, тази страница може да се инсталира и тогава работи без мрежа.
board-presets = Обичайни часовници
board-preset-last = Последно използван
board-preset-italy = Италия 3:00 + 12
board-preset-usual = Великобритания, САЩ, WBGF 2:00 + 12
board-preset-doubles = Двойки 2:30 + 18
board-preset-none = Без часовник
board-total = Всеки играч има { $bank } и { $delay } сек на ход.
board-screen = За проектор
board-overlay = За предаване на живо
