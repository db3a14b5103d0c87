# Pages around the table. Used by the server only.

tagline = Backgammon zaj nélkül: jó tábla és ellenőrizhető kockák.
nav-rules = Szabályok
nav-dice = Kockák ellenőrzése
nav-language = Nyelv
guest-name = Vendég { $number }
skip = Ugrás a fő tartalomra

# Start
start-title = Backgammon jó táblán
start-lead = Játssz azzal, aki itt van, a bottal, vagy linkkel egy ismerőssel. Fiók, érmék és reklám nélkül.
start-bot = Játék a bottal
start-bot-note = { $length } pontos mérkőzés duplázókockával. Egy kattintás, és a táblánál vagy.
start-level = Milyen erős legyen?
start-friend = Hívj meg valakit
start-friend-note = Kapsz egy linket. Aki megnyitja, ellened játszik.
start-called = A neved itt: { $name }
start-new-name = Új név
start-nameless = Válassz nevet
start-custom = Szabályok kiválasztása
start-tables = Asztalaid
start-tables-none = Még nincs asztalod. Itt jelennek meg, és bármikor visszatérhetsz hozzájuk.
start-name = Neved
start-dice-title = Ellenőrizhető kockák
start-dice = A mérkőzés előtt a szerver és mindkét játékos elzár egy-egy titkot. Minden dobás ebből a háromból készül: előre senki nem tudhatja, utána viszont minden dobást magad is újraszámolhatsz.
start-dice-how = Hogyan működik
start-ear-title = Billentyűzettel és hallás után
start-ear = Minden mezőnek neve van, minden dobás és lépés felolvasható, és egy egész mérkőzést lejátszhatsz egér nélkül. A billentyűk listája az asztalnál: ?
start-kept-title = Semmi nem vész el
start-kept = Csukd be az oldalt, veszítsd el a kapcsolatot, gyere vissza holnap: az asztal úgy vár, ahogy hagytad.
table-against = { $white } – { $black }
table-to = { $length } pontig, { $a }–{ $b }
table-money = pénzjáték, { $a }–{ $b }
table-waiting = ellenfélre vár
table-playing = folyamatban
table-over = véget ért
table-broken = nem nyitható meg
table-unnamed = szabad hely

