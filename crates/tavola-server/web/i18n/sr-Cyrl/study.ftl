# The analysis of a match.

study-title = Анализа
study-open = Анализирај
study-back = Назад за сто
study-depth =
    { $plies ->
        [0] Први поглед.
        [one] Поглед { $plies } бацање унапред.
        [few] Поглед { $plies } бацања унапред.
       *[other] Поглед { $plies } бацања унапред.
    }
study-underway =
    Поглед { $plies } { $plies ->
        [one] бацање
        [few] бацања
       *[other] бацања
    } унапред: { $done } од { $all } редова.
study-waits = Дубљи поглед чека други меч.
study-ready = Анализа је готова.
study-reload = Анализа се још прави.
study-reload-link = Погледај поново
study-nothing = Нема шта да се анализира: ниједна партија није одиграна до краја.
study-definitions = Цене су у јединицама коцке (EMG). PR је 500 пута цена по одлуци; стопа по gnubg је његова цена у хиљадитим деловима. Потези без избора не рачунају се; недуплирање се рачуна где је било тесно или погрешно. Сумњиво од 0,010, грешка од 0,020, груба грешка од 0,080, врло груба од 0,160. Еквити и шансе у реду потичу из истог погледа, онолико дубоког колико каже последња колона; срећа се мери без погледа унапред, а код почетног бацања рачуна се ко га је добио.
study-summary = У бројкама
study-rating = PR
study-rating-note = Рејтинг учинка: 500 пута цена по одлуци. Мање је боље.
study-millis = стопа по gnubg
study-millis-note = Цена по одлуци у хиљадитим деловима коцке, како је приказује gnubg.
study-plays = Потези
study-plays-note = Колико су коштали потези и у колико њих је било избора.
study-cubes = Коцка
study-cubes-note = Колико су коштале одлуке о коцки и колико их је било.
study-lost-of = { $lost } у { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Сумњиви потези, грешке, грубе грешке, врло грубе грешке.
study-losses-worth = Цена свих грешака
study-losses-worth-note = У шансама за победу у мечу; у игри у новац, у поенима.
study-luck = Срећа
study-luck-note = Колико су бацања била боља од просека, у јединицама коцке, без погледа унапред.
study-luck-worth = Срећа у мечу
study-luck-worth-note = Исто то у шансама за победу у мечу; у игри у новац, у поенима.
study-graph = Меч
study-graph-note = Линија шанси с грешкама на њој; исте бројке су у списку свих редова.
study-graph-error = Ред { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Шанса за победу у мечу: { $who }
study-graph-money = Шта може да се очекује од партије: { $who }
study-graph-game = Шанса за победу у партији: { $who }
nav-study = Анализе
nav-openings = Отварања
openings-title = Отварање
openings-about = Како се игра петнаест првих бацања и како свако од 21 бацања одговара на њихове најбоље потезе: игра у новац с коцком у средини, без Џекобија, поређано по ролаутима нашег програма.
openings-path = Где сте
openings-roll = { $roll }
openings-replies-to = { $roll } одиграно { $play }: одговори
openings-roll-head = Бацање
openings-best = Најбољи потез
openings-next = Следећи
openings-alone = ништа близу
openings-verdict = Оцена
openings-is-best = најбољи
openings-as-good = исто добар
openings-unsettled = неодлучено
openings-worse = лошији
openings-error-note = Стандардна грешка за еквити
openings-trials = Партије
openings-trials-note = Колико је партија одиграно до краја
openings-replies = Одговори на то
openings-replies-note = Потез који је линк води до одговора на њега.
openings-mean = По свих 36 бацања одговор вреди { $equity } за онога ко баца.
openings-look-on = Погледај уз програм
openings-definitions = Еквити је с коцком, у јединицама коцке, из угла онога ко игра; ± је једна стандардна грешка. „Исто добар” заостаје за најбољим мање од 0,010; „неодлучено” заостаје више, али за мање од 2,33 стандардне грешке разлике. Исте бројке: tavola openings.
nav-duplicates = Двојни мечеви
duplicate-title = Двојни меч
duplicate-about = Меч се игра за два стола с истим коцкицама: партију по партију, бацање по бацање падају исти бројеви. Тако среће нема, а на крају свака одлука стоји поред оне с другог стола.
duplicate-play = Ко игра
duplicate-bot = Двоје против бота
duplicate-bot-note = Ви и пријатељ имате беле фигуре против истог бота, свако за својим столом.
duplicate-teams = Два на два
duplicate-teams-note = Ви имате беле за једним столом, партнер црне за другим; противници седе преко пута.
duplicate-length = Поена за победу
duplicate-go = Отвори оба стола
duplicate-note = Нико не види други сто док се оба не заврше: открио би коцкице.
duplicate-table = Сто { $n }
duplicate-free = још нико
duplicate-waiting = Није почело.
duplicate-playing = У игри.
duplicate-over = Завршено.
duplicate-play-on = За свој сто
duplicate-look = Погледај сто
duplicate-invite-white = Овде су слободне беле
duplicate-invite-black = Овде су слободне црне
duplicate-invite-note = Пошаљите овај линк ономе ко треба ту да седне.
duplicate-same-dice = Исте коцкице падају за другим столом.
duplicate-result = Исход
duplicate-players = Бели – Црни
duplicate-points = Поени
duplicate-even = Оба стола завршавају исто: нико не води.
duplicate-ahead =
    { $who }, Бели за столом где је било боље, води { $n } { $n ->
        [one] поен
        [few] поена
       *[other] поена
    }.
duplicate-game = Партија { $n }
duplicate-parted = Одавде се позиције разликују.
duplicate-dice-note = Коцкице настају из једне тајне овог сервера, по партији и бацању. Њен печат је показан пре него што је ико сео, а тајна се отвара кад се оба стола заврше; tavola verify-dice прерачунава свако бацање.
duplicate-commitment = Печат
duplicate-secret = Тајна
duplicate-proof = Сва бацања, за проверу
study-errors = Грешке, највеће прве
study-no-errors = Без грешака.
study-more-errors = И још { $n }: означене су у списку свих редова.
study-where = Ред
study-who = Играч
study-what = Одлука
study-cost = Цена
study-played = { $roll }: { $play }; боље { $best }
study-illegal = потез противан правилима
study-wrong-double = дуплирање; требало је чекати
study-missed-double = пропуштено дуплирање
study-wrong-take = прихваћено; требало је одбити
study-wrong-drop = одбијено; требало је прихватити
study-wrong-beaver = дабар; није га требало играти
study-doubtful = Сумњиво
study-error = Грешка
study-blunder = Груба грешка
study-whopper = Врло груба грешка
study-games = Све партије
study-game =
    { $length ->
        [0] Партија { $n }, { $black }–{ $white }
       *[other]
            Партија { $n }, { $black }–{ $white } до { $length }{ $crawford ->
                [yes] , Крофорд
               *[no] { "" }
            }
    }
study-won =
    { $who }: { $win ->
        [dropped] победа после одбијања
        [gammon] гамон
        [backgammon] бекгемон
       *[single] победа
    }, { $points } { $points ->
        [one] поен
        [few] поена
       *[other] поена
    }
study-game-chance = Победа у партији: { $who }
study-match-chance = меч
study-equity-of = поена
study-dances = нема потеза
study-doubles = дуплирање
study-takes = прихватање
study-drops = одбијање
study-beavers = дабар
study-raccoons = ракун
study-otters = видра
study-resigns-single = предаја
study-resigns-gammon = предаја гамона
study-resigns-backgammon = предаја бекгемона
study-board = Табла пре тога
study-words-numbers = Бројеви поља како их броји { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } на { $point }
study-words-bar = { $n } на бару
study-words-off = { $n } изнето
study-words-cube = Коцка на { $value }, у средини.
study-words-cube-of = Коцка на { $value }, држи је { $who }.
study-said = Ред { $line }, { $who }, { $act }.
study-steps = Редови меча
study-first = Први ред
study-error-before = Претходна грешка
study-before = Претходни ред
study-next = Следећи ред
study-error-next = Следећа грешка
study-last = Последњи ред
study-no-decision = Овде нема одлуке.
study-no-move = Нема потеза.
study-forced = Једини дозвољени потез.
study-right = Најбоље што постоји.
study-as-good = Добро као најбоље: { $lost } иза њега.
study-cost-match = кошта { $lost }; шанса за победу у мечу { $worth }.
study-cost-money = кошта { $lost }, { $worth } поена.
study-right-is = Исправно: { $action }, { $answer }.
study-right-wait = без дуплирања
study-right-double = дуплирање
study-right-redouble = поновно дуплирање
study-right-too-good = предобро за дуплирање
study-right-take = прихватање
study-right-drop = одбијање
study-right-beaver = дабар
study-roll-luck = Срећа у бацању: { $luck }, { $worth } поена.
study-roll-luck-match = Срећа у бацању: { $luck }; шанса за победу у мечу { $worth }.
study-play = Потез
study-made = одиграно
study-equity = Еквити
study-difference = Разлика
study-plies = Унапред
study-plies-note = Колико се бацања гледало унапред.
study-more-plays =
    { $n ->
        [one] Још { $n } потез, који кошта
        [few] Још { $n } потеза, који коштају
       *[other] Још { $n } потеза, који коштају
    } више.
study-cube = Коцка
study-cube-doubler = Коцка, из угла онога ко дуплира
study-no-double = Без дуплирања
study-double-take = Дуплирање, прихватање
study-double-drop = Дуплирање, одбијање
study-win = Д
study-win-note = Добијене партије, у процентима
study-win-gammon = DG
study-win-gammon-note = Добијени гамони и бекгемони, у процентима
study-win-backgammon = DB
study-win-backgammon-note = Добијени бекгемони, у процентима
study-lose = И
study-lose-note = Изгубљене партије, у процентима
study-lose-gammon = IG
study-lose-gammon-note = Изгубљени гамони и бекгемони, у процентима
study-lose-backgammon = IB
study-lose-backgammon-note = Изгубљени бекгемони, у процентима
study-ids = Позиција за друге програме
study-why-wins = Добија { $by } партија мање од 100.
study-why-gammons = Добија { $by } гамона мање у 100 партија.
study-why-gammons-lost = Губи { $by } гамона више у 100 партија.
study-why-shots = Оставља { $made } од 36 бацања која погађају, најбољи потез { $best }.
study-why-best-hits = Најбољи потез избацује.
study-why-made-hits = Избацује, а најбољи потез не.
study-why-hits = Избацује { $made }, најбољи потез { $best }.
study-why-home =
    Има { $made } { $made ->
        [one] поље
        [few] поља
       *[other] поља
    } у кући, најбољи потез { $best }.
study-why-prime = Дужина најдужег прајма: { $made }, код најбољег потеза { $best }.
study-why-anchor = Најбољи потез чува сидро.
study-why-off = Износи { $made }, најбољи потез { $best }.
study-look-on = Гледај даље одавде
study-cube-before = Пре бацања:
nav-position = Позиције
position-title = Позиција
position-board = Табла
position-white = Бели
position-black = Црни
position-plays = { $who } игра { $roll }.
position-doubled = Дуплирање: { $who }.
position-beavered = Дабар: { $who }.
position-raccooned = Ракун: { $who }.
position-ottered = Видра: { $who }.
position-on-roll = На бацању: { $who }.
position-money = Игра у новац.
position-match =
    Меч до { $length }: Бели { $white }, Црни { $black }{ $crawford ->
        [yes] , Крофордова партија.
       *[no] .
    }
position-wrong = То није позиција. Позиција је XGID, GNUBG или OpenGammon ид, ред са ФИБС-а или табла од слова.
position-playing = Играте против неког. Програм поново одговара кад се то заврши.
position-play = Потези
position-look-on = Гледај даље од позиције после њега
position-rolls = Бацања
position-id = Позиција
position-id-note = XGID, GNUBG или OpenGammon ид, ред са ФИБС-а или табла од слова како је копирају XG и gnubg.
position-roll = Бацање, ако је бачено
position-look = Погледај
position-svg = Слика (SVG)
study-adjusted = Исход без среће
study-adjusted-note = Исход умањен за сопствену срећу, увећан за противникову: колико је вредела сама игра. Може бити и преко 0 и 100%.
study-adjusted-below = Победник је { $who }, а бацања су донела више од целог меча: зато је исход без среће ван граница 0 и 100%. Срећа је збир по свим бацањима; у једном мечу може бити већа од исхода.
study-adjusted-above = Победник је { $who }, иако су бацања била на другој страни: зато је исход без среће ван граница 0 и 100%. Срећа је збир по свим бацањима; у једном мечу може бити већа од исхода.
study-at-worst = Прво најскупља грешка; ▶ и ◀ воде кроз меч.
study-no-line = Меч нема такав ред. Ово је најскупља грешка.
position-wrong-long = То је дуже од било које позиције.
position-wrong-roll = То није бацање. Бацање су две цифре од 1 до 6: 31.
position-wrong-game-over = Партија је завршена: неко је изнео све фигуре.
position-wrong-match-over = Меч је завршен: неко има све поене.
position-wrong-crawford = У Крофордовој партији једном играчу треба још један поен.
study-chouette = Коцке шуета
study-chouette-note = Свака коцка је партија за себе, бокс против једног члана. Потезе тима вуче капитен; колико коштају, разликује се од коцке до коцке.
study-chouette-game = Партија { $n }
study-chouette-cube = { $box } – { $member }
study-keys = Тастери
study-key-points = Од поља до поља на табли
study-key-board = На таблу
study-key-move = Помери фигуру
study-key-away = Склони фигуру при постављању
study-key-answer = Помери фигуру; кад је бацање одиграно, одговори
study-look-here = Погледај дубље у овом прегледачу
study-look-here-note = Три бацања унапред, без сервера и без мреже.
