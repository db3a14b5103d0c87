//! Who and what is taken: read off the matches that are on. It is kept nowhere, so nothing can stay taken by nobody.

use std::collections::{BTreeMap, BTreeSet};

use super::entry::{Entry, Person};
use super::evolve::same;
use super::play::TableNumber;
use super::state::{Match, Tournament};
use crate::ids::{EntrantId, MatchId};

/// The tables and the players of matches that are called or being played.
#[derive(Debug, Default)]
pub(crate) struct Taken {
    tables: BTreeMap<TableNumber, MatchId>,
    entrants: BTreeSet<EntrantId>,
    /// By what their people are known under all their numbers; empty where nobody can have two.
    names: BTreeSet<String>,
}

impl Taken {
    /// The match at a table.
    pub(crate) fn at(&self, table: TableNumber) -> Option<MatchId> {
        self.tables.get(&table).copied()
    }
}

impl Tournament {
    /// What is taken now.
    pub(crate) fn taken(&self) -> Taken {
        self.taken_by(|_| true)
    }

    /// What is taken by other matches than that one.
    pub(crate) fn taken_beside(&self, of: MatchId) -> Taken {
        self.taken_by(|game| game.fixture.id != of)
    }

    fn taken_by(&self, counts: impl Fn(&Match) -> bool) -> Taken {
        let mut taken = Taken::default();
        // Somebody is there under two numbers in two divisions, or having bought back in.
        let under_two = self.divisions.len() > 1 || self.entries.iter().any(|entry| entry.rebuy_of.is_some());
        for game in self.matches.iter().filter(|game| game.is_on() && counts(game)) {
            taken.tables.extend(game.status.official_tables().map(|table| (table, game.fixture.id)));
            for entrant in game.pair().into_iter().flatten() {
                taken.entrants.insert(entrant);
                if under_two {
                    taken.names.extend(self.names_of(entrant));
                }
            }
        }
        taken
    }

    /// Whether somebody, or anybody who plays for them, is called or plays in one of these matches.
    pub(crate) fn is_busy(&self, entrant: EntrantId, taken: &Taken) -> bool {
        taken.entrants.contains(&entrant)
            || (!taken.names.is_empty() && self.names_of(entrant).iter().any(|name| taken.names.contains(name)))
    }

    /// By what the people of an entrant are known under all their numbers: their accounts, else their names.
    pub(crate) fn names_of(&self, entrant: EntrantId) -> Vec<String> {
        let people = self.entry(entrant).map_or(&[][..], |entry| &entry.people);
        let name =
            |person: &Person| person.player.as_ref().map_or_else(|| same(&person.name), |player| format!("@{player}"));
        people.iter().map(name).collect()
    }

    /// Whether both of a match are known, take part, and are called to no other match.
    pub(crate) fn is_free_to_play(&self, game: &Match, taken: &Taken) -> bool {
        let is_free =
            |entrant: EntrantId| self.entry(entrant).is_some_and(Entry::is_in) && !self.is_busy(entrant, taken);
        game.is_ready() && game.pair().is_some_and(|pair| pair.into_iter().all(is_free))
    }

    /// Whether a table exists, is in use and has no match of these.
    pub(crate) fn is_free_table(&self, table: TableNumber, taken: &Taken) -> bool {
        (1..=self.tables).contains(&table.number()) && !self.closed_tables.contains(&table) && taken.at(table).is_none()
    }
}
