# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Бокс
role-partner = Партнёр
role-captain = Капитан
role-member = Команда
role-giver = Дал куб
role-out = Вне игры
role-waiting = Ждёт
role-gone = Нет здесь
with-role = { $who }, { $role }
nobody = никто
no-cubes = Кубов на столе нет.
points-count = { $n ->
    [one] { $size } очко
    [few] { $size } очка
    [many] { $size } очков
   *[other] { $size } очка
}

# Where it stands
now-gathering = { $n ->
    [0] Пока никого: для шуэта нужно трое или больше.
    [one] Собрался { $n } игрок: для шуэта нужно трое или больше.
    [few] Собрались { $n } игрока: для шуэта нужно трое или больше.
    [many] Собрались { $n } игроков: для шуэта нужно трое или больше.
   *[other] Собрались { $n } игрока: для шуэта нужно трое или больше.
}
now-enough = { $n ->
    [one] Собрался { $n } игрок.
    [few] Собрались { $n } игрока.
    [many] Собрались { $n } игроков.
   *[other] Собрались { $n } игрока.
} Бросьте кость за очередь или подождите ещё.
now-enough-wooden = { $n ->
    [one] Собрался { $n } игрок.
    [few] Собрались { $n } игрока.
    [many] Собрались { $n } игроков.
   *[other] Собрались { $n } игрока.
} Бросьте по кости на столе и введите очередь.
now-ordering = Все бросают по кости: больше всех — бокс, второе число — капитан.
now-order = Очередь определена: бокс — { $box }, капитан — { $captain }.
now-between = Перед партией { $game }: бокс — { $box }, капитан — { $captain }.
now-partner = { $you ->
    [true] Хотите быть партнёром бокса?
   *[false] Предложено быть партнёром бокса: { $who }.
}
now-draw = Никто не хочет быть партнёром: бокс может выбрать его по жребию.
now-closed = Сессия окончена. Счета показывают, что ещё осталось заплатить.
now-extras = { $you ->
    [true] Только вы приняли удвоение: остальные могут дать вам ещё по кубу, заплатив вам { $price }.
   *[false] Единственный принявший игрок — { $who }. Спасовавшие могут дать дополнительный куб и заплатить с ним { $price }.
}
now-tie = { $you ->
    [true] Одинаковые числа. Удвоить ставку ещё раз?
   *[false] Одинаковые числа: { $who } решает, удвоить ли ставку ещё раз.
}
now-wooden = Партия { $game } идёт на деревянной доске. Вводите кубы и результат.
now-box-offers = { $step ->
    [beaver] { $box }: бобёр до { $value } против { $members }.
    [raccoon] { $box }: енот до { $value } против { $members }.
    [otter] { $box }: выдра до { $value } против { $members }.
   *[double] { $box } (бокс): удвоение до { $value } против { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: бобёр до { $value }.
    [raccoon] { $members }: енот до { $value }.
    [otter] { $members }: выдра до { $value }.
   *[double] { $members }: удвоение до { $value }.
}
now-offer-part = { $by ->
    [box] до { $value } против { $members }
   *[team] { $members } до { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: бобёр { $list }.
    [raccoon] { $box }: енот { $list }.
    [otter] { $box }: выдра { $list }.
   *[double] { $box } (бокс): удвоение { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Бобёр: { $list }.
    [raccoon] Енот: { $list }.
    [otter] Выдра: { $list }.
   *[double] Удвоение: { $list }.
}
waits-next-game = Вы играете со следующей партии.
now-resignation = { $you ->
    [true] Вам предлагают сдачу: { $win ->
        [gammon] марс
        [backgammon] кокс
       *[single] простая партия
    }. Принимаете?
   *[false] Предложена сдача: { $win ->
        [gammon] марс
        [backgammon] кокс
       *[single] простая партия
    }. Отвечает { $who }.
}
now-opening-yours = Начальный бросок: бросьте свою кость.
now-opening = Начальный бросок: бокс и капитан бросают по кости.
now-roll-cube = { $you ->
    [true] Ваша очередь: бросайте или удваивайте.
   *[false] Бросает { $who }. Перед этим вы можете удвоить.
}
now-roll = { $you ->
    [true] Ваша очередь: бросайте.
   *[false] Бросает { $who }.
}
now-play = { $who } играет { $roll }.
now-shown = { $you ->
    [true] Ход сделан: бросив кости, вы его примете.
   *[false] Ход сделан; { $who } может потребовать ход по правилам.
}
now-advise = { $who } играет { $roll }. Подвигайте шашки, чтобы показать капитану ход.
now-advise-ready = Покажите этот ход капитану или отмените его.
waits-roll_die = Ещё бросают: { $who }.
waits-offer = Ещё могут удвоить: { $who }.
waits-answer = Ещё отвечают: { $who }.
waits-extra = Ещё решают: { $who }.
time-left = осталось { $time }

# Acts
choice-roll_die = Бросить свою кость
choice-roll_opening = Бросить
choice-draw_partner = Выбрать партнёра по жребию
choice-give_extra = Дать куб, заплатить { $price }
choice-decline_extra = Не давать куба
choice-count_tie = Принять автоудвоение
choice-decline_tie = Оставить куб
choice-accept_partner = Быть партнёром бокса
choice-decline_partner = Нет, спасибо
choice-start_game = { $game ->
    [1] Начать первую партию
   *[other] Начать партию { $game }
}
choice-seek_partner = Искать партнёра
choice-end_partnership = Закончить партнёрство
choice-double = Удвоить до { $value }
choice-double_all = Удвоить всем
choice-double_some = Удвоить выбранным
choice-hold = Не удваивать
choice-join = Присоединиться
choice-stay = Всё-таки остаться
choice-leave = Уйти из шуэта
choice-leave-game = Уйти после этой партии
choice-close = Закончить сессию
sure-leave = Уйти? Ваш счёт остаётся открытым, пока по нему не рассчитаются.
sure-close = Закончить сессию для всех? Счета сохраняются.
act-roll_opening = Бросить

# Answering
answer-title = { $n ->
    [1] Ваш ответ
    [one] Ваш ответ на { $n } куб, единым решением
    [few] Ваш ответ на { $n } куба, единым решением
    [many] Ваш ответ на { $n } кубов, единым решением
   *[other] Ваш ответ на { $n } куба, единым решением
}
answer-cube = { $who }: { $asked }, если принять; { $refused } потеряно, если пас
answer-cube-alone = { $asked }, если принять; { $refused } потеряно, если пас
answer-take = Принять
answer-drop = Пас
answer-beaver = Бобёр
answer-raccoon = Енот
answer-otter = Выдра
answer-all-take = Принять все
answer-all-drop = Пас на все
answer-all-beaver = Бобёр на все
answer-all-raccoon = Енот на все
answer-all-otter = Выдра на все
answer-send = Ответить
answer-weigh = Вы играли бы на { $played } и заплатили бы сейчас { $paid }.
answer-open = Выберите ответ для каждого куба.
answer-fine = Правила допускают этот ответ.
offer-title = Какие кубы?
settle-title = Соглашение о кубе
settle-offer = Предложить
settle-offered = { $own ->
    [true] Вы предложили соглашение: { $yours ->
        [true] ваш куб
       *[false] куб, { $who }
    }.
   *[false] { $by } предлагает соглашение: { $yours ->
        [true] ваш куб
       *[false] куб, { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Вы получили бы { $amount }.
    [pay] Вы заплатили бы { $amount }.
   *[nothing] Никто ничего бы не платил.
}
settle-points = { $yours ->
    [true] Ваш куб
   *[false] Куб: { $who }
}
settle-way-receive = Получаю я
settle-way-pay = Плачу я
settle-note = В очках; половины допускаются. Предложение действует до следующего броска, хода или удвоения.
settle-accept = Принять
settle-decline = Отклонить
settle-withdraw = Взять назад

# The list of members
line-title = Игроки и кубы
line-cube-ends = бокс ↔ свой
line-game = Эта партия
line-total = Очки
line-you = вы
line-leaving = уходит после этой партии
line-awaited = ждём решения
line-extra = дополнительный куб против { $who }
line-bot = бот
line-pips = { $n ->
    [one] { $n } пип
    [few] { $n } пипа
    [many] { $n } пипов
   *[other] { $n } пипа
}
line-ask = Спросить совета
cube-at = { $at ->
    [box] Куб { $value }, владеет бокс
    [own] Куб { $value }, владеет { $who }
   *[middle] Куб { $value }, посередине
}
cube-offered = { $by ->
    [box] предложен боксом, { $value }
   *[team] предложен боксу, { $value }
}
cube-settled = { $winner ->
    [box] выиграл бокс
    [team] проиграл бокс
   *[agreed] соглашение
}
cube-single = Куб
cube-won = выигран
cube-lost = пас
cube-agreed = соглашение

# Talk
talk-title = Разговор команды
talk-never = Правила этого стола не допускают советов капитану.
talk-free = По правилам этого стола вы сейчас советовать не можете.
talk-after-cube = Команда может советовать, когда повернут хотя бы один куб.
talk-cube-holders = Советовать могут те, кто предложил или принял куб, и все, кого спросит капитан.
talk-label = Совет капитану
talk-label-team = Слово команде
talk-title-partner = Бокс и партнёр
talk-agree = Согласиться
talk-agreed = согласие: { $who }
table-talk-title = Разговор за столом
table-talk-label = Всем за столом
line-away = нет на месте
line-asked = просят совета
line-unask = Не просить совета
sure-paid = Вы заплатили: { $to }, { $amount }? Это запишется в счета для всех.
sure-leave-plays-on = Уйти? Ваш куб играет дальше под началом капитана, пока партия не кончится. Ваш счёт остаётся открытым, пока его не закроют.
sure-leave-loses = Уйти? За этим столом вы сразу проигрываете свои открытые кубы как есть. Ваш счёт остаётся открытым, пока его не закроют.

# Accounts
accounts-title = Счета
accounts-open = Счета и расчёт
accounts-games = Партии
accounts-none = Ни одна партия ещё не кончилась.
accounts-sum = Сумма счетов: { $sum }.
accounts-fewest = Наименьшее число платежей
accounts-pay = { $from } платит { $amount }, получает { $to }
accounts-paid = Оплачено мной
accounts-even = Никто никому не должен.
game-line = { $winner ->
    [box] { $box } (бокс) выигрывает, { $captain } проигрывает
   *[team] { $captain } выигрывает, { $box } (бокс) проигрывает
}{ $win ->
    [gammon] , марс
    [backgammon] , кокс
   *[other] {""}
}{ $ending ->
    [dropped] , все кубы закрыты
    [resigned] , сдача
    [claimed] , по заявлению
    [flag] , по времени
    [forfeited] , неявка
    [adjudicated] , по решению судьи
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Бокс остаётся.
    [behind] Бокс выиграл, но по очкам в минусе: он уходит в конец очереди.
   *[beaten] Бокс уходит в конец очереди.
}

# Said as it happens
said-joins = { $who } присоединяется.
said-stays = { $who } всё-таки остаётся.
said-leaving = { $who } уходит после этой партии.
said-gone = { $who } уходит.
said-order = Очередь: { $names }.
said-die = { $you ->
    [true] Ваша кость: { $die }.
   *[false] { $who }: кость { $die }.
}
said-game = Партия { $game }: бокс — { $box }, капитан — { $captain }.
said-captain = { $you ->
    [true] Теперь капитан — вы.
   *[false] Теперь капитан — { $who }.
}
said-answer = { $n ->
    [1] Ваш ответ: принять или пас?
    [one] Ждём вашего ответа на { $n } куб.
    [few] Ждём вашего ответа на { $n } куба.
    [many] Ждём вашего ответа на { $n } кубов.
   *[other] Ждём вашего ответа на { $n } куба.
}
said-answered = { $who }: ответ дан. Ещё отвечают: { $n ->
    [0] никто
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Ваш куб
       *[false] Куб, { $who }
    }: выиграл бокс.
   *[team] { $you ->
        [true] Ваш куб
       *[false] Куб, { $who }
    }: бокс проиграл.
}
said-agreed = { $you ->
    [true] Ваш куб
   *[false] Куб, { $who }
}: соглашение достигнуто.
said-cube = { $at ->
    [box] { $you ->
        [true] Ваш куб
       *[false] Куб, { $who }
    }: { $value }, владеет бокс.
    [own] { $you ->
        [true] Ваш куб: { $value }, владеете вы.
       *[false] Куб, { $who }: { $value }, владеет { $who }.
    }
   *[middle] { $you ->
        [true] Ваш куб
       *[false] Куб, { $who }
    }: { $value }, посередине.
}
said-extra = { $from } даёт дополнительный куб на { $value }, получает { $to }.
said-result = Партия { $game }: { $winner ->
    [box] { $box } (бокс) выигрывает, { $captain } проигрывает
   *[team] { $captain } выигрывает, { $box } (бокс) проигрывает
}{ $win ->
    [gammon] , марс
    [backgammon] , кокс
   *[other] {""}
}{ $ending ->
    [dropped] , все кубы закрыты
    [resigned] , сдача
    [claimed] , по заявлению
    [flag] , по времени
    [forfeited] , неявка
    [adjudicated] , по решению судьи
   *[borne_off] {""}
}. { $fate ->
    [stays] Бокс остаётся.
    [behind] Бокс выиграл, но по очкам в минусе: он уходит в конец очереди.
   *[beaten] Бокс уходит в конец очереди.
}
said-points = { $list }.
said-may-double = Пока кости не брошены, вы можете удвоить.

# Over the wooden board
wood-title = Книга очков
wood-add = Добавить игрока
wood-name = Имя
wood-order = Задать очередь
wood-order-note = Сначала бокс, затем капитан, затем очередь — по брошенным костям.
wood-up = Выше: { $who }
wood-down = Ниже: { $who }
wood-doubles = Кто удваивает?
wood-double = { $who } удваивает до { $value }
wood-box-doubles = { $who } (бокс) удваивает
wood-answers = Отвечает { $who }
wood-rolled = Кости брошены
wood-tie = Равные числа при начальном броске
wood-result = Партия окончена
wood-box-wins = { $who } (бокс) выигрывает
wood-team-wins = { $who } с командой выигрывает
wood-single = Простая
wood-gammon = Марс
wood-backgammon = Кокс
wood-undo = Отменить последнюю запись
wood-undo-more = Отменить несколько
wood-undo-steps = Сколько записей
wood-leave = { $who } уходит
wood-join = { $who } остаётся
wood-stake = Ставка следующей партии
wood-unit = Очко стоит
wood-currency = Валюта
wood-settle = Закрыть куб по соглашению
wood-settle-cube = Чей куб
wood-settle-points = Очки
wood-settle-note = Что получает член команды; если платит он, то с минусом. Половины допускаются.
wood-set = Задать
wood-pay = Записать платёж
wood-from = От кого
wood-to = Кому
wood-amount = Сумма
wood-no-amount = Введите сумму больше нуля, с дробной частью её валюты.
wood-record = Записать
wood-partner = Партнёр по жребию
wood-others = Игроки, ставка, платежи

# Keys
key-chouette-go = бросить, готово, начать
key-chouette-double = удвоить: ваш куб, а если вы бокс — все кубы
key-chouette-take = принять всё, что вам предложено
key-chouette-drop = пас на всё, что вам предложено
key-chouette-beaver = бобёр на всё, что вам предложено
key-chouette-hold = в этот ход не удваивать
key-chouette-cubes = прочитать все кубы
key-chouette-wait = сказать, кого ещё ждут
key-chouette-talk = написать совет
key-chouette-answer = перейти к ответу

# Why something is refused
chouette-house-only = Это может только сервер.
chouette-player-only = Это может только игрок.
chouette-not-opened = Такого шуэта нет.
chouette-opened-already = Такой шуэт уже есть.
chouette-not-over = Сессия не окончена.
chouette-goes-on-already = Те же игроки уже начали другой шуэт.
chouette-over = Сессия окончена.
chouette-only-over-the-board = Это вводят только за деревянной доской; в сети записывает сервер.
chouette-only-online = Это происходит на деревянной доске и не вводится.
chouette-dice-missing = Для этого броска нет костей.
chouette-bad-text = Текст пуст или слишком длинный.
chouette-not-here = Это могут, и деньги получают, только те, кто присоединился к шуэту.
chouette-joined-already = { $member } уже здесь.
chouette-name-taken = { $name } уже в книге: впустите этого игрока снова или введите другое имя, например с инициалом.
chouette-full = Присоединиться могут не больше { $most } игроков.
chouette-decide-first = Сначала ответьте на то, что вас ждёт: уйти можно между решениями.
chouette-leaving-already = Вы уже сказали, что уходите: вы уйдёте, когда партия кончится.
chouette-order-known = Очередь уже определена.
chouette-order-unknown = Очередь ещё не определена.
chouette-no-roll-waited = Сейчас бросать не вам.
chouette-order-incomplete = В очереди каждый игрок должен быть назван один раз.
chouette-too-few = Для шуэта нужно трое или больше.
chouette-game-in-play = Партия идёт.
chouette-no-game = Партия не идёт.
chouette-no-part = В этой партии вас нет или уже нет.
chouette-box-only = Это решает только бокс.
chouette-not-the-player = За эту сторону бросает, ходит и решает { $member }.
chouette-no-partner-yet = Партнёр у бокса может быть, если игроков { $from } или больше.
chouette-partner-already = У бокса уже есть партнёр.
chouette-no-partnership = У вас нет партнёрства, которое можно закончить.
chouette-not-asked = Сейчас о партнёрстве спрашивают не вас.
chouette-lot-too-early = Партнёра выбирают по жребию, когда спросили всех и никто не захотел.
chouette-not-in-the-lot = { $member } не участвует в жребии на партнёра.
chouette-board = Сейчас правила этого не позволяют.
chouette-too-many-steps = В ходе не больше четырёх перемещений.
chouette-tie-waits = Сначала бокс решает, удваивают ли равные числа ставку.
chouette-no-tie = Равных чисел, которые надо засчитать, нет.
chouette-opening-over = Партия началась; равные начальные броски бывают до неё.
chouette-cubes-wait = Сначала надо ответить на предложенные кубы.
chouette-extras-wait = Сначала спасовавшие решают о дополнительных кубах.
chouette-others-may-offer = Свои кубы ещё могут предложить: { $members }.
chouette-answered-this-turn = Бокс ответил; до следующего броска никто не может предложить куб.
chouette-captain-offers = Куб команды может предложить только { $member }.
chouette-one-cube = Куб один: его предлагают всем, и бокс отвечает за всех одинаково.
chouette-nothing-to-offer = Вам нечего предложить: куба нет.
chouette-not-your-cube = Этот куб не ваш: { $member }.
chouette-offered-already = Этот куб в этот ход уже предложен: { $member }.
chouette-cube-exhausted = Выше куб подняться не может.
chouette-nothing-offered = Вам ничего не предложено.
chouette-answered-already = Вы уже ответили.
chouette-answer-each = Ответьте на каждый предложенный вам куб: { $members }.
chouette-response-not-enabled = В правилах этого стола такого ответа нет.
chouette-duty-take-enough = Удвоили все: принятые вами кубы ({ $taken }) должны стоить не меньше тех, на которые вы пасуете ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}вместе с потерянным в этой партии ({ $before })
}.
chouette-duty-takers-beaver = За этим столом удвоение принимают бобром.
chouette-duty-beaver-the-captain = Если вы принимаете только куб капитана, надо ответить бобром.
chouette-duty-take-the-captain = Если вы принимаете хоть один из этих кубов, надо принять и куб капитана ({ $member }).
chouette-duty-sole-taker-beavers = Все остальные спасовали: единственный принявший отвечает бобром.
chouette-duty-last-rejects = Все остальные спасовали на удвоение бокса: вы тоже должны пасовать.
chouette-no-extra = Сейчас у вас нет дополнительного куба, который можно дать.
chouette-no-advice = По правилам этого стола вы сейчас советовать не можете.
chouette-advises-nobody = Команда советует своему капитану; бокс играет один.
chouette-out-of-the-game = Вы вне этой партии и советовать не можете.
chouette-no-settlement = Соглашение об этом кубе заключаете не вы.
chouette-bad-amount = Такая сумма невозможна.
chouette-pays-themselves = Нельзя платить самому себе: выберите двух игроков.
stake-currency = «{ $text }» — не валюта: напишите код, например EUR, или оставьте поле пустым, чтобы играть на очки.
stake-decimals = { $cents ->
    [points] Очки целые: напишите ставку без дробной части.
    [no] В { $currency } считают целыми: напишите ставку без дробной части.
   *[yes] У суммы в { $currency } не больше двух знаков после запятой.
}
stake-bounds = { $cents ->
    [points] Очко стоит от 1 до 1 000 000 очков.
    [no] Очко стоит от 1 до 1 000 000 { $currency }.
   *[yes] Очко стоит от 0,01 до 10 000 { $currency }.
}
chouette-nothing-to-undo = Отменить можно только { $acts ->
    [one] { $acts } запись
    [few] { $acts } записи
    [many] { $acts } записей
   *[other] { $acts } записи
}.
chouette-nothing-due = Ничего не требуется.
chouette-nothing-changes = Это ничего бы не изменило.
chouette-dice-called = Кости вот-вот будут брошены.
chouette-not-that-roll = Этот бросок не объявлен или уже сделан.
chouette-no-own-chain = Цепочка есть только у бокса и капитана, и каждый открывает свою.
chouette-chain-too-late = Цепочку фиксируют один раз, до первого броска её ряда.
chouette-link-opened-already = Звено цепочки для этого броска уже открыто.
chouette-bad-link = Это звено не подходит к зафиксированному.

# A game as it went
history-of = Партия { $n }, ход за ходом
history-open = Ход за ходом
history-colours = { $box } (бокс)
history-colours-team = команда
history-boards = Доска после каждого хода; выберите, чтобы увеличить, стрелки ведут дальше.
history-position = Позиция. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Предыдущая партия
history-next = Следующая партия →
history-order = { $partnered ->
    [true] Бокс { $box } с партнёром { $partner } против { $team }, первым назван капитан.
   *[false] Бокс { $box } против { $team }, первым назван капитан.
}
history-opening = Начало: { $box } бросает { $white }, { $captain } — { $black }.
history-tie = Начало: у обоих { $white }.
history-same = Начало: одинаковые числа.
history-tie-counted = принимает автоудвоение
history-tie-declined = Бокс оставляет куб.
history-cannot = нет ходов
history-doubles = удваивает
history-box-doubles = удваивает { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(куб: { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(по обязанности, CHO-15: единственный принявший отвечает бобром)
    [last_rejects] {" "}(по обязанности, CHO-09: последний пасует, как все)
   *[other] {" "}(по обязанности)
}
history-captain = Теперь капитан — { $who }: { $why ->
    [declined] прежний капитан спасовал.
    [cube_dropped] на куб капитана ответили пасом.
    [settled] о кубе капитана заключено соглашение.
    [too_slow] капитан не успел вовремя.
   *[left] капитан ушёл.
}
history-extra = { $from } даёт дополнительный куб и платит { $price }, получает { $to }.
history-settled = Соглашение: { $from } и { $to }, { $points }.
history-slow = { $who } не действует вовремя.
history-left-cubes = { $who } уходит и проигрывает куб.
history-challenge = требует хода по правилам
history-resign = предлагает сдать { $win ->
    [gammon] марс
    [backgammon] кокс
   *[single] простую партию
}
history-claim = заявляет { $win ->
    [gammon] марс
    [backgammon] кокс
   *[single] выигрыш партии
}
history-resignation-accepted = принимает
history-resignation-rejected = играет дальше
again-open = Ещё шуэт с теми же игроками
again-go = К новому шуэту

# What has just happened
news-title = Что сейчас произошло
news-tie = У обоих { $die }.
news-tie-counted = Равные числа удвоили все кубы.
news-tie-declined = После равных чисел бокс оставляет кубы как есть.
news-doubled = { $you ->
    [true] Вы удвоили: { $n ->
        [one] { $n } куб
        [few] { $n } куба
        [many] { $n } кубов
       *[other] { $n } куба
    }.
   *[false] { $who } удваивает: { $n ->
        [one] { $n } куб
        [few] { $n } куба
        [many] { $n } кубов
       *[other] { $n } куба
    }.
}
news-answer = { $who }: { $answer }, { $value } (куб: { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}— по обязанности: единственный принявший отвечает бобром
    [last_rejects] {" "}— по обязанности: последний пасует, как все
   *[other] {" "}— по обязанности
}.
news-extra = { $you ->
    [true] Вы дали дополнительный куб, получает { $to }.
   *[false] { $who } даёт дополнительный куб, получает { $to }.
}
news-captain = { $you ->
    [true] Теперь капитан — вы
   *[false] Теперь капитан — { $who }
}: { $why ->
    [declined] прежний капитан спасовал.
    [cube_dropped] на куб капитана ответили пасом.
    [settled] о кубе капитана заключено соглашение.
    [too_slow] капитан не успел вовремя.
   *[left] капитан ушёл.
}
news-too-slow = { $side ->
    [box] Бокс не успел вовремя.
   *[team] Капитан не успел вовремя.
}
news-settled = { $paid ->
    [true] Соглашение о кубе: { $who }; { $points } получает { $to }.
   *[false] Соглашение о кубе: { $who }; без платежа.
}
news-settle-declined = Предложение о соглашении отклонено или взято назад, куб: { $who }.
news-silence = { $you ->
    [true] Вы не ответили вовремя: { $answer }. Молчание означает ответ капитана или пас.
   *[false] { $who } не отвечает вовремя: это означает ответ капитана или пас.
}
news-own-answer = { $n ->
    [1] Ваш ответ: { $answer }. Остальные ещё решают.
    [one] Ваши ответы: { $answers }. Остальные ещё решают.
    [few] Ваши ответы: { $answers }. Остальные ещё решают.
    [many] Ваши ответы: { $answers }. Остальные ещё решают.
   *[other] Ваши ответы: { $answers }. Остальные ещё решают.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = За капитана
news-stands-in = { $you ->
    [true] Вы играете за капитана, пока он не вернётся.
   *[false] { $who } играет за капитана, пока тот не вернётся.
}
news-captain-back = { $who } возвращается капитаном.
history-stands-in = { $who } играет за капитана, которого нет на месте.
history-captain-back = { $who } возвращается и играет дальше.
history-silence = { $who } не отвечает вовремя: это означает ответ капитана или пас.
talk-stand-in = Вы играете за капитана; советы команды — здесь.
claim-title = Вы уже есть в книге очков?
claim-lead = Выберите своё имя, вместо того чтобы присоединяться заново. Хозяин это подтвердит.
claim-seat = Я — { $who }
waits-claim = Хозяина попросили подтвердить, что вы — { $who }.
wood-claim = { $who } открывает ссылку и говорит: «В книге очков я — { $seat }».
wood-claim-grant = Верно
wood-claim-refuse = Нет
wood-enter = Записать
wood-sure-result = { $kind ->
    [gammon] { $title }: марс. Партия окончена.
    [backgammon] { $title }: кокс. Партия окончена.
   *[single] { $title }: простая партия. Партия окончена.
}
wood-sure-pay = По счетам долг { $owed }: должник { $from }, получатель { $to }. Всё равно записать { $amount }?
accounts-debt = { $from } → { $to }: долг { $amount }
accounts-carried = Перенесено из прежнего шуэта: { $list }.
accounts-carried-on = Неоплаченное перешло в следующий шуэт и платится там.
game-jacoby = На неповёрнутом кубе марс засчитан как простая партия (Джекоби, CHO-18).
resign-costs = { $you ->
    [true] Вы теряете { $amount }
   *[false] { $who } теряет { $amount }
}
strip-own-cube = { $at ->
    [box] Куб { $value }, у бокса
    [own] Куб { $value }, ваш
   *[middle] Куб { $value }, посередине
}
line-ask-mark = Спросить
line-asked-mark = Просят
voice = Голосовая комната
voice-note = Ссылка (https) туда, где вы разговариваете. Её видят все за столом.
voice-open = Открыть голосовую комнату
parts-title = Рядом с доской
parts-members = Игроки
parts-talk = Разговор
parts-accounts = Счета
parts-more = Ещё
parts-board = Назад к доске
chouette-not-claimable = Это место занять нельзя: оно занято, или хозяин его не вводил.
chouette-not-in-their-place = Вы играете за капитана и не можете сдаться за него.
