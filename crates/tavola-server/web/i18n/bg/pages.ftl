# Pages around the table. Used by the server only.

tagline = Табла без шум: хубава дъска и зарове, които можете да проверите.
nav-rules = Правила
nav-dice = Проверка на заровете
nav-language = Език
guest-name = Гост { $number }
skip = Към основното съдържание

# Start
start-title = Табла на хубава дъска
start-lead = Играйте с когото е тук, с бота или с приятел по връзка. Без регистрация, без жетони, без реклами.
start-bot = Игра с бота
start-bot-note = Мач до { $length } с куб. Едно натискане и сте на дъската.
start-level = Колко силен?
start-friend = Покана за приятел
start-friend-note = Получавате връзка. Който я отвори, играе с вас.
start-called = Играете като { $name }
start-new-name = Ново име
start-nameless = Изберете име
start-custom = Избор на правила
start-tables = Вашите маси
start-tables-none = Още нямате маси. Те ще се появят тук и можете да се върнете към тях по всяко време.
start-name = Вашето име
start-dice-title = Зарове, които можете да проверите
start-dice = Преди мача сървърът и двамата играчи заключват по една тайна. Всяко хвърляне се прави от трите: никой не може да го знае предварително, а после можете сами да преизчислите всяко.
start-dice-how = Как става
start-ear-title = С клавиатура и на слух
start-ear = Всяка капия има име, всеки зар и всеки ход се четат на глас и цял мач може да се изиграе без мишка. Натиснете ? на масата, за да видите клавишите.
start-kept-title = Нищо не се губи
start-kept = Затворете страницата, загубете връзката, върнете се утре: масата е такава, каквато сте я оставили.
table-against = { $white } – { $black }
table-to = до { $length }, { $a }–{ $b }
table-money = игра за пари, { $a }–{ $b }
table-waiting = чака противник
table-playing = играе се
table-over = приключи
table-broken = не може да се отвори
table-unnamed = свободно място

