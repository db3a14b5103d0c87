# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Сат и семафор
board-lead = Телефон поред ваше дрвене табле: сат, семафор и записник у једном. Ради без мреже; ништа притиснуто се не губи.
board-needs-script = Сату треба прегледач с подршком за JavaScript.
board-new = Нови меч
board-kept = Мечеви на овом уређају
board-kept-none = Још нема мечева. Поставите један: два имена, дужина и, ако хоћете, сат.
board-white = Бели
board-black = Црни
board-name-of =
    Име играча: { $side ->
        [white] Бели
       *[black] Црни
    }
board-length = Дужина у поенима
board-clock = Сат
board-clock-none = Без сата, само семафор
board-clock-simple_delay = Одлагање, па резерва (уобичајено)
board-clock-bronstein = Бронштајн
board-clock-bronstein_prefunded = Бронштајн, одлагање укључено у приказ
board-clock-fischer = Фишер
board-minutes = Минута по поену
board-delay = Секунди по потезу
board-flag = Кад заставица падне
board-flag-loss = меч је изгубљен
board-flag-when_noticed = меч је изгубљен кад противник то пријави
board-flag-overtime = још један минут, једном
board-holland = Холандово правило: после Крофордове партије играч у заостатку не дуплира пре свог трећег потеза
board-sound = Звуци
board-vibrate = Вибрација
board-start = Почни
board-to = до { $length }
board-one-game = једна партија
board-crawford = Крофордова партија: без коцке
board-game = Партија { $number }
board-turn = ви сте на реду
board-waits = чека
board-stopped = заустављен
board-press-label =
    { $name }, још { $time }{ $turn ->
        [yes] , на реду: притисните за крај потеза
       *[no] { "" }
    }
board-begins = Ја почињем
board-next-game = Следећа партија
board-double = Дуплирај на { $value }
board-take = Прихвати { $value }
board-drop = Одбиј
board-confirm = Потврди
board-accept = Слажем се
board-reject = Не слажем се
board-stop = Заустави
board-resume = Настави
board-resume-other = На реду је { $name }
board-over = Партија готова
board-menu = Мени
board-sheet = Записник
board-undo = Поништи
board-undo-what = Држите за поништавање: { $act }
board-undone = Поништено: { $act }
board-hold = Држите ово дугме притиснуто тренутак.
board-lock = Закључај
board-unlock = Откључај
board-locked = Закључано од случајних додира
board-full = Цео екран
board-handover = Предај сат
board-leave = Сви мечеви
board-say = Читај времена наглас
board-cube = Коцка { $value }
board-cube-middle = у средини
board-cube-of = држи је { $name }
board-result = Како се завршила партија?
board-won-by = Победник
board-kind-single = Обична
board-kind-gammon = Гамон
board-kind-backgammon = Бекгемон
board-enter = Унеси
board-close = Затвори
board-resign = Предај партију
board-resign-match = Предај меч
board-withdraw = Повуци предају
board-claim = Затражи победу
board-claims = { $name } тражи победу: { $kind }
board-resigns = { $name } предаје: { $kind }
board-break = Узми паузу
board-end-break = Крај паузе
board-on-break = { $name } је на паузи: { $time }
board-reason-fallen = Пала је коцкица или фигура
board-reason-contested = Оспори потез
board-reason-director = Зови директора
board-pause = Заустави сат
board-paused = Пауза
board-reason-faulty = Сат је неисправан
board-reason-break = Пауза
board-call-flag = Заставица је пала
board-why = Зашто заустављате сат?
board-entered =
    Победа, { $name }: { $kind }, коцка { $cube }, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
