# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Relógio e marcador
board-lead = Um telefone ao lado do seu tabuleiro de madeira: relógio, marcador e folha de resultados num só. Funciona sem rede; nada do que pressionar se perde.
board-needs-script = O relógio precisa de um navegador com JavaScript.
board-new = Novo match
board-kept = Matches neste dispositivo
board-kept-none = Ainda não há matches. Prepare um: dois nomes, um comprimento e, se quiser, um relógio.
board-white = Branco
board-black = Preto
board-name-of = Nome do { $side ->
    [white] Branco
   *[black] Preto
}
board-length = Comprimento em pontos
board-clock = Relógio
board-clock-none = Sem relógio, só marcador
board-clock-simple_delay = Espera, depois reserva (usual)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, com a espera incluída no mostrador
board-clock-fischer = Fischer
board-minutes = Minutos por ponto
board-delay = Segundos por turno
board-flag = Quando a bandeira cai
board-flag-loss = o match está perdido
board-flag-when_noticed = o match está perdido se o adversário o assinalar
board-flag-overtime = mais um minuto, uma vez
board-holland = Regra Holland: depois da partida Crawford, quem está atrás não pode dobrar antes do seu terceiro turno
board-sound = Sons
board-vibrate = Vibração
board-start = Começar
board-to = a { $length }
board-one-game = uma partida
board-crawford = Partida Crawford: sem cubo
board-game = Partida { $number }
board-turn = a sua vez
board-waits = à espera
board-stopped = parado
board-press-label = { $name }, restam { $time }{ $turn ->
    [yes] , é a vez: pressione para terminar o turno
   *[no] {""}
}
board-begins = Começo eu
board-next-game = Próxima partida
board-double = Dobrar para { $value }
board-take = Aceitar { $value }
board-drop = Recusar
board-confirm = Confirmar
board-accept = De acordo
board-reject = Não
board-stop = Parar
board-resume = Retomar
board-resume-other = Dar a vez a { $name }
board-over = Fim da partida
board-menu = Menu
board-sheet = Folha de resultados
board-undo = Desfazer
board-undo-what = Mantenha pressionado para desfazer: { $act }
board-undone = Desfeito: { $act }
board-hold = Mantenha este botão pressionado por um momento.
board-lock = Bloquear
board-unlock = Desbloquear
board-locked = Bloqueado contra toques acidentais
board-full = Ecrã inteiro
board-handover = Passar
board-leave = Todos os matches
board-say = Ler os tempos em voz alta
board-cube = Cubo { $value }
board-cube-middle = no centro
board-cube-of = de { $name }
board-result = Como acabou a partida?
board-won-by = Ganha por
board-kind-single = Simples
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Anotar
board-close = Fechar
board-resign = Desistir da partida
board-resign-match = Desistir do match
board-withdraw = Retirar a desistência
board-claim = Reivindicar a partida
board-claims = { $name } reivindica a partida: { $kind }
board-resigns = { $name } desiste: { $kind }
board-break = Fazer uma pausa
board-end-break = Voltar da pausa
board-on-break = { $name } está em pausa: { $time }
board-reason-fallen = Caiu um dado ou uma peça
board-reason-contested = Contestar a jogada
board-reason-director = Chamar o diretor
board-pause = Suspender o relógio
board-paused = Suspenso
board-reason-faulty = O relógio tem um defeito
board-reason-break = Pausa
board-call-flag = A bandeira caiu
board-why = Porquê parar o relógio?
board-entered = { $name } ganha: { $kind }, cubo { $cube }, { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
board-both-confirm = Confirmam os dois
board-flagged = { $name }: a bandeira caiu
board-match-won = { $name } ganha o match
board-how-score = por pontos
board-how-flag = por tempo
board-how-resigned = por desistência
board-how-penalty = por pontos de penalidade
board-how-ruling = por decisão do diretor
board-called = O diretor foi chamado
board-held = O diretor suspendeu o match
board-absent = { $name } não está; o relógio corre
board-opening = Lancem um dado cada um. O mais alto começa.
board-ready = Comparem os marcadores escritos e comecem.
board-gap = O dispositivo esteve desligado ou em segundo plano { $time }.
board-restore = Devolver o tempo
board-gap-asked = O dispositivo esteve desligado { $time }, e entretanto caiu a bandeira de { $name }. Esse tempo conta?
board-gap-banner = O relógio está parado
board-gap-counts = Conta
board-keep-as-is = Deixar como está
board-jump = A hora deste dispositivo foi mudada em { $time }. O relógio do match continua como antes.
board-awake-refused = O ecrã pode apagar-se: mantenha-o ligado nas definições do dispositivo.
board-storage-refused = Este navegador não guarda nada: ao recarregar, o match perdia-se.
board-offline = Sem ligação: { $count ->
    [0] tudo enviado
    [one] 1 anotação à espera
   *[other] { $count } anotações à espera
}
board-online = Tudo enviado
board-viewer = Está a assistir. O relógio está noutro dispositivo.
board-viewer-age = Atualizado há { $seconds } s
board-take-over = Tomar o relógio aqui
board-take-over-hold = Tomar o relógio aqui (manter)
board-take-over-ask = O relógio está noutro dispositivo. Se o tomar, esse dispositivo só pode assistir.
board-take-over-yes = Tomar
board-take-up = Aceitar este match?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } a { $length }: { $count ->
    [one] { $count } anotação passada
   *[other] { $count } anotações passadas
}.
board-take-up-new = Este dispositivo toma o relógio. O que o passou só pode então assistir.
board-take-up-known = Este dispositivo já tem o match. O registo passado substitui o seu; o que ele tiver a mais é guardado à parte.
board-take-up-yes = Aceitar
board-read-foreign = Esse registo não dá direito ao match neste dispositivo; nada foi alterado.
board-kept-unreadable = O registo desse match não pode ser lido neste dispositivo.
board-no-such-match = Esse match não existe. Verifique o link: pode faltar uma letra.
board-link-worthless = Este link não dá direito ao match.
board-no-right = O servidor recusa o que pressiona aqui, porque o link não dá direito ao match. Abra o link próprio da mesa.
board-posted = No quadro
board-conflict = Outro dispositivo tem um registo diferente: { $here } aqui, { $there } lá.
board-conflict-scoreboard = Prevalece o marcador da mesa (MAT-07): { $won }.
board-conflict-trailers_sheet = Conta o marcador de quem está atrás (MAT-05): { $won }.
board-conflict-agreement = Os dois têm o mesmo marcador.
board-conflict-director = O diretor decide.
board-conflict-look = Comparar os dois registos
board-conflict-title = Dois registos deste match
board-conflict-here = O registo daqui
board-conflict-there = O outro registo
board-conflict-since = { $count ->
    [0] Nada desde que se separaram
    [one] Uma anotação desde que se separaram
   *[other] { $count } anotações desde que se separaram
}
board-compare = Comparar com o meu marcador escrito
board-papers-agree = Os marcadores escritos concordam com o da mesa: { $counts }.
board-papers-differ = Os marcadores escritos não concordam com o da mesa. Conta o da mesa: { $counts } (MAT-07).
board-battery = Bateria fraca: { $percent }%. Carregue o dispositivo ou passe o relógio.
board-chouette = São mais de dois? O dispositivo também pode ser o caderno de uma chouette.
board-elsewhere = Este match está aberto noutro separador.
board-elsewhere-here = Continuar aqui
board-read-older = Este dispositivo tem um registo posterior desse match; o ficheiro não foi importado.
board-read-unreadable = Não é um ficheiro de match.
board-keep-this = Ficar com este registo
board-keep-that = Ficar com o outro registo
board-not-kept = O navegador não guardou. Tente mais uma vez.
board-too-soon = Um segundo toque tão cedo não conta.
board-no-line = Sem ligação ao dispositivo do relógio: anote lá.
board-unheard = O dispositivo do relógio não responde: veja lá se registou.
board-handover-how = Abra isto no outro dispositivo: ele toma o relógio com todo o registo. A partir daí, este dispositivo só pode assistir.
board-handover-copy = Copiar o link
board-handover-file = Guardar como ficheiro
board-handover-read = Tomar de um ficheiro
board-csv = CSV
board-print = Imprimir
board-share = Partilhar
board-sheet-number = Partida
board-sheet-winner = Ganha
board-sheet-kind = Tipo
board-sheet-cube = Cubo
board-sheet-points = Pontos
board-sheet-score = Marcador
board-sheet-banks = Tempo restante
board-sheet-used = Tempo usado
board-sheet-lasted = Duração
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , dobra recusada
    [resigned] , desistência
    [claimed] , por reivindicação
    [flag] , por tempo
    [forfeited] , falta de comparência
    [adjudicated] , por decisão do árbitro
   *[borne_off] {""}
}
board-sheet-none = Ainda nenhuma partida terminou.
board-sheet-awards = Pontos de penalidade
board-sheet-award = { $points } para { $name }
board-sheet-rulings = Decisões
board-sheet-signs = Assinaturas
board-corrected = corrigido
board-keys = Um teclado, ou um botão Bluetooth que funcione como tal: Espaço pressiona por quem tem a vez, 1 e 2 pressionam pelo lado de baixo e pelo de cima, d dobra, t aceita, p recusa, s para, u (manter) desfaz, c lê os tempos em voz alta, l bloqueia.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Marcador { $a } a { $b }, match a { $length }.
board-side-said = É a vez de { $name }
board-low = { $name }: resta um minuto
board-install = Instale-o a partir do menu do navegador para o abrir sem rede.