# Rule chooser
choose-title = Избор на правила
choose-against = Срещу кого
choose-bot = Ботът
choose-friend = Приятел, по връзка
choose-doubles = Двама срещу двама, по връзки
choose-doubles-note = Игра по двойки със съвещание: за всяка страна играе двойка, която се съветва насаме.
choose-preset = Вид игра
choose-preset-note = Наборът попълва всички настройки по-долу; оставете някоя на „по набор“, за да не я променяте.
preset-match = Мач
preset-match-note = До определен брой точки, с куб и правилото на Крауфорд.
preset-money = Игра за пари
preset-money-note = Партия след партия, всяка за своя залог, с правилото на Джейкъби.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Правилата на една италианска зала в интернет: собствено ограничение на контрите, без партия на Крауфорд, бекгемън и след първия изваден пул.
preset-tournament = Турнир
preset-tournament-note = Мач по италианския турнирен правилник, от 3 точки нагоре, без горна граница в правилата.
knob-length = До колко точки
knob-length-note = За мачове, обикновено 5; това е около половин час. Правилата не знаят граница; тази програма брои до 64. Една-единствена партия е необичайна в tavola reale: 3, 5 или 7.
knob-as-preset = По набор
knob-on = Вкл.
knob-off = Изкл.
knob-jacoby = Правило на Джейкъби
knob-jacoby-note = Игра за пари: марс и бекгемън се броят само ако кубът е бил обърнат.
knob-responses = Отговори на контра
knob-responses-note = Игра за пари: бобърът веднага реконтрира и задържа куба.
knob-responses-take_or_drop = Приемане или отказ
knob-responses-beaver = Бобър
knob-responses-raccoon = Бобър и енот
knob-responses-otter = Бобър, енот и видра
knob-automatic_doubles = Автоматична контра
knob-automatic_doubles-note = Игра за пари: равни числа при началния зар удвояват залога.
knob-automatic-none = Без
knob-automatic-up-to = { $n ->
    [one] Първата
   *[other] Първите { $n }
}
knob-crawford = Правило на Крауфорд
knob-crawford-note = Мачове: една партия без куб, когато на някого остава една точка до победата.
knob-holland = Правило на Холанд
knob-holland-note = Мачове: след партията на Крауфорд изоставащият не може да контрира преди третия си ход.
knob-backgammon = Бекгемън
knob-backgammon-note = Може ли да се губи троен залог, след като е изваден пул.
knob-backgammon-only_with_none_off = Само ако няма изваден пул
knob-backgammon-even_with_some_off = Дори ако има извадени
knob-premature_roll = Хвърляне предварително
knob-premature_roll-note = Невалидно: хвърля се отново (IRR-06). В сила: противникът играе, като го знае, а който е хвърлил, не може да контрира в този ход (IRR-07). Има значение само при правила по искане.
knob-premature_roll-void = Невалидно
knob-premature_roll-stands = В сила
knob-doubling_limit = Ограничение на контрите
knob-doubling_limit-note = Tavola reale: без контра, след която обикновена победа би свършила мача (CUB-17). Само в tavola reale.
knob-doubling_limit-none = Без
knob-doubling_limit-tavola-reale = Като в tavola reale
knob-legality = Правилност на ходовете
knob-legality-note = Строга: завършват се само правилни ходове. По искане: всеки ход остава, освен ако противникът не поиска правилен, като на истинска дъска.
knob-legality-strict = Строга
knob-legality-called = По искане
knob-pace = Темпо
knob-level = Сила на бота
knob-level-note = Само когато играете с бота.
knob-clock = Часовник
knob-clock-note = Резервни минути за всяка точка и свободни секунди на всеки ход. Ако резервът ви изтече, губите мача.
knob-clock-none = Без часовник
knob-clock-simple_delay = Забавяне, после резерв
knob-clock-bronstein = Бронщейн
knob-clock-fischer = Фишер: добавят се секунди на всеки ход
knob-minutes = Минути на точка
knob-seconds = Секунди на ход
knob-side = Вашите пулове
knob-side-any = По жребий
knob-side-white = Белите
knob-side-black = Черните
choose-more = Още правила
choose-go = Отваряне на масата

# Table
table-title = Маса
table-moves = Тази партия
table-games = Партии
table-game = Партия
table-winner = Победител
table-how = Резултат
table-points = Точки
table-score = Резултат
table-settings = Настройки
table-help = Клавиши
table-resign = Предаване
table-files = Изтегляне на мача
table-claim = Предявяване
table-plays = Списък на ходовете
table-last = Последният ход отново
table-flip = Обръщане на дъската
table-leave = Напускане на масата
table-proof = Зарове: фиксиране и доказателство
table-invite = Поканете приятел
table-invite-note = Изпратете тази връзка. Който я отвори пръв, заема другото място.
table-invite-doubles = Поканете партньора и противниците
table-invite-doubles-note = Всяка връзка е за едно място. Мачът започва, когато и четиримата седнат тук.
table-invite-partner = За партньора
table-invite-opponent = За противник
table-copy = Копиране
invite-share = Споделяне
invite-qr = QR код
invite-qr-note = Връзката като QR код
table-terms = Правила и ограничения
look-open = Преглед
look-first = Към началото на партията
look-back = Един ход назад
look-on = Един ход напред
look-last = Към края на партията
look-close = Обратно към играта
copy-id-note = Позицията преди показания ход, заедно със зара
copy-link = Копиране на връзката
name-change = Смяна на името
table-onward = Нова маса
table-close = Затваряне
table-result = Резултат
table-noscript = Тази маса работи на живо само с JavaScript. Можете да играете и без него: изберете по-долу и презаредете, за да видите хода на противника.
plain-plays = Изиграване
plain-reload = Презареждане
plain-play-none = Няма ход: нататък
resign-title = Предаване
resign-note = Предавате се в края на ход: предложено по средата на вашия, чака, докато го завършите. Противникът може да не приеме, освен ако предлагате най-голямата възможна загуба.
plays-title = Възможни ходове
plays-note = Изберете един или напишете номера му и Enter.

