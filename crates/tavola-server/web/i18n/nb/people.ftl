# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Folk
person-bot = bot
rating-title = Rating
rating-provisional = Foreløpig: få kamper, eller lenge siden
rating-open = Denne kampen teller for rating. Hva som står på spill, vises når begge spillerne sitter.
rating-waits = Ratingen regnes ut.
rating-your-stake = Du kan vinne { $gain } eller tape { $loss } ratingpoeng.
rating-stake = { $name } kan vinne { $gain } eller tape { $loss } ratingpoeng.
rating-share = Dere to har spilt mye denne uken, så { $share } % av endringen teller.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Du: { $before } → { $after } ({ $change })
rating-not-casual = Denne kampen teller ikke: ratingen blir som den er.
rating-not-guest = Ratingen blir som den er: begge spillerne må være registrert i en ratingkamp.
rating-not-new = Ratingen blir som den er: i en kamp på invitasjon må begge kontoene være minst et døgn gamle.
rating-not-too_far = Ratingen blir som den er: det er mer enn 500 poeng mellom dem.
rating-not-too_often = Ratingen blir som den er: disse to har allerede spilt 7 kamper denne uken som telte.
rating-not-alone = Ratingen blir som den er: én person kan ikke spille begge sidene.
rating-not-annulled = Ratingen blir som den er: kampen ble annullert.

seal-verify = Kontroller terningene
seal-checking = Regner ut hvert kast på nytt…
seal-wrong = Terningene passer ikke med det som ble bundet. Åpne kontrollen for å se hvor.
seal-unreadable = Terningprotokollen kunne ikke leses. Prøv igjen.

people-title = Folk
people-find = Finn en spiller ved begynnelsen av navnet
people-find-go = Finn
people-none-found = Ingen spillers navn begynner med «{ $name }».
people-followed = Folk du følger
people-follow-oneself = Du kan ikke følge deg selv.
people-follow-many = Du følger så mange du kan. Slutt å følge noen først.

ranking-choose = Lister
ranking-rating = Etter rating
ranking-week = Denne uken
ranking-month = Denne måneden
ranking-year = Denne sesongen
ranking-errors = Etter feilrate
ranking-points = Spilte poeng
ranking-place = Plass
ranking-player = Spiller
ranking-gain = Endring
ranking-points-played = Spilte poeng
ranking-matches = Kamper
ranking-won = Vunnet
ranking-empty = Ingen står på denne listen ennå. Spill ratingkamper for å bli den første.
ranking-note = En liste viser spillere med minst { $points } spilte poeng mot minst { $people } personer i sin periode, og en rating som ikke er foreløpig. En kamp til 7 er 7 poeng.
ranking-listed = Du kommer på listene så snart du har spilt nok.
ranking-unlisted = Du står ikke på noen liste.
ranking-leave = Ta meg av listene
ranking-enter = Sett meg på listene
pool-choose = Type spill
pool-people = Live
pool-correspondence = Korrespondanse
pool-bots = Mot boter

profile-joined = Her siden { $day }
profile-former = Tidligere { $names }
profile-challenge = Utfordre
profile-follow = Følg
profile-unfollow = Slutt å følge
profile-block = Blokker
profile-register = Registrer deg for å følge spillere og spille ratingkamper.
profile-unrated = Ingen ratingkamp ennå.
profile-experience = { $matches ->
    [one] én kamp
   *[other] { $matches } kamper
  }, { $points ->
    [one] ett poeng
   *[other] { $points } poeng
  }
profile-rating-note = Ratingen følger FIBS-formelen, og alle begynner på 1500. Kamper mot boter har sin egen rating.
profile-errors = Alle beslutninger
profile-errors-checker = Brikkespill
profile-errors-cube = Kube
profile-errors-note = Over de siste { $decisions } beslutningene i ratingkamper som motoren har vurdert. { $interval ->
    [yes] Det sanne tallet ligger i området i 95 av 100 tilfeller.
   *[no] Et område vises fra { $least } beslutninger.
  }
profile-errors-few = Motoren har så langt vurdert færre enn { $least } av beslutningene her.
profile-graph = Rating over tid
profile-graph-table = Hver endring som tabell
profile-graph-words = Rating over { $matches ->
    [one] én kamp
   *[other] { $matches } kamper
  }: nå { $now }, høyest { $most }, lavest { $least }.
profile-no-matches = Ingen avsluttet kamp å vise ennå.
profile-none-found = Ingen kamp passer.
profile-counted = { $n ->
    [one] Én kamp
   *[other] { $n } kamper
  }, { $won } vunnet
profile-filter = Filtrer kamper
profile-filter-go = Vis kamper
profile-opponent = Motstander
profile-result = Resultat
profile-result-any = Alle
profile-result-won = Vunnet
profile-result-lost = Tapt
profile-score-stood = Stillingen da kampen tok slutt
profile-since = Fra
profile-until = Til
profile-search-wrong = Filteret kan ikke leses: en lengde er et tall, en dag skrives som 2026-11-25.
profile-ways = Se på den
profile-watch = Se på
profile-newer = Nyere kamper

against-title = { $one } mot { $other }
against-none = Disse to har ikke avsluttet noen kamp mot hverandre ennå.
against-by-length = Vunnet etter kamplengde

dice-of = Terningene til { $name }
dice-all-title = Terningene i hele klubben
dice-none = Ingen kast telt ennå: terningene telles når en kamp er over.
dice-counted = { $n ->
    [one] Ett kast telt.
   *[other] { $n } kast telt.
  } Første kast i et parti er aldri en dobbel og er utelatt ({ $openings }).
