# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Játékosok
person-bot = bot
rating-title = Értékszám
rating-provisional = Ideiglenes: kevés mérkőzés, vagy régen volt
rating-open = Ez a mérkőzés beleszámít az értékszámba. A tét akkor látszik, ha mindkét játékos leült.
rating-waits = Az értékszámok számítása folyamatban.
rating-your-stake = Értékszámod győzelem esetén +{ $gain }, vereség esetén −{ $loss }.
rating-stake = { $name } értékszáma győzelem esetén +{ $gain }, vereség esetén −{ $loss }.
rating-share = Ezen a héten sokat játszottatok egymással, ezért a változásnak csak ekkora része számít: { $share }%.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Te: { $before } → { $after } ({ $change })
rating-not-casual = Ez barátságos mérkőzés: az értékszámok nem változnak.
rating-not-guest = Az értékszámok nem változnak: értékelt mérkőzéshez mindkét játékosnak regisztráltnak kell lennie.
rating-not-new = Az értékszámok nem változnak: meghívásos mérkőzésnél mindkét fióknak legalább egynaposnak kell lennie.
rating-not-too_far = Az értékszámok nem változnak: több mint 500 pont a különbség.
rating-not-too_often = Az értékszámok nem változnak: ők ketten ezen a héten már 7 számító mérkőzést játszottak.
rating-not-alone = Az értékszámok nem változnak: egy ember nem játszhat mindkét oldalon.
rating-not-annulled = Az értékszámok nem változnak: a mérkőzés semmis.

seal-verify = Kockák ellenőrzése
seal-checking = Minden dobás újraszámolása…
seal-wrong = A kockák nem egyeznek az elkötelezéssel. Nyisd meg az ellenőrzőt, hogy lásd, hol.
seal-unreadable = A kockák jegyzőkönyve nem olvasható. Próbáld újra.

people-title = Játékosok
people-find = Játékos keresése a neve elejével
people-find-go = Keresés
people-none-found = Egy játékos neve sem kezdődik így: „{ $name }”.
people-followed = Akiket követsz
people-follow-oneself = Önmagadat nem követheted.
people-follow-many = Már annyi embert követsz, amennyit lehet. Előbb szüntesd meg valakinek a követését.

ranking-choose = Ranglisták
ranking-rating = Értékszám szerint
ranking-week = Ez a hét
ranking-month = Ez a hónap
ranking-year = Ez az idény
ranking-errors = Hibaarány szerint
ranking-points = Lejátszott pontok
ranking-place = Helyezés
ranking-player = Játékos
ranking-gain = Változás
ranking-points-played = Lejátszott pontok
ranking-matches = Mérkőzések
ranking-won = Győzelem
ranking-empty = Ezen a ranglistán még nincs senki. Játssz értékelt mérkőzéseket, és légy te az első.
ranking-note = A ranglistán olyan játékosok vannak, akik a megadott időben legalább { $points } pontot játszottak legalább { $people } ellenféllel, és az értékszámuk nem ideiglenes. Egy 7 pontos mérkőzés 7 pont.
ranking-listed = Felkerülsz a ranglistákra, amint eleget játszottál.
ranking-unlisted = Egy ranglistán sem szerepelsz.
ranking-leave = Vegyetek le a ranglistákról
ranking-enter = Vegyetek fel a ranglistákra
pool-choose = A játék fajtája
pool-people = Élő
pool-correspondence = Levelező
pool-bots = Botok ellen

profile-joined = Itt van { $day } óta
profile-former = Korábban: { $names }
profile-challenge = Kihívás
profile-follow = Követés
profile-unfollow = Követés megszüntetése
profile-block = Letiltás
profile-register = Regisztrálj, hogy játékosokat követhess, és értékelt mérkőzéseket játszhass.
profile-unrated = Még nincs értékelt mérkőzése.
profile-experience = { $matches ->
    [one] egy mérkőzés
   *[other] { $matches } mérkőzés
  }, { $points ->
    [one] egy pont
   *[other] { $points } pont
  }
