# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Известия
bell-many = { $n ->
    [one] Известия: едно ново
   *[other] Известия: { $n } нови
  }
bell-some = Известия: %n нови
notices-title = Известия
notices-none = Нищо ново. Тук ще прочетете кога сте на ход, кога някой ви предизвиква или кога ви вика турнир.
notices-play = Игра
notices-see = Отбелязване като прочетено
notices-see-this = Отбелязване като прочетено: { $what }
notices-see-all = Отбелязване на всички като прочетени
notices-earlier = По-рано
notices-choices = Как ви известяваме
notices-about = За какво
notices-way-page = Звънец
notices-way-push = Push
notices-way-mail = Имейл
notices-hour = Час на дневния имейл
notices-mail-note = Имейл идва най-много веднъж на ден и само ако не сте прочели известията тук преди това.
notices-keep = Запазване на избора

notice-kind-turn = Ваш ред
notice-kind-time = Времето почти изтече
notice-kind-challenge = Предизвикателство
notice-kind-answer = Отговор на ваше предизвикателство
notice-kind-seek = Някой търси противник
notice-kind-appointment = Уговорена среща
notice-kind-adjourned = Прекъснат мач
notice-kind-tournament = Повикване за мач
notice-kind-analysis = Анализ
notice-kind-moderation = Модериране
notice-kind-account = Вашият профил

notice-somebody = Някой
notice-turn = Вие сте на ход срещу { $who }
notice-time = Времето ви срещу { $who } почти изтече: { $hours ->
    [0] няма повече
    [one] остава по-малко от час
   *[other] остават по-малко от { $hours } часа
  }
notice-challenge = { $n ->
    [0] { $who } ви предизвиква на игра за пари
    [one] { $who } ви предизвиква на мач до една точка
   *[other] { $who } ви предизвиква на мач до { $n } точки
  }
notice-accepted = { $who } прие предизвикателството ви
notice-declined = { $who } отказа предизвикателството ви
notice-seek = { $n ->
    [0] { $who } търси противник за игра за пари
    [one] { $who } търси противник за мач до една точка
   *[other] { $who } търси противник за мач до { $n } точки
  }
notice-appointment = { $minutes ->
    [0] Сега имате среща с { $who }
    [one] След минута имате среща с { $who }
   *[other] След { $minutes } минути имате среща с { $who }
  }
notice-hour = { $minutes ->
    [0] Часът, за който се записахте, започна
    [one] Часът, за който се записахте, започва след минута
   *[other] Часът, за който се записахте, започва след { $minutes } минути
  }
notice-adjourned = Мачът ви срещу { $who } е прекъснат
notice-resume = { $who } иска да продължите мача
notice-resume-by = Мачът ви срещу { $who } трябва да продължи: { $hours ->
    [0] времето за това изтече
    [one] остава по-малко от час
   *[other] остават по-малко от { $hours } часа
  }
notice-analysis = Мачът ви е анализиран
notice-analyses = Всичките ви мачове са анализирани
notice-analysis-of = Мачът ви срещу { $who } е анализиран
notice-call = { $name } ви вика: мач { $number } срещу { $who }
notice-call-at = { $name } ви вика: мач { $number } срещу { $who }, { $board }
notice-decision-silenced = За известно време не можете да пишете
notice-decision-unrated = За известно време не можете да играете мачове за рейтинг
notice-decision-closed = Профилът ви е затворен
notice-decision-lifted = Ограничение на профила ви е свалено
notice-decision-warned = Модераторите ви напомнят правилата на клуба
notice-decision-reported = Вашият сигнал е разгледан
notice-report = Сигнал чака решение на модератор
notice-account-password = Паролата ви е сменена
notice-account-key-added = Към профила ви е добавен ключ за достъп
notice-account-key-removed = От профила ви е премахнат ключ за достъп
notice-account-mail = Имейл адресът ви е сменен
notice-account-name = Името ви е сменено
notice-account-codes = За профила ви са направени нови кодове за възстановяване
notice-account-code-used = За профила ви е използван код за възстановяване
notice-account-signed-in = Някой влезе в профила ви от нов браузър
notice-account-deletion = Профилът ви ще бъде изтрит
notice-account-role = Ролята ви в клуба се промени
notice-account-token = За профила ви е направен токен за програми

push-title = Това устройство
push-why = Клубът може да ви повика на това устройство, когато сте на ход, когато някой ви предизвиква или когато ви вика турнир, дори без отворена страница. В съобщението няма нито позиция, нито нещо, което някой е написал.
push-script = За това браузърът ви има нужда от скриптове.
push-start = Викайте ме на това устройство
push-end = Без повикване на това устройство
push-on = На това устройство ви викаме.
push-denied = Браузърът ви не позволява на този клуб да ви вика. Можете да го промените в настройките на браузъра за тази страница.
push-never = На този браузър не може да ви викаме.
push-home = На това устройство първо добавете Tavola към началния екран и я отворете оттам.
push-failed = Не се получи. Опитайте по-късно.

app-install = Инсталиране на приложението
app-clock = Часовник и табло
language-code = bg
away-title = Няма връзка
away-lead = Клубът е недостъпен. Тук е онова, за което не трябва мрежа.
away-play = Игра без мрежа
away-clock = Часовник и табло
away-again = Нов опит
boards-title = Избор на дъска
boards-lead = Всяка дъска има цветове за деня и за нощта и пулове, които се различават и без цветове.
boards-script = Изборът на дъска има нужда от скриптове: той се пази в браузъра ви.
boards-shown = Избраната от вас дъска

notices-turns = Веднага имейл за ходовете ми в кореспондентски мачове
notices-mail-where = Къде отиват имейлите
letter-digest-subject = { $n ->
    [one] Tavola: едно известие
   *[other] Tavola: { $n } известия
}
letter-digest-text = Здравейте, { $name },

  това е, което още не сте прочели:

  { $lines }

  Този имейл идва най-много веднъж на ден и само ако има нещо непрочетено.
  Изберете какво да има в него: { $choices }
  Без повече такива имейли: { $stop }
letter-turns-subject = Tavola: вие сте на ход
letter-turns-text = Здравейте, { $name },

  някой ви чака в кореспондентски мач:

  { $lines }

  Избрахте да научавате за ходовете си веднага. Промяна: { $choices }
  Без повече такива имейли: { $stop }
digest-more = { $n ->
    [one] И още едно.
   *[other] И още { $n }.
}

calendar-title = Календар
calendar-lead = Вашите срещи и турнири в календара на телефона или компютъра: абонирайте се там за този адрес.
calendar-address = Адрес на вашия календар
calendar-open = Отваряне на файла
calendar-secret = Който знае адреса, може да чете срещите ви. С нов адрес старият вече не важи.
calendar-make = Създаване на адрес
calendar-other = Нов адрес
calendar-revoke = Премахване на адреса
calendar-own = Tavola
calendar-match = Табла срещу { $who }
calendar-event = Добавяне на датите в календара ви
