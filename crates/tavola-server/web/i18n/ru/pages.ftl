# Pages around the table. Used by the server only.

tagline = Короткие нарды без шума: хорошая доска и кости, которые можно проверить.
nav-rules = Правила
nav-dice = Проверить кости
nav-language = Язык
guest-name = Гость { $number }
skip = К основному содержанию

# Start
start-title = Короткие нарды на хорошей доске
start-lead = Играйте с теми, кто сейчас здесь, с ботом или с друзьями по ссылке. Без регистрации, без фишек, без рекламы.
start-bot = Играть с ботом
start-bot-note = Матч до { $length } с кубом. Одно нажатие — и вы за доской.
start-level = Насколько сильный?
start-friend = Пригласить друга
start-friend-note = Вы получите ссылку. Кто её откроет, тот с вами и играет.
start-called = Вы играете под именем { $name }
start-new-name = Новое имя
start-nameless = Выберите имя
start-custom = Выбрать правила
start-tables = Ваши столы
start-tables-none = У вас ещё нет столов. Они появятся здесь, и вернуться к ним можно в любое время.
start-name = Ваше имя
start-dice-title = Кости, которые можно проверить
start-dice = До матча сервер и оба игрока фиксируют каждый свою тайну. Каждый бросок складывается из всех трёх: никто не может знать его заранее, а потом вы сами можете пересчитать любой бросок.
start-dice-how = Как это устроено
start-ear-title = С клавиатуры и на слух
start-ear = У каждого пункта есть имя, каждый бросок и каждый ход читаются вслух, и весь матч можно сыграть без мыши. Нажмите ? за столом, чтобы увидеть клавиши.
start-kept-title = Ничего не пропадёт
start-kept = Закройте страницу, потеряйте связь, вернитесь завтра: стол такой, каким вы его оставили.
table-against = { $white } – { $black }
table-to = до { $length }, { $a }–{ $b }
table-money = игра на деньги, { $a }–{ $b }
table-waiting = ждёт соперника
table-playing = идёт игра
table-over = окончен
table-broken = открыть нельзя
table-unnamed = свободное место

