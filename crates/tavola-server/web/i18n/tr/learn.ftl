# Questions about positions

question-play = Bu zarı nasıl oynarsınız?
question-double = Zar sizde. Vido çeker misiniz?
question-take = Size vido çekildi. Kabul eder misiniz?
question-roll = Zar { $roll }.
question-money = Parasına oyun.
question-match =
    { $crawford ->
        [yes] { $length } puanlık maç, { $yours }–{ $theirs }, Crawford oyunu.
       *[no] { $length } puanlık maç, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Küp { $value }, sizde.
        [theirs] Küp { $value }, rakipte.
       *[middle] Küp { $value }, ortada.
    }
question-pips = Pip: siz { $yours }, rakip { $theirs }
question-by-hand = Pulları tahtada oynayın ya da hamleyi yazın.
question-write = Hamleniz
question-answer = Yanıtla
question-list = Bütün hamlelerden seç
question-answer-double = Vido
question-answer-wait = Vido yok
question-answer-take = Kabul
question-answer-drop = Ret
question-tolerance = Kaybı { $loss } ve altında olan her yanıt doğru sayılır.
question-best = En iyisi bu.
question-right = Doğru: kaybı { $loss }.
question-wrong = Doğru değil: kaybı { $loss }.

# The quiz of one’s own errors

quiz-title = Hatalarınız
quiz-own = Bu, maçlarınızdan birindeki kararınızdı ve hataydı.
quiz-progress =
    { $due ->
        [one] { $all } karttan birinin vakti geldi; { $retired } kart emekli.
       *[other] { $all } karttan { $due } tanesinin vakti geldi; { $retired } kart emekli.
    }
quiz-skip = Sonra sor
quiz-retire = Bunu bir daha sorma
quiz-made = Maçta seçtiğiniz: { $made }, kaybı { $loss }.
quiz-next = Sonraki sefer: { $when } sonra.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 dakika
           *[other] { $n } dakika
        }
        [hours] { $n ->
            [one] 1 saat
           *[other] { $n } saat
        }
       *[days] { $n ->
            [one] 1 gün
           *[other] { $n } gün
        }
    }
quiz-on = Devam
quiz-match = Maçta gör
quiz-empty = Henüz kart yok. Biten maçlarınız arka planda analiz edilir ve her hatanız bir kart olur: unuttuğunuz yerde daha erken, hatırladığınız yerde daha geç yeniden sorulur.
quiz-done = Şu an vakti gelen kart yok.
quiz-reset-title = Baştan başla
quiz-reset-note = Bütün kartlar yeniden yapılır ve hemen vakti gelir, emekli ettikleriniz de.
quiz-reset = Bütün süreleri unut
own-level =
    { $n ->
        [one] Bir karar üzerinden PR’ınız { $rating }: gücünüz şu düzey kadar: { $level }.
       *[other] { $n } karar üzerinden PR’ınız { $rating }: gücünüz şu düzey kadar: { $level }.
    }

# The position of the day

daily-title = Günün konumu
daily-note = Bu kulüpte oynanmış bir maçtan; burada biri hata yaptı. Herkes bir kez yanıtlar, sonra başkalarının ne seçtiğini görür.
daily-empty = Bugün konum yok: kulübün biten maçları henüz analiz edilmedi. Bir maç oynayıp analiz edin.
daily-none = O günün konumu yoktu.
daily-shares = Seçilenler
daily-nobody = Kimse yanıtlamadı.
daily-answer = Yanıt
daily-chosen = Kişi
daily-before = Önceki gün
daily-today = Bugünün konumu
daily-rule = Konum, kulübün son analiz edilen maçlarındaki 0,040 ile 0,250 arası hatalardan tarihe göre çekilir; adlar gösterilmez.
refused-day-is-over = Bu konum yalnızca kendi gününde yanıtlanabilir.

# On the start page

start-learn-title = Öğren
start-learn = Kendi hatalarınız soru olarak ve bugün herkesin yanıtladığı bir konum.
level-own = Benim gücümde
level-own-note = { $n } karar üzerinden { $rating }
refused-no-own-level = Kararlarınızın henüz yeterince çoğu analiz edilmedi. Bir maç bitirip analiz edin ya da bir düzey seçin.
