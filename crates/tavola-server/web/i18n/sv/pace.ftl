# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Ratingmatch
rated-note = Resultatet räknas för bådas rating
rated-off = Räknas inte
rated-on = Räknas för bådas rating
rated-choose-note = Bara en match mellan två människor räknas.
refused-not-for-rating = Bara en match mellan två människor räknas för rating, från början och utan hjälp.

pace-unhurried = Utan brådska: ingen gräns
pace-live = Live: med klocka
pace-post = Korrespondens: dagar för varje tur
pace-note = Visas i inbjudan och vid bordet. Utan brådska vinner ingen på att vänta; live går en klocka och det finns en minut för att komma tillbaka; i korrespondens har varje tur dagar.
pace-days = Korrespondens: dagar per tur
pace-days-many = { $n ->
    [one] En dag
   *[other] { $n } dagar
}
pace-post-terms = { $turn ->
    [one] Korrespondens: en dag för varje tur, { $bank } dagar att börja med, högst { $cap }
   *[other] Korrespondens: { $turn } dagar för varje tur, { $bank } dagar att börja med, högst { $cap }
}
pace-unhurried-terms = Efter { $time } min frånvaro får motståndaren ajournera; ingen vinner på att vänta
pace-live-terms = { $away } s sammanlagt, { $back } s tillbaka vid varje återkomst; därefter får motståndaren vänta, ajournera eller kräva vinsten
pace-title = Att vänta på varandra
pace-resume-listed = Ajournerad: återuppta
pace-adjourned = Matchen är ajournerad.
pace-adjourned-absent = { $you ->
    [true] Matchen är ajournerad för att du var borta.
   *[false] Matchen är ajournerad för att { $who } var borta.
}
pace-both-resume = Den fortsätter så snart båda vill.
pace-wants-on = { $you ->
    [true] Du vill fortsätta. Väntar på din motståndare.
   *[false] { $who } vill fortsätta.
}
pace-resume-by = Återuppta den senast { $date }.
pace-goes-on = Matchen fortsätter.
pace-offered = { $you ->
    [true] Du har föreslagit att ajournera.
   *[false] { $who } föreslår att ajournera matchen.
}
pace-post-left = { $you ->
    [true] Du har { $left } kvar{ $rests ->
        [true] {" "}och är på semester till { $until }.
       *[false] .
    }
   *[false] { $who } har { $left } kvar{ $rests ->
        [true] {" "}och är på semester till { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } tim
pace-days-hours = { $days ->
    [one] en dag { $hours } tim
   *[other] { $days } dagar { $hours } tim
}
pace-absence-choose = { $who } är borta. Dröjer återkomsten mer än { $left } får du ajournera eller kräva vinsten; har inget drag alls gjorts från det hållet annulleras matchen.
pace-absence-adjourn = { $who } är borta. Dröjer återkomsten mer än { $left } får du ajournera matchen.
pace-own-absence = Du har { $left } på dig att komma tillbaka. Därefter får motståndaren ajournera eller kräva vinsten.
act-offer_adjourn = Föreslå ajournering
act-accept_adjourn = Ajournera
act-decline_adjourn = Ajournera inte
act-adjourn_absence = Ajournera matchen
act-claim_absence = Kräv vinsten
act-resume = Återuppta matchen
refused-adjourned = Matchen är ajournerad. Den fortsätter när båda vill.
refused-not-adjourned = Matchen är inte ajournerad.
refused-no-adjourning = Matcher vid det här bordet kan inte ajourneras.
refused-no-adjourn-offered = Ingen har föreslagit att ajournera.
refused-only-adjourning = Vid det här bordet vinner ingen på att vänta. Du kan ajournera matchen.

orders-title = Förberedda drag
orders-note = De handlar åt dig så snart deras ögonblick kommer. Motståndaren får inte veta något. För ett enskilt slag av motståndaren kan du förbereda dig där det bara lämnar ett enda drag: då står det i listan.
orders-always = Varje gång det blir så
orders-now = I den här ställningen
orders-rolls = Om motståndaren slår
orders-add = Förbered
orders-cancel = Ta bort
orders-kept = Förberett.
orders-cancelled = Borttaget.
orders-void = Gäller inte längre: { $text }
order-forced = Spela tvingade turer direkt
order-roll_without_double = Slå direkt där jag inte kan dubbla
order-roll_dead_cube = Slå direkt där partiet ger mig matchen
order-roll_until-hit = Slå åt mig tills en bricka slås ut
order-roll_until-no_contact = Slå åt mig tills kontakten är bruten
order-roll_until-bear_off = Slå åt mig tills motståndaren spelar av
order-if_doubled-take = Vid dubbling: ta
order-if_doubled-pass = Vid dubbling: passa
order-if_doubled-beaver = Vid dubbling: beaver
order-if_dance-roll = Om motståndaren saknar drag: slå
order-if_dance-double = Om motståndaren saknar drag: dubbla
order-if_roll = Om motståndaren slår { $roll }: { $then ->
    [double] dubbla
   *[roll] slå
}
refused-orders-not-here = Drag kan bara förberedas i en pågående korrespondensmatch.
refused-orders-not-known = Den ställningen är inte känd än. Den kan förberedas medan motståndaren ska slå.
refused-orders-not-possible = Det går inte i den ställningen.
refused-orders-too-many = Du har förberett så mycket som går vid ett bord.
refused-orders-no-such = Det är inte längre förberett.
key-adjourn = gå med på att ajournera matchen; ajournera den när motståndaren är borta för länge
key-orders = till det du har förberett

conduct-title = Att lämna ratingmatcher
conduct-terms = Den som ofta lämnar ratingmatcher får vänta på nästa. En match räknas som lämnad om vinsten krävs på grund av frånvaro, om tiden går ut utan att något görs, eller om den ges upp direkt.
conduct-so-far = { $left ->
    [0] Du har inte lämnat någon av dina senaste ratingmatcher.
   *[other] { $of ->
        [one] Du har lämnat din senaste ratingmatch.
       *[other] Du har lämnat { $left } av dina senaste { $of } ratingmatcher.
    }
}
conduct-next = { $minutes ->
    [one] Lämnar du en till får du vänta en minut på nästa ratingmatch.
   *[other] Lämnar du en till får du vänta { $minutes } minuter på nästa ratingmatch.
}
conduct-waits = Du kan spela ratingmatcher igen om
conduct-why = Du lämnade { $left } av dina senaste { $of } ratingmatcher.
conduct-open = Matcher som inte räknas är öppna för dig, mot människor och bottar.
conduct-adjourned = Tre av dina ratingmatcher är ajournerade. Återuppta en av dem innan du börjar en ny.
rated-waits = { $minutes ->
    [one] Du kan spela ratingmatcher igen om en minut, för att du lämnade { $left } av dina senaste { $of }. Matcher som inte räknas är öppna för dig.
   *[other] Du kan spela ratingmatcher igen om { $minutes } minuter, för att du lämnade { $left } av dina senaste { $of }. Matcher som inte räknas är öppna för dig.
}
rated-adjourned = Tre av dina ratingmatcher är ajournerade. Återuppta en av dem innan du börjar en ny.
rated-adjourned-pair = Din senaste ratingmatch mot den här spelaren är ajournerad. Återuppta den innan du börjar en ny.
rated-adjourned-full = En av er har redan tre ajournerade ratingmatcher. Spela vidare, eller fråga igen senare.

vacation-title = Semester
vacation-lead = Under semestern står din tid stilla i alla dina korrespondensmatcher. Motståndarna ser att du har semester, och till när.
vacation-left = { $n ->
    [0] Du har inga semesterdagar kvar i år.
    [one] Du har en semesterdag kvar i år.
   *[other] Du har { $n } semesterdagar kvar i år.
}
vacation-itself = Innan du skulle förlora på tid tas en dag av sig själv, så länge du har några kvar.
vacation-until = Du har semester till
vacation-days = Dagar från och med nu
vacation-more = Fler dagar efter det
vacation-begin = Börja semester
vacation-extend = Förläng semester
vacation-end = Avsluta semester nu
vacation-end-note = Dagar som inte har börjat sparas till senare.
vacation-too-many = Så många dagar har du inte kvar. Välj färre.
vacation-listed = { $n ->
    [0] Inga semesterdagar kvar för korrespondensmatcher
    [one] En semesterdag kvar för korrespondensmatcher
   *[other] { $n } semesterdagar kvar för korrespondensmatcher
}
vacation-listed-on = Har semester från korrespondensmatcher
post-yours = Din tur: { $left } kvar
post-theirs = Motståndarens tur: { $left } kvar
seek-by-post = { $n ->
    [one] korrespondens, en dag per tur
   *[other] korrespondens, { $n } dagar per tur
}