# Joining
join-title = Имате покана
join-lead = { $who } ви кани да играете табла.
join-lead-partner = { $who } ви кани да играете табла в една двойка, двама срещу двама.
join-lead-opponent = { $who } ви кани да играете табла за другата страна, двама срещу двама.
terms-stake = Залог
terms-stake-match = Мачът; точките над дължината му не значат нищо
terms-stake-money = Точки: събира се онова, което струват партиите
terms-clock = { $mode }, по { $bank } мин и { $delay } сек на ход
terms-decision = За всяко решение
terms-absence = За връщане след загубена връзка
terms-time = { $time } мин
name-note = До { $most } знака. Ако е празно, сте гост с номер.
name-note-known = До { $most } знака. Ако е празно, оставате { $name }.
name-missing = В това име няма буква, която може да се покаже. Върнете се и изберете друго; останалото, което въведохте, е на мястото си.
name-too-long = Това име има повече от { $most } знака. Върнете се и изберете по-кратко; останалото, което въведохте, е на мястото си.
name-of-house = Това име е на самия клуб. Върнете се и изберете друго; останалото, което въведохте, е на мястото си.
name-mixed = Това име смесва букви от различни азбуки, които си приличат. Върнете се и го напишете на една; останалото, което въведохте, е на мястото си.
join-rules = Правилата на тази маса
join-sit = Сядам и играя
join-over = Този мач приключи.
join-look = Поглед към масата
join-taken = Това място вече е заето.
rules-of-match = Мач до { $length }
rules-of-money = Игра за пари

# Dice checker
verify-title = Проверка на заровете на мач
verify-lead = Отворете протокола на мач и тази страница преизчислява всяко хвърляне във вашия браузър. Нищо не се изпраща никъде.
verify-file = Протокол (proof.json)
verify-paste = или го поставете тук
verify-go = Проверка
verify-save = Запазване на проверката за работа без мрежа
verify-how-title = Как се правят заровете
verify-how = Сървърът фиксира тайна, преди някой да седне. За всяко място се фиксира краят на верига от хешове. С всяко решение за хвърляне се отваря следващото звено на двете вериги; хвърлянето е HMAC с ключ тайната на сървъра върху масата, мача, номера на хвърлянето, двете фиксирани стойности и двете звена. Байтове от 252 нагоре се прескачат, за да са всички числа еднакво вероятни.
verify-noscript = Проверката има нужда от JavaScript. Същото прави командата „tavola verify-dice FILE“.
verify-honest = Всичките { $rolls } хвърляния са верни: всяко следва от онова, което беше заключено преди мача.
verify-honest-one = Единственото хвърляне е вярно: следва от онова, което беше заключено преди мача.
verify-wrong = { $faults ->
    [one] Едно нещо не е наред.
   *[other] { $faults } неща не са наред.
}
verify-rolls = Всички хвърляния и откъде идва всяко звено
verify-roll-number = Хвърляне
verify-roll-who = Хвърля
verify-roll-dice = Зарове
verify-roll-link = Звено на { $who }
verify-roll-both = двете страни
verify-link-client = своята страница
verify-link-escrow = своето копие, пазено тук
verify-link-house = сървърът
verify-link-default = резервно (пропуснато)
verify-unreadable = Това не е протокол.
verify-no-length = Този запис е в по-стар формат, който не казва дължината си, затова хвърляния, отрязани в края, няма да се забележат.
verify-nameless = Играч от този запис е напуснал клуба и вече не е назован в него. Хешовете, направени с името, стоят тук, както са били, и не могат да се преизчислят; всичко друго може.
verify-in-play = Мачът още се играе: сървърът отваря тайната си, когато той свърши, и едва тогава хвърлянията могат да се преизчислят.
verify-fault-scheme = Записът е от друг вид, а не от онзи, който тази страница проверява.
verify-fault-secret-missing = Мачът приключи, а тайната на сървъра липсва.
verify-fault-secret = Тайната на сървъра не е тази, която е фиксирал преди мача.
verify-fault-link-default = Хвърляне %: пропуснато звено не е заменено с уговореното.
verify-fault-link-source = Хвърляне %: грешно е казано откъде идва звено.
verify-fault-link = Хвърляне %: звено не е от веригата, фиксирана за мястото.
verify-fault-seen = Хвърляне %: място е отворило звеното си за друг запис, а не за този.
verify-fault-number = Хвърляне %: хвърлянията не са номерирани едно след друго.
verify-fault-dice = Хвърляне %: тези зарове не следват от тайната и звената.
verify-fault-log-missing = Липсва записът на мача.
verify-fault-log = Записът на мача не отговаря на хвърлянията.
verify-fault-count = Хвърлянията са повече или по-малко, отколкото казва записът на мача.
verify-fault-kept = Казано е, че хеш е направен с име там, където няма име.
verify-fault-ending = Записът не свършва, както казва: нещо е отрязано, добавено или променено.
verify-fault-other = Записът е противоречив.
dice-part = Заровете на този мач
dice-warning-title = Сървърът не спазва обещанието си за заровете
dice-warning-do = Вашият браузър записа какво са му искали, кога и какво са му показали. Запазете този запис, покажете го на противника и не продължавайте да играете за нещо важно.
dice-evidence-save = Запазване на доказателството
dice-details = Всички хвърляния
dice-away = Продължаване на друго устройство
dice-away-note = Вашият дял в заровете е в този браузър. Отворете тази връзка там, където искате да продължите, след като влезете с името си, и делът ви отива там. Не давайте връзката на никого: който има нея и тайната на сървъра, знае хвърлянията ви.

