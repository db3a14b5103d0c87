# Pages around the table. Used by the server only.

tagline = Backgammon uten støy: et godt brett og terninger du kan kontrollere.
nav-rules = Regler
nav-dice = Kontroller terninger
nav-language = Språk
guest-name = Gjest { $number }
skip = Hopp til innholdet

# Start
start-title = Backgammon på et godt brett
start-lead = Spill mot hvem som er her, mot boten, eller mot en venn via lenke. Ingen konto, ingen mynter, ingen reklame.
start-bot = Spill mot boten
start-bot-note = En { $length }-poengskamp med kube. Ett klikk, og du sitter ved brettet.
start-level = Hvor sterk?
start-friend = Inviter en venn
start-friend-note = Du får en lenke. Den som åpner den, spiller mot deg.
start-called = Du spiller som { $name }
start-new-name = Nytt navn
start-nameless = Velg et navn
start-custom = Velg regler
start-tables = Bordene dine
start-tables-none = Du har ingen bord ennå. De dukker opp her, og du kan komme tilbake til dem når som helst.
start-name = Navnet ditt
start-dice-title = Terninger du kan kontrollere
start-dice = Før kampen låser serveren og begge spillerne inn hver sin hemmelighet. Hvert kast lages av alle tre: ingen kan vite det på forhånd, og etterpå kan du selv regne ut hvert kast på nytt.
start-dice-how = Slik virker det
start-ear-title = Med tastatur og på gehør
start-ear = Hvert punkt har et navn, hvert kast og hvert trekk leses opp, og du kan spille en hel kamp uten mus. Trykk ? ved bordet for å se tastene.
start-kept-title = Ingenting går tapt
start-kept = Lukk siden, mist forbindelsen, kom tilbake i morgen: bordet er slik du forlot det.
table-against = { $white } – { $black }
table-to = til { $length }, { $a }–{ $b }
table-money = pengespill, { $a }–{ $b }
table-waiting = venter på en motstander
table-playing = i gang
table-over = over
table-broken = kan ikke åpnes
table-unnamed = ledig plass

# Rule chooser
choose-title = Velg regler
choose-against = Mot
choose-bot = Boten
choose-friend = En venn, via lenke
choose-doubles = To mot to, via lenker
choose-doubles-note = Parspill: hver side spilles av to som rådfører seg i enerom.
choose-preset = Type spill
choose-preset-note = Et forhåndsvalg fyller ut alt nedenfor; la et felt stå på «forhåndsvalg» for å beholde det.
preset-match = Kamp
preset-match-note = Til et antall poeng, med kube og Crawford-regelen.
preset-money = Pengespill
preset-money-note = Parti etter parti, hvert om sin egen innsats, med Jacoby-regelen.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Reglene fra et italiensk spillerom på nettet: en egen grense for dobling, ikke noe Crawford-parti, backgammon også etter uttak.
preset-tournament = Turnering
preset-tournament-note = En kamp etter det italienske turneringsreglementet, fra 3 poeng, uten øvre grense i reglene.
knob-length = Poeng det spilles til
knob-length-note = For kamper, som regel 5; det tar rundt en halvtime. Reglene har ingen øvre grense; dette programmet teller til 64. Ett parti alene er uvanlig i tavola reale: 3, 5 eller 7.
knob-as-preset = Forhåndsvalg
knob-on = På
knob-off = Av
knob-jacoby = Jacoby-regelen
knob-jacoby-note = Pengespill: gammon teller bare når kuben er snudd.
knob-responses = Svar på en dobling
knob-responses-note = Pengespill: med en beaver dobler du tilbake med en gang og beholder kuben.
knob-responses-take_or_drop = Ta eller passe
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver og raccoon
knob-responses-otter = Beaver, raccoon og otter
knob-automatic_doubles = Automatiske doblinger
knob-automatic_doubles-note = Pengespill: like terninger i åpningskastet dobler innsatsen.
knob-automatic-none = Ingen
knob-automatic-up-to = { $n ->
    [one] Den første
   *[other] De { $n } første
}
knob-crawford = Crawford-regelen
knob-crawford-note = Kamper: ett parti uten kube når en spiller mangler ett poeng på seier.
knob-holland = Holland-regelen
knob-holland-note = Kamper: etter Crawford-partiet kan den som ligger under, ikke doble før sin tredje tur.
knob-backgammon = Backgammon
knob-backgammon-note = Om du kan tape tre ganger innsatsen etter at du har tatt ut en brikke.
knob-backgammon-only_with_none_off = Bare uten uttatt brikke
knob-backgammon-even_with_some_off = Også med uttatte brikker
knob-premature_roll = Et kast for tidlig
knob-premature_roll-note = Ugyldig: det kastes på nytt (IRR-06). Gjelder: motstanderen spiller mens kastet er kjent, og den som kastet for tidlig, får ikke doble den turen (IRR-07). Betyr bare noe når lovlige trekk gjelder på krav.
knob-premature_roll-void = Ugyldig
knob-premature_roll-stands = Gjelder
knob-doubling_limit = Grense for dobling
knob-doubling_limit-note = Tavola reale: ingen dobling som gjør at en enkel seier avslutter kampen (CUB-17). Bare i tavola reale.
knob-doubling_limit-none = Ingen
knob-doubling_limit-tavola-reale = Som i tavola reale
knob-legality = Lovlige trekk
knob-legality-note = Strengt: bare lovlige trekk kan fullføres. På krav: ethvert trekk står, med mindre motstanderen krever et lovlig, som ved et ekte brett.
knob-legality-strict = Strengt
knob-legality-called = På krav
knob-pace = Tempo
knob-level = Botens styrke
knob-level-note = Bare når du spiller mot boten.
knob-clock = Klokke
knob-clock-note = En tidsreserve med minutter per poeng, og frie sekunder hver tur. Går tidsreserven tom, taper du kampen.
knob-clock-none = Ingen klokke
knob-clock-simple_delay = Forsinkelse, så tidsreserve
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: sekunder legges til hver tur
knob-minutes = Minutter per poeng
knob-seconds = Sekunder per tur
knob-side = Brikkene dine
knob-side-any = Trekkes
knob-side-white = Hvit
knob-side-black = Svart
choose-more = Flere regler
choose-go = Åpne bordet

