//! The names of what can be asked of a table.

use serde::{Deserialize, Serialize};
use tavola_rules::ActionKind;

/// A [`TableCommand`](super::TableCommand) without its data: what a button stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is the TableCommand of the same name")]
pub enum CommandName {
    TakeSeat,
    Ready,
    Roll,
    Play,
    Double,
    Take,
    Drop,
    Beaver,
    Raccoon,
    Otter,
    AcceptPlay,
    Challenge,
    Resign,
    ResignMatch,
    AcceptResignation,
    RejectResignation,
    Claim,
    ClaimAbsence,
    AdjournAbsence,
    OfferAdjourn,
    AcceptAdjourn,
    DeclineAdjourn,
    Resume,
    AnnulDoubles,
    NextGame,
    OfferRematch,
    AcceptRematch,
    DeclineRematch,
    Leave,
    RollEarly,
    DoubleEarly,
    DoubleByMistake,
    CorrectStart,
    TakeBack,
    TakeDice,
    GiveDice,
    Advise,
}

impl CommandName {
    /// The name as it is written in a command.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::TakeSeat => "take_seat",
            Self::Ready => "ready",
            Self::Roll => "roll",
            Self::Play => "play",
            Self::Double => "double",
            Self::Take => "take",
            Self::Drop => "drop",
            Self::Beaver => "beaver",
            Self::Raccoon => "raccoon",
            Self::Otter => "otter",
            Self::AcceptPlay => "accept_play",
            Self::Challenge => "challenge",
            Self::Resign => "resign",
            Self::ResignMatch => "resign_match",
            Self::AcceptResignation => "accept_resignation",
            Self::RejectResignation => "reject_resignation",
            Self::Claim => "claim",
            Self::ClaimAbsence => "claim_absence",
            Self::AdjournAbsence => "adjourn_absence",
            Self::OfferAdjourn => "offer_adjourn",
            Self::AcceptAdjourn => "accept_adjourn",
            Self::DeclineAdjourn => "decline_adjourn",
            Self::Resume => "resume",
            Self::AnnulDoubles => "annul_doubles",
            Self::NextGame => "next_game",
            Self::OfferRematch => "offer_rematch",
            Self::AcceptRematch => "accept_rematch",
            Self::DeclineRematch => "decline_rematch",
            Self::Leave => "leave",
            Self::RollEarly => "roll_early",
            Self::DoubleEarly => "double_early",
            Self::DoubleByMistake => "double_by_mistake",
            Self::CorrectStart => "correct_start",
            Self::TakeBack => "take_back",
            Self::TakeDice => "take_dice",
            Self::GiveDice => "give_dice",
            Self::Advise => "advise",
        }
    }

    /// The button for an act of the game; none for acts that no page offers.
    #[must_use]
    pub const fn of(kind: ActionKind) -> Option<Self> {
        Some(match kind {
            ActionKind::RollOpening | ActionKind::Roll => Self::Roll,
            ActionKind::Double => Self::Double,
            ActionKind::Take => Self::Take,
            ActionKind::Drop => Self::Drop,
            ActionKind::Beaver => Self::Beaver,
            ActionKind::Raccoon => Self::Raccoon,
            ActionKind::Otter => Self::Otter,
            ActionKind::Play => Self::Play,
            ActionKind::Challenge => Self::Challenge,
            ActionKind::AcceptPlay => Self::AcceptPlay,
            ActionKind::Resign => Self::Resign,
            ActionKind::AcceptResignation => Self::AcceptResignation,
            ActionKind::RejectResignation => Self::RejectResignation,
            ActionKind::Claim => Self::Claim,
            ActionKind::AnnulDoubles => Self::AnnulDoubles,
            ActionKind::RollEarly => Self::RollEarly,
            ActionKind::DoubleEarly => Self::DoubleEarly,
            ActionKind::DoubleByMistake => Self::DoubleByMistake,
            ActionKind::CorrectStart => Self::CorrectStart,
            ActionKind::CountTie => return None,
        })
    }
}
