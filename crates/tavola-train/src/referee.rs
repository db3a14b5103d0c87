//! Loss per decision: contested decisions of real play, every sensible play judged by gnubg's 2-ply search.

use serde::{Deserialize, Serialize};
use tavola_engine::cubeful::Plies;
use tavola_engine::{CubeGame, CubeHolder, Engine, Evaluator, Outcomes, Stakes, finished};
use tavola_rules::{Board, Position, Roll, Side, legal_results};

use crate::gnubg::{Gnubg, GnubgError};
use crate::random::Random;
use crate::statistics::Mean;

/// How deep the choices of both players are compared: at 0, 1 and 2 plies.
pub const DEPTHS: usize = 3;

/// A decision and what each play is worth by the referee, to the mover.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Decision {
    /// The board, White being the mover.
    pub before: Board,
    /// The dice.
    pub roll: Roll,
    /// The board after each play and its equity to the mover.
    pub plays: Vec<(Board, f32)>,
    /// The plays gnubg makes at 0, 1 and 2 plies, by their places in `plays`.
    pub gnubg: [usize; DEPTHS],
    /// The plays gnubg has looked at with two plies, by their places; the others have its static word, less a doubt.
    #[serde(default)]
    pub judged: Vec<usize>,
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

/// gnubg three times: at 0, 1 and 2 plies.
#[derive(Debug)]
pub struct Referee([Gnubg; DEPTHS]);

impl Referee {
    /// Starts them.
    ///
    /// # Errors
    /// Where gnubg cannot be started.
    pub fn start() -> Result<Self, GnubgError> {
        Ok(Self([Gnubg::start(0)?, Gnubg::start(1)?, Gnubg::start(2)?]))
    }

    /// The contested decisions of game `number` of `evaluator` against itself, judged.
    ///
    /// Contested: at least two plays, with the sides in contact, the best two within 0.1 points by gnubg's static
    /// evaluation. Of each game about one decision in six is looked at.
    ///
    /// # Errors
    /// Where gnubg fails.
    pub fn decisions(
        &mut self,
        evaluator: &dyn Evaluator,
        seed: u64,
        number: u64,
    ) -> Result<Vec<Decision>, GnubgError> {
        let mut random = Random::new(seed ^ number << 20);
        let mut position = Position::START;
        let mut decisions = Vec::new();
        while finished(&position).is_none() {
            let roll = random.roll();
            let results = turned_results(&position, roll);
            if results.len() > 1 && position.has_contact() && random.below(6) == 0 {
                decisions.extend(judge(&position, roll, &results, &mut self.0)?);
            }
            position = if results.is_empty() { position.flipped() } else { results[best(evaluator, &results)] };
        }
        Ok(decisions)
    }
}

fn judge(
    before: &Position,
    roll: Roll,
    results: &[Position],
    gnubg: &mut [Gnubg; DEPTHS],
) -> Result<Option<Decision>, GnubgError> {
    let mut equity = |result: &Position, plies| -> Result<f32, GnubgError> {
        let outcomes = match finished(result) {
            Some(end) => end,
            None => gnubg[0].outcomes(result, plies)?,
        };
        Ok(-outcomes.cubeless().value())
    };
    let mut judged = results.iter().map(|result| equity(result, 0)).collect::<Result<Vec<_>, _>>()?;
    let mut order: Vec<usize> = (0..judged.len()).collect();
    order.sort_by(|&a, &b| judged[b].total_cmp(&judged[a]));
    if judged[order[0]] - judged[order[1]] > 0.1 {
        return Ok(None);
    }
    let limit = judged[order[0]] - 0.2;
    let mut deeply = Vec::new();
    for (rank, &index) in order.iter().enumerate() {
        // The far-off rest keeps its static value, less a doubt, so that it never becomes the best.
        let close = rank < 3 || (rank < 14 && judged[index] > limit);
        judged[index] = if close { equity(&results[index], 2)? } else { judged[index].min(limit) };
        deeply.extend(close.then_some(index));
    }
    let mut chosen = [0; DEPTHS];
    for (choice, gnubg) in chosen.iter_mut().zip(gnubg) {
        let result = gnubg.play(before, roll)?.flipped();
        *choice = results.iter().position(|other| *other == result).unwrap_or(order[0]);
    }
    let plays = results.iter().zip(&judged).map(|(result, equity)| (Board::from_view(Side::Black, result), *equity));
    let before = Board::from_view(Side::White, before);
    Ok(Some(Decision { before, roll, plays: plays.collect(), gnubg: chosen, judged: deeply }))
}

impl Decision {
    /// The position to be played, seen by the mover.
    #[must_use]
    pub fn position(&self) -> Position {
        self.before.seen_by(Side::White)
    }

    /// The position after play number `play`, the opponent on roll.
    #[must_use]
    pub fn after(&self, play: usize) -> Position {
        self.plays[play].0.seen_by(Side::Black)
    }

    /// What that play loses by the referee's word; never negative.
    #[must_use]
    pub fn loss(&self, play: usize) -> f32 {
        let top = self.plays.iter().map(|(_, equity)| *equity).fold(f32::MIN, f32::max);
        top - self.plays[play].1
    }

    /// Has gnubg look at a play with two plies if it has not yet; whether it was asked.
    ///
    /// # Errors
    /// Where gnubg fails.
    pub fn settle(&mut self, play: usize, gnubg: &mut Gnubg) -> Result<bool, GnubgError> {
        if self.judged.contains(&play) {
            return Ok(false);
        }
        let after = self.after(play);
        let outcomes = finished(&after).map_or_else(|| gnubg.outcomes(&after, 2), Ok)?;
        self.plays[play].1 = -outcomes.cubeless().value();
        self.judged.push(play);
        Ok(true)
    }

    /// The plays `engine` makes at 0, 1 and 2 plies without a cube, by their places in `plays`.
    #[must_use]
    pub fn choices(&self, engine: &Engine) -> [usize; DEPTHS] {
        let game = CubeGame::new(&Stakes { owner: CubeHolder::Nobody, ..Stakes::MONEY });
        std::array::from_fn(|plies| {
            let ranked = engine.best_plays(&self.position(), self.roll, &game, Plies(plies as u8));
            let best =
                ranked.first().and_then(|best| (0..self.plays.len()).find(|&play| self.after(play) == best.next));
            best.unwrap_or(0)
        })
    }
}

/// Mean losses a decision in points, at 0, 1 and 2 plies.
#[derive(Debug, Clone, Copy)]
pub struct Losses {
    /// Of the engine judged.
    pub ours: [Mean; DEPTHS],
    /// Of gnubg.
    pub gnubgs: [Mean; DEPTHS],
}

/// What gnubg and an engine that chose `choices` lose over `decisions` by the referee's word; the plays chosen must have
/// been [settled](Decision::settle).
#[must_use]
pub fn losses(decisions: &[Decision], choices: &[[usize; DEPTHS]]) -> Losses {
    let mean = |plays: &mut dyn Iterator<Item = usize>| {
        decisions.iter().zip(plays).map(|(decision, play)| f64::from(decision.loss(play))).collect()
    };
    Losses {
        ours: std::array::from_fn(|plies| mean(&mut choices.iter().map(|plays| plays[plies]))),
        gnubgs: std::array::from_fn(|plies| mean(&mut decisions.iter().map(|decision| decision.gnubg[plies]))),
    }
}
