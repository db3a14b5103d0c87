# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Spila við einhvern núna
lobby-quick-note = Viðureign í beinni: { $clock }. Ýtt er einu sinni til að leita og aftur til að hætta. Milli skráðra spilara telur hún til styrkleikastiga.
lobby-points = { $n } stig
lobby-quick-nobody = Leita
lobby-quick-one = { $who } bíður
lobby-quick-many = { $n } bíða
lobby-quick-withdraw = Beðið: hætta
lobby-you-seek = Þú leitar:
lobby-waited = Beðið í
lobby-neighbour = { $who } bíður eftir viðureign upp í { $n }.
lobby-join = Vera með
lobby-withdraw = Hætta að leita
lobby-stands = Þessi leit gildir í tvær vikur, hvort sem þú ert hér eða ekki.
lobby-meanwhile = Spila við tölvuna á meðan
lobby-meanwhile-note = Leitin gildir áfram: kallað verður á þig að borðinu.
lobby-noscript = Án JavaScript endurhleðst síðan sjálfkrafa meðan þú leitar.
lobby-clock = { $minutes } mín. á stig, { $seconds } s á leik
lobby-unhurried = í rólegheitum
lobby-no-clock = engin klukka
lobby-range = munur styrkleikastiga í mesta lagi { $n }
lobby-title = Salur
lobby-here = { $n ->
    [0] Enginn annar er hér núna
    [one] { $n } er hér núna
   *[other] { $n } eru hér núna
}
lobby-seeks-title = Leita að andstæðingi
lobby-seeks-none = Enginn leitar núna.
lobby-seeks-add = Leita með eigin skilmálum
lobby-tables-title = Borð í gangi
lobby-tables-none = Ekkert borð til að horfa á núna.
lobby-chouettes-title = Opnar chouettur
lobby-chouettes-none = Engin opin chouetta núna.
lobby-events-none = Ekkert mót núna.
lobby-events-add = Opna mót
lobby-players = { $n ->
    [one] { $n } spilari
   *[other] { $n } spilarar
}
lobby-strip-then = fyrir 24 klst.
lobby-strip-now = núna
lobby-strip-empty = Of fáar heimsóknir enn til að segja hvenær fólk kemur
lobby-strip-busiest = { $n ->
    [0] Yfirleitt mest um að vera um þetta leyti
    [one] Yfirleitt mest um að vera eftir um { $n } klukkustund
   *[other] Yfirleitt mest um að vera eftir um { $n } klukkustundir
}
lobby-called-title = Einhver bíður eftir þér
lobby-called = { $who } er við borðið.
lobby-called-note = Ef þú kemur ekki innan 30 sekúndna er borðinu lokað. Það telst ekki með.
lobby-called-rated = Ef þú kemur ekki innan 30 sekúndna er borðinu lokað og engin styrkleikastig breytast. Ef þú kemur oft ekki þarftu að bíða fyrir næstu viðureign til styrkleikastiga.
lobby-called-go = Fara að borðinu
lobby-called-stay = Ekki núna
lobby-gone = Einhver varð fyrri til eða leitinni var hætt. Veldu aðra.
lobby-own = Þetta er þín eigin leit. Þú getur ekki spilað við þig.
lobby-too-many = Nú eru nógu margar leitir. Taktu þátt í einni þeirra eða hættu einni þinni.
lobby-not-rated-they = Þessi spilari getur ekki spilað til styrkleikastiga núna. Biddu um viðureign án þeirra.
lobby-not-rated = Þú getur ekki spilað til styrkleikastiga núna. Veldu viðureign án þeirra.

lobby-asks-title = Áskoranir og stefnumót
lobby-agreed = Andstæðingur þinn: { $who }
lobby-challenged = Þú skoraðir á: { $who }
lobby-proposed = Þú baðst um viðureign: { $who }
lobby-challenges-you = { $who } skorar á þig
lobby-proposes = { $who } biður þig um viðureign
lobby-act-accept = Samþykkja
lobby-act-decline = Hafna
lobby-act-take_back = Draga til baka
lobby-date-cancel = Aflýsa stefnumóti
lobby-act-begin = Fara að borðinu
lobby-reason = Ástæða
lobby-reason-none = Engin ástæða
lobby-reason-later = Í annað sinn
lobby-reason-shorter = Styttri viðureign
lobby-reason-longer = Lengri viðureign
lobby-reason-clock = Önnur klukka
lobby-reason-rules = Aðrar reglur
lobby-choices = Hver má skora á þig og hvenær þú færð að vita
lobby-challenged-by = Áskoranir frá
lobby-challenged-by-anybody = Öllum
lobby-challenged-by-registered = Skráðum spilurum
lobby-challenged-by-near = Skráðum spilurum innan 300 styrkleikastiga
lobby-challenged-by-nobody = Engum
lobby-alerts = Láta mig vita þegar einhver leitar að andstæðingi, í mesta lagi þrisvar á dag
lobby-choices-keep = Vista
lobby-challenge-over = Þeirri áskorun er lokið.
lobby-challenge-early = Þú getur sest frá 15 mínútum fyrir umsaminn tíma.
lobby-challenge-nobody = Þessi spilari tekur engum áskorunum núna.
lobby-challenge-registered = Þessi spilari tekur aðeins áskorunum frá skráðum spilurum.
lobby-challenge-near = Þessi spilari tekur aðeins áskorunum frá skráðum spilurum innan 300 styrkleikastiga.
lobby-too-many-challenges = Þú hefur skorað á marga upp á síðkastið. Bíddu fyrst eftir svörum.
lobby-no-such-player = Enginn spilari ber það nafn. Athugaðu stafsetninguna.
challenges-title = Áskoranir
challenges-lead = Veldu spilara og skilmála. Spilarinn fær að vita og svarar þegar hentar.
choose-anybody = Hver sem er: leita í salnum
choose-anybody-note = Án klukku og í rólegheitum gildir leitin í tvær vikur.
choose-named = Spilari, eftir nafni
knob-whom = Nafn spilara
knob-whom-note = Aðeins þegar þú skorar á spilara.
knob-range = Styrkleikastig andstæðings
knob-range-note = Aðeins þegar þú leitar í salnum.
knob-range-any = Hvaða sem er
table-next-week = Sami tími í næstu viku
table-next-week-asked = Þú hefur beðið um viðureign á sama tíma í næstu viku. Andstæðingurinn fær að vita og þú færð að vita svarið.
