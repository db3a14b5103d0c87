# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Bildirimler
bell-many = { $n ->
    [one] Bildirimler: bir yeni
   *[other] Bildirimler: { $n } yeni
  }
bell-some = Bildirimler: %n yeni
notices-title = Bildirimler
notices-none = Yeni bir şey yok. Sıra size gelince, biri size meydan okuyunca ya da bir turnuva sizi çağırınca burada okursunuz.
notices-play = Oyna
notices-see = Okundu olarak işaretle
notices-see-this = Okundu olarak işaretle: { $what }
notices-see-all = Hepsini okundu olarak işaretle
notices-earlier = Daha önce
notices-choices = Size nasıl haber verilsin
notices-about = Konu
notices-way-page = Zil
notices-way-push = Anlık
notices-way-mail = Posta
notices-hour = Günlük postanın saati
notices-mail-note = Posta günde en çok bir kez gelir, o da bildirimlerinizi burada önceden okumadıysanız.
notices-keep = Bu seçimleri kaydet

notice-kind-turn = Sıra sizde
notice-kind-time = Süre bitmek üzere
notice-kind-challenge = Meydan okuma
notice-kind-answer = Meydan okumanıza yanıt
notice-kind-seek = Biri rakip arıyor
notice-kind-appointment = Randevu
notice-kind-adjourned = Ertelenmiş maç
notice-kind-tournament = Maça çağrı
notice-kind-analysis = Analiz
notice-kind-moderation = Moderasyon
notice-kind-account = Hesabınız

notice-somebody = Biri
notice-turn = Sıra sizde. Rakip: { $who }
notice-time = Süreniz bitmek üzere, rakip { $who }: { $hours ->
    [0] hiç kalmadı
    [one] bir saatten az kaldı
   *[other] { $hours } saatten az kaldı
  }
notice-challenge = { $n ->
    [0] { $who } size parasına oyun için meydan okuyor
    [one] { $who } size bir puanlık maç için meydan okuyor
   *[other] { $who } size { $n } puanlık maç için meydan okuyor
  }
notice-accepted = { $who } meydan okumanızı kabul etti
notice-declined = { $who } meydan okumanızı reddetti
notice-seek = { $n ->
    [0] { $who } parasına oyun için rakip arıyor
    [one] { $who } bir puanlık maç için rakip arıyor
   *[other] { $who } { $n } puanlık maç için rakip arıyor
  }
notice-appointment = { $minutes ->
    [0] Şimdi randevunuz var: { $who }
    [one] Bir dakika sonra randevunuz var: { $who }
   *[other] { $minutes } dakika sonra randevunuz var: { $who }
  }
notice-hour = { $minutes ->
    [0] Yazıldığınız saat başladı
    [one] Yazıldığınız saat bir dakika sonra başlıyor
   *[other] Yazıldığınız saat { $minutes } dakika sonra başlıyor
  }
notice-adjourned = Maçınız ertelendi. Rakip: { $who }
notice-resume = { $who } maçınıza devam etmeye hazır
notice-resume-by = Maçınıza devam edilmeli, rakip { $who }: { $hours ->
    [0] bunun için süre doldu
    [one] bir saatten az kaldı
   *[other] { $hours } saatten az kaldı
  }
