# Le pagine intorno al tavolo. Usate solo dal server.

tagline = Il backgammon senza rumore: una bella tavola e dadi che puoi controllare.
nav-rules = Regole
nav-dice = Controlla i dadi
nav-language = Lingua
guest-name = Ospite { $number }
skip = Vai al contenuto

# Inizio
start-title = Il backgammon su una bella tavola
start-lead = Gioca contro chi c’è, contro il bot o contro un amico tramite link. Niente account, niente monete, niente pubblicità.
start-bot = Gioca contro il bot
start-bot-note = Un incontro ai { $length } con il cubo. Un clic e sei al tavolo.
start-level = Quanto forte?
start-friend = Invita un amico
start-friend-note = Ricevi un link. Chi lo apre gioca contro di te.
start-called = Giochi come { $name }
start-new-name = Nuovo nome
start-nameless = Scegli un nome
start-custom = Scegli le regole
start-tables = I tuoi tavoli
start-tables-none = Non hai ancora tavoli. Li troverai qui, e potrai tornarci quando vuoi.
start-name = Il tuo nome
start-dice-title = Dadi che puoi controllare
start-dice = Prima dell’incontro il server e i due giocatori mettono sotto chiave un segreto ciascuno. Ogni tiro nasce da tutti e tre: nessuno può conoscerlo in anticipo, e dopo puoi ricalcolare ogni tiro da te.
start-dice-how = Come funziona
start-ear-title = Con la tastiera e a orecchio
start-ear = Ogni punta ha un nome, ogni tiro e ogni mossa vengono letti ad alta voce, e puoi giocare un intero incontro senza mouse. Al tavolo premi ? per i tasti.
start-kept-title = Niente va perso
start-kept = Chiudi la pagina, perdi la connessione, torna domani: il tavolo è come l’hai lasciato.
table-against = { $white } – { $black }
table-to = ai { $length }, { $a }–{ $b }
table-money = a soldi, { $a }–{ $b }
table-waiting = in attesa di un avversario
table-playing = in gioco
table-over = finito
table-broken = non si può aprire
table-unnamed = posto libero

