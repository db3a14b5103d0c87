# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Klocka och resultattavla
board-lead = En telefon bredvid ditt träbräde: klocka, resultattavla och poängprotokoll i ett. Det fungerar utan nätverk; inget du trycker går förlorat.
board-needs-script = Klockan behöver en webbläsare med JavaScript.
board-new = Ny match
board-kept = Matcher på den här enheten
board-kept-none = Inga matcher än. Lägg upp en: två namn, en längd och, om du vill, en klocka.
board-white = Vit
board-black = Svart
board-name-of = Namn på { $side ->
    [white] Vit
   *[black] Svart
}
board-length = Längd i poäng
board-clock = Klocka
board-clock-none = Ingen klocka, bara resultattavla
board-clock-simple_delay = Fördröjning, sedan reserv (vanligast)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, fördröjningen inräknad i visningen
board-clock-fischer = Fischer
board-minutes = Minuter per poäng
board-delay = Sekunder per tur
board-flag = När flaggan faller
board-flag-loss = är matchen förlorad
board-flag-when_noticed = är matchen förlorad när motståndaren säger till
board-flag-overtime = en minut till, en gång
board-holland = Hollandregeln: efter Crawfordpartiet får den som ligger under inte dubbla före sin tredje tur
board-sound = Ljud
board-vibrate = Vibration
board-start = Börja
board-to = till { $length }
board-one-game = ett parti
board-crawford = Crawfordpartiet: ingen kub
board-game = Parti { $number }
board-turn = din tur
board-waits = väntar
board-stopped = stoppad
board-press-label = { $name }, { $time } kvar{ $turn ->
    [yes] , i tur: tryck för att avsluta turen
   *[no] {""}
}
board-begins = Jag börjar
board-next-game = Nästa parti
board-double = Dubbla till { $value }
board-take = Ta { $value }
board-drop = Passa
board-confirm = Bekräfta
board-accept = Godta
board-reject = Avvisa
board-stop = Stopp
board-resume = Fortsätt
board-resume-other = Ge turen till { $name }
board-over = Partiet slut
board-menu = Meny
board-sheet = Poängprotokoll
board-undo = Ångra
board-undo-what = Håll in för att ångra: { $act }
board-undone = Ångrat: { $act }
board-hold = Håll knappen intryckt en stund.
board-lock = Lås
board-unlock = Lås upp
board-locked = Låst mot oavsiktliga tryck
board-full = Helskärm
board-handover = Lämna över
board-leave = Alla matcher
board-say = Läs upp tiderna
board-cube = Kub { $value }
board-cube-middle = i mitten
board-cube-of = hos { $name }
board-result = Hur slutade partiet?
board-won-by = Vanns av
board-kind-single = Enkel
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = För in
board-close = Stäng
board-resign = Ge upp partiet
board-resign-match = Ge upp matchen
board-withdraw = Ta tillbaka uppgivningen
board-claim = Kräv partiet
board-claims = { $name } kräver partiet: { $kind }
board-resigns = { $name } ger upp: { $kind }
board-break = Ta paus
board-end-break = Tillbaka från pausen
board-on-break = { $name } har paus: { $time }
board-reason-fallen = En tärning eller bricka har fallit
board-reason-contested = Ifrågasätt draget
board-reason-director = Kalla på turneringsledningen
board-pause = Stoppa klockan
board-paused = Stoppad
board-reason-faulty = Det är fel på klockan
board-reason-break = Paus
board-call-flag = Flaggan har fallit
board-why = Varför stoppa klockan?
board-entered = { $name } vinner: { $kind }, kub { $cube }, { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
}
board-both-confirm = Båda spelarna bekräftar
board-flagged = { $name }: flaggan har fallit
board-match-won = { $name } vinner matchen
board-how-score = på poäng
board-how-flag = på tid
board-how-resigned = genom uppgivning
board-how-penalty = genom straffpoäng
board-how-ruling = genom turneringsledningens beslut
board-called = Turneringsledningen är kallad
board-held = Turneringsledningen har stoppat matchen
board-absent = { $name } är inte här; klockan går
board-opening = Slå en tärning var. Den högsta börjar.
board-ready = Jämför era antecknade ställningar, och börja sedan.
board-gap = Enheten var avstängd eller i bakgrunden i { $time }.
board-restore = Ge tillbaka tiden
board-gap-asked = Enheten var avstängd i { $time }, och under tiden föll flaggan för { $name }. Räknas den tiden?
board-gap-banner = Klockan är stoppad
board-gap-counts = Den räknas
board-keep-as-is = Låt det vara
board-jump = Enhetens klocka ändrades med { $time }. Matchklockan fortsätter som förut.
board-awake-refused = Skärmen kan slockna: håll den tänd i enhetens inställningar.
board-storage-refused = Webbläsaren sparar inget: laddas sidan om går matchen förlorad.
board-offline = Offline: { $count ->
    [0] allt skickat
    [one] 1 post väntar
   *[other] { $count } poster väntar
}
board-online = Allt skickat
board-viewer = Du tittar på. Klockan är på en annan enhet.
board-viewer-age = Uppdaterat för { $seconds } s sedan
board-take-over = Ta hit klockan
board-take-over-hold = Ta hit klockan (håll in)
board-take-over-ask = En annan enhet har klockan. Tar du hit den kan den enheten bara titta på.
board-take-over-yes = Ta hit den
board-take-up = Ta emot den här matchen?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } till { $length }: { $count ->
    [one] en post
   *[other] { $count } poster
} överlämnade.
board-take-up-new = Den här enheten tar över klockan. Enheten som lämnade över den kan sedan bara titta på.
board-take-up-known = Den här enheten har redan matchen. Den överlämnade loggen ersätter dess egen; det som finns därutöver sparas för sig.
board-take-up-yes = Ta emot
board-read-foreign = Den loggen ger ingen rätt till matchen på den här enheten; inget ändrades.
board-kept-unreadable = Matchens logg går inte att läsa på den här enheten.
board-no-such-match = Någon sådan match finns inte. Kontrollera länken: en bokstav kan saknas.
board-link-worthless = Länken ger ingen rätt till matchen.
board-no-right = Servern avvisar det du trycker här, för att länken inte ger någon rätt till matchen. Öppna bordets egen länk.
board-posted = På turneringsträdet
board-conflict = En annan enhet har en annan logg: { $here } här, { $there } där.
board-conflict-scoreboard = Bordets egen resultattavla gäller (MAT-07): { $won }.
board-conflict-trailers_sheet = Ställningen hos den som ligger under gäller (MAT-05): { $won }.
board-conflict-agreement = Båda har samma ställning.
board-conflict-director = Turneringsledningen beslutar.
board-conflict-look = Jämför båda loggarna
board-conflict-title = Två loggar för den här matchen
board-conflict-here = Loggen här
board-conflict-there = Den andra loggen
board-conflict-since = { $count ->
    [0] Inget sedan de gick isär
    [one] En post sedan de gick isär
   *[other] { $count } poster sedan de gick isär
}
board-compare = Jämför min antecknade ställning
board-papers-agree = De antecknade ställningarna stämmer med resultattavlan: { $counts }.
board-papers-differ = De antecknade ställningarna stämmer inte med resultattavlan. Resultattavlan gäller: { $counts } (MAT-07).
board-battery = Lågt batteri: { $percent } %. Ladda enheten eller lämna över klockan.
board-chouette = Fler än två spelare? Enheten kan också vara poängbok för en chouette.
board-elsewhere = Matchen är öppen i en annan flik.
board-elsewhere-here = Fortsätt här
board-read-older = Den här enheten har en senare logg för matchen; filen importerades inte.
board-read-unreadable = Det är ingen matchfil.
board-keep-this = Behåll den här loggen
board-keep-that = Behåll den andra loggen
board-not-kept = Webbläsaren sparade det inte. Försök en gång till.
board-too-soon = Ett andra tryck så snart räknas inte.
board-no-line = Ingen anslutning till enheten med klockan: för in det där.
board-unheard = Inget svar från enheten med klockan: se efter där om det registrerades.
board-handover-how = Öppna det här på den andra enheten: den tar över klockan med hela loggen. Därefter kan den här enheten bara titta på.
board-handover-copy = Kopiera länken
board-handover-file = Spara som fil
board-handover-read = Ta över från en fil
board-csv = CSV
board-print = Skriv ut
board-share = Dela
board-sheet-number = Parti
board-sheet-winner = Vinnare
board-sheet-kind = Typ
board-sheet-cube = Kub
board-sheet-points = Poäng
board-sheet-score = Ställning
board-sheet-banks = Tid kvar
board-sheet-used = Använd tid
board-sheet-lasted = Längd
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , pass
    [resigned] , uppgivet
    [claimed] , efter krav
    [flag] , på tid
    [forfeited] , på walkover
    [adjudicated] , genom beslut
   *[borne_off] {""}
}
board-sheet-none = Inget parti är avslutat än.
board-sheet-awards = Straffpoäng
board-sheet-award = { $points } till { $name }
board-sheet-rulings = Beslut
board-sheet-signs = Underskrifter
board-corrected = rättat
board-keys = Ett tangentbord, eller en Bluetooth-knapp som fungerar som ett: blanksteg trycker för spelaren i tur, 1 och 2 trycker för nedre och övre spelaren, d dubblar, t tar, p passar, s stoppar, u (håll in) ångrar, c läser upp tiderna, l låser.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Ställning { $a } mot { $b }, match till { $length }.
board-side-said = { $name } är i tur
board-low = { $name }: en minut kvar
board-install = Installera den från webbläsarens meny för att öppna den utan nätverk.

