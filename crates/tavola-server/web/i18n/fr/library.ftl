# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Tous vos matchs, analysés, et ce qu’ils donnent ensemble
start-import = Ou importez des matchs depuis des fichiers.
nav-library = Mes matchs
library-title = Mes matchs
library-empty = Vos matchs se retrouvent ici : ceux que vous jouez au club, et ceux que vous importez de fichiers de XG, GNU Backgammon, Galaxy, Heroes et d’autres. Chacun est analysé. Importez-en un premier, ou jouez.
library-bring = Importer des matchs
library-drop = Déposez des fichiers ou un dossier ici, ou choisissez-les.
library-files = Fichiers
library-folder = Un dossier
library-paste = Coller un match
library-paste-label = Le match en texte
library-import = Importer
library-importing = Importation : { $done } sur { $all } { $all ->
    [one] fichier
   *[other] fichiers
  }.
library-imported = { $n ->
    [0] Aucun fichier n’a été importé.
    [one] Un fichier a été importé.
   *[other] { $n } fichiers ont été importés.
  }
library-import-waits = Le serveur demande une pause. L’importation reprend d’elle-même.
library-import-failed = L’importation s’est arrêtée : { $done } fichiers importés sur { $all }. Importez de nouveau le reste ; ce qui est déjà là n’est pas pris deux fois.
library-file-long = { $n ->
    [one] { $n } fichier dépasse { $most } Mio et a été laissé de côté.
   *[other] { $n } fichiers dépassent { $most } Mio et ont été laissés de côté.
  }
library-formats = .mat et .txt dans tous les dialectes courants, .sgf, .xg, et le .json de Tavola. 2 Mio par fichier au plus. Personne d’autre ne voit ce que vous importez, tant que vous ne le partagez pas. Le fichier lui-même est gardé et peut être retéléchargé.
library-too-much = On peut importer 4 Mio et 100 fichiers au plus à la fois. Importez les autres ensuite.
library-no-files = Choisissez un fichier, ou collez un match.

library-brought = Ce qui a été importé
library-pasted = Texte collé
library-known = Ce fichier est déjà dans votre bibliothèque.
library-known-match = Ce match est déjà dans votre bibliothèque ; il compte une fois.
library-extent = { $length ->
    [0] money game
   *[other] match en { $length }
  }, { $games } { $games ->
    [one] partie
   *[other] parties
  }
library-remarks = { $n } { $n ->
    [one] remarque
   *[other] remarques
  } à la lecture
library-more-remarks = Et { $n } de plus.
library-remark-line = Ligne
library-remark-column = Colonne
library-remark-weight = Lu
library-remark-what = Ce qui ne va pas
library-note = tel quel
library-mended = corrigé
library-left-out = laissé de côté
library-refused-empty = Le fichier est vide.
library-refused-long = Le fichier dépasse { $most } Mio.
library-refused-archive = C’est une archive. Décompressez-la, et importez les fichiers qu’elle contient.
library-refused-analysis = C’est l’analyse, pas le match. Importez le match lui-même : .mat, .sgf, .xg ou match.json.
library-refused-unreadable = Ce n’est un match dans aucun format lu ici.
library-refused-no-play = Il ne contient aucun coup.
library-refused-lines = Un match a au plus { $games } parties et { $lines } lignes.
library-refused-full = Votre bibliothèque est pleine : { $files } fichiers et { $bytes } Mio. Supprimez d’abord des matchs.

library-which = De quel côté êtes-vous ?
library-neither = Aucun des deux

library-matches = Matchs
library-none = Il n’y a pas encore de match.
library-none-found = Aucun match ne correspond.
library-not-searched = La recherche n’a pas pu être lue. Corrigez ce qui est indiqué ci-dessus.
library-more-tables = Toutes vos tables n’ont pas encore été parcourues. Rechargez la page pour le reste.
library-waiting = { $n ->
    [one] { $n } match attend son analyse.
   *[other] { $n } matchs attendent leur analyse.
  }
library-day = Date
library-no-day = Le fichier ne dit pas quand il a été joué, ou pas sans ambiguïté.
library-players = Joueurs
library-event = Tournoi
library-length = En
library-score = Score
library-money = money
library-unjudged = pas encore
library-unjudged-note = L’analyse est à venir.
library-at-line = ligne { $line }
library-list-note = Score et PR suivent l’ordre des noms.
library-older = Matchs plus anciens

