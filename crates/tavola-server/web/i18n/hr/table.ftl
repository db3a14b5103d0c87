# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = ti
you-first = Ti
you-object = ti
white = Bijeli
black = Crni
bot = bot
you-mark = ti
seat-free = Slobodno mjesto
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
board-label = Ploča. Strelice vode od polja do polja, Enter pomiče figuru.
point = polje { $number }
bar-yours = tvoj bar
bar-theirs = protivnikov bar
tray-yours = tvoje iznesene figure
tray-theirs = protivnikove iznesene figure
bar-white = bar Bijelog
bar-black = bar Crnog
tray-white = iznesene figure Bijelog
tray-black = iznesene figure Crnog
place = { $place }, { $checkers }
checkers-none = prazno
checkers-count = { $count }
checkers-yours = { $n ->
    [1] tvoj blot
    [2] dvije tvoje
   *[other] { $count } tvojih
}
checkers-theirs = { $n ->
    [1] protivnikov blot
    [2] dvije protivnikove
   *[other] { $count } protivnikovih
}
checkers-white = { $n ->
    [1] blot Bijelog
    [2] dvije figure Bijelog
   [few] { $count } figure Bijelog
   *[other] { $count } figura Bijelog
}
checkers-black = { $n ->
    [1] blot Crnog
    [2] dvije figure Crnog
   [few] { $count } figure Crnog
   *[other] { $count } figura Crnog
}
moves-to = ide na { $to }
moves-hitting = ide na { $to } i izbacuje
moves-off = iznosi se
quadrant-home = Tvoja kuća: { $checkers }
quadrant-outer = Tvoja vanjska ploča: { $checkers }
quadrant-their-outer = Protivnikova vanjska ploča: { $checkers }
quadrant-their-home = Protivnikova kuća: { $checkers }
dice-swap = Kockice { $a } i { $b }: zamijeni redoslijed
dice-done = Kockice { $a } i { $b }, odigrane: pokupi ih
cube-press = Kocka: udvostruči na { $value }
cube-middle = Kocka u sredini, na { $value }
cube-owned = Kocka na { $value }, drži je { $you ->
    [true] tvoja strana
   *[false] { $who }
}

# Acts
act-roll = Baci
act-double = Udvostruči
act-confirm_double = Udvostruči na { $value }
act-cancel_double = Ne
act-take = Prihvati
act-drop = Odbij
act-beaver = Dabar
act-raccoon = Rakun
act-otter = Vidra
act-done = Gotovo
act-no_move = Nema poteza: dalje
act-undo = Poništi
act-next_game = Sljedeća partija
act-offer_rematch = Uzvrat
act-accept_rematch = Prihvati uzvrat
act-decline_rematch = Ne, hvala
act-accept_resignation = Prihvati
act-reject_resignation = Igraj dalje
act-annul_doubles = Poništi udvostručenja
act-annul_doubles-detail = u Crawfordovoj partiji nema udvostručenja
act-correct_start = Ispravi početnu poziciju
act-correct_start-detail = prije četvrtog bacanja
act-roll_early = Baci prije vremena
act-double_early = Udvostruči prije vremena
act-double_by_mistake = Udvostruči u Crawfordovoj partiji
act-accept_play = Neka ostane
act-challenge = Traži ispravan potez
confirm-double = Udvostručiti na { $value }? Pritisni ponovno za potvrdu.

