# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Pari
role-captain = Kapteeni
role-member = Joukkue
role-giver = Antoi kuution
role-out = Ulkona
role-waiting = Odottaa
role-gone = Lähtenyt
with-role = { $who }, { $role }
nobody = ei kukaan
no-cubes = Pöydässä ei ole kuutioita.
points-count = { $n ->
    [one] yksi piste
   *[other] { $size } pistettä
}

# Where it stands
now-gathering = { $n ->
    [0] Kukaan ei ole vielä liittynyt: chouetteen tarvitaan vähintään kolme.
    [one] Yksi pelaaja on liittynyt: chouetteen tarvitaan vähintään kolme.
   *[other] { $n } pelaajaa on liittynyt: chouetteen tarvitaan vähintään kolme.
}
now-enough = { $n } pelaajaa on liittynyt. Heittäkää noppaa järjestyksestä tai odottakaa lisää.
now-enough-wooden = { $n } pelaajaa on liittynyt. Heittäkää kukin noppaa pöydällä ja kirjatkaa järjestys.
now-ordering = Jokainen heittää yhden nopan: suurin on box, toinen kapteeni.
now-order = Järjestys on selvä: box on { $box }, kapteeni { $captain }.
now-between = Ennen peliä { $game }: box on { $box }, kapteeni { $captain }.
now-partner = { $you ->
    [true] Haluatko boxin pariksi?
   *[false] Boxin pariksi on pyydetty: { $who }.
}
now-draw = Kukaan ei halua pariksi: box voi arpoa parin.
now-closed = Pelisessio on ohi. Tilit näyttävät, mitä on vielä maksettava.
now-extras = { $you ->
    [true] Olet ainoa ottaja: muut voivat kukin antaa sinulle uuden kuution ja maksaa { $price }.
   *[false] Ainoa ottaja on { $who }. Hylänneet voivat antaa lisäkuution ja maksaa sen mukana { $price }.
}
now-tie = { $you ->
    [true] Sama luku kahdesti. Tuplataanko panos taas?
   *[false] Sama luku kahdesti: { $who } päättää, tuplataanko panos taas.
}
now-wooden = Peliä { $game } pelataan puulaudalla. Kirjaa kuutiot ja tulos.
now-box-offers = { $step ->
    [beaver] { $box }: beaver arvoon { $value }, vastassa { $members }.
    [raccoon] { $box }: raccoon arvoon { $value }, vastassa { $members }.
    [otter] { $box }: otter arvoon { $value }, vastassa { $members }.
   *[double] { $box } (box): tuplaus arvoon { $value }, vastassa { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver arvoon { $value }.
    [raccoon] { $members }: raccoon arvoon { $value }.
    [otter] { $members }: otter arvoon { $value }.
   *[double] { $members }: tuplaus arvoon { $value }.
}
now-offer-part = { $by ->
    [box] arvoon { $value }, vastassa { $members }
   *[team] { $members } arvoon { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver { $list }.
    [raccoon] { $box }: raccoon { $list }.
    [otter] { $box }: otter { $list }.
   *[double] { $box } (box): tuplaus { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Tuplaus: { $list }.
}
waits-next-game = Pelaat seuraavasta pelistä alkaen.
now-resignation = { $you ->
    [true] Sinulle tarjotaan luovutusta: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] yhden pisteen peli
    }. Hyväksytkö?
   *[false] Luovutusta tarjottu: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] yhden pisteen peli
    }. Vastausvuorossa { $who }.
}
now-opening-yours = Avausheitto: heitä noppasi.
now-opening = Avausheitto: box ja kapteeni heittävät kumpikin yhden nopan.
now-roll-cube = { $you ->
    [true] Sinun vuorosi: heitä tai tuplaa.
   *[false] Heittovuorossa { $who }. Voit tuplata ensin.
}
now-roll = { $you ->
    [true] Sinun vuorosi: heitä.
   *[false] Heittovuorossa { $who }.
}
now-play = { $who } siirtää heiton { $roll }.
now-shown = { $you ->
    [true] Siirto on tehty: hyväksy se heittämällä.
   *[false] Siirto on tehty; { $who } voi vaatia laillista.
}
now-advise = { $who } siirtää heiton { $roll }. Näytä kapteenille ehdotuksesi nappuloita siirtämällä.
now-advise-ready = Näytä tämä siirto kapteenille tai peru se.
waits-roll_die = Vielä heittämättä: { $who }.
waits-offer = Voi vielä tuplata: { $who }.
waits-answer = Vielä vastaamatta: { $who }.
waits-extra = Vielä päättämättä: { $who }.
time-left = { $time } jäljellä

