# The chouette: what its page says beside what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Partner
role-captain = Captain
role-member = Team
role-giver = Giver
role-out = Out
role-waiting = Waiting
role-gone = Gone
with-role = { $who }, { $role }
nobody = nobody
no-cubes = No cubes lie on the table.
points-word = points
points-count = { $n ->
    [one] one point
   *[other] { $size } points
}

# Where it stands
now-gathering = { $n ->
    [0] Nobody has joined yet: three or more play a chouette.
    [one] One has joined: three or more play a chouette.
   *[other] { $n } have joined: three or more play a chouette.
}
now-enough = { $n } have joined. Throw a die for the order, or wait for more.
now-enough-wooden = { $n } have joined. Throw a die each on the table and enter the order.
now-ordering = Everybody throws one die: the highest is the box, the second the captain.
now-order = The order is known: { $box } is the box, { $captain } the captain.
now-between = Before game { $game }: { $box } is the box, { $captain } the captain.
now-partner = { $you ->
    [true] Would you like to be the box’s partner?
   *[false] { $who } is asked to be the box’s partner.
}
now-draw = Nobody wants to be the partner: the box may draw one by lot.
now-closed = The session is over. What is still to be paid stands in the accounts.
now-extras = { $you ->
    [true] You have taken alone: the others may give you a cube more, with { $price }.
   *[false] { $who } has taken alone. Who dropped may give an additional cube, and pays { $price } with it.
}
now-tie = { $you ->
    [true] The same number twice. Does it double the stake again?
   *[false] The same number twice: { $who } decides whether it doubles the stake again.
}
now-wooden = Game { $game } is on the wooden board. Enter cubes and the result.
now-box-offers = { $step ->
    [beaver] { $box }: beaver to { $value } against { $members }.
    [raccoon] { $box }: raccoon to { $value } against { $members }.
    [otter] { $box }: otter to { $value } against { $members }.
   *[double] { $box } (box): double to { $value } against { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver to { $value }.
    [raccoon] { $members }: raccoon to { $value }.
    [otter] { $members }: otter to { $value }.
   *[double] { $members }: double to { $value }.
}
now-concession = { $you ->
    [true] You are offered { $win ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    }. Accept?
   *[false] Conceding { $win ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    }: waiting for { $who }.
}
now-opening-yours = Box and captain throw one die each: throw.
now-opening = Box and captain throw one die each for the first turn.
now-roll-cube = { $you ->
    [true] Your turn: roll or double.
   *[false] { $who } to roll. You may double before.
}
now-roll = { $you ->
    [true] Your turn: roll.
   *[false] { $who } to roll.
}
now-play = { $who } plays { $roll }.
now-shown = { $you ->
    [true] A play is shown: roll to accept it.
   *[false] A play is shown; { $who } may ask for a legal one.
}
now-advise = { $who } plays { $roll }. Move checkers to show the captain a play.
now-advise-ready = Show this play to the captain, or take it back.
waits-throw_die = Still to throw: { $who }.
waits-offer = May still double: { $who }.
waits-answer = Still to answer: { $who }.
waits-extra = Still to decide: { $who }.
time-left = { $time } left

# Acts
choice-throw_die = Throw your die
choice-throw_opening = Throw
choice-draw_partner = Draw a partner
choice-give_extra = Give a cube, pay { $price }
choice-decline_extra = Give none
choice-count_tie = It doubles
choice-decline_tie = It does not
choice-accept_partner = Be the partner
choice-decline_partner = No, thank you
choice-start_game = { $game ->
    [1] Begin the first game
   *[other] Begin game { $game }
}
choice-seek_partner = Look for a partner
choice-end_partnership = End the partnership
choice-double = Double to { $value }
choice-double_all = Double all
choice-double_some = Double those marked
choice-hold = No double
choice-join = Join
choice-stay = Stay after all
choice-leave = Leave the chouette
choice-leave-game = Leave after this game
choice-close = End the session
sure-leave = Leave? Your account stays until it is settled.
sure-close = End the session for everybody? The accounts stay.
act-throw_opening = Throw
act-advise_play = Show this play
act-propose = Propose

# Answering
answer-title = { $n ->
    [one] Your answer
   *[other] Your answer to { $n } cubes, as one decision
}
answer-cube = { $who }: { $asked } if it is taken, { $refused } lost if not
answer-cube-alone = { $asked } if you take it, { $refused } lost if you pass
answer-take = Take
answer-drop = Pass
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Take all
answer-all-drop = Pass all
answer-all-beaver = Beaver all
answer-all-raccoon = Raccoon all
answer-all-otter = Otter all
answer-send = Answer
answer-weigh = You play for { $played } and pay { $paid } now.
answer-open = Choose an answer for every cube.
answer-fine = The rules allow this answer.
offer-title = Which cubes?
settle-title = Settle a cube
settle-offer = Offer
settle-receive = { $who }: what you would receive
settle-note = Points; below zero you pay. Halves are allowed.
settle-offered = { $own ->
    [true] You have offered to settle the cube of { $who } for { $points }.
   *[false] { $by } would settle the cube of { $who }: { $points } for { $by }.
}
settle-accept = Accept
settle-decline = Decline
settle-withdraw = Withdraw

# The list of members
line-title = Members and cubes
line-who = Member
line-cube = Cube
line-cube-ends = box · middle · own
line-game = This game
line-total = Points
line-you = you
line-leaving = leaves after this game
line-awaited = is waited for
line-extra = additional cube against { $who }
line-bot = bot
line-pips = { $n } pips
line-ask = Ask for advice
cube-at = { $at ->
    [box] Cube at { $value }, with the box
    [own] Cube at { $value }, with { $who }
   *[middle] Cube at { $value }, in the middle
}
cube-offered = { $by ->
    [box] offered by the box at { $value }
   *[team] offered to the box at { $value }
}
cube-settled = { $winner ->
    [box] won by the box
    [team] won from the box
   *[agreed] settled
}
cube-single = The cube
cube-won = won
cube-lost = dropped
cube-agreed = settled

# Talk
talk-title = Team talk
talk-none = Nobody has said anything yet.
talk-never = By the rules of this table nobody advises the captain.
talk-free = The rules of this table allow you no advice now.
talk-after-cube = As soon as a cube has been turned the team may advise.
talk-cube-holders = Who has offered or taken a cube may advise, and whoever the captain asks.
talk-label = Advice to the captain
talk-send = Say
talk-show = Show on the board
talk-hide = Hide

# Accounts
accounts-title = Accounts
accounts-open = Accounts and settlement
accounts-games = Games
accounts-none = No game has ended yet.
accounts-sum = All accounts come to { $sum }.
accounts-fewest = Fewest payments
accounts-pay = { $from } pays { $to } { $amount }
accounts-even = Nobody owes anything.
game-line = { $winner ->
    [box] { $box } (box) beat { $captain }
   *[team] { $captain } beat { $box } (box)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}
game-fate = { $fate ->
    [stays] The box stays.
    [behind] The box won but was behind in points: it goes.
   *[beaten] The box goes to the end of the queue.
}

# Said as it happens
said-joins = { $who } joins.
said-stays = { $who } stays after all.
said-leaving = { $who } leaves after this game.
said-gone = { $who } has left.
said-order = The order: { $names }.
said-die = { $you ->
    [true] You have thrown { $die }.
   *[false] { $who } has thrown { $die }.
}
said-game = Game { $game }: { $box } is the box, { $captain } the captain.
said-captain = { $you ->
    [true] You are the captain now.
   *[false] { $who } is captain now.
}
said-answer = { $n ->
    [one] Your answer, please: take or pass.
   *[other] Your answer to { $n } cubes, please.
}
said-answered = { $who } has answered. Still to answer: { $n ->
    [0] nobody
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Your cube
       *[false] The cube of { $who }
    }: won by the box.
   *[team] { $you ->
        [true] Your cube
       *[false] The cube of { $who }
    }: won from the box.
}
said-agreed = { $you ->
    [true] Your cube
   *[false] The cube of { $who }
} has been settled.
said-cube = { $at ->
    [box] { $you ->
        [true] Your cube
       *[false] The cube of { $who }
    }: { $value }, with the box.
    [own] { $you ->
        [true] Your cube
       *[false] The cube of { $who }
    }: { $value }, on that side.
   *[middle] { $you ->
        [true] Your cube
       *[false] The cube of { $who }
    }: { $value }, in the middle.
}
said-extra = { $from } gives { $to } an additional cube at { $value }.
said-result = Game { $game }: { $winner ->
    [box] { $box }, the box, beats { $captain }
   *[team] { $captain } beats { $box }, the box
}{ $win ->
    [gammon] {" "}with a gammon
    [backgammon] {" "}with a backgammon
   *[other] {""}
}. { $fate ->
    [stays] The box stays.
    [behind] The box won but was behind in points: it goes.
   *[beaten] The box goes to the end of the queue.
}
said-points = { $list }.
said-advice = { $who } advises: { $text }
said-may-double = You may double before the dice are thrown.

