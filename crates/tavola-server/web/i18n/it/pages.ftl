# Le pagine intorno al tavolo. Usate solo dal server.

tagline = Backgammon, con calma: una bella tavola, dadi onesti, nessuno che urla.
nav-rules = Regole
nav-dice = Controlla i dadi
nav-language = Lingua
guest-name = Ospite { $number }
skip = Vai al contenuto

# Inizio
start-title = Il backgammon su una bella tavola
start-lead = Gioca subito contro il bot o manda un invito a un amico. Niente account, niente monete, niente pubblicità.
start-bot = Gioca contro il bot
start-bot-note = Un incontro ai { $length } con il cubo. Un clic e sei al tavolo.
start-friend = Invita un amico
start-friend-note = Ricevi un collegamento. Chi lo apre gioca con te.
start-custom = Scegli le regole
start-tables = I tuoi tavoli
start-tables-none = Non hai ancora tavoli. Li troverai qui, e potrai tornarci quando vuoi.
start-name = Il tuo nome
start-dice-title = Dadi che si possono controllare
start-dice = Prima dell’incontro la casa e i due giocatori mettono sotto chiave un segreto ciascuno; ogni tiro nasce da tutti e tre, nessuno può conoscerlo prima del momento, e dopo puoi ricalcolare tu ogni tiro.
start-dice-how = Come funziona
start-ear-title = Con la tastiera e a orecchio
start-ear = Ogni punta ha un nome, ogni tiro e ogni mossa vengono letti, e si può giocare un intero incontro senza mouse. Al tavolo premi ? per i tasti.
start-kept-title = Niente va perso
start-kept = Chiudi la pagina, perdi la rete, torna domani: il tavolo è come l’hai lasciato.
table-against = { $white } – { $black }
table-to = ai { $length }, { $a }–{ $b }
table-money = a soldi, { $a }–{ $b }
table-waiting = in attesa di un avversario
table-playing = in gioco
table-over = finito
table-broken = non si apre
table-unnamed = posto libero

# Scelta delle regole
choose-title = Scegli le regole
choose-against = Contro
choose-bot = Il bot
choose-friend = Un amico, con un invito
choose-preset = Tipo di gioco
choose-preset-note = Il tipo di gioco fissa tutte le regole qui sotto; una regola lasciata «come il tipo» resta come previsto.
preset-match = Incontro
preset-match-note = A un certo numero di punti, con il cubo e la regola di Crawford.
preset-money = A soldi
preset-money-note = Una partita dopo l’altra, ciascuna per la sua posta. Con la regola Jacoby.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Le regole della sala da gioco italiana: un limite suo ai raddoppi, niente Crawford, backgammon anche dopo le prime uscite.
preset-tournament = Torneo
preset-tournament-note = Un incontro secondo il regolamento italiano dei tornei, da 3 a 25 punti.
knob-length = Punti dell’incontro
knob-length-note = Solo negli incontri, di solito 5; dura circa mezz’ora.
knob-as-preset = Come il tipo
knob-on = Sì
knob-off = No
knob-jacoby = Regola Jacoby
knob-jacoby-note = A soldi: il gammon vale solo se il cubo è stato girato.
knob-responses = Risposte al raddoppio
knob-responses-note = A soldi: con il beaver si raddoppia subito a propria volta e si tiene il cubo.
knob-responses-take_or_drop = Accetta o passa
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver e raccoon
knob-responses-otter = Beaver, raccoon e otter
knob-automatic_doubles = Raddoppi automatici
knob-automatic_doubles-note = A soldi: dadi uguali al primo tiro raddoppiano la posta.
knob-automatic-none = Nessuno
knob-automatic-up-to = { $n ->
    [one] Il primo
   *[other] I primi { $n }
}
knob-crawford = Regola di Crawford
knob-crawford-note = Incontri: una partita senza cubo quando a qualcuno manca un punto.
knob-holland = Regola Holland
knob-holland-note = Incontri: dopo la Crawford chi insegue può raddoppiare dal suo terzo turno.
knob-backgammon = Backgammon
knob-backgammon-note = Se si può perdere tre volte la posta anche dopo aver portato fuori una pedina.
knob-backgammon-only_with_none_off = Solo senza pedine uscite
knob-backgammon-even_with_some_off = Anche con pedine uscite
knob-legality = Regolarità delle mosse
knob-legality-note = Rigorosa: si completano solo mosse regolari. A richiesta: ogni mossa resta, se l’avversario non ne chiede una regolare, come dal vivo.
knob-legality-strict = Rigorosa
knob-legality-called = A richiesta
knob-clock = Orologio
knob-clock-note = Una riserva di minuti per ogni punto e alcuni secondi liberi a ogni turno. Chi esaurisce la riserva perde l’incontro.
knob-clock-none = Senza orologio
knob-clock-simple_delay = Secondi liberi, poi corre la riserva
knob-clock-bronstein = Bronstein
knob-clock-fischer = Secondi aggiunti a ogni turno
knob-minutes = Minuti per punto
knob-seconds = Secondi per turno
knob-side = Le tue pedine
knob-side-any = A sorte
knob-side-white = Bianche
knob-side-black = Nere
choose-more = Altre regole
choose-go = Apri il tavolo

