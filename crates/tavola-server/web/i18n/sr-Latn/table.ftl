# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = vi
you-first = Vi
you-object = vi
white = Beli
black = Crni
bot = bot
you-mark = vi
seat-free = Slobodno mesto
gone = nije tu
bar-word = bar
off-word = off
number = { $n ->
    [0] nula
    [1] jedan
    [2] dva
    [3] tri
    [4] četiri
    [5] pet
    [6] šest
    [7] sedam
    [8] osam
    [9] devet
    [10] deset
    [11] jedanaest
    [12] dvanaest
    [13] trinaest
    [14] četrnaest
    [15] petnaest
   *[other] { $n }
}
# Places and what stands there
board-label = Tabla. Strelicama idete od polja do polja, Enter pomera figuru.
point = polje { $number }
bar-yours = vaš bar
bar-theirs = protivnikov bar
tray-yours = vaše iznete figure
tray-theirs = protivnikove iznete figure
bar-white = bar Belog
bar-black = bar Crnog
tray-white = iznete figure Belog
tray-black = iznete figure Crnog
place = { $place }, { $checkers }
checkers-none = prazno
checkers-count = { $count }
checkers-yours = { $n ->
    [1] vaš blot
    [2] dve vaše
   *[other] { $count } vaših
}
checkers-theirs = { $n ->
    [1] protivnikov blot
    [2] dve protivnikove
   *[other] { $count } protivnikovih
}
checkers-white = { $n ->
    [1] blot Belog
    [2] dve figure Belog
   [few] { $count } figure Belog
   *[other] { $count } figura Belog
}
checkers-black = { $n ->
    [1] blot Crnog
    [2] dve figure Crnog
   [few] { $count } figure Crnog
   *[other] { $count } figura Crnog
}
moves-to = ide na { $to }
moves-hitting = ide na { $to } i izbacuje
moves-off = iznosi se
quadrant-home = Vaša kuća: { $checkers }
quadrant-outer = Vaša spoljna tabla: { $checkers }
quadrant-their-outer = Protivnikova spoljna tabla: { $checkers }
quadrant-their-home = Protivnikova kuća: { $checkers }
dice-swap = Kockice { $a } i { $b }: zameni redosled
dice-done = Kockice { $a } i { $b }, odigrane: pokupi ih
cube-press = Kocka: dupliraj na { $value }
cube-middle = Kocka u sredini, na { $value }
cube-owned = Kocka na { $value }, drži je { $you ->
    [true] vaša strana
   *[false] { $who }
}

# Acts
act-roll = Baci
act-double = Dupliraj
act-confirm_double = Dupliraj na { $value }
act-cancel_double = Ne
act-take = Prihvati
act-drop = Odbij
act-beaver = Dabar
act-raccoon = Rakun
act-otter = Vidra
act-done = Gotovo
act-no_move = Nema poteza: dalje
act-undo = Poništi
act-next_game = Sledeća partija
act-offer_rematch = Revanš
act-accept_rematch = Prihvati revanš
act-decline_rematch = Ne, hvala
act-accept_resignation = Prihvati
act-reject_resignation = Igraj dalje
act-annul_doubles = Poništi dupliranja
act-annul_doubles-detail = u Krofordovoj partiji nema dupliranja
act-correct_start = Ispravi početnu poziciju
act-correct_start-detail = pre četvrtog bacanja
act-roll_early = Baci pre vremena
act-double_early = Dupliraj pre vremena
act-double_by_mistake = Dupliraj u Krofordovoj partiji
act-accept_play = Neka ostane
act-challenge = Traži ispravan potez
confirm-double = Dupliranje na { $value }? Pritisnite ponovo za potvrdu.

