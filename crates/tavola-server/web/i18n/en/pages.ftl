# Pages around the table. Used by the server only.

tagline = Backgammon, calmly: a good board, honest dice, nobody shouting.
nav-rules = Rules
nav-dice = Check dice
nav-language = Language
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
error-403 = Not yours to see
error-403-note = This belongs to somebody else. If you have an invitation, open its link again.
error-other = That did not work
error-home = To the start page
error-table = Back to the table
