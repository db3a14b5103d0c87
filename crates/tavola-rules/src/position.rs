//! A position as the player on roll sees it, in 32 bytes that fit one vector register.
//!
//! Which loose counts make a position is [`Setup`](crate::Setup)'s business; whose turn it is on a board
//! with fixed sides is [`Board`](crate::Board)'s.

use crate::point::Point;

/// How many checkers each player has.
pub const CHECKERS: u8 = 15;

pub(crate) const OPPONENT_BAR: usize = 0;
pub(crate) const OWN_BAR: usize = 25;
pub(crate) const OWN_OFF: usize = 26;
pub(crate) const OPPONENT_OFF: usize = 27;

/// Checkers of both players, seen by the player on roll ("own") and numbered by him.
///
/// Counts are signed bytes: own checkers positive, the opponent's negative. Index 0 is the opponent's bar,
/// 1 to 24 are the points, 25 one's own bar, 26 one's own checkers borne off, 27 the opponent's; 28 to 31
/// are always zero. A `Position` is always possible on a board: it comes from [`Setup`](crate::Setup), from
/// another position by a play, or from the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(C, align(32))]
pub struct Position(pub(crate) [i8; 32]);

impl Position {
    /// The start of a game (SET-03).
    pub const START: Self = Self::start();

    const fn start() -> Self {
        let mut men = [0; 32];
        men[24] = 2;
        men[13] = 5;
        men[8] = 3;
        men[6] = 5;
        men[1] = -2;
        men[12] = -5;
        men[17] = -3;
        men[19] = -5;
        Self(men)
    }

    /// The signed counts, laid out as the type says. For kernels that read whole positions at once.
    #[must_use]
    pub const fn counts(&self) -> &[i8; 32] {
        &self.0
    }

    /// The position as the opponent sees it, with him on roll.
    #[must_use]
    pub fn flipped(&self) -> Self {
        let mut men = [0; 32];
        for (place, &opposing) in men.iter_mut().zip(self.0[..=OWN_BAR].iter().rev()) {
            *place = -opposing;
        }
        men[OWN_OFF] = -self.0[OPPONENT_OFF];
        men[OPPONENT_OFF] = -self.0[OWN_OFF];
        Self(men)
    }

    /// Checkers on `point`: positive one's own, negative the opponent's; −15 to 15.
    #[must_use]
    pub const fn on(&self, point: Point) -> i8 {
        self.0[point.number() as usize]
    }

    /// Own checkers on the bar: 0 to 15.
    #[must_use]
    pub const fn own_bar(&self) -> u8 {
        self.0[OWN_BAR].unsigned_abs()
    }

    /// The opponent's checkers on the bar: 0 to 15.
    #[must_use]
    pub const fn opponent_bar(&self) -> u8 {
        self.0[OPPONENT_BAR].unsigned_abs()
    }

    /// Own checkers borne off: 0 to 15.
    #[must_use]
    pub const fn own_off(&self) -> u8 {
        self.0[OWN_OFF].unsigned_abs()
    }

    /// The opponent's checkers borne off: 0 to 15.
    #[must_use]
    pub const fn opponent_off(&self) -> u8 {
        self.0[OPPONENT_OFF].unsigned_abs()
    }

    /// Own pips still to travel: 0 to 375. Checkers on the bar count 25.
    #[must_use]
    pub fn own_pips(&self) -> u16 {
        self.0[1..=OWN_BAR]
            .iter()
            .zip(1u16..)
            .map(|(&men, distance)| u16::from(men.max(0).unsigned_abs()) * distance)
            .sum()
    }

    /// The opponent's pips still to travel: 0 to 375.
    #[must_use]
    pub fn opponent_pips(&self) -> u16 {
        self.0[..OWN_BAR]
            .iter()
            .zip(0u16..)
            .map(|(&men, index)| u16::from(men.min(0).unsigned_abs()) * (25 - index))
            .sum()
    }

    /// Whether a checker of one side may still have to pass one of the other; without contact it is a race.
    #[must_use]
    pub fn has_contact(&self) -> bool {
        let own_back = self.0[..=OWN_BAR].iter().rposition(|&men| men > 0);
        let opponent_back = self.0[..=OWN_BAR].iter().position(|&men| men < 0);
        match (own_back, opponent_back) {
            (Some(own), Some(opponent)) => own > opponent,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // rule: SET-03
    #[test]
    fn the_start_is_the_same_for_both() {
        assert_eq!(Position::START.flipped(), Position::START);
        assert_eq!(Position::START.own_pips(), 167);
        assert_eq!(Position::START.opponent_pips(), 167);
        assert!(Position::START.has_contact());
    }
}
