//! Who is told that something has happened where they have a place: programs that listen for all of it at once.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::{broadcast::error::RecvError, mpsc};

use crate::{app::App, base::ids::AccountId, stream::bus::Hint};

/// How much may wait for a listener before they have to look for themselves.
const WAITING: usize = 64;

/// Who listens, by account: each with a number of their own.
type Listeners = HashMap<AccountId, Vec<(u64, mpsc::Sender<Hint>)>>;

/// Everybody who listens.
#[derive(Debug, Clone, Default)]
pub struct Herald(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    listeners: Mutex<Listeners>,
    next: AtomicU64,
}

/// A listener, while they listen.
#[derive(Debug)]
pub struct Listener {
    account: AccountId,
    number: u64,
    hints: mpsc::Receiver<Hint>,
    herald: Herald,
}

impl Herald {
    /// Listens for an account from now on.
    #[must_use]
    pub fn listen(&self, account: &AccountId) -> Listener {
        let (sender, hints) = mpsc::channel(WAITING);
        let number = self.0.next.fetch_add(1, Ordering::Relaxed);
        self.listeners().entry(account.clone()).or_default().push((number, sender));
        Listener { account: account.clone(), number, hints, herald: self.clone() }
    }

    /// Whether anybody listens.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.listeners().is_empty()
    }

    /// Tells those of the accounts who listen. Who has too much waiting for them is told no more: their listening ends.
    pub fn tell(&self, accounts: &[AccountId], hint: &Hint) {
        let mut listeners = self.listeners();
        for account in accounts {
            if let Some(own) = listeners.get_mut(account) {
                own.retain(|(_, sender)| sender.try_send(hint.clone()).is_ok());
            }
        }
    }

    fn listeners(&self) -> MutexGuard<'_, Listeners> {
        self.0.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Listener {
    /// What has moved next; none if the listener was too slow.
    pub async fn next(&mut self) -> Option<Hint> {
        self.hints.recv().await
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let mut listeners = self.herald.listeners();
        if let Some(own) = listeners.get_mut(&self.account) {
            own.retain(|(number, _)| *number != self.number);
            if own.is_empty() {
                listeners.remove(&self.account);
            }
        }
    }
}

/// Tells them until the server stops: each stream is looked at once, however many listen.
pub async fn run(app: App) {
    let mut hints = app.bus().watch_all();
    loop {
        let hint = tokio::select! {
            () = app.stopping() => return,
            hint = hints.recv() => hint,
        };
        match hint {
            Ok(hint) if !app.herald().is_idle() => {
                let Some(rooms) = app.rooms_of(hint.kind) else { continue };
                let accounts = rooms.accounts(&hint.stream).await;
                app.herald().tell(&accounts, &hint);
            }
            // A listener hears of the stream again when it moves on.
            Ok(_) | Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}
