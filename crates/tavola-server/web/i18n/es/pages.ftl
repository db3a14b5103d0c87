# Pages around the table. Used by the server only.

tagline = Backgammon sin ruido: un buen tablero y dados que puedes comprobar.
nav-rules = Reglas
nav-dice = Comprobar los dados
nav-language = Idioma
guest-name = Visitante { $number }
skip = Ir al contenido

# Start
start-title = Backgammon en un buen tablero
start-lead = Juega contra quien esté, contra el bot o contra alguien que conozcas con un enlace. Sin cuenta, sin monedas, sin publicidad.
start-bot = Jugar contra el bot
start-bot-note = Un match a { $length } puntos con el cubo. Un clic y estás en la mesa.
start-level = ¿De qué nivel?
start-friend = Invitar a alguien
start-friend-note = Recibes un enlace. Quien lo abra juega contra ti.
start-called = Juegas como { $name }
start-new-name = Nombre nuevo
start-nameless = Elegir un nombre
start-custom = Elegir las reglas
start-tables = Tus mesas
start-tables-none = Todavía no tienes mesas. Aparecerán aquí, y podrás volver a ellas cuando quieras.
start-name = Tu nombre
start-dice-title = Dados que puedes comprobar
start-dice = Antes del match, el servidor y cada uno de los dos rivales guardan bajo llave un secreto. Cada tirada sale de los tres: nadie puede conocerla de antemano, y después puedes recalcular todas las tiradas por tu cuenta.
start-dice-how = Cómo funciona
start-ear-title = Con el teclado y de oído
start-ear = Cada casilla tiene un nombre, cada tirada y cada jugada se leen en voz alta, y puedes jugar un match entero sin ratón. Pulsa ? en la mesa para ver las teclas.
start-kept-title = No se pierde nada
start-kept = Cierra la página, pierde la conexión, vuelve mañana: la mesa está como la dejaste.
table-against = { $white } – { $black }
table-to = a { $length }, { $a }–{ $b }
table-money = por dinero, { $a }–{ $b }
table-waiting = esperando rival
table-playing = en juego
table-over = terminado
table-broken = no se puede abrir
table-unnamed = sitio libre

