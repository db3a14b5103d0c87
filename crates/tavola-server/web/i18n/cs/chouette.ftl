# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Partner
role-captain = Kapitán
role-member = Tým
role-giver = Kostka předána
role-out = Mimo hru
role-waiting = Čeká
role-gone = Pryč
with-role = { $who }, { $role }
nobody = nikdo
no-cubes = Na stole nejsou žádné zdvojovací kostky.
points-count = { $n ->
    [one] jeden bod
    [few] { $size } body
    [many] { $size } bodu
   *[other] { $size } bodů
}

# Where it stands
now-gathering = { $n ->
    [0] Zatím nikdo: chouette potřebuje aspoň tři hráče.
    [one] Je tu jeden hráč: chouette potřebuje aspoň tři.
    [few] Jsou tu { $n } hráči: chouette potřebuje aspoň tři.
    [many] Je tu { $n } hráče: chouette potřebuje aspoň tři.
   *[other] Je tu { $n } hráčů: chouette potřebuje aspoň tři.
}
now-enough = Hráčů: { $n }. Hoďte kostkou o pořadí, nebo počkejte na další.
now-enough-wooden = Hráčů: { $n }. Hoďte každý jednou kostkou na stole a zapište pořadí.
now-ordering = Každý hází jednou kostkou: nejvyšší je box, druhý kapitán.
now-order = Pořadí je dáno: box je { $box }, kapitán je { $captain }.
now-between = Před hrou { $game }: box je { $box }, kapitán je { $captain }.
now-partner = { $you ->
    [true] Chcete být partnerem boxu?
   *[false] Nabídka být partnerem boxu: { $who }.
}
now-draw = Nikdo nechce být partnerem: box ho může vylosovat.
now-closed = Sezení skončilo. Účty ukazují, co zbývá zaplatit.
now-extras = { $you ->
    [true] Přijímáte jen vy: každý z ostatních vám může dát další kostku a zaplatit { $price }.
   *[false] Jediný přijímající: { $who }. Kdo odmítl, může dát kostku navíc a zaplatit s ní { $price }.
}
now-tie = { $you ->
    [true] Dvakrát totéž číslo. Zdvojit sázku ještě jednou?
   *[false] Dvakrát totéž číslo: { $who } rozhodne, zda sázku ještě jednou zdvojit.
}
now-wooden = Hra { $game } se hraje na dřevěné desce. Zapisujte zdvojení a výsledek.
now-box-offers = { $step ->
    [beaver] { $box }: bobr na { $value }, na druhé straně: { $members }.
    [raccoon] { $box }: mýval na { $value }, na druhé straně: { $members }.
    [otter] { $box }: vydra na { $value }, na druhé straně: { $members }.
   *[double] { $box } (box): zdvojení na { $value }, na druhé straně: { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: bobr na { $value }.
    [raccoon] { $members }: mýval na { $value }.
    [otter] { $members }: vydra na { $value }.
   *[double] { $members }: zdvojení na { $value }.
}
now-offer-part = { $by ->
    [box] na { $value } ({ $members })
   *[team] { $members } na { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: bobr { $list }.
    [raccoon] { $box }: mýval { $list }.
    [otter] { $box }: vydra { $list }.
   *[double] { $box } (box): zdvojení { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Bobr: { $list }.
    [raccoon] Mýval: { $list }.
    [otter] Vydra: { $list }.
   *[double] Zdvojení: { $list }.
}
waits-next-game = Hrajete od další hry.
now-resignation = { $you ->
    [true] Druhá strana vzdává { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] prostou hru
    }. Přijmete?
   *[false] Nabídka vzdání: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] prostá hra
    }. Odpovídá { $who }.
}
now-opening-yours = Zahajovací hod: hoďte svou kostkou.
now-opening = Zahajovací hod: box a kapitán házejí každý jednou kostkou.
now-roll-cube = { $you ->
    [true] Jste na tahu: hoďte, nebo zdvojte.
   *[false] Hází { $who }. Předtím můžete zdvojit.
}
now-roll = { $you ->
    [true] Jste na tahu: hoďte.
   *[false] Hází { $who }.
}
now-play = { $who } hraje { $roll }.
now-shown = { $you ->
    [true] Tah je odehrán: hodem ho přijmete.
   *[false] Tah je odehrán; { $who } může žádat platný tah.
}
now-advise = { $who } hraje { $roll }. Posuňte kameny a ukažte kapitánovi tah.
now-advise-ready = Ukažte tento tah kapitánovi, nebo ho vraťte.
waits-roll_die = Ještě hází: { $who }.
waits-offer = Ještě může zdvojit: { $who }.
waits-answer = Ještě odpovídá: { $who }.
waits-extra = Ještě se rozhoduje: { $who }.
time-left = ještě { $time }

