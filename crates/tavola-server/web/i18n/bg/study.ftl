# The analysis of a match.

study-title = Анализ
study-open = Анализ
study-back = Обратно към масата
study-depth = { $plies ->
    [0] Първи поглед.
    [one] Поглед { $plies } хвърляне напред.
   *[other] Поглед { $plies } хвърляния напред.
  }
study-underway = Поглед { $plies } { $plies ->
    [one] хвърляне
   *[other] хвърляния
  } напред: { $done } от { $all } реда.
study-waits = По-дълбокият поглед чака друг мач.
study-ready = Анализът е готов.
study-reload = Анализът още се прави.
study-reload-link = Нов поглед
study-nothing = Няма какво да се анализира: нито една партия не е изиграна докрай.
study-definitions = Загубите са в единици на куба (EMG). PR е 500 пъти загубата на решение; показателят на gnubg е същата загуба в хилядни. Ходове без избор не се броят; решението да не се контрира се брои, където е било близко или грешно. Съмнително от 0,010, грешка от 0,020, груба грешка от 0,080, много груба от 0,160. Еквити и шансове на един ред са от един и същ поглед, толкова дълбок, колкото казва последната колона; късметът се смята без поглед напред, а при началния зар се брои и кой го е спечелил.

study-summary = В числа
study-rating = PR
study-rating-note = Performance rating: 500 пъти загубата на решение. По-малко е по-добре.
study-millis = Показател на gnubg
study-millis-note = Загуба на решение в хилядни от куба, както я печата gnubg.
study-plays = Ходове
study-plays-note = Колко е загубено с ходове и колко са имали избор.
study-cubes = Куб
study-cubes-note = Колко е загубено с решения за куба и колко са били.
study-lost-of = { $lost } в { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Съмнителни ходове, грешки, груби и много груби грешки.
study-losses-worth = Цена на всички грешки
study-losses-worth-note = В шансове за победа в мача; в игра за пари – в точки.
study-luck = Късмет
study-luck-note = С колко заровете са били по-добри от средното, в единици на куба, без поглед напред.
study-luck-worth = Късмет в мача
study-luck-worth-note = Същото в шансове за победа в мача; в игра за пари – в точки.

study-graph = Мачът
study-graph-note = Линия на шансовете с грешките по нея; същите числа са в списъка на всички редове.
study-graph-error = Ред { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Шанс на { $who } за победа в мача
study-graph-money = Какво може да очаква { $who } от партията
study-graph-game = Шанс на { $who } за победа в партията

nav-study = Анализ
nav-openings = Начала
openings-title = Началото
openings-about = Как се играят петнайсетте първи хвърляния и как всеки от 21-те зара отговаря на най-добрите им ходове: игра за пари с куба в средата, без Джейкъби, подредени по ролаути на нашата програма.
openings-path = Къде сте
openings-roll = { $roll }
openings-replies-to = { $roll }, изигран { $play }: отговорите
openings-roll-head = Зар
openings-best = Най-добър ход
openings-next = Следващ
openings-alone = нищо близко
openings-verdict = Оценка
openings-is-best = най-добър
openings-as-good = също толкова добър
openings-unsettled = нерешено
openings-worse = по-лош
openings-error-note = Стандартна грешка на еквитито
openings-trials = Партии
openings-trials-note = Колко партии са доиграни
openings-replies = Отговорите на него
openings-replies-note = Ход, който е връзка, води към отговорите му.
openings-mean = За всичките 36 зара отговорът струва { $equity } за хвърлящия.
openings-look-on = Разглеждане с програмата
openings-definitions = Еквити е с куба, в единици на куба, гледано от играещия; ± е една стандартна грешка. „Също толкова добър“ е на по-малко от 0,010 от най-добрия; „нерешено“ е по-назад, но на по-малко от 2,33 стандартни грешки на разликата. Същите числа: tavola openings.

nav-duplicates = Дубликати
duplicate-title = Дубликат
duplicate-about = Мач се играе на две маси с едни и същи зарове: партия по партия и хвърляне по хвърляне падат същите числа. Така късметът е изключен, а после всяко решение стои до онова от другата маса.
duplicate-play = Кой играе
duplicate-bot = Двама срещу бота
duplicate-bot-note = Вие и приятел играете с белите срещу един и същ бот, всеки на своя маса.
duplicate-teams = Двама срещу двама
duplicate-teams-note = На едната маса вие имате белите, на другата партньорът ви – черните; противниците са отсреща.
duplicate-length = Точки за победа
duplicate-go = Отваряне на двете маси
duplicate-note = Никой не вижда другата маса, преди и двете да свършат: тя би издала заровете.
duplicate-table = Маса { $n }
duplicate-free = още никой
duplicate-waiting = Не е започнат.
duplicate-playing = Играе се.
duplicate-over = Приключи.
duplicate-play-on = Към вашата маса
duplicate-look = Поглед към масата
duplicate-invite-white = Белите тук са свободни
duplicate-invite-black = Черните тук са свободни
duplicate-invite-note = Изпратете тази връзка на човека, който да седне там.
duplicate-same-dice = На друга маса падат същите зарове.
duplicate-result = Резултатът
duplicate-players = Белите – черните
duplicate-points = Точки
duplicate-even = Двете маси свършват еднакво: никой не води.
duplicate-ahead = { $who }, с белите на масата, където мина по-добре, води с { $n } { $n ->
    [one] точка
   *[other] точки
  }.
duplicate-game = Партия { $n }
duplicate-parted = Оттук нататък позициите се различават.
duplicate-dice-note = Заровете се правят от една тайна на този сървър, по партия и хвърляне. Фиксираната стойност беше показана, преди някой да седне, а тайната се отваря, когато двете маси свършат; tavola verify-dice преизчислява всяко хвърляне.
duplicate-commitment = Фиксирана стойност
duplicate-secret = Тайна
duplicate-proof = Всички хвърляния, за проверка

study-errors = Грешки, най-лошите първи
study-no-errors = Няма грешки.
study-more-errors = И още { $n }: отбелязани са в списъка на всички редове.
study-where = Ред
study-who = Играч
study-what = Решение
study-cost = Цена
study-played = { $roll }: { $play }; по-добре { $best }
study-illegal = неправилен ход
study-wrong-double = контра; трябваше да се чака
study-missed-double = без контра
study-wrong-take = прието; трябваше отказ
study-wrong-drop = отказано; трябваше приемане
study-wrong-beaver = бобър; не трябваше
study-doubtful = Съмнително
study-error = Грешка
study-blunder = Груба грешка
study-whopper = Много груба грешка

study-games = Всички партии
study-game = { $length ->
    [0] Партия { $n }, { $black }–{ $white }
   *[other] Партия { $n }, { $black }–{ $white } до { $length }{ $crawford ->
      [yes] , Крауфорд
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] печели след отказ
    [gammon] печели марс
    [backgammon] печели бекгемън
   *[single] печели
  }, { $points } { $points ->
    [one] точка
   *[other] точки
  }
study-game-chance = { $who } печели партията
study-match-chance = мача
study-equity-of = точки
study-dances = няма ход
study-doubles = контрира
study-takes = приема
study-drops = отказва
study-beavers = бобър
study-raccoons = енот
study-otters = видра
study-resigns-single = предава се
study-resigns-gammon = предава марс
study-resigns-backgammon = предава бекгемън

study-board = Дъската преди това
study-words-numbers = Капиите, както ги брои { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } на { $point }
study-words-bar = { $n } на бара
study-words-off = { $n } извадени
study-words-cube = Куб на { $value }, в средата.
study-words-cube-of = Куб на { $value }, държи го { $who }.
study-said = Ред { $line }, { $who }, { $act }.
study-steps = Редове на мача
study-first = Първи ред
study-error-before = Предишна грешка
study-before = Предишен ред
study-next = Следващ ред
study-error-next = Следваща грешка
study-last = Последен ред
study-no-decision = Тук няма какво да се решава.
study-no-move = Няма ход.
study-forced = Единственият правилен ход.
study-right = По-добро няма.
study-as-good = Също толкова добро: { $lost } след най-доброто.
study-cost-match = струва { $lost }; шанс за победа в мача { $worth }.
study-cost-money = струва { $lost }, { $worth } точки.
study-right-is = Вярно: { $action }, { $answer }.
study-right-wait = без контра
study-right-double = контра
study-right-redouble = реконтра
study-right-too-good = твърде добре за контра
study-right-take = приемане
study-right-drop = отказ
study-right-beaver = бобър
study-roll-luck = Късмет на зара: { $luck }, { $worth } точки.
study-roll-luck-match = Късмет на зара: { $luck }; шанс за победа в мача { $worth }.
study-play = Ход
study-made = изигран
study-equity = Еквити
study-difference = Разлика
study-plies = Напред
study-plies-note = Колко хвърляния напред е погледнато.
study-more-plays = Още { $n } { $n ->
    [one] ход, който струва
   *[other] хода, които струват
  } повече.
study-cube = Куб
study-cube-doubler = Куб, гледан от контриралия
study-no-double = Без контра
study-double-take = Контра, приемане
study-double-drop = Контра, отказ
study-win = П
study-win-note = Победи, в проценти
study-win-gammon = ПМ
study-win-gammon-note = Спечелени марсове и бекгемъни, в проценти
study-win-backgammon = ПБ
study-win-backgammon-note = Спечелени бекгемъни, в проценти
study-lose = З
study-lose-note = Загуби, в проценти
study-lose-gammon = ЗМ
study-lose-gammon-note = Загубени марсове и бекгемъни, в проценти
study-lose-backgammon = ЗБ
study-lose-backgammon-note = Загубени бекгемъни, в проценти
study-ids = Позицията за други програми

study-why-wins = Печели { $by } партии на 100 по-малко.
study-why-gammons = Печели { $by } марса на 100 партии по-малко.
study-why-gammons-lost = Губи { $by } марса на 100 партии повече.
study-why-shots = Оставя { $made } от 36 хвърляния, които удрят, а най-добрият ход – { $best }.
study-why-best-hits = Най-добрият ход удря.
study-why-made-hits = Той удря, най-добрият ход – не.
study-why-hits = Удря { $made }, а най-добрият ход – { $best }.
study-why-home = Има { $made } { $made ->
    [one] капия
   *[other] капии
  } във вътрешното поле, а най-добрият ход – { $best }.
study-why-prime = Най-дългият му прайм е { $made } капии, на най-добрия ход – { $best }.
study-why-anchor = Най-добрият ход пази котва.
study-why-off = Вади { $made }, а най-добрият ход – { $best }.

study-look-on = Разглеждане оттук нататък
study-cube-before = Преди зара:
nav-position = Позиции
position-title = Позиция
position-board = Дъската
position-white = Белите
position-black = Черните
position-plays = Зар { $roll }, на ход: { $who }.
position-doubled = Контра: { $who }.
position-beavered = Бобър: { $who }.
position-raccooned = Енот: { $who }.
position-ottered = Видра: { $who }.
position-on-roll = На ход: { $who }.
position-money = Игра за пари.
position-match = Мач до { $length }: белите { $white }, черните { $black }{ $crawford ->
    [yes] , партия на Крауфорд.
   *[no] .
  }
position-wrong = Това не е позиция. Става XGID, id на GNUBG или OpenGammon, ред от FIBS или дъска от букви.
position-playing = Играете срещу някого. Програмата отговаря отново, когато това свърши.
position-play = Ходовете
position-look-on = Разглеждане от позицията след него
position-rolls = Зарове
position-id = Позиция
position-id-note = XGID, id на GNUBG или OpenGammon, ред от FIBS или дъска от букви, както я копират XG и gnubg.
position-roll = Зар, ако е хвърлен
position-look = Разглеждане
position-svg = Картинка (SVG)
study-adjusted = Резултат без късмета
study-adjusted-note = Резултатът без собствения късмет и с този на противника: какво е струвала самата игра. Може да е под 0 или над 100%.
study-adjusted-below = { $who } спечели и заровете донесоха повече от целия мач: затова резултатът без късмета е извън 0 и 100%. Късметът е сбор от всички хвърляния; в отделен мач може да е по-голям от резултата.
study-adjusted-above = { $who } спечели, макар че заровете бяха на другата страна: затова резултатът без късмета е извън 0 и 100%. Късметът е сбор от всички хвърляния; в отделен мач може да е по-голям от резултата.

study-at-worst = Първо най-скъпата грешка; ▶ и ◀ водят през мача.
study-no-line = Мачът няма такъв ред. Това е най-скъпата грешка.
position-wrong-long = Това е по-дълго от всяка позиция.
position-wrong-roll = Това не е зар. Зар са две цифри от 1 до 6: 31.
position-wrong-game-over = Партията е приключила: едната страна е извадила всичките си пулове.
position-wrong-match-over = Мачът е приключил: едната страна има всички точки.
position-wrong-crawford = В партията на Крауфорд на един играч остава една точка.
study-chouette = Кубове на шуета
study-chouette-note = Всеки куб е отделна партия, боксът срещу един от отбора. Ходовете на отбора са на капитана; колко струват, се различава от куб на куб.
study-chouette-game = Партия { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Клавиши
study-key-points = От капия на капия по дъската
study-key-board = Към дъската
study-key-move = Местене на пул
study-key-away = Махане на пул при нареждане
study-key-answer = Местене на пул; щом зарът е изигран – отговор
study-look-here = По-дълбоко в този браузър
study-look-here-note = Три хвърляния напред, без сървъра и без мрежа.
