# Playing against the bot without a server.

nav-offline = Игра без мреже
offline-title = Игра без мреже
offline-about = Бот игра у вашем прегледачу, и меч се чува у њему. Кад је ова страница једном отворена, мрежа није потребна.
offline-script = Овој страници требају JavaScript и WebAssembly.
offline-loading = Програм се учитава…
offline-broken = Програм овде не може да ради: { $why }
offline-ready = Програм је спреман.
offline-kept = Спремно за игру без мреже.
offline-length = Дужина
offline-match =
    { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
offline-money = Партија у новац
offline-begin = Играј
offline-you = Ви
offline-bot = Бот, { $level }
offline-rules =
    { $points ->
        [0] Партија у новац
       *[other] Меч до { $points }
    }
offline-new = Нови меч
offline-new-sure = Меч у току се предаје и заборавља.
offline-new-yes = Предај га
offline-back = Назад на таблу
offline-full = Овај прегледач више ништа не чува: меч би се изгубио кад би се страница затворила.
offline-elsewhere = Меч се наставља на другој картици.
offline-judging =
    Поглед { $plies } { $plies ->
        [one] бацање
        [few] бацања
       *[other] бацања
    } унапред: { $done } од { $all } редова.
offline-deeper = Погледај два бацања унапред
offline-no-game = Још ниједна партија није одиграна до краја.
offline-damaged = Сачувани меч не може да се прочита и стављен је на страну: { $why }
offline-file-title = Анализа меча
offline-file-note = Меч као .mat, .txt, .sgf или .json анализира се у овом прегледачу, два бацања унапред, па три. Ништа се не шаље. За .xg из програма XG треба сервер: увезите га међу Анализе.
offline-file = Меч из датотеке
offline-file-long = Датотека има највише { $most } MB.
offline-file-xg = За датотеке програма eXtreme Гаммон (.xg) треба сервер: увезите их међу своје мечеве. Овде се читају .mat, .sgf и .json.
offline-another = Други меч
offline-no-match = То није меч који се овде може прочитати: { $why }