# Tavolo
table-title = Tavolo
table-moves = Questa partita
table-games = Partite
table-game = Partita
table-winner = Vincitore
table-how = Come
table-points = Punti
table-score = Punteggio
table-settings = Impostazioni
table-help = Tasti
table-resign = Abbandona
table-claim = Dichiara vinta
table-plays = Elenca le mosse
table-last = Rivedi l’ultima mossa
table-flip = Gira la tavola
table-leave = Lascia il tavolo
table-proof = Dadi: impegni e prova
table-invite = Invita il tuo amico
table-invite-note = Manda questo collegamento. Chi lo apre per primo prende l’altro posto.
table-copy = Copia
table-close = Chiudi
table-result = Risultato
table-noscript = Questo tavolo si anima con JavaScript. Anche senza puoi giocare: scegli qui sotto, e ricarica per vedere la mossa dell’avversario.
plain-plays = Gioca
plain-reload = Ricarica
plain-play-none = Nessuna mossa: avanti
resign-title = Abbandona
resign-note = L’avversario può rifiutare ciò che offri, a meno che sia il massimo che puoi perdere.
plays-title = Mosse possibili
plays-note = Scegline una, oppure scrivi il suo numero e premi Invio.

# Invito
join-title = Sei invitato
join-lead = { $who } ti invita a giocare a backgammon.
join-rules = Le regole di questo tavolo
join-sit = Siediti e gioca
join-taken = Questo posto è stato preso.
rules-of-match = Incontro ai { $length }
rules-of-money = A soldi

# Controllo dei dadi
verify-title = Controlla i dadi di un incontro
verify-lead = Dai la trascrizione di un incontro, e questa pagina ricalcola ogni tiro nel tuo browser. Niente viene inviato.
verify-file = Trascrizione (proof.json)
verify-paste = oppure incollala qui
verify-go = Controlla
verify-save = Salva il controllo per usarlo senza rete
verify-how-title = Come nascono i dadi
verify-how = La casa si impegna su un segreto prima che qualcuno si sieda. Ogni posto si impegna sulla fine di una catena di hash. A ogni decisione di tirare si apre il prossimo anello delle due catene; il tiro è un HMAC del segreto della casa su tavolo, incontro, numero del tiro, i due impegni e i due anelli. I byte da 252 in su si saltano, così ogni numero è ugualmente probabile.
verify-noscript = Il controllo richiede JavaScript. Il comando «tavola verify-dice FILE» fa lo stesso.
verify-honest = Tutti i { $rolls } tiri sono giusti: ognuno segue da ciò che era sotto chiave prima dell’incontro.
verify-wrong = { $faults ->
    [one] Una cosa non torna.
   *[other] { $faults } cose non tornano.
}
verify-unreadable = Questa non è una trascrizione.
verify-no-length = Questo verbale è della forma più vecchia: non dichiara la sua lunghezza, perciò non si vedrebbe se alla fine mancassero dei lanci.
dice-part = I dadi di questo incontro
dice-warning-title = La casa non mantiene la promessa sui dadi
dice-warning-do = Il tuo browser ha conservato che cosa gli è stato chiesto, quando, e che cosa gli è stato mostrato. Salvalo, mostralo al tuo avversario e non continuare a giocare per qualcosa che conti.
dice-evidence-save = Salva le prove
dice-details = Vedi ogni lancio
dice-away = Continua su un altro dispositivo
dice-away-note = La tua parte nei dadi sta in questo browser. Apri questo link dove continui a giocare, con il tuo stesso accesso, e la tua parte viene con te. Non darlo a nessuno: chi lo ha e conosce il segreto della casa conosce i tuoi lanci.