# Rule chooser
choose-title = Elige las reglas
choose-against = Contra
choose-bot = El bot
choose-friend = Alguien que conoces, con un enlace
choose-doubles = Dos contra dos, con enlaces
choose-doubles-note = Dobles con consulta: cada bando lo juega una pareja que habla en privado.
choose-preset = Tipo de juego
choose-preset-note = El tipo de juego fija todas las opciones de abajo; deja una en «Predefinida» para no cambiarla.
preset-match = Match
preset-match-note = A un número de puntos, con el cubo y la regla Crawford.
preset-money = Juego por dinero
preset-money-note = Juego tras juego, cada uno por su propia apuesta, con la regla Jacoby.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Las reglas de una sala de juego italiana en línea: un límite propio para los doblajes, sin juego Crawford, backgammon incluso después de sacar fichas.
preset-tournament = Torneo
preset-tournament-note = Un match según el reglamento italiano de torneos, desde 3 puntos, sin máximo en las reglas.
knob-length = Puntos del match
knob-length-note = Para los matches, normalmente 5; dura una media hora. Las reglas no conocen máximo; este programa cuenta hasta 64. Un juego suelto es poco usual en la tavola reale: 3, 5 o 7.
knob-as-preset = Predefinida
knob-on = Sí
knob-off = No
knob-jacoby = Regla Jacoby
knob-jacoby-note = Juego por dinero: los gammons solo cuentan si se ha doblado.
knob-responses = Respuestas a un doblaje
knob-responses-note = Juego por dinero: el beaver redobla al instante y conserva el cubo.
knob-responses-take_or_drop = Aceptar o rechazar
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver y raccoon
knob-responses-otter = Beaver, raccoon y otter
knob-automatic_doubles = Doblajes automáticos
knob-automatic_doubles-note = Juego por dinero: dos dados iguales en la tirada inicial doblan la apuesta.
knob-automatic-none = Ninguno
knob-automatic-up-to = { $n ->
    [one] El primero
   *[other] Los { $n } primeros
}
knob-crawford = Regla Crawford
knob-crawford-note = Matches: un juego sin cubo cuando a alguien le falta un punto para ganar.
knob-holland = Regla Holland
knob-holland-note = Matches: después del juego Crawford, quien va por detrás no puede doblar antes de su tercer turno.
knob-backgammon = Backgammon
knob-backgammon-note = Si se puede perder el triple de la apuesta después de haber sacado una ficha.
knob-backgammon-only_with_none_off = Solo sin ninguna ficha fuera
knob-backgammon-even_with_some_off = También con fichas fuera
knob-premature_roll = Una tirada antes de tiempo
knob-premature_roll-note = Nula: se tira otra vez (IRR-06). Vale: el rival juega conociéndola, y quien tiró antes de tiempo no puede doblar en ese turno (IRR-07). Solo importa con legalidad a petición.
knob-premature_roll-void = Nula
knob-premature_roll-stands = Vale
knob-doubling_limit = Límite de los doblajes
knob-doubling_limit-note = Tavola reale: ningún doblaje con el que una victoria simple acabaría el match (CUB-17). Solo en la tavola reale.
knob-doubling_limit-none = Ninguno
knob-doubling_limit-tavola-reale = Como en la tavola reale
knob-legality = Legalidad de las jugadas
knob-legality-note = Estricta: solo se pueden completar jugadas legales. A petición: toda jugada vale si el rival no pide una legal, como en el tablero de madera.
knob-legality-strict = Estricta
knob-legality-called = A petición
knob-pace = Ritmo
knob-level = Nivel del bot
knob-level-note = Solo si juegas contra el bot.
knob-clock = Reloj
knob-clock-note = Una reserva de minutos por punto y unos segundos libres en cada turno. Si se te acaba la reserva, pierdes el match.
knob-clock-none = Sin reloj
knob-clock-simple_delay = Retardo y después reserva
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: segundos añadidos en cada turno
knob-minutes = Minutos por punto
knob-seconds = Segundos por turno
knob-side = Tus fichas
knob-side-any = Por sorteo
knob-side-white = Blancas
knob-side-black = Negras
choose-more = Más reglas
choose-go = Abrir la mesa

# Table
table-title = Mesa
table-moves = Este juego
table-games = Juegos
table-game = Juego
table-winner = Gana
table-how = Resultado
table-points = Puntos
table-score = Marcador
table-settings = Ajustes
table-help = Teclas
table-resign = Abandonar
table-files = Descargar el match
table-claim = Reclamar
table-plays = Lista de jugadas
table-last = Repetir la última jugada
table-flip = Girar el tablero
table-leave = Dejar la mesa
table-proof = Dados: compromisos y prueba
table-invite = Invita a tu contrincante
table-invite-note = Envía este enlace. Quien lo abra primero ocupa el otro sitio.
table-invite-doubles = Invita a tu pareja y a los rivales
table-invite-doubles-note = Cada enlace es para un sitio. El match empieza cuando estén las cuatro personas.
table-invite-partner = Para tu pareja
table-invite-opponent = Para un rival
table-copy = Copiar
invite-share = Compartir
invite-qr = Código QR
invite-qr-note = El enlace como código QR
table-terms = Reglas y límites
look-open = Repasar
look-first = Al principio del juego
look-back = Una jugada atrás
look-on = Una jugada adelante
look-last = Al final del juego
look-close = Volver al juego
copy-id-note = La posición antes de la jugada que se muestra, con su tirada
copy-link = Copiar el enlace
name-change = Cambiar el nombre
table-onward = Mesa nueva
table-close = Cerrar
table-result = Resultado
table-noscript = Esta mesa necesita JavaScript para actualizarse sola. Puedes jugar sin él: elige abajo y recarga para ver la jugada de tu rival.
plain-plays = Jugar
plain-reload = Recargar
plain-play-none = Sin jugada legal: seguir
resign-title = Abandonar
resign-note = Se abandona al final de un turno: si lo ofreces en medio del tuyo, espera a que lo termines. Tu rival puede no aceptar lo que ofreces, salvo que sea lo máximo que puedes perder.
plays-title = Jugadas legales
plays-note = Elige una, o escribe su número y Enter.