dice-too-few = For få kast til å dømme: minst { $least } trengs.
dice-test = { $rare ->
    [usual] Disse kastene ser ut som rettferdige terninger. Rettferdige terninger avviker så mye eller mer fra gjennomsnittet i { $percent } av tilfellene (khikvadrat { $chi }).
    [rare] Rettferdige terninger avviker så mye eller mer fra gjennomsnittet bare i { $percent } av tilfellene (khikvadrat { $chi }). Av 100 ærlige spillere ser noen få slik ut.
   *[very_rare] Rettferdige terninger avviker nesten aldri så mye fra gjennomsnittet: i { $percent } av tilfellene (khikvadrat { $chi }). Kontroller kampene og si fra til klubben.
  }
dice-sums = Dobler og å komme inn
dice-what = Hva
dice-doubles = Dobler
dice-entering = Kommet inn fra baren, av { $n ->
    [one] ett forsøk
   *[other] { $n } forsøk
  }
dice-pairs = Hvert kast
dice-pair = Kast
dice-counted-head = Telt
dice-expected = Gjennomsnitt
dice-band = Vanlig
dice-outside = Utenfor det vanlige området
dice-band-note = Det vanlige området rommer 95 av 100 rettferdige tellinger. Av de 21 kastene ligger omtrent ett utenfor av ren tilfeldighet.

fair-play-title = Fair play
fair-play-of = Fair play: { $name }
fair-play-lead = Holdepunkter bare for moderatorer. De viser hvor det er verdt å se, og avgjør ingenting.
fair-play-base-title = Hvor ofte slike tegn tar feil
fair-play-base = Tenk deg at 1 av 100 spillere får hjelp. Et tegn som finner 90 av 100 av dem og mistenker 1 av 100 ærlige spillere, har rett i 48 av 100 tilfeller, ikke mer. Den som ser etter fem ganger, finner fem ganger så mange ærlige spillere.
fair-play-base-many = Én kort kamp nær det perfekte er vanlig blant ærlige spillere. Resultater og heldige kast sier ingenting.
fair-play-hardest = De ti vanskeligste trekkene
fair-play-hardest-note = Se på posisjonen og bestem deg selv før du åpner dommen.
fair-play-choices = { $n } mulige trekk
fair-play-verdict = Dom
fair-play-lost = { $best ->
    [yes] Det beste trekket ble funnet.
   *[no] Trekket kostet { $loss }.
  }
fair-play-none-judged = Motoren har ikke vurdert noen av ratingkampene ennå.
fair-play-rate = { $rate } over { $n } beslutninger
fair-play-peers = { $n } andre spillere nær denne ratingen: 5 av 100 spiller under { $low }, halvparten under { $middle }, 95 av 100 under { $high }.
fair-play-as-good = { $n } av dem spiller like godt eller bedre.
fair-play-few-peers = Bare { $n } andre spillere nær denne ratingen er vurdert godt nok. Fra { $least } sammenlignes de.
fair-play-agreement = Enighet med motoren om vanskelige trekk
fair-play-agreement-note = Bare trekk der det beste er 0,02 til 0,08 bedre enn det nest beste: der er folk ulike. Motstanderne i de samme kampene står ved siden av.
fair-play-player = Spilleren
fair-play-opponents = Motstanderne
fair-play-found = { $best } av { $all } funnet
fair-play-between = (sann andel mellom { $low } % og { $high } %)
fair-play-too-few = (for få til å si noe)
fair-play-times = Tid etter vanskelighet
fair-play-difficulty = Trekk
fair-play-forced = Tvungne
fair-play-easy = Lette
fair-play-hard = Vanskelige
fair-play-close = Jevne
fair-play-times-note = Mediantiden, med antall trekk. Folk tenker lenger der det er vanskelig.
fair-play-evidence = Hva det sier, den ene eller andre veien
fair-play-unusual = Uvanlig
fair-play-usual = Slik folk spiller
fair-play-unknown = For lite til å si noe
fair-play-nothing = Ingenting.
fair-play-says-rate-low = Feilraten ligger, med sitt område, under den til 95 av 100 spillere nær denne ratingen.
fair-play-says-rate-usual = Feilraten er en som spillere nær denne ratingen har.
fair-play-says-rate-open = Det er for få beslutninger, eller for få spillere å sammenligne med.
fair-play-says-hard-more = Vanskelige trekk ble funnet klart oftere enn av motstanderne.
fair-play-says-hard-usual = Vanskelige trekk ble funnet omtrent like ofte som av motstanderne.
fair-play-says-hard-open = Det er for få vanskelige trekk.
fair-play-says-time-flat = Vanskelige trekk tok ikke lengre tid enn lette, mens motstanderne tenkte lenger.
fair-play-says-time-grows = Vanskelige trekk tok lengre tid enn lette.
fair-play-says-time-open = Det er for få trekk med tid.
fair-play-says-cube-apart = Brikkespillet er nesten perfekt, og kuben er det ikke.
fair-play-says-cube-usual = Brikkespill og kube passer sammen.
fair-play-says-cube-open = Det er for få beslutninger.
fair-play-steps = Se først på, spør så vennlig eller tilby en kamp under oppsyn. Ingen får begrensninger uten begrunnelse, en sluttdato og klageadgang til noen andre.
fair-play-alike = Verdt å se på
fair-play-alike-note = Hint, aldri dommer: også venner gir opp raskt, og noen taper alltid.
fair-play-quick = { $n } ratingkamper tok slutt innen ett minutt
fair-play-one-way = alle { $n } ratingkampene gikk samme vei
