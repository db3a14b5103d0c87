//! Snowie's position line with everything it says: `5;0;0;0;1;root;gnubg;0;0;0;1;0;…`, forty fields between semicolons. Where
//! it stands in a record instead of a play, record/snowie.rs reads its board.
//!
//! Source: three dumps of GamesGrid and Snowie, and what gnubg writes; gnubg's own importer takes the two bars for each other.

use std::str::FromStr;

use tavola_rules::{Board, BrokenSetup, BySide, Cube, CubeOwner, CubeValue, Die, Points, Roll, Setup, Side};

use crate::situation::{Contest, Situation, Waiting};

/// The longest line that is looked at, in bytes.
const LONGEST: usize = 1024;
/// How many fields a line has.
const FIELDS: usize = 40;

/// A position as Snowie writes it. Players are told by the sides of a record: 0 is Black, on the left, 1 is White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SnowieLine(Situation);

impl SnowieLine {
    /// The moment.
    #[must_use]
    pub const fn situation(&self) -> &Situation {
        &self.0
    }
}

/// Why a text is no position line of Snowie.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotASnowieLine {
    /// Longer than any such line.
    #[error("a position line has at most {LONGEST} bytes, not {0}")]
    TooLong(usize),
    /// Too few or too many fields.
    #[error("a position line has {FIELDS} fields between semicolons, not {0}")]
    Count(usize),
    /// A field that makes no sense in its place.
    #[error("field {place} of the position line, {what}, cannot be {found:?}")]
    Field {
        /// Counted from 1.
        place: usize,
        /// What stands there in a sound line.
        what: &'static str,
        /// What stands there.
        found: String,
    },
    /// The checkers make no board.
    #[error(transparent)]
    Setup(#[from] BrokenSetup),
}

impl FromStr for SnowieLine {
    type Err = NotASnowieLine;

    fn from_str(text: &str) -> Result<Self, NotASnowieLine> {
        if text.len() > LONGEST {
            return Err(NotASnowieLine::TooLong(text.len()));
        }
        let text = text.trim();
        let fields: Vec<&str> = text.strip_suffix(';').unwrap_or(text).split(';').map(str::trim).collect();
        if fields.len() != FIELDS {
            return Err(NotASnowieLine::Count(fields.len()));
        }
        let fields = Fields(fields);
        let on_roll = if fields.flag(4, "the player on roll")? { Side::White } else { Side::Black };
        let waiting = fields.waiting()?;
        let (contest, cube) = (fields.contest(on_roll)?, fields.cube(on_roll)?);
        Ok(Self(Situation { board: fields.board(on_roll)?, on_roll, waiting, cube, contest }))
    }
}

struct Fields<'a>(Vec<&'a str>);

