//! Hints that a stream has moved on. A lost hint is harmless: versions tell what is missing.

mod local;

use tokio::sync::broadcast;

use crate::ids::{StreamId, Version};

pub use local::LocalBus;

/// A stream has reached a version.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The stream.
    pub stream: StreamId,
    /// Its kind.
    pub kind: &'static str,
    /// Its version.
    pub version: Version,
}

/// Carries hints from whoever appends to whoever watches.
pub trait Bus: Send + Sync + 'static {
    /// Tells those who watch the stream, and those who watch everything.
    fn publish(&self, hint: Hint);

    /// The hints of one stream from now on.
    fn watch(&self, stream: &StreamId) -> broadcast::Receiver<Hint>;

    /// The hints of all streams from now on.
    fn watch_all(&self) -> broadcast::Receiver<Hint>;
}
