//! How the club is stopped, and why it stops by itself.

use std::{future::Future, time::Duration};

use super::App;
use crate::{base::random, store::StoreError};

/// Over how long a node that leaves closes its lines, so that not all pages come to the others at once.
pub(crate) const DRAIN: Duration = Duration::from_secs(2);

impl App {
    /// Resolves when the server is to stop, at once if it already is.
    pub fn stopping(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut stop = self.0.stop.subscribe();
        async move {
            stop.wait_for(|stop| *stop).await.ok();
        }
    }

    /// Resolves when a page of this node is to go to another: each at a moment of its own within [`DRAIN`].
    pub fn turn_to_leave(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut drain = self.0.drain.subscribe();
        let own_turn = DRAIN.mul_f64(random::below(1_000) as f64 / 1_000.0);
        async move {
            drain.wait_for(|drain| *drain).await.ok();
            tokio::time::sleep(own_turn).await;
        }
    }

    /// Lets the pages of this node go to another, and others serve what it does: it is about to stop.
    pub fn drain(&self) {
        self.nodes().leave();
        self.0.drain.send_replace(true);
    }

    /// Whether the server is to stop.
    #[must_use]
    pub fn is_stopping(&self) -> bool {
        *self.0.stop.borrow()
    }

    /// Asks everything to stop.
    pub fn stop(&self) {
        self.0.stop.send_replace(true);
    }

    /// Why the server could not go on, if that is so.
    pub(crate) fn gave_up(&self) -> Option<&StoreError> {
        self.0.gave_up.get()
    }

    /// Asks everything to stop because the server cannot go on.
    pub(crate) fn give_up(&self, why: StoreError) {
        tracing::error!(error = %why, "the server cannot go on");
        self.0.gave_up.set(why).ok();
        self.stop();
    }
}
