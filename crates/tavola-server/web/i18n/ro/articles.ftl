# Articles that members write, and comments below articles.
articles-languages = Și în
error-not-an-editor = Aici intră doar redactorii
error-not-an-editor-note = Articolele le scriu membri cu rolul de redactor. Cere-l celor care țin clubul: îl dau jucătorilor înregistrați. Dacă îl ai deja, conectează-te întâi.

write-title = Articolele tale
write-lead = Ce scrii aici e doar al tău până publici. Poți reveni, poți vedea cum va arăta și alegi ziua în care apare.
write-new = Scrie un articol
write-own = Articole
write-none = Nu ai scris încă nimic.
write-begin = Începe
write-edit = Editează
write-read = Citește
write-changed = salvat
write-comments = { $n ->
    [0] Comentarii: niciunul în așteptare
    [one] Comentarii: unul în așteptare
    [few] Comentarii: { $n } în așteptare
   *[other] Comentarii: { $n } în așteptare
 }
write-state-draft = Ciornă
write-state-scheduled = Programat
write-state-published = Publicat
write-state-withdrawn = Retras

write-said-begun = Ciorna e făcută. O vezi doar tu.
write-said-saved = Salvat.
write-said-published = Publicat. Acum poate citi oricine.
write-said-scheduled = Programat. Apare singur în ziua lui.
write-said-withdrawn = Retras. Acum nu mai poate citi nimeni altcineva.
write-said-translated = S-a făcut o ciornă în cealaltă limbă, cu textul original în ea. O vezi doar tu.
write-said-wrong = Nu s-a putut încă. Vezi mai jos ce e greșit.

write-field-title = Titlu
write-field-language = Limbă
write-field-lead = Introducere
write-lead-note = Una sau două fraze. Stau în liste, în flux și acolo unde cineva distribuie un link.
write-field-body = Text
write-body-note = În Markdown.
write-field-tags = Teme
write-tags-note = Cu virgule între ele, de exemplu cube, race, opening.
write-field-day = Ziua publicării
write-day-note = Lasă gol pentru ziua în care publici. Într-o zi ulterioară apare singur, la miezul nopții UTC.
write-field-name = Adresă
write-name-note = Litere mici, cifre și cratime. Se poate schimba până când articolul e publicat sau tradus.
write-preview = Previzualizare
write-save = Salvează ciorna
write-save-published = Salvează modificările
write-publish = Publică
write-withdraw = Retrage
write-delete = Șterge ciorna
write-delete-note = Se șterge cu toate versiunile ei anterioare. Nu se mai poate reveni.
write-delete-yes = Șterge definitiv
write-translate = Tradu: { $language }
write-original = Original
write-versions = Versiuni anterioare
write-versions-note = Deschide una ca să-i ai textul în formular. Nu se schimbă nimic până salvezi.
write-newer = { $name } a salvat între timp alt text.
write-newer-note = Al tău e încă în formular și nu a fost salvat. Salvează din nou ca să-l înlocuiești pe celălalt; acela rămâne atunci între versiunile anterioare.
write-newer-text = Celălalt text
write-unsaved = Textul nu a fost salvat.

write-wrong = De corectat înainte de publicare
write-wrong-title = Un articol are nevoie de titlu.
write-wrong-title-long = Titlul poate avea cel mult { $most } de caractere.
write-wrong-lead = Încă nu e nicio introducere.
write-wrong-lead-long = Introducerea poate avea cel mult { $most } de caractere.
write-wrong-body = Încă nu e niciun text.
write-wrong-body-long = Textul e prea lung: { $n }.000 de octeți din cel mult { $most }.000. Fă din el două articole.
write-wrong-tags = Teme la un articol: cel mult { $most }.
write-wrong-tag-long = Tema aceasta e prea lungă: { $what }
write-wrong-day = Aceasta nu poate fi ziua: { $what }. Alege una între 2000 și 2100, de exemplu 2026-11-25.
write-wrong-name = Adresa are nevoie de litere mici, cifre sau cratime, cel mult { $most }, și de un nume neocupat de paginile clubului.
write-wrong-name-taken = Alt articol are această adresă: { $what }
write-wrong-name-stays = Adresa nu se mai poate schimba: articolul a fost publicat sau tradus.
write-wrong-board = Această tablă nu poate fi citită: { $what }. Folosește un XGID sau un GNU Backgammon ID.
write-wrong-figure = Regulile nu au nicio figură cu acest nume: { $what }
write-wrong-beside-text = Această tablă are nevoie de un paragraf al ei: { $what }
write-wrong-boards = Prea multe table: cel mult { $most }.
write-wrong-deep = Liste sau citate stau unele în altele pe mai mult de { $most } niveluri. Nimic de după nu se arată.
write-wrong-link = Linkul nu duce nicăieri: { $what }
write-refused-title-long = Titlul e prea lung.
write-refused-translated = Articolul există deja în limba aceea.
write-refused-many = Un cont poate scrie cel mult 500 de articole.
write-refused-delete = Se pot șterge doar ciorne. Retrage în schimb articolul.

write-help = Cum se scrie
write-help-note = Rândurile goale despart paragrafele. O tablă stă într-un paragraf al ei. Cu o aruncare, pe ea se poate juca mai departe; mutările din text se fac pe tabla de deasupra lor.
write-help-position = Așază o poziție
write-help-what = Ce
write-help-how = Cum
write-help-heading = Titlu
write-help-strong = Îngroșat, cursiv
write-help-list = Listă
write-help-link = Link
write-help-board = Tablă cu legendă
write-help-figure = Tablă din reguli
write-help-play = Mutare
write-help-clause = Articol de regulament

comment-title = Comentarii
comment-none = Încă niciun comentariu.
comment-sign-in = Jucătorii înregistrați pot comenta.
comment-words = Comentariul tău
comment-note = Îl vede toată lumea după ce îl aprobă un redactor sau un moderator. Text simplu.
comment-send = Trimite
comment-own-waiting = Așteaptă aprobarea. Îl vezi doar tu.
comment-own-refused = Neaprobat. Îl vezi doar tu.
comment-take-away = Șterge
comment-refused-guest = Doar jucătorii înregistrați pot comenta.
comment-refused-restricted = Nu poți comenta până la { $until }: { $reason }
comment-refused-empty = Scrie întâi ceva.
comment-refused-long = Un comentariu poate avea cel mult 1.000 de caractere.
comment-refused-many = Cinci comentarii ale tale sunt deja în așteptare. Trimite altele după ce sunt aprobate.

comments-title = Comentarii la articole
comments-lead = Înainte să-l aprobi, un comentariu îl vede doar autorul. Te poți răzgândi.
comments-counts = În așteptare: { $waiting }. Aprobate: { $shown }. Neaprobate: { $refused }.
comments-waiting = În așteptare
comments-none = Nimic în așteptare.
comments-shown = Aprobate
comments-refused = Neaprobate
comments-show = Aprobă
comments-refuse = Nu aproba
