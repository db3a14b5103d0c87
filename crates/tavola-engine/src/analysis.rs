//! How well somebody played: losses of plays and cube decisions, luck, and the rates made of them.
//!
//! All losses are in units of the cube (EMG in a match), 0 or more. What is shown to whom is the club's business.

use tavola_rules::{Position, Roll};

use crate::cubeful::{CubeAction, CubeAnswer, CubeDecision, CubeGame, Plies};
use crate::engine::Engine;
use crate::equity::CubefulEquity;
use crate::moves::RankedPlay;

/// What a decision cost against the best one: 0 or more, in units of the cube.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Default)]
pub struct Loss(f32);

impl Loss {
    /// The loss of choosing something worth `chosen` when `best` was to be had.
    #[must_use]
    pub fn of(best: CubefulEquity, chosen: CubefulEquity) -> Self {
        Self((best.value() - chosen.value()).max(0.0))
    }

    /// In units of the cube.
    #[must_use]
    pub const fn value(self) -> f32 {
        self.0
    }
}

/// The loss of the play that led to `next` (the opponent on roll) among plays ranked best first; `None` if it is not
/// among them.
#[must_use]
pub fn play_loss(ranked: &[RankedPlay], next: &Position) -> Option<Loss> {
    let best = ranked.iter().map(|play| play.equity).fold(CubefulEquity(f32::MIN), CubefulEquity::max);
    let played = ranked.iter().find(|play| play.next == *next)?;
    Some(Loss::of(best, played.equity))
}

/// What the player on roll did with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubling {
    /// They rolled.
    Waited,
    /// They turned it.
    Doubled,
}

/// The loss of doubling or waiting.
#[must_use]
pub fn doubling_loss(decision: &CubeDecision, did: Doubling) -> Loss {
    let best = decision.no_double.max(decision.doubled());
    match did {
        Doubling::Waited if decision.action == CubeAction::Unavailable => Loss::default(),
        Doubling::Waited => Loss::of(best, decision.no_double),
        Doubling::Doubled => Loss::of(best, decision.doubled()),
    }
}

/// The loss of an answer to a double; `decision` is seen by the doubler.
#[must_use]
pub fn answer_loss(decision: &CubeDecision, did: CubeAnswer) -> Loss {
    Loss::of(decision.after(did), decision.after(decision.answer))
}

/// Whether waiting was a decision at all, as gnubg counts: doubling would have cost less than 0.16.
#[must_use]
pub fn is_close(decision: &CubeDecision) -> bool {
    let best = decision.no_double.max(decision.doubled());
    let available = decision.action != CubeAction::Unavailable;
    available && best.value() - decision.double_take.min(decision.double_drop).value() < 0.16
}

/// Whether doubling or waiting counts as a decision: doubles always do, waiting where it was close or wrong.
#[must_use]
pub fn doubling_counts(decision: &CubeDecision, did: Doubling) -> bool {
    did == Doubling::Doubled || is_close(decision) || doubling_loss(decision, did).value() > 0.0
}

/// The luck of `roll`: what its best play is worth more than the best play of the average roll, in units of the cube.
#[must_use]
pub fn luck(engine: &Engine, position: &Position, roll: Roll, game: &CubeGame, plies: Plies) -> f32 {
    let worth = |roll: Roll| {
        let ranked = engine.best_plays(position, roll, game, plies);
        ranked.first().map_or_else(
            || {
                let others = game.flipped();
                let worth = engine.evaluate(&position.flipped(), &others, plies).worth;
                game.normalised(others.others_worth(worth), game.cube()).value()
            },
            |best| best.equity.value(),
        )
    };
    let mean: f32 = Roll::all().map(|roll| worth(roll) * f32::from(roll.weight()) / 36.0).sum();
    worth(roll) - mean
}

/// The luck of the opening roll, by whoever won it: what its best play is worth more than the mean over the thirty rolls with
/// which either player might have begun. Winning it is itself luck.
#[must_use]
pub fn opening_luck(engine: &Engine, position: &Position, roll: Roll, game: &CubeGame, plies: Plies) -> f32 {
    let others = game.flipped();
    let worth = |position: &Position, game: &CubeGame, roll: Roll| {
        engine.best_plays(position, roll, game, plies).first().map_or(0.0, |best| best.equity.value())
    };
    let rolls = || Roll::all().filter(|roll| !roll.is_double());
    // The start looks alike from both sides, and what one player has in units of the cube the other lacks.
    let mean: f32 =
        rolls().map(|roll| worth(position, game, roll) - worth(&position.flipped(), &others, roll)).sum::<f32>() / 30.0;
    worth(position, game, roll) - mean
}

