# Playing against the bot without a server.

nav-offline = Играть без сети
offline-title = Игра без сети
offline-about = Бот играет в вашем браузере, и матч хранится в нём же. Если эту страницу открыть один раз, сеть больше не нужна.
offline-script = Этой странице нужны JavaScript и WebAssembly.
offline-loading = Загружаем движок…
offline-broken = Движок здесь не работает: { $why }
offline-ready = Движок готов.
offline-kept = Можно играть без сети.
offline-length = Длина
offline-match = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
offline-money = Партия на деньги
offline-begin = Играть
offline-you = Вы
offline-bot = Бот: { $level }
offline-rules = { $points ->
    [0] Партия на деньги
   *[other] Матч до { $points }
  }
offline-new = Новый матч
offline-new-sure = Идущий матч будет брошен и забыт.
offline-new-yes = Бросить его
offline-back = Назад к доске
offline-full = Этот браузер больше не хранит данных: если закрыть страницу, матч пропадёт.
offline-elsewhere = Матч идёт в другой вкладке.
offline-judging = Смотрим вперёд на { $plies } { $plies ->
    [one] бросок
    [few] броска
    [many] бросков
   *[other] броска
  }: { $done } из { $all } строк.
offline-deeper = Смотреть на два броска вперёд
offline-no-game = Ещё ни одна партия не сыграна до конца.
offline-damaged = Сохранённый матч прочитать нельзя, он отложен: { $why }
offline-file-title = Анализ матча
offline-file-note = Матч в виде .mat, .txt, .sgf или .json анализируется в этом браузере, на два броска вперёд, потом на три. Ничего не отправляется. Для .xg от XG нужен сервер: загрузите его в разделе «Анализ».
offline-file = Матч из файла
offline-file-long = В файле не больше { $most } МБ.
offline-file-xg = Для файлов eXtreme Gammon (.xg) нужен сервер: загрузите матч в «Мои матчи». Здесь читаются .mat, .sgf и .json.
offline-another = Другой матч
offline-no-match = Это не матч, который можно здесь прочитать: { $why }
