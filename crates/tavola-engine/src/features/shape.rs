//! One player's checkers as bit masks and counts, numbered from that player's home.

use tavola_rules::Position;

use super::totals::{Total, Totals};
use crate::simd::Level;
use crate::simd::places::places;

/// One player's checkers. Bit *n* of a mask is the point the player numbers *n*; 25 is the bar.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shape {
    /// Points with a checker, and the bar.
    pub(super) any: u32,
    /// Points (not the bar) with two or more.
    pub(super) made: u32,
    /// The opponent's points and bar (bit 0) in this player's numbers.
    pub(super) their_any: u32,
    /// Checkers on the bar, and borne off.
    pub(super) bar: u8,
    pub(super) off: u8,
    /// Checkers on the points 4, 5 and 6.
    pub(super) board: [u8; 3],
    pub(super) totals: Total,
}

const POINTS: u32 = 0x01FF_FFFE;

/// Places 0 to 25 as bits, numbered by the player on roll.
pub(crate) struct Masks {
    own_any: u32,
    own_two: u32,
    opponent_any: u32,
    opponent_two: u32,
}

const PLACES: u32 = 0x03FF_FFFF;

impl Masks {
    #[inline(always)]
    pub(crate) fn of(level: Level, position: &Position) -> Self {
        let [own_any, own_two, opponent_any, opponent_two] =
            places(level, position.counts()).map(|places| places & PLACES);
        Self { own_any, own_two, opponent_any, opponent_two }
    }

    /// Where anybody stands.
    #[inline(always)]
    pub(crate) const fn held(&self) -> u32 {
        self.own_any | self.opponent_any
    }

    /// Whether one side has no checkers left in play.
    #[inline(always)]
    pub(crate) const fn is_over(&self) -> bool {
        self.own_any == 0 || self.opponent_any == 0
    }

    /// Whether a checker may still have to pass an opposing one; as [`Position::has_contact`].
    #[inline(always)]
    pub(crate) const fn has_contact(&self) -> bool {
        self.opponent_any != 0 && self.own_any >> 1 >> self.opponent_any.trailing_zeros() != 0
    }
}

/// Both players' shapes: the one on roll first.
#[inline(always)]
pub(super) fn shapes(position: &Position, masks: &Masks, Totals([own_total, opp_total]): Totals) -> [Shape; 2] {
    let counts = position.counts();
    let Masks { own_any, own_two, opponent_any: opp_any, opponent_two: opp_two } = *masks;
    let own = |index: usize| counts[index].max(0).unsigned_abs();
    let opp = |index: usize| counts[index].min(0).unsigned_abs();
    [
        Shape {
            any: own_any,
            made: own_two & POINTS,
            their_any: opp_any,
            bar: own(25),
            off: own(26),
            board: [own(4), own(5), own(6)],
            totals: own_total,
        },
        Shape {
            any: turned(opp_any),
            made: turned(opp_two & POINTS),
            their_any: turned(own_any),
            bar: opp(0),
            off: opp(27),
            board: [opp(21), opp(20), opp(19)],
            totals: opp_total,
        },
    ]
}

/// A mask over places 0 to 25 in the other player's numbers.
#[inline(always)]
pub(super) const fn turned(mask: u32) -> u32 {
    mask.reverse_bits() >> 6
}

impl Shape {
    #[inline(always)]
    pub(super) const fn bar(&self) -> usize {
        self.bar as usize
    }

    #[inline(always)]
    pub(super) const fn off(&self) -> usize {
        self.off as usize
    }

    #[inline(always)]
    pub(super) const fn blots(&self) -> u32 {
        self.any & POINTS & !self.made
    }

    /// Pips to save the gammon; 0 once a checker is off.
    #[inline(always)]
    pub(super) fn gammon(&self) -> usize {
        if self.off > 0 {
            return 0;
        }
        let nearest = (self.any >> 1 | 1 << 24).trailing_zeros() as usize + 1;
        self.totals.pips_to_home() + nearest.min(6)
    }
}
