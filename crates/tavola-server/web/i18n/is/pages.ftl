# Pages around the table. Used by the server only.

tagline = Kotra án hávaða: gott borð og teningar sem þú getur sannreynt.
nav-rules = Reglur
nav-dice = Kanna teninga
nav-language = Tungumál
guest-name = Gestur { $number }
skip = Beint að efninu

# Start
start-title = Kotra á góðu borði
start-lead = Spilaðu við þau sem eru hér, við tölvuna eða við vin með tengli. Enginn aðgangur, engir peningar, engar auglýsingar.
start-bot = Spila við tölvuna
start-bot-note = Viðureign upp í { $length } með kubbi. Einn smellur og þú ert við borðið.
start-level = Hversu sterk?
start-friend = Bjóða vini
start-friend-note = Þú færð tengil. Sá sem opnar hann spilar við þig.
start-called = Þú spilar sem { $name }
start-new-name = Nýtt nafn
start-nameless = Veldu nafn
start-custom = Velja reglur
start-tables = Borðin þín
start-tables-none = Þú átt engin borð enn. Þau birtast hér og þú getur snúið aftur að þeim hvenær sem er.
start-name = Nafn þitt
start-dice-title = Teningar sem þú getur sannreynt
start-dice = Fyrir viðureignina læsa þjónninn og báðir spilarar hver sitt leyndarmál. Hvert kast verður til úr öllum þremur: enginn getur vitað það fyrirfram og eftir á getur þú endurreiknað hvert kast.
start-dice-how = Hvernig það virkar
start-ear-title = Með lyklaborði og eftir eyranu
start-ear = Hver reitur á sér nafn, hvert kast og hver leikur er lesinn upp og þú getur spilað heila viðureign án músar. Ýttu á ? við borðið til að sjá lyklana.
start-kept-title = Ekkert glatast
start-kept = Lokaðu síðunni, misstu sambandið, komdu aftur á morgun: borðið er eins og þú skildir við það.
table-against = { $white } – { $black }
table-to = upp í { $length }, { $a }–{ $b }
table-money = peningaspil, { $a }–{ $b }
table-waiting = beðið eftir andstæðingi
table-playing = í gangi
table-over = lokið
table-broken = ekki hægt að opna
table-unnamed = laust sæti

