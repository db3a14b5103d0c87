//! One door for everybody: person, bot, timer, house. Load, decide, append, tell.
//!
//! State is folded from events and remembered; the version number is the truth, the memory only
//! speed. Whoever loses a race for a version looks again and decides again.

mod look;
mod others;
mod run;
mod slot;

use std::{collections::VecDeque, convert::Infallible, hash::RandomState, sync::Arc};

use quick_cache::{UnitWeighter, sync::Cache};
use tavola_base::{Decider, Refusal, Time};
use tracing::Instrument as _;

pub use run::{Order, Ran};
use slot::{InUse, Slot};

use crate::{
    base::{
        aside,
        ids::{StreamId, Version},
        memory::LIVE_STREAMS,
        now::Now,
        trail,
    },
    store::{Append, Appended, CommandKey, RowWrite, Store},
    stream::{
        bus::{Bus, Hint},
        folding::{self, Broken, Unfolded, Versioned},
    },
    web::errors::AppError,
};

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
pub trait SubmitContext<D: Decider>: Send + Sync {
    /// What is known when the command is decided.
    fn facts(&self, state: &D::State) -> D::Facts;
    /// When that is.
    fn now(&self) -> Time;
    /// The version whoever acts has before them, if they act on no other.
    fn expected(&self) -> Option<Version> {
        None
    }
    /// The rows that must be true together with the events.
    fn rows(&self, before: &D::State, after: &D::State) -> Vec<RowWrite>;
}

/// All streams of one kind.
pub struct Streams<D: Decider> {
    store: Store,
    bus: Arc<dyn Bus>,
    now: Now,
    slots: Cache<StreamId, Slot<D>, UnitWeighter, RandomState, InUse>,
}

