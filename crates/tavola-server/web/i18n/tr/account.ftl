# Registering, signing in, one's own page.

nav-account = Hesabınız
account-nav-login = Giriş yap
account-title = Hesabınız
account-register = Kaydol
account-register-lead = Her şeyiniz sizde kalır: maçlarınız, yerleriniz, öğrendikleriniz. Başka bir tarayıcıda geçiş anahtarınızla ya da parolanızla girersiniz.
account-keeps = { $n ->
    [one] Süren maçınız olduğu gibi devam eder.
   *[other] Süren { $n } maçınız olduğu gibi devam eder.
  }
account-have = Zaten kayıtlı mısınız?
account-new = Henüz kayıtlı değil misiniz?
account-login = Giriş yap
account-logout = Burada çıkış yap
account-name-note = En çok 24 karakter. Bu adla başka kimse oynayamaz.
account-password = Parola
account-password-note = En az { $least } karakter. Arasında boşluk olan birkaç sözcük iyidir, her işaret sayılır. İyi saklayın.
account-password-short = Bu parola çok kısa: en az { $least } karakter kullanın, örneğin dört sözcük. Geri dönüp başka bir parola seçin.
account-password-long = Bu parola çok uzun: { $most } bayttan fazla. Geri dönüp daha kısa bir parola seçin.
account-password-guessed = Bu parola kolay tahmin edilir: yaygın, bir kalıba uyuyor ya da adınızdan yapılmış. Geri dönüp başka bir parola seçin.
account-wrong = Bu ad ve parolayla bir oyuncu yok. Geri dönüp yeniden deneyin.
account-too-many-tries = { $minutes ->
    [one] Çok fazla deneme yapıldı. Bir dakika bekleyip yeniden deneyin.
   *[other] Çok fazla deneme yapıldı. { $minutes } dakika bekleyip yeniden deneyin.
  } Geçiş anahtarı sizi hemen içeri alır, başka bir ağdan kurtarma kodu da.
account-left = Bu tarayıcı { $name } adıyla oynuyor; süren { $n ->
    [one] bir maç
   *[other] { $n } maç
  } var. Başka biri olarak girerseniz bu tarayıcı onları geride bırakır ve onlara kimse devam edemez.
account-leave = Giriş yap ve onları geride bırak
account-leaves-matches = Bu tarayıcının konuğunun süren maçları var. Geri dönüp onları geride bıraktığınızı belirtin ya da önce oynayın.
account-registered-already = Zaten kayıtlısınız ve giriş yaptınız.
account-called = Oyundaki adınız { $name }. Bu ad yalnızca sizin.
account-public = Herkese açık sayfanız
account-guest = Konuk olarak oynuyorsunuz. Kaydolunca her yerden giriş yapabilirsiniz ve adınız yalnızca sizin olur.
name-taken = Bu ad kayıtlı bir oyuncunun. Başka bir ad seçin; sizinse giriş yapın.

# Registering and signing in by passkey or password.

account-register-password = Parolayla kaydol
account-password-show = Parolayı göster
account-password-breached = Bu parola çalınmış parolalar listesinde. Geri dönüp başka bir parola seçin.
account-age = 16 yaşından küçükseniz önce anne babanıza sorun.
account-no-codes = Henüz kurtarma kodlarınız yok. Anahtarlarınızı kaybederseniz, kodlar olmadan sizi kimse geri alamaz.
account-name-change = Adı değiştir
account-keys-title = Nasıl giriş yapıyorsunuz
account-last-key = Hesabınızı açacak başka bir şey kalmazdı. Önce bir geçiş anahtarı ekleyin ya da parola seçin.
account-name-often = Adınızı 30 günde üç kez değiştirebilirsiniz. Daha sonra yeniden deneyin.
account-code-wrong = Bu ad ve kodla bir oyuncu yok ya da kod kullanılmış. Geri dönüp yeniden deneyin.
account-link-gone = Bu bağlantı kullanılmış ya da çok eski. Yenisini isteyin.
account-prove-first = Önce kim olduğunuzu gösterin.

