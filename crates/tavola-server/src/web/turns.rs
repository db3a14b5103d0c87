//! Pages in turn: of one network only a few are made at a time, so that whoever asks for many waits behind themselves and
//! nobody else does. How many may be asked for at all is [`crate::web::limits`].

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::available_parallelism,
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::web::origin::Network;

/// How many pages of one network are made at a time for each processor.
const EACH: usize = 2;
/// How many networks may be forgotten late: those whose visitors have gone while they waited.
const STALE: usize = 1_000;

/// Who makes pages now, by network.
#[derive(Debug)]
pub struct Turns {
    most: usize,
    of: Mutex<HashMap<Network, Arc<Semaphore>>>,
}

/// A turn; it is over when it is dropped.
#[derive(Debug)]
pub struct Turn<'a> {
    turns: &'a Turns,
    network: Network,
    permit: Option<OwnedSemaphorePermit>,
}

impl Default for Turns {
    /// Two pages of a network for each processor: no more could be made at a time anyhow.
    fn default() -> Self {
        Self::of(EACH * available_parallelism().map_or(1, std::num::NonZero::get))
    }
}

impl Turns {
    /// So many pages of a network at a time.
    #[must_use]
    pub fn of(most: usize) -> Self {
        Self { most, of: Mutex::default() }
    }

    /// Waits for a turn of that network's.
    pub async fn wait(&self, network: Network) -> Turn<'_> {
        let own = {
            let mut of = self.networks();
            if of.len() > STALE {
                of.retain(|_, turns| Arc::strong_count(turns) > 1);
            }
            Arc::clone(of.entry(network).or_insert_with(|| Arc::new(Semaphore::new(self.most))))
        };
        // Nobody closes it; without a turn of one's own a page is made all the same.
        let permit = own.acquire_owned().await.ok();
        Turn { turns: self, network, permit }
    }

    fn networks(&self) -> MutexGuard<'_, HashMap<Network, Arc<Semaphore>>> {
        self.of.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        drop(self.permit.take());
        let mut of = self.turns.networks();
        if of.get(&self.network).is_some_and(|turns| Arc::strong_count(turns) == 1) {
            of.remove(&self.network);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        net::{IpAddr, Ipv4Addr},
        sync::atomic::{AtomicUsize, Ordering},
    };

    use futures_util::{FutureExt as _, future::join_all};

    use super::*;

    fn network(nth: u8) -> Network {
        IpAddr::from(Ipv4Addr::new(10, 0, 0, nth)).into()
    }

    #[tokio::test]
    async fn whoever_asks_for_many_waits_behind_themselves_and_nobody_else_does() {
        let (turns, now, most) = (Turns::of(3), AtomicUsize::new(0), AtomicUsize::new(0));
        let page = async |turns: &Turns| {
            let _turn = turns.wait(network(1)).await;
            most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            now.fetch_sub(1, Ordering::SeqCst);
        };
        let flood = join_all((0..50).map(|_| page(&turns)));
        let another = async {
            tokio::task::yield_now().await;
            assert!(turns.wait(network(2)).now_or_never().is_some(), "somebody else waits behind the flood");
        };
        tokio::join!(flood, another);
        assert_eq!(most.load(Ordering::SeqCst), 3);
        assert!(turns.networks().is_empty(), "nobody is remembered who makes nothing");
    }

    #[tokio::test]
    async fn those_who_go_while_they_wait_leave_nothing_for_ever() {
        let turns = Turns::of(1);
        for nth in 0..=255 {
            let held = turns.wait(network(nth)).await;
            assert!(turns.wait(network(nth)).now_or_never().is_none());
            drop(held);
        }
        assert!(turns.networks().is_empty());
    }
}
