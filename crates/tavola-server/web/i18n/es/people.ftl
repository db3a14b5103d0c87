# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Gente
person-bot = bot
rating-title = Rating
rating-provisional = Provisional: pocos matches, o hace mucho tiempo
rating-open = Este match cuenta para el rating. Lo que está en juego se muestra cuando están los dos.
rating-waits = Se está calculando el rating.
rating-your-stake = Puedes ganar { $gain } o perder { $loss } puntos de rating.
rating-stake = { $name } puede ganar { $gain } o perder { $loss } puntos de rating.
rating-share = Entre los dos se ha jugado mucho esta semana, así que cuenta el { $share } % del cambio.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Tú: { $before } → { $after } ({ $change })
rating-not-casual = Este match es amistoso: el rating no cambia.
rating-not-guest = El rating no cambia: para un match con rating los dos deben tener cuenta.
rating-not-new = El rating no cambia: en un match por invitación, las dos cuentas deben tener al menos un día.
rating-not-too_far = El rating no cambia: la diferencia es de más de 500 puntos.
rating-not-too_often = El rating no cambia: esta semana ya han jugado entre sí 7 matches que contaban.
rating-not-alone = El rating no cambia: una misma persona no puede jugar los dos bandos.
rating-not-annulled = El rating no cambia: el match se anuló.

seal-verify = Comprobar los dados
seal-checking = Recalculando todas las tiradas…
seal-wrong = Los dados no encajan con los compromisos. Abre el comprobador para ver dónde.
seal-unreadable = No se pudo leer el registro de los dados. Inténtalo otra vez.

people-title = Gente
people-find = Busca a alguien por el comienzo de su nombre
people-find-go = Buscar
people-none-found = Ningún nombre empieza por «{ $name }».
people-followed = A quién sigues
people-follow-oneself = No puedes seguirte a ti.
people-follow-many = Ya sigues a tanta gente como puedes. Deja antes de seguir a alguien.

ranking-choose = Clasificaciones
ranking-rating = Por rating
ranking-week = Esta semana
ranking-month = Este mes
ranking-year = Esta temporada
ranking-errors = Por tasa de error
ranking-points = Puntos jugados
ranking-place = Puesto
ranking-player = Nombre
ranking-gain = Cambio
ranking-points-played = Puntos jugados
ranking-matches = Matches
ranking-won = Ganados
ranking-empty = Todavía no hay nadie en esta clasificación. Juega matches con rating para estrenarla.
ranking-note = Una clasificación incluye a quienes han jugado en su período al menos { $points } puntos contra al menos { $people } personas y tienen un rating que no es provisional. Un match a 7 son 7 puntos.
ranking-listed = Apareces en las clasificaciones en cuanto has jugado lo suficiente.
ranking-unlisted = No apareces en ninguna clasificación.
ranking-leave = Quitarme de las clasificaciones
ranking-enter = Incluirme en las clasificaciones
pool-choose = Tipo de juego
pool-people = En vivo
pool-correspondence = Por correspondencia
pool-bots = Contra bots

profile-joined = Aquí desde el { $day }
profile-former = Antes { $names }
profile-challenge = Desafiar
profile-follow = Seguir
profile-unfollow = Dejar de seguir
profile-block = Bloquear
profile-register = Crea una cuenta para seguir a otras personas y jugar matches con rating.
profile-unrated = Ningún match con rating todavía.
profile-experience = { $matches ->
    [one] un match
   *[other] { $matches } matches
  }, { $points ->
    [one] un punto
   *[other] { $points } puntos
  }
profile-rating-note = El rating sigue la fórmula de FIBS, y todo el mundo empieza en 1500. Los matches contra bots tienen un rating aparte.
profile-errors = Todas las decisiones
profile-errors-checker = Juego de fichas
profile-errors-cube = Cubo
profile-errors-note = Sobre las últimas { $decisions } decisiones en matches con rating que el motor ha juzgado. { $interval ->
    [yes] La cifra verdadera está dentro del intervalo en 95 de cada 100 casos.
   *[no] El intervalo se muestra a partir de { $least } decisiones.
  }
profile-errors-few = Hasta ahora el motor ha juzgado menos de { $least } de sus decisiones.
profile-graph = Evolución del rating
profile-graph-table = Todos los cambios en una tabla
profile-graph-words = Rating en { $matches ->
    [one] un match
   *[other] { $matches } matches
  }: ahora { $now }, máximo { $most }, mínimo { $least }.
profile-no-matches = Aún no hay ningún match terminado que mostrar.
profile-none-found = Ningún match cumple el filtro.
profile-counted = { $n ->
    [one] Un match
   *[other] { $n } matches
  }, { $won } ganados
profile-filter = Filtrar los matches
profile-filter-go = Mostrar los matches
profile-opponent = Rival
profile-result = Resultado
profile-result-any = Cualquiera
profile-result-won = Victoria
profile-result-lost = Derrota
profile-score-stood = El marcador cuando terminó el match
profile-since = Desde
profile-until = Hasta
profile-search-wrong = No se puede leer el filtro: una longitud es un número, un día se escribe 2026-11-25.
profile-ways = Examinar
profile-watch = Ver
profile-newer = Matches más recientes

against-title = { $one } contra { $other }
against-none = Aún no han terminado ningún match entre sí.
against-by-length = Victorias por longitud del match

dice-of = Los dados de { $name }
dice-all-title = Los dados de todo el club
dice-none = Aún no se ha contado ninguna tirada: los dados se cuentan cuando termina un match.
dice-counted = { $n ->
    [one] Una tirada contada.
   *[other] { $n } tiradas contadas.
  } Las primeras tiradas de los juegos nunca son dobles y no se cuentan ({ $openings }).
