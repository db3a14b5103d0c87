//! Who meets whom at the least cost: minimum-weight perfect matching, ties broken by lot.
//!
//! Costs have levels, of which an earlier one outweighs everything in the later ones. Up to [`EXACT`] entrants the
//! matching is found by the blossom algorithm and nothing is cheaper. Beyond, a matching is made greedily in drawn
//! order and the blossom algorithm repairs it in parts, the costly pairs first, until it costs no more than a bound
//! that no matching can go below, or repairs no longer help.

use integer_blossom::min_weight_perfect_matching;

use super::lot::Lot;

/// Up to so many entrants the whole pool is one problem.
pub(crate) const EXACT: usize = 128;

/// Pairs whose costs add up to less are better; `i128` so that levels can be stacked.
pub(crate) type Cost = i128;

/// How many of a pool's costs the lot may outweigh: none. Its words are that many bits.
const LOT_BITS: u32 = 20;

/// So many repairs in a row without a gain end the search, and so many in all.
const MOST_FAILURES: usize = 2;
const REPAIRS: usize = 24;

/// Stacked levels of cost, the first the heaviest.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Levels<const N: usize> {
    caps: [u32; N],
    units: [Cost; N],
}

impl<const N: usize> Levels<N> {
    /// Levels whose values for one pair go up to `caps`, in pools of so many pairs.
    #[must_use]
    pub(crate) fn new(caps: [u32; N], pairs: usize) -> Self {
        let mut units = [1; N];
        let pairs = Cost::try_from(pairs).unwrap_or(Cost::from(u32::MAX));
        for level in (1..N).rev() {
            units[level - 1] = units[level] * (Cost::from(caps[level]) * pairs + 1);
        }
        Self { caps, units }
    }

    /// The cost of a pair with these values, each cut at its cap.
    #[must_use]
    pub(crate) fn cost(&self, values: [u32; N]) -> Cost {
        (0..N).map(|level| Cost::from(values[level].min(self.caps[level])) * self.units[level]).sum()
    }
}

/// The cheapest pairs of `0..n`, `n` even; `bound` is a cost that no matching goes below, if one is known.
///
/// # Panics
/// If `n` is odd.
pub(crate) fn least(
    n: usize,
    cost: impl Fn(usize, usize) -> Cost,
    bound: Option<Cost>,
    lot: &mut Lot,
) -> Vec<[usize; 2]> {
    assert!(n.is_multiple_of(2), "somebody has to have the bye first");
    let mut order: Vec<usize> = (0..n).collect();
    lot.shuffle(&mut order);
    if n <= EXACT { exact(&order, &cost, Some(lot)) } else { Repair::new(&order, &cost, bound).run(lot) }
}

/// The cheapest pairs among `members`, by blossom; the lot decides between equals, or else their order.
fn exact(members: &[usize], cost: &impl Fn(usize, usize) -> Cost, mut lot: Option<&mut Lot>) -> Vec<[usize; 2]> {
    let n = members.len();
    let lot_unit = Cost::try_from(n / 2 + 1).unwrap_or(1) << LOT_BITS;
    let mut weights = vec![0; n * n];
    for a in 0..n {
        for b in a + 1..n {
            let chance = lot.as_deref_mut().map_or(0, |lot| Cost::from(lot.word() >> (u32::BITS - LOT_BITS)));
            weights[a * n + b] = cost(members[a], members[b]) * lot_unit + chance;
        }
    }
    let mates = min_weight_perfect_matching(&weights, n);
    (0..n).filter(|&a| a < mates[a]).map(|a| [members[a], members[mates[a]]]).collect()
}

/// A large matching made better part by part.
struct Repair<'a, F> {
    cost: &'a F,
    bound: Option<Cost>,
    /// What the cheapest pair of each entrant costs.
    cheapest: Vec<Cost>,
    pairs: Vec<[usize; 2]>,
}

impl<'a, F: Fn(usize, usize) -> Cost> Repair<'a, F> {
    fn new(order: &[usize], cost: &'a F, bound: Option<Cost>) -> Self {
        let n = order.len();
        let cheapest = (0..n).map(|a| (0..n).filter(|&b| b != a).map(|b| cost(a, b)).min().unwrap_or(0)).collect();
        let mut repair = Self { cost, bound, cheapest, pairs: Vec::with_capacity(n / 2) };
        repair.pair_greedily(order.to_vec());
        repair
    }

    /// Each in drawn order takes the first in drawn order who is the cheapest for them.
    fn pair_greedily(&mut self, mut free: Vec<usize>) {
        free.reverse();
        while let Some(a) = free.pop() {
            let mut best = (Cost::MAX, 0);
            for (place, &b) in free.iter().enumerate().rev() {
                let cost = (self.cost)(a, b);
                if cost < best.0 {
                    best = (cost, place);
                }
                if cost <= self.cheapest[a] {
                    break;
                }
            }
            if !free.is_empty() {
                let b = free.remove(best.1);
                self.pairs.push([a, b]);
            }
        }
    }

