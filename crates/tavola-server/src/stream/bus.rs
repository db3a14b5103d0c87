//! Hints that a stream has moved on. A lost hint is harmless: versions tell what is missing.

mod local;

use std::sync::Arc;

use tokio::sync::broadcast::{self, error::RecvError};

use crate::base::ids::{StreamId, Version};

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

    /// The hints of one stream from now on. It is remembered as long as somebody watches: watch what exists.
    fn watch(&self, stream: &StreamId) -> Hints;

    /// The hints of all streams from now on.
    fn watch_all(&self) -> broadcast::Receiver<Hint>;
}

/// The hints of one stream, for one who watches it.
#[derive(Debug)]
pub struct Hints {
    stream: StreamId,
    receiver: Option<broadcast::Receiver<Hint>>,
    streams: Arc<local::Streams>,
}

impl Hints {
    const fn new(stream: StreamId, receiver: broadcast::Receiver<Hint>, streams: Arc<local::Streams>) -> Self {
        Self { stream, receiver: Some(receiver), streams }
    }

    /// The next hint.
    ///
    /// # Errors
    /// If some were missed or there will be none any more.
    pub async fn recv(&mut self) -> Result<Hint, RecvError> {
        match &mut self.receiver {
            Some(receiver) => receiver.recv().await,
            None => Err(RecvError::Closed),
        }
    }
}

impl Drop for Hints {
    fn drop(&mut self) {
        if let Some(receiver) = self.receiver.take() {
            self.streams.leave(&self.stream, receiver);
        }
    }
}
