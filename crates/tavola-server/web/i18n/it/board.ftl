# Il dispositivo accanto a una tavola di legno: orologio, segnapunti, referto.

board-title = Orologio e segnapunti
board-lead = Un telefono accanto alla tua tavola di legno: orologio, segnapunti e referto insieme. Funziona senza rete; nulla di ciò che premi va perso.
board-needs-script = L’orologio ha bisogno di un browser con JavaScript.
board-new = Nuovo incontro
board-kept = Incontri su questo dispositivo
board-kept-none = Ancora nessun incontro. Preparane uno: due nomi, una lunghezza e, se vuoi, un orologio.
board-white = Bianco
board-black = Nero
board-name-of = Nome del { $side ->
    [white] Bianco
   *[black] Nero
}
board-length = Lunghezza in punti
board-clock = Orologio
board-clock-none = Senza orologio, solo segnapunti
board-clock-simple_delay = Ritardo, poi riserva (il solito)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, ritardo compreso nel display
board-clock-fischer = Fischer
board-minutes = Minuti per punto
board-delay = Secondi per turno
board-flag = Quando cade la bandierina
board-flag-loss = l’incontro è perso
board-flag-when_noticed = l’incontro è perso quando l’avversario lo fa notare
board-flag-overtime = un minuto in più, una volta
board-holland = Regola Holland: dopo la Crawford chi insegue non può raddoppiare prima del suo terzo turno
board-sound = Suoni
board-vibrate = Vibrazione
board-start = Comincia
board-to = ai { $length }
board-one-game = una partita
board-crawford = Partita Crawford: senza cubo
board-game = Partita { $number }
board-turn = tocca a te
board-waits = attende
board-stopped = fermo
board-press-label = { $name }, restano { $time }{ $turn ->
    [yes] , di turno: premi per finire il turno
   *[no] {""}
}
board-begins = Comincio io
board-next-game = Prossima partita
board-double = Raddoppia a { $value }
board-take = Accetta { $value }
board-drop = Passa
board-confirm = Conferma
board-accept = D’accordo
board-reject = Non sono d’accordo
board-stop = Ferma
board-resume = Riprendi
board-resume-other = Il turno è di { $name }
board-over = Partita finita
board-menu = Menu
board-sheet = Referto
board-undo = Annulla
board-undo-what = Tieni premuto per annullare: { $act }
board-undone = Annullato: { $act }
board-hold = Tieni premuto il pulsante per un momento.
board-lock = Blocca
board-unlock = Sblocca
board-locked = Bloccato contro i tocchi involontari
board-full = Schermo intero
board-handover = Passa l’orologio
board-leave = Tutti gli incontri
board-say = Leggi i tempi ad alta voce
board-cube = Cubo { $value }
board-cube-middle = al centro
board-cube-of = di { $name }
board-result = Com’è finita la partita?
board-won-by = Vinta da
board-kind-single = Semplice
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Registra
board-close = Chiudi
board-resign = Abbandona la partita
board-resign-match = Abbandona l’incontro
board-withdraw = Ritira l’abbandono
board-claim = Dichiara vinta la partita
board-claims = { $name } dichiara vinta la partita: { $kind }
board-resigns = { $name } abbandona: { $kind }
board-break = Prendi una pausa
board-end-break = Fine della pausa
board-on-break = { $name } è in pausa: { $time }
board-reason-fallen = È caduto un dado o una pedina
board-reason-contested = Contesta la mossa
board-reason-director = Chiama il direttore
board-pause = Sospendi l’orologio
board-paused = In sospeso
board-reason-faulty = L’orologio è guasto
board-reason-break = Pausa
board-call-flag = La bandierina è caduta
board-why = Perché fermi l’orologio?
board-entered = { $name } vince: { $kind }, cubo { $cube }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-both-confirm = Confermano entrambi i giocatori
board-flagged = { $name }: la bandierina è caduta
board-match-won = { $name } vince l’incontro
board-how-score = ai punti
board-how-flag = per il tempo
board-how-resigned = per abbandono
board-how-penalty = per punti di penalità
board-how-ruling = per decisione del direttore
board-called = Il direttore è stato chiamato
board-held = Il direttore ha sospeso l’incontro
board-absent = { $name } non c’è; l’orologio corre
board-opening = Tirate un dado ciascuno. Comincia il più alto.
board-ready = Confrontate i punteggi scritti, poi si comincia.
board-gap = Il dispositivo è rimasto spento o in secondo piano per { $time }.
board-restore = Restituisci il tempo
board-gap-asked = Il dispositivo è rimasto spento per { $time } e intanto è caduta la bandierina di { $name }. Quel tempo conta?
board-gap-banner = L’orologio è fermo
board-gap-counts = Conta
board-keep-as-is = Lascia così
board-jump = L’ora di questo dispositivo è stata cambiata di { $time }. Il tempo dell’incontro va avanti come prima.
board-awake-refused = Lo schermo potrebbe spegnersi: tienilo acceso dalle impostazioni del dispositivo.
board-storage-refused = Questo browser non conserva nulla: ricaricando si perderebbe l’incontro.
board-offline = Senza rete: { $count ->
    [0] tutto inviato
    [one] 1 voce in attesa
   *[other] { $count } voci in attesa
}
board-online = Tutto inviato
board-viewer = Stai guardando. L’orologio è su un altro dispositivo.
board-viewer-age = Aggiornato { $seconds } s fa
board-take-over = Prendi qui l’orologio
board-take-over-hold = Prendi qui l’orologio (tieni premuto)
board-take-over-ask = L’orologio è su un altro dispositivo. Se lo prendi, quello può solo guardare.
board-take-over-yes = Prendilo
board-take-up = Accettare questo incontro?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } ai { $length }: { $count ->
    [one] una voce consegnata
   *[other] { $count } voci consegnate
}.
board-take-up-new = L’orologio passa a questo dispositivo. Quello che lo ha consegnato da quel momento può solo guardare.
board-take-up-known = Questo dispositivo ha già l’incontro. Il registro consegnato prende il posto del suo; ciò che qui c’è in più si conserva a parte.
board-take-up-yes = Accetta
board-read-foreign = Quel registro non dà diritto all’incontro su questo dispositivo; nulla è cambiato.
board-kept-unreadable = Il registro di quell’incontro non si può leggere su questo dispositivo.
board-no-such-match = Questo incontro non esiste. Ricontrolla il link: forse manca una lettera.
board-link-worthless = Questo link non dà diritto all’incontro.
board-no-right = Il server rifiuta ciò che premi qui, perché il link non dà diritto all’incontro. Apri il link del tavolo.
board-posted = Sul tabellone
board-conflict = Un altro dispositivo ha un registro diverso: { $here } qui, { $there } là.
board-conflict-scoreboard = Vale il segnapunti del tavolo (MAT-07): { $won }.
board-conflict-trailers_sheet = Vale il punteggio di chi insegue (MAT-05): { $won }.
board-conflict-agreement = Il punteggio è lo stesso.
board-conflict-director = Decide il direttore.
board-conflict-look = Confronta i due registri
board-conflict-title = Due registri di questo incontro
board-conflict-here = Il registro di questo dispositivo
board-conflict-there = L’altro registro
board-conflict-since = { $count ->
    [0] Nulla da quando si sono divisi
    [one] Una voce da quando si sono divisi
   *[other] { $count } voci da quando si sono divisi
}
board-compare = Confronta il mio punteggio scritto
board-papers-agree = I punteggi scritti concordano con il segnapunti: { $counts }.
board-papers-differ = I punteggi scritti non concordano con il segnapunti. Vale il segnapunti: { $counts } (MAT-07).
board-battery = Batteria scarica: { $percent }%. Ricarica il dispositivo o passa l’orologio.
board-chouette = Più di due giocatori? Il dispositivo può tenere anche il quaderno di una chouette.
board-elsewhere = Questo incontro è aperto in un’altra scheda.
board-elsewhere-here = Continua qui
board-read-older = Questo dispositivo ha un registro più recente di quell’incontro; il file non è stato importato.
board-read-unreadable = Non è il file di un incontro.
board-keep-this = Tieni questo registro
board-keep-that = Tieni l’altro registro
board-not-kept = Il browser non l’ha salvato. Riprova.
board-too-soon = Un secondo tocco così presto non conta.
board-no-line = Nessuna connessione con il dispositivo che ha l’orologio: registralo lì.
board-unheard = Nessuna risposta dal dispositivo con l’orologio: controlla lì se è stato registrato.
board-handover-how = Aprilo sull’altro dispositivo: prende l’orologio con tutto il registro. Da quel momento questo può solo guardare.
board-handover-copy = Copia il link
board-handover-file = Salva come file
board-handover-read = Riprendi da un file
board-csv = CSV
board-print = Stampa
board-share = Condividi
board-sheet-number = Partita
board-sheet-winner = Vincitore
board-sheet-kind = Tipo
board-sheet-cube = Cubo
board-sheet-points = Punti
board-sheet-score = Punteggio
board-sheet-banks = Tempo rimasto
board-sheet-used = Tempo usato
board-sheet-lasted = Durata
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , passata
    [resigned] , per abbandono
    [claimed] , dichiarata vinta
    [flag] , per il tempo
    [forfeited] , per assenza
    [adjudicated] , per decisione del direttore
   *[borne_off] {""}
}
board-sheet-none = Nessuna partita è ancora finita.
board-sheet-awards = Punti di penalità
board-sheet-award = { $name }: { $points }
board-sheet-rulings = Decisioni
board-sheet-signs = Firme
board-corrected = corretta
board-keys = Tastiera, o pulsante Bluetooth che fa da tastiera: Spazio preme per chi è di turno, 1 e 2 per il giocatore in basso e in alto, d raddoppia, t accetta, p passa, s ferma, u (tenuto) annulla, c legge i tempi, l blocca.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Punteggio { $a } a { $b }, incontro ai { $length }.
board-side-said = È il turno di { $name }
board-low = { $name }: resta un minuto
board-install = Installalo dal menu del browser per aprirlo senza rete.

