# Registering, signing in, one's own page.

nav-account = Tilisi
account-nav-login = Kirjaudu
account-title = Tilisi
account-register = Rekisteröidy
account-register-lead = Kaikki säilyy: ottelusi, paikkasi ja oppimasi. Toisessa selaimessa kirjaudut avainkoodilla tai salasanalla.
account-keeps = { $n ->
    [one] Keskeneräinen ottelusi jatkuu ennallaan.
   *[other] Keskeneräiset { $n } otteluasi jatkuvat ennallaan.
  }
account-have = Oletko jo rekisteröitynyt?
account-new = Etkö ole vielä rekisteröitynyt?
account-login = Kirjaudu sisään
account-logout = Kirjaudu täältä ulos
account-name-note = Enintään 24 merkkiä. Kukaan muu ei voi pelata sillä.
account-password = Salasana
account-password-note = Vähintään { $least } merkkiä. Monta sanaa väleineen on hyvä, ja kaikki merkit käyvät. Pidä se tallessa.
account-password-short = Salasana on liian lyhyt: käytä vähintään { $least } merkkiä, esimerkiksi neljää sanaa. Palaa ja valitse toinen.
account-password-long = Salasana on liian pitkä: siinä on yli { $most } tavua. Palaa ja valitse lyhyempi.
account-password-guessed = Salasana on liian helppo arvata: se on yleinen, kaavamainen tai tehty nimestäsi. Palaa ja valitse toinen.
account-wrong = Sitä nimeä ja salasanaa ei ole kenelläkään pelaajalla. Palaa ja yritä uudelleen.
account-too-many-tries = { $minutes ->
    [one] Yrityksiä on ollut liikaa. Odota minuutti ja yritä uudelleen.
   *[other] Yrityksiä on ollut liikaa. Odota { $minutes } minuuttia ja yritä uudelleen.
  } Avainkoodilla pääset heti sisään, samoin palautuskoodilla toisesta verkosta.
account-left = Tässä selaimessa pelaa { $name }, ja kesken on { $n ->
    [one] yksi ottelu
   *[other] { $n } ottelua
  }. Jos kirjaudut toisena, selain jättää ne, eikä kukaan voi enää pelata niitä loppuun nimellä { $name }.
account-leave = Kirjaudu ja jätä ne
account-leaves-matches = Tämän selaimen vieraalla on otteluita kesken. Palaa ja vahvista, että jätät ne, tai pelaa ne ensin loppuun.
account-registered-already = Olet jo rekisteröitynyt ja kirjautunut.
account-called = Pelaat nimellä { $name }. Nimi on vain sinun.
account-public = Julkinen sivusi
account-guest = Pelaat vieraana. Rekisteröityneenä voit kirjautua missä vain, ja nimesi on vain sinun.
name-taken = Nimi on rekisteröityneen pelaajan. Valitse toinen; jos se on sinun, kirjaudu sisään.

# Registering and signing in by passkey or password.

account-register-password = Rekisteröidy salasanalla
account-password-show = Näytä salasana
account-password-breached = Salasana on varastettujen salasanojen luettelossa. Palaa ja valitse toinen.
account-age = Jos olet alle 16-vuotias, kysy ensin lupa vanhemmalta.
account-no-codes = Sinulla ei ole vielä palautuskoodeja. Ilman niitä kukaan ei voi päästää sinua takaisin, jos menetät avaimesi.
account-name-change = Vaihda nimi
account-keys-title = Kirjautumistapasi
account-last-key = Mikään muu ei avaisi tiliäsi. Lisää ensin avainkoodi tai valitse salasana.
account-name-often = Nimen voi vaihtaa kolmesti 30 päivässä. Yritä myöhemmin.
account-code-wrong = Sitä nimeä ja koodia ei ole kenelläkään pelaajalla, tai koodi on jo käytetty. Palaa ja yritä uudelleen.
account-link-gone = Linkki on jo käytetty tai liian vanha. Pyydä uusi.
account-prove-first = Osoita ensin henkilöllisyytesi.

