# Pages around the table. Used by the server only.

tagline = Backgammon uden larm: et godt bræt og terninger, du kan efterprøve.
nav-rules = Regler
nav-dice = Kontroller terninger
nav-language = Sprog
guest-name = Gæst { $number }
skip = Spring til indholdet

# Start
start-title = Backgammon på et godt bræt
start-lead = Spil mod dem, der er her, mod botten eller mod en ven via link. Ingen konto, ingen mønter, ingen reklamer.
start-bot = Spil mod botten
start-bot-note = En kamp til { $length } med dobleterning. Ét klik, og du er ved brættet.
start-level = Hvor stærk?
start-friend = Inviter en ven
start-friend-note = Du får et link. Den, der åbner det, spiller mod dig.
start-called = Du spiller som { $name }
start-new-name = Nyt navn
start-nameless = Vælg et navn
start-custom = Vælg reglerne
start-tables = Dine borde
start-tables-none = Du har ingen borde endnu. De kommer til at stå her, og du kan altid vende tilbage til dem.
start-name = Dit navn
start-dice-title = Terninger, du kan efterprøve
start-dice = Før kampen låser serveren og begge spillere hver en hemmelighed inde. Hvert slag dannes af alle tre: ingen kan kende det på forhånd, og bagefter kan du selv regne hvert slag efter.
start-dice-how = Sådan virker det
start-ear-title = Med tastatur og efter øret
start-ear = Hvert punkt har et navn, hvert slag og hvert træk læses op, og du kan spille en hel kamp uden mus. Tryk ? ved bordet for at se tasterne.
start-kept-title = Intet går tabt
start-kept = Luk siden, mist forbindelsen, kom igen i morgen: bordet står, som du forlod det.
table-against = { $white } – { $black }
table-to = til { $length }, { $a }–{ $b }
table-money = pengespil, { $a }–{ $b }
table-waiting = venter på en modstander
table-playing = i gang
table-over = slut
table-broken = kan ikke åbnes
table-unnamed = ledig plads

# Rule chooser
choose-title = Vælg reglerne
choose-against = Mod
choose-bot = Botten
choose-friend = En ven, via link
choose-doubles = To mod to, via links
choose-doubles-note = Par med rådslagning: hver side spilles af to, der taler sammen alene.
choose-preset = Spillets art
choose-preset-note = Et regelsæt udfylder alle valg nedenfor; lad et valg stå på »som regelsættet« for at beholde det.
preset-match = Kamp
preset-match-note = Til et antal point, med dobleterning og Crawford-regel.
preset-money = Pengespil
preset-money-note = Parti efter parti, hvert om sin indsats, med Jacoby-reglen.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Reglerne fra en italiensk spillestue på nettet: en egen grænse for dobling, intet Crawford-parti, backgammon også efter at man har taget af.
preset-tournament = Turnering
preset-tournament-note = En kamp efter det italienske turneringsreglement, fra 3 point, uden noget højeste i reglerne.
knob-length = Point, der spilles til
knob-length-note = I kampe oftest 5; det tager omkring en halv time. Reglerne har ingen øvre grænse; programmet tæller til 64. I tavola reale er et enkelt parti usædvanligt: 3, 5 eller 7.
knob-as-preset = Som regelsættet
knob-on = Til
knob-off = Fra
knob-jacoby = Jacoby-regel
knob-jacoby-note = Pengespil: gammon tæller først, når der er doblet.
knob-responses = Svar på en dobling
knob-responses-note = Pengespil: en bæver dobler straks tilbage og beholder dobleterningen.
knob-responses-take_or_drop = Tag eller afslå
knob-responses-beaver = Bæver
knob-responses-raccoon = Bæver og vaskebjørn
knob-responses-otter = Bæver, vaskebjørn og odder
knob-automatic_doubles = Automatiske doblinger
knob-automatic_doubles-note = Pengespil: ens terninger i åbningsslaget dobler indsatsen.
knob-automatic-none = Ingen
knob-automatic-up-to = { $n ->
    [one] Den første
   *[other] De første { $n }
}
knob-crawford = Crawford-regel
knob-crawford-note = Kampe: ét parti uden dobleterning, når en spiller mangler et point i at vinde.
knob-holland = Holland-regel
knob-holland-note = Kampe: efter Crawford-partiet kan den, der er bagud, ikke doble før sin tredje tur.
knob-backgammon = Backgammon
knob-backgammon-note = Om du kan tabe tre gange indsatsen, efter at du har taget en brik af.
knob-backgammon-only_with_none_off = Kun når ingen brik er taget af
knob-backgammon-even_with_some_off = Også når nogle er taget af
knob-premature_roll = Et slag, der slås for tidligt
knob-premature_roll-note = Ugyldigt: der slås om (IRR-06). Det står: modstanderen spiller med viden om det, og den, der slog for tidligt, må ikke doble i den tur (IRR-07). Har kun betydning, når lovligheden skal påtales.
knob-premature_roll-void = Ugyldigt
knob-premature_roll-stands = Står
knob-doubling_limit = Grænse for doblinger
knob-doubling_limit-note = Tavola reale: ingen dobling, hvor en enkelt sejr ville afgøre kampen (CUB-17). Kun i tavola reale.
knob-doubling_limit-none = Ingen
knob-doubling_limit-tavola-reale = Som i tavola reale
knob-legality = Lovlige træk
knob-legality-note = Strengt: kun lovlige træk kan afsluttes. Ved påtale: ethvert træk står, medmindre modstanderen kræver et lovligt, som på et rigtigt bræt.
knob-legality-strict = Strengt
knob-legality-called = Ved påtale
knob-pace = Tempo
knob-level = Bottens styrke
knob-level-note = Kun når du spiller mod botten.
knob-clock = Ur
knob-clock-note = En reserve af minutter for hvert point og frie sekunder i hver tur. Løber reserven ud, taber du kampen.
knob-clock-none = Intet ur
knob-clock-simple_delay = Forsinkelse, så reserve
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: sekunder lægges til hver tur
knob-minutes = Minutter pr. point
knob-seconds = Sekunder pr. tur
knob-side = Dine brikker
knob-side-any = Ved lodtrækning
knob-side-white = Hvid
knob-side-black = Sort
choose-more = Flere regler
choose-go = Åbn bordet

