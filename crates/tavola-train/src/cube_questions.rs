//! Cube decisions worth asking about, from games of the engine against itself.

use tavola_engine::cubeful::{CubeDecision, Plies};
use tavola_engine::rollout::TrialDice;
use tavola_engine::{CubeGame, Engine, Stakes, finished};
use tavola_rules::{Position, legal_plays};

/// A cube decision to be judged.
#[derive(Debug, Clone, Copy)]
pub struct CubeQuestion {
    /// Seen by the player on roll.
    pub position: Position,
    /// Seen by them too.
    pub stakes: Stakes,
}

/// The close cube decisions of one game in which nobody doubles; every `step`th of them, so that games are many.
#[must_use]
pub fn of_game(engine: &Engine, mut stakes: Stakes, mut dice: TrialDice, step: u32) -> Vec<CubeQuestion> {
    let (mut position, mut found, mut close) = (Position::START, Vec::new(), 0_u32);
    loop {
        let game = CubeGame::new(&stakes);
        let decision = engine.cube_action(&position, &game, Plies::ZERO);
        if is_close(&decision) && game.may_double(game.cube()) {
            close += 1;
            if close % step == 1 % step {
                found.push(CubeQuestion { position, stakes });
            }
        }
        let roll = dice.roll();
        let next = match legal_plays(&position, roll).is_empty() {
            true => position.flipped(),
            false => engine.best_plays(&position, roll, &game, Plies::ZERO)[0].next,
        };
        if finished(&next).is_some() {
            return found;
        }
        position = next;
        stakes = stakes.flipped();
    }
}

/// Whether doubling or answering is a decision: one of them is within 0.2 of the other choice.
fn is_close(decision: &CubeDecision) -> bool {
    let near = |a: f32, b: f32| (a - b).abs() < 0.2;
    let doubling = near(decision.no_double.value(), decision.doubled().value());
    let answer = near(decision.double_take.value(), decision.double_drop.value());
    (doubling || answer) && decision.no_double.value() < 1.1
}
