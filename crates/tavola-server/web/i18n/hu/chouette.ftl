# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Társ
role-captain = Kapitány
role-member = Csapat
role-giver = Kockát adott
role-out = Kiesett
role-waiting = Vár
role-gone = Elment
with-role = { $who }, { $role }
nobody = senki
no-cubes = Nincs duplázókocka az asztalon.
points-count = { $n ->
    [one] egy pont
   *[other] { $size } pont
}

# Where it stands
now-gathering = { $n ->
    [0] Még senki nem csatlakozott: a chouette-hez három vagy több játékos kell.
    [one] Egy játékos csatlakozott: a chouette-hez három vagy több kell.
   *[other] { $n } játékos csatlakozott: a chouette-hez három vagy több kell.
}
now-enough = { $n } játékos csatlakozott. Dobjatok egy-egy kockával a sorrendért, vagy várjatok még.
now-enough-wooden = { $n } játékos csatlakozott. Dobjatok egy-egy kockával az asztalon, és írjátok be a sorrendet.
now-ordering = Mindenki egy kockával dob: a legnagyobb a box, a második a kapitány.
now-order = Megvan a sorrend: { $box } a box, { $captain } a kapitány.
now-between = { $game }. játszma előtt: { $box } a box, { $captain } a kapitány.
now-partner = { $you ->
    [true] Szeretnél a box társa lenni?
   *[false] A kérdés: szeretne-e a box társa lenni { $who }.
}
now-draw = Senki nem akar társ lenni: a box sorsolhat egyet.
now-closed = A parti véget ért. Az elszámolás mutatja, mit kell még kifizetni.
now-extras = { $you ->
    [true] Te vagy az egyedüli elfogadó: a többiek mind adhatnak még egy kockát, és ezzel ennyit fizetnek neked: { $price }.
   *[false] { $who } az egyedüli elfogadó. Akik passzoltak, további kockát adhatnak, és ennyit fizetnek vele: { $price }.
}
now-tie = { $you ->
    [true] Kétszer ugyanaz a szám. Duplázod újra a tétet?
   *[false] Kétszer ugyanaz a szám: { $who } dönt, hogy újra duplázódik-e a tét.
}
now-wooden = { $game }. játszma a fatáblán. Írd be a duplázásokat és az eredményt.
now-box-offers = { $step ->
    [beaver] { $box }: beaver, új érték { $value }, ellenfél: { $members }.
    [raccoon] { $box }: raccoon, új érték { $value }, ellenfél: { $members }.
    [otter] { $box }: otter, új érték { $value }, ellenfél: { $members }.
   *[double] { $box } (box): duplázás, új érték { $value }, ellenfél: { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver, új érték { $value }.
    [raccoon] { $members }: raccoon, új érték { $value }.
    [otter] { $members }: otter, új érték { $value }.
   *[double] { $members }: duplázás, új érték { $value }.
}
now-offer-part = { $by ->
    [box] új érték { $value }, ellenfél: { $members }
   *[team] { $members }, új érték { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver: { $list }.
    [raccoon] { $box }: raccoon: { $list }.
    [otter] { $box }: otter: { $list }.
   *[double] { $box } (box): duplázás: { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Duplázás: { $list }.
}
waits-next-game = A következő játszmától játszol.
now-resignation = { $you ->
    [true] Feladást ajánlanak neked: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] egyszerű játszma
    }. Elfogadod?
   *[false] Felajánlott feladás: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] egyszerű játszma
    }. Várjuk a választ: { $who }.
}
now-opening-yours = Kezdődobás: dobj a kockáddal.
now-opening = Kezdődobás: a box és a kapitány egy-egy kockával dob.
now-roll-cube = { $you ->
    [true] Te következel: dobj vagy duplázz.
   *[false] { $who } következik dobással. Előtte duplázhatsz.
}
now-roll = { $you ->
    [true] Te következel: dobj.
   *[false] { $who } következik dobással.
}
now-play = { $who } következik: { $roll }.
now-shown = { $you ->
    [true] Megtörtént a lépés: dobással elfogadod.
   *[false] Megtörtént a lépés; { $who } szabályosat kérhet.
}
now-advise = { $who } következik: { $roll }. Mozgasd a korongokat, hogy lépést mutass a kapitánynak.
now-advise-ready = Mutasd meg ezt a lépést a kapitánynak, vagy vond vissza.
waits-roll_die = Még dob: { $who }.
waits-offer = Még duplázhat: { $who }.
waits-answer = Még válaszol: { $who }.
waits-extra = Még dönt: { $who }.
time-left = még { $time }

