//! What the house does at all streams alike, without knowing their kind: timers, outages, presence.

use std::{future::Future, pin::Pin};

use tavola_base::Time;

use super::{Connection, Kind, Rooms};
use crate::{
    base::ids::{AccountId, StreamId, Version},
    store::Outage,
    stream::presence::Presence,
    web::errors::AppError,
};

/// What the house does at all streams alike, without knowing their kind.
pub trait AnyRooms: Send + Sync {
    /// The kind's name.
    fn kind(&self) -> &'static str;
    /// Does what is due in a stream.
    fn tick<'a>(&'a self, stream: &'a StreamId, due: Time) -> Pending<'a, Result<Version, AppError>>;
    /// Gives the time of an outage back in a stream, once.
    fn resume<'a>(&'a self, stream: &'a StreamId, outage: Outage) -> Pending<'a, Result<Version, AppError>>;
    /// The accounts that have a place in a stream; none if it cannot be read.
    fn accounts<'a>(&'a self, stream: &'a StreamId) -> Pending<'a, Vec<AccountId>>;
    /// Notes of everybody who takes part in a running stream whether they have a line open.
    fn mark_missing<'a>(&'a self, presence: &'a Presence) -> Pending<'a, Result<(), AppError>>;
    /// Forgets what is remembered of a stream.
    fn forget(&self, stream: &StreamId);
    /// Forgets what is remembered of what is locked away for a stream.
    fn forget_secrets(&self, stream: &StreamId);
    /// Another node has moved a stream on.
    fn moved_on(&self, stream: &StreamId, version: Version);
    /// How many streams are held in memory.
    fn remembered(&self) -> usize;
}

/// An answer that takes its time.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

impl<K: Kind> AnyRooms for Rooms<K> {
    fn remembered(&self) -> usize {
        self.streams.remembered()
    }

    fn forget(&self, stream: &StreamId) {
        self.streams.forget(stream);
        self.later.forget(stream);
        self.secrets.forget(stream);
    }

    fn forget_secrets(&self, stream: &StreamId) {
        self.secrets.forget(stream);
    }

    fn moved_on(&self, stream: &StreamId, version: Version) {
        self.streams.moved_on(stream, version);
    }

    fn kind(&self) -> &'static str {
        K::STREAM
    }

    fn tick<'a>(&'a self, stream: &'a StreamId, due: Time) -> Pending<'a, Result<Version, AppError>> {
        Box::pin(async move {
            if self.store.is_shared() {
                // What was deposited at another node decides what becomes of a page that is lost.
                self.secrets.forget(stream);
            }
            let version = self.streams.snapshot(stream).await?.version;
            self.by_house(stream, &format!("tick-{version}-{}", due.millis()), K::tick()).await
        })
    }

    fn resume<'a>(&'a self, stream: &'a StreamId, outage: Outage) -> Pending<'a, Result<Version, AppError>> {
        Box::pin(async move {
            let down = outage.ended.since(outage.began);
            self.give_back(stream, &format!("outage-{}", outage.began.millis()), K::resumed(down)).await
        })
    }

    fn accounts<'a>(&'a self, stream: &'a StreamId) -> Pending<'a, Vec<AccountId>> {
        Box::pin(async move {
            let seats = self.streams.snapshot(stream).await.map(|snapshot| K::seats(&snapshot.state));
            seats.unwrap_or_default().into_iter().map(|(_, account)| account).collect()
        })
    }

    fn mark_missing<'a>(&'a self, presence: &'a Presence) -> Pending<'a, Result<(), AppError>> {
        Box::pin(async move {
            for stream in self.store.rooms_playing(K::STREAM).await? {
                let snapshot = match self.streams.snapshot(&stream).await {
                    Err(error) if error.is_the_streams_own() => continue,
                    snapshot => snapshot?,
                };
                for account in K::people(&snapshot.state) {
                    let line =
                        if presence.is_here(&stream, &account) { Connection::Opened } else { Connection::Closed };
                    self.line_changed(&stream, &account, line).await;
                }
            }
            Ok(())
        })
    }
}
