//! The bus inside one process.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::broadcast;

use super::{Bus, Hint, Hints};
use crate::base::ids::{StreamId, Version};

/// How many hints a slow watcher of one stream may be behind before it has to look at versions.
const PER_STREAM: usize = 16;
/// The same of who watches all: half a minute of a full club.
const FOR_ALL: usize = 32_768;

/// Hints by tokio's channels.
#[derive(Debug)]
pub struct LocalBus {
    streams: Arc<Streams>,
    all: broadcast::Sender<Hint>,
}

/// A sender for each stream that somebody watches, and for no other.
#[derive(Debug, Default)]
pub(super) struct Streams(Mutex<HashMap<StreamId, broadcast::Sender<Hint>>>);

impl Streams {
    fn all(&self) -> MutexGuard<'_, HashMap<StreamId, broadcast::Sender<Hint>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells whoever watches a stream, at every stream, to look anew.
    fn stir(&self, kind: &'static str) {
        for (stream, sender) in &*self.all() {
            sender.send(Hint { stream: stream.clone(), kind, version: Version::NONE }).ok();
        }
    }

    /// Drops a stream's receiver, and its sender if that was the last.
    pub(super) fn leave(&self, stream: &StreamId, receiver: broadcast::Receiver<Hint>) {
        let mut streams = self.all();
        drop(receiver);
        if streams.get(stream).is_some_and(|sender| sender.receiver_count() == 0) {
            streams.remove(stream);
        }
    }
}

impl Default for LocalBus {
    fn default() -> Self {
        Self { streams: Arc::default(), all: broadcast::channel(FOR_ALL).0 }
    }
}

impl LocalBus {
    /// Whoever watches any stream looks anew.
    pub(crate) fn stir(&self, kind: &'static str) {
        self.streams.stir(kind);
    }
}

impl Bus for LocalBus {
    fn publish(&self, hint: Hint) {
        if let Some(sender) = self.streams.all().get(&hint.stream) {
            sender.send(hint.clone()).ok();
        }
        self.all.send(hint).ok();
    }

    fn watch(&self, stream: &StreamId) -> Hints {
        let mut streams = self.streams.all();
        let receiver = streams.entry(stream.clone()).or_insert_with(|| broadcast::channel(PER_STREAM).0).subscribe();
        Hints::new(stream.clone(), receiver, Arc::clone(&self.streams))
    }

    fn watch_all(&self) -> broadcast::Receiver<Hint> {
        self.all.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::ids::Version;

    #[tokio::test]
    async fn a_watcher_hears_of_its_own_stream_only() {
        let bus = LocalBus::default();
        let (here, there) = (StreamId::new("here"), StreamId::new("there"));
        let (mut one, mut all) = (bus.watch(&here), bus.watch_all());
        for stream in [&there, &here] {
            bus.publish(Hint { stream: stream.clone(), kind: "table", version: Version::new(1) });
        }
        assert_eq!(one.recv().await.unwrap().stream, here);
        assert_eq!(all.try_recv().unwrap().stream, there);
        assert_eq!(all.try_recv().unwrap().stream, here);
    }

    #[test]
    fn streams_nobody_watches_any_more_are_forgotten_with_the_last_watcher() {
        let bus = LocalBus::default();
        let here = StreamId::new("here");
        let (one, other) = (bus.watch(&here), bus.watch(&here));
        drop(one);
        assert_eq!(bus.streams.all().len(), 1);
        drop(other);
        assert!(bus.streams.all().is_empty());
    }
}
