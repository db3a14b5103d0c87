//! The board line of gnubg's external player: FIBS's `board:` line with fewer meanings.
//!
//! `board:NAME:NAME:` and 50 numbers: length (0 = money), two scores, 26 places (positive = White here; 0 is Black's bar, 25
//! White's), whose turn (1 White, −1 Black), two dice twice, cube, whether White and Black may double, whether a
//! double waits, 1, −1, 0, 25, White off, Black off, four zeros, whether the Crawford game is over, 0 in it and 1
//! otherwise. Measured on gnubg 1.07: in lines it sends, the first score is that of the player on roll; in lines it
//! reads, that of the other. While a double waits, the turn is the doubler's.

use std::fmt;
use std::str::FromStr;

use tavola_rules::{BySide, Cube, CubeOwner, CubeValue, Die, OfferStep, Points, Roll, Setup, Side};

use crate::situation::{Contest, Situation, Waiting};

const NUMBERS: usize = 50;

/// A board line as gnubg sends it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GnubgBoard(pub Situation);

/// Why a text is no board line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAGnubgBoard {
    /// It does not begin with `board:` and two names.
    #[error("a board line begins with board: and two names")]
    NoBoard,
    /// Too few or too many numbers.
    #[error("a board line has {NUMBERS} numbers, not {0}")]
    Count(usize),
    /// A number is none or makes no sense in its place.
    #[error("number {place} of the board line cannot be {found:?}")]
    Number {
        /// Counted from 1.
        place: usize,
        /// What stands there.
        found: String,
    },
    /// The checkers make no board.
    #[error("the board line's checkers are impossible")]
    Checkers,
}

impl FromStr for GnubgBoard {
    type Err = NotAGnubgBoard;

    fn from_str(text: &str) -> Result<Self, NotAGnubgBoard> {
        let text = text.trim_matches(['\n', '\r', '\0', ' ']);
        let mut parts = text.split(':');
        if parts.next() != Some("board") || parts.next().is_none() || parts.next().is_none() {
            return Err(NotAGnubgBoard::NoBoard);
        }
        let fields: Vec<&str> = parts.collect();
        if fields.len() != NUMBERS {
            return Err(NotAGnubgBoard::Count(fields.len()));
        }
        Fields(&fields).situation().map(Self)
    }
}

struct Fields<'a>(&'a [&'a str]);

impl Fields<'_> {
    fn number(&self, index: usize) -> Result<i64, NotAGnubgBoard> {
        self.0[index].parse().map_err(|_| self.wrong(index))
    }

    fn wrong(&self, index: usize) -> NotAGnubgBoard {
        NotAGnubgBoard::Number { place: index + 1, found: self.0[index].to_owned() }
    }

    fn small<T: TryFrom<i64>>(&self, index: usize) -> Result<T, NotAGnubgBoard> {
        T::try_from(self.number(index)?).map_err(|_| self.wrong(index))
    }

    fn situation(&self) -> Result<Situation, NotAGnubgBoard> {
        let on_roll = match self.number(29)? {
            1 => Side::White,
            -1 => Side::Black,
            _ => return Err(self.wrong(29)),
        };
        Ok(Situation {
            board: self.setup()?.board().map_err(|_| NotAGnubgBoard::Checkers)?,
            on_roll,
            waiting: self.waiting()?,
            cube: self.cube()?,
            contest: self.contest(on_roll)?,
        })
    }

    fn setup(&self) -> Result<Setup, NotAGnubgBoard> {
        let mut points = [0; 24];
        for (index, point) in points.iter_mut().enumerate() {
            *point = self.small(4 + index)?;
        }
        let bar = BySide { white: self.small(28)?, black: self.small::<i8>(3)?.unsigned_abs() };
        Ok(Setup::with_the_rest_off(points, bar))
    }

    fn waiting(&self) -> Result<Waiting, NotAGnubgBoard> {
        let die = |index| Die::new(self.small(index)?).ok_or_else(|| self.wrong(index));
        if self.number(37)? != 0 {
            return Ok(Waiting::Answer(OfferStep::Double));
        }
        match self.number(30)? {
            0 => Ok(Waiting::RollOrDouble),
            _ => Ok(Waiting::Play(Roll::new(die(30)?, die(31)?))),
        }
    }

    fn cube(&self) -> Result<Cube, NotAGnubgBoard> {
        let value = CubeValue::new(self.small(34)?).ok_or_else(|| self.wrong(34))?;
        let owner = match (self.number(35)?, self.number(36)?) {
            (1, 0) => CubeOwner::White,
            (0, 1) => CubeOwner::Black,
            _ => CubeOwner::Middle,
        };
        Ok(Cube { value, owner })
    }

    fn contest(&self, on_roll: Side) -> Result<Contest, NotAGnubgBoard> {
        let score = |index| Ok(Points::new(self.small(index)?));
        let (own, other) = (score(1)?, score(2)?);
        let won = match on_roll {
            Side::White => BySide { white: own, black: other },
            Side::Black => BySide { white: other, black: own },
        };
        match self.small::<u16>(0)? {
            0 => Ok(Contest::Money { won, jacoby: false, beavers: false }),
            length => {
                let after = self.number(48)? != 0;
                Ok(Contest::Match { length, won, crawford_game: self.number(49)? == 0 && !after })
            }
        }
    }
}

