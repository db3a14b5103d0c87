//! What a player can do in a game, as data. Who may do it when is [`Game::may`](crate::Game::may)'s business.

use serde::{Deserialize, Serialize};

use crate::die::{Die, Roll};
use crate::outcome::WinKind;
use crate::play::Play;

/// An act of one player. Rolls come in with the act: where they come from is nobody's business here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Both roll one die for the first turn (SET-07); either may bring it in.
    #[serde(alias = "throw_opening")]
    RollOpening {
        /// White's die.
        white: Die,
        /// Black's die.
        black: Die,
    },
    /// Agree that the equal opening roll just made doubles the stake too (OPT-01, CHO-17).
    CountTie,
    /// Roll the dice; accepts the opponent's shown play (IRR-03).
    Roll {
        /// What fell.
        roll: Roll,
    },
    /// Offer the cube; accepts the opponent's shown play (IRR-03).
    Double,
    /// Accept the cube, or the opponent's beaver, raccoon or otter.
    Take,
    /// Refuse it.
    Drop,
    /// Answer a double by doubling again and keep the cube (CUB-11).
    Beaver,
    /// Double the beaver (CUB-12).
    Raccoon,
    /// Double the raccoon (CUB-13).
    Otter,
    /// Play the roll and end the turn; whether a step hits is found on the board, whatever it says.
    Play {
        /// The steps; none where nothing can be moved.
        play: Play,
    },
    /// Ask for a legal play instead of the one shown (IRR-01).
    Challenge,
    /// Let the play shown stand.
    AcceptPlay,
    /// Offer to lose the game so (END-08).
    #[serde(alias = "concede")]
    Resign {
        /// What is offered.
        kind: WinKind,
    },
    /// Accept the resignation.
    #[serde(alias = "accept_concession")]
    AcceptResignation,
    /// Reject the resignation and play on.
    #[serde(alias = "reject_concession")]
    RejectResignation,
    /// Claim a win that no further roll can change (END-09).
    Claim {
        /// What is claimed.
        kind: WinKind,
    },
    /// Over the board: a roll rolled before the opponent has ended their turn (IRR-05 to IRR-07).
    RollEarly {
        /// What fell.
        roll: Roll,
    },
    /// Over the board: the cube offered before the opponent has ended their turn (CUB-09).
    DoubleEarly,
    /// Over the board: the cube offered although this is the Crawford game (MAT-03).
    DoubleByMistake,
    /// Annul all doubles of the Crawford game (MAT-03).
    AnnulDoubles,
    /// Put right a wrong starting position (SET-09).
    CorrectStart,
}

/// An [`Action`] without its data: what a button stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is the Action of the same name")]
pub enum ActionKind {
    RollOpening,
    CountTie,
    Roll,
    Double,
    Take,
    Drop,
    Beaver,
    Raccoon,
    Otter,
    Play,
    Challenge,
    AcceptPlay,
    Resign,
    AcceptResignation,
    RejectResignation,
    Claim,
    RollEarly,
    DoubleEarly,
    DoubleByMistake,
    AnnulDoubles,
    CorrectStart,
}

impl ActionKind {
    /// Every kind, in the order of [`Action`].
    pub const ALL: [Self; 21] = [
        Self::RollOpening,
        Self::CountTie,
        Self::Roll,
        Self::Double,
        Self::Take,
        Self::Drop,
        Self::Beaver,
        Self::Raccoon,
        Self::Otter,
        Self::Play,
        Self::Challenge,
        Self::AcceptPlay,
        Self::Resign,
        Self::AcceptResignation,
        Self::RejectResignation,
        Self::Claim,
        Self::RollEarly,
        Self::DoubleEarly,
        Self::DoubleByMistake,
        Self::AnnulDoubles,
        Self::CorrectStart,
    ];

    /// Whether the act is one that the rules want, or one they only deal with when it happens over the board.
    #[must_use]
    pub const fn conduct(self) -> Conduct {
        match self {
            Self::RollEarly | Self::DoubleEarly | Self::DoubleByMistake => Conduct::Irregular,
            _ => Conduct::Regular,
        }
    }
}

/// Whether an act is in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Conduct {
    /// An act of ordinary play: a page offers it.
    Regular,
    /// A mistake over the board: recorded as it happened, and offered where people play by called legality.
    Irregular,
}

impl Action {
    /// The act without its data.
    #[must_use]
    pub const fn kind(&self) -> ActionKind {
        match self {
            Self::RollOpening { .. } => ActionKind::RollOpening,
            Self::CountTie => ActionKind::CountTie,
            Self::Roll { .. } => ActionKind::Roll,
            Self::Double => ActionKind::Double,
            Self::Take => ActionKind::Take,
            Self::Drop => ActionKind::Drop,
            Self::Beaver => ActionKind::Beaver,
            Self::Raccoon => ActionKind::Raccoon,
            Self::Otter => ActionKind::Otter,
            Self::Play { .. } => ActionKind::Play,
            Self::Challenge => ActionKind::Challenge,
            Self::AcceptPlay => ActionKind::AcceptPlay,
            Self::Resign { .. } => ActionKind::Resign,
            Self::AcceptResignation => ActionKind::AcceptResignation,
            Self::RejectResignation => ActionKind::RejectResignation,
            Self::Claim { .. } => ActionKind::Claim,
            Self::RollEarly { .. } => ActionKind::RollEarly,
            Self::DoubleEarly => ActionKind::DoubleEarly,
            Self::DoubleByMistake => ActionKind::DoubleByMistake,
            Self::AnnulDoubles => ActionKind::AnnulDoubles,
            Self::CorrectStart => ActionKind::CorrectStart,
        }
    }
}
