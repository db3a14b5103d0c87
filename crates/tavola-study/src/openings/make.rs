//! Rolling the opening out.

use tavola_engine::cubeful::Plies;
use tavola_engine::moves::RankedPlay;
use tavola_engine::rollout::{Budget, Comparison, FirstTurn, Length, Rollout, Seed, Settings, compare};
use tavola_engine::{CubeGame, Engine, Stakes};
use tavola_notation::MoveText;
use tavola_rules::{Position, Roll};

use super::{Decision, FirstPlay, RolledOut};
use crate::report::Chances;

/// Plays further than this behind the best at [`LOOK`] are not rolled out.
const WITHIN: f32 = 0.08;
/// How many plays of a roll are rolled out at most.
const MOST: usize = 6;
/// How deep plays are looked at to choose which are rolled out.
const LOOK: Plies = Plies(2);
/// A play is given up when it lies so many joint standard errors behind: more than [`super::CERTAIN`], because it is asked
/// after every block, and one of many looks sees 2.33 too easily.
const DROPPED: f32 = 3.3;
/// How many rolls are played before the engine judges: the luck that is left after subtracting what it saw grows with
/// every roll and every cube (a trial's error is 0.09 after 7 rolls, 0.15 after 11, 0.6 at the end).
const LENGTH: Length = Length::Truncated(11);

/// How much is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// The most games for each play; fewer where the best is certain sooner, the fewest where it has no rival.
    pub most_trials: u32,
    /// The fewest.
    pub least_trials: u32,
    /// What the dice come from.
    pub seed: u64,
}

/// The first roll of a game, its plays rolled out on the threads of the current pool; none if the budget was spent before.
#[must_use]
pub fn first_decision(engine: &Engine, roll: Roll, effort: Effort, budget: &Budget<'_>) -> Option<Decision> {
    let plays = rolled_out(engine, &Position::START, roll, effort, budget)?;
    Some(Decision { after: None, roll, plays })
}

/// A reply, likewise; none if the first play cannot be made.
#[must_use]
pub fn reply_decision(
    engine: &Engine,
    first: &FirstPlay,
    roll: Roll,
    effort: Effort,
    budget: &Budget<'_>,
) -> Option<Decision> {
    let plays = rolled_out(engine, &first.leads_to()?, roll, effort, budget)?;
    Some(Decision { after: Some(first.clone()), roll, plays })
}

fn rolled_out(
    engine: &Engine,
    position: &Position,
    roll: Roll,
    effort: Effort,
    budget: &Budget<'_>,
) -> Option<Vec<RolledOut>> {
    let game = CubeGame::new(&Stakes::MONEY);
    let others = game.flipped();
    let mut ranked = engine.best_plays_looking_at(position, roll, &game, LOOK, MOST, None);
    let best = ranked.first()?.equity.value();
    ranked.truncate(MOST);
    ranked.retain(|play| best - play.equity.value() <= WITHIN);
    let most_trials = if ranked.len() > 1 { effort.most_trials } else { effort.least_trials };
    let settings = Settings { length: LENGTH, most_trials, seed: Seed(effort.seed), ..Settings::USUAL };
    let rollout = |play: &RankedPlay| Rollout::new(&play.next, &others, FirstTurn::MayDouble, settings);
    let mut rollouts: Vec<Rollout> = ranked.iter().map(rollout).collect();
    let comparison = Comparison { deviations: DROPPED, least_trials: effort.least_trials };
    compare(&mut rollouts, -1.0, &engine.evaluator(), budget, comparison);
    if budget.is_spent() {
        return None;
    }
    let mut plays: Vec<RolledOut> = ranked.iter().zip(&rollouts).map(|(play, rollout)| told(play, rollout)).collect();
    plays.sort_by(|a, b| b.equity.total_cmp(&a.equity));
    Some(plays)
}

fn told(ranked: &RankedPlay, rollout: &Rollout) -> RolledOut {
    let estimate = rollout.estimate();
    let rounded = |value: f32| (value * 1e5).round() / 1e5;
    RolledOut {
        play: MoveText(&ranked.play).to_string(),
        equity: rounded(-estimate.equity.value()),
        error: rounded(estimate.equity_error),
        trials: estimate.trials,
        chances: Chances::from(&estimate.outcomes.flipped()),
    }
}
