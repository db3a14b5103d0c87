# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Fólk
person-bot = tölvuspilari
rating-title = Styrkleikastig
rating-provisional = Til bráðabirgða: fáar viðureignir eða langt um liðið
rating-open = Þessi viðureign telur til styrkleikastiga. Hvað er í húfi sést þegar báðir spilarar eru sestir.
rating-waits = Verið er að reikna styrkleikastigin.
rating-your-stake = Þú getur unnið { $gain } eða tapað { $loss } styrkleikastigum.
rating-stake = { $name } getur unnið { $gain } eða tapað { $loss } styrkleikastigum.
rating-share = Þið hafið spilað mikið saman í vikunni, svo { $share }% af breytingunni telja.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Þú: { $before } → { $after } ({ $change })
rating-not-casual = Þessi viðureign er óformleg: styrkleikastig breytast ekki.
rating-not-guest = Styrkleikastig breytast ekki: báðir spilarar þurfa að eiga aðgang.
rating-not-new = Styrkleikastig breytast ekki: í viðureign samkvæmt boði þurfa báðir aðgangar að vera minnst dagsgamlir.
rating-not-too_far = Styrkleikastig breytast ekki: munurinn er meiri en 500 stig.
rating-not-too_often = Styrkleikastig breytast ekki: þessi tvö hafa þegar spilað 7 viðureignir í vikunni sem töldu.
rating-not-alone = Styrkleikastig breytast ekki: ein manneskja getur ekki spilað báðar hliðar.
rating-not-annulled = Styrkleikastig breytast ekki: viðureignin var ógilt.

seal-verify = Sannreyna teningana
seal-checking = Hvert kast endurreiknað…
seal-wrong = Teningarnir passa ekki við skuldbindinguna. Opnaðu könnuðinn til að sjá hvar.
seal-unreadable = Ekki var hægt að lesa skráningu teninganna. Reyndu aftur.

people-title = Fólk
people-find = Finna spilara eftir upphafi nafns
people-find-go = Finna
people-none-found = Ekkert spilaranafn byrjar á „{ $name }“.
people-followed = Fólk sem þú fylgist með
people-follow-oneself = Þú getur ekki fylgst með þér.
people-follow-many = Þú fylgist með eins mörgum og hægt er. Hættu fyrst að fylgjast með einhverjum.

ranking-choose = Listar
ranking-rating = Eftir styrkleikastigum
ranking-week = Þessi vika
ranking-month = Þessi mánuður
ranking-year = Þetta tímabil
ranking-errors = Eftir mistakatíðni
ranking-points = Spiluð stig
ranking-place = Sæti
ranking-player = Spilari
ranking-gain = Breyting
ranking-points-played = Spiluð stig
ranking-matches = Viðureignir
ranking-won = Unnar
ranking-empty = Enginn er á þessum lista enn. Spilaðu til styrkleikastiga og vertu á undan öðrum.
ranking-note = Á lista eru spilarar með minnst { $points } spiluð stig gegn minnst { $people } manns á tímabilinu og styrkleikastig sem eru ekki til bráðabirgða. Viðureign upp í 7 er 7 stig.
ranking-listed = Þú kemst á listana um leið og þú hefur spilað nóg.
ranking-unlisted = Þú ert ekki á neinum lista.
ranking-leave = Taka mig af listunum
ranking-enter = Setja mig á listana
pool-choose = Tegund spils
pool-people = Í beinni
pool-correspondence = Bréfkotra
pool-bots = Gegn tölvuspilurum

profile-joined = Hér síðan { $day }
profile-former = Áður { $names }
profile-challenge = Skora á
profile-follow = Fylgjast með
profile-unfollow = Hætta að fylgjast með
profile-block = Útiloka
profile-register = Fáðu þér aðgang til að fylgjast með spilurum og spila til styrkleikastiga.
profile-unrated = Engin viðureign til styrkleikastiga enn.
profile-experience = { $matches ->
    [one] { $matches } viðureign
   *[other] { $matches } viðureignir
  }, { $points } stig
