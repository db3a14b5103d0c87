# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Partener
role-captain = Căpitan
role-member = Echipă
role-giver = A dat un cub
role-out = În afara partidei
role-waiting = Așteaptă
role-gone = Plecat
with-role = { $who }, { $role }
nobody = nimeni
no-cubes = Pe masă nu e niciun cub.
points-count = { $n ->
    [one] un punct
    [few] { $size } puncte
   *[other] { $size } de puncte
}

# Where it stands
now-gathering = { $n ->
    [0] Nu a intrat încă nimeni: o chouette are nevoie de cel puțin trei.
    [one] A intrat un jucător: o chouette are nevoie de cel puțin trei.
    [few] Au intrat { $n } jucători: o chouette are nevoie de cel puțin trei.
   *[other] Au intrat { $n } de jucători: o chouette are nevoie de cel puțin trei.
}
now-enough = Jucători intrați: { $n }. Aruncați un zar pentru ordine sau mai așteptați.
now-enough-wooden = Jucători intrați: { $n }. Aruncați pe masă câte un zar și introdu ordinea.
now-ordering = Fiecare aruncă un zar: cel mai mare e boxul, al doilea căpitanul.
now-order = Ordinea e hotărâtă: { $box } e boxul, { $captain } căpitanul.
now-between = Înaintea partidei { $game }: { $box } e boxul, { $captain } căpitanul.
now-partner = { $you ->
    [true] Vrei să fii partenerul boxului?
   *[false] I s-a propus să fie partenerul boxului: { $who }.
}
now-draw = Nimeni nu vrea să fie partener: boxul poate trage unul la sorți.
now-closed = Sesiunea s-a încheiat. Socotelile arată ce mai e de plătit.
now-extras = { $you ->
    [true] Ai acceptat doar tu: ceilalți îți pot da fiecare încă un cub, plătindu-ți { $price }.
   *[false] A acceptat doar { $who }. Cine a zis pas poate da un cub suplimentar și plătește cu el { $price }.
}
now-tie = { $you ->
    [true] Același număr de două ori. Dublezi din nou miza?
   *[false] Același număr de două ori: { $who } hotărăște dacă miza se dublează din nou.
}
now-wooden = Partida { $game } se joacă pe tabla de lemn. Introdu cuburile și rezultatul.
now-box-offers = { $step ->
    [beaver] { $box }: castor la { $value } contra { $members }.
    [raccoon] { $box }: raton la { $value } contra { $members }.
    [otter] { $box }: vidră la { $value } contra { $members }.
   *[double] { $box } (box): dublare la { $value } contra { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: castor la { $value }.
    [raccoon] { $members }: raton la { $value }.
    [otter] { $members }: vidră la { $value }.
   *[double] { $members }: dublare la { $value }.
}
now-offer-part = { $by ->
    [box] la { $value } contra { $members }
   *[team] { $members } la { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: castor { $list }.
    [raccoon] { $box }: raton { $list }.
    [otter] { $box }: vidră { $list }.
   *[double] { $box } (box): dublare { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Castor: { $list }.
    [raccoon] Raton: { $list }.
    [otter] Vidră: { $list }.
   *[double] Dublare: { $list }.
}
waits-next-game = Joci de la partida următoare.
now-resignation = { $you ->
    [true] Ți se propune { $win ->
        [gammon] un marț
        [backgammon] un marț tehnic
       *[single] o linie
    }. Accepți?
   *[false] Abandon propus: { $win ->
        [gammon] marț
        [backgammon] marț tehnic
       *[single] linie
    }. Se așteaptă { $who }.
}
now-opening-yours = Aruncarea de deschidere: aruncă-ți zarul.
now-opening = Aruncarea de deschidere: boxul și căpitanul aruncă fiecare un zar.
now-roll-cube = { $you ->
    [true] Rândul tău: aruncă sau dublează.
   *[false] Urmează să arunce { $who }. Înainte poți dubla.
}
now-roll = { $you ->
    [true] Rândul tău: aruncă.
   *[false] Urmează să arunce { $who }.
}
now-play = { $who } are de jucat { $roll }.
now-shown = { $you ->
    [true] S-a făcut o mutare: aruncă, și e acceptată.
   *[false] S-a făcut o mutare; { $who } poate cere una legală.
}
now-advise = { $who } are de jucat { $roll }. Mută pulurile ca să-i arăți căpitanului o mutare.
now-advise-ready = Arată-i căpitanului mutarea sau anuleaz-o.
waits-roll_die = Mai au de aruncat: { $who }.
waits-offer = Mai pot dubla: { $who }.
waits-answer = Mai au de răspuns: { $who }.
waits-extra = Mai au de hotărât: { $who }.
time-left = mai sunt { $time }

# Acts
choice-roll_die = Aruncă zarul
choice-roll_opening = Aruncă
choice-draw_partner = Trage un partener la sorți
choice-give_extra = Dă un cub, plătește { $price }
choice-decline_extra = Nu da niciun cub
choice-count_tie = Acceptă dublarea automată
choice-decline_tie = Lasă cubul
choice-accept_partner = Fii partenerul boxului
choice-decline_partner = Nu, mulțumesc
choice-start_game = { $game ->
    [1] Începe prima partidă
   *[other] Începe partida { $game }
}
choice-seek_partner = Caută un partener
choice-end_partnership = Încheie parteneriatul
choice-double = Dublează la { $value }
choice-double_all = Dublează-i pe toți
choice-double_some = Dublează-i pe cei aleși
choice-hold = Fără dublare
choice-join = Intră
choice-stay = Rămân totuși
choice-leave = Părăsește chouette
choice-leave-game = Pleacă după partida aceasta
choice-close = Încheie sesiunea
sure-leave = Pleci? Socoteala ta rămâne deschisă până e plătită.
sure-close = Închei sesiunea pentru toți? Socotelile se păstrează.
act-roll_opening = Aruncă

# Answering
answer-title = { $n ->
    [one] Răspunsul tău
    [few] Răspunsul tău la { $n } cuburi, ca o singură decizie
   *[other] Răspunsul tău la { $n } de cuburi, ca o singură decizie
}
answer-cube = { $who }: { $asked } dacă accepți, { $refused } pierdute la pas
answer-cube-alone = { $asked } dacă accepți, { $refused } pierdute la pas
answer-take = Acceptă
answer-drop = Pas
answer-beaver = Castor
answer-raccoon = Raton
answer-otter = Vidră
answer-all-take = Acceptă tot
answer-all-drop = Pas la toate
answer-all-beaver = Castor la toate
answer-all-raccoon = Raton la toate
answer-all-otter = Vidră la toate
answer-send = Răspunde
answer-weigh = Ai juca pe { $played } și ai plăti acum { $paid }.
answer-open = Alege un răspuns pentru fiecare cub.
answer-fine = Regulile permit acest răspuns.
offer-title = Care cuburi?
settle-title = Înțelegere pentru un cub
settle-offer = Propune
settle-offered = { $own ->
    [true] Ai propus o înțelegere pentru { $yours ->
        [true] cubul tău
       *[false] cubul: { $who }
    }.
   *[false] { $by } propune o înțelegere pentru { $yours ->
        [true] cubul tău
       *[false] cubul: { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Ai primi { $amount }.
    [pay] Ai plăti { $amount }.
   *[nothing] Nimeni nu ar plăti nimic.
}
settle-points = { $yours ->
    [true] Cubul tău
   *[false] Cub: { $who }
}
settle-way-receive = Primesc
settle-way-pay = Plătesc
settle-note = În puncte; se poate și cu jumătăți. O propunere e valabilă până la aruncarea, mutarea sau dublarea următoare.
settle-accept = Acceptă
settle-decline = Refuză
settle-withdraw = Retrage

# The list of members
line-title = Membri și cuburi
line-cube-ends = box ↔ propriu
line-game = Partida aceasta
line-total = Puncte
line-you = tu
line-leaving = pleacă după partida aceasta
line-awaited = la rând
line-extra = cub suplimentar contra { $who }
line-bot = bot
line-pips = pip { $n }
line-ask = Cere un sfat
cube-at = { $at ->
    [box] Cubul la { $value }, la box
    [own] Cubul la { $value }, la { $who }
   *[middle] Cubul la { $value }, la mijloc
}
cube-offered = { $by ->
    [box] propus de box la { $value }
   *[team] propus boxului la { $value }
}
cube-settled = { $winner ->
    [box] câștigat de box
    [team] câștigat de la box
   *[agreed] încheiat prin înțelegere
}
cube-single = Cubul
cube-won = câștigat
cube-lost = pas
cube-agreed = prin înțelegere

# Talk
talk-title = Discuția echipei
talk-never = Regulile acestei mese nu permit sfaturi pentru căpitan.
talk-free = Regulile acestei mese nu te lasă acum să dai sfaturi.
talk-after-cube = Echipa poate da sfaturi după ce s-a întors un cub.
talk-cube-holders = Pot da sfaturi jucătorii care au propus sau au acceptat un cub și cine e întrebat de căpitan.
talk-label = Sfat pentru căpitan
talk-label-team = O vorbă către echipă
talk-title-partner = Boxul și partenerul
talk-agree = De acord
talk-agreed = de acord: { $who }
table-talk-title = Discuția mesei
table-talk-label = Către toți cei de la masă
line-away = lipsește
line-asked = întrebat
line-unask = Renunță la întrebare
sure-paid = Ai plătit { $amount } către { $to }? Se trece în socoteli pentru toți.
sure-leave-plays-on = Pleci? Cubul tău rămâne în joc sub căpitan până la sfârșitul partidei. Socoteala ta rămâne deschisă până e plătită.
sure-leave-loses = Pleci? La această masă îți pierzi imediat cuburile deschise, așa cum sunt. Socoteala ta rămâne deschisă până e plătită.

# Accounts
accounts-title = Socoteli
accounts-open = Socoteli și plată
accounts-games = Partide
accounts-none = Nu s-a încheiat încă nicio partidă.
accounts-sum = Suma socotelilor este { $sum }.
accounts-fewest = Cele mai puține plăți
accounts-pay = { $from } plătește către { $to }: { $amount }
accounts-paid = Am plătit
accounts-even = Nimeni nu datorează nimic.
game-line = { $winner ->
    [box] { $box } (box) învinge: { $captain }
   *[team] { $captain } învinge: { $box } (box)
}{ $win ->
    [gammon] , marț
    [backgammon] , marț tehnic
   *[other] {""}
}{ $ending ->
    [dropped] , toate cuburile încheiate
    [resigned] , abandon
    [claimed] , revendicată
    [flag] , timp expirat
    [forfeited] , neprezentare
    [adjudicated] , prin decizie
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Boxul rămâne.
    [behind] Boxul a câștigat, dar a ieșit în pierdere la puncte: merge la coada șirului.
   *[beaten] Boxul merge la coada șirului.
}

# Said as it happens
said-joins = { $who } intră.
said-stays = { $who } rămâne totuși.
said-leaving = { $who } pleacă după partida aceasta.
said-gone = { $who } a plecat.
said-order = Ordinea: { $names }.
said-die = { $you ->
    [true] Ai aruncat { $die }.
   *[false] { $who } a aruncat { $die }.
}
said-game = Partida { $game }: { $box } e boxul, { $captain } căpitanul.
said-captain = { $you ->
    [true] Acum ești căpitan.
   *[false] Căpitan este acum { $who }.
}
said-answer = { $n ->
    [one] Răspunsul tău, te rog: accepți sau pas?
    [few] Răspunsul tău la { $n } cuburi, te rog.
   *[other] Răspunsul tău la { $n } de cuburi, te rog.
}
said-answered = { $who } a răspuns. Mai au de răspuns: { $n ->
    [0] nimeni
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Cubul tău
       *[false] Cub ({ $who })
    }: câștigat de box.
   *[team] { $you ->
        [true] Cubul tău
       *[false] Cub ({ $who })
    }: câștigat de la box.
}
said-agreed = { $you ->
    [true] Cubul tău
   *[false] Cub ({ $who })
}: încheiat prin înțelegere.
said-cube = { $at ->
    [box] { $you ->
        [true] Cubul tău
       *[false] Cub ({ $who })
    }: { $value }, la box.
    [own] { $you ->
        [true] Cubul tău: { $value }, la tine.
       *[false] Cub ({ $who }): { $value }, la { $who }.
    }
   *[middle] { $you ->
        [true] Cubul tău
       *[false] Cub ({ $who })
    }: { $value }, la mijloc.
}
said-extra = { $from } dă un cub suplimentar la { $value }: { $to }.
said-result = Partida { $game }: { $winner ->
    [box] boxul { $box } învinge ({ $captain })
   *[team] { $captain } învinge boxul ({ $box })
}{ $win ->
    [gammon] {" "}cu marț
    [backgammon] {" "}cu marț tehnic
   *[other] {""}
}{ $ending ->
    [dropped] , toate cuburile încheiate
    [resigned] , abandon
    [claimed] , revendicată
    [flag] , timp expirat
    [forfeited] , neprezentare
    [adjudicated] , prin decizie
   *[borne_off] {""}
}. { $fate ->
    [stays] Boxul rămâne.
    [behind] Boxul a câștigat, dar a ieșit în pierdere la puncte: merge la coada șirului.
   *[beaten] Boxul merge la coada șirului.
}
said-points = { $list }.
said-may-double = Poți dubla înainte să fie aruncate zarurile.

# Over the wooden board
wood-title = Registru de scor
wood-add = Adaugă un jucător
wood-name = Nume
wood-order = Stabilește ordinea
wood-order-note = Întâi boxul, apoi căpitanul, apoi șirul, după zarurile aruncate.
wood-up = Mută mai sus: { $who }
wood-down = Mută mai jos: { $who }
wood-doubles = Cine dublează?
wood-double = { $who } dublează la { $value }
wood-box-doubles = { $who } (box) dublează
wood-answers = { $who } răspunde
wood-rolled = Zarurile au fost aruncate
wood-tie = Același număr la aruncarea de deschidere
wood-result = Partida s-a încheiat
wood-box-wins = { $who } (box) câștigă
wood-team-wins = Câștigă { $who } și echipa
wood-single = Linie
wood-gammon = Marț
wood-backgammon = Marț tehnic
wood-undo = Anulează ultima înregistrare
wood-undo-more = Anulează mai multe
wood-undo-steps = Câte înregistrări
wood-leave = { $who } pleacă
wood-join = { $who } rămâne
wood-stake = Miza partidei următoare
wood-unit = Un punct valorează
wood-currency = Monedă
wood-settle = Încheie un cub prin înțelegere
wood-settle-cube = Cub
wood-settle-points = Puncte
wood-settle-note = Ce primește membrul; negativ dacă plătește membrul. Se poate și cu jumătăți.
wood-set = Stabilește
wood-pay = Înregistrează o plată
wood-from = De la
wood-to = Către
wood-amount = Sumă
wood-no-amount = Introdu o sumă peste zero, cu zecimalele monedei ei.
wood-record = Înregistrează
wood-partner = Partener tras la sorți
wood-others = Membri, miză, plăți

# Keys
key-chouette-go = aruncă, gata, începe
key-chouette-double = dublează: cubul tău sau toate cuburile dacă ești boxul
key-chouette-take = acceptă tot ce ți se propune
key-chouette-drop = pas la tot ce ți se propune
key-chouette-beaver = castor la tot ce ți se propune
key-chouette-hold = fără dublare în acest rând
key-chouette-cubes = citește toate cuburile
key-chouette-wait = spune cine mai are de făcut ceva
key-chouette-talk = scrie un sfat
key-chouette-answer = la răspuns

# Why something is refused
chouette-house-only = Doar serverul poate face asta.
chouette-player-only = Doar un jucător poate face asta.
chouette-not-opened = Nu există o astfel de chouette.
chouette-opened-already = Această chouette există deja.
chouette-not-over = Sesiunea nu s-a încheiat.
chouette-goes-on-already = Aceiași jucători au început deja altă chouette.
chouette-over = Sesiunea s-a încheiat.
chouette-only-over-the-board = Asta se introduce doar la tabla de lemn; online o înregistrează serverul.
chouette-only-online = Asta se întâmplă pe tabla de lemn și nu se introduce.
chouette-dice-missing = Lipsesc zarurile acestei aruncări.
chouette-bad-text = Textul e gol sau prea lung.
chouette-not-here = Doar membrii intrați în chouette pot face asta sau pot fi plătiți.
chouette-joined-already = { $member } este deja aici.
chouette-name-taken = { $name } e deja în registru: lasă persoana să intre din nou sau introdu alt nume, de exemplu cu o inițială.
chouette-full = Nu pot intra mai mult de { $most }.
chouette-decide-first = Răspunde întâi la ce te așteaptă: poți pleca între decizii.
chouette-leaving-already = Ai spus deja că pleci: pleci când se încheie partida.
chouette-order-known = Ordinea a fost deja hotărâtă.
chouette-order-unknown = Ordinea nu a fost încă hotărâtă.
chouette-no-roll-waited = Nu e rândul tău să arunci.
chouette-order-incomplete = Ordinea trebuie să numească fiecare jucător o dată.
chouette-too-few = O chouette are nevoie de cel puțin trei jucători.
chouette-game-in-play = O partidă e în curs.
chouette-no-game = Nicio partidă nu e în curs.
chouette-no-part = Nu ești în această partidă sau nu mai ești.
chouette-box-only = Doar boxul poate hotărî asta.
chouette-not-the-player = Pentru această tabără aruncă, mută și hotărăște { $member }.
chouette-no-partner-yet = Boxul poate avea un partener de la { $from } jucători în sus.
chouette-partner-already = Boxul are deja un partener.
chouette-no-partnership = Nu ai niciun parteneriat de încheiat.
chouette-not-asked = Încă nu ți-a venit rândul la întrebarea dacă vrei să fii partenerul boxului.
chouette-lot-too-early = Un partener se trage la sorți după ce toți au fost întrebați și nimeni nu a vrut.
chouette-not-in-the-lot = { $member } nu e în tragerea la sorți pentru partener.
chouette-board = Regulile nu permit asta acum.
chouette-too-many-steps = O mutare are cel mult patru mișcări.
chouette-tie-waits = Întâi hotărăște boxul dacă egalitatea dublează miza.
chouette-no-tie = Nicio egalitate nu așteaptă să fie socotită.
chouette-opening-over = Partida a început; egalitățile la deschidere sunt înaintea ei.
chouette-cubes-wait = Întâi trebuie răspuns la cuburile propuse.
chouette-extras-wait = Întâi hotărăsc cei care au zis pas despre cuburile suplimentare.
chouette-others-may-offer = Alții își mai pot propune cuburile: { $members }.
chouette-answered-this-turn = Boxul a răspuns; nimeni nu mai poate propune un cub înaintea aruncării următoare.
chouette-captain-offers = Cubul echipei îl poate propune doar { $member }.
chouette-one-cube = E un singur cub: se propune tuturor, iar boxul răspunde la fel pentru toți.
chouette-nothing-to-offer = Nu ai niciun cub de propus.
chouette-not-your-cube = Nu poți propune acest cub ({ $member }).
chouette-offered-already = Cubul ({ $member }) a fost deja propus în acest rând.
chouette-cube-exhausted = Cubul nu poate merge mai sus.
chouette-nothing-offered = Nu ți s-a propus nimic.
chouette-answered-already = Ai răspuns deja.
chouette-answer-each = Răspunde la fiecare cub care ți se propune: { $members }.
chouette-response-not-enabled = Regulile acestei mese nu au acel răspuns.
chouette-duty-take-enough = Toți au dublat: cuburile acceptate ({ $taken }) trebuie să valoreze cel puțin cât cele cu pas ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}și cât ai pierdut deja în partida aceasta ({ $before })
}.
chouette-duty-takers-beaver = La această masă o dublare se acceptă prin castor.
chouette-duty-beaver-the-captain = Dacă iei doar cubul căpitanului, trebuie să răspunzi castor.
chouette-duty-take-the-captain = Dacă iei vreunul dintre aceste cuburi, trebuie să-l iei pe al căpitanului ({ $member }).
chouette-duty-sole-taker-beavers = Toți ceilalți au zis pas: cine acceptă singur trebuie să răspundă castor.
chouette-duty-last-rejects = Toți ceilalți au zis pas la dublarea boxului: trebuie să zici și tu pas.
chouette-no-extra = Nu ai acum niciun cub suplimentar de dat.
chouette-no-advice = Regulile acestei mese nu te lasă acum să dai sfaturi.
chouette-advises-nobody = Membrii echipei îi dau sfaturi căpitanului lor; boxul joacă singur.
chouette-out-of-the-game = Nu mai ești în această partidă și nu poți da sfaturi.
chouette-no-settlement = Nu tu poți face o înțelegere pentru acel cub.
chouette-bad-amount = Suma aceea nu e posibilă.
chouette-pays-themselves = Nimeni nu se poate plăti pe sine: alege doi jucători.
stake-currency = „{ $text }” nu e o monedă: scrie un cod ca EUR sau lasă câmpul gol ca să jucați pe puncte.
stake-decimals = { $cents ->
    [points] Punctele sunt întregi: scrie miza fără zecimale.
    [no] { $currency } se numără întreg: scrie miza fără zecimale.
   *[yes] O sumă în { $currency } are cel mult două zecimale.
}
stake-bounds = { $cents ->
    [points] Un punct valorează între 1 și 1.000.000 de puncte.
    [no] Un punct valorează între 1 și 1.000.000 { $currency }.
   *[yes] Un punct valorează între 0,01 și 10.000 { $currency }.
}
chouette-nothing-to-undo = Înregistrări de anulat: doar { $acts }.
chouette-nothing-due = Acum nu se așteaptă nimic.
chouette-nothing-changes = Asta nu ar schimba nimic.
chouette-dice-called = Zarurile sunt pe cale să fie aruncate.
chouette-not-that-roll = Aruncarea aceea nu a fost cerută sau s-a făcut deja.
chouette-no-own-chain = Doar boxul și căpitanul au un lanț și fiecare îl deschide pe al său.
chouette-chain-too-late = Un lanț se angajează o dată, înaintea primei aruncări din setul lui.
chouette-link-opened-already = Veriga acestei aruncări e deja deschisă.
chouette-bad-link = Veriga nu se potrivește cu angajamentul.

# A game as it went
history-of = Partida { $n }, mutare cu mutare
history-open = Mutare cu mutare
history-colours = { $box } (box)
history-colours-team = echipa
history-boards = Tabla după fiecare mutare; alege una ca s-o mărești, săgețile trec prin ele.
history-position = Poziție. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Partida precedentă
history-next = Partida următoare →
history-order = { $partnered ->
    [true] Boxul { $box } cu { $partner } contra { $team }, întâi căpitanul.
   *[false] Boxul { $box } contra { $team }, întâi căpitanul.
}
history-opening = Deschidere: { $box } aruncă { $white }, { $captain } { $black }.
history-tie = Deschidere: ambele zaruri { $white }.
history-same = Deschidere: același număr de două ori.
history-tie-counted = acceptă dublarea automată
history-tie-declined = Boxul lasă cubul.
history-cannot = nicio mutare legală
history-doubles = dublează
history-box-doubles = dublează contra { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(cub: { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(obligatoriu, CHO-15: acceptă o singură persoană)
    [last_rejects] {" "}(obligatoriu, CHO-09: ultimul zice pas ca toți ceilalți)
   *[other] {" "}(obligatoriu)
}
history-captain = Căpitan este acum { $who }: { $why ->
    [declined] căpitanul a zis pas.
    [cube_dropped] la cubul căpitanului s-a zis pas.
    [settled] cubul căpitanului s-a încheiat prin înțelegere.
    [too_slow] căpitanul nu a acționat la timp.
   *[left] căpitanul a plecat.
}
history-extra = { $from } dă un cub suplimentar și plătește { $price }: { $to }.
history-settled = { $from } se înțelege cu { $to }: { $points }.
history-slow = { $who } nu a acționat la timp.
history-left-cubes = { $who } pleacă și pierde cubul.
history-challenge = cere o mutare legală
history-resign = propune să abandoneze { $win ->
    [gammon] cu marț
    [backgammon] cu marț tehnic
   *[single] cu linie
}
history-claim = revendică { $win ->
    [gammon] un marț
    [backgammon] un marț tehnic
   *[single] partida
}
history-resignation-accepted = acceptă
history-resignation-rejected = joacă mai departe
again-open = Altă chouette cu aceiași jucători
again-go = La noua chouette

# What has just happened
news-title = Ce tocmai s-a întâmplat
news-tie = Ambele zaruri { $die }.
news-tie-counted = Egalitatea a dublat toate cuburile.
news-tie-declined = După egalitate, boxul lasă cuburile cum sunt.
news-doubled = { $you ->
    [true] Ai dublat { $n ->
        [one] un cub
        [few] { $n } cuburi
       *[other] { $n } de cuburi
    }.
   *[false] { $who } a dublat { $n ->
        [one] un cub
        [few] { $n } cuburi
       *[other] { $n } de cuburi
    }.
}
news-answer = { $who }: { $answer }, { $value } (cub: { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– obligatoriu: cine acceptă singur răspunde castor
    [last_rejects] {" "}– obligatoriu: ultimul zice pas ca toți ceilalți
   *[other] {" "}– obligatoriu
}.
news-extra = { $you ->
    [true] Ai dat un cub suplimentar: { $to }.
   *[false] { $who } a dat un cub suplimentar: { $to }.
}
news-captain = { $you ->
    [true] Acum ești căpitan
   *[false] Căpitan este acum { $who }
}: { $why ->
    [declined] căpitanul a zis pas.
    [cube_dropped] la cubul căpitanului s-a zis pas.
    [settled] cubul căpitanului s-a încheiat prin înțelegere.
    [too_slow] căpitanul nu a acționat la timp.
   *[left] căpitanul a plecat.
}
news-too-slow = { $side ->
    [box] Boxul nu a acționat la timp.
   *[team] Căpitanul nu a acționat la timp.
}
news-settled = { $paid ->
    [true] Cub ({ $who }) încheiat prin înțelegere: { $points } pentru { $to }.
   *[false] Cub ({ $who }) încheiat prin înțelegere, fără plată.
}
news-settle-declined = Propunerea de înțelegere pentru cub ({ $who }) a fost refuzată sau retrasă.
news-silence = { $you ->
    [true] Nu ai răspuns la timp: { $answer }. Lipsa răspunsului înseamnă răspunsul căpitanului sau pas.
   *[false] { $who } nu a răspuns la timp: asta înseamnă răspunsul căpitanului sau pas.
}
news-own-answer = { $n ->
    [one] Răspunsul tău: { $answer }. Ceilalți încă se hotărăsc.
    [few] Răspunsurile tale: { $answers }. Ceilalți încă se hotărăsc.
   *[other] Răspunsurile tale: { $answers }. Ceilalți încă se hotărăsc.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = În locul căpitanului
news-stands-in = { $you ->
    [true] Joci în locul căpitanului până revine.
   *[false] { $who } joacă în locul căpitanului până revine.
}
news-captain-back = { $who } a revenit drept căpitan.
history-stands-in = { $who } joacă în locul căpitanului, care lipsește.
history-captain-back = { $who } a revenit și joacă mai departe.
history-silence = { $who } nu a răspuns la timp: asta înseamnă răspunsul căpitanului sau pas.
talk-stand-in = Joci în locul căpitanului; aici stau sfaturile echipei.
claim-title = Ești deja în registrul de scor?
claim-lead = Alege-ți numele în loc să intri din nou. Gazda confirmă.
claim-seat = Eu sunt { $who }
waits-claim = Gazda a fost rugată să confirme că ești { $who }.
wood-claim = { $who } a deschis linkul și spune: „În registrul de scor sunt { $seat }.”
wood-claim-grant = Așa e
wood-claim-refuse = Nu
wood-enter = Introdu
wood-sure-result = { $kind ->
    [gammon] { $title }: marț. Partida se încheie.
    [backgammon] { $title }: marț tehnic. Partida se încheie.
   *[single] { $title }: linie. Partida se încheie.
}
wood-sure-pay = După socoteli, { $from } datorează { $owed } către { $to }. Introduci totuși { $amount }?
accounts-debt = { $from } datorează către { $to }: { $amount }
accounts-carried = Adus din chouette precedentă: { $list }.
accounts-carried-on = Ce era deschis a trecut în următoarea chouette și se plătește acolo.
game-jacoby = La un cub neîntors, marțul a contat ca linie (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Pierzi { $amount }
   *[false] { $who } pierde { $amount }
}
strip-own-cube = { $at ->
    [box] Cub { $value }, la box
    [own] Cub { $value }, la tine
   *[middle] Cub { $value }, mijloc
}
line-ask-mark = Întreabă
line-asked-mark = Întrebat
voice = Cameră vocală
voice-note = Un link (https) către locul unde vorbiți. Îl văd toți cei de la masă.
voice-open = Deschide camera vocală
parts-title = Lângă tablă
parts-members = Membri
parts-talk = Discuție
parts-accounts = Socoteli
parts-more = Mai mult
parts-board = Înapoi la tablă
chouette-not-claimable = Locul nu poate fi revendicat: e ocupat sau gazda nu l-a introdus.
chouette-not-in-their-place = Joci în locul căpitanului și nu poți abandona pentru el.
