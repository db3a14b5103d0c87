# Pages around the table. Used by the server only.

tagline = Gürültüsüz tavla: iyi bir tahta ve denetleyebildiğiniz zarlar.
nav-rules = Kurallar
nav-dice = Zar denetimi
nav-language = Dil
guest-name = Konuk { $number }
skip = Ana içeriğe geç

# Start
start-title = İyi bir tahtada tavla
start-lead = Burada kim varsa onunla, botla ya da bağlantı gönderdiğiniz bir arkadaşla oynayın. Hesap yok, jeton yok, reklam yok.
start-bot = Botla oyna
start-bot-note = { $length } puanlık, vidolu bir maç. Bir tık, tahtadasınız.
start-level = Ne kadar güçlü?
start-friend = Arkadaş davet et
start-friend-note = Size bir bağlantı verilir. Onu açan sizinle oynar.
start-called = Oyundaki adınız: { $name }
start-new-name = Yeni ad
start-nameless = Bir ad seç
start-custom = Kuralları seç
start-tables = Masalarınız
start-tables-none = Henüz masanız yok. Masalarınız burada görünür, dilediğiniz zaman dönebilirsiniz.
start-name = Adınız
start-dice-title = Denetleyebildiğiniz zarlar
start-dice = Maçtan önce sunucu ve iki oyuncu birer gizli değeri kilitler. Her zar üçünden birden çıkar: kimse önceden bilemez, sonradan her zarı siz de yeniden hesaplayabilirsiniz.
start-dice-how = Nasıl işliyor
start-ear-title = Klavyeyle ve kulakla
start-ear = Her hanenin bir adı var, her zar ve her hamle sesli okunur; bütün bir maçı fareye dokunmadan oynayabilirsiniz. Tuşlar için masada ? tuşuna basın.
start-kept-title = Hiçbir şey kaybolmaz
start-kept = Sayfayı kapatın, bağlantınız kopsun, yarın gelin: masa bıraktığınız gibidir.
table-against = { $white } – { $black }
table-to = { $length } puanlık maç, { $a }–{ $b }
table-money = parasına oyun, { $a }–{ $b }
table-waiting = rakip bekliyor
table-playing = oynanıyor
table-over = bitti
table-broken = açılamıyor
table-unnamed = boş yer

