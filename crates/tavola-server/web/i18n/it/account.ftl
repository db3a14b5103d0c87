# La registrazione, l'accesso, la propria pagina.

nav-account = Il tuo profilo
account-nav-login = Accedi
account-title = Il tuo profilo
account-register = Registrati
account-register-lead = Tieni tutto: i tuoi incontri, i tuoi posti e quello che hai imparato. In un altro browser accedi con la passkey o la password.
account-keeps = { $n ->
    [one] Il tuo incontro in corso continua com’è.
   *[other] I tuoi { $n } incontri in corso continuano come sono.
  }
account-have = Hai già un profilo?
account-new = Non hai ancora un profilo?
account-login = Accedi
account-logout = Esci da qui
account-name-note = Al massimo 24 caratteri. Nessun altro può giocare con questo nome.
account-password = Password
account-password-note = Almeno { $least } caratteri. Vanno bene più parole separate da spazi, e ogni segno conta. Conservala bene.
account-password-short = Quella password è troppo corta: usa almeno { $least } caratteri, per esempio quattro parole. Torna indietro e scegline un’altra.
account-password-long = Quella password è troppo lunga: supera i { $most } byte. Torna indietro e scegline una più breve.
account-password-guessed = Quella password è troppo facile da indovinare: è comune, segue uno schema o è fatta col tuo nome. Torna indietro e scegline un’altra.
account-wrong = Nessun giocatore ha quel nome e quella password. Torna indietro e riprova.
account-too-many-tries = { $minutes ->
    [one] Ci sono stati troppi tentativi. Aspetta un minuto e riprova.
   *[other] Ci sono stati troppi tentativi. Aspetta { $minutes } minuti e riprova.
  } Con una passkey entri subito, e così con un codice di recupero da un’altra rete.
account-left = Questo browser gioca come { $name } e ha { $n ->
    [one] un incontro
   *[other] { $n } incontri
  } in corso. Se accedi con un altro nome, questo browser li lascia, e nessuno potrà continuarli per { $name }.
account-leave = Accedi e lasciali
account-leaves-matches = L’ospite di questo browser ha incontri in corso. Torna indietro e conferma che li lasci, oppure finiscili prima.
account-registered-already = Hai già un profilo e hai già effettuato l’accesso.
account-called = Giochi come { $name }. Il nome è solo tuo.
account-public = La tua pagina pubblica
account-guest = Giochi come ospite. Con la registrazione puoi accedere ovunque, e il tuo nome è solo tuo.
name-taken = Un giocatore registrato ha già quel nome. Scegline un altro; se è il tuo, accedi.

# Registrarsi e accedere con passkey o password.

account-register-password = Registrati con una password
account-password-show = Mostra la password
account-password-breached = Quella password è in un elenco di password rubate. Torna indietro e scegline un’altra.
account-age = Se hai meno di 16 anni, chiedi prima a un genitore.
account-no-codes = Non hai ancora codici di recupero. Senza, nessuno può farti rientrare se perdi le tue chiavi.
account-name-change = Cambia nome
account-keys-title = Come accedi
account-last-key = Nient’altro aprirebbe il tuo profilo. Aggiungi prima una passkey o scegli una password.
account-name-often = Puoi cambiare nome tre volte in 30 giorni. Riprova più avanti.
account-code-wrong = Nessun giocatore ha quel nome e quel codice, oppure il codice è già stato usato. Torna indietro e riprova.
account-link-gone = Quel link è già stato usato o è troppo vecchio. Chiedine un altro.
account-prove-first = Prima conferma chi sei.