profile-rating-note = Styrkleikastig fylgja FIBS-formúlunni og allir byrja með 1500. Viðureignir gegn tölvuspilurum hafa sín eigin stig.
profile-errors = Allar ákvarðanir
profile-errors-checker = Leikmannafærslur
profile-errors-cube = Kubbur
profile-errors-note = Um síðustu { $decisions } ákvarðanir í viðureignum til styrkleikastiga sem kotruvélin hefur metið. { $interval ->
    [yes] Rétta talan liggur innan bilsins í 95 af 100 tilvikum.
   *[no] Bil er sýnt frá { $least } ákvörðunum.
  }
profile-errors-few = Kotruvélin hefur metið færri en { $least } ákvarðanir þessa spilara hingað til.
profile-graph = Þróun styrkleikastiga
profile-graph-table = Hver breyting í töflu
profile-graph-words = Styrkleikastig, { $matches ->
    [one] { $matches } viðureign
   *[other] { $matches } viðureignir
  }: nú { $now }, hæst { $most }, lægst { $least }.
profile-no-matches = Engin lokin viðureign til að sýna enn.
profile-none-found = Engin viðureign passar.
profile-counted = { $n ->
    [one] { $n } viðureign
   *[other] { $n } viðureignir
  }, sigrar { $won }
profile-filter = Sía viðureignir
profile-filter-go = Sýna viðureignir
profile-opponent = Andstæðingur
profile-result = Úrslit
profile-result-any = Öll
profile-result-won = Sigur
profile-result-lost = Tap
profile-score-stood = Staðan þegar viðureigninni lauk
profile-since = Frá
profile-until = Til
profile-search-wrong = Ekki er hægt að lesa síuna: lengd er tala, dagur lítur svona út: 2026-11-25.
profile-ways = Skoða
profile-watch = Horfa á
profile-newer = Nýrri viðureignir

against-title = { $one } – { $other }
against-none = Þessi tvö hafa ekki lokið viðureign sín á milli enn.
against-by-length = Sigrar eftir lengd viðureignar

dice-of = Teningar: { $name }
dice-all-title = Teningar alls klúbbsins
dice-none = Ekkert kast talið enn: teningarnir eru taldir þegar viðureign lýkur.
dice-counted = { $n ->
    [one] { $n } kast talið.
   *[other] { $n } köst talin.
  } Upphafsköst spila eru aldrei samvörp og er sleppt ({ $openings }).
dice-too-few = Of fá köst til að meta: minnst { $least } þarf.
dice-test = { $rare ->
    [usual] Köstin líta út eins og heiðarlegir teningar. Heiðarlegir teningar víkja svona mikið eða meira frá meðaltali í { $percent } tilvika (kí-kvaðrat { $chi }).
    [rare] Heiðarlegir teningar víkja svona mikið eða meira frá meðaltali aðeins í { $percent } tilvika (kí-kvaðrat { $chi }). Af 100 heiðarlegum spilurum líta nokkrir svona út.
   *[very_rare] Heiðarlegir teningar víkja nær aldrei svona mikið frá meðaltali: í { $percent } tilvika (kí-kvaðrat { $chi }). Sannreyndu viðureignirnar og láttu klúbbinn vita.
  }
dice-sums = Samvörp og innkoma
dice-what = Hvað
dice-doubles = Samvörp
dice-entering = Komið inn af slánni, { $n ->
    [one] { $n } tilraun
   *[other] { $n } tilraunir
  }
dice-pairs = Hvert kast
dice-pair = Kast
dice-counted-head = Talið
dice-expected = Meðaltal
dice-band = Venjulegt
dice-outside = Utan venjulega bilsins
dice-band-note = Venjulega bilið nær yfir 95 af 100 heiðarlegum talningum. Af 21 kasti er um eitt utan þess af hreinni tilviljun.

fair-play-title = Heiðarlegt spil
fair-play-of = Heiðarlegt spil: { $name }
fair-play-lead = Aðeins fyrir umsjónarfólk. Þetta sýnir hvar skuli leita og ákveður ekkert.
fair-play-base-title = Hversu oft slík merki skjátlast
fair-play-base = Segjum að 1 af 100 spilurum fái hjálp. Merki sem finnur 90 af 100 þeirra og grunar 1 af 100 heiðarlegum er rétt í 48 af 100 tilvikum, ekki fleiri. Sá sem leitar fimm sinnum finnur fimmfalt fleiri heiðarlega spilara.
fair-play-base-many = Ein stutt viðureign sem er nær fullkomin er algeng hjá heiðarlegum spilurum. Úrslit og heppin köst segja ekkert.
fair-play-hardest = Tíu erfiðustu leikirnir
fair-play-hardest-note = Skoðaðu stöðuna og ákveddu þig áður en þú opnar matið.
fair-play-choices = { $n } mögulegir leikir
fair-play-verdict = Mat
fair-play-lost = { $best ->
    [yes] Besti leikurinn fannst.
   *[no] Leikurinn tapaði { $loss }.
  }
