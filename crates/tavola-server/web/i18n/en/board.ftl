# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Clock and scoreboard
board-lead = A phone beside your wooden board: clock, scoreboard and score sheet in one. It works without a network; nothing pressed is lost.
board-needs-script = The clock needs a browser that runs scripts.
board-new = New match
board-open = Open
board-kept = Matches on this device
board-kept-none = No match yet. Set one up: two names, a length, a clock if you like.
board-white = White
board-black = Black
board-name-of = Name of { $side ->
    [white] White
   *[black] Black
}
board-length = Length in points
board-clock = Clock
board-clock-none = No clock, scoreboard only
board-clock-simple_delay = Delay, then bank (usual)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, delay shown on top
board-clock-fischer = Fischer
board-minutes = Minutes a point
board-delay = Seconds a turn
board-flag = A fallen flag
board-flag-loss = loses the match
board-flag-when_noticed = loses when the opponent says so
board-flag-overtime = gives one minute more, once
board-holland = Holland rule: after the Crawford game the trailer doubles from his third turn
board-sound = Sounds
board-vibrate = Vibration
board-start = Begin
board-to = to { $length }
board-one-game = one game
board-crawford = Crawford game: no cube
board-game = Game { $number }
board-turn = your turn
board-waits = waits
board-stopped = stopped
board-delay-left = delay { $seconds } s
board-press = { $name }: press
board-press-label = { $name }, { $time } left{ $turn ->
    [yes] , on turn: press to end it
   *[no] {""}
}
board-begins = I begin
board-begins-label = { $name } threw the higher die and begins
board-next-game = Next game
board-double = Double to { $value }
board-take = Take { $value }
board-pass = Pass
board-confirm = Confirm
board-confirmed = Confirmed
board-accept = Agree
board-reject = Do not agree
board-stop = Stop
board-resume = Go on
board-resume-other = Give the turn to { $name }
board-over = Game over
board-menu = Menu
board-sheet = Score sheet
board-undo = Undo (hold)
board-undo-what = Hold to take back: { $act }
board-lock = Lock
board-unlock = Unlock (hold)
board-locked = Locked against accidental touch
board-full = Full screen
board-handover = Hand over
board-leave = All matches
board-say = Say the times
board-cube = Cube { $value }
board-cube-middle = in the middle
board-cube-of = with { $name }
board-cube-locked = no cube
board-result = How did the game end?
board-won-by = Won by
board-kind-single = Single
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Enter
board-cancel = Cancel
board-close = Close
board-concede = Concede the game
board-concede-match = Concede the match
board-withdraw = Take the concession back
board-claim = Claim the game
board-claims = { $name } claims a { $kind }
board-concedes = { $name } concedes a { $kind }
board-break = Take a break
board-end-break = Back from the break
board-on-break = { $name } is on a break: { $time }
board-break-over = over by { $time }
board-reason-fallen = A die or checker fell
board-reason-contested = Contest the play
board-reason-director = Call the director
board-pause = Pause the clock
board-paused = Paused
board-reason-faulty = The clock is faulty
board-reason-break = Break
board-call-flag = The flag has fallen
board-why = Why is the clock stopped?
board-entered = { $name } wins a { $kind }, cube { $cube }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-both-confirm = Both confirm
board-flagged = { $name }: the flag has fallen
board-match-won = { $name } wins the match
board-how-score = on points
board-how-flag = by the flag
board-how-conceded = conceded
board-how-penalty = by penalty points
board-how-ruling = by the director’s ruling
board-called = The director has been called
board-held = The director holds the match: { $reason }
board-absent = { $name } is not here; the time runs
board-opening = Throw one die each. The higher begins.
board-ready = Compare your papers, then begin.
board-gap = The device was off or out of sight for { $time }.
board-restore = Give the time back
board-gap-asked = The device was off for { $time }, and { $name }’s flag fell meanwhile. Does that time count?
board-gap-banner = The clock stands
board-gap-counts = It counts
board-keep-as-is = Leave it
board-jump = The clock of this device was changed by { $time }. The match time goes on as before.
board-awake-refused = The screen may go dark: keep it awake in the settings of your device.
board-storage-refused = This browser keeps nothing: a reload would lose the match.
board-offline = Offline: { $count ->
    [0] all sent
    [one] 1 entry waits
   *[other] { $count } entries wait
}
board-online = All sent
board-viewer = You are watching. The clock is on another device.
board-viewer-age = Seen { $seconds } s ago
board-take-over = Take the clock over here
board-take-over-hold = Take the clock over here (hold)
board-take-over-ask = Another device has the clock. Take it over, and that one only watches.
board-take-over-yes = Take it over
board-take-up = Take this match up?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } to { $length }: { $count ->
    [one] one line was
   *[other] { $count } lines were
} handed over.
board-take-up-new = This device takes the clock. Whoever handed the match over only watches from then on.
board-take-up-known = This device has the match already. The log handed over takes its place; what this one has beyond it is kept beside it.
board-take-up-yes = Take it up
board-read-foreign = That log does not carry the right to the match on this device; nothing was changed.
board-kept-unreadable = The log of that match cannot be read on this device.
board-no-such-match = There is no such match. Look at the link again: a letter may be missing.
board-link-worthless = This link does not carry the right to the match.
board-no-right = The server refuses what is pressed here: the link does not carry the right to the match. Open the table’s own link.
board-posted = On the bracket
board-conflict = Another device has a different log: { $here } here, { $there } there.
board-conflict-scoreboard = The table’s own scoreboard prevails (MAT-07): { $won }.
board-conflict-trailers_sheet = The trailer’s score counts (MAT-05): { $won }.
board-conflict-agreement = Both have the same score.
board-conflict-director = The director decides.
board-conflict-look = Compare both logs
board-conflict-title = Two logs of this match
board-conflict-here = The log here
board-conflict-there = The other log
board-conflict-since = { $count ->
    [0] Nothing since they parted
    [one] One entry since they parted
   *[other] { $count } entries since they parted
}
board-compare = Compare my paper
board-papers-agree = The papers agree with the scoreboard: { $counts }.
board-papers-differ = The papers do not agree with the scoreboard. The scoreboard counts: { $counts } (MAT-07).
board-battery = Little is left in the battery: { $percent } %. Charge it, or hand the clock over.
board-chouette = More than two? The device also keeps the book of a chouette.
board-elsewhere = This match is open in another tab.
board-elsewhere-here = Go on here
board-read-older = This device has a later log of that match; the file was not taken.
board-read-unreadable = That is no file of a match.
board-keep-this = Keep this log
board-keep-that = Keep the other log
board-not-kept = The browser did not keep it. Try once more.
board-too-soon = A second touch so soon does not count.
board-unheard = No answer from the device with the clock: look there whether it counts.
board-handover-how = Open this on the other device: it takes the clock with the whole log. From then on this one only watches.
board-handover-copy = Copy the link
board-handover-file = Save as a file
board-handover-done = The clock is on the other device now
board-handover-read = Take over from a file
board-csv = CSV
board-print = Print
board-share = Share
board-sheet-number = Game
board-sheet-winner = Winner
board-sheet-kind = Kind
board-sheet-cube = Cube
board-sheet-points = Points
board-sheet-score = Score
board-sheet-banks = Left
board-sheet-used = Used
board-sheet-lasted = Lasted
board-sheet-crawford = Crawford
board-sheet-none = No game is finished yet.
board-sheet-awards = Penalty points
board-sheet-award = { $points } for { $name }: { $reason }
board-sheet-rulings = Rulings
board-sheet-signs = Signatures
board-corrected = corrected
board-keys = Keys: Space presses for who is on turn, 1 and 2 press for the lower and the upper player, d doubles, t takes, p passes, s stops, u (held) takes back, c says the times, l locks.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Score { $a } to { $b }, match to { $length }.
board-side-said = { $name } to play
board-low = { $name }: one minute left
board-install = Install it from the browser’s menu and it opens without a network.

