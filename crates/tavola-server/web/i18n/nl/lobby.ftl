# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Nu tegen iemand spelen
lobby-quick-note = Een live match: { $clock }. Eén druk zoekt, nog een druk stopt het zoeken. Tussen geregistreerde spelers telt de match voor de rating.
lobby-points = { $n ->
    [one] Eén punt
   *[other] { $n } punten
}
lobby-quick-nobody = Zoeken
lobby-quick-one = { $who } wacht
lobby-quick-many = { $n } wachten
lobby-quick-withdraw = Wachten: stoppen
lobby-you-seek = Je zoekt:
lobby-waited = Wacht al
lobby-neighbour = { $n ->
    [one] { $who } wacht op een match tot één punt.
   *[other] { $who } wacht op een match tot { $n } punten.
}
lobby-join = Meedoen
lobby-withdraw = Stoppen met zoeken
lobby-stands = Deze oproep blijft twee weken staan, of je er bent of niet.
lobby-meanwhile = Intussen tegen de bot
lobby-meanwhile-note = Je oproep blijft staan: je wordt aan tafel geroepen.
lobby-noscript = Zonder JavaScript laadt deze pagina zichzelf opnieuw zolang je zoekt.
lobby-clock = { $minutes } min per punt, { $seconds } s per beurt
lobby-unhurried = zonder haast
lobby-no-clock = geen klok
lobby-range = rating binnen { $n }
lobby-title = Lobby
lobby-here = { $n ->
    [0] Er is nu verder niemand
    [one] Er is nu één persoon
   *[other] Er zijn nu { $n } mensen
}
lobby-seeks-title = Zoeken een tegenstander
lobby-seeks-none = Op dit moment zoekt niemand.
lobby-seeks-add = Zoeken op je eigen voorwaarden
lobby-tables-title = Lopende tafels
lobby-tables-none = Op dit moment is er geen tafel om naar te kijken.
lobby-chouettes-title = Open chouettes
lobby-chouettes-none = Op dit moment is er geen open chouette.
lobby-events-none = Op dit moment is er geen toernooi.
lobby-events-add = Toernooi openen
lobby-players = { $n ->
    [one] Eén speler
   *[other] { $n } spelers
}
lobby-strip-then = 24 uur geleden
lobby-strip-now = nu
lobby-strip-empty = Nog te weinig bezoeken om te zeggen wanneer er mensen zijn
lobby-strip-busiest = { $n ->
    [0] Meestal is het rond deze tijd het drukst
    [one] Meestal is het over ongeveer een uur het drukst
   *[other] Meestal is het over ongeveer { $n } uur het drukst
}
lobby-called-title = Er wacht iemand op je
lobby-called = { $who } zit aan tafel.
lobby-called-note = Kom je niet binnen 30 seconden, dan wordt de tafel gesloten. Het telt nergens voor.
lobby-called-rated = Kom je niet binnen 30 seconden, dan wordt de tafel gesloten en telt niets voor de rating. Wie vaak wegblijft, moet wachten op de volgende match voor de rating.
lobby-called-go = Naar de tafel
lobby-called-stay = Nu niet
lobby-gone = Iemand was je voor, of de oproep is ingetrokken. Kies een andere.
lobby-own = Deze oproep is van jezelf. Je kunt niet tegen jezelf spelen.
lobby-too-many = Er zijn nu genoeg oproepen. Doe mee met een ervan, of trek er een van jezelf in.
lobby-not-rated-they = Deze speler kan nu niet voor de rating spelen. Vraag om een match die niet meetelt.
lobby-not-rated = Je kunt nu niet voor de rating spelen. Kies een match die niet meetelt.

lobby-asks-title = Uitdagingen en afspraken
lobby-agreed = Je speelt tegen { $who }
lobby-challenged = Je hebt { $who } uitgedaagd
lobby-proposed = Je hebt { $who } om een match gevraagd
lobby-challenges-you = { $who } daagt je uit
lobby-proposes = { $who } vraagt je om een match
lobby-act-accept = Aannemen
lobby-act-decline = Afslaan
lobby-act-take_back = Intrekken
lobby-date-cancel = Afspraak annuleren
lobby-act-begin = Naar de tafel
lobby-reason = Reden
lobby-reason-none = Geen reden
lobby-reason-later = Een andere keer
lobby-reason-shorter = Een kortere match
lobby-reason-longer = Een langere match
lobby-reason-clock = Een andere klok
lobby-reason-rules = Andere regels
lobby-choices = Wie je mag uitdagen, en wanneer je bericht krijgt
lobby-challenged-by = Uitdagingen van
lobby-challenged-by-anybody = Iedereen
lobby-challenged-by-registered = Geregistreerde spelers
lobby-challenged-by-near = Geregistreerde spelers binnen 300 ratingpunten
lobby-challenged-by-nobody = Niemand
lobby-alerts = Bericht als iemand een tegenstander zoekt, hoogstens drie keer per dag
lobby-choices-keep = Opslaan
lobby-challenge-over = Die uitdaging is voorbij.
lobby-challenge-early = Je kunt vanaf 15 minuten voor de afgesproken tijd gaan zitten.
lobby-challenge-nobody = Deze speler neemt nu geen uitdagingen aan.
lobby-challenge-registered = Deze speler neemt alleen uitdagingen van geregistreerde spelers aan.
lobby-challenge-near = Deze speler neemt alleen uitdagingen aan van geregistreerde spelers binnen 300 ratingpunten.
lobby-too-many-challenges = Je hebt de laatste tijd veel mensen uitgedaagd. Wacht eerst op hun antwoord.
lobby-no-such-player = Geen speler heeft die naam. Controleer hoe je hem schrijft.
challenges-title = Uitdagingen
challenges-lead = Kies een speler en de voorwaarden. Er gaat bericht uit, en het antwoord komt wanneer het schikt.
choose-anybody = Iedereen: zoeken in de lobby
choose-anybody-note = Zonder klok en zonder haast blijft de oproep twee weken staan.
choose-named = Een speler, op naam
knob-whom = Naam van de speler
knob-whom-note = Alleen als je een speler uitdaagt.
knob-range = Rating van de tegenstander
knob-range-note = Alleen als je in de lobby zoekt.
knob-range-any = Maakt niet uit
table-next-week = Volgende week zelfde tijd
table-next-week-asked = Je hebt om een match gevraagd, volgende week op dezelfde tijd. Je tegenstander krijgt bericht, en jij hoort het antwoord.
