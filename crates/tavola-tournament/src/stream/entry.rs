//! Who enters: requests, approvals without reasons (TRN-03), fees, re-entries.

use serde::{Deserialize, Serialize};
use tavola_base::PlayerId;

use super::command::Presence;
use super::division::DivisionId;
use super::refusal::Term;
use crate::ids::EntrantId;
use crate::result::money::Cents;

/// Somebody who plays: under their account, or by name only.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentPerson"))]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Their name.
    pub name: String,
    /// Their account, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// Their club or country.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Their rating in hundredths, and how many points of matches they have behind them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingBefore>,
}

impl Person {
    /// Somebody of that name.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), player: None, club: None, rating: None }
    }
}

/// A rating brought along.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RatingBefore {
    /// Hundredths of a point: 150,000 is 1500.00.
    pub hundredths: u32,
    /// Points of matches played so far.
    #[serde(default)]
    pub experience: u32,
}

/// How far an entry is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EntryState {
    /// They have asked; the organiser has not answered.
    Requested,
    /// They take part.
    Approved,
    /// The organiser has refused; reasons are not given (TRN-03).
    Refused,
    /// They have withdrawn; what they have won stays their.
    Out,
    /// They were disqualified and have no part in the prizes (TRN-21).
    Disqualified,
}

impl EntryState {
    /// As a refusal says it.
    #[must_use]
    pub const fn word(self) -> Term {
        match self {
            Self::Requested => Term::Requested,
            Self::Approved => Term::Approved,
            Self::Refused => Term::Refused,
            Self::Out => Term::Out,
            Self::Disqualified => Term::Disqualified,
        }
    }
}

/// What somebody pays for.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Charge {
    /// Registration and entry, or the price of a re-entry.
    Entry,
    /// A side pool.
    Pool {
        /// The side pool's name, as it was set up.
        pool: String,
    },
}

/// One who takes part, or wants to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentEntry"))]
pub struct Entry {
    /// Their number.
    pub entrant: EntrantId,
    /// The division's short name, unique in the tournament.
    pub division: DivisionId,
    /// The name to show: the player's, or of both.
    pub name: String,
    /// Who plays; of a Davis Cup pair number 1 first (DAV-01).
    pub people: Vec<Person>,
    /// How far the entry is.
    pub state: EntryState,
    /// The entry they had before they bought themselves in again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rebuy_of: Option<EntrantId>,
    /// The side pools they have joined.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pools: Vec<String>,
    /// What they have paid.
    #[serde(default)]
    pub paid: Cents,
    /// What they have been let off.
    #[serde(default)]
    pub waived: Cents,
    /// Whether they are in the hall.
    #[serde(default, skip_serializing_if = "is_not_seen")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Presence>"))]
    pub presence: Presence,
}

const fn is_not_seen(presence: &Presence) -> bool {
    !presence.is_here()
}

impl Entry {
    /// Whether they take part.
    #[must_use]
    pub fn is_in(&self) -> bool {
        self.state == EntryState::Approved
    }

    /// Whether this person plays in it.
    #[must_use]
    pub fn is_of(&self, player: &PlayerId) -> bool {
        self.people.iter().any(|person| person.player.as_ref() == Some(player))
    }
}