# The line under the board
status-waiting = Čeka se protivnik.
status-waiting-doubles = Čeka se da svi sjednu.
status-ready = Meč samo što nije počeo.
status-opening = Baci kockicu za prvi potez.
status-opening-tie = Obje kockice pokazuju { $die }: baca se ponovno.
status-rolling = Kockice se kotrljaju.
status-their-roll = Na bacanju: { $who }.
status-their-play = Na potezu: { $who }, { $roll }.
status-doubled = Udvostručenje na { $value }. Čeka se odgovor: { $who }.
status-play = { $roll }: tvoj potez.
status-cannot = { $roll }: nema poteza.
status-complete = Pritisni Gotovo ili poništi pomak.
status-rolled-early = { $mover ->
    [you] { $who }: prerano bacanje { $roll }. Vrijedi, a ti igraš znajući ga; prije tog poteza ta strana ne može udvostručiti (IRR-07).
    [opponent] Tvoje bacanje { $roll } bilo je prerano: vrijedi, protivnik igra znajući ga, a ti ne možeš udvostručiti (IRR-07).
   *[other] { $who }: prerano bacanje { $roll }. Vrijedi (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who }: prerano udvostručenje. Igraš znajući za njega, a zatim odgovaraš (CUB-09).
    [opponent] Tvoje udvostručenje bilo je prerano: ne može se povući (CUB-09).
   *[other] { $who }: prerano udvostručenje (CUB-09).
}
status-shown = Tvoj se potez može osporiti dok { $who } ne baci.
status-challenged = { $who } traži ispravan potez: odigraj { $roll } ponovno.
status-their-shown-answer = Potez je odigran ({ $who }). Neka ostane, ili traži ispravan.
status-their-shown = Potez je odigran ({ $who }). Bacanjem ga prihvaćaš.
status-resigned = Tvoja ponuda predaje: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] obična partija
}. Čeka se odgovor.
status-next-wanted = Čeka se protivnik.
status-rematch-asked = Tražiš uzvrat.
status-rematch-offered = Protivnik želi uzvrat.
status-closed = Ovaj je stol zatvoren.
done-unmoved = Ništa nije pomaknuto. Pritisni ponovno da ipak završiš potez.
roll-early-sure = Protivnik nije završio. Bacanje sada vrijedi onako kako kažu pravila ovog stola. Pritisni ponovno da ipak baciš.
double-early-sure = Ovo je udvostručenje prerano i ne može se povući (CUB-09). Pritisni ponovno da ipak udvostručiš.
not-complete = Potez nije potpun: odigraj sve brojeve koje možeš.
not-now = To sada ne može.
dice-used = Obje su kockice odigrane. Poništi ako želiš igrati drukčije.
typing = Potez: { $text }
typed-wrong = „{ $text }” nije dopušten potez.
deadline = { $you ->
    [true] Odluči za { $seconds } s.
   *[false] { $who } ima još { $seconds } s za odluku.
}
absence = { $who } nije tu. Ako povratka ne bude za { $left }, možeš zatražiti pobjedu.
line-open = Veza radi
line-lost = Veza je prekinuta. Povezivanje…
replay-start = Početak partije, 0 od { $of }
replay = { $at } od { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = Za stol sjeda: { $who }.
say-gone = Veza izgubljena: { $who }.
say-back = Opet tu: { $who }.
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
say-forced = Prisilno: { $play }.
say-doubles = { $who }: udvostručenje na { $value }. Prihvaćaš ili odbijaš?
say-beaver = { $who }: dabar. Kocka bi išla na { $value }.
say-raccoon = { $who }: rakun. Kocka bi išla na { $value }.
say-otter = { $who }: vidra. Kocka bi išla na { $value }.
say-cube = Kocka na { $value }, drži je { $you ->
    [true] tvoja strana
   *[false] { $who }
}.
say-cube-middle = Kocka u sredini, na { $value }.
say-game = Partija { $game }.
say-crawford = Partija { $game }, Crawfordova: bez udvostručenja.
say-result = { $you ->
    [true] Tvoja pobjeda
    [lost] Tvoj poraz
   *[false] Pobjeda: { $who }
}, { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] obična partija
}{ $ending ->
    [dropped] , odbijeno udvostručenje
    [resigned] , predaja
    [claimed] , zatražena pobjeda
    [flag] , isteklo vrijeme
    [forfeited] , bez borbe
    [adjudicated] , po odluci
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] , kocka na { $cube }
}, { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}.
say-match-won = { $you ->
    [true] Meč je tvoj
    [lost] Meč je izgubljen
   *[false] Pobjednik meča: { $who }
}{ $cause ->
    [flag] , isteklo vrijeme
    [too_slow] , odluka je predugo trajala
    [absent] { $you ->
        [lost] , zbog tvoje odsutnosti
       *[other] , jer protivnika nije bilo
    }
    [left] { $you ->
        [lost] , zbog tvog odlaska
       *[other] , jer je protivnik otišao
    }
    [resigned] , predaja
    [ruling] , po odluci
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Igra je završena: igrač je otišao.
    [absent] Igra je završena: igrača nije bilo.
    [too_slow] Igra je završena: odluka je predugo trajala.
    [flag] Igra je završena: igraču je isteklo vrijeme.
    [resigned] Igra je završena: igrač je predao.
    [ruling] Igra je završena po odluci.
    [annulled] Meč je poništen: ne računa se nikome.
   *[session_over] Igra je završena.
}
say-resigns = { $who } nudi predaju: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] obična partija
}.
say-rejected = Predaja je odbijena: igra se dalje.
say-your-turn = Ti si na redu: baci.
say-your-turn-cube = Ti si na redu: baci ili udvostruči.
say-pips = Pipovi: ti { $yours }, protivnik { $theirs }.
score-money = Rezultat { $yours }–{ $theirs }.
points-word = bodovi
score-stake = Rezultat { $yours }–{ $theirs }: { $lead ->
    [level] nitko nikome ne duguje
    [you] u plusu si { $amount }
    [opponent] protivnik je u plusu { $amount }
   *[other] { $who }: u plusu { $amount }
}.
score-match = Rezultat { $yours }–{ $theirs } do { $length }.
score-match-stood = Rezultat je bio { $yours }–{ $theirs } do { $length }.

