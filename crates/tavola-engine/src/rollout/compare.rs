//! Rolling out several positions against each other, dropping those that are surely worse.

use std::ops::ControlFlow;

use super::{Budget, Rollout, Stopped};
use crate::evaluator::Evaluator;

/// When a candidate is given up.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Comparison {
    /// A candidate is dropped when it lies so many joint standard deviations behind the best: about 2.33 for 1 in 100.
    pub deviations: f32,
    /// But not before so many trials of each.
    pub least_trials: u32,
}

impl Comparison {
    /// Dropped at 2.33 joint standard deviations after 144 trials.
    pub const USUAL: Self = Self { deviations: 2.33, least_trials: 144 };
}

/// Rolls out all `candidates` block by block; lower is better for `sign` −1 (positions after a play are seen by the
/// opponent), higher for 1. Ends when one is left that is not surely worse, when all trials are done, or when the
/// budget is spent.
pub fn compare<E: Evaluator>(
    candidates: &mut [Rollout],
    sign: f32,
    evaluator: &E,
    budget: &Budget<'_>,
    comparison: Comparison,
) -> Stopped {
    compare_watched(candidates, sign, evaluator, budget, comparison, |_| ControlFlow::Continue(()))
}

/// The same; `watch` sees all candidates after every round and may break off. Candidates that go on from an earlier run
/// are first brought up to each other's trials.
pub fn compare_watched<E: Evaluator>(
    candidates: &mut [Rollout],
    sign: f32,
    evaluator: &E,
    budget: &Budget<'_>,
    comparison: Comparison,
    mut watch: impl FnMut(&[Rollout]) -> ControlFlow<()>,
) -> Stopped {
    let mut open: Vec<usize> = (0..candidates.len()).collect();
    loop {
        let mut complete = true;
        let least = open.iter().map(|&index| candidates[index].tally().trials()).min().unwrap_or_default();
        for &index in &open {
            let rollout = &mut candidates[index];
            complete &= rollout.is_complete() || rollout.is_precise();
            if rollout.tally().trials() > least {
                continue;
            }
            if rollout.add_block(evaluator, budget).is_none() {
                return Stopped::BrokenOff;
            }
        }
        if watch(candidates).is_break() {
            return Stopped::BrokenOff;
        }
        if complete {
            return Stopped::Complete;
        }
        drop_the_hopeless(candidates, &mut open, sign, comparison);
        if open.len() <= 1 && candidates.len() > 1 {
            return Stopped::Precise;
        }
    }
}

fn drop_the_hopeless(candidates: &[Rollout], open: &mut Vec<usize>, sign: f32, comparison: Comparison) {
    let estimate = |index: usize| candidates[index].estimate();
    let value = |index: usize| sign * estimate(index).equity.value();
    let Some(best) = open.iter().copied().max_by(|&a, &b| value(a).total_cmp(&value(b))) else { return };
    let best_error = estimate(best).equity_error;
    open.retain(|&index| {
        let joint = best_error.hypot(estimate(index).equity_error);
        let young = candidates[index].tally().trials() < comparison.least_trials;
        young || value(best) - value(index) <= comparison.deviations * joint
    });
}

#[cfg(test)]
mod tests {
    use tavola_rules::{Position, legal_plays};

    use super::*;
    use crate::cubeful::CubeGame;
    use crate::heuristic::RulesOfThumb;
    use crate::rollout::{FirstTurn, Length, Settings};
    use crate::stakes::Stakes;

    #[test]
    fn hopeless_plays_are_dropped_early() {
        let game = CubeGame::new(&Stakes::MONEY).flipped();
        let settings = Settings { most_trials: 720, length: Length::Truncated(4), ..Settings::USUAL };
        let plays = legal_plays(&Position::START, "31".parse().unwrap());
        let mut candidates: Vec<Rollout> = plays
            .iter()
            .map(|legal| Rollout::new(&legal.result.flipped(), &game, FirstTurn::MayDouble, settings))
            .collect();
        compare(&mut candidates, -1.0, &RulesOfThumb, &Budget::UNLIMITED, Comparison::USUAL);
        let trials: Vec<u32> = candidates.iter().map(|rollout| rollout.tally().trials()).collect();
        assert!(trials.iter().any(|&trials| trials < 400), "{trials:?}");
        let most = trials.iter().max().unwrap();
        assert!(*most >= 144);
    }
}
