# Registering, signing in, one's own page.

nav-account = Fiókod
account-nav-login = Bejelentkezés
account-title = Fiókod
account-register = Regisztráció
account-register-lead = Minden megmarad: a mérkőzéseid, a helyeid és amit tanultál. Másik böngészőben azonosítókulccsal vagy jelszóval jelentkezel be.
account-keeps = { $n ->
    [one] A folyamatban lévő mérkőzésed ugyanúgy folytatódik.
   *[other] Folyamatban lévő mérkőzéseid ({ $n }) ugyanúgy folytatódnak.
  }
account-have = Már regisztráltál?
account-new = Még nem regisztráltál?
account-login = Bejelentkezés
account-logout = Kijelentkezés itt
account-name-note = Legfeljebb 24 karakter. Ezen a néven senki más nem játszhat.
account-password = Jelszó
account-password-note = Legalább { $least } karakter. Jó, ha több szóból áll, szóközökkel, és bármilyen jel számít. Őrizd meg jól.
account-password-short = Ez a jelszó túl rövid: legalább { $least } karakter kell, például négy szó. Menj vissza, és válassz másikat.
account-password-long = Ez a jelszó túl hosszú, legfeljebb { $most } bájt lehet. Menj vissza, és válassz rövidebbet.
account-password-guessed = Ez a jelszó túl könnyen kitalálható: gyakori, mintát követ, vagy a nevedből áll. Menj vissza, és válassz másikat.
account-wrong = Nincs játékos ezzel a névvel és jelszóval. Menj vissza, és próbáld újra.
account-too-many-tries = { $minutes ->
    [one] Túl sok volt a próbálkozás. Várj egy percet, és próbáld újra.
   *[other] Túl sok volt a próbálkozás. Várj { $minutes } percet, és próbáld újra.
  } Azonosítókulccsal azonnal bejutsz, ahogy egy másik hálózatról helyreállítási kóddal is.
account-left = Ebben a böngészőben a neved { $name }, és { $n ->
    [one] egy mérkőzésed
   *[other] { $n } mérkőzésed
  } van folyamatban. Ha más néven jelentkezel be, ez a böngésző magukra hagyja őket, és senki nem játszhat tovább ezen a néven: { $name }.
account-leave = Bejelentkezés, a mérkőzések itthagyásával
account-leaves-matches = A böngésző vendégének folyamatban lévő mérkőzései vannak. Menj vissza, és jelezd, hogy itthagyod őket, vagy előbb játszd le.
account-registered-already = Már regisztráltál, és be vagy jelentkezve.
account-called = A neved itt: { $name }. A név csak a tiéd.
account-public = Nyilvános oldalad
account-guest = Vendégként játszol. Regisztráció után bárhol bejelentkezhetsz, és a neved csak a tiéd.
name-taken = Ez a név egy regisztrált játékosé. Válassz másikat; ha a tiéd, jelentkezz be.

# Registering and signing in by passkey or password.

account-register-password = Regisztráció jelszóval
account-password-show = Jelszó mutatása
account-password-breached = Ez a jelszó szerepel az ellopott jelszavak listáján. Menj vissza, és válassz másikat.
account-age = Ha még nem vagy 16 éves, előbb kérdezd meg egy szülődet.
account-no-codes = Még nincsenek helyreállítási kódjaid. Nélkülük senki nem tud visszaengedni, ha elveszíted a kulcsaidat.
account-name-change = Név módosítása
account-keys-title = Hogyan jelentkezel be
account-last-key = Semmi más nem nyitná a fiókodat. Előbb adj hozzá egy azonosítókulcsot, vagy válassz jelszót.
account-name-often = A nevedet 30 nap alatt háromszor módosíthatod. Próbáld később.
account-code-wrong = Nincs játékos ezzel a névvel és kóddal, vagy a kódot már felhasználták. Menj vissza, és próbáld újra.
account-link-gone = Ezt a linket már felhasználták, vagy túl régi. Kérj másikat.
account-prove-first = Előbb igazold, ki vagy.

