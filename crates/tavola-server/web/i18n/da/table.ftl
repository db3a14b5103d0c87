# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = du
you-first = Du
you-object = dig
white = Hvid
black = Sort
bot = bot
you-mark = du
seat-free = Ledig plads
gone = væk
bar-word = bar
off-word = off
number = { $n ->
    [0] ingen
    [1] en
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] syv
    [8] otte
    [9] ni
    [10] ti
    [11] elleve
    [12] tolv
    [13] tretten
    [14] fjorten
    [15] femten
   *[other] { $n }
}
# Places and what stands there
board-label = Bræt. Piletasterne går fra punkt til punkt, Enter flytter en brik.
point = punkt { $number }
bar-yours = din bar
bar-theirs = modstanderens bar
tray-yours = dine brikker, der er taget af
tray-theirs = modstanderens brikker, der er taget af
bar-white = Hvids bar
bar-black = Sorts bar
tray-white = Hvids brikker, der er taget af
tray-black = Sorts brikker, der er taget af
place = { $place }, { $checkers }
checkers-none = tomt
checkers-count = { $count }
checkers-yours = { $n ->
    [1] en blot, din
   *[other] { $count } af dine
}
checkers-theirs = { $n ->
    [1] en blot, modstanderens
   *[other] { $count } af modstanderens
}
checkers-white = { $n ->
    [1] en blot, Hvids
   *[other] { $count } af Hvids
}
checkers-black = { $n ->
    [1] en blot, Sorts
   *[other] { $count } af Sorts
}
moves-to = ryk til { $to }
moves-hitting = ryk til { $to } og slå hjem
moves-off = tag af
quadrant-home = Dit hjemland: { $checkers }
quadrant-outer = Dit ydre hjemland: { $checkers }
quadrant-their-outer = Modstanderens ydre hjemland: { $checkers }
quadrant-their-home = Modstanderens hjemland: { $checkers }
dice-swap = Terninger { $a } og { $b }: byt rækkefølge
dice-done = Terninger { $a } og { $b }, spillet: tag dem op
cube-press = Dobleterning: doble til { $value }
cube-middle = Dobleterningen i midten, på { $value }
cube-owned = Dobleterningen på { $value }, hos { $you ->
    [true] dig
   *[false] { $who }
}

# Acts
act-roll = Slå
act-double = Doble
act-confirm_double = Doble til { $value }
act-cancel_double = Nej
act-take = Tag
act-drop = Afslå
act-beaver = Bæver
act-raccoon = Vaskebjørn
act-otter = Odder
act-done = Færdig
act-no_move = Intet lovligt træk: videre
act-undo = Fortryd
act-next_game = Næste parti
act-offer_rematch = Revanche
act-accept_rematch = Tag imod revanchen
act-decline_rematch = Nej tak
act-accept_resignation = Godtag
act-reject_resignation = Spil videre
act-annul_doubles = Annuller doblingerne
act-annul_doubles-detail = ingen doblinger i Crawford-partiet
act-correct_start = Ret opstillingen
act-correct_start-detail = før det fjerde slag
act-roll_early = Slå for tidligt
act-double_early = Doble for tidligt
act-double_by_mistake = Doble i Crawford-partiet
act-accept_play = Lad det stå
act-challenge = Kræv et lovligt træk
confirm-double = Doble til { $value }? Tryk igen for at bekræfte.

