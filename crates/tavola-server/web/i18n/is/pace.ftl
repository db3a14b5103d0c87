# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Til styrkleikastiga
rated-note = Úrslitin telja til styrkleikastiga beggja
rated-off = Telur ekki
rated-on = Telur til styrkleikastiga beggja
rated-choose-note = Aðeins viðureign milli tveggja manneskja telur.
refused-not-for-rating = Aðeins viðureign milli tveggja manneskja telur til styrkleikastiga, frá upphafi og án hjálpar.

pace-unhurried = Í rólegheitum: engin mörk
pace-live = Í beinni: með klukku
pace-post = Bréfkotra: dagar fyrir hvern leik
pace-note = Sést á boðinu og við borðið. Í rólegheitum vinnur enginn á bið; í beinni gengur klukka og ein mínúta er til að koma aftur; í bréfkotru eru dagar fyrir hvern leik.
pace-days = Bréfkotra: dagar á leik
pace-days-many = { $n ->
    [one] { $n } dagur
   *[other] { $n } dagar
}
pace-post-terms = { $turn ->
    [one] Bréfkotra: { $turn } dagur fyrir hvern leik, { $bank } dagar í byrjun, í mesta lagi { $cap }
   *[other] Bréfkotra: { $turn } dagar fyrir hvern leik, { $bank } dagar í byrjun, í mesta lagi { $cap }
}
pace-unhurried-terms = Eftir { $time } mín. fjarveru má andstæðingurinn setja viðureignina í bið; enginn vinnur á bið
pace-live-terms = { $away } s í allt, { $back } s til baka við hverja endurkomu; þá má andstæðingurinn bíða, setja í bið eða gera tilkall
pace-title = Beðið hvort eftir öðru
pace-resume-listed = Í bið: halda áfram
pace-adjourned = Viðureignin er í bið.
pace-adjourned-absent = { $you ->
    [true] Viðureignin er í bið vegna fjarveru þinnar.
   *[false] Viðureignin er í bið af því að { $who } var ekki við.
}
pace-both-resume = Hún heldur áfram þegar bæði vilja.
pace-wants-on = { $you ->
    [true] Þú vilt halda áfram. Beðið eftir andstæðingi þínum.
   *[false] { $who } vill halda áfram.
}
pace-resume-by = Haltu áfram fyrir { $date }.
pace-goes-on = Viðureignin heldur áfram.
pace-offered = { $you ->
    [true] Þú hefur boðið að setja viðureignina í bið.
   *[false] { $who } býður að setja viðureignina í bið.
}
pace-post-left = { $you ->
    [true] Þú átt { $left } eftir{ $rests ->
        [true] {" "}og ert í fríi til { $until }.
       *[false] .
    }
   *[false] { $who } á { $left } eftir{ $rests ->
        [true] {" "}og er í fríi til { $until }.
       *[false] .
    }
}
pace-minutes = { $n } mín.
pace-hours = { $n } klst.
pace-days-hours = { $days ->
    [one] { $days } dag { $hours } klst.
   *[other] { $days } daga { $hours } klst.
}
pace-absence-choose = { $who } er ekki við. Ef það varir í { $left } í viðbót máttu setja viðureignina í bið eða gera tilkall til sigurs; hafi andstæðingurinn alls ekkert spilað er viðureignin ógild.
pace-absence-adjourn = { $who } er ekki við. Ef það varir í { $left } í viðbót máttu setja viðureignina í bið.
pace-own-absence = Þú hefur { $left } til að koma aftur. Eftir það má andstæðingurinn setja í bið eða gera tilkall til sigurs.
act-offer_adjourn = Bjóða bið
act-accept_adjourn = Setja í bið
act-decline_adjourn = Ekki setja í bið
act-adjourn_absence = Setja viðureignina í bið
act-claim_absence = Gera tilkall til sigurs
act-resume = Halda viðureigninni áfram
refused-adjourned = Viðureignin er í bið. Hún heldur áfram þegar bæði vilja.
refused-not-adjourned = Viðureignin er ekki í bið.
refused-no-adjourning = Við þetta borð er ekki hægt að setja viðureignir í bið.
refused-no-adjourn-offered = Enginn hefur boðið bið.
refused-only-adjourning = Við þetta borð vinnur enginn á bið. Þú getur sett viðureignina í bið.

