# Quanto ci si aspetta a vicenda: ritmo, assenze, incontri aggiornati, mosse preparate, ciò che vale per il rating.

rated = Con rating
rated-note = Il risultato conta per il rating di entrambi
rated-off = Non conta
rated-on = Conta per il rating di entrambi
rated-choose-note = Conta solo un incontro fra due persone.
refused-not-for-rating = Per il rating conta solo un incontro fra due persone, dall’inizio e senza aiuti.

pace-unhurried = Senza fretta: nessun limite
pace-live = Dal vivo: con l’orologio
pace-post = Per corrispondenza: giorni per ogni turno
pace-note = Si vede nell’invito e al tavolo. Senza fretta nessuno vince aspettando; dal vivo corre l’orologio e c’è un minuto per tornare; per corrispondenza ogni turno ha dei giorni.
pace-days = Per corrispondenza: giorni per turno
pace-days-many = { $n ->
    [one] Un giorno
   *[other] { $n } giorni
}
pace-post-terms = { $turn ->
    [one] Per corrispondenza: un giorno per turno, { $bank } giorni all’inizio, al massimo { $cap }
   *[other] Per corrispondenza: { $turn } giorni per turno, { $bank } giorni all’inizio, al massimo { $cap }
}
pace-unhurried-terms = Dopo { $time } min di assenza l’avversario può aggiornare l’incontro; nessuno vince aspettando
pace-live-terms = { $away } s in tutto, { $back } s restituiti a ogni ritorno; poi l’avversario può aspettare, aggiornare o dichiarare vinto l’incontro
pace-title = Aspettarsi a vicenda
pace-resume-listed = Aggiornato: riprendi
pace-adjourned = L’incontro è aggiornato.
pace-adjourned-absent = { $you ->
    [true] L’incontro è aggiornato per la tua assenza.
   *[false] L’incontro è aggiornato per l’assenza di { $who }.
}
pace-both-resume = Riprende appena entrambi lo vogliono.
pace-wants-on = { $you ->
    [true] Vuoi riprendere. In attesa dell’avversario.
   *[false] { $who } vuole riprendere.
}
pace-resume-by = Da riprendere entro il { $date }.
pace-goes-on = L’incontro riprende.
pace-offered = { $you ->
    [true] Hai proposto di aggiornare l’incontro.
   *[false] { $who } propone di aggiornare l’incontro.
}
pace-post-left = { $you ->
    [true] Ti restano { $left }{ $rests ->
        [true] {" "}e sei in vacanza fino al { $until }.
       *[false] .
    }
   *[false] A { $who } restano { $left }{ $rests ->
        [true] {" "}ed è in vacanza fino al { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } h
pace-days-hours = { $days ->
    [one] un giorno e { $hours } h
   *[other] { $days } giorni e { $hours } h
}
pace-absence-choose = { $who } non c’è. Se non torna entro { $left }, puoi aggiornare l’incontro o dichiararlo vinto; se non ha mai giocato, è annullato.
pace-absence-adjourn = { $who } non c’è. Se non torna entro { $left }, puoi aggiornare l’incontro.
pace-own-absence = Hai { $left } per tornare. Poi l’avversario può aggiornare l’incontro o dichiararlo vinto.
act-offer_adjourn = Proponi di aggiornare
act-accept_adjourn = Aggiorna
act-decline_adjourn = Non aggiornare
act-adjourn_absence = Aggiorna l’incontro
act-claim_absence = Dichiara vinto l’incontro
act-resume = Riprendi l’incontro
refused-adjourned = L’incontro è aggiornato. Riprende quando entrambi lo vogliono.
refused-not-adjourned = L’incontro non è aggiornato.
refused-no-adjourning = Gli incontri a questo tavolo non si possono aggiornare.
refused-no-adjourn-offered = Nessuno ha proposto di aggiornare l’incontro.
refused-only-adjourning = A questo tavolo nessuno vince aspettando. Puoi aggiornare l’incontro.

orders-title = Mosse preparate
orders-note = Agiscono per te appena viene il loro momento. L’avversario non ne sa nulla. Per un suo singolo tiro si può preparare qualcosa quando gli lascia una sola mossa: allora è nell’elenco.
orders-always = Ogni volta che capita
orders-now = In questa posizione
orders-rolls = Se l’avversario tira
orders-add = Prepara
orders-cancel = Annulla
orders-kept = Preparato.
orders-cancelled = Annullato.
orders-void = Non vale più: { $text }
order-forced = Gioca subito i turni obbligati
order-roll_without_double = Tira subito dove non posso raddoppiare
order-roll_dead_cube = Tira subito dove questa partita mi dà l’incontro
order-roll_until-hit = Tira per me finché una pedina è colpita
order-roll_until-no_contact = Tira per me finché non c’è più contatto
order-roll_until-bear_off = Tira per me finché l’avversario porta fuori
order-if_doubled-take = Se raddoppia: accetta
order-if_doubled-pass = Se raddoppia: passa
order-if_doubled-beaver = Se raddoppia: beaver
order-if_dance-roll = Se non può muovere: tira
order-if_dance-double = Se non può muovere: raddoppia
order-if_roll = Se tira { $roll }: { $then ->
    [double] raddoppia
   *[roll] tira
}
refused-orders-not-here = Le mosse si preparano solo in un incontro per corrispondenza in corso.
refused-orders-not-known = Quella posizione non si conosce ancora. Si prepara quando l’avversario deve tirare.
refused-orders-not-possible = In quella posizione non sarà possibile.
refused-orders-too-many = Hai preparato quanto è possibile a un tavolo.
refused-orders-no-such = Non è più preparato.
key-adjourn = accetta di aggiornare l’incontro; aggiornalo se l’avversario è assente da troppo
key-orders = a ciò che hai preparato

conduct-title = Lasciare incontri con rating
conduct-terms = Chi lascia spesso gli incontri con rating aspetta prima del successivo. Un incontro vale come lasciato se viene dichiarato vinto per assenza, se il tempo finisce senza che tu faccia nulla o se lo abbandoni subito.
conduct-so-far = { $left ->
    [0] Non hai lasciato nessuno degli ultimi incontri con rating.
   *[other] { $of ->
        [one] Hai lasciato l’ultimo incontro con rating.
       *[other] Hai lasciato { $left } degli ultimi { $of } incontri con rating.
    }
}
conduct-next = { $minutes ->
    [one] Se ne lasci un altro, aspetti un minuto prima del prossimo incontro con rating.
   *[other] Se ne lasci un altro, aspetti { $minutes } minuti prima del prossimo incontro con rating.
}
conduct-waits = Potrai giocare di nuovo incontri con rating fra
conduct-why = Hai lasciato { $left } degli ultimi { $of } incontri con rating.
conduct-open = Gli incontri che non contano ti restano aperti, contro persone e bot.
conduct-adjourned = Tre tuoi incontri con rating sono aggiornati. Riprendine uno prima di cominciarne un altro.
rated-waits = { $minutes ->
    [one] Potrai giocare di nuovo incontri con rating fra un minuto, perché hai lasciato { $left } degli ultimi { $of }. Gli incontri che non contano ti restano aperti.
   *[other] Potrai giocare di nuovo incontri con rating fra { $minutes } minuti, perché hai lasciato { $left } degli ultimi { $of }. Gli incontri che non contano ti restano aperti.
}
rated-adjourned = Tre tuoi incontri con rating sono aggiornati. Riprendine uno prima di cominciarne un altro.
rated-adjourned-pair = Il tuo ultimo incontro con rating contro questo giocatore è aggiornato. Riprendilo prima di cominciarne un altro.
rated-adjourned-full = Uno di voi ha già tre incontri con rating aggiornati. Continua a giocare, o chiedilo di nuovo più tardi.

vacation-title = Vacanze
vacation-lead = In vacanza il tuo tempo è fermo in tutti gli incontri per corrispondenza. Gli avversari vedono che sei in vacanza, e fino a quando.
vacation-left = { $n ->
    [0] Quest’anno non ti restano giorni di vacanza.
    [one] Quest’anno ti resta un giorno di vacanza.
   *[other] Quest’anno ti restano { $n } giorni di vacanza.
}
vacation-itself = Prima che tu perda per il tempo viene preso da sé un giorno, finché ne hai.
vacation-until = Sei in vacanza fino al
vacation-days = Giorni da adesso
vacation-more = Altri giorni dopo
vacation-begin = Comincia la vacanza
vacation-extend = Prolunga la vacanza
vacation-end = Termina ora la vacanza
vacation-end-note = I giorni non ancora cominciati restano per dopo.
vacation-too-many = Non ti restano così tanti giorni. Scegline di meno.
vacation-listed = { $n ->
    [0] Nessun giorno di vacanza rimasto per la corrispondenza
    [one] Un giorno di vacanza rimasto per la corrispondenza
   *[other] { $n } giorni di vacanza rimasti per la corrispondenza
}
vacation-listed-on = In vacanza dagli incontri per corrispondenza
post-yours = Tocca a te: restano { $left }
post-theirs = Tocca all’avversario: restano { $left }
seek-by-post = { $n ->
    [one] per corrispondenza, un giorno per turno
   *[other] per corrispondenza, { $n } giorni per turno
}
