# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Kaikki ottelusi analysoituina ja mitä niistä kertyy
start-import = Tai tuo otteluita tiedostoista.
nav-library = Otteluni
library-title = Otteluni
library-empty = Ottelusi kootaan tänne: klubissa pelatut ja ne, jotka tuot tiedostoista, ohjelmista XG, GNU Backgammon, Galaxy, Heroes ja muista. Jokainen analysoidaan. Tuo ensimmäinen tai pelaa.
library-bring = Tuo otteluita
library-drop = Pudota tiedostoja tai kansio tähän tai valitse ne.
library-files = Tiedostot
library-folder = Kansio
library-paste = Liitä ottelu
library-paste-label = Ottelu tekstinä
library-import = Tuo
library-importing = Tuodaan: { $done } / { $all } { $all ->
    [one] tiedosto
   *[other] tiedostoa
  }.
library-imported = { $n ->
    [0] Yhtään tiedostoa ei tuotu.
    [one] Yksi tiedosto tuotiin.
   *[other] { $n } tiedostoa tuotiin.
  }
library-import-waits = Palvelin pyytää taukoa. Tuonti jatkuu itsestään.
library-import-failed = Tuonti pysähtyi: tuotuja tiedostoja { $done }, kaikkiaan { $all }. Tuo loput uudelleen; jo tuotuja ei oteta kahdesti.
library-file-long = { $n ->
    [one] Yksi tiedosto on yli { $most } MiB ja jätettiin pois.
   *[other] { $n } tiedostoa on yli { $most } MiB ja jätettiin pois.
  }
library-formats = .mat ja .txt kaikissa tavallisissa muodoissa, .sgf, .xg ja Tavolan .json. Enintään 2 MiB tiedostoa kohti. Vain sinä näet tuomasi, kunnes jaat sen. Itse tiedosto säilytetään, ja sen voi ladata uudelleen.
library-too-much = Kerralla voi tuoda enintään 4 MiB ja 100 tiedostoa. Tuo muut niiden jälkeen.
library-no-files = Valitse tiedosto tai liitä ottelu.

library-brought = Mitä tuotiin
library-pasted = Liitetty teksti
library-known = Tiedosto on jo kirjastossasi.
library-known-match = Ottelu on jo kirjastossasi; se lasketaan kerran.
library-extent = { $length ->
    [0] rahapeli
   *[other] { $length } pisteen ottelu
  }, { $games } { $games ->
    [one] peli
   *[other] peliä
  }
library-remarks = { $n } { $n ->
    [one] huomautus
   *[other] huomautusta
  } lukijalta
library-more-remarks = Ja vielä { $n }.
library-remark-line = Rivi
library-remark-column = Sarake
library-remark-weight = Luettu
library-remark-what = Mikä ei sovi
library-note = sellaisenaan
library-mended = korjattuna
library-left-out = jätetty pois
library-refused-empty = Tiedosto on tyhjä.
library-refused-long = Tiedosto on yli { $most } MiB.
library-refused-archive = Tämä on pakattu arkisto. Pura se ja tuo sen tiedostot.
library-refused-analysis = Tämä on analyysi, ei ottelu. Tuo itse ottelu: .mat, .sgf, .xg tai match.json.
library-refused-unreadable = Tämä ei ole ottelu missään luettavassa muodossa.
library-refused-no-play = Siinä ei ole yhtään siirtoa.
library-refused-lines = Ottelussa on enintään { $games } peliä ja { $lines } riviä.
library-refused-full = Kirjastosi on täynnä: siihen mahtuu { $files } tiedostoa ja { $bytes } MiB. Poista ensin otteluita.

library-which = Kumpi pelaajista olet?
library-neither = En kumpikaan

library-matches = Ottelut
library-none = Otteluita ei vielä ole.
library-none-found = Mikään ottelu ei vastaa hakua.
library-not-searched = Hakua ei voitu lukea. Korjaa se, mikä yllä mainitaan.
library-more-tables = Kaikkia pöytiäsi ei ole vielä käyty läpi. Lataa sivu uudelleen, niin loput tulevat.
library-waiting = { $n ->
    [one] Yksi ottelu odottaa analyysiä.
   *[other] { $n } ottelua odottaa analyysiä.
  }
library-day = Päivä
library-no-day = Tiedosto ei kerro, milloin peli pelattiin, tai ei kerro sitä varmasti.
library-players = Pelaajat
library-event = Turnaus
library-length = Pituus
library-score = Tulos
library-money = rahapeli
library-unjudged = ei vielä
library-unjudged-note = Analyysi on vielä tulossa.
library-at-line = rivi { $line }
library-list-note = Tulos ja PR ovat nimien järjestyksessä.
library-older = Vanhemmat ottelut

