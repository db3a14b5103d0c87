# Registering, signing in, one's own page.

nav-account = Contul tău
account-nav-login = Conectare
account-title = Contul tău
account-register = Înregistrare
account-register-lead = Păstrezi tot: meciurile, locurile și ce ai învățat. În alt browser te conectezi cu cheia de acces sau cu parola.
account-keeps = { $n ->
    [one] Meciul tău în curs merge mai departe așa cum e.
    [few] Cele { $n } meciuri ale tale în curs merg mai departe așa cum sunt.
   *[other] Cele { $n } de meciuri ale tale în curs merg mai departe așa cum sunt.
  }
account-have = Ai deja cont?
account-new = Încă nu ai cont?
account-login = Conectare
account-logout = Deconectează-te aici
account-name-note = Cel mult 24 de caractere. Nimeni altcineva nu poate juca sub acest nume.
account-password = Parolă
account-password-note = { $least ->
    [one] Cel puțin { $least } caracter.
    [few] Cel puțin { $least } caractere.
   *[other] Cel puțin { $least } de caractere.
  } Mai multe cuvinte cu spații între ele sunt bune și orice semn contează. Păstreaz-o bine.
account-password-short = { $least ->
    [one] Parola e prea scurtă: cel puțin { $least } caracter, de exemplu patru cuvinte.
    [few] Parola e prea scurtă: cel puțin { $least } caractere, de exemplu patru cuvinte.
   *[other] Parola e prea scurtă: cel puțin { $least } de caractere, de exemplu patru cuvinte.
  } Întoarce-te și alege alta.
account-password-long = Parola e prea lungă: are mai mult de { $most } de octeți. Întoarce-te și alege una mai scurtă.
account-password-guessed = Parola e prea ușor de ghicit: e una obișnuită, un model sau făcută din numele tău. Întoarce-te și alege alta.
account-wrong = Niciun jucător nu are acest nume și această parolă. Întoarce-te și încearcă din nou.
account-too-many-tries = { $minutes ->
    [one] Au fost prea multe încercări. Așteaptă un minut și încearcă din nou.
    [few] Au fost prea multe încercări. Așteaptă { $minutes } minute și încearcă din nou.
   *[other] Au fost prea multe încercări. Așteaptă { $minutes } de minute și încearcă din nou.
  } Cu o cheie de acces intri imediat, la fel și cu un cod de recuperare din altă rețea.
account-left = Acest browser joacă sub numele { $name } și are { $n ->
    [one] un meci
    [few] { $n } meciuri
   *[other] { $n } de meciuri
  } în curs. Dacă te conectezi sub alt nume, browserul le lasă în urmă și nimeni nu mai poate juca sub numele { $name }.
account-leave = Conectează-te și lasă-le
account-leaves-matches = Oaspetele din acest browser are meciuri în curs. Întoarce-te și spune că le lași sau joacă-le întâi.
account-registered-already = Ai deja cont și conexiunea e deschisă.
account-called = Joci ca { $name }. Numele e doar al tău.
account-public = Pagina ta publică
account-guest = Joci ca oaspete. Cu un cont te poți conecta oriunde, iar numele e doar al tău.
name-taken = Un jucător înregistrat are acest nume. Alege altul; dacă e al tău, conectează-te.

# Registering and signing in by passkey or password.

account-register-password = Înregistrare cu parolă
account-password-show = Arată parola
account-password-breached = Parola e într-o listă de parole furate. Întoarce-te și alege alta.
account-age = Dacă ai sub 16 ani, întreabă întâi un părinte.
account-no-codes = Nu ai încă niciun cod de recuperare. Fără ele, nimeni nu te poate lăsa înapoi dacă îți pierzi cheile.
account-name-change = Schimbă numele
account-keys-title = Cum te conectezi
account-last-key = Nimic altceva nu ți-ar mai deschide contul. Adaugă întâi o cheie de acces sau alege o parolă.
account-name-often = Îți poți schimba numele de trei ori în 30 de zile. Încearcă mai târziu.
account-code-wrong = Niciun jucător nu are acest nume și acest cod sau codul a fost folosit. Întoarce-te și încearcă din nou.
account-link-gone = Linkul a fost folosit sau e prea vechi. Cere altul.
account-prove-first = Arată întâi cine ești.

