# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = siz
you-first = Siz
you-object = siz
white = Beyaz
black = Siyah
bot = bot
you-mark = siz
seat-free = Boş yer
gone = burada değil
bar-word = bar
off-word = off
number = { $n ->
    [0] yok
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [10] on
    [11] on bir
    [12] on iki
    [13] on üç
    [14] on dört
    [15] on beş
   *[other] { $n }
}
# Places and what stands there
board-label = Tahta. Ok tuşlarıyla haneden haneye gidilir, Enter ile pul oynanır.
point = hane { $number }
bar-yours = sizin barınız
bar-theirs = rakibin barı
tray-yours = topladığınız pullar
tray-theirs = rakibin topladığı pullar
bar-white = Beyazın barı
bar-black = Siyahın barı
tray-white = Beyazın topladığı pullar
tray-black = Siyahın topladığı pullar
place = { $place }, { $checkers }
checkers-none = boş
checkers-count = { $count }
checkers-yours = { $n ->
    [1] bir açık pulunuz
   *[other] sizden { $count }
}
checkers-theirs = { $n ->
    [1] rakibin bir açık pulu
   *[other] rakipten { $count }
}
checkers-white = { $n ->
    [1] Beyazın bir açık pulu
   *[other] Beyazdan { $count }
}
checkers-black = { $n ->
    [1] Siyahın bir açık pulu
   *[other] Siyahtan { $count }
}
moves-to = hedef: { $to }
moves-hitting = hedef: { $to }, kırarak
moves-off = topla
quadrant-home = Sizin iç sahanız: { $checkers }
quadrant-outer = Sizin dış sahanız: { $checkers }
quadrant-their-outer = Rakibin dış sahası: { $checkers }
quadrant-their-home = Rakibin iç sahası: { $checkers }
dice-swap = Zarlar { $a } ve { $b }: sıralarını değiştir
dice-done = Zarlar { $a } ve { $b }, oynandı: zarları al
cube-press = Küp: vido çek, { $value }
cube-middle = Küp ortada, değeri { $value }
cube-owned = Küpün değeri { $value }, sahibi: { $you ->
    [true] siz
   *[false] { $who }
}

# Acts
act-roll = Zar at
act-double = Vido
act-confirm_double = Vido: { $value }
act-cancel_double = Vazgeç
act-take = Kabul
act-drop = Ret
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Tamam
act-no_move = Gele: devam
act-undo = Geri al
act-next_game = Sonraki oyun
act-offer_rematch = Rövanş
act-accept_rematch = Rövanşı kabul et
act-decline_rematch = Hayır, teşekkürler
act-accept_resignation = Kabul et
act-reject_resignation = Oyuna devam
act-annul_doubles = Vidoları geçersiz say
act-annul_doubles-detail = Crawford oyununda vido yoktur
act-correct_start = Dizilişi düzelt
act-correct_start-detail = dördüncü zardan önce
act-roll_early = Erken zar at
act-double_early = Erken vido çek
act-double_by_mistake = Crawford oyununda vido çek
act-accept_play = Olduğu gibi kalsın
act-challenge = Kurala uygun hamle iste
confirm-double = Vido çekilsin mi: { $value }? Onaylamak için bir daha basın.

