//! Where a stream is remembered, and what another node has told of it.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use quick_cache::Lifecycle;
use tavola_base::Decider;
use tokio::sync::Mutex as AsyncMutex;

use super::Entry;
use crate::base::ids::{StreamId, Version};

/// The place of a stream; whoever is at it holds a clone.
pub(super) type Slot<D> = Arc<Place<D>>;

/// Where a stream is remembered.
pub(super) struct Place<D: Decider> {
    /// What is remembered, for one at a time.
    pub(super) entry: AsyncMutex<Option<Entry<D>>>,
    /// The newest version that another node has told of.
    heard: AtomicI64,
}

impl<D: Decider> Default for Place<D> {
    fn default() -> Self {
        Self { entry: AsyncMutex::default(), heard: AtomicI64::new(0) }
    }
}

impl<D: Decider> Place<D> {
    /// The newest version that another node has told of.
    pub(super) fn heard(&self) -> Version {
        Version::new(self.heard.load(Ordering::Acquire))
    }

    /// Another node has told of a version.
    pub(super) fn hear(&self, version: Version) {
        self.heard.fetch_max(version.number(), Ordering::Release);
    }
}

/// Keeps slots that somebody is at: two of one stream would decide against each other.
#[derive(Debug, Clone, Copy)]
pub(super) struct InUse;

impl<D: Decider> Lifecycle<StreamId, Slot<D>> for InUse {
    type RequestState = ();

    fn is_pinned(&self, _: &StreamId, slot: &Slot<D>) -> bool {
        Arc::strong_count(slot) > 1
    }
}
