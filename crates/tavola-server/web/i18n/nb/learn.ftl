# Questions about positions

question-play = Hvordan spiller du dette kastet?
question-double = Du har turen. Dobler du?
question-take = Du blir tilbudt kuben. Tar du?
question-roll = Kast { $roll }.
question-money = Pengespill.
question-match =
    { $crawford ->
        [yes] Kamp til { $length }, { $yours }–{ $theirs }, Crawford-parti.
       *[no] Kamp til { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Kuben er på { $value }, din.
        [theirs] Kuben er på { $value }, motstanderens.
       *[middle] Kuben er på { $value }, i midten.
    }
question-pips = Pips: dine { $yours }, motstanderens { $theirs }
question-by-hand = Flytt brikkene på brettet, eller skriv trekket.
question-write = Trekket ditt
question-answer = Svar
question-list = Velg blant alle trekk
question-answer-double = Doble
question-answer-wait = Ikke doble
question-answer-take = Ta
question-answer-drop = Passe
question-tolerance = Hvert svar som koster { $loss } eller mindre, regnes som riktig.
question-best = Det er det beste.
question-right = Riktig: det koster { $loss }.
question-wrong = Ikke riktig: det koster { $loss }.

# The quiz of one’s own errors

quiz-title = Feilene dine
quiz-own = Dette var din beslutning i en av kampene dine, og den var feil.
quiz-progress =
    { $due ->
        [one] Ett kort står for tur, av { $all }; { $retired } lagt bort.
       *[other] { $due } kort står for tur, av { $all }; { $retired } lagt bort.
    }
quiz-skip = Spør meg senere
quiz-retire = Ikke spør om dette igjen
quiz-made = I kampen valgte du { $made }, som kostet { $loss }.
quiz-next = Neste gang om { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 minutt
           *[other] { $n } minutter
        }
        [hours] { $n ->
            [one] 1 time
           *[other] { $n } timer
        }
       *[days] { $n ->
            [one] 1 dag
           *[other] { $n } dager
        }
    }
quiz-on = Videre
quiz-match = Se det i kampen
quiz-empty = Det finnes ingen kort ennå. De avsluttede kampene dine analyseres i bakgrunnen, og hver feil blir et kort: du blir spurt igjen, før der du glemmer, senere der du husker.
quiz-done = Ingen kort står for tur nå.
quiz-reset-title = Begynn på nytt
quiz-reset-note = Alle kort lages på nytt og står for tur med en gang, også de du har lagt bort.
quiz-reset = Glem alle tider
own-level =
    { $n ->
        [one] Din performance rating er { $rating } over én beslutning: omtrent like sterk som nivået { $level }.
       *[other] Din performance rating er { $rating } over { $n } beslutninger: omtrent like sterk som nivået { $level }.
    }

# The position of the day

daily-title = Dagens posisjon
daily-note = Fra en kamp spilt i denne klubben; noen gjorde feil her. Alle svarer én gang og ser så hva folk valgte.
daily-empty = Det er ingen posisjon i dag: klubbens avsluttede kamper er ikke analysert ennå. Spill en og analyser den.
daily-none = Den dagen hadde ingen posisjon.
daily-shares = Hva folk valgte
daily-nobody = Ingen har svart.
daily-answer = Svar
daily-chosen = Folk
daily-before = Dagen før
daily-today = Posisjonen i dag
daily-rule = Posisjonen trekkes etter datoen blant feilene fra 0,040 til 0,250 i de kampene klubben sist har analysert; navn vises ikke.
refused-day-is-over = Den posisjonen kan bare besvares på sin dag.

# On the start page

start-learn-title = Lær
start-learn = Dine egne feil som spørsmål, og en posisjon som alle svarer på i dag.
level-own = Like sterk som meg
level-own-note = { $rating } over { $n } beslutninger
refused-no-own-level = For få av beslutningene dine er analysert ennå. Spill ferdig en kamp og analyser den, eller velg et nivå.
