//! The luck of a roll, and games from which it is taken out: the mean stays, most of the noise goes.
//!
//! Luck is what the best play of the roll rolled is worth, less the mean of that over all rolls, by a judge who knows
//! position and roll only, and cube and score where there are any. Whoever plays how, and however wrong the judge is, it is
//! nothing on the mean.

use tavola_engine::cubeful::{CubeLookahead, Plies};
use tavola_engine::lookahead::best_of_each_roll;
use tavola_engine::replies::PruneLimit;
use tavola_engine::{CubeGame, Engine, Evaluator, Stakes};
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
        above_the_mean(roll, Roll::all().zip(self.worths(position)))
    }

    /// What the best play of each roll is worth to the player who rolls, in the order of [`Roll::all`].
    fn worths(&self, position: &Position) -> [f64; 21] {
        best_of_each_roll(&self.0, position, PruneLimit::WIDE).map(|(_, theirs)| -f64::from(theirs.cubeless().value()))
    }
}

/// A judge of luck who has the cube in mind, and the score of a match.
///
/// A roll is worth what its best play is worth with the cube where it is and the opponent on roll, who may double. The unit is
/// that of results: points with the cube counted for money; for a match 1 if it is won and −1 if it is lost, so that the
/// chance *p* to win it is worth 2*p* − 1.
#[derive(Debug, Clone, Copy)]
pub struct CubefulLuck<'a>(&'a Engine);

impl<'a> CubefulLuck<'a> {
    /// Luck as `judge` sees it without looking ahead.
    #[must_use]
    pub const fn new(judge: &'a Engine) -> Self {
        Self(judge)
    }

    /// The luck of the player who rolls `roll` in `position`, the cube being settled; `stakes` are seen by them.
    #[must_use]
    pub fn of(&self, position: &Position, roll: Roll, stakes: &Stakes) -> f64 {
        let game = CubeGame::new(stakes);
        above_the_mean(roll, Roll::all().map(|other| (other, self.worth(position, other, &game))))
    }

    /// The luck of the first player in the opening roll `roll`, which is no double. `begins` says which rolls give the first
    /// player the first turn, so that it counts as luck too; `stakes` are seen by the first player.
    #[must_use]
    pub fn of_opening(&self, roll: Roll, stakes: &Stakes, begins: impl Fn(Roll) -> bool) -> f64 {
        let (own, others) = (CubeGame::new(stakes), CubeGame::new(&stakes.flipped()));
        let worth = |roll| match begins(roll) {
            true => self.worth(&Position::START, roll, &own),
            false => -self.worth(&Position::START, roll, &others),
        };
        let openings = Roll::all().filter(|roll| !roll.is_double());
        above_the_mean(roll, openings.map(|other| (other, worth(other))))
    }

    /// What the best play of `roll` is worth to the player who makes it.
    fn worth(&self, position: &Position, roll: Roll, game: &CubeGame) -> f64 {
        let Self(engine) = self;
        let others = game.flipped();
        let next = match engine.best_play(position, roll, game, Plies::ZERO) {
            Some(best) => best.next,
            None => position.flipped(),
        };
        let judge = CubeLookahead::new(engine.evaluator(), engine.efficiencies());
        let (worths, _) = judge.decided(&next, &others, &[others.cube()], Plies::ZERO);
        let worth = f64::from(others.others_worth(worths[0]).value());
        if game.is_match() { 2.0 * worth - 1.0 } else { worth * game.stakes().cube.number() as f64 }
    }
}

/// The worth of `roll` less the mean of all `worths`, each as often as its roll falls.
fn above_the_mean(roll: Roll, worths: impl Iterator<Item = (Roll, f64)>) -> f64 {
    let (mut rolled, mut sum, mut weights) = (0.0, 0.0, 0.0);
    for (other, worth) in worths {
        let weight = f64::from(other.weight());
        sum += worth * weight;
        weights += weight;
        if other == roll {
            rolled = worth;
        }
    }
    rolled - sum / weights
}

#[cfg(test)]
mod tests {
    use tavola_engine::net::Nets;
    use tavola_engine::{CubeHolder, PointsAway, RulesOfThumb, Terms, WithTables, finished};

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
            if finished(&position).is_some() {
                position = Position::START;
            }
        }
    }

    fn match_stakes(own: u32, opponent: u32) -> Stakes {
        let away = |points| PointsAway::new(points).expect("more than none");
        let terms = Terms::Match { away_own: away(own), away_opponent: away(opponent), crawford: false };
        Stakes { terms, ..Stakes::MONEY }
    }

    #[test]
    fn with_the_cube_too_luck_is_nothing_over_all_rolls_and_over_all_openings() {
        let engine = Engine::default();
        let luck = CubefulLuck::new(&engine);
        let owned = Stakes { owner: CubeHolder::Own, ..Stakes::MONEY.after_take() };
        let (mut random, mut position) = (Random::new(3), Position::START);
        for stakes in [Stakes::MONEY, owned, match_stakes(7, 7), match_stakes(2, 5), match_stakes(3, 1)] {
            let begins = |roll: Roll| roll.high().number() == 6;
            let openings = Roll::all().filter(|roll| !roll.is_double());
            let sum: f64 = openings.map(|roll| luck.of_opening(roll, &stakes, begins)).sum();
            assert!(sum.abs() < 1e-9, "{sum}");
            for _ in 0..4 {
                let sum: f64 =
                    Roll::all().map(|roll| luck.of(&position, roll, &stakes) * f64::from(roll.weight())).sum();
                assert!(sum.abs() < 1e-9, "{sum}");
                position = crate::label::any_play(&position, random.roll(), &mut random);
            }
        }
    }

    #[test]
    fn luck_is_counted_in_the_unit_of_results() {
        let engine = Engine::default();
        let luck = CubefulLuck::new(&engine);
        let home = |checkers| tavola_engine::bearoff::HomeBoard::new(checkers).expect("few checkers");
        let last_roll = home([2, 1, 0, 0, 0, 0]).against(&home([1, 0, 0, 0, 0, 0]));
        let double: Roll = "33".parse().expect("a roll");
        // One of six rolls is a double and wins; with the cube on 4 the others lose 4 points.
        let stakes = Stakes { owner: CubeHolder::Opponent, ..Stakes::MONEY.after_take().after_take() };
        assert!((luck.of(&last_roll, double, &stakes) - 8.0 * 5.0 / 6.0).abs() < 1e-4);
        let decides = Stakes { owner: CubeHolder::Opponent, ..match_stakes(1, 1) };
        assert!((luck.of(&last_roll, double, &decides) - 2.0 * 5.0 / 6.0).abs() < 1e-4);
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