# Rule chooser
choose-title = Выбор правил
choose-against = Против кого
choose-bot = Бот
choose-friend = Друг, по ссылке
choose-doubles = Двое на двое, по ссылкам
choose-doubles-note = Парная игра с совещанием: за каждую сторону играет пара, которая советуется между собой.
choose-preset = Вид игры
choose-preset-note = Набор заполняет все настройки ниже; оставьте у настройки «по набору», чтобы её не менять.
preset-match = Матч
preset-match-note = До заданного числа очков, с кубом и правилом Кроуфорда.
preset-money = Игра на деньги
preset-money-note = Партия за партией, каждая за свою ставку, с правилом Джекоби.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Правила одной итальянской игровой комнаты в сети: своё ограничение удвоений, без партии Кроуфорда, кокс возможен и после первой снятой шашки.
preset-tournament = Турнир
preset-tournament-note = Матч по итальянскому турнирному регламенту, от 3 очков, без верхнего предела в правилах.
knob-length = Сколько очков играть
knob-length-note = Для матчей, обычно 5; это около получаса. Правила не знают предела; эта программа считает до 64. Одна партия в tavola reale непривычна: 3, 5 или 7.
knob-as-preset = По набору
knob-on = Вкл.
knob-off = Выкл.
knob-jacoby = Правило Джекоби
knob-jacoby-note = Игра на деньги: марс и кокс считаются, только если куб уже повернули.
knob-responses = Ответы на удвоение
knob-responses-note = Игра на деньги: бобёр сразу удваивает снова и оставляет куб у себя.
knob-responses-take_or_drop = Принять или пас
knob-responses-beaver = Бобёр
knob-responses-raccoon = Бобёр и енот
knob-responses-otter = Бобёр, енот и выдра
knob-automatic_doubles = Автоудвоение
knob-automatic_doubles-note = Игра на деньги: равные числа при начальном броске удваивают ставку.
knob-automatic-none = Нет
knob-automatic-up-to = { $n ->
    [1] Только первое
    [one] Первое { $n }
    [few] Первые { $n }
    [many] Первые { $n }
   *[other] Первые { $n }
}
knob-crawford = Правило Кроуфорда
knob-crawford-note = Матчи: одна партия без куба, когда одной стороне до победы остаётся одно очко.
knob-holland = Правило Холланда
knob-holland-note = Матчи: после партии Кроуфорда отстающая сторона не может удваивать раньше своего третьего хода.
knob-backgammon = Кокс
knob-backgammon-note = Можно ли проиграть три ставки, уже сняв хотя бы одну шашку.
knob-backgammon-only_with_none_off = Только если ничего не снято
knob-backgammon-even_with_some_off = Даже если что-то снято
knob-premature_roll = Бросок раньше времени
knob-premature_roll-note = Недействителен: бросают заново (IRR-06). В силе: соперник ходит, зная его, а бросившая сторона в этот ход удваивать не может (IRR-07). Важно только при правилах по требованию.
knob-premature_roll-void = Недействителен
knob-premature_roll-stands = В силе
knob-doubling_limit = Ограничение удвоений
knob-doubling_limit-note = Tavola reale: нельзя удвоить так, чтобы простой выигрыш закончил матч (CUB-17). Только в tavola reale.
knob-doubling_limit-none = Нет
knob-doubling_limit-tavola-reale = Как в tavola reale
knob-legality = Ходы по правилам
knob-legality-note = Строго: завершить можно только ход по правилам. По требованию: любой ход остаётся, если соперник не потребует хода по правилам, как за настоящей доской.
knob-legality-strict = Строго
knob-legality-called = По требованию
knob-pace = Темп
knob-level = Сила бота
knob-level-note = Только если вы играете с ботом.
knob-clock = Часы
knob-clock-note = Запас минут на каждое очко и бесплатные секунды на каждый ход. Если запас кончится, матч проигран.
knob-clock-none = Без часов
knob-clock-simple_delay = Задержка, потом запас
knob-clock-bronstein = Бронштейн
knob-clock-fischer = Фишер: секунды добавляются за каждый ход
knob-minutes = Минут на очко
knob-seconds = Секунд на ход
knob-side = Ваши шашки
knob-side-any = По жребию
knob-side-white = Белые
knob-side-black = Чёрные
choose-more = Ещё правила
choose-go = Открыть стол

# Table
table-title = Стол
table-moves = Эта партия
table-games = Партии
table-game = Партия
table-winner = Победа
table-how = Результат
table-points = Очки
table-score = Счёт
table-settings = Настройки
table-help = Клавиши
table-resign = Сдаться
table-files = Скачать матч
table-claim = Заявить
table-plays = Список ходов
table-last = Повторить последний ход
table-flip = Перевернуть доску
table-leave = Уйти из-за стола
table-proof = Кости: фиксация и доказательство
table-invite = Пригласите друга
table-invite-note = Отправьте эту ссылку. Кто откроет её первым, займёт второе место.
table-invite-doubles = Пригласите партнёра и соперников
table-invite-doubles-note = Каждая ссылка — на одно место. Матч начнётся, когда за столом будут все четверо.
table-invite-partner = Для партнёра
table-invite-opponent = Для соперника
table-copy = Скопировать
invite-share = Поделиться
invite-qr = QR-код
invite-qr-note = Ссылка в виде QR-кода
table-terms = Правила и ограничения
look-open = Просмотр
look-first = К началу партии
look-back = На ход назад
look-on = На ход вперёд
look-last = К концу партии
look-close = Назад к игре
copy-id-note = Позиция перед показанным ходом, вместе с броском
copy-link = Скопировать ссылку
name-change = Сменить имя
table-onward = Новый стол
table-close = Закрыть
table-result = Результат
table-noscript = Вживую этот стол работает только с JavaScript. Играть можно и без него: выберите ход ниже и перезагрузите страницу, чтобы увидеть ход соперника.
plain-plays = Сыграть
plain-reload = Перезагрузить
plain-play-none = Ходов нет: дальше
resign-title = Сдаться
resign-note = Сдаются в конце хода: предложение посреди вашего хода ждёт, пока он не закончен. Соперник может отклонить сдачу, если она не самая большая из возможных.
plays-title = Возможные ходы
plays-note = Выберите ход или наберите его номер и Enter.