passkey-register = Registrati con una passkey
passkey-login = Accedi con una passkey
passkey-prove = Usa una passkey
passkey-note = La passkey è custodita dal tuo dispositivo o dal tuo gestore di password. La sblocchi come sblocchi il dispositivo e non c’è niente da ricordare.
passkey-or = Oppure con una password:
passkey-elsewhere = Le passkey appartengono a un nome e non a un numero. Apri questa pagina all’indirizzo
passkey-no-domain = Le passkey funzionano solo dove il circolo si raggiunge col suo nome via https.
passkey-failed = Non ha funzionato. Riprova, oppure usa la password.
passkey-not-allowed = Non è stata usata nessuna passkey. Riprova, oppure usa la password.
passkey-known = Questo dispositivo ha già una passkey per il tuo profilo.
passkey-late = È passato troppo tempo. Riprova.
passkey-unknown = Nessun profilo ha quella passkey. Forse è stata tolta.
passkey-wrong = Quella passkey non ha risposto come doveva. Riprova; se non basta, accedi in un altro modo e aggiungila di nuovo.
passkey-many = Hai 20 passkey. Togline una prima di aggiungerne un’altra.

prove-title = Sei tu?
prove-lead = Conferma ancora una volta chi sei. Per { $minutes } minuti potrai poi cambiare il modo in cui accedi.
prove-password = Continua
prove-lost = Non funziona niente?

password-title = Nuova password
password-is-there = C’è
password-is-none = Nessuna
password-save = Salva la password
password-remove = Togli la password
password-remove-note = Puoi accedere con le sole passkey.

codes-title = Codici di recupero
codes-lead = Ogni codice ti fa rientrare una volta, se perdi le passkey o dimentichi la password. Stampali o copiali su un foglio.
codes-left = { $n ->
    [0] Non ne resta nessuno
    [one] Ne resta uno
   *[other] Ne restano { $n }
  }
codes-show = Mostra i codici
codes-renew = Crea nuovi codici
codes-renew-note = I codici che hai ora non varranno più.
codes-once = Questi codici si vedono solo questa volta.
codes-print = Stampa
codes-kept = Li ho conservati

keys-title = Passkey
keys-lead = Puoi averne più d’una, per esempio una sul telefono e una sul computer.
keys-many = { $n ->
    [0] Nessuna
    [one] Una
   *[other] { $n }
  }
keys-label = Nome della passkey
keys-add = Aggiungi una passkey
keys-rename = Rinomina
keys-remove = Togli
keys-remove-which = Togli { $name }
keys-used = Ultimo uso
keys-unused = Mai usata.

name-title = Cambia nome
name-lead = Puoi cambiare nome tre volte in 30 giorni. Il vecchio nome porta al nuovo per un anno, e in quel periodo nessun altro può prenderlo.
name-save = Salva il nome
name-former = Nomi precedenti

browsers-unknown = Browser sconosciuto
browsers-here = questo
browsers-since = Da
browsers-seen = Ultima visita
browsers-end = Esci

changes-title = Che cosa è cambiato
changes-note = Se una di queste cose non è opera tua, esci da tutti gli altri browser e cambia le tue chiavi.
change-registered = Hai completato la registrazione.
change-password = La password è stata cambiata.
change-password-gone = La password è stata tolta.
change-key-added = È stata aggiunta una passkey: { $detail }
change-key-gone = È stata tolta una passkey: { $detail }
change-codes = Sono stati creati nuovi codici di recupero.
change-code-used = Un codice di recupero è stato usato per accedere.
change-link-used = Un link è stato usato per accedere.
change-name = Il nome è stato cambiato. Prima: { $detail }
change-mail = L’indirizzo e-mail è stato cambiato.
change-mail-gone = L’indirizzo e-mail è stato tolto: { $detail }
change-leaving = Il profilo sarà cancellato.
change-staying = Il profilo resta.

recover-title = Rientra con un codice di recupero
recover-lead = Ogni codice vale una volta. Tutti gli altri browser vengono poi disconnessi e puoi scegliere nuove chiavi.
recover-code = Codice di recupero
recover-code-note = Maiuscole o minuscole, con o senza trattini.
recover-enter = Accedi
recover-mail-title = Per e-mail
recover-mail-note = Se il profilo ha un indirizzo, ci arriva un link. Vale 15 minuti, una volta.
recover-mail-send = Manda il link
recover-mail-sent = Se il profilo ha un indirizzo, il link è in arrivo. Vale 15 minuti, una volta.
recover-staff = Non hai più codici? Chi gestisce il circolo può darti un link.
recover-link-lead = Questo link ti fa entrare una volta. Tutti gli altri browser vengono poi disconnessi.