# The line under the board
status-waiting = Venter på din modstander.
status-waiting-doubles = Venter på, at alle sætter sig.
status-ready = Kampen begynder om lidt.
status-opening = Slå om, hvem der begynder.
status-opening-tie = Begge slog { $die }: slå om.
status-rolling = Terningerne ruller.
status-their-roll = { $who } skal slå.
status-their-play = { $who } skal spille { $roll }.
status-doubled = Doblet til { $value }. Venter på { $who }.
status-play = { $roll }: dit træk.
status-cannot = { $roll }: intet lovligt træk.
status-complete = Tryk Færdig, eller fortryd et ryk.
status-rolled-early = { $mover ->
    [you] { $who } har slået { $roll } for tidligt: slaget står, og du spiller med viden om det. Der kan ikke dobles før det (IRR-07).
    [opponent] Du har slået { $roll } for tidligt: slaget står, din modstander spiller med viden om det, og du kan ikke doble (IRR-07).
   *[other] { $who } har slået { $roll } for tidligt: slaget står (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } har doblet for tidligt: du spiller med viden om det og svarer bagefter (CUB-09).
    [opponent] Du har doblet for tidligt: det kan ikke trækkes tilbage (CUB-09).
   *[other] { $who } har doblet for tidligt (CUB-09).
}
status-shown = Dit træk kan anfægtes, indtil { $who } slår.
status-challenged = { $who } kræver et lovligt træk: spil { $roll } igen.
status-their-shown-answer = { $who } har spillet. Lad det stå, eller kræv et lovligt træk.
status-their-shown = { $who } har spillet. Slå, så er trækket godtaget.
status-resigned = Du har tilbudt at opgive { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] et enkelt parti
}. Venter på svaret.
status-next-wanted = Venter på din modstander.
status-rematch-asked = Du har bedt om revanche.
status-rematch-offered = Din modstander vil gerne have revanche.
status-closed = Dette bord er lukket.
done-unmoved = Du har ikke flyttet noget. Tryk igen for alligevel at slutte din tur.
roll-early-sure = Din modstander er ikke færdig. Et slag nu gælder efter bordets regler. Tryk igen for at slå alligevel.
double-early-sure = Doblingen kommer for tidligt og kan ikke trækkes tilbage (CUB-09). Tryk igen for at doble alligevel.
not-complete = Din tur er ikke spillet færdig: spil så mange øjne, du lovligt kan.
not-now = Det kan du ikke nu.
dice-used = Begge terninger er spillet. Fortryd for at spille anderledes.
typing = Træk: { $text }
typed-wrong = »{ $text }« er ikke et lovligt træk.
deadline = { $you ->
    [true] Beslut dig inden { $seconds } s.
   *[false] { $who } har { $seconds } s til at beslutte sig.
}
absence = { $who } er væk. Uden tilbagevenden inden { $left } kan du kræve sejren.
line-open = Forbundet
line-lost = Forbindelsen er tabt. Forbinder igen…
replay-start = Partiets begyndelse, 0 af { $of }
replay = { $at } af { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } sætter sig.
say-gone = { $who } har mistet forbindelsen.
say-back = { $who } er tilbage.
say-play = { $who } slog { $a }-{ $b } og spillede { $play }.
say-play-told = { $who } spiller { $play }.
say-play-short = { $play }.
say-cannot = { $who } slog { $a }-{ $b } og har intet lovligt træk.
say-cannot-told = { $who } har intet lovligt træk.
say-roll = { $double ->
    [true] Dobbelt { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] intet lovligt træk
    [one] et træk
   *[other] { $n } træk
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } slår { $a }-{ $b }.
say-complete = Turen er spillet
say-forced = Tvunget: { $play }.
say-doubles = { $who } dobler til { $value }. Tag eller afslå?
say-beaver = { $who } svarer med bæver: dobleterningen ville gå til { $value }.
say-raccoon = { $who } svarer med vaskebjørn: dobleterningen ville gå til { $value }.
say-otter = { $who } svarer med odder: dobleterningen ville gå til { $value }.
say-cube = Dobleterningen på { $value }, hos { $you ->
    [true] dig
   *[false] { $who }
}.
say-cube-middle = Dobleterningen i midten på { $value }.
say-game = Parti { $game }.
say-crawford = Parti { $game }, Crawford-partiet: ingen dobling.
say-result = { $you ->
    [true] Du vinder
    [lost] Du taber
   *[false] { $who } vinder
} { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] partiet
}{ $ending ->
    [dropped] {" "}efter en afslået dobling
    [resigned] {" "}ved opgivelse
    [claimed] {" "}efter krav
    [flag] {" "}på tid
    [forfeited] {" "}ved udeblivelse
    [adjudicated] {" "}ved afgørelse
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}med dobleterningen på { $cube }
}, { $points ->
    [one] et point
   *[other] { $points } point
}.
say-match-won = { $you ->
    [true] Du vinder kampen
    [lost] Du taber kampen
   *[false] { $who } vinder kampen
}{ $cause ->
    [flag] {" "}på tid
    [too_slow] {" "}fordi beslutningen tog for lang tid
    [absent] {" "}{ $you ->
        [lost] fordi du blev væk
       *[other] fordi modstanderen blev væk
    }
    [left] {" "}{ $you ->
        [lost] fordi du gik
       *[other] fordi modstanderen gik
    }
    [resigned] {" "}ved opgivelse
    [ruling] {" "}ved afgørelse
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Spillet er slut: en spiller gik.
    [absent] Spillet er slut: en spiller blev væk.
    [too_slow] Spillet er slut: en beslutning tog for lang tid.
    [flag] Spillet er slut: en spillers tid løb ud.
    [resigned] Spillet er slut: en spiller gav op.
    [ruling] Spillet er slut ved afgørelse.
    [annulled] Kampen er annulleret: den tæller ikke for nogen.
   *[session_over] Spillet er slut.
}
say-resigns = { $who } tilbyder at opgive { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] et enkelt parti
}.
say-rejected = Opgivelsen blev afvist: spil videre.
say-your-turn = Din tur: slå.
say-your-turn-cube = Din tur: slå eller doble.
say-pips = Pips: du { $yours }, modstanderen { $theirs }.
score-money = Stilling { $yours }–{ $theirs }.
points-word = point
score-stake = Stilling { $yours }–{ $theirs }: { $lead ->
    [level] ingen skylder noget
    [you] du er { $amount } foran
    [opponent] din modstander er { $amount } foran
   *[other] { $who } er { $amount } foran
}.
score-match = Stilling { $yours }–{ $theirs } til { $length }.
score-match-stood = Stillingen var { $yours }–{ $theirs } til { $length }.

