# Pages around the table. Used by the server only.

tagline = Gamão sem ruído: um bom tabuleiro e dados que pode verificar.
nav-rules = Regras
nav-dice = Verificar os dados
nav-language = Idioma
guest-name = Visitante { $number }
skip = Saltar para o conteúdo

# Start
start-title = Gamão num bom tabuleiro
start-lead = Jogue contra quem estiver, contra o bot ou contra alguém que conhece, por link. Sem conta, sem moedas, sem publicidade.
start-bot = Jogar contra o bot
start-bot-note = Um match a { $length } pontos com o cubo. Um clique e está no tabuleiro.
start-level = De que nível?
start-friend = Convidar alguém
start-friend-note = Recebe um link. Quem o abrir joga contra você.
start-called = Joga como { $name }
start-new-name = Novo nome
start-nameless = Escolher um nome
start-custom = Escolher as regras
start-tables = As suas mesas
start-tables-none = Ainda não tem mesas. Vão aparecer aqui, e pode voltar a elas a qualquer momento.
start-name = O seu nome
start-dice-title = Dados que pode verificar
start-dice = Antes do match, o servidor e cada um dos dois adversários guardam a sete chaves um segredo. Cada lançamento é feito a partir dos três: ninguém o pode conhecer antes, e depois você pode recalcular todos os lançamentos.
start-dice-how = Como funciona
start-ear-title = Com o teclado e de ouvido
start-ear = Cada casa tem um nome, cada lançamento e cada jogada são lidos em voz alta, e pode jogar um match inteiro sem rato. Pressione ? na mesa para ver as teclas.
start-kept-title = Nada se perde
start-kept = Feche a página, perca a ligação, volte amanhã: a mesa está como a deixou.
table-against = { $white } – { $black }
table-to = a { $length }, { $a }–{ $b }
table-money = a dinheiro, { $a }–{ $b }
table-waiting = à espera de adversário
table-playing = em jogo
table-over = terminada
table-broken = não pode ser aberta
table-unnamed = lugar livre

# Rule chooser
choose-title = Escolha as regras
choose-against = Contra
choose-bot = O bot
choose-friend = Alguém que conhece, por link
choose-doubles = Dois contra dois, por links
choose-doubles-note = Pares com consulta: cada lado é jogado por um par que conversa em privado.
choose-preset = Tipo de jogo
choose-preset-note = O tipo de jogo preenche todas as opções abaixo; deixe uma em “Predefinida” para não a mudar.
preset-match = Match
preset-match-note = A um número de pontos, com o cubo e a regra Crawford.
preset-money = Jogo a dinheiro
preset-money-note = Partida após partida, cada uma pela sua aposta, com a regra Jacoby.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = As regras de uma sala de jogo italiana online: um limite próprio às dobras, sem partida Crawford, backgammon mesmo depois de retirar peças.
preset-tournament = Torneio
preset-tournament-note = Um match segundo o regulamento italiano de torneios, a partir de 3 pontos, sem máximo nas regras.
knob-length = Pontos do match
knob-length-note = Nos matches, normalmente 5; dura cerca de meia hora. As regras não conhecem máximo; este programa conta até 64. Uma só partida é invulgar na tavola reale: 3, 5 ou 7.
knob-as-preset = Predefinida
knob-on = Sim
knob-off = Não
knob-jacoby = Regra Jacoby
knob-jacoby-note = Jogo a dinheiro: os gammons só contam depois de uma dobra aceite.
knob-responses = Respostas a uma dobra
knob-responses-note = Jogo a dinheiro: o beaver redobra de imediato e fica com o cubo.
knob-responses-take_or_drop = Aceitar ou recusar
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver e raccoon
knob-responses-otter = Beaver, raccoon e otter
knob-automatic_doubles = Dobras automáticas
knob-automatic_doubles-note = Jogo a dinheiro: dados iguais no lançamento inicial dobram a aposta.
knob-automatic-none = Nenhuma
knob-automatic-up-to = { $n ->
    [one] A primeira
   *[other] As primeiras { $n }
}
knob-crawford = Regra Crawford
knob-crawford-note = Matches: uma partida sem cubo quando falta um ponto a alguém para ganhar.
knob-holland = Regra Holland
knob-holland-note = Matches: depois da partida Crawford, quem está atrás não pode dobrar antes do seu terceiro turno.
knob-backgammon = Backgammon
knob-backgammon-note = Se é possível perder o triplo da aposta depois de ter retirado uma peça.
knob-backgammon-only_with_none_off = Só sem nenhuma peça fora
knob-backgammon-even_with_some_off = Mesmo com peças fora
knob-premature_roll = Um lançamento antes do tempo
knob-premature_roll-note = Nulo: lança-se de novo (IRR-06). Vale: o adversário joga já a conhecê-lo, e quem lançou antes do tempo não pode dobrar nesse turno (IRR-07). Só importa com legalidade a pedido.
knob-premature_roll-void = Nulo
knob-premature_roll-stands = Vale
knob-doubling_limit = Limite às dobras
knob-doubling_limit-note = Tavola reale: nenhuma dobra com que uma vitória simples acabaria o match (CUB-17). Só na tavola reale.
knob-doubling_limit-none = Nenhum
knob-doubling_limit-tavola-reale = Como na tavola reale
knob-legality = Legalidade das jogadas
knob-legality-note = Estrita: só jogadas legais podem ser completadas. A pedido: qualquer jogada vale, a menos que o adversário peça uma legal, como no tabuleiro de madeira.
knob-legality-strict = Estrita
knob-legality-called = A pedido
knob-pace = Ritmo
knob-level = Nível do bot
knob-level-note = Só quando joga contra o bot.
knob-clock = Relógio
knob-clock-note = Uma reserva de minutos por ponto e alguns segundos livres em cada turno. Se a reserva se esgotar, perde o match.
knob-clock-none = Sem relógio
knob-clock-simple_delay = Espera, depois reserva
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: segundos acrescentados a cada turno
knob-minutes = Minutos por ponto
knob-seconds = Segundos por turno
knob-side = As suas peças
knob-side-any = Por sorteio
knob-side-white = Brancas
knob-side-black = Pretas
choose-more = Mais regras
choose-go = Abrir a mesa

