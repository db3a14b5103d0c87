# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Oyuncular
person-bot = bot
rating-title = Rating
rating-provisional = Geçici: az maç ya da uzun zaman geçmiş
rating-open = Bu maç ratinge sayılır. Neyin kazanılıp kaybedileceği iki oyuncu da oturunca gösterilir.
rating-waits = Ratingler hesaplanıyor.
rating-your-stake = Rating puanı olarak kazanabileceğiniz { $gain }, kaybedebileceğiniz { $loss }.
rating-stake = { $name }: kazanabileceği { $gain }, kaybedebileceği { $loss } rating puanı.
rating-share = Bu hafta ikiniz çok oynadınız; değişimin %{ $share } kadarı sayılıyor.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Siz: { $before } → { $after } ({ $change })
rating-not-casual = Bu maç ratingsiz: ratingler olduğu gibi kalır.
rating-not-guest = Ratingler olduğu gibi kalır: ratingli maç için iki oyuncu da kayıtlı olmalıdır.
rating-not-new = Ratingler olduğu gibi kalır: davetle yapılan maçta iki hesap da en az bir günlük olmalıdır.
rating-not-too_far = Ratingler olduğu gibi kalır: aralarında 500 puandan fazla fark var.
rating-not-too_often = Ratingler olduğu gibi kalır: bu ikisi bu hafta zaten sayılan 7 maç oynadı.
rating-not-alone = Ratingler olduğu gibi kalır: bir kişi iki tarafı birden oynayamaz.
rating-not-annulled = Ratingler olduğu gibi kalır: maç iptal edildi.

seal-verify = Zarları doğrula
seal-checking = Her zar yeniden hesaplanıyor…
seal-wrong = Zarlar taahhüde uymuyor. Nerede olduğunu görmek için denetleyiciyi açın.
seal-unreadable = Zar kaydı okunamadı. Yeniden deneyin.

people-title = Oyuncular
people-find = Adının başıyla bir oyuncu bulun
people-find-go = Bul
people-none-found = Adı “{ $name }” ile başlayan oyuncu yok.
people-followed = İzlediğiniz oyuncular
people-follow-oneself = Kendinizi izleyemezsiniz.
people-follow-many = İzleyebileceğiniz kadar çok oyuncu izliyorsunuz. Önce birini bırakın.

ranking-choose = Sıralamalar
ranking-rating = Ratinge göre
ranking-week = Bu hafta
ranking-month = Bu ay
ranking-year = Bu sezon
ranking-errors = Hata oranına göre
ranking-points = Oynanan puana göre
ranking-place = Sıra
ranking-player = Oyuncu
ranking-gain = Değişim
ranking-points-played = Oynanan puan
ranking-matches = Maç
ranking-won = Galibiyet
ranking-empty = Bu sıralamada henüz kimse yok. İlk olmak için ratingli maç oynayın.
ranking-note = Sıralamaya, kendi döneminde en az { $people } kişiye karşı en az { $points } puan oynamış ve ratingi geçici olmayan oyuncular girer. 7 puanlık bir maç 7 puandır.
ranking-listed = Yeterince oynadığınızda sıralamalara girersiniz.
ranking-unlisted = Hiçbir sıralamada değilsiniz.
ranking-leave = Beni sıralamalardan çıkar
ranking-enter = Beni sıralamalara al
pool-choose = Oyun türü
pool-people = Canlı
pool-correspondence = Yazışmalı
pool-bots = Botlara karşı

profile-joined = Üyelik tarihi: { $day }
profile-former = Önceki adları: { $names }
profile-challenge = Meydan oku
profile-follow = İzle
profile-unfollow = İzlemeyi bırak
profile-block = Engelle
profile-register = Oyuncuları izlemek ve ratingli maç oynamak için kaydolun.
profile-unrated = Henüz ratingli maç yok.
profile-experience = { $matches ->
    [one] bir maç
   *[other] { $matches } maç
  }, { $points ->
    [one] bir puan
   *[other] { $points } puan
  }
