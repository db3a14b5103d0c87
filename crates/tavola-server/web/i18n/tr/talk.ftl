# Talk between people, blocking, watching, reports.

blocks-title = Engelledikleriniz
blocks-lead = Onlarla eşleşmezsiniz, size meydan okuyamazlar, birbirinizin yazdığını okumazsınız. Kendilerine bildirilmez.
blocks-none = Kimseyi engellemediniz.
blocks-end = Engeli kaldır
blocks-end-of = Engeli kaldır: { $name }
block-oneself = Kendinizi engelleyemezsiniz.
block-too-many = Engelleyebileceğiniz kadar çok kişiyi engellediniz. Önce birinin engelini kaldırın.

## Opening a table

knob-watch = Kim izleyebilir
knob-watch-note = Gecikmeli izleyen, maçtan hiçbir şeyi daha erken görmez: ne sayfada, ne dosyada, ne de zarlarda.
watch-at_once = Herkes
watch-one_turn = Herkes, bir sıra sonra
watch-three_turns = Herkes, üç sıra sonra
watch-three_minutes = Herkes, üç dakika sonra
watch-nobody = Yalnızca oyuncular
form-field-watch = Kim izleyebilir
watch-later = Bu masa gecikmeli izleniyor: bu, maç bitince görülebilir.
watching-three_minutes = Maçı üç dakika gecikmeyle izliyorsunuz.
watching-three_turns = Maçı üç sıra gecikmeyle izliyorsunuz.
watching-one_turn = Maçı bir sıra gecikmeyle izliyorsunuz.

## What is said

chat-title = Sohbet
chat-open = Sohbet
chat-unread = { $n ->
    [one] Bir yeni satır
   *[other] { $n } yeni satır
  }
chat-back = Geri
chat-empty = Henüz kimse bir şey yazmadı.
chat-room-players = Bunu yalnızca oynayanlar okur.
chat-room-watchers = Bunu izleyenler hemen, oyuncular maç bitince okur.
chat-room-all = Bunu buradaki herkes okur.
chat-phrase = Hazır söz
chat-phrase-choose = Bir hazır söz seçin
chat-phrase-send = Söyle
chat-text = Sözünüz
chat-text-send = Gönder
chat-of-watchers = İzleyici
chat-line-acts = Bu söz için seçenekler: { $name }
chat-mute = Burada sustur
chat-block = Engelle
chat-report = Bildir
chat-unmute = Yeniden duy: { $name }
chat-want = Serbest yaz
chat-want-no = Yalnızca hazır sözler
chat-others-want = Rakibiniz serbest yazmak istiyor.

key-chat = masada söylenenlere git

phrases-start = Başlarken
phrases-play = Oyun sırasında
phrases-offers = Öneriler
phrases-end = Sonunda

talk-guest = Konuklar hazır sözlerle konuşur. Kaydolunca serbest yazabilirsiniz.
talk-both = İkiniz de açınca serbest yazabilirsiniz.
talk-no-free-words = Şimdilik yalnızca hazır sözlerle konuşabilirsiniz.
talk-nobody = Maç bitmeden burada sizi duyacak kimse yok.
talk-too-fast = Bir anda çok oldu. Birkaç saniye bekleyin.
talk-repeats = Bunu az önce söylediniz.
talk-too-long = Bu çok uzun: en çok 400 harf kullanın.
talk-nothing = Bunda okunacak bir şey yok.
talk-own-line = Bu satır sizin.
talk-restricted = Şu tarihe kadar yalnızca hazır sözlerle konuşabilirsiniz: { $until }. Gerekçe: { $reason }

## The forty phrases

phrase-hello = Merhaba
phrase-good-luck = Bol şans
phrase-have-fun = İyi eğlenceler
phrase-thanks-too = Teşekkürler, size de
phrase-first-time = Buraya ilk gelişim
phrase-slow-today = Bugün yavaş oynuyorum
phrase-ready = Hazır mısınız?
phrase-nice-roll = Güzel zar
phrase-nice-play = Güzel hamle
phrase-lucky-me = Şanslıyım
phrase-unlucky = Şanssızlık oldu
phrase-timed-double = Vido tam zamanında
phrase-brave-take = Cesur kabul
phrase-good-pass = İyi ret
phrase-missed-that = Onu görmedim
phrase-misclick = Pardon, elim kaydı
phrase-thinking = Düşünüyorum, biraz bekleyin lütfen
phrase-your-turn = Sıra sizde
phrase-back-soon = Hemen dönüyorum
phrase-back = Döndüm
phrase-bad-connection = Bağlantım kötü
phrase-phone-call = Telefonum çalıyor
phrase-faster = Biraz daha hızlı lütfen
phrase-take-time = Acele etmeyin
phrase-adjourn = Maçı erteleyelim mi?
phrase-tomorrow = Yarın aynı saatte?
phrase-one-more = Bir tane daha?
phrase-last-one = Bu sonuncusu
phrase-longer = Daha uzun bir maç?
phrase-with-clock = Saatli oynayalım mı?
phrase-analyse = Analiz edelim mi?
phrase-friend-watches = Bir arkadaş izleyebilir mi?
phrase-good-match = Güzel maçtı
phrase-well-played = Elinize sağlık
phrase-close = Kıl payıydı
phrase-dice-liked-me = Zar beni sevdi
phrase-thank-you = Teşekkür ederim
phrase-must-go = Gitmem gerek
phrase-see-you = Görüşürüz
phrase-called-director = Direktörü çağırdım

