//! One player's checkers as bit masks and counts, numbered from that player's home.

use tavola_rules::Position;

/// One player's checkers. Bit *n* of a mask is the point the player numbers *n*; 25 is the bar.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shape {
    /// Points with a checker, and the bar.
    pub(super) any: u32,
    /// Points (not the bar) with two or more.
    pub(super) made: u32,
    /// The opponent's points and bar (bit 0) in this player's numbers.
    pub(super) their_any: u32,
    /// Checkers by place; 25 is the bar, 26 off.
    pub(super) men: [u8; 32],
}

const POINTS: u32 = 0x01FF_FFFE;

/// Places 0 to 25 as bits, numbered by the player on roll.
pub(crate) struct Masks {
    pub(crate) own_any: u32,
    own_two: u32,
    pub(crate) opponent_any: u32,
    opponent_two: u32,
}

const PLACES: u32 = 0x03FF_FFFF;
const TOP: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

/// The top bits of eight bytes as one byte.
#[inline(always)]
const fn top_bits(word: u64) -> u32 {
    (((word & TOP) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

impl Masks {
    /// Counts are shifted to 128 + count; adding a small number then moves the limit told by a byte's top bit.
    #[inline(always)]
    pub(crate) fn of(counts: &[i8; 32]) -> Self {
        let (mut any, mut two, mut not_any, mut not_two) = (0, 0, 0, 0);
        for (index, bytes) in counts.as_chunks::<8>().0.iter().enumerate() {
            let word = u64::from_le_bytes(bytes.map(i8::cast_unsigned)) ^ TOP;
            any |= top_bits(word - ONES) << (8 * index);
            two |= top_bits(word - 2 * ONES) << (8 * index);
            not_any |= top_bits(word) << (8 * index);
            not_two |= top_bits(word + ONES) << (8 * index);
        }
        Self {
            own_any: any & PLACES,
            own_two: two & PLACES,
            opponent_any: !not_any & PLACES,
            opponent_two: !not_two & PLACES,
        }
    }
}

/// Both players' shapes: the one on roll first.
#[inline(always)]
pub(super) fn shapes(position: &Position) -> [Shape; 2] {
    let counts = position.counts();
    let Masks { own_any, own_two, opponent_any: opp_any, opponent_two: opp_two } = Masks::of(counts);
    let mut own = [0u8; 32];
    let mut opp = [0u8; 32];
    for index in 0..26 {
        own[index] = counts[index].max(0).unsigned_abs();
        opp[index] = counts[25 - index].min(0).unsigned_abs();
    }
    own[26] = counts[26].unsigned_abs();
    opp[26] = counts[27].unsigned_abs();
    let (own_made, opp_made) = (own_two & POINTS, opp_two & POINTS);
    [
        Shape { any: own_any, made: own_made, their_any: opp_any, men: own },
        Shape { any: turned(opp_any), made: turned(opp_made), their_any: turned(own_any), men: opp },
    ]
}

/// A mask over places 0 to 25 in the other player's numbers.
#[inline(always)]
const fn turned(mask: u32) -> u32 {
    mask.reverse_bits() >> 6
}

impl Shape {
    #[inline(always)]
    pub(super) const fn bar(&self) -> usize {
        self.men[25] as usize
    }

    #[inline(always)]
    pub(super) const fn off(&self) -> usize {
        self.men[26] as usize
    }

    #[inline(always)]
    pub(super) const fn blots(&self) -> u32 {
        self.any & POINTS & !self.made
    }

    /// The opponent's checkers on the bar.
    pub(super) const fn they_wait(&self) -> bool {
        self.their_any & 1 != 0
    }

    #[inline(always)]
    pub(super) fn pips(&self) -> usize {
        let mut total = 0u16;
        for place in 0..26 {
            total += u16::from(self.men[place]) * place as u16;
        }
        usize::from(total)
    }

    /// Checkers on places `from` to `to`.
    #[inline(always)]
    pub(super) fn between(&self, from: usize, to: usize) -> usize {
        self.men[from..=to].iter().map(|&men| usize::from(men)).sum()
    }

    /// Pips still to go until every checker is home.
    #[inline(always)]
    pub(super) fn pips_to_home(&self) -> usize {
        let mut total = 0u16;
        for place in 7..26 {
            total += u16::from(self.men[place]) * (place as u16 - 6);
        }
        usize::from(total)
    }
}