# Table
table-title = Mesa
table-moves = Esta partida
table-games = Partidas
table-game = Partida
table-winner = Ganha
table-how = Resultado
table-points = Pontos
table-score = Marcador
table-settings = Definições
table-help = Teclas
table-resign = Desistir
table-files = Descarregar o match
table-claim = Reivindicar
table-plays = Lista de jogadas
table-last = Repetir a última jogada
table-flip = Virar o tabuleiro
table-leave = Sair da mesa
table-proof = Dados: compromissos e prova
table-invite = Convide o seu adversário
table-invite-note = Envie este link. Quem o abrir primeiro ocupa o outro lugar.
table-invite-doubles = Convide o seu par e os adversários
table-invite-doubles-note = Cada link é para um lugar. O match começa quando as quatro pessoas estiverem sentadas.
table-invite-partner = Para o seu par
table-invite-opponent = Para um adversário
table-copy = Copiar
invite-share = Partilhar
invite-qr = Código QR
invite-qr-note = O link como código QR
table-terms = Regras e limites
look-open = Rever
look-first = Para o início da partida
look-back = Uma jogada atrás
look-on = Uma jogada à frente
look-last = Para o fim da partida
look-close = Voltar à partida
copy-id-note = A posição antes da jogada mostrada, com o seu lançamento
copy-link = Copiar o link
name-change = Mudar o nome
table-onward = Nova mesa
table-close = Fechar
table-result = Resultado
table-noscript = Esta mesa precisa de JavaScript para se atualizar sozinha. Pode jogar sem ele: escolha abaixo e recarregue para ver a jogada do adversário.
plain-plays = Jogar
plain-reload = Recarregar
plain-play-none = Sem jogada legal: continuar
resign-title = Desistir
resign-note = Desiste-se no fim de um turno: proposta a meio do seu, a desistência espera até que o turno termine. O adversário pode não aceitar a partida que propõe, a menos que seja o máximo que pode perder.
plays-title = Jogadas legais
plays-note = Escolha uma, ou escreva o número dela e Enter.

