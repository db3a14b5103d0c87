# The analysis of a match.

study-title = Análisis
study-open = Analizar
study-back = Volver a la mesa
study-depth = { $plies ->
    [0] Primer vistazo.
    [one] Mirando { $plies } tirada adelante.
   *[other] Mirando { $plies } tiradas adelante.
  }
study-underway = Mirando { $plies } { $plies ->
    [one] tirada
   *[other] tiradas
  } adelante: { $done } de { $all } líneas.
study-waits = El examen más profundo espera a otro match.
study-ready = El análisis está listo.
study-reload = El análisis aún se está haciendo.
study-reload-link = Mirar otra vez
study-nothing = No hay nada que analizar: no se ha jugado ningún juego hasta el final.
study-definitions = Los costes están en unidades del cubo (EMG). El PR es 500 veces el coste por decisión; la tasa de gnubg es su coste en milésimas. Las jugadas sin elección no cuentan; no doblar cuenta donde era dudoso o incorrecto. Dudoso desde 0,010, error desde 0,020, error grave desde 0,080, error garrafal desde 0,160. Las equidades y probabilidades de una fila salen del mismo examen, tan profundo como dice su última columna; la suerte se calcula sin mirar adelante, y en la tirada inicial cuenta quién la ganó.

study-summary = En cifras
study-rating = PR
study-rating-note = Performance rating: 500 veces el coste por decisión. Cuanto más bajo, mejor.
study-millis = Tasa de gnubg
study-millis-note = Coste por decisión en milésimas del cubo, como lo da gnubg.
study-plays = Jugadas
study-plays-note = Lo que costaron las jugadas, y cuántas tenían elección.
study-cubes = Cubo
study-cubes-note = Lo que costaron las decisiones de cubo, y cuántas hubo.
study-lost-of = { $lost } en { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Jugadas dudosas, errores, errores graves, errores garrafales.
study-losses-worth = Coste de todos los errores
study-losses-worth-note = En probabilidad de ganar el match; en el juego por dinero, en puntos.
study-luck = Suerte
study-luck-note = Lo que las tiradas superaron a la media, en unidades del cubo, sin mirar adelante.
study-luck-worth = Suerte del match
study-luck-worth-note = Lo mismo en probabilidad de ganar el match; en el juego por dinero, en puntos.

study-graph = El match
study-graph-note = Una línea de probabilidades con los errores encima; las mismas cifras están en la lista de todas las líneas.
study-graph-error = Línea { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Probabilidad de que { $who } gane el match
study-graph-money = Lo que { $who } puede esperar del juego
study-graph-game = Probabilidad de que { $who } gane el juego

nav-study = Estudio
nav-openings = Aperturas
openings-title = La apertura
openings-about = Cómo se juegan las quince primeras tiradas, y cómo responde cada una de las 21 tiradas a sus mejores jugadas: juego por dinero con el cubo en el centro, sin Jacoby, ordenado por simulaciones de nuestro propio motor.
openings-path = Dónde estás
openings-roll = { $roll }
openings-replies-to = { $roll } jugado { $play }: las respuestas
openings-roll-head = Tirada
openings-best = Mejor jugada
openings-next = Siguiente
openings-alone = ninguna cerca
openings-verdict = Veredicto
openings-is-best = la mejor
openings-as-good = igual de buena
openings-unsettled = sin decidir
openings-worse = peor
openings-error-note = Error estándar de la equidad
openings-trials = Juegos
openings-trials-note = Cuántos juegos se jugaron hasta el final
openings-replies = Las respuestas
openings-replies-note = Una jugada con enlace lleva a las respuestas a ella.
openings-mean = En promedio de las 36 tiradas, la respuesta vale { $equity } para quien tira.
openings-look-on = Examinarla con el motor
openings-definitions = Las equidades incluyen el cubo, en unidades del cubo, vistas por quien juega; ± es un error estándar. «Igual de buena» es a menos de 0,010 de la mejor; «sin decidir» es más lejos, pero a menos de 2,33 errores estándar de la diferencia. Las mismas cifras: tavola openings.

nav-duplicates = Duplicados
duplicate-title = Duplicado
duplicate-about = Un match se juega en dos mesas con los mismos dados: juego por juego y tirada por tirada caen los mismos números. Así la suerte queda fuera, y después cada decisión está junto a la de la otra mesa.
duplicate-play = Quién juega
duplicate-bot = Dos contra el bot
duplicate-bot-note = Tú y otra persona juegan con blancas contra el mismo bot, cada cual en su mesa.
duplicate-teams = Dos contra dos
duplicate-teams-note = Tú llevas las blancas en una mesa, tu pareja las negras en la otra; los rivales se sientan enfrente.
duplicate-length = Puntos para ganar
duplicate-go = Abrir las dos mesas
duplicate-note = Nadie ve la otra mesa antes de que terminen las dos: vería sus propios dados.
duplicate-table = Mesa { $n }
duplicate-free = nadie todavía
duplicate-waiting = Sin empezar.
duplicate-playing = En juego.
duplicate-over = Terminada.
duplicate-play-on = A tu mesa
duplicate-look = Ver la mesa
duplicate-invite-white = Las blancas están libres aquí
duplicate-invite-black = Las negras están libres aquí
duplicate-invite-note = Envía este enlace a quien deba sentarse ahí.
duplicate-same-dice = Los mismos dados caen en otra mesa.
duplicate-result = El resultado
duplicate-players = Blancas – Negras
duplicate-points = Puntos
duplicate-even = Las dos mesas acaban igual: nadie tiene ventaja.
duplicate-ahead = { $who }, con las blancas en la mesa que fue mejor, tiene { $n } { $n ->
    [one] punto
   *[other] puntos
  } de ventaja.
duplicate-game = Juego { $n }
duplicate-parted = Desde aquí las posiciones difieren.
duplicate-dice-note = Los dados salen de un único secreto de este servidor, por juego y tirada. Su compromiso se mostró antes de que nadie se sentara, y el secreto se abre cuando terminan las dos mesas; tavola verify-dice recalcula todas las tiradas.
duplicate-commitment = Compromiso
duplicate-secret = Secreto
duplicate-proof = Todas las tiradas, para comprobarlas

study-errors = Errores, los peores primero
study-no-errors = Sin errores.
study-more-errors = Y { $n } más: están marcados en la lista de todas las líneas.
study-where = Línea
study-who = Nombre
study-what = Decisión
study-cost = Coste
study-played = { $roll }: { $play }; mejor { $best }
study-illegal = una jugada contra las reglas
study-wrong-double = dobló; debía esperar
study-missed-double = no dobló
study-wrong-take = aceptó; debía rechazar
study-wrong-drop = rechazó; debía aceptar
study-wrong-beaver = beaver indebido
study-doubtful = Dudoso
study-error = Error
study-blunder = Error grave
study-whopper = Error garrafal

study-games = Todos los juegos
study-game = { $length ->
    [0] Juego { $n }, { $black }–{ $white }
   *[other] Juego { $n }, { $black }–{ $white } a { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] gana por rechazo
    [gammon] gana un gammon
    [backgammon] gana un backgammon
   *[single] gana
  }, { $points } { $points ->
    [one] punto
   *[other] puntos
  }
study-game-chance = { $who } gana el juego
study-match-chance = el match
study-equity-of = puntos
study-dances = sin jugada
study-doubles = dobla
study-takes = acepta
study-drops = rechaza
study-beavers = beaver
study-raccoons = raccoon
study-otters = otter
study-resigns-single = abandona
study-resigns-gammon = abandona por gammon
study-resigns-backgammon = abandona por backgammon

study-board = El tablero antes de ella
study-words-numbers = Las casillas como las cuenta { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } en la { $point }
study-words-bar = { $n } en la barra
study-words-off = { $n } fuera
study-words-cube = Cubo a { $value }, en el centro.
study-words-cube-of = Cubo a { $value }, de { $who }.
study-said = Línea { $line }, { $who }, { $act }.
study-steps = Líneas del match
study-first = Primera línea
study-error-before = Error anterior
study-before = Línea anterior
study-next = Línea siguiente
study-error-next = Error siguiente
study-last = Última línea
study-no-decision = Aquí no hay nada que decidir.
study-no-move = Sin jugada legal.
study-forced = La única jugada legal.
study-right = La mejor que hay.
study-as-good = Tan buena como la mejor: a { $lost } de ella.
study-cost-match = cuesta { $lost }; probabilidad de ganar el match { $worth }.
study-cost-money = cuesta { $lost }, { $worth } puntos.
study-right-is = Correcto: { $action }, { $answer }.
study-right-wait = no doblar
study-right-double = doblar
study-right-redouble = redoblar
study-right-too-good = demasiado bueno para doblar
study-right-take = aceptar
study-right-drop = rechazar
study-right-beaver = beaver
study-roll-luck = Suerte de la tirada: { $luck }, { $worth } puntos.
study-roll-luck-match = Suerte de la tirada: { $luck }; probabilidad de ganar el match { $worth }.
study-play = Jugada
study-made = jugada
study-equity = Equidad
study-difference = Diferencia
study-plies = Adelante
study-plies-note = Cuántas tiradas se miraron adelante.
study-more-plays = { $n } { $n ->
    [one] jugada más, que cuesta
   *[other] jugadas más, que cuestan
  } más.
study-cube = Cubo
study-cube-doubler = Cubo, visto por quien dobló
study-no-double = No doblar
study-double-take = Doblar, aceptar
study-double-drop = Doblar, rechazar
study-win = G
study-win-note = Victorias, en tanto por ciento
study-win-gammon = GG
study-win-gammon-note = Gammons y backgammons ganados, en tanto por ciento
study-win-backgammon = GBG
study-win-backgammon-note = Backgammons ganados, en tanto por ciento
study-lose = P
study-lose-note = Derrotas, en tanto por ciento
study-lose-gammon = PG
study-lose-gammon-note = Gammons y backgammons perdidos, en tanto por ciento
study-lose-backgammon = PBG
study-lose-backgammon-note = Backgammons perdidos, en tanto por ciento
study-ids = La posición para otros programas

study-why-wins = Gana { $by } juegos menos de cada 100.
study-why-gammons = Gana { $by } gammons menos en 100 juegos.
study-why-gammons-lost = Pierde { $by } gammons más en 100 juegos.
study-why-shots = Deja { $made } de 36 tiradas que golpean, la mejor jugada { $best }.
study-why-best-hits = La mejor jugada golpea.
study-why-made-hits = Golpea, la mejor jugada no.
study-why-hits = Golpea { $made }, la mejor jugada { $best }.
study-why-home = Tiene { $made } { $made ->
    [one] casilla
   *[other] casillas
  } en casa, la mejor jugada { $best }.
study-why-prime = Su prime más largo es de { $made } casillas, el de la mejor jugada de { $best }.
study-why-anchor = La mejor jugada conserva un ancla.
study-why-off = Saca { $made }, la mejor jugada { $best }.

study-look-on = Seguir examinando desde aquí
study-cube-before = Antes de la tirada:
nav-position = Posiciones
position-title = Posición
position-board = El tablero
position-white = Blanco
position-black = Negro
position-plays = { $who } juega { $roll }.
position-doubled = { $who } ha doblado.
position-beavered = { $who } ha respondido con beaver.
position-raccooned = { $who } ha respondido con raccoon.
position-ottered = { $who } ha respondido con otter.
position-on-roll = Le toca tirar a { $who }.
position-money = Juego por dinero.
position-match = Match a { $length }: Blanco { $white }, Negro { $black }{ $crawford ->
    [yes] , juego Crawford.
   *[no] .
  }
position-wrong = Eso no es una posición. Lo es un XGID, un identificador de GNUBG u OpenGammon, una línea de FIBS o un tablero de letras.
position-playing = Estás jugando contra alguien. El motor vuelve a responder cuando eso termine.
position-play = Las jugadas
position-look-on = Seguir desde la posición que resulta
position-rolls = Tiradas
position-id = Posición
position-id-note = Un XGID, un identificador de GNUBG u OpenGammon, una línea de FIBS o un tablero de letras como los copian XG y gnubg.
position-roll = Tirada, si ya se ha tirado
position-look = Examinar
position-svg = Imagen (SVG)
study-adjusted = Resultado sin suerte
study-adjusted-note = El resultado menos la suerte propia, más la del rival: lo que valió solo el juego. Puede quedar fuera de 0 y 100 %.
study-adjusted-below = { $who } ganó, y las tiradas le dieron más que el match entero: por eso el resultado sin suerte queda fuera de 0 y 100 %. La suerte es una suma de todas las tiradas; en un solo match puede ser mayor que el resultado.
study-adjusted-above = { $who } ganó aunque las tiradas estaban del otro lado: por eso el resultado sin suerte queda fuera de 0 y 100 %. La suerte es una suma de todas las tiradas; en un solo match puede ser mayor que el resultado.

study-at-worst = El error más caro primero; ▶ y ◀ recorren el match.
study-no-line = El match no tiene esa línea. Este es el error más caro.
position-wrong-long = Eso es más largo que cualquier posición.
position-wrong-roll = Eso no es una tirada. Lo son dos cifras del 1 al 6: 31.
position-wrong-game-over = El juego ha terminado: alguien ha sacado todas sus fichas.
position-wrong-match-over = El match ha terminado: alguien tiene todos los puntos.
position-wrong-crawford = En el juego Crawford a uno de los dos le falta un punto.
study-chouette = Cubos de la chouette
study-chouette-note = Cada cubo es un juego aparte, el box contra un miembro. Las jugadas del equipo son del capitán; lo que cuestan varía de un cubo a otro.
study-chouette-game = Juego { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Teclas
study-key-points = De casilla en casilla por el tablero
study-key-board = Al tablero
study-key-move = Mover una ficha
study-key-away = Quitar una ficha al montar la posición
study-key-answer = Mover una ficha; con la tirada jugada, responder
study-look-here = Mirar más a fondo en este navegador
study-look-here-note = Tres tiradas adelante, sin servidor y sin red.
