# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Pelaajat
person-bot = botti
rating-title = Vahvuusluku
rating-provisional = Alustava: vähän otteluita tai niistä on kauan
rating-open = Tämä ottelu vaikuttaa vahvuuslukuihin. Pelissä olevat pisteet näkyvät, kun molemmat pelaajat ovat paikalla.
rating-waits = Vahvuuslukuja lasketaan.
rating-your-stake = Voit voittaa { $gain } tai hävitä { $loss } vahvuuspistettä.
rating-stake = { $name } voi voittaa { $gain } tai hävitä { $loss } vahvuuspistettä.
rating-share = Olette pelanneet tällä viikolla paljon keskenänne, joten muutoksesta lasketaan { $share } %.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Sinä: { $before } → { $after } ({ $change })
rating-not-casual = Tämä on harjoitusottelu: vahvuusluvut eivät muutu.
rating-not-guest = Vahvuusluvut eivät muutu: vahvuusotteluun tarvitaan kaksi rekisteröitynyttä pelaajaa.
rating-not-new = Vahvuusluvut eivät muutu: kutsuottelussa kummankin tilin on oltava vähintään päivän vanha.
rating-not-too_far = Vahvuusluvut eivät muutu: ero on yli 500 pistettä.
rating-not-too_often = Vahvuusluvut eivät muutu: nämä kaksi ovat jo pelanneet tällä viikolla 7 laskettua ottelua.
rating-not-alone = Vahvuusluvut eivät muutu: yksi ihminen ei voi pelata molempia puolia.
rating-not-annulled = Vahvuusluvut eivät muutu: ottelu mitätöitiin.

seal-verify = Tarkista nopat
seal-checking = Lasketaan jokaista heittoa…
seal-wrong = Nopat eivät vastaa sitoumusta. Avaa tarkistin nähdäksesi, missä kohdassa.
seal-unreadable = Noppatallennetta ei voitu lukea. Yritä uudelleen.

people-title = Pelaajat
people-find = Hae pelaajaa nimen alulla
people-find-go = Hae
people-none-found = Yhdenkään pelaajan nimi ei ala ”{ $name }”.
people-followed = Seuraamasi pelaajat
people-follow-oneself = Et voi seurata itseäsi.
people-follow-many = Seuraat jo niin monta kuin voi. Lopeta ensin jonkun seuraaminen.

ranking-choose = Listat
ranking-rating = Vahvuusluvun mukaan
ranking-week = Tällä viikolla
ranking-month = Tässä kuussa
ranking-year = Tällä kaudella
ranking-errors = Virhetason mukaan
ranking-points = Pelattujen pisteiden mukaan
ranking-place = Sija
ranking-player = Pelaaja
ranking-gain = Muutos
ranking-points-played = Pelatut pisteet
ranking-matches = Ottelut
ranking-won = Voitot
ranking-empty = Tällä listalla ei ole vielä ketään. Pelaa vahvuusotteluita ja ole ensimmäinen.
ranking-note = Listalle pääsee, kun on pelannut sen aikana vähintään { $points } pistettä vähintään { $people } eri pelaajaa vastaan eikä vahvuusluku ole alustava. 7 pisteen ottelu on 7 pistettä.
ranking-listed = Pääset listoille heti, kun olet pelannut tarpeeksi.
ranking-unlisted = Et ole millään listalla.
ranking-leave = Poista minut listoilta
ranking-enter = Lisää minut listoille
pool-choose = Pelimuoto
pool-people = Live
pool-correspondence = Kirjepeli
pool-bots = Botteja vastaan

profile-joined = Mukana { $day } alkaen
profile-former = Aiemmin { $names }
profile-challenge = Haasta
profile-follow = Seuraa
profile-unfollow = Lopeta seuraaminen
profile-block = Estä
profile-register = Rekisteröidy, niin voit seurata pelaajia ja pelata vahvuusotteluita.
profile-unrated = Ei vielä vahvuusotteluita.
profile-experience = { $matches ->
    [one] yksi ottelu
   *[other] { $matches } ottelua
  }, { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
  }
