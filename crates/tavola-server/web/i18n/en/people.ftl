# People: names, ratings, profiles, boards, dice, fair play.

nav-people = People
person-bot = bot
rating-title = Rating
rating-provisional = Provisional: few matches, or a long time ago
rating-open = This match counts for ratings. What is at stake is shown when both players are seated.
rating-waits = The ratings are being worked out.
rating-your-stake = You stand to win { $gain } or lose { $loss } rating points.
rating-stake = { $name } stands to win { $gain } or lose { $loss } rating points.
rating-share = The two of you have played a lot this week, so { $share }% of the change counts.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = You: { $before } → { $after } ({ $change })
rating-not-casual = This match is casual: ratings stay as they are.
rating-not-guest = Ratings stay as they are: both players must be registered for a rated match.
rating-not-new = Ratings stay as they are: in a match by invitation, both accounts must be at least a day old.
rating-not-too_far = Ratings stay as they are: they are more than 500 points apart.
rating-not-too_often = Ratings stay as they are: these two have already played 7 matches this week that counted.
rating-not-alone = Ratings stay as they are: one person can’t play both sides.
rating-not-annulled = Ratings stay as they are: the match was annulled.

seal-verify = Verify the dice
seal-checking = Recomputing every roll…
seal-wrong = The dice don’t fit what was committed to. Open the checker to see where.
seal-unreadable = The record of the dice could not be read. Try again.

people-title = People
people-find = Find a player by the beginning of their name
people-find-go = Find
people-none-found = No player’s name begins with “{ $name }”.
people-followed = People you follow
people-follow-oneself = You can’t follow yourself.
people-follow-many = You follow as many people as you can. Stop following somebody first.

ranking-choose = Boards
ranking-rating = By rating
ranking-week = This week
ranking-month = This month
ranking-year = This season
ranking-errors = By error rate
ranking-points = Points played
ranking-place = Place
ranking-player = Player
ranking-gain = Change
ranking-points-played = Points played
ranking-matches = Matches
ranking-won = Won
ranking-empty = Nobody is on this board yet. Play rated matches to be the first.
ranking-note = A board lists players with at least { $points } points played against at least { $people } people in its time, and a rating that is not provisional. A match to 7 is 7 points.
ranking-listed = You are on the boards as soon as you have played enough.
ranking-unlisted = You are on no board.
ranking-leave = Take me off the boards
ranking-enter = Put me on the boards
pool-choose = Kind of play
pool-people = Live
pool-correspondence = Correspondence
pool-bots = Against bots

profile-joined = Here since { $day }
profile-former = Formerly { $names }
profile-challenge = Challenge
profile-follow = Follow
profile-unfollow = Stop following
profile-block = Block
profile-register = Register to follow players and play rated matches.
profile-unrated = No rated match yet.
profile-experience = { $matches ->
    [one] one match
   *[other] { $matches } matches
  }, { $points ->
    [one] one point
   *[other] { $points } points
  }
profile-rating-note = Ratings follow the FIBS formula, and everybody starts at 1500. Matches against bots have a rating of their own.
profile-errors = All decisions
profile-errors-checker = Checker play
profile-errors-cube = Cube
profile-errors-note = Over the last { $decisions } decisions in rated matches that the engine has judged. { $interval ->
    [yes] The true figure lies within the range in 95 of 100 cases.
   *[no] A range is shown from { $least } decisions on.
  }
profile-errors-few = The engine has judged fewer than { $least } decisions of theirs so far.
profile-graph = Rating over time
profile-graph-table = Every change as a table
profile-graph-words = Rating over { $matches ->
    [one] one match
   *[other] { $matches } matches
  }: now { $now }, highest { $most }, lowest { $least }.
profile-no-matches = No finished match to show yet.
profile-none-found = No match fits.
profile-counted = { $n ->
    [one] One match
   *[other] { $n } matches
  }, { $won } won
profile-filter = Filter matches
profile-filter-go = Show matches
profile-opponent = Opponent
profile-result = Result
profile-result-any = Any
profile-result-won = Won
profile-result-lost = Lost
profile-score-stood = The score when the match ended
profile-since = From
profile-until = To
profile-search-wrong = The filter can’t be read: a length is a number, a day looks like 2026-11-25.
profile-ways = Look at it
profile-watch = Watch
profile-newer = Newer matches

against-title = { $one } against { $other }
against-none = These two have not finished a match against each other yet.
against-by-length = Won by match length

