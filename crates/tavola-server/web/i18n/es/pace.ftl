# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Con rating
rated-note = El resultado cuenta para el rating de los dos
rated-off = No cuenta
rated-on = Cuenta para el rating de los dos
rated-choose-note = Solo cuenta un match entre dos personas.
refused-not-for-rating = Para el rating solo cuenta un match entre dos personas, desde el principio y sin ayuda.

pace-unhurried = Sin prisa: sin límite
pace-live = En vivo: con reloj
pace-post = Por correspondencia: días para cada turno
pace-note = Se muestra en la invitación y en la mesa. Sin prisa, nadie gana por esperar; en vivo corre un reloj y queda un minuto para volver; por correspondencia, cada turno tiene días.
pace-days = Por correspondencia: días por turno
pace-days-many = { $n ->
    [one] Un día
   *[other] { $n } días
}
pace-post-terms = { $turn ->
    [one] Por correspondencia: un día para cada turno, { $bank } días al empezar, { $cap } como máximo
   *[other] Por correspondencia: { $turn } días para cada turno, { $bank } días al empezar, { $cap } como máximo
}
pace-unhurried-terms = Tras { $time } min de ausencia el rival puede aplazar; nadie gana por esperar
pace-live-terms = { $away } s en total, { $back } s recuperados con cada regreso; después el rival puede esperar, aplazar o reclamar
pace-title = Esperas y ausencias
pace-resume-listed = Aplazado: reanudar
pace-adjourned = El match está aplazado.
pace-adjourned-absent = { $you ->
    [true] El match está aplazado por tu ausencia.
   *[false] El match está aplazado por ausencia de { $who }.
}
pace-both-resume = Sigue en cuanto lo quieran los dos.
pace-wants-on = { $you ->
    [true] Quieres seguir. Esperando a tu rival.
   *[false] { $who } quiere seguir.
}
pace-resume-by = Reanúdalo antes del { $date }.
pace-goes-on = El match sigue.
pace-offered = { $you ->
    [true] Has propuesto aplazar.
   *[false] { $who } propone aplazar el match.
}
pace-post-left = { $you ->
    [true] Te quedan { $left }{ $rests ->
        [true] {" "}y estás de vacaciones hasta el { $until }.
       *[false] .
    }
   *[false] A { $who } le quedan { $left }{ $rests ->
        [true] {" "}y está de vacaciones hasta el { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } h
pace-days-hours = { $days ->
    [one] un día y { $hours } h
   *[other] { $days } días y { $hours } h
}
pace-absence-choose = { $who } no está. Si no vuelve en { $left }, puedes aplazar o reclamar la victoria; si no ha jugado nada, el match se anula.
pace-absence-adjourn = { $who } no está. Si no vuelve en { $left }, puedes aplazar el match.
pace-own-absence = Tienes { $left } para volver. Después tu rival puede aplazar o reclamar la victoria.
act-offer_adjourn = Proponer aplazar
act-accept_adjourn = Aplazar
act-decline_adjourn = No aplazar
act-adjourn_absence = Aplazar el match
act-claim_absence = Reclamar la victoria
act-resume = Reanudar el match
refused-adjourned = El match está aplazado. Sigue cuando lo quieran los dos.
refused-not-adjourned = El match no está aplazado.
refused-no-adjourning = Los matches de esta mesa no se pueden aplazar.
refused-no-adjourn-offered = Nadie ha propuesto aplazar.
refused-only-adjourning = En esta mesa nadie gana por esperar. Puedes aplazar el match.

orders-title = Jugadas preparadas
orders-note = Actúan por ti en cuanto llega su momento. Tu rival no se entera. Para una tirada suya concreta puedes preparar algo cuando solo le deja una jugada: entonces aparece en la lista.
orders-always = Siempre que ocurra
orders-now = En esta posición
orders-rolls = Si tira
orders-add = Preparar
orders-cancel = Cancelar
orders-kept = Preparado.
orders-cancelled = Cancelado.
orders-void = Ya no vale: { $text }
order-forced = Jugar al momento los turnos forzados
order-roll_without_double = Tirar al momento cuando no puedo doblar
order-roll_dead_cube = Tirar al momento cuando este juego me da el match
order-roll_until-hit = Tirar por mí hasta que se golpee una ficha
order-roll_until-no_contact = Tirar por mí hasta que no haya contacto
order-roll_until-bear_off = Tirar por mí hasta que mi rival saque fichas
order-if_doubled-take = Si dobla: aceptar
order-if_doubled-pass = Si dobla: rechazar
order-if_doubled-beaver = Si dobla: beaver
order-if_dance-roll = Si no puede mover: tirar
order-if_dance-double = Si no puede mover: doblar
order-if_roll = Si tira { $roll }: { $then ->
    [double] doblar
   *[roll] tirar
}
refused-orders-not-here = Solo se pueden preparar jugadas en un match por correspondencia que esté en juego.
refused-orders-not-known = Esa posición aún no se conoce. Se puede preparar mientras le toca tirar a tu rival.
refused-orders-not-possible = Eso no será posible en la posición.
refused-orders-too-many = Has preparado todo lo que se puede en una mesa.
refused-orders-no-such = Eso ya no está preparado.
key-adjourn = estar de acuerdo en aplazar el match; aplazarlo si tu rival falta demasiado
key-orders = a lo que has preparado

conduct-title = Dejar matches con rating
conduct-terms = Quien deja a menudo matches con rating espera antes del siguiente. Un match cuenta como dejado si se reclama la victoria por ausencia, si se acaba el tiempo sin hacer nada o si se abandona enseguida.
conduct-so-far = { $left ->
    [0] No has dejado ninguno de tus últimos matches con rating.
   *[other] { $of ->
        [one] Has dejado tu último match con rating.
       *[other] Has dejado { $left } de tus últimos { $of } matches con rating.
    }
}
conduct-next = { $minutes ->
    [one] Si dejas otro, esperas un minuto antes de tu próximo match con rating.
   *[other] Si dejas otro, esperas { $minutes } minutos antes de tu próximo match con rating.
}
conduct-waits = Podrás volver a jugar matches con rating dentro de
conduct-why = Dejaste { $left } de tus últimos { $of } matches con rating.
conduct-open = Puedes seguir jugando matches amistosos, contra personas y bots.
conduct-adjourned = Tienes aplazados tres matches con rating. Reanuda uno antes de empezar otro.
rated-waits = { $minutes ->
    [one] Podrás volver a jugar matches con rating dentro de un minuto, porque dejaste { $left } de tus últimos { $of }. Los amistosos siguen abiertos para ti.
   *[other] Podrás volver a jugar matches con rating dentro de { $minutes } minutos, porque dejaste { $left } de tus últimos { $of }. Los amistosos siguen abiertos para ti.
}
rated-adjourned = Tienes aplazados tres matches con rating. Reanuda uno antes de empezar otro.
rated-adjourned-pair = Tu último match con rating contra esta persona está aplazado. Reanúdalo antes de empezar otro.
rated-adjourned-full = Uno de los dos tiene ya tres matches con rating aplazados. Hay que seguir jugándolos, o preguntar más adelante.

vacation-title = Vacaciones
vacation-lead = De vacaciones, tu tiempo se detiene en todos tus matches por correspondencia. Tus rivales ven que estás de vacaciones, y hasta cuándo.
vacation-left = { $n ->
    [0] Este año no te quedan días de vacaciones.
    [one] Este año te queda un día de vacaciones.
   *[other] Este año te quedan { $n } días de vacaciones.
}
vacation-itself = Antes de que pierdas por tiempo se toma un día por sí solo, mientras te quede alguno.
vacation-until = Estás de vacaciones hasta el
vacation-days = Días desde ahora
vacation-more = Días más después de eso
vacation-begin = Empezar las vacaciones
vacation-extend = Alargar las vacaciones
vacation-end = Terminar ya las vacaciones
vacation-end-note = Los días que no han empezado se guardan para más adelante.
vacation-too-many = No te quedan tantos días. Elige menos.
vacation-listed = { $n ->
    [0] Sin días de vacaciones para los matches por correspondencia
    [one] Queda un día de vacaciones para los matches por correspondencia
   *[other] Quedan { $n } días de vacaciones para los matches por correspondencia
}
vacation-listed-on = De vacaciones en los matches por correspondencia
post-yours = Te toca: quedan { $left }
post-theirs = Le toca a tu rival: quedan { $left }
seek-by-post = { $n ->
    [one] por correspondencia, un día por turno
   *[other] por correspondencia, { $n } días por turno
}
