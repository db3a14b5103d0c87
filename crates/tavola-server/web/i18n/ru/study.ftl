# The analysis of a match.

study-title = Анализ
study-open = Анализировать
study-back = Назад к столу
study-depth = { $plies ->
    [0] Первый взгляд.
    [one] Просмотрено на { $plies } бросок вперёд.
    [few] Просмотрено на { $plies } броска вперёд.
    [many] Просмотрено на { $plies } бросков вперёд.
   *[other] Просмотрено на { $plies } броска вперёд.
  }
study-underway = Смотрим вперёд на { $plies } { $plies ->
    [one] бросок
    [few] броска
    [many] бросков
   *[other] броска
  }: { $done } из { $all } строк.
study-waits = Более глубокий анализ ждёт: разбирается другой матч.
study-ready = Анализ готов.
study-reload = Анализ ещё делается.
study-reload-link = Посмотреть ещё раз
study-nothing = Анализировать нечего: ни одна партия не сыграна до конца.
study-definitions = Потери — в единицах куба (EMG). PR — это 500 потерь на решение; показатель gnubg — те же потери в тысячных. Ходы без выбора не считаются; решение не удваивать считается, где оно было близким или неверным. Сомнительно от 0,010, ошибка от 0,020, грубая ошибка от 0,080, очень грубая от 0,160. Эквити и шансы в строке — из одного просмотра, такого глубокого, как сказано в её последнем столбце; везение считается без просмотра вперёд, а начальный бросок учитывает и то, кто его выиграл.

