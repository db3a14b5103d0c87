# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Pelaa heti jotakuta vastaan
lobby-quick-note = Livenä pelattava ottelu: { $clock }. Yksi painallus hakee, toinen peruu haun. Rekisteröityneiden kesken se vaikuttaa vahvuuslukuihin.
lobby-points = { $n ->
    [one] Yksi piste
   *[other] { $n } pistettä
}
lobby-quick-nobody = Hae
lobby-quick-one = { $who } odottaa
lobby-quick-many = { $n } odottaa
lobby-quick-withdraw = Odottaa: lopeta
lobby-you-seek = Haet vastustajaa:
lobby-waited = Odotettu
lobby-neighbour = { $n ->
    [one] { $who } odottaa yhden pisteen ottelua.
   *[other] { $who } odottaa { $n } pisteen ottelua.
}
lobby-join = Liity
lobby-withdraw = Lopeta haku
lobby-stands = Tämä haku on voimassa kaksi viikkoa, olitpa paikalla tai et.
lobby-meanwhile = Pelaa sillä välin bottia
lobby-meanwhile-note = Hakusi pysyy voimassa: sinut kutsutaan pöytään.
lobby-noscript = Ilman JavaScriptiä sivu latautuu itse uudelleen haun aikana.
lobby-clock = { $minutes } min pisteeltä, { $seconds } s vuorolta
lobby-unhurried = kiireetön
lobby-no-clock = ilman kelloa
lobby-range = vahvuusero enintään { $n }
lobby-title = Aula
lobby-here = { $n ->
    [0] Täällä ei ole nyt muita
    [one] Täällä on nyt yksi ihminen
   *[other] Täällä on nyt { $n } ihmistä
}
lobby-seeks-title = Vastustajaa hakevat
lobby-seeks-none = Kukaan ei hae juuri nyt.
lobby-seeks-add = Hae omin ehdoin
lobby-tables-title = Pöydät käynnissä
lobby-tables-none = Juuri nyt ei ole katsottavaa pöytää.
lobby-chouettes-title = Avoimet chouettet
lobby-chouettes-none = Juuri nyt ei ole avointa chouettea.
lobby-events-none = Juuri nyt ei ole turnausta.
lobby-events-add = Avaa turnaus
lobby-players = { $n ->
    [one] Yksi pelaaja
   *[other] { $n } pelaajaa
}
lobby-strip-then = 24 tuntia sitten
lobby-strip-now = nyt
lobby-strip-empty = Käyntejä on vielä liian vähän kertomaan, milloin täällä ollaan
lobby-strip-busiest = { $n ->
    [0] Yleensä vilkkainta juuri näihin aikoihin
    [one] Yleensä vilkkainta noin tunnin kuluttua
   *[other] Yleensä vilkkainta noin { $n } tunnin kuluttua
}
lobby-called-title = Joku odottaa sinua
lobby-called = { $who } on pöydässä.
lobby-called-note = Jos et tule 30 sekunnissa, pöytä suljetaan. Sitä ei lasketa.
lobby-called-rated = Jos et tule 30 sekunnissa, pöytä suljetaan eikä vahvuusluku muutu. Jos jäät usein pois, joudut odottamaan ennen seuraavaa vahvuusottelua.
lobby-called-go = Mene pöytään
lobby-called-stay = Ei nyt
lobby-gone = Joku ehti ensin, tai haku on peruttu. Valitse toinen.
lobby-own = Tämä on oma hakusi. Et voi pelata itseäsi vastaan.
lobby-too-many = Hakuja on juuri nyt tarpeeksi. Liity johonkin tai peru yksi omistasi.
lobby-not-rated-they = Tämä pelaaja ei voi nyt pelata vahvuusottelua. Ehdota ottelua, joka ei vaikuta vahvuuslukuun.
lobby-not-rated = Et voi nyt pelata vahvuusottelua. Valitse ottelu, joka ei vaikuta vahvuuslukuun.

lobby-asks-title = Haasteet ja sovitut ajat
lobby-agreed = Vastustajasi: { $who }
lobby-challenged = Haastoit: { $who }
lobby-proposed = Ehdotit ottelua: { $who }
lobby-challenges-you = { $who } haastaa sinut
lobby-proposes = { $who } ehdottaa sinulle ottelua
lobby-act-accept = Hyväksy
lobby-act-decline = Kieltäydy
lobby-act-take_back = Peru
lobby-date-cancel = Peru sovittu ottelu
lobby-act-begin = Mene pöytään
lobby-reason = Syy
lobby-reason-none = Ei syytä
lobby-reason-later = Toisella kertaa
lobby-reason-shorter = Lyhyempi ottelu
lobby-reason-longer = Pidempi ottelu
lobby-reason-clock = Toinen kello
lobby-reason-rules = Toiset säännöt
lobby-choices = Kuka voi haastaa sinut ja milloin siitä kerrotaan
lobby-challenged-by = Haasteita voi tulla
lobby-challenged-by-anybody = Keneltä tahansa
lobby-challenged-by-registered = Rekisteröityneiltä pelaajilta
lobby-challenged-by-near = Rekisteröityneiltä, vahvuusero enintään 300
lobby-challenged-by-nobody = Ei keneltäkään
lobby-alerts = Kerro, kun joku hakee vastustajaa, enintään kolmesti päivässä
lobby-choices-keep = Tallenna
lobby-challenge-over = Haaste on rauennut.
lobby-challenge-early = Voit istuutua 15 minuuttia ennen sovittua aikaa.
lobby-challenge-nobody = Tämä pelaaja ei ota nyt haasteita vastaan.
lobby-challenge-registered = Tämä pelaaja ottaa haasteita vain rekisteröityneiltä pelaajilta.
lobby-challenge-near = Tämä pelaaja ottaa haasteita vain rekisteröityneiltä, joiden vahvuusero on enintään 300 pistettä.
lobby-too-many-challenges = Olet haastanut monta viime aikoina. Odota ensin vastauksia.
lobby-no-such-player = Sen nimistä pelaajaa ei ole. Tarkista kirjoitusasu.
challenges-title = Haasteet
challenges-lead = Valitse pelaaja ja ehdot. Pelaaja saa tiedon ja vastaa, kun sopii.
choose-anybody = Kuka vain: haku aulassa
choose-anybody-note = Ilman kelloa ja kiireettömällä tahdilla haku on voimassa kaksi viikkoa.
choose-named = Pelaaja, nimellä
knob-whom = Pelaajan nimi
knob-whom-note = Vain pelaajaa haastettaessa.
knob-range = Vastustajan vahvuusluku
knob-range-note = Vain aulassa haettaessa.
knob-range-any = Mikä tahansa
table-next-week = Sama aika ensi viikolla
table-next-week-asked = Ehdotit ottelua samaan aikaan ensi viikolla. Vastustajasi saa tiedon, ja sinä saat tiedon vastauksesta.
