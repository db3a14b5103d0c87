//! How many lines are open and how many broke off, for `/metrics`.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt as _;

/// Counts a line while it lives, however it ends.
pub(super) struct Counted;

impl Counted {
    pub(super) fn new() -> Self {
        metrics::gauge!("tavola_live_lines").increment(1);
        Self
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("tavola_live_lines").decrement(1);
    }
}

/// A panic ends its own line and nothing else: the page comes back with the version it has.
pub(super) async fn survives(line: impl Future<Output = ()>) {
    if AssertUnwindSafe(line).catch_unwind().await.is_err() {
        metrics::counter!("tavola_live_broken").increment(1);
        tracing::error!("a line broke off");
    }
}