# Over the wooden board
wood-title = The keeper’s book
wood-who = Who enters
wood-add = Add a player
wood-name = Name
wood-order = Set the order
wood-order-note = Box first, then the captain, then the queue as the dice fell.
wood-up = Move { $who } up
wood-down = Move { $who } down
wood-doubles = Who doubles?
wood-double = { $who } doubles to { $value }
wood-box-doubles = { $who } (box) doubles
wood-answers = { $who } answers
wood-thrown = The dice were thrown
wood-thrown-note = New cubes may be offered from the next turn on.
wood-tie = Same number at the opening
wood-result = The game is over
wood-box-wins = { $who } (box) wins
wood-team-wins = { $who } and team win
wood-single = Single
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Take back the last entry
wood-undo-more = Take back several
wood-undo-steps = How many entries
wood-leave = { $who } leaves
wood-join = { $who } stays
wood-stake = Stake of the next game
wood-unit = A point is worth
wood-currency = Currency
wood-settle = Settle a cube by agreement
wood-settle-cube = The cube of
wood-settle-points = Points
wood-settle-note = What the member receives; below zero he pays. Halves are allowed.
wood-set = Set
wood-pay = Record a payment
wood-from = From
wood-to = To
wood-amount = Amount
wood-no-amount = An amount above nothing, with the decimals of its currency.
wood-record = Record
wood-partner = Partner drawn
wood-others = Members, stake, payments
wood-for = for { $who }

