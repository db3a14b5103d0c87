//! A record that mostly grows, so that who knows an earlier state of it is told what has come since and nothing else.

use std::sync::Arc;

/// The entries of a record, each with the version of the table that it came with. Entries are shared between the states
/// that have them: a state is copied for every act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct History<T> {
    entries: Vec<(u64, Arc<T>)>,
    /// The version at which an entry was last taken away; since then there have only been more.
    anew: u64,
}

impl<T> Default for History<T> {
    fn default() -> Self {
        Self { entries: Vec::new(), anew: 0 }
    }
}

/// What has come since a version: how many of the first entries were there already, and those after them.
pub(super) type Since<T> = (usize, Vec<T>);

impl<T: Clone> History<T> {
    /// Adds an entry at a version.
    pub(super) fn push(&mut self, version: u64, entry: T) {
        self.entries.push((version, Arc::new(entry)));
    }

    /// Takes everything away at a version.
    pub(super) fn clear(&mut self, version: u64) {
        self.entries.clear();
        self.anew = version;
    }

    /// Takes the last entry away at a version if it is such.
    pub(super) fn pop_if(&mut self, version: u64, is_such: impl FnOnce(&T) -> bool) {
        if self.entries.pop_if(|(_, entry)| is_such(entry)).is_some() {
            self.anew = version;
        }
    }

    /// Takes away at a version whatever is beyond so many entries.
    pub(super) fn truncate(&mut self, version: u64, entries: usize) {
        if entries < self.entries.len() {
            self.entries.truncate(entries);
            self.anew = version;
        }
    }

    /// The entries, first to last.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.entries.iter().map(|(_, entry)| &**entry)
    }

    /// The last entry.
    pub(super) fn last(&self) -> Option<&T> {
        self.entries.last().map(|(_, entry)| &**entry)
    }

    /// What somebody who knows it as it was at a version does not know; from version 0 on, everything.
    pub(super) fn since(&self, version: u64) -> Since<T> {
        let known = if version < self.anew { 0 } else { self.entries.partition_point(|(at, _)| *at <= version) };
        (known, self.entries[known..].iter().map(|(_, entry)| T::clone(entry)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(history: &History<u64>) -> Vec<u64> {
        history.iter().copied().collect()
    }

    #[test]
    fn what_one_knows_and_what_has_come_since_are_the_whole() {
        // Grown, taken away from, cleared, in every order.
        for course in 0..5_u32.pow(6) {
            let (mut history, mut states) = (History::default(), vec![Vec::new()]);
            for version in 1..=6_u64 {
                match (course / 5_u32.pow(u32::try_from(version).unwrap() - 1)) % 5 {
                    0 | 1 => history.push(version, version),
                    2 => {
                        history.pop_if(version, |entry| entry % 2 == 0);
                        history.push(version, version + 100);
                    }
                    3 => history.truncate(version, whole(&history).len() / 2),
                    _ => history.clear(version),
                }
                states.push(whole(&history));
                for (at, state) in states.iter().enumerate() {
                    let (known, more) = history.since(at as u64);
                    let pieced: Vec<u64> = state[..known].iter().copied().chain(more).collect();
                    assert_eq!(pieced, whole(&history), "course {course}, from {at} to {version}");
                }
            }
        }
    }
}