# Acts
choice-roll_die = Hodit svou kostkou
choice-roll_opening = Hodit
choice-draw_partner = Vylosovat partnera
choice-give_extra = Dát kostku, zaplatit { $price }
choice-decline_extra = Kostku nedávat
choice-count_tie = Přijmout automatické zdvojení
choice-decline_tie = Nechat kostku být
choice-accept_partner = Být partnerem boxu
choice-decline_partner = Ne, děkuji
choice-start_game = { $game ->
    [1] Začít první hru
   *[other] Začít hru { $game }
}
choice-seek_partner = Hledat partnera
choice-end_partnership = Ukončit partnerství
choice-double = Zdvojit na { $value }
choice-double_all = Zdvojit všem
choice-double_some = Zdvojit vybraným
choice-hold = Nezdvojovat
choice-join = Přidat se
choice-stay = Přece zůstat
choice-leave = Opustit chouette
choice-leave-game = Odejít po této hře
choice-close = Ukončit sezení
sure-leave = Odejít? Váš účet zůstává otevřený do vyrovnání.
sure-close = Ukončit sezení pro všechny? Účty zůstanou.
act-roll_opening = Hodit

# Answering
answer-title = { $n ->
    [one] Vaše odpověď
    [few] Vaše odpověď na { $n } zdvojení, jediné rozhodnutí
    [many] Vaše odpověď na { $n } zdvojení, jediné rozhodnutí
   *[other] Vaše odpověď na { $n } zdvojení, jediné rozhodnutí
}
answer-cube = { $who }: { $asked } při přijetí, ztráta { $refused } při odmítnutí
answer-cube-alone = { $asked } při přijetí, ztráta { $refused } při odmítnutí
answer-take = Přijmout
answer-drop = Odmítnout
answer-beaver = Bobr
answer-raccoon = Mýval
answer-otter = Vydra
answer-all-take = Přijmout vše
answer-all-drop = Odmítnout vše
answer-all-beaver = Na vše bobr
answer-all-raccoon = Na vše mýval
answer-all-otter = Na vše vydra
answer-send = Odpovědět
answer-weigh = Hrajete pak o { $played } a teď platíte { $paid }.
answer-open = Zvolte odpověď pro každou kostku.
answer-fine = Pravidla tuto odpověď dovolují.
offer-title = Které kostky?
settle-title = Vyrovnat kostku
settle-offer = Nabídnout
settle-offered = { $own ->
    [true] Nabízíte vyrovnání, { $yours ->
        [true] vaše kostka
       *[false] kostka: { $who }
    }.
   *[false] { $by } nabízí vyrovnání, { $yours ->
        [true] vaše kostka
       *[false] kostka: { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Dostanete { $amount }.
    [pay] Zaplatíte { $amount }.
   *[nothing] Nikdo nic neplatí.
}
settle-points = { $yours ->
    [true] Vaše kostka
   *[false] Kostka: { $who }
}
settle-way-receive = Dostanu
settle-way-pay = Zaplatím
settle-note = V bodech; poloviny jsou dovoleny. Nabídka platí do dalšího hodu, tahu nebo zdvojení.
settle-accept = Přijmout
settle-decline = Odmítnout
settle-withdraw = Vzít zpět

# The list of members
line-title = Hráči a kostky
line-cube-ends = box ↔ vlastní
line-game = Tato hra
line-total = Body
line-you = vy
line-leaving = odchází po této hře
line-awaited = na řadě
line-extra = kostka navíc, naproti: { $who }
line-bot = bot
line-pips = { $n ->
    [one] { $n } pip
    [few] { $n } pipy
    [many] { $n } pipu
   *[other] { $n } pipů
}
line-ask = Požádat o radu
cube-at = { $at ->
    [box] Kostka na { $value }, u boxu
    [own] Kostka na { $value }, vlastník: { $who }
   *[middle] Kostka na { $value }, uprostřed
}
cube-offered = { $by ->
    [box] nabídnuta boxem na { $value }
   *[team] nabídnuta boxu na { $value }
}
cube-settled = { $winner ->
    [box] vyhrál box
    [team] vyhrána nad boxem
   *[agreed] vyrovnána
}
cube-single = Kostka
cube-won = vyhrána
cube-lost = odmítnuta
cube-agreed = vyrovnána

# Talk
talk-title = Porada týmu
talk-never = Pravidla tohoto stolu nedovolují radit kapitánovi.
talk-free = Pravidla tohoto stolu vám teď nedovolují radit.
talk-after-cube = Tým smí radit, jakmile se otočila kostka.
talk-cube-holders = Radit smí ti, kdo nabídli nebo přijali kostku, a koho se zeptá kapitán.
talk-label = Rada kapitánovi
talk-label-team = Slovo týmu
talk-title-partner = Box a partner
talk-agree = Souhlasím
talk-agreed = souhlas: { $who }
table-talk-title = Hovor u stolu
table-talk-label = Všem u stolu
line-away = mimo stůl
line-asked = dotaz kapitána
line-unask = Vzít dotaz zpět
sure-paid = Je platba hotova: { $to }, { $amount }? Zapíše se do účtů všem.
sure-leave-plays-on = Odejít? Vaše kostka hraje dál pod kapitánem do konce hry. Účet zůstává otevřený do vyrovnání.
sure-leave-loses = Odejít? U tohoto stolu své otevřené kostky hned prohráváte tak, jak leží. Účet zůstává otevřený do vyrovnání.

# Accounts
accounts-title = Účty
accounts-open = Účty a vyrovnání
accounts-games = Hry
accounts-none = Zatím neskončila žádná hra.
accounts-sum = Součet účtů je { $sum }.
accounts-fewest = Nejméně plateb
accounts-pay = { $from } platí { $amount }, dostane { $to }
accounts-paid = Zaplaceno
accounts-even = Nikdo nikomu nic nedluží.
game-line = { $winner ->
    [box] Vyhrává box: { $box }, kapitán: { $captain }
   *[team] Vyhrává tým, kapitán: { $captain }, box: { $box }
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , všechny kostky vyrovnány
    [resigned] , vzdáno
    [claimed] , nárokováno
    [flag] , na čas
    [forfeited] , kontumačně
    [adjudicated] , rozhodnutím
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Box zůstává.
    [behind] Box vyhrává, ale na bodech tratí: jde na konec fronty.
   *[beaten] Box jde na konec fronty.
}

# Said as it happens
said-joins = { $who } se přidává.
said-stays = { $who } přece zůstává.
said-leaving = { $who } odchází po této hře.
said-gone = { $who } odchází.
said-order = Pořadí: { $names }.
said-die = { $you ->
    [true] Vaše kostka: { $die }.
   *[false] { $who } hází { $die }.
}
said-game = Hra { $game }: box je { $box }, kapitán je { $captain }.
said-captain = { $you ->
    [true] Kapitánem jste teď vy.
   *[false] Kapitánem je teď { $who }.
}
said-answer = { $n ->
    [one] Vaše odpověď: přijmout, nebo odmítnout?
    [few] Vaše odpověď na { $n } zdvojení?
    [many] Vaše odpověď na { $n } zdvojení?
   *[other] Vaše odpověď na { $n } zdvojení?
}
said-answered = { $who }: odpověď je tu. Ještě odpovídá: { $n ->
    [0] nikdo
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Vaše kostka
       *[false] Kostka ({ $who })
    }: vyhrává box.
   *[team] { $you ->
        [true] Vaše kostka
       *[false] Kostka ({ $who })
    }: vyhrána nad boxem.
}
said-agreed = { $you ->
    [true] Vaše kostka
   *[false] Kostka ({ $who })
}: vyrovnána dohodou.
said-cube = { $at ->
    [box] { $you ->
        [true] Vaše kostka
       *[false] Kostka ({ $who })
    }: { $value }, u boxu.
    [own] { $you ->
        [true] Vaše kostka: { $value }, u vás.
       *[false] Kostka ({ $who }): { $value }, na vlastní straně.
    }
   *[middle] { $you ->
        [true] Vaše kostka
       *[false] Kostka ({ $who })
    }: { $value }, uprostřed.
}
said-extra = { $from } dává kostku navíc na { $value }, dostane: { $to }.
said-result = Hra { $game }: { $winner ->
    [box] vyhrává box, { $box }, kapitán: { $captain }
   *[team] vyhrává tým, kapitán: { $captain }, box: { $box }
}{ $win ->
    [gammon] {""}, gammon
    [backgammon] {""}, backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , všechny kostky vyrovnány
    [resigned] , vzdáno
    [claimed] , nárokováno
    [flag] , na čas
    [forfeited] , kontumačně
    [adjudicated] , rozhodnutím
   *[borne_off] {""}
}. { $fate ->
    [stays] Box zůstává.
    [behind] Box vyhrává, ale na bodech tratí: jde na konec fronty.
   *[beaten] Box jde na konec fronty.
}
said-points = { $list }.
said-may-double = Než padnou kostky, můžete zdvojit.

# Over the wooden board
wood-title = Kniha výsledků
wood-add = Přidat hráče
wood-name = Jméno
wood-order = Určit pořadí
wood-order-note = Nejdřív box, pak kapitán, pak fronta, podle hodů.
wood-up = Výš: { $who }
wood-down = Níž: { $who }
wood-doubles = Kdo zdvojuje?
wood-double = { $who } zdvojuje na { $value }
wood-box-doubles = { $who } (box) zdvojuje
wood-answers = { $who } odpovídá
wood-rolled = Kostky padly
wood-tie = Stejné číslo v zahajovacím hodu
wood-result = Hra skončila
wood-box-wins = { $who } (box) vyhrává
wood-team-wins = Vyhrává tým, kapitán: { $who }
wood-single = Prostá
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Vrátit poslední zápis
wood-undo-more = Vrátit několik
wood-undo-steps = Kolik zápisů
wood-leave = { $who } odchází
wood-join = { $who } zůstává
wood-stake = Sázka pro další hru
wood-unit = Hodnota bodu
wood-currency = Měna
wood-settle = Vyrovnat kostku dohodou
wood-settle-cube = Čí kostka
wood-settle-points = Body
wood-settle-note = Co dostane člen týmu; záporné, pokud platí. Poloviny jsou dovoleny.
wood-set = Nastavit
wood-pay = Zapsat platbu
wood-from = Od
wood-to = Komu
wood-amount = Částka
wood-no-amount = Zadejte částku větší než nula, s desetinnými místy její měny.
wood-record = Zapsat
wood-partner = Vylosovaný partner
wood-others = Hráči, sázka, platby

# Keys
key-chouette-go = hod, hotovo, začít
key-chouette-double = zdvojit: vaši kostku, jako box všechny
key-chouette-take = přijmout vše, co vám bylo nabídnuto
key-chouette-drop = odmítnout vše, co vám bylo nabídnuto
key-chouette-beaver = dát bobra na vše, co vám bylo nabídnuto
key-chouette-hold = v tomto tahu nezdvojovat
key-chouette-cubes = přečíst všechny kostky
key-chouette-wait = říct, na koho se čeká
key-chouette-talk = napsat radu
key-chouette-answer = k odpovědi

# Why something is refused
chouette-house-only = To může jen server.
chouette-player-only = To může jen hráč.
chouette-not-opened = Takové chouette neexistuje.
chouette-opened-already = Toto chouette už existuje.
chouette-not-over = Sezení ještě neskončilo.
chouette-goes-on-already = Titíž hráči už začali další chouette.
chouette-over = Sezení skončilo.
chouette-only-over-the-board = Zapisuje se to jen u dřevěné desky; online to zapisuje server.
chouette-only-online = Děje se to na dřevěné desce a nezapisuje se to.
chouette-dice-missing = Chybí kostky pro tento hod.
chouette-bad-text = Text je prázdný nebo příliš dlouhý.
chouette-not-here = Udělat to nebo dostat platbu mohou jen ti, kdo se k chouette přidali.
chouette-joined-already = { $member }: už je v chouette.
chouette-name-taken = { $name } už je v knize: pusťte toho hráče zpět, nebo zadejte jiné jméno, třeba s iniciálou.
chouette-full = Přidat se může nejvýše tolik hráčů: { $most }.
chouette-decide-first = Nejdřív odpovězte na to, co na vás čeká: odejít lze mezi rozhodnutími.
chouette-leaving-already = Odchod už je ohlášen: odejdete, až hra skončí.
chouette-order-known = Pořadí už je určeno.
chouette-order-unknown = Pořadí ještě není určeno.
chouette-no-roll-waited = Nejste na řadě s hodem.
chouette-order-incomplete = V pořadí musí být každý hráč jednou.
chouette-too-few = Chouette potřebuje aspoň tři hráče.
chouette-game-in-play = Hra probíhá.
chouette-no-game = Žádná hra neprobíhá.
chouette-no-part = V této hře nejste, nebo už ne.
chouette-box-only = O tom rozhoduje jen box.
chouette-not-the-player = Za tuto stranu hází, táhne a rozhoduje { $member }.
chouette-no-partner-yet = Box smí mít partnera, je-li hráčů aspoň { $from }.
chouette-partner-already = Box už partnera má.
chouette-no-partnership = Nemáte partnerství, které by šlo ukončit.
chouette-not-asked = Na nabídku partnerství nejste na řadě.
chouette-lot-too-early = Partner se losuje, až když byli dotázáni všichni a nikdo nechtěl.
chouette-not-in-the-lot = { $member }: mimo losování partnera.
chouette-board = Pravidla to teď nedovolují.
chouette-too-many-steps = Tah má nejvýše čtyři kroky.
chouette-tie-waits = Nejdřív box rozhodne, zda stejný hod zdvojí sázku.
chouette-no-tie = Na započtení nečeká žádný stejný hod.
chouette-opening-over = Hra začala; stejné zahajovací hody jsou před ní.
chouette-cubes-wait = Nejdřív je nutné odpovědět na nabídnutá zdvojení.
chouette-extras-wait = Nejdřív ti, kdo odmítli, rozhodnou o kostkách navíc.
chouette-others-may-offer = Ještě mohou zdvojit další: { $members }.
chouette-answered-this-turn = Box odpověděl; do dalšího hodu nikdo zdvojit nemůže.
chouette-captain-offers = Kostku týmu smí nabídnout jen { $member }.
chouette-one-cube = Kostka je jedna: nabízí se všem a box odpovídá všem stejně.
chouette-nothing-to-offer = Nemáte kostku k nabídnutí.
chouette-not-your-cube = To není vaše kostka: { $member }.
chouette-offered-already = Tato kostka už v tomto tahu nabídnuta byla: { $member }.
chouette-cube-exhausted = Výš už kostka nejde.
chouette-nothing-offered = Nic vám nebylo nabídnuto.
chouette-answered-already = Vaše odpověď už tu je.
chouette-answer-each = Odpovězte na každou nabídnutou kostku: { $members }.
chouette-response-not-enabled = Pravidla tohoto stolu takovou odpověď neznají.
chouette-duty-take-enough = Zdvojili všichni: přijaté kostky ({ $taken }) musí mít aspoň takovou cenu jako odmítnuté ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}a to, co už je v této hře ztraceno ({ $before })
}.
chouette-duty-takers-beaver = U tohoto stolu se zdvojení přijímá bobrem.
chouette-duty-beaver-the-captain = Přijímáte-li jen kapitánovu kostku, musíte dát bobra.
chouette-duty-take-the-captain = Přijmete-li kteroukoli z těchto kostek, musíte přijmout kapitánovu ({ $member }).
chouette-duty-sole-taker-beavers = Všichni ostatní odmítli: jediný přijímající musí dát bobra.
chouette-duty-last-rejects = Všichni ostatní zdvojení boxu odmítli: musíte odmítnout i vy.
chouette-no-extra = Teď nemáte kostku navíc, kterou by šlo dát.
chouette-no-advice = Pravidla tohoto stolu vám teď nedovolují radit.
chouette-advises-nobody = Tým radí svému kapitánovi; box hraje bez rad.
chouette-out-of-the-game = V této hře už nejste a radit nemůžete.
chouette-no-settlement = O vyrovnání této kostky nerozhodujete.
chouette-bad-amount = Taková částka není možná.
chouette-pays-themselves = Nikdo nemůže platit sobě: vyberte dva hráče.
stake-currency = „{ $text }“ není měna: napište kód, třeba EUR, nebo nechte pole prázdné a hrajte o body.
stake-decimals = { $cents ->
    [points] Body jsou celé: napište sázku bez desetinných míst.
    [no] { $currency } se počítá celé: napište sázku bez desetinných míst.
   *[yes] Částka v { $currency } má nejvýše dvě desetinná místa.
}
stake-bounds = { $cents ->
    [points] Bod má cenu od 1 do 1 000 000 bodů.
    [no] Bod má cenu od 1 do 1 000 000 { $currency }.
   *[yes] Bod má cenu od 0,01 do 10 000 { $currency }.
}
chouette-nothing-to-undo = Zápisů, které lze vrátit, je jen { $acts }.
chouette-nothing-due = Teď nic nečeká.
chouette-nothing-changes = Nic by se tím nezměnilo.
chouette-dice-called = Kostky budou co nevidět hozeny.
chouette-not-that-roll = Ten hod nebyl vyvolán, nebo už padl.
chouette-no-own-chain = Řetěz mají jen box a kapitán a každý otevírá svůj.
chouette-chain-too-late = K řetězu se zavazuje jednou, před prvním hodem jeho sady.
chouette-link-opened-already = Článek řetězu pro tento hod je už otevřen.
chouette-bad-link = Ten článek řetězu neodpovídá závazku.

