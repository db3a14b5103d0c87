# The rules as a book, the rulebook, boards in a text.

book-title = Las reglas del backgammon
book-lead = Todo el juego, contado para leerlo: desde la primera jugada hasta la chouette, el reloj y el torneo. En todos los tableros se puede seguir jugando.
book-contents = Contenido
book-search = Busca algo en las reglas
book-search-go = Buscar
book-found =
    { $n ->
        [0] No se ha encontrado nada. Prueba con otra palabra, o con menos.
        [one] Un lugar.
       *[other] { $n } lugares.
    }
book-whole = Todo el libro en una página
book-whole-note = para imprimirlo, o guardarlo como PDF al imprimir
book-print = Imprimir o guardar como PDF
book-paper-lead = Todo el juego, contado para leerlo: desde la primera jugada hasta la chouette, el reloj y el torneo.
book-paper-after = A partir de cinco textos ajenos:
book-paper-galore = Backgammon Galore, de Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, de Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, las reglas de una sala de juego italiana en línea
book-paper-club = Regole del chouette, del sitio de un club
book-paper-manual = un manual italiano de reglas y torneos, sin nombre de autor
book-paper-own = Las frases y las figuras son nuestras. El último capítulo, «Fuentes y agradecimientos», dice qué aportó cada texto y en qué difieren. Los nombres como MOV-07 son los del reglamento, al final.
book-figures = Dónde están las figuras de las fuentes
book-onward = Antes y después
book-before = Antes
book-after = Siguiente
rulebook-title = El reglamento, cláusula por cláusula
rulebook-note = lo que citan las negativas y las decisiones
rulebook-lead = Todas las reglas por las que se rige Tavola, cada una con su propio nombre. Las letras entre paréntesis indican la fuente.
rulebook-told = El libro lo cuenta aquí:

# Boards in a text
figure-check = ¿Es legal?
figure-back = Deshacer
figure-again = Volver a empezar
figure-open = Abrir en la sala de estudio
figure-legal = Es legal.
figure-right = Correcto.
figure-wrong = No.
figure-cube-roll = No doblar
figure-cube-take = Doblar – el rival acepta
figure-cube-pass = Doblar – el rival rechaza
figure-cube-does-double = Se dobla.
figure-cube-does-redouble = Se redobla.
figure-cube-does-no-double = Es demasiado pronto para doblar.
figure-cube-does-too-good = Se sigue jugando sin doblar: hay más que ganar de lo que pagaría el rival.
figure-cube-then-take = Si se dobla, el rival acepta.
figure-cube-then-pass = Si se dobla, el rival rechaza.
figure-cube-then-beaver = Si se dobla, el rival responde con beaver.

# Articles
articles-title = Artículos
articles-lead = Sobre tiradas iniciales y ventanas de doblaje, sobre chouettes y sorteos justos, del club y de sus miembros. Todos los números del club los ha simulado o contado su motor, y en todos los tableros se puede seguir jugando.
articles-all = Todos
articles-none = No hay ningún artículo así.
articles-shelves = Artículos por tema y año
articles-feed = Suscripción (Atom)
articles-more = Todos los artículos
articles-older = Anteriores
articles-newer = Más recientes
date-long = { $day } de { $month } de { $year }
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
articles-tag-back-game = Back games
articles-tag-bot = El bot
articles-tag-checker-play = Juego de fichas
articles-tag-chouette = Chouette
articles-tag-cube = El cubo
articles-tag-dice = Dados
articles-tag-direction = Dirección
articles-tag-engine = Motor
articles-tag-fairness = Limpieza
articles-tag-match-play = Juego de match
articles-tag-opening = Apertura
articles-tag-race = Carreras
articles-tag-strategy = Estrategia
articles-tag-tournament = Torneos

# Papers of the house
nav-house = Este club
nav-about = Acerca de
nav-privacy = Privacidad
nav-terms = Condiciones

# The lessons' own buttons
lessons-done = hecha
lesson-over = Esta lección ha terminado
lesson-play = Tu primer juego contra el bot
lesson-answer = La respuesta
lesson-done = Listo
lesson-on = Seguir
lesson-number = Tu número:
lesson-say-none = No se puede jugar nada
lesson-say-some = Se puede jugar algo
lesson-say-double = Doblar
lesson-say-roll = Tirar
lesson-say-take = Aceptar
lesson-say-drop = Rechazar

host-is = Este club lo lleva
host-unnamed = Quienes llevan este club no han dicho aquí quiénes son.
host-reached = Puedes escribir a
host-unreachable = No han dado aquí ninguna dirección: pregunta a quien te dio la de este club.
