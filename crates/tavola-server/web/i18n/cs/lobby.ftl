# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Zahrát si s někým hned
lobby-quick-note = Živý zápas: { $clock }. Jeden stisk hledá, druhý to bere zpět. Mezi registrovanými se počítá do ratingu.
lobby-points = { $n ->
    [one] Jeden bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
lobby-quick-nobody = Hledat
lobby-quick-one = { $who } čeká
lobby-quick-many = Čekajících: { $n }
lobby-quick-withdraw = Čekáte: přestat
lobby-you-seek = Hledáte:
lobby-waited = Čekáte už
lobby-neighbour = { $n ->
    [one] { $who } čeká na zápas do jednoho bodu.
    [few] { $who } čeká na zápas do { $n } bodů.
    [many] { $who } čeká na zápas do { $n } bodu.
   *[other] { $who } čeká na zápas do { $n } bodů.
}
lobby-join = Přidat se
lobby-withdraw = Přestat hledat
lobby-stands = Toto hledání platí dva týdny, ať jste tady, nebo ne.
lobby-meanwhile = Zahrát si zatím s botem
lobby-meanwhile-note = Vaše hledání platí dál: zavoláme vás ke stolu.
lobby-noscript = Bez JavaScriptu se stránka během hledání sama načítá znovu.
lobby-clock = { $minutes } min na bod, { $seconds } s na tah
lobby-unhurried = beze spěchu
lobby-no-clock = bez hodin
lobby-range = rating v rozmezí { $n }
lobby-title = Klubovna
lobby-here = { $n ->
    [0] Nikdo další tu teď není
    [one] Je tu teď jeden člověk
    [few] Jsou tu teď { $n } lidé
    [many] Je tu teď { $n } člověka
   *[other] Je tu teď { $n } lidí
}
lobby-seeks-title = Hledají soupeře
lobby-seeks-none = Právě nikdo nehledá.
lobby-seeks-add = Hledat podle vlastních podmínek
lobby-tables-title = Stoly ve hře
lobby-tables-none = Právě není na co se dívat.
lobby-chouettes-title = Otevřené chouette
lobby-chouettes-none = Právě není otevřené žádné chouette.
lobby-events-none = Právě není žádný turnaj.
lobby-events-add = Otevřít turnaj
lobby-players = { $n ->
    [one] Jeden hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}
lobby-strip-then = před 24 hodinami
lobby-strip-now = teď
lobby-strip-empty = Zatím příliš málo návštěv, aby se dalo říct, kdy lidé chodí
lobby-strip-busiest = { $n ->
    [0] Nejrušněji bývá zhruba teď
    [one] Nejrušněji bývá asi za hodinu
    [few] Nejrušněji bývá asi za { $n } hodiny
    [many] Nejrušněji bývá asi za { $n } hodiny
   *[other] Nejrušněji bývá asi za { $n } hodin
}
lobby-called-title = Někdo na vás čeká
lobby-called = { $who } je u stolu.
lobby-called-note = Pokud do 30 sekund nepřijdete, stůl se zavře. Nic se nepočítá.
lobby-called-rated = Pokud do 30 sekund nepřijdete, stůl se zavře a do ratingu se nic nepočítá. Kdo často nepřijde, čeká na další hodnocený zápas.
lobby-called-go = Ke stolu
lobby-called-stay = Teď ne
lobby-gone = Někdo byl rychlejší, nebo bylo hledání vzato zpět. Vyberte jiné.
lobby-own = Toto hledání je vaše vlastní. Proti sobě hrát nelze.
lobby-too-many = Hledání je teď dost. Přidejte se k některému, nebo vezměte zpět některé své.
lobby-not-rated-they = Tento hráč teď nemůže hrát o rating. Navrhněte nehodnocený zápas.
lobby-not-rated = Teď nemůžete hrát o rating. Zvolte nehodnocený zápas.

lobby-asks-title = Výzvy a termíny
lobby-agreed = Domluvený zápas: { $who }
lobby-challenged = Vaše výzva: { $who }
lobby-proposed = Váš návrh zápasu: { $who }
lobby-challenges-you = { $who } vás vyzývá
lobby-proposes = { $who } vám navrhuje zápas
lobby-act-accept = Přijmout
lobby-act-decline = Odmítnout
lobby-act-take_back = Vzít zpět
lobby-date-cancel = Zrušit termín
lobby-act-begin = Ke stolu
lobby-reason = Důvod
lobby-reason-none = Bez důvodu
lobby-reason-later = Jindy
lobby-reason-shorter = Kratší zápas
lobby-reason-longer = Delší zápas
lobby-reason-clock = Jiné hodiny
lobby-reason-rules = Jiná pravidla
lobby-choices = Kdo vás smí vyzvat a kdy dostanete zprávu
lobby-challenged-by = Výzvy od
lobby-challenged-by-anybody = Kohokoli
lobby-challenged-by-registered = Registrovaných hráčů
lobby-challenged-by-near = Registrovaných hráčů v rozmezí 300 bodů ratingu
lobby-challenged-by-nobody = Nikoho
lobby-alerts = Dát mi vědět, když někdo hledá soupeře, nejvýše třikrát denně
lobby-choices-keep = Uložit
lobby-challenge-over = Tato výzva už neplatí.
lobby-challenge-early = Usednout lze od 15 minut před danou hodinou.
lobby-challenge-nobody = Tento hráč teď výzvy nepřijímá.
lobby-challenge-registered = Tento hráč přijímá výzvy jen od registrovaných.
lobby-challenge-near = Tento hráč přijímá výzvy jen od registrovaných v rozmezí 300 bodů ratingu.
lobby-too-many-challenges = Poslední dobou je od vás výzev mnoho. Počkejte nejdřív na odpovědi.
lobby-no-such-player = Takové jméno nikdo nemá. Zkontrolujte, jak se píše.
challenges-title = Výzvy
challenges-lead = Vyberte hráče a podmínky. Dozví se to a odpoví, až bude chtít.
choose-anybody = Kdokoli: hledání v klubovně
choose-anybody-note = Bez hodin a beze spěchu platí hledání dva týdny.
choose-named = Určitý hráč, podle jména
knob-whom = Jméno hráče
knob-whom-note = Jen když někoho vyzýváte.
knob-range = Rating soupeře
knob-range-note = Jen při hledání v klubovně.
knob-range-any = Jakýkoli
table-next-week = Příští týden ve stejnou dobu
table-next-week-asked = Váš návrh zápasu na příští týden ve stejnou dobu je odeslán. Soupeř se to dozví a vy se dozvíte, co odpoví.