# Acts
choice-roll_die = Dobás a kockáddal
choice-roll_opening = Dobás
choice-draw_partner = Társ sorsolása
choice-give_extra = Kocka adása, ára { $price }
choice-decline_extra = Nem adok kockát
choice-count_tie = Automatikus duplázás elfogadása
choice-decline_tie = A kocka marad
choice-accept_partner = Leszek a box társa
choice-decline_partner = Nem, köszönöm
choice-start_game = { $game ->
    [1] Első játszma kezdése
   *[other] { $game }. játszma kezdése
}
choice-seek_partner = Társ keresése
choice-end_partnership = Társulás vége
choice-double = Duplázás: { $value }
choice-double_all = Mindenki duplázása
choice-double_some = A kiválasztottak duplázása
choice-hold = Nem duplázok
choice-join = Csatlakozás
choice-stay = Mégis maradok
choice-leave = Távozás a chouette-ből
choice-leave-game = Távozás e játszma után
choice-close = A parti befejezése
sure-leave = Elmész? Az elszámolásod nyitva marad, amíg ki nem egyenlítik.
sure-close = Befejezed a partit mindenkinek? Az elszámolás megmarad.
act-roll_opening = Dobás

# Answering
answer-title = { $n ->
    [one] A válaszod
   *[other] A válaszod { $n } duplázásra, egyetlen döntésként
}
answer-cube = { $who }: elfogadva tét { $asked }, passzolva veszteség { $refused }
answer-cube-alone = Elfogadva tét { $asked }, passzolva veszteség { $refused }
answer-take = Elfogadás
answer-drop = Passz
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Mind: elfogadás
answer-all-drop = Mind: passz
answer-all-beaver = Mind: beaver
answer-all-raccoon = Mind: raccoon
answer-all-otter = Mind: otter
answer-send = Válasz
answer-weigh = Játékban marad { $played }, most fizetsz { $paid }.
answer-open = Válassz minden duplázásra választ.
answer-fine = A szabályok megengedik ezt a választ.
offer-title = Mely kockák?
settle-title = Egyezség egy kockáról
settle-offer = Ajánlat
settle-offered = { $own ->
    [true] Egyezséget ajánlottál, kocka: { $yours ->
        [true] a tiéd
       *[false] { $who }
    }.
   *[false] { $by } egyezséget ajánl, kocka: { $yours ->
        [true] a tiéd
       *[false] { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Ennyit kapnál: { $amount }.
    [pay] Ennyit fizetnél: { $amount }.
   *[nothing] Senki nem fizetne semmit.
}
settle-points = { $yours ->
    [true] A te kockád
   *[false] { $who } kockája
}
settle-way-receive = Én kapok
settle-way-pay = Én fizetek
settle-note = Pontban; fél is lehet. Az ajánlat a következő dobásig, duplázásig vagy lépésig él.
settle-accept = Elfogadás
settle-decline = Elutasítás
settle-withdraw = Visszavonás

# The list of members
line-title = Tagok és duplázókockák
line-cube-ends = box ↔ saját
line-game = Ez a játszma
line-total = Pont
line-you = te
line-leaving = e játszma után elmegy
line-awaited = rá várunk
line-extra = további kocka, ellenfél: { $who }
line-bot = bot
line-pips = { $n } pip
line-ask = Tanács kérése
cube-at = { $at ->
    [box] Duplázókocka, értéke { $value }, gazdája a box
    [own] Duplázókocka, értéke { $value }, gazdája { $who }
   *[middle] Duplázókocka, értéke { $value }, középen
}
cube-offered = { $by ->
    [box] a box ajánlja, értéke { $value }
   *[team] a boxnak ajánlva, értéke { $value }
}
cube-settled = { $winner ->
    [box] a box nyerte
    [team] a box elvesztette
   *[agreed] egyezség
}
cube-single = A duplázókocka
cube-won = nyert
cube-lost = passzolt
cube-agreed = egyezség

# Talk
talk-title = Csapatbeszélgetés
talk-never = Ennek az asztalnak a szabályai nem engednek tanácsot a kapitánynak.
talk-free = Ennek az asztalnak a szabályai szerint most nem adhatsz tanácsot.
talk-after-cube = A csapat akkor adhat tanácsot, ha egy duplázókockát már elfordítottak.
talk-cube-holders = Tanácsot az adhat, aki duplázott vagy elfogadott, és akit a kapitány kérdez.
talk-label = Tanács a kapitánynak
talk-label-team = Üzenet a csapatodnak
talk-title-partner = Box és társ
talk-agree = Egyetértek
talk-agreed = egyetért: { $who }
table-talk-title = Asztali beszélgetés
table-talk-label = Az asztalnál mindenkinek
line-away = nincs itt
line-asked = kérdezve
line-unask = Kérés visszavonása
sure-paid = Kifizetted? Kinek: { $to }, mennyit: { $amount }. Mindenki elszámolásába bekerül.
sure-leave-plays-on = Elmész? A kockád a játszma végéig játékban marad a kapitánnyal. Az elszámolásod nyitva marad, amíg ki nem egyenlítik.
sure-leave-loses = Elmész? Ennél az asztalnál azonnal elveszted a nyitott kockáidat, ahogy állnak. Az elszámolásod nyitva marad, amíg ki nem egyenlítik.

# Accounts
accounts-title = Elszámolás
accounts-open = Elszámolás és kiegyenlítés
accounts-games = Játszmák
accounts-none = Még egy játszma sem ért véget.
accounts-sum = Az elszámolás összege: { $sum }.
accounts-fewest = Legkevesebb fizetés
accounts-pay = { $from } fizet, neki: { $to }, ennyit: { $amount }
accounts-paid = Ezt kifizettem
accounts-even = Senki nem tartozik semmivel.
game-line = { $winner ->
    [box] { $box } (box) nyert, vesztes: { $captain }
   *[team] { $captain } nyert, vesztes: { $box } (box)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , minden kocka lezárva
    [resigned] , feladva
    [claimed] , igénylés
    [flag] , időre
    [forfeited] , játék nélkül
    [adjudicated] , döntés alapján
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] A box marad.
    [behind] A box nyert, de pontokban hátrányban volt: a sor végére megy.
   *[beaten] A box a sor végére megy.
}

# Said as it happens
said-joins = { $who } csatlakozik.
said-stays = { $who } mégis marad.
said-leaving = { $who } e játszma után elmegy.
said-gone = { $who } elment.
said-order = A sorrend: { $names }.
said-die = { $you ->
    [true] A dobásod { $die }.
   *[false] { $who } dobása { $die }.
}
said-game = { $game }. játszma: { $box } a box, { $captain } a kapitány.
said-captain = { $you ->
    [true] Mostantól te vagy a kapitány.
   *[false] Mostantól { $who } a kapitány.
}
said-answer = { $n ->
    [one] Kérjük a válaszod: elfogadás vagy passz?
   *[other] Kérjük a válaszod { $n } duplázásra.
}
said-answered = { $who } válaszolt. Még válaszol: { $n ->
    [0] senki
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] A te kockád
       *[false] { $who } kockája
    }: a box nyerte.
   *[team] { $you ->
        [true] A te kockád
       *[false] { $who } kockája
    }: a box elvesztette.
}
said-agreed = { $you ->
    [true] A te kockád
   *[false] { $who } kockája
}: egyezség született.
said-cube = { $at ->
    [box] { $you ->
        [true] A te kockád
       *[false] { $who } kockája
    }: { $value }, gazdája a box.
    [own] { $you ->
        [true] A te kockád: { $value }, gazdája te.
       *[false] { $who } kockája: { $value }, gazdája { $who }.
    }
   *[middle] { $you ->
        [true] A te kockád
       *[false] { $who } kockája
    }: { $value }, középen.
}
said-extra = { $from } további kockát ad, értéke { $value }, kapja: { $to }.
said-result = { $game }. játszma: { $winner ->
    [box] { $box }, a box, nyert, vesztes: { $captain }
   *[team] { $captain } nyert, vesztes: { $box }, a box
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , minden kocka lezárva
    [resigned] , feladva
    [claimed] , igénylés
    [flag] , időre
    [forfeited] , játék nélkül
    [adjudicated] , döntés alapján
   *[borne_off] {""}
}. { $fate ->
    [stays] A box marad.
    [behind] A box nyert, de pontokban hátrányban volt: a sor végére megy.
   *[beaten] A box a sor végére megy.
}
said-points = { $list }.
said-may-double = Duplázhatsz, mielőtt gurulnak a kockák.

