# Pages around the table. Used by the server only.

tagline = Backgammonia ilman hälyä: hyvä lauta ja nopat, jotka voit tarkistaa.
nav-rules = Säännöt
nav-dice = Tarkista nopat
nav-language = Kieli
guest-name = Vieras { $number }
skip = Siirry pääsisältöön

# Start
start-title = Backgammonia hyvällä laudalla
start-lead = Pelaa paikallaolijoita, bottia tai linkillä kutsuttua kaveria vastaan. Ei tiliä, ei kolikoita, ei mainoksia.
start-bot = Pelaa bottia vastaan
start-bot-note = { $length } pisteen ottelu kuution kanssa. Yksi napsautus, ja olet laudan ääressä.
start-level = Kuinka vahva?
start-friend = Kutsu kaveri
start-friend-note = Saat linkin. Kuka sen avaa, pelaa sinua vastaan.
start-called = Pelaat nimellä { $name }
start-new-name = Uusi nimi
start-nameless = Valitse nimi
start-custom = Valitse säännöt
start-tables = Pöytäsi
start-tables-none = Sinulla ei ole vielä pöytiä. Ne näkyvät täällä, ja voit palata niihin milloin vain.
start-name = Nimesi
start-dice-title = Nopat, jotka voit tarkistaa
start-dice = Ennen ottelua palvelin ja kumpikin pelaaja lukitsevat oman salaisuutensa. Jokainen heitto syntyy kaikista kolmesta: kukaan ei voi tietää sitä ennalta, ja jälkikäteen voit laskea jokaisen heiton itse.
start-dice-how = Miten se toimii
start-ear-title = Näppäimistöllä ja kuunnellen
start-ear = Jokaisella kiilalla on nimi, jokainen heitto ja siirto luetaan ääneen, ja koko ottelun voi pelata ilman hiirtä. Pöydässä ? näyttää näppäimet.
start-kept-title = Mikään ei katoa
start-kept = Sulje sivu, menetä yhteys, palaa huomenna: pöytä on niin kuin sen jätit.
table-against = { $white } – { $black }
table-to = { $length } pisteen ottelu, { $a }–{ $b }
table-money = rahapeli, { $a }–{ $b }
table-waiting = odottaa vastustajaa
table-playing = käynnissä
table-over = ohi
table-broken = ei voi avata
table-unnamed = vapaa paikka

