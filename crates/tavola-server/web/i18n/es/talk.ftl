# Talk between people, blocking, watching, reports.

blocks-title = A quién has bloqueado
blocks-lead = No se te empareja con estas personas, no pueden desafiarte y ninguno lee lo que escribe el otro. No se les dice.
blocks-none = No has bloqueado a nadie.
blocks-end = Desbloquear
blocks-end-of = Desbloquear a { $name }
block-oneself = No puedes bloquearte a ti.
block-too-many = Ya has bloqueado a tanta gente como puedes. Desbloquea antes a alguien.

## Opening a table

knob-watch = Quién puede mirar
knob-watch-note = Quien mira más tarde no ve nada del match antes: ni en la página, ni como archivo, ni los dados.
watch-at_once = Cualquiera
watch-one_turn = Cualquiera, un turno más tarde
watch-three_turns = Cualquiera, tres turnos más tarde
watch-three_minutes = Cualquiera, tres minutos más tarde
watch-nobody = Solo quienes juegan
form-field-watch = Quién puede mirar
watch-later = Esta mesa se mira con retraso: eso se podrá ver cuando termine el match.
watching-three_minutes = Miras el match con tres minutos de retraso.
watching-three_turns = Miras el match con tres turnos de retraso.
watching-one_turn = Miras el match con un turno de retraso.

## What is said

chat-title = Charla
chat-open = Charla
chat-unread = { $n ->
    [one] Una línea nueva
   *[other] { $n } líneas nuevas
  }
chat-back = Volver
chat-empty = Nadie ha dicho nada todavía.
chat-room-players = Esto solo lo leen quienes juegan.
chat-room-watchers = Quienes miran lo leen al momento; quienes juegan, cuando termine el match.
chat-room-all = Esto lo leen todos los presentes.
chat-phrase = Frase
chat-phrase-choose = Elige una frase
chat-phrase-send = Decir
chat-text = Tus palabras
chat-text-send = Enviar
chat-of-watchers = Mirando
chat-line-acts = Más sobre lo que dijo { $name }
chat-mute = Silenciar aquí
chat-block = Bloquear
chat-report = Denunciar
chat-unmute = Volver a oír a { $name }
chat-want = Escribir libremente
chat-want-no = Solo frases
chat-others-want = Tu rival quiere escribir libremente.

key-chat = A lo que se dice en la mesa

phrases-start = Al empezar
phrases-play = En juego
phrases-offers = Propuestas
phrases-end = Al final

talk-guest = Los visitantes hablan con frases. Con una cuenta puedes escribir libremente.
talk-both = Se puede escribir libremente cuando lo han activado los dos.
talk-no-free-words = Por ahora solo puedes hablar con frases.
talk-nobody = No hay nadie que te oiga antes de que termine el match.
talk-too-fast = Eso ha sido mucho de golpe. Espera unos segundos.
talk-repeats = Eso acabas de decirlo.
talk-too-long = Es demasiado largo: usa como máximo 400 letras.
talk-nothing = Ahí no hay nada que leer.
talk-own-line = Esa línea es tuya.
talk-restricted = Solo puedes hablar con frases hasta el { $until }: { $reason }

## The forty phrases

phrase-hello = Hola
phrase-good-luck = Suerte
phrase-have-fun = A disfrutar
phrase-thanks-too = Gracias, igualmente
phrase-first-time = Es mi primera vez aquí
phrase-slow-today = Hoy juego despacio
phrase-ready = ¿Empezamos?
phrase-nice-roll = Buena tirada
phrase-nice-play = Buena jugada
phrase-lucky-me = Qué suerte la mía
phrase-unlucky = Eso ha sido mala suerte
phrase-timed-double = Doblaje muy a tiempo
phrase-brave-take = Qué valor aceptar
phrase-good-pass = Bien rechazado
phrase-missed-that = Eso se me pasó
phrase-misclick = Perdón, se me fue la mano
phrase-thinking = Estoy pensando, un momento
phrase-your-turn = Te toca
phrase-back-soon = Vuelvo en un minuto
phrase-back = Ya estoy aquí
phrase-bad-connection = Tengo mala conexión
phrase-phone-call = Me llaman por teléfono
phrase-faster = Un poco más rápido, por favor
phrase-take-time = Tómate tu tiempo
phrase-adjourn = ¿Lo aplazamos?
phrase-tomorrow = ¿Mañana a la misma hora?
phrase-one-more = ¿Otro?
phrase-last-one = Este es el último para mí
phrase-longer = ¿Un match más largo?
phrase-with-clock = ¿Con reloj?
phrase-analyse = ¿Lo analizamos?
phrase-friend-watches = ¿Puede mirar alguien que conozco?
phrase-good-match = Buen match
phrase-well-played = Bien jugado
phrase-close = Ha estado reñido
phrase-dice-liked-me = Los dados me querían
phrase-thank-you = Gracias
phrase-must-go = Tengo que irme
phrase-see-you = Hasta la próxima
phrase-called-director = He llamado al director