/// A board line as gnubg reads it. Seen so that White has the decision, as the doubler while a double waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GnubgQuestion<'a>(pub &'a Situation);

impl fmt::Display for GnubgQuestion<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Situation { board, on_roll, waiting, cube, contest } = *self.0;
        let seen = board.seen_by(on_roll);
        let (length, crawford) = match contest {
            Contest::Money { .. } => (0, false),
            Contest::Match { length, crawford_game, .. } => (length, crawford_game),
        };
        let won = contest.won();
        let (own, other) = (won[on_roll].number(), won[on_roll.opponent()].number());
        write!(f, "board:own:other:{length}:{other}:{own}")?;
        for count in &seen.counts()[..=25] {
            write!(f, ":{count}")?;
        }
        let (high, low) = match waiting {
            Waiting::Play(roll) => (roll.high().number(), roll.low().number()),
            _ => (0, 0),
        };
        let may = |side| u8::from(cube.owner.lets(side));
        let doubled = u8::from(matches!(waiting, Waiting::Answer(_)));
        let close = u64::from(length).checked_sub(own.max(other)) == Some(1);
        let after_crawford = u8::from(length > 0 && close && !crawford);
        write!(f, ":1:{high}:{low}:{high}:{low}:{}", cube.value)?;
        write!(f, ":{}:{}:{doubled}:1:-1:0:25", may(on_roll), may(on_roll.opponent()))?;
        write!(f, ":{}:{}:0:0:0:0", seen.own_off(), seen.opponent_off())?;
        write!(f, ":{after_crawford}:{}", u8::from(!crawford))
    }
}

#[cfg(test)]
mod tests {
    use tavola_rules::Board;

    use super::*;

    const ROLLED: &str = "board:gnubg:root:7:2:4:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:\
                          -1:6:1:6:1:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1\n\0";
    const DOUBLED: &str = "board:root:gnubg:7:4:2:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:\
                           1:0:0:0:0:1:1:1:1:1:-1:0:25:0:0:0:0:0:0:0:1\n\0";

    #[test]
    fn a_line_gnubg_sent_reads_as_what_gnubg_showed() {
        let GnubgBoard(situation) = ROLLED.parse().unwrap();
        assert_eq!(situation.board, Board::START);
        assert_eq!(situation.on_roll, Side::Black);
        assert_eq!(situation.roll(), Some("61".parse().unwrap()));
        let won = situation.contest.won();
        assert_eq!((won.black.number(), won.white.number()), (2, 4));
    }

    #[test]
    fn while_a_double_waits_the_turn_is_the_doublers() {
        let GnubgBoard(situation) = DOUBLED.parse().unwrap();
        assert_eq!(situation.waiting, Waiting::Answer(OfferStep::Double));
        assert_eq!(situation.on_roll, Side::White);
        assert_eq!(situation.cube.owner, CubeOwner::Middle);
    }

    #[test]
    fn a_question_fits_gnubgs_buffer_and_has_all_numbers() {
        let GnubgBoard(situation) = ROLLED.parse().unwrap();
        let line = GnubgQuestion(&situation).to_string();
        assert!(line.len() < 255);
        assert_eq!(line.split(':').count(), 3 + NUMBERS);
    }

    #[test]
    fn broken_lines_are_refused_with_the_place() {
        assert_eq!("hello".parse::<GnubgBoard>(), Err(NotAGnubgBoard::NoBoard));
        assert_eq!("board:a:b:1".parse::<GnubgBoard>(), Err(NotAGnubgBoard::Count(1)));
        let odd = ROLLED.replace(":-1:6:1:", ":5:6:1:");
        assert_eq!(odd.parse::<GnubgBoard>(), Err(NotAGnubgBoard::Number { place: 30, found: "5".to_owned() }));
    }
}
