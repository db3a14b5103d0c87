# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = vy
you-first = Vy
you-object = vy
white = Bílý
black = Černý
bot = bot
you-mark = vy
seat-free = Volné místo
gone = mimo stůl
bar-word = bar
off-word = off
number = { $n ->
    [0] nula
    [1] jedna
    [2] dva
    [3] tři
    [4] čtyři
    [5] pět
    [6] šest
    [7] sedm
    [8] osm
    [9] devět
    [10] deset
    [11] jedenáct
    [12] dvanáct
    [13] třináct
    [14] čtrnáct
    [15] patnáct
   *[other] { $n }
}
# Places and what stands there
board-label = Deska. Šipky vedou od klínu ke klínu, Enter táhne kamenem.
point = klín { $number }
bar-yours = váš bar
bar-theirs = bar soupeře
tray-yours = vaše vyvedené kameny
tray-theirs = vyvedené kameny soupeře
bar-white = bar bílého
bar-black = bar černého
tray-white = vyvedené kameny bílého
tray-black = vyvedené kameny černého
place = { $place }, { $checkers }
checkers-none = prázdno
checkers-count = { $count }
checkers-yours = { $n ->
    [1] váš osamělý kámen
    [one] { $count } váš
    [few] { $count } vaše
    [many] { $count } vašeho
   *[other] { $count } vašich
}
checkers-theirs = { $n ->
    [1] osamělý kámen soupeře
    [one] { $count } kámen soupeře
    [few] { $count } kameny soupeře
    [many] { $count } kamene soupeře
   *[other] { $count } kamenů soupeře
}
checkers-white = { $n ->
    [1] osamělý bílý kámen
    [one] { $count } bílý
    [few] { $count } bílé
    [many] { $count } bílého
   *[other] { $count } bílých
}
checkers-black = { $n ->
    [1] osamělý černý kámen
    [one] { $count } černý
    [few] { $count } černé
    [many] { $count } černého
   *[other] { $count } černých
}
moves-to = na { $to }
moves-hitting = na { $to } s vyhozením
moves-off = vyvést
quadrant-home = Vaše vnitřní pole: { $checkers }
quadrant-outer = Vaše vnější pole: { $checkers }
quadrant-their-outer = Vnější pole soupeře: { $checkers }
quadrant-their-home = Vnitřní pole soupeře: { $checkers }
dice-swap = Kostky { $a } a { $b }: prohodit pořadí
dice-done = Kostky { $a } a { $b }, odehráno: sebrat
cube-press = Zdvojovací kostka: zdvojit na { $value }
cube-middle = Zdvojovací kostka uprostřed, { $value }
cube-owned = Zdvojovací kostka { $value }, vlastník: { $you ->
    [true] vy
   *[false] { $who }
}

# Acts
act-roll = Hodit
act-double = Zdvojit
act-confirm_double = Zdvojit na { $value }
act-cancel_double = Ne
act-take = Přijmout
act-drop = Odmítnout
act-beaver = Bobr
act-raccoon = Mýval
act-otter = Vydra
act-done = Hotovo
act-no_move = Žádný tah: pokračovat
act-undo = Vrátit
act-next_game = Další hra
act-offer_rematch = Odveta
act-accept_rematch = Přijmout odvetu
act-decline_rematch = Ne, děkuji
act-accept_resignation = Přijmout
act-reject_resignation = Hrát dál
act-annul_doubles = Zrušit zdvojení
act-annul_doubles-detail = v Crawfordově hře se nezdvojuje
act-correct_start = Opravit postavení
act-correct_start-detail = před čtvrtým hodem
act-roll_early = Hodit předčasně
act-double_early = Zdvojit předčasně
act-double_by_mistake = Zdvojit v Crawfordově hře
act-accept_play = Nechat platit
act-challenge = Žádat platný tah
confirm-double = Zdvojit na { $value }? Stiskněte znovu pro potvrzení.

