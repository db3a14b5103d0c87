# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Boks
role-partner = Partner
role-captain = Kapetan
role-member = Ekipa
role-giver = Daje kocku
role-out = Izvan partije
role-waiting = Čeka
role-gone = Nije tu
with-role = { $who }, { $role }
nobody = nitko
no-cubes = Na stolu nema kocki.
points-count = { $n ->
    [one] { $size } bod
    [few] { $size } boda
   *[other] { $size } bodova
}

# Where it stands
now-gathering = { $n ->
    [0] Još se nitko nije pridružio: za chouette treba troje ili više.
    [one] Pridružio se { $n } igrač: za chouette treba troje ili više.
    [few] Pridružila su se { $n } igrača: za chouette treba troje ili više.
   *[other] Pridružilo se { $n } igrača: za chouette treba troje ili više.
}
now-enough = Igrača: { $n }. Baci kockicu za redoslijed ili pričekaj još nekoga.
now-enough-wooden = Igrača: { $n }. Bacite svatko po kockicu na stolu i unesite redoslijed.
now-ordering = Svatko baca jednu kockicu: najviša je boks, druga kapetan.
now-order = Redoslijed je odlučen: boks je { $box }, kapetan { $captain }.
now-between = Prije partije { $game }: boks je { $box }, kapetan { $captain }.
now-partner = { $you ->
    [true] Želiš li biti partner boksa?
   *[false] Ponuda za partnera boksa: { $who }.
}
now-draw = Nitko ne želi biti partner: boks ga može odrediti ždrijebom.
now-closed = Igra je završena. U obračunu stoji što još treba platiti.
now-extras = { $you ->
    [true] Prihvaćaš samo ti: svatko od ostalih može ti dati još jednu kocku i platiti { $price }.
   *[false] Prihvaća samo { $who }. Tko je odbio, može dati dodatnu kocku i uz nju platiti { $price }.
}
now-tie = { $you ->
    [true] Dvaput isti broj. Opet udvostručiti ulog?
   *[false] Dvaput isti broj: o ponovnom udvostručenju uloga odlučuje { $who }.
}
now-wooden = Partija { $game } igra se na drvenoj ploči. Unesi kocke i ishod.
now-box-offers = { $step ->
    [beaver] { $box }: dabar na { $value }, protiv: { $members }.
    [raccoon] { $box }: rakun na { $value }, protiv: { $members }.
    [otter] { $box }: vidra na { $value }, protiv: { $members }.
   *[double] { $box } (boks): udvostručenje na { $value }, protiv: { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: dabar na { $value }.
    [raccoon] { $members }: rakun na { $value }.
    [otter] { $members }: vidra na { $value }.
   *[double] { $members }: udvostručenje na { $value }.
}
now-offer-part = { $by ->
    [box] na { $value }, protiv: { $members }
   *[team] { $members } na { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: dabar { $list }.
    [raccoon] { $box }: rakun { $list }.
    [otter] { $box }: vidra { $list }.
   *[double] { $box } (boks): udvostručenje { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Dabar: { $list }.
    [raccoon] Rakun: { $list }.
    [otter] Vidra: { $list }.
   *[double] Udvostručenje: { $list }.
}
waits-next-game = Igraš od sljedeće partije.
now-resignation = { $you ->
    [true] Nudi ti se { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] obična partija
    }. Prihvaćaš li?
   *[false] Ponuđena predaja: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] obična partija
    }. Čeka se: { $who }.
}
now-opening-yours = Početno bacanje: baci svoju kockicu.
now-opening = Početno bacanje: boks i kapetan bacaju po jednu kockicu.
now-roll-cube = { $you ->
    [true] Ti si na redu: baci ili udvostruči.
   *[false] Na bacanju: { $who }. Prije toga možeš udvostručiti.
}
now-roll = { $you ->
    [true] Ti si na redu: baci.
   *[false] Na bacanju: { $who }.
}
now-play = Na potezu: { $who }, { $roll }.
now-shown = { $you ->
    [true] Potez je odigran: bacanjem ga prihvaćaš.
   *[false] Potez je odigran; { $who } može tražiti ispravan.
}
now-advise = Na potezu: { $who }, { $roll }. Pomakni figure da kapetanu pokažeš potez.
now-advise-ready = Pokaži ovaj potez kapetanu ili ga poništi.
waits-roll_die = Još treba baciti: { $who }.
waits-offer = Još može udvostručiti: { $who }.
waits-answer = Još treba odgovoriti: { $who }.
waits-extra = Još treba odlučiti: { $who }.
time-left = još { $time }

