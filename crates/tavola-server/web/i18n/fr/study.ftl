# The analysis of a match.

study-title = Analyse
study-open = Analyser
study-back = Retour à la table
study-depth = { $plies ->
    [0] Premier regard.
    [one] Regard à { $plies } jet.
   *[other] Regard à { $plies } jets.
  }
study-underway = Regard à { $plies } { $plies ->
    [one] jet
   *[other] jets
  } : { $done } lignes sur { $all }.
study-waits = Le regard plus profond attend la fin d’un autre match.
study-ready = L’analyse est prête.
study-reload = L’analyse est encore en cours.
study-reload-link = Regarder de nouveau
study-nothing = Il n’y a rien à analyser : aucune partie n’a été jouée jusqu’au bout.
study-definitions = Les coûts sont en unités du videau (EMG). Le PR est 500 fois le coût par décision ; le taux de gnubg est son coût en millièmes. Les coups sans choix ne comptent pas ; ne pas doubler compte là où c’était serré ou faux. Douteux à partir de 0,010, erreur de 0,020, gaffe de 0,080, énorme gaffe de 0,160. L’équité et les chances d’une ligne viennent du même regard, aussi profond que le dit sa dernière colonne ; la chance aux dés est estimée sans regarder plus loin, et pour le tirage initial elle compte qui l’a gagné.

