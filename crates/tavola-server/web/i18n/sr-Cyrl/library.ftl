# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Сви ваши мечеви, анализирани, и шта из њих следи
start-import = Или увезите мечеве из датотека.
nav-library = Моји мечеви
library-title = Моји мечеви
library-empty = Овде се скупљају ваши мечеви: они које играте у клубу и они које увезете из датотека програма XG, GNU Backgammon, Galaxy, Heroes и других. Сваки се анализира. Увезите први или играјте.
library-bring = Увези мечеве
library-drop = Превуците овамо датотеке или фасциклу, или их изаберите.
library-files = Датотеке
library-folder = Фасцикла
library-paste = Налепи меч
library-paste-label = Меч као текст
library-import = Увези
library-importing =
    Увоз: { $done } од { $all } { $all ->
        [one] датотеке
        [few] датотеке
       *[other] датотека
    }.
library-imported =
    { $n ->
        [0] Ниједна датотека није увезена.
        [one] Увезена је { $n } датотека.
        [few] Увезене су { $n } датотеке.
       *[other] Увезено је { $n } датотека.
    }
library-import-waits = Сервер тражи предах. Увоз се наставља сам.
library-import-failed = Увоз је стао: увезено је { $done } од { $all } датотека. Увезите остатак поново; оно што је већ ту не узима се двапут.
library-file-long =
    { $n ->
        [one] { $n } датотека је већа од { $most } МиБ и изостављена је.
        [few] { $n } датотеке су веће од { $most } МиБ и изостављене су.
       *[other] { $n } датотека је веће од { $most } МиБ и изостављено је.
    }
library-formats = .mat и .txt у свим уобичајеним облицима, .sgf, .xg и Таволин .json. Највише 2 МиБ по датотеци. Оно што увезете видите само ви док не поделите. Сама датотека се чува и може поново да се преузме.
library-too-much = Одједном се може увести највише 4 МиБ и 100 датотека. Остале увезите после њих.
library-no-files = Изаберите датотеку или налепите меч.
library-brought = Шта је увезено
library-pasted = Налепљен текст
library-known = Ова датотека је већ у вашој збирци.
library-known-match = Овај меч је већ у вашој збирци; рачуна се једном.
library-extent =
    { $length ->
        [0] игра у новац
       *[other] меч до { $length }
    }, { $games } { $games ->
        [one] партија
        [few] партије
       *[other] партија
    }
library-remarks =
    { $n } { $n ->
        [one] напомена
        [few] напомене
       *[other] напомена
    } при читању
library-more-remarks = И још { $n }.
library-remark-line = Ред
library-remark-column = Колона
library-remark-weight = Прочитано
library-remark-what = Шта се не слаже
library-note = како пише
library-mended = исправљено
library-left-out = изостављено
library-refused-empty = Датотека је празна.
library-refused-long = Датотека је већа од { $most } МиБ.
library-refused-archive = Ово је архива. Распакујте је и увезите датотеке из ње.
library-refused-analysis = Ово је анализа, а не меч. Увезите сам меч: .mat, .sgf, .xg или match.json.
library-refused-unreadable = Ово није меч ни у једном формату који се чита.
library-refused-no-play = У њој нема ниједног потеза.
library-refused-lines = Меч има највише { $games } партија и { $lines } редова.
library-refused-full = Ваша збирка је пуна: стаје { $files } датотека и { $bytes } МиБ. Прво уклоните неке мечеве.
library-which = Који сте ви играч?
library-neither = Ниједан
library-matches = Мечеви
library-none = Још нема мечева.
library-none-found = Ниједан меч не одговара.
library-not-searched = Претрага није могла да се прочита. Исправите оно што је горе наведено.
library-more-tables = Нису још прегледани сви ваши столови. Учитајте страницу поново за остатак.
library-waiting =
    { $n ->
        [one] { $n } меч чека анализу.
        [few] { $n } меча чекају анализу.
       *[other] { $n } мечева чека анализу.
    }
