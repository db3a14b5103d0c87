# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Todos tus matches, analizados, y lo que suman.
start-import = O importa matches desde archivos.
nav-library = Mis matches
library-title = Mis matches
library-empty = Aquí se reúnen tus matches: los que juegas en el club y los que importas de archivos de XG, GNU Backgammon, Galaxy, Heroes y otros. Todos se analizan. Importa el primero, o juega.
library-bring = Importar matches
library-drop = Suelta aquí archivos o una carpeta, o elígelos.
library-files = Archivos
library-folder = Una carpeta
library-paste = Pegar un match
library-paste-label = El match como texto
library-import = Importar
library-importing = Importando: { $done } de { $all } { $all ->
    [one] archivo
   *[other] archivos
  }.
library-imported = { $n ->
    [0] No se ha importado ningún archivo.
    [one] Se ha importado un archivo.
   *[other] Se han importado { $n } archivos.
  }
library-import-waits = El servidor pide una pausa. La importación sigue sola.
library-import-failed = La importación se ha detenido: se han importado { $done } de { $all } archivos. Vuelve a importar el resto; lo que ya está no se toma dos veces.
library-file-long = { $n ->
    [one] Un archivo pasa de { $most } MiB y se ha dejado fuera.
   *[other] { $n } archivos pasan de { $most } MiB y se han dejado fuera.
  }
library-formats = .mat y .txt en todos los dialectos usuales, .sgf, .xg y el .json de Tavola. Como máximo 2 MiB por archivo. Lo que importas solo lo ves tú, hasta que lo compartes. El archivo mismo se conserva y se puede volver a descargar.
library-too-much = Se pueden importar de una vez 4 MiB y 100 archivos como máximo. Importa los demás después.
library-no-files = Elige un archivo o pega un match.

library-brought = Lo importado
library-pasted = Texto pegado
library-known = Este archivo ya está en tu biblioteca.
library-known-match = Este match ya está en tu biblioteca; cuenta una vez.
library-extent = { $length ->
    [0] juego por dinero
   *[other] match a { $length }
  }, { $games } { $games ->
    [one] juego
   *[other] juegos
  }
library-remarks = { $n } { $n ->
    [one] observación
   *[other] observaciones
  } de la lectura
library-more-remarks = Y { $n } más.
library-remark-line = Línea
library-remark-column = Columna
library-remark-weight = Lectura
library-remark-what = Lo que no encaja
library-note = como está escrito
library-mended = corregido
library-left-out = dejado fuera
library-refused-empty = El archivo está vacío.
library-refused-long = El archivo pasa de { $most } MiB.
library-refused-archive = Esto es un archivo comprimido. Descomprímelo e importa los archivos que contiene.
library-refused-analysis = Esto es el análisis, no el match. Importa el match mismo: .mat, .sgf, .xg o match.json.
library-refused-unreadable = Esto no es un match en ninguno de los formatos que se leen.
library-refused-no-play = No contiene ninguna jugada.
library-refused-lines = Un match tiene como máximo { $games } juegos y { $lines } líneas.
library-refused-full = Tu biblioteca está llena: caben { $files } archivos y { $bytes } MiB. Elimina antes algunos matches.

library-which = ¿Quién eres?
library-neither = Ninguno de los dos

library-matches = Matches
library-none = Todavía no hay ningún match.
library-none-found = Ningún match coincide.
library-not-searched = No se pudo leer la búsqueda. Corrige lo que se indica arriba.
library-more-tables = Aún no se han revisado todas tus mesas. Recarga la página para ver el resto.
library-waiting = { $n ->
    [one] Un match espera su análisis.
   *[other] { $n } matches esperan su análisis.
  }
library-day = Fecha
library-no-day = El archivo no dice cuándo se jugó, o no con certeza.
library-players = Jugadores
library-event = Torneo
library-length = A
library-score = Marcador
library-money = dinero
library-unjudged = aún no
library-unjudged-note = El análisis está por hacer.
library-at-line = línea { $line }
library-list-note = El marcador y el PR siguen el orden de los nombres.
library-older = Matches anteriores

