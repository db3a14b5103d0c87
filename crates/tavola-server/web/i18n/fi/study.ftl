# The analysis of a match.

study-title = Analyysi
study-open = Analysoi
study-back = Takaisin pöytään
study-depth = { $plies ->
    [0] Ensi katsaus.
    [one] Katsottu { $plies } heitto eteenpäin.
   *[other] Katsottu { $plies } heittoa eteenpäin.
  }
study-underway = Katsotaan { $plies } { $plies ->
    [one] heitto
   *[other] heittoa
  } eteenpäin: { $done } / { $all } riviä.
study-waits = Syvempi katsaus odottaa toista ottelua.
study-ready = Analyysi on valmis.
study-reload = Analyysiä tehdään vielä.
study-reload-link = Katso uudelleen
study-nothing = Analysoitavaa ei ole: yhtään peliä ei ole pelattu loppuun.
study-definitions = Hinnat ovat kuution yksikköinä (EMG). PR on 500 kertaa hinta päätöstä kohti; gnubg:n luku on sen hinta tuhannesosina. Siirtoja ilman valintaa ei lasketa; tuplaamatta jättäminen lasketaan, kun se oli tiukka tai väärä. Kyseenalainen 0,010:stä, virhe 0,020:stä, karkea virhe 0,080:stä, hyvin karkea 0,160:stä. Rivin odotteet ja todennäköisyydet ovat samasta katsauksesta, niin syvästä kuin sen viimeinen sarake sanoo; onni lasketaan katsomatta eteenpäin, ja avausheitosta lasketaan, kumpi sen voitti.

study-summary = Lukuina
study-rating = PR
study-rating-note = PR-luku: 500 kertaa hinta päätöstä kohti. Pienempi on parempi.
study-millis = gnubg:n luku
study-millis-note = Hinta päätöstä kohti kuution tuhannesosina, kuten gnubg sen näyttää.
study-plays = Siirrot
study-plays-note = Mitä siirrot maksoivat ja kuinka monessa oli valinta.
study-cubes = Kuutio
study-cubes-note = Mitä kuutiopäätökset maksoivat ja kuinka monta niitä oli.
study-lost-of = { $lost }, { $n } kpl
study-marks = ?! · ? · ?? · ???
study-marks-note = Kyseenalaiset, virheet, karkeat virheet, hyvin karkeat.
study-losses-worth = Virheiden hinta
study-losses-worth-note = Ottelun voittotodennäköisyytenä; rahapelissä pisteinä.
study-luck = Onni
study-luck-note = Kuinka paljon heitot olivat keskimääräistä parempia, kuution yksikköinä, katsomatta eteenpäin.
study-luck-worth = Ottelun onni
study-luck-worth-note = Sama ottelun voittotodennäköisyytenä; rahapelissä pisteinä.

study-graph = Ottelu
study-graph-note = Voittomahdollisuuksien käyrä ja siinä virheet; samat luvut ovat kaikkien rivien luettelossa.
study-graph-error = Rivi { $line }, { $who }: { $mark }, { $loss }
study-graph-match = { $who }: ottelun voittotodennäköisyys
study-graph-money = { $who }: pelin odotusarvo
study-graph-game = { $who }: pelin voittotodennäköisyys

nav-study = Analyysi
nav-openings = Avaukset
openings-title = Avaus
openings-about = Miten viisitoista avausheittoa siirretään ja miten jokainen 21 heitosta vastaa niiden parhaisiin siirtoihin: rahapeli, kuutio keskellä, ilman Jacobya, oman moottorimme rolloutien mukaan.
openings-path = Missä olet
openings-roll = { $roll }
openings-replies-to = { $roll }, siirto { $play }: vastaukset
openings-roll-head = Heitto
openings-best = Paras siirto
openings-next = Seuraava
openings-alone = ei muita lähellä
openings-verdict = Arvio
openings-is-best = paras
openings-as-good = yhtä hyvä
openings-unsettled = ratkaisematta
openings-worse = huonompi
openings-error-note = Odotteen keskivirhe
openings-trials = Pelejä
openings-trials-note = Kuinka monta peliä pelattiin loppuun
openings-replies = Vastaukset siihen
openings-replies-note = Linkkinä oleva siirto johtaa vastauksiin.
openings-mean = Kaikkien 36 heiton yli vastaus on heittäjälle arvoltaan { $equity }.
openings-look-on = Katso moottorilla
openings-definitions = Odotteet ovat kuution kanssa, kuution yksikköinä, siirtäjän näkökulmasta; ± on yksi keskivirhe. ”Yhtä hyvä” on alle 0,010 parhaasta; ”ratkaisematta” on kauempana, mutta alle 2,33 eron keskivirhettä. Samat luvut: tavola openings.

