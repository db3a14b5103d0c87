//! What searches gain on each other: the plays they choose in decisions of own play, rolled out to the end.

use std::time::Instant;

use serde::{Deserialize, Serialize};
use tavola_engine::cubeful::Plies;
use tavola_engine::{CubeGame, CubeHolder, Engine, Search, Stakes, finished};
use tavola_rules::{Position, Roll};

use crate::random::Random;
use crate::rolled_set::{Precision, RolledOut};

/// A decision is contested when the two best plays at sight are not further apart than this, in points.
const CONTESTED: f32 = 0.1;

/// One contested decision as several searches made it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Compared {
    /// What each search's play loses against the best of those chosen, in points; all 0 where all chose the same.
    pub losses: Vec<f64>,
    /// The standard error of a difference, in points; 0 where all chose the same.
    pub error: f64,
    /// Seconds each search took.
    pub seconds: Vec<f64>,
}

/// A contested decision of a game of `engine` at sight against itself: one of them, each as likely; game after game until
/// there is one.
#[must_use]
pub fn decision(engine: &Engine, seed: u64, number: u64) -> (Position, Roll) {
    let mut random = Random::new(seed ^ number << 20);
    loop {
        let (mut position, mut chosen, mut met) = (Position::START, None, 0);
        while finished(&position).is_none() {
            let roll = random.roll();
            let ranked = engine.best_plays(&position, roll, &game(), Plies::ZERO);
            if let [best, second, ..] = ranked[..]
                && best.equity.value() - second.equity.value() <= CONTESTED
            {
                met += 1;
                if random.below(met) == 0 {
                    chosen = Some((position, roll));
                }
            }
            position = ranked.first().map_or_else(|| position.flipped(), |best| best.next);
        }
        if let Some(chosen) = chosen {
            return chosen;
        }
    }
}

impl Compared {
    /// Lets every search decide and rolls out what they chose, with the same dice.
    #[must_use]
    pub fn of(engine: &Engine, (position, roll): (Position, Roll), searches: &[Search], precision: Precision) -> Self {
        let choose = |search: &Search| {
            let begin = Instant::now();
            let best = engine.best_play_by(&position, roll, &game(), search, &|| true);
            (best.map_or_else(|| position.flipped(), |best| best.next), begin.elapsed().as_secs_f64())
        };
        let (chosen, seconds): (Vec<Position>, Vec<f64>) = searches.iter().map(choose).unzip();
        let mut different = chosen.clone();
        different.sort_unstable_by_key(|position| *position.counts());
        different.dedup();
        if different.len() <= 1 {
            return Self { losses: vec![0.0; searches.len()], error: 0.0, seconds };
        }
        let rolled: Vec<(f64, f64)> = different.iter().map(|next| rolled_out(engine, next, precision)).collect();
        let worth = |next: &Position| different.iter().position(|one| one == next).map_or(0.0, |index| rolled[index].0);
        let best = rolled.iter().map(|(worth, _)| *worth).fold(f64::MIN, f64::max);
        let error = rolled.iter().map(|(_, error)| error * error).sum::<f64>().sqrt();
        Self { losses: chosen.iter().map(|next| best - worth(next)).collect(), error, seconds }
    }
}

/// What leaving `next` to the opponent is worth, in points, and the standard error.
fn rolled_out(engine: &Engine, next: &Position, precision: Precision) -> (f64, f64) {
    let RolledOut { outcomes, error, .. } = RolledOut::of(next, &engine.evaluator(), precision, 1);
    (-f64::from(outcomes.cubeless().value()), f64::from(error))
}

fn game() -> CubeGame {
    CubeGame::new(&Stakes { owner: CubeHolder::Nobody, ..Stakes::MONEY })
}
