# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Zagraj z kimś teraz
lobby-quick-note = Mecz na żywo: { $clock }. Jedno naciśnięcie szuka przeciwnika, drugie to cofa. Między zarejestrowanymi liczy się do rankingu.
lobby-points = { $n ->
    [one] Jeden punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
lobby-quick-nobody = Szukaj
lobby-quick-one = { $who } czeka
lobby-quick-many = Czekających: { $n }
lobby-quick-withdraw = Czekasz: przerwij
lobby-you-seek = Szukasz:
lobby-waited = Czekasz od
lobby-neighbour = { $n ->
    [one] { $who } czeka na mecz do jednego punktu.
    [few] { $who } czeka na mecz do { $n } punktów.
    [many] { $who } czeka na mecz do { $n } punktów.
   *[other] { $who } czeka na mecz do { $n } punktu.
}
lobby-join = Dołącz
lobby-withdraw = Przestań szukać
lobby-stands = To ogłoszenie wisi dwa tygodnie, czy jesteś tu, czy nie.
lobby-meanwhile = Zagraj tymczasem z botem
lobby-meanwhile-note = Twoje ogłoszenie wisi: zawołamy cię do stołu.
lobby-noscript = Bez JavaScriptu strona odświeża się sama, dopóki szukasz.
lobby-clock = { $minutes } min na punkt, { $seconds } s na kolej
lobby-unhurried = bez pośpiechu
lobby-no-clock = bez zegara
lobby-range = ranking w granicach { $n }
lobby-title = Sala
lobby-here = { $n ->
    [0] Nikogo więcej tu teraz nie ma
    [one] Jest tu teraz jedna osoba
    [few] Są tu teraz { $n } osoby
    [many] Jest tu teraz { $n } osób
   *[other] Jest tu teraz { $n } osoby
}
lobby-seeks-title = Szukają przeciwnika
lobby-seeks-none = Nikt teraz nie szuka.
lobby-seeks-add = Szukaj na własnych warunkach
lobby-tables-title = Stoły w grze
lobby-tables-none = Nie ma teraz stołu do oglądania.
lobby-chouettes-title = Otwarte chouette
lobby-chouettes-none = Nie ma teraz otwartego chouette.
lobby-events-none = Nie ma teraz turnieju.
lobby-events-add = Otwórz turniej
lobby-players = { $n ->
    [one] Jedna osoba
    [few] { $n } osoby
    [many] { $n } osób
   *[other] { $n } osoby
}
lobby-strip-then = 24 godziny temu
lobby-strip-now = teraz
lobby-strip-empty = Za mało wizyt, by powiedzieć, kiedy ludzie przychodzą
lobby-strip-busiest = { $n ->
    [0] Zwykle największy ruch jest o tej porze
    [one] Zwykle największy ruch jest za około godzinę
    [few] Zwykle największy ruch jest za około { $n } godziny
    [many] Zwykle największy ruch jest za około { $n } godzin
   *[other] Zwykle największy ruch jest za około { $n } godziny
}
lobby-called-title = Ktoś na ciebie czeka
lobby-called = { $who } jest przy stole.
lobby-called-note = Jeśli nie przyjdziesz w ciągu 30 sekund, stół zostanie zamknięty. Nic się nie liczy.
lobby-called-rated = Jeśli nie przyjdziesz w ciągu 30 sekund, stół zostanie zamknięty bez wpływu na ranking. Kto często nie przychodzi, czeka na następny mecz rankingowy.
lobby-called-go = Do stołu
lobby-called-stay = Nie teraz
lobby-gone = Ktoś był szybszy albo ogłoszenie wycofano. Wybierz inne.
lobby-own = To twoje własne ogłoszenie. Nie można grać ze sobą.
lobby-too-many = Ogłoszeń jest już dość. Dołącz do któregoś albo wycofaj jedno ze swoich.
lobby-not-rated-they = Ta osoba nie może teraz grać o ranking. Zaproponuj mecz bez rankingu.
lobby-not-rated = Nie możesz teraz grać o ranking. Wybierz mecz bez rankingu.

lobby-asks-title = Wyzwania i terminy
lobby-agreed = Umówiony mecz: { $who }
lobby-challenged = Twoje wyzwanie: { $who }
lobby-proposed = Twoja propozycja meczu: { $who }
lobby-challenges-you = { $who } rzuca ci wyzwanie
lobby-proposes = { $who } proponuje ci mecz
lobby-act-accept = Przyjmij
lobby-act-decline = Odmów
lobby-act-take_back = Wycofaj
lobby-date-cancel = Odwołaj termin
lobby-act-begin = Do stołu
lobby-reason = Powód
lobby-reason-none = Bez powodu
lobby-reason-later = Innym razem
lobby-reason-shorter = Krótszy mecz
lobby-reason-longer = Dłuższy mecz
lobby-reason-clock = Inny zegar
lobby-reason-rules = Inne reguły
lobby-choices = Kto może cię wyzwać i kiedy cię powiadamiać
lobby-challenged-by = Wyzwania od
lobby-challenged-by-anybody = Wszystkich
lobby-challenged-by-registered = Zarejestrowanych
lobby-challenged-by-near = Zarejestrowanych w granicach 300 punktów rankingu
lobby-challenged-by-nobody = Nikogo
lobby-alerts = Powiadom mnie, gdy ktoś szuka przeciwnika, najwyżej trzy razy dziennie
lobby-choices-keep = Zapisz
lobby-challenge-over = To wyzwanie jest już nieaktualne.
lobby-challenge-early = Usiąść można od 15 minut przed godziną meczu.
lobby-challenge-nobody = Ta osoba nie przyjmuje teraz wyzwań.
lobby-challenge-registered = Ta osoba przyjmuje wyzwania tylko od zarejestrowanych.
lobby-challenge-near = Ta osoba przyjmuje wyzwania tylko od zarejestrowanych w granicach 300 punktów rankingu.
lobby-too-many-challenges = Ostatnio było od ciebie dużo wyzwań. Poczekaj najpierw na odpowiedzi.
lobby-no-such-player = Nikt nie ma takiej nazwy. Sprawdź pisownię.
challenges-title = Wyzwania
challenges-lead = Wybierz osobę i warunki. Dostanie wiadomość i odpowie, kiedy zechce.
choose-anybody = Ktokolwiek: ogłoszenie w sali
choose-anybody-note = Bez zegara i bez pośpiechu ogłoszenie wisi dwa tygodnie.
choose-named = Wybrana osoba, po nazwie
knob-whom = Nazwa osoby
knob-whom-note = Tylko przy wyzwaniu konkretnej osoby.
knob-range = Ranking przeciwnika
knob-range-note = Tylko przy szukaniu w sali.
knob-range-any = Dowolny
table-next-week = Za tydzień o tej samej porze
table-next-week-asked = Twoja propozycja meczu za tydzień o tej samej porze jest wysłana. Przeciwnik dostanie wiadomość, a ty dowiesz się, co odpowie.