# Table
table-title = Bord
table-moves = Dette partiet
table-games = Partier
table-game = Parti
table-winner = Vinner
table-how = Resultat
table-points = Poeng
table-score = Stilling
table-settings = Innstillinger
table-help = Taster
table-resign = Gi opp
table-files = Last ned kampen
table-claim = Krev seier
table-plays = Vis trekk
table-last = Vis siste trekk igjen
table-flip = Snu brettet
table-leave = Forlat bordet
table-proof = Terninger: bundne verdier og bevis
table-invite = Inviter vennen din
table-invite-note = Send denne lenken. Den som åpner den først, får den andre plassen.
table-invite-doubles = Inviter makkeren og motstanderne
table-invite-doubles-note = Hver lenke er for én plass. Kampen begynner når alle fire sitter her.
table-invite-partner = Til makkeren
table-invite-opponent = Til en motstander
table-copy = Kopier
invite-share = Del
invite-qr = QR-kode
invite-qr-note = Lenken som QR-kode
table-terms = Regler og grenser
look-open = Se tilbake
look-first = Til partiets begynnelse
look-back = Ett trekk tilbake
look-on = Ett trekk fram
look-last = Til partiets slutt
look-close = Tilbake til partiet
copy-id-note = Posisjonen før trekket som vises, med kastet
copy-link = Kopier lenke
name-change = Bytt navn
table-onward = Nytt bord
table-close = Lukk
table-result = Resultat
table-noscript = Bordet trenger JavaScript for å følge med av seg selv. Du kan spille uten: velg nedenfor, og last siden på nytt for å se motstanderens trekk.
plain-plays = Spill
plain-reload = Last på nytt
plain-play-none = Ingen lovlige trekk: fortsett
resign-title = Gi opp
resign-note = Du gir opp på slutten av en tur: tilbyr du det midt i din egen, venter det til turen er ferdig. Motstanderen kan avvise et parti du tilbyr, med mindre det er det meste du kan tape.
plays-title = Lovlige trekk
plays-note = Velg et, eller skriv nummeret og Enter.

