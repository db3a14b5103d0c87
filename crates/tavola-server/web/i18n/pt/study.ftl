# The analysis of a match.

study-title = Análise
study-open = Analisar
study-back = Voltar à mesa
study-depth = { $plies ->
    [0] Primeira vista.
    [one] { $plies } lançamento à frente.
   *[other] { $plies } lançamentos à frente.
  }
study-underway = A ver { $plies } { $plies ->
    [one] lançamento
   *[other] lançamentos
  } à frente: { $done } de { $all } linhas.
study-waits = O exame mais profundo espera por outro match.
study-ready = A análise está pronta.
study-reload = A análise ainda está a ser feita.
study-reload-link = Ver de novo
study-nothing = Não há nada para analisar: nenhuma partida foi jogada até ao fim.
study-definitions = Os custos são em unidades do cubo (EMG). O PR é 500 vezes o custo por decisão; a taxa do gnubg é o seu custo em milésimos. Jogadas sem escolha não contam; não dobrar conta onde era duvidoso ou errado. Duvidoso a partir de 0,010, erro de 0,020, erro grave de 0,080, erro crasso de 0,160. As equidades e probabilidades de uma linha vêm do mesmo exame, tão profundo como diz a última coluna; a sorte é dada sem olhar à frente, e no lançamento inicial conta quem o ganhou.