passkey-register = Înregistrare cu cheie de acces
passkey-login = Conectare cu cheie de acces
passkey-prove = Folosește o cheie de acces
passkey-note = O cheie de acces e păstrată de dispozitivul tău sau de managerul de parole. O deblochezi cum deblochezi dispozitivul și nu e nimic de ținut minte.
passkey-or = Sau cu parolă:
passkey-elsewhere = Cheile de acces țin de un nume, nu de un număr. Deschide pagina la
passkey-no-domain = Cheile de acces merg doar când clubul e deschis după nume, prin https.
passkey-failed = Nu a mers. Încearcă din nou sau folosește parola.
passkey-not-allowed = Nu s-a folosit nicio cheie de acces. Încearcă din nou sau folosește parola.
passkey-known = Dispozitivul are deja o cheie de acces pentru contul tău.
passkey-late = A durat prea mult. Încearcă din nou.
passkey-unknown = Niciun cont nu are această cheie de acces. Poate a fost ștearsă.
passkey-wrong = Cheia de acces nu a răspuns cum trebuie. Încearcă din nou; dacă nu ajută, conectează-te altfel și adaug-o iar.
passkey-many = Ai 20 de chei de acces. Șterge una înainte să adaugi alta.

prove-title = Tu ești?
prove-lead = Arată încă o dată cine ești. Apoi, { $minutes } min, poți schimba felul în care te conectezi.
prove-password = Continuă
prove-lost = Nu merge niciuna?

password-title = Parolă nouă
password-is-there = Există una
password-is-none = Niciuna
password-save = Salvează parola
password-remove = Șterge parola
password-remove-note = Te poți conecta doar cu cheile de acces.

codes-title = Coduri de recuperare
codes-lead = Fiecare cod te lasă înapoi o dată, dacă îți pierzi cheile de acces sau îți uiți parola. Tipărește-le sau notează-le.
codes-left = { $n ->
    [0] Nu a mai rămas niciunul
    [one] A mai rămas unul
    [few] Au mai rămas { $n }
   *[other] Au mai rămas { $n }
  }
codes-show = Arată codurile
codes-renew = Fă coduri noi
codes-renew-note = Codurile de acum nu vor mai fi bune de nimic.
codes-once = Codurile se arată doar acum.
codes-print = Tipărește
codes-kept = Le-am păstrat

keys-title = Chei de acces
keys-lead = Poți avea mai multe, de exemplu una pe telefon și una pe calculator.
keys-many = { $n ->
    [0] Niciuna
    [one] Una
    [few] { $n }
   *[other] { $n }
  }
keys-label = Numele cheii de acces
keys-add = Adaugă o cheie de acces
keys-rename = Redenumește
keys-remove = Șterge
keys-remove-which = Șterge { $name }
keys-used = Folosită ultima dată
keys-unused = Nefolosită încă.

name-title = Schimbă numele
name-lead = Îți poți schimba numele de trei ori în 30 de zile. Numele vechi duce la cel nou timp de un an, iar în acest timp nu-l poate lua nimeni altcineva.
name-save = Salvează numele
name-former = Nume mai vechi

browsers-unknown = Browser necunoscut
browsers-here = acesta
browsers-since = Din
browsers-seen = Văzut ultima dată
browsers-end = Deconectează

changes-title = Ce s-a schimbat
changes-note = Dacă vreuna nu e făcută de tine, deconectează toate celelalte browsere și schimbă-ți cheile.
change-registered = Contul a fost creat.
change-password = Parola a fost schimbată.
change-password-gone = Parola a fost ștearsă.
change-key-added = S-a adăugat o cheie de acces: { $detail }
change-key-gone = S-a șters o cheie de acces: { $detail }
change-codes = S-au făcut coduri noi de recuperare.
change-code-used = S-a folosit un cod de recuperare pentru conectare.
change-link-used = S-a folosit un link pentru conectare.
change-name = Numele a fost schimbat. Înainte: { $detail }
change-mail = Adresa de e-mail a fost schimbată.
change-mail-gone = Adresa de e-mail a fost ștearsă: { $detail }
change-leaving = Contul urmează să fie șters.
change-staying = Contul rămâne.

