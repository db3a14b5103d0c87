//! The luck of a roll, and games from which it is taken out: the mean stays, most of the noise goes.
//!
//! Luck is what the best play of the roll rolled is worth, less the mean of that over all rolls, by a judge who knows
//! position and roll only. Whoever plays how, and however wrong the judge is, it is nothing on the mean.

use tavola_engine::Evaluator;
use tavola_engine::lookahead::best_of_each_roll;
use tavola_engine::replies::PruneLimit;
use tavola_rules::{Position, Roll};

/// A judge of luck.
#[derive(Debug, Clone, Copy)]
pub struct Luck<E>(E);

impl<E: Evaluator> Luck<E> {
    /// Luck as `judge` sees it without looking ahead.
    pub const fn new(judge: E) -> Self {
        Self(judge)
    }

    /// The luck of the player who rolls `roll` in `position`, in points of a game without a cube.
    #[must_use]
    pub fn of(&self, position: &Position, roll: Roll) -> f64 {
        let (mut rolled, mut mean) = (0.0, 0.0);
        for (worth, other) in self.worths(position).into_iter().zip(Roll::all()) {
            mean += worth * f64::from(other.weight()) / 36.0;
            if other == roll {
                rolled = worth;
            }
        }
        rolled - mean
    }

    /// What the best play of each roll is worth to the player who rolls, in the order of [`Roll::all`].
    fn worths(&self, position: &Position) -> [f64; 21] {
        best_of_each_roll(&self.0, position, PruneLimit::WIDE).map(|(_, theirs)| -f64::from(theirs.cubeless().value()))
    }
}

#[cfg(test)]
mod tests {
    use tavola_engine::net::Nets;
    use tavola_engine::{RulesOfThumb, WithTables};

    use super::*;
    use crate::gnubg::GnubgError;
    use crate::label::OneRoll;
    use crate::ladder::{Mover, Static, adjusted_pair};
    use crate::random::Random;
    use crate::statistics::Mean;

    /// Knows better, but takes any play that loses little.
    struct Careless<'a>(&'a Nets, Random);

    impl Mover for Careless<'_> {
        fn after(&mut self, position: &Position, roll: Roll) -> Result<Position, GnubgError> {
            Ok(OneRoll::default().near(&self.0, position, roll, 0.1, &mut self.1))
        }
    }

    #[test]
    fn over_all_rolls_luck_is_nothing_on_the_mean() {
        let luck = Luck::new(WithTables::new(Nets::built_in()));
        let (mut random, mut position) = (Random::new(3), Position::START);
        for _ in 0..8 {
            let sum: f64 = Roll::all().map(|roll| luck.of(&position, roll) * f64::from(roll.weight())).sum();
            assert!(sum.abs() < 1e-9, "{sum}");
            position = crate::label::any_play(&position, random.roll(), &mut random);
            if tavola_engine::finished(&position).is_some() {
                position = Position::START;
            }
        }
    }

    #[test]
    fn what_luck_is_taken_from_has_the_same_mean_and_less_noise() {
        let nets = Nets::built_in();
        let luck = Luck::new(WithTables::new(nets));
        let mut careless = Careless(nets, Random::new(2));
        let pairs: Vec<_> = (0..40)
            .map(|number| adjusted_pair(&mut Static(nets), &mut careless, &luck, 9, number).expect("no outside player"))
            .collect();
        let off: Mean = pairs.iter().map(|pair| pair.adjusted - pair.raw).collect();
        assert!(off.mean.abs() < 3.5 * off.error, "{off}");
        let raw: Mean = pairs.iter().map(|pair| pair.raw).collect();
        let adjusted: Mean = pairs.iter().map(|pair| pair.adjusted).collect();
        assert!(adjusted.error < 0.5 * raw.error, "{raw}, {adjusted}");
    }

    #[test]
    fn a_player_against_itself_gains_nothing_with_luck_taken_out() {
        let thumb = RulesOfThumb;
        let pair = adjusted_pair(&mut Static(&thumb), &mut Static(&thumb), &Luck::new(&thumb), 1, 4);
        assert!(pair.expect("no outside player").adjusted.abs() < 1e-9);
    }
}
