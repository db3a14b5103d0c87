//! What a point is worth, in points or in money, at a table or in a chouette. No money moves here.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::balance::Balance;

/// What points are paid in: a currency code such as `EUR`, or `points` where nothing else is agreed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Currency(String);

impl Currency {
    /// Points themselves.
    #[must_use]
    pub fn points() -> Self {
        Self("points".to_owned())
    }

    /// How many decimals amounts have: three capital letters are a currency with cents, but for a few; anything else,
    /// points among them, is counted whole.
    #[must_use]
    pub fn decimals(&self) -> u8 {
        const WHOLE: [&str; 7] = ["JPY", "KRW", "ISK", "CLP", "VND", "XAF", "XOF"];
        let capitals = self.0.len() == 3 && self.0.bytes().all(|byte| byte.is_ascii_uppercase());
        if capitals && !WHOLE.contains(&self.as_str()) { 2 } else { 0 }
    }

    /// An amount of smallest units as one writes it, with a dot: `45.00` for 4500 cents, `0.005` for half a cent.
    #[must_use]
    pub fn written(&self, amount: Balance) -> String {
        if self.decimals() == 0 {
            return amount.to_string();
        }
        let size = amount.size().in_halves();
        let (sign, half) = (if amount < Balance::ZERO { "-" } else { "" }, if size % 2 == 0 { "" } else { "5" });
        format!("{sign}{}.{:02}{half}", size / 200, size / 2 % 100)
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Currency {
    type Error = NotACurrency;

    fn try_from(text: String) -> Result<Self, NotACurrency> {
        let letters = text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if (1..=8).contains(&text.len()) && letters { Ok(Self(text)) } else { Err(NotACurrency(text)) }
    }
}

impl From<Currency> for String {
    fn from(currency: Currency) -> Self {
        currency.0
    }
}

impl fmt::Display for Currency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Text that names no currency.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a currency is named by 1 to 8 letters or digits, not {0:?}")]
pub struct NotACurrency(pub String);

/// What a point is worth: so many of the currency's smallest units (cents), 1 to 1,000,000.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(as = "LooseStake", rename = "Stake"))]
#[serde(try_from = "LooseStake", into = "LooseStake")]
pub struct Stake {
    currency: Currency,
    unit: u32,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Stake"))]
#[serde(deny_unknown_fields, expecting = "a currency and its unit")]
struct LooseStake {
    currency: Currency,
    unit: u32,
}

impl Stake {
    /// A point is a point.
    #[must_use]
    pub fn points() -> Self {
        Self { currency: Currency::points(), unit: 1 }
    }

    /// `unit` smallest units of `currency` a point.
    ///
    /// # Errors
    /// The unit is not 1 to 1,000,000.
    pub fn new(currency: Currency, unit: u32) -> Result<Self, NotAStake> {
        match unit {
            1..=1_000_000 => Ok(Self { currency, unit }),
            _ => Err(NotAStake(unit)),
        }
    }

    /// The currency.
    #[must_use]
    pub const fn currency(&self) -> &Currency {
        &self.currency
    }

    /// The fewest points that can be paid: half a point, but a whole one where half of it is no whole cent.
    #[must_use]
    pub fn smallest(&self) -> Balance {
        let halves = self.unit.is_multiple_of(2) || self.currency == Currency::points();
        if halves { Balance::halves(1) } else { Balance::whole(1) }
    }

    /// What so many points are worth.
    #[must_use]
    pub fn worth(&self, points: Balance) -> Balance {
        points.times(self.unit.into())
    }
}

impl Default for Stake {
    fn default() -> Self {
        Self::points()
    }
}

impl Stake {
    /// Whether a point is just a point.
    #[must_use]
    pub fn is_points(&self) -> bool {
        *self == Self::points()
    }

    /// What a point is worth as one writes it: `5.00 EUR`.
    #[must_use]
    pub fn written(&self) -> String {
        format!("{} {}", self.currency.written(Balance::whole(self.unit.into())), self.currency)
    }
}

impl fmt::Display for Stake {
    /// `500 EUR`, or `1 points`: what a point is worth.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.unit, self.currency)
    }
}

impl TryFrom<LooseStake> for Stake {
    type Error = NotAStake;

    fn try_from(loose: LooseStake) -> Result<Self, NotAStake> {
        Self::new(loose.currency, loose.unit)
    }
}

impl From<Stake> for LooseStake {
    fn from(stake: Stake) -> Self {
        Self { currency: stake.currency, unit: stake.unit }
    }
}

/// A unit no point is worth.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a point is worth 1 to 1,000,000 of the smallest unit, not {0}")]
pub struct NotAStake(pub u32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_capital_letters_are_a_currency_with_cents_but_for_a_few() {
        let decimals = |text: &str| Currency::try_from(text.to_owned()).unwrap().decimals();
        assert_eq!(
            ["EUR", "CHF", "JPY", "eur", "Eur", "GRAPPA", "EU", "points"].map(decimals),
            [2, 2, 0, 0, 0, 0, 0, 0]
        );
    }

    #[test]
    fn impossible_stakes_and_currencies_are_refused() {
        for bad in [r#"{"currency":"","unit":1}"#, r#"{"currency":"E R","unit":1}"#, r#"{"currency":"EUR","unit":0}"#] {
            assert!(serde_json::from_str::<Stake>(bad).is_err(), "{bad}");
        }
    }
}