# A game as it went
history-of = Hra { $n }, tah po tahu
history-open = Tah po tahu
history-colours = { $box } (box)
history-colours-team = tým
history-boards = Deska po každém tahu; vyberte, kterou zvětšit, šipky jdou krok po kroku.
history-position = Pozice. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Předchozí hra
history-next = Další hra →
history-order = { $partnered ->
    [true] Box: { $box }, partner: { $partner }. Tým od kapitána: { $team }.
   *[false] Box: { $box }. Tým od kapitána: { $team }.
}
history-opening = Zahájení: { $box } hází { $white }, { $captain } hází { $black }.
history-tie = Zahájení: na obou stranách { $white }.
history-same = Zahájení: dvakrát totéž číslo.
history-tie-counted = přijímá automatické zdvojení
history-tie-declined = Box nechává kostku být.
history-cannot = žádný tah
history-doubles = zdvojuje
history-box-doubles = zdvojuje ({ $against })
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(kostka: { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(z povinnosti, CHO-15: jediný přijímající musí dát bobra)
    [last_rejects] {" "}(z povinnosti, CHO-09: poslední musí odmítnout jako všichni)
   *[other] {" "}(z povinnosti)
}
history-captain = Kapitánem je teď { $who }: { $why ->
    [declined] kapitán odmítl.
    [cube_dropped] kapitánova kostka byla odmítnuta.
    [settled] kapitánova kostka byla vyrovnána.
    [too_slow] kapitán nestihl jednat včas.
   *[left] kapitán odešel.
}
history-extra = { $from } dává kostku navíc a platí { $price }, dostane: { $to }.
history-settled = Vyrovnání: { $from } a { $to }, { $points }.
history-slow = { $who }: čas vypršel bez tahu.
history-left-cubes = { $who } odchází a ztrácí kostku.
history-challenge = žádá platný tah
history-resign = nabízí vzdát { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] prostou hru
}
history-claim = nárokuje { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] hru
}
history-resignation-accepted = přijímá
history-resignation-rejected = hraje dál
again-open = Další chouette se stejnými hráči
again-go = K novému chouette

