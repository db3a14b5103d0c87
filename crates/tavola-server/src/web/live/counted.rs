//! How many lines of each kind are open and how many broke off, for `/metrics`.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt as _;

/// Counts a line of a kind while it lives, however it ends.
pub(crate) struct Counted(&'static str);

impl Counted {
    /// A line of that kind has been opened.
    pub(crate) fn new(kind: &'static str) -> Self {
        metrics::gauge!("tavola_live_connections", "kind" => kind).increment(1);
        Self(kind)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("tavola_live_connections", "kind" => self.0).decrement(1);
    }
}

/// A panic ends its own line and nothing else: the page comes back with the version it has.
pub(super) async fn survives(line: impl Future<Output = ()>) {
    if AssertUnwindSafe(line).catch_unwind().await.is_err() {
        metrics::counter!("tavola_live_failures_total").increment(1);
        tracing::error!("a line broke off");
    }
}