# Rules for players

# Errors
error-404 = Тук няма нищо
error-404-note = Адресът е грешен или масата е махната.
clause-says = Какво казва { $clause }
error-403 = Нямате достъп
error-403-note = Това е чуждо. Ако имате покана, отворете отново връзката ѝ.
error-aside = Това не може да се отвори
error-aside-note = Част от записаното тук не може да се прочете и е оставена настрана. Нищо не е изтрито, а останалата част от клуба работи. Хората, които водят клуба, могат да проверят с „tavola doctor“.
error-other = Не се получи
error-too-fast = Това беше по-бързо, отколкото някой играе. Изчакайте малко и опитайте отново.
error-too-slow = Пристигна твърде късно. Проверете връзката и опитайте отново.
error-too-many-guests = Току-що много хора дойдоха от вашата мрежа. Изчакайте няколко секунди и опитайте отново.
error-too-many-bots = Ботове вече играят помежду си на достатъчно маси. Изчакайте някоя да свърши или да спре, защото никой не гледа.
error-busy = Клубът е зает. Опитайте отново.
error-closing = Клубът ще се рестартира. Опитайте след малко.
error-malformed = Изпратеното не може да се прочете. Върнете се, проверете какво сте въвели и опитайте отново.
error-cross-site = Това дойде от страница на друг сайт, затова не беше направено нищо.
error-internal = При нас нещо се обърка. Нищо не е променено; можете да опитате отново.
error-back = Назад
error-home = Към началната страница
error-table = Обратно към масата
error-event = Обратно към турнира

