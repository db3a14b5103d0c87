# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Ortak
role-captain = Kaptan
role-member = Takım
role-giver = Küp verdi
role-out = Oyun dışı
role-waiting = Bekliyor
role-gone = Ayrıldı
with-role = { $who }, { $role }
nobody = kimse
no-cubes = Masada küp yok.
points-count = { $n ->
    [one] bir puan
   *[other] { $size } puan
}

# Where it stands
now-gathering = { $n ->
    [0] Henüz kimse katılmadı: chouette için üç ya da daha çok kişi gerekir.
    [one] Bir oyuncu katıldı: chouette için üç ya da daha çok kişi gerekir.
   *[other] { $n } oyuncu katıldı: chouette için üç ya da daha çok kişi gerekir.
}
now-enough = { $n } oyuncu katıldı. Sıra için zar atın ya da başkalarını bekleyin.
now-enough-wooden = { $n } oyuncu katıldı. Masada birer zar atın ve sırayı yazın.
now-ordering = Herkes bir zar atar: en büyük box olur, ikinci kaptan.
now-order = Sıra belli: box { $box }, kaptan { $captain }.
now-between = Oyun { $game } öncesi: box { $box }, kaptan { $captain }.
now-partner = { $you ->
    [true] Box’ın ortağı olmak ister misiniz?
   *[false] Box’ın ortağı olması önerilen: { $who }.
}
now-draw = Kimse ortak olmak istemiyor: box kurayla çekebilir.
now-closed = Oturum bitti. Ödenecek kalanlar hesaplarda görünüyor.
now-extras = { $you ->
    [true] Kabul eden tek kişi sizsiniz: diğerleri size { $price } ödeyerek birer küp daha verebilir.
   *[false] Kabul eden tek kişi { $who }. Reddedenler birer ek küp verip yanında { $price } ödeyebilir.
}
now-tie = { $you ->
    [true] Aynı sayı iki kez geldi. Bahis bir daha katlansın mı?
   *[false] Aynı sayı iki kez geldi: bahsin bir daha katlanmasına { $who } karar veriyor.
}
now-wooden = Oyun { $game } gerçek tahtada oynanıyor. Küpleri ve sonucu yazın.
now-box-offers = { $step ->
    [beaver] { $box }: beaver, { $value }. Karşısında: { $members }.
    [raccoon] { $box }: raccoon, { $value }. Karşısında: { $members }.
    [otter] { $box }: otter, { $value }. Karşısında: { $members }.
   *[double] { $box } (box): vido, { $value }. Karşısında: { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver, { $value }.
    [raccoon] { $members }: raccoon, { $value }.
    [otter] { $members }: otter, { $value }.
   *[double] { $members }: vido, { $value }.
}
now-offer-part = { $by ->
    [box] { $value } ({ $members })
   *[team] { $members }: { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver { $list }.
    [raccoon] { $box }: raccoon { $list }.
    [otter] { $box }: otter { $list }.
   *[double] { $box } (box): vido { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Vido: { $list }.
}
waits-next-game = Sonraki oyundan itibaren oynarsınız.
now-resignation = { $you ->
    [true] Size pes ediliyor: { $win ->
        [gammon] mars
        [backgammon] üç mars
       *[single] tek oyun
    }. Kabul mü?
   *[false] Pes teklifi: { $win ->
        [gammon] mars
        [backgammon] üç mars
       *[single] tek oyun
    }. Yanıtı beklenen: { $who }.
}
now-opening-yours = Açılış zarı: zarınızı atın.
now-opening = Açılış zarı: box ve kaptan birer zar atar.
now-roll-cube = { $you ->
    [true] Sıra sizde: zar atın ya da vido çekin.
   *[false] { $who } zar atacak. Önce vido çekebilirsiniz.
}
now-roll = { $you ->
    [true] Sıra sizde: zar atın.
   *[false] { $who } zar atacak.
}
now-play = { $who } oynayacak: { $roll }.
now-shown = { $you ->
    [true] Bir hamle yapıldı: kabul etmek için zar atın.
   *[false] Bir hamle yapıldı; { $who } kurala uygun hamle isteyebilir.
}
now-advise = { $who } oynayacak: { $roll }. Kaptana bir hamle göstermek için pulları oynatın.
now-advise-ready = Bu hamleyi kaptana gösterin ya da geri alın.
waits-roll_die = Zarı beklenen: { $who }.
waits-offer = Hâlâ vido çekebilir: { $who }.
waits-answer = Yanıtı beklenen: { $who }.
waits-extra = Kararı beklenen: { $who }.
time-left = { $time } kaldı

# Acts
choice-roll_die = Zarınızı atın
choice-roll_opening = Zar at
choice-draw_partner = Kurayla ortak çek
choice-give_extra = Küp ver, { $price } öde
choice-decline_extra = Küp vermiyorum
choice-count_tie = Otomatik vidoyu kabul et
choice-decline_tie = Küp olduğu gibi kalsın
choice-accept_partner = Box’ın ortağı ol
choice-decline_partner = Hayır, teşekkürler
choice-start_game = { $game ->
    [1] İlk oyunu başlat
   *[other] Oyun { $game }: başlat
}
choice-seek_partner = Ortak ara
choice-end_partnership = Ortaklığı bitir
choice-double = Vido: { $value }
choice-double_all = Herkese vido
choice-double_some = Seçilenlere vido
choice-hold = Vido yok
choice-join = Katıl
choice-stay = Kal
choice-leave = Chouette’ten ayrıl
choice-leave-game = Bu oyundan sonra ayrıl
choice-close = Oturumu bitir
sure-leave = Ayrılıyor musunuz? Hesabınız, ödeşilene kadar açık kalır.
sure-close = Oturum herkes için bitsin mi? Hesaplar saklanır.
act-roll_opening = Zar at

# Answering
answer-title = { $n ->
    [one] Yanıtınız
   *[other] { $n } küpe yanıtınız, tek karar olarak
}
answer-cube = { $who }: kabul ederseniz bahis { $asked }, reddederseniz kayıp { $refused }
answer-cube-alone = kabul ederseniz bahis { $asked }, reddederseniz kayıp { $refused }
answer-take = Kabul
answer-drop = Ret
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Hepsine kabul
answer-all-drop = Hepsine ret
answer-all-beaver = Hepsine beaver
answer-all-raccoon = Hepsine raccoon
answer-all-otter = Hepsine otter
answer-send = Yanıtla
answer-weigh = Oynayacağınız bahis { $played }, şimdi ödeyeceğiniz { $paid }.
answer-open = Her küp için bir yanıt seçin.
answer-fine = Kurallar bu yanıta izin veriyor.
offer-title = Hangi küpler?
settle-title = Küpte uzlaş
settle-offer = Öner
settle-offered = { $own ->
    [true] Uzlaşma önerdiniz: { $yours ->
        [true] sizin küpünüz
       *[false] küp sahibi { $who }
    }.
   *[false] { $by } uzlaşma öneriyor: { $yours ->
        [true] sizin küpünüz
       *[false] küp sahibi { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Alacağınız: { $amount }.
    [pay] Ödeyeceğiniz: { $amount }.
   *[nothing] Kimse bir şey ödemez.
}
settle-points = { $yours ->
    [true] Sizin küpünüz
   *[false] Küp: { $who }
}
settle-way-receive = Alacağım
settle-way-pay = Ödeyeceğim
settle-note = Puan olarak; yarımlar olabilir. Öneri sonraki zara, hamleye ya da vidoya kadar geçerlidir.
settle-accept = Kabul et
settle-decline = Reddet
settle-withdraw = Geri çek

# The list of members
line-title = Üyeler ve küpler
line-cube-ends = box ↔ kendisi
line-game = Bu oyun
line-total = Puan
line-you = siz
line-leaving = bu oyundan sonra ayrılıyor
line-awaited = bekleniyor
line-extra = ek küp, karşısında { $who }
line-bot = bot
line-pips = { $n } pip
line-ask = Öğüt iste
cube-at = { $at ->
    [box] Küp { $value }, box’ta
    [own] Küp { $value }, sahibi { $who }
   *[middle] Küp { $value }, ortada
}
cube-offered = { $by ->
    [box] box vido çekti, { $value }
   *[team] box’a vido çekildi, { $value }
}
cube-settled = { $winner ->
    [box] box kazandı
    [team] takım kazandı
   *[agreed] uzlaşıldı
}
cube-single = Küp
cube-won = kazanıldı
cube-lost = reddedildi
cube-agreed = uzlaşıldı

# Talk
talk-title = Takım sohbeti
talk-never = Bu masanın kuralları kaptana öğüde izin vermiyor.
talk-free = Bu masanın kuralları şu an öğüt vermenize izin vermiyor.
talk-after-cube = Takım, bir küp çevrildikten sonra öğüt verebilir.
talk-cube-holders = Vido çekmiş ya da kabul etmiş olanlar ve kaptanın sorduğu kişiler öğüt verebilir.
talk-label = Kaptana öğüt
talk-label-team = Takımınıza bir söz
talk-title-partner = Box ve ortağı
talk-agree = Katılıyorum
talk-agreed = katılanlar: { $who }
table-talk-title = Masa sohbeti
table-talk-label = Masadaki herkese
line-away = burada değil
line-asked = soruldu
line-unask = Soruyu geri al
sure-paid = { $amount } ödendi mi? Alan: { $to }. Bu herkes için hesaplara yazılır.
sure-leave-plays-on = Ayrılıyor musunuz? Küpünüz oyun bitene kadar kaptanın yönetiminde oynanır. Hesabınız, ödeşilene kadar açık kalır.
sure-leave-loses = Ayrılıyor musunuz? Bu masada açık küplerinizi hemen, oldukları gibi kaybedersiniz. Hesabınız, ödeşilene kadar açık kalır.

# Accounts
accounts-title = Hesaplar
accounts-open = Hesaplar ve ödeşme
accounts-games = Oyunlar
accounts-none = Henüz biten oyun yok.
accounts-sum = Hesapların toplamı { $sum }.
accounts-fewest = En az sayıda ödeme
accounts-pay = { $from } → { $to }: { $amount } ödeyecek
accounts-paid = Bunu ödedim
accounts-even = Kimsenin borcu yok.
game-line = { $winner ->
    [box] { $box } (box) kazandı, kaptan { $captain } kaybetti
   *[team] { $captain } kazandı, { $box } (box) kaybetti
}{ $win ->
    [gammon] , mars
    [backgammon] , üç mars
   *[other] {""}
}{ $ending ->
    [dropped] , bütün küpler kapandı
    [resigned] , pes edildi
    [claimed] , taleple
    [flag] , süre bitti
    [forfeited] , hükmen
    [adjudicated] , kararla
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Box yerinde kalır.
    [behind] Box kazandı, ama puanca geride kaldı: sıranın sonuna geçer.
   *[beaten] Box sıranın sonuna geçer.
}

# Said as it happens
said-joins = { $who } katıldı.
said-stays = { $who } kalıyor.
said-leaving = { $who } bu oyundan sonra ayrılıyor.
said-gone = { $who } ayrıldı.
said-order = Sıra: { $names }.
said-die = { $you ->
    [true] Attığınız zar: { $die }.
   *[false] { $who } { $die } attı.
}
said-game = Oyun { $game }: box { $box }, kaptan { $captain }.
said-captain = { $you ->
    [true] Artık kaptan sizsiniz.
   *[false] Artık kaptan { $who }.
}
said-answer = { $n ->
    [one] Yanıtınız lütfen: kabul mü, ret mi?
   *[other] { $n } küpe yanıtınız lütfen.
}
said-answered = { $who } yanıtladı. Yanıtı beklenen: { $n ->
    [0] kimse yok
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Sizin küpünüz
       *[false] Küp sahibi { $who }
    }: küpü box kazandı.
   *[team] { $you ->
        [true] Sizin küpünüz
       *[false] Küp sahibi { $who }
    }: küp box’tan kazanıldı.
}
said-agreed = { $you ->
    [true] Sizin küpünüz
   *[false] Küp sahibi { $who }
}: uzlaşıldı.
said-cube = { $at ->
    [box] { $you ->
        [true] Sizin küpünüz
       *[false] Küp sahibi { $who }
    }: { $value }, küp box’ta.
    [own] { $you ->
        [true] Sizin küpünüz: { $value }, sizde.
       *[false] Küp sahibi { $who }: { $value }, küp kendisinde.
    }
   *[middle] { $you ->
        [true] Sizin küpünüz
       *[false] Küp sahibi { $who }
    }: { $value }, ortada.
}
said-extra = { $from } ek küp veriyor. Alan: { $to }, değeri { $value }.
said-result = Oyun { $game }: { $winner ->
    [box] box { $box } kazandı, kaptan { $captain } kaybetti
   *[team] { $captain } kazandı, box { $box } kaybetti
}{ $win ->
    [gammon] , mars
    [backgammon] , üç mars
   *[other] {""}
}{ $ending ->
    [dropped] , bütün küpler kapandı
    [resigned] , pes edildi
    [claimed] , taleple
    [flag] , süre bitti
    [forfeited] , hükmen
    [adjudicated] , kararla
   *[borne_off] {""}
}. { $fate ->
    [stays] Box yerinde kalır.
    [behind] Box kazandı, ama puanca geride kaldı: sıranın sonuna geçer.
   *[beaten] Box sıranın sonuna geçer.
}
said-points = { $list }.
said-may-double = Zarlar atılmadan vido çekebilirsiniz.

# Over the wooden board
wood-title = Skor defteri
wood-add = Oyuncu ekle
wood-name = Ad
wood-order = Sırayı belirle
wood-order-note = Atılan zarlara göre: önce box, sonra kaptan, sonra sıradakiler.
wood-up = Yukarı al: { $who }
wood-down = Aşağı al: { $who }
wood-doubles = Kim vido çekiyor?
wood-double = { $who }: vido, { $value }
wood-box-doubles = { $who } (box): vido
wood-answers = { $who } yanıtlıyor
wood-rolled = Zarlar atıldı
wood-tie = Açılışta aynı sayı
wood-result = Oyun bitti
wood-box-wins = { $who } (box) kazandı
wood-team-wins = { $who } ve takım kazandı
wood-single = Tek oyun
wood-gammon = Mars
wood-backgammon = Üç mars
wood-undo = Son yazılanı geri al
wood-undo-more = Birkaçını geri al
wood-undo-steps = Kaç kayıt
wood-leave = { $who } ayrılıyor
wood-join = { $who } kalıyor
wood-stake = Sonraki oyunun bahsi
wood-unit = Bir puanın değeri
wood-currency = Para birimi
wood-settle = Bir küpte anlaşarak uzlaş
wood-settle-cube = Küpün sahibi
wood-settle-points = Puan
wood-settle-note = Üyenin alacağı; öderse eksi. Yarımlar olabilir.
wood-set = Belirle
wood-pay = Ödeme yaz
wood-from = Ödeyen
wood-to = Alan
wood-amount = Tutar
wood-no-amount = Sıfırdan büyük, para biriminin ondalıklarına uyan bir tutar yazın.
wood-record = Kaydet
wood-partner = Kuradan çıkan ortak
wood-others = Üyeler, bahis, ödemeler

# Keys
key-chouette-go = zar at, tamam, başlat
key-chouette-double = vido: kendi küpünüz, box iseniz bütün küpler
key-chouette-take = size sunulan her şeyi kabul et
key-chouette-drop = size sunulan her şeyi reddet
key-chouette-beaver = size sunulan her şeye beaver de
key-chouette-hold = bu sırada vido yok
key-chouette-cubes = bütün küpleri oku
key-chouette-wait = kimin beklendiğini söyle
key-chouette-talk = öğüt yaz
key-chouette-answer = yanıta git

# Why something is refused
chouette-house-only = Bunu yalnızca sunucu yapabilir.
chouette-player-only = Bunu yalnızca bir oyuncu yapabilir.
chouette-not-opened = Böyle bir chouette yok.
chouette-opened-already = Bu chouette zaten var.
chouette-not-over = Oturum bitmedi.
chouette-goes-on-already = Aynı oyuncular başka bir chouette’e zaten başladı.
chouette-over = Oturum bitti.
chouette-only-over-the-board = Bu yalnızca gerçek tahtada yazılır; çevrimiçinde sunucu kaydeder.
chouette-only-online = Bu gerçek tahtada olur, buraya yazılmaz.
chouette-dice-missing = Bu zarın değeri eksik.
chouette-bad-text = Metin boş ya da çok uzun.
chouette-not-here = Bunu yalnızca chouette’e katılmış üyeler yapabilir, ödeme de yalnızca onlara yapılır.
chouette-joined-already = { $member } zaten katıldı.
chouette-name-taken = { $name } zaten defterde: yeniden içeri alın ya da başka bir ad yazın, örneğin baş harfle.
chouette-full = En çok { $most } kişi katılabilir.
chouette-decide-first = Önce sizi bekleyene yanıt verin: kararlar arasında ayrılabilirsiniz.
chouette-leaving-already = Ayrılacağınızı zaten bildirdiniz: oyun bitince ayrılırsınız.
chouette-order-known = Sıra zaten belirlendi.
chouette-order-unknown = Sıra henüz belirlenmedi.
chouette-no-roll-waited = Zar sırası sizde değil.
chouette-order-incomplete = Sırada her oyuncu bir kez yer almalı.
chouette-too-few = Chouette için üç ya da daha çok oyuncu gerekir.
chouette-game-in-play = Bir oyun sürüyor.
chouette-no-game = Süren oyun yok.
chouette-no-part = Bu oyunda değilsiniz ya da artık değilsiniz.
chouette-box-only = Buna yalnızca box karar verebilir.
chouette-not-the-player = Bu taraf adına zar atan, oynayan ve karar veren: { $member }.
chouette-no-partner-yet = Box’ın ortağı olabilmesi için en az { $from } oyuncu gerekir.
chouette-partner-already = Box’ın zaten bir ortağı var.
chouette-no-partnership = Bitirilecek bir ortaklığınız yok.
chouette-not-asked = Ortaklık için sorulma sırası sizde değil.
chouette-lot-too-early = Ortak, herkese sorulup kimse istemeyince kurayla çekilir.
chouette-not-in-the-lot = { $member } ortak kurasında değil.
chouette-board = Kurallar şu an buna izin vermiyor.
chouette-too-many-steps = Bir hamlede en çok dört adım vardır.
chouette-tie-waits = Önce box, eşit zarın bahsi katlayıp katlamayacağına karar verir.
chouette-no-tie = Sayılmayı bekleyen eşit zar yok.
chouette-opening-over = Oyun başladı; eşit açılış zarları bundan öncedir.
chouette-cubes-wait = Önce sunulan küplere yanıt verilmeli.
chouette-extras-wait = Önce reddedenler ek küplere karar verir.
chouette-others-may-offer = Hâlâ vido çekebilecekler var: { $members }.
chouette-answered-this-turn = Box yanıt verdi; sonraki zardan önce kimse vido çekemez.
chouette-captain-offers = Takımın küpüyle yalnızca { $member } vido çekebilir.
chouette-one-cube = Tek küp var: herkese birden vido çekilir, box da herkese aynı yanıtı verir.
chouette-nothing-to-offer = Vido çekecek küpünüz yok.
chouette-not-your-cube = Bu küple vido çekemezsiniz. Sahibi: { $member }.
chouette-offered-already = Bu küple bu sırada zaten vido çekildi. Sahibi: { $member }.
chouette-cube-exhausted = Küp daha yükseğe çıkamaz.
chouette-nothing-offered = Size bir teklif yapılmadı.
chouette-answered-already = Zaten yanıt verdiniz.
chouette-answer-each = Size sunulan her küpe yanıt verin: { $members }.
chouette-response-not-enabled = Bu masanın kurallarında öyle bir yanıt yok.
chouette-duty-take-enough = Herkes vido çekti: kabul ettiğiniz küpler ({ $taken }), en az reddettikleriniz kadar ({ $dropped }) etmeli{ $before ->
    [0] {""}
   *[other] , bu oyunda önceden kaybettiğiniz de ({ $before }) buna eklenir
}.
chouette-duty-takers-beaver = Bu masada vido, beaver ile kabul edilir.
chouette-duty-beaver-the-captain = Yalnızca kaptanın küpünü kabul ederseniz beaver demelisiniz.
chouette-duty-take-the-captain = Bu küplerden birini kabul ederseniz kaptanınkini de kabul etmelisiniz ({ $member }).
chouette-duty-sole-taker-beavers = Diğer herkes reddetti: tek kabul eden beaver demelidir.
chouette-duty-last-rejects = Diğer herkes box’ın vidosunu reddetti: siz de reddetmelisiniz.
chouette-no-extra = Şu an verecek ek küpünüz yok.
chouette-no-advice = Bu masanın kuralları şu an öğüt vermenize izin vermiyor.
chouette-advises-nobody = Takımın üyeleri kaptanlarına öğüt verir; box tek başına oynar.
chouette-out-of-the-game = Bu oyunun dışındasınız, öğüt veremezsiniz.
chouette-no-settlement = Bu küpte uzlaşmak size düşmüyor.
chouette-bad-amount = Bu tutar olamaz.
chouette-pays-themselves = Kimse kendine ödeyemez: iki oyuncu seçin.
stake-currency = “{ $text }” bir para birimi değil: EUR gibi bir kod yazın ya da puanına oynamak için boş bırakın.
stake-decimals = { $cents ->
    [points] Puanlar tamdır: bahsi ondalıksız yazın.
    [no] { $currency } tam sayılır: bahsi ondalıksız yazın.
   *[yes] { $currency } tutarında en çok iki ondalık olur.
}
stake-bounds = { $cents ->
    [points] Bir puanın değeri 1 ile 1.000.000 puan arasındadır.
    [no] Bir puanın değeri 1 ile 1.000.000 { $currency } arasındadır.
   *[yes] Bir puanın değeri 0,01 ile 10.000 { $currency } arasındadır.
}
chouette-nothing-to-undo = Geri alınacak yalnızca { $acts } kayıt var.
chouette-nothing-due = Bekleyen bir şey yok.
chouette-nothing-changes = Bu hiçbir şeyi değiştirmezdi.
chouette-dice-called = Zarlar atılmak üzere.
chouette-not-that-roll = O zar çağrılmadı ya da zaten atıldı.
chouette-no-own-chain = Yalnızca box ile kaptanın zinciri vardır, her biri kendininkini açar.
chouette-chain-too-late = Zincir bir kez, kendi dizisinin ilk zarından önce taahhüt edilir.
chouette-link-opened-already = Bu zarın zincir halkası zaten açıldı.
chouette-bad-link = Bu zincir halkası taahhüde uymuyor.

# A game as it went
history-of = Oyun { $n }, hamle hamle
history-open = Hamle hamle
history-colours = { $box } (box)
history-colours-team = takım
history-boards = Her hamleden sonra tahta; büyütmek için birini seçin, ok tuşlarıyla gezin.
history-position = Konum. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Önceki oyun
history-next = Sonraki oyun →
history-order = { $partnered ->
    [true] Box { $box }, ortağı { $partner }; karşısında, kaptan başta: { $team }.
   *[false] Box { $box }; karşısında, kaptan başta: { $team }.
}
history-opening = Açılış: { $box } { $white }, { $captain } { $black } attı.
history-tie = Açılış: ikisi de { $white } attı.
history-same = Açılış: iki kez aynı sayı.
history-tie-counted = otomatik vidoyu kabul eder
history-tie-declined = Box küpü olduğu gibi bırakır.
history-cannot = gele
history-doubles = vido
history-box-doubles = vido: { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(küp: { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(yükümlülük, CHO-15: tek kabul eden beaver demelidir)
    [last_rejects] {" "}(yükümlülük, CHO-09: sonuncu da diğerleri gibi reddetmelidir)
   *[other] {" "}(yükümlülük)
}
history-captain = Artık kaptan { $who }: { $why ->
    [declined] kaptan reddetti.
    [cube_dropped] kaptanın küpü reddedildi.
    [settled] kaptanın küpünde uzlaşıldı.
    [too_slow] kaptan zamanında davranmadı.
   *[left] kaptan ayrıldı.
}
history-extra = { $from } ek küp veriyor ve { $price } ödüyor. Alan: { $to }.
history-settled = Uzlaşma: { $from } ve { $to }, { $points }.
history-slow = { $who } zamanında davranmadı.
history-left-cubes = { $who } ayrılıyor ve küpünü kaybediyor.
history-challenge = kurala uygun hamle ister
history-resign = pes teklif eder: { $win ->
    [gammon] mars
    [backgammon] üç mars
   *[single] tek oyun
}
history-claim = talep eder: { $win ->
    [gammon] mars
    [backgammon] üç mars
   *[single] oyun
}
history-resignation-accepted = kabul eder
history-resignation-rejected = oynamaya devam eder
again-open = Aynı oyuncularla yeni bir chouette
again-go = Yeni chouette’e git

# What has just happened
news-title = Az önce olanlar
news-tie = İkisi de { $die } attı.
news-tie-counted = Eşit zar bütün küpleri ikiye katladı.
news-tie-declined = Box, eşit zardan sonra küpleri olduğu gibi bırakıyor.
news-doubled = { $you ->
    [true] Vido çektiniz: { $n ->
        [one] bir küp
       *[other] { $n } küp
    }.
   *[false] { $who } vido çekti: { $n ->
        [one] bir küp
       *[other] { $n } küp
    }.
}
news-answer = { $who }: { $answer }, { $value } (küp: { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– yükümlülük: tek kabul eden beaver demelidir
    [last_rejects] {" "}– yükümlülük: sonuncu da diğerleri gibi reddetmelidir
   *[other] {" "}– yükümlülük
}.
news-extra = { $you ->
    [true] Ek küp verdiniz. Alan: { $to }.
   *[false] { $who } ek küp verdi. Alan: { $to }.
}
news-captain = { $you ->
    [true] Artık kaptan sizsiniz
   *[false] Artık kaptan { $who }
}: { $why ->
    [declined] kaptan reddetti.
    [cube_dropped] kaptanın küpü reddedildi.
    [settled] kaptanın küpünde uzlaşıldı.
    [too_slow] kaptan zamanında davranmadı.
   *[left] kaptan ayrıldı.
}
news-too-slow = { $side ->
    [box] Box zamanında davranmadı.
   *[team] Kaptan zamanında davranmadı.
}
news-settled = { $paid ->
    [true] Küpte uzlaşıldı ({ $who }): { $points }, alan { $to }.
   *[false] Küpte ödemesiz uzlaşıldı ({ $who }).
}
news-settle-declined = Uzlaşma önerisi reddedildi ya da geri çekildi. Küp: { $who }.
news-silence = { $you ->
    [true] Zamanında yanıt vermediniz: { $answer }. Yanıt gelmezse kaptanın yanıtı, o da yoksa ret sayılır.
   *[false] { $who } zamanında yanıt vermedi: kaptanın yanıtı, o da yoksa ret sayılır.
}
news-own-answer = { $n ->
    [one] Yanıtınız: { $answer }. Diğerleri hâlâ karar veriyor.
   *[other] Yanıtlarınız: { $answers }. Diğerleri hâlâ karar veriyor.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Kaptanın yerine
news-stands-in = { $you ->
    [true] Kaptan dönene kadar onun yerine siz oynuyorsunuz.
   *[false] Kaptan dönene kadar onun yerine { $who } oynuyor.
}
news-captain-back = { $who } kaptan olarak geri döndü.
history-stands-in = Burada olmayan kaptanın yerine { $who } oynuyor.
history-captain-back = { $who } döndü ve oynamaya devam ediyor.
history-silence = { $who } zamanında yanıt vermedi: kaptanın yanıtı, o da yoksa ret sayılır.
talk-stand-in = Kaptanın yerine oynuyorsunuz; takımın öğütleri burada.
claim-title = Skor defterinde zaten var mısınız?
claim-lead = Yeniden katılmak yerine adınızı seçin. Ev sahibi onaylar.
claim-seat = Ben: { $who }
waits-claim = Ev sahibinden onay istendi. Seçtiğiniz ad: { $who }.
wood-claim = { $who } bağlantıyı açtı ve skor defterinde şu adın kendisi olduğunu söylüyor: “{ $seat }”.
wood-claim-grant = Doğru
wood-claim-refuse = Hayır
wood-enter = Yaz
wood-sure-result = { $kind ->
    [gammon] { $title }: mars. Oyun biter.
    [backgammon] { $title }: üç mars. Oyun biter.
   *[single] { $title }: tek oyun. Oyun biter.
}
wood-sure-pay = Hesaplara göre borç { $owed } ({ $from } → { $to }). Yine de { $amount } yazılsın mı?
accounts-debt = { $from } → { $to }: { $amount } borç
accounts-carried = Önceki chouette’ten gelenler: { $list }.
accounts-carried-on = Açık kalanlar sonraki chouette’e geçti ve orada ödenir.
game-jacoby = Çevrilmemiş küpte mars tek oyun sayıldı (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Kaybınız { $amount }
   *[false] { $who }: kayıp { $amount }
}
strip-own-cube = { $at ->
    [box] Küp { $value }, box’ta
    [own] Küp { $value }, sizde
   *[middle] Küp { $value }, ortada
}
line-ask-mark = Sor
line-asked-mark = Soruldu
voice = Ses odası
voice-note = Nerede konuşuyorsanız oranın bağlantısı (https). Masadaki herkes görür.
voice-open = Ses odasını aç
parts-title = Tahtanın yanında
parts-members = Üyeler
parts-talk = Sohbet
parts-accounts = Hesaplar
parts-more = Diğer
parts-board = Tahtaya dön
chouette-not-claimable = Bu yer talep edilemez: dolu ya da ev sahibinin yazdığı bir yer değil.
chouette-not-in-their-place = Kaptanın yerine oynuyorsunuz, onun adına pes edemezsiniz.
