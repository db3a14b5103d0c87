//! Cube efficiencies from our own rollouts: close cube decisions of every phase are rolled out with the cube, and the
//! share of the live cube in what they come to is fitted phase by phase, by least squares.
//!
//! The worth of a position is `dead + x (live − dead)`: linear in the efficiency *x*, so a fit is one division.

use std::fmt::Write as _;
use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use tavola_engine::cubeful::{CubeEfficiency, CubeState, Efficiencies};
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

/// The efficiency of races at no pips and its growth with every pip.
fn race_line(samples: &[&Sample]) -> (f64, f64) {
    let points = samples.iter().flat_map(|sample| {
        let pips = f64::from(sample.pips);
        sample.cubes.iter().map(move |cube| (pips, cube.lever_and_height()))
    });
    // Normal equations of height = lever (a + b pips).
    let (mut s0, mut s1, mut s2, mut t0, mut t1) = (1e-9, 0.0, 0.0, 0.0, 0.0);
    for (pips, (lever, height)) in points {
        let weight = lever * lever;
        s0 += weight;
        s1 += weight * pips;
        s2 += weight * pips * pips;
        t0 += lever * height;
        t1 += lever * height * pips;
    }
    let determinant = s0 * s2 - s1 * s1;
    if determinant.abs() < 1e-6 * s0 * s2 {
        return (t0 / s0, 0.0);
    }
    ((t0 * s2 - t1 * s1) / determinant, (s0 * t1 - s1 * t0) / determinant)
}

/// What a set of samples says.
#[derive(Debug, Clone)]
pub struct Fitted {
    /// Phase by phase, all places of the cube together.
    pub phases: Vec<(Phase, Fit)>,
    /// The same with the cube in the middle, one's own, the opponent's.
    pub by_place: Vec<(Phase, [Fit; 3])>,
    /// Ready for use; phases without samples stay as published.
    pub efficiencies: Efficiencies,
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
        let mut efficiencies = Efficiencies::PUBLISHED;
        let phases: Vec<(Phase, Fit)> = present().map(|phase| (phase, Fit::of(&cubes(phase)))).collect();
        for (phase, fit) in &phases {
            let efficiency = fit.efficiency.clamp(0.0, 1.0) as f32;
            match phase {
                Phase::Open => efficiencies.open = efficiency,
                Phase::Free => efficiencies.free = efficiency,
                Phase::Deep => efficiencies.deep = efficiency,
                Phase::Late => efficiencies.late = efficiency,
                Phase::Bearoff => efficiencies.bearoff = efficiency,
                Phase::Race => set_race(&mut efficiencies, &of_phase(Phase::Race)),
            }
        }
        let by_place = present().map(|phase| (phase, [0, 1, 2].map(|index| place(phase, index)))).collect();
        Self { phases, by_place, efficiencies }
    }

    /// The source of `fitted.rs` in the engine, with `card` as its comment.
    #[must_use]
    pub fn source(&self, card: &[String]) -> String {
        let Efficiencies { open, free, deep, late, race_base, race_per_pip, race_range, bearoff } = self.efficiencies;
        let mut text = String::from(
            "//! Cube efficiencies fitted to our own rollouts. Written by `tavola train cube`; do not edit.\n\n\
             use super::efficiency::Efficiencies;\n\n",
        );
        for line in card {
            let _ = writeln!(text, "{}", format!("/// {line}").trim_end());
        }
        let _ = writeln!(
            text,
            "pub(super) const FITTED: Efficiencies = Efficiencies {{\n    open: {open:.3},\n    free: {free:.3},\n    \
             deep: {deep:.3},\n    late: {late:.3},\n    race_base: {race_base:.4},\n    \
             race_per_pip: {race_per_pip:.6},\n    race_range: ({:.3}, {:.3}),\n    bearoff: {bearoff:.3},\n}};",
            race_range.0, race_range.1
        );
        text
    }
}

/// The line through the races, held within what the middle nine tenths of them reach.
fn set_race(efficiencies: &mut Efficiencies, samples: &[&Sample]) {
    let (base, per_pip) = race_line(samples);
    let mut pips: Vec<u16> = samples.iter().map(|sample| sample.pips).collect();
    pips.sort_unstable();
    let at = |share: usize| base + per_pip * f64::from(pips[(pips.len() - 1) * share / 100]);
    let (low, high) = (at(5).min(at(95)).clamp(0.0, 1.0), at(5).max(at(95)).clamp(0.0, 1.0));
    efficiencies.race_base = base as f32;
    efficiencies.race_per_pip = per_pip as f32;
    efficiencies.race_range = (low as f32, high as f32);
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
        assert!((fitted.efficiencies.deep - 0.66).abs() < 1e-4);
        assert!((fitted.efficiencies.race_base - 0.5).abs() < 1e-3);
        assert!((fitted.efficiencies.race_per_pip - 0.002).abs() < 1e-5);
        assert_eq!(fitted.efficiencies.open, Efficiencies::PUBLISHED.open);
        assert!(fitted.phases[0].1.misses < 1e-4);
    }
}