nav-duplicates = Duplikaatit
duplicate-title = Duplikaatti
duplicate-about = Ottelu pelataan kahdessa pöydässä samoilla nopilla: peli peliltä ja heitto heitolta tulevat samat luvut. Onni on poissa, ja jälkikäteen jokainen päätös on toisen pöydän päätöksen rinnalla.
duplicate-play = Kuka pelaa
duplicate-bot = Kaksi bottia vastaan
duplicate-bot-note = Sinulla ja kaverilla on kummallakin valkoiset samaa bottia vastaan, omassa pöydässä.
duplicate-teams = Kaksi vastaan kaksi
duplicate-teams-note = Sinulla on valkoiset yhdessä pöydässä, parillasi mustat toisessa; vastustajanne istuvat vastapäätä.
duplicate-length = Pisteitä voittoon
duplicate-go = Avaa molemmat pöydät
duplicate-note = Kukaan ei näe toista pöytää ennen kuin molemmat ovat ohi: se paljastaisi nopat.
duplicate-table = Pöytä { $n }
duplicate-free = ei vielä ketään
duplicate-waiting = Ei alkanut.
duplicate-playing = Käynnissä.
duplicate-over = Ohi.
duplicate-play-on = Pöytääsi
duplicate-look = Katso pöytää
duplicate-invite-white = Valkoiset ovat täällä vapaana
duplicate-invite-black = Mustat ovat täällä vapaana
duplicate-invite-note = Lähetä tämä linkki sille, jonka on määrä istua tässä.
duplicate-same-dice = Samat nopat tulevat toisessa pöydässä.
duplicate-result = Tulos
duplicate-players = Valkoinen – Musta
duplicate-points = Pisteet
duplicate-even = Molemmat pöydät päättyivät samoin: kukaan ei ole edellä.
duplicate-ahead = { $who }, valkoiset paremmin menneessä pöydässä, on edellä { $n } { $n ->
    [one] pisteen
   *[other] pistettä
  }.
duplicate-game = Peli { $n }
duplicate-parted = Tästä eteenpäin asemat eroavat.
duplicate-dice-note = Nopat tehdään tämän palvelimen yhdestä salaisuudesta, pelin ja heiton mukaan. Sen sitoumus näytettiin ennen kuin kukaan istuutui, ja salaisuus avataan, kun molemmat pöydät ovat ohi; tavola verify-dice laskee jokaisen heiton uudelleen.
duplicate-commitment = Sitoumus
duplicate-secret = Salaisuus
duplicate-proof = Kaikki heitot tarkistettaviksi

study-errors = Virheet, pahin ensin
study-no-errors = Ei virheitä.
study-more-errors = Ja vielä { $n }: ne on merkitty kaikkien rivien luetteloon.
study-where = Rivi
study-who = Pelaaja
study-what = Päätös
study-cost = Hinta
study-played = { $roll }: { $play }; parempi { $best }
study-illegal = sääntöjen vastainen siirto
study-wrong-double = tuplasi; olisi pitänyt odottaa
study-missed-double = ei tuplannut
study-wrong-take = otti; olisi pitänyt hylätä
study-wrong-drop = hylkäsi; olisi pitänyt ottaa
study-wrong-beaver = beaver; ei olisi pitänyt
study-doubtful = Kyseenalainen
study-error = Virhe
study-blunder = Karkea virhe
study-whopper = Hyvin karkea virhe

