//! Duplicated cubeless games: each set of dice is played twice with the seats exchanged.
//!
//! A player against itself gives exactly 0.

use tavola_engine::{Evaluator, Outcomes, finished};
use tavola_rules::{Position, Roll};

use crate::gnubg::{Gnubg, GnubgError};
use crate::random::Random;
use crate::referee::{best, turned_results};

/// Someone who chooses plays.
pub trait Mover {
    /// The position after the play chosen, seen by the opponent, who is then on roll.
    ///
    /// # Errors
    /// Where an outside player fails.
    fn after(&mut self, position: &Position, roll: Roll) -> Result<Position, GnubgError>;
}

/// Plays by an evaluator's word, without looking ahead.
pub struct Static<'a>(pub &'a dyn Evaluator);

impl Mover for Static<'_> {
    fn after(&mut self, position: &Position, roll: Roll) -> Result<Position, GnubgError> {
        let results = turned_results(position, roll);
        Ok(if results.is_empty() { position.flipped() } else { results[best(self.0, &results)] })
    }
}

impl Mover for Gnubg {
    fn after(&mut self, position: &Position, roll: Roll) -> Result<Position, GnubgError> {
        self.play(position, roll).map(|result| result.flipped())
    }
}

/// Points a game that `first` wins from `second` in pair `number` of a duel: two games with the same dice.
///
/// # Errors
/// Where an outside player fails.
pub fn pair(first: &mut dyn Mover, second: &mut dyn Mover, seed: u64, number: u64) -> Result<f64, GnubgError> {
    let dice = Random::new(seed ^ number << 20);
    let with_first = game(first, second, dice.clone())?;
    let with_second = game(second, first, dice)?;
    Ok(f64::from(with_first - with_second) / 2.0)
}

/// Points that `on_roll` wins from `other` in a game with these dice.
fn game(on_roll: &mut dyn Mover, other: &mut dyn Mover, mut dice: Random) -> Result<f32, GnubgError> {
    let mut position = Position::START;
    let mut roll = opening(&mut dice);
    for turn in 0.. {
        let next = if turn % 2 == 0 { on_roll.after(&position, roll) } else { other.after(&position, roll) };
        position = next?;
        if let Some(end) = finished(&position) {
            // The winner has just played; the outcome is seen by the other seat.
            let points = points(&end);
            return Ok(if turn % 2 == 0 { -points } else { points });
        }
        roll = dice.roll();
    }
    Ok(0.0)
}

/// The opening roll is no double (SET-05).
fn opening(dice: &mut Random) -> Roll {
    loop {
        let roll = dice.roll();
        if !roll.is_double() {
            return roll;
        }
    }
}

fn points(end: &Outcomes) -> f32 {
    end.cubeless().value()
}

#[cfg(test)]
mod tests {
    use tavola_engine::RulesOfThumb;

    use super::*;

    #[test]
    fn a_player_against_itself_gains_nothing() {
        let thumb = RulesOfThumb;
        for number in 0..5 {
            let points = pair(&mut Static(&thumb), &mut Static(&thumb), 1, number);
            assert_eq!(points.expect("no outside player"), 0.0);
        }
    }
}
