# Playing against the bot without a server.

nav-offline = Játék hálózat nélkül
offline-title = Játék hálózat nélkül
offline-about = A bot a böngésződben játszik, és a mérkőzés is ott marad. Ha egyszer megnyitottad ezt az oldalt, nem kell hálózat.
offline-script = Ehhez az oldalhoz JavaScript és WebAssembly kell.
offline-loading = A motor betöltése…
offline-broken = A motor itt nem futtatható: { $why }
offline-ready = A motor készen áll.
offline-kept = Hálózat nélküli használatra kész.
offline-length = Hossz
offline-match = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
  }
offline-money = Pénzjáték
offline-begin = Játék
offline-you = Te
offline-bot = Bot, { $level }
offline-rules = { $points ->
    [0] Pénzjáték
   *[other] { $points } pontos mérkőzés
  }
offline-new = Új mérkőzés
offline-new-sure = A folyamatban lévő mérkőzést feladod, és elvész.
offline-new-yes = Feladom
offline-back = Vissza a táblához
offline-full = Ez a böngésző nem őriz több adatot: ha bezárod az oldalt, a mérkőzés elvész.
offline-elsewhere = A mérkőzés egy másik lapon folytatódik.
offline-judging = { $plies ->
    [one] Előre nézés { $plies } dobással
   *[other] Előre nézés { $plies } dobással
  }: { $done } / { $all } sor.
offline-deeper = Előre nézés két dobással
offline-no-game = Még egy játszmát sem játszottak végig.
offline-damaged = A megőrzött mérkőzés nem olvasható, ezért félretettük: { $why }
offline-file-title = Mérkőzés elemzése
offline-file-note = Egy .mat, .txt, .sgf vagy .json mérkőzést ebben a böngészőben elemzünk, két dobással előre, aztán hárommal. Semmit nem küldünk el. Az XG .xg fájljához a szerver kell: az elemzőszobában importáld.
offline-file = Mérkőzés fájlból
offline-file-long = Egy fájl legfeljebb { $most } MB lehet.
offline-file-xg = Az eXtreme Gammon fájljaihoz (.xg) a szerver kell: a mérkőzéseid közé importáld. Itt .mat, .sgf és .json olvasható.
offline-another = Másik mérkőzés
offline-no-match = Ez nem itt olvasható mérkőzés: { $why }
