# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Clock and scoreboard
board-lead = A phone beside your wooden board: clock, scoreboard and score sheet in one. It works without a network; nothing pressed is lost.
board-needs-script = The clock needs a browser with JavaScript.
board-new = New match
board-kept = Matches on this device
board-kept-none = No matches yet. Set one up: two names, a length and, if you like, a clock.
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
board-clock-bronstein_prefunded = Bronstein, delay included in the display
board-clock-fischer = Fischer
board-minutes = Minutes per point
board-delay = Seconds per turn
board-flag = When the flag falls
board-flag-loss = the match is lost
board-flag-when_noticed = the match is lost once the opponent calls it
board-flag-overtime = one more minute, once
board-holland = Holland rule: after the Crawford game the trailer can’t double before their third turn
board-sound = Sounds
board-vibrate = Vibration
board-start = Begin
board-to = to { $length }
board-one-game = one game
board-crawford = Crawford game: no cube
board-game = Game { $number }
board-turn = your turn
board-waits = waiting
board-stopped = stopped
board-press-label = { $name }, { $time } left{ $turn ->
    [yes] , on turn: press to end the turn
   *[no] {""}
}
board-begins = I begin
board-next-game = Next game
board-double = Double to { $value }
board-take = Take { $value }
board-drop = Pass
board-confirm = Confirm
board-accept = Agree
board-reject = Disagree
board-stop = Stop
board-resume = Resume
board-resume-other = Give the turn to { $name }
board-over = Game over
board-menu = Menu
board-sheet = Score sheet
board-undo = Undo
board-undo-what = Hold to undo: { $act }
board-undone = Undone: { $act }
board-hold = Keep this button pressed for a moment.
board-lock = Lock
board-unlock = Unlock
board-locked = Locked against accidental touches
board-full = Full screen
board-handover = Hand over
board-leave = All matches
board-say = Read the times aloud
board-cube = Cube { $value }
board-cube-middle = in the middle
board-cube-of = with { $name }
board-result = How did the game end?
board-won-by = Won by
board-kind-single = Single
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Enter
board-close = Close
board-resign = Resign the game
board-resign-match = Resign the match
board-withdraw = Withdraw the resignation
board-claim = Claim the game
board-claims = { $name } claims the game: { $kind }
board-resigns = { $name } resigns: { $kind }
board-break = Take a break
board-end-break = Back from the break
board-on-break = { $name } is on a break: { $time }
board-reason-fallen = A die or checker has fallen
board-reason-contested = Contest the play
board-reason-director = Call the director
board-pause = Pause the clock
board-paused = Paused
board-reason-faulty = The clock is faulty
board-reason-break = Break
board-call-flag = The flag has fallen
board-why = Why stop the clock?
board-entered = { $name } wins: { $kind }, cube { $cube }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-both-confirm = Both players confirm
board-flagged = { $name }: the flag has fallen
board-match-won = { $name } wins the match
board-how-score = on points
board-how-flag = on time
board-how-resigned = by resignation
board-how-penalty = by penalty points
board-how-ruling = by the director’s ruling
board-called = The director has been called
board-held = The director has put the match on hold
board-absent = { $name } is not here; the clock is running
board-opening = Roll one die each. The higher begins.
board-ready = Compare your written scores, then begin.
board-gap = The device was off or in the background for { $time }.
board-restore = Give the time back
board-gap-asked = The device was off for { $time }, and { $name }’s flag fell meanwhile. Does that time count?
board-gap-banner = The clock is stopped
board-gap-counts = It counts
board-keep-as-is = Leave it as it is
board-jump = This device’s clock was changed by { $time }. The match clock continues as before.
board-awake-refused = The screen may turn off: keep it on in your device’s settings.
board-storage-refused = This browser stores nothing: reloading would lose the match.
board-offline = Offline: { $count ->
    [0] all sent
    [one] 1 entry waiting
   *[other] { $count } entries waiting
}
board-online = All sent
board-viewer = You are watching. The clock is on another device.
board-viewer-age = Updated { $seconds } s ago
board-take-over = Take the clock over here
board-take-over-hold = Take the clock over here (hold)
board-take-over-ask = Another device has the clock. If you take it over, that device can only watch.
board-take-over-yes = Take it over
board-take-up = Accept this match?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } to { $length }: { $count ->
    [one] one entry
   *[other] { $count } entries
} handed over.
board-take-up-new = This device takes over the clock. The device that handed it over can then only watch.
board-take-up-known = This device already has the match. The log handed over replaces its log; anything it has beyond that is kept separately.
board-take-up-yes = Accept
board-read-foreign = That log gives no right to the match on this device; nothing was changed.
board-kept-unreadable = The log of that match can’t be read on this device.
board-no-such-match = There is no such match. Check the link: a letter may be missing.
board-link-worthless = This link gives no right to the match.
board-no-right = The server rejects what you press here, because the link gives no right to the match. Open the table’s own link.
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
    [0] Nothing since they diverged
    [one] One entry since they diverged
   *[other] { $count } entries since they diverged
}
board-compare = Compare my written score
board-papers-agree = The written scores agree with the scoreboard: { $counts }.
board-papers-differ = The written scores do not agree with the scoreboard. The scoreboard counts: { $counts } (MAT-07).
board-battery = Battery low: { $percent }%. Charge the device or hand the clock over.
board-chouette = More than two players? The device can also be the score book of a chouette.
board-elsewhere = This match is open in another tab.
board-elsewhere-here = Continue here
board-read-older = This device has a later log of that match; the file was not imported.
board-read-unreadable = That is not a match file.
board-keep-this = Keep this log
board-keep-that = Keep the other log
board-not-kept = The browser did not save it. Try once more.
board-too-soon = A second touch so soon does not count.
board-no-line = No connection to the device with the clock: enter it there.
board-unheard = No answer from the device with the clock: check there whether it registered.
board-handover-how = Open this on the other device: it takes over the clock with the whole log. From then on this device can only watch.
board-handover-copy = Copy the link
board-handover-file = Save as a file
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
board-sheet-banks = Time left
board-sheet-used = Time used
board-sheet-lasted = Duration
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , passed
    [resigned] , resigned
    [claimed] , claimed
    [flag] , on time
    [forfeited] , forfeited
    [adjudicated] , by a ruling
   *[borne_off] {""}
}
board-sheet-none = No game has finished yet.
board-sheet-awards = Penalty points
board-sheet-award = { $points } for { $name }
board-sheet-rulings = Rulings
board-sheet-signs = Signatures
board-corrected = corrected
board-keys = A keyboard, or a Bluetooth button that acts as one: Space presses for the player on turn, 1 and 2 press for the lower and the upper player, d doubles, t takes, p passes, s stops, u (hold) undoes, c reads the times aloud, l locks.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Score { $a } to { $b }, match to { $length }.
board-side-said = { $name } to play
board-low = { $name }: one minute left
board-install = Install it from the browser’s menu to open it without a network.

