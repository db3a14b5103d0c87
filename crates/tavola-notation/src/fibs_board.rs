//! FIBS's board line (`boardstyle 3`), as its clients send it to each other and people paste it.
//!
//! `board:YOU:OPPONENT:` and 50 numbers: length (9999 = unlimited), two scores, 26 places (O's checkers positive), whose
//! turn (1 O, −1 X, 0 the game is over), your dice, the opponent's, cube, whether you and the opponent may double,
//! whether you have been doubled, your colour, your direction, your home, your bar, checkers off and on the bar, how many
//! you can move, an unused one, whether the Crawford game has been played, and one about redoubles. O is White here.
//!
//! gnubg's external player speaks a dialect of it: [`GnubgBoard`](crate::GnubgBoard).

use std::fmt;
use std::str::FromStr;

use tavola_rules::{
    BrokenSetup, BySide, Cube, CubeOwner, CubeValue, Die, OfferStep, Points, Roll, Setup, Side, legal_plays,
};

use crate::situation::{Contest, NotSayable, Situation, Waiting};

const NUMBERS: usize = 50;
/// The length that means no end.
const UNLIMITED: u16 = 9999;
/// Bytes a line may have.
const LONGEST: usize = 1024;

/// A board line: a moment of a game seen by one of its players. It knows neither Jacoby nor beavers; in money play both
/// are taken to be off, as they are on FIBS.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FibsBoard {
    situation: Situation,
    you: Side,
    names: BySide<String>,
}

impl FibsBoard {
    /// The line for who has to act.
    ///
    /// # Errors
    /// If the line has no words for the moment.
    pub fn new(situation: &Situation, names: &BySide<String>) -> Result<Self, NotSayable> {
        let refused = |what| Err(NotSayable { format: "FIBS's board line", what });
        match situation.waiting {
            Waiting::Resignation { .. } => return refused("an offer to resign"),
            Waiting::Answer(OfferStep::Beaver | OfferStep::Raccoon | OfferStep::Otter) => return refused("a beaver"),
            _ => {}
        }
        let turned = situation.cube != Cube::START;
        match situation.contest {
            Contest::Money { jacoby: true, .. } => return refused("Jacoby's rule"),
            Contest::Money { beavers: true, .. } => return refused("beavers"),
            Contest::Match { length: UNLIMITED, .. } => return refused("a match to 9999"),
            Contest::Match { crawford_game: true, .. } if !is_one_away(&situation.contest) => {
                return refused("a Crawford game in which nobody is one away");
            }
            Contest::Match { crawford_game: true, .. } if turned => {
                return refused("a turned cube in the Crawford game");
            }
            _ => {}
        }
        let names = BySide::from_fn(|side| plain(&names[side]));
        Ok(Self { situation: *situation, you: situation.to_act(), names })
    }

    /// The moment.
    #[must_use]
    pub const fn situation(&self) -> &Situation {
        &self.situation
    }

    /// Whose line it is: the one called *you* in it.
    #[must_use]
    pub const fn you(&self) -> Side {
        self.you
    }

    /// The names; the line's first may be `You`.
    #[must_use]
    pub const fn names(&self) -> &BySide<String> {
        &self.names
    }
}

/// A name without what would end it in a line.
fn plain(name: &str) -> String {
    let ends = |letter: char| letter == ':' || letter.is_whitespace() || letter.is_control();
    let name: String = name.chars().take(64).map(|letter| if ends(letter) { '_' } else { letter }).collect();
    if name.is_empty() { "_".to_owned() } else { name }
}

/// Whether somebody needs one point.
fn is_one_away(contest: &Contest) -> bool {
    let Contest::Match { length, won, .. } = contest else { return false };
    Side::BOTH.into_iter().any(|side| won[side].number() + 1 == u64::from(*length))
}