# Rule chooser
choose-title = Veldu reglurnar
choose-against = Andstæðingur
choose-bot = Tölvan
choose-friend = Vinur, með tengli
choose-doubles = Tvö gegn tveimur, með tenglum
choose-doubles-note = Samráðsspil: hvor hlið er spiluð af pari sem ræðir saman í einrúmi.
choose-preset = Tegund spils
choose-preset-note = Forval fyllir út alla kosti hér fyrir neðan; hafðu „Forval“ til að halda stillingu þess.
preset-match = Viðureign
preset-match-note = Upp í tiltekinn stigafjölda, með kubbi og Crawford-reglunni.
preset-money = Peningaspil
preset-money-note = Spil eftir spil, hvert fyrir sitt veðfé, með Jacoby-reglunni.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Reglur ítalsks spilasalar á netinu: sérstök takmörk á tvöföldun, ekkert Crawford-spil, backgammon jafnvel eftir að tekið er af borði.
preset-tournament = Mót
preset-tournament-note = Viðureign eftir ítölskum mótsreglum, frá 3 stigum, ekkert hámark í reglunum.
knob-length = Spilað upp í
knob-length-note = Í viðureignum, yfirleitt 5; það tekur um hálftíma. Reglurnar þekkja ekkert hámark; þetta forrit telur upp í 64. Eitt stakt spil er óvenjulegt í tavola reale: 3, 5 eða 7.
knob-as-preset = Forval
knob-on = Á
knob-off = Af
knob-jacoby = Jacoby-regla
knob-jacoby-note = Peningaspil: gammon telur aðeins þegar kubbnum hefur verið snúið.
knob-responses = Svör við tvöföldun
knob-responses-note = Peningaspil: beaver tvöfaldar strax til baka og heldur kubbnum.
knob-responses-take_or_drop = Þiggja eða hafna
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver og raccoon
knob-responses-otter = Beaver, raccoon og otter
knob-automatic_doubles = Sjálfvirkar tvöfaldanir
knob-automatic_doubles-note = Peningaspil: sama tala í upphafskasti tvöfaldar veðféð.
knob-automatic-none = Engar
knob-automatic-up-to = { $n ->
    [one] Fyrsta ({ $n })
   *[other] Fyrstu { $n }
}
knob-crawford = Crawford-regla
knob-crawford-note = Viðureignir: eitt spil án kubbs þegar spilara vantar eitt stig til sigurs.
knob-holland = Holland-regla
knob-holland-note = Viðureignir: eftir Crawford-spilið getur sá sem er undir ekki tvöfaldað fyrr en í þriðja leik sínum.
knob-backgammon = Backgammon
knob-backgammon-note = Hvort hægt er að tapa þrefalt eftir að hafa tekið leikmann af borði.
knob-backgammon-only_with_none_off = Aðeins ef enginn er farinn af borði
knob-backgammon-even_with_some_off = Líka ef einhver er farinn af borði
knob-premature_roll = Of snemmt kast
knob-premature_roll-note = Ógilt: kastað er aftur (IRR-06). Gildir: andstæðingurinn leikur með vitneskju um það og sá sem kastaði of snemma má ekki tvöfalda í þeim leik (IRR-07). Skiptir aðeins máli þegar lögmæti er kannað að kröfu.
knob-premature_roll-void = Ógilt
knob-premature_roll-stands = Gildir
knob-doubling_limit = Takmörk á tvöföldun
knob-doubling_limit-note = Tavola reale: engin tvöföldun sem léti venjulegan sigur ljúka viðureigninni (CUB-17). Aðeins í tavola reale.
knob-doubling_limit-none = Engin
knob-doubling_limit-tavola-reale = Eins og í tavola reale
knob-legality = Lögmæti leikja
knob-legality-note = Strangt: aðeins er hægt að ljúka löglegum leikjum. Að kröfu: hver leikur stendur nema andstæðingurinn krefjist löglegs leiks, eins og við tréborð.
knob-legality-strict = Strangt
knob-legality-called = Að kröfu
knob-pace = Hraði
knob-level = Styrkur tölvunnar
knob-level-note = Aðeins þegar spilað er við tölvuna.
knob-clock = Klukka
knob-clock-note = Tímabanki með mínútum fyrir hvert stig og fríar sekúndur í hverjum leik. Ef tímabankinn tæmist taparðu viðureigninni.
knob-clock-none = Engin klukka
knob-clock-simple_delay = Töf, svo tímabanki
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: sekúndum bætt við í hverjum leik
knob-minutes = Mínútur á stig
knob-seconds = Sekúndur á leik
knob-side = Leikmenn þínir
knob-side-any = Dregið um lit
knob-side-white = Hvítir
knob-side-black = Svartir
choose-more = Fleiri reglur
choose-go = Opna borðið

# Table
table-title = Borð
table-moves = Þetta spil
table-games = Spil
table-game = Spil
table-winner = Sigurvegari
table-how = Úrslit
table-points = Stig
table-score = Staða
table-settings = Stillingar
table-help = Lyklar
table-resign = Gefast upp
table-files = Sækja viðureignina
table-claim = Gera tilkall
table-plays = Telja upp leiki
table-last = Sýna síðasta leik
table-flip = Snúa borðinu
table-leave = Fara frá borðinu
table-proof = Teningar: skuldbindingar og sönnun
table-invite = Bjóddu vini þínum
table-invite-note = Sendu þennan tengil. Sá sem opnar hann fyrst fær hitt sætið.
table-invite-doubles = Bjóddu félaga þínum og andstæðingum
table-invite-doubles-note = Hver tengill er fyrir eitt sæti. Viðureignin hefst þegar öll fjögur sitja hér.
table-invite-partner = Fyrir félaga þinn
table-invite-opponent = Fyrir andstæðing
table-copy = Afrita
invite-share = Deila
invite-qr = QR-kóði
invite-qr-note = Tengillinn sem QR-kóði
table-terms = Reglur og mörk
look-open = Líta til baka
look-first = Að upphafi spilsins
look-back = Einum leik aftar
look-on = Einum leik framar
look-last = Að lokum spilsins
look-close = Aftur í spilið
copy-id-note = Staðan fyrir leikinn sem sýndur er, með kastinu
copy-link = Afrita tengil
name-change = Breyta nafni
table-onward = Nýtt borð
table-close = Loka
table-result = Úrslit
table-noscript = Þetta borð þarf JavaScript til að uppfærast í rauntíma. Þú getur spilað án þess: veldu hér fyrir neðan og endurhladdu til að sjá leik andstæðingsins.
plain-plays = Leikur
plain-reload = Endurhlaða
plain-play-none = Enginn löglegur leikur: áfram
resign-title = Uppgjöf
resign-note = Uppgjöf er boðin í lok leiks: bjóðir þú hana í miðjum leik bíður hún þar til honum lýkur. Andstæðingurinn getur hafnað boðinu nema það sé það mesta sem þú getur tapað.
plays-title = Löglegir leikir
plays-note = Veldu einn eða sláðu inn tölu hans og Enter.