dice-of = { $name }’s dice
dice-all-title = The dice of the whole club
dice-none = No roll counted yet: the dice are counted when a match is over.
dice-counted = { $n ->
    [one] One roll counted.
   *[other] { $n } rolls counted.
  } First rolls of games are never doubles and are left out ({ $openings }).
dice-too-few = Too few rolls to judge: at least { $least } are needed.
dice-test = { $rare ->
    [usual] These rolls look like fair dice. Fair dice differ from the average this much or more in { $percent } of cases (chi-square { $chi }).
    [rare] Fair dice differ from the average this much or more only in { $percent } of cases (chi-square { $chi }). Of 100 honest players, a few look like this.
   *[very_rare] Fair dice hardly ever differ from the average this much: in { $percent } of cases (chi-square { $chi }). Verify the matches and tell the club.
  }
dice-sums = Doubles and entering
dice-what = What
dice-doubles = Doubles
dice-entering = Entered from the bar, of { $n ->
    [one] one try
   *[other] { $n } tries
  }
dice-pairs = Every roll
dice-pair = Roll
dice-counted-head = Counted
dice-expected = Average
dice-band = Usual
dice-outside = Outside the usual range
dice-band-note = The usual range holds 95 of 100 fair counts. Of the 21 rolls, about one is outside it by chance alone.

fair-play-title = Fair play
fair-play-of = Fair play: { $name }
fair-play-lead = Evidence for moderators only. It shows where to look and decides nothing.
fair-play-base-title = How often such signs are wrong
fair-play-base = Suppose 1 in 100 players gets help. A sign that finds 90 in 100 of them and suspects 1 in 100 honest players is right in 48 of 100 cases, no more. Whoever looks five times finds five times as many honest players.
fair-play-base-many = One short match close to perfect is common among honest players. Results and lucky rolls say nothing.
fair-play-hardest = Ten hardest plays
fair-play-hardest-note = Look at the position and decide for yourself before you open the verdict.
fair-play-choices = { $n } possible plays
fair-play-verdict = Verdict
fair-play-lost = { $best ->
    [yes] The best play was found.
   *[no] The play lost { $loss }.
  }
fair-play-none-judged = The engine has judged none of their rated matches yet.
fair-play-rate = { $rate } over { $n } decisions
fair-play-peers = { $n } other players near this rating: 5 in 100 play below { $low }, half below { $middle }, 95 in 100 below { $high }.
fair-play-as-good = { $n } of them play as well or better.
fair-play-few-peers = Only { $n } other players near this rating are judged well enough. From { $least } on they are compared.
fair-play-agreement = Agreement with the engine on hard plays
fair-play-agreement-note = Only plays where the best is 0.02 to 0.08 better than the second: there people differ. The opponents in the same matches stand beside it.
fair-play-player = The player
fair-play-opponents = The opponents
fair-play-found = { $best } of { $all } found
fair-play-between = (true share between { $low }% and { $high }%)
fair-play-too-few = (too few to say)
fair-play-times = Time by difficulty
fair-play-difficulty = Plays
fair-play-forced = Forced
fair-play-easy = Easy
fair-play-hard = Hard
fair-play-close = Close
fair-play-times-note = The middle time, with the number of plays. People think longer where it is hard.
fair-play-evidence = What it says, either way
fair-play-unusual = Unusual
fair-play-usual = As people play
fair-play-unknown = Too little to say
fair-play-nothing = Nothing.
fair-play-says-rate-low = The error rate, with its range, is below that of 95 in 100 players near this rating.
fair-play-says-rate-usual = The error rate is one that players near this rating have.
fair-play-says-rate-open = There are too few decisions, or too few players to compare with.
fair-play-says-hard-more = Hard plays were found clearly more often than by the opponents.
fair-play-says-hard-usual = Hard plays were found about as often as by the opponents.
fair-play-says-hard-open = There are too few hard plays.
fair-play-says-time-flat = Hard plays took no longer than easy ones, while the opponents thought longer.
fair-play-says-time-grows = Hard plays took longer than easy ones.
fair-play-says-time-open = There are too few timed plays.
fair-play-says-cube-apart = Checker play is nearly perfect and the cube is not.
fair-play-says-cube-usual = Checker play and cube fit together.
fair-play-says-cube-open = There are too few decisions.
fair-play-steps = First watch, then ask in a friendly way or offer a supervised match. Nobody is restricted without reasons, an end and an appeal to somebody else.
fair-play-alike = Worth a look
fair-play-alike-note = Hints, never verdicts: friends also resign quickly, and some always lose.
fair-play-quick = { $n } rated matches ended within a minute
fair-play-one-way = all { $n } rated matches went the same way
