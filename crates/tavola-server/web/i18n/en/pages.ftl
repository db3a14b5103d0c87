# Pages around the table. Used by the server only.

tagline = Backgammon without the noise: a good board and dice you can check.
nav-rules = Rules
nav-dice = Check dice
nav-language = Language
guest-name = Guest { $number }
skip = Skip to main content

# Start
start-title = Backgammon on a good board
start-lead = Play whoever is here, the bot, or a friend by link. No account, no coins, no advertisements.
start-bot = Play the bot
start-bot-note = A { $length }-point match with the cube. One click and you are at the board.
start-level = How strong?
start-friend = Invite a friend
start-friend-note = You get a link. Whoever opens it plays you.
start-called = You play as { $name }
start-new-name = New name
start-nameless = Choose a name
start-custom = Choose the rules
start-tables = Your tables
start-tables-none = You have no tables yet. They will appear here, and you can return to them at any time.
start-name = Your name
start-dice-title = Dice you can check
start-dice = Before the match the server and both players each lock away a secret. Every roll is made from all three: nobody can know it in advance, and afterwards you can recompute every roll yourself.
start-dice-how = How it works
start-ear-title = By keyboard and by ear
start-ear = Every point has a name, every roll and every play is read aloud, and you can play a whole match without a mouse. Press ? at the table for the keys.
start-kept-title = Nothing is lost
start-kept = Close the page, lose the connection, come back tomorrow: the table is as you left it.
table-against = { $white } – { $black }
table-to = to { $length }, { $a }–{ $b }
table-money = money play, { $a }–{ $b }
table-waiting = waiting for an opponent
table-playing = in play
table-over = over
table-broken = can’t be opened
table-unnamed = free seat

# Rule chooser
choose-title = Choose the rules
choose-against = Against
choose-bot = The bot
choose-friend = A friend, by link
choose-doubles = Two against two, by links
choose-doubles-note = Consultation doubles: each side is played by a pair who talk in private.
choose-preset = Kind of play
choose-preset-note = A preset fills in every option below; leave one at “preset” to keep its setting.
preset-match = Match
preset-match-note = To a number of points, with the cube and the Crawford rule.
preset-money = Money play
preset-money-note = Game after game, each for its own stake, with the Jacoby rule.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = The rules of an Italian online game room: a limit of its own on doubling, no Crawford game, backgammon even after bearing off.
preset-tournament = Tournament
preset-tournament-note = A match under the Italian tournament regulations, from 3 points, with no maximum in the rules.
knob-length = Points to play to
knob-length-note = For matches, usually 5; that takes about half an hour. The rules know no maximum; this program counts to 64. One game alone is unusual in tavola reale: 3, 5 or 7.
knob-as-preset = Preset
knob-on = On
knob-off = Off
knob-jacoby = Jacoby rule
knob-jacoby-note = Money play: gammons count only once the cube has been turned.
knob-responses = Answers to a double
knob-responses-note = Money play: a beaver doubles back at once and keeps the cube.
knob-responses-take_or_drop = Take or pass
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver and raccoon
knob-responses-otter = Beaver, raccoon and otter
knob-automatic_doubles = Automatic doubles
knob-automatic_doubles-note = Money play: equal dice on the opening roll double the stake.
knob-automatic-none = None
knob-automatic-up-to = { $n ->
    [one] The first
   *[other] The first { $n }
}
knob-crawford = Crawford rule
knob-crawford-note = Matches: one game without the cube when a player is one point short of winning.
knob-holland = Holland rule
knob-holland-note = Matches: after the Crawford game the trailer can’t double before their third turn.
knob-backgammon = Backgammon
knob-backgammon-note = Whether you can lose three times the stake after you have borne off a checker.
knob-backgammon-only_with_none_off = Only with no checker off
knob-backgammon-even_with_some_off = Even with some off
knob-premature_roll = A roll made too early
knob-premature_roll-note = Void: it is rolled again (IRR-06). It stands: the opponent plays knowing it, and whoever rolled early may not double that turn (IRR-07). Only matters with called legality.
knob-premature_roll-void = Void
knob-premature_roll-stands = Stands
knob-doubling_limit = Limit on doubles
knob-doubling_limit-note = Tavola reale: no double by which a plain win would end the match (CUB-17). Only in tavola reale.
knob-doubling_limit-none = None
knob-doubling_limit-tavola-reale = As in tavola reale
knob-legality = Legality of plays
knob-legality-note = Strict: only legal plays can be completed. Called: any play stands unless the opponent asks for a legal one, as over the board.
knob-legality-strict = Strict
knob-legality-called = Called
knob-pace = Pace
knob-level = Strength of the bot
knob-level-note = Only where you play the bot.
knob-clock = Clock
knob-clock-note = A bank of minutes for each point, and free seconds every turn. If your bank runs out you lose the match.
knob-clock-none = No clock
knob-clock-simple_delay = Delay, then bank
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: seconds added each turn
knob-minutes = Minutes per point
knob-seconds = Seconds per turn
knob-side = Your checkers
knob-side-any = Drawn by lot
knob-side-white = White
knob-side-black = Black
choose-more = More rules
choose-go = Open the table

