//! Points and money won or lost, exact to the half.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use tavola_rules::Points;

/// An amount won (above zero) or lost (below), counted in halves: a cube settled by agreement may be worth half a point.
///
/// In JSON a whole amount is a whole number, any other ends in `.5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
pub struct Balance(i64);

impl Balance {
    /// Nothing won or lost.
    pub const ZERO: Self = Self(0);

    /// So many whole units.
    #[must_use]
    pub const fn whole(units: i64) -> Self {
        Self(units.saturating_mul(2))
    }

    /// So many halves.
    #[must_use]
    pub const fn halves(halves: i64) -> Self {
        Self(halves)
    }

    /// Points of a game.
    #[must_use]
    pub fn of(points: Points) -> Self {
        Self::whole(i64::try_from(points.number()).unwrap_or(i64::MAX))
    }

    /// How many halves.
    #[must_use]
    pub const fn in_halves(self) -> i64 {
        self.0
    }

    /// This many times over.
    #[must_use]
    pub const fn times(self, factor: i64) -> Self {
        Self(self.0.saturating_mul(factor))
    }

    /// The partner's part of a result shared with the box: half of it in multiples of `smallest`, an odd one left to the box.
    #[must_use]
    pub const fn partners_part(self, smallest: Self) -> Self {
        let least = if smallest.0 > 0 { smallest.0 } else { 1 };
        Self(self.0 / 2 / least * least)
    }

    /// The same amount without its sign.
    #[must_use]
    pub const fn size(self) -> Self {
        Self(self.0.saturating_abs())
    }
}

impl Add for Balance {
    type Output = Self;

    fn add(self, more: Self) -> Self {
        Self(self.0.saturating_add(more.0))
    }
}

impl AddAssign for Balance {
    fn add_assign(&mut self, more: Self) {
        *self = *self + more;
    }
}

impl Sub for Balance {
    type Output = Self;

    fn sub(self, less: Self) -> Self {
        Self(self.0.saturating_sub(less.0))
    }
}

impl SubAssign for Balance {
    fn sub_assign(&mut self, less: Self) {
        *self = *self - less;
    }
}

impl Neg for Balance {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for Balance {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.0.unsigned_abs() / 2)
    }
}

impl Serialize for Balance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 2 == 0 {
            serializer.serialize_i64(self.0 / 2)
        } else {
            serializer.serialize_f64(self.0 as f64 / 2.0)
        }
    }
}

impl<'de> Deserialize<'de> for Balance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let doubled = f64::deserialize(deserializer)? * 2.0;
        let exact = doubled.fract() == 0.0 && doubled.abs() <= 9e15;
        if exact {
            Ok(Self(doubled as i64))
        } else {
            let large = doubled.fract() == 0.0;
            Err(D::Error::custom(if large {
                "an amount has 15 digits at most"
            } else {
                "an amount is a whole number or ends in .5"
            }))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_reads_back_from_json_whole_or_half() {
        for halves in [-9, -2, -1, 0, 1, 4, 7] {
            let amount = Balance::halves(halves);
            let text = serde_json::to_string(&amount).unwrap();
            assert_eq!(serde_json::from_str::<Balance>(&text).unwrap(), amount);
            assert_eq!(text, if halves % 2 == 0 { amount.to_string() } else { format!("{:.1}", halves as f64 / 2.0) });
        }
        assert!(serde_json::from_str::<Balance>("0.3").is_err());
        let why = serde_json::from_str::<Balance>("12345678901234567890").unwrap_err().to_string();
        assert!(why.starts_with("an amount has 15 digits at most"), "{why}");
    }

    // rule: CHO-22
    #[test]
    fn the_odd_remainder_of_a_shared_result_stays_with_the_box() {
        // In halves: the result, then the partner's part where halves can be paid, and where only whole points can.
        for (result, halves, whole) in
            [(18, 9, 8), (-18, -9, -8), (24, 12, 12), (7, 3, 2), (-7, -3, -2), (2, 1, 0), (1, 0, 0), (0, 0, 0)]
        {
            let part = |smallest: Balance| Balance::halves(result).partners_part(smallest).in_halves();
            assert_eq!((part(Balance::halves(1)), part(Balance::whole(1))), (halves, whole), "{result}");
        }
    }
}
