# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Za rejting
rated-note = Ishod se računa za rejting oba igrača
rated-off = Ne računa se
rated-on = Računa se za rejting oba igrača
rated-choose-note = Računa se samo meč između dve osobe.
refused-not-for-rating = Za rejting se računa samo meč između dve osobe, od početka i bez pomoći.

pace-unhurried = Bez žurbe: bez ograničenja
pace-live = Uživo: sa satom
pace-post = Dopisno: dani za svaki potez
pace-note = Prikazuje se na pozivnici i za stolom. Bez žurbe niko ne pobeđuje čekanjem; uživo teče sat i za povratak ostaje minut; dopisno svaki potez ima dane.
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
pace-unhurried-terms = Posle { $time } min odsustva protivnik može da prekine meč; čekanjem niko ne pobeđuje
pace-live-terms = Ukupno { $away } s, po { $back } s nazad pri svakom povratku; posle toga protivnik može da čeka, prekine ili zatraži pobedu
pace-title = Čekanje jednih na druge
pace-resume-listed = Prekinut: nastavi
pace-adjourned = Meč je prekinut.
pace-adjourned-absent = { $you ->
    [true] Meč je prekinut jer niste bili tu.
   *[false] Meč je prekinut zbog odsustva: { $who }.
}
pace-both-resume = Nastavlja se čim obe strane to žele.
pace-wants-on = { $you ->
    [true] Želite da nastavite. Čeka se protivnik.
   *[false] { $who } želi da nastavi.
}
pace-resume-by = Nastavite ga do { $date }.
pace-goes-on = Meč se nastavlja.
pace-offered = { $you ->
    [true] Ponudili ste prekid.
   *[false] { $who } nudi prekid meča.
}
pace-post-left = { $you ->
    [true] Imate još { $left }{ $rests ->
        [true] {" "}i na odmoru ste do { $until }.
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
pace-absence-choose = { $who } nije tu. Ako povratka ne bude za { $left }, možete da prekinete meč ili zatražite pobedu; ako ta strana uopšte nije igrala, meč se poništava.
pace-absence-adjourn = { $who } nije tu. Ako povratka ne bude za { $left }, možete da prekinete meč.
pace-own-absence = Za povratak imate { $left }. Posle toga protivnik može da prekine meč ili zatraži pobedu.
act-offer_adjourn = Ponudi prekid
act-accept_adjourn = Prekini
act-decline_adjourn = Ne prekidaj
act-adjourn_absence = Prekini meč
act-claim_absence = Zatraži pobedu
act-resume = Nastavi meč
refused-adjourned = Meč je prekinut. Nastavlja se kad obe strane to žele.
refused-not-adjourned = Meč nije prekinut.
refused-no-adjourning = Mečevi za ovim stolom ne mogu da se prekidaju.
refused-no-adjourn-offered = Niko nije ponudio prekid.
refused-only-adjourning = Za ovim stolom niko ne pobeđuje čekanjem. Možete da prekinete meč.

orders-title = Pripremljeni potezi
orders-note = Igraju za vas čim dođe njihov trenutak. Protivniku se to ne javlja. Za pojedino protivnikovo bacanje možete da pripremite odgovor gde god mu ono ostavlja samo jedan potez: tada je na spisku.
orders-always = Kad god do toga dođe
orders-now = U ovoj poziciji
orders-rolls = Ako protivnik baci
orders-add = Pripremi
orders-cancel = Otkaži
orders-kept = Pripremljeno.
orders-cancelled = Otkazano.
orders-void = Više ne važi: { $text }
order-forced = Iznuđene poteze odigraj odmah
order-roll_without_double = Baci odmah gde ne mogu da dupliram
order-roll_dead_cube = Baci odmah gde mi ova partija donosi meč
order-roll_until-hit = Bacaj za mene dok neka figura ne bude izbačena
order-roll_until-no_contact = Bacaj za mene dok ima kontakta
order-roll_until-bear_off = Bacaj za mene dok protivnik ne počne da iznosi
order-if_doubled-take = Ako duplira: prihvati
order-if_doubled-pass = Ako duplira: odbij
order-if_doubled-beaver = Ako duplira: dabar
order-if_dance-roll = Ako protivnik nema poteza: baci
order-if_dance-double = Ako protivnik nema poteza: dupliraj
order-if_roll = Ako baci { $roll }: { $then ->
    [double] dupliraj
   *[roll] baci
}
refused-orders-not-here = Potezi se pripremaju samo u dopisnom meču koji je u toku.
refused-orders-not-known = Ta pozicija još nije poznata. Može da se pripremi dok je protivnik na bacanju.
refused-orders-not-possible = To u toj poziciji neće biti moguće.
refused-orders-too-many = Pripremili ste onoliko koliko može za jednim stolom.
refused-orders-no-such = To više nije pripremljeno.
key-adjourn = pristani na prekid meča; prekini ga kad protivnika predugo nema
key-orders = na ono što ste pripremili

conduct-title = Napuštanje mečeva za rejting
conduct-terms = Ko često napušta mečeve za rejting, čeka pre sledećeg. Meč se računa kao napušten ako je pobeda zatražena zbog odsustva, ako vreme istekne bez ijedne radnje ili ako je odmah predat.
conduct-so-far = { $left ->
    [0] Niste napustili nijedan od poslednjih mečeva za rejting.
   *[other] { $of ->
        [1] Napustili ste poslednji meč za rejting.
       *[other] Napustili ste { $left } od poslednjih { $of } mečeva za rejting.
    }
}
conduct-next = { $minutes ->
    [one] Ako napustite još jedan, pre sledećeg meča za rejting čekate { $minutes } minut.
    [few] Ako napustite još jedan, pre sledećeg meča za rejting čekate { $minutes } minuta.
   *[other] Ako napustite još jedan, pre sledećeg meča za rejting čekate { $minutes } minuta.
}
conduct-waits = Mečeve za rejting ponovo možete da igrate za
conduct-why = Napustili ste { $left } od poslednjih { $of } mečeva za rejting.
conduct-open = Prijateljski mečevi su vam i dalje otvoreni, protiv ljudi i botova.
conduct-adjourned = Imate tri prekinuta meča za rejting. Nastavite jedan pre nego što počnete novi.
rated-waits = { $minutes ->
    [one] Mečeve za rejting ponovo možete da igrate za { $minutes } minut, jer ste napustili { $left } od poslednjih { $of }. Prijateljski mečevi su vam otvoreni.
    [few] Mečeve za rejting ponovo možete da igrate za { $minutes } minuta, jer ste napustili { $left } od poslednjih { $of }. Prijateljski mečevi su vam otvoreni.
   *[other] Mečeve za rejting ponovo možete da igrate za { $minutes } minuta, jer ste napustili { $left } od poslednjih { $of }. Prijateljski mečevi su vam otvoreni.
}
rated-adjourned = Imate tri prekinuta meča za rejting. Nastavite jedan pre nego što počnete novi.
rated-adjourned-pair = Vaš poslednji meč za rejting protiv ovog igrača je prekinut. Nastavite ga pre nego što počnete novi.
rated-adjourned-full = Jedno od vas već ima tri prekinuta meča za rejting. Igrajte dalje ili pitajte kasnije.

vacation-title = Odmor
vacation-lead = Na odmoru vaše vreme stoji u svim dopisnim mečevima. Protivnici vide da ste na odmoru i do kada.
vacation-left = { $n ->
    [0] Ove godine nemate više dana odmora.
    [one] Ove godine imate još { $n } dan odmora.
    [few] Ove godine imate još { $n } dana odmora.
   *[other] Ove godine imate još { $n } dana odmora.
}
vacation-itself = Pre nego što biste izgubili na vreme, dan se uzima sam, dok ih imate.
vacation-until = Na odmoru ste do
vacation-days = Dana od sada
vacation-more = Još dana posle toga
vacation-begin = Počni odmor
vacation-extend = Produži odmor
vacation-end = Završi odmor sada
vacation-end-note = Dani koji nisu počeli čuvaju se za kasnije.
vacation-too-many = Nemate toliko preostalih dana. Izaberite manje.
vacation-listed = { $n ->
    [0] Nema više dana odmora za dopisne mečeve
    [one] Još { $n } dan odmora za dopisne mečeve
    [few] Još { $n } dana odmora za dopisne mečeve
   *[other] Još { $n } dana odmora za dopisne mečeve
}
vacation-listed-on = Na odmoru od dopisnih mečeva
post-yours = Vi ste na redu: još { $left }
post-theirs = Protivnik je na redu: još { $left }
seek-by-post = { $n ->
    [one] dopisno, { $n } dan po potezu
    [few] dopisno, { $n } dana po potezu
   *[other] dopisno, { $n } dana po potezu
}
