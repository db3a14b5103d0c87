# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Allar viðureignir þínar, greindar, og hvað þær leggja sig á
start-import = Eða flytja inn viðureignir úr skrám.
nav-library = Viðureignir mínar
library-title = Viðureignir mínar
library-empty = Hér safnast viðureignir þínar: þær sem þú spilar í klúbbnum og þær sem þú flytur inn úr skrám frá XG, GNU Backgammon, Galaxy, Heroes og fleirum. Hver þeirra er greind. Flyttu inn þá fyrstu eða spilaðu.
library-bring = Flytja inn viðureignir
library-drop = Slepptu skrám eða möppu hér eða veldu þær.
library-files = Skrár
library-folder = Mappa
library-paste = Líma viðureign
library-paste-label = Viðureignin sem texti
library-import = Flytja inn
library-importing = Flutt inn: { $done } af { $all } { $all ->
    [one] skrá
   *[other] skrám
  }.
library-imported = { $n ->
    [0] Engin skrá var flutt inn.
    [one] { $n } skrá var flutt inn.
   *[other] { $n } skrár voru fluttar inn.
  }
library-import-waits = Þjónninn biður um hlé. Innflutningurinn heldur sjálfkrafa áfram.
library-import-failed = Innflutningurinn stöðvaðist: { $done } af { $all } skrám voru fluttar inn. Flyttu afganginn inn aftur; það sem er komið er ekki tekið tvisvar.
library-file-long = { $n ->
    [one] { $n } skrá er stærri en { $most } MiB og var sleppt.
   *[other] { $n } skrár eru stærri en { $most } MiB og var sleppt.
  }
library-formats = .mat og .txt í öllum venjulegum útgáfum, .sgf, .xg og .json frá Tavola. Í mesta lagi 2 MiB á skrá. Aðeins þú sérð það sem þú flytur inn þar til þú deilir því. Skráin sjálf er geymd og hana má sækja aftur.
library-too-much = Í mesta lagi 4 MiB og 100 skrár er hægt að flytja inn í einu. Flyttu hinar inn á eftir.
library-no-files = Veldu skrá eða límdu viðureign.

library-brought = Það sem var flutt inn
library-pasted = Límdur texti
library-known = Þessi skrá er þegar í safni þínu.
library-known-match = Þessi viðureign er þegar í safni þínu; hún telur einu sinni.
library-extent = { $length ->
    [0] peningaspil
   *[other] viðureign upp í { $length }
  }, { $games } { $games ->
    [one] spil
   *[other] spil
  }
library-remarks = { $n } { $n ->
    [one] athugasemd
   *[other] athugasemdir
  } við lestur
library-more-remarks = Og { $n } í viðbót.
library-remark-line = Lína
library-remark-column = Dálkur
library-remark-weight = Lesið
library-remark-what = Hvað passar ekki
library-note = eins og skrifað
library-mended = lagfært
library-left-out = sleppt
library-refused-empty = Skráin er tóm.
library-refused-long = Skráin er stærri en { $most } MiB.
library-refused-archive = Þetta er safnskrá. Taktu úr henni og flyttu inn skrárnar.
library-refused-analysis = Þetta er greiningin, ekki viðureignin. Flyttu inn sjálfa viðureignina: .mat, .sgf, .xg eða match.json.
library-refused-unreadable = Þetta er ekki viðureign á neinu sniði sem lesið er.
library-refused-no-play = Í henni er enginn leikur.
library-refused-lines = Viðureign hefur í mesta lagi { $games } spil og { $lines } línur.
library-refused-full = Safn þitt er fullt: það tekur { $files } skrár og { $bytes } MiB. Fjarlægðu fyrst viðureignir.

library-which = Hvor spilarinn ert þú?
library-neither = Hvorugur

library-matches = Viðureignir
library-none = Engin viðureign enn.
library-none-found = Engin viðureign passar.
library-not-searched = Ekki var hægt að lesa leitina. Leiðréttu það sem nefnt er hér að ofan.
library-more-tables = Ekki er búið að fara yfir öll borð þín. Endurhladdu síðuna til að sjá hin.
library-waiting = { $n ->
    [one] { $n } viðureign bíður greiningar.
   *[other] { $n } viðureignir bíða greiningar.
  }
library-day = Dagur
library-no-day = Skráin segir ekki hvenær spilað var eða ekki með vissu.
library-players = Spilarar
library-event = Mót
library-length = Upp í
library-score = Staða
library-money = peningar
library-unjudged = ekki enn
library-unjudged-note = Greiningin er enn ókomin.
library-at-line = lína { $line }
library-list-note = Staða og PR eru í röð nafnanna.
library-older = Eldri viðureignir

