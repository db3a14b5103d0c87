# Pages around the table. Used by the server only.

tagline = Table fără zgomot: o tablă bună și zaruri pe care le poți verifica.
nav-rules = Reguli
nav-dice = Verifică zarurile
nav-language = Limbă
guest-name = Oaspete { $number }
skip = Sari la conținut

# Start
start-title = Table pe o tablă bună
start-lead = Joacă cu cine e aici, cu botul sau cu un prieten, printr-un link. Fără cont, fără jetoane, fără reclame.
start-bot = Joacă cu botul
start-bot-note = Un meci până la { $length }, cu cub. Un clic și ești la tablă.
start-level = Cât de tare?
start-friend = Invită un prieten
start-friend-note = Primești un link. Cine îl deschide joacă cu tine.
start-called = Joci ca { $name }
start-new-name = Nume nou
start-nameless = Alege un nume
start-custom = Alege regulile
start-tables = Mesele tale
start-tables-none = Nu ai încă nicio masă. Vor apărea aici și te poți întoarce la ele oricând.
start-name = Numele tău
start-dice-title = Zaruri pe care le poți verifica
start-dice = Înainte de meci, serverul și cei doi jucători sigilează fiecare câte un secret. Fiecare aruncare se face din toate trei: nimeni nu o poate ști dinainte, iar după meci poți recalcula singur fiecare aruncare.
start-dice-how = Cum funcționează
start-ear-title = Cu tastatura și după auz
start-ear = Fiecare punct are un nume, fiecare aruncare și fiecare mutare se citește cu voce tare și poți juca un meci întreg fără mouse. Apasă ? la masă pentru taste.
start-kept-title = Nu se pierde nimic
start-kept = Închide pagina, pierde conexiunea, vino mâine: masa e așa cum ai lăsat-o.
table-against = { $white } – { $black }
table-to = până la { $length }, { $a }–{ $b }
table-money = joc pe bani, { $a }–{ $b }
table-waiting = așteaptă un adversar
table-playing = în joc
table-over = încheiată
table-broken = nu poate fi deschisă
table-unnamed = loc liber