passkey-register = Regisztráció azonosítókulccsal
passkey-login = Bejelentkezés azonosítókulccsal
passkey-prove = Azonosítókulcs használata
passkey-note = Az azonosítókulcsot az eszközöd vagy a jelszókezelőd őrzi. Úgy oldod fel, mint magát az eszközt, és nem kell semmit megjegyezned.
passkey-or = Vagy jelszóval:
passkey-elsewhere = Az azonosítókulcs névhez tartozik, nem számhoz. Nyisd meg ezt az oldalt itt:
passkey-no-domain = Az azonosítókulcs csak ott működik, ahol a klub név szerint, https-en érhető el.
passkey-failed = Ez nem sikerült. Próbáld újra, vagy használd a jelszavad.
passkey-not-allowed = Nem használtál azonosítókulcsot. Próbáld újra, vagy használd a jelszavad.
passkey-known = Ezen az eszközön már van azonosítókulcs a fiókodhoz.
passkey-late = Ez túl sokáig tartott. Próbáld újra.
passkey-unknown = Egyik fióknak sincs ilyen azonosítókulcsa. Lehet, hogy eltávolították.
passkey-wrong = Az azonosítókulcs nem a várt módon válaszolt. Próbáld újra; ha nem segít, jelentkezz be másképp, és add hozzá újra.
passkey-many = 20 azonosítókulcsod van. Távolíts el egyet, mielőtt újat adsz hozzá.

prove-title = Te vagy az?
prove-lead = Igazold még egyszer, ki vagy. Utána { $minutes } percig módosíthatod a bejelentkezésed módját.
prove-password = Tovább
prove-lost = Egyik sem működik?

password-title = Új jelszó
password-is-there = Van
password-is-none = Nincs
password-save = Jelszó mentése
password-remove = Jelszó eltávolítása
password-remove-note = Azonosítókulcsaiddal jelszó nélkül is bejelentkezhetsz.

codes-title = Helyreállítási kódok
codes-lead = Minden kód egyszer visszaenged, ha elveszíted az azonosítókulcsaidat, vagy elfelejted a jelszavad. Nyomtasd ki, vagy írd le őket.
codes-left = { $n ->
    [0] Egy sem maradt
    [one] Egy maradt
   *[other] { $n } maradt
  }
codes-show = Kódok mutatása
codes-renew = Új kódok készítése
codes-renew-note = A mostani kódjaid érvényüket vesztik.
codes-once = Ezeket a kódokat csak most az egyszer látod.
codes-print = Nyomtatás
codes-kept = Eltettem őket

keys-title = Azonosítókulcsok
keys-lead = Több is lehet, például egy a telefonon és egy a számítógépen.
keys-many = { $n ->
    [0] Nincs
    [one] Egy
   *[other] { $n }
  }
keys-label = Az azonosítókulcs neve
keys-add = Azonosítókulcs hozzáadása
keys-rename = Átnevezés
keys-remove = Eltávolítás
keys-remove-which = Eltávolítás: { $name }
keys-used = Utoljára használva
keys-unused = Még nem használtad.

name-title = Név módosítása
name-lead = A nevedet 30 nap alatt háromszor módosíthatod. A régi neved egy évig az újra mutat, és addig senki más nem veheti fel.
name-save = Név mentése
name-former = Korábbi nevek

browsers-unknown = Ismeretlen böngésző
browsers-here = ez itt
browsers-since = Mióta
browsers-seen = Utoljára itt
browsers-end = Kijelentkezés

changes-title = Mi változott
changes-note = Ha ezek valamelyikét nem te tetted, jelentkezz ki minden más böngészőből, és cseréld le a kulcsaidat.
change-registered = Regisztráltál.
change-password = A jelszó megváltozott.
change-password-gone = A jelszót eltávolították.
change-key-added = Új azonosítókulcs: { $detail }
change-key-gone = Eltávolított azonosítókulcs: { $detail }
change-codes = Új helyreállítási kódok készültek.
change-code-used = Bejelentkezés helyreállítási kóddal.
change-link-used = Bejelentkezés linkkel.
change-name = A név megváltozott. Korábban: { $detail }
change-mail = Az e-mail-cím megváltozott.
change-mail-gone = Eltávolított e-mail-cím: { $detail }
change-leaving = A fiók törlésre vár.
change-staying = A fiók megmarad.

