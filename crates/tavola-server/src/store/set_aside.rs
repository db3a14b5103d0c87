//! Streams that cannot be read, and what is needed to look into any stream without reading it.

use std::{
    collections::HashMap,
    sync::PoisonError,
    time::{Duration, Instant},
};

use sqlx::any::AnyRow;
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError, StoredEvent,
    reading::{event, integer, text, time},
    statement::{Statement, stored},
};
use crate::base::{
    ids::{StreamId, Version},
    memory::forget_half,
};

/// How long a start may take to look at every stream, in milliseconds.
const A_START: i64 = 60_000;

/// How a stream stands before any of its events is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// How many events it has.
    pub version: Version,
    /// Why it is set aside, if it is.
    pub set_aside: Option<String>,
}

/// A stream that is set aside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aside {
    /// The stream's id.
    pub stream: StreamId,
    /// Its kind.
    pub kind: String,
    /// Since when.
    pub since: Time,
    /// What is wrong with it.
    pub why: String,
    /// Whether it is closed: in nobody's lists any more.
    pub is_closed: bool,
}

/// How long after it was set aside a stream is looked at once more, if somebody asks for it; each time twice as long.
const FIRST_LOOK: Duration = Duration::from_secs(1);
/// How long at most.
const LONGEST: Duration = Duration::from_secs(600);
/// How many streams that are set aside are known of; of others that are asked for one is forgotten.
const KNOWN: usize = 1_000;

/// When streams that are set aside are looked at once more.
#[derive(Debug, Default)]
pub(super) struct Looks(HashMap<StreamId, Looked>);

#[derive(Debug, Clone, Copy)]
struct Looked {
    times: u32,
    next: Instant,
    is_asked_for: bool,
}

impl Looks {
    fn ask(&mut self, stream: &StreamId, now: Instant) {
        if self.0.len() >= KNOWN && !self.0.contains_key(stream) {
            forget_half(&mut self.0, |looked| looked.next);
        }
        let first = Looked { times: 0, next: now + FIRST_LOOK, is_asked_for: true };
        self.0.entry(stream.clone()).or_insert(first).is_asked_for = true;
    }

    fn due(&mut self, now: Instant) -> Vec<StreamId> {
        let due = self.0.iter_mut().filter(|(_, looked)| looked.is_asked_for && looked.next <= now);
        due.map(|(stream, looked)| {
            let wait = FIRST_LOOK.saturating_mul(1 << looked.times.min(16) << 1).min(LONGEST);
            *looked = Looked { times: looked.times.saturating_add(1), next: now + wait, is_asked_for: false };
            stream.clone()
        })
        .collect()
    }
}

impl RowWrite {
    /// That a stream cannot be read. The first reason stays.
    #[must_use]
    pub fn set_aside(stream: &StreamId, kind: &str, since: Time, why: &str) -> Self {
        let sql = "INSERT INTO set_aside (stream_id, kind, since, why) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (stream_id) DO NOTHING";
        Self::of(Statement::new(sql).text(stream.as_str()).text(kind).time(since).text(why))
    }

    /// That a stream which is set aside stands in no list any more.
    #[must_use]
    pub fn closed(stream: &StreamId) -> Self {
        let sql = "UPDATE set_aside SET closed = 1 WHERE stream_id = $1";
        Self::of(Statement::new(sql).text(stream.as_str()))
    }

    /// That a stream is no longer set aside.
    #[must_use]
    pub fn taken_up(stream: &StreamId) -> Self {
        Self::of(Statement::new("DELETE FROM set_aside WHERE stream_id = $1").text(stream.as_str()))
    }
}

impl Store {
    /// Notes that somebody has asked for a stream that is set aside.
    pub(crate) fn ask_again(&self, stream: &StreamId) {
        self.looks.lock().unwrap_or_else(PoisonError::into_inner).ask(stream, Instant::now());
    }

    /// The streams that are set aside, have been asked for, and whose time has come to be looked at once more: a second
    /// after the first asking, then after twice as long each time, ten minutes at most.
    pub(crate) fn to_look_at_again(&self) -> Vec<StreamId> {
        self.looks.lock().unwrap_or_else(PoisonError::into_inner).due(Instant::now())
    }

