# Parole tra le persone, blocchi, spettatori, segnalazioni.

blocks-title = Persone bloccate
blocks-lead = Non vi incontrate, non possono sfidarti, e nessuno dei due legge ciò che scrive l’altro. Non viene detto a nessuno.
blocks-none = Non hai bloccato nessuno.
blocks-end = Sblocca
blocks-end-of = Sblocca { $name }
block-oneself = Non puoi bloccare te stesso.
block-too-many = Hai già bloccato il numero massimo di persone. Prima sbloccane qualcuna.

## Aprire un tavolo

knob-watch = Chi può guardare
knob-watch-note = Chi guarda in differita non vede niente prima: né sulla pagina, né come file, né i dadi.
watch-at_once = Tutti
watch-one_turn = Tutti, un turno dopo
watch-three_turns = Tutti, tre turni dopo
watch-three_minutes = Tutti, tre minuti dopo
watch-nobody = Solo chi gioca
form-field-watch = Chi può guardare
watch-later = Questo tavolo si guarda in differita: lo vedrai quando l’incontro sarà finito.
watching-three_minutes = Vedi l’incontro con tre minuti di ritardo.
watching-three_turns = Vedi l’incontro con tre turni di ritardo.
watching-one_turn = Vedi l’incontro con un turno di ritardo.

## Che cosa si dice

chat-title = Chat
chat-open = Chat
chat-unread = { $n ->
    [one] Una riga nuova
   *[other] { $n } righe nuove
  }
chat-back = Indietro
chat-empty = Ancora nessuno ha detto niente.
chat-room-players = Lo legge solo chi gioca.
chat-room-watchers = Chi guarda lo legge subito, chi gioca a incontro finito.
chat-room-all = Lo leggono tutti i presenti.
chat-phrase = Frase
chat-phrase-choose = Scegli una frase
chat-phrase-send = Di’
chat-text = Le tue parole
chat-text-send = Invia
chat-of-watchers = Guarda
chat-line-acts = Altro su ciò che ha detto { $name }
chat-mute = Silenzia qui
chat-block = Blocca
chat-report = Segnala
chat-unmute = Leggi di nuovo { $name }
chat-want = Scrivi liberamente
chat-want-no = Solo frasi
chat-others-want = Chi gioca con te vorrebbe scrivere liberamente.

key-chat = Alla chat del tavolo

phrases-start = All’inizio
phrases-play = In gioco
phrases-offers = Proposte
phrases-end = Alla fine

talk-guest = Gli ospiti parlano per frasi. Dopo la registrazione puoi scrivere liberamente.
talk-both = Puoi scrivere liberamente quando tutti e due lo avete attivato.
talk-no-free-words = Per ora puoi parlare solo per frasi.
talk-nobody = Prima che l’incontro sia finito non c’è nessuno che ti legga.
talk-too-fast = Troppo in una volta. Aspetta qualche secondo.
talk-repeats = L’hai appena detto.
talk-too-long = È troppo lungo: usa al massimo 400 lettere.
talk-nothing = Lì non c’è niente da leggere.
talk-own-line = Quella riga è tua.
talk-restricted = Puoi parlare solo per frasi fino al { $until }: { $reason }

## Le quaranta frasi

phrase-hello = Ciao
phrase-good-luck = Buona fortuna
phrase-have-fun = Buon divertimento
phrase-thanks-too = Grazie, anche a te
phrase-first-time = È la mia prima volta qui
phrase-slow-today = Oggi gioco con calma
phrase-ready = Si comincia?
phrase-nice-roll = Bel tiro
phrase-nice-play = Bella mossa
phrase-lucky-me = Che fortuna ho avuto
phrase-unlucky = Che sfortuna
phrase-timed-double = Raddoppio al momento giusto
phrase-brave-take = Bel coraggio ad accettare
phrase-good-pass = Giusto passare
phrase-missed-that = Non l’avevo visto
phrase-misclick = Scusa, mi è scappata la mano
phrase-thinking = Sto pensando, un attimo
phrase-your-turn = Tocca a te
phrase-back-soon = Torno tra un minuto
phrase-back = Eccomi di nuovo
phrase-bad-connection = Ho una cattiva connessione
phrase-phone-call = Ho una telefonata
phrase-faster = Un po’ più in fretta, per favore
phrase-take-time = Fai con calma
phrase-adjourn = Rimandiamo il seguito?
phrase-tomorrow = Domani alla stessa ora?
phrase-one-more = Ancora una?
phrase-last-one = Per me è l’ultima
phrase-longer = Un incontro più lungo?
phrase-with-clock = Con l’orologio?
phrase-analyse = La analizziamo?
phrase-friend-watches = Può guardare un amico?
phrase-good-match = Bell’incontro
phrase-well-played = Ben giocato
phrase-close = C’è mancato poco
phrase-dice-liked-me = I dadi erano con me
phrase-thank-you = Grazie
phrase-must-go = Devo andare
phrase-see-you = A presto
phrase-called-director = Ho chiamato la direzione