# Acts
choice-roll_die = Heitä noppasi
choice-roll_opening = Heitä
choice-draw_partner = Arvo pari
choice-give_extra = Anna kuutio, maksa { $price }
choice-decline_extra = Älä anna kuutiota
choice-count_tie = Hyväksy automaattinen tuplaus
choice-decline_tie = Jätä kuutio ennalleen
choice-accept_partner = Ryhdy boxin pariksi
choice-decline_partner = Ei kiitos
choice-start_game = { $game ->
    [1] Aloita ensimmäinen peli
   *[other] Aloita peli { $game }
}
choice-seek_partner = Etsi pari
choice-end_partnership = Lopeta pariyhteistyö
choice-double = Tuplaa arvoon { $value }
choice-double_all = Tuplaa kaikki
choice-double_some = Tuplaa valitut
choice-hold = Ei tuplausta
choice-join = Liity
choice-stay = Jää sittenkin
choice-leave = Lähde chouettesta
choice-leave-game = Lähde tämän pelin jälkeen
choice-close = Lopeta pelisessio
sure-leave = Lähdetkö? Tilisi on avoinna, kunnes se maksetaan.
sure-close = Lopetetaanko pelisessio kaikilta? Tilit säilyvät.
act-roll_opening = Heitä

# Answering
answer-title = { $n ->
    [one] Vastauksesi
   *[other] Vastauksesi { $n } kuutioon, yhtenä päätöksenä
}
answer-cube = { $who }: otettuna { $asked }, hylättynä menetät { $refused }
answer-cube-alone = otettuna { $asked }, hylättynä menetät { $refused }
answer-take = Ota
answer-drop = Hylkää
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Ota kaikki
answer-all-drop = Hylkää kaikki
answer-all-beaver = Beaver kaikkiin
answer-all-raccoon = Raccoon kaikkiin
answer-all-otter = Otter kaikkiin
answer-send = Vastaa
answer-weigh = Panoksesi olisi { $played } ja maksaisit nyt { $paid }.
answer-open = Valitse vastaus jokaiseen kuutioon.
answer-fine = Säännöt sallivat tämän vastauksen.
offer-title = Mitkä kuutiot?
settle-title = Sovi kuutiosta
settle-offer = Tarjoa
settle-offered = { $own ->
    [true] Olet ehdottanut sopimista: { $yours ->
        [true] oma kuutiosi
       *[false] kuutio ({ $who })
    }.
   *[false] { $by } ehdottaa sopimista: { $yours ->
        [true] oma kuutiosi
       *[false] kuutio ({ $who })
    }.
}
settle-comes-to = { $way ->
    [receive] Saisit { $amount }.
    [pay] Maksaisit { $amount }.
   *[nothing] Kukaan ei maksaisi mitään.
}
settle-points = { $yours ->
    [true] Oma kuutiosi
   *[false] Kuutio: { $who }
}
settle-way-receive = Saan
settle-way-pay = Maksan
settle-note = Pisteinä; puolikkaat käyvät. Tarjous on voimassa seuraavaan heittoon, siirtoon tai tuplaukseen.
settle-accept = Hyväksy
settle-decline = Kieltäydy
settle-withdraw = Peru

# The list of members
line-title = Jäsenet ja kuutiot
line-cube-ends = box ↔ oma
line-game = Tämä peli
line-total = Pisteet
line-you = sinä
line-leaving = lähtee tämän pelin jälkeen
line-awaited = vuorossa
line-extra = lisäkuutio, vastassa { $who }
line-bot = botti
line-pips = { $n } pipsiä
line-ask = Pyydä neuvoa
cube-at = { $at ->
    [box] Kuutio { $value }, boxilla
    [own] Kuutio { $value }, omistaja { $who }
   *[middle] Kuutio { $value }, keskellä
}
cube-offered = { $by ->
    [box] box tarjoaa arvoon { $value }
   *[team] tarjottu boxille arvoon { $value }
}
cube-settled = { $winner ->
    [box] boxin voitto
    [team] boxin tappio
   *[agreed] sovittu
}
cube-single = Kuutio
cube-won = voitettu
cube-lost = hylätty
cube-agreed = sovittu

