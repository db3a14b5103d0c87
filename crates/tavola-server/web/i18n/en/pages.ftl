# Pages around the table. Used by the server only.

tagline = Backgammon, calmly: a good board, honest dice, nobody shouting.
nav-rules = Rules
nav-dice = Check dice
nav-language = Language
guest-name = Guest { $number }
skip = Skip to the main part

# Start
start-title = Backgammon at a good board
start-lead = Play the bot at once or send a friend a link. No account, no coins, no advertisements.
start-bot = Play the bot
start-bot-note = A match to { $length } with the cube. One click and you sit at the board.
start-friend = Invite a friend
start-friend-note = You get a link. Whoever opens it plays you.
start-custom = Choose the rules
start-tables = Your tables
start-tables-none = You have no tables yet. They will stand here, and you can go back to each at any time.
start-name = Your name
start-dice-title = Dice you can check
start-dice = Before the match the house and both players each lock away a secret; every roll is made from all three, nobody can know it before it is needed, and afterwards you can recompute every roll yourself.
start-dice-how = How it works
start-ear-title = By keyboard and by ear
start-ear = Every point has a name, every roll and play is spoken, and a whole match can be played without a mouse. Press ? at the table for the keys.
start-kept-title = Nothing is lost
start-kept = Close the page, lose the connection, come back tomorrow: the table stands as you left it.
table-against = { $white } – { $black }
table-to = to { $length }, { $a }–{ $b }
table-money = money play, { $a }–{ $b }
table-waiting = waiting for an opponent
table-playing = being played
table-over = over
table-broken = cannot be opened
table-unnamed = free seat

# Rule chooser
choose-title = Choose the rules
choose-against = Against
choose-bot = The bot
choose-friend = A friend, by link
choose-preset = Kind of play
choose-preset-note = A preset sets every knob below; a knob left at “as the preset” keeps its choice.
preset-match = Match
preset-match-note = To a number of points, with the cube and the Crawford rule.
preset-money = Money play
preset-money-note = Game after game, each for its own stake. Jacoby rule on.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = The Italian game room’s rules: its own limit on doubling, no Crawford game, backgammon even after bearing off.
preset-tournament = Tournament
preset-tournament-note = A match as the Italian tournament regulations have it, to 3 to 25 points.
knob-length = Points to play to
knob-length-note = Matches only, 5 as a rule; that takes about half an hour.
knob-as-preset = As the preset
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
knob-automatic_doubles-note = Money play: equal dice at the opening throw double the stake.
knob-automatic-none = None
knob-automatic-up-to = { $n ->
    [one] The first
   *[other] The first { $n }
}
knob-crawford = Crawford rule
knob-crawford-note = Matches: one game without the cube when somebody is one point short.
knob-holland = Holland rule
knob-holland-note = Matches: after the Crawford game the trailer may double from his third turn on.
knob-backgammon = Backgammon
knob-backgammon-note = Whether one can lose three times the stake after bearing off a checker.
knob-backgammon-only_with_none_off = Only with no checker off
knob-backgammon-even_with_some_off = Even with some off
knob-legality = Legality of plays
knob-legality-note = Strict: only legal plays can be completed. Called: any play stands unless the opponent asks for a legal one, as over the board.
knob-legality-strict = Strict
knob-legality-called = Called
knob-clock = Clock
knob-clock-note = A bank of minutes for each point, and free seconds each turn. An empty bank loses the match.
knob-clock-none = No clock
knob-clock-simple_delay = Delay, then the bank runs
knob-clock-bronstein = Bronstein
knob-clock-fischer = Seconds added each turn
knob-minutes = Minutes a point
knob-seconds = Seconds a turn
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
table-how = How
table-points = Points
table-score = Score
table-settings = Settings
table-help = Keys
table-resign = Resign
table-claim = Claim
table-plays = List plays
table-last = Last play again
table-flip = Turn the board
table-leave = Leave the table
table-proof = Dice: commitments and proof
table-invite = Invite your friend
table-invite-note = Send this link. Whoever opens it first takes the other seat.
table-copy = Copy
table-close = Close
table-result = Result
table-noscript = This table comes alive with JavaScript. Without it you can still play: choose below, and reload to see your opponent’s move.
plain-plays = Play
plain-reload = Reload
plain-play-none = No move: go on
resign-title = Resign
resign-note = Your opponent may reject what you offer, unless it is the most you can lose.
plays-title = Legal plays
plays-note = Choose one, or type its number and Enter.