# Regole per i giocatori
rules-title = Come si gioca a backgammon
rules-lead = Tutto ciò che serve per una prima partita, e ciò che aggiungono il cubo e i tipi di gioco. Le figure sono posizioni vere: muovi le pedine.
rules-board-title = La tavola
rules-board = Due giocatori, quindici pedine ciascuno, ventiquattro punte in quattro quadranti. Le punte si contano dalla propria casa: da 1 a 6 la casa, da 7 a 12 il quadrante esterno. Si muove dai numeri alti ai bassi; l’avversario viene in senso opposto, e la tua 24 è la sua 1.
rules-aim-title = Lo scopo
rules-aim = Portare in casa tutte e quindici le pedine e farle uscire prima dell’avversario.
rules-start-title = L’inizio
rules-start = Ciascuno tira un dado; il più alto comincia e gioca quei due numeri. A numeri uguali si ritira. Poi ciascuno tira a turno due dadi.
rules-move-title = Muovere
rules-move = I due numeri sono due mosse, con una pedina o con due. Una pedina può fermarsi su una punta vuota, propria o con una sola pedina avversaria. Un doppio si gioca quattro volte.
rules-both-title = Entrambi i numeri
rules-both = Se c’è un modo di giocare entrambi i numeri, è obbligatorio, per quanto brutto. Se si può giocarne uno solo, è il maggiore. Se non si può muovere nulla, il turno è perso.
rules-hit-title = Colpire e il bar
rules-hit = Fermandosi su una pedina sola la si colpisce: va sul bar e deve rientrare nella casa avversaria prima di ogni altra mossa; un 3 entra sulla punta 3 dell’avversario, se è libera.
rules-off-title = Uscire
rules-off = Quando tutte le pedine sono in casa si può uscire: un numero porta fuori una pedina da quella punta; da una punta più alta una pedina deve muovere quel numero; se non ce n’è, esce quella dalla punta più alta.
rules-win-title = Quanto vale una vittoria
rules-win = Una partita semplice vale una volta il cubo. Un gammon, quando chi perde non ha portato fuori nulla, vale il doppio; un backgammon, con anche una pedina sul bar o nella casa di chi vince, il triplo.
rules-cube-title = Il cubo del raddoppio
rules-cube = Prima di tirare puoi offrire di raddoppiare la posta. L’avversario accetta, riceve il cubo e solo lui potrà raddoppiare, oppure passa e perde la posta di prima. A soldi, con il beaver raddoppia subito a sua volta e tiene il cubo.
rules-match-title = Gli incontri
rules-match = Vince chi arriva per primo ai punti stabiliti. Quando a qualcuno manca un punto si gioca una partita senza cubo: la Crawford.
rules-clock-title = L’orologio
rules-clock = Ogni turno comincia con alcuni secondi liberi; solo dopo corre la tua riserva. Chi la esaurisce perde l’incontro.
rules-fig-start = L’inizio. Prova ad aprire con 3-1.
rules-fig-both = Hai 6-3. L’unico modo di usare entrambi è 13/10/4 con una pedina.
rules-fig-bar = Sei sul bar con 4-2. Entra solo il 4.
rules-fig-off = Uscire con 6-4: bisogna usare entrambi i numeri.
rules-try = Prova
rules-again = Rimetti a posto
rules-full = Il regolamento completo, clausola per clausola, è allegato al programma.

# Errori
error-404 = Qui non c’è nulla
error-404-note = L’indirizzo è sbagliato, oppure il tavolo è stato tolto.
clause-says = Che cosa dice { $clause }
error-403 = Non è roba tua
error-403-note = Appartiene a qualcun altro. Se hai un invito, riapri il suo collegamento.
error-aside = Non si può aprire
error-aside-note = Una parte di ciò che è memorizzato qui non si può leggere, perciò è stato messo da parte. Nulla è stato cancellato, e nel resto del club si continua a giocare. Chi gestisce il club può esaminarlo con «tavola doctor».
error-other = Non ha funzionato
error-too-fast = Più veloce di quanto giochi chiunque. Aspetta un momento e riprova.
error-too-slow = Ci ha messo troppo ad arrivare. Controlla la connessione e riprova.
error-too-many-guests = Da dove sei tu sono appena arrivate molte persone. Aspetta qualche secondo e riprova.
error-too-many-bots = In questo momento ci sono già abbastanza tavoli di soli bot. Aspetta che uno finisca, o che si fermi perché nessuno guarda.
error-busy = Il circolo è molto occupato. Riprova.
error-closing = Il circolo sta per riavviarsi. Riprova tra un momento.
error-internal = Qualcosa è andato storto da parte nostra. Non è stato fatto nulla: puoi riprovare.
error-home = Alla pagina iniziale
error-table = Torna al tavolo
error-event = Torna al torneo

