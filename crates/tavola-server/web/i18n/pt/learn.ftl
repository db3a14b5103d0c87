# Questions about positions

question-play = Como joga este lançamento?
question-double = É a sua vez de lançar. Dobra?
question-take = O cubo é-lhe proposto. Aceita?
question-roll = Lançamento { $roll }.
question-money = Jogo a dinheiro.
question-match =
    { $crawford ->
        [yes] Match a { $length }, { $yours }–{ $theirs }, partida Crawford.
       *[no] Match a { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] O cubo está em { $value }, é seu.
        [theirs] O cubo está em { $value }, é do adversário.
       *[middle] O cubo está em { $value }, no centro.
    }
question-pips = Pips: os seus { $yours }, os do adversário { $theirs }
question-by-hand = Mova as peças no tabuleiro ou escreva a jogada.
question-write = A sua jogada
question-answer = Responder
question-list = Escolher entre todas as jogadas
question-answer-double = Dobrar
question-answer-wait = Não dobrar
question-answer-take = Aceitar
question-answer-drop = Recusar
question-tolerance = Conta como certa qualquer resposta que perca { $loss } ou menos.
question-best = É a melhor.
question-right = Certo: perde { $loss }.
question-wrong = Errado: perde { $loss }.

# The quiz of one’s own errors

quiz-title = Os seus erros
quiz-own = Esta foi a sua decisão num dos seus matches, e foi um erro.
quiz-progress =
    { $due ->
        [one] É a vez de um cartão, em { $all }; { $retired } arrumados.
       *[other] É a vez de { $due } cartões, em { $all }; { $retired } arrumados.
    }
quiz-skip = Perguntar mais tarde
quiz-retire = Não perguntar mais isto
quiz-made = No match escolheu { $made }, que perdeu { $loss }.
quiz-next = Da próxima vez, daqui a { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] { $n } minuto
           *[other] { $n } minutos
        }
        [hours] { $n ->
            [one] { $n } hora
           *[other] { $n } horas
        }
       *[days] { $n ->
            [one] { $n } dia
           *[other] { $n } dias
        }
    }
quiz-on = Continuar
quiz-match = Ver no match
quiz-empty = Ainda não há cartões. Os seus matches terminados são analisados em segundo plano, e cada erro seu torna-se um cartão: é-lhe perguntado de novo, mais cedo onde esquece, mais tarde onde se lembra.
quiz-done = Agora não é a vez de nenhum cartão.
quiz-reset-title = Recomeçar
quiz-reset-note = Todos os cartões são refeitos e voltam já a ser perguntados, também os que retirou.
quiz-reset = Esquecer todos os prazos
own-level =
    { $n ->
        [one] O seu performance rating é { $rating } em uma decisão: mais ou menos o nível { $level }.
       *[other] O seu performance rating é { $rating } em { $n } decisões: mais ou menos o nível { $level }.
    }

# The position of the day

daily-title = Posição do dia
daily-note = De um match jogado neste clube; aqui alguém errou. Todos respondem uma vez e depois veem o que as pessoas escolheram.
daily-empty = Hoje não há posição: os matches terminados do clube ainda não foram analisados. Jogue um e analise-o.
daily-none = Nesse dia não houve posição.
daily-shares = O que as pessoas escolheram
daily-nobody = Ninguém respondeu.
daily-answer = Resposta
daily-chosen = Pessoas
daily-before = O dia anterior
daily-today = A posição de hoje
daily-rule = A posição é sorteada com a data entre os erros de 0,040 a 0,250 dos últimos matches analisados do clube; os nomes não são mostrados.
refused-day-is-over = Essa posição só pode ser respondida no seu dia.

# On the start page

start-learn-title = Aprender
start-learn = Os seus próprios erros como perguntas, e uma posição a que todos respondem hoje.
level-own = Do meu nível
level-own-note = { $rating } em { $n } decisões
refused-no-own-level = Ainda não foram analisadas decisões suas bastantes. Termine um match e analise-o, ou escolha um nível.