passkey-register = Rekisteröidy avainkoodilla
passkey-login = Kirjaudu avainkoodilla
passkey-prove = Käytä avainkoodia
passkey-note = Avainkoodin säilyttää laitteesi tai salasanojen hallintasi. Avaat sen samalla tavalla kuin laitteen, eikä mitään tarvitse muistaa.
passkey-or = Tai salasanalla:
passkey-elsewhere = Avainkoodi kuuluu nimeen, ei numeroon. Avaa tämä sivu osoitteessa
passkey-no-domain = Avainkoodit toimivat vain, kun klubi avataan nimellään https-yhteydellä.
passkey-failed = Se ei onnistunut. Yritä uudelleen tai käytä salasanaa.
passkey-not-allowed = Avainkoodia ei käytetty. Yritä uudelleen tai käytä salasanaa.
passkey-known = Tällä laitteella on jo avainkoodi tiliisi.
passkey-late = Se kesti liian kauan. Yritä uudelleen.
passkey-unknown = Tätä avainkoodia ei ole millään tilillä. Se on voitu poistaa.
passkey-wrong = Avainkoodi ei vastannut niin kuin pitäisi. Yritä uudelleen; jos se ei auta, kirjaudu muulla tavalla ja lisää avainkoodi uudelleen.
passkey-many = Sinulla on 20 avainkoodia. Poista yksi ennen kuin lisäät uuden.

prove-title = Oletko se sinä?
prove-lead = Osoita vielä kerran henkilöllisyytesi. Sen jälkeen voit { $minutes } minuutin ajan muuttaa kirjautumistapojasi.
prove-password = Jatka
prove-lost = Eikö kumpikaan toimi?

password-title = Uusi salasana
password-is-there = On
password-is-none = Ei ole
password-save = Tallenna salasana
password-remove = Poista salasana
password-remove-note = Voit kirjautua pelkillä avainkoodeilla.

codes-title = Palautuskoodit
codes-lead = Kukin koodi päästää sinut kerran takaisin, jos menetät avainkoodisi tai unohdat salasanasi. Tulosta ne tai kirjoita muistiin.
codes-left = { $n ->
    [0] Ei yhtään jäljellä
    [one] Yksi jäljellä
   *[other] { $n } jäljellä
  }
codes-show = Näytä koodit
codes-renew = Tee uudet koodit
codes-renew-note = Nykyiset koodisi lakkaavat toimimasta.
codes-once = Koodit näytetään vain tämän kerran.
codes-print = Tulosta
codes-kept = Koodit ovat tallessa

keys-title = Avainkoodit
keys-lead = Voit pitää useita, esimerkiksi yhden puhelimella ja yhden tietokoneella.
keys-many = { $n ->
    [0] Ei yhtään
    [one] Yksi
   *[other] { $n }
  }
keys-label = Avainkoodin nimi
keys-add = Lisää avainkoodi
keys-rename = Nimeä uudelleen
keys-remove = Poista
keys-remove-which = Poista { $name }
keys-used = Viimeksi käytetty
keys-unused = Ei vielä käytetty.

name-title = Vaihda nimi
name-lead = Nimen voi vaihtaa kolmesti 30 päivässä. Vanha nimesi johtaa uuteen vuoden ajan, eikä kukaan muu voi ottaa sitä sinä aikana.
name-save = Tallenna nimi
name-former = Aiemmat nimet

browsers-unknown = Tuntematon selain
browsers-here = tämä
browsers-since = Alkaen
browsers-seen = Viimeksi nähty
browsers-end = Kirjaa ulos

changes-title = Mitä on muuttunut
changes-note = Jos jokin näistä ei ollut sinun tekemäsi, kirjaudu ulos muista selaimista ja vaihda avaimesi.
change-registered = Rekisteröidyit.
change-password = Salasana vaihdettiin.
change-password-gone = Salasana poistettiin.
change-key-added = Avainkoodi lisättiin: { $detail }
change-key-gone = Avainkoodi poistettiin: { $detail }
change-codes = Tehtiin uudet palautuskoodit.
change-code-used = Kirjauduttiin palautuskoodilla.
change-link-used = Kirjauduttiin linkillä.
change-name = Nimi vaihdettiin. Aiempi: { $detail }
change-mail = Sähköpostiosoite vaihdettiin.
change-mail-gone = Sähköpostiosoite poistettiin: { $detail }
change-leaving = Tili poistetaan.
change-staying = Tili säilyy.

recover-title = Takaisin palautuskoodilla
recover-lead = Kukin koodi toimii kerran. Kaikki muut selaimet kirjataan silloin ulos, ja voit valita uudet avaimet.
recover-code = Palautuskoodi
recover-code-note = Isoin tai pienin kirjaimin, viivoin tai ilman.
recover-enter = Kirjaudu sisään
recover-mail-title = Sähköpostilla
recover-mail-note = Jos tilillä on osoite, linkki lähtee sinne. Se toimii 15 minuuttia ja vain kerran.
recover-mail-send = Lähetä linkki
recover-mail-sent = Jos tilillä on osoite, linkki on matkalla. Se toimii 15 minuuttia ja vain kerran.
recover-staff = Eikö koodeja ole jäljellä? Klubin ylläpito voi antaa sinulle linkin.
recover-link-lead = Tämä linkki päästää sinut sisään kerran. Kaikki muut selaimet kirjataan silloin ulos.

