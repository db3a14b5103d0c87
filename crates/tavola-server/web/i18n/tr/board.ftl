# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Saat ve skor tabelası
board-lead = Gerçek tahtanızın yanında bir telefon: saat, skor tabelası ve skor kâğıdı bir arada. Ağ olmadan çalışır; basılan hiçbir şey kaybolmaz.
board-needs-script = Saat için JavaScript’li bir tarayıcı gerekir.
board-new = Yeni maç
board-kept = Bu cihazdaki maçlar
board-kept-none = Henüz maç yok. Bir maç kurun: iki ad, bir uzunluk ve isterseniz bir saat.
board-white = Beyaz
board-black = Siyah
board-name-of = { $side ->
    [white] Beyazın adı
   *[black] Siyahın adı
}
board-length = Uzunluk (puan)
board-clock = Saat
board-clock-none = Saatsiz, yalnızca skor tabelası
board-clock-simple_delay = Gecikme, sonra yedek süre (olağan)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, gecikme göstergeye dahil
board-clock-fischer = Fischer
board-minutes = Puan başına dakika
board-delay = Sıra başına saniye
board-flag = Süre bitince
board-flag-loss = maç kaybedilir
board-flag-when_noticed = rakip bildirince maç kaybedilir
board-flag-overtime = bir kez, bir dakika daha
board-holland = Holland kuralı: Crawford oyunundan sonra gerideki oyuncu üçüncü sırasından önce vido çekemez
board-sound = Sesler
board-vibrate = Titreşim
board-start = Başla
board-to = { $length } puanlık maç
board-one-game = tek oyun
board-crawford = Crawford oyunu: küp yok
board-game = Oyun { $number }
board-turn = sıra sizde
board-waits = bekliyor
board-stopped = durdu
board-press-label = { $name }, { $time } kaldı{ $turn ->
    [yes] , sırada: sırayı bitirmek için basın
   *[no] {""}
}
board-begins = Ben başlıyorum
board-next-game = Sonraki oyun
board-double = Vido: { $value }
board-take = Kabul: { $value }
board-drop = Ret
board-confirm = Onayla
board-accept = Onaylıyorum
board-reject = Katılmıyorum
board-stop = Durdur
board-resume = Devam
board-resume-other = Sırayı ver: { $name }
board-over = Oyun bitti
board-menu = Menü
board-sheet = Skor kâğıdı
board-undo = Geri al
board-undo-what = Geri almak için basılı tutun: { $act }
board-undone = Geri alındı: { $act }
board-hold = Bu düğmeyi bir an basılı tutun.
board-lock = Kilitle
board-unlock = Kilidi aç
board-locked = Yanlışlıkla dokunmalara karşı kilitli
board-full = Tam ekran
board-handover = Devret
board-leave = Bütün maçlar
board-say = Süreleri sesli oku
board-cube = Küp { $value }
board-cube-middle = ortada
board-cube-of = sahibi { $name }
board-result = Oyun nasıl bitti?
board-won-by = Kazanan
board-kind-single = Tek oyun
board-kind-gammon = Mars
board-kind-backgammon = Üç mars
board-enter = Yaz
board-close = Kapat
board-resign = Oyundan pes et
board-resign-match = Maçtan pes et
board-withdraw = Pes etmekten vazgeç
board-claim = Oyunu talep et
board-claims = { $name } oyunu talep ediyor: { $kind }
board-resigns = { $name } pes ediyor: { $kind }
board-break = Mola al
board-end-break = Moladan dön
board-on-break = { $name } molada: { $time }
board-reason-fallen = Zar ya da pul düştü
board-reason-contested = Hamleye itiraz
board-reason-director = Direktörü çağır
board-pause = Saati duraklat
board-paused = Duraklatıldı
board-reason-faulty = Saat bozuk
board-reason-break = Mola
board-call-flag = Süre bitti
board-why = Saat neden duruyor?
board-entered = { $name } kazandı: { $kind }, küp { $cube }, { $points ->
    [one] 1 puan
   *[other] { $points } puan
}
board-both-confirm = İki oyuncu da onaylar
board-flagged = { $name }: süre bitti
board-match-won = Maçı { $name } kazandı
board-how-score = puanla
board-how-flag = süreyle
board-how-resigned = pes edildi
board-how-penalty = ceza puanlarıyla
board-how-ruling = direktörün kararıyla
board-called = Direktör çağrıldı
board-held = Direktör maçı durdurdu
board-absent = { $name } burada değil; saat işliyor
board-opening = Birer zar atın. Büyük atan başlar.
board-ready = Yazdığınız skorları karşılaştırın, sonra başlayın.
board-gap = Cihaz { $time } boyunca kapalı ya da arka plandaydı.
board-restore = Süreyi geri ver
board-gap-asked = Cihaz { $time } boyunca kapalıydı ve bu sırada şu oyuncunun süresi bitti: { $name }. Bu zaman sayılsın mı?
board-gap-banner = Saat durdu
board-gap-counts = Sayılsın
board-keep-as-is = Olduğu gibi bırak
board-jump = Bu cihazın saati { $time } değiştirildi. Maç saati eskisi gibi sürüyor.
board-awake-refused = Ekran kapanabilir: cihazınızın ayarlarından açık tutun.
board-storage-refused = Bu tarayıcı hiçbir şey saklamıyor: sayfa yenilenirse maç kaybolur.
board-offline = Çevrimdışı: { $count ->
    [0] hepsi gönderildi
    [one] 1 kayıt bekliyor
   *[other] { $count } kayıt bekliyor
}
board-online = Hepsi gönderildi
board-viewer = İzliyorsunuz. Saat başka bir cihazda.
board-viewer-age = { $seconds } sn önce güncellendi
board-take-over = Saati burada devral
board-take-over-hold = Saati burada devral (basılı tut)
board-take-over-ask = Saat başka bir cihazda. Devralırsanız o cihaz yalnızca izleyebilir.
board-take-over-yes = Devral
board-take-up = Bu maç kabul edilsin mi?
board-take-up-match = { $white } – { $black }, { $a }–{ $b }, { $length } puanlık maç: { $count ->
    [one] bir kayıt
   *[other] { $count } kayıt
} devredildi.
board-take-up-new = Saati bu cihaz devralır. Devreden cihaz artık yalnızca izleyebilir.
board-take-up-known = Bu cihazda maç zaten var. Devredilen günlük buradakinin yerini alır; fazladan ne varsa ayrıca saklanır.
board-take-up-yes = Kabul et
board-read-foreign = Bu günlük, bu cihazdaki maç için hak vermiyor; hiçbir şey değişmedi.
board-kept-unreadable = O maçın günlüğü bu cihazda okunamıyor.
board-no-such-match = Böyle bir maç yok. Bağlantıya bakın: bir harf eksik olabilir.
board-link-worthless = Bu bağlantı maç için hak vermiyor.
board-no-right = Bağlantı maç için hak vermediğinden sunucu burada bastıklarınızı geri çeviriyor. Masanın kendi bağlantısını açın.
board-posted = Tabloya işlendi
board-conflict = Başka bir cihazda farklı bir günlük var: burada { $here }, orada { $there }.
board-conflict-scoreboard = Masanın kendi skor tabelası geçerlidir (MAT-07): { $won }.
board-conflict-trailers_sheet = Gerideki oyuncunun skoru geçerlidir (MAT-05): { $won }.
board-conflict-agreement = İkisinde de aynı skor var.
board-conflict-director = Direktör karar verir.
board-conflict-look = İki günlüğü karşılaştır
board-conflict-title = Bu maçın iki günlüğü
board-conflict-here = Buradaki günlük
board-conflict-there = Öbür günlük
board-conflict-since = { $count ->
    [0] Ayrıldıklarından beri kayıt yok
    [one] Ayrıldıklarından beri bir kayıt
   *[other] Ayrıldıklarından beri { $count } kayıt
}
board-compare = Yazdığım skoru karşılaştır
board-papers-agree = Yazılan skorlar tabelaya uyuyor: { $counts }.
board-papers-differ = Yazılan skorlar tabelaya uymuyor. Tabela geçerlidir: { $counts } (MAT-07).
board-battery = Pil azaldı: %{ $percent }. Cihazı şarj edin ya da saati devredin.
board-chouette = İkiden çok oyuncu mu? Cihaz, bir chouette’in skor defteri de olabilir.
board-elsewhere = Bu maç başka bir sekmede açık.
board-elsewhere-here = Burada devam et
board-read-older = Bu cihazda o maçın daha yeni bir günlüğü var; dosya alınmadı.
board-read-unreadable = Bu bir maç dosyası değil.
board-keep-this = Bu günlüğü tut
board-keep-that = Öbür günlüğü tut
board-not-kept = Tarayıcı kaydetmedi. Bir kez daha deneyin.
board-too-soon = Bu kadar çabuk gelen ikinci dokunuş sayılmaz.
board-no-line = Saatin olduğu cihaza bağlantı yok: orada yazın.
board-unheard = Saatin olduğu cihazdan yanıt yok: kaydedip kaydetmediğine orada bakın.
board-handover-how = Bunu öbür cihazda açın: saati bütün günlükle birlikte devralır. Ondan sonra bu cihaz yalnızca izleyebilir.
board-handover-copy = Bağlantıyı kopyala
board-handover-file = Dosya olarak kaydet
board-handover-read = Dosyadan devral
board-csv = CSV
board-print = Yazdır
board-share = Paylaş
board-sheet-number = Oyun
board-sheet-winner = Kazanan
board-sheet-kind = Tür
board-sheet-cube = Küp
board-sheet-points = Puan
board-sheet-score = Skor
board-sheet-banks = Kalan süre
board-sheet-used = Kullanılan süre
board-sheet-lasted = Toplam süre
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , ret
    [resigned] , pes
    [claimed] , taleple
    [flag] , süre bitti
    [forfeited] , hükmen
    [adjudicated] , kararla
   *[borne_off] {""}
}
board-sheet-none = Henüz biten oyun yok.
board-sheet-awards = Ceza puanları
board-sheet-award = { $name }: { $points }
board-sheet-rulings = Kararlar
board-sheet-signs = İmzalar
board-corrected = düzeltildi
board-keys = Bir klavye ya da klavye gibi davranan bir Bluetooth düğmesi: Space sıradaki oyuncu adına basar, 1 ve 2 alttaki ve üstteki oyuncu adına; d vido, t kabul, p ret, s durdur, u (basılı tut) geri al, c süreleri sesli oku, l kilitle.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Skor { $a } – { $b }, { $length } puanlık maç.
board-side-said = { $name } oynayacak
board-low = { $name }: bir dakika kaldı
board-install = Ağ olmadan açmak için tarayıcının menüsünden yükleyin.