profile-rating-note = Az értékszám a FIBS-képletet követi, és mindenki 1500-ról indul. A botok elleni mérkőzéseknek külön értékszámuk van.
profile-errors = Minden döntés
profile-errors-checker = Korongjáték
profile-errors-cube = Duplázókocka
profile-errors-note = Az értékelt mérkőzésekben a motor által megítélt utolsó döntések alapján, számuk { $decisions }. { $interval ->
    [yes] A valódi érték 100-ból 95 esetben a tartományon belül van.
   *[no] Tartományt legalább { $least } döntéstől mutatunk.
  }
profile-errors-few = A motor még kevés döntését ítélte meg, legalább { $least } kell.
profile-graph = Az értékszám alakulása
profile-graph-table = Minden változás táblázatban
profile-graph-words = Az értékszám alakulása { $matches ->
    [one] egy mérkőzés
   *[other] { $matches } mérkőzés
  } során: most { $now }, legmagasabb { $most }, legalacsonyabb { $least }.
profile-no-matches = Még nincs befejezett mérkőzés.
profile-none-found = Nincs ilyen mérkőzés.
profile-counted = { $n ->
    [one] Egy mérkőzés
   *[other] { $n } mérkőzés
  }, ebből győzelem: { $won }
profile-filter = Mérkőzések szűrése
profile-filter-go = Mérkőzések mutatása
profile-opponent = Ellenfél
profile-result = Eredmény
profile-result-any = Mindegy
profile-result-won = Győzelem
profile-result-lost = Vereség
profile-score-stood = Az állás a mérkőzés végén
profile-since = Ettől
profile-until = Eddig
profile-search-wrong = A szűrő nem olvasható: a hossz egy szám, a nap így néz ki: 2026-11-25.
profile-ways = Megnézés
profile-watch = Nézés
profile-newer = Újabb mérkőzések

against-title = { $one } – { $other }
against-none = Ők ketten még nem fejeztek be mérkőzést egymás ellen.
against-by-length = Győzelmek a mérkőzés hossza szerint

dice-of = { $name } kockái
dice-all-title = Az egész klub kockái
dice-none = Még nincs megszámolt dobás: a kockákat a mérkőzés végén számoljuk.
dice-counted = { $n ->
    [one] Egy megszámolt dobás.
   *[other] { $n } megszámolt dobás.
  } A játszmák első dobása soha nem dupla, ezért kimarad ({ $openings }).
dice-too-few = Túl kevés dobás az ítélethez: legalább { $least } kell.
dice-test = { $rare ->
    [usual] Ezek a dobások szabályos kockákra vallanak. Szabályos kockák ekkora vagy nagyobb eltérést az esetek { $percent } részében mutatnak (khi-négyzet { $chi }).
    [rare] Szabályos kockák ekkora vagy nagyobb eltérést csak az esetek { $percent } részében mutatnak (khi-négyzet { $chi }). 100 becsületes játékosból néhánynál ez a kép.
   *[very_rare] Szabályos kockák ekkora eltérést szinte soha nem mutatnak: az esetek { $percent } részében (khi-négyzet { $chi }). Ellenőrizd a mérkőzéseket, és szólj a klubnak.
  }
dice-sums = Duplák és bejövetel
dice-what = Mi
dice-doubles = Duplák
dice-entering = Bejövetel a sorompóról, { $n ->
    [one] egy próbából
   *[other] { $n } próbából
  }
dice-pairs = Minden dobás
dice-pair = Dobás
dice-counted-head = Megszámolva
dice-expected = Átlag
dice-band = Szokásos
dice-outside = A szokásos tartományon kívül
dice-band-note = A szokásos tartományba 100 szabályos számlálásból 95 esik. A 21 dobás közül körülbelül egy pusztán véletlenül esik kívül.

fair-play-title = Tiszta játék
fair-play-of = Tiszta játék: { $name }
fair-play-lead = Csak moderátoroknak szóló bizonyíték. Azt mutatja, hol érdemes körülnézni, és nem dönt el semmit.
fair-play-base-title = Milyen gyakran téved egy ilyen jel
fair-play-base = Tegyük fel, hogy 100 játékosból 1 kap segítséget. Az a jel, amely közülük 100-ból 90-et megtalál, és 100 becsületes játékosból 1-et meggyanúsít, 100 esetből csak 48-ban igaz. Aki ötször néz, ötször annyi becsületes játékost talál.
fair-play-base-many = Egy rövid, majdnem tökéletes mérkőzés becsületes játékosoknál gyakori. Az eredmények és a szerencsés dobások nem mondanak semmit.
fair-play-hardest = A tíz legnehezebb lépés
fair-play-hardest-note = Nézd meg az állást, és dönts magad, mielőtt kinyitod az ítéletet.
fair-play-choices = { $n } lehetséges lépés
fair-play-verdict = Ítélet
fair-play-lost = { $best ->
    [yes] A legjobb lépés volt.
   *[no] A lépés vesztesége: { $loss }.
  }
