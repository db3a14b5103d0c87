//! Duplicated cubeless games: each set of dice is played twice with the seats exchanged.
//!
//! A player against itself gives exactly 0.

use tavola_engine::{CubeGame, CubeHolder, Engine, Evaluator, Search, Stakes, finished};
use tavola_rules::{Position, Roll};

use crate::gnubg::{Gnubg, GnubgError};
use crate::luck::Luck;
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

/// Plays by an engine's word as a search finds it, without a cube.
pub struct Deep<'a>(pub &'a Engine, pub Search);

impl Mover for Deep<'_> {
    fn after(&mut self, position: &Position, roll: Roll) -> Result<Position, GnubgError> {
        let game = CubeGame::new(&Stakes { owner: CubeHolder::Nobody, ..Stakes::MONEY });
        let best = self.0.best_play_by(position, roll, &game, &self.1, &|| true);
        Ok(best.map_or_else(|| position.flipped(), |best| best.next))
    }
}

/// What a pair brought `first`, in points a game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pair {
    /// As it was played.
    pub raw: f64,
    /// With the luck of the dice taken out.
    pub adjusted: f64,
}

/// Points a game that `first` wins from `second` in pair `number` of a duel: two games with the same dice.
///
/// # Errors
/// Where an outside player fails.
pub fn pair(first: &mut dyn Mover, second: &mut dyn Mover, seed: u64, number: u64) -> Result<f64, GnubgError> {
    Ok(both(first, second, seed, number, &|_, _| 0.0)?.raw)
}

/// The same, and what it comes to with the luck of the dice taken out.
///
/// # Errors
/// Where an outside player fails.
pub fn adjusted_pair<E: Evaluator>(
    first: &mut dyn Mover,
    second: &mut dyn Mover,
    luck: &Luck<E>,
    seed: u64,
    number: u64,
) -> Result<Pair, GnubgError> {
    both(first, second, seed, number, &|position, roll| luck.of(position, roll))
}

/// The luck of the player on roll.
type Fortune<'a> = dyn Fn(&Position, Roll) -> f64 + 'a;

fn both(
    first: &mut dyn Mover,
    second: &mut dyn Mover,
    seed: u64,
    number: u64,
    fortune: &Fortune<'_>,
) -> Result<Pair, GnubgError> {
    let dice = Random::new(seed ^ number << 20);
    let [points, luck] = game(first, second, dice.clone(), fortune)?;
    let [other_points, other_luck] = game(second, first, dice, fortune)?;
    let raw = (points - other_points) / 2.0;
    Ok(Pair { raw, adjusted: raw - (luck - other_luck) / 2.0 })
}

/// Points that `on_roll` wins from `other` in a game with these dice, and the luck they had. The opening roll's is left
/// out: both games of a pair have it.
fn game(
    on_roll: &mut dyn Mover,
    other: &mut dyn Mover,
    mut dice: Random,
    fortune: &Fortune<'_>,
) -> Result<[f64; 2], GnubgError> {
    let (mut position, mut luck) = (Position::START, 0.0);
    let mut roll = opening(&mut dice);
    for turn in 0.. {
        let sign = if turn % 2 == 0 { 1.0 } else { -1.0 };
        if turn > 0 {
            luck += sign * fortune(&position, roll);
        }
        position = if turn % 2 == 0 { on_roll.after(&position, roll) } else { other.after(&position, roll) }?;
        if let Some(end) = finished(&position) {
            // The winner has just played; the outcome is seen by the other seat.
            return Ok([-sign * f64::from(end.cubeless().value()), luck]);
        }
        roll = dice.roll();
    }
    Ok([0.0, luck])
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
