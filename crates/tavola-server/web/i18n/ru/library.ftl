# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Все ваши матчи, проанализированные, и то, что из них складывается.
start-import = Или загрузите матчи из файлов.
nav-library = Мои матчи
library-title = Мои матчи
library-empty = Здесь собираются ваши матчи: сыгранные в клубе и загруженные из файлов XG, GNU Backgammon, Galaxy, Heroes и других. Каждый анализируется. Загрузите первый или сыграйте.
library-bring = Загрузить матчи
library-drop = Перетащите сюда файлы или папку или выберите их.
library-files = Файлы
library-folder = Папка
library-paste = Вставить матч
library-paste-label = Матч в виде текста
library-import = Загрузить
library-importing = Загружаем: { $done } из { $all } { $all ->
    [one] файла
    [few] файлов
    [many] файлов
   *[other] файла
  }.
library-imported = { $n ->
    [0] Ни один файл не загружен.
    [one] Загружен { $n } файл.
    [few] Загружено { $n } файла.
    [many] Загружено { $n } файлов.
   *[other] Загружено { $n } файла.
  }
library-import-waits = Сервер просит паузу. Загрузка продолжится сама.
library-import-failed = Загрузка остановилась: { $done } из { $all } файлов загружены. Загрузите остальные ещё раз; то, что уже есть, дважды не берётся.
library-file-long = { $n ->
    [one] { $n } файл длиннее { $most } МиБ и пропущен.
    [few] { $n } файла длиннее { $most } МиБ и пропущены.
    [many] { $n } файлов длиннее { $most } МиБ и пропущены.
   *[other] { $n } файла длиннее { $most } МиБ и пропущены.
  }
library-formats = .mat и .txt во всех обычных видах, .sgf, .xg и .json от Tavola. Не больше 2 МиБ на файл. Загруженное видите только вы, пока не поделитесь. Сам файл хранится, и его можно скачать снова.
library-too-much = За раз можно загрузить не больше 4 МиБ и 100 файлов. Остальные загрузите потом.
library-no-files = Выберите файл или вставьте матч.

library-brought = Что загружено
library-pasted = Вставленный текст
library-known = Этот файл уже есть в вашей библиотеке.
library-known-match = Этот матч уже есть в вашей библиотеке; он считается один раз.
library-extent = { $length ->
    [0] игра на деньги
   *[other] матч до { $length }
  }, { $games } { $games ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
  }
library-remarks = { $n } { $n ->
    [one] замечание
    [few] замечания
    [many] замечаний
   *[other] замечания
  } при чтении
library-more-remarks = И ещё { $n }.
library-remark-line = Строка
library-remark-column = Столбец
library-remark-weight = Прочитано
library-remark-what = Что не сходится
library-note = как написано
library-mended = исправлено
library-left-out = пропущено
library-refused-empty = Файл пуст.
library-refused-long = Файл длиннее { $most } МиБ.
library-refused-archive = Это архив. Распакуйте его и загрузите файлы из него.
library-refused-analysis = Это анализ, а не матч. Загрузите сам матч: .mat, .sgf, .xg или match.json.
library-refused-unreadable = Это не матч ни в одном из форматов, которые здесь читаются.
library-refused-no-play = В нём нет ни одного хода.
library-refused-lines = В матче не больше { $games } партий и { $lines } строк.
library-refused-full = Ваша библиотека полна: в ней помещается { $files } файлов и { $bytes } МиБ. Сначала удалите часть матчей.

library-which = Который из игроков — вы?
library-neither = Ни один

library-matches = Матчи
library-none = Матчей пока нет.
library-none-found = Подходящих матчей нет.
library-not-searched = Запрос прочитать не удалось. Исправьте то, что названо выше.
library-more-tables = Просмотрены ещё не все ваши столы. Перезагрузите страницу, чтобы увидеть остальные.
library-waiting = { $n ->
    [one] { $n } матч ждёт анализа.
    [few] { $n } матча ждут анализа.
    [many] { $n } матчей ждут анализа.
   *[other] { $n } матча ждут анализа.
  }
library-day = Дата
library-no-day = В файле не сказано, когда его играли, или сказано неоднозначно.
library-players = Игроки
library-event = Турнир
library-length = До
library-score = Счёт
library-money = деньги
library-unjudged = ещё нет
library-unjudged-note = Анализ ещё впереди.
library-at-line = строка { $line }
library-list-note = Счёт и PR стоят в порядке имён.
library-older = Матчи раньше

