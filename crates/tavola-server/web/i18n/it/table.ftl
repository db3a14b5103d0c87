# Il tavolo: quello che la pagina dice mentre si gioca. Letto anche dal browser: solo variabili e selettori.

you = tu
you-first = Tu
you-object = te
white = Bianco
black = Nero
bot = bot
you-mark = tu
seat-free = Posto libero
gone = assente
bar-word = bar
off-word = off
number = { $n ->
    [0] nessuna
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
    [13] tredici
    [14] quattordici
    [15] quindici
   *[other] { $n }
}
# Punte e pedine
board-label = Tavola. Le frecce vanno di punta in punta, Invio muove una pedina.
point = punta { $number }
bar-yours = il tuo bar
bar-theirs = il bar dell’avversario
tray-yours = le tue pedine uscite
tray-theirs = le pedine uscite dell’avversario
bar-white = il bar del Bianco
bar-black = il bar del Nero
tray-white = le pedine uscite del Bianco
tray-black = le pedine uscite del Nero
place = { $place }, { $checkers }
checkers-none = nessuna pedina
checkers-count = { $count }
checkers-yours = { $n ->
    [1] una tua pedina scoperta
   *[other] { $count } tue
}
checkers-theirs = { $n ->
    [1] una pedina scoperta dell’avversario
   *[other] { $count } dell’avversario
}
checkers-white = { $n ->
    [1] una pedina scoperta del Bianco
   *[other] { $count } del Bianco
}
checkers-black = { $n ->
    [1] una pedina scoperta del Nero
   *[other] { $count } del Nero
}
moves-to = muove alla { $to }
moves-hitting = muove alla { $to }, colpendo
moves-off = esce
quadrant-home = La tua casa: { $checkers }
quadrant-outer = Il tuo quadrante esterno: { $checkers }
quadrant-their-outer = Il quadrante esterno dell’avversario: { $checkers }
quadrant-their-home = La casa dell’avversario: { $checkers }
dice-swap = Dadi { $a } e { $b }: scambiali
dice-done = Dadi { $a } e { $b }, giocati: raccoglili
cube-press = Cubo: raddoppia a { $value }
cube-middle = Cubo al centro, a { $value }
cube-owned = Cubo a { $value }, { $you ->
    [true] lo hai tu
   *[false] lo ha { $who }
}

# Azioni
act-roll = Tira
act-double = Raddoppia
act-confirm_double = Raddoppia a { $value }
act-cancel_double = No
act-take = Accetta
act-drop = Passa
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Fatto
act-no_move = Nessuna mossa: continua
act-undo = Annulla
act-next_game = Prossima partita
act-offer_rematch = Rivincita
act-accept_rematch = Accetta la rivincita
act-decline_rematch = No, grazie
act-accept_resignation = Accetta
act-reject_resignation = Si continua
act-annul_doubles = Annulla i raddoppi
act-annul_doubles-detail = nella Crawford non si raddoppia
act-correct_start = Correggi la posizione iniziale
act-correct_start-detail = prima del quarto tiro
act-roll_early = Tira in anticipo
act-double_early = Raddoppia in anticipo
act-double_by_mistake = Raddoppia nella Crawford
act-accept_play = Va bene così
act-challenge = Chiedi una mossa regolare
confirm-double = Raddoppi a { $value }? Premi ancora per confermare.

