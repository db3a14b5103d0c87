# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = þú
you-first = Þú
you-object = þú
white = Hvítur
black = Svartur
bot = tölvuspilari
you-mark = þú
seat-free = Laust sæti
gone = í burtu
bar-word = bar
off-word = off
number = { $n ->
    [0] enginn
    [1] einn
    [2] tveir
    [3] þrír
    [4] fjórir
    [5] fimm
    [6] sex
    [7] sjö
    [8] átta
    [9] níu
    [10] tíu
    [11] ellefu
    [12] tólf
    [13] þrettán
    [14] fjórtán
    [15] fimmtán
   *[other] { $n }
}
# Places and what stands there
board-label = Kotruborð. Örvalyklar fara milli reita, Enter færir leikmann.
point = reitur { $number }
bar-yours = sláin þín
bar-theirs = slá andstæðingsins
tray-yours = þínir leikmenn af borði
tray-theirs = leikmenn andstæðingsins af borði
bar-white = slá hvíts
bar-black = slá svarts
tray-white = hvítir leikmenn af borði
tray-black = svartir leikmenn af borði
place = { $place }, { $checkers }
checkers-none = enginn leikmaður
checkers-count = { $count }
checkers-yours = { $n ->
    [1] einn óvarinn, þinn
   *[other] { $count } þínir
}
checkers-theirs = { $n ->
    [1] einn óvarinn, andstæðingsins
   *[other] { $count } andstæðingsins
}
checkers-white = { $n ->
    [1] einn óvarinn hvítur
   *[other] { $count } hvítir
}
checkers-black = { $n ->
    [1] einn óvarinn svartur
   *[other] { $count } svartir
}
moves-to = leika: { $to }
moves-hitting = leika og slá út: { $to }
moves-off = taka af borði
quadrant-home = Heimasvæði þitt: { $checkers }
quadrant-outer = Ytra svæði þitt: { $checkers }
quadrant-their-outer = Ytra svæði andstæðingsins: { $checkers }
quadrant-their-home = Heimasvæði andstæðingsins: { $checkers }
dice-swap = Teningar { $a } og { $b }: skipta um röð
dice-done = Teningar { $a } og { $b }, leiknir: taka þá upp
cube-press = Kubbur: tvöfalda í { $value }
cube-middle = Kubbur í miðju, á { $value }
cube-owned = Kubbur á { $value }, eigandi { $you ->
    [true] þú
   *[false] { $who }
}

# Acts
act-roll = Kasta
act-double = Tvöfalda
act-confirm_double = Tvöfalda í { $value }
act-cancel_double = Nei
act-take = Þiggja
act-drop = Hafna
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Búið
act-no_move = Enginn löglegur leikur: áfram
act-undo = Afturkalla
act-next_game = Næsta spil
act-offer_rematch = Ný viðureign
act-accept_rematch = Þiggja nýja viðureign
act-decline_rematch = Nei takk
act-accept_resignation = Samþykkja
act-reject_resignation = Spila áfram
act-annul_doubles = Ógilda tvöfaldanir
act-annul_doubles-detail = ekki tvöfaldað í Crawford-spilinu
act-correct_start = Leiðrétta upphafsstöðu
act-correct_start-detail = fyrir fjórða kast
act-roll_early = Kasta of snemma
act-double_early = Tvöfalda of snemma
act-double_by_mistake = Tvöfalda í Crawford-spilinu
act-accept_play = Láta leikinn standa
act-challenge = Krefjast löglegs leiks
confirm-double = Tvöfalda í { $value }? Ýttu aftur til að staðfesta.

