# Pages around the table. Used by the server only.

tagline = Le backgammon sans le bruit : un bon plateau et des dés vérifiables.
nav-rules = Règles
nav-dice = Vérifier les dés
nav-language = Langue
guest-name = Anonyme { $number }
skip = Aller au contenu

# Start
start-title = Le backgammon sur un bon plateau
start-lead = Jouez avec les personnes présentes, avec le bot, ou avec vos amis par un lien. Sans compte, sans jetons, sans publicité.
start-bot = Jouer contre le bot
start-bot-note = Un match en { $length } points avec videau. Un clic et vous êtes au plateau.
start-level = De quelle force ?
start-friend = Inviter un ami
start-friend-note = Vous recevez un lien. Qui l’ouvre joue contre vous.
start-called = Vous jouez sous le nom { $name }
start-new-name = Nouveau nom
start-nameless = Choisir un nom
start-custom = Choisir les règles
start-tables = Vos tables
start-tables-none = Vous n’avez pas encore de table. Elles apparaîtront ici, et vous pourrez y revenir à tout moment.
start-name = Votre nom
start-dice-title = Des dés vérifiables
start-dice = Avant le match, le serveur et les deux adversaires scellent chacun un secret. Chaque jet est fait à partir des trois : personne ne peut le connaître d’avance, et ensuite chacun peut recalculer chaque jet.
start-dice-how = Comment ça marche
start-ear-title = Au clavier et à l’oreille
start-ear = Chaque flèche a un nom, chaque jet et chaque coup est lu à voix haute, et tout un match peut se jouer sans souris. Appuyez sur ? à la table pour voir les touches.
start-kept-title = Rien ne se perd
start-kept = Fermez la page, perdez la connexion, revenez demain : la table est telle que vous l’avez laissée.
table-against = { $white } – { $black }
table-to = en { $length }, { $a }–{ $b }
table-money = money game, { $a }–{ $b }
table-waiting = attend un adversaire
table-playing = en jeu
table-over = finie
table-broken = ne peut pas être ouverte
table-unnamed = place libre

# Rule chooser
choose-title = Choisir les règles
choose-against = Contre
choose-bot = Le bot
choose-friend = Un ami, par lien
choose-doubles = Deux contre deux, par liens
choose-doubles-note = Paires en concertation : chaque camp est joué par une paire qui se parle en privé.
choose-preset = Type de jeu
choose-preset-note = Une formule règle toutes les options ci-dessous ; laissez-en une sur « formule » pour garder son réglage.
preset-match = Match
preset-match-note = En un nombre de points, avec videau et règle de Crawford.
preset-money = Money game
preset-money-note = Partie après partie, chacune pour son enjeu, avec la règle de Jacoby.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Les règles d’une salle de jeu italienne en ligne : une limite propre aux doubles, pas de partie de Crawford, backgammon même après le début de la sortie.
preset-tournament = Tournoi
preset-tournament-note = Un match selon le règlement italien des tournois, à partir de 3 points, sans maximum dans les règles.
knob-length = Points à atteindre
knob-length-note = Pour un match, d’ordinaire 5 ; comptez une demi-heure. Les règles ne fixent pas de maximum ; ce programme compte jusqu’à 64. Une seule partie est inhabituelle en tavola reale : 3, 5 ou 7.
knob-as-preset = Formule
knob-on = Oui
knob-off = Non
knob-jacoby = Règle de Jacoby
knob-jacoby-note = Money game : un gammon ne compte qu’une fois le videau tourné.
knob-responses = Réponses au double
knob-responses-note = Money game : un beaver redouble aussitôt et garde le videau.
knob-responses-take_or_drop = Prendre ou passer
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver et raccoon
knob-responses-otter = Beaver, raccoon et otter
knob-automatic_doubles = Doubles automatiques
knob-automatic_doubles-note = Money game : des dés égaux au tirage initial doublent l’enjeu.
knob-automatic-none = Aucun
knob-automatic-up-to = { $n ->
    [one] Le premier
   *[other] Les { $n } premiers
}
knob-crawford = Règle de Crawford
knob-crawford-note = Matchs : une partie sans videau quand un camp arrive à un point de la victoire.
knob-holland = Règle de Holland
knob-holland-note = Matchs : après la partie de Crawford, qui est mené ne peut pas doubler avant son troisième tour.
knob-backgammon = Backgammon
knob-backgammon-note = Peut-on perdre trois fois l’enjeu après avoir sorti un pion ?
knob-backgammon-only_with_none_off = Seulement sans pion sorti
knob-backgammon-even_with_some_off = Même avec des pions sortis
knob-premature_roll = Un jet fait trop tôt
knob-premature_roll-note = Nul : il est refait (IRR-06). Valable : l’adversaire joue en le connaissant, et qui a lancé trop tôt ne double pas à ce tour (IRR-07). Ne compte qu’avec la légalité sur demande.
knob-premature_roll-void = Nul
knob-premature_roll-stands = Valable
knob-doubling_limit = Limite aux doubles
knob-doubling_limit-note = Tavola reale : pas de double par lequel une partie simple finirait le match (CUB-17). Seulement en tavola reale.
knob-doubling_limit-none = Aucune
knob-doubling_limit-tavola-reale = Comme en tavola reale
knob-legality = Légalité des coups
knob-legality-note = Stricte : seuls les coups légaux peuvent être validés. Sur demande : tout coup reste, sauf si l’adversaire en demande un légal, comme sur un vrai plateau.
knob-legality-strict = Stricte
knob-legality-called = Sur demande
knob-pace = Rythme
knob-level = Force du bot
knob-level-note = Seulement contre le bot.
knob-clock = Pendule
knob-clock-note = Une réserve de minutes par point, et des secondes libres à chaque tour. Réserve épuisée, match perdu.
knob-clock-none = Sans pendule
knob-clock-simple_delay = Délai, puis réserve
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer : secondes ajoutées à chaque tour
knob-minutes = Minutes par point
knob-seconds = Secondes par tour
knob-side = Vos pions
knob-side-any = Tirés au sort
knob-side-white = Blancs
knob-side-black = Noirs
choose-more = Autres règles
choose-go = Ouvrir la table

