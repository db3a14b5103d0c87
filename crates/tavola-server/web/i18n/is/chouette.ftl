# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Félagi
role-captain = Fyrirliði
role-member = Lið
role-giver = Gaf kubb
role-out = Úr leik
role-waiting = Bíður
role-gone = Á brott
with-role = { $who }, { $role }
nobody = enginn
no-cubes = Engir kubbar eru á borðinu.
points-count = { $n ->
    [one] { $size } stig
   *[other] { $size } stig
}

# Where it stands
now-gathering = { $n ->
    [0] Enginn er kominn enn: chouetta þarf þrjá eða fleiri.
    [one] { $n } spilari er kominn: chouetta þarf þrjá eða fleiri.
   *[other] { $n } spilarar eru komnir: chouetta þarf þrjá eða fleiri.
}
now-enough = { $n } spilarar eru komnir. Kastið teningi um röðina eða bíðið eftir fleirum.
now-enough-wooden = { $n } spilarar eru komnir. Kastið hver sínum teningi á borðið og skráið röðina.
now-ordering = Allir kasta einum teningi: sá hæsti er box, næsti fyrirliði.
now-order = Röðin er ráðin: box er { $box }, fyrirliði { $captain }.
now-between = Fyrir spil { $game }: box er { $box }, fyrirliði { $captain }.
now-partner = { $you ->
    [true] Viltu vera félagi boxins?
   *[false] Spurt um að vera félagi boxins: { $who }.
}
now-draw = Enginn vill vera félagi: boxið getur dregið um hann.
now-closed = Lotunni er lokið. Reikningarnir sýna hvað er enn ógreitt.
now-extras = { $you ->
    [true] Enginn annar þiggur: hinir mega hver gefa þér annan kubb og greiða þér { $price }.
   *[false] Aðeins { $who } þiggur. Þeir sem höfnuðu mega gefa aukakubb og greiða { $price } með honum.
}
now-tie = { $you ->
    [true] Sama tala tvisvar. Tvöfalda veðféð aftur?
   *[false] Sama tala tvisvar: { $who } ákveður hvort veðféð tvöfaldast aftur.
}
now-wooden = Spil { $game } er spilað á tréborðinu. Skráið kubba og úrslit.
now-box-offers = { $step ->
    [beaver] { $box }: beaver í { $value }, á móti: { $members }.
    [raccoon] { $box }: raccoon í { $value }, á móti: { $members }.
    [otter] { $box }: otter í { $value }, á móti: { $members }.
   *[double] { $box } (box): tvöföldun í { $value }, á móti: { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver í { $value }.
    [raccoon] { $members }: raccoon í { $value }.
    [otter] { $members }: otter í { $value }.
   *[double] { $members }: tvöföldun í { $value }.
}
now-offer-part = { $by ->
    [box] í { $value }, á móti: { $members }
   *[team] { $members } í { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver { $list }.
    [raccoon] { $box }: raccoon { $list }.
    [otter] { $box }: otter { $list }.
   *[double] { $box } (box): tvöföldun { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Tvöföldun: { $list }.
}
waits-next-game = Þú spilar frá næsta spili.
now-resignation = { $you ->
    [true] Þér er boðin uppgjöf: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] stakt spil
    }. Samþykkja?
   *[false] Uppgjöf boðin: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] stakt spil
    }. Á að svara: { $who }.
}
now-opening-yours = Upphafskast: kastaðu teningi þínum.
now-opening = Upphafskast: box og fyrirliði kasta hvor sínum teningi.
now-roll-cube = { $you ->
    [true] Þú átt leik: kastaðu eða tvöfaldaðu.
   *[false] { $who } á að kasta. Þú getur tvöfaldað fyrst.
}
now-roll = { $you ->
    [true] Þú átt leik: kastaðu.
   *[false] { $who } á að kasta.
}
now-play = { $who } á að leika { $roll }.
now-shown = { $you ->
    [true] Leikið hefur verið: kastaðu til að samþykkja.
   *[false] Leikið hefur verið; { $who } getur krafist löglegs leiks.
}
now-advise = { $who } á að leika { $roll }. Færðu leikmenn til að sýna fyrirliðanum leik.
now-advise-ready = Sýndu fyrirliðanum þennan leik eða afturkallaðu hann.
waits-roll_die = Á eftir að kasta: { $who }.
waits-offer = Getur enn tvöfaldað: { $who }.
waits-answer = Á eftir að svara: { $who }.
waits-extra = Á eftir að ákveða: { $who }.
time-left = { $time } eftir