orders-title = Undirbúnir leikir
orders-note = Þeir leika fyrir þig um leið og að þeim kemur. Andstæðingurinn fær ekki að vita af þeim. Fyrir einstakt kast andstæðingsins geturðu undirbúið leik þar sem kastið gefur honum aðeins einn leik: þá er það á listanum.
orders-always = Alltaf þegar að því kemur
orders-now = Í þessari stöðu
orders-rolls = Ef andstæðingur kastar
orders-add = Undirbúa
orders-cancel = Hætta við
orders-kept = Undirbúið.
orders-cancelled = Hætt við.
orders-void = Á ekki lengur við: { $text }
order-forced = Leika þvinguðum leikjum strax
order-roll_without_double = Kasta strax þar sem ég get ekki tvöfaldað
order-roll_dead_cube = Kasta strax þar sem þetta spil vinnur mér viðureignina
order-roll_until-hit = Kasta fyrir mig þar til leikmaður er sleginn út
order-roll_until-no_contact = Kasta fyrir mig þar til snertingu er lokið
order-roll_until-bear_off = Kasta fyrir mig þar til andstæðingurinn tekur af borði
order-if_doubled-take = Ef andstæðingur tvöfaldar: þiggja
order-if_doubled-pass = Ef andstæðingur tvöfaldar: hafna
order-if_doubled-beaver = Ef andstæðingur tvöfaldar: beaver
order-if_dance-roll = Ef andstæðingur kemst ekki: kasta
order-if_dance-double = Ef andstæðingur kemst ekki: tvöfalda
order-if_roll = Ef andstæðingur kastar { $roll }: { $then ->
    [double] tvöfalda
   *[roll] kasta
}
refused-orders-not-here = Leiki er aðeins hægt að undirbúa í bréfkotru sem er í gangi.
refused-orders-not-known = Sú staða er ekki þekkt enn. Hana má undirbúa meðan andstæðingurinn á að kasta.
refused-orders-not-possible = Það verður ekki hægt í stöðunni.
refused-orders-too-many = Þú hefur undirbúið eins mikið og hægt er við eitt borð.
refused-orders-no-such = Það er ekki undirbúið lengur.
key-adjourn = samþykkja bið; setja í bið þegar andstæðingurinn er of lengi í burtu
key-orders = að því sem þú hefur undirbúið

conduct-title = Að yfirgefa viðureignir
conduct-terms = Sá sem yfirgefur oft viðureignir til styrkleikastiga bíður fyrir þá næstu. Viðureign telst yfirgefin ef tilkall er gert til sigurs vegna fjarveru, ef tíminn rennur út án nokkurs leiks eða ef hún er gefin strax.
conduct-so-far = { $left ->
    [0] Þú hefur enga síðustu viðureigna þinna til styrkleikastiga yfirgefið.
   *[other] { $of ->
        [one] Yfirgefnar viðureignir til styrkleikastiga: { $left } af { $of }.
       *[other] Þú hefur yfirgefið { $left } af síðustu { $of } viðureignum þínum til styrkleikastiga.
    }
}
conduct-next = { $minutes ->
    [one] Ef þú yfirgefur aðra bíðurðu { $minutes } mínútu fyrir næstu viðureign til styrkleikastiga.
   *[other] Ef þú yfirgefur aðra bíðurðu { $minutes } mínútur fyrir næstu viðureign til styrkleikastiga.
}
conduct-waits = Þú getur aftur spilað til styrkleikastiga eftir
conduct-why = Þú yfirgafst { $left } af síðustu { $of } viðureignum þínum til styrkleikastiga.
conduct-open = Óformlegar viðureignir standa þér opnar, við fólk og tölvuspilara.
conduct-adjourned = Þrjár viðureignir þínar til styrkleikastiga eru í bið. Haltu einni áfram áður en þú byrjar aðra.
rated-waits = { $minutes ->
    [one] Þú getur aftur spilað til styrkleikastiga eftir { $minutes } mínútu, því þú yfirgafst { $left } af síðustu { $of }. Óformlegar viðureignir standa þér opnar.
   *[other] Þú getur aftur spilað til styrkleikastiga eftir { $minutes } mínútur, því þú yfirgafst { $left } af síðustu { $of }. Óformlegar viðureignir standa þér opnar.
}
rated-adjourned = Þrjár viðureignir þínar til styrkleikastiga eru í bið. Haltu einni áfram áður en þú byrjar aðra.
rated-adjourned-pair = Síðasta viðureign ykkar til styrkleikastiga er í bið. Haltu henni áfram áður en þú byrjar aðra.
rated-adjourned-full = Annað ykkar á þegar þrjár viðureignir til styrkleikastiga í bið. Spilaðu án þeirra eða spurðu aftur síðar.

vacation-title = Frí
vacation-lead = Í fríi stendur tími þinn í allri bréfkotru. Andstæðingar þínir sjá að þú ert í fríi og hversu lengi.
vacation-left = { $n ->
    [0] Þú átt enga frídaga eftir á þessu ári.
    [one] Þú átt { $n } frídag eftir á þessu ári.
   *[other] Þú átt { $n } frídaga eftir á þessu ári.
}
vacation-itself = Áður en þú tapar á tíma er tekinn frídagur sjálfkrafa, svo lengi sem þú átt einhvern.
vacation-until = Þú ert í fríi til
vacation-days = Dagar héðan í frá
vacation-more = Fleiri dagar eftir það
vacation-begin = Fara í frí
vacation-extend = Framlengja frí
vacation-end = Ljúka fríi núna
vacation-end-note = Dagar sem eru ekki hafnir geymast þar til síðar.
vacation-too-many = Þú átt ekki svo marga daga eftir. Veldu færri.
vacation-listed = { $n ->
    [0] Engir frídagar eftir í bréfkotru
    [one] { $n } frídagur eftir í bréfkotru
   *[other] { $n } frídagar eftir í bréfkotru
}
vacation-listed-on = Í fríi frá bréfkotru
post-yours = Þú átt leik: { $left } eftir
post-theirs = Andstæðingur á leik: { $left } eftir
seek-by-post = { $n ->
    [one] bréfkotra, { $n } dagur á leik
   *[other] bréfkotra, { $n } dagar á leik
}