board-first-game = Börja
board-confirm-score = Bekräfta { $a }–{ $b }
board-what = Vad nu?
board-more = Mer
board-understood = OK
board-new-match = Ny match
board-continue = Fortsätt en match från papper
board-points-of = Poäng för { $side ->
    [white] Vit
   *[black] Svart
}
board-conflict-players = Bestäm tillsammans vilken logg som gäller.
board-right-menu = Rätta något
board-right = Vad behöver rättas?
board-right-time = Tiden på klockan
board-right-result = Resultatet i ett parti
board-right-length = Matchens längd
board-right-points = Straffpoäng
board-right-clock = Sätt in en klocka
board-right-whose = Vems klocka
board-right-way = Lägg till eller dra av
board-right-give = Lägg till
board-right-take = Dra av
board-right-minutes = Minuter
board-right-seconds = Sekunder
board-right-reason = Skäl
board-right-against = Bestraffad spelare
board-right-count = Poäng till motståndaren
board-sheet-clock = { $mode }, { $bank } per poäng, { $delay } s per tur
board-ruling-adjust_time = { $name }: { $time } på klockan
board-ruling-penalty = Straff mot { $name }: { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
}
board-ruling-warn = Varning till { $name }
board-ruling-correct_result = Parti { $game } rättat: { $name }, { $kind }, kub { $cube }
board-ruling-set_length = Matchen spelas till { $length }
board-ruling-bring_clock = En klocka sätts in: { $clock }
board-ruling-hold = Turneringsledningen stoppar matchen
board-ruling-release = Matchen fortsätter
board-ruling-absent = { $name } är inte här
board-ruling-arrived = Båda är här
board-ruling-award_match = Matchen tilldöms { $name }
board-ruling-restore = Tiden för avbrott { $gap } ges tillbaka
board-ruling-count = Tiden för avbrott { $gap } räknas
board-ruling-settle = En av två loggar behålls
board-ruling-play_on = Ingen märkte flaggan: båda spelar vidare
board-ruling-cube_stands = Parti { $game }: kuben står på { $cube }
board-ruling-post = På turneringsträdet

