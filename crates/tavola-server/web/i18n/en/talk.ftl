# Talk between people, blocking, watching, reports.

blocks-title = People you have blocked
blocks-lead = You are not paired with them, they can’t challenge you, and neither of you reads what the other writes. They are not told.
blocks-none = You have blocked nobody.
blocks-end = Unblock
blocks-end-of = Unblock { $name }
block-oneself = You can’t block yourself.
block-too-many = You have blocked as many people as you can. Unblock somebody first.

## Opening a table

knob-watch = Who can watch
knob-watch-note = Whoever watches later sees nothing of the match any sooner: not on the page, not as a file, not the dice.
watch-at_once = Everybody
watch-one_turn = Everybody, one turn later
watch-three_turns = Everybody, three turns later
watch-three_minutes = Everybody, three minutes later
watch-nobody = Only the players
form-field-watch = Who can watch
watch-later = This table is watched later: that can be seen once the match is over.
watching-three_minutes = You are watching three minutes later than it is played.
watching-three_turns = You are watching three turns later than it is played.
watching-one_turn = You are watching one turn later than it is played.

## What is said

chat-title = Talk
chat-open = Talk
chat-unread = { $n ->
    [one] One new line
   *[other] { $n } new lines
  }
chat-back = Back
chat-empty = Nobody has said anything yet.
chat-room-players = Only those who play read this.
chat-room-watchers = Those who watch read this at once, the players when the match is over.
chat-room-all = Everybody here reads this.
chat-phrase = Phrase
chat-phrase-choose = Choose a phrase
chat-phrase-send = Say
chat-text = Your words
chat-text-send = Send
chat-of-watchers = Watching
chat-line-acts = More about what { $name } said
chat-mute = Mute here
chat-block = Block
chat-report = Report
chat-unmute = Hear { $name } again
chat-want = Write freely
chat-want-no = Phrases only
chat-others-want = Your opponent would like to write freely.

key-chat = To what is said at the table

phrases-start = At the start
phrases-play = In play
phrases-offers = Offers
phrases-end = At the end

talk-guest = Guests talk in phrases. Once registered you can write freely.
talk-both = You can write freely once both of you have switched it on.
talk-no-free-words = For now you can talk in phrases only.
talk-nobody = Nobody is here to hear you before the match is over.
talk-too-fast = That was much at once. Wait a few seconds.
talk-repeats = You have just said that.
talk-too-long = That is too long: use at most 400 letters.
talk-nothing = There is nothing to read in that.
talk-own-line = That line is your own.
talk-restricted = You can talk in phrases only until { $until }: { $reason }

## The forty phrases

phrase-hello = Hello
phrase-good-luck = Good luck
phrase-have-fun = Have fun
phrase-thanks-too = Thanks, you too
phrase-first-time = It is my first time here
phrase-slow-today = I play slowly today
phrase-ready = Ready?
phrase-nice-roll = Nice roll
phrase-nice-play = Nice play
phrase-lucky-me = Lucky me
phrase-unlucky = That was unlucky
phrase-timed-double = Well timed double
phrase-brave-take = Brave take
phrase-good-pass = Good pass
phrase-missed-that = I missed that
phrase-misclick = Sorry, a slip of the hand
phrase-thinking = I am thinking, please wait
phrase-your-turn = Your turn
phrase-back-soon = Back in a minute
phrase-back = I am back
phrase-bad-connection = My connection is bad
phrase-phone-call = I have a phone call
phrase-faster = A little faster, please
phrase-take-time = Take your time
phrase-adjourn = Shall we adjourn?
phrase-tomorrow = Tomorrow, same time?
phrase-one-more = One more?
phrase-last-one = This is my last one
phrase-longer = A longer match?
phrase-with-clock = With a clock?
phrase-analyse = Shall we analyse it?
phrase-friend-watches = May a friend watch?
phrase-good-match = Good match
phrase-well-played = Well played
phrase-close = That was close
phrase-dice-liked-me = The dice liked me
phrase-thank-you = Thank you
phrase-must-go = I must go
phrase-see-you = See you
phrase-called-director = I have called the director

## Reports

report-title = Report
report-lead = The last 20 lines you can read here and the state of the match go to the moderators. You are told what they decide; the other person is not told who reported them.
report-about = About { $name }
report-reason = What is wrong
report-words = In your own words
report-send = Send report
report-sent = Thank you. The moderators will look at it, and your page tells you what they decide.
report-reason-insults = Insults or threats
report-reason-spam = Advertising or nonsense
report-reason-cheating = Help from outside in play
report-reason-unfair = Leaving, stalling or losing on purpose
report-reason-name = A name that offends
report-reason-other = Something else
report-oneself = Choose another person to report.
report-twice = You have reported them here already. The moderators will look at it.
report-too-many = You have reported as much as you can in one day.
report-too-long = That is too long: use at most 1,000 letters.

## Moderation

moderation-title = Moderation
moderation-lead = Every decision is told with its reason, ends, and can be appealed to another moderator. Nobody decides their own case.
moderation-waiting = Waiting
moderation-none = Nothing waits for a decision.
moderation-decided = Decided
moderation-case = { $reason }: { $name }
moderation-by = Reported by { $name }
moderation-lines = The last lines
moderation-no-lines = Nothing was said.
moderation-state = Where it happened
moderation-state-note = Reported at version { $version }.
moderation-before = Decided about this person before
moderation-decide = Decide
moderation-verdict = Decision
moderation-days = For how many days
moderation-days-note = Left empty: 7 days, and an account is closed for good.
moderation-reason = Reason
moderation-reason-note = The person reads this as it stands.
moderation-done = Record decision
moderation-log = Log
moderation-act-reported = Reported
moderation-act-decided = Decided
moderation-act-appealed = Appealed
moderation-act-decided_again = Decided after the appeal
moderation-not-yours = That case is for another moderator.
moderation-why = Say why: the person is told.
moderation-stage-open = Waiting
moderation-stage-decided = Decided
moderation-stage-appealed = Appealed
moderation-stage-closed = Closed
verdict-nothing = Nothing wrong
verdict-warning = A warning
verdict-no_words = No free words for a time
verdict-no_rated = No rated play for a time
verdict-closed = The account is closed

rated-restricted = You can’t play rated matches until { $until }: { $reason }

cases-title = Reports
cases-own = You reported { $name }: { $reason }.
cases-own-open = The moderators will look at it.
cases-own-decided = Decided: { $verdict }.
cases-about = The moderators have decided about you: { $verdict }.
cases-until = Until { $until }.
cases-reason = Reason: { $reason }
cases-appeal = Appeal
cases-appeal-words = Why you think otherwise
cases-appeal-note = Another moderator reads it and decides.
cases-appealed = You have appealed. Another moderator will decide.
cases-final = This was decided after your appeal.
appeal-title = Appeal
appeal-lead = If your account was closed, another moderator looks at it again.
appeal-key = Password, or one of your recovery codes
appeal-not-now = You can’t appeal that.
closed-title = This account is closed
closed-by-moderators = The moderators have closed this account.
closed-by-host = The people who run this club have closed this account.
closed-for-good = No end has been set.
closed-no-reason = No reason was written down.
moderation-by-host = The host closed the account on the machine itself

## TV

tv-title = TV
tv-none = Nobody plays at the moment.
tv-bots = Watch two bots