# Rule chooser
choose-title = Alege regulile
choose-against = Contra
choose-bot = Botul
choose-friend = Un prieten, prin link
choose-doubles = Doi contra doi, prin linkuri
choose-doubles-note = Perechi cu consultare: fiecare tabără e jucată de doi care vorbesc între ei.
choose-preset = Felul jocului
choose-preset-note = O variantă completează toate opțiunile de mai jos; lasă una pe „ca varianta” ca să-i păstrezi valoarea.
preset-match = Meci
preset-match-note = Până la un număr de puncte, cu cub și cu regula Crawford.
preset-money = Joc pe bani
preset-money-note = Partidă după partidă, fiecare pe miza ei, cu regula Jacoby.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Regulile unei săli de joc italiene online: o limită proprie la dublare, fără partidă Crawford, marț tehnic chiar și după ce ai scos.
preset-tournament = Turneu
preset-tournament-note = Un meci după regulamentul italian de turneu, de la 3 puncte în sus, fără maxim în reguli.
knob-length = Până la câte puncte
knob-length-note = La meciuri, de obicei 5; durează cam o jumătate de oră. Regulile nu au maxim; programul numără până la 64. O singură partidă e neobișnuită la tavola reale: 3, 5 sau 7.
knob-as-preset = Ca varianta
knob-on = Da
knob-off = Nu
knob-jacoby = Regula Jacoby
knob-jacoby-note = Joc pe bani: marțul contează doar după ce s-a întors cubul.
knob-responses = Răspunsuri la dublare
knob-responses-note = Joc pe bani: castorul redublează pe loc și păstrează cubul.
knob-responses-take_or_drop = Acceptare sau pas
knob-responses-beaver = Castor
knob-responses-raccoon = Castor și raton
knob-responses-otter = Castor, raton și vidră
knob-automatic_doubles = Dublări automate
knob-automatic_doubles-note = Joc pe bani: zaruri egale la aruncarea de deschidere dublează miza.
knob-automatic-none = Niciuna
knob-automatic-up-to = { $n ->
    [one] Prima
    [few] Primele { $n }
   *[other] Primele { $n }
}
knob-crawford = Regula Crawford
knob-crawford-note = La meciuri: o partidă fără cub când cineva ajunge la un punct de victorie.
knob-holland = Regula Holland
knob-holland-note = La meciuri: după partida Crawford, cel condus nu poate dubla înainte de al treilea rând al său.
knob-backgammon = Marț tehnic
knob-backgammon-note = Dacă poți pierde de trei ori miza după ce ai scos un pul.
knob-backgammon-only_with_none_off = Doar fără niciun pul scos
knob-backgammon-even_with_some_off = Chiar și cu puluri scoase
knob-premature_roll = O aruncare făcută prea devreme
knob-premature_roll-note = Nulă: se aruncă din nou (IRR-06). Rămâne: adversarul joacă cunoscând-o, iar cine a aruncat prea devreme nu dublează în acel rând (IRR-07). Contează doar la legalitatea la cerere.
knob-premature_roll-void = Nulă
knob-premature_roll-stands = Rămâne
knob-doubling_limit = Limită la dublări
knob-doubling_limit-note = Tavola reale: fără dublarea prin care o victorie simplă ar încheia meciul (CUB-17). Doar la tavola reale.
knob-doubling_limit-none = Fără
knob-doubling_limit-tavola-reale = Ca la tavola reale
knob-legality = Legalitatea mutărilor
knob-legality-note = Strictă: se pot încheia doar mutări legale. La cerere: orice mutare rămâne dacă adversarul nu cere una legală, ca pe tabla de lemn.
knob-legality-strict = Strictă
knob-legality-called = La cerere
knob-pace = Ritm
knob-level = Forța botului
knob-level-note = Doar când joci cu botul.
knob-clock = Ceas
knob-clock-note = O rezervă de minute pentru fiecare punct și secunde libere la fiecare rând. Dacă ți se termină rezerva, pierzi meciul.
knob-clock-none = Fără ceas
knob-clock-simple_delay = Întârziere, apoi rezervă
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: secunde adăugate la fiecare rând
knob-minutes = Minute pe punct
knob-seconds = Secunde pe rând
knob-side = Pulurile tale
knob-side-any = Prin tragere la sorți
knob-side-white = Alb
knob-side-black = Negru
choose-more = Alte reguli
choose-go = Deschide masa

# Table
table-title = Masă
table-moves = Partida aceasta
table-games = Partide
table-game = Partida
table-winner = Câștigător
table-how = Rezultat
table-points = Puncte
table-score = Scor
table-settings = Setări
table-help = Taste
table-resign = Abandonează
table-files = Descarcă meciul
table-claim = Revendică
table-plays = Lista mutărilor
table-last = Arată ultima mutare
table-flip = Întoarce tabla
table-leave = Părăsește masa
table-proof = Zaruri: angajamente și dovadă
table-invite = Invită-ți prietenul
table-invite-note = Trimite acest link. Cine îl deschide primul ia celălalt loc.
table-invite-doubles = Invită-ți partenerul și adversarii
table-invite-doubles-note = Fiecare link e pentru un loc. Meciul începe când toți patru sunt aici.
table-invite-partner = Pentru partener
table-invite-opponent = Pentru un adversar
table-copy = Copiază
invite-share = Distribuie
invite-qr = Cod QR
invite-qr-note = Linkul ca un cod QR
table-terms = Reguli și limite
look-open = Revezi
look-first = La începutul partidei
look-back = O mutare înapoi
look-on = O mutare înainte
look-last = La sfârșitul partidei
look-close = Înapoi la partidă
copy-id-note = Poziția dinaintea mutării arătate, cu aruncarea ei
copy-link = Copiază linkul
name-change = Schimbă numele
table-onward = Masă nouă
table-close = Închide
table-result = Rezultat
table-noscript = Masa are nevoie de JavaScript ca să fie vie. Poți juca și fără: alege mai jos și reîncarcă pentru a vedea mutarea adversarului.
plain-plays = Joacă
plain-reload = Reîncarcă
plain-play-none = Nicio mutare legală: continuă
resign-title = Abandon
resign-note = Se abandonează la sfârșitul unui rând: propus în mijlocul rândului tău, abandonul așteaptă să-l închei. Adversarul poate refuza partida propusă, dacă nu e cel mai mult ce poți pierde.
plays-title = Mutări legale
plays-note = Alege una sau scrie-i numărul și Enter.