mail-title = Sähköposti
mail-none = Ei osoitetta
mail-lead = Pelaamiseen ei tarvita osoitetta. Sen avulla pääset takaisin ilman koodia ja saat tiedon, jos joku muuttaa avaimiasi.
mail-address = Sähköpostiosoite
mail-note = Osoitteeseen lähtee ensin kirje; sen linkki vahvistaa osoitteen sinun.
mail-send = Lähetä kirje
mail-sent = Kirje on matkalla. Osoite on voimassa, kun avaat sen linkin.
mail-dead = Osoitteeseesi lähetetyt kirjeet palautuivat. Mitään ei enää lähetetä, ennen kuin vahvistat sen uudelleen.
mail-no-address = Tämä ei ole sähköpostiosoite. Palaa ja tarkista.
mail-remove = Poista osoite
mail-notices-on = Sinne tulevat myös ilmoituksesi, kuten tieto vuorostasi.
mail-notices-off = Saat kirjeitä vain avaimistasi.
mail-notices-stop = Ei enää ilmoituksia sähköpostilla
mail-notices-start = Lähetä ilmoitukset sähköpostilla
mail-stop-lead = Eikö enää ilmoituksia sähköpostilla? Avainten muutoksista saat tiedon edelleen.
mail-stopped = Et saa enää ilmoituksia sähköpostilla.
mail-confirm-lead = Lähetetäänkö tilisi kirjeet tähän osoitteeseen?
mail-confirm = Vahvista osoite
mail-confirmed = Tilisi kirjeet lähetetään tästä lähtien tähän osoitteeseen.
mail-undo-lead = Etkö itse vaihtanut osoitetta? Tämä palauttaa vanhan ja kirjaa kaikki ulos.
mail-undo = Palauta vanha osoite
mail-undone = Vanha osoite on taas voimassa, ja kaikki on kirjattu ulos. Kirjaudu ja vaihda avaimesi.

letter-confirm-subject = Osoitteesi klubissa
letter-confirm-text = Hei { $name },

  vahvista tämä osoite omaksesi vuorokauden kuluessa avaamalla linkki:
  { $link }

  Jos et itse pyytänyt tätä, älä tee mitään.
letter-link-subject = Takaisin tilillesi
letter-link-text = Hei { $name },

  tämä linkki päästää sinut sisään kerran 15 minuutin kuluessa:
  { $link }

  Jos et itse pyytänyt tätä, älä tee mitään.
letter-change-subject = Tilisi on muuttunut
letter-change-text = Hei { $name },

  { $said }

  Jos se et ollut sinä, kirjaudu ja vaihda avaimesi:
  { $link }
letter-before-subject = Osoitteesi on vaihtunut
letter-before-text = Hei { $name },

  tilisi kirjeitä ei enää lähetetä tähän osoitteeseen.

  Jos se et ollut sinä, palauta osoite 7 päivän kuluessa:
  { $link }

data-title = Tietosi
data-lead = Ota kaikki mukaan tai lähde klubista
export-title = Ota kaikki mukaan
export-lead = Yksi tiedosto, jossa on kaikki, mitä klubi säilyttää tililläsi, myös tekemäsi ilmoitukset ja sinua koskevat päätökset, sekä jokainen ottelusi .mat-tiedostona, jota muut ohjelmat lukevat.
export-get = Lataa
leave-title = Lähde klubista
leave-lead = Voit lähteä lopullisesti. Kukaan ei pidä nimeäsi, avaimiasi eikä osoitettasi.
leave-goes = Nimesi, avainkoodisi, salasanasi, koodisi, sähköpostiosoitteesi, asetuksesi, tuodut tiedostosi, muistiinpanosi ja sanomasi poistetaan.
leave-stays = Ottelusi jäävät vastustajillesi noppineen ja tuloksineen, mutta ilman nimeäsi.
leave-week = Tämä tapahtuu 7 päivän kuluttua. Siihen asti voit kirjautua ja muuttaa mielesi.
leave-sure = Poista tilini
leave-now = Lähde klubista
leave-at = Tämä tili poistetaan
leave-stay = Jään sittenkin
