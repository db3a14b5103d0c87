# Playing against the bot without a server.

nav-offline = Jugar sin conexión
offline-title = Jugar sin conexión
offline-about = El bot juega en tu navegador, y el match se guarda en él. Una vez abierta esta página, no hace falta red.
offline-script = Esta página necesita JavaScript y WebAssembly.
offline-loading = Cargando el motor…
offline-broken = El motor no puede funcionar aquí: { $why }
offline-ready = El motor está listo.
offline-kept = Lista para usarse sin red.
offline-length = Longitud
offline-match = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
offline-money = Juego por dinero
offline-begin = Jugar
offline-you = Tú
offline-bot = Bot { $level }
offline-rules = { $points ->
    [0] Juego por dinero
   *[other] Match a { $points }
  }
offline-new = Match nuevo
offline-new-sure = El match en juego se abandona y se olvida.
offline-new-yes = Abandonarlo
offline-back = Volver al tablero
offline-full = Este navegador no guarda más datos: el match se perdería al cerrar la página.
offline-elsewhere = El match sigue en otra pestaña.
offline-judging = Mirando { $plies } { $plies ->
    [one] tirada
   *[other] tiradas
  } adelante: { $done } de { $all } líneas.
offline-deeper = Mirar dos tiradas adelante
offline-no-game = Todavía no se ha jugado ningún juego hasta el final.
offline-damaged = El match guardado no se puede leer y se ha apartado: { $why }
offline-file-title = Analizar un match
offline-file-note = Un match en .mat, .txt, .sgf o .json se analiza en este navegador, dos tiradas adelante y después tres. No se envía nada. El .xg de XG necesita el servidor: impórtalo en Estudio.
offline-file = Match desde un archivo
offline-file-long = Un archivo tiene { $most } MB como máximo.
offline-file-xg = Los archivos de eXtreme Gammon (.xg) necesitan el servidor: impórtalos entre tus matches. Aquí se leen .mat, .sgf y .json.
offline-another = Otro match
offline-no-match = No es un match que se pueda leer aquí: { $why }
