//! The pages that hear of an account's notices while they are before somebody.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tokio::sync::watch;

use crate::base::ids::AccountId;

/// A sender for each account with a page open; those without go when others come.
#[derive(Debug, Default)]
pub(super) struct Listeners(Mutex<HashMap<AccountId, watch::Sender<()>>>);

impl Listeners {
    pub(super) fn listen(&self, account: &AccountId) -> watch::Receiver<()> {
        let mut all = self.all();
        if all.len().is_power_of_two() {
            all.retain(|_, sender| !sender.is_closed());
        }
        all.entry(account.clone()).or_insert_with(|| watch::channel(()).0).subscribe()
    }

    pub(super) fn stir(&self, account: &AccountId) {
        if let Some(sender) = self.all().get(account) {
            sender.send_replace(());
        }
    }

    pub(super) fn stir_all(&self) {
        self.all().values().for_each(|sender| sender.send_replace(()));
    }

    pub(super) fn count(&self, account: &AccountId) -> usize {
        self.all().get(account).map_or(0, watch::Sender::receiver_count)
    }

    fn all(&self) -> MutexGuard<'_, HashMap<AccountId, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_those_who_listen_are_stirred_and_nobody_is_kept_who_has_gone() {
        let listeners = Listeners::default();
        let (ada, bea) = (AccountId::new("ada"), AccountId::new("bea"));
        let (mut one, mut other) = (listeners.listen(&ada), listeners.listen(&bea));
        one.mark_unchanged();
        other.mark_unchanged();
        listeners.stir(&ada);
        assert!(one.has_changed().unwrap() && !other.has_changed().unwrap());
        drop(one);
        assert!((listeners.count(&ada), listeners.count(&bea)) == (0, 1));
        for nth in 0..100 {
            drop(listeners.listen(&AccountId::new(format!("guest {nth}"))));
        }
        assert!(listeners.all().len() < 70, "{}", listeners.all().len());
    }
}
