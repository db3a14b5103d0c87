# The analysis of a match.

study-title = Analiz
study-open = Analiz et
study-back = Masaya dön
study-depth = { $plies ->
    [0] İlk bakış.
    [one] { $plies } zar ileriye bakıldı.
   *[other] { $plies } zar ileriye bakıldı.
  }
study-underway = { $plies } { $plies ->
    [one] zar
   *[other] zar
  } ileriye bakılıyor: { $all } satırdan { $done }.
study-waits = Daha derin bakış başka bir maçın bitmesini bekliyor.
study-ready = Analiz hazır.
study-reload = Analiz hâlâ yapılıyor.
study-reload-link = Yeniden bak
study-nothing = Analiz edilecek bir şey yok: sonuna kadar oynanmış oyun yok.
study-definitions = Kayıplar küp birimiyledir (EMG). PR, karar başına kaybın 500 katıdır; gnubg oranı, kaybın binde biri cinsinden. Seçeneği olmayan hamleler sayılmaz; vido çekmemek, sınırda ya da yanlışsa sayılır. Kuşkulu 0,010; hata 0,020; büyük hata 0,080; çok büyük hata 0,160 ve üstü. Bir satırın equity’leri ve şansları, son sütunun söylediği derinlikte, aynı bakıştan gelir; şans ileriye bakmadan ölçülür, açılış zarında kimin başladığı sayılır.

study-summary = Sayılarla
study-rating = PR
study-rating-note = Performance rating: karar başına kaybın 500 katı. Düşük olan iyidir.
study-millis = gnubg oranı
study-millis-note = Karar başına kayıp, küpün binde biri cinsinden, gnubg’nin yazdığı gibi.
study-plays = Hamleler
study-plays-note = Hamlelerin kaybettirdiği ve kaçında seçenek olduğu.
study-cubes = Küp
study-cubes-note = Küp kararlarının kaybettirdiği ve kaç karar olduğu.
study-lost-of = { $n } kararda { $lost }
study-marks = ?! · ? · ?? · ???
study-marks-note = Kuşkulu hamleler, hatalar, büyük hatalar, çok büyük hatalar.
study-losses-worth = Bütün hataların kaybı
study-losses-worth-note = Maçı kazanma şansı olarak; parasına oyunda puan olarak.
study-luck = Şans
study-luck-note = Zarların ortalamadan ne kadar iyi olduğu, küp birimiyle, ileriye bakmadan.
study-luck-worth = Maçtaki şans
study-luck-worth-note = Aynısı, maçı kazanma şansı olarak; parasına oyunda puan olarak.

