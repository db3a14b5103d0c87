//! Sums over trials, and what they say: means with their standard errors.

use super::trial::TrialResult;
use crate::cubeful::{CubeGame, CubeState, CubefulValue};
use crate::equity::{CubefulEquity, CubelessEquity};
use crate::outcomes::{Cumulative, Outcomes};

/// How many numbers a trial brings: five cumulative chances, cubeless equity, worth with the cube.
pub(super) const NUMBERS: usize = 7;

/// What has been counted. A rollout of the same position and settings goes on from it.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Tally {
    trials: u32,
    sums: [f64; NUMBERS],
    squares: [f64; NUMBERS],
}

/// What a rollout says, seen by the player on roll. Errors are standard errors of the mean; stratified dice make the
/// true ones a little smaller.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// Trials counted.
    pub trials: u32,
    /// Chances of the ways the game ends.
    pub outcomes: Outcomes,
    /// Errors of the five cumulative chances: win, win gammon, win backgammon, lose gammon, lose backgammon.
    pub outcome_errors: [f32; 5],
    /// Points without cube.
    pub cubeless: CubelessEquity,
    /// Its error.
    pub cubeless_error: f32,
    /// What the game is worth; with the cube if the rollout was cubeful.
    pub worth: CubefulValue,
    /// `worth` in units of the stakes' cube (EMG in a match).
    pub equity: CubefulEquity,
    /// Its error.
    pub equity_error: f32,
}

impl Tally {
    /// Trials counted.
    #[must_use]
    pub const fn trials(&self) -> u32 {
        self.trials
    }

    /// Everything as bare numbers, for storing: trials, seven sums, seven sums of squares.
    #[must_use]
    pub const fn parts(&self) -> (u32, &[f64; NUMBERS], &[f64; NUMBERS]) {
        (self.trials, &self.sums, &self.squares)
    }

    /// The tally of stored [`parts`](Self::parts).
    #[must_use]
    pub const fn from_parts(trials: u32, sums: [f64; NUMBERS], squares: [f64; NUMBERS]) -> Self {
        Self { trials, sums, squares }
    }

    pub(super) fn add(&mut self, result: &TrialResult) {
        self.trials += 1;
        for (number, (sum, square)) in result.numbers().iter().zip(self.sums.iter_mut().zip(&mut self.squares)) {
            *sum += number;
            *square += number * number;
        }
    }

    /// What the sums say for a game whose stakes' cube is at `cube`.
    #[must_use]
    pub fn estimate(&self, game: &CubeGame, cube: CubeState) -> Estimate {
        let trials = f64::from(self.trials.max(1));
        let mean = self.sums.map(|sum| sum / trials);
        let error = |index: usize| {
            let variance = (self.squares[index] / trials - mean[index] * mean[index]).max(0.0);
            (variance / (trials - 1.0).max(1.0)).sqrt() as f32
        };
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon, cubeless, worth] =
            mean.map(|number| number as f32);
        let chances = Cumulative { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon };
        let equity = |worth| game.normalised(CubefulValue(worth), cube).value();
        Estimate {
            trials: self.trials,
            outcomes: chances.exclusive(),
            outcome_errors: [0, 1, 2, 3, 4].map(error),
            cubeless: CubelessEquity(cubeless),
            cubeless_error: error(5),
            worth: CubefulValue(worth),
            equity: CubefulEquity(equity(worth)),
            equity_error: equity(worth + error(6)) - equity(worth),
        }
    }
}
