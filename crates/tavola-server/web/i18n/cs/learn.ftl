# Questions about positions

question-play = Jak zahrajete tento hod?
question-double = Jste na tahu. Zdvojíte?
question-take = Soupeř vám zdvojuje. Přijmete?
question-roll = Hod { $roll }.
question-money = Hra o peníze.
question-match =
    { $crawford ->
        [yes] Zápas do { $length }, { $yours }–{ $theirs }, Crawfordova hra.
       *[no] Zápas do { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Kostka na { $value }, vaše.
        [theirs] Kostka na { $value }, soupeřova.
       *[middle] Kostka na { $value }, uprostřed.
    }
question-pips = Pipy: vy { $yours }, soupeř { $theirs }
question-by-hand = Posuňte kameny na desce, nebo tah napište.
question-write = Váš tah
question-answer = Odpovědět
question-list = Vybrat ze všech tahů
question-answer-double = Zdvojit
question-answer-wait = Nezdvojovat
question-answer-take = Přijmout
question-answer-drop = Odmítnout
question-tolerance = Za správnou platí každá odpověď, která ztrácí { $loss } nebo méně.
question-best = To je nejlepší.
question-right = Správně: ztráta { $loss }.
question-wrong = Špatně: ztráta { $loss }.

# The quiz of one’s own errors

quiz-title = Vaše chyby
quiz-own = Tohle je vaše rozhodnutí z některého vašeho zápasu a byla to chyba.
quiz-progress =
    { $due ->
        [one] Čeká jedna karta, celkem { $all }; vyřazené: { $retired }.
        [few] Čekají { $due } karty, celkem { $all }; vyřazené: { $retired }.
        [many] Čeká { $due } karty, celkem { $all }; vyřazené: { $retired }.
       *[other] Čeká { $due } karet, celkem { $all }; vyřazené: { $retired }.
    }
quiz-skip = Zeptat se později
quiz-retire = Už se neptat
quiz-made = V zápase byla vaše volba { $made }, ztráta { $loss }.
quiz-next = Příště za { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] { $n } minutu
            [few] { $n } minuty
            [many] { $n } minuty
           *[other] { $n } minut
        }
        [hours] { $n ->
            [one] { $n } hodinu
            [few] { $n } hodiny
            [many] { $n } hodiny
           *[other] { $n } hodin
        }
       *[days] { $n ->
            [one] { $n } den
            [few] { $n } dny
            [many] { $n } dne
           *[other] { $n } dnů
        }
    }
quiz-on = Dál
quiz-match = Ukázat v zápase
quiz-empty = Zatím žádné karty. Vaše dohrané zápasy se na pozadí analyzují a z každé chyby se stane karta: otázka se vrací, dřív tam, kde zapomínáte, později tam, kde si pamatujete.
quiz-done = Teď žádná karta nečeká.
quiz-reset-title = Začít znovu
quiz-reset-note = Všechny karty vzniknou znovu a hned čekají, i ty vyřazené.
quiz-reset = Zapomenout všechny termíny
own-level =
    { $n ->
        [one] Vaše PR je { $rating } z jednoho rozhodnutí: zhruba tak silné jako úroveň { $level }.
        [few] Vaše PR je { $rating } ze { $n } rozhodnutí: zhruba tak silné jako úroveň { $level }.
        [many] Vaše PR je { $rating } z { $n } rozhodnutí: zhruba tak silné jako úroveň { $level }.
       *[other] Vaše PR je { $rating } z { $n } rozhodnutí: zhruba tak silné jako úroveň { $level }.
    }

# The position of the day

daily-title = Pozice dne
daily-note = Ze zápasu hraného v tomto klubu; někdo tu chyboval. Každý odpoví jednou a pak vidí, co volili ostatní.
daily-empty = Dnes žádná pozice není: dohrané zápasy klubu ještě nejsou zanalyzovány. Zahrajte zápas a analyzujte ho.
daily-none = Ten den žádná pozice nebyla.
daily-shares = Co lidé volili
daily-nobody = Nikdo neodpověděl.
daily-answer = Odpověď
daily-chosen = Lidé
daily-before = O den dřív
daily-today = Dnešní pozice
daily-rule = Pozice se losuje podle data z chyb od 0,040 do 0,250 v posledních zanalyzovaných zápasech klubu; jména se neukazují.
refused-day-is-over = Na tu pozici lze odpovědět jen v její den.

# On the start page

start-learn-title = Učit se
start-learn = Vaše vlastní chyby jako otázky a pozice, na kterou dnes odpovídají všichni.
level-own = Tak silný jako já
level-own-note = { $rating }, rozhodnutí: { $n }
refused-no-own-level = Zatím není zanalyzováno dost vašich rozhodnutí. Dohrajte zápas a analyzujte ho, nebo zvolte úroveň.
