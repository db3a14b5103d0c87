//! The second referee: where the players of contested decisions differ, their plays are rolled out by our own engine.
//!
//! Rollouts are cubeless, truncated, with luck subtracted, each until its standard error is small enough. Where all
//! make the same play nothing is rolled out: there nobody gains on anybody.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use tavola_engine::rollout::{Budget, FirstTurn, Length, Rollout, Seed, Settings, WithCube};
use tavola_engine::{CubeGame, CubeHolder, Engine, Stakes};

use crate::referee::{DEPTHS, Decision, Losses};
use crate::statistics::Mean;

/// How the plays are rolled out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HowRolled {
    /// Rolls until the evaluator judges.
    pub rolls: u16,
    /// The standard error to reach, in points.
    pub precision: f32,
    /// But not more trials than this.
    pub most_trials: u32,
}

/// What the rollouts say of one decision.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Verdict {
    /// Our plays at 0, 1 and 2 plies.
    pub ours: [usize; DEPTHS],
    /// gnubg's.
    pub gnubgs: [usize; DEPTHS],
    /// The plays rolled out; none where all are the same.
    pub plays: Vec<RolledPlay>,
}

/// A play rolled out.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub struct RolledPlay {
    /// Its place in the decision.
    pub play: usize,
    /// Its equity to the mover.
    pub equity: f32,
    /// The standard error.
    pub error: f32,
    /// Trials.
    pub trials: u32,
}

impl Verdict {
    /// Rolls out what `engine` and gnubg play, if they differ.
    #[must_use]
    pub fn of(engine: &Engine, decision: &Decision, how: &HowRolled) -> Self {
        let ours = decision.choices(engine);
        let mut plays: Vec<usize> = ours.into_iter().chain(decision.gnubg).collect();
        plays.sort_unstable();
        plays.dedup();
        if plays.len() == 1 {
            plays.clear();
        }
        let plays = plays.into_iter().map(|play| rolled_out(engine, decision, play, how)).collect();
        Self { ours, gnubgs: decision.gnubg, plays }
    }

    fn equity(&self, play: usize) -> f32 {
        self.plays.iter().find(|rolled| rolled.play == play).map_or(0.0, |rolled| rolled.equity)
    }

    /// What the play loses against the best of those rolled out.
    fn loss(&self, play: usize) -> f64 {
        let top = self.plays.iter().map(|rolled| rolled.equity).fold(f32::MIN, f32::max);
        if self.plays.is_empty() { 0.0 } else { f64::from(top - self.equity(play)) }
    }

    /// Whether both play the same at that depth.
    #[must_use]
    pub const fn agrees(&self, plies: usize) -> bool {
        self.ours[plies] == self.gnubgs[plies]
    }
}

fn rolled_out(engine: &Engine, decision: &Decision, play: usize, how: &HowRolled) -> RolledPlay {
    let game = CubeGame::new(&Stakes { owner: CubeHolder::Nobody, ..Stakes::MONEY });
    let settings = Settings {
        cube: WithCube::Cubeless,
        length: Length::Truncated(how.rolls),
        seed: Seed(1),
        most_trials: how.most_trials,
        precision: how.precision,
        least_trials: 72,
        ..Settings::USUAL
    };
    let mut rollout = Rollout::new(&decision.after(play), &game, FirstTurn::Rolls, settings);
    rollout.run(&engine.evaluator(), &Budget::UNLIMITED, |_| ControlFlow::Continue(()));
    let estimate = rollout.estimate();
    RolledPlay { play, equity: -estimate.equity.value(), error: estimate.equity_error, trials: estimate.trials }
}

/// What all verdicts say together.
#[derive(Debug, Clone, Copy)]
pub struct Summary {
    /// Loss a decision, against the best of the plays rolled out. Whoever's play is best by chance gains: noise makes
    /// all losses a little too large.
    pub losses: Losses,
    /// What we gain on gnubg a decision at the same depth; noise does not move this.
    pub gains: [Mean; DEPTHS],
    /// The share of decisions on which both play the same.
    pub agreement: [f64; DEPTHS],
    /// The largest standard error of a rollout.
    pub worst_error: f32,
}

impl Summary {
    /// Of these verdicts.
    #[must_use]
    pub fn of(verdicts: &[Verdict]) -> Self {
        let mean = |number: &dyn Fn(&Verdict) -> f64| verdicts.iter().map(number).collect::<Mean>();
        let gain = |verdict: &Verdict, plies: usize| {
            f64::from(verdict.equity(verdict.ours[plies]) - verdict.equity(verdict.gnubgs[plies]))
        };
        let same = |plies| verdicts.iter().filter(|verdict| verdict.agrees(plies)).count() as f64;
        let errors = verdicts.iter().flat_map(|verdict| verdict.plays.iter().map(|rolled| rolled.error));
        Self {
            losses: Losses {
                ours: std::array::from_fn(|plies| mean(&|verdict| verdict.loss(verdict.ours[plies]))),
                gnubgs: std::array::from_fn(|plies| mean(&|verdict| verdict.loss(verdict.gnubgs[plies]))),
            },
            gains: std::array::from_fn(|plies| mean(&|verdict| gain(verdict, plies))),
            agreement: std::array::from_fn(|plies| same(plies) / verdicts.len().max(1) as f64),
            worst_error: errors.fold(0.0, f32::max),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolled(play: usize, equity: f32) -> RolledPlay {
        RolledPlay { play, equity, error: 0.004, trials: 72 }
    }

    #[test]
    fn whoever_makes_the_same_play_gains_nothing_on_the_other() {
        let same = Verdict { ours: [3; DEPTHS], gnubgs: [3; DEPTHS], plays: Vec::new() };
        let better = Verdict { ours: [1, 1, 2], gnubgs: [2; DEPTHS], plays: vec![rolled(1, 0.25), rolled(2, 0.125)] };
        let summary = Summary::of(&[same, better]);
        assert_eq!(summary.gains.map(|gain| gain.mean), [0.0625, 0.0625, 0.0]);
        assert_eq!(summary.losses.gnubgs.map(|loss| loss.mean), [0.0625; DEPTHS]);
        assert_eq!((summary.losses.ours[0].mean, summary.agreement[0], summary.agreement[2]), (0.0, 0.5, 1.0));
    }
}