# Table
table-title = Bord
table-moves = Dette parti
table-games = Partier
table-game = Parti
table-winner = Vinder
table-how = Resultat
table-points = Point
table-score = Stilling
table-settings = Indstillinger
table-help = Taster
table-resign = Opgiv
table-files = Hent kampen
table-claim = Kræv sejren
table-plays = Vis lovlige træk
table-last = Vis seneste træk
table-flip = Vend brættet
table-leave = Forlad bordet
table-proof = Terninger: bindinger og bevis
table-invite = Inviter din ven
table-invite-note = Send dette link. Den første, der åbner det, får den anden plads.
table-invite-doubles = Inviter din makker og jeres modstandere
table-invite-doubles-note = Hvert link gælder én plads. Kampen begynder, når alle fire sidder her.
table-invite-partner = Til din makker
table-invite-opponent = Til en modstander
table-copy = Kopier
invite-share = Del
invite-qr = QR-kode
invite-qr-note = Linket som QR-kode
table-terms = Regler og grænser
look-open = Se tilbage
look-first = Til partiets begyndelse
look-back = Et træk tilbage
look-on = Et træk frem
look-last = Til partiets slutning
look-close = Tilbage til partiet
copy-id-note = Stillingen før det viste træk, med slaget
copy-link = Kopier link
name-change = Skift navn
table-onward = Nyt bord
table-close = Luk
table-result = Resultat
table-noscript = Bordet kræver JavaScript for at være levende. Du kan spille uden: vælg nedenfor, og genindlæs for at se modstanderens træk.
plain-plays = Spil
plain-reload = Genindlæs
plain-play-none = Intet lovligt træk: videre
resign-title = Opgiv
resign-note = Man opgiver ved slutningen af en tur: tilbudt midt i din egen venter det, til turen er spillet. Din modstander kan afvise et parti, du tilbyder, medmindre det er det meste, du kan tabe.
plays-title = Lovlige træk
plays-note = Vælg et, eller skriv dets nummer og Enter.

