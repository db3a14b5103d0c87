# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Бокс
role-partner = Партньор
role-captain = Капитан
role-member = Отбор
role-giver = Дал куб
role-out = Извън играта
role-waiting = Чака
role-gone = Няма го
with-role = { $who }, { $role }
nobody = никой
no-cubes = На масата няма кубове.
points-count = { $n ->
    [one] една точка
   *[other] { $size } точки
}

# Where it stands
now-gathering = { $n ->
    [0] Още няма никой: за шует трябват трима или повече.
    [one] Включи се един играч: за шует трябват трима или повече.
   *[other] Включиха се { $n } играчи: за шует трябват трима или повече.
}
now-enough = Включиха се { $n } играчи. Хвърлете по зар за реда или изчакайте още.
now-enough-wooden = Включиха се { $n } играчи. Хвърлете по зар на масата и въведете реда.
now-ordering = Всички хвърлят по един зар: най-големият е боксът, вторият – капитанът.
now-order = Редът е решен: бокс – { $box }, капитан – { $captain }.
now-between = Преди партия { $game }: бокс – { $box }, капитан – { $captain }.
now-partner = { $you ->
    [true] Искате ли да сте партньор на бокса?
   *[false] Покана за партньор на бокса: { $who }.
}
now-draw = Никой не иска да е партньор: боксът може да изтегли по жребий.
now-closed = Сесията приключи. Сметките показват какво още има за плащане.
now-extras = { $you ->
    [true] Само вие приехте: другите могат да ви дадат още по един куб и да ви платят { $price }.
   *[false] Само { $who } прие. Отказалите могат да дадат допълнителен куб и да платят с него { $price }.
}
now-tie = { $you ->
    [true] Пак еднакви числа. Удвоявате ли залога още веднъж?
   *[false] Пак еднакви числа: { $who } решава дали залогът да се удвои още веднъж.
}
now-wooden = Партия { $game } се играе на дървената дъска. Въвеждайте кубовете и резултата.
now-box-offers = { $step ->
    [beaver] { $box }: бобър на { $value } срещу { $members }.
    [raccoon] { $box }: енот на { $value } срещу { $members }.
    [otter] { $box }: видра на { $value } срещу { $members }.
   *[double] { $box } (бокс): контра на { $value } срещу { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: бобър на { $value }.
    [raccoon] { $members }: енот на { $value }.
    [otter] { $members }: видра на { $value }.
   *[double] { $members }: контра на { $value }.
}
now-offer-part = { $by ->
    [box] на { $value } срещу { $members }
   *[team] { $members } на { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: бобър { $list }.
    [raccoon] { $box }: енот { $list }.
    [otter] { $box }: видра { $list }.
   *[double] { $box } (бокс): контра { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Бобър: { $list }.
    [raccoon] Енот: { $list }.
    [otter] Видра: { $list }.
   *[double] Контра: { $list }.
}
waits-next-game = Играете от следващата партия.
now-resignation = { $you ->
    [true] Предлагат ви предаване: { $win ->
        [gammon] марс
        [backgammon] бекгемън
       *[single] обикновена партия
    }. Приемате ли?
   *[false] Предложено предаване: { $win ->
        [gammon] марс
        [backgammon] бекгемън
       *[single] обикновена партия
    }. Отговаря { $who }.
}
now-opening-yours = Начален зар: хвърлете своя.
now-opening = Начален зар: боксът и капитанът хвърлят по един.
now-roll-cube = { $you ->
    [true] Ваш ред е: хвърляйте или контрирайте.
   *[false] { $who } хвърля. Преди това можете да контрирате.
}
now-roll = { $you ->
    [true] Ваш ред е: хвърляйте.
   *[false] { $who } хвърля.
}
now-play = { $who } играе { $roll }.
now-shown = { $you ->
    [true] Ходът е изигран: с хвърлянето го приемате.
   *[false] Ходът е изигран; { $who } може да поиска правилен.
}
now-advise = { $who } играе { $roll }. Преместете пулове, за да покажете ход на капитана.
now-advise-ready = Покажете този ход на капитана или го върнете.
waits-roll_die = Още хвърлят: { $who }.
waits-offer = Още могат да контрират: { $who }.
waits-answer = Още отговарят: { $who }.
waits-extra = Още решават: { $who }.
time-left = остават { $time }

# Acts
choice-roll_die = Хвърлям своя зар
choice-roll_opening = Хвърлям
choice-draw_partner = Партньор по жребий
choice-give_extra = Давам куб, плащам { $price }
choice-decline_extra = Не давам куб
choice-count_tie = Приемам автоматичната контра
choice-decline_tie = Кубът остава
choice-accept_partner = Партньор на бокса
choice-decline_partner = Не, благодаря
choice-start_game = { $game ->
    [1] Начало на първата партия
   *[other] Начало на партия { $game }
}
choice-seek_partner = Търся партньор
choice-end_partnership = Край на партньорството
choice-double = Контра на { $value }
choice-double_all = Контра на всички
choice-double_some = Контра на избраните
choice-hold = Без контра
choice-join = Включвам се
choice-stay = Все пак оставам
choice-leave = Напускам шуета
choice-leave-game = Напускам след тази партия
choice-close = Край на сесията
sure-leave = Напускате ли? Сметката ви остава отворена, докато не се уреди.
sure-close = Край на сесията за всички? Сметките се пазят.
act-roll_opening = Хвърлям

# Answering
answer-title = { $n ->
    [one] Вашият отговор
   *[other] Вашият отговор на { $n } куба, с едно решение
}
answer-cube = { $who }: { $asked } при приемане, { $refused } загуба при отказ
answer-cube-alone = { $asked } при приемане, { $refused } загуба при отказ
answer-take = Приемам
answer-drop = Отказвам
answer-beaver = Бобър
answer-raccoon = Енот
answer-otter = Видра
answer-all-take = Приемам всички
answer-all-drop = Отказвам всички
answer-all-beaver = Бобър на всички
answer-all-raccoon = Енот на всички
answer-all-otter = Видра на всички
answer-send = Отговор
answer-weigh = Ще играете за { $played } и сега ще платите { $paid }.
answer-open = Изберете отговор за всеки куб.
answer-fine = Правилата позволяват този отговор.
offer-title = Кои кубове?
settle-title = Споразумение за куб
settle-offer = Предлагам
settle-offered = { $own ->
    [true] Предложихте споразумение за { $yours ->
        [true] вашия куб
       *[false] куба на { $who }
    }.
   *[false] { $by } предлага споразумение за { $yours ->
        [true] вашия куб
       *[false] куба на { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Ще получите { $amount }.
    [pay] Ще платите { $amount }.
   *[nothing] Никой няма да плати нищо.
}
settle-points = { $yours ->
    [true] Вашият куб
   *[false] Кубът на { $who }
}
settle-way-receive = Получавам
settle-way-pay = Плащам
settle-note = В точки; може и половинки. Предложението важи до следващото хвърляне, ход или контра.
settle-accept = Приемам
settle-decline = Отказвам
settle-withdraw = Оттеглям

# The list of members
line-title = Играчи и кубове
line-cube-ends = бокс ↔ свой
line-game = Тази партия
line-total = Точки
line-you = вие
line-leaving = напуска след тази партия
line-awaited = чака се
line-extra = допълнителен куб срещу { $who }
line-bot = бот
line-pips = { $n ->
    [one] { $n } пип
   *[other] { $n } пипа
}
line-ask = Искам съвет
cube-at = { $at ->
    [box] Куб на { $value }, у бокса
    [own] Куб на { $value }, у { $who }
   *[middle] Куб на { $value }, в средата
}
cube-offered = { $by ->
    [box] предложен от бокса на { $value }
   *[team] предложен на бокса на { $value }
}
cube-settled = { $winner ->
    [box] спечели боксът
    [team] загуби боксът
   *[agreed] споразумение
}
cube-single = Кубът
cube-won = спечелен
cube-lost = отказан
cube-agreed = споразумение

# Talk
talk-title = Разговор в отбора
talk-never = Правилата на тази маса не позволяват съвети към капитана.
talk-free = По правилата на тази маса сега не можете да съветвате.
talk-after-cube = Отборът може да съветва, след като е обърнат куб.
talk-cube-holders = Могат да съветват онези, които са предложили или приели куб, и всеки, когото капитанът попита.
talk-label = Съвет към капитана
talk-label-team = Дума към отбора
talk-title-partner = Бокс и партньор
talk-agree = Съгласие
talk-agreed = съгласие: { $who }
table-talk-title = Разговор на масата
table-talk-label = До всички на масата
line-away = отсъства
line-asked = търси се съвет
line-unask = Без искане на съвет
sure-paid = Платихте ли на { $to } { $amount }? Записва се в сметките за всички.
sure-leave-plays-on = Напускате ли? Кубът ви играе нататък при капитана до края на партията. Сметката ви остава отворена, докато не се уреди.
sure-leave-loses = Напускате ли? На тази маса губите веднага отворените си кубове, както са. Сметката ви остава отворена, докато не се уреди.

# Accounts
accounts-title = Сметки
accounts-open = Сметки и уреждане
accounts-games = Партии
accounts-none = Още няма приключила партия.
accounts-sum = Сборът на сметките е { $sum }.
accounts-fewest = Най-малко плащания
accounts-pay = { $from } плаща на { $to } { $amount }
accounts-paid = Платих това
accounts-even = Никой не дължи нищо.
game-line = { $winner ->
    [box] { $box } (бокс) победи { $captain }
   *[team] { $captain } победи { $box } (бокс)
}{ $win ->
    [gammon] , марс
    [backgammon] , бекгемън
   *[other] {""}
}{ $ending ->
    [dropped] , всички кубове са уредени
    [resigned] , предаване
    [claimed] , предявена
    [flag] , по време
    [forfeited] , служебно
    [adjudicated] , с решение
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Боксът остава.
    [behind] Боксът спечели, но е назад с точки: отива в края на опашката.
   *[beaten] Боксът отива в края на опашката.
}

# Said as it happens
said-joins = { $who } се включва.
said-stays = { $who } все пак остава.
said-leaving = { $who } напуска след тази партия.
said-gone = { $who } напусна.
said-order = Редът: { $names }.
said-die = { $you ->
    [true] Хвърлихте { $die }.
   *[false] { $who } хвърли { $die }.
}
said-game = Партия { $game }: бокс – { $box }, капитан – { $captain }.
said-captain = { $you ->
    [true] Сега капитанът сте вие.
   *[false] Сега капитан е { $who }.
}
said-answer = { $n ->
    [one] Вашият отговор: приемате или отказвате?
   *[other] Чакаме отговора ви на { $n } куба.
}
said-answered = { $who } отговори. Още отговарят: { $n ->
    [0] никой
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Вашият куб
       *[false] Кубът на { $who }
    }: спечели боксът.
   *[team] { $you ->
        [true] Вашият куб
       *[false] Кубът на { $who }
    }: загуби боксът.
}
said-agreed = { $you ->
    [true] За вашия куб
   *[false] За куба на { $who }
} има споразумение.
said-cube = { $at ->
    [box] { $you ->
        [true] Вашият куб
       *[false] Кубът на { $who }
    }: { $value }, у бокса.
    [own] { $you ->
        [true] Вашият куб: { $value }, у вас.
       *[false] Кубът на { $who }: { $value }, у { $who }.
    }
   *[middle] { $you ->
        [true] Вашият куб
       *[false] Кубът на { $who }
    }: { $value }, в средата.
}
said-extra = { $from } дава на { $to } допълнителен куб на { $value }.
said-result = Партия { $game }: { $winner ->
    [box] { $box } (бокс) победи { $captain }
   *[team] { $captain } победи { $box } (бокс)
}{ $win ->
    [gammon] {" "}с марс
    [backgammon] {" "}с бекгемън
   *[other] {""}
}{ $ending ->
    [dropped] , всички кубове са уредени
    [resigned] , предаване
    [claimed] , предявена
    [flag] , по време
    [forfeited] , служебно
    [adjudicated] , с решение
   *[borne_off] {""}
}. { $fate ->
    [stays] Боксът остава.
    [behind] Боксът спечели, но е назад с точки: отива в края на опашката.
   *[beaten] Боксът отива в края на опашката.
}
said-points = { $list }.
said-may-double = Можете да контрирате, преди заровете да са хвърлени.

# Over the wooden board
wood-title = Тефтер
wood-add = Добавяне на играч
wood-name = Име
wood-order = Определяне на реда
wood-order-note = Първо боксът, после капитанът, после опашката, според хвърлените зарове.
wood-up = { $who } нагоре
wood-down = { $who } надолу
wood-doubles = Кой контрира?
wood-double = { $who } контрира на { $value }
wood-box-doubles = { $who } (бокс) контрира
wood-answers = Отговаря { $who }
wood-rolled = Заровете са хвърлени
wood-tie = Еднакви числа при началния зар
wood-result = Партията приключи
wood-box-wins = { $who } (бокс) печели
wood-team-wins = { $who } и отборът печелят
wood-single = Обикновена
wood-gammon = Марс
wood-backgammon = Бекгемън
wood-undo = Връщане на последния запис
wood-undo-more = Връщане на няколко
wood-undo-steps = Колко записа
wood-leave = { $who } напуска
wood-join = { $who } остава
wood-stake = Залог за следващата партия
wood-unit = Една точка струва
wood-currency = Валута
wood-settle = Уреждане на куб по споразумение
wood-settle-cube = Кубът на
wood-settle-points = Точки
wood-settle-note = Колко получава играчът от отбора; с минус, ако плаща. Може и половинки.
wood-set = Задаване
wood-pay = Записване на плащане
wood-from = От
wood-to = На
wood-amount = Сума
wood-no-amount = Въведете сума над нула, с десетичните знаци на валутата.
wood-record = Записване
wood-partner = Изтеглен партньор
wood-others = Играчи, залог, плащания

# Keys
key-chouette-go = хвърляне, готово, начало
key-chouette-double = контра: вашият куб или всички кубове, ако сте боксът
key-chouette-take = приемане на всичко, което ви е предложено
key-chouette-drop = отказ на всичко, което ви е предложено
key-chouette-beaver = бобър на всичко, което ви е предложено
key-chouette-hold = без контра в този ход
key-chouette-cubes = прочитане на всички кубове
key-chouette-wait = кого чакаме
key-chouette-talk = писане на съвет
key-chouette-answer = към отговора

# Why something is refused
chouette-house-only = Само сървърът може това.
chouette-player-only = Само играч може това.
chouette-not-opened = Няма такъв шует.
chouette-opened-already = Такъв шует вече има.
chouette-not-over = Сесията не е приключила.
chouette-goes-on-already = Същите играчи вече започнаха друг шует.
chouette-over = Сесията приключи.
chouette-only-over-the-board = Това се въвежда само на дървена дъска; онлайн го записва сървърът.
chouette-only-online = Това става на дървената дъска и не се въвежда.
chouette-dice-missing = Липсват заровете за това хвърляне.
chouette-bad-text = Текстът е празен или твърде дълъг.
chouette-not-here = Това могат, и пари получават, само онези, които са се включили в шуета.
chouette-joined-already = { $member } вече е тук.
chouette-name-taken = { $name } вече е в тефтера: пуснете този играч пак или въведете друго име, например с инициал.
chouette-full = Могат да се включат най-много { $most }.
chouette-decide-first = Първо отговорете на онова, което ви чака: можете да напуснете между решенията.
chouette-leaving-already = Вече казахте, че напускате: тръгвате, когато партията свърши.
chouette-order-known = Редът вече е решен.
chouette-order-unknown = Редът още не е решен.
chouette-no-roll-waited = Не е ваш ред да хвърляте.
chouette-order-incomplete = Редът трябва да назовава всеки играч по веднъж.
chouette-too-few = За шует трябват трима или повече играчи.
chouette-game-in-play = Играе се партия.
chouette-no-game = В момента няма партия.
chouette-no-part = Не сте в тази партия или вече не сте.
chouette-box-only = Само боксът може да реши това.
chouette-not-the-player = За тази страна хвърля, мести и решава { $member }.
chouette-no-partner-yet = Боксът може да има партньор при { $from } или повече играчи.
chouette-partner-already = Боксът вече има партньор.
chouette-no-partnership = Нямате партньорство, което да прекратите.
chouette-not-asked = Сега не питат вас за партньор.
chouette-lot-too-early = Партньор се тегли по жребий, когато всички са попитани и никой не е поискал.
chouette-not-in-the-lot = { $member } не участва в жребия за партньор.
chouette-board = Правилата не го позволяват сега.
chouette-too-many-steps = Ходът има най-много четири премествания.
chouette-tie-waits = Първо боксът решава дали еднаквите числа удвояват залога.
chouette-no-tie = Няма еднакви числа, които да чакат зачитане.
chouette-opening-over = Партията започна; еднаквите начални зарове са преди нея.
chouette-cubes-wait = Първо трябва да се отговори на предложените кубове.
chouette-extras-wait = Първо отказалите решават за допълнителните кубове.
chouette-others-may-offer = Още могат да предложат кубовете си: { $members }.
chouette-answered-this-turn = Боксът отговори; до следващото хвърляне никой не може да предложи куб.
chouette-captain-offers = Куба на отбора може да предложи само { $member }.
chouette-one-cube = Кубът е един: предлага се на всички и боксът отговаря за всички еднакво.
chouette-nothing-to-offer = Нямате куб, който да предложите.
chouette-not-your-cube = Не можете да предложите куба на { $member }.
chouette-offered-already = Кубът на { $member } вече е предложен в този ход.
chouette-cube-exhausted = Кубът не може да се вдигне повече.
chouette-nothing-offered = Не ви е предложено нищо.
chouette-answered-already = Вече отговорихте.
chouette-answer-each = Отговорете на всеки куб, който ви е предложен: { $members }.
chouette-response-not-enabled = Правилата на тази маса нямат такъв отговор.
chouette-duty-take-enough = Всички контрираха: кубовете, които приемате ({ $taken }), трябва да струват поне колкото онези, които отказвате ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}и каквото сте загубили в тази партия ({ $before })
}.
chouette-duty-takers-beaver = На тази маса контра се приема с бобър.
chouette-duty-beaver-the-captain = Ако приемате само куба на капитана, трябва да отговорите с бобър.
chouette-duty-take-the-captain = Ако приемате някой от тези кубове, трябва да приемете и куба на капитана ({ $member }).
chouette-duty-sole-taker-beavers = Всички други отказаха: единственият приел трябва да отговори с бобър.
chouette-duty-last-rejects = Всички други отказаха контрата на бокса: трябва да откажете и вие.
chouette-no-extra = Сега нямате допълнителен куб за даване.
chouette-no-advice = По правилата на тази маса сега не можете да съветвате.
chouette-advises-nobody = Отборът съветва своя капитан; боксът играе сам.
chouette-out-of-the-game = Вие сте извън тази партия и не можете да съветвате.
chouette-no-settlement = За този куб не се споразумявате вие.
chouette-bad-amount = Такава сума не е възможна.
chouette-pays-themselves = Никой не може да плати на себе си: изберете двама играчи.
stake-currency = „{ $text }“ не е валута: напишете код като EUR или оставете полето празно, за да играете за точки.
stake-decimals = { $cents ->
    [points] Точките са цели: напишете залога без десетични знаци.
    [no] { $currency } се брои цяло: напишете залога без десетични знаци.
   *[yes] Сума в { $currency } има най-много два десетични знака.
}
stake-bounds = { $cents ->
    [points] Една точка струва от 1 до 1 000 000 точки.
    [no] Една точка струва от 1 до 1 000 000 { $currency }.
   *[yes] Една точка струва от 0,01 до 10 000 { $currency }.
}
chouette-nothing-to-undo = Има само { $acts } записа за връщане.
chouette-nothing-due = Не се чака нищо.
chouette-nothing-changes = Това не би променило нищо.
chouette-dice-called = Заровете ще бъдат хвърлени всеки момент.
chouette-not-that-roll = Това хвърляне не е обявено или вече е направено.
chouette-no-own-chain = Само боксът и капитанът имат верига и всеки отваря своята.
chouette-chain-too-late = Верига се фиксира веднъж, преди първото хвърляне от нейния ред.
chouette-link-opened-already = Звеното на веригата за това хвърляне вече е отворено.
chouette-bad-link = Това звено не отговаря на фиксираното.

# A game as it went
history-of = Партия { $n }, ход по ход
history-open = Ход по ход
history-colours = { $box } (бокс)
history-colours-team = отборът
history-boards = Дъската след всеки ход; изберете някоя, за да я увеличите, стрелките водят нататък.
history-position = Позиция. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Предишна партия
history-next = Следваща партия →
history-order = { $partnered ->
    [true] Бокс { $box } с партньор { $partner } срещу { $team }, капитанът е първи.
   *[false] Бокс { $box } срещу { $team }, капитанът е първи.
}
history-opening = Начало: { $box } хвърля { $white }, { $captain } – { $black }.
history-tie = Начало: и двамата хвърлят { $white }.
history-same = Начало: пак еднакви числа.
history-tie-counted = приема автоматичната контра
history-tie-declined = Боксът оставя куба.
history-cannot = няма ход
history-doubles = контрира
history-box-doubles = контрира { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(куб на { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(по задължение, CHO-15: единственият приел трябва да отговори с бобър)
    [last_rejects] {" "}(по задължение, CHO-09: последният отказва като всички други)
   *[other] {" "}(по задължение)
}
history-captain = Сега капитан е { $who }: { $why ->
    [declined] капитанът отказа.
    [cube_dropped] кубът на капитана беше отказан.
    [settled] за куба на капитана има споразумение.
    [too_slow] капитанът не реагира навреме.
   *[left] капитанът напусна.
}
history-extra = { $from } дава на { $to } допълнителен куб и плаща { $price }.
history-settled = { $from } се споразумява с { $to }: { $points }.
history-slow = { $who } не реагира навреме.
history-left-cubes = { $who } напуска и губи куба.
history-challenge = иска правилен ход
history-resign = предлага да предаде { $win ->
    [gammon] марс
    [backgammon] бекгемън
   *[single] обикновена партия
}
history-claim = предявява { $win ->
    [gammon] марс
    [backgammon] бекгемън
   *[single] партията
}
history-resignation-accepted = приема
history-resignation-rejected = играе нататък
again-open = Нов шует със същите играчи
again-go = Към новия шует

# What has just happened
news-title = Какво току-що стана
news-tie = И двамата хвърлиха { $die }.
news-tie-counted = Еднаквите числа удвоиха всички кубове.
news-tie-declined = След еднаквите числа боксът оставя кубовете, както са.
news-doubled = { $you ->
    [true] Контрирахте { $n ->
        [one] един куб
       *[other] { $n } куба
    }.
   *[false] { $who } контрира { $n ->
        [one] един куб
       *[other] { $n } куба
    }.
}
news-answer = { $who }: { $answer }, { $value } (куб на { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– по задължение: единственият приел трябва да отговори с бобър
    [last_rejects] {" "}– по задължение: последният отказва като всички други
   *[other] {" "}– по задължение
}.
news-extra = { $you ->
    [true] Дадохте на { $to } допълнителен куб.
   *[false] { $who } даде на { $to } допълнителен куб.
}
news-captain = { $you ->
    [true] Сега капитанът сте вие
   *[false] Сега капитан е { $who }
}: { $why ->
    [declined] капитанът отказа.
    [cube_dropped] кубът на капитана беше отказан.
    [settled] за куба на капитана има споразумение.
    [too_slow] капитанът не реагира навреме.
   *[left] капитанът напусна.
}
news-too-slow = { $side ->
    [box] Боксът не реагира навреме.
   *[team] Капитанът не реагира навреме.
}
news-settled = { $paid ->
    [true] Споразумение за куба на { $who }: { $points } за { $to }.
   *[false] Споразумение за куба на { $who }: без плащане.
}
news-settle-declined = Предложението за куба на { $who } е отказано или оттеглено.
news-silence = { $you ->
    [true] Не отговорихте навреме: { $answer }. Липсата на отговор значи отговора на капитана или отказ.
   *[false] { $who } не отговори навреме: това значи отговора на капитана или отказ.
}
news-own-answer = { $n ->
    [one] Вашият отговор: { $answer }. Другите още решават.
   *[other] Вашите отговори: { $answers }. Другите още решават.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Вместо капитана
news-stands-in = { $you ->
    [true] Играете вместо капитана, докато се върне.
   *[false] { $who } играе вместо капитана, докато се върне.
}
news-captain-back = { $who } се върна като капитан.
history-stands-in = { $who } играе вместо капитана, който отсъства.
history-captain-back = { $who } се връща и играе нататък.
history-silence = { $who } не отговори навреме: това значи отговора на капитана или отказ.
talk-stand-in = Играете вместо капитана; съветите на отбора са тук.
claim-title = Вече ли сте в тефтера?
claim-lead = Изберете името си, вместо да се включвате отново. Домакинът го потвърждава.
claim-seat = Аз съм { $who }
waits-claim = Домакинът трябва да потвърди, че сте { $who }.
wood-claim = { $who } отвори връзката и казва: „В тефтера аз съм { $seat }.“
wood-claim-grant = Така е
wood-claim-refuse = Не
wood-enter = Записване
wood-sure-result = { $kind ->
    [gammon] { $title }: марс. Партията свършва.
    [backgammon] { $title }: бекгемън. Партията свършва.
   *[single] { $title }: обикновена партия. Партията свършва.
}
wood-sure-pay = По сметките { $from } дължи на { $to } { $owed }. Записване на { $amount } въпреки това?
accounts-debt = { $from } дължи на { $to } { $amount }
accounts-carried = Пренесено от предишния шует: { $list }.
accounts-carried-on = Неуреденото мина в следващия шует и се плаща там.
game-jacoby = При необърнат куб марсът се брои за обикновена партия (Джейкъби, CHO-18).
resign-costs = { $you ->
    [true] Губите { $amount }
   *[false] { $who } губи { $amount }
}
strip-own-cube = { $at ->
    [box] Куб { $value }, у бокса
    [own] Куб { $value }, ваш
   *[middle] Куб { $value }, в средата
}
line-ask-mark = Съвет
line-asked-mark = Поискан
voice = Гласова стая
voice-note = Връзка (https) към мястото, където говорите. Всички на масата я виждат.
voice-open = Отваряне на гласовата стая
parts-title = До дъската
parts-members = Играчи
parts-talk = Разговор
parts-accounts = Сметки
parts-more = Още
parts-board = Обратно към дъската
chouette-not-claimable = Това място не може да се заяви: заето е или домакинът не го е въвел.
chouette-not-in-their-place = Играете вместо капитана и не можете да се предадете вместо него.
