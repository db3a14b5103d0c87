//! Rollouts: playing a position out many times and counting what comes of it.
//!
//! The first two rolls are stratified, luck is subtracted as each roll brings it, and every trial depends only on the
//! seed and its number: the same settings give the same result on any number of threads, and a rollout broken off
//! goes on where it stopped. Judging the plays is the evaluator's business.

mod compare;
mod dice;
mod tally;
mod trial;

use std::ops::ControlFlow;

use rayon::prelude::*;
use tavola_rules::Position;

pub use compare::{Comparison, compare, compare_watched};
pub use dice::{Seed, TrialDice};
pub use tally::{Estimate, Tally};

use crate::cubeful::{CubeGame, CubeState, Efficiencies, Plies};
use crate::evaluator::Evaluator;
use crate::replies::PruneLimit;
use trial::{Table, TrialResult};

/// Trials are played and counted in blocks of so many: one for each first roll.
pub const BLOCK: u32 = 36;

/// Whether the cube is in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WithCube {
    /// Games are played to their end at the stakes' cube.
    Cubeless,
    /// Both sides double, take and drop.
    Cubeful,
}

/// Whether luck is subtracted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VarianceReduction {
    /// Results are counted as they fall.
    Off,
    /// From each result the luck of every roll is subtracted: what the best play of the roll is worth more than the
    /// best play of the average roll, judged without looking ahead.
    Lookahead,
}

/// How far trials are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// To the end, or until the exact tables know the result.
    ToTheEnd,
    /// At most so many rolls; then the evaluator judges.
    Truncated(u16),
}

/// What happens to the cube before the first roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstTurn {
    /// The player on roll may double: for a position after a play.
    MayDouble,
    /// They roll at once: for a cube decision.
    Rolls,
}

/// How a rollout is done.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// With or without cube.
    pub cube: WithCube,
    /// With or without subtracting luck.
    pub variance_reduction: VarianceReduction,
    /// How far.
    pub length: Length,
    /// What the dice come from.
    pub seed: Seed,
    /// Not more trials than this, rounded up to whole blocks of 36.
    pub most_trials: u32,
    /// Stop when the standard error of the equity is below this, but not before `least_trials`; 0 never stops.
    pub precision: f32,
    /// See `precision`.
    pub least_trials: u32,
    /// How much of the cube's life is in the judgements along the way.
    pub efficiencies: Efficiencies,
    /// Which plays of each roll are judged.
    pub plays: PruneLimit,
    /// How far cube decisions look ahead that are close at sight.
    pub cube_plies: Plies,
}

impl Settings {
    /// 1,296 cubeful trials to the end with variance reduction.
    pub const USUAL: Self = Self {
        cube: WithCube::Cubeful,
        variance_reduction: VarianceReduction::Lookahead,
        length: Length::ToTheEnd,
        seed: Seed(1),
        most_trials: 1296,
        precision: 0.0,
        least_trials: 144,
        efficiencies: Efficiencies::FITTED,
        plays: PruneLimit::IN_SEARCH,
        cube_plies: Plies::ZERO,
    };
}

/// When work must end, whatever has been reached: whoever asks for it keeps the time.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    is_spent: &'a (dyn Fn() -> bool + Sync),
}

impl<'a> Budget<'a> {
    /// No limit but the settings' own.
    pub const UNLIMITED: Budget<'static> = Budget { is_spent: &|| false };

    /// Work that ends as soon as `is_spent`. It is asked once a turn, on every thread.
    #[must_use]
    pub const fn new(is_spent: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self { is_spent }
    }

    /// Whether the work must end now.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        (self.is_spent)()
    }
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Budget").field("is_spent", &self.is_spent()).finish()
    }
}

/// Why a rollout stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stopped {
    /// All trials are done.
    Complete,
    /// The standard error is small enough.
    Precise,
    /// The budget was spent, or the one who watched had seen enough. It can be resumed.
    BrokenOff,
}

