# Articles that members write, and comments below articles.
articles-languages = Także w językach
error-not-an-editor = To jest dla redaktorów
error-not-an-editor-note = Artykuły piszą członkowie klubu z rolą redaktora. Zapytaj prowadzących klub: dają ją zarejestrowanym. Jeśli już ją masz, najpierw się zaloguj.

write-title = Twoje artykuły
write-lead = To, co tu piszesz, jest tylko twoje aż do publikacji. Możesz wracać do tekstu, zobaczyć, jak będzie wyglądał, i wybrać dzień, w którym się ukaże.
write-new = Napisz artykuł
write-own = Artykuły
write-none = Nie ma tu jeszcze twoich tekstów.
write-begin = Zacznij
write-edit = Edytuj
write-read = Czytaj
write-changed = zapisano
write-comments = { $n ->
    [0] Komentarze: żaden nie czeka
    [one] Komentarze: jeden czeka
    [few] Komentarze: { $n } czekają
    [many] Komentarze: { $n } czeka
   *[other] Komentarze: { $n } czeka
 }
write-state-draft = Szkic
write-state-scheduled = Zaplanowany
write-state-published = Opublikowany
write-state-withdrawn = Wycofany

write-said-begun = Szkic jest gotowy do pisania. Widzisz go tylko ty.
write-said-saved = Zapisano.
write-said-published = Opublikowano. Teraz mogą to czytać wszyscy.
write-said-scheduled = Zaplanowano. Ukaże się sam w swoim dniu.
write-said-withdrawn = Wycofano. Nikt inny nie może go już czytać.
write-said-translated = Powstał szkic w drugim języku, z tekstem oryginału. Widzisz go tylko ty.
write-said-wrong = Jeszcze się nie udało. Poniżej widać, co jest nie tak.

write-field-title = Tytuł
write-field-language = Język
write-field-lead = Wstęp
write-lead-note = Jedno lub dwa zdania. Widać je na listach, w kanale i tam, gdzie ktoś udostępni link.
write-field-body = Tekst
write-body-note = W Markdownie.
write-field-tags = Tematy
write-tags-note = Po przecinku, na przykład kostka, wyścig, otwarcie.
write-field-day = Dzień publikacji
write-day-note = Puste: dzień, w którym publikujesz. W późniejszym dniu ukaże się sam, o północy UTC.
write-field-name = Adres
write-name-note = Małe litery, cyfry i łączniki. Można go zmieniać do publikacji lub tłumaczenia artykułu.
write-preview = Podgląd
write-save = Zapisz szkic
write-save-published = Zapisz zmiany
write-publish = Opublikuj
write-withdraw = Wycofaj
write-delete = Usuń ten szkic
write-delete-note = Znika ze wszystkimi wcześniejszymi wersjami. Nie da się tego cofnąć.
write-delete-yes = Usuń na stałe
write-translate = Przetłumacz: { $language }
write-original = Oryginał
write-versions = Wcześniejsze wersje
write-versions-note = Otwórz którąś, aby mieć jej tekst w formularzu. Nic się nie zmienia, dopóki nie zapiszesz.
write-newer = W międzyczasie nowszy tekst zapisuje { $name }.
write-newer-note = Twój jest nadal w formularzu i nie jest zapisany. Zapisz ponownie, aby zastąpić tamten; trafi on wtedy do wcześniejszych wersji.
write-newer-text = Tamten tekst
write-unsaved = Tekst nie jest zapisany.

write-wrong = Do poprawienia przed publikacją
write-wrong-title = Artykuł musi mieć tytuł.
write-wrong-title-long = Najdłuższy dozwolony tytuł, w znakach: { $most }.
write-wrong-lead = Nie ma jeszcze wstępu.
write-wrong-lead-long = Najdłuższy dozwolony wstęp, w znakach: { $most }.
write-wrong-body = Nie ma jeszcze tekstu.
write-wrong-body-long = Tekst jest za długi: { $n } tys. bajtów, najwyżej { $most } tys. Zrób z niego dwa artykuły.
write-wrong-tags = Najwyższa liczba tematów artykułu: { $most }.
write-wrong-tag-long = Ten temat jest za długi: { $what }
write-wrong-day = To nie może być ten dzień: { $what }. Wybierz dzień od 2000 do 2100 roku, na przykład 2026-11-25.
write-wrong-name = Adres wymaga małych liter, cyfr lub łączników, najwyżej { $most }, i nazwy, której nie mają strony samego klubu.
write-wrong-name-taken = Ten adres ma inny artykuł: { $what }
write-wrong-name-stays = Adresu nie można już zmienić: artykuł opublikowano albo przetłumaczono.
write-wrong-board = Nie da się odczytać tej planszy: { $what }. Użyj XGID albo identyfikatora GNU Backgammon.
write-wrong-figure = W zasadach nie ma ilustracji o tej nazwie: { $what }
write-wrong-beside-text = Ta plansza potrzebuje własnego akapitu: { $what }
write-wrong-boards = Plansz jest więcej niż { $most }.
write-wrong-deep = Listy lub cytaty są zagnieżdżone głębiej niż { $most } razy. Dalszego ciągu nie widać.
write-wrong-link = Ten link prowadzi donikąd: { $what }
write-refused-title-long = Ten tytuł jest za długi.
write-refused-translated = Artykuł w tym języku już istnieje.
write-refused-many = Jedno konto może napisać najwyżej 500 artykułów.
write-refused-delete = Usuwać można tylko szkice. Wycofaj artykuł zamiast tego.

write-help = Jak pisać
write-help-note = Puste wiersze oddzielają akapity. Plansza stoi w osobnym akapicie. Z rzutem można na niej grać; ruchy w tekście wykonują się na planszy powyżej.
write-help-position = Ustaw pozycję
write-help-what = Co
write-help-how = Jak
write-help-heading = Nagłówek
write-help-strong = Mocne, wyróżnione
write-help-list = Lista
write-help-link = Link
write-help-board = Plansza z podpisem
write-help-figure = Plansza z zasad
write-help-play = Ruch
write-help-clause = Przepis

comment-title = Komentarze
comment-none = Jeszcze bez komentarzy.
comment-sign-in = Komentować mogą zarejestrowani.
comment-words = Twój komentarz
comment-note = Wszyscy zobaczą go, gdy zatwierdzi go redaktor lub moderator. Zwykły tekst.
comment-send = Wyślij
comment-own-waiting = Czeka na zatwierdzenie. Widzisz go tylko ty.
comment-own-refused = Niezatwierdzony. Widzisz go tylko ty.
comment-take-away = Usuń
comment-refused-guest = Komentować mogą tylko zarejestrowani.
comment-refused-restricted = Do { $until } nie możesz komentować: { $reason }
comment-refused-empty = Napisz najpierw coś.
comment-refused-long = Komentarz może mieć najwyżej 1000 znaków.
comment-refused-many = Pięć twoich komentarzy już czeka. Następne wyślij, gdy zostaną zatwierdzone.

comments-title = Komentarze do artykułów
comments-lead = Nikt prócz autora nie widzi komentarza przed zatwierdzeniem. Możesz zmienić zdanie.
comments-counts = Oczekujące: { $waiting }. Zatwierdzone: { $shown }. Niezatwierdzone: { $refused }.
comments-waiting = Oczekujące
comments-none = Nic nie czeka.
comments-shown = Zatwierdzone
comments-refused = Niezatwierdzone
comments-show = Zatwierdź
comments-refuse = Nie zatwierdzaj
