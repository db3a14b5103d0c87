# Playing against the bot without a server.

nav-offline = Jogar sem ligação
offline-title = Jogar sem ligação
offline-about = O bot joga no seu navegador, e o match fica guardado nele. Depois de aberta esta página, não é preciso rede.
offline-script = Esta página precisa de JavaScript e WebAssembly.
offline-loading = A carregar o motor…
offline-broken = O motor não pode funcionar aqui: { $why }
offline-ready = O motor está pronto.
offline-kept = Pronta para ser usada sem rede.
offline-length = Comprimento
offline-match = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
offline-money = Jogo a dinheiro
offline-begin = Jogar
offline-you = Você
offline-bot = Bot { $level }
offline-rules = { $points ->
    [0] Jogo a dinheiro
   *[other] Match a { $points }
  }
offline-new = Novo match
offline-new-sure = O match em curso é abandonado e esquecido.
offline-new-yes = Abandonar
offline-back = Voltar ao tabuleiro
offline-full = Este navegador não guarda mais dados: ao fechar a página, o match seria perdido.
offline-elsewhere = O match continua noutro separador.
offline-judging = A ver { $plies } { $plies ->
    [one] lançamento
   *[other] lançamentos
  } à frente: { $done } de { $all } linhas.
offline-deeper = Ver dois lançamentos à frente
offline-no-game = Nenhuma partida foi ainda jogada até ao fim.
offline-damaged = O match guardado não pode ser lido e foi posto de lado: { $why }
offline-file-title = Analisar um match
offline-file-note = Um match em .mat, .txt, .sgf ou .json é analisado neste navegador, dois lançamentos à frente, depois três. Nada é enviado. O .xg do XG precisa do servidor: importe-o em Estudo.
offline-file = Match de um ficheiro
offline-file-long = Um ficheiro tem no máximo { $most } MB.
offline-file-xg = Os ficheiros do eXtreme Gammon (.xg) precisam do servidor: importe-os entre os seus matches. Aqui leem-se .mat, .sgf e .json.
offline-another = Outro match
offline-no-match = Não é um match que se possa ler aqui: { $why }
