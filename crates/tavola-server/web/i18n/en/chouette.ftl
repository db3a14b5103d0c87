# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Partner
role-captain = Captain
role-member = Team
role-giver = Gave a cube
role-out = Out
role-waiting = Waiting
role-gone = Gone
with-role = { $who }, { $role }
nobody = nobody
no-cubes = There are no cubes on the table.
points-count = { $n ->
    [one] one point
   *[other] { $size } points
}

# Where it stands
now-gathering = { $n ->
    [0] Nobody has joined yet: a chouette needs three or more.
    [one] One player has joined: a chouette needs three or more.
   *[other] { $n } players have joined: a chouette needs three or more.
}
now-enough = { $n } players have joined. Roll a die for the order, or wait for more.
now-enough-wooden = { $n } players have joined. Roll a die each on the table and enter the order.
now-ordering = Everybody rolls one die: the highest is the box, the second the captain.
now-order = The order is decided: { $box } is the box, { $captain } the captain.
now-between = Before game { $game }: { $box } is the box, { $captain } the captain.
now-partner = { $you ->
    [true] Would you like to be the box’s partner?
   *[false] { $who } has been asked to be the box’s partner.
}
now-draw = Nobody wants to be the partner: the box can draw one by lot.
now-closed = The session is over. The accounts show what is still to be paid.
now-extras = { $you ->
    [true] You are the only taker: the others may each give you another cube, paying you { $price }.
   *[false] { $who } is the only taker. Those who passed may give an additional cube and pay { $price } with it.
}
now-tie = { $you ->
    [true] The same number twice. Double the stake again?
   *[false] The same number twice: { $who } decides whether to double the stake again.
}
now-wooden = Game { $game } is being played on the wooden board. Enter cubes and the result.
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
now-offer-part = { $by ->
    [box] to { $value } against { $members }
   *[team] { $members } to { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver { $list }.
    [raccoon] { $box }: raccoon { $list }.
    [otter] { $box }: otter { $list }.
   *[double] { $box } (box): double { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Double: { $list }.
}
waits-next-game = You play from the next game on.
now-resignation = { $you ->
    [true] You are offered { $win ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    }. Accept?
   *[false] Resignation offered: { $win ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    }. Waiting for { $who }.
}
now-opening-yours = Opening roll: roll your die.
now-opening = Opening roll: box and captain roll one die each.
now-roll-cube = { $you ->
    [true] Your turn: roll or double.
   *[false] { $who } to roll. You can double first.
}
now-roll = { $you ->
    [true] Your turn: roll.
   *[false] { $who } to roll.
}
now-play = { $who } to play { $roll }.
now-shown = { $you ->
    [true] A play has been made: roll to accept it.
   *[false] A play has been made; { $who } can ask for a legal one.
}
now-advise = { $who } to play { $roll }. Move checkers to show the captain a play.
now-advise-ready = Show this play to the captain, or undo it.
waits-roll_die = Still to roll: { $who }.
waits-offer = Can still double: { $who }.
waits-answer = Still to answer: { $who }.
waits-extra = Still to decide: { $who }.
time-left = { $time } left

# Acts
choice-roll_die = Roll your die
choice-roll_opening = Roll
choice-draw_partner = Draw a partner
choice-give_extra = Give a cube, pay { $price }
choice-decline_extra = Give no cube
choice-count_tie = Accept the automatic double
choice-decline_tie = Leave the cube
choice-accept_partner = Be the box’s partner
choice-decline_partner = No, thank you
choice-start_game = { $game ->
    [1] Begin the first game
   *[other] Begin game { $game }
}
choice-seek_partner = Look for a partner
choice-end_partnership = End the partnership
choice-double = Double to { $value }
choice-double_all = Double all
choice-double_some = Double the selected
choice-hold = No double
choice-join = Join
choice-stay = Stay after all
choice-leave = Leave the chouette
choice-leave-game = Leave after this game
choice-close = End the session
sure-leave = Leave? Your account stays open until it is settled.
sure-close = End the session for everybody? The accounts are kept.
act-roll_opening = Roll

# Answering
answer-title = { $n ->
    [one] Your answer
   *[other] Your answer to { $n } cubes, as a single decision
}
answer-cube = { $who }: { $asked } if you take, { $refused } lost if you pass
answer-cube-alone = { $asked } if you take, { $refused } lost if you pass
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
answer-weigh = You would play for { $played } and pay { $paid } now.
answer-open = Choose an answer for each cube.
answer-fine = The rules allow this answer.
offer-title = Which cubes?
settle-title = Settle a cube
settle-offer = Offer
settle-offered = { $own ->
    [true] You have offered to settle { $yours ->
        [true] your cube
       *[false] the cube of { $who }
    }.
   *[false] { $by } offers to settle { $yours ->
        [true] your cube
       *[false] the cube of { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] You would receive { $amount }.
    [pay] You would pay { $amount }.
   *[nothing] Nobody would pay anything.
}
settle-points = { $yours ->
    [true] Your cube
   *[false] Cube of { $who }
}
settle-way-receive = I receive
settle-way-pay = I pay
settle-note = In points; halves are allowed. An offer holds until the next roll, play or double.
settle-accept = Accept
settle-decline = Decline
settle-withdraw = Withdraw

# The list of members
line-title = Members and cubes
line-cube-ends = box ↔ own
line-game = This game
line-total = Points
line-you = you
line-leaving = leaves after this game
line-awaited = to act
line-extra = additional cube against { $who }
line-bot = bot
line-pips = { $n } pips
line-ask = Ask for advice
cube-at = { $at ->
    [box] Cube at { $value }, owned by the box
    [own] Cube at { $value }, owned by { $who }
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
cube-lost = passed
cube-agreed = settled

# Talk
talk-title = Team talk
talk-never = The rules of this table allow no advice to the captain.
talk-free = The rules of this table do not let you advise now.
talk-after-cube = The team may advise once a cube has been turned.
talk-cube-holders = Players who have offered or taken a cube may advise, and anyone the captain asks.
talk-label = Advice to the captain
talk-label-team = A word to your team
talk-title-partner = Box and partner
talk-agree = Agree
talk-agreed = agreed: { $who }
table-talk-title = Table talk
table-talk-label = To everybody at the table
line-away = away
line-asked = asked
line-unask = Take back asking
sure-paid = Have you paid { $to } { $amount }? It is entered in the accounts for everybody.
sure-leave-plays-on = Leave? Your cube plays on under the captain until the game ends. Your account stays open until it is settled.
sure-leave-loses = Leave? At this table you lose your open cubes at once as they lie. Your account stays open until it is settled.

# Accounts
accounts-title = Accounts
accounts-open = Accounts and settlement
accounts-games = Games
accounts-none = No game has ended yet.
accounts-sum = The accounts add up to { $sum }.
accounts-fewest = Fewest payments
accounts-pay = { $from } pays { $to } { $amount }
accounts-paid = I have paid this
accounts-even = Nobody owes anything.
game-line = { $winner ->
    [box] { $box } (box) beat { $captain }
   *[team] { $captain } beat { $box } (box)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , all cubes settled
    [resigned] , resigned
    [claimed] , claimed
    [flag] , on time
    [forfeited] , forfeited
    [adjudicated] , by a ruling
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] The box stays.
    [behind] The box won but was behind in points: it goes to the end of the queue.
   *[beaten] The box goes to the end of the queue.
}

# Said as it happens
said-joins = { $who } joins.
said-stays = { $who } stays after all.
said-leaving = { $who } leaves after this game.
said-gone = { $who } has left.
said-order = The order: { $names }.
said-die = { $you ->
    [true] You have rolled { $die }.
   *[false] { $who } has rolled { $die }.
}
said-game = Game { $game }: { $box } is the box, { $captain } the captain.
said-captain = { $you ->
    [true] You are now the captain.
   *[false] { $who } is now the captain.
}
said-answer = { $n ->
    [one] Your answer, please: take or pass?
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
    }: { $value }, owned by the box.
    [own] { $you ->
        [true] Your cube: { $value }, owned by you.
       *[false] The cube of { $who }: { $value }, owned by { $who }.
    }
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
}{ $ending ->
    [dropped] , all cubes settled
    [resigned] , resigned
    [claimed] , claimed
    [flag] , on time
    [forfeited] , forfeited
    [adjudicated] , by a ruling
   *[borne_off] {""}
}. { $fate ->
    [stays] The box stays.
    [behind] The box won but was behind in points: it goes to the end of the queue.
   *[beaten] The box goes to the end of the queue.
}
said-points = { $list }.
said-may-double = You can double before the dice are rolled.

# Over the wooden board
wood-title = Score book
wood-add = Add a player
wood-name = Name
wood-order = Set the order
wood-order-note = Box first, then the captain, then the queue, by the dice rolled.
wood-up = Move { $who } up
wood-down = Move { $who } down
wood-doubles = Who doubles?
wood-double = { $who } doubles to { $value }
wood-box-doubles = { $who } (box) doubles
wood-answers = { $who } answers
wood-rolled = The dice have been rolled
wood-tie = Same number on the opening roll
wood-result = The game is over
wood-box-wins = { $who } (box) wins
wood-team-wins = { $who } and the team win
wood-single = Single
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Undo the last entry
wood-undo-more = Undo several
wood-undo-steps = How many entries
wood-leave = { $who } leaves
wood-join = { $who } stays
wood-stake = Stake for the next game
wood-unit = A point is worth
wood-currency = Currency
wood-settle = Settle a cube by agreement
wood-settle-cube = The cube of
wood-settle-points = Points
wood-settle-note = What the member receives; negative if the member pays. Halves are allowed.
wood-set = Set
wood-pay = Record a payment
wood-from = From
wood-to = To
wood-amount = Amount
wood-no-amount = Enter an amount above zero, with the decimals of its currency.
wood-record = Record
wood-partner = Partner drawn
wood-others = Members, stake, payments

# Keys
key-chouette-go = roll, done, begin
key-chouette-double = double: your cube, or all cubes if you are the box
key-chouette-take = take everything offered to you
key-chouette-drop = pass everything offered to you
key-chouette-beaver = beaver everything offered to you
key-chouette-hold = no double in this turn
key-chouette-cubes = read all cubes
key-chouette-wait = say who is still to act
key-chouette-talk = write advice
key-chouette-answer = go to the answer

# Why something is refused
chouette-house-only = Only the server can do this.
chouette-player-only = Only a player can do this.
chouette-not-opened = There is no such chouette.
chouette-opened-already = This chouette already exists.
chouette-not-over = The session is not over.
chouette-goes-on-already = The same players have already started another chouette.
chouette-over = The session is over.
chouette-only-over-the-board = This is entered only over a wooden board; online the server records it.
chouette-only-online = This happens on the wooden board and is not entered.
chouette-dice-missing = The dice for this roll are missing.
chouette-bad-text = The text is empty or too long.
chouette-not-here = Only members who have joined the chouette can do this, or be paid.
chouette-joined-already = { $member } has already joined.
chouette-name-taken = { $name } is already in the book: let them in again, or enter another name, such as one with an initial.
chouette-full = No more than { $most } can join.
chouette-decide-first = Answer what is waiting for you first: you can leave between decisions.
chouette-leaving-already = You have already said that you are leaving: you go when the game is over.
chouette-order-known = The order has already been decided.
chouette-order-unknown = The order has not been decided yet.
chouette-no-roll-waited = It is not your turn to roll.
chouette-order-incomplete = The order must name every player once.
chouette-too-few = A chouette needs three or more players.
chouette-game-in-play = A game is in progress.
chouette-no-game = No game is in progress.
chouette-no-part = You are not in this game, or no longer.
chouette-box-only = Only the box can decide this.
chouette-not-the-player = { $member } rolls, moves and decides for this side.
chouette-no-partner-yet = The box can have a partner with { $from } or more players.
chouette-partner-already = The box already has a partner.
chouette-no-partnership = You have no partnership to end.
chouette-not-asked = It is not your turn to be asked to be the partner.
chouette-lot-too-early = A partner is drawn by lot once everybody has been asked and nobody wanted to.
chouette-not-in-the-lot = { $member } is not in the draw for a partner.
chouette-board = The rules do not allow that now.
chouette-too-many-steps = A play has at most four steps.
chouette-tie-waits = First the box decides whether the tied roll doubles the stake.
chouette-no-tie = No tied roll is waiting to be counted.
chouette-opening-over = The game has begun; tied opening rolls come before it.
chouette-cubes-wait = The cubes on offer must be answered first.
chouette-extras-wait = First those who passed decide about additional cubes.
chouette-others-may-offer = Others can still offer their cubes: { $members }.
chouette-answered-this-turn = The box has answered; nobody can offer a cube before the next roll.
chouette-captain-offers = Only { $member } can offer the team’s cube.
chouette-one-cube = There is one cube: it is offered to all, and the box answers for all alike.
chouette-nothing-to-offer = You have no cube to offer.
chouette-not-your-cube = You can’t offer the cube of { $member }.
chouette-offered-already = The cube of { $member } has already been offered this turn.
chouette-cube-exhausted = The cube can’t go any higher.
chouette-nothing-offered = Nothing has been offered to you.
chouette-answered-already = You have already answered.
chouette-answer-each = Answer each cube offered to you: { $members }.
chouette-response-not-enabled = The rules of this table do not have that answer.
chouette-duty-take-enough = All have doubled: the cubes you take ({ $taken }) must be worth at least as much as those you pass ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}and what you have lost in this game ({ $before })
}.
chouette-duty-takers-beaver = At this table a double is taken by a beaver.
chouette-duty-beaver-the-captain = If you take only the captain’s cube you must beaver.
chouette-duty-take-the-captain = If you take any of these cubes you must take the captain’s ({ $member }).
chouette-duty-sole-taker-beavers = All others have passed: a sole taker must beaver.
chouette-duty-last-rejects = All others have passed the box’s double: you must pass too.
chouette-no-extra = You have no additional cube to give now.
chouette-no-advice = The rules of this table do not let you advise now.
chouette-advises-nobody = The members of the team advise their captain; the box plays alone.
chouette-out-of-the-game = You are out of this game and can’t advise.
chouette-no-settlement = That cube is not yours to settle.
chouette-bad-amount = That amount is not possible.
chouette-pays-themselves = Nobody can pay themselves: choose two players.
stake-currency = “{ $text }” is not a currency: write a code such as EUR, or leave the field empty to play for points.
stake-decimals = { $cents ->
    [points] Points are whole: write the stake without decimals.
    [no] { $currency } is counted whole: write the stake without decimals.
   *[yes] An amount in { $currency } has at most two decimals.
}
stake-bounds = { $cents ->
    [points] A point is worth from 1 to 1,000,000 points.
    [no] A point is worth from 1 to 1,000,000 { $currency }.
   *[yes] A point is worth from 0.01 to 10,000 { $currency }.
}
chouette-nothing-to-undo = There are only { $acts } entries to undo.
chouette-nothing-due = Nothing is due.
chouette-nothing-changes = That would change nothing.
chouette-dice-called = The dice are about to be rolled.
chouette-not-that-roll = That roll has not been called, or has already been made.
chouette-no-own-chain = Only box and captain have a chain, and each opens their own.
chouette-chain-too-late = A chain is committed once, before the first roll of its set.
chouette-link-opened-already = The chain link for this roll is already open.
chouette-bad-link = That chain link does not fit what was committed.