# Chouette
chouette-title = Chouette
chouette-now = Che cosa si fa adesso
chouette-open = Apri una chouette
wooden-start-title = Una tavola di legno
wooden-start = Mettile accanto un telefono: orologio, segnapunti e foglio dei punti. Funziona senza rete, e nulla di ciò che si preme va perso.
wooden-open = Apri l’orologio
chouette-start-title = Chouette
chouette-start = Uno contro tutti, con un cubo per ciascuno: il box gioca contro una squadra che si consiglia. Con amici, con bot, o come quaderno di una tavola di legno.
chouette-games = { $n ->
    [0] ancora nessuna partita
    [one] una partita
   *[other] { $n } partite
}
chouette-lead = Uno è il box e gioca contro tutti gli altri. Il capitano muove per la squadra, gli altri consigliano, e ognuno ha il suo conto con il box.
chouette-turned = { $n ->
    [one] con una regola cambiata
   *[other] con { $n } regole cambiate
}
preset-chouette-club = Chouette di circolo
preset-chouette-club-note = Un cubo tra il box e ogni giocatore, con i doveri della sala italiana: accettarne abbastanza, prima il cubo del capitano, i beaver.
preset-chouette-galore = Chouette semplice
preset-chouette-galore-note = Un solo cubo per tutti; quando raddoppia il box, ognuno accetta o passa per sé.
chouette-place = La tavola
chouette-place-online = Qui, con i dadi della casa
chouette-place-online-note = Box e capitano muovono sullo schermo; ogni lancio si può verificare dopo.
chouette-place-over_the_board = Una tavola di legno
chouette-place-over_the_board-note = Segni cubi e risultati; la pagina tiene ordine, doveri e conti.
chouette-bots = Bot
chouette-bots-note = Si siedono subito e giocano da membri, capitano o box. Con due di loro puoi cominciare da solo. Nessuno sulla tavola di legno.
chouette-bot-level = Il loro livello
chouette-bot-add = Fa’ entrare un bot
level-beginner = Principiante
level-novice = Inesperto
level-casual = Occasionale
level-intermediate = Intermedio
level-advanced = Avanzato
level-expert = Esperto
level-full = Piena forza
chouette-host = Tu
chouette-host-plays = giochi
chouette-host-keeps = tieni solo il quaderno
chouette-host-note = Chi ospita fa entrare i bot, fissa la posta e sulla tavola di legno segna per tutti.
chouette-lobby = Chouette a cui unirsi
chouette-lobby-note = Può unirsi chiunque; la partita in corso continua, si entra in fondo alla fila.
chouette-lobby-nobody = Ancora nessuno
chouette-stake-of = { $unit } a punto
chouette-door = Chi può unirsi
chouette-door-link = Chi ha il link
chouette-door-open = Tutti, in elenco per chiunque
chouette-worth = Un punto vale
chouette-worth-note = Come lo si scrive: 2,50 con EUR. Senza valuta un punto è solo un punto.
chouette-pace = Tempi
chouette-pace-answer = Per rispondere a un cubo
chouette-pace-answer-note = Poi il silenzio vale la risposta del capitano, o un passo.
chouette-pace-turn = Per un lancio o una mossa
chouette-pace-turn-note = Poi subentra il prossimo della fila, o il box ha perso.
chouette-pace-gather = Per aggiungersi con il proprio cubo
chouette-pace-gather-note = Dopo il primo raddoppio, prima che il box risponda.
chouette-pace-fair = Prima che il capitano tiri
chouette-pace-fair-note = Perché tutti possano raddoppiare; chi preme «Non raddoppio» non si aspetta.
chouette-seconds = { $n } secondi
chouette-no-limit = quanto si vuole
chouette-go = Apri la chouette
chouette-knob-cubes = Cubi
chouette-knob-cubes-note = Circolo: uno per ciascuno. Semplice: uno per tutti.
chouette-knob-cubes-single = Uno per tutti
chouette-knob-cubes-multiple = Uno per ciascuno
chouette-knob-box_stays = Il box resta
chouette-knob-box_stays-note = Circolo: se vince e nella partita non è in perdita. Semplice: se batte il capitano.
chouette-knob-box_stays-beats_captain = se batte il capitano
chouette-knob-box_stays-wins_and_level = se vince ed è almeno in pari
chouette-knob-offering = I membri possono raddoppiare
chouette-knob-offering-note = Circolo: finché il box non ha risposto a uno. Semplice: fino al lancio del capitano.
chouette-knob-offering-until_throw = fino al lancio
chouette-knob-offering-until_answered = finché il box non ha risposto
chouette-knob-take_enough = Accettarne abbastanza
chouette-knob-take_enough-note = Se tutti hanno raddoppiato, il box accetta abbastanza cubi da essere in pari se vince, e fa beaver se accetta solo quello del capitano. Attivo nel circolo.
chouette-knob-captain_first = Prima il cubo del capitano
chouette-knob-captain_first-note = Dei cubi offerti insieme, se se ne accetta uno si accetta quello del capitano. Attivo nel circolo.
chouette-knob-sole_taker_beavers = Chi accetta da solo fa beaver
chouette-knob-sole_taker_beavers-note = Se il box ha raddoppiato a tutti e uno solo accetta, deve fare beaver. Attivo nel circolo.
chouette-knob-holdout = Regola dell’ultimo
chouette-knob-holdout-note = In cinque o più: se tutti tranne uno rifiutano il primo raddoppio del box, deve rifiutare anche l’ultimo. Non attiva se non la scegli.
chouette-knob-extras = Cubi in più
chouette-knob-extras-note = Solo con un cubo: chi ha passato può dare un cubo in più a chi accetta da solo, pagando. Non attiva se non la scegli.
chouette-knob-consultation = Consigli al capitano
chouette-knob-consultation-note = Circolo: da chi ha girato o accettato un cubo, o a richiesta. Semplice: da tutti quelli in gioco.
chouette-knob-consultation-free = da tutti quelli in gioco
chouette-knob-consultation-never = mai
chouette-knob-consultation-after-cube = dopo il primo cubo girato
chouette-knob-consultation-cube-holders = da chi ha un cubo girato
chouette-knob-declining = Se in diversi passano al box
chouette-knob-declining-note = Molti cubi: i capitani vanno in fondo a turno. Un cubo: solo il capitano.
chouette-knob-declining-captain_only = va in fondo solo il capitano
chouette-knob-declining-in_turn = i capitani a turno
chouette-knob-leaving = Il cubo di chi va via
chouette-knob-leaving-note = A metà partita. Di norma resta in gioco; risponde il capitano.
chouette-knob-leaving-plays_on = resta in gioco sotto il capitano
chouette-knob-leaving-loses = è perso subito
chouette-knob-partner_lot = Il sorteggio del socio
chouette-knob-partner_lot-note = Se nessuno vuole essere il socio del box. Di norma senza il capitano.
chouette-knob-partner_lot-without_captain = senza il capitano
chouette-knob-partner_lot-with_captain = con il capitano
chouette-knob-partner_place = Il socio di un box perso
chouette-knob-partner_place-note = Di norma tiene il suo posto.
chouette-knob-partner_place-kept = tiene il suo posto
chouette-knob-partner_place-end = va in fondo
chouette-knob-partner_from = Un socio da
chouette-knob-partner_from-note = Tanti giocatori, di norma 8.
chouette-automatic-consent = Il primo; altri se il box vuole
chouette-join-title = Una chouette
chouette-there = Ci sono già
chouette-join = Unisciti
chouette-join-note = Ti metti in fondo alla coda e giochi dalla prossima partita. Puoi andartene tra una decisione e l’altra.
chouette-invite = Invita altri
chouette-invite-note = Chi apre questo link può unirsi in ogni momento, in fondo alla coda.
chouette-noscript = La pagina della chouette vive con JavaScript. Senza, vedi chi c’è e i conti.
chouette-resign-note = L’altra parte può rifiutare ciò che offri, se non è il massimo che si può perdere.
chouette-sure = Sei sicuro?
accounts-count = { $n ->
    [one] una partita
   *[other] { $n } partite
}
accounts-back = Torna alla chouette
accounts-csv = Come foglio (CSV)
accounts-print = Questa pagina si stampa bene.
accounts-balances = Saldi
accounts-debts = Chi deve a chi
accounts-total = Totale
accounts-by-game = Punti per partita
accounts-marks = B: il box di quella partita. C: il suo capitano.
accounts-game = Partita { $n }
accounts-cube = a { $value }, { $winner ->
    [box] vinto dal box
    [team] vinto contro il box
   *[agreed] accordato
}
cause-dropped = passato
cause-decided = deciso dalla partita
cause-extra_given = con un cubo in più
cause-agreed = per accordo
cause-left = andato via
cause-partner = la parte del socio

# Dove un ospite è di casa
browsers-title = Dove ti riconosciamo
browsers-many = { $n ->
    [one] Ti riconosciamo solo in questo browser.
   *[other] Ti riconosciamo in { $n } browser.
 }
browsers-end-others = Esci da tutti gli altri browser
browsers-here-note = Un ospite si riconosce solo dal suo browser. Se esci da questo e nessun altro ti riconosce, non potrai tornare ai tuoi tavoli.
browsers-end-here = Esci da questo browser
