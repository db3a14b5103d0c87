# Articles that members write, and comments below articles.
articles-languages = I na jeziku
error-not-an-editor = Ovo je za urednike
error-not-an-editor-note = Članke pišu članovi s ulogom urednika. Pitajte one koji vode klub: daju je registrovanim igračima. Ako je već imate, prvo se prijavite.

write-title = Vaši članci
write-lead = Ono što ovde pišete samo je vaše dok ne objavite. Možete da se vratite tekstu, vidite kako će izgledati i izaberete dan kad se pojavljuje.
write-new = Napiši članak
write-own = Članci
write-none = Još ništa niste napisali.
write-begin = Počni
write-edit = Uredi
write-read = Pročitaj
write-changed = sačuvano
write-comments = { $n ->
    [0] Komentari: nijedan ne čeka
    [one] Komentari: čeka { $n }
    [few] Komentari: čekaju { $n }
   *[other] Komentari: čeka { $n }
 }
write-state-draft = Nacrt
write-state-scheduled = Zakazano
write-state-published = Objavljeno
write-state-withdrawn = Povučeno

write-said-begun = Vaš nacrt je napravljen. Vidite ga samo vi.
write-said-saved = Sačuvano.
write-said-published = Objavljeno. Sada svi mogu da čitaju.
write-said-scheduled = Zakazano. Pojavljuje se samo na svoj dan.
write-said-withdrawn = Povučeno. Sada niko drugi ne može da čita.
write-said-translated = Napravljen je nacrt na drugom jeziku, s izvornim tekstom. Vidite ga samo vi.
write-said-wrong = Još nije moglo. Pogledajte ispod šta nije u redu.

write-field-title = Naslov
write-field-language = Jezik
write-field-lead = Uvod
write-lead-note = Jedna ili dve rečenice. Stoje u spiskovima, u kanalu i gde neko podeli link.
write-field-body = Tekst
write-body-note = U formatu Markdown.
write-field-tags = Teme
write-tags-note = Odvojene zapetama, na primer kocka, trka, otvaranje.
write-field-day = Dan objavljivanja
write-day-note = Ostavite prazno za dan kad objavite. Kasnijeg dana se pojavljuje samo, u ponoć po UTC.
write-field-name = Adresa
write-name-note = Mala slova, cifre i crtice. Može da se menja dok članak nije objavljen ili preveden.
write-preview = Pregled
write-save = Sačuvaj nacrt
write-save-published = Sačuvaj izmene
write-publish = Objavi
write-withdraw = Povuci
write-delete = Izbriši ovaj nacrt
write-delete-note = Briše se sa svim ranijim verzijama. To ne može da se poništi.
write-delete-yes = Izbriši zauvek
write-translate = Prevedi: { $language }
write-original = Izvornik
write-versions = Ranije verzije
write-versions-note = Otvorite neku da njen tekst uđe u obrazac. Ništa se ne menja dok ne sačuvate.
write-newer = U međuvremenu je sačuvan drugi tekst: { $name }.
write-newer-note = Vaš je još u obrascu i nije sačuvan. Sačuvajte ponovo da zameni tuđi; tuđi tada ostaje među ranijim verzijama.
write-newer-text = Tuđi tekst
write-unsaved = Tekst nije sačuvan.

write-wrong = Ispraviti pre objavljivanja
write-wrong-title = Članku treba naslov.
write-wrong-title-long = Naslov može imati najviše { $most } znakova.
write-wrong-lead = Još nema uvoda.
write-wrong-lead-long = Uvod može imati najviše { $most } znakova.
write-wrong-body = Još nema teksta.
write-wrong-body-long = Tekst je predugačak: { $n }.000 bajtova od najviše { $most }.000. Napravite od njega dva članka.
write-wrong-tags = Članak može imati najviše ovoliko tema: { $most }.
write-wrong-tag-long = Ova tema je predugačka: { $what }
write-wrong-day = Ovo ne može biti dan: { $what }. Izaberite od 2000. do 2100, na primer 2026-11-25.
write-wrong-name = Adresi trebaju mala slova, cifre ili crtice, najviše { $most }, i naziv koji ne zauzimaju stranice kluba.
write-wrong-name-taken = Tu adresu ima drugi članak: { $what }
write-wrong-name-stays = Adresa više ne može da se menja: članak je objavljen ili preveden.
write-wrong-board = Ova tabla ne može da se pročita: { $what }. Koristite XGID ili GNU Backgammon ID.
write-wrong-figure = Pravila nemaju sliku s ovim nazivom: { $what }
write-wrong-beside-text = Ovoj tabli treba poseban pasus: { $what }
write-wrong-boards = Tabli ima više od { $most }.
write-wrong-deep = Spiskovi ili navodi su jedan u drugom više od { $most } puta. Posle toga se ništa ne prikazuje.
write-wrong-link = Ovaj link ne vodi nikuda: { $what }
write-refused-title-long = Taj naslov je predugačak.
write-refused-translated = Članak na tom jeziku već postoji.
write-refused-many = Jedan nalog može da napiše najviše 500 članaka.
write-refused-delete = Brisati se mogu samo nacrti. Umesto toga povucite članak.

write-help = Kako se piše
write-help-note = Prazni redovi odvajaju pasuse. Tabla stoji u svom pasusu. S bacanjem se na njoj može igrati; potezi u tekstu igraju se na tabli iznad njih.
write-help-position = Postavi poziciju
write-help-what = Šta
write-help-how = Kako
write-help-heading = Naslov
write-help-strong = Podebljano, istaknuto
write-help-list = Spisak
write-help-link = Link
write-help-board = Tabla s potpisom
write-help-figure = Tabla iz pravila
write-help-play = Potez
write-help-clause = Član

comment-title = Komentari
comment-none = Još nema komentara.
comment-sign-in = Komentarisati mogu registrovani igrači.
comment-words = Vaš komentar
comment-note = Svi ga vide kad ga odobri urednik ili moderator. Običan tekst.
comment-send = Pošalji
comment-own-waiting = Čeka odobrenje. Vidite ga samo vi.
comment-own-refused = Nije odobren. Vidite ga samo vi.
comment-take-away = Izbriši
comment-refused-guest = Komentarisati mogu samo registrovani igrači.
comment-refused-restricted = Do { $until } ne možete da komentarišete: { $reason }
comment-refused-empty = Prvo nešto napišite.
comment-refused-long = Komentar može imati najviše 1000 znakova.
comment-refused-many = Već čeka pet vaših komentara. Pošaljite još kad budu odobreni.

comments-title = Komentari na članke
comments-lead = Pre vašeg odobrenja komentar ne vidi niko osim autora. Možete da se predomislite.
comments-counts = Čeka: { $waiting }. Odobreno: { $shown }. Nije odobreno: { $refused }.
comments-waiting = Čeka
comments-none = Ništa ne čeka.
comments-shown = Odobreno
comments-refused = Nije odobreno
comments-show = Odobri
comments-refuse = Ne odobri