# Scelta delle regole
choose-title = Scegli le regole
choose-against = Contro
choose-bot = Il bot
choose-friend = Un amico, con un link
choose-doubles = Due contro due, con link
choose-doubles-note = Doppio in consultazione: ogni lato è giocato da una coppia che si consulta in privato.
choose-preset = Tipo di gioco
choose-preset-note = Il tipo di gioco imposta tutte le opzioni qui sotto; lascia «Predefinita» per non cambiarle.
preset-match = Incontro
preset-match-note = A un certo numero di punti, con il cubo e la regola Crawford.
preset-money = A soldi
preset-money-note = Una partita dopo l’altra, ciascuna per la sua posta. Con la regola Jacoby.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Le regole di una sala da gioco online italiana: un limite proprio ai raddoppi, niente Crawford, backgammon anche dopo aver portato fuori pedine.
preset-tournament = Torneo
preset-tournament-note = Un incontro secondo il regolamento italiano dei tornei, da 3 punti in su, senza un massimo nelle regole.
knob-length = Punti dell’incontro
knob-length-note = Per gli incontri, di solito 5; dura circa mezz’ora. Le regole non hanno un massimo; questo programma conta fino a 64. Nella tavola reale una partita sola è insolita: 3, 5 o 7.
knob-as-preset = Predefinita
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
knob-automatic_doubles-note = A soldi: dadi uguali al tiro d’apertura raddoppiano la posta.
knob-automatic-none = Nessuno
knob-automatic-up-to = { $n ->
    [one] Il primo
   *[other] I primi { $n }
}
knob-crawford = Regola Crawford
knob-crawford-note = Incontri: una partita senza cubo quando a un giocatore manca un punto per vincere.
knob-holland = Regola Holland
knob-holland-note = Incontri: dopo la Crawford chi insegue non può raddoppiare prima del suo terzo turno.
knob-backgammon = Backgammon
knob-backgammon-note = Se si può perdere tre volte la posta anche dopo aver portato fuori una pedina.
knob-backgammon-only_with_none_off = Solo senza pedine uscite
knob-backgammon-even_with_some_off = Anche con pedine uscite
knob-premature_roll = Un tiro anticipato
knob-premature_roll-note = Nullo: si tira di nuovo (IRR-06). Valido: l’avversario gioca conoscendolo, e chi ha tirato prima non può raddoppiare in quel turno (IRR-07). Conta solo con la regolarità a richiesta.
knob-premature_roll-void = Nullo
knob-premature_roll-stands = Valido
knob-doubling_limit = Limite ai raddoppi
knob-doubling_limit-note = Tavola reale: nessun raddoppio con cui una vittoria semplice chiuderebbe l’incontro (CUB-17). Solo nella tavola reale.
knob-doubling_limit-none = Nessuno
knob-doubling_limit-tavola-reale = Come nella tavola reale
knob-legality = Regolarità delle mosse
knob-legality-note = Rigorosa: si completano solo mosse regolari. A richiesta: ogni mossa resta, se l’avversario non ne chiede una regolare, come dal vivo.
knob-legality-strict = Rigorosa
knob-legality-called = A richiesta
knob-pace = Ritmo
knob-level = Forza del bot
knob-level-note = Solo se giochi contro il bot.
knob-clock = Orologio
knob-clock-note = Una riserva di minuti per ogni punto e alcuni secondi liberi a ogni turno. Se esaurisci la riserva perdi l’incontro.
knob-clock-none = Senza orologio
knob-clock-simple_delay = Ritardo, poi riserva
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: secondi aggiunti a ogni turno
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
table-how = Esito
table-points = Punti
table-score = Punteggio
table-settings = Impostazioni
table-help = Tasti
table-resign = Abbandona
table-files = Scarica l’incontro
table-claim = Dichiara vinta
table-plays = Elenca le mosse
table-last = Ripeti l’ultima mossa
table-flip = Gira la tavola
table-leave = Lascia il tavolo
table-proof = Dadi: impegni e prova
table-invite = Invita il tuo amico
table-invite-note = Manda questo link. Chi lo apre per primo prende l’altro posto.
table-invite-doubles = Invita il tuo socio e gli avversari
table-invite-doubles-note = Ogni link vale per un posto. L’incontro comincia quando siete in quattro.
table-invite-partner = Per il tuo socio
table-invite-opponent = Per un avversario
table-copy = Copia
invite-share = Condividi
invite-qr = Codice QR
invite-qr-note = Il link come codice QR
table-terms = Regole e limiti
look-open = Rivedi
look-first = All’inizio della partita
look-back = Una mossa indietro
look-on = Una mossa avanti
look-last = Alla fine della partita
look-close = Torna al gioco
copy-id-note = La posizione prima della mossa mostrata, con il suo tiro
copy-link = Copia il link
name-change = Cambia nome
table-onward = Nuovo tavolo
table-close = Chiudi
table-result = Risultato
table-noscript = Questo tavolo ha bisogno di JavaScript per aggiornarsi da solo. Anche senza puoi giocare: scegli qui sotto, e ricarica per vedere la mossa dell’avversario.
plain-plays = Gioca
plain-reload = Ricarica
plain-play-none = Nessuna mossa: continua
resign-title = Abbandona
resign-note = Si abbandona alla fine di un turno: se lo proponi nel mezzo del tuo, la proposta aspetta che tu abbia finito. L’avversario può rifiutare la partita che proponi, a meno che sia il massimo che puoi perdere.
plays-title = Mosse possibili
plays-note = Scegline una, oppure scrivi il suo numero e premi Invio.

