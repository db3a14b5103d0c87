# Gli articoli scritti dai soci e i commenti sotto gli articoli.
articles-languages = Anche in
error-not-an-editor = Questa pagina è per chi scrive gli articoli
error-not-an-editor-note = Gli articoli li scrive chi ha il ruolo di redattore. Chiedilo a chi gestisce il circolo: lo dà ai giocatori registrati. Se ce l’hai già, prima accedi.

write-title = I tuoi articoli
write-lead = Quello che scrivi qui lo vedi solo tu finché non lo pubblichi. Puoi riprenderlo quando vuoi, vedere come apparirà e scegliere il giorno in cui esce.
write-new = Scrivi un articolo
write-own = Articoli
write-none = Non hai ancora scritto niente.
write-begin = Comincia
write-edit = Modifica
write-read = Leggilo
write-changed = ultimo salvataggio
write-comments = { $n ->
    [0] Commenti: nessuno in attesa
    [one] Commenti: uno in attesa
   *[other] Commenti: { $n } in attesa
 }
write-state-draft = Bozza
write-state-scheduled = Programmato
write-state-published = Pubblicato
write-state-withdrawn = Ritirato

write-said-begun = La bozza è pronta. La vedi solo tu.
write-said-saved = Testo salvato.
write-said-published = Articolo pubblicato. Ora tutti lo possono leggere.
write-said-scheduled = Articolo programmato. Esce da solo nel suo giorno.
write-said-withdrawn = Articolo ritirato. Ora nessun altro lo può leggere.
write-said-translated = La bozza nell’altra lingua è pronta, con dentro il testo originale. La vedi solo tu.
write-said-wrong = Non si può ancora fare. Qui sotto c’è che cosa non va.

write-field-title = Titolo
write-field-language = Lingua
write-field-lead = Sommario
write-lead-note = Una o due frasi. Si leggono negli elenchi, nel feed e dove qualcuno condivide il link.
write-field-body = Testo
write-body-note = In Markdown.
write-field-tags = Argomenti
write-tags-note = Separati da virgole, per esempio cube, race, opening.
write-field-day = Giorno di pubblicazione
write-day-note = Lascialo vuoto per il giorno in cui pubblichi. Con un giorno futuro l’articolo esce da solo, a mezzanotte UTC.
write-field-name = Indirizzo
write-name-note = Lettere minuscole, cifre e trattini. Si può cambiare finché l’articolo non è pubblicato o tradotto.
write-preview = Anteprima
write-save = Salva la bozza
write-save-published = Salva le modifiche
write-publish = Pubblica
write-withdraw = Ritira
write-delete = Elimina questa bozza
write-delete-note = Viene eliminata con tutte le versioni precedenti. Non si può annullare.
write-delete-yes = Elimina per sempre
write-translate = Traduci: { $language }
write-original = Originale
write-versions = Versioni precedenti
write-versions-note = Aprine una per avere il suo testo nel modulo. Finché non salvi non cambia niente.
write-newer = Intanto { $name } ha salvato un altro testo.
write-newer-note = Il tuo è ancora nel modulo e non è salvato. Salva di nuovo per sostituire l’altro, che resterà tra le versioni precedenti.
write-newer-text = L’altro testo
write-unsaved = Il testo non è stato salvato.

write-wrong = Da correggere prima di pubblicare
write-wrong-title = Un articolo ha bisogno di un titolo.
write-wrong-title-long = Il titolo può avere al massimo { $most } caratteri.
write-wrong-lead = Manca ancora il sommario.
write-wrong-lead-long = Il sommario può avere al massimo { $most } caratteri.
write-wrong-body = Manca ancora il testo.
write-wrong-body-long = Il testo è troppo lungo: { $n }.000 byte su un massimo di { $most }.000. Fanne due articoli.
write-wrong-tags = Un articolo può avere al massimo { $most } argomenti.
write-wrong-tag-long = Questo argomento è troppo lungo: { $what }
write-wrong-day = Questo giorno non va: { $what }. Scegline uno dal 2000 al 2100, come 2026-11-25.
write-wrong-name = L’indirizzo è fatto di lettere minuscole, cifre o trattini, al massimo { $most }, e non può essere quello di una pagina del circolo.
write-wrong-name-taken = Un altro articolo ha questo indirizzo: { $what }
write-wrong-name-stays = L’indirizzo non si può più cambiare: l’articolo è già pubblicato o tradotto.
write-wrong-board = Questa tavola non si può leggere: { $what }. Usa un XGID o un ID di GNU Backgammon.
write-wrong-figure = Nelle regole non c’è nessuna figura con questo nome: { $what }
write-wrong-beside-text = Questa tavola va messa in un paragrafo a sé: { $what }
write-wrong-boards = Ci sono più di { $most } tavole.
write-wrong-deep = Elenchi o citazioni stanno uno dentro l’altro più di { $most } volte. Quello che segue non si vede.
write-wrong-link = Questo link non porta da nessuna parte: { $what }
write-refused-title-long = Questo titolo è troppo lungo.
write-refused-translated = L’articolo esiste già in quella lingua.
write-refused-many = Con un account si possono scrivere al massimo 500 articoli.
write-refused-delete = Si possono eliminare solo le bozze. L’articolo puoi ritirarlo.

write-help = Come si scrive
write-help-note = Una riga vuota separa i paragrafi. Una tavola va in un paragrafo a sé. Se ha un tiro, ci si può giocare; le mosse nel testo si fanno sulla tavola che le precede.
write-help-position = Prepara una posizione
write-help-what = Che cosa
write-help-how = Come
write-help-heading = Titolo di sezione
write-help-strong = Grassetto, corsivo
write-help-list = Elenco
write-help-link = Link
write-help-board = Tavola con didascalia
write-help-figure = Tavola delle regole
write-help-play = Mossa
write-help-clause = Articolo del regolamento

comment-title = Commenti
comment-none = Ancora nessun commento.
comment-sign-in = Possono commentare i giocatori registrati.
comment-words = Il tuo commento
comment-note = Tutti lo vedono dopo l’approvazione di un redattore o di un moderatore. Solo testo semplice.
comment-send = Invia
comment-own-waiting = In attesa di approvazione. Lo vedi solo tu.
comment-own-refused = Non approvato. Lo vedi solo tu.
comment-take-away = Elimina
comment-refused-guest = Possono commentare solo i giocatori registrati.
comment-refused-restricted = Non puoi commentare fino al { $until }: { $reason }
comment-refused-empty = Prima scrivi qualcosa.
comment-refused-long = Un commento può avere al massimo 1.000 caratteri.
comment-refused-many = Cinque dei tuoi commenti sono già in attesa. Inviane altri dopo l’approvazione.

comments-title = Commenti agli articoli
comments-lead = Prima che tu lo approvi, un commento lo vede solo chi l’ha scritto. Puoi sempre cambiare idea.
comments-counts = In attesa: { $waiting }. Approvati: { $shown }. Non approvati: { $refused }.
comments-waiting = In attesa
comments-none = Non c’è niente in attesa.
comments-shown = Approvati
comments-refused = Non approvati
comments-show = Approva
comments-refuse = Non approvare
