//! Called legality: what hands can do with checkers, legal or not (IRR-01, IRR-08).

use serde::Serialize;

use crate::Clause;
use crate::board::Board;
use crate::legal::LegalPlay;
use crate::play::{Play, Step};
use crate::point::Target;
use crate::position::Position;
use crate::setup::{Setup, SetupFault};
use crate::side::Side;

/// A play that cannot stand on a board, whatever the players agree to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum ImpossiblePlay {
    /// No own checker stands where the step begins.
    #[error("step {number} moves a checker from where none stands")]
    NoChecker {
        /// Which step, from 1.
        number: usize,
        /// The step.
        step: Step,
    },
    /// The step ends where it begins.
    #[error("step {number} moves nothing")]
    NoMove {
        /// Which step, from 1.
        number: usize,
        /// The step.
        step: Step,
    },
    /// The step ends on two or more opposing checkers.
    #[error("step {number} puts both colours on one point")]
    TwoColours {
        /// Which step, from 1.
        number: usize,
        /// The step.
        step: Step,
    },
    /// After the play neither player could ever move again.
    #[error("after this play nobody could ever move again")]
    BothShutOut,
}

impl ImpossiblePlay {
    /// The clause that the play breaks.
    #[must_use]
    pub const fn clause(&self) -> Clause {
        match self {
            Self::NoChecker { .. } | Self::NoMove { .. } => Clause::IRR_08,
            Self::TwoColours { .. } => Clause::MOV_06,
            Self::BothShutOut => Clause::HIT_07,
        }
    }
}

/// Moves the checkers as told: any own checker to any point that is not held against it, in any direction.
///
/// Hits are found on the board; a blot that is landed on always goes to the bar.
///
/// # Errors
/// The first step that cannot be made, or a result on which the game could never end.
pub(super) fn free_play(position: &Position, play: &Play) -> Result<LegalPlay, ImpossiblePlay> {
    let start = LegalPlay { play: Play::NONE, result: *position };
    let made = (1..).zip(play.steps()).try_fold(start, |made, (number, &step)| free_step(made, number, step))?;
    let setup = Setup::from(Board::from_view(Side::White, &made.result));
    if setup.faults().contains(&SetupFault::BothShutOut) { Err(ImpossiblePlay::BothShutOut) } else { Ok(made) }
}

fn free_step(made: LegalPlay, number: usize, step: Step) -> Result<LegalPlay, ImpossiblePlay> {
    let LegalPlay { play, result: position } = made;
    if position.counts()[usize::from(step.from.number())] <= 0 {
        return Err(ImpossiblePlay::NoChecker { number, step });
    }
    let hit = match step.to {
        Target::Off => false,
        Target::Point(point) if point.number() == step.from.number() => {
            return Err(ImpossiblePlay::NoMove { number, step });
        }
        Target::Point(point) if position.is_open(point) => position.on(point) == -1,
        Target::Point(_) => return Err(ImpossiblePlay::TwoColours { number, step }),
    };
    let step = Step { hit, ..step };
    let play = play.followed_by(step).unwrap_or(play);
    Ok(LegalPlay { play, result: position.after_step(step) })
}