# Table
table-title = Table
table-moves = This game
table-games = Games
table-game = Game
table-winner = Winner
table-how = Result
table-points = Points
table-score = Score
table-settings = Settings
table-help = Keys
table-resign = Resign
table-files = Download the match
table-claim = Claim
table-plays = List plays
table-last = Replay last play
table-flip = Turn the board around
table-leave = Leave the table
table-proof = Dice: commitments and proof
table-invite = Invite your friend
table-invite-note = Send this link. Whoever opens it first takes the other seat.
table-invite-doubles = Invite your partner and your opponents
table-invite-doubles-note = Each link is for one seat. The match begins when all four sit here.
table-invite-partner = For your partner
table-invite-opponent = For an opponent
table-copy = Copy
invite-share = Share
invite-qr = QR code
invite-qr-note = The link as a QR code
table-terms = Rules and limits
look-open = Look back
look-first = To the start of the game
look-back = One move back
look-on = One move on
look-last = To the end of the game
look-close = Back to the game
copy-id-note = The position before the play that is shown, with its roll
copy-link = Copy link
name-change = Change name
table-onward = New table
table-close = Close
table-result = Result
table-noscript = This table needs JavaScript to be live. You can play without it: choose below, and reload to see your opponent’s play.
plain-plays = Play
plain-reload = Reload
plain-play-none = No legal move: continue
resign-title = Resign
resign-note = You resign at the end of a turn: offered in the middle of yours, it waits until your turn is done. Your opponent can reject a game you offer, unless it is the most you can lose.
plays-title = Legal plays
plays-note = Choose one, or type its number and Enter.

# Joining
join-title = You are invited
join-lead = { $who } invites you to play backgammon.
join-lead-partner = { $who } invites you to play backgammon as their partner, two against two.
join-lead-opponent = { $who } invites you to play backgammon against them, two against two.
terms-stake = Stake
terms-stake-match = The match; points beyond its length count for nothing
terms-stake-money = Points: what the games count is added up
terms-clock = { $mode }, { $bank } min each and { $delay } s per turn
terms-decision = For each decision
terms-absence = To come back after losing the connection
terms-time = { $time } min
name-note = Up to { $most } characters. Left empty, you are a guest with a number.
name-note-known = Up to { $most } characters. Left empty, you stay { $name }.
name-missing = That name has no letter that can be shown. Go back and choose another one; the rest of what you entered is still there.
name-too-long = That name has more than { $most } characters. Go back and choose a shorter one; the rest of what you entered is still there.
name-of-house = That name belongs to this club itself. Go back and choose another one; the rest of what you entered is still there.
name-mixed = That name mixes letters of different alphabets that look alike. Go back and write it in one; the rest of what you entered is still there.
join-rules = The rules of this table
join-sit = Sit down and play
join-over = This match is over.
join-look = Look at the table
join-taken = This seat is already taken.
rules-of-match = Match to { $length }
rules-of-money = Money play