board-first-game = Begin
board-confirm-score = Confirm { $a }–{ $b }
board-what = What now?
board-more = More
board-understood = OK
board-new-match = New match
board-continue = Continue a match from paper
board-points-of = Points of { $side ->
    [white] White
   *[black] Black
}
board-conflict-players = Decide together which log counts.
board-right-menu = Put something right
board-right = What is to be put right?
board-right-time = Time on the clock
board-right-result = The result of a game
board-right-length = The length of the match
board-right-points = Penalty points
board-right-clock = Bring in a clock
board-right-whose = Whose clock
board-right-way = Give or take
board-right-give = Give
board-right-take = Take
board-right-minutes = Minutes
board-right-seconds = Seconds
board-right-reason = Why
board-right-against = Who is penalised
board-right-count = Points for the opponent
board-sheet-clock = { $mode }, { $bank } a point, { $delay } s a turn
board-ruling-adjust_time = { $name }: { $time } on the clock
board-ruling-penalty = Penalty against { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-ruling-warn = Warning to { $name }
board-ruling-correct_result = Game { $game } corrected: { $name }, { $kind }, cube { $cube }
board-ruling-set_length = The match is played to { $length }
board-ruling-bring_clock = A clock is brought in: { $clock }
board-ruling-hold = The director holds the match
board-ruling-release = It goes on
board-ruling-absent = { $name } is not here
board-ruling-arrived = Both are here
board-ruling-award_match = The match is given to { $name }
board-ruling-restore = The time of gap { $gap } is given back
board-ruling-count = The time of gap { $gap } counts
board-ruling-settle = One of two logs is kept
board-ruling-post = On the bracket

board-act-press = a press
board-act-opening = the opening throw
board-act-start_game = the start of the game
board-act-double = the double
board-act-take = the take
board-act-pass = the pass
board-act-stop = the stop
board-act-call_director = calling the director
board-act-resume = going on
board-act-concede = the concession
board-act-claim = the claim
board-act-accept = the agreement
board-act-reject = the refusal
board-act-result = the result
board-act-confirm = the confirmation
board-act-compare = the comparison
board-act-take_break = the break
board-act-end_break = the end of the break
board-act-concede_match = the concession of the match
board-act-withdraw = taking back the concession

board-refused-not-opened = The match has not been set up.
board-refused-opened-already = The match has been set up already.
board-refused-unsound = A name is missing or too long, or the clock is out of proportion.
board-refused-player-only = A player does this.
board-refused-director-only = The director does this.
board-refused-reason-missing = A ruling is recorded with its reason.
board-refused-on-hold = Nothing is touched until the director has ruled.
board-refused-posted = The result is on the bracket; only the director corrects it.
board-refused-over = The match is over.
board-refused-flagged = A flag has fallen.
board-refused-gap-asked = First say whether the time counts in which the device was off.
board-refused-not-now = Not now.
board-refused-not-your-turn = The other player is on turn.
board-refused-no-clock = There is no clock.
board-refused-crawford-game = There is no doubling in the Crawford game.
board-refused-crawford-cube = All doubles of the Crawford game fall: the cube counts 1.
board-refused-cube-not-yours = The cube is the other player’s.
board-refused-cube-exhausted = No cube goes higher.
board-refused-holland-waits = After the Crawford game the trailer doubles from his third turn on.
board-refused-nothing-offered = There is nothing to answer.
board-refused-break-between-games = A break is taken between games.
board-refused-no-break-left = No break is left.
board-refused-break-running = A break is not over.
board-refused-most-conceded = A concession of the most the game can cost is not refused.
board-refused-trailer-confirms = The score counts once the trailer has confirmed it.
board-refused-whose-turn = Say for whom the clock is to run.
board-refused-no-points = A penalty is at least one point.
board-refused-no-flag = No flag has fallen.
board-refused-nothing-to-undo = There is nothing to take back.
board-refused-no-such = There is none of that number.
board-refused-turn-is-over = The turn of that gap is over; the director adjusts the time.
board-refused-nothing-given-up = Nothing was given up.
board-refused-same-length = The match is played to that length already.
board-refused-nothing-due = Nothing is due.
board-refused-held-by-device = The clock is held by a device; press there.
board-refused-lease-lost = Another device holds the clock.
board-refused-line-missing = A line of the log is missing.
board-refused-line-known = That line is in the log already.
