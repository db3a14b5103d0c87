# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Ratingkamp
rated-note = Resultatet teller for ratingen til begge
rated-off = Teller ikke
rated-on = Teller for ratingen til begge
rated-choose-note = Bare en kamp mellom to mennesker teller.
refused-not-for-rating = Bare en kamp mellom to mennesker teller for rating, fra begynnelsen og uten hjelp.

pace-unhurried = Uten hast: ingen grense
pace-live = Live: med klokke
pace-post = Korrespondanse: dager til hver tur
pace-note = Vises i invitasjonen og ved bordet. Uten hast vinner ingen på å vente; live går det en klokke, og det er ett minutt til å komme tilbake; i korrespondanse har hver tur dager.
pace-days = Korrespondanse: dager per tur
pace-days-many = { $n ->
    [one] Én dag
   *[other] { $n } dager
}
pace-post-terms = { $turn ->
    [one] Korrespondanse: én dag til hver tur, { $bank } dager å begynne med, høyst { $cap }
   *[other] Korrespondanse: { $turn } dager til hver tur, { $bank } dager å begynne med, høyst { $cap }
}
pace-unhurried-terms = Etter { $time } min fravær kan motstanderen utsette; ingen vinner på å vente
pace-live-terms = { $away } s i alt, { $back } s tilbake ved hver retur; så kan motstanderen vente, utsette eller kreve seieren
pace-title = Å vente på hverandre
pace-resume-listed = Utsatt: gjenoppta
pace-adjourned = Kampen er utsatt.
pace-adjourned-absent = { $you ->
    [true] Kampen er utsatt fordi du var borte.
   *[false] Kampen er utsatt fordi { $who } var borte.
}
pace-both-resume = Den går videre så snart begge vil.
pace-wants-on = { $you ->
    [true] Du vil fortsette. Venter på motstanderen.
   *[false] { $who } vil fortsette.
}
pace-resume-by = Gjenoppta den innen { $date }.
pace-goes-on = Kampen går videre.
pace-offered = { $you ->
    [true] Du har foreslått å utsette.
   *[false] { $who } foreslår å utsette kampen.
}
pace-post-left = { $you ->
    [true] Du har { $left } igjen{ $rests ->
        [true] {" "}og har ferie til { $until }.
       *[false] .
    }
   *[false] { $who } har { $left } igjen{ $rests ->
        [true] {" "}og har ferie til { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } t
pace-days-hours = { $days ->
    [one] én dag { $hours } t
   *[other] { $days } dager { $hours } t
}
pace-absence-choose = { $who } er borte. Varer fraværet mer enn { $left } til, kan du utsette eller kreve seieren; er det ikke spilt noe trekk fra den siden, annulleres kampen.
pace-absence-adjourn = { $who } er borte. Varer fraværet mer enn { $left } til, kan du utsette kampen.
pace-own-absence = Du har { $left } på deg til å komme tilbake. Etter det kan motstanderen utsette eller kreve seieren.
act-offer_adjourn = Foreslå utsettelse
act-accept_adjourn = Utsett
act-decline_adjourn = Ikke utsett
act-adjourn_absence = Utsett kampen
act-claim_absence = Krev seieren
act-resume = Gjenoppta kampen
refused-adjourned = Kampen er utsatt. Den går videre når begge vil.
refused-not-adjourned = Kampen er ikke utsatt.
refused-no-adjourning = Kamper ved dette bordet kan ikke utsettes.
refused-no-adjourn-offered = Ingen har foreslått å utsette.
refused-only-adjourning = Ved dette bordet vinner ingen på å vente. Du kan utsette kampen.

orders-title = Forberedte trekk
orders-note = De handler for deg så snart øyeblikket kommer. Motstanderen får ikke vite om dem. For ett bestemt kast fra motstanderen kan du forberede deg der det bare gir ett mulig trekk: da står det på listen.
orders-always = Hver gang det blir slik
orders-now = I denne posisjonen
orders-rolls = Hvis motstanderen kaster
orders-add = Forbered
orders-cancel = Fjern
orders-kept = Forberedt.
orders-cancelled = Fjernet.
orders-void = Gjelder ikke lenger: { $text }
order-forced = Spill tvungne turer med en gang
order-roll_without_double = Kast med en gang der jeg ikke kan doble
order-roll_dead_cube = Kast med en gang der dette partiet gir meg kampen
order-roll_until-hit = Kast for meg til en brikke blir slått
order-roll_until-no_contact = Kast for meg til det ikke er mer kontakt
order-roll_until-bear_off = Kast for meg til motstanderen tar ut
order-if_doubled-take = Ved dobling: ta
order-if_doubled-pass = Ved dobling: passe
order-if_doubled-beaver = Ved dobling: beaver
order-if_dance-roll = Hvis motstanderen ikke kan flytte: kaste
order-if_dance-double = Hvis motstanderen ikke kan flytte: doble
order-if_roll = Hvis motstanderen kaster { $roll }: { $then ->
    [double] doble
   *[roll] kaste
}
refused-orders-not-here = Trekk kan bare forberedes i en korrespondansekamp som er i gang.
refused-orders-not-known = Den posisjonen er ikke kjent ennå. Den kan forberedes mens motstanderen skal kaste.
refused-orders-not-possible = Det går ikke i den posisjonen.
refused-orders-too-many = Du har forberedt så mye som det går an ved ett bord.
refused-orders-no-such = Det er ikke forberedt lenger.
key-adjourn = gå med på å utsette kampen; utsett den når motstanderen er for lenge borte
key-orders = til det du har forberedt

conduct-title = Å forlate ratingkamper
conduct-terms = Den som ofte forlater ratingkamper, må vente på den neste. En kamp regnes som forlatt hvis seieren kreves på grunn av fravær, hvis tiden går ut uten at noe gjøres, eller hvis den gis opp med en gang.
conduct-so-far = { $left ->
    [0] Du har ikke forlatt noen av de siste ratingkampene dine.
   *[other] { $of ->
        [one] Du har forlatt den siste ratingkampen din.
       *[other] Du har forlatt { $left } av de siste { $of } ratingkampene dine.
    }
}
conduct-next = { $minutes ->
    [one] Forlater du en til, må du vente ett minutt på neste ratingkamp.
   *[other] Forlater du en til, må du vente { $minutes } minutter på neste ratingkamp.
}
conduct-waits = Du kan spille ratingkamper igjen om
conduct-why = Du forlot { $left } av de siste { $of } ratingkampene dine.
conduct-open = Kamper som ikke teller, er åpne for deg, mot mennesker og boter.
conduct-adjourned = Tre av ratingkampene dine er utsatt. Gjenoppta en av dem før du begynner en ny.
rated-waits = { $minutes ->
    [one] Du kan spille ratingkamper igjen om ett minutt, fordi du forlot { $left } av de siste { $of }. Kamper som ikke teller, er åpne for deg.
   *[other] Du kan spille ratingkamper igjen om { $minutes } minutter, fordi du forlot { $left } av de siste { $of }. Kamper som ikke teller, er åpne for deg.
}
rated-adjourned = Tre av ratingkampene dine er utsatt. Gjenoppta en av dem før du begynner en ny.
rated-adjourned-pair = Den siste ratingkampen din mot denne spilleren er utsatt. Gjenoppta den før du begynner en ny.
rated-adjourned-full = En av dere har allerede tre utsatte ratingkamper. Spill videre, eller spør igjen senere.

vacation-title = Ferie
vacation-lead = I ferien står tiden din i alle korrespondansekampene. Motstanderne ser at du har ferie, og til når.
vacation-left = { $n ->
    [0] Du har ingen feriedager igjen i år.
    [one] Du har én feriedag igjen i år.
   *[other] Du har { $n } feriedager igjen i år.
}
vacation-itself = Før du ville tapt på tid, brukes en dag av seg selv, så lenge du har noen igjen.
vacation-until = Du har ferie til
vacation-days = Dager fra nå av
vacation-more = Flere dager etter det
vacation-begin = Begynn ferie
vacation-extend = Forleng ferien
vacation-end = Avslutt ferien nå
vacation-end-note = Dager som ikke har begynt, spares til senere.
vacation-too-many = Så mange dager har du ikke igjen. Velg færre.
vacation-listed = { $n ->
    [0] Ingen feriedager igjen for korrespondansekamper
    [one] Én feriedag igjen for korrespondansekamper
   *[other] { $n } feriedager igjen for korrespondansekamper
}
vacation-listed-on = Har ferie fra korrespondansekamper
post-yours = Din tur: { $left } igjen
post-theirs = Motstanderens tur: { $left } igjen
seek-by-post = { $n ->
    [one] korrespondanse, én dag per tur
   *[other] korrespondanse, { $n } dager per tur
}