# Joining
join-title = You are invited
join-lead = { $who } invites you to play backgammon.
join-rules = The rules of this table
join-sit = Sit down and play
join-taken = This seat has been taken.
rules-of-match = Match to { $length }
rules-of-money = Money play

# Dice checker
verify-title = Check the dice of a match
verify-lead = Give the transcript of a match, and this page recomputes every roll in your browser. Nothing is sent anywhere.
verify-file = Transcript (proof.json)
verify-paste = or paste it here
verify-go = Check
verify-save = Save the checker for use without a network
verify-how-title = How the dice are made
verify-how = The house commits to a secret before anybody sits down. Each seat commits to the end of a chain of hashes. With each decision to roll the next link of both chains is opened; the roll is an HMAC of the house’s secret over table, match, number of the roll, both commitments and both links. Bytes of 252 and more are passed over, so that each number is equally likely.
verify-noscript = The checker needs JavaScript. The command “tavola verify-dice FILE” does the same.
verify-honest = All { $rolls } rolls are right: every one follows from what was locked away before the match.
verify-wrong = { $faults ->
    [one] One thing does not fit.
   *[other] { $faults } things do not fit.
}
verify-unreadable = This is not a transcript.
verify-no-length = This record is of the older form: it does not state its length, so rolls cut off at its end would not show.
dice-part = The dice of this match
dice-warning-title = The house does not keep the promise about the dice
dice-warning-do = Your browser has kept what it was asked, when, and what it was shown. Save it, show it to your opponent, and do not play on for anything that matters.
dice-evidence-save = Save the evidence
dice-details = See every roll
dice-away = Go on at another device
dice-away-note = Your part in the dice is in this browser. Open this link where you play on, signed in as yourself, and your part goes along. Give it to nobody: whoever has it and the house’s secret knows your rolls.

# Rules for players
rules-title = How backgammon is played
rules-lead = Everything you need for a first game, and what the cube and the presets add. The figures are real positions: move the checkers.
rules-board-title = The board
rules-board = Two players, fifteen checkers each, twenty-four points in four quadrants. You number the points from your home: 1 to 6 are your home board, 7 to 12 your outer board. You move from high numbers to low; your opponent comes the other way, and your 24 is the opponent’s 1.
rules-aim-title = The aim
rules-aim = Bring all fifteen checkers home and bear them off before your opponent does.
rules-start-title = Beginning
rules-start = Each throws one die; the higher begins and plays those two numbers. Equal numbers are thrown again. After that each throws both dice in turn.
rules-move-title = Moving
rules-move = The two numbers are two moves, with one checker or two. A checker may land on a point that is empty, yours, or held by a single opposing checker. A double is played four times.
rules-both-title = Both numbers
rules-both = If there is a way to play both numbers you must, however bad. If only one of the two can be played, it is the larger. If nothing can be moved, the turn is lost.
rules-hit-title = Hitting and the bar
rules-hit = Landing on a single checker hits it; it goes to the bar and must enter in your opponent’s home before anything else moves: a 3 enters on the opponent’s 3 point, if that is open.
rules-off-title = Bearing off
rules-off = When all your checkers are home you may bear off: a number takes a checker from that point; from a higher point a checker must move that number; if none stands higher, the highest goes off.
rules-win-title = What a win is worth
rules-win = A single game counts the cube once. A gammon, when the loser has borne nothing off, counts twice; a backgammon, with a checker still on the bar or in the winner’s home besides, three times.
rules-cube-title = The doubling cube
rules-cube = Before throwing you may offer to double the stake. Your opponent takes, gets the cube and alone may double next, or passes and loses the stake before the double. In money play a beaver doubles back at once and keeps the cube.
rules-match-title = Matches
rules-match = The first to reach the agreed points wins. When somebody is one point short, one game is played without the cube: the Crawford game.
rules-clock-title = The clock
rules-clock = Each turn begins with free seconds; only then does your bank run. An empty bank loses the match.
rules-fig-start = The start. Try to open with 3-1.
rules-fig-both = You have 6-3. The only way to use both is 13/10/4 with one checker.
rules-fig-bar = You are on the bar with 4-2. Only the 4 enters.
rules-fig-off = Bearing off with 6-4: both numbers must be used.
rules-try = Try it
rules-again = Put it back
rules-full = The whole rulebook with its clauses comes with the program.

