# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = vous
you-first = Vous
you-object = vous
white = Blanc
black = Noir
bot = bot
you-mark = vous
seat-free = Place libre
gone = absence
bar-word = bar
off-word = off
number = { $n ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
   *[other] { $n }
}
# Places and what stands there
board-label = Plateau. Les flèches du clavier vont d’une flèche à l’autre, Entrée joue un pion.
point = flèche { $number }
bar-yours = votre barre
bar-theirs = la barre adverse
tray-yours = vos pions sortis
tray-theirs = les pions adverses sortis
bar-white = la barre de Blanc
bar-black = la barre de Noir
tray-white = les pions sortis de Blanc
tray-black = les pions sortis de Noir
place = { $place }, { $checkers }
checkers-none = vide
checkers-count = { $count }
checkers-yours = { $n ->
    [1] un blot à vous
   *[other] { $count } à vous
}
checkers-theirs = { $n ->
    [1] un blot adverse
   *[other] { $count } à l’adversaire
}
checkers-white = { $n ->
    [1] un blot de Blanc
   *[other] { $count } de Blanc
}
checkers-black = { $n ->
    [1] un blot de Noir
   *[other] { $count } de Noir
}
moves-to = va en { $to }
moves-hitting = va en { $to } et frappe
moves-off = sort
quadrant-home = Votre jan intérieur : { $checkers }
quadrant-outer = Votre jan extérieur : { $checkers }
quadrant-their-outer = Le jan extérieur adverse : { $checkers }
quadrant-their-home = Le jan intérieur adverse : { $checkers }
dice-swap = Dés { $a } et { $b } : inverser l’ordre
dice-done = Dés { $a } et { $b }, joués : les ramasser
cube-press = Videau : doubler à { $value }
cube-middle = Videau au centre, à { $value }
cube-owned = Videau à { $value }, { $you ->
    [true] chez vous
   *[false] chez { $who }
}

# Acts
act-roll = Lancer
act-double = Doubler
act-confirm_double = Doubler à { $value }
act-cancel_double = Non
act-take = Prendre
act-drop = Passer
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Valider
act-no_move = Aucun coup possible : continuer
act-undo = Annuler
act-next_game = Partie suivante
act-offer_rematch = Revanche
act-accept_rematch = Accepter la revanche
act-decline_rematch = Non merci
act-accept_resignation = Accepter
act-reject_resignation = Jouer la suite
act-annul_doubles = Annuler les doubles
act-annul_doubles-detail = on ne double pas dans la partie de Crawford
act-correct_start = Corriger la position de départ
act-correct_start-detail = avant le quatrième jet
act-roll_early = Lancer en avance
act-double_early = Doubler en avance
act-double_by_mistake = Doubler dans la partie de Crawford
act-accept_play = Laisser le coup
act-challenge = Demander un coup légal
confirm-double = Doubler à { $value } ? Appuyez encore pour confirmer.