# The line under the board
status-waiting = Čeka se protivnik.
status-waiting-doubles = Čeka se da svi sednu.
status-ready = Meč samo što nije počeo.
status-opening = Bacite kockicu za prvi potez.
status-opening-tie = Obe kockice pokazuju { $die }: baca se ponovo.
status-rolling = Kockice se kotrljaju.
status-their-roll = Na bacanju: { $who }.
status-their-play = Na potezu: { $who }, { $roll }.
status-doubled = Dupliranje na { $value }. Čeka se odgovor: { $who }.
status-play = { $roll }: vaš potez.
status-cannot = { $roll }: nema poteza.
status-complete = Pritisnite Gotovo ili poništite pomeranje.
status-rolled-early = { $mover ->
    [you] { $who }: prerano bacanje { $roll }. Ono važi, a vi igrate znajući ga; pre tog poteza ta strana ne može da duplira (IRR-07).
    [opponent] Prerano ste bacili { $roll }: bacanje važi, protivnik igra znajući ga, a vi ne možete da duplirate (IRR-07).
   *[other] { $who }: prerano bacanje { $roll }. Ono važi (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who }: prerano dupliranje. Igrate znajući za njega, pa onda odgovarate (CUB-09).
    [opponent] Prerano ste duplirali: to ne može da se povuče (CUB-09).
   *[other] { $who }: prerano dupliranje (CUB-09).
}
status-shown = Vaš potez može da se ospori dok { $who } ne baci.
status-challenged = { $who } traži ispravan potez: odigrajte { $roll } ponovo.
status-their-shown-answer = Potez je odigran ({ $who }). Prihvatite ga ili tražite ispravan.
status-their-shown = Potez je odigran ({ $who }). Bacanjem ga prihvatate.
status-resigned = Ponudili ste predaju: { $win ->
    [gammon] gamon
    [backgammon] bekgemon
   *[single] obična partija
}. Čeka se odgovor.
status-next-wanted = Čeka se protivnik.
status-rematch-asked = Tražili ste revanš.
status-rematch-offered = Protivnik želi revanš.
status-closed = Ovaj sto je zatvoren.
done-unmoved = Ništa niste pomerili. Pritisnite ponovo da ipak završite potez.
roll-early-sure = Protivnik nije završio. Bacanje sada važi onako kako kažu pravila ovog stola. Pritisnite ponovo da ipak bacite.
double-early-sure = Ovo dupliranje je prerano i ne može da se povuče (CUB-09). Pritisnite ponovo da ipak duplirate.
not-complete = Potez nije potpun: odigrajte sve brojeve koje možete.
not-now = To sada ne može.
dice-used = Obe kockice su odigrane. Poništite da biste igrali drugačije.
typing = Potez: { $text }
typed-wrong = „{ $text }” nije dozvoljen potez.
deadline = { $you ->
    [true] Odlučite za { $seconds } s.
   *[false] { $who } ima još { $seconds } s za odluku.
}
absence = { $who } nije tu. Ako povratka ne bude za { $left }, možete da zatražite pobedu.
line-open = Veza radi
line-lost = Veza je prekinuta. Povezivanje…
replay-start = Početak partije, 0 od { $of }
replay = { $at } od { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = Za sto seda: { $who }.
say-gone = Veza izgubljena: { $who }.
say-back = Ponovo tu: { $who }.
say-play = { $who }: bacanje { $a }-{ $b }, potez { $play }.
say-play-told = { $who }: { $play }.
say-play-short = { $play }.
say-cannot = { $who }: bacanje { $a }-{ $b }, nema poteza.
say-cannot-told = { $who }: nema poteza.
say-roll = { $double ->
    [true] Dublet { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] nema poteza
    [one] { $n } potez
    [few] { $n } poteza
   *[other] { $n } poteza
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who }: bacanje { $a }-{ $b }.
say-complete = Potez je potpun
say-forced = Iznuđeno: { $play }.
say-doubles = { $who }: dupliranje na { $value }. Prihvatate ili odbijate?
say-beaver = { $who }: dabar. Kocka bi išla na { $value }.
say-raccoon = { $who }: rakun. Kocka bi išla na { $value }.
say-otter = { $who }: vidra. Kocka bi išla na { $value }.
say-cube = Kocka na { $value }, drži je { $you ->
    [true] vaša strana
   *[false] { $who }
}.
say-cube-middle = Kocka u sredini, na { $value }.
say-game = Partija { $game }.
say-crawford = Partija { $game }, Krofordova: bez dupliranja.
say-result = { $you ->
    [true] Vaša pobeda
    [lost] Vaš poraz
   *[false] Pobeda: { $who }
}, { $win ->
    [gammon] gamon
    [backgammon] bekgemon
   *[single] obična partija
}{ $ending ->
    [dropped] , odbijeno dupliranje
    [resigned] , predaja
    [claimed] , zatražena pobeda
    [flag] , isteklo vreme
    [forfeited] , bez borbe
    [adjudicated] , po odluci
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] , kocka na { $cube }
}, { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
}.
say-match-won = { $you ->
    [true] Dobili ste meč
    [lost] Izgubili ste meč
   *[false] Pobednik meča: { $who }
}{ $cause ->
    [flag] , isteklo vreme
    [too_slow] , odluka je predugo trajala
    [absent] { $you ->
        [lost] , jer niste bili tu
       *[other] , jer protivnik nije bio tu
    }
    [left] { $you ->
        [lost] , jer ste otišli
       *[other] , jer je protivnik otišao
    }
    [resigned] , predaja
    [ruling] , po odluci
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Igra je završena: igrač je otišao.
    [absent] Igra je završena: igrač nije bio tu.
    [too_slow] Igra je završena: odluka je predugo trajala.
    [flag] Igra je završena: igraču je isteklo vreme.
    [resigned] Igra je završena: igrač je predao.
    [ruling] Igra je završena po odluci.
    [annulled] Meč je poništen: ne računa se nikome.
   *[session_over] Igra je završena.
}
say-resigns = { $who } nudi predaju: { $win ->
    [gammon] gamon
    [backgammon] bekgemon
   *[single] obična partija
}.
say-rejected = Predaja je odbijena: igra se dalje.
say-your-turn = Vaš red: bacite.
say-your-turn-cube = Vaš red: bacite ili duplirajte.
say-pips = Pipovi: vi { $yours }, protivnik { $theirs }.
score-money = Rezultat { $yours }–{ $theirs }.
points-word = poeni
score-stake = Rezultat { $yours }–{ $theirs }: { $lead ->
    [level] niko nikome ne duguje
    [you] u plusu ste { $amount }
    [opponent] protivnik je u plusu { $amount }
   *[other] { $who }: u plusu { $amount }
}.
score-match = Rezultat { $yours }–{ $theirs } do { $length }.
score-match-stood = Rezultat je bio { $yours }–{ $theirs } do { $length }.