# Table
table-title = Table
table-moves = Cette partie
table-games = Parties
table-game = Partie
table-winner = Gagnant
table-how = Résultat
table-points = Points
table-score = Score
table-settings = Réglages
table-help = Touches
table-resign = Abandonner
table-files = Télécharger le match
table-claim = Réclamer
table-plays = Liste des coups
table-last = Rejouer le dernier coup
table-flip = Tourner le plateau
table-leave = Quitter la table
table-proof = Dés : engagements et preuve
table-invite = Invitez un ami
table-invite-note = Envoyez ce lien. Qui l’ouvre en premier prend l’autre place.
table-invite-doubles = Invitez votre partenaire et vos adversaires
table-invite-doubles-note = Chaque lien vaut pour une place. Le match commence quand les quatre sont là.
table-invite-partner = Pour votre partenaire
table-invite-opponent = Pour un adversaire
table-copy = Copier
invite-share = Partager
invite-qr = QR code
invite-qr-note = Le lien en QR code
table-terms = Règles et limites
look-open = Revoir
look-first = Au début de la partie
look-back = Un coup en arrière
look-on = Un coup en avant
look-last = À la fin de la partie
look-close = Retour à la partie
copy-id-note = La position avant le coup montré, avec son jet
copy-link = Copier le lien
name-change = Changer de nom
table-onward = Nouvelle table
table-close = Fermer
table-result = Résultat
table-noscript = En direct, cette table a besoin de JavaScript. On peut jouer sans : choisissez ci-dessous, et rechargez pour voir le coup adverse.
plain-plays = Jouer
plain-reload = Recharger
plain-play-none = Aucun coup possible : continuer
resign-title = Abandonner
resign-note = On abandonne à la fin d’un tour : proposé au milieu du vôtre, l’abandon attend que votre tour soit fini. L’adversaire peut le refuser, sauf si c’est le plus que vous puissiez perdre.
plays-title = Coups légaux
plays-note = Choisissez-en un, ou tapez son numéro puis Entrée.