# Joining
join-title = Tem um convite
join-lead = { $who } faz-lhe um convite para jogar gamão.
join-lead-partner = { $who } faz-lhe um convite para jogar gamão em par, dois contra dois.
join-lead-opponent = { $who } faz-lhe um convite para jogar gamão do lado oposto, dois contra dois.
terms-stake = Aposta
terms-stake-match = O match; os pontos além do seu comprimento não contam
terms-stake-money = Pontos: soma-se o que as partidas valem
terms-clock = { $mode }, { $bank } min para cada um e { $delay } s por turno
terms-decision = Para cada decisão
terms-absence = Para voltar depois de perder a ligação
terms-time = { $time } min
name-note = Até { $most } caracteres. Se ficar vazio, será visitante com um número.
name-note-known = Até { $most } caracteres. Se ficar vazio, continua a ser { $name }.
name-missing = Esse nome não tem nenhuma letra que se possa mostrar. Volte atrás e escolha outro; o resto do que escreveu continua lá.
name-too-long = Esse nome tem mais de { $most } caracteres. Volte atrás e escolha um mais curto; o resto do que escreveu continua lá.
name-of-house = Esse nome pertence a este clube. Volte atrás e escolha outro; o resto do que escreveu continua lá.
name-mixed = Esse nome mistura letras parecidas de alfabetos diferentes. Volte atrás e escreva-o num só; o resto do que escreveu continua lá.
join-rules = As regras desta mesa
join-sit = Sentar-se e jogar
join-over = Este match terminou.
join-look = Ver a mesa
join-taken = Este lugar já está ocupado.
rules-of-match = Match a { $length }
rules-of-money = Jogo a dinheiro

# Dice checker
verify-title = Verifique os dados de um match
verify-lead = Abra a transcrição de um match e esta página recalcula todos os lançamentos no seu navegador. Nada é enviado a lado nenhum.
verify-file = Transcrição (proof.json)
verify-paste = ou cole-a aqui
verify-go = Verificar
verify-save = Guardar o verificador para usar sem ligação
verify-how-title = Como os dados são feitos
verify-how = O servidor compromete-se com um segredo antes de alguém se sentar. Cada lugar compromete-se com o fim de uma cadeia de hashes. Com cada decisão de lançar abre-se o elo seguinte das duas cadeias; o lançamento é um HMAC, com o segredo do servidor como chave, sobre a mesa, o match, o número do lançamento, os dois compromissos e os dois elos. Os bytes a partir de 252 são saltados, para que todos os números sejam igualmente prováveis.
verify-noscript = O verificador precisa de JavaScript. O comando “tavola verify-dice FILE” faz o mesmo.
verify-honest = Todos os { $rolls } lançamentos estão certos: cada um resulta do que foi guardado a sete chaves antes do match.
verify-honest-one = O único lançamento está certo: resulta do que foi guardado a sete chaves antes do match.
verify-wrong = { $faults ->
    [one] Há um erro.
   *[other] Há { $faults } erros.
}
verify-rolls = Todos os lançamentos, com a origem de cada elo
verify-roll-number = Lançamento
verify-roll-who = Feito por
verify-roll-dice = Dados
verify-roll-link = Elo de { $who }
verify-roll-both = ambos
verify-link-client = a sua página
verify-link-escrow = a sua cópia, guardada aqui
verify-link-house = servidor
verify-link-default = predefinido (em falta)
verify-unreadable = Isto não é uma transcrição.
verify-no-length = Este registo tem um formato antigo que não indica o comprimento, por isso não se notaria se faltassem lançamentos no fim.
verify-nameless = Alguém deste registo deixou o clube e já não aparece nele pelo nome. Os resumos feitos com o nome ficam aqui como estavam e não podem ser recalculados; tudo o resto pode.
verify-in-play = O match ainda está em curso: o servidor abre o seu segredo quando terminar, e só então os lançamentos podem ser recalculados.
verify-fault-scheme = O registo é de outro tipo que esta página não verifica.
verify-fault-secret-missing = O match terminou e falta o segredo do servidor.
verify-fault-secret = O segredo do servidor não é aquele com que se comprometeu antes do match.
verify-fault-link-default = Lançamento %: um elo em falta não foi substituído pelo combinado.
verify-fault-link-source = Lançamento %: a origem indicada de um elo não está certa.
verify-fault-link = Lançamento %: um elo não faz parte da cadeia com que o seu lugar se comprometeu.
verify-fault-seen = Lançamento %: um lugar abriu o seu elo para um registo diferente deste.
verify-fault-number = Lançamento %: os lançamentos não estão numerados por ordem.
verify-fault-dice = Lançamento %: estes dados não resultam do segredo e dos elos.
verify-fault-log-missing = Falta o desenrolar do match.
verify-fault-log = O desenrolar do match não corresponde aos lançamentos.
verify-fault-count = Há mais ou menos lançamentos do que diz o desenrolar do match.
verify-fault-kept = Diz-se que um resumo foi feito com um nome onde não há nome nenhum.
verify-fault-ending = O registo não termina como diz: algo foi cortado, acrescentado ou alterado.
verify-fault-other = O registo não é coerente.
dice-part = Os dados deste match
dice-warning-title = O servidor não cumpre a sua promessa sobre os dados
dice-warning-do = O seu navegador registou o que lhe foi pedido, quando, e o que lhe foi mostrado. Guarde este registo, mostre-o ao adversário e não continue a jogar por nada que importe.
dice-evidence-save = Guardar as provas
dice-details = Ver todos os lançamentos
dice-away = Continuar noutro dispositivo
dice-away-note = A sua parte dos dados está neste navegador. Abra este link onde quiser continuar, com a sua sessão iniciada, e a sua parte passa para lá. Não dê o link a ninguém: quem o tiver juntamente com o segredo do servidor conhece os seus lançamentos.

