# Le regole come libro, il regolamento, i diagrammi in un testo.

book-title = Le regole del backgammon
book-lead = Tutto il gioco, raccontato a chi legge: dalla prima mossa alla chouette, all’orologio e al torneo. Su ogni diagramma si può giocare.
book-contents = Indice
book-search = Cerca nelle regole
book-search-go = Cerca
book-found =
    { $n ->
        [0] Nessun risultato. Prova con un’altra parola, o con meno parole.
        [one] Un risultato.
       *[other] { $n } risultati.
    }
book-whole = Il libro intero in una pagina
book-whole-note = da stampare, o da salvare in PDF stampandola
book-print = Stampa o salva in PDF
book-paper-lead = Tutto il gioco, raccontato a chi legge: dalla prima mossa alla chouette, all’orologio e al torneo.
book-paper-after = Da cinque testi di altri:
book-paper-galore = Backgammon Galore, di Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, di Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, le regole di una sala da gioco online italiana
book-paper-club = Regole del chouette, dal sito di un circolo
book-paper-manual = un manuale italiano di regole e tornei, di un autore che non è nominato
book-paper-own = Le frasi e le figure sono nostre. L’ultimo capitolo, «Fonti e ringraziamenti», dice che cosa ha dato ogni testo e dove non vanno d’accordo. Sigle come MOV-07 sono quelle del regolamento, in fondo.
book-figures = Dove stanno le figure delle fonti
book-onward = Prima e dopo
book-before = Prima
book-after = Avanti
rulebook-title = Il regolamento, articolo per articolo
rulebook-note = quello che nominano rifiuti e decisioni
rulebook-lead = Ogni regola secondo cui Tavola si regola, ciascuna con un nome suo. Le lettere tra parentesi dicono da quale fonte viene.
rulebook-told = Il libro ne parla qui:

# Diagrammi in un testo
figure-check = È una mossa legale?
figure-back = Riprendi
figure-again = Ricomincia
figure-open = Apri nella stanza di studio
figure-legal = È una mossa legale.
figure-right = Esatto.
figure-wrong = No.
figure-cube-roll = Non raddoppiare
figure-cube-take = Raddoppia – l’altro accetta
figure-cube-pass = Raddoppia – l’altro rifiuta
figure-cube-does-double = Si raddoppia.
figure-cube-does-redouble = Si ri-raddoppia.
figure-cube-does-no-double = È troppo presto per raddoppiare.
figure-cube-does-too-good = Si continua senza raddoppiare: c’è da vincere più di quanto l’altro pagherebbe.
figure-cube-then-take = Al raddoppio l’altro accetta.
figure-cube-then-pass = Al raddoppio l’altro rifiuta.
figure-cube-then-beaver = Al raddoppio l’altro risponde con un beaver.

# Articoli
articles-title = Articoli
articles-lead = Tiri d’apertura e finestre di raddoppio, chouette e sorteggi leali, dal circolo e da chi ci gioca. Negli articoli del circolo ogni numero viene dalle simulazioni o dai conti del suo motore, e su ogni diagramma si può giocare.
articles-all = Tutti
articles-none = Non c’è nessun articolo di questo genere.
articles-shelves = Articoli per argomento e per anno
articles-feed = Feed (Atom)
articles-more = Tutti gli articoli
articles-older = Precedente
articles-newer = Successivo
date-long = { $day } { $month } { $year }
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
articles-tag-back-game = Backgame
articles-tag-bot = Il bot
articles-tag-checker-play = Gioco delle pedine
articles-tag-chouette = Chouette
articles-tag-cube = Il cubo
articles-tag-dice = Dadi
articles-tag-direction = Direzione
articles-tag-engine = Motore
articles-tag-fairness = Lealtà
articles-tag-match-play = Match
articles-tag-opening = Apertura
articles-tag-race = Corse
articles-tag-strategy = Strategia
articles-tag-tournament = Tornei

# Papers of the house
nav-house = Questo club
nav-about = Il club
nav-privacy = Riservatezza
nav-terms = Condizioni

# I pulsanti delle lezioni
lessons-done = completata
lesson-over = Questa lezione è finita
lesson-play = La tua prima partita contro il bot
lesson-answer = La risposta
lesson-done = Fatto
lesson-on = Avanti
lesson-number = Il tuo numero:
lesson-say-none = Non si può giocare nulla
lesson-say-some = Qualcosa si può giocare
lesson-say-double = Raddoppia
lesson-say-roll = Tira
lesson-say-take = Accetta
lesson-say-drop = Rifiuta

host-is = Questo circolo è gestito da
host-unnamed = Chi gestisce questo circolo non ha scritto qui il suo nome.
host-reached = Per scrivere:
host-unreachable = Qui non c’è un recapito: chiedi a chi ti ha dato l’indirizzo del circolo.
