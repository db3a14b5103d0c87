//! The two players of a board, and a pair of things, one for each of them.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::die::Die;

/// A player of the board. The names are of the checkers; who sits where is the table's business.
///
/// White's point numbers are the fixed numbers of a [`Board`](crate::Board).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The player of the white (light) checkers.
    White,
    /// The player of the black (dark) checkers.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// Who rolled the higher die, or `None` for equal numbers, which are rolled again.
///
/// It decides who begins (SET-07, CLK-04) and who chooses colour, direction and seat (SET-06).
#[must_use]
pub fn higher_roll(dice: BySide<Die>) -> Option<Side> {
    match dice.white.cmp(&dice.black) {
        std::cmp::Ordering::Less => Some(Side::Black),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Side::White),
    }
}

/// One `T` for each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct BySide<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> BySide<T> {
    /// Asks `f` for each side's value, White's first.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> Self {
        Self { white: f(Side::White), black: f(Side::Black) }
    }

    /// The same pair with `f` applied to both.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide { white: f(self.white), black: f(self.black) }
    }

    /// Both values with their sides, White's first.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        Side::BOTH.into_iter().map(|side| (side, &self[side]))
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
