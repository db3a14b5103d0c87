# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = tú
you-first = Tú
you-object = ti
white = Blanco
black = Negro
bot = bot
you-mark = tú
seat-free = Sitio libre
gone = ausente
bar-word = bar
off-word = off
number = { $n ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
    [14] catorce
    [15] quince
   *[other] { $n }
}
# Places and what stands there
board-label = Tablero. Las flechas van de casilla en casilla, Enter mueve una ficha.
point = casilla { $number }
bar-yours = tu barra
bar-theirs = la barra de tu rival
tray-yours = tus fichas sacadas
tray-theirs = las fichas sacadas de tu rival
bar-white = la barra de Blanco
bar-black = la barra de Negro
tray-white = las fichas sacadas de Blanco
tray-black = las fichas sacadas de Negro
place = { $place }, { $checkers }
checkers-none = vacía
checkers-count = { $count }
checkers-yours = { $n ->
    [1] una ficha suelta tuya
   *[other] { $count } tuyas
}
checkers-theirs = { $n ->
    [1] una ficha suelta de tu rival
   *[other] { $count } de tu rival
}
checkers-white = { $n ->
    [1] una ficha suelta de Blanco
   *[other] { $count } de Blanco
}
checkers-black = { $n ->
    [1] una ficha suelta de Negro
   *[other] { $count } de Negro
}
moves-to = mueve a { $to }
moves-hitting = mueve a { $to }, golpeando
moves-off = sale
quadrant-home = Tu casa: { $checkers }
quadrant-outer = Tu tablero exterior: { $checkers }
quadrant-their-outer = El tablero exterior de tu rival: { $checkers }
quadrant-their-home = La casa de tu rival: { $checkers }
dice-swap = Dados { $a } y { $b }: cambia el orden
dice-done = Dados { $a } y { $b }, jugados: recógelos
cube-press = Cubo: dobla a { $value }
cube-middle = Cubo en el centro, a { $value }
cube-owned = Cubo a { $value }, { $you ->
    [true] lo tienes tú
   *[false] lo tiene { $who }
}

# Acts
act-roll = Tirar
act-double = Doblar
act-confirm_double = Doblar a { $value }
act-cancel_double = No
act-take = Aceptar
act-drop = Rechazar
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Listo
act-no_move = Sin jugada legal: seguir
act-undo = Deshacer
act-next_game = Siguiente juego
act-offer_rematch = Revancha
act-accept_rematch = Aceptar la revancha
act-decline_rematch = No, gracias
act-accept_resignation = Aceptar
act-reject_resignation = Seguir jugando
act-annul_doubles = Anular los doblajes
act-annul_doubles-detail = en el juego Crawford no se dobla
act-correct_start = Corregir la salida
act-correct_start-detail = antes de la cuarta tirada
act-roll_early = Tirar antes de tiempo
act-double_early = Doblar antes de tiempo
act-double_by_mistake = Doblar en el juego Crawford
act-accept_play = Darla por buena
act-challenge = Pedir una jugada legal
confirm-double = ¿Doblar a { $value }? Pulsa otra vez para confirmar.