# Acts
choice-roll_die = Kasta teningi þínum
choice-roll_opening = Kasta
choice-draw_partner = Draga um félaga
choice-give_extra = Gefa kubb, greiða { $price }
choice-decline_extra = Gefa engan kubb
choice-count_tie = Samþykkja sjálfvirku tvöföldunina
choice-decline_tie = Láta kubbinn vera
choice-accept_partner = Vera félagi boxins
choice-decline_partner = Nei takk
choice-start_game = { $game ->
    [1] Hefja fyrsta spilið
   *[other] Hefja spil { $game }
}
choice-seek_partner = Leita að félaga
choice-end_partnership = Slíta félaginu
choice-double = Tvöfalda í { $value }
choice-double_all = Tvöfalda alla
choice-double_some = Tvöfalda valda
choice-hold = Ekki tvöfalda
choice-join = Vera með
choice-stay = Vera áfram samt
choice-leave = Fara úr chouettunni
choice-leave-game = Fara eftir þetta spil
choice-close = Ljúka lotunni
sure-leave = Fara? Reikningur þinn er opinn þar til hann er gerður upp.
sure-close = Ljúka lotunni fyrir alla? Reikningarnir geymast.
act-roll_opening = Kasta

# Answering
answer-title = { $n ->
    [one] Svar þitt
   *[other] Svar þitt við { $n } kubbum, sem ein ákvörðun
}
answer-cube = { $who }: { $asked } ef þú þiggur, { $refused } tapast ef þú hafnar
answer-cube-alone = { $asked } ef þú þiggur, { $refused } tapast ef þú hafnar
answer-take = Þiggja
answer-drop = Hafna
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Þiggja alla
answer-all-drop = Hafna öllum
answer-all-beaver = Beaver á alla
answer-all-raccoon = Raccoon á alla
answer-all-otter = Otter á alla
answer-send = Svara
answer-weigh = Þú myndir spila upp á { $played } og greiða { $paid } núna.
answer-open = Veldu svar fyrir hvern kubb.
answer-fine = Reglurnar leyfa þetta svar.
offer-title = Hvaða kubbar?
settle-title = Semja um kubb
settle-offer = Bjóða
settle-offered = { $own ->
    [true] Þú hefur boðið samkomulag: { $yours ->
        [true] þinn kubbur
       *[false] kubbur ({ $who })
    }.
   *[false] { $by } býður samkomulag: { $yours ->
        [true] þinn kubbur
       *[false] kubbur ({ $who })
    }.
}
settle-comes-to = { $way ->
    [receive] Þú fengir { $amount }.
    [pay] Þú greiddir { $amount }.
   *[nothing] Enginn greiddi neitt.
}
settle-points = { $yours ->
    [true] Þinn kubbur
   *[false] Kubbur: { $who }
}
settle-way-receive = Ég fæ
settle-way-pay = Ég greiði
settle-note = Í stigum; hálf stig eru leyfð. Boð gildir fram að næsta kasti, leik eða tvöföldun.
settle-accept = Samþykkja
settle-decline = Hafna
settle-withdraw = Draga til baka

# The list of members
line-title = Félagar og kubbar
line-cube-ends = box ↔ eigin
line-game = Þetta spil
line-total = Stig
line-you = þú
line-leaving = fer eftir þetta spil
line-awaited = á að gera
line-extra = aukakubbur á móti: { $who }
line-bot = tölvuspilari
line-pips = { $n } pip
line-ask = Biðja um ráð
cube-at = { $at ->
    [box] Kubbur á { $value }, hjá boxinu
    [own] Kubbur á { $value }, eigandi { $who }
   *[middle] Kubbur á { $value }, í miðju
}
cube-offered = { $by ->
    [box] boxið býður { $value }
   *[team] boxinu boðið { $value }
}
cube-settled = { $winner ->
    [box] boxið vann
    [team] boxið tapaði
   *[agreed] samið
}
cube-single = Kubburinn
cube-won = unnið
cube-lost = hafnað
cube-agreed = samið