# Joining
join-title = Þér er boðið
join-lead = { $who } býður þér að spila kotru.
join-lead-partner = { $who } býður þér að spila kotru sem félagi, tvö gegn tveimur.
join-lead-opponent = { $who } býður þér að spila kotru sem andstæðingur, tvö gegn tveimur.
terms-stake = Veðfé
terms-stake-match = Viðureignin; stig umfram lengd hennar telja ekki
terms-stake-money = Stig: gildi spilanna er lagt saman
terms-clock = { $mode }, { $bank } mín. á mann og { $delay } s á leik
terms-decision = Fyrir hverja ákvörðun
terms-absence = Til að koma aftur eftir sambandsleysi
terms-time = { $time } mín.
name-note = Í mesta lagi { $most } stafir. Ef það er autt ertu gestur með númeri.
name-note-known = Í mesta lagi { $most } stafir. Ef það er autt heitirðu áfram { $name }.
name-missing = Í nafninu er enginn stafur sem hægt er að sýna. Farðu til baka og veldu annað; annað sem þú slóst inn er enn á sínum stað.
name-too-long = Nafnið er lengra en { $most } stafir. Farðu til baka og veldu styttra; annað sem þú slóst inn er enn á sínum stað.
name-of-house = Nafnið tilheyrir klúbbnum. Farðu til baka og veldu annað; annað sem þú slóst inn er enn á sínum stað.
name-mixed = Nafnið blandar líkum stöfum úr ólíkum stafrófum. Farðu til baka og skrifaðu það með einu; annað sem þú slóst inn er enn á sínum stað.
join-rules = Reglur þessa borðs
join-sit = Setjast og spila
join-over = Viðureigninni er lokið.
join-look = Skoða borðið
join-taken = Sætið er þegar tekið.
rules-of-match = Viðureign upp í { $length }
rules-of-money = Peningaspil

