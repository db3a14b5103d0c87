# L’analisi di una partita.

study-title = Analisi
study-open = Analizza
study-back = Torna al tavolo
study-depth = { $plies ->
    [0] Prima occhiata.
    [one] Guardato { $plies } tiro avanti.
   *[other] Guardato { $plies } tiri avanti.
  }
study-underway = In analisi { $plies } { $plies ->
    [one] tiro
   *[other] tiri
  } avanti: { $done } righe su { $all }.
study-waits = L’analisi più profonda aspetta che finisca quella di un altro incontro.
study-ready = L’analisi è pronta.
study-reload = L’analisi è ancora in corso.
study-reload-link = Guarda di nuovo
study-nothing = Non c’è niente da analizzare: nessuna partita è stata giocata fino alla fine.
study-definitions = I costi sono in unità del cubo (EMG). Il PR è 500 volte il costo per decisione; l’indice di gnubg è lo stesso costo in millesimi. Le mosse senza scelta non contano; non raddoppiare conta dove era incerto o sbagliato. Dubbio da 0,010, errore da 0,020, errore grave da 0,080, errore gravissimo da 0,160. Equity e probabilità di una riga vengono dallo stesso esame, profondo quanto dice l’ultima colonna; la fortuna è calcolata senza guardare avanti, e nel tiro d’apertura conta anche averlo vinto.

