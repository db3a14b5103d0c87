//! Commands to a chouette by name: what is offered, and what a button stands for.

use serde::{Deserialize, Serialize};

use super::command::ChouetteCommand;

/// A [`ChouetteCommand`] without its data: what a button stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is the ChouetteCommand of the same name")]
pub enum ChouetteAct {
    Join,
    Leave,
    RollDie,
    SetOrder,
    SetStake,
    SeekPartner,
    AcceptPartner,
    DeclinePartner,
    DrawPartner,
    EndPartnership,
    StartGame,
    RollOpening,
    Tie,
    CountTie,
    DeclineTie,
    Roll,
    CommitChain,
    OpenLink,
    Rolled,
    Play,
    Challenge,
    AcceptPlay,
    Double,
    Hold,
    Take,
    Drop,
    Beaver,
    Raccoon,
    Otter,
    GiveExtra,
    DeclineExtra,
    AskAdvice,
    Advise,
    Resign,
    AcceptResignation,
    RejectResignation,
    Claim,
    Result,
    OfferSettlement,
    AcceptSettlement,
    DeclineSettlement,
    Pay,
    Undo,
    Close,
}

impl std::fmt::Display for ChouetteAct {
    /// The name as it is written in a command.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.serialize(f)
    }
}

impl ChouetteCommand {
    /// What button it stands for; none for what only the house does.
    #[must_use]
    pub const fn act(&self) -> Option<ChouetteAct> {
        use ChouetteAct as Act;
        Some(match self {
            Self::Join { .. } => Act::Join,
            Self::Leave => Act::Leave,
            Self::RollDie { .. } => Act::RollDie,
            Self::SetOrder { .. } => Act::SetOrder,
            Self::SetStake { .. } => Act::SetStake,
            Self::SeekPartner => Act::SeekPartner,
            Self::AcceptPartner => Act::AcceptPartner,
            Self::DeclinePartner => Act::DeclinePartner,
            Self::DrawPartner { .. } => Act::DrawPartner,
            Self::EndPartnership => Act::EndPartnership,
            Self::StartGame => Act::StartGame,
            Self::RollOpening { .. } => Act::RollOpening,
            Self::Tie { .. } => Act::Tie,
            Self::CountTie => Act::CountTie,
            Self::DeclineTie => Act::DeclineTie,
            Self::Roll { .. } => Act::Roll,
            Self::CommitChain { .. } => Act::CommitChain,
            Self::OpenLink { .. } => Act::OpenLink,
            Self::Rolled => Act::Rolled,
            Self::Play { .. } => Act::Play,
            Self::Challenge => Act::Challenge,
            Self::AcceptPlay => Act::AcceptPlay,
            Self::Double { .. } => Act::Double,
            Self::Hold => Act::Hold,
            Self::Take => Act::Take,
            // Whoever may answer several cubes may drop them all.
            Self::Drop | Self::Answer { .. } => Act::Drop,
            Self::Beaver => Act::Beaver,
            Self::Raccoon => Act::Raccoon,
            Self::Otter => Act::Otter,
            Self::GiveExtra => Act::GiveExtra,
            Self::DeclineExtra => Act::DeclineExtra,
            Self::AskAdvice { .. } => Act::AskAdvice,
            Self::Advise { .. } => Act::Advise,
            Self::Resign { .. } => Act::Resign,
            Self::AcceptResignation => Act::AcceptResignation,
            Self::RejectResignation => Act::RejectResignation,
            Self::Claim { .. } => Act::Claim,
            Self::Result { .. } => Act::Result,
            Self::OfferSettlement { .. } => Act::OfferSettlement,
            Self::AcceptSettlement { .. } => Act::AcceptSettlement,
            Self::DeclineSettlement { .. } => Act::DeclineSettlement,
            Self::Pay { .. } => Act::Pay,
            Self::Undo { .. } => Act::Undo,
            Self::Close => Act::Close,
            Self::Open { .. }
            | Self::GoOn { .. }
            | Self::Tick
            | Self::Connected { .. }
            | Self::Disconnected { .. }
            | Self::Resumed { .. } => return None,
        })
    }
}
