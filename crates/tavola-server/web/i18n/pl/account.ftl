# Registering, signing in, one's own page.

nav-account = Twoje konto
account-nav-login = Zaloguj się
account-title = Twoje konto
account-register = Zarejestruj się
account-register-lead = Zachowujesz wszystko: mecze, miejsca przy stołach i to, czego się uczysz. W innej przeglądarce logujesz się kluczem dostępu albo hasłem.
account-keeps = { $n ->
    [one] Twój trwający mecz toczy się dalej bez zmian.
    [few] Twoje { $n } trwające mecze toczą się dalej bez zmian.
    [many] Twoje trwające mecze, w liczbie { $n }, toczą się dalej bez zmian.
   *[other] Twoje trwające mecze, w liczbie { $n }, toczą się dalej bez zmian.
  }
account-have = Masz już konto?
account-new = Nie masz jeszcze konta?
account-login = Zaloguj się
account-logout = Wyloguj się tutaj
account-name-note = Najwyżej 24 znaki. Nikt inny nie może pod nią grać.
account-password = Hasło
account-password-note = Co najmniej { $least } znaków. Dobre jest kilka słów ze spacjami, liczy się każdy znak. Przechowuj je bezpiecznie.
account-password-short = To hasło jest za krótkie: użyj co najmniej { $least } znaków, na przykład czterech słów. Wróć i wybierz inne.
account-password-long = To hasło jest za długie: ma ponad { $most } bajtów. Wróć i wybierz krótsze.
account-password-guessed = To hasło zbyt łatwo zgadnąć: jest popularne, jest wzorem albo powstało z twojej nazwy. Wróć i wybierz inne.
account-wrong = Nie ma konta o tej nazwie i tym haśle. Wróć i spróbuj ponownie.
account-too-many-tries = { $minutes ->
    [one] Prób było zbyt wiele. Poczekaj minutę i spróbuj ponownie.
    [few] Prób było zbyt wiele. Poczekaj { $minutes } minuty i spróbuj ponownie.
    [many] Prób było zbyt wiele. Poczekaj { $minutes } minut i spróbuj ponownie.
   *[other] Prób było zbyt wiele. Poczekaj { $minutes } minuty i spróbuj ponownie.
  } Klucz dostępu wpuści cię od razu, podobnie jak kod odzyskiwania z innej sieci.
account-left = Ta przeglądarka gra jako { $name }. Trwające mecze: { $n ->
    [one] jeden
    [few] { $n }
    [many] { $n }
   *[other] { $n }
  }. Jeśli zalogujesz się jako ktoś inny, ta przeglądarka je porzuci i nikt już nie zagra jako { $name }.
account-leave = Zaloguj się i porzuć je
account-leaves-matches = Gość tej przeglądarki ma trwające mecze. Wróć i potwierdź, że je porzucasz, albo najpierw je dokończ.
account-registered-already = Masz już konto i jest ono otwarte w tej przeglądarce.
account-called = Grasz jako { $name }. Ta nazwa jest tylko twoja.
account-public = Twoja strona publiczna
account-guest = Grasz jako gość. Po rejestracji zalogujesz się wszędzie, a nazwa będzie tylko twoja.
name-taken = Tę nazwę ma już ktoś zarejestrowany. Wybierz inną; jeśli jest twoja, zaloguj się.

# Registering and signing in by passkey or password.

account-register-password = Zarejestruj się z hasłem
account-password-show = Pokaż hasło
account-password-breached = To hasło jest na liście skradzionych haseł. Wróć i wybierz inne.
account-age = Jeśli nie masz 16 lat, zapytaj najpierw rodziców.
account-no-codes = Nie masz jeszcze kodów odzyskiwania. Bez nich nikt nie wpuści cię z powrotem, jeśli stracisz klucze.
account-name-change = Zmień nazwę
account-keys-title = Jak się logujesz
account-last-key = Nic innego nie otworzyłoby twojego konta. Najpierw dodaj klucz dostępu albo ustaw hasło.
account-name-often = Nazwę można zmienić trzy razy w ciągu 30 dni. Spróbuj później.
account-code-wrong = Nie ma konta o tej nazwie i tym kodzie albo kod został już użyty. Wróć i spróbuj ponownie.
account-link-gone = Ten link był już użyty albo jest za stary. Poproś o nowy.
account-prove-first = Najpierw potwierdź, że to ty.

