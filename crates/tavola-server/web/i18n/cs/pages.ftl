# Pages around the table. Used by the server only.

tagline = Backgammon bez hluku: dobrá deska a kostky, které si ověříte.
nav-rules = Pravidla
nav-dice = Ověřit kostky
nav-language = Jazyk
guest-name = Host { $number }
skip = Přejít na hlavní obsah

# Start
start-title = Backgammon na dobré desce
start-lead = Hrajte s tím, kdo je právě tady, s botem, nebo přes odkaz s kýmkoli známým. Bez účtu, bez mincí, bez reklam.
start-bot = Hrát s botem
start-bot-note = Zápas se zdvojovací kostkou, do { $length }. Jedno kliknutí a jste u desky.
start-level = Jak silný?
start-friend = Pozvat někoho
start-friend-note = Dostanete odkaz. Kdo ho otevře, hraje s vámi.
start-called = Hrajete jako { $name }
start-new-name = Nové jméno
start-nameless = Zvolit jméno
start-custom = Zvolit pravidla
start-tables = Vaše stoly
start-tables-none = Zatím nemáte žádné stoly. Objeví se tady a kdykoli se k nim můžete vrátit.
start-name = Vaše jméno
start-dice-title = Kostky, které si ověříte
start-dice = Před zápasem server i obě strany zamknou každý své tajemství. Každý hod vzniká ze všech tří: nikdo ho nemůže znát předem a potom si každý hod můžete přepočítat.
start-dice-how = Jak to funguje
start-ear-title = Klávesnicí a sluchem
start-ear = Každý klín má jméno, každý hod a každý tah se předčítá a celý zápas lze odehrát bez myši. U stolu stiskněte ? a uvidíte klávesy.
start-kept-title = Nic se neztratí
start-kept = Zavřete stránku, ztraťte spojení, přijďte zítra: stůl je takový, jak zůstal.
table-against = { $white } – { $black }
table-to = do { $length }, { $a }–{ $b }
table-money = o peníze, { $a }–{ $b }
table-waiting = čeká na soupeře
table-playing = hraje se
table-over = skončil
table-broken = nelze otevřít
table-unnamed = volné místo