# Joining
join-title = Ai o invitație
join-lead = { $who } te invită la table.
join-lead-partner = { $who } te invită la table ca partener, doi contra doi.
join-lead-opponent = { $who } te invită la table ca adversar, doi contra doi.
terms-stake = Miză
terms-stake-match = Meciul; punctele peste lungimea lui nu contează
terms-stake-money = Puncte: se adună cât valorează partidele
terms-clock = { $mode }, { $bank } min fiecare și { $delay } s pe rând
terms-decision = Pentru fiecare decizie
terms-absence = Ca să revii după pierderea conexiunii
terms-time = { $time } min
name-note = Cel mult { $most } de caractere. Lăsat gol, ești un oaspete cu număr.
name-note-known = Cel mult { $most } de caractere. Lăsat gol, rămâi { $name }.
name-missing = Numele nu are nicio literă care se poate afișa. Întoarce-te și alege altul; restul a rămas completat.
name-too-long = Numele are mai mult de { $most } de caractere. Întoarce-te și alege unul mai scurt; restul a rămas completat.
name-of-house = Numele este al clubului însuși. Întoarce-te și alege altul; restul a rămas completat.
name-mixed = Numele amestecă litere asemănătoare din alfabete diferite. Întoarce-te și scrie-l într-unul singur; restul a rămas completat.
join-rules = Regulile acestei mese
join-sit = Așază-te și joacă
join-over = Meciul s-a încheiat.
join-look = Privește masa
join-taken = Locul este deja ocupat.
rules-of-match = Meci până la { $length }
rules-of-money = Joc pe bani

