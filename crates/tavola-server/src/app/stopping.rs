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
