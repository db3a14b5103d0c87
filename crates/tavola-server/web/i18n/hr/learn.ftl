# Questions about positions

question-play = Kako igraš ovo bacanje?
question-double = Na bacanju si. Udvostručuješ li?
question-take = Ponuđena ti je kocka. Prihvaćaš li?
question-roll = Bacanje { $roll }.
question-money = Igra za novac.
question-match =
    { $crawford ->
        [yes] Meč do { $length }, { $yours }–{ $theirs }, Crawfordova partija.
       *[no] Meč do { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Kocka je na { $value }, tvoja.
        [theirs] Kocka je na { $value }, protivnikova.
       *[middle] Kocka je na { $value }, u sredini.
    }
question-pips = Pipovi: tvoji { $yours }, protivnikovi { $theirs }
question-by-hand = Pomiči figure po ploči ili napiši potez.
question-write = Tvoj potez
question-answer = Odgovori
question-list = Odaberi među svim potezima
question-answer-double = Udvostruči
question-answer-wait = Bez udvostručenja
question-answer-take = Prihvati
question-answer-drop = Odbij
question-tolerance = Kao točan računa se svaki odgovor koji gubi { $loss } ili manje.
question-best = To je najbolje.
question-right = Točno: gubi { $loss }.
question-wrong = Netočno: gubi { $loss }.

# The quiz of one’s own errors

quiz-title = Tvoje pogreške
quiz-own = Ovo je bila tvoja odluka u jednom od tvojih mečeva, i bila je pogreška.
quiz-progress =
    { $due ->
        [one] Na redu je { $due } kartica od { $all }; sklonjenih: { $retired }.
        [few] Na redu su { $due } kartice od { $all }; sklonjenih: { $retired }.
       *[other] Na redu je { $due } kartica od { $all }; sklonjenih: { $retired }.
    }
quiz-skip = Pitaj me poslije
quiz-retire = Ne pitaj više ovo
quiz-made = Tvoj izbor u meču bio je { $made }, a to je izgubilo { $loss }.
quiz-next = Sljedeći put za { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] { $n } minutu
            [few] { $n } minute
           *[other] { $n } minuta
        }
        [hours] { $n ->
            [one] { $n } sat
            [few] { $n } sata
           *[other] { $n } sati
        }
       *[days] { $n ->
            [one] { $n } dan
            [few] { $n } dana
           *[other] { $n } dana
        }
    }
quiz-on = Dalje
quiz-match = Pogledaj u meču
quiz-empty = Još nema kartica. Tvoji završeni mečevi analiziraju se u pozadini, i svaka tvoja pogreška postaje kartica: pitanje se vraća, prije gdje zaboravljaš, poslije gdje pamtiš.
quiz-done = Trenutačno nijedna kartica nije na redu.
quiz-reset-title = Ispočetka
quiz-reset-note = Sve se kartice slažu iznova i odmah su na redu, i one sklonjene.
quiz-reset = Zaboravi sve rokove
own-level =
    { $n ->
        [one] Tvoj je rejting učinka { $rating } na { $n } odluku: otprilike snaga razine { $level }.
        [few] Tvoj je rejting učinka { $rating } na { $n } odluke: otprilike snaga razine { $level }.
       *[other] Tvoj je rejting učinka { $rating } na { $n } odluka: otprilike snaga razine { $level }.
    }

# The position of the day

daily-title = Pozicija dana
daily-note = Iz meča odigranog u ovom klubu; netko je ovdje pogriješio. Svatko odgovara jednom, pa vidi što su ljudi birali.
daily-empty = Danas nema pozicije: završeni mečevi kluba još nisu analizirani. Odigraj jedan i analiziraj ga.
daily-none = Tog dana nije bilo pozicije.
daily-shares = Što su ljudi birali
daily-nobody = Nitko nije odgovorio.
daily-answer = Odgovor
daily-chosen = Ljudi
daily-before = Dan prije
daily-today = Današnja pozicija
daily-rule = Pozicija se ždrijebom po datumu bira među pogreškama od 0,040 do 0,250 iz najnovijih analiziranih mečeva kluba; imena se ne prikazuju.
refused-day-is-over = Na tu se poziciju odgovara samo njezina dana.

# On the start page

start-learn-title = Učenje
start-learn = Tvoje pogreške kao pitanja i pozicija na koju danas svi odgovaraju.
level-own = Jak kao ja
level-own-note = { $rating } na { $n } odluka
refused-no-own-level = Još nije analizirano dovoljno tvojih odluka. Završi meč i analiziraj ga, ili odaberi razinu.
