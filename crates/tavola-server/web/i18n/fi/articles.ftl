# Articles that members write, and comments below articles.
articles-languages = Myös kielellä
error-not-an-editor = Tämä on toimittajille
error-not-an-editor-note = Artikkeleita kirjoittavat jäsenet, joilla on toimittajan rooli. Kysy klubin ylläpidolta: se annetaan rekisteröityneille pelaajille. Jos sinulla on se jo, kirjaudu ensin.

write-title = Artikkelisi
write-lead = Täällä kirjoittamasi on vain sinun, kunnes julkaiset sen. Voit palata siihen, katsoa, miltä se näyttää, ja valita julkaisupäivän.
write-new = Kirjoita artikkeli
write-own = Artikkelit
write-none = Et ole vielä kirjoittanut mitään.
write-begin = Aloita
write-edit = Muokkaa
write-read = Lue
write-changed = tallennettu
write-comments = { $n ->
    [0] Kommentit: ei odottavia
    [one] Kommentit: yksi odottaa
   *[other] Kommentit: { $n } odottaa
 }
write-state-draft = Luonnos
write-state-scheduled = Ajoitettu
write-state-published = Julkaistu
write-state-withdrawn = Poistettu julkaisusta

write-said-begun = Luonnoksesi on luotu. Vain sinä näet sen.
write-said-saved = Tallennettu.
write-said-published = Julkaistu. Kaikki voivat nyt lukea sen.
write-said-scheduled = Ajoitettu. Se ilmestyy itsestään päivänään.
write-said-withdrawn = Poistettu julkaisusta. Kukaan muu ei voi nyt lukea sitä.
write-said-translated = Toisenkielinen luonnos on luotu, ja siinä on alkuperäinen teksti. Vain sinä näet sen.
write-said-wrong = Se ei vielä onnistunut. Katso alta, mikä on pielessä.

write-field-title = Otsikko
write-field-language = Kieli
write-field-lead = Ingressi
write-lead-note = Yksi tai kaksi virkettä. Ne näkyvät luetteloissa, syötteessä ja linkkiä jaettaessa.
write-field-body = Teksti
write-body-note = Markdown-muodossa.
write-field-tags = Aiheet
write-tags-note = Pilkuin erotettuina, kuten cube, race, opening.
write-field-day = Julkaisupäivä
write-day-note = Jätä tyhjäksi, jos julkaiset heti. Myöhempänä päivänä se ilmestyy itsestään keskiyöllä UTC.
write-field-name = Osoite
write-name-note = Pieniä kirjaimia, numeroita ja yhdysmerkkejä. Sitä voi muuttaa, kunnes artikkeli julkaistaan tai käännetään.
write-preview = Esikatselu
write-save = Tallenna luonnos
write-save-published = Tallenna muutokset
write-publish = Julkaise
write-withdraw = Poista julkaisusta
write-delete = Poista tämä luonnos
write-delete-note = Se poistetaan kaikkine aiempine versioineen. Sitä ei voi perua.
write-delete-yes = Poista lopullisesti
write-translate = Käännä: { $language }
write-original = Alkuperäinen
write-versions = Aiemmat versiot
write-versions-note = Avaa jokin, niin sen teksti tulee lomakkeeseen. Mikään ei muutu ennen tallennusta.
write-newer = { $name } on sillä välin tallentanut toisen tekstin.
write-newer-note = Omasi on vielä lomakkeessa, eikä sitä ole tallennettu. Tallenna uudelleen, jos haluat korvata toisen; se jää silloin aiempiin versioihin.
write-newer-text = Toisen teksti
write-unsaved = Tekstiä ei ole tallennettu.

