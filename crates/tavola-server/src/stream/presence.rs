//! Who has a table open right now, or the lobby. It is about lines, not about the game: this node's live in memory, and what other nodes need to
//! know of them goes to the database a moment later, many at a time, and from there into their memories.

mod shared;

use std::{
    collections::{HashMap, HashSet},
    sync::{Mutex, MutexGuard, PoisonError},
};

pub(crate) use shared::{is_here_at_any_node, look_elsewhere, run};

use crate::base::ids::{AccountId, StreamId};

/// The open lines of all tables.
#[derive(Debug, Default)]
pub struct Presence {
    here: Mutex<Places>,
    /// Those of other nodes, as they were a moment ago.
    elsewhere: Mutex<Places>,
    /// What other nodes do not know yet: whose lines have come or gone; none where there are none.
    changed: Option<Mutex<Changes>>,
}

/// Whose lines to which tables have come or gone.
type Changes = HashSet<(StreamId, Option<AccountId>)>;

/// The lines of tables.
type Places = HashMap<StreamId, Lines>;

/// The lines of one table: how many each account has, and how many have no account.
#[derive(Debug, Default)]
struct Lines {
    of: HashMap<AccountId, u32>,
    nameless: u32,
}

/// Whether a line made a difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// It was the first, or the last, of that account at that table.
    Matters,
    /// There are others.
    Nothing,
}

impl Lines {
    fn count(&self) -> usize {
        usize::try_from(self.of.values().sum::<u32>() + self.nameless).unwrap_or(usize::MAX)
    }
}

impl Presence {
    /// The lines of one of several nodes.
    #[must_use]
    pub fn of_a_node() -> Self {
        Self { changed: Some(Mutex::default()), ..Self::default() }
    }

    /// A line was opened.
    pub fn arrive(&self, table: &StreamId, account: Option<&AccountId>) -> Change {
        let mut tables = self.here();
        let lines = tables.entry(table.clone()).or_default();
        let count = match account {
            Some(account) => lines.of.entry(account.clone()).or_default(),
            None => &mut lines.nameless,
        };
        *count += 1;
        let change = if *count == 1 && account.is_some() { Change::Matters } else { Change::Nothing };
        drop(tables);
        self.note(table, account, change);
        change
    }

    /// A line was closed.
    pub fn leave(&self, table: &StreamId, account: Option<&AccountId>) -> Change {
        let mut tables = self.here();
        let Some(lines) = tables.get_mut(table) else { return Change::Nothing };
        let left = match account {
            Some(account) => lines.of.get_mut(account),
            None => Some(&mut lines.nameless),
        };
        let Some(count) = left else { return Change::Nothing };
        *count = count.saturating_sub(1);
        let gone = *count == 0;
        if let Some(account) = account.filter(|_| gone) {
            lines.of.remove(account);
        }
        if lines.of.is_empty() && lines.nameless == 0 {
            tables.remove(table);
        }
        drop(tables);
        let change = if gone && account.is_some() { Change::Matters } else { Change::Nothing };
        self.note(table, account, change);
        change
    }

    /// Whether an account has the table open.
    pub fn is_here(&self, table: &StreamId, account: &AccountId) -> bool {
        let has = |places: &Places| places.get(table).is_some_and(|lines| lines.of.contains_key(account));
        has(&self.here()) || has(&self.elsewhere())
    }

    /// Which accounts have a place open at other nodes.
    pub fn elsewhere_at(&self, place: &StreamId) -> Vec<AccountId> {
        self.elsewhere().get(place).map(|lines| lines.of.keys().cloned().collect()).unwrap_or_default()
    }

    /// How many have the table open who are not among `players`.
    pub fn watchers(&self, table: &StreamId, players: &[AccountId]) -> usize {
        let (here, elsewhere) = (self.here(), self.elsewhere());
        let (here, elsewhere) = (here.get(table), elsewhere.get(table));
        let watches = |account: &&AccountId| !players.contains(account);
        let only_elsewhere = |account: &&AccountId| here.is_none_or(|lines| !lines.of.contains_key(*account));
        let count_here = here.map_or(0, |lines| lines.of.keys().filter(watches).count());
        let count_elsewhere =
            elsewhere.map_or(0, |lines| lines.of.keys().filter(watches).filter(only_elsewhere).count());
        count_here + count_elsewhere + nameless([here, elsewhere].into_iter().flatten())
    }

    /// How many lines are open at a table.
    pub fn lines_of(&self, table: &StreamId) -> usize {
        let count = |places: &Places| places.get(table).map_or(0, Lines::count);
        count(&self.here()) + count(&self.elsewhere())
    }

    /// How many people have a table open, those without a name by their lines.
    pub fn people(&self) -> usize {
        let (here, elsewhere) = (self.here(), self.elsewhere());
        let all = || here.values().chain(elsewhere.values());
        let named: HashSet<&AccountId> = all().flat_map(|lines| lines.of.keys()).collect();
        named.len() + nameless(all())
    }

    /// How many lines are open at all tables, at this node.
    pub fn lines(&self) -> usize {
        self.here().values().map(Lines::count).sum()
    }

    /// Notes what other nodes must know: whether an account is there, and how many there are without a name.
    fn note(&self, table: &StreamId, account: Option<&AccountId>, change: Change) {
        if let Some(mut changed) = self.changed().filter(|_| change == Change::Matters || account.is_none()) {
            changed.insert((table.clone(), account.cloned()));
        }
    }

    fn here(&self) -> MutexGuard<'_, Places> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn elsewhere(&self) -> MutexGuard<'_, Places> {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn changed(&self) -> Option<MutexGuard<'_, Changes>> {
        self.changed.as_ref().map(|changed| changed.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn nameless<'a>(all: impl Iterator<Item = &'a Lines>) -> usize {
    usize::try_from(all.map(|lines| lines.nameless).sum::<u32>()).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_with_two_tabs_is_gone_when_both_are_closed() {
        let (presence, table, ada) = (Presence::of_a_node(), StreamId::new("t"), AccountId::new("ada"));
        assert_eq!(presence.arrive(&table, Some(&ada)), Change::Matters);
        assert_eq!(presence.arrive(&table, Some(&ada)), Change::Nothing);
        assert_eq!(presence.leave(&table, Some(&ada)), Change::Nothing);
        assert!(presence.is_here(&table, &ada));
        assert_eq!(presence.leave(&table, Some(&ada)), Change::Matters);
        assert!(!presence.is_here(&table, &ada));
        assert_eq!(presence.leave(&table, Some(&ada)), Change::Nothing);
        assert_eq!(presence.lines(), 0);
        assert!(presence.has_news());
    }

    #[test]
    fn watchers_are_those_who_do_not_play() {
        let (presence, table, ada) = (Presence::default(), StreamId::new("t"), AccountId::new("ada"));
        presence.arrive(&table, Some(&ada));
        presence.arrive(&table, None);
        presence.arrive(&table, Some(&AccountId::new("bea")));
        assert_eq!(presence.watchers(&table, std::slice::from_ref(&ada)), 2);
        assert_eq!(presence.lines(), 3);
    }
}
