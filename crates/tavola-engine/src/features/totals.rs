//! Weighted counts of checkers, all in one number, so that a move changes them by one addition.

use tavola_rules::Position;

/// The totals of both players, the one on roll first. Each field has room for its greatest value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Totals(pub(super) [Total; 2]);

/// The totals of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Total(u64);

const PIPS: u32 = 0;
const TO_HOME: u32 = 10;
const OUTSIDE: u32 = 20;
const BACK: u32 = 28;
const ACES: u32 = 32;
const DEUCES: u32 = 36;
const NOT_HOME: u32 = 40;

/// What a checker adds on each place of its owner's numbers.
static CHECKER: [u64; 32] = {
    let mut table = [0; 32];
    let mut place = 1;
    while place <= 25 {
        let beyond = if place > 6 { place as u64 - 6 } else { 0 };
        table[place] = (place as u64) << PIPS
            | beyond << TO_HOME
            | (if place <= 18 { beyond } else { 0 }) << OUTSIDE
            | ((place >= 19) as u64) << BACK
            | ((place == 1) as u64) << ACES
            | ((place == 2) as u64) << DEUCES
            | ((place >= 7 && place <= 24) as u64) << NOT_HOME;
        place += 1;
    }
    table
};

impl Totals {
    /// Counts a position.
    pub(crate) fn of(position: &Position) -> Self {
        let mut totals = Self([Total(0); 2]);
        for (index, &men) in position.counts()[..26].iter().enumerate() {
            totals.change(index, 0, men);
        }
        totals
    }

    /// The signed count of place `index`, numbered by the player on roll, changes from `old` to `new`.
    #[inline(always)]
    pub(crate) fn change(&mut self, index: usize, old: i8, new: i8) {
        let own = i64::from(new.max(0)) - i64::from(old.max(0));
        let theirs = i64::from(old.min(0)) - i64::from(new.min(0));
        // The places of those borne off mirror to places without weight.
        for (total, place, more) in [(0, index, own), (1, 25_usize.wrapping_sub(index), theirs)] {
            self.0[total].0 = self.0[total].0.wrapping_add(CHECKER[place & 31].wrapping_mul(more.cast_unsigned()));
        }
    }
}

impl Total {
    #[inline(always)]
    const fn field<const BITS: u32>(self, from: u32) -> usize {
        (self.0 >> from & ((1 << BITS) - 1)) as usize
    }

    /// Pips: 0 to 375.
    #[inline(always)]
    pub(super) const fn pips(self) -> usize {
        self.field::<10>(PIPS)
    }

    /// Pips still to go until every checker is home: 0 to 285.
    #[inline(always)]
    pub(super) const fn pips_to_home(self) -> usize {
        self.field::<10>(TO_HOME)
    }

    /// The same of checkers that are not in the opponent's home or on the bar: 0 to 180.
    #[inline(always)]
    pub(super) const fn outside(self) -> usize {
        self.field::<8>(OUTSIDE)
    }

    /// Checkers in the opponent's home and on the bar.
    #[inline(always)]
    pub(super) const fn back(self) -> usize {
        self.field::<4>(BACK)
    }

    /// Checkers on the ace point.
    #[inline(always)]
    pub(super) const fn aces(self) -> usize {
        self.field::<4>(ACES)
    }

    /// Checkers on the deuce point.
    #[inline(always)]
    pub(super) const fn deuces(self) -> usize {
        self.field::<4>(DEUCES)
    }

    /// Checkers on the points beyond the home board.
    #[inline(always)]
    pub(super) const fn not_home(self) -> usize {
        self.field::<4>(NOT_HOME)
    }
}