write-wrong = Korjattavaa ennen julkaisua
write-wrong-title = Artikkeli tarvitsee otsikon.
write-wrong-title-long = Otsikossa voi olla enintään { $most } merkkiä.
write-wrong-lead = Ingressi puuttuu.
write-wrong-lead-long = Ingressissä voi olla enintään { $most } merkkiä.
write-wrong-body = Teksti puuttuu.
write-wrong-body-long = Teksti on liian pitkä: { $n } 000 tavua, enintään { $most } 000. Tee siitä kaksi artikkelia.
write-wrong-tags = Artikkelilla voi olla enintään { $most } aihetta.
write-wrong-tag-long = Aihe on liian pitkä: { $what }
write-wrong-day = Tämä ei käy päiväksi: { $what }. Valitse vuosista 2000–2100, kuten 2026-11-25.
write-wrong-name = Osoitteeseen tarvitaan pieniä kirjaimia, numeroita tai yhdysmerkkejä, enintään { $most }, ja nimi, jota klubin omat sivut eivät käytä.
write-wrong-name-taken = Toisella artikkelilla on tämä osoite: { $what }
write-wrong-name-stays = Osoitetta ei voi enää muuttaa: artikkeli on julkaistu tai käännetty.
write-wrong-board = Tätä lautaa ei voi lukea: { $what }. Käytä XGID- tai GNU Backgammon -tunnusta.
write-wrong-figure = Säännöissä ei ole sen nimistä kuviota: { $what }
write-wrong-beside-text = Tämä lauta tarvitsee oman kappaleen: { $what }
write-wrong-boards = Lautoja on yli { $most }.
write-wrong-deep = Luetteloita tai lainauksia on sisäkkäin yli { $most }. Sen jälkeen mitään ei näytetä.
write-wrong-link = Linkki ei johda mihinkään: { $what }
write-refused-title-long = Otsikko on liian pitkä.
write-refused-translated = Artikkeli on jo olemassa sillä kielellä.
write-refused-many = Yhdellä tilillä voi olla enintään 500 artikkelia.
write-refused-delete = Vain luonnoksen voi poistaa. Poista artikkeli julkaisusta sen sijaan.

write-help = Näin kirjoitat
write-help-note = Tyhjät rivit erottavat kappaleet. Lauta on omassa kappaleessaan. Heiton kanssa sillä voi pelata; tekstin siirrot tehdään yllä olevalla laudalla.
write-help-position = Rakenna asema
write-help-what = Mitä
write-help-how = Miten
write-help-heading = Väliotsikko
write-help-strong = Vahvennus, korostus
write-help-list = Luettelo
write-help-link = Linkki
write-help-board = Lauta kuvatekstin kanssa
write-help-figure = Sääntöjen lauta
write-help-play = Siirto
write-help-clause = Pykälä

comment-title = Kommentit
comment-none = Ei vielä kommentteja.
comment-sign-in = Rekisteröityneet pelaajat voivat kommentoida.
comment-words = Kommenttisi
comment-note = Kaikki näkevät sen, kun toimittaja tai moderaattori on hyväksynyt sen. Pelkkää tekstiä.
comment-send = Lähetä
comment-own-waiting = Odottaa hyväksyntää. Vain sinä näet sen.
comment-own-refused = Ei hyväksytty. Vain sinä näet sen.
comment-take-away = Poista
comment-refused-guest = Vain rekisteröityneet pelaajat voivat kommentoida.
comment-refused-restricted = Et voi kommentoida { $until } asti: { $reason }
comment-refused-empty = Kirjoita ensin jotain.
comment-refused-long = Kommentissa voi olla enintään 1 000 merkkiä.
comment-refused-many = Viisi kommenttiasi odottaa jo. Lähetä lisää, kun ne on hyväksytty.

comments-title = Artikkelien kommentit
comments-lead = Vain kirjoittaja näkee kommentin, ennen kuin hyväksyt sen. Voit muuttaa mielesi.
comments-counts = Odottaa: { $waiting }. Hyväksytty: { $shown }. Ei hyväksytty: { $refused }.
comments-waiting = Odottavat
comments-none = Mikään ei odota.
comments-shown = Hyväksytyt
comments-refused = Ei hyväksytyt
comments-show = Hyväksy
comments-refuse = Älä hyväksy
