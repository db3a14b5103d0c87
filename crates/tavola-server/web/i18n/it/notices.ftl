# Avvisi: la campanella, l’elenco, le scelte, e ciò che arriva come notifica o per posta. Solo per il server.

bell-none = Avvisi
bell-many = { $n ->
    [one] Avvisi: uno nuovo
   *[other] Avvisi: { $n } nuovi
  }
bell-some = Avvisi: %n nuovi
notices-title = Avvisi
notices-none = Niente di nuovo. Qui leggi quando tocca a te, quando qualcuno ti sfida o quando un torneo ti chiama.
notices-play = Gioca
notices-see = Segna come letto
notices-see-this = Segna come letto: { $what }
notices-see-all = Segna tutti come letti
notices-earlier = In precedenza
notices-choices = Come ricevere gli avvisi
notices-about = Riguardo a
notices-way-page = Campanella
notices-way-push = Notifica
notices-way-mail = Posta
notices-hour = Ora della posta quotidiana
notices-mail-note = La posta arriva al massimo una volta al giorno, e solo se prima non hai letto gli avvisi qui.
notices-keep = Salva queste scelte

notice-kind-turn = Tocca a te
notice-kind-time = Tempo quasi scaduto
notice-kind-challenge = Sfida
notice-kind-answer = Risposta alla tua sfida
notice-kind-seek = Qualcuno cerca un avversario
notice-kind-appointment = Appuntamento
notice-kind-adjourned = Incontro aggiornato
notice-kind-tournament = Chiamata a un incontro
notice-kind-analysis = Analisi
notice-kind-moderation = Moderazione
notice-kind-account = Il tuo profilo

notice-somebody = Qualcuno
notice-turn = Tocca a te contro { $who }
notice-time = Il tuo tempo contro { $who } sta per scadere: { $hours ->
    [0] non ne resta più
    [one] resta meno di un’ora
   *[other] restano meno di { $hours } ore
  }
notice-challenge = { $n ->
    [0] { $who } ti sfida a soldi
    [one] { $who } ti sfida a un incontro a un punto
   *[other] { $who } ti sfida a un incontro ai { $n } punti
  }
notice-accepted = { $who } ha accettato la tua sfida
notice-declined = { $who } ha rifiutato la tua sfida
notice-seek = { $n ->
    [0] { $who } cerca un avversario per giocare a soldi
    [one] { $who } cerca un avversario per un incontro a un punto
   *[other] { $who } cerca un avversario per un incontro ai { $n } punti
  }
notice-appointment = { $minutes ->
    [0] Hai un appuntamento con { $who } adesso
    [one] Hai un appuntamento con { $who } tra un minuto
   *[other] Hai un appuntamento con { $who } tra { $minutes } minuti
  }
notice-hour = { $minutes ->
    [0] È cominciata l’ora che avevi segnato
    [one] L’ora che avevi segnato comincia tra un minuto
   *[other] L’ora che avevi segnato comincia tra { $minutes } minuti
  }
notice-adjourned = L’incontro contro { $who } continua un’altra volta
notice-resume = { $who } vuole riprendere il vostro incontro
notice-resume-by = Il tuo incontro contro { $who } va ripreso: { $hours ->
    [0] il tempo per farlo è finito
    [one] resta meno di un’ora
   *[other] restano meno di { $hours } ore
  }
