//! What the pages of notices are made from.

use tavola_base::Time;

use crate::club::notices::{Choices, Notice};

/// A notice with the name of whom it is about.
#[derive(Debug, Clone)]
pub struct ShownNotice {
    /// The matter; `/notices/{key}` leads to it.
    pub key: String,
    /// What is told.
    pub notice: Notice,
    /// Whom it names, as they are called now; none if there is no such account any more.
    pub person: Option<String>,
    /// When it was told.
    pub at: Time,
    /// Whether its reader has seen it.
    pub is_seen: bool,
}

/// The page of one's notices.
#[derive(Debug, Clone)]
pub struct NoticesData {
    /// The notices, the latest first.
    pub notices: Vec<ShownNotice>,
    /// By which ways one wants to be told of what; none for who has no account.
    pub choices: Option<Choices>,
    /// The club's key for push, as browsers want it.
    pub push_key: String,
    /// Whether one has just chosen.
    pub has_chosen: bool,
    /// The secret address of one's calendar, in full; none if it has none.
    pub calendar: Option<String>,
    /// The present time.
    pub now: Time,
}