# The line under the board
status-waiting = Rakibiniz bekleniyor.
status-waiting-doubles = Herkesin oturması bekleniyor.
status-ready = Maç başlamak üzere.
status-opening = Kimin başlayacağı için zar atın.
status-opening-tie = İki zar da { $die } geldi: yeniden atın.
status-rolling = Zarlar yuvarlanıyor.
status-their-roll = { $who } zar atacak.
status-their-play = { $who } oynayacak: { $roll }.
status-doubled = Vido: { $value }. Yanıtı beklenen: { $who }.
status-play = { $roll }: hamle sizde.
status-cannot = { $roll }: gele.
status-complete = “Tamam”a basın ya da bir hamleyi geri alın.
status-rolled-early = { $mover ->
    [you] { $who } erken zar attı: { $roll }. Zar geçerli, siz onu bilerek oynuyorsunuz. Bu zardan önce vido çekemez (IRR-07).
    [opponent] Erken zar attınız: { $roll }. Zar geçerli, rakibiniz onu bilerek oynuyor ve siz vido çekemezsiniz (IRR-07).
   *[other] { $who } erken zar attı: { $roll }. Zar geçerli (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } erken vido çekti: bunu bilerek oynayın, sonra yanıtlayın (CUB-09).
    [opponent] Erken vido çektiniz: geri alınamaz (CUB-09).
   *[other] { $who } erken vido çekti (CUB-09).
}
status-shown = { $who } zar atana kadar hamlenize itiraz edilebilir.
status-challenged = { $who } kurala uygun bir hamle istiyor: { $roll } zarını yeniden oynayın.
status-their-shown-answer = { $who } oynadı. Kabul edin ya da kurala uygun hamle isteyin.
status-their-shown = { $who } oynadı. Kabul etmek için zar atın.
status-resigned = Pes teklif ettiniz: { $win ->
    [gammon] mars
    [backgammon] üç mars
   *[single] tek oyun
}. Yanıt bekleniyor.
status-next-wanted = Rakibiniz bekleniyor.
status-rematch-asked = Rövanş istediniz.
status-rematch-offered = Rakibiniz rövanş istiyor.
status-closed = Bu masa kapandı.
done-unmoved = Hiçbir pul oynamadınız. Yine de sıranızı bitirmek için bir daha basın.
roll-early-sure = Rakibiniz henüz bitirmedi. Şimdi atılan zar bu masanın kurallarına göre işlem görür. Yine de atmak için bir daha basın.
double-early-sure = Bu vido çok erken ve geri alınamaz (CUB-09). Yine de çekmek için bir daha basın.
not-complete = Hamleniz tamamlanmadı: kuralların izin verdiği kadar çok sayı oynayın.
not-now = Bunu şimdi yapamazsınız.
dice-used = İki zar da oynandı. Başka türlü oynamak için geri alın.
typing = Hamle: { $text }
typed-wrong = “{ $text }” kurala uygun bir hamle değil.
deadline = { $you ->
    [true] Karar süresi: { $seconds } sn.
   *[false] { $who }: karar için { $seconds } sn kaldı.
}
absence = { $who } burada değil. { $left } içinde dönmezse galibiyeti talep edebilirsiniz.
line-open = Bağlı
line-lost = Bağlantı koptu. Yeniden bağlanılıyor…
replay-start = Oyunun başı, 0 / { $of }
replay = { $at } / { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } oturdu.
say-gone = { $who }: bağlantı koptu.
say-back = { $who } geri döndü.
say-play = { $who } { $a }-{ $b } attı, hamle: { $play }.
say-play-told = { $who }: { $play }.
say-play-short = { $play }.
say-cannot = { $who } { $a }-{ $b } attı: gele.
say-cannot-told = { $who }: gele.
say-roll = { $double ->
    [true] Çift { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] gele
    [one] bir hamle
   *[other] { $n } hamle
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } { $a }-{ $b } attı.
say-complete = Hamle tamamlandı
say-forced = Zorunlu hamle: { $play }.
say-doubles = { $who } vido çekiyor: { $value }. Kabul mü, ret mi?
say-beaver = { $who }: beaver. Küp { $value } olacak.
say-raccoon = { $who }: raccoon. Küp { $value } olacak.
say-otter = { $who }: otter. Küp { $value } olacak.
say-cube = Küp { $value }, sahibi: { $you ->
    [true] siz
   *[false] { $who }
}.
say-cube-middle = Küp ortada, değeri { $value }.
say-game = Oyun { $game }.
say-crawford = Oyun { $game }, Crawford oyunu: vido yok.
say-result = { $you ->
    [true] Kazandınız
    [lost] Kaybettiniz
   *[false] { $who } kazandı
}: { $win ->
    [gammon] mars
    [backgammon] üç mars
   *[single] tek oyun
}{ $ending ->
    [dropped] , vido reddedildi
    [resigned] , pes edildi
    [claimed] , taleple
    [flag] , süre bitti
    [forfeited] , hükmen
    [adjudicated] , kararla
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] , küp { $cube }
}, { $points ->
    [one] bir puan
   *[other] { $points } puan
}.
say-match-won = { $you ->
    [true] Maçı kazandınız
    [lost] Maçı kaybettiniz
   *[false] Maçı { $who } kazandı
}{ $cause ->
    [flag] : süre bitti
    [too_slow] : karar çok uzun sürdü
    [absent] : { $you ->
        [lost] geri dönmediniz
       *[other] rakip geri dönmedi
    }
    [left] : { $you ->
        [lost] masadan ayrıldınız
       *[other] rakip masadan ayrıldı
    }
    [resigned] : pes edildi
    [ruling] : kararla
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Oturum bitti: bir oyuncu ayrıldı.
    [absent] Oturum bitti: bir oyuncu geri dönmedi.
    [too_slow] Oturum bitti: bir karar çok uzun sürdü.
    [flag] Oturum bitti: bir oyuncunun süresi doldu.
    [resigned] Oturum bitti: bir oyuncu pes etti.
    [ruling] Oturum kararla bitti.
    [annulled] Maç iptal edildi: kimse için sayılmaz.
   *[session_over] Oturum bitti.
}
say-resigns = { $who } pes teklif ediyor: { $win ->
    [gammon] mars
    [backgammon] üç mars
   *[single] tek oyun
}.
say-rejected = Pes teklifi reddedildi: oyun devam ediyor.
say-your-turn = Sıra sizde: zar atın.
say-your-turn-cube = Sıra sizde: zar atın ya da vido çekin.
say-pips = Pip: siz { $yours }, rakip { $theirs }.
score-money = Skor { $yours }–{ $theirs }.
points-word = puan
score-stake = Skor { $yours }–{ $theirs }: { $lead ->
    [level] kimsenin borcu yok
    [you] öndesiniz, { $amount }
    [opponent] rakibiniz önde, { $amount }
   *[other] { $who } önde, { $amount }
}.
score-match = Skor { $yours }–{ $theirs }, { $length } puanlık maç.
score-match-stood = Skor { $yours }–{ $theirs } idi, { $length } puanlık maç.