study-summary = En chiffres
study-rating = PR
study-rating-note = Performance rating : 500 fois le coût par décision. Plus bas, c’est mieux.
study-millis = Taux de gnubg
study-millis-note = Coût par décision en millièmes du videau, comme l’affiche gnubg.
study-plays = Coups
study-plays-note = Ce que coûtent les coups, et combien avaient un choix.
study-cubes = Videau
study-cubes-note = Ce qu’ont coûté les décisions de videau, et combien il y en a eu.
study-lost-of = { $lost } en { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Coups douteux, erreurs, gaffes, énormes gaffes.
study-losses-worth = Coût de toutes les erreurs
study-losses-worth-note = En chances de gagner le match ; en money game, en points.
study-luck = Chance
study-luck-note = Ce que les jets ont valu de mieux que la moyenne, en unités du videau, sans regarder plus loin.
study-luck-worth = Chance du match
study-luck-worth-note = La même en chances de gagner le match ; en money game, en points.

study-graph = Le match
study-graph-note = Une courbe des chances, avec les erreurs ; les mêmes chiffres figurent dans la liste de toutes les lignes.
study-graph-error = Ligne { $line }, { $who } : { $mark }, { $loss }
study-graph-match = Chances de gagner le match : { $who }
study-graph-money = Ce que { $who } peut attendre de la partie
study-graph-game = Chances de gagner la partie : { $who }

nav-study = Étude
nav-openings = Ouvertures
openings-title = L’ouverture
openings-about = Comment se jouent les quinze premiers jets, et comment chacun des 21 jets répond à leurs meilleurs coups : money game, videau au centre, sans Jacoby, classés par des rollouts de notre propre moteur.
openings-path = Où vous êtes
openings-roll = { $roll }
openings-replies-to = { $roll } joué { $play } : les réponses
openings-roll-head = Jet
openings-best = Meilleur coup
openings-next = Suivant
openings-alone = rien d’approchant
openings-verdict = Verdict
openings-is-best = le meilleur
openings-as-good = aussi bon
openings-unsettled = non tranché
openings-worse = moins bon
openings-error-note = Erreur type de l’équité
openings-trials = Parties
openings-trials-note = Combien de parties ont été jouées
openings-replies = Les réponses à ce coup
openings-replies-note = Un coup en lien mène à ses réponses.
openings-mean = Sur les 36 jets, la réponse vaut { $equity } à qui lance.
openings-look-on = Regarder avec le moteur
openings-definitions = Les équités tiennent compte du videau, en unités du videau, vues de qui joue ; ± est une erreur type. « Aussi bon » : moins de 0,010 derrière le meilleur ; « non tranché » : plus loin, mais de moins de 2,33 erreurs types de la différence. Les mêmes chiffres : tavola openings.

nav-duplicates = Duplicates
duplicate-title = Duplicate
duplicate-about = Un match se joue à deux tables avec les mêmes dés : partie par partie et jet par jet, les mêmes nombres tombent. La chance n’y est donc pour rien, et ensuite chaque décision figure à côté de celle de l’autre table.
duplicate-play = Qui joue
duplicate-bot = Deux contre le bot
duplicate-bot-note = Un ami et vous jouez chacun Blanc contre le même bot, à votre propre table.
duplicate-teams = Deux contre deux
duplicate-teams-note = Vous avez Blanc à une table, votre partenaire Noir à l’autre ; vos adversaires sont en face.
duplicate-length = Points à gagner
duplicate-go = Ouvrir les deux tables
duplicate-note = Personne ne voit l’autre table avant la fin des deux : on y lirait ses propres dés.
duplicate-table = Table { $n }
duplicate-free = encore personne
duplicate-waiting = Pas commencée.
duplicate-playing = En jeu.
duplicate-over = Finie.
duplicate-play-on = À votre table
duplicate-look = Voir la table
duplicate-invite-white = Blanc est libre ici
duplicate-invite-black = Noir est libre ici
duplicate-invite-note = Envoyez ce lien à qui doit prendre cette place.
duplicate-same-dice = Les mêmes dés tombent à une autre table.
duplicate-result = Le résultat
duplicate-players = Blanc – Noir
duplicate-points = Points
duplicate-even = Les deux tables finissent de même : égalité.
duplicate-ahead = { $who }, Blanc à la table qui s’est mieux passée, mène de { $n } { $n ->
    [one] point
   *[other] points
  }.
duplicate-game = Partie { $n }
duplicate-parted = À partir d’ici, les positions diffèrent.
duplicate-dice-note = Les dés viennent d’un seul secret de ce serveur, par partie et par jet. Son engagement a été montré avant que quiconque s’installe, et le secret est ouvert quand les deux tables sont finies ; tavola verify-dice recalcule chaque jet.
duplicate-commitment = Engagement
duplicate-secret = Secret
duplicate-proof = Tous les jets, à vérifier

study-errors = Erreurs, la pire d’abord
study-no-errors = Aucune erreur.
study-more-errors = Et { $n } de plus : elles sont marquées dans la liste de toutes les lignes.
study-where = Ligne
study-who = Qui
study-what = Décision
study-cost = Coût
study-played = { $roll } : { $play } ; mieux : { $best }
study-illegal = un coup contraire aux règles
study-wrong-double = double ; il fallait attendre
study-missed-double = pas de double ; il fallait doubler
study-wrong-take = prise ; il fallait passer
study-wrong-drop = passe ; il fallait prendre
study-wrong-beaver = beaver ; à éviter
study-doubtful = Douteux
study-error = Erreur
study-blunder = Gaffe
study-whopper = Énorme gaffe

study-games = Toutes les parties
study-game = { $length ->
    [0] Partie { $n }, { $black }–{ $white }
   *[other] Partie { $n }, { $black }–{ $white } en { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] gagne sur une passe
    [gammon] gagne un gammon
    [backgammon] gagne un backgammon
   *[single] gagne
  }, { $points } { $points ->
    [one] point
   *[other] points
  }
study-game-chance = { $who } gagne la partie
study-match-chance = le match
study-equity-of = points
study-dances = aucun coup
study-doubles = double
study-takes = prend
study-drops = passe
study-beavers = beaver
study-raccoons = raccoon
study-otters = otter
study-resigns-single = abandonne
study-resigns-gammon = abandonne un gammon
study-resigns-backgammon = abandonne un backgammon

study-board = Le plateau avant
study-words-numbers = Flèches comptées depuis le camp de { $who }.
study-words-side = { $who } : { $places }.
study-words-on = { $n } en { $point }
study-words-bar = { $n } à la barre
study-words-off = { $n } sortis
study-words-cube = Videau à { $value }, au centre.
study-words-cube-of = Videau à { $value }, chez { $who }.
study-said = Ligne { $line }, { $who }, { $act }.
study-steps = Lignes du match
study-first = Première ligne
study-error-before = Erreur précédente
study-before = Ligne précédente
study-next = Ligne suivante
study-error-next = Erreur suivante
study-last = Dernière ligne
study-no-decision = Rien à décider ici.
study-no-move = Aucun coup possible.
study-forced = Le seul coup légal.
study-right = Il n’y a pas mieux.
study-as-good = Aussi bon que le meilleur : { $lost } derrière.
study-cost-match = coûte { $lost } ; chances de gagner le match { $worth }.
study-cost-money = coûte { $lost }, { $worth } points.
study-right-is = Juste : { $action }, { $answer }.
study-right-wait = ne pas doubler
study-right-double = doubler
study-right-redouble = redoubler
study-right-too-good = trop bon pour doubler
study-right-take = prendre
study-right-drop = passer
study-right-beaver = beaver
study-roll-luck = Chance du jet : { $luck }, { $worth } points.
study-roll-luck-match = Chance du jet : { $luck } ; chances de gagner le match { $worth }.
study-play = Coup
study-made = joué
study-equity = Équité
study-difference = Écart
study-plies = Regard
study-plies-note = À combien de jets on a regardé.
study-more-plays = { $n } { $n ->
    [one] autre coup, qui coûte
   *[other] autres coups, qui coûtent
  } davantage.
study-cube = Videau
study-cube-doubler = Videau, vu de qui a doublé
study-no-double = Ne pas doubler
study-double-take = Double, prise
study-double-drop = Double, passe
study-win = G
study-win-note = Gains, en pour cent
study-win-gammon = GG
study-win-gammon-note = Gammons et backgammons gagnés, en pour cent
study-win-backgammon = GBG
study-win-backgammon-note = Backgammons gagnés, en pour cent
study-lose = P
study-lose-note = Pertes, en pour cent
study-lose-gammon = PG
study-lose-gammon-note = Gammons et backgammons perdus, en pour cent
study-lose-backgammon = PBG
study-lose-backgammon-note = Backgammons perdus, en pour cent
study-ids = La position pour d’autres programmes

study-why-wins = Il gagne { $by } parties de moins sur 100.
study-why-gammons = Il gagne { $by } gammons de moins sur 100 parties.
study-why-gammons-lost = Il perd { $by } gammons de plus sur 100 parties.
study-why-shots = Il laisse { $made } jets sur 36 qui frappent, le meilleur coup { $best }.
study-why-best-hits = Le meilleur coup frappe.
study-why-made-hits = Il frappe, le meilleur coup non.
study-why-hits = Il en frappe { $made }, le meilleur coup { $best }.
study-why-home = Il a { $made } { $made ->
    [one] porte
   *[other] portes
  } au jan intérieur, le meilleur coup { $best }.
study-why-prime = Sa plus longue prime a { $made } flèches, celle du meilleur coup { $best }.
study-why-anchor = Le meilleur coup garde une ancre.
study-why-off = Il en sort { $made }, le meilleur coup { $best }.

study-look-on = Regarder à partir d’ici
study-cube-before = Avant le jet :
nav-position = Positions
position-title = Position
position-board = Le plateau
position-white = Blanc
position-black = Noir
position-plays = { $who } joue { $roll }.
position-doubled = { $who } a doublé.
position-beavered = { $who } a répondu beaver.
position-raccooned = { $who } a répondu raccoon.
position-ottered = { $who } a répondu otter.
position-on-roll = Au trait : { $who }.
position-money = Money game.
position-match = Match en { $length } : Blanc { $white }, Noir { $black }{ $crawford ->
    [yes] , partie de Crawford.
   *[no] .
  }
position-wrong = Ce n’est pas une position. Il faut un XGID, un identifiant GNUBG ou OpenGammon, une ligne de FIBS ou un plateau en lettres.
position-playing = Vous jouez contre quelqu’un. Le moteur répondra à la fin.
position-play = Les coups
position-look-on = Regarder à partir de la position qui suit
position-rolls = Jets
position-id = Position
position-id-note = Un XGID, un identifiant GNUBG ou OpenGammon, une ligne de FIBS, ou un plateau en lettres comme le copient XG et gnubg.
position-roll = Jet, s’il a été fait
position-look = Regarder
position-svg = Image (SVG)
study-adjusted = Résultat sans la chance
study-adjusted-note = Le résultat moins sa propre chance, plus celle de l’adversaire : ce que valait le jeu seul. Il peut sortir de 0 à 100 %.
study-adjusted-below = { $who } a gagné, et les jets lui ont apporté plus que le match entier : le résultat sans la chance sort donc de 0 à 100 %. La chance est une somme sur tous les jets ; dans un seul match, elle peut dépasser le résultat.
study-adjusted-above = { $who } a gagné alors que les jets étaient de l’autre côté : le résultat sans la chance sort donc de 0 à 100 %. La chance est une somme sur tous les jets ; dans un seul match, elle peut dépasser le résultat.

study-at-worst = L’erreur la plus coûteuse d’abord ; ▶ et ◀ parcourent le match.
study-no-line = Le match n’a pas cette ligne. Voici l’erreur la plus coûteuse.
position-wrong-long = C’est plus long que toute position.
position-wrong-roll = Ce n’est pas un jet. Il faut deux chiffres de 1 à 6 : 31.
position-wrong-game-over = La partie est finie : un camp a sorti tous ses pions.
position-wrong-match-over = Le match est fini : un camp a tous les points.
position-wrong-crawford = Dans la partie de Crawford, il manque un point à l’un des camps.
study-chouette = Videaux de la chouette
study-chouette-note = Chaque videau est une partie à lui seul, le box contre un membre. Les coups de l’équipe sont ceux du capitaine ; ce qu’ils coûtent varie d’un videau à l’autre.
study-chouette-game = Partie { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Touches
study-key-points = D’une flèche à l’autre sur le plateau
study-key-board = Au plateau
study-key-move = Jouer un pion
study-key-away = Ôter un pion pendant la mise en place
study-key-answer = Jouer un pion ; une fois le jet joué, répondre
study-look-here = Regarder plus loin dans ce navigateur
study-look-here-note = À trois jets, sans serveur et sans réseau.