# Joining
join-title = Du er invitert
join-lead = { $who } inviterer deg til backgammon.
join-lead-partner = { $who } inviterer deg til backgammon som makker, to mot to.
join-lead-opponent = { $who } inviterer deg til backgammon som motstander, to mot to.
terms-stake = Innsats
terms-stake-match = Kampen; poeng ut over lengden teller ikke
terms-stake-money = Poeng: det partiene er verdt, legges sammen
terms-clock = { $mode }, { $bank } min hver og { $delay } s per tur
terms-decision = Til hver beslutning
terms-absence = Til å komme tilbake etter brudd på forbindelsen
terms-time = { $time } min
name-note = Opptil { $most } tegn. Lar du det stå tomt, blir du en gjest med nummer.
name-note-known = Opptil { $most } tegn. Lar du det stå tomt, forblir du { $name }.
name-missing = Det navnet har ingen bokstav som kan vises. Gå tilbake og velg et annet; resten av det du skrev, er der fortsatt.
name-too-long = Det navnet har mer enn { $most } tegn. Gå tilbake og velg et kortere; resten av det du skrev, er der fortsatt.
name-of-house = Det navnet tilhører klubben selv. Gå tilbake og velg et annet; resten av det du skrev, er der fortsatt.
name-mixed = Det navnet blander bokstaver fra ulike alfabeter som ligner hverandre. Gå tilbake og skriv det i ett; resten av det du skrev, er der fortsatt.
join-rules = Reglene ved dette bordet
join-sit = Sett deg og spill
join-over = Denne kampen er over.
join-look = Se på bordet
join-taken = Denne plassen er allerede opptatt.
rules-of-match = Kamp til { $length }
rules-of-money = Pengespill

# Dice checker
verify-title = Kontroller terningene i en kamp
verify-lead = Åpne protokollen fra en kamp, så regner denne siden ut hvert kast på nytt i nettleseren din. Ingenting sendes noe sted.
verify-file = Protokoll (proof.json)
verify-paste = eller lim den inn her
verify-go = Kontroller
verify-save = Lagre kontrollprogrammet til bruk uten nett
verify-how-title = Slik lages terningene
verify-how = Serveren binder seg til en hemmelighet før noen setter seg. Hver plass binder seg til enden av en kjede av hasher. Med hver beslutning om å kaste åpnes neste ledd i begge kjedene; kastet er en HMAC, med serverens hemmelighet som nøkkel, over bordet, kampen, kastets nummer, begge bindingene og begge leddene. Byte fra 252 og opp hoppes over, slik at hvert tall er like sannsynlig.
verify-noscript = Kontrollen trenger JavaScript. Kommandoen «tavola verify-dice FILE» gjør det samme.
verify-honest = Alle { $rolls } kast stemmer: hvert av dem følger av det som ble låst inn før kampen.
verify-honest-one = Det ene kastet stemmer: det følger av det som ble låst inn før kampen.
verify-wrong = { $faults ->
    [one] Én ting er feil.
   *[other] { $faults } ting er feil.
}
verify-rolls = Hvert kast, og hvor hvert ledd kom fra
verify-roll-number = Kast
verify-roll-who = Kastet av
verify-roll-dice = Terninger
verify-roll-link = Ledd fra { $who }
verify-roll-both = begge
verify-link-client = egen side
verify-link-escrow = egen kopi, oppbevart her
verify-link-house = server
verify-link-default = reserveverdi (uteblitt)
verify-unreadable = Dette er ikke en protokoll.
verify-no-length = Denne protokollen har et eldre format som ikke oppgir lengden, så kast som er kuttet bort på slutten, ville ikke merkes.
verify-nameless = En spiller i denne protokollen har forlatt klubben og nevnes ikke lenger. Hasher som ble laget med navnet, står her som de var og kan ikke regnes ut på nytt; alt annet blir det.
verify-in-play = Kampen er ennå i gang: serveren åpner hemmeligheten sin når den er over, og først da kan kastene regnes ut på nytt.
verify-fault-scheme = Protokollen er av et annet slag enn denne siden kontrollerer.
verify-fault-secret-missing = Kampen er over, og serverens hemmelighet mangler.
verify-fault-secret = Serverens hemmelighet er ikke den som ble bundet før kampen.
verify-fault-link-default = Kast %: et uteblitt ledd ble ikke erstattet av det som var avtalt.
verify-fault-link-source = Kast %: det er oppgitt feil hvor et ledd kommer fra.
verify-fault-link = Kast %: et ledd hører ikke til kjeden plassen bandt seg til.
verify-fault-seen = Kast %: en plass åpnet leddet sitt for en annen protokoll enn denne.
verify-fault-number = Kast %: kastene er ikke nummerert fortløpende.
verify-fault-dice = Kast %: terningene følger ikke av hemmeligheten og leddene.
verify-fault-log-missing = Kampforløpet mangler.
verify-fault-log = Kampforløpet passer ikke med kastene.
verify-fault-count = Det er flere eller færre kast enn kampforløpet sier.
verify-fault-kept = En hash sies å være laget med et navn der det ikke står noe navn.
verify-fault-ending = Protokollen slutter ikke slik den sier: noe er kuttet bort, lagt til eller endret.
verify-fault-other = Protokollen henger ikke sammen.
dice-part = Terningene i denne kampen
dice-warning-title = Serveren holder ikke løftet om terningene
dice-warning-do = Nettleseren din har notert hva den ble bedt om, når, og hva den fikk se. Lagre dette, vis det til motstanderen, og spill ikke videre om noe som betyr noe.
dice-evidence-save = Lagre bevisene
dice-details = Se hvert kast
dice-away = Fortsett på en annen enhet
dice-away-note = Din del av terningene er i denne nettleseren. Åpne denne lenken der du vil fortsette, innlogget som deg selv, så følger din del med dit. Gi den ikke til noen: den som har både lenken og serverens hemmelighet, kjenner kastene dine.

