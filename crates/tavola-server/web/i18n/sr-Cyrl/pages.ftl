# Pages around the table. Used by the server only.

tagline = Бекгемон без буке: добра табла и коцкице које можете да проверите.
nav-rules = Правила
nav-dice = Провера коцкица
nav-language = Језик
guest-name = Гост { $number }
skip = На главни садржај
# Start
start-title = Бекгемон на доброј табли
start-lead = Играјте с ким год је ту, с ботом или с пријатељем преко линка. Без налога, без жетона, без реклама.
start-bot = Играј против бота
start-bot-note = Меч до { $length } с коцком. Један клик и за таблом сте.
start-level = Колико јак?
start-friend = Позови пријатеља
start-friend-note = Добијате линк. Ко га отвори, игра против вас.
start-called = Играте као { $name }
start-new-name = Ново име
start-nameless = Изаберите име
start-custom = Изабери правила
start-tables = Ваши столови
start-tables-none = Још немате столова. Овде ће се појавити, и можете да им се вратите кад год хоћете.
start-name = Ваше име
start-dice-title = Коцкице које можете да проверите
start-dice = Пре меча сервер и оба играча закључају свако своју тајну. Свако бацање настаје из све три: нико не може да га зна унапред, а после можете сами да прерачунате свако бацање.
start-dice-how = Како то ради
start-ear-title = Тастатуром и по слуху
start-ear = Свако поље има име, свако бацање и сваки потез се читају наглас, и цео меч можете да одиграте без миша. За столом притисните ? за тастере.
start-kept-title = Ништа се не губи
start-kept = Затворите страницу, изгубите везу, вратите се сутра: сто је онакав каквим сте га оставили.
table-against = { $white } – { $black }
table-to = до { $length }, { $a }–{ $b }
table-money = игра у новац, { $a }–{ $b }
table-waiting = чека се противник
table-playing = у игри
table-over = завршено
table-broken = не може да се отвори
table-unnamed = слободно место
# Rule chooser
choose-title = Изаберите правила
choose-against = Против
choose-bot = Бот
choose-friend = Пријатељ, преко линка
choose-doubles = Два на два, преко линкова
choose-doubles-note = Игра парова: сваку страну води пар који се договара насамо.
choose-preset = Врста игре
choose-preset-note = Предложак попуњава све опције испод; оставите „по предлошку” да задржите његово подешавање.
preset-match = Меч
preset-match-note = До одређеног броја поена, с коцком и Крофордовим правилом.
preset-money = Игра у новац
preset-money-note = Партија за партијом, свака за свој улог, с Џекобијевим правилом.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Правила једне италијанске онлајн сале: сопствено ограничење дуплирања, без Крофордове партије, бекгемон и после изношења.
preset-tournament = Турнир
preset-tournament-note = Меч по италијанском турнирском правилнику, од 3 поена, без горње границе у правилима.
knob-length = Игра се до (поена)
knob-length-note = За мечеве, обично 5; то траје око пола сата. Правила не познају горњу границу; овај програм броји до 64. У tavola reale једна једина партија није уобичајена: 3, 5 или 7.
knob-as-preset = По предлошку
knob-on = Укључено
knob-off = Искључено
knob-jacoby = Џекобијево правило
knob-jacoby-note = Игра у новац: гамон се рачуна тек кад је коцка окренута.
knob-responses = Одговори на дуплирање
knob-responses-note = Игра у новац: дабар одмах дуплира назад и задржава коцку.
knob-responses-take_or_drop = Прихвати или одбиј
knob-responses-beaver = Дабар
knob-responses-raccoon = Дабар и ракун
knob-responses-otter = Дабар, ракун и видра
knob-automatic_doubles = Аутоматска дуплирања
knob-automatic_doubles-note = Игра у новац: једнаке коцкице при почетном бацању дуплирају улог.
knob-automatic-none = Без њих
knob-automatic-up-to =
    { $n ->
        [1] Прво
        [one] Првих { $n }
        [few] Прва { $n }
       *[other] Првих { $n }
    }
