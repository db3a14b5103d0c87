# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Klokke og resultattavle
board-lead = En telefon ved siden av trebrettet: klokke, resultattavle og poengskjema i ett. Den virker uten nett; ingenting du trykker, går tapt.
board-needs-script = Klokken trenger en nettleser med JavaScript.
board-new = Ny kamp
board-kept = Kamper på denne enheten
board-kept-none = Ingen kamper ennå. Sett opp en: to navn, en lengde og, om du vil, en klokke.
board-white = Hvit
board-black = Svart
board-name-of = Navn på { $side ->
    [white] Hvit
   *[black] Svart
}
board-length = Lengde i poeng
board-clock = Klokke
board-clock-none = Ingen klokke, bare resultattavle
board-clock-simple_delay = Forsinkelse, så tidsreserve (vanlig)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, forsinkelsen regnet med i visningen
board-clock-fischer = Fischer
board-minutes = Minutter per poeng
board-delay = Sekunder per tur
board-flag = Når flagget faller
board-flag-loss = er kampen tapt
board-flag-when_noticed = er kampen tapt når motstanderen sier fra
board-flag-overtime = ett minutt til, én gang
board-holland = Holland-regelen: etter Crawford-partiet kan den som ligger under, ikke doble før sin tredje tur
board-sound = Lyder
board-vibrate = Vibrasjon
board-start = Begynn
board-to = til { $length }
board-one-game = ett parti
board-crawford = Crawford-parti: ingen kube
board-game = Parti { $number }
board-turn = din tur
board-waits = venter
board-stopped = stoppet
board-press-label = { $name }, { $time } igjen{ $turn ->
    [yes] , har turen: trykk for å avslutte turen
   *[no] {""}
}
board-begins = Jeg begynner
board-next-game = Neste parti
board-double = Doble til { $value }
board-take = Ta { $value }
board-drop = Pass
board-confirm = Bekreft
board-accept = Enig
board-reject = Uenig
board-stop = Stopp
board-resume = Fortsett
board-resume-other = Gi turen til { $name }
board-over = Partiet er over
board-menu = Meny
board-sheet = Poengskjema
board-undo = Angre
board-undo-what = Hold inne for å angre: { $act }
board-undone = Angret: { $act }
board-hold = Hold knappen inne et øyeblikk.
board-lock = Lås
board-unlock = Lås opp
board-locked = Låst mot utilsiktede trykk
board-full = Fullskjerm
board-handover = Overlat
board-leave = Alle kamper
board-say = Les opp tidene
board-cube = Kube { $value }
board-cube-middle = i midten
board-cube-of = hos { $name }
board-result = Hvordan endte partiet?
board-won-by = Vunnet av
board-kind-single = Enkel
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Før inn
board-close = Lukk
board-resign = Gi opp partiet
board-resign-match = Gi opp kampen
board-withdraw = Trekk tilbake at du gir opp
board-claim = Krev partiet
board-claims = { $name } krever partiet: { $kind }
board-resigns = { $name } gir opp: { $kind }
board-break = Ta pause
board-end-break = Tilbake fra pausen
board-on-break = { $name } har pause: { $time }
board-reason-fallen = En terning eller brikke har falt
board-reason-contested = Bestrid trekket
board-reason-director = Tilkall turneringslederen
board-pause = Stopp klokken
board-paused = Stoppet
board-reason-faulty = Klokken er defekt
board-reason-break = Pause
board-call-flag = Flagget har falt
board-why = Hvorfor stoppe klokken?
board-entered = { $name } vinner: { $kind }, kube { $cube }, { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}
board-both-confirm = Begge spillerne bekrefter
board-flagged = { $name }: flagget har falt
board-match-won = { $name } vinner kampen
board-how-score = på poeng
board-how-flag = på tid
board-how-resigned = ved oppgivelse
board-how-penalty = på straffepoeng
board-how-ruling = ved turneringslederens avgjørelse
board-called = Turneringslederen er tilkalt
board-held = Turneringslederen har satt kampen på vent
board-absent = { $name } er ikke her; klokken går
board-opening = Kast en terning hver. Den høyeste begynner.
board-ready = Sammenlign stillingen dere har skrevet, og begynn så.
board-gap = Enheten var av eller i bakgrunnen i { $time }.
board-restore = Gi tiden tilbake
board-gap-asked = Enheten var av i { $time }, og flagget til { $name } falt imens. Teller den tiden?
board-gap-banner = Klokken er stoppet
board-gap-counts = Den teller
board-keep-as-is = La det være som det er
board-jump = Klokken på denne enheten ble endret med { $time }. Kampklokken går videre som før.
board-awake-refused = Skjermen kan slå seg av: hold den på i enhetens innstillinger.
board-storage-refused = Denne nettleseren lagrer ingenting: lastes siden på nytt, er kampen tapt.
board-offline = Uten nett: { $count ->
    [0] alt er sendt
    [one] 1 føring venter
   *[other] { $count } føringer venter
}
board-online = Alt er sendt
board-viewer = Du ser på. Klokken er på en annen enhet.
board-viewer-age = Oppdatert for { $seconds } s siden
board-take-over = Overta klokken her
board-take-over-hold = Overta klokken her (hold)
board-take-over-ask = En annen enhet har klokken. Overtar du den, kan den enheten bare se på.
board-take-over-yes = Overta
board-take-up = Ta imot denne kampen?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } til { $length }: { $count ->
    [one] én føring
   *[other] { $count } føringer
} overlatt.
board-take-up-new = Denne enheten overtar klokken. Enheten som overlot den, kan så bare se på.
board-take-up-known = Denne enheten har allerede kampen. Loggen som overlates, erstatter loggen her; det som finnes her ut over den, tas vare på for seg.
board-take-up-yes = Ta imot
board-read-foreign = Den loggen gir ingen rett til kampen på denne enheten; ingenting er endret.
board-kept-unreadable = Loggen for den kampen kan ikke leses på denne enheten.
board-no-such-match = En slik kamp finnes ikke. Sjekk lenken: det kan mangle en bokstav.
board-link-worthless = Denne lenken gir ingen rett til kampen.
board-no-right = Serveren avviser det du trykker her, fordi lenken ikke gir rett til kampen. Åpne bordets egen lenke.
board-posted = Ført på cuptreet
board-conflict = En annen enhet har en annen logg: { $here } her, { $there } der.
board-conflict-scoreboard = Bordets egen resultattavle gjelder (MAT-07): { $won }.
board-conflict-trailers_sheet = Stillingen til den som ligger under, gjelder (MAT-05): { $won }.
board-conflict-agreement = Begge har samme stilling.
board-conflict-director = Turneringslederen avgjør.
board-conflict-look = Sammenlign loggene
board-conflict-title = To logger for denne kampen
board-conflict-here = Loggen her
board-conflict-there = Den andre loggen
board-conflict-since = { $count ->
    [0] Ingenting siden de skilte lag
    [one] Én føring siden de skilte lag
   *[other] { $count } føringer siden de skilte lag
}
board-compare = Sammenlign stillingen jeg har skrevet
board-papers-agree = De skrevne stillingene stemmer med resultattavlen: { $counts }.
board-papers-differ = De skrevne stillingene stemmer ikke med resultattavlen. Resultattavlen gjelder: { $counts } (MAT-07).
board-battery = Lite strøm: { $percent } %. Lad enheten, eller overlat klokken.
board-chouette = Flere enn to spillere? Enheten kan også være poengbok for en chouette.
board-elsewhere = Denne kampen er åpen i en annen fane.
board-elsewhere-here = Fortsett her
board-read-older = Denne enheten har en senere logg for den kampen; filen ble ikke importert.
board-read-unreadable = Det er ikke en kampfil.
board-keep-this = Behold denne loggen
board-keep-that = Behold den andre loggen
board-not-kept = Nettleseren lagret det ikke. Prøv en gang til.
board-too-soon = Et trykk til så raskt teller ikke.
board-no-line = Ingen forbindelse til enheten med klokken: før det inn der.
board-unheard = Ikke noe svar fra enheten med klokken: se der om det ble registrert.
board-handover-how = Åpne dette på den andre enheten: den overtar klokken med hele loggen. Fra da av kan denne enheten bare se på.
board-handover-copy = Kopier lenken
board-handover-file = Lagre som fil
board-handover-read = Overta fra en fil
board-csv = CSV
board-print = Skriv ut
board-share = Del
board-sheet-number = Parti
board-sheet-winner = Vinner
board-sheet-kind = Type
board-sheet-cube = Kube
board-sheet-points = Poeng
board-sheet-score = Stilling
board-sheet-banks = Tid igjen
board-sheet-used = Tid brukt
board-sheet-lasted = Varighet
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , pass
    [resigned] , oppgitt
    [claimed] , på krav
    [flag] , på tid
    [forfeited] , på walkover
    [adjudicated] , ved avgjørelse
   *[borne_off] {""}
}
board-sheet-none = Ikke noe parti er over ennå.
board-sheet-awards = Straffepoeng
board-sheet-award = { $points } til { $name }
board-sheet-rulings = Avgjørelser
board-sheet-signs = Underskrifter
board-corrected = rettet
board-keys = Et tastatur, eller en Bluetooth-knapp som virker som et: mellomrom trykker for den som har turen, 1 og 2 trykker for den nedre og den øvre spilleren, d dobler, t tar, p passer, s stopper, u (hold) angrer, c leser opp tidene, l låser.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Stilling { $a } mot { $b }, kamp til { $length }.
board-side-said = { $name } har turen
board-low = { $name }: ett minutt igjen
board-install = Installer den fra nettleserens meny for å åpne den uten nett.

