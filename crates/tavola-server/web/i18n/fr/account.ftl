# Registering, signing in, one's own page.

nav-account = Votre compte
account-nav-login = Se connecter
account-title = Votre compte
account-register = Créer un compte
account-register-lead = Vous gardez tout : vos matchs, vos places et ce que vous avez appris. Dans un autre navigateur, vous vous connectez avec votre clé d’accès ou votre mot de passe.
account-keeps = { $n ->
    [one] Votre match en cours continue tel quel.
   *[other] Vos { $n } matchs en cours continuent tels quels.
  }
account-have = Déjà un compte ?
account-new = Pas encore de compte ?
account-login = Se connecter
account-logout = Se déconnecter ici
account-name-note = 24 caractères au plus. Personne d’autre ne peut jouer sous ce nom.
account-password = Mot de passe
account-password-note = { $least } caractères au moins. Plusieurs mots séparés par des espaces conviennent bien, et tout signe compte. Gardez-le bien.
account-password-short = Ce mot de passe est trop court : { $least } caractères au moins, par exemple quatre mots. Revenez en arrière et choisissez-en un autre.
account-password-long = Ce mot de passe est trop long : il a plus de { $most } octets. Revenez en arrière et choisissez-en un plus court.
account-password-guessed = Ce mot de passe est trop facile à deviner : il est courant, suit un motif ou contient votre nom. Revenez en arrière et choisissez-en un autre.
account-wrong = Aucun compte n’a ce nom et ce mot de passe. Revenez en arrière et réessayez.
account-too-many-tries = { $minutes ->
    [one] Il y a eu trop d’essais. Attendez une minute et réessayez.
   *[other] Il y a eu trop d’essais. Attendez { $minutes } minutes et réessayez.
  } Une clé d’accès vous fait entrer aussitôt, de même qu’un code de secours depuis un autre réseau.
account-left = Ce navigateur joue sous le nom { $name } et a { $n ->
    [one] { $n } match
   *[other] { $n } matchs
  } en cours. Si vous vous connectez sous un autre nom, ce navigateur les laisse derrière lui, et personne ne pourra continuer au nom de { $name }.
account-leave = Se connecter et les laisser
account-leaves-matches = Ce navigateur a des matchs en cours sans compte. Revenez en arrière et confirmez que vous les laissez, ou jouez-les d’abord.
account-registered-already = Vous avez déjà un compte et une connexion ouverte.
account-called = Vous jouez sous le nom { $name }. Ce nom n’est qu’à vous.
account-public = Votre page publique
account-guest = Vous jouez sans compte. Avec un compte, vous pouvez vous connecter partout, et votre nom n’est qu’à vous.
name-taken = Ce nom appartient à un compte. Choisissez-en un autre ; si c’est le vôtre, connectez-vous.

# Registering and signing in by passkey or password.

account-register-password = Créer un compte avec un mot de passe
account-password-show = Afficher le mot de passe
account-password-breached = Ce mot de passe figure dans une liste de mots de passe volés. Revenez en arrière et choisissez-en un autre.
account-age = Si vous avez moins de 16 ans, demandez d’abord à un parent.
account-no-codes = Vous n’avez pas encore de codes de secours. Sans eux, personne ne pourra vous rendre l’accès si vous perdez vos clés.
account-name-change = Changer de nom
account-keys-title = Comment vous vous connectez
account-last-key = Rien d’autre n’ouvrirait votre compte. Ajoutez d’abord une clé d’accès ou choisissez un mot de passe.
account-name-often = Vous pouvez changer de nom trois fois en 30 jours. Réessayez plus tard.
account-code-wrong = Aucun compte n’a ce nom et ce code, ou le code a déjà servi. Revenez en arrière et réessayez.
account-link-gone = Ce lien a déjà servi ou est trop ancien. Demandez-en un autre.
account-prove-first = Prouvez d’abord votre identité.

