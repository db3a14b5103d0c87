//! Who keeps whom waiting, and until when.

use serde::Serialize;
use tavola_base::{Millis, Time};
use tavola_rules::{BySide, Side};

use crate::table::Pace;

/// Who keeps whom waiting.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PaceView {
    /// The table's limits.
    pub limits: Pace,
    /// Who has to decide now.
    pub waiting_for: Option<Side>,
    /// When that player loses if nothing happens.
    pub decide_by: Option<Time>,
    /// From when on each can be claimed to be absent, while gone.
    pub absent_from: BySide<Option<Time>>,
    /// What each still has for being away, where absences are counted together; what runs now is not taken off yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub away: Option<BySide<Millis>>,
    /// Who has not acted in this match yet: where absence is agreed on, a match somebody never began counts for nobody.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Vec<Side>>"))]
    pub never_acted: Vec<Side>,
    /// Since when the match rests, if it is adjourned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub adjourned: Option<AdjournedView>,
    /// What each has left in a match by post; what runs now is not taken off yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub post: Option<BySide<Millis>>,
    /// When the time by post of whoever is waited for is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub post_ends: Option<Time>,
    /// Until when each is on vacation.
    #[serde(skip_serializing_if = "nobody_rests")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<BySide<Option<Time>>>"))]
    pub rests: BySide<Option<Time>>,
}

fn nobody_rests(rests: &BySide<Option<Time>>) -> bool {
    *rests == BySide::default()
}

/// A match that rests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct AdjournedView {
    /// Since when.
    pub since: Time,
    /// Who was away too long, if it was adjourned for that.
    pub absent: Option<Side>,
    /// When it is decided if it is not resumed; none if it waits for ever.
    pub resume_by: Option<Time>,
}