# Dice checker
verify-title = Verifică zarurile unui meci
verify-lead = Deschide transcrierea unui meci, iar pagina recalculează fiecare aruncare în browserul tău. Nu se trimite nimic nicăieri.
verify-file = Transcriere (proof.json)
verify-paste = sau lipește-o aici
verify-go = Verifică
verify-save = Salvează verificatorul pentru folosire offline
verify-how-title = Cum se fac zarurile
verify-how = Serverul se angajează pe un secret înainte să se așeze cineva. Fiecare loc se angajează pe capătul unui lanț de hash-uri. La fiecare decizie de a arunca se deschide veriga următoare din ambele lanțuri; aruncarea este un HMAC, cu secretul serverului drept cheie, peste masă, meci, numărul aruncării, ambele angajamente și ambele verigi. Octeții de la 252 în sus se sar, ca fiecare număr să fie la fel de probabil.
verify-noscript = Verificatorul are nevoie de JavaScript. Comanda „tavola verify-dice FILE” face același lucru.
verify-honest = Toate aruncările sunt corecte ({ $rolls }): fiecare decurge din ce a fost sigilat înainte de meci.
verify-honest-one = Singura aruncare este corectă: decurge din ce a fost sigilat înainte de meci.
verify-wrong = { $faults ->
    [one] Un lucru nu e în regulă.
    [few] { $faults } lucruri nu sunt în regulă.
   *[other] { $faults } de lucruri nu sunt în regulă.
}
verify-rolls = Fiecare aruncare, cu proveniența fiecărei verigi
verify-roll-number = Aruncare
verify-roll-who = Aruncată de
verify-roll-dice = Zaruri
verify-roll-link = Verigă: { $who }
verify-roll-both = amândoi
verify-link-client = pagina proprie
verify-link-escrow = copia proprie, păstrată aici
verify-link-house = server
verify-link-default = implicită (lipsă)
verify-unreadable = Aceasta nu este o transcriere.
verify-no-length = Înregistrarea are un format mai vechi, fără lungime: aruncări tăiate de la sfârșit nu s-ar observa.
verify-nameless = Cineva din această înregistrare a părăsit clubul și nu mai este numit în ea. Amprentele făcute cu numele au rămas cum erau și nu pot fi recalculate; restul, da.
verify-in-play = Meciul este încă în desfășurare: serverul își deschide secretul la sfârșit, și abia atunci se pot recalcula aruncările.
verify-fault-scheme = Înregistrarea este de alt fel decât cele verificate de această pagină.
verify-fault-secret-missing = Meciul s-a încheiat, iar secretul serverului lipsește.
verify-fault-secret = Secretul serverului nu este cel pe care s-a angajat înainte de meci.
verify-fault-link-default = Aruncarea %: o verigă lipsă nu a fost înlocuită cu cea convenită.
verify-fault-link-source = Aruncarea %: proveniența indicată a unei verigi este greșită.
verify-fault-link = Aruncarea %: o verigă nu face parte din lanțul pe care s-a angajat locul ei.
verify-fault-seen = Aruncarea %: un loc și-a deschis veriga pentru altă înregistrare decât aceasta.
verify-fault-number = Aruncarea %: aruncările nu sunt numerotate la rând.
verify-fault-dice = Aruncarea %: aceste zaruri nu decurg din secret și din verigi.
verify-fault-log-missing = Desfășurarea meciului lipsește.
verify-fault-log = Desfășurarea meciului nu se potrivește cu aruncările.
verify-fault-count = Sunt mai multe sau mai puține aruncări decât spune desfășurarea meciului.
verify-fault-kept = O amprentă ar fi făcută cu un nume acolo unde nu stă niciun nume.
verify-fault-ending = Înregistrarea nu se încheie cum spune: ceva a fost tăiat, adăugat sau schimbat.
verify-fault-other = Înregistrarea nu se leagă.
dice-part = Zarurile acestui meci
dice-warning-title = Serverul nu își ține promisiunea despre zaruri
dice-warning-do = Browserul tău a notat ce i s-a cerut, când, și ce i s-a arătat. Salvează înregistrarea, arat-o adversarului și nu mai juca pe nimic important.
dice-evidence-save = Salvează dovezile
dice-details = Vezi fiecare aruncare
dice-away = Continuă pe alt dispozitiv
dice-away-note = Partea ta din zaruri este în acest browser. Deschide linkul acolo unde vrei să continui, din contul tău, și partea ta se mută acolo. Nu da linkul nimănui: cine îl are, împreună cu secretul serverului, îți știe aruncările.

# Rules for players

