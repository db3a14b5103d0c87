# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = te
you-first = Te
you-object = te
white = Világos
black = Sötét
bot = bot
you-mark = te
seat-free = Szabad hely
gone = nincs itt
bar-word = bar
off-word = off
number = { $n ->
    [0] nulla
    [1] egy
    [2] két
    [3] három
    [4] négy
    [5] öt
    [6] hat
    [7] hét
    [8] nyolc
    [9] kilenc
    [10] tíz
    [11] tizenegy
    [12] tizenkét
    [13] tizenhárom
    [14] tizennégy
    [15] tizenöt
   *[other] { $n }
}
# Places and what stands there
board-label = Tábla. A nyílbillentyűk mezőről mezőre visznek, az Enter mozgatja a korongot.
point = { $number }. mező
bar-yours = a te sorompód
bar-theirs = az ellenfél sorompója
tray-yours = a te tálcád
tray-theirs = az ellenfél tálcája
bar-white = Világos sorompója
bar-black = Sötét sorompója
tray-white = Világos tálcája
tray-black = Sötét tálcája
place = { $place }, { $checkers }
checkers-none = üres
checkers-count = { $count } korong
checkers-yours = { $n ->
    [1] egy fedetlen korongod
   *[other] { $count } korongod
}
checkers-theirs = { $n ->
    [1] az ellenfél egy fedetlen korongja
   *[other] az ellenféltől { $count } korong
}
checkers-white = { $n ->
    [1] egy fedetlen világos korong
   *[other] { $count } világos korong
}
checkers-black = { $n ->
    [1] egy fedetlen sötét korong
   *[other] { $count } sötét korong
}
moves-to = lépés ide: { $to }
moves-hitting = lépés ide, kiütéssel: { $to }
moves-off = kipakolás
quadrant-home = Az otthonod: { $checkers }
quadrant-outer = Az udvarod: { $checkers }
quadrant-their-outer = Az ellenfél udvara: { $checkers }
quadrant-their-home = Az ellenfél otthona: { $checkers }
dice-swap = Kockák: { $a } és { $b }. Sorrend felcserélése
dice-done = Kockák: { $a } és { $b }, lelépve. Felvétel
cube-press = Duplázókocka: duplázás, új érték { $value }
cube-middle = Duplázókocka középen, értéke { $value }
cube-owned = Duplázókocka, értéke { $value }, gazdája: { $you ->
    [true] te
   *[false] { $who }
}

# Acts
act-roll = Dobás
act-double = Duplázás
act-confirm_double = Duplázás: { $value }
act-cancel_double = Nem
act-take = Elfogadás
act-drop = Passz
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Kész
act-no_move = Nincs szabályos lépés: tovább
act-undo = Visszavonás
act-next_game = Következő játszma
act-offer_rematch = Visszavágó
act-accept_rematch = Visszavágó elfogadása
act-decline_rematch = Nem, köszönöm
act-accept_resignation = Elfogadás
act-reject_resignation = Játsszunk tovább
act-annul_doubles = A duplázások semmissé tétele
act-annul_doubles-detail = a Crawford-játszmában nincs duplázás
act-correct_start = A kezdés kijavítása
act-correct_start-detail = a negyedik dobás előtt
act-roll_early = Korai dobás
act-double_early = Korai duplázás
act-double_by_mistake = Duplázás a Crawford-játszmában
act-accept_play = Maradjon így
act-challenge = Szabályos lépés kérése
confirm-double = Duplázás, új érték { $value }? Nyomd meg újra a megerősítéshez.

