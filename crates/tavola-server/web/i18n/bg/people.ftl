# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Хора
person-bot = бот
rating-title = Рейтинг
rating-provisional = Временен: малко мачове или отдавна
rating-open = Този мач е за рейтинг. Какво е заложено, се вижда, когато и двамата седнат.
rating-waits = Рейтингите се изчисляват.
rating-your-stake = Можете да спечелите { $gain } или да загубите { $loss } точки рейтинг.
rating-stake = { $name } може да спечели { $gain } или да загуби { $loss } точки рейтинг.
rating-share = Двамата играхте много тази седмица, затова се зачита { $share }% от промяната.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Вие: { $before } → { $after } ({ $change })
rating-not-casual = Този мач е без рейтинг: рейтингите остават същите.
rating-not-guest = Рейтингите остават същите: за мач за рейтинг и двамата трябва да са регистрирани.
rating-not-new = Рейтингите остават същите: при мач с покана и двата профила трябва да са поне от един ден.
rating-not-too_far = Рейтингите остават същите: разликата е над 500 точки.
rating-not-too_often = Рейтингите остават същите: тези двама вече изиграха тази седмица 7 зачетени мача.
rating-not-alone = Рейтингите остават същите: един човек не може да играе и двете страни.
rating-not-annulled = Рейтингите остават същите: мачът е анулиран.

seal-verify = Проверка на заровете
seal-checking = Преизчисляваме всяко хвърляне…
seal-wrong = Заровете не отговарят на фиксираното. Отворете проверката, за да видите къде.
seal-unreadable = Записът на заровете не можа да се прочете. Опитайте отново.

people-title = Хора
people-find = Търсене на играч по началото на името
people-find-go = Търсене
people-none-found = Няма играч, чието име започва с „{ $name }“.
people-followed = Хора, които следвате
people-follow-oneself = Не можете да следвате себе си.
people-follow-many = Не можете да следвате повече хора. Първо спрете да следвате някого.

ranking-choose = Класации
ranking-rating = По рейтинг
ranking-week = Тази седмица
ranking-month = Този месец
ranking-year = Този сезон
ranking-errors = По грешки
ranking-points = По изиграни точки
ranking-place = Място
ranking-player = Играч
ranking-gain = Промяна
ranking-points-played = Изиграни точки
ranking-matches = Мачове
ranking-won = Спечелени
ranking-empty = Тук още няма никой. Изиграйте мачове за рейтинг и ще сте начело.
ranking-note = В класацията са играчи с поне { $points } точки, изиграни срещу поне { $people } души за времето ѝ, и с рейтинг, който не е временен. Мач до 7 е 7 точки.
ranking-listed = Ще сте в класациите, щом изиграете достатъчно.
ranking-unlisted = Не сте в никоя класация.
ranking-leave = Без мен в класациите
ranking-enter = И аз в класациите
pool-choose = Вид игра
pool-people = На живо
pool-correspondence = Кореспондентски
pool-bots = Срещу ботове

profile-joined = Тук от { $day }
profile-former = По-рано { $names }
profile-challenge = Предизвикване
profile-follow = Следване
profile-unfollow = Без следване
profile-block = Блокиране
profile-register = Регистрирайте се, за да следвате играчи и да играете за рейтинг.
profile-unrated = Още няма мач за рейтинг.
profile-experience = { $matches ->
    [one] един мач
   *[other] { $matches } мача
  }, { $points ->
    [one] една точка
   *[other] { $points } точки
  }
profile-rating-note = Рейтингите следват формулата на FIBS и всички започват от 1500. Мачовете срещу ботове имат отделен рейтинг.
profile-errors = Всички решения
profile-errors-checker = Игра с пулове
profile-errors-cube = Куб
profile-errors-note = За последните { $decisions } решения в мачове за рейтинг, оценени от програмата. { $interval ->
    [yes] В 95 от 100 случая истинската стойност е в интервала.
   *[no] Интервал се показва от { $least } решения нагоре.
  }
profile-errors-few = Досега програмата е оценила по-малко от { $least } решения на този играч.
profile-graph = Рейтинг във времето
profile-graph-table = Всички промени в таблица
profile-graph-words = Рейтинг за { $matches ->
    [one] един мач
   *[other] { $matches } мача
  }: сега { $now }, най-висок { $most }, най-нисък { $least }.
profile-no-matches = Още няма завършен мач.
profile-none-found = Няма подходящ мач.
profile-counted = { $n ->
    [one] Един мач
   *[other] { $n } мача
  }, спечелени { $won }
profile-filter = Филтър на мачовете
profile-filter-go = Показване на мачовете
profile-opponent = Противник
profile-result = Резултат
profile-result-any = Всеки
profile-result-won = Победа
profile-result-lost = Загуба
profile-score-stood = Резултатът в края на мача
profile-since = От
profile-until = До
profile-search-wrong = Филтърът не може да се прочете: дължината е число, денят изглежда така: 2026-11-25.
profile-ways = Разглеждане
profile-watch = Гледане
profile-newer = По-нови мачове

against-title = { $one } срещу { $other }
against-none = Тези двама още не са завършили мач помежду си.
against-by-length = Победи по дължина на мача

dice-of = Зарове: { $name }
dice-all-title = Заровете на целия клуб
dice-none = Още няма преброени хвърляния: заровете се броят, когато мачът свърши.
dice-counted = { $n ->
    [one] Преброено е едно хвърляне.
   *[other] Преброени са { $n } хвърляния.
  } Първите хвърляния на партиите никога не са чифтове и са пропуснати ({ $openings }).
