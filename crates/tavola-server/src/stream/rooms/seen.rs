//! A stream as those see it who take no part: as it is, as it was a while ago, or not at all.

use std::sync::{Mutex, MutexGuard, PoisonError};

use quick_cache::unsync::Cache;
use tavola_base::Time;
use tavola_club::table::Watch;

use super::{Has, Kind, News, Rooms, TOO_FAR_BEHIND, Update, UpdateOf};
use crate::{
    base::{
        ids::{AccountId, StreamId, Version},
        memory::LIVE_STREAMS,
    },
    stream::{folding, presence::Presence, submit::Snapshot},
    web::errors::AppError,
};

/// Streams as they were a while ago; those that are forgotten are folded anew.
pub(super) struct Later<K: Kind>(Mutex<Cache<StreamId, Snapshot<K>>>);

/// A stream as somebody may see it.
pub(crate) struct Seen<K: Kind> {
    /// The stream.
    pub(crate) snapshot: Snapshot<K>,
    /// What time it is for them.
    pub(crate) now: Time,
}

/// How somebody stands to what is said at a stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TalkStanding {
    /// The people who take part.
    pub(crate) people: Vec<AccountId>,
    /// Whether they are one of them.
    pub(crate) takes_part: bool,
    /// Whether it is over, as far as they know.
    pub(crate) is_over: bool,
    /// Which of several matches is played, as far as they know.
    pub(crate) part: u32,
}

impl<K: Kind> Default for Later<K> {
    fn default() -> Self {
        Self(Mutex::new(Cache::new(LIVE_STREAMS)))
    }
}

impl<K: Kind> Later<K> {
    fn all(&self) -> MutexGuard<'_, Cache<StreamId, Snapshot<K>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets what is remembered of a stream.
    pub(super) fn forget(&self, stream: &StreamId) {
        self.all().remove(stream);
    }

    fn of(&self, stream: &StreamId) -> Snapshot<K> {
        let known = self.all().get(stream).cloned();
        known.unwrap_or_else(|| Snapshot { version: Version::NONE, state: std::sync::Arc::default() })
    }

    fn keep(&self, stream: &StreamId, snapshot: &Snapshot<K>) {
        let mut all = self.all();
        // Whoever was slower knows less.
        if all.get(stream).is_none_or(|known| known.version < snapshot.version) {
            all.insert(stream.clone(), snapshot.clone());
        }
    }
}

impl<K: Kind> Rooms<K> {
    /// The stream as an account may see it.
    ///
    /// # Errors
    /// If there is no such stream, or nobody but those who take part may see it, or the database fails.
    pub(crate) async fn seen(&self, stream: &StreamId, account: Option<&AccountId>) -> Result<Seen<K>, AppError> {
        let live = self.existing(stream).await?;
        self.seen_of(stream, account, &live).await
    }

    /// What a viewer is told who has that much.
    ///
    /// # Errors
    /// If there is no such stream, or the database fails.
    pub async fn update(
        &self,
        stream: &StreamId,
        has: Has,
        account: Option<&AccountId>,
    ) -> Result<UpdateOf<K>, AppError> {
        let (events, seen, _) = self.seen_since(stream, has, account).await?;
        self.told(events, &seen, has, account)
    }

    /// The same, if there is anything new, and how many watch.
    pub(crate) async fn news(
        &self,
        stream: &StreamId,
        has: Has,
        account: Option<&AccountId>,
        presence: &Presence,
    ) -> Result<News<K>, AppError> {
        let (events, seen, live) = self.seen_since(stream, has, account).await?;
        let watchers = presence.watchers(stream, &K::people(&live.state));
        let talk = Self::talk_standing(&live, &seen, account);
        let more_later = seen.snapshot.version < live.version;
        let is_new = has.version != Some(seen.snapshot.version);
        let update = is_new.then(|| self.told(events, &seen, has, account)).transpose()?;
        Ok(News { update, watchers, talk, more_later })
    }

    fn told(
        &self,
        events: Vec<K::Event>,
        seen: &Seen<K>,
        has: Has,
        account: Option<&AccountId>,
    ) -> Result<UpdateOf<K>, AppError> {
        let (state, version) = (&seen.snapshot.state, seen.snapshot.version);
        let viewer = K::viewer(state, account);
        let view = K::view(state, &viewer, seen.now, has.view).ok_or(AppError::NotFound)?;
        Ok(Update { version, events: K::visible_events(state, events, &viewer), view })
    }

