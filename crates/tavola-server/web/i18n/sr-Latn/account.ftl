# Registering, signing in, one's own page.

nav-account = Vaš nalog
account-nav-login = Prijava
account-title = Vaš nalog
account-register = Registracija
account-register-lead = Sve ostaje vaše: mečevi, mesta i ono što ste naučili. U drugom pregledaču prijavljujete se pristupnim ključem ili lozinkom.
account-keeps = { $n ->
    [one] Vaš { $n } meč u toku nastavlja se bez promene.
    [few] Vaša { $n } meča u toku nastavljaju se bez promene.
   *[other] Vaših { $n } mečeva u toku nastavlja se bez promene.
  }
account-have = Već ste registrovani?
account-new = Još niste registrovani?
account-login = Prijavi se
account-logout = Odjavi se ovde
account-name-note = Najviše 24 znaka. Niko drugi ne može da igra pod tim imenom.
account-password = Lozinka
account-password-note = Najmanje { $least } znakova. Dobro je nekoliko reči s razmacima, i svaki znak se računa. Dobro je čuvajte.
account-password-short = Ta lozinka je prekratka: najmanje { $least } znakova, na primer četiri reči. Vratite se i izaberite drugu.
account-password-long = Ta lozinka je predugačka: ima više od { $most } bajtova. Vratite se i izaberite kraću.
account-password-guessed = Ta lozinka se prelako pogađa: česta je, pravilna ili sastavljena od vašeg imena. Vratite se i izaberite drugu.
account-wrong = Nijedan igrač nema to ime i tu lozinku. Vratite se i pokušajte ponovo.
account-too-many-tries = { $minutes ->
    [one] Bilo je previše pokušaja. Sačekajte { $minutes } minut i pokušajte ponovo.
    [few] Bilo je previše pokušaja. Sačekajte { $minutes } minuta i pokušajte ponovo.
   *[other] Bilo je previše pokušaja. Sačekajte { $minutes } minuta i pokušajte ponovo.
  } Pristupni ključ vas pušta odmah, a i kod za oporavak s druge mreže.
account-left = Ovaj pregledač igra kao { $name } i ima { $n ->
    [one] { $n } meč
    [few] { $n } meča
   *[other] { $n } mečeva
  } u toku. Ako se prijavite kao neko drugi, ovaj pregledač ih ostavlja, i niko više ne može da igra kao { $name }.
account-leave = Prijavi se i ostavi ih
account-leaves-matches = Gost ovog pregledača ima mečeve u toku. Vratite se i potvrdite da ih ostavljate, ili ih prvo odigrajte.
account-registered-already = Već ste registrovani i prijavljeni.
account-called = Igrate kao { $name }. To ime je samo vaše.
account-public = Vaša javna stranica
account-guest = Igrate kao gost. Kad se registrujete, možete da se prijavite bilo gde, a ime je samo vaše.
name-taken = To ime ima registrovan igrač. Izaberite drugo; ako je vaše, prijavite se.

# Registering and signing in by passkey or password.

account-register-password = Registruj se lozinkom
account-password-show = Prikaži lozinku
account-password-breached = Ta lozinka je na spisku ukradenih lozinki. Vratite se i izaberite drugu.
account-age = Ako imate manje od 16 godina, prvo pitajte roditelje.
account-no-codes = Još nemate kodove za oporavak. Bez njih niko ne može ponovo da vas pusti unutra ako izgubite ključeve.
account-name-change = Promeni ime
account-keys-title = Kako se prijavljujete
account-last-key = Ništa drugo ne bi otvorilo vaš nalog. Prvo dodajte pristupni ključ ili izaberite lozinku.
account-name-often = Ime možete promeniti tri puta za 30 dana. Pokušajte kasnije.
account-code-wrong = Nijedan igrač nema to ime i taj kod, ili je kod već iskorišćen. Vratite se i pokušajte ponovo.
account-link-gone = Taj link je iskorišćen ili prestar. Zatražite drugi.
account-prove-first = Prvo pokažite ko ste.

