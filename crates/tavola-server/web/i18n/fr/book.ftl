# The rules as a book, the rulebook, boards in a text.

book-title = Les règles du backgammon
book-lead = Tout le jeu, raconté pour être lu : du premier coup à la chouette, à la pendule et au tournoi. Chaque plateau peut être joué.
book-contents = Sommaire
book-search = Chercher dans les règles
book-search-go = Chercher
book-found =
    { $n ->
        [0] Rien n’a été trouvé. Essayez un autre mot, ou moins de mots.
        [one] Un passage.
       *[other] { $n } passages.
    }
book-whole = Tout le livre sur une page
book-whole-note = à imprimer, ou à enregistrer en PDF en l’imprimant
book-print = Imprimer ou enregistrer en PDF
book-paper-lead = Tout le jeu, raconté pour être lu : du premier coup à la chouette, à la pendule et au tournoi.
book-paper-after = D’après cinq textes d’autres auteurs :
book-paper-galore = Backgammon Galore, de Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, de Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, les règles d’une salle de jeu italienne en ligne
book-paper-club = Regole del chouette, du site d’un club
book-paper-manual = un manuel italien de règles et de tournois, d’un auteur qui n’est pas nommé
book-paper-own = Les phrases et les figures sont de nous. Le dernier chapitre, « Sources et remerciements », dit ce que chaque texte a apporté et où ils diffèrent. Des noms comme MOV-07 sont ceux du règlement, à la fin.
book-figures = Où se trouvent les figures des sources
book-onward = Avant et après
book-before = Avant
book-after = Suite
rulebook-title = Le règlement, article par article
rulebook-note = ce que nomment les refus et les décisions
rulebook-lead = Chaque règle que suit Tavola, avec un nom à elle. Les lettres entre parenthèses nomment la source.
rulebook-told = Le livre en parle ici :

# Boards in a text
figure-check = Est-ce légal ?
figure-back = Reprendre
figure-again = Recommencer
figure-open = Ouvrir dans la salle d’étude
figure-legal = C’est légal.
figure-right = Juste.
figure-wrong = Non.
figure-cube-roll = Ne pas doubler
figure-cube-take = Doubler – l’autre prend
figure-cube-pass = Doubler – l’autre passe
figure-cube-does-double = On double.
figure-cube-does-redouble = On redouble.
figure-cube-does-no-double = Il est trop tôt pour doubler.
figure-cube-does-too-good = On joue la suite sans doubler : il y a plus à gagner que ce que l’autre paierait.
figure-cube-then-take = Face au double, l’autre prend.
figure-cube-then-pass = Face au double, l’autre passe.
figure-cube-then-beaver = Face au double, l’autre répond beaver.

# Articles
articles-title = Articles
articles-lead = Sur les premiers jets et les fenêtres de double, les chouettes et les tirages équitables, par le club et ses membres. Chaque nombre du club vient d’un rollout ou d’un calcul de son moteur, et chaque plateau peut être joué.
articles-all = Tous
articles-none = Il n’y a pas d’article de ce genre.
articles-shelves = Articles par sujet et par année
articles-feed = Flux (Atom)
articles-more = Tous les articles
articles-older = Plus anciens
articles-newer = Plus récents
date-long = { $day } { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
articles-tag-back-game = Backgames
articles-tag-bot = Le bot
articles-tag-checker-play = Jeu des pions
articles-tag-chouette = Chouette
articles-tag-cube = Le videau
articles-tag-dice = Dés
articles-tag-direction = Direction de tournoi
articles-tag-engine = Moteur
articles-tag-fairness = Équité
articles-tag-match-play = Jeu en match
articles-tag-opening = Ouverture
articles-tag-race = Courses
articles-tag-strategy = Stratégie
articles-tag-tournament = Tournois

# Papers of the house
nav-house = Ce club
nav-about = À propos
nav-privacy = Vie privée
nav-terms = Conditions

# The lessons' own buttons
lessons-done = parcourue
lesson-over = Fin de cette leçon
lesson-play = Votre première partie contre le bot
lesson-answer = La réponse
lesson-done = Valider
lesson-on = Continuer
lesson-number = Votre nombre :
lesson-say-none = Rien ne peut se jouer
lesson-say-some = Quelque chose peut se jouer
lesson-say-double = Doubler
lesson-say-roll = Lancer
lesson-say-take = Prendre
lesson-say-drop = Passer

host-is = Ce club est tenu par
host-unnamed = L’équipe de ce club n’a pas dit ici qui elle est.
host-reached = Vous la joignez à l’adresse
host-unreachable = Elle n’a pas donné d’adresse ici : demandez à qui vous a donné l’adresse de ce club.