# Rule chooser
choose-title = Szabályok kiválasztása
choose-against = Ellenfél
choose-bot = A bot
choose-friend = Egy ismerős, linkkel
choose-doubles = Ketten kettő ellen, linkekkel
choose-doubles-note = Páros tanácskozással: mindkét oldalon egy pár játszik, és egymás között beszélik meg a lépést.
choose-preset = A játék fajtája
choose-preset-note = A fajta minden alábbi beállítást kitölt; amit „alapérték” állásban hagysz, az úgy marad.
preset-match = Mérkőzés
preset-match-note = Megadott pontig, duplázókockával és Crawford-szabállyal.
preset-money = Pénzjáték
preset-money-note = Játszma játszma után, mindegyik saját tétre, Jacoby-szabállyal.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Egy olasz online játékterem szabályai: saját korlát a duplázásra, nincs Crawford-játszma, backgammon kipakolás után is.
preset-tournament = Verseny
preset-tournament-note = Mérkőzés az olasz versenyszabályzat szerint, 3 ponttól, a szabályokban felső határ nélkül.
knob-length = Hány pontig
knob-length-note = Mérkőzéshez általában 5; ez úgy fél óra. A szabályok nem ismernek felső határt; ez a program 64-ig számol. A tavola realéban egyetlen játszma szokatlan: 3, 5 vagy 7.
knob-as-preset = Alapérték
knob-on = Be
knob-off = Ki
knob-jacoby = Jacoby-szabály
knob-jacoby-note = Pénzjáték: gammon csak akkor számít, ha a duplázókockát már elfordították.
knob-responses = Válasz a duplázásra
knob-responses-note = Pénzjáték: a beaver azonnal visszadupláz, és megtartja a duplázókockát.
knob-responses-take_or_drop = Elfogadás vagy passz
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver és raccoon
knob-responses-otter = Beaver, raccoon és otter
knob-automatic_doubles = Automatikus duplázás
knob-automatic_doubles-note = Pénzjáték: egyforma kockák a kezdődobásnál megduplázzák a tétet.
knob-automatic-none = Nincs
knob-automatic-up-to = { $n ->
    [one] Az első
   *[other] Az első { $n }
}
knob-crawford = Crawford-szabály
knob-crawford-note = Mérkőzés: egy játszma duplázókocka nélkül, amikor valakinek egy pont hiányzik.
knob-holland = Holland-szabály
knob-holland-note = Mérkőzés: a Crawford-játszma után a hátrányban lévő játékos a harmadik köre előtt nem duplázhat.
knob-backgammon = Backgammon
knob-backgammon-note = Veszíthetsz-e háromszoros tétet, ha már kipakoltál korongot.
knob-backgammon-only_with_none_off = Csak ha nincs kint korong
knob-backgammon-even_with_some_off = Akkor is, ha van kint
knob-premature_roll = Túl korai dobás
knob-premature_roll-note = Semmis: újra kell dobni (IRR-06). Érvényes: az ellenfél ennek tudatában lép, és aki korán dobott, abban a körben nem duplázhat (IRR-07). Csak kifogásolható lépéseknél számít.
knob-premature_roll-void = Semmis
knob-premature_roll-stands = Érvényes
knob-doubling_limit = A duplázás korlátja
knob-doubling_limit-note = Tavola reale: nem lehet duplázni, ha az egyszerű győzelem azzal már eldöntené a mérkőzést (CUB-17). Csak a tavola realéban.
knob-doubling_limit-none = Nincs
knob-doubling_limit-tavola-reale = Mint a tavola realéban
knob-legality = A lépések szabályossága
knob-legality-note = Szigorú: csak szabályos lépést lehet befejezni. Kifogásolható: bármely lépés érvényes, hacsak az ellenfél nem kér szabályosat, mint a fatáblán.
knob-legality-strict = Szigorú
knob-legality-called = Kifogásolható
knob-pace = Tempó
knob-level = A bot ereje
knob-level-note = Csak ha a bot ellen játszol.
knob-clock = Óra
knob-clock-note = Pontonként néhány perc tartalék, és minden körben ingyenes másodpercek. Ha elfogy a tartalékod, elveszted a mérkőzést.
knob-clock-none = Óra nélkül
knob-clock-simple_delay = Késleltetés, utána tartalék
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: minden körben hozzáadott másodpercek
knob-minutes = Perc pontonként
knob-seconds = Másodperc körönként
knob-side = A korongjaid
knob-side-any = Sorsolással
knob-side-white = Világos
knob-side-black = Sötét
choose-more = További szabályok
choose-go = Asztal nyitása

# Table
table-title = Asztal
table-moves = Ez a játszma
table-games = Játszmák
table-game = Játszma
table-winner = Győztes
table-how = Eredmény
table-points = Pont
table-score = Állás
table-settings = Beállítások
table-help = Billentyűk
table-resign = Feladás
table-files = Mérkőzés letöltése
table-claim = Igénylés
table-plays = Lépések listája
table-last = Utolsó lépés újra
table-flip = Tábla megfordítása
table-leave = Felállás az asztaltól
table-proof = Kockák: elkötelezések és bizonyíték
table-invite = Hívd meg az ismerősödet
table-invite-note = Küldd el ezt a linket. Aki először megnyitja, azé a másik hely.
table-invite-doubles = Hívd meg a társadat és az ellenfeleket
table-invite-doubles-note = Minden link egy helyre szól. A mérkőzés akkor kezdődik, ha mind a négy helyen ülnek.
table-invite-partner = A társadnak
table-invite-opponent = Egy ellenfélnek
table-copy = Másolás
invite-share = Megosztás
invite-qr = QR-kód
invite-qr-note = A link QR-kódként
table-terms = Szabályok és korlátok
look-open = Visszanézés
look-first = A játszma elejére
look-back = Egy lépéssel vissza
look-on = Egy lépéssel előre
look-last = A játszma végére
look-close = Vissza a játékhoz
copy-id-note = A mutatott lépés előtti állás, a dobással
copy-link = Link másolása
name-change = Név módosítása
table-onward = Új asztal
table-close = Bezárás
table-result = Eredmény
table-noscript = Az élő asztalhoz JavaScript kell. Anélkül is játszhatsz: válassz lent, és töltsd újra az oldalt, hogy lásd az ellenfél lépését.
plain-plays = Lépés
plain-reload = Újratöltés
plain-play-none = Nincs szabályos lépés: tovább
resign-title = Feladás
resign-note = Feladni a kör végén lehet: ha a saját köröd közben ajánlod, vár a végéig. Az ellenfeled elutasíthatja a feladott játszmát, hacsak nem a legtöbb, amit veszíthetsz.
plays-title = Szabályos lépések
plays-note = Válassz egyet, vagy írd be a számát, és nyomj Entert.