passkey-register = Geçiş anahtarıyla kaydol
passkey-login = Geçiş anahtarıyla giriş yap
passkey-prove = Geçiş anahtarı kullan
passkey-note = Geçiş anahtarını cihazınız ya da parola yöneticiniz saklar. Cihazı açar gibi açarsınız, hatırlanacak bir şey yoktur.
passkey-or = Ya da parolayla:
passkey-elsewhere = Geçiş anahtarları bir sayıya değil, bir ada bağlıdır. Bu sayfayı şu adreste açın:
passkey-no-domain = Geçiş anahtarları ancak kulübe adıyla ve https üzerinden ulaşıldığında çalışır.
passkey-failed = Bu olmadı. Yeniden deneyin ya da parolanızı kullanın.
passkey-not-allowed = Geçiş anahtarı kullanılmadı. Yeniden deneyin ya da parolanızı kullanın.
passkey-known = Bu cihazda hesabınız için zaten bir geçiş anahtarı var.
passkey-late = Bu çok uzun sürdü. Yeniden deneyin.
passkey-unknown = Bu geçiş anahtarı hiçbir hesabın değil. Kaldırılmış olabilir.
passkey-wrong = Bu geçiş anahtarı gerektiği gibi yanıt vermedi. Yeniden deneyin; olmazsa başka bir yolla girip anahtarı yeniden ekleyin.
passkey-many = 20 geçiş anahtarınız var. Yenisini eklemeden önce birini kaldırın.

prove-title = Bu siz misiniz?
prove-lead = Kim olduğunuzu bir kez daha gösterin. Ardından { $minutes } dakika boyunca giriş yollarınızı değiştirebilirsiniz.
prove-password = Devam
prove-lost = İkisi de olmuyor mu?

password-title = Yeni parola
password-is-there = Var
password-is-none = Yok
password-save = Parolayı kaydet
password-remove = Parolayı kaldır
password-remove-note = Yalnızca geçiş anahtarlarınızla da giriş yapabilirsiniz.

codes-title = Kurtarma kodları
codes-lead = Geçiş anahtarlarınızı kaybeder ya da parolanızı unutursanız her kod sizi bir kez içeri alır. Yazdırın ya da bir yere yazın.
codes-left = { $n ->
    [0] Hiç kalmadı
    [one] Bir tane kaldı
   *[other] { $n } tane kaldı
  }
codes-show = Kodları göster
codes-renew = Yeni kodlar üret
codes-renew-note = Şimdiki kodlarınız geçersiz olacak.
codes-once = Bu kodlar yalnızca bu kez gösterilir.
codes-print = Yazdır
codes-kept = Sakladım

keys-title = Geçiş anahtarları
keys-lead = Birden çok olabilir, örneğin biri telefonda, biri bilgisayarda.
keys-many = { $n ->
    [0] Yok
    [one] Bir
   *[other] { $n }
  }
keys-label = Geçiş anahtarının adı
keys-add = Geçiş anahtarı ekle
keys-rename = Yeniden adlandır
keys-remove = Kaldır
keys-remove-which = Kaldır: { $name }
keys-used = Son kullanım
keys-unused = Henüz kullanılmadı.

name-title = Adı değiştir
name-lead = Adınızı 30 günde üç kez değiştirebilirsiniz. Eski adınız bir yıl boyunca yenisine götürür, bu süre içinde onu başka kimse alamaz.
name-save = Adı kaydet
name-former = Önceki adlar

browsers-unknown = Bilinmeyen tarayıcı
browsers-here = bu tarayıcı
browsers-since = Başlangıç
browsers-seen = Son görülme
browsers-end = Oturumu kapat

changes-title = Neler değişti
changes-note = Bunlardan birini siz yapmadıysanız diğer bütün tarayıcılarda oturumu kapatın ve anahtarlarınızı değiştirin.
change-registered = Kaydoldunuz.
change-password = Parola değişti.
change-password-gone = Parola kaldırıldı.
change-key-added = Geçiş anahtarı eklendi: { $detail }
change-key-gone = Geçiş anahtarı kaldırıldı: { $detail }
change-codes = Yeni kurtarma kodları üretildi.
change-code-used = Giriş için bir kurtarma kodu kullanıldı.
change-link-used = Giriş için bir bağlantı kullanıldı.
change-name = Ad değişti. Önceki: { $detail }
change-mail = E-posta adresi değişti.
change-mail-gone = E-posta adresi kaldırıldı: { $detail }
change-leaving = Hesap silinecek.
change-staying = Hesap kalıyor.

recover-title = Kurtarma koduyla geri dön
recover-lead = Kodlarınızın her biri bir kez işe yarar. Ardından diğer bütün tarayıcılarda oturum kapanır ve yeni anahtarlar seçebilirsiniz.
recover-code = Kurtarma kodu
recover-code-note = Büyük ya da küçük harf, çizgili ya da çizgisiz.
recover-enter = Giriş yap
recover-mail-title = E-postayla
recover-mail-note = Hesabın bir adresi varsa oraya bir bağlantı gider. 15 dakika boyunca, bir kez geçerlidir.
recover-mail-send = Bağlantıyı gönder
recover-mail-sent = Hesabın bir adresi varsa bağlantı yola çıktı. 15 dakika boyunca, bir kez geçerlidir.
recover-staff = Hiç kod kalmadı mı? Kulübü işleten kişi size bir bağlantı verebilir.
recover-link-lead = Bu bağlantı sizi bir kez içeri alır. Ardından diğer bütün tarayıcılarda oturum kapanır.

