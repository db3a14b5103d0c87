# The analysis of a match.

study-title = Greining
study-open = Greina
study-back = Aftur að borðinu
study-depth = { $plies ->
    [0] Fyrsta sýn.
    [one] Skoðað { $plies } kast fram í tímann.
   *[other] Skoðað { $plies } köst fram í tímann.
  }
study-underway = Skoðað { $plies } { $plies ->
    [one] kast
   *[other] köst
  } fram í tímann: { $done } af { $all } línum.
study-waits = Dýpri skoðun bíður eftir annarri viðureign.
study-ready = Greiningin er tilbúin.
study-reload = Enn er verið að greina.
study-reload-link = Líta aftur
study-nothing = Ekkert er að greina: ekkert spil hefur verið spilað til enda.
study-definitions = Tap er í einingum kubbsins (EMG). PR er 500 sinnum tapið á ákvörðun; tala gnubg er tapið í þúsundustu. Leikir án vals telja ekki; að tvöfalda ekki telur þar sem það var tæpt eða rangt. Vafasamt frá 0,010, mistök frá 0,020, afleikur frá 0,080, grófur afleikur frá 0,160. Væntigildi og líkur í línu koma úr sömu skoðun, jafn djúpri og síðasti dálkurinn segir; heppni er metin án þess að líta fram í tímann og í upphafskasti telur hver vann það.