board-both-confirm = Потврђују оба играча
board-flagged = { $name }: заставица је пала
board-match-won = Победник меча: { $name }
board-how-score = на поене
board-how-flag = на време
board-how-resigned = предајом
board-how-penalty = казненим поенима
board-how-ruling = одлуком директора
board-called = Директор је позван
board-held = Директор је зауставио меч
board-absent = { $name } није ту; сат тече
board-opening = Баците свако по једну коцкицу. Виша почиње.
board-ready = Упоредите своје записе резултата, па почните.
board-gap = Уређај је био искључен или у позадини: { $time }.
board-restore = Врати време
board-gap-asked = Уређај је био искључен { $time }, а за то време је пала заставица ({ $name }). Рачуна ли се то време?
board-gap-banner = Сат је заустављен
board-gap-counts = Рачуна се
board-keep-as-is = Остави како јесте
board-jump = Сат овог уређаја промењен је за { $time }. Сат меча наставља као пре.
board-awake-refused = Екран може да се угаси: искључите то у подешавањима уређаја.
board-storage-refused = Овај прегледач ништа не чува: поновно учитавање би изгубило меч.
board-offline =
    Без мреже: { $count ->
        [0] све је послато
        [one] чека { $count } унос
        [few] чекају { $count } уноса
       *[other] чека { $count } уноса
    }
board-online = Све је послато
board-viewer = Посматрате. Сат је на другом уређају.
board-viewer-age = Освежено пре { $seconds } с
board-take-over = Преузми сат овде
board-take-over-hold = Преузми сат овде (држите)
board-take-over-ask = Сат је на другом уређају. Ако га преузмете, тај уређај може само да посматра.
board-take-over-yes = Преузми
board-take-up = Прихватате ли овај меч?
board-take-up-match =
    { $white } – { $black }, { $a }–{ $b } до { $length }: { $count ->
        [one] предат { $count } унос.
        [few] предата { $count } уноса.
       *[other] предато { $count } уноса.
    }
board-take-up-new = Овај уређај преузима сат. Уређај који га је предао после може само да посматра.
board-take-up-known = Овај уређај већ има меч. Предати дневник замењује његов; оно што има преко тога чува се одвојено.
board-take-up-yes = Прихвати
board-read-foreign = Тај дневник не даје право на меч на овом уређају; ништа није промењено.
board-kept-unreadable = Дневник тог меча не може да се прочита на овом уређају.
board-no-such-match = Такав меч не постоји. Проверите линк: можда недостаје слово.
board-link-worthless = Овај линк не даје право на меч.
board-no-right = Сервер одбија оно што овде притиснете, јер линк не даје право на меч. Отворите линк самог стола.
board-posted = На костуру
board-conflict = Други уређај има другачији дневник: овде { $here }, тамо { $there }.
board-conflict-scoreboard = Пречи је семафор самог стола (MAT-07): { $won }.
board-conflict-trailers_sheet = Важи запис играча у заостатку (MAT-05): { $won }.
board-conflict-agreement = Оба имају исти резултат.
board-conflict-director = Одлучује директор.
board-conflict-look = Упореди оба дневника
board-conflict-title = Два дневника овог меча
board-conflict-here = Дневник овде
board-conflict-there = Други дневник
board-conflict-since =
    { $count ->
        [0] Ништа откад се разликују
        [one] { $count } унос откад се разликују
        [few] { $count } уноса откад се разликују
       *[other] { $count } уноса откад се разликују
    }
board-compare = Упореди мој запис резултата
board-papers-agree = Записи се слажу са семафором: { $counts }.
board-papers-differ = Записи се не слажу са семафором. Важи семафор: { $counts } (MAT-07).
board-battery = Батерија је слаба: { $percent }%. Напуните уређај или предајте сат.
board-chouette = Више од два играча? Уређај може да буде и књига резултата за шует.
board-elsewhere = Овај меч је отворен на другој картици.
board-elsewhere-here = Настави овде
board-read-older = Овај уређај има новији дневник тог меча; датотека није увезена.
board-read-unreadable = То није датотека меча.
board-keep-this = Задржи овај дневник
board-keep-that = Задржи други дневник
board-not-kept = Прегледач то није сачувао. Покушајте још једном.
board-too-soon = Други додир тако брзо не рачуна се.
board-no-line = Нема везе с уређајем на којем је сат: унесите тамо.
board-unheard = Уређај на којем је сат не одговара: проверите тамо је ли забележио.
board-handover-how = Отворите ово на другом уређају: он преузима сат с целим дневником. Од тада овај уређај може само да посматра.
board-handover-copy = Копирај линк
board-handover-file = Сачувај као датотеку
board-handover-read = Преузми из датотеке
board-csv = CSV
board-print = Штампај
board-share = Подели
board-sheet-number = Партија
board-sheet-winner = Победник
board-sheet-kind = Врста
board-sheet-cube = Коцка
board-sheet-points = Поени
board-sheet-score = Резултат
board-sheet-banks = Преостало време
board-sheet-used = Утрошено време
board-sheet-lasted = Трајање
board-sheet-crawford = Крофорд
board-sheet-how =
    { $kind }{ $ending ->
        [dropped] , одбијено
        [resigned] , предаја
        [claimed] , затражена победа
        [flag] , на време
        [forfeited] , без борбе
        [adjudicated] , по одлуци
       *[borne_off] { "" }
    }
