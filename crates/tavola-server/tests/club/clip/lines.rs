//! A strict reader of what an old client is sent, written from the description of the protocol (CLIP 1.008, revision 1.3):
//! a line that is none of its sentences, a field that cannot be, or a board that does not follow from the one before and
//! the play between them is an error.

/// Sentences behind the login. `@` is a name, `#` a number, `%` a die, `~` words, `^` a play of one to four steps, `$` a
/// decimal, `?` one word without blanks.
const SENTENCES: &[&str] = &[
    // The numbered lines.
    "6",
    "7 @ ~",
    "8 @ ~",
    "12 @ ~",
    "13 @ ~",
    "14 @ ~",
    "15 @ ~",
    "16 @ ~",
    "17 ~",
    "18 ~",
    "19 ~",
    // Talk.
    "** 1 user heard you.",
    "** # users heard you.",
    "** But nobody heard you.",
    "** There is no one called @",
    "** There is no one called ",
    "** @ won't listen to you.",
    "** Please type 'toggle silent' again before you shout.",
    "** 'say' can't be used outside a game",
    "** Unknown command: '~'",
    "You say to yourself: ~",
    // Meeting.
    "** @ is refusing games.",
    "** @ is already playing with someone else.",
    "** Error: @ is already playing with someone else.",
    "** You can't invite yourself.",
    "** invite who?",
    "** You are already playing.",
    "** The second argument to 'invite' has to be a number or the word 'unlimited'",
    "** You invited @ to a # point match.",
    "** You invited @ to an unlimited match.",
    "** You invited @ to resume a saved match.",
    "** There's no saved match with @. Please give a match length.",
    "@ wants to play a # point match with you.",
    "@ wants to play an unlimited match with you.",
    "@ wants to resume a saved match with you.",
    "Type 'join @' to accept.",
    "** @ didn't invite you.",
    "** Error: Join who?",
    "** You can't play two games at once",
    "** Player @ has joined you for a # point match.",
    "Player @ has joined you for an unlimited match.",
    "** You are now playing a # point match with @",
    "** You are now playing an unlimited match with @",
    "You are now playing with @. Your running match was loaded.",
    "@ has joined you. Your running match was loaded.",
    "turn: @.",
    "match length: #",
    "unlimited matchlength",
    "points for user @: #",
    "@ and @ start a # point match.",
    "@ and @ start an unlimited match.",
    "@ wins a # point match against @  #-# .",
    // Play.
    "Starting a new game with @.",
    "You rolled %, @ rolled %",
    "@ rolled %, @ rolled %",
    "It's your turn to move.",
    "@ makes the first move.",
    "It's your turn. Please roll or double",
    "You roll % and %.",
    "@ rolls % and %.",
    "Please move # pieces.",
    "Please move 1 piece.",
    "@ moves ^ .",
    "The only possible move is ^ .",
    "Bearing off: ~",
    "You can't move.",
    "@ can't move.",
    "You double. Please wait for @ to accept or reject.",
    "@ doubles. Type 'accept' or 'reject'.",
    "@ doubles.",
    "You accept the double. The cube shows #.",
    "@ accepts the double. The cube shows #.",
    "You give up. @ wins 1 point.",
    "You give up. @ wins # points.",
    "@ gives up. You win 1 point.",
    "@ gives up. You win # points.",
    "@ gives up. @ wins 1 point.",
    "@ gives up. @ wins # points.",
    "You want to resign. @ will win 1 point.",
    "You want to resign. @ will win # points.",
    "@ wants to resign. You will win 1 point. Type 'accept' or 'reject'.",
    "@ wants to resign. You will win # points. Type 'accept' or 'reject'.",
    "@ wants to resign. @ will win 1 point.",
    "@ wants to resign. @ will win # points.",
    "You accept and win 1 point.",
    "You accept and win # points.",
    "@ accepts and wins 1 point.",
    "@ accepts and wins # points.",
    "You reject. The game continues.",
    "@ rejects. The game continues.",
    "You win the game and get 1 point. Congratulations!",
    "You win the game and get # points. Congratulations!",
    "@ wins the game and gets 1 point. Sorry.",
    "@ wins the game and gets # points. Sorry.",
    "@ wins the game and gets 1 point.",
    "@ wins the game and gets # points.",
    "score in # point match: @-# @-#",
    "score in unlimited match: @-# @-#",
    "Type 'join' if you want to play the next game, type 'leave' if you don't.",
    "** Please wait for @ to join too.",
    "You win the # point match #-# .",
    "@ wins the # point match #-# .",
    "** You're not playing.",
    "** You're not playing, so you can't give up.",
    "** You're not playing or watching.",
    "** @ didn't double or resign.",
    "** It's not your turn to roll the dice.",
    "** It's not your turn to move.",
    "** It's not your turn to double",
    "** It's not your turn.",
    "** You did already roll the dice.",
    "** You have to roll the dice before moving.",
    "** You can only double before you roll the dice.",
    "** Please wait until @ has moved.",
    "** You must give # moves.",
    "** Please don't give more than # moves.",
    "** You can't move ~",
    "** You can't bear off with every number you have rolled.",
    "** You already did that.",
    "** @ hasn't accepted or rejected your resign yet.",
    "** @ wanted to resign. Type 'accept' or 'reject'.",
    "** Please move before you resign.",
    "** the opponent has rejected that; it can be offered again after the next roll",
    "** Type 'n' (normal), 'g' (gammon) or 'b' (backgammon) after resign.",
    "** Instant redoubles are only available for unlimited matches.",
    "** You terminated the game. The game was saved.",
    "** Error: No one to leave.",
    "** Player @ has left the game. The game was saved.",
    "@ logs out. The game was saved.",
    "@ drops connection. The game was saved.",
    "Your game with @ was saved.",
    "Pipcounts: @ # @ #",
    // Watching.
    "You're now watching @.",
    "@ is watching you.",
    "@ stops watching you.",
    "You stop watching @.",
    "@ is not doing anything interesting.",
    "** You can't watch another game while you're playing.",
    "** You're not watching.",
    "** You're not watching or playing.",
    "** @ is not playing.",
    "** Watch who?",
    "** Use a mirror to do that.",
    // Switches and values.
    "** You're now ready to invite or join someone.",
    "** You're now refusing to play with someone.",
    "** You won't hear what other players shout.",
    "** You will hear what other players shout.",
    "** Forced moves will be done automatically.",
    "** Forced moves won't be done automatically.",
    "** You'll be notified when new users log in.",
    "** You won't be notified when new users log in.",
    "** The board will be refreshed after every move.",
    "** The board won't be refreshed after every move.",
    "** You will be asked if you want to double.",
    "** You won't be asked if you want to double.",
    "** You will be informed about starting and ending matches.",
    "** You won't be informed about starting and ending matches.",
    "** Don't know how to toggle ~",
    "The current settings are:",
    "? YES",
    "? NO",
    "Settings of variables:",
    "?: ?",
    "Value of '?' set to ?.",
    "Value of '?' is ?.",
    "** Valid arguments are the numbers 1 to 3.",
    "** Invalid argument. Type 'help set'.",
    // Asked for.
    "** # users",
    "List of games:",
    "@ - @ (# point match #-#)",
    "Watching players:",
    "Watching players: none.",
    "@ is watching @.",
    "opponent matchlength score (your points first)",
    "@ # # - #",
    "*@ # # - #",
    "**@ # # - #",
    "no saved games.",
    "rank name rating Experience",
    "* # @ $ #",
    "Information about @:",
    "Last login: ~",
    "Still logged in. ~",
    "@ is ready to play, not watching, not playing.",
    "@ is not ready to play, not watching, not playing.",
    "@ is not ready to play, watching @, not playing.",
    "@ is playing with @.",
    "Rating: $ Experience: #",
    "No email address.",
    "The following users are away:",
    "None of the users is away.",
    "@ is away: ~",
    "You're away. Please type 'back'",
    "** You're not away.",
    "Welcome back.",
    "You wave goodbye.",
    "@ waves goodbye.",
    "Goodbye.",
];