# The line under the board
status-waiting = Várakozás az ellenfélre.
status-waiting-doubles = Várakozás, amíg mindenki leül.
status-ready = A mérkőzés mindjárt kezdődik.
status-opening = Dobj, hogy kiderüljön, ki kezd.
status-opening-tie = Mindkét dobás { $die }: dobjatok újra.
status-rolling = Gurulnak a kockák.
status-their-roll = { $who } következik dobással.
status-their-play = { $who } következik: { $roll }.
status-doubled = Duplázás, új érték { $value }. Várjuk a választ: { $who }.
status-play = { $roll }: te lépsz.
status-cannot = { $roll }: nincs szabályos lépés.
status-complete = Nyomd meg a Kész gombot, vagy vonj vissza egy lépést.
status-rolled-early = { $mover ->
    [you] { $who } túl korán dobott ({ $roll }): a dobás érvényes, te ennek tudatában lépsz. Előtte már nem duplázhat (IRR-07).
    [opponent] Túl korán dobtál ({ $roll }): a dobás érvényes, az ellenfeled ennek tudatában lép, te pedig nem duplázhatsz (IRR-07).
   *[other] { $who } túl korán dobott ({ $roll }): a dobás érvényes (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } túl korán duplázott: ennek tudatában lépsz, utána válaszolsz (CUB-09).
    [opponent] Túl korán dupláztál: nem vonható vissza (CUB-09).
   *[other] { $who } túl korán duplázott (CUB-09).
}
status-shown = A lépésed kifogásolható, amíg nem dob: { $who }.
status-challenged = { $who } szabályos lépést kér: lépd le újra, { $roll }.
status-their-shown-answer = { $who } lépett. Hagyd jóvá, vagy kérj szabályos lépést.
status-their-shown = { $who } lépett. Dobással elfogadod.
status-resigned = Feladást ajánlottál: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] egyszerű játszma
}. Várjuk a választ.
status-next-wanted = Várakozás az ellenfélre.
status-rematch-asked = Visszavágót kértél.
status-rematch-offered = Az ellenfeled visszavágót szeretne.
status-closed = Ez az asztal lezárult.
done-unmoved = Nem léptél semmit. Nyomd meg újra, ha mégis befejezed a köröd.
roll-early-sure = Az ellenfeled még nem fejezte be. A mostani dobás az asztal szabályai szerint érvényes marad. Nyomd meg újra, ha mégis dobsz.
double-early-sure = Ez a duplázás túl korai, és nem vonható vissza (CUB-09). Nyomd meg újra, ha mégis duplázol.
not-complete = A köröd nem teljes: annyi számot kell lelépned, amennyit szabályosan lehet.
not-now = Ezt most nem teheted.
dice-used = Mindkét kockát lelépted. Vonj vissza, ha másképp lépnél.
typing = Lépés: { $text }
typed-wrong = „{ $text }” nem szabályos lépés.
deadline = { $you ->
    [true] Dönts { $seconds } mp-en belül.
   *[false] Döntési idő még { $seconds } mp: { $who }.
}
absence = { $who } nincs itt. Ha nem tér vissza ennyi időn belül: { $left }, igényelheted a győzelmet.
line-open = Kapcsolódva
line-lost = A kapcsolat megszakadt. Újrakapcsolódás…
replay-start = A játszma eleje, 0 / { $of }
replay = { $at } / { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } leült.
say-gone = { $who } elvesztette a kapcsolatot.
say-back = { $who } visszatért.
say-play = { $who } dobása { $a }-{ $b }, lépése { $play }.
say-play-told = { $who } lépése: { $play }.
say-play-short = { $play }.
say-cannot = { $who } dobása { $a }-{ $b }, nincs szabályos lépés.
say-cannot-told = { $who }: nincs szabályos lépés.
say-roll = { $double ->
    [true] Dupla { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] nincs szabályos lépés
    [one] egy lépés
   *[other] { $n } lépés
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } dobása { $a }-{ $b }.
say-complete = A kör teljes
say-forced = Kényszerlépés: { $play }.
say-doubles = { $who } dupláz, új érték { $value }. Elfogadod vagy passzolsz?
say-beaver = { $who } beavert mond: a duplázókocka értéke { $value } lenne.
say-raccoon = { $who } raccoont mond: a duplázókocka értéke { $value } lenne.
say-otter = { $who } otterrel válaszol: a duplázókocka értéke { $value } lenne.
say-cube = Duplázókocka, értéke { $value }, gazdája: { $you ->
    [true] te
   *[false] { $who }
}.
say-cube-middle = Duplázókocka középen, értéke { $value }.
say-game = { $game }. játszma.
say-crawford = { $game }. játszma, a Crawford-játszma: nincs duplázás.
say-result = { $you ->
    [true] { $win ->
        [gammon] Gammont nyertél
        [backgammon] Backgammont nyertél
       *[single] Megnyerted a játszmát
    }
    [lost] { $win ->
        [gammon] Gammont vesztettél
        [backgammon] Backgammont vesztettél
       *[single] Elvesztetted a játszmát
    }
   *[false] { $who } { $win ->
        [gammon] gammont nyert
        [backgammon] backgammont nyert
       *[single] megnyerte a játszmát
    }
}{ $ending ->
    [dropped] {" "}passzolt duplázás után
    [resigned] {" "}feladás után
    [claimed] {" "}igényléssel
    [flag] {" "}időre
    [forfeited] {" "}játék nélkül
    [adjudicated] {" "}döntés alapján
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] , duplázókocka: { $cube }
}, { $points ->
    [one] egy pont
   *[other] { $points } pont
}.
say-match-won = { $you ->
    [true] Megnyerted a mérkőzést
    [lost] Elvesztetted a mérkőzést
   *[false] { $who } megnyerte a mérkőzést
}{ $cause ->
    [flag] {" "}időre
    [too_slow] , mert a döntés túl sokáig tartott
    [absent] { $you ->
        [lost] , mert távol maradtál
       *[other] , mert az ellenfél távol maradt
    }
    [left] { $you ->
        [lost] , mert elmentél
       *[other] , mert az ellenfél elment
    }
    [resigned] {" "}feladás után
    [ruling] {" "}döntés alapján
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] A parti véget ért: egy játékos elment.
    [absent] A parti véget ért: egy játékos távol maradt.
    [too_slow] A parti véget ért: egy döntés túl sokáig tartott.
    [flag] A parti véget ért: egy játékosnak lejárt az ideje.
    [resigned] A parti véget ért: egy játékos feladta.
    [ruling] A parti döntés alapján véget ért.
    [annulled] A mérkőzés semmis: senkinek sem számít.
   *[session_over] A parti véget ért.
}
say-resigns = { $who } feladást ajánl: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] egyszerű játszma
}.
say-rejected = A feladást elutasították: játsszatok tovább.
say-your-turn = Te következel: dobj.
say-your-turn-cube = Te következel: dobj vagy duplázz.
say-pips = Pipszám: te { $yours }, az ellenfél { $theirs }.
score-money = Állás: { $yours }–{ $theirs }.
points-word = pont
score-stake = Állás: { $yours }–{ $theirs }. { $lead ->
    [level] Senki nem tartozik senkinek
    [you] Előnyöd: { $amount }
    [opponent] Az ellenfeled előnye: { $amount }
   *[other] { $who } előnye: { $amount }
}.
score-match = Állás: { $yours }–{ $theirs }, { $length } pontig.
score-match-stood = Az állás ez volt: { $yours }–{ $theirs }, { $length } pontig.

