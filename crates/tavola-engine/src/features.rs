//! A position as a short list of row numbers: the inputs of the nets' first layer, which is a sum of rows.
//!
//! Every input is "on" or "off", so the first layer needs no multiplication and a move changes few rows.
//! The base inputs count checkers (row *n* of a point is on if at least *n* checkers stand there); the
//! expert inputs name what a player looks at: board and anchors as masks of made points, shots, escapes,
//! primes, timing, race. Each expert slot switches on exactly one row. Nothing here knows weights.

mod contact;
mod race;
mod shape;
mod tables;

use tavola_rules::Position;

pub use contact::CONTACT_SLOTS;
pub use race::RACE_SLOTS;

/// Checkers on one point beyond this many share one row.
const LEVELS: usize = 6;
/// Rows of one point.
const POINT_ROWS: usize = LEVELS;
/// Rows of one player's checkers: 25 places (bar included) and 15 for those borne off.
const SIDE_ROWS: usize = 25 * POINT_ROWS + 15;
/// Rows counting checkers, both players together. Expert rows are numbered from here.
pub const BASE_ROWS: usize = 2 * SIDE_ROWS;
/// Checkers on both sides: how many base rows are on in any position.
pub const BASE_ON: usize = 30;
/// The longest list of expert slots over all layouts.
pub const MAX_SLOTS: usize = 64;

/// Which inputs a net looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Layout {
    /// For positions where the sides may still meet.
    Contact,
    /// For positions where they have passed each other.
    Race,
}

impl Layout {
    /// Rows of the first layer of a net of this layout.
    #[must_use]
    pub const fn rows(self) -> usize {
        match self {
            Self::Contact => contact::ROWS,
            Self::Race => race::ROWS,
        }
    }

    /// How many expert rows are on in every position: at most [`MAX_SLOTS`].
    #[must_use]
    pub const fn slots(self) -> usize {
        match self {
            Self::Contact => CONTACT_SLOTS,
            Self::Race => RACE_SLOTS,
        }
    }

    /// A number that changes whenever the meaning of a row changes; net files carry it.
    #[must_use]
    pub const fn signature(self) -> u32 {
        match self {
            Self::Contact => 0xC001,
            Self::Race => 0x4001,
        }
    }

    /// Writes the expert rows of `position` (on roll: its own side) and returns how many.
    #[inline(always)]
    pub fn expert_rows(self, position: &Position, out: &mut [u16; MAX_SLOTS]) -> usize {
        match self {
            Self::Contact => contact::rows(position, out),
            Self::Race => race::rows(position, out),
        }
    }

    /// All rows that are on, base and expert: appends to `out`.
    pub fn all_rows(self, position: &Position, out: &mut Vec<u16>) {
        base_rows(position, out);
        let mut slots = [0; MAX_SLOTS];
        let count = self.expert_rows(position, &mut slots);
        out.extend_from_slice(&slots[..count]);
    }
}

/// The row of the `nth` own checker (from 1) on place 1 to 25 (25 is the bar), 26 for off.
#[inline(always)]
#[must_use]
pub const fn own_row(place: usize, nth: usize) -> u16 {
    if place == 26 {
        (25 * POINT_ROWS + nth - 1) as u16
    } else {
        let level = if nth < LEVELS { nth } else { LEVELS };
        ((place - 1) * POINT_ROWS + level - 1) as u16
    }
}

/// The row of the opponent's `nth` checker; `place` is numbered by the opponent.
#[inline(always)]
#[must_use]
pub const fn opponent_row(place: usize, nth: usize) -> u16 {
    SIDE_ROWS as u16 + own_row(place, nth)
}

/// The index into [`Position::counts`] of a place as the opponent numbers it (27 holds his borne-off).
const fn mirrored(index: usize) -> usize {
    if index >= 26 { 26 } else { 25 - index }
}

/// Whether one side has no checkers left in play.
#[inline(always)]
#[must_use]
pub fn is_over(position: &Position) -> bool {
    let masks = shape::Masks::of(position.counts());
    masks.own_any == 0 || masks.opponent_any == 0
}

/// Whether a checker may still have to pass an opposing one; as [`Position::has_contact`], but fast.
#[inline(always)]
#[must_use]
pub fn has_contact(position: &Position) -> bool {
    let masks = shape::Masks::of(position.counts());
    masks.opponent_any != 0 && masks.own_any >> 1 >> masks.opponent_any.trailing_zeros() != 0
}

/// Appends the rows that count checkers: always [`BASE_ON`] of them in a full game.
pub fn base_rows(position: &Position, out: &mut Vec<u16>) {
    for (index, &count) in position.counts().iter().enumerate().take(28) {
        for nth in 1..=usize::from(count.unsigned_abs()) {
            out.push(count_row(index, count > 0, nth));
        }
    }
}

fn count_row(index: usize, own: bool, nth: usize) -> u16 {
    if own { own_row(index, nth) } else { opponent_row(mirrored(index), nth) }
}

/// Rows to take away from and to add to the base rows of `before` to get those of `after`.
///
/// Both positions are seen by the same player. Writes `(removed, added)` through the two callbacks.
#[inline(always)]
pub fn base_changes(before: &Position, after: &Position, mut remove: impl FnMut(u16), mut add: impl FnMut(u16)) {
    let (old, new) = (before.counts(), after.counts());
    let mut changed = changed_places(old, new);
    while changed != 0 {
        let index = changed.trailing_zeros() as usize;
        changed &= changed - 1;
        change_rows(index, old[index], new[index], &mut remove, &mut add);
    }
}

/// The indices at which counts differ, as bits.
#[inline(always)]
fn changed_places(old: &[i8; 32], new: &[i8; 32]) -> u32 {
    const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    let mut changed = 0u32;
    for index in 0..4 {
        let word =
            |counts: &[i8; 32]| u64::from_le_bytes(std::array::from_fn(|i| counts[8 * index + i].cast_unsigned()));
        let differ = word(old) ^ word(new);
        // A byte's top bit is set by the addition, or was set already, unless the byte is zero.
        let marks = (((differ & LOW) + LOW) | differ) & !LOW;
        changed |= (((marks >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32) << (8 * index);
    }
    changed
}

#[inline(always)]
fn change_rows(index: usize, old: i8, new: i8, remove: &mut impl FnMut(u16), add: &mut impl FnMut(u16)) {
    let (own_old, own_new) = (old.max(0) as usize, new.max(0) as usize);
    let (opp_old, opp_new) = ((-old).max(0) as usize, (-new).max(0) as usize);
    for nth in own_new + 1..=own_old {
        remove(own_row(index, nth));
    }
    for nth in own_old + 1..=own_new {
        add(own_row(index, nth));
    }
    for nth in opp_new + 1..=opp_old {
        remove(opponent_row(mirrored(index), nth));
    }
    for nth in opp_old + 1..=opp_new {
        add(opponent_row(mirrored(index), nth));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_checker_switches_on_one_row() {
        let mut rows = Vec::new();
        base_rows(&Position::START, &mut rows);
        assert_eq!(rows.len(), BASE_ON);
        assert!(rows.iter().all(|&row| usize::from(row) < BASE_ROWS));
    }

    #[test]
    fn expert_slots_stay_inside_their_layout() {
        for layout in [Layout::Contact, Layout::Race] {
            let mut rows = Vec::new();
            layout.all_rows(&Position::START, &mut rows);
            assert_eq!(rows.len(), BASE_ON + layout.slots());
            assert!(layout.slots() <= MAX_SLOTS);
            assert!(rows.iter().all(|&row| usize::from(row) < layout.rows()));
        }
    }
}