# Joining
join-title = Tienes una invitación
join-lead = { $who } te invita a jugar al backgammon.
join-lead-partner = { $who } te invita a jugar al backgammon en pareja, dos contra dos.
join-lead-opponent = { $who } te invita a jugar al backgammon como rival, dos contra dos.
terms-stake = Apuesta
terms-stake-match = El match; los puntos por encima de su longitud no cuentan
terms-stake-money = Puntos: se suma lo que vale cada juego
terms-clock = { $mode }, { $bank } min para cada uno y { $delay } s por turno
terms-decision = Para cada decisión
terms-absence = Para volver tras perder la conexión
terms-time = { $time } min
name-note = Hasta { $most } caracteres. Si lo dejas vacío, serás visitante con un número.
name-note-known = Hasta { $most } caracteres. Si lo dejas vacío, sigues siendo { $name }.
name-missing = Ese nombre no tiene ninguna letra que se pueda mostrar. Vuelve atrás y elige otro; lo demás que escribiste sigue ahí.
name-too-long = Ese nombre tiene más de { $most } caracteres. Vuelve atrás y elige uno más corto; lo demás que escribiste sigue ahí.
name-of-house = Ese nombre pertenece a este club. Vuelve atrás y elige otro; lo demás que escribiste sigue ahí.
name-mixed = Ese nombre mezcla letras de distintos alfabetos que se parecen. Vuelve atrás y escríbelo en uno solo; lo demás que escribiste sigue ahí.
join-rules = Las reglas de esta mesa
join-sit = Sentarse y jugar
join-over = Este match ha terminado.
join-look = Ver la mesa
join-taken = Este sitio ya está ocupado.
rules-of-match = Match a { $length }
rules-of-money = Juego por dinero

# Dice checker
verify-title = Comprueba los dados de un match
verify-lead = Abre la transcripción de un match y esta página recalcula todas las tiradas en tu navegador. No se envía nada a ninguna parte.
verify-file = Transcripción (proof.json)
verify-paste = o pégala aquí
verify-go = Comprobar
verify-save = Guardar el comprobador para usarlo sin conexión
verify-how-title = Cómo se hacen los dados
verify-how = El servidor se compromete con un secreto antes de que nadie se siente. Cada sitio se compromete con el final de una cadena de hashes. Con cada decisión de tirar se abre el siguiente eslabón de ambas cadenas; la tirada es un HMAC, con el secreto del servidor como clave, sobre la mesa, el match, el número de la tirada, los dos compromisos y los dos eslabones. Los bytes de 252 en adelante se saltan, para que todos los números sean igual de probables.
verify-noscript = El comprobador necesita JavaScript. La orden “tavola verify-dice FILE” hace lo mismo.
verify-honest = Las { $rolls } tiradas son correctas: todas salen de lo que se guardó bajo llave antes del match.
verify-honest-one = La única tirada es correcta: sale de lo que se guardó bajo llave antes del match.
verify-wrong = { $faults ->
    [one] Hay un fallo.
   *[other] Hay { $faults } fallos.
}
verify-rolls = Todas las tiradas, con la procedencia de cada eslabón
verify-roll-number = Tirada
verify-roll-who = La hizo
verify-roll-dice = Dados
verify-roll-link = Eslabón de { $who }
verify-roll-both = ambos
verify-link-client = su página
verify-link-escrow = su copia, guardada aquí
verify-link-house = servidor
verify-link-default = por defecto (no llegó)
verify-unreadable = Esto no es una transcripción.
verify-no-length = Este registro tiene un formato antiguo que no indica su longitud, así que no se notaría si al final le faltaran tiradas.
verify-nameless = Alguien de este registro ha dejado el club y ya no aparece en él por su nombre. Los resúmenes hechos con ese nombre se conservan como estaban y no se pueden recalcular; todo lo demás sí.
verify-in-play = El match sigue en juego: el servidor abre su secreto cuando termina, y solo entonces se pueden recalcular las tiradas.
verify-fault-scheme = El registro es de otra clase que la que comprueba esta página.
verify-fault-secret-missing = El match ha terminado y falta el secreto del servidor.
verify-fault-secret = El secreto del servidor no es aquel con el que se comprometió antes del match.
verify-fault-link-default = Tirada %: un eslabón que no llegó no se sustituyó por el convenido.
verify-fault-link-source = Tirada %: la procedencia indicada de un eslabón no es correcta.
verify-fault-link = Tirada %: un eslabón no forma parte de la cadena con la que se comprometió su sitio.
verify-fault-seen = Tirada %: un sitio abrió su eslabón para un registro distinto de este.
verify-fault-number = Tirada %: las tiradas no están numeradas una tras otra.
verify-fault-dice = Tirada %: estos dados no salen del secreto y de los eslabones.
verify-fault-log-missing = Falta el desarrollo del match.
verify-fault-log = El desarrollo del match no encaja con las tiradas.
verify-fault-count = Hay más o menos tiradas de las que dice el desarrollo del match.
verify-fault-kept = Se dice que un resumen se hizo con un nombre donde no hay ningún nombre.
verify-fault-ending = El registro no termina como dice: se cortó, añadió o cambió algo.
verify-fault-other = El registro no es coherente.
dice-part = Los dados de este match
dice-warning-title = El servidor no cumple su promesa sobre los dados
dice-warning-do = Tu navegador ha anotado qué se le pidió, cuándo y qué se le mostró. Guarda este registro, enséñaselo a tu rival y no sigas jugando por nada que importe.
dice-evidence-save = Guardar las pruebas
dice-details = Ver todas las tiradas
dice-away = Seguir en otro dispositivo
dice-away-note = Tu parte de los dados está en este navegador. Abre este enlace donde quieras seguir, con tu sesión iniciada, y tu parte pasará allí. No des el enlace a nadie: quien lo tenga junto con el secreto del servidor conoce tus tiradas.

