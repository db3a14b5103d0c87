# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = du
you-first = Du
you-object = deg
white = Hvit
black = Svart
bot = bot
you-mark = du
seat-free = Ledig plass
gone = borte
bar-word = bar
off-word = off
number = { $n ->
    [0] ingen
    [1] én
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] sju
    [8] åtte
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
board-label = Brett. Piltastene går fra punkt til punkt, Enter flytter en brikke.
point = punkt { $number }
bar-yours = din bar
bar-theirs = motstanderens bar
tray-yours = brikkene du har tatt ut
tray-theirs = brikkene motstanderen har tatt ut
bar-white = Hvits bar
bar-black = Svarts bar
tray-white = brikkene Hvit har tatt ut
tray-black = brikkene Svart har tatt ut
place = { $place }, { $checkers }
checkers-none = tomt
checkers-count = { $count }
checkers-yours = { $n ->
    [1] en blot, din
   *[other] { $count } av dine
}
checkers-theirs = { $n ->
    [1] en blot, motstanderens
   *[other] { $count } av motstanderens
}
checkers-white = { $n ->
    [1] en blot, Hvits
   *[other] { $count } av Hvits
}
checkers-black = { $n ->
    [1] en blot, Svarts
   *[other] { $count } av Svarts
}
moves-to = flytt til { $to }
moves-hitting = flytt til { $to } og slå
moves-off = ta ut
quadrant-home = Ditt indre hjemland: { $checkers }
quadrant-outer = Ditt ytre hjemland: { $checkers }
quadrant-their-outer = Motstanderens ytre hjemland: { $checkers }
quadrant-their-home = Motstanderens indre hjemland: { $checkers }
dice-swap = Terninger { $a } og { $b }: bytt rekkefølge
dice-done = Terninger { $a } og { $b }, spilt: ta dem opp
cube-press = Kube: doble til { $value }
cube-middle = Kuben i midten, på { $value }
cube-owned = Kuben på { $value }, eies av { $you ->
    [true] deg
   *[false] { $who }
}

# Acts
act-roll = Kast
act-double = Doble
act-confirm_double = Doble til { $value }
act-cancel_double = Nei
act-take = Ta
act-drop = Pass
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Ferdig
act-no_move = Ingen lovlige trekk: fortsett
act-undo = Angre
act-next_game = Neste parti
act-offer_rematch = Omkamp
act-accept_rematch = Godta omkamp
act-decline_rematch = Nei takk
act-accept_resignation = Godta
act-reject_resignation = Spill videre
act-annul_doubles = Annuller doblingene
act-annul_doubles-detail = ingen dobling i Crawford-partiet
act-correct_start = Rett oppstillingen
act-correct_start-detail = før fjerde kast
act-roll_early = Kast for tidlig
act-double_early = Doble for tidlig
act-double_by_mistake = Doble i Crawford-partiet
act-accept_play = La trekket stå
act-challenge = Krev lovlig trekk
confirm-double = Doble til { $value }? Trykk igjen for å bekrefte.

