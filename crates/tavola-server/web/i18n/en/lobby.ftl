# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Play somebody now
lobby-quick-note = A live match: { $clock }. One press seeks, another takes it back. Between registered players it counts for ratings.
lobby-points = { $n ->
    [one] One point
   *[other] { $n } points
}
lobby-quick-nobody = Seek
lobby-quick-one = { $who } is waiting
lobby-quick-many = { $n } are waiting
lobby-quick-withdraw = Waiting: stop
lobby-you-seek = You are seeking:
lobby-waited = Waiting for
lobby-neighbour = { $n ->
    [one] { $who } is waiting for a match to one point.
   *[other] { $who } is waiting for a match to { $n } points.
}
lobby-join = Join
lobby-withdraw = Stop seeking
lobby-stands = This seek stands for two weeks, whether you are here or not.
lobby-meanwhile = Play the bot meanwhile
lobby-meanwhile-note = Your seek stands: you will be called to the table.
lobby-noscript = Without JavaScript this page loads itself again while you are seeking.
lobby-clock = { $minutes } min per point, { $seconds } s per turn
lobby-unhurried = unhurried
lobby-no-clock = no clock
lobby-range = rating within { $n }
lobby-title = Lobby
lobby-here = { $n ->
    [0] Nobody else is here now
    [one] One person is here now
   *[other] { $n } people are here now
}
lobby-seeks-title = Seeking an opponent
lobby-seeks-none = Nobody is seeking just now.
lobby-seeks-add = Seek on your own terms
lobby-tables-title = Tables in play
lobby-tables-none = No table to watch just now.
lobby-chouettes-title = Open chouettes
lobby-chouettes-none = No open chouette just now.
lobby-events-none = No tournament just now.
lobby-events-add = Open a tournament
lobby-players = { $n ->
    [one] One player
   *[other] { $n } players
}
lobby-strip-then = 24 hours ago
lobby-strip-now = now
lobby-strip-empty = Too few visits yet to say when people come
lobby-strip-busiest = { $n ->
    [0] Usually busiest about now
    [one] Usually busiest in about an hour
   *[other] Usually busiest in about { $n } hours
}
lobby-called-title = Somebody is waiting for you
lobby-called = { $who } is at the table.
lobby-called-note = If you do not come within 30 seconds, the table is closed. It counts for nothing.
lobby-called-rated = If you do not come within 30 seconds, the table is closed and rates nothing. Staying away often makes you wait before your next rated match.
lobby-called-go = Go to the table
lobby-called-stay = Not now
lobby-gone = Somebody was faster, or the seek has been taken back. Choose another one.
lobby-own = This seek is your own. You can’t play against yourself.
lobby-too-many = There are enough seeks just now. Join one of them, or take back one of yours.
lobby-not-rated-they = This player can’t play for rating now. Ask for a match that is not rated.
lobby-not-rated = You can’t play for rating now. Choose a match that is not rated.

lobby-asks-title = Challenges and dates
lobby-agreed = You play { $who }
lobby-challenged = You have challenged { $who }
lobby-proposed = You have asked { $who } for a match
lobby-challenges-you = { $who } challenges you
lobby-proposes = { $who } asks you for a match
lobby-act-accept = Accept
lobby-act-decline = Decline
lobby-act-take_back = Take back
lobby-date-cancel = Cancel the date
lobby-act-begin = Go to the table
lobby-reason = Reason
lobby-reason-none = No reason
lobby-reason-later = Another time
lobby-reason-shorter = A shorter match
lobby-reason-longer = A longer match
lobby-reason-clock = Another clock
lobby-reason-rules = Other rules
lobby-choices = Who may challenge you, and when you are told
lobby-challenged-by = Challenges from
lobby-challenged-by-anybody = Anybody
lobby-challenged-by-registered = Registered players
lobby-challenged-by-near = Registered players within 300 rating points
lobby-challenged-by-nobody = Nobody
lobby-alerts = Tell me when somebody seeks an opponent, at most three times a day
lobby-choices-keep = Save
lobby-challenge-over = That challenge is over.
lobby-challenge-early = You can sit down from 15 minutes before the hour.
lobby-challenge-nobody = This player takes no challenges now.
lobby-challenge-registered = This player takes challenges from registered players only.
lobby-challenge-near = This player takes challenges only from registered players within 300 rating points.
lobby-too-many-challenges = You have challenged many people of late. Wait for their answers first.
lobby-no-such-player = No player has that name. Check how it is written.
challenges-title = Challenges
challenges-lead = Choose a player and the terms. They are told, and answer when they like.
choose-anybody = Anybody: seek in the lobby
choose-anybody-note = Without a clock and at an unhurried pace the seek stands for two weeks.
choose-named = A player, by name
knob-whom = Player’s name
knob-whom-note = Only where you challenge a player.
knob-range = Rating of the opponent
knob-range-note = Only where you seek in the lobby.
knob-range-any = Any
table-next-week = Same time next week
table-next-week-asked = You have asked for a match at the same time next week. Your opponent is told, and you are told what they answer.
