# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Hemen biriyle oyna
lobby-quick-note = Canlı maç: { $clock }. Bir basışta rakip aranır, ikincide arama geri alınır. Kayıtlı oyuncular arasında ratinge sayılır.
lobby-points = { $n ->
    [one] Bir puan
   *[other] { $n } puan
}
lobby-quick-nobody = Rakip ara
lobby-quick-one = { $who } bekliyor
lobby-quick-many = { $n } kişi bekliyor
lobby-quick-withdraw = Bekleniyor: durdur
lobby-you-seek = Aradığınız:
lobby-waited = Bekleme süresi
lobby-neighbour = { $n ->
    [one] { $who } bir puanlık maç için bekliyor.
   *[other] { $who } { $n } puanlık maç için bekliyor.
}
lobby-join = Katıl
lobby-withdraw = Aramayı durdur
lobby-stands = Bu arama, siz burada olsanız da olmasanız da iki hafta durur.
lobby-meanwhile = Bu arada botla oyna
lobby-meanwhile-note = Aramanız sürüyor: masaya çağrılacaksınız.
lobby-noscript = JavaScript olmadan, arama sürerken bu sayfa kendiliğinden yenilenir.
lobby-clock = puan başına { $minutes } dk, sıra başına { $seconds } sn
lobby-unhurried = acelesiz
lobby-no-clock = saatsiz
lobby-range = rating farkı en çok { $n }
lobby-title = Salon
lobby-here = { $n ->
    [0] Şu an burada başka kimse yok
    [one] Şu an burada bir kişi var
   *[other] Şu an burada { $n } kişi var
}
lobby-seeks-title = Rakip arayanlar
lobby-seeks-none = Şu an kimse rakip aramıyor.
lobby-seeks-add = Kendi koşullarınızla arayın
lobby-tables-title = Süren masalar
lobby-tables-none = Şu an izlenecek masa yok.
lobby-chouettes-title = Açık chouette’ler
lobby-chouettes-none = Şu an açık chouette yok.
lobby-events-none = Şu an turnuva yok.
lobby-events-add = Turnuva aç
lobby-players = { $n ->
    [one] Bir oyuncu
   *[other] { $n } oyuncu
}
lobby-strip-then = 24 saat önce
lobby-strip-now = şimdi
lobby-strip-empty = Kimin ne zaman geldiğini söylemek için ziyaret henüz çok az
lobby-strip-busiest = { $n ->
    [0] En kalabalık saatler genellikle bu saatler
    [one] En kalabalık saat genellikle bir saat kadar sonra
   *[other] En kalabalık saat genellikle { $n } saat kadar sonra
}
lobby-called-title = Biri sizi bekliyor
lobby-called = { $who } masada.
lobby-called-note = 30 saniye içinde gelmezseniz masa kapanır. Hiçbir şeye sayılmaz.
lobby-called-rated = 30 saniye içinde gelmezseniz masa kapanır ve ratinge sayılmaz. Sık sık gelmemek, sonraki ratingli maçınızdan önce sizi bekletir.
lobby-called-go = Masaya git
lobby-called-stay = Şimdi değil
lobby-gone = Biri sizden hızlı davrandı ya da arama geri alındı. Başka birini seçin.
lobby-own = Bu arama sizin. Kendinize karşı oynayamazsınız.
lobby-too-many = Şu an yeterince arama var. Birine katılın ya da kendi aramalarınızdan birini geri alın.
lobby-not-rated-they = Bu oyuncu şu an ratingli oynayamıyor. Ratingsiz bir maç isteyin.
lobby-not-rated = Şu an ratingli oynayamazsınız. Ratingsiz bir maç seçin.

lobby-asks-title = Meydan okumalar ve randevular
lobby-agreed = Rakibiniz: { $who }
lobby-challenged = Meydan okudunuz: { $who }
lobby-proposed = Maç önerdiniz: { $who }
lobby-challenges-you = { $who } size meydan okuyor
lobby-proposes = { $who } size maç öneriyor
lobby-act-accept = Kabul et
lobby-act-decline = Reddet
lobby-act-take_back = Geri al
lobby-date-cancel = Randevuyu iptal et
lobby-act-begin = Masaya git
lobby-reason = Neden
lobby-reason-none = Neden yok
lobby-reason-later = Başka zaman
lobby-reason-shorter = Daha kısa maç
lobby-reason-longer = Daha uzun maç
lobby-reason-clock = Başka saat ayarı
lobby-reason-rules = Başka kurallar
lobby-choices = Size kim meydan okuyabilir, ne zaman haber verilir
lobby-challenged-by = Kimler meydan okuyabilir
lobby-challenged-by-anybody = Herkes
lobby-challenged-by-registered = Kayıtlı oyuncular
lobby-challenged-by-near = Ratingi en çok 300 puan farklı kayıtlı oyuncular
lobby-challenged-by-nobody = Hiç kimse
lobby-alerts = Biri rakip arayınca haber ver, günde en çok üç kez
lobby-choices-keep = Kaydet
lobby-challenge-over = Bu meydan okuma sona erdi.
lobby-challenge-early = Saatinden en erken 15 dakika önce oturabilirsiniz.
lobby-challenge-nobody = Bu oyuncu şu an meydan okuma kabul etmiyor.
lobby-challenge-registered = Bu oyuncu yalnızca kayıtlı oyunculardan meydan okuma kabul ediyor.
lobby-challenge-near = Bu oyuncu yalnızca ratingi en çok 300 puan farklı kayıtlı oyunculardan meydan okuma kabul ediyor.
lobby-too-many-challenges = Son zamanlarda çok kişiye meydan okudunuz. Önce yanıtlarını bekleyin.
lobby-no-such-player = Bu adda oyuncu yok. Yazılışına bakın.
challenges-title = Meydan okumalar
challenges-lead = Bir oyuncu ve koşulları seçin. Kendisine bildirilir, dilediği zaman yanıtlar.
choose-anybody = Herhangi biri: salonda ara
choose-anybody-note = Saatsiz ve acelesiz tempoda arama iki hafta durur.
choose-named = Adıyla bir oyuncu
knob-whom = Oyuncunun adı
knob-whom-note = Yalnızca bir oyuncuya meydan okurken.
knob-range = Rakibin ratingi
knob-range-note = Yalnızca salonda ararken.
knob-range-any = Fark etmez
table-next-week = Haftaya aynı saatte
table-next-week-asked = Haftaya aynı saatte maç istediniz. Rakibinize bildirilir, yanıtı da size.