# The line under the board
status-waiting = Čekáme na soupeře.
status-waiting-doubles = Čekáme, až všichni usednou.
status-ready = Zápas co nevidět začne.
status-opening = Hoďte, kdo začíná.
status-opening-tie = Na obou stranách { $die }: hází se znovu.
status-rolling = Kostky se kutálejí.
status-their-roll = Hází { $who }.
status-their-play = { $who } hraje { $roll }.
status-doubled = Zdvojeno na { $value }. Odpovídá { $who }.
status-play = { $roll }: jste na tahu.
status-cannot = { $roll }: žádný tah.
status-complete = Stiskněte Hotovo, nebo vraťte krok.
status-rolled-early = { $mover ->
    [you] { $who }: předčasný hod { $roll }. Platí a vy hrajete s jeho znalostí. Soupeř před ním nesmí zdvojit (IRR-07).
    [opponent] Váš hod { $roll } byl předčasný: platí, soupeř hraje s jeho znalostí a vy nesmíte zdvojit (IRR-07).
   *[other] { $who }: předčasný hod { $roll }. Platí (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who }: předčasné zdvojení. Hrajete s jeho znalostí, pak odpovíte (CUB-09).
    [opponent] Vaše zdvojení bylo předčasné: nelze je vzít zpět (CUB-09).
   *[other] { $who }: předčasné zdvojení (CUB-09).
}
status-shown = Váš tah lze napadnout, dokud nehodí { $who }.
status-challenged = { $who } žádá platný tah: zahrajte { $roll } znovu.
status-their-shown-answer = { $who }: tah odehrán. Nechte ho platit, nebo žádejte platný tah.
status-their-shown = { $who }: tah odehrán. Hodem ho přijmete.
status-resigned = Nabízíte vzdát { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] prostou hru
}. Čekáme na odpověď.
status-next-wanted = Čekáme na soupeře.
status-rematch-asked = Nabízíte odvetu.
status-rematch-offered = Soupeř nabízí odvetu.
status-closed = Tento stůl je zavřený.
done-unmoved = Žádný kámen se nepohnul. Stiskněte znovu, chcete-li tah přesto ukončit.
roll-early-sure = Soupeř ještě není hotov. Co bude s hodem teď, určují pravidla tohoto stolu. Stiskněte znovu, chcete-li přesto hodit.
double-early-sure = Toto zdvojení je předčasné a nepůjde vzít zpět (CUB-09). Stiskněte znovu, chcete-li přesto zdvojit.
not-complete = Tah není úplný: zahrajte tolik čísel, kolik pravidla dovolují.
not-now = Teď to nejde.
dice-used = Obě kostky jsou odehrány. Chcete-li hrát jinak, vraťte krok.
typing = Tah: { $text }
typed-wrong = „{ $text }“ není platný tah.
deadline = { $you ->
    [true] Na rozhodnutí máte { $seconds } s.
   *[false] { $who }: { $seconds } s na rozhodnutí.
}
absence = { $who }: mimo stůl. Pokud návrat nepřijde do { $left }, můžete nárokovat výhru.
line-open = Připojeno
line-lost = Spojení ztraceno. Znovu se připojujeme…
replay-start = Začátek hry, 0 z { $of }
replay = { $at } z { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } usedá.
say-gone = { $who }: spojení ztraceno.
say-back = { $who } je zpět.
say-play = { $who }: hod { $a }-{ $b }, tah { $play }.
say-play-told = { $who } hraje { $play }.
say-play-short = { $play }.
say-cannot = { $who }: hod { $a }-{ $b }, žádný tah.
say-cannot-told = { $who }: žádný tah.
say-roll = { $double ->
    [true] Dublet: { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] žádný tah
    [one] jeden tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } hází { $a }-{ $b }.
