# Articles that members write, and comments below articles.
articles-languages = I na jeziku
error-not-an-editor = Ovo je za urednike
error-not-an-editor-note = Članke pišu članovi s ulogom urednika. Pitaj one koji vode klub: daju je registriranim igračima. Ako je već imaš, prvo se prijavi.

write-title = Tvoji članci
write-lead = Napisano ovdje samo je tvoje dok ne objaviš. Možeš se vratiti tekstu, vidjeti kako će izgledati i odabrati dan kad se pojavljuje.
write-new = Napiši članak
write-own = Članci
write-none = Još nema tvojih članaka.
write-begin = Počni
write-edit = Uredi
write-read = Pročitaj
write-changed = spremljeno
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

write-said-begun = Nacrt je napravljen. Vidiš ga samo ti.
write-said-saved = Spremljeno.
write-said-published = Objavljeno. Sada svi mogu čitati.
write-said-scheduled = Zakazano. Pojavljuje se samo na svoj dan.
write-said-withdrawn = Povučeno. Sada nitko drugi ne može čitati.
write-said-translated = Napravljen je nacrt na drugom jeziku, s izvornim tekstom. Vidiš ga samo ti.
write-said-wrong = Još nije moglo. Pogledaj niže što nije u redu.

write-field-title = Naslov
write-field-language = Jezik
write-field-lead = Uvod
write-lead-note = Jedna ili dvije rečenice. Stoje u popisima, u kanalu i gdje netko podijeli poveznicu.
write-field-body = Tekst
write-body-note = U formatu Markdown.
write-field-tags = Teme
write-tags-note = Odvojene zarezima, na primjer kocka, utrka, otvaranje.
write-field-day = Dan objave
write-day-note = Ostavi prazno za dan kad objaviš. Kasnijeg dana pojavljuje se samo, u ponoć po UTC-u.
write-field-name = Adresa
write-name-note = Mala slova, znamenke i crtice. Može se mijenjati dok članak nije objavljen ili preveden.
write-preview = Pregled
write-save = Spremi nacrt
write-save-published = Spremi izmjene
write-publish = Objavi
write-withdraw = Povuci
write-delete = Izbriši ovaj nacrt
write-delete-note = Briše se sa svim prijašnjim verzijama. To se ne može poništiti.
write-delete-yes = Izbriši zauvijek
write-translate = Prevedi: { $language }
write-original = Izvornik
write-versions = Prijašnje verzije
write-versions-note = Otvori neku da njezin tekst uđe u obrazac. Ništa se ne mijenja dok ne spremiš.
write-newer = U međuvremenu je spremljen drugi tekst: { $name }.
write-newer-note = Tvoj je još u obrascu i nije spremljen. Spremi opet da zamijeni tuđi; tuđi tada ostaje među prijašnjim verzijama.
write-newer-text = Tuđi tekst
write-unsaved = Tekst nije spremljen.

write-wrong = Ispraviti prije objave
write-wrong-title = Članku treba naslov.
write-wrong-title-long = Naslov može imati najviše { $most } znakova.
write-wrong-lead = Još nema uvoda.
write-wrong-lead-long = Uvod može imati najviše { $most } znakova.
write-wrong-body = Još nema teksta.
write-wrong-body-long = Tekst je predug: { $n }.000 bajtova od najviše { $most }.000. Neka od njega budu dva članka.
write-wrong-tags = Članak može imati najviše ovoliko tema: { $most }.
write-wrong-tag-long = Ova je tema preduga: { $what }
write-wrong-day = Ovo ne može biti dan: { $what }. Odaberi od 2000. do 2100., na primjer 2026-11-25.
write-wrong-name = Adresi trebaju mala slova, znamenke ili crtice, najviše { $most }, i naziv koji ne zauzimaju stranice kluba.
write-wrong-name-taken = Tu adresu ima drugi članak: { $what }
write-wrong-name-stays = Adresa se više ne može mijenjati: članak je objavljen ili preveden.
write-wrong-board = Ova se ploča ne može pročitati: { $what }. Koristi XGID ili GNU Backgammon ID.
write-wrong-figure = Pravila nemaju sliku s ovim nazivom: { $what }
write-wrong-beside-text = Ovoj ploči treba poseban odlomak: { $what }
write-wrong-boards = Ploča ima više od { $most }.
write-wrong-deep = Popisi ili navodi su jedan u drugome više od { $most } puta. Nakon toga ništa se ne prikazuje.
write-wrong-link = Ova poveznica ne vodi nikamo: { $what }
write-refused-title-long = Taj je naslov predug.
write-refused-translated = Članak na tom jeziku već postoji.
write-refused-many = Jedan račun može napisati najviše 500 članaka.
write-refused-delete = Brisati se mogu samo nacrti. Umjesto toga povuci članak.

write-help = Kako se piše
write-help-note = Prazni retci odvajaju odlomke. Ploča stoji u svom odlomku. S bacanjem se na njoj može igrati; potezi u tekstu igraju se na ploči iznad njih.
write-help-position = Postavi poziciju
write-help-what = Što
write-help-how = Kako
write-help-heading = Naslov
write-help-strong = Podebljano, istaknuto
write-help-list = Popis
write-help-link = Poveznica
write-help-board = Ploča s potpisom
write-help-figure = Ploča iz pravila
write-help-play = Potez
write-help-clause = Članak pravilnika

comment-title = Komentari
comment-none = Još nema komentara.
comment-sign-in = Komentirati mogu registrirani igrači.
comment-words = Tvoj komentar
comment-note = Svi ga vide kad ga odobri urednik ili moderator. Običan tekst.
comment-send = Pošalji
comment-own-waiting = Čeka odobrenje. Vidiš ga samo ti.
comment-own-refused = Nije odobren. Vidiš ga samo ti.
comment-take-away = Izbriši
comment-refused-guest = Komentirati mogu samo registrirani igrači.
comment-refused-restricted = Do { $until } ne možeš komentirati: { $reason }
comment-refused-empty = Prvo nešto napiši.
comment-refused-long = Komentar može imati najviše 1000 znakova.
comment-refused-many = Već čeka pet tvojih komentara. Pošalji još kad budu odobreni.

comments-title = Komentari na članke
comments-lead = Prije tvog odobrenja komentar ne vidi nitko osim autora. Možeš se predomisliti.
comments-counts = Čeka: { $waiting }. Odobreno: { $shown }. Nije odobreno: { $refused }.
comments-waiting = Čeka
comments-none = Ništa ne čeka.
comments-shown = Odobreno
comments-refused = Nije odobreno
comments-show = Odobri
comments-refuse = Ne odobri
