//! Commands to a chouette by name: what is offered, and what a button stands for.

use serde::{Deserialize, Serialize};

use super::command::{
    BoardCommand, ChouetteCommand, CubeCommand, DiceCommand, EntryCommand, MemberCommand, PartnerCommand,
    SessionCommand, TalkCommand,
};

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
    TakeBackAsking,
    Advise,
    AgreeToAdvice,
    Say,
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
    ClaimSeat,
    GrantClaim,
    RefuseClaim,
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
        Some(match self {
            Self::House(_) => return None,
            Self::Session(command) => command.act(),
            Self::Entry(command) => command.act(),
            Self::Member(command) => command.act(),
            Self::Partner(command) => command.act(),
            Self::Dice(command) => command.act(),
            Self::Board(command) => command.act(),
            Self::Cube(command) => command.act(),
            Self::Talk(command) => command.act(),
        })
    }
}

/// The act of each command of a topic.
macro_rules! acts {
    ($($topic:ident { $($command:ident => $act:ident),+ $(,)? })+) => {
        $(impl $topic {
            const fn act(&self) -> ChouetteAct {
                match self {
                    $(Self::$command { .. } => ChouetteAct::$act,)+
                }
            }
        })+
    };
}

acts! {
    SessionCommand {
        SetOrder => SetOrder,
        SetStake => SetStake,
        StartGame => StartGame,
        Close => Close,
    }
    EntryCommand {
        Tie => Tie,
        Rolled => Rolled,
        Result => Result,
        Undo => Undo,
    }
    MemberCommand {
        Join => Join,
        Leave => Leave,
        Pay => Pay,
        ClaimSeat => ClaimSeat,
        GrantClaim => GrantClaim,
        RefuseClaim => RefuseClaim,
    }
    PartnerCommand {
        SeekPartner => SeekPartner,
        AcceptPartner => AcceptPartner,
        DeclinePartner => DeclinePartner,
        DrawPartner => DrawPartner,
        EndPartnership => EndPartnership,
    }
    DiceCommand {
        RollDie => RollDie,
        RollOpening => RollOpening,
        Roll => Roll,
        CommitChain => CommitChain,
        OpenLink => OpenLink,
    }
    BoardCommand {
        CountTie => CountTie,
        DeclineTie => DeclineTie,
        Play => Play,
        Challenge => Challenge,
        AcceptPlay => AcceptPlay,
        Resign => Resign,
        AcceptResignation => AcceptResignation,
        RejectResignation => RejectResignation,
        Claim => Claim,
    }
    CubeCommand {
        Double => Double,
        Hold => Hold,
        // Whoever may answer several cubes may drop them all.
        Answer => Drop,
        Take => Take,
        Drop => Drop,
        Beaver => Beaver,
        Raccoon => Raccoon,
        Otter => Otter,
        GiveExtra => GiveExtra,
        DeclineExtra => DeclineExtra,
    }
    TalkCommand {
        AskAdvice => AskAdvice,
        TakeBackAsking => TakeBackAsking,
        Advise => Advise,
        AgreeToAdvice => AgreeToAdvice,
        Say => Say,
        OfferSettlement => OfferSettlement,
        AcceptSettlement => AcceptSettlement,
        DeclineSettlement => DeclineSettlement,
    }
}