# Rule chooser
choose-title = Kuralları seçin
choose-against = Rakip
choose-bot = Bot
choose-friend = Bağlantıyla bir arkadaş
choose-doubles = Bağlantılarla ikiye iki
choose-doubles-note = Danışmalı çiftler: her tarafta, yalnızca kendi aralarında konuşan iki kişi oynar.
choose-preset = Oyun türü
choose-preset-note = Hazır ayar aşağıdaki bütün seçenekleri doldurur; “hazır ayar”da bıraktığınız öyle kalır.
preset-match = Maç
preset-match-note = Belli bir puana, vidoyla ve Crawford kuralıyla.
preset-money = Parasına oyun
preset-money-note = Oyun üstüne oyun, her biri kendi bahsine, Jacoby kuralıyla.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Bir İtalyan çevrimiçi oyun salonunun kuralları: vidoya özel bir sınır var, Crawford oyunu yok, pul topladıktan sonra bile üç mars olabilir.
preset-tournament = Turnuva
preset-tournament-note = İtalyan turnuva yönetmeliğine göre maç; en az 3 puan, kurallarda üst sınır yok.
knob-length = Maç uzunluğu (puan)
knob-length-note = Maçlar için; çoğunlukla 5, bu yarım saat kadar sürer. Kurallarda üst sınır yoktur, bu program 64 puana kadar sayar. Tavola reale’de tek oyun alışılmış değildir: 3, 5 ya da 7.
knob-as-preset = Hazır ayar
knob-on = Açık
knob-off = Kapalı
knob-jacoby = Jacoby kuralı
knob-jacoby-note = Parasına oyun: mars ancak küp çevrilmişse sayılır.
knob-responses = Vidoya yanıtlar
knob-responses-note = Parasına oyun: beaver, hemen karşı vido çekip küpü elinde tutmaktır.
knob-responses-take_or_drop = Kabul ya da ret
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver ve raccoon
knob-responses-otter = Beaver, raccoon ve otter
knob-automatic_doubles = Otomatik vido
knob-automatic_doubles-note = Parasına oyun: açılışta eşit zar gelirse bahis ikiye katlanır.
knob-automatic-none = Yok
knob-automatic-up-to = { $n ->
    [one] İlki
   *[other] İlk { $n }
}
knob-crawford = Crawford kuralı
knob-crawford-note = Maçlar: bir oyuncunun kazanmasına bir puan kalınca bir oyun vidosuz oynanır.
knob-holland = Holland kuralı
knob-holland-note = Maçlar: Crawford oyunundan sonra gerideki oyuncu üçüncü sırasından önce vido çekemez.
knob-backgammon = Üç mars
knob-backgammon-note = Bir pul topladıktan sonra bahsin üç katının kaybedilip kaybedilemeyeceği.
knob-backgammon-only_with_none_off = Ancak hiç pul toplanmamışsa
knob-backgammon-even_with_some_off = Pul toplanmış olsa da
knob-premature_roll = Erken atılan zar
knob-premature_roll-note = Geçersiz: yeniden atılır (IRR-06). Geçerli: rakip onu bilerek oynar, erken atan o sırada vido çekemez (IRR-07). Yalnızca itiraz usulünde önemlidir.
knob-premature_roll-void = Geçersiz
knob-premature_roll-stands = Geçerli
knob-doubling_limit = Vido sınırı
knob-doubling_limit-note = Tavola reale: sıradan bir galibiyetle maçı bitirecek vido çekilemez (CUB-17). Yalnızca tavola reale’de.
knob-doubling_limit-none = Yok
knob-doubling_limit-tavola-reale = Tavola reale’deki gibi
knob-legality = Hamlelerin denetimi
knob-legality-note = Katı: yalnızca kurala uygun hamle tamamlanabilir. İtiraz usulü: gerçek tahtadaki gibi, rakip kurala uygun hamle istemedikçe her hamle geçerlidir.
knob-legality-strict = Katı
knob-legality-called = İtiraz usulü
knob-pace = Tempo
knob-level = Botun gücü
knob-level-note = Yalnızca botla oynarken.
knob-clock = Saat
knob-clock-note = Her puan için yedek dakikalar, her sıra için ücretsiz saniyeler. Yedek süreniz biterse maçı kaybedersiniz.
knob-clock-none = Saatsiz
knob-clock-simple_delay = Gecikme, sonra yedek süre
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: her sırada saniye eklenir
knob-minutes = Puan başına dakika
knob-seconds = Sıra başına saniye
knob-side = Pullarınız
knob-side-any = Kurayla
knob-side-white = Beyaz
knob-side-black = Siyah
choose-more = Diğer kurallar
choose-go = Masayı aç

# Table
table-title = Masa
table-moves = Bu oyun
table-games = Oyunlar
table-game = Oyun
table-winner = Kazanan
table-how = Sonuç
table-points = Puan
table-score = Skor
table-settings = Ayarlar
table-help = Tuşlar
table-resign = Pes et
table-files = Maçı indir
table-claim = Talep et
table-plays = Hamleleri listele
table-last = Son hamleyi yinele
table-flip = Tahtayı çevir
table-leave = Masadan ayrıl
table-proof = Zarlar: taahhütler ve kanıt
table-invite = Arkadaşınızı davet edin
table-invite-note = Bu bağlantıyı gönderin. İlk açan öbür yeri alır.
table-invite-doubles = Ortağınızı ve rakiplerinizi davet edin
table-invite-doubles-note = Her bağlantı bir yer içindir. Dört kişi de oturunca maç başlar.
table-invite-partner = Ortağınız için
table-invite-opponent = Bir rakip için
table-copy = Kopyala
invite-share = Paylaş
invite-qr = QR kodu
invite-qr-note = QR kodu olarak bağlantı
table-terms = Kurallar ve süreler
look-open = Geriye bak
look-first = Oyunun başına
look-back = Bir hamle geri
look-on = Bir hamle ileri
look-last = Oyunun sonuna
look-close = Oyuna dön
copy-id-note = Gösterilen hamleden önceki konum, zarıyla birlikte
copy-link = Bağlantıyı kopyala
name-change = Adı değiştir
table-onward = Yeni masa
table-close = Kapat
table-result = Sonuç
table-noscript = Bu masanın canlı olması için JavaScript gerekir. Onsuz da oynayabilirsiniz: aşağıdan seçin, rakibinizin hamlesini görmek için sayfayı yenileyin.
plain-plays = Oyna
plain-reload = Yenile
plain-play-none = Gele: devam
resign-title = Pes et
resign-note = Pes, sıranın sonunda edilir: sıranızın ortasında teklif ederseniz sıranız bitene kadar bekler. Rakibiniz, kaybedebileceğinizin en çoğu değilse, teklif ettiğiniz oyunu reddedebilir.
plays-title = Kurala uygun hamleler
plays-note = Birini seçin ya da numarasını yazıp Enter’a basın.

