# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Vahvuusottelu
rated-note = Tulos vaikuttaa kummankin vahvuuslukuun
rated-off = Ei vaikuta vahvuuslukuun
rated-on = Vaikuttaa kummankin vahvuuslukuun
rated-choose-note = Vain kahden ihmisen välinen ottelu lasketaan.
refused-not-for-rating = Vahvuuslukuun vaikuttaa vain kahden ihmisen välinen ottelu, alusta asti ja ilman apua.

pace-unhurried = Kiireetön: ei aikarajaa
pace-live = Live: kellon kanssa
pace-post = Kirjepeli: päiviä jokaiselle vuorolle
pace-note = Näkyy kutsussa ja pöydässä. Kiireettömässä kukaan ei voita odottamalla; livenä kello käy ja paluuseen jää minuutti; kirjepelissä jokaisella vuorolla on päiviä.
pace-days = Kirjepeli: päiviä vuorolle
pace-days-many = { $n ->
    [one] Yksi päivä
   *[other] { $n } päivää
}
pace-post-terms = { $turn ->
    [one] Kirjepeli: yksi päivä joka vuorolle, aluksi { $bank } päivää, enintään { $cap }
   *[other] Kirjepeli: { $turn } päivää joka vuorolle, aluksi { $bank } päivää, enintään { $cap }
}
pace-unhurried-terms = { $time } min poissaolon jälkeen vastustaja voi keskeyttää ottelun; kukaan ei voita odottamalla
pace-live-terms = Yhteensä { $away } s, joka paluulla { $back } s takaisin; sen jälkeen vastustaja voi odottaa, keskeyttää tai vaatia voittoa
pace-title = Toisen odottaminen
pace-resume-listed = Keskeytetty: jatka
pace-adjourned = Ottelu on keskeytetty.
pace-adjourned-absent = { $you ->
    [true] Ottelu on keskeytetty, koska olit poissa.
   *[false] Ottelu on keskeytetty, koska { $who } oli poissa.
}
pace-both-resume = Se jatkuu, kun molemmat haluavat.
pace-wants-on = { $you ->
    [true] Haluat jatkaa. Odotetaan vastustajaa.
   *[false] { $who } haluaa jatkaa.
}
pace-resume-by = Jatka viimeistään { $date }.
pace-goes-on = Ottelu jatkuu.
pace-offered = { $you ->
    [true] Olet ehdottanut keskeytystä.
   *[false] { $who } ehdottaa ottelun keskeyttämistä.
}
pace-post-left = { $you ->
    [true] Aikaa jäljellä { $left }{ $rests ->
        [true] {" "}– olet lomalla { $until } asti.
       *[false] .
    }
   *[false] { $who }: aikaa jäljellä { $left }{ $rests ->
        [true] {" "}– lomalla { $until } asti.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } h
pace-days-hours = { $days ->
    [one] yksi päivä { $hours } h
   *[other] { $days } päivää { $hours } h
}
pace-absence-choose = { $who } on poissa. Jos paluuta ei kuulu { $left } kuluessa, voit keskeyttää ottelun tai vaatia voittoa; ellei vastustaja ole pelannut lainkaan, ottelu mitätöidään.
pace-absence-adjourn = { $who } on poissa. Jos paluuta ei kuulu { $left } kuluessa, voit keskeyttää ottelun.
pace-own-absence = Sinulla on { $left } aikaa palata. Sen jälkeen vastustajasi voi keskeyttää ottelun tai vaatia voittoa.
act-offer_adjourn = Ehdota keskeytystä
act-accept_adjourn = Keskeytä
act-decline_adjourn = Älä keskeytä
act-adjourn_absence = Keskeytä ottelu
act-claim_absence = Vaadi voittoa
act-resume = Jatka ottelua
refused-adjourned = Ottelu on keskeytetty. Se jatkuu, kun molemmat haluavat.
refused-not-adjourned = Ottelua ei ole keskeytetty.
refused-no-adjourning = Tämän pöydän otteluita ei voi keskeyttää.
refused-no-adjourn-offered = Kukaan ei ole ehdottanut keskeytystä.
refused-only-adjourning = Tässä pöydässä kukaan ei voita odottamalla. Voit keskeyttää ottelun.

orders-title = Valmistellut siirrot
orders-note = Ne toimivat puolestasi heti, kun niiden hetki tulee. Vastustajallesi ei kerrota. Vastustajan yksittäiseen heittoon voit valmistautua, jos siihen on vain yksi mahdollinen siirto: silloin heitto on luettelossa.
orders-always = Aina kun tilanne tulee
orders-now = Tässä asemassa
orders-rolls = Jos vastustaja heittää
orders-add = Valmistele
orders-cancel = Peru
orders-kept = Valmisteltu.
orders-cancelled = Peruttu.
orders-void = Ei enää voimassa: { $text }
order-forced = Pelaa pakotetut vuorot heti
order-roll_without_double = Heitä heti, kun en voi tuplata
order-roll_dead_cube = Heitä heti, kun tämän pelin voitto ratkaisee ottelun minulle
order-roll_until-hit = Heitä puolestani, kunnes nappulaa lyödään
order-roll_until-no_contact = Heitä puolestani, kunnes kontakti on ohi
order-roll_until-bear_off = Heitä puolestani, kunnes vastustaja alkaa kotiuttaa
order-if_doubled-take = Jos vastustaja tuplaa: ota
order-if_doubled-pass = Jos vastustaja tuplaa: hylkää
order-if_doubled-beaver = Jos vastustaja tuplaa: beaver
order-if_dance-roll = Jos vastustaja ei pääse siirtämään: heitä
order-if_dance-double = Jos vastustaja ei pääse siirtämään: tuplaa
order-if_roll = Jos vastustaja heittää { $roll }: { $then ->
    [double] tuplaa
   *[roll] heitä
}
refused-orders-not-here = Siirtoja voi valmistella vain käynnissä olevassa kirjepelissä.
refused-orders-not-known = Asemaa ei vielä tunneta. Siihen voi valmistella, kun vastustaja on heittovuorossa.
refused-orders-not-possible = Se ei ole asemassa mahdollista.
refused-orders-too-many = Olet valmistellut niin paljon kuin yhdessä pöydässä voi.
refused-orders-no-such = Sitä ei ole enää valmisteltuna.
key-adjourn = suostu keskeytykseen; keskeytä, kun vastustaja on liian kauan poissa
key-orders = valmistelemiisi siirtoihin

conduct-title = Vahvuusotteluista lähteminen
conduct-terms = Usein vahvuusotteluista lähtevä odottaa ennen seuraavaa. Ottelu katsotaan jätetyksi, jos voittoa vaaditaan poissaolon vuoksi, jos aika loppuu tekemättä mitään tai jos ottelu luovutetaan heti.
conduct-so-far = { $left ->
    [0] Et ole jättänyt yhtään viime vahvuusotteluistasi.
   *[other] { $of ->
        [one] Olet jättänyt viime vahvuusottelusi.
       *[other] Viimeisten { $of } vahvuusottelusi joukosta olet jättänyt { $left }.
    }
}
conduct-next = { $minutes ->
    [one] Jos jätät vielä yhden, odotat minuutin ennen seuraavaa vahvuusottelua.
   *[other] Jos jätät vielä yhden, odotat { $minutes } minuuttia ennen seuraavaa vahvuusottelua.
}
conduct-waits = Seuraava vahvuusottelu mahdollinen, kun on kulunut
conduct-why = Jätettyjä vahvuusotteluita: { $left } viimeisistä { $of } ottelusta.
conduct-open = Harjoitusottelut ovat sinulle avoinna, ihmisiä ja botteja vastaan.
conduct-adjourned = Sinulla on kolme keskeytettyä vahvuusottelua. Jatka yhtä niistä ennen uutta.
rated-waits = { $minutes ->
    [one] Voit taas pelata vahvuusotteluita minuutin kuluttua, koska olet jättänyt { $left } viimeisistä { $of } ottelusta. Harjoitusottelut ovat avoinna.
   *[other] Voit taas pelata vahvuusotteluita { $minutes } minuutin kuluttua, koska olet jättänyt { $left } viimeisistä { $of } ottelusta. Harjoitusottelut ovat avoinna.
}
rated-adjourned = Sinulla on kolme keskeytettyä vahvuusottelua. Jatka yhtä niistä ennen uutta.
rated-adjourned-pair = Viime vahvuusottelunne on keskeytetty. Jatka sitä ennen uutta.
rated-adjourned-full = Toisella teistä on jo kolme keskeytettyä vahvuusottelua. Pelaa ilman vahvuuslukua tai kysy myöhemmin uudelleen.

vacation-title = Loma
vacation-lead = Lomalla aikasi seisoo kaikissa kirjepeleissäsi. Vastustajasi näkevät, että olet lomalla, ja mihin asti.
vacation-left = { $n ->
    [0] Sinulla ei ole enää lomapäiviä tänä vuonna.
    [one] Sinulla on yksi lomapäivä jäljellä tänä vuonna.
   *[other] Sinulla on { $n } lomapäivää jäljellä tänä vuonna.
}
vacation-itself = Ennen kuin häviäisit ajan loputtua, päivä käytetään automaattisesti, niin kauan kuin niitä on.
vacation-until = Lomasi päättyy
vacation-days = Päiviä tästä alkaen
vacation-more = Lisää päiviä sen jälkeen
vacation-begin = Aloita loma
vacation-extend = Jatka lomaa
vacation-end = Lopeta loma nyt
vacation-end-note = Alkamattomat päivät säilyvät myöhempään.
vacation-too-many = Sinulla ei ole niin monta päivää jäljellä. Valitse vähemmän.
vacation-listed = { $n ->
    [0] Ei lomapäiviä jäljellä kirjepeleihin
    [one] Yksi lomapäivä jäljellä kirjepeleihin
   *[other] { $n } lomapäivää jäljellä kirjepeleihin
}
vacation-listed-on = Lomalla kirjepeleistä
post-yours = Sinun vuorosi: aikaa { $left }
post-theirs = Vastustajan vuoro: aikaa { $left }
seek-by-post = { $n ->
    [one] kirjepeli, yksi päivä vuorolle
   *[other] kirjepeli, { $n } päivää vuorolle
}