library-day = Датум
library-no-day = Датотека не каже кад је одигран, или не поуздано.
library-players = Играчи
library-event = Турнир
library-length = До
library-score = Резултат
library-money = новац
library-unjudged = још не
library-unjudged-note = Анализа тек предстоји.
library-at-line = ред { $line }
library-list-note = Резултат и PR су истим редом као имена.
library-older = Старији мечеви
library-search = Претрага
library-search-player = Играч
library-search-event = Турнир
library-search-from = Од
library-search-to = До
library-search-kind = Врста грешке
library-search-mark = Бар
library-search-any = било која
library-search-position = Позиција
library-search-position-note = XGID, GNUBG или OpenGammon ид, ред са ФИБС-а или табла од слова. Налази места где фигуре тако стоје за играча на бацању.
library-search-go = Тражи
library-search-all = Прикажи све
library-wrong-day = „{ $text }” није датум. Пишите овако: 2026-03-22.
library-wrong-choice = „{ $text }” не може да се тражи.
library-error-cube = Коцка
library-error-play = Игра фигурама
library-error-missed-double = Пропуштено дуплирање
library-error-wrong-double = Погрешно дуплирање
library-error-wrong-take = Погрешно прихватање
library-error-wrong-drop = Погрешно одбијање
library-error-wrong-beaver = Погрешан дабар
study-match = Датотеке и дељење
study-download = Преузми:
study-download-report = анализа (.json)
study-you-are = Ви сте { $who }.
study-you-neither = Нисте ниједан од играча: меч не улази у вашу статистику.
study-private = Овај меч видите само ви.
study-share = Подели линком
study-shared = Ко има овај линк, види меч и анализу:
study-unshare = Престани да делиш
study-original = Датотека каква је увезена:
study-remove = Уклони
study-remove-sure = Бришу се меч, његова датотека и анализа. Датотеку можете поново да увезете.
study-remove-now = Уклони меч
statistics-title = Статистика
statistics-empty = Још нема шта да се сабере. Увезите мечеве или играјте; сваки се анализира у позадини и улази овамо чим је готов.
statistics-extent =
    { $n } { $n ->
        [one] меч
        [few] меча
       *[other] мечева
    }, ваших одлука: { $decisions }.
statistics-unjudged =
    { $n ->
        [one] Изостављен је { $n } меч: анализа тек предстоји.
        [few] Изостављена су { $n } меча: анализа тек предстоји.
       *[other] Изостављено је { $n } мечева: анализа тек предстоји.
    }
statistics-unclaimed =
    { $n ->
        [one] Изостављен је { $n } меч: не зна се који сте ви играч.
        [few] Изостављена су { $n } меча: не зна се који сте ви играч.
       *[other] Изостављено је { $n } мечева: не зна се који сте ви играч.
    }
statistics-others =
    { $n ->
        [one] { $n } је туђи меч.
        [few] { $n } су туђи мечеви.
       *[other] { $n } је туђих мечева.
    }
statistics-whole = Све заједно
statistics-figure = Податак
statistics-you = Ви
statistics-opponents = Противници
statistics-checkers = Фигуре
statistics-cube = Коцка
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Срећа по бацању
statistics-months = По месецима
statistics-month = Месец
statistics-no-month = Датум непознат
statistics-decisions = Одлуке
statistics-chart = PR по месецима; исте бројке су у табели испод.
statistics-bar = { $month }: PR { $rate }, одлука: { $n }
statistics-kinds = По врсти позиције
statistics-kind = Позиција
statistics-errors = По врсти грешке
statistics-lost = Цена
statistics-first = Први потези, по бацању
statistics-roll = Бацање
statistics-replies = Одговори, по противниковом првом потезу
statistics-answers = Противников први потез
statistics-times = Пута
statistics-marked = Грешке
statistics-usual = Најчешћи потез
statistics-definitions = PR је 500 пута цена по одлуци: збир свих цена подељен бројем свих одлука. Никад није просек ПР-ова појединих мечева. У загради је број одлука. Срећа је у јединицама коцке. Грешке су све одлуке с ознаком, од 0,010.
kind-bearing-off = Изношење
kind-bearing-off-note = Нема контакта, и оба играча имају све фигуре у кући.
kind-race = Трка
kind-race-note = Остало без контакта.
kind-bearing-off-contact = Изношење уз контакт
kind-bearing-off-contact-note = Један играч има све фигуре у кући, а контакта има.
kind-back-game = Задња игра
kind-back-game-note = Играч држи два поља или више у противниковој кући.
kind-priming = Прајм
kind-priming-note = Играч држи пет или више поља заредом, а иза њих је противникова фигура.
kind-attack = Напад
kind-attack-note = Играч има фигуру на бару, а у противниковој кући су заузета три поља или више.
kind-holding = Игра држања
kind-holding-note = Играчеве последње фигуре држе противниково поље до бара, поље 5 или поље 4; противникове чине исто или су побегле.
kind-low-anchor = Ниско сидро
kind-low-anchor-note = Играчеве последње фигуре држе противниково поље 1, 2 или 3; противникове су побегле.
kind-contact = Други контакт
kind-contact-note = Сваки други контакт, на пример прва бацања.