# Rule chooser
choose-title = Zvolte pravidla
choose-against = Soupeř
choose-bot = Bot
choose-friend = Někdo známý, přes odkaz
choose-doubles = Dva na dva, přes odkazy
choose-doubles-note = Hra dvojic s poradou: za každou stranu hraje dvojice, která se radí v soukromí.
choose-preset = Druh hry
choose-preset-note = Sada pravidel vyplní všechny volby níže; „podle sady“ její nastavení ponechá.
preset-match = Zápas
preset-match-note = Do určitého počtu bodů, se zdvojovací kostkou a Crawfordovým pravidlem.
preset-money = Hra o peníze
preset-money-note = Hra za hrou, každá o vlastní sázku, s Jacobyho pravidlem.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Pravidla jedné italské online herny: vlastní omezení zdvojování, žádná Crawfordova hra, backgammon i po vyvedení kamenů.
preset-tournament = Turnaj
preset-tournament-note = Zápas podle italského turnajového řádu, od 3 bodů, bez horní hranice v pravidlech.
knob-length = Do kolika bodů
knob-length-note = V zápasech obvykle 5, to je asi půl hodiny. Pravidla horní hranici neznají; tento program počítá do 64. V tavola reale je jediná hra neobvyklá: 3, 5 nebo 7.
knob-as-preset = Podle sady
knob-on = Zap.
knob-off = Vyp.
knob-jacoby = Jacobyho pravidlo
knob-jacoby-note = Hra o peníze: gammony se počítají, až když se kostka otočila.
knob-responses = Odpovědi na zdvojení
knob-responses-note = Hra o peníze: bobr hned zdvojuje zpět a kostku si nechává.
knob-responses-take_or_drop = Přijmout, nebo odmítnout
knob-responses-beaver = Bobr
knob-responses-raccoon = Bobr a mýval
knob-responses-otter = Bobr, mýval a vydra
knob-automatic_doubles = Automatická zdvojení
knob-automatic_doubles-note = Hra o peníze: stejné kostky v zahajovacím hodu zdvojují sázku.
knob-automatic-none = Žádná
knob-automatic-up-to = { $n ->
    [one] První
    [few] První { $n }
    [many] První { $n }
   *[other] Prvních { $n }
}
knob-crawford = Crawfordovo pravidlo
knob-crawford-note = Zápasy: jedna hra bez kostky, když někomu chybí k výhře jeden bod.
knob-holland = Hollandovo pravidlo
knob-holland-note = Zápasy: po Crawfordově hře nesmí prohrávající strana zdvojit před svým třetím tahem.
knob-backgammon = Backgammon
knob-backgammon-note = Zda lze prohrát trojnásobek sázky i po vyvedení kamene.
knob-backgammon-only_with_none_off = Jen bez vyvedeného kamene
knob-backgammon-even_with_some_off = I s vyvedenými kameny
knob-premature_roll = Předčasný hod
knob-premature_roll-note = Neplatí: hází se znovu (IRR-06). Platí: soupeř hraje s jeho znalostí a kdo hodil předčasně, nesmí v tom tahu zdvojit (IRR-07). Má význam jen při platnosti na žádost.
knob-premature_roll-void = Neplatí
knob-premature_roll-stands = Platí
knob-doubling_limit = Omezení zdvojování
knob-doubling_limit-note = Tavola reale: žádné zdvojení, po kterém by prostá výhra ukončila zápas (CUB-17). Jen v tavola reale.
knob-doubling_limit-none = Žádné
knob-doubling_limit-tavola-reale = Jako v tavola reale
knob-legality = Platnost tahů
knob-legality-note = Přísně: dokončit lze jen platný tah. Na žádost: každý tah zůstává, pokud soupeř nepožádá o platný, jako u dřevěné desky.
knob-legality-strict = Přísně
knob-legality-called = Na žádost
knob-pace = Tempo
knob-level = Síla bota
knob-level-note = Jen pokud hrajete s botem.
knob-clock = Hodiny
knob-clock-note = Rezerva minut na každý bod a volné sekundy v každém tahu. Když rezerva dojde, prohráváte zápas.
knob-clock-none = Bez hodin
knob-clock-simple_delay = Odklad, pak rezerva
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: sekundy přičtené každý tah
knob-minutes = Minut na bod
knob-seconds = Sekund na tah
knob-side = Vaše kameny
knob-side-any = Losem
knob-side-white = Bílé
knob-side-black = Černé
choose-more = Další pravidla
choose-go = Otevřít stůl

# Table
table-title = Stůl
table-moves = Tato hra
table-games = Hry
table-game = Hra
table-winner = Vyhrává
table-how = Výsledek
table-points = Body
table-score = Skóre
table-settings = Nastavení
table-help = Klávesy
table-resign = Vzdát
table-files = Stáhnout zápas
table-claim = Nárokovat
table-plays = Seznam tahů
table-last = Přehrát poslední tah
table-flip = Otočit desku
table-leave = Odejít od stolu
table-proof = Kostky: závazky a důkaz
table-invite = Pozvěte soupeře
table-invite-note = Pošlete tento odkaz. Kdo ho otevře první, zaujme druhé místo.
table-invite-doubles = Pozvěte partnera a soupeře
table-invite-doubles-note = Každý odkaz je na jedno místo. Zápas začne, až budou sedět všichni čtyři.
table-invite-partner = Pro partnera
table-invite-opponent = Pro soupeře
table-copy = Kopírovat
invite-share = Sdílet
invite-qr = QR kód
invite-qr-note = Odkaz jako QR kód
table-terms = Pravidla a limity
look-open = Ohlédnout se
look-first = Na začátek hry
look-back = O tah zpět
look-on = O tah dál
look-last = Na konec hry
look-close = Zpět ke hře
copy-id-note = Pozice před zobrazeným tahem, s jeho hodem
copy-link = Kopírovat odkaz
name-change = Změnit jméno
table-onward = Nový stůl
table-close = Zavřít
table-result = Výsledek
table-noscript = Živý je tento stůl jen s JavaScriptem. Hrát lze i bez něj: vybírejte níže, a než uvidíte tah soupeře, načtěte stránku znovu.
plain-plays = Hrát
plain-reload = Načíst znovu
plain-play-none = Žádný tah: pokračovat
resign-title = Vzdát
resign-note = Vzdává se na konci tahu: nabídka uprostřed vašeho tahu počká, až ho dokončíte. Soupeř může vzdání hry odmítnout, ledaže jde o nejvíc, co můžete prohrát.
plays-title = Platné tahy
plays-note = Vyberte tah, nebo napište jeho číslo a Enter.