    /// How the stream looks to an account that has been let in: by an invitation, or as the house itself.
    ///
    /// # Errors
    /// If there is no such stream, or the database fails.
    pub(crate) async fn view_let_in(
        &self,
        stream: &StreamId,
        account: Option<&AccountId>,
    ) -> Result<K::View, AppError> {
        let live = self.existing(stream).await?;
        let viewer = K::viewer(&live.state, account);
        K::view(&live.state, &viewer, self.now.time(), Version::NONE).ok_or(AppError::NotFound)
    }

    /// What has happened in the stream, as far as an account may know.
    ///
    /// # Errors
    /// As [`Rooms::seen`].
    pub(crate) async fn events_seen(
        &self,
        stream: &StreamId,
        account: Option<&AccountId>,
    ) -> Result<Vec<K::Event>, AppError> {
        let last = self.seen(stream, account).await?.snapshot.version;
        let (events, _) = self.streams.since(stream, Version::NONE).await?;
        Ok(events.into_iter().filter(|(version, _)| *version <= last).map(|(_, event)| event).collect())
    }

    /// Lets pass only who may see all of the stream: what is judged, or proved, is all of it.
    ///
    /// # Errors
    /// If they watch later; as [`Rooms::seen`].
    pub(crate) async fn expect_all_seen(&self, stream: &StreamId, account: Option<&AccountId>) -> Result<(), AppError> {
        let live = self.existing(stream).await?;
        let seen = self.seen_of(stream, account, &live).await?;
        if seen.snapshot.version == live.version {
            return Ok(());
        }
        Err(AppError::plainly("watch-later", "this table is watched later: that can be seen once the match is over"))
    }

    /// How an account stands to what is said at the stream.
    ///
    /// # Errors
    /// As [`Rooms::seen`].
    pub(crate) async fn talks(&self, stream: &StreamId, account: Option<&AccountId>) -> Result<TalkStanding, AppError> {
        let live = self.existing(stream).await?;
        let seen = self.seen_of(stream, account, &live).await?;
        Ok(Self::talk_standing(&live, &seen, account))
    }

    pub(super) fn talk_standing(live: &Snapshot<K>, seen: &Seen<K>, account: Option<&AccountId>) -> TalkStanding {
        let people = K::people(&live.state);
        let state = &seen.snapshot.state;
        TalkStanding {
            takes_part: account.is_some_and(|account| people.contains(account)),
            is_over: K::is_over(state),
            part: K::part(state),
            people,
        }
    }

    /// What has happened since the version that somebody has, as far as they may know; the stream as they may see it, and as
    /// it is.
    pub(super) async fn seen_since(
        &self,
        stream: &StreamId,
        has: Has,
        account: Option<&AccountId>,
    ) -> Result<(Vec<K::Event>, Seen<K>, Snapshot<K>), AppError> {
        let (mut events, live) = self.streams.since_near(stream, has.version, TOO_FAR_BEHIND).await?;
        let seen = self.seen_of(stream, account, &live).await?;
        let hidden = live.version.since(seen.snapshot.version);
        events.truncate(events.len().saturating_sub(hidden));
        Ok((events, seen, live))
    }

    async fn seen_of(
        &self,
        stream: &StreamId,
        account: Option<&AccountId>,
        live: &Snapshot<K>,
    ) -> Result<Seen<K>, AppError> {
        let now = self.now.time();
        let watch = K::watch(&live.state);
        let takes_part = || account.is_some_and(|account| K::seats(&live.state).iter().any(|(_, own)| own == account));
        if watch == Watch::AtOnce || takes_part() {
            return Ok(Seen { snapshot: live.clone(), now });
        }
        if watch == Watch::Nobody {
            return Err(AppError::Forbidden);
        }
        let known = self.later.of(stream);
        let (next, live) = self.streams.since(stream, known.version).await?;
        let (versions, events): (Vec<_>, Vec<_>) = next.into_iter().unzip();
        let behind = K::behind(&known.state, &events, &live.state, now);
        let (mut version, mut state) = (known.version, (*known.state).clone());
        for (next, event) in versions.into_iter().zip(&events).take(behind.events) {
            state = folding::after::<K>(state, next, event).map_err(|broken| AppError::Broken(broken.to_string()))?;
            version = next;
        }
        let snapshot = Snapshot { version, state: std::sync::Arc::new(state) };
        self.later.keep(stream, &snapshot);
        Ok(Seen { snapshot, now: behind.now })
    }
}