# Acts
choice-roll_die = Baci kockicu
choice-roll_opening = Baci
choice-draw_partner = Izvuci partnera
choice-give_extra = Daj kocku, plati { $price }
choice-decline_extra = Ne daj kocku
choice-count_tie = Prihvati automatsko udvostručenje
choice-decline_tie = Ne diraj kocku
choice-accept_partner = Budi partner boksa
choice-decline_partner = Ne, hvala
choice-start_game = { $game ->
    [1] Počni prvu partiju
   *[other] Počni partiju { $game }
}
choice-seek_partner = Potraži partnera
choice-end_partnership = Završi partnerstvo
choice-double = Udvostruči na { $value }
choice-double_all = Udvostruči svima
choice-double_some = Udvostruči odabranima
choice-hold = Bez udvostručenja
choice-join = Pridruži se
choice-stay = Ipak ostani
choice-leave = Napusti chouette
choice-leave-game = Odlazim nakon ove partije
choice-close = Završi igru
sure-leave = Odlaziš? Tvoj obračun ostaje otvoren dok se ne podmiri.
sure-close = Završiti igru za sve? Obračun se čuva.
act-roll_opening = Baci

# Answering
answer-title = { $n ->
    [one] Tvoj odgovor
    [few] Tvoj odgovor na { $n } kocke, kao jedna odluka
   *[other] Tvoj odgovor na { $n } kocki, kao jedna odluka
}
answer-cube = { $who }: { $asked } ako prihvatiš, gubiš { $refused } ako odbiješ
answer-cube-alone = { $asked } ako prihvatiš, gubiš { $refused } ako odbiješ
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
answer-weigh = Igra za { $played }, a sada plaćaš { $paid }.
answer-open = Odaberi odgovor za svaku kocku.
answer-fine = Pravila dopuštaju ovaj odgovor.
offer-title = Koje kocke?
settle-title = Nagodba o kocki
settle-offer = Ponudi
settle-offered = { $own ->
    [true] Tvoja ponuda nagodbe: { $yours ->
        [true] tvoja kocka
       *[false] kocka igrača { $who }
    }.
   *[false] { $by } nudi nagodbu: { $yours ->
        [true] tvoja kocka
       *[false] kocka igrača { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Dobivaš { $amount }.
    [pay] Plaćaš { $amount }.
   *[nothing] Nitko ništa ne plaća.
}
settle-points = { $yours ->
    [true] Tvoja kocka
   *[false] Kocka igrača { $who }
}
settle-way-receive = Dobivam
settle-way-pay = Plaćam
settle-note = U bodovima; može i pola. Ponuda vrijedi do sljedećeg bacanja, poteza ili udvostručenja.
settle-accept = Prihvati
settle-decline = Odbij
settle-withdraw = Povuci

# The list of members
line-title = Članovi i kocke
line-cube-ends = boks ↔ svoja
line-game = Ova partija
line-total = Bodovi
line-you = ti
line-leaving = odlazi nakon ove partije
line-awaited = na redu
line-extra = dodatna kocka protiv igrača { $who }
line-bot = bot
line-pips = { $n ->
    [one] { $n } pip
    [few] { $n } pipa
   *[other] { $n } pipova
}
line-ask = Pitaj za savjet
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
    [team] dobivena od boksa
   *[agreed] nagodba
}
cube-single = Kocka
cube-won = dobivena
cube-lost = odbijena
cube-agreed = nagodba

# Talk
talk-title = Dogovor ekipe
talk-never = Pravila ovog stola ne dopuštaju savjete kapetanu.
talk-free = Pravila ovog stola sada ti ne dopuštaju savjetovati.
talk-after-cube = Ekipa može savjetovati kad je kocka okrenuta.
talk-cube-holders = Savjetuju igrači koji su ponudili ili prihvatili kocku, i oni koje kapetan pita.
talk-label = Savjet kapetanu
talk-label-team = Poruka ekipi
talk-title-partner = Boks i partner
talk-agree = Slažem se
talk-agreed = slaže se: { $who }
table-talk-title = Razgovor za stolom
table-talk-label = Svima za stolom
line-away = nije tu
line-asked = traži se savjet
line-unask = Povuci pitanje
sure-paid = Je li plaćeno { $amount } (prima { $to })? To ulazi u obračun za sve.
sure-leave-plays-on = Odlaziš? Tvoja kocka igra dalje pod kapetanom do kraja partije. Tvoj obračun ostaje otvoren dok se ne podmiri.
sure-leave-loses = Odlaziš? Za ovim stolom odmah gubiš svoje otvorene kocke kakve jesu. Tvoj obračun ostaje otvoren dok se ne podmiri.

# Accounts
accounts-title = Obračun
accounts-open = Obračun i podmirenje
accounts-games = Partije
accounts-none = Još nijedna partija nije završena.
accounts-sum = Zbroj obračuna je { $sum }.
accounts-fewest = Najmanje plaćanja
accounts-pay = { $from } plaća { $amount }, prima { $to }
accounts-paid = Ovo je plaćeno
accounts-even = Nitko nikome ne duguje.
game-line = { $winner ->
    [box] Pobjeda: { $box } (boks), poraz: { $captain }
   *[team] Pobjeda: { $captain }, poraz: { $box } (boks)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , sve kocke riješene
    [resigned] , predaja
    [claimed] , zatražena pobjeda
    [flag] , na vrijeme
    [forfeited] , bez borbe
    [adjudicated] , po odluci
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Boks ostaje.
    [behind] Boks je pobijedio, ali je u minusu: ide na kraj reda.
   *[beaten] Boks ide na kraj reda.
}

# Said as it happens
said-joins = { $who } se pridružuje.
said-stays = { $who } ipak ostaje.
said-leaving = { $who } odlazi nakon ove partije.
said-gone = { $who } više nije tu.
said-order = Redoslijed: { $names }.
said-die = { $you ->
    [true] Tvoje bacanje: { $die }.
   *[false] { $who }: bacanje { $die }.
}
said-game = Partija { $game }: boks je { $box }, kapetan { $captain }.
said-captain = { $you ->
    [true] Sada si kapetan ti.
   *[false] Kapetan je sada { $who }.
}
said-answer = { $n ->
    [one] Tvoj odgovor: prihvaćaš ili odbijaš?
    [few] Tvoj odgovor na { $n } kocke, molim.
   *[other] Tvoj odgovor na { $n } kocki, molim.
}
said-answered = { $who }: odgovor dan. Još treba odgovoriti: { $n ->
    [0] nitko
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Tvoja kocka
       *[false] Kocka igrača { $who }
    }: dobio boks.
   *[team] { $you ->
        [true] Tvoja kocka
       *[false] Kocka igrača { $who }
    }: dobivena od boksa.
}
said-agreed = { $you ->
    [true] Tvoja kocka
   *[false] Kocka igrača { $who }
}: postignuta je nagodba.
said-cube = { $at ->
    [box] { $you ->
        [true] Tvoja kocka
       *[false] Kocka igrača { $who }
    }: { $value }, drži je boks.
    [own] { $you ->
        [true] Tvoja kocka: { $value }, kod tebe.
       *[false] Kocka igrača { $who }: { $value }, drži je { $who }.
    }
   *[middle] { $you ->
        [true] Tvoja kocka
       *[false] Kocka igrača { $who }
    }: { $value }, u sredini.
}
said-extra = Dodatna kocka na { $value }: daje { $from }, dobiva { $to }.
said-result = Partija { $game }: { $winner ->
    [box] pobjeda { $box }, boks; poraz { $captain }
   *[team] pobjeda { $captain }; poraz { $box }, boks
}{ $win ->
    [gammon] {" "}– gammon
    [backgammon] {" "}– backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , sve kocke riješene
    [resigned] , predaja
    [claimed] , zatražena pobjeda
    [flag] , na vrijeme
    [forfeited] , bez borbe
    [adjudicated] , po odluci
   *[borne_off] {""}
}. { $fate ->
    [stays] Boks ostaje.
    [behind] Boks je pobijedio, ali je u minusu: ide na kraj reda.
   *[beaten] Boks ide na kraj reda.
}
said-points = { $list }.
said-may-double = Možeš udvostručiti prije bacanja kockica.

