# The table: what the page says while one plays. Read by the browser too: placeables and selectors only.

you = you
white = White
black = Black
bot = bot
you-mark = you
seat-free = Free seat
gone = away
bar-word = bar
off-word = off
number = { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
   *[other] { $n }
}
# Places and what stands there
board-label = Board. Arrow keys go from point to point, Enter moves a checker.
point = point { $number }
bar-yours = your bar
bar-theirs = the opponent’s bar
tray-yours = your tray
tray-theirs = the opponent’s tray
place = { $place }, { $men }
men-none = empty
men-count = { $count }
men-yours = { $n ->
    [1] a blot of yours
   *[other] { $count } of yours
}
men-theirs = { $n ->
    [1] a blot of the opponent’s
   *[other] { $count } of the opponent’s
}
men-white = { $n ->
    [1] a blot of White’s
   *[other] { $count } of White’s
}
men-black = { $n ->
    [1] a blot of Black’s
   *[other] { $count } of Black’s
}
moves-to = move to { $to }
moves-hitting = move to { $to }, hitting
moves-off = bear off
quadrant-home = Your home board: { $men }
quadrant-outer = Your outer board: { $men }
quadrant-their-outer = The opponent’s outer board: { $men }
quadrant-their-home = The opponent’s home board: { $men }
dice-swap = Dice { $a } and { $b }: swap their order
dice-done = Dice { $a } and { $b }, played: pick them up
cube-press = Cube: double to { $value }
cube-middle = Cube in the middle, at { $value }
cube-owned = Cube at { $value }, owned by { $who }

# Acts
act-roll = Roll
act-double = Double
act-confirm_double = Double to { $value }
act-cancel_double = No
act-take = Take
act-drop = Pass
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Done
act-pass = No move: go on
act-undo = Undo
act-next_game = Next game
act-offer_rematch = Rematch
act-accept_rematch = Accept rematch
act-decline_rematch = No thanks
act-accept_concession = Accept
act-reject_concession = Play on
act-accept_play = Let it stand
act-challenge = Ask for a legal play
confirm-double = Double to { $value }? Press again to confirm.

# The line under the board
status-waiting = Waiting for your opponent.
status-ready = The match is about to begin.
status-opening = Roll to see who begins.
status-opening-tie = Both threw { $die }: roll again.
status-rolling = The dice are rolling.
status-their-roll = { $who } to roll.
status-their-play = { $who } plays { $roll }.
status-doubled = Doubled to { $value }. Waiting for { $who }.
status-play = { $roll }: your move.
status-cannot = { $roll }: you cannot move.
status-complete = Press Done, or take a move back.
status-shown = Your play may be challenged until { $who } rolls.
status-their-shown = { $who } has played. Roll to accept it.
status-conceded = You have offered { $win ->
    [gammon] a gammon
    [backgammon] a backgammon
   *[single] a single game
}. Waiting for the answer.
status-next-wanted = Waiting for your opponent.
status-rematch-asked = You have asked for a rematch.
status-rematch-offered = Your opponent would like a rematch.
status-closed = This table is closed.
not-complete = You have not finished: a legal play uses every number it can.
not-now = That cannot be done now.
dice-used = Both dice have been played. Undo to play otherwise.
typing = Play: { $text }
typed-wrong = “{ $text }” cannot be played.
deadline = { $you ->
    [true] Decide within { $seconds } s.
   *[false] { $who } has { $seconds } s left to decide.
}
line-open = Connected
line-lost = Connection lost. Trying again…
replay-start = The start of the game, 0 of { $of }
replay = { $at } of { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } sits down.
say-gone = { $who } has lost the connection.
say-back = { $who } is back.
say-play = { $who } rolled { $a }-{ $b } and played { $play }.
say-play-short = { $play }.
say-cannot = { $who } rolled { $a }-{ $b } and cannot move.
say-roll = { $double ->
    [true] Double { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] no legal play
    [one] one play
   *[other] { $n } plays
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } rolls { $a }-{ $b }.
say-complete = Turn complete
say-forced = Forced: { $play }.
say-doubles = { $who } doubles to { $value }. Take or pass?
say-beaver = { $who } beavers: the cube would stand at { $value }.
say-raccoon = { $who } raccoons: the cube would stand at { $value }.
say-otter = { $who } answers with an otter: the cube would stand at { $value }.
say-cube = Cube at { $value }, owned by { $who }.
say-cube-middle = Cube in the middle at { $value }.
say-game = Game { $game }.
say-crawford = Game { $game }, the Crawford game: no doubling.
say-result = { $you ->
    [true] You win
   *[false] { $who } wins
} { $win ->
    [gammon] a gammon
    [backgammon] a backgammon
   *[single] the game
}, { $points ->
    [one] one point
   *[other] { $points } points
}.
say-match-won = { $you ->
    [true] You win the match
   *[false] { $who } wins the match
}{ $cause ->
    [flag] {" "}on time
    [too_slow] {" "}because the decision took too long
    [absent] {" "}because the opponent stayed away
    [left] {" "}because the opponent left
    [conceded] {" "}by concession
    [ruling] {" "}by a ruling
   *[score] {""}
}.
say-session-over = The session is over.
say-concedes = { $who } offers to concede { $win ->
    [gammon] a gammon
    [backgammon] a backgammon
   *[single] a single game
}.
say-rejected = The concession was rejected: play on.
say-your-turn = Your turn: roll.
say-your-turn-cube = Your turn: roll or double.
say-pips = Pips: you { $yours }, opponent { $theirs }.
score-money = Score { $yours }–{ $theirs }.
score-match = Score { $yours }–{ $theirs } to { $length }.