# Joining
join-title = Une invitation pour vous
join-lead = { $who } vous invite à jouer au backgammon.
join-lead-partner = { $who } vous invite à jouer au backgammon en équipe, à deux contre deux.
join-lead-opponent = { $who } vous invite à jouer au backgammon dans l’autre camp, à deux contre deux.
terms-stake = Enjeu
terms-stake-match = Le match ; les points au-delà de sa longueur ne comptent pas
terms-stake-money = Des points : on additionne ce que valent les parties
terms-clock = { $mode }, { $bank } min chacun et { $delay } s par tour
terms-decision = Pour chaque décision
terms-absence = Pour revenir après une perte de connexion
terms-time = { $time } min
name-note = { $most } caractères au plus. Sans nom, vous jouez en anonyme avec un numéro.
name-note-known = { $most } caractères au plus. Sans changement, vous restez { $name }.
name-missing = Ce nom n’a aucune lettre affichable. Revenez en arrière et choisissez-en un autre ; le reste de votre saisie est toujours là.
name-too-long = Ce nom a plus de { $most } caractères. Revenez en arrière et choisissez-en un plus court ; le reste de votre saisie est toujours là.
name-of-house = Ce nom est celui du club lui-même. Revenez en arrière et choisissez-en un autre ; le reste de votre saisie est toujours là.
name-mixed = Ce nom mêle des lettres semblables d’alphabets différents. Revenez en arrière et écrivez-le dans un seul ; le reste de votre saisie est toujours là.
join-rules = Les règles de cette table
join-sit = S’installer et jouer
join-over = Ce match est fini.
join-look = Voir la table
join-taken = Cette place est déjà prise.
rules-of-match = Match en { $length }
rules-of-money = Money game

# Dice checker
verify-title = Vérifier les dés d’un match
verify-lead = Ouvrez le relevé d’un match, et cette page recalcule chaque jet dans votre navigateur. Rien n’est envoyé.
verify-file = Relevé (proof.json)
verify-paste = ou collez-le ici
verify-go = Vérifier
verify-save = Enregistrer le vérificateur pour l’utiliser hors ligne
verify-how-title = Comment sont faits les dés
verify-how = Le serveur s’engage sur un secret avant que quiconque s’installe. Chaque place s’engage sur la fin d’une chaîne d’empreintes. À chaque décision de lancer, le maillon suivant des deux chaînes est ouvert ; le jet est un HMAC, dont la clé est le secret du serveur, calculé sur la table, le match, le numéro du jet, les deux engagements et les deux maillons. Les octets à partir de 252 sont sautés, pour que chaque nombre ait la même probabilité.
verify-noscript = Le vérificateur a besoin de JavaScript. La commande « tavola verify-dice FILE » fait la même chose.
verify-honest = Les { $rolls } jets sont justes : chacun découle de ce qui a été scellé avant le match.
verify-honest-one = L’unique jet est juste : il découle de ce qui a été scellé avant le match.
verify-wrong = { $faults ->
    [one] Il y a une anomalie.
   *[other] Il y a { $faults } anomalies.
}
verify-rolls = Chaque jet, avec l’origine de chaque maillon
verify-roll-number = Jet
verify-roll-who = Lancé par
verify-roll-dice = Dés
verify-roll-link = Maillon : { $who }
verify-roll-both = les deux
verify-link-client = sa page
verify-link-escrow = sa copie, gardée ici
verify-link-house = serveur
verify-link-default = défaut (manqué)
verify-unreadable = Ce n’est pas un relevé.
verify-no-length = Cet enregistrement est d’un format ancien qui n’indique pas sa longueur : des jets coupés à la fin passeraient inaperçus.
verify-nameless = Une personne de cet enregistrement a quitté le club et n’y est plus nommée. Les empreintes faites avec ce nom restent telles quelles et ne peuvent pas être recalculées ; tout le reste l’est.
verify-in-play = Le match est en cours : le serveur ouvre son secret à la fin, et les jets ne peuvent être recalculés qu’alors.
verify-fault-scheme = L’enregistrement est d’un autre type que celui que cette page vérifie.
verify-fault-secret-missing = Le match est fini et le secret du serveur manque.
verify-fault-secret = Le secret du serveur n’est pas celui sur lequel il s’était engagé avant le match.
verify-fault-link-default = Jet % : un maillon manqué n’a pas été remplacé par celui qui était convenu.
verify-fault-link-source = Jet % : l’origine indiquée d’un maillon est fausse.
verify-fault-link = Jet % : un maillon ne fait pas partie de la chaîne engagée par sa place.
verify-fault-seen = Jet % : une place a ouvert son maillon pour un autre enregistrement que celui-ci.
verify-fault-number = Jet % : les jets ne sont pas numérotés à la suite.
verify-fault-dice = Jet % : ces dés ne découlent pas du secret et des maillons.
verify-fault-log-missing = Le déroulement du match manque.
verify-fault-log = Le déroulement du match ne correspond pas aux jets.
verify-fault-count = Il y a plus ou moins de jets que n’en dit le déroulement du match.
verify-fault-kept = Une empreinte est dite faite avec un nom là où il n’y a pas de nom.
verify-fault-ending = L’enregistrement ne finit pas comme il le dit : quelque chose a été coupé, ajouté ou changé.
verify-fault-other = L’enregistrement ne se tient pas.
dice-part = Les dés de ce match
dice-warning-title = Le serveur ne tient pas sa promesse sur les dés
dice-warning-do = Votre navigateur a noté ce qui lui a été demandé, quand, et ce qui lui a été montré. Enregistrez cette preuve, montrez-la à votre adversaire, et ne jouez plus rien d’important.
dice-evidence-save = Enregistrer la preuve
dice-details = Voir chaque jet
dice-away = Continuer sur un autre appareil
dice-away-note = Votre part des dés est dans ce navigateur. Ouvrez ce lien là où vous voulez continuer, sous votre propre compte, et votre part s’y déplace. Ne donnez ce lien à personne : avec lui et le secret du serveur, on connaît vos jets.