# Talk
talk-title = Joukkueen keskustelu
talk-never = Tämän pöydän säännöt eivät salli kapteenin neuvomista.
talk-free = Tämän pöydän säännöt eivät salli neuvomista nyt.
talk-after-cube = Joukkue saa neuvoa, kun jotain kuutiota on käännetty.
talk-cube-holders = Neuvoa saavat kuutiota tarjonneet tai ottaneet sekä ne, joilta kapteeni kysyy.
talk-label = Neuvo kapteenille
talk-label-team = Sana joukkueellesi
talk-title-partner = Box ja pari
talk-agree = Samaa mieltä
talk-agreed = samaa mieltä: { $who }
table-talk-title = Pöytäkeskustelu
table-talk-label = Kaikille pöydässä
line-away = poissa
line-asked = kysytty
line-unask = Peru kysymys
sure-paid = Oletko maksanut: { $to }, { $amount }? Se kirjataan kaikkien tileihin.
sure-leave-plays-on = Lähdetkö? Kuutiosi pelaa edelleen kapteenin johdolla pelin loppuun. Tilisi on avoinna, kunnes se maksetaan.
sure-leave-loses = Lähdetkö? Tässä pöydässä menetät avoimet kuutiosi heti sellaisina kuin ne ovat. Tilisi on avoinna, kunnes se maksetaan.

# Accounts
accounts-title = Tilit
accounts-open = Tilit ja maksut
accounts-games = Pelit
accounts-none = Yksikään peli ei ole vielä päättynyt.
accounts-sum = Tilien summa on { $sum }.
accounts-fewest = Vähin määrä maksuja
accounts-pay = { $from } maksaa, saaja { $to }: { $amount }
accounts-paid = Olen maksanut tämän
accounts-even = Kukaan ei ole velkaa.
game-line = { $winner ->
    [box] Voittaja { $box } (box), vastassa { $captain }
   *[team] Voittaja { $captain }, vastassa { $box } (box)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , kaikki kuutiot ratkaistu
    [resigned] , luovutus
    [claimed] , vaatimus
    [flag] , aika loppui
    [forfeited] , keskeytys
    [adjudicated] , ratkaisu
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Box pysyy.
    [behind] Box voitti mutta jäi pisteissä miinukselle: se siirtyy jonon loppuun.
   *[beaten] Box siirtyy jonon loppuun.
}

# Said as it happens
said-joins = { $who } liittyy.
said-stays = { $who } jää sittenkin.
said-leaving = { $who } lähtee tämän pelin jälkeen.
said-gone = { $who } on lähtenyt.
said-order = Järjestys: { $names }.
said-die = { $you ->
    [true] Heitit { $die }.
   *[false] { $who } heitti { $die }.
}
said-game = Peli { $game }: box on { $box }, kapteeni { $captain }.
said-captain = { $you ->
    [true] Olet nyt kapteeni.
   *[false] Kapteeni on nyt { $who }.
}
said-answer = { $n ->
    [one] Vastauksesi: otatko vai hylkäätkö?
   *[other] Vastaa { $n } kuutioon.
}
said-answered = { $who } on vastannut. Vielä vastaamatta: { $n ->
    [0] ei kukaan
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Oma kuutiosi
       *[false] Kuutio ({ $who })
    }: boxin voitto.
   *[team] { $you ->
        [true] Oma kuutiosi
       *[false] Kuutio ({ $who })
    }: boxin tappio.
}
said-agreed = { $you ->
    [true] Oma kuutiosi
   *[false] Kuutio ({ $who })
}: sovittu.
said-cube = { $at ->
    [box] { $you ->
        [true] Oma kuutiosi
       *[false] Kuutio ({ $who })
    }: { $value }, boxilla.
    [own] { $you ->
        [true] Oma kuutiosi: { $value }, sinulla.
       *[false] Kuutio: { $value }, omistaja { $who }.
    }
   *[middle] { $you ->
        [true] Oma kuutiosi
       *[false] Kuutio ({ $who })
    }: { $value }, keskellä.
}
said-extra = { $from } antaa lisäkuution, saaja { $to }, arvo { $value }.
said-result = Peli { $game }: { $winner ->
    [box] voittaja { $box }, box, vastassa { $captain }
   *[team] voittaja { $captain }, vastassa { $box }, box
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , kaikki kuutiot ratkaistu
    [resigned] , luovutus
    [claimed] , vaatimus
    [flag] , aika loppui
    [forfeited] , keskeytys
    [adjudicated] , ratkaisu
   *[borne_off] {""}
}. { $fate ->
    [stays] Box pysyy.
    [behind] Box voitti mutta jäi pisteissä miinukselle: se siirtyy jonon loppuun.
   *[beaten] Box siirtyy jonon loppuun.
}
said-points = { $list }.
said-may-double = Voit tuplata, ennen kuin nopat heitetään.