/// Why a text is no board line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAFibsBoard {
    /// It does not begin with `board:` and two names.
    #[error("a board line begins with board: and two names")]
    NoBoard,
    /// Longer than any such line.
    #[error("a board line has at most {LONGEST} bytes, not {0}")]
    TooLong(usize),
    /// Too few or too many numbers.
    #[error("a board line has {NUMBERS} numbers, not {0}")]
    Count(usize),
    /// A number is none or makes no sense in its place.
    #[error("number {place} of the board line, {what}, cannot be {found:?}")]
    Number {
        /// Counted from 1, behind the names.
        place: usize,
        /// What stands there in a sound line.
        what: &'static str,
        /// What stands there.
        found: String,
    },
    /// The checkers make no board.
    #[error(transparent)]
    Setup(#[from] BrokenSetup),
    /// The board and the number beside it count the checkers on the bar or off differently.
    #[error("number {place} of the board line counts other checkers {what} than the board shows")]
    Counts {
        /// Counted from 1, behind the names.
        place: usize,
        /// `on the bar` or `off`.
        what: &'static str,
    },
}

impl FromStr for FibsBoard {
    type Err = NotAFibsBoard;

    fn from_str(text: &str) -> Result<Self, NotAFibsBoard> {
        if text.len() > LONGEST {
            return Err(NotAFibsBoard::TooLong(text.len()));
        }
        let mut parts = text.trim().split(':');
        let (Some("board"), Some(your), Some(other)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(NotAFibsBoard::NoBoard);
        };
        let fields: Vec<&str> = parts.map(str::trim).collect();
        if fields.len() != NUMBERS {
            return Err(NotAFibsBoard::Count(fields.len()));
        }
        Fields(&fields).read(your, other)
    }
}

/// The places of what a line says, from 0.
const SCORES: [usize; 2] = [1, 2];
const BOARD: usize = 3;
const TURN: usize = 29;
const DICE: usize = 30;
const CUBE: usize = 34;
const MAY_DOUBLE: [usize; 2] = [35, 36];
const WAS_DOUBLED: usize = 37;
const COLOUR: usize = 38;
const DIRECTION: usize = 39;
const OFF: [usize; 2] = [42, 43];
const ON_BAR: [usize; 2] = [44, 45];
const DID_CRAWFORD: usize = 48;