# Joining
join-title = Du er inviteret
join-lead = { $who } inviterer dig til backgammon.
join-lead-partner = { $who } inviterer dig til backgammon som makker, to mod to.
join-lead-opponent = { $who } inviterer dig til backgammon som modstander, to mod to.
terms-stake = Indsats
terms-stake-match = Kampen; point ud over længden tæller ikke
terms-stake-money = Point: det, partierne tæller, lægges sammen
terms-clock = { $mode }, { $bank } min til hver og { $delay } s pr. tur
terms-decision = Til hver beslutning
terms-absence = Til at komme tilbage efter mistet forbindelse
terms-time = { $time } min
name-note = Højst { $most } tegn. Uden navn er du gæst med et nummer.
name-note-known = Højst { $most } tegn. Lader du feltet stå tomt, hedder du fortsat { $name }.
name-missing = Navnet har ingen bogstaver, der kan vises. Gå tilbage, og vælg et andet; resten af det, du skrev, står der endnu.
name-too-long = Navnet har mere end { $most } tegn. Gå tilbage, og vælg et kortere; resten af det, du skrev, står der endnu.
name-of-house = Navnet tilhører klubben selv. Gå tilbage, og vælg et andet; resten af det, du skrev, står der endnu.
name-mixed = Navnet blander bogstaver fra forskellige alfabeter, der ligner hinanden. Gå tilbage, og skriv det i ét alfabet; resten af det, du skrev, står der endnu.
join-rules = Bordets regler
join-sit = Sæt dig, og spil
join-over = Denne kamp er slut.
join-look = Se bordet
join-taken = Pladsen er allerede optaget.
rules-of-match = Kamp til { $length }
rules-of-money = Pengespil

# Dice checker
verify-title = Kontroller terningerne i en kamp
verify-lead = Åbn udskriften af en kamp, så regner siden hvert slag efter i din browser. Intet sendes nogen steder hen.
verify-file = Udskrift (proof.json)
verify-paste = eller indsæt den her
verify-go = Kontroller
verify-save = Gem kontrollen til brug offline
verify-how-title = Sådan dannes terningerne
verify-how = Serveren binder sig til en hemmelighed, før nogen sætter sig. Hver plads binder sig til enden af en kæde af hashværdier. Ved hver beslutning om at slå åbnes næste led i begge kæder; slaget er en HMAC med serverens hemmelighed som nøgle over bordet, kampen, slagets nummer, begge bindinger og begge led. Bytes fra 252 og op springes over, så hvert tal er lige sandsynligt.
verify-noscript = Kontrollen kræver JavaScript. Kommandoen »tavola verify-dice FILE« gør det samme.
verify-honest = Alle { $rolls } slag er rigtige: hvert følger af det, der blev låst inde før kampen.
verify-honest-one = Det ene slag er rigtigt: det følger af det, der blev låst inde før kampen.
verify-wrong = { $faults ->
    [one] Én ting er forkert.
   *[other] { $faults } ting er forkerte.
}
verify-rolls = Hvert slag, med hvor hvert led kom fra
verify-roll-number = Slag
verify-roll-who = Slået af
verify-roll-dice = Terninger
verify-roll-link = Led fra { $who }
verify-roll-both = begge
verify-link-client = egen side
verify-link-escrow = egen kopi, gemt her
verify-link-house = server
verify-link-default = standard (udeblevet)
verify-unreadable = Dette er ikke en udskrift.
verify-no-length = Optegnelsen har et ældre format, der ikke angiver sin længde, så slag skåret af i enden ville ikke blive opdaget.
verify-nameless = En spiller i denne optegnelse har forladt klubben og nævnes ikke længere i den. Kontrolsummer, der blev dannet med navnet, står her, som de var, og kan ikke regnes efter; alt andet regnes efter.
verify-in-play = Kampen er stadig i gang: serveren åbner sin hemmelighed, når den er slut, og først da kan slagene regnes efter.
verify-fault-scheme = Optegnelsen er af en anden slags, end denne side kontrollerer.
verify-fault-secret-missing = Kampen er slut, og serverens hemmelighed mangler.
verify-fault-secret = Serverens hemmelighed er ikke den, den bandt sig til før kampen.
verify-fault-link-default = Slag %: et udeblevet led blev ikke erstattet af det aftalte.
verify-fault-link-source = Slag %: det er forkert angivet, hvor et led kommer fra.
verify-fault-link = Slag %: et led hører ikke til den kæde, pladsen bandt sig til.
verify-fault-seen = Slag %: en plads åbnede sit led til en anden optegnelse end denne.
verify-fault-number = Slag %: slagene er ikke nummereret i rækkefølge.
verify-fault-dice = Slag %: disse terninger følger ikke af hemmeligheden og leddene.
verify-fault-log-missing = Kampens forløb mangler.
verify-fault-log = Kampens forløb passer ikke til slagene.
verify-fault-count = Der er flere eller færre slag, end kampens forløb siger.
verify-fault-kept = En kontrolsum skulle være dannet med et navn, hvor der intet navn står.
verify-fault-ending = Optegnelsen slutter ikke, som den siger: noget er skåret af, tilføjet eller ændret.
verify-fault-other = Optegnelsen hænger ikke sammen.
dice-part = Terningerne i denne kamp
dice-warning-title = Serveren holder ikke sit løfte om terningerne
dice-warning-do = Din browser har noteret, hvad den blev bedt om, hvornår, og hvad den fik vist. Gem optegnelsen, vis den til din modstander, og spil ikke videre om noget, der betyder noget.
dice-evidence-save = Gem beviset
dice-details = Se hvert slag
dice-away = Fortsæt på en anden enhed
dice-away-note = Din del af terningerne er i denne browser. Åbn linket dér, hvor du vil fortsætte, logget ind som dig selv, så flytter din del med. Giv ikke linket til nogen: den, der har det og serverens hemmelighed, kender dine slag.

