# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Kello ja tulostaulu
board-lead = Puhelin puulautasi vieressä: kello, tulostaulu ja pistelappu yhdessä. Se toimii ilman verkkoa; mikään painettu ei katoa.
board-needs-script = Kello tarvitsee selaimen, jossa on JavaScript.
board-new = Uusi ottelu
board-kept = Tämän laitteen ottelut
board-kept-none = Ei vielä otteluita. Luo yksi: kaksi nimeä, pituus ja halutessasi kello.
board-white = Valkoinen
board-black = Musta
board-name-of = Nimi: { $side ->
    [white] Valkoinen
   *[black] Musta
}
board-length = Pituus pisteinä
board-clock = Kello
board-clock-none = Ei kelloa, vain tulostaulu
board-clock-simple_delay = Viive, sitten reservi (tavallinen)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, viive mukana näytössä
board-clock-fischer = Fischer
board-minutes = Minuutteja pistettä kohti
board-delay = Sekunteja vuoroa kohti
board-flag = Kun aika loppuu
board-flag-loss = ottelu on hävitty
board-flag-when_noticed = ottelu on hävitty, kun vastustaja huomauttaa
board-flag-overtime = vielä minuutti, kerran
board-holland = Holland-sääntö: Crawford-pelin jälkeen häviöllä oleva ei voi tuplata ennen kolmatta vuoroaan
board-sound = Äänet
board-vibrate = Värinä
board-start = Aloita
board-to = { $length } pisteen ottelu
board-one-game = yksi peli
board-crawford = Crawford-peli: ei kuutiota
board-game = Peli { $number }
board-turn = vuorosi
board-waits = odottaa
board-stopped = pysäytetty
board-press-label = { $name }, aikaa { $time }{ $turn ->
    [yes] , vuorossa: päätä vuoro painamalla
   *[no] {""}
}
board-begins = Minä aloitan
board-next-game = Seuraava peli
board-double = Tuplaa arvoon { $value }
board-take = Ota { $value }
board-drop = Hylkää
board-confirm = Vahvista
board-accept = Samaa mieltä
board-reject = Eri mieltä
board-stop = Pysäytä
board-resume = Jatka
board-resume-other = Anna vuoro: { $name }
board-over = Peli ohi
board-menu = Valikko
board-sheet = Pistelappu
board-undo = Peru
board-undo-what = Peru pitämällä painettuna: { $act }
board-undone = Peruttu: { $act }
board-hold = Pidä tätä painiketta hetki painettuna.
board-lock = Lukitse
board-unlock = Avaa lukitus
board-locked = Lukittu vahinkokosketuksilta
board-full = Koko näyttö
board-handover = Siirrä kello
board-leave = Kaikki ottelut
board-say = Lue ajat ääneen
board-cube = Kuutio { $value }
board-cube-middle = keskellä
board-cube-of = omistaja { $name }
board-result = Miten peli päättyi?
board-won-by = Voittaja
board-kind-single = Yhden pisteen peli
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Kirjaa
board-close = Sulje
board-resign = Luovuta peli
board-resign-match = Luovuta ottelu
board-withdraw = Peru luovutus
board-claim = Vaadi peliä
board-claims = { $name } vaatii peliä: { $kind }
board-resigns = { $name } luovuttaa: { $kind }
board-break = Pidä tauko
board-end-break = Takaisin tauolta
board-on-break = { $name } on tauolla: { $time }
board-reason-fallen = Noppa tai nappula putosi
board-reason-contested = Kiistä siirto
board-reason-director = Kutsu kilpailunjohto
board-pause = Pysäytä kello
board-paused = Pysäytetty
board-reason-faulty = Kello on viallinen
board-reason-break = Tauko
board-call-flag = Aika on loppunut
board-why = Miksi kello pysäytetään?
board-entered = { $name } voittaa: { $kind }, kuutio { $cube }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
board-both-confirm = Molemmat pelaajat vahvistavat
board-flagged = { $name }: aika loppui
board-match-won = { $name } voittaa ottelun
board-how-score = pisteillä
board-how-flag = ajan loputtua
board-how-resigned = luovutuksella
board-how-penalty = rangaistuspisteillä
board-how-ruling = kilpailunjohdon ratkaisulla
board-called = Kilpailunjohto on kutsuttu
board-held = Kilpailunjohto on pysäyttänyt ottelun
board-absent = { $name } ei ole paikalla; kello käy
board-opening = Heittäkää kumpikin yksi noppa. Suurempi aloittaa.
board-ready = Verratkaa kirjattuja pisteitä ja aloittakaa sitten.
board-gap = Laite oli pois päältä tai taustalla: { $time }.
board-restore = Palauta aika
board-gap-asked = Laite oli pois päältä { $time }, ja aika loppui sillä välin: { $name }. Lasketaanko se aika?
board-gap-banner = Kello on pysäytetty
board-gap-counts = Lasketaan
board-keep-as-is = Jätä ennalleen
board-jump = Tämän laitteen kelloa siirrettiin: { $time }. Ottelukello jatkaa ennallaan.
board-awake-refused = Näyttö voi sammua: pidä se päällä laitteen asetuksista.
board-storage-refused = Tämä selain ei tallenna mitään: uudelleenlataus hävittäisi ottelun.
board-offline = Ilman verkkoa: { $count ->
    [0] kaikki lähetetty
    [one] 1 merkintä odottaa
   *[other] { $count } merkintää odottaa
}
board-online = Kaikki lähetetty
board-viewer = Katsot. Kello on toisella laitteella.
board-viewer-age = Päivitetty { $seconds } s sitten
board-take-over = Ota kello tänne
board-take-over-hold = Ota kello tänne (pidä painettuna)
board-take-over-ask = Kello on toisella laitteella. Jos otat sen, se laite voi vain katsoa.
board-take-over-yes = Ota kello
board-take-up = Otetaanko tämä ottelu vastaan?
board-take-up-match = { $white } – { $black }, { $a }–{ $b }, { $length } pisteen ottelu: { $count ->
    [one] yksi merkintä
   *[other] { $count } merkintää
} luovutettu.
board-take-up-new = Tämä laite ottaa kellon. Sen luovuttanut laite voi sitten vain katsoa.
board-take-up-known = Tällä laitteella ottelu jo on. Luovutettu loki korvaa sen lokin; sen yli menevä säilytetään erikseen.
board-take-up-yes = Ota vastaan
board-read-foreign = Tämä loki ei anna oikeutta tämän laitteen otteluun; mitään ei muutettu.
board-kept-unreadable = Sen ottelun lokia ei voi lukea tällä laitteella.
board-no-such-match = Sellaista ottelua ei ole. Tarkista linkki: kirjain voi puuttua.
board-link-worthless = Tämä linkki ei anna oikeutta otteluun.
board-no-right = Palvelin torjuu painalluksesi, koska linkki ei anna oikeutta otteluun. Avaa pöydän oma linkki.
board-posted = Kirjattu kaavioon
board-conflict = Toisella laitteella on eri loki: { $here } täällä, { $there } siellä.
board-conflict-scoreboard = Pöydän oma tulostaulu ratkaisee (MAT-07): { $won }.
board-conflict-trailers_sheet = Häviöllä olevan pisteet ratkaisevat (MAT-05): { $won }.
board-conflict-agreement = Kummallakin on samat pisteet.
board-conflict-director = Kilpailunjohto ratkaisee.
board-conflict-look = Vertaa lokeja
board-conflict-title = Tämän ottelun kaksi lokia
board-conflict-here = Tämän laitteen loki
board-conflict-there = Toinen loki
board-conflict-since = { $count ->
    [0] Ei mitään niiden erottua
    [one] Yksi merkintä niiden erottua
   *[other] { $count } merkintää niiden erottua
}
board-compare = Vertaa kirjattuja pisteitäni
board-papers-agree = Kirjatut pisteet vastaavat tulostaulua: { $counts }.
board-papers-differ = Kirjatut pisteet eivät vastaa tulostaulua. Tulostaulu ratkaisee: { $counts } (MAT-07).
board-battery = Akku vähissä: { $percent } %. Lataa laite tai luovuta kello.
board-chouette = Enemmän kuin kaksi pelaajaa? Laite voi olla myös chouetten pistekirja.
board-elsewhere = Tämä ottelu on auki toisessa välilehdessä.
board-elsewhere-here = Jatka tässä
board-read-older = Tällä laitteella on ottelusta uudempi loki; tiedostoa ei tuotu.
board-read-unreadable = Se ei ole ottelutiedosto.
board-keep-this = Säilytä tämä loki
board-keep-that = Säilytä toinen loki
board-not-kept = Selain ei tallentanut sitä. Yritä vielä kerran.
board-too-soon = Näin pian tulevaa toista kosketusta ei lasketa.
board-no-line = Ei yhteyttä laitteeseen, jolla kello on: kirjaa se siellä.
board-unheard = Laite, jolla kello on, ei vastaa: tarkista siitä, kirjautuiko tämä.
board-handover-how = Avaa tämä toisella laitteella: se ottaa kellon koko lokin kanssa. Sen jälkeen tämä laite voi vain katsoa.
board-handover-copy = Kopioi linkki
board-handover-file = Tallenna tiedostoksi
board-handover-read = Ota tiedostosta
board-csv = CSV
board-print = Tulosta
board-share = Jaa
board-sheet-number = Peli
board-sheet-winner = Voittaja
board-sheet-kind = Laji
board-sheet-cube = Kuutio
board-sheet-points = Pisteet
board-sheet-score = Tilanne
board-sheet-banks = Aikaa jäljellä
board-sheet-used = Käytetty aika
board-sheet-lasted = Kesto
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , hylkäys
    [resigned] , luovutus
    [claimed] , vaatimus
    [flag] , aika loppui
    [forfeited] , keskeytys
    [adjudicated] , ratkaisu
   *[borne_off] {""}
}
board-sheet-none = Yksikään peli ei ole vielä päättynyt.
board-sheet-awards = Rangaistuspisteet
board-sheet-award = { $points }, saaja { $name }
board-sheet-rulings = Ratkaisut
board-sheet-signs = Allekirjoitukset
board-corrected = korjattu
board-keys = Näppäimistö tai sellaisena toimiva Bluetooth-painike: Väli painaa vuorossa olevan puolesta, 1 ja 2 alemman ja ylemmän pelaajan puolesta, d tuplaa, t ottaa, p hylkää, s pysäyttää, u (pidä painettuna) peruu, c lukee ajat ääneen, l lukitsee.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Tilanne { $a }–{ $b }, { $length } pisteen ottelu.
board-side-said = Vuorossa { $name }
board-low = { $name }: minuutti jäljellä
board-install = Asenna se selaimen valikosta, niin se avautuu ilman verkkoa.

