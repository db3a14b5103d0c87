# Questions about positions

question-play = Cum joci această aruncare?
question-double = E rândul tău. Dublezi?
question-take = Ți se propune cubul. Accepți?
question-roll = Aruncare { $roll }.
question-money = Joc pe bani.
question-match =
    { $crawford ->
        [yes] Meci până la { $length }, { $yours }–{ $theirs }, partida Crawford.
       *[no] Meci până la { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Cubul e la { $value }, al tău.
        [theirs] Cubul e la { $value }, al adversarului.
       *[middle] Cubul e la { $value }, la mijloc.
    }
question-pips = Pipuri: tu { $yours }, adversarul { $theirs }
question-by-hand = Mută pulurile pe tablă sau scrie mutarea.
question-write = Mutarea ta
question-answer = Răspunde
question-list = Alege dintre toate mutările
question-answer-double = Dublează
question-answer-wait = Fără dublare
question-answer-take = Acceptă
question-answer-drop = Pas
question-tolerance = Orice răspuns care pierde cel mult { $loss } contează drept corect.
question-best = E cel mai bun.
question-right = Corect: pierde { $loss }.
question-wrong = Greșit: pierde { $loss }.

# The quiz of one’s own errors

quiz-title = Erorile tale
quiz-own = A fost decizia ta într-unul dintre meciurile tale, și a fost o eroare.
quiz-progress =
    { $due ->
        [one] O fișă la rând, din { $all }; scoase { $retired }.
        [few] { $due } fișe la rând, din { $all }; scoase { $retired }.
       *[other] { $due } de fișe la rând, din { $all }; scoase { $retired }.
    }
quiz-skip = Întreabă-mă mai târziu
quiz-retire = Nu mai întreba asta
quiz-made = În meci ai ales { $made }, ceea ce a pierdut { $loss }.
quiz-next = Data viitoare peste { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 minut
            [few] { $n } minute
           *[other] { $n } de minute
        }
        [hours] { $n ->
            [one] 1 oră
            [few] { $n } ore
           *[other] { $n } de ore
        }
       *[days] { $n ->
            [one] 1 zi
            [few] { $n } zile
           *[other] { $n } de zile
        }
    }
quiz-on = Mai departe
quiz-match = Vezi în meci
quiz-empty = Nu există încă nicio fișă. Meciurile tale încheiate se analizează în fundal, iar fiecare eroare devine o fișă: întrebarea revine, mai curând acolo unde uiți, mai târziu acolo unde ții minte.
quiz-done = Acum nu e nicio fișă la rând.
quiz-reset-title = De la început
quiz-reset-note = Toate fișele se refac și vin imediat la rând, și cele pe care le-ai scos.
quiz-reset = Uită toate termenele
own-level =
    { $n ->
        [one] PR-ul tău este { $rating } dintr-o decizie: cam cât nivelul { $level }.
        [few] PR-ul tău este { $rating } din { $n } decizii: cam cât nivelul { $level }.
       *[other] PR-ul tău este { $rating } din { $n } de decizii: cam cât nivelul { $level }.
    }

# The position of the day

daily-title = Poziția zilei
daily-note = Dintr-un meci jucat în acest club; aici cineva a greșit. Fiecare răspunde o dată și apoi vede ce au ales ceilalți.
daily-empty = Azi nu e nicio poziție: meciurile încheiate ale clubului nu au fost încă analizate. Joacă unul și analizează-l.
daily-none = Ziua aceea nu a avut nicio poziție.
daily-shares = Ce au ales ceilalți
daily-nobody = Nu a răspuns nimeni.
daily-answer = Răspuns
daily-chosen = Persoane
daily-before = Ziua precedentă
daily-today = Poziția de azi
daily-rule = Poziția se trage la sorți după dată, din erorile de la 0,040 la 0,250 din ultimele meciuri analizate ale clubului; numele nu se arată.
refused-day-is-over = La poziția aceea se poate răspunde doar în ziua ei.

# On the start page

start-learn-title = Învață
start-learn = Propriile tale erori ca întrebări și o poziție la care azi răspunde toată lumea.
level-own = La fel de tare ca mine
level-own-note = { $rating } din decizii: { $n }
refused-no-own-level = Nu sunt încă destule decizii ale tale analizate. Încheie un meci și analizează-l sau alege un nivel.
