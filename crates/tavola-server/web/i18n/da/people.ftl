# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Spillere
person-bot = bot
rating-title = Rating
rating-provisional = Foreløbig: få kampe, eller længe siden
rating-open = Kampen tæller på ratingen. Hvad der er på spil, vises, når begge har sat sig.
rating-waits = Ratingen regnes ud.
rating-your-stake = Du kan vinde { $gain } eller tabe { $loss } ratingpoint.
rating-stake = { $name } kan vinde { $gain } eller tabe { $loss } ratingpoint.
rating-share = I to har spillet meget i denne uge, så { $share } % af ændringen tæller.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Du: { $before } → { $after } ({ $change })
rating-not-casual = Kampen er uden rating: tallene bliver, som de er.
rating-not-guest = Ratingen bliver, som den er: begge spillere skal have en konto til en ratet kamp.
rating-not-new = Ratingen bliver, som den er: i en kamp efter invitation skal begge konti være mindst et døgn gamle.
rating-not-too_far = Ratingen bliver, som den er: der er mere end 500 point imellem.
rating-not-too_often = Ratingen bliver, som den er: de to har allerede spillet 7 kampe i denne uge, der talte.
rating-not-alone = Ratingen bliver, som den er: én person kan ikke spille begge sider.
rating-not-annulled = Ratingen bliver, som den er: kampen blev annulleret.

seal-verify = Kontroller terningerne
seal-checking = Regner hvert slag efter…
seal-wrong = Terningerne passer ikke med bindingen. Åbn kontrollen for at se hvor.
seal-unreadable = Optegnelsen af terningerne kunne ikke læses. Prøv igen.

people-title = Spillere
people-find = Find en spiller på begyndelsen af navnet
people-find-go = Find
people-none-found = Ingen spillers navn begynder med »{ $name }«.
people-followed = Spillere, du følger
people-follow-oneself = Du kan ikke følge dig selv.
people-follow-many = Du følger så mange, du kan. Hold først op med at følge en.

ranking-choose = Ranglister
ranking-rating = Efter rating
ranking-week = Denne uge
ranking-month = Denne måned
ranking-year = Denne sæson
ranking-errors = Efter fejlrate
ranking-points = Spillede point
ranking-place = Plads
ranking-player = Spiller
ranking-gain = Ændring
ranking-points-played = Spillede point
ranking-matches = Kampe
ranking-won = Vundet
ranking-empty = Ingen er på listen endnu. Spil ratede kampe, og bliv den første.
ranking-note = En rangliste viser spillere med mindst { $points } point spillet mod mindst { $people } personer i perioden og en rating, der ikke er foreløbig. En kamp til 7 er 7 point.
ranking-listed = Du kommer på ranglisterne, så snart du har spillet nok.
ranking-unlisted = Du er ikke på nogen rangliste.
ranking-leave = Tag mig af ranglisterne
ranking-enter = Sæt mig på ranglisterne
pool-choose = Spillets art
pool-people = Live
pool-correspondence = Korrespondance
pool-bots = Mod botter

profile-joined = Her siden { $day }
profile-former = Tidligere { $names }
profile-challenge = Udfordr
profile-follow = Følg
profile-unfollow = Følg ikke mere
profile-block = Bloker
profile-register = Opret en konto for at følge spillere og spille ratede kampe.
profile-unrated = Ingen ratet kamp endnu.
profile-experience = { $matches ->
    [one] en kamp
   *[other] { $matches } kampe
  }, { $points ->
    [one] et point
   *[other] { $points } point
  }
profile-rating-note = Ratingen følger FIBS-formlen, og alle begynder på 1500. Kampe mod botter har deres egen rating.
profile-errors = Alle beslutninger
profile-errors-checker = Brikspil
profile-errors-cube = Dobleterning
profile-errors-note = Over de seneste { $decisions } beslutninger i ratede kampe, som motoren har bedømt. { $interval ->
    [yes] Det sande tal ligger i intervallet i 95 af 100 tilfælde.
   *[no] Et interval vises fra { $least } beslutninger.
  }
profile-errors-few = Motoren har endnu bedømt færre end { $least } beslutninger.
profile-graph = Rating over tid
profile-graph-table = Hver ændring som tabel
profile-graph-words = Rating over { $matches ->
    [one] en kamp
   *[other] { $matches } kampe
  }: nu { $now }, højest { $most }, lavest { $least }.
profile-no-matches = Ingen færdig kamp at vise endnu.
profile-none-found = Ingen kamp passer.
profile-counted = { $n ->
    [one] En kamp
   *[other] { $n } kampe
  }, { $won } vundet
profile-filter = Filtrer kampe
profile-filter-go = Vis kampe
profile-opponent = Modstander
profile-result = Resultat
profile-result-any = Alle
profile-result-won = Vundet
profile-result-lost = Tabt
profile-score-stood = Stillingen, da kampen sluttede
profile-since = Fra
profile-until = Til
profile-search-wrong = Filteret kan ikke læses: en længde er et tal, en dag ser ud som 2026-11-25.
profile-ways = Se på det
profile-watch = Se på
profile-newer = Nyere kampe

against-title = { $one } mod { $other }
against-none = De to har endnu ikke spillet en kamp mod hinanden færdig.
against-by-length = Vundet efter kamplængde

dice-of = Terninger: { $name }
dice-all-title = Hele klubbens terninger
dice-none = Intet slag talt endnu: terningerne tælles, når en kamp er slut.
dice-counted = { $n ->
    [one] Ét slag talt.
   *[other] { $n } slag talt.
  } Partiernes første slag er aldrig dobbeltslag og er udeladt ({ $openings }).