passkey-register = Créer un compte avec une clé d’accès
passkey-login = Se connecter avec une clé d’accès
passkey-prove = Utiliser une clé d’accès
passkey-note = Une clé d’accès est gardée par votre appareil ou votre gestionnaire de mots de passe. Vous la déverrouillez comme l’appareil, et il n’y a rien à retenir.
passkey-or = Ou avec un mot de passe :
passkey-elsewhere = Les clés d’accès vont avec un nom et non avec un numéro. Ouvrez cette page à l’adresse
passkey-no-domain = Les clés d’accès ne marchent que si le club est ouvert par son nom en https.
passkey-failed = Cela n’a pas marché. Réessayez, ou utilisez votre mot de passe.
passkey-not-allowed = Aucune clé d’accès n’a été utilisée. Réessayez, ou utilisez votre mot de passe.
passkey-known = Cet appareil a déjà une clé d’accès pour votre compte.
passkey-late = Cela a pris trop de temps. Réessayez.
passkey-unknown = Aucun compte n’a cette clé d’accès. Elle a peut-être été supprimée.
passkey-wrong = Cette clé d’accès n’a pas répondu comme prévu. Réessayez ; sinon, connectez-vous autrement et ajoutez-la de nouveau.
passkey-many = Vous avez 20 clés d’accès. Supprimez-en une avant d’en ajouter une autre.

prove-title = Est-ce bien vous ?
prove-lead = Prouvez encore une fois votre identité. Pendant { $minutes } minutes, vous pourrez alors changer votre façon de vous connecter.
prove-password = Continuer
prove-lost = Rien de tout cela ne marche ?

password-title = Nouveau mot de passe
password-is-there = Il y en a un
password-is-none = Aucun
password-save = Enregistrer le mot de passe
password-remove = Supprimer le mot de passe
password-remove-note = Vous pouvez vous connecter avec vos seules clés d’accès.

codes-title = Codes de secours
codes-lead = Chaque code vous rend l’accès une fois si vous perdez vos clés d’accès ou oubliez votre mot de passe. Imprimez-les ou notez-les.
codes-left = { $n ->
    [0] Il n’en reste plus
    [one] Il en reste un
   *[other] Il en reste { $n }
  }
codes-show = Afficher les codes
codes-renew = Créer de nouveaux codes
codes-renew-note = Vos codes actuels ne vaudront plus rien.
codes-once = C’est la seule fois que ces codes sont affichés.
codes-print = Imprimer
codes-kept = Je les ai gardés

keys-title = Clés d’accès
keys-lead = Vous pouvez en avoir plusieurs, par exemple une sur le téléphone et une sur l’ordinateur.
keys-many = { $n ->
    [0] Aucune
    [one] Une
   *[other] { $n }
  }
keys-label = Nom de la clé d’accès
keys-add = Ajouter une clé d’accès
keys-rename = Renommer
keys-remove = Supprimer
keys-remove-which = Supprimer { $name }
keys-used = Dernière utilisation
keys-unused = Jamais utilisée.

name-title = Changer de nom
name-lead = Vous pouvez changer de nom trois fois en 30 jours. Votre ancien nom mène au nouveau pendant un an, et personne d’autre ne peut le prendre entre-temps.
name-save = Enregistrer le nom
name-former = Noms précédents

browsers-unknown = Navigateur inconnu
browsers-here = celui-ci
browsers-since = Depuis
browsers-seen = Vu pour la dernière fois
browsers-end = Déconnecter

changes-title = Ce qui a changé
changes-note = Si l’un de ces changements n’est pas de vous, déconnectez tous les autres navigateurs et changez vos clés.
change-registered = Le compte a été créé.
change-password = Le mot de passe a été changé.
change-password-gone = Le mot de passe a été supprimé.
change-key-added = Une clé d’accès a été ajoutée : { $detail }
change-key-gone = Une clé d’accès a été supprimée : { $detail }
change-codes = De nouveaux codes de secours ont été créés.
change-code-used = Un code de secours a servi à se connecter.
change-link-used = Un lien a servi à se connecter.
change-name = Le nom a été changé. Avant : { $detail }
change-mail = L’adresse e-mail a été changée.
change-mail-gone = L’adresse e-mail a été supprimée : { $detail }
change-leaving = Le compte va être effacé.
change-staying = Le compte reste.

