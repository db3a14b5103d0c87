# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Mensen
person-bot = bot
rating-title = Rating
rating-provisional = Voorlopig: weinig matches, of lang geleden
rating-open = Deze match telt voor de rating. Wat er op het spel staat, zie je als beide spelers zitten.
rating-waits = De ratings worden berekend.
rating-your-stake = Je kunt { $gain } ratingpunten winnen of { $loss } verliezen.
rating-stake = { $name } kan { $gain } ratingpunten winnen of { $loss } verliezen.
rating-share = Jullie hebben deze week veel tegen elkaar gespeeld, daarom telt { $share }% van de verandering.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Jij: { $before } → { $after } ({ $change })
rating-not-casual = Deze match telt niet mee: de ratings blijven zoals ze zijn.
rating-not-guest = De ratings blijven zoals ze zijn: voor een match die meetelt, moeten beide spelers geregistreerd zijn.
rating-not-new = De ratings blijven zoals ze zijn: bij een match op uitnodiging moeten beide accounts minstens een dag oud zijn.
rating-not-too_far = De ratings blijven zoals ze zijn: ze liggen meer dan 500 punten uit elkaar.
rating-not-too_often = De ratings blijven zoals ze zijn: deze twee hebben deze week al 7 matches gespeeld die meetelden.
rating-not-alone = De ratings blijven zoals ze zijn: één persoon kan niet beide kanten spelen.
rating-not-annulled = De ratings blijven zoals ze zijn: de match is ongeldig verklaard.

seal-verify = Dobbelstenen controleren
seal-checking = Elke worp wordt nagerekend…
seal-wrong = De dobbelstenen passen niet bij wat was vastgelegd. Open het controleprogramma om te zien waar.
seal-unreadable = Het protocol van de dobbelstenen kon niet worden gelezen. Probeer het opnieuw.

people-title = Mensen
people-find = Zoek een speler op het begin van de naam
people-find-go = Zoeken
people-none-found = Geen spelersnaam begint met “{ $name }”.
people-followed = Mensen die je volgt
people-follow-oneself = Je kunt jezelf niet volgen.
people-follow-many = Je volgt al zoveel mensen als mogelijk is. Stop eerst met iemand volgen.

ranking-choose = Ranglijsten
ranking-rating = Op rating
ranking-week = Deze week
ranking-month = Deze maand
ranking-year = Dit seizoen
ranking-errors = Op foutscore
ranking-points = Gespeelde punten
ranking-place = Plaats
ranking-player = Speler
ranking-gain = Verandering
ranking-points-played = Gespeelde punten
ranking-matches = Matches
ranking-won = Gewonnen
ranking-empty = Er staat nog niemand op deze lijst. Speel matches voor de rating en wees de eerste.
ranking-note = Een ranglijst noemt spelers met minstens { $points } gespeelde punten tegen minstens { $people } mensen in die tijd, en een rating die niet voorlopig is. Een match tot 7 is 7 punten.
ranking-listed = Je staat op de ranglijsten zodra je genoeg hebt gespeeld.
ranking-unlisted = Je staat op geen enkele ranglijst.
ranking-leave = Haal me van de ranglijsten
ranking-enter = Zet me op de ranglijsten
pool-choose = Soort spel
pool-people = Live
pool-correspondence = Correspondentie
pool-bots = Tegen bots

profile-joined = Hier sinds { $day }
profile-former = Eerder { $names }
profile-challenge = Uitdagen
profile-follow = Volgen
profile-unfollow = Niet meer volgen
profile-block = Blokkeren
profile-register = Registreer je om spelers te volgen en matches voor de rating te spelen.
profile-unrated = Nog geen match voor de rating.
profile-experience = { $matches ->
    [one] één match
   *[other] { $matches } matches
  }, { $points ->
    [one] één punt
   *[other] { $points } punten
  }
