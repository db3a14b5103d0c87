# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Powiadomienia
bell-many = { $n ->
    [one] Powiadomienia: jedno nowe
    [few] Powiadomienia: { $n } nowe
    [many] Powiadomienia: { $n } nowych
   *[other] Powiadomienia: { $n } nowego
  }
bell-some = Powiadomienia, nowe: %n
notices-title = Powiadomienia
notices-none = Nic nowego. Tu przeczytasz, kiedy twoja kolej, kiedy ktoś rzuca ci wyzwanie albo kiedy wzywa cię turniej.
notices-play = Graj
notices-see = Oznacz jako przeczytane
notices-see-this = Oznacz jako przeczytane: { $what }
notices-see-all = Oznacz wszystkie jako przeczytane
notices-earlier = Wcześniejsze
notices-choices = Jak cię powiadamiać
notices-about = O czym
notices-way-page = Dzwonek
notices-way-push = Push
notices-way-mail = E-mail
notices-hour = Godzina codziennego e-maila
notices-mail-note = E-mail przychodzi najwyżej raz dziennie i tylko wtedy, gdy nie przeczytasz powiadomień wcześniej tutaj.
notices-keep = Zapisz wybór

notice-kind-turn = Twoja kolej
notice-kind-time = Czas się kończy
notice-kind-challenge = Wyzwanie
notice-kind-answer = Odpowiedź na twoje wyzwanie
notice-kind-seek = Ktoś szuka przeciwnika
notice-kind-appointment = Umówiony mecz
notice-kind-adjourned = Odłożony mecz
notice-kind-tournament = Wezwanie na mecz
notice-kind-analysis = Analiza
notice-kind-moderation = Moderacja
notice-kind-account = Twoje konto

notice-somebody = Ktoś
notice-turn = Twoja kolej, przeciwnik: { $who }
notice-time = Twój czas się kończy, przeciwnik: { $who }, { $hours ->
    [0] nie zostało nic
    [one] zostało mniej niż godzina
    [few] zostało mniej niż { $hours } godziny
    [many] zostało mniej niż { $hours } godzin
   *[other] zostało mniej niż { $hours } godziny
  }
notice-challenge = { $n ->
    [0] { $who } wyzywa cię na grę na pieniądze
    [one] { $who } wyzywa cię na mecz do jednego punktu
    [few] { $who } wyzywa cię na mecz do { $n } punktów
    [many] { $who } wyzywa cię na mecz do { $n } punktów
   *[other] { $who } wyzywa cię na mecz do { $n } punktu
  }
notice-accepted = { $who } przyjmuje twoje wyzwanie
notice-declined = { $who } odrzuca twoje wyzwanie
notice-seek = { $n ->
    [0] { $who } szuka przeciwnika do gry na pieniądze
    [one] { $who } szuka przeciwnika do meczu do jednego punktu
    [few] { $who } szuka przeciwnika do meczu do { $n } punktów
    [many] { $who } szuka przeciwnika do meczu do { $n } punktów
   *[other] { $who } szuka przeciwnika do meczu do { $n } punktu
  }
notice-appointment = { $minutes ->
    [0] Umówiony mecz teraz: { $who }
    [one] Umówiony mecz za minutę: { $who }
    [few] Umówiony mecz za { $minutes } minuty: { $who }
    [many] Umówiony mecz za { $minutes } minut: { $who }
   *[other] Umówiony mecz za { $minutes } minuty: { $who }
  }
notice-hour = { $minutes ->
    [0] Godzina, na którą masz zapis, właśnie się zaczęła
    [one] Godzina, na którą masz zapis, zaczyna się za minutę
    [few] Godzina, na którą masz zapis, zaczyna się za { $minutes } minuty
    [many] Godzina, na którą masz zapis, zaczyna się za { $minutes } minut
   *[other] Godzina, na którą masz zapis, zaczyna się za { $minutes } minuty
  }
notice-adjourned = Twój mecz jest odłożony, przeciwnik: { $who }
notice-resume = { $who } chce wznowić wasz mecz
notice-resume-by = Trzeba wznowić twój mecz, przeciwnik: { $who }, { $hours ->
    [0] czas na to minął
    [one] zostało mniej niż godzina
    [few] zostało mniej niż { $hours } godziny
    [many] zostało mniej niż { $hours } godzin
   *[other] zostało mniej niż { $hours } godziny
  }
