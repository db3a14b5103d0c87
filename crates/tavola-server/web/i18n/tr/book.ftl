# The rules as a book, the rulebook, boards in a text.

book-title = Tavlanın kuralları
book-lead = Oyunun bütünü, okurlar için anlatıldı: ilk hamleden chouette’e, saate ve turnuvaya. Her tahtada oynanabilir.
book-contents = İçindekiler
book-search = Kurallarda bir şey arayın
book-search-go = Ara
book-found =
    { $n ->
        [0] Bir şey bulunamadı. Başka ya da daha az sözcükle deneyin.
        [one] Bir yerde geçiyor.
       *[other] { $n } yerde geçiyor.
    }
book-whole = Kitabın tamamı tek sayfada
book-whole-note = yazdırmak ya da yazdırarak PDF kaydetmek için
book-print = Yazdır ya da PDF olarak kaydet
book-paper-lead = Oyunun bütünü, okurlar için anlatıldı: ilk hamleden chouette’e, saate ve turnuvaya.
book-paper-after = Başkalarının beş metninden yola çıkıldı:
book-paper-galore = Backgammon Galore, Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, bir İtalyan çevrimiçi oyun salonunun kuralları
book-paper-club = Regole del chouette, bir kulübün sitesinden
book-paper-manual = adı verilmeyen bir yazarın İtalyanca kural ve turnuva el kitabı
book-paper-own = Cümleler ve figürler bizimdir. Son bölüm, “Kaynaklar ve teşekkür”, her metnin ne verdiğini ve nerede ayrıldıklarını anlatır. MOV-07 gibi adlar, sondaki kural kitabının maddeleridir.
book-figures = Kaynakların figürleri nerede
book-onward = Önceki ve sonraki
book-before = Önceki
book-after = Sonraki
rulebook-title = Kural kitabı, madde madde
rulebook-note = retlerin ve kararların dayandığı
rulebook-lead = Tavola’nın uyduğu her kural, her birinin kendi adıyla. Ayraç içindeki harfler kaynağını gösterir.
rulebook-told = Kitap bunu burada anlatıyor:

# Boards in a text
figure-check = Bu kurala uygun mu?
figure-back = Geri al
figure-again = Baştan başla
figure-open = Analiz odasında aç
figure-legal = Kurala uygun.
figure-right = Doğru.
figure-wrong = Öyle değil.
figure-cube-roll = Vido yok
figure-cube-take = Vido – rakip kabul eder
figure-cube-pass = Vido – rakip reddeder
figure-cube-does-double = Vido çekilir.
figure-cube-does-redouble = Tekrar vido çekilir.
figure-cube-does-no-double = Vido için çok erken.
figure-cube-does-too-good = Vido çekmeden oynanır: rakibin ödeyeceğinden daha çoğu kazanılabilir.
figure-cube-then-take = Vido çekilirse rakip kabul eder.
figure-cube-then-pass = Vido çekilirse rakip reddeder.
figure-cube-then-beaver = Vido çekilirse rakip beaver der.

# Articles
articles-title = Makaleler
articles-lead = Açılış zarları ve vido pencereleri, chouette ve dürüst kuralar üzerine; kulüpten ve üyelerinden. Kulübün verdiği her sayı kendi motoruyla rollout edildi ya da sayıldı, her tahtada oynanabilir.
articles-all = Tümü
articles-none = Bu türde makale yok.
articles-shelves = Konuya ve yıla göre makaleler
articles-feed = Besleme (Atom)
articles-more = Bütün makaleler
articles-older = Daha eski
articles-newer = Daha yeni
date-long = { $day } { $month } { $year }
month-1 = Ocak
month-2 = Şubat
month-3 = Mart
month-4 = Nisan
month-5 = Mayıs
month-6 = Haziran
month-7 = Temmuz
month-8 = Ağustos
month-9 = Eylül
month-10 = Ekim
month-11 = Kasım
month-12 = Aralık
articles-tag-back-game = Back game
articles-tag-bot = Bot
articles-tag-checker-play = Pul oyunu
articles-tag-chouette = Chouette
articles-tag-cube = Küp
articles-tag-dice = Zarlar
articles-tag-direction = Turnuva yönetimi
articles-tag-engine = Motor
articles-tag-fairness = Adil oyun
articles-tag-match-play = Maç oyunu
articles-tag-opening = Açılış
articles-tag-race = Yarışlar
articles-tag-strategy = Strateji
articles-tag-tournament = Turnuvalar

# Papers of the house
nav-house = Bu kulüp
nav-about = Hakkında
nav-privacy = Gizlilik
nav-terms = Koşullar

# The lessons' own buttons
lessons-done = tamamlandı
lesson-over = Bu ders bitti
lesson-play = Bota karşı ilk oyununuz
lesson-answer = Yanıt
lesson-done = Tamam
lesson-on = Devam
lesson-number = Sayınız:
lesson-say-none = Hiçbir şey oynanamaz
lesson-say-some = Bir şey oynanabilir
lesson-say-double = Vido
lesson-say-roll = Zar at
lesson-say-take = Kabul
lesson-say-drop = Ret

host-is = Bu kulübü işleten:
host-unnamed = Bu kulübü işletenler burada kim olduklarını yazmamış.
host-reached = Ulaşmak için:
host-unreachable = Burada bir adres vermemişler: bu kulübün adresini size verene sorun.
