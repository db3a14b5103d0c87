# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Notices
bell-many = { $n ->
    [one] Notices: one new
   *[other] Notices: { $n } new
  }
bell-some = Notices: %n new
notices-title = Notices
notices-none = Nothing new. Here you read when it is your turn, when somebody challenges you, or when a tournament calls you.
notices-play = Play
notices-see = Mark as read
notices-see-this = Mark as read: { $what }
notices-see-all = Mark all as read
notices-earlier = Earlier
notices-choices = How you are told
notices-about = About
notices-way-page = Bell
notices-way-push = Push
notices-way-mail = Mail
notices-hour = Hour of the daily mail
notices-mail-note = Mail comes once a day at most, and only if you have not read your notices here before.
notices-keep = Keep these choices

notice-kind-turn = Your turn
notice-kind-time = Time nearly up
notice-kind-challenge = Challenge
notice-kind-answer = Answer to your challenge
notice-kind-seek = Somebody looks for an opponent
notice-kind-appointment = Appointment
notice-kind-adjourned = Adjourned match
notice-kind-tournament = Call to a match
notice-kind-analysis = Analysis
notice-kind-moderation = Moderation
notice-kind-account = Your account

notice-somebody = Somebody
notice-turn = It is your turn against { $who }
notice-time = Your time against { $who } is nearly up: { $hours ->
    [0] none is left
    [one] less than an hour is left
   *[other] less than { $hours } hours are left
  }
notice-challenge = { $n ->
    [0] { $who } challenges you to money play
    [one] { $who } challenges you to a match to one point
   *[other] { $who } challenges you to a match to { $n } points
  }
notice-accepted = { $who } has accepted your challenge
notice-declined = { $who } has declined your challenge
notice-seek = { $n ->
    [0] { $who } looks for an opponent for money play
    [one] { $who } looks for an opponent for a match to one point
   *[other] { $who } looks for an opponent for a match to { $n } points
  }
notice-appointment = { $minutes ->
    [0] You have an appointment with { $who } now
    [one] You have an appointment with { $who } in a minute
   *[other] You have an appointment with { $who } in { $minutes } minutes
  }
notice-hour = { $minutes ->
    [0] The hour you signed up for has begun
    [one] The hour you signed up for begins in a minute
   *[other] The hour you signed up for begins in { $minutes } minutes
  }
notice-adjourned = Your match against { $who } is adjourned
notice-resume = { $who } is ready to resume your match
notice-resume-by = Your match against { $who } must be resumed: { $hours ->
    [0] the time for it is over
    [one] less than an hour is left
   *[other] less than { $hours } hours are left
  }
notice-analysis = Your match has been analysed
notice-analyses = All your matches have been analysed
notice-analysis-of = Your match against { $who } has been analysed
notice-call = { $name } calls you: match { $number } against { $who }
notice-call-at = { $name } calls you: match { $number } against { $who }, { $board }
notice-decision-silenced = You can’t write for a while
notice-decision-unrated = You can’t play rated matches for a while
notice-decision-closed = Your account has been closed
notice-decision-lifted = A restriction of your account has been lifted
notice-decision-warned = The moderators remind you of the rules of the club
notice-decision-reported = Your report has been dealt with
notice-report = A report waits for a moderator’s decision
notice-account-password = Your password has been changed
notice-account-key-added = A passkey has been added to your account
notice-account-key-removed = A passkey has been removed from your account
notice-account-mail = Your mail address has been changed
notice-account-name = Your name has been changed
notice-account-codes = New recovery codes have been made for your account
notice-account-code-used = A recovery code has been used for your account
notice-account-signed-in = Somebody has signed in to your account from a new browser
notice-account-deletion = Your account will be deleted
notice-account-role = Your role in the club has changed
notice-account-token = A token for programs has been made for your account

push-title = This device
push-why = The club can call you on this device when it is your turn, when somebody challenges you, or when a tournament calls you, even while no page is open. What it says holds no position and nothing anybody wrote.
push-script = For this your browser needs scripts.
push-start = Call me on this device
push-end = Stop calling me on this device
push-on = This device is called.
push-denied = Your browser does not allow this club to call you. You can change that in the browser’s settings for this page.
push-never = This browser can’t be called.
push-home = On this device, add Tavola to the home screen first and open it there.
push-failed = That did not work. Try again later.

app-install = Install app
app-clock = Clock and scoreboard
language-code = en
away-title = No connection
away-lead = The club can’t be reached. What needs no network is here.
away-play = Play offline
away-clock = Clock and scoreboard
away-again = Try again
boards-title = Choose a board
boards-lead = Every board has its colours for day and night, and checkers you can tell apart without seeing colours.
boards-script = Choosing a board needs scripts: the choice is kept in your browser.
boards-shown = The board you have chosen

notices-turns = Mail my turns by post at once
notices-mail-where = Where mail goes
letter-digest-subject = { $n ->
    [one] Tavola: one notice
   *[other] Tavola: { $n } notices
}
letter-digest-text = Hello { $name },

  this is what you have not read yet:

  { $lines }

  This mail comes once a day at most, and only if there is something you have not read.
  Choose what is in it: { $choices }
  No more mails of this kind: { $stop }
letter-turns-subject = Tavola: it is your turn
letter-turns-text = Hello { $name },

  somebody is waiting for you in a match by post:

  { $lines }

  You chose to be told of your turns at once. Change that: { $choices }
  No more mails of this kind: { $stop }
digest-more = { $n ->
    [one] And one more.
   *[other] And { $n } more.
}

calendar-title = Calendar
calendar-lead = Your appointments and your tournaments in the calendar of your phone or computer: subscribe to this address there.
calendar-address = Address of your calendar
calendar-open = Open the file
calendar-secret = Whoever knows the address can read your appointments. A new address makes the old one worthless.
calendar-make = Make an address
calendar-other = Make a new address
calendar-revoke = Remove the address
calendar-own = Tavola
calendar-match = Backgammon against { $who }
calendar-event = Add the dates to your calendar