# Over the wooden board
wood-title = Knjiga rezultata
wood-add = Dodaj igrača
wood-name = Ime
wood-order = Odredi redoslijed
wood-order-note = Prvo boks, pa kapetan, pa red, prema bačenim kockicama.
wood-up = Pomakni gore: { $who }
wood-down = Pomakni dolje: { $who }
wood-doubles = Tko udvostručuje?
wood-double = { $who } udvostručuje na { $value }
wood-box-doubles = { $who } (boks) udvostručuje
wood-answers = { $who } odgovara
wood-rolled = Kockice su bačene
wood-tie = Isti broj pri početnom bacanju
wood-result = Partija je gotova
wood-box-wins = { $who } (boks) pobjeđuje
wood-team-wins = Pobjeđuje ekipa, kapetan { $who }
wood-single = Obična
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Poništi zadnji unos
wood-undo-more = Poništi više unosa
wood-undo-steps = Koliko unosa
wood-leave = { $who } odlazi
wood-join = { $who } ostaje
wood-stake = Ulog za sljedeću partiju
wood-unit = Bod vrijedi
wood-currency = Valuta
wood-settle = Riješi kocku nagodbom
wood-settle-cube = Kocka igrača
wood-settle-points = Bodovi
wood-settle-note = Koliko član dobiva; negativno ako plaća. Može i pola.
wood-set = Postavi
wood-pay = Zabilježi plaćanje
wood-from = Od
wood-to = Za
wood-amount = Iznos
wood-no-amount = Unesi iznos veći od nule, s decimalama njegove valute.
wood-record = Zabilježi
wood-partner = Izvučeni partner
wood-others = Članovi, ulog, plaćanja

