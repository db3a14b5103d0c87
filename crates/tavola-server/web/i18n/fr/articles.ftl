# Articles that members write, and comments below articles.
articles-languages = Aussi en
error-not-an-editor = Réservé à la rédaction
error-not-an-editor-note = Les articles sont écrits par des membres qui ont le rôle de rédaction. Demandez à l’équipe du club : elle le donne à des comptes enregistrés. Si vous l’avez déjà, connectez-vous d’abord.

write-title = Vos articles
write-lead = Ce que vous écrivez ici n’est qu’à vous tant que vous ne le publiez pas. Vous pouvez y revenir, voir ce que cela donnera et choisir le jour de parution.
write-new = Écrire un article
write-own = Articles
write-none = Vous n’avez encore rien écrit.
write-begin = Commencer
write-edit = Modifier
write-read = Le lire
write-changed = enregistré
write-comments = { $n ->
    [0] Commentaires : aucun en attente
    [one] Commentaires : un en attente
   *[other] Commentaires : { $n } en attente
 }
write-state-draft = Brouillon
write-state-scheduled = Programmé
write-state-published = Publié
write-state-withdrawn = Retiré

write-said-begun = Votre brouillon est créé. Personne d’autre ne le voit.
write-said-saved = Enregistré.
write-said-published = Publié. Tout le monde peut le lire.
write-said-scheduled = Programmé. Il paraîtra de lui-même le jour dit.
write-said-withdrawn = Retiré. Personne d’autre ne peut plus le lire.
write-said-translated = Un brouillon dans l’autre langue est créé, avec le texte original. Personne d’autre ne le voit.
write-said-wrong = Cela n’a pas encore pu se faire. Voyez ci-dessous ce qui ne va pas.

write-field-title = Titre
write-field-language = Langue
write-field-lead = Chapeau
write-lead-note = Une ou deux phrases. Elles figurent dans les listes, dans le flux et là où quelqu’un partage un lien.
write-field-body = Texte
write-body-note = En Markdown.
write-field-tags = Sujets
write-tags-note = Séparés par des virgules, par exemple cube, race, opening.
write-field-day = Jour de parution
write-day-note = Laissez vide pour le jour où vous publiez. À une date future, il paraît de lui-même, à minuit UTC.
write-field-name = Adresse
write-name-note = Minuscules, chiffres et traits d’union. Elle peut changer jusqu’à ce que l’article soit publié ou traduit.
write-preview = Aperçu
write-save = Enregistrer le brouillon
write-save-published = Enregistrer les changements
write-publish = Publier
write-withdraw = Retirer
write-delete = Supprimer ce brouillon
write-delete-note = Il est supprimé avec toutes ses versions précédentes. C’est sans retour.
write-delete-yes = Supprimer pour de bon
write-translate = Traduire : { $language }
write-original = Original
write-versions = Versions précédentes
write-versions-note = Ouvrez-en une pour avoir son texte dans le formulaire. Rien ne change tant que vous n’enregistrez pas.
write-newer = { $name } a enregistré un autre texte entre-temps.
write-newer-note = Le vôtre est encore dans le formulaire et n’a pas été enregistré. Enregistrez de nouveau pour remplacer l’autre, qui reste alors parmi les versions précédentes.
write-newer-text = L’autre texte
write-unsaved = Le texte n’a pas été enregistré.

write-wrong = À corriger avant la publication
write-wrong-title = Un article a besoin d’un titre.
write-wrong-title-long = Le titre peut avoir { $most } caractères au plus.
write-wrong-lead = Il n’y a pas encore de chapeau.
write-wrong-lead-long = Le chapeau peut avoir { $most } caractères au plus.
write-wrong-body = Il n’y a pas encore de texte.
write-wrong-body-long = Le texte est trop long : { $n } 000 octets, pour { $most } 000 au plus. Faites-en deux articles.
write-wrong-tags = Un article peut avoir { $most } sujets au plus.
write-wrong-tag-long = Ce sujet est trop long : { $what }
write-wrong-day = Ce ne peut pas être le jour : { $what }. Choisissez-en un de 2000 à 2100, comme 2026-11-25.
write-wrong-name = L’adresse veut des minuscules, des chiffres ou des traits d’union, { $most } au plus, et un nom que ne prennent pas les pages du club.
write-wrong-name-taken = Un autre article a cette adresse : { $what }
write-wrong-name-stays = L’adresse ne peut plus changer : l’article a été publié ou traduit.
write-wrong-board = Ce plateau ne peut pas être lu : { $what }. Utilisez un XGID ou un identifiant GNU Backgammon.
write-wrong-figure = Les règles n’ont pas de figure de ce nom : { $what }
write-wrong-beside-text = Ce plateau veut un paragraphe à lui : { $what }
write-wrong-boards = Il y a plus de { $most } plateaux.
write-wrong-deep = Des listes ou des citations sont imbriquées plus de { $most } fois. Rien de ce qui suit n’est affiché.
write-wrong-link = Ce lien ne mène nulle part : { $what }
write-refused-title-long = Ce titre est trop long.
write-refused-translated = L’article existe déjà dans cette langue.
write-refused-many = Un compte peut écrire 500 articles au plus.
write-refused-delete = Seuls les brouillons se suppriment. Retirez plutôt l’article.

write-help = Comment écrire
write-help-note = Des lignes vides séparent les paragraphes. Un plateau est un paragraphe à lui seul. Avec un jet, on peut y jouer ; les coups du texte se font sur le plateau qui les précède.
write-help-position = Mettre en place une position
write-help-what = Quoi
write-help-how = Comment
write-help-heading = Titre
write-help-strong = Gras, italique
write-help-list = Liste
write-help-link = Lien
write-help-board = Plateau avec légende
write-help-figure = Plateau des règles
write-help-play = Coup
write-help-clause = Article du règlement

comment-title = Commentaires
comment-none = Pas encore de commentaire.
comment-sign-in = Avec un compte, on peut commenter.
comment-words = Votre commentaire
comment-note = Tout le monde le voit une fois approuvé par la rédaction ou la modération. Texte simple.
comment-send = Envoyer
comment-own-waiting = En attente d’approbation. Personne d’autre ne le voit.
comment-own-refused = Non approuvé. Personne d’autre ne le voit.
comment-take-away = Supprimer
comment-refused-guest = Il faut un compte pour commenter.
comment-refused-restricted = Vous ne pouvez pas commenter jusqu’au { $until } : { $reason }
comment-refused-empty = Écrivez d’abord quelque chose.
comment-refused-long = Un commentaire peut avoir 1 000 caractères au plus.
comment-refused-many = Cinq de vos commentaires attendent déjà. Envoyez-en d’autres quand ils seront approuvés.

comments-title = Commentaires des articles
comments-lead = Personne d’autre que son auteur ne voit un commentaire avant votre approbation. Vous pouvez changer d’avis.
comments-counts = En attente : { $waiting }. Approuvés : { $shown }. Non approuvés : { $refused }.
comments-waiting = En attente
comments-none = Rien n’attend.
comments-shown = Approuvés
comments-refused = Non approuvés
comments-show = Approuver
comments-refuse = Ne pas approuver