# Errors
error-404 = There is nothing here
error-404-note = The address is wrong, or the table has been cleared away.
clause-says = What { $clause } says
error-403 = Not yours to see
error-403-note = This belongs to somebody else. If you have an invitation, open its link again.
error-aside = This cannot be opened
error-aside-note = Something of what is stored here cannot be read, so it has been set aside. Nothing was deleted, and everything else in the club goes on. Whoever runs the club can look into it with “tavola doctor”.
error-other = That did not work
error-too-fast = That was faster than anybody plays. Wait a moment and do it again.
error-too-slow = It took too long to arrive. Check your connection and do it again.
error-too-many-guests = Many people have just come from where you are. Wait a few seconds and do it again.
error-too-many-bots = Enough tables have bots playing among themselves just now. Wait until one of them is over, or rests because nobody watches.
error-busy = The club is busy. Do it again.
error-closing = The club is about to start again. Do it again in a moment.
error-internal = Something went wrong on our side. Nothing was done; you can try again.
error-home = To the start page
error-table = Back to the table
error-event = Back to the event

# Chouette
chouette-title = Chouette
chouette-now = What is to be done now
chouette-open = Open a chouette
wooden-start-title = A board of wood
wooden-start = Lay a phone beside it: clock, scoreboard and score sheet. It works without a network, and nothing pressed is lost.
wooden-open = Open the clock
chouette-start-title = Chouette
chouette-start = One against all, with a cube for each: the box plays a team that consults. With friends, with bots, or as the book of a wooden board.
chouette-games = { $n ->
    [0] no game yet
    [one] one game
   *[other] { $n } games
}
chouette-lead = One is the box and plays against all others. The captain moves for the team, the others advise, and everybody has his own account with the box.
chouette-turned = { $n ->
    [one] with one rule changed
   *[other] with { $n } rules changed
}
preset-chouette-club = Club chouette
preset-chouette-club-note = A cube between the box and each member, with the duties of the Italian game room: take enough, the captain’s cube first, beavers.
preset-chouette-galore = Plain chouette
preset-chouette-galore-note = One cube for all; when the box doubles, each member takes or passes for himself.
chouette-place = The board
chouette-place-online = Here, with the house’s dice
chouette-place-online-note = Box and captain move on the screen; every throw can be checked afterwards.
chouette-place-over_the_board = A wooden board
chouette-place-over_the_board-note = You enter cubes and results; the page keeps order, duties and accounts.
chouette-bots = Bots
chouette-bots-note = They take seats at once and play as members, captain or box. With two of them you can begin alone. None over a wooden board.
chouette-bot-level = Their level
chouette-bot-add = Let a bot in
level-beginner = Beginner
level-novice = Novice
level-casual = Casual
level-intermediate = Intermediate
level-advanced = Advanced
level-expert = Expert
level-full = Full strength
chouette-host = You
chouette-host-plays = play
chouette-host-keeps = only keep the book
chouette-host-note = The host lets bots in, sets the stake, and over a wooden board enters for everybody.
chouette-lobby = Chouettes you can join
chouette-lobby-note = Everybody may join; a game in progress goes on, one comes in at the end of the queue.
chouette-lobby-nobody = Nobody yet
chouette-stake-of = { $unit } a point
chouette-door = Who may join
chouette-door-link = Whoever has the link
chouette-door-open = Everybody, listed for all
chouette-worth = A point is worth
chouette-worth-note = As you write it: 2.50 with EUR. Without a currency a point is just a point.
chouette-pace = Times
chouette-pace-answer = For an answer to a cube
chouette-pace-answer-note = Then silence is the captain’s answer, or a pass.
chouette-pace-turn = For a throw or a play
chouette-pace-turn-note = Then the next of the line takes over, or the box has lost.
chouette-pace-gather = To join in with one’s cube
chouette-pace-gather-note = After the first has doubled, before the box answers.
chouette-pace-fair = Before the captain throws
chouette-pace-fair-note = So that everybody can double; who presses “No double” is not waited for.
chouette-seconds = { $n } seconds
chouette-no-limit = as long as one likes
chouette-go = Open the chouette
chouette-knob-cubes = Cubes
chouette-knob-cubes-note = Club: one for each member. Plain: one for all.
chouette-knob-cubes-single = One for all
chouette-knob-cubes-multiple = One for each member
chouette-knob-box_stays = The box stays
chouette-knob-box_stays-note = Club: if it wins and is not behind in points over the game. Plain: if it beats the captain.
chouette-knob-box_stays-beats_captain = if it beats the captain
chouette-knob-box_stays-wins_and_level = if it wins and is at least level
chouette-knob-offering = Members may double
chouette-knob-offering-note = Club: until the box has answered one of them. Plain: until the captain throws.
chouette-knob-offering-until_throw = until the throw
chouette-knob-offering-until_answered = until the box has answered
chouette-knob-take_enough = Take enough
chouette-knob-take_enough-note = When all have doubled, the box takes enough cubes to be level if it wins, and beavers if it takes only the captain’s. On in the club.
chouette-knob-captain_first = The captain’s cube first
chouette-knob-captain_first-note = Of cubes offered together the captain’s is taken if any is. On in the club.
chouette-knob-sole_taker_beavers = A sole taker beavers
chouette-knob-sole_taker_beavers-note = When the box has doubled all and one alone takes, he must beaver. On in the club.
chouette-knob-holdout = Holdout rule
chouette-knob-holdout-note = With five or more: if all but one reject the box’s first double, the last must too. Off unless chosen.
chouette-knob-extras = Additional cubes
chouette-knob-extras-note = One cube only: who has passed may give a sole taker a cube more, and pays for it. Off unless chosen.
chouette-knob-consultation = Advice to the captain
chouette-knob-consultation-note = Club: from those who have turned or taken a cube, or are asked. Plain: from everybody in the game.
chouette-knob-consultation-free = from everybody in the game
chouette-knob-consultation-never = never
chouette-knob-consultation-after-cube = once a cube has been turned
chouette-knob-consultation-cube-holders = from those with a turned cube
chouette-knob-declining = When several pass the box’s cube
chouette-knob-declining-note = Many cubes: captains go to the end in turn. One cube: only the captain.
chouette-knob-declining-captain_only = only the captain goes to the end
chouette-knob-declining-in_turn = captains go in turn
chouette-knob-leaving = A leaver’s cube
chouette-knob-leaving-note = In mid-game. Plays on unless chosen otherwise; the captain answers for it.
chouette-knob-leaving-plays_on = plays on under the captain
chouette-knob-leaving-loses = is lost at once
chouette-knob-partner_lot = The lot for a partner
chouette-knob-partner_lot-note = If nobody wants to be the box’s partner. Usually without the captain.
chouette-knob-partner_lot-without_captain = without the captain
chouette-knob-partner_lot-with_captain = with the captain
chouette-knob-partner_place = The partner of a lost box
chouette-knob-partner_place-note = Usually keeps his place.
chouette-knob-partner_place-kept = keeps his place
chouette-knob-partner_place-end = goes to the end
chouette-knob-partner_from = A partner from
chouette-knob-partner_from-note = So many players, 8 as a rule.
chouette-automatic-consent = The first; more if the box wants
chouette-join-title = A chouette
chouette-there = There already
chouette-join = Join
chouette-join-note = You stand at the end of the queue and play from the next game on. You can leave between decisions.
chouette-invite = Invite others
chouette-invite-note = Whoever opens this link can join at any time, at the end of the queue.
chouette-noscript = The chouette’s page comes alive with JavaScript. Without it you see who is there and the accounts.
chouette-resign-note = The other side may reject what you offer, unless it is the most that can be lost.
chouette-sure = Are you sure?
accounts-count = { $n ->
    [one] one game
   *[other] { $n } games
}
accounts-back = Back to the chouette
accounts-csv = As a sheet (CSV)
accounts-print = This page prints well.
accounts-balances = Balances
accounts-debts = Who owes whom
accounts-total = Total
accounts-by-game = Points by game
accounts-marks = B: box of that game. C: its captain.
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
cause-partner = the partner’s part

# Where a guest is at home
browsers-title = Where you are known
browsers-many = { $n ->
    [one] You are known in this browser only.
   *[other] You are known in { $n } browsers.
 }
browsers-end-others = End it in all other browsers
browsers-here-note = A guest is known by their browser alone. If you end it here and no other browser knows you, you cannot come back to your tables.
browsers-end-here = End it in this browser
