# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Pendule et tableau de score
board-lead = Un téléphone à côté de votre plateau de bois : pendule, tableau de score et feuille de match réunis. Il marche sans réseau ; rien de ce qu’on presse ne se perd.
board-needs-script = La pendule a besoin d’un navigateur avec JavaScript.
board-new = Nouveau match
board-kept = Matchs sur cet appareil
board-kept-none = Pas encore de match. Préparez-en un : deux noms, une longueur et, si vous voulez, une pendule.
board-white = Blanc
board-black = Noir
board-name-of = Nom de { $side ->
    [white] Blanc
   *[black] Noir
}
board-length = Longueur en points
board-clock = Pendule
board-clock-none = Sans pendule, score seulement
board-clock-simple_delay = Délai, puis réserve (usuel)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, délai compris dans l’affichage
board-clock-fischer = Fischer
board-minutes = Minutes par point
board-delay = Secondes par tour
board-flag = Quand le drapeau tombe
board-flag-loss = le match est perdu
board-flag-when_noticed = le match est perdu dès que l’adversaire le signale
board-flag-overtime = une minute de plus, une fois
board-holland = Règle de Holland : après la partie de Crawford, qui est mené ne peut pas doubler avant son troisième tour
board-sound = Sons
board-vibrate = Vibration
board-start = Commencer
board-to = en { $length }
board-one-game = une partie
board-crawford = Partie de Crawford : sans videau
board-game = Partie { $number }
board-turn = à vous
board-waits = attend
board-stopped = arrêtée
board-press-label = { $name }, encore { $time }{ $turn ->
    [yes] , au trait : presser pour finir le tour
   *[no] {""}
}
board-begins = Je commence
board-next-game = Partie suivante
board-double = Doubler à { $value }
board-take = Prendre à { $value }
board-drop = Passer
board-confirm = Confirmer
board-accept = D’accord
board-reject = Pas d’accord
board-stop = Arrêter
board-resume = Reprendre
board-resume-other = Donner le trait à { $name }
board-over = Partie finie
board-menu = Menu
board-sheet = Feuille de match
board-undo = Annuler
board-undo-what = Maintenir pour annuler : { $act }
board-undone = Annulé : { $act }
board-hold = Gardez ce bouton pressé un instant.
board-lock = Verrouiller
board-unlock = Déverrouiller
board-locked = Verrouillé contre les touches accidentelles
board-full = Plein écran
board-handover = Transmettre
board-leave = Tous les matchs
board-say = Lire les temps à voix haute
board-cube = Videau { $value }
board-cube-middle = au centre
board-cube-of = chez { $name }
board-result = Comment la partie a-t-elle fini ?
board-won-by = Gagnée par
board-kind-single = Simple
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Noter
board-close = Fermer
board-resign = Abandonner la partie
board-resign-match = Abandonner le match
board-withdraw = Retirer l’abandon
board-claim = Réclamer la partie
board-claims = { $name } réclame la partie : { $kind }
board-resigns = { $name } abandonne : { $kind }
board-break = Prendre une pause
board-end-break = Fin de la pause
board-on-break = Pause, { $name } : { $time }
board-reason-fallen = Un dé ou un pion est tombé
board-reason-contested = Contester le coup
board-reason-director = Appeler la direction
board-pause = Suspendre la pendule
board-paused = Suspendue
board-reason-faulty = La pendule est défectueuse
board-reason-break = Pause
board-call-flag = Le drapeau est tombé
board-why = Pourquoi arrêter la pendule ?
board-entered = { $name } gagne : { $kind }, videau { $cube }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-both-confirm = Les deux confirment
board-flagged = { $name } : le drapeau est tombé
board-match-won = { $name } gagne le match
board-how-score = aux points
board-how-flag = au temps
board-how-resigned = par abandon
board-how-penalty = par points de pénalité
board-how-ruling = par décision de la direction
board-called = La direction a été appelée
board-held = La direction a suspendu le match
board-absent = { $name } n’est pas là ; la pendule tourne
board-opening = Lancez chacun un dé. Le plus haut commence.
board-ready = Comparez vos scores écrits, puis commencez.
board-gap = L’appareil était éteint ou en arrière-plan pendant { $time }.
board-restore = Rendre le temps
board-gap-asked = L’appareil était éteint pendant { $time }, et un drapeau est tombé entre-temps : { $name }. Ce temps compte-t-il ?
board-gap-banner = La pendule est arrêtée
board-gap-counts = Il compte
board-keep-as-is = Laisser tel quel
board-jump = L’horloge de cet appareil a été changée de { $time }. La pendule du match continue comme avant.
board-awake-refused = L’écran peut s’éteindre : gardez-le allumé dans les réglages de votre appareil.
board-storage-refused = Ce navigateur ne garde rien : recharger ferait perdre le match.
board-offline = Hors ligne : { $count ->
    [0] tout est envoyé
    [one] 1 entrée en attente
   *[other] { $count } entrées en attente
}
board-online = Tout est envoyé
board-viewer = Vous regardez. La pendule est sur un autre appareil.
board-viewer-age = À jour il y a { $seconds } s
board-take-over = Prendre la pendule ici
board-take-over-hold = Prendre la pendule ici (maintenir)
board-take-over-ask = Un autre appareil a la pendule. Si vous la prenez, il ne pourra plus que regarder.
board-take-over-yes = La prendre
board-take-up = Accepter ce match ?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } en { $length } : { $count ->
    [one] { $count } entrée transmise
   *[other] { $count } entrées transmises
}.
board-take-up-new = Cet appareil prend la pendule. Celui qui l’a transmise ne peut plus que regarder.
board-take-up-known = Cet appareil a déjà ce match. Le journal transmis remplace le sien ; ce qu’il a en plus est gardé à part.
board-take-up-yes = Accepter
board-read-foreign = Ce journal ne donne aucun droit sur le match de cet appareil ; rien n’a été changé.
board-kept-unreadable = Le journal de ce match ne peut pas être lu sur cet appareil.
board-no-such-match = Ce match n’existe pas. Vérifiez le lien : il manque peut-être une lettre.
board-link-worthless = Ce lien ne donne aucun droit sur le match.
board-no-right = Le serveur rejette ce que vous pressez ici, car le lien ne donne aucun droit sur le match. Ouvrez le lien de la table elle-même.
board-posted = Au tableau
board-conflict = Un autre appareil a un journal différent : { $here } ici, { $there } là-bas.
board-conflict-scoreboard = Le tableau de score de la table l’emporte (MAT-07) : { $won }.
board-conflict-trailers_sheet = Le score de qui est mené fait foi (MAT-05) : { $won }.
board-conflict-agreement = Les deux ont le même score.
board-conflict-director = La direction décide.
board-conflict-look = Comparer les deux journaux
board-conflict-title = Deux journaux de ce match
board-conflict-here = Le journal d’ici
board-conflict-there = L’autre journal
board-conflict-since = { $count ->
    [0] Rien depuis la divergence
    [one] Une entrée depuis la divergence
   *[other] { $count } entrées depuis la divergence
}
board-compare = Comparer mon score écrit
board-papers-agree = Les scores écrits concordent avec le tableau de score : { $counts }.
board-papers-differ = Les scores écrits ne concordent pas avec le tableau de score. C’est lui qui compte : { $counts } (MAT-07).
board-battery = Batterie faible : { $percent } %. Rechargez l’appareil ou transmettez la pendule.
board-chouette = Plus de deux joueurs ? L’appareil peut aussi tenir les comptes d’une chouette.
board-elsewhere = Ce match est ouvert dans un autre onglet.
board-elsewhere-here = Continuer ici
board-read-older = Cet appareil a un journal plus récent de ce match ; le fichier n’a pas été importé.
board-read-unreadable = Ce n’est pas un fichier de match.
board-keep-this = Garder ce journal
board-keep-that = Garder l’autre journal
board-not-kept = Le navigateur ne l’a pas enregistré. Réessayez une fois.
board-too-soon = Une seconde pression si proche ne compte pas.
board-no-line = Pas de connexion avec l’appareil qui a la pendule : notez-le là-bas.
board-unheard = Pas de réponse de l’appareil qui a la pendule : vérifiez là-bas s’il l’a noté.
board-handover-how = Ouvrez ceci sur l’autre appareil : il prend la pendule avec tout le journal. Dès lors, cet appareil ne peut plus que regarder.
board-handover-copy = Copier le lien
board-handover-file = Enregistrer en fichier
board-handover-read = Reprendre d’un fichier
board-csv = CSV
board-print = Imprimer
board-share = Partager
board-sheet-number = Partie
board-sheet-winner = Gagnant
board-sheet-kind = Type
board-sheet-cube = Videau
board-sheet-points = Points
board-sheet-score = Score
board-sheet-banks = Temps restant
board-sheet-used = Temps utilisé
board-sheet-lasted = Durée
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , passe
    [resigned] , abandon
    [claimed] , réclamation
    [flag] , au temps
    [forfeited] , forfait
    [adjudicated] , par décision
   *[borne_off] {""}
}
board-sheet-none = Aucune partie n’est encore finie.
board-sheet-awards = Points de pénalité
board-sheet-award = { $points } pour { $name }
board-sheet-rulings = Décisions
board-sheet-signs = Signatures
board-corrected = corrigé
board-keys = Un clavier, ou un bouton Bluetooth qui en tient lieu : Espace presse pour qui est au trait, 1 et 2 pressent pour le bas et le haut, d double, t prend, p passe, s arrête, u (maintenir) annule, c lit les temps à voix haute, l verrouille.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Score { $a } à { $b }, match en { $length }.
board-side-said = { $name } au trait
board-low = { $name } : il reste une minute
board-install = Installez-la depuis le menu du navigateur pour l’ouvrir sans réseau.

