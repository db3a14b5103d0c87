# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Rated
rated-note = The result counts for the ratings of both
rated-off = Doesn’t count
rated-on = Counts for the ratings of both
rated-choose-note = Only a match between two people counts.
refused-not-for-rating = Only a match between two people counts for ratings, from its beginning and without help.

pace-unhurried = Unhurried: no limit
pace-live = Live: with a clock
pace-post = By post: days for each turn
pace-note = Shown on the invitation and at the table. Unhurried, nobody wins by waiting; live, a clock runs and one minute is left for coming back; by post, each turn has days.
pace-days = By post: days a turn
pace-days-many = { $n ->
    [one] One day
   *[other] { $n } days
}
pace-post-terms = { $turn ->
    [one] By post: one day for each turn, { $bank } days to begin with, at most { $cap }
   *[other] By post: { $turn } days for each turn, { $bank } days to begin with, at most { $cap }
}
pace-unhurried-terms = After { $time } min away the opponent may adjourn; nobody wins by waiting
pace-live-terms = { $away } s in all, { $back } s back at each return; then the opponent may wait, adjourn or claim
pace-title = Waiting for each other
pace-resume-listed = Adjourned: resume
pace-adjourned = The match is adjourned.
pace-adjourned-absent = { $you ->
    [true] The match is adjourned because you were away.
   *[false] The match is adjourned because { $who } was away.
}
pace-both-resume = It goes on as soon as both want to.
pace-wants-on = { $you ->
    [true] You want to go on. Waiting for your opponent.
   *[false] { $who } wants to go on.
}
pace-resume-by = Resume it by { $date }.
pace-goes-on = The match goes on.
pace-offered = { $you ->
    [true] You have offered to adjourn.
   *[false] { $who } offers to adjourn the match.
}
pace-post-left = { $you ->
    [true] You have { $left } left{ $rests ->
        [true] {" "}and are on vacation until { $until }.
       *[false] .
    }
   *[false] { $who } has { $left } left{ $rests ->
        [true] {" "}and is on vacation until { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } h
pace-days-hours = { $days ->
    [one] one day { $hours } h
   *[other] { $days } days { $hours } h
}
pace-absence-choose = { $who } is away. If they are not back in { $left }, you may adjourn or claim the win; if they have not played at all, the match is annulled.
pace-absence-adjourn = { $who } is away. If they are not back in { $left }, you may adjourn the match.
pace-own-absence = You have { $left } to come back. After that your opponent may adjourn or claim the win.
act-offer_adjourn = Offer to adjourn
act-accept_adjourn = Adjourn
act-decline_adjourn = Don’t adjourn
act-adjourn_absence = Adjourn the match
act-claim_absence = Claim the win
act-resume = Resume the match
refused-adjourned = The match is adjourned. It goes on when both want to.
refused-not-adjourned = The match is not adjourned.
refused-no-adjourning = Matches at this table can’t be adjourned.
refused-no-adjourn-offered = Nobody has offered to adjourn.
refused-only-adjourning = At this table nobody wins by waiting. You can adjourn the match.

orders-title = Prepared plays
orders-note = They act for you as soon as their moment comes. Your opponent isn’t told of them. For a single roll of theirs you can prepare wherever it leaves them one play only: then it stands in the list.
orders-always = Whenever it comes to that
orders-now = In this position
orders-rolls = If they roll
orders-add = Prepare
orders-cancel = Cancel
orders-kept = Prepared.
orders-cancelled = Cancelled.
orders-void = No longer applies: { $text }
order-forced = Play forced turns at once
order-roll_without_double = Roll at once where I can’t double
order-roll_dead_cube = Roll at once where this game wins me the match
order-roll_until-hit = Roll for me until a checker is hit
order-roll_until-no_contact = Roll for me until there is no more contact
order-roll_until-bear_off = Roll for me until they bear off
order-if_doubled-take = If they double: take
order-if_doubled-pass = If they double: pass
order-if_doubled-beaver = If they double: beaver
order-if_dance-roll = If they can’t move: roll
order-if_dance-double = If they can’t move: double
order-if_roll = If they roll { $roll }: { $then ->
    [double] double
   *[roll] roll
}
refused-orders-not-here = Plays can be prepared only in a match by post that is being played.
refused-orders-not-known = That position isn’t known yet. It can be prepared while your opponent is to roll.
refused-orders-not-possible = That won’t be possible in the position.
refused-orders-too-many = You have prepared as much as is possible at one table.
refused-orders-no-such = That isn’t prepared any more.
key-adjourn = agree to adjourn the match; adjourn it when your opponent is away too long
key-orders = to what you have prepared

conduct-title = Leaving rated matches
conduct-terms = Whoever leaves rated matches often waits before the next one. A match counts as left if the win is claimed for an absence, if time runs out without an act, or if it is given up at once.
conduct-so-far = { $left ->
    [0] You have left none of your last rated matches.
   *[other] { $of ->
        [one] You have left your last rated match.
       *[other] You have left { $left } of your last { $of } rated matches.
    }
}
conduct-next = { $minutes ->
    [one] If you leave another, you wait one minute before your next rated match.
   *[other] If you leave another, you wait { $minutes } minutes before your next rated match.
}
conduct-waits = You can play rated matches again in
conduct-why = You left { $left } of your last { $of } rated matches.
conduct-open = Casual matches stay open to you, against people and bots.
conduct-adjourned = Three of your rated matches are adjourned. Resume one of them before you begin another.
rated-waits = { $minutes ->
    [one] You can play rated matches again in one minute, because you left { $left } of your last { $of }. Casual matches stay open to you.
   *[other] You can play rated matches again in { $minutes } minutes, because you left { $left } of your last { $of }. Casual matches stay open to you.
}
rated-adjourned = Three of your rated matches are adjourned. Resume one of them before you begin another.
rated-adjourned-pair = Your last rated match against this player is adjourned. Resume it before you begin another.
rated-adjourned-full = One of you has three adjourned rated matches already. Play on, or ask again later.

vacation-title = Vacation
vacation-lead = On vacation your time stands in all your matches by post. Your opponents see that you are on vacation, and until when.
vacation-left = { $n ->
    [0] You have no days of vacation left this year.
    [one] You have one day of vacation left this year.
   *[other] You have { $n } days of vacation left this year.
}
vacation-itself = Before you would lose by your time, a day is taken by itself, as long as you have any left.
vacation-until = You are on vacation until
vacation-days = Days from now on
vacation-more = More days after that
vacation-begin = Begin vacation
vacation-extend = Extend vacation
vacation-end = End vacation now
vacation-end-note = Days that have not begun are kept for later.
vacation-too-many = You don’t have that many days left. Choose fewer.
vacation-listed = { $n ->
    [0] No vacation days left for matches by post
    [one] One vacation day left for matches by post
   *[other] { $n } vacation days left for matches by post
}
vacation-listed-on = On vacation from matches by post
post-yours = Your turn: { $left } left
post-theirs = Their turn: { $left } left
seek-by-post = { $n ->
    [one] by post, one day a turn
   *[other] by post, { $n } days a turn
}
