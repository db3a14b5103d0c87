# Registering, signing in, one's own page.

nav-account = Tvoj račun
account-nav-login = Prijava
account-title = Tvoj račun
account-register = Registracija
account-register-lead = Sve ostaje tvoje: mečevi, mjesta i naučeno. U drugom se pregledniku prijavljuješ pristupnim ključem ili lozinkom.
account-keeps = { $n ->
    [one] Tvoj { $n } meč u tijeku nastavlja se bez promjene.
    [few] Tvoja { $n } meča u tijeku nastavljaju se bez promjene.
   *[other] Tvojih { $n } mečeva u tijeku nastavlja se bez promjene.
  }
account-have = Već imaš račun?
account-new = Još nemaš račun?
account-login = Prijavi se
account-logout = Odjavi se ovdje
account-name-note = Najviše 24 znaka. Nitko drugi ne može igrati pod tim imenom.
account-password = Lozinka
account-password-note = Najmanje { $least } znakova. Dobro je nekoliko riječi s razmacima, i svaki se znak računa. Dobro je čuvaj.
account-password-short = Ta je lozinka prekratka: najmanje { $least } znakova, na primjer četiri riječi. Vrati se i odaberi drugu.
account-password-long = Ta je lozinka preduga: ima više od { $most } bajtova. Vrati se i odaberi kraću.
account-password-guessed = Ta se lozinka prelako pogađa: česta je, pravilna ili sastavljena od tvojeg imena. Vrati se i odaberi drugu.
account-wrong = Nijedan igrač nema to ime i tu lozinku. Vrati se i pokušaj opet.
account-too-many-tries = { $minutes ->
    [one] Bilo je previše pokušaja. Pričekaj { $minutes } minutu i pokušaj opet.
    [few] Bilo je previše pokušaja. Pričekaj { $minutes } minute i pokušaj opet.
   *[other] Bilo je previše pokušaja. Pričekaj { $minutes } minuta i pokušaj opet.
  } Pristupni ključ pušta te odmah, a i kod za oporavak s druge mreže.
account-left = Ovaj preglednik igra kao { $name } i ima { $n ->
    [one] { $n } meč
    [few] { $n } meča
   *[other] { $n } mečeva
  } u tijeku. Ako se prijaviš kao netko drugi, ovaj ih preglednik ostavlja, i nitko više ne može igrati kao { $name }.
account-leave = Prijavi se i ostavi ih
account-leaves-matches = Gost ovog preglednika ima mečeve u tijeku. Vrati se i potvrdi da ih ostavljaš, ili ih prvo odigraj.
account-registered-already = Prijava na račun već je tu.
account-called = Igraš kao { $name }. To je ime samo tvoje.
account-public = Tvoja javna stranica
account-guest = Igraš kao gost. S računom se možeš prijaviti bilo gdje, a ime je samo tvoje.
name-taken = To ime ima registriran igrač. Odaberi drugo; ako je tvoje, prijavi se.

# Registering and signing in by passkey or password.

account-register-password = Registriraj se lozinkom
account-password-show = Prikaži lozinku
account-password-breached = Ta je lozinka na popisu ukradenih lozinki. Vrati se i odaberi drugu.
account-age = Ako imaš manje od 16 godina, prvo pitaj roditelje.
account-no-codes = Još nemaš kodove za oporavak. Bez njih te nitko ne može ponovno pustiti unutra ako izgubiš ključeve.
account-name-change = Promijeni ime
account-keys-title = Kako se prijavljuješ
account-last-key = Ništa drugo ne bi otvorilo tvoj račun. Prvo dodaj pristupni ključ ili odaberi lozinku.
account-name-often = Ime možeš promijeniti tri puta u 30 dana. Pokušaj poslije.
account-code-wrong = Nijedan igrač nema to ime i taj kod, ili je kod već iskorišten. Vrati se i pokušaj opet.
account-link-gone = Ta je poveznica iskorištena ili prestara. Zatraži drugu.
account-prove-first = Prvo pokaži da si to ti.