# Joining
join-title = Meghívást kaptál
join-lead = { $who } backgammonozni hív.
join-lead-partner = { $who } társának hív egy páros backgammonmérkőzésre.
join-lead-opponent = { $who } ellenfélnek hív egy páros backgammonmérkőzésre.
terms-stake = Tét
terms-stake-match = A mérkőzés; a hosszán túli pontok nem számítanak
terms-stake-money = Pontok: a játszmák értéke összeadódik
terms-clock = { $mode }, fejenként { $bank } perc, körönként { $delay } mp
terms-decision = Egy döntésre
terms-absence = Visszatérésre a kapcsolat elvesztése után
terms-time = { $time } perc
name-note = Legfeljebb { $most } karakter. Ha üresen hagyod, számozott vendég leszel.
name-note-known = Legfeljebb { $most } karakter. Ha üresen hagyod, a neved marad: { $name }.
name-missing = Ebben a névben nincs megjeleníthető betű. Menj vissza, és válassz másikat; minden más, amit beírtál, megvan.
name-too-long = Ez a név túl hosszú, legfeljebb { $most } karakter lehet. Menj vissza, és válassz rövidebbet; minden más, amit beírtál, megvan.
name-of-house = Ez a név magáé a klubé. Menj vissza, és válassz másikat; minden más, amit beírtál, megvan.
name-mixed = Ez a név különböző ábécék hasonló betűit keveri. Menj vissza, és írd egyféle betűkkel; minden más, amit beírtál, megvan.
join-rules = Az asztal szabályai
join-sit = Leülök játszani
join-over = Ez a mérkőzés véget ért.
join-look = Asztal megtekintése
join-taken = Ez a hely már foglalt.
rules-of-match = { $length } pontos mérkőzés
rules-of-money = Pénzjáték

