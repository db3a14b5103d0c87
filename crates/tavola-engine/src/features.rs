//! A position as a short list of row numbers: the inputs of the nets' first layer, which is a sum of rows.
//!
//! Every input is "on" or "off", so the first layer needs no multiplication and a move changes few rows.
//! The base inputs count checkers (row *n* of a point is on if at least *n* checkers stand there); the
//! expert inputs name what a player looks at: board and anchors as masks of made points, shots, escapes,
//! primes, timing, race. Each expert slot switches on exactly one row. Nothing here knows weights.

mod contact;
mod race;
mod several;
mod shape;
mod tables;
mod totals;

use tavola_rules::Position;

pub(crate) use several::{LANES, Several};
pub(crate) use shape::Masks;

use crate::simd::Level;
use crate::simd::eval::NO_ROW;

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
            Self::Contact => 0xC002,
            Self::Race => 0x4001,
        }
    }

    /// Signature and rows of what this layout was before its last inputs were added behind the others: a net of that has
    /// nothing to say about them.
    #[must_use]
    pub const fn before(self) -> Option<(u32, usize)> {
        match self {
            Self::Contact => Some((0xC001, contact::LATER)),
            Self::Race => None,
        }
    }

    /// Writes the expert rows of `position` (on roll: its own side) and returns how many.
    #[inline(always)]
    pub fn expert_rows(self, position: &Position, out: &mut [u16; MAX_SLOTS]) -> usize {
        let shapes = shape::shapes(position, &Masks::of(Level::PLAIN, position));
        match self {
            Self::Contact => contact::rows(&shapes, out),
            Self::Race => race::rows(&shapes, out),
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

/// The index into [`Position::counts`] of a place as the opponent numbers it (27 holds their borne-off).
const fn mirrored(index: usize) -> usize {
    if index >= 26 { 26 } else { 25 - index }
}

/// Appends the rows that count checkers: always [`BASE_ON`] of them in a full game.
pub fn base_rows(position: &Position, out: &mut Vec<u16>) {
    for (index, &count) in position.counts().iter().enumerate().take(28) {
        out.extend(base_rows_of_place(index, count));
    }
}

/// The base rows that `count` (signed) checkers on place `index` switch on.
pub(crate) fn base_rows_of_place(index: usize, count: i8) -> impl Iterator<Item = u16> {
    let possible = match index {
        0 | 27 => count < 0,
        25 | 26 => count > 0,
        _ => index < 28 && count != 0,
    };
    let checkers = if possible { usize::from(count.unsigned_abs()).min(15) } else { 0 };
    (1..=checkers).map(move |nth| count_row(index, count > 0, nth))
}

fn count_row(index: usize, own: bool, nth: usize) -> u16 {
    if own { own_row(index, nth) } else { opponent_row(mirrored(index), nth) }
}

/// Calls `switch` with every base row that is not the same in `before` and `after`: whether it is one, whether it is to
/// be switched on, and the row.
///
/// Both positions are seen by the same player.
#[inline(always)]
pub(crate) fn base_changes(before: &Position, after: &Position, mut switch: impl FnMut(bool, bool, u16)) {
    let (old, new) = (before.counts(), after.counts());
    let mut changed = changed_places(old, new);
    while changed != 0 {
        let index = changed.trailing_zeros() as usize;
        changed &= changed - 1;
        let (old, new) = (old[index], new[index]);
        let (low, high, up) = (old.min(new), old.max(new), new > old);
        let mut step = |is_one: bool, count: i8| {
            let step = STEPS[index][usize::from((count + 16).cast_unsigned()) & 31];
            switch(is_one, (step & UP != 0) == up, step & !UP);
        };
        // Nearly always one or two: without a branch.
        step(true, low);
        step(high - low > 1, low + 1);
        for count in low.saturating_add(2)..high {
            step(true, count);
        }
    }
}

/// The row between a signed count and the next higher one, by place and count + 16; with [`UP`] where it is on at the
/// higher count.
static STEPS: [[u16; 32]; 32] = steps();
const UP: u16 = 1 << 15;

const fn steps() -> [[u16; 32]; 32] {
    let mut steps = [[0; 32]; 32];
    let mut index = 0;
    while index < 28 {
        let mut level = 1;
        while level < 31 {
            if level >= 16 && index > 0 && index < 27 {
                steps[index][level] = own_row(index, level - 15) | UP;
            } else if level < 16 && index != 25 && index != 26 {
                steps[index][level] = opponent_row(mirrored(index), 16 - level);
            }
            level += 1;
        }
        index += 1;
    }
    steps
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
    fn rows_kept_up_are_those_found_afresh() {
        let (mut before, mut position) = (Position::START, Position::START);
        let mut on = Vec::new();
        base_rows(&before, &mut on);
        for turn in 0..400 {
            let roll = tavola_rules::Roll::all().nth(turn * 8 % 21).expect("there are 21");
            let plays = tavola_rules::legal_plays(&position, roll);
            position = plays.get(turn % plays.len().max(1)).map_or(position, |play| play.result).flipped();
            base_changes(&before, &position, |is_one, is_on, row| {
                if !is_one {
                } else if is_on {
                    on.push(row);
                } else {
                    let place = on.iter().position(|&other| other == row).expect("only what is on goes off");
                    on.swap_remove(place);
                }
            });
            let mut afresh = Vec::new();
            base_rows(&position, &mut afresh);
            on.sort_unstable();
            afresh.sort_unstable();
            assert_eq!(on, afresh);
            before = position;
        }
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