# Joining
join-title = Davetlisiniz
join-lead = { $who } sizi tavlaya davet ediyor.
join-lead-partner = { $who } sizi ortağı olarak ikiye iki tavlaya davet ediyor.
join-lead-opponent = { $who } sizi rakip olarak ikiye iki tavlaya davet ediyor.
terms-stake = Bahis
terms-stake-match = Maç; maç uzunluğunu aşan puanlar sayılmaz
terms-stake-money = Puan: oyunların getirdiği puanlar toplanır
terms-clock = { $mode }; kişi başı { $bank } dk, sıra başına { $delay } sn
terms-decision = Her karar için
terms-absence = Bağlantı koptuktan sonra dönmek için
terms-time = { $time } dk
name-note = En çok { $most } karakter. Boş bırakılırsa numaralı bir konuk olursunuz.
name-note-known = En çok { $most } karakter. Boş bırakılırsa adınız kalır: { $name }.
name-missing = Bu adda gösterilebilecek bir harf yok. Geri dönüp başka bir ad seçin; yazdığınız diğer her şey duruyor.
name-too-long = Bu ad { $most } karakterden uzun. Geri dönüp daha kısa bir ad seçin; yazdığınız diğer her şey duruyor.
name-of-house = Bu ad kulübün kendisine ait. Geri dönüp başka bir ad seçin; yazdığınız diğer her şey duruyor.
name-mixed = Bu adda farklı alfabelerin birbirine benzeyen harfleri karışmış. Geri dönüp tek alfabeyle yazın; yazdığınız diğer her şey duruyor.
join-rules = Bu masanın kuralları
join-sit = Otur ve oyna
join-over = Bu maç bitti.
join-look = Masaya bak
join-taken = Bu yer zaten dolu.
rules-of-match = { $length } puanlık maç
rules-of-money = Parasına oyun

