# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Bütün maçlarınız, analiz edilmiş olarak, ve toplamda ne gösterdikleri
start-import = Ya da dosyalardan maç aktarın.
nav-library = Maçlarım
library-title = Maçlarım
library-empty = Maçlarınız burada toplanır: kulüpte oynadıklarınız ve XG, GNU Backgammon, Galaxy, Heroes gibi programların dosyalarından aktardıklarınız. Her biri analiz edilir. İlkini aktarın ya da oynayın.
library-bring = Maç aktar
library-drop = Dosyaları ya da bir klasörü buraya bırakın veya seçin.
library-files = Dosyalar
library-folder = Klasör
library-paste = Maç yapıştır
library-paste-label = Metin olarak maç
library-import = Aktar
library-importing = Aktarılıyor: { $all } { $all ->
    [one] dosyadan
   *[other] dosyadan
  } { $done }.
library-imported = { $n ->
    [0] Hiçbir dosya aktarılmadı.
    [one] Bir dosya aktarıldı.
   *[other] { $n } dosya aktarıldı.
  }
library-import-waits = Sunucu ara istiyor. Aktarma kendiliğinden sürecek.
library-import-failed = Aktarma durdu: { $all } dosyadan { $done } aktarıldı. Kalanları yeniden aktarın; zaten var olan iki kez alınmaz.
library-file-long = { $n ->
    [one] Bir dosya { $most } MiB’den uzun ve dışarıda bırakıldı.
   *[other] { $n } dosya { $most } MiB’den uzun ve dışarıda bırakıldı.
  }
library-formats = Bütün yaygın türleriyle .mat ve .txt, .sgf, .xg ve Tavola’nın .json’u. Dosya başına en çok 2 MiB. Aktardığınızı, paylaşana kadar yalnızca siz görürsünüz. Dosyanın kendisi saklanır ve yeniden indirilebilir.
library-too-much = Bir kerede en çok 4 MiB ve 100 dosya aktarılabilir. Kalanları sonra aktarın.
library-no-files = Bir dosya seçin ya da bir maç yapıştırın.

library-brought = Aktarılanlar
library-pasted = Yapıştırılan metin
library-known = Bu dosya zaten kitaplığınızda.
library-known-match = Bu maç zaten kitaplığınızda; bir kez sayılır.
library-extent = { $length ->
    [0] parasına oyun
   *[other] { $length } puanlık maç
  }, { $games } { $games ->
    [one] oyun
   *[other] oyun
  }
library-remarks = Okuyucudan { $n } { $n ->
    [one] not
   *[other] not
  }
library-more-remarks = Ve { $n } tane daha.
library-remark-line = Satır
library-remark-column = Sütun
library-remark-weight = Okunuş
library-remark-what = Uymayan nedir
library-note = yazıldığı gibi
library-mended = düzeltildi
library-left-out = dışarıda bırakıldı
library-refused-empty = Dosya boş.
library-refused-long = Dosya { $most } MiB’den uzun.
library-refused-archive = Bu bir arşiv. Açıp içindeki dosyaları aktarın.
library-refused-analysis = Bu maç değil, analizi. Maçın kendisini aktarın: .mat, .sgf, .xg ya da match.json.
library-refused-unreadable = Bu, okunan biçimlerden birinde bir maç değil.
library-refused-no-play = İçinde hiç hamle yok.
library-refused-lines = Bir maçta en çok { $games } oyun ve { $lines } satır olur.
library-refused-full = Kitaplığınız dolu: { $files } dosya ve { $bytes } MiB alır. Önce maç kaldırın.

library-which = Hangi oyuncu sizsiniz?
library-neither = Hiçbiri

library-matches = Maçlar
library-none = Henüz maç yok.
library-none-found = Uyan maç yok.
library-not-searched = Arama okunamadı. Yukarıda adı geçeni düzeltin.
library-more-tables = Bütün masalarınıza henüz bakılmadı. Kalanı için sayfayı yenileyin.
library-waiting = { $n ->
    [one] Bir maç analizini bekliyor.
   *[other] { $n } maç analizini bekliyor.
  }
library-day = Tarih
library-no-day = Dosya ne zaman oynandığını söylemiyor ya da kuşkuya yer bırakıyor.
library-players = Oyuncular
library-event = Turnuva
library-length = Uzunluk
library-score = Skor
library-money = parasına
library-unjudged = henüz değil
library-unjudged-note = Analizi henüz yapılmadı.
library-at-line = satır { $line }
library-list-note = Skor ve PR, adların sırasıyla durur.
library-older = Daha eski maçlar

