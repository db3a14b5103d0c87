//! One player's checkers as bit masks and counts, numbered from that player's home.

use tavola_rules::Position;

/// One player's checkers. Bit *n* of a mask is the point the player numbers *n*; 25 is the bar.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shape {
    /// Points with a checker, and the bar.
    pub(super) any: u32,
    /// Points (not the bar) with two or more.
    pub(super) made: u32,
    /// The opponent's made points in this player's numbers.
    pub(super) their_made: u32,
    /// The opponent's points and bar (bit 0) in this player's numbers.
    pub(super) their_any: u32,
    /// Checkers by place; 25 is the bar, 26 off.
    pub(super) men: [u8; 32],
}

const POINTS: u32 = 0x01FF_FFFE;

/// Both players' shapes: the one on roll first.
#[inline]
pub(super) fn shapes(position: &Position) -> [Shape; 2] {
    let counts = position.counts();
    let (mut own_any, mut own_two, mut opp_any, mut opp_two) = (0u32, 0u32, 0u32, 0u32);
    let mut own = [0u8; 32];
    let mut opp = [0u8; 32];
    for index in 0..26 {
        let count = counts[index];
        own_any |= u32::from(count > 0) << index;
        own_two |= u32::from(count > 1) << index;
        opp_any |= u32::from(count < 0) << index;
        opp_two |= u32::from(count < -1) << index;
        own[index] = count.max(0) as u8;
        opp[25 - index] = (-count).max(0) as u8;
    }
    own[26] = counts[26].unsigned_abs();
    opp[26] = counts[27].unsigned_abs();
    let (own_made, opp_made) = (own_two & POINTS, opp_two & POINTS);
    [
        Shape { any: own_any, made: own_made, their_made: opp_made, their_any: opp_any, men: own },
        Shape {
            any: turned(opp_any),
            made: turned(opp_made),
            their_made: turned(own_made),
            their_any: turned(own_any),
            men: opp,
        },
    ]
}

/// A mask over places 0 to 25 in the other player's numbers.
#[inline]
const fn turned(mask: u32) -> u32 {
    mask.reverse_bits() >> 6
}

impl Shape {
    pub(super) const fn bar(&self) -> usize {
        self.men[25] as usize
    }

    pub(super) const fn off(&self) -> usize {
        self.men[26] as usize
    }

    pub(super) const fn blots(&self) -> u32 {
        self.any & POINTS & !self.made
    }

    /// The opponent's checkers on the bar.
    pub(super) const fn they_wait(&self) -> bool {
        self.their_any & 1 != 0
    }

    pub(super) fn pips(&self) -> usize {
        let total: u16 = self.men[1..26].iter().zip(1u16..).map(|(&men, place)| u16::from(men) * place).sum();
        usize::from(total)
    }

    /// Checkers on places `from` to `to`.
    pub(super) fn between(&self, from: usize, to: usize) -> usize {
        self.men[from..=to].iter().map(|&men| usize::from(men)).sum()
    }

    /// Pips still to go until every checker is home.
    pub(super) fn pips_to_home(&self) -> usize {
        let total: u16 = self.men[7..26].iter().zip(1u16..).map(|(&men, way)| u16::from(men) * way).sum();
        usize::from(total)
    }
}