## Reports

report-title = Denunciar
report-lead = Las 20 últimas líneas que puedes leer aquí y el estado del match se envían a los moderadores. Se te dice lo que deciden; a la otra persona no se le dice quién la denunció.
report-about = Sobre { $name }
report-reason = Qué ocurre
report-words = Con tus palabras
report-send = Enviar la denuncia
report-sent = Gracias. Los moderadores lo mirarán, y tu página te dirá lo que decidan.
report-reason-insults = Insultos o amenazas
report-reason-spam = Publicidad o tonterías
report-reason-cheating = Ayuda externa en el juego
report-reason-unfair = Irse, dar largas o perder a propósito
report-reason-name = Un nombre ofensivo
report-reason-other = Otra cosa
report-oneself = Elige a otra persona.
report-twice = Ya has denunciado a esta persona aquí. Los moderadores lo mirarán.
report-too-many = Has denunciado todo lo que se puede en un día.
report-too-long = Es demasiado largo: usa como máximo 1000 letras.

## Moderation

moderation-title = Moderación
moderation-lead = Toda decisión se comunica con su motivo, tiene un final y se puede apelar ante otro moderador. Nadie decide su propio caso.
moderation-waiting = En espera
moderation-none = No hay nada que decidir.
moderation-decided = Decidido
moderation-case = { $reason }: { $name }
moderation-by = Denuncia de { $name }
moderation-lines = Las últimas líneas
moderation-no-lines = No se dijo nada.
moderation-state = Dónde ocurrió
moderation-state-note = Denunciado en la versión { $version }.
moderation-before = Decidido antes sobre esta persona
moderation-decide = Decidir
moderation-verdict = Decisión
moderation-days = Por cuántos días
moderation-days-note = Vacío: 7 días, y una cuenta se cierra para siempre.
moderation-reason = Motivo
moderation-reason-note = La persona lee esto tal cual.
moderation-done = Registrar la decisión
moderation-log = Registro
moderation-act-reported = Denunciado
moderation-act-decided = Decidido
moderation-act-appealed = Apelado
moderation-act-decided_again = Decidido tras la apelación
moderation-not-yours = Ese caso es de otro moderador.
moderation-why = Di por qué: se le comunica a la persona.
moderation-stage-open = En espera
moderation-stage-decided = Decidido
moderation-stage-appealed = Apelado
moderation-stage-closed = Cerrado
verdict-nothing = Nada que reprochar
verdict-warning = Una advertencia
verdict-no_words = Sin escritura libre por un tiempo
verdict-no_rated = Sin matches con rating por un tiempo
verdict-closed = La cuenta se cierra

rated-restricted = No puedes jugar matches con rating hasta el { $until }: { $reason }

cases-title = Denuncias
cases-own = Denunciaste a { $name }: { $reason }.
cases-own-open = Los moderadores lo mirarán.
cases-own-decided = Decisión: { $verdict }.
cases-about = Los moderadores han decidido sobre ti: { $verdict }.
cases-until = Hasta el { $until }.
cases-reason = Motivo: { $reason }
cases-appeal = Apelar
cases-appeal-words = Por qué lo ves de otra manera
cases-appeal-note = Lo lee y decide otro moderador.
cases-appealed = Has apelado. Decidirá otro moderador.
cases-final = Esto se decidió después de tu apelación.
appeal-title = Apelación
appeal-lead = Si se cerró tu cuenta, otro moderador lo examina de nuevo.
appeal-key = Contraseña, o uno de tus códigos de recuperación
appeal-not-now = Eso no lo puedes apelar.
closed-title = Esta cuenta está cerrada
closed-by-moderators = Los moderadores han cerrado esta cuenta.
closed-by-host = Quienes llevan este club han cerrado esta cuenta.
closed-for-good = No se ha fijado un final.
closed-no-reason = No se anotó ningún motivo.
moderation-by-host = Quien lleva el club cerró la cuenta en la propia máquina

## TV

tv-title = TV
tv-none = En este momento no juega nadie.
tv-bots = Ver a dos bots
