# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Spil mod nogen nu
lobby-quick-note = En live kamp: { $clock }. Ét tryk søger, et til trækker det tilbage. Mellem registrerede spillere tæller den på ratingen.
lobby-points = { $n ->
    [one] Et point
   *[other] { $n } point
}
lobby-quick-nobody = Søg
lobby-quick-one = { $who } venter
lobby-quick-many = { $n } venter
lobby-quick-withdraw = Venter: stop
lobby-you-seek = Du søger:
lobby-waited = Har ventet
lobby-neighbour = { $n ->
    [one] { $who } venter på en kamp til et point.
   *[other] { $who } venter på en kamp til { $n } point.
}
lobby-join = Spil med
lobby-withdraw = Stop søgningen
lobby-stands = Søgningen står i to uger, hvad enten du er her eller ej.
lobby-meanwhile = Spil mod botten imens
lobby-meanwhile-note = Din søgning står: du bliver kaldt til bordet.
lobby-noscript = Uden JavaScript genindlæses siden af sig selv, mens du søger.
lobby-clock = { $minutes } min pr. point, { $seconds } s pr. tur
lobby-unhurried = uden hast
lobby-no-clock = uden ur
lobby-range = rating inden for { $n }
lobby-title = Lobby
lobby-here = { $n ->
    [0] Der er ingen andre her nu
    [one] Der er én person her nu
   *[other] Der er { $n } personer her nu
}
lobby-seeks-title = Søger modstander
lobby-seeks-none = Ingen søger lige nu.
lobby-seeks-add = Søg på dine egne vilkår
lobby-tables-title = Borde i gang
lobby-tables-none = Intet bord at se på lige nu.
lobby-chouettes-title = Åbne chouetter
lobby-chouettes-none = Ingen åben chouette lige nu.
lobby-events-none = Ingen turnering lige nu.
lobby-events-add = Åbn en turnering
lobby-players = { $n ->
    [one] En spiller
   *[other] { $n } spillere
}
lobby-strip-then = for 24 timer siden
lobby-strip-now = nu
lobby-strip-empty = Endnu for få besøg til at sige, hvornår folk kommer
lobby-strip-busiest = { $n ->
    [0] Flest plejer at være her omkring nu
    [one] Flest plejer at være her om cirka en time
   *[other] Flest plejer at være her om cirka { $n } timer
}
lobby-called-title = Nogen venter på dig
lobby-called = { $who } sidder ved bordet.
lobby-called-note = Kommer du ikke inden 30 sekunder, lukkes bordet. Det tæller ikke.
lobby-called-rated = Kommer du ikke inden 30 sekunder, lukkes bordet uden rating. Bliver du ofte væk, må du vente før din næste ratede kamp.
lobby-called-go = Til bordet
lobby-called-stay = Ikke nu
lobby-gone = Nogen var hurtigere, eller søgningen er trukket tilbage. Vælg en anden.
lobby-own = Søgningen er din egen. Du kan ikke spille mod dig selv.
lobby-too-many = Der er søgninger nok lige nu. Spil med på en af dem, eller træk en af dine tilbage.
lobby-not-rated-they = Denne spiller kan ikke spille ratet nu. Spørg om en kamp uden rating.
lobby-not-rated = Du kan ikke spille ratet nu. Vælg en kamp uden rating.

lobby-asks-title = Udfordringer og aftaler
lobby-agreed = Du spiller mod { $who }
lobby-challenged = Du har udfordret { $who }
lobby-proposed = Du har spurgt { $who } om en kamp
lobby-challenges-you = { $who } udfordrer dig
lobby-proposes = { $who } spørger dig om en kamp
lobby-act-accept = Tag imod
lobby-act-decline = Afslå
lobby-act-take_back = Træk tilbage
lobby-date-cancel = Aflys aftalen
lobby-act-begin = Til bordet
lobby-reason = Grund
lobby-reason-none = Ingen grund
lobby-reason-later = En anden gang
lobby-reason-shorter = En kortere kamp
lobby-reason-longer = En længere kamp
lobby-reason-clock = Et andet ur
lobby-reason-rules = Andre regler
lobby-choices = Hvem der må udfordre dig, og hvornår du får besked
lobby-challenged-by = Udfordringer fra
lobby-challenged-by-anybody = Alle
lobby-challenged-by-registered = Registrerede spillere
lobby-challenged-by-near = Registrerede spillere inden for 300 ratingpoint
lobby-challenged-by-nobody = Ingen
lobby-alerts = Sig til, når nogen søger modstander, højst tre gange om dagen
lobby-choices-keep = Gem
lobby-challenge-over = Udfordringen gælder ikke mere.
lobby-challenge-early = Du kan sætte dig fra 15 minutter før tiden.
lobby-challenge-nobody = Denne spiller tager ikke imod udfordringer nu.
lobby-challenge-registered = Denne spiller tager kun imod udfordringer fra registrerede spillere.
lobby-challenge-near = Denne spiller tager kun imod udfordringer fra registrerede spillere inden for 300 ratingpoint.
lobby-too-many-challenges = Du har udfordret mange på det seneste. Vent først på deres svar.
lobby-no-such-player = Ingen spiller har det navn. Se efter, hvordan det staves.
challenges-title = Udfordringer
challenges-lead = Vælg en spiller og vilkårene. Spilleren får besked og svarer, når det passer.
choose-anybody = Hvem som helst: søg i lobbyen
choose-anybody-note = Uden ur og uden hast står søgningen i to uger.
choose-named = En spiller, ved navn
knob-whom = Spillerens navn
knob-whom-note = Kun når du udfordrer en spiller.
knob-range = Modstanderens rating
knob-range-note = Kun når du søger i lobbyen.
knob-range-any = Alle
table-next-week = Samme tid i næste uge
table-next-week-asked = Du har spurgt om en kamp samme tid i næste uge. Din modstander får besked, og du får svaret at vide.