# Joining
join-title = Вас приглашают
join-lead = { $who } приглашает вас сыграть в короткие нарды.
join-lead-partner = { $who } приглашает вас сыграть в короткие нарды в паре, двое на двое.
join-lead-opponent = { $who } приглашает вас сыграть в короткие нарды за другую сторону, двое на двое.
terms-stake = Ставка
terms-stake-match = Матч; очки сверх его длины ничего не значат
terms-stake-money = Очки: складывается то, чего стоят партии
terms-clock = { $mode }, { $bank } мин каждой стороне и { $delay } с на ход
terms-decision = На каждое решение
terms-absence = На возвращение после потери связи
terms-time = { $time } мин
name-note = До { $most } знаков. Без имени вы гость с номером.
name-note-known = До { $most } знаков. Если оставить пустым, ваше имя по-прежнему { $name }.
name-missing = В этом имени нет ни одной буквы, которую можно показать. Вернитесь и выберите другое; остальное, что вы ввели, на месте.
name-too-long = В этом имени больше { $most } знаков. Вернитесь и выберите покороче; остальное, что вы ввели, на месте.
name-of-house = Это имя принадлежит самому клубу. Вернитесь и выберите другое; остальное, что вы ввели, на месте.
name-mixed = В этом имени смешаны похожие буквы разных алфавитов. Вернитесь и напишите его одним алфавитом; остальное, что вы ввели, на месте.
join-rules = Правила этого стола
join-sit = Сесть и играть
join-over = Этот матч окончен.
join-look = Взглянуть на стол
join-taken = Это место уже занято.
rules-of-match = Матч до { $length }
rules-of-money = Игра на деньги

# Dice checker
verify-title = Проверить кости матча
verify-lead = Откройте протокол матча, и эта страница пересчитает каждый бросок в вашем браузере. Никуда ничего не отправляется.
verify-file = Протокол (proof.json)
verify-paste = или вставьте его сюда
verify-go = Проверить
verify-save = Сохранить проверку для работы без сети
verify-how-title = Как получаются кости
verify-how = Сервер фиксирует тайну до того, как кто-либо сядет за стол. За каждым местом фиксируется конец цепочки хешей. С каждым решением бросить открывается следующее звено обеих цепочек; бросок — это HMAC с ключом — тайной сервера — от стола, матча, номера броска, обоих зафиксированных значений и обоих звеньев. Байты от 252 и выше пропускаются, чтобы все числа были равновероятны.
verify-noscript = Проверке нужен JavaScript. То же делает команда «tavola verify-dice FILE».
verify-honest = { $rolls ->
    [one] Верно: { $rolls } бросок, и всё следует из того, что было зафиксировано до матча.
    [few] Верны все { $rolls } броска: каждый следует из того, что было зафиксировано до матча.
    [many] Верны все { $rolls } бросков: каждый следует из того, что было зафиксировано до матча.
   *[other] Верны все { $rolls } броска: каждый следует из того, что было зафиксировано до матча.
}
verify-honest-one = Единственный бросок верен: он следует из того, что было зафиксировано до матча.
verify-wrong = { $faults ->
    [one] Найдена { $faults } ошибка.
    [few] Найдены { $faults } ошибки.
    [many] Найдено { $faults } ошибок.
   *[other] Найдено { $faults } ошибки.
}
verify-rolls = Все броски и откуда взято каждое звено
verify-roll-number = Бросок
verify-roll-who = Бросает
verify-roll-dice = Кости
verify-roll-link = Звено: { $who }
verify-roll-both = обе стороны
verify-link-client = своя страница
verify-link-escrow = копия, хранимая здесь
verify-link-house = сервер
verify-link-default = запасное (пропущено)
verify-unreadable = Это не протокол.
verify-no-length = Эта запись старого вида и не называет своей длины, поэтому нехватка бросков в конце осталась бы незамеченной.
verify-nameless = Один из игравших ушёл из клуба, и имени в этой записи больше нет. Хеши, посчитанные с именем, стоят как были, и пересчитать их нельзя; всё остальное пересчитывается.
verify-in-play = Матч ещё идёт: сервер откроет свою тайну, когда он кончится, и только тогда броски можно пересчитать.
verify-fault-scheme = Запись иного вида, чем проверяет эта страница.
verify-fault-secret-missing = Матч окончен, а тайны сервера нет.
verify-fault-secret = Тайна сервера не та, что он зафиксировал до матча.
verify-fault-link-default = Бросок %: пропущенное звено заменено не тем, о котором условились.
verify-fault-link-source = Бросок %: неверно указано, откуда взято звено.
verify-fault-link = Бросок %: звено не из той цепочки, что зафиксирована за местом.
verify-fault-seen = Бросок %: место открыло своё звено для другой записи, а не для этой.
verify-fault-number = Бросок %: номера бросков не идут подряд.
verify-fault-dice = Бросок %: эти кости не следуют из тайны и звеньев.
verify-fault-log-missing = Нет записи о течении матча.
verify-fault-log = Течение матча не подходит к броскам.
verify-fault-count = Бросков больше или меньше, чем в записи о течении матча.
verify-fault-kept = Сказано, что хеш посчитан с именем, а имени там нет.
verify-fault-ending = Конец записи не такой, как в ней сказано: что-то отрезано, добавлено или изменено.
verify-fault-other = Запись противоречива.
dice-part = Кости этого матча
dice-warning-title = Сервер не держит слова о костях
dice-warning-do = Ваш браузер записал, что у него запрашивали, когда и что ему показывали. Сохраните эту запись, покажите её сопернику и не продолжайте играть на то, что для вас важно.
dice-evidence-save = Сохранить доказательство
dice-details = Смотреть все броски
dice-away = Продолжить на другом устройстве
dice-away-note = Ваша доля в костях — в этом браузере. Откройте эту ссылку там, где хотите продолжить, войдя под своим именем, и доля перейдёт туда. Не давайте ссылку никому: кто знает её и тайну сервера, тот знает ваши броски.

