# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Всичките ви мачове, анализирани, и какво излиза от тях.
start-import = Или внесете мачове от файлове.
nav-library = Моите мачове
library-title = Моите мачове
library-empty = Тук се събират мачовете ви: играните в клуба и внесените от файлове на XG, GNU Backgammon, Galaxy, Heroes и други. Всеки се анализира. Внесете първия или играйте.
library-bring = Внасяне на мачове
library-drop = Пуснете тук файлове или папка или ги изберете.
library-files = Файлове
library-folder = Папка
library-paste = Поставяне на мач
library-paste-label = Мачът като текст
library-import = Внасяне
library-importing = Внасяне: { $done } от { $all } { $all ->
    [one] файл
   *[other] файла
  }.
library-imported = { $n ->
    [0] Не е внесен нито един файл.
    [one] Внесен е един файл.
   *[other] Внесени са { $n } файла.
  }
library-import-waits = Сървърът моли за пауза. Внасянето продължава само.
library-import-failed = Внасянето спря: внесени са { $done } от { $all } файла. Внесете останалите пак; каквото вече е тук, не се взема втори път.
library-file-long = { $n ->
    [one] Един файл е по-дълъг от { $most } MiB и е пропуснат.
   *[other] { $n } файла са по-дълги от { $most } MiB и са пропуснати.
  }
library-formats = .mat и .txt във всички обичайни видове, .sgf, .xg и .json на Tavola. Най-много 2 MiB на файл. Внесеното виждате само вие, докато не го споделите. Самият файл се пази и може да се изтегли отново.
library-too-much = Наведнъж се внасят най-много 4 MiB и 100 файла. Другите внесете след това.
library-no-files = Изберете файл или поставете мач.

library-brought = Какво е внесено
library-pasted = Поставен текст
library-known = Този файл вече е в библиотеката ви.
library-known-match = Този мач вече е в библиотеката ви; брои се веднъж.
library-extent = { $length ->
    [0] игра за пари
   *[other] мач до { $length }
  }, { $games } { $games ->
    [one] партия
   *[other] партии
  }
library-remarks = { $n } { $n ->
    [one] забележка
   *[other] забележки
  } при четенето
library-more-remarks = И още { $n }.
library-remark-line = Ред
library-remark-column = Колона
library-remark-weight = Прочетено
library-remark-what = Какво не пасва
library-note = както е написано
library-mended = поправено
library-left-out = пропуснато
library-refused-empty = Файлът е празен.
library-refused-long = Файлът е по-дълъг от { $most } MiB.
library-refused-archive = Това е архив. Разопаковайте го и внесете файловете от него.
library-refused-analysis = Това е анализът, а не мачът. Внесете самия мач: .mat, .sgf, .xg или match.json.
library-refused-unreadable = Това не е мач в никой от форматите, които се четат.
library-refused-no-play = В него няма нито един ход.
library-refused-lines = Мачът има най-много { $games } партии и { $lines } реда.
library-refused-full = Библиотеката ви е пълна: побира { $files } файла и { $bytes } MiB. Първо премахнете мачове.

library-which = Кой играч сте вие?
library-neither = Никой

library-matches = Мачове
library-none = Още няма мач.
library-none-found = Никой мач не отговаря.
library-not-searched = Търсенето не можа да се прочете. Поправете посоченото горе.
library-more-tables = Още не са прегледани всичките ви маси. Презаредете страницата за останалите.
library-waiting = { $n ->
    [one] Един мач чака анализ.
   *[other] { $n } мача чакат анализ.
  }
library-day = Дата
library-no-day = Файлът не казва кога е игран или не го казва еднозначно.
library-players = Играчи
library-event = Турнир
library-length = До
library-score = Резултат
library-money = пари
library-unjudged = още не
library-unjudged-note = Анализът предстои.
library-at-line = ред { $line }
library-list-note = Резултатът и PR са в реда на имената.
library-older = По-стари мачове

