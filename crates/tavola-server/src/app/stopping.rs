//! How the club is stopped, and why it stops by itself.

use std::future::Future;

use super::App;
use crate::store::StoreError;

impl App {
    /// Resolves when the server is to stop, at once if it already is.
    pub fn stopping(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut stop = self.0.stop.subscribe();
        async move {
            stop.wait_for(|stop| *stop).await.ok();
        }
    }

    /// Resolves when the pages of this node are to go to another, at once if they already are.
    pub fn draining(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut drain = self.0.drain.subscribe();
        async move {
            drain.wait_for(|drain| *drain).await.ok();
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
