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

/// Checkers of both players, seen by the player on roll ("own") and numbered by them.
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
        let mut checkers = [0; 32];
        checkers[24] = 2;
        checkers[13] = 5;
        checkers[8] = 3;
        checkers[6] = 5;
        checkers[1] = -2;
        checkers[12] = -5;
        checkers[17] = -3;
        checkers[19] = -5;
        Self(checkers)
    }

    /// The signed counts, laid out as the type says. For kernels that read whole positions at once.
    #[must_use]
    #[inline]
    pub const fn counts(&self) -> &[i8; 32] {
        &self.0
    }

    /// The position as the opponent sees it, with them on roll.
    #[must_use]
    #[inline]
    pub fn flipped(&self) -> Self {
        let [a, b, c, d] = self.words().map(|word| negated(word).swap_bytes());
        // Now place 25 is the seventh byte of `d`: the six bytes before it are those borne off, and room.
        let mut flipped = Self::of_words([d >> 48 | c << 16, c >> 48 | b << 16, b >> 48 | a << 16, a >> 48]);
        flipped.0[OWN_OFF] = -self.0[OPPONENT_OFF];
        flipped.0[OPPONENT_OFF] = -self.0[OWN_OFF];
        flipped
    }

    /// Eight counts a word, the first lowest.
    #[inline(always)]
    fn words(&self) -> [u64; 4] {
        std::array::from_fn(|word| {
            u64::from_le_bytes(std::array::from_fn(|byte| self.0[8 * word + byte].cast_unsigned()))
        })
    }

    #[inline(always)]
    fn of_words(words: [u64; 4]) -> Self {
        let mut checkers = [0; 32];
        for (checkers, word) in checkers.as_chunks_mut().0.iter_mut().zip(words) {
            *checkers = word.to_le_bytes().map(u8::cast_signed);
        }
        Self(checkers)
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
            .map(|(&checkers, distance)| u16::from(checkers.max(0).unsigned_abs()) * distance)
            .sum()
    }

    /// The opponent's pips still to travel: 0 to 375.
    #[must_use]
    pub fn opponent_pips(&self) -> u16 {
        self.0[..OWN_BAR]
            .iter()
            .zip(0u16..)
            .map(|(&checkers, index)| u16::from(checkers.min(0).unsigned_abs()) * (25 - index))
            .sum()
    }

    /// Whether a checker of one side may still have to pass one of the other; without contact it is a race.
    #[must_use]
    pub fn has_contact(&self) -> bool {
        let own_back = self.0[..=OWN_BAR].iter().rposition(|&checkers| checkers > 0);
        let opponent_back = self.0[..=OWN_BAR].iter().position(|&checkers| checkers < 0);
        match (own_back, opponent_back) {
            (Some(own), Some(opponent)) => own > opponent,
            _ => false,
        }
    }
}

/// Each of the eight signed bytes negated.
#[inline(always)]
const fn negated(word: u64) -> u64 {
    const TOP: u64 = 0x8080_8080_8080_8080;
    (TOP - (word & !TOP)) ^ (!word & TOP)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_seen_from_the_other_side() {
        for (index, mirrored) in (0..=25).map(|index| (index, 25 - index)).chain([(26, 27), (27, 26)]) {
            for checkers in -15..=15 {
                let mut counts = [0; 32];
                counts[index] = checkers;
                let mut wanted = [0; 32];
                wanted[mirrored] = -checkers;
                assert_eq!(Position(counts).flipped(), Position(wanted));
            }
        }
    }

    // rule: SET-03
    #[test]
    fn the_start_is_the_same_for_both() {
        assert_eq!(Position::START.flipped(), Position::START);
        assert_eq!(Position::START.own_pips(), 167);
        assert_eq!(Position::START.opponent_pips(), 167);
        assert!(Position::START.has_contact());
    }
}