# Over the wooden board
wood-title = Elszámolókönyv
wood-add = Játékos hozzáadása
wood-name = Név
wood-order = Sorrend beállítása
wood-order-note = Elöl a box, aztán a kapitány, aztán a sor, a kockadobások szerint.
wood-up = Feljebb: { $who }
wood-down = Lejjebb: { $who }
wood-doubles = Ki dupláz?
wood-double = { $who } dupláz, új érték { $value }
wood-box-doubles = { $who } (box) dupláz
wood-answers = { $who } válaszol
wood-rolled = Megtörtént a dobás
wood-tie = Azonos szám a kezdődobásnál
wood-result = A játszma véget ért
wood-box-wins = { $who } (box) nyert
wood-team-wins = { $who } és a csapat nyert
wood-single = Egyszerű
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Utolsó bejegyzés visszavonása
wood-undo-more = Több visszavonása
wood-undo-steps = Hány bejegyzés
wood-leave = { $who } elmegy
wood-join = { $who } marad
wood-stake = A következő játszma tétje
wood-unit = Egy pont értéke
wood-currency = Pénznem
wood-settle = Egyezség egy kockáról
wood-settle-cube = Kinek a kockája
wood-settle-points = Pont
wood-settle-note = Amennyit a tag kap; negatív, ha a tag fizet. Fél is lehet.
wood-set = Beállítás
wood-pay = Fizetés rögzítése
wood-from = Kitől
wood-to = Kinek
wood-amount = Összeg
wood-no-amount = Írj be nullánál nagyobb összeget, a pénznem tizedeseivel.
wood-record = Rögzítés
wood-partner = Kisorsolt társ
wood-others = Tagok, tét, fizetések