# La riga sotto la tavola
status-waiting = In attesa dell’avversario.
status-waiting-doubles = In attesa che tutti si siedano.
status-ready = L’incontro sta per cominciare.
status-opening = Tira per decidere chi comincia.
status-opening-tie = Doppio { $die }: si tira di nuovo.
status-rolling = I dadi rotolano.
status-their-roll = { $who } deve tirare.
status-their-play = { $who } deve giocare { $roll }.
status-doubled = Raddoppio a { $value }. Si attende { $who }.
status-play = { $roll }: tocca a te.
status-cannot = { $roll }: nessuna mossa possibile.
status-complete = Premi Fatto, oppure annulla una mossa.
status-rolled-early = { $mover ->
    [you] { $who } ha tirato { $roll } in anticipo: il tiro vale, e giochi conoscendolo. Prima di giocarlo non può raddoppiare (IRR-07).
    [opponent] Hai tirato { $roll } in anticipo: il tiro vale, l’avversario gioca conoscendolo, e non puoi raddoppiare (IRR-07).
   *[other] { $who } ha tirato { $roll } in anticipo: il tiro vale (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } ha raddoppiato in anticipo: giochi sapendolo, poi rispondi (CUB-09).
    [opponent] Hai raddoppiato in anticipo: non si può ritirare (CUB-09).
   *[other] { $who } ha raddoppiato in anticipo (CUB-09).
}
status-shown = { $who } può contestare la tua mossa finché non tira.
status-challenged = { $who } chiede una mossa regolare: gioca di nuovo { $roll }.
status-their-shown-answer = { $who } ha giocato. Accetta la mossa, oppure chiedine una regolare.
status-their-shown = { $who } ha giocato. Tirando accetti la mossa.
status-resigned = Hai proposto di abbandonare perdendo { $win ->
    [gammon] un gammon
    [backgammon] un backgammon
   *[single] una partita semplice
}. Si attende la risposta.
status-next-wanted = In attesa dell’avversario.
status-rematch-asked = Hai chiesto la rivincita.
status-rematch-offered = L’avversario vorrebbe la rivincita.
status-closed = Questo tavolo è chiuso.
done-unmoved = Non hai mosso nulla. Premi ancora per finire lo stesso il turno.
roll-early-sure = L’avversario non ha finito. Un tiro fatto adesso vale come dicono le regole di questo tavolo. Premi ancora per tirare lo stesso.
double-early-sure = Questo raddoppio è prematuro e non si può ritirare (CUB-09). Premi ancora per raddoppiare lo stesso.
not-complete = Il turno non è completo: gioca tutti i numeri che puoi.
not-now = Ora non puoi farlo.
dice-used = I dadi sono già giocati. Annulla per giocare diversamente.
typing = Mossa: { $text }
typed-wrong = «{ $text }» non è una mossa possibile.
deadline = { $you ->
    [true] Decidi entro { $seconds } s.
   *[false] { $who } ha ancora { $seconds } s per decidere.
}
absence = { $who } non c’è. Se non torna entro { $left }, puoi chiedere la vittoria.
line-open = Connesso
line-lost = Connessione persa. Riconnessione in corso…
replay-start = Inizio della partita, 0 di { $of }
replay = { $at } di { $of }. { $who }: { $roll } { $play }