# Dice checker
verify-title = Bir maçın zarlarını denetle
verify-lead = Bir maçın tutanağını açın, bu sayfa her zarı tarayıcınızda yeniden hesaplar. Hiçbir yere bir şey gönderilmez.
verify-file = Tutanak (proof.json)
verify-paste = ya da buraya yapıştırın
verify-go = Denetle
verify-save = Denetleyiciyi çevrimdışı kullanım için kaydet
verify-how-title = Zarlar nasıl oluşuyor
verify-how = Kimse oturmadan önce sunucu bir gizli değeri taahhüt eder. Her yer, bir hash zincirinin sonunu taahhüt eder. Her zar atma kararıyla iki zincirin de sıradaki halkası açılır; zar, sunucunun gizli değeriyle anahtarlanmış bir HMAC’tir: masa, maç, zar numarası, iki taahhüt ve iki halka üzerinden. 252 ve üstü baytlar atlanır, böylece her sayı aynı olasılıktadır.
verify-noscript = Denetleyici için JavaScript gerekir. “tavola verify-dice FILE” komutu aynı işi yapar.
verify-honest = { $rolls } zarın hepsi doğru: her biri maçtan önce kilitlenenlerden çıkıyor.
verify-honest-one = Atılan tek zar doğru: maçtan önce kilitlenenlerden çıkıyor.
verify-wrong = { $faults ->
    [one] Bir şey yanlış.
   *[other] { $faults } şey yanlış.
}
verify-rolls = Her zar ve halkalarının kaynağı
verify-roll-number = No.
verify-roll-who = Atan
verify-roll-dice = Zarlar
verify-roll-link = Halka: { $who }
verify-roll-both = ikisi
verify-link-client = kendi sayfası
verify-link-escrow = burada emanet kopyası
verify-link-house = sunucu
verify-link-default = varsayılan (kaçırıldı)
verify-unreadable = Bu bir tutanak değil.
verify-no-length = Bu kayıt, uzunluğunu belirtmeyen eski bir biçimde; sonundan kesilen zarlar fark edilmezdi.
verify-nameless = Bu kayıttaki bir oyuncu kulüpten ayrıldı ve artık adı burada geçmiyor. O adla yapılmış özetler oldukları gibi duruyor ve yeniden hesaplanamıyor; geri kalan her şey hesaplanıyor.
verify-in-play = Maç hâlâ sürüyor: sunucu gizli değerini maç bitince açar, zarlar ancak o zaman yeniden hesaplanabilir.
verify-fault-scheme = Kayıt, bu sayfanın denetlediğinden başka türde.
verify-fault-secret-missing = Maç bitti, ama sunucunun gizli değeri yok.
verify-fault-secret = Sunucunun gizli değeri, maçtan önce taahhüt ettiği değer değil.
verify-fault-link-default = Zar %: kaçırılan halkanın yerine kararlaştırılan değer konmamış.
verify-fault-link-source = Zar %: bir halkanın kaynağı yanlış belirtilmiş.
verify-fault-link = Zar %: bir halka, yerinin taahhüt ettiği zincire ait değil.
verify-fault-seen = Zar %: bir yer halkasını bundan başka bir kayıt için açmış.
verify-fault-number = Zar %: zarlar sırayla numaralanmamış.
verify-fault-dice = Zar %: bu zarlar gizli değerden ve halkalardan çıkmıyor.
verify-fault-log-missing = Maçın akışı eksik.
verify-fault-log = Maçın akışı zarlara uymuyor.
verify-fault-count = Maçın akışında yazandan daha çok ya da daha az zar var.
verify-fault-kept = Bir özetin adla yapıldığı söyleniyor, ama orada ad yok.
verify-fault-ending = Kayıt, belirttiği gibi bitmiyor: bir şey kesilmiş, eklenmiş ya da değiştirilmiş.
verify-fault-other = Kayıt kendi içinde tutmuyor.
dice-part = Bu maçın zarları
dice-warning-title = Sunucu zarlar konusunda sözünü tutmuyor
dice-warning-do = Tarayıcınız kendisinden ne istendiğini, ne zaman istendiğini ve ona ne gösterildiğini kaydetti. Bu kaydı saklayın, rakibinize gösterin ve önemli bir şey için oynamayı sürdürmeyin.
dice-evidence-save = Kanıtı kaydet
dice-details = Her zarı gör
dice-away = Başka cihazda devam et
dice-away-note = Zarlardaki payınız bu tarayıcıda. Devam etmek istediğiniz yerde, kendi hesabınızla girip bu bağlantıyı açın; payınız oraya taşınır. Bağlantıyı kimseye vermeyin: ona ve sunucunun gizli değerine sahip olan, zarlarınızı bilir.

# Rules for players