struct Fields<'a>(&'a [&'a str]);

impl Fields<'_> {
    fn number<T: FromStr>(&self, index: usize, what: &'static str) -> Result<T, NotAFibsBoard> {
        self.0[index].parse().map_err(|_| self.wrong(index, what))
    }

    fn wrong(&self, index: usize, what: &'static str) -> NotAFibsBoard {
        NotAFibsBoard::Number { place: index + 1, what, found: self.0[index].to_owned() }
    }

    fn one_of<T: Copy, const N: usize>(
        &self,
        index: usize,
        what: &'static str,
        known: [(&str, T); N],
    ) -> Result<T, NotAFibsBoard> {
        let found = known.into_iter().find(|(text, _)| *text == self.0[index]);
        found.map(|(_, meant)| meant).ok_or_else(|| self.wrong(index, what))
    }

    fn read(&self, your: &str, other: &str) -> Result<FibsBoard, NotAFibsBoard> {
        let colours = [("1", Side::White), ("-1", Side::Black)];
        let you = self.one_of(COLOUR, "your colour", colours)?;
        let turn = self.one_of(TURN, "whose turn it is", colours)?;
        let is_doubled = self.one_of(WAS_DOUBLED, "whether you have been doubled", [("0", false), ("1", true)])?;
        let (on_roll, waiting) = if is_doubled {
            (you.opponent(), Waiting::Answer(OfferStep::Double))
        } else {
            (turn, self.dice(if turn == you { DICE } else { DICE + 2 })?)
        };
        let board = self.setup(you)?.board()?;
        let situation = Situation { board, on_roll, waiting, cube: self.cube(you)?, contest: self.contest(you)? };
        Ok(FibsBoard { situation, you, names: by_side(you, [your, other].map(str::to_owned)) })
    }

    /// The checkers: the places run White's way if White moves down or Black up.
    fn setup(&self, you: Side) -> Result<Setup, NotAFibsBoard> {
        let down = self.one_of(DIRECTION, "your direction", [("-1", true), ("1", false)])?;
        let is_whites = down == (you == Side::White);
        let place = |point: usize| BOARD + if is_whites { point } else { 25 - point };
        let mut points = [0; 24];
        for (point, count) in (1..).zip(&mut points) {
            *count = self.number(place(point), "a point")?;
        }
        let beside = |index: usize, what| self.number::<u8>(index, what);
        let said = by_side(you, [beside(ON_BAR[0], "checkers on the bar")?, beside(ON_BAR[1], "checkers on the bar")?]);
        let shown = BySide {
            white: self.number::<i8>(place(25), "White's bar")?.unsigned_abs(),
            black: self.number::<i8>(place(0), "Black's bar")?.unsigned_abs(),
        };
        // Some programs show the bar only in one of the two.
        let bar = BySide::from_fn(|side| said[side].max(shown[side]));
        let differs = |side: Side| said[side] != shown[side] && said[side] != 0 && shown[side] != 0;
        if let Some(side) = Side::BOTH.into_iter().find(|side| differs(*side)) {
            return Err(NotAFibsBoard::Counts { place: ON_BAR[usize::from(side != you)] + 1, what: "on the bar" });
        }
        let setup = Setup::with_the_rest_off(points, bar);
        for (index, side) in OFF.into_iter().zip([you, you.opponent()]) {
            let off = beside(index, "checkers borne off")?;
            if off != 0 && off != setup.off[side] {
                return Err(NotAFibsBoard::Counts { place: index + 1, what: "off" });
            }
        }
        Ok(setup)
    }

    fn dice(&self, index: usize) -> Result<Waiting, NotAFibsBoard> {
        let die = |index| {
            let number: u8 = self.number(index, "a die")?;
            if number == 0 { Ok(None) } else { Die::new(number).map(Some).ok_or_else(|| self.wrong(index, "a die")) }
        };
        match (die(index)?, die(index + 1)?) {
            (Some(one), Some(other)) => Ok(Waiting::Play(Roll::new(one, other))),
            (None, None) => Ok(Waiting::RollOrDouble),
            _ => Err(self.wrong(index, "a die")),
        }
    }

    fn cube(&self, you: Side) -> Result<Cube, NotAFibsBoard> {
        let value = CubeValue::new(self.number(CUBE, "the cube")?).ok_or_else(|| self.wrong(CUBE, "the cube"))?;
        let may = |index| self.one_of(index, "who may double", [("0", false), ("1", true)]);
        let owner = match (may(MAY_DOUBLE[0])?, may(MAY_DOUBLE[1])?) {
            (true, true) => CubeOwner::Middle,
            (true, false) => you.into(),
            (false, true) => you.opponent().into(),
            (false, false) if value == Cube::START.value => CubeOwner::Middle,
            (false, false) => return Err(self.wrong(MAY_DOUBLE[0], "who may double")),
        };
        Ok(Cube { value, owner })
    }

    fn contest(&self, you: Side) -> Result<Contest, NotAFibsBoard> {
        let score = |index| self.number(index, "a score").map(Points::new);
        let won = by_side(you, [score(SCORES[0])?, score(SCORES[1])?]);
        let length: u16 = self.number(0, "the length")?;
        if length == UNLIMITED || length == 0 {
            return Ok(Contest::Money { won, jacoby: false, beavers: false });
        }
        let is_played = self.one_of(DID_CRAWFORD, "whether Crawford is over", [("0", false), ("1", true)])?;
        let contest = Contest::Match { length, won, crawford_game: false };
        let crawford_game = is_one_away(&contest) && !is_played;
        Ok(Contest::Match { length, won, crawford_game })
    }
}

/// What is yours and what the opponent's.
fn by_side<T: Clone>(you: Side, [yours, others]: [T; 2]) -> BySide<T> {
    BySide::from_fn(|side| if side == you { yours.clone() } else { others.clone() })
}