# The line under the board
status-waiting = Beðið eftir andstæðingi þínum.
status-waiting-doubles = Beðið eftir að allir setjist.
status-ready = Viðureignin er að hefjast.
status-opening = Kastið um hver byrjar.
status-opening-tie = Báðir teningar sýna { $die }: kastið aftur.
status-rolling = Teningarnir rúlla.
status-their-roll = { $who } á að kasta.
status-their-play = { $who } á að leika { $roll }.
status-doubled = Tvöfaldað í { $value }. Á að svara: { $who }.
status-play = { $roll }: þú átt leik.
status-cannot = { $roll }: enginn löglegur leikur.
status-complete = Ýttu á Búið eða afturkallaðu færslu.
status-rolled-early = { $mover ->
    [you] { $who } kastaði { $roll } of snemma: kastið stendur og þú leikur með vitneskju um það. Andstæðingurinn getur ekki tvöfaldað á undan (IRR-07).
    [opponent] Þú kastaðir { $roll } of snemma: kastið stendur, andstæðingurinn leikur með vitneskju um það og þú getur ekki tvöfaldað (IRR-07).
   *[other] { $who } kastaði { $roll } of snemma: kastið stendur (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } tvöfaldaði of snemma: þú leikur með vitneskju um það og svarar svo (CUB-09).
    [opponent] Þú tvöfaldaðir of snemma: það verður ekki dregið til baka (CUB-09).
   *[other] { $who } tvöfaldaði of snemma (CUB-09).
}
status-shown = Gera má athugasemd við leikinn þar til { $who } kastar.
status-challenged = { $who } krefst löglegs leiks: leiktu { $roll } aftur.
status-their-shown-answer = { $who } hefur leikið. Láttu leikinn standa eða krefstu löglegs leiks.
status-their-shown = { $who } hefur leikið. Kastaðu til að samþykkja.
status-resigned = Þú bauðst til að gefa { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] stakt spil
}. Beðið eftir svari.
status-next-wanted = Beðið eftir andstæðingi þínum.
status-rematch-asked = Þú hefur beðið um nýja viðureign.
status-rematch-offered = Andstæðingurinn vill nýja viðureign.
status-closed = Þessu borði er lokað.
done-unmoved = Þú hefur ekki fært neitt. Ýttu aftur til að ljúka leiknum samt.
roll-early-sure = Andstæðingurinn er ekki búinn. Kast núna fer eftir reglum þessa borðs. Ýttu aftur til að kasta samt.
double-early-sure = Þessi tvöföldun kemur of snemma og verður ekki dregin til baka (CUB-09). Ýttu aftur til að tvöfalda samt.
not-complete = Leiknum er ekki lokið: leiktu eins margar tölur og löglegt er.
not-now = Þetta er ekki hægt núna.
dice-used = Báðir teningarnir hafa verið leiknir. Afturkallaðu til að leika öðruvísi.
typing = Leikur: { $text }
typed-wrong = „{ $text }“ er ekki löglegur leikur.
deadline = { $you ->
    [true] Ákveddu þig innan { $seconds } s.
   *[false] { $who } hefur { $seconds } s til að ákveða sig.
}
absence = { $who } er ekki við. Ef það varir í { $left } í viðbót máttu gera tilkall til sigurs.
line-open = Tengt
line-lost = Sambandið rofnaði. Tengist aftur…
replay-start = Upphaf spilsins, 0 af { $of }
replay = { $at } af { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } sest.
say-gone = { $who } missti sambandið.
say-back = { $who } er aftur við.
say-play = { $who } kastaði { $a }-{ $b } og lék { $play }.
say-play-told = { $who } leikur { $play }.
say-play-short = { $play }.
say-cannot = { $who } kastaði { $a }-{ $b } og á engan löglegan leik.
say-cannot-told = { $who } á engan löglegan leik.
say-roll = { $double ->
    [true] Samvörp { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] enginn löglegur leikur
    [one] { $n } leikur
   *[other] { $n } leikir
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } kastar { $a }-{ $b }.
say-complete = Öllu leikið
say-forced = Þvingað: { $play }.
say-doubles = { $who } tvöfaldar í { $value }. Þiggurðu eða hafnarðu?
say-beaver = { $who } svarar með beaver: kubburinn færi í { $value }.
say-raccoon = { $who } svarar með raccoon: kubburinn færi í { $value }.
say-otter = { $who } svarar með otter: kubburinn færi í { $value }.
say-cube = Kubbur á { $value }, eigandi { $you ->
    [true] þú
   *[false] { $who }
}.
say-cube-middle = Kubbur í miðju á { $value }.
say-game = Spil { $game }.
say-crawford = Spil { $game }, Crawford-spilið: ekki tvöfaldað.
say-result = { $you ->
    [true] Þú vinnur
    [lost] Þú tapar
   *[false] { $who } vinnur
}: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] stakt spil
}{ $ending ->
    [dropped] {" "}eftir hafnaða tvöföldun
    [resigned] {" "}með uppgjöf
    [claimed] {" "}með tilkalli
    [flag] {" "}á tíma
    [forfeited] {" "}vegna brottfalls
    [adjudicated] {" "}með úrskurði
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] , kubbur á { $cube }
}, { $points } stig.
say-match-won = { $you ->
    [true] Þú vinnur viðureignina
    [lost] Þú tapar viðureigninni
   *[false] { $who } vinnur viðureignina
}{ $cause ->
    [flag] {" "}á tíma
    [too_slow] {" "}af því að ákvörðunin dróst of lengi
    [absent] {" "}{ $you ->
        [lost] vegna fjarveru þinnar
       *[other] vegna fjarveru andstæðingsins
    }
    [left] {" "}{ $you ->
        [lost] vegna brottfarar þinnar
       *[other] vegna brottfarar andstæðingsins
    }
    [resigned] {" "}með uppgjöf
    [ruling] {" "}með úrskurði
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Lotunni er lokið: spilari fór.
    [absent] Lotunni er lokið: spilari kom ekki aftur.
    [too_slow] Lotunni er lokið: ákvörðun dróst of lengi.
    [flag] Lotunni er lokið: tími spilara rann út.
    [resigned] Lotunni er lokið: spilari gafst upp.
    [ruling] Lotunni lauk með úrskurði.
    [annulled] Viðureignin er ógild: hún telst hjá hvorugum.
   *[session_over] Lotunni er lokið.
}
say-resigns = { $who } býðst til að gefa { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] stakt spil
}.
say-rejected = Uppgjöfinni var hafnað: spilað áfram.
say-your-turn = Þú átt leik: kastaðu.
say-your-turn-cube = Þú átt leik: kastaðu eða tvöfaldaðu.
say-pips = Pip: þú { $yours }, andstæðingur { $theirs }.
score-money = Staðan { $yours }–{ $theirs }.
points-word = stig
score-stake = Staðan { $yours }–{ $theirs }: { $lead ->
    [level] enginn skuldar neitt
    [you] þú ert { $amount } yfir
    [opponent] andstæðingurinn er { $amount } yfir
   *[other] { $who } er { $amount } yfir
}.
score-match = Staðan { $yours }–{ $theirs }, spilað upp í { $length }.
score-match-stood = Staðan var { $yours }–{ $theirs }, spilað upp í { $length }.