# Invito
join-title = Un invito per te
join-lead = { $who } ti invita a giocare a backgammon.
join-lead-partner = { $who } ti invita a giocare a backgammon in coppia, due contro due.
join-lead-opponent = { $who } ti invita a giocare a backgammon in una partita due contro due, nella coppia avversaria.
terms-stake = Posta
terms-stake-match = L’incontro; i punti oltre la sua lunghezza non contano
terms-stake-money = Punti: si somma quanto valgono le partite
terms-clock = { $mode }, { $bank } min a testa e { $delay } s per turno
terms-decision = Per ogni decisione
terms-absence = Per tornare dopo aver perso la connessione
terms-time = { $time } min
name-note = Al massimo { $most } caratteri. Se lo lasci vuoto, sei un ospite con un numero.
name-note-known = Al massimo { $most } caratteri. Se lo lasci vuoto, resti { $name }.
name-missing = Quel nome non ha lettere visibili. Torna indietro e scegline un altro: il resto di quello che hai inserito c’è ancora.
name-too-long = Quel nome supera i { $most } caratteri. Torna indietro e scegline uno più breve: il resto di quello che hai inserito c’è ancora.
name-of-house = Quel nome è del circolo stesso. Torna indietro e scegline un altro: il resto di quello che hai inserito c’è ancora.
name-mixed = Quel nome mescola lettere simili di alfabeti diversi. Torna indietro e scrivilo in uno solo: il resto di quello che hai inserito c’è ancora.
join-rules = Le regole di questo tavolo
join-sit = Siediti e gioca
join-over = Questo incontro è finito.
join-look = Guarda il tavolo
join-taken = Questo posto è già occupato.
rules-of-match = Incontro ai { $length }
rules-of-money = A soldi

# Controllo dei dadi
verify-title = Controlla i dadi di un incontro
verify-lead = Apri la trascrizione di un incontro, e questa pagina ricalcola ogni tiro nel tuo browser. Nulla viene inviato.
verify-file = Trascrizione (proof.json)
verify-paste = oppure incollala qui
verify-go = Controlla
verify-save = Salva il controllo per usarlo senza rete
verify-how-title = Come nascono i dadi
verify-how = Il server si impegna su un segreto prima che qualcuno si sieda. Ogni posto si impegna sulla fine di una catena di hash. A ogni decisione di tirare si apre il prossimo anello delle due catene; il tiro è un HMAC, con il segreto del server come chiave, su tavolo, incontro, numero del tiro, i due impegni e i due anelli. I byte da 252 in su si saltano, così ogni numero è ugualmente probabile.
verify-noscript = Il controllo richiede JavaScript. Il comando «tavola verify-dice FILE» fa lo stesso.
verify-honest = Tutti i { $rolls } tiri sono giusti: ognuno segue da ciò che era sotto chiave prima dell’incontro.
verify-honest-one = L’unico tiro è giusto: segue da ciò che era sotto chiave prima dell’incontro.
verify-wrong = { $faults ->
    [one] Una cosa non torna.
   *[other] { $faults } cose non tornano.
}
verify-rolls = Ogni tiro, con la provenienza degli anelli
verify-roll-number = Tiro
verify-roll-who = Tirato da
verify-roll-dice = Dadi
verify-roll-link = Anello di { $who }
verify-roll-both = entrambi
verify-link-client = la sua pagina
verify-link-escrow = la sua copia, depositata
verify-link-house = server
verify-link-default = sostituto (mancato)
verify-unreadable = Questa non è una trascrizione.
verify-no-length = Questo verbale ha un formato più vecchio che non dichiara la sua lunghezza, perciò non si vedrebbe se alla fine mancassero dei tiri.
verify-nameless = Chi ha giocato qui ha lasciato il circolo e in questo verbale non ha più un nome. Le impronte fatte con quel nome stanno qui com’erano e non si possono ricalcolare; tutto il resto sì.
verify-in-play = L’incontro è ancora in corso: il server apre il suo segreto quando è finito, e solo allora i tiri si possono ricalcolare.
verify-fault-scheme = Il verbale è di un tipo diverso da quello che questa pagina controlla.
verify-fault-secret-missing = L’incontro è finito, e manca il segreto del server.
verify-fault-secret = Il segreto del server non è quello su cui si era impegnato prima dell’incontro.
verify-fault-link-default = Tiro %: un anello mancato non è sostituito da quello convenuto.
verify-fault-link-source = Tiro %: la provenienza indicata per un anello è sbagliata.
verify-fault-link = Tiro %: un anello non fa parte della catena su cui il posto si era impegnato.
verify-fault-seen = Tiro %: un posto ha aperto il suo anello per un verbale diverso da questo.
verify-fault-number = Tiro %: i tiri non sono numerati di seguito.
verify-fault-dice = Tiro %: questi dadi non seguono dal segreto e dagli anelli.
verify-fault-log-missing = Manca lo svolgimento dell’incontro.
verify-fault-log = Lo svolgimento dell’incontro non corrisponde ai tiri.
verify-fault-count = I tiri sono di più o di meno di quanto dice lo svolgimento dell’incontro.
verify-fault-kept = Di un’impronta si dice che fu fatta con un nome, ma lì un nome non c’è.
verify-fault-ending = Il verbale non finisce come dichiara: qualcosa è stato tagliato, aggiunto o cambiato.
verify-fault-other = Il verbale non è coerente.
dice-part = I dadi di questo incontro
dice-warning-title = Il server non mantiene la promessa sui dadi
dice-warning-do = Il tuo browser ha registrato che cosa gli è stato chiesto, quando, e che cosa gli è stato mostrato. Salva queste prove, mostrale al tuo avversario e non continuare a giocare per qualcosa che conta.
dice-evidence-save = Salva le prove
dice-details = Vedi ogni tiro
dice-away = Continua su un altro dispositivo
dice-away-note = La tua parte nei dadi è in questo browser. Apri questo link dove vuoi continuare, con il tuo stesso accesso, e la tua parte si sposta lì. Non dare il link a nessuno: chi lo ha e conosce il segreto del server conosce i tuoi tiri.