# Rules for players

# Errors
error-404 = Não há nada aqui
error-404-note = O endereço está errado, ou a mesa foi removida.
clause-says = O que diz { $clause }
error-403 = Não tem acesso
error-403-note = Isto pertence a outra pessoa. Se tem um convite, abra de novo o link.
error-aside = Isto não pode ser aberto
error-aside-note = Uma parte do que está guardado aqui não pode ser lida, por isso foi posta de lado. Nada foi apagado, e o resto do clube continua. Quem gere o clube pode examiná-la com “tavola doctor”.
error-other = Não funcionou
error-too-fast = Isso foi mais rápido do que alguém joga. Espere um momento e tente de novo.
error-too-slow = Demorou demasiado a chegar. Verifique a sua ligação e tente de novo.
error-too-many-guests = Muita gente acaba de entrar a partir da sua rede. Espere alguns segundos e tente de novo.
error-too-many-bots = Já há mesas suficientes em que bots jogam entre si. Espere até que uma termine, ou pare porque ninguém assiste.
error-busy = O clube está muito ocupado. Tente de novo.
error-closing = O clube está prestes a reiniciar. Tente de novo daqui a pouco.
error-malformed = O que foi enviado não pôde ser lido. Volte atrás, verifique o que escreveu e tente de novo.
error-cross-site = Isso veio da página de outro site, por isso nada foi feito.
error-internal = Algo falhou do nosso lado. Nada foi alterado; pode tentar de novo.
error-back = Voltar
error-home = Ir para a página inicial
error-table = Voltar à mesa
error-event = Voltar ao torneio

