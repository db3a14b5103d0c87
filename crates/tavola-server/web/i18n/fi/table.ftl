# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = sinä
you-first = Sinä
you-object = sinä
white = Valkoinen
black = Musta
bot = botti
you-mark = sinä
seat-free = Vapaa paikka
gone = poissa
bar-word = bar
off-word = off
number = { $n ->
    [0] ei yhtään
    [1] yksi
    [2] kaksi
    [3] kolme
    [4] neljä
    [5] viisi
    [6] kuusi
    [7] seitsemän
    [8] kahdeksan
    [9] yhdeksän
    [10] kymmenen
    [11] yksitoista
    [12] kaksitoista
    [13] kolmetoista
    [14] neljätoista
    [15] viisitoista
   *[other] { $n }
}
# Places and what stands there
board-label = Lauta. Nuolinäppäimet siirtävät kiilalta toiselle, Enter siirtää nappulan.
point = kiila { $number }
bar-yours = baarisi
bar-theirs = vastustajan baari
tray-yours = kotiutetut nappulasi
tray-theirs = vastustajan kotiutetut nappulat
bar-white = Valkoisen baari
bar-black = Mustan baari
tray-white = Valkoisen kotiutetut nappulat
tray-black = Mustan kotiutetut nappulat
place = { $place }, { $checkers }
checkers-none = tyhjä
checkers-count = { $count }
checkers-yours = { $n ->
    [1] oma blotti
   *[other] { $count } omaa
}
checkers-theirs = { $n ->
    [1] vastustajan blotti
   *[other] { $count } vastustajan
}
checkers-white = { $n ->
    [1] valkoinen blotti
   *[other] { $count } valkoista
}
checkers-black = { $n ->
    [1] musta blotti
   *[other] { $count } mustaa
}
moves-to = siirto: { $to }
moves-hitting = siirto ja lyönti: { $to }
moves-off = kotiuta
quadrant-home = Kotikenttäsi: { $checkers }
quadrant-outer = Ulkokenttäsi: { $checkers }
quadrant-their-outer = Vastustajan ulkokenttä: { $checkers }
quadrant-their-home = Vastustajan kotikenttä: { $checkers }
dice-swap = Nopat { $a } ja { $b }: vaihda järjestys
dice-done = Nopat { $a } ja { $b } pelattu: nosta nopat
cube-press = Kuutio: tuplaa arvoon { $value }
cube-middle = Kuutio keskellä, arvo { $value }
cube-owned = Kuution arvo { $value }, omistaja { $you ->
    [true] sinä
   *[false] { $who }
}

# Acts
act-roll = Heitä
act-double = Tuplaa
act-confirm_double = Tuplaa arvoon { $value }
act-cancel_double = Ei
act-take = Ota
act-drop = Hylkää
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Valmis
act-no_move = Ei laillista siirtoa: jatka
act-undo = Peru
act-next_game = Seuraava peli
act-offer_rematch = Uusintaottelu
act-accept_rematch = Suostu uusintaan
act-decline_rematch = Ei kiitos
act-accept_resignation = Hyväksy
act-reject_resignation = Jatka peliä
act-annul_doubles = Mitätöi tuplaukset
act-annul_doubles-detail = Crawford-pelissä ei tuplata
act-correct_start = Korjaa alkuasema
act-correct_start-detail = ennen neljättä heittoa
act-roll_early = Heitä ennen aikojaan
act-double_early = Tuplaa ennen aikojaan
act-double_by_mistake = Tuplaa Crawford-pelissä
act-accept_play = Anna siirron olla
act-challenge = Vaadi laillista siirtoa
confirm-double = Tuplataanko arvoon { $value }? Vahvista painamalla uudelleen.

