# Questions about positions

question-play = Hvernig leikurðu þessu kasti?
question-double = Þú átt að kasta. Tvöfaldarðu?
question-take = Þér er boðinn kubburinn. Þiggurðu?
question-roll = Kast { $roll }.
question-money = Peningaspil.
question-match =
    { $crawford ->
        [yes] Viðureign upp í { $length }, { $yours }–{ $theirs }, Crawford-spil.
       *[no] Viðureign upp í { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Kubburinn er á { $value }, þinn.
        [theirs] Kubburinn er á { $value }, andstæðingsins.
       *[middle] Kubburinn er á { $value }, í miðju.
    }
question-pips = Pip: þú { $yours }, andstæðingur { $theirs }
question-by-hand = Færðu leikmennina á borðinu eða skrifaðu leikinn.
question-write = Leikur þinn
question-answer = Svara
question-list = Velja úr öllum leikjum
question-answer-double = Tvöfalda
question-answer-wait = Ekki tvöfalda
question-answer-take = Þiggja
question-answer-drop = Hafna
question-tolerance = Hvert svar sem tapar { $loss } eða minna telst rétt.
question-best = Þetta er best.
question-right = Rétt: það tapar { $loss }.
question-wrong = Ekki rétt: það tapar { $loss }.

# The quiz of one’s own errors

quiz-title = Mistök þín
quiz-own = Þetta var ákvörðun þín í einni viðureign þinni og hún var mistök.
quiz-progress =
    { $due ->
        [one] { $due } spjald bíður, af { $all }; lögð til hliðar: { $retired }.
       *[other] { $due } spjöld bíða, af { $all }; lögð til hliðar: { $retired }.
    }
quiz-skip = Spyrja síðar
quiz-retire = Ekki spyrja um þetta aftur
quiz-made = Í viðureigninni valdirðu { $made }, sem tapaði { $loss }.
quiz-next = Næst eftir { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] { $n } mínútu
           *[other] { $n } mínútur
        }
        [hours] { $n ->
            [one] { $n } klukkustund
           *[other] { $n } klukkustundir
        }
       *[days] { $n ->
            [one] { $n } dag
           *[other] { $n } daga
        }
    }
quiz-on = Áfram
quiz-match = Sjá í viðureigninni
quiz-empty = Engin spjöld eru til enn. Viðureignir sem þú lýkur eru greindar í bakgrunni og hver mistök verða að spjaldi: spurt er aftur, fyrr það sem þú gleymir, síðar það sem þú manst.
quiz-done = Ekkert spjald bíður núna.
quiz-reset-title = Byrja upp á nýtt
quiz-reset-note = Öll spjöld verða til á ný og bíða strax, líka þau sem þú hefur lagt til hliðar.
quiz-reset = Gleyma öllum tímum
own-level =
    { $n ->
        [one] PR-talan þín er { $rating } yfir { $n } ákvörðun: álíka sterkt og stigið { $level }.
       *[other] PR-talan þín er { $rating } yfir { $n } ákvarðanir: álíka sterkt og stigið { $level }.
    }

# The position of the day

daily-title = Staða dagsins
daily-note = Úr viðureign í þessum klúbbi; einhverjum urðu hér á mistök. Allir svara einu sinni og sjá svo hvað fólk valdi.
daily-empty = Engin staða er í dag: viðureignir klúbbsins hafa ekki verið greindar enn. Spilaðu eina og greindu hana.
daily-none = Engin staða var þann dag.
daily-shares = Hvað fólk valdi
daily-nobody = Enginn hefur svarað.
daily-answer = Svar
daily-chosen = Fjöldi
daily-before = Daginn áður
daily-today = Staða dagsins í dag
daily-rule = Staðan er dregin eftir dagsetningu úr mistökum frá 0,040 til 0,250 í nýjustu greindu viðureignum klúbbsins; nöfn eru ekki sýnd.
refused-day-is-over = Þeirri stöðu er aðeins hægt að svara á sínum degi.

# On the start page

start-learn-title = Læra
start-learn = Mistök þín sem spurningar og staða sem allir svara í dag.
level-own = Á mínu stigi
level-own-note = { $rating } yfir { $n } ákvarðanir
refused-no-own-level = Of fáar ákvarðanir þínar hafa verið greindar. Ljúktu viðureign og greindu hana eða veldu styrk.