profile-rating-note = Ratings volgen de FIBS-formule, en iedereen begint op 1500. Matches tegen bots hebben een eigen rating.
profile-errors = Alle beslissingen
profile-errors-checker = Zetten
profile-errors-cube = Cube
profile-errors-note = Over de laatste { $decisions } beslissingen in matches voor de rating die de engine heeft beoordeeld. { $interval ->
    [yes] De ware waarde ligt in 95 van de 100 gevallen binnen de marge.
   *[no] Een marge wordt getoond vanaf { $least } beslissingen.
  }
profile-errors-few = De engine heeft van deze speler nog minder dan { $least } beslissingen beoordeeld.
profile-graph = Verloop van de rating
profile-graph-table = Elke verandering als tabel
profile-graph-words = Rating over { $matches ->
    [one] één match
   *[other] { $matches } matches
  }: nu { $now }, hoogste { $most }, laagste { $least }.
profile-no-matches = Nog geen afgeronde match om te tonen.
profile-none-found = Geen match voldoet.
profile-counted = { $n ->
    [one] Eén match
   *[other] { $n } matches
  }, { $won } gewonnen
profile-filter = Matches filteren
profile-filter-go = Matches tonen
profile-opponent = Tegenstander
profile-result = Uitslag
profile-result-any = Alles
profile-result-won = Gewonnen
profile-result-lost = Verloren
profile-score-stood = De stand toen de match eindigde
profile-since = Van
profile-until = Tot en met
profile-search-wrong = Het filter kan niet worden gelezen: een lengte is een getal, een dag ziet eruit als 2026-11-25.
profile-ways = Bekijken
profile-watch = Kijken
profile-newer = Nieuwere matches

against-title = { $one } tegen { $other }
against-none = Deze twee hebben nog geen match tegen elkaar afgerond.
against-by-length = Gewonnen naar matchlengte

dice-of = De dobbelstenen van { $name }
dice-all-title = De dobbelstenen van de hele club
dice-none = Nog geen worp geteld: de dobbelstenen worden geteld als een match voorbij is.
dice-counted = { $n ->
    [one] Eén worp geteld.
   *[other] { $n } worpen geteld.
  } Eerste worpen van partijen zijn nooit dubbel en tellen niet mee ({ $openings }).
dice-too-few = Te weinig worpen voor een oordeel: er zijn er minstens { $least } nodig.
dice-test = { $rare ->
    [usual] Deze worpen zien eruit als eerlijke dobbelstenen. Eerlijke dobbelstenen wijken in { $percent } van de gevallen zo veel of meer van het gemiddelde af (chi-kwadraat { $chi }).
    [rare] Eerlijke dobbelstenen wijken maar in { $percent } van de gevallen zo veel of meer van het gemiddelde af (chi-kwadraat { $chi }). Van 100 eerlijke spelers zien er een paar zo uit.
   *[very_rare] Eerlijke dobbelstenen wijken bijna nooit zo veel van het gemiddelde af: in { $percent } van de gevallen (chi-kwadraat { $chi }). Controleer de matches en meld het de club.
  }
dice-sums = Dubbele worpen en binnenkomen
dice-what = Wat
dice-doubles = Dubbele worpen
dice-entering = Binnengekomen vanaf de bar, van { $n ->
    [one] één poging
   *[other] { $n } pogingen
  }
dice-pairs = Elke worp
dice-pair = Worp
dice-counted-head = Geteld
dice-expected = Gemiddeld
dice-band = Gewoon
dice-outside = Buiten het gewone bereik
dice-band-note = Binnen het gewone bereik liggen 95 van de 100 eerlijke tellingen. Van de 21 worpen ligt er door toeval ongeveer één buiten.

