//! One player's checkers as bit masks and counts, numbered from that player's home.

use tavola_rules::Position;

use super::totals::Total;
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
    pub(super) bar: u32,
    pub(super) off: u32,
    /// Checkers on the points 4, 5 and 6.
    pub(super) board: [u32; 3],
    pub(super) totals: Total,
}

const POINTS: u32 = 0x01FF_FFFE;

/// Places 0 to 25 as bits, numbered by the player on roll.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Masks {
    own_any: u32,
    own_two: u32,
    opponent_any: u32,
    opponent_two: u32,
}

const PLACES: u32 = 0x03FF_FFFF;

impl Masks {
    /// Nobody anywhere.
    pub(crate) const NONE: Self = Self { own_any: 0, own_two: 0, opponent_any: 0, opponent_two: 0 };

    #[inline(always)]
    pub(crate) fn of(level: Level, position: &Position) -> Self {
        let [own_any, own_two, opponent_any, opponent_two] =
            places(level, position.counts()).map(|places| places & PLACES);
        Self { own_any, own_two, opponent_any, opponent_two }
    }

    /// The parts of both players' shapes that are masks.
    #[inline(always)]
    pub(super) const fn shapes(&self) -> [Shape; 2] {
        let Self { own_any, own_two, opponent_any, opponent_two } = *self;
        let own = Shape { any: own_any, made: own_two & POINTS, their_any: opponent_any, ..Shape::EMPTY };
        let made = turned(opponent_two & POINTS);
        [own, Shape { any: turned(opponent_any), made, their_any: turned(own_any), ..Shape::EMPTY }]
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
pub(super) fn shapes(position: &Position, masks: &Masks) -> [Shape; 2] {
    let counts = position.counts();
    let own = |index: usize| u32::from(counts[index].max(0).unsigned_abs());
    let opp = |index: usize| u32::from(counts[index].min(0).unsigned_abs());
    let [mut own_shape, mut opp_shape] = masks.shapes();
    (own_shape.bar, own_shape.off, own_shape.board) = (own(25), own(26), [own(4), own(5), own(6)]);
    (opp_shape.bar, opp_shape.off, opp_shape.board) = (opp(0), opp(27), [opp(21), opp(20), opp(19)]);
    [own_shape.totals, opp_shape.totals] = Total::of_both(position);
    [own_shape, opp_shape]
}

/// A mask over places 0 to 25 in the other player's numbers.
#[inline(always)]
pub(super) const fn turned(mask: u32) -> u32 {
    mask.reverse_bits() >> 6
}

impl Shape {
    /// No checkers anywhere.
    const EMPTY: Self = Self { any: 0, made: 0, their_any: 0, bar: 0, off: 0, board: [0; 3], totals: Total::NONE };

    #[inline(always)]
    pub(super) const fn blots(&self) -> u32 {
        self.any & POINTS & !self.made
    }

    /// Pips to save the gammon; 0 once a checker is off.
    #[inline(always)]
    pub(super) fn gammon(&self) -> u32 {
        let nearest = (self.any >> 1 | 1 << 24).trailing_zeros() + 1;
        let pips = self.totals.to_home + nearest.min(6);
        if self.off > 0 { 0 } else { pips }
    }
}