board-sheet-none = Још ниједна партија није завршена.
board-sheet-awards = Казнени поени
board-sheet-award = { $points } за: { $name }
board-sheet-rulings = Одлуке
board-sheet-signs = Потписи
board-corrected = исправљено
board-keys = Тастатура, или Bluetooth дугме које се тако понаша: размакница притиска за играча на реду, 1 и 2 за доњег и горњег играча, { "d" } дуплира, { "t" } прихвата, { "p" } одбија, { "s" } зауставља, { "u" } (држати) поништава, { "c" } чита времена наглас, { "l" } закључава.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Резултат { $a } према { $b }, меч до { $length }.
board-side-said = На реду: { $name }
board-low = { $name }: још један минут
board-install = Инсталирајте је из менија прегледача да се отвара без мреже.
board-first-game = Почни
board-confirm-score = Потврди { $a }–{ $b }
board-what = Шта сада?
board-more = Још
board-understood = У реду
board-new-match = Нови меч
board-continue = Настави меч с папира
board-points-of =
    { $side ->
        [white] Поени Белог
       *[black] Поени Црног
    }
board-conflict-players = Одлучите заједно који дневник важи.
board-right-menu = Исправи нешто
board-right = Шта треба исправити?
board-right-time = Време на сату
board-right-result = Исход партије
board-right-length = Дужина меча
board-right-points = Казнени поени
board-right-clock = Уведи сат
board-right-whose = Чији сат
board-right-way = Додај или одузми
board-right-give = Додај
board-right-take = Одузми
board-right-minutes = Минути
board-right-seconds = Секунде
board-right-reason = Разлог
board-right-against = Кажњени играч
board-right-count = Поени за противника
board-sheet-clock = { $mode }, { $bank } по поену, { $delay } с по потезу
board-ruling-adjust_time = { $name }: { $time } на сату
board-ruling-penalty =
    Казна, { $name }: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
