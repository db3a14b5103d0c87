//! A board whose sides do not change places with the turn: what stands on the table.

use serde::{Deserialize, Serialize};

use crate::position::{OWN_BAR, Position};
use crate::setup::Setup;
use crate::side::{BySide, Side};

/// A position with fixed sides: White's numbering, White's checkers positive.
///
/// [`Board::seen_by`] and [`Board::from_view`] are the only ways between this and [`Position`].
/// In files and messages it is a [`Setup`], whose gate it comes through again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Setup", into = "Setup")]
pub struct Board(Position);

impl Board {
    /// The start of a game.
    pub const START: Self = Self(Position::START);

    /// The position as `side` sees it, with `side` on roll.
    #[must_use]
    pub fn seen_by(&self, side: Side) -> Position {
        match side {
            Side::White => self.0,
            Side::Black => self.0.flipped(),
        }
    }

    /// The board on which `side` sees `position`.
    #[must_use]
    pub fn from_view(side: Side, position: &Position) -> Self {
        match side {
            Side::White => Self(*position),
            Side::Black => Self(position.flipped()),
        }
    }

    /// Whether `side` has no checker left in play: they have won (END-01).
    #[must_use]
    pub fn is_finished(&self, side: Side) -> bool {
        let seen = self.seen_by(side);
        seen.counts()[1..=OWN_BAR].iter().all(|&checkers| checkers <= 0)
    }

    /// This board with every checker that made `wrong` differ from `right` put right; `None` where that cannot be.
    pub(crate) fn corrected(&self, wrong: &Self, right: &Self) -> Option<Self> {
        let [now, wrong, right] = [self, wrong, right].map(|board| Setup::from(*board));
        let mut points = [0; 24];
        for (index, checkers) in points.iter_mut().enumerate() {
            let count = |sign: i8| {
                let [now, wrong, right] = [now, wrong, right].map(|setup| (setup.points[index] * sign).max(0));
                now - wrong + right
            };
            *checkers = match (count(1), count(-1)) {
                (white, 0) if white >= 0 => white,
                (0, black) if black >= 0 => -black,
                _ => return None,
            };
        }
        let place = |now: u8, wrong: u8, right: u8| (now + right).checked_sub(wrong);
        let pair = |pick: fn(&Setup) -> BySide<u8>| {
            let [now, wrong, right] = [&now, &wrong, &right].map(pick);
            Some(BySide {
                white: place(now.white, wrong.white, right.white)?,
                black: place(now.black, wrong.black, right.black)?,
            })
        };
        Setup { points, bar: pair(|setup| setup.bar)?, off: pair(|setup| setup.off)? }.board().ok()
    }
}