study-summary = В цифрах
study-rating = PR
study-rating-note = Performance rating: 500 потерь на решение. Чем меньше, тем лучше.
study-millis = Показатель gnubg
study-millis-note = Потери на решение в тысячных куба, как их печатает gnubg.
study-plays = Ходы
study-plays-note = Сколько потеряно на ходах и у скольких был выбор.
study-cubes = Куб
study-cubes-note = Сколько потеряно на решениях о кубе и сколько их было.
study-lost-of = { $lost } за { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Сомнительные ходы, ошибки, грубые и очень грубые ошибки.
study-losses-worth = Цена всех ошибок
study-losses-worth-note = В шансах выиграть матч; в игре на деньги — в очках.
study-luck = Везение
study-luck-note = Насколько броски были лучше среднего, в единицах куба, без просмотра вперёд.
study-luck-worth = Везение в матче
study-luck-worth-note = То же в шансах выиграть матч; в игре на деньги — в очках.

study-graph = Матч
study-graph-note = Линия шансов с ошибками на ней; те же числа — в списке всех строк.
study-graph-error = Строка { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Шансы выиграть матч: { $who }
study-graph-money = Чего ждать от партии: { $who }
study-graph-game = Шансы выиграть партию: { $who }

nav-study = Анализ
nav-openings = Начала
openings-title = Начало
openings-about = Как играются пятнадцать первых бросков и чем каждый из 21 броска отвечает на лучшие ходы: игра на деньги, куб посередине, без Джекоби; порядок — по роллаутам нашего движка.
openings-path = Где вы
openings-roll = { $roll }
openings-replies-to = { $roll } сыграно { $play }: ответы
openings-roll-head = Бросок
openings-best = Лучший ход
openings-next = Следующий
openings-alone = рядом ничего
openings-verdict = Оценка
openings-is-best = лучший
openings-as-good = не хуже
openings-unsettled = не решено
openings-worse = хуже
openings-error-note = Стандартная ошибка эквити
openings-trials = Партии
openings-trials-note = Сколько партий доиграно
openings-replies = Ответы на него
openings-replies-note = Ход-ссылка ведёт к ответам на него.
openings-mean = По всем 36 броскам ответ стоит бросающей стороне { $equity }.
openings-look-on = Посмотреть с движком
openings-definitions = Эквити — с учётом куба, в единицах куба, с точки зрения ходящей стороны; ± — одна стандартная ошибка. «Не хуже» — отстаёт от лучшего меньше чем на 0,010; «не решено» — отстаёт больше, но меньше чем на 2,33 стандартной ошибки разности. Те же числа: tavola openings.

nav-duplicates = Дубликаты
duplicate-title = Дубликат
duplicate-about = Матч играется за двумя столами одними и теми же костями: партия за партией и бросок за броском выпадают одинаковые числа. Везение тем самым исключено, а потом каждое решение стоит рядом с решением за другим столом.
duplicate-play = Кто играет
duplicate-bot = Двое против бота
duplicate-bot-note = Вы и ещё один человек играете белыми против одного и того же бота, каждый за своим столом.
duplicate-teams = Двое на двое
duplicate-teams-note = За одним столом у вас белые, за другим у вашего партнёра чёрные; соперники сидят напротив.
duplicate-length = Очков для победы
duplicate-go = Открыть оба стола
duplicate-note = Никто не видит другого стола, пока оба не закончили: он выдал бы кости.
duplicate-table = Стол { $n }
duplicate-free = пока никого
duplicate-waiting = Не начат.
duplicate-playing = Идёт игра.
duplicate-over = Окончен.
duplicate-play-on = К вашему столу
duplicate-look = Взглянуть на стол
duplicate-invite-white = Белые здесь свободны
duplicate-invite-black = Чёрные здесь свободны
duplicate-invite-note = Отправьте эту ссылку тому, кто должен сесть сюда.
duplicate-same-dice = За другим столом выпадают те же кости.
duplicate-result = Результат
duplicate-players = Белые – чёрные
duplicate-points = Очки
duplicate-even = За обоими столами одинаковый конец: впереди никого.
duplicate-ahead = Впереди { $who }, белые за столом, где вышло лучше: на { $n } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }.
duplicate-game = Партия { $n }
duplicate-parted = Отсюда позиции расходятся.
duplicate-dice-note = Кости получаются из одной тайны этого сервера, по партии и броску. Зафиксированное значение показали, прежде чем кто-либо сел за стол, а тайна откроется, когда оба стола закончат; tavola verify-dice пересчитает каждый бросок.
duplicate-commitment = Зафиксированное значение
duplicate-secret = Тайна
duplicate-proof = Все броски, для проверки

study-errors = Ошибки, худшие первыми
study-no-errors = Ошибок нет.
study-more-errors = И ещё { $n }: они отмечены в списке всех строк.
study-where = Строка
study-who = Игрок
study-what = Решение
study-cost = Цена
study-played = { $roll }: { $play }; лучше { $best }
study-illegal = ход не по правилам
study-wrong-double = удвоение; надо было ждать
study-missed-double = без удвоения
study-wrong-take = принято; надо было пасовать
study-wrong-drop = пас; надо было принять
study-wrong-beaver = бобёр; не надо было
study-doubtful = Сомнительно
study-error = Ошибка
study-blunder = Грубая ошибка
study-whopper = Очень грубая ошибка

study-games = Все партии
study-game = { $length ->
    [0] Партия { $n }, { $black }–{ $white }
   *[other] Партия { $n }, { $black }–{ $white } до { $length }{ $crawford ->
      [yes] , Кроуфорд
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] выигрывает после паса
    [gammon] выигрывает марс
    [backgammon] выигрывает кокс
   *[single] выигрывает
  }, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
study-game-chance = { $who } выигрывает партию
study-match-chance = матч
study-equity-of = очки
study-dances = нет ходов
study-doubles = удваивает
study-takes = принимает
study-drops = пас
study-beavers = бобёр
study-raccoons = енот
study-otters = выдра
study-resigns-single = сдаёт партию
study-resigns-gammon = сдаёт марс
study-resigns-backgammon = сдаёт кокс

study-board = Доска перед этим
study-words-numbers = Пункты со стороны: { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $point } — { $n }
study-words-bar = { $n } на баре
study-words-off = снято { $n }
study-words-cube = Куб { $value }, посередине.
study-words-cube-of = Куб { $value }, владеет { $who }.
study-said = Строка { $line }, { $who }, { $act }.
study-steps = Строки матча
study-first = Первая строка
study-error-before = Предыдущая ошибка
study-before = Предыдущая строка
study-next = Следующая строка
study-error-next = Следующая ошибка
study-last = Последняя строка
study-no-decision = Решать здесь нечего.
study-no-move = Ходов нет.
study-forced = Единственный ход.
study-right = Лучше не бывает.
study-as-good = Не хуже лучшего: отстаёт на { $lost }.
study-cost-match = цена { $lost }; шансы выиграть матч { $worth }.
study-cost-money = цена { $lost }, очки { $worth }.
study-right-is = Верно: { $action }, { $answer }.
study-right-wait = не удваивать
study-right-double = удвоить
study-right-redouble = удвоить повторно
study-right-too-good = слишком хорошо для удвоения
study-right-take = принять
study-right-drop = пас
study-right-beaver = бобёр
study-roll-luck = Везение в броске: { $luck }, очки { $worth }.
study-roll-luck-match = Везение в броске: { $luck }; шансы выиграть матч { $worth }.
study-play = Ход
study-made = сыграно
study-equity = Эквити
study-difference = Разность
study-plies = Вперёд
study-plies-note = На сколько бросков вперёд смотрели.
study-more-plays = Ещё { $n } { $n ->
    [one] ход, который теряет
    [few] хода, которые теряют
    [many] ходов, которые теряют
   *[other] хода, которые теряют
  } больше.
study-cube = Куб
study-cube-doubler = Куб, с точки зрения удвоившей стороны
study-no-double = Без удвоения
study-double-take = Удвоить, принять
study-double-drop = Удвоить, пас
study-win = В
study-win-note = Выигрыши, в процентах
study-win-gammon = ВМ
study-win-gammon-note = Выигранные марсы и коксы, в процентах
study-win-backgammon = ВК
study-win-backgammon-note = Выигранные коксы, в процентах
study-lose = П
study-lose-note = Проигрыши, в процентах
study-lose-gammon = ПМ
study-lose-gammon-note = Проигранные марсы и коксы, в процентах
study-lose-backgammon = ПК
study-lose-backgammon-note = Проигранные коксы, в процентах
study-ids = Позиция для других программ

study-why-wins = Выигрышей на 100 партий меньше на { $by }.
study-why-gammons = Выигранных марсов на 100 партий меньше на { $by }.
study-why-gammons-lost = Проигранных марсов на 100 партий больше на { $by }.
study-why-shots = Он оставляет { $made } бьющих бросков из 36, лучший ход — { $best }.
study-why-best-hits = Лучший ход бьёт.
study-why-made-hits = Он бьёт, лучший ход — нет.
study-why-hits = Он бьёт { $made }, лучший ход — { $best }.
study-why-home = С ним в доме { $made } { $made ->
    [one] пункт
    [few] пункта
    [many] пунктов
   *[other] пункта
  }, с лучшим ходом — { $best }.
study-why-prime = Самый длинный прайм с ним — { $made }, с лучшим ходом — { $best }.
study-why-anchor = Лучший ход сохраняет якорь.
study-why-off = Он снимает { $made }, лучший ход — { $best }.

study-look-on = Смотреть отсюда дальше
study-cube-before = Перед броском:
nav-position = Позиции
position-title = Позиция
position-board = Доска
position-white = Белые
position-black = Чёрные
position-plays = Играет { $roll }: { $who }.
position-doubled = Удвоение: { $who }.
position-beavered = Бобёр: { $who }.
position-raccooned = Енот: { $who }.
position-ottered = Выдра: { $who }.
position-on-roll = Очередь бросать: { $who }.
position-money = Игра на деньги.
position-match = Матч до { $length }: белые { $white }, чёрные { $black }{ $crawford ->
    [yes] , партия Кроуфорда.
   *[no] .
  }
position-wrong = Это не позиция. Подойдёт XGID, id GNUBG или OpenGammon, строка FIBS или доска из букв.
position-playing = Вы играете с кем-то. Движок снова ответит, когда игра кончится.
position-play = Ходы
position-look-on = Смотреть дальше с позиции после него
position-rolls = Броски
position-id = Позиция
position-id-note = XGID, id GNUBG или OpenGammon, строка FIBS или доска из букв, как её копируют XG и gnubg.
position-roll = Бросок, если он сделан
position-look = Смотреть
position-svg = Картинка (SVG)
study-adjusted = Результат без везения
study-adjusted-note = Результат минус собственное везение плюс везение соперника: чего стоила сама игра. Может выйти за пределы 0 и 100 %.
study-adjusted-below = Победа: { $who }, и броски принесли больше целого матча, поэтому результат без везения выходит за пределы 0 и 100 %. Везение — сумма по всем броскам; в отдельном матче она может быть больше результата.
study-adjusted-above = Победа: { $who }, хотя броски были на другой стороне, поэтому результат без везения выходит за пределы 0 и 100 %. Везение — сумма по всем броскам; в отдельном матче она может быть больше результата.

study-at-worst = Первой показана самая дорогая ошибка; ▶ и ◀ ведут по матчу.
study-no-line = Такой строки в матче нет. Это самая дорогая ошибка.
position-wrong-long = Это длиннее любой позиции.
position-wrong-roll = Это не бросок. Бросок — две цифры от 1 до 6: 31.
position-wrong-game-over = Партия окончена: одна сторона сняла все шашки.
position-wrong-match-over = Матч окончен: у одной стороны все очки.
position-wrong-crawford = В партии Кроуфорда одной стороне до победы остаётся одно очко.
study-chouette = Кубы шуэта
study-chouette-note = Каждый куб — отдельная партия, бокс против одного члена команды. Ходы команды делает капитан; чего они стоят, зависит от куба.
study-chouette-game = Партия { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Клавиши
study-key-points = От пункта к пункту на доске
study-key-board = К доске
study-key-move = Двинуть шашку
study-key-away = Убрать шашку при расстановке
study-key-answer = Двинуть шашку; когда бросок сыгран, ответить
study-look-here = Смотреть глубже в этом браузере
study-look-here-note = На три броска вперёд, без сервера и без сети.
