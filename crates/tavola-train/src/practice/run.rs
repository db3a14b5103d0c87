//! A run of practice: what it is to do, and one round after the other.

use std::io;
use std::path::Path;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use tavola_engine::WithTables;
use tavola_engine::net::Kind;

use super::game::{Manner, game};
use super::pupil::{Lesson, Missed};
use super::starts::Starts;
use super::state::State;
use crate::export;
use crate::label::Labelled;
use crate::random::Random;

/// What a run does, as its file `run.json` says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Seed of games and shuffling.
    pub seed: u64,
    /// Positions to learn in all, each once.
    pub positions: u64,
    /// Step size at the beginning and at the end; geometric in between.
    pub rate: (f32, f32),
    /// λ of the returns, and from which share of the run on; in order.
    pub lambda: Vec<(f32, f32)>,
    /// Positions of one kind in a batch.
    pub batch: usize,
    /// How much of the mean of weights stays at each step.
    pub memory: f32,
    /// Games of a round.
    pub games: u64,
    /// Rounds between two states kept.
    pub save_every: u64,
    /// Positions between two means that stay.
    pub keep_every: u64,
    /// How games are played.
    pub manner: Manner,
}

/// Why a plan cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum PlanError {
    /// The file could not be read or written.
    #[error("cannot use the plan: {0}")]
    Io(#[from] io::Error),
    /// It is no plan.
    #[error("the plan is wrong: {0}")]
    Json(#[from] serde_json::Error),
}

/// What a round showed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Progress {
    /// Rounds so far.
    pub rounds: u64,
    /// Positions learnt so far.
    pub positions: u64,
    /// Step size.
    pub rate: f32,
    /// λ.
    pub lambda: f32,
    /// By how many points the nets missed the labels before they learnt them, root mean square.
    pub error: f64,
    /// The same kind by kind, in the order of [`Kind::ALL`].
    pub error_by_kind: Vec<f64>,
    /// Share of each kind among the positions.
    pub share_by_kind: Vec<f64>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            seed: 1,
            positions: 300_000_000,
            rate: (5e-5, 2e-6),
            lambda: vec![(0.8, 0.0), (0.7, 0.34), (0.0, 0.9)],
            batch: 256,
            memory: 0.9999,
            games: 4096,
            save_every: 5,
            keep_every: 25_000_000,
            manner: Manner { starts: Starts { wild: 0.05, late: 0.15, deep: 0.05 }, slips: 0.005, doubts: 0.1 },
        }
    }
}

impl Plan {
    /// Reads a plan.
    ///
    /// # Errors
    /// Where the file cannot be read or is no plan.
    pub fn load(path: &Path) -> Result<Self, PlanError> {
        Ok(serde_json::from_str(&std::fs::read_to_string(path)?)?)
    }

    /// Writes the plan.
    ///
    /// # Errors
    /// Where the file cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), PlanError> {
        Ok(std::fs::write(path, serde_json::to_string_pretty(self)? + "\n")?)
    }

    fn done(&self, positions: u64) -> f32 {
        (positions as f64 / self.positions.max(1) as f64).min(1.0) as f32
    }

    /// Step size after so many positions.
    #[must_use]
    pub fn rate_at(&self, positions: u64) -> f32 {
        self.rate.0 * (self.rate.1 / self.rate.0).powf(self.done(positions))
    }

    /// λ after so many positions.
    #[must_use]
    pub fn lambda_at(&self, positions: u64) -> f32 {
        let done = self.done(positions);
        self.lambda.iter().rev().find(|(_, from)| done >= *from).map_or(0.0, |(lambda, _)| *lambda)
    }
}

/// Plays and learns one round, on the threads of the current pool.
pub fn round(plan: &Plan, state: &mut State) -> Progress {
    let (rate, lambda) = (plan.rate_at(state.positions), plan.lambda_at(state.positions));
    let mut records = played(plan, state, lambda);
    shuffle(&mut records, &mut Random::new(plan.seed ^ !state.rounds));
    let lesson = Lesson { rate, batch: plan.batch, memory: plan.memory };
    let missed: Vec<Missed> = state
        .pupils
        .par_iter_mut()
        .zip(by_kind(&records))
        .zip(Kind::ALL)
        .map(|((pupil, records), kind)| pupil.learn(kind, &records, &lesson))
        .collect();
    let all = missed.iter().copied().fold(Missed::default(), Missed::plus);
    state.rounds += 1;
    state.positions += all.count;
    Progress {
        rounds: state.rounds,
        positions: state.positions,
        rate,
        lambda,
        error: all.error(),
        error_by_kind: missed.iter().map(|missed| missed.error()).collect(),
        share_by_kind: missed.iter().map(|missed| missed.count as f64 / all.count.max(1) as f64).collect(),
    }
}

/// The positions of the round's games, labelled by the nets as they are.
fn played(plan: &Plan, state: &State, lambda: f32) -> Vec<Labelled> {
    let nets = WithTables::new(export::nets(&state.brain()));
    let first = state.rounds * plan.games;
    let games: Vec<Vec<Labelled>> = (first..first + plan.games)
        .into_par_iter()
        .map(|number| game(&nets, &plan.manner, lambda, &mut Random::new(plan.seed ^ number << 20)))
        .collect();
    games.into_iter().flatten().collect()
}

fn shuffle(records: &mut [Labelled], random: &mut Random) {
    for index in (1..records.len()).rev() {
        records.swap(index, random.below(index + 1));
    }
}

/// In the order of [`Kind::ALL`].
fn by_kind(records: &[Labelled]) -> Vec<Vec<Labelled>> {
    let mut kinds = vec![Vec::new(); Kind::ALL.len()];
    for record in records {
        kinds[Kind::of(&record.position).index()].push(*record);
    }
    kinds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::self_play::Brain;

    fn small() -> Plan {
        Plan { games: 24, batch: 32, positions: 20_000, ..Plan::default() }
    }

    fn begun() -> State {
        State::begin(Brain::new(&mut Random::new(4)))
    }

    #[test]
    fn a_round_is_the_same_on_any_number_of_threads() {
        let on = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            let mut state = begun();
            let progress = pool.install(|| round(&small(), &mut state));
            (progress, state.brain())
        };
        assert_eq!(on(1), on(3));
    }

    #[test]
    fn a_run_broken_off_and_read_again_goes_on_as_if_it_had_not_been() {
        let path = std::env::temp_dir().join(format!("tavola-practice-{}", std::process::id()));
        let mut whole = begun();
        round(&small(), &mut whole);
        whole.save(&path).expect("room");
        let mut again = State::load(&path).expect("what was written");
        std::fs::remove_file(&path).expect("the file");
        assert_eq!(round(&small(), &mut whole), round(&small(), &mut again));
        assert_eq!((whole.brain(), whole.mean()), (again.brain(), again.mean()));
    }

    #[test]
    fn steps_and_lambda_fall_over_the_run() {
        let plan = Plan::default();
        assert_eq!((plan.rate_at(0), plan.lambda_at(0)), (5e-5, 0.8));
        assert_eq!(plan.lambda_at(150_000_000), 0.7);
        assert!((plan.rate_at(150_000_000) - 1e-5).abs() < 1e-8);
        assert_eq!(plan.lambda_at(plan.positions), 0.0);
        assert!((plan.rate_at(400_000_000) - 2e-6).abs() < 1e-9);
    }
}
