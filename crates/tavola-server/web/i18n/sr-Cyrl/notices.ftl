# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Обавештења
bell-many =
    { $n ->
        [one] Обавештења: { $n } ново
        [few] Обавештења: { $n } нова
       *[other] Обавештења: { $n } нових
    }
bell-some = Обавештења, нових: %н
notices-title = Обавештења
notices-none = Ништа ново. Овде читате кад сте на реду, кад вас неко изазове или кад вас зове турнир.
notices-play = Играј
notices-see = Означи као прочитано
notices-see-this = Означи као прочитано: { $what }
notices-see-all = Означи све као прочитано
notices-earlier = Ранија
notices-choices = Како вам се јавља
notices-about = О чему
notices-way-page = Звоно
notices-way-push = Уређај
notices-way-mail = Е-пошта
notices-hour = Време дневног писма
notices-mail-note = Е-пошта стиже највише једном дневно, и само ако обавештења нисте већ прочитали овде.
notices-keep = Сачувај овај избор
notice-kind-turn = Ви сте на реду
notice-kind-time = Време при крају
notice-kind-challenge = Изазов
notice-kind-answer = Одговор на ваш изазов
notice-kind-seek = Неко тражи противника
notice-kind-appointment = Термин
notice-kind-adjourned = Прекинут меч
notice-kind-tournament = Позив на меч
notice-kind-analysis = Анализа
notice-kind-moderation = Модерација
notice-kind-account = Ваш налог
notice-somebody = Неко
notice-turn = Ви сте на реду, противник: { $who }
notice-time =
    Ваше време је при крају (противник: { $who }): { $hours ->
        [0] више га нема
        [1] остало је мање од сата
        [one] остало је мање од { $hours } сата
        [few] остало је мање од { $hours } сата
       *[other] остало је мање од { $hours } сати
    }
notice-challenge =
    { $n ->
        [0] { $who } вас изазива на игру у новац
        [one] { $who } вас изазива на меч до { $n } поена
        [few] { $who } вас изазива на меч до { $n } поена
       *[other] { $who } вас изазива на меч до { $n } поена
    }
notice-accepted = { $who } прихвата ваш изазов
notice-declined = { $who } одбија ваш изазов
notice-seek =
    { $n ->
        [0] { $who } тражи противника за игру у новац
        [one] { $who } тражи противника за меч до { $n } поена
        [few] { $who } тражи противника за меч до { $n } поена
       *[other] { $who } тражи противника за меч до { $n } поена
    }
notice-appointment =
    { $minutes ->
        [0] Сада имате термин, противник: { $who }
        [one] За { $minutes } минут имате термин, противник: { $who }
        [few] За { $minutes } минута имате термин, противник: { $who }
       *[other] За { $minutes } минута имате термин, противник: { $who }
    }
notice-hour =
    { $minutes ->
        [0] Почео је сат за који сте се пријавили
        [one] Сат за који сте се пријавили почиње за { $minutes } минут
        [few] Сат за који сте се пријавили почиње за { $minutes } минута
       *[other] Сат за који сте се пријавили почиње за { $minutes } минута
    }
notice-adjourned = Ваш меч је прекинут, противник: { $who }
notice-resume = { $who } чека на наставак вашег меча
notice-resume-by =
    Ваш меч мора да се настави (противник: { $who }): { $hours ->
        [0] време за то је истекло
        [1] остало је мање од сата
        [one] остало је мање од { $hours } сата
        [few] остало је мање од { $hours } сата
       *[other] остало је мање од { $hours } сати
    }
