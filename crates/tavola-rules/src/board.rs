//! A board whose sides do not change places with the turn: what stands on the table.

use crate::{Position, Side};

/// A position with fixed sides: White's numbering, White's checkers positive.
///
/// [`Board::seen_by`] and [`Board::from_view`] are the only ways between this and [`Position`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
}