# Rule chooser
choose-title = Valitse säännöt
choose-against = Vastustaja
choose-bot = Botti
choose-friend = Kaveri, linkillä
choose-doubles = Kaksi vastaan kaksi, linkeillä
choose-doubles-note = Neuvottelupeli: kumpaakin puolta pelaa pari, joka keskustelee kahden kesken.
choose-preset = Pelimuoto
choose-preset-note = Valmis sääntökokoelma täyttää kaikki alla olevat valinnat; ”Oletus” pitää sen asetuksen.
preset-match = Ottelu
preset-match-note = Sovittuun pistemäärään, kuution ja Crawford-säännön kanssa.
preset-money = Rahapeli
preset-money-note = Peli kerrallaan, kukin omasta panoksestaan, Jacoby-säännöllä.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Italialaisen verkkopelisalin säännöt: oma tuplausraja, ei Crawford-peliä, backgammon myös kotiutuksen alettua.
preset-tournament = Turnaus
preset-tournament-note = Ottelu Italian turnaussäännöin, vähintään 3 pistettä, säännöissä ei ylärajaa.
knob-length = Ottelun pituus pisteinä
knob-length-note = Otteluihin, tavallisesti 5; se kestää noin puoli tuntia. Säännöissä ei ole ylärajaa; tämä ohjelma laskee 64:ään. Yksi ainoa peli on tavola realessa harvinainen: 3, 5 tai 7.
knob-as-preset = Oletus
knob-on = Päällä
knob-off = Pois
knob-jacoby = Jacoby-sääntö
knob-jacoby-note = Rahapeli: gammonit lasketaan vasta, kun kuutiota on käännetty.
knob-responses = Vastaukset tuplaukseen
knob-responses-note = Rahapeli: beaver tuplaa heti takaisin ja pitää kuution.
knob-responses-take_or_drop = Otto tai hylkäys
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver ja raccoon
knob-responses-otter = Beaver, raccoon ja otter
knob-automatic_doubles = Automaattiset tuplaukset
knob-automatic_doubles-note = Rahapeli: samat silmäluvut avausheitossa tuplaavat panoksen.
knob-automatic-none = Ei lainkaan
knob-automatic-up-to = { $n ->
    [one] Ensimmäinen
   *[other] { $n } ensimmäistä
}
knob-crawford = Crawford-sääntö
knob-crawford-note = Ottelut: yksi peli ilman kuutiota, kun jommaltakummalta puuttuu yksi piste.
knob-holland = Holland-sääntö
knob-holland-note = Ottelut: Crawford-pelin jälkeen häviöllä oleva ei voi tuplata ennen kolmatta vuoroaan.
knob-backgammon = Backgammon
knob-backgammon-note = Voiko hävitä kolminkertaisesti vielä nappulan kotiutettuaan.
knob-backgammon-only_with_none_off = Vain kun yhtään ei ole kotiutettu
knob-backgammon-even_with_some_off = Myös kun jokin on kotiutettu
knob-premature_roll = Liian aikainen heitto
knob-premature_roll-note = Mitätön: heitetään uudelleen (IRR-06). Voimassa: vastustaja siirtää sen tietäen, eikä liian aikaisin heittänyt saa tuplata sillä vuorolla (IRR-07). Merkitystä vain, kun laillisuus tarkistetaan vaadittaessa.
knob-premature_roll-void = Mitätön
knob-premature_roll-stands = Voimassa
knob-doubling_limit = Tuplausraja
knob-doubling_limit-note = Tavola reale: ei tuplausta, jolla tavallinen voitto päättäisi ottelun (CUB-17). Vain tavola realessa.
knob-doubling_limit-none = Ei rajaa
knob-doubling_limit-tavola-reale = Kuten tavola realessa
knob-legality = Siirtojen laillisuus
knob-legality-note = Tiukka: vain lailliset siirrot voi päättää. Vaadittaessa: jokainen siirto pätee, ellei vastustaja vaadi laillista, kuten puulaudalla.
knob-legality-strict = Tiukka
knob-legality-called = Vaadittaessa
knob-pace = Tahti
knob-level = Botin vahvuus
knob-level-note = Vain bottia vastaan.
knob-clock = Kello
knob-clock-note = Minuutteja reservissä jokaista pistettä kohti ja vapaita sekunteja joka vuorolla. Jos reservisi loppuu, häviät ottelun.
knob-clock-none = Ei kelloa
knob-clock-simple_delay = Viive, sitten reservi
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: lisäsekunteja joka vuorolla
knob-minutes = Minuutteja pistettä kohti
knob-seconds = Sekunteja vuoroa kohti
knob-side = Nappulasi
knob-side-any = Arvotaan
knob-side-white = Valkoiset
knob-side-black = Mustat
choose-more = Lisää sääntöjä
choose-go = Avaa pöytä

# Table
table-title = Pöytä
table-moves = Tämä peli
table-games = Pelit
table-game = Peli
table-winner = Voittaja
table-how = Tulos
table-points = Pisteet
table-score = Tilanne
table-settings = Asetukset
table-help = Näppäimet
table-resign = Luovuta
table-files = Lataa ottelu
table-claim = Vaadi voittoa
table-plays = Luettele siirrot
table-last = Toista viime siirto
table-flip = Käännä lauta
table-leave = Poistu pöydästä
table-proof = Nopat: sitoumukset ja todiste
table-invite = Kutsu kaverisi
table-invite-note = Lähetä tämä linkki. Se, joka avaa sen ensin, saa toisen paikan.
table-invite-doubles = Kutsu parisi ja vastustajasi
table-invite-doubles-note = Kukin linkki on yhdelle paikalle. Ottelu alkaa, kun kaikki neljä istuvat.
table-invite-partner = Parillesi
table-invite-opponent = Vastustajalle
table-copy = Kopioi
invite-share = Jaa
invite-qr = QR-koodi
invite-qr-note = Linkki QR-koodina
table-terms = Säännöt ja rajat
look-open = Katso taaksepäin
look-first = Pelin alkuun
look-back = Siirto taaksepäin
look-on = Siirto eteenpäin
look-last = Pelin loppuun
look-close = Takaisin peliin
copy-id-note = Asema ennen näytettävää siirtoa heittoineen
copy-link = Kopioi linkki
name-change = Vaihda nimi
table-onward = Uusi pöytä
table-close = Sulje
table-result = Tulos
table-noscript = Tämä pöytä tarvitsee JavaScriptiä toimiakseen reaaliaikaisesti. Voit pelata ilmankin: valitse alta ja lataa sivu uudelleen nähdäksesi vastustajasi siirron.
plain-plays = Siirto
plain-reload = Lataa uudelleen
plain-play-none = Ei laillista siirtoa: jatka
resign-title = Luovutus
resign-note = Luovutus tapahtuu vuoron lopussa: kesken vuoroasi tarjottuna se odottaa, kunnes vuorosi on pelattu. Vastustaja voi torjua tarjoamasi pelin, ellei se ole suurin mahdollinen tappiosi.
plays-title = Lailliset siirrot
plays-note = Valitse siirto tai kirjoita sen numero ja paina Enter.

