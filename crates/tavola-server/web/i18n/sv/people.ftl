# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Spelare
person-bot = bot
rating-title = Rating
rating-provisional = Preliminär: få matcher, eller länge sedan
rating-open = Den här matchen räknas för rating. Vad som står på spel visas när båda har satt sig.
rating-waits = Ratingen räknas ut.
rating-your-stake = Du kan vinna { $gain } eller förlora { $loss } ratingpoäng.
rating-stake = { $name } kan vinna { $gain } eller förlora { $loss } ratingpoäng.
rating-share = Ni två har spelat mycket mot varandra den här veckan, så { $share } % av ändringen räknas.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Du: { $before } → { $after } ({ $change })
rating-not-casual = Den här matchen räknas inte: ratingen står kvar.
rating-not-guest = Ratingen står kvar: båda spelarna måste vara registrerade för en ratingmatch.
rating-not-new = Ratingen står kvar: i en match på inbjudan måste båda kontona vara minst ett dygn gamla.
rating-not-too_far = Ratingen står kvar: det skiljer mer än 500 poäng.
rating-not-too_often = Ratingen står kvar: de här två har redan spelat 7 matcher den här veckan som räknades.
rating-not-alone = Ratingen står kvar: en person kan inte spela båda sidorna.
rating-not-annulled = Ratingen står kvar: matchen annullerades.

seal-verify = Kontrollera tärningarna
seal-checking = Räknar om varje slag…
seal-wrong = Tärningarna passar inte det som lades fast. Öppna kontrollen för att se var.
seal-unreadable = Tärningsprotokollet gick inte att läsa. Försök igen.

people-title = Spelare
people-find = Sök en spelare på början av namnet
people-find-go = Sök
people-none-found = Ingen spelares namn börjar med ”{ $name }”.
people-followed = Spelare du följer
people-follow-oneself = Du kan inte följa dig själv.
people-follow-many = Du följer så många du kan. Sluta följa någon först.

ranking-choose = Topplistor
ranking-rating = Efter rating
ranking-week = Den här veckan
ranking-month = Den här månaden
ranking-year = Den här säsongen
ranking-errors = Efter felsnitt
ranking-points = Spelade poäng
ranking-place = Plats
ranking-player = Spelare
ranking-gain = Ändring
ranking-points-played = Spelade poäng
ranking-matches = Matcher
ranking-won = Vunna
ranking-empty = Ingen finns på den här listan än. Spela ratingmatcher och bli först.
ranking-note = En lista tar upp spelare med minst { $points } spelade poäng mot minst { $people } personer under sin tid, och en rating som inte är preliminär. En match till 7 är 7 poäng.
ranking-listed = Du kommer med på listorna när du har spelat tillräckligt.
ranking-unlisted = Du finns inte på någon lista.
ranking-leave = Ta bort mig från listorna
ranking-enter = Sätt upp mig på listorna
pool-choose = Typ av spel
pool-people = Live
pool-correspondence = Korrespondens
pool-bots = Mot bottar

profile-joined = Här sedan { $day }
profile-former = Tidigare { $names }
profile-challenge = Utmana
profile-follow = Följ
profile-unfollow = Sluta följa
profile-block = Blockera
profile-register = Registrera dig för att följa spelare och spela ratingmatcher.
profile-unrated = Ingen ratingmatch än.
profile-experience = { $matches ->
    [one] en match
   *[other] { $matches } matcher
  }, { $points ->
    [one] en poäng
   *[other] { $points } poäng
  }
profile-rating-note = Ratingen följer FIBS formel, och alla börjar på 1500. Matcher mot bottar har en egen rating.
profile-errors = Alla beslut
profile-errors-checker = Drag
profile-errors-cube = Kub
profile-errors-note = Över de senaste { $decisions } besluten i ratingmatcher som motorn har bedömt. { $interval ->
    [yes] Det sanna värdet ligger inom marginalen i 95 fall av 100.
   *[no] En marginal visas från { $least } beslut.
  }
profile-errors-few = Motorn har hittills bedömt färre än { $least } av spelarens beslut.
profile-graph = Rating över tid
profile-graph-table = Varje ändring som tabell
profile-graph-words = Rating över { $matches ->
    [one] en match
   *[other] { $matches } matcher
  }: nu { $now }, högst { $most }, lägst { $least }.
profile-no-matches = Ingen avslutad match att visa än.
profile-none-found = Ingen match passar.
profile-counted = { $n ->
    [one] En match
   *[other] { $n } matcher
  }, { $won } vunna
profile-filter = Filtrera matcher
profile-filter-go = Visa matcher
profile-opponent = Motståndare
profile-result = Resultat
profile-result-any = Alla
profile-result-won = Vunnen
profile-result-lost = Förlorad
profile-score-stood = Ställningen när matchen tog slut
profile-since = Från
profile-until = Till
profile-search-wrong = Filtret går inte att läsa: en längd är ett tal, en dag ser ut som 2026-11-25.
profile-ways = Titta på den
profile-watch = Titta
profile-newer = Nyare matcher

against-title = { $one } mot { $other }
against-none = De här två har inte avslutat någon match mot varandra än.
against-by-length = Vunna efter matchlängd

dice-of = Tärningar: { $name }
dice-all-title = Hela klubbens tärningar
dice-none = Inget slag räknat än: tärningarna räknas när en match är slut.
dice-counted = { $n ->
    [one] Ett slag räknat.
   *[other] { $n } slag räknade.
  } Partiers första slag är aldrig dubblar och räknas inte ({ $openings }).
