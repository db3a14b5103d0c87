# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Ratet
rated-note = Resultatet tæller på begges rating
rated-off = Tæller ikke
rated-on = Tæller på begges rating
rated-choose-note = Kun en kamp mellem to mennesker tæller.
refused-not-for-rating = Kun en kamp mellem to mennesker tæller på ratingen, fra begyndelsen og uden hjælp.

pace-unhurried = Uden hast: ingen grænse
pace-live = Live: med ur
pace-post = Korrespondance: dage til hver tur
pace-note = Vises på invitationen og ved bordet. Uden hast vinder ingen ved at vente; live går et ur, og der er et minut til at komme tilbage; i korrespondance har hver tur dage.
pace-days = Korrespondance: dage pr. tur
pace-days-many = { $n ->
    [one] En dag
   *[other] { $n } dage
}
pace-post-terms = { $turn ->
    [one] Korrespondance: en dag til hver tur, { $bank } dage fra start, højst { $cap }
   *[other] Korrespondance: { $turn } dage til hver tur, { $bank } dage fra start, højst { $cap }
}
pace-unhurried-terms = Efter { $time } min væk må modstanderen afbryde; ingen vinder ved at vente
pace-live-terms = { $away } s i alt, { $back } s tilbage ved hver tilbagevenden; så må modstanderen vente, afbryde eller kræve sejren
pace-title = At vente på hinanden
pace-resume-listed = Afbrudt: genoptag
pace-adjourned = Kampen er afbrudt.
pace-adjourned-absent = { $you ->
    [true] Kampen er afbrudt, fordi du var væk.
   *[false] Kampen er afbrudt, fordi { $who } var væk.
}
pace-both-resume = Den går videre, så snart begge vil.
pace-wants-on = { $you ->
    [true] Du vil gerne videre. Venter på din modstander.
   *[false] { $who } vil gerne videre.
}
pace-resume-by = Genoptag den senest { $date }.
pace-goes-on = Kampen går videre.
pace-offered = { $you ->
    [true] Du har foreslået at afbryde.
   *[false] { $who } foreslår at afbryde kampen.
}
pace-post-left = { $you ->
    [true] Du har { $left } tilbage{ $rests ->
        [true] {" "}og holder ferie til { $until }.
       *[false] .
    }
   *[false] { $who } har { $left } tilbage{ $rests ->
        [true] {" "}og holder ferie til { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } t
pace-days-hours = { $days ->
    [one] en dag { $hours } t
   *[other] { $days } dage { $hours } t
}
pace-absence-choose = { $who } er væk. Uden tilbagevenden inden { $left } kan du afbryde eller kræve sejren; er der slet ikke spillet fra den side, annulleres kampen.
pace-absence-adjourn = { $who } er væk. Uden tilbagevenden inden { $left } kan du afbryde kampen.
pace-own-absence = Du har { $left } til at komme tilbage. Derefter må din modstander afbryde eller kræve sejren.
act-offer_adjourn = Foreslå at afbryde
act-accept_adjourn = Afbryd
act-decline_adjourn = Afbryd ikke
act-adjourn_absence = Afbryd kampen
act-claim_absence = Kræv sejren
act-resume = Genoptag kampen
refused-adjourned = Kampen er afbrudt. Den går videre, når begge vil.
refused-not-adjourned = Kampen er ikke afbrudt.
refused-no-adjourning = Kampe ved dette bord kan ikke afbrydes.
refused-no-adjourn-offered = Ingen har foreslået at afbryde.
refused-only-adjourning = Ved dette bord vinder ingen ved at vente. Du kan afbryde kampen.

orders-title = Forberedte træk
orders-note = De handler for dig, så snart deres øjeblik kommer. Din modstander får intet at vide om dem. For et enkelt slag fra modstanderen kan du forberede der, hvor det kun efterlader ét træk: så står det på listen.
orders-always = Når som helst det kommer dertil
orders-now = I denne stilling
orders-rolls = Hvis modstanderen slår
orders-add = Forbered
orders-cancel = Annuller
orders-kept = Forberedt.
orders-cancelled = Annulleret.
orders-void = Gælder ikke mere: { $text }
order-forced = Spil tvungne ture straks
order-roll_without_double = Slå straks, hvor jeg ikke kan doble
order-roll_dead_cube = Slå straks, hvor partiet giver mig kampen
order-roll_until-hit = Slå for mig, til en brik bliver slået hjem
order-roll_until-no_contact = Slå for mig, til der ikke er mere kontakt
order-roll_until-bear_off = Slå for mig, til modstanderen tager af
order-if_doubled-take = Hvis modstanderen dobler: tag
order-if_doubled-pass = Hvis modstanderen dobler: afslå
order-if_doubled-beaver = Hvis modstanderen dobler: bæver
order-if_dance-roll = Hvis modstanderen ikke kan trække: slå
order-if_dance-double = Hvis modstanderen ikke kan trække: doble
order-if_roll = Hvis modstanderen slår { $roll }: { $then ->
    [double] doble
   *[roll] slå
}
refused-orders-not-here = Træk kan kun forberedes i en korrespondancekamp i gang.
refused-orders-not-known = Stillingen er ikke kendt endnu. Den kan forberedes, mens din modstander skal slå.
refused-orders-not-possible = Det vil ikke være muligt i stillingen.
refused-orders-too-many = Du har forberedt så meget, som det er muligt ved ét bord.
refused-orders-no-such = Det er ikke forberedt mere.
key-adjourn = gå med til at afbryde kampen; afbryd den, når din modstander er væk for længe
key-orders = til det, du har forberedt

conduct-title = At forlade ratede kampe
conduct-terms = Den, der ofte forlader ratede kampe, venter før den næste. En kamp tæller som forladt, hvis sejren kræves på grund af fravær, hvis tiden løber ud uden en handling, eller hvis den gives op med det samme.
conduct-so-far = { $left ->
    [0] Du har ikke forladt nogen af dine seneste ratede kampe.
   *[other] { $of ->
        [one] Du har forladt din seneste ratede kamp.
       *[other] Du har forladt { $left } af dine seneste { $of } ratede kampe.
    }
}
conduct-next = { $minutes ->
    [one] Forlader du en til, venter du ét minut før din næste ratede kamp.
   *[other] Forlader du en til, venter du { $minutes } minutter før din næste ratede kamp.
}
conduct-waits = Du kan spille ratede kampe igen om
conduct-why = Du har forladt { $left } af dine seneste { $of } ratede kampe.
conduct-open = Kampe uden rating er fortsat åbne for dig, mod mennesker og botter.
conduct-adjourned = Tre af dine ratede kampe er afbrudt. Genoptag en af dem, før du begynder en ny.
rated-waits = { $minutes ->
    [one] Du kan spille ratede kampe igen om ét minut, fordi du har forladt { $left } af dine seneste { $of }. Kampe uden rating er åbne for dig.
   *[other] Du kan spille ratede kampe igen om { $minutes } minutter, fordi du har forladt { $left } af dine seneste { $of }. Kampe uden rating er åbne for dig.
}
rated-adjourned = Tre af dine ratede kampe er afbrudt. Genoptag en af dem, før du begynder en ny.
rated-adjourned-pair = Din seneste ratede kamp mod denne spiller er afbrudt. Genoptag den, før du begynder en ny.
rated-adjourned-full = En af jer har allerede tre afbrudte ratede kampe. Spil videre, eller spørg igen senere.

vacation-title = Ferie
vacation-lead = Når du holder ferie, står din tid stille i alle dine korrespondancekampe. Dine modstandere ser, at du holder ferie, og til hvornår.
vacation-left = { $n ->
    [0] Du har ingen feriedage tilbage i år.
    [one] Du har en feriedag tilbage i år.
   *[other] Du har { $n } feriedage tilbage i år.
}
vacation-itself = Før du ville tabe på tid, tages en dag af sig selv, så længe du har nogen.
vacation-until = Du holder ferie til
vacation-days = Dage fra nu af
vacation-more = Flere dage derefter
vacation-begin = Begynd ferie
vacation-extend = Forlæng ferien
vacation-end = Slut ferien nu
vacation-end-note = Dage, der ikke er begyndt, gemmes til senere.
vacation-too-many = Du har ikke så mange dage tilbage. Vælg færre.
vacation-listed = { $n ->
    [0] Ingen feriedage tilbage til korrespondancekampe
    [one] En feriedag tilbage til korrespondancekampe
   *[other] { $n } feriedage tilbage til korrespondancekampe
}
vacation-listed-on = Ferie fra korrespondancekampe
post-yours = Din tur: { $left } tilbage
post-theirs = Modstanderens tur: { $left } tilbage
seek-by-post = { $n ->
    [one] korrespondance, en dag pr. tur
   *[other] korrespondance, { $n } dage pr. tur
}