# Over the wooden board
wood-title = Pistekirja
wood-add = Lisää pelaaja
wood-name = Nimi
wood-order = Aseta järjestys
wood-order-note = Ensin box, sitten kapteeni ja jono, heitettyjen noppien mukaan.
wood-up = Ylemmäs: { $who }
wood-down = Alemmas: { $who }
wood-doubles = Kuka tuplaa?
wood-double = { $who } tuplaa arvoon { $value }
wood-box-doubles = { $who } (box) tuplaa
wood-answers = { $who } vastaa
wood-rolled = Nopat on heitetty
wood-tie = Sama luku avausheitossa
wood-result = Peli on ohi
wood-box-wins = { $who } (box) voittaa
wood-team-wins = { $who } ja joukkue voittavat
wood-single = Yhden pisteen peli
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Peru viimeinen merkintä
wood-undo-more = Peru useita
wood-undo-steps = Montako merkintää
wood-leave = { $who } lähtee
wood-join = { $who } jää
wood-stake = Seuraavan pelin panos
wood-unit = Pisteen arvo
wood-currency = Valuutta
wood-settle = Sovi kuutiosta
wood-settle-cube = Kenen kuutio
wood-settle-points = Pisteet
wood-settle-note = Mitä jäsen saa; negatiivinen, jos jäsen maksaa. Puolikkaat käyvät.
wood-set = Aseta
wood-pay = Kirjaa maksu
wood-from = Maksaja
wood-to = Saaja
wood-amount = Summa
wood-no-amount = Anna nollaa suurempi summa valuutan desimaalein.
wood-record = Kirjaa
wood-partner = Arvottu pari
wood-others = Jäsenet, panos, maksut

# Keys
key-chouette-go = heitä, valmis, aloita
key-chouette-double = tuplaa: oma kuutiosi tai boxina kaikki kuutiot
key-chouette-take = ota kaikki sinulle tarjotut
key-chouette-drop = hylkää kaikki sinulle tarjotut
key-chouette-beaver = beaver kaikkiin sinulle tarjottuihin
key-chouette-hold = ei tuplausta tällä vuorolla
key-chouette-cubes = lue kaikki kuutiot
key-chouette-wait = kerro, ketä vielä odotetaan
key-chouette-talk = kirjoita neuvo
key-chouette-answer = siirry vastaukseen