# Dice checker
verify-title = Check the dice of a match
verify-lead = Open the transcript of a match, and this page recomputes every roll in your browser. Nothing is sent anywhere.
verify-file = Transcript (proof.json)
verify-paste = or paste it here
verify-go = Check
verify-save = Save the checker for use offline
verify-how-title = How the dice are made
verify-how = The server commits to a secret before anybody sits down. Each seat commits to the end of a chain of hashes. With each decision to roll, the next link of both chains is opened; the roll is an HMAC, keyed with the server’s secret, over the table, the match, the number of the roll, both commitments and both links. Bytes of 252 and above are skipped, so that each number is equally likely.
verify-noscript = The checker needs JavaScript. The command “tavola verify-dice FILE” does the same.
verify-honest = All { $rolls } rolls are right: every one follows from what was locked away before the match.
verify-honest-one = The one roll is right: it follows from what was locked away before the match.
verify-wrong = { $faults ->
    [one] One thing is wrong.
   *[other] { $faults } things are wrong.
}
verify-rolls = Every roll, with where each link came from
verify-roll-number = Roll
verify-roll-who = Rolled by
verify-roll-dice = Dice
verify-roll-link = Link of { $who }
verify-roll-both = both
verify-link-client = their page
verify-link-escrow = their copy, kept here
verify-link-house = server
verify-link-default = default (missed)
verify-unreadable = This is not a transcript.
verify-no-length = This record has an older format that does not state its length, so rolls cut off at its end would not be noticed.
verify-nameless = A player of this record has left the club and is named in it no longer. Digests that were made with the name stand here as they were and can’t be recomputed; everything else is.
verify-in-play = The match is still in progress: the server opens its secret when it is over, and only then can the rolls be recomputed.
verify-fault-scheme = The record is of another kind than this page checks.
verify-fault-secret-missing = The match is over, and the server’s secret is missing.
verify-fault-secret = The server’s secret is not the one it committed to before the match.
verify-fault-link-default = Roll %: a missed link was not replaced by the one that was agreed.
verify-fault-link-source = Roll %: it is wrong where a link is said to come from.
verify-fault-link = Roll %: a link is not part of the chain its seat committed to.
verify-fault-seen = Roll %: a seat opened its link for a different record than this one.
verify-fault-number = Roll %: the rolls are not numbered one after the other.
verify-fault-dice = Roll %: these dice do not follow from the secret and the links.
verify-fault-log-missing = The course of the match is missing.
verify-fault-log = The course of the match does not fit the rolls.
verify-fault-count = There are more or fewer rolls than the course of the match says.
verify-fault-kept = A digest is said to have been made with a name where no name stands.
verify-fault-ending = The record does not end as it says: something was cut off, added or changed.
verify-fault-other = The record does not hold together.
dice-part = The dice of this match
dice-warning-title = The server does not keep its promise about the dice
dice-warning-do = Your browser has recorded what it was asked for, when, and what it was shown. Save this record, show it to your opponent, and do not go on playing for anything that matters.
dice-evidence-save = Save the evidence
dice-details = See every roll
dice-away = Continue on another device
dice-away-note = Your part in the dice is in this browser. Open this link where you want to continue, signed in as yourself, and your part moves there. Give the link to nobody: anyone who has it and the server’s secret knows your rolls.

# Rules for players