# Rules for players

# Errors
error-404 = Her er ikke noget
error-404-note = Adressen er forkert, eller bordet er fjernet.
clause-says = Hvad { $clause } siger
error-403 = Du har ikke adgang
error-403-note = Dette tilhører en anden. Har du en invitation, så åbn dens link igen.
error-aside = Det kan ikke åbnes
error-aside-note = En del af det, der er gemt her, kan ikke læses og er lagt til side. Intet er slettet, og resten af klubben kører videre. De, der driver klubben, kan undersøge det med »tavola doctor«.
error-other = Det virkede ikke
error-too-fast = Det var hurtigere, end nogen spiller. Vent et øjeblik, og prøv igen.
error-too-slow = Det var for længe om at nå frem. Tjek din forbindelse, og prøv igen.
error-too-many-guests = Mange er netop kommet til fra dit netværk. Vent nogle sekunder, og prøv igen.
error-too-many-bots = Der spiller allerede botter mod hinanden ved nok borde. Vent, til et af dem er slut eller holder pause, fordi ingen ser på.
error-busy = Klubben har travlt. Prøv igen.
error-closing = Klubben genstarter om lidt. Prøv igen om et øjeblik.
error-malformed = Det sendte kunne ikke læses. Gå tilbage, se efter, hvad du skrev, og prøv igen.
error-cross-site = Det kom fra et andet websteds side, så der blev ikke gjort noget.
error-internal = Noget gik galt hos os. Intet blev ændret; du kan prøve igen.
error-back = Tilbage
error-home = Til forsiden
error-table = Tilbage til bordet
error-event = Tilbage til turneringen

