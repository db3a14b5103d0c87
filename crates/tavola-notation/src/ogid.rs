//! OGID: OpenGammon's text for a moment of a game.
//!
//! `<White's checkers>:<Black's checkers>:<cube>:<dice>:<turn>:<state>:<White's score>:<Black's score>:<length>:<ply>`.
//! One letter per checker, `0-9a-p` for 0 to 25, in the numbering of OGID's *Black*, who moves from 24 to 1; they are
//! [`Side::White`] here, as the player whom an absolute format numbers its points for always is.
//!
//! Two programs disagree about the turn: see [`TurnLetter`].

use std::fmt::{self, Write as _};

use tavola_rules::{BrokenSetup, BySide, Cube, CubeOwner, CubeValue, NotARoll, OfferStep, Points, Setup, Side};

use crate::situation::{Contest, NotSayable, Situation, Waiting};

/// What the turn's letter means. Nothing in the text tells which program wrote it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TurnLetter {
    /// The side to act, as AnkiGammon writes it and as it is written here.
    #[default]
    ToAct,
    /// The other side, as HedgeHog writes it, except where a double waits for an answer.
    Other,
}

/// A moment of a game that OGID can say. It knows neither Jacoby nor beavers, in money play both are taken to be on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ogid {
    situation: Situation,
}

impl Ogid {
    /// The moment.
    #[must_use]
    pub const fn situation(&self) -> &Situation {
        &self.situation
    }

    /// Reads an OGID, with or without `OGID=`; everything after the cube may be missing.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str, letter: TurnLetter) -> Result<Self, NotAnOgid> {
        let text = text.trim();
        let fields: Vec<&str> = text.strip_prefix("OGID=").unwrap_or(text).split(':').collect();
        let [white, black, cube, rest @ ..] = &fields[..] else { return Err(NotAnOgid::Fields(fields.len())) };
        let [dice, turn, state, score_white, score_black, length] =
            std::array::from_fn(|index| rest.get(index).copied().unwrap_or_default());
        let (cube, action) = read_cube(cube)?;
        let waiting = match (action, dice) {
            ('O', _) => Waiting::Answer(OfferStep::Double),
            (_, "") => Waiting::RollOrDouble,
            (_, dice) => Waiting::Play(dice.parse()?),
        };
        let is_answer = matches!(waiting, Waiting::Answer(_));
        let to_act = side_of(turn)?.map(|side| match letter {
            TurnLetter::Other if !is_answer => side.opponent(),
            _ => side,
        });
        let to_act =
            to_act.or_else(|| side_of(state.get(1..).unwrap_or_default()).ok().flatten()).unwrap_or(Side::White);
        let won = BySide { white: points(score_black)?, black: points(score_white)? };
        let situation = Situation {
            board: setup(white, black)?.board()?,
            on_roll: if is_answer { to_act.opponent() } else { to_act },
            waiting,
            cube,
            contest: contest(length, won)?,
        };
        Ok(Self { situation })
    }
}

impl TryFrom<&Situation> for Ogid {
    type Error = NotSayable;

    fn try_from(situation: &Situation) -> Result<Self, NotSayable> {
        let what = match situation.waiting {
            Waiting::Resignation { .. } => Some("an offer to resign"),
            Waiting::Answer(OfferStep::Beaver | OfferStep::Raccoon | OfferStep::Otter) => Some("a beaver"),
            _ if situation.cube.value.doublings() > 9 => Some("a cube beyond 512"),
            _ => None,
        };
        what.map_or(Ok(Self { situation: *situation }), |what| Err(NotSayable { format: "OGID", what }))
    }
}

impl fmt::Display for Ogid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Situation { board, on_roll, waiting, cube, contest } = self.situation;
        let setup = Setup::from(board);
        let is_answer = matches!(waiting, Waiting::Answer(_));
        let (action, to_act) = if is_answer { ('O', on_roll.opponent()) } else { ('N', on_roll) };
        let dice = if let Waiting::Play(roll) = waiting { roll.to_string() } else { String::new() };
        let owner = cube.owner.side().map_or('N', letter_of);
        let (white, black) = (checkers(&setup, Side::Black), checkers(&setup, Side::White));
        let won = contest.won();
        write!(f, "{white}:{black}:{owner}{}{action}:{dice}:{}::", cube.value.doublings(), letter_of(to_act))?;
        write!(f, "{}:{}:", won.black, won.white)?;
        match contest {
            Contest::Match { length, crawford_game: true, .. } => write!(f, "{length}C:"),
            Contest::Match { length, .. } => write!(f, "{length}:"),
            Contest::Money { .. } => write!(f, "0:"),
        }
    }
}

/// One letter for each checker of `side`, lowest place first.
fn checkers(setup: &Setup, side: Side) -> String {
    let sign = if side == Side::White { 1 } else { -1 };
    let points =
        setup.points.iter().zip(1u32..).map(|(checkers, place)| (place, (checkers * sign).max(0).unsigned_abs()));
    let (low, high) = match side {
        Side::White => (0, setup.bar.white),
        Side::Black => (setup.bar.black, 0),
    };
    let places = std::iter::once((0, low)).chain(points).chain([(25, high)]);
    places.fold(String::new(), |mut text, (place, count)| {
        let letter = char::from_digit(place, 36).unwrap_or('?');
        (0..count).try_for_each(|_| text.write_char(letter)).map_or_else(|_| String::new(), |()| text)
    })
}

const fn letter_of(side: Side) -> char {
    match side {
        Side::White => 'B',
        Side::Black => 'W',
    }
}