## Segnalazioni

report-title = Segnala
report-lead = Ai moderatori arrivano le ultime 20 righe che leggi qui e lo stato dell’incontro. Saprai che cosa decidono; l’altra persona non saprà chi l’ha segnalata.
report-about = Su { $name }
report-reason = Che cosa non va
report-words = Con parole tue
report-send = Invia la segnalazione
report-sent = Grazie. I moderatori la guarderanno, e la tua pagina ti dirà che cosa decidono.
report-reason-insults = Insulti o minacce
report-reason-spam = Pubblicità o messaggi senza senso
report-reason-cheating = Aiuti dall’esterno nel gioco
report-reason-unfair = Abbandoni, perdite di tempo o sconfitte volute
report-reason-name = Un nome offensivo
report-reason-other = Altro
report-oneself = Scegli un’altra persona da segnalare.
report-twice = L’hai già segnalata qui. I moderatori la guarderanno.
report-too-many = Per oggi hai fatto tutte le segnalazioni possibili.
report-too-long = È troppo lungo: usa al massimo 1.000 lettere.

## Moderazione

moderation-title = Moderazione
moderation-lead = Ogni decisione viene detta con il suo motivo, ha una fine, e si può ricorrere a un altro moderatore. Nessuno decide su un caso proprio.
moderation-waiting = In attesa
moderation-none = Niente aspetta una decisione.
moderation-decided = Deciso
moderation-case = { $reason }: { $name }
moderation-by = Segnalato da { $name }
moderation-lines = Le ultime righe
moderation-no-lines = Nessuno ha detto niente.
moderation-state = Dove è successo
moderation-state-note = Segnalato alla versione { $version }.
moderation-before = Deciso prima su questa persona
moderation-decide = Decidi
moderation-verdict = Decisione
moderation-days = Per quanti giorni
moderation-days-note = Se vuoto: 7 giorni, e un account resta chiuso per sempre.
moderation-reason = Motivo
moderation-reason-note = La persona lo legge così com’è.
moderation-done = Registra la decisione
moderation-log = Registro
moderation-act-reported = Segnalato
moderation-act-decided = Deciso
moderation-act-appealed = Ricorso
moderation-act-decided_again = Deciso dopo il ricorso
moderation-not-yours = Questo caso tocca a un altro moderatore.
moderation-why = Scrivi perché: alla persona viene detto.
moderation-stage-open = In attesa
moderation-stage-decided = Deciso
moderation-stage-appealed = Ricorso
moderation-stage-closed = Chiuso
verdict-nothing = Niente di male
verdict-warning = Un avvertimento
verdict-no_words = Niente parole libere per un po’
verdict-no_rated = Niente incontri con rating per un po’
verdict-closed = L’account è chiuso

rated-restricted = Non puoi giocare incontri con rating fino al { $until }: { $reason }

cases-title = Segnalazioni
cases-own = Hai segnalato { $name }: { $reason }.
cases-own-open = I moderatori la guarderanno.
cases-own-decided = Deciso: { $verdict }.
cases-about = I moderatori hanno deciso su di te: { $verdict }.
cases-until = Fino al { $until }.
cases-reason = Motivo: { $reason }
cases-appeal = Ricorri
cases-appeal-words = Perché la pensi diversamente
cases-appeal-note = Lo legge e decide un altro moderatore.
cases-appealed = Hai fatto ricorso. Deciderà un altro moderatore.
cases-final = Questo è stato deciso dopo il tuo ricorso.
appeal-title = Ricorso
appeal-lead = Se il tuo account è stato chiuso, un altro moderatore lo riguarda.
appeal-key = Password, o uno dei tuoi codici di recupero
appeal-not-now = Contro questo non si può ricorrere.
closed-title = Questo profilo è chiuso
closed-by-moderators = I moderatori hanno chiuso questo profilo.
closed-by-host = Chi gestisce questo circolo ha chiuso questo profilo.
closed-for-good = Non è fissato un termine.
closed-no-reason = Non è stato scritto un motivo.
moderation-by-host = Chi gestisce il circolo ha chiuso il profilo dalla macchina stessa

## TV

tv-title = TV
tv-none = In questo momento non gioca nessuno.
tv-bots = Guarda due bot