# Keys
key-chouette-go = dobás, kész, kezdés
key-chouette-double = duplázás: a te kockád, boxként mindegyik
key-chouette-take = minden neked ajánlott elfogadása
key-chouette-drop = minden neked ajánlott passzolása
key-chouette-beaver = beaver minden neked ajánlottra
key-chouette-hold = ebben a körben nincs duplázás
key-chouette-cubes = minden duplázókocka felolvasása
key-chouette-wait = kire várunk még
key-chouette-talk = tanács írása
key-chouette-answer = a válaszhoz

# Why something is refused
chouette-house-only = Ezt csak a szerver teheti.
chouette-player-only = Ezt csak játékos teheti.
chouette-not-opened = Nincs ilyen chouette.
chouette-opened-already = Ez a chouette már létezik.
chouette-not-over = A parti még tart.
chouette-goes-on-already = Ugyanezek a játékosok már új chouette-et kezdtek.
chouette-over = A parti véget ért.
chouette-only-over-the-board = Ezt csak fatábla mellett kell beírni; online a szerver rögzíti.
chouette-only-online = Ez a fatáblán történik, nem kell beírni.
chouette-dice-missing = Ehhez a dobáshoz hiányoznak a kockák.
chouette-bad-text = A szöveg üres vagy túl hosszú.
chouette-not-here = Ezt csak a chouette-hez csatlakozott tagok tehetik, és csak nekik lehet fizetni.
chouette-joined-already = { $member } már csatlakozott.
chouette-name-taken = { $name } már szerepel a könyvben: engedd be újra, vagy írj be más nevet, például kezdőbetűvel.
chouette-full = Legfeljebb ennyien csatlakozhatnak: { $most }.
chouette-decide-first = Előbb válaszolj arra, ami rád vár: két döntés között mehetsz el.
chouette-leaving-already = Már jelezted, hogy elmész: a játszma végén távozol.
chouette-order-known = A sorrend már eldőlt.
chouette-order-unknown = A sorrend még nem dőlt el.
chouette-no-roll-waited = Most nem te dobsz.
chouette-order-incomplete = A sorrendben minden játékosnak egyszer kell szerepelnie.
chouette-too-few = A chouette-hez három vagy több játékos kell.
chouette-game-in-play = Játszma van folyamatban.
chouette-no-game = Nincs folyamatban játszma.
chouette-no-part = Nem veszel részt ebben a játszmában, vagy már nem.
chouette-box-only = Ezt csak a box döntheti el.
chouette-not-the-player = Ezen az oldalon { $member } dob, lép és dönt.
chouette-no-partner-yet = A boxnak legalább { $from } játékosnál lehet társa.
chouette-partner-already = A boxnak már van társa.
chouette-no-partnership = Nincs társulásod, amelyet befejezhetnél.
chouette-not-asked = Most nem tőled kérdezik, leszel-e társ.
chouette-lot-too-early = Társat akkor sorsolnak, ha mindenkit megkérdeztek, és senki nem akart.
chouette-not-in-the-lot = { $member } nem szerepel a társ sorsolásában.
chouette-board = Ezt a szabályok most nem engedik.
chouette-too-many-steps = Egy lépés legfeljebb négy mozdulatból áll.
chouette-tie-waits = Előbb a box dönti el, hogy az azonos dobás megduplázza-e a tétet.
chouette-no-tie = Nincs azonos dobás, amely döntésre várna.
chouette-opening-over = A játszma elkezdődött; az azonos kezdődobások előtte vannak.
chouette-cubes-wait = Előbb a felajánlott duplázásokra kell válaszolni.
chouette-extras-wait = Előbb azok döntenek a további kockákról, akik passzoltak.
chouette-others-may-offer = Mások még duplázhatnak: { $members }.
chouette-answered-this-turn = A box válaszolt; a következő dobásig senki nem duplázhat.
chouette-captain-offers = A csapat kockájával csak { $member } duplázhat.
chouette-one-cube = Egy duplázókocka van: mindenkinek szól, és a box mindenkinek egyformán válaszol.
chouette-nothing-to-offer = Nincs kockád, amellyel duplázhatnál.
chouette-not-your-cube = Nem duplázhatsz ezzel a kockával: { $member }.
chouette-offered-already = { $member } kockájával ebben a körben már dupláztak.
chouette-cube-exhausted = A duplázókocka nem mehet magasabbra.
chouette-nothing-offered = Senki nem ajánlott neked semmit.
chouette-answered-already = Már válaszoltál.
chouette-answer-each = Válaszolj minden neked szóló duplázásra: { $members }.
chouette-response-not-enabled = Ennek az asztalnak a szabályaiban nincs ilyen válasz.
chouette-duty-take-enough = Mindenki duplázott: az elfogadott kockáknak ({ $taken }) legalább annyit kell érniük, mint a passzoltaknak ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}és az ebben a játszmában már elvesztettnek ({ $before })
}.
chouette-duty-takers-beaver = Ennél az asztalnál a duplázást beaverrel kell elfogadni.
chouette-duty-beaver-the-captain = Ha csak a kapitányét fogadod el, beavert kell mondanod.
chouette-duty-take-the-captain = Ha bármelyiket elfogadod, a kapitányét is el kell fogadnod ({ $member }).
chouette-duty-sole-taker-beavers = A többiek mind passzoltak: az egyedüli elfogadónak beavert kell mondania.
chouette-duty-last-rejects = A többiek mind passzolták a box duplázását: neked is passzolnod kell.
chouette-no-extra = Most nincs további kockád, amelyet adhatnál.
chouette-no-advice = Ennek az asztalnak a szabályai szerint most nem adhatsz tanácsot.
chouette-advises-nobody = A csapat tagjai a kapitányuknak adnak tanácsot; a box egyedül játszik.
chouette-out-of-the-game = Ebből a játszmából kiestél, nem adhatsz tanácsot.
chouette-no-settlement = Erről a kockáról nem te egyezkedsz.
chouette-bad-amount = Ez az összeg nem lehetséges.
chouette-pays-themselves = Senki nem fizethet önmagának: válassz két játékost.
stake-currency = „{ $text }” nem pénznem: írj kódot, például EUR, vagy hagyd üresen, hogy pontokért játsszatok.
stake-decimals = { $cents ->
    [points] A pontok egészek: tizedesek nélkül írd a tétet.
    [no] Ez a pénznem egészekben számol: { $currency }. Tizedesek nélkül írd a tétet.
   *[yes] Ebben a pénznemben legfeljebb két tizedes lehet: { $currency }.
}
stake-bounds = { $cents ->
    [points] Egy pont értéke 1 és 1 000 000 pont között lehet.
    [no] Egy pont értéke 1 és 1 000 000 { $currency } között lehet.
   *[yes] Egy pont értéke 0,01 és 10 000 { $currency } között lehet.
}
chouette-nothing-to-undo = Csak ennyi bejegyzés vonható vissza: { $acts }.
chouette-nothing-due = Most nincs teendő.
chouette-nothing-changes = Ez semmit sem változtatna.
chouette-dice-called = A kockák mindjárt gurulnak.
chouette-not-that-roll = Ezt a dobást nem kérték, vagy már megtörtént.
chouette-no-own-chain = Csak a boxnak és a kapitánynak van lánca, és mindegyik a sajátját nyitja.
chouette-chain-too-late = Egy lánc mellett egyszer lehet elköteleződni, a sorozata első dobása előtt.
chouette-link-opened-already = Ennek a dobásnak a láncszeme már nyitva van.
chouette-bad-link = Ez a láncszem nem illik az elkötelezéshez.