knob-crawford = Крофордово правило
knob-crawford-note = Мечеви: једна партија без коцке кад играчу недостаје један поен до победе.
knob-holland = Холандово правило
knob-holland-note = Мечеви: после Крофордове партије играч у заостатку не дуплира пре свог трећег потеза.
knob-backgammon = Бекгемон
knob-backgammon-note = Може ли се изгубити троструки улог и кад је фигура већ изнета.
knob-backgammon-only_with_none_off = Само без изнетих фигура
knob-backgammon-even_with_some_off = И с изнетим фигурама
knob-premature_roll = Прерано бацање
knob-premature_roll-note = Не важи: баца се поново (IRR-06). Важи: противник игра знајући га, а ко је бацио прерано, у том потезу не дуплира (IRR-07). Само у мечевима с исправношћу на захтев.
knob-premature_roll-void = Не важи
knob-premature_roll-stands = Важи
knob-doubling_limit = Ограничење дуплирања
knob-doubling_limit-note = Tavola reale: без дуплирања којим би обична победа завршила меч (CUB-17). Само у tavola reale.
knob-doubling_limit-none = Без њега
knob-doubling_limit-tavola-reale = Као у tavola reale
knob-legality = Исправност потеза
knob-legality-note = Строго: завршити се могу само дозвољени потези. На захтев: сваки потез важи ако противник не затражи исправан, као за правом таблом.
knob-legality-strict = Строго
knob-legality-called = На захтев
knob-pace = Темпо
knob-level = Снага бота
knob-level-note = Само кад играте против бота.
knob-clock = Сат
knob-clock-note = Резерва минута за сваки поен и слободне секунде у сваком потезу. Кад резерва истекне, меч је изгубљен.
knob-clock-none = Без сата
knob-clock-simple_delay = Одлагање, па резерва
knob-clock-bronstein = Бронштајн
knob-clock-fischer = Фишер: секунде се додају у сваком потезу
knob-minutes = Минута по поену
knob-seconds = Секунди по потезу
knob-side = Ваше фигуре
knob-side-any = Жребом
knob-side-white = Беле
knob-side-black = Црне
choose-more = Још правила
choose-go = Отвори сто
# Table
table-title = Сто
table-moves = Ова партија
table-games = Партије
table-game = Партија
table-winner = Победник
table-how = Исход
table-points = Поени
table-score = Резултат
table-settings = Подешавања
table-help = Тастери
table-resign = Предај
table-files = Преузми меч
table-claim = Затражи победу
table-plays = Списак потеза
table-last = Понови последњи потез
table-flip = Окрени таблу
table-leave = Напусти сто
table-proof = Коцкице: печати и доказ
table-invite = Позовите пријатеља
table-invite-note = Пошаљите овај линк. Ко га први отвори, добија друго место.
table-invite-doubles = Позовите партнера и противнике
table-invite-doubles-note = Сваки линк је за једно место. Меч почиње кад свих четворо седи овде.
table-invite-partner = За партнера
table-invite-opponent = За противника
table-copy = Копирај
invite-share = Подели
invite-qr = QR код
invite-qr-note = Линк као QR код
table-terms = Правила и ограничења
look-open = Преглед
look-first = На почетак партије
look-back = Потез назад
look-on = Потез напред
look-last = На крај партије
look-close = Назад у игру
copy-id-note = Позиција пре приказаног потеза, с бацањем
copy-link = Копирај линк
name-change = Промени име
table-onward = Нови сто
table-close = Затвори
table-result = Исход
table-noscript = Овом столу треба JavaScript да би радио уживо. Можете играти и без њега: бирајте испод, а противников потез видите кад поново учитате страницу.
plain-plays = Играј
plain-reload = Учитај поново
plain-play-none = Нема потеза: даље
resign-title = Предаја
resign-note = Предаје се на крају потеза: понуђена усред вашег, предаја чека док га не завршите. Противник може да одбије партију коју нудите, осим ако је то највише што можете да изгубите.
plays-title = Дозвољени потези
plays-note = Изаберите потез или укуцајте његов број и Enter.
# Joining
join-title = Имате позив
join-lead = { $who } вас позива на партију бекгемона.
join-lead-partner = { $who } вас позива на бекгемон у пару, два на два.
join-lead-opponent = { $who } вас позива на бекгемон на супротној страни, два на два.
terms-stake = Улог
terms-stake-match = Меч; поени преко његове дужине не вреде ништа
terms-stake-money = Поени: сабира се оно што партије донесу
terms-clock = { $mode }, по { $bank } мин свакоме и { $delay } с по потезу
terms-decision = За сваку одлуку
terms-absence = За повратак после прекида везе
terms-time = { $time } мин
name-note = Највише { $most } знакова. Ако оставите празно, ви сте гост с бројем.
name-note-known = Највише { $most } знакова. Ако оставите празно, остаје { $name }.
name-missing = То име нема ниједно слово које може да се прикаже. Вратите се и изаберите друго; остало што сте унели још је ту.
name-too-long = То име има више од { $most } знакова. Вратите се и изаберите краће; остало што сте унели још је ту.
name-of-house = То име припада самом клубу. Вратите се и изаберите друго; остало што сте унели још је ту.
name-mixed = То име меша слична слова из различитих писама. Вратите се и напишите га једним писмом; остало што сте унели још је ту.
join-rules = Правила овог стола
join-sit = Седи и играј
join-over = Овај меч је завршен.
join-look = Погледај сто
join-taken = Ово место је већ заузето.
rules-of-match = Меч до { $length }
rules-of-money = Игра у новац
# Dice checker
verify-title = Провера коцкица једног меча
verify-lead = Отворите записник меча, и ова страница у вашем прегледачу прерачунава свако бацање. Ништа се никуда не шаље.
verify-file = Записник (proof.json)
verify-paste = или га налепите овде
verify-go = Провери
verify-save = Сачувај проверу за рад без мреже
verify-how-title = Како настају коцкице
verify-how = Сервер запечати тајну пре него што ико седне за сто. Свако место запечати крај ланца хешева. Са сваком одлуком да се баца отвара се следећа карика оба ланца; бацање је HMAC, с тајном сервера као кључем, над столом, мечом, редним бројем бацања, оба печата и обе карике. Бајтови од 252 навише прескачу се, тако да је сваки број једнако вероватан.
verify-noscript = Провери треба JavaScript. Команда „tavola verify-dice FILE” ради исто.
verify-honest = Свих { $rolls } бацања је исправно: свако следи из онога што је закључано пре меча.
verify-honest-one = То једно бацање је исправно: следи из онога што је закључано пре меча.
verify-wrong =
    { $faults ->
        [one] Не слаже се { $faults } ствар.
        [few] Не слажу се { $faults } ствари.
       *[other] Не слаже се { $faults } ствари.
    }
