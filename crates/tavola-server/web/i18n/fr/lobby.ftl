# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Jouer tout de suite
lobby-quick-note = Un match en direct : { $clock }. Un clic cherche, un autre arrête. Entre comptes enregistrés, il compte pour la cote.
lobby-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
lobby-quick-nobody = Chercher
lobby-quick-one = { $who } attend
lobby-quick-many = { $n } en attente
lobby-quick-withdraw = En attente : arrêter
lobby-you-seek = Vous cherchez :
lobby-waited = En attente depuis
lobby-neighbour = { $n ->
    [one] { $who } attend un match en un point.
   *[other] { $who } attend un match en { $n } points.
}
lobby-join = Rejoindre
lobby-withdraw = Arrêter la recherche
lobby-stands = Cette annonce reste deux semaines, même en votre absence.
lobby-meanwhile = Jouer contre le bot en attendant
lobby-meanwhile-note = Votre annonce reste : on vous appellera à la table.
lobby-noscript = Sans JavaScript, cette page se recharge d’elle-même pendant votre recherche.
lobby-clock = { $minutes } min par point, { $seconds } s par tour
lobby-unhurried = sans hâte
lobby-no-clock = sans pendule
lobby-range = cote à { $n } près
lobby-title = Salon
lobby-here = { $n ->
    [0] Personne d’autre ici pour l’instant
    [one] Une personne ici en ce moment
   *[other] { $n } personnes ici en ce moment
}
lobby-seeks-title = Recherches d’adversaire
lobby-seeks-none = Aucune recherche en ce moment.
lobby-seeks-add = Chercher à vos conditions
lobby-tables-title = Tables en jeu
lobby-tables-none = Aucune table à regarder en ce moment.
lobby-chouettes-title = Chouettes ouvertes
lobby-chouettes-none = Aucune chouette ouverte en ce moment.
lobby-events-none = Aucun tournoi en ce moment.
lobby-events-add = Ouvrir un tournoi
lobby-players = { $n ->
    [one] { $n } participant
   *[other] { $n } participants
}
lobby-strip-then = il y a 24 heures
lobby-strip-now = maintenant
lobby-strip-empty = Trop peu de visites encore pour dire quand il vient du monde
lobby-strip-busiest = { $n ->
    [0] L’heure la plus animée, d’ordinaire : à peu près maintenant
    [one] L’heure la plus animée, d’ordinaire : dans une heure environ
   *[other] L’heure la plus animée, d’ordinaire : dans { $n } heures environ
}
lobby-called-title = Quelqu’un vous attend
lobby-called = { $who } est à la table.
lobby-called-note = Si vous ne venez pas dans les 30 secondes, la table ferme. Cela ne compte pas.
lobby-called-rated = Si vous ne venez pas dans les 30 secondes, la table ferme et ne compte pas pour la cote. À force d’absences, vous devrez attendre avant votre prochain match classé.
lobby-called-go = Aller à la table
lobby-called-stay = Pas maintenant
lobby-gone = Quelqu’un a été plus rapide, ou l’annonce a été retirée. Choisissez-en une autre.
lobby-own = Cette annonce est la vôtre. Vous ne pouvez pas jouer contre vous-même.
lobby-too-many = Il y a assez d’annonces en ce moment. Rejoignez-en une, ou retirez l’une des vôtres.
lobby-not-rated-they = Cette personne ne peut pas jouer pour la cote en ce moment. Demandez un match non classé.
lobby-not-rated = Vous ne pouvez pas jouer pour la cote en ce moment. Choisissez un match non classé.

lobby-asks-title = Défis et rendez-vous
lobby-agreed = Vous jouez contre { $who }
lobby-challenged = Défi envoyé : { $who }
lobby-proposed = Vous avez proposé un match à { $who }
lobby-challenges-you = { $who } vous défie
lobby-proposes = { $who } vous demande un match
lobby-act-accept = Accepter
lobby-act-decline = Refuser
lobby-act-take_back = Retirer
lobby-date-cancel = Annuler le rendez-vous
lobby-act-begin = Aller à la table
lobby-reason = Raison
lobby-reason-none = Sans raison
lobby-reason-later = Une autre fois
lobby-reason-shorter = Un match plus court
lobby-reason-longer = Un match plus long
lobby-reason-clock = Une autre pendule
lobby-reason-rules = D’autres règles
lobby-choices = Qui peut vous défier, et quand on vous prévient
lobby-challenged-by = Défis de la part de
lobby-challenged-by-anybody = Tout le monde
lobby-challenged-by-registered = Comptes enregistrés
lobby-challenged-by-near = Comptes enregistrés à moins de 300 points de cote
lobby-challenged-by-nobody = Personne
lobby-alerts = Me prévenir quand quelqu’un cherche un adversaire, trois fois par jour au plus
lobby-choices-keep = Enregistrer
lobby-challenge-over = Ce défi n’est plus d’actualité.
lobby-challenge-early = Vous pouvez vous installer à partir de 15 minutes avant l’heure.
lobby-challenge-nobody = Cette personne ne prend pas de défis en ce moment.
lobby-challenge-registered = Cette personne ne prend que les défis de comptes enregistrés.
lobby-challenge-near = Cette personne ne prend que les défis de comptes enregistrés à moins de 300 points de cote.
lobby-too-many-challenges = Vous avez lancé beaucoup de défis ces temps-ci. Attendez d’abord les réponses.
lobby-no-such-player = Personne ne porte ce nom. Vérifiez l’orthographe.
challenges-title = Défis
challenges-lead = Choisissez une personne et les conditions. Elle est prévenue et répond quand elle veut.
choose-anybody = N’importe qui : chercher au salon
choose-anybody-note = Sans pendule et sans hâte, l’annonce reste deux semaines.
choose-named = Une personne, par son nom
knob-whom = Nom de la personne
knob-whom-note = Seulement pour un défi.
knob-range = Cote de l’adversaire
knob-range-note = Seulement pour une recherche au salon.
knob-range-any = Toutes
table-next-week = Même heure la semaine prochaine
table-next-week-asked = Vous avez demandé un match à la même heure la semaine prochaine. L’adversaire en est prévenu, et vous saurez ce qu’il répond.