# Around the board
bar-you = Þú: { $who }
bar-them = Andstæðingur: { $who }
pips = { $n } pip
away = vantar { $n }
score-of = stig { $n }
title-game = spil { $game }
title-crawford = Crawford
no-move = enginn leikur
moved-double = tvöföldun í { $value }
moved-take = þegið
moved-drop = hafnað
moved-beaver = beaver í { $value }
moved-raccoon = raccoon í { $value }
moved-otter = otter í { $value }
moved-roll_early = kastað of snemma
moved-double_early = tvöfaldað of snemma í { $value }
moved-annul_doubles = tvöfaldanir Crawford-spilsins ógiltar
moved-correct_start = upphafsstaða leiðrétt
moved-challenge = krafa um löglegan leik
game-how = { $ending ->
    [dropped] hafnað
    [resigned] { $win ->
        [gammon] gammon, uppgjöf
        [backgammon] backgammon, uppgjöf
       *[single] uppgjöf
    }
    [claimed] { $win ->
        [gammon] gammon, tilkall
        [backgammon] backgammon, tilkall
       *[single] tilkall
    }
    [flag] { $win ->
        [gammon] gammon, á tíma
        [backgammon] backgammon, á tíma
       *[single] á tíma
    }
    [forfeited] { $win ->
        [gammon] gammon, brottfall
        [backgammon] backgammon, brottfall
       *[single] brottfall
    }
    [adjudicated] { $win ->
        [gammon] gammon, úrskurður
        [backgammon] backgammon, úrskurður
       *[single] úrskurður
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] stakt spil
    }
}
match-decided = { $cause ->
    [flag] viðureign unnin á tíma
    [too_slow] viðureign unnin: ákvörðun dróst of lengi
    [absent] viðureign unnin: andstæðingur kom ekki aftur
    [left] viðureign unnin: andstæðingur fór
    [ruling] viðureign unnin með úrskurði
   *[resigned] viðureign gefin
}{ $between ->
    [true] {" "}milli spila
   *[false] {""}
}
plays-count = { $n ->
    [one] { $n } löglegur leikur
   *[other] { $n } löglegir leikir
}
resign-single = Gefa stakt spil: { $points } stig
resign-gammon = Gefa gammon: { $points } stig
resign-backgammon = Gefa backgammon: { $points } stig
resign-match = Gefa alla viðureignina
resign-match-sure = Já, gefa alla viðureignina
resign-match-no = Nei, spila áfram
resign-when-done = { $win ->
    [gammon] Þú býðst til að gefa gammon
    [backgammon] Þú býðst til að gefa backgammon
   *[single] Þú býðst til að gefa spilið
} um leið og leik þínum er lokið (END-08). Esc hættir við.
resign-kind = { $win ->
    [gammon] Gefa gammon
    [backgammon] Gefa backgammon
   *[single] Gefa stakt spil
}
leave-session = Ljúka lotunni
leave-table = Fara frá borðinu
lookback-game = { $match ->
    [1] Spil { $game }
   *[other] Viðureign { $match }, spil { $game }
}
lookback-open = Skoða spil { $game }
lookback-unreachable = Ekki er hægt að sækja spilin núna. Reyndu aftur eftir smástund.
copied = Afritað: { $text }
watchers = { $n ->
    [one] { $n } áhorfandi
   *[other] { $n } áhorfendur
}
bot-level = Tölvuspilari · { $level }
bot-level-beginner = byrjandi
bot-level-novice = nýliði
bot-level-casual = áhugamaður
bot-level-intermediate = miðlungs
bot-level-advanced = vanur
bot-level-expert = sérfræðingur
bot-level-full = fullur styrkur
stake-per-point = { $unit } á stig
line-needed = Ekkert samband: þetta verður hægt um leið og það kemst á aftur.
line-waiting = Ekki sent enn: það sem þú gerðir fer um leið og sambandið kemst á aftur.
moved-rejected_single = bauð uppgjöf, stakt spil: hafnað
moved-rejected_gammon = bauð uppgjöf, gammon: hafnað
moved-rejected_backgammon = bauð uppgjöf, backgammon: hafnað
act-double-detail = í { $value }
act-take-detail = fyrir { $asked }
act-drop-detail = kostar { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = gefur { $points }
act-beaver-detail = í { $beaver }
act-raccoon-detail = í { $beaver }
act-otter-detail = í { $beaver }
key-escape = hætta við það sem er hálfnað; til baka úr fyrri leikjum
key-mouse = leika fyrri teningnum; hægrismella: hinum
key-dice = skipta um röð teninga; þegar leik er lokið: búið
key-drag = leika báðum teningum í einu
invite-copied = Afritað. Sendu vini þínum það.
invite-select = Afritaðu valda tengilinn og sendu vini þínum.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Þessu borði er lokað.
refused-not-seated = Aðeins spilarar við þetta borð geta gert þetta.
refused-seat-taken = Sætið er tekið.
refused-wrong-invitation = Sætið er frátekið fyrir boðsgest.
refused-not-begun = Viðureignin er ekki hafin.
refused-no-game = Ekkert spil er í gangi.
refused-match-over = Viðureigninni er lokið.
refused-opponent-left = Andstæðingurinn er á brott.
refused-dice-called = Verið er að kasta teningunum.
refused-time-is-up = Tíminn var útrunninn.
refused-rules = Reglurnar leyfa þetta ekki núna.
refused-not-opened = Ekkert slíkt borð er til.
refused-opened-already = Þetta borð er þegar til.
refused-not-allowed = Aðeins þjónninn eða mótsstjóri getur gert þetta.
refused-nobody = Sláðu fyrst inn nafn þitt.
refused-seated-already = Þú átt þegar sæti hér.
refused-same-player = Þú getur ekki spilað við þig.
refused-broken-start = Fyrsta spilið getur ekki hafist með þessum stillingum.
refused-ready-already = Þú hefur þegar gefið merki.
refused-begun-already = Viðureignin er þegar hafin.
refused-seats-kept = Sæti breytast ekki fyrr en viðureigninni er lokið.
refused-game-on = Spilinu er ekki lokið.
refused-match-not-over = Viðureigninni er ekki lokið.
refused-no-match = Í peningaspili er engin viðureign til að gefa: gefðu spilið eða farðu.
refused-asked-already = Þú hefur þegar beðið um þetta.
refused-rejected-before = Andstæðingurinn hafnaði þessu; þú getur boðið það aftur eftir næsta kast.
refused-no-rematch = Ný viðureign hefur ekki verið boðin.
refused-not-that-roll = Annað kast bíður eftir hlekkjum sínum.
refused-link-opened = Hlekkur þessa kasts er þegar opinn.
refused-no-own-chain = Þjónninn opnar hlekki þessa sætis.
deposit-no-own-chain = Hér má skilja eftir fræ þegar sætið hefur bundið sig við eigin keðju.
deposit-not-the-seed = Þetta fræ tilheyrir ekki keðjunni sem sætið hefur bundið sig við.
refused-bad-link = Hlekkurinn passar ekki við það sem sætið batt sig við.
refused-another-log = Þessi vafri hefur séð annan gang viðureignarinnar en hér er skráður.
refused-too-long = Texti eða listi er of langur eða tala of há.
refused-chain-too-long = Í keðju eru í mesta lagi 4.096 hlekkir.
dice-alarm-commitment = Þjónninn hefur breytt því sem hann batt sig við fyrir viðureignina.
dice-alarm-chains = Keðjum viðureignarinnar var breytt eftir að hún hófst.
dice-alarm-start = Beðið var um einn hlekk þinn áður en viðureignin hófst.
dice-alarm-ahead = Beðið var um hlekk fyrir kast { $number } þótt næsta kast sé { $expected }. Það hefði sýnt þjóninum köst fram í tímann.
dice-alarm-log = Þjónninn sýnir nú annan gang viðureignarinnar en áður.
dice-alarm-between = Kallað var á kast { $number } og eitthvað annað gerðist áður en teningarnir féllu.
dice-alarm-twice = Kallað var á kast { $number } í annað sinn, af öðrum eða til annars.
dice-alarm-dice = Teningarnir á borðinu eru ekki teningarnir í skráningunni.
dice-alarm-lost = Þjónninn fékk hlekk þinn fyrir kast { $number } en skráði hann sem óopnaðan.
dice-alarm-escrow = Kast { $number } er skráð sem opnað úr geymslu, en þessi vafri hefur ekkert lagt inn.
dice-alarm-proof = Skráning teninganna stangast á: { $fault }
dice-alarm-refused = Þessi vafri opnar ekki fleiri hlekki í þessari viðureign; birta sjálfgildið kemur í staðinn og það sést í skráningunni.
dice-said = Viðvörun: { $text }
dice-remark-late = Hlekkur þinn fyrir kast { $number } var sendur { $seconds } s eftir að kallið barst þessum vafra og gilti ekki lengur: birta sjálfgildið kom í staðinn.
dice-remark-away = { $n ->
    [one] { $n } kast fór fram meðan þessi vafri var ekki við: birta sjálfgildið kom í stað hlekkja þinna.
   *[other] { $n } köst fóru fram meðan þessi vafri var ekki við: birta sjálfgildið kom í stað hlekkja þinna.
}
dice-remark-elsewhere = Þinn hluti af þessum teningum er ekki í þessum vafra heldur í þeim þar sem þú gafst merki. Hér bíður hvert kast þitt andartak og notar svo birta sjálfgildið. Í hinum vafranum gefur „Halda áfram á öðru tæki“ þér tengil sem flytur þinn hluta hingað.
dice-remark-house = Þessi vafri geymir ekkert, svo þjónninn dregur líka þinn hluta af teningunum.
dice-remark-unsure = Fleiri köst fóru fram meðan vafrinn var ekki við en hann getur ábyrgst: hann opnar ekki fleiri hlekki í þessari viðureign og birta sjálfgildið kemur í staðinn.
dice-remark-brought = Þinn hluti af teningunum er nú líka í þessum vafra.
dice-right = { $rolls ->
    [one] Teningar kannaðir: { $rolls } kast, í samræmi við það sem var læst fyrir viðureignina og geymt í þessum vafra.
   *[other] Teningar kannaðir: öll { $rolls } köstin eru í samræmi við það sem var læst fyrir viðureignina og geymt í þessum vafra.
}
dice-fits = { $rolls ->
    [one] Teningar kannaðir: { $rolls } kast, í samræmi við skráninguna. Þessi vafri átti ekkert til samanburðar.
   *[other] Teningar kannaðir: öll { $rolls } köstin eru í samræmi við skráninguna. Þessi vafri átti ekkert til samanburðar.
}
dice-wrong = Teningar þessarar viðureignar eru ekki í samræmi við það sem var læst fyrir hana.
refused-no-dice = Teningana vantar.
refused-too-many-steps = Í leik eru í mesta lagi fjórar færslur.
refused-nothing-changes = Það myndi engu breyta.
refused-no-clock = Hér er engin klukka.
refused-break-between-games = Hlé eru tekin milli spila.
refused-nothing-due = Ekkert liggur fyrir núna.
refused-not-absent = Andstæðingurinn hefur ekki verið nógu lengi í burtu.
refused-too-fast = Of margar beiðnir: bíddu andartak.
refused-not-yours = Þú hefur ekki leyfi til þess.
refused-malformed = Þjónninn skildi þetta ekki.
refused-away = Klúbburinn getur ekkert vistað núna. Reyndu aftur fljótlega; klukkan þín gengur ekki á meðan.
refused-trouble = Eitthvað fór úrskeiðis hjá okkur. Reyndu aftur.
clause-END-08 = Gefðu eftir að leik þínum lýkur og ekki meira en spilið getur enn kostað.
clause-END-09 = Köst sem eftir eru gætu enn breytt úrslitunum.
clause-MOV-01 = Andstæðingurinn er með tvo eða fleiri leikmenn á þessum reit.
clause-MOV-02 = Hver tala er sérstök færsla og enginn reitur á milli þar sem þessi leikmaður gæti stansað er opinn.
clause-MOV-03 = Hvorugri tölunni er hægt að leika einni og sér.
clause-MOV-05 = Samvörp eru leikin í mesta lagi fjórum sinnum.
clause-MOV-06 = Tveir litir eru aldrei á sama reit.
clause-MOV-07 = Leika verður báðum tölum.
clause-MOV-08 = Ef aðeins er hægt að leika annarri tölunni verður það að vera sú hærri.
clause-MOV-09 = Af samvörpum verður að leika eins mörgum og hægt er.
clause-MOV-10 = Þú missir leik aðeins ef enginn löglegur leikur er til.
clause-HIT-02 = Leikmenn á slánni verða að koma inn fyrst.
clause-HIT-03 = Reiturinn sem þú kæmir inn á er ekki opinn.
clause-HIT-04 = Eins margir leikmenn og hægt er verða að koma inn.
clause-OFF-01 = Taka má af borði aðeins þegar allir leikmenn þínir eru heima.
clause-OFF-02 = Taktu af reitnum með þessari tölu.
clause-OFF-03 = Leikmaður á hærri reit verður að leika þessari tölu.
clause-OFF-04 = Taktu af hæsta reit þínum.
clause-OFF-08 = Líka þegar tekið er af borði verður að nota báðar tölur.
clause-CUB-02 = Kubburinn er ekki þinn eða teningunum hefur verið kastað.
clause-CUB-03 = Þér hefur ekkert verið boðið.
clause-CUB-04 = Þú getur ekki tvöfaldað tvisvar í röð.
clause-CUB-06 = Fyrst verður að svara tvöfölduninni.
clause-CUB-15 = Þessar reglur hafa ekki það svar.
clause-CUB-17 = Samkvæmt þessum reglum er ekki hægt að tvöfalda í þessari stöðu.
clause-MAT-02 = Í Crawford-spilinu er ekki tvöfaldað.
clause-MAT-04 = Eftir Crawford-spilið getur sá sem er undir ekki tvöfaldað fyrr en í þriðja leik sínum.
clause-SET-07 = Upphafskastið ræður hver byrjar.
clause-SET-08 = Kastaðu fyrst.
clause-IRR-01 = Leikurinn sem sýndur var er löglegur og stendur.
clause-IRR-02 = Leiknum er lokið.
clause-IRR-05 = Þú átt ekki leik.
clause-OPT-03 = Það er ekki til í viðureignum.

# Settings
set-group-board = Kotruborð
set-group-auto = Sjálfvirkni
set-group-sound = Hljóð
set-group-voice = Upplestur
set-board = Kotruborð
set-board-noce = Noce (hnota)
set-board-lavagna = Lavagna (flögusteinn)
set-board-chiaro = Chiaro (mikil skerpa)
set-board-panno = Panno (grænt klæði)
set-board-marmo = Marmo (marmari)
set-board-lacca = Lacca (lakk og gull)
set-look = Útlit
set-look-system = Eins og kerfið
set-look-light = Ljóst
set-look-dark = Dökkt
set-numbers = Tölur reita
set-numbers-own = Hvor telur að heiman
set-numbers-absolute = Sömu fyrir báða (leikir skráðir að heiman)
set-home = Heimasvæði
set-home-right = Hægra megin
set-home-left = Vinstra megin
set-colour = Leikmenn þínir
set-colour-light = Ljósir
set-colour-dark = Dökkir
set-speed = Hreyfing
set-speed-slow = Hæg
set-speed-normal = Venjuleg
set-speed-fast = Hröð
set-speed-quick = Mjög hröð
set-speed-none = Engin
set-arrows = Sýna síðasta leik
set-pips = Sýna pip-tölur
set-clocks = Sýna klukkur
set-autoForced = Leika alveg þvinguðum leikjum
set-autoPass = Halda áfram þegar enginn löglegur leikur er til
set-autoRoll = Kasta þegar ekki er hægt að tvöfalda
set-autoBearOff = Taka af borði þegar snertingu er lokið
set-fastForward = Spóla áfram þegar allt er lokað
set-confirmDouble = Staðfesta tvöfaldanir
set-soundRoll = Teningar
set-soundChecker = Leikmenn
set-soundHit = Útsláttur
set-soundOff = Tekið af borði
set-soundCube = Kubbur
set-soundClock = Tími að renna út
set-soundTurn = Þú átt leik
set-sayRolls = Köst
set-sayRolls-full = Með fjölda leikja
set-sayRolls-short = Aðeins teningar
set-sayRolls-none = Slökkt
set-sayPlays = Leikir andstæðingsins
set-sayPlays-full = Hver, kast og leikur
set-sayPlays-short = Aðeins leikur
set-sayPlays-none = Slökkt

# Keys
key-go = kasta, búið, næsta
key-undo = afturkalla eina færslu
key-undo-all = afturkalla allan leikinn
key-double = tvöfalda
key-take = þiggja, samþykkja
key-drop = hafna
key-beaver = beaver, raccoon, otter
key-swap = skipta um röð teninga
key-flip = snúa borðinu
key-list = telja upp löglega leiki; tala og Enter leikur einum
key-last = sýna síðasta leik aftur
key-clocks = sýna eða fela klukkur
key-pips = sýna eða fela pip
key-quadrants = lesa borðið, eitt svæði í einu
key-type = slá inn leik, svo Enter
key-replay = fletta gegnum spilið
key-board = á kotruborðið
key-help = þessi listi
key-bell = á bjölluna með tilkynningum

# Consultation doubles: two who share a side
pair-title = Parið þitt
pair-hand = teningar: { $who }
pair-away = { $who } í burtu
pair-dice = { $you ->
    [true] Þú ert með teningana og leikur fyrir parið.
   *[false] { $who } er með teningana og leikur fyrir parið.
}
pair-private = Aðeins þið tvö lesið þetta.
pair-come-back = Koma aftur og taka teningana
pair-leave = Fara ({ $who } spilar áfram)
pair-left = { $who } fór. Þú spilar áfram án félaga; hann getur komið aftur.
pair-you-left = Þú fórst og { $who } spilar áfram. Þú getur komið aftur.
pair-away-note = { $who } er ekki við. Þú getur tekið teningana.
pair-links-away = Vafrinn sem { $who } notar opnar ykkar hluta af teningunum: meðan hann er ekki við tekur hvert kast aðeins lengri tíma.
act-take_dice = Taka teningana
act-give_dice = Afhenda teningana: { $who }
act-advise = Skrifa félaga þínum
status-advise = { $who } á að leika { $roll }. Færðu leikmenn til að sýna tillögu.
status-advise-ready = Sýndu leikinn ({ $who }) eða afturkallaðu hann.
say-dice = { $you ->
    [true] Þú ert með teningana.
   *[false] { $who } er með teningana.
}
say-partner-left = { $who } fór.
say-partner-back = { $who } er aftur við.
talk-you = Þú
key-talk = skrifa félaga þínum
key-dice-hand = taka teningana eða afhenda þá félaganum
refused-no-partner = Þú átt engan félaga við þetta borð.
refused-partner-has-dice = Félagi þinn er með teningana. Taktu þá til að leika.
refused-partner-missing = Félagi þinn er ekki við borðið.
refused-bot-in-pair = Tölvuspilari spilar án félaga: par er tvær manneskjur.
refused-bad-text = Skrifaðu 1 til 500 stafi.

# What a side says among itself, here and in a chouette
talk-none = Enginn hefur sagt neitt enn.
talk-label-partner = Orð til félaga þíns
talk-play-this = Leika þessu
talk-send = Senda
talk-show = Sýna á borðinu
talk-hide = Fela
act-advise_play = Sýna þennan leik
act-propose = Leggja til
said-advice = { $who } ráðleggur: { $text }

# The tutor

knob-tutor = Leiðbeinandi
act-take_back = Taka til baka
key-hint = vísbending
key-take-back = taka til baka
tutor-title = Er þér alvara?
tutor-costs =
    { $kind ->
        [play] Þessi leikur tapar { $loss }.
       *[decision] Þessi ákvörðun tapar { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Leika samt
       *[other] Gera samt
    }
tutor-show = Sýna það sem er betra
tutor-again = Velja aftur
tutor-hint = Vísbending
tutor-hint-title = Bestu leikirnir
tutor-hint-play = { $play } { $loss }
tutor-back = Aftur að borðinu
tutor-taken-back =
    { $n ->
        [0] Ekkert hefur verið tekið til baka í þessari viðureign.
        [one] Tekið til baka { $n } sinni í þessari viðureign.
       *[other] Tekið til baka { $n } sinnum í þessari viðureign.
    }
tutor-cube-no_double = Ekki tvöfalda.
tutor-cube-double = Tvöfalda.
tutor-cube-too_good = Of gott til að tvöfalda: spila áfram.
tutor-cube-take = Þiggja.
tutor-cube-drop = Hafna.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Ekki tvöfaldað { $wait }, tvöfaldað og þegið { $take }, tvöfaldað og hafnað { $drop }
tutor-away = Ekki er hægt að spyrja leiðbeinandann núna; spilið heldur áfram án hans.
say-taken-back = Tekið til baka.
with-tutor = Með leiðbeinanda
refused-no-tutor = Þú ert ekki með leiðbeinanda við þetta borð.
refused-nothing-to-take-back = Í þessu spili er ekkert að taka til baka.
refused-not-for-tutor = Leiðbeinandi hjálpar einni manneskju gegn tölvuspilara: án klukku, án peninga, aðeins með löglegum leikjum.
refused-tutor-rests = Þú spilar við fólk: þangað til því lýkur þegir leiðbeinandinn.
refused-nothing-to-advise = Nú liggur engin ákvörðun fyrir þér.