library-search = Haku
library-search-player = Pelaaja
library-search-event = Turnaus
library-search-from = Alkaen
library-search-to = Päättyen
library-search-kind = Virheen laji
library-search-mark = Vähintään
library-search-any = mikä tahansa
library-search-position = Asema
library-search-position-note = XGID, GNUBG- tai OpenGammon-tunnus, FIBS-rivi tai kirjainlauta. Haku löytää kohdat, joissa nappulat ovat näin heittovuorossa olevalle.
library-search-go = Hae
library-search-all = Näytä kaikki
library-wrong-day = ”{ $text }” ei ole päivämäärä. Kirjoita se näin: 2026-03-22.
library-wrong-choice = ”{ $text }” ei ole haettavissa.
library-error-cube = Kuutio
library-error-play = Nappulapeli
library-error-missed-double = Tekemättä jäänyt tuplaus
library-error-wrong-double = Väärä tuplaus
library-error-wrong-take = Väärä otto
library-error-wrong-drop = Väärä hylkäys
library-error-wrong-beaver = Väärä beaver

study-match = Tiedostot ja jakaminen
study-download = Lataa:
study-download-report = analyysi (.json)
study-you-are = Sinä olet { $who }.
study-you-neither = Et ole kumpikaan pelaajista: ottelua ei lasketa tilastoihisi.
study-private = Vain sinä näet tämän ottelun.
study-share = Jaa linkillä
study-shared = Kaikki, joilla on tämä linkki, näkevät ottelun ja sen analyysin:
study-unshare = Lopeta jakaminen
study-original = Tiedosto sellaisena kuin se tuotiin:
study-remove = Poista
study-remove-sure = Ottelu, sen tiedosto ja analyysi poistetaan. Voit tuoda tiedoston uudelleen.
study-remove-now = Poista ottelu

statistics-title = Tilastot
statistics-empty = Laskettavaa ei vielä ole. Tuo otteluita tai pelaa; jokainen analysoidaan taustalla ja lasketaan tähän heti, kun se on valmis.
statistics-extent = { $n } { $n ->
    [one] ottelu
   *[other] ottelua
  }, päätöksiäsi { $decisions }.
statistics-unjudged = { $n ->
    [one] Yksi ottelu ei ole mukana: sen analyysi on vielä tulossa.
   *[other] { $n } ottelua ei ole mukana: niiden analyysi on vielä tulossa.
  }
statistics-unclaimed = { $n ->
    [one] Yksi ottelu ei ole mukana: ei tiedetä, kumpi pelaajista olet.
   *[other] { $n } ottelua ei ole mukana: ei tiedetä, kumpi pelaajista olet.
  }
statistics-others = { $n ->
    [one] Yksi on muiden ottelu.
   *[other] { $n } on muiden otteluita.
  }
statistics-whole = Kaikki yhteensä
statistics-figure = Luku
statistics-you = Sinä
statistics-opponents = Vastustajat
statistics-checkers = Nappulat
statistics-cube = Kuutio
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Onni heittoa kohti
statistics-months = Kuukausittain
statistics-month = Kuukausi
statistics-no-month = Päivä tuntematon
statistics-decisions = Päätökset
statistics-chart = PR kuukausittain; samat luvut ovat alla taulukossa.
statistics-bar = { $month }: PR { $rate }, { $n } päätöstä
statistics-kinds = Aseman lajin mukaan
statistics-kind = Asema
statistics-errors = Virheen lajin mukaan
statistics-lost = Hinta
statistics-first = Avaussiirrot heiton mukaan
statistics-roll = Heitto
statistics-replies = Vastaukset vastustajan avaussiirron mukaan
statistics-answers = Vastustajan avaussiirto
statistics-times = Kertoja
statistics-marked = Virheet
statistics-usual = Useimmin pelattu
statistics-definitions = PR on 500 kertaa hinta päätöstä kohti: kaikki hinnat yhteensä jaettuna kaikilla päätöksillä. Se ei ole otteluiden PR-lukujen keskiarvo. Suluissa on päätösten määrä. Onni on kuution yksikköinä. Virheitä ovat kaikki merkityt päätökset, 0,010:stä alkaen.

kind-bearing-off = Kotiutus
kind-bearing-off-note = Ei kontaktia, ja kummankin kaikki nappulat ovat kotona.
kind-race = Juoksupeli
kind-race-note = Muuten ilman kontaktia.
kind-bearing-off-contact = Kotiutus kontaktissa
kind-bearing-off-contact-note = Toisen pelaajan kaikki nappulat ovat kotona, ja kontakti on vielä.
kind-back-game = Takapeli
kind-back-game-note = Pelaaja pitää vähintään kahta kiilaa vastustajan kotikentällä.
kind-priming = Prime
kind-priming-note = Pelaaja pitää vähintään viittä kiilaa peräkkäin, ja niiden takana on vastustajan nappula.
kind-attack = Hyökkäys
kind-attack-note = Pelaajalla on nappula baarissa, ja vastassa on vähintään kolme kotikentän kiilaa.
kind-holding = Holding-peli
kind-holding-note = Pelaajan viimeiset nappulat pitävät vastustajan baarikiilaa tai kiilaa 5 tai 4; vastustajan samoin, tai ne ovat päässeet pois.
kind-low-anchor = Matala ankkuri
kind-low-anchor-note = Pelaajan viimeiset nappulat pitävät vastustajan kiilaa 1, 2 tai 3; vastustajan nappulat ovat päässeet pois.
kind-contact = Muu kontakti
kind-contact-note = Muunlainen kontakti, kuten ensimmäiset heitot.