library-search = Buscar
library-search-player = Nombre
library-search-event = Torneo
library-search-from = Desde
library-search-to = Hasta
library-search-kind = Tipo de error
library-search-mark = Como mínimo
library-search-any = cualquiera
library-search-position = Posición
library-search-position-note = Un XGID, un identificador de GNUBG u OpenGammon, una línea de FIBS o un tablero de letras. Se encuentra dónde están así las fichas para quien tira.
library-search-go = Buscar
library-search-all = Mostrar todo
library-wrong-day = «{ $text }» no es una fecha. Escríbela como 2026-03-22.
library-wrong-choice = «{ $text }» no se puede buscar.
library-error-cube = Cubo
library-error-play = Juego de fichas
library-error-missed-double = Doblaje omitido
library-error-wrong-double = Doblaje incorrecto
library-error-wrong-take = Aceptación incorrecta
library-error-wrong-drop = Rechazo incorrecto
library-error-wrong-beaver = Beaver incorrecto

study-match = Archivos y compartir
study-download = Descargar:
study-download-report = análisis (.json)
study-you-are = Eres { $who }.
study-you-neither = No eres ninguno de los dos: el match no entra en tus estadísticas.
study-private = Este match solo lo ves tú.
study-share = Compartir con un enlace
study-shared = Quien tenga este enlace ve el match y su análisis:
study-unshare = Dejar de compartir
study-original = El archivo tal como se importó:
study-remove = Eliminar
study-remove-sure = Se borran el match, su archivo y su análisis. Puedes volver a importar el archivo.
study-remove-now = Eliminar el match

statistics-title = Estadísticas
statistics-empty = Todavía no hay nada que sumar. Importa matches o juega algunos; todos se analizan en segundo plano, y cuentan aquí en cuanto lo están.
statistics-extent = { $n } { $n ->
    [one] match
   *[other] matches
  }, { $decisions } decisiones tuyas.
statistics-unjudged = { $n ->
    [one] Un match queda fuera: su análisis está por hacer.
   *[other] { $n } matches quedan fuera: su análisis está por hacer.
  }
statistics-unclaimed = { $n ->
    [one] Un match queda fuera: no se sabe quién de los dos eres.
   *[other] { $n } matches quedan fuera: no se sabe quién de los dos eres.
  }
statistics-others = { $n ->
    [one] Uno es un match de otras personas.
   *[other] { $n } son matches de otras personas.
  }
statistics-whole = Todo junto
statistics-figure = Cifra
statistics-you = Tú
statistics-opponents = Rivales
statistics-checkers = Fichas
statistics-cube = Cubo
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Suerte por tirada
statistics-months = Por meses
statistics-month = Mes
statistics-no-month = Fecha desconocida
statistics-decisions = Decisiones
statistics-chart = PR por meses; las mismas cifras están en la tabla de abajo.
statistics-bar = { $month }: PR { $rate }, { $n } decisiones
statistics-kinds = Por tipo de posición
statistics-kind = Posición
statistics-errors = Por tipo de error
statistics-lost = Coste
statistics-first = Primeras jugadas, por tirada
statistics-roll = Tirada
statistics-replies = Respuestas, según la primera jugada del rival
statistics-answers = Primera jugada del rival
statistics-times = Veces
statistics-marked = Errores
statistics-usual = La más jugada
statistics-definitions = El PR es 500 veces el coste por decisión: todos los costes sumados, divididos por todas las decisiones. Nunca es la media de los PR de los matches. Entre paréntesis figura el número de decisiones. La suerte está en unidades del cubo. Son errores todas las decisiones con marca, desde 0,010.

kind-bearing-off = Salida de fichas
kind-bearing-off-note = Sin contacto, y los dos tienen todas las fichas en casa.
kind-race = Carrera
kind-race-note = Los demás casos sin contacto.
kind-bearing-off-contact = Salida de fichas con contacto
kind-bearing-off-contact-note = Uno tiene todas las fichas en casa, y hay contacto.
kind-back-game = Back game
kind-back-game-note = Uno tiene dos o más casillas en la casa del rival.
kind-priming = Prime
kind-priming-note = Uno tiene al menos cinco casillas seguidas, con una ficha rival detrás.
kind-attack = Ataque
kind-attack-note = Uno tiene una ficha en la barra, contra al menos tres casillas en la casa rival.
kind-holding = Juego de espera
kind-holding-note = Las últimas fichas de uno ocupan la casilla 7, 5 o 4 del rival; las del rival hacen lo mismo o ya han escapado.
kind-low-anchor = Ancla baja
kind-low-anchor-note = Las últimas fichas de uno ocupan la casilla 1, 2 o 3 del rival; las del rival ya han escapado.
kind-contact = Otro contacto
kind-contact-note = Contacto de cualquier otro tipo, como las primeras tiradas.
