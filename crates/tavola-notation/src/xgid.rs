//! XGID: eXtreme Gammon's text for a moment of a game.
//!
//! `XGID=<26 places>:<cube>:<owner>:<turn>:<dice>:<score>:<score>:<rules>:<length>:<largest cube>`. The board is
//! absolute: capitals are White, in White's numbering, whoever is on turn. Readers that turn it round are wrong.

use std::fmt;
use std::str::FromStr;

use tavola_rules::{BrokenSetup, BySide, Cube, CubeOwner, CubeValue, NotARoll, OfferStep, Points, Setup, Side};

use crate::situation::{Contest, NotSayable, Situation, Waiting};

/// A moment of a game that XGID can say, with the cube's limit that only this format knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Xgid {
    situation: Situation,
    largest_cube: u8,
}

/// What eXtreme Gammon writes unless told otherwise: a cube up to 1024.
const USUAL_LARGEST_CUBE: u8 = 10;

impl Xgid {
    /// The moment.
    #[must_use]
    pub const fn situation(&self) -> &Situation {
        &self.situation
    }

    /// How often the cube may be doubled from 1; some programs write 0 for no limit.
    #[must_use]
    pub const fn largest_cube(&self) -> u8 {
        self.largest_cube
    }
}

impl TryFrom<&Situation> for Xgid {
    type Error = NotSayable;

    fn try_from(situation: &Situation) -> Result<Self, NotSayable> {
        let what = match situation.waiting {
            Waiting::Resignation { .. } => Some("an offer to resign"),
            Waiting::Answer(OfferStep::Otter) => Some("an otter"),
            _ => None,
        };
        match what {
            Some(what) => Err(NotSayable { format: "XGID", what }),
            None => Ok(Self { situation: *situation, largest_cube: USUAL_LARGEST_CUBE }),
        }
    }
}

impl fmt::Display for Xgid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Situation { board, on_roll, waiting, cube, contest } = self.situation;
        let setup = Setup::from(board);
        let bars = (signed(setup.bar.black).map(|checkers| -checkers), signed(setup.bar.white));
        let places = bars.0.into_iter().chain(setup.points).chain(bars.1);
        let places: String = places.map(letter).collect();
        let (rules, length) = match contest {
            Contest::Money { jacoby, beavers, .. } => (u16::from(jacoby) + 2 * u16::from(beavers), 0),
            Contest::Match { length, crawford_game, .. } => (u16::from(crawford_game), length),
        };
        let owner = cube.owner.side().map_or(0, sign);
        let won = contest.won();
        let (doublings, turn, largest) = (cube.value.doublings(), sign(on_roll), self.largest_cube);
        write!(f, "XGID={places}:{doublings}:{owner}:{turn}:")?;
        match waiting {
            Waiting::Play(roll) => write!(f, "{roll}")?,
            Waiting::Answer(step) => f.write_str(offer_letter(step))?,
            Waiting::RollOrDouble | Waiting::Resignation { .. } => f.write_str("00")?,
        }
        write!(f, ":{}:{}:{rules}:{length}:{largest}", won.white, won.black)
    }
}

fn signed(checkers: u8) -> Option<i8> {
    i8::try_from(checkers).ok()
}

fn letter(checkers: i8) -> char {
    let offset = checkers.unsigned_abs().saturating_sub(1);
    match checkers {
        0 => '-',
        1.. => char::from(b'A' + offset),
        _ => char::from(b'a' + offset),
    }
}

const fn sign(side: Side) -> i8 {
    match side {
        Side::White => 1,
        Side::Black => -1,
    }
}

const fn offer_letter(step: OfferStep) -> &'static str {
    match step {
        OfferStep::Double => "D",
        OfferStep::Beaver => "B",
        OfferStep::Raccoon | OfferStep::Otter => "R",
    }
}

/// Why a text is no XGID.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAnXgid {
    /// Too few fields or too many.
    #[error("an XGID has ten fields with colons between them, not {0}")]
    Fields(usize),
    /// A board that is not 26 places of `-`, `A` to `P` or `a` to `p`, with only its owner's checkers on each bar.
    #[error("an XGID's board is 26 letters or hyphens, the opponent's bar first and one's own last, not {0:?}")]
    Board(String),
    /// A field that holds something it cannot mean.
    #[error("the XGID's {field} cannot be {text:?}")]
    Field {
        /// Which field.
        field: &'static str,
        /// What it holds.
        text: String,
    },
    /// Dice that are none.
    #[error(transparent)]
    Roll(#[from] NotARoll),
    /// The counts are impossible.
    #[error(transparent)]
    Setup(#[from] BrokenSetup),
}

impl FromStr for Xgid {
    type Err = NotAnXgid;

    /// Reads an XGID, with or without `XGID=`; the last field may be missing and spaces do not matter.
    fn from_str(text: &str) -> Result<Self, NotAnXgid> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let fields: Vec<&str> = text.strip_prefix("XGID=").unwrap_or(&text).split(':').collect();
        let (board, cube, owner, turn, dice, white, black, rules, length, largest) = match fields[..] {
            [a, b, c, d, e, f, g, h, i] => (a, b, c, d, e, f, g, h, i, "10"),
            [a, b, c, d, e, f, g, h, i, j] => (a, b, c, d, e, f, g, h, i, j),
            _ => return Err(NotAnXgid::Fields(fields.len())),
        };
        let won = BySide {
            white: Points::new(number("first score", white)?),
            black: Points::new(number("second score", black)?),
        };
        let situation = Situation {
            board: setup(board)?.board()?,
            on_roll: side("turn", turn)?.ok_or_else(|| wrong("turn", turn))?,
            waiting: waiting(dice)?,
            cube: Cube {
                value: cube_value(cube)?,
                owner: side("owner of the cube", owner)?.map_or(CubeOwner::Middle, CubeOwner::from),
            },
            contest: contest(number("length", length)?, number("rules", rules)?, won),
        };
        Ok(Self { situation, largest_cube: number("largest cube", largest)? })
    }
}

