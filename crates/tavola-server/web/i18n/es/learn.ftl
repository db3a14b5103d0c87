# Questions about positions

question-play = ¿Cómo juegas esta tirada?
question-double = Te toca tirar. ¿Doblas?
question-take = Te ofrecen el cubo. ¿Aceptas?
question-roll = Tirada { $roll }.
question-money = Juego por dinero.
question-match =
    { $crawford ->
        [yes] Match a { $length }, { $yours }–{ $theirs }, juego Crawford.
       *[no] Match a { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] El cubo está a { $value }, es tuyo.
        [theirs] El cubo está a { $value }, es de tu rival.
       *[middle] El cubo está a { $value }, en el centro.
    }
question-pips = Pips: tuyos { $yours }, de tu rival { $theirs }
question-by-hand = Mueve las fichas en el tablero o escribe la jugada.
question-write = Tu jugada
question-answer = Responder
question-list = Elegir entre todas las jugadas
question-answer-double = Doblar
question-answer-wait = No doblar
question-answer-take = Aceptar
question-answer-drop = Rechazar
question-tolerance = Vale toda respuesta que pierda { $loss } o menos.
question-best = Es la mejor.
question-right = Correcto: pierde { $loss }.
question-wrong = No es correcto: pierde { $loss }.

# The quiz of one’s own errors

quiz-title = Tus errores
quiz-own = Esta fue tu decisión en uno de tus matches, y fue un error.
quiz-progress =
    { $due ->
        [one] Toca una tarjeta, de { $all }; { $retired } retiradas.
       *[other] Tocan { $due } tarjetas, de { $all }; { $retired } retiradas.
    }
quiz-skip = Preguntar más tarde
quiz-retire = No volver a preguntar esto
quiz-made = En el match elegiste { $made }, que perdió { $loss }.
quiz-next = La próxima vez, dentro de { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 minuto
           *[other] { $n } minutos
        }
        [hours] { $n ->
            [one] 1 hora
           *[other] { $n } horas
        }
       *[days] { $n ->
            [one] 1 día
           *[other] { $n } días
        }
    }
quiz-on = Seguir
quiz-match = Verlo en el match
quiz-empty = Todavía no hay tarjetas. Tus matches terminados se analizan en segundo plano, y cada error tuyo se convierte en una tarjeta: se te vuelve a preguntar, antes donde olvidas, más tarde donde recuerdas.
quiz-done = Ahora no toca ninguna tarjeta.
quiz-reset-title = Empezar de nuevo
quiz-reset-note = Todas las tarjetas se rehacen y tocan enseguida, también las retiradas.
quiz-reset = Olvidar todos los plazos
own-level =
    { $n ->
        [one] Tu performance rating es { $rating } sobre una decisión: más o menos el nivel { $level }.
       *[other] Tu performance rating es { $rating } sobre { $n } decisiones: más o menos el nivel { $level }.
    }

# The position of the day

daily-title = Posición del día
daily-note = De un match jugado en este club; aquí alguien se equivocó. Todo el mundo responde una vez y después ve lo que eligió la gente.
daily-empty = Hoy no hay posición: los matches terminados del club aún no están analizados. Juega uno y analízalo.
daily-none = Ese día no hubo posición.
daily-shares = Lo que eligió la gente
daily-nobody = Nadie ha respondido.
daily-answer = Respuesta
daily-chosen = Personas
daily-before = El día anterior
daily-today = La posición de hoy
daily-rule = La posición se sortea con la fecha entre los errores de 0,040 a 0,250 de los últimos matches analizados del club; los nombres no se muestran.
refused-day-is-over = Esa posición solo se puede responder en su día.

# On the start page

start-learn-title = Aprender
start-learn = Tus propios errores como preguntas, y una posición que todo el mundo responde hoy.
level-own = De mi nivel
level-own-note = { $rating } sobre { $n } decisiones
refused-no-own-level = Aún no se han analizado bastantes decisiones tuyas. Termina un match y analízalo, o elige un nivel.