notice-analysis = Twój mecz jest przeanalizowany
notice-analyses = Wszystkie twoje mecze są przeanalizowane
notice-analysis-of = Twój mecz jest przeanalizowany, przeciwnik: { $who }
notice-call = { $name } wzywa cię: mecz { $number }, przeciwnik: { $who }
notice-call-at = { $name } wzywa cię: mecz { $number }, przeciwnik: { $who }, { $board }
notice-decision-silenced = Przez jakiś czas nie możesz pisać
notice-decision-unrated = Przez jakiś czas nie możesz grać meczów rankingowych
notice-decision-closed = Twoje konto zamknięto
notice-decision-lifted = Zniesiono ograniczenie twojego konta
notice-decision-warned = Moderatorzy przypominają ci o zasadach klubu
notice-decision-reported = Twoje zgłoszenie załatwiono
notice-report = Zgłoszenie czeka na decyzję moderatora
notice-account-password = Zmieniono twoje hasło
notice-account-key-added = Do twojego konta dodano klucz dostępu
notice-account-key-removed = Z twojego konta usunięto klucz dostępu
notice-account-mail = Zmieniono twój adres e-mail
notice-account-name = Zmieniono twoją nazwę
notice-account-codes = Utworzono nowe kody odzyskiwania do twojego konta
notice-account-code-used = Użyto kodu odzyskiwania do twojego konta
notice-account-signed-in = Zalogowano się na twoje konto z nowej przeglądarki
notice-account-deletion = Twoje konto zostanie usunięte
notice-account-role = Zmieniła się twoja rola w klubie
notice-account-token = Utworzono token dla programów do twojego konta

push-title = To urządzenie
push-why = Klub może cię wzywać na tym urządzeniu, gdy twoja kolej, gdy ktoś rzuca ci wyzwanie albo gdy wzywa cię turniej, nawet bez otwartej strony. W wiadomości nie ma pozycji ani niczego, co ktoś napisał.
push-script = Twoja przeglądarka potrzebuje do tego skryptów.
push-start = Wzywaj mnie na tym urządzeniu
push-end = Nie wzywaj mnie na tym urządzeniu
push-on = To urządzenie dostaje wezwania.
push-denied = Twoja przeglądarka nie pozwala temu klubowi cię wzywać. Możesz to zmienić w ustawieniach przeglądarki dla tej strony.
push-never = Tej przeglądarki nie można wzywać.
push-home = Na tym urządzeniu dodaj najpierw Tavola do ekranu głównego i otwórz ją stamtąd.
push-failed = To się nie udało. Spróbuj później.

app-install = Zainstaluj aplikację
app-clock = Zegar i tablica wyników
language-code = pl
away-title = Brak połączenia
away-lead = Nie można połączyć się z klubem. Tutaj jest to, co nie wymaga sieci.
away-play = Graj offline
away-clock = Zegar i tablica wyników
away-again = Spróbuj ponownie
boards-title = Wybierz planszę
boards-lead = Każda plansza ma swoje barwy na dzień i na noc oraz piony, które można odróżnić bez widzenia kolorów.
boards-script = Wybór planszy wymaga skryptów: przechowuje go twoja przeglądarka.
boards-shown = Wybrana plansza

notices-turns = Moje koleje w grze korespondencyjnej wysyłaj od razu
notices-mail-where = Dokąd idą e-maile
letter-digest-subject = { $n ->
    [one] Tavola: jedno powiadomienie
    [few] Tavola: { $n } powiadomienia
    [many] Tavola: { $n } powiadomień
   *[other] Tavola: { $n } powiadomienia
}
letter-digest-text = Cześć { $name },

  oto, czego jeszcze nie przeczytano:

  { $lines }

  Ten e-mail przychodzi najwyżej raz dziennie i tylko wtedy, gdy coś czeka na przeczytanie.
  Wybierz, co w nim jest: { $choices }
  Bez takich e-maili: { $stop }
letter-turns-subject = Tavola: twoja kolej
letter-turns-text = Cześć { $name },

  ktoś czeka na ciebie w meczu korespondencyjnym:

  { $lines }

  Zgodnie z twoim wyborem o kolejach dowiadujesz się od razu. Zmień to: { $choices }
  Bez takich e-maili: { $stop }
digest-more = { $n ->
    [one] I jeszcze jedno.
    [few] I jeszcze { $n }.
    [many] I jeszcze { $n }.
   *[other] I jeszcze { $n }.
}

calendar-title = Kalendarz
calendar-lead = Twoje umówione mecze i turnieje w kalendarzu telefonu lub komputera: zasubskrybuj tam ten adres.
calendar-address = Adres twojego kalendarza
calendar-open = Otwórz plik
calendar-secret = Kto zna ten adres, może czytać twoje terminy. Nowy adres unieważnia stary.
calendar-make = Utwórz adres
calendar-other = Utwórz nowy adres
calendar-revoke = Usuń adres
calendar-own = Tavola
calendar-match = Backgammon: { $who }
calendar-event = Dodaj terminy do kalendarza
