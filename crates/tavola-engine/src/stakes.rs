//! What a game is played for: the cube and the terms around it, seen by the player on roll.

use std::fmt;
use std::num::NonZeroU32;

/// The number on the cube, or the next number it would show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CubeValue(NonZeroU32);

impl CubeValue {
    /// The cube as a game begins.
    pub const ONE: Self = Self(NonZeroU32::MIN);
    /// Beyond this the cube is not turned: every match and purse ends long before.
    pub const MAX: Self = Self(NonZeroU32::new(1 << 30).expect("not zero"));

    /// The cube of that value, or `None` for 0.
    #[must_use]
    pub const fn new(value: u32) -> Option<Self> {
        match NonZeroU32::new(value) {
            Some(value) => Some(Self(value)),
            None => None,
        }
    }

    /// The number: 1 or more.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0.get()
    }

    /// The cube turned once; at [`CubeValue::MAX`] it stays.
    #[must_use]
    pub const fn doubled(self) -> Self {
        if self.get() >= Self::MAX.get() { Self::MAX } else { Self(self.0.saturating_mul(TWO)) }
    }
}

const TWO: NonZeroU32 = NonZeroU32::new(2).expect("not zero");

impl fmt::Display for CubeValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who may turn the cube, seen by the player on roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CubeOwner {
    /// In the middle: both.
    Centred,
    /// The player on roll.
    Own,
    /// The opponent.
    Opponent,
    /// Nobody: the game is played without a cube.
    Nobody,
}

impl CubeOwner {
    /// The same seen by the other player.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::Own => Self::Opponent,
            Self::Opponent => Self::Own,
            same => same,
        }
    }
}

/// How many points a player still needs to win the match: 1 or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Away(NonZeroU32);

impl Away {
    /// One point from the match.
    pub const ONE: Self = Self(NonZeroU32::MIN);

    /// So many points away, or `None` for 0: then the match is over.
    #[must_use]
    pub const fn new(points: u32) -> Option<Self> {
        match NonZeroU32::new(points) {
            Some(points) => Some(Self(points)),
            None => None,
        }
    }

    /// The points needed: 1 or more.
    #[must_use]
    pub const fn points(self) -> u32 {
        self.0.get()
    }

    /// Still away after winning `points`, or `None` if that wins the match.
    #[must_use]
    pub const fn after_winning(self, points: u32) -> Option<Self> {
        Self::new(self.points().saturating_sub(points))
    }
}

/// Whether points or a match are at stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Terms {
    /// Points, each worth the same.
    Money {
        /// Gammons count only once the cube has been turned (OPT: Jacoby).
        jacoby: bool,
        /// A doubled player may turn the cube again at once and keep it.
        beavers: bool,
    },
    /// A match to a number of points.
    Match {
        /// The player on roll needs so many.
        away_own: Away,
        /// The opponent needs so many.
        away_opponent: Away,
        /// This is the Crawford game: nobody may double. One away without it means the game is after Crawford.
        crawford: bool,
    },
}

/// Cube and terms together, seen by the player on roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stakes {
    /// The cube's value.
    pub cube: CubeValue,
    /// Who may turn it.
    pub owner: CubeOwner,
    /// Money or match.
    pub terms: Terms,
}

impl Stakes {
    /// A money game at its beginning, with neither Jacoby nor beavers.
    pub const MONEY: Self =
        Self { cube: CubeValue::ONE, owner: CubeOwner::Centred, terms: Terms::Money { jacoby: false, beavers: false } };

    /// The same stakes seen by the opponent.
    #[must_use]
    pub const fn flipped(self) -> Self {
        let terms = match self.terms {
            Terms::Match { away_own, away_opponent, crawford } => {
                Terms::Match { away_own: away_opponent, away_opponent: away_own, crawford }
            }
            money => money,
        };
        Self { cube: self.cube, owner: self.owner.flipped(), terms }
    }

    /// The stakes after the player on roll has doubled and the opponent has taken; still seen by the doubler.
    #[must_use]
    pub const fn after_take(self) -> Self {
        Self { cube: self.cube.doubled(), owner: CubeOwner::Opponent, terms: self.terms }
    }

    /// Whether the rules let the player on roll double (CUB-03, MAT: not in the Crawford game).
    #[must_use]
    pub const fn may_double(&self) -> bool {
        let open = matches!(self.owner, CubeOwner::Centred | CubeOwner::Own);
        let crawford = matches!(self.terms, Terms::Match { crawford: true, .. });
        open && !crawford && self.cube.get() < CubeValue::MAX.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_doubles_in_the_crawford_game() {
        let away = |points| Away::new(points).unwrap();
        let terms = |crawford| Terms::Match { away_own: away(3), away_opponent: away(1), crawford };
        assert!(!Stakes { terms: terms(true), ..Stakes::MONEY }.may_double());
        assert!(Stakes { terms: terms(false), ..Stakes::MONEY }.may_double());
    }

    #[test]
    fn the_cube_goes_to_the_taker_at_twice_its_value() {
        let after = Stakes::MONEY.after_take();
        assert_eq!((after.cube.get(), after.owner), (2, CubeOwner::Opponent));
        assert!(!after.may_double());
        assert!(after.flipped().may_double());
    }
}