passkey-register = Zarejestruj się z kluczem dostępu
passkey-login = Zaloguj się kluczem dostępu
passkey-prove = Użyj klucza dostępu
passkey-note = Klucz dostępu przechowuje twoje urządzenie albo menedżer haseł. Odblokowujesz go tak jak urządzenie i nie trzeba niczego pamiętać.
passkey-or = Albo hasłem:
passkey-elsewhere = Klucze dostępu należą do nazwy domeny, nie do numeru. Otwórz tę stronę pod adresem
passkey-no-domain = Klucze dostępu działają tylko tam, gdzie klub jest dostępny pod nazwą przez https.
passkey-failed = To się nie udało. Spróbuj ponownie albo użyj hasła.
passkey-not-allowed = Nie użyto klucza dostępu. Spróbuj ponownie albo użyj hasła.
passkey-known = To urządzenie ma już klucz dostępu do twojego konta.
passkey-late = Trwało to zbyt długo. Spróbuj ponownie.
passkey-unknown = Żadne konto nie ma tego klucza dostępu. Może został usunięty.
passkey-wrong = Ten klucz dostępu nie odpowiedział jak należy. Spróbuj ponownie; jeśli to nie pomoże, zaloguj się inaczej i dodaj go na nowo.
passkey-many = Masz 20 kluczy dostępu. Zanim dodasz kolejny, usuń jeden.

prove-title = Czy to ty?
prove-lead = Potwierdź jeszcze raz, że to ty. Przez { $minutes } min możesz potem zmieniać sposób logowania.
prove-password = Dalej
prove-lost = Nic nie działa?

password-title = Nowe hasło
password-is-there = Jest
password-is-none = Brak
password-save = Zapisz hasło
password-remove = Usuń hasło
password-remove-note = Możesz logować się samymi kluczami dostępu.

codes-title = Kody odzyskiwania
codes-lead = Każdy kod wpuści cię raz, jeśli stracisz klucze dostępu albo zapomnisz hasła. Wydrukuj je albo zapisz.
codes-left = { $n ->
    [0] Żaden nie został
    [one] Został jeden
    [few] Zostały { $n }
    [many] Zostało { $n }
   *[other] Zostało { $n }
  }
codes-show = Pokaż kody
codes-renew = Utwórz nowe kody
codes-renew-note = Obecne kody stracą ważność.
codes-once = Te kody widać tylko ten jeden raz.
codes-print = Drukuj
codes-kept = Kody są zapisane

keys-title = Klucze dostępu
keys-lead = Możesz mieć ich kilka, na przykład jeden w telefonie i jeden w komputerze.
keys-many = { $n ->
    [0] Brak
    [one] Jeden
    [few] { $n }
    [many] { $n }
   *[other] { $n }
  }
keys-label = Nazwa klucza dostępu
keys-add = Dodaj klucz dostępu
keys-rename = Zmień nazwę
keys-remove = Usuń
keys-remove-which = Usuń: { $name }
keys-used = Ostatnio użyty
keys-unused = Jeszcze nieużyty.

name-title = Zmień nazwę
name-lead = Nazwę można zmienić trzy razy w ciągu 30 dni. Dawna nazwa przez rok prowadzi do nowej i w tym czasie nikt inny nie może jej zająć.
name-save = Zapisz nazwę
name-former = Dawne nazwy

browsers-unknown = Nieznana przeglądarka
browsers-here = ta
browsers-since = Od
browsers-seen = Ostatnio widziana
browsers-end = Wyloguj

changes-title = Co się zmieniło
changes-note = Jeśli któraś z tych zmian nie jest twoja, wyloguj wszystkie inne przeglądarki i zmień klucze.
change-registered = Konto zarejestrowano.
change-password = Hasło zmieniono.
change-password-gone = Hasło usunięto.
change-key-added = Dodano klucz dostępu: { $detail }
change-key-gone = Usunięto klucz dostępu: { $detail }
change-codes = Utworzono nowe kody odzyskiwania.
change-code-used = Zalogowano się kodem odzyskiwania.
change-link-used = Zalogowano się linkiem.
change-name = Nazwę zmieniono. Przedtem: { $detail }
change-mail = Adres e-mail zmieniono.
change-mail-gone = Adres e-mail usunięto: { $detail }
change-leaving = Konto ma zostać usunięte.
change-staying = Konto zostaje.

