//! A seat in a keeper's book, entered by name, and whoever says that it is theirs. The keeper has the last word, and only
//! seats that the keeper has entered can be claimed: an account's own never.

use serde::Serialize;
use tavola_base::PlayerId;

use super::state::Chouette;

/// How the seats begin that a keeper enters by name; no account's identifier does.
const ENTERED: &str = "g-";

/// Whether a seat is one that a keeper enters by name.
#[must_use]
pub fn is_entered(seat: &PlayerId) -> bool {
    seat.as_str().starts_with(ENTERED)
}

/// Somebody says that a seat of the keeper's book is theirs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteClaim"))]
pub struct Claim {
    /// Their account.
    pub person: PlayerId,
    /// What they go by.
    pub name: String,
    /// The seat.
    pub seat: PlayerId,
}

impl Chouette {
    /// The seat for which an account acts: one of the keeper's book that was given to it, else its own.
    #[must_use]
    pub fn seat_of(&self, account: &PlayerId) -> PlayerId {
        self.claimed.get(account).unwrap_or(account).clone()
    }

    /// The account that acts for a seat: the one it was given to, else the seat's own.
    #[must_use]
    pub fn account_of<'a>(&'a self, seat: &'a PlayerId) -> &'a PlayerId {
        self.claimed.iter().find(|(_, taken)| *taken == seat).map_or(seat, |(account, _)| account)
    }

    /// The accounts to which seats of the keeper's book were given.
    pub fn claimants(&self) -> impl Iterator<Item = &PlayerId> {
        self.claimed.keys()
    }

    /// Whether a seat can be claimed: the keeper has entered it, and it is nobody's yet.
    pub(super) fn is_claimable(&self, seat: &PlayerId) -> bool {
        is_entered(seat) && self.members.contains_key(seat) && !self.claimed.values().any(|taken| taken == seat)
    }

    /// The claims that `person` sees: the keeper all, everybody else their own.
    pub(super) fn claims_seen_by(&self, person: &PlayerId) -> Vec<Claim> {
        let keeps = self.settings.keeper.as_ref() == Some(person);
        self.claims.iter().filter(|claim| keeps || claim.person == *person).cloned().collect()
    }

    /// The seats that can be claimed, with their names.
    pub(super) fn claimable(&self) -> Vec<PlayerId> {
        if !self.is_over_the_board() {
            return Vec::new();
        }
        self.members.keys().filter(|seat| self.is_claimable(seat)).cloned().collect()
    }
}
