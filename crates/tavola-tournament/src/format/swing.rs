//! The Swing tournament: equal stacks of victory points, single games for a rising stake, until one holds all (SWG).

use serde::{Deserialize, Serialize};

use super::lot::Lot;
use crate::ids::{EntrantId, Round};

/// Victory points (PV), the chips of a Swing. Below zero is a debt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Chips(i64);

impl Chips {
    /// None.
    pub const ZERO: Self = Self(0);

    /// So many.
    #[must_use]
    pub const fn new(chips: i64) -> Self {
        Self(chips)
    }

    /// How many.
    #[must_use]
    pub const fn number(self) -> i64 {
        self.0
    }

    /// Whether their owner goes on (SWG-02).
    #[must_use]
    pub const fn goes_on(self) -> bool {
        self.0 > 0
    }
}

impl std::fmt::Display for Chips {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// The most a game can cost (SWG-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LossLimit {
    /// Nobody loses more than they have.
    #[default]
    LoserStack,
    /// Nobody wins more than they had either.
    TableStakes,
    /// What the loser does not have they owe.
    Owed,
}

/// How the chips per point rise from round to round (SWG-06).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum CppSchedule {
    /// By the same step each time.
    Steps {
        /// In the first round.
        first: u32,
        /// More each further round.
        step: u32,
    },
    /// As listed; after the list by its last step, which of a single number is that number.
    Listed {
        /// Round by round.
        cpp: Vec<u32>,
    },
}

impl CppSchedule {
    /// The chips per point of a round.
    #[must_use]
    pub fn at(&self, round: Round) -> Chips {
        let index = round.index();
        let cpp = match self {
            Self::Steps { first, step } => i64::from(*first) + i64::from(*step) * as_i64(index),
            Self::Listed { cpp } => listed(cpp, index),
        };
        Chips(cpp)
    }

    /// Whether it rises after every round, from at least one chip on.
    #[must_use]
    pub fn is_rising(&self) -> bool {
        match self {
            Self::Steps { first, step } => *first > 0 && *step > 0,
            Self::Listed { cpp } => cpp.first().is_some_and(|&first| first > 0) && cpp.is_sorted_by(|a, b| a < b),
        }
    }
}

fn listed(cpp: &[u32], index: usize) -> i64 {
    let Some(&last) = cpp.last() else { return 1 };
    let before = cpp.len().checked_sub(2).map_or(0, |at| cpp[at]);
    let beyond = (index + 1).saturating_sub(cpp.len());
    let rise = i64::from(last.saturating_sub(before)) * as_i64(beyond);
    i64::from(cpp.get(index).copied().unwrap_or(last)) + rise
}

fn as_i64(index: usize) -> i64 {
    i64::try_from(index).unwrap_or(i64::MAX)
}

/// What a point is worth in a game between these stacks: the CPP, or the smaller stack if that is less (all-in).
#[must_use]
pub fn stake(cpp: Chips, one: Chips, other: Chips) -> Chips {
    cpp.min(one).min(other)
}

/// A game's settlement: what each has afterwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SwingSettlement {
    /// What changes hands.
    pub paid: Chips,
    /// What the winner has then.
    pub winner: Chips,
    /// What the loser has then; below zero they owe it.
    pub loser: Chips,
}

/// Settles a game won by so many points (cube times kind of win) at that stake a point (SWG-04, SWG-05).
#[must_use]
pub fn settle(points: u32, stake: Chips, winner: Chips, loser: Chips, limit: LossLimit) -> SwingSettlement {
    let due = Chips(stake.0.saturating_mul(points.into()));
    let paid = match limit {
        LossLimit::LoserStack => due.min(loser),
        LossLimit::TableStakes => due.min(loser).min(winner),
        LossLimit::Owed => due,
    };
    SwingSettlement { paid, winner: Chips(winner.0 + paid.0), loser: Chips(loser.0 - paid.0) }
}

/// One who still has chips, and how often they have sat out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SwingPlayer {
    /// The entry's number in the tournament, from 1.
    pub entrant: EntrantId,
    /// How often they have sat out.
    pub sat_out: u32,
}

/// A round of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwingRound {
    /// Who plays whom.
    pub pairs: Vec<[EntrantId; 2]>,
    /// Who sits out.
    pub sits_out: Option<EntrantId>,
}