# Errors
error-404 = Burada bir şey yok
error-404-note = Adres yanlış ya da masa kaldırılmış.
clause-says = Madde { $clause } ne diyor
error-403 = Erişiminiz yok
error-403-note = Bu başkasına ait. Davetliyseniz davet bağlantısını yeniden açın.
error-aside = Bu açılamıyor
error-aside-note = Burada saklananın bir bölümü okunamadığı için kenara ayrıldı. Hiçbir şey silinmedi, kulübün geri kalanı işliyor. Kulübü işletenler “tavola doctor” ile inceleyebilir.
error-other = Bu olmadı
error-too-fast = Bu, kimsenin oynayamayacağı kadar hızlıydı. Biraz bekleyip yeniden deneyin.
error-too-slow = Ulaşması çok uzun sürdü. Bağlantınıza bakıp yeniden deneyin.
error-too-many-guests = Ağınızdan az önce çok kişi katıldı. Birkaç saniye bekleyip yeniden deneyin.
error-too-many-bots = Yeterince masada zaten botlar kendi arasında oynuyor. Biri bitene ya da kimse izlemediği için durana kadar bekleyin.
error-busy = Kulüp yoğun. Yeniden deneyin.
error-closing = Kulüp yeniden başlatılmak üzere. Birazdan deneyin.
error-malformed = Gönderilen okunamadı. Geri dönün, yazdıklarınıza bakıp yeniden deneyin.
error-cross-site = Bu, başka bir sitenin sayfasından geldi; bu yüzden hiçbir şey yapılmadı.
error-internal = Bizim tarafta bir aksilik oldu. Hiçbir şey değişmedi; yeniden deneyebilirsiniz.
error-back = Geri dön
error-home = Başlangıç sayfasına git
error-table = Masaya dön
error-event = Turnuvaya dön

