//! Why an act is refused: the clause, what was wrong, and what would be in order.

use serde::Serialize;

use crate::Clause;
use crate::game::action::ActionKind;
use crate::game::free_play::ImpossiblePlay;
use crate::outcome::WinKind;
use crate::steps::IllegalPlay;

/// An act refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{reason} ({clause})")]
pub struct Refusal {
    /// The clause of the rulebook it would break.
    pub clause: Clause,
    /// What was wrong.
    pub reason: Reason,
    /// What the player could do instead, in order; the board's own acts only.
    pub legal: Vec<ActionKind>,
}

/// What is wrong with an act. [`Reason::clause`] names the rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Reason {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The opening roll has not decided yet who begins.
    #[error("the opening roll decides first who begins")]
    OpeningNotRolled,
    /// The opening roll has been made.
    #[error("the opening roll has been made")]
    OpeningRolled,
    /// There is no equal roll to be counted.
    #[error("no tied roll is waiting to be counted")]
    NoTieOffered,
    /// The other player is on turn.
    #[error("the opponent's turn has not ended")]
    NotOnTurn,
    /// The dice have been rolled already.
    #[error("the dice have been rolled and must be played")]
    AlreadyRolled,
    /// The dice have not been rolled.
    #[error("there is no roll to play")]
    NotRolled,
    /// A double must be answered first.
    #[error("the double must be answered first")]
    DoubleUnanswered,
    /// No double has been offered to this player.
    #[error("nothing has been offered to this player")]
    NothingOffered,
    /// The answer is not the next step, or the rules do not have it.
    #[error("the rule set does not have this answer to the cube now")]
    ResponseNotEnabled,
    /// The cube belongs to the opponent.
    #[error("the cube belongs to the opponent")]
    CubeNotYours,
    /// The Crawford game is played without doubling.
    #[error("there is no doubling in the Crawford game")]
    CrawfordGame,
    /// Holland: the trailer's third turn has not come.
    #[error("after the Crawford game the trailer can't double before their third turn")]
    HollandWaits,
    /// The `tavola-reale` limit.
    #[error("at the doubled stake a plain win would end the match, at the present one it would not")]
    DoublingLimited,
    /// The cube shows the largest value the system carries.
    #[error("the cube shows the largest value there is")]
    CubeExhausted,
    /// The turn has ended.
    #[error("the turn has ended; nothing is moved after it")]
    TurnEnded,
    /// The play breaks a rule.
    #[error(transparent)]
    IllegalPlay(IllegalPlay),
    /// The play cannot be made on a board.
    #[error(transparent)]
    ImpossiblePlay(ImpossiblePlay),
    /// No play waits to be accepted.
    #[error("no play waits to be accepted or challenged")]
    NothingShown,
    /// The play shown is legal.
    #[error("the play shown is legal and stands")]
    PlayWasLegal,
    /// A resignation must be answered first.
    #[error("the resignation must be answered first")]
    ResignationUnanswered,
    /// No resignation waits for this player's answer.
    #[error("no resignation has been offered to this player")]
    NothingResigned,
    /// Resigning and claiming wait for the end of one's turn.
    #[error("a player resigns after completing their turn")]
    ResignedInTurn,
    /// More is resigned than the game can cost.
    #[error("the game can cost no more than a {most:?}")]
    ResignedTooMuch {
        /// The most it can cost.
        most: WinKind,
    },
    /// Claiming waits for the end of one's turn, and for the acceptance of the play shown.
    #[error("a player claims after completing their turn")]
    ClaimedInTurn,
    /// The claim is not certain.
    #[error("further rolls could still change the result")]
    NotCertain {
        /// What is certain, if anything.
        certain: Option<WinKind>,
    },
    /// The premature roll is void.
    #[error("the roll was made before the turn had ended; it is void and repeated")]
    PrematureRollVoid,
    /// The player not on turn has already rolled or doubled too early.
    #[error("this was done already")]
    EarlyAlready,
    /// Early acts need a turn in progress.
    #[error("nobody is playing a roll")]
    NothingInterrupted,
    /// A mistaken double needs the Crawford game over the board.
    #[error("mistaken doubles are dealt with in the Crawford game of called legality")]
    NotMistakable,
    /// No doubles to annul.
    #[error("no double was made by mistake in this game")]
    NothingToAnnul,
    /// The starting position was right, or set up on purpose.
    #[error("the starting position was as it should be")]
    StartWasRight,
    /// The fourth roll has been rolled.
    #[error("after the fourth roll the starting position stands")]
    StartStands,
    /// The checkers have moved so that the start cannot be put right on this board.
    #[error("the starting position can no longer be put right")]
    StartBeyondCorrection,
}

impl Reason {
    /// The clause of the rulebook that an act of that kind would break: the act's own where it has one for that.
    #[must_use]
    pub const fn clause_for(&self, kind: ActionKind) -> Clause {
        use ActionKind::{Beaver, Claim, Double, DoubleByMistake, DoubleEarly, Otter, Raccoon, Resign};
        match (kind, self) {
            (
                Double | DoubleEarly | DoubleByMistake,
                Self::NotOnTurn | Self::NothingInterrupted | Self::OpeningNotRolled | Self::AlreadyRolled,
            ) => Clause::CUB_02,
            (Double | DoubleByMistake, Self::DoubleUnanswered) => Clause::CUB_04,
            (Beaver | Raccoon | Otter, Self::NothingOffered) => Clause::CUB_14,
            (Resign, Self::OpeningNotRolled | Self::DoubleUnanswered) => Clause::END_08,
            (Claim, Self::OpeningNotRolled | Self::DoubleUnanswered) => Clause::END_09,
            _ => self.clause(),
        }
    }

    /// The clause of the rulebook that such an act breaks as a rule; [`Reason::clause_for`] knows the act.
    #[must_use]
    pub const fn clause(&self) -> Clause {
        match self {
            Self::GameOver => Clause::END_01,
            Self::OpeningNotRolled | Self::OpeningRolled => Clause::SET_07,
            Self::NoTieOffered => Clause::OPT_01,
            Self::NotOnTurn | Self::NothingInterrupted => Clause::IRR_05,
            Self::CubeNotYours => Clause::CUB_02,
            Self::AlreadyRolled => Clause::MOV_10,
            Self::TurnEnded => Clause::IRR_02,
            Self::NotRolled => Clause::SET_08,
            Self::DoubleUnanswered => Clause::CUB_06,
            Self::NothingOffered => Clause::CUB_03,
            Self::ResponseNotEnabled => Clause::CUB_15,
            Self::CrawfordGame => Clause::MAT_02,
            Self::HollandWaits => Clause::MAT_04,
            Self::DoublingLimited => Clause::CUB_17,
            Self::CubeExhausted => Clause::CUB_04,
            Self::IllegalPlay(illegal) => illegal.clause(),
            Self::ImpossiblePlay(impossible) => impossible.clause(),
            Self::NothingShown | Self::PlayWasLegal => Clause::IRR_01,
            Self::ResignationUnanswered
            | Self::NothingResigned
            | Self::ResignedInTurn
            | Self::ResignedTooMuch { .. } => Clause::END_08,
            Self::ClaimedInTurn | Self::NotCertain { .. } => Clause::END_09,
            Self::PrematureRollVoid => Clause::IRR_06,
            Self::EarlyAlready => Clause::IRR_07,
            Self::NotMistakable | Self::NothingToAnnul => Clause::MAT_03,
            Self::StartWasRight | Self::StartStands | Self::StartBeyondCorrection => Clause::SET_09,
        }
    }
}
