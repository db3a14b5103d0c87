# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Rankingowy
rated-note = Wynik liczy się do rankingu obu stron
rated-off = Nie liczy się
rated-on = Liczy się do rankingu obu stron
rated-choose-note = Liczy się tylko mecz między dwiema osobami.
refused-not-for-rating = Do rankingu liczy się tylko mecz między dwiema osobami, od początku i bez pomocy.

pace-unhurried = Bez pośpiechu: bez limitu
pace-live = Na żywo: z zegarem
pace-post = Korespondencyjnie: dni na każdą kolej
pace-note = Widoczne na zaproszeniu i przy stole. Bez pośpiechu nikt nie wygrywa czekaniem; na żywo idzie zegar, a na powrót jest minuta; korespondencyjnie każda kolej ma dni.
pace-days = Korespondencyjnie: dni na kolej
pace-days-many = { $n ->
    [one] Jeden dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
pace-post-terms = { $turn ->
    [one] Korespondencyjnie: jeden dzień na każdą kolej, na początek dni: { $bank }, najwyżej { $cap }
    [few] Korespondencyjnie: { $turn } dni na każdą kolej, na początek dni: { $bank }, najwyżej { $cap }
    [many] Korespondencyjnie: { $turn } dni na każdą kolej, na początek dni: { $bank }, najwyżej { $cap }
   *[other] Korespondencyjnie: { $turn } dnia na każdą kolej, na początek dni: { $bank }, najwyżej { $cap }
}
pace-unhurried-terms = Po { $time } min nieobecności przeciwnik może odłożyć mecz; nikt nie wygrywa czekaniem
pace-live-terms = Łącznie { $away } s, po każdym powrocie { $back } s z powrotem; potem przeciwnik może czekać, odłożyć albo zgłosić wygraną
pace-title = Czekanie na siebie
pace-resume-listed = Odłożony: wznów
pace-adjourned = Mecz jest odłożony.
pace-adjourned-absent = { $you ->
    [true] Mecz jest odłożony z powodu twojej nieobecności.
   *[false] Mecz jest odłożony z powodu nieobecności: { $who }.
}
pace-both-resume = Toczy się dalej, gdy tylko zechcą obie strony.
pace-wants-on = { $you ->
    [true] Chcesz grać dalej. Czekamy na przeciwnika.
   *[false] { $who } chce grać dalej.
}
pace-resume-by = Wznów go do { $date }.
pace-goes-on = Mecz toczy się dalej.
pace-offered = { $you ->
    [true] Proponujesz odłożyć mecz.
   *[false] { $who } proponuje odłożyć mecz.
}
pace-post-left = { $you ->
    [true] Twój pozostały czas: { $left }{ $rests ->
        [true] , masz urlop do { $until }.
       *[false] .
    }
   *[false] { $who }, pozostały czas: { $left }{ $rests ->
        [true] , urlop do { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } godz.
pace-days-hours = { $days ->
    [one] jeden dzień { $hours } godz.
    [few] { $days } dni { $hours } godz.
    [many] { $days } dni { $hours } godz.
   *[other] { $days } dnia { $hours } godz.
}
pace-absence-choose = { $who }: poza stołem. Jeśli nie wróci przed upływem { $left }, możesz odłożyć mecz albo zgłosić wygraną; jeśli po tamtej stronie nie było żadnego ruchu, mecz zostaje unieważniony.
pace-absence-adjourn = { $who }: poza stołem. Jeśli nie wróci przed upływem { $left }, możesz odłożyć mecz.
pace-own-absence = Na powrót masz { $left }. Potem przeciwnik może odłożyć mecz albo zgłosić wygraną.
act-offer_adjourn = Zaproponuj odłożenie
act-accept_adjourn = Odłóż
act-decline_adjourn = Nie odkładaj
act-adjourn_absence = Odłóż mecz
act-claim_absence = Zgłoś wygraną
act-resume = Wznów mecz
refused-adjourned = Mecz jest odłożony. Toczy się dalej, gdy zechcą obie strony.
refused-not-adjourned = Mecz nie jest odłożony.
refused-no-adjourning = Meczów przy tym stole nie można odłożyć.
refused-no-adjourn-offered = Nikt nie zaproponował odłożenia.
refused-only-adjourning = Przy tym stole nikt nie wygrywa czekaniem. Możesz odłożyć mecz.

orders-title = Przygotowane ruchy
orders-note = Działają za ciebie, gdy nadejdzie ich chwila. Przeciwnik się o nich nie dowiaduje. Na pojedynczy rzut przeciwnika można się przygotować tam, gdzie zostawia mu tylko jeden ruch: wtedy jest na liście.
orders-always = Ilekroć do tego dojdzie
orders-now = W tej pozycji
orders-rolls = Jeśli przeciwnik rzuci
orders-add = Przygotuj
orders-cancel = Skasuj
orders-kept = Przygotowano.
orders-cancelled = Skasowano.
orders-void = Już nieaktualne: { $text }
order-forced = Ruchy wymuszone graj od razu
order-roll_without_double = Rzucaj od razu, gdy nie mogę podwoić
order-roll_dead_cube = Rzucaj od razu, gdy ta partia daje mi mecz
order-roll_until-hit = Rzucaj za mnie, aż ktoś zbije pion
order-roll_until-no_contact = Rzucaj za mnie, aż nie będzie kontaktu
order-roll_until-bear_off = Rzucaj za mnie, aż przeciwnik zacznie zdejmować
order-if_doubled-take = Jeśli przeciwnik podwoi: przyjmij
order-if_doubled-pass = Jeśli przeciwnik podwoi: spasuj
order-if_doubled-beaver = Jeśli przeciwnik podwoi: beaver
order-if_dance-roll = Jeśli przeciwnik nie ma ruchu: rzuć
order-if_dance-double = Jeśli przeciwnik nie ma ruchu: podwój
order-if_roll = Jeśli przeciwnik rzuci { $roll }: { $then ->
    [double] podwój
   *[roll] rzuć
}
refused-orders-not-here = Ruchy można przygotować tylko w trwającym meczu korespondencyjnym.
refused-orders-not-known = Ta pozycja nie jest jeszcze znana. Przygotować ją można, gdy przeciwnik ma rzucać.
refused-orders-not-possible = W tej pozycji nie będzie to możliwe.
refused-orders-too-many = Przy tym stole nie da się przygotować więcej.
refused-orders-no-such = To już nie jest przygotowane.
key-adjourn = zgoda na odłożenie meczu; odłożenie, gdy przeciwnika długo nie ma
key-orders = do przygotowanych ruchów

conduct-title = Odchodzenie z meczów rankingowych
conduct-terms = Kto często odchodzi z meczów rankingowych, czeka na następny. Mecz liczy się jako porzucony, gdy wygraną zgłoszono z powodu nieobecności, gdy czas minął bez żadnego działania albo gdy mecz od razu poddano.
conduct-so-far = { $left ->
    [0] Żaden z twoich ostatnich meczów rankingowych nie jest porzucony.
   *[other] { $of ->
        [one] Twój ostatni mecz rankingowy jest porzucony.
        [few] Porzucone mecze: { $left } z ostatnich { $of } rankingowych.
        [many] Porzucone mecze: { $left } z ostatnich { $of } rankingowych.
       *[other] Porzucone mecze: { $left } z ostatnich { $of } rankingowych.
    }
}
conduct-next = { $minutes ->
    [one] Jeśli porzucisz kolejny, na następny mecz rankingowy poczekasz minutę.
    [few] Jeśli porzucisz kolejny, na następny mecz rankingowy poczekasz { $minutes } minuty.
    [many] Jeśli porzucisz kolejny, na następny mecz rankingowy poczekasz { $minutes } minut.
   *[other] Jeśli porzucisz kolejny, na następny mecz rankingowy poczekasz { $minutes } minuty.
}
conduct-waits = Mecze rankingowe znów możesz grać za
conduct-why = Porzucone mecze: { $left } z ostatnich { $of } rankingowych.
conduct-open = Mecze towarzyskie są nadal otwarte, z ludźmi i z botami.
conduct-adjourned = Trzy twoje mecze rankingowe są odłożone. Wznów jeden z nich, zanim zaczniesz następny.
rated-waits = { $minutes ->
    [one] Mecze rankingowe znów możesz grać za minutę, bo z ostatnich { $of } porzucone są { $left }. Mecze towarzyskie są nadal otwarte.
    [few] Mecze rankingowe znów możesz grać za { $minutes } minuty, bo porzucone mecze to { $left } z ostatnich { $of }. Mecze towarzyskie są nadal otwarte.
    [many] Mecze rankingowe znów możesz grać za { $minutes } minut, bo porzucone mecze to { $left } z ostatnich { $of }. Mecze towarzyskie są nadal otwarte.
   *[other] Mecze rankingowe znów możesz grać za { $minutes } minuty, bo porzucone mecze to { $left } z ostatnich { $of }. Mecze towarzyskie są nadal otwarte.
}
rated-adjourned = Trzy twoje mecze rankingowe są odłożone. Wznów jeden z nich, zanim zaczniesz następny.
rated-adjourned-pair = Twój ostatni mecz rankingowy z tą osobą jest odłożony. Wznów go, zanim zaczniesz następny.
rated-adjourned-full = Jedno z was ma już trzy odłożone mecze rankingowe. Graj dalej albo zapytaj później.

vacation-title = Urlop
vacation-lead = Na urlopie twój czas stoi we wszystkich meczach korespondencyjnych. Przeciwnicy widzą, że masz urlop i do kiedy.
vacation-left = { $n ->
    [0] W tym roku nie masz już dni urlopu.
    [one] W tym roku został ci jeden dzień urlopu.
    [few] W tym roku zostały ci { $n } dni urlopu.
    [many] W tym roku zostało ci { $n } dni urlopu.
   *[other] W tym roku zostało ci { $n } dnia urlopu.
}
vacation-itself = Zanim przegrasz na czas, dzień urlopu brany jest sam, dopóki jakieś masz.
vacation-until = Masz urlop do
vacation-days = Dni od teraz
vacation-more = Kolejne dni potem
vacation-begin = Zacznij urlop
vacation-extend = Przedłuż urlop
vacation-end = Zakończ urlop teraz
vacation-end-note = Dni, które się nie zaczęły, zostają na później.
vacation-too-many = Nie masz tylu dni. Wybierz mniej.
vacation-listed = { $n ->
    [0] Brak dni urlopu w meczach korespondencyjnych
    [one] Jeden dzień urlopu w meczach korespondencyjnych
    [few] { $n } dni urlopu w meczach korespondencyjnych
    [many] { $n } dni urlopu w meczach korespondencyjnych
   *[other] { $n } dnia urlopu w meczach korespondencyjnych
}
vacation-listed-on = Urlop od meczów korespondencyjnych
post-yours = Twoja kolej: jeszcze { $left }
post-theirs = Kolej przeciwnika: jeszcze { $left }
seek-by-post = { $n ->
    [one] korespondencyjnie, jeden dzień na kolej
    [few] korespondencyjnie, { $n } dni na kolej
    [many] korespondencyjnie, { $n } dni na kolej
   *[other] korespondencyjnie, { $n } dnia na kolej
}
