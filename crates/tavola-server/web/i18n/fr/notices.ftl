# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Notifications
bell-many = { $n ->
    [one] Notifications : { $n } nouvelle
   *[other] Notifications : { $n } nouvelles
  }
bell-some = Notifications : %n nouvelles
notices-title = Notifications
notices-none = Rien de nouveau. Ici, vous lisez quand c’est votre tour, quand quelqu’un vous défie ou quand un tournoi vous appelle.
notices-play = Jouer
notices-see = Marquer comme lu
notices-see-this = Marquer comme lu : { $what }
notices-see-all = Tout marquer comme lu
notices-earlier = Précédentes
notices-choices = Comment on vous prévient
notices-about = Sujet
notices-way-page = Cloche
notices-way-push = Push
notices-way-mail = E-mail
notices-hour = Heure de l’e-mail quotidien
notices-mail-note = Un e-mail par jour au plus, et seulement si vous n’avez pas déjà lu vos notifications ici.
notices-keep = Garder ces choix

notice-kind-turn = Votre tour
notice-kind-time = Temps presque écoulé
notice-kind-challenge = Défi
notice-kind-answer = Réponse à votre défi
notice-kind-seek = Quelqu’un cherche un adversaire
notice-kind-appointment = Rendez-vous
notice-kind-adjourned = Match ajourné
notice-kind-tournament = Appel à un match
notice-kind-analysis = Analyse
notice-kind-moderation = Modération
notice-kind-account = Votre compte

notice-somebody = Quelqu’un
notice-turn = À vous de jouer contre { $who }
notice-time = Votre temps contre { $who } est presque écoulé : { $hours ->
    [0] il n’en reste plus
    [one] il reste moins d’une heure
   *[other] il reste moins de { $hours } heures
  }
notice-challenge = { $n ->
    [0] { $who } vous défie en money game
    [one] { $who } vous défie en un match d’un point
   *[other] { $who } vous défie en un match de { $n } points
  }
notice-accepted = { $who } a accepté votre défi
notice-declined = { $who } a refusé votre défi
notice-seek = { $n ->
    [0] { $who } cherche un adversaire en money game
    [one] { $who } cherche un adversaire pour un match d’un point
   *[other] { $who } cherche un adversaire pour un match de { $n } points
  }
notice-appointment = { $minutes ->
    [0] Vous avez rendez-vous avec { $who } maintenant
    [one] Vous avez rendez-vous avec { $who } dans une minute
   *[other] Vous avez rendez-vous avec { $who } dans { $minutes } minutes
  }
notice-hour = { $minutes ->
    [0] L’heure à laquelle vous aviez prévu de venir a commencé
    [one] L’heure à laquelle vous aviez prévu de venir commence dans une minute
   *[other] L’heure à laquelle vous aviez prévu de venir commence dans { $minutes } minutes
  }
notice-adjourned = Votre match contre { $who } est ajourné
notice-resume = { $who } souhaite reprendre votre match
notice-resume-by = Votre match contre { $who } doit être repris : { $hours ->
    [0] le délai est passé
    [one] il reste moins d’une heure
   *[other] il reste moins de { $hours } heures
  }
