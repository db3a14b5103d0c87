# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Avisos
bell-many = { $n ->
    [one] Avisos: uno nuevo
   *[other] Avisos: { $n } nuevos
  }
bell-some = Avisos: %n nuevos
notices-title = Avisos
notices-none = Nada nuevo. Aquí lees cuándo te toca, cuándo alguien te desafía o cuándo te llama un torneo.
notices-play = Jugar
notices-see = Marcar como leído
notices-see-this = Marcar como leído: { $what }
notices-see-all = Marcar todo como leído
notices-earlier = Anteriores
notices-choices = Cómo se te avisa
notices-about = Sobre
notices-way-page = Campana
notices-way-push = Push
notices-way-mail = Correo
notices-hour = Hora del correo diario
notices-mail-note = El correo llega una vez al día como máximo, y solo si no has leído antes tus avisos aquí.
notices-keep = Guardar

notice-kind-turn = Tu turno
notice-kind-time = Tiempo casi agotado
notice-kind-challenge = Desafío
notice-kind-answer = Respuesta a tu desafío
notice-kind-seek = Alguien busca rival
notice-kind-appointment = Cita
notice-kind-adjourned = Match aplazado
notice-kind-tournament = Llamada a un match
notice-kind-analysis = Análisis
notice-kind-moderation = Moderación
notice-kind-account = Tu cuenta

notice-somebody = Alguien
notice-turn = Te toca contra { $who }
notice-time = Tu tiempo contra { $who } casi se ha agotado: { $hours ->
    [0] no queda nada
    [one] queda menos de una hora
   *[other] quedan menos de { $hours } horas
  }
notice-challenge = { $n ->
    [0] { $who } te desafía a jugar por dinero
    [one] { $who } te desafía a un match a un punto
   *[other] { $who } te desafía a un match a { $n } puntos
  }
notice-accepted = { $who } ha aceptado tu desafío
notice-declined = { $who } ha declinado tu desafío
notice-seek = { $n ->
    [0] { $who } busca rival para jugar por dinero
    [one] { $who } busca rival para un match a un punto
   *[other] { $who } busca rival para un match a { $n } puntos
  }
notice-appointment = { $minutes ->
    [0] Tienes ahora una cita con { $who }
    [one] Tienes una cita con { $who } dentro de un minuto
   *[other] Tienes una cita con { $who } dentro de { $minutes } minutos
  }
notice-hour = { $minutes ->
    [0] La hora a la que te apuntaste ha empezado
    [one] La hora a la que te apuntaste empieza dentro de un minuto
   *[other] La hora a la que te apuntaste empieza dentro de { $minutes } minutos
  }
notice-adjourned = Tu match contra { $who } está aplazado
notice-resume = { $who } quiere reanudar el match contigo
notice-resume-by = Hay que reanudar tu match contra { $who }: { $hours ->
    [0] el plazo ha terminado
    [one] queda menos de una hora
   *[other] quedan menos de { $hours } horas
  }
notice-analysis = Tu match está analizado
notice-analyses = Todos tus matches están analizados
notice-analysis-of = Tu match contra { $who } está analizado
notice-call = { $name } te llama: match { $number } contra { $who }
notice-call-at = { $name } te llama: match { $number } contra { $who }, { $board }
notice-decision-silenced = Durante un tiempo no puedes escribir
notice-decision-unrated = Durante un tiempo no puedes jugar matches con rating
notice-decision-closed = Tu cuenta se ha cerrado
notice-decision-lifted = Se ha levantado una restricción de tu cuenta
notice-decision-warned = Los moderadores te recuerdan las reglas del club
notice-decision-reported = Tu denuncia ha sido atendida
notice-report = Una denuncia espera la decisión de un moderador
notice-account-password = Se ha cambiado tu contraseña
notice-account-key-added = Se ha añadido una llave de acceso a tu cuenta
notice-account-key-removed = Se ha eliminado una llave de acceso de tu cuenta
notice-account-mail = Se ha cambiado tu dirección de correo
notice-account-name = Se ha cambiado tu nombre
notice-account-codes = Se han creado nuevos códigos de recuperación para tu cuenta
notice-account-code-used = Se ha usado un código de recuperación de tu cuenta
notice-account-signed-in = Alguien ha entrado en tu cuenta desde un navegador nuevo
notice-account-deletion = Tu cuenta se borrará
notice-account-role = Tu función en el club ha cambiado
notice-account-token = Se ha creado un token para programas en tu cuenta

push-title = Este dispositivo
push-why = El club puede avisarte en este dispositivo cuando te toca, cuando alguien te desafía o cuando te llama un torneo, aunque no haya ninguna página abierta. El aviso no contiene ninguna posición ni nada que haya escrito nadie.
push-script = Para esto tu navegador necesita scripts.
push-start = Avisarme en este dispositivo
push-end = Dejar de avisarme en este dispositivo
push-on = Este dispositivo recibe avisos.
push-denied = Tu navegador no permite que este club te avise. Puedes cambiarlo en los ajustes del navegador para esta página.
push-never = Este navegador no puede recibir avisos.
push-home = En este dispositivo, añade antes Tavola a la pantalla de inicio y ábrelo desde allí.
push-failed = No ha funcionado. Inténtalo más tarde.

app-install = Instalar la aplicación
app-clock = Reloj y marcador
language-code = es
away-title = Sin conexión
away-lead = No se puede llegar al club. Lo que no necesita red está aquí.
away-play = Jugar sin conexión
away-clock = Reloj y marcador
away-again = Intentarlo otra vez
boards-title = Elige un tablero
boards-lead = Cada tablero tiene sus colores para el día y la noche, y fichas que se distinguen sin ver los colores.
boards-script = Para elegir un tablero hacen falta scripts: la elección se guarda en tu navegador.
boards-shown = El tablero que has elegido

notices-turns = Enviarme al momento mis turnos por correspondencia
notices-mail-where = Adónde va el correo
letter-digest-subject = { $n ->
    [one] Tavola: un aviso
   *[other] Tavola: { $n } avisos
}
letter-digest-text = Hola, { $name }:

  esto es lo que aún no has leído:

  { $lines }

  Este correo llega una vez al día como máximo, y solo si hay algo que no has leído.
  Elige qué contiene: { $choices }
  No más correos de este tipo: { $stop }
letter-turns-subject = Tavola: te toca
letter-turns-text = Hola, { $name }:

  alguien te espera en un match por correspondencia:

  { $lines }

  Elegiste que se te avise de tus turnos al momento. Cámbialo: { $choices }
  No más correos de este tipo: { $stop }
digest-more = { $n ->
    [one] Y uno más.
   *[other] Y { $n } más.
}

calendar-title = Calendario
calendar-lead = Tus citas y tus torneos en el calendario de tu teléfono u ordenador: suscríbete allí a esta dirección.
calendar-address = Dirección de tu calendario
calendar-open = Abrir el archivo
calendar-secret = Quien conozca la dirección puede leer tus citas. Una dirección nueva anula la anterior.
calendar-make = Crear una dirección
calendar-other = Crear una dirección nueva
calendar-revoke = Eliminar la dirección
calendar-own = Tavola
calendar-match = Backgammon contra { $who }
calendar-event = Añadir las fechas a tu calendario
