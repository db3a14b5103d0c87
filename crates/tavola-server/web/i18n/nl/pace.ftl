# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Voor de rating
rated-note = De uitslag telt voor de rating van allebei
rated-off = Telt niet mee
rated-on = Telt voor de rating van allebei
rated-choose-note = Alleen een match tussen twee mensen telt mee.
refused-not-for-rating = Alleen een match tussen twee mensen telt voor de rating, vanaf het begin en zonder hulp.

pace-unhurried = Zonder haast: geen limiet
pace-live = Live: met klok
pace-post = Correspondentie: dagen per beurt
pace-note = Staat op de uitnodiging en aan tafel. Zonder haast wint niemand door te wachten; live loopt er een klok en is er één minuut om terug te komen; bij correspondentie heeft elke beurt dagen.
pace-days = Correspondentie: dagen per beurt
pace-days-many = { $n ->
    [one] Eén dag
   *[other] { $n } dagen
}
pace-post-terms = { $turn ->
    [one] Correspondentie: één dag per beurt, { $bank } dagen om mee te beginnen, hoogstens { $cap }
   *[other] Correspondentie: { $turn } dagen per beurt, { $bank } dagen om mee te beginnen, hoogstens { $cap }
}
pace-unhurried-terms = Na { $time } min afwezigheid mag de tegenstander de match onderbreken; niemand wint door te wachten
pace-live-terms = { $away } s in totaal, bij elke terugkeer komen er { $back } s bij; daarna mag de tegenstander wachten, onderbreken of claimen
pace-title = Op elkaar wachten
pace-resume-listed = Onderbroken: hervatten
pace-adjourned = De match is onderbroken.
pace-adjourned-absent = { $you ->
    [true] De match is onderbroken omdat je weg was.
   *[false] De match is onderbroken omdat { $who } weg was.
}
pace-both-resume = Hij gaat verder zodra jullie dat allebei willen.
pace-wants-on = { $you ->
    [true] Je wilt verder. Wachten op je tegenstander.
   *[false] { $who } wil verder.
}
pace-resume-by = Hervat hem uiterlijk op { $date }.
pace-goes-on = De match gaat verder.
pace-offered = { $you ->
    [true] Je hebt aangeboden te onderbreken.
   *[false] { $who } biedt aan de match te onderbreken.
}
pace-post-left = { $you ->
    [true] Je hebt nog { $left }{ $rests ->
        [true] {" "}en bent op vakantie tot { $until }.
       *[false] .
    }
   *[false] { $who } heeft nog { $left }{ $rests ->
        [true] {" "}en is op vakantie tot { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } u
pace-days-hours = { $days ->
    [one] één dag { $hours } u
   *[other] { $days } dagen { $hours } u
}
pace-absence-choose = { $who } is weg. Duurt dat langer dan { $left }, dan mag je onderbreken of de winst claimen; is er van die kant nog helemaal niet gespeeld, dan wordt de match ongeldig verklaard.
pace-absence-adjourn = { $who } is weg. Duurt dat langer dan { $left }, dan mag je de match onderbreken.
pace-own-absence = Je hebt { $left } om terug te komen. Daarna mag je tegenstander onderbreken of de winst claimen.
act-offer_adjourn = Onderbreking aanbieden
act-accept_adjourn = Onderbreken
act-decline_adjourn = Niet onderbreken
act-adjourn_absence = Match onderbreken
act-claim_absence = Winst claimen
act-resume = Match hervatten
refused-adjourned = De match is onderbroken. Hij gaat verder als beiden dat willen.
refused-not-adjourned = De match is niet onderbroken.
refused-no-adjourning = Matches aan deze tafel kunnen niet worden onderbroken.
refused-no-adjourn-offered = Niemand heeft een onderbreking aangeboden.
refused-only-adjourning = Aan deze tafel wint niemand door te wachten. Je kunt de match onderbreken.

orders-title = Voorbereide zetten
orders-note = Ze handelen voor je zodra hun moment komt. Je tegenstander weet er niets van. Voor een enkele worp van de tegenstander kun je iets voorbereiden als die maar één zet toelaat: dan staat hij in de lijst.
orders-always = Telkens als het zover komt
orders-now = In deze stelling
orders-rolls = Als de tegenstander gooit
orders-add = Voorbereiden
orders-cancel = Annuleren
orders-kept = Voorbereid.
orders-cancelled = Geannuleerd.
orders-void = Niet meer van toepassing: { $text }
order-forced = Gedwongen beurten meteen spelen
order-roll_without_double = Meteen gooien waar ik niet kan verdubbelen
order-roll_dead_cube = Meteen gooien waar deze partij mij de match oplevert
order-roll_until-hit = Voor me gooien tot er een steen wordt geslagen
order-roll_until-no_contact = Voor me gooien tot er geen contact meer is
order-roll_until-bear_off = Voor me gooien tot de tegenstander uitspeelt
order-if_doubled-take = Bij een verdubbeling: aannemen
order-if_doubled-pass = Bij een verdubbeling: passen
order-if_doubled-beaver = Bij een verdubbeling: beaver
order-if_dance-roll = Als de tegenstander geen zet heeft: gooien
order-if_dance-double = Als de tegenstander geen zet heeft: verdubbelen
order-if_roll = Als de tegenstander { $roll } gooit: { $then ->
    [double] verdubbelen
   *[roll] gooien
}
refused-orders-not-here = Zetten kun je alleen voorbereiden in een lopende correspondentiematch.
refused-orders-not-known = Die stelling is nog niet bekend. Voorbereiden kan terwijl je tegenstander moet gooien.
refused-orders-not-possible = Dat zal in die stelling niet kunnen.
refused-orders-too-many = Je hebt al zoveel voorbereid als aan één tafel mogelijk is.
refused-orders-no-such = Dat is niet meer voorbereid.
key-adjourn = instemmen met onderbreken; de match onderbreken als je tegenstander te lang weg is
key-orders = naar wat je hebt voorbereid

conduct-title = Matches voor de rating verlaten
conduct-terms = Wie vaak matches voor de rating verlaat, moet wachten op de volgende. Een match geldt als verlaten als de winst wegens afwezigheid wordt geclaimd, als de tijd afloopt zonder dat er iets is gedaan, of als hij meteen wordt opgegeven.
conduct-so-far = { $left ->
    [0] Je hebt geen van je laatste matches voor de rating verlaten.
   *[other] { $of ->
        [one] Je hebt je laatste match voor de rating verlaten.
       *[other] Je hebt { $left } van je laatste { $of } matches voor de rating verlaten.
    }
}
conduct-next = { $minutes ->
    [one] Verlaat je er nog een, dan wacht je één minuut op je volgende match voor de rating.
   *[other] Verlaat je er nog een, dan wacht je { $minutes } minuten op je volgende match voor de rating.
}
conduct-waits = Je kunt weer voor de rating spelen over
conduct-why = Je hebt { $left } van je laatste { $of } matches voor de rating verlaten.
conduct-open = Matches die niet meetellen blijven open, tegen mensen en bots.
conduct-adjourned = Drie van je matches voor de rating zijn onderbroken. Hervat er een voordat je een nieuwe begint.
rated-waits = { $minutes ->
    [one] Je kunt over één minuut weer voor de rating spelen, omdat je { $left } van je laatste { $of } hebt verlaten. Matches die niet meetellen blijven open.
   *[other] Je kunt over { $minutes } minuten weer voor de rating spelen, omdat je { $left } van je laatste { $of } hebt verlaten. Matches die niet meetellen blijven open.
}
rated-adjourned = Drie van je matches voor de rating zijn onderbroken. Hervat er een voordat je een nieuwe begint.
rated-adjourned-pair = Je laatste match voor de rating tegen deze speler is onderbroken. Hervat hem voordat je een nieuwe begint.
rated-adjourned-full = Een van jullie heeft al drie onderbroken matches voor de rating. Speel verder, of vraag het later nog eens.

vacation-title = Vakantie
vacation-lead = Tijdens je vakantie staat je tijd stil in al je correspondentiematches. Je tegenstanders zien dat je op vakantie bent, en tot wanneer.
vacation-left = { $n ->
    [0] Je hebt dit jaar geen vakantiedagen meer.
    [one] Je hebt dit jaar nog één vakantiedag.
   *[other] Je hebt dit jaar nog { $n } vakantiedagen.
}
vacation-itself = Voordat je op tijd zou verliezen, wordt er vanzelf een dag genomen, zolang je er nog hebt.
vacation-until = Je bent op vakantie tot
vacation-days = Dagen vanaf nu
vacation-more = Nog meer dagen daarna
vacation-begin = Vakantie beginnen
vacation-extend = Vakantie verlengen
vacation-end = Vakantie nu beëindigen
vacation-end-note = Dagen die nog niet zijn begonnen, blijven bewaard voor later.
vacation-too-many = Zoveel dagen heb je niet meer. Kies er minder.
vacation-listed = { $n ->
    [0] Geen vakantiedagen meer voor correspondentiematches
    [one] Nog één vakantiedag voor correspondentiematches
   *[other] Nog { $n } vakantiedagen voor correspondentiematches
}
vacation-listed-on = Op vakantie van correspondentiematches
post-yours = Jouw beurt: nog { $left }
post-theirs = Beurt van de tegenstander: nog { $left }
seek-by-post = { $n ->
    [one] correspondentie, één dag per beurt
   *[other] correspondentie, { $n } dagen per beurt
}