# Dice checker
verify-title = Egy mérkőzés kockáinak ellenőrzése
verify-lead = Nyisd meg egy mérkőzés jegyzőkönyvét, és ez az oldal a böngésződben minden dobást újraszámol. Semmit nem küld el sehová.
verify-file = Jegyzőkönyv (proof.json)
verify-paste = vagy illeszd be ide
verify-go = Ellenőrzés
verify-save = Az ellenőrző mentése kapcsolat nélküli használatra
verify-how-title = Hogyan készülnek a dobások
verify-how = A szerver elkötelezi magát egy titok mellett, mielőtt bárki leül. Minden hely elkötelezi magát egy hash-lánc vége mellett. Minden dobásnál mindkét lánc következő szeme nyílik meg; a dobás egy HMAC, amelynek kulcsa a szerver titka, tartalma az asztal, a mérkőzés, a dobás száma, a két elkötelezés és a két láncszem. A 252 vagy annál nagyobb bájtok kimaradnak, hogy minden szám egyformán valószínű legyen.
verify-noscript = Az ellenőrzőhöz JavaScript kell. A „tavola verify-dice FILE” parancs ugyanezt tudja.
verify-honest = Minden dobás rendben, összesen { $rolls }: mind abból következik, amit a mérkőzés előtt elzártak.
verify-honest-one = Az egyetlen dobás rendben: abból következik, amit a mérkőzés előtt elzártak.
verify-wrong = { $faults ->
    [one] Egy dolog hibás.
   *[other] { $faults } dolog hibás.
}
verify-rolls = Minden dobás, és hogy honnan jött az egyes láncszem
verify-roll-number = Dobás
verify-roll-who = Ki dobott
verify-roll-dice = Kockák
verify-roll-link = Láncszem: { $who }
verify-roll-both = mindkettő
verify-link-client = a saját oldaláról
verify-link-escrow = itt őrzött másolatból
verify-link-house = szerver
verify-link-default = alapérték (elmaradt)
verify-unreadable = Ez nem jegyzőkönyv.
verify-no-length = Ez a jegyzőkönyv régebbi formátumú, és nem tartalmazza a hosszát, így nem tűnne fel, ha a végéről dobásokat levágtak.
verify-nameless = A jegyzőkönyv egyik játékosa elhagyta a klubot, neve már nem szerepel benne. A névvel készült lenyomatok úgy állnak itt, ahogy voltak, és nem számolhatók újra; minden más igen.
verify-in-play = A mérkőzés még tart: a szerver a végén nyitja meg a titkát, és a dobások csak akkor számolhatók újra.
verify-fault-scheme = A jegyzőkönyv más fajta, mint amit ez az oldal ellenőriz.
verify-fault-secret-missing = A mérkőzés véget ért, és a szerver titka hiányzik.
verify-fault-secret = A szerver titka nem az, amely mellett a mérkőzés előtt elkötelezte magát.
verify-fault-link-default = %. dobás: az elmaradt láncszem helyére nem a megbeszélt került.
verify-fault-link-source = %. dobás: hibás, honnan származik egy láncszem.
verify-fault-link = %. dobás: egy láncszem nem része annak a láncnak, amely mellett a hely elkötelezte magát.
verify-fault-seen = %. dobás: egy hely más jegyzőkönyvhöz nyitotta meg a láncszemét.
verify-fault-number = %. dobás: a dobások nem sorban vannak számozva.
verify-fault-dice = %. dobás: ezek a kockák nem a titokból és a láncszemekből következnek.
verify-fault-log-missing = A mérkőzés menete hiányzik.
verify-fault-log = A mérkőzés menete nem illik a dobásokhoz.
verify-fault-count = Több vagy kevesebb dobás van, mint amennyit a mérkőzés menete mond.
verify-fault-kept = Egy lenyomat állítólag névvel készült ott, ahol nincs név.
verify-fault-ending = A jegyzőkönyv nem úgy végződik, ahogy állítja: valamit levágtak, hozzáadtak vagy megváltoztattak.
verify-fault-other = A jegyzőkönyv ellentmondásos.
dice-part = A mérkőzés kockái
dice-warning-title = A szerver nem tartja a kockákra tett ígéretét
dice-warning-do = A böngésződ feljegyezte, mit kértek tőle, mikor, és mit mutattak neki. Mentsd el ezt a feljegyzést, mutasd meg az ellenfelednek, és ne játssz tovább semmiért, ami számít.
dice-evidence-save = Bizonyíték mentése
dice-details = Minden dobás
dice-away = Folytatás másik eszközön
dice-away-note = A kockákhoz tartozó részed ebben a böngészőben van. Nyisd meg ezt a linket ott, ahol folytatnád, saját magadként bejelentkezve, és a részed átkerül oda. Ne add oda senkinek a linket: aki ismeri ezt és a szerver titkát, ismeri a dobásaidat.

# Rules for players

