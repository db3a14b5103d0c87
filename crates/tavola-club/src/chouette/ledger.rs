//! The accounts: postings from one member to another, so that every sum is zero by construction (CHO-23).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_base::PlayerId;

use super::payments::{Payment, fewest_payments};
use crate::balance::Balance;
use crate::stake::{Currency, Stake};

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
        let account = self.accounts.entry(stake.currency().clone()).or_default();
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
}
