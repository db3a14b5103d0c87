//! GNU Backgammon's position id: 14 letters for the checkers of both players.
//!
//! 80 bits, for each player 25 runs of ones that a zero ends: own points 1 to 24, then the bar. First comes the
//! player *not* on roll, then the one on roll: so the program itself does, whatever its manual says. Checkers
//! borne off are not written: they are those missing to 15.

use std::fmt;
use std::str::FromStr;

use tavola_rules::{Board, BrokenSetup, BySide, Point, Position, Setup, Side};

use crate::bits::{BitReader, BitWriter, from_base64, to_base64};

const PLACES: usize = 25;

/// A position as seen by the player on roll, in 80 bits. Every id is of a sound position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PositionId([u8; 10]);

impl PositionId {
    /// The position, seen by the player on roll; whoever has fewer than 15 checkers in play has borne the rest off.
    ///
    /// # Panics
    /// Never: every way to an id goes through a sound position.
    #[must_use]
    pub fn position(self) -> Position {
        read(self.0).expect("an id is only made of a sound position").seen_by(Side::White)
    }
}

impl From<&Position> for PositionId {
    fn from(position: &Position) -> Self {
        let mut bits = BitWriter::<10>::new();
        for view in [position.flipped(), *position] {
            let points = Point::all().map(|point| view.on(point).max(0).unsigned_abs());
            for checkers in points.chain([view.own_bar()]) {
                bits.push((1 << checkers) - 1, usize::from(checkers) + 1);
            }
        }
        Self(bits.bytes())
    }
}

impl fmt::Display for PositionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&to_base64(&self.0))
    }
}

/// Why a text is no position id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAPositionId {
    /// Not 14 letters of the Base64 alphabet.
    #[error("a position id is 14 letters, digits, + or /, such as 4HPwATDgc/ABMA, not {0:?}")]
    Text(String),
    /// The runs of ones do not end within 80 bits, or something follows them.
    #[error("the position id does not hold 25 places for each player")]
    Places,
    /// Both players stand on one point.
    #[error("both players have checkers on the {0}-point of the player on roll (MOV-06)")]
    SharedPoint(Point),
    /// The counts are impossible.
    #[error(transparent)]
    Setup(#[from] BrokenSetup),
}

impl FromStr for PositionId {
    type Err = NotAPositionId;

    fn from_str(text: &str) -> Result<Self, NotAPositionId> {
        let bytes = from_base64(text).ok_or_else(|| NotAPositionId::Text(text.to_owned()))?;
        read(bytes).map(|_| Self(bytes))
    }
}

/// The board on which White is on roll.
fn read(bytes: [u8; 10]) -> Result<Board, NotAPositionId> {
    let mut bits = BitReader::new(&bytes);
    let (black, white) = (run_lengths(&mut bits)?, run_lengths(&mut bits)?);
    if std::iter::from_fn(|| bits.bit()).any(|bit| bit) {
        return Err(NotAPositionId::Places);
    }
    let mut points = [0; 24];
    for (checkers, point) in points.iter_mut().zip(Point::all()) {
        let own = white[usize::from(point.number()) - 1];
        let opponents = black[usize::from(point.for_opponent().number()) - 1];
        *checkers = match (own, opponents) {
            (own, 0) => own,
            (0, opponents) => -opponents,
            _ => return Err(NotAPositionId::SharedPoint(point)),
        };
    }
    let bar = BySide { white: white[24].unsigned_abs(), black: black[24].unsigned_abs() };
    Ok(Setup::with_the_rest_off(points, bar).board()?)
}

fn run_lengths(bits: &mut BitReader<'_>) -> Result<[i8; PLACES], NotAPositionId> {
    let mut lengths = [0; PLACES];
    for length in &mut lengths {
        while bits.bit().ok_or(NotAPositionId::Places)? {
            *length += 1;
        }
    }
    Ok(lengths)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Roll, legal_plays};

    #[test]
    fn the_start_has_the_id_everybody_knows() {
        assert_eq!(PositionId::from(&Position::START).to_string(), "4HPwATDgc/ABMA");
        assert_eq!("4HPwATDgc/ABMA".parse::<PositionId>().unwrap().position(), Position::START);
    }

    #[test]
    fn the_player_not_on_roll_comes_first() {
        // After 31: 8/5 6/5 gnubg 1.07.001 prints this id, with the other side to roll.
        let roll: Roll = "31".parse().unwrap();
        let made = |position: &Position| position.on(Point::new(5).unwrap()) == 2;
        let play = legal_plays(&Position::START, roll).into_iter().find(|play| made(&play.result)).unwrap();
        assert_eq!(PositionId::from(&play.result.flipped()).to_string(), "sGfwATDgc/ABMA");
    }

    #[test]
    fn impossible_ids_are_refused_with_the_reason() {
        use NotAPositionId as No;
        assert!(matches!("4HPwATDgc/ABM".parse::<PositionId>(), Err(No::Text(_))));
        assert!(matches!("//////////////".parse::<PositionId>(), Err(No::Text(_) | No::Places)));
        assert!(matches!("////////////8A".parse::<PositionId>(), Err(No::Text(_) | No::Places)));
        let nobody = to_base64(&[0; 10]);
        assert!(matches!(nobody.parse::<PositionId>(), Err(No::Setup(_))));
        // One checker each on the same point: a one in the first place of one and the last point of the other.
        let mut bits = BitWriter::<10>::new();
        bits.push(0b01, 2);
        bits.push(0, 24);
        bits.push(0, 23);
        bits.push(0b01, 2);
        let shared = to_base64(&bits.bytes());
        assert_eq!(shared.parse::<PositionId>(), Err(No::SharedPoint(Point::new(24).unwrap())));
        let mut bits = BitWriter::<10>::new();
        bits.push(0xFFFF, 17);
        let sixteen = to_base64(&bits.bytes());
        assert!(matches!(sixteen.parse::<PositionId>(), Err(No::Setup(_))));
    }
}