board-first-game = Begynn
board-confirm-score = Bekreft { $a }–{ $b }
board-what = Hva nå?
board-more = Mer
board-understood = OK
board-new-match = Ny kamp
board-continue = Fortsett en kamp fra papir
board-points-of = { $side ->
    [white] Hvits
   *[black] Svarts
} poeng
board-conflict-players = Avgjør sammen hvilken logg som gjelder.
board-right-menu = Rett noe
board-right = Hva skal rettes?
board-right-time = Tiden på klokken
board-right-result = Resultatet i et parti
board-right-length = Kamplengden
board-right-points = Straffepoeng
board-right-clock = Sett inn en klokke
board-right-whose = Hvem sin klokke
board-right-way = Legg til eller trekk fra
board-right-give = Legg til
board-right-take = Trekk fra
board-right-minutes = Minutter
board-right-seconds = Sekunder
board-right-reason = Begrunnelse
board-right-against = Straffet spiller
board-right-count = Poeng til motstanderen
board-sheet-clock = { $mode }, { $bank } per poeng, { $delay } s per tur
board-ruling-adjust_time = { $name }: { $time } på klokken
board-ruling-penalty = Straff mot { $name }: { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}
board-ruling-warn = Advarsel til { $name }
board-ruling-correct_result = Parti { $game } rettet: { $name }, { $kind }, kube { $cube }
board-ruling-set_length = Kampen spilles til { $length }
board-ruling-bring_clock = En klokke settes inn: { $clock }
board-ruling-hold = Turneringslederen setter kampen på vent
board-ruling-release = Kampen fortsetter
board-ruling-absent = { $name } er ikke her
board-ruling-arrived = Begge er her
board-ruling-award_match = Kampen tildeles { $name }
board-ruling-restore = Tiden for avbrudd { $gap } gis tilbake
board-ruling-count = Tiden for avbrudd { $gap } teller
board-ruling-settle = En av to logger beholdes
board-ruling-play_on = Ingen la merke til flagget: begge spiller videre
board-ruling-cube_stands = Parti { $game }: kuben står på { $cube }
board-ruling-post = Ført på cuptreet