# Regole per i giocatori

# Errori
error-404 = Qui non c’è nulla
error-404-note = L’indirizzo è sbagliato, oppure il tavolo è stato rimosso.
clause-says = Che cosa dice { $clause }
error-403 = Accesso riservato
error-403-note = Appartiene a qualcun altro. Se hai un invito, riapri il suo link.
error-aside = Non si può aprire
error-aside-note = Una parte di ciò che è memorizzato qui non si può leggere, perciò è stato messo da parte. Nulla è stato cancellato, e il resto del circolo continua. Chi gestisce il circolo può esaminarlo con «tavola doctor».
error-other = Non ha funzionato
error-too-fast = Più veloce di quanto giochi chiunque. Aspetta un momento e riprova.
error-too-slow = Ci ha messo troppo ad arrivare. Controlla la connessione e riprova.
error-too-many-guests = Dalla tua rete sono appena arrivate molte persone. Aspetta qualche secondo e riprova.
error-too-many-bots = Ci sono già abbastanza tavoli di soli bot. Aspetta che uno finisca, o che si fermi perché nessuno guarda.
error-busy = Il circolo è molto occupato. Riprova.
error-closing = Il circolo sta per riavviarsi. Riprova tra un momento.
error-malformed = Quello che è stato inviato non si può leggere. Torna indietro, controlla i dati inseriti e riprova.
error-cross-site = La richiesta viene dalla pagina di un altro sito: non è stato fatto nulla.
error-internal = Qualcosa è andato storto da parte nostra. Nulla è stato cambiato: puoi riprovare.
error-back = Torna indietro
error-home = Vai alla pagina iniziale
error-table = Torna al tavolo
error-event = Torna al torneo

