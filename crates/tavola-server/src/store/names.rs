//! The names of accounts, remembered: every act asks for one, and few ever change.

use std::sync::{Mutex, MutexGuard, PoisonError};

use quick_cache::unsync::Cache;

use crate::ids::AccountId;

/// How many are remembered before those least used are forgotten.
const REMEMBERED: usize = 20_000;

/// Names that have been asked for.
#[derive(Debug, Default)]
pub(super) struct Names(Mutex<Known>);

#[derive(Debug)]
struct Known {
    names: Cache<AccountId, String>,
    /// How often a name has changed: what was read before a change is not remembered after it.
    changes: u64,
}

impl Default for Known {
    fn default() -> Self {
        Self { names: Cache::new(REMEMBERED), changes: 0 }
    }
}

/// A name is about to be read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Asked {
    changes: u64,
}

impl Names {
    /// A remembered name, or leave to read it.
    pub(super) fn of(&self, account: &AccountId) -> Result<String, Asked> {
        let known = self.known();
        known.names.get(account).cloned().ok_or(Asked { changes: known.changes })
    }

    /// Remembers what was read, unless some name has changed meanwhile.
    pub(super) fn learn(&self, asked: Asked, account: &AccountId, name: &str) {
        let mut known = self.known();
        if known.changes != asked.changes {
            return;
        }
        known.names.insert(account.clone(), name.to_owned());
    }

    /// Forgets a name, because it is being changed or has been.
    pub(super) fn forget(&self, account: &AccountId) {
        let mut known = self.known();
        known.names.remove(account);
        known.changes += 1;
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let (names, ada) = (Names::default(), AccountId::new("ada"));
        let asked = names.of(&ada).unwrap_err();
        names.forget(&ada);
        names.learn(asked, &ada, "Ada");
        let asked = names.of(&ada).unwrap_err();
        names.learn(asked, &ada, "Bea");
        assert_eq!(names.of(&ada).unwrap(), "Bea");
    }
}
