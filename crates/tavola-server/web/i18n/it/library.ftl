# I propri incontri, quanto valgono insieme, e che cosa si fa di uno letto da un file.

start-library = Tutti i tuoi incontri, analizzati, e quanto valgono insieme
start-import = Oppure importa incontri da file.
nav-library = I miei incontri
library-title = I miei incontri
library-empty = Qui si raccolgono i tuoi incontri: quelli che giochi nel circolo e quelli che importi da file di XG, GNU Backgammon, Galaxy, Heroes e altri. Ognuno viene analizzato. Importa il primo, o gioca.
library-bring = Importa incontri
library-drop = Trascina qui file o una cartella, o sceglili.
library-files = File
library-folder = Una cartella
library-paste = Incolla un incontro
library-paste-label = L’incontro come testo
library-import = Importa
library-importing = Importazione: { $done } file su { $all }.
library-imported = { $n ->
    [0] Nessun file è stato importato.
    [one] Un file importato.
   *[other] { $n } file importati.
  }
library-import-waits = Il server chiede una pausa. L’importazione prosegue da sola.
library-import-failed = L’importazione si è fermata: { $done } file importati su { $all }. Importa di nuovo il resto; ciò che c’è già non viene preso due volte.
library-file-long = { $n ->
    [one] Un file supera { $most } MiB ed è stato tralasciato.
   *[other] { $n } file superano { $most } MiB e sono stati tralasciati.
  }
library-formats = .mat e .txt in tutti i dialetti usuali, .sgf, .xg e il .json di Tavola. Al massimo 2 MiB per file. Ciò che importi lo vedi solo tu, finché non lo condividi. Il file stesso viene conservato, e si può scaricare di nuovo.
library-too-much = Si possono importare al massimo 4 MiB e 100 file alla volta. Importa gli altri dopo.
library-no-files = Scegli un file, o incolla un incontro.

library-brought = Che cosa è stato importato
library-pasted = Testo incollato
library-known = Questo file è già tra i tuoi incontri.
library-known-match = Questo incontro è già tra i tuoi: conta una volta sola.
library-extent = { $length ->
    [0] gioco a soldi
   *[other] incontro ai { $length }
  }, { $games } { $games ->
    [one] partita
   *[other] partite
  }
library-remarks = { $n } { $n ->
    [one] osservazione
   *[other] osservazioni
  } di lettura
library-more-remarks = E altre { $n }.
library-remark-line = Riga
library-remark-column = Colonna
library-remark-weight = Letto
library-remark-what = Che cosa non torna
library-note = com’è scritto
library-mended = corretto
library-left-out = tralasciato
library-refused-empty = Il file è vuoto.
library-refused-long = Il file supera { $most } MiB.
library-refused-archive = È un archivio. Estrai i file che contiene e importa quelli.
library-refused-analysis = È l’analisi, non l’incontro. Importa l’incontro: .mat, .sgf, .xg o match.json.
library-refused-unreadable = Non è un incontro in nessun formato conosciuto.
library-refused-no-play = Non contiene nessuna mossa.
library-refused-lines = Un incontro ha al massimo { $games } partite e { $lines } righe.
library-refused-full = Non c’è più posto: la raccolta contiene al massimo { $files } file e { $bytes } MiB. Prima elimina qualche incontro.

library-which = Quale giocatore sei?
library-neither = Nessuno dei due

library-matches = Incontri
library-none = Non c’è ancora nessun incontro.
library-none-found = Nessun incontro corrisponde.
library-not-searched = La ricerca non si può leggere. Correggi quello che è indicato sopra.
library-more-tables = Non tutti i tuoi tavoli sono stati esaminati. Ricarica la pagina per gli altri.
library-waiting = { $n ->
    [one] Un incontro aspetta l’analisi.
   *[other] { $n } incontri aspettano l’analisi.
  }
library-day = Data
library-no-day = Il file non dice quando è stato giocato, o non senza dubbi.
library-players = Giocatori
library-event = Torneo
library-length = Ai
library-score = Punteggio
library-money = a soldi
library-unjudged = non ancora
library-unjudged-note = L’analisi deve ancora venire.
library-at-line = riga { $line }
library-list-note = Punteggio e PR sono nell’ordine dei nomi.
library-older = Incontri precedenti