# Rules for players

# Errors
error-404 = Il n’y a rien ici
error-404-note = L’adresse est fausse, ou la table a été supprimée.
clause-says = Ce que dit { $clause }
error-403 = Vous n’avez pas accès
error-403-note = Ceci appartient à quelqu’un d’autre. Si vous avez une invitation, rouvrez son lien.
error-aside = Impossible à ouvrir
error-aside-note = Une partie de ce qui est stocké ici ne peut pas être lue et a été mise de côté. Rien n’a été supprimé, et le reste du club continue. L’équipe du club peut l’examiner avec « tavola doctor ».
error-other = Cela n’a pas marché
error-too-fast = C’était plus rapide que personne ne joue. Attendez un instant et réessayez.
error-too-slow = L’envoi a mis trop de temps. Vérifiez votre connexion et réessayez.
error-too-many-guests = Beaucoup de personnes viennent d’arriver depuis votre réseau. Attendez quelques secondes et réessayez.
error-too-many-bots = Des bots jouent déjà entre eux à assez de tables. Attendez qu’une partie finisse, ou s’arrête faute de spectateurs.
error-busy = Le club est très occupé. Réessayez.
error-closing = Le club va redémarrer. Réessayez dans un instant.
error-malformed = L’envoi n’a pas pu être lu. Revenez en arrière, vérifiez votre saisie et réessayez.
error-cross-site = L’envoi venait de la page d’un autre site : rien n’a été fait.
error-internal = Quelque chose s’est mal passé de notre côté. Rien n’a été changé ; vous pouvez réessayer.
error-back = Revenir en arrière
error-home = Aller à l’accueil
error-table = Retour à la table
error-event = Retour au tournoi

