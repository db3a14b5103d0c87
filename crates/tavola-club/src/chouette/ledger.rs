//! The accounts: postings from one member to another, so that every sum is zero by construction (CHO-23).

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use tavola_base::PlayerId;

use super::balance::Balance;
use super::payments::{Payment, fewest_payments};

/// What points are paid in: a currency code such as `EUR`, or `points` where nothing else is agreed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string", rename = "ChouetteCurrency"))]
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
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(as = "LooseStake", rename = "ChouetteStake"))]
#[serde(try_from = "LooseStake", into = "LooseStake")]
pub struct Stake {
    currency: Currency,
    unit: u32,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteStake"))]
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

impl Stake {
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

/// Points that pass from one to another within a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouettePosting"))]
pub struct Posting {
    /// Who loses them.
    pub from: PlayerId,
    /// Who gets them.
    pub to: PlayerId,
    /// How many: more than zero.
    pub points: Balance,
    /// For what.
    pub cause: PostingCause,
}

/// For what points are paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouettePostingCause"))]
#[serde(rename_all = "snake_case")]
pub enum PostingCause {
    /// A cube refused (CUB-03).
    Dropped,
    /// The game decided the cube.
    Decided,
    /// An additional cube was given along with this payment (CHO-10).
    ExtraGiven,
    /// The cube was settled by agreement.
    Agreed,
    /// A member left and their cube was settled at once (CHO-05).
    Left,
    /// The partner's part of the box's result (CHO-22).
    Partner,
}

/// Points won over all games, and for each currency what has not been paid yet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ledger {
    points: BTreeMap<PlayerId, Balance>,
    accounts: BTreeMap<Currency, Account>,
}

impl Ledger {
    /// Books a posting of a game played for `stake`.
    pub fn post(&mut self, posting: &Posting, stake: &Stake) {
        transfer(&mut self.points, &posting.from, &posting.to, posting.points);
        let account = self.accounts.entry(stake.currency.clone()).or_default();
        account.owe(&posting.from, &posting.to, stake.worth(posting.points));
    }

    /// Books a payment made outside: `from` has handed `amount` to `to`.
    pub fn pay(&mut self, currency: &Currency, payment: &Payment) {
        let account = self.accounts.entry(currency.clone()).or_default();
        account.owe(&payment.to, &payment.from, payment.amount);
    }

    /// Points won (or lost) over all games, whatever they were worth.
    #[must_use]
    pub const fn points(&self) -> &BTreeMap<PlayerId, Balance> {
        &self.points
    }

    /// The accounts, one for each currency played for.
    #[must_use]
    pub const fn accounts(&self) -> &BTreeMap<Currency, Account> {
        &self.accounts
    }

    /// Whether every sum is zero; it always is.
    #[must_use]
    pub fn is_zero_sum(&self) -> bool {
        let zero =
            |balances: &BTreeMap<PlayerId, Balance>| balances.values().copied().sum::<Balance>() == Balance::ZERO;
        zero(&self.points) && self.accounts.values().all(|account| zero(&account.balances))
    }
}

/// One currency's account.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Account {
    balances: BTreeMap<PlayerId, Balance>,
    /// Between the first and the second of a pair, in order of names: what the first owes the second.
    owed: BTreeMap<(PlayerId, PlayerId), Balance>,
}

impl Account {
    fn owe(&mut self, debtor: &PlayerId, creditor: &PlayerId, amount: Balance) {
        transfer(&mut self.balances, debtor, creditor, amount);
        let (pair, signed) = if debtor < creditor {
            ((debtor.clone(), creditor.clone()), amount)
        } else {
            ((creditor.clone(), debtor.clone()), -amount)
        };
        *self.owed.entry(pair).or_default() += signed;
    }

    /// What each has to get (above zero) or to pay (below), in the currency's smallest unit.
    #[must_use]
    pub const fn balances(&self) -> &BTreeMap<PlayerId, Balance> {
        &self.balances
    }

    /// Who owes whom, pair by pair, as the games came out and as payments stand.
    #[must_use]
    pub fn debts(&self) -> Vec<Payment> {
        let owing = self.owed.iter().filter(|(_, amount)| **amount != Balance::ZERO);
        owing
            .map(|((first, second), &amount)| {
                let (from, to) = if amount > Balance::ZERO { (first, second) } else { (second, first) };
                Payment { from: from.clone(), to: to.clone(), amount: amount.size() }
            })
            .collect()
    }

    /// The fewest payments that settle the account.
    #[must_use]
    pub fn payments(&self) -> Vec<Payment> {
        fewest_payments(&self.balances)
    }
}

fn transfer(balances: &mut BTreeMap<PlayerId, Balance>, from: &PlayerId, to: &PlayerId, amount: Balance) {
    *balances.entry(from.clone()).or_default() -= amount;
    *balances.entry(to.clone()).or_default() += amount;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn posting(from: &str, to: &str, points: i64) -> Posting {
        let (from, to) = (PlayerId::new(from), PlayerId::new(to));
        Posting { from, to, points: Balance::whole(points), cause: PostingCause::Decided }
    }

    #[test]
    fn three_capital_letters_are_a_currency_with_cents_but_for_a_few() {
        let decimals = |text: &str| Currency::try_from(text.to_owned()).unwrap().decimals();
        assert_eq!(
            ["EUR", "CHF", "JPY", "eur", "Eur", "GRAPPA", "EU", "points"].map(decimals),
            [2, 2, 0, 0, 0, 0, 0, 0]
        );
    }

    // rule: CHO-23
    #[test]
    fn currencies_have_accounts_of_their_own_and_every_sum_is_zero() {
        let euro = Stake::new(Currency::try_from("EUR".to_owned()).unwrap(), 250).unwrap();
        let franc = Stake::new(Currency::try_from("CHF".to_owned()).unwrap(), 100).unwrap();
        let mut ledger = Ledger::default();
        ledger.post(&posting("B", "A", 3), &euro);
        ledger.post(&posting("A", "B", 1), &franc);
        ledger.post(&posting("A", "C", 1), &euro);
        assert!(ledger.is_zero_sum());
        assert_eq!(ledger.points()[&PlayerId::new("A")], Balance::whole(1));
        let account = &ledger.accounts()[euro.currency()];
        assert_eq!(account.balances()[&PlayerId::new("A")], Balance::whole(500));
        assert_eq!(account.debts().len(), 2);
        assert_eq!(account.payments().len(), 2);
        for payment in account.payments() {
            ledger.pay(euro.currency(), &payment);
        }
        assert!(ledger.is_zero_sum());
        assert!(ledger.accounts()[euro.currency()].payments().is_empty());
    }

    #[test]
    fn impossible_stakes_and_currencies_are_refused() {
        for bad in [r#"{"currency":"","unit":1}"#, r#"{"currency":"E R","unit":1}"#, r#"{"currency":"EUR","unit":0}"#] {
            assert!(serde_json::from_str::<Stake>(bad).is_err(), "{bad}");
        }
    }
}