profile-rating-note = Vahvuusluvut lasketaan FIBS-kaavalla, ja kaikki aloittavat luvusta 1500. Otteluilla botteja vastaan on oma vahvuuslukunsa.
profile-errors = Kaikki päätökset
profile-errors-checker = Nappulapeli
profile-errors-cube = Kuutio
profile-errors-note = Viimeisistä { $decisions } päätöksestä vahvuusotteluissa, jotka moottori on arvioinut. { $interval ->
    [yes] Todellinen luku on vaihteluvälissä 95 tapauksessa sadasta.
   *[no] Vaihteluväli näytetään, kun päätöksiä on { $least }.
  }
profile-errors-few = Moottori on arvioinut tältä pelaajalta vasta alle { $least } päätöstä.
profile-graph = Vahvuusluvun kehitys
profile-graph-table = Jokainen muutos taulukkona
profile-graph-words = Vahvuusluku, { $matches ->
    [one] yksi ottelu
   *[other] { $matches } ottelua
  }: nyt { $now }, korkein { $most }, matalin { $least }.
profile-no-matches = Ei vielä näytettäviä päättyneitä otteluita.
profile-none-found = Mikään ottelu ei vastaa hakua.
profile-counted = { $n ->
    [one] Yksi ottelu
   *[other] { $n } ottelua
  }, voittoja { $won }
profile-filter = Suodata ottelut
profile-filter-go = Näytä ottelut
profile-opponent = Vastustaja
profile-result = Tulos
profile-result-any = Kaikki
profile-result-won = Voitto
profile-result-lost = Tappio
profile-score-stood = Tilanne ottelun päättyessä
profile-since = Alkaen
profile-until = Päättyen
profile-search-wrong = Suodatinta ei voi lukea: pituus on luku, päivä muotoa 2026-11-25.
profile-ways = Katso
profile-watch = Katso
profile-newer = Uudemmat ottelut

against-title = { $one } – { $other }
against-none = Nämä kaksi eivät ole vielä pelanneet keskenään yhtään ottelua loppuun.
against-by-length = Voitot ottelupituuden mukaan

dice-of = Nopat: { $name }
dice-all-title = Koko klubin nopat
dice-none = Heittoja ei ole vielä laskettu: nopat lasketaan, kun ottelu on ohi.
dice-counted = { $n ->
    [one] Yksi heitto laskettu.
   *[other] { $n } heittoa laskettu.
  } Pelien avausheitot eivät koskaan ole tuplia, joten ne on jätetty pois ({ $openings }).
dice-too-few = Heittoja on liian vähän arvioon: vähintään { $least } tarvitaan.
dice-test = { $rare ->
    [usual] Heitot näyttävät rehellisiltä nopilta. Rehelliset nopat poikkeavat keskiarvosta näin paljon tai enemmän { $percent } tapauksista (khiin neliö { $chi }).
    [rare] Rehelliset nopat poikkeavat keskiarvosta näin paljon tai enemmän vain { $percent } tapauksista (khiin neliö { $chi }). Sadasta rehellisestä pelaajasta muutamalla on tällaiset.
   *[very_rare] Rehelliset nopat poikkeavat keskiarvosta näin paljon tuskin koskaan: { $percent } tapauksista (khiin neliö { $chi }). Tarkista ottelut ja kerro klubille.
  }
dice-sums = Tuplat ja sisääntulo
dice-what = Mitä
dice-doubles = Tuplat
dice-entering = Tulo sisään baarista, { $n ->
    [one] yksi yritys
   *[other] { $n } yritystä
  }
dice-pairs = Jokainen heitto
dice-pair = Heitto
dice-counted-head = Laskettu
dice-expected = Keskiarvo
dice-band = Tavallinen
dice-outside = Tavallisen vaihteluvälin ulkopuolella
dice-band-note = Tavalliseen vaihteluväliin osuu 95 rehellistä lukua sadasta. 21 heitosta noin yksi jää pelkästä sattumasta sen ulkopuolelle.

fair-play-title = Reilu peli
fair-play-of = Reilu peli: { $name }
fair-play-lead = Vain moderaattoreille. Se näyttää, mistä katsoa, eikä ratkaise mitään.
fair-play-base-title = Kuinka usein tällaiset merkit erehtyvät
fair-play-base = Oletetaan, että yksi pelaaja sadasta saa apua. Merkki, joka löytää heistä 90 sadasta ja epäilee yhtä rehellistä sadasta, on oikeassa vain 48 tapauksessa sadasta. Viidesti katsova löytää viisi kertaa niin monta rehellistä pelaajaa.
fair-play-base-many = Yksi lyhyt, lähes täydellinen ottelu on rehellisillä pelaajilla tavallinen. Tulokset ja onnekkaat heitot eivät kerro mitään.
fair-play-hardest = Kymmenen vaikeinta siirtoa
fair-play-hardest-note = Katso asemaa ja ratkaise itse, ennen kuin avaat arvion.
fair-play-choices = { $n } mahdollista siirtoa
fair-play-verdict = Arvio
fair-play-lost = { $best ->
    [yes] Paras siirto löytyi.
   *[no] Siirto hävisi { $loss }.
  }