study-games = Kaikki pelit
study-game = { $length ->
    [0] Peli { $n }, { $black }–{ $white }
   *[other] Peli { $n }, { $black }–{ $white }, { $length } pisteen ottelu{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] voittaa hylkäyksellä
    [gammon] voittaa gammonin
    [backgammon] voittaa backgammonin
   *[single] voittaa
  }, { $points } { $points ->
    [one] piste
   *[other] pistettä
  }
study-game-chance = { $who } voittaa pelin
study-match-chance = ottelu
study-equity-of = pistettä
study-dances = ei siirtoa
study-doubles = tuplaa
study-takes = ottaa
study-drops = hylkää
study-beavers = beaver
study-raccoons = raccoon
study-otters = otter
study-resigns-single = luovuttaa
study-resigns-gammon = luovuttaa gammonin
study-resigns-backgammon = luovuttaa backgammonin

study-board = Lauta ennen sitä
study-words-numbers = Kiilat numeroitu näin: { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } kiilalla { $point }
study-words-bar = { $n } baarissa
study-words-off = { $n } kotiutettu
study-words-cube = Kuutio { $value }, keskellä.
study-words-cube-of = Kuutio { $value }, omistaja { $who }.
study-said = Rivi { $line }, { $who }, { $act }.
study-steps = Ottelun rivit
study-first = Ensimmäinen rivi
study-error-before = Edellinen virhe
study-before = Edellinen rivi
study-next = Seuraava rivi
study-error-next = Seuraava virhe
study-last = Viimeinen rivi
study-no-decision = Tässä ei ole päätettävää.
study-no-move = Ei laillista siirtoa.
study-forced = Ainoa laillinen siirto.
study-right = Paras mahdollinen.
study-as-good = Yhtä hyvä kuin paras: { $lost } jäljessä.
study-cost-match = maksaa { $lost }; ottelun voittotodennäköisyys { $worth }.
study-cost-money = maksaa { $lost }, { $worth } pistettä.
study-right-is = Oikein: { $action }, { $answer }.
study-right-wait = ei tuplausta
study-right-double = tuplaus
study-right-redouble = uusintatuplaus
study-right-too-good = liian hyvä tuplattavaksi
study-right-take = otto
study-right-drop = hylkäys
study-right-beaver = beaver
study-roll-luck = Heiton onni: { $luck }, { $worth } pistettä.
study-roll-luck-match = Heiton onni: { $luck }; ottelun voittotodennäköisyys { $worth }.
study-play = Siirto
study-made = pelattu
study-equity = Odote
study-difference = Ero
study-plies = Syvyys
study-plies-note = Kuinka monta heittoa katsottiin eteenpäin.
study-more-plays = Lisäksi { $n } { $n ->
    [one] siirto, joka maksaa enemmän
   *[other] siirtoa, jotka maksavat enemmän
  }.
study-cube = Kuutio
study-cube-doubler = Kuutio tuplaajan näkökulmasta
study-no-double = Ei tuplausta
study-double-take = Tuplaus, otto
study-double-drop = Tuplaus, hylkäys
study-win = V
study-win-note = Voitot prosentteina
study-win-gammon = VG
study-win-gammon-note = Voitetut gammonit ja backgammonit prosentteina
study-win-backgammon = VBG
study-win-backgammon-note = Voitetut backgammonit prosentteina
study-lose = H
study-lose-note = Häviöt prosentteina
study-lose-gammon = HG
study-lose-gammon-note = Hävityt gammonit ja backgammonit prosentteina
study-lose-backgammon = HBG
study-lose-backgammon-note = Hävityt backgammonit prosentteina
study-ids = Asema muihin ohjelmiin

study-why-wins = Se voittaa { $by } peliä vähemmän sadasta.
study-why-gammons = Se voittaa { $by } gammonia vähemmän sadassa pelissä.
study-why-gammons-lost = Se häviää { $by } gammonia enemmän sadassa pelissä.
study-why-shots = Se jättää { $made } osuvaa heittoa 36:sta, paras siirto { $best }.
study-why-best-hits = Paras siirto lyö.
study-why-made-hits = Se lyö, paras siirto ei.
study-why-hits = Se lyö { $made }, paras siirto { $best }.
study-why-home = Sillä on kotikentällä { $made } { $made ->
    [one] kiila
   *[other] kiilaa
  }, parhaalla siirrolla { $best }.
