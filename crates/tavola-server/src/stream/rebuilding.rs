//! Read models derived again from the events they follow from: the rows of lists, the seats, the deadlines.

use tavola_base::{Decider, Time};
use tavola_club::{chouette::ChouetteStream, device::DeviceStream, table::Tables};
use tavola_tournament::TournamentStream;

use super::{
    folding::{self, Broken, Unfolded},
    rooms::{Kind, ListEntry},
};
use crate::{
    base::ids::{StreamId, Version},
    store::{Derived, RoomRow, RowWrite, Store},
};

/// What a stream's read models should be, and what of them is not.
#[derive(Debug)]
pub struct Difference {
    /// What is different, in words.
    pub what: Vec<String>,
    /// What makes them as they should be.
    pub rows: Vec<RowWrite>,
}

/// Compares the read models of a stream with what its events come to. Where it moves on meanwhile, nothing is different.
///
/// # Errors
/// If it cannot be read, or the database fails.
pub async fn compare(store: &Store, kind: &str, stream: &StreamId) -> Result<Difference, Unfolded> {
    let (version, should) = match kind {
        Tables::STREAM => of_room::<Tables>(store, stream).await?,
        ChouetteStream::STREAM => of_room::<ChouetteStream>(store, stream).await?,
        TournamentStream::STREAM => of_room::<TournamentStream>(store, stream).await?,
        DeviceStream::STREAM => of_device(store, stream).await?,
        other => return Err(Broken::Kind(other.to_owned()).into()),
    };
    let is = store.derived_of(stream).await?;
    if store.standing(stream).await?.version != version {
        return Ok(Difference { what: Vec::new(), rows: Vec::new() });
    }
    Ok(between(stream, &is, &should))
}

async fn of_room<K: Kind>(store: &Store, stream: &StreamId) -> Result<(Version, Derived), Unfolded> {
    let mut should = Derived::default();
    let (version, at, state) = folded::<K>(store, stream, |state| should.seats.extend(K::seats(state))).await?;
    let applied = |what| Broken::Applied { version, what };
    should.deadline = folding::unbroken(|| K::wakes_at(&state)).map_err(applied)?;
    let entry = folding::unbroken(|| K::list_entry(&state, at)).map_err(applied)?;
    should.room = entry.map(|ListEntry { status, awaits, summary }| {
        let (id, kind) = (stream.clone(), K::STREAM.to_owned());
        RoomRow { id, kind, status, awaits, summary, updated_at: at }
    });
    Ok((version, should))
}

/// A device stands in no list and seats nobody.
async fn of_device(store: &Store, stream: &StreamId) -> Result<(Version, Derived), Unfolded> {
    let (version, _, state) = folded::<DeviceStream>(store, stream, |_| {}).await?;
    let deadline = folding::unbroken(|| DeviceStream::wakes_at(&state));
    let deadline = deadline.map_err(|what| Broken::Applied { version, what })?;
    Ok((version, Derived { deadline, ..Derived::default() }))
}

/// The version, the time of the last event and the state of a stream; every state on the way is shown.
async fn folded<D: Decider>(
    store: &Store,
    stream: &StreamId,
    mut seen: impl FnMut(&D::State),
) -> Result<(Version, Time, D::State), Unfolded> {
    let written = store.standing(stream).await?.version;
    let (mut at, mut state) = (Version::NONE, D::State::default());
    for (version, event) in folding::events::<D>(store, stream, Version::NONE, written).await? {
        state = folding::after::<D>(state, version, &event)?;
        at = version;
        seen(&state);
    }
    let before = Version::new(at.number().saturating_sub(1));
    let last = store.events_after(stream, before).await?;
    Ok((at, last.first().map_or_else(Time::default, |event| event.at), state))
}

fn between(stream: &StreamId, is: &Derived, should: &Derived) -> Difference {
    let (mut what, mut rows) = (Vec::new(), Vec::new());
    // What is only told in another order is the same.
    let told = |room: &RoomRow| {
        let summary = serde_json::from_str::<serde_json::Value>(&room.summary).ok();
        (room.kind.clone(), room.status, room.awaits, summary)
    };
    if let Some(room) = should.room.as_ref().filter(|room| is.room.as_ref().map(told) != Some(told(room))) {
        what.push(if is.room.is_some() { "its row in lists is another" } else { "it stands in no list" }.to_owned());
        rows.push(RowWrite::room(room));
    }
    for (place, account) in should.seats.iter().filter(|(place, account)| is.seats.get(*place) != Some(account)) {
        what.push(format!("who sits at {place} is another"));
        rows.push(RowWrite::seat(stream, place, account));
    }
    if is.deadline != should.deadline {
        what.push("when it is looked at next is another".to_owned());
        rows.push(RowWrite::deadline(stream, should.deadline));
    }
    Difference { what, rows }
}
