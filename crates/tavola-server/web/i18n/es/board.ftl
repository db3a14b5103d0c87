# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Reloj y marcador
board-lead = Un teléfono junto a tu tablero de madera: reloj, marcador y acta en uno. Funciona sin red; nada de lo que pulses se pierde.
board-needs-script = El reloj necesita un navegador con JavaScript.
board-new = Match nuevo
board-kept = Matches en este dispositivo
board-kept-none = Aún no hay matches. Prepara uno: dos nombres, una longitud y, si quieres, un reloj.
board-white = Blanco
board-black = Negro
board-name-of = Nombre de { $side ->
    [white] Blanco
   *[black] Negro
}
board-length = Longitud en puntos
board-clock = Reloj
board-clock-none = Sin reloj, solo marcador
board-clock-simple_delay = Retardo y después reserva (usual)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, con el retardo incluido en pantalla
board-clock-fischer = Fischer
board-minutes = Minutos por punto
board-delay = Segundos por turno
board-flag = Cuando cae la bandera
board-flag-loss = el match está perdido
board-flag-when_noticed = el match está perdido si el rival lo señala
board-flag-overtime = un minuto más, una vez
board-holland = Regla Holland: después del juego Crawford, quien va por detrás no puede doblar antes de su tercer turno
board-sound = Sonidos
board-vibrate = Vibración
board-start = Empezar
board-to = a { $length }
board-one-game = un juego
board-crawford = Juego Crawford: sin cubo
board-game = Juego { $number }
board-turn = tu turno
board-waits = en espera
board-stopped = parado
board-press-label = { $name }, quedan { $time }{ $turn ->
    [yes] , le toca: pulsa para terminar el turno
   *[no] {""}
}
board-begins = Empiezo yo
board-next-game = Siguiente juego
board-double = Doblar a { $value }
board-take = Aceptar { $value }
board-drop = Rechazar
board-confirm = Confirmar
board-accept = De acuerdo
board-reject = No
board-stop = Parar
board-resume = Reanudar
board-resume-other = Dar el turno a { $name }
board-over = Fin del juego
board-menu = Menú
board-sheet = Acta
board-undo = Deshacer
board-undo-what = Mantén pulsado para deshacer: { $act }
board-undone = Deshecho: { $act }
board-hold = Mantén pulsado este botón un momento.
board-lock = Bloquear
board-unlock = Desbloquear
board-locked = Bloqueado contra toques accidentales
board-full = Pantalla completa
board-handover = Traspasar
board-leave = Todos los matches
board-say = Leer los tiempos en voz alta
board-cube = Cubo { $value }
board-cube-middle = en el centro
board-cube-of = de { $name }
board-result = ¿Cómo acabó el juego?
board-won-by = Ganado por
board-kind-single = Simple
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Anotar
board-close = Cerrar
board-resign = Abandonar el juego
board-resign-match = Abandonar el match
board-withdraw = Retirar el abandono
board-claim = Reclamar el juego
board-claims = { $name } reclama el juego: { $kind }
board-resigns = { $name } abandona: { $kind }
board-break = Hacer una pausa
board-end-break = Volver de la pausa
board-on-break = { $name } está en pausa: { $time }
board-reason-fallen = Ha caído un dado o una ficha
board-reason-contested = Impugnar la jugada
board-reason-director = Llamar al director
board-pause = Detener el reloj
board-paused = Detenido
board-reason-faulty = El reloj falla
board-reason-break = Pausa
board-call-flag = Ha caído la bandera
board-why = ¿Por qué parar el reloj?
board-entered = { $name } gana: { $kind }, cubo { $cube }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
board-both-confirm = Confirman los dos
board-flagged = { $name }: ha caído la bandera
board-match-won = { $name } gana el match
board-how-score = por puntos
board-how-flag = por tiempo
board-how-resigned = por abandono
board-how-penalty = por puntos de penalización
board-how-ruling = por decisión del director
board-called = Se ha llamado al director
board-held = El director ha suspendido el match
board-absent = { $name } no está; el reloj corre
board-opening = Cada uno tira un dado. Empieza el mayor.
board-ready = A comparar los marcadores escritos y empezar.
board-gap = El dispositivo estuvo apagado o en segundo plano { $time }.
board-restore = Devolver el tiempo
board-gap-asked = El dispositivo estuvo apagado { $time }, y entretanto cayó la bandera de { $name }. ¿Cuenta ese tiempo?
board-gap-banner = El reloj está parado
board-gap-counts = Cuenta
board-keep-as-is = Dejarlo como está
board-jump = La hora de este dispositivo se cambió en { $time }. El reloj del match sigue como antes.
board-awake-refused = La pantalla puede apagarse: mantenla encendida en los ajustes del dispositivo.
board-storage-refused = Este navegador no guarda nada: al recargar se perdería el match.
board-offline = Sin conexión: { $count ->
    [0] todo enviado
    [one] 1 anotación en espera
   *[other] { $count } anotaciones en espera
}
board-online = Todo enviado
board-viewer = Estás mirando. El reloj está en otro dispositivo.
board-viewer-age = Actualizado hace { $seconds } s
board-take-over = Tomar aquí el reloj
board-take-over-hold = Tomar aquí el reloj (mantener)
board-take-over-ask = El reloj lo tiene otro dispositivo. Si lo tomas, ese dispositivo solo podrá mirar.
board-take-over-yes = Tomarlo
board-take-up = ¿Aceptar este match?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } a { $length }: { $count ->
    [one] una anotación traspasada
   *[other] { $count } anotaciones traspasadas
}.
board-take-up-new = Este dispositivo toma el reloj. El que lo traspasó solo podrá mirar.
board-take-up-known = Este dispositivo ya tiene el match. El registro traspasado sustituye al suyo; lo que tenga de más se guarda aparte.
board-take-up-yes = Aceptar
board-read-foreign = Ese registro no da derecho al match de este dispositivo; no ha cambiado nada.
board-kept-unreadable = El registro de ese match no se puede leer en este dispositivo.
board-no-such-match = Ese match no existe. Comprueba el enlace: puede que falte una letra.
board-link-worthless = Este enlace no da derecho al match.
board-no-right = El servidor rechaza lo que pulsas aquí, porque el enlace no da derecho al match. Abre el enlace propio de la mesa.
board-posted = En el cuadro
board-conflict = Otro dispositivo tiene un registro distinto: { $here } aquí, { $there } allí.
board-conflict-scoreboard = Prevalece el marcador de la mesa (MAT-07): { $won }.
board-conflict-trailers_sheet = Cuenta el marcador de quien va por detrás (MAT-05): { $won }.
board-conflict-agreement = Los dos tienen el mismo marcador.
board-conflict-director = Decide el director.
board-conflict-look = Comparar los dos registros
board-conflict-title = Dos registros de este match
board-conflict-here = El registro de aquí
board-conflict-there = El otro registro
board-conflict-since = { $count ->
    [0] Nada desde que se separaron
    [one] Una anotación desde que se separaron
   *[other] { $count } anotaciones desde que se separaron
}
board-compare = Comparar con mi marcador escrito
board-papers-agree = Los marcadores escritos coinciden con el de la mesa: { $counts }.
board-papers-differ = Los marcadores escritos no coinciden con el de la mesa. Cuenta el de la mesa: { $counts } (MAT-07).
board-battery = Batería baja: { $percent } %. Carga el dispositivo o traspasa el reloj.
board-chouette = ¿Juegan más de dos? El dispositivo también puede ser la libreta de una chouette.
board-elsewhere = Este match está abierto en otra pestaña.
board-elsewhere-here = Seguir aquí
board-read-older = Este dispositivo tiene un registro posterior de ese match; el archivo no se ha importado.
board-read-unreadable = No es un archivo de match.
board-keep-this = Conservar este registro
board-keep-that = Conservar el otro registro
board-not-kept = El navegador no lo ha guardado. Inténtalo otra vez.
board-too-soon = Un segundo toque tan seguido no cuenta.
board-no-line = Sin conexión con el dispositivo del reloj: anótalo allí.
board-unheard = El dispositivo del reloj no responde: comprueba allí si lo ha registrado.
board-handover-how = Abre esto en el otro dispositivo: toma el reloj con todo el registro. Desde entonces, este dispositivo solo puede mirar.
board-handover-copy = Copiar el enlace
board-handover-file = Guardar como archivo
board-handover-read = Tomar desde un archivo
board-csv = CSV
board-print = Imprimir
board-share = Compartir
board-sheet-number = Juego
board-sheet-winner = Gana
board-sheet-kind = Tipo
board-sheet-cube = Cubo
board-sheet-points = Puntos
board-sheet-score = Marcador
board-sheet-banks = Tiempo restante
board-sheet-used = Tiempo usado
board-sheet-lasted = Duración
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , rechazado
    [resigned] , abandono
    [claimed] , reclamado
    [flag] , por tiempo
    [forfeited] , incomparecencia
    [adjudicated] , por decisión arbitral
   *[borne_off] {""}
}
board-sheet-none = Aún no ha terminado ningún juego.
board-sheet-awards = Puntos de penalización
board-sheet-award = { $points } para { $name }
board-sheet-rulings = Decisiones
board-sheet-signs = Firmas
board-corrected = corregido
board-keys = Un teclado, o un botón Bluetooth que actúe como tal: Espacio pulsa por quien tiene el turno, 1 y 2 pulsan por el lado de abajo y el de arriba, d dobla, t acepta, p rechaza, s para, u (mantener) deshace, c lee los tiempos en voz alta, l bloquea.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Marcador { $a } a { $b }, match a { $length }.
board-side-said = Le toca a { $name }
board-low = { $name }: queda un minuto
board-install = Instálalo desde el menú del navegador para abrirlo sin red.