# Joining
join-title = Sinut on kutsuttu
join-lead = { $who } kutsuu sinut pelaamaan backgammonia.
join-lead-partner = { $who } kutsuu sinut pelaamaan backgammonia parinaan, kaksi vastaan kaksi.
join-lead-opponent = { $who } kutsuu sinut pelaamaan backgammonia vastustajanaan, kaksi vastaan kaksi.
terms-stake = Panos
terms-stake-match = Ottelu; sen pituuden ylittäviä pisteitä ei lasketa
terms-stake-money = Pisteet: pelien pisteet lasketaan yhteen
terms-clock = { $mode }, kummallakin { $bank } min ja { $delay } s vuoroa kohti
terms-decision = Päätöstä kohti
terms-absence = Paluuaika yhteyden katkettua
terms-time = { $time } min
name-note = Enintään { $most } merkkiä. Tyhjänä olet numeroitu vieras.
name-note-known = Enintään { $most } merkkiä. Tyhjänä nimesi on edelleen { $name }.
name-missing = Nimessä ei ole yhtään kirjainta, jonka voi näyttää. Palaa ja valitse toinen; muut tietosi ovat tallella.
name-too-long = Nimessä on yli { $most } merkkiä. Palaa ja valitse lyhyempi; muut tietosi ovat tallella.
name-of-house = Nimi kuuluu klubille itselleen. Palaa ja valitse toinen; muut tietosi ovat tallella.
name-mixed = Nimessä on sekaisin samannäköisiä kirjaimia eri aakkosista. Palaa ja kirjoita se yksillä; muut tietosi ovat tallella.
join-rules = Tämän pöydän säännöt
join-sit = Istu pelaamaan
join-over = Ottelu on ohi.
join-look = Katso pöytää
join-taken = Paikka on jo varattu.
rules-of-match = { $length } pisteen ottelu
rules-of-money = Rahapeli