impl fmt::Display for FibsBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Situation { board, on_roll, waiting, cube, contest } = self.situation;
        let (you, other) = (self.you, self.you.opponent());
        let won = contest.won();
        let (length, crawford) = match contest {
            Contest::Money { .. } => (UNLIMITED, false),
            Contest::Match { length, crawford_game, .. } => (length, crawford_game),
        };
        write!(f, "board:{}:{}:{length}:{}:{}", self.names[you], self.names[other], won[you], won[other])?;
        for count in &board.seen_by(Side::White).counts()[..=25] {
            write!(f, ":{count}")?;
        }
        let sign = |side| if side == Side::White { 1 } else { -1 };
        let dice = |side| match waiting {
            Waiting::Play(roll) if side == on_roll => (roll.high().number(), roll.low().number()),
            _ => (0, 0),
        };
        let ((yours, and), (others, and_others)) = (dice(you), dice(other));
        write!(f, ":{}:{yours}:{and}:{others}:{and_others}:{}", sign(on_roll), cube.value)?;
        let may = |side| u8::from(cube.owner.lets(side) && !crawford);
        let doubled = u8::from(matches!(waiting, Waiting::Answer(_)));
        write!(f, ":{}:{}:{doubled}:{}", may(you), may(other), sign(you))?;
        f.write_str(if you == Side::White { ":-1:0:25" } else { ":1:25:0" })?;
        let seen = board.seen_by(you);
        write!(f, ":{}:{}:{}:{}", seen.own_off(), seen.opponent_off(), seen.own_bar(), seen.opponent_bar())?;
        let movable = match waiting {
            Waiting::Play(roll) => legal_plays(&seen, roll).first().map_or(0, |play| play.play.steps().len()),
            _ => 0,
        };
        write!(f, ":{movable}:0:{}:0", u8::from(is_one_away(&contest) && !crawford))
    }
}

#[cfg(test)]
mod tests {
    use tavola_rules::Board;

    use super::*;

    const LINE: &str = "board:You:someplayer:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";

    #[test]
    fn the_line_every_client_quotes_reads_as_it_is_meant() {
        let line: FibsBoard = LINE.parse().unwrap();
        let Situation { board, on_roll, waiting, cube, contest } = *line.situation();
        assert_eq!((board, on_roll, cube), (Board::START, Side::White, Cube::START));
        assert_eq!(waiting, Waiting::Play("62".parse().unwrap()));
        assert!(matches!(contest, Contest::Match { length: 3, crawford_game: false, .. }));
        assert_eq!(contest.won().black.number(), 1);
        assert_eq!((line.you(), &*line.names().black), (Side::White, "someplayer"));
        assert_eq!(line.to_string(), LINE);
    }

    #[test]
    fn x_moving_up_sees_the_same_board() {
        let line: FibsBoard = LINE.replace(":1:-1:0:25:", ":-1:1:25:0:").parse().unwrap();
        assert_eq!((line.you(), line.situation().board), (Side::Black, Board::START));
        let line: FibsBoard = LINE.replace(":1:-1:0:25:", ":1:1:25:0:").parse().unwrap();
        assert_eq!(line.situation().board.seen_by(Side::White).own_pips(), 25 * 15 - 167);
    }

    #[test]
    fn what_cannot_be_is_named_with_its_place() {
        let refused = |text: &str| text.parse::<FibsBoard>().unwrap_err();
        assert_eq!(refused("hello"), NotAFibsBoard::NoBoard);
        assert_eq!(refused("board:a:b:1"), NotAFibsBoard::Count(1));
        let odd = refused(&LINE.replace(":1:6:2:", ":1:7:2:"));
        assert!(matches!(odd, NotAFibsBoard::Number { place: 31, what: "a die", .. }), "{odd}");
        let off = refused(&LINE.replace(":0:25:0:0:", ":0:25:3:0:"));
        assert_eq!(off, NotAFibsBoard::Counts { place: 43, what: "off" });
        assert!(matches!(refused(&LINE.replace(":5:0:3:", ":9:0:3:")), NotAFibsBoard::Setup(_)));
    }
}