verify-rolls = Свако бацање, с пореклом сваке карике
verify-roll-number = Бацање
verify-roll-who = Ко баца
verify-roll-dice = Коцкице
verify-roll-link = Карика: { $who }
verify-roll-both = обе
verify-link-client = с њихове странице
verify-link-escrow = њихова копија, чувана овде
verify-link-house = сервер
verify-link-default = подразумевана (пропуштена)
verify-unreadable = Ово није записник.
verify-no-length = Овај запис има старији формат без податка о дужини, па се не би приметило да су бацања на крају одсечена.
verify-nameless = Један играч из овог записа напустио је клуб и више се у њему не именује. Сажеци направљени с тим именом остали су какви су били и не могу да се прерачунају; све остало може.
verify-in-play = Меч још траје: сервер отвара своју тајну кад се заврши, и тек тада бацања могу да се прерачунају.
verify-fault-scheme = Запис је друге врсте од оне коју ова страница проверава.
verify-fault-secret-missing = Меч је завршен, а тајна сервера недостаје.
verify-fault-secret = Тајна сервера није она коју је запечатио пре меча.
verify-fault-link-default = Бацање %: пропуштена карика није замењена договореном.
verify-fault-link-source = Бацање %: погрешно је наведено одакле је карика.
verify-fault-link = Бацање %: карика није део ланца који је њено место запечатило.
verify-fault-seen = Бацање %: место је отворило карику за другачији запис од овог.
verify-fault-number = Бацање %: бацања нису нумерисана редом.
verify-fault-dice = Бацање %: ове коцкице не следе из тајне и карика.
verify-fault-log-missing = Недостаје ток меча.
verify-fault-log = Ток меча се не слаже с бацањима.
verify-fault-count = Бацања има више или мање него што каже ток меча.
verify-fault-kept = За један сажетак пише да је направљен с именом, а имена нема.
verify-fault-ending = Запис се не завршава онако како каже: нешто је одсечено, додато или промењено.
verify-fault-other = Запис није доследан.
dice-part = Коцкице овог меча
dice-warning-title = Сервер не држи обећање о коцкицама
dice-warning-do = Ваш прегледач је записао шта му је тражено, када, и шта му је показано. Сачувајте тај запис, покажите га противнику и не играјте даље ни за шта важно.
dice-evidence-save = Сачувај доказе
dice-details = Погледај свако бацање
dice-away = Настави на другом уређају
dice-away-note = Ваш удео у коцкицама је у овом прегледачу. Отворите овај линк тамо где желите да наставите, пријављени на свој налог, и удео прелази тамо. Линк не дајте никоме: ко има њега и тајну сервера, зна ваша бацања.

