# Articles that members write, and comments below articles.
articles-languages = Diğer diller
error-not-an-editor = Burası editörler için
error-not-an-editor-note = Makaleleri editör rolündeki üyeler yazar. Kulübü işletenlere sorun: bu rolü kayıtlı oyunculara verirler. Sizde zaten varsa önce giriş yapın.

write-title = Makaleleriniz
write-lead = Burada yazdığınız, siz yayımlayana kadar yalnızca sizindir. Ona dönebilir, nasıl görüneceğine bakabilir, çıkacağı günü seçebilirsiniz.
write-new = Makale yaz
write-own = Makaleler
write-none = Henüz bir şey yazmadınız.
write-begin = Başla
write-edit = Düzenle
write-read = Oku
write-changed = kaydedildi
write-comments = { $n ->
    [0] Yorumlar: bekleyen yok
    [one] Yorumlar: bekleyen bir
   *[other] Yorumlar: bekleyen { $n }
 }
write-state-draft = Taslak
write-state-scheduled = Zamanlandı
write-state-published = Yayında
write-state-withdrawn = Geri çekildi

write-said-begun = Taslağınız oluşturuldu. Yalnızca siz görürsünüz.
write-said-saved = Kaydedildi.
write-said-published = Yayımlandı. Artık herkes okuyabilir.
write-said-scheduled = Zamanlandı. Gününde kendiliğinden çıkar.
write-said-withdrawn = Geri çekildi. Artık başka kimse okuyamaz.
write-said-translated = Öbür dilde, içinde özgün metinle bir taslak oluşturuldu. Yalnızca siz görürsünüz.
write-said-wrong = Henüz yapılamadı. Neyin yanlış olduğuna aşağıdan bakın.

write-field-title = Başlık
write-field-language = Dil
write-field-lead = Giriş
write-lead-note = Bir iki cümle. Listelerde, beslemede ve paylaşılan bağlantılarda görünür.
write-field-body = Metin
write-body-note = Markdown ile.
write-field-tags = Konular
write-tags-note = Aralarında virgülle, örneğin cube, race, opening.
write-field-day = Yayın günü
write-day-note = Yayımladığınız gün için boş bırakın. Daha sonraki bir günde kendiliğinden, UTC gece yarısı çıkar.
write-field-name = Adres
write-name-note = Küçük harf, rakam ve kısa çizgi. Makale yayımlanana ya da çevrilene kadar değiştirilebilir.
write-preview = Önizleme
write-save = Taslağı kaydet
write-save-published = Değişiklikleri kaydet
write-publish = Yayımla
write-withdraw = Geri çek
write-delete = Bu taslağı sil
write-delete-note = Bütün önceki sürümleriyle silinir. Geri alınamaz.
write-delete-yes = Temelli sil
write-translate = Çevir: { $language }
write-original = Özgün metin
write-versions = Önceki sürümler
write-versions-note = Metnini forma almak için birini açın. Kaydedene kadar hiçbir şey değişmez.
write-newer = { $name } bu arada başka bir metin kaydetti.
write-newer-note = Sizinki hâlâ formda ve kaydedilmedi. Onunkinin yerine koymak için yeniden kaydedin; onunki önceki sürümler arasında kalır.
write-newer-text = Onun metni
write-unsaved = Metin kaydedilmedi.

write-wrong = Yayımlanmadan önce düzeltilecekler
write-wrong-title = Makalenin bir başlığı olmalı.
write-wrong-title-long = Başlık en çok { $most } karakter olabilir.
write-wrong-lead = Henüz giriş yok.
write-wrong-lead-long = Giriş en çok { $most } karakter olabilir.
write-wrong-body = Henüz metin yok.
write-wrong-body-long = Metin çok uzun: { $n }.000 bayt, en çok { $most }.000. İki makaleye bölün.
write-wrong-tags = Bir makalenin en çok { $most } konusu olabilir.
write-wrong-tag-long = Bu konu çok uzun: { $what }
write-wrong-day = Gün bu olamaz: { $what }. 2000 ile 2100 arasından birini seçin, örneğin 2026-11-25.
write-wrong-name = Adres küçük harf, rakam ya da kısa çizgiden oluşmalı, en çok { $most } karakter olmalı ve kulübün kendi sayfalarınca kullanılmamalı.
write-wrong-name-taken = Bu adres başka bir makalenin: { $what }
write-wrong-name-stays = Adres artık değiştirilemez: makale yayımlandı ya da çevrildi.
write-wrong-board = Bu tahta okunamıyor: { $what }. Bir XGID ya da GNU Backgammon kimliği kullanın.
write-wrong-figure = Kurallarda bu adda bir figür yok: { $what }
write-wrong-beside-text = Bu tahta kendi paragrafında olmalı: { $what }
write-wrong-boards = { $most } tahtadan fazla var.
write-wrong-deep = Listeler ya da alıntılar { $most } kattan fazla iç içe. Ondan sonrası gösterilmez.
write-wrong-link = Bu bağlantı hiçbir yere gitmiyor: { $what }
write-refused-title-long = Bu başlık çok uzun.
write-refused-translated = Makale o dilde zaten var.
write-refused-many = Bir hesap en çok 500 makale yazabilir.
write-refused-delete = Yalnızca taslaklar silinebilir. Bunun yerine makaleyi geri çekin.

write-help = Nasıl yazılır
write-help-note = Boş satırlar paragrafları ayırır. Tahta kendi paragrafında durur. Zarı varsa üzerinde oynanabilir; metindeki hamleler üstlerindeki tahtada yapılır.
write-help-position = Konum kur
write-help-what = Ne
write-help-how = Nasıl
write-help-heading = Başlık
write-help-strong = Kalın, vurgulu
write-help-list = Liste
write-help-link = Bağlantı
write-help-board = Altyazılı tahta
write-help-figure = Kuralların tahtası
write-help-play = Hamle
write-help-clause = Madde

comment-title = Yorumlar
comment-none = Henüz yorum yok.
comment-sign-in = Kayıtlı oyuncular yorum yapabilir.
comment-words = Yorumunuz
comment-note = Bir editör ya da moderatör onaylayınca herkes görür. Düz metin.
comment-send = Gönder
comment-own-waiting = Onay bekliyor. Yalnızca siz görürsünüz.
comment-own-refused = Onaylanmadı. Yalnızca siz görürsünüz.
comment-take-away = Sil
comment-refused-guest = Yalnızca kayıtlı oyuncular yorum yapabilir.
comment-refused-restricted = Şu tarihe kadar yorum yapamazsınız: { $until }. Gerekçe: { $reason }
comment-refused-empty = Önce bir şey yazın.
comment-refused-long = Bir yorum en çok 1.000 karakter olabilir.
comment-refused-many = Zaten beş yorumunuz bekliyor. Onlar onaylanınca yenilerini gönderin.

comments-title = Makale yorumları
comments-lead = Siz onaylamadan yorumu yazarından başka kimse görmez. Fikrinizi değiştirebilirsiniz.
comments-counts = Bekleyen: { $waiting }. Onaylanan: { $shown }. Onaylanmayan: { $refused }.
comments-waiting = Bekleyen
comments-none = Bekleyen bir şey yok.
comments-shown = Onaylanan
comments-refused = Onaylanmayan
comments-show = Onayla
comments-refuse = Reddet
