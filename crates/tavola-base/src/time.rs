//! Moments and spans of time as numbers that come in from outside. Nothing here reads a clock.

use std::fmt;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// A moment: milliseconds since 1970-01-01T00:00:00Z.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Time(u64);

impl Time {
    /// The moment so many milliseconds after the epoch.
    #[must_use]
    pub const fn from_millis(millis: u64) -> Self {
        Self(millis)
    }

    /// Milliseconds since the epoch.
    #[must_use]
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// How long ago `earlier` was; zero if it was not earlier, so that a clock set back costs nobody time.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }

    /// The moment a span earlier, or 1970 if that would be before it.
    #[must_use]
    pub const fn less(self, span: Millis) -> Self {
        Self(self.0.saturating_sub(span.0))
    }
}

impl Add<Millis> for Time {
    type Output = Self;

    fn add(self, span: Millis) -> Self {
        Self(self.0.saturating_add(span.0))
    }
}

/// A span of time in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Millis(u64);

impl Millis {
    /// No time.
    pub const ZERO: Self = Self(0);

    /// So many milliseconds.
    #[must_use]
    pub const fn new(millis: u64) -> Self {
        Self(millis)
    }

    /// So many seconds.
    #[must_use]
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// How many milliseconds.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }

    /// Whether it is no time at all.
    #[must_use]
    pub const fn is_zero(&self) -> bool {
        self.0 == 0
    }

    /// What is left of this after `part`; zero if that was as long.
    #[must_use]
    pub const fn less(self, part: Self) -> Self {
        Self(self.0.saturating_sub(part.0))
    }

    /// So many times this.
    #[must_use]
    pub const fn times(self, factor: u64) -> Self {
        Self(self.0.saturating_mul(factor))
    }
}

impl Add for Millis {
    type Output = Self;

    fn add(self, more: Self) -> Self {
        Self(self.0.saturating_add(more.0))
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, more: Self) {
        *self = *self + more;
    }
}

impl fmt::Display for Millis {
    /// Minutes and seconds as a clock face has them: `20:47`, tenths only where they are not zero.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, seconds, tenths) = (self.0 / 60_000, self.0 / 1000 % 60, self.0 / 100 % 10);
        write!(f, "{minutes}:{seconds:02}")?;
        if tenths == 0 { Ok(()) } else { write!(f, ".{tenths}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_set_back_costs_nobody_time() {
        assert_eq!(Time::from_millis(5).since(Time::from_millis(9)), Millis::ZERO);
        assert_eq!((Time::from_millis(5) + Millis::new(4)).since(Time::from_millis(5)), Millis::new(4));
    }

    #[test]
    fn spans_read_as_on_a_clock() {
        assert_eq!(Millis::seconds(20 * 60 + 47).to_string(), "20:47");
        assert_eq!(Millis::new(9_900).to_string(), "0:09.9");
    }
}