# Dice checker
verify-title = Tarkista ottelun nopat
verify-lead = Avaa ottelun pöytäkirja, niin tämä sivu laskee jokaisen heiton selaimessasi uudelleen. Mitään ei lähetetä minnekään.
verify-file = Pöytäkirja (proof.json)
verify-paste = tai liitä se tähän
verify-go = Tarkista
verify-save = Tallenna tarkistin käytettäväksi ilman verkkoa
verify-how-title = Miten nopat syntyvät
verify-how = Palvelin sitoutuu salaisuuteen ennen kuin kukaan istuutuu. Kumpikin paikka sitoutuu tiivisteketjun päähän. Jokaisella heittopäätöksellä avataan molempien ketjujen seuraava lenkki; heitto on HMAC, avaimena palvelimen salaisuus, laskettuna pöydästä, ottelusta, heiton numerosta, molemmista sitoumuksista ja molemmista lenkeistä. Tavut arvosta 252 ylöspäin ohitetaan, jotta jokainen silmäluku on yhtä todennäköinen.
verify-noscript = Tarkistin tarvitsee JavaScriptiä. Komento ”tavola verify-dice FILE” tekee saman.
verify-honest = Kaikki { $rolls } heittoa ovat oikein: jokainen seuraa siitä, mitä ennen ottelua lukittiin.
verify-honest-one = Ainoa heitto on oikein: se seuraa siitä, mitä ennen ottelua lukittiin.
verify-wrong = { $faults ->
    [one] Yksi asia on pielessä.
   *[other] { $faults } asiaa on pielessä.
}
verify-rolls = Jokainen heitto ja sen lenkkien alkuperä
verify-roll-number = Heitto
verify-roll-who = Heittäjä
verify-roll-dice = Nopat
verify-roll-link = Lenkki: { $who }
verify-roll-both = molemmat
verify-link-client = oma sivu
verify-link-escrow = oma kopio, täällä säilytetty
verify-link-house = palvelin
verify-link-default = oletus (myöhästyi)
verify-unreadable = Tämä ei ole pöytäkirja.
verify-no-length = Tallenne on vanhaa muotoa, joka ei ilmoita pituuttaan, joten lopusta leikattuja heittoja ei huomattaisi.
verify-nameless = Yksi tallenteen pelaajista on lähtenyt klubista, eikä hänen nimeään enää ole siinä. Nimestä lasketut tiivisteet ovat tässä ennallaan, eikä niitä voi laskea uudelleen; kaikki muu lasketaan.
verify-in-play = Ottelu on vielä kesken: palvelin avaa salaisuutensa sen päätyttyä, ja vasta silloin heitot voi laskea uudelleen.
verify-fault-scheme = Tallenne on muuta lajia kuin tämä sivu tarkistaa.
verify-fault-secret-missing = Ottelu on ohi, mutta palvelimen salaisuus puuttuu.
verify-fault-secret = Palvelimen salaisuus ei ole se, johon se sitoutui ennen ottelua.
verify-fault-link-default = Heitto %: myöhästynyttä lenkkiä ei korvattu sovitulla.
verify-fault-link-source = Heitto %: lenkin ilmoitettu alkuperä on väärä.
verify-fault-link = Heitto %: lenkki ei kuulu ketjuun, johon paikka sitoutui.
verify-fault-seen = Heitto %: paikka avasi lenkkinsä toiselle tallenteelle kuin tälle.
verify-fault-number = Heitto %: heittoja ei ole numeroitu peräkkäin.
verify-fault-dice = Heitto %: nämä nopat eivät seuraa salaisuudesta ja lenkeistä.
verify-fault-log-missing = Ottelun kulku puuttuu.
verify-fault-log = Ottelun kulku ei sovi heittoihin.
verify-fault-count = Heittoja on enemmän tai vähemmän kuin ottelun kulku kertoo.
verify-fault-kept = Tiivisteen sanotaan lasketun nimestä kohdassa, jossa nimeä ei ole.
verify-fault-ending = Tallenne ei pääty niin kuin se sanoo: jotain on leikattu, lisätty tai muutettu.
verify-fault-other = Tallenne on ristiriitainen.
dice-part = Tämän ottelun nopat
dice-warning-title = Palvelin ei pidä noppia koskevaa lupaustaan
dice-warning-do = Selaimesi on tallentanut, mitä siltä pyydettiin, milloin, ja mitä sille näytettiin. Tallenna tämä todiste, näytä se vastustajallesi, äläkä jatka peliä minkään arvokkaan puolesta.
dice-evidence-save = Tallenna todiste
dice-details = Katso jokainen heitto
dice-away = Jatka toisella laitteella
dice-away-note = Osuutesi nopista on tässä selaimessa. Avaa tämä linkki siellä, missä haluat jatkaa, omana itsenäsi kirjautuneena, niin osuutesi siirtyy sinne. Älä anna linkkiä kenellekään: joka tuntee sen ja palvelimen salaisuuden, tietää heittosi.

# Rules for players

