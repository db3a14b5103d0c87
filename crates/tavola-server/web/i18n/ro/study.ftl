# The analysis of a match.

study-title = Analiză
study-open = Analizează
study-back = Înapoi la masă
study-depth = { $plies ->
    [0] Prima privire.
    [one] Privit cu { $plies } aruncare înainte.
    [few] Privit cu { $plies } aruncări înainte.
   *[other] Privit cu { $plies } de aruncări înainte.
  }
study-underway = Se privește cu { $plies } { $plies ->
    [one] aruncare
    [few] aruncări
   *[other] de aruncări
  } înainte: rânduri { $done } din { $all }.
study-waits = Privirea mai adâncă așteaptă alt meci.
study-ready = Analiza e gata.
study-reload = Analiza încă se face.
study-reload-link = Privește din nou
study-nothing = Nu e nimic de analizat: nicio partidă nu a fost jucată până la capăt.
study-definitions = Costurile sunt în unități ale cubului (EMG). PR înseamnă de 500 de ori costul pe decizie; rata gnubg este costul ei în miimi. Mutările fără alternativă nu contează; lipsa dublării contează unde a fost strâns sau greșit. Îndoielnic de la 0,010, eroare de la 0,020, gafă de la 0,080, gafă uriașă de la 0,160. Valorile și șansele unui rând vin din aceeași privire, atât de adâncă cât spune ultima coloană; norocul se socotește fără privire înainte, iar la aruncarea de deschidere contează cine a câștigat-o.