# Keys
key-chouette-go = baci, gotovo, počni
key-chouette-double = udvostruči: svoju kocku, a kao boks sve
key-chouette-take = prihvati sve što ti se nudi
key-chouette-drop = odbij sve što ti se nudi
key-chouette-beaver = dabar na sve što ti se nudi
key-chouette-hold = bez udvostručenja u ovom potezu
key-chouette-cubes = pročitaj sve kocke
key-chouette-wait = reci tko je još na redu
key-chouette-talk = napiši savjet
key-chouette-answer = na odgovor

# Why something is refused
chouette-house-only = To može samo poslužitelj.
chouette-player-only = To može samo igrač.
chouette-not-opened = Takav chouette ne postoji.
chouette-opened-already = Taj chouette već postoji.
chouette-not-over = Igra nije završena.
chouette-goes-on-already = Isti su igrači već počeli drugi chouette.
chouette-over = Igra je završena.
chouette-only-over-the-board = To se unosi samo uz drvenu ploču; ovdje to bilježi poslužitelj.
chouette-only-online = To se događa na drvenoj ploči i ne unosi se.
chouette-dice-missing = Nedostaju kockice za ovo bacanje.
chouette-bad-text = Tekst je prazan ili predug.
chouette-not-here = To mogu, ili plaćanje primaju, samo članovi koji su se pridružili chouetteu.
chouette-joined-already = { $member }: već u chouetteu.
chouette-name-taken = { $name } je već u knjizi: pusti opet tog igrača ili unesi drugo ime, na primjer s inicijalom.
chouette-full = Može se pridružiti najviše { $most }.
chouette-decide-first = Prvo odgovori na ono što te čeka: odlazi se između odluka.
chouette-leaving-already = Tvoj je odlazak već najavljen: odlaziš kad partija završi.
chouette-order-known = Redoslijed je već odlučen.
chouette-order-unknown = Redoslijed još nije odlučen.
chouette-no-roll-waited = Nisi na bacanju.
chouette-order-incomplete = Redoslijed mora svakog igrača navesti jednom.
chouette-too-few = Za chouette treba troje ili više.
chouette-game-in-play = Partija je u tijeku.
chouette-no-game = Nijedna partija nije u tijeku.
chouette-no-part = Nisi u ovoj partiji, ili više nisi.
chouette-box-only = O tome odlučuje samo boks.
chouette-not-the-player = Za ovu stranu baca, vuče i odlučuje { $member }.
chouette-no-partner-yet = Boks može imati partnera kad je igrača { $from } ili više.
chouette-partner-already = Boks već ima partnera.
chouette-no-partnership = Nemaš partnerstvo koje bi završilo.
chouette-not-asked = Nije na tebi red da ti se ponudi partnerstvo.
chouette-lot-too-early = Partner se ždrijebom određuje kad su svi upitani i nitko nije htio.
chouette-not-in-the-lot = { $member } nije u ždrijebu za partnera.
chouette-board = Pravila to sada ne dopuštaju.
chouette-too-many-steps = Potez ima najviše četiri koraka.
chouette-tie-waits = Prvo boks odlučuje udvostručuje li se ulog zbog istog broja.
chouette-no-tie = Nema istih brojeva koji čekaju odluku.
chouette-opening-over = Partija je počela; isti brojevi pri početnom bacanju dolaze prije nje.
chouette-cubes-wait = Prvo se mora odgovoriti na ponuđene kocke.
chouette-extras-wait = Prvo oni koji su odbili odlučuju o dodatnim kockama.
chouette-others-may-offer = Još mogu ponuditi svoje kocke: { $members }.
chouette-answered-this-turn = Boks je odgovorio; prije sljedećeg bacanja nitko ne može ponuditi kocku.
chouette-captain-offers = Kocku ekipe nudi samo { $member }.
chouette-one-cube = Kocka je jedna: nudi se svima, a boks odgovara za sve jednako.
chouette-nothing-to-offer = Nemaš kocku za ponudu.
chouette-not-your-cube = Ne možeš ponuditi kocku igrača { $member }.
chouette-offered-already = Kocka igrača { $member } već je ponuđena u ovom potezu.
chouette-cube-exhausted = Kocka ne može više.
chouette-nothing-offered = Ništa ti nije ponuđeno.
chouette-answered-already = Tvoj je odgovor već dan.
chouette-answer-each = Odgovori na svaku kocku koja ti je ponuđena: { $members }.
chouette-response-not-enabled = Pravila ovog stola nemaju taj odgovor.
chouette-duty-take-enough = Svi su udvostručili: kocke koje prihvaćaš ({ $taken }) moraju vrijediti barem koliko one koje odbijaš ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}i ono što je u ovoj partiji već izgubljeno ({ $before })
}.
chouette-duty-takers-beaver = Za ovim se stolom udvostručenje prihvaća dabrom.
chouette-duty-beaver-the-captain = Ako prihvaćaš samo kapetanovu kocku, moraš odgovoriti dabrom.
chouette-duty-take-the-captain = Ako prihvaćaš ijednu od ovih kocki, moraš i kapetanovu ({ $member }).
chouette-duty-sole-taker-beavers = Svi ostali su odbili: jedini koji prihvaća mora odgovoriti dabrom.
chouette-duty-last-rejects = Svi ostali su odbili udvostručenje boksa: moraš i ti.
chouette-no-extra = Sada nemaš dodatnu kocku za davanje.
chouette-no-advice = Pravila ovog stola sada ti ne dopuštaju savjetovati.
chouette-advises-nobody = Članovi ekipe savjetuju kapetana; boks igra sam.
chouette-out-of-the-game = Nisi više u ovoj partiji i ne možeš savjetovati.
chouette-no-settlement = Ta kocka nije tvoja da se o njoj nagađaš.
chouette-bad-amount = Taj iznos nije moguć.
chouette-pays-themselves = Nitko ne može platiti sebi: odaberi dva igrača.
stake-currency = „{ $text }” nije valuta: napiši oznaku kao EUR, ili ostavi polje prazno i igraj za bodove.
stake-decimals = { $cents ->
    [points] Bodovi su cijeli: napiši ulog bez decimala.
    [no] { $currency } se broji u cijelim iznosima: napiši ulog bez decimala.
   *[yes] Iznos u valuti { $currency } ima najviše dvije decimale.
}
stake-bounds = { $cents ->
    [points] Bod vrijedi od 1 do 1.000.000 bodova.
    [no] Bod vrijedi od 1 do 1.000.000 { $currency }.
   *[yes] Bod vrijedi od 0,01 do 10.000 { $currency }.
}
chouette-nothing-to-undo = Za poništavanje ima samo ovoliko unosa: { $acts }.
chouette-nothing-due = Ništa nije na redu.
chouette-nothing-changes = To ništa ne bi promijenilo.
chouette-dice-called = Kockice se upravo bacaju.
chouette-not-that-roll = To bacanje nije najavljeno ili je već obavljeno.
chouette-no-own-chain = Lanac imaju samo boks i kapetan, i svatko otvara svoj.
chouette-chain-too-late = Lanac se pečati jednom, prije prvog bacanja svog niza.
chouette-link-opened-already = Karika lanca za ovo bacanje već je otvorena.
chouette-bad-link = Ta karika ne odgovara zapečaćenome.

