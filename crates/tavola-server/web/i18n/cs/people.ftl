# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Lidé
person-bot = bot
rating-title = Rating
rating-provisional = Předběžný: málo zápasů, nebo už dávno
rating-open = Tento zápas se počítá do ratingu. Co je v sázce, se ukáže, až usednou obě strany.
rating-waits = Ratingy se právě počítají.
rating-your-stake = Můžete získat { $gain }, nebo ztratit { $loss } bodů ratingu.
rating-stake = { $name } může získat { $gain }, nebo ztratit { $loss } bodů ratingu.
rating-share = Tento týden spolu hrajete hodně, a tak se počítá { $share } % změny.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Vy: { $before } → { $after } ({ $change })
rating-not-casual = Tento zápas je nehodnocený: ratingy zůstávají.
rating-not-guest = Ratingy zůstávají: v hodnoceném zápase musí být obě strany registrované.
rating-not-new = Ratingy zůstávají: v zápase na pozvání musí být oba účty aspoň den staré.
rating-not-too_far = Ratingy zůstávají: dělí je víc než 500 bodů.
rating-not-too_often = Ratingy zůstávají: tato dvojice už tento týden odehrála 7 zápasů, které se počítaly.
rating-not-alone = Ratingy zůstávají: jeden člověk nemůže hrát za obě strany.
rating-not-annulled = Ratingy zůstávají: zápas byl anulován.

seal-verify = Ověřit kostky
seal-checking = Přepočítává se každý hod…
seal-wrong = Kostky neodpovídají závazku. Otevřete ověřování a uvidíte kde.
seal-unreadable = Záznam kostek se nepodařilo přečíst. Zkuste to znovu.

people-title = Lidé
people-find = Najít hráče podle začátku jména
people-find-go = Najít
people-none-found = Žádné jméno nezačíná na „{ $name }“.
people-followed = Koho sledujete
people-follow-oneself = Sebe sledovat nelze.
people-follow-many = Víc lidí sledovat nelze. Nejdřív přestaňte někoho sledovat.

ranking-choose = Žebříčky
ranking-rating = Podle ratingu
ranking-week = Tento týden
ranking-month = Tento měsíc
ranking-year = Tuto sezonu
ranking-errors = Podle chybovosti
ranking-points = Odehrané body
ranking-place = Místo
ranking-player = Hráč
ranking-gain = Změna
ranking-points-played = Odehrané body
ranking-matches = Zápasy
ranking-won = Výhry
ranking-empty = V tomto žebříčku zatím nikdo není. Hrajte hodnocené zápasy a buďte první.
ranking-note = V žebříčku jsou hráči, kteří za jeho dobu odehráli aspoň { $points } bodů proti aspoň tolika lidem: { $people }, a jejich rating není předběžný. Zápas do 7 je 7 bodů.
ranking-listed = V žebříčcích budete, jakmile odehrajete dost.
ranking-unlisted = V žádném žebříčku nejste.
ranking-leave = Vyřadit mě ze žebříčků
ranking-enter = Zařadit mě do žebříčků
pool-choose = Druh hry
pool-people = Živě
pool-correspondence = Korespondenčně
pool-bots = Proti botům