passkey-register = Registruj se pristupnim ključem
passkey-login = Prijavi se pristupnim ključem
passkey-prove = Koristi pristupni ključ
passkey-note = Pristupni ključ čuva vaš uređaj ili vaš program za lozinke. Otključavate ga kao i uređaj, i ništa ne morate da pamtite.
passkey-or = Ili lozinkom:
passkey-elsewhere = Pristupni ključevi pripadaju imenu, a ne broju. Otvorite ovu stranicu na adresi
passkey-no-domain = Pristupni ključevi rade samo tamo gde se klubu pristupa po imenu, preko https.
passkey-failed = To nije uspelo. Pokušajte ponovo ili upotrebite lozinku.
passkey-not-allowed = Nijedan pristupni ključ nije upotrebljen. Pokušajte ponovo ili upotrebite lozinku.
passkey-known = Ovaj uređaj već ima pristupni ključ za vaš nalog.
passkey-late = To je trajalo predugo. Pokušajte ponovo.
passkey-unknown = Nijedan nalog nema taj pristupni ključ. Možda je uklonjen.
passkey-wrong = Taj pristupni ključ nije odgovorio kako treba. Pokušajte ponovo; ako ne pomogne, prijavite se na drugi način i dodajte ga ponovo.
passkey-many = Imate 20 pristupnih ključeva. Uklonite neki pre nego što dodate novi.

prove-title = Jeste li to vi?
prove-lead = Pokažite još jednom ko ste. Posle toga { $minutes } minuta možete da menjate način prijave.
prove-password = Nastavi
prove-lost = Ne radi ni jedno ni drugo?

password-title = Nova lozinka
password-is-there = Postoji
password-is-none = Nema je
password-save = Sačuvaj lozinku
password-remove = Ukloni lozinku
password-remove-note = Možete se prijavljivati samo pristupnim ključevima.

codes-title = Kodovi za oporavak
codes-lead = Svaki kod vas jednom pušta unutra ako izgubite pristupne ključeve ili zaboravite lozinku. Odštampajte ih ili zapišite.
codes-left = { $n ->
    [0] Nijedan preostao
    [one] Preostao { $n }
    [few] Preostala { $n }
   *[other] Preostalo { $n }
  }
codes-show = Prikaži kodove
codes-renew = Napravi nove kodove
codes-renew-note = Kodovi koje sada imate više neće važiti.
codes-once = Ovi kodovi se prikazuju samo sada.
codes-print = Štampaj
codes-kept = Kodovi su sačuvani

keys-title = Pristupni ključevi
keys-lead = Možete ih imati više, na primer jedan na telefonu i jedan na računaru.
keys-many = { $n ->
    [0] Nijedan
    [one] { $n }
    [few] { $n }
   *[other] { $n }
  }
keys-label = Naziv pristupnog ključa
keys-add = Dodaj pristupni ključ
keys-rename = Preimenuj
keys-remove = Ukloni
keys-remove-which = Ukloni: { $name }
keys-used = Poslednji put korišćen
keys-unused = Još nije korišćen.

name-title = Promena imena
name-lead = Ime možete promeniti tri puta za 30 dana. Staro ime godinu dana vodi na novo, i za to vreme niko drugi ne može da ga uzme.
name-save = Sačuvaj ime
name-former = Ranija imena

browsers-unknown = Nepoznat pregledač
browsers-here = ovaj
browsers-since = Od
browsers-seen = Poslednji put viđen
browsers-end = Odjavi

changes-title = Šta se promenilo
changes-note = Ako nešto od ovoga niste uradili vi, odjavite sve druge pregledače i promenite ključeve.
change-registered = Registrovali ste se.
change-password = Lozinka je promenjena.
change-password-gone = Lozinka je uklonjena.
change-key-added = Dodat je pristupni ključ: { $detail }
change-key-gone = Uklonjen je pristupni ključ: { $detail }
change-codes = Napravljeni su novi kodovi za oporavak.
change-code-used = Za prijavu je iskorišćen kod za oporavak.
change-link-used = Za prijavu je iskorišćen link.
change-name = Ime je promenjeno. Ranije: { $detail }
change-mail = Adresa e-pošte je promenjena.
change-mail-gone = Adresa e-pošte je uklonjena: { $detail }
change-leaving = Nalog će biti izbrisan.
change-staying = Nalog ostaje.