recover-title = Revenir avec un code de secours
recover-lead = Chacun de vos codes sert une fois. Tous les autres navigateurs sont alors déconnectés, et vous pouvez choisir de nouvelles clés.
recover-code = Code de secours
recover-code-note = Majuscules ou minuscules, avec ou sans tirets.
recover-enter = Se connecter
recover-mail-title = Par e-mail
recover-mail-note = Si le compte a une adresse, un lien y est envoyé. Il sert une fois, pendant 15 minutes.
recover-mail-send = Envoyer le lien
recover-mail-sent = Si le compte a une adresse, un lien est en route. Il sert une fois, pendant 15 minutes.
recover-staff = Plus de code ? L’équipe du club peut vous donner un lien.
recover-link-lead = Ce lien vous ouvre votre compte une fois. Tous les autres navigateurs sont alors déconnectés.

mail-title = E-mail
mail-none = Aucune adresse
mail-lead = Pas besoin d’adresse pour jouer. Avec une adresse, vous pouvez revenir sans code, et vous recevez une alerte quand quelqu’un change vos clés.
mail-address = Adresse e-mail
mail-note = Un message y part d’abord ; son lien en fait votre adresse.
mail-send = Envoyer le message
mail-sent = Un message est en route. L’adresse compte dès que vous suivez son lien.
mail-dead = Des messages à votre adresse sont revenus. Plus rien n’est envoyé tant que vous ne l’avez pas confirmée de nouveau.
mail-no-address = Ce n’est pas une adresse e-mail. Revenez en arrière et cherchez l’erreur.
mail-remove = Supprimer l’adresse
mail-notices-on = Vos notifications y arrivent aussi, par exemple quand c’est votre tour.
mail-notices-off = Vous ne recevez que des messages sur vos clés.
mail-notices-stop = Plus de notifications par e-mail
mail-notices-start = M’envoyer les notifications par e-mail
mail-stop-lead = Plus de notifications par e-mail ? Les changements de vos clés vous seront toujours signalés.
mail-stopped = Vous ne recevez plus de notifications par e-mail.
mail-confirm-lead = Les messages de votre compte doivent-ils aller à cette adresse ?
mail-confirm = Confirmer l’adresse
mail-confirmed = Les messages de votre compte vont désormais à cette adresse.
mail-undo-lead = Ce n’est pas vous qui avez changé l’adresse ? Ceci rétablit l’ancienne et déconnecte tout le monde.
mail-undo = Rétablir l’ancienne adresse
mail-undone = L’ancienne adresse compte de nouveau, et tout le monde est déconnecté. Connectez-vous et changez vos clés.

letter-confirm-subject = Votre adresse au club
letter-confirm-text = Bonjour { $name },

  suivez ce lien dans les 24 heures pour que cette adresse soit la vôtre :
  { $link }

  Si cette demande ne vient pas de vous, ne faites rien.
letter-link-subject = Retour à votre compte
letter-link-text = Bonjour { $name },

  ce lien ouvre votre compte une fois, dans les 15 minutes :
  { $link }

  Si cette demande ne vient pas de vous, ne faites rien.
letter-change-subject = Votre compte a changé
letter-change-text = Bonjour { $name },

  { $said }

  Si ce n’est pas vous, connectez-vous et changez vos clés :
  { $link }
letter-before-subject = Votre adresse a changé
letter-before-text = Bonjour { $name },

  les messages de votre compte ne vont plus à cette adresse.

  Si ce n’est pas vous, rétablissez-la dans les 7 jours :
  { $link }

data-title = Vos données
data-lead = Tout emporter, ou quitter le club
export-title = Tout emporter
export-lead = Un fichier avec tout ce que le club garde sous votre compte, y compris vos signalements et les décisions qui vous concernent, et chacun de vos matchs en fichier .mat que d’autres programmes lisent.
export-get = Télécharger
leave-title = Quitter le club
leave-lead = Vous pouvez partir pour de bon. Personne ne garde votre nom, vos clés ni votre adresse.
leave-goes = Votre nom, vos clés d’accès, votre mot de passe, vos codes, votre adresse e-mail, vos réglages, vos fichiers importés, vos notes et ce que vous avez dit sont effacés.
leave-stays = Vos matchs restent à vos adversaires, avec leurs dés et leurs résultats, mais sans votre nom.
leave-week = Cela se fait dans 7 jours. D’ici là, vous pouvez vous connecter et changer d’avis.
leave-sure = Effacer mon compte
leave-now = Quitter le club
leave-at = Ce compte sera effacé
leave-stay = Je reste
