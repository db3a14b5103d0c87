//! Cube efficiencies from our own rollouts: close cube decisions of every phase are rolled out with the cube, and the
//! share of the live cube in what they come to is fitted phase by phase and for each holder, by least squares.
//!
//! The worth of a position is `dead + x (live − dead)`: linear in the efficiency *x*, so a fit is one division.

use std::fmt::Write as _;
use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use tavola_engine::cubeful::{ByHolder, CubeEfficiency, CubeState, PhaseEfficiencies, RACE_PIPS};
use tavola_engine::net::Kind;
use tavola_engine::rollout::{Budget, FirstTurn, Rollout, Seed, Settings, TrialDice};
use tavola_engine::{Bearoff, CubeGame, CubeHolder, Engine, Stakes, bearoff};
use tavola_rules::Position;

use crate::cube_questions;

/// A phase with an efficiency of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// [`Kind::Open`].
    Open,
    /// [`Kind::Free`].
    Free,
    /// [`Kind::Deep`].
    Deep,
    /// [`Kind::Late`].
    Late,
    /// A race before both bear off.
    Race,
    /// Both bear off.
    Bearoff,
}

impl Phase {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Open, Self::Free, Self::Deep, Self::Late, Self::Race, Self::Bearoff];

    /// The phase of a position that is not over.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        match Kind::of(position) {
            Kind::Open => Self::Open,
            Kind::Free => Self::Free,
            Kind::Deep => Self::Deep,
            Kind::Late => Self::Late,
            Kind::Race if bearoff::homes(position).is_some() => Self::Bearoff,
            Kind::Race => Self::Race,
        }
    }
}

/// A position rolled out with the cube in each place.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Sample {
    /// Its phase.
    pub phase: Phase,
    /// Pips of the player on roll.
    pub pips: u16,
    /// The cube in the middle, their own, their opponent's.
    pub cubes: [RolledCube; 3],
}

/// What rollouts say of a position with one place of the cube, in units of the cube.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub struct RolledCube {
    /// With a cube nobody turns.
    pub dead: f32,
    /// With a cube turned at the right moment.
    pub live: f32,
    /// By rollout with the cube.
    pub rolled: f32,
    /// Its standard error.
    pub error: f32,
}

/// Close money cube decisions, so many of each phase, the exact tables knowing none of them.
#[must_use]
pub fn positions(engine: &Engine, each: usize, seed: u64) -> Vec<Position> {
    /// Some phases are rare; so many games have enough of everything.
    const MOST_GAMES: u32 = 100_000;
    let mut found: [Vec<Position>; Phase::ALL.len()] = Default::default();
    for game in 0..MOST_GAMES {
        if found.iter().all(|found| found.len() >= each) {
            break;
        }
        for question in cube_questions::of_game(engine, Stakes::MONEY, TrialDice::new(Seed(seed), game), 4) {
            let of_phase = &mut found[Phase::of(&question.position) as usize];
            if of_phase.len() < each && Bearoff::shared().money(&question.position).is_none() {
                of_phase.push(question.position);
            }
        }
    }
    found.concat()
}

/// Rolls `position` out with each place of the cube.
#[must_use]
pub fn sample(engine: &Engine, position: &Position, trials: u32) -> Sample {
    let game = CubeGame::new(&Stakes::MONEY);
    let settings = Settings { most_trials: trials, efficiencies: engine.efficiencies(), ..Settings::USUAL };
    let cubes = [CubeHolder::Centred, CubeHolder::Own, CubeHolder::Opponent].map(|owner| {
        let cube = CubeState { level: 0, owner };
        let mut rollout = Rollout::with_cube(position, &game, cube, FirstTurn::Rolls, settings);
        rollout.run(&engine.evaluator(), &Budget::UNLIMITED, |_| ControlFlow::Continue(()));
        let estimate = rollout.estimate();
        let worth = |efficiency| game.worth(&estimate.outcomes, cube, efficiency).value();
        RolledCube {
            dead: worth(CubeEfficiency::DEAD),
            live: worth(CubeEfficiency::LIVE),
            rolled: estimate.worth.value(),
            error: estimate.equity_error,
        }
    });
    Sample { phase: Phase::of(position), pips: position.own_pips(), cubes }
}