say-complete = Tah úplný
say-forced = Vynucený tah: { $play }.
say-doubles = { $who } zdvojuje na { $value }. Přijímáte, nebo odmítáte?
say-beaver = { $who } odpovídá bobrem: kostka by šla na { $value }.
say-raccoon = { $who } odpovídá mývalem: kostka by šla na { $value }.
say-otter = { $who } odpovídá vydrou: kostka by šla na { $value }.
say-cube = Zdvojovací kostka { $value }, vlastník: { $you ->
    [true] vy
   *[false] { $who }
}.
say-cube-middle = Zdvojovací kostka uprostřed, { $value }.
say-game = Hra { $game }.
say-crawford = Hra { $game }, Crawfordova: bez zdvojování.
say-result = { $you ->
    [true] Vyhráváte
    [lost] Prohráváte
   *[false] { $who } vyhrává
} { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] hru
}{ $ending ->
    [dropped] {" "}po odmítnutém zdvojení
    [resigned] {" "}vzdáním
    [claimed] {" "}nárokováním
    [flag] {" "}na čas
    [forfeited] {" "}kontumačně
    [adjudicated] {" "}rozhodnutím
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}s kostkou na { $cube }
}, { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
say-match-won = { $you ->
    [true] Vyhráváte zápas
    [lost] Prohráváte zápas
   *[false] { $who } vyhrává zápas
}{ $cause ->
    [flag] {" "}na čas
    [too_slow] {""}: rozhodnutí trvalo příliš dlouho
    [absent] {""}{ $you ->
        [lost] : příliš dlouho mimo stůl
       *[other] : soupeř byl příliš dlouho mimo stůl
    }
    [left] {""}{ $you ->
        [lost] : odchod od stolu
       *[other] : soupeř odešel
    }
    [resigned] {" "}vzdáním
    [ruling] {" "}rozhodnutím
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Konec sezení: jedna strana odešla.
    [absent] Konec sezení: jedna strana se nevrátila.
    [too_slow] Konec sezení: rozhodnutí trvalo příliš dlouho.
    [flag] Konec sezení: jedné straně došel čas.
    [resigned] Konec sezení: jedna strana se vzdala.
    [ruling] Konec sezení rozhodnutím.
    [annulled] Zápas je anulován: nikomu se nepočítá.
   *[session_over] Konec sezení.
}
say-resigns = { $who } nabízí vzdát { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] prostou hru
}.
say-rejected = Vzdání odmítnuto: hraje se dál.
say-your-turn = Jste na tahu: hoďte.
say-your-turn-cube = Jste na tahu: hoďte, nebo zdvojte.
say-pips = Pipy: vy { $yours }, soupeř { $theirs }.
score-money = Skóre { $yours }–{ $theirs }.
points-word = body
score-stake = Skóre { $yours }–{ $theirs }: { $lead ->
    [level] nikdo nikomu nic nedluží
    [you] vedete o { $amount }
    [opponent] soupeř vede o { $amount }
   *[other] { $who } vede o { $amount }
}.
score-match = Skóre { $yours }–{ $theirs }, zápas do { $length }.
score-match-stood = Skóre bylo { $yours }–{ $theirs }, zápas do { $length }.

