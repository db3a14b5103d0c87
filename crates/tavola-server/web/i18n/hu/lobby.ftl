# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Játssz most valakivel
lobby-quick-note = Élő mérkőzés: { $clock }. Egy megnyomás keres, a következő visszavonja. Regisztrált játékosok között beleszámít az értékszámba.
lobby-points = { $n ->
    [one] Egy pont
   *[other] { $n } pont
}
lobby-quick-nobody = Keresés
lobby-quick-one = { $who } vár
lobby-quick-many = { $n } játékos vár
lobby-quick-withdraw = Várakozás: leállítás
lobby-you-seek = Ellenfelet keresel:
lobby-waited = Várakozás:
lobby-neighbour = { $n ->
    [one] { $who } egypontos mérkőzésre vár.
   *[other] { $who } { $n } pontos mérkőzésre vár.
}
lobby-join = Csatlakozás
lobby-withdraw = Keresés leállítása
lobby-stands = Ez a keresés két hétig él, akár itt vagy, akár nem.
lobby-meanwhile = Addig játssz a bottal
lobby-meanwhile-note = A keresésed él: szólunk, ha az asztalhoz várnak.
lobby-noscript = JavaScript nélkül ez az oldal magától újratöltődik, amíg keresel.
lobby-clock = pontonként { $minutes } perc, körönként { $seconds } mp
lobby-unhurried = kötetlen
lobby-no-clock = óra nélkül
lobby-range = értékszám eltérése legfeljebb { $n }
lobby-title = Lobbi
lobby-here = { $n ->
    [0] Most senki más nincs itt
    [one] Most egy ember van itt
   *[other] Most { $n } ember van itt
}
lobby-seeks-title = Ellenfelet keresnek
lobby-seeks-none = Most senki nem keres ellenfelet.
lobby-seeks-add = Keresés saját feltételekkel
lobby-tables-title = Folyamatban lévő asztalok
lobby-tables-none = Most nincs nézhető asztal.
lobby-chouettes-title = Nyitott chouette-ek
lobby-chouettes-none = Most nincs nyitott chouette.
lobby-events-none = Most nincs verseny.
lobby-events-add = Verseny nyitása
lobby-players = { $n ->
    [one] Egy játékos
   *[other] { $n } játékos
}
lobby-strip-then = 24 órája
lobby-strip-now = most
lobby-strip-empty = Még túl kevés látogatás van ahhoz, hogy kiderüljön, mikor jönnek az emberek
lobby-strip-busiest = { $n ->
    [0] Ilyenkor szoktak a legtöbben lenni
    [one] Körülbelül egy óra múlva szoktak a legtöbben lenni
   *[other] Körülbelül { $n } óra múlva szoktak a legtöbben lenni
}
lobby-called-title = Valaki vár rád
lobby-called = { $who } az asztalnál van.
lobby-called-note = Ha 30 másodpercen belül nem jössz, az asztal bezárul. Nem számít semminek.
lobby-called-rated = Ha 30 másodpercen belül nem jössz, az asztal értékelés nélkül bezárul. Ha gyakran távol maradsz, várnod kell a következő értékelt mérkőzésre.
lobby-called-go = Az asztalhoz
lobby-called-stay = Most nem
lobby-gone = Valaki gyorsabb volt, vagy a keresést visszavonták. Válassz másikat.
lobby-own = Ez a saját keresésed. Önmagad ellen nem játszhatsz.
lobby-too-many = Most elég keresés van. Csatlakozz valamelyikhez, vagy vond vissza egy sajátodat.
lobby-not-rated-they = Ez a játékos most nem játszhat értékszámra. Kérj nem értékelt mérkőzést.
lobby-not-rated = Most nem játszhatsz értékszámra. Válassz nem értékelt mérkőzést.

lobby-asks-title = Kihívások és időpontok
lobby-agreed = Megbeszélt mérkőzésed: { $who }
lobby-challenged = Kihívtad: { $who }
lobby-proposed = Mérkőzést kértél tőle: { $who }
lobby-challenges-you = { $who } kihív
lobby-proposes = { $who } mérkőzést kér tőled
lobby-act-accept = Elfogadás
lobby-act-decline = Elutasítás
lobby-act-take_back = Visszavonás
lobby-date-cancel = Időpont lemondása
lobby-act-begin = Az asztalhoz
lobby-reason = Indok
lobby-reason-none = Nincs indok
lobby-reason-later = Máskor
lobby-reason-shorter = Rövidebb mérkőzés
lobby-reason-longer = Hosszabb mérkőzés
lobby-reason-clock = Más óra
lobby-reason-rules = Más szabályok
lobby-choices = Ki hívhat ki, és mikor szóljunk
lobby-challenged-by = Kihívhat
lobby-challenged-by-anybody = Bárki
lobby-challenged-by-registered = Regisztrált játékosok
lobby-challenged-by-near = Regisztrált játékosok, legfeljebb 300 értékszámpont eltéréssel
lobby-challenged-by-nobody = Senki
lobby-alerts = Szóljatok, ha valaki ellenfelet keres, naponta legfeljebb háromszor
lobby-choices-keep = Mentés
lobby-challenge-over = Ez a kihívás lejárt.
lobby-challenge-early = Az időpont előtt 15 perccel már leülhetsz.
lobby-challenge-nobody = Ez a játékos most nem fogad kihívást.
lobby-challenge-registered = Ez a játékos csak regisztrált játékosoktól fogad kihívást.
lobby-challenge-near = Ez a játékos csak olyan regisztrált játékosoktól fogad kihívást, akiknek az értékszáma legfeljebb 300 ponttal tér el.
lobby-too-many-challenges = Az utóbbi időben sokakat kihívtál. Előbb várd meg a válaszukat.
lobby-no-such-player = Nincs ilyen nevű játékos. Ellenőrizd, jól írtad-e.
challenges-title = Kihívások
challenges-lead = Válassz játékost és feltételeket. Értesítjük, és akkor válaszol, amikor akar.
choose-anybody = Bárki: keresés a lobbiban
choose-anybody-note = Óra nélkül és kötetlen tempóban a keresés két hétig él.
choose-named = Egy játékos, név szerint
knob-whom = A játékos neve
knob-whom-note = Csak ha egy játékost hívsz ki.
knob-range = Az ellenfél értékszáma
knob-range-note = Csak ha a lobbiban keresel.
knob-range-any = Bármennyi
table-next-week = Jövő héten ugyanekkor
table-next-week-asked = Mérkőzést kértél jövő hétre, ugyanekkorra. Az ellenfeledet értesítjük, és szólunk, mit válaszol.