# Dice checker
verify-title = Kanna teninga viðureignar
verify-lead = Opnaðu teningaskrá viðureignar og síðan endurreiknar hvert kast í vafranum þínum. Ekkert er sent neitt.
verify-file = Teningaskrá (proof.json)
verify-paste = eða límdu hana hér
verify-go = Kanna
verify-save = Vista könnuðinn til notkunar án nets
verify-how-title = Hvernig teningarnir verða til
verify-how = Þjónninn bindur sig við leyndarmál áður en nokkur sest. Hvort sæti bindur sig við enda tætikeðju. Með hverri ákvörðun um kast opnast næsti hlekkur beggja keðja; kastið er HMAC, með leyndarmál þjónsins sem lykil, af borðinu, viðureigninni, númeri kastsins, báðum skuldbindingum og báðum hlekkjum. Bætum frá 252 er sleppt svo að hver tala sé jafnlíkleg.
verify-noscript = Könnuðurinn þarf JavaScript. Skipunin „tavola verify-dice FILE“ gerir það sama.
verify-honest = Öll { $rolls } köstin eru rétt: hvert þeirra er í samræmi við það sem var læst fyrir viðureignina.
verify-honest-one = Kastið er rétt: það er í samræmi við það sem var læst fyrir viðureignina.
verify-wrong = { $faults ->
    [one] { $faults } atriði er rangt.
   *[other] { $faults } atriði eru röng.
}
verify-rolls = Hvert kast og hvaðan hver hlekkur kom
verify-roll-number = Kast
verify-roll-who = Kastað af
verify-roll-dice = Teningar
verify-roll-link = Hlekkur: { $who }
verify-roll-both = bæði
verify-link-client = eigin síða
verify-link-escrow = eigið afrit, geymt hér
verify-link-house = þjónn
verify-link-default = sjálfgildi (missti af)
verify-unreadable = Þetta er ekki teningaskrá.
verify-no-length = Skráningin er á eldra sniði sem segir ekki til um lengd, svo köst sem klippt væru af endanum sæjust ekki.
verify-nameless = Spilari í þessari skráningu hefur yfirgefið klúbbinn og er ekki lengur nefndur. Tætigildi sem gerð voru með nafninu standa hér óbreytt og verða ekki endurreiknuð; allt annað er það.
verify-in-play = Viðureignin er enn í gangi: þjónninn opnar leyndarmál sitt þegar henni lýkur og fyrst þá er hægt að endurreikna köstin.
verify-fault-scheme = Skráningin er annarrar tegundar en þessi síða kannar.
verify-fault-secret-missing = Viðureigninni er lokið en leyndarmál þjónsins vantar.
verify-fault-secret = Leyndarmál þjónsins er ekki það sem hann batt sig við fyrir viðureignina.
verify-fault-link-default = Kast %: hlekk sem vantaði var ekki skipt út fyrir þann sem samið var um.
verify-fault-link-source = Kast %: rangt er sagt hvaðan hlekkur kom.
verify-fault-link = Kast %: hlekkur er ekki hluti af keðjunni sem sætið batt sig við.
verify-fault-seen = Kast %: sæti opnaði hlekk sinn fyrir aðra skráningu en þessa.
verify-fault-number = Kast %: köstin eru ekki númeruð hvert á eftir öðru.
verify-fault-dice = Kast %: þessir teningar eru ekki í samræmi við leyndarmálið og hlekkina.
verify-fault-log-missing = Gang viðureignarinnar vantar.
verify-fault-log = Gangur viðureignarinnar passar ekki við köstin.
verify-fault-count = Köstin eru fleiri eða færri en gangur viðureignarinnar segir.
verify-fault-kept = Tætigildi er sagt gert með nafni þar sem ekkert nafn stendur.
verify-fault-ending = Skráningin endar ekki eins og hún segir: eitthvað var klippt af, bætt við eða breytt.
verify-fault-other = Skráningin stenst ekki.
dice-part = Teningar þessarar viðureignar
dice-warning-title = Þjónninn heldur ekki loforð sitt um teningana
dice-warning-do = Vafrinn þinn hefur skráð um hvað hann var beðinn, hvenær, og hvað honum var sýnt. Vistaðu þessa skráningu, sýndu andstæðingnum hana og spilaðu ekki áfram upp á neitt sem skiptir máli.
dice-evidence-save = Vista sönnunargögn
dice-details = Sjá hvert kast
dice-away = Halda áfram á öðru tæki
dice-away-note = Þinn hluti af teningunum er í þessum vafra. Opnaðu þennan tengil þar sem þú vilt halda áfram, með þinni innskráningu, og þinn hluti flyst þangað. Láttu engan fá tengilinn: sá sem hefur hann og leyndarmál þjónsins veit köst þín.

# Rules for players

