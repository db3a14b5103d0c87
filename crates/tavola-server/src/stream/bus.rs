//! Hints that a stream has moved on. A lost hint is harmless: versions tell what is missing.
//!
//! In one process they go by tokio's channels; between nodes by NATS under the club's seal, and while that is away by looking at
//! the database again and again ([`crate::stream::polling`]).

mod local;
mod nodes;
mod seal;
mod word;

use std::sync::Arc;

use tokio::sync::broadcast::{self, error::RecvError};

use crate::base::ids::{StreamId, Version};

pub use local::LocalBus;
pub(crate) use nodes::addresses;
pub use nodes::{Meeting, NodesBus};
pub use seal::Seal;
pub(crate) use word::known_kind;
pub use word::{Envelope, Told, Word};

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

    /// Tells the other nodes something; whoever is at this one knows it already.
    fn tell(&self, _: Word) {}

    /// What other nodes tell from now on; none where there are none.
    fn news(&self) -> Option<broadcast::Receiver<Word>> {
        None
    }

    /// Has this called for each hint of another node before anybody here is told of it.
    fn on_arrival(&self, _: OnArrival) {}

    /// Takes a hint of another node, however it was learned.
    fn arrive(&self, _: Hint) {}

    /// Whether all nodes hear each other: hints arrive as fast as they can.
    fn reach(&self) -> Reach {
        Reach::Everybody
    }

    /// Whether what other nodes tell is heard here: where some of it was lost of late one must look for oneself.
    fn hears_all(&self) -> bool {
        true
    }
}

/// What is done with a hint of another node first.
pub type OnArrival = Box<dyn Fn(&Hint) + Send + Sync>;

/// Whom the hints of a bus reach at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Everybody who watches, at whichever node.
    Everybody,
    /// Only those at this node: the others must look for themselves.
    ThisNode,
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
