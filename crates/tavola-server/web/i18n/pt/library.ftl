# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Todos os seus matches, analisados, e o que somam.
start-import = Ou importe matches de ficheiros.
nav-library = Os meus matches
library-title = Os meus matches
library-empty = Aqui juntam-se os seus matches: os que joga no clube e os que importa de ficheiros de XG, GNU Backgammon, Galaxy, Heroes e outros. Todos são analisados. Importe o primeiro, ou jogue.
library-bring = Importar matches
library-drop = Largue aqui ficheiros ou uma pasta, ou escolha-os.
library-files = Ficheiros
library-folder = Uma pasta
library-paste = Colar um match
library-paste-label = O match como texto
library-import = Importar
library-importing = A importar: { $done } de { $all } { $all ->
    [one] ficheiro
   *[other] ficheiros
  }.
library-imported = { $n ->
    [0] Nenhum ficheiro foi importado.
    [one] Um ficheiro foi importado.
   *[other] { $n } ficheiros foram importados.
  }
library-import-waits = O servidor pede uma pausa. A importação continua sozinha.
library-import-failed = A importação parou: { $done } de { $all } ficheiros foram importados. Importe o resto de novo; o que já está não é tomado duas vezes.
library-file-long = { $n ->
    [one] Um ficheiro passa de { $most } MiB e ficou de fora.
   *[other] { $n } ficheiros passam de { $most } MiB e ficaram de fora.
  }
library-formats = .mat e .txt em todos os dialetos usuais, .sgf, .xg e o .json de Tavola. No máximo 2 MiB por ficheiro. Só você vê o que importa, até que o partilhe. O próprio ficheiro é guardado, e pode ser descarregado de novo.
library-too-much = Podem importar-se de uma vez no máximo 4 MiB e 100 ficheiros. Importe os outros depois.
library-no-files = Escolha um ficheiro ou cole um match.

library-brought = O que foi importado
library-pasted = Texto colado
library-known = Este ficheiro já está na sua biblioteca.
library-known-match = Este match já está na sua biblioteca; conta uma vez.
library-extent = { $length ->
    [0] jogo a dinheiro
   *[other] match a { $length }
  }, { $games } { $games ->
    [one] partida
   *[other] partidas
  }
library-remarks = { $n } { $n ->
    [one] observação
   *[other] observações
  } da leitura
library-more-remarks = E mais { $n }.
library-remark-line = Linha
library-remark-column = Coluna
library-remark-weight = Leitura
library-remark-what = O que não encaixa
library-note = como está escrito
library-mended = corrigido
library-left-out = deixado de fora
library-refused-empty = O ficheiro está vazio.
library-refused-long = O ficheiro passa de { $most } MiB.
library-refused-archive = Isto é um ficheiro comprimido. Descomprima-o e importe os ficheiros que contém.
library-refused-analysis = Isto é a análise, não o match. Importe o próprio match: .mat, .sgf, .xg ou match.json.
library-refused-unreadable = Isto não é um match em nenhum dos formatos que se leem.
library-refused-no-play = Não contém nenhuma jogada.
library-refused-lines = Um match tem no máximo { $games } partidas e { $lines } linhas.
library-refused-full = A sua biblioteca está cheia: cabem { $files } ficheiros e { $bytes } MiB. Remova primeiro alguns matches.

library-which = Quem é você?
library-neither = Nenhum dos dois

library-matches = Matches
library-none = Ainda não há nenhum match.
library-none-found = Nenhum match corresponde.
library-not-searched = A pesquisa não pôde ser lida. Corrija o que está indicado acima.
library-more-tables = Ainda nem todas as suas mesas foram percorridas. Recarregue a página para ver o resto.
library-waiting = { $n ->
    [one] Um match espera pela análise.
   *[other] { $n } matches esperam pela análise.
  }
library-day = Data
library-no-day = O ficheiro não diz quando foi jogado, ou não com certeza.
library-players = Jogadores
library-event = Torneio
library-length = A
library-score = Marcador
library-money = dinheiro
library-unjudged = ainda não
library-unjudged-note = A análise está por fazer.
library-at-line = linha { $line }
library-list-note = O marcador e o PR seguem a ordem dos nomes.
library-older = Matches mais antigos

