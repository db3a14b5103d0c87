# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Értékelt
rated-note = Az eredmény mindkettőtök értékszámába beleszámít
rated-off = Nem számít
rated-on = Beleszámít mindkettőtök értékszámába
rated-choose-note = Csak két ember mérkőzése számít.
refused-not-for-rating = Csak két ember mérkőzése számít az értékszámba, a kezdetétől és segítség nélkül.

pace-unhurried = Kötetlen: korlát nélkül
pace-live = Élő: órával
pace-post = Levelező: napok egy-egy körre
pace-note = A meghívón és az asztalnál látszik. Kötetlen tempónál senki nem nyer várakozással; élőben jár az óra, és egy perc marad a visszatérésre; levelezőnél minden körre napok jutnak.
pace-days = Levelező: nap körönként
pace-days-many = { $n ->
    [one] Egy nap
   *[other] { $n } nap
}
pace-post-terms = { $turn ->
    [one] Levelező: körönként egy nap, kezdetben { $bank } nap, legfeljebb { $cap }
   *[other] Levelező: körönként { $turn } nap, kezdetben { $bank } nap, legfeljebb { $cap }
}
pace-unhurried-terms = { $time } perc távollét után az ellenfél felfüggesztheti; várakozással senki nem nyer
pace-live-terms = Összesen { $away } mp, minden visszatéréskor { $back } mp jár vissza; utána az ellenfél várhat, felfüggeszthet vagy igényelhet
pace-title = Várakozás egymásra
pace-resume-listed = Felfüggesztve: folytatás
pace-adjourned = A mérkőzés fel van függesztve.
pace-adjourned-absent = { $you ->
    [true] A mérkőzés fel van függesztve, mert nem voltál itt.
   *[false] A mérkőzés fel van függesztve, mert nem volt itt: { $who }.
}
pace-both-resume = Akkor folytatódik, ha mindketten akarjátok.
pace-wants-on = { $you ->
    [true] Folytatni szeretnéd. Várakozás az ellenfélre.
   *[false] { $who } folytatni szeretné.
}
pace-resume-by = Folytasd eddig: { $date }.
pace-goes-on = A mérkőzés folytatódik.
pace-offered = { $you ->
    [true] Felfüggesztést ajánlottál.
   *[false] { $who } a mérkőzés felfüggesztését ajánlja.
}
pace-post-left = { $you ->
    [true] Hátralévő időd: { $left }{ $rests ->
        [true] ; szabadságon vagy eddig: { $until }.
       *[false] .
    }
   *[false] { $who } hátralévő ideje: { $left }{ $rests ->
        [true] ; szabadságon van eddig: { $until }.
       *[false] .
    }
}
pace-minutes = { $n } perc
pace-hours = { $n } óra
pace-days-hours = { $days ->
    [one] egy nap { $hours } óra
   *[other] { $days } nap { $hours } óra
}
pace-absence-choose = { $who } nincs itt. Ha nem tér vissza ennyi időn belül: { $left }, felfüggesztheted a mérkőzést, vagy igényelheted a győzelmet; ha egyáltalán nem játszott, a mérkőzés semmis.
pace-absence-adjourn = { $who } nincs itt. Ha nem tér vissza ennyi időn belül: { $left }, felfüggesztheted a mérkőzést.
pace-own-absence = Visszatérésre ennyi időd van: { $left }. Utána az ellenfeled felfüggesztheti a mérkőzést, vagy igényelheti a győzelmet.
act-offer_adjourn = Felfüggesztés ajánlása
act-accept_adjourn = Felfüggesztés
act-decline_adjourn = Nem függesztem fel
act-adjourn_absence = Mérkőzés felfüggesztése
act-claim_absence = Győzelem igénylése
act-resume = Mérkőzés folytatása
refused-adjourned = A mérkőzés fel van függesztve. Akkor folytatódik, ha mindketten akarjátok.
refused-not-adjourned = A mérkőzés nincs felfüggesztve.
refused-no-adjourning = Ennél az asztalnál a mérkőzés nem függeszthető fel.
refused-no-adjourn-offered = Senki nem ajánlott felfüggesztést.
refused-only-adjourning = Ennél az asztalnál várakozással senki nem nyer. Felfüggesztheted a mérkőzést.

