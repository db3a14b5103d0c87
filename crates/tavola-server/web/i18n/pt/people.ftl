# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Pessoas
person-bot = bot
rating-title = Rating
rating-provisional = Provisório: poucos matches, ou há muito tempo
rating-open = Este match conta para o rating. O que está em jogo aparece quando os dois estiverem sentados.
rating-waits = O rating está a ser calculado.
rating-your-stake = Pode ganhar { $gain } ou perder { $loss } pontos de rating.
rating-stake = { $name } pode ganhar { $gain } ou perder { $loss } pontos de rating.
rating-share = Já jogaram muito entre si esta semana, por isso contam { $share }% da mudança.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Você: { $before } → { $after } ({ $change })
rating-not-casual = Este match é amigável: o rating não muda.
rating-not-guest = O rating não muda: num match com rating os dois têm de ter conta.
rating-not-new = O rating não muda: num match por convite, as duas contas têm de ter pelo menos um dia.
rating-not-too_far = O rating não muda: a diferença é de mais de 500 pontos.
rating-not-too_often = O rating não muda: já jogaram entre si esta semana 7 matches que contaram.
rating-not-alone = O rating não muda: uma só pessoa não pode jogar os dois lados.
rating-not-annulled = O rating não muda: o match foi anulado.

seal-verify = Verificar os dados
seal-checking = A recalcular todos os lançamentos…
seal-wrong = Os dados não correspondem ao compromisso. Abra o verificador para ver onde.
seal-unreadable = O registo dos dados não pôde ser lido. Tente de novo.

people-title = Pessoas
people-find = Procure alguém pelo início do nome
people-find-go = Procurar
people-none-found = Nenhum nome começa por “{ $name }”.
people-followed = Quem segue
people-follow-oneself = Não pode seguir-se a si.
people-follow-many = Já segue tantas pessoas quantas pode. Deixe primeiro de seguir alguém.

ranking-choose = Classificações
ranking-rating = Por rating
ranking-week = Esta semana
ranking-month = Este mês
ranking-year = Esta época
ranking-errors = Por taxa de erro
ranking-points = Pontos jogados
ranking-place = Lugar
ranking-player = Nome
ranking-gain = Mudança
ranking-points-played = Pontos jogados
ranking-matches = Matches
ranking-won = Ganhos
ranking-empty = Ainda não há ninguém nesta classificação. Jogue matches com rating para a estrear.
ranking-note = Uma classificação inclui quem jogou no seu período pelo menos { $points } pontos contra pelo menos { $people } pessoas e tem um rating que não é provisório. Um match a 7 são 7 pontos.
ranking-listed = Aparece nas classificações assim que tiver jogado o suficiente.
ranking-unlisted = Não aparece em nenhuma classificação.
ranking-leave = Retirar-me das classificações
ranking-enter = Incluir-me nas classificações
pool-choose = Tipo de jogo
pool-people = Ao vivo
pool-correspondence = Por correspondência
pool-bots = Contra bots

profile-joined = Aqui desde { $day }
profile-former = Antes { $names }
profile-challenge = Desafiar
profile-follow = Seguir
profile-unfollow = Deixar de seguir
profile-block = Bloquear
profile-register = Crie uma conta para seguir outras pessoas e jogar matches com rating.
profile-unrated = Nenhum match com rating ainda.
profile-experience = { $matches ->
    [one] um match
   *[other] { $matches } matches
  }, { $points ->
    [one] um ponto
   *[other] { $points } pontos
  }
profile-rating-note = O rating segue a fórmula do FIBS, e todos começam em 1500. Os matches contra bots têm um rating próprio.
profile-errors = Todas as decisões
profile-errors-checker = Jogo de peças
profile-errors-cube = Cubo
profile-errors-note = Sobre as últimas { $decisions } decisões em matches com rating que o motor julgou. { $interval ->
    [yes] O valor verdadeiro está dentro do intervalo em 95 de cada 100 casos.
   *[no] O intervalo é mostrado a partir de { $least } decisões.
  }
profile-errors-few = Até agora o motor julgou menos de { $least } das suas decisões.
profile-graph = Evolução do rating
profile-graph-table = Todas as mudanças numa tabela
profile-graph-words = Rating ao longo de { $matches ->
    [one] um match
   *[other] { $matches } matches
  }: agora { $now }, máximo { $most }, mínimo { $least }.
profile-no-matches = Ainda não há nenhum match terminado para mostrar.
profile-none-found = Nenhum match corresponde.
profile-counted = { $n ->
    [0] Nenhum match
    [one] Um match
   *[other] { $n } matches
  }, { $won } ganhos
profile-filter = Filtrar os matches
profile-filter-go = Mostrar os matches
profile-opponent = Adversário
profile-result = Resultado
profile-result-any = Qualquer
profile-result-won = Vitória
profile-result-lost = Derrota
profile-score-stood = O marcador quando o match terminou
profile-since = De
profile-until = Até
profile-search-wrong = O filtro não pode ser lido: um comprimento é um número, um dia escreve-se 2026-11-25.
profile-ways = Ver
profile-watch = Assistir
profile-newer = Matches mais recentes

against-title = { $one } contra { $other }
against-none = Ainda não terminaram nenhum match entre si.
against-by-length = Vitórias por comprimento do match

dice-of = Os dados de { $name }
dice-all-title = Os dados de todo o clube
dice-none = Nenhum lançamento contado ainda: os dados são contados quando um match termina.
dice-counted = { $n ->
    [one] Um lançamento contado.
   *[other] { $n } lançamentos contados.
  } Os primeiros lançamentos das partidas nunca são duplos e ficam de fora ({ $openings }).
