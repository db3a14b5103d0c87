//! Events of streams that have been over for long lie packed, one row a stream, and are read like any others.
//!
//! Packing and unpacking are done on the connection that writes, within its transaction, so that no event is in both places or
//! in none, and none is changed in between.

use std::io::{BufRead as _, BufReader, Read as _};

use base64::{Engine as _, prelude::BASE64_STANDARD};
use sqlx::{AnyConnection, Row as _, any::AnyRow};
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError, StoredEvent,
    open::Kind,
    reading::{event, integer, text},
    rows::Change,
    statement::{Holds, column, packed, stored},
};
use crate::base::ids::{StreamId, Version};

/// How hard it is packed: nobody waits for it, and it is read seldom.
const LEVEL: i32 = 12;
/// No stream unpacks to more than this, in bytes.
const MOST: u64 = 256 << 20;

/// An event as it lies in the archive: its version, its time, its form and what it says.
type Line = (i64, u64, u32, String);

/// What is done to a stream's events.
#[derive(Debug, Clone)]
pub(super) enum Archiving {
    /// They are packed, if nothing has happened there since a time.
    Pack { stream: StreamId, before: Time, at: Time },
    /// They lie among the others again.
    Unpack(StreamId),
}

/// What of the events is packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Archived {
    /// Streams.
    pub streams: u64,
    /// Their events.
    pub events: u64,
    /// Their bytes before.
    pub bytes: u64,
    /// Their bytes now.
    pub packed: u64,
}

impl RowWrite {
    /// A stream's events are packed, if it has had none since `before`.
    #[must_use]
    pub fn archived(stream: &StreamId, before: Time, at: Time) -> Self {
        Self(Change::Archive(Archiving::Pack { stream: stream.clone(), before, at }))
    }

    /// A stream's events lie unpacked, to be changed.
    #[must_use]
    pub fn unarchived(stream: &StreamId) -> Self {
        Self(Change::Archive(Archiving::Unpack(stream.clone())))
    }
}

impl Archiving {
    /// Does it, and says how many events went to the other place.
    pub(super) async fn run(&self, on: &mut AnyConnection, kind: Kind) -> Result<u64, sqlx::Error> {
        let (stream, before) = match self {
            Self::Pack { stream, before, .. } => (stream, Some(*before)),
            Self::Unpack(stream) => (stream, None),
        };
        let Some(version) = held(on, kind, stream, before).await? else { return Ok(0) };
        let old = match one(on, stream).await? {
            Some(row) => unpacked(&row.try_get::<String, _>(0)?).map_err(|why| sqlx::Error::Decode(why.into()))?,
            None => Vec::new(),
        };
        match self {
            Self::Pack { stream, at, .. } => pack(on, stream, old, version, *at).await,
            Self::Unpack(stream) => unpack(on, kind, stream, &old).await,
        }
    }
}

/// The version of a stream that nobody else changes until the transaction is over; none if it has moved on since.
async fn held(
    on: &mut AnyConnection,
    kind: Kind,
    stream: &StreamId,
    before: Option<Time>,
) -> Result<Option<i64>, sqlx::Error> {
    let sql = match kind {
        Kind::Sqlite => "SELECT version FROM streams WHERE id = $1 AND updated_at < $2",
        Kind::Postgres => "SELECT version FROM streams WHERE id = $1 AND updated_at < $2 FOR UPDATE",
    };
    let before = before.map_or(i64::MAX, stored);
    let row = sqlx::query(sql).bind(stream.as_str().to_owned()).bind(before).fetch_optional(on).await?;
    row.map(|row| row.try_get(0)).transpose()
}

async fn one(on: &mut AnyConnection, stream: &StreamId) -> Result<Option<AnyRow>, sqlx::Error> {
    let sql = "SELECT packed FROM archived_events WHERE stream_id = $1";
    sqlx::query(sql).bind(stream.as_str().to_owned()).fetch_optional(on).await
}

async fn pack(
    on: &mut AnyConnection,
    stream: &StreamId,
    old: Vec<StoredEvent>,
    version: i64,
    at: Time,
) -> Result<u64, sqlx::Error> {
    let sql = "SELECT version, at, body, format FROM events WHERE stream_id = $1 ORDER BY version";
    let rows = sqlx::query(sql).bind(stream.as_str().to_owned()).fetch_all(&mut *on).await?;
    let new = rows.iter().map(event).collect::<Result<Vec<_>, _>>().map_err(|why| sqlx::Error::Decode(why.into()))?;
    let (moved, all) = (new.len(), [old, new].concat());
    // What is missing or doubled is left for `tavola doctor` to find.
    let is_whole = all.iter().map(|event| event.version.number()).eq(1..=version);
    if moved == 0 || !is_whole {
        return Ok(0);
    }
    let lines: String = all.iter().map(line).collect();
    let zstd = zstd::bulk::compress(lines.as_bytes(), LEVEL).map_err(|why| sqlx::Error::Encode(why.into()))?;
    sqlx::query(
        "INSERT INTO archived_events (stream_id, version, bytes, packed, archived_at) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (stream_id) DO UPDATE SET version = excluded.version, bytes = excluded.bytes, \
         packed = excluded.packed, archived_at = excluded.archived_at",
    )
    .bind(stream.as_str().to_owned())
    .bind(version)
    .bind(i64::try_from(lines.len()).unwrap_or(i64::MAX))
    .bind(BASE64_STANDARD.encode(zstd))
    .bind(stored(at))
    .execute(&mut *on)
    .await?;
    let gone = sqlx::query("DELETE FROM events WHERE stream_id = $1").bind(stream.as_str().to_owned());
    gone.execute(on).await.map(|done| done.rows_affected())
}

