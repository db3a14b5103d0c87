# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = tu
you-first = Tu
you-object = tine
white = Alb
black = Negru
bot = bot
you-mark = tu
seat-free = Loc liber
gone = lipsește
bar-word = bar
off-word = off
number = { $n ->
    [0] niciunul
    [1] unul
    [2] două
    [3] trei
    [4] patru
    [5] cinci
    [6] șase
    [7] șapte
    [8] opt
    [9] nouă
    [10] zece
    [11] unsprezece
    [12] douăsprezece
    [13] treisprezece
    [14] paisprezece
    [15] cincisprezece
   *[other] { $n }
}
# Places and what stands there
board-label = Tabla. Săgețile trec din punct în punct, Enter mută un pul.
point = punctul { $number }
bar-yours = barul tău
bar-theirs = barul adversarului
tray-yours = pulurile tale scoase
tray-theirs = pulurile scoase ale adversarului
bar-white = barul Albului
bar-black = barul Negrului
tray-white = pulurile scoase ale Albului
tray-black = pulurile scoase ale Negrului
place = { $place }, { $checkers }
checkers-none = gol
checkers-count = { $count }
checkers-yours = { $n ->
    [1] un pul descoperit al tău
   *[other] { $count } ale tale
}
checkers-theirs = { $n ->
    [1] un pul descoperit al adversarului
   *[other] { $count } ale adversarului
}
checkers-white = { $n ->
    [1] un pul descoperit al Albului
   *[other] { $count } ale Albului
}
checkers-black = { $n ->
    [1] un pul descoperit al Negrului
   *[other] { $count } ale Negrului
}
moves-to = mută la { $to }
moves-hitting = mută la { $to } și lovește
moves-off = iese
quadrant-home = Casa ta: { $checkers }
quadrant-outer = Exteriorul tău: { $checkers }
quadrant-their-outer = Exteriorul adversarului: { $checkers }
quadrant-their-home = Casa adversarului: { $checkers }
dice-swap = Zarurile { $a } și { $b }: schimbă ordinea
dice-done = Zarurile { $a } și { $b }, jucate: ridică-le
cube-press = Cub: dublează la { $value }
cube-middle = Cubul la mijloc, la { $value }
cube-owned = Cubul la { $value }, { $you ->
    [true] la tine
   *[false] la { $who }
}

# Acts
act-roll = Aruncă
act-double = Dublează
act-confirm_double = Dublează la { $value }
act-cancel_double = Nu
act-take = Acceptă
act-drop = Pas
act-beaver = Castor
act-raccoon = Raton
act-otter = Vidră
act-done = Gata
act-no_move = Nicio mutare legală: continuă
act-undo = Anulează
act-next_game = Partida următoare
act-offer_rematch = Revanșă
act-accept_rematch = Acceptă revanșa
act-decline_rematch = Nu, mulțumesc
act-accept_resignation = Acceptă
act-reject_resignation = Se joacă mai departe
act-annul_doubles = Anulează dublările
act-annul_doubles-detail = în partida Crawford nu se dublează
act-correct_start = Corectează așezarea
act-correct_start-detail = înainte de a patra aruncare
act-roll_early = Aruncă mai devreme
act-double_early = Dublează mai devreme
act-double_by_mistake = Dublează în partida Crawford
act-accept_play = Lasă mutarea
act-challenge = Cere o mutare legală
confirm-double = Dublezi la { $value }? Apasă din nou ca să confirmi.