# The line under the board
status-waiting = Odotetaan vastustajaa.
status-waiting-doubles = Odotetaan, että kaikki istuutuvat.
status-ready = Ottelu alkaa pian.
status-opening = Heittäkää aloittajasta.
status-opening-tie = Kummallakin { $die }: heittäkää uudelleen.
status-rolling = Nopat pyörivät.
status-their-roll = Heittovuorossa { $who }.
status-their-play = { $who } siirtää heiton { $roll }.
status-doubled = Tuplattu arvoon { $value }. Vastausvuorossa { $who }.
status-play = { $roll }: sinun siirtosi.
status-cannot = { $roll }: ei laillista siirtoa.
status-complete = Paina Valmis tai peru siirto.
status-rolled-early = { $mover ->
    [you] { $who } heitti liian aikaisin { $roll }: heitto jää voimaan, ja saat siirtää sen tietäen. Sitä ennen vastustaja ei voi tuplata (IRR-07).
    [opponent] Heitit liian aikaisin { $roll }: heitto jää voimaan, vastustajasi siirtää sen tietäen, etkä voi tuplata (IRR-07).
   *[other] { $who } heitti liian aikaisin { $roll }: heitto jää voimaan (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } tuplasi liian aikaisin: siirrät sen tietäen ja vastaat sitten (CUB-09).
    [opponent] Tuplasit liian aikaisin: tuplausta ei voi perua (CUB-09).
   *[other] { $who } tuplasi liian aikaisin (CUB-09).
}
status-shown = Siirrostasi voi huomauttaa, kunnes { $who } heittää.
status-challenged = { $who } vaatii laillista siirtoa: siirrä { $roll } uudelleen.
status-their-shown-answer = { $who } on siirtänyt. Anna siirron olla tai vaadi laillista siirtoa.
status-their-shown = { $who } on siirtänyt. Hyväksy siirto heittämällä.
status-resigned = Tarjosit luovutusta: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] yhden pisteen peli
}. Odotetaan vastausta.
status-next-wanted = Odotetaan vastustajaa.
status-rematch-asked = Pyysit uusintaottelua.
status-rematch-offered = Vastustajasi haluaa uusintaottelun.
status-closed = Tämä pöytä on suljettu.
done-unmoved = Et ole siirtänyt mitään. Paina uudelleen, jos haluat silti päättää vuorosi.
roll-early-sure = Vastustajasi on vielä kesken. Nyt tehtyä heittoa koskevat tämän pöydän säännöt. Paina uudelleen, jos haluat silti heittää.
double-early-sure = Tuplaus tulee liian aikaisin, eikä sitä voi perua (CUB-09). Paina uudelleen, jos haluat silti tuplata.
not-complete = Vuorosi on kesken: pelaa niin monta silmälukua kuin laillisesti voit.
not-now = Tätä ei voi tehdä nyt.
dice-used = Molemmat nopat on pelattu. Peru, jos haluat siirtää toisin.
typing = Siirto: { $text }
typed-wrong = ”{ $text }” ei ole laillinen siirto.
deadline = { $you ->
    [true] Aikaa päättää { $seconds } s.
   *[false] { $who }: aikaa päättää { $seconds } s.
}
absence = { $who } on poissa. Jos paluuta ei kuulu { $left } kuluessa, voit vaatia voittoa.
line-open = Yhteys toimii
line-lost = Yhteys katkesi. Yhdistetään uudelleen…
replay-start = Pelin alku, 0/{ $of }
replay = { $at }/{ $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } istuutuu.
say-gone = { $who } menetti yhteyden.
say-back = { $who } on taas paikalla.
say-play = { $who } heitti { $a }-{ $b } ja siirsi { $play }.
say-play-told = { $who } siirtää { $play }.
say-play-short = { $play }.
say-cannot = { $who } heitti { $a }-{ $b }, eikä laillista siirtoa ole.
say-cannot-told = { $who }: ei laillista siirtoa.
say-roll = { $double ->
    [true] Tuplat { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] ei laillista siirtoa
    [one] yksi siirto
   *[other] { $n } siirtoa
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } heittää { $a }-{ $b }.
say-complete = Vuoro valmis
say-forced = Pakkosiirto: { $play }.
say-doubles = { $who } tuplaa arvoon { $value }. Otatko vai hylkäätkö?
say-beaver = { $who } vastaa beaverilla: kuution arvoksi tulisi { $value }.
say-raccoon = { $who } vastaa raccoonilla: kuution arvoksi tulisi { $value }.
say-otter = { $who } vastaa otterilla: kuution arvoksi tulisi { $value }.
say-cube = Kuution arvo { $value }, omistaja { $you ->
    [true] sinä
   *[false] { $who }
}.
say-cube-middle = Kuutio keskellä, arvo { $value }.
say-game = Peli { $game }.
say-crawford = Peli { $game }, Crawford-peli: ei tuplauksia.
say-result = { $you ->
    [true] Voitat
    [lost] Häviät
   *[false] { $who } voittaa
} { $win ->
    [gammon] gammonin
    [backgammon] backgammonin
   *[single] pelin
}{ $ending ->
    [dropped] {" "}hylätyn tuplauksen jälkeen
    [resigned] {" "}luovutuksella
    [claimed] {" "}vaatimuksella
    [flag] {" "}ajan loputtua
    [forfeited] {" "}keskeytyksen vuoksi
    [adjudicated] {" "}ratkaisulla
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] , kuutio { $cube }
}, { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}.
say-match-won = { $you ->
    [true] Voitat ottelun
    [lost] Häviät ottelun
   *[false] { $who } voittaa ottelun
}{ $cause ->
    [flag] {" "}ajan loputtua
    [too_slow] , koska päätös kesti liian kauan
    [absent] {" "}{ $you ->
        [lost] poissaolosi vuoksi
       *[other] vastustajan poissaolon vuoksi
    }
    [left] {" "}{ $you ->
        [lost] lähtösi vuoksi
       *[other] vastustajan lähdön vuoksi
    }
    [resigned] {" "}luovutuksella
    [ruling] {" "}ratkaisulla
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Pelisessio on ohi: pelaaja lähti.
    [absent] Pelisessio on ohi: pelaaja pysyi poissa.
    [too_slow] Pelisessio on ohi: päätös kesti liian kauan.
    [flag] Pelisessio on ohi: pelaajan aika loppui.
    [resigned] Pelisessio on ohi: pelaaja luovutti.
    [ruling] Pelisessio päätettiin ratkaisulla.
    [annulled] Ottelu on mitätöity: sitä ei lasketa kummallekaan.
   *[session_over] Pelisessio on ohi.
}
say-resigns = { $who } tarjoaa luovutusta: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] yhden pisteen peli
}.
say-rejected = Luovutus torjuttiin: peli jatkuu.
say-your-turn = Sinun vuorosi: heitä.
say-your-turn-cube = Sinun vuorosi: heitä tai tuplaa.
say-pips = Pipsit: sinä { $yours }, vastustaja { $theirs }.
score-money = Tilanne { $yours }–{ $theirs }.
points-word = pistettä
score-stake = Tilanne { $yours }–{ $theirs }: { $lead ->
    [level] kukaan ei ole velkaa
    [you] olet { $amount } edellä
    [opponent] vastustaja on { $amount } edellä
   *[other] { $who } on { $amount } edellä
}.
score-match = Tilanne { $yours }–{ $theirs }, { $length } pisteen ottelu.
score-match-stood = Tilanne oli { $yours }–{ $theirs }, { $length } pisteen ottelu.