board-ruling-warn = Опомена: { $name }
board-ruling-correct_result = Партија { $game } исправљена: { $name }, { $kind }, коцка { $cube }
board-ruling-set_length = Меч се игра до { $length }
board-ruling-bring_clock = Уводи се сат: { $clock }
board-ruling-hold = Директор зауставља меч
board-ruling-release = Меч се наставља
board-ruling-absent = { $name } није ту
board-ruling-arrived = Оба играча су ту
board-ruling-award_match = Меч се додељује: { $name }
board-ruling-restore = Враћа се време прекида { $gap }
board-ruling-count = Рачуна се време прекида { $gap }
board-ruling-settle = Задржава се један од два дневника
board-ruling-play_on = Заставицу нико није приметио: игра се даље
board-ruling-cube_stands = Партија { $game }: коцка остаје на { $cube }
board-ruling-post = На костуру
board-act-press = притисак
board-act-opening = почетно бацање
board-act-start_game = почетак партије
board-act-double = дуплирање
board-act-take = прихватање
board-act-drop = одбијање
board-act-stop = заустављање
board-act-call_director = позив директора
board-act-resume = наставак игре
board-act-resign = предаја
board-act-claim = захтев за победу
board-act-accept = слагање
board-act-reject = неслагање
board-act-result = исход
board-act-confirm = потврда
board-act-compare = поређење
board-act-take_break = пауза
board-act-end_break = крај паузе
board-act-resign_match = предаја меча
board-act-withdraw = повлачење предаје
board-act-call_flag = пријава пада заставице
board-act-open = постављање меча
board-act-flag_fell = заставица је пала
board-act-undo = поништавање последњег уноса
board-act-gap = уређај је био искључен
board-act-jump = сат уређаја је промењен
board-act-claim_lease = преузимање сата
board-act-diverged = други дневник
board-act-received = исправљено време
board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Меч није постављен.
board-refused-opened-already = Меч је већ постављен.
board-refused-unsound = Име недостаје или је предугачко, или су подешавања сата ван граница.
board-refused-player-only = То може само играч.
board-refused-director-only = То може само директор.
board-refused-reason-missing = Одлуци треба разлог.
board-refused-on-hold = Ништа се не мења док директор не одлучи.
board-refused-posted = Исход је на костуру; исправља га само директор.
board-refused-over = Меч је завршен.
board-refused-flagged = Заставица је пала.
board-refused-gap-asked = Прво реците рачуна ли се време док је уређај био искључен.
board-refused-not-now = То сада не може.
board-refused-not-your-turn = На реду је други играч.
board-refused-no-clock = Нема сата.
board-refused-crawford-game = У Крофордовој партији нема дуплирања.
board-refused-crawford-cube = Сва дуплирања у Крофордовој партији су неважећа: коцка се рачуна као 1.
board-refused-cube-not-yours = Коцка је код другог играча.
board-refused-cube-exhausted = Коцка не може више.
board-refused-holland-waits = После Крофордове партије играч у заостатку не дуплира пре свог трећег потеза.
board-refused-nothing-offered = Нема на шта да се одговори.
board-refused-break-between-games = Паузе се узимају између партија.
board-refused-no-break-left = Нема више пауза.
board-refused-break-running = Једна пауза још траје.
board-refused-most-resigned = Предаја највећег могућег пораза не може да се одбије.
board-refused-trailer-confirms = Резултат важи кад га потврди играч у заостатку.
board-refused-whose-turn = Изаберите чији сат треба да тече.
board-refused-too-long = Текст или списак је предугачак, или је број превелик.
board-refused-no-points = Казна је бар један поен.
board-refused-no-flag = Заставица није пала.
board-refused-nothing-to-undo = Нема шта да се поништи.
board-refused-no-such = Нема ничега с тим бројем.
board-refused-turn-is-over = Потез тог прекида је прошао; време може да исправи директор.
board-refused-nothing-given-up = Нико није предао.
board-refused-same-length = Меч се већ игра до те дужине.
board-refused-nothing-due = Ништа није на реду.
board-refused-held-by-device = Сат је на уређају; притисните тамо.
board-refused-lease-lost = Сат је на другом уређају.
board-refused-line-missing = У дневнику недостаје унос.
board-refused-line-known = Тај унос је већ у дневнику.
board-held-button = држите
board-crawford-word = Крофорд
board-needs = треба још { $points }
board-points-label = { $name }: { $points }, прикажи досадашње партије
board-doubles = { $name } дуплира на { $value }
board-ruled = Директор је одлучио. Наставити?
board-played-on = Заставицу нико није приметио. Играјте даље.
board-age = { $seconds } с
board-overtime = продужетак
board-overtime-told = Пала је заставица ({ $name }): продужетак од { $time }, једном.
board-low-seconds = { $name }: још { $seconds } секунди
board-countdown = Упозорења на 0:30 и 0:10
board-swap = Замени стране
board-course = Досадашње партије
board-course-won =
    Победа, { $name }: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
board-course-time = трајање { $time }
board-play-on = Нико није приметио: даље
board-turn-dialog = Окрени
board-right-flag = Заставицу нико није приметио: игра се даље
board-right-turn = Сат тече погрешном играчу
board-right-cube = Коцка је окренута у Крофордовој партији
board-right-cube-how = До краја те партије могло је да се поништи. Нико није приметио, па важи (MAT-03). Шта је показивала?
board-sheet-date = Датум
board-sheet-reason = Разлог
board-sheet-after-game = После партије
board-mat = .mat датотека
board-install-secure = Отворена преко ХТТПС-а, ова страница може да се инсталира и онда ради без мреже.
board-presets = Уобичајени сатови
board-preset-last = Последњи коришћен
board-preset-italy = Италија 3:00 + 12
board-preset-usual = Британија, SAD, WBGF 2:00 + 12
board-preset-doubles = Парови 2:30 + 18
board-preset-none = Без сата
board-total = Сваки играч има { $bank } и { $delay } с по потезу.
board-screen = За пројектор
board-overlay = За пренос