fair-play-title = Fair play
fair-play-of = Fair play: { $name }
fair-play-lead = Aanwijzingen, alleen voor moderators. Ze laten zien waar je moet kijken en beslissen niets.
fair-play-base-title = Hoe vaak zulke tekenen misleiden
fair-play-base = Stel dat 1 op de 100 spelers hulp krijgt. Een teken dat er 90 van de 100 vindt en 1 op de 100 eerlijke spelers verdenkt, heeft in 48 van de 100 gevallen gelijk, meer niet. Wie vijf keer kijkt, vindt vijf keer zoveel eerlijke spelers.
fair-play-base-many = Eén korte, bijna perfecte match komt bij eerlijke spelers vaak voor. Uitslagen en gelukkige worpen zeggen niets.
fair-play-hardest = De tien moeilijkste zetten
fair-play-hardest-note = Bekijk de stelling en beslis zelf voordat je het oordeel opent.
fair-play-choices = { $n } mogelijke zetten
fair-play-verdict = Oordeel
fair-play-lost = { $best ->
    [yes] De beste zet is gevonden.
   *[no] De zet kostte { $loss }.
  }
fair-play-none-judged = De engine heeft nog geen matches voor de rating van deze speler beoordeeld.
fair-play-rate = { $rate } over { $n } beslissingen
fair-play-peers = { $n } andere spelers rond deze rating: 5 op de 100 spelen onder { $low }, de helft onder { $middle }, 95 op de 100 onder { $high }.
fair-play-as-good = { $n } van hen spelen even goed of beter.
fair-play-few-peers = Maar { $n } andere spelers rond deze rating zijn voldoende beoordeeld. Vanaf { $least } wordt vergeleken.
fair-play-agreement = Overeenstemming met de engine bij moeilijke zetten
fair-play-agreement-note = Alleen zetten waarbij de beste 0,02 tot 0,08 beter is dan de tweede: daar verschillen mensen. Ernaast staan de tegenstanders in dezelfde matches.
fair-play-player = De speler
fair-play-opponents = De tegenstanders
fair-play-found = { $best } van { $all } gevonden
fair-play-between = (ware aandeel tussen { $low }% en { $high }%)
fair-play-too-few = (te weinig voor een oordeel)
fair-play-times = Tijd naar moeilijkheid
fair-play-difficulty = Zetten
fair-play-forced = Gedwongen
fair-play-easy = Makkelijk
fair-play-hard = Moeilijk
fair-play-close = Nipt
fair-play-times-note = De mediane tijd, met het aantal zetten. Mensen denken langer na waar het moeilijk is.
fair-play-evidence = Wat het zegt, de ene of de andere kant op
fair-play-unusual = Ongewoon
fair-play-usual = Zoals mensen spelen
fair-play-unknown = Te weinig voor een oordeel
fair-play-nothing = Niets.
fair-play-says-rate-low = De foutscore ligt, met marge, onder dat van 95 op de 100 spelers rond deze rating.
fair-play-says-rate-usual = De foutscore is er een zoals spelers rond deze rating hebben.
fair-play-says-rate-open = Er zijn te weinig beslissingen, of te weinig spelers om mee te vergelijken.
fair-play-says-hard-more = Moeilijke zetten zijn duidelijk vaker gevonden dan door de tegenstanders.
fair-play-says-hard-usual = Moeilijke zetten zijn ongeveer even vaak gevonden als door de tegenstanders.
fair-play-says-hard-open = Er zijn te weinig moeilijke zetten.
fair-play-says-time-flat = Moeilijke zetten duurden niet langer dan makkelijke, terwijl de tegenstanders langer nadachten.
fair-play-says-time-grows = Moeilijke zetten duurden langer dan makkelijke.
fair-play-says-time-open = Van te weinig zetten is de tijd bekend.
fair-play-says-cube-apart = De zetten zijn bijna perfect, en de cube niet.
fair-play-says-cube-usual = Zetten en cube passen bij elkaar.
fair-play-says-cube-open = Er zijn te weinig beslissingen.
fair-play-steps = Eerst kijken, dan vriendelijk vragen of een match onder toezicht aanbieden. Niemand wordt beperkt zonder redenen, een einddatum en beroep bij iemand anders.
fair-play-alike = Het bekijken waard
fair-play-alike-note = Aanwijzingen, nooit een oordeel: vrienden geven ook snel op, en sommigen verliezen altijd.
fair-play-quick = { $n } matches voor de rating eindigden binnen een minuut
fair-play-one-way = alle { $n } matches voor de rating gingen dezelfde kant op