library-search = Leit
library-search-player = Spilari
library-search-event = Mót
library-search-from = Frá
library-search-to = Til
library-search-kind = Tegund mistaka
library-search-mark = Minnst
library-search-any = hvaða sem er
library-search-position = Staða
library-search-position-note = XGID, GNUBG- eða OpenGammon-auðkenni, FIBS-lína eða stafaborð. Leitað er þar sem leikmennirnir standa svona hjá þeim sem á að kasta.
library-search-go = Leita
library-search-all = Sýna allt
library-wrong-day = „{ $text }“ er ekki dagsetning. Skrifaðu hana sem 2026-03-22.
library-wrong-choice = Ekki er hægt að leita að „{ $text }“.
library-error-cube = Kubbur
library-error-play = Leikmannafærslur
library-error-missed-double = Sleppt tvöföldun
library-error-wrong-double = Röng tvöföldun
library-error-wrong-take = Ranglega þegið
library-error-wrong-drop = Ranglega hafnað
library-error-wrong-beaver = Rangur beaver

study-match = Skrár og deiling
study-download = Sækja:
study-download-report = greining (.json)
study-you-are = Þú ert { $who }.
study-you-neither = Þú ert hvorugur spilarinn: viðureignin telst ekki í tölfræði þinni.
study-private = Aðeins þú sérð þessa viðureign.
study-share = Deila með tengli
study-shared = Allir sem hafa þennan tengil sjá viðureignina og greiningu hennar:
study-unshare = Hætta að deila
study-original = Skráin eins og hún var flutt inn:
study-remove = Fjarlægja
study-remove-sure = Viðureigninni, skránni og greiningunni er eytt. Þú getur flutt skrána inn aftur.
study-remove-now = Fjarlægja viðureignina

statistics-title = Tölfræði
statistics-empty = Ekkert er til að leggja saman enn. Flyttu inn viðureignir eða spilaðu; hver er greind í bakgrunni og telur hér um leið.
statistics-extent = { $n } { $n ->
    [one] viðureign
   *[other] viðureignir
  }, { $decisions } ákvarðanir þínar.
statistics-unjudged = { $n ->
    [one] { $n } viðureign er sleppt: greining hennar er ókomin.
   *[other] { $n } viðureignum er sleppt: greining þeirra er ókomin.
  }
statistics-unclaimed = { $n ->
    [one] { $n } viðureign er sleppt: ekki er vitað hvor spilarinn þú ert.
   *[other] { $n } viðureignum er sleppt: ekki er vitað hvor spilarinn þú ert.
  }
statistics-others = { $n ->
    [one] { $n } er viðureign annarra.
   *[other] { $n } eru viðureignir annarra.
  }
statistics-whole = Allt saman
statistics-figure = Tala
statistics-you = Þú
statistics-opponents = Andstæðingar
statistics-checkers = Leikmenn
statistics-cube = Kubbur
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Heppni á kast
statistics-months = Eftir mánuðum
statistics-month = Mánuður
statistics-no-month = Dagur óþekktur
statistics-decisions = Ákvarðanir
statistics-chart = PR eftir mánuðum; sömu tölur standa í töflunni fyrir neðan.
statistics-bar = { $month }: PR { $rate }, { $n } ákvarðanir
statistics-kinds = Eftir tegund stöðu
statistics-kind = Staða
statistics-errors = Eftir tegund mistaka
statistics-lost = Tap
statistics-first = Fyrstu leikir, eftir kasti
statistics-roll = Kast
statistics-replies = Svör, eftir fyrsta leik andstæðings
statistics-answers = Fyrsti leikur andstæðings
statistics-times = Sinnum
statistics-marked = Mistök
statistics-usual = Oftast leikið
statistics-definitions = PR er 500 sinnum tapið á ákvörðun: allt tap lagt saman og deilt með öllum ákvörðunum. Það er aldrei meðaltal PR-talna viðureigna. Í svigum er fjöldi ákvarðana. Heppni er í einingum kubbsins. Mistök eru allar merktar ákvarðanir, frá 0,010.

kind-bearing-off = Úttaka
kind-bearing-off-note = Engin snerting og allir leikmenn beggja eru heima.
kind-race = Kapphlaup
kind-race-note = Engin snerting að öðru leyti.
kind-bearing-off-contact = Úttaka með snertingu
kind-bearing-off-contact-note = Allir leikmenn annars spilarans eru heima og snerting er enn.
kind-back-game = Bakspil
kind-back-game-note = Spilari heldur tveimur eða fleiri reitum á heimasvæði andstæðingsins.
kind-priming = Lokun
kind-priming-note = Spilari heldur fimm eða fleiri reitum í röð og leikmaður andstæðingsins er þar fyrir aftan.
kind-attack = Sókn
kind-attack-note = Spilari á leikmann á slánni, gegn þremur eða fleiri reitum á heimasvæðinu.
kind-holding = Haldspil
kind-holding-note = Öftustu leikmenn spilara halda sláarreit, reit 5 eða reit 4 andstæðingsins; leikmenn andstæðingsins gera það sama eða eru sloppnir.
kind-low-anchor = Lágt akkeri
kind-low-anchor-note = Öftustu leikmenn spilara halda reit 1, 2 eða 3 andstæðingsins; leikmenn andstæðingsins eru sloppnir.
kind-contact = Önnur snerting
kind-contact-note = Snerting af öðru tagi, svo sem í fyrstu köstum.