profile-rating-note = Ratingler FIBS formülünü izler, herkes 1500 ile başlar. Botlara karşı maçların ayrı bir ratingi vardır.
profile-errors = Bütün kararlar
profile-errors-checker = Pul oyunu
profile-errors-cube = Küp
profile-errors-note = Ratingli maçlarda motorun değerlendirdiği son { $decisions } karar üzerinden. { $interval ->
    [yes] Gerçek değer 100 durumun 95’inde bu aralıktadır.
   *[no] Aralık, en az { $least } karardan sonra gösterilir.
  }
profile-errors-few = Motor bu oyuncunun şimdiye kadar { $least } karardan azını değerlendirdi.
profile-graph = Zaman içinde rating
profile-graph-table = Her değişim, tablo olarak
profile-graph-words = Rating, { $matches ->
    [one] bir maç
   *[other] { $matches } maç
  } boyunca: şimdi { $now }, en yüksek { $most }, en düşük { $least }.
profile-no-matches = Henüz gösterilecek bitmiş maç yok.
profile-none-found = Uyan maç yok.
profile-counted = { $n ->
    [one] Bir maç
   *[other] { $n } maç
  }, { $won } galibiyet
profile-filter = Maçları süz
profile-filter-go = Maçları göster
profile-opponent = Rakip
profile-result = Sonuç
profile-result-any = Tümü
profile-result-won = Kazanılan
profile-result-lost = Kaybedilen
profile-score-stood = Maç bittiğinde skor
profile-since = Başlangıç
profile-until = Bitiş
profile-search-wrong = Süzgeç okunamıyor: uzunluk bir sayıdır, gün 2026-11-25 biçimindedir.
profile-ways = İncele
profile-watch = İzle
profile-newer = Daha yeni maçlar

against-title = { $one } ve { $other }
against-none = Bu ikisi henüz birbirine karşı bir maç bitirmedi.
against-by-length = Maç uzunluğuna göre galibiyet

dice-of = Zarlar: { $name }
dice-all-title = Bütün kulübün zarları
dice-none = Henüz sayılan zar yok: zarlar maç bitince sayılır.
dice-counted = { $n ->
    [one] Bir zar sayıldı.
   *[other] { $n } zar sayıldı.
  } Oyunların açılış zarları hiç çift gelmez ve dışarıda bırakılır ({ $openings }).
dice-too-few = Yargıya varmak için zar çok az: en az { $least } gerekir.
dice-test = { $rare ->
    [usual] Bu zarlar dürüst zara benziyor. Dürüst zarlar da durumların { $percent } kadarında ortalamadan bu kadar ya da daha çok sapar (ki-kare { $chi }).
    [rare] Dürüst zarlar ortalamadan bu kadar ya da daha çok, durumların yalnızca { $percent } kadarında sapar (ki-kare { $chi }). 100 dürüst oyuncudan birkaçı böyle görünür.
   *[very_rare] Dürüst zarlar ortalamadan bu kadar hemen hiç sapmaz: durumların { $percent } kadarında (ki-kare { $chi }). Maçları doğrulayın ve kulübe bildirin.
  }
dice-sums = Çift zarlar ve girişler
dice-what = Ne
dice-doubles = Çift zar
dice-entering = Bardan giriş, { $n ->
    [one] bir denemede
   *[other] { $n } denemede
  }
dice-pairs = Her zar
dice-pair = Zar
dice-counted-head = Sayılan
dice-expected = Ortalama
dice-band = Olağan
dice-outside = Olağan aralığın dışında
dice-band-note = Olağan aralık, dürüst sayımların 100’de 95’ini kapsar. 21 zardan biri kadarı salt şansla bunun dışında kalır.

