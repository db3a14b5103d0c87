# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Boks
role-partner = Makker
role-captain = Kaptajn
role-member = Hold
role-giver = Gav en dobleterning
role-out = Ude
role-waiting = Venter
role-gone = Gået
with-role = { $who }, { $role }
nobody = ingen
no-cubes = Der er ingen dobleterninger på bordet.
points-count = { $n ->
    [one] et point
   *[other] { $size } point
}

# Where it stands
now-gathering = { $n ->
    [0] Ingen er med endnu: en chouette kræver mindst tre.
    [one] Én spiller er med: en chouette kræver mindst tre.
   *[other] { $n } spillere er med: en chouette kræver mindst tre.
}
now-enough = { $n } spillere er med. Slå en terning om rækkefølgen, eller vent på flere.
now-enough-wooden = { $n } spillere er med. Slå hver en terning på bordet, og skriv rækkefølgen ind.
now-ordering = Alle slår én terning: den højeste er boks, den næsthøjeste kaptajn.
now-order = Rækkefølgen er afgjort: { $box } er boks, { $captain } kaptajn.
now-between = Før parti { $game }: { $box } er boks, { $captain } kaptajn.
now-partner = { $you ->
    [true] Vil du være boksens makker?
   *[false] { $who } er spurgt om at være boksens makker.
}
now-draw = Ingen vil være makker: boksen kan trække lod om en.
now-closed = Spillet er slut. Regnskabet viser, hvad der mangler at blive betalt.
now-extras = { $you ->
    [true] Kun du tog: de andre kan hver give dig en dobleterning til og betale dig { $price }.
   *[false] Kun { $who } tog. De, der afslog, kan give en ekstra dobleterning og betale { $price } med den.
}
now-tie = { $you ->
    [true] Samme tal to gange. Skal indsatsen dobles igen?
   *[false] Samme tal to gange: { $who } afgør, om indsatsen dobles igen.
}
now-wooden = Parti { $game } spilles på det rigtige bræt. Skriv doblinger og resultat ind.
now-box-offers = { $step ->
    [beaver] { $box }: bæver til { $value } mod { $members }.
    [raccoon] { $box }: vaskebjørn til { $value } mod { $members }.
    [otter] { $box }: odder til { $value } mod { $members }.
   *[double] { $box } (boks): dobling til { $value } mod { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: bæver til { $value }.
    [raccoon] { $members }: vaskebjørn til { $value }.
    [otter] { $members }: odder til { $value }.
   *[double] { $members }: dobling til { $value }.
}
now-offer-part = { $by ->
    [box] til { $value } mod { $members }
   *[team] { $members } til { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: bæver { $list }.
    [raccoon] { $box }: vaskebjørn { $list }.
    [otter] { $box }: odder { $list }.
   *[double] { $box } (boks): dobling { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Bæver: { $list }.
    [raccoon] Vaskebjørn: { $list }.
    [otter] Odder: { $list }.
   *[double] Dobling: { $list }.
}
waits-next-game = Du spiller fra næste parti.
now-resignation = { $you ->
    [true] Du får tilbudt { $win ->
        [gammon] en gammon
        [backgammon] en backgammon
       *[single] et enkelt parti
    }. Godtager du?
   *[false] Opgivelse tilbudt: { $win ->
        [gammon] en gammon
        [backgammon] en backgammon
       *[single] et enkelt parti
    }. Venter på { $who }.
}
now-opening-yours = Åbningsslag: slå din terning.
now-opening = Åbningsslag: boks og kaptajn slår hver en terning.
now-roll-cube = { $you ->
    [true] Din tur: slå eller doble.
   *[false] { $who } skal slå. Du kan doble først.
}
now-roll = { $you ->
    [true] Din tur: slå.
   *[false] { $who } skal slå.
}
now-play = { $who } skal spille { $roll }.
now-shown = { $you ->
    [true] Der er trukket: slå for at godtage det.
   *[false] Der er trukket; { $who } kan kræve et lovligt træk.
}
now-advise = { $who } skal spille { $roll }. Flyt brikkerne for at vise kaptajnen et træk.
now-advise-ready = Vis kaptajnen dette træk, eller fortryd det.
waits-roll_die = Mangler at slå: { $who }.
waits-offer = Kan stadig doble: { $who }.
waits-answer = Mangler at svare: { $who }.
waits-extra = Mangler at beslutte sig: { $who }.
time-left = { $time } tilbage

# Acts
choice-roll_die = Slå din terning
choice-roll_opening = Slå
choice-draw_partner = Træk lod om en makker
choice-give_extra = Giv en dobleterning, betal { $price }
choice-decline_extra = Giv ingen dobleterning
choice-count_tie = Godtag den automatiske dobling
choice-decline_tie = Lad dobleterningen stå
choice-accept_partner = Vær boksens makker
choice-decline_partner = Nej tak
choice-start_game = { $game ->
    [1] Begynd det første parti
   *[other] Begynd parti { $game }
}
choice-seek_partner = Find en makker
choice-end_partnership = Slut makkerskabet
choice-double = Doble til { $value }
choice-double_all = Doble alle
choice-double_some = Doble de valgte
choice-hold = Ingen dobling
choice-join = Vær med
choice-stay = Bliv alligevel
choice-leave = Forlad chouetten
choice-leave-game = Gå efter dette parti
choice-close = Slut spillet
sure-leave = Vil du gå? Dit regnskab står åbent, til det er gjort op.
sure-close = Slut spillet for alle? Regnskabet gemmes.
act-roll_opening = Slå

# Answering
answer-title = { $n ->
    [one] Dit svar
   *[other] Dit svar på { $n } doblinger, som én beslutning
}
answer-cube = { $who }: { $asked }, hvis du tager, { $refused } tabt, hvis du afslår
answer-cube-alone = { $asked }, hvis du tager, { $refused } tabt, hvis du afslår
answer-take = Tag
answer-drop = Afslå
answer-beaver = Bæver
answer-raccoon = Vaskebjørn
answer-otter = Odder
answer-all-take = Tag alle
answer-all-drop = Afslå alle
answer-all-beaver = Bæver på alle
answer-all-raccoon = Vaskebjørn på alle
answer-all-otter = Odder på alle
answer-send = Svar
answer-weigh = Du ville spille om { $played } og betale { $paid } nu.
answer-open = Vælg et svar på hver dobling.
answer-fine = Reglerne tillader dette svar.
offer-title = Hvilke dobleterninger?
settle-title = Forlig om en dobleterning
settle-offer = Tilbyd
settle-offered = { $own ->
    [true] Du har tilbudt forlig om { $yours ->
        [true] din dobleterning
       *[false] dobleterningen hos { $who }
    }.
   *[false] { $by } tilbyder forlig om { $yours ->
        [true] din dobleterning
       *[false] dobleterningen hos { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Du ville få { $amount }.
    [pay] Du ville betale { $amount }.
   *[nothing] Ingen ville betale noget.
}
settle-points = { $yours ->
    [true] Din dobleterning
   *[false] Dobleterningen hos { $who }
}
settle-way-receive = Jeg får
settle-way-pay = Jeg betaler
settle-note = I point; halve er tilladt. Et tilbud gælder til næste slag, træk eller dobling.
settle-accept = Godtag
settle-decline = Afslå
settle-withdraw = Træk tilbage

# The list of members
line-title = Medlemmer og dobleterninger
line-cube-ends = boks ↔ egen
line-game = Dette parti
line-total = Point
line-you = du
line-leaving = går efter dette parti
line-awaited = i tur
line-extra = ekstra dobleterning mod { $who }
line-bot = bot
line-pips = { $n } pips
line-ask = Spørg om råd
cube-at = { $at ->
    [box] Dobleterningen på { $value }, hos boksen
    [own] Dobleterningen på { $value }, hos { $who }
   *[middle] Dobleterningen på { $value }, i midten
}
cube-offered = { $by ->
    [box] tilbudt af boksen på { $value }
   *[team] tilbudt boksen på { $value }
}
cube-settled = { $winner ->
    [box] vundet af boksen
    [team] vundet fra boksen
   *[agreed] forlig
}
cube-single = Dobleterningen
cube-won = vundet
cube-lost = afslået
cube-agreed = forlig

# Talk
talk-title = Holdets snak
talk-never = Bordets regler tillader ingen råd til kaptajnen.
talk-free = Bordets regler lader dig ikke give råd nu.
talk-after-cube = Holdet må give råd, når der er doblet.
talk-cube-holders = Spillere, der har tilbudt eller taget en dobling, må give råd, og alle, kaptajnen spørger.
talk-label = Råd til kaptajnen
talk-label-team = Et ord til dit hold
talk-title-partner = Boks og makker
talk-agree = Enig
talk-agreed = enig: { $who }
table-talk-title = Snak ved bordet
table-talk-label = Til alle ved bordet
line-away = væk
line-asked = spurgt
line-unask = Tag spørgsmålet tilbage
sure-paid = Har du betalt { $to } { $amount }? Det skrives i regnskabet for alle.
sure-leave-plays-on = Vil du gå? Din dobleterning spiller videre under kaptajnen, til partiet er slut. Dit regnskab står åbent, til det er gjort op.
sure-leave-loses = Vil du gå? Ved dette bord taber du straks dine åbne dobleterninger, som de ligger. Dit regnskab står åbent, til det er gjort op.

# Accounts
accounts-title = Regnskab
accounts-open = Regnskab og opgørelse
accounts-games = Partier
accounts-none = Intet parti er slut endnu.
accounts-sum = Regnskabet giver tilsammen { $sum }.
accounts-fewest = Færrest betalinger
accounts-pay = { $from } betaler { $to } { $amount }
accounts-paid = Det har jeg betalt
accounts-even = Ingen skylder noget.
game-line = { $winner ->
    [box] { $box } (boks) slog { $captain }
   *[team] { $captain } slog { $box } (boks)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , alle dobleterninger afgjort
    [resigned] , opgivet
    [claimed] , krævet
    [flag] , på tid
    [forfeited] , udeblivelse
    [adjudicated] , ved afgørelse
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Boksen bliver.
    [behind] Boksen vandt, men var bagud i point: den går bagest i køen.
   *[beaten] Boksen går bagest i køen.
}

# Said as it happens
said-joins = { $who } er med.
said-stays = { $who } bliver alligevel.
said-leaving = { $who } går efter dette parti.
said-gone = { $who } er gået.
said-order = Rækkefølgen: { $names }.
said-die = { $you ->
    [true] Du slog { $die }.
   *[false] { $who } slog { $die }.
}
said-game = Parti { $game }: { $box } er boks, { $captain } kaptajn.
said-captain = { $you ->
    [true] Du er nu kaptajn.
   *[false] { $who } er nu kaptajn.
}
said-answer = { $n ->
    [one] Dit svar: tager eller afslår du?
   *[other] Dit svar på { $n } doblinger.
}
said-answered = { $who } har svaret. Mangler at svare: { $n ->
    [0] ingen
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Din dobleterning
       *[false] Dobleterningen hos { $who }
    }: vundet af boksen.
   *[team] { $you ->
        [true] Din dobleterning
       *[false] Dobleterningen hos { $who }
    }: vundet fra boksen.
}
said-agreed = { $you ->
    [true] Din dobleterning
   *[false] Dobleterningen hos { $who }
} er afgjort ved forlig.
said-cube = { $at ->
    [box] { $you ->
        [true] Din dobleterning
       *[false] Dobleterning ({ $who })
    }: { $value }, hos boksen.
    [own] { $you ->
        [true] Din dobleterning: { $value }, hos dig.
       *[false] Dobleterning ({ $who }): { $value }, hos { $who }.
    }
   *[middle] { $you ->
        [true] Din dobleterning
       *[false] Dobleterning ({ $who })
    }: { $value }, i midten.
}
said-extra = { $from } giver { $to } en ekstra dobleterning på { $value }.
said-result = Parti { $game }: { $winner ->
    [box] { $box }, boksen, slår { $captain }
   *[team] { $captain } slår { $box }, boksen
}{ $win ->
    [gammon] {" "}med en gammon
    [backgammon] {" "}med en backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , alle dobleterninger afgjort
    [resigned] , opgivet
    [claimed] , krævet
    [flag] , på tid
    [forfeited] , udeblivelse
    [adjudicated] , ved afgørelse
   *[borne_off] {""}
}. { $fate ->
    [stays] Boksen bliver.
    [behind] Boksen vandt, men var bagud i point: den går bagest i køen.
   *[beaten] Boksen går bagest i køen.
}
said-points = { $list }.
said-may-double = Du kan doble, før der slås.

# Over the wooden board
wood-title = Regnskabsbog
wood-add = Tilføj en spiller
wood-name = Navn
wood-order = Fastsæt rækkefølgen
wood-order-note = Først boksen, så kaptajnen, så køen, efter de slåede terninger.
wood-up = Flyt { $who } op
wood-down = Flyt { $who } ned
wood-doubles = Hvem dobler?
wood-double = { $who } dobler til { $value }
wood-box-doubles = { $who } (boks) dobler
wood-answers = { $who } svarer
wood-rolled = Der er slået
wood-tie = Samme tal i åbningsslaget
wood-result = Partiet er slut
wood-box-wins = { $who } (boks) vinder
wood-team-wins = { $who } og holdet vinder
wood-single = Enkelt
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Fortryd den sidste indskrivning
wood-undo-more = Fortryd flere
wood-undo-steps = Hvor mange indskrivninger
wood-leave = { $who } går
wood-join = { $who } bliver
wood-stake = Indsats i næste parti
wood-unit = Et point er
wood-currency = Valuta
wood-settle = Afgør en dobleterning ved forlig
wood-settle-cube = Dobleterningen hos
wood-settle-points = Point
wood-settle-note = Hvad medlemmet får; negativt, hvis medlemmet betaler. Halve er tilladt.
wood-set = Fastsæt
wood-pay = Noter en betaling
wood-from = Fra
wood-to = Til
wood-amount = Beløb
wood-no-amount = Skriv et beløb over nul med valutaens decimaler.
wood-record = Noter
wood-partner = Makker fundet ved lod
wood-others = Medlemmer, indsats, betalinger

# Keys
key-chouette-go = slå, færdig, begynd
key-chouette-double = doble: din dobleterning, eller alle, hvis du er boks
key-chouette-take = tag alt, hvad du får tilbudt
key-chouette-drop = afslå alt, hvad du får tilbudt
key-chouette-beaver = bæver på alt, hvad du får tilbudt
key-chouette-hold = ingen dobling i denne tur
key-chouette-cubes = læs alle dobleterninger op
key-chouette-wait = sig, hvem der mangler
key-chouette-talk = skriv et råd
key-chouette-answer = til svaret

# Why something is refused
chouette-house-only = Det kan kun serveren.
chouette-player-only = Det kan kun en spiller.
chouette-not-opened = Den chouette findes ikke.
chouette-opened-already = Chouetten findes allerede.
chouette-not-over = Spillet er ikke slut.
chouette-goes-on-already = De samme spillere har allerede begyndt en ny chouette.
chouette-over = Spillet er slut.
chouette-only-over-the-board = Det skrives kun ind ved et rigtigt bræt; online noterer serveren det.
chouette-only-online = Det sker på det rigtige bræt og skrives ikke ind.
chouette-dice-missing = Terningerne til dette slag mangler.
chouette-bad-text = Teksten er tom eller for lang.
chouette-not-here = Kun medlemmer, der er med i chouetten, kan gøre det eller blive betalt.
chouette-joined-already = { $member } er allerede med.
chouette-name-taken = { $name } står allerede i bogen: luk personen ind igen, eller skriv et andet navn, for eksempel med et forbogstav.
chouette-full = Der kan ikke være flere end { $most } med.
chouette-decide-first = Svar først på det, der venter på dig: du kan gå mellem to beslutninger.
chouette-leaving-already = Du har allerede sagt, at du går: du går, når partiet er slut.
chouette-order-known = Rækkefølgen er allerede afgjort.
chouette-order-unknown = Rækkefølgen er ikke afgjort endnu.
chouette-no-roll-waited = Det er ikke din tur til at slå.
chouette-order-incomplete = Rækkefølgen skal nævne hver spiller én gang.
chouette-too-few = En chouette kræver mindst tre spillere.
chouette-game-in-play = Et parti er i gang.
chouette-no-game = Intet parti er i gang.
chouette-no-part = Du er ikke med i dette parti, eller ikke mere.
chouette-box-only = Det kan kun boksen afgøre.
chouette-not-the-player = { $member } slår, flytter og beslutter for denne side.
chouette-no-partner-yet = Boksen kan have en makker fra { $from } spillere.
chouette-partner-already = Boksen har allerede en makker.
chouette-no-partnership = Du har intet makkerskab at slutte.
chouette-not-asked = Det er ikke din tur til at blive spurgt som makker.
chouette-lot-too-early = Der trækkes lod om en makker, når alle er spurgt og ingen ville.
chouette-not-in-the-lot = { $member } er ikke med i lodtrækningen om en makker.
chouette-board = Det tillader reglerne ikke nu.
chouette-too-many-steps = Et træk har højst fire ryk.
chouette-tie-waits = Først afgør boksen, om det ens slag dobler indsatsen.
chouette-no-tie = Intet ens slag venter på at blive regnet med.
chouette-opening-over = Partiet er begyndt; ens åbningsslag kommer før.
chouette-cubes-wait = De tilbudte doblinger skal først besvares.
chouette-extras-wait = Først beslutter de, der afslog, om ekstra dobleterninger.
chouette-others-may-offer = Andre kan stadig doble: { $members }.
chouette-answered-this-turn = Boksen har svaret; ingen kan doble før næste slag.
chouette-captain-offers = Kun { $member } kan doble for holdet.
chouette-one-cube = Der er én dobleterning: den tilbydes alle, og boksen svarer alle ens.
chouette-nothing-to-offer = Du har ingen dobleterning at tilbyde.
chouette-not-your-cube = Du kan ikke tilbyde dobleterningen hos { $member }.
chouette-offered-already = Dobleterningen hos { $member } er allerede tilbudt i denne tur.
chouette-cube-exhausted = Dobleterningen kan ikke gå højere.
chouette-nothing-offered = Du er ikke blevet tilbudt noget.
chouette-answered-already = Du har allerede svaret.
chouette-answer-each = Svar på hver dobling, du får tilbudt: { $members }.
chouette-response-not-enabled = Bordets regler har ikke det svar.
chouette-duty-take-enough = Alle har doblet: det, du tager ({ $taken }), skal mindst være lige så meget værd som det, du afslår ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}og det, du har tabt i dette parti ({ $before })
}.
chouette-duty-takers-beaver = Ved dette bord tages en dobling med bæver.
chouette-duty-beaver-the-captain = Tager du kun kaptajnens, skal du svare med bæver.
chouette-duty-take-the-captain = Tager du nogen af dem, skal du tage kaptajnens ({ $member }).
chouette-duty-sole-taker-beavers = Alle andre har afslået: den eneste, der tager, skal svare med bæver.
chouette-duty-last-rejects = Alle andre har afslået boksens dobling: du skal også afslå.
chouette-no-extra = Du har ingen ekstra dobleterning at give nu.
chouette-no-advice = Bordets regler lader dig ikke give råd nu.
chouette-advises-nobody = Holdets medlemmer giver kaptajnen råd; boksen spiller alene.
chouette-out-of-the-game = Du er ude af partiet og kan ikke give råd.
chouette-no-settlement = Forlig om den dobleterning er ikke din sag.
chouette-bad-amount = Det beløb er ikke muligt.
chouette-pays-themselves = Ingen kan betale sig selv: vælg to spillere.
stake-currency = »{ $text }« er ikke en valuta: skriv en kode som EUR, eller lad feltet stå tomt for at spille om point.
stake-decimals = { $cents ->
    [points] Point er hele: skriv indsatsen uden decimaler.
    [no] { $currency } regnes i hele: skriv indsatsen uden decimaler.
   *[yes] Et beløb i { $currency } har højst to decimaler.
}
stake-bounds = { $cents ->
    [points] Et point er fra 1 til 1.000.000 point værd.
    [no] Et point er fra 1 til 1.000.000 { $currency } værd.
   *[yes] Et point er fra 0,01 til 10.000 { $currency } værd.
}
chouette-nothing-to-undo = Der er kun { $acts } indskrivninger at fortryde.
chouette-nothing-due = Der er intet, der skal gøres nu.
chouette-nothing-changes = Det ville ikke ændre noget.
chouette-dice-called = Terningerne er lige ved at blive slået.
chouette-not-that-roll = Det slag er ikke meldt eller allerede slået.
chouette-no-own-chain = Kun boks og kaptajn har en kæde, og hver åbner sin egen.
chouette-chain-too-late = En kæde bindes én gang, før det første slag i sit sæt.
chouette-link-opened-already = Kædeleddet til dette slag er allerede åbnet.
chouette-bad-link = Kædeleddet passer ikke med bindingen.

# A game as it went
history-of = Parti { $n }, træk for træk
history-open = Træk for træk
history-colours = { $box } (boks)
history-colours-team = holdet
history-boards = Brættet efter hvert træk; vælg et for at forstørre det, piletasterne går igennem.
history-position = Stilling. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Forrige parti
history-next = Næste parti →
history-order = { $partnered ->
    [true] Boks { $box } med { $partner } mod { $team }, kaptajnen først.
   *[false] Boks { $box } mod { $team }, kaptajnen først.
}
history-opening = Åbning: { $box } slår { $white }, { $captain } { $black }.
history-tie = Åbning: begge slår { $white }.
history-same = Åbning: samme tal to gange.
history-tie-counted = godtager den automatiske dobling
history-tie-declined = Boksen lader dobleterningen stå.
history-cannot = intet lovligt træk
history-doubles = dobler
history-box-doubles = dobler mod { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(dobleterning: { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(af pligt, CHO-15: den eneste, der tager, svarer med bæver)
    [last_rejects] {" "}(af pligt, CHO-09: den sidste afslår som alle andre)
   *[other] {" "}(af pligt)
}
history-captain = { $who } er nu kaptajn: { $why ->
    [declined] kaptajnen har afslået.
    [cube_dropped] kaptajnens dobling blev afslået.
    [settled] kaptajnens dobleterning blev afgjort ved forlig.
    [too_slow] kaptajnen handlede ikke i tide.
   *[left] kaptajnen er gået.
}
history-extra = { $from } giver { $to } en ekstra dobleterning og betaler { $price }.
history-settled = Forlig mellem { $from } og { $to }: { $points }.
history-slow = { $who } handlede ikke i tide.
history-left-cubes = { $who } går og taber dobleterningen.
history-challenge = kræver et lovligt træk
history-resign = tilbyder at opgive { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] et enkelt parti
}
history-claim = kræver { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] partiet
}
history-resignation-accepted = godtager
history-resignation-rejected = spiller videre
again-open = En ny chouette med de samme spillere
again-go = Til den nye chouette

# What has just happened
news-title = Hvad der lige er sket
news-tie = Begge slog { $die }.
news-tie-counted = Det ens slag doblede alle dobleterninger.
news-tie-declined = Boksen lader dobleterningerne stå efter det ens slag.
news-doubled = { $you ->
    [true] Du doblede { $n ->
        [one] en dobleterning
       *[other] { $n } dobleterninger
    }.
   *[false] { $who } doblede { $n ->
        [one] en dobleterning
       *[other] { $n } dobleterninger
    }.
}
news-answer = { $who }: { $answer }, { $value } (dobleterning: { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– af pligt: den eneste, der tager, svarer med bæver
    [last_rejects] {" "}– af pligt: den sidste afslår som alle andre
   *[other] {" "}– af pligt
}.
news-extra = { $you ->
    [true] Du gav { $to } en ekstra dobleterning.
   *[false] { $who } gav { $to } en ekstra dobleterning.
}
news-captain = { $you ->
    [true] Du er nu kaptajn
   *[false] { $who } er nu kaptajn
}: { $why ->
    [declined] kaptajnen har afslået.
    [cube_dropped] kaptajnens dobling blev afslået.
    [settled] kaptajnens dobleterning blev afgjort ved forlig.
    [too_slow] kaptajnen handlede ikke i tide.
   *[left] kaptajnen er gået.
}
news-too-slow = { $side ->
    [box] Boksen handlede ikke i tide.
   *[team] Kaptajnen handlede ikke i tide.
}
news-settled = { $paid ->
    [true] Forlig om dobleterningen hos { $who }: { $points } til { $to }.
   *[false] Forlig om dobleterningen hos { $who }, uden betaling.
}
news-settle-declined = Forligstilbuddet om dobleterningen hos { $who } blev afslået eller trukket tilbage.
news-silence = { $you ->
    [true] Du svarede ikke i tide: { $answer }. Intet svar betyder kaptajnens svar eller et afslag.
   *[false] { $who } svarede ikke i tide: det betyder kaptajnens svar eller et afslag.
}
news-own-answer = { $n ->
    [one] Dit svar: { $answer }. De andre er ikke færdige.
   *[other] Dine svar: { $answers }. De andre er ikke færdige.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = For kaptajnen
news-stands-in = { $you ->
    [true] Du spiller i kaptajnens sted, til kaptajnen er tilbage.
   *[false] { $who } spiller i kaptajnens sted, til kaptajnen er tilbage.
}
news-captain-back = { $who } er tilbage som kaptajn.
history-stands-in = { $who } spiller i stedet for kaptajnen, som er væk.
history-captain-back = { $who } er tilbage og spiller videre.
history-silence = { $who } svarede ikke i tide: det betyder kaptajnens svar eller et afslag.
talk-stand-in = Du spiller i kaptajnens sted; her står holdets råd.
claim-title = Står du allerede i regnskabsbogen?
claim-lead = Vælg dit navn i stedet for at melde dig igen. Værten bekræfter det.
claim-seat = Jeg er { $who }
waits-claim = Værten er bedt om at bekræfte, at du er { $who }.
wood-claim = { $who } har åbnet linket og siger: »Jeg er { $seat } i regnskabsbogen.«
wood-claim-grant = Det passer
wood-claim-refuse = Nej
wood-enter = Skriv ind
wood-sure-result = { $kind ->
    [gammon] { $title }: en gammon. Partiet slutter.
    [backgammon] { $title }: en backgammon. Partiet slutter.
   *[single] { $title }: enkelt. Partiet slutter.
}
wood-sure-pay = Efter regnskabet skylder { $from } { $to } { $owed }. Skriv { $amount } alligevel?
accounts-debt = { $from } skylder { $to } { $amount }
accounts-carried = Taget med fra den forrige chouette: { $list }.
accounts-carried-on = Det udestående er gået med til den næste chouette og betales dér.
game-jacoby = På en dobleterning, der ikke var vendt, talte gammon enkelt (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Du taber { $amount }
   *[false] { $who } taber { $amount }
}
strip-own-cube = { $at ->
    [box] Dobleterning { $value }, boksens
    [own] Dobleterning { $value }, din
   *[middle] Dobleterning { $value }, midten
}
line-ask-mark = Spørg
line-asked-mark = Spurgt
voice = Talerum
voice-note = Et link (https) til det sted, hvor I taler. Alle ved bordet ser det.
voice-open = Åbn talerummet
parts-title = Ved siden af brættet
parts-members = Medlemmer
parts-talk = Snak
parts-accounts = Regnskab
parts-more = Mere
parts-board = Tilbage til brættet
chouette-not-claimable = Pladsen kan ikke overtages: den er optaget, eller værten har ikke skrevet den ind.
chouette-not-in-their-place = Du spiller i kaptajnens sted og kan ikke give op for kaptajnen.