# The line under the board
status-waiting = Venter på motstanderen.
status-waiting-doubles = Venter på at alle skal sette seg.
status-ready = Kampen begynner straks.
status-opening = Kast om hvem som begynner.
status-opening-tie = Begge kastet { $die }: kast igjen.
status-rolling = Terningene ruller.
status-their-roll = { $who } skal kaste.
status-their-play = { $who } spiller { $roll }.
status-doubled = Doblet til { $value }. Venter på { $who }.
status-play = { $roll }: ditt trekk.
status-cannot = { $roll }: ingen lovlige trekk.
status-complete = Trykk Ferdig, eller angre et trekk.
status-rolled-early = { $mover ->
    [you] { $who } har kastet { $roll } for tidlig: kastet gjelder, og du spiller mens du kjenner det. Det kan ikke dobles før det (IRR-07).
    [opponent] Du har kastet { $roll } for tidlig: kastet gjelder, motstanderen spiller mens det er kjent, og du kan ikke doble (IRR-07).
   *[other] { $who } har kastet { $roll } for tidlig: kastet gjelder (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } har doblet for tidlig: du spiller mens du vet det, og så svarer du (CUB-09).
    [opponent] Du har doblet for tidlig: det kan ikke trekkes tilbake (CUB-09).
   *[other] { $who } har doblet for tidlig (CUB-09).
}
status-shown = Trekket ditt kan bestrides til { $who } kaster.
status-challenged = { $who } krever et lovlig trekk: spill { $roll } på nytt.
status-their-shown-answer = { $who } har spilt. La trekket stå, eller krev et lovlig trekk.
status-their-shown = { $who } har spilt. Kast for å godta trekket.
status-resigned = Du har tilbudt å gi opp { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] et enkelt parti
}. Venter på svar.
status-next-wanted = Venter på motstanderen.
status-rematch-asked = Du har bedt om omkamp.
status-rematch-offered = Motstanderen vil gjerne ha omkamp.
status-closed = Dette bordet er stengt.
done-unmoved = Du har ikke flyttet noe. Trykk igjen for å avslutte turen likevel.
roll-early-sure = Motstanderen er ikke ferdig. Kaster du nå, gjelder kastet slik reglene ved dette bordet sier. Trykk igjen for å kaste likevel.
double-early-sure = Denne doblingen kommer for tidlig og kan ikke trekkes tilbake (CUB-09). Trykk igjen for å doble likevel.
not-complete = Turen er ikke ferdig: spill så mange tall som reglene tillater.
not-now = Det går ikke nå.
dice-used = Begge terningene er spilt. Angre for å spille annerledes.
typing = Trekk: { $text }
typed-wrong = «{ $text }» er ikke et lovlig trekk.
deadline = { $you ->
    [true] Bestem deg innen { $seconds } s.
   *[false] { $who } har { $seconds } s igjen til å bestemme seg.
}
absence = { $who } er borte. Varer fraværet mer enn { $left } til, kan du kreve seieren.
line-open = Tilkoblet
line-lost = Forbindelsen er brutt. Kobler til igjen…
replay-start = Partiets begynnelse, 0 av { $of }
replay = { $at } av { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } setter seg.
say-gone = { $who } har mistet forbindelsen.
say-back = { $who } er tilbake.
say-play = { $who } kastet { $a }-{ $b } og spilte { $play }.
say-play-told = { $who } spiller { $play }.
say-play-short = { $play }.
say-cannot = { $who } kastet { $a }-{ $b } og har ingen lovlige trekk.
say-cannot-told = { $who } har ingen lovlige trekk.
say-roll = { $double ->
    [true] Dobbel { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] ingen lovlige trekk
    [one] ett trekk
   *[other] { $n } trekk
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } kaster { $a }-{ $b }.
say-complete = Turen er ferdig
say-forced = Tvunget: { $play }.
say-doubles = { $who } dobler til { $value }. Ta eller passe?
say-beaver = { $who } svarer med beaver: kuben vil gå til { $value }.
say-raccoon = { $who } svarer med raccoon: kuben vil gå til { $value }.
say-otter = { $who } svarer med otter: kuben vil gå til { $value }.
say-cube = Kuben på { $value }, eies av { $you ->
    [true] deg
   *[false] { $who }
}.
say-cube-middle = Kuben i midten på { $value }.
say-game = Parti { $game }.
say-crawford = Parti { $game }, Crawford-partiet: ingen dobling.
say-result = { $you ->
    [true] Du vinner
    [lost] Du taper
   *[false] { $who } vinner
} { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] partiet
}{ $ending ->
    [dropped] {" "}på pass
    [resigned] {" "}ved oppgivelse
    [claimed] {" "}på krav
    [flag] {" "}på tid
    [forfeited] {" "}på walkover
    [adjudicated] {" "}ved avgjørelse
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}med kuben på { $cube }
}, { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}.
say-match-won = { $you ->
    [true] Du vinner kampen
    [lost] Du taper kampen
   *[false] { $who } vinner kampen
}{ $cause ->
    [flag] {" "}på tid
    [too_slow] {" "}fordi beslutningen tok for lang tid
    [absent] {" "}{ $you ->
        [lost] fordi du ble borte
       *[other] fordi motstanderen ble borte
    }
    [left] {" "}{ $you ->
        [lost] fordi du gikk
       *[other] fordi motstanderen gikk
    }
    [resigned] {" "}ved oppgivelse
    [ruling] {" "}ved avgjørelse
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Økten er over: en spiller har gått.
    [absent] Økten er over: en spiller ble borte.
    [too_slow] Økten er over: en beslutning tok for lang tid.
    [flag] Økten er over: en spiller brukte opp tiden.
    [resigned] Økten er over: en spiller ga opp.
    [ruling] Økten er over ved avgjørelse.
    [annulled] Kampen er annullert: den teller ikke for noen.
   *[session_over] Økten er over.
}
say-resigns = { $who } tilbyr å gi opp { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] et enkelt parti
}.
say-rejected = Tilbudet om å gi opp ble avvist: spill videre.
say-your-turn = Din tur: kast.
say-your-turn-cube = Din tur: kast eller doble.
say-pips = Pips: du { $yours }, motstanderen { $theirs }.
score-money = Stilling { $yours }–{ $theirs }.
points-word = poeng
score-stake = Stilling { $yours }–{ $theirs }: { $lead ->
    [level] ingen skylder noe
    [you] du ligger { $amount } i pluss
    [opponent] motstanderen ligger { $amount } i pluss
   *[other] { $who } ligger { $amount } i pluss
}.
score-match = Stilling { $yours }–{ $theirs }, til { $length }.
score-match-stood = Stillingen var { $yours }–{ $theirs }, til { $length }.