# Errors
error-404 = Täällä ei ole mitään
error-404-note = Osoite on väärä, tai pöytä on poistettu.
clause-says = Mitä { $clause } sanoo
error-403 = Sinulla ei ole pääsyä
error-403-note = Tämä kuuluu jollekulle muulle. Jos sinulla on kutsu, avaa sen linkki uudelleen.
error-aside = Tätä ei voi avata
error-aside-note = Osaa täällä säilytetystä ei voi lukea, joten se on siirretty syrjään. Mitään ei poistettu, ja muu klubi toimii. Klubin ylläpitäjät voivat tutkia asiaa komennolla ”tavola doctor”.
error-other = Se ei onnistunut
error-too-fast = Se oli nopeammin kuin kukaan pelaa. Odota hetki ja yritä uudelleen.
error-too-slow = Perilletulo kesti liian kauan. Tarkista yhteytesi ja yritä uudelleen.
error-too-many-guests = Verkostasi on juuri tullut monta ihmistä. Odota muutama sekunti ja yritä uudelleen.
error-too-many-bots = Botit pelaavat jo keskenään tarpeeksi monessa pöydässä. Odota, kunnes jokin loppuu tai pysähtyy katsojien puuttuessa.
error-busy = Klubissa on ruuhkaa. Yritä uudelleen.
error-closing = Klubi käynnistyy pian uudelleen. Yritä hetken päästä.
error-malformed = Lähetettyä ei voitu lukea. Palaa, tarkista antamasi tiedot ja yritä uudelleen.
error-cross-site = Pyyntö tuli toisen sivuston sivulta, joten mitään ei tehty.
error-internal = Jotain meni vikaan meidän päässämme. Mikään ei muuttunut; voit yrittää uudelleen.
error-back = Takaisin
error-home = Aloitussivulle
error-table = Takaisin pöytään
error-event = Takaisin turnaukseen