mail-title = E-mail
mail-none = Nessun indirizzo
mail-lead = Per giocare non serve un indirizzo. Se ne hai uno, puoi rientrare senza codice e sai subito se qualcuno cambia le tue chiavi.
mail-address = Indirizzo e-mail
mail-note = Prima ci arriva una lettera; il suo link lo rende il tuo indirizzo.
mail-send = Manda la lettera
mail-sent = La lettera è in arrivo. L’indirizzo vale quando segui il suo link.
mail-dead = Le lettere al tuo indirizzo sono tornate indietro. Non parte più niente finché non lo confermi di nuovo.
mail-no-address = Non è un indirizzo e-mail. Torna indietro e cerca l’errore.
mail-remove = Togli l’indirizzo
mail-notices-on = Ci arrivano anche i tuoi avvisi, per esempio che tocca a te.
mail-notices-off = Ricevi solo lettere sulle tue chiavi.
mail-notices-stop = Basta avvisi per e-mail
mail-notices-start = Mandami gli avvisi per e-mail
mail-stop-lead = Basta avvisi per e-mail? Dei cambiamenti delle tue chiavi sarai sempre al corrente.
mail-stopped = Non ricevi più avvisi per e-mail.
mail-confirm-lead = Le lettere al tuo profilo devono arrivare a questo indirizzo?
mail-confirm = Conferma l’indirizzo
mail-confirmed = D’ora in poi le lettere al tuo profilo arrivano a questo indirizzo.
mail-undo-lead = Non sei tu ad aver cambiato l’indirizzo? Così torna quello di prima e tutti vengono disconnessi.
mail-undo = Rimetti l’indirizzo di prima
mail-undone = Vale di nuovo l’indirizzo di prima e tutti sono disconnessi. Accedi e cambia le tue chiavi.

letter-confirm-subject = Il tuo indirizzo al circolo
letter-confirm-text = Ciao { $name },

  segui questo link entro un giorno perché questo sia il tuo indirizzo:
  { $link }

  Se non sei tu ad averlo chiesto, non fare niente.
letter-link-subject = Per rientrare nel tuo profilo
letter-link-text = Ciao { $name },

  questo link ti fa entrare una volta entro 15 minuti:
  { $link }

  Se non sei tu ad averlo chiesto, non fare niente.
letter-change-subject = Il tuo profilo è cambiato
letter-change-text = Ciao { $name },

  { $said }

  Se non è opera tua, accedi e cambia le tue chiavi:
  { $link }
letter-before-subject = Il tuo indirizzo è cambiato
letter-before-text = Ciao { $name },

  le lettere al tuo profilo non arrivano più a questo indirizzo.

  Se non è opera tua, rimettilo entro 7 giorni:
  { $link }

data-title = I tuoi dati
data-lead = Porta via tutto, o lascia il circolo
export-title = Porta via tutto
export-lead = Un file con tutto quello che il circolo conserva sotto il tuo profilo, comprese le tue segnalazioni e le decisioni su di te, e ogni tuo incontro come file .mat che altri programmi leggono.
export-get = Scarica
leave-title = Lascia il circolo
leave-lead = Puoi andartene per sempre. Nessuno conserva il tuo nome, le tue chiavi o il tuo indirizzo.
leave-goes = Il nome, le passkey, la password, i codici, l’indirizzo e-mail, le impostazioni, i file importati, gli appunti e quello che hai detto vengono cancellati.
leave-stays = I tuoi incontri restano agli avversari, con i dadi e i risultati, ma senza il tuo nome.
leave-week = Succede tra 7 giorni. Fino ad allora puoi accedere e ripensarci.
leave-sure = Cancella il mio profilo
leave-now = Lascia il circolo
leave-at = Questo profilo sarà cancellato
leave-stay = Resto