study-summary = Í tölum
study-rating = PR
study-rating-note = PR-tala: 500 sinnum tapið á ákvörðun. Lægra er betra.
study-millis = Tala gnubg
study-millis-note = Tap á ákvörðun í þúsundustu hlutum kubbsins, eins og gnubg birtir það.
study-plays = Leikir
study-plays-note = Hverju leikir töpuðu og í hversu mörgum var val.
study-cubes = Kubbur
study-cubes-note = Hverju ákvarðanir um kubbinn töpuðu og hversu margar þær voru.
study-lost-of = { $lost } í { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Vafasamt, mistök, afleikir, grófir afleikir.
study-losses-worth = Tap allra mistaka
study-losses-worth-note = Í líkum á að vinna viðureignina; í peningaspili í stigum.
study-luck = Heppni
study-luck-note = Hversu miklu betri en meðaltal köstin voru, í einingum kubbsins, án þess að líta fram í tímann.
study-luck-worth = Heppni viðureignarinnar
study-luck-worth-note = Sama í líkum á að vinna viðureignina; í peningaspili í stigum.

study-graph = Viðureignin
study-graph-note = Lína vinningslíkna með mistökunum á; sömu tölur standa í lista allra lína.
study-graph-error = Lína { $line }, { $who }: { $mark }, { $loss }
study-graph-match = { $who }: líkur á að vinna viðureignina
study-graph-money = { $who }: vænting í spilinu
study-graph-game = { $who }: líkur á að vinna spilið

nav-study = Greining
nav-openings = Byrjanir
openings-title = Byrjunin
openings-about = Hvernig fyrstu köstin fimmtán eru leikin og hvernig hvert af köstunum 21 svarar bestu leikjum þeirra: peningaspil með kubbinn í miðju, án Jacoby, raðað eftir útspilunum okkar eigin kotruvélar.
openings-path = Hvar þú ert
openings-roll = { $roll }
openings-replies-to = { $roll } leikið { $play }: svörin
openings-roll-head = Kast
openings-best = Besti leikur
openings-next = Næsti
openings-alone = enginn nálægt
openings-verdict = Mat
openings-is-best = bestur
openings-as-good = jafngóður
openings-unsettled = óútkljáð
openings-worse = lakari
openings-error-note = Staðalskekkja væntigildisins
openings-trials = Spil
openings-trials-note = Hversu mörg spil voru spiluð til enda
openings-replies = Svörin við honum
openings-replies-note = Leikur sem er tengill leiðir að svörum við honum.
openings-mean = Yfir öll 36 köstin er svarið { $equity } virði fyrir þann sem kastar.
openings-look-on = Skoða með kotruvélinni
openings-definitions = Væntigildi eru með kubbi, í einingum hans, séð frá þeim sem leikur; ± er ein staðalskekkja. „Jafngóður“ er minna en 0,010 á eftir þeim besta; „óútkljáð“ er lengra á eftir en minna en 2,33 staðalskekkjum mismunarins. Sömu tölur: tavola openings.

nav-duplicates = Tvíborð
duplicate-title = Tvíborð
duplicate-about = Viðureign er spiluð við tvö borð með sömu teningum: spil fyrir spil og kast fyrir kast koma sömu tölur. Þannig er heppnin úr leik og eftir á stendur hver ákvörðun við hlið þeirrar á hinu borðinu.
duplicate-play = Hver spilar
duplicate-bot = Tvö gegn tölvunni
duplicate-bot-note = Þú og vinur hafið hvort um sig hvítt gegn sömu tölvunni, við eigið borð.
duplicate-teams = Tvö gegn tveimur
duplicate-teams-note = Þú ert með hvítt við annað borðið, félagi þinn svart við hitt; andstæðingarnir sitja á móti.
duplicate-length = Stig til sigurs
duplicate-go = Opna bæði borðin
duplicate-note = Enginn sér hitt borðið fyrr en báðum er lokið: það myndi sýna teningana.
duplicate-table = Borð { $n }
duplicate-free = enginn enn
duplicate-waiting = Ekki hafið.
duplicate-playing = Í gangi.
duplicate-over = Lokið.
duplicate-play-on = Að borði þínu
duplicate-look = Skoða borðið
duplicate-invite-white = Hvítt er laust hér
duplicate-invite-black = Svart er laust hér
duplicate-invite-note = Sendu þennan tengil þeim sem á að sitja þar.
duplicate-same-dice = Sömu teningar falla við annað borð.
duplicate-result = Úrslitin
duplicate-players = Hvítur – Svartur
duplicate-points = Stig
duplicate-even = Bæði borðin enda eins: enginn er yfir.
duplicate-ahead = { $who }, hvítur við borðið þar sem betur gekk, er yfir um { $n } { $n ->
    [one] stig
   *[other] stig
  }.
duplicate-game = Spil { $n }
duplicate-parted = Héðan í frá eru stöðurnar ólíkar.
duplicate-dice-note = Teningarnir eru gerðir úr einu leyndarmáli þessa þjóns, eftir spili og kasti. Skuldbinding hans var sýnd áður en nokkur settist og leyndarmálið er opnað þegar báðum borðum er lokið; tavola verify-dice endurreiknar hvert kast.
duplicate-commitment = Skuldbinding
duplicate-secret = Leyndarmál
duplicate-proof = Öll köst, til sannreyningar

study-errors = Mistök, þau verstu fyrst
study-no-errors = Engin mistök.
study-more-errors = Og { $n } í viðbót: þau eru merkt í lista allra lína.
study-where = Lína
study-who = Spilari
study-what = Ákvörðun
study-cost = Tap
study-played = { $roll }: { $play }; betra { $best }
study-illegal = leikur gegn reglum
study-wrong-double = tvöfaldaði; átti að bíða
study-missed-double = tvöfaldaði ekki
study-wrong-take = þáði; átti að hafna
study-wrong-drop = hafnaði; átti að þiggja
study-wrong-beaver = svaraði með beaver; átti ekki að gera það
study-doubtful = Vafasamt
study-error = Mistök
study-blunder = Afleikur
study-whopper = Grófur afleikur

study-games = Öll spil
study-game = { $length ->
    [0] Spil { $n }, { $black }–{ $white }
   *[other] Spil { $n }, { $black }–{ $white } upp í { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] vinnur með höfnun
    [gammon] vinnur gammon
    [backgammon] vinnur backgammon
   *[single] vinnur
  }, { $points } { $points ->
    [one] stig
   *[other] stig
  }
study-game-chance = { $who } vinnur spilið
study-match-chance = viðureignin
study-equity-of = stig
study-dances = enginn leikur
study-doubles = tvöfaldar
study-takes = þiggur
study-drops = hafnar
study-beavers = beaver
study-raccoons = raccoon
study-otters = otter
study-resigns-single = gefur spilið
study-resigns-gammon = gefur gammon
study-resigns-backgammon = gefur backgammon

study-board = Borðið á undan
study-words-numbers = Reitir taldir hjá: { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } á { $point }
study-words-bar = { $n } á slánni
study-words-off = { $n } af borði
study-words-cube = Kubbur á { $value }, í miðju.
study-words-cube-of = Kubbur á { $value }, eigandi { $who }.
study-said = Lína { $line }, { $who }, { $act }.
study-steps = Línur viðureignarinnar
study-first = Fyrsta lína
study-error-before = Fyrri mistök
study-before = Fyrri lína
study-next = Næsta lína
study-error-next = Næstu mistök
study-last = Síðasta lína
study-no-decision = Hér er ekkert að ákveða.
study-no-move = Enginn löglegur leikur.
study-forced = Eini löglegi leikurinn.
study-right = Það besta sem til er.
study-as-good = Jafngott því besta: { $lost } á eftir.
study-cost-match = tapar { $lost }; líkur á að vinna viðureignina { $worth }.
study-cost-money = tapar { $lost }, { $worth } stigum.
study-right-is = Rétt: { $action }, { $answer }.
study-right-wait = ekki tvöfalda
study-right-double = tvöfalda
study-right-redouble = endurtvöfalda
study-right-too-good = of gott til að tvöfalda
study-right-take = þiggja
study-right-drop = hafna
study-right-beaver = beaver
study-roll-luck = Heppni kastsins: { $luck }, { $worth } stig.
study-roll-luck-match = Heppni kastsins: { $luck }; líkur á að vinna viðureignina { $worth }.
study-play = Leikur
study-made = leikið
study-equity = Væntigildi
study-difference = Munur
study-plies = Dýpt
study-plies-note = Hversu mörg köst var litið fram í tímann.
study-more-plays = { $n } { $n ->
    [one] leikur í viðbót, sem tapar
   *[other] leikir í viðbót, sem tapa
  } meira.
study-cube = Kubbur
study-cube-doubler = Kubbur, séð frá þeim sem tvöfaldaði
study-no-double = Ekki tvöfalda
study-double-take = Tvöfalda, þiggja
study-double-drop = Tvöfalda, hafna
study-win = V
study-win-note = Sigrar, í prósentum
study-win-gammon = VG
study-win-gammon-note = Unnin gammon og backgammon, í prósentum
study-win-backgammon = VBG
study-win-backgammon-note = Unnin backgammon, í prósentum
study-lose = T
study-lose-note = Töp, í prósentum
study-lose-gammon = TG
study-lose-gammon-note = Töpuð gammon og backgammon, í prósentum
study-lose-backgammon = TBG
study-lose-backgammon-note = Töpuð backgammon, í prósentum
study-ids = Staðan fyrir önnur forrit

study-why-wins = Hann vinnur { $by } færri spil af 100.
study-why-gammons = Hann vinnur { $by } færri gammon í 100 spilum.
study-why-gammons-lost = Hann tapar { $by } fleiri gammonum í 100 spilum.
study-why-shots = Hann skilur eftir { $made } af 36 köstum sem slá út, besti leikurinn { $best }.
study-why-best-hits = Besti leikurinn slær út.
study-why-made-hits = Hann slær út, besti leikurinn ekki.
study-why-hits = Hann slær út { $made }, besti leikurinn { $best }.
study-why-home = Reitir á heimasvæðinu: { $made ->
    [one] { $made }
   *[other] { $made }
  }, með besta leiknum { $best }.
study-why-prime = Lengsta lokun hans er { $made } reitir, með besta leiknum { $best }.
study-why-anchor = Besti leikurinn heldur akkeri.
study-why-off = Hann tekur { $made } af borði, besti leikurinn { $best }.

study-look-on = Skoða áfram héðan
study-cube-before = Fyrir kastið:
nav-position = Stöður
position-title = Staða
position-board = Borðið
position-white = Hvítur
position-black = Svartur
position-plays = { $who } leikur { $roll }.
position-doubled = { $who } hefur tvöfaldað.
position-beavered = { $who } hefur svarað með beaver.
position-raccooned = { $who } hefur svarað með raccoon.
position-ottered = { $who } hefur svarað með otter.
position-on-roll = { $who } á að kasta.
position-money = Peningaspil.
position-match = Viðureign upp í { $length }: hvítur { $white }, svartur { $black }{ $crawford ->
    [yes] , Crawford-spil.
   *[no] .
  }
position-wrong = Þetta er engin staða. XGID, GNUBG- eða OpenGammon-auðkenni, FIBS-lína eða stafaborð er það.
position-playing = Þú ert að spila við einhvern. Kotruvélin svarar aftur þegar því er lokið.
position-play = Leikirnir
position-look-on = Skoða áfram úr stöðunni á eftir
position-rolls = Köst
position-id = Staða
position-id-note = XGID, GNUBG- eða OpenGammon-auðkenni, FIBS-lína eða stafaborð eins og XG og gnubg afrita það.
position-roll = Kast, ef kastað hefur verið
position-look = Skoða
position-svg = Mynd (SVG)
study-adjusted = Úrslit án heppni
study-adjusted-note = Úrslitin að frádreginni eigin heppni og viðbættri heppni andstæðingsins: hvers virði spilamennskan ein var. Það getur verið utan 0 og 100%.
study-adjusted-below = { $who } vann og köstin gáfu meira en alla viðureignina: því eru úrslit án heppni utan 0 og 100%. Heppni er summa yfir öll köst; í einni viðureign getur hún verið meiri en úrslitin.
study-adjusted-above = { $who } vann þótt köstin væru með hinum: því eru úrslit án heppni utan 0 og 100%. Heppni er summa yfir öll köst; í einni viðureign getur hún verið meiri en úrslitin.

study-at-worst = Dýrustu mistökin fyrst; ▶ og ◀ leiða gegnum viðureignina.
study-no-line = Engin slík lína er í viðureigninni. Þetta eru dýrustu mistökin.
position-wrong-long = Þetta er lengra en nokkur staða.
position-wrong-roll = Þetta er ekki kast. Tveir tölustafir frá 1 til 6 eru það: 31.
position-wrong-game-over = Spilinu er lokið: einhver hefur tekið alla leikmenn sína af borði.
position-wrong-match-over = Viðureigninni er lokið: einhver á öll stigin.
position-wrong-crawford = Í Crawford-spilinu vantar annan spilarann eitt stig.
study-chouette = Kubbar chouettunnar
study-chouette-note = Hver kubbur er spil út af fyrir sig, boxið gegn einum félaga. Leikir liðsins eru fyrirliðans; tap þeirra er mismunandi eftir kubbum.
study-chouette-game = Spil { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Lyklar
study-key-points = milli reita á borðinu
study-key-board = á borðið
study-key-move = færa leikmann
study-key-away = taka leikmann burt við uppstillingu
study-key-answer = færa leikmann; þegar kastinu er lokið, svara
study-look-here = Skoða dýpra í þessum vafra
study-look-here-note = Þrjú köst fram í tímann, án þjónsins og án nets.