/// An efficiency as fitted.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Fit {
    /// The share of the live cube.
    pub efficiency: f64,
    /// Its standard error.
    pub error: f64,
    /// How many rollouts it was fitted to.
    pub count: usize,
    /// Root mean square of what the model misses, in units of the cube.
    pub misses: f64,
}

impl Fit {
    /// The best single efficiency for these rollouts.
    #[must_use]
    pub fn of(cubes: &[RolledCube]) -> Self {
        let pairs: Vec<(f64, f64)> = cubes.iter().map(RolledCube::lever_and_height).collect();
        let weight: f64 = pairs.iter().map(|(lever, _)| lever * lever).sum::<f64>().max(1e-9);
        let efficiency = pairs.iter().map(|(lever, height)| lever * height).sum::<f64>() / weight;
        let off = |(lever, height): &(f64, f64)| height - efficiency * lever;
        let error = pairs.iter().map(|pair| (off(pair) * pair.0).powi(2)).sum::<f64>().sqrt() / weight;
        Self { efficiency, error, count: pairs.len(), misses: mean_square(pairs.iter().map(off)).sqrt() }
    }
}

fn mean_square(numbers: impl Iterator<Item = f64>) -> f64 {
    let (count, sum) = numbers.fold((0u32, 0.0), |(count, sum), number| (count + 1, sum + number * number));
    sum / f64::from(count.max(1))
}

impl RolledCube {
    /// What a live cube adds to a dead one, and what the rollout found it to add.
    fn lever_and_height(&self) -> (f64, f64) {
        (f64::from(self.live - self.dead), f64::from(self.rolled - self.dead))
    }
}

/// By how much the efficiency of races grows with each pip, whoever holds the cube.
fn race_slope(samples: &[&Sample]) -> f64 {
    let (mut spread, mut joint) = (1e-9, 0.0);
    for place in 0..3 {
        let points: Vec<(f64, f64, f64)> = samples
            .iter()
            .map(|sample| {
                let (lever, height) = sample.cubes[place].lever_and_height();
                (f64::from(sample.pips), lever * lever, lever * height)
            })
            .collect();
        // Least squares of height = lever (a + b pips), about the weighted means.
        let pips = race_pips(samples, place);
        spread += points.iter().map(|(at, weight, _)| weight * (at - pips).powi(2)).sum::<f64>();
        joint += points.iter().map(|(at, _, height)| height * (at - pips)).sum::<f64>();
    }
    joint / spread
}

/// The mean pips of `samples`, each counting as much as the cube in that place can add.
fn race_pips(samples: &[&Sample], place: usize) -> f64 {
    let weights =
        || samples.iter().map(|sample| (f64::from(sample.pips), sample.cubes[place].lever_and_height().0.powi(2)));
    weights().map(|(pips, weight)| pips * weight).sum::<f64>()
        / weights().map(|(_, weight)| weight).sum::<f64>().max(1e-9)
}

/// What a set of samples says.
#[derive(Debug, Clone)]
pub struct Fitted {
    /// Phase by phase, all places of the cube together.
    pub phases: Vec<(Phase, Fit)>,
    /// The same with the cube in the middle, one's own, the opponent's.
    pub by_place: Vec<(Phase, [Fit; 3])>,
    /// Ready for use; phases without samples stay as published.
    pub efficiencies: PhaseEfficiencies,
}

