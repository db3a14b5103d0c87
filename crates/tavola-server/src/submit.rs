//! One door for everybody: person, bot, timer, house. Load, decide, append, tell.
//!
//! State is folded from events and remembered; the version number is the truth, the memory only
//! speed. Whoever loses a race for a version looks again and decides again.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, PoisonError},
};

use tavola_club::{Decider, Refusal, Time, stored::Unreadable};
use tokio::sync::Mutex as AsyncMutex;

use crate::{
    aside,
    bus::{Bus, Hint},
    errors::AppError,
    ids::{StreamId, Version},
    store::{Append, Appended, CommandKey, RowWrite, Store},
};

/// How many streams are remembered before those nobody is at are forgotten.
const REMEMBERED: usize = 4_000;
/// How many of its last events a remembered stream keeps for those who are a little behind.
const RECENT: usize = 64;
/// How many refused commands a remembered stream keeps, so that sending one again is refused again.
const REFUSED: usize = 32;
/// How often a lost race is tried again.
const ATTEMPTS: usize = 16;

/// A stream at a version.
#[derive(Debug)]
pub struct Snapshot<D: Decider> {
    /// The version.
    pub version: Version,
    /// The state after that many events.
    pub state: Arc<D::State>,
}

impl<D: Decider> Clone for Snapshot<D> {
    fn clone(&self) -> Self {
        Self { version: self.version, state: Arc::clone(&self.state) }
    }
}

/// What the house adds to a command: what it knows when it is decided, and what follows from it.
pub trait House<D: Decider>: Send + Sync {
    /// What is known when the command is decided.
    fn facts(&self, state: &D::State) -> D::Facts;
    /// When that is.
    fn now(&self) -> Time;
    /// The rows that must be true together with the events.
    fn rows(&self, before: &D::State, after: &D::State) -> Vec<RowWrite>;
}

/// All streams of one kind.
pub struct Streams<D: Decider> {
    store: Store,
    bus: Arc<dyn Bus>,
    slots: Mutex<HashMap<StreamId, Slot<D>>>,
}

type Slot<D> = Arc<AsyncMutex<Option<Entry<D>>>>;

struct Entry<D: Decider> {
    at: Snapshot<D>,
    recent: VecDeque<(Version, D::Event)>,
    refused: VecDeque<(CommandKey, Refusal)>,
}

/// Events with the version after each.
pub type Versioned<E> = Vec<(Version, E)>;