# Talk
talk-title = Spjall liðsins
talk-never = Reglur þessa borðs leyfa engin ráð til fyrirliðans.
talk-free = Reglur þessa borðs leyfa þér ekki að ráðleggja núna.
talk-after-cube = Liðið má ráðleggja þegar kubbi hefur verið snúið.
talk-cube-holders = Þau mega ráðleggja sem hafa boðið eða þegið kubb og þau sem fyrirliðinn spyr.
talk-label = Ráð til fyrirliðans
talk-label-team = Orð til liðs þíns
talk-title-partner = Box og félagi
talk-agree = Sammála
talk-agreed = sammála: { $who }
table-talk-title = Spjall við borðið
table-talk-label = Til allra við borðið
line-away = í burtu
line-asked = spurt
line-unask = Draga spurningu til baka
sure-paid = Hefurðu greitt { $amount }, viðtakandi { $to }? Það er fært í reikninga allra.
sure-leave-plays-on = Fara? Kubbur þinn spilar áfram undir fyrirliðanum til loka spilsins. Reikningur þinn er opinn þar til hann er gerður upp.
sure-leave-loses = Fara? Við þetta borð taparðu strax opnum kubbum eins og þeir standa. Reikningur þinn er opinn þar til hann er gerður upp.

# Accounts
accounts-title = Reikningar
accounts-open = Reikningar og uppgjör
accounts-games = Spil
accounts-none = Engu spili er lokið enn.
accounts-sum = Reikningarnir eru samtals { $sum }.
accounts-fewest = Fæstar greiðslur
accounts-pay = { $from } greiðir { $amount }, viðtakandi { $to }
accounts-paid = Ég hef greitt þetta
accounts-even = Enginn skuldar neitt.
game-line = { $winner ->
    [box] { $box } (box) vann, á móti: { $captain }
   *[team] { $captain } vann, á móti: { $box } (box)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , allir kubbar útkljáðir
    [resigned] , uppgjöf
    [claimed] , tilkall
    [flag] , á tíma
    [forfeited] , brottfall
    [adjudicated] , úrskurður
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Boxið heldur sæti sínu.
    [behind] Boxið vann en var í mínus: það fer aftast í röðina.
   *[beaten] Boxið fer aftast í röðina.
}

# Said as it happens
said-joins = { $who } er með.
said-stays = { $who } verður áfram.
said-leaving = { $who } fer eftir þetta spil.
said-gone = { $who } fór.
said-order = Röðin: { $names }.
said-die = { $you ->
    [true] Þú kastaðir { $die }.
   *[false] { $who } kastaði { $die }.
}
said-game = Spil { $game }: box er { $box }, fyrirliði { $captain }.
said-captain = { $you ->
    [true] Þú ert nú fyrirliði.
   *[false] { $who } er nú fyrirliði.
}
said-answer = { $n ->
    [one] Svar þitt, takk: þiggja eða hafna?
   *[other] Svar þitt við { $n } kubbum, takk.
}
said-answered = { $who } hefur svarað. Á eftir að svara: { $n ->
    [0] enginn
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Þinn kubbur
       *[false] Kubbur ({ $who })
    }: boxið vann.
   *[team] { $you ->
        [true] Þinn kubbur
       *[false] Kubbur ({ $who })
    }: boxið tapaði.
}
said-agreed = { $you ->
    [true] Þinn kubbur
   *[false] Kubbur ({ $who })
}: samið.
said-cube = { $at ->
    [box] { $you ->
        [true] Þinn kubbur
       *[false] Kubbur ({ $who })
    }: { $value }, hjá boxinu.
    [own] { $you ->
        [true] Þinn kubbur: { $value }, hjá þér.
       *[false] Kubbur: { $value }, eigandi { $who }.
    }
   *[middle] { $you ->
        [true] Þinn kubbur
       *[false] Kubbur ({ $who })
    }: { $value }, í miðju.
}
said-extra = { $from } gefur aukakubb á { $value }, viðtakandi { $to }.
said-result = Spil { $game }: { $winner ->
    [box] { $box }, boxið, vinnur, á móti: { $captain }
   *[team] { $captain } vinnur, á móti: { $box }, boxið
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , allir kubbar útkljáðir
    [resigned] , uppgjöf
    [claimed] , tilkall
    [flag] , á tíma
    [forfeited] , brottfall
    [adjudicated] , úrskurður
   *[borne_off] {""}
}. { $fate ->
    [stays] Boxið heldur sæti sínu.
    [behind] Boxið vann en var í mínus: það fer aftast í röðina.
   *[beaten] Boxið fer aftast í röðina.
}
said-points = { $list }.
said-may-double = Þú getur tvöfaldað áður en teningunum er kastað.