# Chouette
chouette-title = Chouette
chouette-now = Che cosa si fa adesso
chouette-open = Apri una chouette
wooden-start-title = Tavola di legno
wooden-start = Mettile accanto un telefono: orologio, segnapunti e referto. Funziona senza rete, e nulla di ciò che premi va perso.
wooden-open = Apri l’orologio
chouette-start-title = Chouette
chouette-start = Uno contro tutti, con un cubo per ciascuno: il box gioca contro una squadra che si consulta. Con amici, con bot, o come quaderno per una tavola di legno.
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
preset-chouette-club-note = Un cubo tra il box e ogni giocatore, con i doveri di circolo: accettarne abbastanza, prima il cubo del capitano, i beaver.
preset-chouette-galore = Chouette semplice
preset-chouette-galore-note = Un solo cubo per tutti; quando raddoppia il box, ogni giocatore accetta o passa per sé.
chouette-place = La tavola
chouette-place-online = Qui, con i dadi del server
chouette-place-online-note = Box e capitano muovono sullo schermo; ogni tiro si può controllare dopo.
chouette-place-over_the_board = Una tavola di legno
chouette-place-over_the_board-note = Segni cubi e risultati; la pagina tiene ordine, doveri e conti.
chouette-bots = Bot
chouette-bots-note = Entrano subito e giocano nella squadra, da capitano o da box. Con due bot puoi cominciare da solo. Non sulla tavola di legno.
chouette-bot-level = Il loro livello
chouette-bot-add = Aggiungi un bot
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
chouette-host-note = Chi ospita aggiunge i bot, fissa la posta e sulla tavola di legno segna per tutti.
chouette-lobby = Chouette a cui unirsi
chouette-lobby-note = Può unirsi chiunque; la partita in corso continua, e si entra in fondo alla coda.
chouette-lobby-nobody = Ancora nessuno
chouette-door = Chi può unirsi
chouette-door-link = Chi ha il link
chouette-door-open = Tutti; la chouette è in elenco
chouette-worth = Un punto vale
chouette-worth-note = Come lo scriveresti: 2,50 con EUR. Senza valuta un punto è solo un punto.
chouette-pace = Limiti di tempo
chouette-pace-answer = Per rispondere a un cubo
chouette-pace-answer-note = Dopo, chi non risponde dà la risposta del capitano, o passa.
chouette-pace-turn = Per un tiro o una mossa
chouette-pace-turn-note = Dopo, subentra il prossimo della coda, o il box ha perso.
chouette-pace-absence = Senza la pagina aperta
chouette-pace-absence-note = Chi manca così a lungo non si aspetta più: vale come nessuna risposta.
chouette-pace-gather = Per unirsi con il proprio cubo
chouette-pace-gather-note = Dopo il primo raddoppio, prima che il box risponda.
chouette-pace-fair = Prima che il capitano tiri
chouette-pace-fair-note = Perché tutti possano raddoppiare; chi preme «Non raddoppio» non fa aspettare gli altri.
chouette-seconds = { $n } secondi
chouette-no-limit = senza limite
chouette-go = Apri la chouette
chouette-knob-cubes = Cubi
chouette-knob-cubes-note = Circolo: uno per ciascuno. Semplice: uno per tutti.
chouette-knob-cubes-single = Uno per tutti
chouette-knob-cubes-multiple = Uno per ciascuno
chouette-knob-box_stays = Il box resta
chouette-knob-box_stays-note = Circolo: se vince e nella partita non è in perdita. Semplice: se batte il capitano.
chouette-knob-box_stays-beats_captain = se batte il capitano
chouette-knob-box_stays-wins_and_level = se vince ed è almeno in pari
chouette-knob-offering = I giocatori della squadra possono raddoppiare
chouette-knob-offering-note = Circolo: finché il box non ha risposto a uno. Semplice: fino al tiro del capitano.
chouette-knob-offering-until_roll = fino al tiro
chouette-knob-offering-until_answered = finché il box non ha risposto
chouette-knob-take_enough = Accettarne abbastanza
chouette-knob-take_enough-note = Se tutti hanno raddoppiato, il box deve accettare abbastanza cubi da essere in pari se vince, e fare beaver se accetta solo quello del capitano. Attivo nel tipo di circolo.
chouette-knob-captain_cube = Il cubo del capitano
chouette-knob-captain_cube-note = Fra più cubi offerti insieme. Circolo: se il box ne accetta uno, accetta quello del capitano. Semplice: come vuole.
chouette-knob-captain_cube-off = il box accetta quelli che vuole
chouette-knob-captain_cube-if_any = se il box ne accetta uno, accetta quello del capitano
chouette-knob-captain_cube-must = il box deve accettare quello del capitano
chouette-knob-beaver = Accettare un raddoppio
chouette-knob-beaver-note = Dove valgono i beaver: se si può accettare anche senza.
chouette-knob-beaver-may = con o senza beaver
chouette-knob-beaver-must = sempre con un beaver
chouette-knob-sole_taker_beavers = Chi accetta da solo fa beaver
chouette-knob-sole_taker_beavers-note = Se il box ha raddoppiato a tutti e uno solo accetta, quello deve fare beaver. Attivo nel tipo di circolo.
chouette-knob-holdout = Ultimo a passare
chouette-knob-holdout-note = In cinque o più: se tutti tranne uno passano il raddoppio del box, deve passare anche l’ultimo. Non attivo se non lo scegli.
chouette-knob-holdout-first = al primo raddoppio del box
chouette-knob-holdout-any = a ogni raddoppio del box
chouette-knob-extras = Cubi in più
chouette-knob-extras-note = Solo con un cubo unico: chi ha passato può dare un altro cubo a chi ha accettato da solo il raddoppio dal centro. Non attivo se non lo scegli.
chouette-knob-extras-paid = chi lo dà paga quanto costa un passo
chouette-knob-extras-free = chi lo dà non paga nulla
chouette-knob-consultation = Consigli al capitano
chouette-knob-consultation-note = Circolo: da chi ha girato o accettato un cubo, o a richiesta. Semplice: da tutti quelli in gioco.
chouette-knob-consultation-free = da tutti quelli in gioco
chouette-knob-consultation-never = mai
chouette-knob-consultation-after-cube = dopo il primo cubo girato
chouette-knob-consultation-cube-holders = da chi ha un cubo girato
chouette-knob-declining = Se più giocatori passano al box
chouette-knob-declining-note = Con molti cubi i capitani vanno in fondo a turno. Con un cubo, solo il capitano.
chouette-knob-declining-captain_only = va in fondo solo il capitano
chouette-knob-declining-in_turn = i capitani a turno
chouette-knob-captain_after_drop = Se il capitano passa
chouette-knob-captain_after_drop-note = Quando il capitano passa il raddoppio del box e altri accettano.
chouette-knob-captain_after_drop-stays = il prossimo resta capitano
chouette-knob-captain_after_drop-temporary = il prossimo è capitano solo per questa partita
chouette-knob-leaving = Il cubo di chi va via
chouette-knob-leaving-note = Durante una partita. Di norma resta in gioco; risponde il capitano.
chouette-knob-leaving-plays_on = resta in gioco sotto il capitano
chouette-knob-leaving-loses = è perso subito
chouette-knob-partner_lot = Il sorteggio del socio
chouette-knob-partner_lot-note = Se nessuno vuole essere il socio del box. Di norma senza il capitano.
chouette-knob-partner_lot-without_captain = senza il capitano
chouette-knob-partner_lot-with_captain = con il capitano
chouette-knob-partner_place = Il socio quando il box perde
chouette-knob-partner_place-note = Di norma mantiene il suo posto.
chouette-knob-partner_place-kept = mantiene il suo posto
chouette-knob-partner_place-end = va in fondo
chouette-knob-partner_from = Un socio da
chouette-knob-partner_from-note = Numero di giocatori, di norma 8.
chouette-automatic-consent = Il primo; altri se il box è d’accordo
chouette-join-title = Una chouette
chouette-there = Ci sono già
chouette-join = Unisciti
chouette-join-note = Ti metti in fondo alla coda e giochi dalla prossima partita. Puoi andartene tra una decisione e l’altra.
chouette-invite = Invita altri
chouette-invite-note = Chi apre questo link può unirsi in qualsiasi momento, in fondo alla coda.
chouette-noscript = La pagina della chouette ha bisogno di JavaScript. Senza, vedi solo chi c’è e i conti.
chouette-resign-note = L’altra parte può rifiutare la tua proposta, a meno che sia il massimo che si può perdere.
chouette-sure = Confermi?
accounts-count = { $n ->
    [one] una partita
   *[other] { $n } partite
}
accounts-back = Torna alla chouette
accounts-csv = Scarica come CSV
accounts-print = Pagina adatta alla stampa
accounts-balances = Saldi
accounts-debts = Chi deve a chi
accounts-total = Totale
accounts-by-game = Punti per partita
accounts-marks = B: box in quella partita. C: capitano.
accounts-game = Partita { $n }
accounts-cube = a { $value }, { $winner ->
    [box] vinto dal box
    [team] vinto contro il box
   *[agreed] chiuso con un accordo
}
cause-dropped = passato
cause-decided = deciso dalla partita
cause-extra_given = con un cubo in più
cause-agreed = per accordo
cause-left = andato via
cause-partner = la parte del socio