board-act-press = ett tryck
board-act-opening = öppningsslaget
board-act-start_game = partiets början
board-act-double = dubblingen
board-act-take = tagningen
board-act-drop = passet
board-act-stop = stoppet
board-act-call_director = kallelsen på turneringsledningen
board-act-resume = återupptagandet
board-act-resign = uppgivningen
board-act-claim = kravet
board-act-accept = godtagandet
board-act-reject = avvisandet
board-act-result = resultatet
board-act-confirm = bekräftelsen
board-act-compare = jämförelsen
board-act-take_break = pausen
board-act-end_break = pausens slut
board-act-resign_match = uppgivningen av matchen
board-act-withdraw = att uppgivningen togs tillbaka
board-act-call_flag = att flaggan påtalades
board-act-open = att matchen lades upp
board-act-flag_fell = flaggan har fallit
board-act-undo = att den senaste posten ångrades
board-act-gap = enheten var avstängd
board-act-jump = enhetens klocka ändrades
board-act-claim_lease = att klockan togs hit
board-act-diverged = en annan logg
board-act-received = en rättad tid

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Matchen har inte lagts upp.
board-refused-opened-already = Matchen är redan upplagd.
board-refused-unsound = Ett namn saknas eller är för långt, eller så är klockans inställningar orimliga.
board-refused-player-only = Det kan bara en spelare göra.
board-refused-director-only = Det kan bara turneringsledningen göra.
board-refused-reason-missing = Ett beslut behöver ett skäl.
board-refused-on-hold = Inget kan ändras innan turneringsledningen har beslutat.
board-refused-posted = Resultatet står på turneringsträdet; bara turneringsledningen kan rätta det.
board-refused-over = Matchen är slut.
board-refused-flagged = En flagga har fallit.
board-refused-gap-asked = Säg först om tiden då enheten var avstängd räknas.
board-refused-not-now = Det går inte nu.
board-refused-not-your-turn = Det är den andra spelarens tur.
board-refused-no-clock = Det finns ingen klocka.
board-refused-crawford-game = I Crawfordpartiet dubblas det inte.
board-refused-crawford-cube = Alla dubblingar i Crawfordpartiet är ogiltiga: kuben räknas som 1.
board-refused-cube-not-yours = Kuben är den andra spelarens.
board-refused-cube-exhausted = Kuben kan inte gå högre.
board-refused-holland-waits = Efter Crawfordpartiet får den som ligger under inte dubbla före sin tredje tur.
board-refused-nothing-offered = Det finns inget att svara på.
board-refused-break-between-games = Pauser tas mellan partierna.
board-refused-no-break-left = Inga pauser är kvar.
board-refused-break-running = En paus är inte slut än.
board-refused-most-resigned = Att ge upp det mesta möjliga kan inte avvisas.
board-refused-trailer-confirms = Ställningen gäller när den som ligger under har bekräftat den.
board-refused-whose-turn = Välj vems klocka som ska gå.
board-refused-too-long = En text eller lista är för lång, eller ett tal för stort.
board-refused-no-points = Ett straff är minst en poäng.
board-refused-no-flag = Ingen flagga har fallit.
board-refused-nothing-to-undo = Det finns inget att ångra.
board-refused-no-such = Det finns ingen med det numret.
board-refused-turn-is-over = Turen med det avbrottet är slut; turneringsledningen kan justera tiden.
board-refused-nothing-given-up = Ingen har gett upp.
board-refused-same-length = Matchen spelas redan till den längden.
board-refused-nothing-due = Inget ska göras.
board-refused-held-by-device = En enhet har klockan; tryck där.
board-refused-lease-lost = En annan enhet har klockan.
board-refused-line-missing = En post i loggen saknas.
board-refused-line-known = Posten finns redan i loggen.
board-held-button = håll in
board-crawford-word = Crawford
board-needs = behöver { $points }
board-points-label = { $name }: { $points }, visa partierna hittills
board-doubles = { $name } dubblar till { $value }
board-ruled = Turneringsledningen har beslutat. Fortsätta?
board-played-on = Ingen märkte flaggan. Spela vidare.
board-age = { $seconds } s
board-overtime = extratid
board-overtime-told = Flaggan har fallit för { $name }: extratid på { $time }, en gång.
board-low-seconds = { $name }: { $seconds } sekunder kvar
board-countdown = Varning vid 0:30 och 0:10
board-swap = Byt sidor
board-course = Partier hittills
board-course-won = { $name } vinner { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
}
board-course-time = { $time } långt
board-play-on = Ingen märkte det: spela vidare
board-turn-dialog = Vänd
board-right-flag = Ingen märkte flaggan: spela vidare
board-right-turn = Klockan går för fel spelare
board-right-cube = Kuben vreds i Crawfordpartiet
board-right-cube-how = Innan det partiet var slut kunde det annulleras. Ingen märkte det, så det står (MAT-03). Vad visade den?
board-sheet-date = Datum
board-sheet-reason = Skäl
board-sheet-after-game = Efter parti
board-mat = .mat-fil
board-install-secure = Öppnad över HTTPS kan sidan installeras och fungerar sedan utan nätverk.
board-presets = Vanliga klockor
board-preset-last = Senast använd
board-preset-italy = Italien 3:00 + 12
board-preset-usual = UK, US, WBGF 2:00 + 12
board-preset-doubles = Par 2:30 + 18
board-preset-none = Ingen klocka
board-total = Varje spelare har { $bank }, och { $delay } s per tur.
board-screen = För projektor
board-overlay = För direktsändning
