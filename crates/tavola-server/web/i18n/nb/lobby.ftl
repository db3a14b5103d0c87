# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Spill mot noen nå
lobby-quick-note = En livekamp: { $clock }. Ett trykk søker, et nytt tar det tilbake. Mellom registrerte spillere teller den for rating.
lobby-points = { $n ->
    [one] Ett poeng
   *[other] { $n } poeng
}
lobby-quick-nobody = Søk
lobby-quick-one = { $who } venter
lobby-quick-many = { $n } venter
lobby-quick-withdraw = Venter: stopp
lobby-you-seek = Du søker:
lobby-waited = Ventet i
lobby-neighbour = { $n ->
    [one] { $who } venter på en kamp til ett poeng.
   *[other] { $who } venter på en kamp til { $n } poeng.
}
lobby-join = Bli med
lobby-withdraw = Slutt å søke
lobby-stands = Dette søket står i to uker, enten du er her eller ikke.
lobby-meanwhile = Spill mot boten imens
lobby-meanwhile-note = Søket ditt står: du blir kalt til bordet.
lobby-noscript = Uten JavaScript laster siden seg selv på nytt mens du søker.
lobby-clock = { $minutes } min per poeng, { $seconds } s per tur
lobby-unhurried = uten hast
lobby-no-clock = ingen klokke
lobby-range = rating innenfor { $n }
lobby-title = Lobby
lobby-here = { $n ->
    [0] Ingen andre er her nå
    [one] Én person er her nå
   *[other] { $n } personer er her nå
}
lobby-seeks-title = Søker motstander
lobby-seeks-none = Ingen søker akkurat nå.
lobby-seeks-add = Søk på egne vilkår
lobby-tables-title = Bord i gang
lobby-tables-none = Ingen bord å se på akkurat nå.
lobby-chouettes-title = Åpne chouetter
lobby-chouettes-none = Ingen åpen chouette akkurat nå.
lobby-events-none = Ingen turnering akkurat nå.
lobby-events-add = Åpne en turnering
lobby-players = { $n ->
    [one] Én spiller
   *[other] { $n } spillere
}
lobby-strip-then = for 24 timer siden
lobby-strip-now = nå
lobby-strip-empty = For få besøk ennå til å si når folk kommer
lobby-strip-busiest = { $n ->
    [0] Som regel flest her omtrent nå
    [one] Som regel flest her om omtrent en time
   *[other] Som regel flest her om omtrent { $n } timer
}
lobby-called-title = Noen venter på deg
lobby-called = { $who } er ved bordet.
lobby-called-note = Kommer du ikke innen 30 sekunder, stenges bordet. Det teller ikke.
lobby-called-rated = Kommer du ikke innen 30 sekunder, stenges bordet og teller ikke for rating. Den som ofte uteblir, må vente på neste ratingkamp.
lobby-called-go = Gå til bordet
lobby-called-stay = Ikke nå
lobby-gone = Noen var raskere, eller søket er tatt tilbake. Velg et annet.
lobby-own = Dette søket er ditt eget. Du kan ikke spille mot deg selv.
lobby-too-many = Det er nok søk akkurat nå. Bli med på et av dem, eller ta tilbake et av dine.
lobby-not-rated-they = Denne spilleren kan ikke spille for rating nå. Be om en kamp som ikke teller.
lobby-not-rated = Du kan ikke spille for rating nå. Velg en kamp som ikke teller.

lobby-asks-title = Utfordringer og avtaler
lobby-agreed = Du spiller mot { $who }
lobby-challenged = Du har utfordret { $who }
lobby-proposed = Du har bedt { $who } om en kamp
lobby-challenges-you = { $who } utfordrer deg
lobby-proposes = { $who } ber deg om en kamp
lobby-act-accept = Godta
lobby-act-decline = Avslå
lobby-act-take_back = Ta tilbake
lobby-date-cancel = Avlys avtalen
lobby-act-begin = Gå til bordet
lobby-reason = Grunn
lobby-reason-none = Ingen grunn
lobby-reason-later = En annen gang
lobby-reason-shorter = En kortere kamp
lobby-reason-longer = En lengre kamp
lobby-reason-clock = En annen klokke
lobby-reason-rules = Andre regler
lobby-choices = Hvem som kan utfordre deg, og når du får beskjed
lobby-challenged-by = Utfordringer fra
lobby-challenged-by-anybody = Alle
lobby-challenged-by-registered = Registrerte spillere
lobby-challenged-by-near = Registrerte spillere innenfor 300 ratingpoeng
lobby-challenged-by-nobody = Ingen
lobby-alerts = Si fra når noen søker motstander, høyst tre ganger om dagen
lobby-choices-keep = Lagre
lobby-challenge-over = Den utfordringen er over.
lobby-challenge-early = Du kan sette deg fra 15 minutter før avtalt tid.
lobby-challenge-nobody = Denne spilleren tar ikke imot utfordringer nå.
lobby-challenge-registered = Denne spilleren tar bare imot utfordringer fra registrerte spillere.
lobby-challenge-near = Denne spilleren tar bare imot utfordringer fra registrerte spillere innenfor 300 ratingpoeng.
lobby-too-many-challenges = Du har utfordret mange i det siste. Vent på svarene først.
lobby-no-such-player = Ingen spiller heter det. Sjekk skrivemåten.
challenges-title = Utfordringer
challenges-lead = Velg en spiller og vilkårene. Utfordringen går fram, og svaret kommer når det passer.
choose-anybody = Hvem som helst: søk i lobbyen
choose-anybody-note = Uten klokke og uten hast står søket i to uker.
choose-named = En spiller, ved navn
knob-whom = Spillerens navn
knob-whom-note = Bare når du utfordrer en spiller.
knob-range = Motstanderens rating
knob-range-note = Bare når du søker i lobbyen.
knob-range-any = Hvilken som helst
table-next-week = Samme tid neste uke
table-next-week-asked = Du har bedt om en kamp til samme tid neste uke. Motstanderen får beskjed, og du får vite svaret.
