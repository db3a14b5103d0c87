# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = você
you-first = Você
you-object = você
white = Branco
black = Preto
bot = bot
you-mark = você
seat-free = Lugar livre
gone = ausente
bar-word = bar
off-word = off
number = { $n ->
    [0] nenhuma
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
    [13] treze
    [14] catorze
    [15] quinze
   *[other] { $n }
}
# Places and what stands there
board-label = Tabuleiro. As setas vão de casa em casa, Enter move uma peça.
point = casa { $number }
bar-yours = a sua barra
bar-theirs = a barra do adversário
tray-yours = as suas peças retiradas
tray-theirs = as peças retiradas do adversário
bar-white = a barra do Branco
bar-black = a barra do Preto
tray-white = as peças retiradas do Branco
tray-black = as peças retiradas do Preto
place = { $place }, { $checkers }
checkers-none = vazia
checkers-count = { $count }
checkers-yours = { $n ->
    [1] uma peça sua descoberta
    [2] duas suas
   *[other] { $count } suas
}
checkers-theirs = { $n ->
    [1] uma peça descoberta do adversário
    [2] duas do adversário
   *[other] { $count } do adversário
}
checkers-white = { $n ->
    [1] uma peça descoberta do Branco
    [2] duas do Branco
   *[other] { $count } do Branco
}
checkers-black = { $n ->
    [1] uma peça descoberta do Preto
    [2] duas do Preto
   *[other] { $count } do Preto
}
moves-to = move para { $to }
moves-hitting = move para { $to }, batendo
moves-off = sai
quadrant-home = O seu campo interno: { $checkers }
quadrant-outer = O seu campo externo: { $checkers }
quadrant-their-outer = O campo externo do adversário: { $checkers }
quadrant-their-home = O campo interno do adversário: { $checkers }
dice-swap = Dados { $a } e { $b }: trocar a ordem
dice-done = Dados { $a } e { $b }, jogados: recolher
cube-press = Cubo: dobrar para { $value }
cube-middle = Cubo no centro, em { $value }
cube-owned = Cubo em { $value }, { $you ->
    [true] é seu
   *[false] é de { $who }
}

# Acts
act-roll = Lançar
act-double = Dobrar
act-confirm_double = Dobrar para { $value }
act-cancel_double = Não
act-take = Aceitar
act-drop = Recusar
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Pronto
act-no_move = Sem jogada legal: continuar
act-undo = Desfazer
act-next_game = Próxima partida
act-offer_rematch = Desforra
act-accept_rematch = Aceitar a desforra
act-decline_rematch = Agora não
act-accept_resignation = Aceitar
act-reject_resignation = Continuar a jogar
act-annul_doubles = Anular as dobras
act-annul_doubles-detail = na partida Crawford não se dobra
act-correct_start = Corrigir a posição inicial
act-correct_start-detail = antes do quarto lançamento
act-roll_early = Lançar antes do tempo
act-double_early = Dobrar antes do tempo
act-double_by_mistake = Dobrar na partida Crawford
act-accept_play = Deixar ficar
act-challenge = Pedir uma jogada legal
confirm-double = Dobrar para { $value }? Pressione de novo para confirmar.