# The line under the board
status-waiting = En attente de l’adversaire.
status-waiting-doubles = En attente que tout le monde s’installe.
status-ready = Le match va commencer.
status-opening = Lancez pour savoir qui commence.
status-opening-tie = { $die } des deux côtés : on relance.
status-rolling = Les dés roulent.
status-their-roll = { $who } doit lancer.
status-their-play = { $who } doit jouer { $roll }.
status-doubled = Double à { $value }. On attend { $who }.
status-play = { $roll } : à vous de jouer.
status-cannot = { $roll } : aucun coup possible.
status-complete = Appuyez sur Valider, ou annulez un coup.
status-rolled-early = { $mover ->
    [you] { $who } a lancé { $roll } trop tôt : le jet compte et vous jouez en le connaissant. Pas de double adverse avant ce jet (IRR-07).
    [opponent] Vous avez lancé { $roll } trop tôt : le jet compte, l’adversaire joue en le connaissant et vous ne pouvez pas doubler (IRR-07).
   *[other] { $who } a lancé { $roll } trop tôt : le jet compte (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } a doublé trop tôt : vous jouez en le sachant, puis vous répondez (CUB-09).
    [opponent] Vous avez doublé trop tôt : ce double ne peut pas être retiré (CUB-09).
   *[other] { $who } a doublé trop tôt (CUB-09).
}
status-shown = Votre coup peut être contesté jusqu’au prochain jet : { $who }.
status-challenged = { $who } demande un coup légal : rejouez { $roll }.
status-their-shown-answer = { $who } a joué. Laissez le coup, ou demandez un coup légal.
status-their-shown = { $who } a joué. Lancez pour accepter.
status-resigned = Vous proposez d’abandonner { $win ->
    [gammon] un gammon
    [backgammon] un backgammon
   *[single] une partie simple
}. On attend la réponse.
status-next-wanted = En attente de l’adversaire.
status-rematch-asked = Vous avez demandé une revanche.
status-rematch-offered = L’adversaire souhaite une revanche.
status-closed = Cette table est fermée.
done-unmoved = Vous n’avez rien joué. Appuyez encore pour finir votre tour quand même.
roll-early-sure = L’adversaire n’a pas fini. Un jet fait maintenant vaut ce que disent les règles de cette table. Appuyez encore pour lancer quand même.
double-early-sure = Ce double vient trop tôt et ne pourra pas être retiré (CUB-09). Appuyez encore pour doubler quand même.
not-complete = Votre tour n’est pas complet : jouez tous les nombres que vous pouvez.
not-now = Impossible pour l’instant.
dice-used = Les deux dés sont joués. Annulez pour jouer autrement.
typing = Coup : { $text }
typed-wrong = « { $text } » n’est pas un coup légal.
deadline = { $you ->
    [true] Décidez dans les { $seconds } s.
   *[false] { $who } a encore { $seconds } s pour décider.
}
absence = { $who } n’est plus là. Sans retour d’ici { $left }, vous pourrez réclamer la victoire.
line-open = En ligne
line-lost = Connexion perdue. Reconnexion…
replay-start = Début de la partie, 0 sur { $of }
replay = { $at } sur { $of } : { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } s’installe.
say-gone = { $who } a perdu la connexion.
say-back = { $who } est de retour.
say-play = { $who } a lancé { $a }-{ $b } et joué { $play }.
say-play-told = { $who } joue { $play }.
say-play-short = { $play }.
say-cannot = { $who } a lancé { $a }-{ $b } : aucun coup possible.
say-cannot-told = { $who } n’a aucun coup possible.
say-roll = { $double ->
    [true] Double { $a }
   *[false] { $a }-{ $b }
} ; { $n ->
    [0] aucun coup possible
    [one] un seul coup
   *[other] { $n } coups
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } lance { $a }-{ $b }.
say-complete = Tour complet
say-forced = Forcé : { $play }.
say-doubles = { $who } double à { $value }. Vous prenez ou vous passez ?
say-beaver = { $who } répond beaver : le videau passerait à { $value }.
say-raccoon = { $who } répond raccoon : le videau passerait à { $value }.
say-otter = { $who } répond otter : le videau passerait à { $value }.
say-cube = Videau à { $value }, { $you ->
    [true] chez vous
   *[false] chez { $who }
}.
say-cube-middle = Videau au centre, à { $value }.
say-game = Partie { $game }.
say-crawford = Partie { $game }, partie de Crawford : on ne double pas.
say-result = { $you ->
    [true] Vous gagnez
    [lost] Vous perdez
   *[false] { $who } gagne
} { $win ->
    [gammon] un gammon
    [backgammon] un backgammon
   *[single] la partie
}{ $ending ->
    [dropped] {" "}sur un double passé
    [resigned] {" "}par abandon
    [claimed] {" "}par réclamation
    [flag] {" "}au temps
    [forfeited] {" "}par forfait
    [adjudicated] {" "}par décision de l’arbitre
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}avec le videau à { $cube }
}, { $points ->
    [one] un point
   *[other] { $points } points
}.
say-match-won = { $you ->
    [true] Vous gagnez le match
    [lost] Vous perdez le match
   *[false] { $who } gagne le match
}{ $cause ->
    [flag] {" "}au temps
    [too_slow] , la décision ayant trop tardé
    [absent] {" "}{ $you ->
        [lost] en raison de votre absence
       *[other] en raison d’une absence
    }
    [left] {" "}{ $you ->
        [lost] parce que vous avez quitté la table
       *[other] par départ de l’adversaire
    }
    [resigned] {" "}par abandon
    [ruling] {" "}par décision de l’arbitre
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] La séance est finie : quelqu’un a quitté la table.
    [absent] La séance est finie : quelqu’un n’est pas revenu.
    [too_slow] La séance est finie : une décision a trop tardé.
    [flag] La séance est finie : un temps est épuisé.
    [resigned] La séance est finie : un abandon.
    [ruling] La séance est finie par décision de l’arbitre.
    [annulled] Le match est annulé : il ne compte pour personne.
   *[session_over] La séance est finie.
}
say-resigns = { $who } propose d’abandonner { $win ->
    [gammon] un gammon
    [backgammon] un backgammon
   *[single] une partie simple
}.
say-rejected = L’abandon est refusé : la partie continue.
say-your-turn = À vous : lancez.
say-your-turn-cube = À vous : lancez ou doublez.
say-pips = Pips : vous { $yours }, adversaire { $theirs }.
score-money = Score { $yours }–{ $theirs }.
points-word = points
score-stake = Score { $yours }–{ $theirs } : { $lead ->
    [level] personne ne doit rien
    [you] vous menez de { $amount }
    [opponent] l’adversaire mène de { $amount }
   *[other] { $who } mène de { $amount }
}.
score-match = Score { $yours }–{ $theirs }, match en { $length }.
score-match-stood = Le score était de { $yours }–{ $theirs }, match en { $length }.