# Over the wooden board
wood-title = Stigabók
wood-add = Bæta við spilara
wood-name = Nafn
wood-order = Setja röðina
wood-order-note = Box fyrst, svo fyrirliðinn, þá röðin, eftir teningunum.
wood-up = Upp: { $who }
wood-down = Niður: { $who }
wood-doubles = Hver tvöfaldar?
wood-double = { $who } tvöfaldar í { $value }
wood-box-doubles = { $who } (box) tvöfaldar
wood-answers = { $who } svarar
wood-rolled = Teningunum hefur verið kastað
wood-tie = Sama tala í upphafskasti
wood-result = Spilinu er lokið
wood-box-wins = { $who } (box) vinnur
wood-team-wins = { $who } og liðið vinna
wood-single = Stakt spil
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Afturkalla síðustu færslu
wood-undo-more = Afturkalla fleiri
wood-undo-steps = Hversu margar færslur
wood-leave = { $who } fer
wood-join = { $who } verður áfram
wood-stake = Veðfé í næsta spili
wood-unit = Virði stigs
wood-currency = Gjaldmiðill
wood-settle = Semja um kubb
wood-settle-cube = Kubbur hvers
wood-settle-points = Stig
wood-settle-note = Það sem félaginn fær; neikvætt ef félaginn greiðir. Hálf stig eru leyfð.
wood-set = Setja
wood-pay = Skrá greiðslu
wood-from = Frá
wood-to = Til
wood-amount = Upphæð
wood-no-amount = Sláðu inn upphæð yfir núlli með aukastöfum gjaldmiðilsins.
wood-record = Skrá
wood-partner = Félagi dreginn
wood-others = Félagar, veðfé, greiðslur

# Keys
key-chouette-go = kasta, búið, hefja
key-chouette-double = tvöfalda: þinn kubb, eða alla kubba ef þú ert box
key-chouette-take = þiggja allt sem þér er boðið
key-chouette-drop = hafna öllu sem þér er boðið
key-chouette-beaver = beaver á allt sem þér er boðið
key-chouette-hold = ekki tvöfalda í þessum leik
key-chouette-cubes = lesa alla kubba
key-chouette-wait = segja eftir hverjum er beðið
key-chouette-talk = skrifa ráð
key-chouette-answer = fara að svarinu