# Keys
key-chouette-go = throw, roll, done, begin
key-chouette-double = double: yours, or as the box all
key-chouette-take = take all that is offered to you
key-chouette-pass = pass all that is offered to you
key-chouette-beaver = beaver all that is offered to you
key-chouette-hold = no double in this turn
key-chouette-cubes = say all cubes
key-chouette-wait = say who is waited for
key-chouette-talk = write advice
key-chouette-answer = go to the answer

# Why something is refused
chouette-house-only = Only the house does this.
chouette-player-only = A player does this, not the house.
chouette-not-opened = There is no such chouette.
chouette-opened-already = This chouette exists already.
chouette-not-over = The session is not over.
chouette-goes-on-already = The same people go on in another chouette already.
chouette-over = The session is over.
chouette-only-over-the-board = This is entered over the board; here the system sees it itself.
chouette-only-online = This is done on the wooden board and not entered.
chouette-dice-missing = The dice for this throw are missing.
chouette-bad-text = The text is empty or too long.
chouette-not-here = { $member } has not joined.
chouette-joined-already = { $member } has joined already.
chouette-full = No more than { $most } can join.
chouette-decide-first = Something of yours is still to be answered: one leaves between decisions.
chouette-leaving-already = You have said that you leave: you go when the game is over.
chouette-order-known = The order has been decided.
chouette-order-unknown = The order has not been decided.
chouette-no-throw-waited = No throw of yours is waited for.
chouette-order-incomplete = The order must name everybody who has joined once.
chouette-too-few = A chouette is played by three or more.
chouette-game-in-play = A game is being played.
chouette-no-game = No game is being played.
chouette-no-part = You have no part in this game, or none any more.
chouette-box-only = This is for the box to decide.
chouette-not-the-player = { $member } throws, moves and decides for this side.
chouette-no-partner-yet = The box may have a partner from { $from } players on.
chouette-partner-already = The box has a partner already.
chouette-no-partnership = There is no partnership of yours.
chouette-not-asked = You are not asked to be the partner now.
chouette-lot-too-early = A partner is drawn by lot when everybody has been asked and nobody wanted.
chouette-not-in-the-lot = { $member } takes no part in the lot.
chouette-board = The rules do not allow that now.
chouette-too-many-steps = A play has four steps at most.
chouette-tie-waits = The box decides first whether the equal throw doubles the stake.
chouette-no-tie = No equal throw waits to be counted.
chouette-opening-over = The game has begun; equal throws at the opening came before.
chouette-cubes-wait = The cubes on offer must be answered first.
chouette-extras-wait = Whoever dropped decides first about additional cubes.
chouette-others-may-offer = Others may still offer their cubes: { $members }.
chouette-answered-this-turn = The box has answered; nobody offers until the next throw.
chouette-captain-offers = { $member } alone offers the team’s cube.
chouette-one-cube = There is one cube: it is offered to all, and answered for all alike by the box.
chouette-nothing-to-offer = You have no cube that you may offer.
chouette-not-your-cube = The cube of { $member } is not yours to offer.
chouette-offered-already = The cube of { $member } has been offered in this turn; nobody is asked twice.
chouette-cube-exhausted = The cube shows the largest value there is.
chouette-nothing-offered = Nothing has been offered to you.
chouette-answered-already = You have answered; nobody is asked twice.
chouette-answer-each = Answer every cube offered to you: { $members }.
chouette-response-not-enabled = The rules of this table do not have that answer here.
chouette-duty-take-enough = All have doubled: the cubes you take ({ $taken }) must be worth at least those you pass ({ $dropped }).
chouette-duty-beaver-the-captain = Taking only the captain’s cube you must beaver.
chouette-duty-take-the-captain = Of cubes offered together the captain’s ({ $member }) must be taken if any is.
chouette-duty-sole-taker-beavers = All others have passed: who takes alone must beaver.
chouette-duty-last-rejects = All others have rejected the box’s first double: you must reject it too.
chouette-no-extra = No additional cube is yours to give now.
chouette-no-advice = The rules of this table allow you no advice now.
chouette-advises-nobody = The team’s members advise their captain; the box plays alone.
chouette-out-of-the-game = Whoever is out of the game gives no advice.
chouette-no-settlement = No settlement of such a cube is yours to make or answer.
chouette-bad-amount = The amount is impossible.
chouette-nothing-to-undo = So many entries cannot be taken back: there are { $acts }.
chouette-nothing-due = Nothing is due.
chouette-nothing-changes = Nothing would change.
chouette-dice-called = The dice are on their way.
chouette-not-that-throw = That throw has not been called, or has fallen.
chouette-no-own-chain = Only box and captain have a chain, and open their own.
chouette-chain-too-late = A chain is committed once, before the first throw of its set.
chouette-link-opened-already = The link of this throw has been opened.
chouette-bad-link = That link does not fit what was committed.

