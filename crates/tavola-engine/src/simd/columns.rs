//! Counts and rows of several positions, turned from one after the other to place by place and back.

use tavola_rules::Position;

#[cfg(target_arch = "x86_64")]
use super::Features;
use super::Level;
use super::eval::SLOTS;

/// Positions that are turned together.
const LANES: usize = 16;

/// The signed counts of sixteen positions: for each of the 32 places of [`Position::counts`] those of all positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Columns(pub [[i8; LANES]; 32]);

impl Columns {
    /// Nobody anywhere.
    pub const NONE: Self = Self([[0; LANES]; 32]);
}

/// Puts the counts of up to sixteen positions into `columns`; where there is no position, zeros.
#[inline(always)]
pub fn columns(level: Level, positions: &[Position], columns: &mut Columns) {
    match level.0 {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: a `Level` is only made by `Level::all`, which asks the CPU.
        Features::Avx512 | Features::Avx2 => unsafe { avx2(positions, columns) },
        _ => plain(positions, columns),
    }
}

fn plain(positions: &[Position], columns: &mut Columns) {
    *columns = Columns::NONE;
    for (lane, position) in positions.iter().take(LANES).enumerate() {
        for (column, &checkers) in columns.0.iter_mut().zip(position.counts()) {
            column[lane] = checkers;
        }
    }
}

/// Four times rows *i* and *i* + 8 are shuffled into each other: then rows are columns.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
#[inline]
fn avx2(positions: &[Position], columns: &mut Columns) {
    use std::arch::x86_64::{
        _mm_loadu_si128, _mm_setzero_si128, _mm_storeu_si128, _mm_unpackhi_epi8, _mm_unpacklo_epi8,
    };
    for half in 0..2 {
        let mut rows = [_mm_setzero_si128(); LANES];
        for (row, position) in rows.iter_mut().zip(positions) {
            // SAFETY: the 32 counts hold two such registers.
            *row = unsafe { _mm_loadu_si128(position.counts().as_ptr().add(16 * half).cast()) };
        }
        for _ in 0..4 {
            let mut next = rows;
            for index in 0..8 {
                next[2 * index] = _mm_unpacklo_epi8(rows[index], rows[index + 8]);
                next[2 * index + 1] = _mm_unpackhi_epi8(rows[index], rows[index + 8]);
            }
            rows = next;
        }
        for (column, row) in columns.0[16 * half..].iter_mut().zip(rows) {
            // SAFETY: a column is one such register.
            unsafe { _mm_storeu_si128(column.as_mut_ptr().cast(), row) };
        }
    }
}

/// Slots of a [`Table`].
pub const TABLE_SLOTS: usize = 64;
/// For each slot the rows of sixteen positions.
pub type Table = [[u16; LANES]; TABLE_SLOTS];

/// Puts the rows of each position into the first places of its list.
#[inline(always)]
pub fn table_to_lists(level: Level, table: &Table, lists: &mut [[u16; SLOTS]; LANES]) {
    match level.0 {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as in `columns`.
        Features::Avx512 | Features::Avx2 => unsafe { lists_avx2(table, lists) },
        _ => lists_plain(table, lists),
    }
}

fn lists_plain(table: &Table, lists: &mut [[u16; SLOTS]; LANES]) {
    for (slot, rows) in table.iter().enumerate() {
        for (list, &row) in lists.iter_mut().zip(rows) {
            list[slot] = row;
        }
    }
}

/// Eight slots of eight positions at a time, turned as in [`avx2`] by three shuffles.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
#[inline]
fn lists_avx2(table: &Table, lists: &mut [[u16; SLOTS]; LANES]) {
    use std::arch::x86_64::{
        _mm_loadu_si128, _mm_setzero_si128, _mm_storeu_si128, _mm_unpackhi_epi16, _mm_unpacklo_epi16,
    };
    for (block, slots) in table.as_chunks::<8>().0.iter().enumerate() {
        for half in 0..2 {
            let mut rows = [_mm_setzero_si128(); 8];
            for (row, slot) in rows.iter_mut().zip(slots) {
                // SAFETY: the sixteen numbers of a slot are two such registers.
                *row = unsafe { _mm_loadu_si128(slot.as_ptr().add(8 * half).cast()) };
            }
            for _ in 0..3 {
                let mut next = rows;
                for index in 0..4 {
                    next[2 * index] = _mm_unpacklo_epi16(rows[index], rows[index + 4]);
                    next[2 * index + 1] = _mm_unpackhi_epi16(rows[index], rows[index + 4]);
                }
                rows = next;
            }
            for (list, row) in lists[8 * half..].iter_mut().zip(rows) {
                // SAFETY: slots 8 × block to 8 × block + 7 lie inside a list of 64.
                unsafe { _mm_storeu_si128(list.as_mut_ptr().add(8 * block).cast(), row) };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tavola_rules::{Roll, legal_results};

    use super::*;

    #[test]
    fn all_levels_turn_rows_into_the_same_columns() {
        let mut positions = vec![Position::START];
        for roll in Roll::all() {
            legal_results(&Position::START, roll, &mut positions);
        }
        for several in [&positions[..16], &positions[7..23], &positions[30..35], &[]] {
            let mut wanted = Columns::NONE;
            plain(several, &mut wanted);
            assert!(several.iter().enumerate().all(|(lane, position)| wanted.0[6][lane] == position.counts()[6]));
            for level in Level::all() {
                let mut found = Columns([[3; LANES]; 32]);
                columns(level, several, &mut found);
                assert_eq!(found, wanted, "{level:?}");
            }
        }
    }

    #[test]
    fn all_levels_make_the_same_lists() {
        let table: Table = std::array::from_fn(|slot| std::array::from_fn(|lane| (slot * 100 + lane) as u16));
        for level in Level::all() {
            let mut lists = [[7; SLOTS]; LANES];
            table_to_lists(level, &table, &mut lists);
            for (lane, list) in lists.iter().enumerate() {
                let right = |(slot, &row): (usize, &u16)| {
                    usize::from(row) == if slot < TABLE_SLOTS { slot * 100 + lane } else { 7 }
                };
                assert!(list.iter().enumerate().all(right), "{level:?}");
            }
        }
    }
}