# Rules for players

# Errors
error-404 = Aquí no hay nada
error-404-note = La dirección es incorrecta o la mesa se ha eliminado.
clause-says = Lo que dice { $clause }
error-403 = No tienes acceso
error-403-note = Esto pertenece a otra persona. Si tienes una invitación, abre de nuevo su enlace.
error-aside = Esto no se puede abrir
error-aside-note = Una parte de lo guardado aquí no se puede leer, así que se ha apartado. No se ha borrado nada, y el resto del club sigue funcionando. Quienes llevan el club pueden examinarlo con “tavola doctor”.
error-other = No ha funcionado
error-too-fast = Eso ha sido más rápido de lo que juega nadie. Espera un momento y vuelve a intentarlo.
error-too-slow = Tardó demasiado en llegar. Comprueba tu conexión y vuelve a intentarlo.
error-too-many-guests = Acaba de entrar mucha gente desde tu red. Espera unos segundos y vuelve a intentarlo.
error-too-many-bots = Ya hay bastantes mesas con bots jugando entre sí. Espera a que una termine o se detenga porque nadie mira.
error-busy = El club está muy ocupado. Vuelve a intentarlo.
error-closing = El club está a punto de reiniciarse. Vuelve a intentarlo en un momento.
error-malformed = Lo que se envió no se pudo leer. Vuelve atrás, revisa lo que escribiste e inténtalo otra vez.
error-cross-site = Eso venía de la página de otro sitio, así que no se ha hecho nada.
error-internal = Algo ha fallado por nuestra parte. No ha cambiado nada; puedes volver a intentarlo.
error-back = Volver
error-home = Ir a la página de inicio
error-table = Volver a la mesa
error-event = Volver al torneo

