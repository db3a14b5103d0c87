# Talk between people, blocking, watching, reports.

blocks-title = Personnes que vous avez bloquées
blocks-lead = On ne vous apparie pas ensemble, elles ne peuvent pas vous défier, et aucun des deux ne lit ce que l’autre écrit. Elles n’en sont pas informées.
blocks-none = Vous n’avez bloqué personne.
blocks-end = Débloquer
blocks-end-of = Débloquer { $name }
block-oneself = Vous ne pouvez pas vous bloquer vous-même.
block-too-many = Vous avez bloqué autant de personnes que possible. Débloquez-en d’abord une.

## Opening a table

knob-watch = Qui peut regarder
knob-watch-note = Qui regarde en différé ne voit rien du match plus tôt : ni sur la page, ni en fichier, ni les dés.
watch-at_once = Tout le monde
watch-one_turn = Tout le monde, un tour plus tard
watch-three_turns = Tout le monde, trois tours plus tard
watch-three_minutes = Tout le monde, trois minutes plus tard
watch-nobody = Seulement les participants
form-field-watch = Qui peut regarder
watch-later = Cette table se regarde en différé : ceci sera visible à la fin du match.
watching-three_minutes = Vous regardez le match avec trois minutes de décalage.
watching-three_turns = Vous regardez le match avec trois tours de décalage.
watching-one_turn = Vous regardez le match avec un tour de décalage.

## What is said

chat-title = Discussion
chat-open = Discussion
chat-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
  }
chat-back = Retour
chat-empty = Personne n’a encore rien dit.
chat-room-players = Lu seulement par les participants.
chat-room-watchers = Lu tout de suite par les spectateurs, par les participants à la fin du match.
chat-room-all = Lu par tout le monde ici.
chat-phrase = Phrase
chat-phrase-choose = Choisir une phrase
chat-phrase-send = Dire
chat-text = Vos mots
chat-text-send = Envoyer
chat-of-watchers = Spectateurs
chat-line-acts = Autour de ce qu’a dit { $name }
chat-mute = Masquer ici
chat-block = Bloquer
chat-report = Signaler
chat-unmute = Réentendre { $name }
chat-want = Écrire librement
chat-want-no = Phrases seulement
chat-others-want = L’adversaire aimerait écrire librement.

key-chat = à ce qui se dit à la table

phrases-start = Au début
phrases-play = En jeu
phrases-offers = Propositions
phrases-end = À la fin

talk-guest = Sans compte, on parle par phrases. Avec un compte, vous pouvez écrire librement.
talk-both = Vous pourrez écrire librement quand vous l’aurez activé tous les deux.
talk-no-free-words = Pour l’instant, vous pouvez seulement parler par phrases.
talk-nobody = Personne n’est là pour vous entendre avant la fin du match.
talk-too-fast = C’était beaucoup à la fois. Attendez quelques secondes.
talk-repeats = Vous venez de le dire.
talk-too-long = C’est trop long : 400 lettres au plus.
talk-nothing = Il n’y a rien à lire là-dedans.
talk-own-line = Cette ligne est de vous.
talk-restricted = Vous pouvez seulement parler par phrases jusqu’au { $until } : { $reason }

## The forty phrases

phrase-hello = Bonjour
phrase-good-luck = Bonne chance
phrase-have-fun = Amusez-vous bien
phrase-thanks-too = Merci, vous aussi
phrase-first-time = C’est ma première fois ici
phrase-slow-today = Je joue lentement aujourd’hui
phrase-ready = On y va ?
phrase-nice-roll = Joli jet
phrase-nice-play = Joli coup
phrase-lucky-me = Quelle chance j’ai
phrase-unlucky = Pas de chance
phrase-timed-double = Double au bon moment
phrase-brave-take = Prise courageuse
phrase-good-pass = Bonne passe
phrase-missed-that = Je ne l’avais pas vu
phrase-misclick = Pardon, ma main a glissé
phrase-thinking = Je réfléchis, un instant
phrase-your-turn = À vous
phrase-back-soon = De retour dans une minute
phrase-back = Me revoilà
phrase-bad-connection = Ma connexion est mauvaise
phrase-phone-call = On m’appelle au téléphone
phrase-faster = Un peu plus vite, s’il vous plaît
phrase-take-time = Prenez votre temps
phrase-adjourn = On ajourne ?
phrase-tomorrow = Demain, même heure ?
phrase-one-more = Encore un ?
phrase-last-one = C’est mon dernier
phrase-longer = Un match plus long ?
phrase-with-clock = Avec pendule ?
phrase-analyse = On l’analyse ?
phrase-friend-watches = Un ami peut regarder ?
phrase-good-match = Beau match
phrase-well-played = Bien joué
phrase-close = C’était serré
phrase-dice-liked-me = Les dés m’aimaient bien
phrase-thank-you = Merci
phrase-must-go = Je dois y aller
phrase-see-you = À bientôt
phrase-called-director = J’ai appelé la direction