/// A rollout of one position: what it is, and how far it has come.
#[derive(Debug, Clone)]
pub struct Rollout {
    position: Position,
    game: CubeGame,
    cube: CubeState,
    first: FirstTurn,
    settings: Settings,
    tally: Tally,
}

impl Rollout {
    /// A rollout of `position` at the stakes of `game`, with the cube as the stakes have it.
    #[must_use]
    pub fn new(position: &Position, game: &CubeGame, first: FirstTurn, settings: Settings) -> Self {
        Self::with_cube(position, game, game.cube(), first, settings)
    }

    /// The same with the cube at `cube`.
    #[must_use]
    pub fn with_cube(
        position: &Position,
        game: &CubeGame,
        cube: CubeState,
        first: FirstTurn,
        settings: Settings,
    ) -> Self {
        Self { position: *position, game: game.clone(), cube, first, settings, tally: Tally::default() }
    }

    /// Goes on from a tally an earlier run of the same rollout reached.
    #[must_use]
    pub fn resumed(self, tally: Tally) -> Self {
        Self { tally, ..self }
    }

    /// What has been counted so far.
    #[must_use]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// What the position is worth as far as counted, seen by the player on roll.
    #[must_use]
    pub fn estimate(&self) -> Estimate {
        self.tally.estimate(&self.game, self.game.cube())
    }

    /// Plays trials on the threads of the current pool until the settings or the budget say stop. `watch` sees the
    /// state after every block and may break off.
    pub fn run<E: Evaluator>(
        &mut self,
        evaluator: &E,
        budget: &Budget<'_>,
        mut watch: impl FnMut(&Self) -> ControlFlow<()>,
    ) -> Stopped {
        while !self.is_complete() && !self.is_precise() {
            for results in self.next_blocks(evaluator, budget) {
                let Some(results) = results else { return Stopped::BrokenOff };
                results.iter().for_each(|result| self.tally.add(result));
                if watch(self).is_break() {
                    return Stopped::BrokenOff;
                }
                // What was played beyond the end is not counted: it would depend on the number of threads.
                if self.is_complete() || self.is_precise() {
                    break;
                }
                if budget.is_spent() {
                    return Stopped::BrokenOff;
                }
            }
        }
        if self.is_complete() { Stopped::Complete } else { Stopped::Precise }
    }

    const fn is_complete(&self) -> bool {
        self.tally.trials() >= self.settings.most_trials
    }

    fn is_precise(&self) -> bool {
        let enough = self.tally.trials() >= self.settings.least_trials.max(BLOCK);
        enough && self.settings.precision > 0.0 && self.estimate().equity_error <= self.settings.precision
    }

    /// Plays one block and counts it, if there is something left to play; `None` if it did not come to its end.
    fn add_block<E: Evaluator>(&mut self, evaluator: &E, budget: &Budget<'_>) -> Option<()> {
        if !self.is_complete() && !self.is_precise() {
            let results = self.blocks(1, evaluator, budget).pop().flatten()?;
            results.iter().for_each(|result| self.tally.add(result));
        }
        Some(())
    }

    /// Plays the next blocks, one for each thread, so that threads wait for each other seldom.
    fn next_blocks<E: Evaluator>(&self, evaluator: &E, budget: &Budget<'_>) -> Vec<Option<Vec<TrialResult>>> {
        let left = (self.settings.most_trials - self.tally.trials()).div_ceil(BLOCK);
        let threads = u32::try_from(rayon::current_num_threads()).unwrap_or(u32::MAX);
        let together = if threads > 1 { 2 * threads.min(64) } else { 1 };
        self.blocks(together.min(left), evaluator, budget)
    }