# Chouette
chouette-title = Chouette
chouette-now = Qué toca ahora
chouette-open = Abrir una chouette
wooden-start-title = Tablero de madera
wooden-start = Pon un teléfono al lado: reloj, marcador y acta. Funciona sin red, y no se pierde nada de lo que pulses.
wooden-open = Abrir el reloj
chouette-start-title = Chouette
chouette-start = Uno contra todos, con un cubo para cada uno: el box juega contra un equipo que se consulta. Con gente conocida, con bots o como libreta de un tablero de madera.
chouette-games = { $n ->
    [0] ningún juego todavía
    [one] un juego
   *[other] { $n } juegos
}
chouette-lead = Una persona es el box y juega contra todas las demás. El capitán mueve por el equipo, los otros aconsejan, y cada cual lleva su propia cuenta con el box.
chouette-turned = { $n ->
    [one] con una regla cambiada
   *[other] con { $n } reglas cambiadas
}
preset-chouette-club = Chouette de club
preset-chouette-club-note = Un cubo entre el box y cada miembro, con los deberes del club: aceptar bastantes, primero el cubo del capitán, beavers.
preset-chouette-galore = Chouette sencilla
preset-chouette-galore-note = Un cubo para todos; cuando el box dobla, cada miembro acepta o rechaza por su cuenta.
chouette-place = El tablero
chouette-place-online = Aquí, con los dados del servidor
chouette-place-online-note = El box y el capitán mueven en la pantalla; todas las tiradas se pueden comprobar después.
chouette-place-over_the_board = Un tablero de madera
chouette-place-over_the_board-note = Tú anotas cubos y resultados; la página lleva el orden, los deberes y las cuentas.
chouette-bots = Bots
chouette-bots-note = Entran al momento y juegan como miembros, capitán o box. Con dos de ellos puedes empezar sin nadie más. No con un tablero de madera.
chouette-bot-level = Su nivel
chouette-bot-add = Añadir un bot
level-beginner = Principiante
level-novice = Novato
level-casual = Aficionado
level-intermediate = Intermedio
level-advanced = Avanzado
level-expert = Experto
level-full = Fuerza máxima
chouette-host = Tú
chouette-host-plays = juegas
chouette-host-keeps = solo llevas la libreta
chouette-host-note = Quien organiza añade bots, fija la apuesta y, con un tablero de madera, anota por todos.
chouette-lobby = Chouettes a las que puedes unirte
chouette-lobby-note = Cualquiera puede unirse; el juego en curso continúa, y empiezas al final de la cola.
chouette-lobby-nobody = Nadie todavía
chouette-door = Quién puede unirse
chouette-door-link = Quien tenga el enlace
chouette-door-open = Cualquiera; la chouette aparece en la lista
chouette-worth = Un punto vale
chouette-worth-note = Como lo escribirías: 2,50 con EUR. Sin moneda, un punto es solo un punto.
chouette-pace = Límites de tiempo
chouette-pace-answer = Para responder a un cubo
chouette-pace-answer-note = Después, no responder equivale a la respuesta del capitán, o a rechazar.
chouette-pace-turn = Para tirar o jugar
chouette-pace-turn-note = Después toma el relevo el siguiente de la cola, o el box ha perdido.
chouette-pace-absence = Sin ninguna página abierta
chouette-pace-absence-note = A quien falta tanto tiempo ya no se le espera: cuenta como no responder.
chouette-pace-gather = Para sumarse con el propio cubo
chouette-pace-gather-note = Después del primer doblaje, antes de que responda el box.
chouette-pace-fair = Antes de que tire el capitán
chouette-pace-fair-note = Para que todos puedan doblar; pulsar «No doblo» ahorra la espera a los demás.
chouette-seconds = { $n } segundos
chouette-no-limit = sin límite
chouette-go = Abrir la chouette
chouette-knob-cubes = Cubos
chouette-knob-cubes-note = Club: uno para cada miembro. Sencilla: uno para todos.
chouette-knob-cubes-single = Uno para todos
chouette-knob-cubes-multiple = Uno para cada miembro
chouette-knob-box_stays = El box se queda
chouette-knob-box_stays-note = Club: si gana y no va por detrás en puntos en ese juego. Sencilla: si vence al capitán.
chouette-knob-box_stays-beats_captain = si vence al capitán
chouette-knob-box_stays-wins_and_level = si gana y no pierde puntos en ese juego
chouette-knob-offering = Los miembros pueden doblar
chouette-knob-offering-note = Club: hasta que el box haya respondido a uno de ellos. Sencilla: hasta que tire el capitán.
chouette-knob-offering-until_roll = hasta la tirada
chouette-knob-offering-until_answered = hasta que el box haya respondido
chouette-knob-take_enough = Aceptar bastantes
chouette-knob-take_enough-note = Cuando todos han doblado, el box tiene que aceptar bastantes cubos para no perder puntos si gana, y responder con beaver si solo acepta el del capitán. Activo en la chouette de club.
chouette-knob-captain_cube = El cubo del capitán
chouette-knob-captain_cube-note = Entre varios cubos ofrecidos a la vez. Club: si el box acepta alguno, acepta el del capitán. Sencilla: como quiera.
chouette-knob-captain_cube-off = el box acepta los que quiera
chouette-knob-captain_cube-if_any = si el box acepta alguno, acepta el del capitán
chouette-knob-captain_cube-must = el box tiene que aceptar el del capitán
chouette-knob-beaver = Aceptar un doblaje
chouette-knob-beaver-note = Donde hay beavers: si se puede aceptar también sin ellos.
chouette-knob-beaver-may = con beaver o sin él
chouette-knob-beaver-must = siempre con beaver
chouette-knob-sole_taker_beavers = Quien acepta a solas responde con beaver
chouette-knob-sole_taker_beavers-note = Cuando el box ha doblado a todos y solo uno acepta, tiene que responder con beaver. Activo en la chouette de club.
chouette-knob-holdout = El último en rechazar
chouette-knob-holdout-note = Con cinco jugadores o más: si todos menos uno rechazan el doblaje del box, el último también tiene que rechazar. Inactivo si no se elige.
chouette-knob-holdout-first = en el primer doblaje del box
chouette-knob-holdout-any = en todos los doblajes del box
chouette-knob-extras = Cubos extra
chouette-knob-extras-note = Solo con un cubo: quienes han rechazado pueden dar otro cubo a quien acepta a solas, al valor doblado y desde el centro. Inactivo si no se elige.
chouette-knob-extras-paid = quien da uno paga lo que cuesta rechazar
chouette-knob-extras-free = quien da uno no paga nada
chouette-knob-consultation = Consejos al capitán
chouette-knob-consultation-note = Club: de quienes han doblado o aceptado un cubo, o a quienes se les pide. Sencilla: de todos los que están en el juego.
chouette-knob-consultation-free = de todos los que están en el juego
chouette-knob-consultation-never = nunca
chouette-knob-consultation-after-cube = en cuanto se ha movido un cubo
chouette-knob-consultation-cube-holders = de quienes tienen un cubo movido
chouette-knob-declining = Cuando varios rechazan el cubo del box
chouette-knob-declining-note = Con muchos cubos, los capitanes van al final por turno. Con un cubo, solo va el capitán.
chouette-knob-declining-captain_only = solo el capitán va al final
chouette-knob-declining-in_turn = los capitanes van por turno
chouette-knob-captain_after_drop = Después de que rechace el capitán
chouette-knob-captain_after_drop-note = Cuando el capitán rechaza el doblaje del box y otros aceptan.
chouette-knob-captain_after_drop-stays = el siguiente es capitán definitivamente
chouette-knob-captain_after_drop-temporary = el siguiente es capitán solo en este juego
chouette-knob-leaving = Cubo de quien se va
chouette-knob-leaving-note = Durante un juego. Sigue en juego si no eliges otra cosa; responde por él el capitán.
chouette-knob-leaving-plays_on = sigue en juego a cargo del capitán
chouette-knob-leaving-loses = se pierde en el acto
chouette-knob-partner_lot = Sorteo de la pareja del box
chouette-knob-partner_lot-note = Si nadie quiere hacer pareja con el box. Normalmente sin el capitán.
chouette-knob-partner_lot-without_captain = sin el capitán
chouette-knob-partner_lot-with_captain = con el capitán
chouette-knob-partner_place = La pareja cuando pierde el box
chouette-knob-partner_place-note = Normalmente conserva su puesto.
chouette-knob-partner_place-kept = conserva su puesto
chouette-knob-partner_place-end = va al final
chouette-knob-partner_from = Pareja del box a partir de
chouette-knob-partner_from-note = Número de jugadores, normalmente 8.
chouette-automatic-consent = El primero; más si el box está de acuerdo
chouette-join-title = Una chouette
chouette-there = Ya están aquí
chouette-join = Unirse
chouette-join-note = Empiezas al final de la cola y juegas desde el próximo juego. Puedes irte entre decisiones.
chouette-invite = Invita a más gente
chouette-invite-note = Quien abra este enlace puede unirse en cualquier momento, al final de la cola.
chouette-noscript = La página de la chouette necesita JavaScript. Sin él solo ves quién está y las cuentas.
chouette-resign-note = El otro bando puede no aceptar tu oferta, salvo que sea lo máximo que se puede perder.
chouette-sure = ¿Seguro?
accounts-count = { $n ->
    [one] un juego
   *[other] { $n } juegos
}
accounts-back = Volver a la chouette
accounts-csv = Descargar como CSV
accounts-print = Página para imprimir
accounts-balances = Saldos
accounts-debts = Quién debe a quién
accounts-total = Total
accounts-by-game = Puntos por juego
accounts-marks = B: box en ese juego. C: capitán.
accounts-game = Juego { $n }
accounts-cube = a { $value }, { $winner ->
    [box] lo gana el box
    [team] ganado al box
   *[agreed] cerrado por acuerdo
}
cause-dropped = rechazado
cause-decided = decidido por el juego
cause-extra_given = con un cubo extra
cause-agreed = por acuerdo
cause-left = se fue
cause-partner = la parte de la pareja