## Reports

report-title = Signaler
report-lead = Les 20 dernières lignes que vous pouvez lire ici et l’état du match vont à la modération. Vous saurez ce qu’elle décide ; l’autre personne ne saura pas d’où vient le signalement.
report-about = Au sujet de : { $name }
report-reason = Ce qui ne va pas
report-words = Avec vos mots
report-send = Envoyer le signalement
report-sent = Merci. La modération va regarder, et votre page vous dira ce qu’elle décide.
report-reason-insults = Insultes ou menaces
report-reason-spam = Publicité ou n’importe quoi
report-reason-cheating = Aide extérieure pendant le jeu
report-reason-unfair = Départs, lenteur ou défaites volontaires
report-reason-name = Un nom offensant
report-reason-other = Autre chose
report-oneself = Choisissez une autre personne à signaler.
report-twice = Vous avez déjà fait ce signalement ici. La modération va regarder.
report-too-many = Vous avez fait autant de signalements que possible en un jour.
report-too-long = C’est trop long : 1 000 lettres au plus.

## Moderation

moderation-title = Modération
moderation-lead = Chaque décision est communiquée avec sa raison, a une fin, et peut faire l’objet d’un appel auprès d’un autre membre de la modération. Personne ne juge sa propre affaire.
moderation-waiting = En attente
moderation-none = Rien n’attend de décision.
moderation-decided = Décidé
moderation-case = { $reason } : { $name }
moderation-by = Signalé par { $name }
moderation-lines = Les dernières lignes
moderation-no-lines = Rien n’a été dit.
moderation-state = Où cela s’est passé
moderation-state-note = Signalé à la version { $version }.
moderation-before = Décisions précédentes sur cette personne
moderation-decide = Décider
moderation-verdict = Décision
moderation-days = Pour combien de jours
moderation-days-note = Vide : 7 jours, et un compte est fermé pour de bon.
moderation-reason = Raison
moderation-reason-note = La personne la lit telle quelle.
moderation-done = Enregistrer la décision
moderation-log = Journal
moderation-act-reported = Signalé
moderation-act-decided = Décidé
moderation-act-appealed = Appel
moderation-act-decided_again = Décidé en appel
moderation-not-yours = Cette affaire revient à un autre membre de la modération.
moderation-why = Dites pourquoi : la personne en est informée.
moderation-stage-open = En attente
moderation-stage-decided = Décidé
moderation-stage-appealed = En appel
moderation-stage-closed = Clos
verdict-nothing = Rien à redire
verdict-warning = Un avertissement
verdict-no_words = Pas d’écriture libre pour un temps
verdict-no_rated = Pas de matchs classés pour un temps
verdict-closed = Le compte est fermé

rated-restricted = Vous ne pouvez pas jouer de matchs classés jusqu’au { $until } : { $reason }

cases-title = Signalements
cases-own = Vous avez signalé { $name } : { $reason }.
cases-own-open = La modération va regarder.
cases-own-decided = Décision : { $verdict }.
cases-about = La modération a pris une décision à votre sujet : { $verdict }.
cases-until = Jusqu’au { $until }.
cases-reason = Raison : { $reason }
cases-appeal = Faire appel
cases-appeal-words = Pourquoi vous n’êtes pas d’accord
cases-appeal-note = Un autre membre de la modération le lit et décide.
cases-appealed = Vous avez fait appel. Un autre membre de la modération décidera.
cases-final = Décidé après votre appel.
appeal-title = Appel
appeal-lead = Si votre compte a été fermé, un autre membre de la modération réexamine la décision.
appeal-key = Mot de passe, ou un de vos codes de secours
appeal-not-now = Il n’y a pas d’appel possible ici.
closed-title = Ce compte est fermé
closed-by-moderators = La modération a fermé ce compte.
closed-by-host = L’équipe de ce club a fermé ce compte.
closed-for-good = Aucune fin n’a été fixée.
closed-no-reason = Aucune raison n’a été notée.
moderation-by-host = L’hébergeur a fermé le compte sur la machine elle-même

## TV

tv-title = TV
tv-none = Personne ne joue pour l’instant.
tv-bots = Regarder deux bots