# Around the board
bar-you = Vi: { $who }
bar-them = Protivnik: { $who }
pips = { $n ->
    [one] { $n } pip
    [few] { $n } pipa
   *[other] { $n } pipova
}
away = još { $n }
score-of = rezultat { $n }
title-game = partija { $game }
title-crawford = Kroford
no-move = nema poteza
moved-double = dupliranje na { $value }
moved-take = prihvaćeno
moved-drop = odbijeno
moved-beaver = dabar na { $value }
moved-raccoon = rakun na { $value }
moved-otter = vidra na { $value }
moved-roll_early = prerano bacanje
moved-double_early = prerano dupliranje na { $value }
moved-annul_doubles = dupliranja u Krofordovoj partiji poništena
moved-correct_start = početna pozicija ispravljena
moved-challenge = zahtev za ispravan potez
game-how = { $ending ->
    [dropped] odbijeno
    [resigned] { $win ->
        [gammon] gamon, predaja
        [backgammon] bekgemon, predaja
       *[single] predaja
    }
    [claimed] { $win ->
        [gammon] gamon, na zahtev
        [backgammon] bekgemon, na zahtev
       *[single] na zahtev
    }
    [flag] { $win ->
        [gammon] gamon, vreme
        [backgammon] bekgemon, vreme
       *[single] vreme
    }
    [forfeited] { $win ->
        [gammon] gamon, bez borbe
        [backgammon] bekgemon, bez borbe
       *[single] bez borbe
    }
    [adjudicated] { $win ->
        [gammon] gamon, po odluci
        [backgammon] bekgemon, po odluci
       *[single] po odluci
    }
   *[borne_off] { $win ->
        [gammon] gamon
        [backgammon] bekgemon
       *[single] obična
    }
}
match-decided = { $cause ->
    [flag] meč dobijen na vreme
    [too_slow] meč dobijen: odluka je predugo trajala
    [absent] meč dobijen: protivnik nije bio tu
    [left] meč dobijen: protivnik je otišao
    [ruling] meč dobijen po odluci
   *[resigned] meč predat
}{ $between ->
    [true] {" "}između partija
   *[false] {""}
}
plays-count = { $n ->
    [one] { $n } dozvoljen potez
    [few] { $n } dozvoljena poteza
   *[other] { $n } dozvoljenih poteza
}
resign-single = Predaj običnu partiju: { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
}
resign-gammon = Predaj gamon: { $points } poena
resign-backgammon = Predaj bekgemon: { $points } poena
resign-match = Predaj ceo meč
resign-match-sure = Da, predaj ceo meč
resign-match-no = Ne, igraj dalje
resign-when-done = { $win ->
    [gammon] Nudite predaju gamona
    [backgammon] Nudite predaju bekgemona
   *[single] Nudite predaju partije
} čim završite potez (END-08). Esc to povlači.
resign-kind = { $win ->
    [gammon] Predaj gamon
    [backgammon] Predaj bekgemon
   *[single] Predaj običnu partiju
}
leave-session = Završi igru
leave-table = Napusti sto
lookback-game = { $match ->
    [1] Partija { $game }
   *[other] Meč { $match }, partija { $game }
}
lookback-open = Pogledaj partiju { $game }
lookback-unreachable = Partije trenutno ne mogu da se učitaju. Pokušajte ponovo za koji trenutak.
copied = Kopirano: { $text }
watchers = { $n ->
    [one] { $n } posmatrač
    [few] { $n } posmatrača
   *[other] { $n } posmatrača
}
bot-level = Bot · { $level }
bot-level-beginner = početnik
bot-level-novice = novajlija
bot-level-casual = rekreativac
bot-level-intermediate = srednji
bot-level-advanced = napredni
bot-level-expert = stručnjak
bot-level-full = puna snaga
stake-per-point = { $unit } po poenu
line-needed = Nema veze: ovo će moći čim se veza vrati.
line-waiting = Još nije poslato: to što ste uradili šalje se čim se veza vrati.
moved-rejected_single = predaja obične partije: odbijena
moved-rejected_gammon = predaja gamona: odbijena
moved-rejected_backgammon = predaja bekgemona: odbijena
act-double-detail = na { $value }
act-take-detail = igra se za { $asked }
act-drop-detail = gubi { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = dobija { $points }
act-beaver-detail = na { $beaver }
act-raccoon-detail = na { $beaver }
act-otter-detail = na { $beaver }
key-escape = odustajanje od započetog; povratak iz pregleda ranijih poteza
key-mouse = pomeranje prvom kockicom; desni taster: drugom
key-dice = zamena kockica; kad je potez potpun: gotovo
key-drag = pomeranje za obe kockice odjednom
invite-copied = Kopirano. Pošaljite prijatelju.
invite-select = Kopirajte označeni link i pošaljite ga prijatelju.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Ovaj sto je zatvoren.
refused-not-seated = To mogu samo igrači za ovim stolom.
refused-seat-taken = To mesto je zauzeto.
refused-wrong-invitation = To mesto čeka nekog s pozivnicom.
refused-not-begun = Meč nije počeo.
refused-no-game = Nijedna partija nije u toku.
refused-match-over = Meč je završen.
refused-opponent-left = Protivnik je otišao.
refused-dice-called = Kockice se upravo bacaju.
refused-time-is-up = Vreme je isteklo.
refused-rules = Pravila to sada ne dozvoljavaju.
refused-not-opened = Takav sto ne postoji.
refused-opened-already = Taj sto već postoji.
refused-not-allowed = To mogu samo server ili direktor.
refused-nobody = Prvo unesite svoje ime.
refused-seated-already = Već imate mesto ovde.
refused-same-player = Ne možete igrati protiv sebe.
refused-broken-start = Prva partija ne može da počne s ovim podešavanjima.
refused-ready-already = Već ste rekli da ste spremni.
refused-begun-already = Meč je već počeo.
refused-seats-kept = Mesta se ne menjaju pre kraja meča.
refused-game-on = Partija nije završena.
refused-match-not-over = Meč nije završen.
refused-no-match = U igri u novac nema meča za predaju: predajte partiju ili napustite sto.
refused-asked-already = To ste već tražili.
refused-rejected-before = Protivnik je to odbio; možete ponuditi ponovo posle sledećeg bacanja.
refused-no-rematch = Revanš nije ponuđen.
refused-not-that-roll = Karike lanca čeka drugo bacanje.
refused-link-opened = Karika lanca za ovo bacanje već je otvorena.
refused-no-own-chain = Karike lanca za ovo mesto otvara server.
deposit-no-own-chain = Seme se ovde može ostaviti kad ovo mesto zapečati sopstveni lanac.
deposit-not-the-seed = To seme ne pripada lancu koji je ovo mesto zapečatilo.
refused-bad-link = Ta karika ne odgovara onome što je ovo mesto zapečatilo.
refused-another-log = Ovaj pregledač je video drugačiji tok meča od ovde zapisanog.
refused-too-long = Tekst ili spisak je predugačak, ili je broj prevelik.
refused-chain-too-long = Lanac ima najviše 4096 karika.
dice-alarm-commitment = Server je promenio ono što je zapečatio pre meča.
dice-alarm-chains = Lanci zapečaćeni za ovaj meč promenjeni su posle njegovog početka.
dice-alarm-start = Jedna vaša karika tražena je pre početka meča.
dice-alarm-ahead = Tražena je karika za bacanje { $number }, iako je sledeće bacanje { $expected }. Serveru bi otkrila buduća bacanja.
dice-alarm-log = Server sada prikazuje drugačiji tok ovog meča nego ranije.
dice-alarm-between = Bacanje { $number } je najavljeno, a pre kockica se dogodilo nešto drugo.
dice-alarm-twice = Bacanje { $number } najavljeno je drugi put, od nekog drugog ili za nešto drugo.
dice-alarm-dice = Kockice na tabli nisu kockice iz zapisa.
dice-alarm-lost = Server je primio vašu kariku za bacanje { $number }, a zapisao je kao neotvorenu.
dice-alarm-escrow = Bacanje { $number } zapisano je kao otvoreno iz depozita, a ovaj pregledač nije ništa deponovao.
dice-alarm-proof = Zapis o kockicama nije dosledan: { $fault }
dice-alarm-refused = Ovaj pregledač više ne otvara karike u ovom meču; zamenjuje ih objavljena podrazumevana vrednost, i to se vidi u zapisu.
dice-said = Upozorenje: { $text }
dice-remark-late = Vaša karika za bacanje { $number } poslata je { $seconds } s pošto je poziv stigao do ovog pregledača i više se nije računala: zamenila ju je objavljena podrazumevana vrednost.
dice-remark-away = { $n ->
    [one] Dok ovaj pregledač nije bio na vezi, napravljeno je { $n } bacanje: umesto vaše karike uzeta je objavljena podrazumevana vrednost.
    [few] Dok ovaj pregledač nije bio na vezi, napravljena su { $n } bacanja: umesto vaših karika uzeta je objavljena podrazumevana vrednost.
   *[other] Dok ovaj pregledač nije bio na vezi, napravljeno je { $n } bacanja: umesto vaših karika uzeta je objavljena podrazumevana vrednost.
}
dice-remark-elsewhere = Vaš udeo u ovim kockicama nije u ovom pregledaču, nego u onom u kojem ste potvrdili spremnost. Ovde svako vaše bacanje malo čeka, pa koristi objavljenu podrazumevanu vrednost. U drugom pregledaču „Nastavi na drugom uređaju” daje link koji vaš udeo donosi ovamo.
dice-remark-house = Ovaj pregledač ništa ne čuva, pa server izvlači i vaš udeo u kockicama.
dice-remark-unsure = Dok ovaj pregledač nije bio na vezi, bilo je više bacanja nego što on može da potvrdi: više ne otvara karike u ovom meču, a zamenjuje ih objavljena podrazumevana vrednost.
dice-remark-brought = Vaš udeo u kockicama sada je i u ovom pregledaču.
dice-right = { $rolls ->
    [one] Kockice proverene: { $rolls } bacanje sledi iz onoga što je zaključano pre meča i čuvano u ovom pregledaču.
    [few] Kockice proverene: sva { $rolls } bacanja slede iz onoga što je zaključano pre meča i čuvano u ovom pregledaču.
   *[other] Kockice proverene: svih { $rolls } bacanja sledi iz onoga što je zaključano pre meča i čuvano u ovom pregledaču.
}
dice-fits = { $rolls ->
    [one] Kockice proverene: { $rolls } bacanje se slaže sa zapisom. Ovaj pregledač nije imao ništa svoje za poređenje.
    [few] Kockice proverene: sva { $rolls } bacanja se slažu sa zapisom. Ovaj pregledač nije imao ništa svoje za poređenje.
   *[other] Kockice proverene: svih { $rolls } bacanja se slaže sa zapisom. Ovaj pregledač nije imao ništa svoje za poređenje.
}
dice-wrong = Kockice ovog meča ne slede iz onoga što je pre njega zaključano.
refused-no-dice = Nedostaju kockice za to.
refused-too-many-steps = Potez ima najviše četiri koraka.
refused-nothing-changes = To ništa ne bi promenilo.
refused-no-clock = Ovde nema sata.
refused-break-between-games = Pauze se uzimaju između partija.
refused-nothing-due = Sada ništa nije na redu.
refused-not-absent = Protivnik nije dovoljno dugo odsutan.
refused-too-fast = Previše zahteva: sačekajte trenutak.
refused-not-yours = To vam nije dozvoljeno.
refused-malformed = Server to nije razumeo.
refused-away = Klub trenutno ne može ništa da sačuva. Pokušajte uskoro; vaš sat za to vreme ne teče.
refused-trouble = Kod nas je nešto pošlo naopako. Pokušajte ponovo.
clause-END-08 = Predaje se posle završenog poteza, i ne više nego što partija još može da košta.
clause-END-09 = Dalja bacanja bi još mogla da promene ishod.
clause-MOV-01 = To polje drže dve ili više protivnikovih figura.
clause-MOV-02 = Svaki broj je zasebno pomeranje, a nijedno polje između na kojem bi ova figura mogla da stane nije otvoreno.
clause-MOV-03 = Nijedan broj sam za sebe nije otvoren.
clause-MOV-05 = Dublet se igra najviše četiri puta.
clause-MOV-06 = Dve boje nikad ne dele polje.
clause-MOV-07 = Moraju se odigrati oba broja.
clause-MOV-08 = Ako može samo jedan broj, mora veći.
clause-MOV-09 = Od dubleta se mora odigrati što više brojeva.
clause-MOV-10 = Red gubite samo kad nemate nijedan potez.
clause-HIT-02 = Figure s bara moraju prve da uđu.
clause-HIT-03 = Polje na koje biste ušli nije otvoreno.
clause-HIT-04 = Mora da uđe što više figura.
clause-OFF-01 = Iznosi se tek kad su sve vaše figure u kući.
clause-OFF-02 = Iznosi se s polja tog broja.
clause-OFF-03 = Taj broj mora da igra figura s višeg polja.
clause-OFF-04 = Iznosi se s vašeg najvišeg polja.
clause-OFF-08 = I pri iznošenju se moraju iskoristiti oba broja.
clause-CUB-02 = Kocka nije vaša, ili su kockice već bačene.
clause-CUB-03 = Ništa vam nije ponuđeno.
clause-CUB-04 = Ne možete duplirati dvaput zaredom.
clause-CUB-06 = Prvo se mora odgovoriti na dupliranje.
clause-CUB-15 = Po ovim pravilima nema tog odgovora.
clause-CUB-17 = Po ovim pravilima pri ovom rezultatu ne možete duplirati.
clause-MAT-02 = U Krofordovoj partiji nema dupliranja.
clause-MAT-04 = Posle Krofordove partije igrač u zaostatku ne duplira pre svog trećeg poteza.
clause-SET-07 = Početno bacanje odlučuje ko je prvi.
clause-SET-08 = Prvo bacite.
clause-IRR-01 = Prikazani potez je dozvoljen i važi.
clause-IRR-02 = Red je završen.
clause-IRR-05 = Niste na redu.
clause-OPT-03 = Toga u meču nema.

# Settings
set-group-board = Tabla
set-group-auto = Automatska igra
set-group-sound = Zvuci
set-group-voice = Čitanje naglas
set-board = Tabla
set-board-noce = Noče (orah)
set-board-lavagna = Lavanja (škriljac)
set-board-chiaro = Kjaro (visok kontrast)
set-board-panno = Pano (zelena čoja)
set-board-marmo = Marmo (mermer)
set-board-lacca = Laka (lak i zlato)
set-look = Izgled
set-look-system = Kao sistem
set-look-light = Svetao
set-look-dark = Taman
set-numbers = Brojevi polja
set-numbers-own = Svako od svoje kuće
set-numbers-absolute = Isti za oba igrača (potezi se pišu od kuće)
set-home = Kuća
set-home-right = Desno
set-home-left = Levo
set-colour = Vaše figure
set-colour-light = Svetle
set-colour-dark = Tamne
set-speed = Animacija
set-speed-slow = Spora
set-speed-normal = Obična
set-speed-fast = Brza
set-speed-quick = Vrlo brza
set-speed-none = Bez nje
set-arrows = Prikaži poslednji potez
set-pips = Prikaži broj pipova
set-clocks = Prikaži satove
set-autoForced = Odigraj poteze koji su sasvim iznuđeni
set-autoPass = Nastavi kad nema poteza
set-autoRoll = Baci kad dupliranje nije moguće
set-autoBearOff = Iznosi kad više nema kontakta
set-fastForward = Ubrzaj kad je kuća zatvorena
set-confirmDouble = Traži potvrdu dupliranja
set-soundRoll = Kockice
set-soundChecker = Figure
set-soundHit = Izbacivanje
set-soundOff = Iznošenje
set-soundCube = Kocka za dupliranje
set-soundClock = Sat pri kraju
set-soundTurn = Vaš red
set-sayRolls = Bacanja
set-sayRolls-full = Uz broj poteza
set-sayRolls-short = Samo kockice
set-sayRolls-none = Isključeno
set-sayPlays = Protivnikovi potezi
set-sayPlays-full = Ko, bacanje i potez
set-sayPlays-short = Samo potez
set-sayPlays-none = Isključeno

# Keys
key-go = baci, gotovo, dalje
key-undo = poništi jedan korak
key-undo-all = poništi ceo potez
key-double = dupliraj
key-take = prihvati
key-drop = odbij
key-beaver = dabar, rakun, vidra
key-swap = zameni kockice
key-flip = okreni tablu
key-list = spisak poteza; broj i Enter igraju potez
key-last = ponovo prikaži poslednji potez
key-clocks = prikaži ili sakrij satove
key-pips = prikaži ili sakrij pipove
key-quadrants = pročitaj tablu četvrtinu po četvrtinu
key-type = ukucaj potez, pa Enter
key-replay = kroz partiju, potez po potez
key-board = na tablu
key-help = ovaj spisak
key-bell = na zvono s obaveštenjima

# Consultation doubles: two who share a side
pair-title = Vaš par
pair-hand = kockice: { $who }
pair-away = { $who }: nije tu
pair-dice = { $you ->
    [true] Kockice su kod vas i igrate za svoju stranu.
   *[false] Kockice drži { $who } i igra za svoju stranu.
}
pair-private = Ovo čitate samo vas dvoje.
pair-come-back = Vrati se i uzmi kockice
pair-leave = Odlazim ({ $who } igra dalje)
pair-left = { $who } više nije tu. Dalje igrate sami; povratak je moguć.
pair-you-left = Otišli ste, a { $who } igra dalje. Možete da se vratite.
pair-away-note = { $who } nije tu. Možete da uzmete kockice.
pair-links-away = Udeo vaše strane u kockicama otvara pregledač koji koristi { $who }: dok on nije na vezi, svako bacanje traje malo duže.
act-take_dice = Uzmi kockice
act-give_dice = Daj kockice: { $who }
act-advise = Piši partneru
status-advise = Na potezu: { $who }, { $roll }. Pomerite figure da pokažete predlog: { $who }.
status-advise-ready = Pokažite ovaj potez ({ $who }) ili ga poništite.
say-dice = { $you ->
    [true] Kockice su kod vas.
   *[false] Kockice drži { $who }.
}
say-partner-left = Partner više nije tu: { $who }.
say-partner-back = Partner je ponovo tu: { $who }.
talk-you = Vi
key-talk = piši partneru
key-dice-hand = uzmi kockice ili ih daj partneru
refused-no-partner = Nemate partnera za ovim stolom.
refused-partner-has-dice = Kockice su kod partnera. Uzmite ih da biste igrali.
refused-partner-missing = Partner nije za stolom.
refused-bot-in-pair = Bot igra sam: par čine dve osobe.
refused-bad-text = Napišite od 1 do 500 znakova.

# What a side says among itself, here and in a chouette
talk-none = Još niko ništa nije rekao.
talk-label-partner = Poruka partneru
talk-play-this = Igraj ovo
talk-send = Pošalji
talk-show = Prikaži na tabli
talk-hide = Sakrij
act-advise_play = Pokaži ovaj potez
act-propose = Predloži
said-advice = { $who } savetuje: { $text }

# The tutor

knob-tutor = Trener
act-take_back = Vrati potez
key-hint = savet
key-take-back = vrati potez
tutor-title = Zaista?
tutor-costs =
    { $kind ->
        [play] Ovaj potez gubi { $loss }.
       *[decision] Ova odluka gubi { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Odigraj
       *[other] Uradi to
    }
tutor-show = Pokaži šta je bolje
tutor-again = Biraj ponovo
tutor-hint = Savet
tutor-hint-title = Najbolji potezi
tutor-hint-play = { $play } { $loss }
tutor-back = Nazad za sto
tutor-taken-back =
    { $n ->
        [0] U ovom meču ništa nije vraćano.
        [one] U ovom meču vraćano { $n } put.
        [few] U ovom meču vraćano { $n } puta.
       *[other] U ovom meču vraćano { $n } puta.
    }
tutor-cube-no_double = Ne duplirajte.
tutor-cube-double = Duplirajte.
tutor-cube-too_good = Predobro za dupliranje: igrajte dalje.
tutor-cube-take = Prihvatite.
tutor-cube-drop = Odbijte.
tutor-cube-beaver = Dabar.
tutor-cube-figures = Bez dupliranja { $wait }, dupliranje i prihvatanje { $take }, dupliranje i odbijanje { $drop }
tutor-away = Trener trenutno nije dostupan; igra ide dalje bez njega.
say-taken-back = Vraćeno.
with-tutor = S trenerom
refused-no-tutor = Za ovim stolom nema trenera za vas.
refused-nothing-to-take-back = U ovoj partiji nema šta da se vrati.
refused-not-for-tutor = Trener pomaže jednoj osobi protiv bota: bez sata, bez novca i samo s dozvoljenim potezima.
refused-tutor-rests = Igrate protiv ljudi: dok to traje, trener ćuti.
refused-nothing-to-advise = Sada nemate o čemu da odlučujete.