recover-title = Povratak kodom za oporavak
recover-lead = Svaki kod važi jednom. Svi drugi pregledači se tada odjavljuju, i možete da izaberete nove ključeve.
recover-code = Kod za oporavak
recover-code-note = Velika ili mala slova, s crticama ili bez njih.
recover-enter = Prijavi se
recover-mail-title = E-poštom
recover-mail-note = Ako nalog ima adresu, tamo stiže link. Važi 15 minuta, jednom.
recover-mail-send = Pošalji link
recover-mail-sent = Ako nalog ima adresu, link je na putu. Važi 15 minuta, jednom.
recover-staff = Nemate više nijedan kod? Link vam može dati ko vodi klub.
recover-link-lead = Ovaj link vas jednom pušta unutra. Svi drugi pregledači se tada odjavljuju.

mail-title = E-pošta
mail-none = Nema adrese
mail-lead = Za igru adresa nije potrebna. S njom možete da se vratite i bez koda, i javlja vam se kad neko promeni vaše ključeve.
mail-address = Adresa e-pošte
mail-note = Prvo tamo stiže pismo; link iz njega adresu čini vašom.
mail-send = Pošalji pismo
mail-sent = Pismo je na putu. Adresa važi kad otvorite link iz njega.
mail-dead = Pisma na vašu adresu su se vratila. Ništa se više ne šalje dok je ponovo ne potvrdite.
mail-no-address = To nije adresa e-pošte. Vratite se i potražite grešku.
mail-remove = Ukloni adresu
mail-notices-on = Tamo stižu i vaša obaveštenja, na primer da je red na vas.
mail-notices-off = Pisma dobijate samo o svojim ključevima.
mail-notices-stop = Bez obaveštenja e-poštom
mail-notices-start = Šalji mi obaveštenja
mail-stop-lead = Više bez obaveštenja e-poštom? O promenama ključeva i dalje vam se javlja.
mail-stopped = Više ne dobijate obaveštenja e-poštom.
mail-confirm-lead = Treba li pisma o vašem nalogu da stižu na ovu adresu?
mail-confirm = Potvrdi adresu
mail-confirmed = Pisma o vašem nalogu od sada stižu na ovu adresu.
mail-undo-lead = Niste vi promenili adresu? Ovo vraća staru i odjavljuje sve.
mail-undo = Vrati staru adresu
mail-undone = Ponovo važi stara adresa, i svi su odjavljeni. Prijavite se i promenite ključeve.

letter-confirm-subject = Vaša adresa u klubu
letter-confirm-text = Zdravo, { $name },

  otvorite ovaj link u roku od jednog dana da bi ovo bila vaša adresa:
  { $link }

  Ako to niste tražili vi, ne radite ništa.
letter-link-subject = Nazad na vaš nalog
letter-link-text = Zdravo, { $name },

  ovaj link vas u narednih 15 minuta jednom pušta unutra:
  { $link }

  Ako to niste tražili vi, ne radite ništa.
letter-change-subject = Vaš nalog je promenjen
letter-change-text = Zdravo, { $name },

  { $said }

  Ako to niste bili vi, prijavite se i promenite ključeve:
  { $link }
letter-before-subject = Vaša adresa je promenjena
letter-before-text = Zdravo, { $name },

  pisma o vašem nalogu više ne stižu na ovu adresu.

  Ako to niste bili vi, vratite je u roku od 7 dana:
  { $link }

data-title = Vaši podaci
data-lead = Ponesite sve sa sobom ili napustite klub
export-title = Ponesi sve
export-lead = Jedna datoteka sa svim što klub čuva pod vašim nalogom, i s vašim prijavama i odlukama o vama, i svaki vaš meč kao .mat datoteka koju čitaju drugi programi.
export-get = Preuzmi
leave-title = Napuštanje kluba
leave-lead = Možete otići zauvek. Niko ne zadržava vaše ime, ključeve ni adresu.
leave-goes = Brišu se ime, pristupni ključevi, lozinka, kodovi, adresa e-pošte, podešavanja, uvezene datoteke, beleške i ono što ste rekli.
leave-stays = Vaši mečevi ostaju protivnicima, s kockicama i ishodima, ali bez vašeg imena.
leave-week = To se dešava za 7 dana. Do tada možete da se prijavite i predomislite.
leave-sure = Izbriši moj nalog
leave-now = Napusti klub
leave-at = Nalog će biti izbrisan
leave-stay = Ostajem