# Chouette
chouette-title = Chouette
chouette-now = O que fazer agora
chouette-open = Abrir uma chouette
wooden-start-title = Tabuleiro de madeira
wooden-start = Ponha um telefone ao lado: relógio, marcador e folha de resultados. Funciona sem rede, e nada do que pressionar se perde.
wooden-open = Abrir o relógio
chouette-start-title = Chouette
chouette-start = Um contra todos, com um cubo para cada um: o box joga contra uma equipa que se consulta. Com gente conhecida, com bots, ou como caderno de um tabuleiro de madeira.
chouette-games = { $n ->
    [0] nenhuma partida ainda
    [one] uma partida
   *[other] { $n } partidas
}
chouette-lead = Uma pessoa é o box e joga contra todas as outras. O capitão move pela equipa, os outros aconselham, e cada um tem a sua conta com o box.
chouette-turned = { $n ->
    [one] com uma regra mudada
   *[other] com { $n } regras mudadas
}
preset-chouette-club = Chouette de clube
preset-chouette-club-note = Um cubo entre o box e cada membro, com os deveres do clube: aceitar os bastantes, primeiro o cubo do capitão, beavers.
preset-chouette-galore = Chouette simples
preset-chouette-galore-note = Um cubo para todos; quando o box dobra, cada membro aceita ou recusa por si.
chouette-place = O tabuleiro
chouette-place-online = Aqui, com os dados do servidor
chouette-place-online-note = O box e o capitão movem na página; todos os lançamentos podem ser verificados depois.
chouette-place-over_the_board = Um tabuleiro de madeira
chouette-place-over_the_board-note = Você anota cubos e resultados; a página trata da ordem, dos deveres e das contas.
chouette-bots = Bots
chouette-bots-note = Entram de imediato e jogam como membros, capitão ou box. Com dois deles pode começar sem mais ninguém. Não num tabuleiro de madeira.
chouette-bot-level = O nível deles
chouette-bot-add = Adicionar um bot
level-beginner = Principiante
level-novice = Novato
level-casual = Amador
level-intermediate = Intermédio
level-advanced = Avançado
level-expert = Perito
level-full = Força máxima
chouette-host = Você
chouette-host-plays = joga
chouette-host-keeps = só trata do caderno
chouette-host-note = Quem organiza adiciona bots, fixa a aposta e, num tabuleiro de madeira, anota por todos.
chouette-lobby = Chouettes em que pode entrar
chouette-lobby-note = Qualquer pessoa pode entrar; a partida em curso continua, e você começa no fim da fila.
chouette-lobby-nobody = Ninguém ainda
chouette-door = Quem pode entrar
chouette-door-link = Quem tiver o link
chouette-door-open = Qualquer pessoa; a chouette aparece na lista
chouette-worth = Um ponto vale
chouette-worth-note = Como o escreveria: 2,50 com EUR. Sem moeda, um ponto é só um ponto.
chouette-pace = Limites de tempo
chouette-pace-answer = Para responder a um cubo
chouette-pace-answer-note = Depois disso, não responder equivale à resposta do capitão, ou a recusar.
chouette-pace-turn = Para lançar ou jogar
chouette-pace-turn-note = Depois disso, o seguinte na fila toma o lugar, ou o box perdeu.
chouette-pace-absence = Sem nenhuma página aberta
chouette-pace-absence-note = Por quem falta tanto tempo já não se espera: conta como não responder.
chouette-pace-gather = Para se juntar com o próprio cubo
chouette-pace-gather-note = Depois da primeira dobra, antes de o box responder.
chouette-pace-fair = Antes de o capitão lançar
chouette-pace-fair-note = Para que todos possam dobrar; pressionar “Não dobro” poupa a espera aos outros.
chouette-seconds = { $n } segundos
chouette-no-limit = sem limite
chouette-go = Abrir a chouette
chouette-knob-cubes = Cubos
chouette-knob-cubes-note = Clube: um para cada membro. Simples: um para todos.
chouette-knob-cubes-single = Um para todos
chouette-knob-cubes-multiple = Um para cada membro
chouette-knob-box_stays = O box fica
chouette-knob-box_stays-note = Clube: se ganha e não está atrás em pontos nessa partida. Simples: se vence o capitão.
chouette-knob-box_stays-beats_captain = se vence o capitão
chouette-knob-box_stays-wins_and_level = se ganha e não perde pontos nessa partida
chouette-knob-offering = Os membros podem dobrar
chouette-knob-offering-note = Clube: até o box ter respondido a um deles. Simples: até o capitão lançar.
chouette-knob-offering-until_roll = até ao lançamento
chouette-knob-offering-until_answered = até o box ter respondido
chouette-knob-take_enough = Aceitar os bastantes
chouette-knob-take_enough-note = Quando todos dobraram, o box tem de aceitar cubos bastantes para não perder pontos se ganhar, e responder com beaver se aceitar só o do capitão. Ativo na chouette de clube.
chouette-knob-captain_cube = O cubo do capitão
chouette-knob-captain_cube-note = Entre vários cubos propostos em conjunto. Clube: se o box aceita algum, aceita o do capitão. Simples: como quiser.
chouette-knob-captain_cube-off = o box aceita os que quiser
chouette-knob-captain_cube-if_any = se o box aceita algum, aceita o do capitão
chouette-knob-captain_cube-must = o box tem de aceitar o do capitão
chouette-knob-beaver = Aceitar uma dobra
chouette-knob-beaver-note = Onde há beavers: se também se pode aceitar sem eles.
chouette-knob-beaver-may = com ou sem beaver
chouette-knob-beaver-must = sempre com beaver
chouette-knob-sole_taker_beavers = Quem aceita sozinho responde com beaver
chouette-knob-sole_taker_beavers-note = Quando o box dobrou todos e só um aceita, esse tem de responder com beaver. Ativo na chouette de clube.
chouette-knob-holdout = O último a recusar
chouette-knob-holdout-note = Com cinco ou mais jogadores: se todos menos um recusam a dobra do box, o último também tem de recusar. Inativo se não for escolhido.
chouette-knob-holdout-first = na primeira dobra do box
chouette-knob-holdout-any = em todas as dobras do box
chouette-knob-extras = Cubos extra
chouette-knob-extras-note = Só com um cubo: quem recusou pode dar outro cubo a quem aceita sozinho, ao valor dobrado e a partir do centro. Inativo se não for escolhido.
chouette-knob-extras-paid = quem dá um paga o que custa recusar
chouette-knob-extras-free = quem dá um não paga nada
chouette-knob-consultation = Conselhos ao capitão
chouette-knob-consultation-note = Clube: de quem dobrou ou aceitou um cubo, ou a quem forem pedidos. Simples: de todos os que estão na partida.
chouette-knob-consultation-free = de todos os que estão na partida
chouette-knob-consultation-never = nunca
chouette-knob-consultation-after-cube = assim que um cubo foi virado
chouette-knob-consultation-cube-holders = de quem tem um cubo virado
chouette-knob-declining = Quando vários recusam o cubo do box
chouette-knob-declining-note = Com muitos cubos, os capitães vão para o fim um a um. Com um cubo, só o capitão vai.
chouette-knob-declining-captain_only = só o capitão vai para o fim
chouette-knob-declining-in_turn = os capitães vão um a um
chouette-knob-captain_after_drop = Depois de o capitão recusar
chouette-knob-captain_after_drop-note = Quando o capitão recusa a dobra do box e outros aceitam.
chouette-knob-captain_after_drop-stays = o seguinte é capitão em definitivo
chouette-knob-captain_after_drop-temporary = o seguinte é capitão só nesta partida
chouette-knob-leaving = Cubo de quem sai
chouette-knob-leaving-note = Durante uma partida. Continua em jogo se não escolher outra coisa; o capitão responde por ele.
chouette-knob-leaving-plays_on = continua em jogo a cargo do capitão
chouette-knob-leaving-loses = perde-se de imediato
chouette-knob-partner_lot = Sorteio do parceiro do box
chouette-knob-partner_lot-note = Se ninguém quiser ser parceiro do box. Normalmente sem o capitão.
chouette-knob-partner_lot-without_captain = sem o capitão
chouette-knob-partner_lot-with_captain = com o capitão
chouette-knob-partner_place = O parceiro quando o box perde
chouette-knob-partner_place-note = Normalmente mantém o lugar.
chouette-knob-partner_place-kept = mantém o lugar
chouette-knob-partner_place-end = vai para o fim
chouette-knob-partner_from = Parceiro do box a partir de
chouette-knob-partner_from-note = Número de jogadores, normalmente 8.
chouette-automatic-consent = A primeira; mais se o box concordar
chouette-join-title = Uma chouette
chouette-there = Já aqui
chouette-join = Entrar
chouette-join-note = Começa no fim da fila e joga a partir da próxima partida. Pode sair entre decisões.
chouette-invite = Convide mais gente
chouette-invite-note = Quem abrir este link pode entrar a qualquer momento, no fim da fila.
chouette-noscript = A página da chouette precisa de JavaScript. Sem ele só vê quem está e as contas.
chouette-resign-note = O outro lado pode não aceitar a sua proposta, a menos que seja o máximo que se pode perder.
chouette-sure = Tem a certeza?
accounts-count = { $n ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $n } partidas
}
accounts-back = Voltar à chouette
accounts-csv = Descarregar como CSV
accounts-print = Página para imprimir
accounts-balances = Saldos
accounts-debts = Quem deve a quem
accounts-total = Total
accounts-by-game = Pontos por partida
accounts-marks = B: box nessa partida. C: capitão.
accounts-game = Partida { $n }
accounts-cube = em { $value }, { $winner ->
    [box] ganho pelo box
    [team] ganho ao box
   *[agreed] fechado por acordo
}
cause-dropped = recusado
cause-decided = decidido pela partida
cause-extra_given = com um cubo extra
cause-agreed = por acordo
cause-left = saiu
cause-partner = a parte do parceiro

