//! What a viewer is told about the dice: commitments, chains, the log.

use serde::Serialize;
use tavola_base::dice_proof::{DiceLog, Digest, RollNumber, TranscriptChain};
use tavola_rules::BySide;

/// What is known about the dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DiceView {
    /// The house's commitment for this match; none where the dice come from elsewhere.
    pub house_commitment: Option<Digest>,
    /// The house's secret, once the match is over.
    pub house_secret: Option<Digest>,
    /// The seats' chains as committed.
    pub chains: BySide<Option<TranscriptChain>>,
    /// The number of the last roll called; the next one is one higher.
    pub roll_number: RollNumber,
    /// The last roll for which each seat's own link is open; 0 before the first.
    pub opened: BySide<RollNumber>,
    /// The dice log as far as it goes; none before the match.
    pub log: Option<DiceLog>,
    /// Where a pair plays: what both sides were called when the match began, as the log begins with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub players: Option<BySide<String>>,
}
