//! Looking at a stream: as it is, and what has happened since a version.

use tavola_base::Decider;

use super::{Entry, Snapshot, Streams};
use crate::{
    base::ids::{StreamId, Version},
    stream::folding::Versioned,
    web::errors::AppError,
};

impl<D> Streams<D>
where
    D: Decider,
    D::State: Send + Sync + 'static,
    D::Command: Clone + Send + Sync,
    D::Event: Send + Sync,
    D::Facts: Send + Sync,
    D::Refusal: Send + Sync,
{
    /// The stream as it is now; version 0 if it does not exist.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn snapshot(&self, stream: &StreamId) -> Result<Snapshot<D>, AppError> {
        Ok(self.look(stream, |_| None).await?.1)
    }

    /// The events after a version, oldest first, and the stream as it is after the last of them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn since(
        &self,
        stream: &StreamId,
        version: Version,
    ) -> Result<(Versioned<D::Event>, Snapshot<D>), AppError> {
        self.look(stream, |_| Some(version)).await
    }

    /// The same without the versions, and without events for who has no version or is more than so many behind.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn since_near(
        &self,
        stream: &StreamId,
        version: Option<Version>,
        most: usize,
    ) -> Result<(Vec<D::Event>, Snapshot<D>), AppError> {
        let near = |now: Version| version.filter(|version| now.since(*version) <= most);
        let (events, snapshot) = self.look(stream, near).await?;
        Ok((events.into_iter().map(|(_, event)| event).collect(), snapshot))
    }

    /// The stream as it is, and the events after the version that `from` makes of its own; none where it makes none.
    async fn look(
        &self,
        stream: &StreamId,
        from: impl FnOnce(Version) -> Option<Version>,
    ) -> Result<(Versioned<D::Event>, Snapshot<D>), AppError> {
        let slot = self.slot(stream);
        let mut place = slot.entry.lock().await;
        let entry = self.current(stream, &slot, place.take()).await?;
        let events = match from(entry.at.version) {
            Some(version) => self.after(stream, &entry, version).await?,
            None => Vec::new(),
        };
        let snapshot = entry.at.clone();
        self.keep(stream, &mut place, entry);
        Ok((events, snapshot))
    }

    async fn after(
        &self,
        stream: &StreamId,
        entry: &Entry<D>,
        version: Version,
    ) -> Result<Versioned<D::Event>, AppError> {
        let wanted = entry.at.version.since(version);
        if wanted > entry.recent.len() {
            return self.load(stream, version, entry.at.version).await;
        }
        Ok(entry.recent.iter().skip(entry.recent.len() - wanted).cloned().collect())
    }

    /// The stream as it is remembered, if it is and nobody is at it; nothing is read.
    #[must_use]
    pub fn glance(&self, stream: &StreamId) -> Option<Snapshot<D>> {
        let slot = self.slots.peek(stream)?;
        let entry = slot.entry.try_lock().ok()?;
        entry.as_ref().filter(|entry| entry.at.version >= slot.heard()).map(|entry| entry.at.clone())
    }
}