board-first-game = Commencer
board-confirm-score = Confirmer { $a }–{ $b }
board-what = Et maintenant ?
board-more = Plus
board-understood = OK
board-new-match = Nouveau match
board-continue = Continuer un match noté sur papier
board-points-of = Points de { $side ->
    [white] Blanc
   *[black] Noir
}
board-conflict-players = Décidez ensemble quel journal compte.
board-right-menu = Corriger quelque chose
board-right = Que faut-il corriger ?
board-right-time = Le temps à la pendule
board-right-result = Le résultat d’une partie
board-right-length = La longueur du match
board-right-points = Points de pénalité
board-right-clock = Introduire une pendule
board-right-whose = Quelle pendule
board-right-way = Ajouter ou retirer
board-right-give = Ajouter
board-right-take = Retirer
board-right-minutes = Minutes
board-right-seconds = Secondes
board-right-reason = Raison
board-right-against = Qui est pénalisé
board-right-count = Points pour l’adversaire
board-sheet-clock = { $mode }, { $bank } par point, { $delay } s par tour
board-ruling-adjust_time = { $name } : { $time } à la pendule
board-ruling-penalty = Pénalité, { $name } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-ruling-warn = Avertissement : { $name }
board-ruling-correct_result = Partie { $game } corrigée : { $name }, { $kind }, videau { $cube }
board-ruling-set_length = Le match se joue en { $length }
board-ruling-bring_clock = Une pendule est introduite : { $clock }
board-ruling-hold = La direction suspend le match
board-ruling-release = Le match reprend
board-ruling-absent = { $name } n’est pas là
board-ruling-arrived = Les deux sont là
board-ruling-award_match = Le match est attribué à { $name }
board-ruling-restore = Le temps de l’interruption { $gap } est rendu
board-ruling-count = Le temps de l’interruption { $gap } compte
board-ruling-settle = Un des deux journaux est gardé
board-ruling-play_on = Personne n’a remarqué le drapeau : le jeu continue
board-ruling-cube_stands = Partie { $game } : le videau reste à { $cube }
board-ruling-post = Au tableau

