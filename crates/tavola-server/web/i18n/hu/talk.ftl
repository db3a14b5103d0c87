# Talk between people, blocking, watching, reports.

blocks-title = Akiket letiltottál
blocks-lead = Nem párosítunk velük, nem hívhatnak ki, és egyikőtök sem olvassa, amit a másik ír. Ők erről nem értesülnek.
blocks-none = Senkit nem tiltottál le.
blocks-end = Tiltás feloldása
blocks-end-of = Tiltás feloldása: { $name }
block-oneself = Önmagadat nem tilthatod le.
block-too-many = Már annyi embert letiltottál, amennyit lehet. Előbb oldd fel valakinek a tiltását.

## Opening a table

knob-watch = Ki nézheti
knob-watch-note = Aki később néz, a mérkőzésből semmit nem lát hamarabb: sem az oldalon, sem fájlban, sem a kockákat.
watch-at_once = Mindenki
watch-one_turn = Mindenki, egy körrel később
watch-three_turns = Mindenki, három körrel később
watch-three_minutes = Mindenki, három perccel később
watch-nobody = Csak a játékosok
form-field-watch = Ki nézheti
watch-later = Ez az asztal csak később nézhető: ez a rész a mérkőzés vége után látható.
watching-three_minutes = Három perccel később látod, mint ahogy játsszák.
watching-three_turns = Három körrel később látod, mint ahogy játsszák.
watching-one_turn = Egy körrel később látod, mint ahogy játsszák.

## What is said

chat-title = Beszélgetés
chat-open = Beszélgetés
chat-unread = { $n ->
    [one] Egy új sor
   *[other] { $n } új sor
  }
chat-back = Vissza
chat-empty = Még senki nem szólt.
chat-room-players = Ezt csak a játékosok olvassák.
chat-room-watchers = A nézők ezt azonnal olvassák, a játékosok a mérkőzés után.
chat-room-all = Ezt itt mindenki olvassa.
chat-phrase = Mondat
chat-phrase-choose = Válassz egy mondatot
chat-phrase-send = Mondás
chat-text = Saját szavaid
chat-text-send = Küldés
chat-of-watchers = Nézők
chat-line-acts = Műveletek az üzenettel: { $name }
chat-mute = Némítás itt
chat-block = Letiltás
chat-report = Jelentés
chat-unmute = Némítás feloldása: { $name }
chat-want = Szabad írás
chat-want-no = Csak mondatok
chat-others-want = Az ellenfeled szabadon szeretne írni.

key-chat = Az asztalnál folyó beszélgetéshez

phrases-start = Kezdéskor
phrases-play = Játék közben
phrases-offers = Ajánlatok
phrases-end = A végén

talk-guest = A vendégek mondatokkal beszélnek. Regisztráció után szabadon írhatsz.
talk-both = Szabadon írhattok, ha mindketten bekapcsoltátok.
talk-no-free-words = Most csak mondatokkal beszélhetsz.
talk-nobody = A mérkőzés végéig nincs itt senki, aki hallana.
talk-too-fast = Ez egyszerre sok volt. Várj néhány másodpercet.
talk-repeats = Ezt épp most mondtad.
talk-too-long = Ez túl hosszú: legfeljebb 400 betű lehet.
talk-nothing = Ebben nincs mit olvasni.
talk-own-line = Ez a sor a tiéd.
talk-restricted = Csak mondatokkal beszélhetsz eddig: { $until }. Indok: { $reason }

## The forty phrases

phrase-hello = Szia
phrase-good-luck = Sok szerencsét
phrase-have-fun = Jó szórakozást
phrase-thanks-too = Köszönöm, neked is
phrase-first-time = Először vagyok itt
phrase-slow-today = Ma lassan játszom
phrase-ready = Kezdhetjük?
phrase-nice-roll = Szép dobás
phrase-nice-play = Szép lépés
phrase-lucky-me = Szerencsém volt
phrase-unlucky = Ez pech volt
phrase-timed-double = Jól időzített duplázás
phrase-brave-take = Bátor elfogadás
phrase-good-pass = Jó passz
phrase-missed-that = Ezt nem vettem észre
phrase-misclick = Bocsánat, félrekattintottam
phrase-thinking = Gondolkodom, kérlek, várj
phrase-your-turn = Te jössz
phrase-back-soon = Egy perc, és jövök
phrase-back = Itt vagyok újra
phrase-bad-connection = Rossz a kapcsolatom
phrase-phone-call = Telefonon hívnak
phrase-faster = Egy kicsit gyorsabban, kérlek
phrase-take-time = Gondold át nyugodtan
phrase-adjourn = Függesszük fel?
phrase-tomorrow = Holnap ugyanekkor?
phrase-one-more = Még egyet?
phrase-last-one = Ez az utolsó
phrase-longer = Hosszabb mérkőzést?
phrase-with-clock = Órával?
phrase-analyse = Elemezzük?
phrase-friend-watches = Nézheti egy ismerősöm?
phrase-good-match = Jó mérkőzés volt
phrase-well-played = Szép játék volt
phrase-close = Ez szoros volt
phrase-dice-liked-me = Szerettek a kockák
phrase-thank-you = Köszönöm
phrase-must-go = Mennem kell
phrase-see-you = Viszlát
phrase-called-director = Hívtam a versenyigazgatót

