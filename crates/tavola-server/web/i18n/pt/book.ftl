# The rules as a book, the rulebook, boards in a text.

book-title = As regras do gamão
book-lead = Todo o jogo, contado para ler: da primeira jogada à chouette, ao relógio e ao torneio. Em todos os tabuleiros se pode continuar a jogar.
book-contents = Índice
book-search = Procure algo nas regras
book-search-go = Procurar
book-found =
    { $n ->
        [0] Nada foi encontrado. Tente outra palavra, ou menos.
        [one] Um lugar.
       *[other] { $n } lugares.
    }
book-whole = O livro inteiro numa página
book-whole-note = para imprimir, ou guardar como PDF ao imprimir
book-print = Imprimir ou guardar como PDF
book-paper-lead = Todo o jogo, contado para ler: da primeira jogada à chouette, ao relógio e ao torneio.
book-paper-after = Segundo cinco textos de outras pessoas:
book-paper-galore = Backgammon Galore, de Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, de Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, as regras de uma sala de jogo italiana online
book-paper-club = Regole del chouette, do site de um clube
book-paper-manual = um manual italiano de regras e torneios, sem nome de autor
book-paper-own = As frases e as figuras são nossas. O último capítulo, “Fontes e agradecimentos”, diz o que cada texto deu e onde diferem. Nomes como MOV-07 são os do regulamento, no fim.
book-figures = Onde estão as figuras das fontes
book-onward = Antes e depois
book-before = Antes
book-after = Seguinte
rulebook-title = O regulamento, cláusula por cláusula
rulebook-note = o que recusas e decisões citam
rulebook-lead = Todas as regras por que Tavola se rege, cada uma com o seu nome. As letras entre parênteses indicam a fonte.
rulebook-told = O livro conta-o aqui:

# Boards in a text
figure-check = É legal?
figure-back = Desfazer
figure-again = Recomeçar
figure-open = Abrir na sala de estudo
figure-legal = É legal.
figure-right = Certo.
figure-wrong = Não.
figure-cube-roll = Não dobrar
figure-cube-take = Dobrar – o adversário aceita
figure-cube-pass = Dobrar – o adversário recusa
figure-cube-does-double = Dobra-se.
figure-cube-does-redouble = Redobra-se.
figure-cube-does-no-double = É cedo demais para dobrar.
figure-cube-does-too-good = Continua-se sem dobrar: há mais a ganhar do que o adversário pagaria.
figure-cube-then-take = Se houver dobra, o adversário aceita.
figure-cube-then-pass = Se houver dobra, o adversário recusa.
figure-cube-then-beaver = Se houver dobra, o adversário responde com beaver.

# Articles
articles-title = Artigos
articles-lead = Sobre lançamentos iniciais e janelas de dobra, sobre chouettes e sorteios justos, do clube e dos seus membros. Todos os números do próprio clube foram simulados ou contados pelo seu motor, e em todos os tabuleiros se pode continuar a jogar.
articles-all = Todos
articles-none = Não há nenhum artigo desse tipo.
articles-shelves = Artigos por tema e ano
articles-feed = Subscrição (Atom)
articles-more = Todos os artigos
articles-older = Mais antigos
articles-newer = Mais recentes
date-long = { $day } de { $month } de { $year }
month-1 = janeiro
month-2 = fevereiro
month-3 = março
month-4 = abril
month-5 = maio
month-6 = junho
month-7 = julho
month-8 = agosto
month-9 = setembro
month-10 = outubro
month-11 = novembro
month-12 = dezembro
articles-tag-back-game = Back games
articles-tag-bot = O bot
articles-tag-checker-play = Jogo de peças
articles-tag-chouette = Chouette
articles-tag-cube = O cubo
articles-tag-dice = Dados
articles-tag-direction = Direção
articles-tag-engine = Motor
articles-tag-fairness = Justiça
articles-tag-match-play = Jogo de match
articles-tag-opening = Abertura
articles-tag-race = Corridas
articles-tag-strategy = Estratégia
articles-tag-tournament = Torneios

# Papers of the house
nav-house = Este clube
nav-about = Sobre
nav-privacy = Privacidade
nav-terms = Condições

# The lessons' own buttons
lessons-done = feita
lesson-over = Esta lição terminou
lesson-play = A sua primeira partida contra o bot
lesson-answer = A resposta
lesson-done = Pronto
lesson-on = Continuar
lesson-number = O seu número:
lesson-say-none = Nada se pode jogar
lesson-say-some = Algo se pode jogar
lesson-say-double = Dobrar
lesson-say-roll = Lançar
lesson-say-take = Aceitar
lesson-say-drop = Recusar

host-is = Este clube é gerido por
host-unnamed = Quem gere este clube não disse aqui quem é.
host-reached = Contacto:
host-unreachable = Não há aqui nenhum endereço: pergunte a quem lhe deu o deste clube.