fair-play-none-judged = A motor még egyetlen értékelt mérkőzését sem ítélte meg.
fair-play-rate = { $rate } ({ $n } döntés)
fair-play-peers = { $n } más játékos van hasonló értékszámmal: 100-ból 5 játszik jobban, mint { $low }, a fele jobban, mint { $middle }, 95 jobban, mint { $high }.
fair-play-as-good = Közülük ugyanolyan jól vagy jobban játszik: { $n }.
fair-play-few-peers = A hasonló értékszámú játékosok közül elég megítélt döntése csak ennyinek van: { $n }. Az összevetéshez legalább { $least } kell.
fair-play-agreement = Egyezés a motorral nehéz lépéseknél
fair-play-agreement-note = Csak azok a lépések, ahol a legjobb 0,02–0,08-dal jobb a másodiknál: ott különböznek az emberek. Mellette ugyanazoknak a mérkőzéseknek az ellenfelei.
fair-play-player = A játékos
fair-play-opponents = Az ellenfelek
fair-play-found = megtalált: { $best } / { $all }
fair-play-between = (a valódi arány { $low }% és { $high }% között)
fair-play-too-few = (túl kevés az ítélethez)
fair-play-times = Idő a nehézség szerint
fair-play-difficulty = Lépések
fair-play-forced = Kényszerű
fair-play-easy = Könnyű
fair-play-hard = Nehéz
fair-play-close = Szoros
fair-play-times-note = A középső idő, a lépések számával. Az emberek tovább gondolkodnak, ahol nehéz.
fair-play-evidence = Mit mond ez, így vagy úgy
fair-play-unusual = Szokatlan
fair-play-usual = Ahogy az emberek játszanak
fair-play-unknown = Túl kevés, hogy bármit mondjon
fair-play-nothing = Semmi.
fair-play-says-rate-low = A hibaarány a tartományával együtt alacsonyabb, mint 100-ból 95 hasonló értékszámú játékosé.
fair-play-says-rate-usual = A hibaarány olyan, mint a hasonló értékszámú játékosoké.
fair-play-says-rate-open = Túl kevés a döntés, vagy túl kevés az összevethető játékos.
fair-play-says-hard-more = A nehéz lépéseket egyértelműen gyakrabban megtalálta, mint az ellenfelek.
fair-play-says-hard-usual = A nehéz lépéseket körülbelül ugyanolyan gyakran találta meg, mint az ellenfelek.
fair-play-says-hard-open = Túl kevés a nehéz lépés.
fair-play-says-time-flat = A nehéz lépések nem tartottak tovább, mint a könnyűek, miközben az ellenfelek tovább gondolkodtak.
fair-play-says-time-grows = A nehéz lépések tovább tartottak, mint a könnyűek.
fair-play-says-time-open = Túl kevés a mért idejű lépés.
fair-play-says-cube-apart = A korongjáték majdnem tökéletes, a duplázás nem.
fair-play-says-cube-usual = A korongjáték és a duplázás összeillik.
fair-play-says-cube-open = Túl kevés a döntés.
fair-play-steps = Előbb figyelj, aztán kérdezz barátságosan, vagy ajánlj felügyelt mérkőzést. Senkit nem korlátozunk indoklás, határidő és más moderátorhoz szóló fellebbezés nélkül.
fair-play-alike = Érdemes ránézni
fair-play-alike-note = Csak jelzések, soha nem ítéletek: a barátok is gyorsan adják fel, és van, aki mindig veszít.
fair-play-quick = { $n } értékelt mérkőzés egy percen belül véget ért
fair-play-one-way = { $n } értékelt mérkőzés, mind ugyanúgy dőlt el