fair-play-none-judged = Moottori ei ole vielä arvioinut yhtään tämän pelaajan vahvuusottelua.
fair-play-rate = { $rate }, { $n } päätöstä
fair-play-peers = { $n } muuta pelaajaa lähellä tätä vahvuuslukua: 5 sadasta pelaa alle { $low }, puolet alle { $middle }, 95 sadasta alle { $high }.
fair-play-as-good = Heistä { $n } pelaa yhtä hyvin tai paremmin.
fair-play-few-peers = Lähellä tätä vahvuuslukua on vain { $n } muuta riittävästi arvioitua pelaajaa. Vertailuun tarvitaan { $least }.
fair-play-agreement = Yhtäpitävyys moottorin kanssa vaikeissa siirroissa
fair-play-agreement-note = Vain siirrot, joissa paras on 0,02–0,08 toista parempi: niissä ihmiset eroavat. Vieressä ovat samojen otteluiden vastustajat.
fair-play-player = Pelaaja
fair-play-opponents = Vastustajat
fair-play-found = löydetty { $best } / { $all }
fair-play-between = (todellinen osuus { $low }–{ $high } %)
fair-play-too-few = (liian vähän arvioon)
fair-play-times = Aika vaikeuden mukaan
fair-play-difficulty = Siirrot
fair-play-forced = Pakotetut
fair-play-easy = Helpot
fair-play-hard = Vaikeat
fair-play-close = Tasaiset
fair-play-times-note = Mediaaniaika ja siirtojen määrä. Ihmiset miettivät pidempään, kun on vaikeaa.
fair-play-evidence = Mitä tästä voi sanoa, kumpaankin suuntaan
fair-play-unusual = Epätavallista
fair-play-usual = Kuten ihmiset pelaavat
fair-play-unknown = Liian vähän arvioon
fair-play-nothing = Ei mitään.
fair-play-says-rate-low = Virhetaso vaihteluväleineen on alempi kuin 95 pelaajalla sadasta lähellä tätä vahvuuslukua.
fair-play-says-rate-usual = Virhetaso on sellainen kuin pelaajilla lähellä tätä vahvuuslukua.
fair-play-says-rate-open = Päätöksiä tai vertailtavia pelaajia on liian vähän.
fair-play-says-hard-more = Vaikeita siirtoja löytyi selvästi useammin kuin vastustajilta.
fair-play-says-hard-usual = Vaikeita siirtoja löytyi suunnilleen yhtä usein kuin vastustajilta.
fair-play-says-hard-open = Vaikeita siirtoja on liian vähän.
fair-play-says-time-flat = Vaikeat siirrot eivät vieneet helppoja enempää aikaa, vaikka vastustajat miettivät pidempään.
fair-play-says-time-grows = Vaikeat siirrot veivät enemmän aikaa kuin helpot.
fair-play-says-time-open = Ajoitettuja siirtoja on liian vähän.
fair-play-says-cube-apart = Nappulapeli on lähes täydellistä, kuution käyttö ei.
fair-play-says-cube-usual = Nappulapeli ja kuution käyttö sopivat yhteen.
fair-play-says-cube-open = Päätöksiä on liian vähän.
fair-play-steps = Katso ensin, kysy sitten ystävällisesti tai tarjoa valvottua ottelua. Ketään ei rajoiteta ilman perusteluja, päättymisaikaa ja mahdollisuutta valittaa toiselle.
fair-play-alike = Katsomisen arvoista
fair-play-alike-note = Vihjeitä, ei tuomioita: kaveritkin luovuttavat nopeasti, ja jotkut häviävät aina.
fair-play-quick = { $n } vahvuusottelua päättyi minuutin sisällä
fair-play-one-way = kaikki { $n } vahvuusottelua päättyivät samalle