board-act-press = une pression
board-act-opening = le tirage initial
board-act-start_game = le début de la partie
board-act-double = le double
board-act-take = la prise
board-act-drop = la passe
board-act-stop = l’arrêt
board-act-call_director = l’appel de la direction
board-act-resume = la reprise du jeu
board-act-resign = l’abandon
board-act-claim = la réclamation
board-act-accept = l’accord
board-act-reject = le désaccord
board-act-result = le résultat
board-act-confirm = la confirmation
board-act-compare = la comparaison
board-act-take_break = la pause
board-act-end_break = la fin de la pause
board-act-resign_match = l’abandon du match
board-act-withdraw = le retrait de l’abandon
board-act-call_flag = le signalement du drapeau
board-act-open = la préparation du match
board-act-flag_fell = la chute du drapeau
board-act-undo = l’annulation de la dernière entrée
board-act-gap = l’appareil éteint
board-act-jump = le changement d’horloge de l’appareil
board-act-claim_lease = la prise de la pendule
board-act-diverged = un autre journal
board-act-received = un temps rectifié

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Le match n’a pas été préparé.
board-refused-opened-already = Le match est déjà préparé.
board-refused-unsound = Un nom manque ou est trop long, ou les réglages de la pendule sont hors limites.
board-refused-player-only = Seule une personne qui joue peut le faire.
board-refused-director-only = Seule la direction peut le faire.
board-refused-reason-missing = Une décision demande une raison.
board-refused-on-hold = Rien ne peut être changé avant la décision de la direction.
board-refused-posted = Le résultat est au tableau ; seule la direction peut le corriger.
board-refused-over = Le match est fini.
board-refused-flagged = Un drapeau est tombé.
board-refused-gap-asked = Dites d’abord si le temps où l’appareil était éteint compte.
board-refused-not-now = Impossible pour l’instant.
board-refused-not-your-turn = C’est le tour de l’autre camp.
board-refused-no-clock = Il n’y a pas de pendule.
board-refused-crawford-game = On ne double pas dans la partie de Crawford.
board-refused-crawford-cube = Tous les doubles de la partie de Crawford sont nuls : le videau compte pour 1.
board-refused-cube-not-yours = Le videau est dans l’autre camp.
board-refused-cube-exhausted = Le videau ne peut pas aller plus haut.
board-refused-holland-waits = Après la partie de Crawford, qui est mené ne peut pas doubler avant son troisième tour.
board-refused-nothing-offered = Il n’y a rien à quoi répondre.
board-refused-break-between-games = Les pauses se prennent entre les parties.
board-refused-no-break-left = Il ne reste plus de pause.
board-refused-break-running = Une pause n’est pas encore finie.
board-refused-most-resigned = Un abandon au maximum ne peut pas être refusé.
board-refused-trailer-confirms = Le score compte une fois confirmé par qui est mené.
board-refused-whose-turn = Choisissez quelle pendule doit tourner.
board-refused-too-long = Un texte ou une liste est trop long, ou un nombre trop grand.
board-refused-no-points = Une pénalité vaut au moins un point.
board-refused-no-flag = Aucun drapeau n’est tombé.
board-refused-nothing-to-undo = Il n’y a rien à annuler.
board-refused-no-such = Il n’y en a pas avec ce numéro.
board-refused-turn-is-over = Le tour de cette interruption est fini ; la direction peut ajuster le temps.
board-refused-nothing-given-up = Personne n’a abandonné.
board-refused-same-length = Le match se joue déjà en cette longueur.
board-refused-nothing-due = Rien n’est attendu.
board-refused-held-by-device = Un appareil a la pendule ; pressez là-bas.
board-refused-lease-lost = Un autre appareil a la pendule.
board-refused-line-missing = Une entrée du journal manque.
board-refused-line-known = Cette entrée est déjà dans le journal.
board-held-button = maintenir
board-crawford-word = Crawford
board-needs = il manque { $points }
board-points-label = { $name } : { $points }, montrer les parties jouées
board-doubles = { $name } double à { $value }
board-ruled = La direction a décidé. Reprendre ?
board-played-on = Personne n’a remarqué le drapeau. Continuez.
board-age = { $seconds } s
board-overtime = prolongation
board-overtime-told = Drapeau tombé, { $name } : prolongation de { $time }, une fois.
board-low-seconds = { $name } : il reste { $seconds } secondes
board-countdown = Alertes à 0:30 et 0:10
board-swap = Échanger les côtés
board-course = Parties jouées
board-course-won = { $name } gagne { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-course-time = durée { $time }
board-play-on = Personne n’a remarqué : continuer
board-turn-dialog = Retourner
board-right-flag = Personne n’a remarqué le drapeau : continuer
board-right-turn = La mauvaise pendule tourne
board-right-cube = Le videau a été tourné dans la partie de Crawford
board-right-cube-how = Jusqu’à la fin de cette partie, on pouvait l’annuler. Personne n’a remarqué : il reste (MAT-03). Que montrait-il ?
board-sheet-date = Date
board-sheet-reason = Raison
board-sheet-after-game = Après la partie
board-mat = Fichier .mat
board-install-secure = Ouverte en HTTPS, cette page peut être installée et marche alors sans réseau.
board-presets = Pendules usuelles
board-preset-last = Dernière utilisée
board-preset-italy = Italie 3:00 + 12
board-preset-usual = Royaume-Uni, États-Unis, WBGF 2:00 + 12
board-preset-doubles = Doubles 2:30 + 18
board-preset-none = Sans pendule
board-total = { $bank } pour chacun, et { $delay } s par tour.
board-screen = Pour un projecteur
board-overlay = Pour un stream