# Around the board
bar-you = Vy: { $who }
bar-them = Soupeř: { $who }
pips = { $n ->
    [one] { $n } pip
    [few] { $n } pipy
    [many] { $n } pipu
   *[other] { $n } pipů
}
away = chybí { $n }
score-of = skóre { $n }
title-game = hra { $game }
title-crawford = Crawford
no-move = žádný tah
moved-double = zdvojení na { $value }
moved-take = přijato
moved-drop = odmítnuto
moved-beaver = bobr na { $value }
moved-raccoon = mýval na { $value }
moved-otter = vydra na { $value }
moved-roll_early = předčasný hod
moved-double_early = předčasné zdvojení na { $value }
moved-annul_doubles = zdvojení v Crawfordově hře zrušena
moved-correct_start = postavení opraveno
moved-challenge = žádost o platný tah
game-how = { $ending ->
    [dropped] odmítnuto
    [resigned] { $win ->
        [gammon] gammon, vzdáno
        [backgammon] backgammon, vzdáno
       *[single] vzdáno
    }
    [claimed] { $win ->
        [gammon] gammon, nárokováno
        [backgammon] backgammon, nárokováno
       *[single] nárokováno
    }
    [flag] { $win ->
        [gammon] gammon, na čas
        [backgammon] backgammon, na čas
       *[single] na čas
    }
    [forfeited] { $win ->
        [gammon] gammon, kontumačně
        [backgammon] backgammon, kontumačně
       *[single] kontumačně
    }
    [adjudicated] { $win ->
        [gammon] gammon, rozhodnutím
        [backgammon] backgammon, rozhodnutím
       *[single] rozhodnutím
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] prostá výhra
    }
}
match-decided = { $cause ->
    [flag] zápas vyhrán na čas
    [too_slow] zápas vyhrán: rozhodnutí trvalo příliš dlouho
    [absent] zápas vyhrán: soupeř se nevrátil
    [left] zápas vyhrán: soupeř odešel
    [ruling] zápas vyhrán rozhodnutím
   *[resigned] zápas vzdán
}{ $between ->
    [true] {" "}mezi hrami
   *[false] {""}
}
plays-count = { $n ->
    [one] Jeden platný tah
    [few] { $n } platné tahy
    [many] { $n } platného tahu
   *[other] { $n } platných tahů
}
resign-single = Vzdát prostou hru: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
resign-gammon = Vzdát gammon: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
resign-backgammon = Vzdát backgammon: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
resign-match = Vzdát celý zápas
resign-match-sure = Ano, vzdát celý zápas
resign-match-no = Ne, hrát dál
resign-when-done = { $win ->
    [gammon] Nabídnete vzdání gammonu
    [backgammon] Nabídnete vzdání backgammonu
   *[single] Nabídnete vzdání hry
}, jakmile dokončíte tah (END-08). Esc to bere zpět.
resign-kind = { $win ->
    [gammon] Vzdát gammon
    [backgammon] Vzdát backgammon
   *[single] Vzdát prostou hru
}
leave-session = Ukončit sezení
leave-table = Odejít od stolu
lookback-game = { $match ->
    [1] Hra { $game }
   *[other] Zápas { $match }, hra { $game }
}
lookback-open = Projít hru { $game }
lookback-unreachable = Hry teď nelze načíst. Zkuste to za chvíli.
copied = Zkopírováno: { $text }
watchers = { $n ->
    [one] { $n } divák
    [few] { $n } diváci
    [many] { $n } diváka
   *[other] { $n } diváků
}
bot-level = Bot · { $level }
bot-level-beginner = začátečník
bot-level-novice = nováček
bot-level-casual = příležitostný hráč
bot-level-intermediate = mírně pokročilý
bot-level-advanced = pokročilý
bot-level-expert = expert
bot-level-full = plná síla
stake-per-point = { $unit } za bod
line-needed = Bez spojení: půjde to, jakmile se obnoví.
line-waiting = Zatím neodesláno: odejde, jakmile se obnoví spojení.
moved-rejected_single = vzdání prosté hry: odmítnuto
moved-rejected_gammon = vzdání gammonu: odmítnuto
moved-rejected_backgammon = vzdání backgammonu: odmítnuto
act-double-detail = na { $value }
act-take-detail = o { $asked }
act-drop-detail = ztráta: { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = zisk: { $points }
act-beaver-detail = na { $beaver }
act-raccoon-detail = na { $beaver }
act-otter-detail = na { $beaver }
key-escape = zpět z toho, co je rozdělané; zpět z prohlížení dřívějších tahů
key-mouse = tah první kostkou; pravé tlačítko: druhou
key-dice = prohození kostek; je-li tah úplný: hotovo
key-drag = tah oběma kostkami najednou
invite-copied = Zkopírováno. Pošlete odkaz tomu, s kým chcete hrát.
invite-select = Zkopírujte označený odkaz a pošlete ho.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Tento stůl je zavřený.
refused-not-seated = To mohou jen hráči u tohoto stolu.
refused-seat-taken = To místo je obsazené.
refused-wrong-invitation = To místo čeká na někoho s pozvánkou.
refused-not-begun = Zápas ještě nezačal.
refused-no-game = Žádná hra neprobíhá.
refused-match-over = Zápas skončil.
refused-opponent-left = Soupeř odešel.
refused-dice-called = Kostky budou co nevidět hozeny.
refused-time-is-up = Čas vypršel.
refused-rules = Pravidla to teď nedovolují.
refused-not-opened = Takový stůl neexistuje.
refused-opened-already = Tento stůl už existuje.
refused-not-allowed = To smí jen server nebo ředitel.
refused-nobody = Nejdřív zadejte své jméno.
refused-seated-already = Už tu místo máte.
refused-same-player = Proti sobě hrát nelze.
refused-broken-start = S tímto nastavením první hra začít nemůže.
refused-ready-already = Připravenost už je ohlášena.
refused-begun-already = Zápas už začal.
refused-seats-kept = Místa se do konce zápasu nemohou změnit.
refused-game-on = Hra ještě neskončila.
refused-match-not-over = Zápas ještě neskončil.
refused-no-match = Ve hře o peníze není zápas ke vzdání: vzdejte hru, nebo odejděte.
refused-asked-already = Tato žádost už je podána.
refused-rejected-before = Soupeř to odmítl; znovu nabídnout to můžete po dalším hodu.
refused-no-rematch = Odvetu nikdo nenabídl.
refused-not-that-roll = Na články řetězu čeká jiný hod.
refused-link-opened = Článek řetězu pro tento hod je už otevřen.
refused-no-own-chain = Články řetězu tohoto místa otevírá server.
deposit-no-own-chain = Semínko tu lze uložit, jakmile se toto místo zaváže k vlastnímu řetězu.
deposit-not-the-seed = To semínko nepatří k řetězu, k němuž se toto místo zavázalo.
refused-bad-link = Ten článek řetězu neodpovídá závazku tohoto místa.
refused-another-log = Tento prohlížeč viděl jiný průběh zápasu, než jaký je tu zapsán.
refused-too-long = Text nebo seznam je příliš dlouhý nebo číslo příliš velké.
refused-chain-too-long = Řetěz má nejvýše 4096 článků.
dice-alarm-commitment = Server změnil to, k čemu se před zápasem zavázal.
dice-alarm-chains = Řetězy, k nimž vznikl závazek pro tento zápas, byly po začátku změněny.
dice-alarm-start = Jeden z vašich článků řetězu byl vyžádán ještě před začátkem zápasu.
dice-alarm-ahead = Byl vyžádán článek řetězu pro hod { $number }, ačkoli další hod je { $expected }. Serveru by to prozradilo budoucí hody.
dice-alarm-log = Server teď ukazuje jiný průběh tohoto zápasu než dříve.
dice-alarm-between = Hod { $number } byl vyvolán, a než kostky padly, stalo se něco jiného.
dice-alarm-twice = Hod { $number } byl vyvolán podruhé, někým jiným nebo kvůli něčemu jinému.
dice-alarm-dice = Kostky na desce nejsou kostky ze záznamu.
dice-alarm-lost = Server dostal váš článek řetězu pro hod { $number }, ale zapsal ho jako neotevřený.
dice-alarm-escrow = Hod { $number } je zapsán jako otevřený z úschovy, ale tento prohlížeč nic neuložil.
dice-alarm-proof = Záznam kostek není konzistentní: { $fault }
dice-alarm-refused = Tento prohlížeč už v tomto zápase neotevře žádný článek řetězu; nahrazuje je zveřejněná výchozí hodnota a záznam to ukazuje.
dice-said = Varování: { $text }
dice-remark-late = Váš článek řetězu pro hod { $number } odešel { $seconds } s poté, co výzva dorazila do tohoto prohlížeče, a už se nepočítal: nahradila ho zveřejněná výchozí hodnota.
dice-remark-away = { $n ->
    [one] V nepřítomnosti tohoto prohlížeče padl jeden hod: váš článek řetězu nahradila zveřejněná výchozí hodnota.
    [few] V nepřítomnosti tohoto prohlížeče padly { $n } hody: vaše články řetězu nahradila zveřejněná výchozí hodnota.
    [many] V nepřítomnosti tohoto prohlížeče padlo { $n } hodu: vaše články řetězu nahradila zveřejněná výchozí hodnota.
   *[other] V nepřítomnosti tohoto prohlížeče padlo { $n } hodů: vaše články řetězu nahradila zveřejněná výchozí hodnota.
}
dice-remark-elsewhere = Váš podíl na těchto kostkách není v tomto prohlížeči, ale v tom, kde byla ohlášena připravenost. Tady každý váš hod chvíli čeká a pak použije zveřejněnou výchozí hodnotu. V druhém prohlížeči dá „Pokračovat na jiném zařízení“ odkaz, který váš podíl přenese sem.
dice-remark-house = Tento prohlížeč nic neukládá, takže i váš podíl na kostkách losuje server.
dice-remark-unsure = V nepřítomnosti tohoto prohlížeče padlo víc hodů, než za kolik se může zaručit: v tomto zápase už žádný článek řetězu neotevře a nahrazuje je zveřejněná výchozí hodnota.
dice-remark-brought = Váš podíl na kostkách je teď i v tomto prohlížeči.
dice-right = { $rolls ->
    [one] Kostky ověřeny: jediný hod vyplývá z toho, co bylo před zápasem zamčeno a co tento prohlížeč uchoval.
    [few] Kostky ověřeny: všechny { $rolls } hody vyplývají z toho, co bylo před zápasem zamčeno a co tento prohlížeč uchoval.
    [many] Kostky ověřeny: všechny hody ({ $rolls }) vyplývají z toho, co bylo před zápasem zamčeno a co tento prohlížeč uchoval.
   *[other] Kostky ověřeny: všech { $rolls } hodů vyplývá z toho, co bylo před zápasem zamčeno a co tento prohlížeč uchoval.
}
dice-fits = { $rolls ->
    [one] Kostky ověřeny: jediný hod souhlasí se záznamem. Tento prohlížeč neměl nic vlastního k porovnání.
    [few] Kostky ověřeny: všechny { $rolls } hody souhlasí se záznamem. Tento prohlížeč neměl nic vlastního k porovnání.
    [many] Kostky ověřeny: všechny hody ({ $rolls }) souhlasí se záznamem. Tento prohlížeč neměl nic vlastního k porovnání.
   *[other] Kostky ověřeny: všech { $rolls } hodů souhlasí se záznamem. Tento prohlížeč neměl nic vlastního k porovnání.
}
dice-wrong = Kostky tohoto zápasu nevyplývají z toho, co bylo před ním zamčeno.
refused-no-dice = Chybí k tomu kostky.
refused-too-many-steps = Tah má nejvýše čtyři kroky.
refused-nothing-changes = Nic by se tím nezměnilo.
refused-no-clock = Žádné hodiny tu nejsou.
refused-break-between-games = Přestávky se dělají mezi hrami.
refused-nothing-due = Teď nic nečeká.
refused-not-absent = Soupeř ještě není pryč dost dlouho.
refused-too-fast = Příliš mnoho najednou: chvíli počkejte.
refused-not-yours = To nesmíte.
refused-malformed = Server tomu nerozuměl.
refused-away = Klub teď nemůže nic uložit. Zkuste to za chvíli; vaše hodiny mezitím stojí.
refused-trouble = Něco se u nás pokazilo. Zkuste to znovu.
clause-END-08 = Vzdávejte po dokončení svého tahu a ne víc, než hra ještě může stát.
clause-END-09 = Další hody by ještě mohly změnit výsledek.
clause-MOV-01 = Na tom klínu stojí aspoň dva kameny soupeře.
clause-MOV-02 = Každé číslo je samostatný krok a žádný klín mezi nimi, kde by se tento kámen mohl zastavit, není volný.
clause-MOV-03 = Žádné z čísel není samo volné.
clause-MOV-05 = Dublet se hraje nejvýše čtyřikrát.
clause-MOV-06 = Dvě barvy nikdy nestojí na jednom klínu.
clause-MOV-07 = Je nutné zahrát obě čísla.
clause-MOV-08 = Lze-li zahrát jen jedno číslo, musí to být větší.
clause-MOV-09 = Z dubletu je nutné zahrát tolik, kolik jde.
clause-MOV-10 = O tah přicházíte jen tehdy, když žádný platný nemáte.
clause-HIT-02 = Nejdřív musí vstoupit kameny z baru.
clause-HIT-03 = Klín, na který by kámen vstoupil, není volný.
clause-HIT-04 = Musí vstoupit tolik kamenů, kolik jde.
clause-OFF-01 = Vyvádět lze, jen když jsou všechny vaše kameny ve vnitřním poli.
clause-OFF-02 = Vyvádějte z klínu toho čísla.
clause-OFF-03 = O to číslo musí táhnout kámen z vyššího klínu.
clause-OFF-04 = Vyvádějte ze svého nejvyššího klínu.
clause-OFF-08 = I při vyvádění je nutné použít obě čísla.
clause-CUB-02 = Kostka není vaše, nebo už padl hod.
clause-CUB-03 = Nic vám nebylo nabídnuto.
clause-CUB-04 = Nelze zdvojit dvakrát po sobě.
clause-CUB-06 = Nejdřív je nutné odpovědět na zdvojení.
clause-CUB-15 = Tato pravidla takovou odpověď neznají.
clause-CUB-17 = Podle těchto pravidel při tomto skóre zdvojit nesmíte.
clause-MAT-02 = V Crawfordově hře se nezdvojuje.
clause-MAT-04 = Po Crawfordově hře nesmí prohrávající strana zdvojit před svým třetím tahem.
clause-SET-07 = O tom, kdo začíná, rozhoduje zahajovací hod.
clause-SET-08 = Nejdřív hoďte.
clause-IRR-01 = Ukázaný tah je platný a zůstává.
clause-IRR-02 = Tah skončil.
clause-IRR-05 = Nejste na tahu.
clause-OPT-03 = V zápase to neexistuje.

# Settings
set-group-board = Deska
set-group-auto = Automatická hra
set-group-sound = Zvuky
set-group-voice = Předčítání
set-board = Deska
set-board-noce = Noce (ořech)
set-board-lavagna = Lavagna (břidlice)
set-board-chiaro = Chiaro (vysoký kontrast)
set-board-panno = Panno (zelené sukno)
set-board-marmo = Marmo (mramor)
set-board-lacca = Lacca (lak a zlato)
set-look = Vzhled
set-look-system = Podle systému
set-look-light = Světlý
set-look-dark = Tmavý
set-numbers = Čísla klínů
set-numbers-own = Každá strana od svého pole
set-numbers-absolute = Stejná pro obě (tahy se píší od vlastního pole)
set-home = Vnitřní pole
set-home-right = Vpravo
set-home-left = Vlevo
set-colour = Vaše kameny
set-colour-light = Světlé
set-colour-dark = Tmavé
set-speed = Animace
set-speed-slow = Pomalá
set-speed-normal = Normální
set-speed-fast = Rychlá
set-speed-quick = Velmi rychlá
set-speed-none = Žádná
set-arrows = Ukazovat poslední tah
set-pips = Ukazovat počet pipů
set-clocks = Ukazovat hodiny
set-autoForced = Hrát za mě zcela vynucené tahy
set-autoPass = Pokračovat, když není žádný tah
set-autoRoll = Házet, když nelze zdvojit
set-autoBearOff = Vyvádět, když skončil kontakt
set-fastForward = Přetáčet při úplném uzavření
set-confirmDouble = Potvrzovat zdvojení
set-soundRoll = Kostky
set-soundChecker = Kameny
set-soundHit = Vyhození
set-soundOff = Vyvádění
set-soundCube = Zdvojovací kostka
set-soundClock = Docházející čas
set-soundTurn = Jste na tahu
set-sayRolls = Hody
set-sayRolls-full = S počtem tahů
set-sayRolls-short = Jen kostky
set-sayRolls-none = Vyp.
set-sayPlays = Tahy soupeře
set-sayPlays-full = Kdo, hod a tah
set-sayPlays-short = Jen tah
set-sayPlays-none = Vyp.

# Keys
key-go = hod, hotovo, dál
key-undo = vrátit krok
key-undo-all = vrátit celý tah
key-double = zdvojit
key-take = přijmout, souhlasit
key-drop = odmítnout
key-beaver = bobr, mýval, vydra
key-swap = prohodit kostky
key-flip = otočit desku
key-list = seznam platných tahů; číslo a Enter tah zahraje
key-last = znovu ukázat poslední tah
key-clocks = ukázat nebo skrýt hodiny
key-pips = ukázat nebo skrýt pipy
key-quadrants = přečíst desku čtvrtinu po čtvrtině
key-type = napsat tah, pak Enter
key-replay = procházet hru krok po kroku
key-board = na desku
key-help = tento seznam
key-bell = ke zvonku s oznámeními

# Consultation doubles: two who share a side
pair-title = Vaše dvojice
pair-hand = kostky: { $who }
pair-away = { $who }: mimo stůl
pair-dice = { $you ->
    [true] Máte kostky a jednáte za svou stranu.
   *[false] Kostky drží { $who } a jedná za vaši stranu.
}
pair-private = Čtete to jen vy dva.
pair-come-back = Vrátit se a vzít kostky
pair-leave = Odejít (dál hraje { $who })
pair-left = { $who } odchází. Hrajete dál bez dvojice; návrat je možný.
pair-you-left = Bez vás teď hraje { $who }. Můžete se vrátit.
pair-away-note = { $who }: mimo stůl. Můžete vzít kostky.
pair-links-away = Podíl vaší strany na kostkách otevírá prohlížeč, u kterého sedí { $who }: když není online, trvá každý hod o něco déle.
act-take_dice = Vzít kostky
act-give_dice = Předat kostky: { $who }
act-advise = Napsat partnerovi
status-advise = { $who } hraje { $roll }. Posuňte kameny a ukažte svůj tah.
status-advise-ready = Ukažte tento tah, nebo ho vraťte. Hraje { $who }.
say-dice = { $you ->
    [true] Máte kostky.
   *[false] Kostky drží { $who }.
}
say-partner-left = { $who } odchází.
say-partner-back = { $who } je zpět.
talk-you = Vy
key-talk = napsat partnerovi
key-dice-hand = vzít kostky, nebo je předat partnerovi
refused-no-partner = U tohoto stolu nemáte partnera.
refused-partner-has-dice = Kostky má váš partner. Chcete-li jednat, vezměte je.
refused-partner-missing = Váš partner není u stolu.
refused-bot-in-pair = Bot hraje sám: dvojice jsou dva lidé.
refused-bad-text = Napište 1 až 500 znaků.

# What a side says among itself, here and in a chouette
talk-none = Zatím nikdo nic neřekl.
talk-label-partner = Slovo partnerovi
talk-play-this = Zahrajte tohle
talk-send = Odeslat
talk-show = Ukázat na desce
talk-hide = Skrýt
act-advise_play = Ukázat tento tah
act-propose = Navrhnout
said-advice = { $who } radí: { $text }

# The tutor

knob-tutor = Trenér
act-take_back = Vzít zpět
key-hint = nápověda
key-take-back = vzít zpět
tutor-title = Opravdu?
tutor-costs =
    { $kind ->
        [play] Tento tah ztrácí { $loss }.
       *[decision] Toto rozhodnutí ztrácí { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Zahrát
       *[other] Provést
    }
tutor-show = Ukázat, co je lepší
tutor-again = Vybrat znovu
tutor-hint = Nápověda
tutor-hint-title = Nejlepší tahy
tutor-hint-play = { $play } { $loss }
tutor-back = Zpět ke stolu
tutor-taken-back =
    { $n ->
        [0] V tomto zápase se nic nevzalo zpět.
        [one] V tomto zápase vzato zpět jednou.
        [few] V tomto zápase vzato zpět { $n }krát.
        [many] V tomto zápase vzato zpět { $n }krát.
       *[other] V tomto zápase vzato zpět { $n }krát.
    }
tutor-cube-no_double = Nezdvojovat.
tutor-cube-double = Zdvojit.
tutor-cube-too_good = Na zdvojení příliš dobré: hrát dál.
tutor-cube-take = Přijmout.
tutor-cube-drop = Odmítnout.
tutor-cube-beaver = Bobr.
tutor-cube-figures = Bez zdvojení { $wait }, zdvojení a přijetí { $take }, zdvojení a odmítnutí { $drop }
tutor-away = Trenér teď není k dispozici; hra pokračuje bez něj.
say-taken-back = Vzato zpět.
with-tutor = S trenérem
refused-no-tutor = U tohoto stolu nemáte trenéra.
refused-nothing-to-take-back = V této hře není co vzít zpět.
refused-not-for-tutor = Trenér pomáhá jednomu člověku proti botovi: bez hodin, bez peněz, jen s platnými tahy.
refused-tutor-rests = Hrajete s lidmi: dokud neskončíte, trenér mlčí.
refused-nothing-to-advise = Teď nemáte o čem rozhodovat.