board-first-game = Começar
board-confirm-score = Confirmar { $a }–{ $b }
board-what = E agora?
board-more = Mais
board-understood = OK
board-new-match = Novo match
board-continue = Continuar um match anotado em papel
board-points-of = Pontos do { $side ->
    [white] Branco
   *[black] Preto
}
board-conflict-players = Decidam os dois que registo conta.
board-right-menu = Corrigir algo
board-right = O que é preciso corrigir?
board-right-time = O tempo no relógio
board-right-result = O resultado de uma partida
board-right-length = O comprimento do match
board-right-points = Pontos de penalidade
board-right-clock = Trazer um relógio
board-right-whose = Relógio de
board-right-way = Somar ou tirar
board-right-give = Somar
board-right-take = Tirar
board-right-minutes = Minutos
board-right-seconds = Segundos
board-right-reason = Motivo
board-right-against = Quem é penalizado
board-right-count = Pontos para o adversário
board-sheet-clock = { $mode }, { $bank } por ponto, { $delay } s por turno
board-ruling-adjust_time = { $name }: { $time } no relógio
board-ruling-penalty = Penalidade contra { $name }: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
board-ruling-warn = Advertência a { $name }
board-ruling-correct_result = Partida { $game } corrigida: { $name }, { $kind }, cubo { $cube }
board-ruling-set_length = O match joga-se a { $length }
board-ruling-bring_clock = Traz-se um relógio: { $clock }
board-ruling-hold = O diretor suspende o match
board-ruling-release = O match continua
board-ruling-absent = { $name } não está
board-ruling-arrived = Estão os dois
board-ruling-award_match = O match é atribuído a { $name }
board-ruling-restore = O tempo da interrupção { $gap } é devolvido
board-ruling-count = O tempo da interrupção { $gap } conta
board-ruling-settle = Um de dois registos é mantido
board-ruling-play_on = Ninguém reparou na bandeira: o jogo continua
board-ruling-cube_stands = Partida { $game }: o cubo fica em { $cube }
board-ruling-post = No quadro

