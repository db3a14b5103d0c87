# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Partner
role-captain = Kapitan
role-member = Drużyna
role-giver = Oddana kostka
role-out = Poza grą
role-waiting = Czeka
role-gone = Poza stołem
with-role = { $who }, { $role }
nobody = nikt
no-cubes = Na stole nie ma kostek.
points-count = { $n ->
    [one] jeden punkt
    [few] { $size } punkty
    [many] { $size } punktów
   *[other] { $size } punktu
}

# Where it stands
now-gathering = { $n ->
    [0] Nikt jeszcze nie dołączył: chouette potrzebuje co najmniej trzech osób.
    [one] Jest jedna osoba: chouette potrzebuje co najmniej trzech.
    [few] Są { $n } osoby: chouette potrzebuje co najmniej trzech.
    [many] Jest { $n } osób: chouette potrzebuje co najmniej trzech.
   *[other] Jest { $n } osoby: chouette potrzebuje co najmniej trzech.
}
now-enough = Grających: { $n }. Rzućcie kością o kolejność albo poczekajcie na innych.
now-enough-wooden = Grających: { $n }. Rzućcie każdy jedną kością na stole i wpiszcie kolejność.
now-ordering = Każdy rzuca jedną kością: najwyższa daje boxa, druga kapitana.
now-order = Kolejność ustalona: box to { $box }, kapitan to { $captain }.
now-between = Przed partią { $game }: box to { $box }, kapitan to { $captain }.
now-partner = { $you ->
    [true] Chcesz być partnerem boxa?
   *[false] Propozycja, by być partnerem boxa: { $who }.
}
now-draw = Nikt nie chce być partnerem: box może go wylosować.
now-closed = Sesja jest skończona. Rachunki pokazują, co jest jeszcze do zapłaty.
now-extras = { $you ->
    [true] Tylko ty przyjmujesz: każda z pozostałych osób może dać ci dodatkową kostkę i zapłacić { $price }.
   *[false] Jedyny przyjmujący: { $who }. Kto spasował, może dać dodatkową kostkę i dopłacić { $price }.
}
now-tie = { $you ->
    [true] Dwa razy ta sama liczba. Podwoić stawkę jeszcze raz?
   *[false] Dwa razy ta sama liczba: { $who } decyduje, czy jeszcze raz podwoić stawkę.
}
now-wooden = Partia { $game } toczy się na drewnianej planszy. Wpisujcie kostki i wynik.
now-box-offers = { $step ->
    [beaver] { $box }: beaver do { $value }, po drugiej stronie: { $members }.
    [raccoon] { $box }: raccoon do { $value }, po drugiej stronie: { $members }.
    [otter] { $box }: otter do { $value }, po drugiej stronie: { $members }.
   *[double] { $box } (box): podwojenie do { $value }, po drugiej stronie: { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver do { $value }.
    [raccoon] { $members }: raccoon do { $value }.
    [otter] { $members }: otter do { $value }.
   *[double] { $members }: podwojenie do { $value }.
}
now-offer-part = { $by ->
    [box] do { $value } ({ $members })
   *[team] { $members } do { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver { $list }.
    [raccoon] { $box }: raccoon { $list }.
    [otter] { $box }: otter { $list }.
   *[double] { $box } (box): podwojenie { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Podwojenie: { $list }.
}
waits-next-game = Grasz od następnej partii.
now-resignation = { $you ->
    [true] Druga strona poddaje { $win ->
        [gammon] gammona
        [backgammon] backgammona
       *[single] zwykłą partię
    }. Przyjmujesz?
   *[false] Propozycja poddania: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] zwykła partia
    }. Odpowiada { $who }.
}
now-opening-yours = Rzut otwierający: rzuć swoją kością.
now-opening = Rzut otwierający: box i kapitan rzucają po jednej kości.
now-roll-cube = { $you ->
    [true] Twoja kolej: rzuć albo podwój.
   *[false] Rzuca { $who }. Możesz przedtem podwoić.
}
now-roll = { $you ->
    [true] Twoja kolej: rzuć.
   *[false] Rzuca { $who }.
}
now-play = { $who } gra { $roll }.
now-shown = { $you ->
    [true] Ruch wykonany: rzucając, akceptujesz go.
   *[false] Ruch wykonany; { $who } może zażądać poprawnego ruchu.
}
now-advise = { $who } gra { $roll }. Przesuń piony, aby pokazać kapitanowi ruch.
now-advise-ready = Pokaż ten ruch kapitanowi albo go cofnij.
waits-roll_die = Jeszcze rzuca: { $who }.
waits-offer = Jeszcze może podwoić: { $who }.
waits-answer = Jeszcze odpowiada: { $who }.
waits-extra = Jeszcze decyduje: { $who }.
time-left = jeszcze { $time }

# Acts
choice-roll_die = Rzuć swoją kością
choice-roll_opening = Rzuć
choice-draw_partner = Wylosuj partnera
choice-give_extra = Daj kostkę, zapłać { $price }
choice-decline_extra = Nie dawaj kostki
choice-count_tie = Przyjmij automatyczne podwojenie
choice-decline_tie = Zostaw kostkę
choice-accept_partner = Będę partnerem boxa
choice-decline_partner = Nie, dziękuję
choice-start_game = { $game ->
    [1] Zacznij pierwszą partię
   *[other] Zacznij partię { $game }
}
choice-seek_partner = Poszukaj partnera
choice-end_partnership = Zakończ partnerstwo
choice-double = Podwój do { $value }
choice-double_all = Podwój wszystkim
choice-double_some = Podwój wybranym
choice-hold = Bez podwojenia
choice-join = Dołącz
choice-stay = Jednak zostań
choice-leave = Odejdź z chouette
choice-leave-game = Odejdź po tej partii
choice-close = Zakończ sesję
sure-leave = Odejść? Twój rachunek pozostaje otwarty do rozliczenia.
sure-close = Zakończyć sesję dla wszystkich? Rachunki zostają.
act-roll_opening = Rzuć

# Answering
answer-title = { $n ->
    [one] Twoja odpowiedź
    [few] Twoja odpowiedź na { $n } kostki, jedna decyzja
    [many] Twoja odpowiedź na { $n } kostek, jedna decyzja
   *[other] Twoja odpowiedź na { $n } kostki, jedna decyzja
}
answer-cube = { $who }: { $asked } po przyjęciu, strata { $refused } po pasie
answer-cube-alone = { $asked } po przyjęciu, strata { $refused } po pasie
answer-take = Przyjmij
answer-drop = Spasuj
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Przyjmij wszystkie
answer-all-drop = Spasuj wszystkie
answer-all-beaver = Beaver na wszystkie
answer-all-raccoon = Raccoon na wszystkie
answer-all-otter = Otter na wszystkie
answer-send = Odpowiedz
answer-weigh = Grasz wtedy o { $played }, a teraz płacisz { $paid }.
answer-open = Wybierz odpowiedź dla każdej kostki.
answer-fine = Reguły pozwalają na tę odpowiedź.
offer-title = Które kostki?
settle-title = Rozlicz kostkę ugodą
settle-offer = Zaproponuj
settle-offered = { $own ->
    [true] Proponujesz ugodę za { $yours ->
        [true] swoją kostkę
       *[false] kostkę: { $who }
    }.
   *[false] { $by } proponuje ugodę za { $yours ->
        [true] twoją kostkę
       *[false] kostkę: { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Dostajesz { $amount }.
    [pay] Płacisz { $amount }.
   *[nothing] Nikt nic nie płaci.
}
settle-points = { $yours ->
    [true] Twoja kostka
   *[false] Kostka: { $who }
}
settle-way-receive = Dostaję
settle-way-pay = Płacę
settle-note = W punktach; połówki są dozwolone. Propozycja jest ważna do następnego rzutu, ruchu lub podwojenia.
settle-accept = Przyjmij
settle-decline = Odmów
settle-withdraw = Wycofaj

# The list of members
line-title = Grający i kostki
line-cube-ends = box ↔ własna
line-game = Ta partia
line-total = Punkty
line-you = ty
line-leaving = odchodzi po tej partii
line-awaited = na ruchu
line-extra = dodatkowa kostka, naprzeciw: { $who }
line-bot = bot
line-pips = { $n ->
    [one] { $n } oczko
    [few] { $n } oczka
    [many] { $n } oczek
   *[other] { $n } oczka
}
line-ask = Poproś o radę
cube-at = { $at ->
    [box] Kostka { $value }, należy do boxa
    [own] Kostka { $value }, właściciel: { $who }
   *[middle] Kostka { $value }, na środku
}
cube-offered = { $by ->
    [box] zaproponowana przez boxa, na { $value }
   *[team] zaproponowana boxowi, na { $value }
}
cube-settled = { $winner ->
    [box] wygrana boxa
    [team] wygrana z boxem
   *[agreed] ugoda
}
cube-single = Kostka
cube-won = wygrana
cube-lost = pas
cube-agreed = ugoda

# Talk
talk-title = Rozmowa drużyny
talk-never = Reguły tego stołu nie pozwalają radzić kapitanowi.
talk-free = Reguły tego stołu nie pozwalają ci teraz radzić.
talk-after-cube = Drużyna może radzić, gdy obrócono jakąś kostkę.
talk-cube-holders = Radzić mogą ci, którzy zaproponowali lub przyjęli kostkę, oraz ci, których zapyta kapitan.
talk-label = Rada dla kapitana
talk-label-team = Słowo do drużyny
talk-title-partner = Box i partner
talk-agree = Zgoda
talk-agreed = zgoda: { $who }
table-talk-title = Rozmowa przy stole
table-talk-label = Do wszystkich przy stole
line-away = poza stołem
line-asked = kapitan prosi o radę
line-unask = Wycofaj prośbę
sure-paid = Czy płatność jest wykonana: { $to }, { $amount }? Trafi do rachunków wszystkich.
sure-leave-plays-on = Odejść? Twoja kostka gra dalej pod kapitanem do końca partii. Rachunek pozostaje otwarty do rozliczenia.
sure-leave-loses = Odejść? Przy tym stole otwarte kostki są od razu przegrane tak, jak leżą. Rachunek pozostaje otwarty do rozliczenia.

# Accounts
accounts-title = Rachunki
accounts-open = Rachunki i rozliczenie
accounts-games = Partie
accounts-none = Żadna partia się jeszcze nie skończyła.
accounts-sum = Suma rachunków: { $sum }.
accounts-fewest = Najmniej płatności
accounts-pay = { $from } płaci { $amount }, dostaje { $to }
accounts-paid = Zapłacone
accounts-even = Nikt nikomu nic nie jest winien.
game-line = { $winner ->
    [box] Wygrywa box: { $box }, kapitan: { $captain }
   *[team] Wygrywa drużyna, kapitan: { $captain }, box: { $box }
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , wszystkie kostki rozliczone
    [resigned] , poddanie
    [claimed] , zgłoszenie
    [flag] , na czas
    [forfeited] , walkower
    [adjudicated] , decyzją sędziego
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Box zostaje.
    [behind] Box wygrywa, ale traci punkty: idzie na koniec kolejki.
   *[beaten] Box idzie na koniec kolejki.
}

# Said as it happens
said-joins = { $who } dołącza.
said-stays = { $who } jednak zostaje.
said-leaving = { $who } odchodzi po tej partii.
said-gone = { $who } odchodzi.
said-order = Kolejność: { $names }.
said-die = { $you ->
    [true] Twoja kość: { $die }.
   *[false] { $who } rzuca { $die }.
}
said-game = Partia { $game }: box to { $box }, kapitan to { $captain }.
said-captain = { $you ->
    [true] Teraz kapitanem jesteś ty.
   *[false] Teraz kapitanem jest { $who }.
}
said-answer = { $n ->
    [one] Twoja odpowiedź: przyjmujesz czy pasujesz?
    [few] Twoja odpowiedź na { $n } kostki?
    [many] Twoja odpowiedź na { $n } kostek?
   *[other] Twoja odpowiedź na { $n } kostki?
}
said-answered = { $who }: odpowiedź jest. Jeszcze odpowiada: { $n ->
    [0] nikt
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Twoja kostka
       *[false] Kostka ({ $who })
    }: wygrywa box.
   *[team] { $you ->
        [true] Twoja kostka
       *[false] Kostka ({ $who })
    }: wygrana z boxem.
}
said-agreed = { $you ->
    [true] Twoja kostka
   *[false] Kostka ({ $who })
}: rozliczona ugodą.
said-cube = { $at ->
    [box] { $you ->
        [true] Twoja kostka
       *[false] Kostka ({ $who })
    }: { $value }, u boxa.
    [own] { $you ->
        [true] Twoja kostka: { $value }, u ciebie.
       *[false] Kostka ({ $who }): { $value }, na własnej stronie.
    }
   *[middle] { $you ->
        [true] Twoja kostka
       *[false] Kostka ({ $who })
    }: { $value }, na środku.
}
said-extra = { $from } daje dodatkową kostkę na { $value }, dostaje: { $to }.
said-result = Partia { $game }: { $winner ->
    [box] wygrywa box, { $box }, kapitan: { $captain }
   *[team] wygrywa drużyna, kapitan: { $captain }, box: { $box }
}{ $win ->
    [gammon] {""}, gammon
    [backgammon] {""}, backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , wszystkie kostki rozliczone
    [resigned] , poddanie
    [claimed] , zgłoszenie
    [flag] , na czas
    [forfeited] , walkower
    [adjudicated] , decyzją sędziego
   *[borne_off] {""}
}. { $fate ->
    [stays] Box zostaje.
    [behind] Box wygrywa, ale traci punkty: idzie na koniec kolejki.
   *[beaten] Box idzie na koniec kolejki.
}
said-points = { $list }.
said-may-double = Możesz podwoić, zanim padną kości.

# Over the wooden board
wood-title = Księga wyników
wood-add = Dodaj osobę
wood-name = Nazwa
wood-order = Ustal kolejność
wood-order-note = Najpierw box, potem kapitan, potem kolejka, według rzutów.
wood-up = W górę: { $who }
wood-down = W dół: { $who }
wood-doubles = Kto podwaja?
wood-double = { $who } podwaja do { $value }
wood-box-doubles = { $who } (box) podwaja
wood-answers = { $who } odpowiada
wood-rolled = Kości padły
wood-tie = Ta sama liczba w rzucie otwierającym
wood-result = Partia skończona
wood-box-wins = { $who } (box) wygrywa
wood-team-wins = Wygrywa drużyna, kapitan: { $who }
wood-single = Zwykła
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Cofnij ostatni wpis
wood-undo-more = Cofnij kilka
wood-undo-steps = Ile wpisów
wood-leave = { $who } odchodzi
wood-join = { $who } zostaje
wood-stake = Stawka następnej partii
wood-unit = Wartość punktu
wood-currency = Waluta
wood-settle = Rozlicz kostkę ugodą
wood-settle-cube = Czyja kostka
wood-settle-points = Punkty
wood-settle-note = Ile dostaje osoba z drużyny; ujemne, jeśli płaci. Połówki są dozwolone.
wood-set = Ustaw
wood-pay = Zapisz płatność
wood-from = Od
wood-to = Do
wood-amount = Kwota
wood-no-amount = Podaj kwotę większą od zera, z miejscami po przecinku jej waluty.
wood-record = Zapisz
wood-partner = Wylosowany partner
wood-others = Grający, stawka, płatności

# Keys
key-chouette-go = rzut, gotowe, start
key-chouette-double = podwojenie: twoja kostka, a jako box wszystkie
key-chouette-take = przyjęcie wszystkiego, co ci zaproponowano
key-chouette-drop = pas na wszystko, co ci zaproponowano
key-chouette-beaver = beaver na wszystko, co ci zaproponowano
key-chouette-hold = w tej kolei bez podwojenia
key-chouette-cubes = przeczytaj wszystkie kostki
key-chouette-wait = powiedz, na kogo się czeka
key-chouette-talk = napisz radę
key-chouette-answer = do odpowiedzi

# Why something is refused
chouette-house-only = Może to zrobić tylko serwer.
chouette-player-only = Może to zrobić tylko grający.
chouette-not-opened = Nie ma takiego chouette.
chouette-opened-already = To chouette już istnieje.
chouette-not-over = Sesja jeszcze trwa.
chouette-goes-on-already = Te same osoby zaczęły już następne chouette.
chouette-over = Sesja jest skończona.
chouette-only-over-the-board = Wpisuje się to tylko przy drewnianej planszy; online zapisuje to serwer.
chouette-only-online = Dzieje się to na drewnianej planszy i nie jest wpisywane.
chouette-dice-missing = Brakuje kości do tego rzutu.
chouette-bad-text = Tekst jest pusty albo za długi.
chouette-not-here = Mogą to zrobić albo dostać płatność tylko ci, którzy dołączyli do chouette.
chouette-joined-already = { $member }: już w chouette.
chouette-name-taken = { $name } jest już w księdze: wpuść tę osobę z powrotem albo wpisz inną nazwę, na przykład z inicjałem.
chouette-full = Dołączyć może najwyżej tyle osób: { $most }.
chouette-decide-first = Najpierw odpowiedz na to, co na ciebie czeka: odejść można między decyzjami.
chouette-leaving-already = Odejście jest już zgłoszone: odchodzisz po tej partii.
chouette-order-known = Kolejność jest już ustalona.
chouette-order-unknown = Kolejność nie jest jeszcze ustalona.
chouette-no-roll-waited = Nie twoja kolej na rzut.
chouette-order-incomplete = Kolejność musi wymieniać każdego raz.
chouette-too-few = Chouette potrzebuje co najmniej trzech osób.
chouette-game-in-play = Trwa partia.
chouette-no-game = Nie trwa żadna partia.
chouette-no-part = Nie ma cię w tej partii albo już w niej nie grasz.
chouette-box-only = Decyduje o tym tylko box.
chouette-not-the-player = Za tę stronę rzuca, gra i decyduje { $member }.
chouette-no-partner-yet = Box może mieć partnera, gdy grających jest co najmniej { $from }.
chouette-partner-already = Box ma już partnera.
chouette-no-partnership = Nie masz partnerstwa do zakończenia.
chouette-not-asked = Jeszcze nie ciebie pyta się o partnerstwo.
chouette-lot-too-early = Partnera losuje się, gdy zapytano już wszystkich i nikt nie chciał.
chouette-not-in-the-lot = { $member }: poza losowaniem partnera.
chouette-board = Przepisy nie pozwalają na to w tej chwili.
chouette-too-many-steps = Ruch ma najwyżej cztery kroki.
chouette-tie-waits = Najpierw box decyduje, czy równy rzut podwaja stawkę.
chouette-no-tie = Żaden równy rzut nie czeka na decyzję.
chouette-opening-over = Partia już się zaczęła; równe rzuty otwierające są przed nią.
chouette-cubes-wait = Najpierw trzeba odpowiedzieć na zaproponowane kostki.
chouette-extras-wait = Najpierw ci, którzy spasowali, decydują o dodatkowych kostkach.
chouette-others-may-offer = Inni mogą jeszcze zaproponować kostki: { $members }.
chouette-answered-this-turn = Box odpowiedział; przed następnym rzutem nikt nie może zaproponować kostki.
chouette-captain-offers = Kostkę drużyny może zaproponować tylko { $member }.
chouette-one-cube = Jest jedna kostka: proponuje się ją wszystkim, a box odpowiada wszystkim tak samo.
chouette-nothing-to-offer = Nie masz kostki do zaproponowania.
chouette-not-your-cube = To nie twoja kostka: { $member }.
chouette-offered-already = Ta kostka była już w tej kolei zaproponowana: { $member }.
chouette-cube-exhausted = Wyżej kostka już nie pójdzie.
chouette-nothing-offered = Nic ci nie zaproponowano.
chouette-answered-already = Twoja odpowiedź już jest.
chouette-answer-each = Odpowiedz na każdą zaproponowaną ci kostkę: { $members }.
chouette-response-not-enabled = Reguły tego stołu nie znają takiej odpowiedzi.
chouette-duty-take-enough = Wszyscy podwoili: przyjęte kostki ({ $taken }) muszą być warte co najmniej tyle co spasowane ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}i to, co już stracono w tej partii ({ $before })
}.
chouette-duty-takers-beaver = Przy tym stole podwojenie przyjmuje się beaverem.
chouette-duty-beaver-the-captain = Przyjmując tylko kostkę kapitana, musisz dać beavera.
chouette-duty-take-the-captain = Przyjmując którąś z tych kostek, musisz przyjąć kostkę kapitana ({ $member }).
chouette-duty-sole-taker-beavers = Wszyscy inni spasowali: jedyny przyjmujący musi dać beavera.
chouette-duty-last-rejects = Wszyscy inni spasowali na podwojenie boxa: ty też musisz spasować.
chouette-no-extra = Nie masz teraz dodatkowej kostki do oddania.
chouette-no-advice = Reguły tego stołu nie pozwalają ci teraz radzić.
chouette-advises-nobody = Drużyna radzi swojemu kapitanowi; box gra bez rad.
chouette-out-of-the-game = Nie grasz już w tej partii i nie możesz radzić.
chouette-no-settlement = Ugoda za tę kostkę nie należy do ciebie.
chouette-bad-amount = Taka kwota nie jest możliwa.
chouette-pays-themselves = Nikt nie może płacić sobie: wybierz dwie osoby.
stake-currency = „{ $text }” to nie waluta: wpisz kod, na przykład EUR, albo zostaw pole puste i graj na punkty.
stake-decimals = { $cents ->
    [points] Punkty są całkowite: wpisz stawkę bez przecinka.
    [no] { $currency } liczy się w całości: wpisz stawkę bez przecinka.
   *[yes] Kwota w { $currency } ma najwyżej dwa miejsca po przecinku.
}
stake-bounds = { $cents ->
    [points] Punkt jest wart od 1 do 1 000 000 punktów.
    [no] Punkt jest wart od 1 do 1 000 000 { $currency }.
   *[yes] Punkt jest wart od 0,01 do 10 000 { $currency }.
}
chouette-nothing-to-undo = Wpisów do cofnięcia jest tylko { $acts }.
chouette-nothing-due = Nic teraz nie czeka.
chouette-nothing-changes = To nic by nie zmieniło.
chouette-dice-called = Kości zaraz zostaną rzucone.
chouette-not-that-roll = Tego rzutu nie wywołano albo już padł.
chouette-no-own-chain = Łańcuch mają tylko box i kapitan, a każdy otwiera swój.
chouette-chain-too-late = Łańcuch zgłasza się raz, przed pierwszym rzutem jego zestawu.
chouette-link-opened-already = Ogniwo dla tego rzutu jest już otwarte.
chouette-bad-link = To ogniwo nie pasuje do zobowiązania.

