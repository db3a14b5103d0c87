//! Who has entered under which name and account, so that a player twice is found without looking at everybody.

use std::collections::BTreeMap;

use tavola_base::PlayerId;

use super::entry::{Entry, Person};
use super::evolve::same;
use crate::ids::EntrantId;

/// Entries by the names and the accounts of their people. Whether they still stand is not noted here.
#[derive(Debug, Clone, Default)]
pub(crate) struct Register {
    names: BTreeMap<String, Vec<EntrantId>>,
    accounts: BTreeMap<PlayerId, Vec<EntrantId>>,
}

impl Register {
    /// Notes the people of an entry.
    pub(crate) fn note(&mut self, entry: &Entry) {
        for person in &entry.people {
            self.names.entry(same(&person.name)).or_default().push(entry.entrant);
            if let Some(player) = &person.player {
                self.accounts.entry(player.clone()).or_default().push(entry.entrant);
            }
        }
    }

    /// The entries in which somebody of that name or account plays.
    pub(crate) fn of(&self, person: &Person) -> impl Iterator<Item = EntrantId> + '_ {
        let named = self.names.get(&same(&person.name));
        let known = person.player.as_ref().and_then(|player| self.accounts.get(player));
        named.into_iter().chain(known).flatten().copied()
    }
}
