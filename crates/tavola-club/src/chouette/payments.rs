//! The fewest payments that settle a set of balances (CHO-23).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_base::PlayerId;

use crate::balance::Balance;

/// What one member pays another to settle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouettePayment"))]
pub struct Payment {
    /// Who pays.
    pub from: PlayerId,
    /// Who receives.
    pub to: PlayerId,
    /// How much: more than zero.
    pub amount: Balance,
}

/// Up to so many balances that no opposite balance cancels the exact search goes; that is far beyond any chouette.
const EXACT_UP_TO: usize = 16;

/// The fewest payments that bring every balance to zero.
///
/// Balances that cancel are split into as many groups of sum zero as possible; a group of `k` takes `k - 1` payments.
/// Two opposite balances are always a group of a best split. Beyond 16 others the largest debtor pays the largest
/// creditor, which always settles but may take a payment more. What does not sum to zero stays with the largest.
#[must_use]
pub fn fewest_payments(balances: &BTreeMap<PlayerId, Balance>) -> Vec<Payment> {
    let mut rest: Vec<(&PlayerId, Balance)> = balances.iter().map(|(id, &balance)| (id, balance)).collect();
    rest.retain(|(_, balance)| *balance != Balance::ZERO);
    let mut groups = opposite_pairs(&mut rest);
    groups.extend(if rest.len() <= EXACT_UP_TO { most_groups(&rest) } else { vec![rest] });
    groups.into_iter().flat_map(settle).collect()
}

type Group<'a> = Vec<(&'a PlayerId, Balance)>;

fn opposite_pairs<'a>(rest: &mut Group<'a>) -> Vec<Group<'a>> {
    let mut pairs = Vec::new();
    let mut index = 0;
    while index < rest.len() {
        let balance = rest[index].1;
        match (index + 1..rest.len()).find(|&other| rest[other].1 == -balance) {
            Some(other) => {
                let second = rest.remove(other);
                pairs.push(vec![rest.remove(index), second]);
            }
            None => index += 1,
        }
    }
    pairs
}

/// Splits into the most groups of sum zero: `most[set]` counts how many a set can be built up from, one member at a
/// time, so that the sum returns to zero as often as possible.
fn most_groups<'a>(rest: &[(&'a PlayerId, Balance)]) -> Vec<Group<'a>> {
    let sets = 1usize << rest.len();
    let (mut sum, mut most, mut last) = (vec![Balance::ZERO; sets], vec![0u8; sets], vec![0usize; sets]);
    for set in 1..sets {
        let lowest = set.trailing_zeros() as usize;
        sum[set] = sum[set & (set - 1)] + rest[lowest].1;
        let members = (0..rest.len()).filter(|member| set >> member & 1 == 1);
        last[set] = members.max_by_key(|member| most[set ^ (1 << member)]).unwrap_or(lowest);
        most[set] = most[set ^ (1 << last[set])] + u8::from(sum[set] == Balance::ZERO);
    }
    let (mut groups, mut group, mut set) = (Vec::new(), Vec::new(), sets - 1);
    while set != 0 {
        group.push(rest[last[set]]);
        set ^= 1 << last[set];
        if sum[set] == Balance::ZERO {
            groups.push(std::mem::take(&mut group));
        }
    }
    groups
}

fn settle(mut group: Group<'_>) -> Vec<Payment> {
    let mut payments = Vec::new();
    loop {
        group.sort_by_key(|&(id, balance)| (balance, id));
        match (group.first().copied(), group.last().copied()) {
            (Some((from, debt)), Some((to, credit))) if debt < Balance::ZERO && credit > Balance::ZERO => {
                let amount = credit.min(-debt);
                payments.push(Payment { from: from.clone(), to: to.clone(), amount });
                if let Some(debtor) = group.first_mut() {
                    debtor.1 += amount;
                }
                if let Some(creditor) = group.last_mut() {
                    creditor.1 -= amount;
                }
            }
            _ => return payments,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn balances(amounts: &[i64]) -> BTreeMap<PlayerId, Balance> {
        ('a'..).zip(amounts).map(|(name, &amount)| (PlayerId::new(name), Balance::whole(amount))).collect()
    }

    /// Every split into groups of sum zero, tried one by one.
    fn most_groups_slowly(amounts: &[i64], groups: &mut Vec<i64>) -> usize {
        let Some((first, rest)) = amounts.split_first() else {
            return if groups.iter().all(|&sum| sum == 0) { groups.len() } else { 0 };
        };
        let mut most = 0;
        for index in 0..groups.len() {
            groups[index] += first;
            most = most.max(most_groups_slowly(rest, groups));
            groups[index] -= first;
        }
        groups.push(*first);
        most = most.max(most_groups_slowly(rest, groups));
        groups.pop();
        most
    }

    // rule: CHO-23
    #[test]
    fn two_groups_that_cancel_are_settled_apart() {
        assert_eq!(fewest_payments(&balances(&[7, -1, -1, -1, -4])).len(), 4);
        assert_eq!(fewest_payments(&balances(&[5, -5, 3, -3])).len(), 2);
        assert_eq!(fewest_payments(&balances(&[3, 4, -7, 6, -2, -4])).len(), 4);
        assert!(fewest_payments(&balances(&[0, 0])).is_empty());
    }

    proptest! {
        // rule: CHO-23
        #[test]
        fn payments_settle_and_no_split_needs_fewer(mut amounts in prop::collection::vec(-6i64..7, 0..7)) {
            amounts.push(-amounts.iter().sum::<i64>());
            let mut left = balances(&amounts);
            let payments = fewest_payments(&left);
            for payment in &payments {
                prop_assert!(payment.amount > Balance::ZERO);
                *left.get_mut(&payment.from).unwrap() += payment.amount;
                *left.get_mut(&payment.to).unwrap() -= payment.amount;
            }
            prop_assert!(left.values().all(|&balance| balance == Balance::ZERO));
            amounts.retain(|&amount| amount != 0);
            prop_assert_eq!(payments.len(), amounts.len() - most_groups_slowly(&amounts, &mut Vec::new()));
        }
    }
}