notice-analysis = Votre match a été analysé
notice-analyses = Tous vos matchs ont été analysés
notice-analysis-of = Votre match contre { $who } a été analysé
notice-call = { $name } vous appelle : match { $number } contre { $who }
notice-call-at = { $name } vous appelle : match { $number } contre { $who }, { $board }
notice-decision-silenced = Vous ne pouvez pas écrire pour un temps
notice-decision-unrated = Vous ne pouvez pas jouer de matchs classés pour un temps
notice-decision-closed = Votre compte a été fermé
notice-decision-lifted = Une restriction de votre compte a été levée
notice-decision-warned = La modération vous rappelle les règles du club
notice-decision-reported = Votre signalement a été traité
notice-report = Un signalement attend la décision de la modération
notice-account-password = Votre mot de passe a été changé
notice-account-key-added = Une clé d’accès a été ajoutée à votre compte
notice-account-key-removed = Une clé d’accès a été supprimée de votre compte
notice-account-mail = Votre adresse e-mail a été changée
notice-account-name = Votre nom a été changé
notice-account-codes = De nouveaux codes de secours ont été créés pour votre compte
notice-account-code-used = Un code de secours a été utilisé pour votre compte
notice-account-signed-in = Quelqu’un s’est connecté à votre compte depuis un nouveau navigateur
notice-account-deletion = Votre compte va être supprimé
notice-account-role = Votre rôle dans le club a changé
notice-account-token = Un jeton pour programmes a été créé pour votre compte

push-title = Cet appareil
push-why = Le club peut vous appeler sur cet appareil quand c’est votre tour, quand quelqu’un vous défie ou quand un tournoi vous appelle, même sans page ouverte. Le message ne contient ni position ni rien de ce que quelqu’un a écrit.
push-script = Pour cela, votre navigateur a besoin de scripts.
push-start = M’appeler sur cet appareil
push-end = Ne plus m’appeler sur cet appareil
push-on = Cet appareil est appelé.
push-denied = Votre navigateur ne permet pas à ce club de vous appeler. Vous pouvez le changer dans les réglages du navigateur pour cette page.
push-never = Ce navigateur ne peut pas être appelé.
push-home = Sur cet appareil, ajoutez d’abord Tavola à l’écran d’accueil et ouvrez-le de là.
push-failed = Cela n’a pas marché. Réessayez plus tard.

app-install = Installer l’application
app-clock = Pendule et tableau de score
language-code = fr
away-title = Pas de connexion
away-lead = Le club n’est pas joignable. Voici ce qui marche sans réseau.
away-play = Jouer hors ligne
away-clock = Pendule et tableau de score
away-again = Réessayer
boards-title = Choisir un plateau
boards-lead = Chaque plateau a ses couleurs pour le jour et la nuit, et des pions qu’on distingue sans voir les couleurs.
boards-script = Choisir un plateau demande des scripts : le choix est gardé dans votre navigateur.
boards-shown = Le plateau que vous avez choisi

notices-turns = M’envoyer tout de suite mes tours par correspondance
notices-mail-where = Où vont les e-mails
letter-digest-subject = { $n ->
    [one] Tavola : une notification
   *[other] Tavola : { $n } notifications
}
letter-digest-text = Bonjour { $name },

  voici ce que vous n’avez pas encore lu :

  { $lines }

  Cet e-mail arrive une fois par jour au plus, et seulement s’il y a du nouveau que vous n’avez pas lu.
  Choisir son contenu : { $choices }
  Ne plus recevoir ces e-mails : { $stop }
letter-turns-subject = Tavola : à vous de jouer
letter-turns-text = Bonjour { $name },

  quelqu’un vous attend dans un match par correspondance :

  { $lines }

  Vous avez demandé à connaître vos tours tout de suite. Changer cela : { $choices }
  Ne plus recevoir ces e-mails : { $stop }
digest-more = { $n ->
    [one] Et une autre.
   *[other] Et { $n } autres.
}

calendar-title = Calendrier
calendar-lead = Vos rendez-vous et vos tournois dans le calendrier de votre téléphone ou de votre ordinateur : abonnez-vous-y à cette adresse.
calendar-address = Adresse de votre calendrier
calendar-open = Ouvrir le fichier
calendar-secret = Qui connaît l’adresse peut lire vos rendez-vous. Une nouvelle adresse rend l’ancienne sans valeur.
calendar-make = Créer une adresse
calendar-other = Créer une nouvelle adresse
calendar-revoke = Supprimer l’adresse
calendar-own = Tavola
calendar-match = Backgammon contre { $who }
calendar-event = Ajouter les dates à votre calendrier
