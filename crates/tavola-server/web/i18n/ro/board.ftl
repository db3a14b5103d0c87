# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Ceas și tabelă de scor
board-lead = Un telefon lângă tabla ta de lemn: ceas, tabelă de scor și foaie de scor la un loc. Merge fără rețea; nimic din ce apeși nu se pierde.
board-needs-script = Ceasul are nevoie de un browser cu JavaScript.
board-new = Meci nou
board-kept = Meciuri pe acest dispozitiv
board-kept-none = Încă niciun meci. Pregătește unul: două nume, o lungime și, dacă vrei, un ceas.
board-white = Alb
board-black = Negru
board-name-of = Numele { $side ->
    [white] Albului
   *[black] Negrului
}
board-length = Lungimea în puncte
board-clock = Ceas
board-clock-none = Fără ceas, doar tabelă de scor
board-clock-simple_delay = Întârziere, apoi rezervă (obișnuit)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, cu întârzierea inclusă în afișaj
board-clock-fischer = Fischer
board-minutes = Minute pe punct
board-delay = Secunde pe rând
board-flag = Când cade stegulețul
board-flag-loss = meciul e pierdut
board-flag-when_noticed = meciul e pierdut de îndată ce adversarul o spune
board-flag-overtime = încă un minut, o singură dată
board-holland = Regula Holland: după partida Crawford, cel condus nu poate dubla înainte de al treilea rând al său
board-sound = Sunete
board-vibrate = Vibrații
board-start = Începe
board-to = până la { $length }
board-one-game = o partidă
board-crawford = Partida Crawford: fără cub
board-game = Partida { $number }
board-turn = rândul tău
board-waits = așteaptă
board-stopped = oprit
board-press-label = { $name }, au rămas { $time }{ $turn ->
    [yes] , la rând: apasă ca să închei rândul
   *[no] {""}
}
board-begins = Încep eu
board-next-game = Partida următoare
board-double = Dublează la { $value }
board-take = Acceptă { $value }
board-drop = Pas
board-confirm = Confirmă
board-accept = De acord
board-reject = Nu sunt de acord
board-stop = Oprește
board-resume = Continuă
board-resume-other = Dă rândul: { $name }
board-over = Partida s-a încheiat
board-menu = Meniu
board-sheet = Foaie de scor
board-undo = Anulează
board-undo-what = Ține apăsat ca să anulezi: { $act }
board-undone = Anulat: { $act }
board-hold = Ține butonul apăsat o clipă.
board-lock = Blochează
board-unlock = Deblochează
board-locked = Blocat împotriva atingerilor din greșeală
board-full = Ecran complet
board-handover = Predă
board-leave = Toate meciurile
board-say = Citește timpii cu voce tare
board-cube = Cub { $value }
board-cube-middle = la mijloc
board-cube-of = la { $name }
board-result = Cum s-a încheiat partida?
board-won-by = Câștigată de
board-kind-single = Linie
board-kind-gammon = Marț
board-kind-backgammon = Marț tehnic
board-enter = Introdu
board-close = Închide
board-resign = Abandonează partida
board-resign-match = Abandonează meciul
board-withdraw = Retrage abandonul
board-claim = Revendică partida
board-claims = { $name } revendică partida: { $kind }
board-resigns = { $name } abandonează: { $kind }
board-break = Ia o pauză
board-end-break = Înapoi din pauză
board-on-break = { $name } e în pauză: { $time }
board-reason-fallen = A căzut un zar sau un pul
board-reason-contested = Contestă mutarea
board-reason-director = Cheamă directorul
board-pause = Oprește ceasul
board-paused = Pauză
board-reason-faulty = Ceasul e defect
board-reason-break = Pauză
board-call-flag = A căzut stegulețul
board-why = De ce oprești ceasul?
board-entered = { $name } câștigă: { $kind }, cub { $cube }, { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
board-both-confirm = Confirmă ambii jucători
board-flagged = { $name }: a căzut stegulețul
board-match-won = { $name } câștigă meciul
board-how-score = la puncte
board-how-flag = timp expirat
board-how-resigned = prin abandon
board-how-penalty = prin puncte de penalizare
board-how-ruling = prin decizia directorului
board-called = Directorul a fost chemat
board-held = Directorul a suspendat meciul
board-absent = { $name } lipsește; ceasul merge
board-opening = Aruncați câte un zar. Începe cine are numărul mai mare.
board-ready = Comparați scorurile scrise, apoi începeți.
board-gap = Dispozitivul a fost oprit sau în fundal { $time }.
board-restore = Dă timpul înapoi
board-gap-asked = Dispozitivul a fost oprit { $time }, iar între timp a căzut stegulețul: { $name }. Contează acel timp?
board-gap-banner = Ceasul e oprit
board-gap-counts = Contează
board-keep-as-is = Lasă cum e
board-jump = Ora acestui dispozitiv a fost schimbată cu { $time }. Ceasul meciului merge ca înainte.
board-awake-refused = Ecranul se poate stinge: ține-l aprins din setările dispozitivului.
board-storage-refused = Acest browser nu salvează nimic: la reîncărcare s-ar pierde meciul.
board-offline = Offline: { $count ->
    [0] totul e trimis
    [one] 1 înregistrare în așteptare
    [few] { $count } înregistrări în așteptare
   *[other] { $count } de înregistrări în așteptare
}
board-online = Totul e trimis
board-viewer = Doar privești. Ceasul e pe alt dispozitiv.
board-viewer-age = Actualizat acum { $seconds } s
board-take-over = Preia ceasul aici
board-take-over-hold = Preia ceasul aici (ține apăsat)
board-take-over-ask = Alt dispozitiv are ceasul. Dacă îl preiei, acela mai poate doar privi.
board-take-over-yes = Preia-l
board-take-up = Primești acest meci?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } până la { $length }: { $count ->
    [one] o înregistrare predată
    [few] { $count } înregistrări predate
   *[other] { $count } de înregistrări predate
}.
board-take-up-new = Acest dispozitiv preia ceasul. Cel care l-a predat mai poate apoi doar privi.
board-take-up-known = Acest dispozitiv are deja meciul. Jurnalul predat îl înlocuiește pe al lui; ce are în plus se păstrează separat.
board-take-up-yes = Primește
board-read-foreign = Jurnalul acela nu dă drept la meciul de pe acest dispozitiv; nu s-a schimbat nimic.
board-kept-unreadable = Jurnalul acelui meci nu poate fi citit pe acest dispozitiv.
board-no-such-match = Nu există un astfel de meci. Verifică linkul: poate lipsește o literă.
board-link-worthless = Acest link nu dă drept la meci.
board-no-right = Serverul respinge ce apeși aici, pentru că linkul nu dă drept la meci. Deschide linkul mesei înseși.
board-posted = Trecut pe tablou
board-conflict = Alt dispozitiv are alt jurnal: { $here } aici, { $there } acolo.
board-conflict-scoreboard = Contează tabela de scor a mesei (MAT-07): { $won }.
board-conflict-trailers_sheet = Contează scorul celui condus (MAT-05): { $won }.
board-conflict-agreement = Amândouă au același scor.
board-conflict-director = Hotărăște directorul.
board-conflict-look = Compară jurnalele
board-conflict-title = Două jurnale ale acestui meci
board-conflict-here = Jurnalul de aici
board-conflict-there = Celălalt jurnal
board-conflict-since = { $count ->
    [0] Nimic de când s-au despărțit
    [one] O înregistrare de când s-au despărțit
    [few] { $count } înregistrări de când s-au despărțit
   *[other] { $count } de înregistrări de când s-au despărțit
}
board-compare = Compară scorul meu scris
board-papers-agree = Scorurile scrise se potrivesc cu tabela: { $counts }.
board-papers-differ = Scorurile scrise nu se potrivesc cu tabela. Contează tabela: { $counts } (MAT-07).
board-battery = Baterie descărcată: { $percent } %. Încarcă dispozitivul sau predă ceasul.
board-chouette = Mai mult de doi jucători? Dispozitivul poate fi și registrul de scor al unei chouette.
board-elsewhere = Meciul e deschis în altă filă.
board-elsewhere-here = Continuă aici
board-read-older = Acest dispozitiv are un jurnal mai nou al acelui meci; fișierul nu a fost importat.
board-read-unreadable = Acela nu e un fișier de meci.
board-keep-this = Păstrează acest jurnal
board-keep-that = Păstrează celălalt jurnal
board-not-kept = Browserul nu a salvat. Încearcă încă o dată.
board-too-soon = O a doua atingere atât de curând nu contează.
board-no-line = Nicio conexiune cu dispozitivul cu ceas: introdu acolo.
board-unheard = Niciun răspuns de la dispozitivul cu ceas: verifică acolo dacă s-a înregistrat.
board-handover-how = Deschide asta pe celălalt dispozitiv: preia ceasul cu tot jurnalul. De atunci, acest dispozitiv poate doar privi.
board-handover-copy = Copiază linkul
board-handover-file = Salvează ca fișier
board-handover-read = Preia dintr-un fișier
board-csv = CSV
board-print = Tipărește
board-share = Distribuie
board-sheet-number = Partida
board-sheet-winner = Câștigător
board-sheet-kind = Fel
board-sheet-cube = Cub
board-sheet-points = Puncte
board-sheet-score = Scor
board-sheet-banks = Timp rămas
board-sheet-used = Timp folosit
board-sheet-lasted = Durată
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , pas
    [resigned] , abandon
    [claimed] , revendicată
    [flag] , timp expirat
    [forfeited] , neprezentare
    [adjudicated] , prin decizie
   *[borne_off] {""}
}
board-sheet-none = Nu s-a încheiat încă nicio partidă.
board-sheet-awards = Puncte de penalizare
board-sheet-award = { $points } pentru { $name }
board-sheet-rulings = Decizii
board-sheet-signs = Semnături
board-corrected = corectat
board-keys = O tastatură sau un buton Bluetooth care se poartă ca una: Space apasă pentru jucătorul la rând, 1 și 2 apasă pentru jucătorul de jos și cel de sus, d dublează, t acceptă, p zice pas, s oprește, u (ținut) anulează, c citește timpii cu voce tare, l blochează.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Scor { $a } la { $b }, meci până la { $length }.
board-side-said = La rând: { $name }
board-low = { $name }: a rămas un minut
board-install = Instaleaz-o din meniul browserului, ca s-o deschizi fără rețea.

