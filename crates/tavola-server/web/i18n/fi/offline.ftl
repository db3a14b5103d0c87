# Playing against the bot without a server.

nav-offline = Pelaa ilman verkkoa
offline-title = Pelaa ilman verkkoa
offline-about = Botti pelaa selaimessasi, ja ottelu säilyy siinä. Kun tämä sivu on kerran avattu, verkkoa ei tarvita.
offline-script = Tämä sivu tarvitsee JavaScriptiä ja WebAssemblyä.
offline-loading = Ladataan moottoria…
offline-broken = Moottori ei toimi tässä: { $why }
offline-ready = Moottori on valmis.
offline-kept = Valmis käytettäväksi ilman verkkoa.
offline-length = Pituus
offline-match = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
  }
offline-money = Rahapeli
offline-begin = Pelaa
offline-you = Sinä
offline-bot = Botti, { $level }
offline-rules = { $points ->
    [0] Rahapeli
   *[other] { $points } pisteen ottelu
  }
offline-new = Uusi ottelu
offline-new-sure = Kesken oleva ottelu luovutetaan ja unohdetaan.
offline-new-yes = Luovuta se
offline-back = Takaisin laudalle
offline-full = Selaimeen ei mahdu enempää: ottelu katoaisi, jos sivu suljettaisiin.
offline-elsewhere = Ottelu jatkuu toisessa välilehdessä.
offline-judging = Katsotaan { $plies } { $plies ->
    [one] heitto
   *[other] heittoa
  } eteenpäin: { $done } / { $all } riviä.
offline-deeper = Katso kaksi heittoa eteenpäin
offline-no-game = Yhtään peliä ei ole vielä pelattu loppuun.
offline-damaged = Säilytettyä ottelua ei voi lukea, ja se on siirretty syrjään: { $why }
offline-file-title = Analysoi ottelu
offline-file-note = Ottelu muodossa .mat, .txt, .sgf tai .json analysoidaan tässä selaimessa, kaksi heittoa eteenpäin, sitten kolme. Mitään ei lähetetä. XG:n .xg tarvitsee palvelimen: tuo se kohdassa Analyysi.
offline-file = Ottelu tiedostosta
offline-file-long = Tiedostossa on enintään { $most } Mt.
offline-file-xg = eXtreme Gammonin tiedostot (.xg) tarvitsevat palvelimen: tuo se otteluihisi. Täällä luetaan .mat, .sgf ja .json.
offline-another = Toinen ottelu
offline-no-match = Sitä ottelua ei voi lukea täällä: { $why }