# Around the board
bar-you = You: { $who }
bar-them = Opponent: { $who }
pips = { $n } pips
away = { $n } away
score-of = score { $n }
title-money = Money play
title-match = Match to { $length }
title-game = game { $game }
title-crawford = Crawford
no-move = no move
moved-double = double to { $value }
moved-take = take
moved-drop = pass
moved-beaver = beaver to { $value }
moved-raccoon = raccoon to { $value }
moved-otter = otter to { $value }
moved-challenge = asked for a legal play
game-how = { $ending ->
    [dropped] passed
    [resigned] { $win ->
        [gammon] gammon, conceded
        [backgammon] backgammon, conceded
       *[single] conceded
    }
    [claimed] { $win ->
        [gammon] gammon, claimed
        [backgammon] backgammon, claimed
       *[single] claimed
    }
   *[other] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] single
    }
}
plays-count = { $n ->
    [one] One legal play
   *[other] { $n } legal plays
}
resign-single = Concede a single game
resign-gammon = Concede a gammon
resign-backgammon = Concede a backgammon
resign-match = Give up the whole match
invite-copied = Copied. Send it to your friend.
invite-select = Copy the marked link and send it to your friend.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = This table is closed.
refused-not-seated = Only who sits at the table can do that.
refused-seat-taken = That seat is taken.
refused-wrong-invitation = That seat is kept for somebody with an invitation.
refused-not-begun = The match has not begun.
refused-no-game = No game is being played now.
refused-match-over = The match is over.
refused-opponent-left = Your opponent has left.
refused-dice-called = The dice are about to fall.
refused-time-is-up = The time was over.
refused-rules = The rules do not allow that now.
refused-not-opened = There is no such table.
refused-opened-already = This table exists already.
refused-not-allowed = Only the house or the director can do that.
refused-nobody = Say first who you are.
refused-seated-already = You sit here already.
refused-same-player = Nobody plays against himself.
refused-broken-start = The first game cannot begin like this.
refused-ready-already = You are ready already.
refused-begun-already = The match has begun.
refused-seats-kept = Seats are kept to the end of the match.
refused-game-on = The game is not over.
refused-match-not-over = The match is not over.
refused-no-match = Money play has no match to give up: resign the game or leave.
refused-asked-already = You have asked for this already.
refused-rejected-before = Your opponent has rejected that; you may offer it again after the next roll.
refused-no-rematch = No rematch has been offered.
refused-not-that-roll = Another roll is waiting for its links.
refused-link-opened = The link of this roll is open already.
refused-no-own-chain = The house opens the links of this seat.
refused-bad-link = That link does not fit what this seat has committed.
refused-another-log = This browser has seen another course of the match than the one that stands here.
refused-chain-too-long = A chain has at most 4,096 links.
dice-alarm-commitment = The house has changed what it had committed itself to before the match.
dice-alarm-chains = The chains committed for this match were changed after it had begun.
dice-alarm-start = A link of yours was asked for before the match had begun.
dice-alarm-ahead = The link of roll { $number } was asked for, though the next roll is { $expected }. It would have told the house rolls to come.
dice-alarm-log = The house shows another course of this match than it showed before.
dice-alarm-between = Roll { $number } was called, and then something else happened before it fell.
dice-alarm-twice = Roll { $number } was called a second time, by somebody else or for something else.
dice-alarm-dice = The dice on the board are not those that stand in the record.
dice-alarm-lost = The house has received your link for roll { $number } and recorded it as not opened.
dice-alarm-escrow = Roll { $number } is recorded as opened from a deposit, but this browser has deposited nothing.
dice-alarm-proof = The record of the dice does not fit: { $fault }
dice-alarm-refused = This browser opens no more links in this match; the published default takes their place, and the record shows it.
dice-said = Warning: { $text }
dice-remark-late = Your link for roll { $number } was sent { $seconds } s after the call came here, and did not count any more: the published default took its place.
dice-remark-away = { $n ->
    [one] A roll fell while this browser was away: the published default took the place of your link.
   *[other] { $n } rolls fell while this browser was away: the published default took the place of your links.
}
dice-remark-elsewhere = Your part in these dice is not in this browser, but where you got ready. Here each of your links waits a moment and the published default takes its place. “Go on at another device” there gives a link that brings it here.
dice-remark-house = This browser keeps nothing, so the house draws your part of the dice as well.
dice-remark-unsure = More rolls fell while this browser was away than it can vouch for: it opens no more links in this match, and the published default takes their place.
dice-remark-brought = Your part in the dice is in this browser now too.
dice-right = { $rolls ->
    [one] Dice checked: the one roll follows from what was locked away before the match and kept by this browser.
   *[other] Dice checked: all { $rolls } rolls follow from what was locked away before the match and kept by this browser.
}
dice-fits = { $rolls ->
    [one] Dice checked: the one roll fits the record. This browser had kept nothing of its own to compare it with.
   *[other] Dice checked: all { $rolls } rolls fit the record. This browser had kept nothing of its own to compare them with.
}
dice-wrong = The dice of this match do not fit what was locked away before it.
refused-no-dice = The dice for this are missing.
refused-too-many-steps = A play has at most four steps.
refused-nothing-changes = Nothing changes by that.
refused-no-clock = No clock is used here.
refused-break-between-games = A break is taken after a game, before the next begins.
refused-nothing-due = Nothing is due now.
refused-no-early-roll = Here nobody can roll before his turn.
refused-not-absent = Your opponent is not away long enough.
refused-too-fast = Too many requests: wait a moment.
refused-not-yours = That is not yours to do.
refused-malformed = The server did not understand.
refused-away = The club cannot write at the moment. Try again soon; your clock does not run meanwhile.
refused-trouble = Something went wrong on our side. Try again.
clause-END-08 = Concede after completing your turn, and no more than the game can still cost.
clause-END-09 = Further rolls can still change the result.
clause-MOV-01 = That point is held by two or more of the opponent’s checkers.
clause-MOV-02 = The point in between is not open.
clause-MOV-03 = Neither single number is open.
clause-MOV-05 = A double is played at most four times.
clause-MOV-06 = Two colours never share a point.
clause-MOV-07 = Both numbers must be played.
clause-MOV-08 = If only one number can be played, it is the larger.
clause-MOV-09 = Of a double, as many as possible must be played.
clause-MOV-10 = With no legal move the turn is lost, and only then.
clause-HIT-02 = Checkers on the bar enter first.
clause-HIT-03 = The point for entering is not open.
clause-HIT-04 = As many checkers as possible must enter.
clause-OFF-01 = Bear off only when all your checkers are home.
clause-OFF-02 = Bear off from the point of that number.
clause-OFF-03 = A checker on a higher point must move that number.
clause-OFF-04 = Bear off from the highest point.
clause-OFF-08 = Both numbers must be used in bearing off too.
clause-CUB-02 = The cube is not yours, or the dice have been thrown.
clause-CUB-03 = Nothing has been offered to you.
clause-CUB-04 = Nobody doubles twice running.
clause-CUB-06 = The double must be answered first.
clause-CUB-15 = That answer is not in these rules.
clause-CUB-17 = Under these rules you may not double at this score.
clause-MAT-02 = There is no doubling in the Crawford game.
clause-MAT-04 = After the Crawford game the trailer waits for his third turn.
clause-SET-07 = The opening throw decides who begins.
clause-SET-08 = Roll first.
clause-IRR-01 = The play shown is legal and stands.
clause-IRR-02 = The turn has ended.
clause-IRR-05 = It is not your turn.
clause-OPT-03 = That does not exist in match play.