# A game as it went
history-of = Game { $n }, move by move
history-open = Move by move
history-colours = { $box } (box)
history-colours-team = the team
history-boards = The board after each play; choose one to see it large, arrow keys step on.
history-position = Position. { $box }: { $white }. { $captain }: { $black }.
history-before = ← The game before
history-next = The next game →
history-order = { $partnered ->
    [true] Box { $box } with { $partner } against { $team }, captain first.
   *[false] Box { $box } against { $team }, captain first.
}
history-opening = Opening: { $box } throws { $white }, { $captain } { $black }.
history-tie = Opening: both throw { $white }.
history-same = Opening: the same number twice.
history-tie-counted = counts it: the stake is doubled again
history-tie-declined = The box does not count it.
history-cannot = cannot move
history-doubles = doubles
history-box-doubles = doubles { $against }
history-answer = { $who }: { $answer }, { $value }{ $duty ->
    [true] {" "}(by duty)
   *[false] {""}
}
history-captain = { $who } is captain now: { $why ->
    [declined] the captain has passed.
    [cube_dropped] the captain’s cube was passed.
    [settled] the captain’s cube was settled.
    [too_slow] the captain did not act in time.
   *[left] the captain leaves.
}
history-extra = { $from } gives { $to } an additional cube and pays { $price }.
history-settled = { $from } settles with { $to }: { $points }.
history-slow = { $who } has not acted in time.
history-left-cubes = { $who } leaves and loses the cube.
history-challenge = asks for a legal play
history-concede = offers to give up { $win ->
    [gammon] a gammon
    [backgammon] a backgammon
   *[single] a single game
}
history-claim = claims { $win ->
    [gammon] a gammon
    [backgammon] a backgammon
   *[single] the game
}
history-concession-accepted = accepts
history-concession-rejected = plays on
again-open = Another chouette with the same people
again-go = To the new chouette
