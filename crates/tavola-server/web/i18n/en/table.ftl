# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = you
you-first = You
you-object = you
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
board-label = Board. Arrow keys move from point to point, Enter moves a checker.
point = point { $number }
bar-yours = your bar
bar-theirs = the opponent’s bar
tray-yours = your tray
tray-theirs = the opponent’s tray
bar-white = White’s bar
bar-black = Black’s bar
tray-white = White’s tray
tray-black = Black’s tray
place = { $place }, { $checkers }
checkers-none = empty
checkers-count = { $count }
checkers-yours = { $n ->
    [1] a blot of yours
   *[other] { $count } of yours
}
checkers-theirs = { $n ->
    [1] a blot of the opponent’s
   *[other] { $count } of the opponent’s
}
checkers-white = { $n ->
    [1] a blot of White’s
   *[other] { $count } of White’s
}
checkers-black = { $n ->
    [1] a blot of Black’s
   *[other] { $count } of Black’s
}
moves-to = move to { $to }
moves-hitting = move to { $to }, hitting
moves-off = bear off
quadrant-home = Your home board: { $checkers }
quadrant-outer = Your outer board: { $checkers }
quadrant-their-outer = The opponent’s outer board: { $checkers }
quadrant-their-home = The opponent’s home board: { $checkers }
dice-swap = Dice { $a } and { $b }: swap their order
dice-done = Dice { $a } and { $b }, played: pick them up
cube-press = Cube: double to { $value }
cube-middle = Cube in the middle, at { $value }
cube-owned = Cube at { $value }, owned by { $you ->
    [true] you
   *[false] { $who }
}

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
act-no_move = No legal move: continue
act-undo = Undo
act-next_game = Next game
act-offer_rematch = Rematch
act-accept_rematch = Accept rematch
act-decline_rematch = No, thanks
act-accept_resignation = Accept
act-reject_resignation = Play on
act-annul_doubles = Annul the doubles
act-annul_doubles-detail = no doubles in the Crawford game
act-correct_start = Correct the start
act-correct_start-detail = before the fourth roll
act-roll_early = Roll early
act-double_early = Double early
act-double_by_mistake = Double in the Crawford game
act-accept_play = Let it stand
act-challenge = Ask for a legal play
confirm-double = Double to { $value }? Press again to confirm.