# Where a guest is at home
browsers-title = Navegadores que te conocen
browsers-many = { $n ->
    [one] Solo te conoce este navegador.
   *[other] Te conocen { $n } navegadores.
 }
browsers-end-others = Cerrar sesión en todos los demás navegadores
browsers-here-note = A quien visita el club solo lo conoce su navegador. Si cierras sesión aquí y ningún otro te conoce, no podrás volver a tus mesas.
browsers-end-here = Cerrar sesión en este navegador

# The rules of the chouette
chouette-rules-title = Reglas de la chouette
chouette-rules-presets = Los dos tipos

## Rules that do not go together
not-translated = Aún no está traducido: aquí está en inglés.
broken-length-in-money-play = Estas reglas son para el juego por dinero, que no se juega a un número de puntos: deja los puntos vacíos o elige un match.
broken-match-without-length = Un match se juega a un número de puntos: escribe uno o elige el juego por dinero.
broken-jacoby-in-match = En un match no hay regla Jacoby: desactívala o elige el juego por dinero.
broken-responses-in-match = En un match no hay beavers: desactívalos o elige el juego por dinero.
broken-automatic-doubles-in-match = En un match no hay doblajes automáticos: desactívalos o elige el juego por dinero.
broken-holland-without-crawford = La regla Holland trata de los juegos posteriores al juego Crawford: activa la regla Crawford o desactiva Holland.
broken-tournament-length = Los matches de torneo se juegan a 3 puntos o más: escribe un match más largo o elige «Match».
broken-crawford-outside-match = La regla Crawford es para los matches: desactívala o elige un match.
broken-holland-outside-match = La regla Holland es para los matches: desactívala o elige un match.
broken-doubling-limit-outside-match = El límite de doblajes de la tavola reale es para los matches: desactívalo o elige un match.
broken-consent-outside-chouette = Los doblajes automáticos con permiso del box son para una chouette: elige cuántos, o ninguno.
broken-time-limit = Ese límite de tiempo es demasiado largo o demasiado corto: puede ir de un segundo a siete días.
broken-clock-times = Con ese reloj no puede jugar nadie: necesita algo de tiempo, y como máximo 10 horas por punto y por turno.
broken-rated-time = Un match con rating deja a todos tiempo para jugar: al menos 15 segundos para una decisión, 30 para volver si se pierde la conexión y, con reloj, un minuto por juego.
broken-bots = Pueden jugar { $most } bots como máximo, y ninguno en un tablero de madera.
broken-stake-in-match = La apuesta por punto es para el juego por dinero: deja la moneda vacía o elige el juego por dinero.
broken-called-in-tavola-reale = La tavola reale se juega con legalidad estricta: elige «Estricta» u otras reglas.

# The tutor on the start page

start-tutor = Con tutor
start-tutor-note = Pregunta antes de un error grave, da pistas y permite rectificar.
knob-tutor-none = Ninguno
knob-tutor-whopper = Pregunta antes de un error garrafal
knob-tutor-blunder = Pregunta antes de un error grave
knob-tutor-error = Pregunta antes de un error
knob-tutor-doubtful = Pregunta antes de una jugada dudosa
knob-tutor-note = Contra un bot: pregunta antes de una mala jugada, da pistas y permite rectificar. El match queda marcado como jugado con tutor.
terms-tutor = Pregunta antes de una decisión que pierde { $loss } o más; se permiten las pistas y rectificar
