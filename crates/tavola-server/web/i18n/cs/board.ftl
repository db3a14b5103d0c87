# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Hodiny a ukazatel skóre
board-lead = Telefon vedle dřevěné desky: hodiny, ukazatel skóre a zápis v jednom. Funguje bez sítě; nic stisknutého se neztratí.
board-needs-script = Hodiny potřebují prohlížeč s JavaScriptem.
board-new = Nový zápas
board-kept = Zápasy na tomto zařízení
board-kept-none = Zatím žádné zápasy. Připravte první: dvě jména, délka a případně hodiny.
board-white = Bílý
board-black = Černý
board-name-of = Jméno: { $side ->
    [white] bílý
   *[black] černý
}
board-length = Délka v bodech
board-clock = Hodiny
board-clock-none = Bez hodin, jen ukazatel skóre
board-clock-simple_delay = Odklad, pak rezerva (obvykle)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, odklad zahrnut v údaji
board-clock-fischer = Fischer
board-minutes = Minut na bod
board-delay = Sekund na tah
board-flag = Když spadne praporek
board-flag-loss = zápas je prohraný
board-flag-when_noticed = zápas je prohraný, jakmile to soupeř ohlásí
board-flag-overtime = ještě minuta, jednou
board-holland = Hollandovo pravidlo: po Crawfordově hře nesmí prohrávající strana zdvojit před svým třetím tahem
board-sound = Zvuky
board-vibrate = Vibrace
board-start = Začít
board-to = do { $length }
board-one-game = jedna hra
board-crawford = Crawfordova hra: bez kostky
board-game = Hra { $number }
board-turn = na tahu
board-waits = čeká
board-stopped = stojí
board-press-label = { $name }, zbývá { $time }{ $turn ->
    [yes] , na tahu: stiskem tah ukončíte
   *[no] {""}
}
board-begins = Začínám
board-next-game = Další hra
board-double = Zdvojit na { $value }
board-take = Přijmout { $value }
board-drop = Odmítnout
board-confirm = Potvrdit
board-accept = Souhlasím
board-reject = Nesouhlasím
board-stop = Zastavit
board-resume = Pokračovat
board-resume-other = Předat tah: { $name }
board-over = Konec hry
board-menu = Nabídka
board-sheet = Zápis
board-undo = Vrátit
board-undo-what = Podržením vrátíte: { $act }
board-undone = Vráceno: { $act }
board-hold = Chvíli toto tlačítko držte.
board-lock = Zamknout
board-unlock = Odemknout
board-locked = Zamčeno proti nechtěnému dotyku
board-full = Celá obrazovka
board-handover = Předat
board-leave = Všechny zápasy
board-say = Přečíst časy nahlas
board-cube = Kostka { $value }
board-cube-middle = uprostřed
board-cube-of = vlastník: { $name }
board-result = Jak hra skončila?
board-won-by = Vyhrává
board-kind-single = Prostá
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Zapsat
board-close = Zavřít
board-resign = Vzdát hru
board-resign-match = Vzdát zápas
board-withdraw = Vzít vzdání zpět
board-claim = Nárokovat hru
board-claims = { $name } nárokuje hru: { $kind }
board-resigns = { $name } vzdává: { $kind }
board-break = Udělat přestávku
board-end-break = Zpět z přestávky
board-on-break = { $name } má přestávku: { $time }
board-reason-fallen = Spadla kostka nebo kámen
board-reason-contested = Napadnout tah
board-reason-director = Zavolat ředitele
board-pause = Pozastavit hodiny
board-paused = Pozastaveno
board-reason-faulty = Hodiny jsou vadné
board-reason-break = Přestávka
board-call-flag = Praporek spadl
board-why = Proč hodiny zastavit?
board-entered = { $name } vyhrává: { $kind }, kostka { $cube }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
board-both-confirm = Potvrzují obě strany
board-flagged = { $name }: praporek spadl
board-match-won = { $name } vyhrává zápas
board-how-score = na body
board-how-flag = na čas
board-how-resigned = vzdáním
board-how-penalty = trestnými body
board-how-ruling = rozhodnutím ředitele
board-called = Ředitel je zavolán
board-held = Ředitel zápas pozastavil
board-absent = { $name }: nepřítomnost; hodiny běží
board-opening = Hoďte každý jednou kostkou. Vyšší začíná.
board-ready = Porovnejte zapsané skóre a začněte.
board-gap = Zařízení bylo vypnuté nebo na pozadí { $time }.
board-restore = Vrátit ten čas
board-gap-asked = Zařízení bylo vypnuté { $time } a mezitím spadl praporek: { $name }. Počítá se ten čas?
board-gap-banner = Hodiny stojí
board-gap-counts = Počítá se
board-keep-as-is = Nechat, jak je
board-jump = Hodiny tohoto zařízení se změnily o { $time }. Hodiny zápasu jdou jako dřív.
board-awake-refused = Obrazovka může zhasnout: v nastavení zařízení ji nechte zapnutou.
board-storage-refused = Tento prohlížeč nic neukládá: novým načtením by se zápas ztratil.
board-offline = Offline: { $count ->
    [0] vše odesláno
    [one] čeká { $count } zápis
    [few] čekají { $count } zápisy
    [many] čeká { $count } zápisu
   *[other] čeká { $count } zápisů
}
board-online = Vše odesláno
board-viewer = Díváte se. Hodiny jsou na jiném zařízení.
board-viewer-age = Obnoveno před { $seconds } s
board-take-over = Převzít hodiny sem
board-take-over-hold = Převzít hodiny sem (podržet)
board-take-over-ask = Hodiny má jiné zařízení. Po převzetí se může už jen dívat.
board-take-over-yes = Převzít
board-take-up = Přijmout tento zápas?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } do { $length }: { $count ->
    [one] předán jeden zápis
    [few] předány { $count } zápisy
    [many] předáno { $count } zápisu
   *[other] předáno { $count } zápisů
}.
board-take-up-new = Toto zařízení převezme hodiny. To, které je předalo, se pak může už jen dívat.
board-take-up-known = Toto zařízení už zápas má. Předaný deník nahradí zdejší; co je v něm navíc, uloží se zvlášť.
board-take-up-yes = Přijmout
board-read-foreign = Ten deník nedává právo k zápasu na tomto zařízení; nic se nezměnilo.
board-kept-unreadable = Deník toho zápasu na tomto zařízení nelze přečíst.
board-no-such-match = Takový zápas neexistuje. Zkontrolujte odkaz: možná chybí písmeno.
board-link-worthless = Tento odkaz nedává k zápasu žádné právo.
board-no-right = Server odmítá, co tu stisknete, protože odkaz nedává k zápasu právo. Otevřete vlastní odkaz stolu.
board-posted = V pavouku
board-conflict = Jiné zařízení má jiný deník: tady { $here }, tam { $there }.
board-conflict-scoreboard = Rozhoduje ukazatel skóre tohoto stolu (MAT-07): { $won }.
board-conflict-trailers_sheet = Počítá se skóre prohrávající strany (MAT-05): { $won }.
board-conflict-agreement = Obě mají stejné skóre.
board-conflict-director = Rozhodne ředitel.
board-conflict-look = Porovnat oba deníky
board-conflict-title = Dva deníky tohoto zápasu
board-conflict-here = Deník tady
board-conflict-there = Druhý deník
board-conflict-since = { $count ->
    [0] Nic od rozchodu
    [one] Jeden zápis od rozchodu
    [few] { $count } zápisy od rozchodu
    [many] { $count } zápisu od rozchodu
   *[other] { $count } zápisů od rozchodu
}
board-compare = Porovnat mé zapsané skóre
board-papers-agree = Zapsané skóre souhlasí s ukazatelem: { $counts }.
board-papers-differ = Zapsané skóre nesouhlasí s ukazatelem. Počítá se ukazatel: { $counts } (MAT-07).
board-battery = Slabá baterie: { $percent } %. Nabijte zařízení, nebo hodiny předejte.
board-chouette = Víc než dva hráči? Zařízení může být i knihou výsledků chouette.
board-elsewhere = Tento zápas je otevřen v jiné kartě.
board-elsewhere-here = Pokračovat tady
board-read-older = Toto zařízení má novější deník toho zápasu; soubor nebyl načten.
board-read-unreadable = To není soubor zápasu.
board-keep-this = Ponechat tento deník
board-keep-that = Ponechat druhý deník
board-not-kept = Prohlížeč to neuložil. Zkuste to ještě jednou.
board-too-soon = Druhý dotyk tak brzy se nepočítá.
board-no-line = Bez spojení se zařízením s hodinami: zapište to tam.
board-unheard = Zařízení s hodinami neodpovídá: ověřte tam, zda se to zapsalo.
board-handover-how = Otevřete to na druhém zařízení: převezme hodiny s celým deníkem. Toto zařízení se pak může už jen dívat.
board-handover-copy = Kopírovat odkaz
board-handover-file = Uložit jako soubor
board-handover-read = Převzít ze souboru
board-csv = CSV
board-print = Vytisknout
board-share = Sdílet
board-sheet-number = Hra
board-sheet-winner = Vyhrává
board-sheet-kind = Druh
board-sheet-cube = Kostka
board-sheet-points = Body
board-sheet-score = Skóre
board-sheet-banks = Zbývající čas
board-sheet-used = Spotřebovaný čas
board-sheet-lasted = Trvání
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , odmítnuto
    [resigned] , vzdáno
    [claimed] , nárokováno
    [flag] , na čas
    [forfeited] , kontumačně
    [adjudicated] , rozhodnutím
   *[borne_off] {""}
}
board-sheet-none = Zatím neskončila žádná hra.
board-sheet-awards = Trestné body
board-sheet-award = { $points }, dostane { $name }
board-sheet-rulings = Rozhodnutí
board-sheet-signs = Podpisy
board-corrected = opraveno
board-keys = Klávesnice, nebo tlačítko Bluetooth, které ji nahrazuje: Mezerník stiskne za stranu na tahu, 1 a 2 za dolní a horní, d zdvojuje, t přijímá, p odmítá, s zastavuje, u (podržet) vrací, c čte časy, l zamyká.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Skóre { $a } ku { $b }, zápas do { $length }.
board-side-said = Na tahu: { $name }
board-low = { $name }: zbývá minuta
board-install = Nainstalujte to z nabídky prohlížeče a otevřete i bez sítě.

