//! Dice of rollouts: every trial has its own, and the first two rolls are dealt evenly.

use tavola_rules::{Die, Roll};

/// Names a sequence of dice; the same seed gives the same rollout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

/// The rolls of one trial.
#[derive(Debug, Clone)]
pub struct TrialDice {
    strata: [u8; 2],
    rolled: usize,
    state: u64,
}

impl TrialDice {
    /// The dice of trial `number`: within 36 trials each first and each second roll falls once, within 1,296 each pair.
    #[must_use]
    pub fn new(seed: Seed, number: u32) -> Self {
        let cell = u64::from(number) % 1296;
        let round = u64::from(number) / 1296;
        let first = cell % 36;
        let second = (cell / 36 + first) % 36;
        let strata = [shuffled(seed.0 ^ round, first), shuffled(!seed.0 ^ round.rotate_left(32), second)];
        Self { strata, rolled: 0, state: mixed(seed.0 ^ mixed(u64::from(number))) }
    }

    /// The next roll.
    pub fn roll(&mut self) -> Roll {
        let roll = match self.strata.get(self.rolled) {
            Some(&roll) => roll,
            None => {
                self.state = self.state.wrapping_add(STEP);
                below(mixed(self.state), 36) as u8
            }
        };
        self.rolled += 1;
        Roll::new(Die::ALL[usize::from(roll / 6)], Die::ALL[usize::from(roll % 6)])
    }
}

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// The place of `index` in a shuffle of 36 rolls that `key` names.
fn shuffled(key: u64, index: u64) -> u8 {
    let mut deck: [u8; 36] = std::array::from_fn(|roll| roll as u8);
    let mut state = mixed(key);
    for last in (1..36_usize).rev() {
        state = state.wrapping_add(STEP);
        deck.swap(last, below(mixed(state), last as u64 + 1) as usize);
    }
    deck[index as usize]
}

/// A number below `bound` from 64 random bits; the bias is below 2⁻⁵⁸.
const fn below(bits: u64, bound: u64) -> u64 {
    ((bits as u128 * bound as u128) >> 64) as u64
}

/// Mixes all bits (the finaliser of SplitMix64; Steele, Lea and Flood, 2014).
const fn mixed(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn thirty_six_trials_see_every_first_and_every_second_roll() {
        let rolls = |number| TrialDice::new(Seed(7), number).strata;
        for position in 0..2 {
            let seen: HashSet<u8> = (72..108).map(|number| rolls(number)[position]).collect();
            assert_eq!(seen.len(), 36);
        }
    }

    #[test]
    fn a_full_round_of_trials_sees_every_pair_of_rolls() {
        let seen: HashSet<[u8; 2]> = (1296..2592).map(|number| TrialDice::new(Seed(7), number).strata).collect();
        assert_eq!(seen.len(), 1296);
    }

    #[test]
    fn later_rolls_are_even() {
        let mut counts = [0_u32; 36];
        for number in 0..3600 {
            let mut dice = TrialDice::new(Seed(3), number);
            for _ in 0..10 {
                let roll = dice.roll();
                counts[usize::from(roll.high().number() - 1) * 6 + usize::from(roll.low().number() - 1)] += 1;
            }
        }
        for roll in Roll::all() {
            let count = counts[usize::from(roll.high().number() - 1) * 6 + usize::from(roll.low().number() - 1)];
            let expected = f64::from(roll.weight()) * 1000.0;
            assert!((f64::from(count) - expected).abs() < 5.0 * expected.sqrt(), "{roll}: {count}");
        }
    }
}
