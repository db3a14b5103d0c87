//! A game of nets against themselves, each position labelled.

use serde::{Deserialize, Serialize};
use tavola_engine::lookahead::best_of_each_roll;
use tavola_engine::replies::PruneLimit;
use tavola_engine::{Bearoff, Evaluator, Outcomes, finished};
use tavola_rules::{Position, Roll};

use super::returns::{Turn, returns};
use super::starts::Starts;
use crate::label::{Labelled, OneRoll, any_play};
use crate::random::Random;

/// How games of practice are played.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manner {
    /// Where they begin.
    pub starts: Starts,
    /// Chance that a play is drawn at random from all.
    pub slips: f32,
    /// Chance that a play is drawn from those that lose at most [`WITHIN`].
    pub doubts: f32,
}

/// What a play drawn in doubt may lose, in points.
const WITHIN: f32 = 0.12;
/// Turns after which a game is broken off.
const MOST_TURNS: usize = 400;

/// Plays a game and labels its positions by λ-returns; ends where the tables know the rest.
#[must_use]
pub fn game(nets: &impl Evaluator, manner: &Manner, lambda: f32, random: &mut Random) -> Vec<Labelled> {
    let (mut positions, mut turns) = (Vec::new(), Vec::new());
    let mut look = OneRoll::default();
    let mut position = manner.starts.draw(random);
    let mut glimpse = nets.evaluate_one(&position);
    while turns.len() < MOST_TURNS && !is_known(&position) {
        let ahead = best_of_each_roll(nets, &position, PruneLimit::WIDE);
        let roll = random.roll();
        let (best, outcomes) = ahead[Roll::all().position(|other| other == roll).unwrap_or(0)];
        let next = manner.play(nets, &mut look, (&position, roll), best, random);
        let best_was_played = next == best;
        turns.push(Turn { glimpse, ahead: mean(&ahead), best_was_played });
        positions.push(position);
        glimpse = if best_was_played { outcomes } else { nets.evaluate_one(&next) };
        position = next;
    }
    let labels = returns(&turns, lambda);
    positions.into_iter().zip(labels).map(|(position, outcomes)| Labelled { position, outcomes }).collect()
}

/// Whether rules or tables say all there is to say.
fn is_known(position: &Position) -> bool {
    finished(position).is_some() || Bearoff::shared().outcomes(position).is_some()
}

/// Over all rolls, seen by the player who rolls.
fn mean(ahead: &[(Position, Outcomes)]) -> Outcomes {
    let mut mean = Outcomes::default();
    for ((_, outcomes), roll) in ahead.iter().zip(Roll::all()) {
        mean.add_weighted(&outcomes.flipped(), f32::from(roll.weight()) / 36.0);
    }
    mean
}

impl Manner {
    /// The position after the play that is made, where `best` is what the best leads to.
    fn play(
        &self,
        nets: &impl Evaluator,
        look: &mut OneRoll,
        (position, roll): (&Position, Roll),
        best: Position,
        random: &mut Random,
    ) -> Position {
        let chance = random.unit();
        if chance < self.slips {
            any_play(position, roll, random)
        } else if chance < self.slips + self.doubts {
            look.near(nets, position, roll, WITHIN, random)
        } else {
            best
        }
    }
}

#[cfg(test)]
mod tests {
    use tavola_engine::RulesOfThumb;

    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_game_and_every_label_adds_up_to_one() {
        let starts = Starts { wild: 0.2, late: 0.2, deep: 0.2 };
        let manner = Manner { starts, slips: 0.1, doubts: 0.2 };
        for seed in 0..6 {
            let play = || game(&RulesOfThumb, &manner, 0.8, &mut Random::new(seed));
            let records = play();
            assert_eq!(records, play());
            for record in &records {
                let total: f32 = record.outcomes.exclusive().iter().sum();
                assert!((total - 1.0).abs() < 1e-3, "{total}");
            }
        }
    }
}