# Chouette
chouette-title = Chouette
chouette-now = Şimdi ne yapılacak
chouette-open = Chouette aç
wooden-start-title = Gerçek tahta
wooden-start = Yanına bir telefon koyun: saat, skor tabelası ve skor kâğıdı. Ağ olmadan da çalışır, bastığınız hiçbir şey kaybolmaz.
wooden-open = Saati aç
chouette-start-title = Chouette
chouette-start = Bire karşı herkes, her birine bir küp: box, aralarında danışan takıma karşı oynar. Arkadaşlarla, botlarla ya da gerçek bir tahtanın skor defteri olarak.
chouette-games = { $n ->
    [0] henüz oyun yok
    [one] bir oyun
   *[other] { $n } oyun
}
chouette-lead = Bir oyuncu box olur ve diğer herkese karşı oynar. Kaptan takım adına oynar, diğerleri öğüt verir, herkesin box ile kendi hesabı vardır.
chouette-turned = { $n ->
    [one] bir kural değişik
   *[other] { $n } kural değişik
}
preset-chouette-club = Kulüp chouette’i
preset-chouette-club-note = Box ile her üye arasında bir küp, kulüp yükümlülükleriyle: yeterince kabul, önce kaptanın küpü, beaver.
preset-chouette-galore = Yalın chouette
preset-chouette-galore-note = Herkese tek küp; box vido çekince her üye kendi adına kabul eder ya da reddeder.
chouette-place = Tahta
chouette-place-online = Burada, sunucunun zarlarıyla
chouette-place-online-note = Box ve kaptan ekranda oynar; her zar sonradan denetlenebilir.
chouette-place-over_the_board = Gerçek bir tahta
chouette-place-over_the_board-note = Küpleri ve sonuçları siz yazarsınız; sırayı, yükümlülükleri ve hesapları sayfa tutar.
chouette-bots = Botlar
chouette-bots-note = Hemen katılırlar; üye, kaptan ya da box olarak oynarlar. İkisiyle tek başınıza başlayabilirsiniz. Gerçek tahtada yoktur.
chouette-bot-level = Düzeyleri
chouette-bot-add = Bot ekle
level-beginner = Yeni başlayan
level-novice = Acemi
level-casual = Amatör
level-intermediate = Orta
level-advanced = İleri
level-expert = Uzman
level-full = Tam güç
chouette-host = Siz
chouette-host-plays = oynuyorum
chouette-host-keeps = yalnızca skor defterini tutuyorum
chouette-host-note = Ev sahibi bot ekler, bahsi belirler, gerçek tahtada herkes adına yazar.
chouette-lobby = Katılabileceğiniz chouette’ler
chouette-lobby-note = Herkes katılabilir; süren oyun devam eder, siz sıranın sonundan başlarsınız.
chouette-lobby-nobody = Henüz kimse yok
chouette-door = Kim katılabilir
chouette-door-link = Bağlantısı olan herkes
chouette-door-open = Herkes; chouette listede görünür
chouette-worth = Bir puanın değeri
chouette-worth-note = Yazacağınız gibi: EUR ile 2,50. Para birimi yoksa puan yalnızca puandır.
chouette-pace = Süre sınırları
chouette-pace-answer = Küpe yanıt için
chouette-pace-answer-note = Sonrasında yanıt gelmezse kaptanın yanıtı, o da yoksa ret sayılır.
chouette-pace-turn = Zar atmak ya da oynamak için
chouette-pace-turn-note = Sonrasında sıradaki oyuncu devralır ya da box kaybeder.
chouette-pace-absence = Sayfası açık değilken
chouette-pace-absence-note = Bu kadar uzun süre uzak kalan artık beklenmez: yanıt yok sayılır.
chouette-pace-gather = Kendi küpüyle katılmak için
chouette-pace-gather-note = İlk vidodan sonra, box yanıt vermeden önce.
chouette-pace-fair = Kaptan zar atmadan önce
chouette-pace-fair-note = Herkes vido çekebilsin diye; “Vido yok”a basmak diğerlerini bekletmez.
chouette-seconds = { $n } saniye
chouette-no-limit = sınırsız
chouette-go = Chouette’i aç
chouette-knob-cubes = Küpler
chouette-knob-cubes-note = Kulüp: her üyeye bir küp. Yalın: herkese tek küp.
chouette-knob-cubes-single = Herkese tek küp
chouette-knob-cubes-multiple = Her üyeye bir küp
chouette-knob-box_stays = Box yerinde kalır
chouette-knob-box_stays-note = Kulüp: kazanır ve o oyunda puanca geride değilse. Yalın: kaptanı yenerse.
chouette-knob-box_stays-beats_captain = kaptanı yenerse
chouette-knob-box_stays-wins_and_level = kazanır ve en az başa baş kalırsa
chouette-knob-offering = Üyeler vido çekebilir
chouette-knob-offering-note = Kulüp: box birine yanıt verene kadar. Yalın: kaptan zar atana kadar.
chouette-knob-offering-until_roll = zar atılana kadar
chouette-knob-offering-until_answered = box yanıt verene kadar
chouette-knob-take_enough = Yeterince kabul
chouette-knob-take_enough-note = Herkes vido çektiyse box, kazandığında başa baş kalacak kadar küp kabul etmeli; yalnızca kaptanınkini kabul ederse beaver demelidir. Kulüp ayarında açık.
chouette-knob-captain_cube = Kaptanın küpü
chouette-knob-captain_cube-note = Birlikte sunulan küplerde. Kulüp: box herhangi birini kabul ederse kaptanınkini de eder. Yalın: dilediğini.
chouette-knob-captain_cube-off = box dilediğini kabul eder
chouette-knob-captain_cube-if_any = box birini kabul ederse kaptanınkini de eder
chouette-knob-captain_cube-must = box kaptanınkini kabul etmek zorundadır
chouette-knob-beaver = Vidoyu kabul
chouette-knob-beaver-note = Beaver geçerliyken: beaver demeden de kabul edilebilir mi.
chouette-knob-beaver-may = beaver’lı ya da beaver’sız
chouette-knob-beaver-must = hep beaver ile
chouette-knob-sole_taker_beavers = Tek kabul eden beaver der
chouette-knob-sole_taker_beavers-note = Box herkese vido çeker ve yalnızca biri kabul ederse o oyuncu beaver demek zorundadır. Kulüp ayarında açık.
chouette-knob-holdout = Son reddeden
chouette-knob-holdout-note = Beş ya da daha çok oyuncuyla: biri dışında herkes box’ın vidosunu reddederse sonuncu da reddetmelidir. Seçilmedikçe kapalı.
chouette-knob-holdout-first = box’ın ilk vidosunda
chouette-knob-holdout-any = box’ın her vidosunda
chouette-knob-extras = Ek küpler
chouette-knob-extras-note = Yalnızca tek küpte: ortadan çekilen vidoda reddedenler, tek kabul edene birer küp daha verebilir. Seçilmedikçe kapalı.
chouette-knob-extras-paid = veren, ret bedelini öder
chouette-knob-extras-free = veren bir şey ödemez
chouette-knob-consultation = Kaptana öğüt
chouette-knob-consultation-note = Kulüp: küp çevirmiş ya da kabul etmiş olanlardan veya sorulanlardan. Yalın: oyundaki herkesten.
chouette-knob-consultation-free = oyundaki herkesten
chouette-knob-consultation-never = hiç
chouette-knob-consultation-after-cube = bir küp çevrildikten sonra
chouette-knob-consultation-cube-holders = küpü çevrilmiş olanlardan
chouette-knob-declining = Box’ın küpünü birkaç kişi reddederse
chouette-knob-declining-note = Çok küplüde kaptanlar sırayla sona geçer. Tek küplüde yalnızca kaptan geçer.
chouette-knob-declining-captain_only = yalnızca kaptan sona geçer
chouette-knob-declining-in_turn = kaptanlar sırayla geçer
chouette-knob-captain_after_drop = Kaptan reddedince
chouette-knob-captain_after_drop-note = Kaptan box’ın vidosunu reddeder, başkaları kabul ederse.
chouette-knob-captain_after_drop-stays = sıradaki kalıcı olarak kaptan olur
chouette-knob-captain_after_drop-temporary = sıradaki yalnızca bu oyunda kaptan olur
chouette-knob-leaving = Ayrılanın küpü
chouette-knob-leaving-note = Oyun sırasında. Başka bir şey seçilmezse oynanmaya devam eder; ondan kaptan sorumludur.
chouette-knob-leaving-plays_on = kaptanın yönetiminde oynanır
chouette-knob-leaving-loses = hemen kaybedilir
chouette-knob-partner_lot = Kurayla ortak
chouette-knob-partner_lot-note = Kimse box’ın ortağı olmak istemezse. Genellikle kaptan katılmaz.
chouette-knob-partner_lot-without_captain = kaptan olmadan
chouette-knob-partner_lot-with_captain = kaptanla birlikte
chouette-knob-partner_place = Box kaybedince ortak
chouette-knob-partner_place-note = Genellikle yerinde kalır.
chouette-knob-partner_place-kept = yerinde kalır
chouette-knob-partner_place-end = sona geçer
chouette-knob-partner_from = Ortak kaç kişiden başlar
chouette-knob-partner_from-note = Oyuncu sayısı, genellikle 8.
chouette-automatic-consent = İlki; box kabul ederse daha çoğu
chouette-join-title = Bir chouette
chouette-there = Şimdiden burada olanlar
chouette-join = Katıl
chouette-join-note = Sıranın sonundan başlar, sonraki oyundan itibaren oynarsınız. Kararlar arasında ayrılabilirsiniz.
chouette-invite = Başkalarını davet et
chouette-invite-note = Bu bağlantıyı açan herkes her an, sıranın sonundan katılabilir.
chouette-noscript = Chouette sayfası için JavaScript gerekir. Onsuz yalnızca kimlerin olduğunu ve hesapları görürsünüz.
chouette-resign-note = Karşı taraf, kaybedilebilecek olanın en çoğu değilse, teklifinizi reddedebilir.
chouette-sure = Emin misiniz?
accounts-count = { $n ->
    [one] bir oyun
   *[other] { $n } oyun
}
accounts-back = Chouette’e dön
accounts-csv = CSV olarak indir
accounts-print = Yazdırılabilir sayfa
accounts-balances = Bakiyeler
accounts-debts = Kim kime borçlu
accounts-total = Toplam
accounts-by-game = Oyunlara göre puanlar
accounts-marks = B: o oyunda box. C: kaptan (captain).
accounts-game = Oyun { $n }
accounts-cube = küp { $value }, { $winner ->
    [box] box kazandı
    [team] takım kazandı
   *[agreed] uzlaşmayla
}
cause-dropped = ret
cause-decided = oyunla belirlendi
cause-extra_given = ek küple
cause-agreed = uzlaşmayla
cause-left = ayrıldı
cause-partner = ortağın payı