# Rules for players

# Errors
error-404 = Овде нема ничега
error-404-note = Адреса је погрешна или је сто уклоњен.
clause-says = Шта каже { $clause }
error-403 = Немате приступ
error-403-note = Ово припада неком другом. Ако имате позив, отворите поново његов линк.
error-aside = Ово не може да се отвори
error-aside-note = Део онога што је овде сачувано не може да се прочита, па је стављен на страну. Ништа није избрисано, а остатак клуба ради. Људи који воде клуб могу то да испитају командом „tavola doctor”.
error-other = То није успело
error-too-fast = То је било брже него што ико игра. Сачекајте тренутак и покушајте поново.
error-too-slow = Предуго је путовало. Проверите везу и покушајте поново.
error-too-many-guests = Много људи се управо придружило с ваше мреже. Сачекајте неколико секунди и покушајте поново.
error-too-many-bots = Ботови већ играју један против другог за довољно столова. Сачекајте да се неки заврши или застане јер га нико не гледа.
error-busy = Клуб је заузет. Покушајте поново.
error-closing = Клуб се управо поново покреће. Покушајте за који тренутак.
error-malformed = То што је послато није могло да се прочита. Вратите се, проверите шта сте унели и покушајте поново.
error-cross-site = То је дошло са странице другог сајта, па ништа није урађено.
error-internal = Код нас је нешто пошло наопако. Ништа није промењено; можете покушати поново.
error-back = Назад
error-home = На почетну страницу
error-table = Назад за сто
error-event = Назад на турнир
# Chouette
chouette-title = Шует
chouette-now = Шта је сада на реду
chouette-open = Отвори шует
wooden-start-title = Дрвена табла
wooden-start = Ставите телефон поред ње: сат, семафор и записник. Ради без мреже, и ништа што притиснете не губи се.
wooden-open = Отвори сат
chouette-start-title = Шует
chouette-start = Један против свих, с коцком за свакога: бокс игра против тима који се саветује. С пријатељима, с ботовима или као књига резултата уз дрвену таблу.
chouette-games =
    { $n ->
        [0] још ниједна партија
        [one] { $n } партија
        [few] { $n } партије
       *[other] { $n } партија
    }
chouette-lead = Један играч је бокс и игра против свих осталих. Капитен вуче потезе за тим, остали саветују, а свако има свој обрачун с боксом.
chouette-turned =
    { $n ->
        [one] с { $n } промењеним правилом
        [few] с { $n } промењена правила
       *[other] с { $n } промењених правила
    }
