# The rules as a book, the rulebook, boards in a text.

book-title = The rules of backgammon
book-lead = The whole game, told for readers: from the first move to the chouette, the clock and the tournament. Every board can be played on.
book-contents = Contents
book-search = Look for something in the rules
book-search-go = Search
book-found =
    { $n ->
        [0] Nothing was found. Try another word, or fewer.
        [one] One place.
       *[other] { $n } places.
    }
book-whole = The whole book on one page
book-whole-note = to print, or to save as PDF by printing
book-print = Print or save as PDF
book-paper-lead = The whole game, told for readers: from the first move to the chouette, the clock and the tournament.
book-paper-after = After five texts by other people:
book-paper-galore = Backgammon Galore, by Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, by Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, the rules of an Italian online game room
book-paper-club = Regole del chouette, from the site of a club
book-paper-manual = an Italian manual of rules and tournaments, by an author who is not named
book-paper-own = The sentences and the figures are our own. The last chapter, “Sources and thanks”, says what each text gave and where they differ. Names such as MOV-07 are those of the rulebook at the end.
book-figures = Where the figures of the sources stand
book-onward = Before and after
book-before = Before
book-after = Next
rulebook-title = The rulebook, clause by clause
rulebook-note = what refusals and rulings name
rulebook-lead = Every rule that Tavola goes by, each with a name of its own. Letters in parentheses name the source it is from.
rulebook-told = The book tells of it here:

# Boards in a text
figure-check = Is this legal?
figure-back = Take back
figure-again = Start again
figure-open = Open in the study room
figure-legal = That is legal.
figure-right = Right.
figure-wrong = Not so.
figure-cube-roll = Don’t double
figure-cube-take = Double – the other takes
figure-cube-pass = Double – the other passes
figure-cube-does-double = One doubles.
figure-cube-does-redouble = One redoubles.
figure-cube-does-no-double = It is too early to double.
figure-cube-does-too-good = One plays on without doubling: there is more to win than the other would pay.
figure-cube-then-take = Doubled, the other takes.
figure-cube-then-pass = Doubled, the other passes.
figure-cube-then-beaver = Doubled, the other beavers.

# Articles
articles-title = Articles
articles-lead = On opening rolls and doubling windows, on chouettes and fair draws, by the club and by its members. Every number of the club’s own was rolled out or counted by its engine, and every board can be played on.
articles-all = All
articles-none = There is no article of that kind.
articles-shelves = Articles by subject and year
articles-feed = Feed (Atom)
articles-more = All articles
articles-older = Older
articles-newer = Newer
date-long = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
articles-tag-back-game = Back games
articles-tag-bot = The bot
articles-tag-checker-play = Checker play
articles-tag-chouette = Chouette
articles-tag-cube = The cube
articles-tag-dice = Dice
articles-tag-direction = Direction
articles-tag-engine = Engine
articles-tag-fairness = Fairness
articles-tag-match-play = Match play
articles-tag-opening = Opening
articles-tag-race = Races
articles-tag-strategy = Strategy
articles-tag-tournament = Tournaments

# Papers of the house
nav-house = This club
nav-about = About
nav-privacy = Privacy
nav-terms = Terms

# The lessons' own buttons
lessons-done = gone through
lesson-over = That was this lesson
lesson-play = Your first game against the bot
lesson-answer = The answer
lesson-done = Done
lesson-on = Go on
lesson-number = Your number:
lesson-say-none = Nothing can be played
lesson-say-some = Something can be played
lesson-say-double = Double
lesson-say-roll = Roll
lesson-say-take = Take
lesson-say-drop = Pass

host-is = This club is run by
host-unnamed = The people who run this club have not said here who they are.
host-reached = You reach them at
host-unreachable = They have given no address here: ask whoever gave you this club’s address.