struct Entry<D: Decider> {
    at: Snapshot<D>,
    recent: VecDeque<(Version, D::Event)>,
    refused: VecDeque<(CommandKey, Refusal)>,
}

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
    pub fn new(store: Store, bus: Arc<dyn Bus>, now: Now) -> Self {
        let slots = Cache::with(LIVE_STREAMS, LIVE_STREAMS as u64, UnitWeighter, RandomState::new(), InUse);
        Self { store, bus, now, slots }
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
        house: &impl SubmitContext<D>,
    ) -> Result<Version, AppError> {
        let span = tracing::info_span!("submit", %stream, kind = D::STREAM, command = %key.id);
        self.submitted(stream, command, key, house).instrument(span).await
    }

    async fn submitted(
        &self,
        stream: &StreamId,
        command: D::Command,
        key: CommandKey,
        house: &impl SubmitContext<D>,
    ) -> Result<Version, AppError> {
        let slot = self.slot(stream);
        let mut place = slot.entry.lock().await;
        let mut entry = self.current(stream, &slot, place.take()).await?;
        let before = entry.at.version;
        let answer = self.decide(stream, &mut entry, command, key, house).await;
        let version = entry.at.version;
        // After a failure of the database the memory may be wrong; the next one loads again.
        if !matches!(answer, Err(AppError::Store(_) | AppError::SetAside(_) | AppError::Broken(_))) {
            self.keep(stream, &mut place, entry);
        }
        // Whoever is told looks at the stream at once, and would wait for it.
        drop(place);
        if version > before {
            self.publish(stream, version);
        }
        answer
    }

    /// Tells whoever watches that a stream has moved on.
    fn publish(&self, stream: &StreamId, version: Version) {
        let _span = tracing::debug_span!("publish", version = version.number()).entered();
        trail::leads_to(stream, version);
        self.bus.publish(Hint { stream: stream.clone(), kind: D::STREAM, version });
    }

    async fn decide(
        &self,
        stream: &StreamId,
        entry: &mut Entry<D>,
        command: D::Command,
        key: CommandKey,
        house: &impl SubmitContext<D>,
    ) -> Result<Version, AppError> {
        if let Some((_, refusal)) = entry.refused.iter().find(|(refused, _)| *refused == key) {
            return Err(AppError::Refused(Box::new(refusal.clone())));
        }
        for _ in 0..ATTEMPTS {
            if house.expected().is_some_and(|expected| expected != entry.at.version) {
                if self.is_behind(stream, entry).await? {
                    continue;
                }
                return self.store.accepted(stream, &key).await?.ok_or(AppError::Stale(entry.at.version));
            }
            let span = tracing::debug_span!("decide", version = entry.at.version.number());
            let decided = folding::unbroken(|| {
                let _span = span.entered();
                let facts = house.facts(&entry.at.state);
                decided::<D>(&entry.at.state, command.clone(), &facts).map_err(|refusal| Refusal::of(&refusal))
            });
            let (events, after) = match decided.map_err(AppError::Broken)? {
                Ok(decided) => decided,
                // What was decided on an old state says nothing.
                Err(_) if self.is_behind(stream, entry).await? => continue,
                Err(refusal) => return self.refuse(stream, entry, key, refusal).await,
            };
            if events.is_empty() && self.is_behind(stream, entry).await? {
                continue;
            }
            if events.is_empty() {
                // It has happened already: nothing is stored, the answer is the first one.
                return Ok(self.store.accepted(stream, &key).await?.unwrap_or(entry.at.version));
            }
            let append = folding::unbroken(|| self.append_of(stream, entry, &events, &after, key.clone(), house));
            let append = append.map_err(AppError::Broken)??;
            match self.written(append).await? {
                Appended::Written(version) => {
                    entry.advance(version, events, after);
                    return Ok(version);
                }
                Appended::Repeated(version) => {
                    // By this node before its memory, or by another.
                    if version > entry.at.version {
                        self.catch_up(stream, entry).await?;
                    }
                    return Ok(version);
                }
                Appended::Conflict => {
                    metrics::counter!("tavola_submit_conflicts_total").increment(1);
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
        house: &impl SubmitContext<D>,
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

    async fn current(&self, stream: &StreamId, slot: &Slot<D>, entry: Option<Entry<D>>) -> Result<Entry<D>, AppError> {
        if let Some(mut entry) = entry {
            if slot.heard() > entry.at.version {
                self.catch_up(stream, &mut entry).await?;
            }
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
        let standing = self.store.standing(stream).await;
        let standing = self.or_aside(stream, standing.map_err(Unfolded::from)).await?;
        if let Some(why) = standing.set_aside {
            self.store.ask_again(stream);
            return Err(AppError::SetAside(why));
        }
        let events = self.load(stream, entry.at.version, standing.version).await?;
        let folded = Self::fold_on(&entry.at, events);
        let (at, recent) = self.or_aside(stream, folded.map_err(Unfolded::from)).await?;
        entry.at = at;
        recent.into_iter().for_each(|event| entry.note(event));
        Ok(())
    }

    /// The stream after these events, and the last of them.
    fn fold_on(at: &Snapshot<D>, events: Versioned<D::Event>) -> Result<(Snapshot<D>, Versioned<D::Event>), Broken> {
        let (mut version, mut state) = (at.version, (*at.state).clone());
        for (next, event) in &events {
            state = folding::after::<D>(state, *next, event)?;
            version = *next;
        }
        let skipped = events.len().saturating_sub(RECENT);
        Ok((Snapshot { version, state: Arc::new(state) }, events.into_iter().skip(skipped).collect()))
    }

    async fn load(&self, stream: &StreamId, after: Version, written: Version) -> Result<Versioned<D::Event>, AppError> {
        self.or_aside(stream, folding::events::<D>(&self.store, stream, after, written).await).await
    }

    /// What was read; a stream that cannot be is set aside, which is said once.
    async fn or_aside<T>(&self, stream: &StreamId, read: Result<T, Unfolded>) -> Result<T, AppError> {
        let broken = match read {
            Ok(read) => return Ok(read),
            Err(Unfolded::Store(error)) => return Err(error.into()),
            // A node of the next release has written it: it reads it, and this one is about to be replaced.
            Err(Unfolded::Broken(broken)) if broken.is_newer() && self.store.is_shared() => {
                tracing::warn!(%stream, why = %broken, "a stream is of a newer release");
                return Err(AppError::Away);
            }
            Err(Unfolded::Broken(broken)) => broken,
        };
        let why = broken.to_string();
        if let Broken::Damaged(found) = broken {
            match folding::damaged_again(&self.store, D::STREAM, stream, found).await {
                Err(Unfolded::Store(error)) => return Err(error.into()),
                Ok(()) | Err(Unfolded::Broken(_)) => {}
            }
        }
        let row = RowWrite::set_aside(stream, D::STREAM, self.now.time(), &why);
        if self.store.write(vec![row]).await? > 0 {
            tracing::error!(%stream, kind = D::STREAM, why, "a stream cannot be read: it is set aside");
        }
        Err(AppError::SetAside(why))
    }

    fn slot(&self, stream: &StreamId) -> Slot<D> {
        match self.slots.get_or_insert_with(stream, || Ok::<_, Infallible>(Slot::<D>::default())) {
            Ok(slot) => slot,
            Err(never) => match never {},
        }
    }

    /// Another node has moved a stream on: whoever asks next catches up with it.
    pub(crate) fn moved_on(&self, stream: &StreamId, version: Version) {
        if let Some(slot) = self.slots.peek(stream) {
            slot.hear(version);
        }
    }

    /// How many streams are remembered.
    pub(crate) fn remembered(&self) -> usize {
        self.slots.len()
    }

    /// Forgets what is remembered of a stream: whoever asks next reads it from the store.
    pub(crate) fn forget(&self, stream: &StreamId) {
        self.slots.remove(stream);
    }

    /// Remembers a stream; nothing of one that does not exist, or nobody could ask for one often enough.
    fn keep(&self, stream: &StreamId, place: &mut Option<Entry<D>>, entry: Entry<D>) {
        if entry.at.version > Version::NONE {
            *place = Some(entry);
        } else {
            self.slots.remove(stream);
        }
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
            self.note((Version::new(first).plus(nth + 1), event));
        }
        self.at = Snapshot { version, state: Arc::new(after) };
    }

    fn note(&mut self, event: (Version, D::Event)) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(event);
    }
}

#[cfg(test)]
mod tests {
    use tavola_club::device::DeviceStream;

    use super::*;
    use crate::{store::DatabaseUrl, stream::bus::LocalBus};

    async fn streams() -> Streams<DeviceStream> {
        let store = Store::open(&DatabaseUrl::parse("sqlite::memory:").unwrap()).await.unwrap();
        Streams::new(store, Arc::new(LocalBus::default()), Now::fixed(Time::from_millis(1)))
    }

    #[tokio::test]
    async fn nothing_is_kept_of_streams_that_do_not_exist() {
        let streams = streams().await;
        for nth in 0..50 {
            let nobody = StreamId::new(format!("nobody-{nth}"));
            assert_eq!(streams.snapshot(&nobody).await.unwrap().version, Version::NONE);
            assert_eq!(streams.since(&nobody, Version::NONE).await.unwrap().0.len(), 0);
        }
        assert_eq!(streams.slots.len(), 0);
    }

    #[tokio::test]
    async fn the_least_used_are_forgotten_and_those_in_use_are_not() {
        let streams = streams().await;
        let (held, often) = (StreamId::new("held"), StreamId::new("often"));
        let (slot, first) = (streams.slot(&held), Arc::downgrade(&streams.slot(&often)));
        for nth in 0..3 * LIVE_STREAMS {
            drop(streams.slot(&StreamId::new(format!("other-{nth}"))));
            drop(streams.slot(&often));
        }
        assert!(Arc::ptr_eq(&streams.slot(&held), &slot), "two slots of one stream would decide against each other");
        assert!(first.upgrade().is_some_and(|first| Arc::ptr_eq(&streams.slot(&often), &first)));
        assert!(streams.slots.len() <= LIVE_STREAMS);
    }
}