/// Where a session stands.
#[derive(Debug, Default, PartialEq, Eq)]
enum State {
    /// Before the first numbered line.
    #[default]
    Login,
    /// The line about oneself is next.
    Own,
    /// The message of the day.
    Motd,
    /// Everything else.
    Running,
}

/// Where the checkers stand at the beginning: O's positive.
const START: [i32; 26] = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0];

/// The reader of one session.
#[derive(Debug, Default)]
pub(crate) struct Reader {
    state: State,
    /// Where the checkers stand after all that was said: O's positive; none where nothing is known.
    places: Option<[i32; 26]>,
    /// The same after what the client itself has asked to be played, which is told it only by the next board.
    asked: Option<[i32; 26]>,
    /// Whom the board before was seen by, and whether that is O (1) or X (−1).
    seen_by: String,
    me: i32,
}

impl Reader {
    /// Reads a line.
    pub(crate) fn read(&mut self, line: &str) -> Result<(), String> {
        match self.state {
            State::Login => self.login(line),
            State::Own => self.own(line),
            State::Motd => {
                self.state = if line == "4" { State::Running } else { State::Motd };
                Ok(())
            }
            State::Running => self.running(line),
        }
    }

    fn login(&mut self, line: &str) -> Result<(), String> {
        let line = line.rsplit("login: ").next().unwrap_or(line);
        if fits("1 @ # ?", line) {
            self.state = State::Own;
            return Ok(());
        }
        let known = ["", "Tavola", "** Warning: You are already logged in."];
        if known.contains(&line) || line.starts_with("Register on the pages") {
            Ok(())
        } else {
            Err("login".to_owned())
        }
    }