board-first-game = Începe
board-confirm-score = Confirmă { $a }–{ $b }
board-what = Ce urmează?
board-more = Mai mult
board-understood = Bine
board-new-match = Meci nou
board-continue = Continuă un meci de pe hârtie
board-points-of = Punctele { $side ->
    [white] Albului
   *[black] Negrului
}
board-conflict-players = Hotărâți împreună ce jurnal contează.
board-right-menu = Corectează ceva
board-right = Ce e de corectat?
board-right-time = Timpul de pe ceas
board-right-result = Rezultatul unei partide
board-right-length = Lungimea meciului
board-right-points = Puncte de penalizare
board-right-clock = Adu un ceas
board-right-whose = Al cui ceas
board-right-way = Adaugă sau scade
board-right-give = Adaugă
board-right-take = Scade
board-right-minutes = Minute
board-right-seconds = Secunde
board-right-reason = Motiv
board-right-against = Jucător penalizat
board-right-count = Puncte pentru adversar
board-sheet-clock = { $mode }, { $bank } pe punct, { $delay } s pe rând
board-ruling-adjust_time = { $name }: { $time } pe ceas
board-ruling-penalty = Penalizare ({ $name }): { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
board-ruling-warn = Avertisment: { $name }
board-ruling-correct_result = Partida { $game } corectată: { $name }, { $kind }, cub { $cube }
board-ruling-set_length = Meciul se joacă până la { $length }
board-ruling-bring_clock = Se aduce un ceas: { $clock }
board-ruling-hold = Directorul suspendă meciul
board-ruling-release = Meciul continuă
board-ruling-absent = { $name } lipsește
board-ruling-arrived = Sunt amândoi aici
board-ruling-award_match = Meciul se acordă: { $name }
board-ruling-restore = Timpul întreruperii { $gap } se dă înapoi
board-ruling-count = Timpul întreruperii { $gap } contează
board-ruling-settle = Se păstrează unul dintre două jurnale
board-ruling-play_on = Nimeni nu a observat stegulețul: se joacă mai departe
board-ruling-cube_stands = Partida { $game }: cubul rămâne la { $cube }
board-ruling-post = Trecut pe tablou

board-act-press = o apăsare
board-act-opening = aruncarea de deschidere
board-act-start_game = începutul partidei
board-act-double = dublarea
board-act-take = acceptarea
board-act-drop = pasul
board-act-stop = oprirea
board-act-call_director = chemarea directorului
board-act-resume = reluarea jocului
board-act-resign = abandonul
board-act-claim = revendicarea
board-act-accept = acordul
board-act-reject = dezacordul
board-act-result = rezultatul
board-act-confirm = confirmarea
board-act-compare = comparația
board-act-take_break = pauza
board-act-end_break = sfârșitul pauzei
board-act-resign_match = abandonul meciului
board-act-withdraw = retragerea abandonului
board-act-call_flag = anunțarea stegulețului
board-act-open = pregătirea meciului
board-act-flag_fell = a căzut stegulețul
board-act-undo = anularea ultimei înregistrări
board-act-gap = dispozitivul a fost oprit
board-act-jump = ora dispozitivului a fost schimbată
board-act-claim_lease = preluarea ceasului
board-act-diverged = alt jurnal
board-act-received = o oră îndreptată

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Meciul nu a fost pregătit.
board-refused-opened-already = Meciul a fost deja pregătit.
board-refused-unsound = Un nume lipsește sau e prea lung ori setările ceasului sunt în afara limitelor.
board-refused-player-only = Doar un jucător poate face asta.
board-refused-director-only = Doar directorul poate face asta.
board-refused-reason-missing = O decizie are nevoie de un motiv.
board-refused-on-hold = Nu se poate schimba nimic până la decizia directorului.
board-refused-posted = Rezultatul e pe tablou; doar directorul îl poate corecta.
board-refused-over = Meciul s-a încheiat.
board-refused-flagged = A căzut un steguleț.
board-refused-gap-asked = Spune întâi dacă timpul cât dispozitivul a fost oprit contează.
board-refused-not-now = Acum nu poți face asta.
board-refused-not-your-turn = E rândul celuilalt jucător.
board-refused-no-clock = Nu este ceas.
board-refused-crawford-game = În partida Crawford nu se dublează.
board-refused-crawford-cube = Toate dublările din partida Crawford sunt nule: cubul contează 1.
board-refused-cube-not-yours = Cubul e al celuilalt jucător.
board-refused-cube-exhausted = Cubul nu poate merge mai sus.
board-refused-holland-waits = După partida Crawford, cel condus nu poate dubla înainte de al treilea rând al său.
board-refused-nothing-offered = Nu e nimic la care să răspunzi.
board-refused-break-between-games = Pauzele se iau între partide.
board-refused-no-break-left = Nu mai sunt pauze.
board-refused-break-running = O pauză nu s-a încheiat încă.
board-refused-most-resigned = Un abandon pentru maximum nu poate fi refuzat.
board-refused-trailer-confirms = Scorul contează după ce îl confirmă cel condus.
board-refused-whose-turn = Alege al cui ceas să meargă.
board-refused-too-long = Un text sau o listă e prea lungă ori un număr prea mare.
board-refused-no-points = O penalizare are cel puțin un punct.
board-refused-no-flag = Nu a căzut niciun steguleț.
board-refused-nothing-to-undo = Nu e nimic de anulat.
board-refused-no-such = Nu există vreuna cu acel număr.
board-refused-turn-is-over = Rândul acelei întreruperi s-a încheiat; directorul poate corecta timpul.
board-refused-nothing-given-up = Nimeni nu a abandonat.
board-refused-same-length = Meciul se joacă deja până la atâta.
board-refused-nothing-due = Acum nu se așteaptă nimic.
board-refused-held-by-device = Un dispozitiv are ceasul; apasă acolo.
board-refused-lease-lost = Alt dispozitiv are ceasul.
board-refused-line-missing = Lipsește o înregistrare din jurnal.
board-refused-line-known = Înregistrarea e deja în jurnal.
board-held-button = ține apăsat
board-crawford-word = Crawford
board-needs = mai are { $points }
board-points-label = { $name }: { $points }, arată partidele de până acum
board-doubles = { $name } dublează la { $value }
board-ruled = Directorul a hotărât. Continuați?
board-played-on = Nimeni nu a observat stegulețul. Jucați mai departe.
board-age = { $seconds } s
board-overtime = prelungire
board-overtime-told = A căzut stegulețul ({ $name }): prelungire de { $time }, o singură dată.
board-low-seconds = { $name }: au rămas { $seconds } secunde
board-countdown = Avertismente la 0:30 și 0:10
board-swap = Schimbă laturile
board-course = Partidele de până acum
board-course-won = { $name } câștigă { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
board-course-time = durata { $time }
board-play-on = Nimeni nu a observat: se joacă mai departe
board-turn-dialog = Rotește
board-right-flag = Nimeni nu a observat stegulețul: se joacă mai departe
board-right-turn = Merge ceasul jucătorului greșit
board-right-cube = Cubul a fost întors în partida Crawford
board-right-cube-how = Până la sfârșitul acelei partide se putea anula. Nimeni nu a observat, deci rămâne (MAT-03). Ce arăta?
board-sheet-date = Dată
board-sheet-reason = Motiv
board-sheet-after-game = După partida
board-mat = Fișier .mat
board-install-secure = Deschisă prin HTTPS, pagina se poate instala și apoi merge fără rețea.
board-presets = Ceasuri obișnuite
board-preset-last = Folosit ultima dată
board-preset-italy = Italia 3:00 + 12
board-preset-usual = Marea Britanie, SUA, WBGF 2:00 + 12
board-preset-doubles = Perechi 2:30 + 18
board-preset-none = Fără ceas
board-total = Fiecare jucător are { $bank } și { $delay } s pe rând.
board-screen = Pentru proiector
board-overlay = Pentru transmisie