# Where a guest is at home
browsers-title = Sizi tanıyan tarayıcılar
browsers-many = { $n ->
    [one] Yalnızca bu tarayıcıda tanınıyorsunuz.
   *[other] { $n } tarayıcıda tanınıyorsunuz.
 }
browsers-end-others = Diğer bütün tarayıcılarda oturumu kapat
browsers-here-note = Bir konuk yalnızca tarayıcısından tanınır. Burada oturumu kapatırsanız ve sizi başka bir tarayıcı tanımıyorsa masalarınıza dönemezsiniz.
browsers-end-here = Bu tarayıcıda oturumu kapat

# The rules of the chouette
chouette-rules-title = Chouette kuralları
chouette-rules-presets = İki hazır ayar

## Rules that do not go together
not-translated = Henüz çevrilmedi: burada İngilizcesi var.
broken-length-in-money-play = Bu kurallar parasına oyun içindir, onda oynanacak puan sınırı yoktur: puanı boş bırakın ya da maç seçin.
broken-match-without-length = Maç belli bir puana oynanır: bir sayı yazın ya da parasına oyunu seçin.
broken-jacoby-in-match = Maçta Jacoby kuralı yoktur: kapatın ya da parasına oyunu seçin.
broken-responses-in-match = Maçta beaver yoktur: kapatın ya da parasına oyunu seçin.
broken-automatic-doubles-in-match = Maçta otomatik vido yoktur: kapatın ya da parasına oyunu seçin.
broken-holland-without-crawford = Holland kuralı Crawford oyunundan sonraki oyunlar içindir: Crawford kuralını açın ya da Holland’ı kapatın.
broken-tournament-length = Turnuva maçları en az 3 puana oynanır: daha uzun bir maç yazın ya da “Maç”ı seçin.
broken-crawford-outside-match = Crawford kuralı maçlar içindir: kapatın ya da bir maç seçin.
broken-holland-outside-match = Holland kuralı maçlar içindir: kapatın ya da bir maç seçin.
broken-doubling-limit-outside-match = Tavola reale’nin vido sınırı maçlar içindir: kapatın ya da bir maç seçin.
broken-consent-outside-chouette = Box’ın rızasıyla otomatik vido chouette içindir: bir sayı ya da “yok” seçin.
broken-time-limit = Bu süre sınırı çok uzun ya da çok kısa: bir saniye ile yedi gün arasında olabilir.
broken-clock-times = Bu saatle kimse oynayamaz: biraz süre gerekir, puan ve sıra başına da en çok 10 saat.
broken-rated-time = Ratingli bir maç herkese oynayacak zaman bırakır: karar için en az 15 saniye, kopan bağlantıdan sonra dönmek için 30 saniye, saatle oyun başına bir dakika.
broken-bots = En çok { $most } bot oynayabilir, gerçek tahtada ise hiç.
broken-stake-in-match = Puan başına bahis parasına oyun içindir: para birimini boş bırakın ya da parasına oyunu seçin.
broken-called-in-tavola-reale = Tavola reale katı denetimle oynanır: “katı”yı ya da başka kurallar seçin.

# The tutor on the start page

start-tutor = Eğitmenli
start-tutor-note = Büyük hatadan önce sorar, ipucu verir, geri almanıza izin verir.
knob-tutor-none = Yok
knob-tutor-whopper = Çok büyük hatadan önce sorar
knob-tutor-blunder = Büyük hatadan önce sorar
knob-tutor-error = Hatadan önce sorar
knob-tutor-doubtful = Kuşkulu hamleden önce sorar
knob-tutor-note = Bota karşı: kötü hamleden önce sorar, ipucu verir, geri almanıza izin verir. Maç, eğitmenle oynandı diye işaretlenir.
terms-tutor = Kaybı { $loss } ve üstü olan bir karardan önce sorar; ipucu ve geri alma serbesttir
