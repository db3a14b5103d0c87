# Playing against the bot without a server.

nav-offline = Çevrimdışı oyna
offline-title = Çevrimdışı oyna
offline-about = Bot tarayıcınızda oynar, maç da orada saklanır. Bu sayfa bir kez açıldıktan sonra ağ gerekmez.
offline-script = Bu sayfa için JavaScript ve WebAssembly gerekir.
offline-loading = Motor yükleniyor…
offline-broken = Motor burada çalışamıyor: { $why }
offline-ready = Motor hazır.
offline-kept = Ağsız kullanıma hazır.
offline-length = Uzunluk
offline-match = { $points ->
    [one] { $points } puan
   *[other] { $points } puan
  }
offline-money = Parasına oyun
offline-begin = Oyna
offline-you = Siz
offline-bot = Bot ({ $level })
offline-rules = { $points ->
    [0] Parasına oyun
   *[other] { $points } puanlık maç
  }
offline-new = Yeni maç
offline-new-sure = Oynanmakta olan maç bırakılır ve unutulur.
offline-new-yes = Bırak
offline-back = Tahtaya dön
offline-full = Bu tarayıcıda yer kalmadı: sayfa kapanırsa maç kaybolur.
offline-elsewhere = Maç başka bir sekmede sürüyor.
offline-judging = { $plies } { $plies ->
    [one] zar
   *[other] zar
  } ileriye bakılıyor: { $all } satırdan { $done }.
offline-deeper = İki zar ileriye bak
offline-no-game = Henüz sonuna kadar oynanmış oyun yok.
offline-damaged = Saklanan maç okunamıyor ve kenara ayrıldı: { $why }
offline-file-title = Maç analiz et
offline-file-note = .mat, .txt, .sgf ya da .json olarak bir maç bu tarayıcıda önce iki, sonra üç zar ileriye bakılarak analiz edilir. Hiçbir şey gönderilmez. XG’nin .xg dosyası için sunucu gerekir: Analiz bölümünden aktarın.
offline-file = Dosyadan maç
offline-file-long = Bir dosya en çok { $most } MB olabilir.
offline-file-xg = eXtreme Gammon dosyaları (.xg) için sunucu gerekir: maçlarınıza aktarın. Burada .mat, .sgf ve .json okunur.
offline-another = Başka bir maç
offline-no-match = Bu, burada okunabilecek bir maç değil: { $why }