study-summary = In cifre
study-rating = PR
study-rating-note = Performance rating: 500 volte il costo per decisione. Più è basso, meglio è.
study-millis = Indice di gnubg
study-millis-note = Costo per decisione in millesimi del cubo, come lo scrive gnubg.
study-plays = Mosse
study-plays-note = Quanto sono costate le mosse, e in quante c’era scelta.
study-cubes = Cubo
study-cubes-note = Quanto sono costate le decisioni di cubo, e quante erano.
study-lost-of = { $lost } in { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Dubbi, errori, errori gravi, errori gravissimi.
study-losses-worth = Costo di tutti gli errori
study-losses-worth-note = In probabilità di vincere l’incontro; nel gioco a soldi, in punti.
study-luck = Fortuna
study-luck-note = Di quanto i tiri sono stati migliori della media, in unità del cubo, senza guardare avanti.
study-luck-worth = Fortuna nell’incontro
study-luck-worth-note = La stessa in probabilità di vincere l’incontro; nel gioco a soldi, in punti.

study-graph = L’andamento
study-graph-note = Una linea di probabilità con gli errori; le stesse cifre sono nell’elenco di tutte le righe.
study-graph-error = Riga { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Probabilità di { $who } di vincere l’incontro
study-graph-money = Quanto { $who } può aspettarsi dalla partita
study-graph-game = Probabilità di { $who } di vincere la partita

nav-study = Studio
nav-openings = Aperture
openings-title = L’apertura
openings-about = Come si giocano i quindici primi tiri, e come risponde ciascuno dei 21 tiri alle loro mosse migliori: gioco a soldi con il cubo al centro, senza Jacoby, secondo i rollout del nostro motore.
openings-path = Dove sei
openings-roll = { $roll }
openings-replies-to = { $roll } giocato { $play }: le risposte
openings-roll-head = Tiro
openings-best = Mossa migliore
openings-next = Seconda
openings-alone = nulla di vicino
openings-verdict = Giudizio
openings-is-best = la migliore
openings-as-good = alla pari
openings-unsettled = non deciso
openings-worse = peggiore
openings-error-note = Errore standard dell’equity
openings-trials = Partite
openings-trials-note = Quante partite sono state giocate fino in fondo
openings-replies = Le risposte
openings-replies-note = Una mossa sottolineata porta alle sue risposte.
openings-mean = Su tutti i 36 tiri la risposta vale { $equity } per chi tira.
openings-look-on = Guardala con il motore
openings-definitions = Le equity tengono conto del cubo, sono in unità del cubo e viste da chi gioca; ± è un errore standard. «Alla pari»: meno di 0,010 dietro la migliore; «non deciso»: più indietro, ma per meno di 2,33 errori standard della differenza. Gli stessi numeri: tavola openings.

nav-duplicates = Duplicati
duplicate-title = Duplicato
duplicate-about = Un incontro si gioca a due tavoli con gli stessi dadi: partita per partita e tiro per tiro escono gli stessi numeri. La fortuna non c’entra più, e alla fine ogni decisione sta accanto a quella dell’altro tavolo.
duplicate-play = Chi gioca
duplicate-bot = Due contro il bot
duplicate-bot-note = Tu e chi inviti avete ciascuno il Bianco contro lo stesso bot, a un proprio tavolo.
duplicate-teams = Due contro due
duplicate-teams-note = Tu hai il Bianco a un tavolo, chi gioca con te il Nero all’altro; di fronte siedono gli avversari.
duplicate-length = Punti per vincere
duplicate-go = Apri i due tavoli
duplicate-note = Nessuno vede l’altro tavolo prima che siano finiti entrambi: ne saprebbe i dadi.
duplicate-table = Tavolo { $n }
duplicate-free = ancora libero
duplicate-waiting = Non ancora iniziato.
duplicate-playing = Si gioca.
duplicate-over = Finito.
duplicate-play-on = Al tuo tavolo
duplicate-look = Guarda il tavolo
duplicate-invite-white = Qui il Bianco è libero
duplicate-invite-black = Qui il Nero è libero
duplicate-invite-note = Manda questo link a chi deve sedersi lì.
duplicate-same-dice = Gli stessi dadi escono a un altro tavolo.
duplicate-result = Il risultato
duplicate-players = Bianco – Nero
duplicate-points = Punti
duplicate-even = I due tavoli finiscono uguali: nessuno è in vantaggio.
duplicate-ahead = { $who }, Bianco al tavolo dove è andata meglio, ha { $n } { $n ->
    [one] punto
   *[other] punti
  } di vantaggio.
duplicate-game = Partita { $n }
duplicate-parted = Da qui in poi le posizioni sono diverse.
duplicate-dice-note = I dadi vengono da un solo segreto di questo server, per partita e tiro. L’impegno è stato mostrato prima che qualcuno si sedesse, e il segreto si apre quando entrambi i tavoli sono finiti; tavola verify-dice ricalcola ogni tiro.
duplicate-commitment = Impegno
duplicate-secret = Segreto
duplicate-proof = Tutti i tiri, da verificare

study-errors = Errori, dal più grave
study-no-errors = Nessun errore.
study-more-errors = E altri { $n }: sono segnati nell’elenco di tutte le righe.
study-where = Riga
study-who = Chi
study-what = Decisione
study-cost = Costo
study-played = { $roll }: { $play }; meglio { $best }
study-illegal = una mossa contro le regole
study-wrong-double = ha raddoppiato; doveva aspettare
study-missed-double = non ha raddoppiato
study-wrong-take = ha accettato; doveva passare
study-wrong-drop = ha passato; doveva accettare
study-wrong-beaver = ha fatto beaver; non doveva
study-doubtful = Dubbio
study-error = Errore
study-blunder = Errore grave
study-whopper = Errore gravissimo

study-games = Tutte le partite
study-game = { $length ->
    [0] Partita { $n }, { $black }–{ $white }
   *[other] Partita { $n }, { $black }–{ $white } ai { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] vince perché l’altro passa
    [gammon] vince un gammon
    [backgammon] vince un backgammon
   *[single] vince
  }, { $points } { $points ->
    [one] punto
   *[other] punti
  }
study-game-chance = { $who } vince la partita
study-match-chance = l’incontro
study-equity-of = punti
study-dances = nessuna mossa
study-doubles = raddoppia
study-takes = accetta
study-drops = passa
study-beavers = fa beaver
study-raccoons = fa raccoon
study-otters = fa otter
study-resigns-single = abbandona
study-resigns-gammon = abbandona un gammon
study-resigns-backgammon = abbandona un backgammon

study-board = La tavola prima
study-words-numbers = Punte contate da { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } sulla { $point }
study-words-bar = { $n } sul bar
study-words-off = { $n } fuori
study-words-cube = Cubo a { $value }, al centro.
study-words-cube-of = Cubo a { $value }, di { $who }.
study-said = Riga { $line }, { $who }, { $act }.
study-steps = Righe dell’incontro
study-first = Prima riga
study-error-before = Errore precedente
study-before = Riga precedente
study-next = Riga successiva
study-error-next = Errore successivo
study-last = Ultima riga
study-no-decision = Qui non c’è niente da decidere.
study-no-move = Nessuna mossa legale.
study-forced = L’unica mossa legale.
study-right = Il meglio che c’è.
study-as-good = Buona quanto la migliore: { $lost } di meno.
study-cost-match = costa { $lost }; probabilità di vincere l’incontro { $worth }.
study-cost-money = costa { $lost }, { $worth } punti.
study-right-is = Giusto: { $action }, { $answer }.
study-right-wait = non raddoppiare
study-right-double = raddoppiare
study-right-redouble = ridoppiare
study-right-too-good = troppo forte per raddoppiare
study-right-take = accettare
study-right-drop = passare
study-right-beaver = beaver
study-roll-luck = Fortuna del tiro: { $luck }, { $worth } punti.
study-roll-luck-match = Fortuna del tiro: { $luck }; probabilità di vincere l’incontro { $worth }.
study-play = Mossa
study-made = giocata
study-equity = Equity
study-difference = Differenza
study-plies = Avanti
study-plies-note = Quanti tiri avanti si è guardato.
study-more-plays = { $n ->
    [one] Un’altra mossa costa
   *[other] Altre { $n } mosse costano
  } di più.
study-cube = Cubo
study-cube-doubler = Cubo, visto da chi ha raddoppiato
study-no-double = Non raddoppiare
study-double-take = Raddoppiare, accettare
study-double-drop = Raddoppiare, passare
study-win = V
study-win-note = Vittorie, in percentuale
study-win-gammon = VG
study-win-gammon-note = Gammon e backgammon vinti, in percentuale
study-win-backgammon = VBG
study-win-backgammon-note = Backgammon vinti, in percentuale
study-lose = P
study-lose-note = Sconfitte, in percentuale
study-lose-gammon = PG
study-lose-gammon-note = Gammon e backgammon persi, in percentuale
study-lose-backgammon = PBG
study-lose-backgammon-note = Backgammon persi, in percentuale
study-ids = La posizione per altri programmi

study-why-wins = Vince { $by } partite in meno su 100.
study-why-gammons = Vince { $by } gammon in meno su 100 partite.
study-why-gammons-lost = Perde { $by } gammon in più su 100 partite.
study-why-shots = Lascia { $made } tiri su 36 che colpiscono, la mossa migliore { $best }.
study-why-best-hits = La mossa migliore colpisce.
study-why-made-hits = Colpisce, la mossa migliore no.
study-why-hits = Colpisce { $made } pedine, la mossa migliore { $best }.
study-why-home = Ha { $made } { $made ->
    [one] punta
   *[other] punte
  } in casa, la mossa migliore { $best }.
study-why-prime = Il suo prime più lungo è di { $made } punte, quello della mossa migliore di { $best }.
study-why-anchor = La mossa migliore tiene un ancoraggio.
study-why-off = Porta fuori { $made } pedine, la mossa migliore { $best }.

study-look-on = Continua da qui
study-cube-before = Prima del tiro:
nav-position = Posizioni
position-title = Posizione
position-board = La tavola
position-white = Bianco
position-black = Nero
position-plays = { $who } gioca { $roll }.
position-doubled = { $who } ha raddoppiato.
position-beavered = { $who } ha fatto beaver.
position-raccooned = { $who } ha fatto raccoon.
position-ottered = { $who } ha fatto otter.
position-on-roll = Tocca a { $who }.
position-money = Gioco a soldi.
position-match = Incontro ai { $length }: Bianco { $white }, Nero { $black }{ $crawford ->
    [yes] , partita Crawford.
   *[no] .
  }
position-wrong = Non è una posizione. Lo sono un XGID, un id di GNUBG o OpenGammon, una riga di FIBS o una tavola in lettere.
position-playing = Stai giocando contro qualcuno. Il motore risponde di nuovo a partita finita.
position-play = Le mosse
position-look-on = Continua dalla posizione che ne nasce
position-rolls = Tiri
position-id = Posizione
position-id-note = Un XGID, un id di GNUBG o OpenGammon, una riga di FIBS, o una tavola in lettere come la copiano XG e gnubg.
position-roll = Tiro, se è già stato fatto
position-look = Guarda
position-svg = Immagine (SVG)
study-adjusted = Risultato senza fortuna
study-adjusted-note = Il risultato meno la propria fortuna, più quella dell’avversario: quanto vale il solo gioco. Può andare oltre 0 e 100%.
study-adjusted-below = { $who } ha vinto e i tiri hanno portato più dell’intero incontro: perciò il risultato senza fortuna va oltre 0 e 100%. La fortuna è una somma su tutti i tiri; in un solo incontro può superare il risultato.
study-adjusted-above = { $who } ha vinto benché i tiri fossero dall’altra parte: perciò il risultato senza fortuna va oltre 0 e 100%. La fortuna è una somma su tutti i tiri; in un solo incontro può superare il risultato.

study-at-worst = Per primo l’errore più costoso; ▶ e ◀ portano attraverso l’incontro.
study-no-line = L’incontro non ha questa riga. Ecco l’errore più costoso.
position-wrong-long = È più lungo di qualsiasi posizione.
position-wrong-roll = Non è un tiro. Si scrive con due cifre da 1 a 6: 31.
position-wrong-game-over = La partita è finita: qualcuno ha portato fuori tutte le pedine.
position-wrong-match-over = L’incontro è finito: qualcuno ha tutti i punti.
position-wrong-crawford = Nella partita Crawford a uno dei due manca un punto.
study-chouette = I cubi della chouette
study-chouette-note = Ogni cubo è una partita a sé, il box contro un membro. Le mosse della squadra sono del capitano; il loro costo cambia da cubo a cubo.
study-chouette-game = Partita { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Tasti
study-key-points = Da una punta all’altra della tavola
study-key-board = Alla tavola
study-key-move = Muovi una pedina
study-key-away = Togli una pedina mentre prepari la posizione
study-key-answer = Muovi una pedina; giocato il tiro, rispondi
study-look-here = Guarda più a fondo in questo browser
study-look-here-note = Tre tiri avanti, senza il server e senza rete.
