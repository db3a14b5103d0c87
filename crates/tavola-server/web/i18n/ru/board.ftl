# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Часы и табло
board-lead = Телефон рядом с вашей деревянной доской: часы, табло и протокол очков сразу. Работает без сети; ничего из нажатого не пропадёт.
board-needs-script = Часам нужен браузер с JavaScript.
board-new = Новый матч
board-kept = Матчи на этом устройстве
board-kept-none = Матчей пока нет. Задайте первый: два имени, длину и, если хотите, часы.
board-white = Белые
board-black = Чёрные
board-name-of = Имя: { $side ->
    [white] белые
   *[black] чёрные
}
board-length = Длина в очках
board-clock = Часы
board-clock-none = Без часов, только табло
board-clock-simple_delay = Задержка, потом запас (обычно)
board-clock-bronstein = Бронштейн
board-clock-bronstein_prefunded = Бронштейн, задержка видна на часах
board-clock-fischer = Фишер
board-minutes = Минут на очко
board-delay = Секунд на ход
board-flag = Когда падает флаг
board-flag-loss = матч проигран
board-flag-when_noticed = матч проигран, когда это заметит соперник
board-flag-overtime = ещё одна минута, один раз
board-holland = Правило Холланда: после партии Кроуфорда отстающая сторона не может удваивать раньше своего третьего хода
board-sound = Звуки
board-vibrate = Вибрация
board-start = Начать
board-to = до { $length }
board-one-game = одна партия
board-crawford = Партия Кроуфорда: без куба
board-game = Партия { $number }
board-turn = ваш ход
board-waits = ждёт
board-stopped = стоят
board-press-label = { $name }, осталось { $time }{ $turn ->
    [yes] , ходит: нажмите, чтобы закончить ход
   *[no] {""}
}
board-begins = Начинаю я
board-next-game = Следующая партия
board-double = Удвоить до { $value }
board-take = Принять { $value }
board-drop = Пас
board-confirm = Подтвердить
board-accept = Согласиться
board-reject = Не согласиться
board-stop = Остановить
board-resume = Продолжить
board-resume-other = Передать ход: { $name }
board-over = Партия окончена
board-menu = Меню
board-sheet = Протокол очков
board-undo = Отменить
board-undo-what = Удерживайте, чтобы отменить: { $act }
board-undone = Отменено: { $act }
board-hold = Подержите эту кнопку нажатой.
board-lock = Заблокировать
board-unlock = Разблокировать
board-locked = Заблокировано от случайных касаний
board-full = Во весь экран
board-handover = Передать
board-leave = Все матчи
board-say = Прочитать время вслух
board-cube = Куб { $value }
board-cube-middle = посередине
board-cube-of = владеет { $name }
board-result = Как кончилась партия?
board-won-by = Победа
board-kind-single = Простая
board-kind-gammon = Марс
board-kind-backgammon = Кокс
board-enter = Записать
board-close = Закрыть
board-resign = Сдать партию
board-resign-match = Сдать матч
board-withdraw = Взять сдачу назад
board-claim = Заявить выигрыш партии
board-claims = { $name } заявляет выигрыш партии: { $kind }
board-resigns = { $name } сдаётся: { $kind }
board-break = Взять перерыв
board-end-break = Конец перерыва
board-on-break = Перерыв, { $name }: { $time }
board-reason-fallen = Упала кость или шашка
board-reason-contested = Оспорить ход
board-reason-director = Позвать директора
board-pause = Пауза
board-paused = Пауза
board-reason-faulty = Часы неисправны
board-reason-break = Перерыв
board-call-flag = Флаг упал
board-why = Почему часы остановлены?
board-entered = { $name } выигрывает: { $kind }, куб { $cube }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
board-both-confirm = Подтверждают оба
board-flagged = { $name }: флаг упал
board-match-won = { $name } выигрывает матч
board-how-score = по очкам
board-how-flag = по времени
board-how-resigned = сдача
board-how-penalty = по штрафным очкам
board-how-ruling = по решению директора
board-called = Директор вызван
board-held = Директор приостановил матч
board-absent = { $name }: нет на месте, часы идут
board-opening = Бросьте по одной кости. Начинает тот, у кого больше.
board-ready = Сверьте свои записи счёта и начинайте.
board-gap = Устройство было выключено или в фоне { $time }.
board-restore = Вернуть время
board-gap-asked = Устройство было выключено { $time }, и за это время упал флаг: { $name }. Засчитать это время?
board-gap-banner = Часы остановлены
board-gap-counts = Засчитать
board-keep-as-is = Оставить как есть
board-jump = Часы этого устройства перевели на { $time }. Часы матча идут как раньше.
board-awake-refused = Экран может погаснуть: запретите это в настройках устройства.
board-storage-refused = Этот браузер ничего не сохраняет: после перезагрузки матч пропал бы.
board-offline = Без сети: { $count ->
    [0] всё отправлено
    [one] ждёт { $count } запись
    [few] ждут { $count } записи
    [many] ждут { $count } записей
   *[other] ждут { $count } записи
}
board-online = Всё отправлено
board-viewer = Вы смотрите. Часы на другом устройстве.
board-viewer-age = Обновлено { $seconds } с назад
board-take-over = Взять часы сюда
board-take-over-hold = Взять часы сюда (удерживать)
board-take-over-ask = Часы на другом устройстве. Если вы возьмёте их сюда, там можно будет только смотреть.
board-take-over-yes = Взять
board-take-up = Принять этот матч?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } до { $length }: { $count ->
    [one] передана { $count } запись.
    [few] переданы { $count } записи.
    [many] передано { $count } записей.
   *[other] передано { $count } записи.
}
board-take-up-new = Это устройство берёт часы. На том, с которого их передали, потом можно только смотреть.
board-take-up-known = На этом устройстве матч уже есть. Переданный журнал заменит здешний; то, что сверх него, хранится отдельно.
board-take-up-yes = Принять
board-read-foreign = Этот журнал не даёт права на матч на этом устройстве; ничего не изменено.
board-kept-unreadable = Журнал этого матча на этом устройстве прочитать нельзя.
board-no-such-match = Такого матча нет. Проверьте ссылку: возможно, не хватает буквы.
board-link-worthless = Эта ссылка не даёт права на матч.
board-no-right = Сервер отклоняет то, что вы здесь нажимаете: ссылка не даёт права на матч. Откройте ссылку самого стола.
board-posted = В сетке
board-conflict = На другом устройстве иной журнал: здесь { $here }, там { $there }.
board-conflict-scoreboard = Верх за табло самого стола (MAT-07): { $won }.
board-conflict-trailers_sheet = Считается запись отстающей стороны (MAT-05): { $won }.
board-conflict-agreement = Счёт у обоих одинаков.
board-conflict-director = Решает директор.
board-conflict-look = Сравнить оба журнала
board-conflict-title = Два журнала этого матча
board-conflict-here = Журнал здесь
board-conflict-there = Другой журнал
board-conflict-since = { $count ->
    [0] С тех пор как они разошлись — ничего
    [one] С тех пор как они разошлись — { $count } запись
    [few] С тех пор как они разошлись — { $count } записи
    [many] С тех пор как они разошлись — { $count } записей
   *[other] С тех пор как они разошлись — { $count } записи
}
board-compare = Сверить мою запись счёта
board-papers-agree = Записи счёта совпадают с табло: { $counts }.
board-papers-differ = Записи счёта не совпадают с табло. Считается табло: { $counts } (MAT-07).
board-battery = Батарея на исходе: { $percent } %. Зарядите устройство или передайте часы.
board-chouette = Игроков больше двух? Устройство может быть и книгой очков для шуэта.
board-elsewhere = Этот матч открыт в другой вкладке.
board-elsewhere-here = Продолжить здесь
board-read-older = На этом устройстве журнал этого матча новее; файл не загружен.
board-read-unreadable = Это не файл матча.
board-keep-this = Оставить этот журнал
board-keep-that = Оставить другой журнал
board-not-kept = Браузер этого не сохранил. Попробуйте ещё раз.
board-too-soon = Второе касание так скоро не считается.
board-no-line = Нет связи с устройством, где часы: введите там.
board-unheard = Устройство с часами не отвечает: проверьте там, принято ли это.
board-handover-how = Откройте это на другом устройстве: оно возьмёт часы вместе со всем журналом. Здесь потом можно будет только смотреть.
board-handover-copy = Скопировать ссылку
board-handover-file = Сохранить в файл
board-handover-read = Взять из файла
board-csv = CSV
board-print = Распечатать
board-share = Поделиться
board-sheet-number = Партия
board-sheet-winner = Победа
board-sheet-kind = Вид
board-sheet-cube = Куб
board-sheet-points = Очки
board-sheet-score = Счёт
board-sheet-banks = Осталось времени
board-sheet-used = Потрачено времени
board-sheet-lasted = Длительность
board-sheet-crawford = Кроуфорд
board-sheet-how = { $kind }{ $ending ->
    [dropped] , пас
    [resigned] , сдача
    [claimed] , по заявлению
    [flag] , по времени
    [forfeited] , неявка
    [adjudicated] , по решению судьи
   *[borne_off] {""}
}
board-sheet-none = Ни одна партия ещё не кончилась.
board-sheet-awards = Штрафные очки
board-sheet-award = { $points } получает { $name }
board-sheet-rulings = Решения
board-sheet-signs = Подписи
board-corrected = исправлено
board-keys = Клавиатура или кнопка Bluetooth, которая работает как клавиатура: пробел — нажатие за того, кто ходит, 1 и 2 — за нижнего и верхнего игрока, d — удвоить, t — принять, p — пас, s — остановить, u (удерживать) — отменить, c — прочитать время вслух, l — заблокировать.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Счёт { $a } : { $b }, матч до { $length }.
board-side-said = Ходит { $name }
board-low = { $name }: осталась одна минута
board-install = Установите через меню браузера, чтобы открывать без сети.

