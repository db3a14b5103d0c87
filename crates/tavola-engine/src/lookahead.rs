//! Outcomes some rolls ahead: the mean over all rolls of what their best plays come to. Without cube.

use tavola_rules::{Position, Roll};

use crate::cubeful::Plies;
use crate::evaluator::{Evaluator, finished};
use crate::outcomes::Outcomes;
use crate::replies::{POINTS, PruneLimit, ROLLS, Replies};

/// For each roll, in the order of [`Roll::all`], the best play for money without a cube among those that `limit` leaves:
/// the position after it, the opponent on roll, and their outcomes.
#[must_use]
pub fn best_of_each_roll<E: Evaluator + ?Sized>(
    evaluator: &E,
    position: &Position,
    limit: PruneLimit,
) -> [(Position, Outcomes); ROLLS] {
    Replies::with(|replies| {
        let lists = replies.of_all_rolls(evaluator, position, &POINTS, limit);
        lists.map(|list| replies.best(list, |outcomes| outcomes.cubeless().value()))
    })
}

/// What `position` comes to, the plays of `plies` rolls chosen by what they come to for money without a cube.
#[must_use]
pub fn outcomes_after<E: Evaluator + ?Sized>(evaluator: &E, position: &Position, plies: Plies) -> Outcomes {
    if let Some(outcomes) = finished(position) {
        return outcomes;
    }
    if plies == Plies::ZERO {
        return evaluator.evaluate_one(position);
    }
    let mut mean = Outcomes::default();
    for ((next, mut outcomes), roll) in
        best_of_each_roll(evaluator, position, PruneLimit::IN_SEARCH).into_iter().zip(Roll::all())
    {
        if plies > Plies(1) {
            outcomes = outcomes_after(evaluator, &next, Plies(plies.0 - 1));
        }
        mean.add_weighted(&outcomes.flipped(), f32::from(roll.weight()) / 36.0);
    }
    mean
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bearoff::{Bearoff, HomeBoard};
    use crate::evaluator::WithTables;
    use crate::heuristic::RulesOfThumb;

    #[test]
    fn looking_ahead_in_an_exactly_known_race_changes_nothing() {
        let home = |checkers| HomeBoard::new(checkers).unwrap();
        let position = home([0, 1, 2, 1, 0, 1]).against(&home([1, 1, 1, 1, 0, 1]));
        let exact = Bearoff::shared().outcomes(&position).unwrap();
        for plies in [Plies(0), Plies(1), Plies(2)] {
            let found = outcomes_after(&WithTables::new(RulesOfThumb), &position, plies);
            assert!((found.win() - exact.win()).abs() < 1e-5, "{plies:?}");
        }
    }
}
