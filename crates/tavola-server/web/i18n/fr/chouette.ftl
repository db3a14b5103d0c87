# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Partenaire
role-captain = Capitaine
role-member = Équipe
role-giver = A donné un videau
role-out = Hors jeu
role-waiting = En attente
role-gone = Départ
with-role = { $who }, { $role }
nobody = personne
no-cubes = Il n’y a pas de videau sur la table.
points-count = { $n ->
    [one] { $size } point
   *[other] { $size } points
}

# Where it stands
now-gathering = { $n ->
    [0] Personne n’est encore là : une chouette se joue à trois ou plus.
    [one] Une personne est là : une chouette se joue à trois ou plus.
   *[other] { $n } personnes sont là : une chouette se joue à trois ou plus.
}
now-enough = { $n } personnes sont là. Lancez un dé pour l’ordre, ou attendez du monde.
now-enough-wooden = { $n } personnes sont là. Lancez chacun un dé sur la table et entrez l’ordre.
now-ordering = Chacun lance un dé : le plus haut est le box, le deuxième le capitaine.
now-order = L’ordre est fixé : box, { $box } ; capitaine, { $captain }.
now-between = Avant la partie { $game } : box, { $box } ; capitaine, { $captain }.
now-partner = { $you ->
    [true] Voulez-vous être partenaire du box ?
   *[false] On demande à { $who } d’être partenaire du box.
}
now-draw = Personne ne veut être partenaire : le box peut en tirer un au sort.
now-closed = La séance est finie. Les comptes montrent ce qui reste à payer.
now-extras = { $you ->
    [true] Personne d’autre que vous ne prend : les autres peuvent chacun vous donner un autre videau, en vous payant { $price }.
   *[false] Personne d’autre que { $who } ne prend. Ceux qui ont passé peuvent donner un videau supplémentaire en payant { $price }.
}
now-tie = { $you ->
    [true] Deux fois le même nombre. Doubler encore l’enjeu ?
   *[false] Deux fois le même nombre : { $who } décide si l’enjeu double encore.
}
now-wooden = La partie { $game } se joue sur le plateau de bois. Entrez les videaux et le résultat.
now-box-offers = { $step ->
    [beaver] { $box } : beaver à { $value } contre { $members }.
    [raccoon] { $box } : raccoon à { $value } contre { $members }.
    [otter] { $box } : otter à { $value } contre { $members }.
   *[double] { $box } (box) : double à { $value } contre { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members } : beaver à { $value }.
    [raccoon] { $members } : raccoon à { $value }.
    [otter] { $members } : otter à { $value }.
   *[double] { $members } : double à { $value }.
}
now-offer-part = { $by ->
    [box] à { $value } contre { $members }
   *[team] { $members } à { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box } : beaver { $list }.
    [raccoon] { $box } : raccoon { $list }.
    [otter] { $box } : otter { $list }.
   *[double] { $box } (box) : double { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver : { $list }.
    [raccoon] Raccoon : { $list }.
    [otter] Otter : { $list }.
   *[double] Double : { $list }.
}
waits-next-game = Vous jouez à partir de la prochaine partie.
now-resignation = { $you ->
    [true] On vous abandonne { $win ->
        [gammon] un gammon
        [backgammon] un backgammon
       *[single] une partie simple
    }. Accepter ?
   *[false] Abandon proposé : { $win ->
        [gammon] un gammon
        [backgammon] un backgammon
       *[single] une partie simple
    }. On attend { $who }.
}
now-opening-yours = Tirage initial : lancez votre dé.
now-opening = Tirage initial : box et capitaine lancent chacun un dé.
now-roll-cube = { $you ->
    [true] À vous : lancez ou doublez.
   *[false] { $who } doit lancer. Vous pouvez doubler avant.
}
now-roll = { $you ->
    [true] À vous : lancez.
   *[false] { $who } doit lancer.
}
now-play = { $who } doit jouer { $roll }.
now-shown = { $you ->
    [true] Un coup a été joué : lancez pour l’accepter.
   *[false] Un coup a été joué ; { $who } peut demander un coup légal.
}
now-advise = { $who } doit jouer { $roll }. Jouez les pions pour montrer un coup au capitaine.
now-advise-ready = Montrez ce coup au capitaine, ou annulez-le.
waits-roll_die = Doit encore lancer : { $who }.
waits-offer = Peut encore doubler : { $who }.
waits-answer = Doit encore répondre : { $who }.
waits-extra = Doit encore décider : { $who }.
time-left = encore { $time }

# Acts
choice-roll_die = Lancer votre dé
choice-roll_opening = Lancer
choice-draw_partner = Tirer un partenaire
choice-give_extra = Donner un videau, payer { $price }
choice-decline_extra = Ne pas donner de videau
choice-count_tie = Accepter le double automatique
choice-decline_tie = Laisser le videau
choice-accept_partner = Être partenaire du box
choice-decline_partner = Non merci
choice-start_game = { $game ->
    [1] Commencer la première partie
   *[other] Commencer la partie { $game }
}
choice-seek_partner = Chercher un partenaire
choice-end_partnership = Finir le partenariat
choice-double = Doubler à { $value }
choice-double_all = Doubler tout le monde
choice-double_some = Doubler la sélection
choice-hold = Pas de double
choice-join = Entrer
choice-stay = Rester finalement
choice-leave = Quitter la chouette
choice-leave-game = Partir après cette partie
choice-close = Finir la séance
sure-leave = Partir ? Votre compte reste ouvert jusqu’à ce qu’il soit réglé.
sure-close = Finir la séance pour tout le monde ? Les comptes sont gardés.
act-roll_opening = Lancer

# Answering
answer-title = { $n ->
    [one] Votre réponse
   *[other] Votre réponse à { $n } videaux, en une seule décision
}
answer-cube = { $who } : { $asked } si vous prenez, { $refused } de perte si vous passez
answer-cube-alone = { $asked } si vous prenez, { $refused } de perte si vous passez
answer-take = Prendre
answer-drop = Passer
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Tout prendre
answer-all-drop = Tout passer
answer-all-beaver = Beaver partout
answer-all-raccoon = Raccoon partout
answer-all-otter = Otter partout
answer-send = Répondre
answer-weigh = Vous joueriez pour { $played } et paieriez { $paid } maintenant.
answer-open = Choisissez une réponse pour chaque videau.
answer-fine = Les règles permettent cette réponse.
offer-title = Quels videaux ?
settle-title = Régler un videau
settle-offer = Proposer
settle-offered = { $own ->
    [true] Vous proposez un arrangement sur { $yours ->
        [true] votre videau
       *[false] le videau de { $who }
    }.
   *[false] { $by } propose un arrangement sur { $yours ->
        [true] votre videau
       *[false] le videau de { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Vous recevriez { $amount }.
    [pay] Vous paieriez { $amount }.
   *[nothing] Personne ne paierait rien.
}
settle-points = { $yours ->
    [true] Votre videau
   *[false] Videau : { $who }
}
settle-way-receive = Je reçois
settle-way-pay = Je paie
settle-note = En points ; les demis sont permis. Une proposition tient jusqu’au prochain jet, coup ou double.
settle-accept = Accepter
settle-decline = Refuser
settle-withdraw = Retirer

# The list of members
line-title = Membres et videaux
line-cube-ends = box ↔ membre
line-game = Cette partie
line-total = Points
line-you = vous
line-leaving = part après cette partie
line-awaited = doit agir
line-extra = videau supplémentaire contre { $who }
line-bot = bot
line-pips = { $n } pips
line-ask = Demander conseil
cube-at = { $at ->
    [box] Videau à { $value }, chez le box
    [own] Videau à { $value }, chez { $who }
   *[middle] Videau à { $value }, au centre
}
cube-offered = { $by ->
    [box] proposé par le box à { $value }
   *[team] proposé au box à { $value }
}
cube-settled = { $winner ->
    [box] gagné par le box
    [team] gagné contre le box
   *[agreed] réglé
}
cube-single = Le videau
cube-won = gagné
cube-lost = passé
cube-agreed = réglé

# Talk
talk-title = Discussion de l’équipe
talk-never = Les règles de cette table ne permettent pas de conseiller le capitaine.
talk-free = Les règles de cette table ne vous laissent pas conseiller maintenant.
talk-after-cube = L’équipe peut conseiller dès qu’un videau a été tourné.
talk-cube-holders = Peut conseiller qui a proposé ou pris un videau, et toute personne que le capitaine consulte.
talk-label = Conseil au capitaine
talk-label-team = Un mot à votre équipe
talk-title-partner = Box et partenaire
talk-agree = D’accord
talk-agreed = d’accord : { $who }
table-talk-title = Discussion de la table
table-talk-label = À tout le monde à la table
line-away = absence
line-asked = conseil demandé
line-unask = Ne plus demander conseil
sure-paid = Avez-vous payé { $amount } à { $to } ? C’est inscrit dans les comptes pour tout le monde.
sure-leave-plays-on = Partir ? Votre videau reste en jeu sous le capitaine jusqu’à la fin de la partie. Votre compte reste ouvert jusqu’à ce qu’il soit réglé.
sure-leave-loses = Partir ? À cette table, vous perdez aussitôt vos videaux ouverts à leur valeur. Votre compte reste ouvert jusqu’à ce qu’il soit réglé.

# Accounts
accounts-title = Comptes
accounts-open = Comptes et règlement
accounts-games = Parties
accounts-none = Aucune partie n’est encore finie.
accounts-sum = La somme des comptes est { $sum }.
accounts-fewest = Le moins de paiements
accounts-pay = { $from } paie { $amount } à { $to }
accounts-paid = Je l’ai payé
accounts-even = Personne ne doit rien.
game-line = { $winner ->
    [box] { $box } (box) a battu { $captain }
   *[team] { $captain } a battu { $box } (box)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , tous les videaux réglés
    [resigned] , abandon
    [claimed] , réclamation
    [flag] , au temps
    [forfeited] , forfait
    [adjudicated] , par décision
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Le box reste.
    [behind] Le box a gagné mais était en perte de points : il va en fin de file.
   *[beaten] Le box va en fin de file.
}

# Said as it happens
said-joins = { $who } entre.
said-stays = { $who } reste finalement.
said-leaving = { $who } part après cette partie.
said-gone = { $who } a quitté la chouette.
said-order = L’ordre : { $names }.
said-die = { $you ->
    [true] Vous avez lancé { $die }.
   *[false] { $who } a lancé { $die }.
}
said-game = Partie { $game } : box, { $box } ; capitaine, { $captain }.
said-captain = { $you ->
    [true] Vous êtes maintenant capitaine.
   *[false] { $who } est maintenant capitaine.
}
said-answer = { $n ->
    [one] Votre réponse : vous prenez ou vous passez ?
   *[other] Votre réponse à { $n } videaux, s’il vous plaît.
}
said-answered = { $who } a répondu. Doit encore répondre : { $n ->
    [0] personne
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Votre videau
       *[false] Videau de { $who }
    } : gagné par le box.
   *[team] { $you ->
        [true] Votre videau
       *[false] Videau de { $who }
    } : gagné contre le box.
}
said-agreed = { $you ->
    [true] Votre videau
   *[false] Le videau de { $who }
} a été réglé par arrangement.
said-cube = { $at ->
    [box] { $you ->
        [true] Votre videau
       *[false] Videau de { $who }
    } : { $value }, chez le box.
    [own] { $you ->
        [true] Votre videau : { $value }, chez vous.
       *[false] Videau de { $who } : { $value }, chez { $who }.
    }
   *[middle] { $you ->
        [true] Votre videau
       *[false] Videau de { $who }
    } : { $value }, au centre.
}
said-extra = { $from } donne à { $to } un videau supplémentaire à { $value }.
said-result = Partie { $game } : { $winner ->
    [box] { $box }, box, bat { $captain }
   *[team] { $captain } bat { $box }, box
}{ $win ->
    [gammon] {" "}par gammon
    [backgammon] {" "}par backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , tous les videaux réglés
    [resigned] , abandon
    [claimed] , réclamation
    [flag] , au temps
    [forfeited] , forfait
    [adjudicated] , par décision
   *[borne_off] {""}
}. { $fate ->
    [stays] Le box reste.
    [behind] Le box a gagné mais était en perte de points : il va en fin de file.
   *[beaten] Le box va en fin de file.
}
said-points = { $list }.
said-may-double = Vous pouvez doubler avant le jet.

# Over the wooden board
wood-title = Livre de comptes
wood-add = Ajouter une personne
wood-name = Nom
wood-order = Fixer l’ordre
wood-order-note = Le box d’abord, puis le capitaine, puis la file, selon les dés lancés.
wood-up = Monter { $who }
wood-down = Descendre { $who }
wood-doubles = Qui double ?
wood-double = { $who } double à { $value }
wood-box-doubles = { $who } (box) double
wood-answers = { $who } répond
wood-rolled = Les dés sont lancés
wood-tie = Même nombre au tirage initial
wood-result = La partie est finie
wood-box-wins = { $who } (box) gagne
wood-team-wins = { $who } et l’équipe gagnent
wood-single = Simple
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Annuler la dernière entrée
wood-undo-more = En annuler plusieurs
wood-undo-steps = Combien d’entrées
wood-leave = { $who } part
wood-join = { $who } reste
wood-stake = Enjeu de la prochaine partie
wood-unit = Un point vaut
wood-currency = Monnaie
wood-settle = Régler un videau par arrangement
wood-settle-cube = Le videau de
wood-settle-points = Points
wood-settle-note = Ce que reçoit le membre ; négatif s’il paie. Les demis sont permis.
wood-set = Fixer
wood-pay = Noter un paiement
wood-from = De
wood-to = À
wood-amount = Montant
wood-no-amount = Entrez un montant supérieur à zéro, avec les décimales de sa monnaie.
wood-record = Noter
wood-partner = Partenaire tiré au sort
wood-others = Membres, enjeu, paiements

# Keys
key-chouette-go = lancer, valider, commencer
key-chouette-double = doubler : votre videau, ou tous si vous êtes le box
key-chouette-take = prendre tout ce qu’on vous propose
key-chouette-drop = passer tout ce qu’on vous propose
key-chouette-beaver = beaver sur tout ce qu’on vous propose
key-chouette-hold = pas de double à ce tour
key-chouette-cubes = lire tous les videaux
key-chouette-wait = dire qui doit encore agir
key-chouette-talk = écrire un conseil
key-chouette-answer = aller à la réponse

# Why something is refused
chouette-house-only = Seul le serveur peut le faire.
chouette-player-only = Seule une personne qui joue peut le faire.
chouette-not-opened = Cette chouette n’existe pas.
chouette-opened-already = Cette chouette existe déjà.
chouette-not-over = La séance n’est pas finie.
chouette-goes-on-already = Les mêmes personnes ont déjà ouvert une autre chouette.
chouette-over = La séance est finie.
chouette-only-over-the-board = Cela ne se note que sur un plateau de bois ; en ligne, le serveur l’enregistre.
chouette-only-online = Cela se passe sur le plateau de bois et ne se note pas.
chouette-dice-missing = Il manque les dés de ce jet.
chouette-bad-text = Le texte est vide ou trop long.
chouette-not-here = Seuls les membres de la chouette peuvent le faire, ou être payés.
chouette-joined-already = { $member } est déjà là.
chouette-name-taken = { $name } est déjà dans le livre de comptes : faites revenir cette personne, ou entrez un autre nom, par exemple avec une initiale.
chouette-full = { $most } personnes au plus peuvent entrer.
chouette-decide-first = Répondez d’abord à ce qui vous attend : on part entre deux décisions.
chouette-leaving-already = Vous avez déjà annoncé votre départ : il se fera à la fin de la partie.
chouette-order-known = L’ordre est déjà fixé.
chouette-order-unknown = L’ordre n’est pas encore fixé.
chouette-no-roll-waited = Ce n’est pas à vous de lancer.
chouette-order-incomplete = L’ordre doit nommer chacun une fois.
chouette-too-few = Une chouette se joue à trois ou plus.
chouette-game-in-play = Une partie est en cours.
chouette-no-game = Aucune partie n’est en cours.
chouette-no-part = Vous n’êtes pas dans cette partie, ou n’y êtes plus.
chouette-box-only = Seul le box peut en décider.
chouette-not-the-player = { $member } lance, joue et décide pour ce camp.
chouette-no-partner-yet = Le box peut avoir un partenaire à partir de { $from } participants.
chouette-partner-already = Le box a déjà un partenaire.
chouette-no-partnership = Vous n’avez pas de partenariat à finir.
chouette-not-asked = Ce n’est pas à vous qu’on demande d’être partenaire.
chouette-lot-too-early = Un partenaire est tiré au sort quand on a demandé à tous et que personne ne veut.
chouette-not-in-the-lot = { $member } ne participe pas au tirage d’un partenaire.
chouette-board = Les règles ne le permettent pas maintenant.
chouette-too-many-steps = Un coup a au plus quatre pas.
chouette-tie-waits = Le box décide d’abord si l’égalité double l’enjeu.
chouette-no-tie = Aucune égalité n’attend d’être comptée.
chouette-opening-over = La partie a commencé ; les égalités du tirage initial viennent avant.
chouette-cubes-wait = Il faut d’abord répondre aux videaux proposés.
chouette-extras-wait = Ceux qui ont passé décident d’abord des videaux supplémentaires.
chouette-others-may-offer = D’autres peuvent encore proposer leur videau : { $members }.
chouette-answered-this-turn = Le box a répondu ; personne ne peut plus proposer de videau avant le prochain jet.
chouette-captain-offers = Seul le capitaine ({ $member }) peut proposer le videau de l’équipe.
chouette-one-cube = Il n’y a qu’un videau : il est proposé à tous, et le box répond pour tous pareillement.
chouette-nothing-to-offer = Vous n’avez pas de videau à proposer.
chouette-not-your-cube = Vous ne pouvez pas proposer ce videau : { $member }.
chouette-offered-already = Videau déjà proposé à ce tour : { $member }.
chouette-cube-exhausted = Le videau ne peut pas aller plus haut.
chouette-nothing-offered = Rien ne vous a été proposé.
chouette-answered-already = Vous avez déjà répondu.
chouette-answer-each = Répondez à chaque videau qui vous est proposé : { $members }.
chouette-response-not-enabled = Les règles de cette table ne connaissent pas cette réponse.
chouette-duty-take-enough = Tous ont doublé : les videaux que vous prenez ({ $taken }) doivent valoir au moins autant que ceux que vous passez ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}et que ce que vous avez perdu dans cette partie ({ $before })
}.
chouette-duty-takers-beaver = À cette table, un double se prend par un beaver.
chouette-duty-beaver-the-captain = Si vous ne prenez que le videau du capitaine, vous devez répondre beaver.
chouette-duty-take-the-captain = Si vous prenez un de ces videaux, vous devez prendre celui du capitaine ({ $member }).
chouette-duty-sole-taker-beavers = Tous les autres ont passé : seul preneur, vous devez répondre beaver.
chouette-duty-last-rejects = Tous les autres ont passé le double du box : vous devez passer aussi.
chouette-no-extra = Vous n’avez pas de videau supplémentaire à donner maintenant.
chouette-no-advice = Les règles de cette table ne vous laissent pas conseiller maintenant.
chouette-advises-nobody = Les membres de l’équipe conseillent leur capitaine ; le box joue seul.
chouette-out-of-the-game = Vous n’êtes plus dans cette partie et ne pouvez pas conseiller.
chouette-no-settlement = Ce videau n’est pas à vous.
chouette-bad-amount = Ce montant n’est pas possible.
chouette-pays-themselves = Personne ne peut se payer soi-même : choisissez deux personnes.
stake-currency = « { $text } » n’est pas une monnaie : écrivez un code comme EUR, ou laissez le champ vide pour jouer des points.
stake-decimals = { $cents ->
    [points] Les points sont entiers : écrivez l’enjeu sans décimales.
    [no] { $currency } se compte en entiers : écrivez l’enjeu sans décimales.
   *[yes] Un montant en { $currency } a deux décimales au plus.
}
stake-bounds = { $cents ->
    [points] Un point vaut de 1 à 1 000 000 points.
    [no] Un point vaut de 1 à 1 000 000 { $currency }.
   *[yes] Un point vaut de 0,01 à 10 000 { $currency }.
}
chouette-nothing-to-undo = Il n’y a que { $acts } entrées à annuler.
chouette-nothing-due = Rien n’est attendu.
chouette-nothing-changes = Cela ne changerait rien.
chouette-dice-called = Les dés vont être lancés.
chouette-not-that-roll = Ce jet n’a pas été demandé, ou a déjà eu lieu.
chouette-no-own-chain = Seuls le box et le capitaine ont une chaîne, et chacun ouvre la sienne.
chouette-chain-too-late = On s’engage sur une chaîne une fois, avant le premier jet de sa série.
chouette-link-opened-already = Le maillon de ce jet est déjà ouvert.
chouette-bad-link = Ce maillon ne correspond pas à l’engagement.