# Around the board
bar-you = Sinä: { $who }
bar-them = Vastustaja: { $who }
pips = { $n ->
    [one] { $n } pips
   *[other] { $n } pipsiä
}
away = { $n } puuttuu
score-of = pisteet { $n }
title-game = peli { $game }
title-crawford = Crawford
no-move = ei siirtoa
moved-double = tuplaus arvoon { $value }
moved-take = otto
moved-drop = hylkäys
moved-beaver = beaver arvoon { $value }
moved-raccoon = raccoon arvoon { $value }
moved-otter = otter arvoon { $value }
moved-roll_early = heitto liian aikaisin
moved-double_early = tuplaus liian aikaisin arvoon { $value }
moved-annul_doubles = Crawford-pelin tuplaukset mitätöity
moved-correct_start = alkuasema korjattu
moved-challenge = vaatimus laillisesta siirrosta
game-how = { $ending ->
    [dropped] hylkäys
    [resigned] { $win ->
        [gammon] gammon, luovutus
        [backgammon] backgammon, luovutus
       *[single] luovutus
    }
    [claimed] { $win ->
        [gammon] gammon, vaatimus
        [backgammon] backgammon, vaatimus
       *[single] vaatimus
    }
    [flag] { $win ->
        [gammon] gammon, aika loppui
        [backgammon] backgammon, aika loppui
       *[single] aika loppui
    }
    [forfeited] { $win ->
        [gammon] gammon, keskeytys
        [backgammon] backgammon, keskeytys
       *[single] keskeytys
    }
    [adjudicated] { $win ->
        [gammon] gammon, ratkaisu
        [backgammon] backgammon, ratkaisu
       *[single] ratkaisu
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] yhden pisteen peli
    }
}
match-decided = { $cause ->
    [flag] ottelu ratkesi ajan loppumiseen
    [too_slow] ottelu ratkesi: päätös kesti liian kauan
    [absent] ottelu ratkesi vastustajan poissaoloon
    [left] ottelu ratkesi vastustajan lähtöön
    [ruling] ottelu ratkaistiin tuomarin päätöksellä
   *[resigned] ottelu luovutettiin
}{ $between ->
    [true] {" "}pelien välissä
   *[false] {""}
}
plays-count = { $n ->
    [one] Yksi laillinen siirto
   *[other] { $n } laillista siirtoa
}
resign-single = Luovuta yhden pisteen peli: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
resign-gammon = Luovuta gammon: { $points } pistettä
resign-backgammon = Luovuta backgammon: { $points } pistettä
resign-match = Luovuta koko ottelu
resign-match-sure = Kyllä, luovuta koko ottelu
resign-match-no = Ei, jatka peliä
resign-when-done = { $win ->
    [gammon] Tarjoat luovutuksena gammonia
    [backgammon] Tarjoat luovutuksena backgammonia
   *[single] Tarjoat pelin luovutusta
} heti, kun vuorosi on pelattu (END-08). Esc peruu tarjouksen.
resign-kind = { $win ->
    [gammon] Luovuta gammon
    [backgammon] Luovuta backgammon
   *[single] Luovuta yhden pisteen peli
}
leave-session = Lopeta pelisessio
leave-table = Poistu pöydästä
lookback-game = { $match ->
    [1] Peli { $game }
   *[other] Ottelu { $match }, peli { $game }
}
lookback-open = Katso peliä { $game }
lookback-unreachable = Pelejä ei saada juuri nyt. Yritä hetken päästä uudelleen.
copied = Kopioitu: { $text }
watchers = { $n ->
    [one] 1 katsoja
   *[other] { $n } katsojaa
}
bot-level = Botti · { $level }
bot-level-beginner = vasta-alkaja
bot-level-novice = aloittelija
bot-level-casual = harrastaja
bot-level-intermediate = keskitaso
bot-level-advanced = edistynyt
bot-level-expert = ekspertti
bot-level-full = täysi vahvuus
stake-per-point = { $unit } pisteeltä
line-needed = Ei yhteyttä: tämä onnistuu taas, kun yhteys palaa.
line-waiting = Ei vielä lähetetty: tekemäsi lähtee heti, kun yhteys palaa.
moved-rejected_single = yhden pisteen luovutus: torjuttu
moved-rejected_gammon = gammonin luovutus: torjuttu
moved-rejected_backgammon = backgammonin luovutus: torjuttu
act-double-detail = arvoon { $value }
act-take-detail = panos { $asked }
act-drop-detail = maksaa { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = voittoa { $points }
act-beaver-detail = arvoon { $beaver }
act-raccoon-detail = arvoon { $beaver }
act-otter-detail = arvoon { $beaver }
key-escape = takaisin keskeneräisestä; takaisin aiempien siirtojen katselusta
key-mouse = siirto ensimmäisellä nopalla; oikea painike: toisella
key-dice = vaihda noppien järjestys; kun vuoro on pelattu: valmis
key-drag = siirrä molemmat nopat kerralla
invite-copied = Kopioitu. Lähetä linkki kaverillesi.
invite-select = Kopioi valittu linkki ja lähetä se kaverillesi.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Tämä pöytä on suljettu.
refused-not-seated = Vain tämän pöydän pelaajat voivat tehdä sen.
refused-seat-taken = Paikka on varattu.
refused-wrong-invitation = Paikka on varattu kutsutulle.
refused-not-begun = Ottelu ei ole vielä alkanut.
refused-no-game = Peliä ei ole käynnissä.
refused-match-over = Ottelu on ohi.
refused-opponent-left = Vastustajasi on lähtenyt.
refused-dice-called = Nopat heitetään juuri.
refused-time-is-up = Aika loppui.
refused-rules = Säännöt eivät salli sitä nyt.
refused-not-opened = Sellaista pöytää ei ole.
refused-opened-already = Tämä pöytä on jo olemassa.
refused-not-allowed = Vain palvelin tai kilpailunjohto voi tehdä sen.
refused-nobody = Kirjoita ensin nimesi.
refused-seated-already = Sinulla on jo paikka tässä.
refused-same-player = Et voi pelata itseäsi vastaan.
refused-broken-start = Ensimmäistä peliä ei voi aloittaa näillä asetuksilla.
refused-ready-already = Olet jo ilmoittautunut valmiiksi.
refused-begun-already = Ottelu on jo alkanut.
refused-seats-kept = Paikat eivät vaihdu ennen ottelun loppua.
refused-game-on = Peli on vielä kesken.
refused-match-not-over = Ottelu on vielä kesken.
refused-no-match = Rahapelissä ei ole luovutettavaa ottelua: luovuta peli tai poistu.
refused-asked-already = Olet jo pyytänyt tätä.
refused-rejected-before = Vastustajasi on torjunut sen; voit tarjota uudelleen seuraavan heiton jälkeen.
refused-no-rematch = Uusintaottelua ei ole tarjottu.
refused-not-that-roll = Toinen heitto odottaa ketjunsa lenkkejä.
refused-link-opened = Tämän heiton ketjulenkki on jo avattu.
refused-no-own-chain = Palvelin avaa tämän paikan ketjulenkit.
deposit-no-own-chain = Siemenen voi jättää tänne, kun paikka on sitoutunut omaan ketjuunsa.
deposit-not-the-seed = Tämä siemen ei kuulu siihen ketjuun, johon paikka on sitoutunut.
refused-bad-link = Ketjulenkki ei vastaa sitä, mihin paikka on sitoutunut.
refused-another-log = Tämä selain on nähnyt ottelun kulun toisin kuin se on täällä kirjattu.
refused-too-long = Teksti tai luettelo on liian pitkä tai luku liian suuri.
refused-chain-too-long = Ketjussa on enintään 4 096 lenkkiä.
dice-alarm-commitment = Palvelin on muuttanut sitoumustaan, jonka se antoi ennen ottelua.
dice-alarm-chains = Ottelun ketjuja on muutettu ottelun alettua.
dice-alarm-start = Yhtä ketjulenkeistäsi pyydettiin ennen ottelun alkua.
dice-alarm-ahead = Pyydettiin heiton { $number } ketjulenkkiä, vaikka seuraava heitto on { $expected }. Se olisi paljastanut palvelimelle tulevia heittoja.
dice-alarm-log = Palvelin näyttää nyt ottelun kulun toisin kuin aiemmin.
dice-alarm-between = Heitto { $number } pyydettiin, ja jotain muuta tapahtui ennen kuin nopat pysähtyivät.
dice-alarm-twice = Heitto { $number } pyydettiin toisen kerran, toisen pyytäjän nimissä tai toiseen tarkoitukseen.
dice-alarm-dice = Laudan nopat eivät ole samat kuin tallenteessa.
dice-alarm-lost = Palvelin sai ketjulenkkisi heittoon { $number } mutta kirjasi sen avaamattomaksi.
dice-alarm-escrow = Heitto { $number } on kirjattu talletuksesta avatuksi, mutta tämä selain ei ole tallettanut mitään.
dice-alarm-proof = Noppatallenne on ristiriitainen: { $fault }
dice-alarm-refused = Tämä selain ei enää avaa ketjulenkkejä tässä ottelussa; tilalle tulee julkaistu oletusarvo, ja tallenne näyttää sen.
dice-said = Varoitus: { $text }
dice-remark-late = Ketjulenkkisi heittoon { $number } lähti { $seconds } s sen jälkeen, kun pyyntö tuli tähän selaimeen, eikä sitä enää laskettu: tilalle tuli julkaistu oletusarvo.
dice-remark-away = { $n ->
    [one] Yksi heitto tehtiin selaimen ollessa poissa: ketjulenkkisi tilalle tuli julkaistu oletusarvo.
   *[other] { $n } heittoa tehtiin selaimen ollessa poissa: ketjulenkkiesi tilalle tuli julkaistu oletusarvo.
}
dice-remark-elsewhere = Osuutesi nopista ei ole tässä selaimessa vaan siinä, jossa ilmoittauduit valmiiksi. Täällä jokainen heittosi odottaa hetken ja käyttää sitten julkaistua oletusarvoa. Toisessa selaimessa ”Jatka toisella laitteella” antaa linkin, joka tuo osuutesi tänne.
dice-remark-house = Tämä selain ei tallenna mitään, joten palvelin arpoo myös sinun osuutesi nopista.
dice-remark-unsure = Selaimen ollessa poissa tehtiin enemmän heittoja kuin se voi taata: se ei enää avaa ketjulenkkejä tässä ottelussa, ja tilalle tulee julkaistu oletusarvo.
dice-remark-brought = Osuutesi nopista on nyt myös tässä selaimessa.
dice-right = { $rolls ->
    [one] Nopat tarkistettu: ainoa heitto seuraa siitä, mitä ennen ottelua lukittiin ja tässä selaimessa säilytettiin.
   *[other] Nopat tarkistettu: kaikki { $rolls } heittoa seuraavat siitä, mitä ennen ottelua lukittiin ja tässä selaimessa säilytettiin.
}
dice-fits = { $rolls ->
    [one] Nopat tarkistettu: ainoa heitto vastaa tallennetta. Tässä selaimessa ei ollut omaa vertailukohtaa.
   *[other] Nopat tarkistettu: kaikki { $rolls } heittoa vastaavat tallennetta. Tässä selaimessa ei ollut omaa vertailukohtaa.
}
dice-wrong = Tämän ottelun nopat eivät seuraa siitä, mitä ennen ottelua lukittiin.
refused-no-dice = Nopat puuttuvat.
refused-too-many-steps = Siirrossa on enintään neljä askelta.
refused-nothing-changes = Se ei muuttaisi mitään.
refused-no-clock = Täällä ei ole kelloa.
refused-break-between-games = Tauot pidetään pelien välissä.
refused-nothing-due = Nyt ei ole mitään tehtävää.
refused-not-absent = Vastustajasi ei ole ollut poissa tarpeeksi kauan.
refused-too-fast = Liian monta pyyntöä: odota hetki.
refused-not-yours = Sinulla ei ole siihen oikeutta.
refused-malformed = Palvelin ei ymmärtänyt tätä.
refused-away = Klubi ei voi juuri nyt tallentaa mitään. Yritä pian uudelleen; kellosi ei käy sillä välin.
refused-trouble = Jotain meni vikaan meidän päässämme. Yritä uudelleen.
clause-END-08 = Luovuta vasta vuorosi pelattuasi ja enintään sen verran kuin peli voi vielä maksaa.
clause-END-09 = Tulevat heitot voivat vielä muuttaa tuloksen.
clause-MOV-01 = Kiilalla on vähintään kaksi vastustajan nappulaa.
clause-MOV-02 = Jokainen silmäluku on oma askeleensa, eikä mikään välissä oleva kiila, jolle tämä nappula voisi pysähtyä, ole vapaa.
clause-MOV-03 = Kumpikaan silmäluku ei yksinään pääse.
clause-MOV-05 = Tuplat pelataan enintään neljästi.
clause-MOV-06 = Samalla kiilalla ei koskaan ole kahta väriä.
clause-MOV-07 = Molemmat silmäluvut on pelattava.
clause-MOV-08 = Jos vain toisen silmäluvun voi pelata, sen on oltava suurempi.
clause-MOV-09 = Tuplista on pelattava niin monta kuin mahdollista.
clause-MOV-10 = Menetät vuorosi vain, jos laillista siirtoa ei ole.
clause-HIT-02 = Baarissa olevat nappulat on ensin tuotava sisään.
clause-HIT-03 = Kiila, jolle tulisit sisään, ei ole vapaa.
clause-HIT-04 = Nappuloita on tuotava sisään niin monta kuin mahdollista.
clause-OFF-01 = Saat kotiuttaa vasta, kun kaikki nappulasi ovat kotikentällä.
clause-OFF-02 = Kotiuta silmälukua vastaavalta kiilalta.
clause-OFF-03 = Sillä silmäluvulla on siirrettävä kauempana olevaa nappulaa.
clause-OFF-04 = Kotiuta kaukaisimmalta kiilaltasi.
clause-OFF-08 = Myös kotiutettaessa on käytettävä molemmat silmäluvut.
clause-CUB-02 = Kuutio ei ole sinun, tai nopat on jo heitetty.
clause-CUB-03 = Sinulle ei ole tarjottu mitään.
clause-CUB-04 = Et voi tuplata kahdesti peräkkäin.
clause-CUB-06 = Tuplaukseen on ensin vastattava.
clause-CUB-15 = Näissä säännöissä ei ole sellaista vastausta.
clause-CUB-17 = Näiden sääntöjen mukaan tässä tilanteessa ei voi tuplata.
clause-MAT-02 = Crawford-pelissä ei tuplata.
clause-MAT-04 = Crawford-pelin jälkeen häviöllä oleva ei voi tuplata ennen kolmatta vuoroaan.
clause-SET-07 = Avausheitto ratkaisee aloittajan.
clause-SET-08 = Heitä ensin.
clause-IRR-01 = Näytetty siirto on laillinen ja jää voimaan.
clause-IRR-02 = Vuoro on päättynyt.
clause-IRR-05 = Ei ole sinun vuorosi.
clause-OPT-03 = Sellaista ei ottelussa ole.

# Settings
set-group-board = Lauta
set-group-auto = Automaattinen peli
set-group-sound = Äänet
set-group-voice = Ääneen luku
set-board = Lauta
set-board-noce = Noce (pähkinäpuu)
set-board-lavagna = Lavagna (liuskekivi)
set-board-chiaro = Chiaro (suuri kontrasti)
set-board-panno = Panno (vihreä verka)
set-board-marmo = Marmo (marmori)
set-board-lacca = Lacca (lakka ja kulta)
set-look = Ulkoasu
set-look-system = Järjestelmän mukaan
set-look-light = Vaalea
set-look-dark = Tumma
set-numbers = Kiilojen numerot
set-numbers-own = Kummallakin kotoa lukien
set-numbers-absolute = Samat kummallekin (siirrot kirjataan kotoa lukien)
set-home = Kotikenttä
set-home-right = Oikealla
set-home-left = Vasemmalla
set-colour = Nappulasi
set-colour-light = Vaaleat
set-colour-dark = Tummat
set-speed = Animaatio
set-speed-slow = Hidas
set-speed-normal = Tavallinen
set-speed-fast = Nopea
set-speed-quick = Hyvin nopea
set-speed-none = Ei animaatiota
set-arrows = Näytä viime siirto
set-pips = Näytä pipsitilanne
set-clocks = Näytä kellot
set-autoForced = Pelaa kokonaan pakotetut vuorot
set-autoPass = Jatka, kun laillista siirtoa ei ole
set-autoRoll = Heitä, kun tuplata ei voi
set-autoBearOff = Kotiuta, kun kontakti on ohi
set-fastForward = Kelaa, kun pääsy sisään on kokonaan tukittu
set-confirmDouble = Vahvista tuplaukset
set-soundRoll = Nopat
set-soundChecker = Nappulat
set-soundHit = Lyönnit
set-soundOff = Kotiutus
set-soundCube = Kuutio
set-soundClock = Aika vähissä
set-soundTurn = Sinun vuorosi
set-sayRolls = Heitot
set-sayRolls-full = Siirtojen määrän kera
set-sayRolls-short = Vain nopat
set-sayRolls-none = Pois
set-sayPlays = Vastustajan siirrot
set-sayPlays-full = Kuka, heitto ja siirto
set-sayPlays-short = Vain siirto
set-sayPlays-none = Pois

# Keys
key-go = heitä, valmis, seuraava
key-undo = peru yksi askel
key-undo-all = peru koko vuoro
key-double = tuplaa
key-take = ota, hyväksy
key-drop = hylkää, torju
key-beaver = beaver, raccoon, otter
key-swap = vaihda noppien järjestys
key-flip = käännä lauta
key-list = laillisten siirtojen luettelo; numero ja Enter pelaa siirron
key-last = näytä viime siirto uudelleen
key-clocks = näytä tai piilota kellot
key-pips = näytä tai piilota pipsit
key-quadrants = lue lauta neljännes kerrallaan
key-type = kirjoita siirto, sitten Enter
key-replay = selaa peliä siirto kerrallaan
key-board = laudalle
key-help = tämä luettelo
key-bell = kelloon ja ilmoituksiisi

# Consultation doubles: two who share a side
pair-title = Parisi
pair-hand = nopat: { $who }
pair-away = { $who } poissa
pair-dice = { $you ->
    [true] Nopat ovat sinulla, ja toimit parin puolesta.
   *[false] Nopat: { $who }, joka toimii parin puolesta.
}
pair-private = Vain te kaksi näette tämän.
pair-come-back = Palaa ja ota nopat
pair-leave = Poistu ({ $who } jatkaa)
pair-left = { $who } on lähtenyt. Jatkat yksin; parisi voi palata.
pair-you-left = Olet lähtenyt, ja { $who } jatkaa. Voit palata.
pair-away-note = { $who } on poissa. Voit ottaa nopat.
pair-links-away = { $who } avaa selaimellaan parinne osuuden nopista: kun se on poissa, jokainen heitto kestää hieman kauemmin.
act-take_dice = Ota nopat
act-give_dice = Anna nopat: { $who }
act-advise = Kirjoita parillesi
status-advise = { $who } siirtää heiton { $roll }. Näytä ehdotuksesi nappuloita siirtämällä.
status-advise-ready = Näytä siirto: { $who }, tai peru se.
say-dice = { $you ->
    [true] Nopat ovat sinulla.
   *[false] Nopat ovat nyt: { $who }.
}
say-partner-left = { $who } on lähtenyt.
say-partner-back = { $who } on taas paikalla.
talk-you = Sinä
key-talk = kirjoita parillesi
key-dice-hand = ota nopat tai anna ne parillesi
refused-no-partner = Sinulla ei ole paria tässä pöydässä.
refused-partner-has-dice = Nopat ovat parillasi. Ota ne ensin.
refused-partner-missing = Parisi ei ole pöydässä.
refused-bot-in-pair = Botti pelaa yksin: parissa on kaksi ihmistä.
refused-bad-text = Kirjoita 1–500 merkkiä.

# What a side says among itself, here and in a chouette
talk-none = Kukaan ei ole vielä sanonut mitään.
talk-label-partner = Sana parillesi
talk-play-this = Pelaa tämä
talk-send = Lähetä
talk-show = Näytä laudalla
talk-hide = Piilota
act-advise_play = Näytä tämä siirto
act-propose = Ehdota
said-advice = { $who } neuvoo: { $text }

# The tutor

knob-tutor = Tuutori
act-take_back = Ota takaisin
key-hint = vihje
key-take-back = ota takaisin
tutor-title = Oletko varma?
tutor-costs =
    { $kind ->
        [play] Tämä siirto häviää { $loss }.
       *[decision] Tämä päätös häviää { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Siirrä silti
       *[other] Tee silti
    }
tutor-show = Näytä parempi
tutor-again = Valitse uudelleen
tutor-hint = Vihje
tutor-hint-title = Parhaat siirrot
tutor-hint-play = { $play } { $loss }
tutor-back = Takaisin pöytään
tutor-taken-back =
    { $n ->
        [0] Tässä ottelussa ei ole otettu mitään takaisin.
        [one] Tässä ottelussa on otettu takaisin kerran.
       *[other] Tässä ottelussa on otettu takaisin { $n } kertaa.
    }
tutor-cube-no_double = Älä tuplaa.
tutor-cube-double = Tuplaa.
tutor-cube-too_good = Liian hyvä tuplattavaksi: jatka peliä.
tutor-cube-take = Ota.
tutor-cube-drop = Hylkää.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Ei tuplausta { $wait }, tuplaus ja otto { $take }, tuplaus ja hylkäys { $drop }
tutor-away = Tuutorilta ei voi juuri nyt kysyä; peli jatkuu ilman sitä.
say-taken-back = Otettu takaisin.
with-tutor = Tuutorin kanssa
refused-no-tutor = Tässä pöydässä sinulla ei ole tuutoria.
refused-nothing-to-take-back = Tässä pelissä ei ole mitään takaisin otettavaa.
refused-not-for-tutor = Tuutori auttaa yhtä ihmistä bottia vastaan: ilman kelloa, ilman rahaa, vain laillisin siirroin.
refused-tutor-rests = Pelaat ihmisiä vastaan: tuutori vaikenee, kunnes se on ohi.
refused-nothing-to-advise = Nyt sinulla ei ole mitään päätettävää.
