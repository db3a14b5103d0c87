# Playing against the bot without a server.

nav-offline = Spila án nets
offline-title = Spila án nets
offline-about = Tölvan spilar í vafranum þínum og viðureignin er geymd í honum. Þegar síðan hefur einu sinni verið opnuð þarf ekkert net.
offline-script = Þessi síða þarf JavaScript og WebAssembly.
offline-loading = Sæki kotruvélina…
offline-broken = Kotruvélin getur ekki keyrt hér: { $why }
offline-ready = Kotruvélin er tilbúin.
offline-kept = Tilbúin til notkunar án nets.
offline-length = Lengd
offline-match = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
  }
offline-money = Peningaspil
offline-begin = Spila
offline-you = Þú
offline-bot = Tölvan, { $level }
offline-rules = { $points ->
    [0] Peningaspil
   *[other] Viðureign upp í { $points }
  }
offline-new = Ný viðureign
offline-new-sure = Viðureignin sem er í gangi er gefin og gleymd.
offline-new-yes = Gefa hana
offline-back = Aftur að borðinu
offline-full = Vafrinn geymir ekki meira: viðureignin glataðist ef síðunni væri lokað.
offline-elsewhere = Viðureignin heldur áfram í öðrum flipa.
offline-judging = Skoðað { $plies } { $plies ->
    [one] kast
   *[other] köst
  } fram í tímann: { $done } af { $all } línum.
offline-deeper = Skoða tvö köst fram í tímann
offline-no-game = Ekkert spil hefur verið spilað til enda enn.
offline-damaged = Viðureignina sem var geymd er ekki hægt að lesa og hún er lögð til hliðar: { $why }
offline-file-title = Greina viðureign
offline-file-note = Viðureign sem .mat, .txt, .sgf eða .json er greind í þessum vafra, tvö köst fram í tímann, svo þrjú. Ekkert er sent. .xg frá XG þarf þjóninn: flyttu hana inn undir Greining.
offline-file = Viðureign úr skrá
offline-file-long = Skrá er í mesta lagi { $most } MB.
offline-file-xg = Skrár eXtreme Gammon (.xg) þurfa þjóninn: flyttu þær inn í viðureignir þínar. Hér eru lesnar .mat, .sgf og .json.
offline-another = Önnur viðureign
offline-no-match = Þetta er ekki viðureign sem hægt er að lesa hér: { $why }