# Why something is refused
chouette-house-only = Vain palvelin voi tehdä sen.
chouette-player-only = Vain pelaaja voi tehdä sen.
chouette-not-opened = Sellaista chouettea ei ole.
chouette-opened-already = Tämä chouette on jo olemassa.
chouette-not-over = Pelisessio ei ole ohi.
chouette-goes-on-already = Samat pelaajat ovat jo aloittaneet toisen chouetten.
chouette-over = Pelisessio on ohi.
chouette-only-over-the-board = Tämä kirjataan vain puulaudalla; verkossa sen kirjaa palvelin.
chouette-only-online = Tämä tapahtuu puulaudalla, eikä sitä kirjata.
chouette-dice-missing = Tämän heiton nopat puuttuvat.
chouette-bad-text = Teksti on tyhjä tai liian pitkä.
chouette-not-here = Vain chouetteen liittyneet jäsenet voivat tehdä sen tai saada maksun.
chouette-joined-already = { $member } on jo liittynyt.
chouette-name-taken = { $name } on jo kirjassa: päästä pelaaja taas mukaan tai anna toinen nimi, esimerkiksi alkukirjaimen kera.
chouette-full = Mukaan mahtuu enintään { $most }.
chouette-decide-first = Vastaa ensin siihen, mikä odottaa sinua: lähteä voi päätösten välillä.
chouette-leaving-already = Olet jo ilmoittanut lähteväsi: lähdet, kun peli on ohi.
chouette-order-known = Järjestys on jo ratkaistu.
chouette-order-unknown = Järjestystä ei ole vielä ratkaistu.
chouette-no-roll-waited = Et ole heittovuorossa.
chouette-order-incomplete = Järjestyksessä on oltava jokainen pelaaja kerran.
chouette-too-few = Chouetteen tarvitaan vähintään kolme pelaajaa.
chouette-game-in-play = Peli on käynnissä.
chouette-no-game = Peliä ei ole käynnissä.
chouette-no-part = Et ole tässä pelissä tai et enää.
chouette-box-only = Vain box voi päättää tästä.
chouette-not-the-player = Tämän puolen heitot, siirrot ja päätökset tekee { $member }.
chouette-no-partner-yet = Box voi saada parin, kun pelaajia on vähintään { $from }.
chouette-partner-already = Boxilla on jo pari.
chouette-no-partnership = Sinulla ei ole lopetettavaa pariyhteistyötä.
chouette-not-asked = Ei ole vielä sinun vuorosi vastata pyyntöön ryhtyä pariksi.
chouette-lot-too-early = Pari arvotaan, kun kaikilta on kysytty eikä kukaan halunnut.
chouette-not-in-the-lot = { $member } ei ole mukana parin arvonnassa.
chouette-board = Säännöt eivät salli sitä nyt.
chouette-too-many-steps = Siirrossa on enintään neljä askelta.
chouette-tie-waits = Ensin box päättää, tuplaako tasaheitto panoksen.
chouette-no-tie = Laskettavaa tasaheittoa ei ole.
chouette-opening-over = Peli on alkanut; avauksen tasaheitot lasketaan ennen sitä.
chouette-cubes-wait = Tarjottuihin kuutioihin on ensin vastattava.
chouette-extras-wait = Ensin hylänneet päättävät lisäkuutioista.
chouette-others-may-offer = Muut voivat vielä tarjota kuutionsa: { $members }.
chouette-answered-this-turn = Box on vastannut; kuutiota ei voi tarjota ennen seuraavaa heittoa.
chouette-captain-offers = Vain { $member } voi tarjota joukkueen kuution.
chouette-one-cube = Kuutioita on yksi: se tarjotaan kaikille, ja box vastaa kaikille samoin.
chouette-nothing-to-offer = Sinulla ei ole tarjottavaa kuutiota.
chouette-not-your-cube = Et voi tarjota tätä kuutiota: { $member }.
chouette-offered-already = Tämä kuutio on jo tarjottu tällä vuorolla: { $member }.
chouette-cube-exhausted = Kuutio ei voi nousta enää.
chouette-nothing-offered = Sinulle ei ole tarjottu mitään.
chouette-answered-already = Olet jo vastannut.
chouette-answer-each = Vastaa jokaiseen sinulle tarjottuun kuutioon: { $members }.
chouette-response-not-enabled = Tämän pöydän säännöissä ei ole sitä vastausta.
chouette-duty-take-enough = Kaikki ovat tuplanneet: otettujen kuutioiden ({ $taken }) on oltava vähintään yhtä arvokkaita kuin hylättyjen ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}ja tässä pelissä menettämäsi ({ $before })
}.
chouette-duty-takers-beaver = Tässä pöydässä tuplaus otetaan beaverilla.
chouette-duty-beaver-the-captain = Jos otat vain kapteenin kuution, on vastattava beaverilla.
chouette-duty-take-the-captain = Jos otat jonkin näistä kuutioista, on otettava kapteenin ({ $member }).
chouette-duty-sole-taker-beavers = Kaikki muut ovat hylänneet: ainoan ottajan on vastattava beaverilla.
chouette-duty-last-rejects = Kaikki muut ovat hylänneet boxin tuplauksen: sinunkin on hylättävä.
chouette-no-extra = Sinulla ei ole nyt annettavaa lisäkuutiota.
chouette-no-advice = Tämän pöydän säännöt eivät salli neuvomista nyt.
chouette-advises-nobody = Joukkueen jäsenet neuvovat kapteeniaan; box pelaa yksin.
chouette-out-of-the-game = Olet ulkona tästä pelistä etkä voi neuvoa.
chouette-no-settlement = Se kuutio ei ole sinun sovittavissasi.
chouette-bad-amount = Summa ei ole mahdollinen.
chouette-pays-themselves = Kukaan ei voi maksaa itselleen: valitse kaksi pelaajaa.
stake-currency = ”{ $text }” ei ole valuutta: kirjoita tunnus, kuten EUR, tai jätä tyhjäksi, jos pelaatte pisteistä.
stake-decimals = { $cents ->
    [points] Pisteet ovat kokonaisia: kirjoita panos ilman desimaaleja.
    [no] { $currency } lasketaan kokonaisina: kirjoita panos ilman desimaaleja.
   *[yes] Summassa ({ $currency }) on enintään kaksi desimaalia.
}
stake-bounds = { $cents ->
    [points] Pisteen arvo on 1–1 000 000 pistettä.
    [no] Pisteen arvo on 1–1 000 000 { $currency }.
   *[yes] Pisteen arvo on 0,01–10 000 { $currency }.
}
chouette-nothing-to-undo = Peruttavia merkintöjä on vain { $acts }.
chouette-nothing-due = Mitään ei ole tehtävänä.
chouette-nothing-changes = Se ei muuttaisi mitään.
chouette-dice-called = Nopat heitetään juuri.
chouette-not-that-roll = Sitä heittoa ei ole pyydetty, tai se on jo tehty.
chouette-no-own-chain = Vain boxilla ja kapteenilla on ketju, ja kumpikin avaa omansa.
chouette-chain-too-late = Ketjuun sitoudutaan kerran, ennen sarjan ensimmäistä heittoa.
chouette-link-opened-already = Tämän heiton ketjulenkki on jo avattu.
chouette-bad-link = Ketjulenkki ei vastaa sitoumusta.