# The line under the board
status-waiting = Esperando a tu rival.
status-waiting-doubles = Esperando a que todo el mundo se siente.
status-ready = El match está a punto de empezar.
status-opening = Tira para ver quién empieza.
status-opening-tie = Empate a { $die }: se tira otra vez.
status-rolling = Los dados ruedan.
status-their-roll = { $who } tiene que tirar.
status-their-play = { $who } tiene que jugar { $roll }.
status-doubled = Doblaje a { $value }. Esperando a { $who }.
status-play = { $roll }: te toca.
status-cannot = { $roll }: sin jugada legal.
status-complete = Pulsa Listo o deshaz un movimiento.
status-rolled-early = { $mover ->
    [you] { $who } ha tirado { $roll } antes de tiempo: la tirada vale, y tú juegas conociéndola. Antes de ella no puede doblar (IRR-07).
    [opponent] Has tirado { $roll } antes de tiempo: la tirada vale, tu rival juega conociéndola y no puedes doblar (IRR-07).
   *[other] { $who } ha tirado { $roll } antes de tiempo: la tirada vale (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } ha doblado antes de tiempo: juegas sabiéndolo y después respondes (CUB-09).
    [opponent] Has doblado antes de tiempo: no se puede retirar (CUB-09).
   *[other] { $who } ha doblado antes de tiempo (CUB-09).
}
status-shown = Tu jugada se puede impugnar hasta que { $who } tire.
status-challenged = { $who } pide una jugada legal: vuelve a jugar { $roll }.
status-their-shown-answer = { $who } ha jugado. Dala por buena o pide una jugada legal.
status-their-shown = { $who } ha jugado. Tira para aceptar la jugada.
status-resigned = Has ofrecido abandonar { $win ->
    [gammon] por gammon
    [backgammon] por backgammon
   *[single] un juego simple
}. Esperando la respuesta.
status-next-wanted = Esperando a tu rival.
status-rematch-asked = Has pedido la revancha.
status-rematch-offered = Tu rival quiere la revancha.
status-closed = Esta mesa está cerrada.
done-unmoved = No has movido nada. Pulsa otra vez para terminar tu turno de todos modos.
roll-early-sure = Tu rival no ha terminado. Una tirada hecha ahora vale según las reglas de esta mesa. Pulsa otra vez para tirar de todos modos.
double-early-sure = Este doblaje llega antes de tiempo y no se puede retirar (CUB-09). Pulsa otra vez para doblar de todos modos.
not-complete = Tu turno no está completo: juega tantos números como puedas legalmente.
not-now = Ahora no puedes hacer eso.
dice-used = Los dos dados ya están jugados. Deshaz para jugar otra cosa.
typing = Jugada: { $text }
typed-wrong = «{ $text }» no es una jugada legal.
deadline = { $you ->
    [true] Decide en { $seconds } s.
   *[false] A { $who } le quedan { $seconds } s para decidir.
}
absence = { $who } no está. Si no vuelve en { $left }, puedes reclamar la victoria.
line-open = Con conexión
line-lost = Conexión perdida. Reconectando…
replay-start = Inicio del juego, 0 de { $of }
replay = { $at } de { $of }. { $who }: { $roll } { $play }

# Said as it happens
say-sits = { $who } se sienta.
say-gone = { $who } ha perdido la conexión.
say-back = { $who } está de vuelta.
say-play = { $who } ha tirado { $a }-{ $b } y ha jugado { $play }.
say-play-told = { $who } juega { $play }.
say-play-short = { $play }.
say-cannot = { $who } ha tirado { $a }-{ $b } y no tiene jugada legal.
say-cannot-told = { $who } no tiene jugada legal.
say-roll = { $double ->
    [true] Doble { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] sin jugada legal
    [one] una jugada
   *[other] { $n } jugadas
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } tira { $a }-{ $b }.
say-complete = Turno completo
say-forced = Forzada: { $play }.
say-doubles = { $who } dobla a { $value }. ¿Aceptas o rechazas?
say-beaver = { $who } responde con beaver: el cubo pasaría a { $value }.
say-raccoon = { $who } responde con raccoon: el cubo pasaría a { $value }.
say-otter = { $who } responde con otter: el cubo pasaría a { $value }.
say-cube = Cubo a { $value }, { $you ->
    [true] lo tienes tú
   *[false] lo tiene { $who }
}.
say-cube-middle = Cubo en el centro, a { $value }.
say-game = Juego { $game }.
say-crawford = Juego { $game }, el juego Crawford: no se dobla.
say-result = { $you ->
    [true] Ganas
    [lost] Pierdes
   *[false] { $who } gana
} { $win ->
    [gammon] un gammon
    [backgammon] un backgammon
   *[single] el juego
}{ $ending ->
    [dropped] {" "}tras un doblaje rechazado
    [resigned] {" "}por abandono
    [claimed] {" "}por reclamación
    [flag] {" "}por tiempo
    [forfeited] {" "}por incomparecencia
    [adjudicated] {" "}por decisión arbitral
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}con el cubo a { $cube }
}, { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
say-match-won = { $you ->
    [true] Ganas el match
    [lost] Pierdes el match
   *[false] { $who } gana el match
}{ $cause ->
    [flag] {" "}por tiempo
    [too_slow] {" "}porque la decisión tardó demasiado
    [absent] {" "}{ $you ->
        [lost] por tu ausencia
       *[other] por ausencia de su rival
    }
    [left] {" "}{ $you ->
        [lost] porque te fuiste
       *[other] porque su rival se fue
    }
    [resigned] {" "}por abandono
    [ruling] {" "}por decisión arbitral
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] La sesión ha terminado: uno de los dos se fue.
    [absent] La sesión ha terminado: uno de los dos no volvió.
    [too_slow] La sesión ha terminado: una decisión tardó demasiado.
    [flag] La sesión ha terminado: a uno de los dos se le acabó el tiempo.
    [resigned] La sesión ha terminado: uno de los dos abandonó.
    [ruling] La sesión ha terminado por decisión arbitral.
    [annulled] El match queda anulado: no cuenta para nadie.
   *[session_over] La sesión ha terminado.
}
say-resigns = { $who } ofrece abandonar { $win ->
    [gammon] por gammon
    [backgammon] por backgammon
   *[single] un juego simple
}.
say-rejected = El abandono no se ha aceptado: se sigue jugando.
say-your-turn = Te toca: tira.
say-your-turn-cube = Te toca: tira o dobla.
say-pips = Pips: tú { $yours }, rival { $theirs }.
score-money = Marcador { $yours }–{ $theirs }.
points-word = puntos
score-stake = Marcador { $yours }–{ $theirs }: { $lead ->
    [level] nadie debe nada
    [you] vas ganando { $amount }
    [opponent] tu rival va ganando { $amount }
   *[other] { $who } va ganando { $amount }
}.
score-match = Marcador { $yours }–{ $theirs }, a { $length }.
score-match-stood = El marcador era { $yours }–{ $theirs }, a { $length }.