board-act-press = um toque
board-act-opening = o lançamento inicial
board-act-start_game = o início da partida
board-act-double = a dobra
board-act-take = a aceitação
board-act-drop = a recusa
board-act-stop = a paragem
board-act-call_director = a chamada do diretor
board-act-resume = o recomeço
board-act-resign = a desistência
board-act-claim = a reivindicação
board-act-accept = o acordo
board-act-reject = o desacordo
board-act-result = o resultado
board-act-confirm = a confirmação
board-act-compare = a comparação
board-act-take_break = a pausa
board-act-end_break = o fim da pausa
board-act-resign_match = a desistência do match
board-act-withdraw = a retirada da desistência
board-act-call_flag = o aviso da bandeira
board-act-open = a preparação do match
board-act-flag_fell = a bandeira caiu
board-act-undo = desfazer a última anotação
board-act-gap = o dispositivo esteve desligado
board-act-jump = a hora do dispositivo foi mudada
board-act-claim_lease = a tomada do relógio
board-act-diverged = outro registo
board-act-received = uma hora corrigida

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = O match não foi preparado.
board-refused-opened-already = O match já foi preparado.
board-refused-unsound = Falta um nome ou é demasiado longo, ou o relógio tem valores fora dos limites.
board-refused-player-only = Só quem joga pode fazer isto.
board-refused-director-only = Só o diretor pode fazer isto.
board-refused-reason-missing = Uma decisão precisa de um motivo.
board-refused-on-hold = Nada pode ser alterado até o diretor decidir.
board-refused-posted = O resultado está no quadro; só o diretor o pode corrigir.
board-refused-over = O match terminou.
board-refused-flagged = Caiu uma bandeira.
board-refused-gap-asked = Diga primeiro se conta o tempo em que o dispositivo esteve desligado.
board-refused-not-now = Agora não pode fazer isso.
board-refused-not-your-turn = É a vez do outro lado.
board-refused-no-clock = Não há relógio.
board-refused-crawford-game = Na partida Crawford não se dobra.
board-refused-crawford-cube = Todas as dobras da partida Crawford são nulas: o cubo conta como 1.
board-refused-cube-not-yours = O cubo é do outro lado.
board-refused-cube-exhausted = O cubo não pode subir mais.
board-refused-holland-waits = Depois da partida Crawford, quem está atrás não pode dobrar antes do seu terceiro turno.
board-refused-nothing-offered = Não há nada a que responder.
board-refused-break-between-games = As pausas fazem-se entre partidas.
board-refused-no-break-left = Já não há pausas.
board-refused-break-running = Uma pausa ainda não terminou.
board-refused-most-resigned = Uma desistência pelo máximo não pode ser recusada.
board-refused-trailer-confirms = O marcador conta quando quem está atrás o tiver confirmado.
board-refused-whose-turn = Escolha que relógio deve correr.
board-refused-too-long = Um texto ou uma lista é demasiado longo, ou um número demasiado grande.
board-refused-no-points = Uma penalidade é de pelo menos um ponto.
board-refused-no-flag = Nenhuma bandeira caiu.
board-refused-nothing-to-undo = Não há nada para desfazer.
board-refused-no-such = Não há nenhum com esse número.
board-refused-turn-is-over = O turno dessa interrupção terminou; o diretor pode ajustar o tempo.
board-refused-nothing-given-up = Ninguém desistiu.
board-refused-same-length = O match já se joga a esse comprimento.
board-refused-nothing-due = Não há nada pendente.
board-refused-held-by-device = O relógio está num dispositivo; pressione lá.
board-refused-lease-lost = O relógio está noutro dispositivo.
board-refused-line-missing = Falta uma anotação do registo.
board-refused-line-known = Essa anotação já está no registo.
board-held-button = manter
board-crawford-word = Crawford
board-needs = faltam { $points }
board-points-label = { $name }: { $points }, ver as partidas até agora
board-doubles = { $name } dobra para { $value }
board-ruled = O diretor decidiu. Retomar?
board-played-on = Ninguém reparou na bandeira. Continuem a jogar.
board-age = { $seconds } s
board-overtime = prolongamento
board-overtime-told = Caiu a bandeira de { $name }: prolongamento de { $time }, uma vez.
board-low-seconds = { $name }: restam { $seconds } segundos
board-countdown = Avisos a 0:30 e 0:10
board-swap = Trocar os lados
board-course = Partidas até agora
board-course-won = { $name } ganha { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
board-course-time = durou { $time }
board-play-on = Ninguém reparou: continuar a jogar
board-turn-dialog = Virar
board-right-flag = Ninguém reparou na bandeira: continuar a jogar
board-right-turn = O relógio corre para o lado errado
board-right-cube = O cubo foi virado na partida Crawford
board-right-cube-how = Até essa partida terminar podia ser anulado. Ninguém reparou, por isso vale (MAT-03). O que mostrava?
board-sheet-date = Data
board-sheet-reason = Motivo
board-sheet-after-game = Após a partida
board-mat = Ficheiro .mat
board-install-secure = Aberta por HTTPS, esta página pode ser instalada e funciona então sem rede.
board-presets = Relógios usuais
board-preset-last = O último usado
board-preset-italy = Itália 3:00 + 12
board-preset-usual = Reino Unido, EUA, WBGF 2:00 + 12
board-preset-doubles = Pares 2:30 + 18
board-preset-none = Sem relógio
board-total = Cada lado tem { $bank }, e { $delay } s por turno.
board-screen = Para um projetor
board-overlay = Para uma transmissão