    /// How a stream stands; at version 0 if there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn standing(&self, stream: &StreamId) -> Result<Standing, StoreError> {
        let row = sqlx::query(
            "SELECT COALESCE((SELECT version FROM streams WHERE id = $1), 0), \
             COALESCE((SELECT why FROM set_aside WHERE stream_id = $2), '')",
        )
        .bind(stream.as_str().to_owned())
        .bind(stream.as_str().to_owned())
        .fetch_one(&self.read)
        .await?;
        let why = text(&row, 1)?;
        Ok(Standing { version: Version::new(integer(&row, 0)?), set_aside: (!why.is_empty()).then_some(why) })
    }

    /// All streams that are set aside, in the order in which they were.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn aside(&self) -> Result<Vec<Aside>, StoreError> {
        let rows = sqlx::query("SELECT stream_id, kind, since, why, closed FROM set_aside ORDER BY since, stream_id")
            .fetch_all(&self.read)
            .await?;
        let aside = |row: &AnyRow| {
            Ok(Aside {
                stream: StreamId::new(text(row, 0)?),
                kind: text(row, 1)?,
                since: time(row, 2)?,
                why: text(row, 3)?,
                is_closed: integer(row, 4)? != 0,
            })
        };
        rows.iter().map(aside).collect()
    }

    /// Since when nobody could play at a stream that was set aside then: if a start found it broken, since the outage
    /// before, which was given back to the others only.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lost_since(&self, aside: Time) -> Result<Time, StoreError> {
        let row = sqlx::query("SELECT COALESCE(MIN(began_at), $1) FROM outages WHERE ended_at <= $2 AND ended_at > $3")
            .bind(stored(aside))
            .bind(stored(aside))
            .bind(stored(aside) - A_START)
            .fetch_one(&self.read)
            .await?;
        time(&row, 0)
    }

    /// All streams with their kinds: those at which something may still happen, or every one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn streams(&self, which: Which) -> Result<Vec<(StreamId, String)>, StoreError> {
        let sql = match which {
            Which::Live => {
                "SELECT id, kind FROM streams WHERE id NOT IN (SELECT id FROM rooms WHERE status = 'over') \
                 AND id NOT IN (SELECT stream_id FROM set_aside WHERE closed = 1) ORDER BY id"
            }
            Which::All => "SELECT id, kind FROM streams ORDER BY id",
        };
        let rows = sqlx::query(sql).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((StreamId::new(text(row, 0)?), text(row, 1)?))).collect()
    }

    /// The events of a stream one by one, as far as each can be read at all.
    ///
    /// # Errors
    /// If not even their number can be read.
    pub async fn events_one_by_one(
        &self,
        stream: &StreamId,
    ) -> Result<Vec<(Version, Result<StoredEvent, StoreError>)>, StoreError> {
        let last = self.standing(stream).await?.version;
        let mut found: Vec<(Version, Result<StoredEvent, StoreError>)> = match self.events_archived(stream).await {
            Ok(packed) => packed.into_iter().map(|event| (event.version, Ok(event))).collect(),
            Err(error) if error.is_damage() => vec![(Version::NONE, Err(error))],
            Err(error) => return Err(error),
        };
        let first = found.last().map_or(1, |(version, _)| version.number() + 1);
        for version in (first..=last.number()).map(Version::new) {
            let row = sqlx::query("SELECT version, at, body, format FROM events WHERE stream_id = $1 AND version = $2")
                .bind(stream.as_str().to_owned())
                .bind(version.number())
                .fetch_optional(&self.read)
                .await;
            match row.map_err(StoreError::from) {
                Ok(None) => {}
                Ok(Some(row)) => found.push((version, event(&row))),
                Err(error) => found.push((version, Err(error))),
            }
        }
        Ok(found)
    }
}

/// Which streams.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// Those at which something may still happen; not those that are closed.
    Live,
    /// Every one.
    All,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_again_and_again_is_looked_at_less_and_less() {
        let (mut looks, start, stream) = (Looks::default(), Instant::now(), StreamId::new("t"));
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut looked = Vec::new();
        for second in 0..10_000 {
            looks.ask(&stream, at(second));
            looked.extend(looks.due(at(second)).iter().map(|_| second));
        }
        assert_eq!(looked[..6], [1, 3, 7, 15, 31, 63]);
        assert!(looked.windows(2).all(|two| two[1] - two[0] <= LONGEST.as_secs()), "{looked:?}");
        assert!(looked.len() < 30, "{looked:?}");
    }

    #[test]
    fn what_nobody_asks_for_is_not_looked_at_and_few_are_known_of() {
        let (mut looks, start) = (Looks::default(), Instant::now());
        looks.ask(&StreamId::new("t"), start);
        assert_eq!(looks.due(start + FIRST_LOOK).len(), 1);
        assert_eq!(looks.due(start + LONGEST * 9), []);
        for nth in 0..5 * KNOWN {
            looks.ask(&StreamId::new(format!("t{nth}")), start);
        }
        assert!(looks.0.len() <= KNOWN);
    }
}