# Why something is refused
chouette-house-only = Aðeins þjónninn getur gert þetta.
chouette-player-only = Aðeins spilari getur gert þetta.
chouette-not-opened = Engin slík chouetta er til.
chouette-opened-already = Þessi chouetta er þegar til.
chouette-not-over = Lotunni er ekki lokið.
chouette-goes-on-already = Sömu spilarar hafa þegar byrjað aðra chouettu.
chouette-over = Lotunni er lokið.
chouette-only-over-the-board = Þetta er aðeins skráð við tréborð; á netinu skráir þjónninn það.
chouette-only-online = Þetta gerist á tréborðinu og er ekki skráð.
chouette-dice-missing = Teninga þessa kasts vantar.
chouette-bad-text = Textinn er auður eða of langur.
chouette-not-here = Aðeins félagar chouettunnar geta gert þetta eða fengið greitt.
chouette-joined-already = { $member } er þegar með.
chouette-name-taken = { $name } er þegar í bókinni: hleyptu viðkomandi aftur inn eða skráðu annað nafn, til dæmis með upphafsstaf.
chouette-full = Ekki geta fleiri en { $most } verið með.
chouette-decide-first = Svaraðu fyrst því sem bíður þín: þú getur farið milli ákvarðana.
chouette-leaving-already = Þú hefur þegar sagt að þú farir: þú ferð þegar spilinu er lokið.
chouette-order-known = Röðin er þegar ráðin.
chouette-order-unknown = Röðin er ekki ráðin enn.
chouette-no-roll-waited = Þú átt ekki að kasta.
chouette-order-incomplete = Röðin verður að nefna hvern spilara einu sinni.
chouette-too-few = Chouetta þarf þrjá spilara eða fleiri.
chouette-game-in-play = Spil er í gangi.
chouette-no-game = Ekkert spil er í gangi.
chouette-no-part = Þú ert ekki í þessu spili eða ekki lengur.
chouette-box-only = Aðeins boxið getur ákveðið þetta.
chouette-not-the-player = Fyrir þessa hlið kastar, leikur og ákveður { $member }.
chouette-no-partner-yet = Boxið getur haft félaga með { $from } spilurum eða fleiri.
chouette-partner-already = Boxið á þegar félaga.
chouette-no-partnership = Þú átt engu félagi að slíta.
chouette-not-asked = Ekki er komið að þér í spurningunni um félaga.
chouette-lot-too-early = Dregið er um félaga þegar allir hafa verið spurðir og enginn vildi.
chouette-not-in-the-lot = { $member } er ekki í drættinum um félaga.
chouette-board = Reglurnar leyfa þetta ekki núna.
chouette-too-many-steps = Í leik eru í mesta lagi fjórar færslur.
chouette-tie-waits = Fyrst ákveður boxið hvort jafna kastið tvöfaldar veðféð.
chouette-no-tie = Ekkert jafnt kast bíður talningar.
chouette-opening-over = Spilið er hafið; jöfn upphafsköst koma á undan því.
chouette-cubes-wait = Fyrst verður að svara kubbunum sem boðnir eru.
chouette-extras-wait = Fyrst ákveða þeir sem höfnuðu um aukakubba.
chouette-others-may-offer = Aðrir geta enn boðið kubba sína: { $members }.
chouette-answered-this-turn = Boxið hefur svarað; enginn getur boðið kubb fyrir næsta kast.
chouette-captain-offers = Aðeins { $member } getur boðið kubb liðsins.
chouette-one-cube = Kubburinn er einn: hann er boðinn öllum og boxið svarar öllum eins.
chouette-nothing-to-offer = Þú átt engan kubb að bjóða.
chouette-not-your-cube = Þú getur ekki boðið þennan kubb: { $member }.
chouette-offered-already = Þessi kubbur hefur þegar verið boðinn í þessum leik: { $member }.
chouette-cube-exhausted = Kubburinn getur ekki farið hærra.
chouette-nothing-offered = Þér hefur ekkert verið boðið.
chouette-answered-already = Þú hefur þegar svarað.
chouette-answer-each = Svaraðu hverjum kubbi sem þér er boðinn: { $members }.
chouette-response-not-enabled = Reglur þessa borðs hafa ekki það svar.
chouette-duty-take-enough = Allir hafa tvöfaldað: kubbarnir sem þú þiggur ({ $taken }) verða að vera minnst jafn mikils virði og þeir sem þú hafnar ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}og það sem þú hefur tapað í þessu spili ({ $before })
}.
chouette-duty-takers-beaver = Við þetta borð er tvöföldun þegin með beaver.
chouette-duty-beaver-the-captain = Ef þú þiggur aðeins kubb fyrirliðans verðurðu að svara með beaver.
chouette-duty-take-the-captain = Ef þú þiggur einhvern þessara kubba verðurðu að þiggja kubb fyrirliðans ({ $member }).
chouette-duty-sole-taker-beavers = Allir aðrir hafa hafnað: sá eini sem þiggur verður að svara með beaver.
chouette-duty-last-rejects = Allir aðrir hafa hafnað tvöföldun boxins: þú verður líka að hafna.
chouette-no-extra = Þú átt engan aukakubb að gefa núna.
chouette-no-advice = Reglur þessa borðs leyfa þér ekki að ráðleggja núna.
chouette-advises-nobody = Félagar liðsins ráðleggja fyrirliða sínum; boxið spilar án ráða.
chouette-out-of-the-game = Þú ert úr leik í þessu spili og getur ekki ráðlagt.
chouette-no-settlement = Um þann kubb semur þú ekki.
chouette-bad-amount = Sú upphæð er ekki möguleg.
chouette-pays-themselves = Enginn getur greitt sjálfum sér: veldu tvo spilara.
stake-currency = „{ $text }“ er ekki gjaldmiðill: skrifaðu kóða eins og EUR eða hafðu reitinn auðan til að spila upp á stig.
stake-decimals = { $cents ->
    [points] Stig eru heil: skrifaðu veðféð án aukastafa.
    [no] { $currency } er talinn í heilu: skrifaðu veðféð án aukastafa.
   *[yes] Upphæð ({ $currency }) hefur í mesta lagi tvo aukastafi.
}
stake-bounds = { $cents ->
    [points] Stig er 1 til 1.000.000 stiga virði.
    [no] Virði stigs er 1 til 1.000.000 { $currency }.
   *[yes] Virði stigs er 0,01 til 10.000 { $currency }.
}
chouette-nothing-to-undo = Aðeins { $acts } færslur eru til að afturkalla.
chouette-nothing-due = Ekkert liggur fyrir.
chouette-nothing-changes = Það myndi engu breyta.
chouette-dice-called = Verið er að kasta teningunum.
chouette-not-that-roll = Ekki hefur verið kallað á það kast eða því er lokið.
chouette-no-own-chain = Aðeins box og fyrirliði eiga keðju og hvor opnar sína.
chouette-chain-too-late = Bundist er við keðju einu sinni, fyrir fyrsta kast hennar.
chouette-link-opened-already = Hlekkur þessa kasts er þegar opinn.
chouette-bad-link = Hlekkurinn passar ekki við skuldbindinguna.

