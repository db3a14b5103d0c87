# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Joueurs
person-bot = bot
rating-title = Cote
rating-provisional = Provisoire : peu de matchs, ou il y a longtemps
rating-open = Ce match compte pour la cote. L’enjeu s’affiche quand les deux places sont prises.
rating-waits = Le calcul des cotes est en cours.
rating-your-stake = Vous pouvez gagner { $gain } ou perdre { $loss } points de cote.
rating-stake = { $name } peut gagner { $gain } ou perdre { $loss } points de cote.
rating-share = Vous avez beaucoup joué l’un contre l’autre cette semaine : { $share } % de la variation compte.
rating-change = { $name } : { $before } → { $after } ({ $change })
rating-your-change = Vous : { $before } → { $after } ({ $change })
rating-not-casual = Match amical : les cotes ne bougent pas.
rating-not-guest = Les cotes ne bougent pas : un match classé demande deux comptes enregistrés.
rating-not-new = Les cotes ne bougent pas : dans un match sur invitation, les deux comptes doivent avoir au moins un jour.
rating-not-too_far = Les cotes ne bougent pas : plus de 500 points les séparent.
rating-not-too_often = Les cotes ne bougent pas : ces deux adversaires ont déjà joué 7 matchs qui comptaient cette semaine.
rating-not-alone = Les cotes ne bougent pas : une même personne ne peut pas jouer les deux camps.
rating-not-annulled = Les cotes ne bougent pas : le match a été annulé.

seal-verify = Vérifier les dés
seal-checking = Recalcul de chaque jet…
seal-wrong = Les dés ne correspondent pas à l’engagement. Ouvrez le vérificateur pour voir où.
seal-unreadable = L’enregistrement des dés n’a pas pu être lu. Réessayez.

people-title = Joueurs
people-find = Chercher par le début du nom
people-find-go = Chercher
people-none-found = Aucun nom ne commence par « { $name } ».
people-followed = Personnes que vous suivez
people-follow-oneself = Vous ne pouvez pas vous suivre vous-même.
people-follow-many = Vous suivez autant de personnes que possible. Cessez d’abord d’en suivre une.

ranking-choose = Classements
ranking-rating = Par cote
ranking-week = Cette semaine
ranking-month = Ce mois-ci
ranking-year = Cette saison
ranking-errors = Par taux d’erreur
ranking-points = Points joués
ranking-place = Place
ranking-player = Nom
ranking-gain = Évolution
ranking-points-played = Points joués
ranking-matches = Matchs
ranking-won = Gagnés
ranking-empty = Personne n’est encore dans ce classement. Jouez des matchs classés pour l’ouvrir.
ranking-note = Pour y figurer, il faut dans la période au moins { $points } points joués contre au moins { $people } personnes, et une cote qui n’est pas provisoire. Un match en 7 vaut 7 points.
ranking-listed = Vous figurez dans les classements dès que vous avez assez joué.
ranking-unlisted = Vous ne figurez dans aucun classement.
ranking-leave = Me retirer des classements
ranking-enter = M’inscrire dans les classements
pool-choose = Type de jeu
pool-people = En direct
pool-correspondence = Correspondance
pool-bots = Contre les bots

profile-joined = Au club depuis { $day }
profile-former = Autrefois { $names }
profile-challenge = Défier
profile-follow = Suivre
profile-unfollow = Ne plus suivre
profile-block = Bloquer
profile-register = Créez un compte pour suivre des joueurs et jouer des matchs classés.
profile-unrated = Pas encore de match classé.
profile-experience = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
profile-rating-note = Les cotes suivent la formule de FIBS, et tout le monde commence à 1500. Les matchs contre les bots ont leur propre cote.
profile-errors = Toutes les décisions
profile-errors-checker = Jeu des pions
profile-errors-cube = Videau
profile-errors-note = Sur les { $decisions } dernières décisions en match classé jugées par le moteur. { $interval ->
    [yes] La vraie valeur est dans l’intervalle dans 95 cas sur 100.
   *[no] Un intervalle s’affiche à partir de { $least } décisions.
  }
profile-errors-few = Le moteur a jugé ici moins de { $least } décisions jusqu’à présent.
profile-graph = Cote au fil du temps
profile-graph-table = Chaque variation en tableau
profile-graph-words = Cote sur { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
  } : maintenant { $now }, au plus haut { $most }, au plus bas { $least }.
profile-no-matches = Pas encore de match fini à montrer.
profile-none-found = Aucun match ne correspond.
profile-counted = { $n ->
    [one] { $n } match
   *[other] { $n } matchs
  }, dont { $won } gagnés
profile-filter = Filtrer les matchs
profile-filter-go = Afficher les matchs
profile-opponent = Adversaire
profile-result = Résultat
profile-result-any = Tous
profile-result-won = Gagné
profile-result-lost = Perdu
profile-score-stood = Le score à la fin du match
profile-since = Du
profile-until = Au
profile-search-wrong = Le filtre ne peut pas être lu : une longueur est un nombre, une date s’écrit 2026-11-25.
profile-ways = Regarder
profile-watch = Regarder
profile-newer = Matchs plus récents

against-title = { $one } contre { $other }
against-none = Pas encore de match fini entre ces deux adversaires.
against-by-length = Victoires par longueur de match

dice-of = Les dés : { $name }
dice-all-title = Les dés de tout le club
dice-none = Aucun jet compté : les dés sont comptés quand un match est fini.
dice-counted = { $n ->
    [one] { $n } jet compté.
   *[other] { $n } jets comptés.
  } Le premier jet d’une partie n’est jamais un double ; ces jets sont laissés de côté ({ $openings }).