# Errors
error-404 = Aici nu e nimic
error-404-note = Adresa e greșită sau masa a fost ștearsă.
clause-says = Ce spune { $clause }
error-403 = Nu ai acces
error-403-note = Este al altcuiva. Dacă ai o invitație, deschide din nou linkul ei.
error-aside = Nu se poate deschide
error-aside-note = O parte din ce e păstrat aici nu poate fi citită și a fost pusă deoparte. Nu s-a șters nimic, iar restul clubului merge mai departe. Cei care țin clubul pot cerceta cu „tavola doctor”.
error-other = Nu a mers
error-too-fast = A fost mai repede decât joacă cineva. Așteaptă puțin și încearcă din nou.
error-too-slow = A durat prea mult să ajungă. Verifică-ți conexiunea și încearcă din nou.
error-too-many-guests = Mulți oameni tocmai au intrat din rețeaua ta. Așteaptă câteva secunde și încearcă din nou.
error-too-many-bots = Boții joacă deja între ei la destule mese. Așteaptă să se încheie una sau să se oprească pentru că nu o privește nimeni.
error-busy = Clubul este ocupat. Încearcă din nou.
error-closing = Clubul repornește imediat. Încearcă din nou peste puțin.
error-malformed = Ce s-a trimis nu a putut fi citit. Întoarce-te, verifică ce ai scris și încearcă din nou.
error-cross-site = Venea de pe pagina altui site, așa că nu s-a făcut nimic.
error-internal = Ceva nu a mers la noi. Nu s-a schimbat nimic; poți încerca din nou.
error-back = Înapoi
error-home = La pagina de start
error-table = Înapoi la masă
error-event = Înapoi la turneu