# Around the board
bar-you = Tú: { $who }
bar-them = Rival: { $who }
pips = { $n ->
    [one] { $n } pip
   *[other] { $n } pips
}
away = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}
score-of = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
title-game = juego { $game }
title-crawford = Crawford
no-move = sin jugada
moved-double = dobla a { $value }
moved-take = acepta
moved-drop = rechaza
moved-beaver = beaver a { $value }
moved-raccoon = raccoon a { $value }
moved-otter = otter a { $value }
moved-roll_early = tiró antes de tiempo
moved-double_early = dobló antes de tiempo a { $value }
moved-annul_doubles = doblajes del juego Crawford anulados
moved-correct_start = salida corregida
moved-challenge = pidió una jugada legal
game-how = { $ending ->
    [dropped] rechazado
    [resigned] { $win ->
        [gammon] gammon, por abandono
        [backgammon] backgammon, por abandono
       *[single] por abandono
    }
    [claimed] { $win ->
        [gammon] gammon, reclamado
        [backgammon] backgammon, reclamado
       *[single] reclamado
    }
    [flag] { $win ->
        [gammon] gammon, por tiempo
        [backgammon] backgammon, por tiempo
       *[single] por tiempo
    }
    [forfeited] { $win ->
        [gammon] gammon, por incomparecencia
        [backgammon] backgammon, por incomparecencia
       *[single] por incomparecencia
    }
    [adjudicated] { $win ->
        [gammon] gammon, por decisión arbitral
        [backgammon] backgammon, por decisión arbitral
       *[single] por decisión arbitral
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] simple
    }
}
match-decided = { $cause ->
    [flag] match ganado por tiempo
    [too_slow] match ganado: la decisión tardó demasiado
    [absent] match ganado por ausencia del rival
    [left] match ganado: el rival se fue
    [ruling] match ganado por decisión arbitral
   *[resigned] match abandonado
}{ $between ->
    [true] {" "}entre dos juegos
   *[false] {""}
}
plays-count = { $n ->
    [one] Una jugada legal
   *[other] { $n } jugadas legales
}
resign-single = Abandonar un juego simple: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
resign-gammon = Abandonar por gammon: { $points } puntos
resign-backgammon = Abandonar por backgammon: { $points } puntos
resign-match = Abandonar todo el match
resign-match-sure = Sí, abandonar todo el match
resign-match-no = No, seguir jugando
resign-when-done = { $win ->
    [gammon] Ofreces abandonar por gammon
    [backgammon] Ofreces abandonar por backgammon
   *[single] Ofreces abandonar el juego
} en cuanto acabe tu turno (END-08). Esc lo retira.
resign-kind = { $win ->
    [gammon] Abandonar por gammon
    [backgammon] Abandonar por backgammon
   *[single] Abandonar un juego simple
}
leave-session = Terminar la sesión
leave-table = Dejar la mesa
lookback-game = { $match ->
    [1] Juego { $game }
   *[other] Match { $match }, juego { $game }
}
lookback-open = Repasar el juego { $game }
lookback-unreachable = Los juegos no se pueden cargar ahora. Vuelve a intentarlo en un momento.
copied = Copiado: { $text }
watchers = { $n ->
    [one] 1 mirando
   *[other] { $n } mirando
}
bot-level = Bot · { $level }
bot-level-beginner = principiante
bot-level-novice = novato
bot-level-casual = aficionado
bot-level-intermediate = intermedio
bot-level-advanced = avanzado
bot-level-expert = experto
bot-level-full = fuerza máxima
stake-per-point = { $unit } por punto
line-needed = Sin conexión: se podrá hacer en cuanto vuelva.
line-waiting = Aún sin enviar: lo que has hecho saldrá en cuanto vuelva la conexión.
moved-rejected_single = abandono simple: no aceptado
moved-rejected_gammon = abandono por gammon: no aceptado
moved-rejected_backgammon = abandono por backgammon: no aceptado
act-double-detail = a { $value }
act-take-detail = por { $asked }
act-drop-detail = pierde { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = gana { $points }
act-beaver-detail = a { $beaver }
act-raccoon-detail = a { $beaver }
act-otter-detail = a { $beaver }
key-escape = salir de lo que está a medias; volver de las jugadas anteriores
key-mouse = mover con el primer dado; clic derecho: con el otro
key-dice = cambiar los dados de orden; con el turno completo: listo
key-drag = mover con los dos dados a la vez
invite-copied = Copiado. Envíalo a tu contrincante.
invite-select = Copia el enlace seleccionado y envíalo a tu contrincante.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Esta mesa está cerrada.
refused-not-seated = Solo quienes juegan en esta mesa pueden hacer eso.
refused-seat-taken = Ese sitio está ocupado.
refused-wrong-invitation = Ese sitio está reservado a quien tenga una invitación.
refused-not-begun = El match no ha empezado.
refused-no-game = No hay ningún juego en curso.
refused-match-over = El match ha terminado.
refused-opponent-left = Tu rival se ha ido.
refused-dice-called = Los dados están a punto de rodar.
refused-time-is-up = Se había acabado el tiempo.
refused-rules = Las reglas no lo permiten ahora.
refused-not-opened = Esa mesa no existe.
refused-opened-already = Esta mesa ya existe.
refused-not-allowed = Solo el servidor o la dirección del torneo pueden hacer eso.
refused-nobody = Escribe antes tu nombre.
refused-seated-already = Ya tienes un sitio aquí.
refused-same-player = No puedes jugar contra ti.
refused-broken-start = El primer juego no puede empezar con estos ajustes.
refused-ready-already = Ya has dicho que puedes empezar.
refused-begun-already = El match ya ha empezado.
refused-seats-kept = Los sitios no cambian antes de que termine el match.
refused-game-on = El juego no ha terminado.
refused-match-not-over = El match no ha terminado.
refused-no-match = En el juego por dinero no hay match que abandonar: abandona el juego o deja la mesa.
refused-asked-already = Ya lo has pedido.
refused-rejected-before = Tu rival no lo ha aceptado; puedes volver a ofrecerlo después de la próxima tirada.
refused-no-rematch = Nadie ha ofrecido la revancha.
refused-not-that-roll = Es otra tirada la que espera sus eslabones.
refused-link-opened = El eslabón de esta tirada ya está abierto.
refused-no-own-chain = El servidor abre los eslabones de este sitio.
deposit-no-own-chain = Aquí se puede dejar una semilla cuando este sitio se haya comprometido con una cadena propia.
deposit-not-the-seed = Esa semilla no corresponde a la cadena con la que se ha comprometido este sitio.
refused-bad-link = Ese eslabón no encaja con aquello a lo que se comprometió este sitio.
refused-another-log = Este navegador ha visto un desarrollo del match distinto del que consta aquí.
refused-too-long = Un texto o una lista es demasiado largo, o un número demasiado grande.
refused-chain-too-long = Una cadena tiene como máximo 4096 eslabones.
dice-alarm-commitment = El servidor ha cambiado el compromiso que contrajo antes del match.
dice-alarm-chains = Las cadenas comprometidas para este match se cambiaron después de empezar.
dice-alarm-start = Uno de tus eslabones se pidió antes de que empezara el match.
dice-alarm-ahead = Se pidió el eslabón de la tirada { $number }, aunque la siguiente es la { $expected }. Con él, el servidor habría conocido tiradas futuras.
dice-alarm-log = El servidor muestra ahora un desarrollo de este match distinto del de antes.
dice-alarm-between = La tirada { $number } estaba pedida y ocurrió otra cosa antes de que cayeran los dados.
dice-alarm-twice = La tirada { $number } se pidió por segunda vez, por otra persona o para otra cosa.
dice-alarm-dice = Los dados del tablero no son los del registro.
dice-alarm-lost = El servidor recibió tu eslabón de la tirada { $number }, pero anotó que no se había abierto.
dice-alarm-escrow = La tirada { $number } consta como abierta desde un depósito, pero este navegador no ha depositado nada.
dice-alarm-proof = El registro de los dados no es coherente: { $fault }
dice-alarm-refused = Este navegador no abre más eslabones en este match; los sustituye el valor por defecto publicado, y el registro lo muestra.
dice-said = Aviso: { $text }
dice-remark-late = Tu eslabón de la tirada { $number } salió { $seconds } s después de que la petición llegara a este navegador y ya no contó: lo sustituyó el valor por defecto publicado.
dice-remark-away = { $n ->
    [one] Se hizo una tirada mientras este navegador no estaba: el valor por defecto publicado sustituyó a tu eslabón.
   *[other] Se hicieron { $n } tiradas mientras este navegador no estaba: el valor por defecto publicado sustituyó a tus eslabones.
}
dice-remark-elsewhere = Tu parte de estos dados no está en este navegador, sino en el que usaste para empezar. Aquí cada una de tus tiradas espera un momento y después usa el valor por defecto publicado. En el otro navegador, «Seguir en otro dispositivo» te da un enlace que trae tu parte aquí.
dice-remark-house = Este navegador no guarda nada, así que el servidor sortea también tu parte de los dados.
dice-remark-unsure = Mientras este navegador no estaba se hicieron más tiradas de las que puede garantizar: no abre más eslabones en este match, y los sustituye el valor por defecto publicado.
dice-remark-brought = Tu parte de los dados está ahora también en este navegador.
dice-right = { $rolls ->
    [one] Dados comprobados: la única tirada sale de lo que se guardó bajo llave antes del match y conservó este navegador.
   *[other] Dados comprobados: las { $rolls } tiradas salen de lo que se guardó bajo llave antes del match y conservó este navegador.
}
dice-fits = { $rolls ->
    [one] Dados comprobados: la única tirada concuerda con el registro. Este navegador no había guardado nada propio con que compararla.
   *[other] Dados comprobados: las { $rolls } tiradas concuerdan con el registro. Este navegador no había guardado nada propio con que compararlas.
}
dice-wrong = Los dados de este match no salen de lo que se guardó bajo llave antes de él.
refused-no-dice = Faltan los dados para esto.
refused-too-many-steps = Una jugada tiene como máximo cuatro movimientos.
refused-nothing-changes = Eso no cambiaría nada.
refused-no-clock = Aquí no hay reloj.
refused-break-between-games = Las pausas se hacen entre juegos.
refused-nothing-due = No hay nada pendiente ahora.
refused-not-absent = Tu rival no lleva fuera el tiempo suficiente.
refused-too-fast = Demasiadas peticiones: espera un momento.
refused-not-yours = No tienes permiso para hacer eso.
refused-malformed = El servidor no ha entendido eso.
refused-away = El club no puede guardar nada ahora mismo. Prueba pronto otra vez; mientras tanto tu reloj no corre.
refused-trouble = Algo ha fallado por nuestra parte. Vuelve a intentarlo.
clause-END-08 = Abandona después de completar tu turno, y no por más de lo que el juego aún puede costar.
clause-END-09 = Otras tiradas aún podrían cambiar el resultado.
clause-MOV-01 = En esa casilla hay dos o más fichas de tu rival.
clause-MOV-02 = Cada número es un movimiento propio, y no hay abierta ninguna casilla intermedia donde esta ficha pudiera posarse.
clause-MOV-03 = Ninguno de los dos números se puede jugar por separado.
clause-MOV-05 = Los dobles se juegan cuatro veces como máximo.
clause-MOV-06 = Dos colores nunca comparten casilla.
clause-MOV-07 = Hay que jugar los dos números.
clause-MOV-08 = Si solo se puede jugar un número, tiene que ser el mayor.
clause-MOV-09 = De los dobles hay que jugar tantos como se pueda.
clause-MOV-10 = Solo pierdes el turno cuando no tienes jugada legal.
clause-HIT-02 = Las fichas de la barra entran primero.
clause-HIT-03 = La casilla por la que entrarías no está abierta.
clause-HIT-04 = Tienen que entrar tantas fichas como se pueda.
clause-OFF-01 = Solo puedes sacar cuando todas tus fichas están en casa.
clause-OFF-02 = Saca de la casilla de ese número.
clause-OFF-03 = Ese número tiene que moverlo una ficha de una casilla más alta.
clause-OFF-04 = Saca de tu casilla más alta.
clause-OFF-08 = También al sacar hay que usar los dos números.
clause-CUB-02 = El cubo no es tuyo, o ya se han tirado los dados.
clause-CUB-03 = No se te ha ofrecido nada.
clause-CUB-04 = No puedes doblar dos veces seguidas.
clause-CUB-06 = Antes hay que responder al doblaje.
clause-CUB-15 = Estas reglas no tienen esa respuesta.
clause-CUB-17 = Con estas reglas no puedes doblar a este marcador.
clause-MAT-02 = En el juego Crawford no se dobla.
clause-MAT-04 = Después del juego Crawford, quien va por detrás no puede doblar antes de su tercer turno.
clause-SET-07 = La tirada inicial decide quién empieza.
clause-SET-08 = Primero hay que tirar.
clause-IRR-01 = La jugada hecha es legal y vale.
clause-IRR-02 = El turno ha terminado.
clause-IRR-05 = No es tu turno.
clause-OPT-03 = Eso no existe en los matches.

# Settings
set-group-board = Tablero
set-group-auto = Juego automático
set-group-sound = Sonidos
set-group-voice = Lectura en voz alta
set-board = Tablero
set-board-noce = Noce (nogal)
set-board-lavagna = Lavagna (pizarra)
set-board-chiaro = Chiaro (alto contraste)
set-board-panno = Panno (tapete verde)
set-board-marmo = Marmo (mármol)
set-board-lacca = Lacca (laca y oro)
set-look = Aspecto
set-look-system = Como el sistema
set-look-light = Claro
set-look-dark = Oscuro
set-numbers = Números de las casillas
set-numbers-own = Cada cual desde su casa
set-numbers-absolute = Iguales para los dos (las jugadas se escriben desde casa)
set-home = Casa
set-home-right = A la derecha
set-home-left = A la izquierda
set-colour = Tus fichas
set-colour-light = Claras
set-colour-dark = Oscuras
set-speed = Animación
set-speed-slow = Lenta
set-speed-normal = Normal
set-speed-fast = Rápida
set-speed-quick = Muy rápida
set-speed-none = Ninguna
set-arrows = Mostrar la última jugada
set-pips = Mostrar la cuenta de pips
set-clocks = Mostrar los relojes
set-autoForced = Jugar los turnos totalmente forzados
set-autoPass = Seguir cuando no hay jugada legal
set-autoRoll = Tirar cuando no se puede doblar
set-autoBearOff = Sacar fichas cuando ya no hay contacto
set-fastForward = Avanzar deprisa con la casa cerrada
set-confirmDouble = Confirmar los doblajes
set-soundRoll = Dados
set-soundChecker = Fichas
set-soundHit = Golpes
set-soundOff = Fichas que salen
set-soundCube = Cubo
set-soundClock = Poco tiempo
set-soundTurn = Tu turno
set-sayRolls = Tiradas
set-sayRolls-full = Con el número de jugadas
set-sayRolls-short = Solo los dados
set-sayRolls-none = No
set-sayPlays = Jugadas del rival
set-sayPlays-full = Quién, tirada y jugada
set-sayPlays-short = Solo la jugada
set-sayPlays-none = No

# Keys
key-go = tirar, listo, siguiente
key-undo = deshacer un movimiento
key-undo-all = deshacer todo el turno
key-double = doblar
key-take = aceptar
key-drop = rechazar
key-beaver = beaver, raccoon, otter
key-swap = cambiar los dados de orden
key-flip = girar el tablero
key-list = lista de jugadas legales; un número y Enter juegan una
key-last = volver a mostrar la última jugada
key-clocks = mostrar u ocultar los relojes
key-pips = mostrar u ocultar los pips
key-quadrants = leer el tablero cuadrante por cuadrante
key-type = escribir una jugada, después Enter
key-replay = recorrer el juego
key-board = ir al tablero
key-help = esta lista
key-bell = a la campana con tus avisos

# Consultation doubles: two who share a side
pair-title = Tu pareja
pair-hand = dados: { $who }
pair-away = { $who }: ausente
pair-dice = { $you ->
    [true] Tienes los dados y actúas por tu bando.
   *[false] { $who } tiene los dados y actúa por tu bando.
}
pair-private = Esto solo lo lee la pareja.
pair-come-back = Volver y tomar los dados
pair-leave = Irme ({ $who } sigue)
pair-left = { $who } se ha ido. Sigues por tu cuenta; puede volver.
pair-you-left = Te has ido, y { $who } sigue. Puedes volver.
pair-away-note = { $who } no está. Puedes tomar los dados.
pair-links-away = El navegador de { $who } abre la parte de los dados de tu bando: mientras no esté, cada tirada tarda un poco más.
act-take_dice = Tomar los dados
act-give_dice = Pasar los dados a { $who }
act-advise = Escribir a tu pareja
status-advise = { $who } tiene que jugar { $roll }. Mueve fichas para mostrarle una jugada a { $who }.
status-advise-ready = Muestra esta jugada a { $who } o deshazla.
say-dice = { $you ->
    [true] Tienes los dados.
   *[false] { $who } tiene los dados.
}
say-partner-left = { $who } se ha ido.
say-partner-back = { $who } está de vuelta.
talk-you = Tú
key-talk = escribir a tu pareja
key-dice-hand = tomar los dados o pasarlos a tu pareja
refused-no-partner = No tienes pareja en esta mesa.
refused-partner-has-dice = Tu pareja tiene los dados. Tómalos para actuar.
refused-partner-missing = Tu pareja no está en la mesa.
refused-bot-in-pair = Un bot juega solo: una pareja son dos personas.
refused-bad-text = Escribe entre 1 y 500 caracteres.

# What a side says among itself, here and in a chouette
talk-none = Nadie ha dicho nada todavía.
talk-label-partner = Unas palabras a tu pareja
talk-play-this = Juega esto
talk-send = Enviar
talk-show = Mostrar en el tablero
talk-hide = Ocultar
act-advise_play = Mostrar esta jugada
act-propose = Proponer
said-advice = { $who } aconseja: { $text }

# The tutor

knob-tutor = Tutor
act-take_back = Rectificar
key-hint = pista
key-take-back = rectificar
tutor-title = ¿De verdad?
tutor-costs =
    { $kind ->
        [play] Esta jugada pierde { $loss }.
       *[decision] Esta decisión pierde { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Jugarla
       *[other] Hacerlo
    }
tutor-show = Ver qué es mejor
tutor-again = Elegir otra vez
tutor-hint = Pista
tutor-hint-title = Las mejores jugadas
tutor-hint-play = { $play } { $loss }
tutor-back = Volver a la mesa
tutor-taken-back =
    { $n ->
        [0] En este match no se ha rectificado nada.
        [one] En este match se ha rectificado una vez.
       *[other] En este match se ha rectificado { $n } veces.
    }
tutor-cube-no_double = No dobles.
tutor-cube-double = Dobla.
tutor-cube-too_good = Demasiado bueno para doblar: sigue jugando.
tutor-cube-take = Acepta.
tutor-cube-drop = Rechaza.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Sin doblar { $wait }, doblar y aceptar { $take }, doblar y rechazar { $drop }
tutor-away = Ahora no se puede consultar al tutor; el juego sigue sin él.
say-taken-back = Rectificado.
with-tutor = Con tutor
refused-no-tutor = Esta mesa no tiene tutor para ti.
refused-nothing-to-take-back = En este juego no hay nada que rectificar.
refused-not-for-tutor = El tutor ayuda a una persona contra un bot: sin reloj, sin dinero, solo con jugadas legales.
refused-tutor-rests = Estás jugando contra personas: hasta que eso termine, el tutor no dice nada.
refused-nothing-to-advise = Ahora no tienes nada que decidir.
