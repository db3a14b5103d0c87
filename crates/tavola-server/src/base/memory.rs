//! Memories with a bound: when one is full, what is worth or used least goes, never all at once.

use std::{
    collections::HashMap,
    fmt,
    hash::Hash,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use quick_cache::unsync::Cache;

/// What was read from the store. What is used least is forgotten; what was read before a change is not remembered after it.
pub(crate) struct Remembered<K, V>(Mutex<Known<K, V>>);

struct Known<K, V> {
    values: Cache<K, Value<V>>,
    /// For how long; for ever if nobody else changes it.
    keeps: Option<Duration>,
    /// How often something has been forgotten because it changed.
    changes: u64,
}

struct Value<V> {
    value: V,
    since: Instant,
}

/// How many streams are remembered, of a kind, with what belongs to each, before those least used are forgotten: more than a
/// full club has live. With fewer in one of these memories each act at each table would read that anew, or compute it.
pub(crate) const LIVE_STREAMS: usize = 12_000;

/// Who changes what is remembered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Changed {
    /// Only this process: it says so.
    Here,
    /// Other nodes too, whose word can be lost.
    Anywhere,
}

/// For how long something is remembered that other nodes change.
const MOMENT: Duration = Duration::from_secs(2);

/// Something is about to be read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Asked {
    changes: u64,
}

impl<K: Eq + Hash + Clone, V: Clone> Remembered<K, V> {
    /// A memory for so many.
    pub(crate) fn new(most: usize, changed: Changed) -> Self {
        let keeps = (changed == Changed::Anywhere).then_some(MOMENT);
        Self(Mutex::new(Known { values: Cache::new(most), keeps, changes: 0 }))
    }

    /// What is remembered, or leave to read it.
    pub(crate) fn of(&self, key: &K) -> Result<V, Asked> {
        let known = self.known();
        let is_good = |value: &&Value<V>| known.keeps.is_none_or(|keeps| value.since.elapsed() < keeps);
        let value = known.values.get(key).filter(is_good).map(|value| value.value.clone());
        value.ok_or(Asked { changes: known.changes })
    }

    /// All that was read and not forgotten, however long ago.
    pub(crate) fn all(&self) -> Vec<(K, V)> {
        self.known().values.iter().map(|(key, value)| (key.clone(), value.value.clone())).collect()
    }

    /// Remembers what was read, unless something has changed meanwhile.
    pub(crate) fn learn(&self, asked: Asked, key: &K, value: &V) {
        let mut known = self.known();
        if known.changes == asked.changes {
            known.values.insert(key.clone(), Value { value: value.clone(), since: Instant::now() });
        }
    }

    /// Changes what is remembered of a value, as it is being changed where it was read.
    pub(crate) fn change(&self, key: &K, change: impl FnOnce(&mut V)) {
        let mut known = self.known();
        if let Some(mut value) = known.values.get_mut(key) {
            change(&mut value.value);
        }
        known.changes += 1;
    }

    /// Forgets a value, because it is being changed or has been.
    pub(crate) fn forget(&self, key: &K) {
        let mut known = self.known();
        known.values.remove(key);
        known.changes += 1;
    }

    /// Forgets all those values, because they are being changed or have been.
    pub(crate) fn forget_those(&self, those: impl Fn(&K, &V) -> bool) {
        let mut known = self.known();
        known.values.retain(|key, value| !those(key, &value.value));
        known.changes += 1;
    }

    fn known(&self) -> MutexGuard<'_, Known<K, V>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K, V> fmt::Debug for Remembered<K, V> {
    /// Says nothing of what is remembered, so that no log can.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Remembered(..)")
    }
}

/// Forgets the half with the lowest worth.
pub(crate) fn forget_half<K: Eq + Hash, V, W: Ord + Copy>(map: &mut HashMap<K, V>, worth: impl Fn(&V) -> W) {
    let mut worths: Vec<W> = map.values().map(&worth).collect();
    let mut left = worths.len() / 2;
    if left == 0 {
        return;
    }
    let (_, most, _) = worths.select_nth_unstable(left - 1);
    let most = *most;
    map.retain(|_, value| {
        let goes = left > 0 && worth(value) <= most;
        left -= usize::from(goes);
        !goes
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let names = Remembered::new(10, Changed::Here);
        let asked = names.of(&"ada").unwrap_err();
        names.forget(&"ada");
        names.learn(asked, &"ada", &"Ada");
        let asked = names.of(&"ada").unwrap_err();
        names.learn(asked, &"ada", &"Bea");
        assert_eq!(names.of(&"ada").unwrap(), "Bea");
        let asked = names.of(&"carl").unwrap_err();
        names.forget_those(|_, name| *name == "Bea");
        names.learn(asked, &"carl", &"Carl");
        assert!(names.of(&"ada").is_err() && names.of(&"carl").is_err());
        let asked = names.of(&"ada").unwrap_err();
        names.change(&"ada", |_| unreachable!());
        names.learn(asked, &"ada", &"Ada");
        let asked = names.of(&"ada").unwrap_err();
        names.learn(asked, &"ada", &"Ada");
        names.change(&"ada", |name| *name = "Ada Lovelace");
        assert_eq!(names.of(&"ada").unwrap(), "Ada Lovelace");
    }

    #[test]
    fn the_half_that_is_worth_least_goes_and_equals_are_counted() {
        for many in [0, 1, 2, 9, 10] {
            let mut map: HashMap<i32, i32> = (0..many).map(|n| (n, n)).collect();
            forget_half(&mut map, |worth| *worth);
            assert_eq!(map.len() as i32, many - many / 2);
            assert!(map.values().all(|worth| *worth >= many / 2));
        }
        let mut same: HashMap<i32, i32> = (0..10).map(|n| (n, 7)).collect();
        forget_half(&mut same, |worth| *worth);
        assert_eq!(same.len(), 5);
    }
}