recover-title = Vissza helyreállítási kóddal
recover-lead = Minden kódod egyszer használható. Utána minden más böngészőből kijelentkeztetünk, és új kulcsokat választhatsz.
recover-code = Helyreállítási kód
recover-code-note = Kis- vagy nagybetűvel, kötőjellel vagy anélkül.
recover-enter = Bejelentkezés
recover-mail-title = E-mailben
recover-mail-note = Ha a fiókhoz tartozik cím, oda küldünk egy linket. 15 percig érvényes, egyszer.
recover-mail-send = Link küldése
recover-mail-sent = Ha a fiókhoz tartozik cím, a link úton van. 15 percig érvényes, egyszer.
recover-staff = Nincs több kódod? A klub üzemeltetője adhat egy linket.
recover-link-lead = Ez a link egyszer beenged. Utána minden más böngészőből kijelentkeztetünk.

mail-title = E-mail
mail-none = Nincs cím
mail-lead = A játékhoz nem kell cím. Címmel kód nélkül is visszajutsz, és értesülsz, ha valaki módosítja a kulcsaidat.
mail-address = E-mail-cím
mail-note = Előbb egy levél megy oda; a benne lévő linkkel lesz a tiéd a cím.
mail-send = Levél küldése
mail-sent = A levél úton van. A cím akkor érvényes, ha megnyitod a benne lévő linket.
mail-dead = A címedre küldött levelek visszajöttek. Amíg újra meg nem erősíted, nem küldünk többet.
mail-no-address = Ez nem e-mail-cím. Menj vissza, és keresd meg a hibát.
mail-remove = Cím eltávolítása
mail-notices-on = Az értesítéseidet is oda küldjük, például hogy te következel.
mail-notices-off = Csak a kulcsaidról kapsz levelet.
mail-notices-stop = Ne jöjjön több értesítés e-mailben
mail-notices-start = Értesítések e-mailben
mail-stop-lead = Ne jöjjön több értesítés e-mailben? A kulcsaid változásáról továbbra is értesítünk.
mail-stopped = Több értesítést nem kapsz e-mailben.
mail-confirm-lead = Erre a címre menjenek a fiókodnak szóló levelek?
mail-confirm = Cím megerősítése
mail-confirmed = A fiókodnak szóló levelek mostantól erre a címre mennek.
mail-undo-lead = Nem te változtattad meg a címet? Ez visszahozza a régit, és mindenkit kijelentkeztet.
mail-undo = Régi cím visszaállítása
mail-undone = Újra a régi cím érvényes, és mindenkit kijelentkeztettünk. Jelentkezz be, és cseréld le a kulcsaidat.

letter-confirm-subject = A címed a klubban
letter-confirm-text = Szia, { $name }!

  Nyisd meg ezt a linket egy napon belül, hogy ez legyen a címed:
  { $link }

  Ha nem te kérted, ne tégy semmit.
letter-link-subject = Vissza a fiókodba
letter-link-text = Szia, { $name }!

  Ez a link 15 percen belül egyszer beenged:
  { $link }

  Ha nem te kérted, ne tégy semmit.
letter-change-subject = A fiókod megváltozott
letter-change-text = Szia, { $name }!

  { $said }

  Ha nem te voltál, jelentkezz be, és cseréld le a kulcsaidat:
  { $link }
letter-before-subject = A címed megváltozott
letter-before-text = Szia, { $name }!

  A fiókodnak szóló levelek már nem erre a címre mennek.

  Ha nem te voltál, hozd vissza 7 napon belül:
  { $link }

data-title = Adataid
data-lead = Vigyél magaddal mindent, vagy hagyd el a klubot
export-title = Minden adat letöltése
export-lead = Egyetlen fájl mindazzal, amit a klub a fiókodhoz őriz, a bejelentéseiddel és a rólad szóló döntésekkel együtt, és minden mérkőzésed .mat fájlként, amelyet más programok is olvasnak.
export-get = Letöltés
leave-title = Kilépés a klubból
leave-lead = Végleg is kiléphetsz. A nevedet, a kulcsaidat és a címedet senki nem őrzi meg.
leave-goes = Töröljük a nevedet, azonosítókulcsaidat, jelszavadat, kódjaidat, e-mail-címedet, beállításaidat, importált fájljaidat, jegyzeteidet és amit mondtál.
leave-stays = A mérkőzéseid megmaradnak az ellenfeleidnél, kockákkal és eredménnyel, de a neved nélkül.
leave-week = Ez 7 nap múlva történik meg. Addig bejelentkezhetsz, és meggondolhatod magad.
leave-sure = Fiókom törlése
leave-now = Kilépés a klubból
leave-at = Ez a fiók törlődik ekkor:
leave-stay = Maradok
