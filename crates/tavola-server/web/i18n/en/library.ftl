# One's matches, what they come to, and what is done with one that was read from a file.

start-library = All your matches, analysed, and what they add up to
start-import = Or import matches from files.
nav-library = My matches
library-title = My matches
library-empty = Your matches come together here: those you play at the club, and those you import from files of XG, GNU Backgammon, Galaxy, Heroes and others. Each is analysed. Import a first one, or play.
library-bring = Import matches
library-drop = Drop files or a folder here, or choose them.
library-files = Files
library-folder = A folder
library-paste = Paste a match
library-paste-label = The match as text
library-import = Import
library-importing = Importing: { $done } of { $all } { $all ->
    [one] file
   *[other] files
  }.
library-imported = { $n ->
    [0] No file has been imported.
    [one] One file has been imported.
   *[other] { $n } files have been imported.
  }
library-import-waits = The server asks for a pause. The import goes on by itself.
library-import-failed = The import has stopped: { $done } of { $all } files have been imported. Import the rest again; what is there already is not taken twice.
library-file-long = { $n ->
    [one] One file is longer than { $most } MiB and was left out.
   *[other] { $n } files are longer than { $most } MiB and were left out.
  }
library-formats = .mat and .txt in all usual dialects, .sgf, .xg, and Tavola’s .json. At most 2 MiB a file. Only you see what you import, until you share it. The file itself is kept, and can be downloaded again.
library-too-much = At most 4 MiB and 100 files can be imported at once. Import the others after them.
library-no-files = Choose a file, or paste a match.

library-brought = What was imported
library-pasted = Pasted text
library-known = This file is in your library already.
library-known-match = This match is in your library already; it counts once.
library-extent = { $length ->
    [0] money play
   *[other] match to { $length }
  }, { $games } { $games ->
    [one] game
   *[other] games
  }
library-remarks = { $n } { $n ->
    [one] remark
   *[other] remarks
  } of the reader
library-more-remarks = And { $n } more.
library-remark-line = Line
library-remark-column = Column
library-remark-weight = Read
library-remark-what = What does not fit
library-note = as written
library-mended = mended
library-left-out = left out
library-refused-empty = The file is empty.
library-refused-long = The file is longer than { $most } MiB.
library-refused-archive = This is an archive. Unpack it, and import the files in it.
library-refused-analysis = This is the analysis, not the match. Import the match itself: .mat, .sgf, .xg or match.json.
library-refused-unreadable = This is not a match in any format that is read.
library-refused-no-play = There is no play in it.
library-refused-lines = A match has at most { $games } games and { $lines } lines.
library-refused-full = Your library is full: it holds { $files } files and { $bytes } MiB. Remove matches first.

library-which = Which player are you?
library-neither = Neither

library-matches = Matches
library-none = There is no match yet.
library-none-found = No match fits.
library-not-searched = The search could not be read. Correct what is named above.
library-more-tables = Not all of your tables have been looked through yet. Reload the page for the rest.
library-waiting = { $n ->
    [one] One match waits for its analysis.
   *[other] { $n } matches wait for their analysis.
  }
library-day = Date
library-no-day = The file does not say when it was played, or not beyond doubt.
library-players = Players
library-event = Tournament
library-length = To
library-score = Score
library-money = money
library-unjudged = not yet
library-unjudged-note = The analysis is still to come.
library-at-line = line { $line }
library-list-note = Score and PR stand in the order of the names.
library-older = Older matches

library-search = Search
library-search-player = Player
library-search-event = Tournament
library-search-from = From
library-search-to = To
library-search-kind = Kind of error
library-search-mark = At least
library-search-any = any
library-search-position = Position
library-search-position-note = An XGID, a GNUBG or OpenGammon id, a line of FIBS, or a board of letters. Found is where the checkers stand so for the player on roll.
library-search-go = Search
library-search-all = Show all
library-wrong-day = “{ $text }” is not a date. Write it as 2026-03-22.
library-wrong-choice = “{ $text }” can’t be searched.
library-error-cube = Cube
library-error-play = Checker play
library-error-missed-double = Missed double
library-error-wrong-double = Wrong double
library-error-wrong-take = Wrong take
library-error-wrong-drop = Wrong drop
library-error-wrong-beaver = Wrong beaver

study-match = Files and sharing
study-download = Download:
study-download-report = analysis (.json)
study-you-are = You are { $who }.
study-you-neither = You are neither player: the match is left out of your statistics.
study-private = Only you see this match.
study-share = Share with a link
study-shared = Everybody who has this link sees the match and its analysis:
study-unshare = Stop sharing
study-original = The file as it was imported:
study-remove = Remove
study-remove-sure = The match, its file and its analysis are deleted. You can import the file again.
study-remove-now = Remove the match

statistics-title = Statistics
statistics-empty = There is nothing to add up yet. Import matches or play some; each is analysed in the background, and counts here as soon as it is.
statistics-extent = { $n } { $n ->
    [one] match
   *[other] matches
  }, { $decisions } of your decisions.
statistics-unjudged = { $n ->
    [one] One match is left out: its analysis is still to come.
   *[other] { $n } matches are left out: their analysis is still to come.
  }
statistics-unclaimed = { $n ->
    [one] One match is left out: it is not known which player you are.
   *[other] { $n } matches are left out: it is not known which player you are.
  }
statistics-others = { $n ->
    [one] One is a match of others.
   *[other] { $n } are matches of others.
  }
statistics-whole = All together
statistics-figure = Figure
statistics-you = You
statistics-opponents = Opponents
statistics-checkers = Checkers
statistics-cube = Cube
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Luck per roll
statistics-months = By month
statistics-month = Month
statistics-no-month = Date unknown
statistics-decisions = Decisions
statistics-chart = PR by month; the same figures stand in the table below.
statistics-bar = { $month }: PR { $rate }, { $n } decisions
statistics-kinds = By kind of position
statistics-kind = Position
statistics-errors = By kind of error
statistics-lost = Cost
statistics-first = First plays, by roll
statistics-roll = Roll
statistics-replies = Replies, by the opponent’s first play
statistics-answers = Opponent’s first play
statistics-times = Times
statistics-marked = Errors
statistics-usual = Played most
statistics-definitions = PR is 500 times the cost per decision: all costs added up, divided by all decisions. It is never the mean of the PRs of matches. In brackets stands the number of decisions. Luck is in units of the cube. Errors are all decisions with a mark, from 0.010.

kind-bearing-off = Bear-off
kind-bearing-off-note = No contact, and both players have all checkers home.
kind-race = Race
kind-race-note = No contact otherwise.
kind-bearing-off-contact = Bear-off against contact
kind-bearing-off-contact-note = A player has all checkers home, and there is contact.
kind-back-game = Back game
kind-back-game-note = A player holds two or more points in the opponent’s home board.
kind-priming = Prime
kind-priming-note = A player holds five points or more in a row, with a checker of the opponent behind them.
kind-attack = Attack
kind-attack-note = A player has a checker on the bar, against three points or more in the home board.
kind-holding = Holding game
kind-holding-note = A player’s last checkers hold the opponent’s bar point, 5-point or 4-point; the opponent’s do the same, or have escaped.
kind-low-anchor = Low anchor
kind-low-anchor-note = A player’s last checkers hold the opponent’s 1-, 2- or 3-point; the opponent’s have escaped.
kind-contact = Other contact
kind-contact-note = Contact of any other kind, such as the first rolls.