# Detto mentre accade
say-sits = { $who } si siede.
say-gone = { $who } ha perso la connessione.
say-back = { $who } è di nuovo qui.
say-play = { $who } ha tirato { $a }-{ $b } e ha giocato { $play }.
say-play-told = { $who } gioca { $play }.
say-play-short = { $play }.
say-cannot = { $who } ha tirato { $a }-{ $b } e non ha mosse possibili.
say-cannot-told = { $who } non ha mosse possibili.
say-roll = { $double ->
    [true] Doppio { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] nessuna mossa possibile
    [one] una mossa
   *[other] { $n } mosse
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } tira { $a }-{ $b }.
say-complete = Turno completo
say-forced = Obbligata: { $play }.
say-doubles = { $who } raddoppia a { $value }. Accetti o passi?
say-beaver = { $who } risponde beaver: il cubo andrebbe a { $value }.
say-raccoon = { $who } risponde raccoon: il cubo andrebbe a { $value }.
say-otter = { $who } risponde otter: il cubo andrebbe a { $value }.
say-cube = Cubo a { $value }, { $you ->
    [true] lo hai tu
   *[false] lo ha { $who }
}.
say-cube-middle = Cubo al centro a { $value }.
say-game = Partita { $game }.
say-crawford = Partita { $game }, la Crawford: non si raddoppia.
say-result = { $you ->
    [true] Hai vinto
    [lost] Hai perso
   *[false] { $who } vince
} { $win ->
    [gammon] un gammon
    [backgammon] un backgammon
   *[single] la partita
}{ $ending ->
    [dropped] {" "}dopo un raddoppio passato
    [resigned] {" "}per abbandono
    [claimed] {" "}per dichiarazione
    [flag] {" "}per il tempo
    [forfeited] {" "}per assenza
    [adjudicated] {" "}per decisione dell’arbitro
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}con il cubo a { $cube }
}, { $points ->
    [one] un punto
   *[other] { $points } punti
}.
say-match-won = { $you ->
    [true] Hai vinto l’incontro
    [lost] Hai perso l’incontro
   *[false] { $who } vince l’incontro
}{ $cause ->
    [flag] {" "}per il tempo
    [too_slow] {" "}perché la decisione ha richiesto troppo tempo
    [absent] {" "}per assenza { $you ->
        [lost] tua
       *[other] dell’avversario
    }
    [left] {" "}{ $you ->
        [lost] perché hai lasciato il tavolo
       *[other] perché l’avversario ha lasciato il tavolo
    }
    [resigned] {" "}per abbandono
    [ruling] {" "}per decisione dell’arbitro
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] La sessione è finita: un giocatore ha lasciato il tavolo.
    [absent] La sessione è finita: un giocatore non è tornato.
    [too_slow] La sessione è finita: una decisione ha richiesto troppo tempo.
    [flag] La sessione è finita: un giocatore ha esaurito il tempo.
    [resigned] La sessione è finita: un giocatore ha abbandonato.
    [ruling] La sessione è finita per decisione dell’arbitro.
    [annulled] L’incontro è annullato: non conta per nessuno.
   *[session_over] La sessione è finita.
}
say-resigns = { $who } propone di abbandonare perdendo { $win ->
    [gammon] un gammon
    [backgammon] un backgammon
   *[single] una partita semplice
}.
say-rejected = L’abbandono non è stato accettato: si continua.
say-your-turn = Tocca a te: tira.
say-your-turn-cube = Tocca a te: tira o raddoppia.
say-pips = Pip: tu { $yours }, avversario { $theirs }.
score-money = Punteggio { $yours }–{ $theirs }.
points-word = punti
score-stake = Punteggio { $yours }–{ $theirs }: { $lead ->
    [level] nessuno deve niente
    [you] sei in vantaggio di { $amount }
    [opponent] l’avversario è in vantaggio di { $amount }
   *[other] { $who } è in vantaggio di { $amount }
}.
score-match = Punteggio { $yours }–{ $theirs } ai { $length }.
score-match-stood = Il punteggio era { $yours }–{ $theirs } ai { $length }.