# The line under the board
status-waiting = Waiting for your opponent.
status-waiting-doubles = Waiting for everybody to sit down.
status-ready = The match is about to begin.
status-opening = Roll to see who goes first.
status-opening-tie = Both rolled { $die }: roll again.
status-rolling = The dice are rolling.
status-their-roll = { $who } to roll.
status-their-play = { $who } to play { $roll }.
status-doubled = Doubled to { $value }. Waiting for { $who }.
status-play = { $roll }: your move.
status-cannot = { $roll }: no legal move.
status-complete = Press Done, or undo a move.
status-rolled-early = { $mover ->
    [you] { $who } has rolled { $roll } too early: it stands, and you play knowing it. They can’t double before it (IRR-07).
    [opponent] You have rolled { $roll } too early: it stands, your opponent plays knowing it, and you can’t double (IRR-07).
   *[other] { $who } has rolled { $roll } too early: it stands (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } has doubled too early: you play knowing it, then you answer (CUB-09).
    [opponent] You have doubled too early: it can’t be withdrawn (CUB-09).
   *[other] { $who } has doubled too early (CUB-09).
}
status-shown = Your play may be challenged until { $who } rolls.
status-challenged = { $who } asks for a legal play: play { $roll } again.
status-their-shown-answer = { $who } has played. Let it stand, or ask for a legal play.
status-their-shown = { $who } has played. Roll to accept it.
status-resigned = You have offered to resign { $win ->
    [gammon] a gammon
    [backgammon] a backgammon
   *[single] a single game
}. Waiting for the answer.
status-next-wanted = Waiting for your opponent.
status-rematch-asked = You have asked for a rematch.
status-rematch-offered = Your opponent would like a rematch.
status-closed = This table is closed.
done-unmoved = You haven’t moved anything. Press again to end your turn all the same.
roll-early-sure = Your opponent hasn’t finished. A roll made now stands as the rules of this table say. Press again to roll all the same.
double-early-sure = This double comes too early and can’t be withdrawn (CUB-09). Press again to double all the same.
not-complete = Your turn is not complete: play as many numbers as you legally can.
not-now = You can’t do that now.
dice-used = Both dice have been played. Undo to play differently.
typing = Play: { $text }
typed-wrong = “{ $text }” is not a legal play.
deadline = { $you ->
    [true] Decide within { $seconds } s.
   *[false] { $who } has { $seconds } s left to decide.
}
absence = { $who } is away. If they are not back in { $left }, you may claim the win.
line-open = Connected
line-lost = Connection lost. Reconnecting…
replay-start = Start of the game, 0 of { $of }
replay = { $at } of { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } sits down.
say-gone = { $who } has lost the connection.
say-back = { $who } is back.
say-play = { $who } rolled { $a }-{ $b } and played { $play }.
say-play-told = { $who } plays { $play }.
say-play-short = { $play }.
say-cannot = { $who } rolled { $a }-{ $b } and has no legal move.
say-cannot-told = { $who } has no legal move.
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
say-beaver = { $who } beavers: the cube would go to { $value }.
say-raccoon = { $who } raccoons: the cube would go to { $value }.
say-otter = { $who } answers with an otter: the cube would go to { $value }.
say-cube = Cube at { $value }, owned by { $you ->
    [true] you
   *[false] { $who }
}.
say-cube-middle = Cube in the middle at { $value }.
say-game = Game { $game }.
say-crawford = Game { $game }, the Crawford game: no doubling.
say-result = { $you ->
    [true] You win
    [lost] You lose
   *[false] { $who } wins
} { $win ->
    [gammon] a gammon
    [backgammon] a backgammon
   *[single] the game
}{ $ending ->
    [dropped] {" "}after a passed double
    [resigned] {" "}by resignation
    [claimed] {" "}by a claim
    [flag] {" "}on time
    [forfeited] {" "}by forfeit
    [adjudicated] {" "}by a ruling
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}with the cube at { $cube }
}, { $points ->
    [one] one point
   *[other] { $points } points
}.
say-match-won = { $you ->
    [true] You win the match
    [lost] You lose the match
   *[false] { $who } wins the match
}{ $cause ->
    [flag] {" "}on time
    [too_slow] {" "}because the decision took too long
    [absent] {" "}{ $you ->
        [lost] because you stayed away
       *[other] because the opponent stayed away
    }
    [left] {" "}{ $you ->
        [lost] because you left
       *[other] because the opponent left
    }
    [resigned] {" "}by resignation
    [ruling] {" "}by a ruling
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] The session is over: a player left.
    [absent] The session is over: a player stayed away.
    [too_slow] The session is over: a decision took too long.
    [flag] The session is over: a player’s time ran out.
    [resigned] The session is over: a player resigned.
    [ruling] The session is over by a ruling.
    [annulled] The match is annulled: it counts for nobody.
   *[session_over] The session is over.
}
say-resigns = { $who } offers to resign { $win ->
    [gammon] a gammon
    [backgammon] a backgammon
   *[single] a single game
}.
say-rejected = The resignation was rejected: play on.
say-your-turn = Your turn: roll.
say-your-turn-cube = Your turn: roll or double.
say-pips = Pips: you { $yours }, opponent { $theirs }.
score-money = Score { $yours }–{ $theirs }.
points-word = points
score-stake = Score { $yours }–{ $theirs }: { $lead ->
    [level] nobody owes anything
    [you] you are { $amount } ahead
    [opponent] your opponent is { $amount } ahead
   *[other] { $who } is { $amount } ahead
}.
score-match = Score { $yours }–{ $theirs } to { $length }.
score-match-stood = The score stood at { $yours }–{ $theirs } to { $length }.