# Errors
error-404 = Hér er ekkert
error-404-note = Vistfangið er rangt eða borðið hefur verið fjarlægt.
clause-says = Það sem { $clause } segir
error-403 = Þú hefur ekki aðgang
error-403-note = Þetta tilheyrir öðrum. Ef þú átt boð skaltu opna tengil þess aftur.
error-aside = Ekki er hægt að opna þetta
error-aside-note = Hluta af því sem hér er geymt er ekki hægt að lesa, svo það hefur verið lagt til hliðar. Engu var eytt og annað í klúbbnum heldur áfram. Umsjónarfólk klúbbsins getur kannað það með „tavola doctor“.
error-other = Það tókst ekki
error-too-fast = Þetta var hraðar en nokkur spilar. Bíddu andartak og reyndu aftur.
error-too-slow = Það var of lengi á leiðinni. Athugaðu sambandið og reyndu aftur.
error-too-many-guests = Margir hafa komið inn af þínu neti. Bíddu nokkrar sekúndur og reyndu aftur.
error-too-many-bots = Tölvuspilarar spila þegar saman á nógu mörgum borðum. Bíddu þar til einu lýkur eða það gerir hlé af því að enginn horfir á.
error-busy = Mikið er að gera í klúbbnum. Reyndu aftur.
error-closing = Klúbburinn er að endurræsa. Reyndu aftur eftir smástund.
error-malformed = Ekki var hægt að lesa það sem sent var. Farðu til baka, athugaðu það sem þú slóst inn og reyndu aftur.
error-cross-site = Þetta kom af síðu annars vefs, svo ekkert var gert.
error-internal = Eitthvað fór úrskeiðis hjá okkur. Engu var breytt; þú getur reynt aftur.
error-back = Til baka
error-home = Á upphafssíðu
error-table = Aftur að borðinu
error-event = Aftur á mótið

