# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Klukka og stigatafla
board-lead = Sími við hlið tréborðsins: klukka, stigatafla og stigablað í einu. Virkar án nets; ekkert sem ýtt er á glatast.
board-needs-script = Klukkan þarf vafra með JavaScript.
board-new = Ný viðureign
board-kept = Viðureignir í þessu tæki
board-kept-none = Engar viðureignir enn. Settu eina upp: tvö nöfn, lengd og klukku ef þú vilt.
board-white = Hvítur
board-black = Svartur
board-name-of = Nafn: { $side ->
    [white] hvítur
   *[black] svartur
}
board-length = Lengd í stigum
board-clock = Klukka
board-clock-none = Engin klukka, aðeins stigatafla
board-clock-simple_delay = Töf, svo tímabanki (venjulegt)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, töf talin með á skjánum
board-clock-fischer = Fischer
board-minutes = Mínútur á stig
board-delay = Sekúndur á leik
board-flag = Þegar tíminn rennur út
board-flag-loss = tapast viðureignin
board-flag-when_noticed = tapast viðureignin þegar andstæðingurinn bendir á það
board-flag-overtime = ein mínúta enn, einu sinni
board-holland = Holland-regla: eftir Crawford-spilið getur sá sem er undir ekki tvöfaldað fyrr en í þriðja leik sínum
board-sound = Hljóð
board-vibrate = Titringur
board-start = Byrja
board-to = upp í { $length }
board-one-game = eitt spil
board-crawford = Crawford-spil: enginn kubbur
board-game = Spil { $number }
board-turn = þú átt leik
board-waits = bíður
board-stopped = stöðvuð
board-press-label = { $name }, { $time } eftir{ $turn ->
    [yes] , á leik: ýttu til að ljúka leik
   *[no] {""}
}
board-begins = Ég byrja
board-next-game = Næsta spil
board-double = Tvöfalda í { $value }
board-take = Þiggja { $value }
board-drop = Hafna
board-confirm = Staðfesta
board-accept = Sammála
board-reject = Ósammála
board-stop = Stöðva
board-resume = Halda áfram
board-resume-other = Á leik: { $name }
board-over = Spili lokið
board-menu = Valmynd
board-sheet = Stigablað
board-undo = Afturkalla
board-undo-what = Haltu inni til að afturkalla: { $act }
board-undone = Afturkallað: { $act }
board-hold = Haltu þessum hnappi inni andartak.
board-lock = Læsa
board-unlock = Opna lás
board-locked = Læst gegn óvart snertingum
board-full = Allur skjárinn
board-handover = Afhenda
board-leave = Allar viðureignir
board-say = Lesa tímana upp
board-cube = Kubbur { $value }
board-cube-middle = í miðju
board-cube-of = hjá: { $name }
board-result = Hvernig endaði spilið?
board-won-by = Sigurvegari
board-kind-single = Stakt spil
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Skrá
board-close = Loka
board-resign = Gefa spilið
board-resign-match = Gefa viðureignina
board-withdraw = Draga uppgjöf til baka
board-claim = Gera tilkall til spilsins
board-claims = { $name } gerir tilkall: { $kind }
board-resigns = { $name } gefst upp: { $kind }
board-break = Taka hlé
board-end-break = Aftur úr hléi
board-on-break = { $name } er í hléi: { $time }
board-reason-fallen = Teningur eða leikmaður datt
board-reason-contested = Mótmæla leiknum
board-reason-director = Kalla á mótsstjóra
board-pause = Stöðva klukkuna
board-paused = Stöðvuð
board-reason-faulty = Klukkan er biluð
board-reason-break = Hlé
board-call-flag = Tíminn er útrunninn
board-why = Hvers vegna á að stöðva klukkuna?
board-entered = { $name } vinnur: { $kind }, kubbur { $cube }, { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
board-both-confirm = Báðir spilarar staðfesta
board-flagged = { $name }: tíminn er útrunninn
board-match-won = { $name } vinnur viðureignina
board-how-score = á stigum
board-how-flag = á tíma
board-how-resigned = með uppgjöf
board-how-penalty = með refsistigum
board-how-ruling = með úrskurði mótsstjóra
board-called = Kallað hefur verið á mótsstjóra
board-held = Mótsstjóri hefur stöðvað viðureignina
board-absent = { $name } er ekki við; klukkan gengur
board-opening = Kastið einum teningi hvort. Sá hærri byrjar.
board-ready = Berið saman skráð stig og byrjið svo.
board-gap = Slökkt var á tækinu eða það í bakgrunni: { $time }.
board-restore = Skila tímanum
board-gap-asked = Slökkt var á tækinu í { $time } og tíminn rann út á meðan: { $name }. Telst sá tími með?
board-gap-banner = Klukkan er stöðvuð
board-gap-counts = Hann telst með
board-keep-as-is = Láta standa
board-jump = Klukku tækisins var breytt um { $time }. Klukka viðureignarinnar gengur áfram eins og áður.
board-awake-refused = Skjárinn gæti slokknað: hafðu kveikt á honum í stillingum tækisins.
board-storage-refused = Vafrinn geymir ekkert: endurhleðsla myndi glata viðureigninni.
board-offline = Án nets: { $count ->
    [0] allt sent
    [one] { $count } færsla bíður
   *[other] { $count } færslur bíða
}
board-online = Allt sent
board-viewer = Þú horfir á. Klukkan er í öðru tæki.
board-viewer-age = Uppfært fyrir { $seconds } s
board-take-over = Taka klukkuna hingað
board-take-over-hold = Taka klukkuna hingað (halda inni)
board-take-over-ask = Klukkan er í öðru tæki. Ef þú tekur hana getur það tæki aðeins horft á.
board-take-over-yes = Taka hana
board-take-up = Taka við þessari viðureign?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } upp í { $length }: { $count ->
    [one] { $count } færsla
   *[other] { $count } færslur
} afhentar.
board-take-up-new = Þetta tæki tekur við klukkunni. Tækið sem afhenti hana getur þá aðeins horft á.
board-take-up-known = Þetta tæki er þegar með viðureignina. Dagbókin sem afhent er kemur í stað þess sem hér er; það sem er umfram er geymt sér.
board-take-up-yes = Taka við
board-read-foreign = Þessi dagbók veitir engan rétt til viðureignarinnar í þessu tæki; engu var breytt.
board-kept-unreadable = Dagbók þeirrar viðureignar er ekki hægt að lesa í þessu tæki.
board-no-such-match = Engin slík viðureign er til. Athugaðu tengilinn: staf gæti vantað.
board-link-worthless = Þessi tengill veitir engan rétt til viðureignarinnar.
board-no-right = Þjónninn hafnar því sem þú ýtir á hér af því að tengillinn veitir engan rétt til viðureignarinnar. Opnaðu tengil borðsins sjálfs.
board-posted = Á mótstöflunni
board-conflict = Annað tæki er með aðra dagbók: { $here } hér, { $there } þar.
board-conflict-scoreboard = Stigatafla borðsins gildir (MAT-07): { $won }.
board-conflict-trailers_sheet = Stig þess sem er undir gilda (MAT-05): { $won }.
board-conflict-agreement = Báðir hafa sömu stig.
board-conflict-director = Mótsstjóri ákveður.
board-conflict-look = Bera dagbækurnar saman
board-conflict-title = Tvær dagbækur þessarar viðureignar
board-conflict-here = Dagbókin hér
board-conflict-there = Hin dagbókin
board-conflict-since = { $count ->
    [0] Ekkert síðan þær greindi á
    [one] { $count } færsla síðan þær greindi á
   *[other] { $count } færslur síðan þær greindi á
}
board-compare = Bera saman skráð stig mín
board-papers-agree = Skráðu stigin eru eins og stigataflan: { $counts }.
board-papers-differ = Skráðu stigin eru ekki eins og stigataflan. Stigataflan gildir: { $counts } (MAT-07).
board-battery = Lítið er eftir á rafhlöðunni: { $percent }%. Hlaðið tækið eða afhendið klukkuna.
board-chouette = Fleiri en tveir spilarar? Tækið getur líka verið stigabók chouettu.
board-elsewhere = Þessi viðureign er opin í öðrum flipa.
board-elsewhere-here = Halda áfram hér
board-read-older = Þetta tæki er með nýrri dagbók þeirrar viðureignar; skráin var ekki flutt inn.
board-read-unreadable = Þetta er ekki viðureignarskrá.
board-keep-this = Halda þessari dagbók
board-keep-that = Halda hinni dagbókinni
board-not-kept = Vafrinn vistaði það ekki. Reyndu einu sinni enn.
board-too-soon = Önnur snerting svo skjótt telst ekki með.
board-no-line = Ekkert samband við tækið með klukkunni: skráið það þar.
board-unheard = Ekkert svar frá tækinu með klukkunni: gáið þar hvort þetta skilaði sér.
board-handover-how = Opnaðu þetta í hinu tækinu: það tekur við klukkunni með allri dagbókinni. Eftir það getur þetta tæki aðeins horft á.
board-handover-copy = Afrita tengilinn
board-handover-file = Vista sem skrá
board-handover-read = Taka við úr skrá
board-csv = CSV
board-print = Prenta
board-share = Deila
board-sheet-number = Spil
board-sheet-winner = Sigurvegari
board-sheet-kind = Tegund
board-sheet-cube = Kubbur
board-sheet-points = Stig
board-sheet-score = Staða
board-sheet-banks = Tími eftir
board-sheet-used = Tími notaður
board-sheet-lasted = Lengd
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , hafnað
    [resigned] , uppgjöf
    [claimed] , tilkall
    [flag] , á tíma
    [forfeited] , brottfall
    [adjudicated] , úrskurður
   *[borne_off] {""}
}
board-sheet-none = Engu spili er lokið enn.
board-sheet-awards = Refsistig
board-sheet-award = { $points }, fær { $name }
board-sheet-rulings = Úrskurðir
board-sheet-signs = Undirskriftir
board-corrected = leiðrétt
board-keys = Lyklaborð eða Bluetooth-hnappur sem hagar sér eins: Bil ýtir fyrir þann sem á leik, 1 og 2 ýta fyrir neðri og efri spilarann, d tvöfaldar, t þiggur, p hafnar, s stöðvar, u (haldið inni) afturkallar, c les tímana upp, l læsir.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Staðan { $a }–{ $b }, viðureign upp í { $length }.
board-side-said = { $name } á leik
board-low = { $name }: ein mínúta eftir
board-install = Settu það upp úr valmynd vafrans til að opna það án nets.

