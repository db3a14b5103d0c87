# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Игра с някого сега
lobby-quick-note = Мач на живо: { $clock }. Едно натискане търси, второто спира. Между регистрирани играчи е за рейтинг.
lobby-points = { $n ->
    [one] Една точка
   *[other] { $n } точки
}
lobby-quick-nobody = Търсене
lobby-quick-one = { $who } чака
lobby-quick-many = чакат { $n }
lobby-quick-withdraw = Чакате: спиране
lobby-you-seek = Търсите:
lobby-waited = Чакане
lobby-neighbour = { $n ->
    [one] { $who } чака мач до една точка.
   *[other] { $who } чака мач до { $n } точки.
}
lobby-join = Включвам се
lobby-withdraw = Спиране на търсенето
lobby-stands = Тази обява важи две седмици, независимо дали сте тук.
lobby-meanwhile = Междувременно игра с бота
lobby-meanwhile-note = Обявата ви остава: ще ви повикаме на масата.
lobby-noscript = Без JavaScript тази страница се презарежда сама, докато търсите.
lobby-clock = { $minutes } мин на точка, { $seconds } сек на ход
lobby-unhurried = без бързане
lobby-no-clock = без часовник
lobby-range = рейтинг до { $n } разлика
lobby-title = Зала
lobby-here = { $n ->
    [0] Сега тук няма никой друг
    [one] Сега тук има един човек
   *[other] Сега тук има { $n } души
}
lobby-seeks-title = Търсят противник
lobby-seeks-none = В момента никой не търси.
lobby-seeks-add = Търсене по свои условия
lobby-tables-title = Маси в игра
lobby-tables-none = В момента няма маса за гледане.
lobby-chouettes-title = Отворени шуети
lobby-chouettes-none = В момента няма отворен шует.
lobby-events-none = В момента няма турнир.
lobby-events-add = Отваряне на турнир
lobby-players = { $n ->
    [one] Един играч
   *[other] { $n } играчи
}
lobby-strip-then = преди 24 часа
lobby-strip-now = сега
lobby-strip-empty = Още няма достатъчно посещения, за да се каже кога идват хора
lobby-strip-busiest = { $n ->
    [0] Обикновено най-оживено е горе-долу сега
    [one] Обикновено най-оживено е след около час
   *[other] Обикновено най-оживено е след около { $n } часа
}
lobby-called-title = Чакат ви
lobby-called = { $who } е на масата.
lobby-called-note = Ако не дойдете до 30 секунди, масата се затваря. Това не се брои за нищо.
lobby-called-rated = Ако не дойдете до 30 секунди, масата се затваря и рейтингът не се променя. Който често не идва, чака преди следващия си мач за рейтинг.
lobby-called-go = Към масата
lobby-called-stay = Не сега
lobby-gone = Някой беше по-бърз или обявата е свалена. Изберете друга.
lobby-own = Тази обява е ваша. Не можете да играете срещу себе си.
lobby-too-many = В момента обявите са достатъчно. Включете се в някоя или свалете своя.
lobby-not-rated-they = Този играч сега не може да играе за рейтинг. Поискайте мач без рейтинг.
lobby-not-rated = Сега не можете да играете за рейтинг. Изберете мач без рейтинг.

lobby-asks-title = Предизвикателства и срещи
lobby-agreed = Играете с { $who }
lobby-challenged = Предизвикахте { $who }
lobby-proposed = Предложихте мач на { $who }
lobby-challenges-you = { $who } ви предизвиква
lobby-proposes = { $who } ви предлага мач
lobby-act-accept = Приемам
lobby-act-decline = Отказвам
lobby-act-take_back = Оттеглям
lobby-date-cancel = Отменям срещата
lobby-act-begin = Към масата
lobby-reason = Причина
lobby-reason-none = Без причина
lobby-reason-later = Друг път
lobby-reason-shorter = По-кратък мач
lobby-reason-longer = По-дълъг мач
lobby-reason-clock = Друг часовник
lobby-reason-rules = Други правила
lobby-choices = Кой може да ви предизвиква и кога да ви известяваме
lobby-challenged-by = Предизвикателства от
lobby-challenged-by-anybody = Всеки
lobby-challenged-by-registered = Регистрирани играчи
lobby-challenged-by-near = Регистрирани играчи до 300 точки разлика в рейтинга
lobby-challenged-by-nobody = Никого
lobby-alerts = Известие, когато някой търси противник, най-много три пъти на ден
lobby-choices-keep = Запазване
lobby-challenge-over = Това предизвикателство вече не важи.
lobby-challenge-early = Можете да седнете от 15 минути преди уговорения час.
lobby-challenge-nobody = Този играч сега не приема предизвикателства.
lobby-challenge-registered = Този играч приема предизвикателства само от регистрирани играчи.
lobby-challenge-near = Този играч приема предизвикателства само от регистрирани играчи до 300 точки разлика в рейтинга.
lobby-too-many-challenges = Напоследък предизвикахте много хора. Първо изчакайте отговорите им.
lobby-no-such-player = Няма играч с такова име. Проверете как се пише.
challenges-title = Предизвикателства
challenges-lead = Изберете играч и условия. Ще получи известие и ще отговори, когато иска.
choose-anybody = Всеки: търсене в залата
choose-anybody-note = Без часовник и без бързане обявата важи две седмици.
choose-named = Играч, по име
knob-whom = Име на играча
knob-whom-note = Само когато предизвиквате играч.
knob-range = Рейтинг на противника
knob-range-note = Само когато търсите в залата.
knob-range-any = Всякакъв
table-next-week = Следващата седмица по същото време
table-next-week-asked = Предложихте мач следващата седмица по същото време. Противникът ще бъде известен, а вие ще научите какво отговаря.