# Chouette
chouette-title = Chouette
chouette-now = Mitä nyt tehdään
chouette-open = Avaa chouette
wooden-start-title = Puulauta
wooden-start = Pane puhelin viereen: kello, tulostaulu ja pistelappu. Se toimii ilman verkkoa, eikä mikään painamasi katoa.
wooden-open = Avaa kello
chouette-start-title = Chouette
chouette-start = Yksi kaikkia vastaan, kuutio kullekin: box pelaa neuvottelevaa joukkuetta vastaan. Kavereiden tai bottien kanssa tai puulaudan pistekirjana.
chouette-games = { $n ->
    [0] ei vielä pelejä
    [one] yksi peli
   *[other] { $n } peliä
}
chouette-lead = Yksi pelaajista on box ja pelaa kaikkia muita vastaan. Kapteeni siirtää joukkueen puolesta, muut neuvovat, ja jokaisella on oma tilinsä boxin kanssa.
chouette-turned = { $n ->
    [one] yksi sääntö muutettu
   *[other] { $n } sääntöä muutettu
}
preset-chouette-club = Klubichouette
preset-chouette-club-note = Kuutio boxin ja kunkin jäsenen välillä, klubin velvollisuuksin: ota tarpeeksi, kapteenin kuutio ensin, beaverit.
preset-chouette-galore = Tavallinen chouette
preset-chouette-galore-note = Yksi kuutio kaikille; kun box tuplaa, kukin jäsen ottaa tai hylkää itse.
chouette-place = Lauta
chouette-place-online = Täällä, palvelimen nopilla
chouette-place-online-note = Box ja kapteeni siirtävät ruudulla; jokaisen heiton voi tarkistaa jälkikäteen.
chouette-place-over_the_board = Puulauta
chouette-place-over_the_board-note = Sinä kirjaat kuutiot ja tulokset; sivu huolehtii järjestyksestä, velvollisuuksista ja tileistä.
chouette-bots = Botit
chouette-bots-note = Ne liittyvät heti ja pelaavat jäseninä, kapteenina tai boxina. Kahden kanssa voit aloittaa yksin. Ei puulaudalla.
chouette-bot-level = Bottien taso
chouette-bot-add = Lisää botti
level-beginner = Vasta-alkaja
level-novice = Aloittelija
level-casual = Harrastaja
level-intermediate = Keskitaso
level-advanced = Edistynyt
level-expert = Ekspertti
level-full = Täysi vahvuus
chouette-host = Sinä
chouette-host-plays = pelaat
chouette-host-keeps = pidät vain pistekirjaa
chouette-host-note = Isäntä lisää botit, päättää panoksen ja puulaudalla kirjaa kaikkien puolesta.
chouette-lobby = Chouettet, joihin voit liittyä
chouette-lobby-note = Kuka tahansa voi liittyä; käynnissä oleva peli jatkuu, ja aloitat jonon lopusta.
chouette-lobby-nobody = Ei vielä ketään
chouette-door = Kuka voi liittyä
chouette-door-link = Kuka tahansa, jolla on linkki
chouette-door-open = Kaikki; chouette näkyy luettelossa
chouette-worth = Pisteen arvo
chouette-worth-note = Kuten sen kirjoittaisit: 2,50 ja EUR. Ilman valuuttaa piste on vain piste.
chouette-pace = Aikarajat
chouette-pace-answer = Vastaus kuutioon
chouette-pace-answer-note = Sen jälkeen vastaamattomuus tarkoittaa kapteenin vastausta tai hylkäystä.
chouette-pace-turn = Heitto tai siirto
chouette-pace-turn-note = Sen jälkeen jonon seuraava jatkaa, tai box on hävinnyt.
chouette-pace-absence = Ilman avointa sivua
chouette-pace-absence-note = Niin kauan poissa ollutta ei enää odoteta: se lasketaan vastaamattomuudeksi.
chouette-pace-gather = Mukaantulo omalla kuutiolla
chouette-pace-gather-note = Ensimmäisen tuplauksen jälkeen, ennen kuin box vastaa.
chouette-pace-fair = Ennen kapteenin heittoa
chouette-pace-fair-note = Jotta kaikki voivat tuplata; ”Ei tuplausta” säästää muilta odotuksen.
chouette-seconds = { $n } sekuntia
chouette-no-limit = ei rajaa
chouette-go = Avaa chouette
chouette-knob-cubes = Kuutiot
chouette-knob-cubes-note = Klubi: yksi kullekin jäsenelle. Tavallinen: yksi kaikille.
chouette-knob-cubes-single = Yksi kaikille
chouette-knob-cubes-multiple = Yksi kullekin jäsenelle
chouette-knob-box_stays = Box pysyy
chouette-knob-box_stays-note = Klubi: jos se voittaa eikä ole pelissä pisteissä miinuksella. Tavallinen: jos se voittaa kapteenin.
chouette-knob-box_stays-beats_captain = jos se voittaa kapteenin
chouette-knob-box_stays-wins_and_level = jos se voittaa ja on vähintään tasoissa
chouette-knob-offering = Jäsenet voivat tuplata
chouette-knob-offering-note = Klubi: kunnes box on vastannut yhdelle. Tavallinen: kapteenin heittoon saakka.
chouette-knob-offering-until_roll = heittoon saakka
chouette-knob-offering-until_answered = kunnes box on vastannut
chouette-knob-take_enough = Ota tarpeeksi
chouette-knob-take_enough-note = Kun kaikki ovat tuplanneet, boxin on otettava niin monta kuutiota, että se on voittaessaan tasoissa, ja vastattava beaverilla, jos se ottaa vain kapteenin kuution. Päällä klubisäännöissä.
chouette-knob-captain_cube = Kapteenin kuutio
chouette-knob-captain_cube-note = Kun useita kuutioita tarjotaan yhtä aikaa. Klubi: jos box ottaa jonkin, se ottaa kapteenin. Tavallinen: miten haluaa.
chouette-knob-captain_cube-off = box ottaa minkä haluaa
chouette-knob-captain_cube-if_any = jos box ottaa jonkin, se ottaa kapteenin kuution
chouette-knob-captain_cube-must = boxin on otettava kapteenin kuutio
chouette-knob-beaver = Tuplauksen otto
chouette-knob-beaver-note = Missä beaverit ovat voimassa: saako ottaa myös ilman.
chouette-knob-beaver-may = beaverilla tai ilman
chouette-knob-beaver-must = aina beaverilla
chouette-knob-sole_taker_beavers = Ainoan ottajan beaver
chouette-knob-sole_taker_beavers-note = Kun box on tuplannut kaikki ja vain yksi ottaa, ottajan on vastattava beaverilla. Päällä klubisäännöissä.
chouette-knob-holdout = Viimeinen hylkääjä
chouette-knob-holdout-note = Vähintään viidellä pelaajalla: jos kaikki paitsi yksi hylkäävät boxin tuplauksen, viimeisenkin on hylättävä. Pois, ellei valita.
chouette-knob-holdout-first = boxin ensimmäisessä tuplauksessa
chouette-knob-holdout-any = jokaisessa boxin tuplauksessa
chouette-knob-extras = Lisäkuutiot
chouette-knob-extras-note = Vain yhdellä kuutiolla: hylänneet voivat antaa ainoalle ottajalle uuden kuution, kun tuplataan keskeltä. Pois, ellei valita.
chouette-knob-extras-paid = antaja maksaa hylkäyksen hinnan
chouette-knob-extras-free = antaja ei maksa mitään
chouette-knob-consultation = Kapteenin neuvonta
chouette-knob-consultation-note = Klubi: ne, joiden kuutiota on käännetty tai joilta kysytään. Tavallinen: kaikki pelissä olevat.
chouette-knob-consultation-free = kaikki pelissä olevat
chouette-knob-consultation-never = ei koskaan
chouette-knob-consultation-after-cube = kun jotain kuutiota on käännetty
chouette-knob-consultation-cube-holders = ne, joiden kuutiota on käännetty
chouette-knob-declining = Kun useat hylkäävät boxin kuution
chouette-knob-declining-note = Monella kuutiolla kapteenit siirtyvät loppuun vuorollaan. Yhdellä kuutiolla vain kapteeni siirtyy.
chouette-knob-declining-captain_only = vain kapteeni siirtyy loppuun
chouette-knob-declining-in_turn = kapteenit siirtyvät vuorollaan
chouette-knob-captain_after_drop = Kapteenin hylättyä
chouette-knob-captain_after_drop-note = Kun kapteeni hylkää boxin tuplauksen ja muut ottavat.
chouette-knob-captain_after_drop-stays = seuraava on kapteeni pysyvästi
chouette-knob-captain_after_drop-temporary = seuraava on kapteeni vain tämän pelin
chouette-knob-leaving = Lähtevän pelaajan kuutio
chouette-knob-leaving-note = Kesken pelin. Pelaa edelleen, ellet valitse toisin; kapteeni vastaa sen puolesta.
chouette-knob-leaving-plays_on = pelaa edelleen kapteenin johdolla
chouette-knob-leaving-loses = häviää heti
chouette-knob-partner_lot = Parin arvonta
chouette-knob-partner_lot-note = Jos kukaan ei halua boxin pariksi. Tavallisesti ilman kapteenia.
chouette-knob-partner_lot-without_captain = ilman kapteenia
chouette-knob-partner_lot-with_captain = kapteeni mukana
chouette-knob-partner_place = Pari, kun box häviää
chouette-knob-partner_place-note = Tavallisesti pysyy paikallaan.
chouette-knob-partner_place-kept = pysyy paikallaan
chouette-knob-partner_place-end = siirtyy loppuun
chouette-knob-partner_from = Pari alkaen
chouette-knob-partner_from-note = Pelaajien määrä, tavallisesti 8.
chouette-automatic-consent = Ensimmäinen; lisää, jos box suostuu
chouette-join-title = Chouette
chouette-there = Jo paikalla
chouette-join = Liity
chouette-join-note = Aloitat jonon lopusta ja pelaat seuraavasta pelistä alkaen. Päätösten välillä voit lähteä.
chouette-invite = Kutsu muita
chouette-invite-note = Kuka tämän linkin avaa, voi liittyä milloin vain jonon loppuun.
chouette-noscript = Chouetten sivu tarvitsee JavaScriptiä. Ilman sitä näet vain, keitä on paikalla, ja tilit.
chouette-resign-note = Toinen puoli voi torjua tarjouksesi, ellei se ole suurin mahdollinen tappio.
chouette-sure = Oletko varma?
accounts-count = { $n ->
    [one] yksi peli
   *[other] { $n } peliä
}
accounts-back = Takaisin chouetteen
accounts-csv = Lataa CSV-tiedostona
accounts-print = Tulostettava sivu
accounts-balances = Saldot
accounts-debts = Kuka on velkaa kenelle
accounts-total = Yhteensä
accounts-by-game = Pisteet peleittäin
accounts-marks = B: box siinä pelissä. C: kapteeni.
accounts-game = Peli { $n }
accounts-cube = arvo { $value }, { $winner ->
    [box] box voitti
    [team] joukkue voitti boxin
   *[agreed] sovittu
}
cause-dropped = hylätty
cause-decided = peli ratkaisi
cause-extra_given = lisäkuutiolla
cause-agreed = sopimuksella
cause-left = lähti
cause-partner = parin osuus