notice-analysis = Ваш меч је анализиран
notice-analyses = Сви ваши мечеви су анализирани
notice-analysis-of = Ваш меч је анализиран, противник: { $who }
notice-call = { $name } вас позива: меч { $number }, противник: { $who }
notice-call-at = { $name } вас позива: меч { $number }, противник: { $who }, { $board }
notice-decision-silenced = Неко време не можете да пишете
notice-decision-unrated = Неко време не можете да играте мечеве за рејтинг
notice-decision-closed = Ваш налог је затворен
notice-decision-lifted = Укинуто је ограничење вашег налога
notice-decision-warned = Модератори вас подсећају на правила клуба
notice-decision-reported = О вашој пријави је одлучено
notice-report = Пријава чека одлуку модератора
notice-account-password = Ваша лозинка је промењена
notice-account-key-added = Вашем налогу је додат приступни кључ
notice-account-key-removed = С вашег налога је уклоњен приступни кључ
notice-account-mail = Ваша адреса е-поште је промењена
notice-account-name = Ваше име је промењено
notice-account-codes = За ваш налог су направљени нови кодови за опоравак
notice-account-code-used = За ваш налог је искоришћен код за опоравак
notice-account-signed-in = На ваш налог се неко пријавио из новог прегледача
notice-account-deletion = Ваш налог ће бити избрисан
notice-account-role = Ваша улога у клубу је промењена
notice-account-token = За ваш налог је направљен токен за програме
push-title = Овај уређај
push-why = Клуб може да вас позове на овом уређају кад сте на реду, кад вас неко изазове или кад вас зове турнир, чак и кад ниједна страница није отворена. У позиву нема ни позиције ни било чега што је неко написао.
push-script = За то вашем прегледачу требају скрипте.
push-start = Зови ме на овом уређају
push-end = Не зови ме више на овом уређају
push-on = Овај уређај се позива.
push-denied = Ваш прегледач не дозвољава клубу да вас позива. То можете променити у подешавањима прегледача за ову страницу.
push-never = Овај прегледач не може да се позива.
push-home = На овом уређају прво додајте Таволу на почетни екран и отворите је тамо.
push-failed = То није успело. Покушајте касније.
app-install = Инсталирај апликацију
app-clock = Сат и семафор
language-code = ср-Латн
away-title = Нема везе
away-lead = Клуб тренутно није доступан. Овде је оно за шта не треба мрежа.
away-play = Играј без мреже
away-clock = Сат и семафор
away-again = Покушај поново
boards-title = Изаберите таблу
boards-lead = Свака табла има своје боје за дан и ноћ и фигуре које се разликују и без разликовања боја.
boards-script = За избор табле требају скрипте: избор се чува у вашем прегледачу.
boards-shown = Табла коју сте изабрали
notices-turns = Шаљи ми одмах дописне потезе
notices-mail-where = Куда иде е-пошта
letter-digest-subject =
    { $n ->
        [one] Tavola: { $n } обавештење
        [few] Tavola: { $n } обавештења
       *[other] Tavola: { $n } обавештења
    }
letter-digest-text =
    Здраво, { $name },
    
    ово још нисте прочитали:
    
    { $lines }
    
    Ово писмо стиже највише једном дневно, и само ако има нечег непрочитаног.
    Изаберите шта је у њему: { $choices }
    Без оваквих писама: { $stop }
letter-turns-subject = Tavola: ви сте на реду
letter-turns-text =
    Здраво, { $name },
    
    неко вас чека у дописном мечу:
    
    { $lines }
    
    Изабрали сте да вам се потези јављају одмах. Промените то: { $choices }
    Без оваквих писама: { $stop }
digest-more =
    { $n ->
        [one] И још { $n }.
        [few] И још { $n }.
       *[other] И још { $n }.
    }
calendar-title = Календар
calendar-lead = Ваши термини и турнири у календару телефона или рачунара: претплатите се тамо на ову адресу.
calendar-address = Адреса вашег календара
calendar-open = Отвори датотеку
calendar-secret = Ко зна адресу, може да чита ваше термине. Нова адреса поништава стару.
calendar-make = Направи адресу
calendar-other = Направи нову адресу
calendar-revoke = Уклони адресу
calendar-own = Tavola
calendar-match = Бекгемон, противник: { $who }
calendar-event = Додај термине у свој календар