passkey-register = Registriraj se pristupnim ključem
passkey-login = Prijavi se pristupnim ključem
passkey-prove = Koristi pristupni ključ
passkey-note = Pristupni ključ čuva tvoj uređaj ili upravitelj lozinki. Otključavaš ga kao i uređaj, i ništa ne moraš pamtiti.
passkey-or = Ili lozinkom:
passkey-elsewhere = Pristupni ključevi pripadaju imenu, a ne broju. Otvori ovu stranicu na adresi
passkey-no-domain = Pristupni ključevi rade samo ondje gdje se klubu pristupa po imenu, preko https.
passkey-failed = To nije uspjelo. Pokušaj opet ili upotrijebi lozinku.
passkey-not-allowed = Nijedan pristupni ključ nije upotrijebljen. Pokušaj opet ili upotrijebi lozinku.
passkey-known = Ovaj uređaj već ima pristupni ključ za tvoj račun.
passkey-late = To je trajalo predugo. Pokušaj opet.
passkey-unknown = Nijedan račun nema taj pristupni ključ. Možda je uklonjen.
passkey-wrong = Taj pristupni ključ nije odgovorio kako treba. Pokušaj opet; ako ne pomogne, prijavi se na drugi način i dodaj ga ponovno.
passkey-many = Imaš 20 pristupnih ključeva. Ukloni neki prije nego što dodaš novi.

prove-title = Jesi li to ti?
prove-lead = Pokaži još jednom da si to ti. Nakon toga { $minutes } minuta možeš mijenjati način prijave.
prove-password = Nastavi
prove-lost = Ne radi ni jedno ni drugo?

password-title = Nova lozinka
password-is-there = Postoji
password-is-none = Nema je
password-save = Spremi lozinku
password-remove = Ukloni lozinku
password-remove-note = Možeš se prijavljivati samo pristupnim ključevima.

codes-title = Kodovi za oporavak
codes-lead = Svaki te kod jednom pušta unutra ako izgubiš pristupne ključeve ili zaboraviš lozinku. Ispiši ih ili zapiši.
codes-left = { $n ->
    [0] Nijedan preostali
    [one] Preostao { $n }
    [few] Preostala { $n }
   *[other] Preostalo { $n }
  }
codes-show = Prikaži kodove
codes-renew = Napravi nove kodove
codes-renew-note = Kodovi koje sada imaš više neće vrijediti.
codes-once = Ovi se kodovi prikazuju samo sada.
codes-print = Ispiši
codes-kept = Kodovi su spremljeni

keys-title = Pristupni ključevi
keys-lead = Možeš ih imati više, na primjer jedan na mobitelu i jedan na računalu.
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
keys-used = Zadnji put korišten
keys-unused = Još nije korišten.

name-title = Promjena imena
name-lead = Ime možete promijeniti tri puta u 30 dana. Staro ime godinu dana vodi na novo, i za to ga vrijeme nitko drugi ne može uzeti.
name-save = Spremi ime
name-former = Prijašnja imena

browsers-unknown = Nepoznat preglednik
browsers-here = ovaj
browsers-since = Od
browsers-seen = Zadnji put viđen
browsers-end = Odjavi

changes-title = Što se promijenilo
changes-note = Ako nešto od ovoga nije tvoje djelo, odjavi sve druge preglednike i promijeni ključeve.
change-registered = Račun je otvoren.
change-password = Lozinka je promijenjena.
change-password-gone = Lozinka je uklonjena.
change-key-added = Dodan je pristupni ključ: { $detail }
change-key-gone = Uklonjen je pristupni ključ: { $detail }
change-codes = Napravljeni su novi kodovi za oporavak.
change-code-used = Za prijavu je iskorišten kod za oporavak.
change-link-used = Za prijavu je iskorištena poveznica.
change-name = Ime je promijenjeno. Prije: { $detail }
change-mail = Adresa e-pošte je promijenjena.
change-mail-gone = Adresa e-pošte je uklonjena: { $detail }
change-leaving = Račun će biti izbrisan.
change-staying = Račun ostaje.