library-search = Recherche
library-search-player = Joueur
library-search-event = Tournoi
library-search-from = Du
library-search-to = Au
library-search-kind = Type d’erreur
library-search-mark = Au moins
library-search-any = tous
library-search-position = Position
library-search-position-note = Un XGID, un identifiant GNUBG ou OpenGammon, une ligne de FIBS, ou un plateau en lettres. On trouve là où les pions sont ainsi placés pour le camp au trait.
library-search-go = Chercher
library-search-all = Tout afficher
library-wrong-day = « { $text } » n’est pas une date. Écrivez-la comme 2026-03-22.
library-wrong-choice = « { $text } » ne peut pas être cherché.
library-error-cube = Videau
library-error-play = Jeu des pions
library-error-missed-double = Double manqué
library-error-wrong-double = Double à tort
library-error-wrong-take = Prise à tort
library-error-wrong-drop = Passe à tort
library-error-wrong-beaver = Beaver à tort

study-match = Fichiers et partage
study-download = Télécharger :
study-download-report = analyse (.json)
study-you-are = Vous êtes { $who }.
study-you-neither = Vous n’êtes aucun des deux : le match n’entre pas dans vos statistiques.
study-private = Personne d’autre que vous ne voit ce match.
study-share = Partager par un lien
study-shared = Toute personne qui a ce lien voit le match et son analyse :
study-unshare = Ne plus partager
study-original = Le fichier tel qu’il a été importé :
study-remove = Supprimer
study-remove-sure = Le match, son fichier et son analyse sont supprimés. Vous pourrez réimporter le fichier.
study-remove-now = Supprimer le match

statistics-title = Statistiques
statistics-empty = Il n’y a encore rien à additionner. Importez des matchs ou jouez-en ; chacun est analysé en arrière-plan, et compte ici dès que c’est fait.
statistics-extent = { $n } { $n ->
    [one] match
   *[other] matchs
  }, { $decisions } décisions de votre part.
statistics-unjudged = { $n ->
    [one] { $n } match ne compte pas : son analyse est à venir.
   *[other] { $n } matchs ne comptent pas : leur analyse est à venir.
  }
statistics-unclaimed = { $n ->
    [one] { $n } match ne compte pas : on ne sait pas de quel côté vous êtes.
   *[other] { $n } matchs ne comptent pas : on ne sait pas de quel côté vous êtes.
  }
statistics-others = { $n ->
    [one] { $n } match est à d’autres.
   *[other] { $n } matchs sont à d’autres.
  }
statistics-whole = Ensemble
statistics-figure = Chiffre
statistics-you = Vous
statistics-opponents = Adversaires
statistics-checkers = Pions
statistics-cube = Videau
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Chance par jet
statistics-months = Par mois
statistics-month = Mois
statistics-no-month = Date inconnue
statistics-decisions = Décisions
statistics-chart = PR par mois ; les mêmes chiffres figurent dans le tableau ci-dessous.
statistics-bar = { $month } : PR { $rate }, { $n } décisions
statistics-kinds = Par type de position
statistics-kind = Position
statistics-errors = Par type d’erreur
statistics-lost = Coût
statistics-first = Premiers coups, par jet
statistics-roll = Jet
statistics-replies = Réponses, selon le premier coup adverse
statistics-answers = Premier coup adverse
statistics-times = Fois
statistics-marked = Erreurs
statistics-usual = Le plus joué
statistics-definitions = Le PR est 500 fois le coût par décision : la somme de tous les coûts, divisée par le nombre de décisions. Ce n’est jamais la moyenne des PR des matchs. Entre parenthèses, le nombre de décisions. La chance est en unités du videau. Les erreurs sont toutes les décisions marquées, à partir de 0,010.

kind-bearing-off = Sortie
kind-bearing-off-note = Plus de contact, et tous les pions des deux camps sont au jan intérieur.
kind-race = Course
kind-race-note = Plus de contact, dans les autres cas.
kind-bearing-off-contact = Sortie sous contact
kind-bearing-off-contact-note = Un camp a tous ses pions au jan intérieur, et il y a contact.
kind-back-game = Backgame
kind-back-game-note = Un camp tient deux portes ou plus dans le jan intérieur adverse.
kind-priming = Prime
kind-priming-note = Un camp tient cinq flèches ou plus de suite, avec un pion adverse derrière.
kind-attack = Attaque
kind-attack-note = Un camp a un pion à la barre, face à trois portes ou plus au jan intérieur.
kind-holding = Jeu d’attente
kind-holding-note = Les derniers pions d’un camp tiennent le bar point, la 5 ou la 4 de l’adversaire ; les derniers de l’adversaire font de même, ou se sont échappés.
kind-low-anchor = Ancre basse
kind-low-anchor-note = Les derniers pions d’un camp tiennent la 1, la 2 ou la 3 de l’adversaire ; ceux de l’adversaire se sont échappés.
kind-contact = Autre contact
kind-contact-note = Contact de tout autre type, comme les premiers jets.
