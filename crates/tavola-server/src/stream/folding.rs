//! Streams read from the store: raw events to a state, and what may stand in the way. Whoever reads one, reads it here:
//! the club when it acts, the start, `tavola doctor`.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::Duration,
};

use tavola_base::{Decider, stored::Unreadable};
use tavola_club::{chouette::ChouetteStream, device::DeviceStream, table::Tables};
use tavola_tournament::TournamentStream;

use crate::{
    base::ids::{StreamId, Version},
    store::{Store, StoreError, StoredEvent},
};

/// How often damage is looked at again before it is believed, and how long after the last time.
const LOOKS: u32 = 5;
const MOMENT: Duration = Duration::from_millis(100);

/// Events with the version after each.
pub type Versioned<E> = Vec<(Version, E)>;

/// What is wrong with a stream that cannot be read. Trying again does not help.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// An event is none, or a later program's.
    #[error("event {version} cannot be read: {why}")]
    Event {
        /// A version of the stream; its first event makes it 1.
        version: Version,
        /// What is wrong with it.
        why: Unreadable,
    },
    /// An event is not there.
    #[error("event {missing} is missing")]
    Missing {
        /// The first version that is not there.
        missing: Version,
    },
    /// Folding an event breaks off: a fault of the program.
    #[error("event {version} cannot be applied: {what}")]
    Applied {
        /// A version of the stream; its first event makes it 1.
        version: Version,
        /// What the program said.
        what: String,
    },
    /// Its place in the database is damaged.
    #[error("{0}")]
    Damaged(StoreError),
    /// Another program's.
    #[error("this program knows no streams of the kind {0:?}")]
    Kind(String),
}

impl Broken {
    /// Whether a later release has written it.
    #[must_use]
    pub const fn is_newer(&self) -> bool {
        matches!(self, Self::Event { why: Unreadable::Newer { .. }, .. })
    }
}

/// Why a stream was not read.
#[derive(Debug, thiserror::Error)]
pub enum Unfolded {
    /// It cannot be.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// The database failed, for this stream as for any other.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for Unfolded {
    fn from(error: StoreError) -> Self {
        if error.is_damage() { Broken::Damaged(error).into() } else { Self::Store(error) }
    }
}

/// The events of a stream from the one after a version on, up to `written` at least, which the stream is said to have.
///
/// # Errors
/// If one is missing or cannot be read, or the database fails.
pub async fn events<D: Decider>(
    store: &Store,
    stream: &StreamId,
    after: Version,
    written: Version,
) -> Result<Versioned<D::Event>, Unfolded> {
    let stored = store.events_after(stream, after).await?;
    let expected = (1..).map(|nth| after.plus(nth));
    if let Some((_, missing)) = stored.iter().zip(expected).find(|(event, expected)| event.version != *expected) {
        return Err(Broken::Missing { missing }.into());
    }
    let last = after.plus(stored.len());
    if last < written {
        return Err(Broken::Missing { missing: last.plus(1) }.into());
    }
    Ok(stored.iter().map(read::<D>).collect::<Result<_, _>>()?)
}

fn read<D: Decider>(stored: &StoredEvent) -> Result<(Version, D::Event), Broken> {
    let version = stored.version;
    match D::read(stored.format, &stored.body) {
        Ok(event) => Ok((version, event)),
        Err(why) => Err(Broken::Event { version, why }),
    }
}

/// The state after an event.
///
/// # Errors
/// If that breaks off.
pub fn after<D: Decider>(state: D::State, version: Version, event: &D::Event) -> Result<D::State, Broken> {
    unbroken(|| D::evolve(state, event)).map_err(|what| Broken::Applied { version, what })
}

/// What `work` gives, or what the program said when it broke off. Only for work that leaves nothing half done: it is given
/// what it works on.
///
/// # Errors
/// What was said.
pub fn unbroken<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|said| {
        let text = said.downcast_ref::<String>().map(String::as_str);
        text.or_else(|| said.downcast_ref::<&str>().copied()).unwrap_or("it broke off").to_owned()
    })
}

/// Reads a stream of any kind from its beginning, whether it is set aside or not, and says its version.
///
/// # Errors
/// If it cannot be read, or the database fails.
pub async fn whole(store: &Store, kind: &str, stream: &StreamId) -> Result<Version, Unfolded> {
    match kind {
        Tables::STREAM => folded::<Tables>(store, stream).await,
        ChouetteStream::STREAM => folded::<ChouetteStream>(store, stream).await,
        TournamentStream::STREAM => folded::<TournamentStream>(store, stream).await,
        DeviceStream::STREAM => folded::<DeviceStream>(store, stream).await,
        other => Err(Broken::Kind(other.to_owned()).into()),
    }
}

/// Looks once more, and again, at a stream that one read found damaged: SQLite says of a disk that fails for a moment what it
/// says of a page that is gone. Done when it is damaged each time and the rest of the database can be read.
///
/// # Errors
/// If it is the database that fails, or the stream is broken in another way.
pub async fn damaged_again(store: &Store, kind: &str, stream: &StreamId, found: StoreError) -> Result<(), Unfolded> {
    let found = Arc::new(found);
    store.distrust_readers();
    for _ in 0..LOOKS {
        tokio::time::sleep(MOMENT).await;
        let unsteady = Unfolded::Store(StoreError::Unsteady(Arc::clone(&found)));
        let Ok(fresh) = store.afresh().await else { return Err(unsteady) };
        let read = whole(&fresh, kind, stream).await;
        fresh.stop_reading().await;
        match read {
            Err(Unfolded::Broken(Broken::Damaged(_))) => {}
            Err(Unfolded::Broken(other)) => return Err(other.into()),
            Err(Unfolded::Store(_)) | Ok(_) => return Err(unsteady),
        }
    }
    Ok(())
}

async fn folded<D: Decider>(store: &Store, stream: &StreamId) -> Result<Version, Unfolded> {
    let written = store.standing(stream).await?.version;
    let mut at = (Version::NONE, D::State::default());
    for (version, event) in events::<D>(store, stream, Version::NONE, written).await? {
        at = (version, after::<D>(at.1, version, &event)?);
    }
    // What falls due is asked of every state that is stored.
    unbroken(|| D::wakes_at(&at.1)).map_err(|what| Broken::Applied { version: at.0, what })?;
    Ok(at.0)
}