# Rules for players

# Errors
error-404 = Her er det ingenting
error-404-note = Adressen er feil, eller bordet er fjernet.
clause-says = Hva { $clause } sier
error-403 = Du har ikke tilgang
error-403-note = Dette tilhører noen andre. Har du en invitasjon, åpner du lenken i den på nytt.
error-aside = Dette kan ikke åpnes
error-aside-note = Noe av det som er lagret her, kan ikke leses og er derfor lagt til side. Ingenting er slettet, og resten av klubben går videre. De som driver klubben, kan undersøke det med «tavola doctor».
error-other = Det gikk ikke
error-too-fast = Det var raskere enn noen spiller. Vent litt og prøv igjen.
error-too-slow = Det tok for lang tid å komme fram. Sjekk forbindelsen og prøv igjen.
error-too-many-guests = Mange har nettopp kommet inn fra nettverket ditt. Vent noen sekunder og prøv igjen.
error-too-many-bots = Boter spiller allerede mot hverandre ved nok bord. Vent til et av dem er over, eller tar pause fordi ingen ser på.
error-busy = Klubben har det travelt. Prøv igjen.
error-closing = Klubben starter straks på nytt. Prøv igjen om et øyeblikk.
error-malformed = Det som ble sendt, kunne ikke leses. Gå tilbake, se over det du skrev, og prøv igjen.
error-cross-site = Det kom fra en side på et annet nettsted, så ingenting er gjort.
error-internal = Noe gikk galt hos oss. Ingenting er endret; du kan prøve igjen.
error-back = Tilbake
error-home = Til forsiden
error-table = Tilbake til bordet
error-event = Tilbake til turneringen

