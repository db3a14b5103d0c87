# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Parceiro
role-captain = Capitão
role-member = Equipa
role-giver = Deu um cubo
role-out = Fora
role-waiting = À espera
role-gone = Saiu
with-role = { $who }, { $role }
nobody = ninguém
no-cubes = Não há cubos na mesa.
points-count = { $n ->
    [one] { $size } ponto
   *[other] { $size } pontos
}

# Where it stands
now-gathering = { $n ->
    [0] Ninguém entrou ainda: uma chouette precisa de pelo menos três.
    [one] Entrou uma pessoa: uma chouette precisa de pelo menos três.
   *[other] Entraram { $n } pessoas: uma chouette precisa de pelo menos três.
}
now-enough = Entraram { $n } pessoas. Lancem um dado para a ordem ou esperem por mais gente.
now-enough-wooden = Entraram { $n } pessoas. Cada uma lança um dado na mesa; anote a ordem.
now-ordering = Cada um lança um dado: o mais alto é o box, o segundo o capitão.
now-order = A ordem está decidida: { $box } é o box, { $captain } o capitão.
now-between = Antes da partida { $game }: { $box } é o box, { $captain } o capitão.
now-partner = { $you ->
    [true] Quer ser parceiro do box?
   *[false] Foi perguntado a { $who } se quer ser parceiro do box.
}
now-draw = Ninguém quer ser parceiro: o box pode sortear um.
now-closed = A sessão terminou. As contas mostram o que ainda falta pagar.
now-extras = { $you ->
    [true] Só você aceitou: cada um dos outros pode dar-lhe mais um cubo, pagando-lhe { $price }.
   *[false] Só { $who } aceitou. Quem recusou pode dar um cubo extra e pagar { $price } com ele.
}
now-tie = { $you ->
    [true] Duas vezes o mesmo número. Dobra de novo a aposta?
   *[false] Duas vezes o mesmo número: { $who } decide se a aposta dobra de novo.
}
now-wooden = A partida { $game } joga-se no tabuleiro de madeira. Anote os cubos e o resultado.
now-box-offers = { $step ->
    [beaver] { $box }: beaver para { $value } contra { $members }.
    [raccoon] { $box }: raccoon para { $value } contra { $members }.
    [otter] { $box }: otter para { $value } contra { $members }.
   *[double] { $box } (box): dobra para { $value } contra { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver para { $value }.
    [raccoon] { $members }: raccoon para { $value }.
    [otter] { $members }: otter para { $value }.
   *[double] { $members }: dobra para { $value }.
}
now-offer-part = { $by ->
    [box] para { $value } contra { $members }
   *[team] { $members } para { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver { $list }.
    [raccoon] { $box }: raccoon { $list }.
    [otter] { $box }: otter { $list }.
   *[double] { $box } (box): dobra { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Dobra: { $list }.
}
waits-next-game = Joga a partir da próxima partida.
now-resignation = { $you ->
    [true] É-lhe proposta a desistência: { $win ->
        [gammon] um gammon
        [backgammon] um backgammon
       *[single] uma partida simples
    }. Aceita?
   *[false] Desistência proposta: { $win ->
        [gammon] um gammon
        [backgammon] um backgammon
       *[single] uma partida simples
    }. À espera de { $who }.
}
now-opening-yours = Lançamento inicial: lance o seu dado.
now-opening = Lançamento inicial: o box e o capitão lançam um dado cada um.
now-roll-cube = { $you ->
    [true] É a sua vez: lance ou dobre.
   *[false] É a vez de { $who } lançar. Antes disso, você pode dobrar.
}
now-roll = { $you ->
    [true] É a sua vez: lance.
   *[false] É a vez de { $who } lançar.
}
now-play = É a vez de { $who } jogar { $roll }.
now-shown = { $you ->
    [true] Foi feita uma jogada: lance para a aceitar.
   *[false] Foi feita uma jogada; { $who } pode pedir uma legal.
}
now-advise = É a vez de { $who } jogar { $roll }. Mova peças para mostrar uma jogada ao capitão.
now-advise-ready = Mostre esta jogada ao capitão ou desfaça-a.
waits-roll_die = Falta lançar: { $who }.
waits-offer = Ainda pode dobrar: { $who }.
waits-answer = Falta responder: { $who }.
waits-extra = Falta decidir: { $who }.
time-left = restam { $time }

# Acts
choice-roll_die = Lançar o seu dado
choice-roll_opening = Lançar
choice-draw_partner = Sortear um parceiro
choice-give_extra = Dar um cubo, pagar { $price }
choice-decline_extra = Não dar cubo
choice-count_tie = Aceitar a dobra automática
choice-decline_tie = Deixar o cubo
choice-accept_partner = Ser parceiro do box
choice-decline_partner = Agora não
choice-start_game = { $game ->
    [1] Começar a primeira partida
   *[other] Começar a partida { $game }
}
choice-seek_partner = Procurar um parceiro
choice-end_partnership = Desfazer a parceria
choice-double = Dobrar para { $value }
choice-double_all = Dobrar todos
choice-double_some = Dobrar os escolhidos
choice-hold = Não dobro
choice-join = Entrar
choice-stay = Afinal fico
choice-leave = Sair da chouette
choice-leave-game = Sair depois desta partida
choice-close = Terminar a sessão
sure-leave = Sair? A sua conta fica aberta até ser saldada.
sure-close = Terminar a sessão para todos? As contas são guardadas.
act-roll_opening = Lançar

# Answering
answer-title = { $n ->
    [one] A sua resposta
   *[other] A sua resposta a { $n } cubos, como uma só decisão
}
answer-cube = { $who }: { $asked } se aceitar, { $refused } perdidos se recusar
answer-cube-alone = { $asked } se aceitar, { $refused } perdidos se recusar
answer-take = Aceitar
answer-drop = Recusar
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Aceitar todos
answer-all-drop = Recusar todos
answer-all-beaver = Beaver a todos
answer-all-raccoon = Raccoon a todos
answer-all-otter = Otter a todos
answer-send = Responder
answer-weigh = Jogaria por { $played } e pagaria agora { $paid }.
answer-open = Escolha uma resposta para cada cubo.
answer-fine = As regras permitem esta resposta.
offer-title = Que cubos?
settle-title = Fechar um cubo por acordo
settle-offer = Propor
settle-offered = { $own ->
    [true] Você propôs fechar por acordo { $yours ->
        [true] o seu cubo
       *[false] o cubo de { $who }
    }.
   *[false] { $by } propõe fechar por acordo { $yours ->
        [true] o seu cubo
       *[false] o cubo de { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Receberia { $amount }.
    [pay] Pagaria { $amount }.
   *[nothing] Ninguém pagaria nada.
}
settle-points = { $yours ->
    [true] O seu cubo
   *[false] Cubo de { $who }
}
settle-way-receive = Recebo
settle-way-pay = Pago
settle-note = Em pontos; admitem-se meios. Uma proposta vale até ao próximo lançamento, jogada ou dobra.
settle-accept = Aceitar
settle-decline = Declinar
settle-withdraw = Retirar

# The list of members
line-title = Membros e cubos
line-cube-ends = box ↔ próprio
line-game = Esta partida
line-total = Pontos
line-you = você
line-leaving = sai depois desta partida
line-awaited = tem de agir
line-extra = cubo extra contra { $who }
line-bot = bot
line-pips = { $n } pips
line-ask = Pedir conselho
cube-at = { $at ->
    [box] Cubo em { $value }, é do box
    [own] Cubo em { $value }, é de { $who }
   *[middle] Cubo em { $value }, no centro
}
cube-offered = { $by ->
    [box] proposto pelo box em { $value }
   *[team] proposto ao box em { $value }
}
cube-settled = { $winner ->
    [box] ganho pelo box
    [team] ganho ao box
   *[agreed] fechado por acordo
}
cube-single = O cubo
cube-won = ganho
cube-lost = recusado
cube-agreed = por acordo

# Talk
talk-title = Conversa da equipa
talk-never = As regras desta mesa não permitem aconselhar o capitão.
talk-free = As regras desta mesa não deixam aconselhar agora.
talk-after-cube = A equipa pode aconselhar assim que um cubo foi virado.
talk-cube-holders = Podem aconselhar os que propuseram ou aceitaram um cubo, e quem o capitão pedir.
talk-label = Conselho ao capitão
talk-label-team = Uma palavra à sua equipa
talk-title-partner = O box e o parceiro
talk-agree = De acordo
talk-agreed = de acordo: { $who }
table-talk-title = Conversa da mesa
table-talk-label = A toda a mesa
line-away = ausente
line-asked = conselho pedido
line-unask = Retirar o pedido
sure-paid = Pagou { $amount } a { $to }? Fica anotado nas contas de todos.
sure-leave-plays-on = Sair? O seu cubo continua em jogo a cargo do capitão até a partida terminar. A sua conta fica aberta até ser saldada.
sure-leave-loses = Sair? Nesta mesa perde de imediato os seus cubos abertos, tal como estão. A sua conta fica aberta até ser saldada.

# Accounts
accounts-title = Contas
accounts-open = Contas e pagamentos
accounts-games = Partidas
accounts-none = Ainda nenhuma partida terminou.
accounts-sum = As contas somam { $sum }.
accounts-fewest = O menor número de pagamentos
accounts-pay = { $from } paga { $amount } a { $to }
accounts-paid = Já paguei isto
accounts-even = Ninguém deve nada.
game-line = { $winner ->
    [box] { $box } (box) vence { $captain }
   *[team] { $captain } vence { $box } (box)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , todos os cubos fechados
    [resigned] , por desistência
    [claimed] , por reivindicação
    [flag] , por tempo
    [forfeited] , por falta de comparência
    [adjudicated] , por decisão do árbitro
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] O box fica.
    [behind] O box ganhou, mas estava atrás em pontos: vai para o fim da fila.
   *[beaten] O box vai para o fim da fila.
}

# Said as it happens
said-joins = { $who } entra.
said-stays = { $who } afinal fica.
said-leaving = { $who } sai depois desta partida.
said-gone = { $who } saiu.
said-order = A ordem: { $names }.
said-die = { $you ->
    [true] Você lançou { $die }.
   *[false] { $who } lançou { $die }.
}
said-game = Partida { $game }: { $box } é o box, { $captain } o capitão.
said-captain = { $you ->
    [true] Agora o capitão é você.
   *[false] Agora o capitão é { $who }.
}
said-answer = { $n ->
    [one] A sua resposta, por favor: aceita ou recusa?
   *[other] A sua resposta a { $n } cubos, por favor.
}
said-answered = { $who } respondeu. Falta responder: { $n ->
    [0] ninguém
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] O seu cubo
       *[false] O cubo de { $who }
    }: ganho pelo box.
   *[team] { $you ->
        [true] O seu cubo
       *[false] O cubo de { $who }
    }: ganho ao box.
}
said-agreed = { $you ->
    [true] O seu cubo
   *[false] O cubo de { $who }
} foi fechado por acordo.
said-cube = { $at ->
    [box] { $you ->
        [true] O seu cubo
       *[false] O cubo de { $who }
    }: { $value }, é do box.
    [own] { $you ->
        [true] O seu cubo: { $value }, é seu.
       *[false] O cubo de { $who }: { $value }, é de { $who }.
    }
   *[middle] { $you ->
        [true] O seu cubo
       *[false] O cubo de { $who }
    }: { $value }, no centro.
}
said-extra = { $from } dá a { $to } um cubo extra em { $value }.
said-result = Partida { $game }: { $winner ->
    [box] { $box }, o box, vence { $captain }
   *[team] { $captain } vence { $box }, o box
}{ $win ->
    [gammon] {" "}por gammon
    [backgammon] {" "}por backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , todos os cubos fechados
    [resigned] , por desistência
    [claimed] , por reivindicação
    [flag] , por tempo
    [forfeited] , por falta de comparência
    [adjudicated] , por decisão do árbitro
   *[borne_off] {""}
}. { $fate ->
    [stays] O box fica.
    [behind] O box ganhou, mas estava atrás em pontos: vai para o fim da fila.
   *[beaten] O box vai para o fim da fila.
}
said-points = { $list }.
said-may-double = Pode dobrar antes de os dados serem lançados.

# Over the wooden board
wood-title = Caderno
wood-add = Adicionar alguém
wood-name = Nome
wood-order = Fixar a ordem
wood-order-note = Primeiro o box, depois o capitão e depois a fila, segundo os dados lançados.
wood-up = Subir { $who }
wood-down = Descer { $who }
wood-doubles = Quem dobra?
wood-double = { $who } dobra para { $value }
wood-box-doubles = { $who } (box) dobra
wood-answers = { $who } responde
wood-rolled = Os dados foram lançados
wood-tie = Mesmo número no lançamento inicial
wood-result = A partida terminou
wood-box-wins = { $who } (box) ganha
wood-team-wins = { $who } e a equipa ganham
wood-single = Simples
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Desfazer a última anotação
wood-undo-more = Desfazer várias
wood-undo-steps = Quantas anotações
wood-leave = { $who } sai
wood-join = { $who } fica
wood-stake = Aposta para a próxima partida
wood-unit = Um ponto vale
wood-currency = Moeda
wood-settle = Fechar um cubo por acordo
wood-settle-cube = O cubo de
wood-settle-points = Pontos
wood-settle-note = O que o membro recebe; negativo se paga. Admitem-se meios.
wood-set = Fixar
wood-pay = Anotar um pagamento
wood-from = De
wood-to = Para
wood-amount = Montante
wood-no-amount = Escreva um montante maior do que zero, com as casas decimais da moeda.
wood-record = Anotar
wood-partner = Parceiro sorteado
wood-others = Membros, aposta, pagamentos

# Keys
key-chouette-go = lançar, pronto, começar
key-chouette-double = dobrar: o seu cubo, ou todos se for o box
key-chouette-take = aceitar tudo o que lhe é proposto
key-chouette-drop = recusar tudo o que lhe é proposto
key-chouette-beaver = beaver a tudo o que lhe é proposto
key-chouette-hold = não dobrar neste turno
key-chouette-cubes = ler todos os cubos
key-chouette-wait = dizer quem ainda tem de agir
key-chouette-talk = escrever um conselho
key-chouette-answer = ir para a resposta

# Why something is refused
chouette-house-only = Só o servidor pode fazer isto.
chouette-player-only = Só quem joga pode fazer isto.
chouette-not-opened = Essa chouette não existe.
chouette-opened-already = Esta chouette já existe.
chouette-not-over = A sessão não terminou.
chouette-goes-on-already = O mesmo grupo já começou outra chouette.
chouette-over = A sessão terminou.
chouette-only-over-the-board = Isto só se anota com um tabuleiro de madeira; online regista-o o servidor.
chouette-only-online = Isto acontece no tabuleiro de madeira e não se anota.
chouette-dice-missing = Faltam os dados deste lançamento.
chouette-bad-text = O texto está vazio ou é demasiado longo.
chouette-not-here = Só os membros que entraram na chouette podem fazer isto, ou receber pagamentos.
chouette-joined-already = { $member } já entrou.
chouette-name-taken = { $name } já está no caderno: deixe entrar de novo, ou escreva outro nome, por exemplo com uma inicial.
chouette-full = Não podem entrar mais de { $most }.
chouette-decide-first = Responda primeiro ao que espera por si: pode sair entre decisões.
chouette-leaving-already = Já disse que sai: sai quando a partida terminar.
chouette-order-known = A ordem já está decidida.
chouette-order-unknown = A ordem ainda não está decidida.
chouette-no-roll-waited = Não é a sua vez de lançar.
chouette-order-incomplete = A ordem tem de incluir cada pessoa uma vez.
chouette-too-few = Uma chouette precisa de pelo menos três.
chouette-game-in-play = Há uma partida em curso.
chouette-no-game = Não há nenhuma partida em curso.
chouette-no-part = Não está nesta partida, ou já não.
chouette-box-only = Só o box pode decidir isto.
chouette-not-the-player = Por este lado lança, move e decide { $member }.
chouette-no-partner-yet = O box pode ter um parceiro a partir de { $from } jogadores.
chouette-partner-already = O box já tem um parceiro.
chouette-no-partnership = Não tem nenhuma parceria para desfazer.
chouette-not-asked = Ainda não é a sua vez de dizer se quer fazer parceria com o box.
chouette-lot-too-early = O parceiro é sorteado quando todos foram ouvidos e ninguém quis.
chouette-not-in-the-lot = { $member } não está no sorteio do parceiro.
chouette-board = As regras não o permitem agora.
chouette-too-many-steps = Uma jogada tem no máximo quatro movimentos.
chouette-tie-waits = Primeiro o box decide se o empate dobra a aposta.
chouette-no-tie = Não há nenhum empate por contar.
chouette-opening-over = A partida começou; os empates do lançamento inicial vêm antes.
chouette-cubes-wait = Primeiro é preciso responder aos cubos propostos.
chouette-extras-wait = Primeiro decidem sobre os cubos extra os que recusaram.
chouette-others-may-offer = Outros ainda podem propor os seus cubos: { $members }.
chouette-answered-this-turn = O box respondeu; ninguém pode propor um cubo antes do próximo lançamento.
chouette-captain-offers = Só { $member } pode propor o cubo da equipa.
chouette-one-cube = Há um só cubo: é proposto a todos, e o box responde igual para todos.
chouette-nothing-to-offer = Não tem nenhum cubo para propor.
chouette-not-your-cube = Não pode propor o cubo de { $member }.
chouette-offered-already = O cubo de { $member } já foi proposto neste turno.
chouette-cube-exhausted = O cubo não pode subir mais.
chouette-nothing-offered = Nada lhe foi proposto.
chouette-answered-already = Já respondeu.
chouette-answer-each = Responda a cada cubo que lhe é proposto: { $members }.
chouette-response-not-enabled = As regras desta mesa não têm essa resposta.
chouette-duty-take-enough = Todos dobraram: os cubos que aceita ({ $taken }) têm de valer pelo menos tanto como os que recusa ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}e o que perdeu nesta partida ({ $before })
}.
chouette-duty-takers-beaver = Nesta mesa uma dobra aceita-se com beaver.
chouette-duty-beaver-the-captain = Se só aceita o cubo do capitão, tem de responder com beaver.
chouette-duty-take-the-captain = Se aceita algum destes cubos, tem de aceitar o do capitão ({ $member }).
chouette-duty-sole-taker-beavers = Todos os outros recusaram: quem aceita sozinho tem de responder com beaver.
chouette-duty-last-rejects = Todos os outros recusaram a dobra do box: também tem de recusar.
chouette-no-extra = Agora não tem nenhum cubo extra para dar.
chouette-no-advice = As regras desta mesa não deixam aconselhar agora.
chouette-advises-nobody = Os membros da equipa aconselham o seu capitão; o box joga sozinho.
chouette-out-of-the-game = Está fora desta partida e não pode aconselhar.
chouette-no-settlement = Não é você quem pode fechar esse cubo.
chouette-bad-amount = Esse montante não é possível.
chouette-pays-themselves = Ninguém pode pagar a si mesmo: escolha dois nomes.
stake-currency = “{ $text }” não é uma moeda: escreva um código como EUR, ou deixe o campo vazio para jogar por pontos.
stake-decimals = { $cents ->
    [points] Os pontos são inteiros: escreva a aposta sem casas decimais.
    [no] { $currency } conta-se em inteiros: escreva a aposta sem casas decimais.
   *[yes] Um montante em { $currency } tem no máximo duas casas decimais.
}
stake-bounds = { $cents ->
    [points] Um ponto vale de 1 a 1 000 000 de pontos.
    [no] Um ponto vale de 1 a 1 000 000 { $currency }.
   *[yes] Um ponto vale de 0,01 a 10 000 { $currency }.
}
chouette-nothing-to-undo = Só há { $acts } anotações para desfazer.
chouette-nothing-due = Não há nada pendente.
chouette-nothing-changes = Isso não mudaria nada.
chouette-dice-called = Os dados estão prestes a rolar.
chouette-not-that-roll = Esse lançamento não foi pedido, ou já foi feito.
chouette-no-own-chain = Só o box e o capitão têm uma cadeia, e cada um abre a sua.
chouette-chain-too-late = Uma cadeia é comprometida uma vez, antes do primeiro lançamento da sua série.
chouette-link-opened-already = O elo deste lançamento já está aberto.
chouette-bad-link = Esse elo não corresponde ao compromisso.