preset-chouette-club = Клупски шует
preset-chouette-club-note = По једна коцка између бокса и сваког члана, с клупским дужностима: прихватити довољно, прво капитенову коцку, даброви.
preset-chouette-galore = Обични шует
preset-chouette-galore-note = Једна коцка за све; кад бокс дуплира, сваки члан прихвата или одбија за себе.
chouette-place = Табла
chouette-place-online = Овде, с коцкицама сервера
chouette-place-online-note = Бокс и капитен играју на екрану; свако бацање може касније да се провери.
chouette-place-over_the_board = Дрвена табла
chouette-place-over_the_board-note = Ви уносите коцке и исходе; страница води ред, дужности и обрачун.
chouette-bots = Ботови
chouette-bots-note = Придружују се одмах и играју као чланови, капитен или бокс. С два можете почети и сами. Не уз дрвену таблу.
chouette-bot-level = Њихова снага
chouette-bot-add = Додај бота
level-beginner = Почетник
level-novice = Новајлија
level-casual = Рекреативац
level-intermediate = Средњи
level-advanced = Напредни
level-expert = Стручњак
level-full = Пуна снага
chouette-host = Ви
chouette-host-plays = играте
chouette-host-keeps = само водите књигу резултата
chouette-host-note = Домаћин додаје ботове, одређује улог и уз дрвену таблу уноси за све.
chouette-lobby = Шуети којима можете да се придружите
chouette-lobby-note = Свако може да се придружи; партија у току иде даље, а ви почињете на крају реда.
chouette-lobby-nobody = Још никог нема
chouette-door = Ко може да се придружи
chouette-door-link = Ко год има линк
chouette-door-open = Сви; шует је на списку
chouette-worth = Поен вреди
chouette-worth-note = Како бисте и иначе написали: 2,50 уз EUR. Без валуте поен је само поен.
chouette-pace = Временска ограничења
chouette-pace-answer = За одговор на коцку
chouette-pace-answer-note = После тога, без одговора значи капитенов одговор или одбијање.
chouette-pace-turn = За бацање или потез
chouette-pace-turn-note = После тога преузима следећи из реда, или је бокс изгубио.
chouette-pace-absence = Без иједне отворене странице
chouette-pace-absence-note = Ко толико није ту, више се не чека: то се рачуна као без одговора.
chouette-pace-gather = За придруживање сопственом коцком
chouette-pace-gather-note = После првог дуплирања, пре одговора бокса.
chouette-pace-fair = Пре капитеновог бацања
chouette-pace-fair-note = Да свако стигне да дуплира; „Без дуплирања” осталима штеди чекање.
chouette-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунде
       *[other] { $n } секунди
    }
