//! Commands within a game: dice, the board, cubes, advice and settlements.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::VariantNames;
use tavola_base::PlayerId;
use tavola_base::dice_proof::{ChainLength, Digest, MatchNumber, RollNumber};
use tavola_rules::{Die, Step, WinKind};

use crate::balance::Balance;
use crate::chouette::duty::CubeAnswer;

/// Rolls, and what they are made of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteDiceCommand"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DiceCommand {
    /// Roll one's die for the order.
    RollDie {
        /// Over the board: what fell.
        #[serde(default)]
        die: Option<Die>,
    },
    /// Box or captain: roll one die each for the first turn.
    RollOpening {
        /// The link of one's own chain for this roll; it can also be opened afterwards.
        #[serde(default)]
        link: Option<Digest>,
    },
    /// Roll the dice.
    Roll {
        /// The link of one's own chain for this roll; it can also be opened afterwards.
        #[serde(default)]
        link: Option<Digest>,
    },
    /// The page of the box or of the captain commits its chain for the dice, before the game's first roll.
    CommitChain {
        /// For which set of dice.
        set: MatchNumber,
        /// The chain's end.
        anchor: Digest,
        /// How many links it has.
        length: ChainLength,
    },
    /// Open one's link of a roll that was called.
    OpenLink {
        /// Of which roll of the set.
        number: RollNumber,
        /// The link.
        link: Digest,
        /// The digest of one's dice log up to this call; a page that keeps no log leaves it out.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(optional))]
        seen: Option<Digest>,
    },
}

/// What box and captain do on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteBoardCommand"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum BoardCommand {
    /// The box: the equal opening roll just made doubles the stake too.
    CountTie,
    /// The box: it does not.
    DeclineTie,
    /// Play the roll and end the turn.
    Play {
        /// The steps in order, points numbered by the mover (25 the bar, 0 off); none where nothing can be moved.
        #[cfg_attr(feature = "wire", ts(type = "{ from: number; to: number; hit?: boolean }[]"))]
        steps: Vec<Step>,
    },
    /// Ask for a legal play instead of the one shown (called legality).
    Challenge,
    /// Let the play shown stand (called legality).
    AcceptPlay,
    /// Box or captain: offer to lose the game so, on every cube that still plays.
    Resign {
        /// What is offered.
        kind: WinKind,
    },
    /// Accept a resignation.
    AcceptResignation,
    /// Reject a resignation.
    RejectResignation,
    /// Box or captain: claim a win that no roll can change any more.
    Claim {
        /// What is claimed.
        kind: WinKind,
    },
}

/// Cubes: offers, answers, additional ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteCubeCommand"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum CubeCommand {
    /// Offer one's cubes: the box those of some or all members, a member their own, the captain the single cube.
    Double {
        /// Which, named by the member, of additional cubes by who gave them; without it all one may offer.
        #[serde(default)]
        cubes: Option<Vec<PlayerId>>,
    },
    /// Say that one does not double in this turn, so that nobody waits.
    Hold,
    /// Answer everything that has been offered to oneself as one decision.
    Answer {
        /// For each cube, named by the member, of additional cubes by who gave them.
        answers: BTreeMap<PlayerId, CubeAnswer>,
    },
    /// Accept all that has been offered to oneself.
    Take,
    /// Refuse all that has been offered to oneself.
    Drop,
    /// Answer doubles by doubles.
    Beaver,
    /// Answer beavers by doubles.
    Raccoon,
    /// Answer raccoons by doubles.
    Otter,
    /// Pay the sole taker and give them an additional cube.
    GiveExtra,
    /// Do not.
    DeclineExtra,
}

/// Advice, and cubes settled by agreement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteTalkCommand"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum TalkCommand {
    /// The captain asks a member for advice.
    AskAdvice {
        /// The member's account.
        member: PlayerId,
    },
    /// Advise the captain, or the box with whom one plays.
    Advise {
        /// In words.
        #[serde(default)]
        text: String,
        /// By a play to be shown on the board.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(type = "{ from: number; to: number; hit?: boolean }[]"))]
        steps: Vec<Step>,
    },
    /// The captain no longer asks a member.
    TakeBackAsking {
        /// The member's account.
        member: PlayerId,
    },
    /// Agree with a piece of advice.
    AgreeToAdvice {
        /// Which of this game, from 1.
        number: u32,
    },
    /// Say something to everybody at the chouette.
    Say {
        /// The words, 1 to 500 characters.
        text: String,
    },
    /// Offer to settle a cube for so many points, halves included.
    OfferSettlement {
        /// Which cube, named as in an answer; a member with one cube needs no name.
        #[serde(default)]
        cube: Option<PlayerId>,
        /// What oneself would receive; below zero: pay.
        points: Balance,
    },
    /// Accept the settlement offered for a cube.
    AcceptSettlement {
        /// Which cube.
        #[serde(default)]
        cube: Option<PlayerId>,
    },
    /// Decline or withdraw it.
    DeclineSettlement {
        /// Which cube.
        #[serde(default)]
        cube: Option<PlayerId>,
    },
}