dice-too-few = Trop peu de jets pour juger : il en faut au moins { $least }.
dice-test = { $rare ->
    [usual] Ces jets ressemblent à des dés honnêtes. Des dés honnêtes s’écartent autant ou plus de la moyenne dans { $percent } des cas (khi carré { $chi }).
    [rare] Des dés honnêtes ne s’écartent autant ou plus de la moyenne que dans { $percent } des cas (khi carré { $chi }). Sur 100 personnes honnêtes, quelques-unes sont dans ce cas.
   *[very_rare] Des dés honnêtes ne s’écartent presque jamais autant de la moyenne : dans { $percent } des cas (khi carré { $chi }). Vérifiez les matchs et prévenez le club.
  }
dice-sums = Doubles et rentrées
dice-what = Quoi
dice-doubles = Doubles
dice-entering = Rentrées de la barre, sur { $n ->
    [one] { $n } essai
   *[other] { $n } essais
  }
dice-pairs = Chaque jet
dice-pair = Jet
dice-counted-head = Comptés
dice-expected = Moyenne
dice-band = Habituel
dice-outside = Hors de la plage habituelle
dice-band-note = La plage habituelle contient 95 comptes honnêtes sur 100. Sur les 21 jets, un environ en sort par simple hasard.

fair-play-title = Fair-play
fair-play-of = Fair-play : { $name }
fair-play-lead = Indices réservés à la modération. Ils montrent où regarder et ne décident de rien.
fair-play-base-title = Combien de fois de tels signes se trompent
fair-play-base = Supposons qu’une personne sur 100 se fasse aider. Un signe qui en trouve 90 sur 100 et soupçonne 1 personne honnête sur 100 a raison dans 48 cas sur 100, pas plus. Qui regarde cinq fois trouve cinq fois plus d’honnêtes gens.
fair-play-base-many = Un match court presque parfait est courant chez les honnêtes gens. Les résultats et les jets heureux ne disent rien.
fair-play-hardest = Les dix coups les plus difficiles
fair-play-hardest-note = Regardez la position et jugez par vous-même avant d’ouvrir le verdict.
fair-play-choices = { $n } coups possibles
fair-play-verdict = Verdict
fair-play-lost = { $best ->
    [yes] Le meilleur coup a été trouvé.
   *[no] Le coup a perdu { $loss }.
  }
fair-play-none-judged = Le moteur n’a encore jugé ici aucun match classé.
fair-play-rate = { $rate } sur { $n } décisions
fair-play-peers = { $n } autres personnes de cote voisine : 5 sur 100 jouent sous { $low }, la moitié sous { $middle }, 95 sur 100 sous { $high }.
fair-play-as-good = { $n } d’entre elles jouent aussi bien ou mieux.
fair-play-few-peers = Seules { $n } autres personnes de cote voisine sont assez jugées. À partir de { $least }, on les compare.
fair-play-agreement = Accord avec le moteur sur les coups difficiles
fair-play-agreement-note = Seulement les coups où le meilleur dépasse le deuxième de 0,02 à 0,08 : c’est là que les gens diffèrent. Les adversaires des mêmes matchs figurent à côté.
fair-play-player = La personne
fair-play-opponents = Les adversaires
fair-play-found = { $best } trouvés sur { $all }
fair-play-between = (vraie part entre { $low } % et { $high } %)
fair-play-too-few = (trop peu pour le dire)
fair-play-times = Temps selon la difficulté
fair-play-difficulty = Coups
fair-play-forced = Forcés
fair-play-easy = Faciles
fair-play-hard = Difficiles
fair-play-close = Serrés
fair-play-times-note = Le temps médian, avec le nombre de coups. On réfléchit plus longtemps quand c’est difficile.
fair-play-evidence = Ce que cela dit, dans un sens ou dans l’autre
fair-play-unusual = Inhabituel
fair-play-usual = Comme on joue
fair-play-unknown = Trop peu pour le dire
fair-play-nothing = Rien.
fair-play-says-rate-low = Le taux d’erreur, avec son intervalle, est inférieur à celui de 95 personnes sur 100 de cote voisine.
fair-play-says-rate-usual = Le taux d’erreur est de ceux qu’on a à une cote voisine.
fair-play-says-rate-open = Il y a trop peu de décisions, ou trop peu de personnes à qui comparer.
fair-play-says-hard-more = Les coups difficiles ont été trouvés nettement plus souvent que par les adversaires.
fair-play-says-hard-usual = Les coups difficiles ont été trouvés à peu près aussi souvent que par les adversaires.
fair-play-says-hard-open = Il y a trop peu de coups difficiles.
fair-play-says-time-flat = Les coups difficiles n’ont pas pris plus de temps que les faciles, alors que les adversaires réfléchissaient plus longtemps.
fair-play-says-time-grows = Les coups difficiles ont pris plus de temps que les faciles.
fair-play-says-time-open = Il y a trop peu de coups chronométrés.
fair-play-says-cube-apart = Le jeu des pions est presque parfait, le videau non.
fair-play-says-cube-usual = Jeu des pions et videau vont ensemble.
fair-play-says-cube-open = Il y a trop peu de décisions.
fair-play-steps = D’abord regarder, puis demander amicalement ou proposer un match surveillé. Aucune restriction sans raisons, sans fin fixée et sans appel devant quelqu’un d’autre.
fair-play-alike = À regarder
fair-play-alike-note = Des indices, jamais des verdicts : des amis aussi abandonnent vite, et certains perdent toujours.
fair-play-quick = { $n } matchs classés finis en moins d’une minute
fair-play-one-way = les { $n } matchs classés sont tous allés dans le même sens
