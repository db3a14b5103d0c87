# Giocare contro il bot senza un server.

nav-offline = Gioca offline
offline-title = Gioca offline
offline-about = Il bot gioca nel tuo browser, e l’incontro resta salvato lì. Dopo aver aperto questa pagina una volta, non serve più la rete.
offline-script = Per questa pagina servono JavaScript e WebAssembly.
offline-loading = Carico il motore…
offline-broken = Il motore non può funzionare qui: { $why }
offline-ready = Il motore è pronto.
offline-kept = Tutto pronto per giocare senza rete.
offline-length = Lunghezza
offline-match = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
offline-money = Partita a soldi
offline-begin = Gioca
offline-you = Tu
offline-bot = Bot { $level }
offline-rules = { $points ->
    [0] Partita a soldi
   *[other] Incontro ai { $points }
  }
offline-new = Nuovo incontro
offline-new-sure = L’incontro in corso viene abbandonato e dimenticato.
offline-new-yes = Abbandona
offline-back = Torna alla tavola
offline-full = Questo browser non può salvare altri dati: chiudendo la pagina l’incontro andrebbe perso.
offline-elsewhere = L’incontro continua in un’altra scheda.
offline-judging = Guardo { $plies } { $plies ->
    [one] tiro
   *[other] tiri
  } avanti: { $done } di { $all } righe.
offline-deeper = Guarda due tiri avanti
offline-no-game = Nessuna partita è ancora finita.
offline-damaged = L’incontro salvato non si può leggere ed è stato messo da parte: { $why }
offline-file-title = Analizza un incontro
offline-file-note = Un incontro in .mat, .txt, .sgf o .json viene analizzato in questo browser, due tiri avanti, poi tre. Non si invia nulla. Il .xg di XG ha bisogno del server: importalo in Studio.
offline-file = Incontro da un file
offline-file-long = Un file può avere al massimo { $most } MB.
offline-file-xg = I file di eXtreme Gammon (.xg) hanno bisogno del server: importali tra i tuoi incontri. Qui si leggono .mat, .sgf e .json.
offline-another = Un altro incontro
offline-no-match = Non è un incontro che si possa leggere qui: { $why }