# Around the board
bar-you = Te: { $who }
bar-them = Ellenfél: { $who }
pips = { $n } pip
away = még { $n } kell
score-of = állás: { $n }
title-game = { $game }. játszma
title-crawford = Crawford
no-move = nincs lépés
moved-double = duplázás: { $value }
moved-take = elfogadás
moved-drop = passz
moved-beaver = beaver: { $value }
moved-raccoon = raccoon: { $value }
moved-otter = otter: { $value }
moved-roll_early = túl korai dobás
moved-double_early = túl korai duplázás: { $value }
moved-annul_doubles = a Crawford-játszma duplázásai semmisek
moved-correct_start = kezdés kijavítva
moved-challenge = szabályos lépés kérése
game-how = { $ending ->
    [dropped] passz
    [resigned] { $win ->
        [gammon] gammon, feladva
        [backgammon] backgammon, feladva
       *[single] feladva
    }
    [claimed] { $win ->
        [gammon] gammon, igénylés
        [backgammon] backgammon, igénylés
       *[single] igénylés
    }
    [flag] { $win ->
        [gammon] gammon, időre
        [backgammon] backgammon, időre
       *[single] időre
    }
    [forfeited] { $win ->
        [gammon] gammon, játék nélkül
        [backgammon] backgammon, játék nélkül
       *[single] játék nélkül
    }
    [adjudicated] { $win ->
        [gammon] gammon, döntés alapján
        [backgammon] backgammon, döntés alapján
       *[single] döntés alapján
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] egyszerű
    }
}
match-decided = { $cause ->
    [flag] a mérkőzés időre dőlt el
    [too_slow] megnyert mérkőzés: a döntés túl sokáig tartott
    [absent] megnyert mérkőzés: az ellenfél távol maradt
    [left] megnyert mérkőzés: az ellenfél elment
    [ruling] döntés alapján megnyert mérkőzés
   *[resigned] feladott mérkőzés
}{ $between ->
    [true] {" "}két játszma között
   *[false] {""}
}
plays-count = { $n ->
    [one] Egy szabályos lépés
   *[other] { $n } szabályos lépés
}
resign-single = Egyszerű játszma feladása: { $points ->
    [one] 1 pont
   *[other] { $points } pont
}
resign-gammon = Gammon feladása: { $points } pont
resign-backgammon = Backgammon feladása: { $points } pont
resign-match = Az egész mérkőzés feladása
resign-match-sure = Igen, feladom az egész mérkőzést
resign-match-no = Nem, játszom tovább
resign-when-done = { $win ->
    [gammon] Gammon feladását ajánlod
    [backgammon] Backgammon feladását ajánlod
   *[single] A játszma feladását ajánlod
}, amint a köröd véget ér (END-08). Az Esc visszavonja.
resign-kind = { $win ->
    [gammon] Gammon feladása
    [backgammon] Backgammon feladása
   *[single] Egyszerű játszma feladása
}
leave-session = A parti befejezése
leave-table = Felállás az asztaltól
lookback-game = { $match ->
    [1] { $game }. játszma
   *[other] { $match }. mérkőzés, { $game }. játszma
}
lookback-open = Visszanézés: { $game }. játszma
lookback-unreachable = A játszmák most nem tölthetők be. Próbáld újra egy pillanat múlva.
copied = Másolva: { $text }
watchers = { $n ->
    [one] 1 néző
   *[other] { $n } néző
}
bot-level = Bot · { $level }
bot-level-beginner = kezdő
bot-level-novice = újonc
bot-level-casual = alkalmi
bot-level-intermediate = középhaladó
bot-level-advanced = haladó
bot-level-expert = mester
bot-level-full = teljes erő
stake-per-point = pontonként { $unit }
line-needed = Nincs kapcsolat: ez újra lehetséges, amint helyreáll.
line-waiting = Még nincs elküldve: amit tettél, elmegy, amint a kapcsolat helyreáll.
moved-rejected_single = egyszerű játszma feladása: elutasítva
moved-rejected_gammon = gammon feladása: elutasítva
moved-rejected_backgammon = backgammon feladása: elutasítva
act-double-detail = új érték { $value }
act-take-detail = tét { $asked }
act-drop-detail = veszteség { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = nyereség { $points }
act-beaver-detail = új érték { $beaver }
act-raccoon-detail = új érték { $beaver }
act-otter-detail = új érték { $beaver }
key-escape = vissza bármiből, ami félbemaradt; vissza a korábbi lépések nézéséből
key-mouse = lépés az első kockával; jobb kattintás: a másikkal
key-dice = kockák felcserélése; ha a kör teljes: kész
key-drag = lépés mindkét kockával egyszerre
invite-copied = Másolva. Küldd el az ismerősödnek.
invite-select = Másold ki a kijelölt linket, és küldd el az ismerősödnek.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Ez az asztal lezárult.
refused-not-seated = Ezt csak az asztal játékosai tehetik.
refused-seat-taken = Ez a hely foglalt.
refused-wrong-invitation = Ez a hely meghívottnak van fenntartva.
refused-not-begun = A mérkőzés még nem kezdődött el.
refused-no-game = Nincs folyamatban játszma.
refused-match-over = A mérkőzés véget ért.
refused-opponent-left = Az ellenfeled elment.
refused-dice-called = A kockák mindjárt gurulnak.
refused-time-is-up = Lejárt az idő.
refused-rules = Ezt a szabályok most nem engedik.
refused-not-opened = Nincs ilyen asztal.
refused-opened-already = Ez az asztal már létezik.
refused-not-allowed = Ezt csak a szerver vagy a versenyigazgató teheti.
refused-nobody = Előbb add meg a neved.
refused-seated-already = Már van itt helyed.
refused-same-player = Önmagad ellen nem játszhatsz.
refused-broken-start = Ezekkel a beállításokkal az első játszma nem kezdődhet el.
refused-ready-already = Már jelezted, hogy készen állsz.
refused-begun-already = A mérkőzés már elkezdődött.
refused-seats-kept = A helyek a mérkőzés végéig nem változhatnak.
refused-game-on = A játszma még tart.
refused-match-not-over = A mérkőzés még tart.
refused-no-match = Pénzjátékban nincs feladható mérkőzés: add fel a játszmát, vagy menj el.
refused-asked-already = Ezt már kérted.
refused-rejected-before = Az ellenfeled ezt elutasította; a következő dobás után újra felajánlhatod.
refused-no-rematch = Senki nem ajánlott visszavágót.
refused-not-that-roll = Egy másik dobás vár a láncszemeire.
refused-link-opened = Ennek a dobásnak a láncszeme már nyitva van.
refused-no-own-chain = Ennek a helynek a láncszemeit a szerver nyitja.
deposit-no-own-chain = Magot akkor lehet itt hagyni, ha ez a hely már saját lánc mellett kötelezte el magát.
deposit-not-the-seed = Ez a mag nem ahhoz a lánchoz tartozik, amely mellett ez a hely elkötelezte magát.
refused-bad-link = Ez a láncszem nem illik ahhoz, ami mellett ez a hely elkötelezte magát.
refused-another-log = Ez a böngésző a mérkőzés más menetét látta, mint ami itt fel van jegyezve.
refused-too-long = Egy szöveg vagy lista túl hosszú, vagy egy szám túl nagy.
refused-chain-too-long = Egy lánc legfeljebb 4096 szemből áll.
dice-alarm-commitment = A szerver megváltoztatta, ami mellett a mérkőzés előtt elkötelezte magát.
dice-alarm-chains = A mérkőzés elkötelezett láncai a kezdés után megváltoztak.
dice-alarm-start = Az egyik láncszemedet már a mérkőzés kezdete előtt elkérték.
dice-alarm-ahead = Elkérték a láncszemet ehhez a dobáshoz: { $number }, pedig a következő dobás száma { $expected }. A szerver így jövőbeli dobásokat ismert volna meg.
dice-alarm-log = A szerver most a mérkőzés más menetét mutatja, mint korábban.
dice-alarm-between = { $number }. dobás: már kérték, de a kockák gurulása előtt valami más történt.
dice-alarm-twice = { $number }. dobás: másodszor is lekérték; más kérte, vagy másra.
dice-alarm-dice = A táblán lévő kockák nem egyeznek a feljegyzettekkel.
dice-alarm-lost = { $number }. dobás: a szerver megkapta a láncszemedet, de nem nyitottként jegyezte fel.
dice-alarm-escrow = { $number }. dobás: a feljegyzés szerint letétből nyitották, de ez a böngésző semmit sem helyezett letétbe.
dice-alarm-proof = A kockák jegyzőkönyve ellentmondásos: { $fault }
dice-alarm-refused = Ez a böngésző ebben a mérkőzésben nem nyit több láncszemet; helyükre a közzétett alapérték kerül, és ez a jegyzőkönyvben is látszik.
dice-said = Figyelem: { $text }
dice-remark-late = { $number }. dobás: a láncszemed a kérés beérkezése után { $seconds } mp-cel indult el, és már nem számított: helyére a közzétett alapérték került.
dice-remark-away = { $n ->
    [one] Egy dobás akkor történt, amikor ez a böngésző nem volt jelen: a láncszemed helyére a közzétett alapérték került.
   *[other] { $n } dobás akkor történt, amikor ez a böngésző nem volt jelen: a láncszemeid helyére a közzétett alapérték került.
}
dice-remark-elsewhere = A kockákhoz tartozó részed nem ebben a böngészőben van, hanem abban, ahol készen álltál. Itt minden dobásod vár egy kicsit, majd a közzétett alapértéket használja. A másik böngészőben a „Folytatás másik eszközön” linkje áthozza ide a részed.
dice-remark-house = Ez a böngésző semmit nem tárol, ezért a kockák rád eső részét is a szerver sorsolja.
dice-remark-unsure = Több dobás történt ennek a böngészőnek a távollétében, mint amennyiért kezeskedhet: ebben a mérkőzésben nem nyit több láncszemet, helyükre a közzétett alapérték kerül.
dice-remark-brought = A kockákhoz tartozó részed most már ebben a böngészőben is megvan.
dice-right = { $rolls ->
    [one] A kockák ellenőrizve: az egyetlen dobás abból következik, amit a mérkőzés előtt elzártak, és amit ez a böngésző megőrzött.
   *[other] A kockák ellenőrizve: mind, összesen { $rolls } dobás abból következik, amit a mérkőzés előtt elzártak, és amit ez a böngésző megőrzött.
}
dice-fits = { $rolls ->
    [one] A kockák ellenőrizve: az egyetlen dobás egyezik a jegyzőkönyvvel. Ez a böngésző nem tárolt semmi sajátot, amivel összevethetné.
   *[other] A kockák ellenőrizve: mind, összesen { $rolls } dobás egyezik a jegyzőkönyvvel. Ez a böngésző nem tárolt semmi sajátot, amivel összevethetné.
}
dice-wrong = A mérkőzés kockái nem abból következnek, amit előtte elzártak.
refused-no-dice = Ehhez hiányoznak a kockák.
refused-too-many-steps = Egy lépés legfeljebb négy mozdulatból áll.
refused-nothing-changes = Ez semmit sem változtatna.
refused-no-clock = Itt nincs óra.
refused-break-between-games = Szünetet a játszmák között lehet tartani.
refused-nothing-due = Most nincs teendő.
refused-not-absent = Az ellenfeled még nincs elég ideje távol.
refused-too-fast = Túl sok kérés: várj egy pillanatot.
refused-not-yours = Ehhez nincs jogod.
refused-malformed = A szerver ezt nem értette.
refused-away = A klub most semmit nem tud menteni. Próbáld újra hamarosan; az órád addig áll.
refused-trouble = Hiba történt nálunk. Próbáld újra.
clause-END-08 = Feladni a kör befejezése után lehet, és legfeljebb annyit, amennyibe a játszma még kerülhet.
clause-END-09 = További dobások még megváltoztathatják az eredményt.
clause-MOV-01 = Ezen a mezőn az ellenfélnek két vagy több korongja áll.
clause-MOV-02 = Minden szám külön mozdulat, és egyetlen olyan köztes mező sem szabad, ahol ez a korong megállhatna.
clause-MOV-03 = Egyik szám sem léphető le önmagában.
clause-MOV-05 = A duplát legfeljebb négyszer lehet lelépni.
clause-MOV-06 = Két szín soha nem áll egy mezőn.
clause-MOV-07 = Mindkét számot le kell lépni.
clause-MOV-08 = Ha csak az egyik szám léphető le, akkor a nagyobbat kell.
clause-MOV-09 = Duplából annyit kell lelépni, amennyit csak lehet.
clause-MOV-10 = Csak akkor marad ki a köröd, ha nincs szabályos lépésed.
clause-HIT-02 = Előbb a sorompón lévő korongoknak kell bejönniük.
clause-HIT-03 = A mező, ahol bejönnél, nem szabad.
clause-HIT-04 = Annyi korongnak kell bejönnie, amennyinek csak lehet.
clause-OFF-01 = Kipakolni csak akkor lehet, ha minden korongod otthon van.
clause-OFF-02 = A szám szerinti mezőről pakolj ki.
clause-OFF-03 = A magasabb mezőn álló koronggal kell lelépni a számot.
clause-OFF-04 = A legmagasabb meződről pakolj ki.
clause-OFF-08 = Kipakoláskor is mindkét számot fel kell használni.
clause-CUB-02 = A duplázókocka nem a tiéd, vagy már dobtál.
clause-CUB-03 = Senki nem ajánlott neked semmit.
clause-CUB-04 = Nem duplázhatsz kétszer egymás után.
clause-CUB-06 = Előbb a duplázásra kell válaszolni.
clause-CUB-15 = Ezekben a szabályokban nincs ilyen válasz.
clause-CUB-17 = E szabályok szerint ennél a pontállásnál nem duplázhatsz.
clause-MAT-02 = A Crawford-játszmában nincs duplázás.
clause-MAT-04 = A Crawford-játszma után a hátrányban lévő játékos a harmadik köre előtt nem duplázhat.
clause-SET-07 = A kezdődobás dönti el, ki kezd.
clause-SET-08 = Előbb dobj.
clause-IRR-01 = A mutatott lépés szabályos, és érvényes.
clause-IRR-02 = A kör véget ért.
clause-IRR-05 = Nem te következel.
clause-OPT-03 = Ilyen mérkőzésben nincs.

# Settings
set-group-board = Tábla
set-group-auto = Automatikus játék
set-group-sound = Hangok
set-group-voice = Felolvasás
set-board = Tábla
set-board-noce = Noce (dió)
set-board-lavagna = Lavagna (palatábla)
set-board-chiaro = Chiaro (nagy kontraszt)
set-board-panno = Panno (zöld posztó)
set-board-marmo = Marmo (márvány)
set-board-lacca = Lacca (lakk és arany)
set-look = Megjelenés
set-look-system = Mint a rendszer
set-look-light = Világos
set-look-dark = Sötét
set-numbers = A mezők számai
set-numbers-own = Mindenkinek otthonról
set-numbers-absolute = Mindkettőnek ugyanaz (a lépések leírása otthonról számol)
set-home = Otthon
set-home-right = Jobbra
set-home-left = Balra
set-colour = A korongjaid
set-colour-light = Világosak
set-colour-dark = Sötétek
set-speed = Animáció
set-speed-slow = Lassú
set-speed-normal = Normál
set-speed-fast = Gyors
set-speed-quick = Nagyon gyors
set-speed-none = Nincs
set-arrows = Utolsó lépés mutatása
set-pips = Pipszám mutatása
set-clocks = Órák mutatása
set-autoForced = Teljesen kényszerű körök lelépése
set-autoPass = Tovább, ha nincs szabályos lépés
set-autoRoll = Dobás, ha nem lehet duplázni
set-autoBearOff = Kipakolás, ha már nincs kontakt
set-fastForward = Gyorsítás, ha be vagy zárva
set-confirmDouble = Duplázás megerősítése
set-soundRoll = Kockák
set-soundChecker = Korongok
set-soundHit = Kiütés
set-soundOff = Kipakolás
set-soundCube = Duplázókocka
set-soundClock = Fogyó idő
set-soundTurn = Te következel
set-sayRolls = Dobások
set-sayRolls-full = A lépések számával
set-sayRolls-short = Csak a kockák
set-sayRolls-none = Ki
set-sayPlays = Az ellenfél lépései
set-sayPlays-full = Ki, dobás és lépés
set-sayPlays-short = Csak a lépés
set-sayPlays-none = Ki

# Keys
key-go = dobás, kész, következő
key-undo = egy mozdulat visszavonása
key-undo-all = az egész kör visszavonása
key-double = duplázás
key-take = elfogadás
key-drop = passz, elutasítás
key-beaver = beaver, raccoon, otter
key-swap = kockák felcserélése
key-flip = tábla megfordítása
key-list = szabályos lépések listája; egy szám és az Enter lelépi
key-last = utolsó lépés újra
key-clocks = órák mutatása vagy elrejtése
key-pips = pipszám mutatása vagy elrejtése
key-quadrants = tábla felolvasása negyedenként
key-type = lépés beírása, majd Enter
key-replay = játszma végigléptetése
key-board = a táblára
key-help = ez a lista
key-bell = a csengőhöz, az értesítéseidhez

# Consultation doubles: two who share a side
pair-title = A párod
pair-hand = kockák: { $who }
pair-away = nincs itt: { $who }
pair-dice = { $you ->
    [true] Nálad vannak a kockák, te játszol az oldaladért.
   *[false] A kockák gazdája { $who }, aki az oldaladért játszik.
}
pair-private = Ezt csak ti ketten olvassátok.
pair-come-back = Visszatérés és a kockák átvétele
pair-leave = Távozás ({ $who } játszik tovább)
pair-left = { $who } elment. Egyedül játszol tovább; a társad visszajöhet.
pair-you-left = Elmentél, { $who } játszik tovább. Visszajöhetsz.
pair-away-note = { $who } nincs itt. Átveheted a kockákat.
pair-links-away = A kockák rátok eső részét ez a böngésző nyitja: { $who }. Amíg nincs jelen, minden dobás kicsit tovább tart.
act-take_dice = Kockák átvétele
act-give_dice = Kockák átadása: { $who }
act-advise = Írj a társadnak
status-advise = { $who } következik: { $roll }. Mozgasd a korongokat, hogy lépést mutass a társadnak.
status-advise-ready = Mutasd meg a lépést, vagy vond vissza. Társad: { $who }.
say-dice = { $you ->
    [true] Nálad vannak a kockák.
   *[false] A kockák gazdája { $who }.
}
say-partner-left = { $who } elment.
say-partner-back = { $who } visszatért.
talk-you = Te
key-talk = írás a társadnak
key-dice-hand = kockák átvétele vagy átadása a társadnak
refused-no-partner = Ennél az asztalnál nincs társad.
refused-partner-has-dice = A kockák a társadnál vannak. Vedd át őket, ha játszani akarsz.
refused-partner-missing = A társad nincs az asztalnál.
refused-bot-in-pair = A bot egyedül játszik: egy pár két ember.
refused-bad-text = 1–500 karaktert írj.

# What a side says among itself, here and in a chouette
talk-none = Még senki nem szólt.
talk-label-partner = Üzenet a társadnak
talk-play-this = Ezt lépjük
talk-send = Küldés
talk-show = Mutatás a táblán
talk-hide = Elrejtés
act-advise_play = Lépés megmutatása
act-propose = Javaslat
said-advice = { $who } tanácsa: { $text }

# The tutor

knob-tutor = Tutor
act-take_back = Visszavétel
key-hint = tipp
key-take-back = visszavétel
tutor-title = Biztosan ezt akarod?
tutor-costs =
    { $kind ->
        [play] Ez a lépés ennyit veszít: { $loss }.
       *[decision] Ez a döntés ennyit veszít: { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Mégis ezt lépem
       *[other] Mégis így döntök
    }
tutor-show = Mutasd, mi jobb
tutor-again = Új választás
tutor-hint = Tipp
tutor-hint-title = A legjobb lépések
tutor-hint-play = { $play } { $loss }
tutor-back = Vissza az asztalhoz
tutor-taken-back =
    { $n ->
        [0] Ebben a mérkőzésben semmit nem vettél vissza.
        [one] Ebben a mérkőzésben egyszer vettél vissza.
       *[other] Visszavételek ebben a mérkőzésben: { $n }.
    }
tutor-cube-no_double = Ne duplázz.
tutor-cube-double = Duplázz.
tutor-cube-too_good = Duplázáshoz túl jó: játssz tovább.
tutor-cube-take = Fogadd el.
tutor-cube-drop = Passzolj.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Nincs duplázás { $wait }, duplázás és elfogadás { $take }, duplázás és passz { $drop }
tutor-away = A tutor most nem kérdezhető; a játszma nélküle folytatódik.
say-taken-back = Visszavéve.
with-tutor = Tutorral
refused-no-tutor = Ennél az asztalnál nincs tutorod.
refused-nothing-to-take-back = Ebben a játszmában nincs mit visszavenni.
refused-not-for-tutor = A tutor egy embernek segít bot ellen: óra és pénz nélkül, csak szabályos lépésekkel.
refused-tutor-rests = Emberek ellen játszol: amíg ez tart, a tutor hallgat.
refused-nothing-to-advise = Most nincs mit eldöntened.