# A game as it went
history-of = Partie { $n }, coup par coup
history-open = Coup par coup
history-colours = { $box } (box)
history-colours-team = l’équipe
history-boards = Le plateau après chaque coup ; choisissez-en un pour l’agrandir, les flèches du clavier avancent.
history-position = Position. { $box } : { $white }. { $captain } : { $black }.
history-before = ← Partie précédente
history-next = Partie suivante →
history-order = { $partnered ->
    [true] Box { $box } avec { $partner } contre { $team }, capitaine en tête.
   *[false] Box { $box } contre { $team }, capitaine en tête.
}
history-opening = Tirage initial : { $box } lance { $white }, { $captain } { $black }.
history-tie = Tirage initial : { $white } des deux côtés.
history-same = Tirage initial : deux fois le même nombre.
history-tie-counted = accepte le double automatique
history-tie-declined = Le box laisse le videau.
history-cannot = aucun coup possible
history-doubles = double
history-box-doubles = double { $against }
history-answer = { $who } : { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(videau de { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(devoir, CHO-15 : le seul preneur doit répondre beaver)
    [last_rejects] {" "}(devoir, CHO-09 : le dernier doit passer comme tous les autres)
   *[other] {" "}(devoir)
}
history-captain = { $who } est maintenant capitaine : { $why ->
    [declined] le capitaine a passé.
    [cube_dropped] le videau du capitaine a été passé.
    [settled] le videau du capitaine a été réglé.
    [too_slow] le capitaine n’a pas agi à temps.
   *[left] le capitaine a quitté la chouette.
}
history-extra = { $from } donne à { $to } un videau supplémentaire et paie { $price }.
history-settled = { $from } s’arrange avec { $to } : { $points }.
history-slow = { $who } n’a pas agi à temps.
history-left-cubes = { $who } s’en va et perd le videau.
history-challenge = demande un coup légal
history-resign = propose d’abandonner { $win ->
    [gammon] un gammon
    [backgammon] un backgammon
   *[single] une partie simple
}
history-claim = réclame { $win ->
    [gammon] un gammon
    [backgammon] un backgammon
   *[single] la partie
}
history-resignation-accepted = accepte
history-resignation-rejected = joue la suite
again-open = Une autre chouette avec les mêmes
again-go = Aller à la nouvelle chouette

# What has just happened
news-title = Ce qui vient de se passer
news-tie = { $die } des deux côtés.
news-tie-counted = L’égalité a doublé tous les videaux.
news-tie-declined = Après l’égalité, le box laisse les videaux tels quels.
news-doubled = { $you ->
    [true] Vous avez doublé { $n ->
        [one] un videau
       *[other] { $n } videaux
    }.
   *[false] { $who } a doublé { $n ->
        [one] un videau
       *[other] { $n } videaux
    }.
}
news-answer = { $who } : { $answer }, { $value } (videau de { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– devoir : le seul preneur doit répondre beaver
    [last_rejects] {" "}– devoir : le dernier doit passer comme tous les autres
   *[other] {" "}– devoir
}.
news-extra = { $you ->
    [true] Vous avez donné à { $to } un videau supplémentaire.
   *[false] { $who } a donné à { $to } un videau supplémentaire.
}
news-captain = { $you ->
    [true] Vous êtes maintenant capitaine
   *[false] { $who } est maintenant capitaine
} : { $why ->
    [declined] le capitaine a passé.
    [cube_dropped] le videau du capitaine a été passé.
    [settled] le videau du capitaine a été réglé.
    [too_slow] le capitaine n’a pas agi à temps.
   *[left] le capitaine a quitté la chouette.
}
news-too-slow = { $side ->
    [box] Le box n’a pas agi à temps.
   *[team] Le capitaine n’a pas agi à temps.
}
news-settled = { $paid ->
    [true] Videau de { $who } réglé : { $points } pour { $to }.
   *[false] Videau de { $who } réglé pour rien.
}
news-settle-declined = Arrangement refusé ou retiré, videau de { $who }.
news-silence = { $you ->
    [true] Vous n’avez pas répondu à temps : { $answer }. Le silence vaut la réponse du capitaine, ou une passe.
   *[false] { $who } n’a pas répondu à temps : cela vaut la réponse du capitaine, ou une passe.
}
news-own-answer = { $n ->
    [one] Votre réponse : { $answer }. Les autres décident encore.
   *[other] Vos réponses : { $answers }. Les autres décident encore.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Pour le capitaine
news-stands-in = { $you ->
    [true] Vous jouez à la place du capitaine jusqu’à son retour.
   *[false] { $who } joue à la place du capitaine jusqu’à son retour.
}
news-captain-back = { $who } reprend son rôle de capitaine.
history-stands-in = { $who } joue à la place du capitaine absent.
history-captain-back = { $who } est de retour et reprend le jeu.
history-silence = { $who } n’a pas répondu à temps : cela vaut la réponse du capitaine, ou une passe.
talk-stand-in = Vous jouez à la place du capitaine ; les conseils de l’équipe sont ici.
claim-title = Êtes-vous déjà dans le livre de comptes ?
claim-lead = Choisissez votre nom au lieu d’entrer de nouveau. L’hôte le confirme.
claim-seat = Je suis { $who }
waits-claim = On a demandé à l’hôte de confirmer que vous êtes { $who }.
wood-claim = { $who } a ouvert le lien et dit : « Je suis { $seat } dans le livre de comptes. »
wood-claim-grant = C’est exact
wood-claim-refuse = Non
wood-enter = Noter
wood-sure-result = { $kind ->
    [gammon] { $title } : un gammon. La partie finit.
    [backgammon] { $title } : un backgammon. La partie finit.
   *[single] { $title } : une partie simple. La partie finit.
}
wood-sure-pay = D’après les comptes, { $from } doit { $owed } à { $to }. Noter quand même { $amount } ?
accounts-debt = { $from } doit { $amount } à { $to }
accounts-carried = Reporté de la chouette précédente : { $list }.
accounts-carried-on = Ce qui restait ouvert est passé à la chouette suivante et s’y paie.
game-jacoby = Sur un videau non tourné, un gammon a compté simple (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Vous perdez { $amount }
   *[false] { $who } perd { $amount }
}
strip-own-cube = { $at ->
    [box] Videau { $value }, au box
    [own] Videau { $value }, à vous
   *[middle] Videau { $value }, centre
}
line-ask-mark = Demander
line-asked-mark = Demandé
voice = Salon vocal
voice-note = Un lien (https) vers l’endroit où vous parlez. Tout le monde à la table le voit.
voice-open = Ouvrir le salon vocal
parts-title = À côté du plateau
parts-members = Membres
parts-talk = Discussion
parts-accounts = Comptes
parts-more = Plus
parts-board = Retour au plateau
chouette-not-claimable = Cette place ne peut pas être réclamée : elle est prise, ou l’hôte ne l’a pas inscrite.
chouette-not-in-their-place = Vous jouez à la place du capitaine et ne pouvez pas abandonner en son nom.