# Chouette
chouette-title = Chouette
chouette-now = Hvad der skal gøres nu
chouette-open = Åbn en chouette
wooden-start-title = Rigtigt bræt
wooden-start = Læg en telefon ved siden af: ur, pointtavle og kampskema. Det virker uden netværk, og intet, du trykker, går tabt.
wooden-open = Åbn uret
chouette-start-title = Chouette
chouette-start = Én mod alle, med en dobleterning til hver: boksen spiller mod et hold, der rådslår. Med venner, med botter eller som regnskab ved et rigtigt bræt.
chouette-games = { $n ->
    [0] intet parti endnu
    [one] et parti
   *[other] { $n } partier
}
chouette-lead = En spiller er boks og spiller mod alle de andre. Kaptajnen flytter for holdet, de andre giver råd, og hver har sit eget regnskab med boksen.
chouette-turned = { $n ->
    [one] med én regel ændret
   *[other] med { $n } regler ændret
}
preset-chouette-club = Klubchouette
preset-chouette-club-note = En dobleterning mellem boksen og hvert medlem, med klubpligter: tag nok, kaptajnens dobleterning først, bævere.
preset-chouette-galore = Enkel chouette
preset-chouette-galore-note = En dobleterning til alle; når boksen dobler, tager eller afslår hvert medlem for sig selv.
chouette-place = Brættet
chouette-place-online = Her, med serverens terninger
chouette-place-online-note = Boks og kaptajn flytter på skærmen; hvert slag kan kontrolleres bagefter.
chouette-place-over_the_board = Et rigtigt bræt
chouette-place-over_the_board-note = Du skriver doblinger og resultater ind; siden holder styr på rækkefølge, pligter og regnskab.
chouette-bots = Botter
chouette-bots-note = De er med straks og spiller som medlem, kaptajn eller boks. Med to af dem kan du begynde alene. Ikke ved et rigtigt bræt.
chouette-bot-level = Deres niveau
chouette-bot-add = Tilføj en bot
level-beginner = Begynder
level-novice = Let øvet
level-casual = Hyggespiller
level-intermediate = Øvet
level-advanced = Meget øvet
level-expert = Ekspert
level-full = Fuld styrke
chouette-host = Du
chouette-host-plays = spiller med
chouette-host-keeps = fører kun regnskab
chouette-host-note = Værten tilføjer botter, fastsætter indsatsen og skriver ved et rigtigt bræt ind for alle.
chouette-lobby = Åbne chouetter
chouette-lobby-note = Alle kan være med; et parti i gang går videre, og du begynder bagest i køen.
chouette-lobby-nobody = Ingen endnu
chouette-door = Hvem kan være med
chouette-door-link = Alle med linket
chouette-door-open = Alle; chouetten står på listen
chouette-worth = Et point er
chouette-worth-note = Som du ville skrive det: 2,50 med EUR. Uden valuta er et point bare et point.
chouette-pace = Tidsgrænser
chouette-pace-answer = Til at svare på en dobling
chouette-pace-answer-note = Derefter betyder intet svar kaptajnens svar eller et afslag.
chouette-pace-turn = Til at slå eller trække
chouette-pace-turn-note = Derefter overtager den næste i køen, eller boksen har tabt.
chouette-pace-absence = Uden nogen åben side
chouette-pace-absence-note = Den, der er væk så længe, ventes der ikke mere på: det tæller som intet svar.
chouette-pace-gather = Til at være med, med din egen dobleterning
chouette-pace-gather-note = Efter den første dobling, før boksen svarer.
chouette-pace-fair = Før kaptajnen slår
chouette-pace-fair-note = Så alle kan doble; et tryk på »Ingen dobling« sparer de andre for at vente.
chouette-seconds = { $n } sekunder
chouette-no-limit = ingen grænse
chouette-go = Åbn chouetten
chouette-knob-cubes = Dobleterninger
chouette-knob-cubes-note = Klub: en til hvert medlem. Enkel: en til alle.
chouette-knob-cubes-single = En til alle
chouette-knob-cubes-multiple = En til hvert medlem
chouette-knob-box_stays = Boksen bliver
chouette-knob-box_stays-note = Klub: hvis den vinder og ikke er bagud i point i det parti. Enkel: hvis den slår kaptajnen.
chouette-knob-box_stays-beats_captain = hvis den slår kaptajnen
chouette-knob-box_stays-wins_and_level = hvis den vinder og mindst står lige
chouette-knob-offering = Medlemmer kan doble
chouette-knob-offering-note = Klub: til boksen har svaret en af dem. Enkel: til kaptajnen slår.
chouette-knob-offering-until_roll = til slaget
chouette-knob-offering-until_answered = til boksen har svaret
chouette-knob-take_enough = Tag nok
chouette-knob-take_enough-note = Når alle har doblet, skal boksen tage nok til at stå lige, hvis den vinder, og svare med bæver, hvis den kun tager kaptajnens. Til i klubreglerne.
chouette-knob-captain_cube = Kaptajnens dobleterning
chouette-knob-captain_cube-note = Blandt flere, der tilbydes samtidig. Klub: tager boksen nogen, tager den kaptajnens. Enkel: som den vil.
chouette-knob-captain_cube-off = boksen tager dem, den vil
chouette-knob-captain_cube-if_any = tager boksen nogen, tager den kaptajnens
chouette-knob-captain_cube-must = boksen skal tage kaptajnens
chouette-knob-beaver = At tage en dobling
chouette-knob-beaver-note = Hvor bævere gælder: om man også må tage uden.
chouette-knob-beaver-may = med eller uden bæver
chouette-knob-beaver-must = altid med bæver
chouette-knob-sole_taker_beavers = Den eneste, der tager, svarer med bæver
chouette-knob-sole_taker_beavers-note = Når boksen har doblet alle, og kun én tager, skal den svare med bæver. Til i klubreglerne.
chouette-knob-holdout = Den sidste, der afslår
chouette-knob-holdout-note = Fra fem spillere: hvis alle på nær én afslår boksens dobling, skal den sidste også afslå. Fra, medmindre det vælges.
chouette-knob-holdout-first = ved boksens første dobling
chouette-knob-holdout-any = ved hver dobling fra boksen
chouette-knob-extras = Ekstra dobleterninger
chouette-knob-extras-note = Kun med én dobleterning: de, der har afslået, kan give den eneste, der tog, en til, ved doblingen fra midten. Fra, medmindre det vælges.
chouette-knob-extras-paid = den, der giver en, betaler, hvad et afslag koster
chouette-knob-extras-free = den, der giver en, betaler intet
chouette-knob-consultation = Råd til kaptajnen
chouette-knob-consultation-note = Klub: fra dem, der har doblet eller taget eller bliver spurgt. Enkel: fra alle i partiet.
chouette-knob-consultation-free = fra alle i partiet
chouette-knob-consultation-never = aldrig
chouette-knob-consultation-after-cube = når der er doblet
chouette-knob-consultation-cube-holders = fra dem, hvis dobleterning er vendt
chouette-knob-declining = Når flere afslår boksens dobling
chouette-knob-declining-note = Med flere dobleterninger går kaptajnerne bagest efter tur. Med én gør kun kaptajnen.
chouette-knob-declining-captain_only = kun kaptajnen går bagest
chouette-knob-declining-in_turn = kaptajnerne går efter tur
chouette-knob-captain_after_drop = Efter kaptajnens afslag
chouette-knob-captain_after_drop-note = Når kaptajnen afslår boksens dobling og andre tager.
chouette-knob-captain_after_drop-stays = den næste er kaptajn fra nu af
chouette-knob-captain_after_drop-temporary = den næste er kaptajn kun i dette parti
chouette-knob-leaving = Dobleterning hos en spiller, der går
chouette-knob-leaving-note = Under et parti. Spiller videre, medmindre du vælger andet; kaptajnen svarer for den.
chouette-knob-leaving-plays_on = spiller videre under kaptajnen
chouette-knob-leaving-loses = er tabt straks
chouette-knob-partner_lot = Lodtrækning om en makker
chouette-knob-partner_lot-note = Hvis ingen vil være boksens makker. Som regel uden kaptajnen.
chouette-knob-partner_lot-without_captain = uden kaptajnen
chouette-knob-partner_lot-with_captain = med kaptajnen
chouette-knob-partner_place = Makkeren, når boksen taber
chouette-knob-partner_place-note = Beholder som regel sin plads.
chouette-knob-partner_place-kept = beholder sin plads
chouette-knob-partner_place-end = går bagest
chouette-knob-partner_from = Makker fra
chouette-knob-partner_from-note = Antal spillere, som regel 8.
chouette-automatic-consent = Den første; flere, hvis boksen er enig
chouette-join-title = En chouette
chouette-there = Allerede her
chouette-join = Vær med
chouette-join-note = Du begynder bagest i køen og spiller fra næste parti. Du kan gå mellem to beslutninger.
chouette-invite = Inviter andre
chouette-invite-note = Den, der åbner linket, kan være med når som helst, bagest i køen.
chouette-noscript = Chouettens side kræver JavaScript. Uden ser du kun, hvem der er her, og regnskabet.
chouette-resign-note = Den anden side kan afvise dit tilbud, medmindre det er det meste, der kan tabes.
chouette-sure = Er du sikker?
accounts-count = { $n ->
    [one] et parti
   *[other] { $n } partier
}
accounts-back = Tilbage til chouetten
accounts-csv = Hent som CSV
accounts-print = Side til udskrift
accounts-balances = Saldi
accounts-debts = Hvem skylder hvem
accounts-total = I alt
accounts-by-game = Point parti for parti
accounts-marks = B: boks i det parti. C: kaptajn.
accounts-game = Parti { $n }
accounts-cube = på { $value }, { $winner ->
    [box] vundet af boksen
    [team] vundet fra boksen
   *[agreed] afgjort ved forlig
}
cause-dropped = afslået
cause-decided = afgjort af partiet
cause-extra_given = med ekstra dobleterning
cause-agreed = ved forlig
cause-left = gået
cause-partner = makkerens andel

