# Questions about positions

question-play = Hoe speel je deze worp?
question-double = Jij bent aan de beurt. Verdubbel je?
question-take = De cube wordt je aangeboden. Neem je aan?
question-roll = Worp { $roll }.
question-money = Geldspel.
question-match =
    { $crawford ->
        [yes] Match tot { $length }, { $yours }–{ $theirs }, Crawfordpartij.
       *[no] Match tot { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] De cube staat op { $value } en is van jou.
        [theirs] De cube staat op { $value } en is van de tegenstander.
       *[middle] De cube staat op { $value }, in het midden.
    }
question-pips = Pips: jij { $yours }, de tegenstander { $theirs }
question-by-hand = Verzet de stenen op het bord, of schrijf de zet.
question-write = Je zet
question-answer = Antwoorden
question-list = Kiezen uit alle zetten
question-answer-double = Verdubbelen
question-answer-wait = Niet verdubbelen
question-answer-take = Aannemen
question-answer-drop = Passen
question-tolerance = Elk antwoord dat { $loss } of minder kost, geldt als goed.
question-best = Dat is het beste.
question-right = Goed: het kost { $loss }.
question-wrong = Niet goed: het kost { $loss }.

# The quiz of one’s own errors

quiz-title = Je fouten
quiz-own = Dit was jouw beslissing in een van je matches, en het was een fout.
quiz-progress =
    { $due ->
        [one] Eén kaart is aan de beurt, van { $all }; { $retired } weggelegd.
       *[other] { $due } kaarten zijn aan de beurt, van { $all }; { $retired } weggelegd.
    }
quiz-skip = Vraag het me later
quiz-retire = Niet meer vragen
quiz-made = In de match koos je { $made }, en dat kostte { $loss }.
quiz-next = Volgende keer over { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 minuut
           *[other] { $n } minuten
        }
        [hours] { $n ->
            [one] 1 uur
           *[other] { $n } uur
        }
       *[days] { $n ->
            [one] 1 dag
           *[other] { $n } dagen
        }
    }
quiz-on = Verder
quiz-match = In de match bekijken
quiz-empty = Er zijn nog geen kaarten. Je afgeronde matches worden op de achtergrond geanalyseerd, en elke fout van je wordt een kaart: je krijgt hem opnieuw, eerder waar je vergeet, later waar je het onthoudt.
quiz-done = Er is nu geen kaart aan de beurt.
quiz-reset-title = Opnieuw beginnen
quiz-reset-note = Alle kaarten worden opnieuw gemaakt en zijn meteen aan de beurt, ook de weggelegde.
quiz-reset = Alle tijden vergeten
own-level =
    { $n ->
        [one] Je performance rating is { $rating } over één beslissing: ongeveer zo sterk als het niveau { $level }.
       *[other] Je performance rating is { $rating } over { $n } beslissingen: ongeveer zo sterk als het niveau { $level }.
    }

# The position of the day

daily-title = Stelling van de dag
daily-note = Uit een match die in deze club is gespeeld; hier ging iemand in de fout. Iedereen antwoordt één keer en ziet dan wat de anderen kozen.
daily-empty = Vandaag is er geen stelling: de afgeronde matches van de club zijn nog niet geanalyseerd. Speel er een en analyseer hem.
daily-none = Die dag had geen stelling.
daily-shares = Wat er is gekozen
daily-nobody = Nog niemand heeft geantwoord.
daily-answer = Antwoord
daily-chosen = Mensen
daily-before = De dag ervoor
daily-today = Stelling van vandaag
daily-rule = De stelling wordt met de datum geloot uit de fouten van 0,040 tot 0,250 in de laatst geanalyseerde matches van de club; namen worden niet getoond.
refused-day-is-over = Die stelling kan alleen op de dag zelf worden beantwoord.

# On the start page

start-learn-title = Leren
start-learn = Je eigen fouten als vragen, en een stelling waar vandaag iedereen op antwoordt.
level-own = Zo sterk als ik
level-own-note = { $rating } over { $n } beslissingen
refused-no-own-level = Er zijn nog niet genoeg van je beslissingen geanalyseerd. Rond een match af en analyseer hem, of kies een niveau.
