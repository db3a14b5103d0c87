# Playing against the bot without a server.

nav-offline = Jouer hors ligne
offline-title = Jouer hors ligne
offline-about = Le bot joue dans votre navigateur, et le match y est gardé. Une fois cette page ouverte, pas besoin de réseau.
offline-script = Cette page a besoin de JavaScript et de WebAssembly.
offline-loading = Chargement du moteur…
offline-broken = Le moteur ne peut pas tourner ici : { $why }
offline-ready = Le moteur est prêt.
offline-kept = Prêt à servir sans réseau.
offline-length = Longueur
offline-match = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
offline-money = Money game
offline-begin = Jouer
offline-you = Vous
offline-bot = Bot { $level }
offline-rules = { $points ->
    [0] Money game
   *[other] Match en { $points }
  }
offline-new = Nouveau match
offline-new-sure = Le match en cours est abandonné et oublié.
offline-new-yes = L’abandonner
offline-back = Retour au plateau
offline-full = Ce navigateur ne garde plus de données : le match serait perdu si la page était fermée.
offline-elsewhere = Le match continue dans un autre onglet.
offline-judging = Regard à { $plies } { $plies ->
    [one] jet
   *[other] jets
  } : { $done } lignes sur { $all }.
offline-deeper = Regarder à deux jets
offline-no-game = Aucune partie n’a encore été jouée jusqu’au bout.
offline-damaged = Le match gardé ne peut pas être lu et a été mis de côté : { $why }
offline-file-title = Analyser un match
offline-file-note = Un match en .mat, .txt, .sgf ou .json est analysé dans ce navigateur, à deux jets puis à trois. Rien n’est envoyé. Le .xg de XG demande le serveur : importez-le sous Étude.
offline-file = Match depuis un fichier
offline-file-long = Un fichier a { $most } Mo au plus.
offline-file-xg = Les fichiers d’eXtreme Gammon (.xg) demandent le serveur : importez-les parmi vos matchs. Ici on lit .mat, .sgf et .json.
offline-another = Un autre match
offline-no-match = Ce n’est pas un match lisible ici : { $why }