# Around the board
bar-you = Vous : { $who }
bar-them = Adversaire : { $who }
pips = { $n } pips
away = encore { $n }
score-of = score { $n }
title-game = partie { $game }
title-crawford = Crawford
no-move = aucun coup
moved-double = double à { $value }
moved-take = prend
moved-drop = passe
moved-beaver = beaver à { $value }
moved-raccoon = raccoon à { $value }
moved-otter = otter à { $value }
moved-roll_early = jet trop tôt
moved-double_early = double trop tôt à { $value }
moved-annul_doubles = doubles de la partie de Crawford annulés
moved-correct_start = position de départ corrigée
moved-challenge = demande un coup légal
game-how = { $ending ->
    [dropped] passe
    [resigned] { $win ->
        [gammon] gammon, abandon
        [backgammon] backgammon, abandon
       *[single] abandon
    }
    [claimed] { $win ->
        [gammon] gammon, réclamé
        [backgammon] backgammon, réclamé
       *[single] réclamation
    }
    [flag] { $win ->
        [gammon] gammon, au temps
        [backgammon] backgammon, au temps
       *[single] au temps
    }
    [forfeited] { $win ->
        [gammon] gammon, forfait
        [backgammon] backgammon, forfait
       *[single] forfait
    }
    [adjudicated] { $win ->
        [gammon] gammon, par décision
        [backgammon] backgammon, par décision
       *[single] par décision
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] simple
    }
}
match-decided = { $cause ->
    [flag] match gagné au temps
    [too_slow] match gagné : la décision a trop tardé
    [absent] match gagné : absence de l’adversaire
    [left] match gagné : départ de l’adversaire
    [ruling] match gagné par décision
   *[resigned] match abandonné
}{ $between ->
    [true] {" "}entre deux parties
   *[false] {""}
}
plays-count = { $n ->
    [one] Un coup légal
   *[other] { $n } coups légaux
}
resign-single = Abandonner une partie simple : { $points ->
    [one] 1 point
   *[other] { $points } points
}
resign-gammon = Abandonner un gammon : { $points } points
resign-backgammon = Abandonner un backgammon : { $points } points
resign-match = Abandonner tout le match
resign-match-sure = Oui, abandonner tout le match
resign-match-no = Non, je joue la suite
resign-when-done = { $win ->
    [gammon] Vous proposerez d’abandonner un gammon
    [backgammon] Vous proposerez d’abandonner un backgammon
   *[single] Vous proposerez d’abandonner la partie
} dès que votre tour sera fini (END-08). Échap y renonce.
resign-kind = { $win ->
    [gammon] Abandonner un gammon
    [backgammon] Abandonner un backgammon
   *[single] Abandonner une partie simple
}
leave-session = Finir la séance
leave-table = Quitter la table
lookback-game = { $match ->
    [1] Partie { $game }
   *[other] Match { $match }, partie { $game }
}
lookback-open = Revoir la partie { $game }
lookback-unreachable = Les parties ne peuvent pas être chargées pour l’instant. Réessayez dans un moment.
copied = Copié : { $text }
watchers = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
bot-level = Bot · { $level }
bot-level-beginner = débutant
bot-level-novice = novice
bot-level-casual = amateur
bot-level-intermediate = intermédiaire
bot-level-advanced = avancé
bot-level-expert = expert
bot-level-full = pleine force
stake-per-point = { $unit } le point
line-needed = Pas de connexion : ce sera de nouveau possible dès qu’elle reviendra.
line-waiting = Pas encore envoyé : ce que vous avez fait part dès que la connexion revient.
moved-rejected_single = abandon d’une partie simple : refusé
moved-rejected_gammon = abandon d’un gammon : refusé
moved-rejected_backgammon = abandon d’un backgammon : refusé
act-double-detail = à { $value }
act-take-detail = pour { $asked }
act-drop-detail = perd { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = gagne { $points }
act-beaver-detail = à { $beaver }
act-raccoon-detail = à { $beaver }
act-otter-detail = à { $beaver }
key-escape = quitter ce qui est commencé ; revenir des coups passés
key-mouse = jouer le premier dé ; clic droit : l’autre
key-dice = inverser les dés ; tour complet : valider
key-drag = jouer les deux dés d’un seul geste
invite-copied = Copié. Envoyez-le à la personne que vous invitez.
invite-select = Copiez le lien sélectionné et envoyez-le à la personne que vous invitez.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Cette table est fermée.
refused-not-seated = Seules les personnes qui jouent à cette table peuvent le faire.
refused-seat-taken = Cette place est prise.
refused-wrong-invitation = Cette place est réservée sur invitation.
refused-not-begun = Le match n’a pas commencé.
refused-no-game = Aucune partie n’est en cours.
refused-match-over = Le match est fini.
refused-opponent-left = L’adversaire a quitté la table.
refused-dice-called = Les dés vont être lancés.
refused-time-is-up = Le temps était écoulé.
refused-rules = Les règles ne le permettent pas maintenant.
refused-not-opened = Cette table n’existe pas.
refused-opened-already = Cette table existe déjà.
refused-not-allowed = Réservé au serveur et à la direction.
refused-nobody = Entrez d’abord votre nom.
refused-seated-already = Vous avez déjà une place ici.
refused-same-player = Vous ne pouvez pas jouer contre vous-même.
refused-broken-start = La première partie ne peut pas commencer avec ces réglages.
refused-ready-already = Vous avez déjà signalé que tout est prêt.
refused-begun-already = Le match a déjà commencé.
refused-seats-kept = Les places ne changent pas avant la fin du match.
refused-game-on = La partie n’est pas finie.
refused-match-not-over = Le match n’est pas fini.
refused-no-match = En money game, il n’y a pas de match à abandonner : abandonnez la partie ou quittez la table.
refused-asked-already = Vous l’avez déjà demandé.
refused-rejected-before = L’adversaire l’a refusé ; vous pourrez le reproposer après le prochain jet.
refused-no-rematch = Aucune revanche n’a été proposée.
refused-not-that-roll = Un autre jet attend ses maillons de chaîne.
refused-link-opened = Le maillon de ce jet est déjà ouvert.
refused-no-own-chain = Le serveur ouvre les maillons de cette place.
deposit-no-own-chain = Une graine peut être déposée ici dès que cette place s’est engagée sur une chaîne à elle.
deposit-not-the-seed = Cette graine n’est pas celle de la chaîne sur laquelle cette place s’est engagée.
refused-bad-link = Ce maillon ne correspond pas à l’engagement de cette place.
refused-another-log = Ce navigateur a vu un autre déroulement du match que celui qui est enregistré ici.
refused-too-long = Un texte ou une liste est trop long, ou un nombre trop grand.
refused-chain-too-long = Une chaîne a au plus 4 096 maillons.
dice-alarm-commitment = Le serveur a changé ce sur quoi il s’était engagé avant le match.
dice-alarm-chains = Les chaînes engagées pour ce match ont été changées après son début.
dice-alarm-start = Un de vos maillons a été demandé avant le début du match.
dice-alarm-ahead = Le maillon du jet { $number } a été demandé alors que le prochain jet est le { $expected }. Le serveur aurait connu des jets à venir.
dice-alarm-log = Le serveur montre maintenant un autre déroulement de ce match qu’auparavant.
dice-alarm-between = Le jet { $number } a été demandé, et autre chose s’est passé avant que les dés tombent.
dice-alarm-twice = Le jet { $number } a été demandé une seconde fois, par quelqu’un d’autre ou pour autre chose.
dice-alarm-dice = Les dés sur le plateau ne sont pas ceux de l’enregistrement.
dice-alarm-lost = Le serveur a reçu votre maillon pour le jet { $number } mais l’a noté comme non ouvert.
dice-alarm-escrow = Le jet { $number } est noté comme ouvert à partir d’un dépôt, mais ce navigateur n’a rien déposé.
dice-alarm-proof = L’enregistrement des dés n’est pas cohérent : { $fault }
dice-alarm-refused = Ce navigateur n’ouvre plus de maillon dans ce match ; la valeur par défaut publiée les remplace, et l’enregistrement le montre.
dice-said = Attention : { $text }
dice-remark-late = Votre maillon pour le jet { $number } est parti { $seconds } s après l’appel et ne comptait plus : la valeur par défaut publiée l’a remplacé.
dice-remark-away = { $n ->
    [one] Un jet a eu lieu en l’absence de ce navigateur : la valeur par défaut publiée a remplacé votre maillon.
   *[other] { $n } jets ont eu lieu en l’absence de ce navigateur : la valeur par défaut publiée a remplacé vos maillons.
}
dice-remark-elsewhere = Votre part de ces dés n’est pas dans ce navigateur, mais dans celui où vous avez rejoint ce match. Ici, chacun de vos jets attend un instant puis utilise la valeur par défaut publiée. Dans l’autre navigateur, « Continuer sur un autre appareil » vous donne un lien qui amène votre part ici.
dice-remark-house = Ce navigateur ne garde rien : le serveur tire aussi votre part des dés.
dice-remark-unsure = Plus de jets ont eu lieu en l’absence de ce navigateur qu’il ne peut en répondre : il n’ouvre plus de maillon dans ce match, et la valeur par défaut publiée les remplace.
dice-remark-brought = Votre part des dés est maintenant aussi dans ce navigateur.
dice-right = { $rolls ->
    [one] Dés vérifiés : l’unique jet découle de ce qui a été scellé avant le match et gardé par ce navigateur.
   *[other] Dés vérifiés : les { $rolls } jets découlent de ce qui a été scellé avant le match et gardé par ce navigateur.
}
dice-fits = { $rolls ->
    [one] Dés vérifiés : l’unique jet concorde avec l’enregistrement. Ce navigateur n’avait rien gardé à quoi le comparer.
   *[other] Dés vérifiés : les { $rolls } jets concordent avec l’enregistrement. Ce navigateur n’avait rien gardé à quoi les comparer.
}
dice-wrong = Les dés de ce match ne découlent pas de ce qui a été scellé avant.
refused-no-dice = Il manque les dés.
refused-too-many-steps = Un coup a au plus quatre pas.
refused-nothing-changes = Cela ne changerait rien.
refused-no-clock = Il n’y a pas de pendule ici.
refused-break-between-games = Les pauses se prennent entre les parties.
refused-nothing-due = Rien n’est attendu maintenant.
refused-not-absent = L’absence de l’adversaire n’a pas assez duré.
refused-too-fast = Trop de demandes : patientez un instant.
refused-not-yours = Vous n’en avez pas le droit.
refused-malformed = Le serveur n’a pas compris.
refused-away = Le club ne peut rien enregistrer pour l’instant. Réessayez bientôt ; votre pendule ne tourne pas entre-temps.
refused-trouble = Quelque chose s’est mal passé de notre côté. Réessayez.
clause-END-08 = On abandonne à la fin de son tour, et pour pas plus que ce que la partie peut encore coûter.
clause-END-09 = D’autres jets pourraient encore changer le résultat.
clause-MOV-01 = Cette flèche est tenue par au moins deux pions adverses.
clause-MOV-02 = Chaque nombre est un déplacement à lui seul, et aucune flèche intermédiaire où ce pion pourrait se poser n’est ouverte.
clause-MOV-03 = Aucun des deux nombres ne peut se jouer seul.
clause-MOV-05 = Un double se joue au plus quatre fois.
clause-MOV-06 = Deux couleurs ne partagent jamais une flèche.
clause-MOV-07 = Les deux nombres doivent être joués.
clause-MOV-08 = Si un seul nombre peut être joué, c’est le plus grand.
clause-MOV-09 = D’un double, il faut jouer autant de coups que possible.
clause-MOV-10 = On ne perd son tour que si aucun coup n’est possible.
clause-HIT-02 = Les pions à la barre doivent rentrer d’abord.
clause-HIT-03 = La flèche où vous rentreriez n’est pas ouverte.
clause-HIT-04 = Il faut rentrer autant de pions que possible.
clause-OFF-01 = On ne sort que si tous ses pions sont dans le jan intérieur.
clause-OFF-02 = On sort de la flèche du nombre du dé.
clause-OFF-03 = Un pion placé plus haut doit jouer ce nombre.
clause-OFF-04 = Sortez de votre flèche la plus haute.
clause-OFF-08 = Les deux nombres doivent être utilisés à la sortie aussi.
clause-CUB-02 = Le videau n’est pas à vous, ou les dés ont été lancés.
clause-CUB-03 = Rien ne vous a été proposé.
clause-CUB-04 = On ne peut pas doubler deux fois de suite.
clause-CUB-06 = Il faut d’abord répondre au double.
clause-CUB-15 = Ces règles ne connaissent pas cette réponse.
clause-CUB-17 = Avec ces règles, on ne peut pas doubler à ce score.
clause-MAT-02 = On ne double pas dans la partie de Crawford.
clause-MAT-04 = Après la partie de Crawford, qui est mené ne double pas avant son troisième tour.
clause-SET-07 = Le tirage initial décide qui commence.
clause-SET-08 = Lancez d’abord.
clause-IRR-01 = Le coup montré est légal et reste.
clause-IRR-02 = Le tour est fini.
clause-IRR-05 = Ce n’est pas votre tour.
clause-OPT-03 = Cela n’existe pas en match.

# Settings
set-group-board = Plateau
set-group-auto = Jeu automatique
set-group-sound = Sons
set-group-voice = Lecture à voix haute
set-board = Plateau
set-board-noce = Noce (noyer)
set-board-lavagna = Lavagna (ardoise)
set-board-chiaro = Chiaro (contraste élevé)
set-board-panno = Panno (tapis vert)
set-board-marmo = Marmo (marbre)
set-board-lacca = Lacca (laque et or)
set-look = Apparence
set-look-system = Comme le système
set-look-light = Claire
set-look-dark = Sombre
set-numbers = Numéros des flèches
set-numbers-own = Chacun depuis chez soi
set-numbers-absolute = Les mêmes pour les deux (les coups se notent depuis chez soi)
set-home = Jan intérieur
set-home-right = À droite
set-home-left = À gauche
set-colour = Vos pions
set-colour-light = Clairs
set-colour-dark = Foncés
set-speed = Animation
set-speed-slow = Lente
set-speed-normal = Normale
set-speed-fast = Rapide
set-speed-quick = Très rapide
set-speed-none = Aucune
set-arrows = Montrer le dernier coup
set-pips = Montrer le compte de course
set-clocks = Montrer les pendules
set-autoForced = Jouer les tours entièrement forcés
set-autoPass = Continuer quand aucun coup n’est possible
set-autoRoll = Lancer quand on ne peut pas doubler
set-autoBearOff = Sortir les pions quand il n’y a plus de contact
set-fastForward = Avance rapide face à un jan fermé
set-confirmDouble = Confirmer les doubles
set-soundRoll = Dés
set-soundChecker = Pions
set-soundHit = Frappes
set-soundOff = Sorties
set-soundCube = Videau
set-soundClock = Pendule presque à zéro
set-soundTurn = Votre tour
set-sayRolls = Jets
set-sayRolls-full = Avec le nombre de coups
set-sayRolls-short = Dés seulement
set-sayRolls-none = Non
set-sayPlays = Coups adverses
set-sayPlays-full = Qui, jet et coup
set-sayPlays-short = Coup seulement
set-sayPlays-none = Non

# Keys
key-go = lancer, valider, suite
key-undo = annuler un pas
key-undo-all = annuler tout le tour
key-double = doubler
key-take = prendre, accepter
key-drop = passer, refuser
key-beaver = beaver, raccoon, otter
key-swap = inverser les dés
key-flip = tourner le plateau
key-list = liste des coups légaux ; un numéro et Entrée en joue un
key-last = remontrer le dernier coup
key-clocks = montrer ou cacher les pendules
key-pips = montrer ou cacher le compte de course
key-quadrants = lire le plateau jan par jan
key-type = taper un coup, puis Entrée
key-replay = parcourir la partie
key-board = aller au plateau
key-help = cette liste
key-bell = à la cloche de vos notifications

# Consultation doubles: two who share a side
pair-title = Votre paire
pair-hand = dés : { $who }
pair-away = absence : { $who }
pair-dice = { $you ->
    [true] Vous avez les dés et agissez pour votre camp.
   *[false] { $who } a les dés et agit pour votre camp.
}
pair-private = Lu de vous deux seulement.
pair-come-back = Revenir et prendre les dés
pair-leave = Partir ({ $who } continue)
pair-left = { $who } a quitté la table. Vous continuez sans partenaire ; un retour reste possible.
pair-you-left = Vous avez quitté la table, et { $who } continue. Vous pouvez revenir.
pair-away-note = { $who } n’est plus là. Vous pouvez prendre les dés.
pair-links-away = Le navigateur de votre partenaire ({ $who }) ouvre la part des dés de votre camp : en son absence, chaque jet prend un peu plus de temps.
act-take_dice = Prendre les dés
act-give_dice = Passer les dés : { $who }
act-advise = Écrire à votre partenaire
status-advise = { $who } doit jouer { $roll }. Jouez les pions pour lui montrer un coup.
status-advise-ready = Montrez ce coup à { $who }, ou annulez-le.
say-dice = { $you ->
    [true] Vous avez les dés.
   *[false] { $who } a les dés.
}
say-partner-left = { $who } a quitté la table.
say-partner-back = { $who } est de retour.
talk-you = Vous
key-talk = écrire à votre partenaire
key-dice-hand = prendre les dés, ou les passer à votre partenaire
refused-no-partner = Vous n’avez pas de partenaire à cette table.
refused-partner-has-dice = Votre partenaire a les dés. Prenez-les pour agir.
refused-partner-missing = Votre partenaire n’est pas à la table.
refused-bot-in-pair = Un bot joue seul : une paire, ce sont deux personnes.
refused-bad-text = Écrivez entre 1 et 500 caractères.

# What a side says among itself, here and in a chouette
talk-none = Personne n’a encore rien dit.
talk-label-partner = Un mot à votre partenaire
talk-play-this = Jouer ce coup
talk-send = Envoyer
talk-show = Montrer sur le plateau
talk-hide = Cacher
act-advise_play = Montrer ce coup
act-propose = Proposer
said-advice = { $who } conseille : { $text }

# The tutor

knob-tutor = Tuteur
act-take_back = Reprendre
key-hint = conseil
key-take-back = reprendre
tutor-title = Vraiment ?
tutor-costs =
    { $kind ->
        [play] Ce coup perd { $loss }.
       *[decision] Cette décision perd { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Jouer quand même
       *[other] Confirmer quand même
    }
tutor-show = Montrer mieux
tutor-again = Choisir à nouveau
tutor-hint = Conseil
tutor-hint-title = Les meilleurs coups
tutor-hint-play = { $play } { $loss }
tutor-back = Retour à la table
tutor-taken-back =
    { $n ->
        [0] Rien n’a été repris dans ce match.
        [one] Une reprise dans ce match.
       *[other] { $n } reprises dans ce match.
    }
tutor-cube-no_double = Ne pas doubler.
tutor-cube-double = Doubler.
tutor-cube-too_good = Trop bon pour doubler : jouer la suite.
tutor-cube-take = Prendre.
tutor-cube-drop = Passer.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Sans doubler { $wait }, double et prise { $take }, double et passe { $drop }
tutor-away = Le tuteur ne répond pas pour l’instant ; la partie continue sans lui.
say-taken-back = Repris.
with-tutor = Avec tuteur
refused-no-tutor = Cette table n’a pas de tuteur pour vous.
refused-nothing-to-take-back = Il n’y a rien à reprendre dans cette partie.
refused-not-for-tutor = Un tuteur aide une personne contre un bot : sans pendule, sans argent, avec des coups légaux seulement.
refused-tutor-rests = Vous jouez contre des personnes : jusqu’à la fin, le tuteur se tait.
refused-nothing-to-advise = Vous n’avez rien à décider maintenant.