# Joining
join-title = Máte pozvánku
join-lead = { $who } vás zve ke hře backgammon.
join-lead-partner = { $who } vás zve ke hře backgammon ve společné dvojici, dva na dva.
join-lead-opponent = { $who } vás zve ke hře backgammon na druhé straně desky, dva na dva.
terms-stake = Sázka
terms-stake-match = Zápas; body nad jeho délku se nepočítají
terms-stake-money = Body: sčítá se, co hry vynesou
terms-clock = { $mode }, po { $bank } min a { $delay } s na tah
terms-decision = Na každé rozhodnutí
terms-absence = Na návrat po ztrátě spojení
terms-time = { $time } min
name-note = Nejvýše { $most } znaků. Bez jména jste host s číslem.
name-note-known = Nejvýše { $most } znaků. Prázdné pole: zůstává { $name }.
name-missing = To jméno nemá žádné písmeno, které lze zobrazit. Vraťte se a zvolte jiné; ostatní vyplněné údaje zůstaly.
name-too-long = To jméno má víc znaků než { $most }. Vraťte se a zvolte kratší; ostatní vyplněné údaje zůstaly.
name-of-house = To jméno patří samotnému klubu. Vraťte se a zvolte jiné; ostatní vyplněné údaje zůstaly.
name-mixed = To jméno míchá podobná písmena z různých abeced. Vraťte se a napište ho jednou z nich; ostatní vyplněné údaje zůstaly.
join-rules = Pravidla tohoto stolu
join-sit = Usednout a hrát
join-over = Tento zápas skončil.
join-look = Podívat se na stůl
join-taken = Toto místo už je obsazené.
rules-of-match = Zápas do { $length }
rules-of-money = Hra o peníze

