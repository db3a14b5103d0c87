# La chouette: ciò che la sua pagina dice oltre a quello che dice ogni tavolo. Letto anche dal browser.

role-box = Box
role-partner = Socio
role-captain = Capitano
role-member = Squadra
role-giver = Ha dato un cubo
role-out = Fuori
role-waiting = In attesa
role-gone = Via
with-role = { $who }, { $role }
nobody = nessuno
no-cubes = Non ci sono cubi sul tavolo.
points-count = { $n ->
    [one] un punto
   *[other] { $size } punti
}

# A che punto siamo
now-gathering = { $n ->
    [0] Nessuno si è ancora unito: per una chouette servono almeno tre giocatori.
    [one] Si è unito un giocatore: per una chouette ne servono almeno tre.
   *[other] Si sono uniti { $n } giocatori: per una chouette ne servono almeno tre.
}
now-enough = Si sono uniti { $n } giocatori. Tirate un dado per l’ordine, o aspettatene altri.
now-enough-wooden = Si sono uniti { $n } giocatori. Tirate un dado ciascuno sulla tavola e inserite l’ordine.
now-ordering = Ognuno tira un dado: il più alto è il box, il secondo il capitano.
now-order = L’ordine è deciso: { $box } è il box, { $captain } il capitano.
now-between = Prima della partita { $game }: { $box } è il box, { $captain } il capitano.
now-partner = { $you ->
    [true] Vuoi fare il socio del box?
   *[false] { $who } deve dire se vuole fare il socio del box.
}
now-draw = Nessuno vuole fare il socio: il box può sorteggiarne uno.
now-closed = La sessione è finita. I conti mostrano che cosa resta da pagare.
now-extras = { $you ->
    [true] Solo tu hai accettato: ciascuno degli altri può darti un altro cubo, pagandoti { $price }.
   *[false] Solo { $who } ha accettato. Chi ha passato può dare un altro cubo, pagando { $price }.
}
now-tie = { $you ->
    [true] Due volte lo stesso numero. Raddoppi ancora la posta?
   *[false] Due volte lo stesso numero: { $who } decide se raddoppiare ancora la posta.
}
now-wooden = La partita { $game } si gioca sulla tavola di legno. Segna i cubi e il risultato.
now-box-offers = { $step ->
    [beaver] { $box }: beaver a { $value } contro { $members }.
    [raccoon] { $box }: raccoon a { $value } contro { $members }.
    [otter] { $box }: otter a { $value } contro { $members }.
   *[double] { $box } (box): raddoppio a { $value } contro { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver a { $value }.
    [raccoon] { $members }: raccoon a { $value }.
    [otter] { $members }: otter a { $value }.
   *[double] { $members }: raddoppio a { $value }.
}
now-offer-part = { $by ->
    [box] a { $value } contro { $members }
   *[team] { $members } a { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver { $list }.
    [raccoon] { $box }: raccoon { $list }.
    [otter] { $box }: otter { $list }.
   *[double] { $box } (box): raddoppio { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Raddoppio: { $list }.
}
waits-next-game = Giochi dalla prossima partita.
now-resignation = { $you ->
    [true] Ti offrono { $win ->
        [gammon] un gammon
        [backgammon] un backgammon
       *[single] una partita semplice
    }. Accetti?
   *[false] Abbandono proposto: { $win ->
        [gammon] un gammon
        [backgammon] un backgammon
       *[single] una partita semplice
    }. Si attende { $who }.
}
now-opening-yours = Tiro d’apertura: tira il tuo dado.
now-opening = Tiro d’apertura: box e capitano tirano un dado ciascuno.
now-roll-cube = { $you ->
    [true] Tocca a te: tira o raddoppia.
   *[false] { $who } deve tirare. Prima puoi raddoppiare.
}
now-roll = { $you ->
    [true] Tocca a te: tira.
   *[false] { $who } deve tirare.
}
now-play = { $who } deve giocare { $roll }.
now-shown = { $you ->
    [true] La mossa è fatta: tirando la accetti.
   *[false] La mossa è fatta; { $who } può chiederne una regolare.
}
now-advise = { $who } deve giocare { $roll }. Muovi le pedine per mostrare una mossa al capitano.
now-advise-ready = Mostra questa mossa al capitano, o annullala.
waits-roll_die = Devono ancora tirare: { $who }.
waits-offer = Possono ancora raddoppiare: { $who }.
waits-answer = Devono ancora rispondere: { $who }.
waits-extra = Devono ancora decidere: { $who }.
time-left = restano { $time }

# Azioni
choice-roll_die = Tira il tuo dado
choice-roll_opening = Tira
choice-draw_partner = Sorteggia un socio
choice-give_extra = Da’ un cubo e paga { $price }
choice-decline_extra = Nessun cubo
choice-count_tie = Accetta il raddoppio automatico
choice-decline_tie = Lascia il cubo com’è
choice-accept_partner = Accetto di fare il socio
choice-decline_partner = No, grazie
choice-start_game = { $game ->
    [1] Comincia la prima partita
   *[other] Comincia la partita { $game }
}
choice-seek_partner = Cerca un socio
choice-end_partnership = Sciogli la società
choice-double = Raddoppia a { $value }
choice-double_all = Raddoppia a tutti
choice-double_some = Raddoppia a quelli scelti
choice-hold = Non raddoppio
choice-join = Unisciti
choice-stay = Resta
choice-leave = Lascia la chouette
choice-leave-game = Lascia dopo questa partita
choice-close = Termina la sessione
sure-leave = Vuoi andare? Il tuo conto resta finché non è saldato.
sure-close = Vuoi terminare la sessione per tutti? I conti restano.
act-roll_opening = Tira

# Rispondere
answer-title = { $n ->
    [one] La tua risposta
   *[other] La tua risposta a { $n } cubi, come una sola decisione
}
answer-cube = { $who }: { $asked } se accetti, { $refused } persi se passi
answer-cube-alone = { $asked } se accetti, { $refused } persi se passi
answer-take = Accetta
answer-drop = Passa
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Accetta tutti
answer-all-drop = Passo su tutti
answer-all-beaver = Beaver a tutti
answer-all-raccoon = Raccoon a tutti
answer-all-otter = Otter a tutti
answer-send = Rispondi
answer-weigh = Giochi per { $played } e paghi ora { $paid }.
answer-open = Scegli una risposta per ogni cubo.
answer-fine = Le regole permettono questa risposta.
offer-title = Quali cubi?
settle-title = Accordo su un cubo
settle-offer = Proponi
settle-offered = { $own ->
    [true] Hai offerto un accordo sul { $yours ->
        [true] tuo cubo
       *[false] cubo di { $who }
    }.
   *[false] { $by } offre un accordo sul { $yours ->
        [true] tuo cubo
       *[false] cubo di { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Riceveresti { $amount }.
    [pay] Pagheresti { $amount }.
   *[nothing] Nessuno pagherebbe nulla.
}
settle-points = { $yours ->
    [true] Il tuo cubo
   *[false] Cubo di { $who }
}
settle-way-receive = Ricevo
settle-way-pay = Pago
settle-note = In punti; anche mezzi. L’offerta vale fino al prossimo tiro, mossa o raddoppio.
settle-accept = Accetta
settle-decline = Rifiuta
settle-withdraw = Ritira

# L’elenco dei giocatori
line-title = Giocatori e cubi
line-cube-ends = box ↔ suo
line-game = Questa partita
line-total = Punti
line-you = tu
line-leaving = va via dopo questa partita
line-awaited = deve agire
line-extra = cubo in più contro { $who }
line-bot = bot
line-pips = { $n } pip
line-ask = Chiedi consiglio
cube-at = { $at ->
    [box] Cubo a { $value }, in mano al box
    [own] Cubo a { $value }, lo ha { $who }
   *[middle] Cubo a { $value }, al centro
}
cube-offered = { $by ->
    [box] offerto dal box a { $value }
   *[team] offerto al box a { $value }
}
cube-settled = { $winner ->
    [box] vinto dal box
    [team] vinto contro il box
   *[agreed] chiuso con un accordo
}
cube-single = Il cubo
cube-won = vinto
cube-lost = passato
cube-agreed = accordo

# Consigli
talk-title = Consigli della squadra
talk-never = Le regole di questo tavolo non permettono consigli al capitano.
talk-free = Ora le regole di questo tavolo non ti permettono di consigliare.
talk-after-cube = La squadra può consigliare quando un cubo è stato girato.
talk-cube-holders = Può consigliare chi ha offerto o accettato un cubo, e chi viene consultato dal capitano.
talk-label = Consiglio al capitano
talk-label-team = Una parola alla tua squadra
talk-title-partner = Box e socio
talk-agree = D’accordo
talk-agreed = d’accordo: { $who }
table-talk-title = Chiacchiere al tavolo
table-talk-label = A tutti al tavolo
line-away = assente
line-asked = consiglio chiesto
line-unask = Ritira la richiesta
sure-paid = { $to } ha ricevuto { $amount } da te? Viene registrato nei conti per tutti.
sure-leave-plays-on = Esci? Il tuo cubo continua sotto il capitano fino alla fine della partita. Il tuo conto resta aperto finché non è saldato.
sure-leave-loses = Esci? A questo tavolo perdi subito i tuoi cubi aperti come stanno. Il tuo conto resta aperto finché non è saldato.

# Conti
accounts-title = Conti
accounts-open = Conti e saldo
accounts-games = Partite
accounts-none = Nessuna partita è ancora finita.
accounts-sum = La somma di tutti i conti è { $sum }.
accounts-fewest = Il minor numero di pagamenti
accounts-pay = { $from } paga { $amount }, riceve { $to }
accounts-paid = Ho pagato
accounts-even = Nessuno deve nulla.
game-line = { $winner ->
    [box] { $box } (box) ha battuto { $captain }
   *[team] { $captain } ha battuto { $box } (box)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , con tutti i cubi regolati
    [resigned] , per abbandono
    [claimed] , dichiarata vinta
    [flag] , per il tempo
    [forfeited] , per assenza
    [adjudicated] , per decisione dell’arbitro
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Il box resta.
    [behind] Il box ha vinto ma era in perdita: va in fondo alla coda.
   *[beaten] Il box va in fondo alla coda.
}

# Detto quando accade
said-joins = { $who } si unisce.
said-stays = { $who } resta.
said-leaving = { $who } va via dopo questa partita.
said-gone = { $who } ha lasciato il tavolo.
said-order = L’ordine: { $names }.
said-die = { $you ->
    [true] Hai tirato { $die }.
   *[false] { $who } ha tirato { $die }.
}
said-game = Partita { $game }: { $box } è il box, { $captain } il capitano.
said-captain = { $you ->
    [true] Ora il capitano sei tu.
   *[false] Ora il capitano è { $who }.
}
said-answer = { $n ->
    [one] La tua risposta: accetti o passi?
   *[other] Rispondi a { $n } cubi.
}
said-answered = { $who } ha risposto. Manca ancora: { $n ->
    [0] nessuno
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Il tuo cubo
       *[false] Il cubo di { $who }
    }: vinto dal box.
   *[team] { $you ->
        [true] Il tuo cubo
       *[false] Il cubo di { $who }
    }: vinto contro il box.
}
said-agreed = { $you ->
    [true] Il tuo cubo
   *[false] Il cubo di { $who }
} è stato chiuso con un accordo.
said-cube = { $at ->
    [box] { $you ->
        [true] Il tuo cubo
       *[false] Il cubo di { $who }
    }: { $value }, in mano al box.
    [own] { $you ->
        [true] Il tuo cubo: { $value }, in mano tua.
       *[false] Il cubo di { $who }: { $value }, in mano sua.
    }
   *[middle] { $you ->
        [true] Il tuo cubo
       *[false] Il cubo di { $who }
    }: { $value }, al centro.
}
said-extra = { $to } riceve un altro cubo a { $value } da { $from }.
said-result = Partita { $game }: { $winner ->
    [box] { $box }, il box, batte { $captain }
   *[team] { $captain } batte { $box }, il box
}{ $win ->
    [gammon] {" "}con un gammon
    [backgammon] {" "}con un backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , con tutti i cubi regolati
    [resigned] , per abbandono
    [claimed] , dichiarata vinta
    [flag] , per il tempo
    [forfeited] , per assenza
    [adjudicated] , per decisione dell’arbitro
   *[borne_off] {""}
}. { $fate ->
    [stays] Il box resta.
    [behind] Il box ha vinto ma era in perdita: va in fondo alla coda.
   *[beaten] Il box va in fondo alla coda.
}
said-points = { $list }.
said-may-double = Puoi raddoppiare prima del tiro.

# Sulla tavola di legno
wood-title = Quaderno della chouette
wood-add = Aggiungi un giocatore
wood-name = Nome
wood-order = Stabilisci l’ordine
wood-order-note = Prima il box, poi il capitano, poi la coda, secondo i dadi tirati.
wood-up = Sposta { $who } in su
wood-down = Sposta { $who } in giù
wood-doubles = Chi raddoppia?
wood-double = { $who } raddoppia a { $value }
wood-box-doubles = { $who } (box) raddoppia
wood-answers = Risponde { $who }
wood-rolled = I dadi sono stati tirati
wood-tie = Stesso numero al tiro d’apertura
wood-result = La partita è finita
wood-box-wins = Vince { $who } (box)
wood-team-wins = Vincono { $who } e la squadra
wood-single = Semplice
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Annulla l’ultima voce
wood-undo-more = Annulla più voci
wood-undo-steps = Quante voci
wood-leave = { $who } va via
wood-join = { $who } resta
wood-stake = Posta della prossima partita
wood-unit = Un punto vale
wood-currency = Valuta
wood-settle = Chiudi un cubo con un accordo
wood-settle-cube = Il cubo di
wood-settle-points = Punti
wood-settle-note = Quanto riceve il giocatore; negativo se paga. Sono ammessi i mezzi punti.
wood-set = Conferma
wood-pay = Segna un pagamento
wood-from = Da
wood-to = A
wood-amount = Importo
wood-no-amount = Inserisci una somma maggiore di zero, con i decimali della sua valuta.
wood-record = Segna
wood-partner = Socio sorteggiato
wood-others = Giocatori, posta, pagamenti

# Tasti
key-chouette-go = tira, fatto, comincia
key-chouette-double = raddoppia: il tuo cubo, o tutti se sei il box
key-chouette-take = accetta tutto ciò che ti è offerto
key-chouette-drop = passa tutto ciò che ti è offerto
key-chouette-beaver = beaver a tutto ciò che ti è offerto
key-chouette-hold = nessun raddoppio in questo turno
key-chouette-cubes = leggi tutti i cubi
key-chouette-wait = di’ chi deve ancora agire
key-chouette-talk = scrivi un consiglio
key-chouette-answer = vai alla risposta

# Perché qualcosa è rifiutato
chouette-house-only = Può farlo solo il server.
chouette-player-only = Può farlo solo un giocatore.
chouette-not-opened = Questa chouette non esiste.
chouette-opened-already = Questa chouette esiste già.
chouette-not-over = La sessione non è finita.
chouette-goes-on-already = Gli stessi giocatori hanno già aperto un’altra chouette.
chouette-over = La sessione è finita.
chouette-only-over-the-board = Si segna solo sulla tavola di legno; online lo registra il server.
chouette-only-online = Si fa sulla tavola di legno e non si segna.
chouette-dice-missing = Mancano i dadi di questo tiro.
chouette-bad-text = Il testo è vuoto o troppo lungo.
chouette-not-here = Può farlo, o ricevere un pagamento, solo chi è nella chouette.
chouette-joined-already = { $member } fa già parte della chouette.
chouette-name-taken = { $name } è già nel quaderno. Se è la stessa persona, falla rientrare; altrimenti scrivi un altro nome, per esempio con un’iniziale.
chouette-full = Non possono unirsi più di { $most }.
chouette-decide-first = Rispondi prima a ciò che ti aspetta: si va via tra una decisione e l’altra.
chouette-leaving-already = Hai già detto che vai via: esci a fine partita.
chouette-order-known = L’ordine è già deciso.
chouette-order-unknown = L’ordine non è ancora deciso.
chouette-no-roll-waited = Non tocca a te tirare.
chouette-order-incomplete = L’ordine deve nominare ogni giocatore una volta.
chouette-too-few = Per una chouette servono almeno tre giocatori.
chouette-game-in-play = C’è una partita in corso.
chouette-no-game = Non c’è nessuna partita in corso.
chouette-no-part = Non sei in questa partita, o non più.
chouette-box-only = Può deciderlo solo il box.
chouette-not-the-player = Per questa parte tira, muove e decide { $member }.
chouette-no-partner-yet = Il box può avere un socio da { $from } giocatori in su.
chouette-partner-already = Il box ha già un socio.
chouette-no-partnership = Non hai nessuna società da sciogliere.
chouette-not-asked = Ora non tocca a te dire se vuoi fare il socio.
chouette-lot-too-early = Il socio si sorteggia quando tutti hanno risposto e nessuno ha voluto.
chouette-not-in-the-lot = { $member } non partecipa al sorteggio.
chouette-board = Ora le regole non lo permettono.
chouette-too-many-steps = Una mossa ha al massimo quattro passi.
chouette-tie-waits = Prima il box decide se il pari al tiro d’apertura raddoppia la posta.
chouette-no-tie = Non c’è nessun pari al tiro d’apertura da contare.
chouette-opening-over = La partita è cominciata; i pari al tiro d’apertura vengono prima.
chouette-cubes-wait = Prima bisogna rispondere ai cubi offerti.
chouette-extras-wait = Prima chi ha passato decide sui cubi in più.
chouette-others-may-offer = Altri possono ancora offrire il cubo: { $members }.
chouette-answered-this-turn = Il box ha risposto; nessuno può offrire il cubo prima del prossimo tiro.
chouette-captain-offers = Solo { $member } può offrire il cubo della squadra.
chouette-one-cube = C’è un solo cubo: si offre a tutti, e il box risponde a tutti allo stesso modo.
chouette-nothing-to-offer = Non hai nessun cubo da offrire.
chouette-not-your-cube = Non puoi offrire il cubo di { $member }.
chouette-offered-already = Il cubo di { $member } è già stato offerto in questo turno.
chouette-cube-exhausted = Il cubo non può salire oltre.
chouette-nothing-offered = Non ti è stato offerto nulla.
chouette-answered-already = Hai già risposto.
chouette-answer-each = Rispondi a ogni cubo che ti è offerto: { $members }.
chouette-response-not-enabled = Le regole di questo tavolo non prevedono quella risposta.
chouette-duty-take-enough = Tutti hanno raddoppiato: i cubi che accetti ({ $taken }) devono valere almeno quanto quelli che passi ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}più quanto hai perso in questa partita ({ $before })
}.
chouette-duty-takers-beaver = A questo tavolo un raddoppio si accetta con un beaver.
chouette-duty-beaver-the-captain = Se accetti solo il cubo del capitano devi fare beaver.
chouette-duty-take-the-captain = Dei cubi offerti insieme, se ne accetti uno devi accettare quello del capitano ({ $member }).
chouette-duty-sole-taker-beavers = Tutti gli altri hanno passato: chi accetta da solo deve fare beaver.
chouette-duty-last-rejects = Tutti gli altri hanno passato il primo raddoppio del box: devi passare anche tu.
chouette-no-extra = Ora non hai nessun cubo in più da dare.
chouette-no-advice = Ora le regole di questo tavolo non ti permettono di consigliare.
chouette-advises-nobody = I compagni di squadra consigliano il capitano; il box gioca da solo.
chouette-out-of-the-game = Sei fuori da questa partita e non puoi consigliare.
chouette-no-settlement = Quel cubo non puoi chiuderlo tu con un accordo.
chouette-bad-amount = Quell’importo non è possibile.
chouette-pays-themselves = Nessuno può pagare sé stesso: scegli due giocatori.
stake-currency = «{ $text }» non è una valuta: scrivi un codice come EUR, o lascia vuoto il campo per giocare a punti.
stake-decimals = { $cents ->
    [points] I punti sono interi: scrivi la posta senza decimali.
    [no] Gli importi in { $currency } sono interi: scrivi la posta senza decimali.
   *[yes] Un importo in { $currency } ha al massimo due decimali.
}
stake-bounds = { $cents ->
    [points] Un punto vale da 1 a 1.000.000 di punti.
    [no] Un punto vale da 1 a 1.000.000 { $currency }.
   *[yes] Un punto vale da 0,01 a 10.000 { $currency }.
}
chouette-nothing-to-undo = Ci sono solo { $acts } voci da annullare.
chouette-nothing-due = Non c’è nulla in scadenza.
chouette-nothing-changes = Non cambierebbe nulla.
chouette-dice-called = I dadi stanno per essere tirati.
chouette-not-that-roll = Quel tiro non è stato chiamato, o è già stato fatto.
chouette-no-own-chain = Solo box e capitano hanno una catena, e ciascuno apre la propria.
chouette-chain-too-late = La catena si impegna una volta, prima del primo tiro della serie.
chouette-link-opened-already = L’anello per questo tiro è già aperto.
chouette-bad-link = Quell’anello non corrisponde all’impegno preso.

# Una partita com’è andata
history-of = Partita { $n }, mossa per mossa
history-open = Mossa per mossa
history-colours = { $box } (box)
history-colours-team = la squadra
history-boards = La posizione dopo ogni mossa; scegline una per ingrandirla, con le frecce si passa alle altre.
history-position = Posizione. { $box }: { $white }. { $captain }: { $black }.
history-before = ← La partita precedente
history-next = La partita seguente →
history-order = { $partnered ->
    [true] Box { $box } con { $partner } contro { $team }, il capitano per primo.
   *[false] Box { $box } contro { $team }, il capitano per primo.
}
history-opening = Apertura: { $box } tira { $white }, { $captain } { $black }.
history-tie = Apertura: entrambi tirano { $white }.
history-same = Apertura: due volte lo stesso numero.
history-tie-counted = accetta il raddoppio automatico
history-tie-declined = Il box lascia il cubo com’è.
history-cannot = nessuna mossa possibile
history-doubles = raddoppia
history-box-doubles = raddoppia a { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(cubo di { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(per obbligo, CHO-15: l’unico che accetta deve fare beaver)
    [last_rejects] {" "}(per obbligo, CHO-09: l’ultimo deve passare come tutti gli altri)
   *[other] {" "}(per obbligo)
}
history-captain = Ora il capitano è { $who }: { $why ->
    [declined] il capitano ha passato.
    [cube_dropped] il cubo del capitano è stato passato.
    [settled] il cubo del capitano è stato chiuso con un accordo.
    [too_slow] il capitano non ha agito in tempo.
   *[left] il capitano è andato via.
}
history-extra = { $to } riceve da { $from } un cubo in più e { $price }.
history-settled = { $from } si accorda con { $to }: { $points }.
history-slow = { $who } non ha agito in tempo.
history-left-cubes = { $who } va via e perde il cubo.
history-challenge = chiede una mossa regolare
history-resign = propone di abbandonare perdendo { $win ->
    [gammon] un gammon
    [backgammon] un backgammon
   *[single] una partita semplice
}
history-claim = dichiara { $win ->
    [gammon] un gammon
    [backgammon] un backgammon
   *[single] vinta la partita
}
history-resignation-accepted = accetta
history-resignation-rejected = continua
again-open = Un’altra chouette con gli stessi giocatori
again-go = Vai alla nuova chouette

# Che cosa è appena successo
news-title = Che cosa è appena successo
news-tie = Due { $die } all’apertura.
news-tie-counted = Il doppio all’apertura ha raddoppiato tutti i cubi.
news-tie-declined = Dopo il doppio all’apertura il box lascia i cubi come sono.
news-doubled = { $you ->
    [true] Hai raddoppiato { $n ->
        [one] un cubo
       *[other] { $n } cubi
    }.
   *[false] { $who } ha raddoppiato { $n ->
        [one] un cubo
       *[other] { $n } cubi
    }.
}
news-answer = { $who }: { $answer }, { $value } (cubo di { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– per obbligo: l’unico che accetta deve fare beaver
    [last_rejects] {" "}– per obbligo: l’ultimo passa come tutti gli altri
   *[other] {" "}– per obbligo
}.
news-extra = { $you ->
    [true] Hai dato un cubo in più: va contro { $to }.
   *[false] { $who } ha dato un cubo in più: va contro { $to }.
}
news-captain = { $you ->
    [true] Ora il capitano sei tu
   *[false] Ora il capitano è { $who }
}: { $why ->
    [declined] il capitano ha passato.
    [cube_dropped] il cubo del capitano è stato passato.
    [settled] il cubo del capitano è stato chiuso per accordo.
    [too_slow] il capitano non ha agito in tempo.
   *[left] il capitano è uscito.
}
news-too-slow = { $side ->
    [box] Il box non ha agito in tempo.
   *[team] Il capitano non ha agito in tempo.
}
news-settled = { $paid ->
    [true] Il cubo di { $who } è chiuso per accordo: { $to } riceve { $points }.
   *[false] Il cubo di { $who } è chiuso per accordo, senza pagare.
}
news-settle-declined = L’offerta di accordo sul cubo di { $who } è stata rifiutata o ritirata.
news-silence = { $you ->
    [true] Non hai risposto in tempo: { $answer }. Chi non risponde dà la risposta del capitano, o passa.
   *[false] { $who } non ha risposto in tempo: vale la risposta del capitano, o un passo.
}
news-own-answer = { $n ->
    [one] La tua risposta: { $answer }. Gli altri stanno ancora decidendo.
   *[other] Le tue risposte: { $answers }. Gli altri stanno ancora decidendo.
}

# Chi non c’è, di chi è il posto e che cosa si porta con sé
role-stand_in = Per il capitano
news-stands-in = { $you ->
    [true] Giochi al posto del capitano finché non torna.
   *[false] { $who } gioca al posto del capitano finché non torna.
}
news-captain-back = { $who } è di nuovo capitano.
history-stands-in = { $who } gioca al posto del capitano, che non c’è.
history-captain-back = { $who } è di nuovo qui e riprende a giocare.
history-silence = { $who } non ha risposto in tempo: vale la risposta del capitano, o il cubo è passato.
talk-stand-in = Giochi al posto del capitano; qui leggi i consigli della squadra.
claim-title = Sei già nel quaderno?
claim-lead = Scegli il tuo nome invece di iscriverti di nuovo. Chi ospita lo conferma.
claim-seat = Sono { $who }
waits-claim = Chi ospita deve confermare che sei { $who }.
wood-claim = { $who } ha aperto il link e dice: «Nel quaderno sono { $seat }».
wood-claim-grant = È così
wood-claim-refuse = No
wood-enter = Registra
wood-sure-result = { $kind ->
    [gammon] { $title }: un gammon. La partita finisce.
    [backgammon] { $title }: un backgammon. La partita finisce.
   *[single] { $title }: partita semplice. La partita finisce.
}
wood-sure-pay = Secondo i conti il debito di { $from } con { $to } è { $owed }. Registrare comunque { $amount }?
accounts-debt = { $from } ha un debito con { $to }: { $amount }
accounts-carried = Riportato dalla chouette precedente: { $list }.
accounts-carried-on = Quel che era in sospeso è passato alla chouette successiva e si paga lì.
game-jacoby = Con un cubo non girato il gammon è valso una partita semplice (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Perdi { $amount }
   *[false] { $who } perde { $amount }
}
strip-own-cube = { $at ->
    [box] Cubo { $value }, del box
    [own] Cubo { $value }, tuo
   *[middle] Cubo { $value }, al centro
}
line-ask-mark = Chiedi
line-asked-mark = Chiesto
voice = Stanza vocale
voice-note = Un link (https) dove parlate a voce. Lo vedono tutti quelli al tavolo.
voice-open = Apri la stanza vocale
parts-title = Accanto alla tavola
parts-members = Giocatori
parts-talk = Messaggi
parts-accounts = Conti
parts-more = Altro
parts-board = Torna alla tavola
chouette-not-claimable = Questo posto non si può prendere: è occupato, o chi ospita non l’ha registrato.
chouette-not-in-their-place = Giochi al posto del capitano: non puoi abbandonare al suo posto.