# The line under the board
status-waiting = Se așteaptă adversarul.
status-waiting-doubles = Se așteaptă să se așeze toată lumea.
status-ready = Meciul stă să înceapă.
status-opening = Aruncă, să se vadă cine începe.
status-opening-tie = Amândoi { $die }: se aruncă din nou.
status-rolling = Zarurile se rostogolesc.
status-their-roll = Aruncă { $who }.
status-their-play = { $who } are de jucat { $roll }.
status-doubled = Dublare la { $value }. Se așteaptă răspunsul: { $who }.
status-play = { $roll }: mutarea ta.
status-cannot = { $roll }: nicio mutare legală.
status-complete = Apasă Gata sau anulează o mutare.
status-rolled-early = { $mover ->
    [you] { $who } a aruncat { $roll } prea devreme: aruncarea rămâne, iar tu joci cunoscând-o. Înaintea ei, adversarul nu poate dubla (IRR-07).
    [opponent] Ai aruncat { $roll } prea devreme: aruncarea rămâne, adversarul joacă cunoscând-o, iar tu nu poți dubla (IRR-07).
   *[other] { $who } a aruncat { $roll } prea devreme: aruncarea rămâne (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } a dublat prea devreme: joci știind asta, apoi răspunzi (CUB-09).
    [opponent] Ai dublat prea devreme: nu se mai poate retrage (CUB-09).
   *[other] { $who } a dublat prea devreme (CUB-09).
}
status-shown = Mutarea ta poate fi contestată până la aruncarea următoare: { $who }.
status-challenged = { $who } cere o mutare legală: joacă din nou { $roll }.
status-their-shown-answer = { $who } a jucat. Lasă mutarea sau cere una legală.
status-their-shown = { $who } a jucat. Aruncă, și mutarea e acceptată.
status-resigned = Ai propus să abandonezi { $win ->
    [gammon] cu marț
    [backgammon] cu marț tehnic
   *[single] cu linie
}. Se așteaptă răspunsul.
status-next-wanted = Se așteaptă adversarul.
status-rematch-asked = Ai cerut revanșa.
status-rematch-offered = Adversarul vrea revanșa.
status-closed = Masa aceasta este închisă.
done-unmoved = Nu ai mutat nimic. Apasă din nou ca să închei totuși rândul.
roll-early-sure = Adversarul nu a terminat. O aruncare făcută acum este valabilă după regulile acestei mese. Apasă din nou ca să arunci totuși.
double-early-sure = Dublarea vine prea devreme și nu se mai poate retrage (CUB-09). Apasă din nou ca să dublezi totuși.
not-complete = Rândul tău nu e complet: joacă toate numerele pe care le poți juca.
not-now = Acum nu se poate.
dice-used = Ambele zaruri sunt jucate. Anulează ca să joci altfel.
typing = Mutare: { $text }
typed-wrong = „{ $text }” nu este o mutare legală.
deadline = { $you ->
    [true] Decide în { $seconds } s.
   *[false] { $who } mai are { $seconds } s de decis.
}
absence = { $who } lipsește. Dacă nu revine în { $left }, poți revendica victoria.
line-open = Conexiune bună
line-lost = Conexiune pierdută. Se reia…
replay-start = Începutul partidei, 0 din { $of }
replay = { $at } din { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } se așază.
say-gone = { $who } a pierdut conexiunea.
say-back = { $who } a revenit.
say-play = { $who } a aruncat { $a }-{ $b } și a jucat { $play }.
say-play-told = { $who } joacă { $play }.
say-play-short = { $play }.
say-cannot = { $who } a aruncat { $a }-{ $b } și nu are nicio mutare legală.
say-cannot-told = { $who } nu are nicio mutare legală.
say-roll = { $double ->
    [true] Dublă { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] nicio mutare legală
    [one] o mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } aruncă { $a }-{ $b }.