# Errors
error-404 = Itt nincs semmi
error-404-note = A cím hibás, vagy az asztalt eltávolították.
clause-says = Mit mond ez: { $clause }
error-403 = Nincs hozzáférésed
error-403-note = Ez valaki másé. Ha van meghívód, nyisd meg újra a linkjét.
error-aside = Ez nem nyitható meg
error-aside-note = Az itt tárolt adatok egy része nem olvasható, ezért félretettük. Semmi nem törlődött, a klub többi része működik. A klub üzemeltetői a „tavola doctor” paranccsal vizsgálhatják meg.
error-other = Ez nem sikerült
error-too-fast = Ez gyorsabb volt, mint ahogy bárki játszik. Várj egy pillanatot, és próbáld újra.
error-too-slow = Túl sokáig tartott, mire megérkezett. Ellenőrizd a kapcsolatot, és próbáld újra.
error-too-many-guests = Épp most sokan csatlakoztak a hálózatodról. Várj néhány másodpercet, és próbáld újra.
error-too-many-bots = Elég asztalnál játszanak már botok egymással. Várj, amíg valamelyik véget ér, vagy néző híján szünetel.
error-busy = A klub túlterhelt. Próbáld újra.
error-closing = A klub mindjárt újraindul. Próbáld újra egy pillanat múlva.
error-malformed = Az elküldött adat nem olvasható. Menj vissza, ellenőrizd, amit beírtál, és próbáld újra.
error-cross-site = Ez egy másik webhely oldaláról jött, ezért semmi nem történt.
error-internal = Hiba történt nálunk. Semmi nem változott; próbáld újra.
error-back = Vissza
error-home = A kezdőlapra
error-table = Vissza az asztalhoz
error-event = Vissza a versenyhez

