# Playing against the bot without a server.

nav-offline = Offline spelen
offline-title = Offline spelen
offline-about = De bot speelt in je browser, en de match wordt daar bewaard. Is deze pagina eenmaal geopend, dan is er geen netwerk nodig.
offline-script = Deze pagina heeft JavaScript en WebAssembly nodig.
offline-loading = De engine wordt geladen…
offline-broken = De engine kan hier niet werken: { $why }
offline-ready = De engine is klaar.
offline-kept = Klaar voor gebruik zonder netwerk.
offline-length = Lengte
offline-match = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
offline-money = Geldpartij
offline-begin = Spelen
offline-you = Jij
offline-bot = Bot: { $level }
offline-rules = { $points ->
    [0] Geldpartij
   *[other] Match tot { $points }
  }
offline-new = Nieuwe match
offline-new-sure = De lopende match wordt opgegeven en vergeten.
offline-new-yes = Opgeven
offline-back = Terug naar het bord
offline-full = Deze browser bewaart geen gegevens meer: als de pagina wordt gesloten, is de match verloren.
offline-elsewhere = De match gaat verder in een ander tabblad.
offline-judging = Kijkt { $plies } { $plies ->
    [one] worp
   *[other] worpen
  } vooruit: { $done } van { $all } regels.
offline-deeper = Twee worpen vooruit kijken
offline-no-game = Er is nog geen partij uitgespeeld.
offline-damaged = De bewaarde match kan niet worden gelezen en is apart gezet: { $why }
offline-file-title = Een match analyseren
offline-file-note = Een match als .mat, .txt, .sgf of .json wordt in deze browser geanalyseerd, twee worpen vooruit, dan drie. Er wordt niets verstuurd. De .xg van XG heeft de server nodig: importeer die onder Studie.
offline-file = Match uit een bestand
offline-file-long = Een bestand heeft hoogstens { $most } MB.
offline-file-xg = Bestanden van eXtreme Gammon (.xg) hebben de server nodig: importeer ze bij je matches. Hier worden .mat, .sgf en .json gelezen.
offline-another = Andere match
offline-no-match = Dat is geen match die hier kan worden gelezen: { $why }