board-first-game = Начать
board-confirm-score = Подтвердить { $a }–{ $b }
board-what = Что дальше?
board-more = Ещё
board-understood = ОК
board-new-match = Новый матч
board-continue = Продолжить матч с бумаги
board-points-of = Очки: { $side ->
    [white] белые
   *[black] чёрные
}
board-conflict-players = Решите вместе, который журнал считается.
board-right-menu = Что-то исправить
board-right = Что исправить?
board-right-time = Время на часах
board-right-result = Результат партии
board-right-length = Длину матча
board-right-points = Штрафные очки
board-right-clock = Поставить часы
board-right-whose = Чьи часы
board-right-way = Прибавить или убавить
board-right-give = Прибавить
board-right-take = Убавить
board-right-minutes = Минуты
board-right-seconds = Секунды
board-right-reason = Причина
board-right-against = Кто наказан
board-right-count = Очки сопернику
board-sheet-clock = { $mode }, { $bank } на очко, { $delay } с на ход
board-ruling-adjust_time = { $name }: { $time } на часах
board-ruling-penalty = Штраф, { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
board-ruling-warn = Предупреждение: { $name }
board-ruling-correct_result = Партия { $game } исправлена: { $name }, { $kind }, куб { $cube }
board-ruling-set_length = Матч играется до { $length }
board-ruling-bring_clock = Поставлены часы: { $clock }
board-ruling-hold = Директор приостанавливает матч
board-ruling-release = Матч продолжается
board-ruling-absent = { $name }: нет на месте
board-ruling-arrived = Оба на месте
board-ruling-award_match = Матч присуждён: { $name }
board-ruling-restore = Время промежутка { $gap } возвращено
board-ruling-count = Время промежутка { $gap } засчитано
board-ruling-settle = Оставлен один из двух журналов
board-ruling-play_on = Флага никто не заметил: играют дальше
board-ruling-cube_stands = Партия { $game }: куб остаётся на { $cube }
board-ruling-post = В сетке

board-act-press = нажатие
board-act-opening = начальный бросок
board-act-start_game = начало партии
board-act-double = удвоение
board-act-take = принятие
board-act-drop = пас
board-act-stop = остановка
board-act-call_director = вызов директора
board-act-resume = продолжение игры
board-act-resign = сдача
board-act-claim = заявление
board-act-accept = согласие
board-act-reject = несогласие
board-act-result = результат
board-act-confirm = подтверждение
board-act-compare = сверка
board-act-take_break = перерыв
board-act-end_break = конец перерыва
board-act-resign_match = сдача матча
board-act-withdraw = отказ от сдачи
board-act-call_flag = заявление о флаге
board-act-open = настройка матча
board-act-flag_fell = флаг упал
board-act-undo = отмена последней записи
board-act-gap = устройство было выключено
board-act-jump = часы устройства перевели
board-act-claim_lease = часы взяты сюда
board-act-diverged = другой журнал
board-act-received = исправленное время

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Матч не задан.
board-refused-opened-already = Матч уже задан.
board-refused-unsound = Нет имени, или оно слишком длинное, или настройки часов вне пределов.
board-refused-player-only = Это может только игрок.
board-refused-director-only = Это может только директор.
board-refused-reason-missing = Решению нужна причина.
board-refused-on-hold = До решения директора ничего менять нельзя.
board-refused-posted = Результат уже в сетке; исправить его может только директор.
board-refused-over = Матч окончен.
board-refused-flagged = Флаг упал.
board-refused-gap-asked = Сначала скажите, засчитать ли время, когда устройство было выключено.
board-refused-not-now = Сейчас это невозможно.
board-refused-not-your-turn = Ходит другой игрок.
board-refused-no-clock = Часов нет.
board-refused-crawford-game = В партии Кроуфорда не удваивают.
board-refused-crawford-cube = Все удвоения в партии Кроуфорда недействительны: куб считается за 1.
board-refused-cube-not-yours = Куб у другого игрока.
board-refused-cube-exhausted = Выше куб подняться не может.
board-refused-holland-waits = После партии Кроуфорда отстающая сторона не может удваивать раньше своего третьего хода.
board-refused-nothing-offered = Отвечать не на что.
board-refused-break-between-games = Перерыв берут между партиями.
board-refused-no-break-left = Перерывов не осталось.
board-refused-break-running = Перерыв ещё не кончился.
board-refused-most-resigned = Сдачу на наибольшее отклонить нельзя.
board-refused-trailer-confirms = Счёт действует, когда его подтвердит отстающая сторона.
board-refused-whose-turn = Выберите, чьи часы должны идти.
board-refused-too-long = Текст или список слишком длинный, или число слишком велико.
board-refused-no-points = Штраф — не меньше одного очка.
board-refused-no-flag = Флаг не упал.
board-refused-nothing-to-undo = Отменять нечего.
board-refused-no-such = С таким номером ничего нет.
board-refused-turn-is-over = Ход с этим промежутком уже окончен; время может исправить директор.
board-refused-nothing-given-up = Никто не сдавался.
board-refused-same-length = Матч и так играется до этой длины.
board-refused-nothing-due = Ничего не требуется.
board-refused-held-by-device = Часы на устройстве; нажимайте там.
board-refused-lease-lost = Часы на другом устройстве.
board-refused-line-missing = Не хватает записи в журнале.
board-refused-line-known = Такая запись в журнале уже есть.
board-held-button = удерживать
board-crawford-word = Кроуфорд
board-needs = до победы { $points }
board-points-label = { $name }: { $points }, показать сыгранные партии
board-doubles = { $name } удваивает до { $value }
board-ruled = Директор принял решение. Продолжить?
board-played-on = Флага никто не заметил. Играйте дальше.
board-age = { $seconds } с
board-overtime = добавленное время
board-overtime-told = { $name }: флаг упал, добавлено { $time }, один раз.
board-low-seconds = { $name }: { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
    [many] осталось { $seconds } секунд
   *[other] осталось { $seconds } секунды
}
board-countdown = Предупреждения на 0:30 и 0:10
board-swap = Поменять стороны
board-course = Сыгранные партии
board-course-won = { $name } выигрывает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
board-course-time = длилась { $time }
board-play-on = Никто не заметил: играть дальше
board-turn-dialog = Перевернуть
board-right-flag = Флага никто не заметил: играть дальше
board-right-turn = Часы идут не у того игрока
board-right-cube = Куб повернули в партии Кроуфорда
board-right-cube-how = Пока та партия не кончилась, это можно было аннулировать. Никто не заметил, и удвоение остаётся (MAT-03). Что показывал куб?
board-sheet-date = Дата
board-sheet-reason = Причина
board-sheet-after-game = После партии
board-mat = Файл .mat
board-install-secure = Если открыть эту страницу по HTTPS, её можно установить, и тогда она работает без сети.
board-presets = Обычные часы
board-preset-last = Последние
board-preset-italy = Италия 3:00 + 12
board-preset-usual = Великобритания, США, WBGF 2:00 + 12
board-preset-doubles = Парная игра 2:30 + 18
board-preset-none = Без часов
board-total = У каждой стороны { $bank } и { $delay } с на ход.
board-screen = Для проектора
board-overlay = Для трансляции
