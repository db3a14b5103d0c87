//! What can be asked of the store.

use sqlx::{Row, any::AnyRow};
use tavola_base::Time;
use tokio::sync::SemaphorePermit;

use super::{Awaits, CommandKey, RoomRow, Status, Store, StoreError, statement::stored};
use crate::base::ids::{AccountId, CommandId, InvitationToken, StreamId, Version};

/// An event as it lies in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEvent {
    /// The stream's version after it.
    pub version: Version,
    /// When it was decided.
    pub at: Time,
    /// The event as JSON.
    pub body: String,
    /// The version of the kind's events that it is written in.
    pub format: u32,
}

/// When a stream has to be looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deadline {
    /// The stream.
    pub stream: StreamId,
    /// Its kind.
    pub kind: String,
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub due: Time,
}

/// A time in which no server was running.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of life before it.
    pub began: Time,
    /// The start that ended it.
    pub ended: Time,
}

/// Something locked away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Secret {
    /// Which one.
    pub name: String,
    /// What it is.
    pub value: String,
}

impl Store {
    /// The events of a stream after a version, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn events_after(&self, stream: &StreamId, version: Version) -> Result<Vec<StoredEvent>, StoreError> {
        let events = self.events_unpacked(stream, version).await?;
        if events.first().is_some_and(|first| first.version == version.plus(1)) {
            return Ok(events);
        }
        let packed = self.events_archived(stream).await?;
        if packed.is_empty() {
            // They may have been unpacked since the first look.
            return self.events_unpacked(stream, version).await;
        }
        let last = packed.last().map_or(version, |event| event.version);
        let before = packed.into_iter().filter(|event| event.version > version);
        let later = self.events_unpacked(stream, version.max(last)).await?;
        Ok(before.chain(later).collect())
    }

    async fn events_unpacked(&self, stream: &StreamId, version: Version) -> Result<Vec<StoredEvent>, StoreError> {
        let rows = sqlx::query(
            "SELECT version, at, body, format FROM events WHERE stream_id = $1 AND version > $2 ORDER BY version",
        )
        .bind(stream.as_str().to_owned())
        .bind(version.number())
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(event).collect()
    }

    /// The version to which an accepted command brought the stream.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn accepted(&self, stream: &StreamId, key: &CommandKey) -> Result<Option<Version>, StoreError> {
        let row = sqlx::query("SELECT version FROM commands WHERE stream_id = $1 AND actor = $2 AND command_id = $3")
            .bind(stream.as_str().to_owned())
            .bind(key.actor.clone())
            .bind(key.id.as_str().to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| integer(&row, 0).map(Version::new)).transpose()
    }

    /// Every command a stream has accepted, with the version it led to, in that order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn accepted_commands(&self, stream: &StreamId) -> Result<Vec<(CommandKey, Version)>, StoreError> {
        let rows = sqlx::query("SELECT actor, command_id, version FROM commands WHERE stream_id = $1 ORDER BY version")
            .bind(stream.as_str().to_owned())
            .fetch_all(&self.read)
            .await?;
        let command = |row: &AnyRow| {
            let key = CommandKey { actor: text(row, 0)?, id: CommandId::new(text(row, 1)?) };
            Ok((key, Version::new(integer(row, 2)?)))
        };
        rows.iter().map(command).collect()
    }

    /// When a stream has to be looked at next.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn deadline_of(&self, stream: &StreamId) -> Result<Option<Time>, StoreError> {
        let row = sqlx::query("SELECT due_at FROM deadlines WHERE stream_id = $1")
            .bind(stream.as_str().to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| time(&row, 0)).transpose()
    }

    /// Deadlines up to `now`, earliest first, at most `limit`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn due(&self, now: Time, limit: u16) -> Result<Vec<Deadline>, StoreError> {
        let rows = sqlx::query(
            "SELECT stream_id, kind, due_at FROM deadlines JOIN streams ON streams.id = stream_id \
             WHERE due_at <= $1 AND stream_id NOT IN (SELECT stream_id FROM set_aside) ORDER BY due_at LIMIT $2",
        )
        .bind(stored(now))
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        let deadline = |row: &AnyRow| {
            Ok(Deadline { stream: StreamId::new(text(row, 0)?), kind: text(row, 1)?, due: time(row, 2)? })
        };
        rows.iter().map(deadline).collect()
    }

    /// The earliest deadline there is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_due(&self) -> Result<Option<Time>, StoreError> {
        let row = sqlx::query(
            "SELECT due_at FROM deadlines WHERE stream_id NOT IN (SELECT stream_id FROM set_aside) \
             ORDER BY due_at LIMIT 1",
        )
        .fetch_optional(&self.read)
        .await?;
        row.map(|row| time(&row, 0)).transpose()
    }

    /// The kind of a stream; none if there is no such stream.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn kind_of(&self, stream: &StreamId) -> Result<Option<String>, StoreError> {
        self.one("SELECT kind FROM streams WHERE id = $1", stream.as_str()).await
    }

    /// The streams of a kind that are being played at.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rooms_playing(&self, kind: &str) -> Result<Vec<StreamId>, StoreError> {
        self.ids(
            "SELECT id FROM rooms WHERE kind = $1 AND status = 'playing' \
             AND id NOT IN (SELECT stream_id FROM set_aside) ORDER BY id",
            Some(kind),
        )
        .await
    }

    /// The streams of a kind in which a bot has a decision.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rooms_awaiting_a_bot(&self, kind: &str) -> Result<Vec<StreamId>, StoreError> {
        self.ids(
            "SELECT id FROM rooms WHERE kind = $1 AND awaits = 'bot' \
             AND id NOT IN (SELECT stream_id FROM set_aside) ORDER BY id",
            Some(kind),
        )
        .await
    }

    /// The streams of a kind that are not over and have changed since then, most recently changed first, at most two
    /// hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rooms_alive(&self, kind: &str, since: Time) -> Result<Vec<RoomRow>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT id, rooms.kind, CASE WHEN stream_id IS NULL THEN status ELSE 'broken' END, awaits, summary, updated_at \
             FROM rooms LEFT JOIN set_aside ON stream_id = id \
             WHERE rooms.kind = $1 AND status <> 'over' AND updated_at >= $2 AND COALESCE(closed, 0) = 0 \
             ORDER BY updated_at DESC LIMIT 200",
        )
        .bind(kind.to_owned())
        .bind(stored(since))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(room).collect()
    }

    /// The streams in which an account has a place, most recently changed first, at most fifty.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rooms_of(&self, account: &AccountId) -> Result<Vec<RoomRow>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT id, rooms.kind, CASE WHEN stream_id IS NULL THEN status ELSE 'broken' END, awaits, summary, updated_at \
             FROM rooms LEFT JOIN set_aside ON stream_id = id \
             WHERE id IN (SELECT stream_id FROM seats WHERE account_id = $1) AND COALESCE(closed, 0) = 0 \
             ORDER BY updated_at DESC LIMIT 50",
        )
        .bind(account.as_str().to_owned())
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(room).collect()
    }

    /// What is locked away for a stream.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn secrets(&self, stream: &StreamId) -> Result<Vec<Secret>, StoreError> {
        let rows = sqlx::query("SELECT name, value FROM secrets WHERE stream_id = $1 ORDER BY name")
            .bind(stream.as_str().to_owned())
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| Ok(Secret { name: text(row, 0)?, value: text(row, 1)? })).collect()
    }

    /// An account's name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account_name(&self, account: &AccountId) -> Result<Option<String>, StoreError> {
        let asked = match self.names.of(account) {
            Ok(name) => return Ok(Some(name)),
            Err(asked) => asked,
        };
        let name = self.one("SELECT name FROM accounts WHERE id = $1", account.as_str()).await?;
        if let Some(name) = &name {
            self.names.learn(asked, account, name);
        }
        Ok(name)
    }

    /// An account's choices, as JSON.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn preferences(&self, account: &AccountId) -> Result<Option<String>, StoreError> {
        self.one("SELECT body FROM preferences WHERE account_id = $1", account.as_str()).await
    }

    /// The stream an invitation is for.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn invited_to(&self, token: &InvitationToken) -> Result<Option<StreamId>, StoreError> {
        let found = self.one("SELECT stream_id FROM invitations WHERE token = $1", token.as_str()).await?;
        Ok(found.map(StreamId::new))
    }

    /// The invitation to a stream, if one was made.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn invitation_of(&self, stream: &StreamId) -> Result<Option<InvitationToken>, StoreError> {
        let found = self.one("SELECT token FROM invitations WHERE stream_id = $1", stream.as_str()).await?;
        Ok(found.map(InvitationToken::new))
    }

    /// All invitations to a stream, in no order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn invitations_of(&self, stream: &StreamId) -> Result<Vec<InvitationToken>, StoreError> {
        let found = sqlx::query("SELECT token FROM invitations WHERE stream_id = $1")
            .bind(stream.as_str().to_owned())
            .fetch_all(&self.read)
            .await?;
        found.iter().map(|row| text(row, 0).map(InvitationToken::new)).collect()
    }

    /// A setting of this installation.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.one("SELECT value FROM settings WHERE name = $1", name).await
    }

    /// The last sign of life of any server: a heartbeat or an event, whichever is later.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_alive(&self) -> Result<Option<Time>, StoreError> {
        let beat = self.setting("alive_at").await?.and_then(|text| text.parse().ok());
        let latest = "SELECT COALESCE(MAX(at), 0) FROM (SELECT MAX(updated_at) AS at FROM streams \
             UNION ALL SELECT MAX(seen_at) AS at FROM nodes WHERE role = 'server') AS latest";
        let latest = sqlx::query(latest).fetch_one(&self.read).await;
        let event = match latest.map_err(StoreError::from) {
            // One damaged page does not hide when the club was last alive: a heartbeat says it to the second.
            Err(error) if error.is_damage() && beat.is_some() => Time::default(),
            latest => time(&latest?, 0)?,
        };
        Ok(beat.map(|beat| Time::from_millis(beat).max(event)))
    }

    /// Outages that have not been given back everywhere yet, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        let rows = sqlx::query("SELECT began_at, ended_at FROM outages WHERE settled = 0 ORDER BY began_at")
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| Ok(Outage { began: time(row, 0)?, ended: time(row, 1)? })).collect()
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").fetch_one(&self.read).await?;
        Ok(())
    }

    /// Waits until a list may be read.
    pub(super) async fn turn_at_lists(&self) -> Result<SemaphorePermit<'_>, StoreError> {
        self.lists.acquire().await.map_err(|_| StoreError::Closed)
    }

    pub(super) async fn one(&self, sql: &'static str, key: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query(sql).bind(key.to_owned()).fetch_optional(&self.read).await?;
        row.map(|row| text(&row, 0)).transpose()
    }

    pub(super) async fn ids(&self, sql: &'static str, key: Option<&str>) -> Result<Vec<StreamId>, StoreError> {
        let query = key.into_iter().fold(sqlx::query(sql), |query, key| query.bind(key.to_owned()));
        let rows = query.fetch_all(&self.read).await?;
        rows.iter().map(|row| text(row, 0).map(StreamId::new)).collect()
    }
}

pub(super) fn text(row: &AnyRow, column: usize) -> Result<String, StoreError> {
    Ok(row.try_get::<String, _>(column)?)
}

pub(super) fn integer(row: &AnyRow, column: usize) -> Result<i64, StoreError> {
    Ok(row.try_get::<i64, _>(column)?)
}

pub(super) fn time(row: &AnyRow, column: usize) -> Result<Time, StoreError> {
    integer(row, column).map(|millis| Time::from_millis(millis.unsigned_abs()))
}

pub(super) fn event(row: &AnyRow) -> Result<StoredEvent, StoreError> {
    // A version that is none is one that no program knows.
    let format = u32::try_from(integer(row, 3)?).unwrap_or(u32::MAX);
    Ok(StoredEvent { version: Version::new(integer(row, 0)?), at: time(row, 1)?, body: text(row, 2)?, format })
}

pub(super) fn room(row: &AnyRow) -> Result<RoomRow, StoreError> {
    Ok(RoomRow {
        id: StreamId::new(text(row, 0)?),
        kind: text(row, 1)?,
        status: Status::parse(&text(row, 2)?),
        awaits: Awaits::parse(&text(row, 3)?),
        summary: text(row, 4)?,
        updated_at: time(row, 5)?,
    })
}
