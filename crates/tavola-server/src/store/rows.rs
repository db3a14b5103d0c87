//! The plain rows that are written, each by a named constructor. SQL stays in this folder.

use serde::{Deserialize, Serialize};

use super::{StoreError, statement::Statement};
use tavola_club::Time;

use crate::ids::{AccountId, InvitationToken, SessionId, StreamId};

/// Whether a stream still waits for players, is played at, or is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// A seat is free.
    Waiting,
    /// Both sit.
    Playing,
    /// The match or session has ended.
    Over,
}

/// Whom a stream waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// A bot has a decision.
    Bot,
    /// Only people have.
    Person,
    /// Nobody: it is over.
    Nobody,
}

/// A stream as lists show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomRow {
    /// The stream.
    pub id: StreamId,
    /// Its kind: `table`, `chouette`.
    pub kind: String,
    /// Waiting, playing, over.
    pub status: Status,
    /// Whose decision it is.
    pub awaits: Awaits,
    /// Names, score and length as JSON, for lists.
    pub summary: String,
    /// When it last changed.
    pub updated_at: Time,
}

impl Status {
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    pub(super) fn parse(text: &str) -> Result<Self, StoreError> {
        [Self::Waiting, Self::Playing, Self::Over]
            .into_iter()
            .find(|status| status.as_str() == text)
            .ok_or_else(|| StoreError::Unreadable { what: "table status", text: text.to_owned() })
    }
}

impl Awaits {
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Person => "person",
            Self::Nobody => "nobody",
        }
    }

    pub(super) fn parse(text: &str) -> Result<Self, StoreError> {
        [Self::Bot, Self::Person, Self::Nobody]
            .into_iter()
            .find(|awaits| awaits.as_str() == text)
            .ok_or_else(|| StoreError::Unreadable { what: "decision", text: text.to_owned() })
    }
}

/// A row to be written, alone or together with events.
#[derive(Debug, Clone)]
pub struct RowWrite(Statement);

impl RowWrite {
    pub(super) fn into_statement(self) -> Statement {
        self.0
    }

    /// The read model of a stream, new or changed.
    #[must_use]
    pub fn room(row: &RoomRow) -> Self {
        Self(
            Statement::new(
                "INSERT INTO rooms (id, kind, status, awaits, summary, updated_at) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT (id) DO UPDATE SET status = excluded.status, awaits = excluded.awaits, \
                 summary = excluded.summary, updated_at = excluded.updated_at",
            )
            .text(row.id.as_str())
            .text(&row.kind)
            .text(row.status.as_str())
            .text(row.awaits.as_str())
            .text(&row.summary)
            .time(row.updated_at),
        )
    }

    /// Whose a place of a stream is: a side (`white`, `black`) of a table, a member's of a chouette.
    #[must_use]
    pub fn seat(stream: &StreamId, place: &str, account: &AccountId) -> Self {
        Self(
            Statement::new(
                "INSERT INTO seats (stream_id, place, account_id) VALUES ($1, $2, $3) \
                 ON CONFLICT (stream_id, place) DO UPDATE SET account_id = excluded.account_id",
            )
            .text(stream.as_str())
            .text(place)
            .text(account.as_str()),
        )
    }

    /// Something locked away for a stream. A second secret of the same name is not taken.
    #[must_use]
    pub fn secret(stream: &StreamId, name: &str, value: &str) -> Self {
        Self(
            Statement::new(
                "INSERT INTO secrets (stream_id, name, value) VALUES ($1, $2, $3) \
                 ON CONFLICT (stream_id, name) DO NOTHING",
            )
            .text(stream.as_str())
            .text(name)
            .text(value),
        )
    }

    /// A new guest.
    #[must_use]
    pub fn guest(account: &AccountId, name: &str, at: Time) -> Self {
        Self(
            Statement::new("INSERT INTO accounts (id, kind, name, created_at) VALUES ($1, 'guest', $2, $3)")
                .text(account.as_str())
                .text(name)
                .time(at),
        )
    }

    /// Another name for an account.
    #[must_use]
    pub fn rename(account: &AccountId, name: &str) -> Self {
        Self(Statement::new("UPDATE accounts SET name = $1 WHERE id = $2").text(name).text(account.as_str()))
    }

    /// A browser that is at home with an account.
    #[must_use]
    pub fn session(session: &SessionId, account: &AccountId, at: Time) -> Self {
        Self(
            Statement::new("INSERT INTO sessions (id, account_id, created_at) VALUES ($1, $2, $3)")
                .text(session.as_str())
                .text(account.as_str())
                .time(at),
        )
    }

    /// An account's choices, as JSON.
    #[must_use]
    pub fn preferences(account: &AccountId, body: &str) -> Self {
        Self(
            Statement::new(
                "INSERT INTO preferences (account_id, body) VALUES ($1, $2) \
                 ON CONFLICT (account_id) DO UPDATE SET body = excluded.body",
            )
            .text(account.as_str())
            .text(body),
        )
    }

    /// An invitation to a stream.
    #[must_use]
    pub fn invitation(token: &InvitationToken, stream: &StreamId, at: Time) -> Self {
        Self(
            Statement::new("INSERT INTO invitations (token, stream_id, created_at) VALUES ($1, $2, $3)")
                .text(token.as_str())
                .text(stream.as_str())
                .time(at),
        )
    }

    /// A setting, unless it is there already.
    #[must_use]
    pub fn setting(name: &str, value: &str) -> Self {
        Self(
            Statement::new("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                .text(name)
                .text(value),
        )
    }

    /// That a server was running at this time.
    #[must_use]
    pub fn alive(at: Time) -> Self {
        Self(
            Statement::new(
                "INSERT INTO settings (name, value) VALUES ('alive_at', $1) \
                 ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            )
            .text(at.millis().to_string()),
        )
    }

    /// A time without a server. Named by its beginning, so that two nodes starting at once note one.
    #[must_use]
    pub fn outage(began: Time, ended: Time) -> Self {
        Self(
            Statement::new(
                "INSERT INTO outages (id, began_at, ended_at, settled) VALUES ($1, $2, $3, 0) \
                 ON CONFLICT (id) DO NOTHING",
            )
            .text(began.millis().to_string())
            .time(began)
            .time(ended),
        )
    }

    /// That an outage has been given back at every table.
    #[must_use]
    pub fn outage_settled(began: Time) -> Self {
        Self(Statement::new("UPDATE outages SET settled = 1 WHERE id = $1").text(began.millis().to_string()))
    }

    /// Takes away a deadline that turned out to be none, if it still is the one that was read.
    #[must_use]
    pub fn deadline_done(stream: &StreamId, due: Time) -> Self {
        Self(
            Statement::new("DELETE FROM deadlines WHERE stream_id = $1 AND due_at = $2")
                .text(stream.as_str())
                .time(due),
        )
    }
}