# Chouette
chouette-title = Chouette
chouette-now = À faire maintenant
chouette-open = Ouvrir une chouette
wooden-start-title = Plateau de bois
wooden-start = Posez un téléphone à côté : pendule, tableau de score et feuille de match. Il marche sans réseau, et rien de ce que vous pressez ne se perd.
wooden-open = Ouvrir la pendule
chouette-start-title = Chouette
chouette-start = Seul contre tous, un videau pour chacun : le box joue contre une équipe qui se concerte. Avec des amis, avec des bots, ou comme livre de comptes d’un plateau de bois.
chouette-games = { $n ->
    [0] pas encore de partie
    [one] une partie
   *[other] { $n } parties
}
chouette-lead = Le box joue contre tous les autres. Le capitaine joue les coups de l’équipe, les autres conseillent, et chacun a son propre compte avec le box.
chouette-turned = { $n ->
    [one] avec une règle changée
   *[other] avec { $n } règles changées
}
preset-chouette-club = Chouette de club
preset-chouette-club-note = Un videau entre le box et chaque membre, avec les devoirs de club : prendre assez, le videau du capitaine d’abord, beavers.
preset-chouette-galore = Chouette simple
preset-chouette-galore-note = Un videau pour tous ; quand le box double, chaque membre prend ou passe pour soi.
chouette-place = Le plateau
chouette-place-online = Ici, avec les dés du serveur
chouette-place-online-note = Box et capitaine jouent à l’écran ; chaque jet peut être vérifié ensuite.
chouette-place-over_the_board = Un plateau de bois
chouette-place-over_the_board-note = Vous notez videaux et résultats ; la page tient l’ordre, les devoirs et les comptes.
chouette-bots = Bots
chouette-bots-note = Ils entrent aussitôt et jouent comme membre, capitaine ou box. Avec deux bots, vous pouvez commencer sans personne d’autre. Pas sur un plateau de bois.
chouette-bot-level = Leur niveau
chouette-bot-add = Ajouter un bot
level-beginner = Débutant
level-novice = Novice
level-casual = Amateur
level-intermediate = Intermédiaire
level-advanced = Avancé
level-expert = Expert
level-full = Pleine force
chouette-host = Vous
chouette-host-plays = jouez
chouette-host-keeps = tenez seulement les comptes
chouette-host-note = L’hôte ajoute les bots, fixe l’enjeu et, sur un plateau de bois, note pour tout le monde.
chouette-lobby = Chouettes ouvertes
chouette-lobby-note = Tout le monde peut entrer ; la partie en cours continue, et vous commencez en fin de file.
chouette-lobby-nobody = Encore personne
chouette-door = Qui peut entrer
chouette-door-link = Toute personne qui a le lien
chouette-door-open = Tout le monde ; la chouette est dans la liste
chouette-worth = Un point vaut
chouette-worth-note = Comme vous l’écririez : 2.50 avec EUR. Sans monnaie, un point est juste un point.
chouette-pace = Limites de temps
chouette-pace-answer = Pour répondre à un videau
chouette-pace-answer-note = Passé ce temps, le silence vaut la réponse du capitaine, ou une passe.
chouette-pace-turn = Pour lancer ou jouer
chouette-pace-turn-note = Passé ce temps, le suivant de la file prend la main, ou le box a perdu.
chouette-pace-absence = Sans page ouverte
chouette-pace-absence-note = Au-delà, on n’attend plus : l’absence compte comme un silence.
chouette-pace-gather = Pour se joindre avec son videau
chouette-pace-gather-note = Après le premier double, avant la réponse du box.
chouette-pace-fair = Avant le jet du capitaine
chouette-pace-fair-note = Pour que chacun puisse doubler ; « Pas de double » épargne l’attente aux autres.
chouette-seconds = { $n } secondes
chouette-no-limit = sans limite
chouette-go = Ouvrir la chouette
chouette-knob-cubes = Videaux
chouette-knob-cubes-note = Club : un par membre. Simple : un pour tous.
chouette-knob-cubes-single = Un pour tous
chouette-knob-cubes-multiple = Un par membre
chouette-knob-box_stays = Le box reste
chouette-knob-box_stays-note = Club : s’il gagne sans être en perte de points dans la partie. Simple : s’il bat le capitaine.
chouette-knob-box_stays-beats_captain = s’il bat le capitaine
chouette-knob-box_stays-wins_and_level = s’il gagne sans être en perte de points
chouette-knob-offering = Les membres peuvent doubler
chouette-knob-offering-note = Club : jusqu’à ce que le box ait répondu à l’un d’eux. Simple : jusqu’au jet du capitaine.
chouette-knob-offering-until_roll = jusqu’au jet
chouette-knob-offering-until_answered = jusqu’à la réponse du box
chouette-knob-take_enough = Prendre assez
chouette-knob-take_enough-note = Quand tous ont doublé, le box doit prendre assez de videaux pour être à égalité s’il gagne, et répondre beaver s’il ne prend que celui du capitaine. Oui dans la formule club.
chouette-knob-captain_cube = Le videau du capitaine
chouette-knob-captain_cube-note = Parmi plusieurs videaux proposés ensemble. Club : si le box en prend un, il prend celui du capitaine. Simple : à son gré.
chouette-knob-captain_cube-off = le box prend ceux qu’il veut
chouette-knob-captain_cube-if_any = si le box en prend un, il prend celui du capitaine
chouette-knob-captain_cube-must = le box doit prendre celui du capitaine
chouette-knob-beaver = Prendre un double
chouette-knob-beaver-note = Là où les beavers existent : peut-on aussi prendre sans beaver ?
chouette-knob-beaver-may = avec ou sans beaver
chouette-knob-beaver-must = toujours par un beaver
chouette-knob-sole_taker_beavers = Seul preneur : beaver
chouette-knob-sole_taker_beavers-note = Quand le box a doublé tout le monde et qu’un seul membre prend, il doit répondre beaver. Oui dans la formule club.
chouette-knob-holdout = Le dernier à passer
chouette-knob-holdout-note = À cinq ou plus : si tous sauf un passent le double du box, le dernier doit passer aussi. Non, sauf choix contraire.
chouette-knob-holdout-first = au premier double du box
chouette-knob-holdout-any = à chaque double du box
chouette-knob-extras = Videaux supplémentaires
chouette-knob-extras-note = Avec un seul videau : ceux qui ont passé peuvent donner un autre videau à un seul preneur, au double depuis le centre. Non, sauf choix contraire.
chouette-knob-extras-paid = qui en donne un paie le prix d’une passe
chouette-knob-extras-free = qui en donne un ne paie rien
chouette-knob-consultation = Conseils au capitaine
chouette-knob-consultation-note = Club : de qui a tourné ou pris un videau, ou sur demande. Simple : de tous ceux qui sont dans la partie.
chouette-knob-consultation-free = de tous ceux qui sont dans la partie
chouette-knob-consultation-never = jamais
chouette-knob-consultation-after-cube = dès qu’un videau a été tourné
chouette-knob-consultation-cube-holders = de ceux dont le videau est tourné
chouette-knob-declining = Quand plusieurs passent le videau du box
chouette-knob-declining-note = Avec plusieurs videaux, les capitaines vont en fin de file tour à tour. Avec un seul, le capitaine seulement.
chouette-knob-declining-captain_only = seul le capitaine va en fin de file
chouette-knob-declining-in_turn = les capitaines y vont tour à tour
chouette-knob-captain_after_drop = Quand le capitaine a passé
chouette-knob-captain_after_drop-note = Quand le capitaine passe le double du box et que d’autres prennent.
chouette-knob-captain_after_drop-stays = le suivant est capitaine pour de bon
chouette-knob-captain_after_drop-temporary = le suivant est capitaine pour cette partie
chouette-knob-leaving = Videau de qui s’en va
chouette-knob-leaving-note = Pendant une partie. Sauf choix contraire, il reste en jeu ; le capitaine en répond.
chouette-knob-leaving-plays_on = reste en jeu sous le capitaine
chouette-knob-leaving-loses = est perdu aussitôt
chouette-knob-partner_lot = Tirer un partenaire au sort
chouette-knob-partner_lot-note = Si personne ne veut être partenaire du box. D’ordinaire sans le capitaine.
chouette-knob-partner_lot-without_captain = sans le capitaine
chouette-knob-partner_lot-with_captain = avec le capitaine
chouette-knob-partner_place = Le partenaire quand le box perd
chouette-knob-partner_place-note = D’ordinaire, garde sa place.
chouette-knob-partner_place-kept = garde sa place
chouette-knob-partner_place-end = va en fin de file
chouette-knob-partner_from = Un partenaire à partir de
chouette-knob-partner_from-note = Nombre de participants, d’ordinaire 8.
chouette-automatic-consent = Le premier ; d’autres si le box accepte
chouette-join-title = Une chouette
chouette-there = Déjà là
chouette-join = Entrer
chouette-join-note = Vous commencez en fin de file et jouez dès la partie suivante. Vous pouvez partir entre deux décisions.
chouette-invite = Inviter d’autres personnes
chouette-invite-note = Toute personne qui ouvre ce lien peut entrer à tout moment, en fin de file.
chouette-noscript = La page de la chouette a besoin de JavaScript. Sans lui, vous ne voyez que les présents et les comptes.
chouette-resign-note = L’autre camp peut refuser votre proposition, sauf si c’est le plus qu’on puisse perdre.
chouette-sure = Confirmer ?
accounts-count = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
accounts-back = Retour à la chouette
accounts-csv = Télécharger en CSV
accounts-print = Page à imprimer
accounts-balances = Soldes
accounts-debts = Qui doit à qui
accounts-total = Total
accounts-by-game = Points par partie
accounts-marks = B : box de cette partie. C : capitaine.
accounts-game = Partie { $n }
accounts-cube = à { $value }, { $winner ->
    [box] gagné par le box
    [team] gagné contre le box
   *[agreed] réglé par arrangement
}
cause-dropped = passe
cause-decided = décidé par la partie
cause-extra_given = avec un videau supplémentaire
cause-agreed = par arrangement
cause-left = départ
cause-partner = la part du partenaire