# Chouette
chouette-title = Chouette
chouette-now = Å gjøre nå
chouette-open = Åpne en chouette
wooden-start-title = Trebrett
wooden-start = Legg en telefon ved siden av: klokke, resultattavle og poengskjema. Det virker uten nett, og ingenting du trykker, går tapt.
wooden-open = Åpne klokken
chouette-start-title = Chouette
chouette-start = Én mot alle, med en kube til hver: boxen spiller mot et lag som rådfører seg. Med venner, med boter, eller som poengbok til et trebrett.
chouette-games = { $n ->
    [0] ingen partier ennå
    [one] ett parti
   *[other] { $n } partier
}
chouette-lead = Én spiller er box og spiller mot alle de andre. Kapteinen flytter for laget, de andre gir råd, og hver har sitt eget regnskap med boxen.
chouette-turned = { $n ->
    [one] med én regel endret
   *[other] med { $n } regler endret
}
preset-chouette-club = Klubbchouette
preset-chouette-club-note = En kube mellom boxen og hvert medlem, med klubbens plikter: ta nok, kapteinens kube først, beaver.
preset-chouette-galore = Enkel chouette
preset-chouette-galore-note = Én kube for alle; når boxen dobler, tar eller passer hvert medlem for seg.
chouette-place = Brettet
chouette-place-online = Her, med serverens terninger
chouette-place-online-note = Box og kaptein flytter på skjermen; hvert kast kan kontrolleres etterpå.
chouette-place-over_the_board = Et trebrett
chouette-place-over_the_board-note = Du fører kuber og resultater; siden holder orden på rekkefølge, plikter og regnskap.
chouette-bots = Boter
chouette-bots-note = De blir med straks og spiller som medlem, kaptein eller box. Med to av dem kan du begynne alene. Ikke ved et trebrett.
chouette-bot-level = Nivået deres
chouette-bot-add = Legg til en bot
level-beginner = Nybegynner
level-novice = Lærling
level-casual = Hobbyspiller
level-intermediate = Øvet
level-advanced = Viderekommen
level-expert = Ekspert
level-full = Full styrke
chouette-host = Du
chouette-host-plays = spiller
chouette-host-keeps = fører bare poengboken
chouette-host-note = Verten legger til boter, bestemmer innsatsen og fører ved et trebrett for alle.
chouette-lobby = Chouetter du kan bli med i
chouette-lobby-note = Alle kan bli med; et parti som er i gang, går videre, og du begynner bakerst i køen.
chouette-lobby-nobody = Ingen ennå
chouette-door = Hvem som kan bli med
chouette-door-link = Alle med lenken
chouette-door-open = Alle; chouetten står på listen
chouette-worth = Et poeng er verdt
chouette-worth-note = Slik du ville skrevet det: 2,50 med EUR. Uten valuta er et poeng bare et poeng.
chouette-pace = Tidsgrenser
chouette-pace-answer = Til å svare på en kube
chouette-pace-answer-note = Etter det betyr ikke noe svar kapteinens svar, eller pass.
chouette-pace-turn = Til å kaste eller spille
chouette-pace-turn-note = Etter det tar neste i køen over, eller boxen har tapt.
chouette-pace-absence = Uten noen side åpen
chouette-pace-absence-note = Den som er borte så lenge, ventes det ikke lenger på: det regnes som ikke noe svar.
chouette-pace-gather = Til å bli med med egen kube
chouette-pace-gather-note = Etter den første doblingen, før boxen svarer.
chouette-pace-fair = Før kapteinen kaster
chouette-pace-fair-note = Slik at alle kan doble; med «Ingen dobling» slipper de andre å vente.
chouette-seconds = { $n } sekunder
chouette-no-limit = ingen grense
chouette-go = Åpne chouetten
chouette-knob-cubes = Kuber
chouette-knob-cubes-note = Klubb: en til hvert medlem. Enkel: én for alle.
chouette-knob-cubes-single = Én for alle
chouette-knob-cubes-multiple = En til hvert medlem
chouette-knob-box_stays = Boxen blir
chouette-knob-box_stays-note = Klubb: hvis den vinner og ikke går i minus i det partiet. Enkel: hvis den slår kapteinen.
chouette-knob-box_stays-beats_captain = hvis den slår kapteinen
chouette-knob-box_stays-wins_and_level = hvis den vinner og går minst i null
chouette-knob-offering = Medlemmer kan doble
chouette-knob-offering-note = Klubb: til boxen har svart en av dem. Enkel: til kapteinen kaster.
chouette-knob-offering-until_roll = til terningene kastes
chouette-knob-offering-until_answered = til boxen har svart
chouette-knob-take_enough = Ta nok
chouette-knob-take_enough-note = Når alle har doblet, må boxen ta så mange kuber at den går i null hvis den vinner, og svare med beaver hvis den bare tar kapteinens. På i klubbens forhåndsvalg.
chouette-knob-captain_cube = Kapteinens kube
chouette-knob-captain_cube-note = Blant flere kuber som tilbys samtidig. Klubb: tar boxen noen, tar den kapteinens. Enkel: som den vil.
chouette-knob-captain_cube-off = boxen tar den den vil
chouette-knob-captain_cube-if_any = tar boxen noen, tar den kapteinens
chouette-knob-captain_cube-must = boxen må ta kapteinens
chouette-knob-beaver = Å ta en dobling
chouette-knob-beaver-note = Der beaver gjelder: om det også går an å ta uten.
chouette-knob-beaver-may = med eller uten beaver
chouette-knob-beaver-must = alltid med beaver
chouette-knob-sole_taker_beavers = Den eneste som tar, svarer med beaver
chouette-knob-sole_taker_beavers-note = Når boxen har doblet alle og bare én tar, må den spilleren svare med beaver. På i klubbens forhåndsvalg.
chouette-knob-holdout = Sist til å passe
chouette-knob-holdout-note = Med fem spillere eller flere: sier alle unntatt én pass til boxens dobling, må den siste også passe. Av med mindre det velges.
chouette-knob-holdout-first = ved boxens første dobling
chouette-knob-holdout-any = ved hver dobling fra boxen
chouette-knob-extras = Ekstrakuber
chouette-knob-extras-note = Bare med én kube: spillere som har passet, kan gi den eneste som tar, en kube til, ved doblingen fra midten. Av med mindre det velges.
chouette-knob-extras-paid = den som gir en, betaler det en pass koster
chouette-knob-extras-free = den som gir en, betaler ingenting
chouette-knob-consultation = Råd til kapteinen
chouette-knob-consultation-note = Klubb: fra dem som har snudd eller tatt en kube, eller blir spurt. Enkel: fra alle i partiet.
chouette-knob-consultation-free = fra alle i partiet
chouette-knob-consultation-never = aldri
chouette-knob-consultation-after-cube = når en kube er snudd
chouette-knob-consultation-cube-holders = fra dem med snudd kube
chouette-knob-declining = Når flere sier pass til boxens kube
chouette-knob-declining-note = Med mange kuber går kapteinene bakerst etter tur. Med én kube gjør bare kapteinen det.
chouette-knob-declining-captain_only = bare kapteinen går bakerst
chouette-knob-declining-in_turn = kapteinene går etter tur
chouette-knob-captain_after_drop = Etter at kapteinen har passet
chouette-knob-captain_after_drop-note = Når kapteinen sier pass til boxens dobling og andre tar.
chouette-knob-captain_after_drop-stays = den neste er kaptein for godt
chouette-knob-captain_after_drop-temporary = den neste er kaptein bare i dette partiet
chouette-knob-leaving = Kuben til en som går
chouette-knob-leaving-note = Under et parti. Spiller videre med mindre du velger noe annet; kapteinen svarer for den.
chouette-knob-leaving-plays_on = spiller videre under kapteinen
chouette-knob-leaving-loses = er tapt med en gang
chouette-knob-partner_lot = Trekning av makker
chouette-knob-partner_lot-note = Hvis ingen vil være boxens makker. Som regel uten kapteinen.
chouette-knob-partner_lot-without_captain = uten kapteinen
chouette-knob-partner_lot-with_captain = med kapteinen
chouette-knob-partner_place = Makkeren når boxen taper
chouette-knob-partner_place-note = Beholder som regel plassen.
chouette-knob-partner_place-kept = beholder plassen
chouette-knob-partner_place-end = går bakerst
chouette-knob-partner_from = Makker fra
chouette-knob-partner_from-note = Antall spillere, som regel 8.
chouette-automatic-consent = Den første; flere hvis boxen er enig
chouette-join-title = En chouette
chouette-there = Allerede her
chouette-join = Bli med
chouette-join-note = Du begynner bakerst i køen og spiller fra neste parti. Du kan gå mellom to beslutninger.
chouette-invite = Inviter andre
chouette-invite-note = Den som åpner denne lenken, kan bli med når som helst, bakerst i køen.
chouette-noscript = Chouettens side trenger JavaScript. Uten det ser du bare hvem som er der, og regnskapet.
chouette-resign-note = Den andre siden kan avvise tilbudet ditt, med mindre det er det meste som kan tapes.
chouette-sure = Er du sikker?
accounts-count = { $n ->
    [one] ett parti
   *[other] { $n } partier
}
accounts-back = Tilbake til chouetten
accounts-csv = Last ned som CSV
accounts-print = Side for utskrift
accounts-balances = Saldoer
accounts-debts = Hvem som skylder hvem
accounts-total = Totalt
accounts-by-game = Poeng per parti
accounts-marks = B: box i det partiet. C: kaptein.
accounts-game = Parti { $n }
accounts-cube = på { $value }, { $winner ->
    [box] vunnet av boxen
    [team] vunnet fra boxen
   *[agreed] avgjort ved forlik
}
cause-dropped = pass
cause-decided = avgjort av partiet
cause-extra_given = med en ekstrakube
cause-agreed = ved forlik
cause-left = gikk
cause-partner = makkerens andel

