//! Money in whole cents. No fractions, so no cent is ever lost in rounding.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use serde::{Deserialize, Serialize};

/// An amount in hundredths of the tournament's currency; negative is owed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Cents(i64);

impl Cents {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// So many cents.
    #[must_use]
    pub const fn new(cents: i64) -> Self {
        Self(cents)
    }

    /// So many whole units of the currency.
    #[must_use]
    pub const fn whole(units: i64) -> Self {
        Self(units.saturating_mul(100))
    }

    /// How many cents.
    #[must_use]
    pub const fn number(self) -> i64 {
        self.0
    }

    /// So many times this.
    #[must_use]
    pub const fn times(self, many: i64) -> Self {
        Self(self.0.saturating_mul(many))
    }
}

impl Add for Cents {
    type Output = Self;

    fn add(self, more: Self) -> Self {
        Self(self.0.saturating_add(more.0))
    }
}

impl AddAssign for Cents {
    fn add_assign(&mut self, more: Self) {
        *self = *self + more;
    }
}

impl Sub for Cents {
    type Output = Self;

    fn sub(self, less: Self) -> Self {
        Self(self.0.saturating_sub(less.0))
    }
}

impl Neg for Cents {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl Sum for Cents {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Cents {
    /// Units and two decimals: `93.10`, `-0.05`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let cents = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", cents / 100, cents % 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_read_with_two_decimals() {
        assert_eq!(Cents::new(9310).to_string(), "93.10");
        assert_eq!(Cents::new(-5).to_string(), "-0.05");
        assert_eq!(Cents::whole(720).to_string(), "720.00");
    }
}
