# The analysis of a match.

study-title = Analysis
study-open = Analyse
study-back = Back to the table
study-depth = { $plies ->
    [0] First look.
    [one] Looked { $plies } roll ahead.
   *[other] Looked { $plies } rolls ahead.
  }
study-underway = Looking { $plies } { $plies ->
    [one] roll
   *[other] rolls
  } ahead: { $done } of { $all } lines.
study-waits = The deeper look waits for another match.
study-ready = The analysis is ready.
study-reload = The analysis is still being made.
study-reload-link = Look again
study-nothing = There is nothing to analyse: no game has been played to its end.
study-definitions = Costs are in units of the cube (EMG). PR is 500 times the cost per decision; gnubg’s rate is its cost in thousandths. Plays without a choice do not count; not doubling counts where it was close or wrong. Doubtful from 0.010, error from 0.020, blunder from 0.080, whopper from 0.160. Equities and chances of a row come from the same look, as deep as its last column says; luck is told without looking ahead, and of the opening roll it counts who won it.

study-summary = In figures
study-rating = PR
study-rating-note = Performance rating: 500 times the cost per decision. Lower is better.
study-millis = gnubg’s rate
study-millis-note = Cost per decision in thousandths of the cube, as gnubg prints it.
study-plays = Plays
study-plays-note = What plays cost, and how many had a choice.
study-cubes = Cube
study-cubes-note = What decisions about the cube cost, and how many there were.
study-lost-of = { $lost } in { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Doubtful plays, errors, blunders, whoppers.
study-losses-worth = Cost of all errors
study-losses-worth-note = In chances to win the match; in money play, in points.
study-luck = Luck
study-luck-note = What the rolls were better than average, in units of the cube, without looking ahead.
study-luck-worth = Luck of the match
study-luck-worth-note = The same in chances to win the match; in money play, in points.

study-graph = The match
study-graph-note = A line of chances with the errors on it; the same figures stand in the list of all lines.
study-graph-error = Line { $line }, { $who }: { $mark }, { $loss }
study-graph-match = { $who }’s chance to win the match
study-graph-money = What { $who } can expect of the game
study-graph-game = { $who }’s chance to win the game

nav-study = Study
nav-openings = Openings
openings-title = The opening
openings-about = How the fifteen first rolls are played, and how each of the 21 rolls replies to their best plays: money play with the cube in the middle, without Jacoby, ranked by rollouts of our own engine.
openings-path = Where you are
openings-roll = { $roll }
openings-replies-to = { $roll } played { $play }: the replies
openings-roll-head = Roll
openings-best = Best play
openings-next = Next
openings-alone = nothing near
openings-verdict = Verdict
openings-is-best = best
openings-as-good = as good
openings-unsettled = not settled
openings-worse = worse
openings-error-note = Standard error of the equity
openings-trials = Games
openings-trials-note = How many games were played out
openings-replies = The replies to it
openings-replies-note = A play that is a link leads to the replies to it.
openings-mean = Over all 36 rolls the reply is worth { $equity } to who rolls.
openings-look-on = Look at it with the engine
openings-definitions = Equities are cubeful, in units of the cube, seen by who plays; ± is one standard error. “As good” is less than 0.010 behind the best; “not settled” is further behind, but by less than 2.33 standard errors of the difference. The same figures: tavola openings.

nav-duplicates = Duplicates
duplicate-title = Duplicate
duplicate-about = A match is played at two tables with the same dice: game by game and roll by roll the same numbers fall. So luck is out of it, and afterwards every decision stands beside the other table’s.
duplicate-play = Who plays
duplicate-bot = Two against the bot
duplicate-bot-note = You and a friend each have White against the same bot, at a table of your own.
duplicate-teams = Two against two
duplicate-teams-note = You have White at one table, your partner Black at the other; your opponents sit opposite.
duplicate-length = Points to win
duplicate-go = Open both tables
duplicate-note = Nobody sees the other table before both are over: it would tell them their dice.
duplicate-table = Table { $n }
duplicate-free = nobody yet
duplicate-waiting = Not begun.
duplicate-playing = Being played.
duplicate-over = Over.
duplicate-play-on = To your table
duplicate-look = Look at the table
duplicate-invite-white = White here is free
duplicate-invite-black = Black here is free
duplicate-invite-note = Send this link to whoever shall sit there.
duplicate-same-dice = The same dice fall at another table.
duplicate-result = The result
duplicate-players = White – Black
duplicate-points = Points
duplicate-even = Both tables end the same: nobody is ahead.
duplicate-ahead = { $who }, White at the table where it went better, is { $n } { $n ->
    [one] point
   *[other] points
  } ahead.
duplicate-game = Game { $n }
duplicate-parted = From here on the positions differ.
duplicate-dice-note = The dice are made of one secret of this server, by game and roll. Its commitment was shown before anybody sat down, and the secret is opened when both tables are over; tavola verify-dice recomputes every roll.
duplicate-commitment = Commitment
duplicate-secret = Secret
duplicate-proof = All rolls, to be verified

study-errors = Errors, worst first
study-no-errors = No errors.
study-more-errors = And { $n } more: they are marked in the list of all lines.
study-where = Line
study-who = Player
study-what = Decision
study-cost = Cost
study-played = { $roll }: { $play }; better { $best }
study-illegal = a play against the rules
study-wrong-double = doubled; should have waited
study-missed-double = did not double
study-wrong-take = took; should have dropped
study-wrong-drop = dropped; should have taken
study-wrong-beaver = beavered; should not have
study-doubtful = Doubtful
study-error = Error
study-blunder = Blunder
study-whopper = Whopper

study-games = All games
study-game = { $length ->
    [0] Game { $n }, { $black }–{ $white }
   *[other] Game { $n }, { $black }–{ $white } to { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] wins by a drop
    [gammon] wins a gammon
    [backgammon] wins a backgammon
   *[single] wins
  }, { $points } { $points ->
    [one] point
   *[other] points
  }
study-game-chance = { $who } wins the game
study-match-chance = the match
study-equity-of = points
study-dances = no move
study-doubles = doubles
study-takes = takes
study-drops = drops
study-beavers = beavers
study-raccoons = raccoons
study-otters = otters
study-resigns-single = resigns
study-resigns-gammon = resigns a gammon
study-resigns-backgammon = resigns a backgammon

study-board = The board before it
study-words-numbers = Points as { $who } counts them.
study-words-side = { $who }: { $places }.
study-words-on = { $n } on { $point }
study-words-bar = { $n } on the bar
study-words-off = { $n } off
study-words-cube = Cube at { $value }, in the middle.
study-words-cube-of = Cube at { $value }, owned by { $who }.
study-said = Line { $line }, { $who }, { $act }.
study-steps = Lines of the match
study-first = First line
study-error-before = Error before
study-before = Line before
study-next = Next line
study-error-next = Next error
study-last = Last line
study-no-decision = Nothing to decide here.
study-no-move = No legal move.
study-forced = The only legal play.
study-right = The best there is.
study-as-good = As good as the best: { $lost } behind it.
study-cost-match = costs { $lost }; chance to win the match { $worth }.
study-cost-money = costs { $lost }, { $worth } points.
study-right-is = Right: { $action }, { $answer }.
study-right-wait = no double
study-right-double = double
study-right-redouble = redouble
study-right-too-good = too good to double
study-right-take = take
study-right-drop = drop
study-right-beaver = beaver
study-roll-luck = Luck of the roll: { $luck }, { $worth } points.
study-roll-luck-match = Luck of the roll: { $luck }; chance to win the match { $worth }.
study-play = Play
study-made = played
study-equity = Equity
study-difference = Difference
study-plies = Ahead
study-plies-note = How many rolls were looked ahead.
study-more-plays = { $n } { $n ->
    [one] more play, which costs
   *[other] more plays, which cost
  } more.
study-cube = Cube
study-cube-doubler = Cube, seen by who doubled
study-no-double = No double
study-double-take = Double, take
study-double-drop = Double, drop
study-win = W
study-win-note = Wins, in percent
study-win-gammon = WG
study-win-gammon-note = Gammons and backgammons won, in percent
study-win-backgammon = WBG
study-win-backgammon-note = Backgammons won, in percent
study-lose = L
study-lose-note = Losses, in percent
study-lose-gammon = LG
study-lose-gammon-note = Gammons and backgammons lost, in percent
study-lose-backgammon = LBG
study-lose-backgammon-note = Backgammons lost, in percent
study-ids = The position for other programs

study-why-wins = It wins { $by } fewer games in 100.
study-why-gammons = It wins { $by } fewer gammons in 100 games.
study-why-gammons-lost = It loses { $by } more gammons in 100 games.
study-why-shots = It leaves { $made } of 36 rolls that hit, the best play { $best }.
study-why-best-hits = The best play hits.
study-why-made-hits = It hits, the best play does not.
study-why-hits = It hits { $made }, the best play { $best }.
study-why-home = It has { $made } { $made ->
    [one] point
   *[other] points
  } in the home board, the best play { $best }.
study-why-prime = Its longest prime is { $made } points, the best play’s { $best }.
study-why-anchor = The best play keeps an anchor.
study-why-off = It bears off { $made }, the best play { $best }.

study-look-on = Look on from here
study-cube-before = Before the roll:
nav-position = Positions
position-title = Position
position-board = The board
position-white = White
position-black = Black
position-plays = { $who } plays { $roll }.
position-doubled = { $who } has doubled.
position-beavered = { $who } has beavered.
position-raccooned = { $who } has raccooned.
position-ottered = { $who } has answered with an otter.
position-on-roll = { $who } is on roll.
position-money = Money play.
position-match = Match to { $length }: White { $white }, Black { $black }{ $crawford ->
    [yes] , Crawford game.
   *[no] .
  }
position-wrong = That is no position. An XGID, a GNUBG or OpenGammon id, a line of FIBS or a board of letters is one.
position-playing = You are playing against somebody. The engine answers again when that is over.
position-play = The plays
position-look-on = Look on from the position after it
position-rolls = Rolls
position-id = Position
position-id-note = An XGID, a GNUBG or OpenGammon id, a line of FIBS, or a board of letters as XG and gnubg copy it.
position-roll = Roll, if it has been rolled
position-look = Look
position-svg = Picture (SVG)
study-adjusted = Result without luck
study-adjusted-note = The result less one’s own luck, plus the opponent’s: what the play alone was worth. It may lie beyond 0 and 100%.
study-adjusted-below = { $who } won, and the rolls brought them more than the whole match: so the result without luck lies beyond 0 and 100%. Luck is a sum over all rolls; in a single match it can be larger than the result.
study-adjusted-above = { $who } won although the rolls were on the other side: so the result without luck lies beyond 0 and 100%. Luck is a sum over all rolls; in a single match it can be larger than the result.

study-at-worst = The costliest error first; ▶ and ◀ lead through the match.
study-no-line = The match has no such line. This is the costliest error.
position-wrong-long = That is longer than any position.
position-wrong-roll = That is no roll. Two digits from 1 to 6 are one: 31.
position-wrong-game-over = The game is over: somebody has borne off all their checkers.
position-wrong-match-over = The match is over: somebody has all the points.
position-wrong-crawford = In the Crawford game one player is one point away.
study-chouette = Cubes of the chouette
study-chouette-note = Each cube is a game of its own, the box against one member. Plays of the team are the captain’s; what they cost differs from cube to cube.
study-chouette-game = Game { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Keys
study-key-points = From point to point on the board
study-key-board = To the board
study-key-move = Move a checker
study-key-away = Take a checker away while setting up
study-key-answer = Move a checker; once the roll is played, answer
study-look-here = Look deeper in this browser
study-look-here-note = Three rolls ahead, without the server and without a network.
