# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Za rejting
rated-note = Ishod se računa za rejting obaju igrača
rated-off = Ne računa se
rated-on = Računa se za rejting obaju igrača
rated-choose-note = Računa se samo meč između dviju osoba.
refused-not-for-rating = Za rejting se računa samo meč između dviju osoba, od početka i bez pomoći.

pace-unhurried = Bez žurbe: bez ograničenja
pace-live = Uživo: sa satom
pace-post = Dopisno: dani za svaki potez
pace-note = Prikazuje se na pozivnici i za stolom. Bez žurbe nitko ne pobjeđuje čekanjem; uživo teče sat i za povratak ostaje minuta; dopisno svaki potez ima dane.
pace-days = Dopisno: dana po potezu
pace-days-many = { $n ->
    [one] { $n } dan
    [few] { $n } dana
   *[other] { $n } dana
}
pace-post-terms = { $turn ->
    [one] Dopisno: { $turn } dan za svaki potez, { $bank } dana za početak, najviše { $cap }
    [few] Dopisno: { $turn } dana za svaki potez, { $bank } dana za početak, najviše { $cap }
   *[other] Dopisno: { $turn } dana za svaki potez, { $bank } dana za početak, najviše { $cap }
}
pace-unhurried-terms = Nakon { $time } min odsutnosti protivnik može prekinuti meč; čekanjem nitko ne pobjeđuje
pace-live-terms = Ukupno { $away } s, po { $back } s natrag pri svakom povratku; nakon toga protivnik može čekati, prekinuti ili zatražiti pobjedu
pace-title = Čekanje jednih na druge
pace-resume-listed = Prekinut: nastavi
pace-adjourned = Meč je prekinut.
pace-adjourned-absent = { $you ->
    [true] Meč je prekinut zbog tvoje odsutnosti.
   *[false] Meč je prekinut zbog odsutnosti: { $who }.
}
pace-both-resume = Nastavlja se čim to žele obje strane.
pace-wants-on = { $you ->
    [true] Želiš nastaviti. Čeka se protivnik.
   *[false] { $who } želi nastaviti.
}
pace-resume-by = Nastavi ga do { $date }.
pace-goes-on = Meč se nastavlja.
pace-offered = { $you ->
    [true] Nudiš prekid.
   *[false] { $who } nudi prekid meča.
}
pace-post-left = { $you ->
    [true] Imaš još { $left }{ $rests ->
        [true] {" "}i na odmoru si do { $until }.
       *[false] .
    }
   *[false] { $who } ima još { $left }{ $rests ->
        [true] {" "}i na odmoru je do { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } h
pace-days-hours = { $days ->
    [one] { $days } dan { $hours } h
    [few] { $days } dana { $hours } h
   *[other] { $days } dana { $hours } h
}
pace-absence-choose = { $who } nije tu. Ako povratka ne bude za { $left }, možeš prekinuti meč ili zatražiti pobjedu; ako ta strana uopće nije igrala, meč se poništava.
pace-absence-adjourn = { $who } nije tu. Ako povratka ne bude za { $left }, možeš prekinuti meč.
pace-own-absence = Za povratak imaš { $left }. Nakon toga protivnik može prekinuti meč ili zatražiti pobjedu.
act-offer_adjourn = Ponudi prekid
act-accept_adjourn = Prekini
act-decline_adjourn = Ne prekidaj
act-adjourn_absence = Prekini meč
act-claim_absence = Zatraži pobjedu
act-resume = Nastavi meč
refused-adjourned = Meč je prekinut. Nastavlja se kad to žele obje strane.
refused-not-adjourned = Meč nije prekinut.
refused-no-adjourning = Mečevi za ovim stolom ne mogu se prekidati.
refused-no-adjourn-offered = Nitko nije ponudio prekid.
refused-only-adjourning = Za ovim stolom nitko ne pobjeđuje čekanjem. Možeš prekinuti meč.

orders-title = Pripremljeni potezi
orders-note = Igraju za tebe čim dođe njihov trenutak. Protivniku se to ne javlja. Za pojedino protivnikovo bacanje možeš pripremiti odgovor gdje god mu ono ostavlja samo jedan potez: tada je na popisu.
orders-always = Kad god do toga dođe
orders-now = U ovoj poziciji
orders-rolls = Ako protivnik baci
orders-add = Pripremi
orders-cancel = Otkaži
orders-kept = Pripremljeno.
orders-cancelled = Otkazano.
orders-void = Više ne vrijedi: { $text }
order-forced = Prisilne poteze odigraj odmah
order-roll_without_double = Baci odmah gdje ne mogu udvostručiti
order-roll_dead_cube = Baci odmah gdje mi ova partija donosi meč
order-roll_until-hit = Bacaj za mene dok neka figura ne bude izbačena
order-roll_until-no_contact = Bacaj za mene dok ima kontakta
order-roll_until-bear_off = Bacaj za mene dok protivnik ne počne iznositi
order-if_doubled-take = Ako udvostruči: prihvati
order-if_doubled-pass = Ako udvostruči: odbij
order-if_doubled-beaver = Ako udvostruči: dabar
order-if_dance-roll = Ako protivnik nema poteza: baci
order-if_dance-double = Ako protivnik nema poteza: udvostruči
order-if_roll = Ako baci { $roll }: { $then ->
    [double] udvostruči
   *[roll] baci
}
refused-orders-not-here = Potezi se pripremaju samo u dopisnom meču koji je u tijeku.
refused-orders-not-known = Ta pozicija još nije poznata. Može se pripremiti dok je protivnik na bacanju.
refused-orders-not-possible = To u toj poziciji neće biti moguće.
refused-orders-too-many = Pripremljeno je najviše što se može za jednim stolom.
refused-orders-no-such = To više nije pripremljeno.
key-adjourn = pristani na prekid meča; prekini ga kad protivnika predugo nema
key-orders = na ono što je pripremljeno

conduct-title = Napuštanje mečeva za rejting
conduct-terms = Tko često napušta mečeve za rejting, čeka prije sljedećeg. Meč se računa kao napušten ako je pobjeda zatražena zbog odsutnosti, ako vrijeme istekne bez ijedne radnje ili ako je odmah predan.
conduct-so-far = { $left ->
    [0] Nijedan od tvojih zadnjih mečeva za rejting nije napušten.
   *[other] { $of ->
        [1] Tvoj zadnji meč za rejting je napušten.
       *[other] Napuštenih mečeva za rejting: { $left } od tvojih zadnjih { $of }.
    }
}
conduct-next = { $minutes ->
    [one] Ako napustiš još jedan, prije sljedećeg meča za rejting čekaš { $minutes } minutu.
    [few] Ako napustiš još jedan, prije sljedećeg meča za rejting čekaš { $minutes } minute.
   *[other] Ako napustiš još jedan, prije sljedećeg meča za rejting čekaš { $minutes } minuta.
}
conduct-waits = Mečeve za rejting opet možeš igrati za
conduct-why = Napuštenih mečeva za rejting: { $left } od tvojih zadnjih { $of }.
conduct-open = Prijateljski su ti mečevi i dalje otvoreni, protiv ljudi i botova.
conduct-adjourned = Imaš tri prekinuta meča za rejting. Nastavi jedan prije nego što počneš novi.
rated-waits = { $minutes ->
    [one] Mečeve za rejting opet možeš igrati za { $minutes } minutu, jer je napušteno { $left } od tvojih zadnjih { $of }. Prijateljski su ti mečevi otvoreni.
    [few] Mečeve za rejting opet možeš igrati za { $minutes } minute, jer je napušteno { $left } od tvojih zadnjih { $of }. Prijateljski su ti mečevi otvoreni.
   *[other] Mečeve za rejting opet možeš igrati za { $minutes } minuta, jer je napušteno { $left } od tvojih zadnjih { $of }. Prijateljski su ti mečevi otvoreni.
}
rated-adjourned = Imaš tri prekinuta meča za rejting. Nastavi jedan prije nego što počneš novi.
rated-adjourned-pair = Tvoj zadnji meč za rejting protiv ovog igrača je prekinut. Nastavi ga prije nego što počneš novi.
rated-adjourned-full = Jedno od vas već ima tri prekinuta meča za rejting. Igraj dalje ili pitaj poslije.

vacation-title = Odmor
vacation-lead = Na odmoru tvoje vrijeme stoji u svim dopisnim mečevima. Protivnici vide da si na odmoru i do kada.
vacation-left = { $n ->
    [0] Ove godine nemaš više dana odmora.
    [one] Ove godine imaš još { $n } dan odmora.
    [few] Ove godine imaš još { $n } dana odmora.
   *[other] Ove godine imaš još { $n } dana odmora.
}
vacation-itself = Prije poraza na vrijeme dan se uzima sam, dok ih imaš.
vacation-until = Na odmoru si do
vacation-days = Dana odsad
vacation-more = Još dana nakon toga
vacation-begin = Počni odmor
vacation-extend = Produlji odmor
vacation-end = Završi odmor sada
vacation-end-note = Dani koji nisu počeli čuvaju se za poslije.
vacation-too-many = Nemaš toliko preostalih dana. Odaberi manje.
vacation-listed = { $n ->
    [0] Nema više dana odmora za dopisne mečeve
    [one] Još { $n } dan odmora za dopisne mečeve
    [few] Još { $n } dana odmora za dopisne mečeve
   *[other] Još { $n } dana odmora za dopisne mečeve
}
vacation-listed-on = Na odmoru od dopisnih mečeva
post-yours = Ti si na redu: još { $left }
post-theirs = Protivnik je na redu: još { $left }
seek-by-post = { $n ->
    [one] dopisno, { $n } dan po potezu
    [few] dopisno, { $n } dana po potezu
   *[other] dopisno, { $n } dana po potezu
}