board-first-game = Aloita
board-confirm-score = Vahvista { $a }–{ $b }
board-what = Mitä nyt?
board-more = Lisää
board-understood = OK
board-new-match = Uusi ottelu
board-continue = Jatka ottelua paperilta
board-points-of = Pisteet: { $side ->
    [white] Valkoinen
   *[black] Musta
}
board-conflict-players = Päättäkää yhdessä, kumpi loki lasketaan.
board-right-menu = Korjaa jotain
board-right = Mitä korjataan?
board-right-time = Kellon aika
board-right-result = Pelin tulos
board-right-length = Ottelun pituus
board-right-points = Rangaistuspisteet
board-right-clock = Ota kello käyttöön
board-right-whose = Kenen kello
board-right-way = Lisää tai vähennä
board-right-give = Lisää
board-right-take = Vähennä
board-right-minutes = Minuutteja
board-right-seconds = Sekunteja
board-right-reason = Syy
board-right-against = Rangaistava pelaaja
board-right-count = Pisteitä vastustajalle
board-sheet-clock = { $mode }, { $bank } pistettä kohti, { $delay } s vuoroa kohti
board-ruling-adjust_time = { $name }: kellossa { $time }
board-ruling-penalty = Rangaistus, { $name }: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
board-ruling-warn = Varoitus: { $name }
board-ruling-correct_result = Peli { $game } korjattu: { $name }, { $kind }, kuutio { $cube }
board-ruling-set_length = Ottelun pituus on { $length }
board-ruling-bring_clock = Kello otetaan käyttöön: { $clock }
board-ruling-hold = Kilpailunjohto pysäyttää ottelun
board-ruling-release = Ottelu jatkuu
board-ruling-absent = { $name } ei ole paikalla
board-ruling-arrived = Molemmat ovat paikalla
board-ruling-award_match = Ottelu tuomitaan voitetuksi: { $name }
board-ruling-restore = Katkon { $gap } aika palautetaan
board-ruling-count = Katkon { $gap } aika lasketaan
board-ruling-settle = Toinen kahdesta lokista säilytetään
board-ruling-play_on = Kukaan ei huomannut ajan loppumista: molemmat jatkavat
board-ruling-cube_stands = Peli { $game }: kuution arvo on { $cube }
board-ruling-post = Kirjattu kaavioon

