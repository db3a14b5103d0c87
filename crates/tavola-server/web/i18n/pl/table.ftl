# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = ty
you-first = Ty
you-object = ty
white = Białe
black = Czarne
bot = bot
you-mark = ty
seat-free = Wolne miejsce
gone = poza stołem
bar-word = bar
off-word = off
number = { $n ->
    [0] zero
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
    [13] trzynaście
    [14] czternaście
    [15] piętnaście
   *[other] { $n }
}
# Places and what stands there
board-label = Plansza. Strzałki prowadzą od pola do pola, Enter przesuwa pion.
point = pole { $number }
bar-yours = twoja banda
bar-theirs = banda przeciwnika
tray-yours = twoje zdjęte piony
tray-theirs = zdjęte piony przeciwnika
bar-white = banda białych
bar-black = banda czarnych
tray-white = zdjęte piony białych
tray-black = zdjęte piony czarnych
place = { $place }, { $checkers }
checkers-none = puste
checkers-count = { $count }
checkers-yours = { $n ->
    [1] twój samotny pion
    [one] { $count } twój
    [few] { $count } twoje
    [many] { $count } twoich
   *[other] { $count } twojego
}
checkers-theirs = { $n ->
    [1] samotny pion przeciwnika
    [one] { $count } pion przeciwnika
    [few] { $count } piony przeciwnika
    [many] { $count } pionów przeciwnika
   *[other] { $count } piona przeciwnika
}
checkers-white = { $n ->
    [1] samotny biały pion
    [one] { $count } biały
    [few] { $count } białe
    [many] { $count } białych
   *[other] { $count } białego
}
checkers-black = { $n ->
    [1] samotny czarny pion
    [one] { $count } czarny
    [few] { $count } czarne
    [many] { $count } czarnych
   *[other] { $count } czarnego
}
moves-to = na { $to }
moves-hitting = na { $to }, ze zbiciem
moves-off = zdjąć
quadrant-home = Twój dom: { $checkers }
quadrant-outer = Twoja plansza zewnętrzna: { $checkers }
quadrant-their-outer = Plansza zewnętrzna przeciwnika: { $checkers }
quadrant-their-home = Dom przeciwnika: { $checkers }
dice-swap = Kości { $a } i { $b }: zamień kolejność
dice-done = Kości { $a } i { $b }, zagrane: zbierz je
cube-press = Kostka: podwój do { $value }
cube-middle = Kostka na środku, { $value }
cube-owned = Kostka { $value }, właściciel: { $you ->
    [true] ty
   *[false] { $who }
}

# Acts
act-roll = Rzuć
act-double = Podwój
act-confirm_double = Podwój do { $value }
act-cancel_double = Nie
act-take = Przyjmij
act-drop = Spasuj
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Gotowe
act-no_move = Brak ruchu: dalej
act-undo = Cofnij
act-next_game = Następna partia
act-offer_rematch = Rewanż
act-accept_rematch = Przyjmij rewanż
act-decline_rematch = Nie, dziękuję
act-accept_resignation = Przyjmij
act-reject_resignation = Gramy dalej
act-annul_doubles = Anuluj podwojenia
act-annul_doubles-detail = w partii Crawforda się nie podwaja
act-correct_start = Popraw ustawienie
act-correct_start-detail = przed czwartym rzutem
act-roll_early = Rzuć przed czasem
act-double_early = Podwój przed czasem
act-double_by_mistake = Podwój w partii Crawforda
act-accept_play = Niech zostanie
act-challenge = Żądaj poprawnego ruchu
confirm-double = Podwoić do { $value }? Naciśnij jeszcze raz, aby potwierdzić.