recover-title = Powrót z kodem odzyskiwania
recover-lead = Każdy kod działa raz. Wszystkie inne przeglądarki zostają wtedy wylogowane, a ty możesz wybrać nowe klucze.
recover-code = Kod odzyskiwania
recover-code-note = Wielkie lub małe litery, z myślnikami lub bez.
recover-enter = Zaloguj się
recover-mail-title = E-mailem
recover-mail-note = Jeśli konto ma adres, trafi tam link. Działa przez 15 minut, jeden raz.
recover-mail-send = Wyślij link
recover-mail-sent = Jeśli konto ma adres, link jest w drodze. Działa przez 15 minut, jeden raz.
recover-staff = Nie masz już kodów? Link może ci dać osoba prowadząca klub.
recover-link-lead = Ten link wpuszcza cię raz. Wszystkie inne przeglądarki zostają wtedy wylogowane.

mail-title = E-mail
mail-none = Brak adresu
mail-lead = Adres nie jest potrzebny do gry. Z nim możesz wrócić bez kodu i dowiesz się, gdy ktoś zmieni twoje klucze.
mail-address = Adres e-mail
mail-note = Najpierw idzie tam list; dopiero link z listu czyni go twoim adresem.
mail-send = Wyślij list
mail-sent = List jest w drodze. Adres liczy się po otwarciu linku z listu.
mail-dead = Listy na twój adres wróciły. Nic więcej nie wyślemy, dopóki nie potwierdzisz go ponownie.
mail-no-address = To nie jest adres e-mail. Wróć i poszukaj błędu.
mail-remove = Usuń adres
mail-notices-on = Przychodzą tam też powiadomienia, na przykład o tym, że twoja kolej.
mail-notices-off = Dostajesz listy tylko w sprawie swoich kluczy.
mail-notices-stop = Bez powiadomień e-mailem
mail-notices-start = Wysyłaj mi powiadomienia
mail-stop-lead = Bez powiadomień e-mailem? O zmianach kluczy nadal dostaniesz wiadomość.
mail-stopped = Nie dostajesz już powiadomień e-mailem.
mail-confirm-lead = Czy listy w sprawie twojego konta mają przychodzić na ten adres?
mail-confirm = Potwierdź adres
mail-confirmed = Od teraz listy w sprawie twojego konta przychodzą na ten adres.
mail-undo-lead = Zmiana adresu nie była twoja? To przywraca dawny adres i wylogowuje wszystkich.
mail-undo = Przywróć dawny adres
mail-undone = Znów liczy się dawny adres i wszyscy są wylogowani. Zaloguj się i zmień klucze.

letter-confirm-subject = Twój adres w klubie
letter-confirm-text = Cześć { $name },

  otwórz ten link w ciągu jednego dnia, aby to był twój adres:
  { $link }

  Jeśli to nie twoja prośba, nie rób nic.
letter-link-subject = Powrót na twoje konto
letter-link-text = Cześć { $name },

  ten link wpuszcza cię raz, w ciągu 15 minut:
  { $link }

  Jeśli to nie twoja prośba, nie rób nic.
letter-change-subject = Zmiana na twoim koncie
letter-change-text = Cześć { $name },

  { $said }

  Jeśli to nie ty, zaloguj się i zmień klucze:
  { $link }
letter-before-subject = Zmiana twojego adresu
letter-before-text = Cześć { $name },

  listy w sprawie twojego konta nie przychodzą już na ten adres.

  Jeśli to nie ty, przywróć go w ciągu 7 dni:
  { $link }

data-title = Twoje dane
data-lead = Zabierz wszystko ze sobą albo odejdź z klubu
export-title = Zabierz wszystko ze sobą
export-lead = Jeden plik ze wszystkim, co klub przechowuje pod twoim kontem, łącznie z twoimi zgłoszeniami i decyzjami o tobie, a także każdy twój mecz jako plik .mat, który czytają inne programy.
export-get = Pobierz
leave-title = Odejdź z klubu
leave-lead = Możesz odejść na dobre. Nikt nie zatrzymuje twojej nazwy, kluczy ani adresu.
leave-goes = Usuwane są: nazwa, klucze dostępu, hasło, kody, adres e-mail, ustawienia, wczytane pliki, notatki i twoje wypowiedzi.
leave-stays = Twoje mecze zostają u przeciwników, z kośćmi i wynikami, ale bez twojej nazwy.
leave-week = Dzieje się to po 7 dniach. Do tego czasu możesz się zalogować i zmienić zdanie.
leave-sure = Usuń moje konto
leave-now = Odejdź z klubu
leave-at = To konto zostanie usunięte
leave-stay = Zostaję