# Errors
error-404 = There is nothing here
error-404-note = The address is wrong, or the table has been removed.
clause-says = What { $clause } says
error-403 = You don’t have access
error-403-note = This belongs to someone else. If you have an invitation, open its link again.
error-aside = This can’t be opened
error-aside-note = Part of what is stored here can’t be read, so it has been set aside. Nothing was deleted, and the rest of the club goes on. The people who run the club can look into it with “tavola doctor”.
error-other = That did not work
error-too-fast = That was faster than anybody plays. Wait a moment and try again.
error-too-slow = It took too long to arrive. Check your connection and try again.
error-too-many-guests = Many people have just joined from your network. Wait a few seconds and try again.
error-too-many-bots = Bots are already playing each other at enough tables. Wait until one of them is over, or pauses because nobody is watching.
error-busy = The club is busy. Try again.
error-closing = The club is about to restart. Try again in a moment.
error-malformed = What was sent could not be read. Go back, check what you entered and try again.
error-cross-site = That came from another site’s page, so nothing was done.
error-internal = Something went wrong on our side. Nothing was changed; you can try again.
error-back = Go back
error-home = Go to the start page
error-table = Back to the table
error-event = Back to the tournament

# Chouette
chouette-title = Chouette
chouette-now = What to do now
chouette-open = Open a chouette
wooden-start-title = Wooden board
wooden-start = Put a phone beside it: clock, scoreboard and score sheet. It works without a network, and nothing you press is lost.
wooden-open = Open the clock
chouette-start-title = Chouette
chouette-start = One against all, with a cube for each: the box plays a team that consults. With friends, with bots, or as the score book for a wooden board.
chouette-games = { $n ->
    [0] no game yet
    [one] one game
   *[other] { $n } games
}
chouette-lead = One player is the box and plays against all the others. The captain moves for the team, the others advise, and everybody has their own account with the box.
chouette-turned = { $n ->
    [one] with one rule changed
   *[other] with { $n } rules changed
}
preset-chouette-club = Club chouette
preset-chouette-club-note = A cube between the box and each member, with club duties: take enough, the captain’s cube first, beavers.
preset-chouette-galore = Plain chouette
preset-chouette-galore-note = One cube for all; when the box doubles, each member takes or passes for themselves.
chouette-place = The board
chouette-place-online = Here, with the server’s dice
chouette-place-online-note = Box and captain move on screen; every roll can be checked afterwards.
chouette-place-over_the_board = A wooden board
chouette-place-over_the_board-note = You enter cubes and results; the page keeps track of order, duties and accounts.
chouette-bots = Bots
chouette-bots-note = They join at once and play as members, captain or box. With two of them you can begin alone. Not over a wooden board.
chouette-bot-level = Their level
chouette-bot-add = Add a bot
level-beginner = Beginner
level-novice = Novice
level-casual = Casual
level-intermediate = Intermediate
level-advanced = Advanced
level-expert = Expert
level-full = Full strength
chouette-host = You
chouette-host-plays = play
chouette-host-keeps = only keep the score book
chouette-host-note = The host adds bots, sets the stake, and over a wooden board enters for everybody.
chouette-lobby = Chouettes you can join
chouette-lobby-note = Everybody can join; a game in progress goes on, and you start at the end of the queue.
chouette-lobby-nobody = Nobody yet
chouette-door = Who can join
chouette-door-link = Anyone with the link
chouette-door-open = Everybody; the chouette is listed
chouette-worth = A point is worth
chouette-worth-note = As you would write it: 2.50 with EUR. Without a currency a point is just a point.
chouette-pace = Time limits
chouette-pace-answer = To answer a cube
chouette-pace-answer-note = After that, no answer means the captain’s answer, or a pass.
chouette-pace-turn = To roll or play
chouette-pace-turn-note = After that the next player in the queue takes over, or the box has lost.
chouette-pace-absence = With no page open
chouette-pace-absence-note = Whoever is away so long is no longer waited for: that counts as no answer.
chouette-pace-gather = To join in with your own cube
chouette-pace-gather-note = After the first double, before the box answers.
chouette-pace-fair = Before the captain rolls
chouette-pace-fair-note = So that everybody can double; pressing “No double” saves the others the wait.
chouette-seconds = { $n } seconds
chouette-no-limit = no limit
chouette-go = Open the chouette
chouette-knob-cubes = Cubes
chouette-knob-cubes-note = Club: one for each member. Plain: one for all.
chouette-knob-cubes-single = One for all
chouette-knob-cubes-multiple = One for each member
chouette-knob-box_stays = The box stays
chouette-knob-box_stays-note = Club: if it wins and is not behind in points in that game. Plain: if it beats the captain.
chouette-knob-box_stays-beats_captain = if it beats the captain
chouette-knob-box_stays-wins_and_level = if it wins and is at least level
chouette-knob-offering = Members can double
chouette-knob-offering-note = Club: until the box has answered one of them. Plain: until the captain rolls.
chouette-knob-offering-until_roll = until the roll
chouette-knob-offering-until_answered = until the box has answered
chouette-knob-take_enough = Take enough
chouette-knob-take_enough-note = When all have doubled, the box must take enough cubes to be level if it wins, and beaver if it takes only the captain’s. On for the club preset.
chouette-knob-captain_cube = The captain’s cube
chouette-knob-captain_cube-note = Among several cubes offered together. Club: if the box takes any, it takes the captain’s. Plain: as it likes.
chouette-knob-captain_cube-off = the box takes which it likes
chouette-knob-captain_cube-if_any = if the box takes any, it takes the captain’s
chouette-knob-captain_cube-must = the box must take the captain’s
chouette-knob-beaver = Taking a double
chouette-knob-beaver-note = Where beavers are in force: whether one may also take without one.
chouette-knob-beaver-may = with or without a beaver
chouette-knob-beaver-must = always by a beaver
chouette-knob-sole_taker_beavers = A sole taker beavers
chouette-knob-sole_taker_beavers-note = When the box has doubled all and only one takes, that player must beaver. On for the club preset.
chouette-knob-holdout = Last to pass
chouette-knob-holdout-note = With five or more players: if all but one pass the box’s double, the last must pass too. Off unless chosen.
chouette-knob-holdout-first = at the box’s first double
chouette-knob-holdout-any = at every double of the box
chouette-knob-extras = Additional cubes
chouette-knob-extras-note = With one cube only: players who have passed can give a sole taker another cube, at the double from the middle. Off unless chosen.
chouette-knob-extras-paid = whoever gives one pays what a pass costs
chouette-knob-extras-free = whoever gives one pays nothing
chouette-knob-consultation = Advice to the captain
chouette-knob-consultation-note = Club: from those who have turned or taken a cube, or are asked. Plain: from everybody in the game.
chouette-knob-consultation-free = from everybody in the game
chouette-knob-consultation-never = never
chouette-knob-consultation-after-cube = once a cube has been turned
chouette-knob-consultation-cube-holders = from those with a turned cube
chouette-knob-declining = When several pass the box’s cube
chouette-knob-declining-note = With many cubes, captains go to the end in turn. With one cube, only the captain does.
chouette-knob-declining-captain_only = only the captain goes to the end
chouette-knob-declining-in_turn = captains go in turn
chouette-knob-captain_after_drop = After the captain’s pass
chouette-knob-captain_after_drop-note = When the captain passes the box’s double and others take.
chouette-knob-captain_after_drop-stays = the next is captain for good
chouette-knob-captain_after_drop-temporary = the next is captain for this game only
chouette-knob-leaving = Cube of a player who leaves
chouette-knob-leaving-note = During a game. Plays on unless you choose otherwise; the captain answers for it.
chouette-knob-leaving-plays_on = plays on under the captain
chouette-knob-leaving-loses = is lost at once
chouette-knob-partner_lot = Drawing a partner by lot
chouette-knob-partner_lot-note = If nobody wants to be the box’s partner. Usually without the captain.
chouette-knob-partner_lot-without_captain = without the captain
chouette-knob-partner_lot-with_captain = with the captain
chouette-knob-partner_place = The partner when the box loses
chouette-knob-partner_place-note = Usually stays in place.
chouette-knob-partner_place-kept = stays in place
chouette-knob-partner_place-end = goes to the end
chouette-knob-partner_from = A partner from
chouette-knob-partner_from-note = Number of players, usually 8.
chouette-automatic-consent = The first; more if the box agrees
chouette-join-title = A chouette
chouette-there = Already here
chouette-join = Join
chouette-join-note = You start at the end of the queue and play from the next game on. You can leave between decisions.
chouette-invite = Invite others
chouette-invite-note = Anyone who opens this link can join at any time, at the end of the queue.
chouette-noscript = The chouette’s page needs JavaScript. Without it you see only who is there and the accounts.
chouette-resign-note = The other side can reject your offer, unless it is the most that can be lost.
chouette-sure = Are you sure?
accounts-count = { $n ->
    [one] one game
   *[other] { $n } games
}
accounts-back = Back to the chouette
accounts-csv = Download as CSV
accounts-print = Print-friendly page
accounts-balances = Balances
accounts-debts = Who owes whom
accounts-total = Total
accounts-by-game = Points by game
accounts-marks = B: box in that game. C: captain.
accounts-game = Game { $n }
accounts-cube = at { $value }, { $winner ->
    [box] won by the box
    [team] won from the box
   *[agreed] settled by agreement
}
cause-dropped = passed
cause-decided = decided by the game
cause-extra_given = with an additional cube
cause-agreed = by agreement
cause-left = left
cause-partner = the partner’s share