board-first-game = Byrja
board-confirm-score = Staðfesta { $a }–{ $b }
board-what = Hvað nú?
board-more = Meira
board-understood = Í lagi
board-new-match = Ný viðureign
board-continue = Halda áfram viðureign af blaði
board-points-of = Stig: { $side ->
    [white] hvítur
   *[black] svartur
}
board-conflict-players = Ákveðið saman hvor dagbókin gildir.
board-right-menu = Leiðrétta eitthvað
board-right = Hvað þarf að leiðrétta?
board-right-time = Tíma á klukkunni
board-right-result = Úrslit spils
board-right-length = Lengd viðureignarinnar
board-right-points = Refsistig
board-right-clock = Taka upp klukku
board-right-whose = Klukka hvers
board-right-way = Bæta við eða taka af
board-right-give = Bæta við
board-right-take = Taka af
board-right-minutes = Mínútur
board-right-seconds = Sekúndur
board-right-reason = Ástæða
board-right-against = Spilari sem fær refsingu
board-right-count = Stig handa andstæðingi
board-sheet-clock = { $mode }, { $bank } á stig, { $delay } s á leik
board-ruling-adjust_time = { $name }: { $time } á klukkunni
board-ruling-penalty = Refsing, { $name }: { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
board-ruling-warn = Viðvörun: { $name }
board-ruling-correct_result = Spil { $game } leiðrétt: { $name }, { $kind }, kubbur { $cube }
board-ruling-set_length = Viðureignin er spiluð upp í { $length }
board-ruling-bring_clock = Klukka er tekin upp: { $clock }
board-ruling-hold = Mótsstjóri stöðvar viðureignina
board-ruling-release = Viðureignin heldur áfram
board-ruling-absent = { $name } er ekki við
board-ruling-arrived = Báðir eru við
board-ruling-award_match = Viðureignin er dæmd unnin: { $name }
board-ruling-restore = Tíma eyðunnar { $gap } er skilað
board-ruling-count = Tími eyðunnar { $gap } telst með
board-ruling-settle = Annarri dagbókinni af tveimur er haldið
board-ruling-play_on = Enginn tók eftir að tíminn rann út: báðir spila áfram
board-ruling-cube_stands = Spil { $game }: kubburinn stendur á { $cube }
board-ruling-post = Á mótstöflunni

board-act-press = ýtt á klukku
board-act-opening = upphafskastið
board-act-start_game = upphaf spilsins
board-act-double = tvöföldunin
board-act-take = þegið
board-act-drop = hafnað
board-act-stop = stöðvunin
board-act-call_director = kallið á mótsstjóra
board-act-resume = haldið áfram
board-act-resign = uppgjöfin
board-act-claim = tilkallið
board-act-accept = samþykkið
board-act-reject = mótmælin
board-act-result = úrslitin
board-act-confirm = staðfestingin
board-act-compare = samanburðurinn
board-act-take_break = hléið
board-act-end_break = lok hlésins
board-act-resign_match = uppgjöf viðureignarinnar
board-act-withdraw = uppgjöf dregin til baka
board-act-call_flag = bent á að tíminn sé útrunninn
board-act-open = uppsetning viðureignarinnar
board-act-flag_fell = tíminn rann út
board-act-undo = síðasta færsla afturkölluð
board-act-gap = slökkt var á tækinu
board-act-jump = klukku tækisins breytt
board-act-claim_lease = klukkan tekin yfir
board-act-diverged = önnur dagbók
board-act-received = tími leiðréttur

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Viðureignin hefur ekki verið sett upp.
board-refused-opened-already = Viðureignin hefur þegar verið sett upp.
board-refused-unsound = Nafn vantar eða er of langt, eða klukkustillingar eru utan marka.
board-refused-player-only = Aðeins spilari getur gert þetta.
board-refused-director-only = Aðeins mótsstjóri getur gert þetta.
board-refused-reason-missing = Úrskurður þarf ástæðu.
board-refused-on-hold = Engu er hægt að breyta fyrr en mótsstjóri hefur úrskurðað.
board-refused-posted = Úrslitin eru á mótstöflunni; aðeins mótsstjóri getur leiðrétt þau.
board-refused-over = Viðureigninni er lokið.
board-refused-flagged = Tíminn er útrunninn.
board-refused-gap-asked = Segðu fyrst hvort tíminn sem slökkt var á tækinu telst með.
board-refused-not-now = Þetta er ekki hægt núna.
board-refused-not-your-turn = Hinn spilarinn á leik.
board-refused-no-clock = Engin klukka er.
board-refused-crawford-game = Í Crawford-spilinu er ekki tvöfaldað.
board-refused-crawford-cube = Allar tvöfaldanir í Crawford-spilinu eru ógildar: kubburinn telst 1.
board-refused-cube-not-yours = Kubburinn er hjá hinum spilaranum.
board-refused-cube-exhausted = Kubburinn getur ekki farið hærra.
board-refused-holland-waits = Eftir Crawford-spilið getur sá sem er undir ekki tvöfaldað fyrr en í þriðja leik sínum.
board-refused-nothing-offered = Engu er að svara.
board-refused-break-between-games = Hlé eru tekin milli spila.
board-refused-no-break-left = Engin hlé eru eftir.
board-refused-break-running = Hléi er ekki lokið.
board-refused-most-resigned = Uppgjöf upp á hámarkið er ekki hægt að hafna.
board-refused-trailer-confirms = Stigin gilda þegar sá sem er undir hefur staðfest þau.
board-refused-whose-turn = Veldu hvor klukkan á að ganga.
board-refused-too-long = Texti eða listi er of langur eða tala of há.
board-refused-no-points = Refsing er minnst eitt stig.
board-refused-no-flag = Tíminn er ekki útrunninn.
board-refused-nothing-to-undo = Ekkert er að afturkalla.
board-refused-no-such = Ekkert er með þeirri tölu.
board-refused-turn-is-over = Leik þeirrar eyðu er lokið; mótsstjóri getur breytt tímanum.
board-refused-nothing-given-up = Enginn hefur gefist upp.
board-refused-same-length = Viðureignin er þegar spiluð upp í þá lengd.
board-refused-nothing-due = Ekkert liggur fyrir.
board-refused-held-by-device = Tæki er með klukkuna; ýttu þar.
board-refused-lease-lost = Annað tæki er með klukkuna.
board-refused-line-missing = Færslu vantar í dagbókina.
board-refused-line-known = Sú færsla er þegar í dagbókinni.
board-held-button = halda inni
board-crawford-word = Crawford
board-needs = vantar { $points }
board-points-label = { $name }: { $points }, sýna spil hingað til
board-doubles = { $name } tvöfaldar í { $value }
board-ruled = Mótsstjóri hefur úrskurðað. Halda áfram?
board-played-on = Enginn tók eftir að tíminn rann út. Spilið áfram.
board-age = { $seconds } s
board-overtime = viðbótartími
board-overtime-told = { $name }: tíminn rann út, viðbótartími { $time }, einu sinni.
board-low-seconds = { $name }: { $seconds } sekúndur eftir
board-countdown = Viðvaranir við 0:30 og 0:10
board-swap = Skipta um hliðar
board-course = Spil hingað til
board-course-won = { $name } vinnur { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
board-course-time = lengd { $time }
board-play-on = Enginn tók eftir: spila áfram
board-turn-dialog = Snúa við
board-right-flag = Enginn tók eftir að tíminn rann út: spila áfram
board-right-turn = Klukkan gengur hjá röngum spilara
board-right-cube = Kubbnum var snúið í Crawford-spilinu
board-right-cube-how = Fram að lokum spilsins mátti ógilda það. Enginn tók eftir, svo það stendur (MAT-03). Hvað sýndi hann?
board-sheet-date = Dagur
board-sheet-reason = Ástæða
board-sheet-after-game = Eftir spil
board-mat = .mat-skrá
board-install-secure = Sé síðan opnuð yfir HTTPS má setja hana upp og þá virkar hún án nets.
board-presets = Venjulegar klukkur
board-preset-last = Síðast notuð
board-preset-italy = Ítalía 3:00 + 12
board-preset-usual = UK, US, WBGF 2:00 + 12
board-preset-doubles = Pör 2:30 + 18
board-preset-none = Engin klukka
board-total = Hvor spilari hefur { $bank } og { $delay } s á leik.
board-screen = Fyrir skjávarpa
board-overlay = Fyrir streymi