# A game as it went
history-of = Peli { $n } siirto siirrolta
history-open = Siirto siirrolta
history-colours = { $box } (box)
history-colours-team = joukkue
history-boards = Lauta jokaisen siirron jälkeen; valitse jokin suurennettavaksi, nuolinäppäimillä voit selata.
history-position = Asema. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Edellinen peli
history-next = Seuraava peli →
history-order = { $partnered ->
    [true] Box { $box }, pari { $partner }; vastassa { $team }, kapteeni ensin.
   *[false] Box { $box }; vastassa { $team }, kapteeni ensin.
}
history-opening = Avaus: { $box } heittää { $white }, { $captain } { $black }.
history-tie = Avaus: kumpikin heittää { $white }.
history-same = Avaus: sama luku kahdesti.
history-tie-counted = hyväksyy automaattisen tuplauksen
history-tie-declined = Box jättää kuution ennalleen.
history-cannot = ei laillista siirtoa
history-doubles = tuplaa
history-box-doubles = tuplaa, vastassa { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(kuutio: { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(velvollisuus, CHO-15: ainoan ottajan on vastattava beaverilla)
    [last_rejects] {" "}(velvollisuus, CHO-09: viimeisenkin on hylättävä)
   *[other] {" "}(velvollisuus)
}
history-captain = Kapteeni on nyt { $who }: { $why ->
    [declined] kapteeni on hylännyt.
    [cube_dropped] kapteenin kuutio hylättiin.
    [settled] kapteenin kuutiosta sovittiin.
    [too_slow] kapteeni ei toiminut ajoissa.
   *[left] kapteeni on lähtenyt.
}
history-extra = { $from } antaa lisäkuution, saaja { $to }, ja maksaa { $price }.
history-settled = { $from } ja { $to } sopivat: { $points }.
history-slow = { $who } ei toiminut ajoissa.
history-left-cubes = { $who } lähtee ja menettää kuution.
history-challenge = vaatii laillista siirtoa
history-resign = tarjoaa luovutusta: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] yhden pisteen peli
}
history-claim = vaatii: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] peli
}
history-resignation-accepted = hyväksyy
history-resignation-rejected = jatkaa peliä
again-open = Uusi chouette samoilla pelaajilla
again-go = Uuteen chouetteen

