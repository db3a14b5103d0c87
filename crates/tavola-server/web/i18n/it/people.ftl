# Le persone: nomi, rating, profili, classifiche, dadi, gioco leale.

nav-people = Persone
person-bot = bot
rating-title = Rating
rating-provisional = Provvisorio: pochi incontri, o molto tempo fa
rating-open = Questo incontro conta per il rating. La posta si vede quando entrambi i giocatori sono al tavolo.
rating-waits = Il rating si sta calcolando.
rating-your-stake = Puoi vincere { $gain } o perdere { $loss } punti di rating.
rating-stake = { $name } può vincere { $gain } o perdere { $loss } punti di rating.
rating-share = Questa settimana avete giocato molto tra voi: conta il { $share }% della variazione.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Tu: { $before } → { $after } ({ $change })
rating-not-casual = Questo incontro è amichevole: il rating non cambia.
rating-not-guest = Il rating non cambia: per un incontro che conta servono due giocatori registrati.
rating-not-new = Il rating non cambia: in un incontro su invito entrambi i profili devono avere almeno un giorno.
rating-not-too_far = Il rating non cambia: tra i due ci sono più di 500 punti.
rating-not-too_often = Il rating non cambia: questi due hanno già giocato in settimana 7 incontri che contavano.
rating-not-alone = Il rating non cambia: una persona sola non può giocare per entrambi.
rating-not-annulled = Il rating non cambia: l’incontro è stato annullato.

seal-verify = Verifica i dadi
seal-checking = Ricalcolo di ogni tiro…
seal-wrong = I dadi non corrispondono a quanto era stato fissato. Apri la verifica per vedere dove.
seal-unreadable = Il registro dei dadi non si è potuto leggere. Riprova.

people-title = Persone
people-find = Trova un giocatore dall’inizio del nome
people-find-go = Trova
people-none-found = Nessun giocatore ha un nome che inizia con «{ $name }».
people-followed = Persone che segui
people-follow-oneself = Non puoi seguire te stesso.
people-follow-many = Segui già il numero massimo di persone. Prima smetti di seguire qualcuno.

ranking-choose = Classifiche
ranking-rating = Per rating
ranking-week = Questa settimana
ranking-month = Questo mese
ranking-year = Questa stagione
ranking-errors = Per tasso d’errore
ranking-points = Punti giocati
ranking-place = Posto
ranking-player = Giocatore
ranking-gain = Variazione
ranking-points-played = Punti giocati
ranking-matches = Incontri
ranking-won = Vinti
ranking-empty = Questa classifica è ancora vuota. Gioca incontri che contano per il rating e sarai in testa.
ranking-note = Una classifica elenca chi, nel suo periodo, ha giocato almeno { $points } punti contro almeno { $people } persone e ha un rating non provvisorio. Un incontro ai 7 vale 7 punti.
ranking-listed = Entri nelle classifiche appena hai giocato abbastanza.
ranking-unlisted = Non compari in nessuna classifica.
ranking-leave = Toglimi dalle classifiche
ranking-enter = Mettimi nelle classifiche
pool-choose = Tipo di gioco
pool-people = Dal vivo
pool-correspondence = Per corrispondenza
pool-bots = Contro i bot

profile-joined = Qui dal { $day }
profile-former = In passato { $names }
profile-challenge = Sfida
profile-follow = Segui
profile-unfollow = Smetti di seguire
profile-block = Blocca
profile-register = Registrati per seguire i giocatori e giocare incontri che contano.
profile-unrated = Nessun incontro valido per il rating, per ora.
profile-experience = { $matches ->
    [one] un incontro
   *[other] { $matches } incontri
  }, { $points ->
    [one] un punto
   *[other] { $points } punti
  }
profile-rating-note = Il rating segue la formula FIBS e tutti partono da 1500. Gli incontri contro i bot hanno un rating a parte.
profile-errors = Tutte le decisioni
profile-errors-checker = Pedine
profile-errors-cube = Cubo
profile-errors-note = Sulle ultime { $decisions } decisioni in incontri validi per il rating che il motore ha giudicato. { $interval ->
    [yes] Il valore vero sta nell’intervallo in 95 casi su 100.
   *[no] L’intervallo si vede da { $least } decisioni in poi.
  }
profile-errors-few = Finora il motore ha giudicato meno di { $least } sue decisioni.
profile-graph = Il rating nel tempo
profile-graph-table = Ogni variazione in tabella
profile-graph-words = Il rating su { $matches ->
    [one] un incontro
   *[other] { $matches } incontri
  }: ora { $now }, massimo { $most }, minimo { $least }.
profile-no-matches = Nessun incontro concluso da mostrare, per ora.
profile-none-found = Nessun incontro corrisponde.
profile-counted = { $n ->
    [one] Un incontro
   *[other] { $n } incontri
  }, { $won } vinti
profile-filter = Filtra gli incontri
profile-filter-go = Mostra gli incontri
profile-opponent = Avversario
profile-result = Risultato
profile-result-any = Tutti
profile-result-won = Vinto
profile-result-lost = Perso
profile-score-stood = Il punteggio quando l’incontro è finito
profile-since = Dal
profile-until = Al
profile-search-wrong = Il filtro non si capisce: la lunghezza è un numero, un giorno si scrive 2026-11-25.
profile-ways = Rivedilo
profile-watch = Guarda
profile-newer = Incontri più recenti

against-title = { $one } contro { $other }
against-none = Questi due non hanno ancora concluso un incontro tra loro.
against-by-length = Vinti per lunghezza dell’incontro

dice-of = I dadi di { $name }
dice-all-title = I dadi di tutto il circolo
dice-none = Nessun tiro contato, per ora: i dadi si contano quando un incontro è finito.
dice-counted = { $n ->
    [one] Un tiro contato.
   *[other] { $n } tiri contati.
  } I tiri d’apertura non sono mai doppi e restano fuori ({ $openings }).