dice-too-few = Твърде малко хвърляния за преценка: нужни са поне { $least }.
dice-test = { $rare ->
    [usual] Тези хвърляния изглеждат като честни зарове. Честните зарове се отклоняват от средното толкова или повече в { $percent } от случаите (хи-квадрат { $chi }).
    [rare] Честните зарове се отклоняват от средното толкова или повече само в { $percent } от случаите (хи-квадрат { $chi }). От 100 честни играчи няколко изглеждат така.
   *[very_rare] Честните зарове почти никога не се отклоняват толкова от средното: в { $percent } от случаите (хи-квадрат { $chi }). Проверете мачовете и съобщете на клуба.
  }
dice-sums = Чифтове и влизане
dice-what = Какво
dice-doubles = Чифтове
dice-entering = Влизане от бара, от { $n ->
    [one] един опит
   *[other] { $n } опита
  }
dice-pairs = Всички хвърляния
dice-pair = Зар
dice-counted-head = Преброени
dice-expected = Средно
dice-band = Обичайно
dice-outside = Извън обичайното
dice-band-note = В обичайния интервал са 95 от 100 честни броения. От 21-те хвърляния около едно е извън него по чиста случайност.

fair-play-title = Честна игра
fair-play-of = Честна игра: { $name }
fair-play-lead = Данни само за модераторите. Те показват къде да се гледа и не решават нищо.
fair-play-base-title = Колко често грешат такива признаци
fair-play-base = Да речем, че 1 от 100 играчи получава помощ. Признак, който открива 90 от 100 такива и подозира 1 от 100 честни, е прав в 48 от 100 случая, не повече. Който гледа пет пъти, подозира пет пъти повече честни играчи.
fair-play-base-many = Един кратък мач почти без грешки е обичаен при честни играчи. Резултатите и добрите зарове не казват нищо.
fair-play-hardest = Десетте най-трудни хода
fair-play-hardest-note = Погледнете позицията и решете сами, преди да отворите оценката.
fair-play-choices = { $n } възможни хода
fair-play-verdict = Оценка
fair-play-lost = { $best ->
    [yes] Намерен е най-добрият ход.
   *[no] Ходът загуби { $loss }.
  }
fair-play-none-judged = Програмата още не е оценила нито един мач за рейтинг на този играч.
fair-play-rate = { $rate } за { $n } решения
fair-play-peers = { $n } други играчи около този рейтинг: 5 от 100 играят под { $low }, половината под { $middle }, 95 от 100 под { $high }.
fair-play-as-good = { $n } от тях играят също толкова добре или по-добре.
fair-play-few-peers = Само { $n } други играчи около този рейтинг са оценени достатъчно. Сравняват се от { $least } нагоре.
fair-play-agreement = Съвпадение с програмата в трудните ходове
fair-play-agreement-note = Само ходове, в които най-добрият е с 0,02 до 0,08 по-добър от втория: там хората се различават. До него стоят противниците от същите мачове.
fair-play-player = Играчът
fair-play-opponents = Противниците
fair-play-found = { $best } от { $all } намерени
fair-play-between = (истинският дял е между { $low }% и { $high }%)
fair-play-too-few = (твърде малко за преценка)
fair-play-times = Време според трудността
fair-play-difficulty = Ходове
fair-play-forced = Принудителни
fair-play-easy = Лесни
fair-play-hard = Трудни
fair-play-close = Почти равни
fair-play-times-note = Медианата на времето и броят на ходовете. Хората мислят по-дълго там, където е трудно.
fair-play-evidence = Какво показва, за и против
fair-play-unusual = Необичайно
fair-play-usual = Както играят хората
fair-play-unknown = Твърде малко за преценка
fair-play-nothing = Нищо.
fair-play-says-rate-low = Грешките, заедно с интервала, са под тези на 95 от 100 играчи около този рейтинг.
fair-play-says-rate-usual = Грешките са каквито имат играчите около този рейтинг.
fair-play-says-rate-open = Твърде малко решения или играчи за сравнение.
fair-play-says-hard-more = Трудните ходове са намирани ясно по-често, отколкото от противниците.
fair-play-says-hard-usual = Трудните ходове са намирани приблизително толкова често, колкото от противниците.
fair-play-says-hard-open = Трудните ходове са твърде малко.
fair-play-says-time-flat = Трудните ходове не отнемат повече време от лесните, а противниците мислят по-дълго.
fair-play-says-time-grows = Трудните ходове отнемат повече време от лесните.
fair-play-says-time-open = Ходовете с измерено време са твърде малко.
fair-play-says-cube-apart = Играта с пулове е почти без грешки, а кубът не е.
fair-play-says-cube-usual = Играта с пулове и кубът си отговарят.
fair-play-says-cube-open = Решенията са твърде малко.
fair-play-steps = Първо гледайте, после попитайте приятелски или предложете наблюдаван мач. Никой не се ограничава без причини, срок и обжалване пред друг.
fair-play-alike = Струва си да се погледне
fair-play-alike-note = Намеци, никога присъди: и приятели се предават бързо, а някои винаги губят.
fair-play-quick = { $n } мача за рейтинг свършиха до минута
fair-play-one-way = всичките { $n } мача за рейтинг свършиха в една посока