# Where a guest is at home
browsers-title = Browsers that know you
browsers-many = { $n ->
    [one] You are known in this browser only.
   *[other] You are known in { $n } browsers.
 }
browsers-end-others = Sign out of all other browsers
browsers-here-note = A guest is known only by their browser. If you sign out here and no other browser knows you, you can’t return to your tables.
browsers-end-here = Sign out of this browser

# The rules of the chouette
chouette-rules-title = Rules of the chouette
chouette-rules-presets = The two presets

## Rules that do not go together
not-translated = This has not been translated yet: here it is in English.
broken-length-in-money-play = These rules are for money play, which has no number of points to play to: leave the points empty, or choose a match.
broken-match-without-length = A match is played to a number of points: enter one, or choose money play.
broken-jacoby-in-match = There is no Jacoby rule in a match: turn it off, or choose money play.
broken-responses-in-match = There are no beavers in a match: turn them off, or choose money play.
broken-automatic-doubles-in-match = There are no automatic doubles in a match: turn them off, or choose money play.
broken-holland-without-crawford = The Holland rule is about the games after the Crawford game: turn the Crawford rule on, or Holland off.
broken-tournament-length = Tournament matches are played to 3 points or more: enter a longer match, or choose “Match”.
broken-crawford-outside-match = The Crawford rule is for matches: turn it off, or choose a match.
broken-holland-outside-match = The Holland rule is for matches: turn it off, or choose a match.
broken-doubling-limit-outside-match = The Tavola Reale limit on doubling is for matches: turn it off, or choose a match.
broken-consent-outside-chouette = Automatic doubles by consent of the box are for a chouette: choose a number of them, or none.
broken-time-limit = That time limit is too long or too short: it can be from one second to seven days.
broken-clock-times = Nobody can play with that clock: it needs some time, and at most 10 hours per point and per turn.
broken-rated-time = A rated match leaves everybody time to play: at least 15 seconds for a decision, 30 to come back after a lost connection, and on a clock one minute a game.
broken-bots = At most { $most } bots can play, and none over a wooden board.
broken-stake-in-match = A stake per point is for money play: leave the currency empty, or choose money play.
broken-called-in-tavola-reale = Tavola Reale is played with strict legality: choose “strict”, or other rules.

# The tutor on the start page

start-tutor = With tutor
start-tutor-note = Asks before a blunder, gives hints, lets you take back.
knob-tutor-none = None
knob-tutor-whopper = Asks before a very bad blunder
knob-tutor-blunder = Asks before a blunder
knob-tutor-error = Asks before an error
knob-tutor-doubtful = Asks before a doubtful play
knob-tutor-note = Against a bot: asks before a bad play, gives hints and lets you take back. The match is marked as played with a tutor.
terms-tutor = Asks before a decision that loses { $loss } or more; hints and taking back are allowed