fair-play-title = Adil oyun
fair-play-of = Adil oyun: { $name }
fair-play-lead = Yalnızca moderatörler için bulgular. Nereye bakılacağını gösterir, hiçbir şeye karar vermez.
fair-play-base-title = Böyle belirtiler ne sıklıkla yanılır
fair-play-base = 100 oyuncudan 1’inin yardım aldığını düşünün. Bunların 100’de 90’ını bulan ve 100 dürüst oyuncudan 1’inden kuşkulanan bir belirti, 100 durumun yalnızca 48’inde haklıdır. Beş kez bakan, beş kat dürüst oyuncu bulur.
fair-play-base-many = Kusursuza yakın tek bir kısa maç dürüst oyuncularda sık görülür. Sonuçlar ve şanslı zarlar bir şey söylemez.
fair-play-hardest = En zor on hamle
fair-play-hardest-note = Yargıyı açmadan önce konuma bakıp kendiniz karar verin.
fair-play-choices = { $n } olası hamle
fair-play-verdict = Yargı
fair-play-lost = { $best ->
    [yes] En iyi hamle bulundu.
   *[no] Hamlenin kaybı: { $loss }.
  }
fair-play-none-judged = Motor bu oyuncunun ratingli maçlarından henüz hiçbirini değerlendirmedi.
fair-play-rate = { $n } kararda { $rate }
fair-play-peers = Bu ratinge yakın { $n } oyuncu daha: 100’de 5’i { $low } altında, yarısı { $middle } altında, 100’de 95’i { $high } altında oynuyor.
fair-play-as-good = Bunların { $n } tanesi onun kadar ya da daha iyi oynuyor.
fair-play-few-peers = Bu ratinge yakın yalnızca { $n } oyuncu yeterince değerlendirildi. Karşılaştırma { $least } oyuncudan başlar.
fair-play-agreement = Zor hamlelerde motorla uyum
fair-play-agreement-note = Yalnızca en iyisi ikinciden 0,02 ile 0,08 arası iyi olan hamleler: insanlar burada ayrışır. Aynı maçlardaki rakipler yanında durur.
fair-play-player = Oyuncu
fair-play-opponents = Rakipler
fair-play-found = { $all } hamleden { $best } bulundu
fair-play-between = (gerçek oran %{ $low } ile %{ $high } arasında)
fair-play-too-few = (bir şey söylemek için çok az)
fair-play-times = Zorluğa göre süre
fair-play-difficulty = Hamleler
fair-play-forced = Zorunlu
fair-play-easy = Kolay
fair-play-hard = Zor
fair-play-close = Başa baş
fair-play-times-note = Ortanca süre, hamle sayısıyla. İnsanlar zor yerde daha uzun düşünür.
fair-play-evidence = Bulgular, her iki yönde
fair-play-unusual = Olağandışı
fair-play-usual = İnsanların oynadığı gibi
fair-play-unknown = Söylenecek kadar veri yok
fair-play-nothing = Yok.
fair-play-says-rate-low = Hata oranı, aralığıyla birlikte, bu ratinge yakın 100 oyuncudan 95’ininkinin altında.
fair-play-says-rate-usual = Hata oranı, bu ratinge yakın oyuncularınki gibi.
fair-play-says-rate-open = Karar çok az ya da karşılaştırılacak oyuncu çok az.
fair-play-says-hard-more = Zor hamleler rakiplere göre açıkça daha sık bulunmuş.
fair-play-says-hard-usual = Zor hamleler rakiplerinki kadar sık bulunmuş.
fair-play-says-hard-open = Zor hamle çok az.
fair-play-says-time-flat = Zor hamleler kolaylardan uzun sürmemiş, oysa rakipler daha uzun düşünmüş.
fair-play-says-time-grows = Zor hamleler kolaylardan uzun sürmüş.
fair-play-says-time-open = Süresi ölçülmüş hamle çok az.
fair-play-says-cube-apart = Pul oyunu neredeyse kusursuz, küp değil.
fair-play-says-cube-usual = Pul oyunu ile küp birbirine uyuyor.
fair-play-says-cube-open = Karar çok az.
fair-play-steps = Önce izleyin, sonra dostça sorun ya da gözetimli bir maç önerin. Gerekçesiz, süresiz ve başkasına itiraz hakkı olmadan kimse kısıtlanmaz.
fair-play-alike = Bakmaya değer
fair-play-alike-note = İpucudur, asla yargı değil: arkadaşlar da çabuk pes eder, kimileri hep kaybeder.
fair-play-quick = { $n } ratingli maç bir dakika içinde bitti
fair-play-one-way = { $n } ratingli maçın hepsi aynı yönde bitti
