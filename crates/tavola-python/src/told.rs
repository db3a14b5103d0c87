//! Answers as Python objects. They hold numbers and texts and cannot be changed.

use pyo3::prelude::*;
use tavola_engine::moves::RankedPlay;
use tavola_engine::rollout::Estimate;
use tavola_engine::{CubeAction, CubeAnswer, CubeLook, Outcomes};
use tavola_notation::{MoveText, Situation, Waiting};
use tavola_rules::Board;

use crate::position::Position;

/// Six chances that exclude each other and make 1: win single, gammon, backgammon, lose single, gammon, backgammon.
type Chances = (f32, f32, f32, f32, f32, f32);

pub(crate) fn chances(outcomes: &Outcomes) -> Chances {
    let [win, win_gammon, win_backgammon, lose, lose_gammon, lose_backgammon] = *outcomes.exclusive();
    (win, win_gammon, win_backgammon, lose, lose_gammon, lose_backgammon)
}

/// What a position comes to before the dice, seen by the player on roll.
#[pyclass(frozen, get_all, module = "tavola")]
#[derive(Debug)]
pub(crate) struct Evaluation {
    /// The six chances, played out without a cube: win single, gammon, backgammon, lose single, gammon, backgammon; together 1.
    pub(crate) chances: Chances,
    /// The chance to win in any way: 0 to 1.
    pub(crate) win: f32,
    /// Points without a cube: -3 to 3.
    pub(crate) cubeless: f32,
    /// With the cube, in units of its present value; in a match EMG. A dropped double is 1.
    pub(crate) equity: f32,
    /// The same in what is played for: points in units of the cube, or the chance to win the match.
    pub(crate) worth: f32,
}

impl Evaluation {
    pub(crate) fn of(evaluation: &tavola_engine::Evaluation) -> Self {
        Self {
            chances: chances(&evaluation.outcomes),
            win: evaluation.outcomes.win(),
            cubeless: evaluation.cubeless.value(),
            equity: evaluation.cubeful.value(),
            worth: evaluation.worth.value(),
        }
    }
}

#[pymethods]
impl Evaluation {
    fn __repr__(&self) -> String {
        format!("Evaluation(equity={:+.4}, win={:.4}, cubeless={:+.4})", self.equity, self.win, self.cubeless)
    }
}

/// A legal play with what it is worth to the player who makes it.
#[pyclass(frozen, get_all, module = "tavola")]
#[derive(Debug)]
pub(crate) struct Play {
    /// As people write it: "24/18 13/11*".
    pub(crate) text: String,
    /// Its worth with the cube, in units of the cube.
    pub(crate) equity: f32,
    /// What it loses against the best play: 0 or more.
    pub(crate) loss: f32,
    /// The six chances after it, seen by the player who makes it.
    pub(crate) chances: Chances,
    /// How many rolls were looked ahead: plays that are clearly worse get fewer than was asked for.
    pub(crate) plies: u8,
    /// The position after it, with the opponent on roll.
    pub(crate) position: Py<Position>,
}

impl Play {
    /// A play of a roll in `situation` whose best is `best`.
    pub(crate) fn of(py: Python<'_>, play: &RankedPlay, best: &RankedPlay, situation: &Situation) -> PyResult<Self> {
        let on_roll = situation.on_roll.opponent();
        let board = Board::from_view(on_roll, &play.next);
        let after = Situation { board, on_roll, waiting: Waiting::RollOrDouble, ..*situation };
        Ok(Self {
            text: MoveText(&play.play).to_string(),
            equity: play.equity.value(),
            loss: play.loss_against(best).value(),
            chances: chances(&play.outcomes),
            plies: play.plies.0,
            position: Py::new(py, Position::of(after))?,
        })
    }
}

#[pymethods]
impl Play {
    fn __repr__(&self) -> String {
        format!("Play({:?}, equity={:+.4}, loss={:.4})", self.text, self.equity, self.loss)
    }
}

/// A cube decision, seen by the player on roll, in units of the cube before it is turned.
#[pyclass(frozen, get_all, module = "tavola")]
#[derive(Debug)]
pub(crate) struct CubeDecision {
    /// What is best for the player on roll: "unavailable", "no double", "double", "redouble" or "too good".
    pub(crate) action: &'static str,
    /// What is best for the other, were they doubled: "take", "drop" or "beaver".
    pub(crate) answer: &'static str,
    /// The worth of rolling without a double.
    pub(crate) no_double: f32,
    /// The worth of a double that is taken.
    pub(crate) double_take: f32,
    /// The worth of a double that is dropped: 1.
    pub(crate) double_drop: f32,
    /// The six chances before the roll.
    pub(crate) chances: Chances,
}

impl CubeDecision {
    pub(crate) fn of(look: &CubeLook) -> Self {
        let decision = &look.decision;
        Self {
            action: action(decision.action),
            answer: answer(decision.answer),
            no_double: decision.no_double.value(),
            double_take: decision.double_take.value(),
            double_drop: decision.double_drop.value(),
            chances: chances(&look.outcomes),
        }
    }
}

#[pymethods]
impl CubeDecision {
    fn __repr__(&self) -> String {
        format!(
            "CubeDecision({:?}, {:?}, no_double={:+.4}, double_take={:+.4}, double_drop={:+.4})",
            self.action, self.answer, self.no_double, self.double_take, self.double_drop
        )
    }
}

const fn action(action: CubeAction) -> &'static str {
    match action {
        CubeAction::Unavailable => "unavailable",
        CubeAction::NoDouble => "no double",
        CubeAction::Double => "double",
        CubeAction::Redouble => "redouble",
        CubeAction::TooGood => "too good",
    }
}

pub(crate) const fn answer(answer: CubeAnswer) -> &'static str {
    match answer {
        CubeAnswer::Take => "take",
        CubeAnswer::Drop => "drop",
        CubeAnswer::Beaver => "beaver",
    }
}

/// What a rollout says, seen by the player on roll. Errors are standard errors of the mean.
#[pyclass(frozen, get_all, module = "tavola")]
#[derive(Debug)]
pub(crate) struct Rollout {
    /// Games counted.
    pub(crate) trials: u32,
    /// The six chances.
    pub(crate) chances: Chances,
    /// Errors of five cumulative chances: win, win gammon, win backgammon, lose gammon, lose backgammon.
    pub(crate) chance_errors: (f32, f32, f32, f32, f32),
    /// Points without a cube.
    pub(crate) cubeless: f32,
    /// Its error.
    pub(crate) cubeless_error: f32,
    /// The worth in units of the cube (EMG in a match); with the cube if the rollout was cubeful.
    pub(crate) equity: f32,
    /// Its error.
    pub(crate) equity_error: f32,
}

impl Rollout {
    pub(crate) fn of(estimate: &Estimate) -> Self {
        Self {
            trials: estimate.trials,
            chances: chances(&estimate.outcomes),
            chance_errors: estimate.outcome_errors.into(),
            cubeless: estimate.cubeless.value(),
            cubeless_error: estimate.cubeless_error,
            equity: estimate.equity.value(),
            equity_error: estimate.equity_error,
        }
    }
}

#[pymethods]
impl Rollout {
    fn __repr__(&self) -> String {
        format!("Rollout(trials={}, equity={:+.4}, equity_error={:.4})", self.trials, self.equity, self.equity_error)
    }
}
