//! Cube decisions by looking some rolls ahead, with the best play of every roll and the best cube action after it.

use tavola_rules::{Position, Roll};

use super::decision::{CubeAnswer, CubeDecision};
use super::efficiency::Efficiencies;
use super::model::{CubeGame, CubeState, CubefulValue};
use crate::bearoff::{Bearoff, BearoffEquities};
use crate::evaluator::{Evaluator, finished};
use crate::outcomes::Outcomes;
use crate::replies::{PruneLimit, Replies};
use crate::stakes::{CubeHolder, Terms};

/// How many rolls a search looks ahead: 0 judges the position as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Plies(pub u8);

impl Plies {
    /// Judging without looking ahead.
    pub const ZERO: Self = Self(0);

    const fn less_one(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

/// Judges cubes with an evaluator. Plays within the search are chosen without looking ahead.
#[derive(Debug, Clone, Copy)]
pub struct CubeLookahead<E> {
    evaluator: E,
    efficiencies: Efficiencies,
    limit: PruneLimit,
}

impl<E: Evaluator> CubeLookahead<E> {
    /// Judges by `evaluator`, cubes being as efficient as said.
    pub const fn new(evaluator: E, efficiencies: Efficiencies) -> Self {
        Self { evaluator, efficiencies, limit: PruneLimit::IN_SEARCH }
    }

    /// The same, judging as many plays of each roll within the search as `limit` says.
    #[must_use]
    pub fn with_prune_limit(self, limit: PruneLimit) -> Self {
        Self { limit, ..self }
    }

    /// The decision of the player on roll with the cube as the stakes of `game` have it, and what comes of waiting.
    #[must_use]
    pub fn decide(&self, position: &Position, game: &CubeGame, plies: Plies) -> (CubeDecision, Outcomes) {
        let cube = game.cube();
        let (worths, outcomes) = self.rolled(position, game, &[cube, cube.after_take()], plies);
        (CubeDecision::of(game, cube, worths[0], worths[1]), outcomes)
    }

    /// The worth before the roll with each of `cubes`, the player on roll doubling if they should, and what comes of the
    /// game when it is played to its end.
    #[must_use]
    pub fn decided(
        &self,
        position: &Position,
        game: &CubeGame,
        cubes: &[CubeState],
        plies: Plies,
    ) -> (Vec<CubefulValue>, Outcomes) {
        if let Some(exact) = exact(position, game, cubes) {
            return (exact, self.evaluator.evaluate_one(position));
        }
        let asked = both_ways(game, cubes);
        let (worths, outcomes) = self.rolled(position, game, &asked, plies);
        (chosen(game, cubes, &worths), outcomes)
    }

    /// The worth before the roll with each of `cubes`, the player on roll not doubling now, and what comes of the game when
    /// it is played to its end: the plays of `plies` rolls chosen as for the first cube.
    #[must_use]
    pub fn rolled(
        &self,
        position: &Position,
        game: &CubeGame,
        cubes: &[CubeState],
        plies: Plies,
    ) -> (Vec<CubefulValue>, Outcomes) {
        if let Some(outcomes) = finished(position) {
            return (cubes.iter().map(|&cube| game.without_cube(&outcomes, cube)).collect(), outcomes);
        }
        if plies == Plies::ZERO && exact(position, game, cubes).is_none() {
            let outcomes = self.evaluator.evaluate_one(position);
            return (self.judged(position, game, &outcomes, cubes), outcomes);
        }
        let cubes: Vec<CubeState> = cubes.iter().map(|cube| cube.flipped()).collect();
        let others = game.flipped();
        let (mut sums, mut mean) = (vec![0.0; cubes.len()], Outcomes::default());
        let values = others.class_values(cubes[0]);
        Replies::with(|replies| {
            let lists = replies.of_all_rolls(&self.evaluator, position, &values, self.limit);
            for (list, roll) in lists.into_iter().zip(Roll::all()) {
                let (first, _) = replies.of(list.clone()).next().unwrap_or((position, &Outcomes::WIN));
                let efficiency = self.efficiencies.of(first, &others).of(cubes[0].owner);
                let reply = replies.best(list, |outcomes| others.worth(outcomes, cubes[0], efficiency).value());
                let (worths, outcomes) = self.after_reply(reply, &others, &cubes, plies.less_one());
                let weight = f32::from(roll.weight()) / 36.0;
                mean.add_weighted(&outcomes.flipped(), weight);
                for (sum, worth) in sums.iter_mut().zip(worths) {
                    *sum += weight * others.others_worth(worth).value();
                }
            }
        });
        (sums.into_iter().map(CubefulValue).collect(), mean)
    }

    /// The worth for the opponent, who decides next, after the best play of a roll.
    fn after_reply(
        &self,
        (next, outcomes): (Position, Outcomes),
        others: &CubeGame,
        cubes: &[CubeState],
        plies: Plies,
    ) -> (Vec<CubefulValue>, Outcomes) {
        if plies > Plies::ZERO || finished(&next).is_some() {
            return self.decided(&next, others, cubes, plies);
        }
        let worths = exact(&next, others, cubes).unwrap_or_else(|| {
            chosen(others, cubes, &self.judged(&next, others, &outcomes, &both_ways(others, cubes)))
        });
        (worths, outcomes)
    }

    fn judged(
        &self,
        position: &Position,
        game: &CubeGame,
        outcomes: &Outcomes,
        cubes: &[CubeState],
    ) -> Vec<CubefulValue> {
        let efficiencies = self.efficiencies.of(position, game);
        cubes.iter().map(|&cube| game.worth(outcomes, cube, efficiencies.of(cube.owner))).collect()
    }
}

/// Each cube as it is, and as it would be after a double and a take where the player on roll may double.
fn both_ways(game: &CubeGame, cubes: &[CubeState]) -> Vec<CubeState> {
    let mut asked = Vec::with_capacity(2 * cubes.len());
    for &cube in cubes {
        asked.push(cube);
        if game.may_double(cube) {
            asked.push(cube.after_take());
        }
    }
    asked
}

/// The better of waiting and doubling for each of `cubes`, from the worths of [`both_ways`].
fn chosen(game: &CubeGame, cubes: &[CubeState], worths: &[CubefulValue]) -> Vec<CubefulValue> {
    let mut worths = worths.iter().copied();
    let mut next = || worths.next().unwrap_or_default();
    let better = |&cube: &CubeState| {
        let waiting = next();
        if game.may_double(cube) { best_of(game, cube, waiting, next()) } else { waiting }
    };
    cubes.iter().map(better).collect()
}

/// The better of waiting and doubling, the double answered well.
pub(crate) fn best_of(game: &CubeGame, cube: CubeState, waiting: CubefulValue, taken: CubefulValue) -> CubefulValue {
    if !game.may_double(cube) {
        return waiting;
    }
    let decision = CubeDecision::of(game, cube, waiting, taken);
    match (decision.doubles(), decision.answer) {
        (false, _) => waiting,
        (true, CubeAnswer::Drop) => game.cash(cube),
        (true, CubeAnswer::Take) => taken,
        (true, CubeAnswer::Beaver) => CubefulValue(2.0 * taken.value()),
    }
}

/// The worths from the exact table, doubling included: money, both sides with few checkers.
pub(crate) fn exact(position: &Position, game: &CubeGame, cubes: &[CubeState]) -> Option<Vec<CubefulValue>> {
    if !matches!(game.stakes().terms, Terms::Money { .. }) {
        return None;
    }
    let BearoffEquities { cubeless, centred, owned, opponent_owned } = Bearoff::shared().money(position)?;
    let worth = |cube: &CubeState| {
        let equity = match cube.owner {
            CubeHolder::Centred => centred,
            CubeHolder::Own => owned,
            CubeHolder::Opponent => opponent_owned,
            CubeHolder::Nobody => cubeless,
        };
        CubefulValue(equity * game.cash(*cube).value())
    };
    Some(cubes.iter().map(worth).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bearoff::HomeBoard;
    use crate::cubeful::CubeAction;
    use crate::evaluator::WithTables;
    use crate::heuristic::RulesOfThumb;
    use crate::stakes::Stakes;

    fn lookahead() -> CubeLookahead<WithTables<RulesOfThumb>> {
        CubeLookahead::new(WithTables::new(RulesOfThumb), Efficiencies::PUBLISHED)
    }

    #[test]
    fn at_the_end_of_a_race_the_decision_is_exact() {
        let own = HomeBoard::new([0, 1, 0, 0, 1, 0]).unwrap();
        let opponent = HomeBoard::new([1, 0, 0, 0, 0, 0]).unwrap();
        let position = own.against(&opponent);
        let game = CubeGame::new(&Stakes::MONEY);
        let (decision, _) = lookahead().decide(&position, &game, Plies::ZERO);
        assert!((decision.no_double.value() - 1.0 / 18.0).abs() < 1e-5);
        assert!((decision.double_take.value() - 1.0 / 9.0).abs() < 1e-5);
        assert_eq!((decision.action, decision.answer), (CubeAction::Double, CubeAnswer::Take));
    }

    #[test]
    fn looking_ahead_from_the_start_nobody_doubles() {
        let game = CubeGame::new(&Stakes::MONEY);
        for plies in [Plies(0), Plies(1)] {
            let (decision, outcomes) = lookahead().decide(&Position::START, &game, plies);
            assert!((outcomes.exclusive().iter().sum::<f32>() - 1.0).abs() < 1e-4, "{outcomes:?}");
            assert_eq!((decision.action, decision.answer), (CubeAction::NoDouble, CubeAnswer::Take));
        }
    }
}