recover-title = Povratak kodom za oporavak
recover-lead = Svaki kod vrijedi jednom. Svi se drugi preglednici tada odjavljuju, i možeš odabrati nove ključeve.
recover-code = Kod za oporavak
recover-code-note = Velika ili mala slova, s crticama ili bez njih.
recover-enter = Prijavi se
recover-mail-title = E-poštom
recover-mail-note = Ako račun ima adresu, onamo stiže poveznica. Vrijedi 15 minuta, jednom.
recover-mail-send = Pošalji poveznicu
recover-mail-sent = Ako račun ima adresu, poveznica je na putu. Vrijedi 15 minuta, jednom.
recover-staff = Nemaš više nijedan kod? Poveznicu ti može dati tko vodi klub.
recover-link-lead = Ova te poveznica jednom pušta unutra. Svi se drugi preglednici tada odjavljuju.

mail-title = E-pošta
mail-none = Nema adrese
mail-lead = Za igru adresa nije potrebna. S njom se možeš vratiti i bez koda, i javlja ti se kad netko promijeni tvoje ključeve.
mail-address = Adresa e-pošte
mail-note = Prvo onamo stiže pismo; poveznica iz njega adresu čini tvojom.
mail-send = Pošalji pismo
mail-sent = Pismo je na putu. Adresa vrijedi kad otvoriš poveznicu iz njega.
mail-dead = Pisma na tvoju adresu vratila su se. Ništa se više ne šalje dok je ponovno ne potvrdiš.
mail-no-address = To nije adresa e-pošte. Vrati se i potraži pogrešku.
mail-remove = Ukloni adresu
mail-notices-on = Onamo stižu i tvoje obavijesti, na primjer da je red na tebi.
mail-notices-off = Pisma dobivaš samo o svojim ključevima.
mail-notices-stop = Bez obavijesti e-poštom
mail-notices-start = Šalji mi obavijesti
mail-stop-lead = Više bez obavijesti e-poštom? O promjenama ključeva i dalje ti se javlja.
mail-stopped = Više ne dobivaš obavijesti e-poštom.
mail-confirm-lead = Trebaju li pisma o tvom računu stizati na ovu adresu?
mail-confirm = Potvrdi adresu
mail-confirmed = Pisma o tvom računu odsad stižu na ovu adresu.
mail-undo-lead = Promjena adrese nije tvoja? Ovo vraća staru i odjavljuje sve.
mail-undo = Vrati staru adresu
mail-undone = Opet vrijedi stara adresa, i svi su odjavljeni. Prijavi se i promijeni ključeve.

letter-confirm-subject = Tvoja adresa u klubu
letter-confirm-text = Bok, { $name },

  otvori ovu poveznicu u roku od jednog dana da ovo bude tvoja adresa:
  { $link }

  Ako zahtjev nije tvoj, ne čini ništa.
letter-link-subject = Natrag na tvoj račun
letter-link-text = Bok, { $name },

  ova te poveznica u sljedećih 15 minuta jednom pušta unutra:
  { $link }

  Ako zahtjev nije tvoj, ne čini ništa.
letter-change-subject = Tvoj račun je promijenjen
letter-change-text = Bok, { $name },

  { $said }

  Ako to nije tvoje djelo, prijavi se i promijeni ključeve:
  { $link }
letter-before-subject = Tvoja adresa je promijenjena
letter-before-text = Bok, { $name },

  pisma o tvom računu više ne stižu na ovu adresu.

  Ako to nije tvoje djelo, vrati je u roku od 7 dana:
  { $link }

data-title = Tvoji podaci
data-lead = Ponesi sve sa sobom ili napusti klub
export-title = Ponesi sve
export-lead = Jedna datoteka sa svime što klub čuva pod tvojim računom, i s tvojim prijavama i odlukama o tebi, i svaki tvoj meč kao .mat datoteka koju čitaju drugi programi.
export-get = Preuzmi
leave-title = Napuštanje kluba
leave-lead = Možeš otići zauvijek. Nitko ne zadržava tvoje ime, ključeve ni adresu.
leave-goes = Brišu se ime, pristupni ključevi, lozinka, kodovi, adresa e-pošte, postavke, uvezene datoteke, bilješke i izrečeno.
leave-stays = Tvoji mečevi ostaju protivnicima, s kockicama i ishodima, ali bez tvojeg imena.
leave-week = To se događa za 7 dana. Do tada se možeš prijaviti i predomisliti.
leave-sure = Izbriši moj račun
leave-now = Napusti klub
leave-at = Račun će biti izbrisan
leave-stay = Ostajem