## Reports

report-title = Jelentés
report-lead = Az utolsó 20 sor, amit itt olvashatsz, és a mérkőzés állása a moderátorokhoz kerül. Megtudod, mit döntöttek; a másik nem tudja meg, ki jelentette.
report-about = Kiről: { $name }
report-reason = Mi a baj
report-words = Saját szavaiddal
report-send = Jelentés küldése
report-sent = Köszönjük. A moderátorok megnézik, és az oldaladon olvashatod, mit döntöttek.
report-reason-insults = Sértés vagy fenyegetés
report-reason-spam = Reklám vagy értelmetlenség
report-reason-cheating = Külső segítség játék közben
report-reason-unfair = Távozás, időhúzás vagy szándékos vesztés
report-reason-name = Sértő név
report-reason-other = Valami más
report-oneself = Válassz mást, akit jelentesz.
report-twice = Itt már jelentetted. A moderátorok megnézik.
report-too-many = Ma már annyit jelentettél, amennyit egy nap lehet.
report-too-long = Ez túl hosszú: legfeljebb 1000 betű lehet.

## Moderation

moderation-title = Moderálás
moderation-lead = Minden döntést indoklással közlünk, lejár, és másik moderátornál fellebbezhető. Senki nem dönt a saját ügyében.
moderation-waiting = Várakozik
moderation-none = Semmi nem vár döntésre.
moderation-decided = Eldöntve
moderation-case = { $reason }: { $name }
moderation-by = Jelentette: { $name }
moderation-lines = Az utolsó sorok
moderation-no-lines = Senki nem szólt semmit.
moderation-state = Hol történt
moderation-state-note = A jelentés verziója: { $version }.
moderation-before = Korábbi döntések erről a személyről
moderation-decide = Döntés
moderation-verdict = Döntés
moderation-days = Hány napra
moderation-days-note = Üresen hagyva: 7 nap, fiókzárás esetén végleg.
moderation-reason = Indok
moderation-reason-note = Az érintett ezt így olvassa.
moderation-done = Döntés rögzítése
moderation-log = Napló
moderation-act-reported = Jelentve
moderation-act-decided = Eldöntve
moderation-act-appealed = Fellebbezve
moderation-act-decided_again = Fellebbezés után eldöntve
moderation-not-yours = Ez az ügy másik moderátoré.
moderation-why = Írd meg, miért: az érintett megkapja.
moderation-stage-open = Várakozik
moderation-stage-decided = Eldöntve
moderation-stage-appealed = Fellebbezve
moderation-stage-closed = Lezárva
verdict-nothing = Nincs baj
verdict-warning = Figyelmeztetés
verdict-no_words = Egy ideig nincs szabad írás
verdict-no_rated = Egy ideig nincs értékelt játék
verdict-closed = A fiók lezárva

rated-restricted = Nem játszhatsz értékelt mérkőzést eddig: { $until }. Indok: { $reason }

cases-title = Jelentések
cases-own = Jelentetted: { $name }. Indok: { $reason }.
cases-own-open = A moderátorok megnézik.
cases-own-decided = Döntés: { $verdict }.
cases-about = A moderátorok döntöttek rólad: { $verdict }.
cases-until = Eddig: { $until }.
cases-reason = Indok: { $reason }
cases-appeal = Fellebbezés
cases-appeal-words = Miért látod másképp
cases-appeal-note = Másik moderátor olvassa el és dönt.
cases-appealed = Fellebbeztél. Másik moderátor fog dönteni.
cases-final = Ez a döntés a fellebbezésed után született.
appeal-title = Fellebbezés
appeal-lead = Ha a fiókodat lezárták, másik moderátor újra megnézi.
appeal-key = Jelszó, vagy egy helyreállítási kódod
appeal-not-now = Ez ellen nem fellebbezhetsz.
closed-title = Ez a fiók le van zárva
closed-by-moderators = A moderátorok lezárták ezt a fiókot.
closed-by-host = A klub üzemeltetői lezárták ezt a fiókot.
closed-for-good = Nincs megadva, meddig.
closed-no-reason = Nincs megadva indok.
moderation-by-host = Az üzemeltető magán a gépen zárta le a fiókot

## TV

tv-title = Tévé
tv-none = Most senki nem játszik.
tv-bots = Két bot nézése