board-first-game = Başla
board-confirm-score = Onayla: { $a }–{ $b }
board-what = Şimdi ne?
board-more = Diğer
board-understood = Tamam
board-new-match = Yeni maç
board-continue = Kâğıttaki maça devam et
board-points-of = { $side ->
    [white] Beyazın puanı
   *[black] Siyahın puanı
}
board-conflict-players = Hangi günlüğün geçerli olduğuna birlikte karar verin.
board-right-menu = Bir şey düzelt
board-right = Düzeltilecek olan nedir?
board-right-time = Saatteki süre
board-right-result = Bir oyunun sonucu
board-right-length = Maçın uzunluğu
board-right-points = Ceza puanları
board-right-clock = Saat getir
board-right-whose = Kimin saati
board-right-way = Ekle ya da çıkar
board-right-give = Ekle
board-right-take = Çıkar
board-right-minutes = Dakika
board-right-seconds = Saniye
board-right-reason = Gerekçe
board-right-against = Cezalandırılan oyuncu
board-right-count = Rakibe puan
board-sheet-clock = { $mode }; puan başına { $bank }, sıra başına { $delay } sn
board-ruling-adjust_time = { $name }: saatte { $time }
board-ruling-penalty = Ceza, { $name }: { $points ->
    [one] 1 puan
   *[other] { $points } puan
}
board-ruling-warn = Uyarı: { $name }
board-ruling-correct_result = Oyun { $game } düzeltildi: { $name }, { $kind }, küp { $cube }
board-ruling-set_length = Maç { $length } puana oynanır
board-ruling-bring_clock = Saat getiriliyor: { $clock }
board-ruling-hold = Direktör maçı durduruyor
board-ruling-release = Maç devam ediyor
board-ruling-absent = { $name } burada değil
board-ruling-arrived = İkisi de burada
board-ruling-award_match = Maçı hükmen kazanan: { $name }
board-ruling-restore = Ara { $gap }: süre geri verildi
board-ruling-count = Ara { $gap }: süre sayılır
board-ruling-settle = İki günlükten biri tutuldu
board-ruling-play_on = Sürenin bittiğini kimse fark etmedi: ikisi de oynar
board-ruling-cube_stands = Oyun { $game }: küp { $cube } olarak kalır
board-ruling-post = Tabloya işlendi

