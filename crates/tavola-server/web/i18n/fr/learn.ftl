# Questions about positions

question-play = Comment jouez-vous ce jet ?
question-double = C’est à vous. Doublez-vous ?
question-take = On vous propose le videau. Prenez-vous ?
question-roll = Jet { $roll }.
question-money = Money game.
question-match =
    { $crawford ->
        [yes] Match en { $length }, { $yours }–{ $theirs }, partie de Crawford.
       *[no] Match en { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Le videau est à { $value }, chez vous.
        [theirs] Le videau est à { $value }, chez l’adversaire.
       *[middle] Le videau est à { $value }, au centre.
    }
question-pips = Pips : vous { $yours }, adversaire { $theirs }
question-by-hand = Jouez les pions sur le plateau, ou écrivez le coup.
question-write = Votre coup
question-answer = Répondre
question-list = Choisir parmi tous les coups
question-answer-double = Doubler
question-answer-wait = Ne pas doubler
question-answer-take = Prendre
question-answer-drop = Passer
question-tolerance = Toute réponse qui perd { $loss } ou moins compte comme juste.
question-best = C’est le meilleur.
question-right = Juste : cela perd { $loss }.
question-wrong = Faux : cela perd { $loss }.

# The quiz of one’s own errors

quiz-title = Vos erreurs
quiz-own = C’était votre décision dans l’un de vos matchs, et c’était une erreur.
quiz-progress =
    { $due ->
        [one] { $due } carte à revoir, sur { $all } ; { $retired } retirées.
       *[other] { $due } cartes à revoir, sur { $all } ; { $retired } retirées.
    }
quiz-skip = Me la redemander plus tard
quiz-retire = Ne plus me la demander
quiz-made = Dans le match, vous avez choisi { $made }, qui a perdu { $loss }.
quiz-next = La prochaine fois dans { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] { $n } minute
           *[other] { $n } minutes
        }
        [hours] { $n ->
            [one] { $n } heure
           *[other] { $n } heures
        }
       *[days] { $n ->
            [one] { $n } jour
           *[other] { $n } jours
        }
    }
quiz-on = Continuer
quiz-match = La voir dans le match
quiz-empty = Il n’y a pas encore de carte. Vos matchs finis sont analysés en arrière-plan, et chacune de vos erreurs devient une carte : on vous la redemande plus tôt si vous oubliez, plus tard si vous vous en souvenez.
quiz-done = Aucune carte à revoir maintenant.
quiz-reset-title = Recommencer
quiz-reset-note = Toutes les cartes sont refaites et à revoir aussitôt, y compris celles que vous avez retirées.
quiz-reset = Oublier tous les délais
own-level =
    { $n ->
        [one] Votre PR est de { $rating } sur une décision : à peu près la force du niveau { $level }.
       *[other] Votre PR est de { $rating } sur { $n } décisions : à peu près la force du niveau { $level }.
    }

# The position of the day

daily-title = Position du jour
daily-note = D’un match joué dans ce club ; quelqu’un s’y est trompé. Chacun répond une fois, puis voit ce que les autres ont choisi.
daily-empty = Il n’y a pas de position aujourd’hui : les matchs finis du club n’ont pas encore été analysés. Jouez-en un et analysez-le.
daily-none = Ce jour-là, il n’y avait pas de position.
daily-shares = Ce que les gens ont choisi
daily-nobody = Personne n’a répondu.
daily-answer = Réponse
daily-chosen = Choix
daily-before = La veille
daily-today = La position d’aujourd’hui
daily-rule = La position est tirée d’après la date parmi les erreurs de 0,040 à 0,250 des derniers matchs analysés du club ; les noms ne sont pas montrés.
refused-day-is-over = Cette position ne peut recevoir de réponse que le jour même.

# On the start page

start-learn-title = Apprendre
start-learn = Vos propres erreurs en questions, et une position à laquelle tout le monde répond aujourd’hui.
level-own = De ma force
level-own-note = { $rating } sur { $n } décisions
refused-no-own-level = Trop peu de vos décisions ont été analysées. Finissez un match et analysez-le, ou choisissez un niveau.
