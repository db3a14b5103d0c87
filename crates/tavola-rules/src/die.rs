//! One die and a roll of two. Where the numbers come from is nobody's business here.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The number on a die: 1 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

impl Die {
    /// The six numbers, lowest first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The die showing `number`, or `None` outside 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=6 => Some(Self(number)),
            _ => None,
        }
    }

    /// The number shown: 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Die {
    type Error = NotADie;

    fn try_from(number: u8) -> Result<Self, NotADie> {
        Self::new(number).ok_or(NotADie(number))
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A number that no die shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a die shows 1 to 6, not {0}")]
pub struct NotADie(pub u8);

/// Two dice rolled together; which fell first has no meaning, so 3-6 equals 6-3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "[number, number]"))]
#[serde(from = "(Die, Die)", into = "(Die, Die)")]
pub struct Roll {
    high: Die,
    low: Die,
}

impl Roll {
    /// The roll of these two dice, in either order.
    #[must_use]
    pub const fn new(a: Die, b: Die) -> Self {
        if a.0 >= b.0 { Self { high: a, low: b } } else { Self { high: b, low: a } }
    }

    /// The 21 different rolls: 1-1, 2-1, 2-2, 3-1, … 6-6.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=6).flat_map(|high| (1..=high).map(move |low| Self { high: Die(high), low: Die(low) }))
    }

    /// The larger number (either of a double).
    #[must_use]
    pub const fn high(self) -> Die {
        self.high
    }

    /// The smaller number (either of a double).
    #[must_use]
    pub const fn low(self) -> Die {
        self.low
    }

    /// Whether both dice show the same number.
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.high.0 == self.low.0
    }

    /// Of 36 equally likely rolls, how many are this roll: 1 for a double, else 2.
    #[must_use]
    pub const fn weight(self) -> u8 {
        if self.is_double() { 1 } else { 2 }
    }
}

impl From<(Die, Die)> for Roll {
    fn from((a, b): (Die, Die)) -> Self {
        Self::new(a, b)
    }
}

impl From<Roll> for (Die, Die) {
    fn from(roll: Roll) -> Self {
        (roll.high, roll.low)
    }
}

impl fmt::Display for Roll {
    /// Two digits, the higher first: `63`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.high, self.low)
    }
}

/// Text that names no roll.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a roll is two digits from 1 to 6, such as 63, not {0:?}")]
pub struct NotARoll(pub String);

impl FromStr for Roll {
    type Err = NotARoll;

    /// Reads two digits in either order, with or without `-` between them: `63`, `3-6`.
    fn from_str(text: &str) -> Result<Self, NotARoll> {
        let digits: Vec<u8> = text.bytes().filter(|b| *b != b'-').collect();
        match digits[..] {
            [a @ b'1'..=b'6', b @ b'1'..=b'6'] => Ok(Self::new(Die(a - b'0'), Die(b - b'0'))),
            _ => Err(NotARoll(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_one_rolls_make_thirty_six_rolls() {
        assert_eq!(Roll::all().count(), 21);
        assert_eq!(Roll::all().map(|r| u32::from(r.weight())).sum::<u32>(), 36);
    }

    #[test]
    fn a_roll_reads_back_in_either_order() {
        for roll in Roll::all() {
            assert_eq!(roll.to_string().parse(), Ok(roll));
        }
        assert_eq!("3-6".parse::<Roll>(), "63".parse());
        assert!("07".parse::<Roll>().is_err());
        assert!("633".parse::<Roll>().is_err());
    }
}