impl Fields<'_> {
    fn wrong(&self, index: usize, what: &'static str) -> NotASnowieLine {
        NotASnowieLine::Field { place: index + 1, what, found: self.0[index].chars().take(40).collect() }
    }

    fn number<N: FromStr>(&self, index: usize, what: &'static str) -> Result<N, NotASnowieLine> {
        self.0[index].parse().map_err(|_| self.wrong(index, what))
    }

    fn flag(&self, index: usize, what: &'static str) -> Result<bool, NotASnowieLine> {
        match self.0[index] {
            "0" => Ok(false),
            "1" => Ok(true),
            _ => Err(self.wrong(index, what)),
        }
    }

    fn waiting(&self) -> Result<Waiting, NotASnowieLine> {
        let dice = [38, 39].map(|index| self.number::<u8>(index, "a die"));
        match dice {
            [Ok(0), Ok(0)] => Ok(Waiting::RollOrDouble),
            [Ok(one), Ok(other)] => {
                let dice = Die::new(one).zip(Die::new(other)).ok_or_else(|| self.wrong(38, "a die"))?;
                Ok(Waiting::Play(Roll::new(dice.0, dice.1)))
            }
            [Err(wrong), _] | [_, Err(wrong)] => Err(wrong),
        }
    }

    /// The score stands as who is on roll sees it.
    fn contest(&self, on_roll: Side) -> Result<Contest, NotASnowieLine> {
        let length = self.number(0, "the length")?;
        let [own, other] =
            [(8, "the score"), (9, "the other score")].map(|(index, what)| self.number::<u32>(index, what));
        let (own, other) = (Points::new(own?.into()), Points::new(other?.into()));
        let won = BySide::from_fn(|side| if side == on_roll { own } else { other });
        Ok(match length {
            0 => Contest::Money { won, jacoby: self.flag(1, "the Jacoby rule")?, beavers: false },
            length => Contest::Match { length, won, crawford_game: self.flag(7, "the Crawford game")? },
        })
    }

    fn cube(&self, on_roll: Side) -> Result<Cube, NotASnowieLine> {
        let value = CubeValue::new(self.number(10, "the cube")?).ok_or_else(|| self.wrong(10, "the cube"))?;
        let owner = match self.0[11] {
            "0" => CubeOwner::Middle,
            "1" => CubeOwner::from(on_roll),
            "-1" => CubeOwner::from(on_roll.opponent()),
            _ => return Err(self.wrong(11, "whose the cube is")),
        };
        Ok(Cube { value, owner })
    }

    fn board(&self, on_roll: Side) -> Result<Board, NotASnowieLine> {
        let mut points = [0; 24];
        for (point, index) in points.iter_mut().zip(13..) {
            *point = self.number(index, "a point")?;
        }
        let bar = |index| self.number::<i8>(index, "a bar").map(i8::unsigned_abs);
        let bar = BySide { white: bar(37)?, black: bar(12)? };
        let seen = Setup::with_the_rest_off(points, bar).board()?.seen_by(Side::White);
        Ok(Board::from_view(on_roll, &seen))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Xgid;

    // Written by gnubg 1.07: shared/samples/gnubg/pos_snowie.txt.
    const WRITTEN: &str =
        "5;0;0;0;1;root;gnubg;0;0;0;1;0;0;-1;0;2;0;0;4;-1;2;0;0;0;-4;5;-1;0;0;-3;0;-5;0;0;0;0;2;0;0;0;";

    fn xgid(text: &str) -> Result<String, NotASnowieLine> {
        Ok(Xgid::try_from(text.parse::<SnowieLine>()?.situation()).unwrap().to_string())
    }

    fn with_dice(dice: &str) -> String {
        WRITTEN.strip_suffix("0;0;").unwrap().to_owned() + dice
    }

    #[test]
    fn everything_a_line_says_is_read() {
        assert_eq!(xgid(WRITTEN).unwrap(), "XGID=-a-B--DaB---dEa--c-e----B-:0:0:1:00:0:0:0:5:10");
        let rolled = with_dice("3;1;").replace("5;0;0;0;1;root;gnubg;0;0;0;1;0", "5;0;0;0;0;gnubg;root;1;4;2;2;-1");
        let read = *rolled.parse::<SnowieLine>().unwrap().situation();
        assert_eq!((read.on_roll, read.roll()), (Side::Black, "31".parse().ok()));
        assert_eq!(read.cube, Cube { value: CubeValue::new(2).unwrap(), owner: CubeOwner::White });
        let won = BySide { white: Points::new(2), black: Points::new(4) };
        assert_eq!(read.contest, Contest::Match { length: 5, won, crawford_game: true });
        let same = WRITTEN.parse::<SnowieLine>().unwrap().situation().position();
        assert_eq!(read.position(), same, "the board is as who is on roll sees it");
    }

    #[test]
    fn what_is_none_is_told_by_its_field() {
        assert_eq!(xgid("1;2"), Err(NotASnowieLine::Count(2)));
        assert!(matches!(xgid(&"1;".repeat(2000)), Err(NotASnowieLine::TooLong(_))));
        let turn = WRITTEN.replacen("5;0;0;0;1", "5;0;0;0;2", 1);
        let cube = WRITTEN.replacen("gnubg;0;0;0;1;0", "gnubg;0;0;0;3;0", 1);
        for (wrong, field) in [(turn, 5), (cube, 11), (with_dice("7;1;"), 39)] {
            let told = xgid(&wrong);
            assert!(matches!(told, Err(NotASnowieLine::Field { place, .. }) if place == field), "{told:?}");
        }
        assert!(matches!(xgid(&WRITTEN.replace(";5;-1", ";9;-1")), Err(NotASnowieLine::Setup(_))));
    }
}