# Chouette
chouette-title = Chouette
chouette-now = Ce e de făcut acum
chouette-open = Deschide o chouette
wooden-start-title = Tablă de lemn
wooden-start = Pune un telefon lângă ea: ceas, tabelă de scor și foaie de scor. Merge fără rețea și nimic din ce apeși nu se pierde.
wooden-open = Deschide ceasul
chouette-start-title = Chouette
chouette-start = Unul contra tuturor, cu un cub pentru fiecare: boxul joacă împotriva unei echipe care se sfătuiește. Cu prieteni, cu boți sau ca registru de scor pentru o tablă de lemn.
chouette-games = { $n ->
    [0] nicio partidă încă
    [one] o partidă
    [few] { $n } partide
   *[other] { $n } de partide
}
chouette-lead = Unul este boxul și joacă împotriva tuturor celorlalți. Căpitanul mută pentru echipă, ceilalți dau sfaturi și fiecare are socoteala lui cu boxul.
chouette-turned = { $n ->
    [one] cu o regulă schimbată
    [few] cu { $n } reguli schimbate
   *[other] cu { $n } de reguli schimbate
}
preset-chouette-club = Chouette de club
preset-chouette-club-note = Un cub între box și fiecare membru, cu îndatoriri de club: să accepte destule, cubul căpitanului întâi, castori.
preset-chouette-galore = Chouette simplă
preset-chouette-galore-note = Un cub pentru toți; când boxul dublează, fiecare membru acceptă sau zice pas pentru sine.
chouette-place = Tabla
chouette-place-online = Aici, cu zarurile serverului
chouette-place-online-note = Boxul și căpitanul mută pe ecran; fiecare aruncare se poate verifica după aceea.
chouette-place-over_the_board = O tablă de lemn
chouette-place-over_the_board-note = Tu notezi cuburile și rezultatele; pagina ține ordinea, îndatoririle și socotelile.
chouette-bots = Boți
chouette-bots-note = Intră imediat și joacă drept membru, căpitan sau box. Cu doi boți poți începe fără altcineva. Nu pe tabla de lemn.
chouette-bot-level = Nivelul lor
chouette-bot-add = Adaugă un bot
level-beginner = Începător
level-novice = Novice
level-casual = Amator
level-intermediate = Mediu
level-advanced = Avansat
level-expert = Expert
level-full = Forță maximă
chouette-host = Tu
chouette-host-plays = joci
chouette-host-keeps = ții doar registrul
chouette-host-note = Gazda adaugă boți, stabilește miza și, pe tabla de lemn, notează pentru toți.
chouette-lobby = Chouette deschise
chouette-lobby-note = Oricine poate intra; partida în curs merge mai departe, iar tu începi la coada șirului.
chouette-lobby-nobody = Încă nimeni
chouette-door = Cine poate intra
chouette-door-link = Oricine are linkul
chouette-door-open = Oricine; chouette apare în listă
chouette-worth = Un punct valorează
chouette-worth-note = Cum l-ai scrie: 2.50 cu EUR. Fără monedă, un punct e doar un punct.
chouette-pace = Limite de timp
chouette-pace-answer = Pentru răspunsul la un cub
chouette-pace-answer-note = După aceea, lipsa răspunsului înseamnă răspunsul căpitanului sau pas.
chouette-pace-turn = Pentru aruncare sau mutare
chouette-pace-turn-note = După aceea preia următorul din șir sau boxul a pierdut.
chouette-pace-absence = Fără nicio pagină deschisă
chouette-pace-absence-note = Cine lipsește atât nu mai este așteptat: contează ca lipsă de răspuns.
chouette-pace-gather = Pentru a intra cu propriul cub
chouette-pace-gather-note = După prima dublare, înainte să răspundă boxul.
chouette-pace-fair = Înainte să arunce căpitanul
chouette-pace-fair-note = Ca toți să poată dubla; „Fără dublare” îi scutește pe ceilalți de așteptare.
chouette-seconds = { $n ->
    [one] { $n } secundă
    [few] { $n } secunde
   *[other] { $n } de secunde
}
chouette-no-limit = fără limită
chouette-go = Deschide chouette
chouette-knob-cubes = Cuburi
chouette-knob-cubes-note = De club: câte unul de membru. Simplă: unul pentru toți.
chouette-knob-cubes-single = Unul pentru toți
chouette-knob-cubes-multiple = Câte unul de membru
chouette-knob-box_stays = Boxul rămâne
chouette-knob-box_stays-note = De club: dacă câștigă și nu iese în pierdere la puncte în acea partidă. Simplă: dacă îl bate pe căpitan.
chouette-knob-box_stays-beats_captain = dacă îl bate pe căpitan
chouette-knob-box_stays-wins_and_level = dacă câștigă și e măcar la egalitate
chouette-knob-offering = Membrii pot dubla
chouette-knob-offering-note = De club: până când boxul a răspuns unuia dintre ei. Simplă: până aruncă zarurile căpitanul.
chouette-knob-offering-until_roll = până la aruncare
chouette-knob-offering-until_answered = până răspunde boxul
chouette-knob-take_enough = Să accepte destule
chouette-knob-take_enough-note = Când au dublat toți, boxul trebuie să accepte destule cuburi ca să fie la egalitate dacă câștigă și să răspundă castor dacă îl ia doar pe al căpitanului. Activ în varianta de club.
chouette-knob-captain_cube = Cubul căpitanului
chouette-knob-captain_cube-note = Dintre mai multe cuburi propuse deodată. De club: dacă boxul ia vreunul, îl ia pe al căpitanului. Simplă: cum vrea.
chouette-knob-captain_cube-off = boxul ia ce vrea
chouette-knob-captain_cube-if_any = dacă boxul ia vreunul, îl ia pe al căpitanului
chouette-knob-captain_cube-must = boxul trebuie să-l ia pe al căpitanului
chouette-knob-beaver = Acceptarea unei dublări
chouette-knob-beaver-note = Unde se joacă cu castori: dacă se poate accepta și fără.
chouette-knob-beaver-may = cu sau fără castor
chouette-knob-beaver-must = mereu prin castor
chouette-knob-sole_taker_beavers = Cine acceptă singur răspunde castor
chouette-knob-sole_taker_beavers-note = Când boxul i-a dublat pe toți și acceptă unul singur, acela trebuie să răspundă castor. Activ în varianta de club.
chouette-knob-holdout = Ultimul care zice pas
chouette-knob-holdout-note = Cu cinci sau mai mulți: dacă toți în afară de unul zic pas la dublarea boxului, trebuie să zică pas și ultimul. Nu, dacă nu se alege.
chouette-knob-holdout-first = la prima dublare a boxului
chouette-knob-holdout-any = la fiecare dublare a boxului
chouette-knob-extras = Cuburi suplimentare
chouette-knob-extras-note = Doar cu un singur cub: cei care au zis pas îi pot da un alt cub celui care acceptă singur, la dublarea de la mijloc. Nu, dacă nu se alege.
chouette-knob-extras-paid = cine dă unul plătește cât un pas
chouette-knob-extras-free = cine dă unul nu plătește nimic
chouette-knob-consultation = Sfaturi pentru căpitan
chouette-knob-consultation-note = De club: de la cei care au întors sau au luat un cub ori sunt întrebați. Simplă: de la toți cei din partidă.
chouette-knob-consultation-free = de la toți cei din partidă
chouette-knob-consultation-never = niciodată
chouette-knob-consultation-after-cube = după ce s-a întors un cub
chouette-knob-consultation-cube-holders = de la cei cu un cub întors
chouette-knob-declining = Când mai mulți zic pas la cubul boxului
chouette-knob-declining-note = Cu mai multe cuburi, căpitanii merg pe rând la coadă. Cu un singur cub, doar căpitanul.
chouette-knob-declining-captain_only = la coadă merge doar căpitanul
chouette-knob-declining-in_turn = căpitanii merg pe rând
chouette-knob-captain_after_drop = După pasul căpitanului
chouette-knob-captain_after_drop-note = Când căpitanul zice pas la dublarea boxului, iar alții acceptă.
chouette-knob-captain_after_drop-stays = următorul e căpitan definitiv
chouette-knob-captain_after_drop-temporary = următorul e căpitan doar în partida aceasta
chouette-knob-leaving = Cubul celui care pleacă
chouette-knob-leaving-note = În timpul unei partide. Rămâne în joc dacă nu alegi altceva; răspunde căpitanul pentru el.
chouette-knob-leaving-plays_on = rămâne în joc sub căpitan
chouette-knob-leaving-loses = se pierde imediat
chouette-knob-partner_lot = Partener tras la sorți
chouette-knob-partner_lot-note = Dacă nimeni nu vrea să fie partenerul boxului. De obicei fără căpitan.
chouette-knob-partner_lot-without_captain = fără căpitan
chouette-knob-partner_lot-with_captain = cu căpitanul
chouette-knob-partner_place = Partenerul când boxul pierde
chouette-knob-partner_place-note = De obicei își păstrează locul.
chouette-knob-partner_place-kept = își păstrează locul
chouette-knob-partner_place-end = merge la coadă
chouette-knob-partner_from = Partener începând de la
chouette-knob-partner_from-note = Numărul de jucători, de obicei 8.
chouette-automatic-consent = Prima; mai multe dacă boxul e de acord
chouette-join-title = O chouette
chouette-there = Deja aici
chouette-join = Intră
chouette-join-note = Începi la coada șirului și joci de la partida următoare. Poți pleca între decizii.
chouette-invite = Invită pe alții
chouette-invite-note = Cine deschide acest link poate intra oricând, la coada șirului.
chouette-noscript = Pagina chouette are nevoie de JavaScript. Fără el vezi doar cine e aici și socotelile.
chouette-resign-note = Cealaltă tabără poate refuza propunerea, dacă nu e cel mai mult ce se poate pierde.
chouette-sure = Sigur?
accounts-count = { $n ->
    [one] o partidă
    [few] { $n } partide
   *[other] { $n } de partide
}
accounts-back = Înapoi la chouette
accounts-csv = Descarcă în CSV
accounts-print = Pagină de tipărit
accounts-balances = Solduri
accounts-debts = Cine cui datorează
accounts-total = Total
accounts-by-game = Puncte pe partide
accounts-marks = B: box în acea partidă. C: căpitan.
accounts-game = Partida { $n }
accounts-cube = la { $value }, { $winner ->
    [box] câștigat de box
    [team] câștigat de la box
   *[agreed] încheiat prin înțelegere
}
cause-dropped = pas
cause-decided = hotărât de partidă
cause-extra_given = cu un cub suplimentar
cause-agreed = prin înțelegere
cause-left = plecare
cause-partner = partea partenerului