/// Pairs a round at random (SWG-03). With an odd number one sits out by lot, nobody twice before all have (SWG-06).
#[must_use]
pub fn pair(players: &[SwingPlayer], lot: &mut Lot) -> SwingRound {
    let mut players = players.to_vec();
    players.sort_unstable_by_key(|player| player.entrant);
    let mut sits_out = None;
    if players.len() % 2 == 1 {
        let fewest = players.iter().map(|player| player.sat_out).min().unwrap_or(0);
        let with_fewest: Vec<usize> = (0..players.len()).filter(|&at| players[at].sat_out == fewest).collect();
        sits_out = lot.one_of(&with_fewest).map(|&at| players.remove(at).entrant);
    }
    lot.shuffle(&mut players);
    SwingRound { pairs: players.chunks_exact(2).map(|two| [two[0].entrant, two[1].entrant]).collect(), sits_out }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::format::rehearsal::lot;

    const CPP_300: Chips = Chips(300);

    // rule: SWG-04
    #[test]
    fn sw_01_a_gammon_with_the_cube_on_4_at_300_pays_2400() {
        let rich = Chips(5000);
        let settled = settle(2 * 4, stake(CPP_300, rich, rich), rich, rich, LossLimit::LoserStack);
        assert_eq!(settled.paid, Chips(2400));
    }

    // rule: SWG-04
    #[test]
    fn sw_03_a_backgammon_with_the_cube_on_2_at_200_pays_1200() {
        let rich = Chips(5000);
        assert_eq!(settle(3 * 2, Chips(200), rich, rich, LossLimit::TableStakes).paid, Chips(1200));
    }

    // rule: SWG-02
    // rule: SWG-05
    #[test]
    fn sw_05_who_has_less_than_the_cpp_is_all_in_for_his_stack() {
        let (poor, rich) = (Chips(250), Chips(1000));
        let stake = stake(CPP_300, poor, rich);
        assert_eq!(stake, Chips(250));
        let settled = settle(1, stake, rich, poor, LossLimit::LoserStack);
        assert_eq!((settled.loser, settled.winner), (Chips::ZERO, Chips(1250)));
        assert!(!settled.loser.goes_on());
        assert_eq!(super::stake(CPP_300, Chips(250), Chips(100)), Chips(100), "the smaller if both have less");
    }

    // rule: SWG-05
    #[test]
    fn sw_07_the_loss_limit_says_what_becomes_of_what_the_loser_has_not() {
        let (loser, winner) = (Chips(1000), Chips(1500));
        for limit in [LossLimit::LoserStack, LossLimit::TableStakes] {
            let settled = settle(2 * 2, CPP_300, winner, loser, limit);
            assert_eq!((settled.paid, settled.loser), (Chips(1000), Chips::ZERO));
        }
        let owed = settle(2 * 2, CPP_300, winner, loser, LossLimit::Owed);
        assert_eq!((owed.loser, owed.winner), (Chips(-200), Chips(2700)));
        assert!(!owed.loser.goes_on());
        let short = settle(2 * 2, CPP_300, Chips(400), loser, LossLimit::TableStakes);
        assert_eq!(short.paid, Chips(400), "nobody wins more than he had");
    }

    // rule: SWG-05
    #[test]
    fn sw_09_who_has_exactly_the_cpp_plays_the_normal_stake() {
        assert_eq!(stake(CPP_300, CPP_300, Chips(1000)), CPP_300);
        assert_eq!(settle(2, CPP_300, Chips(1000), CPP_300, LossLimit::LoserStack).paid, CPP_300);
    }

    // rule: SWG-01
    // rule: SWG-02
    // rule: SWG-03
    // rule: SWG-06
    #[test]
    fn sw_11_four_with_1000_each_have_4000_at_all_times_until_one_has_all() {
        for (seed, limit) in [(1, LossLimit::LoserStack), (2, LossLimit::TableStakes), (3, LossLimit::Owed)] {
            let (rounds, stacks) = play_out(4, limit, seed);
            assert!(rounds < 60, "the rising stake ends it");
            assert_eq!(stacks.values().filter(|stack| stack.goes_on()).count(), 1);
            if limit != LossLimit::Owed {
                assert!(stacks.values().any(|&stack| stack == Chips(4000)));
            }
        }
    }

    // rule: SWG-06
    #[test]
    fn a_swing_of_seven_ends_and_nobody_sits_out_twice_before_all_have() {
        for seed in 0..20 {
            play_out(7, LossLimit::LoserStack, seed);
        }
    }

    fn play_out(n: u32, limit: LossLimit, seed: u32) -> (u32, BTreeMap<EntrantId, Chips>) {
        let (mut lot, cpp) = (lot(seed), CppSchedule::Steps { first: 100, step: 50 });
        let mut stacks: BTreeMap<_, _> = (1..=n).map(|number| (EntrantId::new(number), Chips(1000))).collect();
        let (mut sat_out, mut round) = (BTreeMap::<EntrantId, u32>::new(), Round::FIRST);
        loop {
            let playing: Vec<_> =
                stacks.iter().filter(|(_, stack)| stack.goes_on()).map(|(&entrant, _)| entrant).collect();
            if playing.len() < 2 {
                return (round.number(), stacks);
            }
            let of = |entrant| SwingPlayer { entrant, sat_out: sat_out.get(&entrant).copied().unwrap_or(0) };
            let players: Vec<_> = playing.iter().map(|&entrant| of(entrant)).collect();
            let SwingRound { pairs, sits_out } = pair(&players, &mut lot);
            assert_eq!(pairs.len() * 2 + usize::from(sits_out.is_some()), players.len());
            if let Some(out) = sits_out {
                assert!(players.iter().all(|player| player.sat_out >= of(out).sat_out));
                *sat_out.entry(out).or_default() += 1;
            }
            for mut two in pairs {
                lot.shuffle(&mut two);
                let [winner, loser] = two;
                let points = [1, 1, 2, 2, 4, 6][lot.below(6)];
                let stake = stake(cpp.at(round), stacks[&winner], stacks[&loser]);
                let settled = settle(points, stake, stacks[&winner], stacks[&loser], limit);
                stacks.extend([(winner, settled.winner), (loser, settled.loser)]);
                assert_eq!(stacks.values().map(|stack| stack.0).sum::<i64>(), i64::from(n) * 1000);
            }
            round = round.next();
        }
    }

    // rule: SWG-06
    #[test]
    fn the_chips_per_point_rise_after_every_round() {
        let listed = CppSchedule::Listed { cpp: vec![100, 200, 400] };
        let at = |number| listed.at(Round::new(number)).number();
        assert_eq!([1, 2, 3, 4, 5].map(at), [100, 200, 400, 600, 800]);
        assert!(listed.is_rising() && CppSchedule::Steps { first: 100, step: 50 }.is_rising());
        assert!(!CppSchedule::Listed { cpp: vec![100, 100] }.is_rising());
    }
}