    /// The results of so many blocks; nothing for one that did not come to its end: half a block would favour short
    /// games.
    fn blocks<E: Evaluator>(&self, count: u32, evaluator: &E, budget: &Budget<'_>) -> Vec<Option<Vec<TrialResult>>> {
        let table = Table { evaluator, settings: &self.settings, budget };
        let start = self.tally.trials();
        let trial = |number| table.play(&self.position, &self.game, self.cube, self.first, number);
        let results: Vec<Option<TrialResult>> = (start..start + count * BLOCK).into_par_iter().map(trial).collect();
        results.chunks(BLOCK as usize).map(|block| block.iter().copied().collect()).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;
    use crate::bearoff::{Bearoff, HomeBoard};
    use crate::evaluator::WithTables;
    use crate::heuristic::RulesOfThumb;
    use crate::stakes::Stakes;

    const SMALL: Settings = Settings { most_trials: 72, ..Settings::USUAL };

    fn rolled_out(position: &Position, settings: Settings) -> Rollout {
        let game = CubeGame::new(&Stakes::MONEY);
        let mut rollout = Rollout::new(position, &game, FirstTurn::MayDouble, settings);
        rollout.run(&WithTables::new(RulesOfThumb), &Budget::UNLIMITED, |_| ControlFlow::Continue(()));
        rollout
    }

    #[test]
    fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
        let on = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| rolled_out(&Position::START, SMALL))
        };
        assert_eq!(on(1).tally(), on(3).tally());
    }

    #[test]
    fn a_rollout_broken_off_goes_on_where_it_stopped() {
        let whole = rolled_out(&Position::START, SMALL);
        let half = rolled_out(&Position::START, Settings { most_trials: 36, ..SMALL });
        let game = CubeGame::new(&Stakes::MONEY);
        let mut rest = Rollout::new(&Position::START, &game, FirstTurn::MayDouble, SMALL).resumed(*half.tally());
        rest.run(&WithTables::new(RulesOfThumb), &Budget::UNLIMITED, |_| ControlFlow::Continue(()));
        assert_eq!(whole.tally(), rest.tally());
    }

    #[test]
    fn cancelling_leaves_the_blocks_that_were_done() {
        let cancel = AtomicBool::new(false);
        let game = CubeGame::new(&Stakes::MONEY);
        let mut rollout = Rollout::new(&Position::START, &game, FirstTurn::MayDouble, Settings::USUAL);
        let is_cancelled = || cancel.load(Ordering::Relaxed);
        let budget = Budget::new(&is_cancelled);
        let stopped = rollout.run(&RulesOfThumb, &budget, |_| {
            cancel.store(true, Ordering::Relaxed);
            ControlFlow::Continue(())
        });
        assert_eq!((stopped, rollout.tally().trials()), (Stopped::BrokenOff, BLOCK));
    }

    #[test]
    fn a_race_rolls_out_to_its_exact_equity() {
        let home = |checkers| HomeBoard::new(checkers).unwrap();
        let position = home([1, 2, 2, 2, 2, 1]).against(&home([2, 2, 2, 1, 1, 1]));
        let exact = Bearoff::shared().one_sided().outcomes(&home([1, 2, 2, 2, 2, 1]), &home([2, 2, 2, 1, 1, 1]));
        for variance_reduction in [VarianceReduction::Off, VarianceReduction::Lookahead] {
            let settings =
                Settings { cube: WithCube::Cubeless, variance_reduction, most_trials: 1296, ..Settings::USUAL };
            let estimate = rolled_out(&position, settings).estimate();
            let off = (estimate.outcomes.win() - exact.win()).abs();
            assert!(off < 4.0 * estimate.outcome_errors[0] + 0.004, "{off} {variance_reduction:?}");
        }
    }

    #[test]
    fn subtracting_luck_makes_the_error_smaller_and_moves_the_mean_by_chance_only() {
        let with = |variance_reduction| {
            let length = Length::Truncated(6);
            rolled_out(&Position::START, Settings { variance_reduction, length, most_trials: 360, ..Settings::USUAL })
                .estimate()
        };
        let (plain, reduced) = (with(VarianceReduction::Off), with(VarianceReduction::Lookahead));
        assert!(reduced.equity_error < plain.equity_error / 2.0, "{} {}", reduced.equity_error, plain.equity_error);
        let apart = (plain.equity.value() - reduced.equity.value()).abs();
        assert!(apart < 4.0 * plain.equity_error, "{apart}");
    }
}