# Rules for players

# Errors
error-404 = Здесь ничего нет
error-404-note = Адрес неверен, или стол убран.
clause-says = Что говорит { $clause }
error-403 = У вас нет доступа
error-403-note = Это чужое. Если у вас есть приглашение, откройте его ссылку ещё раз.
error-aside = Это открыть нельзя
error-aside-note = Часть сохранённого здесь прочитать не удаётся, поэтому она отложена. Ничего не удалено, и клуб работает дальше. Те, кто ведёт клуб, могут разобраться с помощью «tavola doctor».
error-other = Не получилось
error-too-fast = Так быстро никто не играет. Подождите немного и попробуйте ещё раз.
error-too-slow = Это дошло слишком поздно. Проверьте связь и попробуйте ещё раз.
error-too-many-guests = Из вашей сети только что пришло много людей. Подождите несколько секунд и попробуйте ещё раз.
error-too-many-bots = Боты уже играют друг с другом за достаточным числом столов. Подождите, пока один из них не закончит или не остановится без зрителей.
error-busy = Клуб занят. Попробуйте ещё раз.
error-closing = Клуб сейчас перезапустится. Попробуйте чуть позже.
error-malformed = Отправленное прочитать не удалось. Вернитесь, проверьте, что вы ввели, и попробуйте ещё раз.
error-cross-site = Это пришло со страницы другого сайта, поэтому ничего не сделано.
error-internal = У нас что-то сломалось. Ничего не изменено; можно попробовать ещё раз.
error-back = Назад
error-home = На главную страницу
error-table = Назад к столу
error-event = Назад к турниру