# Chouette
chouette-title = Chouette
chouette-now = Mi a teendő most
chouette-open = Chouette nyitása
wooden-start-title = Fatábla
wooden-start = Tegyél mellé egy telefont: óra, eredményjelző és játszmalap. Hálózat nélkül is működik, és egy megnyomás sem vész el.
wooden-open = Óra megnyitása
chouette-start-title = Chouette
chouette-start = Egy mindenki ellen, mindenkinek saját duplázókockával: a box egy tanácskozó csapat ellen játszik. Ismerősökkel, botokkal, vagy elszámolásként egy fatábla mellett.
chouette-games = { $n ->
    [0] még nincs játszma
    [one] egy játszma
   *[other] { $n } játszma
}
chouette-lead = Egy játékos a box, aki mindenki más ellen játszik. A kapitány lép a csapatért, a többiek tanácsot adnak, és mindenkinek külön elszámolása van a boxszal.
chouette-turned = { $n ->
    [one] egy szabály módosítva
   *[other] { $n } szabály módosítva
}
preset-chouette-club = Klub-chouette
preset-chouette-club-note = Külön duplázókocka a box és minden tag között, klubkötelességekkel: elég elfogadás, elsőként a kapitány kockája, beaverek.
preset-chouette-galore = Egyszerű chouette
preset-chouette-galore-note = Egy duplázókocka mindenkinek; ha a box dupláz, minden tag maga fogad el vagy passzol.
chouette-place = A tábla
chouette-place-online = Itt, a szerver kockáival
chouette-place-online-note = A box és a kapitány a képernyőn lép; utána minden dobás ellenőrizhető.
chouette-place-over_the_board = Fatábla
chouette-place-over_the_board-note = Te írod be a duplázásokat és az eredményeket; az oldal vezeti a sorrendet, a kötelességeket és az elszámolást.
chouette-bots = Botok
chouette-bots-note = Azonnal csatlakoznak, és tagként, kapitányként vagy boxként játszanak. Kettővel egyedül is elkezdheted. Fatábla mellett nem.
chouette-bot-level = Szintjük
chouette-bot-add = Bot hozzáadása
level-beginner = Kezdő
level-novice = Újonc
level-casual = Alkalmi
level-intermediate = Középhaladó
level-advanced = Haladó
level-expert = Mester
level-full = Teljes erő
chouette-host = Te
chouette-host-plays = játszol
chouette-host-keeps = csak az elszámolást vezeted
chouette-host-note = A házigazda adja hozzá a botokat, állítja be a tétet, és fatábla mellett mindenki helyett ír be.
chouette-lobby = Chouette-ek, amelyekhez csatlakozhatsz
chouette-lobby-note = Bárki csatlakozhat; a folyamatban lévő játszma megy tovább, te a sor végén kezdesz.
chouette-lobby-nobody = Még senki
chouette-door = Ki csatlakozhat
chouette-door-link = Bárki, akinél ott a link
chouette-door-open = Mindenki; a chouette nyilvános listán van
chouette-worth = Egy pont értéke
chouette-worth-note = Ahogy leírnád: 2.50, mellé EUR. Pénznem nélkül egy pont csak egy pont.
chouette-pace = Időkorlátok
chouette-pace-answer = Válasz duplázásra
chouette-pace-answer-note = Utána a válasz hiánya a kapitány válaszát jelenti, vagy passzt.
chouette-pace-turn = Dobás vagy lépés
chouette-pace-turn-note = Utána a sorban következő játékos veszi át, vagy a box veszített.
chouette-pace-absence = Nyitott oldal nélkül
chouette-pace-absence-note = Aki ennyi ideig nincs itt, arra nem várunk tovább: ez a válasz hiányának számít.
chouette-pace-gather = Csatlakozás saját duplázással
chouette-pace-gather-note = Az első duplázás után, mielőtt a box válaszol.
chouette-pace-fair = A kapitány dobása előtt
chouette-pace-fair-note = Hogy mindenki duplázhasson; a „Nem duplázok” gomb megspórolja a többieknek a várakozást.
chouette-seconds = { $n } másodperc
chouette-no-limit = nincs korlát
chouette-go = Chouette nyitása
chouette-knob-cubes = Duplázókockák
chouette-knob-cubes-note = Klub: minden tagnak egy. Egyszerű: egy mindenkinek.
chouette-knob-cubes-single = Egy mindenkinek
chouette-knob-cubes-multiple = Minden tagnak egy
chouette-knob-box_stays = A box marad
chouette-knob-box_stays-note = Klub: ha nyer, és abban a játszmában nincs pontokban hátrányban. Egyszerű: ha legyőzi a kapitányt.
chouette-knob-box_stays-beats_captain = ha legyőzi a kapitányt
chouette-knob-box_stays-wins_and_level = ha nyer, és nincs mínuszban
chouette-knob-offering = A tagok duplázhatnak
chouette-knob-offering-note = Klub: amíg a box nem válaszolt egyiküknek. Egyszerű: amíg a kapitány nem dob.
chouette-knob-offering-until_roll = a dobásig
chouette-knob-offering-until_answered = a box válaszáig
chouette-knob-take_enough = Elég elfogadás
chouette-knob-take_enough-note = Ha mindenki duplázott, a boxnak annyit kell elfogadnia, hogy győzelemmel legalább nullán legyen, és beavert kell mondania, ha csak a kapitányét fogadja el. A klub-beállításban be van kapcsolva.
chouette-knob-captain_cube = A kapitány kockája
chouette-knob-captain_cube-note = Ha több duplázást ajánlanak egyszerre. Klub: ha a box bármelyiket elfogadja, a kapitányét is elfogadja. Egyszerű: ahogy tetszik.
chouette-knob-captain_cube-off = a box azt fogadja el, amelyiket akarja
chouette-knob-captain_cube-if_any = ha bármelyiket elfogadja, a kapitányét is
chouette-knob-captain_cube-must = a boxnak el kell fogadnia a kapitányét
chouette-knob-beaver = A duplázás elfogadása
chouette-knob-beaver-note = Ahol van beaver: el lehet-e fogadni nélküle is.
chouette-knob-beaver-may = beaverrel vagy anélkül
chouette-knob-beaver-must = mindig beaverrel
chouette-knob-sole_taker_beavers = Egyedüli elfogadó beavere
chouette-knob-sole_taker_beavers-note = Ha a box mindenkit duplázott, és csak egy tag fogadja el, annak beavert kell mondania. A klub-beállításban be van kapcsolva.
chouette-knob-holdout = Az utolsó passz
chouette-knob-holdout-note = Öt vagy több játékosnál: ha egy kivételével mindenki passzolja a box duplázását, az utolsónak is passzolnia kell. Alapból ki van kapcsolva.
chouette-knob-holdout-first = a box első duplázásánál
chouette-knob-holdout-any = a box minden duplázásánál
chouette-knob-extras = További duplázókockák
chouette-knob-extras-note = Csak egy duplázókockánál: akik passzoltak, egy további kockát adhatnak az egyedüli elfogadónak, ha középről duplázott a box. Alapból ki van kapcsolva.
chouette-knob-extras-paid = aki ad, kifizeti a passz árát
chouette-knob-extras-free = aki ad, nem fizet
chouette-knob-consultation = Tanács a kapitánynak
chouette-knob-consultation-note = Klub: azoktól, akik már dupláztak vagy elfogadtak, vagy akiket kérdeznek. Egyszerű: mindenkitől, aki játszik.
chouette-knob-consultation-free = mindenkitől, aki játszik
chouette-knob-consultation-never = soha
chouette-knob-consultation-after-cube = ha egy duplázókockát már elfordítottak
chouette-knob-consultation-cube-holders = azoktól, akiknek a kockáját már elfordították
chouette-knob-declining = Ha többen passzolják a box duplázását
chouette-knob-declining-note = Több kockánál a kapitányok sorban mennek a végére. Egy kockánál csak a kapitány.
chouette-knob-declining-captain_only = csak a kapitány megy a végére
chouette-knob-declining-in_turn = a kapitányok sorban mennek
chouette-knob-captain_after_drop = A kapitány passza után
chouette-knob-captain_after_drop-note = Ha a kapitány passzolja a box duplázását, de mások elfogadják.
chouette-knob-captain_after_drop-stays = a következő végleg kapitány lesz
chouette-knob-captain_after_drop-temporary = a következő csak ebben a játszmában kapitány
chouette-knob-leaving = A távozó játékos kockája
chouette-knob-leaving-note = Játszma közben. Alapból játékban marad; a kapitány válaszol érte.
chouette-knob-leaving-plays_on = játékban marad a kapitánnyal
chouette-knob-leaving-loses = azonnal elveszett
chouette-knob-partner_lot = Társ sorsolása
chouette-knob-partner_lot-note = Ha senki nem akar a box társa lenni. Általában a kapitány nélkül.
chouette-knob-partner_lot-without_captain = a kapitány nélkül
chouette-knob-partner_lot-with_captain = a kapitánnyal
chouette-knob-partner_place = A társ, ha a box veszít
chouette-knob-partner_place-note = Általában a helyén marad.
chouette-knob-partner_place-kept = a helyén marad
chouette-knob-partner_place-end = a sor végére megy
chouette-knob-partner_from = Társ ennyi játékostól
chouette-knob-partner_from-note = Játékosok száma, általában 8.
chouette-automatic-consent = Az első; a box beleegyezésével több
chouette-join-title = Egy chouette
chouette-there = Már itt vannak
chouette-join = Csatlakozás
chouette-join-note = A sor végén kezdesz, és a következő játszmától játszol. Két döntés között elmehetsz.
chouette-invite = Mások meghívása
chouette-invite-note = Aki megnyitja ezt a linket, bármikor csatlakozhat a sor végén.
chouette-noscript = A chouette oldalához JavaScript kell. Nélküle csak azt látod, ki van itt, és az elszámolást.
chouette-resign-note = A másik oldal elutasíthatja az ajánlatodat, hacsak nem a legtöbb, ami veszíthető.
chouette-sure = Biztos?
accounts-count = { $n ->
    [one] egy játszma
   *[other] { $n } játszma
}
accounts-back = Vissza a chouette-hez
accounts-csv = Letöltés CSV-ként
accounts-print = Nyomtatható oldal
accounts-balances = Egyenlegek
accounts-debts = Ki kinek tartozik
accounts-total = Összesen
accounts-by-game = Pontok játszmánként
accounts-marks = B: box abban a játszmában. C: kapitány.
accounts-game = { $n }. játszma
accounts-cube = { $value } értéken, { $winner ->
    [box] a box nyerte
    [team] a box elvesztette
   *[agreed] egyezséggel
}
cause-dropped = passz
cause-decided = a játszma döntötte el
cause-extra_given = további duplázókockával
cause-agreed = egyezséggel
cause-left = elment
cause-partner = a társ része