notice-analysis = L’analisi del tuo incontro è pronta
notice-analyses = Le analisi di tutti i tuoi incontri sono pronte
notice-analysis-of = L’analisi del tuo incontro contro { $who } è pronta
notice-call = { $name } ti chiama: incontro { $number } contro { $who }
notice-call-at = { $name } ti chiama: incontro { $number } contro { $who }, { $board }
notice-decision-silenced = Per un po’ non puoi scrivere
notice-decision-unrated = Per un po’ non puoi giocare incontri validi per il rating
notice-decision-closed = Il tuo profilo ora è chiuso
notice-decision-lifted = Una restrizione del tuo profilo è stata tolta
notice-decision-warned = I moderatori ti ricordano le regole del circolo
notice-decision-reported = La tua segnalazione è stata esaminata
notice-report = Una segnalazione attende la decisione di un moderatore
notice-account-password = La tua password è stata cambiata
notice-account-key-added = Al tuo profilo è stata aggiunta una passkey
notice-account-key-removed = Dal tuo profilo è stata tolta una passkey
notice-account-mail = Hai un nuovo indirizzo di posta
notice-account-name = Hai un nuovo nome
notice-account-codes = Per il tuo profilo sono stati creati nuovi codici di recupero
notice-account-code-used = Per il tuo profilo è stato usato un codice di recupero
notice-account-signed-in = Accesso al tuo profilo da un nuovo browser
notice-account-deletion = È prevista l’eliminazione del tuo profilo
notice-account-role = Il tuo ruolo nel circolo ora è un altro
notice-account-token = C’è un nuovo token per programmi per il tuo profilo

push-title = Questo dispositivo
push-why = Il circolo può chiamarti su questo dispositivo quando tocca a te, quando qualcuno ti sfida o quando un torneo ti chiama, anche senza pagine aperte. Il messaggio non contiene posizioni né testi scritti da altri.
push-script = Per questo il browser deve eseguire gli script.
push-start = Chiamami su questo dispositivo
push-end = Non chiamarmi più su questo dispositivo
push-on = Questo dispositivo riceve le chiamate.
push-denied = Il tuo browser non permette a questo circolo di chiamarti. Puoi cambiarlo nelle impostazioni del browser per questa pagina.
push-never = Questo browser non può ricevere chiamate.
push-home = Su questo dispositivo aggiungi prima Tavola alla schermata Home e aprila da lì.
push-failed = Non ha funzionato. Riprova più tardi.

app-install = Installa l’app
app-clock = Orologio e segnapunti
language-code = it
away-title = Nessuna connessione
away-lead = Il circolo non è raggiungibile. Qui c’è ciò che non ha bisogno della rete.
away-play = Gioca offline
away-clock = Orologio e segnapunti
away-again = Riprova
boards-title = Scegli una tavola
boards-lead = Ogni tavola ha i suoi colori per il giorno e per la notte, e pedine che si distinguono anche senza vedere i colori.
boards-script = Per scegliere una tavola servono gli script: la scelta resta nel tuo browser.
boards-shown = La tavola che hai scelto

notices-turns = Scrivimi subito quando tocca a me negli incontri per corrispondenza
notices-mail-where = Dove arriva la posta
letter-digest-subject = { $n ->
    [one] Tavola: un avviso
   *[other] Tavola: { $n } avvisi
}
letter-digest-text = Ciao { $name },

  ecco che cosa non hai ancora letto:

  { $lines }

  Questa mail arriva al massimo una volta al giorno, e solo se c’è qualcosa che non hai letto.
  Scegli che cosa contiene: { $choices }
  Niente più mail di questo tipo: { $stop }
letter-turns-subject = Tavola: tocca a te
letter-turns-text = Ciao { $name },

  qualcuno ti aspetta in un incontro per corrispondenza:

  { $lines }

  Hai scelto di saperlo subito quando tocca a te. Per cambiare: { $choices }
  Niente più mail di questo tipo: { $stop }
digest-more = { $n ->
    [one] E un altro.
   *[other] E altri { $n }.
}

calendar-title = Calendario
calendar-lead = I tuoi appuntamenti e i tuoi tornei nel calendario del telefono o del computer: abbonati lì a questo indirizzo.
calendar-address = Indirizzo del tuo calendario
calendar-open = Apri il file
calendar-secret = Chi conosce l’indirizzo può leggere i tuoi appuntamenti. Un nuovo indirizzo rende inutile quello vecchio.
calendar-make = Crea un indirizzo
calendar-other = Crea un nuovo indirizzo
calendar-revoke = Elimina l’indirizzo
calendar-own = Tavola
calendar-match = Backgammon contro { $who }
calendar-event = Aggiungi le date al tuo calendario