# Where a guest is at home
browsers-title = Selaimet, jotka tuntevat sinut
browsers-many = { $n ->
    [one] Sinut tunnetaan vain tässä selaimessa.
   *[other] Sinut tunnetaan { $n } selaimessa.
 }
browsers-end-others = Kirjaudu ulos muista selaimista
browsers-here-note = Vieras tunnetaan vain selaimestaan. Jos kirjaudut tästä ulos eikä mikään muu selain tunne sinua, et voi palata pöytiisi.
browsers-end-here = Kirjaudu ulos tästä selaimesta

# The rules of the chouette
chouette-rules-title = Chouetten säännöt
chouette-rules-presets = Kaksi sääntökokoelmaa

## Rules that do not go together
not-translated = Tätä ei ole vielä käännetty: tässä se on englanniksi.
broken-length-in-money-play = Nämä säännöt ovat rahapeliin, jolla ei ole pistemäärää: jätä pisteet tyhjäksi tai valitse ottelu.
broken-match-without-length = Ottelu pelataan sovittuun pistemäärään: anna pisteet tai valitse rahapeli.
broken-jacoby-in-match = Ottelussa ei ole Jacoby-sääntöä: ota se pois tai valitse rahapeli.
broken-responses-in-match = Ottelussa ei ole beavereita: ota ne pois tai valitse rahapeli.
broken-automatic-doubles-in-match = Ottelussa ei ole automaattisia tuplauksia: ota ne pois tai valitse rahapeli.
broken-holland-without-crawford = Holland-sääntö koskee Crawford-pelin jälkeisiä pelejä: ota Crawford-sääntö käyttöön tai Holland pois.
broken-tournament-length = Turnausottelut pelataan vähintään 3 pisteeseen: anna pidempi ottelu tai valitse ”Ottelu”.
broken-crawford-outside-match = Crawford-sääntö on otteluihin: ota se pois tai valitse ottelu.
broken-holland-outside-match = Holland-sääntö on otteluihin: ota se pois tai valitse ottelu.
broken-doubling-limit-outside-match = Tavola realen tuplausraja on otteluihin: ota se pois tai valitse ottelu.
broken-consent-outside-chouette = Automaattiset tuplaukset boxin suostumuksella ovat chouetteen: valitse niiden määrä tai ei lainkaan.
broken-time-limit = Aikaraja on liian pitkä tai lyhyt: se voi olla sekunnista seitsemään päivään.
broken-clock-times = Tällä kellolla kukaan ei voi pelata: aikaa on oltava jonkin verran ja enintään 10 tuntia pistettä ja vuoroa kohti.
broken-rated-time = Vahvuusottelussa jokaiselle jää aikaa pelata: vähintään 15 sekuntia päätökseen, 30 sekuntia paluuseen yhteyden katkettua ja kellolla minuutti peliä kohti.
broken-bots = Botteja voi pelata enintään { $most }, eikä puulaudalla yhtään.
broken-stake-in-match = Pistekohtainen panos on rahapeliin: jätä valuutta tyhjäksi tai valitse rahapeli.
broken-called-in-tavola-reale = Tavola realea pelataan tiukalla laillisuudella: valitse ”Tiukka” tai muut säännöt.

# The tutor on the start page

start-tutor = Tuutorin kanssa
start-tutor-note = Kysyy ennen karkeaa virhettä, antaa vihjeitä ja sallii takaisinoton.
knob-tutor-none = Ei tuutoria
knob-tutor-whopper = Kysyy ennen hyvin karkeaa virhettä
knob-tutor-blunder = Kysyy ennen karkeaa virhettä
knob-tutor-error = Kysyy ennen virhettä
knob-tutor-doubtful = Kysyy ennen kyseenalaista siirtoa
knob-tutor-note = Bottia vastaan: kysyy ennen huonoa siirtoa, antaa vihjeitä ja sallii takaisinoton. Ottelu merkitään tuutorin kanssa pelatuksi.
terms-tutor = Kysyy ennen päätöstä, joka häviää vähintään { $loss }; vihjeet ja takaisinotto sallittu