library-search = Ara
library-search-player = Oyuncu
library-search-event = Turnuva
library-search-from = Başlangıç
library-search-to = Bitiş
library-search-kind = Hata türü
library-search-mark = En az
library-search-any = herhangi
library-search-position = Konum
library-search-position-note = Bir XGID, GNUBG ya da OpenGammon kimliği, bir FIBS satırı ya da harflerle çizilmiş tahta. Zar sırası olan oyuncunun pulları böyle durduğu yerler bulunur.
library-search-go = Ara
library-search-all = Tümünü göster
library-wrong-day = “{ $text }” bir tarih değil. 2026-03-22 gibi yazın.
library-wrong-choice = “{ $text }” aranamaz.
library-error-cube = Küp
library-error-play = Pul oyunu
library-error-missed-double = Kaçırılan vido
library-error-wrong-double = Yanlış vido
library-error-wrong-take = Yanlış kabul
library-error-wrong-drop = Yanlış ret
library-error-wrong-beaver = Yanlış beaver

study-match = Dosyalar ve paylaşım
study-download = İndir:
study-download-report = analiz (.json)
study-you-are = Buradaki adınız: { $who }.
study-you-neither = İki oyuncu da siz değilsiniz: maç istatistiklerinize girmez.
study-private = Bu maçı yalnızca siz görürsünüz.
study-share = Bağlantıyla paylaş
study-shared = Bu bağlantısı olan herkes maçı ve analizini görür:
study-unshare = Paylaşmayı bırak
study-original = Aktarıldığı haliyle dosya:
study-remove = Kaldır
study-remove-sure = Maç, dosyası ve analizi silinir. Dosyayı yeniden aktarabilirsiniz.
study-remove-now = Maçı kaldır

statistics-title = İstatistikler
statistics-empty = Henüz toplanacak bir şey yok. Maç aktarın ya da oynayın; her biri arka planda analiz edilir ve analiz edilir edilmez burada sayılır.
statistics-extent = { $n } { $n ->
    [one] maç
   *[other] maç
  }, { $decisions } kararınız.
statistics-unjudged = { $n ->
    [one] Bir maç dışarıda: analizi henüz yapılmadı.
   *[other] { $n } maç dışarıda: analizleri henüz yapılmadı.
  }
statistics-unclaimed = { $n ->
    [one] Bir maç dışarıda: hangi oyuncu olduğunuz bilinmiyor.
   *[other] { $n } maç dışarıda: hangi oyuncu olduğunuz bilinmiyor.
  }
statistics-others = { $n ->
    [one] Bir maç başkalarının.
   *[other] { $n } maç başkalarının.
  }
statistics-whole = Hepsi bir arada
statistics-figure = Değer
statistics-you = Siz
statistics-opponents = Rakipler
statistics-checkers = Pullar
statistics-cube = Küp
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Zar başına şans
statistics-months = Aylara göre
statistics-month = Ay
statistics-no-month = Tarih bilinmiyor
statistics-decisions = Karar
statistics-chart = Aylara göre PR; aynı sayılar aşağıdaki tabloda.
statistics-bar = { $month }: PR { $rate }, { $n } karar
statistics-kinds = Konum türüne göre
statistics-kind = Konum
statistics-errors = Hata türüne göre
statistics-lost = Kayıp
statistics-first = Açılış hamleleri, zara göre
statistics-roll = Zar
statistics-replies = Yanıtlar, rakibin açılış hamlesine göre
statistics-answers = Rakibin açılış hamlesi
statistics-times = Kez
statistics-marked = Hata
statistics-usual = En çok oynanan
statistics-definitions = PR, karar başına kaybın 500 katıdır: bütün kayıplar toplanır, bütün kararlara bölünür. Asla maçların PR’larının ortalaması değildir. Ayraç içinde karar sayısı vardır. Şans küp birimiyledir. Hatalar, 0,010 ve üstü işaretli bütün kararlardır.

kind-bearing-off = Toplama
kind-bearing-off-note = Temas yok, iki oyuncunun da bütün pulları evde.
kind-race = Yarış
kind-race-note = Bunun dışında temassız konumlar.
kind-bearing-off-contact = Temaslı toplama
kind-bearing-off-contact-note = Bir oyuncunun bütün pulları evde ve temas var.
kind-back-game = Back game
kind-back-game-note = Bir oyuncu rakibin iç sahasında iki ya da daha çok kapı tutuyor.
kind-priming = Prime
kind-priming-note = Bir oyuncunun yan yana beş ya da daha çok kapısı, ardında da rakibin bir pulu var.
kind-attack = Hücum
kind-attack-note = Bir oyuncunun barda pulu var, karşısında iç sahada üç ya da daha çok kapı.
kind-holding = Holding game
kind-holding-note = Bir oyuncunun son pulları rakibin bar kapısını, 5 ya da 4 kapısını tutuyor; rakibinkiler de öyle ya da kaçmış.
kind-low-anchor = Alçak çapa
kind-low-anchor-note = Bir oyuncunun son pulları rakibin 1, 2 ya da 3. hanesini tutuyor; rakibinkiler kaçmış.
kind-contact = Diğer temas
kind-contact-note = Başka her türlü temas, örneğin ilk zarlar.
