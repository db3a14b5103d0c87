# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Људи
person-bot = бот
rating-title = Рејтинг
rating-provisional = Привремено: мало мечева или давно одиграни
rating-open = Овај меч се рачуна за рејтинг. Шта је у игри, види се кад оба играча седну.
rating-waits = Рејтинг се израчунава.
rating-your-stake = Можете да добијете { $gain } или изгубите { $loss } поена рејтинга.
rating-stake = { $name } може да добије { $gain } или изгуби { $loss } поена рејтинга.
rating-share = Вас двоје сте ове недеље много играли, па се рачуна { $share }% промене.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Ви: { $before } → { $after } ({ $change })
rating-not-casual = Ово је пријатељски меч: рејтинг остаје исти.
rating-not-guest = Рејтинг остаје исти: за меч који се рачуна оба играча морају бити регистрована.
rating-not-new = Рејтинг остаје исти: у мечу по позиву оба налога морају бити стара бар један дан.
rating-not-too_far = Рејтинг остаје исти: разлика је већа од 500 поена.
rating-not-too_often = Рејтинг остаје исти: њих двоје су ове недеље већ одиграли 7 мечева који се рачунају.
rating-not-alone = Рејтинг остаје исти: једна особа не може да игра обе стране.
rating-not-annulled = Рејтинг остаје исти: меч је поништен.
seal-verify = Провери коцкице
seal-checking = Прерачунава се свако бацање…
seal-wrong = Коцкице не одговарају ономе што је запечаћено. Отворите проверу да видите где.
seal-unreadable = Запис о коцкицама није могао да се прочита. Покушајте поново.
people-title = Људи
people-find = Нађите играча по почетку имена
people-find-go = Нађи
people-none-found = Ниједно име не почиње са „{ $name }”.
people-followed = Људи које пратите
people-follow-oneself = Не можете да пратите себе.
people-follow-many = Пратите највише људи колико може. Прво престаните да пратите неког.
ranking-choose = Листе
ranking-rating = По рејтингу
ranking-week = Ове недеље
ranking-month = Овог месеца
ranking-year = Ове сезоне
ranking-errors = По грешкама
ranking-points = Одиграни поени
ranking-place = Место
ranking-player = Играч
ranking-gain = Промена
ranking-points-played = Одиграни поени
ranking-matches = Мечеви
ranking-won = Добијени
ranking-empty = На овој листи још нема никог. Играјте мечеве за рејтинг и будите први.
ranking-note = На листи су играчи с најмање { $points } одиграних поена против најмање { $people } људи у том периоду и с рејтингом који није привремен. Меч до 7 је 7 поена.
ranking-listed = На листама сте чим одиграте довољно.
ranking-unlisted = Нисте ни на једној листи.
ranking-leave = Скини ме с листа
ranking-enter = Стави ме на листе
pool-choose = Врста игре
pool-people = Уживо
pool-correspondence = Дописно
pool-bots = Против ботова
profile-joined = Овде од { $day }
profile-former = Раније { $names }
profile-challenge = Изазови
profile-follow = Прати
profile-unfollow = Престани да пратиш
profile-block = Блокирај
profile-register = Региструјте се да бисте пратили играче и играли мечеве за рејтинг.
profile-unrated = Још нема мечева за рејтинг.
profile-experience =
    { $matches ->
        [one] { $matches } меч
        [few] { $matches } меча
       *[other] { $matches } мечева
    }, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
profile-rating-note = Рејтинг се рачуна по формули FIBS, и сви почињу од 1500. Мечеви против ботова имају посебан рејтинг.
profile-errors = Све одлуке
profile-errors-checker = Игра фигурама
profile-errors-cube = Коцка
profile-errors-note =
    За последњих { $decisions } одлука у мечевима за рејтинг које је програм оценио. { $interval ->
        [yes] Права вредност је у том распону у 95 од 100 случајева.
       *[no] Распон се приказује од { $least } одлука.
    }
profile-errors-few = Програм је до сада оценио мање од { $least } одлука овог играча.
profile-graph = Рејтинг кроз време
profile-graph-table = Свака промена у табели
profile-graph-words =
    Рејтинг кроз { $matches ->
        [one] { $matches } меч
        [few] { $matches } меча
       *[other] { $matches } мечева
    }: сада { $now }, највиши { $most }, најнижи { $least }.
profile-no-matches = Још нема завршеног меча за приказ.
profile-none-found = Ниједан меч не одговара.
profile-counted =
    { $n ->
        [one] { $n } меч
        [few] { $n } меча
       *[other] { $n } мечева
    }, добијено { $won }
profile-filter = Издвоји мечеве
profile-filter-go = Прикажи мечеве
profile-opponent = Противник
profile-result = Исход
profile-result-any = Било који
profile-result-won = Добијен
profile-result-lost = Изгубљен
profile-score-stood = Резултат кад се меч завршио
profile-since = Од
profile-until = До
profile-search-wrong = Услов не може да се прочита: дужина је број, а дан изгледа овако: 2026-11-25.
profile-ways = Погледај
profile-watch = Гледај
profile-newer = Новији мечеви
against-title = { $one } против { $other }
against-none = Њих двоје још нису завршили ниједан међусобни меч.
against-by-length = Победе по дужини меча
dice-of = Коцкице: { $name }
dice-all-title = Коцкице целог клуба
dice-none = Још нема пребројаних бацања: коцкице се броје кад се меч заврши.
dice-counted =
    { $n ->
        [one] Пребројано { $n } бацање.
        [few] Пребројана { $n } бацања.
       *[other] Пребројано { $n } бацања.
    } Прва бацања у партији никад нису дублети, па се не рачунају ({ $openings }).