library-search = Търсене
library-search-player = Играч
library-search-event = Турнир
library-search-from = От
library-search-to = До
library-search-kind = Вид грешка
library-search-mark = Поне
library-search-any = всяка
library-search-position = Позиция
library-search-position-note = XGID, id на GNUBG или OpenGammon, ред от FIBS или дъска от букви. Намира се там, където пуловете стоят така за играча на ход.
library-search-go = Търсене
library-search-all = Показване на всички
library-wrong-day = „{ $text }“ не е дата. Пишете я така: 2026-03-22.
library-wrong-choice = „{ $text }“ не може да се търси.
library-error-cube = Куб
library-error-play = Игра с пулове
library-error-missed-double = Пропусната контра
library-error-wrong-double = Грешна контра
library-error-wrong-take = Грешно приемане
library-error-wrong-drop = Грешен отказ
library-error-wrong-beaver = Грешен бобър

study-match = Файлове и споделяне
study-download = Изтегляне:
study-download-report = анализ (.json)
study-you-are = Вие сте { $who }.
study-you-neither = Не сте никой от играчите: мачът не влиза в статистиката ви.
study-private = Само вие виждате този мач.
study-share = Споделяне с връзка
study-shared = Мача и анализа му вижда всеки, който има тази връзка:
study-unshare = Без споделяне
study-original = Файлът, както е внесен:
study-remove = Премахване
study-remove-sure = Мачът, файлът му и анализът се изтриват. Можете да внесете файла отново.
study-remove-now = Премахване на мача

statistics-title = Статистика
statistics-empty = Още няма какво да се сумира. Внесете мачове или изиграйте някой; всеки се анализира на заден план и се брои тук, щом е готов.
statistics-extent = { $n } { $n ->
    [one] мач
   *[other] мача
  }, { $decisions } ваши решения.
statistics-unjudged = { $n ->
    [one] Един мач е пропуснат: анализът му предстои.
   *[other] { $n } мача са пропуснати: анализът им предстои.
  }
statistics-unclaimed = { $n ->
    [one] Един мач е пропуснат: не се знае кой играч сте вие.
   *[other] { $n } мача са пропуснати: не се знае кой играч сте вие.
  }
statistics-others = { $n ->
    [one] Един мач е чужд.
   *[other] { $n } мача са чужди.
  }
statistics-whole = Всичко заедно
statistics-figure = Показател
statistics-you = Вие
statistics-opponents = Противници
statistics-checkers = Пулове
statistics-cube = Куб
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Късмет на хвърляне
statistics-months = По месеци
statistics-month = Месец
statistics-no-month = Неизвестна дата
statistics-decisions = Решения
statistics-chart = PR по месеци; същите числа са в таблицата по-долу.
statistics-bar = { $month }: PR { $rate }, { $n } решения
statistics-kinds = По вид позиция
statistics-kind = Позиция
statistics-errors = По вид грешка
statistics-lost = Цена
statistics-first = Първи ходове, по зар
statistics-roll = Зар
statistics-replies = Отговори, по първия ход на противника
statistics-answers = Първи ход на противника
statistics-times = Пъти
statistics-marked = Грешки
statistics-usual = Най-често
statistics-definitions = PR е 500 пъти загубата на решение: всички загуби, събрани и разделени на всички решения. Никога не е средното от PR на мачовете. В скоби е броят на решенията. Късметът е в единици на куба. Грешки са всички решения с оценка, от 0,010.

kind-bearing-off = Изваждане
kind-bearing-off-note = Няма контакт и двамата играчи са прибрали всичките си пулове.
kind-race = Надбягване
kind-race-note = Няма контакт, останалите случаи.
kind-bearing-off-contact = Изваждане при контакт
kind-bearing-off-contact-note = Един играч е прибрал всичките си пулове и има контакт.
kind-back-game = Бекгейм
kind-back-game-note = Един играч държи две или повече капии във вътрешното поле на противника.
kind-priming = Прайм
kind-priming-note = Един играч държи пет или повече поредни капии и зад тях има пул на противника.
kind-attack = Атака
kind-attack-note = Един играч има пул на бара срещу три или повече капии във вътрешното поле.
kind-holding = Задържаща игра
kind-holding-note = Последните пулове на един играч държат бар капията, капия 5 или капия 4 на противника; тези на противника правят същото или са се измъкнали.
kind-low-anchor = Ниска котва
kind-low-anchor-note = Последните пулове на един играч държат капия 1, 2 или 3 на противника; тези на противника са се измъкнали.
kind-contact = Друг контакт
kind-contact-note = Контакт от всякакъв друг вид, например първите хвърляния.