dice-too-few = Poucos lançamentos para julgar: são precisos pelo menos { $least }.
dice-test = { $rare ->
    [usual] Estes lançamentos parecem de dados justos. Dados justos afastam-se tanto ou mais da média em { $percent } dos casos (qui-quadrado { $chi }).
    [rare] Dados justos só se afastam tanto ou mais da média em { $percent } dos casos (qui-quadrado { $chi }). Em 100 jogadores honestos, alguns têm este aspeto.
   *[very_rare] Dados justos quase nunca se afastam tanto da média: em { $percent } dos casos (qui-quadrado { $chi }). Verifique os matches e avise o clube.
  }
dice-sums = Duplos e entradas
dice-what = O quê
dice-doubles = Duplos
dice-entering = Entradas a partir da barra, em { $n ->
    [one] { $n } tentativa
   *[other] { $n } tentativas
  }
dice-pairs = Todos os lançamentos
dice-pair = Lançamento
dice-counted-head = Contados
dice-expected = Média
dice-band = Normal
dice-outside = Fora do intervalo normal
dice-band-note = O intervalo normal contém 95 de cada 100 contagens justas. Dos 21 lançamentos, cerca de um fica de fora só por acaso.

fair-play-title = Jogo limpo
fair-play-of = Jogo limpo: { $name }
fair-play-lead = Indícios só para moderadores. Mostram onde olhar e não decidem nada.
fair-play-base-title = Quantas vezes estes indícios se enganam
fair-play-base = Suponha que 1 em cada 100 jogadores recebe ajuda. Um indício que encontra 90 em cada 100 deles e suspeita de 1 em cada 100 honestos acerta em 48 de cada 100 casos, não mais. Quem procura cinco vezes encontra cinco vezes mais jogadores honestos.
fair-play-base-many = Um match curto quase perfeito é comum entre jogadores honestos. Resultados e lançamentos de sorte não dizem nada.
fair-play-hardest = As dez jogadas mais difíceis
fair-play-hardest-note = Olhe para a posição e decida por si antes de abrir o veredito.
fair-play-choices = { $n } jogadas possíveis
fair-play-verdict = Veredito
fair-play-lost = { $best ->
    [yes] Foi encontrada a melhor jogada.
   *[no] A jogada perdeu { $loss }.
  }
fair-play-none-judged = O motor ainda não julgou nenhum dos seus matches com rating.
fair-play-rate = { $rate } em { $n } decisões
fair-play-peers = Outras { $n } pessoas com um rating próximo: 5 em cada 100 jogam abaixo de { $low }, metade abaixo de { $middle }, 95 em cada 100 abaixo de { $high }.
fair-play-as-good = { $n } delas jogam tão bem ou melhor.
fair-play-few-peers = Só outras { $n } pessoas com um rating próximo foram julgadas bem o bastante. A partir de { $least } são comparadas.
fair-play-agreement = Concordância com o motor em jogadas difíceis
fair-play-agreement-note = Só jogadas em que a melhor supera a segunda em 0,02 a 0,08: aí as pessoas diferem. Ao lado estão os adversários dos mesmos matches.
fair-play-player = Esta pessoa
fair-play-opponents = Os adversários
fair-play-found = { $best } de { $all } encontradas
fair-play-between = (proporção verdadeira entre { $low }% e { $high }%)
fair-play-too-few = (poucas para dizer)
fair-play-times = Tempo segundo a dificuldade
fair-play-difficulty = Jogadas
fair-play-forced = Forçadas
fair-play-easy = Fáceis
fair-play-hard = Difíceis
fair-play-close = Renhidas
fair-play-times-note = O tempo mediano, com o número de jogadas. As pessoas pensam mais onde é difícil.
fair-play-evidence = O que diz, num sentido ou noutro
fair-play-unusual = Invulgar
fair-play-usual = Como as pessoas jogam
fair-play-unknown = Pouco para dizer
fair-play-nothing = Nada.
fair-play-says-rate-low = A taxa de erro, com o seu intervalo, está abaixo da de 95 em cada 100 jogadores com um rating próximo.
fair-play-says-rate-usual = A taxa de erro é própria de quem tem este rating.
fair-play-says-rate-open = Há poucas decisões, ou poucas pessoas com quem comparar.
fair-play-says-hard-more = As jogadas difíceis foram encontradas claramente mais vezes do que pelos adversários.
fair-play-says-hard-usual = As jogadas difíceis foram encontradas mais ou menos tantas vezes como pelos adversários.
fair-play-says-hard-open = Há poucas jogadas difíceis.
fair-play-says-time-flat = As jogadas difíceis não demoraram mais do que as fáceis, enquanto os adversários pensaram mais.
fair-play-says-time-grows = As jogadas difíceis demoraram mais do que as fáceis.
fair-play-says-time-open = Há poucas jogadas com tempo.
fair-play-says-cube-apart = O jogo de peças é quase perfeito e o cubo não.
fair-play-says-cube-usual = O jogo de peças e o cubo condizem.
fair-play-says-cube-open = Há poucas decisões.
fair-play-steps = Primeiro observe; depois pergunte com amabilidade ou proponha um match supervisionado. Ninguém é limitado sem motivos, sem um fim e sem recurso a outra pessoa.
fair-play-alike = Vale a pena ver
fair-play-alike-note = Pistas, nunca vereditos: entre amigos também se desiste depressa, e há quem perca sempre.
fair-play-quick = { $n } matches com rating terminaram em menos de um minuto
fair-play-one-way = todos os { $n } matches com rating acabaram do mesmo lado
