# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Уведомления
bell-many = { $n ->
    [one] Уведомления: { $n } новое
    [few] Уведомления: { $n } новых
    [many] Уведомления: { $n } новых
   *[other] Уведомления: { $n } нового
  }
bell-some = Уведомления: новых %n
notices-title = Уведомления
notices-none = Нового нет. Здесь вы прочтёте, когда ваш ход, когда вас кто-то вызывает или когда вас зовёт турнир.
notices-play = Играть
notices-see = Отметить прочитанным
notices-see-this = Отметить прочитанным: { $what }
notices-see-all = Отметить всё прочитанным
notices-earlier = Раньше
notices-choices = Как вам сообщать
notices-about = О чём
notices-way-page = Колокольчик
notices-way-push = Push
notices-way-mail = Почта
notices-hour = Час ежедневного письма
notices-mail-note = Письмо приходит не чаще раза в день и только если вы не прочли уведомления здесь раньше.
notices-keep = Сохранить выбор

notice-kind-turn = Ваш ход
notice-kind-time = Время на исходе
notice-kind-challenge = Вызов
notice-kind-answer = Ответ на ваш вызов
notice-kind-seek = Кто-то ищет соперника
notice-kind-appointment = Назначенная встреча
notice-kind-adjourned = Отложенный матч
notice-kind-tournament = Приглашение на матч
notice-kind-analysis = Анализ
notice-kind-moderation = Модерация
notice-kind-account = Ваша учётная запись

notice-somebody = Кто-то
notice-turn = Ваш ход, соперник { $who }
notice-time = Ваше время на исходе, соперник { $who }: { $hours ->
    [0] времени не осталось
    [1] осталось меньше часа
    [one] осталось меньше { $hours } часа
    [few] осталось меньше { $hours } часов
    [many] осталось меньше { $hours } часов
   *[other] осталось меньше { $hours } часа
  }
notice-challenge = { $n ->
    [0] { $who } вызывает вас на игру на деньги
    [one] { $who } вызывает вас на матч до { $n } очка
    [few] { $who } вызывает вас на матч до { $n } очков
    [many] { $who } вызывает вас на матч до { $n } очков
   *[other] { $who } вызывает вас на матч до { $n } очка
  }
notice-accepted = { $who } принимает ваш вызов
notice-declined = { $who } отклоняет ваш вызов
notice-seek = { $n ->
    [0] { $who } ищет соперника для игры на деньги
    [one] { $who } ищет соперника для матча до { $n } очка
    [few] { $who } ищет соперника для матча до { $n } очков
    [many] { $who } ищет соперника для матча до { $n } очков
   *[other] { $who } ищет соперника для матча до { $n } очка
  }
notice-appointment = { $minutes ->
    [0] У вас сейчас встреча: { $who }
    [1] Через минуту у вас встреча: { $who }
    [one] Через { $minutes } минуту у вас встреча: { $who }
    [few] Через { $minutes } минуты у вас встреча: { $who }
    [many] Через { $minutes } минут у вас встреча: { $who }
   *[other] Через { $minutes } минуты у вас встреча: { $who }
  }
notice-hour = { $minutes ->
    [0] Час, на который вы записались, начался
    [1] Час, на который вы записались, начнётся через минуту
    [one] Час, на который вы записались, начнётся через { $minutes } минуту
    [few] Час, на который вы записались, начнётся через { $minutes } минуты
    [many] Час, на который вы записались, начнётся через { $minutes } минут
   *[other] Час, на который вы записались, начнётся через { $minutes } минуты
  }
notice-adjourned = Ваш матч отложен, соперник { $who }
notice-resume = { $who } хочет продолжить ваш матч
notice-resume-by = Ваш матч нужно продолжить, соперник { $who }: { $hours ->
    [0] время для этого вышло
    [1] осталось меньше часа
    [one] осталось меньше { $hours } часа
    [few] осталось меньше { $hours } часов
    [many] осталось меньше { $hours } часов
   *[other] осталось меньше { $hours } часа
  }