# Dice checker
verify-title = Ověřit kostky zápasu
verify-lead = Otevřete protokol zápasu a tato stránka přepočítá každý hod ve vašem prohlížeči. Nic se nikam neposílá.
verify-file = Protokol (proof.json)
verify-paste = nebo ho sem vložte
verify-go = Ověřit
verify-save = Uložit ověřovač k použití offline
verify-how-title = Jak kostky vznikají
verify-how = Server se zaváže k tajemství, než kdokoli usedne. Každé místo se zaváže ke konci řetězu otisků. S každým rozhodnutím hodit se otevře další článek obou řetězů; hod je HMAC s tajemstvím serveru jako klíčem, přes stůl, zápas, číslo hodu, oba závazky a oba články. Bajty od 252 výš se přeskakují, aby každé číslo bylo stejně pravděpodobné.
verify-noscript = Ověřování potřebuje JavaScript. Totéž dělá příkaz „tavola verify-dice FILE“.
verify-honest = { $rolls ->
    [one] { $rolls } hod je v pořádku: vyplývá z toho, co bylo před zápasem zamčeno.
    [few] Všechny { $rolls } hody jsou v pořádku: každý vyplývá z toho, co bylo před zápasem zamčeno.
    [many] Všechny hody ({ $rolls }) jsou v pořádku: každý vyplývá z toho, co bylo před zápasem zamčeno.
   *[other] Všech { $rolls } hodů je v pořádku: každý vyplývá z toho, co bylo před zápasem zamčeno.
}
verify-honest-one = Jediný hod je v pořádku: vyplývá z toho, co bylo před zápasem zamčeno.
verify-wrong = { $faults ->
    [one] Jedna věc nesouhlasí.
    [few] Nesouhlasí { $faults } věci.
    [many] Nesouhlasí { $faults } věci.
   *[other] Nesouhlasí { $faults } věcí.
}
verify-rolls = Každý hod a odkud pochází který článek
verify-roll-number = Hod
verify-roll-who = Hází
verify-roll-dice = Kostky
verify-roll-link = Článek: { $who }
verify-roll-both = obě strany
verify-link-client = jejich stránka
verify-link-escrow = jejich kopie, uložená tady
verify-link-house = server
verify-link-default = výchozí hodnota (chyběl)
verify-unreadable = Tohle není protokol.
verify-no-length = Tento záznam má starší formát bez uvedené délky, takže se nepozná, zda na konci hody nechybějí.
verify-nameless = Někdo z tohoto záznamu odešel z klubu a už v něm není jmenován. Otisky vytvořené s jeho jménem tu stojí tak, jak byly, a přepočítat je nelze; vše ostatní ano.
verify-in-play = Zápas ještě trvá: server své tajemství otevře po jeho konci a teprve pak lze hody přepočítat.
verify-fault-scheme = Záznam je jiného druhu, než jaký tato stránka ověřuje.
verify-fault-secret-missing = Zápas skončil a tajemství serveru chybí.
verify-fault-secret = Tajemství serveru není to, k němuž se před zápasem zavázal.
verify-fault-link-default = Hod %: chybějící článek nenahradil ten dohodnutý.
verify-fault-link-source = Hod %: nesouhlasí, odkud prý článek pochází.
verify-fault-link = Hod %: článek nepatří k řetězu, k němuž se jeho místo zavázalo.
verify-fault-seen = Hod %: místo otevřelo svůj článek pro jiný záznam než tento.
verify-fault-number = Hod %: čísla hodů nejdou po sobě.
verify-fault-dice = Hod %: tyto kostky nevyplývají z tajemství a článků.
verify-fault-log-missing = Chybí průběh zápasu.
verify-fault-log = Průběh zápasu neodpovídá hodům.
verify-fault-count = Hodů je víc nebo míň, než říká průběh zápasu.
verify-fault-kept = Otisk prý vznikl se jménem tam, kde žádné jméno není.
verify-fault-ending = Záznam nekončí tak, jak uvádí: něco bylo uříznuto, přidáno nebo změněno.
verify-fault-other = Záznam nedrží pohromadě.
dice-part = Kostky tohoto zápasu
dice-warning-title = Server nedodržuje svůj slib o kostkách
dice-warning-do = Váš prohlížeč zaznamenal, oč byl požádán, kdy a co mu bylo ukázáno. Uložte tento záznam, ukažte ho soupeři a nehrajte dál o nic, na čem záleží.
dice-evidence-save = Uložit důkazy
dice-details = Zobrazit každý hod
dice-away = Pokračovat na jiném zařízení
dice-away-note = Váš podíl na kostkách je v tomto prohlížeči. Otevřete tento odkaz tam, kde chcete pokračovat, pod svým přihlášením, a podíl se tam přesune. Odkaz nikomu nedávejte: kdo má jej i tajemství serveru, zná vaše hody.

# Rules for players