orders-title = Előkészített lépések
orders-note = Helyetted cselekszenek, amint eljön a pillanatuk. Az ellenfeled nem tud róluk. Az ellenfél egy-egy dobására ott készülhetsz elő, ahol csak egy lépést hagy neki: akkor szerepel a listában.
orders-always = Ha bármikor odáig jut
orders-now = Ebben az állásban
orders-rolls = Ha ezt dobja
orders-add = Előkészítés
orders-cancel = Törlés
orders-kept = Előkészítve.
orders-cancelled = Törölve.
orders-void = Már nem érvényes: { $text }
order-forced = Kényszerű körök azonnali lelépése
order-roll_without_double = Azonnali dobás, ha nem duplázhatok
order-roll_dead_cube = Azonnali dobás, ha ez a játszma megnyeri a mérkőzést
order-roll_until-hit = Dobj helyettem, amíg kiütés nem történik
order-roll_until-no_contact = Dobj helyettem, amíg van kontakt
order-roll_until-bear_off = Dobj helyettem, amíg az ellenfél kipakolni nem kezd
order-if_doubled-take = Ha dupláz: elfogadás
order-if_doubled-pass = Ha dupláz: passz
order-if_doubled-beaver = Ha dupláz: beaver
order-if_dance-roll = Ha nem tud lépni: dobás
order-if_dance-double = Ha nem tud lépni: duplázás
order-if_roll = Ha a dobása { $roll }: { $then ->
    [double] duplázás
   *[roll] dobás
}
refused-orders-not-here = Lépést előkészíteni csak folyamatban lévő levelező mérkőzésben lehet.
refused-orders-not-known = Ez az állás még nem ismert. Akkor készíthető elő, amikor az ellenfeled következik dobással.
refused-orders-not-possible = Ez abban az állásban nem lesz lehetséges.
refused-orders-too-many = Már annyit előkészítettél, amennyit egy asztalnál lehet.
refused-orders-no-such = Ez már nincs előkészítve.
key-adjourn = beleegyezés a felfüggesztésbe; felfüggesztés, ha az ellenfél túl sokáig nincs itt
key-orders = az előkészített lépésekhez

conduct-title = Értékelt mérkőzések elhagyása
conduct-terms = Aki gyakran elhagyja az értékelt mérkőzéseket, vár a következő előtt. Elhagyottnak számít, ha a győzelmet távollét miatt igénylik, ha az idő tétlenül lejár, vagy ha valaki azonnal feladja.
conduct-so-far = { $left ->
    [0] Az utolsó értékelt mérkőzéseid közül egyet sem hagytál el.
   *[other] { $of ->
        [one] Elhagytad az utolsó értékelt mérkőzésedet.
       *[other] Utolsó értékelt mérkőzéseid száma { $of }, ebből elhagytál: { $left }.
    }
}
conduct-next = { $minutes ->
    [one] Ha még egyet elhagysz, egy percet vársz a következő értékelt mérkőzés előtt.
   *[other] Ha még egyet elhagysz, { $minutes } percet vársz a következő értékelt mérkőzés előtt.
}
conduct-waits = Értékelt mérkőzést újra játszhatsz ennyi idő múlva:
conduct-why = Utolsó értékelt mérkőzéseid száma { $of }, ebből elhagytál: { $left }.
conduct-open = Barátságos mérkőzést továbbra is játszhatsz, emberek és botok ellen.
conduct-adjourned = Három értékelt mérkőzésed van felfüggesztve. Folytasd valamelyiket, mielőtt újat kezdesz.
rated-waits = { $minutes ->
    [one] Egy perc múlva játszhatsz újra értékelt mérkőzést, mert az utolsók közül ({ $of }) elhagytál ennyit: { $left }. Barátságos mérkőzést továbbra is játszhatsz.
   *[other] { $minutes } perc múlva játszhatsz újra értékelt mérkőzést, mert az utolsók közül ({ $of }) elhagytál ennyit: { $left }. Barátságos mérkőzést továbbra is játszhatsz.
}
rated-adjourned = Három értékelt mérkőzésed van felfüggesztve. Folytasd valamelyiket, mielőtt újat kezdesz.
rated-adjourned-pair = Az utolsó értékelt mérkőzésed ezzel a játékossal fel van függesztve. Folytasd, mielőtt újat kezdesz.
rated-adjourned-full = Egyikőtöknek már három felfüggesztett értékelt mérkőzése van. Játsszatok tovább, vagy kérd később.

vacation-title = Szabadság
vacation-lead = Szabadság alatt minden levelező mérkőzésedben áll az időd. Az ellenfeleid látják, hogy szabadságon vagy, és meddig.
vacation-left = { $n ->
    [0] Idén nem maradt szabadságod.
    [one] Idén egy nap szabadságod maradt.
   *[other] Idén { $n } nap szabadságod maradt.
}
vacation-itself = Mielőtt idő miatt veszítenél, automatikusan levonunk egy napot, amíg van még.
vacation-until = Szabadságon vagy eddig:
vacation-days = Napok mostantól
vacation-more = További napok utána
vacation-begin = Szabadság kezdése
vacation-extend = Szabadság meghosszabbítása
vacation-end = Szabadság befejezése most
vacation-end-note = A még el nem kezdett napok megmaradnak későbbre.
vacation-too-many = Ennyi napod már nincs. Válassz kevesebbet.
vacation-listed = { $n ->
    [0] Levelező mérkőzésekhez nem maradt szabadságod
    [one] Levelező mérkőzésekhez egy nap szabadságod maradt
   *[other] Levelező mérkőzésekhez { $n } nap szabadságod maradt
}
vacation-listed-on = Szabadságon vagy a levelező mérkőzésekben
post-yours = Te következel: még { $left }
post-theirs = Az ellenfél következik: még { $left }
seek-by-post = { $n ->
    [one] levelező, körönként egy nap
   *[other] levelező, körönként { $n } nap
}