# Chouette
chouette-title = Chouette
chouette-now = Hvað nú
chouette-open = Opna chouette
wooden-start-title = Tréborð
wooden-start = Leggðu síma við hliðina: klukka, stigatafla og stigablað. Virkar án nets og ekkert sem þú ýtir á glatast.
wooden-open = Opna klukkuna
chouette-start-title = Chouette
chouette-start = Eitt gegn öllum, kubbur fyrir hvern: boxið spilar við lið sem ræður ráðum sínum. Með vinum, með tölvuspilurum eða sem stigabók við tréborð.
chouette-games = { $n ->
    [0] ekkert spil enn
    [one] { $n } spil
   *[other] { $n } spil
}
chouette-lead = Einn spilari er boxið og spilar við alla hina. Fyrirliðinn leikur fyrir liðið, hinir ráðleggja og hver og einn á sinn reikning við boxið.
chouette-turned = { $n ->
    [one] með { $n } breyttri reglu
   *[other] með { $n } breyttum reglum
}
preset-chouette-club = Klúbbchouette
preset-chouette-club-note = Kubbur milli boxins og hvers félaga, með skyldum klúbbsins: þiggja nóg, kubbur fyrirliðans fyrst, beaver.
preset-chouette-galore = Einföld chouette
preset-chouette-galore-note = Einn kubbur fyrir alla; þegar boxið tvöfaldar þiggur eða hafnar hver fyrir sig.
chouette-place = Borðið
chouette-place-online = Hér, með teningum þjónsins
chouette-place-online-note = Box og fyrirliði leika á skjánum; hvert kast má kanna eftir á.
chouette-place-over_the_board = Tréborð
chouette-place-over_the_board-note = Þú skráir kubba og úrslit; síðan heldur utan um röð, skyldur og reikninga.
chouette-bots = Tölvuspilarar
chouette-bots-note = Þeir koma strax og spila sem félagar, fyrirliði eða box. Með tveimur þeirra geturðu byrjað án annarra. Ekki við tréborð.
chouette-bot-level = Styrkur þeirra
chouette-bot-add = Bæta við tölvuspilara
level-beginner = Byrjandi
level-novice = Nýliði
level-casual = Áhugamaður
level-intermediate = Miðlungs
level-advanced = Vanur
level-expert = Sérfræðingur
level-full = Fullur styrkur
chouette-host = Þú
chouette-host-plays = spilar
chouette-host-keeps = heldur aðeins stigabókina
chouette-host-note = Gestgjafinn bætir við tölvuspilurum, ákveður veðféð og skráir fyrir alla við tréborð.
chouette-lobby = Chouette-borð sem þú getur sest við
chouette-lobby-note = Allir geta verið með; spil sem er í gangi heldur áfram og þú byrjar aftast í röðinni.
chouette-lobby-nobody = Enginn enn
chouette-door = Hver getur verið með
chouette-door-link = Allir sem hafa tengilinn
chouette-door-open = Allir; chouettan er á lista
chouette-worth = Virði stigs
chouette-worth-note = Eins og þú myndir skrifa það: 2,50 með EUR. Án gjaldmiðils er stig bara stig.
chouette-pace = Tímamörk
chouette-pace-answer = Til að svara kubbi
chouette-pace-answer-note = Eftir það þýðir ekkert svar sama svar og fyrirliðans eða höfnun.
chouette-pace-turn = Til að kasta eða leika
chouette-pace-turn-note = Eftir það tekur næsti í röðinni við eða boxið hefur tapað.
chouette-pace-absence = Án opinnar síðu
chouette-pace-absence-note = Ekki er beðið lengur eftir þeim sem er svo lengi í burtu: það telst sem ekkert svar.
chouette-pace-gather = Til að vera með með eigin kubbi
chouette-pace-gather-note = Eftir fyrstu tvöföldun, áður en boxið svarar.
chouette-pace-fair = Áður en fyrirliðinn kastar
chouette-pace-fair-note = Svo að allir geti tvöfaldað; „Ekki tvöfalda“ sparar hinum biðina.
chouette-seconds = { $n } sekúndur
chouette-no-limit = engin mörk
chouette-go = Opna chouettuna
chouette-knob-cubes = Kubbar
chouette-knob-cubes-note = Klúbbur: einn fyrir hvern. Einföld: einn fyrir alla.
chouette-knob-cubes-single = Einn fyrir alla
chouette-knob-cubes-multiple = Einn fyrir hvern
chouette-knob-box_stays = Boxið heldur sæti
chouette-knob-box_stays-note = Klúbbur: ef það vinnur og er ekki í mínus í því spili. Einföld: ef það vinnur fyrirliðann.
chouette-knob-box_stays-beats_captain = ef það vinnur fyrirliðann
chouette-knob-box_stays-wins_and_level = ef það vinnur og er ekki í mínus
chouette-knob-offering = Félagar geta tvöfaldað
chouette-knob-offering-note = Klúbbur: þar til boxið hefur svarað einum þeirra. Einföld: þar til fyrirliðinn kastar.
chouette-knob-offering-until_roll = fram að kasti
chouette-knob-offering-until_answered = þar til boxið hefur svarað
chouette-knob-take_enough = Þiggja nóg
chouette-knob-take_enough-note = Þegar allir hafa tvöfaldað verður boxið að þiggja nógu marga kubba til að standa á sléttu ef það vinnur, og svara með beaver ef það þiggur aðeins kubb fyrirliðans. Á í klúbbforvali.
chouette-knob-captain_cube = Kubbur fyrirliðans
chouette-knob-captain_cube-note = Þegar fleiri kubbar eru boðnir saman. Klúbbur: ef boxið þiggur einhvern þiggur það kubb fyrirliðans. Einföld: að vild.
chouette-knob-captain_cube-off = boxið þiggur að vild
chouette-knob-captain_cube-if_any = ef boxið þiggur einhvern þiggur það kubb fyrirliðans
chouette-knob-captain_cube-must = boxið verður að þiggja kubb fyrirliðans
chouette-knob-beaver = Að þiggja tvöföldun
chouette-knob-beaver-note = Þar sem beaver gildir: hvort líka megi þiggja án hans.
chouette-knob-beaver-may = með eða án beavers
chouette-knob-beaver-must = alltaf með beaver
chouette-knob-sole_taker_beavers = Sá eini sem þiggur svarar með beaver
chouette-knob-sole_taker_beavers-note = Þegar boxið hefur tvöfaldað alla og aðeins einn þiggur verður hann að svara með beaver. Á í klúbbforvali.
chouette-knob-holdout = Síðastur að hafna
chouette-knob-holdout-note = Með fimm spilurum eða fleiri: ef allir nema einn hafna tvöföldun boxins verður sá síðasti líka að hafna. Af nema valið.
chouette-knob-holdout-first = við fyrstu tvöföldun boxins
chouette-knob-holdout-any = við hverja tvöföldun boxins
chouette-knob-extras = Aukakubbar
chouette-knob-extras-note = Aðeins með einum kubbi: þeir sem hafa hafnað geta gefið þeim eina sem þiggur annan kubb, við tvöföldun úr miðju. Af nema valið.
chouette-knob-extras-paid = sá sem gefur greiðir það sem höfnun kostar
chouette-knob-extras-free = sá sem gefur greiðir ekkert
chouette-knob-consultation = Ráð til fyrirliðans
chouette-knob-consultation-note = Klúbbur: frá þeim sem hafa snúið eða þegið kubb eða eru spurðir. Einföld: frá öllum í spilinu.
chouette-knob-consultation-free = frá öllum í spilinu
chouette-knob-consultation-never = aldrei
chouette-knob-consultation-after-cube = þegar kubbi hefur verið snúið
chouette-knob-consultation-cube-holders = frá þeim sem eiga kubb sem snúið var
chouette-knob-declining = Þegar fleiri hafna kubbi boxins
chouette-knob-declining-note = Með mörgum kubbum fara fyrirliðar aftast hver á eftir öðrum. Með einum kubbi aðeins fyrirliðinn.
chouette-knob-declining-captain_only = aðeins fyrirliðinn fer aftast
chouette-knob-declining-in_turn = fyrirliðar fara hver á eftir öðrum
chouette-knob-captain_after_drop = Eftir höfnun fyrirliðans
chouette-knob-captain_after_drop-note = Þegar fyrirliðinn hafnar tvöföldun boxins og aðrir þiggja.
chouette-knob-captain_after_drop-stays = næsti er fyrirliði til frambúðar
chouette-knob-captain_after_drop-temporary = næsti er fyrirliði aðeins í þessu spili
chouette-knob-leaving = Kubbur þess sem fer
chouette-knob-leaving-note = Í miðju spili. Spilar áfram nema annað sé valið; fyrirliðinn svarar fyrir hann.
chouette-knob-leaving-plays_on = spilar áfram undir fyrirliðanum
chouette-knob-leaving-loses = tapast strax
chouette-knob-partner_lot = Félagi dreginn út
chouette-knob-partner_lot-note = Ef enginn vill vera félagi boxins. Yfirleitt án fyrirliðans.
chouette-knob-partner_lot-without_captain = án fyrirliðans
chouette-knob-partner_lot-with_captain = með fyrirliðanum
chouette-knob-partner_place = Félaginn þegar boxið tapar
chouette-knob-partner_place-note = Heldur yfirleitt sæti sínu.
chouette-knob-partner_place-kept = heldur sæti sínu
chouette-knob-partner_place-end = fer aftast
chouette-knob-partner_from = Félagi frá
chouette-knob-partner_from-note = Fjöldi spilara, yfirleitt 8.
chouette-automatic-consent = Sú fyrsta; fleiri ef boxið samþykkir
chouette-join-title = Chouette
chouette-there = Þegar hér
chouette-join = Vera með
chouette-join-note = Þú byrjar aftast í röðinni og spilar frá næsta spili. Þú getur farið milli ákvarðana.
chouette-invite = Bjóða öðrum
chouette-invite-note = Allir sem opna þennan tengil geta bæst við hvenær sem er, aftast í röðina.
chouette-noscript = Chouettusíðan þarf JavaScript. Án þess sérðu aðeins hver er þar og reikningana.
chouette-resign-note = Hin hliðin getur hafnað boði þínu nema það sé það mesta sem hægt er að tapa.
chouette-sure = Ertu viss?
accounts-count = { $n ->
    [one] { $n } spil
   *[other] { $n } spil
}
accounts-back = Aftur í chouettuna
accounts-csv = Sækja sem CSV
accounts-print = Síða til útprentunar
accounts-balances = Inneignir og skuldir
accounts-debts = Hver skuldar hverjum
accounts-total = Samtals
accounts-by-game = Stig eftir spilum
accounts-marks = B: box í því spili. C: fyrirliði.
accounts-game = Spil { $n }
accounts-cube = á { $value }, { $winner ->
    [box] boxið vann
    [team] boxið tapaði
   *[agreed] samið
}
cause-dropped = hafnað
cause-decided = réðst í spilinu
cause-extra_given = með aukakubbi
cause-agreed = með samkomulagi
cause-left = fór
cause-partner = hlutur félagans