# What has just happened
news-title = Mitä juuri tapahtui
news-tie = Molemmat heittivät { $die }.
news-tie-counted = Tasaheitto tuplasi kaikki kuutiot.
news-tie-declined = Box jättää kuutiot ennalleen tasaheiton jälkeen.
news-doubled = { $you ->
    [true] Tuplasit { $n ->
        [one] kuution
       *[other] { $n } kuutiota
    }.
   *[false] { $who } tuplasi { $n ->
        [one] kuution
       *[other] { $n } kuutiota
    }.
}
news-answer = { $who }: { $answer }, { $value } (kuutio: { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– velvollisuus: ainoan ottajan on vastattava beaverilla
    [last_rejects] {" "}– velvollisuus: viimeisenkin on hylättävä
   *[other] {" "}– velvollisuus
}.
news-extra = { $you ->
    [true] Annoit lisäkuution: { $to }.
   *[false] { $who } antoi lisäkuution: { $to }.
}
news-captain = { $you ->
    [true] Olet nyt kapteeni
   *[false] Kapteeni on nyt { $who }
}: { $why ->
    [declined] kapteeni on hylännyt.
    [cube_dropped] kapteenin kuutio hylättiin.
    [settled] kapteenin kuutiosta sovittiin.
    [too_slow] kapteeni ei toiminut ajoissa.
   *[left] kapteeni on lähtenyt.
}
news-too-slow = { $side ->
    [box] Box ei toiminut ajoissa.
   *[team] Kapteeni ei toiminut ajoissa.
}
news-settled = { $paid ->
    [true] Kuutiosta sovittiin ({ $who }): { $points }, saaja { $to }.
   *[false] Kuutiosta sovittiin ilman maksua ({ $who }).
}
news-settle-declined = Tarjous kuution sopimisesta torjuttiin tai peruttiin: { $who }.
news-silence = { $you ->
    [true] Et vastannut ajoissa: { $answer }. Vastaamattomuus tarkoittaa kapteenin vastausta tai hylkäystä.
   *[false] { $who } ei vastannut ajoissa: se tarkoittaa kapteenin vastausta tai hylkäystä.
}
news-own-answer = { $n ->
    [one] Vastauksesi: { $answer }. Muut päättävät vielä.
   *[other] Vastauksesi: { $answers }. Muut päättävät vielä.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Kapteenin sijainen
news-stands-in = { $you ->
    [true] Pelaat kapteenin sijasta, kunnes kapteeni palaa.
   *[false] { $who } pelaa kapteenin sijasta, kunnes kapteeni palaa.
}
news-captain-back = { $who } on taas kapteenina.
history-stands-in = { $who } pelaa poissa olevan kapteenin sijasta.
history-captain-back = { $who } on palannut ja jatkaa.
history-silence = { $who } ei vastannut ajoissa: se tarkoittaa kapteenin vastausta tai hylkäystä.
talk-stand-in = Pelaat kapteenin sijasta; joukkueen neuvot ovat tässä.
claim-title = Oletko jo pistekirjassa?
claim-lead = Valitse nimesi uuden liittymisen sijasta. Isäntä vahvistaa sen.
claim-seat = Olen { $who }
waits-claim = Isäntää on pyydetty vahvistamaan, että olet { $who }.
wood-claim = { $who } on avannut linkin ja sanoo: ”Olen pistekirjassa { $seat }.”
wood-claim-grant = Pitää paikkansa
wood-claim-refuse = Ei
wood-enter = Kirjaa
wood-sure-result = { $kind ->
    [gammon] { $title }: gammon. Peli päättyy.
    [backgammon] { $title }: backgammon. Peli päättyy.
   *[single] { $title }: yhden pisteen peli. Peli päättyy.
}
wood-sure-pay = Tilien mukaan velallinen on { $from }, saaja { $to }, velka { $owed }. Kirjataanko silti { $amount }?
accounts-debt = Velallinen { $from }, saaja { $to }: { $amount }
accounts-carried = Siirtynyt edellisestä chouettesta: { $list }.
accounts-carried-on = Avoimet summat ovat siirtyneet seuraavaan chouetteen ja maksetaan siellä.
game-jacoby = Kääntämättömällä kuutiolla gammon laskettiin yhden pisteen pelinä (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Menetät { $amount }
   *[false] { $who } menettää { $amount }
}
strip-own-cube = { $at ->
    [box] Kuutio { $value }, boxilla
    [own] Kuutio { $value }, sinulla
   *[middle] Kuutio { $value }, keskellä
}
line-ask-mark = Kysy
line-asked-mark = Kysytty
voice = Puhehuone
voice-note = Linkki (https) sinne, missä puhutte. Kaikki pöydässä näkevät sen.
voice-open = Avaa puhehuone
parts-title = Laudan vieressä
parts-members = Jäsenet
parts-talk = Keskustelu
parts-accounts = Tilit
parts-more = Lisää
parts-board = Takaisin laudalle
chouette-not-claimable = Tätä paikkaa ei voi ilmoittaa omakseen: se on varattu, tai isäntä ei ole kirjannut sitä.
chouette-not-in-their-place = Pelaat kapteenin sijasta etkä voi luovuttaa hänen puolestaan.