# Errors
error-404 = Tady nic není
error-404-note = Adresa je špatná, nebo byl stůl odstraněn.
clause-says = Co říká { $clause }
error-403 = Nemáte přístup
error-403-note = Patří to někomu jinému. Máte-li pozvánku, otevřete její odkaz znovu.
error-aside = Tohle nelze otevřít
error-aside-note = Část toho, co je tu uloženo, nelze přečíst, a tak je to odloženo stranou. Nic nebylo smazáno a zbytek klubu běží dál. Provozovatelé to mohou prověřit příkazem „tavola doctor“.
error-other = To se nepovedlo
error-too-fast = Tak rychle nikdo nehraje. Chvíli počkejte a zkuste to znovu.
error-too-slow = Trvalo příliš dlouho, než to dorazilo. Zkontrolujte spojení a zkuste to znovu.
error-too-many-guests = Z vaší sítě právě přišlo hodně lidí. Počkejte pár sekund a zkuste to znovu.
error-too-many-bots = Boti už spolu hrají u dost stolů. Počkejte, až některý zápas skončí, nebo se zastaví, protože se nikdo nedívá.
error-busy = Klub má plno práce. Zkuste to znovu.
error-closing = Klub se co nevidět restartuje. Zkuste to za chvíli.
error-malformed = Odeslané údaje nešlo přečíst. Vraťte se, zkontrolujte je a zkuste to znovu.
error-cross-site = Přišlo to ze stránky jiného webu, a tak se nic nestalo.
error-internal = Něco se u nás pokazilo. Nic se nezměnilo; můžete to zkusit znovu.
error-back = Zpět
error-home = Na úvodní stránku
error-table = Zpět ke stolu
error-event = Zpět k turnaji