    fn own(&mut self, line: &str) -> Result<(), String> {
        if line == "3" {
            self.state = State::Motd;
            return Ok(());
        }
        let fields: Vec<&str> = line.split(' ').collect();
        let numbers =
            |at: &[usize], most: i64| at.iter().all(|at| fields[*at].parse().is_ok_and(|n| (0..=most).contains(&n)));
        let is_sound = fields.len() == 22
            && fields[0] == "2"
            && numbers(&[2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 19, 20], 1)
            && numbers(&[10], i64::MAX)
            && fits("$", fields[15])
            && (fields[18] == "unlimited" || fields[18].parse::<u8>().is_ok());
        if is_sound { Ok(()) } else { Err("own info".to_owned()) }
    }

    fn running(&mut self, line: &str) -> Result<(), String> {
        if line.starts_with("5 ") {
            return who(line);
        }
        if line.starts_with("board:") {
            return self.board(line);
        }
        if !SENTENCES.iter().any(|sentence| fits(sentence, &squeezed(line))) {
            return Err("no sentence of the protocol".to_owned());
        }
        self.follow(line)
    }

    /// What a sentence says of the next board.
    fn follow(&mut self, line: &str) -> Result<(), String> {
        if line.starts_with("Starting a new game with ") {
            self.places = Some(START);
        } else if line.contains("running match was loaded") || line.starts_with("You're now watching ") {
            self.places = None;
        } else if let Some((name, play)) = line.split_once(" moves ") {
            let side = if name == self.seen_by { self.me } else { -self.me };
            self.places = self.places.map(|places| moved(places, side, play)).transpose()?;
        } else if let Some(play) = line.strip_prefix("The only possible move is ") {
            self.places = self.places.map(|places| moved(places, self.me, play)).transpose()?;
        }
        Ok(())
    }

    /// The client asks to play this.
    pub(crate) fn asks(&mut self, play: &str) {
        self.asked = self.places.and_then(|places| moved(places, self.me, play).ok());
    }

    fn board(&mut self, line: &str) -> Result<(), String> {
        let fields: Vec<&str> = line.split(':').collect();
        if fields.len() != 53 || !fits("@", fields[1]) || !fits("@", fields[2]) {
            return Err("a board has two names and fifty numbers".to_owned());
        }
        let n: Vec<i32> =
            fields[3..].iter().map(|field| field.parse()).collect::<Result<_, _>>().map_err(|_| "a number")?;
        let places: [i32; 26] = n[3..29].try_into().map_err(|_| "26 places")?;
        let (turn, dice, cube, me) = (n[29], &n[30..34], n[34], n[38]);
        let on_board = |sign: i32| places.iter().map(|place| (place * sign).max(0)).sum::<i32>();
        let (mine, theirs) = (on_board(me) + n[42], on_board(-me) + n[43]);
        let (bar_o, bar_x) = (places[25], -places[0]);
        let bars = if me > 0 { (bar_o, bar_x) } else { (bar_x, bar_o) };
        for (is_so, what) in [
            ((1..=9999).contains(&n[0]), "the length"),
            (n[1] >= 0 && n[2] >= 0, "a score"),
            (matches!(turn, -1..=1), "the turn"),
            (dice.iter().all(|die| (0..=6).contains(die)), "a die"),
            (turn != -me || dice[..2] == [0, 0], "my dice in the other's turn"),
            (turn != me || dice[2..] == [0, 0], "the other's dice in my turn"),
            (cube > 0 && cube.count_ones() == 1, "the cube"),
            (n[35..38].iter().all(|flag| matches!(flag, 0 | 1)), "may double"),
            (matches!(me, -1 | 1) && n[39] == -me, "colour and direction: O moves down"),
            (n[40..42] == if me > 0 { [0, 25] } else { [25, 0] }, "home and bar"),
            ((mine, theirs) == (15, 15), "fifteen checkers each"),
            ((n[44], n[45]) == bars, "the checkers on the bar"),
            ((0..=4).contains(&n[46]), "pieces to move"),
        ] {
            if !is_so {
                return Err(what.to_owned());
            }
        }
        let known = [self.places, self.asked.take()];
        if self.places.is_some() && !known.contains(&Some(places)) {
            return Err(format!("the board should be one of {known:?}"));
        }
        (self.places, self.me) = (Some(places), me);
        fields[1].clone_into(&mut self.seen_by);
        Ok(())
    }
}