# Around the board
bar-you = Siz: { $who }
bar-them = Rakip: { $who }
pips = { $n } pip
away = { $n } puan eksik
score-of = skor { $n }
title-game = oyun { $game }
title-crawford = Crawford
no-move = gele
moved-double = vido, { $value }
moved-take = kabul
moved-drop = ret
moved-beaver = beaver, { $value }
moved-raccoon = raccoon, { $value }
moved-otter = otter, { $value }
moved-roll_early = erken zar attı
moved-double_early = erken vido çekti, { $value }
moved-annul_doubles = Crawford oyununun vidoları geçersiz sayıldı
moved-correct_start = diziliş düzeltildi
moved-challenge = kurala uygun hamle istedi
game-how = { $ending ->
    [dropped] vido reddedildi
    [resigned] { $win ->
        [gammon] mars, pes edildi
        [backgammon] üç mars, pes edildi
       *[single] pes edildi
    }
    [claimed] { $win ->
        [gammon] mars, taleple
        [backgammon] üç mars, taleple
       *[single] taleple
    }
    [flag] { $win ->
        [gammon] mars, süre bitti
        [backgammon] üç mars, süre bitti
       *[single] süre bitti
    }
    [forfeited] { $win ->
        [gammon] mars, hükmen
        [backgammon] üç mars, hükmen
       *[single] hükmen
    }
    [adjudicated] { $win ->
        [gammon] mars, kararla
        [backgammon] üç mars, kararla
       *[single] kararla
    }
   *[borne_off] { $win ->
        [gammon] mars
        [backgammon] üç mars
       *[single] tek oyun
    }
}
match-decided = { $cause ->
    [flag] maç süreyle kazanıldı
    [too_slow] maç kazanıldı: karar çok uzun sürdü
    [absent] maç kazanıldı: rakip geri dönmedi
    [left] maç kazanıldı: rakip ayrıldı
    [ruling] maç kararla kazanıldı
   *[resigned] maçta pes edildi
}{ $between ->
    [true] {" "}(oyunlar arasında)
   *[false] {""}
}
plays-count = { $n ->
    [one] Tek hamle var
   *[other] { $n } hamle var
}
resign-single = Tek oyun ver: { $points ->
    [one] 1 puan
   *[other] { $points } puan
}
resign-gammon = Mars ver: { $points } puan
resign-backgammon = Üç mars ver: { $points } puan
resign-match = Maçtan pes et
resign-match-sure = Evet, maçtan pes et
resign-match-no = Hayır, oyna
resign-when-done = { $win ->
    [gammon] Mars olarak pes teklifiniz
    [backgammon] Üç mars olarak pes teklifiniz
   *[single] Tek oyun olarak pes teklifiniz
} sıranız biter bitmez iletilecek (END-08). Esc ile vazgeçilir.
resign-kind = { $win ->
    [gammon] Mars ver
    [backgammon] Üç mars ver
   *[single] Tek oyun ver
}
leave-session = Oturumu bitir
leave-table = Masadan ayrıl
lookback-game = { $match ->
    [1] Oyun { $game }
   *[other] Maç { $match }, oyun { $game }
}
lookback-open = Geriye bak: oyun { $game }
lookback-unreachable = Oyunlar şu an alınamıyor. Birazdan yeniden deneyin.
copied = Kopyalandı: { $text }
watchers = { $n ->
    [one] 1 seyirci
   *[other] { $n } seyirci
}
bot-level = Bot · { $level }
bot-level-beginner = yeni başlayan
bot-level-novice = acemi
bot-level-casual = amatör
bot-level-intermediate = orta
bot-level-advanced = ileri
bot-level-expert = uzman
bot-level-full = tam güç
stake-per-point = puan başına { $unit }
line-needed = Bağlantı yok: bağlantı gelince yeniden yapılabilir.
line-waiting = Henüz gönderilmedi: yaptığınız, bağlantı gelir gelmez iletilecek.
moved-rejected_single = tek oyun pes teklifi: reddedildi
moved-rejected_gammon = mars pes teklifi: reddedildi
moved-rejected_backgammon = üç mars pes teklifi: reddedildi
act-double-detail = { $value }
act-take-detail = bahis { $asked }
act-drop-detail = kayıp { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = kazanç { $points }
act-beaver-detail = { $beaver }
act-raccoon-detail = { $beaver }
act-otter-detail = { $beaver }
key-escape = yarım kalan işten çık; önceki hamlelere bakmayı bırak
key-mouse = ilk zarla oyna; sağ tık: öbür zarla
key-dice = zarların sırasını değiştir; hamle tamamsa: bitir
key-drag = iki zarı birden oyna
invite-copied = Kopyalandı. Arkadaşınıza gönderin.
invite-select = Seçili bağlantıyı kopyalayıp arkadaşınıza gönderin.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Bu masa kapandı.
refused-not-seated = Bunu yalnızca bu masanın oyuncuları yapabilir.
refused-seat-taken = Bu yer dolu.
refused-wrong-invitation = Bu yer davetli biri için ayrılmış.
refused-not-begun = Maç başlamadı.
refused-no-game = Süren bir oyun yok.
refused-match-over = Maç bitti.
refused-opponent-left = Rakibiniz ayrıldı.
refused-dice-called = Zarlar atılmak üzere.
refused-time-is-up = Süre dolmuştu.
refused-rules = Kurallar şu an buna izin vermiyor.
refused-not-opened = Böyle bir masa yok.
refused-opened-already = Bu masa zaten var.
refused-not-allowed = Bunu yalnızca sunucu ya da direktör yapabilir.
refused-nobody = Önce adınızı yazın.
refused-seated-already = Burada zaten bir yeriniz var.
refused-same-player = Kendinize karşı oynayamazsınız.
refused-broken-start = İlk oyun bu ayarlarla başlayamaz.
refused-ready-already = Hazır olduğunuzu zaten bildirdiniz.
refused-begun-already = Maç zaten başladı.
refused-seats-kept = Maç bitmeden yerler değişemez.
refused-game-on = Oyun bitmedi.
refused-match-not-over = Maç bitmedi.
refused-no-match = Parasına oyunda pes edilecek bir maç yoktur: oyundan pes edin ya da ayrılın.
refused-asked-already = Bunu zaten istediniz.
refused-rejected-before = Rakibiniz bunu reddetti; sonraki zardan sonra yeniden teklif edebilirsiniz.
refused-no-rematch = Rövanş teklif edilmedi.
refused-not-that-roll = Zincir halkaları beklenen zar başka.
refused-link-opened = Bu zarın zincir halkası zaten açıldı.
refused-no-own-chain = Bu yerin zincir halkalarını sunucu açar.
deposit-no-own-chain = Buraya tohum ancak bu yer kendi zincirini taahhüt ettikten sonra bırakılabilir.
deposit-not-the-seed = Bu tohum, bu yerin taahhüt ettiği zincire ait değil.
refused-bad-link = Bu zincir halkası, bu yerin taahhüdüne uymuyor.
refused-another-log = Bu tarayıcının gördüğü maç akışı, burada kayıtlı olandan farklı.
refused-too-long = Bir metin ya da liste çok uzun, ya da bir sayı çok büyük.
refused-chain-too-long = Bir zincir en çok 4.096 halkadan oluşur.
dice-alarm-commitment = Sunucu, maçtan önce taahhüt ettiği değeri değiştirdi.
dice-alarm-chains = Bu maç için taahhüt edilen zincirler maç başladıktan sonra değiştirildi.
dice-alarm-start = Zincir halkalarınızdan biri maç başlamadan istendi.
dice-alarm-ahead = Sıradaki zar { $expected } iken { $number } numaralı zarın halkası istendi. Bu, sunucuya gelecek zarları açık ederdi.
dice-alarm-log = Sunucu şimdi bu maçın öncekinden farklı bir akışını gösteriyor.
dice-alarm-between = { $number } numaralı zar çağrıldı ve zarlar düşmeden araya başka bir şey girdi.
dice-alarm-twice = { $number } numaralı zar ikinci kez, başka biri ya da başka bir şey için çağrıldı.
dice-alarm-dice = Tahtadaki zarlar kayıttaki zarlar değil.
dice-alarm-lost = Sunucu { $number } numaralı zar için halkanızı aldı, ama açılmamış olarak kaydetti.
dice-alarm-escrow = { $number } numaralı zar emanetten açılmış diye kayıtlı, oysa bu tarayıcı hiçbir şey emanet etmedi.
dice-alarm-proof = Zar kaydı tutarlı değil: { $fault }
dice-alarm-refused = Bu tarayıcı bu maçta başka zincir halkası açmıyor; yerlerini önceden açıklanmış varsayılan değer alıyor ve bu kayıtta görünüyor.
dice-said = Uyarı: { $text }
dice-remark-late = { $number } numaralı zar için halkanız, çağrı bu tarayıcıya ulaştıktan { $seconds } sn sonra gönderildi ve artık sayılmadı: yerini önceden açıklanmış varsayılan değer aldı.
dice-remark-away = { $n ->
    [one] Bu tarayıcı yokken bir zar atıldı: zincir halkanızın yerini önceden açıklanmış varsayılan değer aldı.
   *[other] Bu tarayıcı yokken { $n } zar atıldı: zincir halkalarınızın yerini önceden açıklanmış varsayılan değer aldı.
}
dice-remark-elsewhere = Bu zarlardaki payınız bu tarayıcıda değil, hazırlandığınız öbür tarayıcıda. Burada her zarınız biraz bekler ve sonra önceden açıklanmış varsayılan değeri kullanır. Öbür tarayıcıdaki “Başka cihazda devam et”, payınızı buraya getirecek bağlantıyı verir.
dice-remark-house = Bu tarayıcı hiçbir şey saklamıyor, bu yüzden zarlardaki payınızı da sunucu çekiyor.
dice-remark-unsure = Bu tarayıcı yokken, kefil olabileceğinden çok zar atıldı: bu maçta başka zincir halkası açmıyor, yerlerini önceden açıklanmış varsayılan değer alıyor.
dice-remark-brought = Zarlardaki payınız artık bu tarayıcıda da var.
dice-right = { $rolls ->
    [one] Zarlar denetlendi: tek zar, maçtan önce kilitlenip bu tarayıcıda saklananlardan çıkıyor.
   *[other] Zarlar denetlendi: { $rolls } zarın hepsi, maçtan önce kilitlenip bu tarayıcıda saklananlardan çıkıyor.
}
dice-fits = { $rolls ->
    [one] Zarlar denetlendi: tek zar kayda uyuyor. Bu tarayıcıda karşılaştıracak kendi verisi saklı değildi.
   *[other] Zarlar denetlendi: { $rolls } zarın hepsi kayda uyuyor. Bu tarayıcıda karşılaştıracak kendi verisi saklı değildi.
}
dice-wrong = Bu maçın zarları, maçtan önce kilitlenenlerden çıkmıyor.
refused-no-dice = Bunun için zarlar eksik.
refused-too-many-steps = Bir hamlede en çok dört adım vardır.
refused-nothing-changes = Bu hiçbir şeyi değiştirmezdi.
refused-no-clock = Burada saat yok.
refused-break-between-games = Molalar oyunlar arasında verilir.
refused-nothing-due = Şu an bekleyen bir şey yok.
refused-not-absent = Rakibiniz yeterince uzun süredir uzakta değil.
refused-too-fast = Çok fazla istek: biraz bekleyin.
refused-not-yours = Bunu yapmaya yetkiniz yok.
refused-malformed = Sunucu bunu anlamadı.
refused-away = Kulüp şu an hiçbir şey kaydedemiyor. Birazdan yeniden deneyin; bu arada saatiniz işlemiyor.
refused-trouble = Bizim tarafta bir aksilik oldu. Yeniden deneyin.
clause-END-08 = Sıranızı bitirdikten sonra ve en çok oyunun hâlâ tutabileceği kadarına pes edebilirsiniz.
clause-END-09 = Sonraki zarlar sonucu hâlâ değiştirebilir.
clause-MOV-01 = O hanede rakibin iki ya da daha çok pulu var.
clause-MOV-02 = Her sayı ayrı bir hamledir ve bu pulun arada durabileceği açık bir hane yok.
clause-MOV-03 = İki sayının hiçbiri tek başına açık değil.
clause-MOV-05 = Çift zar en çok dört kez oynanır.
clause-MOV-06 = İki renk aynı hanede asla bir arada durmaz.
clause-MOV-07 = İki sayı da oynanmalıdır.
clause-MOV-08 = Yalnızca bir sayı oynanabiliyorsa büyük olan oynanmalıdır.
clause-MOV-09 = Çift zarda oynanabilen kadar çok sayı oynanmalıdır.
clause-MOV-10 = Sıra ancak kurala uygun hamle yoksa kaybedilir.
clause-HIT-02 = Önce bardaki kırık pullar girmelidir.
clause-HIT-03 = Gireceğiniz hane açık değil.
clause-HIT-04 = Olabildiğince çok kırık pul girmelidir.
clause-OFF-01 = Ancak bütün pullarınız iç sahadayken toplayabilirsiniz.
clause-OFF-02 = Gelen sayının hanesinden toplayın.
clause-OFF-03 = Daha yüksek hanedeki bir pul bu sayıyı oynamalıdır.
clause-OFF-04 = En yüksek hanenizden toplayın.
clause-OFF-08 = Toplarken de iki sayı birden kullanılmalıdır.
clause-CUB-02 = Küp sizde değil ya da zarlar atıldı.
clause-CUB-03 = Size bir teklif yapılmadı.
clause-CUB-04 = Üst üste iki kez vido çekilemez.
clause-CUB-06 = Önce vidoya yanıt verilmelidir.
clause-CUB-15 = Bu kurallarda öyle bir yanıt yok.
clause-CUB-17 = Bu kurallara göre bu skorda vido çekilemez.
clause-MAT-02 = Crawford oyununda vido yoktur.
clause-MAT-04 = Crawford oyunundan sonra gerideki oyuncu üçüncü sırasından önce vido çekemez.
clause-SET-07 = Kimin başlayacağını açılış zarı belirler.
clause-SET-08 = Önce zar atın.
clause-IRR-01 = Gösterilen hamle kurala uygundur ve geçerlidir.
clause-IRR-02 = Sıra bitti.
clause-IRR-05 = Sıra sizde değil.
clause-OPT-03 = Maç oyununda böyle bir şey yoktur.

# Settings
set-group-board = Tahta
set-group-auto = Otomatik oyun
set-group-sound = Sesler
set-group-voice = Sesli okuma
set-board = Tahta
set-board-noce = Noce (ceviz)
set-board-lavagna = Lavagna (arduvaz)
set-board-chiaro = Chiaro (yüksek karşıtlık)
set-board-panno = Panno (yeşil çuha)
set-board-marmo = Marmo (mermer)
set-board-lacca = Lacca (lake ve altın)
set-look = Görünüm
set-look-system = Sistemle aynı
set-look-light = Açık
set-look-dark = Koyu
set-numbers = Hane numaraları
set-numbers-own = Her oyuncu kendi evinden
set-numbers-absolute = İkisi için aynı (hamleler yine kendi evinden yazılır)
set-home = İç saha
set-home-right = Sağda
set-home-left = Solda
set-colour = Pullarınız
set-colour-light = Açık renk
set-colour-dark = Koyu renk
set-speed = Animasyon
set-speed-slow = Yavaş
set-speed-normal = Normal
set-speed-fast = Hızlı
set-speed-quick = Çok hızlı
set-speed-none = Kapalı
set-arrows = Son hamleyi göster
set-pips = Pip sayılarını göster
set-clocks = Saatleri göster
set-autoForced = Tümüyle zorunlu hamleleri kendiliğinden oyna
set-autoPass = Gele olunca kendiliğinden devam et
set-autoRoll = Vido çekilemiyorsa kendiliğinden zar at
set-autoBearOff = Temas bitince kendiliğinden topla
set-fastForward = Kapalı kalınca hızlı geç
set-confirmDouble = Vidoyu onayla
set-soundRoll = Zarlar
set-soundChecker = Pullar
set-soundHit = Kırmalar
set-soundOff = Toplama
set-soundCube = Küp
set-soundClock = Süre azalıyor
set-soundTurn = Sıra sizde
set-sayRolls = Zarlar
set-sayRolls-full = Hamle sayısıyla birlikte
set-sayRolls-short = Yalnızca zarlar
set-sayRolls-none = Kapalı
set-sayPlays = Rakibin hamleleri
set-sayPlays-full = Oyuncu, zar ve hamle
set-sayPlays-short = Yalnızca hamle
set-sayPlays-none = Kapalı

# Keys
key-go = zar at, tamam, sonraki
key-undo = bir adım geri al
key-undo-all = bütün hamleyi geri al
key-double = vido
key-take = kabul et
key-drop = reddet
key-beaver = beaver, raccoon, otter
key-swap = zarların sırasını değiştir
key-flip = tahtayı çevir
key-list = hamleleri listele; bir sayı ve Enter birini oynar
key-last = son hamleyi yeniden göster
key-clocks = saatleri göster ya da gizle
key-pips = pip sayılarını göster ya da gizle
key-quadrants = tahtayı bölge bölge oku
key-type = hamleyi yaz, sonra Enter
key-replay = oyunda adım adım gezin
key-board = tahtaya git
key-help = bu liste
key-bell = zile, bildirimlerinize git

# Consultation doubles: two who share a side
pair-title = Çiftiniz
pair-hand = zarlar: { $who }
pair-away = { $who } burada değil
pair-dice = { $you ->
    [true] Zarlar sizde: tarafınız adına siz oynuyorsunuz.
   *[false] Zarları tutan: { $who }. Tarafınız adına o oynuyor.
}
pair-private = Bunu yalnızca ikiniz okursunuz.
pair-come-back = Geri dön ve zarları al
pair-leave = Ayrıl ({ $who } oynamaya devam eder)
pair-left = { $who } ayrıldı. Tek başınıza devam ediyorsunuz; geri dönebilir.
pair-you-left = Ayrıldınız, { $who } devam ediyor. Geri dönebilirsiniz.
pair-away-note = { $who } burada değil. Zarları alabilirsiniz.
pair-links-away = Tarafınızın zar payını açan tarayıcı: { $who }. O yokken her zar biraz daha uzun sürer.
act-take_dice = Zarları al
act-give_dice = Zarları ver: { $who }
act-advise = Ortağınıza yazın
status-advise = { $who } oynayacak: { $roll }. Bir hamle göstermek için pulları oynatın.
status-advise-ready = Bu hamleyi gösterin ya da geri alın. Görecek olan: { $who }.
say-dice = { $you ->
    [true] Zarlar sizde.
   *[false] Zarlar: { $who }.
}
say-partner-left = { $who } ayrıldı.
say-partner-back = { $who } geri döndü.
talk-you = Siz
key-talk = ortağınıza yazın
key-dice-hand = zarları al ya da ortağınıza ver
refused-no-partner = Bu masada ortağınız yok.
refused-partner-has-dice = Zarlar ortağınızda. Oynamak için zarları alın.
refused-partner-missing = Ortağınız masada değil.
refused-bot-in-pair = Bot tek başına oynar: bir çift iki kişidir.
refused-bad-text = 1 ile 500 karakter arasında yazın.

# What a side says among itself, here and in a chouette
talk-none = Henüz kimse bir şey yazmadı.
talk-label-partner = Ortağınıza bir söz
talk-play-this = Bunu oyna
talk-send = Gönder
talk-show = Tahtada göster
talk-hide = Gizle
act-advise_play = Bu hamleyi göster
act-propose = Öner
said-advice = { $who } öneriyor: { $text }

# The tutor

knob-tutor = Eğitmen
act-take_back = Geri al
key-hint = ipucu
key-take-back = geri al
tutor-title = Emin misiniz?
tutor-costs =
    { $kind ->
        [play] Bu hamlenin kaybı: { $loss }.
       *[decision] Bu kararın kaybı: { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Yine de oyna
       *[other] Yine de yap
    }
tutor-show = Daha iyisini göster
tutor-again = Yeniden seç
tutor-hint = İpucu
tutor-hint-title = En iyi hamleler
tutor-hint-play = { $play } { $loss }
tutor-back = Masaya dön
tutor-taken-back =
    { $n ->
        [0] Bu maçta hiçbir şey geri alınmadı.
        [one] Bu maçta bir kez geri alındı.
       *[other] Bu maçta { $n } kez geri alındı.
    }
tutor-cube-no_double = Vido yok.
tutor-cube-double = Vido.
tutor-cube-too_good = Vido için fazla iyi: oynayın.
tutor-cube-take = Kabul.
tutor-cube-drop = Ret.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Vidosuz { $wait }; vido ve kabul { $take }; vido ve ret { $drop }
tutor-away = Eğitmene şu an sorulamıyor; oyun onsuz sürüyor.
say-taken-back = Geri alındı.
with-tutor = Eğitmenli
refused-no-tutor = Bu masada sizin için eğitmen yok.
refused-nothing-to-take-back = Bu oyunda geri alınacak bir şey yok.
refused-not-for-tutor = Eğitmen bota karşı tek kişiye yardım eder: saatsiz, parasız, yalnızca kurala uygun hamlelerle.
refused-tutor-rests = İnsanlara karşı oynuyorsunuz: o bitene kadar eğitmen konuşmaz.
refused-nothing-to-advise = Şu an karar vereceğiniz bir şey yok.
