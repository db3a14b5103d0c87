# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Jugar ahora contra alguien
lobby-quick-note = Un match en vivo: { $clock }. Una pulsación busca rival, otra lo cancela. Entre personas con cuenta vale para el rating.
lobby-points = { $n ->
    [one] Un punto
   *[other] { $n } puntos
}
lobby-quick-nobody = Buscar
lobby-quick-one = { $who } espera
lobby-quick-many = { $n } esperan
lobby-quick-withdraw = Esperando: cancelar
lobby-you-seek = Estás buscando:
lobby-waited = Esperando desde hace
lobby-neighbour = { $n ->
    [one] { $who } espera para un match a un punto.
   *[other] { $who } espera para un match a { $n } puntos.
}
lobby-join = Jugar
lobby-withdraw = Dejar de buscar
lobby-stands = Esta búsqueda se mantiene dos semanas, estés aquí o no.
lobby-meanwhile = Jugar mientras tanto contra el bot
lobby-meanwhile-note = Tu búsqueda se mantiene: se te llamará a la mesa.
lobby-noscript = Sin JavaScript, esta página se recarga sola mientras buscas.
lobby-clock = { $minutes } min por punto, { $seconds } s por turno
lobby-unhurried = sin prisa
lobby-no-clock = sin reloj
lobby-range = rating a menos de { $n }
lobby-title = Sala
lobby-here = { $n ->
    [0] Ahora no hay nadie más aquí
    [one] Ahora hay una persona aquí
   *[other] Ahora hay { $n } personas aquí
}
lobby-seeks-title = Buscan rival
lobby-seeks-none = Ahora mismo nadie busca rival.
lobby-seeks-add = Buscar con tus propias condiciones
lobby-tables-title = Mesas en juego
lobby-tables-none = Ahora mismo no hay ninguna mesa que mirar.
lobby-chouettes-title = Chouettes abiertas
lobby-chouettes-none = Ahora mismo no hay ninguna chouette abierta.
lobby-events-none = Ahora mismo no hay ningún torneo.
lobby-events-add = Abrir un torneo
lobby-players = { $n ->
    [one] Un jugador
   *[other] { $n } jugadores
}
lobby-strip-then = hace 24 horas
lobby-strip-now = ahora
lobby-strip-empty = Aún hay pocas visitas para decir cuándo viene la gente
lobby-strip-busiest = { $n ->
    [0] Suele haber más gente más o menos ahora
    [one] Suele haber más gente dentro de una hora más o menos
   *[other] Suele haber más gente dentro de unas { $n } horas
}
lobby-called-title = Alguien te espera
lobby-called = { $who } está en la mesa.
lobby-called-note = Si no vienes en 30 segundos, la mesa se cierra. No cuenta para nada.
lobby-called-rated = Si no vienes en 30 segundos, la mesa se cierra y no cuenta para el rating. Si no acudes a menudo, tendrás que esperar antes de tu próximo match con rating.
lobby-called-go = Ir a la mesa
lobby-called-stay = Ahora no
lobby-gone = Alguien fue más rápido, o la búsqueda se ha retirado. Elige otra.
lobby-own = Esta búsqueda es tuya. No puedes jugar contra ti.
lobby-too-many = Ahora mismo hay bastantes búsquedas. Responde a una de ellas o retira una de las tuyas.
lobby-not-rated-they = Esta persona no puede jugar ahora con rating. Pide un match que no cuente.
lobby-not-rated = Ahora no puedes jugar con rating. Elige un match que no cuente.

lobby-asks-title = Desafíos y citas
lobby-agreed = Juegas contra { $who }
lobby-challenged = Has desafiado a { $who }
lobby-proposed = Has propuesto un match a { $who }
lobby-challenges-you = { $who } te desafía
lobby-proposes = { $who } te propone un match
lobby-act-accept = Aceptar
lobby-act-decline = Declinar
lobby-act-take_back = Retirar
lobby-date-cancel = Cancelar la cita
lobby-act-begin = Ir a la mesa
lobby-reason = Motivo
lobby-reason-none = Sin motivo
lobby-reason-later = En otro momento
lobby-reason-shorter = Un match más corto
lobby-reason-longer = Un match más largo
lobby-reason-clock = Otro reloj
lobby-reason-rules = Otras reglas
lobby-choices = Quién puede desafiarte y cuándo se te avisa
lobby-challenged-by = Desafíos de
lobby-challenged-by-anybody = Cualquiera
lobby-challenged-by-registered = Quienes tienen cuenta
lobby-challenged-by-near = Quienes tienen cuenta, a menos de 300 puntos de rating
lobby-challenged-by-nobody = Nadie
lobby-alerts = Avisarme cuando alguien busque rival, tres veces al día como máximo
lobby-choices-keep = Guardar
lobby-challenge-over = Ese desafío ha terminado.
lobby-challenge-early = Puedes sentarte desde 15 minutos antes de la hora.
lobby-challenge-nobody = Esta persona no acepta desafíos ahora.
lobby-challenge-registered = Esta persona solo acepta desafíos de quienes tienen cuenta.
lobby-challenge-near = Esta persona solo acepta desafíos de quienes tienen cuenta y están a menos de 300 puntos de rating.
lobby-too-many-challenges = Últimamente has desafiado a mucha gente. Espera antes sus respuestas.
lobby-no-such-player = Nadie tiene ese nombre. Comprueba cómo se escribe.
challenges-title = Desafíos
challenges-lead = Elige contra quién y las condiciones. Recibirá un aviso y responderá cuando quiera.
choose-anybody = Cualquiera: buscar en la sala
choose-anybody-note = Sin reloj y sin prisa, la búsqueda se mantiene dos semanas.
choose-named = Una persona, por su nombre
knob-whom = Nombre de tu rival
knob-whom-note = Solo si desafías a alguien.
knob-range = Rating del rival
knob-range-note = Solo si buscas en la sala.
knob-range-any = Cualquiera
table-next-week = La semana que viene a la misma hora
table-next-week-asked = Has pedido un match para la semana que viene a la misma hora. Tu rival recibe un aviso, y tú sabrás qué responde.
