# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Сыграть прямо сейчас
lobby-quick-note = Живой матч: { $clock }. Одно нажатие подаёт заявку, второе её снимает. Между зарегистрированными он идёт в рейтинг.
lobby-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
lobby-quick-nobody = Искать
lobby-quick-one = { $who } ждёт
lobby-quick-many = { $n ->
    [one] ждёт { $n } человек
    [few] ждут { $n } человека
    [many] ждут { $n } человек
   *[other] ждут { $n } человека
}
lobby-quick-withdraw = Вы ждёте: хватит
lobby-you-seek = Вы ищете:
lobby-waited = Ожидание
lobby-neighbour = { $n ->
    [one] { $who } ждёт матча до { $n } очка.
    [few] { $who } ждёт матча до { $n } очков.
    [many] { $who } ждёт матча до { $n } очков.
   *[other] { $who } ждёт матча до { $n } очка.
}
lobby-join = Присоединиться
lobby-withdraw = Снять заявку
lobby-stands = Эта заявка действует две недели, здесь вы или нет.
lobby-meanwhile = Пока сыграть с ботом
lobby-meanwhile-note = Ваша заявка остаётся: вас позовут к столу.
lobby-noscript = Без JavaScript эта страница сама загружается заново, пока вы ищете.
lobby-clock = { $minutes } мин на очко, { $seconds } с на ход
lobby-unhurried = без спешки
lobby-no-clock = без часов
lobby-range = рейтинг в пределах { $n }
lobby-title = Зал
lobby-here = { $n ->
    [0] Сейчас здесь больше никого
    [one] Сейчас здесь { $n } человек
    [few] Сейчас здесь { $n } человека
    [many] Сейчас здесь { $n } человек
   *[other] Сейчас здесь { $n } человека
}
lobby-seeks-title = Ищут соперника
lobby-seeks-none = Сейчас никто не ищет.
lobby-seeks-add = Искать на своих условиях
lobby-tables-title = Столы, за которыми играют
lobby-tables-none = Сейчас смотреть не на что.
lobby-chouettes-title = Открытые шуэты
lobby-chouettes-none = Сейчас открытых шуэтов нет.
lobby-events-none = Сейчас турниров нет.
lobby-events-add = Открыть турнир
lobby-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
lobby-strip-then = 24 часа назад
lobby-strip-now = сейчас
lobby-strip-empty = Посещений пока мало, чтобы сказать, когда здесь бывают люди
lobby-strip-busiest = { $n ->
    [0] Обычно больше всего людей примерно сейчас
    [1] Обычно больше всего людей примерно через час
    [one] Обычно больше всего людей примерно через { $n } час
    [few] Обычно больше всего людей примерно через { $n } часа
    [many] Обычно больше всего людей примерно через { $n } часов
   *[other] Обычно больше всего людей примерно через { $n } часа
}
lobby-called-title = Вас ждут
lobby-called = { $who } за столом.
lobby-called-note = Если за 30 секунд вы не придёте, стол закроют. Это ни на что не повлияет.
lobby-called-rated = Если за 30 секунд вы не придёте, стол закроют, и рейтинг не изменится. Кто часто не приходит, ждёт перед следующим рейтинговым матчем.
lobby-called-go = К столу
lobby-called-stay = Не сейчас
lobby-gone = Вас опередили, или заявку сняли. Выберите другую.
lobby-own = Это ваша собственная заявка. Нельзя играть с самим собой.
lobby-too-many = Заявок сейчас достаточно. Присоединитесь к одной из них или снимите свою.
lobby-not-rated-they = Сейчас этот игрок не может играть на рейтинг. Предложите матч без рейтинга.
lobby-not-rated = Сейчас вы не можете играть на рейтинг. Выберите матч без рейтинга.

lobby-asks-title = Вызовы и встречи
lobby-agreed = Вы играете: соперник { $who }
lobby-challenged = Ваш вызов: { $who }
lobby-proposed = Ваше предложение сыграть матч: { $who }
lobby-challenges-you = { $who } вызывает вас
lobby-proposes = { $who } предлагает вам матч
lobby-act-accept = Принять
lobby-act-decline = Отклонить
lobby-act-take_back = Взять назад
lobby-date-cancel = Отменить встречу
lobby-act-begin = К столу
lobby-reason = Причина
lobby-reason-none = Без причины
lobby-reason-later = В другой раз
lobby-reason-shorter = Матч покороче
lobby-reason-longer = Матч подлиннее
lobby-reason-clock = Другие часы
lobby-reason-rules = Другие правила
lobby-choices = Кто может вас вызывать и когда вам сообщать
lobby-challenged-by = Вызовы от
lobby-challenged-by-anybody = Всех
lobby-challenged-by-registered = Зарегистрированных
lobby-challenged-by-near = Зарегистрированных в пределах 300 очков рейтинга
lobby-challenged-by-nobody = Никого
lobby-alerts = Сообщать, когда кто-то ищет соперника, не чаще трёх раз в день
lobby-choices-keep = Сохранить
lobby-challenge-over = Этот вызов уже неактуален.
lobby-challenge-early = Сесть за стол можно за 15 минут до назначенного часа.
lobby-challenge-nobody = Этот игрок сейчас не принимает вызовов.
lobby-challenge-registered = Этот игрок принимает вызовы только от зарегистрированных.
lobby-challenge-near = Этот игрок принимает вызовы только от зарегистрированных в пределах 300 очков рейтинга.
lobby-too-many-challenges = За последнее время вы вызвали многих. Сначала дождитесь ответов.
lobby-no-such-player = Игрока с таким именем нет. Проверьте, как оно пишется.
challenges-title = Вызовы
challenges-lead = Выберите игрока и условия. Ему сообщат, и ответ придёт, когда ему удобно.
choose-anybody = Кто угодно: заявка в зале
choose-anybody-note = Без часов и без спешки заявка действует две недели.
choose-named = Игрок, по имени
knob-whom = Имя игрока
knob-whom-note = Только если вы вызываете игрока.
knob-range = Рейтинг соперника
knob-range-note = Только для заявки в зале.
knob-range-any = Любой
table-next-week = Через неделю в то же время
table-next-week-asked = Вы предложили матч через неделю в то же время. Сопернику об этом сообщат, а вам — его ответ.