mail-title = E-posta
mail-none = Adres yok
mail-lead = Oynamak için adres gerekmez. Adresiniz olursa kod olmadan da geri dönebilirsiniz ve biri anahtarlarınızı değiştirince haberiniz olur.
mail-address = E-posta adresi
mail-note = Önce oraya bir mektup gider; içindeki bağlantı adresi sizin yapar.
mail-send = Mektubu gönder
mail-sent = Mektup yola çıktı. İçindeki bağlantıyı açınca adres geçerli olur.
mail-dead = Adresinize giden mektuplar geri döndü. Adresi yeniden onaylayana kadar bir şey gönderilmez.
mail-no-address = Bu bir e-posta adresi değil. Geri dönüp yanlışı arayın.
mail-remove = Adresi kaldır
mail-notices-on = Sıranın size gelmesi gibi bildirimler de buraya postalanır.
mail-notices-off = Yalnızca anahtarlarınızla ilgili mektup alırsınız.
mail-notices-stop = Artık e-postayla bildirim gelmesin
mail-notices-start = Bildirimlerimi postala
mail-stop-lead = E-postayla bildirim gelmesin mi? Anahtarlarınızdaki değişiklikler yine bildirilir.
mail-stopped = Artık e-postayla bildirim almıyorsunuz.
mail-confirm-lead = Hesabınızla ilgili mektuplar bu adrese gitsin mi?
mail-confirm = Adresi onayla
mail-confirmed = Hesabınızla ilgili mektuplar bundan sonra bu adrese gider.
mail-undo-lead = Adresi değiştiren siz değil miydiniz? Bu işlem eskisini geri getirir ve herkesin oturumunu kapatır.
mail-undo = Eski adresi geri getir
mail-undone = Eski adres yeniden geçerli, bütün oturumlar kapatıldı. Giriş yapıp anahtarlarınızı değiştirin.

letter-confirm-subject = Kulüpteki adresiniz
letter-confirm-text = Merhaba { $name },

  bu adresin sizin olması için bir gün içinde bu bağlantıyı açın:
  { $link }

  Bunu isteyen siz değilseniz bir şey yapmayın.
letter-link-subject = Hesabınıza dönüş
letter-link-text = Merhaba { $name },

  bu bağlantı sizi 15 dakika içinde, bir kez içeri alır:
  { $link }

  Bunu isteyen siz değilseniz bir şey yapmayın.
letter-change-subject = Hesabınız değişti
letter-change-text = Merhaba { $name },

  { $said }

  Bunu yapan siz değilseniz giriş yapıp anahtarlarınızı değiştirin:
  { $link }
letter-before-subject = Adresiniz değişti
letter-before-text = Merhaba { $name },

  hesabınızla ilgili mektuplar artık bu adrese gelmiyor.

  Bunu yapan siz değilseniz 7 gün içinde geri getirin:
  { $link }

data-title = Verileriniz
data-lead = Her şeyi yanınıza alın ya da kulüpten ayrılın
export-title = Her şeyi yanınıza alın
export-lead = Kulübün hesabınız altında tuttuğu her şey tek dosyada: yaptığınız bildirimler ve hakkınızdaki kararlar da içinde, her maçınız da başka programların okuduğu .mat dosyası olarak.
export-get = İndir
leave-title = Kulüpten ayrıl
leave-lead = Temelli ayrılabilirsiniz. Adınızı, anahtarlarınızı ve adresinizi kimse saklamaz.
leave-goes = Adınız, geçiş anahtarlarınız, parolanız, kodlarınız, e-posta adresiniz, ayarlarınız, içe aktardığınız dosyalar, notlarınız ve söyledikleriniz silinir.
leave-stays = Maçlarınız, zarları ve sonuçlarıyla, ama sizin adınız olmadan, rakiplerinizde kalır.
leave-week = Bu 7 gün sonra olur. O zamana kadar giriş yapıp fikrinizi değiştirebilirsiniz.
leave-sure = Hesabımı sil
leave-now = Kulüpten ayrıl
leave-at = Bu hesap silinecek
leave-stay = Kalıyorum