/// Why a text is no OGID.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAnOgid {
    /// Less than both players' checkers and the cube.
    #[error("an OGID has three fields or more with colons between them, not {0}")]
    Fields(usize),
    /// A checker's place that is none.
    #[error("the place of a checker is 0 to 9 or a to p, not {0:?}")]
    Place(char),
    /// Both players stand on one point.
    #[error("both players have checkers on one point (MOV-06): {0:?}")]
    SharedPoint(char),
    /// A field that holds something it cannot mean.
    #[error("the OGID's {field} cannot be {text:?}")]
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

/// White's and Black's checkers in the format's words: the second are ours of [`Side::White`].
fn setup(white: &str, black: &str) -> Result<Setup, NotAnOgid> {
    let mut points = [0i8; 24];
    let mut bar = BySide { white: 0u8, black: 0u8 };
    for (side, letters, sign) in [(Side::White, black, 1), (Side::Black, white, -1)] {
        for letter in letters.chars() {
            let place = letter.to_digit(26).filter(|_| !letter.is_ascii_uppercase()).ok_or(NotAnOgid::Place(letter))?;
            match (place, side) {
                (25, Side::White) | (0, Side::Black) => bar[side] = bar[side].saturating_add(1),
                (0 | 25, _) => return Err(NotAnOgid::Place(letter)),
                (point, _) => {
                    let checkers = &mut points[point as usize - 1];
                    if *checkers * sign < 0 {
                        return Err(NotAnOgid::SharedPoint(letter));
                    }
                    *checkers = checkers.saturating_add(sign);
                }
            }
        }
    }
    Ok(Setup::with_the_rest_off(points, bar))
}

/// Owner, doublings and what is done with it.
fn read_cube(text: &str) -> Result<(Cube, char), NotAnOgid> {
    let wrong = || NotAnOgid::Field { field: "cube", text: text.to_owned() };
    let mut letters = text.chars();
    let owner = match letters.next() {
        Some('N') => CubeOwner::Middle,
        Some('B') => CubeOwner::White,
        Some('W') => CubeOwner::Black,
        _ => return Err(wrong()),
    };
    let doublings = letters.next().and_then(|digit| digit.to_digit(10)).ok_or_else(wrong)?;
    let value = CubeValue::new(1 << doublings).ok_or_else(wrong)?;
    let action = letters.next().filter(|action| "NOTP".contains(*action)).ok_or_else(wrong)?;
    Ok((Cube { value, owner }, action))
}

fn side_of(text: &str) -> Result<Option<Side>, NotAnOgid> {
    match text {
        "B" => Ok(Some(Side::White)),
        "W" => Ok(Some(Side::Black)),
        "" => Ok(None),
        _ => Err(NotAnOgid::Field { field: "turn", text: text.to_owned() }),
    }
}

fn points(text: &str) -> Result<Points, NotAnOgid> {
    match text {
        "" => Ok(Points::ZERO),
        text => text.parse().map(Points::new).map_err(|_| NotAnOgid::Field { field: "score", text: text.to_owned() }),
    }
}

/// `7`, `3C` for the Crawford game, `0` or nothing for money; other marks after the number mean nothing here.
fn contest(text: &str, won: BySide<Points>) -> Result<Contest, NotAnOgid> {
    let digits = text.find(|c: char| !c.is_ascii_digit()).map_or(text, |end| &text[..end]);
    let wrong = |_| NotAnOgid::Field { field: "match length", text: text.to_owned() };
    let length = if text.is_empty() { 0 } else { digits.parse().map_err(wrong)? };
    Ok(match length {
        0 => Contest::Money { won, jacoby: true, beavers: true },
        length => Contest::Match { length, won, crawford_game: text[digits.len()..].starts_with('C') },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xgid::Xgid;

    const START: &str = "11ccccchhhjjjjj:66666888dddddoo";

    fn read(text: &str) -> Situation {
        *Ogid::read(text, TurnLetter::ToAct).unwrap().situation()
    }

    #[test]
    fn an_ogid_says_what_the_xgid_of_the_same_moment_says() {
        let xgid: Xgid = "a-aAaBCAB---bCA--b-ec---B-:1:-1:1:63:1:0:0:7:0".parse().unwrap();
        assert_eq!(read("024cchhjjjjjkkk:355666788dddeoo:W1N:63:B::0:1:7:"), *xgid.situation());
    }

    #[test]
    fn the_doubler_is_the_one_who_does_not_answer() {
        let situation = read(&format!("{START}:N0O::B:D:0:0:3:11"));
        assert_eq!((situation.waiting, situation.on_roll), (Waiting::Answer(OfferStep::Double), Side::Black));
    }

    #[test]
    fn hedgehogs_letter_is_the_other_sides() {
        let text = format!("{START}:N0N:46:B:IB:0:0:3:0");
        assert_eq!(read(&text).on_roll, Side::White);
        assert_eq!(Ogid::read(&text, TurnLetter::Other).unwrap().situation().on_roll, Side::Black);
    }

    #[test]
    fn the_crawford_game_is_marked() {
        let crawford = read(&format!("{START}:N0N:46:W:IB:2:1:3C:0")).contest;
        assert!(matches!(crawford, Contest::Match { length: 3, crawford_game: true, .. }));
    }

    #[test]
    fn what_cannot_be_is_named() {
        let refused = |text: &str| Ogid::read(text, TurnLetter::ToAct).unwrap_err();
        assert_eq!(refused("11:22"), NotAnOgid::Fields(2));
        assert_eq!(refused("1z:22:N0N"), NotAnOgid::Place('z'));
        assert_eq!(refused("11:1:N0N"), NotAnOgid::SharedPoint('1'));
        assert!(matches!(refused(&format!("{START}:X0N")), NotAnOgid::Field { field: "cube", .. }));
    }
}