    fn run(mut self, lot: &mut Lot) -> Vec<[usize; 2]> {
        let mut failures = 0;
        for _ in 0..REPAIRS {
            if failures == MOST_FAILURES || self.is_proven() {
                break;
            }
            let part = self.part(lot);
            if part.is_empty() {
                break;
            }
            if self.improve(&part) {
                failures = 0;
            } else {
                failures += 1;
            }
        }
        self.pairs
    }

    fn is_proven(&self) -> bool {
        self.bound.is_some_and(|bound| self.pairs.iter().map(|&[a, b]| (self.cost)(a, b)).sum::<Cost>() <= bound)
    }

    /// How much dearer a pair is than the cheapest pairs of the two.
    fn excess(&self, pair: usize) -> Cost {
        let [a, b] = self.pairs[pair];
        2 * (self.cost)(a, b) - self.cheapest[a] - self.cheapest[b]
    }

    /// Pairs to be matched anew: some of the dearest, and pairs of whom those could find a cheaper partner.
    fn part(&self, lot: &mut Lot) -> Vec<usize> {
        let mut dear: Vec<usize> = (0..self.pairs.len()).filter(|&pair| self.excess(pair) > 0).collect();
        lot.shuffle(&mut dear);
        dear.sort_by_key(|&pair| std::cmp::Reverse(self.excess(pair)));
        dear.truncate(EXACT / 4);
        let mut part = dear.clone();
        if dear.is_empty() {
            return part;
        }
        let mut others: Vec<usize> = (0..self.pairs.len()).filter(|pair| !dear.contains(pair)).collect();
        lot.shuffle(&mut others);
        let helps = |pair: &usize| {
            let near = |a: usize, b: usize| (self.cost)(a, b) - self.cheapest[a];
            dear.iter()
                .take(8)
                .flat_map(|&d| self.pairs[d])
                .map(|a| self.pairs[*pair].map(|b| near(a, b)).into_iter().min())
                .min()
        };
        others.sort_by_cached_key(helps);
        others.truncate((EXACT / 2).saturating_sub(part.len()));
        part.extend(others);
        part
    }

    fn improve(&mut self, part: &[usize]) -> bool {
        let members: Vec<usize> = part.iter().flat_map(|&pair| self.pairs[pair]).collect();
        let cost_of = |pairs: &[[usize; 2]]| pairs.iter().map(|&[a, b]| (self.cost)(a, b)).sum::<Cost>();
        let before = cost_of(&part.iter().map(|&pair| self.pairs[pair]).collect::<Vec<_>>());
        let after = exact(&members, self.cost, None);
        let is_better = cost_of(&after) < before;
        for (&pair, new) in part.iter().zip(after) {
            self.pairs[pair] = new;
        }
        is_better
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::lot::DrawKey;
    use tavola_base::dice_proof::Digest;

    fn lot(seed: u8) -> Lot {
        DrawKey::new(Digest::new([seed; 32])).lot()
    }

    /// The least cost of all matchings, tried one by one.
    fn by_trial(free: &[usize], cost: &dyn Fn(usize, usize) -> Cost) -> Cost {
        let Some((&a, rest)) = free.split_first() else { return 0 };
        let with = |at: usize| {
            let mut others = rest.to_vec();
            let b = others.remove(at);
            cost(a, b) + by_trial(&others, cost)
        };
        (0..rest.len()).map(with).min().unwrap_or(0)
    }

    #[test]
    fn no_matching_is_cheaper_than_the_one_found() {
        for seed in 0..20 {
            let mut chance = lot(seed);
            let table: Vec<Cost> = (0..64).map(|_| Cost::from(chance.word() % 7)).collect();
            let cost = |a: usize, b: usize| table[a.min(b) * 8 + a.max(b)];
            let pairs = least(8, cost, None, &mut lot(seed));
            let total: Cost = pairs.iter().map(|&[a, b]| cost(a, b)).sum();
            assert_eq!(total, by_trial(&[0, 1, 2, 3, 4, 5, 6, 7], &cost));
        }
    }

    #[test]
    fn a_large_pool_is_paired_as_cheaply_as_the_bound_says() {
        // Two kinds, four quarters, and everybody has met their neighbours: a matching without cost exists.
        let cost = |a: usize, b: usize| {
            Cost::from(a.abs_diff(b) < 3) * 1_000_000
                + Cost::from(a % 2 == b % 2) * 1000
                + Cost::from(a * 4 / 600 == b * 4 / 600)
        };
        let pairs = least(600, cost, Some(0), &mut lot(1));
        assert_eq!(pairs.iter().map(|&[a, b]| cost(a, b)).sum::<Cost>(), 0);
        let mut seen: Vec<usize> = pairs.into_iter().flatten().collect();
        seen.sort_unstable();
        assert!(seen.into_iter().eq(0..600), "everybody is paired once");
    }

    #[test]
    fn an_earlier_level_outweighs_all_later_ones() {
        let levels = Levels::new([3, 1, 9], 4);
        assert!(levels.cost([1, 0, 0]) > 4 * levels.cost([0, 1, 9]));
        assert!(levels.cost([0, 1, 0]) > 4 * levels.cost([0, 0, 9]));
        assert_eq!(levels.cost([9, 9, 9]), levels.cost([3, 1, 9]), "values are cut at their caps");
    }
}
