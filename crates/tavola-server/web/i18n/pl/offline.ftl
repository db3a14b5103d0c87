# Playing against the bot without a server.

nav-offline = Graj offline
offline-title = Graj offline
offline-about = Bot gra w twojej przeglądarce i tam zostaje mecz. Po pierwszym otwarciu tej strony sieć nie jest już potrzebna.
offline-script = Ta strona wymaga JavaScriptu i WebAssembly.
offline-loading = Wczytywanie silnika…
offline-broken = Silnik nie może tu działać: { $why }
offline-ready = Silnik jest gotowy.
offline-kept = Gotowe do użycia bez sieci.
offline-length = Długość
offline-match = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
offline-money = Na pieniądze
offline-begin = Graj
offline-you = Ty
offline-bot = Bot: { $level }
offline-rules = { $points ->
    [0] Na pieniądze
   *[other] Mecz do { $points }
  }
offline-new = Nowy mecz
offline-new-sure = Trwający mecz zostanie poddany i zapomniany.
offline-new-yes = Poddaj
offline-back = Wróć na planszę
offline-full = Ta przeglądarka nie przechowa więcej danych: po zamknięciu strony mecz by przepadł.
offline-elsewhere = Mecz toczy się w innej karcie.
offline-judging = Liczymy { $plies } { $plies ->
    [one] rzut
    [few] rzuty
    [many] rzutów
   *[other] rzutu
  } naprzód: { $done } z { $all } wierszy.
offline-deeper = Policz dwa rzuty naprzód
offline-no-game = Żadnej partii jeszcze nie dograno do końca.
offline-damaged = Nie da się odczytać zachowanego meczu, odłożono go na bok: { $why }
offline-file-title = Przeanalizuj mecz
offline-file-note = Mecz jako .mat, .txt, .sgf lub .json jest analizowany w tej przeglądarce, dwa rzuty naprzód, potem trzy. Nic nie jest wysyłane. Pliki .xg z XG wymagają serwera: wczytaj je w Pracowni.
offline-file = Mecz z pliku
offline-file-long = Plik ma najwyżej { $most } MB.
offline-file-xg = Pliki eXtreme Gammon (.xg) wymagają serwera: wczytaj je wśród swoich meczów. Tutaj odczytywane są .mat, .sgf i .json.
offline-another = Inny mecz
offline-no-match = To nie jest mecz, który można tu odczytać: { $why }