dice-too-few = Премало бацања за суд: потребно је најмање { $least }.
dice-test =
    { $rare ->
        [usual] Ова бацања изгледају као поштене коцкице. Поштене коцкице одступају од просека оволико или више у { $percent } случајева (хи-квадрат { $chi }).
        [rare] Поштене коцкице одступају од просека оволико или више само у { $percent } случајева (хи-квадрат { $chi }). Од 100 поштених играча неколико њих изгледа овако.
       *[very_rare] Поштене коцкице готово никад не одступају оволико од просека: у { $percent } случајева (хи-квадрат { $chi }). Проверите мечеве и јавите клубу.
    }
dice-sums = Дублети и улазак
dice-what = Шта
dice-doubles = Дублети
dice-entering =
    Улазак с бара, од { $n ->
        [one] { $n } покушаја
        [few] { $n } покушаја
       *[other] { $n } покушаја
    }
dice-pairs = Свако бацање
dice-pair = Бацање
dice-counted-head = Пребројано
dice-expected = Просек
dice-band = Уобичајено
dice-outside = Ван уобичајеног распона
dice-band-note = Уобичајени распон обухвата 95 од 100 поштених бројања. Од 21 бацања отприлике једно је ван њега сасвим случајно.
fair-play-title = Фер игра
fair-play-of = Фер игра: { $name }
fair-play-lead = Подаци само за модераторе. Показују где треба погледати и не одлучују ништа.
fair-play-base-title = Колико често такви знаци греше
fair-play-base = Нека 1 од 100 играча има помоћ. Знак који налази 90 од 100 таквих, а сумња на 1 од 100 поштених, у праву је у 48 од 100 случајева, не више. Ко погледа пет пута, нађе пет пута више поштених играча.
fair-play-base-many = Један кратак, готово савршен меч чест је и код поштених играча. Исходи и срећна бацања не говоре ништа.
fair-play-hardest = Десет најтежих потеза
fair-play-hardest-note = Погледајте позицију и одлучите сами пре него што отворите оцену.
fair-play-choices = Могућих потеза: { $n }
fair-play-verdict = Оцена
fair-play-lost =
    { $best ->
        [yes] Нађен је најбољи потез.
       *[no] Потез је изгубио { $loss }.
    }
fair-play-none-judged = Програм још није оценио ниједан њихов меч за рејтинг.
fair-play-rate = { $rate } за { $n } одлука
fair-play-peers = Других играча близу овог рејтинга: { $n }. Њих 5 од 100 игра испод { $low }, половина испод { $middle }, 95 од 100 испод { $high }.
fair-play-as-good = Од њих { $n } игра исто тако добро или боље.
fair-play-few-peers = Довољно је оцењено само оволико других играча близу овог рејтинга: { $n }. Поређење почиње од { $least }.
fair-play-agreement = Слагање с програмом у тешким потезима
fair-play-agreement-note = Само потези у којима је најбољи за 0,02 до 0,08 бољи од другог: ту се људи разликују. Поред стоје противници из истих мечева.
fair-play-player = Играч
fair-play-opponents = Противници
fair-play-found = нађено { $best } од { $all }
fair-play-between = (стварни удео између { $low }% и { $high }%)
fair-play-too-few = (премало за закључак)
fair-play-times = Време по тежини
fair-play-difficulty = Потези
fair-play-forced = Изнуђени
fair-play-easy = Лаки
fair-play-hard = Тешки
fair-play-close = Тесни
fair-play-times-note = Средње време, с бројем потеза. Људи дуже мисле тамо где је тешко.
fair-play-evidence = Шта то говори, у оба смера
fair-play-unusual = Необично
fair-play-usual = Као што људи играју
fair-play-unknown = Премало за закључак
fair-play-nothing = Ништа.
fair-play-says-rate-low = Стопа грешака, с распоном, нижа је него код 95 од 100 играча близу овог рејтинга.
fair-play-says-rate-usual = Такву стопу грешака имају играчи близу овог рејтинга.
fair-play-says-rate-open = Премало је одлука или играча за поређење.
fair-play-says-hard-more = Тешки потези су налажени очигледно чешће него код противника.
fair-play-says-hard-usual = Тешки потези су налажени отприлике исто често као код противника.
fair-play-says-hard-open = Тешких потеза је премало.
fair-play-says-time-flat = Тешки потези нису трајали дуже од лаких, а противници су мислили дуже.
fair-play-says-time-grows = Тешки потези су трајали дуже од лаких.
fair-play-says-time-open = Потеза с измереним временом је премало.
fair-play-says-cube-apart = Игра фигурама је готово савршена, а коцка није.
fair-play-says-cube-usual = Игра фигурама и коцка иду заједно.
fair-play-says-cube-open = Одлука је премало.
fair-play-steps = Прво гледајте, па пријатељски питајте или понудите меч под надзором. Никоме се ништа не ограничава без разлога, рока и жалбе неком другом.
fair-play-alike = Вреди погледати
fair-play-alike-note = Наговештаји, никад пресуде: и пријатељи брзо предају, а неко увек губи.
fair-play-quick = Мечева за рејтинг завршених за мање од минута: { $n }
fair-play-one-way = Мечева за рејтинг: { $n }, сви на исту страну