# Around the board
bar-you = You: { $who }
bar-them = Opponent: { $who }
pips = { $n } pips
away = { $n } away
score-of = score { $n }
title-game = game { $game }
title-crawford = Crawford
no-move = no move
moved-double = double to { $value }
moved-take = take
moved-drop = pass
moved-beaver = beaver to { $value }
moved-raccoon = raccoon to { $value }
moved-otter = otter to { $value }
moved-roll_early = rolled too early
moved-double_early = doubled too early to { $value }
moved-annul_doubles = doubles of the Crawford game annulled
moved-correct_start = start corrected
moved-challenge = asked for a legal play
game-how = { $ending ->
    [dropped] passed
    [resigned] { $win ->
        [gammon] gammon, resigned
        [backgammon] backgammon, resigned
       *[single] resigned
    }
    [claimed] { $win ->
        [gammon] gammon, claimed
        [backgammon] backgammon, claimed
       *[single] claimed
    }
    [flag] { $win ->
        [gammon] gammon, on time
        [backgammon] backgammon, on time
       *[single] on time
    }
    [forfeited] { $win ->
        [gammon] gammon, forfeited
        [backgammon] backgammon, forfeited
       *[single] forfeited
    }
    [adjudicated] { $win ->
        [gammon] gammon, by a ruling
        [backgammon] backgammon, by a ruling
       *[single] by a ruling
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] single
    }
}
match-decided = { $cause ->
    [flag] match won on time
    [too_slow] match won: the decision took too long
    [absent] match won: the opponent stayed away
    [left] match won: the opponent left
    [ruling] match won by a ruling
   *[resigned] match resigned
}{ $between ->
    [true] {" "}between games
   *[false] {""}
}
plays-count = { $n ->
    [one] One legal play
   *[other] { $n } legal plays
}
resign-single = Resign a single game: { $points ->
    [one] 1 point
   *[other] { $points } points
}
resign-gammon = Resign a gammon: { $points } points
resign-backgammon = Resign a backgammon: { $points } points
resign-match = Resign the whole match
resign-match-sure = Yes, resign the whole match
resign-match-no = No, play on
resign-when-done = { $win ->
    [gammon] You offer to resign a gammon
    [backgammon] You offer to resign a backgammon
   *[single] You offer to resign the game
} as soon as your turn is done (END-08). Esc takes that back.
resign-kind = { $win ->
    [gammon] Resign a gammon
    [backgammon] Resign a backgammon
   *[single] Resign a single game
}
leave-session = End the session
leave-table = Leave the table
lookback-game = { $match ->
    [1] Game { $game }
   *[other] Match { $match }, game { $game }
}
lookback-open = Look back at game { $game }
lookback-unreachable = The games can’t be fetched right now. Try again in a moment.
copied = Copied: { $text }
watchers = { $n ->
    [one] 1 watching
   *[other] { $n } watching
}
bot-level = Bot · { $level }
bot-level-beginner = beginner
bot-level-novice = novice
bot-level-casual = casual
bot-level-intermediate = intermediate
bot-level-advanced = advanced
bot-level-expert = expert
bot-level-full = full strength
stake-per-point = { $unit } per point
line-needed = No connection: this is possible again as soon as it is back.
line-waiting = Not sent yet: what you have done goes out as soon as the connection is back.
moved-rejected_single = resigned a single game: rejected
moved-rejected_gammon = resigned a gammon: rejected
moved-rejected_backgammon = resigned a backgammon: rejected
act-double-detail = to { $value }
act-take-detail = for { $asked }
act-drop-detail = loses { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = wins { $points }
act-beaver-detail = to { $beaver }
act-raccoon-detail = to { $beaver }
act-otter-detail = to { $beaver }
key-escape = back from whatever is half done; back from looking at earlier moves
key-mouse = move by the first die; right click: by the other
key-dice = swap the dice; when the turn is complete: done
key-drag = move through both dice at once
invite-copied = Copied. Send it to your friend.
invite-select = Copy the selected link and send it to your friend.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = This table is closed.
refused-not-seated = Only the players at this table can do that.
refused-seat-taken = That seat is taken.
refused-wrong-invitation = That seat is reserved for someone with an invitation.
refused-not-begun = The match has not begun.
refused-no-game = No game is in progress.
refused-match-over = The match is over.
refused-opponent-left = Your opponent has left.
refused-dice-called = The dice are about to be rolled.
refused-time-is-up = Time was up.
refused-rules = The rules do not allow that now.
refused-not-opened = There is no such table.
refused-opened-already = This table already exists.
refused-not-allowed = Only the server or the director can do that.
refused-nobody = Enter your name first.
refused-seated-already = You already have a seat here.
refused-same-player = You can’t play against yourself.
refused-broken-start = The first game can’t begin with these settings.
refused-ready-already = You have already said that you are ready.
refused-begun-already = The match has already begun.
refused-seats-kept = Seats can’t change before the match is over.
refused-game-on = The game is not over.
refused-match-not-over = The match is not over.
refused-no-match = Money play has no match to resign: resign the game or leave.
refused-asked-already = You have already asked for this.
refused-rejected-before = Your opponent has rejected that; you can offer it again after the next roll.
refused-no-rematch = No rematch has been offered.
refused-not-that-roll = A different roll is waiting for its chain links.
refused-link-opened = The chain link for this roll is already open.
refused-no-own-chain = The server opens the chain links of this seat.
deposit-no-own-chain = A seed can be left here once this seat has committed to a chain of its own.
deposit-not-the-seed = That seed doesn’t belong to the chain this seat has committed to.
refused-bad-link = That chain link does not fit what this seat committed to.
refused-another-log = This browser has seen a different course of the match from the one recorded here.
refused-too-long = A text or a list is too long, or a number too large.
refused-chain-too-long = A chain has at most 4,096 links.
dice-alarm-commitment = The server has changed what it committed to before the match.
dice-alarm-chains = The chains committed for this match were changed after it began.
dice-alarm-start = One of your chain links was requested before the match began.
dice-alarm-ahead = The chain link for roll { $number } was requested, although the next roll is { $expected }. It would have told the server future rolls.
dice-alarm-log = The server now shows a different course of this match than before.
dice-alarm-between = Roll { $number } was called, and something else happened before the dice fell.
dice-alarm-twice = Roll { $number } was called a second time, by someone else or for something else.
dice-alarm-dice = The dice on the board are not the dice in the record.
dice-alarm-lost = The server received your chain link for roll { $number } but recorded it as not opened.
dice-alarm-escrow = Roll { $number } is recorded as opened from a deposit, but this browser has deposited nothing.
dice-alarm-proof = The record of the dice is not consistent: { $fault }
dice-alarm-refused = This browser opens no more chain links in this match; the published default value takes their place, and the record shows it.
dice-said = Warning: { $text }
dice-remark-late = Your chain link for roll { $number } was sent { $seconds } s after the call reached this browser and no longer counted: the published default value took its place.
dice-remark-away = { $n ->
    [one] A roll was made while this browser was away: the published default value took the place of your chain link.
   *[other] { $n } rolls were made while this browser was away: the published default value took the place of your chain links.
}
dice-remark-elsewhere = Your part in these dice is not in this browser but in the one where you got ready. Here each of your rolls waits a moment and then uses the published default value. In the other browser, “Continue on another device” gives you a link that brings your part here.
dice-remark-house = This browser stores nothing, so the server draws your part of the dice too.
dice-remark-unsure = More rolls were made while this browser was away than it can vouch for: it opens no more chain links in this match, and the published default value takes their place.
dice-remark-brought = Your part in the dice is now in this browser too.
dice-right = { $rolls ->
    [one] Dice checked: the one roll follows from what was locked away before the match and kept by this browser.
   *[other] Dice checked: all { $rolls } rolls follow from what was locked away before the match and kept by this browser.
}
dice-fits = { $rolls ->
    [one] Dice checked: the one roll agrees with the record. This browser had stored nothing of its own to compare it with.
   *[other] Dice checked: all { $rolls } rolls agree with the record. This browser had stored nothing of its own to compare them with.
}
dice-wrong = The dice of this match do not follow from what was locked away before it.
refused-no-dice = The dice for this are missing.
refused-too-many-steps = A play has at most four steps.
refused-nothing-changes = That would change nothing.
refused-no-clock = There is no clock here.
refused-break-between-games = Breaks are taken between games.
refused-nothing-due = Nothing is due now.
refused-not-absent = Your opponent has not been away long enough.
refused-too-fast = Too many requests: wait a moment.
refused-not-yours = You are not allowed to do that.
refused-malformed = The server did not understand that.
refused-away = The club can’t save anything right now. Try again soon; your clock does not run in the meantime.
refused-trouble = Something went wrong on our side. Try again.
clause-END-08 = Resign after completing your turn, and for no more than the game can still cost.
clause-END-09 = Further rolls could still change the result.
clause-MOV-01 = That point is held by two or more of the opponent’s checkers.
clause-MOV-02 = Each number is a move of its own, and no point in between where this checker could stop is open.
clause-MOV-03 = Neither number is open on its own.
clause-MOV-05 = Doubles are played at most four times.
clause-MOV-06 = Two colours never share a point.
clause-MOV-07 = Both numbers must be played.
clause-MOV-08 = If only one number can be played, it must be the larger.
clause-MOV-09 = Of doubles, as many as possible must be played.
clause-MOV-10 = You lose your turn only when you have no legal move.
clause-HIT-02 = Checkers on the bar must enter first.
clause-HIT-03 = The point where you would enter is not open.
clause-HIT-04 = As many checkers as possible must enter.
clause-OFF-01 = You can bear off only when all your checkers are home.
clause-OFF-02 = Bear off from the point of that number.
clause-OFF-03 = A checker on a higher point must move that number.
clause-OFF-04 = Bear off from your highest point.
clause-OFF-08 = Both numbers must be used when bearing off too.
clause-CUB-02 = The cube is not yours, or the dice have been rolled.
clause-CUB-03 = Nothing has been offered to you.
clause-CUB-04 = You can’t double twice in a row.
clause-CUB-06 = The double must be answered first.
clause-CUB-15 = These rules do not have that answer.
clause-CUB-17 = Under these rules you can’t double at this score.
clause-MAT-02 = There is no doubling in the Crawford game.
clause-MAT-04 = After the Crawford game the trailer can’t double before their third turn.
clause-SET-07 = The opening roll decides who goes first.
clause-SET-08 = Roll first.
clause-IRR-01 = The play shown is legal and stands.
clause-IRR-02 = The turn has ended.
clause-IRR-05 = It is not your turn.
clause-OPT-03 = That does not exist in match play.

# Settings
set-group-board = Board
set-group-auto = Automatic play
set-group-sound = Sounds
set-group-voice = Read aloud
set-board = Board
set-board-noce = Noce (walnut)
set-board-lavagna = Lavagna (slate)
set-board-chiaro = Chiaro (high contrast)
set-board-panno = Panno (green baize)
set-board-marmo = Marmo (marble)
set-board-lacca = Lacca (lacquer and gold)
set-look = Appearance
set-look-system = Same as the system
set-look-light = Light
set-look-dark = Dark
set-numbers = Numbers of the points
set-numbers-own = Each from home
set-numbers-absolute = The same for both (plays are written from home)
set-home = Home board
set-home-right = Right
set-home-left = Left
set-colour = Your checkers
set-colour-light = Light
set-colour-dark = Dark
set-speed = Animation
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-quick = Very fast
set-speed-none = None
set-arrows = Show the last play
set-pips = Show pip counts
set-clocks = Show clocks
set-autoForced = Play turns that are entirely forced
set-autoPass = Continue when there is no legal move
set-autoRoll = Roll when doubling is not possible
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
set-sayRolls-none = Off
set-sayPlays = The opponent’s plays
set-sayPlays-full = Who, roll and play
set-sayPlays-short = Play only
set-sayPlays-none = Off

# Keys
key-go = roll, done, next
key-undo = undo one step
key-undo-all = undo the whole turn
key-double = double
key-take = take, accept
key-drop = pass, reject
key-beaver = beaver, raccoon, otter
key-swap = swap the dice
key-flip = turn the board around
key-list = list legal plays; a number and Enter plays one
key-last = show the last play again
key-clocks = show or hide clocks
key-pips = show or hide pips
key-quadrants = read the board quadrant by quadrant
key-type = type a play, then Enter
key-replay = step through the game
key-board = go to the board
key-help = this list
key-bell = to the bell with your notices

# Consultation doubles: two who share a side
pair-title = Your pair
pair-hand = dice: { $who }
pair-away = { $who } away
pair-dice = { $you ->
    [true] You have the dice and act for your side.
   *[false] { $who } has the dice and acts for your side.
}
pair-private = Only the two of you read this.
pair-come-back = Come back and take the dice
pair-leave = Leave ({ $who } plays on)
pair-left = { $who } has left. You play on alone; they can come back.
pair-you-left = You have left, and { $who } plays on. You can come back.
pair-away-note = { $who } is away. You can take the dice.
pair-links-away = { $who }’s browser opens your side’s part of the dice: while it is away, each roll takes a little longer.
act-take_dice = Take the dice
act-give_dice = Give { $who } the dice
act-advise = Write to your partner
status-advise = { $who } to play { $roll }. Move checkers to show { $who } a play.
status-advise-ready = Show this play to { $who }, or undo it.
say-dice = { $you ->
    [true] You have the dice.
   *[false] { $who } has the dice.
}
say-partner-left = { $who } has left.
say-partner-back = { $who } is back.
talk-you = You
key-talk = write to your partner
key-dice-hand = take the dice, or give them to your partner
refused-no-partner = You have no partner at this table.
refused-partner-has-dice = Your partner has the dice. Take them to act.
refused-partner-missing = Your partner is not at the table.
refused-bot-in-pair = A bot plays alone: a pair is two people.
refused-bad-text = Write between 1 and 500 characters.

# What a side says among itself, here and in a chouette
talk-none = Nobody has said anything yet.
talk-label-partner = A word to your partner
talk-play-this = Play this
talk-send = Send
talk-show = Show on the board
talk-hide = Hide
act-advise_play = Show this play
act-propose = Propose
said-advice = { $who } advises: { $text }

# The tutor

knob-tutor = Tutor
act-take_back = Take back
key-hint = hint
key-take-back = take back
tutor-title = Do you mean it?
tutor-costs =
    { $kind ->
        [play] This play loses { $loss }.
       *[decision] This decision loses { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Play it
       *[other] Do it
    }
tutor-show = Show what is better
tutor-again = Choose again
tutor-hint = Hint
tutor-hint-title = The best plays
tutor-hint-play = { $play } { $loss }
tutor-back = Back to the table
tutor-taken-back =
    { $n ->
        [0] Nothing has been taken back in this match.
        [one] Taken back once in this match.
       *[other] Taken back { $n } times in this match.
    }
tutor-cube-no_double = Don’t double.
tutor-cube-double = Double.
tutor-cube-too_good = Too good to double: play on.
tutor-cube-take = Take.
tutor-cube-drop = Pass.
tutor-cube-beaver = Beaver.
tutor-cube-figures = No double { $wait }, double and take { $take }, double and pass { $drop }
tutor-away = The tutor can’t be asked at the moment; the game goes on without it.
say-taken-back = Taken back.
with-tutor = With tutor
refused-no-tutor = This table has no tutor for you.
refused-nothing-to-take-back = There is nothing in this game to take back.
refused-not-for-tutor = A tutor helps one person against a bot: without a clock, without money, with legal plays only.
refused-tutor-rests = You are playing against people: until that is over the tutor says nothing.
refused-nothing-to-advise = There is nothing for you to decide now.