# What has just happened
news-title = Co se právě stalo
news-tie = Na obou stranách { $die }.
news-tie-counted = Stejný hod zdvojil všechny kostky.
news-tie-declined = Po stejném hodu nechává box kostky, jak jsou.
news-doubled = { $you ->
    [true] Zdvojujete { $n ->
        [one] kostku
        [few] { $n } kostky
        [many] { $n } kostky
       *[other] { $n } kostek
    }.
   *[false] { $who } zdvojuje { $n ->
        [one] kostku
        [few] { $n } kostky
        [many] { $n } kostky
       *[other] { $n } kostek
    }.
}
news-answer = { $who }: { $answer }, { $value } (kostka: { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– z povinnosti: jediný přijímající musí dát bobra
    [last_rejects] {" "}– z povinnosti: poslední musí odmítnout jako všichni
   *[other] {" "}– z povinnosti
}.
news-extra = { $you ->
    [true] Dáváte kostku navíc, dostane: { $to }.
   *[false] { $who } dává kostku navíc, dostane: { $to }.
}
news-captain = { $you ->
    [true] Kapitánem jste teď vy
   *[false] Kapitánem je teď { $who }
}: { $why ->
    [declined] kapitán odmítl.
    [cube_dropped] kapitánova kostka byla odmítnuta.
    [settled] kapitánova kostka byla vyrovnána.
    [too_slow] kapitán nestihl jednat včas.
   *[left] kapitán odešel.
}
news-too-slow = { $side ->
    [box] Box nestihl jednat včas.
   *[team] Kapitán nestihl jednat včas.
}
news-settled = { $paid ->
    [true] Kostka ({ $who }) je vyrovnána: { $points }, dostane { $to }.
   *[false] Kostka ({ $who }) je vyrovnána bez platby.
}
news-settle-declined = Vyrovnání kostky ({ $who }) bylo odmítnuto nebo vzato zpět.
news-silence = { $you ->
    [true] Vaše odpověď nepřišla včas: { $answer }. Žádná odpověď znamená kapitánovu odpověď, nebo odmítnutí.
   *[false] { $who }: odpověď nepřišla včas. To znamená kapitánovu odpověď, nebo odmítnutí.
}
news-own-answer = { $n ->
    [one] Vaše odpověď: { $answer }. Ostatní se ještě rozhodují.
    [few] Vaše odpovědi: { $answers }. Ostatní se ještě rozhodují.
    [many] Vaše odpovědi: { $answers }. Ostatní se ještě rozhodují.
   *[other] Vaše odpovědi: { $answers }. Ostatní se ještě rozhodují.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Za kapitána
news-stands-in = { $you ->
    [true] Hrajete za kapitána, dokud se nevrátí.
   *[false] { $who } hraje za kapitána, dokud se kapitán nevrátí.
}
news-captain-back = { $who } se vrací jako kapitán.
history-stands-in = { $who } hraje za kapitána, který je mimo stůl.
history-captain-back = { $who } se vrací a hraje dál.
history-silence = { $who }: odpověď nepřišla včas. To znamená kapitánovu odpověď, nebo odmítnutí.
talk-stand-in = Hrajete za kapitána; rady týmu jsou tady.
claim-title = Jste už v knize výsledků?
claim-lead = Vyberte své jméno a nepřidávejte se znovu. Hostitel to potvrdí.
claim-seat = To jsem já: { $who }
waits-claim = Hostitel má potvrdit, že jste to vy: { $who }.
wood-claim = { $who } otevírá odkaz a říká: „V knize výsledků jsem { $seat }.“
wood-claim-grant = Souhlasí
wood-claim-refuse = Ne
wood-enter = Zapsat
wood-sure-result = { $kind ->
    [gammon] { $title }: gammon. Hra končí.
    [backgammon] { $title }: backgammon. Hra končí.
   *[single] { $title }: prostá výhra. Hra končí.
}
wood-sure-pay = Podle účtů platí { $from }, dostane { $to }: { $owed }. Přesto zapsat { $amount }?
accounts-debt = { $from } dluží { $amount }, dostane { $to }
accounts-carried = Převedeno z předchozího chouette: { $list }.
accounts-carried-on = Co zůstalo otevřené, přešlo do dalšího chouette a platí se tam.
game-jacoby = U neotočené kostky se gammon počítal jednou (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Ztrácíte { $amount }
   *[false] { $who } ztrácí { $amount }
}
strip-own-cube = { $at ->
    [box] Kostka { $value }, u boxu
    [own] Kostka { $value }, vaše
   *[middle] Kostka { $value }, uprostřed
}
line-ask-mark = Dotaz
line-asked-mark = Dotázáno
voice = Hlasová místnost
voice-note = Odkaz (https) tam, kde mluvíte. Vidí ho všichni u stolu.
voice-open = Otevřít hlasovou místnost
parts-title = Vedle desky
parts-members = Hráči
parts-talk = Hovor
parts-accounts = Účty
parts-more = Další
parts-board = Zpět na desku
chouette-not-claimable = Na toto místo nelze uplatnit nárok: je obsazené, nebo ho hostitel nezapsal.
chouette-not-in-their-place = Hrajete za kapitána a vzdát za něj nemůžete.