# A game as it went
history-of = { $n }. játszma, lépésről lépésre
history-open = Lépésről lépésre
history-colours = { $box } (box)
history-colours-team = a csapat
history-boards = A tábla minden lépés után; válassz egyet a nagyításhoz, a nyílbillentyűk végigvisznek.
history-position = Állás. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Előző játszma
history-next = Következő játszma →
history-order = { $partnered ->
    [true] Box: { $box }, társa { $partner }. Csapat, elöl a kapitány: { $team }.
   *[false] Box: { $box }. Csapat, elöl a kapitány: { $team }.
}
history-opening = Kezdés: { $box } dobása { $white }, { $captain } dobása { $black }.
history-tie = Kezdés: mindkét dobás { $white }.
history-same = Kezdés: kétszer ugyanaz a szám.
history-tie-counted = elfogadja az automatikus duplázást
history-tie-declined = A box nem dupláz.
history-cannot = nincs szabályos lépés
history-doubles = dupláz
history-box-doubles = dupláz, ellenfél: { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}({ $of } kockája)
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(kötelesség, CHO-15: az egyedüli elfogadónak beavert kell mondania)
    [last_rejects] {" "}(kötelesség, CHO-09: az utolsónak passzolnia kell, ahogy a többiek)
   *[other] {" "}(kötelesség)
}
history-captain = Mostantól { $who } a kapitány: { $why ->
    [declined] a kapitány passzolt.
    [cube_dropped] a kapitány kockáját passzolták.
    [settled] a kapitány kockájáról egyezség született.
    [too_slow] a kapitány nem cselekedett időben.
   *[left] a kapitány elment.
}
history-extra = { $from } további kockát ad, és fizet ennyit: { $price }. Kapja: { $to }.
history-settled = Egyezség: { $from } és { $to }, { $points }.
history-slow = { $who } nem cselekedett időben.
history-left-cubes = { $who } elmegy, és elveszti a kockáját.
history-challenge = szabályos lépést kér
history-resign = feladást ajánl: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] egyszerű játszma
}
history-claim = igényli: { $win ->
    [gammon] gammon
    [backgammon] backgammon
   *[single] játszma
}
history-resignation-accepted = elfogadja
history-resignation-rejected = tovább játszik
again-open = Új chouette ugyanezekkel a játékosokkal
again-go = Az új chouette-hez