# Where a guest is at home
browsers-title = Navegadores com a sua sessão
browsers-many = { $n ->
    [one] A sua sessão está só neste navegador.
   *[other] A sua sessão está em { $n } navegadores.
 }
browsers-end-others = Terminar a sessão em todos os outros navegadores
browsers-here-note = Um visitante só é conhecido pelo seu navegador. Se terminar a sessão aqui e não a tiver noutro navegador, não pode voltar às suas mesas.
browsers-end-here = Terminar a sessão neste navegador

# The rules of the chouette
chouette-rules-title = Regras da chouette
chouette-rules-presets = Os dois tipos

## Rules that do not go together
not-translated = Ainda não traduzido: aqui está em inglês.
broken-length-in-money-play = Estas regras são para o jogo a dinheiro, que não tem um número de pontos: deixe os pontos vazios ou escolha um match.
broken-match-without-length = Um match joga-se a um número de pontos: escreva um ou escolha o jogo a dinheiro.
broken-jacoby-in-match = Num match não há regra Jacoby: desative-a ou escolha o jogo a dinheiro.
broken-responses-in-match = Num match não há beavers: desative-os ou escolha o jogo a dinheiro.
broken-automatic-doubles-in-match = Num match não há dobras automáticas: desative-as ou escolha o jogo a dinheiro.
broken-holland-without-crawford = A regra Holland é sobre as partidas depois da partida Crawford: ative a regra Crawford ou desative Holland.
broken-tournament-length = Os matches de torneio jogam-se a 3 pontos ou mais: escreva um match mais longo ou escolha “Match”.
broken-crawford-outside-match = A regra Crawford é para matches: desative-a ou escolha um match.
broken-holland-outside-match = A regra Holland é para matches: desative-a ou escolha um match.
broken-doubling-limit-outside-match = O limite às dobras da tavola reale é para matches: desative-o ou escolha um match.
broken-consent-outside-chouette = As dobras automáticas com o acordo do box são para uma chouette: escolha quantas, ou nenhuma.
broken-time-limit = Esse limite de tempo é demasiado longo ou demasiado curto: pode ir de um segundo a sete dias.
broken-clock-times = Ninguém pode jogar com esse relógio: precisa de algum tempo, e no máximo de 10 horas por ponto e por turno.
broken-rated-time = Um match com rating deixa a todos tempo para jogar: pelo menos 15 segundos para uma decisão, 30 para voltar após perder a ligação e, com relógio, um minuto por partida.
broken-bots = Podem jogar no máximo { $most } bots, e nenhum num tabuleiro de madeira.
broken-stake-in-match = Uma aposta por ponto é para o jogo a dinheiro: deixe a moeda vazia ou escolha o jogo a dinheiro.
broken-called-in-tavola-reale = A tavola reale joga-se com legalidade estrita: escolha “Estrita” ou outras regras.

# The tutor on the start page

start-tutor = Com tutor
start-tutor-note = Pergunta antes de um erro grave, dá dicas e deixa voltar atrás.
knob-tutor-none = Nenhum
knob-tutor-whopper = Pergunta antes de um erro crasso
knob-tutor-blunder = Pergunta antes de um erro grave
knob-tutor-error = Pergunta antes de um erro
knob-tutor-doubtful = Pergunta antes de uma jogada duvidosa
knob-tutor-note = Contra um bot: pergunta antes de uma má jogada, dá dicas e deixa voltar atrás. O match fica marcado como jogado com tutor.
terms-tutor = Pergunta antes de uma decisão que perde { $loss } ou mais; são permitidas dicas e voltar atrás
