# Domande su posizioni

question-play = Come giochi questo tiro?
question-double = Tocca a te. Raddoppi?
question-take = Ti offrono il cubo. Accetti?
question-roll = Tiro { $roll }.
question-money = Partita a soldi.
question-match =
    { $crawford ->
        [yes] Incontro ai { $length }, { $yours }–{ $theirs }, partita Crawford.
       *[no] Incontro ai { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Il cubo è a { $value }, tuo.
        [theirs] Il cubo è a { $value }, di chi gioca contro di te.
       *[middle] Il cubo è a { $value }, al centro.
    }
question-pips = Pip: tuoi { $yours }, di chi gioca contro di te { $theirs }
question-by-hand = Muovi le pedine sulla tavola, o scrivi la mossa.
question-write = La tua mossa
question-answer = Rispondi
question-list = Scegli fra tutte le mosse
question-answer-double = Raddoppio
question-answer-wait = Niente raddoppio
question-answer-take = Accetto
question-answer-drop = Passo
question-tolerance = Ogni risposta che perde { $loss } o meno vale come giusta.
question-best = È la migliore.
question-right = Giusta: perde { $loss }.
question-wrong = Non giusta: perde { $loss }.

# Il quiz dei propri errori

quiz-title = I tuoi errori
quiz-own = Questa decisione era tua, in uno dei tuoi incontri, ed era un errore.
quiz-progress =
    { $due ->
        [one] Una scheda da ripetere, su { $all }; { $retired } messe da parte.
       *[other] { $due } schede da ripetere, su { $all }; { $retired } messe da parte.
    }
quiz-skip = Chiedimelo più tardi
quiz-retire = Non chiederlo più
quiz-made = Nell’incontro la scelta fu { $made }, che perse { $loss }.
quiz-next = La prossima volta fra { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 minuto
           *[other] { $n } minuti
        }
        [hours] { $n ->
            [one] 1 ora
           *[other] { $n } ore
        }
       *[days] { $n ->
            [one] 1 giorno
           *[other] { $n } giorni
        }
    }
quiz-on = Avanti
quiz-match = Guarda nell’incontro
quiz-empty = Non ci sono ancora schede. I tuoi incontri finiti vengono analizzati a poco a poco e ogni tuo errore diventa una scheda: la domanda torna presto se dimentichi, più tardi se ricordi.
quiz-done = Ora non c’è nessuna scheda da ripetere.
quiz-reset-title = Ricomincia
quiz-reset-note = Tutte le schede si rifanno e si ripetono subito, anche quelle messe da parte.
quiz-reset = Dimentica tutti i tempi
own-level =
    { $n ->
        [one] Il tuo performance rating è { $rating } su una decisione: circa come il livello { $level }.
       *[other] Il tuo performance rating è { $rating } su { $n } decisioni: circa come il livello { $level }.
    }

# La posizione del giorno

daily-title = Posizione del giorno
daily-note = Da un incontro giocato in questo circolo, in cui qui qualcuno ha sbagliato. Ognuno risponde una volta sola e poi vede che cosa hanno scelto gli altri.
daily-empty = Oggi non c’è una posizione: gli incontri finiti del circolo non sono ancora analizzati. Giocane uno e analizzalo.
daily-none = Quel giorno non c’era una posizione.
daily-shares = Che cosa è stato scelto
daily-nobody = Nessuno ha risposto.
daily-answer = Risposta
daily-chosen = Persone
daily-before = Il giorno prima
daily-today = La posizione di oggi
daily-rule = La posizione è sorteggiata con la data fra gli errori da 0,040 a 0,250 degli ultimi incontri analizzati del circolo; i nomi non si mostrano.
refused-day-is-over = A quella posizione si risponde solo nel suo giorno.

# Nella pagina iniziale

start-learn-title = Impara
start-learn = I tuoi errori come domande, e una posizione a cui oggi rispondono tutti.
level-own = Come me
level-own-note = { $rating } su { $n } decisioni
refused-no-own-level = Non ci sono ancora abbastanza decisioni tue analizzate. Finisci un incontro e analizzalo, o scegli un livello.
