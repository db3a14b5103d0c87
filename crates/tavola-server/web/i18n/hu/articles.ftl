# Articles that members write, and comments below articles.
articles-languages = Más nyelven
error-not-an-editor = Ez szerkesztőknek való
error-not-an-editor-note = Cikkeket a szerkesztő szerepű tagok írnak. Kérd a klub üzemeltetőitől: regisztrált játékosoknak adják. Ha már megvan, előbb jelentkezz be.

write-title = Cikkeid
write-lead = Amit itt írsz, csak a tiéd, amíg közzé nem teszed. Visszatérhetsz hozzá, megnézheted, hogyan fog kinézni, és kiválaszthatod a megjelenés napját.
write-new = Cikk írása
write-own = Cikkek
write-none = Még semmit nem írtál.
write-begin = Kezdés
write-edit = Szerkesztés
write-read = Olvasás
write-changed = mentve
write-comments = { $n ->
    [0] Hozzászólások: egy sem vár
    [one] Hozzászólások: egy vár
   *[other] Hozzászólások: { $n } vár
 }
write-state-draft = Piszkozat
write-state-scheduled = Ütemezve
write-state-published = Közzétéve
write-state-withdrawn = Visszavonva

write-said-begun = Elkészült a piszkozatod. Csak te látod.
write-said-saved = Mentve.
write-said-published = Közzétéve. Most már mindenki olvashatja.
write-said-scheduled = Ütemezve. A maga napján magától megjelenik.
write-said-withdrawn = Visszavonva. Most senki más nem olvashatja.
write-said-translated = Elkészült egy piszkozat a másik nyelven, benne az eredeti szöveggel. Csak te látod.
write-said-wrong = Ez még nem sikerült. Lent látod, mi a hiba.

write-field-title = Cím
write-field-language = Nyelv
write-field-lead = Bevezető
write-lead-note = Egy-két mondat. Listákban, a hírcsatornában és megosztott linkeknél látszik.
write-field-body = Szöveg
write-body-note = Markdown formátumban.
write-field-tags = Témák
write-tags-note = Vesszővel elválasztva, például cube, race, opening.
write-field-day = A megjelenés napja
write-day-note = Hagyd üresen, ha a közzététel napja legyen. Későbbi napon magától jelenik meg, éjfélkor (UTC).
write-field-name = Webcím
write-name-note = Kisbetűk, számjegyek és kötőjelek. A cikk közzétételéig vagy fordításáig módosítható.
write-preview = Előnézet
write-save = Piszkozat mentése
write-save-published = Módosítások mentése
write-publish = Közzététel
write-withdraw = Visszavonás
write-delete = Piszkozat törlése
write-delete-note = Minden korábbi változatával együtt törlődik. Ez nem vonható vissza.
write-delete-yes = Végleges törlés
write-translate = Fordítás: { $language }
write-original = Eredeti
write-versions = Korábbi változatok
write-versions-note = Nyiss meg egyet, és a szövege az űrlapba kerül. Mentésig semmi nem változik.
write-newer = { $name } közben más szöveget mentett.
write-newer-note = A tiéd még az űrlapban van, nincs mentve. Ments újra, ha felülírnád az övét; az a korábbi változatok között megmarad.
write-newer-text = A másik szöveg
write-unsaved = A szöveg nincs mentve.

write-wrong = Közzététel előtt javítandó
write-wrong-title = A cikknek cím kell.
write-wrong-title-long = A cím legfeljebb { $most } karakter lehet.
write-wrong-lead = Még nincs bevezető.
write-wrong-lead-long = A bevezető legfeljebb { $most } karakter lehet.
write-wrong-body = Még nincs szöveg.
write-wrong-body-long = A szöveg túl hosszú: { $n } ezer bájt, legfeljebb { $most } ezer lehet. Csinálj belőle két cikket.
write-wrong-tags = Egy cikknek legfeljebb { $most } témája lehet.
write-wrong-tag-long = Ez a téma túl hosszú: { $what }
write-wrong-day = Ez nem lehet a nap: { $what }. Válassz 2000 és 2100 között, például 2026-11-25.
write-wrong-name = A webcím kisbetűkből, számjegyekből vagy kötőjelekből állhat, legfeljebb { $most }, és nem lehet olyan név, amelyet a klub saját oldalai használnak.
write-wrong-name-taken = Ez egy másik cikk webcíme: { $what }
write-wrong-name-stays = A webcím már nem módosítható: a cikket közzétették vagy lefordították.
write-wrong-board = Ez a tábla nem olvasható: { $what }. Használj XGID-t vagy GNU Backgammon-azonosítót.
write-wrong-figure = A szabályokban nincs ilyen nevű ábra: { $what }
write-wrong-beside-text = Ennek a táblának külön bekezdés kell: { $what }
write-wrong-boards = Több mint { $most } tábla van.
write-wrong-deep = Listák vagy idézetek több mint { $most } szinten vannak egymásban. Ami utána jön, nem látszik.
write-wrong-link = Ez a link sehová nem vezet: { $what }
write-refused-title-long = Ez a cím túl hosszú.
write-refused-translated = A cikk azon a nyelven már megvan.
write-refused-many = Egy fiók legfeljebb 500 cikket írhat.
write-refused-delete = Csak piszkozat törölhető. Helyette vond vissza a cikket.

write-help = Hogyan írj
write-help-note = A bekezdéseket üres sor választja el. A tábla külön bekezdésben áll. Dobással tovább is játszható; a szövegben lévő lépéseket a fölöttük lévő táblán lehet meglépni.
write-help-position = Állás felállítása
write-help-what = Mit
write-help-how = Hogyan
write-help-heading = Címsor
write-help-strong = Félkövér, dőlt
write-help-list = Lista
write-help-link = Link
write-help-board = Tábla képaláírással
write-help-figure = A szabályok egyik ábrája
write-help-play = Lépés
write-help-clause = Szabálypont

comment-title = Hozzászólások
comment-none = Még nincs hozzászólás.
comment-sign-in = Regisztrált játékosok szólhatnak hozzá.
comment-words = A hozzászólásod
comment-note = Mindenki látja, miután egy szerkesztő vagy moderátor jóváhagyta. Egyszerű szöveg.
comment-send = Küldés
comment-own-waiting = Jóváhagyásra vár. Csak te látod.
comment-own-refused = Nincs jóváhagyva. Csak te látod.
comment-take-away = Törlés
comment-refused-guest = Csak regisztrált játékosok szólhatnak hozzá.
comment-refused-restricted = Nem szólhatsz hozzá eddig: { $until }. Indok: { $reason }
comment-refused-empty = Előbb írj valamit.
comment-refused-long = Egy hozzászólás legfeljebb 1000 karakter.
comment-refused-many = Már öt hozzászólásod vár. Küldj többet, ha jóváhagyták őket.

comments-title = Hozzászólások a cikkekhez
comments-lead = A jóváhagyásodig a szerzőn kívül senki nem látja a hozzászólást. Később meggondolhatod magad.
comments-counts = Vár: { $waiting }. Jóváhagyva: { $shown }. Nincs jóváhagyva: { $refused }.
comments-waiting = Vár
comments-none = Semmi nem vár.
comments-shown = Jóváhagyva
comments-refused = Nincs jóváhagyva
comments-show = Jóváhagyás
comments-refuse = Nem hagyom jóvá