dice-too-few = Hay pocas tiradas para juzgar: hacen falta al menos { $least }.
dice-test = { $rare ->
    [usual] Estas tiradas parecen de dados justos. Con dados justos, una desviación así o mayor se da en el { $percent } de los casos (chi cuadrado { $chi }).
    [rare] Con dados justos, una desviación así o mayor se da solo en el { $percent } de los casos (chi cuadrado { $chi }). De cada 100 jugadores honrados, a unos pocos les sale esto.
   *[very_rare] Con dados justos casi nunca se da una desviación así: en el { $percent } de los casos (chi cuadrado { $chi }). Comprueba los matches y avisa al club.
  }
dice-sums = Dobles y entradas
dice-what = Qué
dice-doubles = Dobles
dice-entering = Entradas desde la barra, de { $n ->
    [one] un intento
   *[other] { $n } intentos
  }
dice-pairs = Todas las tiradas
dice-pair = Tirada
dice-counted-head = Contadas
dice-expected = Promedio
dice-band = Normal
dice-outside = Fuera del intervalo normal
dice-band-note = El intervalo normal contiene 95 de cada 100 recuentos justos. De las 21 tiradas, más o menos una queda fuera solo por azar.

fair-play-title = Juego limpio
fair-play-of = Juego limpio: { $name }
fair-play-lead = Indicios solo para moderadores. Muestran dónde mirar y no deciden nada.
fair-play-base-title = Cuántas veces se equivocan estos indicios
fair-play-base = Supongamos que 1 de cada 100 jugadores recibe ayuda. Un indicio que descubre a 90 de cada 100 de ellos y sospecha de 1 de cada 100 honrados acierta en 48 de cada 100 casos, no más. Quien mira cinco veces encuentra cinco veces más honrados.
fair-play-base-many = Un match corto casi perfecto es frecuente entre jugadores honrados. Los resultados y las tiradas con suerte no dicen nada.
fair-play-hardest = Las diez jugadas más difíciles
fair-play-hardest-note = Mira la posición y decide antes de abrir el veredicto.
fair-play-choices = { $n } jugadas posibles
fair-play-verdict = Veredicto
fair-play-lost = { $best ->
    [yes] Se encontró la mejor jugada.
   *[no] La jugada perdió { $loss }.
  }
fair-play-none-judged = El motor aún no ha juzgado ninguno de sus matches con rating.
fair-play-rate = { $rate } sobre { $n } decisiones
fair-play-peers = Otras { $n } personas con un rating parecido: 5 de cada 100 juegan por debajo de { $low }, la mitad por debajo de { $middle }, 95 de cada 100 por debajo de { $high }.
fair-play-as-good = { $n } de ellas juegan igual de bien o mejor.
fair-play-few-peers = Solo hay { $n } personas más con un rating parecido juzgadas lo bastante bien. A partir de { $least } se comparan.
fair-play-agreement = Coincidencia con el motor en jugadas difíciles
fair-play-agreement-note = Solo jugadas en las que la mejor supera a la segunda en 0,02 a 0,08: ahí la gente se distingue. Al lado figuran los rivales de los mismos matches.
fair-play-player = Esta persona
fair-play-opponents = Los rivales
fair-play-found = { $best } de { $all } encontradas
fair-play-between = (proporción real entre el { $low } % y el { $high } %)
fair-play-too-few = (muy pocas para opinar)
fair-play-times = Tiempo según la dificultad
fair-play-difficulty = Jugadas
fair-play-forced = Forzadas
fair-play-easy = Fáciles
fair-play-hard = Difíciles
fair-play-close = Igualadas
fair-play-times-note = El tiempo mediano, con el número de jugadas. La gente piensa más donde es difícil.
fair-play-evidence = Lo que dice, en un sentido u otro
fair-play-unusual = Poco usual
fair-play-usual = Como juega la gente
fair-play-unknown = Demasiado poco para opinar
fair-play-nothing = Nada.
fair-play-says-rate-low = La tasa de error, con su intervalo, está por debajo de la de 95 de cada 100 jugadores con un rating parecido.
fair-play-says-rate-usual = La tasa de error es propia de su rating.
fair-play-says-rate-open = Hay pocas decisiones, o pocas personas con quienes comparar.
fair-play-says-hard-more = Encontró jugadas difíciles claramente más a menudo que sus rivales.
fair-play-says-hard-usual = Encontró jugadas difíciles más o menos tan a menudo como sus rivales.
fair-play-says-hard-open = Hay pocas jugadas difíciles.
fair-play-says-time-flat = Las jugadas difíciles no llevaron más tiempo que las fáciles, mientras que los rivales pensaron más.
fair-play-says-time-grows = Las jugadas difíciles llevaron más tiempo que las fáciles.
fair-play-says-time-open = Hay pocas jugadas con tiempo.
fair-play-says-cube-apart = El juego de fichas es casi perfecto y el cubo no.
fair-play-says-cube-usual = El juego de fichas y el cubo concuerdan.
fair-play-says-cube-open = Hay pocas decisiones.
fair-play-steps = Primero observa; después pregunta con amabilidad u ofrece un match supervisado. A nadie se le restringe sin motivos, sin un final y sin apelación ante otra persona.
fair-play-alike = Conviene mirarlo
fair-play-alike-note = Pistas, nunca veredictos: también entre amigos se abandona pronto, y hay quien siempre pierde.
fair-play-quick = { $n } matches con rating terminaron en menos de un minuto
fair-play-one-way = los { $n } matches con rating acabaron del mismo lado
