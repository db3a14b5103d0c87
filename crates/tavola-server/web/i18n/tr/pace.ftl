# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Ratingli
rated-note = Sonuç iki tarafın da ratingine sayılır
rated-off = Sayılmaz
rated-on = İki tarafın da ratingine sayılır
rated-choose-note = Yalnızca iki insan arasındaki maç sayılır.
refused-not-for-rating = Ratinge yalnızca iki insan arasındaki maç sayılır; başından beri ve yardımsız.

pace-unhurried = Acelesiz: sınır yok
pace-live = Canlı: saatli
pace-post = Yazışmalı: her sıraya günler
pace-note = Davette ve masada görünür. Acelesizde kimse bekleyerek kazanmaz; canlıda saat işler ve dönmek için bir dakika vardır; yazışmalıda her sıranın günleri vardır.
pace-days = Yazışmalı: sıra başına gün
pace-days-many = { $n ->
    [one] Bir gün
   *[other] { $n } gün
}
pace-post-terms = { $turn ->
    [one] Yazışmalı: sıra başına bir gün, başlangıçta { $bank } gün, en çok { $cap }
   *[other] Yazışmalı: sıra başına { $turn } gün, başlangıçta { $bank } gün, en çok { $cap }
}
pace-unhurried-terms = { $time } dk uzak kalınırsa rakip maçı erteleyebilir; kimse bekleyerek kazanmaz
pace-live-terms = Toplam { $away } sn, her dönüşte { $back } sn geri; sonra rakip bekleyebilir, erteleyebilir ya da galibiyeti talep edebilir
pace-title = Birbirini bekleme
pace-resume-listed = Ertelendi: devam et
pace-adjourned = Maç ertelendi.
pace-adjourned-absent = { $you ->
    [true] Burada olmadığınız için maç ertelendi.
   *[false] Maç ertelendi. Burada olmayan: { $who }.
}
pace-both-resume = İkisi de isteyince devam eder.
pace-wants-on = { $you ->
    [true] Devam etmek istiyorsunuz. Rakibiniz bekleniyor.
   *[false] { $who } devam etmek istiyor.
}
pace-resume-by = Devam için son tarih: { $date }.
pace-goes-on = Maç devam ediyor.
pace-offered = { $you ->
    [true] Ertelemeyi önerdiniz.
   *[false] { $who } maçı ertelemeyi öneriyor.
}
pace-post-left = { $you ->
    [true] Kalan süreniz: { $left }{ $rests ->
        [true] , tatilinizin bitişi { $until }.
       *[false] .
    }
   *[false] { $who }: kalan süre { $left }{ $rests ->
        [true] , tatilinin bitişi { $until }.
       *[false] .
    }
}
pace-minutes = { $n } dk
pace-hours = { $n } sa
pace-days-hours = { $days ->
    [one] bir gün { $hours } sa
   *[other] { $days } gün { $hours } sa
}
pace-absence-choose = { $who } burada değil. { $left } içinde dönmezse maçı erteleyebilir ya da galibiyeti talep edebilirsiniz; hiç oynamadıysa maç iptal edilir.
pace-absence-adjourn = { $who } burada değil. { $left } içinde dönmezse maçı erteleyebilirsiniz.
pace-own-absence = Dönmek için süreniz: { $left }. Sonrasında rakibiniz erteleyebilir ya da galibiyeti talep edebilir.
act-offer_adjourn = Ertelemeyi öner
act-accept_adjourn = Ertele
act-decline_adjourn = Ertelemeyi reddet
act-adjourn_absence = Maçı ertele
act-claim_absence = Galibiyeti talep et
act-resume = Maça devam et
refused-adjourned = Maç ertelendi. İkisi de isteyince devam eder.
refused-not-adjourned = Maç ertelenmiş değil.
refused-no-adjourning = Bu masadaki maçlar ertelenemez.
refused-no-adjourn-offered = Kimse erteleme önermedi.
refused-only-adjourning = Bu masada kimse bekleyerek kazanmaz. Maçı erteleyebilirsiniz.