# Intorno alla tavola
bar-you = Tu: { $who }
bar-them = Avversario: { $who }
pips = { $n } pip
away = ne { $n ->
    [one] manca
   *[other] mancano
} { $n }
score-of = { $n ->
    [one] un punto
   *[other] { $n } punti
}
title-game = partita { $game }
title-crawford = Crawford
no-move = nessuna mossa
moved-double = raddoppio a { $value }
moved-take = accettato
moved-drop = passato
moved-beaver = beaver a { $value }
moved-raccoon = raccoon a { $value }
moved-otter = otter a { $value }
moved-roll_early = tirato in anticipo
moved-double_early = raddoppio anticipato a { $value }
moved-annul_doubles = raddoppi della Crawford annullati
moved-correct_start = posizione iniziale corretta
moved-challenge = chiesta una mossa regolare
game-how = { $ending ->
    [dropped] passata
    [resigned] { $win ->
        [gammon] gammon, abbandono
        [backgammon] backgammon, abbandono
       *[single] abbandono
    }
    [claimed] { $win ->
        [gammon] gammon, dichiarato
        [backgammon] backgammon, dichiarato
       *[single] dichiarata
    }
    [flag] { $win ->
        [gammon] gammon, per il tempo
        [backgammon] backgammon, per il tempo
       *[single] per il tempo
    }
    [forfeited] { $win ->
        [gammon] gammon, per assenza
        [backgammon] backgammon, per assenza
       *[single] per assenza
    }
    [adjudicated] { $win ->
        [gammon] gammon, per decisione dell’arbitro
        [backgammon] backgammon, per decisione dell’arbitro
       *[single] per decisione dell’arbitro
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] semplice
    }
}
match-decided = { $cause ->
    [flag] incontro vinto per il tempo
    [too_slow] incontro vinto: la decisione ha richiesto troppo tempo
    [absent] incontro vinto per assenza dell’avversario
    [left] incontro vinto: l’avversario ha lasciato il tavolo
    [ruling] incontro vinto per decisione dell’arbitro
   *[resigned] incontro abbandonato
}{ $between ->
    [true] {" "}fra una partita e l’altra
   *[false] {""}
}
plays-count = { $n ->
    [one] Una mossa possibile
   *[other] { $n } mosse possibili
}
resign-single = Abbandona una partita semplice: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
resign-gammon = Abbandona un gammon: { $points } punti
resign-backgammon = Abbandona un backgammon: { $points } punti
resign-match = Abbandona tutto l’incontro
resign-match-sure = Sì, abbandono tutto l’incontro
resign-match-no = No, continuo
resign-when-done = { $win ->
    [gammon] Proponi di abbandonare un gammon
    [backgammon] Proponi di abbandonare un backgammon
   *[single] Proponi di abbandonare la partita
} appena finito il turno (END-08). Esc annulla.
resign-kind = { $win ->
    [gammon] Abbandona un gammon
    [backgammon] Abbandona un backgammon
   *[single] Abbandona una partita semplice
}
leave-session = Chiudi la sessione
leave-table = Lascia il tavolo
lookback-game = { $match ->
    [1] Partita { $game }
   *[other] Incontro { $match }, partita { $game }
}
lookback-open = Rivedi la partita { $game }
lookback-unreachable = Ora non si riesce a leggere le partite. Riprova tra poco.
copied = Copiato: { $text }
watchers = { $n ->
    [one] 1 spettatore
   *[other] { $n } spettatori
}
bot-level = Bot · { $level }
bot-level-beginner = principiante
bot-level-novice = inesperto
bot-level-casual = occasionale
bot-level-intermediate = intermedio
bot-level-advanced = avanzato
bot-level-expert = esperto
bot-level-full = piena forza
stake-per-point = { $unit } per punto
line-needed = Nessuna connessione: si potrà di nuovo appena torna.
line-waiting = Non ancora inviato: quello che hai fatto parte appena torna la connessione.
moved-rejected_single = abbandono semplice: rifiutato
moved-rejected_gammon = abbandono per gammon: rifiutato
moved-rejected_backgammon = abbandono per backgammon: rifiutato
act-double-detail = a { $value }
act-take-detail = per { $asked }
act-drop-detail = perdi { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = vinci { $points }
act-beaver-detail = a { $beaver }
act-raccoon-detail = a { $beaver }
act-otter-detail = a { $beaver }
key-escape = torna indietro da ciò che è a metà; torna al gioco dalle mosse riviste
key-mouse = muovi con il primo dado; tasto destro: con l’altro
key-dice = scambia i dadi; a turno completo: fatto
key-drag = muovi con entrambi i dadi in una volta
invite-copied = Copiato. Invialo al tuo amico.
invite-select = Copia il link selezionato e invialo al tuo amico.

# Perché qualcosa è rifiutato
refused-clause = { $text } ({ $clause })
refused-closed = Questo tavolo è chiuso.
refused-not-seated = Possono farlo solo i giocatori di questo tavolo.
refused-seat-taken = Quel posto è occupato.
refused-wrong-invitation = Quel posto è riservato a chi ha l’invito.
refused-not-begun = L’incontro non è ancora cominciato.
refused-no-game = Non c’è nessuna partita in corso.
refused-match-over = L’incontro è finito.
refused-opponent-left = L’avversario ha lasciato il tavolo.
refused-dice-called = I dadi stanno per essere tirati.
refused-time-is-up = Il tempo era scaduto.
refused-rules = In questo momento le regole non lo permettono.
refused-not-opened = Questo tavolo non esiste.
refused-opened-already = Questo tavolo esiste già.
refused-not-allowed = Possono farlo solo il server o il direttore.
refused-nobody = Inserisci prima il tuo nome.
refused-seated-already = Hai già un posto qui.
refused-same-player = Non si può giocare contro sé stessi.
refused-broken-start = Con queste impostazioni la prima partita non può cominciare.
refused-ready-already = Hai già detto che si può cominciare.
refused-begun-already = L’incontro è già cominciato.
refused-seats-kept = I posti non cambiano fino alla fine dell’incontro.
refused-game-on = La partita non è finita.
refused-match-not-over = L’incontro non è finito.
refused-no-match = Nel gioco a soldi non c’è un incontro da abbandonare: abbandona la partita o lascia il tavolo.
refused-asked-already = L’hai già chiesto.
refused-rejected-before = L’avversario ha rifiutato; puoi offrirlo di nuovo dopo il prossimo tiro.
refused-no-rematch = Nessuno ha offerto la rivincita.
refused-not-that-roll = È un altro tiro che aspetta i suoi anelli.
refused-link-opened = L’anello per questo tiro è già aperto.
refused-no-own-chain = Gli anelli di questo posto li apre il server.
deposit-no-own-chain = Un seme si può depositare quando questo posto si è impegnato su una catena propria.
deposit-not-the-seed = Questo seme non appartiene alla catena su cui questo posto si è impegnato.
refused-bad-link = L’anello non corrisponde all’impegno preso da questo posto.
refused-another-log = Questo browser ha visto uno svolgimento dell’incontro diverso da quello registrato qui.
refused-too-long = Un testo o un elenco è troppo lungo, o un numero troppo grande.
refused-chain-too-long = Una catena ha al massimo 4096 anelli.
dice-alarm-commitment = Il server ha cambiato ciò su cui si era impegnato prima dell’incontro.
dice-alarm-chains = Le catene di questo incontro sono state cambiate dopo il suo inizio.
dice-alarm-start = Un tuo anello è stato chiesto prima che l’incontro cominciasse.
dice-alarm-ahead = È stato chiesto l’anello per il tiro { $number }, ma il prossimo tiro è il { $expected }. Avrebbe rivelato al server i tiri futuri.
dice-alarm-log = Il server mostra ora uno svolgimento dell’incontro diverso da prima.
dice-alarm-between = Il tiro { $number } è stato chiamato, e prima che i dadi cadessero è successo altro.
dice-alarm-twice = Il tiro { $number } è stato chiamato una seconda volta, da qualcun altro o per qualcos’altro.
dice-alarm-dice = I dadi sulla tavola non sono quelli del verbale.
dice-alarm-lost = Il server ha ricevuto il tuo anello per il tiro { $number } ma lo ha registrato come non aperto.
dice-alarm-escrow = Il tiro { $number } risulta aperto da un deposito, ma questo browser non ha depositato nulla.
dice-alarm-proof = Il verbale dei dadi non torna: { $fault }
dice-alarm-refused = Questo browser non apre più anelli in questo incontro; al loro posto si usa il valore predefinito pubblicato, e il verbale lo mostra.
dice-said = Attenzione: { $text }
dice-remark-late = Il tuo anello per il tiro { $number } è partito { $seconds } s dopo l’arrivo della chiamata e non contava più: al suo posto si è usato il valore predefinito pubblicato.
dice-remark-away = { $n ->
    [one] Un tiro è stato fatto mentre questo browser non c’era: al posto del tuo anello si è usato il valore predefinito pubblicato.
   *[other] { $n } tiri sono stati fatti mentre questo browser non c’era: al posto dei tuoi anelli si è usato il valore predefinito pubblicato.
}
dice-remark-elsewhere = La tua parte in questi dadi non è in questo browser, ma in quello dove hai detto che si poteva cominciare. Qui ogni tuo tiro aspetta un momento e poi usa il valore predefinito pubblicato. Nell’altro browser, «Continua su un altro dispositivo» ti dà un link che porta qui la tua parte.
dice-remark-house = Questo browser non conserva nulla, perciò il server estrae anche la tua parte dei dadi.
dice-remark-unsure = Mentre questo browser non c’era sono stati fatti più tiri di quanti ne possa garantire: in questo incontro non apre più anelli, e al loro posto si usa il valore predefinito pubblicato.
dice-remark-brought = Ora la tua parte nei dadi è anche in questo browser.
dice-right = { $rolls ->
    [one] Dadi controllati: l’unico tiro segue da ciò che era stato messo sotto chiave prima dell’incontro e che questo browser ha conservato.
   *[other] Dadi controllati: tutti i { $rolls } tiri seguono da ciò che era stato messo sotto chiave prima dell’incontro e che questo browser ha conservato.
}
dice-fits = { $rolls ->
    [one] Dadi controllati: l’unico tiro corrisponde al verbale. Questo browser non aveva conservato nulla con cui confrontarlo.
   *[other] Dadi controllati: tutti i { $rolls } tiri corrispondono al verbale. Questo browser non aveva conservato nulla con cui confrontarli.
}
dice-wrong = I dadi di questo incontro non seguono da ciò che era stato messo sotto chiave prima.
refused-no-dice = Mancano i dadi per farlo.
refused-too-many-steps = Una mossa ha al massimo quattro passi.
refused-nothing-changes = Non cambierebbe nulla.
refused-no-clock = Qui non c’è un orologio.
refused-break-between-games = Le pause si fanno tra una partita e l’altra.
refused-nothing-due = Non c’è nulla in scadenza.
refused-not-absent = L’avversario non è assente da abbastanza tempo.
refused-too-fast = Troppe richieste: aspetta un momento.
refused-not-yours = Non ti è permesso farlo.
refused-malformed = Il server non ha capito la richiesta.
refused-away = In questo momento il circolo non può salvare nulla. Riprova tra poco; intanto il tuo orologio è fermo.
refused-trouble = Qualcosa è andato storto da parte nostra. Riprova.
clause-END-08 = Si abbandona dopo aver completato il turno, e per non più di quanto la partita può ancora costare.
clause-END-09 = Altri tiri potrebbero ancora cambiare il risultato.
clause-MOV-01 = Quella punta è tenuta da due o più pedine avversarie.
clause-MOV-02 = Ogni numero è una mossa a sé, e nessuna delle punte intermedie su cui questa pedina potrebbe fermarsi è libera.
clause-MOV-03 = Nessuno dei due numeri da solo è giocabile.
clause-MOV-05 = Un doppio si gioca al massimo quattro volte.
clause-MOV-06 = Due colori non stanno mai sulla stessa punta.
clause-MOV-07 = Bisogna giocare entrambi i numeri.
clause-MOV-08 = Se si può giocare un solo numero, dev’essere il maggiore.
clause-MOV-09 = Di un doppio si gioca il maggior numero possibile di mosse.
clause-MOV-10 = Il turno si perde solo quando non c’è nessuna mossa possibile.
clause-HIT-02 = Prima devono entrare le pedine sul bar.
clause-HIT-03 = La punta d’entrata non è libera.
clause-HIT-04 = Devono entrare quante più pedine possibile.
clause-OFF-01 = Si esce solo quando tutte le proprie pedine sono in casa.
clause-OFF-02 = Si esce dalla punta di quel numero.
clause-OFF-03 = Una pedina su una punta più alta deve muovere quel numero.
clause-OFF-04 = Si esce dalla propria punta più alta.
clause-OFF-08 = Anche uscendo bisogna usare entrambi i numeri.
clause-CUB-02 = Il cubo non è tuo, oppure i dadi sono già stati tirati.
clause-CUB-03 = Non ti è stato offerto nulla.
clause-CUB-04 = Non puoi raddoppiare due volte di fila.
clause-CUB-06 = Prima si risponde al raddoppio.
clause-CUB-15 = Queste regole non prevedono quella risposta.
clause-CUB-17 = Con queste regole non puoi raddoppiare a questo punteggio.
clause-MAT-02 = Nella partita Crawford non si raddoppia.
clause-MAT-04 = Dopo la Crawford chi insegue non può raddoppiare prima del suo terzo turno.
clause-SET-07 = Il primo tiro decide chi comincia.
clause-SET-08 = Prima si tira.
clause-IRR-01 = La mossa è regolare e resta.
clause-IRR-02 = Il turno è finito.
clause-IRR-05 = Non è il tuo turno.
clause-OPT-03 = Negli incontri a punti non esiste.

# Impostazioni
set-group-board = Tavola
set-group-auto = Automatismi
set-group-sound = Suoni
set-group-voice = Lettura ad alta voce
set-board = Tavola
set-board-noce = Noce
set-board-lavagna = Lavagna
set-board-chiaro = Chiaro (alto contrasto)
set-board-panno = Panno verde
set-board-marmo = Marmo
set-board-lacca = Lacca e oro
set-look = Aspetto
set-look-system = Come il sistema
set-look-light = Chiaro
set-look-dark = Scuro
set-numbers = Numeri delle punte
set-numbers-own = Ognuno dalla propria casa
set-numbers-absolute = Gli stessi per entrambi (le mosse si scrivono dalla propria casa)
set-home = La tua casa
set-home-right = A destra
set-home-left = A sinistra
set-colour = Le tue pedine
set-colour-light = Chiare
set-colour-dark = Scure
set-speed = Animazione
set-speed-slow = Lenta
set-speed-normal = Normale
set-speed-fast = Veloce
set-speed-quick = Molto veloce
set-speed-none = Nessuna
set-arrows = Mostra l’ultima mossa
set-pips = Mostra i pip
set-clocks = Mostra gli orologi
set-autoForced = Gioca i turni interamente obbligati
set-autoPass = Continua quando non c’è mossa
set-autoRoll = Tira quando non si può raddoppiare
set-autoBearOff = Esci quando non c’è più contatto
set-fastForward = Avanti veloce quando non puoi entrare
set-confirmDouble = Conferma i raddoppi
set-soundRoll = Dadi
set-soundChecker = Pedine
set-soundHit = Pedine colpite
set-soundOff = Uscita
set-soundCube = Cubo
set-soundClock = Tempo agli sgoccioli
set-soundTurn = Il tuo turno
set-sayRolls = I tiri
set-sayRolls-full = Con il numero di mosse possibili
set-sayRolls-short = Solo i dadi
set-sayRolls-none = No
set-sayPlays = Le mosse dell’avversario
set-sayPlays-full = Chi, tiro e mossa
set-sayPlays-short = Solo la mossa
set-sayPlays-none = No

# Tasti
key-go = tira, fatto, avanti
key-undo = annulla un passo
key-undo-all = annulla tutto il turno
key-double = raddoppia
key-take = accetta
key-drop = passa, rifiuta
key-beaver = beaver, raccoon, otter
key-swap = scambia i dadi
key-flip = gira la tavola
key-list = elenca le mosse; un numero e Invio ne gioca una
key-last = mostra di nuovo l’ultima mossa
key-clocks = mostra o nascondi gli orologi
key-pips = mostra o nascondi i pip
key-quadrants = leggi la tavola per quadranti
key-type = scrivi una mossa, poi Invio
key-replay = rivedi la partita
key-board = vai alla tavola
key-help = questo elenco
key-bell = alla campanella con gli avvisi

# Consultation doubles: two who share a side
pair-title = La tua coppia
pair-hand = dadi: { $who }
pair-away = { $who }: assente
pair-dice = { $you ->
    [true] Hai tu i dadi e giochi per la coppia.
   *[false] { $who } ha i dadi e gioca per la coppia.
}
pair-private = Questo lo leggete solo voi due.
pair-come-back = Torna e prendi i dadi
pair-leave = Lascia il tavolo ({ $who } continua)
pair-left = { $who } ha lasciato il tavolo. Continui da te; può tornare.
pair-you-left = Hai lasciato il tavolo e { $who } continua. Puoi tornare.
pair-away-note = { $who } è assente. Puoi prendere i dadi.
pair-links-away = La parte dei dadi della coppia viene aperta dal browser di { $who }: finché è assente ogni tiro richiede un po’ di più.
act-take_dice = Prendi i dadi
act-give_dice = Fai giocare { $who }
act-advise = Scrivi al socio
status-advise = { $who } deve giocare { $roll }. Muovi le pedine per mostrare una mossa.
status-advise-ready = Mostra questa mossa a chi ha i dadi ({ $who }), oppure annullala.
say-dice = { $you ->
    [true] Hai tu i dadi.
   *[false] { $who } ha i dadi.
}
say-partner-left = { $who } ha lasciato il tavolo.
say-partner-back = { $who } è di nuovo al tavolo.
talk-you = Tu
key-talk = scrivi al socio
key-dice-hand = prendi i dadi, o passali al socio
refused-no-partner = A questo tavolo non hai un socio.
refused-partner-has-dice = I dadi li ha il tuo socio. Prendili per giocare.
refused-partner-missing = Il tuo socio non è al tavolo.
refused-bot-in-pair = Un bot gioca da solo: una coppia è di due persone.
refused-bad-text = Scrivi da 1 a 500 caratteri.

# What a side says among itself, here and in a chouette
talk-none = Nessuno ha ancora detto niente.
talk-label-partner = Una parola al tuo socio
talk-play-this = Gioca questa
talk-send = Invia
talk-show = Mostra sulla tavola
talk-hide = Nascondi
act-advise_play = Mostra la mossa
act-propose = Proponi
said-advice = { $who } consiglia: { $text }

# Il tutor

knob-tutor = Tutor
act-take_back = Torna indietro
key-hint = suggerimento
key-take-back = torna indietro
tutor-title = È proprio quello che vuoi?
tutor-costs =
    { $kind ->
        [play] Questa mossa perde { $loss }.
       *[decision] Questa decisione perde { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Gioca così
       *[other] Procedi
    }
tutor-show = Mostra di meglio
tutor-again = Scegli di nuovo
tutor-hint = Suggerimento
tutor-hint-title = Le mosse migliori
tutor-hint-play = { $play } { $loss }
tutor-back = Torna al tavolo
tutor-taken-back =
    { $n ->
        [0] In questo incontro non si è mai tornati indietro.
        [one] In questo incontro si è tornati indietro una volta.
       *[other] In questo incontro si è tornati indietro { $n } volte.
    }
tutor-cube-no_double = Non raddoppiare.
tutor-cube-double = Raddoppia.
tutor-cube-too_good = Troppo forte per raddoppiare: continua a giocare.
tutor-cube-take = Accetta.
tutor-cube-drop = Passa.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Senza raddoppio { $wait }, raddoppio accettato { $take }, raddoppio passato { $drop }
tutor-away = In questo momento il tutor non risponde; la partita continua senza.
say-taken-back = Si torna indietro.
with-tutor = Con tutor
refused-no-tutor = A questo tavolo non c’è un tutor per te.
refused-nothing-to-take-back = In questa partita non c’è nulla da annullare.
refused-not-for-tutor = Il tutor aiuta una persona contro un bot: senza orologio, senza denaro, solo con mosse regolari.
refused-tutor-rests = Stai giocando contro altre persone: fino alla fine il tutor non dice nulla.
refused-nothing-to-advise = Ora non hai nulla da decidere.