# The line under the board
status-waiting = À espera do adversário.
status-waiting-doubles = À espera de que todos se sentem.
status-ready = O match está prestes a começar.
status-opening = Lance para ver quem começa.
status-opening-tie = Empate em { $die }: lança-se de novo.
status-rolling = Os dados rolam.
status-their-roll = É a vez de { $who } lançar.
status-their-play = É a vez de { $who } jogar { $roll }.
status-doubled = Dobra para { $value }. À espera de { $who }.
status-play = { $roll }: é a sua vez.
status-cannot = { $roll }: sem jogada legal.
status-complete = Pressione Pronto ou desfaça um movimento.
status-rolled-early = { $mover ->
    [you] { $who } lançou { $roll } antes do tempo: o lançamento vale, e você joga já a conhecê-lo. Antes dele não há direito a dobrar (IRR-07).
    [opponent] Você lançou { $roll } antes do tempo: o lançamento vale, o adversário joga já a conhecê-lo, e você não pode dobrar (IRR-07).
   *[other] { $who } lançou { $roll } antes do tempo: o lançamento vale (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } dobrou antes do tempo: jogue já a saber disso e depois responda (CUB-09).
    [opponent] Você dobrou antes do tempo: a dobra não pode ser retirada (CUB-09).
   *[other] { $who } dobrou antes do tempo (CUB-09).
}
status-shown = A sua jogada pode ser contestada até { $who } lançar.
status-challenged = { $who } pede uma jogada legal: jogue { $roll } de novo.
status-their-shown-answer = { $who } jogou. Deixe ficar ou peça uma jogada legal.
status-their-shown = { $who } jogou. Lance para aceitar a jogada.
status-resigned = Você propôs desistir { $win ->
    [gammon] por gammon
    [backgammon] por backgammon
   *[single] de uma partida simples
}. À espera da resposta.
status-next-wanted = À espera do adversário.
status-rematch-asked = Você pediu a desforra.
status-rematch-offered = O adversário quer a desforra.
status-closed = Esta mesa está fechada.
done-unmoved = Nada foi movido. Pressione de novo para terminar o turno mesmo assim.
roll-early-sure = O adversário ainda não terminou. Um lançamento feito agora vale segundo as regras desta mesa. Pressione de novo para lançar mesmo assim.
double-early-sure = Esta dobra é feita antes do tempo e não pode ser retirada (CUB-09). Pressione de novo para dobrar mesmo assim.
not-complete = O turno não está completo: jogue tantos números quantos puder legalmente.
not-now = Agora não pode fazer isso.
dice-used = Os dois dados já foram jogados. Desfaça para jogar de outra forma.
typing = Jogada: { $text }
typed-wrong = “{ $text }” não é uma jogada legal.
deadline = { $you ->
    [true] Decida em { $seconds } s.
   *[false] { $who } tem { $seconds } s para decidir.
}
absence = { $who } está ausente. Se não voltar em { $left }, você pode reivindicar a vitória.
line-open = Com ligação
line-lost = Ligação perdida. A tentar de novo…
replay-start = Início da partida, 0 de { $of }
replay = { $at } de { $of }. { $who }: { $roll } { $play }

# Said as it happens
say-sits = { $who } senta-se.
say-gone = { $who } perdeu a ligação.
say-back = { $who } está de volta.
say-play = { $who } lançou { $a }-{ $b } e jogou { $play }.
say-play-told = { $who } joga { $play }.
say-play-short = { $play }.
say-cannot = { $who } lançou { $a }-{ $b } e não tem jogada legal.
say-cannot-told = { $who } não tem jogada legal.
say-roll = { $double ->
    [true] Duplo { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] sem jogada legal
    [one] uma jogada
   *[other] { $n } jogadas
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } lança { $a }-{ $b }.
say-complete = Turno completo
say-forced = Forçada: { $play }.
say-doubles = { $who } dobra para { $value }. Aceita ou recusa?
say-beaver = { $who } responde com beaver: o cubo passaria para { $value }.
say-raccoon = { $who } responde com raccoon: o cubo passaria para { $value }.
say-otter = { $who } responde com otter: o cubo passaria para { $value }.
say-cube = Cubo em { $value }, { $you ->
    [true] é seu
   *[false] é de { $who }
}.
say-cube-middle = Cubo no centro, em { $value }.
say-game = Partida { $game }.
say-crawford = Partida { $game }, a partida Crawford: não se dobra.
say-result = { $you ->
    [true] Você ganha
    [lost] Você perde
   *[false] { $who } ganha
} { $win ->
    [gammon] um gammon
    [backgammon] um backgammon
   *[single] a partida
}{ $ending ->
    [dropped] {" "}após uma dobra recusada
    [resigned] {" "}por desistência
    [claimed] {" "}por reivindicação
    [flag] {" "}por tempo
    [forfeited] {" "}por falta de comparência
    [adjudicated] {" "}por decisão do árbitro
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}com o cubo em { $cube }
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
say-match-won = { $you ->
    [true] Você ganha o match
    [lost] Você perde o match
   *[false] { $who } ganha o match
}{ $cause ->
    [flag] {" "}por tempo
    [too_slow] {" "}porque a decisão demorou demasiado
    [absent] {" "}{ $you ->
        [lost] pela sua ausência
       *[other] por ausência do adversário
    }
    [left] {" "}{ $you ->
        [lost] porque você saiu
       *[other] porque o adversário saiu
    }
    [resigned] {" "}por desistência
    [ruling] {" "}por decisão do árbitro
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] A sessão terminou: um dos dois saiu.
    [absent] A sessão terminou: um dos dois não voltou.
    [too_slow] A sessão terminou: uma decisão demorou demasiado.
    [flag] A sessão terminou: o tempo de um dos dois esgotou-se.
    [resigned] A sessão terminou: um dos dois desistiu.
    [ruling] A sessão terminou por decisão do árbitro.
    [annulled] O match é anulado: não conta para ninguém.
   *[session_over] A sessão terminou.
}
say-resigns = { $who } propõe desistir { $win ->
    [gammon] por gammon
    [backgammon] por backgammon
   *[single] de uma partida simples
}.
say-rejected = A desistência não foi aceite: o jogo continua.
say-your-turn = É a sua vez: lance.
say-your-turn-cube = É a sua vez: lance ou dobre.
say-pips = Pips: você { $yours }, adversário { $theirs }.
score-money = Marcador { $yours }–{ $theirs }.
points-word = pontos
score-stake = Marcador { $yours }–{ $theirs }: { $lead ->
    [level] ninguém deve nada
    [you] você está a ganhar { $amount }
    [opponent] o adversário está a ganhar { $amount }
   *[other] { $who } está a ganhar { $amount }
}.
score-match = Marcador { $yours }–{ $theirs }, a { $length }.
score-match-stood = O marcador estava em { $yours }–{ $theirs }, a { $length }.

