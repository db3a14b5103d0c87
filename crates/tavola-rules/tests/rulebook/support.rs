//! What the rulebook's tests share: boards, rolls and plays from short text, players that act, numbers that wander.

use tavola_rules::{
    Action, Board, BySide, Cube, CubeOwner, CubeValue, Die, FirstTurn, Game, Length, MatchLength, Origin, Play, Points,
    Position, Preset, Refusal, Roll, RuleChoice, RuleSet, Score, Setup, Side, Start, Step, Target,
};

/// The roll written `63`.
pub(crate) fn roll(text: &str) -> Roll {
    text.parse().expect("a roll")
}

/// The die of that number.
pub(crate) fn die(number: u8) -> Die {
    Die::new(number).expect("a die")
}

/// Steps written `24/18 bar/20 6/off`; hits are left for the rules to find.
pub(crate) fn play(text: &str) -> Play {
    let steps: Vec<_> = text.split_whitespace().map(step).collect();
    Play::new(&steps).expect("at most four steps")
}

fn step(text: &str) -> Step {
    let (from, to) = text.split_once('/').expect("from/to");
    let number = |name: &str| name.parse().expect("a point");
    Step {
        from: Origin::new(if from == "bar" { 25 } else { number(from) }).expect("an origin"),
        to: Target::new(if to == "off" { 0 } else { number(to) }).expect("a target"),
        hit: false,
    }
}

/// A position seen by the player on roll: `6:5 8:3 13:5 24:2` own checkers by their own points, `bar` for the bar;
/// the opponent's after a bar sign, by the *opponent's* points. What is missing to 15 is borne off.
pub(crate) fn position(text: &str) -> Position {
    board(text).seen_by(Side::White)
}

/// As [`position`], White on the left of the sign.
pub(crate) fn board(text: &str) -> Board {
    let (own, theirs) = text.split_once('|').expect("own | theirs");
    let mut points = [0i8; 24];
    let mut bar = BySide { white: 0, black: 0 };
    for (place, checkers) in places(own) {
        match place {
            25 => bar.white += checkers,
            point => points[usize::from(point) - 1] += checkers as i8,
        }
    }
    for (place, checkers) in places(theirs) {
        match place {
            25 => bar.black += checkers,
            point => {
                let index = 24 - usize::from(point);
                assert!(points[index] <= 0, "two colours on one point");
                points[index] -= checkers as i8;
            }
        }
    }
    Setup::with_the_rest_off(points, bar).board().expect("a sound position")
}

fn places(text: &str) -> impl Iterator<Item = (u8, u8)> {
    text.split_whitespace().map(|entry| {
        let (place, checkers) = entry.split_once(':').expect("place:checkers");
        let place = if place == "bar" { 25 } else { place.parse().expect("a place") };
        (place, checkers.parse().expect("a count"))
    })
}

/// The rules of a choice known to be sound.
pub(crate) fn rules(choice: RuleChoice) -> RuleSet {
    RuleSet::new(choice).expect("sound rules")
}

/// An ordinary match to so many points.
pub(crate) fn match_to(points: u8) -> RuleSet {
    RuleSet::match_to(MatchLength::new(points).expect("a length"))
}

/// A `tavola-reale` match to so many points.
pub(crate) fn tavola_reale_to(points: u8) -> RuleSet {
    rules(RuleChoice { length: Some(length(points)), ..RuleChoice::of(Preset::TavolaReale) })
}

/// The length of so many points.
pub(crate) fn length(points: u8) -> Length {
    Length::Points(MatchLength::new(points).expect("a length"))
}

/// The score after these results, one winner and their points after the other.
pub(crate) fn score(rules: &RuleSet, games: &[(Side, u64)]) -> Score {
    games.iter().fold(Score::start(rules), |score, &(winner, points)| score.after_game(winner, Points::new(points)))
}

/// The cube of that value and owner.
pub(crate) fn cube(value: u64, owner: CubeOwner) -> Cube {
    Cube { value: CubeValue::new(value).expect("a power of two"), owner }
}

/// A game set up at the start of a match or session.
pub(crate) fn game_on(rules: &RuleSet, board: Board, turn: FirstTurn) -> Game {
    game_at(rules, &Score::start(rules), board, turn)
}

/// A game set up at that score, the cube in the middle.
pub(crate) fn game_at(rules: &RuleSet, score: &Score, board: Board, turn: FirstTurn) -> Game {
    Game::from_start(rules, score, Start { board, cube: Cube::START, turn }).expect("a sound start")
}

/// `side` on roll.
pub(crate) const fn on_roll(side: Side) -> FirstTurn {
    FirstTurn::OnRoll { side }
}

/// `side` with that roll to play.
pub(crate) fn to_play(side: Side, text: &str) -> FirstTurn {
    FirstTurn::ToPlay { side, roll: roll(text) }
}

/// A game spoken in sentences: every act must be in order.
pub(crate) trait Story: Sized {
    /// `side` does it.
    fn does(self, side: Side, action: Action) -> Self;
    /// `side` rolls that.
    fn rolls(self, side: Side, text: &str) -> Self;
    /// `side` plays that.
    fn plays(self, side: Side, text: &str) -> Self;
    /// What is said to `side` trying it.
    fn refuses(&self, side: Side, action: Action) -> Refusal;
}

impl Story for Game {
    fn does(self, side: Side, action: Action) -> Self {
        self.apply(side, action).unwrap_or_else(|refusal| panic!("{side:?} {action:?}: {refusal}"))
    }

    fn rolls(self, side: Side, text: &str) -> Self {
        self.does(side, Action::Roll { roll: roll(text) })
    }

    fn plays(self, side: Side, text: &str) -> Self {
        self.does(side, Action::Play { play: play(text) })
    }

    fn refuses(&self, side: Side, action: Action) -> Refusal {
        self.apply(side, action).expect_err("an act against the rules")
    }
}

/// Numbers good enough to wander through games with, the same for the same seed (splitmix64).
pub(crate) struct Wander(u64);

impl Wander {
    /// The stream of that seed.
    pub(crate) const fn from(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }

    /// One of them, or `None` of none.
    pub(crate) fn one_of<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(items[self.below(items.len())]) }
    }

    /// A die rolled.
    pub(crate) fn die(&mut self) -> Die {
        Die::ALL[self.below(6)]
    }

    /// Two dice rolled.
    pub(crate) fn roll(&mut self) -> Roll {
        Roll::new(self.die(), self.die())
    }
}

/// How many positions a law looks at: `TAVOLA_POSITIONS`, else `usual`.
pub(crate) fn positions_from_env(usual: usize) -> usize {
    count_from_env("TAVOLA_POSITIONS", usual)
}

/// How many games a law plays: `TAVOLA_GAMES`, else `usual`.
pub(crate) fn games_from_env(usual: usize) -> usize {
    count_from_env("TAVOLA_GAMES", usual)
}

fn count_from_env(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().map_or(usual, |text| text.parse().expect("a count"))
}
