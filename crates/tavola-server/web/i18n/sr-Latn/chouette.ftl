# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Boks
role-partner = Partner
role-captain = Kapiten
role-member = Tim
role-giver = Davalac kocke
role-out = Van partije
role-waiting = Čeka
role-gone = Nije tu
with-role = { $who }, { $role }
nobody = niko
no-cubes = Na stolu nema kocki.
points-count = { $n ->
    [one] { $size } poen
    [few] { $size } poena
   *[other] { $size } poena
}

# Where it stands
now-gathering = { $n ->
    [0] Još se niko nije pridružio: za šuet treba troje ili više.
    [one] Pridružio se { $n } igrač: za šuet treba troje ili više.
    [few] Pridružila su se { $n } igrača: za šuet treba troje ili više.
   *[other] Pridružilo se { $n } igrača: za šuet treba troje ili više.
}
now-enough = Igrača: { $n }. Bacite kockicu za redosled ili sačekajte još nekog.
now-enough-wooden = Igrača: { $n }. Bacite svako po kockicu na stolu i unesite redosled.
now-ordering = Svako baca jednu kockicu: najviša je boks, druga kapiten.
now-order = Redosled je odlučen: boks je { $box }, kapiten { $captain }.
now-between = Pre partije { $game }: boks je { $box }, kapiten { $captain }.
now-partner = { $you ->
    [true] Hoćete li da budete partner boksa?
   *[false] Ponuda da bude partner boksa: { $who }.
}
now-draw = Niko ne želi da bude partner: boks može da ga odredi žrebom.
now-closed = Igra je završena. U obračunu stoji šta još treba da se plati.
now-extras = { $you ->
    [true] Jedini ste koji prihvata: svako od ostalih može da vam da još jednu kocku i plati vam { $price }.
   *[false] Prihvata samo { $who }. Ko je odbio, može da da dodatnu kocku i uz nju plati { $price }.
}
now-tie = { $you ->
    [true] Dvaput isti broj. Ponovo duplirati ulog?
   *[false] Dvaput isti broj: o ponovnom dupliranju uloga odlučuje { $who }.
}
now-wooden = Partija { $game } se igra na drvenoj tabli. Unesite kocke i ishod.
now-box-offers = { $step ->
    [beaver] { $box }: dabar na { $value }, protiv: { $members }.
    [raccoon] { $box }: rakun na { $value }, protiv: { $members }.
    [otter] { $box }: vidra na { $value }, protiv: { $members }.
   *[double] { $box } (boks): dupliranje na { $value }, protiv: { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: dabar na { $value }.
    [raccoon] { $members }: rakun na { $value }.
    [otter] { $members }: vidra na { $value }.
   *[double] { $members }: dupliranje na { $value }.
}
now-offer-part = { $by ->
    [box] na { $value }, protiv: { $members }
   *[team] { $members } na { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: dabar { $list }.
    [raccoon] { $box }: rakun { $list }.
    [otter] { $box }: vidra { $list }.
   *[double] { $box } (boks): dupliranje { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Dabar: { $list }.
    [raccoon] Rakun: { $list }.
    [otter] Vidra: { $list }.
   *[double] Dupliranje: { $list }.
}
waits-next-game = Igrate od sledeće partije.
now-resignation = { $you ->
    [true] Nudi vam se { $win ->
        [gammon] gamon
        [backgammon] bekgemon
       *[single] obična partija
    }. Prihvatate li?
   *[false] Ponuđena predaja: { $win ->
        [gammon] gamon
        [backgammon] bekgemon
       *[single] obična partija
    }. Čeka se: { $who }.
}
now-opening-yours = Početno bacanje: bacite svoju kockicu.
now-opening = Početno bacanje: boks i kapiten bacaju po jednu kockicu.
now-roll-cube = { $you ->
    [true] Vaš red: bacite ili duplirajte.
   *[false] Na bacanju: { $who }. Pre toga možete da duplirate.
}
now-roll = { $you ->
    [true] Vaš red: bacite.
   *[false] Na bacanju: { $who }.
}
now-play = Na potezu: { $who }, { $roll }.
now-shown = { $you ->
    [true] Potez je odigran: bacanjem ga prihvatate.
   *[false] Potez je odigran; { $who } može da traži ispravan.
}
now-advise = Na potezu: { $who }, { $roll }. Pomerite figure da kapitenu pokažete potez.
now-advise-ready = Pokažite ovaj potez kapitenu ili ga poništite.
waits-roll_die = Još treba da baci: { $who }.
waits-offer = Još može da duplira: { $who }.
waits-answer = Još treba da odgovori: { $who }.
waits-extra = Još treba da odluči: { $who }.
time-left = još { $time }

# Acts
choice-roll_die = Baci kockicu
choice-roll_opening = Baci
choice-draw_partner = Izvuci partnera
choice-give_extra = Daj kocku, plati { $price }
choice-decline_extra = Ne daj kocku
choice-count_tie = Prihvati automatsko dupliranje
choice-decline_tie = Ne diraj kocku
choice-accept_partner = Budi partner boksa
choice-decline_partner = Ne, hvala
choice-start_game = { $game ->
    [1] Počni prvu partiju
   *[other] Počni partiju { $game }
}
choice-seek_partner = Potraži partnera
choice-end_partnership = Završi partnerstvo
choice-double = Dupliraj na { $value }
choice-double_all = Dupliraj svima
choice-double_some = Dupliraj izabranima
choice-hold = Bez dupliranja
choice-join = Pridruži se
choice-stay = Ipak ostani
choice-leave = Napusti šuet
choice-leave-game = Odlazim posle ove partije
choice-close = Završi igru
sure-leave = Odlazite? Vaš obračun ostaje otvoren dok se ne izmiri.
sure-close = Završiti igru za sve? Obračun se čuva.
act-roll_opening = Baci

# Answering
answer-title = { $n ->
    [one] Vaš odgovor
    [few] Vaš odgovor na { $n } kocke, kao jedna odluka
   *[other] Vaš odgovor na { $n } kocki, kao jedna odluka
}
answer-cube = { $who }: { $asked } ako prihvatite, gubite { $refused } ako odbijete
answer-cube-alone = { $asked } ako prihvatite, gubite { $refused } ako odbijete
answer-take = Prihvati
answer-drop = Odbij
answer-beaver = Dabar
answer-raccoon = Rakun
answer-otter = Vidra
answer-all-take = Prihvati sve
answer-all-drop = Odbij sve
answer-all-beaver = Dabar za sve
answer-all-raccoon = Rakun za sve
answer-all-otter = Vidra za sve
answer-send = Odgovori
answer-weigh = Igrali biste za { $played } i sada platili { $paid }.
answer-open = Izaberite odgovor za svaku kocku.
answer-fine = Pravila dozvoljavaju ovaj odgovor.
offer-title = Koje kocke?
settle-title = Nagodba o kocki
settle-offer = Ponudi
settle-offered = { $own ->
    [true] Ponudili ste nagodbu: { $yours ->
        [true] vaša kocka
       *[false] kocka igrača { $who }
    }.
   *[false] { $by } nudi nagodbu: { $yours ->
        [true] vaša kocka
       *[false] kocka igrača { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Dobili biste { $amount }.
    [pay] Platili biste { $amount }.
   *[nothing] Niko ne bi ništa platio.
}
settle-points = { $yours ->
    [true] Vaša kocka
   *[false] Kocka igrača { $who }
}
settle-way-receive = Dobijam
settle-way-pay = Plaćam
settle-note = U poenima; može i pola. Ponuda važi do sledećeg bacanja, poteza ili dupliranja.
settle-accept = Prihvati
settle-decline = Odbij
settle-withdraw = Povuci

# The list of members
line-title = Članovi i kocke
line-cube-ends = boks ↔ svoja
line-game = Ova partija
line-total = Poeni
line-you = vi
line-leaving = odlazi posle ove partije
line-awaited = na redu
line-extra = dodatna kocka protiv igrača { $who }
line-bot = bot
line-pips = { $n ->
    [one] { $n } pip
    [few] { $n } pipa
   *[other] { $n } pipova
}
line-ask = Pitaj za savet
cube-at = { $at ->
    [box] Kocka na { $value }, drži je boks
    [own] Kocka na { $value }, drži je { $who }
   *[middle] Kocka na { $value }, u sredini
}
cube-offered = { $by ->
    [box] boks nudi na { $value }
   *[team] ponuđena boksu na { $value }
}
cube-settled = { $winner ->
    [box] dobio boks
    [team] dobijena od boksa
   *[agreed] nagodba
}
cube-single = Kocka
cube-won = dobijena
cube-lost = odbijena
cube-agreed = nagodba

# Talk
talk-title = Dogovor tima
talk-never = Pravila ovog stola ne dozvoljavaju savete kapitenu.
talk-free = Pravila ovog stola sada ne dozvoljavaju da savetujete.
talk-after-cube = Tim može da savetuje kad je kocka okrenuta.
talk-cube-holders = Savetuju igrači koji su ponudili ili prihvatili kocku, i oni koje kapiten pita.
talk-label = Savet kapitenu
talk-label-team = Poruka timu
talk-title-partner = Boks i partner
talk-agree = Slažem se
talk-agreed = slaže se: { $who }
table-talk-title = Razgovor za stolom
table-talk-label = Svima za stolom
line-away = nije tu
line-asked = traži se savet
line-unask = Povuci pitanje
sure-paid = Jeste li platili { $amount } (prima { $to })? To ulazi u obračun za sve.
sure-leave-plays-on = Odlazite? Vaša kocka igra dalje pod kapitenom do kraja partije. Vaš obračun ostaje otvoren dok se ne izmiri.
sure-leave-loses = Odlazite? Za ovim stolom odmah gubite svoje otvorene kocke kakve jesu. Vaš obračun ostaje otvoren dok se ne izmiri.

# Accounts
accounts-title = Obračun
accounts-open = Obračun i izmirenje
accounts-games = Partije
accounts-none = Još nijedna partija nije završena.
accounts-sum = Zbir obračuna je { $sum }.
accounts-fewest = Najmanje plaćanja
accounts-pay = { $from } plaća { $amount }, prima { $to }
accounts-paid = Ovo je plaćeno
accounts-even = Niko nikome ne duguje.
game-line = { $winner ->
    [box] Pobeda: { $box } (boks), poraz: { $captain }
   *[team] Pobeda: { $captain }, poraz: { $box } (boks)
}{ $win ->
    [gammon] , gamon
    [backgammon] , bekgemon
   *[other] {""}
}{ $ending ->
    [dropped] , sve kocke rešene
    [resigned] , predaja
    [claimed] , zatražena pobeda
    [flag] , na vreme
    [forfeited] , bez borbe
    [adjudicated] , po odluci
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Boks ostaje.
    [behind] Boks je pobedio, ali je u minusu: ide na kraj reda.
   *[beaten] Boks ide na kraj reda.
}

# Said as it happens
said-joins = { $who } se pridružuje.
said-stays = { $who } ipak ostaje.
said-leaving = { $who } odlazi posle ove partije.
said-gone = { $who } više nije tu.
said-order = Redosled: { $names }.
said-die = { $you ->
    [true] Bacili ste { $die }.
   *[false] { $who }: bacanje { $die }.
}
said-game = Partija { $game }: boks je { $box }, kapiten { $captain }.
said-captain = { $you ->
    [true] Sada ste vi kapiten.
   *[false] Kapiten je sada { $who }.
}
said-answer = { $n ->
    [one] Vaš odgovor: prihvatate ili odbijate?
    [few] Vaš odgovor na { $n } kocke, molim.
   *[other] Vaš odgovor na { $n } kocki, molim.
}
said-answered = { $who }: odgovor dat. Još treba da odgovori: { $n ->
    [0] niko
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Vaša kocka
       *[false] Kocka igrača { $who }
    }: dobio boks.
   *[team] { $you ->
        [true] Vaša kocka
       *[false] Kocka igrača { $who }
    }: dobijena od boksa.
}
said-agreed = { $you ->
    [true] Vaša kocka
   *[false] Kocka igrača { $who }
}: postignuta je nagodba.
said-cube = { $at ->
    [box] { $you ->
        [true] Vaša kocka
       *[false] Kocka igrača { $who }
    }: { $value }, drži je boks.
    [own] { $you ->
        [true] Vaša kocka: { $value }, kod vas.
       *[false] Kocka igrača { $who }: { $value }, drži je { $who }.
    }
   *[middle] { $you ->
        [true] Vaša kocka
       *[false] Kocka igrača { $who }
    }: { $value }, u sredini.
}
said-extra = Dodatna kocka na { $value }: daje { $from }, dobija { $to }.
said-result = Partija { $game }: { $winner ->
    [box] pobeda { $box }, boks; poraz { $captain }
   *[team] pobeda { $captain }; poraz { $box }, boks
}{ $win ->
    [gammon] {" "}– gamon
    [backgammon] {" "}– bekgemon
   *[other] {""}
}{ $ending ->
    [dropped] , sve kocke rešene
    [resigned] , predaja
    [claimed] , zatražena pobeda
    [flag] , na vreme
    [forfeited] , bez borbe
    [adjudicated] , po odluci
   *[borne_off] {""}
}. { $fate ->
    [stays] Boks ostaje.
    [behind] Boks je pobedio, ali je u minusu: ide na kraj reda.
   *[beaten] Boks ide na kraj reda.
}
said-points = { $list }.
said-may-double = Možete da duplirate pre bacanja kockica.

# Over the wooden board
wood-title = Knjiga rezultata
wood-add = Dodaj igrača
wood-name = Ime
wood-order = Odredi redosled
wood-order-note = Prvo boks, pa kapiten, pa red, prema bačenim kockicama.
wood-up = Pomeri gore: { $who }
wood-down = Pomeri dole: { $who }
wood-doubles = Ko duplira?
wood-double = { $who } duplira na { $value }
wood-box-doubles = { $who } (boks) duplira
wood-answers = { $who } odgovara
wood-rolled = Kockice su bačene
wood-tie = Isti broj pri početnom bacanju
wood-result = Partija je gotova
wood-box-wins = { $who } (boks) pobeđuje
wood-team-wins = Pobeđuje tim, kapiten { $who }
wood-single = Obična
wood-gammon = Gamon
wood-backgammon = Bekgemon
wood-undo = Poništi poslednji unos
wood-undo-more = Poništi više unosa
wood-undo-steps = Koliko unosa
wood-leave = { $who } odlazi
wood-join = { $who } ostaje
wood-stake = Ulog za sledeću partiju
wood-unit = Poen vredi
wood-currency = Valuta
wood-settle = Reši kocku nagodbom
wood-settle-cube = Kocka igrača
wood-settle-points = Poeni
wood-settle-note = Koliko član dobija; negativno ako plaća. Može i pola.
wood-set = Postavi
wood-pay = Zabeleži plaćanje
wood-from = Od
wood-to = Za
wood-amount = Iznos
wood-no-amount = Unesite iznos veći od nule, s decimalama njegove valute.
wood-record = Zabeleži
wood-partner = Izvučeni partner
wood-others = Članovi, ulog, plaćanja

# Keys
key-chouette-go = baci, gotovo, počni
key-chouette-double = dupliraj: svoju kocku, a kao boks sve
key-chouette-take = prihvati sve što vam se nudi
key-chouette-drop = odbij sve što vam se nudi
key-chouette-beaver = dabar na sve što vam se nudi
key-chouette-hold = bez dupliranja u ovom potezu
key-chouette-cubes = pročitaj sve kocke
key-chouette-wait = reci ko je još na redu
key-chouette-talk = napiši savet
key-chouette-answer = na odgovor

# Why something is refused
chouette-house-only = To može samo server.
chouette-player-only = To može samo igrač.
chouette-not-opened = Takav šuet ne postoji.
chouette-opened-already = Taj šuet već postoji.
chouette-not-over = Igra nije završena.
chouette-goes-on-already = Isti igrači su već počeli drugi šuet.
chouette-over = Igra je završena.
chouette-only-over-the-board = To se unosi samo uz drvenu tablu; ovde to beleži server.
chouette-only-online = To se dešava na drvenoj tabli i ne unosi se.
chouette-dice-missing = Nedostaju kockice za ovo bacanje.
chouette-bad-text = Tekst je prazan ili predugačak.
chouette-not-here = To mogu, ili plaćanje primaju, samo članovi koji su se pridružili šuetu.
chouette-joined-already = { $member }: već u šuetu.
chouette-name-taken = { $name } je već u knjizi: pustite ponovo tog igrača ili unesite drugo ime, na primer s inicijalom.
chouette-full = Može se pridružiti najviše { $most }.
chouette-decide-first = Prvo odgovorite na ono što vas čeka: odlazi se između odluka.
chouette-leaving-already = Već ste rekli da odlazite: odlazite kad se partija završi.
chouette-order-known = Redosled je već odlučen.
chouette-order-unknown = Redosled još nije odlučen.
chouette-no-roll-waited = Niste na bacanju.
chouette-order-incomplete = Redosled mora svakog igrača da navede jednom.
chouette-too-few = Za šuet treba troje ili više.
chouette-game-in-play = Partija je u toku.
chouette-no-game = Nijedna partija nije u toku.
chouette-no-part = Niste u ovoj partiji, ili više niste.
chouette-box-only = O tome odlučuje samo boks.
chouette-not-the-player = Za ovu stranu baca, vuče i odlučuje { $member }.
chouette-no-partner-yet = Boks može imati partnera kad je igrača { $from } ili više.
chouette-partner-already = Boks već ima partnera.
chouette-no-partnership = Nemate partnerstvo koje bi se završilo.
chouette-not-asked = Nije na vas red da vam se ponudi partnerstvo.
chouette-lot-too-early = Partner se žrebom određuje kad su svi upitani i niko nije hteo.
chouette-not-in-the-lot = { $member } nije u žrebu za partnera.
chouette-board = Pravila to sada ne dozvoljavaju.
chouette-too-many-steps = Potez ima najviše četiri koraka.
chouette-tie-waits = Prvo boks odlučuje duplira li se ulog zbog istog broja.
chouette-no-tie = Nema istih brojeva koji čekaju odluku.
chouette-opening-over = Partija je počela; isti brojevi na početnom bacanju dolaze pre nje.
chouette-cubes-wait = Prvo se mora odgovoriti na ponuđene kocke.
chouette-extras-wait = Prvo oni koji su odbili odlučuju o dodatnim kockama.
chouette-others-may-offer = Još mogu da ponude svoje kocke: { $members }.
chouette-answered-this-turn = Boks je odgovorio; pre sledećeg bacanja niko ne može da ponudi kocku.
chouette-captain-offers = Kocku tima nudi samo { $member }.
chouette-one-cube = Kocka je jedna: nudi se svima, a boks odgovara za sve isto.
chouette-nothing-to-offer = Nemate kocku koju biste ponudili.
chouette-not-your-cube = Ne možete da ponudite kocku igrača { $member }.
chouette-offered-already = Kocka igrača { $member } već je ponuđena u ovom potezu.
chouette-cube-exhausted = Kocka ne može više.
chouette-nothing-offered = Ništa vam nije ponuđeno.
chouette-answered-already = Već ste odgovorili.
chouette-answer-each = Odgovorite na svaku kocku koja vam je ponuđena: { $members }.
chouette-response-not-enabled = Pravila ovog stola nemaju taj odgovor.
chouette-duty-take-enough = Svi su duplirali: kocke koje prihvatate ({ $taken }) moraju vredeti bar koliko one koje odbijate ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}i ono što ste u ovoj partiji izgubili ({ $before })
}.
chouette-duty-takers-beaver = Za ovim stolom dupliranje se prihvata dabrom.
chouette-duty-beaver-the-captain = Ako prihvatate samo kapitenovu kocku, morate da odgovorite dabrom.
chouette-duty-take-the-captain = Ako prihvatate ijednu od ovih kocki, morate i kapitenovu ({ $member }).
chouette-duty-sole-taker-beavers = Svi ostali su odbili: jedini koji prihvata mora da odgovori dabrom.
chouette-duty-last-rejects = Svi ostali su odbili dupliranje boksa: morate i vi.
chouette-no-extra = Sada nemate dodatnu kocku koju biste dali.
chouette-no-advice = Pravila ovog stola sada ne dozvoljavaju da savetujete.
chouette-advises-nobody = Članovi tima savetuju kapitena; boks igra sam.
chouette-out-of-the-game = Niste više u ovoj partiji i ne možete da savetujete.
chouette-no-settlement = Ta kocka nije vaša da se o njoj nagađate.
chouette-bad-amount = Taj iznos nije moguć.
chouette-pays-themselves = Niko ne može da plati sebi: izaberite dva igrača.
stake-currency = „{ $text }” nije valuta: napišite oznaku kao EUR, ili ostavite polje prazno i igrajte za poene.
stake-decimals = { $cents ->
    [points] Poeni su celi: napišite ulog bez decimala.
    [no] { $currency } se broji u celim iznosima: napišite ulog bez decimala.
   *[yes] Iznos u valuti { $currency } ima najviše dve decimale.
}
stake-bounds = { $cents ->
    [points] Poen vredi od 1 do 1.000.000 poena.
    [no] Poen vredi od 1 do 1.000.000 { $currency }.
   *[yes] Poen vredi od 0,01 do 10.000 { $currency }.
}
chouette-nothing-to-undo = Za poništavanje ima samo ovoliko unosa: { $acts }.
chouette-nothing-due = Ništa nije na redu.
chouette-nothing-changes = To ništa ne bi promenilo.
chouette-dice-called = Kockice se upravo bacaju.
chouette-not-that-roll = To bacanje nije najavljeno ili je već izvršeno.
chouette-no-own-chain = Lanac imaju samo boks i kapiten, i svako otvara svoj.
chouette-chain-too-late = Lanac se pečati jednom, pre prvog bacanja svog niza.
chouette-link-opened-already = Karika lanca za ovo bacanje već je otvorena.
chouette-bad-link = Ta karika ne odgovara onome što je zapečaćeno.

# A game as it went
history-of = Partija { $n }, potez po potez
history-open = Potez po potez
history-colours = { $box } (boks)
history-colours-team = tim
history-boards = Tabla posle svakog poteza; izaberite neku da je uvećate, strelice vode kroz njih.
history-position = Pozicija. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Prethodna partija
history-next = Sledeća partija →
history-order = { $partnered ->
    [true] Boks { $box }, partner { $partner }; tim, prvo kapiten: { $team }.
   *[false] Boks { $box }; tim, prvo kapiten: { $team }.
}
history-opening = Početak: { $box } baca { $white }, { $captain } { $black }.
history-tie = Početak: oboje bacaju { $white }.
history-same = Početak: dvaput isti broj.
history-tie-counted = prihvata automatsko dupliranje
history-tie-declined = Boks ne dira kocku.
history-cannot = nema poteza
history-doubles = duplira
history-box-doubles = duplira, protiv: { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(kocka igrača { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(po dužnosti, CHO-15: jedini koji prihvata)
    [last_rejects] {" "}(po dužnosti, CHO-09: poslednji odbija kao svi ostali)
   *[other] {" "}(po dužnosti)
}
history-captain = Kapiten je sada { $who }: { $why ->
    [declined] kapiten je odbio.
    [cube_dropped] kapitenova kocka je odbijena.
    [settled] o kapitenovoj kocki je postignuta nagodba.
    [too_slow] kapiten nije igrao na vreme.
   *[left] kapiten je otišao.
}
history-extra = Dodatna kocka: daje { $from } i plaća { $price }, dobija { $to }.
history-settled = Nagodba, { $from } i { $to }: { $points }.
history-slow = { $who }: vreme je prošlo bez poteza.
history-left-cubes = { $who } odlazi i gubi kocku.
history-challenge = traži ispravan potez
history-resign = nudi predaju: { $win ->
    [gammon] gamon
    [backgammon] bekgemon
   *[single] obična partija
}
history-claim = traži pobedu: { $win ->
    [gammon] gamon
    [backgammon] bekgemon
   *[single] partija
}
history-resignation-accepted = prihvata
history-resignation-rejected = igra dalje
again-open = Još jedan šuet s istim igračima
again-go = U novi šuet

# What has just happened
news-title = Šta se upravo dogodilo
news-tie = Isti broj na obe kockice: { $die }.
news-tie-counted = Isti broj je duplirao sve kocke.
news-tie-declined = Boks posle istog broja ostavlja kocke kakve jesu.
news-doubled = { $you ->
    [true] Vaše dupliranje, kocki: { $n ->
        [one] { $n }
       *[other] { $n }
    }.
   *[false] { $who } duplira, kocki: { $n ->
        [one] { $n }
       *[other] { $n }
    }.
}
news-answer = { $who }: { $answer }, { $value } (kocka igrača { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– po dužnosti: jedini koji prihvata igra dabra
    [last_rejects] {" "}– po dužnosti: poslednji odbija kao svi ostali
   *[other] {" "}– po dužnosti
}.
news-extra = { $you ->
    [true] Dali ste dodatnu kocku, dobija je { $to }.
   *[false] Dodatna kocka: daje { $who }, dobija { $to }.
}
news-captain = { $you ->
    [true] Sada ste vi kapiten
   *[false] Kapiten je sada { $who }
}: { $why ->
    [declined] kapiten je odbio.
    [cube_dropped] kapitenova kocka je odbijena.
    [settled] o kapitenovoj kocki je postignuta nagodba.
    [too_slow] kapiten nije igrao na vreme.
   *[left] kapiten je otišao.
}
news-too-slow = { $side ->
    [box] Boks nije igrao na vreme.
   *[team] Kapiten nije igrao na vreme.
}
news-settled = { $paid ->
    [true] Nagodba, kocka igrača { $who }: { $points }, dobija { $to }.
   *[false] Nagodba, kocka igrača { $who }: bez plaćanja.
}
news-settle-declined = Ponuda nagodbe za kocku igrača { $who } odbijena je ili povučena.
news-silence = { $you ->
    [true] Niste odgovorili na vreme: { $answer }. Bez odgovora znači kapitenov odgovor ili odbijanje.
   *[false] { $who }: bez odgovora na vreme. To znači kapitenov odgovor ili odbijanje.
}
news-own-answer = { $n ->
    [one] Vaš odgovor: { $answer }. Ostali još odlučuju.
    [few] Vaši odgovori: { $answers }. Ostali još odlučuju.
   *[other] Vaši odgovori: { $answers }. Ostali još odlučuju.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Za kapitena
news-stands-in = { $you ->
    [true] Igrate umesto kapitena dok se ne vrati.
   *[false] { $who } igra umesto kapitena dok se kapiten ne vrati.
}
news-captain-back = Kapiten je ponovo tu: { $who }.
history-stands-in = Umesto odsutnog kapitena igra { $who }.
history-captain-back = { $who } je ponovo tu i igra dalje.
history-silence = { $who }: bez odgovora na vreme. To znači kapitenov odgovor ili odbijanje.
talk-stand-in = Igrate umesto kapitena; ovde stoje saveti tima.
claim-title = Jeste li već u knjizi rezultata?
claim-lead = Izaberite svoje ime umesto da se ponovo pridružujete. Domaćin potvrđuje.
claim-seat = Ja sam { $who }
waits-claim = Od domaćina se traži potvrda da ste vi { $who }.
wood-claim = { $who } otvara link i kaže: „U knjizi rezultata ja sam { $seat }.”
wood-claim-grant = Tako je
wood-claim-refuse = Nije
wood-enter = Unesi
wood-sure-result = { $kind ->
    [gammon] { $title }: gamon. Partija se završava.
    [backgammon] { $title }: bekgemon. Partija se završava.
   *[single] { $title }: obična partija. Partija se završava.
}
wood-sure-pay = Po obračunu { $from } duguje { $owed }, a prima { $to }. Ipak uneti { $amount }?
accounts-debt = { $from } duguje { $amount }, prima { $to }
accounts-carried = Preneto iz prethodnog šueta: { $list }.
accounts-carried-on = Što je bilo otvoreno, prešlo je u sledeći šuet i tamo se plaća.
game-jacoby = Na neokrenutoj kocki gamon se računao kao obična partija (Džekobi, CHO-18).
resign-costs = { $you ->
    [true] Gubite { $amount }
   *[false] { $who } gubi { $amount }
}
strip-own-cube = { $at ->
    [box] Kocka { $value }, kod boksa
    [own] Kocka { $value }, vaša
   *[middle] Kocka { $value }, u sredini
}
line-ask-mark = Pitaj
line-asked-mark = Pitano
voice = Soba za razgovor
voice-note = Link (https) do mesta gde razgovarate. Vide ga svi za stolom.
voice-open = Otvori sobu za razgovor
parts-title = Pored table
parts-members = Članovi
parts-talk = Razgovor
parts-accounts = Obračun
parts-more = Još
parts-board = Nazad na tablu
chouette-not-claimable = To mesto ne može da se traži: zauzeto je ili ga domaćin nije uneo.
chouette-not-in-their-place = Igrate umesto kapitena i ne možete da predate u njegovo ime.