board-first-game = Začít
board-confirm-score = Potvrdit { $a }–{ $b }
board-what = Co teď?
board-more = Další
board-understood = OK
board-new-match = Nový zápas
board-continue = Pokračovat v zápase z papíru
board-points-of = Body: { $side ->
    [white] bílý
   *[black] černý
}
board-conflict-players = Rozhodněte spolu, který deník se počítá.
board-right-menu = Něco opravit
board-right = Co je třeba opravit?
board-right-time = Čas na hodinách
board-right-result = Výsledek hry
board-right-length = Délku zápasu
board-right-points = Trestné body
board-right-clock = Nasadit hodiny
board-right-whose = Čí hodiny
board-right-way = Přidat, nebo ubrat
board-right-give = Přidat
board-right-take = Ubrat
board-right-minutes = Minuty
board-right-seconds = Sekundy
board-right-reason = Důvod
board-right-against = Potrestaný hráč
board-right-count = Body pro soupeře
board-sheet-clock = { $mode }, { $bank } na bod, { $delay } s na tah
board-ruling-adjust_time = { $name }: { $time } na hodinách
board-ruling-penalty = Trest, { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
board-ruling-warn = Napomenutí: { $name }
board-ruling-correct_result = Hra { $game } opravena: { $name }, { $kind }, kostka { $cube }
board-ruling-set_length = Zápas se hraje do { $length }
board-ruling-bring_clock = Nasazeny hodiny: { $clock }
board-ruling-hold = Ředitel zápas pozastavuje
board-ruling-release = Zápas pokračuje
board-ruling-absent = { $name }: nepřítomnost
board-ruling-arrived = Obě strany jsou tu
board-ruling-award_match = Zápas přiznán: { $name }
board-ruling-restore = Čas výpadku { $gap } vrácen
board-ruling-count = Čas výpadku { $gap } se počítá
board-ruling-settle = Jeden ze dvou deníků ponechán
board-ruling-play_on = Pádu praporku si nikdo nevšiml: oba hrají dál
board-ruling-cube_stands = Hra { $game }: kostka zůstává na { $cube }
board-ruling-post = V pavouku

board-act-press = stisk
board-act-opening = zahajovací hod
board-act-start_game = začátek hry
board-act-double = zdvojení
board-act-take = přijetí
board-act-drop = odmítnutí
board-act-stop = zastavení
board-act-call_director = zavolání ředitele
board-act-resume = pokračování
board-act-resign = vzdání
board-act-claim = nárok
board-act-accept = souhlas
board-act-reject = nesouhlas
board-act-result = výsledek
board-act-confirm = potvrzení
board-act-compare = porovnání
board-act-take_break = přestávka
board-act-end_break = konec přestávky
board-act-resign_match = vzdání zápasu
board-act-withdraw = vzetí vzdání zpět
board-act-call_flag = ohlášení praporku
board-act-open = příprava zápasu
board-act-flag_fell = pád praporku
board-act-undo = vrácení posledního zápisu
board-act-gap = vypnutí zařízení
board-act-jump = změna hodin zařízení
board-act-claim_lease = převzetí hodin
board-act-diverged = jiný deník
board-act-received = opravený čas

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Zápas nebyl připraven.
board-refused-opened-already = Zápas už je připraven.
board-refused-unsound = Chybí jméno nebo je příliš dlouhé, nebo je nastavení hodin mimo meze.
board-refused-player-only = To může jen hráč.
board-refused-director-only = To může jen ředitel.
board-refused-reason-missing = Rozhodnutí potřebuje důvod.
board-refused-on-hold = Dokud ředitel nerozhodne, nic měnit nelze.
board-refused-posted = Výsledek je v pavouku; opravit ho může jen ředitel.
board-refused-over = Zápas skončil.
board-refused-flagged = Praporek spadl.
board-refused-gap-asked = Řekněte nejdřív, zda se čas vypnutí počítá.
board-refused-not-now = Teď to nejde.
board-refused-not-your-turn = Na tahu je druhá strana.
board-refused-no-clock = Žádné hodiny tu nejsou.
board-refused-crawford-game = V Crawfordově hře se nezdvojuje.
board-refused-crawford-cube = Všechna zdvojení v Crawfordově hře jsou neplatná: kostka se počítá jako 1.
board-refused-cube-not-yours = Kostka patří druhé straně.
board-refused-cube-exhausted = Výš už kostka nejde.
board-refused-holland-waits = Po Crawfordově hře nesmí prohrávající strana zdvojit před svým třetím tahem.
board-refused-nothing-offered = Není na co odpovídat.
board-refused-break-between-games = Přestávky se dělají mezi hrami.
board-refused-no-break-left = Žádné přestávky už nezbývají.
board-refused-break-running = Přestávka ještě neskončila.
board-refused-most-resigned = Vzdání nejvyššího možného odmítnout nelze.
board-refused-trailer-confirms = Skóre platí, až ho potvrdí prohrávající strana.
board-refused-whose-turn = Zvolte, čí hodiny mají běžet.
board-refused-too-long = Text nebo seznam je příliš dlouhý nebo číslo příliš velké.
board-refused-no-points = Trest je aspoň jeden bod.
board-refused-no-flag = Žádný praporek nespadl.
board-refused-nothing-to-undo = Není co vrátit.
board-refused-no-such = Takové číslo tu není.
board-refused-turn-is-over = Tah s tímto výpadkem skončil; čas může upravit ředitel.
board-refused-nothing-given-up = Nikdo nic nevzdal.
board-refused-same-length = Zápas se už do té délky hraje.
board-refused-nothing-due = Teď nic nečeká.
board-refused-held-by-device = Hodiny má zařízení; stiskněte tam.
board-refused-lease-lost = Hodiny má jiné zařízení.
board-refused-line-missing = V deníku chybí zápis.
board-refused-line-known = Ten zápis už v deníku je.
board-held-button = podržet
board-crawford-word = Crawford
board-needs = chybí { $points }
board-points-label = { $name }: { $points }, ukázat dosavadní hry
board-doubles = { $name } zdvojuje na { $value }
board-ruled = Ředitel rozhodl. Pokračovat?
board-played-on = Pádu praporku si nikdo nevšiml. Hrajte dál.
board-age = { $seconds } s
board-overtime = čas navíc
board-overtime-told = { $name }: praporek spadl, čas navíc { $time }, jednou.
board-low-seconds = { $name }: zbývá { $seconds } s
board-countdown = Upozornění při 0:30 a 0:10
board-swap = Prohodit strany
board-course = Dosavadní hry
board-course-won = { $name } vyhrává { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
board-course-time = trvání { $time }
board-play-on = Nikdo si nevšiml: hrát dál
board-turn-dialog = Otočit
board-right-flag = Pádu praporku si nikdo nevšiml: hrát dál
board-right-turn = Hodiny běží špatné straně
board-right-cube = Kostka se otočila v Crawfordově hře
board-right-cube-how = Do konce té hry to šlo anulovat. Nikdo si nevšiml, a tak to platí (MAT-03). Co ukazovala?
board-sheet-date = Datum
board-sheet-reason = Důvod
board-sheet-after-game = Po hře
board-mat = soubor .mat
board-install-secure = Otevřenou přes HTTPS lze tuto stránku nainstalovat a funguje pak bez sítě.
board-presets = Obvyklé hodiny
board-preset-last = Naposledy použité
board-preset-italy = Itálie 3:00 + 12
board-preset-usual = UK, USA, WBGF 2:00 + 12
board-preset-doubles = Dvojice 2:30 + 18
board-preset-none = Bez hodin
board-total = Každá strana má { $bank } a { $delay } s na tah.
board-screen = Pro projektor
board-overlay = Pro stream