fn setup(board: &str) -> Result<Setup, NotAnXgid> {
    let wrong = || NotAnXgid::Board(board.to_owned());
    let checkers = board.bytes().map(checkers).collect::<Option<Vec<i8>>>().ok_or_else(wrong)?;
    let [black_bar @ ..=0, points @ .., white_bar] = &checkers[..] else { return Err(wrong()) };
    let points = <[i8; 24]>::try_from(points).map_err(|_| wrong())?;
    if *white_bar < 0 {
        return Err(wrong());
    }
    Ok(Setup::with_the_rest_off(points, BySide { white: white_bar.unsigned_abs(), black: black_bar.unsigned_abs() }))
}

const fn checkers(letter: u8) -> Option<i8> {
    match letter {
        b'-' => Some(0),
        b'A'..=b'P' => Some((letter - b'A') as i8 + 1),
        b'a'..=b'p' => Some(-((letter - b'a') as i8) - 1),
        _ => None,
    }
}

fn waiting(dice: &str) -> Result<Waiting, NotAnXgid> {
    Ok(match dice {
        "00" | "0" | "" => Waiting::RollOrDouble,
        "D" => Waiting::Answer(OfferStep::Double),
        "B" => Waiting::Answer(OfferStep::Beaver),
        "R" => Waiting::Answer(OfferStep::Raccoon),
        roll => Waiting::Play(roll.parse()?),
    })
}

const fn contest(length: u16, rules: u8, won: BySide<Points>) -> Contest {
    match length {
        0 => Contest::Money { won, jacoby: rules & 1 == 1, beavers: rules & 2 == 2 },
        length => Contest::Match { length, won, crawford_game: rules & 1 == 1 },
    }
}

fn cube_value(text: &str) -> Result<CubeValue, NotAnXgid> {
    let doublings: u32 = number("cube", text)?;
    1u64.checked_shl(doublings).and_then(CubeValue::new).ok_or_else(|| wrong("cube", text))
}

fn side(field: &'static str, text: &str) -> Result<Option<Side>, NotAnXgid> {
    match text {
        "1" => Ok(Some(Side::White)),
        "-1" => Ok(Some(Side::Black)),
        "0" => Ok(None),
        _ => Err(wrong(field, text)),
    }
}

fn number<T: FromStr>(field: &'static str, text: &str) -> Result<T, NotAnXgid> {
    text.parse().map_err(|_| wrong(field, text))
}

fn wrong(field: &'static str, text: &str) -> NotAnXgid {
    NotAnXgid::Field { field, text: text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_not_turned_round_for_the_other_player() {
        // eXtreme Gammon's own text for this id says: X 146 pips, O 162, X has the 2-cube, X to act, X 0 O 2.
        let id: Xgid = "XGID=-BaB--C---a-cD-Aabbe-A-A-A:1:-1:-1:00:2:0:0:9:10".parse().unwrap();
        let Situation { board, on_roll, cube, contest, .. } = *id.situation();
        assert_eq!(on_roll, Side::Black);
        assert_eq!(board.seen_by(Side::Black).own_pips(), 146);
        assert_eq!(board.seen_by(Side::White).own_pips(), 162);
        assert_eq!((cube.value.number(), cube.owner), (2, CubeOwner::Black));
        assert_eq!((contest.won().white.number(), contest.won().black.number()), (2, 0));
    }

    #[test]
    fn readers_are_lenient_and_the_writer_is_not() {
        let whole = "XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:0:3:0:10";
        assert_eq!(whole.parse::<Xgid>().unwrap().to_string(), whole);
        for text in
            ["-b----E-C---eE---c-e----B-:0:0:1:63:0:0:3:0", " XGID=-b----E-C---eE---c-e----B- : 0:0:1:36:0:0:3:0:10 "]
        {
            assert_eq!(text.parse::<Xgid>().unwrap().to_string(), whole);
        }
    }

    #[test]
    fn what_cannot_be_is_named() {
        let read = |text: &str| text.parse::<Xgid>().unwrap_err().to_string();
        assert!(read("-b----E-C---eE---c-e----B-:0:0:1:63").contains("ten fields"));
        assert!(read("-b----E-C---eE---c-e---B-:0:0:1:63:0:0:3:0:10").contains("26 letters"));
        assert!(read("Ab----E-C---eE---c-e----B-:0:0:1:63:0:0:3:0:10").contains("26 letters"));
        assert!(read("-b----P-C---eE---c-e----B-:0:0:1:63:0:0:3:0:10").contains("SET-01"));
        assert!(read("-b----E-C---eE---c-e----B-:99:0:1:63:0:0:3:0:10").contains("cube"));
        assert!(read("-b----E-C---eE---c-e----B-:0:0:0:63:0:0:3:0:10").contains("turn"));
        assert!(read("-b----E-C---eE---c-e----B-:0:0:1:73:0:0:3:0:10").contains("73"));
    }
}