/// Losses and decisions of one player, added up.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct ErrorTally {
    /// Plays with more than one result to choose from.
    pub unforced_plays: u32,
    /// Their losses.
    pub play_losses: f64,
    /// Close decisions to wait, doubles and answers.
    pub cube_decisions: u32,
    /// Their losses.
    pub cube_losses: f64,
}

impl ErrorTally {
    /// Adds a play of a roll that leads to so many positions; forced ones do not count.
    pub fn add_play(&mut self, choices: usize, loss: Loss) {
        if choices > 1 {
            self.unforced_plays += 1;
            self.play_losses += f64::from(loss.value());
        }
    }

    /// Adds a decision to double or wait, if it counts.
    pub fn add_doubling(&mut self, decision: &CubeDecision, did: Doubling) {
        if doubling_counts(decision, did) {
            self.cube_decisions += 1;
            self.cube_losses += f64::from(doubling_loss(decision, did).value());
        }
    }

    /// Adds an answer to a double.
    pub fn add_answer(&mut self, decision: &CubeDecision, did: CubeAnswer) {
        self.cube_decisions += 1;
        self.cube_losses += f64::from(answer_loss(decision, did).value());
    }

    /// Decisions that count.
    #[must_use]
    pub const fn decisions(&self) -> u32 {
        self.unforced_plays + self.cube_decisions
    }

    /// Loss a decision in thousandths of the cube, as gnubg prints it.
    #[must_use]
    pub fn millis_per_decision(&self) -> f64 {
        let decisions = f64::from(self.decisions());
        1000.0 * (self.play_losses + self.cube_losses) / decisions.max(1.0)
    }

    /// The performance rating as XG counts it: 500 times the loss a decision.
    #[must_use]
    pub fn performance_rating(&self) -> f64 {
        self.millis_per_decision() / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cubeful::CubefulValue;
    use crate::stakes::Stakes;

    fn decision(no_double: f32, double_take: f32) -> CubeDecision {
        let game = CubeGame::new(&Stakes::MONEY);
        CubeDecision::of(&game, game.cube(), CubefulValue(no_double), CubefulValue(double_take))
    }

    #[test]
    fn waiting_with_a_clear_double_loses_the_difference() {
        let clear = decision(0.6, 0.8);
        assert!((doubling_loss(&clear, Doubling::Waited).value() - 0.2).abs() < 1e-6);
        assert_eq!(doubling_loss(&clear, Doubling::Doubled), Loss::default());
    }

    #[test]
    fn taking_a_pass_loses_what_is_beyond_one() {
        let pass = decision(0.9, 1.3);
        assert!((answer_loss(&pass, CubeAnswer::Take).value() - 0.3).abs() < 1e-6);
        assert_eq!(answer_loss(&pass, CubeAnswer::Drop), Loss::default());
        let take = decision(0.6, 0.8);
        assert!((answer_loss(&take, CubeAnswer::Drop).value() - 0.2).abs() < 1e-6);
    }

    #[test]
    fn a_decision_nobody_would_think_of_does_not_count() {
        assert!(!is_close(&decision(0.1, -0.3)));
        assert!(is_close(&decision(0.5, 0.45)));
        let mut tally = ErrorTally::default();
        tally.add_doubling(&decision(0.1, -0.3), Doubling::Waited);
        assert_eq!(tally.cube_decisions, 0);
    }

    #[test]
    fn lucks_of_all_rolls_cancel() {
        let engine = Engine::new(std::sync::Arc::new(crate::RulesOfThumb));
        let game = CubeGame::new(&Stakes::MONEY);
        let luck = |roll: Roll| luck(&engine, &Position::START, roll, &game, Plies::ZERO) * f32::from(roll.weight());
        let sum: f32 = Roll::all().map(luck).sum();
        assert!(sum.abs() < 1e-3, "{sum}");
    }
}