say-complete = Rând complet
say-forced = Forțat: { $play }.
say-doubles = { $who } dublează la { $value }. Accepți sau pas?
say-beaver = { $who } răspunde castor: cubul ar ajunge la { $value }.
say-raccoon = { $who } răspunde raton: cubul ar ajunge la { $value }.
say-otter = { $who } răspunde vidră: cubul ar ajunge la { $value }.
say-cube = Cubul la { $value }, { $you ->
    [true] la tine
   *[false] la { $who }
}.
say-cube-middle = Cubul la mijloc, la { $value }.
say-game = Partida { $game }.
say-crawford = Partida { $game }, partida Crawford: nu se dublează.
say-result = { $you ->
    [true] Câștigi
    [lost] Pierzi
   *[false] { $who } câștigă
} { $win ->
    [gammon] cu marț
    [backgammon] cu marț tehnic
   *[single] partida
}{ $ending ->
    [dropped] {" "}după o dublare refuzată
    [resigned] {" "}prin abandon
    [claimed] {" "}prin revendicare
    [flag] {" "}prin expirarea timpului
    [forfeited] {" "}prin neprezentare
    [adjudicated] {" "}prin decizie
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}cu cubul la { $cube }
}, { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
say-match-won = { $you ->
    [true] Câștigi meciul
    [lost] Pierzi meciul
   *[false] { $who } câștigă meciul
}{ $cause ->
    [flag] {" "}prin expirarea timpului
    [too_slow] , decizia a durat prea mult
    [absent] {" "}{ $you ->
        [lost] pentru că ai lipsit
       *[other] pentru că adversarul a lipsit
    }
    [left] {" "}{ $you ->
        [lost] pentru că ai plecat
       *[other] pentru că adversarul a plecat
    }
    [resigned] {" "}prin abandon
    [ruling] {" "}prin decizie
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Sesiunea s-a încheiat: cineva a plecat.
    [absent] Sesiunea s-a încheiat: cineva nu a mai venit.
    [too_slow] Sesiunea s-a încheiat: o decizie a durat prea mult.
    [flag] Sesiunea s-a încheiat: timpul cuiva s-a terminat.
    [resigned] Sesiunea s-a încheiat: cineva a abandonat.
    [ruling] Sesiunea s-a încheiat prin decizie.
    [annulled] Meciul este anulat: nu contează pentru nimeni.
   *[session_over] Sesiunea s-a încheiat.
}
say-resigns = { $who } propune să abandoneze { $win ->
    [gammon] cu marț
    [backgammon] cu marț tehnic
   *[single] cu linie
}.
say-rejected = Abandonul a fost refuzat: se joacă mai departe.
say-your-turn = Rândul tău: aruncă.
say-your-turn-cube = Rândul tău: aruncă sau dublează.
say-pips = Pipuri: tu { $yours }, adversarul { $theirs }.
score-money = Scor { $yours }–{ $theirs }.
points-word = puncte
score-stake = Scor { $yours }–{ $theirs }: { $lead ->
    [level] nimeni nu datorează nimic
    [you] conduci cu { $amount }
    [opponent] adversarul conduce cu { $amount }
   *[other] { $who } conduce cu { $amount }
}.
score-match = Scor { $yours }–{ $theirs }, până la { $length }.
score-match-stood = Scorul era { $yours }–{ $theirs }, până la { $length }.

# Around the board
bar-you = Tu: { $who }
bar-them = Adversar: { $who }
pips = pip { $n }
away = mai are { $n }
score-of = scor { $n }
title-game = partida { $game }
title-crawford = Crawford
no-move = nicio mutare
moved-double = dublare la { $value }
moved-take = acceptă
moved-drop = pas
moved-beaver = castor la { $value }
moved-raccoon = raton la { $value }
moved-otter = vidră la { $value }
moved-roll_early = aruncă prea devreme
moved-double_early = dublează prea devreme la { $value }
moved-annul_doubles = dublările din partida Crawford anulate
moved-correct_start = așezare corectată
moved-challenge = cere o mutare legală
game-how = { $ending ->
    [dropped] pas
    [resigned] { $win ->
        [gammon] marț, abandon
        [backgammon] marț tehnic, abandon
       *[single] abandon
    }
    [claimed] { $win ->
        [gammon] marț, revendicat
        [backgammon] marț tehnic, revendicat
       *[single] revendicare
    }
    [flag] { $win ->
        [gammon] marț, prin expirarea timpului
        [backgammon] marț tehnic, prin expirarea timpului
       *[single] prin expirarea timpului
    }
    [forfeited] { $win ->
        [gammon] marț, neprezentare
        [backgammon] marț tehnic, neprezentare
       *[single] neprezentare
    }
    [adjudicated] { $win ->
        [gammon] marț, prin decizie
        [backgammon] marț tehnic, prin decizie
       *[single] prin decizie
    }
   *[borne_off] { $win ->
        [gammon] marț
        [backgammon] marț tehnic
       *[single] linie
    }
}
match-decided = { $cause ->
    [flag] meci câștigat prin expirarea timpului
    [too_slow] meci câștigat: decizia a durat prea mult
    [absent] meci câștigat: adversarul a lipsit
    [left] meci câștigat: adversarul a plecat
    [ruling] meci câștigat prin decizie
   *[resigned] meci abandonat
}{ $between ->
    [true] {" "}între partide
   *[false] {""}
}
plays-count = { $n ->
    [one] O mutare legală
    [few] { $n } mutări legale
   *[other] { $n } de mutări legale
}
resign-single = Abandonează cu linie: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
resign-gammon = Abandonează cu marț: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
resign-backgammon = Abandonează cu marț tehnic: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
resign-match = Abandonează tot meciul
resign-match-sure = Da, abandonez tot meciul
resign-match-no = Nu, joc mai departe
resign-when-done = { $win ->
    [gammon] Propui să abandonezi cu marț
    [backgammon] Propui să abandonezi cu marț tehnic
   *[single] Propui să abandonezi partida
} de îndată ce ți se încheie rândul (END-08). Esc retrage propunerea.
resign-kind = { $win ->
    [gammon] Abandonează cu marț
    [backgammon] Abandonează cu marț tehnic
   *[single] Abandonează cu linie
}
leave-session = Încheie sesiunea
leave-table = Părăsește masa
lookback-game = { $match ->
    [1] Partida { $game }
   *[other] Meciul { $match }, partida { $game }
}
lookback-open = Revezi partida { $game }
lookback-unreachable = Partidele nu pot fi aduse acum. Încearcă din nou imediat.
copied = Copiat: { $text }
watchers = { $n ->
    [one] un spectator
    [few] { $n } spectatori
   *[other] { $n } de spectatori
}
bot-level = Bot · { $level }
bot-level-beginner = începător
bot-level-novice = novice
bot-level-casual = amator
bot-level-intermediate = mediu
bot-level-advanced = avansat
bot-level-expert = expert
bot-level-full = forță maximă
stake-per-point = { $unit } punctul
line-needed = Fără conexiune: se va putea de îndată ce revine.
line-waiting = Netrimis încă: ce ai făcut pleacă de îndată ce revine conexiunea.
moved-rejected_single = abandon cu linie: refuzat
moved-rejected_gammon = abandon cu marț: refuzat
moved-rejected_backgammon = abandon cu marț tehnic: refuzat
act-double-detail = la { $value }
act-take-detail = pentru { $asked }
act-drop-detail = pierde { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = câștigă { $points }
act-beaver-detail = la { $beaver }
act-raccoon-detail = la { $beaver }
act-otter-detail = la { $beaver }
key-escape = înapoi din ce este început; înapoi de la mutările trecute
key-mouse = mută cu primul zar; clic dreapta: cu celălalt
key-dice = schimbă zarurile; când rândul e complet: gata
key-drag = mută cu ambele zaruri deodată
invite-copied = Copiat. Trimite-l prietenului tău.
invite-select = Copiază linkul selectat și trimite-l prietenului tău.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Masa aceasta este închisă.
refused-not-seated = Doar cei care joacă la această masă pot face asta.
refused-seat-taken = Locul este ocupat.
refused-wrong-invitation = Locul este rezervat cuiva cu invitație.
refused-not-begun = Meciul nu a început.
refused-no-game = Nu se joacă nicio partidă.
refused-match-over = Meciul s-a încheiat.
refused-opponent-left = Adversarul a plecat.
refused-dice-called = Zarurile sunt pe cale să fie aruncate.
refused-time-is-up = Timpul s-a terminat.
refused-rules = Regulile nu permit asta acum.
refused-not-opened = Nu există o astfel de masă.
refused-opened-already = Masa aceasta există deja.
refused-not-allowed = Doar serverul sau directorul poate face asta.
refused-nobody = Scrie-ți întâi numele.
refused-seated-already = Ai deja un loc aici.
refused-same-player = Nu poți juca împotriva ta.
refused-broken-start = Prima partidă nu poate începe cu aceste setări.
refused-ready-already = Ai spus deja că e totul gata.
refused-begun-already = Meciul a început deja.
refused-seats-kept = Locurile nu se schimbă înainte de sfârșitul meciului.
refused-game-on = Partida nu s-a încheiat.
refused-match-not-over = Meciul nu s-a încheiat.
refused-no-match = La jocul pe bani nu există un meci de abandonat: abandonează partida sau părăsește masa.
refused-asked-already = Ai cerut deja asta.
refused-rejected-before = Adversarul a refuzat; poți propune din nou după aruncarea următoare.
refused-no-rematch = Nu s-a propus nicio revanșă.
refused-not-that-roll = O altă aruncare își așteaptă verigile.
refused-link-opened = Veriga acestei aruncări este deja deschisă.
refused-no-own-chain = Verigile acestui loc le deschide serverul.
deposit-no-own-chain = O sămânță poate fi lăsată aici după ce locul s-a angajat pe un lanț propriu.
deposit-not-the-seed = Sămânța nu este a lanțului pe care s-a angajat acest loc.
refused-bad-link = Veriga nu se potrivește cu angajamentul acestui loc.
refused-another-log = Acest browser a văzut altă desfășurare a meciului decât cea înregistrată aici.
refused-too-long = Un text sau o listă este prea lungă ori un număr prea mare.
refused-chain-too-long = Un lanț are cel mult 4.096 de verigi.
dice-alarm-commitment = Serverul a schimbat angajamentul luat înainte de meci.
dice-alarm-chains = Lanțurile angajate pentru acest meci au fost schimbate după începerea lui.
dice-alarm-start = Una dintre verigile tale a fost cerută înainte de începerea meciului.
dice-alarm-ahead = S-a cerut veriga pentru aruncarea { $number }, deși urmează aruncarea { $expected }. Serverul ar fi aflat aruncări viitoare.
dice-alarm-log = Serverul arată acum altă desfășurare a acestui meci decât înainte.
dice-alarm-between = Aruncarea { $number } a fost cerută și s-a întâmplat altceva înainte să cadă zarurile.
dice-alarm-twice = Aruncarea { $number } a fost cerută a doua oară, de altcineva sau pentru altceva.
dice-alarm-dice = Zarurile de pe tablă nu sunt cele din înregistrare.
dice-alarm-lost = Serverul a primit veriga ta pentru aruncarea { $number }, dar a trecut-o ca nedeschisă.
dice-alarm-escrow = Aruncarea { $number } apare ca deschisă dintr-un depozit, dar acest browser nu a depus nimic.
dice-alarm-proof = Înregistrarea zarurilor nu este coerentă: { $fault }
dice-alarm-refused = Acest browser nu mai deschide verigi în acest meci; locul lor îl ia valoarea implicită publicată, iar înregistrarea o arată.
dice-said = Atenție: { $text }
dice-remark-late = Veriga ta pentru aruncarea { $number } a plecat la { $seconds } s după ce cererea a ajuns la acest browser și nu a mai contat: locul ei l-a luat valoarea implicită publicată.
dice-remark-away = { $n ->
    [one] O aruncare s-a făcut cât acest browser lipsea: valoarea implicită publicată a luat locul verigii tale.
    [few] { $n } aruncări s-au făcut cât acest browser lipsea: valoarea implicită publicată a luat locul verigilor tale.
   *[other] { $n } de aruncări s-au făcut cât acest browser lipsea: valoarea implicită publicată a luat locul verigilor tale.
}
dice-remark-elsewhere = Partea ta din aceste zaruri nu e în acest browser, ci în cel în care ai intrat în meci. Aici, fiecare aruncare a ta așteaptă puțin și apoi folosește valoarea implicită publicată. În celălalt browser, „Continuă pe alt dispozitiv” îți dă un link care aduce partea ta aici.
dice-remark-house = Acest browser nu păstrează nimic, așa că serverul trage și partea ta din zaruri.
dice-remark-unsure = Cât acest browser lipsea s-au făcut mai multe aruncări decât poate garanta: nu mai deschide verigi în acest meci, iar locul lor îl ia valoarea implicită publicată.
dice-remark-brought = Partea ta din zaruri este acum și în acest browser.
dice-right = { $rolls ->
    [one] Zaruri verificate: singura aruncare decurge din ce a fost sigilat înainte de meci și păstrat de acest browser.
    [few] Zaruri verificate: toate cele { $rolls } aruncări decurg din ce a fost sigilat înainte de meci și păstrat de acest browser.
   *[other] Zaruri verificate: toate cele { $rolls } de aruncări decurg din ce a fost sigilat înainte de meci și păstrat de acest browser.
}
dice-fits = { $rolls ->
    [one] Zaruri verificate: singura aruncare se potrivește cu înregistrarea. Acest browser nu păstrase nimic propriu cu care s-o compare.
    [few] Zaruri verificate: toate cele { $rolls } aruncări se potrivesc cu înregistrarea. Acest browser nu păstrase nimic propriu cu care să le compare.
   *[other] Zaruri verificate: toate cele { $rolls } de aruncări se potrivesc cu înregistrarea. Acest browser nu păstrase nimic propriu cu care să le compare.
}
dice-wrong = Zarurile acestui meci nu decurg din ce a fost sigilat înaintea lui.
refused-no-dice = Lipsesc zarurile.
refused-too-many-steps = O mutare are cel mult patru mișcări.
refused-nothing-changes = Asta nu ar schimba nimic.
refused-no-clock = Aici nu este ceas.
refused-break-between-games = Pauzele se iau între partide.
refused-nothing-due = Acum nu se așteaptă nimic.
refused-not-absent = Adversarul nu lipsește de destul timp.
refused-too-fast = Prea multe cereri: așteaptă puțin.
refused-not-yours = Nu ai voie să faci asta.
refused-malformed = Serverul nu a înțeles.
refused-away = Clubul nu poate salva nimic acum. Încearcă din nou în curând; între timp ceasul tău nu merge.
refused-trouble = Ceva nu a mers la noi. Încearcă din nou.
clause-END-08 = Abandonezi după ce ți-ai încheiat rândul și nu pentru mai mult decât mai poate costa partida.
clause-END-09 = Alte aruncări ar mai putea schimba rezultatul.
clause-MOV-01 = Punctul este ținut de două sau mai multe puluri ale adversarului.
clause-MOV-02 = Fiecare număr e o mișcare separată, iar niciun punct intermediar pe care s-ar putea opri acest pul nu este deschis.
clause-MOV-03 = Niciun număr nu este deschis luat singur.
clause-MOV-05 = O dublă se joacă de cel mult patru ori.
clause-MOV-06 = Două culori nu stau niciodată pe același punct.
clause-MOV-07 = Trebuie jucate ambele numere.
clause-MOV-08 = Dacă se poate juca un singur număr, trebuie să fie cel mai mare.
clause-MOV-09 = Dintr-o dublă se joacă atâtea câte se pot.
clause-MOV-10 = Îți pierzi rândul doar când nu ai nicio mutare legală.
clause-HIT-02 = Pulurile de pe bar trebuie să intre primele.
clause-HIT-03 = Punctul pe care ai intra nu este deschis.
clause-HIT-04 = Trebuie să intre atâtea puluri câte se poate.
clause-OFF-01 = Poți scoate doar când toate pulurile tale sunt în casă.
clause-OFF-02 = Scoți de pe punctul cu acel număr.
clause-OFF-03 = Un pul de pe un punct mai mare trebuie să mute acel număr.
clause-OFF-04 = Scoate de pe punctul tău cel mai mare.
clause-OFF-08 = Și la scoatere trebuie folosite ambele numere.
clause-CUB-02 = Cubul nu e al tău sau zarurile au fost aruncate.
clause-CUB-03 = Nu ți s-a propus nimic.
clause-CUB-04 = Nu poți dubla de două ori la rând.
clause-CUB-06 = Întâi trebuie răspuns la dublare.
clause-CUB-15 = Regulile acestea nu au un astfel de răspuns.
clause-CUB-17 = După aceste reguli nu poți dubla la acest scor.
clause-MAT-02 = În partida Crawford nu se dublează.
clause-MAT-04 = După partida Crawford, cel condus nu poate dubla înainte de al treilea rând al său.
clause-SET-07 = Aruncarea de deschidere decide cine începe.
clause-SET-08 = Aruncă întâi.
clause-IRR-01 = Mutarea arătată este legală și rămâne.
clause-IRR-02 = Rândul s-a încheiat.
clause-IRR-05 = Nu este rândul tău.
clause-OPT-03 = Asta nu există la meci.

# Settings
set-group-board = Tablă
set-group-auto = Joc automat
set-group-sound = Sunete
set-group-voice = Citire cu voce tare
set-board = Tablă
set-board-noce = Noce (nuc)
set-board-lavagna = Lavagna (ardezie)
set-board-chiaro = Chiaro (contrast mare)
set-board-panno = Panno (postav verde)
set-board-marmo = Marmo (marmură)
set-board-lacca = Lacca (lac și aur)
set-look = Aspect
set-look-system = Ca sistemul
set-look-light = Luminos
set-look-dark = Întunecat
set-numbers = Numerele punctelor
set-numbers-own = Fiecare de la casa lui
set-numbers-absolute = Aceleași pentru amândoi (mutările se scriu de la casă)
set-home = Casa
set-home-right = Dreapta
set-home-left = Stânga
set-colour = Pulurile tale
set-colour-light = Deschise
set-colour-dark = Închise
set-speed = Animație
set-speed-slow = Lentă
set-speed-normal = Normală
set-speed-fast = Rapidă
set-speed-quick = Foarte rapidă
set-speed-none = Fără
set-arrows = Arată ultima mutare
set-pips = Arată pipurile
set-clocks = Arată ceasurile
set-autoForced = Joacă rândurile complet forțate
set-autoPass = Continuă când nu există mutare legală
set-autoRoll = Aruncă atunci când nu se poate dubla
set-autoBearOff = Scoate când nu mai e contact
set-fastForward = Derulează repede în fața unei case închise
set-confirmDouble = Confirmă dublările
set-soundRoll = Zaruri
set-soundChecker = Puluri
set-soundHit = Lovituri
set-soundOff = Scoateri
set-soundCube = Cub
set-soundClock = Timp pe sfârșite
set-soundTurn = Rândul tău
set-sayRolls = Aruncări
set-sayRolls-full = Cu numărul de mutări
set-sayRolls-short = Doar zarurile
set-sayRolls-none = Nu
set-sayPlays = Mutările adversarului
set-sayPlays-full = Cine, aruncarea și mutarea
set-sayPlays-short = Doar mutarea
set-sayPlays-none = Nu

# Keys
key-go = aruncă, gata, mai departe
key-undo = anulează o mișcare
key-undo-all = anulează tot rândul
key-double = dublează
key-take = acceptă
key-drop = pas, refuză
key-beaver = castor, raton, vidră
key-swap = schimbă zarurile
key-flip = întoarce tabla
key-list = lista mutărilor legale; un număr și Enter joacă una
key-last = arată din nou ultima mutare
key-clocks = arată sau ascunde ceasurile
key-pips = arată sau ascunde pipurile
key-quadrants = citește tabla pe sferturi
key-type = scrie o mutare, apoi Enter
key-replay = parcurge partida
key-board = la tablă
key-help = lista aceasta
key-bell = la clopoțelul cu notificări

# Consultation doubles: two who share a side
pair-title = Perechea ta
pair-hand = zaruri: { $who }
pair-away = { $who } lipsește
pair-dice = { $you ->
    [true] Tu ai zarurile și joci pentru tabăra ta.
   *[false] { $who } are zarurile și joacă pentru tabăra ta.
}
pair-private = Citiți doar voi doi.
pair-come-back = Revino și ia zarurile
pair-leave = Pleacă ({ $who } joacă mai departe)
pair-left = { $who } a plecat. Joci mai departe fără partener; se poate întoarce.
pair-you-left = Ai plecat, iar { $who } joacă mai departe. Te poți întoarce.
pair-away-note = { $who } lipsește. Poți lua zarurile.
pair-links-away = Partea de zaruri a taberei tale o deschide browserul partenerului ({ $who }): cât lipsește, fiecare aruncare durează ceva mai mult.
act-take_dice = Ia zarurile
act-give_dice = Dă zarurile: { $who }
act-advise = Scrie partenerului
status-advise = { $who } are de jucat { $roll }. Mută pulurile ca să arăți o mutare.
status-advise-ready = Arată mutarea ({ $who }) sau anuleaz-o.
say-dice = { $you ->
    [true] Tu ai zarurile.
   *[false] { $who } are zarurile.
}
say-partner-left = { $who } a plecat.
say-partner-back = { $who } a revenit.
talk-you = Tu
key-talk = scrie partenerului
key-dice-hand = ia zarurile sau dă-le partenerului
refused-no-partner = Nu ai partener la această masă.
refused-partner-has-dice = Zarurile sunt la partener. Ia-le ca să joci.
refused-partner-missing = Partenerul nu este la masă.
refused-bot-in-pair = Un bot joacă singur: o pereche înseamnă doi oameni.
refused-bad-text = Scrie între 1 și 500 de caractere.

# What a side says among itself, here and in a chouette
talk-none = Nimeni nu a spus încă nimic.
talk-label-partner = O vorbă către partener
talk-play-this = Joacă asta
talk-send = Trimite
talk-show = Arată pe tablă
talk-hide = Ascunde
act-advise_play = Arată mutarea
act-propose = Propune
said-advice = { $who } sfătuiește: { $text }

# The tutor

knob-tutor = Tutore
act-take_back = Ia înapoi
key-hint = indiciu
key-take-back = ia înapoi
tutor-title = Chiar așa?
tutor-costs =
    { $kind ->
        [play] Mutarea pierde { $loss }.
       *[decision] Decizia pierde { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Joacă totuși
       *[other] Fă totuși așa
    }
tutor-show = Arată ce e mai bun
tutor-again = Alege din nou
tutor-hint = Indiciu
tutor-hint-title = Cele mai bune mutări
tutor-hint-play = { $play } { $loss }
tutor-back = Înapoi la masă
tutor-taken-back =
    { $n ->
        [0] În acest meci nu s-a luat nimic înapoi.
        [one] În acest meci s-a luat înapoi o dată.
        [few] În acest meci s-a luat înapoi de { $n } ori.
       *[other] În acest meci s-a luat înapoi de { $n } de ori.
    }
tutor-cube-no_double = Nu dubla.
tutor-cube-double = Dublează.
tutor-cube-too_good = Prea bun pentru dublare: joacă mai departe.
tutor-cube-take = Acceptă.
tutor-cube-drop = Pas.
tutor-cube-beaver = Castor.
tutor-cube-figures = Fără dublare { $wait }, dublare și acceptare { $take }, dublare și pas { $drop }
tutor-away = Tutorele nu poate fi întrebat acum; partida merge mai departe fără el.
say-taken-back = Luat înapoi.
with-tutor = Cu tutore
refused-no-tutor = Masa aceasta nu are tutore pentru tine.
refused-nothing-to-take-back = În această partidă nu e nimic de luat înapoi.
refused-not-for-tutor = Un tutore ajută o persoană contra unui bot: fără ceas, fără bani, doar cu mutări legale.
refused-tutor-rests = Joci cu oameni: până la sfârșit, tutorele nu spune nimic.
refused-nothing-to-advise = Acum nu ai nimic de decis.
