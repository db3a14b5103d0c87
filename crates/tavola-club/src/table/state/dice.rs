//! How a table's dice stand: the chains, the roll that has been called.

use serde::{Deserialize, Serialize};
use tavola_base::Time;
use tavola_base::dice_proof::{Digest, OpenedLinks, RollNumber, TranscriptChain, TranscriptLink};
use tavola_rules::{BySide, Side};

/// A seat's chain and how much of it is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::table) struct Chain {
    pub(in crate::table) committed: TranscriptChain,
    pub(in crate::table) opened: OpenedLinks,
}

/// The dice of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(in crate::table) struct DiceState {
    pub(in crate::table) commitment: Option<Digest>,
    pub(in crate::table) secret: Option<Digest>,
    /// The last roll called.
    pub(in crate::table) number: RollNumber,
    /// The last roll called before the game that is played.
    #[serde(default)]
    pub(in crate::table) before_game: RollNumber,
    pub(in crate::table) called: Option<CalledRoll>,
}

/// A roll that falls when both links are open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::table) struct CalledRoll {
    pub(in crate::table) by: Option<Side>,
    pub(in crate::table) at: Time,
    pub(in crate::table) links: BySide<Option<TranscriptLink>>,
}