board-first-game = Empezar
board-confirm-score = Confirmar { $a }–{ $b }
board-what = ¿Y ahora?
board-more = Más
board-understood = Vale
board-new-match = Match nuevo
board-continue = Seguir un match anotado en papel
board-points-of = Puntos de { $side ->
    [white] Blanco
   *[black] Negro
}
board-conflict-players = Hay que decidir entre los dos qué registro cuenta.
board-right-menu = Corregir algo
board-right = ¿Qué hay que corregir?
board-right-time = El tiempo del reloj
board-right-result = El resultado de un juego
board-right-length = La longitud del match
board-right-points = Puntos de penalización
board-right-clock = Traer un reloj
board-right-whose = Reloj de
board-right-way = Sumar o restar
board-right-give = Sumar
board-right-take = Restar
board-right-minutes = Minutos
board-right-seconds = Segundos
board-right-reason = Motivo
board-right-against = A quién se penaliza
board-right-count = Puntos para el rival
board-sheet-clock = { $mode }, { $bank } por punto, { $delay } s por turno
board-ruling-adjust_time = { $name }: { $time } en el reloj
board-ruling-penalty = Penalización contra { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
board-ruling-warn = Advertencia a { $name }
board-ruling-correct_result = Juego { $game } corregido: { $name }, { $kind }, cubo { $cube }
board-ruling-set_length = El match se juega a { $length }
board-ruling-bring_clock = Se trae un reloj: { $clock }
board-ruling-hold = El director suspende el match
board-ruling-release = El match sigue
board-ruling-absent = { $name } no está
board-ruling-arrived = Están los dos
board-ruling-award_match = El match se adjudica a { $name }
board-ruling-restore = Se devuelve el tiempo de la interrupción { $gap }
board-ruling-count = El tiempo de la interrupción { $gap } cuenta
board-ruling-settle = Se conserva uno de los dos registros
board-ruling-play_on = Nadie se dio cuenta de la bandera: siguen los dos
board-ruling-cube_stands = Juego { $game }: el cubo queda a { $cube }
board-ruling-post = En el cuadro

board-act-press = una pulsación
board-act-opening = la tirada inicial
board-act-start_game = el inicio del juego
board-act-double = el doblaje
board-act-take = la aceptación
board-act-drop = el rechazo
board-act-stop = la parada
board-act-call_director = la llamada al director
board-act-resume = la reanudación
board-act-resign = el abandono
board-act-claim = la reclamación
board-act-accept = el acuerdo
board-act-reject = el desacuerdo
board-act-result = el resultado
board-act-confirm = la confirmación
board-act-compare = la comparación
board-act-take_break = la pausa
board-act-end_break = el fin de la pausa
board-act-resign_match = el abandono del match
board-act-withdraw = la retirada del abandono
board-act-call_flag = el aviso de la bandera
board-act-open = la preparación del match
board-act-flag_fell = ha caído la bandera
board-act-undo = deshacer la última anotación
board-act-gap = el dispositivo estuvo apagado
board-act-jump = se cambió la hora del dispositivo
board-act-claim_lease = la toma del reloj
board-act-diverged = otro registro
board-act-received = una hora corregida

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = El match no está preparado.
board-refused-opened-already = El match ya está preparado.
board-refused-unsound = Falta un nombre o es demasiado largo, o el reloj tiene valores fuera de los límites.
board-refused-player-only = Esto solo lo puede hacer quien juega.
board-refused-director-only = Esto solo lo puede hacer el director.
board-refused-reason-missing = Una decisión necesita un motivo.
board-refused-on-hold = No se puede cambiar nada hasta que decida el director.
board-refused-posted = El resultado está en el cuadro; solo el director puede corregirlo.
board-refused-over = El match ha terminado.
board-refused-flagged = Ha caído una bandera.
board-refused-gap-asked = Di antes si cuenta el tiempo en que el dispositivo estuvo apagado.
board-refused-not-now = Ahora no puedes hacer eso.
board-refused-not-your-turn = Es el turno del otro lado.
board-refused-no-clock = No hay reloj.
board-refused-crawford-game = En el juego Crawford no se dobla.
board-refused-crawford-cube = Todos los doblajes del juego Crawford son nulos: el cubo cuenta como 1.
board-refused-cube-not-yours = El cubo es del otro lado.
board-refused-cube-exhausted = El cubo no puede subir más.
board-refused-holland-waits = Después del juego Crawford, quien va por detrás no puede doblar antes de su tercer turno.
board-refused-nothing-offered = No hay nada a lo que responder.
board-refused-break-between-games = Las pausas se hacen entre juegos.
board-refused-no-break-left = No quedan pausas.
board-refused-break-running = Una pausa aún no ha terminado.
board-refused-most-resigned = Un abandono por el máximo no se puede rechazar.
board-refused-trailer-confirms = El marcador cuenta cuando lo ha confirmado quien va por detrás.
board-refused-whose-turn = Elige qué reloj debe correr.
board-refused-too-long = Un texto o una lista es demasiado largo, o un número demasiado grande.
board-refused-no-points = Una penalización es de un punto como mínimo.
board-refused-no-flag = No ha caído ninguna bandera.
board-refused-nothing-to-undo = No hay nada que deshacer.
board-refused-no-such = No hay ninguno con ese número.
board-refused-turn-is-over = El turno de esa interrupción ha terminado; el director puede ajustar el tiempo.
board-refused-nothing-given-up = Nadie ha abandonado.
board-refused-same-length = El match ya se juega a esa longitud.
board-refused-nothing-due = No hay nada pendiente.
board-refused-held-by-device = El reloj lo tiene un dispositivo; pulsa allí.
board-refused-lease-lost = El reloj lo tiene otro dispositivo.
board-refused-line-missing = Falta una anotación del registro.
board-refused-line-known = Esa anotación ya está en el registro.
board-held-button = mantener
board-crawford-word = Crawford
board-needs = faltan { $points }
board-points-label = { $name }: { $points }, ver los juegos hasta ahora
board-doubles = { $name } dobla a { $value }
board-ruled = El director ha decidido. ¿Reanudar?
board-played-on = Nadie se dio cuenta de la bandera. Se sigue jugando.
board-age = { $seconds } s
board-overtime = prórroga
board-overtime-told = Ha caído la bandera de { $name }: prórroga de { $time }, una vez.
board-low-seconds = { $name }: quedan { $seconds } segundos
board-countdown = Avisos a 0:30 y 0:10
board-swap = Cambiar los lados
board-course = Juegos hasta ahora
board-course-won = { $name } gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
board-course-time = duró { $time }
board-play-on = Nadie se dio cuenta: seguir jugando
board-turn-dialog = Girar
board-right-flag = Nadie se dio cuenta de la bandera: seguir jugando
board-right-turn = El reloj corre para quien no tiene el turno
board-right-cube = Se dobló en el juego Crawford
board-right-cube-how = Hasta que terminó ese juego se podía anular. Nadie se dio cuenta, así que vale (MAT-03). ¿Qué mostraba el cubo?
board-sheet-date = Fecha
board-sheet-reason = Motivo
board-sheet-after-game = Tras el juego
board-mat = Archivo .mat
board-install-secure = Abierta por HTTPS, esta página se puede instalar y entonces funciona sin red.
board-presets = Relojes usuales
board-preset-last = El último usado
board-preset-italy = Italia 3:00 + 12
board-preset-usual = Reino Unido, EE. UU., WBGF 2:00 + 12
board-preset-doubles = Dobles 2:30 + 18
board-preset-none = Sin reloj
board-total = Cada lado tiene { $bank }, y { $delay } s por turno.
board-screen = Para un proyector
board-overlay = Para una retransmisión
