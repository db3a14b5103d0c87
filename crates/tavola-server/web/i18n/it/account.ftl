# La registrazione, l'accesso, la propria pagina.

nav-account = Il tuo profilo
account-nav-login = Accedi
account-title = Il tuo profilo
account-register = Registrati
account-register-lead = Tieni tutto: le tue partite, i tuoi posti e quello che hai imparato. In un altro browser accedi con nome e password.
account-keeps = { $n ->
    [one] La tua partita in corso continua com’è.
   *[other] Le tue { $n } partite in corso continuano come sono.
  }
account-have = Hai già un profilo?
account-new = Non hai ancora un profilo?
account-login = Accedi
account-logout = Esci da qui
account-name-note = Al massimo 24 caratteri. Nessun altro può giocare con questo nome.
account-password = Password
account-password-note = Almeno { $least } caratteri. Vanno bene più parole separate da spazi, e ogni segno conta. Conservala bene: per ora non c’è un altro modo per rientrare.
account-password-short = Quella password è troppo corta: usa almeno { $least } caratteri, per esempio quattro parole. Torna indietro e scegline un’altra.
account-password-long = Quella password è troppo lunga: supera i { $most } byte. Torna indietro e scegline una più breve.
account-password-guessed = Quella password è troppo facile da indovinare: è comune, segue uno schema o è fatta col tuo nome. Torna indietro e scegline un’altra.
account-wrong = Nessun giocatore ha quel nome e quella password. Torna indietro e riprova.
account-left = Questo browser gioca come { $name } e ha { $n ->
    [one] una partita
   *[other] { $n } partite
  } in corso. Se accedi con un altro nome, questo browser le abbandona, e nessuno potrà continuarle per { $name }.
account-leave = Accedi e abbandonale
account-leaves-matches = L’ospite di questo browser ha partite in corso. Torna indietro e conferma che le abbandoni, oppure finiscile prima.
account-registered-already = Hai già un profilo e hai già effettuato l’accesso.
account-called = Giochi come { $name }. Il nome è solo tuo.
account-guest = Giochi come ospite. Con la registrazione puoi accedere ovunque, e il tuo nome è solo tuo.
name-taken = Un giocatore registrato ha già quel nome. Scegline un altro; se è il tuo, accedi.