async fn unpack(
    on: &mut AnyConnection,
    kind: Kind,
    stream: &StreamId,
    old: &[StoredEvent],
) -> Result<u64, sqlx::Error> {
    if old.is_empty() {
        return Ok(0);
    }
    let rows: Vec<Line> = old.iter().map(parts).collect();
    let sql = format!(
        "INSERT INTO events (stream_id, version, at, format, body) SELECT $2, {}, {}, {}, {} FROM {} AS q",
        column(0, Holds::Integer),
        column(1, Holds::Integer),
        column(2, Holds::Integer),
        column(3, Holds::Text),
        kind.unnest(),
    );
    let into = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(packed(&rows)).bind(stream.as_str().to_owned());
    let moved = into.execute(&mut *on).await?.rows_affected();
    let gone = sqlx::query("DELETE FROM archived_events WHERE stream_id = $1").bind(stream.as_str().to_owned());
    gone.execute(on).await.map(|_| moved)
}

fn parts(event: &StoredEvent) -> Line {
    (event.version.number(), event.at.millis(), event.format, event.body.clone())
}

fn line(event: &StoredEvent) -> String {
    serde_json::to_string(&parts(event)).expect("texts and numbers are always JSON") + "\n"
}

/// The events in a row of the archive.
///
/// # Errors
/// If it holds what no version of this program writes.
fn unpacked(text: &str) -> Result<Vec<StoredEvent>, StoreError> {
    let wrong = |why: String| StoreError::Unreadable { what: "a stream in the archive", text: why };
    let zstd = BASE64_STANDARD.decode(text).map_err(|why| wrong(why.to_string()))?;
    let lines = zstd::Decoder::new(&zstd[..]).map_err(|why| wrong(why.to_string()))?;
    let event = |line: std::io::Result<String>| {
        let line = line.map_err(|why| wrong(why.to_string()))?;
        let (version, at, format, body) = serde_json::from_str::<Line>(&line).map_err(|why| wrong(why.to_string()))?;
        Ok(StoredEvent { version: Version::new(version), at: Time::from_millis(at), body, format })
    };
    BufReader::new(lines.take(MOST)).lines().map(event).collect()
}

/// Streams that are over: those of a kind with a row in `rooms`, and the devices of tournaments, named after them.
const OVER: &str = "SELECT streams.id FROM streams JOIN rooms ON rooms.id = \
     CASE WHEN streams.kind = 'device' THEN substr(streams.id, 1, 32) ELSE streams.id END \
     WHERE rooms.status = 'over' AND streams.updated_at < $1 AND streams.id > $2 \
     AND EXISTS (SELECT 1 FROM events WHERE stream_id = streams.id) \
     AND NOT EXISTS (SELECT 1 FROM deadlines WHERE stream_id = streams.id) \
     AND NOT EXISTS (SELECT 1 FROM set_aside WHERE stream_id = streams.id) ORDER BY streams.id LIMIT $3";

impl Store {
    /// Streams behind one that are over, have had no event since a time, and are not packed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn to_archive(&self, before: Time, behind: &str, most: u16) -> Result<Vec<StreamId>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(OVER).bind(stored(before)).bind(behind.to_owned()).bind(i64::from(most));
        rows.fetch_all(&self.read).await?.iter().map(|row| text(row, 0).map(StreamId::new)).collect()
    }

    /// The events of a stream that are packed, oldest first.
    ///
    /// # Errors
    /// If the database fails, or they cannot be unpacked.
    pub(super) async fn events_archived(&self, stream: &StreamId) -> Result<Vec<StoredEvent>, StoreError> {
        let row = self.one("SELECT packed FROM archived_events WHERE stream_id = $1", stream.as_str()).await?;
        row.map_or_else(|| Ok(Vec::new()), |packed| unpacked(&packed))
    }

    /// The stream behind one whose events are packed, with them.
    ///
    /// # Errors
    /// If the database fails, or they cannot be unpacked.
    pub(super) async fn archived_behind(
        &self,
        behind: &str,
    ) -> Result<Option<(StreamId, Vec<StoredEvent>)>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let sql = "SELECT stream_id, packed FROM archived_events WHERE stream_id > $1 ORDER BY stream_id LIMIT 1";
        let row = sqlx::query(sql).bind(behind.to_owned()).fetch_optional(&self.read).await?;
        row.map(|row| Ok((StreamId::new(text(&row, 0)?), unpacked(&text(&row, 1)?)?))).transpose()
    }

    /// How much is packed, and what that saves.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn archive_size(&self) -> Result<Archived, StoreError> {
        let sql = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(version), 0) AS BIGINT), \
             CAST(COALESCE(SUM(bytes), 0) AS BIGINT), CAST(COALESCE(SUM(LENGTH(packed)), 0) AS BIGINT) FROM archived_events";
        let row = sqlx::query(sql).fetch_one(&self.read).await?;
        let number = |at| integer(&row, at).map(i64::unsigned_abs);
        Ok(Archived { streams: number(0)?, events: number(1)?, bytes: number(2)?, packed: number(3)? })
    }
}