# Where a guest is at home
browsers-title = Vafrar sem þekkja þig
browsers-many = { $n ->
    [one] Þú þekkist í { $n } vafra.
   *[other] Þú þekkist í { $n } vöfrum.
 }
browsers-end-others = Skrá út í öllum öðrum vöfrum
browsers-here-note = Gestur þekkist aðeins af vafranum. Ef þú skráir þig út hér og enginn annar vafri þekkir þig kemstu ekki aftur að borðum þínum.
browsers-end-here = Skrá út í þessum vafra

# The rules of the chouette
chouette-rules-title = Reglur chouettu
chouette-rules-presets = Forvölin tvö

## Rules that do not go together
not-translated = Þetta hefur ekki verið þýtt enn: hér er það á ensku.
broken-length-in-money-play = Þessar reglur eru fyrir peningaspil, sem hefur engan stigafjölda: hafðu stigin auð eða veldu viðureign.
broken-match-without-length = Viðureign er spiluð upp í tiltekinn stigafjölda: sláðu hann inn eða veldu peningaspil.
broken-jacoby-in-match = Í viðureign er engin Jacoby-regla: taktu hana af eða veldu peningaspil.
broken-responses-in-match = Í viðureign er enginn beaver: taktu hann af eða veldu peningaspil.
broken-automatic-doubles-in-match = Í viðureign eru engar sjálfvirkar tvöfaldanir: taktu þær af eða veldu peningaspil.
broken-holland-without-crawford = Holland-reglan fjallar um spilin eftir Crawford-spilið: settu Crawford-regluna á eða taktu Holland af.
broken-tournament-length = Mótsviðureignir eru spilaðar upp í 3 stig eða fleiri: veldu lengri viðureign eða „Viðureign“.
broken-crawford-outside-match = Crawford-reglan er fyrir viðureignir: taktu hana af eða veldu viðureign.
broken-holland-outside-match = Holland-reglan er fyrir viðureignir: taktu hana af eða veldu viðureign.
broken-doubling-limit-outside-match = Takmörk tavola reale á tvöföldun eru fyrir viðureignir: taktu þau af eða veldu viðureign.
broken-consent-outside-chouette = Sjálfvirkar tvöfaldanir með samþykki boxins eru fyrir chouettu: veldu fjölda þeirra eða engar.
broken-time-limit = Þessi tímamörk eru of löng eða of stutt: þau geta verið frá einni sekúndu til sjö daga.
broken-clock-times = Enginn getur spilað með þessari klukku: hún þarf einhvern tíma, í mesta lagi 10 klukkustundir á stig og á leik.
broken-rated-time = Í viðureign til styrkleikastiga hafa allir tíma til að spila: minnst 15 sekúndur til ákvörðunar, 30 til að koma aftur eftir sambandsleysi og á klukku eina mínútu á spil.
broken-bots = Í mesta lagi { $most } tölvuspilarar geta spilað og enginn við tréborð.
broken-stake-in-match = Veðfé á stig er fyrir peningaspil: hafðu gjaldmiðilinn auðan eða veldu peningaspil.
broken-called-in-tavola-reale = Tavola reale er spilað með ströngu lögmæti: veldu „Strangt“ eða aðrar reglur.

# The tutor on the start page

start-tutor = Með leiðbeinanda
start-tutor-note = Spyr fyrir afleik, gefur vísbendingar og leyfir þér að taka til baka.
knob-tutor-none = Enginn
knob-tutor-whopper = Spyr fyrir grófan afleik
knob-tutor-blunder = Spyr fyrir afleik
knob-tutor-error = Spyr fyrir mistök
knob-tutor-doubtful = Spyr fyrir vafasaman leik
knob-tutor-note = Gegn tölvuspilara: spyr fyrir slæman leik, gefur vísbendingar og leyfir þér að taka til baka. Viðureignin er merkt sem spiluð með leiðbeinanda.
terms-tutor = Spyr fyrir ákvörðun sem tapar { $loss } eða meira; vísbendingar og að taka til baka leyfilegt
