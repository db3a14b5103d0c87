# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Pareja del box
role-captain = Capitán
role-member = Equipo
role-giver = Ha dado un cubo
role-out = Fuera
role-waiting = En espera
role-gone = Se fue
with-role = { $who }, { $role }
nobody = nadie
no-cubes = No hay cubos en la mesa.
points-count = { $n ->
    [one] un punto
   *[other] { $size } puntos
}

# Where it stands
now-gathering = { $n ->
    [0] Nadie se ha unido todavía: para una chouette hacen falta al menos tres.
    [one] Se ha unido una persona: para una chouette hacen falta al menos tres.
   *[other] Se han unido { $n } personas: para una chouette hacen falta al menos tres.
}
now-enough = Se han unido { $n } personas. Toca tirar un dado para el orden, o esperar a más gente.
now-enough-wooden = Se han unido { $n } personas. Cada cual tira un dado en la mesa; anota el orden.
now-ordering = Cada cual tira un dado: el más alto es el box, el segundo el capitán.
now-order = El orden está decidido: { $box } es el box, { $captain } el capitán.
now-between = Antes del juego { $game }: { $box } es el box, { $captain } el capitán.
now-partner = { $you ->
    [true] ¿Quieres hacer pareja con el box?
   *[false] Se ha preguntado a { $who } si quiere hacer pareja con el box.
}
now-draw = Nadie quiere hacer pareja: el box puede sortearla.
now-closed = La sesión ha terminado. Las cuentas muestran lo que falta por pagar.
now-extras = { $you ->
    [true] Solo has aceptado tú: los demás pueden darte cada uno otro cubo, pagándote { $price }.
   *[false] Solo ha aceptado { $who }. Quienes han rechazado pueden dar un cubo extra y pagar con él { $price }.
}
now-tie = { $you ->
    [true] El mismo número dos veces. ¿Doblas otra vez la apuesta?
   *[false] El mismo número dos veces: { $who } decide si se dobla otra vez la apuesta.
}
now-wooden = El juego { $game } se juega en el tablero de madera. Anota los cubos y el resultado.
now-box-offers = { $step ->
    [beaver] { $box }: beaver a { $value } contra { $members }.
    [raccoon] { $box }: raccoon a { $value } contra { $members }.
    [otter] { $box }: otter a { $value } contra { $members }.
   *[double] { $box } (box): doblaje a { $value } contra { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver a { $value }.
    [raccoon] { $members }: raccoon a { $value }.
    [otter] { $members }: otter a { $value }.
   *[double] { $members }: doblaje a { $value }.
}
now-offer-part = { $by ->
    [box] a { $value } contra { $members }
   *[team] { $members } a { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver { $list }.
    [raccoon] { $box }: raccoon { $list }.
    [otter] { $box }: otter { $list }.
   *[double] { $box } (box): doblaje { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Doblaje: { $list }.
}
waits-next-game = Juegas desde el próximo juego.
now-resignation = { $you ->
    [true] Te ofrecen { $win ->
        [gammon] un gammon
        [backgammon] un backgammon
       *[single] un juego simple
    }. ¿Aceptas?
   *[false] Abandono ofrecido: { $win ->
        [gammon] un gammon
        [backgammon] un backgammon
       *[single] un juego simple
    }. Esperando a { $who }.
}
now-opening-yours = Tirada inicial: tira tu dado.
now-opening = Tirada inicial: el box y el capitán tiran un dado cada uno.
now-roll-cube = { $you ->
    [true] Te toca: tira o dobla.
   *[false] Le toca tirar a { $who }. Antes puedes doblar.
}
now-roll = { $you ->
    [true] Te toca: tira.
   *[false] Le toca tirar a { $who }.
}
now-play = Le toca jugar { $roll } a { $who }.
now-shown = { $you ->
    [true] Se ha hecho una jugada: tira para aceptarla.
   *[false] Se ha hecho una jugada; { $who } puede pedir una legal.
}
now-advise = Le toca jugar { $roll } a { $who }. Mueve fichas para mostrarle una jugada al capitán.
now-advise-ready = Muestra esta jugada al capitán o deshazla.
waits-roll_die = Faltan por tirar: { $who }.
waits-offer = Aún pueden doblar: { $who }.
waits-answer = Faltan por responder: { $who }.
waits-extra = Faltan por decidir: { $who }.
time-left = quedan { $time }

# Acts
choice-roll_die = Tirar tu dado
choice-roll_opening = Tirar
choice-draw_partner = Sortear la pareja
choice-give_extra = Dar un cubo, pagar { $price }
choice-decline_extra = No dar cubo
choice-count_tie = Aceptar el doblaje automático
choice-decline_tie = Dejar el cubo
choice-accept_partner = Hacer pareja con el box
choice-decline_partner = No, gracias
choice-start_game = { $game ->
    [1] Empezar el primer juego
   *[other] Empezar el juego { $game }
}
choice-seek_partner = Buscar pareja
choice-end_partnership = Deshacer la pareja
choice-double = Doblar a { $value }
choice-double_all = Doblar a todos
choice-double_some = Doblar los elegidos
choice-hold = No doblo
choice-join = Unirse
choice-stay = Quedarme
choice-leave = Dejar la chouette
choice-leave-game = Irme después de este juego
choice-close = Terminar la sesión
sure-leave = ¿Irte? Tu cuenta sigue abierta hasta que se salde.
sure-close = ¿Terminar la sesión para todos? Las cuentas se conservan.
act-roll_opening = Tirar

# Answering
answer-title = { $n ->
    [one] Tu respuesta
   *[other] Tu respuesta a { $n } cubos, como una sola decisión
}
answer-cube = { $who }: { $asked } si aceptas, { $refused } perdidos si rechazas
answer-cube-alone = { $asked } si aceptas, { $refused } perdidos si rechazas
answer-take = Aceptar
answer-drop = Rechazar
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Aceptar todos
answer-all-drop = Rechazar todos
answer-all-beaver = Beaver a todos
answer-all-raccoon = Raccoon a todos
answer-all-otter = Otter a todos
answer-send = Responder
answer-weigh = Jugarías por { $played } y pagarías ahora { $paid }.
answer-open = Elige una respuesta para cada cubo.
answer-fine = Las reglas permiten esta respuesta.
offer-title = ¿Qué cubos?
settle-title = Cerrar un cubo por acuerdo
settle-offer = Ofrecer
settle-offered = { $own ->
    [true] Has ofrecido cerrar por acuerdo { $yours ->
        [true] tu cubo
       *[false] el cubo de { $who }
    }.
   *[false] { $by } ofrece cerrar por acuerdo { $yours ->
        [true] tu cubo
       *[false] el cubo de { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Recibirías { $amount }.
    [pay] Pagarías { $amount }.
   *[nothing] Nadie pagaría nada.
}
settle-points = { $yours ->
    [true] Tu cubo
   *[false] Cubo de { $who }
}
settle-way-receive = Recibo
settle-way-pay = Pago
settle-note = En puntos; se admiten medios. Una oferta vale hasta la próxima tirada, jugada o doblaje.
settle-accept = Aceptar
settle-decline = Declinar
settle-withdraw = Retirar

# The list of members
line-title = Miembros y cubos
line-cube-ends = box ↔ propio
line-game = Este juego
line-total = Puntos
line-you = tú
line-leaving = se va después de este juego
line-awaited = tiene que actuar
line-extra = cubo extra contra { $who }
line-bot = bot
line-pips = { $n } pips
line-ask = Pedir consejo
cube-at = { $at ->
    [box] Cubo a { $value }, lo tiene el box
    [own] Cubo a { $value }, lo tiene { $who }
   *[middle] Cubo a { $value }, en el centro
}
cube-offered = { $by ->
    [box] ofrecido por el box a { $value }
   *[team] ofrecido al box a { $value }
}
cube-settled = { $winner ->
    [box] lo gana el box
    [team] ganado al box
   *[agreed] cerrado por acuerdo
}
cube-single = El cubo
cube-won = ganado
cube-lost = rechazado
cube-agreed = por acuerdo

# Talk
talk-title = Charla del equipo
talk-never = Las reglas de esta mesa no permiten aconsejar al capitán.
talk-free = Las reglas de esta mesa no te dejan aconsejar ahora.
talk-after-cube = El equipo puede aconsejar en cuanto se ha movido un cubo.
talk-cube-holders = Pueden aconsejar quienes han ofrecido o aceptado un cubo, y a quien el capitán se lo pida.
talk-label = Consejo al capitán
talk-label-team = Unas palabras a tu equipo
talk-title-partner = El box y su pareja
talk-agree = De acuerdo
talk-agreed = de acuerdo: { $who }
table-talk-title = Charla de la mesa
table-talk-label = A toda la mesa
line-away = ausente
line-asked = consejo pedido
line-unask = Retirar la petición
sure-paid = ¿Has pagado { $amount } a { $to }? Se anota en las cuentas de todos.
sure-leave-plays-on = ¿Irte? Tu cubo sigue en juego a cargo del capitán hasta que acabe el juego. Tu cuenta sigue abierta hasta que se salde.
sure-leave-loses = ¿Irte? En esta mesa pierdes en el acto tus cubos abiertos, tal como están. Tu cuenta sigue abierta hasta que se salde.

# Accounts
accounts-title = Cuentas
accounts-open = Cuentas y pagos
accounts-games = Juegos
accounts-none = Aún no ha terminado ningún juego.
accounts-sum = Las cuentas suman { $sum }.
accounts-fewest = El menor número de pagos
accounts-pay = { $from } paga { $amount } a { $to }
accounts-paid = Ya lo he pagado
accounts-even = Nadie debe nada.
game-line = { $winner ->
    [box] { $box } (box) vence a { $captain }
   *[team] { $captain } vence a { $box } (box)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , todos los cubos cerrados
    [resigned] , por abandono
    [claimed] , por reclamación
    [flag] , por tiempo
    [forfeited] , por incomparecencia
    [adjudicated] , por decisión arbitral
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] El box se queda.
    [behind] El box ganó, pero iba por detrás en puntos: va al final de la cola.
   *[beaten] El box va al final de la cola.
}

# Said as it happens
said-joins = { $who } se une.
said-stays = { $who } se queda.
said-leaving = { $who } se va después de este juego.
said-gone = { $who } se ha ido.
said-order = El orden: { $names }.
said-die = { $you ->
    [true] Has tirado { $die }.
   *[false] { $who } ha tirado { $die }.
}
said-game = Juego { $game }: { $box } es el box, { $captain } el capitán.
said-captain = { $you ->
    [true] Ahora el capitán eres tú.
   *[false] Ahora el capitán es { $who }.
}
said-answer = { $n ->
    [one] Tu respuesta, por favor: ¿aceptas o rechazas?
   *[other] Tu respuesta a { $n } cubos, por favor.
}
said-answered = { $who } ha respondido. Faltan por responder: { $n ->
    [0] nadie
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Tu cubo
       *[false] El cubo de { $who }
    }: lo gana el box.
   *[team] { $you ->
        [true] Tu cubo
       *[false] El cubo de { $who }
    }: ganado al box.
}
said-agreed = { $you ->
    [true] Tu cubo
   *[false] El cubo de { $who }
} se ha cerrado por acuerdo.
said-cube = { $at ->
    [box] { $you ->
        [true] Tu cubo
       *[false] El cubo de { $who }
    }: { $value }, lo tiene el box.
    [own] { $you ->
        [true] Tu cubo: { $value }, lo tienes tú.
       *[false] El cubo de { $who }: { $value }, lo tiene { $who }.
    }
   *[middle] { $you ->
        [true] Tu cubo
       *[false] El cubo de { $who }
    }: { $value }, en el centro.
}
said-extra = { $from } da a { $to } un cubo extra a { $value }.
said-result = Juego { $game }: { $winner ->
    [box] { $box }, el box, vence a { $captain }
   *[team] { $captain } vence a { $box }, el box
}{ $win ->
    [gammon] {" "}por gammon
    [backgammon] {" "}por backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , todos los cubos cerrados
    [resigned] , por abandono
    [claimed] , por reclamación
    [flag] , por tiempo
    [forfeited] , por incomparecencia
    [adjudicated] , por decisión arbitral
   *[borne_off] {""}
}. { $fate ->
    [stays] El box se queda.
    [behind] El box ganó, pero iba por detrás en puntos: va al final de la cola.
   *[beaten] El box va al final de la cola.
}
said-points = { $list }.
said-may-double = Puedes doblar antes de que se tiren los dados.

# Over the wooden board
wood-title = Libreta
wood-add = Añadir a alguien
wood-name = Nombre
wood-order = Fijar el orden
wood-order-note = Primero el box, después el capitán y después la cola, según los dados tirados.
wood-up = Subir a { $who }
wood-down = Bajar a { $who }
wood-doubles = ¿Quién dobla?
wood-double = { $who } dobla a { $value }
wood-box-doubles = { $who } (box) dobla
wood-answers = { $who } responde
wood-rolled = Se han tirado los dados
wood-tie = Mismo número en la tirada inicial
wood-result = El juego ha terminado
wood-box-wins = { $who } (box) gana
wood-team-wins = { $who } y el equipo ganan
wood-single = Simple
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Deshacer la última anotación
wood-undo-more = Deshacer varias
wood-undo-steps = Cuántas anotaciones
wood-leave = { $who } se va
wood-join = { $who } se queda
wood-stake = Apuesta para el próximo juego
wood-unit = Un punto vale
wood-currency = Moneda
wood-settle = Cerrar un cubo por acuerdo
wood-settle-cube = El cubo de
wood-settle-points = Puntos
wood-settle-note = Lo que recibe el miembro; negativo si paga. Se admiten medios.
wood-set = Fijar
wood-pay = Anotar un pago
wood-from = De
wood-to = A
wood-amount = Importe
wood-no-amount = Escribe un importe mayor que cero, con los decimales de su moneda.
wood-record = Anotar
wood-partner = Pareja sorteada
wood-others = Miembros, apuesta, pagos

# Keys
key-chouette-go = tirar, listo, empezar
key-chouette-double = doblar: tu cubo, o todos si eres el box
key-chouette-take = aceptar todo lo que se te ofrece
key-chouette-drop = rechazar todo lo que se te ofrece
key-chouette-beaver = beaver a todo lo que se te ofrece
key-chouette-hold = no doblar en este turno
key-chouette-cubes = leer todos los cubos
key-chouette-wait = decir quién falta por actuar
key-chouette-talk = escribir un consejo
key-chouette-answer = ir a la respuesta

# Why something is refused
chouette-house-only = Esto solo lo puede hacer el servidor.
chouette-player-only = Esto solo lo puede hacer quien juega.
chouette-not-opened = Esa chouette no existe.
chouette-opened-already = Esta chouette ya existe.
chouette-not-over = La sesión no ha terminado.
chouette-goes-on-already = El mismo grupo ya ha empezado otra chouette.
chouette-over = La sesión ha terminado.
chouette-only-over-the-board = Esto se anota solo con un tablero de madera; en línea lo registra el servidor.
chouette-only-online = Esto ocurre en el tablero de madera y no se anota.
chouette-dice-missing = Faltan los dados de esta tirada.
chouette-bad-text = El texto está vacío o es demasiado largo.
chouette-not-here = Solo los miembros que se han unido a la chouette pueden hacer esto, o recibir pagos.
chouette-joined-already = { $member } ya se ha unido.
chouette-name-taken = { $name } ya está en la libreta: vuelve a dejarle entrar, o escribe otro nombre, por ejemplo con una inicial.
chouette-full = No pueden unirse más de { $most }.
chouette-decide-first = Responde antes a lo que te espera: puedes irte entre decisiones.
chouette-leaving-already = Ya has dicho que te vas: sales cuando acabe el juego.
chouette-order-known = El orden ya está decidido.
chouette-order-unknown = El orden aún no está decidido.
chouette-no-roll-waited = No te toca tirar.
chouette-order-incomplete = En el orden tiene que estar todo el mundo una vez.
chouette-too-few = Para una chouette hacen falta al menos tres.
chouette-game-in-play = Hay un juego en curso.
chouette-no-game = No hay ningún juego en curso.
chouette-no-part = No estás en este juego, o ya no.
chouette-box-only = Esto solo lo puede decidir el box.
chouette-not-the-player = Por este bando tira, mueve y decide { $member }.
chouette-no-partner-yet = El box puede tener pareja a partir de { $from } jugadores.
chouette-partner-already = El box ya tiene pareja.
chouette-no-partnership = No tienes ninguna pareja que deshacer.
chouette-not-asked = Aún no te toca decidir si haces pareja con el box.
chouette-lot-too-early = La pareja se sortea cuando se ha preguntado a todos y nadie ha querido.
chouette-not-in-the-lot = { $member } no entra en el sorteo de la pareja.
chouette-board = Las reglas no lo permiten ahora.
chouette-too-many-steps = Una jugada tiene como máximo cuatro movimientos.
chouette-tie-waits = Antes el box decide si el empate dobla la apuesta.
chouette-no-tie = No hay ningún empate pendiente de contar.
chouette-opening-over = El juego ha empezado; los empates de la tirada inicial van antes.
chouette-cubes-wait = Antes hay que responder a los cubos ofrecidos.
chouette-extras-wait = Antes deciden sobre los cubos extra quienes han rechazado.
chouette-others-may-offer = Otros aún pueden ofrecer su cubo: { $members }.
chouette-answered-this-turn = El box ha respondido; nadie puede ofrecer un cubo antes de la próxima tirada.
chouette-captain-offers = El cubo del equipo solo lo puede ofrecer { $member }.
chouette-one-cube = Hay un solo cubo: se ofrece a todos, y el box responde igual para todos.
chouette-nothing-to-offer = No tienes ningún cubo que ofrecer.
chouette-not-your-cube = No puedes ofrecer el cubo de { $member }.
chouette-offered-already = El cubo de { $member } ya se ha ofrecido en este turno.
chouette-cube-exhausted = El cubo no puede subir más.
chouette-nothing-offered = No se te ha ofrecido nada.
chouette-answered-already = Ya has respondido.
chouette-answer-each = Responde a cada cubo que se te ofrece: { $members }.
chouette-response-not-enabled = Las reglas de esta mesa no tienen esa respuesta.
chouette-duty-take-enough = Todos han doblado: los cubos que aceptas ({ $taken }) tienen que valer al menos tanto como los que rechazas ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}y lo que has perdido en este juego ({ $before })
}.
chouette-duty-takers-beaver = En esta mesa un doblaje se acepta con beaver.
chouette-duty-beaver-the-captain = Si solo aceptas el cubo del capitán, tienes que responder con beaver.
chouette-duty-take-the-captain = Si aceptas alguno de estos cubos, tienes que aceptar el del capitán ({ $member }).
chouette-duty-sole-taker-beavers = Todos los demás han rechazado: quien acepta a solas tiene que responder con beaver.
chouette-duty-last-rejects = Todos los demás han rechazado el doblaje del box: tú también tienes que rechazar.
chouette-no-extra = Ahora no tienes ningún cubo extra que dar.
chouette-no-advice = Las reglas de esta mesa no te dejan aconsejar ahora.
chouette-advises-nobody = Los miembros del equipo aconsejan a su capitán; el box juega solo.
chouette-out-of-the-game = Estás fuera de este juego y no puedes aconsejar.
chouette-no-settlement = Ese cubo no puedes cerrarlo tú.
chouette-bad-amount = Ese importe no es posible.
chouette-pays-themselves = Nadie puede pagarse a sí mismo: elige dos nombres.
stake-currency = «{ $text }» no es una moneda: escribe un código como EUR, o deja el campo vacío para jugar por puntos.
stake-decimals = { $cents ->
    [points] Los puntos son enteros: escribe la apuesta sin decimales.
    [no] { $currency } se cuenta en enteros: escribe la apuesta sin decimales.
   *[yes] Un importe en { $currency } tiene dos decimales como máximo.
}
stake-bounds = { $cents ->
    [points] Un punto vale de 1 a 1 000 000 de puntos.
    [no] Un punto vale de 1 a 1 000 000 { $currency }.
   *[yes] Un punto vale de 0,01 a 10 000 { $currency }.
}
chouette-nothing-to-undo = Solo hay { $acts } anotaciones que deshacer.
chouette-nothing-due = No hay nada pendiente.
chouette-nothing-changes = Eso no cambiaría nada.
chouette-dice-called = Los dados están a punto de rodar.
chouette-not-that-roll = Esa tirada no se ha pedido, o ya se ha hecho.
chouette-no-own-chain = Solo el box y el capitán tienen una cadena, y cada uno abre la suya.
chouette-chain-too-late = Una cadena se compromete una vez, antes de la primera tirada de su serie.
chouette-link-opened-already = El eslabón de esta tirada ya está abierto.
chouette-bad-link = Ese eslabón no encaja con lo comprometido.

# A game as it went
history-of = Juego { $n }, jugada a jugada
history-open = Jugada a jugada
history-colours = { $box } (box)
history-colours-team = el equipo
history-boards = El tablero después de cada jugada; elige uno para ampliarlo, las flechas lo recorren.
history-position = Posición. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Juego anterior
history-next = Juego siguiente →
history-order = { $partnered ->
    [true] Box { $box } con { $partner } contra { $team }, el capitán primero.
   *[false] Box { $box } contra { $team }, el capitán primero.
}
history-opening = Tirada inicial: { $box } tira { $white }, { $captain } { $black }.
history-tie = Tirada inicial: ambos tiran { $white }.
history-same = Tirada inicial: el mismo número dos veces.
history-tie-counted = acepta el doblaje automático
history-tie-declined = El box deja el cubo.
history-cannot = sin jugada legal
history-doubles = dobla
history-box-doubles = dobla a { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(cubo de { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(por deber, CHO-15: quien acepta a solas tiene que responder con beaver)
    [last_rejects] {" "}(por deber, CHO-09: el último tiene que rechazar como todos los demás)
   *[other] {" "}(por deber)
}
history-captain = Ahora el capitán es { $who }: { $why ->
    [declined] el capitán ha rechazado.
    [cube_dropped] se rechazó el cubo del capitán.
    [settled] el cubo del capitán se cerró por acuerdo.
    [too_slow] el capitán no actuó a tiempo.
   *[left] el capitán se ha ido.
}
history-extra = { $from } da a { $to } un cubo extra y paga { $price }.
history-settled = { $from } se pone de acuerdo con { $to }: { $points }.
history-slow = { $who } no actuó a tiempo.
history-left-cubes = { $who } se va y pierde el cubo.
history-challenge = pide una jugada legal
history-resign = ofrece abandonar { $win ->
    [gammon] por gammon
    [backgammon] por backgammon
   *[single] un juego simple
}
history-claim = reclama { $win ->
    [gammon] un gammon
    [backgammon] un backgammon
   *[single] el juego
}
history-resignation-accepted = acepta
history-resignation-rejected = sigue jugando
again-open = Otra chouette con el mismo grupo
again-go = Ir a la nueva chouette

# What has just happened
news-title = Lo que acaba de pasar
news-tie = Ambos han tirado { $die }.
news-tie-counted = El empate ha doblado todos los cubos.
news-tie-declined = Tras el empate, el box deja los cubos como están.
news-doubled = { $you ->
    [true] Has doblado { $n ->
        [one] un cubo
       *[other] { $n } cubos
    }.
   *[false] { $who } ha doblado { $n ->
        [one] un cubo
       *[other] { $n } cubos
    }.
}
news-answer = { $who }: { $answer }, { $value } (cubo de { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– por deber: quien acepta a solas tiene que responder con beaver
    [last_rejects] {" "}– por deber: el último tiene que rechazar como todos los demás
   *[other] {" "}– por deber
}.
news-extra = { $you ->
    [true] Has dado a { $to } un cubo extra.
   *[false] { $who } ha dado a { $to } un cubo extra.
}
news-captain = { $you ->
    [true] Ahora el capitán eres tú
   *[false] Ahora el capitán es { $who }
}: { $why ->
    [declined] el capitán ha rechazado.
    [cube_dropped] se rechazó el cubo del capitán.
    [settled] el cubo del capitán se cerró por acuerdo.
    [too_slow] el capitán no actuó a tiempo.
   *[left] el capitán se ha ido.
}
news-too-slow = { $side ->
    [box] El box no actuó a tiempo.
   *[team] El capitán no actuó a tiempo.
}
news-settled = { $paid ->
    [true] El cubo de { $who } se cerró por acuerdo: { $points } para { $to }.
   *[false] El cubo de { $who } se cerró por acuerdo sin pago.
}
news-settle-declined = La oferta de cerrar el cubo de { $who } no se aceptó o se retiró.
news-silence = { $you ->
    [true] No respondiste a tiempo: { $answer }. No responder equivale a la respuesta del capitán, o a rechazar.
   *[false] { $who } no respondió a tiempo: equivale a la respuesta del capitán, o a rechazar.
}
news-own-answer = { $n ->
    [one] Tu respuesta: { $answer }. Los demás aún deciden.
   *[other] Tus respuestas: { $answers }. Los demás aún deciden.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Por el capitán
news-stands-in = { $you ->
    [true] Juegas en lugar del capitán hasta que vuelva.
   *[false] { $who } juega en lugar del capitán hasta que vuelva.
}
news-captain-back = { $who } vuelve como capitán.
history-stands-in = { $who } juega en lugar del capitán, que no está.
history-captain-back = { $who } vuelve y sigue jugando.
history-silence = { $who } no respondió a tiempo: equivale a la respuesta del capitán, o a rechazar.
talk-stand-in = Juegas en lugar del capitán; los consejos del equipo aparecen aquí.
claim-title = ¿Ya estás en la libreta?
claim-lead = Elige tu nombre en vez de unirte de nuevo. Quien organiza lo confirma.
claim-seat = Soy { $who }
waits-claim = Se ha pedido a quien organiza que confirme que eres { $who }.
wood-claim = { $who } ha abierto el enlace y dice: «Soy { $seat } en la libreta».
wood-claim-grant = Es correcto
wood-claim-refuse = No
wood-enter = Anotarlo
wood-sure-result = { $kind ->
    [gammon] { $title }: un gammon. El juego termina.
    [backgammon] { $title }: un backgammon. El juego termina.
   *[single] { $title }: un juego simple. El juego termina.
}
wood-sure-pay = Según las cuentas, { $from } debe { $owed } a { $to }. ¿Anotar { $amount } de todos modos?
accounts-debt = { $from } debe { $amount } a { $to }
accounts-carried = Viene de la chouette anterior: { $list }.
accounts-carried-on = Lo pendiente ha pasado a la chouette siguiente y se paga allí.
game-jacoby = Con un cubo sin doblar, el gammon contó como simple (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Pierdes { $amount }
   *[false] { $who } pierde { $amount }
}
strip-own-cube = { $at ->
    [box] Cubo { $value }, del box
    [own] Cubo { $value }, tuyo
   *[middle] Cubo { $value }, centro
}
line-ask-mark = Pedir
line-asked-mark = Pedido
voice = Sala de voz
voice-note = Un enlace (https) al lugar donde se hable. Lo ve toda la mesa.
voice-open = Abrir la sala de voz
parts-title = Junto al tablero
parts-members = Miembros
parts-talk = Charla
parts-accounts = Cuentas
parts-more = Más
parts-board = Volver al tablero
chouette-not-claimable = Este sitio no se puede reclamar: está ocupado, o quien organiza no lo ha anotado.
chouette-not-in-their-place = Juegas en lugar del capitán y no puedes abandonar por él.