# Settings
set-group-board = Board
set-group-auto = By itself
set-group-sound = Sounds
set-group-voice = Read aloud
set-board = Board
set-board-noce = Noce (walnut)
set-board-lavagna = Lavagna (slate)
set-board-chiaro = Chiaro (high contrast)
set-look = Light or dark
set-look-system = As the system
set-look-light = Light
set-look-dark = Dark
set-home = Home board
set-home-right = Right
set-home-left = Left
set-colour = Your checkers
set-colour-light = Light
set-colour-dark = Dark
set-speed = Movement
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-quick = Very fast
set-speed-none = None
set-arrows = Show the last play
set-pips = Show pip counts
set-clocks = Show clocks
set-autoForced = Play wholly forced turns
set-autoPass = Go on when no move is legal
set-autoRoll = Roll when no double is possible
set-autoBearOff = Bear off when contact is over
set-fastForward = Fast-forward when closed out
set-confirmDouble = Confirm doubles
set-soundRoll = Dice
set-soundChecker = Checkers
set-soundHit = Hits
set-soundOff = Bearing off
set-soundCube = Cube
set-soundClock = Clock running low
set-soundTurn = Your turn
set-sayRolls = Rolls
set-sayRolls-full = With the number of plays
set-sayRolls-short = Dice only
set-sayRolls-none = Not
set-sayPlays = The opponent’s plays
set-sayPlays-full = Who, roll and play
set-sayPlays-short = Play only
set-sayPlays-none = Not

# Keys
key-go = roll, done, next
key-undo = take one step back
key-undo-all = take the whole turn back
key-double = double
key-take = take, accept
key-pass = pass, reject
key-beaver = beaver, raccoon, otter
key-swap = swap the dice
key-flip = turn the board round
key-list = list legal plays; a number and Enter plays one
key-last = show the last play again
key-clocks = show or hide clocks
key-pips = show or hide pips
key-quadrants = say the board by quadrants
key-type = type a play, then Enter
key-replay = look through the game
key-board = go to the board
key-help = this list
