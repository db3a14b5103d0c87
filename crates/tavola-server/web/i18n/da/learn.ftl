# Questions about positions

question-play = Hvordan spiller du slaget?
question-double = Det er din tur. Dobler du?
question-take = Du bliver doblet. Tager du?
question-roll = Slag { $roll }.
question-money = Pengespil.
question-match =
    { $crawford ->
        [yes] Kamp til { $length }, { $yours }–{ $theirs }, Crawford-partiet.
       *[no] Kamp til { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Dobleterningen er på { $value }, din.
        [theirs] Dobleterningen er på { $value }, modstanderens.
       *[middle] Dobleterningen er på { $value }, i midten.
    }
question-pips = Pips: dine { $yours }, modstanderens { $theirs }
question-by-hand = Flyt brikkerne på brættet, eller skriv trækket.
question-write = Dit træk
question-answer = Svar
question-list = Vælg blandt alle træk
question-answer-double = Doble
question-answer-wait = Ingen dobling
question-answer-take = Tag
question-answer-drop = Afslå
question-tolerance = Ethvert svar, der taber højst { $loss }, tæller som rigtigt.
question-best = Det er bedst.
question-right = Rigtigt: det taber { $loss }.
question-wrong = Ikke rigtigt: det taber { $loss }.

# The quiz of one’s own errors

quiz-title = Dine fejl
quiz-own = Det var din beslutning i en af dine kampe, og det var en fejl.
quiz-progress =
    { $due ->
        [one] Ét kort er klar, af { $all }; { $retired } taget ud.
       *[other] { $due } kort er klar, af { $all }; { $retired } taget ud.
    }
quiz-skip = Spørg mig senere
quiz-retire = Spørg ikke mere om dette
quiz-made = I kampen valgte du { $made }, som tabte { $loss }.
quiz-next = Næste gang om { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 minut
           *[other] { $n } minutter
        }
        [hours] { $n ->
            [one] 1 time
           *[other] { $n } timer
        }
       *[days] { $n ->
            [one] 1 dag
           *[other] { $n } dage
        }
    }
quiz-on = Videre
quiz-match = Se det i kampen
quiz-empty = Der er ingen kort endnu. Dine færdige kampe analyseres i baggrunden, og hver af dine fejl bliver til et kort: du spørges igen, før hvor du glemmer, senere hvor du husker.
quiz-done = Intet kort er klar nu.
quiz-reset-title = Begynd forfra
quiz-reset-note = Alle kort laves på ny og er straks klar, også dem, du har taget ud.
quiz-reset = Glem alle tider
own-level =
    { $n ->
        [one] Din PR er { $rating } over én beslutning: omtrent så stærk som niveauet { $level }.
       *[other] Din PR er { $rating } over { $n } beslutninger: omtrent så stærk som niveauet { $level }.
    }

# The position of the day

daily-title = Dagens stilling
daily-note = Fra en kamp spillet i klubben; nogen begik en fejl her. Alle svarer én gang og ser så, hvad andre valgte.
daily-empty = Der er ingen stilling i dag: klubbens færdige kampe er ikke analyseret endnu. Spil en, og analyser den.
daily-none = Den dag havde ingen stilling.
daily-shares = Hvad andre valgte
daily-nobody = Ingen har svaret.
daily-answer = Svar
daily-chosen = Personer
daily-before = Dagen før
daily-today = Dagens stilling
daily-rule = Stillingen trækkes efter datoen blandt fejlene fra 0,040 til 0,250 i klubbens senest analyserede kampe; navne vises ikke.
refused-day-is-over = Den stilling kan kun besvares på sin dag.

# On the start page

start-learn-title = Lær
start-learn = Dine egne fejl som spørgsmål og en stilling, som alle svarer på i dag.
level-own = Lige så stærk som jeg
level-own-note = { $rating } over { $n } beslutninger
refused-no-own-level = Der er ikke analyseret nok af dine beslutninger endnu. Spil en kamp færdig, og analyser den, eller vælg et niveau.
