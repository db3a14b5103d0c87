//! Where the checkers of a position stand, as bits, and from where a number can be played.

use crate::position::{OWN_BAR, Position};

/// Places as bits: bit *p* speaks of index *p* of a position.
#[derive(Clone, Copy)]
pub(super) struct Places {
    /// Holding own checkers, bar included.
    pub(super) own: u32,
    /// Holding two or more own checkers, bar included.
    pub(super) many: u32,
    /// Closed by two or more opposing checkers.
    pub(super) closed: u32,
    /// Holding one opposing checker.
    pub(super) blot: u32,
}

pub(super) const POINTS: u32 = 0x01FF_FFFE;
pub(super) const BAR: u32 = 1 << OWN_BAR;
pub(super) const OUTSIDE: u32 = 0x01FF_FF80;

impl Places {
    /// Reads the places eight bytes at a time: counts are shifted to 128 + count, so that adding a small number
    /// carries into a byte's top bit exactly where the count reaches the limit asked for.
    pub(super) fn of(position: &Position) -> Self {
        let (mut own, mut many, mut open, mut held) = (0, 0, 0, 0);
        for (word, bytes) in position.0.chunks_exact(8).enumerate() {
            let shifted = u64::from_le_bytes(std::array::from_fn(|i| bytes[i].to_ne_bytes()[0])) ^ TOP;
            let shift = 8 * word;
            own |= top_bits(shifted - ONES) << shift;
            many |= top_bits(shifted - 2 * ONES) << shift;
            open |= top_bits(shifted + ONES) << shift;
            held |= top_bits(shifted) << shift;
        }
        Self {
            own: own & (POINTS | BAR),
            many: many & (POINTS | BAR),
            closed: !open & POINTS,
            blot: open & !held & POINTS,
        }
    }

    /// The points from which a checker can move `die` without leaving the board.
    pub(super) const fn sources(self, die: u8) -> u32 {
        self.own & POINTS & !(self.closed << die) & (u32::MAX << (die + 1))
    }

    pub(super) const fn is_open(self, index: u8) -> bool {
        self.closed >> index & 1 == 0
    }

    pub(super) const fn is_blot(self, index: u8) -> bool {
        self.blot >> index & 1 == 1
    }
}

const TOP: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

/// The top bits of the eight bytes, gathered into one byte, lowest first.
const fn top_bits(word: u64) -> u32 {
    (((word & TOP) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// The bits set, lowest first.
pub(super) fn bits(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let index = mask.trailing_zeros();
        (mask != 0).then(|| {
            mask &= mask - 1;
            index as u8
        })
    })
}

/// The bits set, highest first.
pub(super) fn from_the_furthest(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let index = mask.checked_ilog2()?;
        mask ^= 1 << index;
        Some(index as u8)
    })
}

/// The points from which a checker can move `die`, bearing off included (OFF-01 to OFF-04).
pub(super) const fn home_sources(places: Places, die: u8) -> u32 {
    let on_board = places.sources(die);
    if places.own & (OUTSIDE | BAR) != 0 {
        return on_board;
    }
    let exact = places.own & (1 << die);
    let higher = places.own & (u32::MAX << (die + 1));
    let highest = if places.own == 0 { 0 } else { 1 << places.own.ilog2() };
    if exact != 0 || higher != 0 { on_board | exact } else { on_board | highest }
}

impl Places {
    /// The places after a checker went from `from` to `to` (0 for off), of which only the own ones are kept up.
    pub(super) const fn after(mut self, position: &Position, from: u8, to: u8) -> Self {
        if position.0[from as usize] == 0 {
            self.own &= !(1 << from);
        }
        if to > 0 {
            self.own |= 1 << to;
            self.blot &= !(1 << to);
        }
        self
    }
}