# Chouette
chouette-title = Шуэт
chouette-now = Что сейчас делать
chouette-open = Открыть шуэт
wooden-start-title = Деревянная доска
wooden-start = Положите рядом телефон: часы, табло и протокол очков. Работает без сети, и ничего из нажатого не пропадёт.
wooden-open = Открыть часы
chouette-start-title = Шуэт
chouette-start = Один против всех, у каждого свой куб: бокс играет против команды, которая совещается. С друзьями, с ботами или как книга очков для деревянной доски.
chouette-games = { $n ->
    [0] партий пока нет
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
chouette-lead = Один игрок — бокс — играет против всех остальных. Капитан ходит за команду, другие советуют, и у каждого свой расчёт с боксом.
chouette-turned = { $n ->
    [one] с { $n } изменённым правилом
    [few] с { $n } изменёнными правилами
    [many] с { $n } изменёнными правилами
   *[other] с { $n } изменёнными правилами
}
preset-chouette-club = Клубный шуэт
preset-chouette-club-note = По кубу между боксом и каждым членом команды, с клубными обязанностями: принять достаточно, сначала куб капитана, бобры.
preset-chouette-galore = Простой шуэт
preset-chouette-galore-note = Один куб на всех; когда удваивает бокс, каждый принимает или пасует за себя.
chouette-place = Доска
chouette-place-online = Здесь, костями сервера
chouette-place-online-note = Бокс и капитан ходят на экране; каждый бросок потом можно проверить.
chouette-place-over_the_board = Деревянная доска
chouette-place-over_the_board-note = Вы вводите кубы и результаты; страница следит за очередью, обязанностями и счетами.
chouette-bots = Боты
chouette-bots-note = Они присоединяются сразу и играют как члены команды, капитан или бокс. С двумя ботами можно начать в одиночку. Не за деревянной доской.
chouette-bot-level = Их сила
chouette-bot-add = Добавить бота
level-beginner = Новичок
level-novice = Начинающий
level-casual = Любитель
level-intermediate = Средний
level-advanced = Сильный
level-expert = Эксперт
level-full = Полная сила
chouette-host = Вы
chouette-host-plays = играете
chouette-host-keeps = только ведёте книгу очков
chouette-host-note = Хозяин добавляет ботов, назначает ставку, а за деревянной доской вводит за всех.
chouette-lobby = Шуэты, к которым можно присоединиться
chouette-lobby-note = Присоединиться может каждый; идущая партия продолжается, вы встаёте в конец очереди.
chouette-lobby-nobody = Пока никого
chouette-door = Кто может присоединиться
chouette-door-link = Все, у кого есть ссылка
chouette-door-open = Все; шуэт виден в списке
chouette-worth = Очко стоит
chouette-worth-note = Пишите как обычно: 2,50 и EUR. Без валюты очко — это просто очко.
chouette-pace = Ограничения времени
chouette-pace-answer = Чтобы ответить на куб
chouette-pace-answer-note = После этого молчание означает ответ капитана или пас.
chouette-pace-turn = Чтобы бросить или сходить
chouette-pace-turn-note = После этого играет следующий в очереди, а бокс проигрывает.
chouette-pace-absence = Без открытой страницы
chouette-pace-absence-note = Кого так долго нет, того больше не ждут: это считается молчанием.
chouette-pace-gather = Чтобы присоединить свой куб
chouette-pace-gather-note = После первого удвоения, прежде чем бокс ответит.
chouette-pace-fair = Перед броском капитана
chouette-pace-fair-note = Чтобы удвоить мог каждый; кнопка «Не удваивать» избавляет других от ожидания.
chouette-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
}
chouette-no-limit = без ограничения
chouette-go = Открыть шуэт
chouette-knob-cubes = Кубы
chouette-knob-cubes-note = Клубный: по одному на каждого. Простой: один на всех.
chouette-knob-cubes-single = Один на всех
chouette-knob-cubes-multiple = По одному на каждого
chouette-knob-box_stays = Бокс остаётся
chouette-knob-box_stays-note = Клубный: если выиграл и не в минусе по очкам этой партии. Простой: если победил капитана.
chouette-knob-box_stays-beats_captain = если победил капитана
chouette-knob-box_stays-wins_and_level = если выиграл и не в минусе
chouette-knob-offering = Команда может удваивать
chouette-knob-offering-note = Клубный: пока бокс не ответил одному из них. Простой: пока капитан не бросил.
chouette-knob-offering-until_roll = до броска
chouette-knob-offering-until_answered = до ответа бокса
chouette-knob-take_enough = Принять достаточно
chouette-knob-take_enough-note = Когда удвоили все, бокс должен принять столько кубов, чтобы при выигрыше не остаться в минусе, и ответить бобром, если принимает только куб капитана. В клубном наборе включено.
chouette-knob-captain_cube = Куб капитана
chouette-knob-captain_cube-note = Среди нескольких кубов, предложенных вместе. Клубный: если бокс принимает хоть один, то и куб капитана. Простой: как хочет.
chouette-knob-captain_cube-off = бокс принимает какие хочет
chouette-knob-captain_cube-if_any = если бокс принимает хоть один, то и куб капитана
chouette-knob-captain_cube-must = бокс обязан принять куб капитана
chouette-knob-beaver = Принять удвоение
chouette-knob-beaver-note = Где действуют бобры: можно ли принять и без бобра.
chouette-knob-beaver-may = с бобром или без
chouette-knob-beaver-must = всегда бобром
chouette-knob-sole_taker_beavers = Единственный принявший отвечает бобром
chouette-knob-sole_taker_beavers-note = Когда бокс удвоил всем и принимает только один, он обязан ответить бобром. В клубном наборе включено.
chouette-knob-holdout = Последний пасует
chouette-knob-holdout-note = От пяти игроков: если все, кроме одного, пасуют на удвоение бокса, последний тоже обязан пасовать. Выключено, если не выбрано.
chouette-knob-holdout-first = при первом удвоении бокса
chouette-knob-holdout-any = при каждом удвоении бокса
chouette-knob-extras = Дополнительные кубы
chouette-knob-extras-note = Только при одном кубе: спасовавшие могут дать единственному принявшему ещё по кубу, когда удваивают кубом из середины. Выключено, если не выбрано.
chouette-knob-extras-paid = кто даёт куб, платит цену паса
chouette-knob-extras-free = кто даёт куб, ничего не платит
chouette-knob-consultation = Советы капитану
chouette-knob-consultation-note = Клубный: от тех, кто повернул или принял куб, или кого спросили. Простой: от всех в партии.
chouette-knob-consultation-free = от всех в партии
chouette-knob-consultation-never = никогда
chouette-knob-consultation-after-cube = когда повернут хотя бы один куб
chouette-knob-consultation-cube-holders = от тех, чей куб повернут
chouette-knob-declining = Когда на куб бокса пасуют несколько
chouette-knob-declining-note = При многих кубах капитаны уходят в конец по очереди. При одном — только капитан.
chouette-knob-declining-captain_only = в конец уходит только капитан
chouette-knob-declining-in_turn = капитаны уходят по очереди
chouette-knob-captain_after_drop = После паса капитана
chouette-knob-captain_after_drop-note = Когда капитан пасует на удвоение бокса, а другие принимают.
chouette-knob-captain_after_drop-stays = следующий становится капитаном насовсем
chouette-knob-captain_after_drop-temporary = следующий — капитан только на эту партию
chouette-knob-leaving = Куб того, кто уходит
chouette-knob-leaving-note = Во время партии. Играет дальше, если вы не выберете иначе; за него отвечает капитан.
chouette-knob-leaving-plays_on = играет дальше под началом капитана
chouette-knob-leaving-loses = проигран сразу
chouette-knob-partner_lot = Выбор партнёра по жребию
chouette-knob-partner_lot-note = Если никто не хочет быть партнёром бокса. Обычно без капитана.
chouette-knob-partner_lot-without_captain = без капитана
chouette-knob-partner_lot-with_captain = с капитаном
chouette-knob-partner_place = Партнёр, когда бокс проиграл
chouette-knob-partner_place-note = Обычно сохраняет место.
chouette-knob-partner_place-kept = сохраняет место
chouette-knob-partner_place-end = уходит в конец
chouette-knob-partner_from = Партнёр от
chouette-knob-partner_from-note = Число игроков, обычно 8.
chouette-automatic-consent = Первое; дальше с согласия бокса
chouette-join-title = Шуэт
chouette-there = Уже здесь
chouette-join = Присоединиться
chouette-join-note = Вы встаёте в конец очереди и играете со следующей партии. Между решениями можно уйти.
chouette-invite = Пригласить других
chouette-invite-note = Кто откроет эту ссылку, может присоединиться в любое время, в конец очереди.
chouette-noscript = Странице шуэта нужен JavaScript. Без него видно только, кто здесь, и счета.
chouette-resign-note = Другая сторона может отклонить предложение, если оно не самое большое из возможных.
chouette-sure = Вы уверены?
accounts-count = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
accounts-back = Назад к шуэту
accounts-csv = Скачать как CSV
accounts-print = Страница для печати
accounts-balances = Итоги
accounts-debts = Кто кому должен
accounts-total = Всего
accounts-by-game = Очки по партиям
accounts-marks = B: бокс в этой партии. C: капитан.
accounts-game = Партия { $n }
accounts-cube = на { $value }, { $winner ->
    [box] выиграл бокс
    [team] проиграл бокс
   *[agreed] по соглашению
}
cause-dropped = пас
cause-decided = решила партия
cause-extra_given = с дополнительным кубом
cause-agreed = по соглашению
cause-left = уход
cause-partner = доля партнёра

