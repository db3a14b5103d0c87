# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Makker
role-captain = Kaptein
role-member = Lag
role-giver = Ga en kube
role-out = Ute
role-waiting = Venter
role-gone = Gått
with-role = { $who }, { $role }
nobody = ingen
no-cubes = Det er ingen kuber på bordet.
points-count = { $n ->
    [one] ett poeng
   *[other] { $size } poeng
}

# Where it stands
now-gathering = { $n ->
    [0] Ingen er med ennå: en chouette trenger tre eller flere.
    [one] Én spiller er med: en chouette trenger tre eller flere.
   *[other] { $n } spillere er med: en chouette trenger tre eller flere.
}
now-enough = { $n } spillere er med. Kast en terning om rekkefølgen, eller vent på flere.
now-enough-wooden = { $n } spillere er med. Kast en terning hver på bordet og før inn rekkefølgen.
now-ordering = Alle kaster én terning: den høyeste er box, den nest høyeste kaptein.
now-order = Rekkefølgen er avgjort: { $box } er box, { $captain } kaptein.
now-between = Før parti { $game }: { $box } er box, { $captain } kaptein.
now-partner = { $you ->
    [true] Vil du være boxens makker?
   *[false] { $who } er spurt om å være boxens makker.
}
now-draw = Ingen vil være makker: boxen kan trekke en.
now-closed = Økten er over. Regnskapet viser hva som gjenstår å betale.
now-extras = { $you ->
    [true] Du er den eneste som tar: de andre kan hver gi deg en kube til og betaler deg da { $price }.
   *[false] { $who } er den eneste som tar. De som passet, kan gi en ekstrakube og betaler { $price } med den.
}
now-tie = { $you ->
    [true] Samme tall to ganger. Doble innsatsen igjen?
   *[false] Samme tall to ganger: { $who } avgjør om innsatsen dobles igjen.
}
now-wooden = Parti { $game } spilles på trebrettet. Før inn kuber og resultat.
now-box-offers = { $step ->
    [beaver] { $box }: beaver til { $value } mot { $members }.
    [raccoon] { $box }: raccoon til { $value } mot { $members }.
    [otter] { $box }: otter til { $value } mot { $members }.
   *[double] { $box } (box): dobling til { $value } mot { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver til { $value }.
    [raccoon] { $members }: raccoon til { $value }.
    [otter] { $members }: otter til { $value }.
   *[double] { $members }: dobling til { $value }.
}
now-offer-part = { $by ->
    [box] til { $value } mot { $members }
   *[team] { $members } til { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver { $list }.
    [raccoon] { $box }: raccoon { $list }.
    [otter] { $box }: otter { $list }.
   *[double] { $box } (box): dobling { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Dobling: { $list }.
}
waits-next-game = Du spiller fra neste parti.
now-resignation = { $you ->
    [true] Du blir tilbudt { $win ->
        [gammon] en gammon
        [backgammon] en backgammon
       *[single] et enkelt parti
    }. Godta?
   *[false] Tilbud om å gi opp: { $win ->
        [gammon] en gammon
        [backgammon] en backgammon
       *[single] et enkelt parti
    }. Venter på { $who }.
}
now-opening-yours = Åpningskast: kast terningen din.
now-opening = Åpningskast: box og kaptein kaster én terning hver.
now-roll-cube = { $you ->
    [true] Din tur: kast eller doble.
   *[false] { $who } skal kaste. Du kan doble først.
}
now-roll = { $you ->
    [true] Din tur: kast.
   *[false] { $who } skal kaste.
}
now-play = { $who } spiller { $roll }.
now-shown = { $you ->
    [true] Et trekk er gjort: kast for å godta det.
   *[false] Et trekk er gjort; { $who } kan kreve et lovlig.
}
now-advise = { $who } spiller { $roll }. Flytt brikker for å vise kapteinen et trekk.
now-advise-ready = Vis kapteinen dette trekket, eller angre det.
waits-roll_die = Skal ennå kaste: { $who }.
waits-offer = Kan ennå doble: { $who }.
waits-answer = Skal ennå svare: { $who }.
waits-extra = Skal ennå bestemme seg: { $who }.
time-left = { $time } igjen

# Acts
choice-roll_die = Kast terningen din
choice-roll_opening = Kast
choice-draw_partner = Trekk en makker
choice-give_extra = Gi en kube, betal { $price }
choice-decline_extra = Ikke gi kube
choice-count_tie = Godta den automatiske doblingen
choice-decline_tie = La kuben være
choice-accept_partner = Bli boxens makker
choice-decline_partner = Nei takk
choice-start_game = { $game ->
    [1] Begynn det første partiet
   *[other] Begynn parti { $game }
}
choice-seek_partner = Finn en makker
choice-end_partnership = Avslutt makkerskapet
choice-double = Doble til { $value }
choice-double_all = Doble alle
choice-double_some = Doble de valgte
choice-hold = Ingen dobling
choice-join = Bli med
choice-stay = Bli likevel
choice-leave = Forlat chouetten
choice-leave-game = Gå etter dette partiet
choice-close = Avslutt økten
sure-leave = Gå? Regnskapet ditt står åpent til det er gjort opp.
sure-close = Avslutte økten for alle? Regnskapet beholdes.
act-roll_opening = Kast

# Answering
answer-title = { $n ->
    [one] Svaret ditt
   *[other] Svaret ditt på { $n } kuber, som én beslutning
}
answer-cube = { $who }: { $asked } hvis du tar, { $refused } tapt hvis du passer
answer-cube-alone = { $asked } hvis du tar, { $refused } tapt hvis du passer
answer-take = Ta
answer-drop = Pass
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Ta alle
answer-all-drop = Pass til alle
answer-all-beaver = Beaver på alle
answer-all-raccoon = Raccoon på alle
answer-all-otter = Otter på alle
answer-send = Svar
answer-weigh = Du ville spille om { $played } og betale { $paid } nå.
answer-open = Velg et svar for hver kube.
answer-fine = Reglene tillater dette svaret.
offer-title = Hvilke kuber?
settle-title = Forlik om en kube
settle-offer = Tilby
settle-offered = { $own ->
    [true] Du har tilbudt forlik om { $yours ->
        [true] kuben din
       *[false] kuben til { $who }
    }.
   *[false] { $by } tilbyr forlik om { $yours ->
        [true] kuben din
       *[false] kuben til { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Du ville få { $amount }.
    [pay] Du ville betale { $amount }.
   *[nothing] Ingen ville betale noe.
}
settle-points = { $yours ->
    [true] Kuben din
   *[false] Kuben til { $who }
}
settle-way-receive = Jeg får
settle-way-pay = Jeg betaler
settle-note = I poeng; halve er tillatt. Et tilbud gjelder til neste kast, trekk eller dobling.
settle-accept = Godta
settle-decline = Avslå
settle-withdraw = Trekk tilbake

# The list of members
line-title = Medlemmer og kuber
line-cube-ends = box ↔ egen
line-game = Dette partiet
line-total = Poeng
line-you = du
line-leaving = går etter dette partiet
line-awaited = skal handle
line-extra = ekstrakube mot { $who }
line-bot = bot
line-pips = { $n } pips
line-ask = Be om råd
cube-at = { $at ->
    [box] Kuben på { $value }, eies av boxen
    [own] Kuben på { $value }, eies av { $who }
   *[middle] Kuben på { $value }, i midten
}
cube-offered = { $by ->
    [box] tilbudt av boxen på { $value }
   *[team] tilbudt boxen på { $value }
}
cube-settled = { $winner ->
    [box] vunnet av boxen
    [team] vunnet fra boxen
   *[agreed] avgjort ved forlik
}
cube-single = Kuben
cube-won = vunnet
cube-lost = pass
cube-agreed = forlikt

# Talk
talk-title = Lagprat
talk-never = Reglene ved dette bordet tillater ingen råd til kapteinen.
talk-free = Reglene ved dette bordet lar deg ikke gi råd nå.
talk-after-cube = Laget kan gi råd når en kube er snudd.
talk-cube-holders = De som har tilbudt eller tatt en kube, kan gi råd, og alle kapteinen spør.
talk-label = Råd til kapteinen
talk-label-team = Et ord til laget ditt
talk-title-partner = Box og makker
talk-agree = Enig
talk-agreed = enig: { $who }
table-talk-title = Prat ved bordet
table-talk-label = Til alle ved bordet
line-away = borte
line-asked = spurt
line-unask = Ta tilbake spørsmålet
sure-paid = Har du betalt { $to } { $amount }? Det føres i regnskapet for alle.
sure-leave-plays-on = Gå? Kuben din spiller videre under kapteinen til partiet er over. Regnskapet ditt står åpent til det er gjort opp.
sure-leave-loses = Gå? Ved dette bordet taper du straks de åpne kubene dine som de ligger. Regnskapet ditt står åpent til det er gjort opp.

# Accounts
accounts-title = Regnskap
accounts-open = Regnskap og oppgjør
accounts-games = Partier
accounts-none = Ikke noe parti er over ennå.
accounts-sum = Regnskapet blir til sammen { $sum }.
accounts-fewest = Færrest betalinger
accounts-pay = { $from } betaler { $to } { $amount }
accounts-paid = Jeg har betalt dette
accounts-even = Ingen skylder noe.
game-line = { $winner ->
    [box] { $box } (box) slo { $captain }
   *[team] { $captain } slo { $box } (box)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , alle kuber avgjort
    [resigned] , oppgitt
    [claimed] , på krav
    [flag] , på tid
    [forfeited] , på walkover
    [adjudicated] , ved avgjørelse
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Boxen blir.
    [behind] Boxen vant, men gikk i minus i poeng: den går bakerst i køen.
   *[beaten] Boxen går bakerst i køen.
}

# Said as it happens
said-joins = { $who } blir med.
said-stays = { $who } blir likevel.
said-leaving = { $who } går etter dette partiet.
said-gone = { $who } har gått.
said-order = Rekkefølgen: { $names }.
said-die = { $you ->
    [true] Du har kastet { $die }.
   *[false] { $who } har kastet { $die }.
}
said-game = Parti { $game }: { $box } er box, { $captain } kaptein.
said-captain = { $you ->
    [true] Du er nå kaptein.
   *[false] { $who } er nå kaptein.
}
said-answer = { $n ->
    [one] Svaret ditt, takk: ta eller passe?
   *[other] Svaret ditt på { $n } kuber, takk.
}
said-answered = { $who } har svart. Skal ennå svare: { $n ->
    [0] ingen
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Kuben din
       *[false] Kuben til { $who }
    }: vunnet av boxen.
   *[team] { $you ->
        [true] Kuben din
       *[false] Kuben til { $who }
    }: vunnet fra boxen.
}
said-agreed = { $you ->
    [true] Kuben din
   *[false] Kuben til { $who }
} er avgjort ved forlik.
said-cube = { $at ->
    [box] { $you ->
        [true] Kuben din
       *[false] Kuben til { $who }
    }: { $value }, eies av boxen.
    [own] { $you ->
        [true] Kuben din: { $value }, eies av deg.
       *[false] Kuben til { $who }: { $value }, eies av { $who }.
    }
   *[middle] { $you ->
        [true] Kuben din
       *[false] Kuben til { $who }
    }: { $value }, i midten.
}
said-extra = { $from } gir { $to } en ekstrakube på { $value }.
said-result = Parti { $game }: { $winner ->
    [box] { $box }, boxen, slår { $captain }
   *[team] { $captain } slår { $box }, boxen
}{ $win ->
    [gammon] {" "}med en gammon
    [backgammon] {" "}med en backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , alle kuber avgjort
    [resigned] , oppgitt
    [claimed] , på krav
    [flag] , på tid
    [forfeited] , på walkover
    [adjudicated] , ved avgjørelse
   *[borne_off] {""}
}. { $fate ->
    [stays] Boxen blir.
    [behind] Boxen vant, men gikk i minus i poeng: den går bakerst i køen.
   *[beaten] Boxen går bakerst i køen.
}
said-points = { $list }.
said-may-double = Du kan doble før terningene kastes.

# Over the wooden board
wood-title = Poengbok
wood-add = Legg til en spiller
wood-name = Navn
wood-order = Sett rekkefølgen
wood-order-note = Først boxen, så kapteinen, så køen, etter terningene som er kastet.
wood-up = Flytt { $who } opp
wood-down = Flytt { $who } ned
wood-doubles = Hvem dobler?
wood-double = { $who } dobler til { $value }
wood-box-doubles = { $who } (box) dobler
wood-answers = { $who } svarer
wood-rolled = Terningene er kastet
wood-tie = Samme tall i åpningskastet
wood-result = Partiet er over
wood-box-wins = { $who } (box) vinner
wood-team-wins = { $who } og laget vinner
wood-single = Enkel
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Angre siste føring
wood-undo-more = Angre flere
wood-undo-steps = Hvor mange føringer
wood-leave = { $who } går
wood-join = { $who } blir
wood-stake = Innsats i neste parti
wood-unit = Et poeng er verdt
wood-currency = Valuta
wood-settle = Forlik om en kube
wood-settle-cube = Kuben til
wood-settle-points = Poeng
wood-settle-note = Hva medlemmet får; negativt hvis medlemmet betaler. Halve er tillatt.
wood-set = Sett
wood-pay = Før en betaling
wood-from = Fra
wood-to = Til
wood-amount = Beløp
wood-no-amount = Skriv et beløp over null, med valutaens desimaler.
wood-record = Før
wood-partner = Makker trukket
wood-others = Medlemmer, innsats, betalinger

# Keys
key-chouette-go = kast, ferdig, begynn
key-chouette-double = doble: kuben din, eller alle kuber hvis du er box
key-chouette-take = ta alt som tilbys deg
key-chouette-drop = pass til alt som tilbys deg
key-chouette-beaver = beaver på alt som tilbys deg
key-chouette-hold = ingen dobling denne turen
key-chouette-cubes = les opp alle kuber
key-chouette-wait = si hvem som ennå skal handle
key-chouette-talk = skriv råd
key-chouette-answer = gå til svaret

# Why something is refused
chouette-house-only = Det kan bare serveren gjøre.
chouette-player-only = Det kan bare en spiller gjøre.
chouette-not-opened = En slik chouette finnes ikke.
chouette-opened-already = Denne chouetten finnes allerede.
chouette-not-over = Økten er ikke over.
chouette-goes-on-already = De samme spillerne har allerede begynt en ny chouette.
chouette-over = Økten er over.
chouette-only-over-the-board = Dette føres bare inn ved et trebrett; på nett noterer serveren det.
chouette-only-online = Dette skjer på trebrettet og føres ikke inn.
chouette-dice-missing = Terningene til dette kastet mangler.
chouette-bad-text = Teksten er tom eller for lang.
chouette-not-here = Bare medlemmer som er med i chouetten, kan gjøre dette eller få betalt.
chouette-joined-already = { $member } er allerede med.
chouette-name-taken = { $name } står allerede i boken: slipp den spilleren inn igjen, eller skriv et annet navn, for eksempel med en initial.
chouette-full = Høyst { $most } kan være med.
chouette-decide-first = Svar først på det som venter på deg: du kan gå mellom to beslutninger.
chouette-leaving-already = Du har allerede sagt at du går: det gjør du når partiet er over.
chouette-order-known = Rekkefølgen er allerede avgjort.
chouette-order-unknown = Rekkefølgen er ikke avgjort ennå.
chouette-no-roll-waited = Det er ikke din tur til å kaste.
chouette-order-incomplete = Rekkefølgen må nevne hver spiller én gang.
chouette-too-few = En chouette trenger tre eller flere spillere.
chouette-game-in-play = Et parti er i gang.
chouette-no-game = Ikke noe parti er i gang.
chouette-no-part = Du er ikke med i dette partiet, eller ikke lenger.
chouette-box-only = Det kan bare boxen avgjøre.
chouette-not-the-player = { $member } kaster, flytter og bestemmer for denne siden.
chouette-no-partner-yet = Boxen kan ha en makker med { $from } eller flere spillere.
chouette-partner-already = Boxen har allerede en makker.
chouette-no-partnership = Du har ikke noe makkerskap å avslutte.
chouette-not-asked = Det er ikke din tur til å bli spurt om å være makker.
chouette-lot-too-early = En makker trekkes når alle er spurt og ingen ville.
chouette-not-in-the-lot = { $member } er ikke med i trekningen av makker.
chouette-board = Reglene tillater ikke det nå.
chouette-too-many-steps = Et trekk har høyst fire flytt.
chouette-tie-waits = Først avgjør boxen om det like kastet dobler innsatsen.
chouette-no-tie = Ikke noe likt kast venter på å telles.
chouette-opening-over = Partiet har begynt; like åpningskast kommer før det.
chouette-cubes-wait = Kubene som tilbys, må besvares først.
chouette-extras-wait = Først bestemmer de som passet, om ekstrakuber.
chouette-others-may-offer = Andre kan ennå tilby kubene sine: { $members }.
chouette-answered-this-turn = Boxen har svart; ingen kan tilby en kube før neste kast.
chouette-captain-offers = Bare { $member } kan tilby lagets kube.
chouette-one-cube = Det er én kube: den tilbys alle, og boxen svarer likt for alle.
chouette-nothing-to-offer = Du har ingen kube å tilby.
chouette-not-your-cube = Du kan ikke tilby kuben til { $member }.
chouette-offered-already = Kuben til { $member } er allerede tilbudt denne turen.
chouette-cube-exhausted = Kuben kan ikke gå høyere.
chouette-nothing-offered = Ingenting er tilbudt deg.
chouette-answered-already = Du har allerede svart.
chouette-answer-each = Svar på hver kube som tilbys deg: { $members }.
chouette-response-not-enabled = Reglene ved dette bordet har ikke det svaret.
chouette-duty-take-enough = Alle har doblet: kubene du tar ({ $taken }), må være verdt minst like mye som dem du sier pass til ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}og det du har tapt i dette partiet ({ $before })
}.
chouette-duty-takers-beaver = Ved dette bordet tas en dobling med beaver.
chouette-duty-beaver-the-captain = Tar du bare kapteinens kube, må du svare med beaver.
chouette-duty-take-the-captain = Tar du noen av disse kubene, må du ta kapteinens ({ $member }).
chouette-duty-sole-taker-beavers = Alle andre har passet: den eneste som tar, må svare med beaver.
chouette-duty-last-rejects = Alle andre har sagt pass til boxens dobling: du må også passe.
chouette-no-extra = Du har ingen ekstrakube å gi nå.
chouette-no-advice = Reglene ved dette bordet lar deg ikke gi råd nå.
chouette-advises-nobody = Lagets medlemmer gir kapteinen råd; boxen spiller alene.
chouette-out-of-the-game = Du er ute av dette partiet og kan ikke gi råd.
chouette-no-settlement = Den kuben er det ikke ditt å inngå forlik om.
chouette-bad-amount = Det beløpet går ikke.
chouette-pays-themselves = Ingen kan betale seg selv: velg to spillere.
stake-currency = «{ $text }» er ingen valuta: skriv en kode som EUR, eller la feltet stå tomt for å spille om poeng.
stake-decimals = { $cents ->
    [points] Poeng er hele: skriv innsatsen uten desimaler.
    [no] { $currency } telles i hele: skriv innsatsen uten desimaler.
   *[yes] Et beløp i { $currency } har høyst to desimaler.
}
stake-bounds = { $cents ->
    [points] Et poeng er verdt fra 1 til 1 000 000 poeng.
    [no] Et poeng er verdt fra 1 til 1 000 000 { $currency }.
   *[yes] Et poeng er verdt fra 0,01 til 10 000 { $currency }.
}
chouette-nothing-to-undo = Det er bare { $acts } føringer å angre.
chouette-nothing-due = Ingenting skal gjøres.
chouette-nothing-changes = Det ville ikke endre noe.
chouette-dice-called = Terningene kastes straks.
chouette-not-that-roll = Det kastet er ikke etterspurt, eller er allerede gjort.
chouette-no-own-chain = Bare box og kaptein har en kjede, og hver åpner sin egen.
chouette-chain-too-late = En kjede bindes én gang, før det første kastet i serien sin.
chouette-link-opened-already = Kjedeleddet for dette kastet er allerede åpnet.
chouette-bad-link = Det kjedeleddet passer ikke med det som ble bundet.

# A game as it went
history-of = Parti { $n }, trekk for trekk
history-open = Trekk for trekk
history-colours = { $box } (box)
history-colours-team = laget
history-boards = Brettet etter hvert trekk; velg et for å forstørre det, piltastene blar gjennom.
history-position = Posisjon. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Forrige parti
history-next = Neste parti →
history-order = { $partnered ->
    [true] Box { $box } med { $partner } mot { $team }, kapteinen først.
   *[false] Box { $box } mot { $team }, kapteinen først.
}
history-opening = Åpning: { $box } kaster { $white }, { $captain } { $black }.
history-tie = Åpning: begge kaster { $white }.
history-same = Åpning: samme tall to ganger.
history-tie-counted = godtar den automatiske doblingen
history-tie-declined = Boxen lar kuben være.
history-cannot = ingen lovlige trekk
history-doubles = dobler
history-box-doubles = dobler { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(kuben til { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(av plikt, CHO-15: den eneste som tar, må svare med beaver)
    [last_rejects] {" "}(av plikt, CHO-09: den siste må passe som alle andre)
   *[other] {" "}(av plikt)
}
history-captain = { $who } er nå kaptein: { $why ->
    [declined] kapteinen har passet.
    [cube_dropped] det ble sagt pass til kapteinens kube.
    [settled] kapteinens kube ble avgjort ved forlik.
    [too_slow] kapteinen handlet ikke i tide.
   *[left] kapteinen har gått.
}
history-extra = { $from } gir { $to } en ekstrakube og betaler { $price }.
history-settled = { $from } inngår forlik med { $to }: { $points }.
history-slow = { $who } handlet ikke i tide.
history-left-cubes = { $who } går og taper kuben.
history-challenge = krever et lovlig trekk
history-resign = tilbyr å gi opp { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] et enkelt parti
}
history-claim = krever { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] partiet
}
history-resignation-accepted = godtar
history-resignation-rejected = spiller videre
again-open = En ny chouette med de samme spillerne
again-go = Gå til den nye chouetten

# What has just happened
news-title = Hva som nettopp har skjedd
news-tie = Begge kastet { $die }.
news-tie-counted = Det like kastet doblet alle kubene.
news-tie-declined = Boxen lar kubene være etter det like kastet.
news-doubled = { $you ->
    [true] Du doblet { $n ->
        [one] en kube
       *[other] { $n } kuber
    }.
   *[false] { $who } doblet { $n ->
        [one] en kube
       *[other] { $n } kuber
    }.
}
news-answer = { $who }: { $answer }, { $value } (kuben til { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– av plikt: den eneste som tar, må svare med beaver
    [last_rejects] {" "}– av plikt: den siste må passe som alle andre
   *[other] {" "}– av plikt
}.
news-extra = { $you ->
    [true] Du ga { $to } en ekstrakube.
   *[false] { $who } ga { $to } en ekstrakube.
}
news-captain = { $you ->
    [true] Du er nå kaptein
   *[false] { $who } er nå kaptein
}: { $why ->
    [declined] kapteinen har passet.
    [cube_dropped] det ble sagt pass til kapteinens kube.
    [settled] kapteinens kube ble avgjort ved forlik.
    [too_slow] kapteinen handlet ikke i tide.
   *[left] kapteinen har gått.
}
news-too-slow = { $side ->
    [box] Boxen handlet ikke i tide.
   *[team] Kapteinen handlet ikke i tide.
}
news-settled = { $paid ->
    [true] Kuben til { $who } ble avgjort ved forlik: { $points } til { $to }.
   *[false] Kuben til { $who } ble avgjort ved forlik uten betaling.
}
news-settle-declined = Tilbudet om forlik om kuben til { $who } ble avslått eller trukket tilbake.
news-silence = { $you ->
    [true] Du svarte ikke i tide: { $answer }. Ikke noe svar betyr kapteinens svar, eller pass.
   *[false] { $who } svarte ikke i tide: det betyr kapteinens svar, eller pass.
}
news-own-answer = { $n ->
    [one] Svaret ditt: { $answer }. De andre bestemmer seg ennå.
   *[other] Svarene dine: { $answers }. De andre bestemmer seg ennå.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = For kapteinen
news-stands-in = { $you ->
    [true] Du spiller i kapteinens sted til kapteinen er tilbake.
   *[false] { $who } spiller i kapteinens sted til kapteinen er tilbake.
}
news-captain-back = { $who } er tilbake som kaptein.
history-stands-in = { $who } spiller i stedet for kapteinen, som er borte.
history-captain-back = { $who } er tilbake og spiller videre.
history-silence = { $who } svarte ikke i tide: det betyr kapteinens svar, eller pass.
talk-stand-in = Du spiller i kapteinens sted; lagets råd står her.
claim-title = Står du allerede i poengboken?
claim-lead = Velg navnet ditt i stedet for å bli med på nytt. Verten bekrefter det.
claim-seat = Jeg er { $who }
waits-claim = Verten er bedt om å bekrefte at du er { $who }.
wood-claim = { $who } har åpnet lenken og sier: «Jeg er { $seat } i poengboken.»
wood-claim-grant = Det stemmer
wood-claim-refuse = Nei
wood-enter = Før det inn
wood-sure-result = { $kind ->
    [gammon] { $title }: en gammon. Partiet slutter.
    [backgammon] { $title }: en backgammon. Partiet slutter.
   *[single] { $title }: en enkel seier. Partiet slutter.
}
wood-sure-pay = Etter regnskapet skylder { $from } { $to } { $owed }. Føre inn { $amount } likevel?
accounts-debt = { $from } skylder { $to } { $amount }
accounts-carried = Tatt med fra forrige chouette: { $list }.
accounts-carried-on = Det som sto åpent, er tatt med til neste chouette og betales der.
game-jacoby = På en kube som ikke var snudd, telte en gammon enkelt (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Du taper { $amount }
   *[false] { $who } taper { $amount }
}
strip-own-cube = { $at ->
    [box] Kube { $value }, boxens
    [own] Kube { $value }, din
   *[middle] Kube { $value }, midten
}
line-ask-mark = Spør
line-asked-mark = Spurt
voice = Talerom
voice-note = En lenke (https) til der dere snakker. Alle ved bordet ser den.
voice-open = Åpne talerommet
parts-title = Ved siden av brettet
parts-members = Medlemmer
parts-talk = Prat
parts-accounts = Regnskap
parts-more = Mer
parts-board = Tilbake til brettet
chouette-not-claimable = Denne plassen kan ikke kreves: den er opptatt, eller verten har ikke ført den inn.
chouette-not-in-their-place = Du spiller i kapteinens sted og kan ikke gi opp på kapteinens vegne.