# Where a guest is at home
browsers-title = Böngészők, amelyek ismernek
browsers-many = { $n ->
    [one] Csak ez a böngésző ismer.
   *[other] { $n } böngésző ismer.
 }
browsers-end-others = Kijelentkezés minden más böngészőből
browsers-here-note = A vendéget csak a böngészője ismeri. Ha itt kijelentkezel, és másik böngésző nem ismer, nem térhetsz vissza az asztalaidhoz.
browsers-end-here = Kijelentkezés ebből a böngészőből

# The rules of the chouette
chouette-rules-title = A chouette szabályai
chouette-rules-presets = A két alapbeállítás

## Rules that do not go together
not-translated = Még nincs lefordítva: itt angolul olvasható.
broken-length-in-money-play = Ezek pénzjátékszabályok, amelyekben nincs pontszám, ameddig játszotok: hagyd üresen a pontokat, vagy válassz mérkőzést.
broken-match-without-length = A mérkőzés megadott pontig tart: írj be egy számot, vagy válassz pénzjátékot.
broken-jacoby-in-match = Mérkőzésben nincs Jacoby-szabály: kapcsold ki, vagy válassz pénzjátékot.
broken-responses-in-match = Mérkőzésben nincs beaver: kapcsold ki, vagy válassz pénzjátékot.
broken-automatic-doubles-in-match = Mérkőzésben nincs automatikus duplázás: kapcsold ki, vagy válassz pénzjátékot.
broken-holland-without-crawford = A Holland-szabály a Crawford-játszma utáni játszmákról szól: kapcsold be a Crawford-szabályt, vagy kapcsold ki a Holland-szabályt.
broken-tournament-length = A versenymérkőzések legalább 3 pontig tartanak: adj meg hosszabbat, vagy válaszd a „Mérkőzés” fajtát.
broken-crawford-outside-match = A Crawford-szabály mérkőzésre való: kapcsold ki, vagy válassz mérkőzést.
broken-holland-outside-match = A Holland-szabály mérkőzésre való: kapcsold ki, vagy válassz mérkőzést.
broken-doubling-limit-outside-match = A tavola reale duplázási korlátja mérkőzésre való: kapcsold ki, vagy válassz mérkőzést.
broken-consent-outside-chouette = A box beleegyezésével járó automatikus duplázás chouette-hez való: válassz egy számot, vagy egyet se.
broken-time-limit = Ez az időkorlát túl hosszú vagy túl rövid: egy másodperctől hét napig terjedhet.
broken-clock-times = Ezzel az órával senki nem tud játszani: kell rá valamennyi idő, pontonként és körönként legfeljebb 10 óra.
broken-rated-time = Az értékelt mérkőzés mindenkinek hagy időt: legalább 15 másodpercet egy döntésre, 30-at a visszatérésre a kapcsolat elvesztése után, és óra esetén játszmánként egy percet.
broken-bots = Legfeljebb { $most } bot játszhat, fatábla mellett egy sem.
broken-stake-in-match = Pontonkénti tét a pénzjátékhoz való: hagyd üresen a pénznemet, vagy válassz pénzjátékot.
broken-called-in-tavola-reale = A tavola realét szigorú szabályossággal játsszák: válaszd a „szigorú” beállítást, vagy más szabályokat.

# The tutor on the start page

start-tutor = Tutorral
start-tutor-note = Durva hiba előtt rákérdez, tippet ad, visszavételt enged.
knob-tutor-none = Nincs
knob-tutor-whopper = Óriási hiba előtt rákérdez
knob-tutor-blunder = Durva hiba előtt rákérdez
knob-tutor-error = Hiba előtt rákérdez
knob-tutor-doubtful = Kétes lépés előtt rákérdez
knob-tutor-note = Bot ellen: rossz lépés előtt rákérdez, tippet ad, és visszavételt enged. A mérkőzésen látszik, hogy tutorral játszották.
terms-tutor = Rákérdez a döntés előtt, ha a veszteség legalább { $loss }; tipp és visszavétel megengedett
