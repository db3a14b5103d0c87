# Playing against the bot without a server.

nav-offline = Игра без мрежа
offline-title = Игра без мрежа
offline-about = Ботът играе във вашия браузър и мачът се пази в него. Щом тази страница е отворена веднъж, мрежа не е нужна.
offline-script = Тази страница има нужда от JavaScript и WebAssembly.
offline-loading = Програмата се зарежда…
offline-broken = Програмата не може да работи тук: { $why }
offline-ready = Програмата е готова.
offline-kept = Готово за игра без мрежа.
offline-length = Дължина
offline-match = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
  }
offline-money = Партия за пари
offline-begin = Игра
offline-you = Вие
offline-bot = Бот: { $level }
offline-rules = { $points ->
    [0] Партия за пари
   *[other] Мач до { $points }
  }
offline-new = Нов мач
offline-new-sure = Започнатият мач се изоставя и забравя.
offline-new-yes = Изоставям го
offline-back = Обратно към дъската
offline-full = Този браузър не пази повече данни: мачът би се загубил, ако страницата се затвори.
offline-elsewhere = Мачът продължава в друг раздел.
offline-judging = Поглед { $plies } { $plies ->
    [one] хвърляне
   *[other] хвърляния
  } напред: { $done } от { $all } реда.
offline-deeper = Поглед две хвърляния напред
offline-no-game = Още няма партия, изиграна докрай.
offline-damaged = Запазеният мач не може да се прочете и е оставен настрана: { $why }
offline-file-title = Анализ на мач
offline-file-note = Мач като .mat, .txt, .sgf или .json се анализира в този браузър, две хвърляния напред, после три. Нищо не се изпраща. За .xg на XG е нужен сървърът: внесете го в „Анализ“.
offline-file = Мач от файл
offline-file-long = Файлът може да има най-много { $most } MB.
offline-file-xg = За файлове на eXtreme Gammon (.xg) е нужен сървърът: внесете го при мачовете си. Тук се четат .mat, .sgf и .json.
offline-another = Друг мач
offline-no-match = Това не е мач, който може да се прочете тук: { $why }