# Chouette
chouette-title = Шует
chouette-now = Какво се прави сега
chouette-open = Отваряне на шует
wooden-start-title = Дървена дъска
wooden-start = Сложете телефон до нея: часовник, табло и протокол. Работи без мрежа и нищо натиснато не се губи.
wooden-open = Отваряне на часовника
chouette-start-title = Шует
chouette-start = Един срещу всички, с куб за всеки: боксът играе срещу отбор, който се съвещава. С приятели, с ботове или като тефтер за дървена дъска.
chouette-games = { $n ->
    [0] още няма партия
    [one] една партия
   *[other] { $n } партии
}
chouette-lead = Един играч е боксът и играе срещу всички останали. Капитанът мести за отбора, другите съветват и всеки има своя сметка с бокса.
chouette-turned = { $n ->
    [one] с едно променено правило
   *[other] с { $n } променени правила
}
preset-chouette-club = Клубен шует
preset-chouette-club-note = По един куб между бокса и всеки от отбора, с клубните задължения: достатъчно приемания, първо кубът на капитана, бобри.
preset-chouette-galore = Прост шует
preset-chouette-galore-note = Един куб за всички; когато боксът контрира, всеки приема или отказва за себе си.
chouette-place = Дъската
chouette-place-online = Тук, със заровете на сървъра
chouette-place-online-note = Боксът и капитанът местят на екрана; всяко хвърляне може после да се провери.
chouette-place-over_the_board = Дървена дъска
chouette-place-over_the_board-note = Вие въвеждате кубовете и резултатите; страницата следи реда, задълженията и сметките.
chouette-bots = Ботове
chouette-bots-note = Включват се веднага и играят в отбора, като капитан или бокс. С два от тях можете да започнете и без други хора. Не и на дървена дъска.
chouette-bot-level = Тяхната сила
chouette-bot-add = Добавяне на бот
level-beginner = Новак
level-novice = Начинаещ
level-casual = Любител
level-intermediate = Среден
level-advanced = Напреднал
level-expert = Експерт
level-full = Пълна сила
chouette-host = Вие
chouette-host-plays = играете
chouette-host-keeps = само водите тефтера
chouette-host-note = Домакинът добавя ботове, определя залога, а на дървена дъска въвежда за всички.
chouette-lobby = Шуети, в които можете да се включите
chouette-lobby-note = Всеки може да се включи; започнатата партия продължава, а вие заставате в края на опашката.
chouette-lobby-nobody = Още никой
chouette-door = Кой може да се включи
chouette-door-link = Всеки с връзката
chouette-door-open = Всеки; шуетът е в списъка
chouette-worth = Една точка струва
chouette-worth-note = Както бихте го написали: 2,50 с EUR. Без валута точката е просто точка.
chouette-pace = Ограничения на времето
chouette-pace-answer = За отговор на куб
chouette-pace-answer-note = След това липсата на отговор значи отговора на капитана или отказ.
chouette-pace-turn = За хвърляне или ход
chouette-pace-turn-note = След това поема следващият в опашката, или боксът губи.
chouette-pace-absence = Без отворена страница
chouette-pace-absence-note = Когото го няма толкова дълго, вече не го чакат: това се брои за липса на отговор.
chouette-pace-gather = За включване със своя куб
chouette-pace-gather-note = След първата контра, преди боксът да отговори.
chouette-pace-fair = Преди капитанът да хвърли
chouette-pace-fair-note = За да може всеки да контрира; „Без контра“ спестява чакането на другите.
chouette-seconds = { $n } секунди
chouette-no-limit = без ограничение
chouette-go = Отваряне на шуета
chouette-knob-cubes = Кубове
chouette-knob-cubes-note = Клубен: по един за всеки. Прост: един за всички.
chouette-knob-cubes-single = Един за всички
chouette-knob-cubes-multiple = По един за всеки
chouette-knob-box_stays = Боксът остава
chouette-knob-box_stays-note = Клубен: ако печели и не е назад с точки в тази партия. Прост: ако победи капитана.
chouette-knob-box_stays-beats_captain = ако победи капитана
chouette-knob-box_stays-wins_and_level = ако печели и не е назад
chouette-knob-offering = Отборът може да контрира
chouette-knob-offering-note = Клубен: докато боксът не е отговорил на някого. Прост: докато капитанът не е хвърлил.
chouette-knob-offering-until_roll = до хвърлянето
chouette-knob-offering-until_answered = докато боксът не е отговорил
chouette-knob-take_enough = Достатъчно приемания
chouette-knob-take_enough-note = Когато всички са контрирали, боксът трябва да приеме толкова куба, че при победа да не е назад, и да отговори с бобър, ако приема само куба на капитана. Включено в клубния набор.
chouette-knob-captain_cube = Кубът на капитана
chouette-knob-captain_cube-note = Измежду няколко куба, предложени заедно. Клубен: ако боксът приема някой, приема и този на капитана. Прост: както иска.
chouette-knob-captain_cube-off = боксът приема които иска
chouette-knob-captain_cube-if_any = ако боксът приема някой, приема и този на капитана
chouette-knob-captain_cube-must = боксът е длъжен да приеме този на капитана
chouette-knob-beaver = Приемане на контра
chouette-knob-beaver-note = Където важат бобрите: може ли да се приеме и без бобър.
chouette-knob-beaver-may = със или без бобър
chouette-knob-beaver-must = винаги с бобър
chouette-knob-sole_taker_beavers = Единственият приел отговаря с бобър
chouette-knob-sole_taker_beavers-note = Когато боксът е контрирал всички и само един приема, той е длъжен да отговори с бобър. Включено в клубния набор.
chouette-knob-holdout = Последният отказва
chouette-knob-holdout-note = При пет или повече играчи: ако всички без един откажат контрата на бокса, и последният трябва да откаже. Изключено, ако не е избрано.
chouette-knob-holdout-first = при първата контра на бокса
chouette-knob-holdout-any = при всяка контра на бокса
chouette-knob-extras = Допълнителни кубове
chouette-knob-extras-note = Само с един куб: отказалите могат да дадат на единствения приел още по един куб, при контрата от средата. Изключено, ако не е избрано.
chouette-knob-extras-paid = който дава куб, плаща цената на отказа
chouette-knob-extras-free = който дава куб, не плаща нищо
chouette-knob-consultation = Съвети към капитана
chouette-knob-consultation-note = Клубен: от онези, които са обърнали или приели куб, или са попитани. Прост: от всички в партията.
chouette-knob-consultation-free = от всички в партията
chouette-knob-consultation-never = никога
chouette-knob-consultation-after-cube = след като е обърнат куб
chouette-knob-consultation-cube-holders = от онези с обърнат куб
chouette-knob-declining = Когато няколко откажат куба на бокса
chouette-knob-declining-note = При много кубове капитаните отиват в края един след друг. При един куб – само капитанът.
chouette-knob-declining-captain_only = само капитанът отива в края
chouette-knob-declining-in_turn = капитаните отиват един след друг
chouette-knob-captain_after_drop = След отказ на капитана
chouette-knob-captain_after_drop-note = Когато капитанът откаже контрата на бокса, а други приемат.
chouette-knob-captain_after_drop-stays = следващият е капитан за постоянно
chouette-knob-captain_after_drop-temporary = следващият е капитан само за тази партия
chouette-knob-leaving = Кубът на напускащ
chouette-knob-leaving-note = По време на партия. Играе нататък, ако не изберете друго; за него отговаря капитанът.
chouette-knob-leaving-plays_on = играе нататък при капитана
chouette-knob-leaving-loses = губи се веднага
chouette-knob-partner_lot = Партньор по жребий
chouette-knob-partner_lot-note = Ако никой не иска да бъде партньор на бокса. Обикновено без капитана.
chouette-knob-partner_lot-without_captain = без капитана
chouette-knob-partner_lot-with_captain = с капитана
chouette-knob-partner_place = Партньорът, когато боксът загуби
chouette-knob-partner_place-note = Обикновено остава на мястото си.
chouette-knob-partner_place-kept = остава на мястото си
chouette-knob-partner_place-end = отива в края
chouette-knob-partner_from = Партньор от
chouette-knob-partner_from-note = Брой играчи, обикновено 8.
chouette-automatic-consent = Първата; следващите, ако боксът е съгласен
chouette-join-title = Шует
chouette-there = Вече тук
chouette-join = Включвам се
chouette-join-note = Заставате в края на опашката и играете от следващата партия. Между решенията можете да напуснете.
chouette-invite = Покана за други
chouette-invite-note = Който отвори тази връзка, може да се включи по всяко време, в края на опашката.
chouette-noscript = Страницата на шуета има нужда от JavaScript. Без него виждате само кой е тук и сметките.
chouette-resign-note = Другата страна може да не приеме предложението, освен ако е най-голямата възможна загуба.
chouette-sure = Сигурни ли сте?
accounts-count = { $n ->
    [one] една партия
   *[other] { $n } партии
}
accounts-back = Обратно към шуета
accounts-csv = Изтегляне като CSV
accounts-print = Страница за печат
accounts-balances = Салда
accounts-debts = Кой на кого дължи
accounts-total = Общо
accounts-by-game = Точки по партии
accounts-marks = B: бокс в тази партия. C: капитан.
accounts-game = Партия { $n }
accounts-cube = на { $value }, { $winner ->
    [box] спечели боксът
    [team] загуби боксът
   *[agreed] по споразумение
}
cause-dropped = отказ
cause-decided = реши партията
cause-extra_given = с допълнителен куб
cause-agreed = по споразумение
cause-left = напускане
cause-partner = дял на партньора