impl<D> Streams<D>
where
    D: Decider,
    D::State: Send + Sync + 'static,
    D::Command: Clone + Send + Sync,
    D::Event: Send + Sync,
    D::Facts: Send + Sync,
    D::Refusal: Send + Sync,
{
    /// The streams of that kind in a store, telling a bus.
    pub fn new(store: Store, bus: Arc<dyn Bus>) -> Self {
        Self { store, bus, slots: Mutex::default() }
    }

    /// Puts a command to a stream. When it returns a version, what the command did is on disk.
    ///
    /// # Errors
    /// If the command is refused or the database fails; then nothing has happened.
    pub async fn submit(
        &self,
        stream: &StreamId,
        command: D::Command,
        key: CommandKey,
        house: &impl House<D>,
    ) -> Result<Version, AppError> {
        let slot = self.slot(stream);
        let mut slot = slot.lock().await;
        let mut entry = self.current(stream, slot.take()).await?;
        let answer = self.decide(stream, &mut entry, command, key, house).await;
        // After a failure of the database the memory may be wrong; the next one loads again.
        if !matches!(answer, Err(AppError::Store(_))) {
            *slot = Some(entry);
        }
        answer
    }

    /// The stream as it is now; version 0 if it does not exist.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn snapshot(&self, stream: &StreamId) -> Result<Snapshot<D>, AppError> {
        let slot = self.slot(stream);
        let mut slot = slot.lock().await;
        let entry = self.current(stream, slot.take()).await?;
        let snapshot = entry.at.clone();
        if snapshot.version > Version::NONE {
            *slot = Some(entry);
        }
        Ok(snapshot)
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
        let slot = self.slot(stream);
        let mut slot = slot.lock().await;
        let entry = self.current(stream, slot.take()).await?;
        let snapshot = entry.at.clone();
        let wanted = snapshot.version.since(version);
        let events = if wanted <= entry.recent.len() {
            entry.recent.iter().skip(entry.recent.len() - wanted).cloned().collect()
        } else {
            self.load(stream, version).await?
        };
        *slot = Some(entry);
        Ok((events, snapshot))
    }

    /// Makes the stream be loaded afresh, because another node has written to it.
    pub fn forget(&self, stream: &StreamId) {
        self.slots().remove(stream);
    }

    async fn decide(
        &self,
        stream: &StreamId,
        entry: &mut Entry<D>,
        command: D::Command,
        key: CommandKey,
        house: &impl House<D>,
    ) -> Result<Version, AppError> {
        if let Some((_, refusal)) = entry.refused.iter().find(|(refused, _)| *refused == key) {
            return Err(AppError::Refused(Box::new(refusal.clone())));
        }
        for _ in 0..ATTEMPTS {
            let facts = house.facts(&entry.at.state);
            let (events, after) = match decided::<D>(&entry.at.state, command.clone(), &facts) {
                Ok(decided) => decided,
                Err(refusal) => return self.refuse(stream, entry, key, Refusal::of(&refusal)).await,
            };
            if events.is_empty() {
                // It has happened already: nothing is stored, the answer is the first one.
                return Ok(self.store.accepted(stream, &key).await?.unwrap_or(entry.at.version));
            }
            let append = self.append_of(stream, entry, &events, &after, key.clone(), house)?;
            match self.store.append(append).await? {
                Appended::Written(version) => {
                    entry.advance(version, events, after);
                    self.bus.publish(Hint { stream: stream.clone(), kind: D::STREAM, version });
                    return Ok(version);
                }
                Appended::Repeated(version) => return Ok(version),
                Appended::Conflict => {
                    metrics::counter!("tavola_submit_conflicts").increment(1);
                    self.catch_up(stream, entry).await?;
                }
            }
        }
        Err(AppError::Busy)
    }

    fn append_of(
        &self,
        stream: &StreamId,
        entry: &Entry<D>,
        events: &[D::Event],
        after: &D::State,
        command: CommandKey,
        house: &impl House<D>,
    ) -> Result<Append, AppError> {
        let json = |event| D::write(event).map_err(|error| AppError::Unreadable(format!("{stream}: {error}")));
        Ok(Append {
            stream: stream.clone(),
            kind: D::STREAM,
            expected: entry.at.version,
            events: events.iter().map(json).collect::<Result<_, _>>()?,
            format: D::VERSION,
            command,
            at: house.now(),
            deadline: D::wakes_at(after),
            rows: house.rows(&entry.at.state, after),
        })
    }

    /// A refusal, unless the command was accepted before the state moved on.
    async fn refuse(
        &self,
        stream: &StreamId,
        entry: &mut Entry<D>,
        key: CommandKey,
        refusal: Refusal,
    ) -> Result<Version, AppError> {
        if let Some(version) = self.store.accepted(stream, &key).await? {
            return Ok(version);
        }
        if entry.refused.len() == REFUSED {
            entry.refused.pop_front();
        }
        entry.refused.push_back((key, refusal.clone()));
        Err(AppError::Refused(Box::new(refusal)))
    }

    async fn current(&self, stream: &StreamId, entry: Option<Entry<D>>) -> Result<Entry<D>, AppError> {
        if let Some(entry) = entry {
            return Ok(entry);
        }
        // A stream of another kind is none of these.
        if self.store.kind_of(stream).await?.is_some_and(|kind| kind != D::STREAM) {
            return Err(AppError::NotFound);
        }
        let mut entry = Entry::empty();
        self.catch_up(stream, &mut entry).await?;
        Ok(entry)
    }

    async fn catch_up(&self, stream: &StreamId, entry: &mut Entry<D>) -> Result<(), AppError> {
        for (version, event) in self.load(stream, entry.at.version).await? {
            let after = D::evolve((*entry.at.state).clone(), &event);
            entry.advance(version, vec![event], after);
        }
        Ok(())
    }

    async fn load(&self, stream: &StreamId, after: Version) -> Result<Versioned<D::Event>, AppError> {
        let stored = self.store.events_after(stream, after).await?;
        stored
            .into_iter()
            .map(|event| Ok((event.version, D::read(event.format, &event.body)?)))
            .collect::<Result<_, Unreadable>>()
            .map_err(|error| AppError::Unreadable(format!("{stream}: {error}")))
    }

    fn slot(&self, stream: &StreamId) -> Slot<D> {
        let mut slots = self.slots();
        if slots.len() >= REMEMBERED {
            slots.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        Arc::clone(slots.entry(stream.clone()).or_default())
    }

    fn slots(&self) -> std::sync::MutexGuard<'_, HashMap<StreamId, Slot<D>>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Events, and the state after them.
type Decided<D> = (Vec<<D as Decider>::Event>, <D as Decider>::State);

/// What comes of a command.
fn decided<D: Decider>(state: &D::State, command: D::Command, facts: &D::Facts) -> Result<Decided<D>, D::Refusal> {
    aside::done(D::DECIDES, || {
        let events = D::decide(state, command, facts)?;
        let after = events.iter().fold(state.clone(), |state, event| D::evolve(state, event));
        Ok((events, after))
    })
}

impl<D: Decider> Entry<D> {
    fn empty() -> Self {
        let at = Snapshot { version: Version::NONE, state: Arc::default() };
        Self { at, recent: VecDeque::new(), refused: VecDeque::new() }
    }

    fn advance(&mut self, version: Version, events: Vec<D::Event>, after: D::State) {
        let first = version.number() - i64::try_from(events.len()).unwrap_or(0);
        for (nth, event) in events.into_iter().enumerate() {
            if self.recent.len() == RECENT {
                self.recent.pop_front();
            }
            self.recent.push_back((Version::new(first).plus(nth + 1), event));
        }
        self.at = Snapshot { version, state: Arc::new(after) };
    }
}