board-first-game = Si comincia
board-confirm-score = Conferma { $a }–{ $b }
board-what = Che cosa si fa?
board-more = Altro
board-understood = Va bene
board-new-match = Nuovo incontro
board-continue = Continua un incontro iniziato su carta
board-points-of = Punti del { $side ->
    [white] Bianco
   *[black] Nero
}
board-conflict-players = Decidete insieme quale registro vale.
board-right-menu = Correggi qualcosa
board-right = Che cosa va corretto?
board-right-time = Il tempo dell’orologio
board-right-result = Il risultato di una partita
board-right-length = La lunghezza dell’incontro
board-right-points = Punti di penalità
board-right-clock = Metti un orologio
board-right-whose = L’orologio di
board-right-way = Aggiungi o togli
board-right-give = Aggiungi
board-right-take = Togli
board-right-minutes = Minuti
board-right-seconds = Secondi
board-right-reason = Motivo
board-right-against = Giocatore penalizzato
board-right-count = Punti all’avversario
board-sheet-clock = { $mode }, { $bank } per punto, { $delay } s per turno
board-ruling-adjust_time = { $name }: { $time } all’orologio
board-ruling-penalty = Penalità contro { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-ruling-warn = Ammonizione per { $name }
board-ruling-correct_result = Partita { $game } corretta: { $name }, { $kind }, cubo { $cube }
board-ruling-set_length = Si gioca ai { $length }
board-ruling-bring_clock = Si mette l’orologio: { $clock }
board-ruling-hold = Il direttore sospende l’incontro
board-ruling-release = L’incontro riprende
board-ruling-absent = { $name } non c’è
board-ruling-arrived = Ci sono tutti e due
board-ruling-award_match = L’incontro è assegnato: vince { $name }
board-ruling-restore = È restituito il tempo dell’interruzione { $gap }
board-ruling-count = Conta il tempo dell’interruzione { $gap }
board-ruling-settle = Si tiene uno dei due registri
board-ruling-play_on = Nessuno ha notato la bandierina: si continua a giocare
board-ruling-cube_stands = Partita { $game }: il cubo resta valido a { $cube }
board-ruling-post = Sul tabellone

board-act-press = la pressione
board-act-opening = il tiro d’apertura
board-act-start_game = l’inizio della partita
board-act-double = il raddoppio
board-act-take = l’accettazione
board-act-drop = il rifiuto del raddoppio
board-act-stop = il fermo
board-act-call_director = la chiamata del direttore
board-act-resume = la ripresa
board-act-resign = l’abbandono
board-act-claim = la dichiarazione di vittoria
board-act-accept = l’accordo
board-act-reject = il disaccordo
board-act-result = il risultato
board-act-confirm = la conferma
board-act-compare = il confronto
board-act-take_break = la pausa
board-act-end_break = la fine della pausa
board-act-resign_match = l’abbandono dell’incontro
board-act-withdraw = il ritiro dell’abbandono
board-act-call_flag = la chiamata della bandierina
board-act-open = la preparazione dell’incontro
board-act-flag_fell = la caduta della bandierina
board-act-undo = l’annullamento dell’ultima voce
board-act-gap = il dispositivo era spento
board-act-jump = il cambio d’ora del dispositivo
board-act-claim_lease = il passaggio dell’orologio
board-act-diverged = un altro registro
board-act-received = la correzione di un’ora

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = L’incontro non è stato preparato.
board-refused-opened-already = L’incontro è già stato preparato.
board-refused-unsound = Un nome manca o è troppo lungo, o le impostazioni dell’orologio sono fuori misura.
board-refused-player-only = Può farlo solo un giocatore.
board-refused-director-only = Può farlo solo il direttore.
board-refused-reason-missing = Una decisione richiede un motivo.
board-refused-on-hold = Non si può cambiare nulla finché il direttore non ha deciso.
board-refused-posted = Il risultato è sul tabellone; lo corregge solo il direttore.
board-refused-over = L’incontro è finito.
board-refused-flagged = Una bandierina è caduta.
board-refused-gap-asked = Prima di’ se conta il tempo in cui il dispositivo è rimasto spento.
board-refused-not-now = Ora non puoi farlo.
board-refused-not-your-turn = Tocca all’altro giocatore.
board-refused-no-clock = Non c’è un orologio.
board-refused-crawford-game = Nella partita Crawford non si raddoppia.
board-refused-crawford-cube = I raddoppi della partita Crawford sono nulli: il cubo conta 1.
board-refused-cube-not-yours = Il cubo è dell’altro giocatore.
board-refused-cube-exhausted = Il cubo non può salire oltre.
board-refused-holland-waits = Dopo la Crawford chi insegue non può raddoppiare prima del suo terzo turno.
board-refused-nothing-offered = Non c’è nulla a cui rispondere.
board-refused-break-between-games = Le pause si fanno tra una partita e l’altra.
board-refused-no-break-left = Non restano pause.
board-refused-break-running = Una pausa non è ancora finita.
board-refused-most-resigned = Un abbandono per il massimo non si può rifiutare.
board-refused-trailer-confirms = Il punteggio vale quando lo conferma chi insegue.
board-refused-whose-turn = Scegli per chi deve correre l’orologio.
board-refused-too-long = Un testo o un elenco è troppo lungo, o un numero troppo grande.
board-refused-no-points = Una penalità è di almeno un punto.
board-refused-no-flag = Nessuna bandierina è caduta.
board-refused-nothing-to-undo = Non c’è nulla da annullare.
board-refused-no-such = Non ce n’è con quel numero.
board-refused-turn-is-over = Il turno di quell’interruzione è finito; il direttore può correggere il tempo.
board-refused-nothing-given-up = Nessuno ha abbandonato.
board-refused-same-length = Si gioca già a quella lunghezza.
board-refused-nothing-due = Non c’è nulla in scadenza.
board-refused-held-by-device = L’orologio è su un dispositivo; premi lì.
board-refused-lease-lost = L’orologio è su un altro dispositivo.
board-refused-line-missing = Manca una voce del registro.
board-refused-line-known = Quella voce è già nel registro.
board-held-button = tieni
board-crawford-word = Crawford
board-needs = { $points ->
    [one] manca 1
   *[other] mancano { $points }
}
board-points-label = { $name }: { $points }, mostra le partite giocate
board-doubles = { $name } raddoppia a { $value }
board-ruled = Il direttore ha deciso. Si riprende?
board-played-on = Nessuno ha notato la bandierina. Si continua.
board-age = { $seconds } s
board-overtime = tempo supplementare
board-overtime-told = La bandierina di { $name } è caduta: tempo supplementare di { $time }, una sola volta.
board-low-seconds = { $name }: restano { $seconds } secondi
board-countdown = Avvisi a 0:30 e 0:10
board-swap = Scambia i lati
board-course = Partite giocate
board-course-won = { $name } vince { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-course-time = durata { $time }
board-play-on = Nessuno l’ha notato: si continua
board-turn-dialog = Gira
board-right-flag = Nessuno ha notato la bandierina: si continua
board-right-turn = L’orologio corre per il giocatore sbagliato
board-right-cube = Il cubo è stato girato nella partita Crawford
board-right-cube-how = Fino alla fine di quella partita si poteva annullare. Nessuno se n’è accorto, quindi resta valido (MAT-03). Che valore mostrava?
board-sheet-date = Data
board-sheet-reason = Motivo
board-sheet-after-game = Dopo la partita
board-mat = File .mat
board-install-secure = Aperta via HTTPS, questa pagina si può installare e poi funziona senza rete.
board-presets = Orologi usuali
board-preset-last = Ultimo usato
board-preset-italy = Italia 3:00 + 12
board-preset-usual = UK, USA, WBGF 2:00 + 12
board-preset-doubles = Doppio 2:30 + 18
board-preset-none = Senza orologio
board-total = Ogni giocatore ha { $bank }, più { $delay } s per turno.
board-screen = Per un proiettore
board-overlay = Per una diretta