# Where a guest is at home
browsers-title = Browsere care te cunosc
browsers-many = { $n ->
    [one] Te cunoaște doar acest browser.
    [few] Te cunosc { $n } browsere.
   *[other] Te cunosc { $n } de browsere.
 }
browsers-end-others = Deconectează toate celelalte browsere
browsers-here-note = Un oaspete e cunoscut doar de browserul lui. Dacă te deconectezi aici și niciun alt browser nu te cunoaște, nu te mai poți întoarce la mesele tale.
browsers-end-here = Deconectează acest browser

# The rules of the chouette
chouette-rules-title = Regulile pentru chouette
chouette-rules-presets = Cele două variante

## Rules that do not go together
not-translated = Încă netradus: iată textul în engleză.
broken-length-in-money-play = Regulile acestea sunt pentru jocul pe bani, care nu are un număr de puncte: lasă punctele goale sau alege un meci.
broken-match-without-length = Un meci se joacă până la un număr de puncte: scrie unul sau alege jocul pe bani.
broken-jacoby-in-match = La meci nu există regula Jacoby: scoate-o sau alege jocul pe bani.
broken-responses-in-match = La meci nu există castori: scoate-i sau alege jocul pe bani.
broken-automatic-doubles-in-match = La meci nu există dublări automate: scoate-le sau alege jocul pe bani.
broken-holland-without-crawford = Regula Holland privește partidele de după partida Crawford: activează regula Crawford sau scoate Holland.
broken-tournament-length = Meciurile de turneu se joacă până la 3 puncte sau mai mult: alege un meci mai lung sau „Meci”.
broken-crawford-outside-match = Regula Crawford e pentru meciuri: scoate-o sau alege un meci.
broken-holland-outside-match = Regula Holland e pentru meciuri: scoate-o sau alege un meci.
broken-doubling-limit-outside-match = Limita la dublare din tavola reale e pentru meciuri: scoate-o sau alege un meci.
broken-consent-outside-chouette = Dublările automate cu acordul boxului sunt pentru chouette: alege un număr de dublări sau niciuna.
broken-time-limit = Limita de timp e prea lungă sau prea scurtă: poate fi de la o secundă la șapte zile.
broken-clock-times = Cu ceasul acesta nu poate juca nimeni: îi trebuie ceva timp, cel mult 10 ore pe punct și pe rând.
broken-rated-time = Un meci cu rating lasă tuturor timp de joc: cel puțin 15 secunde pentru o decizie, 30 pentru revenire după o conexiune pierdută și, cu ceas, un minut pe joc.
broken-bots = Pot juca cel mult { $most } boți, iar pe tabla de lemn niciunul.
broken-stake-in-match = Miza pe punct e pentru jocul pe bani: lasă moneda goală sau alege jocul pe bani.
broken-called-in-tavola-reale = Tavola reale se joacă cu legalitate strictă: alege „strictă” sau alte reguli.

# The tutor on the start page

start-tutor = Cu tutore
start-tutor-note = Întreabă înaintea unei gafe, dă indicii, te lasă să iei înapoi.
knob-tutor-none = Fără
knob-tutor-whopper = Întreabă înaintea unei gafe uriașe
knob-tutor-blunder = Întreabă înaintea unei gafe
knob-tutor-error = Întreabă înaintea unei erori
knob-tutor-doubtful = Întreabă înaintea unei mutări îndoielnice
knob-tutor-note = Contra unui bot: întreabă înaintea unei mutări proaste, dă indicii și te lasă să iei înapoi. Meciul e marcat ca jucat cu tutore.
terms-tutor = Întreabă înaintea unei decizii care pierde { $loss } sau mai mult; indiciile și luatul înapoi sunt permise