# The line under the board
status-waiting = Czekamy na przeciwnika.
status-waiting-doubles = Czekamy, aż wszyscy zajmą miejsca.
status-ready = Mecz zaraz się zacznie.
status-opening = Rzuć kością: kto zaczyna?
status-opening-tie = Po obu stronach { $die }: rzut się powtarza.
status-rolling = Kości się toczą.
status-their-roll = Rzuca { $who }.
status-their-play = { $who } gra { $roll }.
status-doubled = Podwojenie do { $value }. Odpowiada { $who }.
status-play = { $roll }: twój ruch.
status-cannot = { $roll }: brak ruchu.
status-complete = Naciśnij „Gotowe” albo cofnij krok.
status-rolled-early = { $mover ->
    [you] { $who }: rzut { $roll } przed czasem. Pozostaje ważny, a ty grasz, już go znając. Przeciwnik nie może przed nim podwoić (IRR-07).
    [opponent] Twój rzut { $roll } padł przed czasem: pozostaje ważny, przeciwnik gra, już go znając, a ty nie możesz podwoić (IRR-07).
   *[other] { $who }: rzut { $roll } przed czasem. Pozostaje ważny (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who }: podwojenie przed czasem. Grasz, już o nim wiedząc, a potem odpowiadasz (CUB-09).
    [opponent] Twoje podwojenie padło przed czasem: nie można go wycofać (CUB-09).
   *[other] { $who }: podwojenie przed czasem (CUB-09).
}
status-shown = Twój ruch można zakwestionować do chwili, gdy rzuca { $who }.
status-challenged = { $who } żąda poprawnego ruchu: zagraj { $roll } jeszcze raz.
status-their-shown-answer = { $who }: ruch wykonany. Zostaw go albo zażądaj poprawnego ruchu.
status-their-shown = { $who }: ruch wykonany. Rzucając, akceptujesz go.
status-resigned = Proponujesz poddać { $win ->
    [gammon] gammona
    [backgammon] backgammona
   *[single] zwykłą partię
}. Czekamy na odpowiedź.
status-next-wanted = Czekamy na przeciwnika.
status-rematch-asked = Proponujesz rewanż.
status-rematch-offered = Przeciwnik proponuje rewanż.
status-closed = Ten stół jest zamknięty.
done-unmoved = Żaden pion się nie ruszył. Naciśnij jeszcze raz, aby mimo to zakończyć kolej.
roll-early-sure = Przeciwnik jeszcze nie skończył. Co z rzutem wykonanym teraz, mówią reguły tego stołu. Naciśnij jeszcze raz, aby mimo to rzucić.
double-early-sure = To podwojenie jest przed czasem i nie będzie można go wycofać (CUB-09). Naciśnij jeszcze raz, aby mimo to podwoić.
not-complete = Ruch nie jest pełny: zagraj tyle liczb, na ile pozwalają przepisy.
not-now = Teraz nie można tego zrobić.
dice-used = Obie kości są zagrane. Cofnij, aby zagrać inaczej.
typing = Ruch: { $text }
typed-wrong = „{ $text }” nie jest dozwolonym ruchem.
deadline = { $you ->
    [true] Na decyzję masz { $seconds } s.
   *[false] { $who }: { $seconds } s na decyzję.
}
absence = { $who }: poza stołem. Jeśli nie wróci przed upływem { $left }, możesz zgłosić wygraną.
line-open = Połączono
line-lost = Utracono połączenie. Łączymy ponownie…
replay-start = Początek partii, 0 z { $of }
replay = { $at } z { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } siada do stołu.
say-gone = { $who }: utracono połączenie.
say-back = { $who } jest z powrotem.
say-play = { $who }: rzut { $a }-{ $b }, ruch { $play }.
say-play-told = { $who } gra { $play }.
say-play-short = { $play }.
say-cannot = { $who }: rzut { $a }-{ $b }, brak ruchu.
say-cannot-told = { $who }: brak ruchu.
say-roll = { $double ->
    [true] Dublet: { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] brak ruchu
    [one] jeden ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } rzuca { $a }-{ $b }.