profile-joined = Tady od { $day }
profile-former = Dříve { $names }
profile-challenge = Vyzvat
profile-follow = Sledovat
profile-unfollow = Přestat sledovat
profile-block = Zablokovat
profile-register = Zaregistrujte se, chcete-li sledovat hráče a hrát hodnocené zápasy.
profile-unrated = Zatím žádný hodnocený zápas.
profile-experience = { $matches ->
    [one] jeden zápas
    [few] { $matches } zápasy
    [many] { $matches } zápasu
   *[other] { $matches } zápasů
  }, { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
profile-rating-note = Ratingy se počítají podle vzorce FIBS a každý začíná na 1500. Zápasy s boty mají vlastní rating.
profile-errors = Všechna rozhodnutí
profile-errors-checker = Tahy kameny
profile-errors-cube = Zdvojovací kostka
profile-errors-note = Posledních rozhodnutí v hodnocených zápasech, která posoudil engine: { $decisions }. { $interval ->
    [yes] Skutečná hodnota leží v rozmezí v 95 ze 100 případů.
   *[no] Rozmezí se ukazuje od { $least } rozhodnutí.
  }
profile-errors-few = Engine zatím posoudil méně rozhodnutí než { $least }.
profile-graph = Vývoj ratingu
profile-graph-table = Každá změna v tabulce
profile-graph-words = Rating za { $matches ->
    [one] jeden zápas
    [few] { $matches } zápasy
    [many] { $matches } zápasu
   *[other] { $matches } zápasů
  }: teď { $now }, nejvyšší { $most }, nejnižší { $least }.
profile-no-matches = Zatím žádný dohraný zápas.
profile-none-found = Žádný zápas neodpovídá.
profile-counted = { $n ->
    [one] Jeden zápas
    [few] { $n } zápasy
    [many] { $n } zápasu
   *[other] { $n } zápasů
  }, výhry: { $won }
profile-filter = Filtrovat zápasy
profile-filter-go = Ukázat zápasy
profile-opponent = Soupeř
profile-result = Výsledek
profile-result-any = Jakýkoli
profile-result-won = Výhra
profile-result-lost = Prohra
profile-score-stood = Skóre na konci zápasu
profile-since = Od
profile-until = Do
profile-search-wrong = Filtr nelze přečíst: délka je číslo, den vypadá jako 2026-11-25.
profile-ways = Podívat se
profile-watch = Sledovat živě
profile-newer = Novější zápasy

against-title = { $one } – { $other }
against-none = Tito dva spolu ještě žádný zápas nedohráli.
against-by-length = Výhry podle délky zápasu

dice-of = Kostky: { $name }
dice-all-title = Kostky celého klubu
dice-none = Zatím žádný započtený hod: kostky se počítají po skončení zápasu.
dice-counted = { $n ->
    [one] Započten jeden hod.
    [few] Započteny { $n } hody.
    [many] Započteno { $n } hodu.
   *[other] Započteno { $n } hodů.
  } První hody her nikdy nejsou dublety a vynechávají se ({ $openings }).
dice-too-few = Příliš málo hodů k posouzení: je jich potřeba aspoň { $least }.
dice-test = { $rare ->
    [usual] Tyto hody vypadají jako poctivé kostky. Poctivé kostky se od průměru liší takhle nebo víc v { $percent } případů (chí-kvadrát { $chi }).
    [rare] Poctivé kostky se od průměru liší takhle nebo víc jen v { $percent } případů (chí-kvadrát { $chi }). Ze 100 poctivých hráčů to tak u několika vypadá.
   *[very_rare] Poctivé kostky se od průměru tolik neliší skoro nikdy: v { $percent } případů (chí-kvadrát { $chi }). Ověřte zápasy a řekněte to klubu.
  }
dice-sums = Dublety a vstupy
dice-what = Co
dice-doubles = Dublety
dice-entering = Vstupy z baru, z { $n ->
    [one] jednoho pokusu
    [few] { $n } pokusů
    [many] { $n } pokusu
   *[other] { $n } pokusů
  }
dice-pairs = Každý hod
dice-pair = Hod
dice-counted-head = Počet
dice-expected = Průměr
dice-band = Obvykle
dice-outside = Mimo obvyklé rozmezí
dice-band-note = V obvyklém rozmezí leží 95 ze 100 poctivých výsledků. Z 21 hodů je zhruba jeden mimo ně čirou náhodou.

fair-play-title = Fair play
fair-play-of = Fair play: { $name }
fair-play-lead = Podklady jen pro moderátory. Ukazují, kam se podívat, a o ničem nerozhodují.
fair-play-base-title = Jak často se taková znamení mýlí
fair-play-base = Dejme tomu, že 1 ze 100 hráčů má pomoc. Znamení, které odhalí 90 ze 100 takových a podezírá 1 ze 100 poctivých, má pravdu v 48 ze 100 případů, ne víc. Kdo se dívá pětkrát, najde pětkrát tolik poctivých.
fair-play-base-many = Jeden krátký zápas blízký dokonalosti je u poctivých hráčů běžný. Výsledky a šťastné hody neříkají nic.
fair-play-hardest = Deset nejtěžších tahů
fair-play-hardest-note = Než otevřete verdikt, podívejte se na pozici a rozhodněte po svém.
fair-play-choices = { $n ->
    [one] { $n } možný tah
    [few] { $n } možné tahy
    [many] { $n } možného tahu
   *[other] { $n } možných tahů
}
fair-play-verdict = Verdikt
fair-play-lost = { $best ->
    [yes] Nalezen nejlepší tah.
   *[no] Tah ztratil { $loss }.
  }
fair-play-none-judged = Engine zatím neposoudil žádný hodnocený zápas tohoto hráče.
fair-play-rate = { $rate }, rozhodnutí: { $n }
fair-play-peers = Jiní hráči s podobným ratingem: { $n }. 5 ze 100 hraje pod { $low }, polovina pod { $middle }, 95 ze 100 pod { $high }.
fair-play-as-good = Stejně dobře nebo lépe hraje: { $n }.
fair-play-few-peers = Dost dobře posouzených hráčů s podobným ratingem je jen { $n }. Porovnává se od { $least }.
fair-play-agreement = Shoda s enginem u těžkých tahů
fair-play-agreement-note = Jen tahy, kde je nejlepší o 0,02 až 0,08 lepší než druhý: tam se lidé liší. Vedle stojí soupeři z týchž zápasů.
fair-play-player = Hráč
fair-play-opponents = Soupeři
fair-play-found = nalezeno { $best } z { $all }
fair-play-between = (skutečný podíl mezi { $low } % a { $high } %)
fair-play-too-few = (příliš málo na závěr)
fair-play-times = Čas podle obtížnosti
fair-play-difficulty = Tahy
fair-play-forced = Vynucené
fair-play-easy = Snadné
fair-play-hard = Těžké
fair-play-close = Těsné
fair-play-times-note = Prostřední čas s počtem tahů. Kde je to těžké, lidé přemýšlejí déle.
fair-play-evidence = Co z toho plyne, pro i proti
fair-play-unusual = Neobvyklé
fair-play-usual = Jak lidé hrávají
fair-play-unknown = Příliš málo na závěr
fair-play-nothing = Nic.
fair-play-says-rate-low = Chybovost i se svým rozmezím je nižší než u 95 ze 100 hráčů s podobným ratingem.
fair-play-says-rate-usual = Chybovost je taková, jakou hráči s podobným ratingem mívají.
fair-play-says-rate-open = Je málo rozhodnutí, nebo málo hráčů k porovnání.
fair-play-says-hard-more = Těžké tahy byly nalezeny zřetelně častěji než u soupeřů.
fair-play-says-hard-usual = Těžké tahy byly nalezeny zhruba stejně často jako u soupeřů.
fair-play-says-hard-open = Těžkých tahů je málo.
fair-play-says-time-flat = Těžké tahy netrvaly déle než snadné, zatímco soupeři přemýšleli déle.
fair-play-says-time-grows = Těžké tahy trvaly déle než snadné.
fair-play-says-time-open = Tahů se změřeným časem je málo.
fair-play-says-cube-apart = Tahy kameny jsou skoro dokonalé, zdvojovací kostka ne.
fair-play-says-cube-usual = Tahy kameny a zdvojovací kostka jdou k sobě.
fair-play-says-cube-open = Rozhodnutí je málo.
fair-play-steps = Nejdřív se dívejte, pak se přátelsky zeptejte, nebo nabídněte zápas pod dohledem. Nikdo není omezen bez důvodů, konce a odvolání k někomu jinému.
fair-play-alike = Stojí za pohled
fair-play-alike-note = Náznaky, nikdy verdikty: i přátelé se rychle vzdávají a někdo vždycky prohrává.
fair-play-quick = Hodnocené zápasy skončené do minuty: { $n }
fair-play-one-way = Všechny hodnocené zápasy ({ $n }) stejným směrem