notice-analysis = Maçınız analiz edildi
notice-analyses = Bütün maçlarınız analiz edildi
notice-analysis-of = Maçınız analiz edildi. Rakip: { $who }
notice-call = { $name } sizi çağırıyor: maç { $number }, rakip { $who }
notice-call-at = { $name } sizi çağırıyor: maç { $number }, rakip { $who }, { $board }
notice-decision-silenced = Bir süre yazamazsınız
notice-decision-unrated = Bir süre ratingli oynayamazsınız
notice-decision-closed = Hesabınız kapatıldı
notice-decision-lifted = Hesabınızdaki bir kısıtlama kaldırıldı
notice-decision-warned = Moderatörler size kulübün kurallarını hatırlatıyor
notice-decision-reported = Bildiriminiz karara bağlandı
notice-report = Bir bildirim moderatör kararı bekliyor
notice-account-password = Parolanız değişti
notice-account-key-added = Hesabınıza bir geçiş anahtarı eklendi
notice-account-key-removed = Hesabınızdan bir geçiş anahtarı kaldırıldı
notice-account-mail = E-posta adresiniz değişti
notice-account-name = Adınız değişti
notice-account-codes = Hesabınız için yeni kurtarma kodları üretildi
notice-account-code-used = Hesabınız için bir kurtarma kodu kullanıldı
notice-account-signed-in = Hesabınıza yeni bir tarayıcıdan giriş yapıldı
notice-account-deletion = Hesabınız silinecek
notice-account-role = Kulüpteki rolünüz değişti
notice-account-token = Hesabınız için programlara yönelik bir token üretildi

push-title = Bu cihaz
push-why = Sıra size gelince, biri size meydan okuyunca ya da bir turnuva sizi çağırınca, hiçbir sayfa açık olmasa bile kulüp sizi bu cihazda çağırabilir. Çağrıda ne konum bulunur ne de birinin yazdığı bir şey.
push-script = Bunun için tarayıcınızda betikler açık olmalı.
push-start = Beni bu cihazda çağır
push-end = Beni artık bu cihazda çağırma
push-on = Bu cihaz çağrılıyor.
push-denied = Tarayıcınız bu kulübün sizi çağırmasına izin vermiyor. Bunu tarayıcının bu sayfayla ilgili ayarlarından değiştirebilirsiniz.
push-never = Bu tarayıcı çağrılamaz.
push-home = Bu cihazda önce Tavola’yı ana ekrana ekleyin ve oradan açın.
push-failed = Bu olmadı. Daha sonra yeniden deneyin.

app-install = Uygulamayı yükle
app-clock = Saat ve skor tabelası
language-code = tr
away-title = Bağlantı yok
away-lead = Kulübe ulaşılamıyor. Ağ gerektirmeyenler burada.
away-play = Çevrimdışı oyna
away-clock = Saat ve skor tabelası
away-again = Yeniden dene
boards-title = Tahta seç
boards-lead = Her tahtanın gündüz ve gece için renkleri, renk görmeden de ayırt edilen pulları vardır.
boards-script = Tahta seçmek için betikler açık olmalı: seçim tarayıcınızda saklanır.
boards-shown = Seçtiğiniz tahta

notices-turns = Yazışmalı maçlarda sıram gelince hemen postala
notices-mail-where = Postanın gideceği yer
letter-digest-subject = { $n ->
    [one] Tavola: bir bildirim
   *[other] Tavola: { $n } bildirim
}
letter-digest-text = Merhaba { $name },

  henüz okumadıklarınız:

  { $lines }

  Bu posta günde en çok bir kez, yalnızca okumadığınız bir şey varsa gelir.
  İçinde ne olacağını seçin: { $choices }
  Bu tür posta artık gelmesin: { $stop }
letter-turns-subject = Tavola: sıra sizde
letter-turns-text = Merhaba { $name },

  yazışmalı bir maçta biri sizi bekliyor:

  { $lines }

  Sıranızın hemen bildirilmesini seçmiştiniz. Değiştirmek için: { $choices }
  Bu tür posta artık gelmesin: { $stop }
digest-more = { $n ->
    [one] Ve bir tane daha.
   *[other] Ve { $n } tane daha.
}

calendar-title = Takvim
calendar-lead = Randevularınız ve turnuvalarınız telefonunuzun ya da bilgisayarınızın takviminde: orada bu adrese abone olun.
calendar-address = Takviminizin adresi
calendar-open = Dosyayı aç
calendar-secret = Adresi bilen randevularınızı okuyabilir. Yeni adres eskisini geçersiz kılar.
calendar-make = Adres oluştur
calendar-other = Yeni adres oluştur
calendar-revoke = Adresi kaldır
calendar-own = Tavola
calendar-match = Tavla maçı, rakip: { $who }
calendar-event = Tarihleri takviminize ekleyin