## Reports

report-title = Bildir
report-lead = Burada okuyabildiğiniz son 20 satır ve maçın durumu moderatörlere gider. Ne karar verdikleri size söylenir; öbür kişiye bildirenin kim olduğu söylenmez.
report-about = Bildirilen: { $name }
report-reason = Sorun nedir
report-words = Kendi sözlerinizle
report-send = Bildirimi gönder
report-sent = Teşekkürler. Moderatörler bakacak, kararlarını sayfanızda okursunuz.
report-reason-insults = Hakaret ya da tehdit
report-reason-spam = Reklam ya da anlamsız yazılar
report-reason-cheating = Oyunda dışarıdan yardım
report-reason-unfair = Kaçmak, oyalamak ya da bilerek kaybetmek
report-reason-name = İncitici bir ad
report-reason-other = Başka bir şey
report-oneself = Bildirmek için başka birini seçin.
report-twice = Bu kişiyi burada zaten bildirdiniz. Moderatörler bakacak.
report-too-many = Bir günde bildirebileceğiniz kadar bildirdiniz.
report-too-long = Bu çok uzun: en çok 1.000 harf kullanın.

## Moderation

moderation-title = Moderasyon
moderation-lead = Her karar gerekçesiyle bildirilir, süresi vardır ve başka bir moderatöre itiraz edilebilir. Kimse kendi dosyasına bakmaz.
moderation-waiting = Bekleyen
moderation-none = Karar bekleyen bir şey yok.
moderation-decided = Karara bağlanan
moderation-case = { $reason }: { $name }
moderation-by = Bildiren: { $name }
moderation-lines = Son satırlar
moderation-no-lines = Bir şey söylenmemiş.
moderation-state = Nerede oldu
moderation-state-note = Bildirildiği sürüm: { $version }.
moderation-before = Bu kişi hakkında önceki kararlar
moderation-decide = Karar ver
moderation-verdict = Karar
moderation-days = Kaç gün için
moderation-days-note = Boş bırakılırsa: 7 gün; hesap kapatma ise süresiz.
moderation-reason = Gerekçe
moderation-reason-note = Kişi bunu olduğu gibi okur.
moderation-done = Kararı kaydet
moderation-log = Günlük
moderation-act-reported = Bildirildi
moderation-act-decided = Karar verildi
moderation-act-appealed = İtiraz edildi
moderation-act-decided_again = İtirazdan sonra karar verildi
moderation-not-yours = Bu dosya başka bir moderatörün.
moderation-why = Nedenini yazın: kişiye söylenir.
moderation-stage-open = Bekliyor
moderation-stage-decided = Karara bağlandı
moderation-stage-appealed = İtiraz edildi
moderation-stage-closed = Kapandı
verdict-nothing = Sorun yok
verdict-warning = Uyarı
verdict-no_words = Bir süre serbest yazı yok
verdict-no_rated = Bir süre ratingli oyun yok
verdict-closed = Hesap kapatıldı

rated-restricted = Şu tarihe kadar ratingli oynayamazsınız: { $until }. Gerekçe: { $reason }

cases-title = Bildirimler
cases-own = Bildirdiğiniz kişi: { $name }. Neden: { $reason }.
cases-own-open = Moderatörler bakacak.
cases-own-decided = Karar: { $verdict }.
cases-about = Moderatörlerin hakkınızdaki kararı: { $verdict }.
cases-until = Bitiş: { $until }.
cases-reason = Gerekçe: { $reason }
cases-appeal = İtiraz et
cases-appeal-words = Neden başka türlü düşünüyorsunuz
cases-appeal-note = Başka bir moderatör okur ve karar verir.
cases-appealed = İtiraz ettiniz. Başka bir moderatör karar verecek.
cases-final = Bu karar itirazınızdan sonra verildi.
appeal-title = İtiraz
appeal-lead = Hesabınız kapatıldıysa başka bir moderatör yeniden bakar.
appeal-key = Parola ya da kurtarma kodlarınızdan biri
appeal-not-now = Buna itiraz edemezsiniz.
closed-title = Bu hesap kapalı
closed-by-moderators = Bu hesabı moderatörler kapattı.
closed-by-host = Bu hesabı kulübü işletenler kapattı.
closed-for-good = Bir bitiş tarihi konmadı.
closed-no-reason = Bir gerekçe yazılmadı.
moderation-by-host = Kulübü işleten, hesabı doğrudan makineden kapattı

## TV

tv-title = TV
tv-none = Şu an kimse oynamıyor.
tv-bots = İki botu izle