# Dove un ospite è di casa
browsers-title = Browser che ti riconoscono
browsers-many = { $n ->
    [one] Ti riconosciamo solo in questo browser.
   *[other] Ti riconosciamo in { $n } browser.
 }
browsers-end-others = Esci da tutti gli altri browser
browsers-here-note = Un ospite si riconosce solo dal suo browser. Se esci da questo e nessun altro ti riconosce, non potrai tornare ai tuoi tavoli.
browsers-end-here = Esci da questo browser

# The rules of the chouette
chouette-rules-title = Regole della chouette
chouette-rules-presets = I due tipi

## Regole che non vanno insieme
not-translated = Non è ancora tradotto: eccolo in inglese.
broken-length-in-money-play = Sono regole per il gioco a soldi, che non ha un numero di punti a cui giocare: lascia vuoti i punti oppure scegli un incontro.
broken-match-without-length = Un incontro si gioca a un numero di punti: scrivilo, oppure scegli il gioco a soldi.
broken-jacoby-in-match = Negli incontri non c’è la regola di Jacoby: toglila, oppure scegli il gioco a soldi.
broken-responses-in-match = Negli incontri non ci sono beaver: toglili, oppure scegli il gioco a soldi.
broken-automatic-doubles-in-match = Negli incontri non ci sono raddoppi automatici: toglili, oppure scegli il gioco a soldi.
broken-holland-without-crawford = La regola Holland riguarda le partite dopo quella di Crawford: attiva la regola Crawford, oppure togli la Holland.
broken-tournament-length = Gli incontri di torneo si giocano ad almeno 3 punti: scrivine di più, oppure scegli «Incontro».
broken-crawford-outside-match = La regola Crawford vale negli incontri: toglila, oppure scegli un incontro.
broken-holland-outside-match = La regola Holland vale negli incontri: toglila, oppure scegli un incontro.
broken-doubling-limit-outside-match = Il limite ai raddoppi della Tavola Reale vale negli incontri: toglilo, oppure scegli un incontro.
broken-consent-outside-chouette = I raddoppi automatici col consenso del box sono della chouette: scegli quanti, oppure nessuno.
broken-time-limit = Quel limite di tempo è troppo lungo o troppo breve: può essere da un secondo a sette giorni.
broken-clock-times = Con quell’orologio non si può giocare: serve un po’ di tempo, e al massimo 10 ore per punto e per turno.
broken-rated-time = Un incontro con rating lascia a tutti il tempo di giocare: almeno 15 secondi per una decisione, 30 per tornare se cade la connessione, e con l’orologio un minuto a partita.
broken-bots = Possono giocare al massimo { $most } bot, e nessuno su una tavola di legno.
broken-stake-in-match = Una posta per punto è del gioco a soldi: lascia vuota la valuta, oppure scegli il gioco a soldi.
broken-called-in-tavola-reale = La Tavola Reale si gioca con regolarità rigorosa: scegli quella, oppure altre regole.

# Il tutor nella pagina iniziale

start-tutor = Con tutor
start-tutor-note = Chiede prima di un errore grave, dà suggerimenti, permette di tornare indietro.
knob-tutor-none = Nessuno
knob-tutor-whopper = Chiede prima di un errore gravissimo
knob-tutor-blunder = Chiede prima di un errore grave
knob-tutor-error = Chiede prima di un errore
knob-tutor-doubtful = Chiede prima di una mossa dubbia
knob-tutor-note = Contro un bot: chiede prima di una mossa cattiva, dà suggerimenti e permette di tornare indietro. L’incontro è segnato come giocato con il tutor.
terms-tutor = Chiede prima di una decisione che perde { $loss } o più; sono ammessi suggerimenti e ripensamenti
