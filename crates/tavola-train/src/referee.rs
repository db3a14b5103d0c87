//! Loss per decision: contested decisions of real play, every sensible play judged by gnubg's 2-ply search.

use serde::{Deserialize, Serialize};
use tavola_engine::{Evaluator, Outcomes, finished};
use tavola_rules::{Board, Position, Roll, Side, legal_results};

use crate::gnubg::{Gnubg, GnubgError};
use crate::random::Random;
use crate::statistics::Mean;

/// A decision and what each play is worth by the referee, to the mover.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Decision {
    /// The board, White being the mover.
    pub before: Board,
    /// The dice.
    pub roll: Roll,
    /// The board after each play and its equity to the mover.
    pub plays: Vec<(Board, f32)>,
    /// What gnubg's own 0-ply choice loses.
    pub static_loss: f32,
}

/// The plays of `roll`, each seen by the opponent, who is then on roll.
#[must_use]
pub fn turned_results(position: &Position, roll: Roll) -> Vec<Position> {
    let mut results = Vec::new();
    legal_results(position, roll, &mut results);
    results.iter().map(Position::flipped).collect()
}

/// The index of the play that is worst for the opponent, by cubeless equity.
#[must_use]
pub fn best(evaluator: &dyn Evaluator, results: &[Position]) -> usize {
    let mut outcomes = vec![Outcomes::default(); results.len()];
    evaluator.evaluate(results, &mut outcomes);
    let equities: Vec<f32> = outcomes.iter().map(|outcomes| -outcomes.cubeless().value()).collect();
    highest(&equities)
}

fn highest(values: &[f32]) -> usize {
    let mut best = 0;
    for (index, value) in values.iter().enumerate() {
        if *value > values[best] {
            best = index;
        }
    }
    best
}

/// Collects `count` contested decisions from games of `evaluator` against itself and has them judged.
///
/// Contested: at least two plays, with the sides in contact, the best two within 0.1 points by gnubg's static
/// evaluation. Of each game about one decision in six is looked at.
///
/// # Errors
/// Where gnubg fails.
pub fn collect(
    evaluator: &dyn Evaluator,
    count: usize,
    seed: u64,
    gnubg: &mut Gnubg,
) -> Result<Vec<Decision>, GnubgError> {
    let mut random = Random::new(seed);
    let mut position = Position::START;
    let mut decisions = Vec::with_capacity(count);
    while decisions.len() < count {
        let roll = random.roll();
        let results = turned_results(&position, roll);
        if results.len() > 1 && position.has_contact() && random.below(6) == 0 {
            decisions.extend(judge(&position, roll, &results, gnubg)?);
        }
        position = if results.is_empty() { position.flipped() } else { results[best(evaluator, &results)] };
        if finished(&position).is_some() {
            position = Position::START;
        }
    }
    Ok(decisions)
}

fn judge(
    before: &Position,
    roll: Roll,
    results: &[Position],
    gnubg: &mut Gnubg,
) -> Result<Option<Decision>, GnubgError> {
    let mut equity = |result: &Position, plies| -> Result<f32, GnubgError> {
        let outcomes = match finished(result) {
            Some(end) => end,
            None => gnubg.outcomes(result, plies)?,
        };
        Ok(-outcomes.cubeless().value())
    };
    let mut judged = results.iter().map(|result| equity(result, 0)).collect::<Result<Vec<_>, _>>()?;
    let choice = highest(&judged);
    let mut order: Vec<usize> = (0..judged.len()).collect();
    order.sort_by(|&a, &b| judged[b].total_cmp(&judged[a]));
    if judged[order[0]] - judged[order[1]] > 0.1 {
        return Ok(None);
    }
    let limit = judged[order[0]] - 0.2;
    for (rank, &index) in order.iter().enumerate() {
        // The far-off rest keeps its static value, less a doubt, so that it never becomes the best.
        let close = rank < 3 || (rank < 14 && judged[index] > limit);
        judged[index] = if close { equity(&results[index], 2)? } else { judged[index].min(limit) };
    }
    let top = judged[highest(&judged)];
    let plays = results.iter().zip(&judged).map(|(result, equity)| (Board::from_view(Side::Black, result), *equity));
    let before = Board::from_view(Side::White, before);
    Ok(Some(Decision { before, roll, plays: plays.collect(), static_loss: top - judged[choice] }))
}

impl Decision {
    /// What the choice of `evaluator` loses by the referee's word; never negative.
    #[must_use]
    pub fn loss(&self, evaluator: &dyn Evaluator) -> f32 {
        let results: Vec<Position> = self.plays.iter().map(|(board, _)| board.seen_by(Side::Black)).collect();
        let top = self.plays.iter().map(|(_, equity)| *equity).fold(f32::MIN, f32::max);
        top - self.plays[best(evaluator, &results)].1
    }
}

/// Mean loss of `evaluator` over `decisions`, and gnubg's own at 0-ply, in points.
#[must_use]
pub fn losses(decisions: &[Decision], evaluator: &dyn Evaluator) -> (Mean, Mean) {
    let ours = decisions.iter().map(|decision| f64::from(decision.loss(evaluator))).collect();
    let theirs = decisions.iter().map(|decision| f64::from(decision.static_loss)).collect();
    (ours, theirs)
}