# A game as it went
history-of = Spil { $n }, leik fyrir leik
history-open = Leik fyrir leik
history-colours = { $box } (box)
history-colours-team = liðið
history-boards = Borðið eftir hvern leik; veldu eitt til að stækka, örvalyklar fletta.
history-position = Staða. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Fyrra spil
history-next = Næsta spil →
history-order = { $partnered ->
    [true] Box { $box }, félagi { $partner }; á móti: { $team }, fyrirliðinn fyrst.
   *[false] Box { $box }; á móti: { $team }, fyrirliðinn fyrst.
}
history-opening = Upphaf: { $box } kastar { $white }, { $captain } { $black }.
history-tie = Upphaf: bæði kasta { $white }.
history-same = Upphaf: sama tala tvisvar.
history-tie-counted = samþykkir sjálfvirku tvöföldunina
history-tie-declined = Boxið lætur kubbinn vera.
history-cannot = enginn löglegur leikur
history-doubles = tvöfaldar
history-box-doubles = tvöfaldar, á móti: { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(kubbur: { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(skylda, CHO-15: sá eini sem þiggur svarar með beaver)
    [last_rejects] {" "}(skylda, CHO-09: sá síðasti hafnar eins og allir aðrir)
   *[other] {" "}(skylda)
}
history-captain = { $who } er nú fyrirliði: { $why ->
    [declined] fyrirliðinn hafnaði.
    [cube_dropped] kubbi fyrirliðans var hafnað.
    [settled] samið var um kubb fyrirliðans.
    [too_slow] fyrirliðinn brást ekki við í tíma.
   *[left] fyrirliðinn fór.
}
history-extra = { $from } gefur aukakubb og greiðir { $price }, viðtakandi { $to }.
history-settled = { $from } og { $to } semja: { $points }.
history-slow = { $who } brást ekki við í tíma.
history-left-cubes = { $who } fer og tapar kubbnum.
history-challenge = krefst löglegs leiks
history-resign = býðst til að gefa { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] stakt spil
}
history-claim = gerir tilkall: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] spilið
}
history-resignation-accepted = samþykkir
history-resignation-rejected = spilar áfram
again-open = Önnur chouetta með sömu spilurum
again-go = Í nýju chouettuna