# Around the board
bar-you = Ti: { $who }
bar-them = Protivnik: { $who }
pips = { $n ->
    [one] { $n } pip
    [few] { $n } pipa
   *[other] { $n } pipova
}
away = još { $n }
score-of = rezultat { $n }
title-game = partija { $game }
title-crawford = Crawford
no-move = nema poteza
moved-double = udvostručenje na { $value }
moved-take = prihvaćeno
moved-drop = odbijeno
moved-beaver = dabar na { $value }
moved-raccoon = rakun na { $value }
moved-otter = vidra na { $value }
moved-roll_early = prerano bacanje
moved-double_early = prerano udvostručenje na { $value }
moved-annul_doubles = udvostručenja u Crawfordovoj partiji poništena
moved-correct_start = početna pozicija ispravljena
moved-challenge = zahtjev za ispravnim potezom
game-how = { $ending ->
    [dropped] odbijeno
    [resigned] { $win ->
        [gammon] gammon, predaja
        [backgammon] backgammon, predaja
       *[single] predaja
    }
    [claimed] { $win ->
        [gammon] gammon, na zahtjev
        [backgammon] backgammon, na zahtjev
       *[single] na zahtjev
    }
    [flag] { $win ->
        [gammon] gammon, vrijeme
        [backgammon] backgammon, vrijeme
       *[single] vrijeme
    }
    [forfeited] { $win ->
        [gammon] gammon, bez borbe
        [backgammon] backgammon, bez borbe
       *[single] bez borbe
    }
    [adjudicated] { $win ->
        [gammon] gammon, po odluci
        [backgammon] backgammon, po odluci
       *[single] po odluci
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] obična
    }
}
match-decided = { $cause ->
    [flag] meč dobiven na vrijeme
    [too_slow] meč dobiven: odluka je predugo trajala
    [absent] meč dobiven: protivnika nije bilo
    [left] meč dobiven: protivnik je otišao
    [ruling] meč dobiven po odluci
   *[resigned] meč predan
}{ $between ->
    [true] {" "}između partija
   *[false] {""}
}
plays-count = { $n ->
    [one] { $n } dopušten potez
    [few] { $n } dopuštena poteza
   *[other] { $n } dopuštenih poteza
}
resign-single = Predaj običnu partiju: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
resign-gammon = Predaj gammon: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
resign-backgammon = Predaj backgammon: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
resign-match = Predaj cijeli meč
resign-match-sure = Da, predaj cijeli meč
resign-match-no = Ne, igraj dalje
resign-when-done = { $win ->
    [gammon] Nudiš predaju gammona
    [backgammon] Nudiš predaju backgammona
   *[single] Nudiš predaju partije
} čim završiš potez (END-08). Esc to povlači.
resign-kind = { $win ->
    [gammon] Predaj gammon
    [backgammon] Predaj backgammon
   *[single] Predaj običnu partiju
}
leave-session = Završi igru
leave-table = Napusti stol
lookback-game = { $match ->
    [1] Partija { $game }
   *[other] Meč { $match }, partija { $game }
}
lookback-open = Pogledaj partiju { $game }
lookback-unreachable = Partije se trenutačno ne mogu učitati. Pokušaj opet za koji trenutak.
copied = Kopirano: { $text }
watchers = { $n ->
    [one] { $n } gledatelj
    [few] { $n } gledatelja
   *[other] { $n } gledatelja
}
bot-level = Bot · { $level }
bot-level-beginner = početnik
bot-level-novice = novak
bot-level-casual = rekreativac
bot-level-intermediate = srednji
bot-level-advanced = napredni
bot-level-expert = stručnjak
bot-level-full = puna snaga
stake-per-point = { $unit } po bodu
line-needed = Nema veze: ovo će opet moći čim se veza vrati.
line-waiting = Još nije poslano: šalje se čim se veza vrati.
moved-rejected_single = predaja obične partije: odbijena
moved-rejected_gammon = predaja gammona: odbijena
moved-rejected_backgammon = predaja backgammona: odbijena
act-double-detail = na { $value }
act-take-detail = igra se za { $asked }
act-drop-detail = gubi { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = donosi { $points }
act-beaver-detail = na { $beaver }
act-raccoon-detail = na { $beaver }
act-otter-detail = na { $beaver }
key-escape = odustajanje od započetog; povratak iz pregleda ranijih poteza
key-mouse = pomak prvom kockicom; desni klik: drugom
key-dice = zamjena kockica; kad je potez potpun: gotovo
key-drag = pomak za obje kockice odjednom
invite-copied = Kopirano. Pošalji prijatelju.
invite-select = Kopiraj označenu poveznicu i pošalji je prijatelju.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Ovaj je stol zatvoren.
refused-not-seated = To mogu samo igrači za ovim stolom.
refused-seat-taken = To je mjesto zauzeto.
refused-wrong-invitation = To mjesto čeka nekoga s pozivnicom.
refused-not-begun = Meč nije počeo.
refused-no-game = Nijedna partija nije u tijeku.
refused-match-over = Meč je završen.
refused-opponent-left = Protivnik je otišao.
refused-dice-called = Kockice se upravo bacaju.
refused-time-is-up = Vrijeme je isteklo.
refused-rules = Pravila to sada ne dopuštaju.
refused-not-opened = Takav stol ne postoji.
refused-opened-already = Taj stol već postoji.
refused-not-allowed = To mogu samo poslužitelj ili direktor.
refused-nobody = Prvo unesi svoje ime.
refused-seated-already = Već imaš mjesto ovdje.
refused-same-player = Ne možeš igrati protiv sebe.
refused-broken-start = Prva partija ne može početi s ovim postavkama.
refused-ready-already = Tvoja je spremnost već potvrđena.
refused-begun-already = Meč je već počeo.
refused-seats-kept = Mjesta se ne mijenjaju prije kraja meča.
refused-game-on = Partija nije završena.
refused-match-not-over = Meč nije završen.
refused-no-match = U igri za novac nema meča za predaju: predaj partiju ili napusti stol.
refused-asked-already = To je već zatraženo.
refused-rejected-before = Protivnik je to odbio; opet možeš ponuditi nakon sljedećeg bacanja.
refused-no-rematch = Uzvrat nije ponuđen.
refused-not-that-roll = Karike lanca čeka drugo bacanje.
refused-link-opened = Karika lanca za ovo bacanje već je otvorena.
refused-no-own-chain = Karike lanca za ovo mjesto otvara poslužitelj.
deposit-no-own-chain = Sjeme se ovdje može ostaviti kad ovo mjesto zapečati vlastiti lanac.
deposit-not-the-seed = To sjeme ne pripada lancu koji je ovo mjesto zapečatilo.
refused-bad-link = Ta karika ne odgovara onome što je ovo mjesto zapečatilo.
refused-another-log = Ovaj je preglednik vidio drukčiji tijek meča od ovdje zapisanog.
refused-too-long = Tekst ili popis je predug, ili je broj prevelik.
refused-chain-too-long = Lanac ima najviše 4096 karika.
dice-alarm-commitment = Poslužitelj je promijenio ono što je zapečatio prije meča.
dice-alarm-chains = Lanci zapečaćeni za ovaj meč promijenjeni su nakon njegova početka.
dice-alarm-start = Jedna tvoja karika zatražena je prije početka meča.
dice-alarm-ahead = Zatražena je karika za bacanje { $number }, iako je sljedeće bacanje { $expected }. Poslužitelju bi otkrila buduća bacanja.
dice-alarm-log = Poslužitelj sada prikazuje drukčiji tijek ovog meča nego prije.
dice-alarm-between = Bacanje { $number } je najavljeno, a prije kockica dogodilo se nešto drugo.
dice-alarm-twice = Bacanje { $number } najavljeno je drugi put, od nekoga drugog ili za nešto drugo.
dice-alarm-dice = Kockice na ploči nisu kockice iz zapisa.
dice-alarm-lost = Poslužitelj je primio tvoju kariku za bacanje { $number }, a zapisao je kao neotvorenu.
dice-alarm-escrow = Bacanje { $number } zapisano je kao otvoreno iz pohrane, a ovaj preglednik nije ništa pohranio.
dice-alarm-proof = Zapis o kockicama nije dosljedan: { $fault }
dice-alarm-refused = Ovaj preglednik više ne otvara karike u ovom meču; zamjenjuje ih objavljena zadana vrijednost, i to se vidi u zapisu.
dice-said = Upozorenje: { $text }
dice-remark-late = Tvoja karika za bacanje { $number } poslana je { $seconds } s nakon što je poziv stigao do ovog preglednika i više se nije računala: zamijenila ju je objavljena zadana vrijednost.
dice-remark-away = { $n ->
    [one] Dok ovaj preglednik nije bio na vezi, bilo je { $n } bacanje: umjesto tvoje karike uzeta je objavljena zadana vrijednost.
    [few] Dok ovaj preglednik nije bio na vezi, bila su { $n } bacanja: umjesto tvojih karika uzeta je objavljena zadana vrijednost.
   *[other] Dok ovaj preglednik nije bio na vezi, bilo je { $n } bacanja: umjesto tvojih karika uzeta je objavljena zadana vrijednost.
}
dice-remark-elsewhere = Tvoj udio u ovim kockicama nije u ovom pregledniku, nego u onome u kojem je potvrđena tvoja spremnost. Ovdje svako tvoje bacanje malo čeka, a zatim koristi objavljenu zadanu vrijednost. U drugom pregledniku „Nastavi na drugom uređaju” daje poveznicu koja tvoj udio donosi ovamo.
dice-remark-house = Ovaj preglednik ništa ne sprema, pa poslužitelj izvlači i tvoj udio u kockicama.
dice-remark-unsure = Dok ovaj preglednik nije bio na vezi, bilo je više bacanja nego što ih može potvrditi: više ne otvara karike u ovom meču, a zamjenjuje ih objavljena zadana vrijednost.
dice-remark-brought = Tvoj udio u kockicama sada je i u ovom pregledniku.
dice-right = { $rolls ->
    [one] Kockice provjerene: { $rolls } bacanje slijedi iz onoga što je zaključano prije meča i čuvano u ovom pregledniku.
    [few] Kockice provjerene: sva { $rolls } bacanja slijede iz onoga što je zaključano prije meča i čuvano u ovom pregledniku.
   *[other] Kockice provjerene: svih { $rolls } bacanja slijedi iz onoga što je zaključano prije meča i čuvano u ovom pregledniku.
}
dice-fits = { $rolls ->
    [one] Kockice provjerene: { $rolls } bacanje slaže se sa zapisom. Ovaj preglednik nije imao ništa svoje za usporedbu.
    [few] Kockice provjerene: sva { $rolls } bacanja slažu se sa zapisom. Ovaj preglednik nije imao ništa svoje za usporedbu.
   *[other] Kockice provjerene: svih { $rolls } bacanja slaže se sa zapisom. Ovaj preglednik nije imao ništa svoje za usporedbu.
}
dice-wrong = Kockice ovog meča ne slijede iz onoga što je prije njega zaključano.
refused-no-dice = Nedostaju kockice za to.
refused-too-many-steps = Potez ima najviše četiri koraka.
refused-nothing-changes = To ništa ne bi promijenilo.
refused-no-clock = Ovdje nema sata.
refused-break-between-games = Stanke se uzimaju između partija.
refused-nothing-due = Sada ništa nije na redu.
refused-not-absent = Protivnika nema još premalo dugo.
refused-too-fast = Previše zahtjeva: pričekaj trenutak.
refused-not-yours = To ti nije dopušteno.
refused-malformed = Poslužitelj to nije razumio.
refused-away = Klub trenutačno ne može ništa spremiti. Pokušaj uskoro; tvoj sat u međuvremenu ne teče.
refused-trouble = Kod nas je nešto pošlo po zlu. Pokušaj opet.
clause-END-08 = Predaje se nakon završenog poteza, i to ne više nego što partija još može stajati.
clause-END-09 = Daljnja bacanja još bi mogla promijeniti ishod.
clause-MOV-01 = To polje drže dvije ili više protivnikovih figura.
clause-MOV-02 = Svaki je broj zaseban pomak, a nijedno polje između na kojem bi ova figura mogla stati nije otvoreno.
clause-MOV-03 = Nijedan broj sam za sebe nije otvoren.
clause-MOV-05 = Dublet se igra najviše četiri puta.
clause-MOV-06 = Dvije boje nikad ne dijele polje.
clause-MOV-07 = Moraju se odigrati oba broja.
clause-MOV-08 = Ako može samo jedan broj, mora veći.
clause-MOV-09 = Od dubleta se mora odigrati što više brojeva.
clause-MOV-10 = Red gubiš samo kad nemaš nijedan potez.
clause-HIT-02 = Figure s bara moraju prve ući.
clause-HIT-03 = Polje na koje bi se ušlo nije otvoreno.
clause-HIT-04 = Mora ući što više figura.
clause-OFF-01 = Iznosi se tek kad su sve tvoje figure u kući.
clause-OFF-02 = Iznosi se s polja tog broja.
clause-OFF-03 = Taj broj mora odigrati figura s višeg polja.
clause-OFF-04 = Iznosi se s tvojeg najvišeg polja.
clause-OFF-08 = I pri iznošenju se moraju iskoristiti oba broja.
clause-CUB-02 = Kocka nije tvoja, ili su kockice već bačene.
clause-CUB-03 = Ništa ti nije ponuđeno.
clause-CUB-04 = Ne možeš udvostručiti dvaput zaredom.
clause-CUB-06 = Prvo se mora odgovoriti na udvostručenje.
clause-CUB-15 = Ova pravila nemaju taj odgovor.
clause-CUB-17 = Po ovim pravilima pri ovom rezultatu ne možeš udvostručiti.
clause-MAT-02 = U Crawfordovoj partiji nema udvostručenja.
clause-MAT-04 = Nakon Crawfordove partije igrač u zaostatku ne udvostručuje prije svog trećeg poteza.
clause-SET-07 = Početno bacanje odlučuje tko je prvi.
clause-SET-08 = Prvo baci.
clause-IRR-01 = Prikazani je potez dopušten i vrijedi.
clause-IRR-02 = Red je završen.
clause-IRR-05 = Nisi na redu.
clause-OPT-03 = Toga u meču nema.

# Settings
set-group-board = Ploča
set-group-auto = Automatska igra
set-group-sound = Zvukovi
set-group-voice = Čitanje naglas
set-board = Ploča
set-board-noce = Noce (orah)
set-board-lavagna = Lavagna (škriljevac)
set-board-chiaro = Chiaro (visoki kontrast)
set-board-panno = Panno (zelena čoja)
set-board-marmo = Marmo (mramor)
set-board-lacca = Lacca (lak i zlato)
set-look = Izgled
set-look-system = Kao sustav
set-look-light = Svijetao
set-look-dark = Taman
set-numbers = Brojevi polja
set-numbers-own = Svatko od svoje kuće
set-numbers-absolute = Isti za oba igrača (potezi se pišu od kuće)
set-home = Kuća
set-home-right = Desno
set-home-left = Lijevo
set-colour = Tvoje figure
set-colour-light = Svijetle
set-colour-dark = Tamne
set-speed = Animacija
set-speed-slow = Spora
set-speed-normal = Obična
set-speed-fast = Brza
set-speed-quick = Vrlo brza
set-speed-none = Bez nje
set-arrows = Prikaži zadnji potez
set-pips = Prikaži broj pipova
set-clocks = Prikaži satove
set-autoForced = Odigraj poteze koji su posve prisilni
set-autoPass = Nastavi kad nema poteza
set-autoRoll = Baci kad udvostručenje nije moguće
set-autoBearOff = Iznosi kad više nema kontakta
set-fastForward = Ubrzaj kad je kuća zatvorena
set-confirmDouble = Traži potvrdu udvostručenja
set-soundRoll = Kockice
set-soundChecker = Figure
set-soundHit = Izbacivanje
set-soundOff = Iznošenje
set-soundCube = Kocka za udvostručenje
set-soundClock = Sat pri kraju
set-soundTurn = Moj red
set-sayRolls = Bacanja
set-sayRolls-full = Uz broj poteza
set-sayRolls-short = Samo kockice
set-sayRolls-none = Isključeno
set-sayPlays = Protivnikovi potezi
set-sayPlays-full = Tko, bacanje i potez
set-sayPlays-short = Samo potez
set-sayPlays-none = Isključeno

# Keys
key-go = baci, gotovo, dalje
key-undo = poništi jedan korak
key-undo-all = poništi cijeli potez
key-double = udvostruči
key-take = prihvati
key-drop = odbij
key-beaver = dabar, rakun, vidra
key-swap = zamijeni kockice
key-flip = okreni ploču
key-list = popis poteza; broj i Enter igraju potez
key-last = opet prikaži zadnji potez
key-clocks = prikaži ili sakrij satove
key-pips = prikaži ili sakrij pipove
key-quadrants = pročitaj ploču četvrtinu po četvrtinu
key-type = upiši potez, zatim Enter
key-replay = kroz partiju, potez po potez
key-board = na ploču
key-help = ovaj popis
key-bell = na zvono s obavijestima

# Consultation doubles: two who share a side
pair-title = Tvoj par
pair-hand = kockice: { $who }
pair-away = { $who }: nije tu
pair-dice = { $you ->
    [true] Kockice su kod tebe i igraš za svoju stranu.
   *[false] Kockice drži { $who } i igra za svoju stranu.
}
pair-private = Ovo čitate samo vas dvoje.
pair-come-back = Vrati se i uzmi kockice
pair-leave = Odlazim ({ $who } igra dalje)
pair-left = { $who } više nije tu. Dalje igraš bez partnera; povratak je moguć.
pair-you-left = Tvoje je mjesto prazno, a { $who } igra dalje. Možeš se vratiti.
pair-away-note = { $who } nije tu. Možeš uzeti kockice.
pair-links-away = Udio tvoje strane u kockicama otvara preglednik koji koristi { $who }: dok nije na vezi, svako bacanje traje malo dulje.
act-take_dice = Uzmi kockice
act-give_dice = Daj kockice: { $who }
act-advise = Piši partneru
status-advise = Na potezu: { $who }, { $roll }. Pomakni figure da pokažeš prijedlog: { $who }.
status-advise-ready = Pokaži ovaj potez ({ $who }) ili ga poništi.
say-dice = { $you ->
    [true] Kockice su kod tebe.
   *[false] Kockice drži { $who }.
}
say-partner-left = Partner više nije tu: { $who }.
say-partner-back = Partner je opet tu: { $who }.
talk-you = Ti
key-talk = piši partneru
key-dice-hand = uzmi kockice ili ih daj partneru
refused-no-partner = Nemaš partnera za ovim stolom.
refused-partner-has-dice = Kockice su kod partnera. Uzmi ih ako želiš igrati.
refused-partner-missing = Partner nije za stolom.
refused-bot-in-pair = Bot igra sam: par čine dvije osobe.
refused-bad-text = Napiši od 1 do 500 znakova.

# What a side says among itself, here and in a chouette
talk-none = Još nitko ništa nije rekao.
talk-label-partner = Poruka partneru
talk-play-this = Igraj ovo
talk-send = Pošalji
talk-show = Prikaži na ploči
talk-hide = Sakrij
act-advise_play = Pokaži ovaj potez
act-propose = Predloži
said-advice = { $who } savjetuje: { $text }

# The tutor

knob-tutor = Trener
act-take_back = Vrati potez
key-hint = savjet
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
       *[other] Svejedno
    }
