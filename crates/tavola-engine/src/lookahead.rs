//! Outcomes some rolls ahead: the mean over all rolls of what their best plays come to. Without cube.

use tavola_rules::{Position, Roll, legal_results};

use crate::cubeful::Plies;
use crate::evaluator::{Evaluator, finished};
use crate::outcomes::Outcomes;

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
    for roll in Roll::all() {
        let (next, mut outcomes) = best_reply(evaluator, position, roll);
        if plies > Plies(1) {
            outcomes = outcomes_after(evaluator, &next, Plies(plies.0 - 1));
        }
        mean.add_weighted(&outcomes.flipped(), f32::from(roll.weight()) / 36.0);
    }
    mean
}

/// The position the best play of `roll` leads to, with the opponent on roll, and what it comes to for him.
fn best_reply<E: Evaluator + ?Sized>(evaluator: &E, position: &Position, roll: Roll) -> (Position, Outcomes) {
    let (replies, outcomes) = judged_replies(evaluator, position, roll);
    let equity = |index: usize| outcomes[index].cubeless().value();
    let best = (0..replies.len()).min_by(|&a, &b| equity(a).total_cmp(&equity(b))).unwrap_or(0);
    (replies[best], outcomes[best])
}

/// The positions the plays of `roll` lead to, with the opponent on roll, and what each comes to for him; where
/// nothing can be moved the position itself, turned round.
pub(crate) fn judged_replies<E: Evaluator + ?Sized>(
    evaluator: &E,
    position: &Position,
    roll: Roll,
) -> (Vec<Position>, Vec<Outcomes>) {
    let mut replies = Vec::with_capacity(32);
    legal_results(position, roll, &mut replies);
    if replies.is_empty() {
        replies.push(*position);
    }
    for reply in &mut replies {
        *reply = reply.flipped();
    }
    let mut outcomes = vec![Outcomes::default(); replies.len()];
    evaluator.evaluate(&replies, &mut outcomes);
    (replies, outcomes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bearoff::{Bearoff, HomeBoard};
    use crate::evaluator::WithTables;
    use crate::heuristic::RulesOfThumb;

    #[test]
    fn looking_ahead_in_an_exactly_known_race_changes_nothing() {
        let home = |men| HomeBoard::new(men).unwrap();
        let position = home([0, 1, 2, 1, 0, 1]).against(&home([1, 1, 1, 1, 0, 1]));
        let exact = Bearoff::shared().outcomes(&position).unwrap();
        for plies in [Plies(0), Plies(1), Plies(2)] {
            let found = outcomes_after(&WithTables::new(RulesOfThumb), &position, plies);
            assert!((found.win() - exact.win()).abs() < 1e-5, "{plies:?}");
        }
    }
}