board-act-press = et trykk
board-act-opening = åpningskastet
board-act-start_game = starten på partiet
board-act-double = doblingen
board-act-take = å ta
board-act-drop = å passe
board-act-stop = stoppen
board-act-call_director = å tilkalle turneringslederen
board-act-resume = å fortsette
board-act-resign = å gi opp
board-act-claim = kravet
board-act-accept = enigheten
board-act-reject = uenigheten
board-act-result = resultatet
board-act-confirm = bekreftelsen
board-act-compare = sammenligningen
board-act-take_break = pausen
board-act-end_break = slutten på pausen
board-act-resign_match = å gi opp kampen
board-act-withdraw = å trekke tilbake at partiet gis opp
board-act-call_flag = å si fra om flagget
board-act-open = å sette opp kampen
board-act-flag_fell = flagget har falt
board-act-undo = å angre siste føring
board-act-gap = enheten var av
board-act-jump = enhetens klokke ble endret
board-act-claim_lease = å overta klokken
board-act-diverged = en annen logg
board-act-received = en tid rettet

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Kampen er ikke satt opp.
board-refused-opened-already = Kampen er allerede satt opp.
board-refused-unsound = Et navn mangler eller er for langt, eller klokken er stilt utenfor grensene.
board-refused-player-only = Det kan bare en spiller gjøre.
board-refused-director-only = Det kan bare turneringslederen gjøre.
board-refused-reason-missing = En avgjørelse trenger en begrunnelse.
board-refused-on-hold = Ingenting kan endres før turneringslederen har avgjort.
board-refused-posted = Resultatet er ført på cuptreet; bare turneringslederen kan rette det.
board-refused-over = Kampen er over.
board-refused-flagged = Et flagg har falt.
board-refused-gap-asked = Si først om tiden enheten var av, teller.
board-refused-not-now = Det går ikke nå.
board-refused-not-your-turn = Det er den andre spillerens tur.
board-refused-no-clock = Det er ingen klokke.
board-refused-crawford-game = I Crawford-partiet dobles det ikke.
board-refused-crawford-cube = Alle doblinger i Crawford-partiet er ugyldige: kuben teller som 1.
board-refused-cube-not-yours = Kuben er den andre spillerens.
board-refused-cube-exhausted = Kuben kan ikke gå høyere.
board-refused-holland-waits = Etter Crawford-partiet kan den som ligger under, ikke doble før sin tredje tur.
board-refused-nothing-offered = Det er ingenting å svare på.
board-refused-break-between-games = Pauser tas mellom partiene.
board-refused-no-break-left = Ingen pauser igjen.
board-refused-break-running = En pause er ikke over ennå.
board-refused-most-resigned = At noen gir opp det meste som kan tapes, kan ikke avvises.
board-refused-trailer-confirms = Stillingen gjelder når den som ligger under, har bekreftet den.
board-refused-whose-turn = Velg hvem sin klokke som skal gå.
board-refused-too-long = En tekst eller en liste er for lang, eller et tall for stort.
board-refused-no-points = En straff er minst ett poeng.
board-refused-no-flag = Ikke noe flagg har falt.
board-refused-nothing-to-undo = Det er ingenting å angre.
board-refused-no-such = Det finnes ingen med det nummeret.
board-refused-turn-is-over = Turen med det avbruddet er over; turneringslederen kan justere tiden.
board-refused-nothing-given-up = Ingen har gitt opp.
board-refused-same-length = Kampen spilles allerede til den lengden.
board-refused-nothing-due = Ingenting skal gjøres.
board-refused-held-by-device = En enhet har klokken; trykk der.
board-refused-lease-lost = En annen enhet har klokken.
board-refused-line-missing = En føring mangler i loggen.
board-refused-line-known = Den føringen er allerede i loggen.
board-held-button = hold
board-crawford-word = Crawford
board-needs = trenger { $points }
board-points-label = { $name }: { $points }, vis partiene så langt
board-doubles = { $name } dobler til { $value }
board-ruled = Turneringslederen har avgjort. Fortsette?
board-played-on = Ingen la merke til flagget. Spill videre.
board-age = { $seconds } s
board-overtime = overtid
board-overtime-told = Flagget til { $name } har falt: overtid på { $time }, én gang.
board-low-seconds = { $name }: { $seconds } sekunder igjen
board-countdown = Varsler ved 0:30 og 0:10
board-swap = Bytt sider
board-course = Partiene så langt
board-course-won = { $name } vinner { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}
board-course-time = varte { $time }
board-play-on = Ingen la merke til det: spill videre
board-turn-dialog = Snu
board-right-flag = Ingen la merke til flagget: spill videre
board-right-turn = Klokken går for feil spiller
board-right-cube = Kuben ble snudd i Crawford-partiet
board-right-cube-how = Til det partiet var over, kunne det annulleres. Ingen la merke til det, så det blir stående (MAT-03). Hva viste den?
board-sheet-date = Dato
board-sheet-reason = Begrunnelse
board-sheet-after-game = Etter parti
board-mat = .mat-fil
board-install-secure = Åpnet over HTTPS kan denne siden installeres og virker da uten nett.
board-presets = Vanlige klokker
board-preset-last = Sist brukt
board-preset-italy = Italia 3:00 + 12
board-preset-usual = UK, US, WBGF 2:00 + 12
board-preset-doubles = Par 2:30 + 18
board-preset-none = Ingen klokke
board-total = Hver spiller har { $bank }, og { $delay } s per tur.
board-screen = For projektor
board-overlay = For strømming