study-summary = Em números
study-rating = PR
study-rating-note = Performance rating: 500 vezes o custo por decisão. Quanto mais baixo, melhor.
study-millis = Taxa do gnubg
study-millis-note = Custo por decisão em milésimos do cubo, como o gnubg o dá.
study-plays = Jogadas
study-plays-note = O que as jogadas custaram, e quantas tinham escolha.
study-cubes = Cubo
study-cubes-note = O que as decisões de cubo custaram, e quantas houve.
study-lost-of = { $lost } em { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Jogadas duvidosas, erros, erros graves, erros crassos.
study-losses-worth = Custo de todos os erros
study-losses-worth-note = Em probabilidade de ganhar o match; no jogo a dinheiro, em pontos.
study-luck = Sorte
study-luck-note = O que os lançamentos foram melhores do que a média, em unidades do cubo, sem olhar à frente.
study-luck-worth = Sorte do match
study-luck-worth-note = O mesmo em probabilidade de ganhar o match; no jogo a dinheiro, em pontos.

study-graph = O match
study-graph-note = Uma linha de probabilidades com os erros nela; os mesmos números estão na lista de todas as linhas.
study-graph-error = Linha { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Probabilidade de { $who } ganhar o match
study-graph-money = O que { $who } pode esperar da partida
study-graph-game = Probabilidade de { $who } ganhar a partida

nav-study = Estudo
nav-openings = Aberturas
openings-title = A abertura
openings-about = Como se jogam os quinze primeiros lançamentos, e como cada um dos 21 lançamentos responde às melhores jogadas deles: jogo a dinheiro com o cubo no centro, sem Jacoby, ordenado por simulações do nosso próprio motor.
openings-path = Onde está
openings-roll = { $roll }
openings-replies-to = { $roll } jogado { $play }: as respostas
openings-roll-head = Lançamento
openings-best = Melhor jogada
openings-next = Seguinte
openings-alone = nada próximo
openings-verdict = Veredito
openings-is-best = a melhor
openings-as-good = igualmente boa
openings-unsettled = por decidir
openings-worse = pior
openings-error-note = Erro padrão da equidade
openings-trials = Partidas
openings-trials-note = Quantas partidas foram jogadas até ao fim
openings-replies = As respostas
openings-replies-note = Uma jogada com link leva às respostas a ela.
openings-mean = Em média sobre os 36 lançamentos, a resposta vale { $equity } para quem lança.
openings-look-on = Examinar com o motor
openings-definitions = As equidades incluem o cubo, em unidades do cubo, vistas por quem joga; ± é um erro padrão. “Igualmente boa” é a menos de 0,010 da melhor; “por decidir” é mais longe, mas a menos de 2,33 erros padrão da diferença. Os mesmos números: tavola openings.

nav-duplicates = Duplicados
duplicate-title = Duplicado
duplicate-about = Um match joga-se em duas mesas com os mesmos dados: partida a partida e lançamento a lançamento caem os mesmos números. Assim a sorte fica de fora, e depois cada decisão está ao lado da da outra mesa.
duplicate-play = Quem joga
duplicate-bot = Dois contra o bot
duplicate-bot-note = Você e outra pessoa jogam cada um com as brancas contra o mesmo bot, em mesas próprias.
duplicate-teams = Dois contra dois
duplicate-teams-note = Você tem as brancas numa mesa, o seu par as pretas na outra; os adversários sentam-se em frente.
duplicate-length = Pontos para ganhar
duplicate-go = Abrir as duas mesas
duplicate-note = Ninguém vê a outra mesa antes de as duas terminarem: veria os seus próprios dados.
duplicate-table = Mesa { $n }
duplicate-free = ninguém ainda
duplicate-waiting = Não começou.
duplicate-playing = Em jogo.
duplicate-over = Terminada.
duplicate-play-on = Para a sua mesa
duplicate-look = Ver a mesa
duplicate-invite-white = As brancas estão livres aqui
duplicate-invite-black = As pretas estão livres aqui
duplicate-invite-note = Envie este link a quem se deve sentar ali.
duplicate-same-dice = Os mesmos dados caem noutra mesa.
duplicate-result = O resultado
duplicate-players = Brancas – Pretas
duplicate-points = Pontos
duplicate-even = As duas mesas acabam iguais: ninguém está à frente.
duplicate-ahead = { $who }, com as brancas na mesa em que correu melhor, tem { $n } { $n ->
    [one] ponto
   *[other] pontos
  } de vantagem.
duplicate-game = Partida { $n }
duplicate-parted = A partir daqui as posições diferem.
duplicate-dice-note = Os dados são feitos de um só segredo deste servidor, por partida e lançamento. O compromisso foi mostrado antes de alguém se sentar, e o segredo é aberto quando as duas mesas terminam; tavola verify-dice recalcula todos os lançamentos.
duplicate-commitment = Compromisso
duplicate-secret = Segredo
duplicate-proof = Todos os lançamentos, para verificar

study-errors = Erros, os piores primeiro
study-no-errors = Sem erros.
study-more-errors = E mais { $n }: estão marcados na lista de todas as linhas.
study-where = Linha
study-who = Nome
study-what = Decisão
study-cost = Custo
study-played = { $roll }: { $play }; melhor { $best }
study-illegal = uma jogada contra as regras
study-wrong-double = dobrou; devia esperar
study-missed-double = não dobrou
study-wrong-take = aceitou; devia recusar
study-wrong-drop = recusou; devia aceitar
study-wrong-beaver = beaver indevido
study-doubtful = Duvidoso
study-error = Erro
study-blunder = Erro grave
study-whopper = Erro crasso

study-games = Todas as partidas
study-game = { $length ->
    [0] Partida { $n }, { $black }–{ $white }
   *[other] Partida { $n }, { $black }–{ $white } a { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] ganha por recusa
    [gammon] ganha um gammon
    [backgammon] ganha um backgammon
   *[single] ganha
  }, { $points } { $points ->
    [one] ponto
   *[other] pontos
  }
study-game-chance = { $who } ganha a partida
study-match-chance = o match
study-equity-of = pontos
study-dances = sem jogada
study-doubles = dobra
study-takes = aceita
study-drops = recusa
study-beavers = beaver
study-raccoons = raccoon
study-otters = otter
study-resigns-single = desiste
study-resigns-gammon = desiste por gammon
study-resigns-backgammon = desiste por backgammon

study-board = O tabuleiro antes dela
study-words-numbers = As casas como { $who } as conta.
study-words-side = { $who }: { $places }.
study-words-on = { $n } na { $point }
study-words-bar = { $n } na barra
study-words-off = { $n } fora
study-words-cube = Cubo em { $value }, no centro.
study-words-cube-of = Cubo em { $value }, de { $who }.
study-said = Linha { $line }, { $who }, { $act }.
study-steps = Linhas do match
study-first = Primeira linha
study-error-before = Erro anterior
study-before = Linha anterior
study-next = Linha seguinte
study-error-next = Erro seguinte
study-last = Última linha
study-no-decision = Aqui não há nada para decidir.
study-no-move = Sem jogada legal.
study-forced = A única jogada legal.
study-right = A melhor que há.
study-as-good = Tão boa como a melhor: a { $lost } dela.
study-cost-match = custa { $lost }; probabilidade de ganhar o match { $worth }.
study-cost-money = custa { $lost }, { $worth } pontos.
study-right-is = Certo: { $action }, { $answer }.
study-right-wait = não dobrar
study-right-double = dobrar
study-right-redouble = redobrar
study-right-too-good = bom demais para dobrar
study-right-take = aceitar
study-right-drop = recusar
study-right-beaver = beaver
study-roll-luck = Sorte do lançamento: { $luck }, { $worth } pontos.
study-roll-luck-match = Sorte do lançamento: { $luck }; probabilidade de ganhar o match { $worth }.
study-play = Jogada
study-made = jogada
study-equity = Equidade
study-difference = Diferença
study-plies = À frente
study-plies-note = Quantos lançamentos foram vistos à frente.
study-more-plays = Mais { $n } { $n ->
    [one] jogada, que custa
   *[other] jogadas, que custam
  } mais.
study-cube = Cubo
study-cube-doubler = Cubo, visto por quem dobrou
study-no-double = Não dobrar
study-double-take = Dobrar, aceitar
study-double-drop = Dobrar, recusar
study-win = G
study-win-note = Vitórias, em percentagem
study-win-gammon = GG
study-win-gammon-note = Gammons e backgammons ganhos, em percentagem
study-win-backgammon = GBG
study-win-backgammon-note = Backgammons ganhos, em percentagem
study-lose = P
study-lose-note = Derrotas, em percentagem
study-lose-gammon = PG
study-lose-gammon-note = Gammons e backgammons perdidos, em percentagem
study-lose-backgammon = PBG
study-lose-backgammon-note = Backgammons perdidos, em percentagem
study-ids = A posição para outros programas

study-why-wins = Ganha menos { $by } partidas em 100.
study-why-gammons = Ganha menos { $by } gammons em 100 partidas.
study-why-gammons-lost = Perde mais { $by } gammons em 100 partidas.
study-why-shots = Deixa { $made } de 36 lançamentos que batem, a melhor jogada { $best }.
study-why-best-hits = A melhor jogada bate.
study-why-made-hits = Bate, a melhor jogada não.
study-why-hits = Bate { $made }, a melhor jogada { $best }.
study-why-home = Tem { $made } { $made ->
    [one] casa
   *[other] casas
  } no campo interno, a melhor jogada { $best }.
study-why-prime = O seu prime mais longo tem { $made } casas, o da melhor jogada { $best }.
study-why-anchor = A melhor jogada mantém uma âncora.
study-why-off = Retira { $made }, a melhor jogada { $best }.

study-look-on = Continuar a examinar daqui
study-cube-before = Antes do lançamento:
nav-position = Posições
position-title = Posição
position-board = O tabuleiro
position-white = Branco
position-black = Preto
position-plays = { $who } joga { $roll }.
position-doubled = { $who } dobrou.
position-beavered = { $who } respondeu com beaver.
position-raccooned = { $who } respondeu com raccoon.
position-ottered = { $who } respondeu com otter.
position-on-roll = É a vez de { $who } lançar.
position-money = Jogo a dinheiro.
position-match = Match a { $length }: Branco { $white }, Preto { $black }{ $crawford ->
    [yes] , partida Crawford.
   *[no] .
  }
position-wrong = Isso não é uma posição. É-o um XGID, um identificador do GNUBG ou do OpenGammon, uma linha do FIBS ou um tabuleiro de letras.
position-playing = Está a jogar contra alguém. O motor volta a responder quando isso terminar.
position-play = As jogadas
position-look-on = Continuar a partir da posição que resulta
position-rolls = Lançamentos
position-id = Posição
position-id-note = Um XGID, um identificador do GNUBG ou do OpenGammon, uma linha do FIBS, ou um tabuleiro de letras como o XG e o gnubg o copiam.
position-roll = Lançamento, se já foi feito
position-look = Examinar
position-svg = Imagem (SVG)
study-adjusted = Resultado sem sorte
study-adjusted-note = O resultado menos a própria sorte, mais a do adversário: o que valeu só o jogo. Pode ficar além de 0 e 100%.
study-adjusted-below = { $who } ganhou, e os lançamentos deram-lhe mais do que o match inteiro: por isso o resultado sem sorte fica além de 0 e 100%. A sorte é uma soma sobre todos os lançamentos; num só match pode ser maior do que o resultado.
study-adjusted-above = { $who } ganhou embora os lançamentos estivessem do outro lado: por isso o resultado sem sorte fica além de 0 e 100%. A sorte é uma soma sobre todos os lançamentos; num só match pode ser maior do que o resultado.

study-at-worst = O erro mais caro primeiro; ▶ e ◀ percorrem o match.
study-no-line = O match não tem essa linha. Este é o erro mais caro.
position-wrong-long = Isso é mais longo do que qualquer posição.
position-wrong-roll = Isso não é um lançamento. São-no dois algarismos de 1 a 6: 31.
position-wrong-game-over = A partida terminou: alguém retirou todas as suas peças.
position-wrong-match-over = O match terminou: alguém tem todos os pontos.
position-wrong-crawford = Na partida Crawford falta um ponto a um dos dois.
study-chouette = Cubos da chouette
study-chouette-note = Cada cubo é uma partida própria, o box contra um membro. As jogadas da equipa são do capitão; o que custam difere de cubo para cubo.
study-chouette-game = Partida { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Teclas
study-key-points = De casa em casa no tabuleiro
study-key-board = Para o tabuleiro
study-key-move = Mover uma peça
study-key-away = Tirar uma peça ao montar a posição
study-key-answer = Mover uma peça; com o lançamento jogado, responder
study-look-here = Ver mais fundo neste navegador
study-look-here-note = Três lançamentos à frente, sem servidor e sem rede.
