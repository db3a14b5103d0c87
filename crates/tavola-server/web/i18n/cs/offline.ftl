# Playing against the bot without a server.

nav-offline = Hrát offline
offline-title = Hrát offline
offline-about = Bot hraje ve vašem prohlížeči a zápas v něm zůstává. Po prvním otevření této stránky už síť není potřeba.
offline-script = Tato stránka potřebuje JavaScript a WebAssembly.
offline-loading = Načítá se engine…
offline-broken = Engine tu nemůže běžet: { $why }
offline-ready = Engine je připraven.
offline-kept = Připraveno k použití bez sítě.
offline-length = Délka
offline-match = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
offline-money = O peníze
offline-begin = Hrát
offline-you = Vy
offline-bot = Bot: { $level }
offline-rules = { $points ->
    [0] O peníze
   *[other] Zápas do { $points }
  }
offline-new = Nový zápas
offline-new-sure = Rozehraný zápas se vzdá a zapomene.
offline-new-yes = Vzdát
offline-back = Zpět na desku
offline-full = Tento prohlížeč už víc dat neuloží: po zavření stránky by se zápas ztratil.
offline-elsewhere = Zápas pokračuje v jiné kartě.
offline-judging = Hledí se { $plies } { $plies ->
    [one] hod
    [few] hody
    [many] hodu
   *[other] hodů
  } dopředu: { $done } z { $all } řádků.
offline-deeper = Hledět dva hody dopředu
offline-no-game = Žádná hra ještě není dohraná.
offline-damaged = Uložený zápas nelze přečíst a je odložen stranou: { $why }
offline-file-title = Analyzovat zápas
offline-file-note = Zápas jako .mat, .txt, .sgf nebo .json se analyzuje v tomto prohlížeči, dva hody dopředu, pak tři. Nic se neposílá. Soubory .xg z XG potřebují server: načtěte je ve Studovně.
offline-file = Zápas ze souboru
offline-file-long = Soubor může mít nejvýše { $most } MB.
offline-file-xg = Soubory eXtreme Gammon (.xg) potřebují server: načtěte je mezi své zápasy. Tady se čtou .mat, .sgf a .json.
offline-another = Jiný zápas
offline-no-match = To není zápas, který by se tu dal přečíst: { $why }