# What has just happened
news-title = Hvað var að gerast
news-tie = Bæði köstuðu { $die }.
news-tie-counted = Jafna kastið tvöfaldaði alla kubba.
news-tie-declined = Boxið lætur kubbana vera eftir jafna kastið.
news-doubled = { $you ->
    [true] Þú tvöfaldaðir { $n ->
        [one] { $n } kubb
       *[other] { $n } kubba
    }.
   *[false] { $who } tvöfaldaði { $n ->
        [one] { $n } kubb
       *[other] { $n } kubba
    }.
}
news-answer = { $who }: { $answer }, { $value } (kubbur: { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– skylda: sá eini sem þiggur svarar með beaver
    [last_rejects] {" "}– skylda: sá síðasti hafnar eins og allir aðrir
   *[other] {" "}– skylda
}.
news-extra = { $you ->
    [true] Þú gafst aukakubb: { $to }.
   *[false] { $who } gaf aukakubb: { $to }.
}
news-captain = { $you ->
    [true] Þú ert nú fyrirliði
   *[false] { $who } er nú fyrirliði
}: { $why ->
    [declined] fyrirliðinn hafnaði.
    [cube_dropped] kubbi fyrirliðans var hafnað.
    [settled] samið var um kubb fyrirliðans.
    [too_slow] fyrirliðinn brást ekki við í tíma.
   *[left] fyrirliðinn fór.
}
news-too-slow = { $side ->
    [box] Boxið brást ekki við í tíma.
   *[team] Fyrirliðinn brást ekki við í tíma.
}
news-settled = { $paid ->
    [true] Samið var um kubb ({ $who }): { $points }, viðtakandi { $to }.
   *[false] Samið var um kubb ({ $who }) án greiðslu.
}
news-settle-declined = Boði um samkomulag var hafnað eða það dregið til baka: { $who }.
news-silence = { $you ->
    [true] Þú svaraðir ekki í tíma: { $answer }. Ekkert svar þýðir svar fyrirliðans eða höfnun.
   *[false] { $who } svaraði ekki í tíma: það þýðir svar fyrirliðans eða höfnun.
}
news-own-answer = { $n ->
    [one] Svar þitt: { $answer }. Aðrir eru enn að ákveða.
   *[other] Svör þín: { $answers }. Aðrir eru enn að ákveða.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Fyrir fyrirliðann
news-stands-in = { $you ->
    [true] Þú spilar í stað fyrirliðans þar til hann kemur aftur.
   *[false] { $who } spilar í stað fyrirliðans þar til hann kemur aftur.
}
news-captain-back = { $who } er aftur fyrirliði.
history-stands-in = { $who } spilar í stað fyrirliðans, sem er ekki við.
history-captain-back = { $who } er aftur við og spilar áfram.
history-silence = { $who } svaraði ekki í tíma: það þýðir svar fyrirliðans eða höfnun.
talk-stand-in = Þú spilar í stað fyrirliðans; ráð liðsins standa hér.
claim-title = Ertu þegar í stigabókinni?
claim-lead = Veldu nafn þitt í stað þess að bætast aftur við. Gestgjafinn staðfestir það.
claim-seat = Ég er { $who }
waits-claim = Gestgjafinn hefur verið beðinn um staðfestingu: { $who }.
wood-claim = { $who } hefur opnað tengilinn og segir: „Ég er { $seat } í stigabókinni.“
wood-claim-grant = Það er rétt
wood-claim-refuse = Nei
wood-enter = Skrá
wood-sure-result = { $kind ->
    [gammon] { $title }: gammon. Spilinu lýkur.
    [backgammon] { $title }: backgammon. Spilinu lýkur.
   *[single] { $title }: stakt spil. Spilinu lýkur.
}
wood-sure-pay = Samkvæmt reikningum skuldar { $from } { $owed }, viðtakandi { $to }. Skrá { $amount } samt?
accounts-debt = { $from } skuldar { $amount }, viðtakandi { $to }
accounts-carried = Flutt úr fyrri chouettu: { $list }.
accounts-carried-on = Það sem var ógreitt hefur flust í næstu chouettu og er greitt þar.
game-jacoby = Á kubbi sem ekki var snúið taldi gammon sem stakt spil (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Þú tapar { $amount }
   *[false] { $who } tapar { $amount }
}
strip-own-cube = { $at ->
    [box] Kubbur { $value }, hjá boxinu
    [own] Kubbur { $value }, hjá þér
   *[middle] Kubbur { $value }, í miðju
}
line-ask-mark = Spyrja
line-asked-mark = Spurt
voice = Talrás
voice-note = Tengill (https) þangað sem þið talið saman. Allir við borðið sjá hann.
voice-open = Opna talrásina
parts-title = Við hlið borðsins
parts-members = Félagar
parts-talk = Spjall
parts-accounts = Reikningar
parts-more = Meira
parts-board = Aftur á borðið
chouette-not-claimable = Ekki er hægt að gera tilkall til þessa sætis: það er tekið eða gestgjafinn hefur ekki skráð það.
chouette-not-in-their-place = Þú spilar í stað fyrirliðans og getur ekki gefist upp fyrir hann.
