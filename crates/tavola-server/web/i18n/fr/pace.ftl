# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Classé
rated-note = Le résultat compte pour les deux cotes
rated-off = Ne compte pas
rated-on = Compte pour les deux cotes
rated-choose-note = Seul un match entre deux personnes compte.
refused-not-for-rating = Seul un match entre deux personnes compte pour la cote, dès son début et sans aide.

pace-unhurried = Sans hâte : pas de limite
pace-live = En direct : avec pendule
pace-post = Par correspondance : des jours pour chaque tour
pace-note = Indiqué sur l’invitation et à la table. Sans hâte, personne ne gagne en attendant ; en direct, la pendule tourne et l’on a une minute pour revenir ; par correspondance, chaque tour a ses jours.
pace-days = Correspondance : jours par tour
pace-days-many = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
pace-post-terms = { $turn ->
    [one] Par correspondance : un jour par tour, { $bank } jours pour commencer, { $cap } au plus
   *[other] Par correspondance : { $turn } jours par tour, { $bank } jours pour commencer, { $cap } au plus
}
pace-unhurried-terms = Après { $time } min d’absence, l’adversaire peut ajourner ; personne ne gagne en attendant
pace-live-terms = { $away } s en tout, dont { $back } s rendues à chaque retour ; ensuite l’adversaire peut attendre, ajourner ou réclamer
pace-title = L’attente
pace-resume-listed = Ajourné : reprendre
pace-adjourned = Le match est ajourné.
pace-adjourned-absent = { $you ->
    [true] Le match est ajourné à cause de votre absence.
   *[false] Le match est ajourné. Absence : { $who }.
}
pace-both-resume = Il reprend dès que les deux le veulent.
pace-wants-on = { $you ->
    [true] Vous voulez reprendre. En attente de l’adversaire.
   *[false] { $who } veut reprendre.
}
pace-resume-by = À reprendre avant le { $date }.
pace-goes-on = Le match reprend.
pace-offered = { $you ->
    [true] Vous avez proposé d’ajourner.
   *[false] { $who } propose d’ajourner le match.
}
pace-post-left = { $you ->
    [true] Il vous reste { $left }{ $rests ->
        [true] {" "}et vous êtes en vacances jusqu’au { $until }.
       *[false] .
    }
   *[false] { $who } a encore { $left }{ $rests ->
        [true] {" "}et est en vacances jusqu’au { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } h
pace-days-hours = { $days ->
    [one] { $days } jour { $hours } h
   *[other] { $days } jours { $hours } h
}
pace-absence-choose = { $who } n’est plus là. Sans retour d’ici { $left }, vous pourrez ajourner ou réclamer la victoire ; sans aucun coup joué de sa part, le match est annulé.
pace-absence-adjourn = { $who } n’est plus là. Sans retour d’ici { $left }, vous pourrez ajourner le match.
pace-own-absence = Vous avez { $left } pour revenir. Ensuite, l’adversaire pourra ajourner ou réclamer la victoire.
act-offer_adjourn = Proposer d’ajourner
act-accept_adjourn = Ajourner
act-decline_adjourn = Ne pas ajourner
act-adjourn_absence = Ajourner le match
act-claim_absence = Réclamer la victoire
act-resume = Reprendre le match
refused-adjourned = Le match est ajourné. Il reprend quand les deux le veulent.
refused-not-adjourned = Le match n’est pas ajourné.
refused-no-adjourning = À cette table, les matchs ne s’ajournent pas.
refused-no-adjourn-offered = Personne n’a proposé d’ajourner.
refused-only-adjourning = À cette table, personne ne gagne en attendant. Vous pouvez ajourner le match.

orders-title = Coups préparés
orders-note = Ils agissent pour vous dès que leur moment vient. L’adversaire n’en sait rien. Pour un jet adverse précis, vous pouvez préparer quand il ne lui laisse qu’un seul coup : il figure alors dans la liste.
orders-always = Chaque fois que cela arrive
orders-now = Dans cette position
orders-rolls = Si l’adversaire lance
orders-add = Préparer
orders-cancel = Annuler
orders-kept = Préparé.
orders-cancelled = Annulé.
orders-void = Sans objet : { $text }
order-forced = Jouer aussitôt les tours forcés
order-roll_without_double = Lancer aussitôt quand je ne peux pas doubler
order-roll_dead_cube = Lancer aussitôt quand cette partie me donne le match
order-roll_until-hit = Lancer pour moi jusqu’à ce qu’un pion soit frappé
order-roll_until-no_contact = Lancer pour moi jusqu’à la fin du contact
order-roll_until-bear_off = Lancer pour moi jusqu’à la sortie adverse
order-if_doubled-take = Si l’adversaire double : prendre
order-if_doubled-pass = Si l’adversaire double : passer
order-if_doubled-beaver = Si l’adversaire double : beaver
order-if_dance-roll = Si l’adversaire ne peut pas jouer : lancer
order-if_dance-double = Si l’adversaire ne peut pas jouer : doubler
order-if_roll = Si l’adversaire lance { $roll } : { $then ->
    [double] doubler
   *[roll] lancer
}
refused-orders-not-here = On ne peut préparer des coups que dans un match par correspondance en cours.
refused-orders-not-known = Cette position n’est pas encore connue. Préparez-la quand l’adversaire doit lancer.
refused-orders-not-possible = Ce ne sera pas possible dans cette position.
refused-orders-too-many = Vous avez préparé autant que possible à une table.
refused-orders-no-such = Ce n’est plus préparé.
key-adjourn = accepter d’ajourner le match ; l’ajourner quand l’adversaire est absent trop longtemps
key-orders = à ce que vous avez préparé

conduct-title = Quitter des matchs classés
conduct-terms = Qui quitte souvent des matchs classés attend avant le suivant. Un match compte comme quitté si la victoire est réclamée pour absence, si le temps s’épuise sans aucune action, ou s’il est abandonné aussitôt.
conduct-so-far = { $left ->
    [0] Vous n’avez quitté aucun de vos derniers matchs classés.
   *[other] { $of ->
        [one] Vous avez quitté votre dernier match classé.
       *[other] Vous avez quitté { $left } de vos { $of } derniers matchs classés.
    }
}
conduct-next = { $minutes ->
    [one] Si vous en quittez un autre, vous attendrez une minute avant votre prochain match classé.
   *[other] Si vous en quittez un autre, vous attendrez { $minutes } minutes avant votre prochain match classé.
}
conduct-waits = Vous pourrez rejouer des matchs classés dans
conduct-why = Vous avez quitté { $left } de vos { $of } derniers matchs classés.
conduct-open = Les matchs amicaux vous restent ouverts, contre des personnes et contre des bots.
conduct-adjourned = Trois de vos matchs classés sont ajournés. Reprenez-en un avant d’en commencer un autre.
rated-waits = { $minutes ->
    [one] Vous pourrez rejouer des matchs classés dans une minute, car vous avez quitté { $left } des { $of } derniers. Les matchs amicaux vous restent ouverts.
   *[other] Vous pourrez rejouer des matchs classés dans { $minutes } minutes, car vous avez quitté { $left } des { $of } derniers. Les matchs amicaux vous restent ouverts.
}
rated-adjourned = Trois de vos matchs classés sont ajournés. Reprenez-en un avant d’en commencer un autre.
rated-adjourned-pair = Votre dernier match classé contre cet adversaire est ajourné. Reprenez-le avant d’en commencer un autre.
rated-adjourned-full = L’un de vous a déjà trois matchs classés ajournés. Continuez, ou redemandez plus tard.

vacation-title = Vacances
vacation-lead = En vacances, votre temps s’arrête dans tous vos matchs par correspondance. Vos adversaires voient que vous êtes en vacances, et jusqu’à quand.
vacation-left = { $n ->
    [0] Il ne vous reste plus de jour de vacances cette année.
    [one] Il vous reste un jour de vacances cette année.
   *[other] Il vous reste { $n } jours de vacances cette année.
}
vacation-itself = Avant que vous ne perdiez au temps, un jour est pris de lui-même, tant qu’il vous en reste.
vacation-until = Vous êtes en vacances jusqu’au
vacation-days = Jours à partir de maintenant
vacation-more = Jours de plus ensuite
vacation-begin = Commencer les vacances
vacation-extend = Prolonger les vacances
vacation-end = Finir les vacances maintenant
vacation-end-note = Les jours non entamés sont gardés pour plus tard.
vacation-too-many = Il ne vous reste pas autant de jours. Choisissez-en moins.
vacation-listed = { $n ->
    [0] Plus de jour de vacances pour les matchs par correspondance
    [one] Encore un jour de vacances pour les matchs par correspondance
   *[other] Encore { $n } jours de vacances pour les matchs par correspondance
}
vacation-listed-on = En vacances des matchs par correspondance
post-yours = À vous : encore { $left }
post-theirs = À l’adversaire : encore { $left }
seek-by-post = { $n ->
    [one] par correspondance, un jour par tour
   *[other] par correspondance, { $n } jours par tour
}