fair-play-none-judged = Kotruvélin hefur ekki metið neina viðureign þessa spilara til styrkleikastiga enn.
fair-play-rate = { $rate } í { $n } ákvörðunum
fair-play-peers = { $n } aðrir spilarar nálægt þessum styrkleikastigum: 5 af 100 spila undir { $low }, helmingur undir { $middle }, 95 af 100 undir { $high }.
fair-play-as-good = { $n } þeirra spila jafn vel eða betur.
fair-play-few-peers = Aðeins { $n } aðrir spilarar nálægt þessum styrkleikastigum eru nógu vel metnir. Frá { $least } er borið saman.
fair-play-agreement = Samræmi við kotruvélina í erfiðum leikjum
fair-play-agreement-note = Aðeins leikir þar sem sá besti er 0,02 til 0,08 betri en næsti: þar greinir fólk á. Andstæðingarnir í sömu viðureignum eru við hliðina.
fair-play-player = Spilarinn
fair-play-opponents = Andstæðingarnir
fair-play-found = { $best } af { $all } fundust
fair-play-between = (rétt hlutfall milli { $low }% og { $high }%)
fair-play-too-few = (of fáir til að segja til um)
fair-play-times = Tími eftir erfiðleika
fair-play-difficulty = Leikir
fair-play-forced = Þvingaðir
fair-play-easy = Auðveldir
fair-play-hard = Erfiðir
fair-play-close = Jafnir
fair-play-times-note = Miðgildi tíma með fjölda leikja. Fólk hugsar lengur þegar erfitt er.
fair-play-evidence = Hvað þetta segir, á hvorn veginn sem er
fair-play-unusual = Óvenjulegt
fair-play-usual = Eins og fólk spilar
fair-play-unknown = Of lítið til að segja til um
fair-play-nothing = Ekkert.
fair-play-says-rate-low = Mistakatíðnin, með bili sínu, er lægri en hjá 95 af 100 spilurum nálægt þessum styrkleikastigum.
fair-play-says-rate-usual = Mistakatíðnin er eins og hjá spilurum nálægt þessum styrkleikastigum.
fair-play-says-rate-open = Of fáar ákvarðanir eða of fáir spilarar til samanburðar.
fair-play-says-hard-more = Erfiðir leikir fundust greinilega oftar en hjá andstæðingunum.
fair-play-says-hard-usual = Erfiðir leikir fundust álíka oft og hjá andstæðingunum.
fair-play-says-hard-open = Of fáir erfiðir leikir.
fair-play-says-time-flat = Erfiðir leikir tóku ekki lengri tíma en auðveldir, þótt andstæðingarnir hugsuðu lengur.
fair-play-says-time-grows = Erfiðir leikir tóku lengri tíma en auðveldir.
fair-play-says-time-open = Of fáir tímamældir leikir.
fair-play-says-cube-apart = Leikmannafærslur eru nær fullkomnar en kubburinn ekki.
fair-play-says-cube-usual = Leikmannafærslur og kubbur fara saman.
fair-play-says-cube-open = Of fáar ákvarðanir.
fair-play-steps = Horfðu fyrst, spurðu svo vingjarnlega eða bjóddu viðureign undir eftirliti. Enginn er takmarkaður án ástæðu, lokadags og áfrýjunar til annars.
fair-play-alike = Þess virði að skoða
fair-play-alike-note = Vísbendingar, aldrei dómar: vinir gefast líka fljótt upp og sumir tapa alltaf.
fair-play-quick = { $n } viðureignir til styrkleikastiga enduðu innan mínútu
fair-play-one-way = allar { $n } viðureignir til styrkleikastiga fóru á sama veg
