//! The bus inside one process.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use tokio::sync::broadcast;

use super::{Bus, Hint};
use crate::ids::StreamId;

/// How many hints a slow watcher of one stream may be behind before it has to look at versions.
const PER_STREAM: usize = 16;
const FOR_ALL: usize = 4096;

/// Hints by tokio's channels.
#[derive(Debug)]
pub struct LocalBus {
    streams: Mutex<HashMap<StreamId, broadcast::Sender<Hint>>>,
    all: broadcast::Sender<Hint>,
}

impl Default for LocalBus {
    fn default() -> Self {
        Self { streams: Mutex::default(), all: broadcast::channel(FOR_ALL).0 }
    }
}

impl Bus for LocalBus {
    fn publish(&self, hint: Hint) {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = streams.get(&hint.stream)
            && sender.send(hint.clone()).is_err()
        {
            streams.remove(&hint.stream);
        }
        drop(streams);
        self.all.send(hint).ok();
    }

    fn watch(&self, stream: &StreamId) -> broadcast::Receiver<Hint> {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        streams.entry(stream.clone()).or_insert_with(|| broadcast::channel(PER_STREAM).0).subscribe()
    }

    fn watch_all(&self) -> broadcast::Receiver<Hint> {
        self.all.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Version;

    #[test]
    fn a_watcher_hears_of_its_own_stream_only() {
        let bus = LocalBus::default();
        let (here, there) = (StreamId::new("here"), StreamId::new("there"));
        let (mut one, mut all) = (bus.watch(&here), bus.watch_all());
        for stream in [&here, &there] {
            bus.publish(Hint { stream: stream.clone(), kind: "table", version: Version::new(1) });
        }
        assert_eq!(one.try_recv().unwrap().stream, here);
        assert!(one.try_recv().is_err());
        assert_eq!(all.try_recv().unwrap().stream, here);
        assert_eq!(all.try_recv().unwrap().stream, there);
    }

    #[test]
    fn streams_nobody_watches_any_more_are_forgotten() {
        let bus = LocalBus::default();
        let here = StreamId::new("here");
        drop(bus.watch(&here));
        bus.publish(Hint { stream: here, kind: "table", version: Version::new(1) });
        assert!(bus.streams.lock().unwrap().is_empty());
    }
}