# What has just happened
news-title = Mi történt az imént
news-tie = Mindkét dobás { $die }.
news-tie-counted = Az azonos dobás minden kockát megduplázott.
news-tie-declined = A box az azonos dobás után úgy hagyja a kockákat, ahogy állnak.
news-doubled = { $you ->
    [true] Dupláztál { $n ->
        [one] egy kockával
       *[other] { $n } kockával
    }.
   *[false] { $who } duplázott { $n ->
        [one] egy kockával
       *[other] { $n } kockával
    }.
}
news-answer = { $who }: { $answer }, { $value } ({ $of } kockája){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– kötelesség: az egyedüli elfogadónak beavert kell mondania
    [last_rejects] {" "}– kötelesség: az utolsónak passzolnia kell, ahogy a többiek
   *[other] {" "}– kötelesség
}.
news-extra = { $you ->
    [true] További kockát adtál, kapja: { $to }.
   *[false] { $who } további kockát adott, kapja: { $to }.
}
news-captain = { $you ->
    [true] Mostantól te vagy a kapitány
   *[false] Mostantól { $who } a kapitány
}: { $why ->
    [declined] a kapitány passzolt.
    [cube_dropped] a kapitány kockáját passzolták.
    [settled] a kapitány kockájáról egyezség született.
    [too_slow] a kapitány nem cselekedett időben.
   *[left] a kapitány elment.
}
news-too-slow = { $side ->
    [box] A box nem cselekedett időben.
   *[team] A kapitány nem cselekedett időben.
}
news-settled = { $paid ->
    [true] Egyezség { $who } kockájáról: { $points }, kapja { $to }.
   *[false] Egyezség { $who } kockájáról: senki nem fizet.
}
news-settle-declined = Az egyezségi ajánlatot { $who } kockájáról elutasították vagy visszavonták.
news-silence = { $you ->
    [true] Nem válaszoltál időben: { $answer }. A válasz hiánya a kapitány válaszát jelenti, vagy passzt.
   *[false] { $who } nem válaszolt időben: ez a kapitány válaszát jelenti, vagy passzt.
}
news-own-answer = { $n ->
    [one] A válaszod: { $answer }. A többiek még döntenek.
   *[other] A válaszaid: { $answers }. A többiek még döntenek.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = A kapitány helyett
news-stands-in = { $you ->
    [true] A kapitány helyett játszol, amíg vissza nem tér.
   *[false] { $who } játszik a kapitány helyett, amíg az vissza nem tér.
}
news-captain-back = { $who } visszatért kapitányként.
history-stands-in = { $who } játszik a távol lévő kapitány helyett.
history-captain-back = { $who } visszatért, és tovább játszik.
history-silence = { $who } nem válaszolt időben: ez a kapitány válaszát jelenti, vagy passzt.
talk-stand-in = A kapitány helyett játszol; itt olvasod a csapat tanácsát.
claim-title = Már szerepelsz az elszámolókönyvben?
claim-lead = Válaszd ki a neved, ne csatlakozz újra. A házigazda megerősíti.
claim-seat = Ez én vagyok: { $who }
waits-claim = Megkértük a házigazdát, erősítse meg, hogy ez te vagy: { $who }.
wood-claim = { $who } megnyitotta a linket, és ezt mondja: „Az elszámolókönyvben ez én vagyok: { $seat }.”
wood-claim-grant = Így van
wood-claim-refuse = Nem
wood-enter = Beírás
wood-sure-result = { $kind ->
    [gammon] { $title }: gammon. A játszma véget ér.
    [backgammon] { $title }: backgammon. A játszma véget ér.
   *[single] { $title }: egyszerű győzelem. A játszma véget ér.
}
wood-sure-pay = Az elszámolás szerint { $from } tartozása { $owed }, jár neki: { $to }. Mégis ezt írod be: { $amount }?
accounts-debt = { $from } tartozik, neki: { $to }, ennyivel: { $amount }
accounts-carried = Az előző chouette-ből áthozva: { $list }.
accounts-carried-on = Ami nyitva maradt, a következő chouette-be ment át, és ott kell kifizetni.
game-jacoby = Az el nem fordított duplázókockánál a gammon egyszerűnek számított (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Ennyit vesztesz: { $amount }
   *[false] { $who } vesztesége: { $amount }
}
strip-own-cube = { $at ->
    [box] Duplázókocka { $value }, a boxé
    [own] Duplázókocka { $value }, a tiéd
   *[middle] Duplázókocka { $value }, középen
}
line-ask-mark = Kérdés
line-asked-mark = Kérdezve
voice = Hangszoba
voice-note = Egy link (https) oda, ahol beszélgettek. Az asztalnál mindenki látja.
voice-open = Hangszoba megnyitása
parts-title = A tábla mellett
parts-members = Tagok
parts-talk = Beszélgetés
parts-accounts = Elszámolás
parts-more = Több
parts-board = Vissza a táblához
chouette-not-claimable = Ez a hely nem igényelhető: foglalt, vagy nem a házigazda írta be.
chouette-not-in-their-place = A kapitány helyett játszol, nem adhatod fel helyette.