dice-too-few = For få slag til en dom: der skal mindst { $least } til.
dice-test = { $rare ->
    [usual] Slagene ligner ærlige terninger. Ærlige terninger afviger så meget eller mere fra gennemsnittet i { $percent } af tilfældene (chi-i-anden { $chi }).
    [rare] Ærlige terninger afviger kun så meget eller mere fra gennemsnittet i { $percent } af tilfældene (chi-i-anden { $chi }). Af 100 ærlige spillere ser nogle få sådan ud.
   *[very_rare] Ærlige terninger afviger næsten aldrig så meget fra gennemsnittet: i { $percent } af tilfældene (chi-i-anden { $chi }). Kontroller kampene, og sig det til klubben.
  }
dice-sums = Dobbeltslag og indgang
dice-what = Hvad
dice-doubles = Dobbeltslag
dice-entering = Kommet ind fra baren, af { $n ->
    [one] ét forsøg
   *[other] { $n } forsøg
  }
dice-pairs = Hvert slag
dice-pair = Slag
dice-counted-head = Talt
dice-expected = Gennemsnit
dice-band = Sædvanligt
dice-outside = Uden for det sædvanlige
dice-band-note = Det sædvanlige interval rummer 95 af 100 ærlige optællinger. Af de 21 slag ligger omkring ét udenfor ved rent tilfælde.

fair-play-title = Fair play
fair-play-of = Fair play: { $name }
fair-play-lead = Tegn, kun for moderatorer. De viser, hvor man skal se efter, og afgør intet.
fair-play-base-title = Hvor ofte sådanne tegn tager fejl
fair-play-base = Antag, at 1 af 100 spillere får hjælp. Et tegn, der finder 90 af 100 af dem og mistænker 1 af 100 ærlige spillere, har ret i 48 af 100 tilfælde, ikke mere. Den, der ser efter fem gange, finder fem gange så mange ærlige spillere.
fair-play-base-many = En enkelt kort kamp tæt på det perfekte er almindelig blandt ærlige spillere. Resultater og heldige slag siger intet.
fair-play-hardest = De ti sværeste træk
fair-play-hardest-note = Se på stillingen, og afgør det selv, før du åbner dommen.
fair-play-choices = { $n } mulige træk
fair-play-verdict = Dom
fair-play-lost = { $best ->
    [yes] Det bedste træk blev fundet.
   *[no] Trækket tabte { $loss }.
  }
fair-play-none-judged = Motoren har endnu ikke bedømt nogen ratede kampe her.
fair-play-rate = { $rate } over { $n } beslutninger
fair-play-peers = { $n } andre spillere nær denne rating: 5 af 100 spiller under { $low }, halvdelen under { $middle }, 95 af 100 under { $high }.
fair-play-as-good = { $n } af dem spiller lige så godt eller bedre.
fair-play-few-peers = Kun { $n } andre spillere nær denne rating er bedømt godt nok. Fra { $least } sammenlignes de.
fair-play-agreement = Enighed med motoren om svære træk
fair-play-agreement-note = Kun træk, hvor det bedste er 0,02 til 0,08 bedre end det næstbedste: der er folk forskellige. Modstanderne i de samme kampe står ved siden af.
fair-play-player = Spilleren
fair-play-opponents = Modstanderne
fair-play-found = { $best } af { $all } fundet
fair-play-between = (sand andel mellem { $low } % og { $high } %)
fair-play-too-few = (for få til at sige noget)
fair-play-times = Tid efter sværhed
fair-play-difficulty = Træk
fair-play-forced = Tvungne
fair-play-easy = Lette
fair-play-hard = Svære
fair-play-close = Tætte
fair-play-times-note = Mediantiden med antallet af træk. Mennesker tænker længere, hvor det er svært.
fair-play-evidence = Hvad det siger, begge veje
fair-play-unusual = Usædvanligt
fair-play-usual = Som folk spiller
fair-play-unknown = For lidt til at sige noget
fair-play-nothing = Intet.
fair-play-says-rate-low = Fejlraten med sit interval ligger under den for 95 af 100 spillere nær denne rating.
fair-play-says-rate-usual = Fejlraten er en, som spillere nær denne rating har.
fair-play-says-rate-open = Der er for få beslutninger eller for få spillere at sammenligne med.
fair-play-says-hard-more = Svære træk blev fundet klart oftere end af modstanderne.
fair-play-says-hard-usual = Svære træk blev fundet omtrent lige så ofte som af modstanderne.
fair-play-says-hard-open = Der er for få svære træk.
fair-play-says-time-flat = Svære træk tog ikke længere end lette, mens modstanderne tænkte længere.
fair-play-says-time-grows = Svære træk tog længere end lette.
fair-play-says-time-open = Der er for få træk med tid.
fair-play-says-cube-apart = Brikspillet er næsten perfekt, og doblingerne er det ikke.
fair-play-says-cube-usual = Brikspil og doblinger passer sammen.
fair-play-says-cube-open = Der er for få beslutninger.
fair-play-steps = Se først efter, spørg så venligt, eller tilbyd en overvåget kamp. Ingen begrænses uden begrundelse, slutdato og mulighed for at appellere til en anden.
fair-play-alike = Værd at se på
fair-play-alike-note = Fingerpeg, aldrig domme: også venner giver hurtigt op, og nogle taber altid.
fair-play-quick = { $n } ratede kampe sluttede inden for et minut
fair-play-one-way = alle { $n } ratede kampe faldt ud til samme side
