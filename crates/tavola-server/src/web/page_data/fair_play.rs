//! What the page about fair play is made from.

use crate::club::{fair_play::Report, ratings::PersonShown};

/// The evidence about a player, for a moderator.
#[derive(Debug)]
pub struct FairPlayData {
    /// The player.
    pub person: PersonShown,
    /// What was found.
    pub report: Report,
}
