# Questions about positions

question-play = How do you play this roll?
question-double = You are on roll. Do you double?
question-take = You are offered the cube. Do you take?
question-roll = Roll { $roll }.
question-money = Money play.
question-match =
    { $crawford ->
        [yes] Match to { $length }, { $yours }–{ $theirs }, Crawford game.
       *[no] Match to { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] The cube is at { $value }, yours.
        [theirs] The cube is at { $value }, the opponent’s.
       *[middle] The cube is at { $value }, in the middle.
    }
question-pips = Pips: yours { $yours }, the opponent’s { $theirs }
question-by-hand = Move the checkers on the board, or write the play.
question-write = Your play
question-answer = Answer
question-list = Choose from all plays
question-answer-double = Double
question-answer-wait = No double
question-answer-take = Take
question-answer-drop = Pass
question-tolerance = Every answer that loses { $loss } or less counts as right.
question-best = That is best.
question-right = Right: it loses { $loss }.
question-wrong = Not right: it loses { $loss }.

# The quiz of one’s own errors

quiz-title = Your errors
quiz-own = This was your decision in one of your matches, and it was an error.
quiz-progress =
    { $due ->
        [one] One card is due, of { $all }; { $retired } retired.
       *[other] { $due } cards are due, of { $all }; { $retired } retired.
    }
quiz-skip = Ask me later
quiz-retire = Don’t ask this again
quiz-made = In the match you chose { $made }, which lost { $loss }.
quiz-next = Next time in { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 minute
           *[other] { $n } minutes
        }
        [hours] { $n ->
            [one] 1 hour
           *[other] { $n } hours
        }
       *[days] { $n ->
            [one] 1 day
           *[other] { $n } days
        }
    }
quiz-on = Go on
quiz-match = See it in the match
quiz-empty = There are no cards yet. Your finished matches are analysed in the background, and each of your errors becomes a card: you are asked again, sooner where you forget, later where you remember.
quiz-done = No card is due now.
quiz-reset-title = Begin again
quiz-reset-note = All cards are made anew and are due at once, those you have retired too.
quiz-reset = Forget all times
own-level =
    { $n ->
        [one] Your performance rating is { $rating } over one decision: about as strong as the level { $level }.
       *[other] Your performance rating is { $rating } over { $n } decisions: about as strong as the level { $level }.
    }

# The position of the day

daily-title = Position of the day
daily-note = From a match played in this club; somebody erred here. Everybody answers once and then sees what people chose.
daily-empty = There is no position today: the club’s finished matches have not been analysed yet. Play one and analyse it.
daily-none = That day had no position.
daily-shares = What people chose
daily-nobody = Nobody has answered.
daily-answer = Answer
daily-chosen = People
daily-before = The day before
daily-today = Today’s position
daily-rule = The position is drawn by the date from the errors of 0.040 to 0.250 in the club’s latest analysed matches; names are not shown.
refused-day-is-over = That position can only be answered on its day.

# On the start page

start-learn-title = Learn
start-learn = Your own errors as questions, and a position that everybody answers today.
level-own = As strong as I am
level-own-note = { $rating } over { $n } decisions
refused-no-own-level = Not enough of your decisions have been analysed yet. Finish a match and analyse it, or choose a level.