board-act-press = basış
board-act-opening = açılış zarı
board-act-start_game = oyunun başlangıcı
board-act-double = vido
board-act-take = kabul
board-act-drop = ret
board-act-stop = durdurma
board-act-call_director = direktör çağrısı
board-act-resume = oyuna devam
board-act-resign = pes
board-act-claim = talep
board-act-accept = onay
board-act-reject = itiraz
board-act-result = sonuç
board-act-confirm = doğrulama
board-act-compare = karşılaştırma
board-act-take_break = mola
board-act-end_break = molanın sonu
board-act-resign_match = maçtan pes
board-act-withdraw = pes etmekten vazgeçme
board-act-call_flag = süre bitti bildirimi
board-act-open = maçın kurulması
board-act-flag_fell = sürenin bitmesi
board-act-undo = son kaydın geri alınması
board-act-gap = cihaz kapalıydı
board-act-jump = cihazın saati değiştirildi
board-act-claim_lease = saatin devralınması
board-act-diverged = başka bir günlük
board-act-received = düzeltilen bir süre

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Maç kurulmadı.
board-refused-opened-already = Maç zaten kuruldu.
board-refused-unsound = Bir ad eksik ya da çok uzun, veya saat ayarları sınırların dışında.
board-refused-player-only = Bunu yalnızca bir oyuncu yapabilir.
board-refused-director-only = Bunu yalnızca direktör yapabilir.
board-refused-reason-missing = Bir kararın gerekçesi olmalı.
board-refused-on-hold = Direktör karar verene kadar hiçbir şey değiştirilemez.
board-refused-posted = Sonuç tabloya işlendi; yalnızca direktör düzeltebilir.
board-refused-over = Maç bitti.
board-refused-flagged = Bir oyuncunun süresi bitti.
board-refused-gap-asked = Önce cihazın kapalı olduğu zamanın sayılıp sayılmayacağını belirtin.
board-refused-not-now = Bunu şimdi yapamazsınız.
board-refused-not-your-turn = Sıra öbür oyuncuda.
board-refused-no-clock = Saat yok.
board-refused-crawford-game = Crawford oyununda vido yoktur.
board-refused-crawford-cube = Crawford oyunundaki bütün vidolar geçersizdir: küp 1 sayılır.
board-refused-cube-not-yours = Küp öbür oyuncunun.
board-refused-cube-exhausted = Küp daha yükseğe çıkamaz.
board-refused-holland-waits = Crawford oyunundan sonra gerideki oyuncu üçüncü sırasından önce vido çekemez.
board-refused-nothing-offered = Yanıtlanacak bir şey yok.
board-refused-break-between-games = Molalar oyunlar arasında verilir.
board-refused-no-break-left = Mola hakkı kalmadı.
board-refused-break-running = Bir mola henüz bitmedi.
board-refused-most-resigned = En çoğuna edilen pes reddedilemez.
board-refused-trailer-confirms = Skor, gerideki oyuncu onaylayınca geçerli olur.
board-refused-whose-turn = Kimin saatinin işleyeceğini seçin.
board-refused-too-long = Bir metin ya da liste çok uzun, ya da bir sayı çok büyük.
board-refused-no-points = Ceza en az bir puandır.
board-refused-no-flag = Kimsenin süresi bitmedi.
board-refused-nothing-to-undo = Geri alınacak bir şey yok.
board-refused-no-such = O numarayla bir şey yok.
board-refused-turn-is-over = O aranın sırası geçti; süreyi direktör ayarlayabilir.
board-refused-nothing-given-up = Kimse pes etmedi.
board-refused-same-length = Maç zaten bu uzunlukta oynanıyor.
board-refused-nothing-due = Bekleyen bir şey yok.
board-refused-held-by-device = Saat bir cihazda; orada basın.
board-refused-lease-lost = Saat başka bir cihazda.
board-refused-line-missing = Günlükten bir kayıt eksik.
board-refused-line-known = O kayıt zaten günlükte.
board-held-button = basılı tut
board-crawford-word = Crawford
board-needs = gereken { $points }
board-points-label = { $name }: { $points }, şimdiye kadarki oyunları göster
board-doubles = { $name } vido çekiyor: { $value }
board-ruled = Direktör karar verdi. Devam mı?
board-played-on = Sürenin bittiğini kimse fark etmedi. Oynamaya devam.
board-age = { $seconds } sn
board-overtime = uzatma
board-overtime-told = { $name }: süre bitti, bir kez { $time } uzatma.
board-low-seconds = { $name }: { $seconds } saniye kaldı
board-countdown = 0:30 ve 0:10’da uyarı
board-swap = Yerleri değiştir
board-course = Şimdiye kadarki oyunlar
board-course-won = { $name } kazandı: { $points ->
    [one] 1 puan
   *[other] { $points } puan
}
board-course-time = { $time } sürdü
board-play-on = Kimse fark etmedi: oynamaya devam
board-turn-dialog = Döndür
board-right-flag = Sürenin bittiğini kimse fark etmedi: oynamaya devam
board-right-turn = Saat yanlış oyuncuda işliyor
board-right-cube = Crawford oyununda küp çevrildi
board-right-cube-how = O oyun bitene kadar geçersiz sayılabilirdi. Kimse fark etmediği için geçerlidir (MAT-03). Kaç gösteriyordu?
board-sheet-date = Tarih
board-sheet-reason = Gerekçe
board-sheet-after-game = Şu oyundan sonra
board-mat = .mat dosyası
board-install-secure = HTTPS üzerinden açıldığında bu sayfa yüklenebilir ve ondan sonra ağsız çalışır.
board-presets = Yaygın saat ayarları
board-preset-last = Son kullanılan
board-preset-italy = İtalya 3:00 + 12
board-preset-usual = UK, US, WBGF 2:00 + 12
board-preset-doubles = Çiftler 2:30 + 18
board-preset-none = Saatsiz
board-total = Oyuncu başına { $bank }, sıra başına { $delay } sn.
board-screen = Projeksiyon için
board-overlay = Canlı yayın için
