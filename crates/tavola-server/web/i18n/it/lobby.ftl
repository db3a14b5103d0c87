# La sala: chi cerca, abbinamento rapido, che cosa succede. Solo per il server.

lobby-quick-title = Gioca subito contro qualcuno
lobby-quick-note = Un incontro dal vivo: { $clock }. Un tocco cerca, un altro ritira la ricerca. Fra giocatori registrati conta per il rating.
lobby-points = { $n ->
    [one] Un punto
   *[other] { $n } punti
}
lobby-quick-nobody = Cerca
lobby-quick-one = { $who } aspetta
lobby-quick-many = In { $n } aspettano
lobby-quick-withdraw = In attesa: ferma
lobby-you-seek = Stai cercando:
lobby-waited = In attesa da
lobby-neighbour = { $n ->
    [one] { $who } aspetta un incontro a un punto.
   *[other] { $who } aspetta un incontro ai { $n } punti.
}
lobby-join = Partecipa
lobby-withdraw = Smetti di cercare
lobby-stands = Questa ricerca resta per due settimane, anche quando non ci sei.
lobby-meanwhile = Intanto gioca contro il bot
lobby-meanwhile-note = La ricerca resta: verrai avvisato al tavolo.
lobby-noscript = Senza JavaScript questa pagina si ricarica da sola mentre cerchi.
lobby-clock = { $minutes } min per punto, { $seconds } s per turno
lobby-unhurried = senza fretta
lobby-no-clock = senza orologio
lobby-range = rating entro { $n }
lobby-title = Sala
lobby-here = { $n ->
    [0] Adesso non c’è nessun altro
    [one] Adesso c’è una persona
   *[other] Adesso ci sono { $n } persone
}
lobby-seeks-title = Chi cerca un avversario
lobby-seeks-none = Adesso nessuno cerca.
lobby-seeks-add = Cerca alle tue condizioni
lobby-tables-title = Tavoli in gioco
lobby-tables-none = Adesso nessun tavolo da guardare.
lobby-chouettes-title = Chouette aperte
lobby-chouettes-none = Adesso nessuna chouette aperta.
lobby-events-none = Adesso nessun torneo.
lobby-events-add = Apri un torneo
lobby-players = { $n ->
    [one] Un giocatore
   *[other] { $n } giocatori
}
lobby-strip-then = 24 ore fa
lobby-strip-now = adesso
lobby-strip-empty = Ancora troppe poche visite per dire quando viene gente
lobby-strip-busiest = { $n ->
    [0] Di solito il momento più vivace è questo
    [one] Di solito il momento più vivace è fra circa un’ora
   *[other] Di solito il momento più vivace è fra circa { $n } ore
}
lobby-called-title = Qualcuno ti aspetta
lobby-called = { $who } è al tavolo.
lobby-called-note = Se non vieni entro 30 secondi il tavolo viene chiuso. Non conta nulla.
lobby-called-rated = Se non vieni entro 30 secondi il tavolo viene chiuso e il rating non cambia. Chi spesso non viene aspetta prima del prossimo incontro con rating.
lobby-called-go = Vai al tavolo
lobby-called-stay = Non ora
lobby-gone = Qualcuno è stato più veloce, o la ricerca è stata ritirata. Scegline un’altra.
lobby-own = Questa ricerca è tua. Non puoi giocare contro te stesso.
lobby-too-many = Adesso le ricerche sono abbastanza. Partecipa a una, o ritira una delle tue.
lobby-not-rated-they = Adesso questo giocatore non può giocare per il rating. Chiedi un incontro che non conta per il rating.
lobby-not-rated = Adesso non puoi giocare per il rating. Scegli un incontro che non conta per il rating.

lobby-asks-title = Sfide e appuntamenti
lobby-agreed = Giochi contro { $who }
lobby-challenged = Hai sfidato { $who }
lobby-proposed = Hai chiesto un incontro a { $who }
lobby-challenges-you = { $who } ti sfida
lobby-proposes = { $who } ti chiede un incontro
lobby-act-accept = Accetta
lobby-act-decline = Rifiuta
lobby-act-take_back = Ritira
lobby-date-cancel = Annulla l’appuntamento
lobby-act-begin = Vai al tavolo
lobby-reason = Motivo
lobby-reason-none = Nessun motivo
lobby-reason-later = Un’altra volta
lobby-reason-shorter = Un incontro più corto
lobby-reason-longer = Un incontro più lungo
lobby-reason-clock = Un altro orologio
lobby-reason-rules = Altre regole
lobby-choices = Chi può sfidarti, e quando vieni avvisato
lobby-challenged-by = Sfide da
lobby-challenged-by-anybody = Chiunque
lobby-challenged-by-registered = Giocatori registrati
lobby-challenged-by-near = Giocatori registrati entro 300 punti di rating
lobby-challenged-by-nobody = Nessuno
lobby-alerts = Avvisami quando qualcuno cerca un avversario, al massimo tre volte al giorno
lobby-choices-keep = Salva
lobby-challenge-over = Questa sfida è chiusa.
lobby-challenge-early = Puoi sederti a partire da 15 minuti prima dell’ora.
lobby-challenge-nobody = Questo giocatore adesso non accetta sfide.
lobby-challenge-registered = Questo giocatore accetta sfide solo da giocatori registrati.
lobby-challenge-near = Questo giocatore accetta sfide solo da giocatori registrati entro 300 punti di rating.
lobby-too-many-challenges = Di recente hai sfidato molte persone. Aspetta prima le loro risposte.
lobby-no-such-player = Nessun giocatore ha questo nome. Controlla come è scritto.
challenges-title = Sfide
challenges-lead = Scegli un giocatore e le condizioni. Riceve un avviso e risponde quando vuole.
choose-anybody = Chiunque: cerca nella sala
choose-anybody-note = Senza orologio e senza fretta la ricerca resta per due settimane.
choose-named = Un giocatore, per nome
knob-whom = Nome del giocatore
knob-whom-note = Solo se sfidi un giocatore.
knob-range = Rating dell’avversario
knob-range-note = Solo se cerchi nella sala.
knob-range-any = Qualsiasi
table-next-week = Stessa ora fra una settimana
table-next-week-asked = Hai chiesto un incontro alla stessa ora fra una settimana. L’avversario viene avvisato, e tu saprai che cosa risponde.