# Where a guest is at home
browsers-title = Navigateurs qui vous connaissent
browsers-many = { $n ->
    [one] Seul ce navigateur vous connaît.
   *[other] { $n } navigateurs vous connaissent.
 }
browsers-end-others = Se déconnecter de tous les autres navigateurs
browsers-here-note = Sans compte, seul votre navigateur vous identifie. Si vous vous déconnectez ici et qu’aucun autre navigateur ne vous connaît, vous ne pourrez plus revenir à vos tables.
browsers-end-here = Se déconnecter de ce navigateur

# The rules of the chouette
chouette-rules-title = Règles de la chouette
chouette-rules-presets = Les deux formules

## Rules that do not go together
not-translated = Pas encore traduit : voici le texte anglais.
broken-length-in-money-play = Ces règles sont pour le money game, qui n’a pas de nombre de points à atteindre : laissez les points vides, ou choisissez un match.
broken-match-without-length = Un match se joue en un nombre de points : entrez-en un, ou choisissez le money game.
broken-jacoby-in-match = Il n’y a pas de règle de Jacoby en match : désactivez-la, ou choisissez le money game.
broken-responses-in-match = Il n’y a pas de beavers en match : désactivez-les, ou choisissez le money game.
broken-automatic-doubles-in-match = Il n’y a pas de doubles automatiques en match : désactivez-les, ou choisissez le money game.
broken-holland-without-crawford = La règle de Holland porte sur les parties après celle de Crawford : activez la règle de Crawford, ou désactivez Holland.
broken-tournament-length = En tournoi, un match se joue en 3 points au moins : entrez un match plus long, ou choisissez « Match ».
broken-crawford-outside-match = La règle de Crawford est pour les matchs : désactivez-la, ou choisissez un match.
broken-holland-outside-match = La règle de Holland est pour les matchs : désactivez-la, ou choisissez un match.
broken-doubling-limit-outside-match = La limite aux doubles de la tavola reale est pour les matchs : désactivez-la, ou choisissez un match.
broken-consent-outside-chouette = Les doubles automatiques avec l’accord du box sont pour la chouette : choisissez leur nombre, ou aucun.
broken-time-limit = Cette limite de temps est trop longue ou trop courte : d’une seconde à sept jours.
broken-clock-times = Personne ne peut jouer avec cette pendule : il lui faut du temps, et au plus 10 heures par point et par tour.
broken-rated-time = Un match classé laisse à chacun le temps de jouer : au moins 15 secondes pour une décision, 30 pour revenir après une connexion perdue et, à la pendule, une minute par partie.
broken-bots = { $most } bots au plus peuvent jouer, et aucun sur un plateau de bois.
broken-stake-in-match = Un enjeu par point est pour le money game : laissez la monnaie vide, ou choisissez le money game.
broken-called-in-tavola-reale = La tavola reale se joue avec la légalité stricte : choisissez « stricte », ou d’autres règles.

# The tutor on the start page

start-tutor = Avec tuteur
start-tutor-note = Prévient avant une gaffe, conseille, permet de reprendre.
knob-tutor-none = Aucun
knob-tutor-whopper = Prévient avant une énorme gaffe
knob-tutor-blunder = Prévient avant une gaffe
knob-tutor-error = Prévient avant une erreur
knob-tutor-doubtful = Prévient avant un coup douteux
knob-tutor-note = Contre un bot : prévient avant un mauvais coup, conseille et permet de reprendre. Le match est marqué comme joué avec tuteur.
terms-tutor = Prévient avant une décision qui perd { $loss } ou plus ; conseils et reprises sont permis
