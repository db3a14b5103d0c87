# Questions about positions

question-play = Kako igrate ovo bacanje?
question-double = Na bacanju ste. Duplirate li?
question-take = Ponuđena vam je kocka. Prihvatate li?
question-roll = Bacanje { $roll }.
question-money = Igra u novac.
question-match =
    { $crawford ->
        [yes] Meč do { $length }, { $yours }–{ $theirs }, Krofordova partija.
       *[no] Meč do { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Kocka je na { $value }, vaša.
        [theirs] Kocka je na { $value }, protivnikova.
       *[middle] Kocka je na { $value }, u sredini.
    }
question-pips = Pipovi: vaši { $yours }, protivnikovi { $theirs }
question-by-hand = Pomerajte figure po tabli ili napišite potez.
question-write = Vaš potez
question-answer = Odgovori
question-list = Izaberi među svim potezima
question-answer-double = Dupliraj
question-answer-wait = Bez dupliranja
question-answer-take = Prihvati
question-answer-drop = Odbij
question-tolerance = Kao tačan računa se svaki odgovor koji gubi { $loss } ili manje.
question-best = To je najbolje.
question-right = Tačno: gubi { $loss }.
question-wrong = Netačno: gubi { $loss }.

# The quiz of one’s own errors

quiz-title = Vaše greške
quiz-own = Ovo je bila vaša odluka u jednom od vaših mečeva, i bila je greška.
quiz-progress =
    { $due ->
        [one] Na redu je { $due } kartica od { $all }; sklonjenih: { $retired }.
        [few] Na redu su { $due } kartice od { $all }; sklonjenih: { $retired }.
       *[other] Na redu je { $due } kartica od { $all }; sklonjenih: { $retired }.
    }
quiz-skip = Pitaj me kasnije
quiz-retire = Ne pitaj više ovo
quiz-made = U meču ste izabrali { $made }, što je izgubilo { $loss }.
quiz-next = Sledeći put za { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] { $n } minut
            [few] { $n } minuta
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
quiz-empty = Još nema kartica. Vaši završeni mečevi analiziraju se u pozadini, i svaka vaša greška postaje kartica: pitanje se vraća, ranije gde zaboravljate, kasnije gde pamtite.
quiz-done = Trenutno nijedna kartica nije na redu.
quiz-reset-title = Iz početka
quiz-reset-note = Sve kartice se prave ponovo i odmah su na redu, i one koje ste sklonili.
quiz-reset = Zaboravi sve rokove
own-level =
    { $n ->
        [one] Vaš rejting učinka je { $rating } na { $n } odluku: otprilike jačina nivoa { $level }.
        [few] Vaš rejting učinka je { $rating } na { $n } odluke: otprilike jačina nivoa { $level }.
       *[other] Vaš rejting učinka je { $rating } na { $n } odluka: otprilike jačina nivoa { $level }.
    }

# The position of the day

daily-title = Pozicija dana
daily-note = Iz meča odigranog u ovom klubu; neko je ovde pogrešio. Svako odgovara jednom, pa vidi šta su ljudi birali.
daily-empty = Danas nema pozicije: završeni mečevi kluba još nisu analizirani. Odigrajte jedan i analizirajte ga.
daily-none = Tog dana nije bilo pozicije.
daily-shares = Šta su ljudi birali
daily-nobody = Niko nije odgovorio.
daily-answer = Odgovor
daily-chosen = Ljudi
daily-before = Dan ranije
daily-today = Današnja pozicija
daily-rule = Pozicija se žrebom po datumu bira među greškama od 0,040 do 0,250 iz najnovijih analiziranih mečeva kluba; imena se ne prikazuju.
refused-day-is-over = Na tu poziciju se odgovara samo njenog dana.

# On the start page

start-learn-title = Učenje
start-learn = Vaše greške kao pitanja i pozicija na koju danas svi odgovaraju.
level-own = Jak kao ja
level-own-note = { $rating } na { $n } odluka
refused-no-own-level = Još nije analizirano dovoljno vaših odluka. Završite meč i analizirajte ga, ili izaberite nivo.