# A game as it went
history-of = Partija { $n }, potez po potez
history-open = Potez po potez
history-colours = { $box } (boks)
history-colours-team = ekipa
history-boards = Ploča nakon svakog poteza; odaberi neku za uvećanje, strelice vode kroz njih.
history-position = Pozicija. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Prethodna partija
history-next = Sljedeća partija →
history-order = { $partnered ->
    [true] Boks { $box }, partner { $partner }; ekipa, prvo kapetan: { $team }.
   *[false] Boks { $box }; ekipa, prvo kapetan: { $team }.
}
history-opening = Početak: { $box } baca { $white }, { $captain } { $black }.
history-tie = Početak: oboje bacaju { $white }.
history-same = Početak: dvaput isti broj.
history-tie-counted = prihvaća automatsko udvostručenje
history-tie-declined = Boks ne dira kocku.
history-cannot = nema poteza
history-doubles = udvostručuje
history-box-doubles = udvostručuje, protiv: { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(kocka igrača { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(po dužnosti, CHO-15: jedini koji prihvaća)
    [last_rejects] {" "}(po dužnosti, CHO-09: posljednji odbija kao svi ostali)
   *[other] {" "}(po dužnosti)
}
history-captain = Kapetan je sada { $who }: { $why ->
    [declined] kapetan je odbio.
    [cube_dropped] kapetanova je kocka odbijena.
    [settled] o kapetanovoj je kocki postignuta nagodba.
    [too_slow] kapetan nije igrao na vrijeme.
   *[left] kapetan je otišao.
}
history-extra = Dodatna kocka: daje { $from } i plaća { $price }, dobiva { $to }.
history-settled = Nagodba, { $from } i { $to }: { $points }.
history-slow = { $who }: vrijeme je prošlo bez poteza.
history-left-cubes = { $who } odlazi i gubi kocku.
history-challenge = traži ispravan potez
history-resign = nudi predaju: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] obična partija
}
history-claim = traži pobjedu: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] partija
}
history-resignation-accepted = prihvaća
history-resignation-rejected = igra dalje
again-open = Još jedan chouette s istim igračima
again-go = U novi chouette

