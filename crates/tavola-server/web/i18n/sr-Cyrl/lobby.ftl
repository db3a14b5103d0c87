# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Играј одмах с неким
lobby-quick-note = Меч уживо: { $clock }. Један притисак тражи противника, други то повлачи. Међу регистрованим играчима рачуна се за рејтинг.
lobby-points =
    { $n ->
        [one] { $n } поен
        [few] { $n } поена
       *[other] { $n } поена
    }
lobby-quick-nobody = Тражи
lobby-quick-one = Чека: { $who }
lobby-quick-many = Чека их { $n }
lobby-quick-withdraw = Чекате: прекини
lobby-you-seek = Тражите:
lobby-waited = Чека се
lobby-neighbour =
    { $n ->
        [one] { $who } чека меч до { $n } поена.
        [few] { $who } чека меч до { $n } поена.
       *[other] { $who } чека меч до { $n } поена.
    }
lobby-join = Прихвати
lobby-withdraw = Престани да тражиш
lobby-stands = Овај оглас стоји две недеље, били ви ту или не.
lobby-meanwhile = Играј дотле против бота
lobby-meanwhile-note = Ваш оглас остаје: бићете позвани за сто.
lobby-noscript = Без подршке за JavaScript ова страница се сама поново учитава док тражите.
lobby-clock = { $minutes } мин по поену, { $seconds } с по потезу
lobby-unhurried = без журбе
lobby-no-clock = без сата
lobby-range = рејтинг до { $n } разлике
lobby-title = Предворје
lobby-here =
    { $n ->
        [0] Сада овде нема никог другог
        [one] Сада је овде још { $n } особа
        [few] Сада су овде још { $n } особе
       *[other] Сада је овде још { $n } особа
    }
lobby-seeks-title = Траже противника
lobby-seeks-none = Тренутно нико не тражи.
lobby-seeks-add = Тражи по својим условима
lobby-tables-title = Столови у игри
lobby-tables-none = Тренутно нема стола за гледање.
lobby-chouettes-title = Отворени шуети
lobby-chouettes-none = Тренутно нема отвореног шуета.
lobby-events-none = Тренутно нема турнира.
lobby-events-add = Отвори турнир
lobby-players =
    { $n ->
        [one] { $n } играч
        [few] { $n } играча
       *[other] { $n } играча
    }
lobby-strip-then = пре 24 сата
lobby-strip-now = сада
lobby-strip-empty = Још премало посета да би се рекло кад људи долазе
lobby-strip-busiest =
    { $n ->
        [0] Гужва је обично баш сада
        [one] Гужва је обично за око { $n } сат
        [few] Гужва је обично за око { $n } сата
       *[other] Гужва је обично за око { $n } сати
    }
lobby-called-title = Неко вас чека
lobby-called = { $who } је за столом.
lobby-called-note = Ако не дођете за 30 секунди, сто се затвара. То се ни за шта не рачуна.
lobby-called-rated = Ако не дођете за 30 секунди, сто се затвара и не рачуна се за рејтинг. Ко често не долази, чека пре следећег меча за рејтинг.
lobby-called-go = За сто
lobby-called-stay = Не сада
lobby-gone = Неко је био бржи или је оглас повучен. Изаберите други.
lobby-own = Овај оглас је ваш. Не можете играти против себе.
lobby-too-many = Тренутно има довољно огласа. Прихватите неки или повуците свој.
lobby-not-rated-they = Овај играч сада не може да игра за рејтинг. Затражите меч који се не рачуна.
lobby-not-rated = Сада не можете играти за рејтинг. Изаберите меч који се не рачуна.
lobby-asks-title = Изазови и термини
lobby-agreed = Играте против: { $who }
lobby-challenged = Ваш изазов: { $who }
lobby-proposed = Ваш предлог за меч: { $who }
lobby-challenges-you = { $who } вас изазива
lobby-proposes = { $who } вам предлаже меч
lobby-act-accept = Прихвати
lobby-act-decline = Одбиј
lobby-act-take_back = Повуци
lobby-date-cancel = Откажи термин
lobby-act-begin = За сто
lobby-reason = Разлог
lobby-reason-none = Без разлога
lobby-reason-later = Други пут
lobby-reason-shorter = Краћи меч
lobby-reason-longer = Дужи меч
lobby-reason-clock = Други сат
lobby-reason-rules = Друга правила
lobby-choices = Ко сме да вас изазове и кад вам се јавља
lobby-challenged-by = Изазови од
lobby-challenged-by-anybody = Свих
lobby-challenged-by-registered = Регистрованих играча
lobby-challenged-by-near = Регистрованих играча до 300 поена рејтинга разлике
lobby-challenged-by-nobody = Никог
lobby-alerts = Јави ми кад неко тражи противника, највише трипут дневно
lobby-choices-keep = Сачувај
lobby-challenge-over = Тај изазов више не важи.
lobby-challenge-early = За сто можете од 15 минута пре договореног времена.
lobby-challenge-nobody = Овај играч сада не прима изазове.
lobby-challenge-registered = Овај играч прима изазове само од регистрованих играча.
lobby-challenge-near = Овај играч прима изазове само од регистрованих играча до 300 поена рејтинга разлике.
lobby-too-many-challenges = У последње време сте изазвали много људи. Прво сачекајте њихове одговоре.
lobby-no-such-player = Ниједан играч нема то име. Проверите како се пише.
challenges-title = Изазови
challenges-lead = Изаберите играча и услове. Играчу се јавља, а одговара кад жели.
choose-anybody = Било ко: оглас у предворју
choose-anybody-note = Без сата и без журбе оглас стоји две недеље.
choose-named = Одређени играч, по имену
knob-whom = Име играча
knob-whom-note = Само кад изазивате играча.
knob-range = Рејтинг противника
knob-range-note = Само кад тражите у предворју.
knob-range-any = Било који
table-next-week = Исто време следеће недеље
table-next-week-asked = Предложили сте меч у исто време следеће недеље. Противнику се то јавља, а вама се јавља његов одговор.