library-search = Cerca
library-search-player = Giocatore
library-search-event = Torneo
library-search-from = Dal
library-search-to = Al
library-search-kind = Tipo di errore
library-search-mark = Almeno
library-search-any = qualsiasi
library-search-position = Posizione
library-search-position-note = Un XGID, un id di GNUBG o OpenGammon, una riga di FIBS, o una tavola in lettere. Si trova dove le pedine stanno così per chi è di turno.
library-search-go = Cerca
library-search-all = Mostra tutti
library-wrong-day = «{ $text }» non è una data. Si scrive così: 2026-03-22.
library-wrong-choice = «{ $text }» non si può cercare.
library-error-cube = Cubo
library-error-play = Mossa di pedine
library-error-missed-double = Raddoppio mancato
library-error-wrong-double = Raddoppio sbagliato
library-error-wrong-take = Accettazione sbagliata
library-error-wrong-drop = Passo sbagliato
library-error-wrong-beaver = Beaver sbagliato

study-match = File e condivisione
study-download = Scarica:
study-download-report = analisi (.json)
study-you-are = Sei { $who }.
study-you-neither = Non sei nessuno dei due giocatori: l’incontro resta fuori dalle tue statistiche.
study-private = Questo incontro lo vedi solo tu.
study-share = Condividi con un link
study-shared = Chiunque abbia questo link vede l’incontro e la sua analisi:
study-unshare = Non condividere più
study-original = Il file com’è stato importato:
study-remove = Elimina
study-remove-sure = L’incontro, il suo file e la sua analisi vengono cancellati. Puoi importare di nuovo il file.
study-remove-now = Elimina l’incontro

statistics-title = Statistiche
statistics-empty = Non c’è ancora niente da sommare. Importa degli incontri o giocane; ognuno viene analizzato in secondo piano, e conta qui appena è pronto.
statistics-extent = { $n } { $n ->
    [one] incontro
   *[other] incontri
  }, { $decisions } decisioni tue.
statistics-unjudged = { $n ->
    [one] Un incontro resta fuori: l’analisi deve ancora venire.
   *[other] { $n } incontri restano fuori: l’analisi deve ancora venire.
  }
statistics-unclaimed = { $n ->
    [one] Un incontro resta fuori: non si sa quale giocatore sei.
   *[other] { $n } incontri restano fuori: non si sa quale giocatore sei.
  }
statistics-others = { $n ->
    [one] Uno è un incontro di altri.
   *[other] { $n } sono incontri di altri.
  }
statistics-whole = Tutto insieme
statistics-figure = Cifra
statistics-you = Tu
statistics-opponents = Avversari
statistics-checkers = Pedine
statistics-cube = Cubo
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Fortuna per tiro
statistics-months = Per mese
statistics-month = Mese
statistics-no-month = Data sconosciuta
statistics-decisions = Decisioni
statistics-chart = PR per mese; le stesse cifre sono nella tabella qui sotto.
statistics-bar = { $month }: PR { $rate }, { $n } decisioni
statistics-kinds = Per tipo di posizione
statistics-kind = Posizione
statistics-errors = Per tipo di errore
statistics-lost = Costo
statistics-first = Prime mosse, per tiro
statistics-roll = Tiro
statistics-replies = Risposte, per prima mossa dell’avversario
statistics-answers = Prima mossa dell’avversario
statistics-times = Volte
statistics-marked = Errori
statistics-usual = La più giocata
statistics-definitions = Il PR è 500 volte il costo per decisione: tutti i costi sommati, divisi per tutte le decisioni. Non è mai la media dei PR degli incontri. Tra parentesi sta il numero di decisioni. La fortuna è in unità del cubo. Gli errori sono tutte le decisioni segnate, da 0,010.

kind-bearing-off = Uscita
kind-bearing-off-note = Nessun contatto, ed entrambi hanno tutte le pedine in casa.
kind-race = Corsa
kind-race-note = Nessun contatto, negli altri casi.
kind-bearing-off-contact = Uscita con contatto
kind-bearing-off-contact-note = Uno dei due ha tutte le pedine in casa, e c’è contatto.
kind-back-game = Back game
kind-back-game-note = Uno dei due tiene due o più punte nel quadrante interno avversario.
kind-priming = Prime
kind-priming-note = Uno dei due tiene almeno cinque punte di fila, con una pedina avversaria dietro.
kind-attack = Attacco
kind-attack-note = Uno dei due ha una pedina sulla barra, contro almeno tre punte nel quadrante interno.
kind-holding = Gioco d’attesa
kind-holding-note = Le ultime pedine di uno dei due tengono la punta 7, 5 o 4 dell’avversario; quelle dell’altro fanno lo stesso, o sono già fuggite.
kind-low-anchor = Ancoraggio basso
kind-low-anchor-note = Le ultime pedine di uno dei due tengono la punta 1, 2 o 3 dell’avversario; quelle dell’altro sono già fuggite.
kind-contact = Altro contatto
kind-contact-note = Contatto di ogni altro tipo, come nei primi tiri.