# Chouette
chouette-title = Chouette
chouette-now = Co teď
chouette-open = Otevřít chouette
wooden-start-title = Dřevěná deska
wooden-start = Položte vedle ní telefon: hodiny, ukazatel skóre a zápis v jednom. Funguje bez sítě a nic, co stisknete, se neztratí.
wooden-open = Otevřít hodiny
chouette-start-title = Chouette
chouette-start = Jeden proti všem, se zdvojovací kostkou pro každého: box hraje proti týmu, který se radí. S přáteli, s boty, nebo jako kniha výsledků k dřevěné desce.
chouette-games = { $n ->
    [0] zatím žádná hra
    [one] jedna hra
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
}
chouette-lead = Jeden člověk je box a hraje proti všem ostatním. Kapitán táhne za tým, ostatní radí a každý má s boxem vlastní účet.
chouette-turned = { $n ->
    [one] s jedním změněným pravidlem
    [few] se { $n } změněnými pravidly
    [many] s { $n } změněného pravidla
   *[other] s { $n } změněnými pravidly
}
preset-chouette-club = Klubové chouette
preset-chouette-club-note = Kostka mezi boxem a každým z týmu, s klubovými povinnostmi: přijmout dost, nejdřív kapitánovu kostku, bobři.
preset-chouette-galore = Prosté chouette
preset-chouette-galore-note = Jedna kostka pro všechny; když zdvojuje box, každý přijímá nebo odmítá sám za sebe.
chouette-place = Deska
chouette-place-online = Tady, s kostkami serveru
chouette-place-online-note = Box a kapitán hrají na obrazovce; každý hod lze potom ověřit.
chouette-place-over_the_board = Dřevěná deska
chouette-place-over_the_board-note = Zapisujete zdvojení a výsledky; stránka hlídá pořadí, povinnosti a účty.
chouette-bots = Boti
chouette-bots-note = Přidají se hned a hrají v týmu, jako kapitán nebo box. Se dvěma můžete začít bez dalších lidí. Ne u dřevěné desky.
chouette-bot-level = Jejich síla
chouette-bot-add = Přidat bota
level-beginner = Začátečník
level-novice = Nováček
level-casual = Příležitostný hráč
level-intermediate = Mírně pokročilý
level-advanced = Pokročilý
level-expert = Expert
level-full = Plná síla
chouette-host = Vy
chouette-host-plays = hrajete
chouette-host-keeps = jen vedete knihu výsledků
chouette-host-note = Hostitel přidává boty, určuje sázku a u dřevěné desky zapisuje za všechny.
chouette-lobby = Chouette, ke kterým se lze přidat
chouette-lobby-note = Přidat se může každý; rozehraná hra běží dál a vy začínáte na konci fronty.
chouette-lobby-nobody = Zatím nikdo
chouette-door = Kdo se může přidat
chouette-door-link = Kdokoli s odkazem
chouette-door-open = Všichni; chouette je v seznamu
chouette-worth = Hodnota bodu
chouette-worth-note = Jak se to píše: 2,50 a EUR. Bez měny je bod prostě bod.
chouette-pace = Časové limity
chouette-pace-answer = Na odpověď na zdvojení
chouette-pace-answer-note = Potom žádná odpověď znamená kapitánovu odpověď, nebo odmítnutí.
chouette-pace-turn = Na hod nebo tah
chouette-pace-turn-note = Potom za kapitána hraje další z fronty, a box prohrává.
chouette-pace-absence = Bez otevřené stránky
chouette-pace-absence-note = Kdo je takhle dlouho pryč, na toho se už nečeká: počítá se to jako žádná odpověď.
chouette-pace-gather = Na připojení vlastního zdvojení
chouette-pace-gather-note = Po prvním zdvojení, než box odpoví.
chouette-pace-fair = Než hodí kapitán
chouette-pace-fair-note = Aby mohl zdvojit každý; stisk „Nezdvojovat“ ušetří ostatním čekání.
chouette-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekundy
   *[other] { $n } sekund
}
chouette-no-limit = bez limitu
chouette-go = Otevřít chouette
chouette-knob-cubes = Zdvojovací kostky
chouette-knob-cubes-note = Klubové: jedna pro každého z týmu. Prosté: jedna pro všechny.
chouette-knob-cubes-single = Jedna pro všechny
chouette-knob-cubes-multiple = Jedna pro každého
chouette-knob-box_stays = Box zůstává
chouette-knob-box_stays-note = Klubové: když vyhraje a v té hře netratí na bodech. Prosté: když porazí kapitána.
chouette-knob-box_stays-beats_captain = když porazí kapitána
chouette-knob-box_stays-wins_and_level = když vyhraje a je aspoň na nule
chouette-knob-offering = Tým smí zdvojovat
chouette-knob-offering-note = Klubové: dokud box někomu z nich neodpoví. Prosté: dokud nehodí kapitán.
chouette-knob-offering-until_roll = do hodu
chouette-knob-offering-until_answered = do odpovědi boxu
chouette-knob-take_enough = Přijmout dost
chouette-knob-take_enough-note = Když zdvojili všichni, musí box přijmout tolik kostek, aby při výhře byl na nule, a přijme-li jen kapitánovu, dát na ni bobra. V klubové sadě zapnuto.
chouette-knob-captain_cube = Kapitánova kostka
chouette-knob-captain_cube-note = Při několika zdvojeních najednou. Klubové: přijme-li box některou, přijme i kapitánovu. Prosté: jak chce.
chouette-knob-captain_cube-off = box přijímá, které chce
chouette-knob-captain_cube-if_any = přijme-li box některou, přijme i kapitánovu
chouette-knob-captain_cube-must = box musí kapitánovu přijmout
chouette-knob-beaver = Přijetí zdvojení
chouette-knob-beaver-note = Kde platí bobři: zda lze přijmout i bez něj.
chouette-knob-beaver-may = s bobrem i bez něj
chouette-knob-beaver-must = vždy bobrem
chouette-knob-sole_taker_beavers = Jediný přijímající dává bobra
chouette-knob-sole_taker_beavers-note = Když box zdvojil všem a přijme jen jeden, musí dát bobra. V klubové sadě zapnuto.
chouette-knob-holdout = Poslední v odmítání
chouette-knob-holdout-note = Od pěti lidí: odmítnou-li zdvojení boxu všichni kromě jednoho, musí odmítnout i ten. Vypnuto, není-li zvoleno.
chouette-knob-holdout-first = při prvním zdvojení boxu
chouette-knob-holdout-any = při každém zdvojení boxu
chouette-knob-extras = Kostky navíc
chouette-knob-extras-note = Jen s jednou kostkou: kdo odmítl, může dát jedinému přijímajícímu kostku navíc, při zdvojení ze středu. Vypnuto, není-li zvoleno.
chouette-knob-extras-paid = kdo ji dává, platí tolik, co stojí odmítnutí
chouette-knob-extras-free = kdo ji dává, neplatí nic
chouette-knob-consultation = Rady kapitánovi
chouette-knob-consultation-note = Klubové: od těch, kdo otočili nebo přijali kostku, nebo jsou tázáni. Prosté: od všech ve hře.
chouette-knob-consultation-free = od všech ve hře
chouette-knob-consultation-never = nikdy
chouette-knob-consultation-after-cube = jakmile se otočila kostka
chouette-knob-consultation-cube-holders = od těch s otočenou kostkou
chouette-knob-declining = Když zdvojení boxu odmítne víc lidí
chouette-knob-declining-note = S mnoha kostkami jdou kapitáni na konec po řadě. S jednou kostkou jen kapitán.
chouette-knob-declining-captain_only = na konec jde jen kapitán
chouette-knob-declining-in_turn = kapitáni jdou po řadě
chouette-knob-captain_after_drop = Po kapitánově odmítnutí
chouette-knob-captain_after_drop-note = Když kapitán zdvojení boxu odmítne a jiní přijmou.
chouette-knob-captain_after_drop-stays = další je kapitánem natrvalo
chouette-knob-captain_after_drop-temporary = další je kapitánem jen pro tuto hru
chouette-knob-leaving = Kostka toho, kdo odejde
chouette-knob-leaving-note = Během hry. Hraje dál, není-li zvoleno jinak; odpovídá za ni kapitán.
chouette-knob-leaving-plays_on = hraje dál pod kapitánem
chouette-knob-leaving-loses = je hned prohraná
chouette-knob-partner_lot = Losování partnera
chouette-knob-partner_lot-note = Když nikdo nechce být partnerem boxu. Obvykle bez kapitána.
chouette-knob-partner_lot-without_captain = bez kapitána
chouette-knob-partner_lot-with_captain = s kapitánem
chouette-knob-partner_place = Partner, když box prohraje
chouette-knob-partner_place-note = Obvykle zůstává na svém místě.
chouette-knob-partner_place-kept = zůstává na místě
chouette-knob-partner_place-end = jde na konec
chouette-knob-partner_from = Partner od
chouette-knob-partner_from-note = Počet hráčů, obvykle 8.
chouette-automatic-consent = První; další se souhlasem boxu
chouette-join-title = Chouette
chouette-there = Už tu jsou
chouette-join = Přidat se
chouette-join-note = Začínáte na konci fronty a hrajete od další hry. Odejít lze mezi rozhodnutími.
chouette-invite = Pozvat další
chouette-invite-note = Kdo otevře tento odkaz, může se kdykoli přidat na konec fronty.
chouette-noscript = Stránka chouette potřebuje JavaScript. Bez něj vidíte jen, kdo tu je, a účty.
chouette-resign-note = Druhá strana může vaši nabídku odmítnout, ledaže jde o nejvíc, co lze prohrát.
chouette-sure = Opravdu?
accounts-count = { $n ->
    [one] jedna hra
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
}
accounts-back = Zpět k chouette
accounts-csv = Stáhnout jako CSV
accounts-print = Stránka k tisku
accounts-balances = Zůstatky
accounts-debts = Kdo komu dluží
accounts-total = Celkem
accounts-by-game = Body podle her
accounts-marks = B: box v té hře. C: kapitán.
accounts-game = Hra { $n }
accounts-cube = na { $value }, { $winner ->
    [box] vyhrává box
    [team] vyhrána nad boxem
   *[agreed] vyrovnáno dohodou
}
cause-dropped = odmítnuto
cause-decided = rozhodnuto hrou
cause-extra_given = s kostkou navíc
cause-agreed = dohodou
cause-left = odchod
cause-partner = podíl partnera

