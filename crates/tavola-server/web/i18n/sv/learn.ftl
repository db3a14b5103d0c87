# Questions about positions

question-play = Hur spelar du det här slaget?
question-double = Du är i tur. Dubblar du?
question-take = Du erbjuds kuben. Tar du?
question-roll = Slag { $roll }.
question-money = Pengaspel.
question-match =
    { $crawford ->
        [yes] Match till { $length }, { $yours }–{ $theirs }, Crawfordpartiet.
       *[no] Match till { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Kuben står på { $value } och är din.
        [theirs] Kuben står på { $value } och är motståndarens.
       *[middle] Kuben står på { $value }, i mitten.
    }
question-pips = Pips: dina { $yours }, motståndarens { $theirs }
question-by-hand = Flytta brickorna på brädet, eller skriv draget.
question-write = Ditt drag
question-answer = Svara
question-list = Välj bland alla drag
question-answer-double = Dubbla
question-answer-wait = Dubbla inte
question-answer-take = Ta
question-answer-drop = Passa
question-tolerance = Varje svar som kostar { $loss } eller mindre räknas som rätt.
question-best = Det är bäst.
question-right = Rätt: det kostar { $loss }.
question-wrong = Inte rätt: det kostar { $loss }.

# The quiz of one’s own errors

quiz-title = Dina fel
quiz-own = Det här var ditt beslut i en av dina matcher, och det var ett fel.
quiz-progress =
    { $due ->
        [one] Ett kort står på tur, av { $all }; { $retired } undanlagda.
       *[other] { $due } kort står på tur, av { $all }; { $retired } undanlagda.
    }
quiz-skip = Fråga mig senare
quiz-retire = Fråga inte mer
quiz-made = I matchen valde du { $made }, vilket kostade { $loss }.
quiz-next = Nästa gång om { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 minut
           *[other] { $n } minuter
        }
        [hours] { $n ->
            [one] 1 timme
           *[other] { $n } timmar
        }
       *[days] { $n ->
            [one] 1 dag
           *[other] { $n } dagar
        }
    }
quiz-on = Vidare
quiz-match = Se det i matchen
quiz-empty = Det finns inga kort än. Dina avslutade matcher analyseras i bakgrunden, och vart och ett av dina fel blir ett kort: du får frågan igen, tidigare där du glömmer, senare där du minns.
quiz-done = Inget kort står på tur nu.
quiz-reset-title = Börja om
quiz-reset-note = Alla kort görs på nytt och står genast på tur, även de undanlagda.
quiz-reset = Glöm alla tider
own-level =
    { $n ->
        [one] Din performance rating är { $rating } över ett beslut: ungefär lika stark som nivån { $level }.
       *[other] Din performance rating är { $rating } över { $n } beslut: ungefär lika stark som nivån { $level }.
    }

# The position of the day

daily-title = Dagens ställning
daily-note = Från en match som spelats i klubben; någon gjorde fel här. Alla svarar en gång och ser sedan vad andra valde.
daily-empty = Det finns ingen ställning i dag: klubbens avslutade matcher har inte analyserats än. Spela en och analysera den.
daily-none = Den dagen hade ingen ställning.
daily-shares = Vad som valdes
daily-nobody = Ingen har svarat.
daily-answer = Svar
daily-chosen = Antal
daily-before = Dagen före
daily-today = Dagens ställning
daily-rule = Ställningen dras med datumet bland felen på 0,040 till 0,250 i klubbens senast analyserade matcher; namn visas inte.
refused-day-is-over = Den ställningen kan bara besvaras på sin dag.

# On the start page

start-learn-title = Lär dig
start-learn = Dina egna fel som frågor, och en ställning som alla svarar på i dag.
level-own = Lika stark som jag
level-own-note = { $rating } över { $n } beslut
refused-no-own-level = För få av dina beslut har analyserats än. Avsluta en match och analysera den, eller välj en nivå.