# What has just happened
news-title = Što se upravo dogodilo
news-tie = Isti broj na obje kockice: { $die }.
news-tie-counted = Isti je broj udvostručio sve kocke.
news-tie-declined = Boks nakon istog broja ostavlja kocke kakve jesu.
news-doubled = { $you ->
    [true] Tvoje udvostručenje, kocki: { $n ->
        [one] { $n }
       *[other] { $n }
    }.
   *[false] { $who } udvostručuje, kocki: { $n ->
        [one] { $n }
       *[other] { $n }
    }.
}
news-answer = { $who }: { $answer }, { $value } (kocka igrača { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– po dužnosti: jedini koji prihvaća igra dabra
    [last_rejects] {" "}– po dužnosti: posljednji odbija kao svi ostali
   *[other] {" "}– po dužnosti
}.
news-extra = { $you ->
    [true] Tvoja dodatna kocka, dobiva je { $to }.
   *[false] Dodatna kocka: daje { $who }, dobiva { $to }.
}
news-captain = { $you ->
    [true] Sada si kapetan ti
   *[false] Kapetan je sada { $who }
}: { $why ->
    [declined] kapetan je odbio.
    [cube_dropped] kapetanova je kocka odbijena.
    [settled] o kapetanovoj je kocki postignuta nagodba.
    [too_slow] kapetan nije igrao na vrijeme.
   *[left] kapetan je otišao.
}
news-too-slow = { $side ->
    [box] Boks nije igrao na vrijeme.
   *[team] Kapetan nije igrao na vrijeme.
}
news-settled = { $paid ->
    [true] Nagodba, kocka igrača { $who }: { $points }, dobiva { $to }.
   *[false] Nagodba, kocka igrača { $who }: bez plaćanja.
}
news-settle-declined = Ponuda nagodbe za kocku igrača { $who } odbijena je ili povučena.
news-silence = { $you ->
    [true] Od tebe nije bilo odgovora na vrijeme: { $answer }. Bez odgovora znači kapetanov odgovor ili odbijanje.
   *[false] { $who }: bez odgovora na vrijeme. To znači kapetanov odgovor ili odbijanje.
}
news-own-answer = { $n ->
    [one] Tvoj odgovor: { $answer }. Ostali još odlučuju.
    [few] Tvoji odgovori: { $answers }. Ostali još odlučuju.
   *[other] Tvoji odgovori: { $answers }. Ostali još odlučuju.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Za kapetana
news-stands-in = { $you ->
    [true] Igraš umjesto kapetana dok se ne vrati.
   *[false] { $who } igra umjesto kapetana dok se kapetan ne vrati.
}
news-captain-back = Kapetan je opet tu: { $who }.
history-stands-in = Umjesto odsutnog kapetana igra { $who }.
history-captain-back = { $who } je opet tu i igra dalje.
history-silence = { $who }: bez odgovora na vrijeme. To znači kapetanov odgovor ili odbijanje.
talk-stand-in = Igraš umjesto kapetana; ovdje stoje savjeti ekipe.
claim-title = Jesi li već u knjizi rezultata?
claim-lead = Odaberi svoje ime umjesto novog pridruživanja. Domaćin potvrđuje.
claim-seat = Ja sam { $who }
waits-claim = Od domaćina se traži potvrda da si ti { $who }.
wood-claim = { $who } otvara poveznicu i kaže: „U knjizi rezultata ja sam { $seat }.”
wood-claim-grant = Tako je
wood-claim-refuse = Nije
wood-enter = Unesi
wood-sure-result = { $kind ->
    [gammon] { $title }: gammon. Partija završava.
    [backgammon] { $title }: backgammon. Partija završava.
   *[single] { $title }: obična partija. Partija završava.
}
wood-sure-pay = Po obračunu { $from } duguje { $owed }, a prima { $to }. Ipak unijeti { $amount }?
accounts-debt = { $from } duguje { $amount }, prima { $to }
accounts-carried = Preneseno iz prethodnog chouettea: { $list }.
accounts-carried-on = Što je bilo otvoreno, prešlo je u sljedeći chouette i ondje se plaća.
game-jacoby = Na neokrenutoj kocki gammon se računao kao obična partija (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Gubiš { $amount }
   *[false] { $who } gubi { $amount }
}
strip-own-cube = { $at ->
    [box] Kocka { $value }, kod boksa
    [own] Kocka { $value }, tvoja
   *[middle] Kocka { $value }, u sredini
}
line-ask-mark = Pitaj
line-asked-mark = Pitano
voice = Soba za razgovor
voice-note = Poveznica (https) do mjesta gdje razgovarate. Vide je svi za stolom.
voice-open = Otvori sobu za razgovor
parts-title = Pokraj ploče
parts-members = Članovi
parts-talk = Razgovor
parts-accounts = Obračun
parts-more = Još
parts-board = Natrag na ploču
chouette-not-claimable = To se mjesto ne može tražiti: zauzeto je ili ga domaćin nije unio.
chouette-not-in-their-place = Igraš umjesto kapetana i ne možeš predati u njegovo ime.
