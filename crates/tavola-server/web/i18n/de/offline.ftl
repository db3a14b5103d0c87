# Playing against the bot without a server.

nav-offline = Offline spielen
offline-title = Offline spielen
offline-about = Der Bot spielt in deinem Browser, und dort wird auch das Match aufbewahrt. Wurde diese Seite einmal geöffnet, braucht es kein Netz.
offline-script = Diese Seite braucht JavaScript und WebAssembly.
offline-loading = Die Engine wird geladen…
offline-broken = Die Engine kann hier nicht laufen: { $why }
offline-ready = Die Engine ist bereit.
offline-kept = Bereit für den Gebrauch ohne Netz.
offline-length = Länge
offline-match = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
offline-money = Geldspiel
offline-begin = Spielen
offline-you = Du
offline-bot = Bot, { $level }
offline-rules = { $points ->
    [0] Geldspiel
   *[other] Match bis { $points }
  }
offline-new = Neues Match
offline-new-sure = Das laufende Match wird aufgegeben und vergessen.
offline-new-yes = Aufgeben
offline-back = Zurück zum Brett
offline-full = Dieser Browser speichert keine weiteren Daten: Das Match ginge verloren, wenn die Seite geschlossen würde.
offline-elsewhere = Das Match geht in einem anderen Tab weiter.
offline-judging = { $plies } { $plies ->
    [one] Wurf
   *[other] Würfe
  } voraus: { $done } von { $all } Zeilen.
offline-deeper = Zwei Würfe voraussehen
offline-no-game = Noch wurde keine Partie zu Ende gespielt.
offline-damaged = Das aufbewahrte Match ist nicht lesbar und wurde zur Seite gelegt: { $why }
offline-file-title = Ein Match analysieren
offline-file-note = Ein Match als .mat, .txt, .sgf oder .json wird in diesem Browser analysiert, zwei Würfe voraus, dann drei. Nichts wird verschickt. XGs .xg braucht den Server: Importiere es unter „Meine Matches“.
offline-file = Match aus einer Datei
offline-file-long = Eine Datei hat höchstens { $most } MB.
offline-file-xg = Dateien von eXtreme Gammon (.xg) brauchen den Server: Importiere sie unter „Meine Matches“. Hier werden .mat, .sgf und .json gelesen.
offline-another = Anderes Match
offline-no-match = Das ist kein Match, das sich hier lesen lässt: { $why }