# Where a guest is at home
browsers-title = Браузеры, которые вас знают
browsers-many = { $n ->
    [1] Вас знает только этот браузер.
    [one] Вас знает { $n } браузер.
    [few] Вас знают { $n } браузера.
    [many] Вас знают { $n } браузеров.
   *[other] Вас знают { $n } браузера.
 }
browsers-end-others = Выйти во всех других браузерах
browsers-here-note = Гостя узнают только по браузеру. Если вы выйдете здесь и никакой другой браузер вас не знает, вернуться к своим столам вы не сможете.
browsers-end-here = Выйти в этом браузере

# The rules of the chouette
chouette-rules-title = Правила шуэта
chouette-rules-presets = Два набора

## Rules that do not go together
not-translated = Это ещё не переведено: вот английский текст.
broken-length-in-money-play = Эти правила — для игры на деньги, где нет числа очков, до которого играют: оставьте очки пустыми или выберите матч.
broken-match-without-length = Матч играют до числа очков: введите его или выберите игру на деньги.
broken-jacoby-in-match = В матче нет правила Джекоби: выключите его или выберите игру на деньги.
broken-responses-in-match = В матче нет бобров: выключите их или выберите игру на деньги.
broken-automatic-doubles-in-match = В матче нет автоудвоения: выключите его или выберите игру на деньги.
broken-holland-without-crawford = Правило Холланда — о партиях после партии Кроуфорда: включите правило Кроуфорда или выключите Холланда.
broken-tournament-length = Турнирные матчи играют до 3 очков или больше: введите матч подлиннее или выберите «Матч».
broken-crawford-outside-match = Правило Кроуфорда — для матчей: выключите его или выберите матч.
broken-holland-outside-match = Правило Холланда — для матчей: выключите его или выберите матч.
broken-doubling-limit-outside-match = Ограничение удвоений из Tavola Reale — для матчей: выключите его или выберите матч.
broken-consent-outside-chouette = Автоудвоение с согласия бокса — для шуэта: выберите число или «нет».
broken-time-limit = Это ограничение времени слишком велико или слишком мало: от одной секунды до семи дней.
broken-clock-times = С такими часами играть нельзя: нужно хоть какое-то время и не больше 10 часов на очко и на ход.
broken-rated-time = Матч на рейтинг оставляет всем время на игру: не меньше 15 секунд на решение, 30 на возвращение после обрыва связи и, с часами, минуту на партию.
broken-bots = Ботов может быть не больше { $most }, а за деревянной доской их нет.
broken-stake-in-match = Ставка за очко — для игры на деньги: оставьте валюту пустой или выберите игру на деньги.
broken-called-in-tavola-reale = В Tavola Reale правила соблюдаются строго: выберите «Строго» или другие правила.

# The tutor on the start page

start-tutor = С тренером
start-tutor-note = Переспрашивает перед грубой ошибкой, подсказывает, позволяет взять ход назад.
knob-tutor-none = Нет
knob-tutor-whopper = Переспрашивает перед очень грубой ошибкой
knob-tutor-blunder = Переспрашивает перед грубой ошибкой
knob-tutor-error = Переспрашивает перед ошибкой
knob-tutor-doubtful = Переспрашивает перед сомнительным ходом
knob-tutor-note = Против бота: переспрашивает перед плохим ходом, подсказывает и позволяет взять назад. Матч помечается как сыгранный с тренером.
terms-tutor = Переспрашивает перед решением, которое теряет { $loss } или больше; подсказки и взятие назад разрешены
