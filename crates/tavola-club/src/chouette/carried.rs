//! What was not paid in one session and goes on in the next: balances, with the names of those they are about.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_base::PlayerId;
use tavola_base::bounds::{NAME, TEXT, fits, is_name};

use super::ledger::Ledger;
use super::payments::Payment;
use super::state::Chouette;
use crate::balance::Balance;
use crate::stake::Currency;

/// So many people are carried over at most, and so many payments in a currency.
const MOST: usize = 500;

/// What is open between the members of a session when the same people go on in another.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteCarried"))]
#[serde(deny_unknown_fields)]
pub struct Carried {
    /// Whoever owes or is owed something, by name; some of them may never come again.
    pub names: BTreeMap<PlayerId, String>,
    /// What is open, one account for each currency.
    pub accounts: Vec<CarriedAccount>,
}

/// What is open in one currency.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteCarriedAccount"))]
#[serde(deny_unknown_fields)]
pub struct CarriedAccount {
    /// The currency.
    pub currency: Currency,
    /// Who owes whom how much, in its smallest unit: the fewest payments that would have settled it.
    pub debts: Vec<Payment>,
}

impl Carried {
    /// Whether nothing is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.accounts.is_empty() && self.names.is_empty()
    }

    /// Whether its names and lists are no larger than such things are.
    pub(super) fn is_bounded(&self) -> bool {
        let named = |(id, name): (&PlayerId, &String)| is_name(id) && fits(name, TEXT);
        let few = |account: &CarriedAccount| account.debts.len() <= MOST && fits(account.currency.as_str(), NAME);
        self.names.len() <= MOST
            && self.names.iter().all(named)
            && self.accounts.len() <= MOST
            && self.accounts.iter().all(few)
            && self.debts().all(|debt| is_name(&debt.from) && is_name(&debt.to) && debt.amount > Balance::ZERO)
    }

    fn debts(&self) -> impl Iterator<Item = &Payment> {
        self.accounts.iter().flat_map(|account| &account.debts)
    }
}

impl Ledger {
    /// Begins with what another session has left open.
    pub(super) fn carry(&mut self, carried: &Carried) {
        for CarriedAccount { currency, debts } in &carried.accounts {
            // Who is owed has paid, so to say, for who owes.
            let paid = |debt: &Payment| Payment { from: debt.to.clone(), to: debt.from.clone(), amount: debt.amount };
            debts.iter().map(paid).for_each(|payment| self.pay(currency, &payment));
        }
    }
}

impl Chouette {
    /// What is open, for another session to begin with.
    #[must_use]
    pub fn carried_on(&self) -> Carried {
        let open = |(currency, account): (&Currency, &super::Account)| {
            // Whoever was given a seat of the keeper's book goes on by their own name.
            let own = |id: &PlayerId| self.account_of(id).clone();
            let of_accounts = |debt: Payment| Payment { from: own(&debt.from), to: own(&debt.to), ..debt };
            let debts: Vec<_> = account.payments().into_iter().map(of_accounts).collect();
            (!debts.is_empty()).then(|| CarriedAccount { currency: currency.clone(), debts })
        };
        let accounts: Vec<_> = self.ledger.accounts().iter().filter_map(open).collect();
        let mut carried = Carried { names: BTreeMap::new(), accounts };
        let people: Vec<_> = carried.debts().flat_map(|debt| [&debt.from, &debt.to]).cloned().collect();
        let named =
            people.into_iter().filter_map(|id| Some((id.clone(), self.members.get(&self.seat_of(&id))?.name.clone())));
        carried.names = named.collect();
        carried
    }
}