# A game as it went
history-of = Partia { $n }, ruch po ruchu
history-open = Ruch po ruchu
history-colours = { $box } (box)
history-colours-team = drużyna
history-boards = Plansza po każdym ruchu; wybierz, aby powiększyć, strzałki idą krok po kroku.
history-position = Pozycja. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Poprzednia partia
history-next = Następna partia →
history-order = { $partnered ->
    [true] Box: { $box }, partner: { $partner }. Drużyna od kapitana: { $team }.
   *[false] Box: { $box }. Drużyna od kapitana: { $team }.
}
history-opening = Otwarcie: { $box } rzuca { $white }, { $captain } rzuca { $black }.
history-tie = Otwarcie: po obu stronach { $white }.
history-same = Otwarcie: dwa razy ta sama liczba.
history-tie-counted = przyjmuje automatyczne podwojenie
history-tie-declined = Box zostawia kostkę.
history-cannot = brak ruchu
history-doubles = podwaja
history-box-doubles = podwaja ({ $against })
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(kostka: { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(z obowiązku, CHO-15: jedyny przyjmujący musi dać beavera)
    [last_rejects] {" "}(z obowiązku, CHO-09: ostatni musi spasować jak wszyscy)
   *[other] {" "}(z obowiązku)
}
history-captain = Kapitanem jest teraz { $who }: { $why ->
    [declined] kapitan spasował.
    [cube_dropped] na kostkę kapitana spasowano.
    [settled] kostkę kapitana rozliczono ugodą.
    [too_slow] kapitan nie zdążył.
   *[left] kapitan odszedł.
}
history-extra = { $from } daje dodatkową kostkę i płaci { $price }, dostaje: { $to }.
history-settled = Ugoda: { $from } i { $to }, { $points }.
history-slow = { $who }: czas minął bez działania.
history-left-cubes = { $who } odchodzi i traci kostkę.
history-challenge = żąda poprawnego ruchu
history-resign = proponuje poddać { $win ->
    [gammon] gammona
    [backgammon] backgammona
   *[single] zwykłą partię
}
history-claim = zgłasza { $win ->
    [gammon] gammona
    [backgammon] backgammona
   *[single] wygraną partię
}
history-resignation-accepted = przyjmuje
history-resignation-rejected = gra dalej
again-open = Następne chouette z tymi samymi osobami
again-go = Do nowego chouette

# What has just happened
news-title = Co się właśnie stało
news-tie = Po obu stronach { $die }.
news-tie-counted = Równy rzut podwaja wszystkie kostki.
news-tie-declined = Po równym rzucie box zostawia kostki bez zmian.
news-doubled = { $you ->
    [true] Podwajasz { $n ->
        [one] kostkę
        [few] { $n } kostki
        [many] { $n } kostek
       *[other] { $n } kostki
    }.
   *[false] { $who } podwaja { $n ->
        [one] kostkę
        [few] { $n } kostki
        [many] { $n } kostek
       *[other] { $n } kostki
    }.
}
news-answer = { $who }: { $answer }, { $value } (kostka: { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– z obowiązku: jedyny przyjmujący musi dać beavera
    [last_rejects] {" "}– z obowiązku: ostatni musi spasować jak wszyscy
   *[other] {" "}– z obowiązku
}.
news-extra = { $you ->
    [true] Dajesz dodatkową kostkę, dostaje: { $to }.
   *[false] { $who } daje dodatkową kostkę, dostaje: { $to }.
}
news-captain = { $you ->
    [true] Teraz kapitanem jesteś ty
   *[false] Teraz kapitanem jest { $who }
}: { $why ->
    [declined] kapitan spasował.
    [cube_dropped] na kostkę kapitana spasowano.
    [settled] kostkę kapitana rozliczono ugodą.
    [too_slow] kapitan nie zdążył.
   *[left] kapitan odszedł.
}
news-too-slow = { $side ->
    [box] Box nie zdążył.
   *[team] Kapitan nie zdążył.
}
news-settled = { $paid ->
    [true] Kostka ({ $who }) rozliczona ugodą: { $points }, dostaje { $to }.
   *[false] Kostka ({ $who }) rozliczona ugodą bez płatności.
}
news-settle-declined = Ugoda za kostkę ({ $who }) odrzucona albo wycofana.
news-silence = { $you ->
    [true] Twoja odpowiedź nie nadeszła w porę: { $answer }. Brak odpowiedzi to odpowiedź kapitana albo pas.
   *[false] { $who }: brak odpowiedzi w porę. To odpowiedź kapitana albo pas.
}
news-own-answer = { $n ->
    [one] Twoja odpowiedź: { $answer }. Inni jeszcze decydują.
    [few] Twoje odpowiedzi: { $answers }. Inni jeszcze decydują.
    [many] Twoje odpowiedzi: { $answers }. Inni jeszcze decydują.
   *[other] Twoje odpowiedzi: { $answers }. Inni jeszcze decydują.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Za kapitana
news-stands-in = { $you ->
    [true] Grasz za kapitana, dopóki nie wróci.
   *[false] { $who } gra za kapitana, dopóki kapitan nie wróci.
}
news-captain-back = { $who } wraca jako kapitan.
history-stands-in = { $who } gra za kapitana, który jest poza stołem.
history-captain-back = { $who } wraca i gra dalej.
history-silence = { $who }: brak odpowiedzi w porę. To odpowiedź kapitana albo pas.
talk-stand-in = Grasz za kapitana; tu są rady drużyny.
claim-title = Jesteś już w księdze wyników?
claim-lead = Zamiast dołączać ponownie, wybierz swoją nazwę. Gospodarz ją potwierdzi.
claim-seat = To ja: { $who }
waits-claim = Gospodarz ma potwierdzić, że to ty: { $who }.
wood-claim = { $who } otwiera link i mówi: „W księdze wyników to ja: { $seat }”.
wood-claim-grant = Zgadza się
wood-claim-refuse = Nie
wood-enter = Wpisz
wood-sure-result = { $kind ->
    [gammon] { $title }: gammon. Partia się kończy.
    [backgammon] { $title }: backgammon. Partia się kończy.
   *[single] { $title }: zwykła wygrana. Partia się kończy.
}
wood-sure-pay = Według rachunków płaci { $from }, dostaje { $to }: { $owed }. Mimo to wpisać { $amount }?
accounts-debt = { $from } ma do zapłaty { $amount }, dostaje { $to }
accounts-carried = Przeniesione z poprzedniego chouette: { $list }.
accounts-carried-on = To, co było otwarte, przeszło do następnego chouette i tam jest do zapłaty.
game-jacoby = Przy nieobróconej kostce gammon liczył się pojedynczo (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Tracisz { $amount }
   *[false] { $who } traci { $amount }
}
strip-own-cube = { $at ->
    [box] Kostka { $value }, boxa
    [own] Kostka { $value }, twoja
   *[middle] Kostka { $value }, na środku
}
line-ask-mark = Prośba
line-asked-mark = Poproszono
voice = Pokój głosowy
voice-note = Link (https) do miejsca, gdzie rozmawiacie. Widzą go wszyscy przy stole.
voice-open = Otwórz pokój głosowy
parts-title = Obok planszy
parts-members = Grający
parts-talk = Rozmowa
parts-accounts = Rachunki
parts-more = Więcej
parts-board = Wróć na planszę
chouette-not-claimable = Tego miejsca nie można zająć: jest zajęte albo gospodarz go nie wpisał.
chouette-not-in-their-place = Grasz za kapitana i nie możesz za niego poddać.
