//! A fixed set of positions rolled out to the end, against which the level of evaluations is measured, class by class.
//!
//! Every position follows from the seed, its number and the nets: the classes take turns, and of late and deep ones
//! every other comes from a game that began at a hard start. Rollouts are cubeless, by the nets without looking ahead,
//! with luck subtracted.

use std::ops::ControlFlow;

use tavola_engine::net::Kind;
use tavola_engine::rollout::{Budget, FirstTurn, Length, Rollout, Seed, Settings, WithCube};
use tavola_engine::{Bearoff, CubeGame, CubeHolder, Evaluator, Outcomes, Stakes, finished};
use tavola_rules::Position;

use crate::practice::Starts;
use crate::random::Random;
use crate::referee::{best, turned_results};
use crate::statistics::{Mean, RootMeanSquare};

/// Where the game of a position began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// At the start of a game.
    Play,
    /// At a hard start of practice: checkers hit late, back games, primes.
    Hard,
}

/// A position of the set.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Drawn {
    /// Seen by the player on roll.
    pub position: Position,
    /// Its class.
    pub kind: Kind,
    /// Where its game began.
    pub origin: Origin,
}

/// How precisely a position is rolled out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Precision {
    /// The standard error to reach, in points.
    pub error: f32,
    /// Not more trials than this.
    pub most_trials: u32,
}

/// What a rollout to the end says, without a cube, seen by the player on roll.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RolledOut {
    /// The chances; a rare way to end may come out slightly below 0 since luck is subtracted.
    pub outcomes: Outcomes,
    /// The standard error of their equity, in points.
    pub error: f32,
    /// Trials.
    pub trials: u32,
}

/// Opening positions of own play are all alike: so many rolls are played first.
const OPENING: usize = 3;

impl Drawn {
    /// Position `number` of the set of `seed`, from games of `evaluator` against itself. None is one that the exact
    /// tables know.
    #[must_use]
    pub fn new(evaluator: &impl Evaluator, seed: u64, number: u64) -> Self {
        let kinds = Kind::ALL.len() as u64;
        let kind = Kind::ALL[(number % kinds) as usize];
        let none = Starts { wild: 0.0, late: 0.0, deep: 0.0 };
        let (origin, starts) = match kind {
            Kind::Late if (number / kinds) % 2 == 1 => (Origin::Hard, Starts { late: 1.0, ..none }),
            Kind::Deep if (number / kinds) % 2 == 1 => (Origin::Hard, Starts { deep: 1.0, ..none }),
            _ => (Origin::Play, none),
        };
        let mut random = Random::new(seed ^ number << 20);
        loop {
            let start = starts.draw(&mut random);
            if let Some(position) = one_of_game(evaluator, kind, start, &mut random) {
                return Self { position, kind, origin };
            }
        }
    }

    /// Rolls the position out on the threads of the current pool; the dice follow from `seed` alone.
    #[must_use]
    pub fn rolled_out(&self, evaluator: &impl Evaluator, precision: Precision, seed: u64) -> RolledOut {
        RolledOut::of(&self.position, evaluator, precision, seed)
    }
}

impl RolledOut {
    /// Rolls `position` out on the threads of the current pool; the dice follow from `seed` alone.
    #[must_use]
    pub fn of(position: &Position, evaluator: &impl Evaluator, precision: Precision, seed: u64) -> Self {
        let game = CubeGame::new(&Stakes { owner: CubeHolder::Nobody, ..Stakes::MONEY });
        let settings = Settings {
            cube: WithCube::Cubeless,
            length: Length::ToTheEnd,
            seed: Seed(seed),
            most_trials: precision.most_trials,
            precision: precision.error,
            ..Settings::USUAL
        };
        let mut rollout = Rollout::new(position, &game, FirstTurn::Rolls, settings);
        rollout.run(evaluator, &Budget::UNLIMITED, |_| ControlFlow::Continue(()));
        let estimate = rollout.estimate();
        Self { outcomes: estimate.outcomes, error: estimate.cubeless_error, trials: estimate.trials }
    }
}

/// One of the positions of `kind` in a game from `start`, each as likely; `None` if there is none.
fn one_of_game(evaluator: &impl Evaluator, kind: Kind, start: Position, random: &mut Random) -> Option<Position> {
    let passed_over = if start == Position::START { OPENING } else { 0 };
    let (mut position, mut chosen, mut met) = (start, None, 0);
    for turn in 0.. {
        if finished(&position).is_some() {
            break;
        }
        let fits = turn >= passed_over && Kind::of(&position) == kind;
        if fits && Bearoff::shared().outcomes(&position).is_none() {
            met += 1;
            if random.below(met) == 0 {
                chosen = Some(position);
            }
        }
        let results = turned_results(&position, random.roll());
        position = if results.is_empty() { position.flipped() } else { results[best(evaluator, &results)] };
    }
    chosen
}

/// How far evaluations are off the rollouts, in points.
#[derive(Debug, Clone, Copy)]
pub struct Off {
    /// The root of the mean square; the rollouts' own noise is in it.
    pub rms: RootMeanSquare,
    /// The mean: positive where the player on roll is overrated.
    pub bias: Mean,
}

impl Off {
    /// Of these differences, evaluation less rollout, in points.
    #[must_use]
    pub fn of(differences: &[f64]) -> Self {
        let numbers = || differences.iter().copied();
        Self { rms: numbers().collect(), bias: numbers().collect() }
    }
}

#[cfg(test)]
mod tests {
    use tavola_engine::net::Nets;
    use tavola_engine::{RulesOfThumb, WithTables};

    use super::*;

    #[test]
    fn classes_take_turns_and_a_number_gives_the_same_position_again() {
        let nets = Nets::built_in();
        for number in 0..20 {
            let drawn = Drawn::new(nets, 3, number);
            assert_eq!(drawn, Drawn::new(nets, 3, number));
            assert_eq!(Kind::of(&drawn.position), Kind::ALL[(number % 5) as usize]);
            assert!(Bearoff::shared().outcomes(&drawn.position).is_none());
        }
        assert_eq!(
            [1, 2, 6, 7].map(|number| Drawn::new(nets, 3, number).origin),
            [Origin::Play, Origin::Play, Origin::Hard, Origin::Hard]
        );
    }

    #[test]
    fn rollouts_stop_when_they_are_precise_or_have_the_most_trials() {
        let thumb = WithTables::new(RulesOfThumb);
        let race = Drawn::new(&thumb, 1, 0);
        let rolled = |error, most_trials| race.rolled_out(&thumb, Precision { error, most_trials }, 5);
        assert_eq!(rolled(0.0, 180).trials, 180);
        assert_eq!(rolled(1.0, 1296).trials, Settings::USUAL.least_trials);
        assert!((rolled(0.0, 180).outcomes.exclusive().iter().sum::<f32>() - 1.0).abs() < 1e-4);
    }
}