tutor-show = Pokaži što je bolje
tutor-again = Biraj ponovno
tutor-hint = Savjet
tutor-hint-title = Najbolji potezi
tutor-hint-play = { $play } { $loss }
tutor-back = Natrag za stol
tutor-taken-back =
    { $n ->
        [0] U ovom meču ništa nije vraćano.
        [one] U ovom meču vraćano { $n } put.
        [few] U ovom meču vraćano { $n } puta.
       *[other] U ovom meču vraćano { $n } puta.
    }
tutor-cube-no_double = Ne udvostručuj.
tutor-cube-double = Udvostruči.
tutor-cube-too_good = Predobro za udvostručenje: igraj dalje.
tutor-cube-take = Prihvati.
tutor-cube-drop = Odbij.
tutor-cube-beaver = Dabar.
tutor-cube-figures = Bez udvostručenja { $wait }, udvostručenje i prihvaćanje { $take }, udvostručenje i odbijanje { $drop }
tutor-away = Trener trenutačno nije dostupan; igra ide dalje bez njega.
say-taken-back = Vraćeno.
with-tutor = S trenerom
refused-no-tutor = Za ovim stolom nema trenera za tebe.
refused-nothing-to-take-back = U ovoj partiji nema se što vratiti.
refused-not-for-tutor = Trener pomaže jednoj osobi protiv bota: bez sata, bez novca i samo s dopuštenim potezima.
refused-tutor-rests = Igraš protiv ljudi: dok to traje, trener šuti.
refused-nothing-to-advise = Sada nemaš o čemu odlučivati.