study-graph = Maç
study-graph-note = Üzerinde hatalarla bir şans çizgisi; aynı sayılar bütün satırların listesinde de var.
study-graph-error = Satır { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Maçı kazanma şansı: { $who }
study-graph-money = Oyundan beklenen: { $who }
study-graph-game = Oyunu kazanma şansı: { $who }

nav-study = Analiz
nav-openings = Açılışlar
openings-title = Açılış
openings-about = On beş açılış zarı nasıl oynanır, 21 zarın her biri bunların en iyi hamlelerine nasıl yanıt verir: parasına oyun, küp ortada, Jacoby yok; kendi motorumuzun rollout’larına göre sıralı.
openings-path = Neredesiniz
openings-roll = { $roll }
openings-replies-to = { $roll }, hamle { $play }: yanıtlar
openings-roll-head = Zar
openings-best = En iyi hamle
openings-next = İkinci
openings-alone = yakını yok
openings-verdict = Yargı
openings-is-best = en iyi
openings-as-good = eşdeğer
openings-unsettled = kesinleşmedi
openings-worse = daha kötü
openings-error-note = Equity’nin standart hatası
openings-trials = Oyun
openings-trials-note = Kaç oyunun sonuna kadar oynandığı
openings-replies = Buna yanıtlar
openings-replies-note = Bağlantı olan hamle, kendi yanıtlarına götürür.
openings-mean = 36 zarın ortalamasında yanıtın, atan için değeri { $equity }.
openings-look-on = Motorla incele
openings-definitions = Equity’ler küplüdür, küp birimiyle ve oynayanın gözündendir; ± bir standart hatadır. “Eşdeğer”, en iyinin 0,010’dan az gerisindedir; “kesinleşmedi” daha geridedir, ama farkın 2,33 standart hatasından az. Aynı sayılar: tavola openings.

nav-duplicates = Eş zarlılar
duplicate-title = Eş zarlı maç
duplicate-about = Bir maç iki masada aynı zarlarla oynanır: oyun oyun, zar zar aynı sayılar gelir. Böylece şans aradan çıkar, sonunda her karar öbür masadakinin yanında durur.
duplicate-play = Kim oynuyor
duplicate-bot = Bota karşı iki kişi
duplicate-bot-note = Siz ve bir arkadaşınız, ayrı masalarda aynı bota karşı Beyazla oynarsınız.
duplicate-teams = İkiye iki
duplicate-teams-note = Bir masada Beyaz sizde, öbüründe Siyah ortağınızdadır; rakipleriniz karşınızda oturur.
duplicate-length = Kazanmak için puan
duplicate-go = İki masayı da aç
duplicate-note = İkisi de bitmeden öbür masayı kimse görmez: yoksa zarları öğrenirdi.
duplicate-table = Masa { $n }
duplicate-free = henüz kimse yok
duplicate-waiting = Başlamadı.
duplicate-playing = Oynanıyor.
duplicate-over = Bitti.
duplicate-play-on = Masanıza
duplicate-look = Masaya bak
duplicate-invite-white = Burada Beyaz boş
duplicate-invite-black = Burada Siyah boş
duplicate-invite-note = Bu bağlantıyı oraya oturacak kişiye gönderin.
duplicate-same-dice = Başka bir masada aynı zarlar geliyor.
duplicate-result = Sonuç
duplicate-players = Beyaz – Siyah
duplicate-points = Puan
duplicate-even = İki masa da aynı bitti: kimse önde değil.
duplicate-ahead = Önde olan { $who }, daha iyi giden masanın Beyazı: { $n } { $n ->
    [one] puan
   *[other] puan
  }.
duplicate-game = Oyun { $n }
duplicate-parted = Buradan sonra konumlar ayrılıyor.
duplicate-dice-note = Zarlar, oyuna ve zar sırasına göre bu sunucunun tek bir gizli değerinden çıkar. Taahhüdü kimse oturmadan gösterildi, gizli değer iki masa da bitince açılır; tavola verify-dice her zarı yeniden hesaplar.
duplicate-commitment = Taahhüt
duplicate-secret = Gizli değer
duplicate-proof = Doğrulanmak üzere bütün zarlar

study-errors = Hatalar, en kötüsü önce
study-no-errors = Hata yok.
study-more-errors = Ve { $n } tane daha: bütün satırların listesinde işaretliler.
study-where = Satır
study-who = Oyuncu
study-what = Karar
study-cost = Kayıp
study-played = { $roll }: { $play }; daha iyisi { $best }
study-illegal = kurala aykırı bir hamle
study-wrong-double = vido çekti; beklemeliydi
study-missed-double = vido çekmedi
study-wrong-take = kabul etti; reddetmeliydi
study-wrong-drop = reddetti; kabul etmeliydi
study-wrong-beaver = beaver dedi; dememeliydi
study-doubtful = Kuşkulu
study-error = Hata
study-blunder = Büyük hata
study-whopper = Çok büyük hata

study-games = Bütün oyunlar
study-game = { $length ->
    [0] Oyun { $n }, { $black }–{ $white }
   *[other] Oyun { $n }, { $black }–{ $white }, { $length } puanlık maç{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } kazandı: { $win ->
    [dropped] ret
    [gammon] mars
    [backgammon] üç mars
   *[single] tek oyun
  }, { $points } { $points ->
    [one] puan
   *[other] puan
  }
study-game-chance = { $who } oyunu kazanır
study-match-chance = maç
study-equity-of = puan
study-dances = gele
study-doubles = vido
study-takes = kabul
study-drops = ret
study-beavers = beaver
study-raccoons = raccoon
study-otters = otter
study-resigns-single = pes
study-resigns-gammon = pes, mars
study-resigns-backgammon = pes, üç mars

study-board = Öncesindeki tahta
study-words-numbers = Hane numaralarını sayan: { $who }.
study-words-side = { $who }: { $places }.
study-words-on = hane { $point }: { $n }
study-words-bar = barda { $n }
study-words-off = toplanan { $n }
study-words-cube = Küp { $value }, ortada.
study-words-cube-of = Küp { $value }, sahibi: { $who }.
study-said = Satır { $line }, { $who }, { $act }.
study-steps = Maçın satırları
study-first = İlk satır
study-error-before = Önceki hata
study-before = Önceki satır
study-next = Sonraki satır
study-error-next = Sonraki hata
study-last = Son satır
study-no-decision = Burada karar verilecek bir şey yok.
study-no-move = Gele.
study-forced = Kurala uygun tek hamle.
study-right = Olabilecek en iyisi.
study-as-good = En iyisine eşdeğer: { $lost } geride.
study-cost-match = kayıp { $lost }; maçı kazanma şansı { $worth }.
study-cost-money = kayıp { $lost }, { $worth } puan.
study-right-is = Doğrusu: { $action }, { $answer }.
study-right-wait = vido yok
study-right-double = vido
study-right-redouble = tekrar vido
study-right-too-good = vido için fazla iyi
study-right-take = kabul
study-right-drop = ret
study-right-beaver = beaver
study-roll-luck = Zarın şansı: { $luck }, { $worth } puan.
study-roll-luck-match = Zarın şansı: { $luck }; maçı kazanma şansı { $worth }.
study-play = Hamle
study-made = oynanan
study-equity = Equity
study-difference = Fark
study-plies = İleri
study-plies-note = Kaç zar ileriye bakıldığı.
study-more-plays = { $n } { $n ->
    [one] hamle daha, kaybı
   *[other] hamle daha, kayıpları
  } daha büyük.
study-cube = Küp
study-cube-doubler = Küp, vido çekenin gözünden
study-no-double = Vido yok
study-double-take = Vido, kabul
study-double-drop = Vido, ret
study-win = G
study-win-note = Galibiyet, yüzde
study-win-gammon = GM
study-win-gammon-note = Kazanılan mars ve üç mars, yüzde
study-win-backgammon = GÜM
study-win-backgammon-note = Kazanılan üç mars, yüzde
study-lose = K
study-lose-note = Kayıp, yüzde
study-lose-gammon = KM
study-lose-gammon-note = Kaybedilen mars ve üç mars, yüzde
study-lose-backgammon = KÜM
study-lose-backgammon-note = Kaybedilen üç mars, yüzde
study-ids = Başka programlar için konum

study-why-wins = 100 oyunda { $by } daha az kazanır.
study-why-gammons = 100 oyunda { $by } daha az mars kazanır.
study-why-gammons-lost = 100 oyunda { $by } daha çok mars kaybeder.
study-why-shots = 36 zardan { $made } tanesi vurur, en iyi hamlede { $best }.
study-why-best-hits = En iyi hamle kırar.
study-why-made-hits = Bu kırar, en iyi hamle kırmaz.
study-why-hits = Bu { $made } pul kırar, en iyi hamle { $best }.
study-why-home = İç sahada { $made } { $made ->
    [one] kapı
   *[other] kapı
  } bırakır, en iyi hamle { $best }.
study-why-prime = En uzun prime’ı { $made } kapı, en iyi hamleninki { $best }.
study-why-anchor = En iyi hamle çapayı korur.
study-why-off = Bu { $made } pul toplar, en iyi hamle { $best }.

study-look-on = Buradan ilerle
study-cube-before = Zardan önce:
nav-position = Konumlar
position-title = Konum
position-board = Tahta
position-white = Beyaz
position-black = Siyah
position-plays = { $who } oynuyor: { $roll }.
position-doubled = { $who } vido çekti.
position-beavered = { $who } beaver dedi.
position-raccooned = { $who } raccoon dedi.
position-ottered = { $who } otter dedi.
position-on-roll = Zar sırası: { $who }.
position-money = Parasına oyun.
position-match = { $length } puanlık maç: Beyaz { $white }, Siyah { $black }{ $crawford ->
    [yes] , Crawford oyunu.
   *[no] .
  }
position-wrong = Bu bir konum değil. XGID, GNUBG ya da OpenGammon kimliği, bir FIBS satırı ya da harflerle çizilmiş bir tahta olur.
position-playing = Birine karşı oynuyorsunuz. O bitince motor yeniden yanıt verir.
position-play = Hamleler
position-look-on = Sonrasındaki konumdan ilerle
position-rolls = Zarlar
position-id = Konum
position-id-note = Bir XGID, GNUBG ya da OpenGammon kimliği, bir FIBS satırı ya da XG ve gnubg’nin kopyaladığı, harflerle çizilmiş tahta.
position-roll = Zar, atıldıysa
position-look = İncele
position-svg = Resim (SVG)
study-adjusted = Şanssız sonuç
study-adjusted-note = Sonuçtan kendi şansı çıkarılıp rakibinki eklenince: yalnızca oyunun değeri. %0 ile %100 dışına çıkabilir.
study-adjusted-below = { $who } kazandı ve zarlar maçın tamamından fazlasını getirdi: bu yüzden şanssız sonuç %0 ile %100 dışındadır. Şans bütün zarların toplamıdır; tek maçta sonuçtan büyük olabilir.
study-adjusted-above = { $who } kazandı, oysa zarlar öbür taraftaydı: bu yüzden şanssız sonuç %0 ile %100 dışındadır. Şans bütün zarların toplamıdır; tek maçta sonuçtan büyük olabilir.

study-at-worst = En pahalı hata önce; ▶ ve ◀ maç boyunca götürür.
study-no-line = Maçta böyle bir satır yok. En pahalı hata bu.
position-wrong-long = Bu, her konumdan uzun.
position-wrong-roll = Bu bir zar değil. 1’den 6’ya iki rakam olmalı: 31.
position-wrong-game-over = Oyun bitti: biri bütün pullarını topladı.
position-wrong-match-over = Maç bitti: birinin bütün puanları tamam.
position-wrong-crawford = Crawford oyununda oyunculardan birinin bir puanı kalmıştır.
study-chouette = Chouette’in küpleri
study-chouette-note = Her küp, box ile bir üye arasında ayrı bir oyundur. Takımın hamleleri kaptanındır; kayıpları küpten küpe değişir.
study-chouette-game = Oyun { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Tuşlar
study-key-points = Tahtada haneden haneye
study-key-board = Tahtaya
study-key-move = Bir pul oyna
study-key-away = Kurarken bir pulu kaldır
study-key-answer = Bir pul oyna; zar oynandıysa yanıtla
study-look-here = Bu tarayıcıda daha derin bak
study-look-here-note = Üç zar ileri; sunucusuz ve ağsız.