dice-too-few = För få slag att bedöma: minst { $least } behövs.
dice-test = { $rare ->
    [usual] De här slagen ser ut som ärliga tärningar. Ärliga tärningar avviker så här mycket eller mer från genomsnittet i { $percent } av fallen (chi-två { $chi }).
    [rare] Ärliga tärningar avviker så här mycket eller mer från genomsnittet bara i { $percent } av fallen (chi-två { $chi }). Av 100 ärliga spelare ser några ut så här.
   *[very_rare] Ärliga tärningar avviker nästan aldrig så här mycket från genomsnittet: i { $percent } av fallen (chi-två { $chi }). Kontrollera matcherna och säg till klubben.
  }
dice-sums = Dubblar och att gå in
dice-what = Vad
dice-doubles = Dubblar
dice-entering = Gick in från baren, av { $n ->
    [one] ett försök
   *[other] { $n } försök
  }
dice-pairs = Varje slag
dice-pair = Slag
dice-counted-head = Räknat
dice-expected = Genomsnitt
dice-band = Normalt
dice-outside = Utanför det normala
dice-band-note = Inom det normala ligger 95 av 100 ärliga räkningar. Av de 21 slagen hamnar ungefär ett utanför av ren slump.

fair-play-title = Rent spel
fair-play-of = Rent spel: { $name }
fair-play-lead = Underlag bara för moderatorer. Det visar var man ska titta och avgör ingenting.
fair-play-base-title = Hur ofta sådana tecken har fel
fair-play-base = Anta att 1 spelare av 100 får hjälp. Ett tecken som hittar 90 av 100 av dem och misstänker 1 ärlig spelare av 100 har rätt i 48 fall av 100, inte mer. Den som tittar fem gånger hittar fem gånger så många ärliga spelare.
fair-play-base-many = En kort match nära det perfekta är vanlig bland ärliga spelare. Resultat och tursamma slag säger ingenting.
fair-play-hardest = De tio svåraste dragen
fair-play-hardest-note = Titta på ställningen och bestäm dig själv innan du öppnar omdömet.
fair-play-choices = { $n } möjliga drag
fair-play-verdict = Omdöme
fair-play-lost = { $best ->
    [yes] Det bästa draget hittades.
   *[no] Draget kostade { $loss }.
  }
fair-play-none-judged = Motorn har inte bedömt någon av spelarens ratingmatcher än.
fair-play-rate = { $rate } över { $n } beslut
fair-play-peers = { $n } andra spelare nära den här ratingen: 5 av 100 spelar under { $low }, hälften under { $middle }, 95 av 100 under { $high }.
fair-play-as-good = { $n } av dem spelar lika bra eller bättre.
fair-play-few-peers = Bara { $n } andra spelare nära den här ratingen är tillräckligt bedömda. Från { $least } jämförs de.
fair-play-agreement = Överensstämmelse med motorn vid svåra drag
fair-play-agreement-note = Bara drag där det bästa är 0,02 till 0,08 bättre än det näst bästa: där skiljer sig människor åt. Motståndarna i samma matcher står bredvid.
fair-play-player = Spelaren
fair-play-opponents = Motståndarna
fair-play-found = { $best } av { $all } hittade
fair-play-between = (sann andel mellan { $low } % och { $high } %)
fair-play-too-few = (för få för att säga något)
fair-play-times = Tid efter svårighet
fair-play-difficulty = Drag
fair-play-forced = Tvingade
fair-play-easy = Lätta
fair-play-hard = Svåra
fair-play-close = Jämna
fair-play-times-note = Mediantiden, med antalet drag. Människor tänker längre där det är svårt.
fair-play-evidence = Vad det säger, åt ena eller andra hållet
fair-play-unusual = Ovanligt
fair-play-usual = Som människor spelar
fair-play-unknown = För lite för att säga något
fair-play-nothing = Inget.
fair-play-says-rate-low = Felsnittet, med sin marginal, ligger under det för 95 av 100 spelare nära den här ratingen.
fair-play-says-rate-usual = Felsnittet är ett som spelare nära den här ratingen har.
fair-play-says-rate-open = Det finns för få beslut, eller för få spelare att jämföra med.
fair-play-says-hard-more = Svåra drag hittades klart oftare än av motståndarna.
fair-play-says-hard-usual = Svåra drag hittades ungefär lika ofta som av motståndarna.
fair-play-says-hard-open = Det finns för få svåra drag.
fair-play-says-time-flat = Svåra drag tog inte längre tid än lätta, medan motståndarna tänkte längre.
fair-play-says-time-grows = Svåra drag tog längre tid än lätta.
fair-play-says-time-open = Det finns för få drag med tid.
fair-play-says-cube-apart = Dragen är nästan perfekta men inte kuben.
fair-play-says-cube-usual = Drag och kub hör ihop.
fair-play-says-cube-open = Det finns för få beslut.
fair-play-steps = Titta först, fråga sedan vänligt eller erbjud en övervakad match. Ingen begränsas utan skäl, slutdatum och rätt att överklaga till någon annan.
fair-play-alike = Värt en titt
fair-play-alike-note = Ledtrådar, aldrig domar: vänner ger också upp snabbt, och vissa förlorar alltid.
fair-play-quick = { $n } ratingmatcher slutade inom en minut
fair-play-one-way = alla { $n } ratingmatcher gick åt samma håll