recover-title = Înapoi cu un cod de recuperare
recover-lead = Fiecare cod merge o dată. Toate celelalte browsere sunt apoi deconectate și îți poți alege chei noi.
recover-code = Cod de recuperare
recover-code-note = Litere mari sau mici, cu sau fără liniuțe.
recover-enter = Conectare
recover-mail-title = Prin e-mail
recover-mail-note = Dacă contul are o adresă, acolo pleacă un link. Merge o dată, timp de 15 minute.
recover-mail-send = Trimite linkul
recover-mail-sent = Dacă contul are o adresă, un link e pe drum. Merge o dată, timp de 15 minute.
recover-staff = Nu mai ai coduri? Cei care țin clubul îți pot da un link.
recover-link-lead = Linkul te lasă să intri o dată. Toate celelalte browsere sunt apoi deconectate.

mail-title = E-mail
mail-none = Nicio adresă
mail-lead = Ca să joci nu e nevoie de adresă. Cu una poți reveni fără cod și afli când cineva îți schimbă cheile.
mail-address = Adresă de e-mail
mail-note = Întâi pleacă acolo o scrisoare; linkul din ea face adresa a ta.
mail-send = Trimite scrisoarea
mail-sent = O scrisoare e pe drum. Adresa contează după ce urmezi linkul din ea.
mail-dead = Scrisorile la adresa ta s-au întors. Nu se mai trimite nimic până nu o confirmi din nou.
mail-no-address = Aceasta nu e o adresă de e-mail. Întoarce-te și caută greșeala.
mail-remove = Șterge adresa
mail-notices-on = Acolo vin și notificările tale, de pildă că e rândul tău.
mail-notices-off = Primești scrisori doar despre cheile tale.
mail-notices-stop = Fără notificări prin e-mail
mail-notices-start = Trimite-mi notificările prin e-mail
mail-stop-lead = Fără notificări prin e-mail? Vei afla în continuare despre schimbări ale cheilor tale.
mail-stopped = Nu mai primești notificări prin e-mail.
mail-confirm-lead = Scrisorile pentru contul tău să meargă la această adresă?
mail-confirm = Confirmă adresa
mail-confirmed = De acum, scrisorile pentru contul tău merg la această adresă.
mail-undo-lead = Nu tu ai schimbat adresa? Asta o aduce înapoi pe cea veche și deconectează pe toată lumea.
mail-undo = Adu înapoi adresa veche
mail-undone = Adresa veche contează din nou, iar toată lumea e deconectată. Conectează-te și schimbă-ți cheile.

letter-confirm-subject = Adresa ta la club
letter-confirm-text = Bună, { $name },

  urmează linkul acesta într-o zi, ca adresa să fie a ta:
  { $link }

  Dacă nu tu ai cerut asta, nu face nimic.
letter-link-subject = Înapoi în contul tău
letter-link-text = Bună, { $name },

  linkul acesta te lasă să intri o dată, în 15 minute:
  { $link }

  Dacă nu tu ai cerut asta, nu face nimic.
letter-change-subject = Contul tău s-a schimbat
letter-change-text = Bună, { $name },

  { $said }

  Dacă nu ai fost tu, conectează-te și schimbă-ți cheile:
  { $link }
letter-before-subject = Adresa ta s-a schimbat
letter-before-text = Bună, { $name },

  scrisorile pentru contul tău nu mai merg la această adresă.

  Dacă nu ai fost tu, adu-o înapoi în 7 zile:
  { $link }

data-title = Datele tale
data-lead = Ia tot cu tine sau părăsește clubul
export-title = Ia tot cu tine
export-lead = Un fișier cu tot ce păstrează clubul sub contul tău, inclusiv sesizările tale și deciziile despre tine, și fiecare meci ca fișier .mat, pe care îl citesc și alte programe.
export-get = Descarcă
leave-title = Părăsește clubul
leave-lead = Poți pleca definitiv. Nimeni nu îți păstrează numele, cheile sau adresa.
leave-goes = Numele, cheile de acces, parola, codurile, adresa de e-mail, setările, fișierele importate, notițele și ce ai spus se șterg.
leave-stays = Meciurile rămân la adversari, cu zarurile și rezultatele lor, dar fără numele tău.
leave-week = Se întâmplă în 7 zile. Până atunci te poți conecta și te poți răzgândi.
leave-sure = Șterge-mi contul
leave-now = Părăsește clubul
leave-at = Contul va fi șters
leave-stay = Rămân