study-summary = În cifre
study-rating = PR
study-rating-note = Performance rating: de 500 de ori costul pe decizie. Mai mic e mai bine.
study-millis = Rata gnubg
study-millis-note = Costul pe decizie în miimi ale cubului, cum îl scrie gnubg.
study-plays = Mutări
study-plays-note = Cât au costat mutările și câte au avut o alternativă.
study-cubes = Cub
study-cubes-note = Cât au costat deciziile despre cub și câte au fost.
study-lost-of = { $lost } în { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Mutări îndoielnice, erori, gafe, gafe uriașe.
study-losses-worth = Costul tuturor erorilor
study-losses-worth-note = În șanse de a câștiga meciul; la jocul pe bani, în puncte.
study-luck = Noroc
study-luck-note = Cu cât au fost aruncările mai bune decât media, în unități ale cubului, fără privire înainte.
study-luck-worth = Norocul meciului
study-luck-worth-note = Același în șanse de a câștiga meciul; la jocul pe bani, în puncte.

study-graph = Meciul
study-graph-note = O linie a șanselor cu erorile pe ea; aceleași cifre stau în lista tuturor rândurilor.
study-graph-error = Rândul { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Șansa de a câștiga meciul: { $who }
study-graph-money = La ce se poate aștepta de la partidă: { $who }
study-graph-game = Șansa de a câștiga partida: { $who }

nav-study = Studiu
nav-openings = Deschideri
openings-title = Deschiderea
openings-about = Cum se joacă cele cincisprezece prime aruncări și cum răspunde fiecare dintre cele 21 de aruncări la cele mai bune mutări: joc pe bani cu cubul la mijloc, fără Jacoby, ordonate prin simulări ale motorului nostru.
openings-path = Unde ești
openings-roll = { $roll }
openings-replies-to = { $roll } jucat { $play }: răspunsurile
openings-roll-head = Aruncare
openings-best = Cea mai bună mutare
openings-next = Următoarea
openings-alone = niciuna aproape
openings-verdict = Verdict
openings-is-best = cea mai bună
openings-as-good = la fel de bună
openings-unsettled = nedecis
openings-worse = mai slabă
openings-error-note = Eroarea standard a valorii
openings-trials = Partide
openings-trials-note = Câte partide s-au jucat până la capăt
openings-replies = Răspunsurile la ea
openings-replies-note = O mutare care e link duce la răspunsurile la ea.
openings-mean = Peste toate cele 36 de aruncări, răspunsul valorează { $equity } pentru cine aruncă.
openings-look-on = Privește-o cu motorul
openings-definitions = Valorile sunt cu cub, în unități ale cubului, văzute de cine joacă; ± e o eroare standard. „La fel de bună” e la mai puțin de 0,010 în urma celei mai bune; „nedecis” e mai în urmă, dar cu mai puțin de 2,33 erori standard ale diferenței. Aceleași cifre: tavola openings.

nav-duplicates = Duplicate
duplicate-title = Duplicat
duplicate-about = Un meci se joacă la două mese cu aceleași zaruri: partidă cu partidă și aruncare cu aruncare cad aceleași numere. Norocul e astfel scos din joc, iar la sfârșit fiecare decizie stă lângă cea de la cealaltă masă.
duplicate-play = Cine joacă
duplicate-bot = Doi contra botului
duplicate-bot-note = Tu și un prieten aveți fiecare Albul contra aceluiași bot, la câte o masă a voastră.
duplicate-teams = Doi contra doi
duplicate-teams-note = Tu ai Albul la o masă, partenerul Negrul la cealaltă; adversarii stau în față.
duplicate-length = Puncte de câștigat
duplicate-go = Deschide ambele mese
duplicate-note = Nimeni nu vede cealaltă masă înainte să se încheie amândouă: și-ar afla zarurile.
duplicate-table = Masa { $n }
duplicate-free = încă nimeni
duplicate-waiting = Neînceput.
duplicate-playing = În joc.
duplicate-over = Încheiat.
duplicate-play-on = La masa ta
duplicate-look = Privește masa
duplicate-invite-white = Albul de aici e liber
duplicate-invite-black = Negrul de aici e liber
duplicate-invite-note = Trimite acest link cui trebuie să se așeze acolo.
duplicate-same-dice = Aceleași zaruri cad la altă masă.
duplicate-result = Rezultatul
duplicate-players = Alb – Negru
duplicate-points = Puncte
duplicate-even = Ambele mese se încheie la fel: nimeni nu conduce.
duplicate-ahead = { $who }, cu Albul la masa unde a mers mai bine, conduce cu { $n } { $n ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
duplicate-game = Partida { $n }
duplicate-parted = De aici încolo pozițiile diferă.
duplicate-dice-note = Zarurile se fac dintr-un singur secret al acestui server, după partidă și aruncare. Angajamentul lui a fost arătat înainte să se așeze cineva, iar secretul se deschide când ambele mese s-au încheiat; tavola verify-dice recalculează fiecare aruncare.
duplicate-commitment = Angajament
duplicate-secret = Secret
duplicate-proof = Toate aruncările, de verificat

study-errors = Erori, cea mai gravă întâi
study-no-errors = Nicio eroare.
study-more-errors = Și încă { $n }: sunt marcate în lista tuturor rândurilor.
study-where = Rând
study-who = Jucător
study-what = Decizie
study-cost = Cost
study-played = { $roll }: { $play }; mai bine { $best }
study-illegal = o mutare împotriva regulilor
study-wrong-double = a dublat; trebuia să aștepte
study-missed-double = nu a dublat
study-wrong-take = a acceptat; trebuia pas
study-wrong-drop = pas; trebuia acceptat
study-wrong-beaver = castor; nu trebuia
study-doubtful = Îndoielnic
study-error = Eroare
study-blunder = Gafă
study-whopper = Gafă uriașă

study-games = Toate partidele
study-game = { $length ->
    [0] Partida { $n }, { $black }–{ $white }
   *[other] Partida { $n }, { $black }–{ $white } până la { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] câștigă prin pas
    [gammon] câștigă cu marț
    [backgammon] câștigă cu marț tehnic
   *[single] câștigă
  }, { $points } { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }
study-game-chance = { $who } câștigă partida
study-match-chance = meciul
study-equity-of = puncte
study-dances = nicio mutare
study-doubles = dublează
study-takes = acceptă
study-drops = pas
study-beavers = castor
study-raccoons = raton
study-otters = vidră
study-resigns-single = abandonează
study-resigns-gammon = abandonează cu marț
study-resigns-backgammon = abandonează cu marț tehnic

study-board = Tabla dinaintea ei
study-words-numbers = Punctele așa cum le numără { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } pe { $point }
study-words-bar = { $n } pe bar
study-words-off = { $n } scoase
study-words-cube = Cubul la { $value }, la mijloc.
study-words-cube-of = Cubul la { $value }, la { $who }.
study-said = Rândul { $line }, { $who }, { $act }.
study-steps = Rândurile meciului
study-first = Primul rând
study-error-before = Eroarea precedentă
study-before = Rândul precedent
study-next = Rândul următor
study-error-next = Eroarea următoare
study-last = Ultimul rând
study-no-decision = Nimic de decis aici.
study-no-move = Nicio mutare legală.
study-forced = Singura mutare legală.
study-right = Cea mai bună din toate.
study-as-good = La fel de bună ca cea mai bună: cu { $lost } în urma ei.
study-cost-match = costă { $lost }; șansa de a câștiga meciul { $worth }.
study-cost-money = costă { $lost }, puncte { $worth }.
study-right-is = Corect: { $action }, { $answer }.
study-right-wait = fără dublare
study-right-double = dublare
study-right-redouble = redublare
study-right-too-good = prea bun pentru dublare
study-right-take = acceptare
study-right-drop = pas
study-right-beaver = castor
study-roll-luck = Norocul aruncării: { $luck }, puncte { $worth }.
study-roll-luck-match = Norocul aruncării: { $luck }; șansa de a câștiga meciul { $worth }.
study-play = Mutare
study-made = jucată
study-equity = Valoare
study-difference = Diferență
study-plies = Înainte
study-plies-note = Câte aruncări s-a privit înainte.
study-more-plays = Încă { $n } { $n ->
    [one] mutare, care costă
    [few] mutări, care costă
   *[other] de mutări, care costă
  } mai mult.
study-cube = Cub
study-cube-doubler = Cubul, văzut de cine a dublat
study-no-double = Fără dublare
study-double-take = Dublare, acceptare
study-double-drop = Dublare, pas
study-win = V
study-win-note = Victorii, în procente
study-win-gammon = VM
study-win-gammon-note = Victorii cu marț și marț tehnic, în procente
study-win-backgammon = VMT
study-win-backgammon-note = Victorii cu marț tehnic, în procente
study-lose = Î
study-lose-note = Înfrângeri, în procente
study-lose-gammon = ÎM
study-lose-gammon-note = Înfrângeri cu marț și marț tehnic, în procente
study-lose-backgammon = ÎMT
study-lose-backgammon-note = Înfrângeri cu marț tehnic, în procente
study-ids = Poziția pentru alte programe

study-why-wins = Câștigă cu { $by } mai puține partide din 100.
study-why-gammons = Câștigă cu { $by } mai puține marțuri în 100 de partide.
study-why-gammons-lost = Pierde cu { $by } mai multe marțuri în 100 de partide.
study-why-shots = Lasă { $made } din 36 de aruncări care lovesc, cea mai bună mutare { $best }.
study-why-best-hits = Cea mai bună mutare lovește.
study-why-made-hits = Lovește, cea mai bună mutare nu.
study-why-hits = Lovește { $made }, cea mai bună mutare { $best }.
study-why-home = Are { $made } { $made ->
    [one] punct
    [few] puncte
   *[other] de puncte
  } în casă, cea mai bună mutare { $best }.
study-why-prime = Cel mai lung prime al ei are { $made } puncte, al celei mai bune mutări { $best }.
study-why-anchor = Cea mai bună mutare păstrează o ancoră.
study-why-off = Scoate { $made }, cea mai bună mutare { $best }.

study-look-on = Privește mai departe de aici
study-cube-before = Înaintea aruncării:
nav-position = Poziții
position-title = Poziție
position-board = Tabla
position-white = Alb
position-black = Negru
position-plays = { $who } joacă { $roll }.
position-doubled = { $who } a dublat.
position-beavered = { $who } a răspuns castor.
position-raccooned = { $who } a răspuns raton.
position-ottered = { $who } a răspuns vidră.
position-on-roll = La rând: { $who }.
position-money = Joc pe bani.
position-match = Meci până la { $length }: Alb { $white }, Negru { $black }{ $crawford ->
    [yes] , partida Crawford.
   *[no] .
  }
position-wrong = Aceasta nu e o poziție. Poate fi un XGID, un id GNUBG sau OpenGammon, un rând FIBS ori o tablă din litere.
position-playing = Joci contra cuiva. Motorul răspunde din nou când s-a încheiat.
position-play = Mutările
position-look-on = Privește mai departe din poziția de după ea
position-rolls = Aruncări
position-id = Poziție
position-id-note = Un XGID, un id GNUBG sau OpenGammon, un rând FIBS ori o tablă din litere, cum o copiază XG și gnubg.
position-roll = Aruncarea, dacă s-a aruncat
position-look = Privește
position-svg = Imagine (SVG)
study-adjusted = Rezultat fără noroc
study-adjusted-note = Rezultatul minus norocul propriu, plus al adversarului: cât a valorat doar jocul. Poate ieși din intervalul 0–100 %.
study-adjusted-below = { $who } a câștigat, iar aruncările au adus mai mult decât tot meciul: de aceea rezultatul fără noroc iese din intervalul 0–100 %. Norocul e o sumă peste toate aruncările; într-un singur meci poate fi mai mare decât rezultatul.
study-adjusted-above = { $who } a câștigat deși aruncările au fost de partea cealaltă: de aceea rezultatul fără noroc iese din intervalul 0–100 %. Norocul e o sumă peste toate aruncările; într-un singur meci poate fi mai mare decât rezultatul.

study-at-worst = Întâi eroarea cea mai scumpă; ▶ și ◀ te duc prin meci.
study-no-line = Meciul nu are un astfel de rând. Aceasta e eroarea cea mai scumpă.
position-wrong-long = E mai lung decât orice poziție.
position-wrong-roll = Aceasta nu e o aruncare. Două cifre de la 1 la 6 sunt: 31.
position-wrong-game-over = Partida s-a încheiat: cineva și-a scos toate pulurile.
position-wrong-match-over = Meciul s-a încheiat: cineva are toate punctele.
position-wrong-crawford = În partida Crawford unul dintre jucători e la un punct de victorie.
study-chouette = Cuburile din chouette
study-chouette-note = Fiecare cub e o partidă de sine stătătoare, boxul contra unui membru. Mutările echipei sunt ale căpitanului; cât costă diferă de la cub la cub.
study-chouette-game = Partida { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Taste
study-key-points = Din punct în punct pe tablă
study-key-board = La tablă
study-key-move = Mută un pul
study-key-away = Ia un pul la așezarea poziției
study-key-answer = Mută un pul; după ce aruncarea e jucată, răspunde
study-look-here = Privește mai adânc în acest browser
study-look-here-note = Trei aruncări înainte, fără server și fără rețea.