# A game as it went
history-of = Game { $n }, move by move
history-open = Move by move
history-colours = { $box } (box)
history-colours-team = the team
history-boards = The board after each play; choose one to enlarge it, arrow keys step through.
history-position = Position. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Previous game
history-next = Next game →
history-order = { $partnered ->
    [true] Box { $box } with { $partner } against { $team }, captain first.
   *[false] Box { $box } against { $team }, captain first.
}
history-opening = Opening: { $box } rolls { $white }, { $captain } { $black }.
history-tie = Opening: both roll { $white }.
history-same = Opening: the same number twice.
history-tie-counted = accepts the automatic double
history-tie-declined = The box leaves the cube.
history-cannot = no legal move
history-doubles = doubles
history-box-doubles = doubles { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(cube of { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(by duty, CHO-15: the only taker must beaver)
    [last_rejects] {" "}(by duty, CHO-09: the last must pass as all others did)
   *[other] {" "}(by duty)
}
history-captain = { $who } is now the captain: { $why ->
    [declined] the captain has passed.
    [cube_dropped] the captain’s cube was passed.
    [settled] the captain’s cube was settled.
    [too_slow] the captain did not act in time.
   *[left] the captain has left.
}
history-extra = { $from } gives { $to } an additional cube and pays { $price }.
history-settled = { $from } settles with { $to }: { $points }.
history-slow = { $who } did not act in time.
history-left-cubes = { $who } leaves and loses the cube.
history-challenge = asks for a legal play
history-resign = offers to resign { $win ->
    [gammon] a gammon
    [backgammon] a backgammon
   *[single] a single game
}
history-claim = claims { $win ->
    [gammon] a gammon
    [backgammon] a backgammon
   *[single] the game
}
history-resignation-accepted = accepts
history-resignation-rejected = plays on
again-open = Another chouette with the same players
again-go = Go to the new chouette

# What has just happened
news-title = What has just happened
news-tie = Both rolled { $die }.
news-tie-counted = The tie doubled all cubes.
news-tie-declined = The box leaves the cubes as they are after the tie.
news-doubled = { $you ->
    [true] You doubled { $n ->
        [one] a cube
       *[other] { $n } cubes
    }.
   *[false] { $who } doubled { $n ->
        [one] a cube
       *[other] { $n } cubes
    }.
}
news-answer = { $who }: { $answer }, { $value } (cube of { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– by duty: the only taker must beaver
    [last_rejects] {" "}– by duty: the last must pass as all others did
   *[other] {" "}– by duty
}.
news-extra = { $you ->
    [true] You gave { $to } an additional cube.
   *[false] { $who } gave { $to } an additional cube.
}
news-captain = { $you ->
    [true] You are now the captain
   *[false] { $who } is now the captain
}: { $why ->
    [declined] the captain has passed.
    [cube_dropped] the captain’s cube was passed.
    [settled] the captain’s cube was settled.
    [too_slow] the captain did not act in time.
   *[left] the captain has left.
}
news-too-slow = { $side ->
    [box] The box did not act in time.
   *[team] The captain did not act in time.
}
news-settled = { $paid ->
    [true] The cube of { $who } was settled: { $points } for { $to }.
   *[false] The cube of { $who } was settled for nothing.
}
news-settle-declined = The offer to settle the cube of { $who } was declined or withdrawn.
news-silence = { $you ->
    [true] You gave no answer in time: { $answer }. No answer means the captain’s answer, or a pass.
   *[false] { $who } gave no answer in time: that means the captain’s answer, or a pass.
}
news-own-answer = { $n ->
    [one] Your answer: { $answer }. The others are still deciding.
   *[other] Your answers: { $answers }. The others are still deciding.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = For the captain
news-stands-in = { $you ->
    [true] You play in the captain’s place until the captain is back.
   *[false] { $who } plays in the captain’s place until the captain is back.
}
news-captain-back = { $who } is back as captain.
history-stands-in = { $who } plays in the place of the captain, who is away.
history-captain-back = { $who } is back and plays on.
history-silence = { $who } gave no answer in time: that means the captain’s answer, or a pass.
talk-stand-in = You play in the captain’s place; the team’s advice stands here.
claim-title = Are you in the score book already?
claim-lead = Choose your name instead of joining again. The host confirms it.
claim-seat = I am { $who }
waits-claim = The host has been asked to confirm that you are { $who }.
wood-claim = { $who } has opened the link and says: “I am { $seat } in the score book.”
wood-claim-grant = That is right
wood-claim-refuse = No
wood-enter = Enter it
wood-sure-result = { $kind ->
    [gammon] { $title }: a gammon. The game ends.
    [backgammon] { $title }: a backgammon. The game ends.
   *[single] { $title }: a single game. The game ends.
}
wood-sure-pay = By the accounts { $from } owes { $to } { $owed }. Enter { $amount } all the same?
accounts-debt = { $from } owes { $to } { $amount }
accounts-carried = Brought along from the previous chouette: { $list }.
accounts-carried-on = What was open has gone along to the next chouette and is paid there.
game-jacoby = On a cube that was not turned a gammon counted single (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] You lose { $amount }
   *[false] { $who } loses { $amount }
}
strip-own-cube = { $at ->
    [box] Cube { $value }, the box’s
    [own] Cube { $value }, yours
   *[middle] Cube { $value }, middle
}
line-ask-mark = Ask
line-asked-mark = Asked
voice = Voice room
voice-note = A link (https) to wherever you talk. Everybody at the table sees it.
voice-open = Open the voice room
parts-title = Beside the board
parts-members = Members
parts-talk = Talk
parts-accounts = Accounts
parts-more = More
parts-board = Back to the board
chouette-not-claimable = This seat can’t be claimed: it is taken, or the host has not entered it.
chouette-not-in-their-place = You play in the captain’s place and can’t resign for them.
