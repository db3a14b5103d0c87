# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Hodnocený
rated-note = Výsledek se počítá do ratingu obou
rated-off = Nepočítá se
rated-on = Počítá se do ratingu obou
rated-choose-note = Počítá se jen zápas mezi dvěma lidmi.
refused-not-for-rating = Do ratingu se počítá jen zápas mezi dvěma lidmi, od začátku a bez pomoci.

pace-unhurried = Beze spěchu: bez limitu
pace-live = Živě: s hodinami
pace-post = Korespondenčně: dny na každý tah
pace-note = Ukazuje se na pozvánce a u stolu. Beze spěchu nikdo nevyhraje čekáním; živě jdou hodiny a na návrat je minuta; korespondenčně má každý tah dny.
pace-days = Korespondenčně: dnů na tah
pace-days-many = { $n ->
    [one] Jeden den
    [few] { $n } dny
    [many] { $n } dne
   *[other] { $n } dnů
}
pace-post-terms = { $turn ->
    [one] Korespondenčně: jeden den na každý tah, dnů do začátku { $bank }, nejvýše { $cap }
    [few] Korespondenčně: { $turn } dny na každý tah, dnů do začátku { $bank }, nejvýše { $cap }
    [many] Korespondenčně: { $turn } dne na každý tah, dnů do začátku { $bank }, nejvýše { $cap }
   *[other] Korespondenčně: { $turn } dnů na každý tah, dnů do začátku { $bank }, nejvýše { $cap }
}
pace-unhurried-terms = Po { $time } min nepřítomnosti smí soupeř zápas odložit; čekáním nikdo nevyhraje
pace-live-terms = Celkem { $away } s, při každém návratu { $back } s zpět; pak smí soupeř čekat, odložit, nebo nárokovat výhru
pace-title = Čekání na sebe
pace-resume-listed = Odložený: obnovit
pace-adjourned = Zápas je odložen.
pace-adjourned-absent = { $you ->
    [true] Zápas je odložen kvůli vaší nepřítomnosti.
   *[false] Zápas je odložen, nepřítomnost: { $who }.
}
pace-both-resume = Pokračuje, jakmile budou chtít obě strany.
pace-wants-on = { $you ->
    [true] Chcete pokračovat. Čekáme na soupeře.
   *[false] { $who } chce pokračovat.
}
pace-resume-by = Obnovte ho do { $date }.
pace-goes-on = Zápas pokračuje.
pace-offered = { $you ->
    [true] Nabízíte odložení.
   *[false] { $who } nabízí zápas odložit.
}
pace-post-left = { $you ->
    [true] Váš zbývající čas: { $left }{ $rests ->
        [true] , máte dovolenou do { $until }.
       *[false] .
    }
   *[false] { $who }, zbývající čas: { $left }{ $rests ->
        [true] , dovolená do { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } hod.
pace-days-hours = { $days ->
    [one] jeden den { $hours } hod.
    [few] { $days } dny { $hours } hod.
    [many] { $days } dne { $hours } hod.
   *[other] { $days } dnů { $hours } hod.
}
pace-absence-choose = { $who }: mimo stůl. Pokud návrat nepřijde do { $left }, můžete zápas odložit, nebo nárokovat výhru; nepadl-li z té strany ani jeden tah, zápas se anuluje.
pace-absence-adjourn = { $who }: mimo stůl. Pokud návrat nepřijde do { $left }, můžete zápas odložit.
pace-own-absence = Na návrat máte { $left }. Potom smí soupeř zápas odložit, nebo nárokovat výhru.
act-offer_adjourn = Nabídnout odložení
act-accept_adjourn = Odložit
act-decline_adjourn = Neodkládat
act-adjourn_absence = Odložit zápas
act-claim_absence = Nárokovat výhru
act-resume = Obnovit zápas
refused-adjourned = Zápas je odložen. Pokračuje, až budou chtít obě strany.
refused-not-adjourned = Zápas není odložen.
refused-no-adjourning = Zápasy u tohoto stolu odložit nelze.
refused-no-adjourn-offered = Odložení nikdo nenabídl.
refused-only-adjourning = U tohoto stolu nikdo nevyhraje čekáním. Zápas můžete odložit.

orders-title = Připravené tahy
orders-note = Jednají za vás, jakmile přijde jejich chvíle. Soupeř se o nich nedozví. Na jednotlivý hod soupeře se lze připravit tam, kde mu zbývá jediný tah: pak je v seznamu.
orders-always = Kdykoli k tomu dojde
orders-now = V této pozici
orders-rolls = Hodí-li soupeř
orders-add = Připravit
orders-cancel = Zrušit
orders-kept = Připraveno.
orders-cancelled = Zrušeno.
orders-void = Už neplatí: { $text }
order-forced = Vynucené tahy hrát hned
order-roll_without_double = Hodit hned, kde nemohu zdvojit
order-roll_dead_cube = Hodit hned, kde mi tato hra vyhraje zápas
order-roll_until-hit = Házet za mě, než někdo vyhodí kámen
order-roll_until-no_contact = Házet za mě, než skončí kontakt
order-roll_until-bear_off = Házet za mě, než začne soupeř vyvádět
order-if_doubled-take = Zdvojí-li soupeř: přijmout
order-if_doubled-pass = Zdvojí-li soupeř: odmítnout
order-if_doubled-beaver = Zdvojí-li soupeř: bobr
order-if_dance-roll = Nemá-li soupeř tah: hodit
order-if_dance-double = Nemá-li soupeř tah: zdvojit
order-if_roll = Hodí-li soupeř { $roll }: { $then ->
    [double] zdvojit
   *[roll] hodit
}
refused-orders-not-here = Tahy lze připravit jen v probíhajícím korespondenčním zápase.
refused-orders-not-known = Ta pozice ještě není známa. Připravit ji lze, když má házet soupeř.
refused-orders-not-possible = V té pozici to nepůjde.
refused-orders-too-many = Víc toho u jednoho stolu připravit nelze.
refused-orders-no-such = To už připraveno není.
key-adjourn = souhlas s odložením zápasu; odložení, je-li soupeř dlouho pryč
key-orders = k připraveným tahům

conduct-title = Odchody z hodnocených zápasů
conduct-terms = Kdo často odchází z hodnocených zápasů, čeká na další. Zápas se počítá jako opuštěný, když je výhra nárokována pro nepřítomnost, když vyprší čas bez jediného tahu, nebo když je hned vzdán.
conduct-so-far = { $left ->
    [0] Žádný z vašich posledních hodnocených zápasů není opuštěný.
   *[other] { $of ->
        [one] Váš poslední hodnocený zápas je opuštěný.
        [few] Opuštěné zápasy: { $left } z posledních { $of } hodnocených.
        [many] Opuštěné zápasy: { $left } z posledních { $of } hodnocených.
       *[other] Opuštěné zápasy: { $left } z posledních { $of } hodnocených.
    }
}
conduct-next = { $minutes ->
    [one] Když opustíte další, počkáte na hodnocený zápas minutu.
    [few] Když opustíte další, počkáte na hodnocený zápas { $minutes } minuty.
    [many] Když opustíte další, počkáte na hodnocený zápas { $minutes } minuty.
   *[other] Když opustíte další, počkáte na hodnocený zápas { $minutes } minut.
}
conduct-waits = Hodnocené zápasy můžete zase hrát za
conduct-why = Opuštěné zápasy: { $left } z posledních { $of } hodnocených.
conduct-open = Nehodnocené zápasy máte dál otevřené, s lidmi i s boty.
conduct-adjourned = Tři vaše hodnocené zápasy jsou odložené. Než začnete další, jeden z nich obnovte.
rated-waits = { $minutes ->
    [one] Hodnocené zápasy můžete zase hrát za minutu, protože opuštěné zápasy jsou { $left } z posledních { $of }. Nehodnocené máte dál otevřené.
    [few] Hodnocené zápasy můžete zase hrát za { $minutes } minuty, protože opuštěné zápasy jsou { $left } z posledních { $of }. Nehodnocené máte dál otevřené.
    [many] Hodnocené zápasy můžete zase hrát za { $minutes } minuty, protože opuštěné zápasy jsou { $left } z posledních { $of }. Nehodnocené máte dál otevřené.
   *[other] Hodnocené zápasy můžete zase hrát za { $minutes } minut, protože opuštěné zápasy jsou { $left } z posledních { $of }. Nehodnocené máte dál otevřené.
}
rated-adjourned = Tři vaše hodnocené zápasy jsou odložené. Než začnete další, jeden z nich obnovte.
rated-adjourned-pair = Váš poslední hodnocený zápas s tímto hráčem je odložený. Než začnete další, obnovte ho.
rated-adjourned-full = Jeden z vás už má tři odložené hodnocené zápasy. Dohrajte je, nebo se zeptejte později.

vacation-title = Dovolená
vacation-lead = O dovolené váš čas stojí ve všech korespondenčních zápasech. Soupeři vidí, že máte dovolenou a do kdy.
vacation-left = { $n ->
    [0] Letos už vám žádné dny dovolené nezbývají.
    [one] Letos vám zbývá jeden den dovolené.
    [few] Letos vám zbývají { $n } dny dovolené.
    [many] Letos vám zbývá { $n } dne dovolené.
   *[other] Letos vám zbývá { $n } dnů dovolené.
}
vacation-itself = Než by přišla prohra na čas, vezme se den dovolené sám, dokud nějaký máte.
vacation-until = Máte dovolenou do
vacation-days = Dnů ode dneška
vacation-more = Další dny potom
vacation-begin = Začít dovolenou
vacation-extend = Prodloužit dovolenou
vacation-end = Ukončit dovolenou hned
vacation-end-note = Dny, které ještě nezačaly, zůstávají na později.
vacation-too-many = Tolik dnů vám nezbývá. Zvolte méně.
vacation-listed = { $n ->
    [0] Žádné dny dovolené pro korespondenční zápasy
    [one] Jeden den dovolené pro korespondenční zápasy
    [few] { $n } dny dovolené pro korespondenční zápasy
    [many] { $n } dne dovolené pro korespondenční zápasy
   *[other] { $n } dnů dovolené pro korespondenční zápasy
}
vacation-listed-on = Dovolená od korespondenčních zápasů
post-yours = Jste na tahu: ještě { $left }
post-theirs = Soupeř na tahu: ještě { $left }
seek-by-post = { $n ->
    [one] korespondenčně, jeden den na tah
    [few] korespondenčně, { $n } dny na tah
    [many] korespondenčně, { $n } dne na tah
   *[other] korespondenčně, { $n } dnů na tah
}
