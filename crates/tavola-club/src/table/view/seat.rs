//! Who sits on a side: a player, a bot, or the two of a pair.

use serde::Serialize;
use tavola_base::Time;

use crate::table::{Partner, SitterKind};

/// One seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatView {
    /// The name of who sits there, of a pair both names; none while free.
    pub name: Option<String>,
    /// Person or bot; none while free, or while one of a pair is missing.
    pub kind: Option<SitterKind>,
    /// How strong a bot is, by its level's name; none for people.
    pub level: Option<String>,
    /// Whether a free seat is kept for somebody invited.
    pub invited: bool,
    /// Whether the player is ready for the match.
    pub ready: bool,
    /// Whether the player is connected.
    pub connected: bool,
    /// Since when the player is gone.
    pub gone_since: Option<Time>,
    /// The two who play this side, where a pair does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub pair: Option<PairView>,
}

/// The two who play a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PairView {
    /// Number 1, then number 2.
    pub people: Vec<PersonView>,
    /// Who has the dice in hand.
    pub dice: Partner,
    /// Whose page opens the links of the side's chain; none where the house does.
    pub links: Option<Partner>,
}

/// One of a pair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PersonView {
    /// The name; none while the seat is free.
    pub name: Option<String>,
    /// Whether the free seat is kept for somebody invited.
    pub invited: bool,
    /// Whether they are connected.
    pub connected: bool,
    /// Whether they have left and their partner plays on.
    pub left: bool,
}