# Around the board
bar-you = Du: { $who }
bar-them = Motstander: { $who }
pips = { $n } pips
away = mangler { $n }
score-of = stilling { $n }
title-game = parti { $game }
title-crawford = Crawford
no-move = ikke noe trekk
moved-double = dobler til { $value }
moved-take = tar
moved-drop = passer
moved-beaver = beaver til { $value }
moved-raccoon = raccoon til { $value }
moved-otter = otter til { $value }
moved-roll_early = kastet for tidlig
moved-double_early = doblet for tidlig til { $value }
moved-annul_doubles = doblingene i Crawford-partiet annullert
moved-correct_start = oppstillingen rettet
moved-challenge = krevde et lovlig trekk
game-how = { $ending ->
    [dropped] pass
    [resigned] { $win ->
        [gammon] gammon, oppgitt
        [backgammon] backgammon, oppgitt
       *[single] oppgitt
    }
    [claimed] { $win ->
        [gammon] gammon, på krav
        [backgammon] backgammon, på krav
       *[single] på krav
    }
    [flag] { $win ->
        [gammon] gammon, på tid
        [backgammon] backgammon, på tid
       *[single] på tid
    }
    [forfeited] { $win ->
        [gammon] gammon, på walkover
        [backgammon] backgammon, på walkover
       *[single] på walkover
    }
    [adjudicated] { $win ->
        [gammon] gammon, ved avgjørelse
        [backgammon] backgammon, ved avgjørelse
       *[single] ved avgjørelse
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] enkel
    }
}
match-decided = { $cause ->
    [flag] kampen vunnet på tid
    [too_slow] kampen vunnet: beslutningen tok for lang tid
    [absent] kampen vunnet: motstanderen ble borte
    [left] kampen vunnet: motstanderen gikk
    [ruling] kampen vunnet ved avgjørelse
   *[resigned] kampen oppgitt
}{ $between ->
    [true] {" "}mellom to partier
   *[false] {""}
}
plays-count = { $n ->
    [one] Ett lovlig trekk
   *[other] { $n } lovlige trekk
}
resign-single = Gi opp et enkelt parti: { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}
resign-gammon = Gi opp en gammon: { $points } poeng
resign-backgammon = Gi opp en backgammon: { $points } poeng
resign-match = Gi opp hele kampen
resign-match-sure = Ja, gi opp hele kampen
resign-match-no = Nei, spill videre
resign-when-done = { $win ->
    [gammon] Du tilbyr å gi opp en gammon
    [backgammon] Du tilbyr å gi opp en backgammon
   *[single] Du tilbyr å gi opp partiet
} så snart turen din er ferdig (END-08). Esc tar det tilbake.
resign-kind = { $win ->
    [gammon] Gi opp en gammon
    [backgammon] Gi opp en backgammon
   *[single] Gi opp et enkelt parti
}
leave-session = Avslutt økten
leave-table = Forlat bordet
lookback-game = { $match ->
    [1] Parti { $game }
   *[other] Kamp { $match }, parti { $game }
}
lookback-open = Se tilbake på parti { $game }
lookback-unreachable = Partiene kan ikke hentes akkurat nå. Prøv igjen om et øyeblikk.
copied = Kopiert: { $text }
watchers = { $n ->
    [one] 1 ser på
   *[other] { $n } ser på
}
bot-level = Bot · { $level }
bot-level-beginner = nybegynner
bot-level-novice = lærling
bot-level-casual = hobbyspiller
bot-level-intermediate = øvet
bot-level-advanced = viderekommen
bot-level-expert = ekspert
bot-level-full = full styrke
stake-per-point = { $unit } per poeng
line-needed = Ingen forbindelse: dette går igjen så snart den er tilbake.
line-waiting = Ikke sendt ennå: det du har gjort, går av gårde så snart forbindelsen er tilbake.
moved-rejected_single = ga opp et enkelt parti: avvist
moved-rejected_gammon = ga opp en gammon: avvist
moved-rejected_backgammon = ga opp en backgammon: avvist
act-double-detail = til { $value }
act-take-detail = om { $asked }
act-drop-detail = koster { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = vinner { $points }
act-beaver-detail = til { $beaver }
act-raccoon-detail = til { $beaver }
act-otter-detail = til { $beaver }
key-escape = tilbake fra det som er halvgjort; tilbake fra å se på tidligere trekk
key-mouse = flytt med den første terningen; høyreklikk: med den andre
key-dice = bytt om terningene; når turen er ferdig: ferdig
key-drag = flytt med begge terningene på én gang
invite-copied = Kopiert. Send den til vennen din.
invite-select = Kopier den merkede lenken og send den til vennen din.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Dette bordet er stengt.
refused-not-seated = Det kan bare spillerne ved dette bordet gjøre.
refused-seat-taken = Den plassen er opptatt.
refused-wrong-invitation = Den plassen er holdt av til en med invitasjon.
refused-not-begun = Kampen har ikke begynt.
refused-no-game = Ikke noe parti er i gang.
refused-match-over = Kampen er over.
refused-opponent-left = Motstanderen har gått.
refused-dice-called = Terningene kastes straks.
refused-time-is-up = Tiden var ute.
refused-rules = Reglene tillater ikke det nå.
refused-not-opened = Et slikt bord finnes ikke.
refused-opened-already = Dette bordet finnes allerede.
refused-not-allowed = Det kan bare serveren eller turneringslederen gjøre.
refused-nobody = Skriv navnet ditt først.
refused-seated-already = Du har allerede en plass her.
refused-same-player = Du kan ikke spille mot deg selv.
refused-broken-start = Det første partiet kan ikke begynne med disse innstillingene.
refused-ready-already = Du har allerede sagt at du er klar.
refused-begun-already = Kampen har allerede begynt.
refused-seats-kept = Plassene kan ikke byttes før kampen er over.
refused-game-on = Partiet er ikke over.
refused-match-not-over = Kampen er ikke over.
refused-no-match = Pengespill har ingen kamp å gi opp: gi opp partiet eller gå.
refused-asked-already = Det har du allerede bedt om.
refused-rejected-before = Motstanderen har avvist det; du kan tilby det igjen etter neste kast.
refused-no-rematch = Ingen omkamp er tilbudt.
refused-not-that-roll = Et annet kast venter på kjedeleddene sine.
refused-link-opened = Kjedeleddet for dette kastet er allerede åpnet.
refused-no-own-chain = Serveren åpner kjedeleddene for denne plassen.
deposit-no-own-chain = En startverdi kan legges igjen her først når plassen har bundet seg til en egen kjede.
deposit-not-the-seed = Den startverdien hører ikke til kjeden som plassen har bundet seg til.
refused-bad-link = Det kjedeleddet passer ikke med det plassen har bundet seg til.
refused-another-log = Denne nettleseren har sett et annet kampforløp enn det som er notert her.
refused-too-long = En tekst eller en liste er for lang, eller et tall for stort.
refused-chain-too-long = En kjede har høyst 4 096 ledd.
dice-alarm-commitment = Serveren har endret det den bandt seg til før kampen.
dice-alarm-chains = Kjedene som var bundet for denne kampen, ble endret etter at den begynte.
dice-alarm-start = Et av kjedeleddene dine ble etterspurt før kampen begynte.
dice-alarm-ahead = Kjedeleddet for kast { $number } ble etterspurt, selv om neste kast er { $expected }. Det ville ha røpet kommende kast for serveren.
dice-alarm-log = Serveren viser nå et annet kampforløp enn før.
dice-alarm-between = Kast { $number } ble etterspurt, og noe annet skjedde før terningene falt.
dice-alarm-twice = Kast { $number } ble etterspurt en gang til, av noen andre eller til noe annet.
dice-alarm-dice = Terningene på brettet er ikke terningene i protokollen.
dice-alarm-lost = Serveren fikk kjedeleddet ditt for kast { $number }, men noterte det som uåpnet.
dice-alarm-escrow = Kast { $number } står som åpnet fra et depositum, men denne nettleseren har ikke deponert noe.
dice-alarm-proof = Terningprotokollen henger ikke sammen: { $fault }
dice-alarm-refused = Denne nettleseren åpner ikke flere kjedeledd i denne kampen; den kunngjorte reserveverdien tar plassen deres, og protokollen viser det.
dice-said = Advarsel: { $text }
dice-remark-late = Kjedeleddet ditt for kast { $number } ble sendt { $seconds } s etter at forespørselen nådde nettleseren, og telte ikke lenger: den kunngjorte reserveverdien tok plassen.
dice-remark-away = { $n ->
    [one] Et kast ble gjort mens nettleseren var borte: den kunngjorte reserveverdien tok plassen til kjedeleddet ditt.
   *[other] { $n } kast ble gjort mens nettleseren var borte: den kunngjorte reserveverdien tok plassen til kjedeleddene dine.
}
dice-remark-elsewhere = Din del av disse terningene er ikke i denne nettleseren, men i den der du gjorde deg klar. Her venter hvert av kastene dine et øyeblikk og bruker så den kunngjorte reserveverdien. I den andre nettleseren gir «Fortsett på en annen enhet» deg en lenke som tar med din del hit.
dice-remark-house = Denne nettleseren lagrer ingenting, så serveren trekker også din del av terningene.
dice-remark-unsure = Det ble gjort flere kast mens nettleseren var borte enn den kan gå god for: den åpner ikke flere kjedeledd i denne kampen, og den kunngjorte reserveverdien tar plassen deres.
dice-remark-brought = Din del av terningene er nå også i denne nettleseren.
dice-right = { $rolls ->
    [one] Terningene er kontrollert: det ene kastet følger av det som ble låst inn før kampen og tatt vare på i denne nettleseren.
   *[other] Terningene er kontrollert: alle { $rolls } kast følger av det som ble låst inn før kampen og tatt vare på i denne nettleseren.
}
dice-fits = { $rolls ->
    [one] Terningene er kontrollert: det ene kastet stemmer med protokollen. Denne nettleseren hadde ikke noe eget å sammenligne med.
   *[other] Terningene er kontrollert: alle { $rolls } kast stemmer med protokollen. Denne nettleseren hadde ikke noe eget å sammenligne med.
}
dice-wrong = Terningene i denne kampen følger ikke av det som ble låst inn før den.
refused-no-dice = Terningene til dette mangler.
refused-too-many-steps = Et trekk har høyst fire flytt.
refused-nothing-changes = Det ville ikke endre noe.
refused-no-clock = Her er det ingen klokke.
refused-break-between-games = Pauser tas mellom partiene.
refused-nothing-due = Ingenting skal gjøres nå.
refused-not-absent = Motstanderen har ikke vært borte lenge nok.
refused-too-fast = For mange forespørsler: vent litt.
refused-not-yours = Det har du ikke lov til.
refused-malformed = Det forsto ikke serveren.
refused-away = Klubben kan ikke lagre noe akkurat nå. Prøv igjen snart; klokken din står imens.
refused-trouble = Noe gikk galt hos oss. Prøv igjen.
clause-END-08 = Gi opp når turen din er ferdig, og ikke mer enn partiet ennå kan koste.
clause-END-09 = Flere kast kan ennå endre resultatet.
clause-MOV-01 = På det punktet står to eller flere av motstanderens brikker.
clause-MOV-02 = Hvert tall er et eget flytt, og ingen av punktene imellom der denne brikken kunne stoppe, er åpne.
clause-MOV-03 = Ingen av tallene kan spilles for seg.
clause-MOV-05 = En dobbel spilles høyst fire ganger.
clause-MOV-06 = To farger står aldri på samme punkt.
clause-MOV-07 = Begge tallene må spilles.
clause-MOV-08 = Kan bare ett tall spilles, må det være det høyeste.
clause-MOV-09 = Av en dobbel må så mange som mulig spilles.
clause-MOV-10 = Du mister turen bare når du ikke har noe lovlig trekk.
clause-HIT-02 = Brikker på baren må inn først.
clause-HIT-03 = Punktet der du skulle komme inn, er ikke åpent.
clause-HIT-04 = Så mange brikker som mulig må inn.
clause-OFF-01 = Du kan ta ut først når alle brikkene dine er hjemme.
clause-OFF-02 = Ta ut fra punktet med det tallet.
clause-OFF-03 = En brikke på et høyere punkt må flytte det tallet.
clause-OFF-04 = Ta ut fra det høyeste punktet ditt.
clause-OFF-08 = Begge tallene må brukes, også når du tar ut.
clause-CUB-02 = Kuben er ikke din, eller terningene er kastet.
clause-CUB-03 = Ingenting er tilbudt deg.
clause-CUB-04 = Du kan ikke doble to ganger på rad.
clause-CUB-06 = Doblingen må besvares først.
clause-CUB-15 = Disse reglene har ikke det svaret.
clause-CUB-17 = Etter disse reglene kan du ikke doble ved denne stillingen.
clause-MAT-02 = I Crawford-partiet dobles det ikke.
clause-MAT-04 = Etter Crawford-partiet kan den som ligger under, ikke doble før sin tredje tur.
clause-SET-07 = Åpningskastet avgjør hvem som begynner.
clause-SET-08 = Kast først.
clause-IRR-01 = Det viste trekket er lovlig og blir stående.
clause-IRR-02 = Turen er over.
clause-IRR-05 = Det er ikke din tur.
clause-OPT-03 = Det finnes ikke i kampspill.

# Settings
set-group-board = Brett
set-group-auto = Automatisk spill
set-group-sound = Lyder
set-group-voice = Opplesning
set-board = Brett
set-board-noce = Noce (valnøtt)
set-board-lavagna = Lavagna (skifer)
set-board-chiaro = Chiaro (høy kontrast)
set-board-panno = Panno (grønn filt)
set-board-marmo = Marmo (marmor)
set-board-lacca = Lacca (lakk og gull)
set-look = Utseende
set-look-system = Som systemet
set-look-light = Lyst
set-look-dark = Mørkt
set-numbers = Nummer på punktene
set-numbers-own = Hver fra sitt hjemland
set-numbers-absolute = Likt for begge (trekk skrives fra eget hjemland)
set-home = Indre hjemland
set-home-right = Til høyre
set-home-left = Til venstre
set-colour = Brikkene dine
set-colour-light = Lyse
set-colour-dark = Mørke
set-speed = Animasjon
set-speed-slow = Langsom
set-speed-normal = Vanlig
set-speed-fast = Rask
set-speed-quick = Svært rask
set-speed-none = Ingen
set-arrows = Vis siste trekk
set-pips = Vis antall pips
set-clocks = Vis klokker
set-autoForced = Spill helt tvungne turer
set-autoPass = Fortsett når det ikke finnes noe trekk
set-autoRoll = Kast når det ikke går an å doble
set-autoBearOff = Ta ut når det ikke er kontakt lenger
set-fastForward = Spol fram når du er stengt ute
set-confirmDouble = Bekreft doblinger
set-soundRoll = Terninger
set-soundChecker = Brikker
set-soundHit = Slåtte brikker
set-soundOff = Uttak
set-soundCube = Kube
set-soundClock = Tiden renner ut
set-soundTurn = Din tur
set-sayRolls = Kast
set-sayRolls-full = Med antall trekk
set-sayRolls-short = Bare terningene
set-sayRolls-none = Av
set-sayPlays = Motstanderens trekk
set-sayPlays-full = Hvem, kast og trekk
set-sayPlays-short = Bare trekket
set-sayPlays-none = Av

# Keys
key-go = kast, ferdig, neste
key-undo = angre ett flytt
key-undo-all = angre hele turen
key-double = doble
key-take = ta, godta
key-drop = passe, avvise
key-beaver = beaver, raccoon, otter
key-swap = bytt om terningene
key-flip = snu brettet
key-list = vis lovlige trekk; et nummer og Enter spiller et
key-last = vis siste trekk igjen
key-clocks = vis eller skjul klokker
key-pips = vis eller skjul pips
key-quadrants = les opp brettet kvadrant for kvadrant
key-type = skriv et trekk, så Enter
key-replay = bla gjennom partiet
key-board = gå til brettet
key-help = denne listen
key-bell = til varslene dine

# Consultation doubles: two who share a side
pair-title = Paret ditt
pair-hand = terninger: { $who }
pair-away = { $who } borte
pair-dice = { $you ->
    [true] Du har terningene og handler for siden deres.
   *[false] { $who } har terningene og handler for siden deres.
}
pair-private = Bare dere to leser dette.
pair-come-back = Kom tilbake og ta terningene
pair-leave = Gå ({ $who } spiller videre)
pair-left = { $who } har gått. Du spiller videre alene; det går an å komme tilbake.
pair-you-left = Du har gått, og { $who } spiller videre. Du kan komme tilbake.
pair-away-note = { $who } er borte. Du kan ta terningene.
pair-links-away = Nettleseren til { $who } åpner deres del av terningene: mens den er borte, tar hvert kast litt lengre tid.
act-take_dice = Ta terningene
act-give_dice = Gi { $who } terningene
act-advise = Skriv til makkeren
status-advise = { $who } spiller { $roll }. Flytt brikker for å vise { $who } et trekk.
status-advise-ready = Vis { $who } dette trekket, eller angre det.
say-dice = { $you ->
    [true] Du har terningene.
   *[false] { $who } har terningene.
}
say-partner-left = { $who } har gått.
say-partner-back = { $who } er tilbake.
talk-you = Du
key-talk = skriv til makkeren
key-dice-hand = ta terningene, eller gi dem til makkeren
refused-no-partner = Du har ingen makker ved dette bordet.
refused-partner-has-dice = Makkeren har terningene. Ta dem for å handle.
refused-partner-missing = Makkeren er ikke ved bordet.
refused-bot-in-pair = En bot spiller alene: et par er to mennesker.
refused-bad-text = Skriv mellom 1 og 500 tegn.

# What a side says among itself, here and in a chouette
talk-none = Ingen har sagt noe ennå.
talk-label-partner = Et ord til makkeren
talk-play-this = Spill dette
talk-send = Send
talk-show = Vis på brettet
talk-hide = Skjul
act-advise_play = Vis dette trekket
act-propose = Foreslå
said-advice = { $who } råder: { $text }

# The tutor

knob-tutor = Veileder
act-take_back = Ta tilbake
key-hint = hint
key-take-back = ta tilbake
tutor-title = Er du sikker?
tutor-costs =
    { $kind ->
        [play] Dette trekket koster { $loss }.
       *[decision] Denne beslutningen koster { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Spill det
       *[other] Gjør det
    }
tutor-show = Vis hva som er bedre
tutor-again = Velg på nytt
tutor-hint = Hint
tutor-hint-title = De beste trekkene
tutor-hint-play = { $play } { $loss }
tutor-back = Tilbake til bordet
tutor-taken-back =
    { $n ->
        [0] Ingenting er tatt tilbake i denne kampen.
        [one] Tatt tilbake én gang i denne kampen.
       *[other] Tatt tilbake { $n } ganger i denne kampen.
    }
tutor-cube-no_double = Ikke doble.
tutor-cube-double = Doble.
tutor-cube-too_good = For god til å doble: spill videre.
tutor-cube-take = Ta.
tutor-cube-drop = Pass.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Ikke doble { $wait }, doble og ta { $take }, doble og passe { $drop }
tutor-away = Veilederen kan ikke spørres akkurat nå; partiet fortsetter uten.
say-taken-back = Tatt tilbake.
with-tutor = Med veileder
refused-no-tutor = Dette bordet har ingen veileder for deg.
refused-nothing-to-take-back = Det er ingenting å ta tilbake i dette partiet.
refused-not-for-tutor = En veileder hjelper én person mot en bot: uten klokke, uten penger, bare med lovlige trekk.
refused-tutor-rests = Du spiller mot mennesker: til det er over, sier veilederen ingenting.
refused-nothing-to-advise = Det er ingenting for deg å bestemme nå.