chouette-no-limit = без ограничења
chouette-go = Отвори шует
chouette-knob-cubes = Коцке
chouette-knob-cubes-note = Клупски: по једна за сваког члана. Обични: једна за све.
chouette-knob-cubes-single = Једна за све
chouette-knob-cubes-multiple = По једна за сваког члана
chouette-knob-box_stays = Бокс остаје
chouette-knob-box_stays-note = Клупски: ако победи и у тој партији није у минусу. Обични: ако победи капитена.
chouette-knob-box_stays-beats_captain = ако победи капитена
chouette-knob-box_stays-wins_and_level = ако победи и бар је на нули
chouette-knob-offering = Чланови могу да дуплирају
chouette-knob-offering-note = Клупски: док бокс не одговори неком од њих. Обични: док капитен не баци.
chouette-knob-offering-until_roll = до бацања
chouette-knob-offering-until_answered = до одговора бокса
chouette-knob-take_enough = Прихватити довољно
chouette-knob-take_enough-note = Кад су сви дуплирали, бокс мора да прихвати довољно коцки да при победи буде на нули, и да одговори дабром ако прихвата само капитенову. Укључено у клупском предлошку.
chouette-knob-captain_cube = Капитенова коцка
chouette-knob-captain_cube-note = Међу више коцки понуђених заједно. Клупски: ако бокс прихвата иједну, прихвата и капитенову. Обични: како хоће.
chouette-knob-captain_cube-off = бокс прихвата које хоће
chouette-knob-captain_cube-if_any = ако бокс прихвата иједну, прихвата и капитенову
chouette-knob-captain_cube-must = бокс мора да прихвати капитенову
chouette-knob-beaver = Прихватање дуплирања
chouette-knob-beaver-note = Где даброви важе: сме ли се прихватити и без дабра.
chouette-knob-beaver-may = с дабром или без њега
chouette-knob-beaver-must = увек с дабром
chouette-knob-sole_taker_beavers = Једини који прихвата игра дабра
chouette-knob-sole_taker_beavers-note = Кад је бокс дуплирао свима и само један прихвата, мора да одговори дабром. Укључено у клупском предлошку.
chouette-knob-holdout = Последњи одбија
chouette-knob-holdout-note = С пет или више играча: ако сви осим једног одбију дуплирање бокса, мора да одбије и последњи. Искључено ако се не изабере.
chouette-knob-holdout-first = при првом дуплирању бокса
chouette-knob-holdout-any = при сваком дуплирању бокса
chouette-knob-extras = Додатне коцке
chouette-knob-extras-note = Само с једном коцком: играчи који су одбили могу једином који прихвата да дају још једну коцку, при дуплирању из средине. Искључено ако се не изабере.
chouette-knob-extras-paid = ко је даје, плаћа колико кошта одбијање
chouette-knob-extras-free = ко је даје, не плаћа ништа
chouette-knob-consultation = Савети капитену
chouette-knob-consultation-note = Клупски: од оних који су окренули или прихватили коцку, или су упитани. Обични: од свих у партији.
chouette-knob-consultation-free = од свих у партији
chouette-knob-consultation-never = никад
chouette-knob-consultation-after-cube = кад је коцка окренута
chouette-knob-consultation-cube-holders = од оних с окренутом коцком
chouette-knob-declining = Кад коцку бокса одбије више њих
chouette-knob-declining-note = С више коцки капитени редом иду на крај. С једном коцком иде само капитен.
chouette-knob-declining-captain_only = на крај иде само капитен
chouette-knob-declining-in_turn = капитени иду редом
chouette-knob-captain_after_drop = Кад капитен одбије
chouette-knob-captain_after_drop-note = Кад капитен одбије дуплирање бокса, а други прихвате.
chouette-knob-captain_after_drop-stays = следећи је капитен засвагда
chouette-knob-captain_after_drop-temporary = следећи је капитен само у овој партији
chouette-knob-leaving = Коцка играча који одлази
chouette-knob-leaving-note = Током партије. Игра даље ако не изаберете другачије; за њу одговара капитен.
chouette-knob-leaving-plays_on = игра даље под капитеном
chouette-knob-leaving-loses = одмах је изгубљена
chouette-knob-partner_lot = Жреб за партнера
chouette-knob-partner_lot-note = Ако нико не жели да буде партнер бокса. Обично без капитена.
chouette-knob-partner_lot-without_captain = без капитена
chouette-knob-partner_lot-with_captain = с капитеном
chouette-knob-partner_place = Партнер кад бокс изгуби
chouette-knob-partner_place-note = Обично остаје на свом месту.
chouette-knob-partner_place-kept = остаје на месту
chouette-knob-partner_place-end = иде на крај
chouette-knob-partner_from = Партнер од
chouette-knob-partner_from-note = Број играча, обично 8.
chouette-automatic-consent = Прво; више ако бокс пристане
chouette-join-title = Шует
chouette-there = Већ овде
chouette-join = Придружи се
chouette-join-note = Почињете на крају реда и играте од следеће партије. Између одлука можете да одете.
chouette-invite = Позови друге
chouette-invite-note = Ко отвори овај линк, може да се придружи у сваком тренутку, на крају реда.
chouette-noscript = Страници шуета треба JavaScript. Без њега видите само ко је ту и обрачун.
chouette-resign-note = Друга страна може да одбије вашу понуду, осим ако је то највише што може да се изгуби.
chouette-sure = Јесте ли сигурни?
accounts-count =
    { $n ->
        [one] { $n } партија
        [few] { $n } партије
       *[other] { $n } партија
    }
