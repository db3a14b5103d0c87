//! Who has a table open right now. Lives in memory: it is about lines, not about the game.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use crate::base::ids::{AccountId, StreamId};

/// The open lines of all tables.
#[derive(Debug, Default)]
pub struct Presence {
    tables: Mutex<HashMap<StreamId, Lines>>,
}

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
    /// A line was opened.
    pub fn arrive(&self, table: &StreamId, account: Option<&AccountId>) -> Change {
        let mut tables = self.tables();
        let lines = tables.entry(table.clone()).or_default();
        let count = match account {
            Some(account) => lines.of.entry(account.clone()).or_default(),
            None => &mut lines.nameless,
        };
        *count += 1;
        if *count == 1 && account.is_some() { Change::Matters } else { Change::Nothing }
    }

    /// A line was closed.
    pub fn leave(&self, table: &StreamId, account: Option<&AccountId>) -> Change {
        let mut tables = self.tables();
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
        if gone && account.is_some() { Change::Matters } else { Change::Nothing }
    }

    /// Whether an account has the table open.
    pub fn is_here(&self, table: &StreamId, account: &AccountId) -> bool {
        self.tables().get(table).is_some_and(|lines| lines.of.contains_key(account))
    }

    /// How many have the table open who are not among `players`.
    pub fn watchers(&self, table: &StreamId, players: &[AccountId]) -> usize {
        let tables = self.tables();
        let Some(lines) = tables.get(table) else { return 0 };
        let named = lines.of.keys().filter(|account| !players.contains(account)).count();
        named + usize::try_from(lines.nameless).unwrap_or(usize::MAX)
    }

    /// How many lines are open at a table.
    pub fn lines_of(&self, table: &StreamId) -> usize {
        self.tables().get(table).map_or(0, Lines::count)
    }

    /// How many people have a table open, those without a name by their lines.
    pub fn people(&self) -> usize {
        let tables = self.tables();
        let named: std::collections::HashSet<&AccountId> = tables.values().flat_map(|lines| lines.of.keys()).collect();
        let nameless: u64 = tables.values().map(|lines| u64::from(lines.nameless)).sum();
        named.len() + usize::try_from(nameless).unwrap_or(usize::MAX)
    }

    /// How many lines are open at all tables.
    pub fn lines(&self) -> usize {
        self.tables().values().map(Lines::count).sum()
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<StreamId, Lines>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_with_two_tabs_is_gone_when_both_are_closed() {
        let (presence, table, ada) = (Presence::default(), StreamId::new("t"), AccountId::new("ada"));
        assert_eq!(presence.arrive(&table, Some(&ada)), Change::Matters);
        assert_eq!(presence.arrive(&table, Some(&ada)), Change::Nothing);
        assert_eq!(presence.leave(&table, Some(&ada)), Change::Nothing);
        assert!(presence.is_here(&table, &ada));
        assert_eq!(presence.leave(&table, Some(&ada)), Change::Matters);
        assert!(!presence.is_here(&table, &ada));
        assert_eq!(presence.leave(&table, Some(&ada)), Change::Nothing);
        assert_eq!(presence.lines(), 0);
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