say-complete = Ruch pełny
say-forced = Ruch wymuszony: { $play }.
say-doubles = { $who } podwaja do { $value }. Przyjmujesz czy pasujesz?
say-beaver = { $who } odpowiada beaverem: kostka przeszłaby na { $value }.
say-raccoon = { $who } odpowiada raccoonem: kostka przeszłaby na { $value }.
say-otter = { $who } odpowiada otterem: kostka przeszłaby na { $value }.
say-cube = Kostka { $value }, właściciel: { $you ->
    [true] ty
   *[false] { $who }
}.
say-cube-middle = Kostka na środku, { $value }.
say-game = Partia { $game }.
say-crawford = Partia { $game }, partia Crawforda: bez podwajania.
say-result = { $you ->
    [true] Wygrywasz
    [lost] Przegrywasz
   *[false] { $who } wygrywa
} { $win ->
    [gammon] gammona
    [backgammon] backgammona
   *[single] partię
}{ $ending ->
    [dropped] {" "}po spasowanym podwojeniu
    [resigned] {" "}przez poddanie
    [claimed] {" "}przez zgłoszenie
    [flag] {" "}na czas
    [forfeited] {" "}walkowerem
    [adjudicated] {" "}decyzją sędziego
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}z kostką na { $cube }
}, { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
say-match-won = { $you ->
    [true] Wygrywasz mecz
    [lost] Przegrywasz mecz
   *[false] { $who } wygrywa mecz
}{ $cause ->
    [flag] {" "}na czas
    [too_slow] {""}: decyzja trwała zbyt długo
    [absent] {""}{ $you ->
        [lost] : za długo poza stołem
       *[other] : przeciwnik był za długo poza stołem
    }
    [left] {""}{ $you ->
        [lost] : odejście od stołu
       *[other] : przeciwnik odszedł od stołu
    }
    [resigned] {" "}przez poddanie
    [ruling] {" "}decyzją sędziego
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Koniec sesji: jedna ze stron odeszła.
    [absent] Koniec sesji: jedna ze stron nie wróciła.
    [too_slow] Koniec sesji: decyzja trwała zbyt długo.
    [flag] Koniec sesji: jednej ze stron skończył się czas.
    [resigned] Koniec sesji: jedna ze stron się poddała.
    [ruling] Koniec sesji decyzją sędziego.
    [annulled] Mecz unieważniony: nie liczy się nikomu.
   *[session_over] Koniec sesji.
}
say-resigns = { $who } proponuje poddać { $win ->
    [gammon] gammona
    [backgammon] backgammona
   *[single] zwykłą partię
}.
say-rejected = Poddanie odrzucone: gramy dalej.
say-your-turn = Twoja kolej: rzuć.
say-your-turn-cube = Twoja kolej: rzuć albo podwój.
say-pips = Oczka: ty { $yours }, przeciwnik { $theirs }.
score-money = Wynik { $yours }–{ $theirs }.
points-word = punkty
score-stake = Wynik { $yours }–{ $theirs }: { $lead ->
    [level] nikt nikomu nic nie jest winien
    [you] prowadzisz, { $amount }
    [opponent] przeciwnik prowadzi, { $amount }
   *[other] prowadzi { $who }, { $amount }
}.
score-match = Wynik { $yours }–{ $theirs }, mecz do { $length }.
score-match-stood = Wynik końcowy { $yours }–{ $theirs }, mecz do { $length }.

# Around the board
bar-you = Ty: { $who }
bar-them = Przeciwnik: { $who }
pips = { $n ->
    [one] { $n } oczko
    [few] { $n } oczka
    [many] { $n } oczek
   *[other] { $n } oczka
}
away = brakuje { $n }
score-of = wynik { $n }
title-game = partia { $game }
title-crawford = Crawford
no-move = brak ruchu
moved-double = podwojenie do { $value }
moved-take = przyjęte
moved-drop = pas
moved-beaver = beaver do { $value }
moved-raccoon = raccoon do { $value }
moved-otter = otter do { $value }
moved-roll_early = rzut przed czasem
moved-double_early = podwojenie przed czasem do { $value }
moved-annul_doubles = podwojenia z partii Crawforda anulowane
moved-correct_start = ustawienie poprawione
moved-challenge = żądanie poprawnego ruchu
game-how = { $ending ->
    [dropped] pas
    [resigned] { $win ->
        [gammon] gammon, poddany
        [backgammon] backgammon, poddany
       *[single] poddana
    }
    [claimed] { $win ->
        [gammon] gammon, zgłoszony
        [backgammon] backgammon, zgłoszony
       *[single] zgłoszona
    }
    [flag] { $win ->
        [gammon] gammon, na czas
        [backgammon] backgammon, na czas
       *[single] na czas
    }
    [forfeited] { $win ->
        [gammon] gammon, walkower
        [backgammon] backgammon, walkower
       *[single] walkower
    }
    [adjudicated] { $win ->
        [gammon] gammon, decyzją sędziego
        [backgammon] backgammon, decyzją sędziego
       *[single] decyzją sędziego
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] zwykła wygrana
    }
}
match-decided = { $cause ->
    [flag] mecz wygrany na czas
    [too_slow] mecz wygrany: decyzja trwała zbyt długo
    [absent] mecz wygrany: przeciwnik nie wrócił
    [left] mecz wygrany: przeciwnik odszedł
    [ruling] mecz wygrany decyzją sędziego
   *[resigned] mecz poddany
}{ $between ->
    [true] {" "}między partiami
   *[false] {""}
}
plays-count = { $n ->
    [one] Jeden dozwolony ruch
    [few] { $n } dozwolone ruchy
    [many] { $n } dozwolonych ruchów
   *[other] { $n } dozwolonego ruchu
}
resign-single = Poddaj zwykłą partię: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
resign-gammon = Poddaj gammona: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
resign-backgammon = Poddaj backgammona: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
resign-match = Poddaj cały mecz
resign-match-sure = Tak, poddaję cały mecz
resign-match-no = Nie, gram dalej
resign-when-done = { $win ->
    [gammon] Zaproponujesz poddanie gammona
    [backgammon] Zaproponujesz poddanie backgammona
   *[single] Zaproponujesz poddanie partii
}, gdy tylko skończysz swój ruch (END-08). Esc to cofa.
resign-kind = { $win ->
    [gammon] Poddaj gammona
    [backgammon] Poddaj backgammona
   *[single] Poddaj zwykłą partię
}
leave-session = Zakończ sesję
leave-table = Odejdź od stołu
lookback-game = { $match ->
    [1] Partia { $game }
   *[other] Mecz { $match }, partia { $game }
}
lookback-open = Obejrzyj partię { $game }
lookback-unreachable = Nie można teraz pobrać partii. Spróbuj ponownie za chwilę.
copied = Skopiowano: { $text }
watchers = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widza
}
bot-level = Bot · { $level }
bot-level-beginner = początkujący
bot-level-novice = nowicjusz
bot-level-casual = niedzielny gracz
bot-level-intermediate = średni
bot-level-advanced = zaawansowany
bot-level-expert = ekspert
bot-level-full = pełna siła
stake-per-point = { $unit } za punkt
line-needed = Brak połączenia: będzie to możliwe, gdy tylko wróci.
line-waiting = Jeszcze niewysłane: wyjdzie, gdy tylko wróci połączenie.
moved-rejected_single = poddanie zwykłej partii: odrzucone
moved-rejected_gammon = poddanie gammona: odrzucone
moved-rejected_backgammon = poddanie backgammona: odrzucone
act-double-detail = do { $value }
act-take-detail = za { $asked }
act-drop-detail = strata: { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = zysk: { $points }
act-beaver-detail = do { $beaver }
act-raccoon-detail = do { $beaver }
act-otter-detail = do { $beaver }
key-escape = wyjście z tego, co w połowie; powrót z oglądania wcześniejszych ruchów
key-mouse = ruch pierwszą kością; prawy przycisk: drugą
key-dice = zamiana kości; gdy ruch jest pełny: gotowe
key-drag = ruch obiema kośćmi naraz
invite-copied = Skopiowano. Wyślij link osobie, z którą chcesz grać.
invite-select = Skopiuj zaznaczony link i wyślij go.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Ten stół jest zamknięty.
refused-not-seated = Mogą to zrobić tylko grający przy tym stole.
refused-seat-taken = To miejsce jest zajęte.
refused-wrong-invitation = To miejsce czeka na osobę z zaproszeniem.
refused-not-begun = Mecz się jeszcze nie zaczął.
refused-no-game = Nie trwa żadna partia.
refused-match-over = Mecz jest skończony.
refused-opponent-left = Przeciwnik odszedł.
refused-dice-called = Kości zaraz zostaną rzucone.
refused-time-is-up = Czas minął.
refused-rules = Przepisy nie pozwalają na to w tej chwili.
refused-not-opened = Nie ma takiego stołu.
refused-opened-already = Ten stół już istnieje.
refused-not-allowed = Może to zrobić tylko serwer albo dyrektor.
refused-nobody = Najpierw podaj swoją nazwę.
refused-seated-already = Masz już tu miejsce.
refused-same-player = Nie można grać ze sobą.
refused-broken-start = Z tymi ustawieniami pierwsza partia nie może się zacząć.
refused-ready-already = Twoja gotowość jest już zgłoszona.
refused-begun-already = Mecz już się zaczął.
refused-seats-kept = Miejsca nie mogą się zmienić przed końcem meczu.
refused-game-on = Partia jeszcze trwa.
refused-match-not-over = Mecz jeszcze trwa.
refused-no-match = W grze na pieniądze nie ma meczu do poddania: poddaj partię albo odejdź.
refused-asked-already = Ta prośba jest już zgłoszona.
refused-rejected-before = Przeciwnik to odrzucił; możesz ponowić po następnym rzucie.
refused-no-rematch = Nikt nie zaproponował rewanżu.
refused-not-that-roll = Na ogniwa czeka inny rzut.
refused-link-opened = Ogniwo dla tego rzutu jest już otwarte.
refused-no-own-chain = Ogniwa tego miejsca otwiera serwer.
deposit-no-own-chain = Ziarno można tu zostawić, gdy to miejsce zobowiąże się do własnego łańcucha.
deposit-not-the-seed = To ziarno nie należy do łańcucha, do którego zobowiązało się to miejsce.
refused-bad-link = To ogniwo nie pasuje do zobowiązania tego miejsca.
refused-another-log = Ta przeglądarka widziała inny przebieg meczu niż zapisany tutaj.
refused-too-long = Tekst lub lista są za długie albo liczba za duża.
refused-chain-too-long = Łańcuch ma najwyżej 4096 ogniw.
dice-alarm-commitment = Serwer zmienił to, do czego zobowiązał się przed meczem.
dice-alarm-chains = Łańcuchy zgłoszone do tego meczu zmieniono po jego rozpoczęciu.
dice-alarm-start = Jednego z twoich ogniw zażądano przed rozpoczęciem meczu.
dice-alarm-ahead = Zażądano ogniwa dla rzutu { $number }, choć następny rzut to { $expected }. Zdradziłoby to serwerowi przyszłe rzuty.
dice-alarm-log = Serwer pokazuje teraz inny przebieg tego meczu niż wcześniej.
dice-alarm-between = Wywołano rzut { $number }, a zanim kości padły, stało się coś innego.
dice-alarm-twice = Rzut { $number } wywołano drugi raz, przez kogoś innego albo po co innego.
dice-alarm-dice = Kości na planszy nie są tymi z zapisu.
dice-alarm-lost = Serwer dostał twoje ogniwo dla rzutu { $number }, ale zapisał je jako nieotwarte.
dice-alarm-escrow = Rzut { $number } zapisano jako otwarty z depozytu, ale ta przeglądarka niczego nie złożyła.
dice-alarm-proof = Zapis kości nie jest spójny: { $fault }
dice-alarm-refused = Ta przeglądarka nie otwiera już ogniw w tym meczu; zastępuje je opublikowana wartość domyślna i zapis to pokazuje.
dice-said = Ostrzeżenie: { $text }
dice-remark-late = Twoje ogniwo dla rzutu { $number } wyszło { $seconds } s po tym, jak wezwanie dotarło do tej przeglądarki, i już się nie liczyło: zastąpiła je opublikowana wartość domyślna.
dice-remark-away = { $n ->
    [one] Pod nieobecność tej przeglądarki wykonano jeden rzut: twoje ogniwo zastąpiła opublikowana wartość domyślna.
    [few] Pod nieobecność tej przeglądarki wykonano { $n } rzuty: twoje ogniwa zastąpiła opublikowana wartość domyślna.
    [many] Pod nieobecność tej przeglądarki wykonano { $n } rzutów: twoje ogniwa zastąpiła opublikowana wartość domyślna.
   *[other] Pod nieobecność tej przeglądarki wykonano { $n } rzutu: twoje ogniwa zastąpiła opublikowana wartość domyślna.
}
dice-remark-elsewhere = Twoja część tych kości nie jest w tej przeglądarce, lecz w tej, w której zgłoszono gotowość. Tutaj każdy twój rzut czeka chwilę, a potem używa opublikowanej wartości domyślnej. W tamtej przeglądarce „Graj dalej na innym urządzeniu” daje link, który przenosi twoją część tutaj.
dice-remark-house = Ta przeglądarka niczego nie przechowuje, więc także twoją część kości losuje serwer.
dice-remark-unsure = Pod nieobecność tej przeglądarki wykonano więcej rzutów, niż może ona poświadczyć: nie otwiera już ogniw w tym meczu, a zastępuje je opublikowana wartość domyślna.
dice-remark-brought = Twoja część kości jest teraz także w tej przeglądarce.
dice-right = { $rolls ->
    [one] Kości sprawdzone: jedyny rzut wynika z tego, co zamknięto przed meczem i co zachowała ta przeglądarka.
    [few] Kości sprawdzone: wszystkie { $rolls } rzuty wynikają z tego, co zamknięto przed meczem i co zachowała ta przeglądarka.
    [many] Kości sprawdzone: wszystkie rzuty, w liczbie { $rolls }, wynikają z tego, co zamknięto przed meczem i co zachowała ta przeglądarka.
   *[other] Kości sprawdzone: wszystkie rzuty, w liczbie { $rolls }, wynikają z tego, co zamknięto przed meczem i co zachowała ta przeglądarka.
}
dice-fits = { $rolls ->
    [one] Kości sprawdzone: jedyny rzut zgadza się z zapisem. Ta przeglądarka nie miała nic własnego do porównania.
    [few] Kości sprawdzone: wszystkie { $rolls } rzuty zgadzają się z zapisem. Ta przeglądarka nie miała nic własnego do porównania.
    [many] Kości sprawdzone: wszystkie rzuty, w liczbie { $rolls }, zgadzają się z zapisem. Ta przeglądarka nie miała nic własnego do porównania.
   *[other] Kości sprawdzone: wszystkie rzuty, w liczbie { $rolls }, zgadzają się z zapisem. Ta przeglądarka nie miała nic własnego do porównania.
}
dice-wrong = Kości tego meczu nie wynikają z tego, co przed nim zamknięto.
refused-no-dice = Brakuje kości do tego.
refused-too-many-steps = Ruch ma najwyżej cztery kroki.
refused-nothing-changes = To nic by nie zmieniło.
refused-no-clock = Nie ma tu zegara.
refused-break-between-games = Przerwy robi się między partiami.
refused-nothing-due = Teraz nic nie czeka.
refused-not-absent = Przeciwnik nie jest jeszcze dość długo poza stołem.
refused-too-fast = Za dużo naraz: poczekaj chwilę.
refused-not-yours = Nie wolno ci tego zrobić.
refused-malformed = Serwer tego nie rozumie.
refused-away = Klub nie może teraz niczego zapisać. Spróbuj niedługo; twój zegar w tym czasie stoi.
refused-trouble = Coś poszło nie tak po naszej stronie. Spróbuj ponownie.
clause-END-08 = Poddaj po zakończeniu swojego ruchu i nie więcej, niż partia może jeszcze kosztować.
clause-END-09 = Dalsze rzuty mogą jeszcze zmienić wynik.
clause-MOV-01 = Na tym polu stoją co najmniej dwa piony przeciwnika.
clause-MOV-02 = Każda liczba to osobny krok, a żadne pole pośrednie, na którym mógłby stanąć ten pion, nie jest otwarte.
clause-MOV-03 = Żadna z liczb nie jest otwarta osobno.
clause-MOV-05 = Dublet gra się najwyżej cztery razy.
clause-MOV-06 = Dwa kolory nigdy nie stoją na jednym polu.
clause-MOV-07 = Trzeba zagrać obie liczby.
clause-MOV-08 = Jeśli da się zagrać tylko jedną liczbę, musi to być większa.
clause-MOV-09 = Z dubletu trzeba zagrać tyle, ile się da.
clause-MOV-10 = Kolej tracisz tylko wtedy, gdy nie masz ruchu.
clause-HIT-02 = Najpierw muszą wejść piony z bandy.
clause-HIT-03 = Pole, na które miałby wejść pion, nie jest otwarte.
clause-HIT-04 = Musi wejść tyle pionów, ile się da.
clause-OFF-01 = Zdejmować można tylko wtedy, gdy wszystkie twoje piony są w domu.
clause-OFF-02 = Zdejmij z pola o tej liczbie.
clause-OFF-03 = O tę liczbę musi się ruszyć pion z wyższego pola.
clause-OFF-04 = Zdejmij ze swojego najwyższego pola.
clause-OFF-08 = Także przy zdejmowaniu trzeba użyć obu liczb.
clause-CUB-02 = Kostka nie jest twoja albo kości już padły.
clause-CUB-03 = Nikt ci nic nie zaproponował.
clause-CUB-04 = Nie możesz podwoić dwa razy z rzędu.
clause-CUB-06 = Najpierw trzeba odpowiedzieć na podwojenie.
clause-CUB-15 = Te reguły nie znają takiej odpowiedzi.
clause-CUB-17 = Według tych reguł przy tym wyniku nie możesz podwoić.
clause-MAT-02 = W partii Crawforda się nie podwaja.
clause-MAT-04 = Po partii Crawforda strona przegrywająca nie może podwoić przed swoją trzecią koleją.
clause-SET-07 = O tym, kto zaczyna, decyduje rzut otwierający.
clause-SET-08 = Najpierw rzuć.
clause-IRR-01 = Pokazany ruch jest zgodny z przepisami i zostaje.
clause-IRR-02 = Kolej się skończyła.
clause-IRR-05 = To nie twoja kolej.
clause-OPT-03 = W grze meczowej tego nie ma.

# Settings
set-group-board = Plansza
set-group-auto = Gra automatyczna
set-group-sound = Dźwięki
set-group-voice = Czytanie na głos
set-board = Plansza
set-board-noce = Noce (orzech)
set-board-lavagna = Lavagna (łupek)
set-board-chiaro = Chiaro (wysoki kontrast)
set-board-panno = Panno (zielone sukno)
set-board-marmo = Marmo (marmur)
set-board-lacca = Lacca (laka i złoto)
set-look = Wygląd
set-look-system = Jak w systemie
set-look-light = Jasny
set-look-dark = Ciemny
set-numbers = Numery pól
set-numbers-own = Każda strona liczy od domu
set-numbers-absolute = Te same dla obu (ruchy zapisuje się od domu)
set-home = Dom
set-home-right = Po prawej
set-home-left = Po lewej
set-colour = Twoje piony
set-colour-light = Jasne
set-colour-dark = Ciemne
set-speed = Animacja
set-speed-slow = Wolna
set-speed-normal = Normalna
set-speed-fast = Szybka
set-speed-quick = Bardzo szybka
set-speed-none = Brak
set-arrows = Pokazuj ostatni ruch
set-pips = Pokazuj liczbę oczek
set-clocks = Pokazuj zegary
set-autoForced = Graj za mnie ruchy w całości wymuszone
set-autoPass = Idź dalej, gdy nie ma ruchu
set-autoRoll = Rzucaj, gdy nie można podwoić
set-autoBearOff = Zdejmuj piony, gdy nie ma już kontaktu
set-fastForward = Przewijaj, gdy droga jest zamknięta
set-confirmDouble = Potwierdzaj podwojenia
set-soundRoll = Kości
set-soundChecker = Piony
set-soundHit = Zbicia
set-soundOff = Zdejmowanie
set-soundCube = Kostka
set-soundClock = Kończący się czas
set-soundTurn = Twoja kolej
set-sayRolls = Rzuty
set-sayRolls-full = Z liczbą ruchów
set-sayRolls-short = Tylko kości
set-sayRolls-none = Wył.
set-sayPlays = Ruchy przeciwnika
set-sayPlays-full = Kto, rzut i ruch
set-sayPlays-short = Tylko ruch
set-sayPlays-none = Wył.

# Keys
key-go = rzut, gotowe, dalej
key-undo = cofnięcie kroku
key-undo-all = cofnięcie całego ruchu
key-double = podwojenie
key-take = przyjęcie, zgoda
key-drop = pas, odmowa
key-beaver = beaver, raccoon, otter
key-swap = zamiana kości
key-flip = obrót planszy
key-list = lista dozwolonych ruchów; numer i Enter wykonują ruch
key-last = ostatni ruch jeszcze raz
key-clocks = pokaż lub ukryj zegary
key-pips = pokaż lub ukryj oczka
key-quadrants = przeczytaj planszę ćwiartka po ćwiartce
key-type = wpisz ruch, potem Enter
key-replay = krok po kroku przez partię
key-board = na planszę
key-help = ta lista
key-bell = do dzwonka z powiadomieniami

# Consultation doubles: two who share a side
pair-title = Twoja para
pair-hand = kości: { $who }
pair-away = { $who }: poza stołem
pair-dice = { $you ->
    [true] Masz kości i działasz za swoją stronę.
   *[false] Kości trzyma { $who } i działa za waszą stronę.
}
pair-private = Czytacie to tylko wy dwoje.
pair-come-back = Wróć i weź kości
pair-leave = Odejdź (dalej gra { $who })
pair-left = { $who } odchodzi. Grasz dalej bez pary; powrót jest możliwy.
pair-you-left = Teraz gra bez ciebie { $who }. Możesz wrócić.
pair-away-note = { $who }: poza stołem. Możesz wziąć kości.
pair-links-away = Część kości waszej strony otwiera przeglądarka, przy której gra { $who }: gdy nie ma jej w sieci, każdy rzut trwa trochę dłużej.
act-take_dice = Weź kości
act-give_dice = Przekaż kości: { $who }
act-advise = Napisz do partnera
status-advise = { $who } gra { $roll }. Przesuń piony, aby pokazać swój ruch.
status-advise-ready = Pokaż ten ruch albo go cofnij. Zobaczy go { $who }.
say-dice = { $you ->
    [true] Masz kości.
   *[false] Kości trzyma { $who }.
}
say-partner-left = { $who } odchodzi.
say-partner-back = { $who } jest z powrotem.
talk-you = Ty
key-talk = napisz do partnera
key-dice-hand = weź kości albo przekaż je partnerowi
refused-no-partner = Przy tym stole nie masz partnera.
refused-partner-has-dice = Kości ma twój partner. Weź je, aby działać.
refused-partner-missing = Twojego partnera nie ma przy stole.
refused-bot-in-pair = Bot gra sam: para to dwie osoby.
refused-bad-text = Napisz od 1 do 500 znaków.

# What a side says among itself, here and in a chouette
talk-none = Nikt jeszcze nic nie powiedział.
talk-label-partner = Słowo do partnera
talk-play-this = Zagraj to
talk-send = Wyślij
talk-show = Pokaż na planszy
talk-hide = Ukryj
act-advise_play = Pokaż ten ruch
act-propose = Zaproponuj
said-advice = { $who } radzi: { $text }

# The tutor

knob-tutor = Trener
act-take_back = Cofnij decyzję
key-hint = podpowiedź
key-take-back = cofnięcie decyzji
tutor-title = Na pewno?
tutor-costs =
    { $kind ->
        [play] Ten ruch traci { $loss }.
       *[decision] Ta decyzja traci { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Zagraj tak
       *[other] Zrób tak
    }
tutor-show = Pokaż, co lepsze
tutor-again = Wybierz jeszcze raz
tutor-hint = Podpowiedź
tutor-hint-title = Najlepsze ruchy
tutor-hint-play = { $play } { $loss }
tutor-back = Wróć do stołu
tutor-taken-back =
    { $n ->
        [0] W tym meczu niczego nie cofnięto.
        [one] W tym meczu cofnięto raz.
        [few] W tym meczu cofnięto { $n } razy.
        [many] W tym meczu cofnięto { $n } razy.
       *[other] W tym meczu cofnięto { $n } raza.
    }
tutor-cube-no_double = Nie podwajaj.
tutor-cube-double = Podwój.
tutor-cube-too_good = Za dobrze na podwojenie: graj dalej.
tutor-cube-take = Przyjmij.
tutor-cube-drop = Spasuj.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Bez podwojenia { $wait }, podwojenie i przyjęcie { $take }, podwojenie i pas { $drop }
tutor-away = Trener jest teraz niedostępny; partia toczy się bez niego.
say-taken-back = Cofnięto.
with-tutor = Z trenerem
refused-no-tutor = Przy tym stole nie masz trenera.
refused-nothing-to-take-back = W tej partii nie ma czego cofać.
refused-not-for-tutor = Trener pomaga jednej osobie przeciw botowi: bez zegara, bez pieniędzy, tylko z poprawnymi ruchami.
refused-tutor-rests = Grasz z ludźmi: do końca tej gry trener milczy.
refused-nothing-to-advise = Nie masz teraz żadnej decyzji.