impl Fitted {
    /// Fits `samples`.
    #[must_use]
    pub fn of(samples: &[Sample]) -> Self {
        let of_phase = |phase| samples.iter().filter(|sample| sample.phase == phase).collect::<Vec<_>>();
        let cubes = |phase| of_phase(phase).iter().flat_map(|sample| sample.cubes).collect::<Vec<_>>();
        let present = || Phase::ALL.into_iter().filter(|phase| !cubes(*phase).is_empty());
        let place = |phase, place: usize| {
            Fit::of(&of_phase(phase).iter().map(|sample| sample.cubes[place]).collect::<Vec<_>>())
        };
        let phases: Vec<(Phase, Fit)> = present().map(|phase| (phase, Fit::of(&cubes(phase)))).collect();
        let by_place: Vec<_> = present().map(|phase| (phase, [0, 1, 2].map(|index| place(phase, index)))).collect();
        let mut efficiencies = PhaseEfficiencies::PUBLISHED;
        for (phase, fits) in &by_place {
            let fitted = by_holder(fits.map(|fit| fit.efficiency));
            match phase {
                Phase::Open => efficiencies.open = fitted,
                Phase::Free => efficiencies.free = fitted,
                Phase::Deep => efficiencies.deep = fitted,
                Phase::Late => efficiencies.late = fitted,
                Phase::Bearoff => efficiencies.bearoff = fitted,
                Phase::Race => {
                    let races = of_phase(Phase::Race);
                    let slope = race_slope(&races);
                    let at = |index: usize| {
                        fits[index].efficiency + slope * (f64::from(RACE_PIPS) - race_pips(&races, index))
                    };
                    efficiencies.race = by_holder([0, 1, 2].map(at));
                    efficiencies.race_per_pip = slope as f32;
                }
            }
        }
        Self { phases, by_place, efficiencies }
    }

    /// The source of `fitted.rs` in the engine, with `card` as its comment.
    #[must_use]
    pub fn source(&self, card: &[String]) -> String {
        let PhaseEfficiencies { open, free, deep, late, race, race_per_pip, bearoff } = self.efficiencies;
        let mut text = String::from(
            "//! Cube efficiencies fitted to our own rollouts. Written by `tavola train cube`; do not edit.\n\n\
             use super::efficiency::{ByHolder, PhaseEfficiencies};\n\n",
        );
        for line in card {
            let _ = writeln!(text, "{}", format!("/// {line}").trim_end());
        }
        text.push_str("pub(super) const FITTED: PhaseEfficiencies = PhaseEfficiencies {\n");
        let phases =
            [("open", open), ("free", free), ("deep", deep), ("late", late), ("race", race), ("bearoff", bearoff)];
        for (name, ByHolder { centred, own, opponent }) in phases {
            let _ = writeln!(
                text,
                "    {name}: ByHolder {{ centred: {centred:.3}, own: {own:.3}, opponent: {opponent:.3} }},"
            );
        }
        let _ = writeln!(text, "    race_per_pip: {race_per_pip:.6},\n}};");
        text
    }
}

/// Efficiencies of the cube in the middle, one's own, the opponent's.
fn by_holder(places: [f64; 3]) -> ByHolder {
    let [centred, own, opponent] = places.map(|efficiency| efficiency.clamp(0.0, 1.0) as f32);
    ByHolder { centred, own, opponent }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(efficiency: f32, pips: u16, phase: Phase) -> Sample {
        let cube = |live: f32| RolledCube { dead: 0.4, live, rolled: 0.4 + efficiency * (live - 0.4), error: 0.01 };
        Sample { phase, pips, cubes: [cube(0.7), cube(0.8), cube(0.2)] }
    }

    #[test]
    fn what_was_put_in_comes_out() {
        let races = (60..=100).map(|pips| at(0.5 + 0.002 * f32::from(pips), pips, Phase::Race));
        let samples: Vec<Sample> = (0..5).map(|_| at(0.66, 120, Phase::Deep)).chain(races).collect();
        let fitted = Fitted::of(&samples);
        assert!((fitted.efficiencies.deep.own - 0.66).abs() < 1e-4);
        assert!((fitted.efficiencies.race.opponent - 0.66).abs() < 1e-3);
        assert!((fitted.efficiencies.race_per_pip - 0.002).abs() < 1e-5);
        assert_eq!(fitted.efficiencies.open, PhaseEfficiencies::PUBLISHED.open);
        assert!(fitted.phases[0].1.misses < 1e-4);
    }
}