library-search = Поиск
library-search-player = Игрок
library-search-event = Турнир
library-search-from = С
library-search-to = По
library-search-kind = Вид ошибки
library-search-mark = Не меньше
library-search-any = любая
library-search-position = Позиция
library-search-position-note = XGID, id GNUBG или OpenGammon, строка FIBS или доска из букв. Находится там, где шашки стоят так для ходящей стороны.
library-search-go = Искать
library-search-all = Показать все
library-wrong-day = «{ $text }» — не дата. Пишите так: 2026-03-22.
library-wrong-choice = «{ $text }» искать нельзя.
library-error-cube = Куб
library-error-play = Игра шашками
library-error-missed-double = Пропущенное удвоение
library-error-wrong-double = Неверное удвоение
library-error-wrong-take = Неверно принято
library-error-wrong-drop = Неверный пас
library-error-wrong-beaver = Неверный бобёр

study-match = Файлы и доступ
study-download = Скачать:
study-download-report = анализ (.json)
study-you-are = Вы — { $who }.
study-you-neither = Вы ни один из игроков: в вашу статистику матч не входит.
study-private = Этот матч видите только вы.
study-share = Поделиться ссылкой
study-shared = Матч и его анализ видят все, у кого есть эта ссылка:
study-unshare = Больше не делиться
study-original = Файл, каким его загрузили:
study-remove = Удалить
study-remove-sure = Удалятся матч, его файл и анализ. Файл можно загрузить снова.
study-remove-now = Удалить матч

statistics-title = Статистика
statistics-empty = Складывать пока нечего. Загрузите матчи или сыграйте несколько; каждый анализируется в фоне и попадает сюда, как только это сделано.
statistics-extent = { $n } { $n ->
    [one] матч
    [few] матча
    [many] матчей
   *[other] матча
  }, ваших решений: { $decisions }.
statistics-unjudged = { $n ->
    [one] { $n } матч не учтён: его анализ ещё впереди.
    [few] { $n } матча не учтены: их анализ ещё впереди.
    [many] { $n } матчей не учтены: их анализ ещё впереди.
   *[other] { $n } матча не учтены: их анализ ещё впереди.
  }
statistics-unclaimed = { $n ->
    [one] { $n } матч не учтён: неизвестно, который из игроков — вы.
    [few] { $n } матча не учтены: неизвестно, который из игроков — вы.
    [many] { $n } матчей не учтены: неизвестно, который из игроков — вы.
   *[other] { $n } матча не учтены: неизвестно, который из игроков — вы.
  }
statistics-others = { $n ->
    [one] { $n } матч — чужой.
    [few] { $n } матча — чужие.
    [many] { $n } матчей — чужие.
   *[other] { $n } матча — чужие.
  }
statistics-whole = Всё вместе
statistics-figure = Показатель
statistics-you = Вы
statistics-opponents = Соперники
statistics-checkers = Шашки
statistics-cube = Куб
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Везение на бросок
statistics-months = По месяцам
statistics-month = Месяц
statistics-no-month = Дата неизвестна
statistics-decisions = Решения
statistics-chart = PR по месяцам; те же числа — в таблице ниже.
statistics-bar = { $month }: PR { $rate }, решений: { $n }
statistics-kinds = По видам позиций
statistics-kind = Позиция
statistics-errors = По видам ошибок
statistics-lost = Цена
statistics-first = Первые ходы, по броскам
statistics-roll = Бросок
statistics-replies = Ответы, по первому ходу соперника
statistics-answers = Первый ход соперника
statistics-times = Раз
statistics-marked = Ошибки
statistics-usual = Чаще всего
statistics-definitions = PR — это 500 потерь на решение: сумма всех потерь, делённая на число всех решений. Это никогда не среднее PR матчей. В скобках — число решений. Везение — в единицах куба. Ошибки — все отмеченные решения, от 0,010.

kind-bearing-off = Снятие
kind-bearing-off-note = Контакта нет, и у обеих сторон все шашки дома.
kind-race = Гонка
kind-race-note = Контакта нет, остальные случаи.
kind-bearing-off-contact = Снятие при контакте
kind-bearing-off-contact-note = У одной стороны все шашки дома, и контакт есть.
kind-back-game = Бэкгейм
kind-back-game-note = Одна сторона держит два пункта или больше в доме соперника.
kind-priming = Прайм
kind-priming-note = Одна сторона держит пять пунктов подряд или больше, и за ними шашка соперника.
kind-attack = Атака
kind-attack-note = У одной стороны шашка на баре против трёх пунктов или больше в доме.
kind-holding = Игра на удержание
kind-holding-note = Последние шашки одной стороны держат бар-пункт, пункт 5 или 4 соперника; у соперника то же самое, или они уже ушли.
kind-low-anchor = Низкий якорь
kind-low-anchor-note = Последние шашки одной стороны держат пункт 1, 2 или 3 соперника; шашки соперника уже ушли.
kind-contact = Прочий контакт
kind-contact-note = Любой другой контакт, например первые броски.