notice-analysis = Ваш матч проанализирован
notice-analyses = Все ваши матчи проанализированы
notice-analysis-of = Ваш матч проанализирован, соперник { $who }
notice-call = { $name } зовёт вас: матч { $number }, соперник { $who }
notice-call-at = { $name } зовёт вас: матч { $number }, соперник { $who }, { $board }
notice-decision-silenced = Некоторое время вы не можете писать
notice-decision-unrated = Некоторое время вы не можете играть рейтинговые матчи
notice-decision-closed = Ваша учётная запись закрыта
notice-decision-lifted = С вашей учётной записи снято ограничение
notice-decision-warned = Модераторы напоминают вам о правилах клуба
notice-decision-reported = Ваша жалоба рассмотрена
notice-report = Жалоба ждёт решения модератора
notice-account-password = Ваш пароль изменён
notice-account-key-added = К вашей учётной записи добавлен ключ доступа
notice-account-key-removed = Из вашей учётной записи удалён ключ доступа
notice-account-mail = Ваш адрес почты изменён
notice-account-name = Ваше имя изменено
notice-account-codes = Для вашей учётной записи созданы новые коды восстановления
notice-account-code-used = Для вашей учётной записи использован код восстановления
notice-account-signed-in = В вашу учётную запись вошли из нового браузера
notice-account-deletion = Ваша учётная запись будет удалена
notice-account-role = Ваша роль в клубе изменилась
notice-account-token = Для вашей учётной записи создан токен для программ

push-title = Это устройство
push-why = Клуб может позвать вас на этом устройстве, когда ваш ход, когда вас кто-то вызывает или когда вас зовёт турнир, даже если ни одна страница не открыта. В самом сообщении нет ни позиции, ни того, что кто-либо написал.
push-script = Для этого вашему браузеру нужны скрипты.
push-start = Звать меня на этом устройстве
push-end = Больше не звать на этом устройстве
push-on = На этом устройстве вас зовут.
push-denied = Ваш браузер не разрешает клубу вас звать. Это можно изменить в настройках браузера для этой страницы.
push-never = На этот браузер позвать нельзя.
push-home = На этом устройстве сначала добавьте Tavola на главный экран и откройте её оттуда.
push-failed = Не получилось. Попробуйте позже.

app-install = Установить приложение
app-clock = Часы и табло
language-code = ru
away-title = Нет связи
away-lead = Клуб недоступен. Здесь то, чему сеть не нужна.
away-play = Играть без сети
away-clock = Часы и табло
away-again = Попробовать ещё раз
boards-title = Выбор доски
boards-lead = У каждой доски есть цвета для дня и для ночи и шашки, которые можно отличить, и не различая цветов.
boards-script = Для выбора доски нужны скрипты: выбор хранится в вашем браузере.
boards-shown = Выбранная вами доска

notices-turns = О ходах по переписке писать сразу
notices-mail-where = Куда идут письма
letter-digest-subject = { $n ->
    [one] Tavola: { $n } уведомление
    [few] Tavola: { $n } уведомления
    [many] Tavola: { $n } уведомлений
   *[other] Tavola: { $n } уведомления
}
letter-digest-text = Здравствуйте, { $name }!

  Вот что вы ещё не прочли:

  { $lines }

  Это письмо приходит не чаще раза в день и только если есть непрочитанное.
  Выбрать, что в нём будет: { $choices }
  Больше не присылать таких писем: { $stop }
letter-turns-subject = Tavola: ваш ход
letter-turns-text = Здравствуйте, { $name }!

  Вас ждут в матче по переписке:

  { $lines }

  Вы выбрали узнавать о своих ходах сразу. Изменить: { $choices }
  Больше не присылать таких писем: { $stop }
digest-more = { $n ->
    [one] И ещё { $n }.
    [few] И ещё { $n }.
    [many] И ещё { $n }.
   *[other] И ещё { $n }.
}

calendar-title = Календарь
calendar-lead = Ваши встречи и турниры в календаре телефона или компьютера: подпишитесь там на этот адрес.
calendar-address = Адрес вашего календаря
calendar-open = Открыть файл
calendar-secret = Кто знает адрес, может прочесть ваши встречи. С новым адресом прежний перестаёт действовать.
calendar-make = Создать адрес
calendar-other = Создать новый адрес
calendar-revoke = Удалить адрес
calendar-own = Tavola
calendar-match = Короткие нарды, соперник { $who }
calendar-event = Добавить даты в календарь