# Around the board
bar-you = Você: { $who }
bar-them = Adversário: { $who }
pips = { $n ->
    [one] { $n } pip
   *[other] { $n } pips
}
away = { $n ->
    [one] falta { $n }
   *[other] faltam { $n }
}
score-of = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
title-game = partida { $game }
title-crawford = Crawford
no-move = sem jogada
moved-double = dobra para { $value }
moved-take = aceita
moved-drop = recusa
moved-beaver = beaver para { $value }
moved-raccoon = raccoon para { $value }
moved-otter = otter para { $value }
moved-roll_early = lançou antes do tempo
moved-double_early = dobrou antes do tempo para { $value }
moved-annul_doubles = dobras da partida Crawford anuladas
moved-correct_start = posição inicial corrigida
moved-challenge = pediu uma jogada legal
game-how = { $ending ->
    [dropped] dobra recusada
    [resigned] { $win ->
        [gammon] gammon, por desistência
        [backgammon] backgammon, por desistência
       *[single] por desistência
    }
    [claimed] { $win ->
        [gammon] gammon, reivindicado
        [backgammon] backgammon, reivindicado
       *[single] reivindicada
    }
    [flag] { $win ->
        [gammon] gammon, por tempo
        [backgammon] backgammon, por tempo
       *[single] por tempo
    }
    [forfeited] { $win ->
        [gammon] gammon, por falta de comparência
        [backgammon] backgammon, por falta de comparência
       *[single] por falta de comparência
    }
    [adjudicated] { $win ->
        [gammon] gammon, por decisão do árbitro
        [backgammon] backgammon, por decisão do árbitro
       *[single] por decisão do árbitro
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] simples
    }
}
match-decided = { $cause ->
    [flag] match ganho por tempo
    [too_slow] match ganho: a decisão demorou demasiado
    [absent] match ganho por ausência do adversário
    [left] match ganho: o adversário saiu
    [ruling] match ganho por decisão do árbitro
   *[resigned] desistência do match
}{ $between ->
    [true] {" "}entre duas partidas
   *[false] {""}
}
plays-count = { $n ->
    [0] Nenhuma jogada legal
    [one] Uma jogada legal
   *[other] { $n } jogadas legais
}
resign-single = Desistir de uma partida simples: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
resign-gammon = Desistir por gammon: { $points } pontos
resign-backgammon = Desistir por backgammon: { $points } pontos
resign-match = Desistir de todo o match
resign-match-sure = Sim, desistir de todo o match
resign-match-no = Não, continuar a jogar
resign-when-done = { $win ->
    [gammon] Você propõe desistir por gammon
    [backgammon] Você propõe desistir por backgammon
   *[single] Você propõe desistir da partida
} assim que o seu turno terminar (END-08). Esc anula a proposta.
resign-kind = { $win ->
    [gammon] Desistir por gammon
    [backgammon] Desistir por backgammon
   *[single] Desistir de uma partida simples
}
leave-session = Terminar a sessão
leave-table = Sair da mesa
lookback-game = { $match ->
    [1] Partida { $game }
   *[other] Match { $match }, partida { $game }
}
lookback-open = Rever a partida { $game }
lookback-unreachable = As partidas não podem ser carregadas agora. Tente de novo daqui a pouco.
copied = Copiado: { $text }
watchers = { $n ->
    [one] { $n } a assistir
   *[other] { $n } a assistir
}
bot-level = Bot · { $level }
bot-level-beginner = principiante
bot-level-novice = novato
bot-level-casual = amador
bot-level-intermediate = intermédio
bot-level-advanced = avançado
bot-level-expert = perito
bot-level-full = força máxima
stake-per-point = { $unit } por ponto
line-needed = Sem ligação: será possível de novo assim que ela voltar.
line-waiting = Ainda não enviado: o que você fez segue assim que a ligação voltar.
moved-rejected_single = desistência simples: não aceite
moved-rejected_gammon = desistência por gammon: não aceite
moved-rejected_backgammon = desistência por backgammon: não aceite
act-double-detail = para { $value }
act-take-detail = por { $asked }
act-drop-detail = perde { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = ganha { $points }
act-beaver-detail = para { $beaver }
act-raccoon-detail = para { $beaver }
act-otter-detail = para { $beaver }
key-escape = sair do que está a meio; voltar das jogadas anteriores
key-mouse = mover com o primeiro dado; clique direito: com o outro
key-dice = trocar a ordem dos dados; com o turno completo: pronto
key-drag = mover com os dois dados de uma vez
invite-copied = Copiado. Envie-o à pessoa convidada.
invite-select = Copie o link selecionado e envie-o à pessoa convidada.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Esta mesa está fechada.
refused-not-seated = Só quem joga nesta mesa pode fazer isso.
refused-seat-taken = Esse lugar está ocupado.
refused-wrong-invitation = Esse lugar está reservado para quem tem convite.
refused-not-begun = O match ainda não começou.
refused-no-game = Não há nenhuma partida em curso.
refused-match-over = O match terminou.
refused-opponent-left = O adversário saiu.
refused-dice-called = Os dados estão prestes a rolar.
refused-time-is-up = O tempo já se tinha esgotado.
refused-rules = As regras não o permitem agora.
refused-not-opened = Essa mesa não existe.
refused-opened-already = Esta mesa já existe.
refused-not-allowed = Só o servidor ou o diretor podem fazer isso.
refused-nobody = Escreva primeiro o seu nome.
refused-seated-already = Já tem um lugar aqui.
refused-same-player = Não pode jogar contra si.
refused-broken-start = A primeira partida não pode começar com estas definições.
refused-ready-already = Já indicou que pode começar.
refused-begun-already = O match já começou.
refused-seats-kept = Os lugares não mudam antes de o match terminar.
refused-game-on = A partida não terminou.
refused-match-not-over = O match não terminou.
refused-no-match = No jogo a dinheiro não há match de que desistir: desista da partida ou saia.
refused-asked-already = Já fez esse pedido.
refused-rejected-before = O adversário não aceitou; pode propor de novo após o próximo lançamento.
refused-no-rematch = Ninguém propôs a desforra.
refused-not-that-roll = É outro lançamento que espera pelos seus elos.
refused-link-opened = O elo deste lançamento já está aberto.
refused-no-own-chain = O servidor abre os elos deste lugar.
deposit-no-own-chain = Uma semente pode ser deixada aqui quando este lugar se tiver comprometido com uma cadeia própria.
deposit-not-the-seed = Essa semente não corresponde à cadeia com que este lugar se comprometeu.
refused-bad-link = Esse elo não corresponde ao compromisso deste lugar.
refused-another-log = Este navegador viu um desenrolar do match diferente do que está registado aqui.
refused-too-long = Um texto ou uma lista é demasiado longo, ou um número demasiado grande.
refused-chain-too-long = Uma cadeia tem no máximo 4096 elos.
dice-alarm-commitment = O servidor alterou o compromisso que assumiu antes do match.
dice-alarm-chains = As cadeias comprometidas para este match foram alteradas depois do início.
dice-alarm-start = Um dos seus elos foi pedido antes de o match começar.
dice-alarm-ahead = Foi pedido o elo do lançamento { $number }, embora o próximo seja o { $expected }. Com ele, o servidor conheceria lançamentos futuros.
dice-alarm-log = O servidor mostra agora um desenrolar deste match diferente do anterior.
dice-alarm-between = O lançamento { $number } foi pedido, e outra coisa aconteceu antes de os dados caírem.
dice-alarm-twice = O lançamento { $number } foi pedido uma segunda vez, por outra pessoa ou para outra coisa.
dice-alarm-dice = Os dados no tabuleiro não são os do registo.
dice-alarm-lost = O servidor recebeu o seu elo do lançamento { $number }, mas registou-o como não aberto.
dice-alarm-escrow = O lançamento { $number } consta como aberto a partir de um depósito, mas este navegador não depositou nada.
dice-alarm-proof = O registo dos dados não é coerente: { $fault }
dice-alarm-refused = Este navegador não abre mais elos neste match; o valor predefinido publicado ocupa o lugar deles, e o registo mostra-o.
dice-said = Aviso: { $text }
dice-remark-late = O seu elo do lançamento { $number } seguiu { $seconds } s depois de o pedido chegar a este navegador e já não contou: o valor predefinido publicado ocupou o lugar dele.
dice-remark-away = { $n ->
    [one] Um lançamento foi feito enquanto este navegador estava ausente: o valor predefinido publicado ocupou o lugar do seu elo.
   *[other] { $n } lançamentos foram feitos enquanto este navegador estava ausente: o valor predefinido publicado ocupou o lugar dos seus elos.
}
dice-remark-elsewhere = A sua parte destes dados não está neste navegador, mas naquele em que você começou. Aqui, cada lançamento seu espera um momento e depois usa o valor predefinido publicado. No outro navegador, “Continuar noutro dispositivo” dá um link que traz a sua parte para aqui.
dice-remark-house = Este navegador não guarda nada, por isso o servidor sorteia também a sua parte dos dados.
dice-remark-unsure = Enquanto este navegador estava ausente foram feitos mais lançamentos do que ele pode garantir: não abre mais elos neste match, e o valor predefinido publicado ocupa o lugar deles.
dice-remark-brought = A sua parte dos dados está agora também neste navegador.
dice-right = { $rolls ->
    [one] Dados verificados: o único lançamento resulta do que foi guardado a sete chaves antes do match e conservado por este navegador.
   *[other] Dados verificados: todos os { $rolls } lançamentos resultam do que foi guardado a sete chaves antes do match e conservado por este navegador.
}
dice-fits = { $rolls ->
    [one] Dados verificados: o único lançamento concorda com o registo. Este navegador não tinha guardado nada seu com que o comparar.
   *[other] Dados verificados: todos os { $rolls } lançamentos concordam com o registo. Este navegador não tinha guardado nada seu com que os comparar.
}
dice-wrong = Os dados deste match não resultam do que foi guardado a sete chaves antes dele.
refused-no-dice = Faltam os dados para isto.
refused-too-many-steps = Uma jogada tem no máximo quatro movimentos.
refused-nothing-changes = Isso não mudaria nada.
refused-no-clock = Aqui não há relógio.
refused-break-between-games = As pausas fazem-se entre partidas.
refused-nothing-due = Não há nada pendente agora.
refused-not-absent = O adversário não está ausente há tempo suficiente.
refused-too-fast = Demasiados pedidos: espere um momento.
refused-not-yours = Não tem permissão para fazer isso.
refused-malformed = O servidor não entendeu isso.
refused-away = O clube não consegue guardar nada neste momento. Tente de novo em breve; entretanto o seu relógio não corre.
refused-trouble = Algo falhou do nosso lado. Tente de novo.
clause-END-08 = Desista depois de completar o seu turno, e por não mais do que a partida ainda pode custar.
clause-END-09 = Outros lançamentos ainda poderiam mudar o resultado.
clause-MOV-01 = Nessa casa há duas ou mais peças do adversário.
clause-MOV-02 = Cada número é um movimento próprio, e nenhuma casa intermédia onde esta peça pudesse pousar está aberta.
clause-MOV-03 = Nenhum dos números se pode jogar sozinho.
clause-MOV-05 = Os duplos jogam-se no máximo quatro vezes.
clause-MOV-06 = Duas cores nunca partilham uma casa.
clause-MOV-07 = É preciso jogar os dois números.
clause-MOV-08 = Se só um número se pode jogar, tem de ser o maior.
clause-MOV-09 = Dos duplos é preciso jogar tantos quantos for possível.
clause-MOV-10 = Só se perde o turno quando não há jogada legal.
clause-HIT-02 = As peças na barra entram primeiro.
clause-HIT-03 = A casa em que entraria não está aberta.
clause-HIT-04 = Têm de entrar tantas peças quantas for possível.
clause-OFF-01 = Só pode retirar quando todas as suas peças estão no campo interno.
clause-OFF-02 = Retire da casa desse número.
clause-OFF-03 = Esse número tem de ser movido por uma peça de uma casa mais alta.
clause-OFF-04 = Retire da sua casa mais alta.
clause-OFF-08 = Também ao retirar é preciso usar os dois números.
clause-CUB-02 = O cubo não é seu, ou os dados já foram lançados.
clause-CUB-03 = Nada lhe foi proposto.
clause-CUB-04 = Não pode dobrar duas vezes seguidas.
clause-CUB-06 = Primeiro é preciso responder à dobra.
clause-CUB-15 = Estas regras não têm essa resposta.
clause-CUB-17 = Com estas regras não pode dobrar com este marcador.
clause-MAT-02 = Na partida Crawford não se dobra.
clause-MAT-04 = Depois da partida Crawford, quem está atrás não pode dobrar antes do seu terceiro turno.
clause-SET-07 = O lançamento inicial decide quem começa.
clause-SET-08 = Primeiro é preciso lançar.
clause-IRR-01 = A jogada feita é legal e vale.
clause-IRR-02 = O turno terminou.
clause-IRR-05 = Não é a sua vez.
clause-OPT-03 = Isso não existe nos matches.

# Settings
set-group-board = Tabuleiro
set-group-auto = Jogo automático
set-group-sound = Sons
set-group-voice = Leitura em voz alta
set-board = Tabuleiro
set-board-noce = Noce (nogueira)
set-board-lavagna = Lavagna (ardósia)
set-board-chiaro = Chiaro (alto contraste)
set-board-panno = Panno (pano verde)
set-board-marmo = Marmo (mármore)
set-board-lacca = Lacca (laca e ouro)
set-look = Aspeto
set-look-system = Como o sistema
set-look-light = Claro
set-look-dark = Escuro
set-numbers = Números das casas
set-numbers-own = Cada um a partir do seu campo
set-numbers-absolute = Iguais para os dois (as jogadas escrevem-se a partir do campo interno)
set-home = Campo interno
set-home-right = À direita
set-home-left = À esquerda
set-colour = As suas peças
set-colour-light = Claras
set-colour-dark = Escuras
set-speed = Animação
set-speed-slow = Lenta
set-speed-normal = Normal
set-speed-fast = Rápida
set-speed-quick = Muito rápida
set-speed-none = Nenhuma
set-arrows = Mostrar a última jogada
set-pips = Mostrar a contagem de pips
set-clocks = Mostrar os relógios
set-autoForced = Jogar os turnos totalmente forçados
set-autoPass = Continuar quando não há jogada legal
set-autoRoll = Lançar quando não é possível dobrar
set-autoBearOff = Retirar peças quando já não há contacto
set-fastForward = Avançar depressa com o campo fechado
set-confirmDouble = Confirmar as dobras
set-soundRoll = Dados
set-soundChecker = Peças
set-soundHit = Batidas
set-soundOff = Peças retiradas
set-soundCube = Cubo
set-soundClock = Pouco tempo
set-soundTurn = A sua vez
set-sayRolls = Lançamentos
set-sayRolls-full = Com o número de jogadas
set-sayRolls-short = Só os dados
set-sayRolls-none = Não
set-sayPlays = Jogadas do adversário
set-sayPlays-full = Quem, lançamento e jogada
set-sayPlays-short = Só a jogada
set-sayPlays-none = Não

# Keys
key-go = lançar, pronto, seguinte
key-undo = desfazer um movimento
key-undo-all = desfazer todo o turno
key-double = dobrar
key-take = aceitar
key-drop = recusar
key-beaver = beaver, raccoon, otter
key-swap = trocar a ordem dos dados
key-flip = virar o tabuleiro
key-list = lista de jogadas legais; um número e Enter jogam uma
key-last = mostrar de novo a última jogada
key-clocks = mostrar ou esconder os relógios
key-pips = mostrar ou esconder os pips
key-quadrants = ler o tabuleiro quadrante a quadrante
key-type = escrever uma jogada, depois Enter
key-replay = percorrer a partida
key-board = ir para o tabuleiro
key-help = esta lista
key-bell = para o sino com os seus avisos

# Consultation doubles: two who share a side
pair-title = O seu par
pair-hand = dados: { $who }
pair-away = { $who }: ausência
pair-dice = { $you ->
    [true] Você tem os dados e age pelo seu lado.
   *[false] { $who } tem os dados e age pelo seu lado.
}
pair-private = Só o par lê isto.
pair-come-back = Voltar e tomar os dados
pair-leave = Sair ({ $who } continua)
pair-left = { $who } saiu. Você continua sem par; pode haver regresso.
pair-you-left = Você saiu, e { $who } continua. Pode voltar.
pair-away-note = { $who } está ausente. Você pode tomar os dados.
pair-links-away = O navegador de { $who } abre a parte dos dados do seu lado: enquanto estiver ausente, cada lançamento demora um pouco mais.
act-take_dice = Tomar os dados
act-give_dice = Dar os dados a { $who }
act-advise = Escrever ao seu par
status-advise = É a vez de { $who } jogar { $roll }. Mova peças para mostrar uma jogada a { $who }.
status-advise-ready = Mostre esta jogada a { $who } ou desfaça-a.
say-dice = { $you ->
    [true] Você tem os dados.
   *[false] { $who } tem os dados.
}
say-partner-left = { $who } saiu.
say-partner-back = { $who } está de volta.
talk-you = Você
key-talk = escrever ao seu par
key-dice-hand = tomar os dados ou dá-los ao seu par
refused-no-partner = Não tem par nesta mesa.
refused-partner-has-dice = O seu par tem os dados. Tome-os para agir.
refused-partner-missing = O seu par não está na mesa.
refused-bot-in-pair = Um bot joga sozinho: um par são duas pessoas.
refused-bad-text = Escreva entre 1 e 500 caracteres.

# What a side says among itself, here and in a chouette
talk-none = Ninguém disse nada ainda.
talk-label-partner = Uma palavra ao seu par
talk-play-this = Jogue isto
talk-send = Enviar
talk-show = Mostrar no tabuleiro
talk-hide = Esconder
act-advise_play = Mostrar esta jogada
act-propose = Propor
said-advice = { $who } aconselha: { $text }

# The tutor

knob-tutor = Tutor
act-take_back = Voltar atrás
key-hint = dica
key-take-back = voltar atrás
tutor-title = Tem a certeza?
tutor-costs =
    { $kind ->
        [play] Esta jogada perde { $loss }.
       *[decision] Esta decisão perde { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Jogar
       *[other] Fazer
    }
tutor-show = Mostrar o que é melhor
tutor-again = Escolher de novo
tutor-hint = Dica
tutor-hint-title = As melhores jogadas
tutor-hint-play = { $play } { $loss }
tutor-back = Voltar à mesa
tutor-taken-back =
    { $n ->
        [0] Neste match não se voltou atrás.
        [one] Neste match voltou-se atrás uma vez.
       *[other] Neste match voltou-se atrás { $n } vezes.
    }
tutor-cube-no_double = Não dobre.
tutor-cube-double = Dobre.
tutor-cube-too_good = Bom demais para dobrar: continue a jogar.
tutor-cube-take = Aceite.
tutor-cube-drop = Recuse.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Sem dobrar { $wait }, dobrar e aceitar { $take }, dobrar e recusar { $drop }
tutor-away = O tutor não pode ser consultado agora; o jogo continua sem ele.
say-taken-back = Voltou-se atrás.
with-tutor = Com tutor
refused-no-tutor = Esta mesa não tem tutor para si.
refused-nothing-to-take-back = Nesta partida não há nada em que voltar atrás.
refused-not-for-tutor = O tutor ajuda uma pessoa contra um bot: sem relógio, sem dinheiro, só com jogadas legais.
refused-tutor-rests = Está a jogar contra pessoas: até isso terminar, o tutor não diz nada.
refused-nothing-to-advise = Agora não há nada para decidir.