# A game as it went
history-of = Partida { $n }, jogada a jogada
history-open = Jogada a jogada
history-colours = { $box } (box)
history-colours-team = a equipa
history-boards = O tabuleiro depois de cada jogada; escolha um para o ampliar, as setas percorrem-nos.
history-position = Posição. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Partida anterior
history-next = Partida seguinte →
history-order = { $partnered ->
    [true] Box { $box } com { $partner } contra { $team }, o capitão primeiro.
   *[false] Box { $box } contra { $team }, o capitão primeiro.
}
history-opening = Lançamento inicial: { $box } lança { $white }, { $captain } { $black }.
history-tie = Lançamento inicial: ambos lançam { $white }.
history-same = Lançamento inicial: o mesmo número duas vezes.
history-tie-counted = aceita a dobra automática
history-tie-declined = O box deixa o cubo.
history-cannot = sem jogada legal
history-doubles = dobra
history-box-doubles = dobra { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(cubo de { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(por dever, CHO-15: quem aceita sozinho tem de responder com beaver)
    [last_rejects] {" "}(por dever, CHO-09: o último tem de recusar como todos os outros)
   *[other] {" "}(por dever)
}
history-captain = Agora o capitão é { $who }: { $why ->
    [declined] o capitão recusou.
    [cube_dropped] o cubo do capitão foi recusado.
    [settled] o cubo do capitão foi fechado por acordo.
    [too_slow] o capitão não agiu a tempo.
   *[left] o capitão saiu.
}
history-extra = { $from } dá a { $to } um cubo extra e paga { $price }.
history-settled = Acordo de { $from } com { $to }: { $points }.
history-slow = { $who } não agiu a tempo.
history-left-cubes = { $who } sai e perde o cubo.
history-challenge = pede uma jogada legal
history-resign = propõe desistir { $win ->
    [gammon] por gammon
    [backgammon] por backgammon
   *[single] de uma partida simples
}
history-claim = reivindica { $win ->
    [gammon] um gammon
    [backgammon] um backgammon
   *[single] a partida
}
history-resignation-accepted = aceita
history-resignation-rejected = continua a jogar
again-open = Outra chouette com o mesmo grupo
again-go = Ir para a nova chouette

# What has just happened
news-title = O que acaba de acontecer
news-tie = Ambos lançaram { $die }.
news-tie-counted = O empate dobrou todos os cubos.
news-tie-declined = Depois do empate, o box deixa os cubos como estão.
news-doubled = { $you ->
    [true] Você dobrou { $n ->
        [one] um cubo
       *[other] { $n } cubos
    }.
   *[false] { $who } dobrou { $n ->
        [one] um cubo
       *[other] { $n } cubos
    }.
}
news-answer = { $who }: { $answer }, { $value } (cubo de { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– por dever: quem aceita sozinho tem de responder com beaver
    [last_rejects] {" "}– por dever: o último tem de recusar como todos os outros
   *[other] {" "}– por dever
}.
news-extra = { $you ->
    [true] Você deu a { $to } um cubo extra.
   *[false] { $who } deu a { $to } um cubo extra.
}
news-captain = { $you ->
    [true] Agora o capitão é você
   *[false] Agora o capitão é { $who }
}: { $why ->
    [declined] o capitão recusou.
    [cube_dropped] o cubo do capitão foi recusado.
    [settled] o cubo do capitão foi fechado por acordo.
    [too_slow] o capitão não agiu a tempo.
   *[left] o capitão saiu.
}
news-too-slow = { $side ->
    [box] O box não agiu a tempo.
   *[team] O capitão não agiu a tempo.
}
news-settled = { $paid ->
    [true] O cubo de { $who } foi fechado por acordo: { $points } para { $to }.
   *[false] O cubo de { $who } foi fechado por acordo sem pagamento.
}
news-settle-declined = A proposta de fechar o cubo de { $who } não foi aceite ou foi retirada.
news-silence = { $you ->
    [true] Você não respondeu a tempo: { $answer }. Não responder equivale à resposta do capitão, ou a recusar.
   *[false] { $who } não respondeu a tempo: equivale à resposta do capitão, ou a recusar.
}
news-own-answer = { $n ->
    [one] A sua resposta: { $answer }. Os outros ainda decidem.
   *[other] As suas respostas: { $answers }. Os outros ainda decidem.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Pelo capitão
news-stands-in = { $you ->
    [true] Você joga no lugar do capitão até ele voltar.
   *[false] { $who } joga no lugar do capitão até ele voltar.
}
news-captain-back = { $who } volta como capitão.
history-stands-in = { $who } joga no lugar do capitão, que está ausente.
history-captain-back = { $who } volta e continua a jogar.
history-silence = { $who } não respondeu a tempo: equivale à resposta do capitão, ou a recusar.
talk-stand-in = Joga no lugar do capitão; os conselhos da equipa aparecem aqui.
claim-title = Já está no caderno?
claim-lead = Escolha o seu nome em vez de entrar de novo. Quem organiza confirma.
claim-seat = Sou { $who }
waits-claim = Foi pedido a quem organiza que confirme que você é { $who }.
wood-claim = { $who } abriu o link e diz: “Sou { $seat } no caderno.”
wood-claim-grant = Está certo
wood-claim-refuse = Não
wood-enter = Anotar
wood-sure-result = { $kind ->
    [gammon] { $title }: um gammon. A partida termina.
    [backgammon] { $title }: um backgammon. A partida termina.
   *[single] { $title }: uma partida simples. A partida termina.
}
wood-sure-pay = Segundo as contas, { $from } deve { $owed } a { $to }. Anotar { $amount } mesmo assim?
accounts-debt = { $from } deve { $amount } a { $to }
accounts-carried = Vindo da chouette anterior: { $list }.
accounts-carried-on = O que estava em aberto passou para a chouette seguinte e paga-se lá.
game-jacoby = Num cubo que não foi virado, um gammon contou como simples (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Você perde { $amount }
   *[false] { $who } perde { $amount }
}
strip-own-cube = { $at ->
    [box] Cubo { $value }, do box
    [own] Cubo { $value }, seu
   *[middle] Cubo { $value }, centro
}
line-ask-mark = Pedir
line-asked-mark = Pedido
voice = Sala de voz
voice-note = Um link (https) para onde conversam. Toda a mesa o vê.
voice-open = Abrir a sala de voz
parts-title = Ao lado do tabuleiro
parts-members = Membros
parts-talk = Conversa
parts-accounts = Contas
parts-more = Mais
parts-board = Voltar ao tabuleiro
chouette-not-claimable = Este lugar não pode ser reivindicado: está ocupado, ou quem organiza não o anotou.
chouette-not-in-their-place = Joga no lugar do capitão e não pode desistir por ele.