orders-title = Hazırlanmış hamleler
orders-note = Anı gelir gelmez sizin yerinize işler. Rakibinize bildirilmez. Rakibin tek bir zarı için, ancak o zar kendisine tek bir hamle bırakıyorsa hazırlayabilirsiniz: o zaman listede durur.
orders-always = Ne zaman olursa
orders-now = Bu konumda
orders-rolls = Rakip şu zarı atarsa
orders-add = Hazırla
orders-cancel = İptal et
orders-kept = Hazırlandı.
orders-cancelled = İptal edildi.
orders-void = Artık geçerli değil: { $text }
order-forced = Zorunlu hamleleri hemen oyna
order-roll_without_double = Vido çekemeyeceğim yerde hemen zar at
order-roll_dead_cube = Bu oyun bana maçı kazandıracaksa hemen zar at
order-roll_until-hit = Bir pul kırılana kadar benim yerime zar at
order-roll_until-no_contact = Temas bitene kadar benim yerime zar at
order-roll_until-bear_off = Rakip toplamaya başlayana kadar benim yerime zar at
order-if_doubled-take = Rakip vido çekerse: kabul
order-if_doubled-pass = Rakip vido çekerse: ret
order-if_doubled-beaver = Rakip vido çekerse: beaver
order-if_dance-roll = Rakip gele atarsa: zar at
order-if_dance-double = Rakip gele atarsa: vido
order-if_roll = Rakip { $roll } atarsa: { $then ->
    [double] vido
   *[roll] zar at
}
refused-orders-not-here = Hamle ancak oynanmakta olan yazışmalı bir maçta hazırlanabilir.
refused-orders-not-known = O konum henüz bilinmiyor. Rakibinizin zar atması beklenirken hazırlanabilir.
refused-orders-not-possible = Bu, o konumda mümkün olmayacak.
refused-orders-too-many = Bir masada hazırlanabilecek kadar çok şey hazırladınız.
refused-orders-no-such = Bu artık hazırlanmış değil.
key-adjourn = maçı ertelemeyi kabul et; rakip çok uzun süre yoksa ertele
key-orders = hazırladıklarınıza git

conduct-title = Ratingli maçları bırakmak
conduct-terms = Ratingli maçları sık bırakan, sonrakinden önce bekler. Bir maç, yokluk yüzünden galibiyet talep edilirse, süre hiç hamle yapılmadan dolarsa ya da hemen pes edilirse bırakılmış sayılır.
conduct-so-far = { $left ->
    [0] Son ratingli maçlarınızın hiçbirini bırakmadınız.
   *[other] { $of ->
        [one] Son ratingli maçınızı bıraktınız.
       *[other] Son { $of } ratingli maçınızın { $left } tanesini bıraktınız.
    }
}
conduct-next = { $minutes ->
    [one] Bir tane daha bırakırsanız sonraki ratingli maçınızdan önce bir dakika beklersiniz.
   *[other] Bir tane daha bırakırsanız sonraki ratingli maçınızdan önce { $minutes } dakika beklersiniz.
}
conduct-waits = Yeniden ratingli oynamanıza kalan süre
conduct-why = Son { $of } ratingli maçınızın { $left } tanesini bıraktınız.
conduct-open = Ratingsiz maçlar size açık: insanlara ve botlara karşı.
conduct-adjourned = Üç ratingli maçınız ertelenmiş durumda. Yenisine başlamadan önce birine devam edin.
rated-waits = { $minutes ->
    [one] Bir dakika sonra yeniden ratingli oynayabilirsiniz, çünkü son { $of } maçınızın { $left } tanesini bıraktınız. Ratingsiz maçlar size açık.
   *[other] { $minutes } dakika sonra yeniden ratingli oynayabilirsiniz, çünkü son { $of } maçınızın { $left } tanesini bıraktınız. Ratingsiz maçlar size açık.
}
rated-adjourned = Üç ratingli maçınız ertelenmiş durumda. Yenisine başlamadan önce birine devam edin.
rated-adjourned-pair = Bu oyuncuya karşı son ratingli maçınız ertelenmiş durumda. Yenisine başlamadan önce ona devam edin.
rated-adjourned-full = Birinizin zaten üç ertelenmiş ratingli maçı var. Oynamaya devam edin ya da sonra yeniden sorun.

vacation-title = Tatil
vacation-lead = Tatildeyken bütün yazışmalı maçlarınızda süreniz durur. Rakipleriniz tatilde olduğunuzu ve ne zamana kadar olduğunu görür.
vacation-left = { $n ->
    [0] Bu yıl tatil gününüz kalmadı.
    [one] Bu yıl bir tatil gününüz kaldı.
   *[other] Bu yıl { $n } tatil gününüz kaldı.
}
vacation-itself = Süreniz yüzünden kaybedecekken, kaldığı sürece, kendiliğinden bir gün kullanılır.
vacation-until = Tatilinizin bitişi
vacation-days = Şimdiden başlayarak gün
vacation-more = Bunun ardından eklenecek gün
vacation-begin = Tatile başla
vacation-extend = Tatili uzat
vacation-end = Tatili şimdi bitir
vacation-end-note = Başlamamış günler sonraya kalır.
vacation-too-many = O kadar gününüz kalmadı. Daha az seçin.
vacation-listed = { $n ->
    [0] Yazışmalı maçlar için tatil günü kalmadı
    [one] Yazışmalı maçlar için bir tatil günü kaldı
   *[other] Yazışmalı maçlar için { $n } tatil günü kaldı
}
vacation-listed-on = Yazışmalı maçlarda tatilde
post-yours = Sıra sizde: { $left } kaldı
post-theirs = Sıra rakipte: { $left } kaldı
seek-by-post = { $n ->
    [one] yazışmalı, sıra başına bir gün
   *[other] yazışmalı, sıra başına { $n } gün
}