dice-too-few = Troppo pochi tiri per un giudizio: ne servono almeno { $least }.
dice-test = { $rare ->
    [usual] Questi tiri sembrano di dadi onesti. Dadi onesti si scostano dalla media così o di più nel { $percent } dei casi (chi quadrato { $chi }).
    [rare] Dadi onesti si scostano dalla media così o di più solo nel { $percent } dei casi (chi quadrato { $chi }). Su 100 giocatori onesti ad alcuni capita.
   *[very_rare] Dadi onesti non si scostano quasi mai così dalla media: nel { $percent } dei casi (chi quadrato { $chi }). Verifica gli incontri e avvisa il circolo.
  }
dice-sums = Doppi ed entrate
dice-what = Che cosa
dice-doubles = Doppi
dice-entering = Entrate dalla barra, su { $n ->
    [one] un tentativo
   *[other] { $n } tentativi
  }
dice-pairs = Ogni tiro
dice-pair = Tiro
dice-counted-head = Contati
dice-expected = Media
dice-band = Di solito
dice-outside = Fuori dall’intervallo consueto
dice-band-note = L’intervallo consueto comprende 95 conteggi onesti su 100. Dei 21 tiri, circa uno ne esce per puro caso.

fair-play-title = Gioco leale
fair-play-of = Gioco leale: { $name }
fair-play-lead = Elementi solo per i moderatori. Mostrano dove guardare e non decidono nulla.
fair-play-base-title = Quanto spesso questi segni ingannano
fair-play-base = Mettiamo che 1 giocatore su 100 si faccia aiutare. Un segno che ne trova 90 su 100 e sospetta 1 onesto su 100 ha ragione in 48 casi su 100, non di più. Chi guarda cinque volte trova cinque volte tanti onesti.
fair-play-base-many = Un solo incontro breve quasi perfetto capita spesso anche agli onesti. Risultati e tiri fortunati non dicono nulla.
fair-play-hardest = Le dieci mosse più difficili
fair-play-hardest-note = Guarda la posizione e decidi da te prima di aprire il verdetto.
fair-play-choices = { $n } mosse possibili
fair-play-verdict = Verdetto
fair-play-lost = { $best ->
    [yes] La mossa migliore è stata trovata.
   *[no] La mossa è costata { $loss }.
  }
fair-play-none-judged = Il motore non ha ancora giudicato nessun suo incontro valido per il rating.
fair-play-rate = { $rate } su { $n } decisioni
fair-play-peers = { $n } altri giocatori vicini a questo rating: 5 su 100 giocano sotto { $low }, la metà sotto { $middle }, 95 su 100 sotto { $high }.
fair-play-as-good = { $n } di loro giocano altrettanto bene o meglio.
fair-play-few-peers = Solo { $n } altri giocatori vicini a questo rating sono giudicati a sufficienza. Il confronto si fa da { $least } in poi.
fair-play-agreement = Accordo con il motore nelle mosse difficili
fair-play-agreement-note = Solo mosse in cui la migliore supera la seconda di 0,02–0,08: lì le persone si dividono. Accanto ci sono gli avversari negli stessi incontri.
fair-play-player = Il giocatore
fair-play-opponents = Gli avversari
fair-play-found = { $best } trovate su { $all }
fair-play-between = (quota vera tra { $low }% e { $high }%)
fair-play-too-few = (troppo poche per dirlo)
fair-play-times = Tempo per difficoltà
fair-play-difficulty = Mosse
fair-play-forced = Forzate
fair-play-easy = Facili
fair-play-hard = Difficili
fair-play-close = Equivalenti
fair-play-times-note = Il tempo mediano, con il numero di mosse. Le persone pensano di più dove è difficile.
fair-play-evidence = Che cosa dice, nei due sensi
fair-play-unusual = Insolito
fair-play-usual = Come giocano le persone
fair-play-unknown = Troppo poco per dirlo
fair-play-nothing = Niente.
fair-play-says-rate-low = Il tasso d’errore, con il suo intervallo, è sotto quello di 95 giocatori su 100 vicini a questo rating.
fair-play-says-rate-usual = Il tasso d’errore è quello dei giocatori vicini a questo rating.
fair-play-says-rate-open = Ci sono troppo poche decisioni, o troppo pochi giocatori per un confronto.
fair-play-says-hard-more = Le mosse difficili sono state trovate nettamente più spesso che dagli avversari.
fair-play-says-hard-usual = Le mosse difficili sono state trovate circa quanto dagli avversari.
fair-play-says-hard-open = Ci sono troppo poche mosse difficili.
fair-play-says-time-flat = Le mosse difficili non hanno richiesto più tempo di quelle facili, mentre gli avversari hanno pensato di più.
fair-play-says-time-grows = Le mosse difficili hanno richiesto più tempo di quelle facili.
fair-play-says-time-open = Ci sono troppo poche mosse cronometrate.
fair-play-says-cube-apart = Le pedine sono quasi perfette e il cubo no.
fair-play-says-cube-usual = Pedine e cubo vanno d’accordo.
fair-play-says-cube-open = Ci sono troppo poche decisioni.
fair-play-steps = Prima osserva, poi chiedi con gentilezza o proponi un incontro sorvegliato. Nessuno subisce limiti senza motivi, una fine e un appello a un’altra persona.
fair-play-alike = Da guardare
fair-play-alike-note = Indizi, mai verdetti: anche gli amici abbandonano presto, e qualcuno perde sempre.
fair-play-quick = { $n } incontri validi per il rating finiti entro un minuto
fair-play-one-way = tutti i { $n } incontri validi per il rating sono andati allo stesso modo
