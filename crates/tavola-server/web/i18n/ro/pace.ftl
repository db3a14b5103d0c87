# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Cu rating
rated-note = Rezultatul contează la ratingul amândurora
rated-off = Nu contează
rated-on = Contează la ratingul amândurora
rated-choose-note = Contează doar un meci între doi oameni.
refused-not-for-rating = La rating contează doar un meci între doi oameni, de la început și fără ajutor.

pace-unhurried = Fără grabă: fără limită
pace-live = Live: cu ceas
pace-post = Prin corespondență: zile pentru fiecare rând
pace-note = Se vede pe invitație și la masă. Fără grabă, nimeni nu câștigă așteptând; live, merge un ceas și rămâne un minut pentru revenire; prin corespondență, fiecare rând are zile.
pace-days = Corespondență: zile pe rând
pace-days-many = { $n ->
    [one] O zi
    [few] { $n } zile
   *[other] { $n } de zile
}
pace-post-terms = { $turn ->
    [one] Prin corespondență: o zi pe rând, zile la început { $bank }, cel mult { $cap }
    [few] Prin corespondență: { $turn } zile pe rând, zile la început { $bank }, cel mult { $cap }
   *[other] Prin corespondență: { $turn } de zile pe rând, zile la început { $bank }, cel mult { $cap }
}
pace-unhurried-terms = După { $time } min de absență adversarul poate întrerupe; nimeni nu câștigă așteptând
pace-live-terms = { $away } s în total, { $back } s înapoi la fiecare revenire; apoi adversarul poate aștepta, întrerupe sau revendica
pace-title = Așteptarea
pace-resume-listed = Întrerupt: reia
pace-adjourned = Meciul este întrerupt.
pace-adjourned-absent = { $you ->
    [true] Meciul este întrerupt pentru că ai lipsit.
   *[false] Meciul este întrerupt. A lipsit: { $who }.
}
pace-both-resume = Se reia când vor amândoi.
pace-wants-on = { $you ->
    [true] Vrei să continui. Se așteaptă adversarul.
   *[false] { $who } vrea să continue.
}
pace-resume-by = Reia până la { $date }.
pace-goes-on = Meciul merge mai departe.
pace-offered = { $you ->
    [true] Ai propus întreruperea.
   *[false] { $who } propune întreruperea meciului.
}
pace-post-left = { $you ->
    [true] Mai ai { $left }{ $rests ->
        [true] {" "}și ești în concediu până la { $until }.
       *[false] .
    }
   *[false] { $who } mai are { $left }{ $rests ->
        [true] {" "}și este în concediu până la { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } h
pace-days-hours = { $days ->
    [one] o zi { $hours } h
    [few] { $days } zile { $hours } h
   *[other] { $days } de zile { $hours } h
}
pace-absence-choose = { $who } lipsește. Dacă nu revine în { $left }, poți întrerupe sau revendica victoria; dacă nu a jucat deloc, meciul se anulează.
pace-absence-adjourn = { $who } lipsește. Dacă nu revine în { $left }, poți întrerupe meciul.
pace-own-absence = Ai { $left } ca să revii. După aceea adversarul poate întrerupe sau revendica victoria.
act-offer_adjourn = Propune întreruperea
act-accept_adjourn = Întrerupe
act-decline_adjourn = Nu întrerupe
act-adjourn_absence = Întrerupe meciul
act-claim_absence = Revendică victoria
act-resume = Reia meciul
refused-adjourned = Meciul este întrerupt. Se reia când vor amândoi.
refused-not-adjourned = Meciul nu este întrerupt.
refused-no-adjourning = La această masă meciurile nu se pot întrerupe.
refused-no-adjourn-offered = Nimeni nu a propus întreruperea.
refused-only-adjourning = La această masă nimeni nu câștigă așteptând. Poți întrerupe meciul.

orders-title = Mutări pregătite
orders-note = Acționează pentru tine de îndată ce le vine momentul. Adversarului nu i se spune. Pentru o singură aruncare a lui poți pregăti acolo unde îi rămâne o singură mutare: atunci apare în listă.
orders-always = Ori de câte ori se ajunge la asta
orders-now = În această poziție
orders-rolls = Dacă adversarul aruncă
orders-add = Pregătește
orders-cancel = Anulează
orders-kept = Pregătit.
orders-cancelled = Anulat.
orders-void = Nu mai este valabil: { $text }
order-forced = Joacă imediat rândurile forțate
order-roll_without_double = Aruncă imediat când nu pot dubla
order-roll_dead_cube = Aruncă imediat când partida aceasta îmi aduce meciul
order-roll_until-hit = Aruncă pentru mine până e lovit un pul
order-roll_until-no_contact = Aruncă pentru mine până nu mai e contact
order-roll_until-bear_off = Aruncă pentru mine până scoate adversarul
order-if_doubled-take = Dacă adversarul dublează: acceptă
order-if_doubled-pass = Dacă adversarul dublează: pas
order-if_doubled-beaver = Dacă adversarul dublează: castor
order-if_dance-roll = Dacă adversarul nu poate muta: aruncă
order-if_dance-double = Dacă adversarul nu poate muta: dublează
order-if_roll = Dacă adversarul aruncă { $roll }: { $then ->
    [double] dublează
   *[roll] aruncă
}
refused-orders-not-here = Mutări se pot pregăti doar într-un meci prin corespondență în curs.
refused-orders-not-known = Poziția nu se știe încă. Se poate pregăti cât adversarul are de aruncat.
refused-orders-not-possible = Asta nu va fi posibil în poziție.
refused-orders-too-many = Ai pregătit atât cât se poate la o masă.
refused-orders-no-such = Asta nu mai e pregătit.
key-adjourn = acceptă întreruperea meciului; întrerupe-l când adversarul lipsește prea mult
key-orders = la ce ai pregătit

conduct-title = Părăsirea meciurilor cu rating
conduct-terms = Cine părăsește des meciuri cu rating așteaptă până la următorul. Un meci contează ca părăsit dacă victoria e revendicată pentru absență, dacă timpul se termină fără nicio acțiune sau dacă e abandonat imediat.
conduct-so-far = { $left ->
    [0] Nu ai părăsit niciunul dintre ultimele meciuri cu rating.
   *[other] { $of ->
        [one] Ai părăsit ultimul meci cu rating.
        [few] Ai părăsit { $left } din ultimele { $of } meciuri cu rating.
       *[other] Ai părăsit { $left } din ultimele { $of } de meciuri cu rating.
    }
}
conduct-next = { $minutes ->
    [one] Dacă mai părăsești unul, aștepți un minut până la următorul meci cu rating.
    [few] Dacă mai părăsești unul, aștepți { $minutes } minute până la următorul meci cu rating.
   *[other] Dacă mai părăsești unul, aștepți { $minutes } de minute până la următorul meci cu rating.
}
conduct-waits = Poți juca iar meciuri cu rating în
conduct-why = Ai părăsit { $left } din ultimele { $of } meciuri cu rating.
conduct-open = Meciurile amicale îți rămân deschise, cu oameni și cu boți.
conduct-adjourned = Trei dintre meciurile tale cu rating sunt întrerupte. Reia unul înainte să începi altul.
rated-waits = { $minutes ->
    [one] Poți juca iar meciuri cu rating peste un minut, pentru că ai părăsit { $left } din ultimele { $of }. Meciurile amicale îți rămân deschise.
    [few] Poți juca iar meciuri cu rating peste { $minutes } minute, pentru că ai părăsit { $left } din ultimele { $of }. Meciurile amicale îți rămân deschise.
   *[other] Poți juca iar meciuri cu rating peste { $minutes } de minute, pentru că ai părăsit { $left } din ultimele { $of }. Meciurile amicale îți rămân deschise.
}
rated-adjourned = Trei dintre meciurile tale cu rating sunt întrerupte. Reia unul înainte să începi altul.
rated-adjourned-pair = Ultimul tău meci cu rating cu acest jucător este întrerupt. Reia-l înainte să începi altul.
rated-adjourned-full = Unul dintre voi are deja trei meciuri cu rating întrerupte. Joacă mai departe sau întreabă mai târziu.

vacation-title = Concediu
vacation-lead = În concediu, timpul tău stă pe loc în toate meciurile prin corespondență. Adversarii văd că ești în concediu și până când.
vacation-left = { $n ->
    [0] Nu mai ai nicio zi de concediu anul acesta.
    [one] Mai ai o zi de concediu anul acesta.
    [few] Mai ai { $n } zile de concediu anul acesta.
   *[other] Mai ai { $n } de zile de concediu anul acesta.
}
vacation-itself = Înainte să pierzi din cauza timpului, se ia singură o zi, cât mai ai.
vacation-until = Ești în concediu până la
vacation-days = Zile de acum înainte
vacation-more = Alte zile după aceea
vacation-begin = Începe concediul
vacation-extend = Prelungește concediul
vacation-end = Încheie concediul acum
vacation-end-note = Zilele neîncepute se păstrează pentru mai târziu.
vacation-too-many = Nu mai ai atâtea zile. Alege mai puține.
vacation-listed = { $n ->
    [0] Nicio zi de concediu rămasă pentru meciurile prin corespondență
    [one] O zi de concediu rămasă pentru meciurile prin corespondență
    [few] { $n } zile de concediu rămase pentru meciurile prin corespondență
   *[other] { $n } de zile de concediu rămase pentru meciurile prin corespondență
}
vacation-listed-on = În concediu de la meciurile prin corespondență
post-yours = Rândul tău: mai ai { $left }
post-theirs = Rândul adversarului: mai are { $left }
seek-by-post = { $n ->
    [one] prin corespondență, o zi pe rând
    [few] prin corespondență, { $n } zile pe rând
   *[other] prin corespondență, { $n } de zile pe rând
}