board-first-game = Begin
board-confirm-score = Confirm { $a }–{ $b }
board-what = What now?
board-more = More
board-understood = OK
board-new-match = New match
board-continue = Continue a match from paper
board-points-of = { $side ->
    [white] White
   *[black] Black
}’s points
board-conflict-players = Decide together which log counts.
board-right-menu = Correct something
board-right = What needs correcting?
board-right-time = Time on the clock
board-right-result = The result of a game
board-right-length = The length of the match
board-right-points = Penalty points
board-right-clock = Bring in a clock
board-right-whose = Whose clock
board-right-way = Add or take away
board-right-give = Add
board-right-take = Take away
board-right-minutes = Minutes
board-right-seconds = Seconds
board-right-reason = Reason
board-right-against = Player penalised
board-right-count = Points for the opponent
board-sheet-clock = { $mode }, { $bank } per point, { $delay } s per turn
board-ruling-adjust_time = { $name }: { $time } on the clock
board-ruling-penalty = Penalty against { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-ruling-warn = Warning to { $name }
board-ruling-correct_result = Game { $game } corrected: { $name }, { $kind }, cube { $cube }
board-ruling-set_length = The match is played to { $length }
board-ruling-bring_clock = A clock is brought in: { $clock }
board-ruling-hold = The director puts the match on hold
board-ruling-release = The match continues
board-ruling-absent = { $name } is not here
board-ruling-arrived = Both are here
board-ruling-award_match = The match is awarded to { $name }
board-ruling-restore = The time of gap { $gap } is given back
board-ruling-count = The time of gap { $gap } counts
board-ruling-settle = One of two logs is kept
board-ruling-play_on = Nobody noticed the flag: both play on
board-ruling-cube_stands = Game { $game }: the cube stands at { $cube }
board-ruling-post = On the bracket

board-act-press = a press
board-act-opening = the opening roll
board-act-start_game = the start of the game
board-act-double = the double
board-act-take = the take
board-act-drop = the pass
board-act-stop = the stop
board-act-call_director = calling the director
board-act-resume = resuming play
board-act-resign = the resignation
board-act-claim = the claim
board-act-accept = the agreement
board-act-reject = the disagreement
board-act-result = the result
board-act-confirm = the confirmation
board-act-compare = the comparison
board-act-take_break = the break
board-act-end_break = the end of the break
board-act-resign_match = the resignation of the match
board-act-withdraw = withdrawing the resignation
board-act-call_flag = calling the flag
board-act-open = setting the match up
board-act-flag_fell = the flag has fallen
board-act-undo = undoing the last entry
board-act-gap = the device was off
board-act-jump = the device’s clock was changed
board-act-claim_lease = taking the clock over
board-act-diverged = another log
board-act-received = a time put right

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = The match has not been set up.
board-refused-opened-already = The match has already been set up.
board-refused-unsound = A name is missing or too long, or the clock settings are out of range.
board-refused-player-only = Only a player can do this.
board-refused-director-only = Only the director can do this.
board-refused-reason-missing = A ruling needs a reason.
board-refused-on-hold = Nothing can be changed until the director has ruled.
board-refused-posted = The result is on the bracket; only the director can correct it.
board-refused-over = The match is over.
board-refused-flagged = A flag has fallen.
board-refused-gap-asked = First say whether the time the device was off counts.
board-refused-not-now = You can’t do that now.
board-refused-not-your-turn = It is the other player’s turn.
board-refused-no-clock = There is no clock.
board-refused-crawford-game = There is no doubling in the Crawford game.
board-refused-crawford-cube = All doubles in the Crawford game are void: the cube counts as 1.
board-refused-cube-not-yours = The cube is the other player’s.
board-refused-cube-exhausted = The cube can’t go any higher.
board-refused-holland-waits = After the Crawford game the trailer can’t double before their third turn.
board-refused-nothing-offered = There is nothing to answer.
board-refused-break-between-games = Breaks are taken between games.
board-refused-no-break-left = No breaks are left.
board-refused-break-running = A break is not over yet.
board-refused-most-resigned = A resignation for the maximum can’t be refused.
board-refused-trailer-confirms = The score counts once the trailer has confirmed it.
board-refused-whose-turn = Choose whose clock is to run.
board-refused-too-long = A text or a list is too long, or a number too large.
board-refused-no-points = A penalty is at least one point.
board-refused-no-flag = No flag has fallen.
board-refused-nothing-to-undo = There is nothing to undo.
board-refused-no-such = There is none with that number.
board-refused-turn-is-over = The turn of that gap is over; the director can adjust the time.
board-refused-nothing-given-up = Nobody has resigned.
board-refused-same-length = The match is already played to that length.
board-refused-nothing-due = Nothing is due.
board-refused-held-by-device = A device has the clock; press there.
board-refused-lease-lost = Another device has the clock.
board-refused-line-missing = An entry of the log is missing.
board-refused-line-known = That entry is already in the log.
board-held-button = hold
board-crawford-word = Crawford
board-needs = needs { $points }
board-points-label = { $name }: { $points }, show the games so far
board-doubles = { $name } doubles to { $value }
board-ruled = The director has ruled. Resume?
board-played-on = Nobody noticed the flag. Play on.
board-age = { $seconds } s
board-overtime = overtime
board-overtime-told = { $name }’s flag has fallen: overtime of { $time }, once.
board-low-seconds = { $name }: { $seconds } seconds left
board-countdown = Warnings at 0:30 and 0:10
board-swap = Swap sides
board-course = Games so far
board-course-won = { $name } wins { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-course-time = { $time } long
board-play-on = Nobody noticed: play on
board-turn-dialog = Turn around
board-right-flag = Nobody noticed the flag: play on
board-right-turn = The clock runs for the wrong player
board-right-cube = The cube was turned in the Crawford game
board-right-cube-how = Until that game was over it could be annulled. Nobody noticed, so it stands (MAT-03). What did it show?
board-sheet-date = Date
board-sheet-reason = Reason
board-sheet-after-game = After game
board-mat = .mat file
board-install-secure = Opened over HTTPS, this page can be installed and then works without a network.
board-presets = Usual clocks
board-preset-last = Last used
board-preset-italy = Italy 3:00 + 12
board-preset-usual = UK, US, WBGF 2:00 + 12
board-preset-doubles = Doubles 2:30 + 18
board-preset-none = No clock
board-total = Each player has { $bank }, and { $delay } s a turn.
board-screen = For a projector
board-overlay = For a stream