# Around the board
bar-you = Du: { $who }
bar-them = Modstander: { $who }
pips = { $n } pips
away = mangler { $n }
score-of = stilling { $n }
title-game = parti { $game }
title-crawford = Crawford
no-move = intet træk
moved-double = dobler til { $value }
moved-take = tager
moved-drop = afslår
moved-beaver = bæver til { $value }
moved-raccoon = vaskebjørn til { $value }
moved-otter = odder til { $value }
moved-roll_early = slog for tidligt
moved-double_early = doblede for tidligt til { $value }
moved-annul_doubles = doblinger i Crawford-partiet annulleret
moved-correct_start = opstilling rettet
moved-challenge = krævede et lovligt træk
game-how = { $ending ->
    [dropped] afslået
    [resigned] { $win ->
        [gammon] gammon, opgivet
        [backgammon] backgammon, opgivet
       *[single] opgivet
    }
    [claimed] { $win ->
        [gammon] gammon, krævet
        [backgammon] backgammon, krævet
       *[single] krævet
    }
    [flag] { $win ->
        [gammon] gammon, på tid
        [backgammon] backgammon, på tid
       *[single] på tid
    }
    [forfeited] { $win ->
        [gammon] gammon, udeblivelse
        [backgammon] backgammon, udeblivelse
       *[single] udeblivelse
    }
    [adjudicated] { $win ->
        [gammon] gammon, ved afgørelse
        [backgammon] backgammon, ved afgørelse
       *[single] ved afgørelse
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] enkelt
    }
}
match-decided = { $cause ->
    [flag] kamp vundet på tid
    [too_slow] kamp vundet: beslutningen tog for lang tid
    [absent] kamp vundet: modstanderen blev væk
    [left] kamp vundet: modstanderen gik
    [ruling] kamp vundet ved afgørelse
   *[resigned] kamp opgivet
}{ $between ->
    [true] {" "}mellem to partier
   *[false] {""}
}
plays-count = { $n ->
    [one] Et lovligt træk
   *[other] { $n } lovlige træk
}
resign-single = Opgiv et enkelt parti: { $points } point
resign-gammon = Opgiv en gammon: { $points } point
resign-backgammon = Opgiv en backgammon: { $points } point
resign-match = Opgiv hele kampen
resign-match-sure = Ja, opgiv hele kampen
resign-match-no = Nej, spil videre
resign-when-done = { $win ->
    [gammon] Du tilbyder at opgive en gammon
    [backgammon] Du tilbyder at opgive en backgammon
   *[single] Du tilbyder at opgive partiet
}, så snart din tur er slut (END-08). Esc trækker det tilbage.
resign-kind = { $win ->
    [gammon] Opgiv en gammon
    [backgammon] Opgiv en backgammon
   *[single] Opgiv et enkelt parti
}
leave-session = Slut spillet
leave-table = Forlad bordet
lookback-game = { $match ->
    [1] Parti { $game }
   *[other] Kamp { $match }, parti { $game }
}
lookback-open = Se tilbage på parti { $game }
lookback-unreachable = Partierne kan ikke hentes lige nu. Prøv igen om et øjeblik.
copied = Kopieret: { $text }
watchers = { $n ->
    [one] 1 tilskuer
   *[other] { $n } tilskuere
}
bot-level = Bot · { $level }
bot-level-beginner = begynder
bot-level-novice = let øvet
bot-level-casual = hyggespiller
bot-level-intermediate = øvet
bot-level-advanced = meget øvet
bot-level-expert = ekspert
bot-level-full = fuld styrke
stake-per-point = { $unit } pr. point
line-needed = Ingen forbindelse: det er muligt igen, så snart den er tilbage.
line-waiting = Ikke sendt endnu: det, du har gjort, sendes, så snart forbindelsen er tilbage.
moved-rejected_single = opgav et enkelt parti: afvist
moved-rejected_gammon = opgav en gammon: afvist
moved-rejected_backgammon = opgav en backgammon: afvist
act-double-detail = til { $value }
act-take-detail = om { $asked }
act-drop-detail = taber { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = vinder { $points }
act-beaver-detail = til { $beaver }
act-raccoon-detail = til { $beaver }
act-otter-detail = til { $beaver }
key-escape = tilbage fra det, der er begyndt; tilbage fra tidligere træk
key-mouse = flyt med den første terning; højreklik: med den anden
key-dice = byt terningerne; når turen er spillet: færdig
key-drag = flyt med begge terninger på én gang
invite-copied = Kopieret. Send det til din ven.
invite-select = Kopier det markerede link, og send det til din ven.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Dette bord er lukket.
refused-not-seated = Det kan kun spillerne ved dette bord.
refused-seat-taken = Pladsen er optaget.
refused-wrong-invitation = Pladsen er reserveret til en med invitation.
refused-not-begun = Kampen er ikke begyndt.
refused-no-game = Intet parti er i gang.
refused-match-over = Kampen er slut.
refused-opponent-left = Din modstander er gået.
refused-dice-called = Terningerne er lige ved at blive slået.
refused-time-is-up = Tiden var gået.
refused-rules = Det tillader reglerne ikke nu.
refused-not-opened = Det bord findes ikke.
refused-opened-already = Bordet findes allerede.
refused-not-allowed = Det kan kun serveren eller turneringslederen.
refused-nobody = Skriv dit navn først.
refused-seated-already = Du har allerede en plads her.
refused-same-player = Du kan ikke spille mod dig selv.
refused-broken-start = Det første parti kan ikke begynde med disse indstillinger.
refused-ready-already = Du har allerede sagt, at du er klar.
refused-begun-already = Kampen er allerede begyndt.
refused-seats-kept = Pladserne kan ikke byttes, før kampen er slut.
refused-game-on = Partiet er ikke slut.
refused-match-not-over = Kampen er ikke slut.
refused-no-match = I pengespil er der ingen kamp at opgive: opgiv partiet, eller gå.
refused-asked-already = Det har du allerede bedt om.
refused-rejected-before = Din modstander har afvist det; du kan tilbyde det igen efter næste slag.
refused-no-rematch = Der er ikke tilbudt revanche.
refused-not-that-roll = Et andet slag venter på sine kædeled.
refused-link-opened = Kædeleddet til dette slag er allerede åbnet.
refused-no-own-chain = Serveren åbner kædeleddene for denne plads.
deposit-no-own-chain = En startværdi kan lægges her, når pladsen har bundet sig til sin egen kæde.
deposit-not-the-seed = Startværdien hører ikke til den kæde, pladsen har bundet sig til.
refused-bad-link = Kædeleddet passer ikke med det, pladsen har bundet sig til.
refused-another-log = Denne browser har set et andet kampforløb end det, der er noteret her.
refused-too-long = En tekst eller liste er for lang, eller et tal er for stort.
refused-chain-too-long = En kæde har højst 4.096 led.
dice-alarm-commitment = Serveren har ændret det, den bandt sig til før kampen.
dice-alarm-chains = De kæder, pladserne havde bundet sig til før kampen, blev ændret, efter at den var begyndt.
dice-alarm-start = Et af dine kædeled blev krævet, før kampen begyndte.
dice-alarm-ahead = Kædeleddet til slag { $number } blev krævet, selv om det næste slag er { $expected }. Det ville have afsløret kommende slag for serveren.
dice-alarm-log = Serveren viser nu et andet forløb af denne kamp end før.
dice-alarm-between = Slag { $number } blev meldt, og noget andet skete, før terningerne faldt.
dice-alarm-twice = Slag { $number } blev meldt en gang til, af en anden eller til noget andet.
dice-alarm-dice = Terningerne på brættet er ikke dem i optegnelsen.
dice-alarm-lost = Serveren fik dit kædeled til slag { $number }, men noterede det som ikke åbnet.
dice-alarm-escrow = Slag { $number } er noteret som åbnet fra et depot, men denne browser har intet deponeret.
dice-alarm-proof = Optegnelsen af terningerne hænger ikke sammen: { $fault }
dice-alarm-refused = Denne browser åbner ikke flere kædeled i denne kamp; den offentliggjorte standardværdi træder i stedet, og optegnelsen viser det.
dice-said = Advarsel: { $text }
dice-remark-late = Dit kædeled til slag { $number } blev sendt { $seconds } s efter, at meldingen nåede denne browser, og talte ikke mere: den offentliggjorte standardværdi trådte i stedet.
dice-remark-away = { $n ->
    [one] Et slag blev slået, mens denne browser var væk: den offentliggjorte standardværdi trådte i stedet for dit kædeled.
   *[other] { $n } slag blev slået, mens denne browser var væk: den offentliggjorte standardværdi trådte i stedet for dine kædeled.
}
dice-remark-elsewhere = Din del af disse terninger er ikke i denne browser, men i den, hvor du gjorde dig klar. Her venter hvert af dine slag et øjeblik og bruger så den offentliggjorte standardværdi. I den anden browser giver »Fortsæt på en anden enhed« dig et link, der henter din del hertil.
dice-remark-house = Denne browser gemmer intet, så serveren trækker også din del af terningerne.
dice-remark-unsure = Mens denne browser var væk, blev der slået flere slag, end den kan stå inde for: den åbner ikke flere kædeled i denne kamp, og den offentliggjorte standardværdi træder i stedet.
dice-remark-brought = Din del af terningerne er nu også i denne browser.
dice-right = { $rolls ->
    [one] Terningerne er kontrolleret: det ene slag følger af det, der blev låst inde før kampen og gemt af denne browser.
   *[other] Terningerne er kontrolleret: alle { $rolls } slag følger af det, der blev låst inde før kampen og gemt af denne browser.
}
dice-fits = { $rolls ->
    [one] Terningerne er kontrolleret: det ene slag stemmer med optegnelsen. Denne browser havde intet eget gemt at sammenligne med.
   *[other] Terningerne er kontrolleret: alle { $rolls } slag stemmer med optegnelsen. Denne browser havde intet eget gemt at sammenligne med.
}
dice-wrong = Terningerne i denne kamp følger ikke af det, der blev låst inde før den.
refused-no-dice = Terningerne hertil mangler.
refused-too-many-steps = Et træk har højst fire ryk.
refused-nothing-changes = Det ville ikke ændre noget.
refused-no-clock = Her er intet ur.
refused-break-between-games = Pauser holdes mellem partierne.
refused-nothing-due = Der er intet, der skal gøres nu.
refused-not-absent = Din modstander har ikke været væk længe nok.
refused-too-fast = For mange forespørgsler: vent et øjeblik.
refused-not-yours = Det har du ikke lov til.
refused-malformed = Serveren forstod det ikke.
refused-away = Klubben kan ikke gemme noget lige nu. Prøv igen snart; imens går dit ur ikke.
refused-trouble = Noget gik galt hos os. Prøv igen.
clause-END-08 = Opgiv efter at have spillet din tur, og ikke om mere, end partiet endnu kan koste.
clause-END-09 = Flere slag kunne endnu ændre resultatet.
clause-MOV-01 = Punktet holdes af to eller flere af modstanderens brikker.
clause-MOV-02 = Hver terning er et ryk for sig, og intet punkt undervejs, hvor brikken kunne lande, er åbent.
clause-MOV-03 = Ingen af terningerne kan spilles alene.
clause-MOV-05 = Dobbeltslag spilles højst fire gange.
clause-MOV-06 = To farver deler aldrig et punkt.
clause-MOV-07 = Begge terninger skal spilles.
clause-MOV-08 = Kan kun en terning spilles, skal det være den største.
clause-MOV-09 = Af et dobbeltslag skal der spilles så meget som muligt.
clause-MOV-10 = Du mister kun din tur, når du intet lovligt træk har.
clause-HIT-02 = Brikker på baren skal først ind.
clause-HIT-03 = Punktet, du ville komme ind på, er ikke åbent.
clause-HIT-04 = Så mange brikker som muligt skal ind.
clause-OFF-01 = Du kan kun tage af, når alle dine brikker er hjemme.
clause-OFF-02 = Tag af fra punktet med det tal.
clause-OFF-03 = En brik på et højere punkt skal flytte de øjne.
clause-OFF-04 = Tag af fra dit højeste punkt.
clause-OFF-08 = Begge terninger skal også bruges, når du tager af.
clause-CUB-02 = Dobleterningen er ikke din, eller der er slået.
clause-CUB-03 = Du er ikke blevet tilbudt noget.
clause-CUB-04 = Du kan ikke doble to gange i træk.
clause-CUB-06 = Doblingen skal først besvares.
clause-CUB-15 = Det svar findes ikke i disse regler.
clause-CUB-17 = Efter disse regler kan du ikke doble ved denne stilling.
clause-MAT-02 = Der dobles ikke i Crawford-partiet.
clause-MAT-04 = Efter Crawford-partiet kan den, der er bagud, ikke doble før sin tredje tur.
clause-SET-07 = Åbningsslaget afgør, hvem der begynder.
clause-SET-08 = Slå først.
clause-IRR-01 = Det viste træk er lovligt og står.
clause-IRR-02 = Turen er slut.
clause-IRR-05 = Det er ikke din tur.
clause-OPT-03 = Det findes ikke i en kamp.

# Settings
set-group-board = Bræt
set-group-auto = Automatisk spil
set-group-sound = Lyde
set-group-voice = Oplæsning
set-board = Bræt
set-board-noce = Noce (valnød)
set-board-lavagna = Lavagna (skifer)
set-board-chiaro = Chiaro (høj kontrast)
set-board-panno = Panno (grønt klæde)
set-board-marmo = Marmo (marmor)
set-board-lacca = Lacca (lak og guld)
set-look = Udseende
set-look-system = Som systemet
set-look-light = Lyst
set-look-dark = Mørkt
set-numbers = Punkternes numre
set-numbers-own = Hver fra sit hjemland
set-numbers-absolute = Ens for begge (træk skrives fra hjemlandet)
set-home = Hjemland
set-home-right = Højre
set-home-left = Venstre
set-colour = Dine brikker
set-colour-light = Lyse
set-colour-dark = Mørke
set-speed = Animation
set-speed-slow = Langsom
set-speed-normal = Normal
set-speed-fast = Hurtig
set-speed-quick = Meget hurtig
set-speed-none = Ingen
set-arrows = Vis det seneste træk
set-pips = Vis pips
set-clocks = Vis ure
set-autoForced = Spil ture, der er helt tvungne
set-autoPass = Fortsæt, når der intet lovligt træk er
set-autoRoll = Slå, når der ikke kan dobles
set-autoBearOff = Tag af, når der ikke er mere kontakt
set-fastForward = Spol frem, når du er lukket ude
set-confirmDouble = Bekræft doblinger
set-soundRoll = Terninger
set-soundChecker = Brikker
set-soundHit = Slag hjem
set-soundOff = Brikker taget af
set-soundCube = Dobleterning
set-soundClock = Tiden er knap
set-soundTurn = Din tur
set-sayRolls = Slag
set-sayRolls-full = Med antal træk
set-sayRolls-short = Kun terninger
set-sayRolls-none = Fra
set-sayPlays = Modstanderens træk
set-sayPlays-full = Hvem, slag og træk
set-sayPlays-short = Kun trækket
set-sayPlays-none = Fra

# Keys
key-go = slå, færdig, videre
key-undo = fortryd et ryk
key-undo-all = fortryd hele turen
key-double = doble
key-take = tag, godtag
key-drop = afslå, afvis
key-beaver = bæver, vaskebjørn, odder
key-swap = byt terningerne
key-flip = vend brættet
key-list = liste over lovlige træk; et tal og Enter spiller et
key-last = vis det seneste træk igen
key-clocks = vis eller skjul ure
key-pips = vis eller skjul pips
key-quadrants = læs brættet op, felt for felt
key-type = skriv et træk, så Enter
key-replay = gå gennem partiet
key-board = til brættet
key-help = denne liste
key-bell = til klokken med dine beskeder

# Consultation doubles: two who share a side
pair-title = Jeres par
pair-hand = terninger: { $who }
pair-away = { $who } er væk
pair-dice = { $you ->
    [true] Du har terningerne og spiller for jeres side.
   *[false] { $who } har terningerne og spiller for jeres side.
}
pair-private = Det læser kun I to.
pair-come-back = Kom tilbage, og tag terningerne
pair-leave = Gå ({ $who } spiller videre)
pair-left = { $who } er gået. Du spiller videre alene; man kan altid komme tilbage.
pair-you-left = Du er gået, og { $who } spiller videre. Du kan komme tilbage.
pair-away-note = { $who } er væk. Du kan tage terningerne.
pair-links-away = Browseren hos { $who } åbner jeres sides del af terningerne: mens den er væk, tager hvert slag lidt længere.
act-take_dice = Tag terningerne
act-give_dice = Giv terningerne til { $who }
act-advise = Skriv til din makker
status-advise = { $who } skal spille { $roll }. Flyt brikkerne for at vise { $who } et træk.
status-advise-ready = Vis trækket til { $who }, eller fortryd det.
say-dice = { $you ->
    [true] Du har terningerne.
   *[false] { $who } har terningerne.
}
say-partner-left = { $who } er gået.
say-partner-back = { $who } er tilbage.
talk-you = Du
key-talk = skriv til din makker
key-dice-hand = tag terningerne, eller giv dem til din makker
refused-no-partner = Du har ingen makker ved dette bord.
refused-partner-has-dice = Din makker har terningerne. Tag dem for at spille.
refused-partner-missing = Din makker er ikke ved bordet.
refused-bot-in-pair = En bot spiller alene: et par er to mennesker.
refused-bad-text = Skriv mellem 1 og 500 tegn.

# What a side says among itself, here and in a chouette
talk-none = Ingen har sagt noget endnu.
talk-label-partner = Et ord til din makker
talk-play-this = Spil det her
talk-send = Send
talk-show = Vis på brættet
talk-hide = Skjul
act-advise_play = Vis dette træk
act-propose = Foreslå
said-advice = { $who } foreslår: { $text }

# The tutor

knob-tutor = Træner
act-take_back = Tag tilbage
key-hint = tip
key-take-back = tag tilbage
tutor-title = Er du sikker?
tutor-costs =
    { $kind ->
        [play] Trækket taber { $loss }.
       *[decision] Beslutningen taber { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Spil det
       *[other] Gør det
    }
tutor-show = Vis, hvad der er bedre
tutor-again = Vælg igen
tutor-hint = Tip
tutor-hint-title = De bedste træk
tutor-hint-play = { $play } { $loss }
tutor-back = Tilbage til bordet
tutor-taken-back =
    { $n ->
        [0] Intet er taget tilbage i denne kamp.
        [one] Taget tilbage en gang i denne kamp.
       *[other] Taget tilbage { $n } gange i denne kamp.
    }
tutor-cube-no_double = Lad være at doble.
tutor-cube-double = Doble.
tutor-cube-too_good = For god til at doble: spil videre.
tutor-cube-take = Tag.
tutor-cube-drop = Afslå.
tutor-cube-beaver = Bæver.
tutor-cube-figures = Ingen dobling { $wait }, dobling og tag { $take }, dobling og afslag { $drop }
tutor-away = Træneren kan ikke spørges lige nu; partiet går videre uden.
say-taken-back = Taget tilbage.
with-tutor = Med træner
refused-no-tutor = Dette bord har ingen træner til dig.
refused-nothing-to-take-back = Der er intet at tage tilbage i dette parti.
refused-not-for-tutor = En træner hjælper én person mod en bot: uden ur, uden penge, kun med lovlige træk.
refused-tutor-rests = Du spiller mod mennesker: indtil det er slut, siger træneren intet.
refused-nothing-to-advise = Du har intet at beslutte nu.