# Where a guest is at home
browsers-title = Nettlesere som kjenner deg
browsers-many = { $n ->
    [one] Du er kjent bare i denne nettleseren.
   *[other] Du er kjent i { $n } nettlesere.
 }
browsers-end-others = Logg ut av alle andre nettlesere
browsers-here-note = En gjest kjennes bare igjen på nettleseren. Logger du ut her og ingen annen nettleser kjenner deg, kan du ikke komme tilbake til bordene dine.
browsers-end-here = Logg ut av denne nettleseren

# The rules of the chouette
chouette-rules-title = Reglene for chouette
chouette-rules-presets = De to forhåndsvalgene

## Rules that do not go together
not-translated = Dette er ikke oversatt ennå: her står det på engelsk.
broken-length-in-money-play = Disse reglene er for pengespill, som ikke har noe antall poeng å spille til: la poengene stå tomme, eller velg en kamp.
broken-match-without-length = En kamp spilles til et antall poeng: skriv et, eller velg pengespill.
broken-jacoby-in-match = Det finnes ingen Jacoby-regel i en kamp: slå den av, eller velg pengespill.
broken-responses-in-match = Det finnes ingen beaver i en kamp: slå det av, eller velg pengespill.
broken-automatic-doubles-in-match = Det finnes ingen automatiske doblinger i en kamp: slå dem av, eller velg pengespill.
broken-holland-without-crawford = Holland-regelen gjelder partiene etter Crawford-partiet: slå på Crawford-regelen, eller slå av Holland-regelen.
broken-tournament-length = Turneringskamper spilles til minst 3 poeng: skriv en lengre kamp, eller velg «Kamp».
broken-crawford-outside-match = Crawford-regelen er for kamper: slå den av, eller velg en kamp.
broken-holland-outside-match = Holland-regelen er for kamper: slå den av, eller velg en kamp.
broken-doubling-limit-outside-match = Grensen for dobling i Tavola Reale er for kamper: slå den av, eller velg en kamp.
broken-consent-outside-chouette = Automatiske doblinger med boxens samtykke er for en chouette: velg et antall, eller ingen.
broken-time-limit = Den tidsgrensen er for lang eller for kort: den kan være fra ett sekund til sju dager.
broken-clock-times = Ingen kan spille med den klokken: den trenger litt tid, og høyst 10 timer per poeng og per tur.
broken-rated-time = En ratingkamp gir alle tid til å spille: minst 15 sekunder til en beslutning, 30 til å komme tilbake etter et brudd, og med klokke ett minutt per parti.
broken-bots = Høyst { $most } boter kan spille, og ingen ved et trebrett.
broken-stake-in-match = En innsats per poeng er for pengespill: la valutaen stå tom, eller velg pengespill.
broken-called-in-tavola-reale = Tavola Reale spilles strengt: velg «strengt», eller andre regler.

# The tutor on the start page

start-tutor = Med veileder
start-tutor-note = Spør før en blunder, gir hint, lar deg ta tilbake.
knob-tutor-none = Ingen
knob-tutor-whopper = Spør før en grov blunder
knob-tutor-blunder = Spør før en blunder
knob-tutor-error = Spør før en feil
knob-tutor-doubtful = Spør før et tvilsomt trekk
knob-tutor-note = Mot en bot: spør før et dårlig trekk, gir hint og lar deg ta tilbake. Kampen merkes som spilt med veileder.
terms-tutor = Spør før en beslutning som koster { $loss } eller mer; hint og å ta tilbake er tillatt