study-why-prime = Sen pisin prime on { $made } kiilaa, parhaan siirron { $best }.
study-why-anchor = Paras siirto säilyttää ankkurin.
study-why-off = Se kotiuttaa { $made }, paras siirto { $best }.

study-look-on = Jatka tästä
study-cube-before = Ennen heittoa:
nav-position = Asemat
position-title = Asema
position-board = Lauta
position-white = Valkoinen
position-black = Musta
position-plays = { $who } siirtää heiton { $roll }.
position-doubled = { $who } on tuplannut.
position-beavered = { $who } on vastannut beaverilla.
position-raccooned = { $who } on vastannut raccoonilla.
position-ottered = { $who } on vastannut otterilla.
position-on-roll = { $who } on heittovuorossa.
position-money = Rahapeli.
position-match = { $length } pisteen ottelu: Valkoinen { $white }, Musta { $black }{ $crawford ->
    [yes] , Crawford-peli.
   *[no] .
  }
position-wrong = Tämä ei ole asema. Kelpaavat XGID, GNUBG- tai OpenGammon-tunnus, FIBS-rivi tai kirjainlauta.
position-playing = Pelaat jotakuta vastaan. Moottori vastaa taas, kun se on ohi.
position-play = Siirrot
position-look-on = Jatka siirron jälkeisestä asemasta
position-rolls = Heitot
position-id = Asema
position-id-note = XGID, GNUBG- tai OpenGammon-tunnus, FIBS-rivi tai kirjainlauta, jollaisen XG ja gnubg kopioivat.
position-roll = Heitto, jos on heitetty
position-look = Katso
position-svg = Kuva (SVG)
study-adjusted = Tulos ilman onnea
study-adjusted-note = Tulos ilman omaa onnea, vastustajan onni lisättynä: minkä arvoista pelkkä pelaaminen oli. Se voi olla myös välin 0–100 % ulkopuolella.
study-adjusted-below = { $who } voitti, ja heitot toivat enemmän kuin koko ottelun: siksi tulos ilman onnea on välin 0–100 % ulkopuolella. Onni on kaikkien heittojen summa; yhdessä ottelussa se voi olla tulosta suurempi.
study-adjusted-above = { $who } voitti, vaikka heitot olivat toisen puolella: siksi tulos ilman onnea on välin 0–100 % ulkopuolella. Onni on kaikkien heittojen summa; yhdessä ottelussa se voi olla tulosta suurempi.

study-at-worst = Kallein virhe ensin; ▶ ja ◀ vievät ottelun läpi.
study-no-line = Ottelussa ei ole sellaista riviä. Tämä on kallein virhe.
position-wrong-long = Se on pidempi kuin mikään asema.
position-wrong-roll = Se ei ole heitto. Heitto on kaksi numeroa 1–6: 31.
position-wrong-game-over = Peli on ohi: joku on kotiuttanut kaikki nappulansa.
position-wrong-match-over = Ottelu on ohi: jollakulla on kaikki pisteet.
position-wrong-crawford = Crawford-pelissä toiselta pelaajalta puuttuu yksi piste.
study-chouette = Chouetten kuutiot
study-chouette-note = Jokainen kuutio on oma pelinsä, box yhtä jäsentä vastaan. Joukkueen siirrot ovat kapteenin; niiden hinta vaihtelee kuutiosta toiseen.
study-chouette-game = Peli { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Näppäimet
study-key-points = laudalla kiilalta toiselle
study-key-board = laudalle
study-key-move = siirrä nappula
study-key-away = poista nappula asemaa rakennettaessa
study-key-answer = siirrä nappula; kun heitto on pelattu, vastaa
study-look-here = Katso syvemmälle tässä selaimessa
study-look-here-note = Kolme heittoa eteenpäin, ilman palvelinta ja verkkoa.