library-search = Procurar
library-search-player = Nome
library-search-event = Torneio
library-search-from = De
library-search-to = Até
library-search-kind = Tipo de erro
library-search-mark = Pelo menos
library-search-any = qualquer
library-search-position = Posição
library-search-position-note = Um XGID, um identificador do GNUBG ou do OpenGammon, uma linha do FIBS ou um tabuleiro de letras. Encontra-se onde as peças estão assim para quem lança.
library-search-go = Procurar
library-search-all = Mostrar tudo
library-wrong-day = “{ $text }” não é uma data. Escreva-a como 2026-03-22.
library-wrong-choice = “{ $text }” não pode ser procurado.
library-error-cube = Cubo
library-error-play = Jogo de peças
library-error-missed-double = Dobra falhada
library-error-wrong-double = Dobra errada
library-error-wrong-take = Aceitação errada
library-error-wrong-drop = Recusa errada
library-error-wrong-beaver = Beaver errado

study-match = Ficheiros e partilha
study-download = Descarregar:
study-download-report = análise (.json)
study-you-are = Você é { $who }.
study-you-neither = Não é nenhum dos dois: o match fica fora das suas estatísticas.
study-private = Só você vê este match.
study-share = Partilhar com um link
study-shared = Quem tiver este link vê o match e a análise:
study-unshare = Deixar de partilhar
study-original = O ficheiro tal como foi importado:
study-remove = Remover
study-remove-sure = O match, o ficheiro e a análise são apagados. Pode importar o ficheiro de novo.
study-remove-now = Remover o match

statistics-title = Estatísticas
statistics-empty = Ainda não há nada para somar. Importe matches ou jogue alguns; todos são analisados em segundo plano, e contam aqui assim que o forem.
statistics-extent = { $n } { $n ->
    [one] match
   *[other] matches
  }, { $decisions } decisões suas.
statistics-unjudged = { $n ->
    [one] Um match fica de fora: a análise está por fazer.
   *[other] { $n } matches ficam de fora: a análise está por fazer.
  }
statistics-unclaimed = { $n ->
    [one] Um match fica de fora: não se sabe qual dos dois é você.
   *[other] { $n } matches ficam de fora: não se sabe qual dos dois é você.
  }
statistics-others = { $n ->
    [one] Um é um match de outras pessoas.
   *[other] { $n } são matches de outras pessoas.
  }
statistics-whole = Tudo junto
statistics-figure = Número
statistics-you = Você
statistics-opponents = Adversários
statistics-checkers = Peças
statistics-cube = Cubo
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Sorte por lançamento
statistics-months = Por mês
statistics-month = Mês
statistics-no-month = Data desconhecida
statistics-decisions = Decisões
statistics-chart = PR por mês; os mesmos números estão na tabela abaixo.
statistics-bar = { $month }: PR { $rate }, { $n } decisões
statistics-kinds = Por tipo de posição
statistics-kind = Posição
statistics-errors = Por tipo de erro
statistics-lost = Custo
statistics-first = Primeiras jogadas, por lançamento
statistics-roll = Lançamento
statistics-replies = Respostas, pela primeira jogada do adversário
statistics-answers = Primeira jogada do adversário
statistics-times = Vezes
statistics-marked = Erros
statistics-usual = Mais jogada
statistics-definitions = O PR é 500 vezes o custo por decisão: todos os custos somados, divididos por todas as decisões. Nunca é a média dos PR dos matches. Entre parênteses está o número de decisões. A sorte é em unidades do cubo. São erros todas as decisões com marca, a partir de 0,010.

kind-bearing-off = Retirada
kind-bearing-off-note = Sem contacto, e os dois têm todas as peças no campo interno.
kind-race = Corrida
kind-race-note = Os outros casos sem contacto.
kind-bearing-off-contact = Retirada com contacto
kind-bearing-off-contact-note = Um dos dois tem todas as peças no campo interno, e há contacto.
kind-back-game = Back game
kind-back-game-note = Um dos dois tem duas ou mais casas no campo interno do adversário.
kind-priming = Prime
kind-priming-note = Um dos dois tem pelo menos cinco casas seguidas, com uma peça do adversário atrás delas.
kind-attack = Ataque
kind-attack-note = Um dos dois tem uma peça na barra, contra pelo menos três casas no campo interno adversário.
kind-holding = Jogo de espera
kind-holding-note = As últimas peças de um ocupam a casa 7, 5 ou 4 do adversário; as do adversário fazem o mesmo ou já escaparam.
kind-low-anchor = Âncora baixa
kind-low-anchor-note = As últimas peças de um ocupam a casa 1, 2 ou 3 do adversário; as do adversário já escaparam.
kind-contact = Outro contacto
kind-contact-note = Contacto de qualquer outro tipo, como os primeiros lançamentos.