# Where a guest is at home
browsers-title = Browsere, der kender dig
browsers-many = { $n ->
    [one] Du er kun kendt i denne browser.
   *[other] Du er kendt i { $n } browsere.
 }
browsers-end-others = Log ud af alle andre browsere
browsers-here-note = En gæst kendes kun på sin browser. Logger du ud her, og ingen anden browser kender dig, kan du ikke komme tilbage til dine borde.
browsers-end-here = Log ud af denne browser

# The rules of the chouette
chouette-rules-title = Regler for chouette
chouette-rules-presets = De to regelsæt

## Rules that do not go together
not-translated = Ikke oversat endnu: her på engelsk.
broken-length-in-money-play = Disse regler er til pengespil, som ikke spilles til et antal point: lad feltet stå tomt, eller vælg en kamp.
broken-match-without-length = En kamp spilles til et antal point: skriv et, eller vælg pengespil.
broken-jacoby-in-match = Der er ingen Jacoby-regel i en kamp: slå den fra, eller vælg pengespil.
broken-responses-in-match = Der er ingen bævere i en kamp: slå dem fra, eller vælg pengespil.
broken-automatic-doubles-in-match = Der er ingen automatiske doblinger i en kamp: slå dem fra, eller vælg pengespil.
broken-holland-without-crawford = Holland-reglen gælder partierne efter Crawford-partiet: slå Crawford-reglen til eller Holland fra.
broken-tournament-length = Turneringskampe spilles til mindst 3 point: skriv en længere kamp, eller vælg »Kamp«.
broken-crawford-outside-match = Crawford-reglen er til kampe: slå den fra, eller vælg en kamp.
broken-holland-outside-match = Holland-reglen er til kampe: slå den fra, eller vælg en kamp.
broken-doubling-limit-outside-match = Grænsen for doblinger fra tavola reale er til kampe: slå den fra, eller vælg en kamp.
broken-consent-outside-chouette = Automatiske doblinger med boksens samtykke er til en chouette: vælg et antal, eller ingen.
broken-time-limit = Tidsgrænsen er for lang eller for kort: den kan være fra ét sekund til syv dage.
broken-clock-times = Med det ur kan ingen spille: der skal være noget tid og højst 10 timer pr. point og pr. tur.
broken-rated-time = En ratet kamp giver alle tid til at spille: mindst 15 sekunder til en beslutning, 30 til at komme tilbage efter mistet forbindelse og med ur et minut pr. parti.
broken-bots = Højst { $most } botter kan spille, og ingen ved et rigtigt bræt.
broken-stake-in-match = En indsats pr. point er til pengespil: lad valutaen stå tom, eller vælg pengespil.
broken-called-in-tavola-reale = Tavola reale spilles med streng lovlighed: vælg »strengt« eller andre regler.

# The tutor on the start page

start-tutor = Med træner
start-tutor-note = Spørger før en brøler, giver tip, lader dig tage tilbage.
knob-tutor-none = Ingen
knob-tutor-whopper = Spørger før en kæmpebrøler
knob-tutor-blunder = Spørger før en brøler
knob-tutor-error = Spørger før en fejl
knob-tutor-doubtful = Spørger før et tvivlsomt træk
knob-tutor-note = Mod en bot: spørger før et dårligt træk, giver tip og lader dig tage tilbage. Kampen mærkes som spillet med træner.
terms-tutor = Spørger før en beslutning, der taber { $loss } eller mere; tip og at tage tilbage er tilladt