board-act-press = painallus
board-act-opening = avausheitto
board-act-start_game = pelin alku
board-act-double = tuplaus
board-act-take = otto
board-act-drop = hylkäys
board-act-stop = pysäytys
board-act-call_director = kilpailunjohdon kutsu
board-act-resume = pelin jatkaminen
board-act-resign = luovutus
board-act-claim = vaatimus
board-act-accept = suostumus
board-act-reject = erimielisyys
board-act-result = tulos
board-act-confirm = vahvistus
board-act-compare = vertailu
board-act-take_break = tauko
board-act-end_break = tauon loppu
board-act-resign_match = ottelun luovutus
board-act-withdraw = luovutuksen peruminen
board-act-call_flag = huomautus ajan loppumisesta
board-act-open = ottelun luominen
board-act-flag_fell = ajan loppuminen
board-act-undo = viimeisen merkinnän peruminen
board-act-gap = laite oli pois päältä
board-act-jump = laitteen kelloa siirrettiin
board-act-claim_lease = kellon siirto
board-act-diverged = toinen loki
board-act-received = oikaistu aika

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Ottelua ei ole luotu.
board-refused-opened-already = Ottelu on jo luotu.
board-refused-unsound = Nimi puuttuu tai on liian pitkä, tai kellon asetukset eivät käy.
board-refused-player-only = Vain pelaaja voi tehdä sen.
board-refused-director-only = Vain kilpailunjohto voi tehdä sen.
board-refused-reason-missing = Ratkaisu tarvitsee perustelun.
board-refused-on-hold = Mitään ei voi muuttaa ennen kilpailunjohdon ratkaisua.
board-refused-posted = Tulos on kirjattu kaavioon; vain kilpailunjohto voi korjata sen.
board-refused-over = Ottelu on ohi.
board-refused-flagged = Aika on loppunut.
board-refused-gap-asked = Kerro ensin, lasketaanko laitteen poissaoloaika.
board-refused-not-now = Tätä ei voi tehdä nyt.
board-refused-not-your-turn = On toisen pelaajan vuoro.
board-refused-no-clock = Kelloa ei ole.
board-refused-crawford-game = Crawford-pelissä ei tuplata.
board-refused-crawford-cube = Crawford-pelin tuplaukset ovat mitättömiä: kuutio lasketaan ykkösenä.
board-refused-cube-not-yours = Kuutio on toisella pelaajalla.
board-refused-cube-exhausted = Kuutio ei voi nousta enää.
board-refused-holland-waits = Crawford-pelin jälkeen häviöllä oleva ei voi tuplata ennen kolmatta vuoroaan.
board-refused-nothing-offered = Vastattavaa ei ole.
board-refused-break-between-games = Tauot pidetään pelien välissä.
board-refused-no-break-left = Taukoja ei ole jäljellä.
board-refused-break-running = Tauko on vielä kesken.
board-refused-most-resigned = Suurinta mahdollista luovutusta ei voi torjua.
board-refused-trailer-confirms = Pisteet lasketaan, kun häviöllä oleva on vahvistanut ne.
board-refused-whose-turn = Valitse, kumman kello käy.
board-refused-too-long = Teksti tai luettelo on liian pitkä tai luku liian suuri.
board-refused-no-points = Rangaistus on vähintään yksi piste.
board-refused-no-flag = Aika ei ole loppunut.
board-refused-nothing-to-undo = Peruttavaa ei ole.
board-refused-no-such = Sillä numerolla ei ole mitään.
board-refused-turn-is-over = Sen katkon vuoro on ohi; kilpailunjohto voi muuttaa aikaa.
board-refused-nothing-given-up = Kukaan ei ole luovuttanut.
board-refused-same-length = Ottelun pituus on jo se.
board-refused-nothing-due = Mitään ei ole tehtävänä.
board-refused-held-by-device = Kello on laitteella; paina siellä.
board-refused-lease-lost = Kello on toisella laitteella.
board-refused-line-missing = Lokista puuttuu merkintä.
board-refused-line-known = Se merkintä on jo lokissa.
board-held-button = pidä painettuna
board-crawford-word = Crawford
board-needs = puuttuu { $points }
board-points-label = { $name }: { $points }, näytä pelatut pelit
board-doubles = { $name } tuplaa arvoon { $value }
board-ruled = Kilpailunjohto on ratkaissut asian. Jatketaanko?
board-played-on = Kukaan ei huomannut ajan loppumista. Peli jatkuu.
board-age = { $seconds } s
board-overtime = lisäaika
board-overtime-told = { $name }: aika loppui, lisäaikaa { $time }, kerran.
board-low-seconds = { $name }: { $seconds } sekuntia jäljellä
board-countdown = Varoitukset, kun jäljellä on 0:30 ja 0:10
board-swap = Vaihda puolet
board-course = Pelatut pelit
board-course-won = { $name } voittaa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}
board-course-time = kesto { $time }
board-play-on = Kukaan ei huomannut: peli jatkuu
board-turn-dialog = Käännä
board-right-flag = Kukaan ei huomannut ajan loppumista: peli jatkuu
board-right-turn = Kello käy väärältä pelaajalta
board-right-cube = Kuutiota käännettiin Crawford-pelissä
board-right-cube-how = Kunnes peli oli ohi, sen olisi voinut mitätöidä. Kukaan ei huomannut, joten se jää voimaan (MAT-03). Mitä kuutiossa oli?
board-sheet-date = Päivä
board-sheet-reason = Syy
board-sheet-after-game = Pelin jälkeen
board-mat = .mat-tiedosto
board-install-secure = HTTPS-yhteydellä avattuna tämän sivun voi asentaa, ja se toimii sitten ilman verkkoa.
board-presets = Tavalliset kellot
board-preset-last = Viimeksi käytetty
board-preset-italy = Italia 3:00 + 12
board-preset-usual = UK, US, WBGF 2:00 + 12
board-preset-doubles = Parit 2:30 + 18
board-preset-none = Ei kelloa
board-total = Kummallakin { $bank } ja { $delay } s vuoroa kohti.
board-screen = Projektoriin
board-overlay = Lähetykseen