/// The places after a play by O (1) or X (−1).
fn moved(mut places: [i32; 26], side: i32, play: &str) -> Result<[i32; 26], String> {
    let (bar, off) = if side > 0 { (25, 0) } else { (0, 25) };
    for step in play.trim_end_matches(" .").split(' ') {
        let (from, to) = step.split_once('-').ok_or("a step has two ends")?;
        let from: usize = if from == "bar" { bar } else { from.parse().map_err(|_| "a point")? };
        if places[from] * side <= 0 {
            return Err(format!("nobody of that side stands on {from}"));
        }
        places[from] -= side;
        if to == "off" {
            continue;
        }
        let to: usize = to.parse().map_err(|_| "a point")?;
        match places[to] * side {
            ..-1 => return Err(format!("{to} is held")),
            -1 => (places[to], places[off]) = (side, places[off] - side),
            _ => places[to] += side,
        }
    }
    Ok(places)
}

fn who(line: &str) -> Result<(), String> {
    let fields: Vec<&str> = line.split(' ').collect();
    let is_number = |at: usize| fields[at].parse::<u64>().is_ok();
    let is_flag = |at: usize| matches!(fields[at], "0" | "1");
    let is_name = |at: usize| fields[at] == "-" || fits("@", fields[at]);
    let is_sound = fields.len() == 13
        && (1..4).all(is_name)
        && (4..6).all(is_flag)
        && fits("$", fields[6])
        && (7..10).all(is_number)
        && fields[10..].iter().all(|field| !field.is_empty());
    if is_sound { Ok(()) } else { Err("who".to_owned()) }
}

/// A line with one blank for many: tables are set in columns.
fn squeezed(line: &str) -> String {
    if line.starts_with(|c: char| c.is_ascii_digit()) || line.contains("point match against") {
        return line.to_owned();
    }
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a text is one that a sentence describes, from its beginning to its end.
fn fits(sentence: &str, text: &str) -> bool {
    let Some(sign) = sentence.chars().next() else { return text.is_empty() };
    let rest = &sentence[sign.len_utf8()..];
    let takes = |is: &dyn Fn(char) -> bool| {
        let longest = text.chars().take_while(|c| is(*c)).count();
        (1..=longest).rev().any(|many| fits(rest, text.char_indices().nth(many).map_or("", |(at, _)| &text[at..])))
    };
    match sign {
        '@' => takes(&|c| c.is_ascii_alphabetic() || c == '_'),
        '#' => takes(&|c| c.is_ascii_digit()),
        '$' => takes(&|c| c.is_ascii_digit() || c == '.') && text.contains('.'),
        '?' => takes(&|c| !c.is_whitespace()),
        '~' => takes(&|_| true),
        '%' => text.starts_with(|c| ('1'..='6').contains(&c)) && fits(rest, &text[1..]),
        '^' => takes(&|c| c.is_ascii_digit() || "-barof ".contains(c)) && plays(text),
        _ => text.strip_prefix(sign).is_some_and(|text| fits(rest, text)),
    }
}

/// Whether a text begins with one to four steps.
fn plays(text: &str) -> bool {
    let is_end =
        |end: &str| matches!(end, "bar" | "off") || end.parse::<u8>().is_ok_and(|point| (1..=24).contains(&point));
    let steps: Vec<&str> = text.split(' ').take_while(|word| *word != ".").collect();
    (1..=4).contains(&steps.len())
        && steps.iter().all(|step| step.split_once('-').is_some_and(|(from, to)| is_end(from) && is_end(to)))
}

#[test]
fn the_reader_refuses_what_is_none_of_the_protocols_lines() {
    let board = "board:You:bea:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";
    let running = |line: &str| Reader { state: State::Running, ..Reader::default() }.read(line);
    for sound in
        [board, "ada moves 24-18 bar-20 6-off .", "You roll 6 and 1.", "5 ada - - 1 0 1500.00 0 12 1800000000 - x -"]
    {
        running(sound).unwrap();
    }
    for unsound in [
        "",
        "hello",
        "You roll 7 and 1.",
        "You roll 6 and 1",
        "ada moves 24-18 18-13 13-8 8-3 3-1 .",
        "ada moves 25-18 .",
        "5 ada - - 2 0 1500.00 0 12 1800000000 - x -",
        "2 ada",
        &board.replace(":5:0:3:", ":5:0:2:"),
        &board.replace(":1:6:2:0:0:", ":-1:6:2:0:0:"),
        &format!("{board}:0"),
    ] {
        running(unsound).unwrap_err();
    }
    let mut reader = Reader { state: State::Running, ..Reader::default() };
    reader.read(board).unwrap();
    reader.read("bea moves 24-23 .").unwrap_err();
}