accounts-back = Назад у шует
accounts-csv = Преузми као CSV
accounts-print = Страница за штампу
accounts-balances = Стања
accounts-debts = Ко коме дугује
accounts-total = Укупно
accounts-by-game = Поени по партијама
accounts-marks = { "B" }: бокс у тој партији. { "C" }: капитен.
accounts-game = Партија { $n }
accounts-cube =
    на { $value }, { $winner ->
        [box] добио бокс
        [team] добијена од бокса
       *[agreed] поравната нагодбом
    }
cause-dropped = одбијено
cause-decided = одлучено партијом
cause-extra_given = с додатном коцком
cause-agreed = по нагодби
cause-left = одлазак
cause-partner = удео партнера
# Where a guest is at home
browsers-title = Прегледачи који вас знају
browsers-many =
    { $n ->
        [1] Зна вас само овај прегледач.
        [one] Зна вас { $n } прегледач.
        [few] Знају вас { $n } прегледача.
       *[other] Зна вас { $n } прегледача.
    }
browsers-end-others = Одјави све друге прегледаче
browsers-here-note = Госта зна само његов прегледач. Ако се овде одјавите, а ниједан други вас не зна, не можете да се вратите својим столовима.
browsers-end-here = Одјави овај прегледач
# The rules of the chouette
chouette-rules-title = Правила шуета
chouette-rules-presets = Два предлошка

## Rules that do not go together

not-translated = Још није преведено: овде је на енглеском.
broken-length-in-money-play = Ова правила су за игру у новац, која нема број поена до којег се игра: оставите поене празне или изаберите меч.
broken-match-without-length = Меч се игра до одређеног броја поена: унесите га или изаберите игру у новац.
broken-jacoby-in-match = У мечу нема Џекобијевог правила: искључите га или изаберите игру у новац.
broken-responses-in-match = У мечу нема даброва: искључите их или изаберите игру у новац.
broken-automatic-doubles-in-match = У мечу нема аутоматских дуплирања: искључите их или изаберите игру у новац.
broken-holland-without-crawford = Холандово правило се односи на партије после Крофордове: укључите Крофордово правило или искључите Холандово.
broken-tournament-length = Турнирски мечеви играју се до 3 поена или више: унесите дужи меч или изаберите „Меч”.
broken-crawford-outside-match = Крофордово правило је за мечеве: искључите га или изаберите меч.
broken-holland-outside-match = Холандово правило је за мечеве: искључите га или изаберите меч.
broken-doubling-limit-outside-match = Ограничење дуплирања из tavola reale је за мечеве: искључите га или изаберите меч.
broken-consent-outside-chouette = Аутоматска дуплирања уз пристанак бокса су за шует: изаберите њихов број или ниједно.
broken-time-limit = То ограничење времена је предуго или прекратко: може бити од једне секунде до седам дана.
broken-clock-times = С тим сатом нико не може да игра: треба му неко време, а највише 10 сати по поену и по потезу.
broken-rated-time = Меч за рејтинг свима оставља времена за игру: најмање 15 секунди за одлуку, 30 за повратак после прекида везе, а на сату један минут по партији.
broken-bots = Може играти највише { $most } ботова, а уз дрвену таблу ниједан.
broken-stake-in-match = Улог по поену је за игру у новац: оставите валуту празну или изаберите игру у новац.
broken-called-in-tavola-reale = Tavola reale се игра са строгом исправношћу: изаберите „строго” или друга правила.

# The tutor on the start page

start-tutor = С тренером
start-tutor-note = Пита пре грубе грешке, даје савете, дозвољава враћање потеза.
knob-tutor-none = Без њега
knob-tutor-whopper = Пита пре врло грубе грешке
knob-tutor-blunder = Пита пре грубе грешке
knob-tutor-error = Пита пре грешке
knob-tutor-doubtful = Пита пре сумњивог потеза
knob-tutor-note = Против бота: пита пре лошег потеза, даје савете и дозвољава враћање. Меч се означава као одигран с тренером.
terms-tutor = Пита пре одлуке која губи { $loss } или више; савети и враћање су дозвољени