# Where a guest is at home
browsers-title = Браузъри, които ви познават
browsers-many = { $n ->
    [one] Познава ви само този браузър.
   *[other] Познават ви { $n } браузъра.
 }
browsers-end-others = Изход от всички други браузъри
browsers-here-note = Гостът се познава само по браузъра. Ако излезете тук и никой друг браузър не ви познава, не можете да се върнете към масите си.
browsers-end-here = Изход от този браузър

# The rules of the chouette
chouette-rules-title = Правила на шуета
chouette-rules-presets = Двата набора

## Rules that do not go together
not-translated = Още не е преведено: ето го на английски.
broken-length-in-money-play = Тези правила са за игра за пари, в която няма брой точки: оставете точките празни или изберете мач.
broken-match-without-length = Мачът се играе до определен брой точки: въведете го или изберете игра за пари.
broken-jacoby-in-match = В мач няма правило на Джейкъби: изключете го или изберете игра за пари.
broken-responses-in-match = В мач няма бобри: изключете ги или изберете игра за пари.
broken-automatic-doubles-in-match = В мач няма автоматични контри: изключете ги или изберете игра за пари.
broken-holland-without-crawford = Правилото на Холанд е за партиите след партията на Крауфорд: включете Крауфорд или изключете Холанд.
broken-tournament-length = Турнирните мачове се играят до 3 точки или повече: въведете по-дълъг мач или изберете „Мач“.
broken-crawford-outside-match = Правилото на Крауфорд е за мачове: изключете го или изберете мач.
broken-holland-outside-match = Правилото на Холанд е за мачове: изключете го или изберете мач.
broken-doubling-limit-outside-match = Ограничението на контрите от Tavola Reale е за мачове: изключете го или изберете мач.
broken-consent-outside-chouette = Автоматичните контри със съгласието на бокса са за шует: изберете брой или никакви.
broken-time-limit = Това ограничение е твърде дълго или твърде кратко: от една секунда до седем дни.
broken-clock-times = С този часовник никой не може да играе: нужно е някакво време и най-много 10 часа на точка и на ход.
broken-rated-time = Мач за рейтинг оставя на всички време за игра: поне 15 секунди за решение, 30 за връщане след прекъсната връзка и с часовник по една минута на игра.
broken-bots = Могат да играят най-много { $most } бота, а на дървена дъска – нито един.
broken-stake-in-match = Залогът на точка е за игра за пари: оставете валутата празна или изберете игра за пари.
broken-called-in-tavola-reale = Tavola Reale се играе със строга правилност: изберете „Строга“ или други правила.

# The tutor on the start page

start-tutor = С треньор
start-tutor-note = Пита преди груба грешка, подсказва, позволява връщане на хода.
knob-tutor-none = Без
knob-tutor-whopper = Пита преди много груба грешка
knob-tutor-blunder = Пита преди груба грешка
knob-tutor-error = Пита преди грешка
knob-tutor-doubtful = Пита преди съмнителен ход
knob-tutor-note = Срещу бот: пита преди лош ход, подсказва и позволява вземане назад. Мачът се отбелязва като игран с треньор.
terms-tutor = Пита преди решение, което губи { $loss } или повече; подсказките и вземането назад са разрешени