# Where a guest is at home
browsers-title = Prohlížeče, které vás znají
browsers-many = { $n ->
    [one] Zná vás jen tento prohlížeč.
    [few] Znají vás { $n } prohlížeče.
    [many] Zná vás { $n } prohlížeče.
   *[other] Zná vás { $n } prohlížečů.
 }
browsers-end-others = Odhlásit ze všech ostatních prohlížečů
browsers-here-note = Hosta zná jen jeho prohlížeč. Když se tu odhlásíte a žádný jiný vás nezná, ke svým stolům se už nevrátíte.
browsers-end-here = Odhlásit z tohoto prohlížeče

# The rules of the chouette
chouette-rules-title = Pravidla chouette
chouette-rules-presets = Dvě sady pravidel

## Rules that do not go together
not-translated = Zatím nepřeloženo: zde je text anglicky.
broken-length-in-money-play = Tato pravidla jsou pro hru o peníze, kde se nehraje do počtu bodů: nechte body prázdné, nebo zvolte zápas.
broken-match-without-length = Zápas se hraje do počtu bodů: zadejte ho, nebo zvolte hru o peníze.
broken-jacoby-in-match = V zápase Jacobyho pravidlo není: vypněte ho, nebo zvolte hru o peníze.
broken-responses-in-match = V zápase bobři nejsou: vypněte je, nebo zvolte hru o peníze.
broken-automatic-doubles-in-match = V zápase automatická zdvojení nejsou: vypněte je, nebo zvolte hru o peníze.
broken-holland-without-crawford = Hollandovo pravidlo se týká her po Crawfordově hře: zapněte Crawfordovo, nebo Hollandovo vypněte.
broken-tournament-length = Turnajové zápasy se hrají aspoň do 3 bodů: zadejte delší zápas, nebo zvolte „Zápas“.
broken-crawford-outside-match = Crawfordovo pravidlo je pro zápasy: vypněte ho, nebo zvolte zápas.
broken-holland-outside-match = Hollandovo pravidlo je pro zápasy: vypněte ho, nebo zvolte zápas.
broken-doubling-limit-outside-match = Omezení zdvojování z Tavola Reale je pro zápasy: vypněte ho, nebo zvolte zápas.
broken-consent-outside-chouette = Automatická zdvojení se souhlasem boxu jsou pro chouette: zvolte jejich počet, nebo žádná.
broken-time-limit = Ten časový limit je příliš dlouhý nebo krátký: může být od jedné sekundy do sedmi dnů.
broken-clock-times = S takovými hodinami nikdo nemůže hrát: potřebují nějaký čas a nejvýše 10 hodin na bod a na tah.
broken-rated-time = Zápas na rating nechává všem čas hrát: aspoň 15 sekund na rozhodnutí, 30 na návrat po ztrátě spojení a s hodinami minutu na hru.
broken-bots = Hrát může nejvýše tolik botů: { $most }, u dřevěné desky žádný.
broken-stake-in-match = Sázka na bod je pro hru o peníze: nechte měnu prázdnou, nebo zvolte hru o peníze.
broken-called-in-tavola-reale = Tavola Reale se hraje přísně: zvolte „Přísně“, nebo jiná pravidla.

# The tutor on the start page

start-tutor = S trenérem
start-tutor-note = Zeptá se před hrubou chybou, napovídá, dovolí vzít zpět.
knob-tutor-none = Žádný
knob-tutor-whopper = Zeptá se před velmi hrubou chybou
knob-tutor-blunder = Zeptá se před hrubou chybou
knob-tutor-error = Zeptá se před chybou
knob-tutor-doubtful = Zeptá se před sporným tahem
knob-tutor-note = Proti botovi: zeptá se před špatným tahem, napovídá a dovolí vzít zpět. Zápas je označen jako hraný s trenérem.
terms-tutor = Zeptá se před rozhodnutím, které ztrácí { $loss } nebo víc; nápověda a vracení jsou dovoleny
