//! The plain rows that are written, each by a named constructor. SQL stays in this folder.

use serde::{Deserialize, Serialize};
use tavola_base::Time;

use super::archive::Archiving;
use super::statement::{Clash, Holds, Insert, Row, Statement, Value};
use crate::base::ids::{AccountId, InvitationToken, StreamId};

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
    /// It cannot be read and is set aside.
    Broken,
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
            Self::Broken => "broken",
        }
    }

    /// What is no status at all is that of a room nobody can say anything about.
    pub(super) fn parse(text: &str) -> Self {
        let known = [Self::Waiting, Self::Playing, Self::Over];
        known.into_iter().find(|status| status.as_str() == text).unwrap_or(Self::Broken)
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

    pub(super) fn parse(text: &str) -> Self {
        let known = [Self::Bot, Self::Person, Self::Nobody];
        known.into_iter().find(|awaits| awaits.as_str() == text).unwrap_or(Self::Nobody)
    }
}

/// A row to be written, alone or together with events.
#[derive(Debug, Clone)]
pub struct RowWrite(pub(super) Change);

/// What writing a row comes to.
#[derive(Debug, Clone)]
pub(super) enum Change {
    /// A row is put into a table; with others of the same table by one statement.
    Put(&'static Insert, Row),
    /// Something else is done to rows that are there.
    Other(Statement),
    /// Events of a stream are packed or unpacked.
    Archive(Archiving),
}

const TEXT: Holds = Holds::Text;
const INTEGER: Holds = Holds::Integer;

const ROOM: [(&str, Holds); 6] =
    [("id", TEXT), ("kind", TEXT), ("status", TEXT), ("awaits", TEXT), ("summary", TEXT), ("updated_at", INTEGER)];

static ROOMS: Insert = Insert {
    table: "rooms",
    columns: &ROOM,
    key: 1,
    clash: Clash::Takes(&["status", "awaits", "summary", "updated_at"]),
};

/// Of a room whose status is what it was: the index by status need not be written.
static ROOMS_GOING_ON: Insert =
    Insert { table: "rooms", columns: &ROOM, key: 1, clash: Clash::Takes(&["awaits", "summary", "updated_at"]) };

static SEATS: Insert = Insert {
    table: "seats",
    columns: &[("stream_id", TEXT), ("place", TEXT), ("account_id", TEXT)],
    key: 2,
    clash: Clash::Takes(&["account_id"]),
};

static SECRETS: Insert = Insert {
    table: "secrets",
    columns: &[("stream_id", TEXT), ("name", TEXT), ("value", TEXT)],
    key: 2,
    clash: Clash::Keeps,
};

static ACCOUNTS: Insert = Insert {
    table: "accounts",
    columns: &[("id", TEXT), ("kind", TEXT), ("name", TEXT), ("created_at", INTEGER)],
    key: 1,
    clash: Clash::Fails,
};

static PREFERENCES: Insert = Insert {
    table: "preferences",
    columns: &[("account_id", TEXT), ("body", TEXT)],
    key: 1,
    clash: Clash::Takes(&["body"]),
};

static INVITATIONS: Insert = Insert {
    table: "invitations",
    columns: &[("token", TEXT), ("stream_id", TEXT), ("created_at", INTEGER)],
    key: 1,
    clash: Clash::Fails,
};

static SETTINGS: Insert =
    Insert { table: "settings", columns: &[("name", TEXT), ("value", TEXT)], key: 1, clash: Clash::Keeps };

static CHANGED_SETTINGS: Insert =
    Insert { table: "settings", columns: &[("name", TEXT), ("value", TEXT)], key: 1, clash: Clash::Takes(&["value"]) };

static OUTAGES: Insert = Insert {
    table: "outages",
    columns: &[("id", TEXT), ("began_at", INTEGER), ("ended_at", INTEGER), ("settled", INTEGER)],
    key: 1,
    clash: Clash::Takes(&["ended_at"]),
};

fn room(row: &RoomRow) -> Row {
    vec![
        Value::text(row.id.as_str()),
        Value::text(&row.kind),
        Value::text(row.status.as_str()),
        Value::text(row.awaits.as_str()),
        Value::text(&row.summary),
        Value::time(row.updated_at),
    ]
}

impl RowWrite {
    pub(super) const fn of(statement: Statement) -> Self {
        Self(Change::Other(statement))
    }

    /// The read model of a stream, new or changed.
    #[must_use]
    pub fn room(row: &RoomRow) -> Self {
        Self::put(&ROOMS, room(row))
    }

    /// The same of a stream whose status is what it was.
    #[must_use]
    pub fn room_going_on(row: &RoomRow) -> Self {
        Self::put(&ROOMS_GOING_ON, room(row))
    }

    /// Whose a place of a stream is: a side (`white`, `black`) of a table, a member's of a chouette.
    #[must_use]
    pub fn seat(stream: &StreamId, place: &str, account: &AccountId) -> Self {
        Self::put(&SEATS, vec![Value::text(stream.as_str()), Value::text(place), Value::text(account.as_str())])
    }

    /// Something locked away for a stream. A second secret of the same name is not taken.
    #[must_use]
    pub fn secret(stream: &StreamId, name: &str, value: &str) -> Self {
        Self::put(&SECRETS, vec![Value::text(stream.as_str()), Value::text(name), Value::text(value)])
    }

    /// A new guest.
    #[must_use]
    pub fn guest(account: &AccountId, name: &str, at: Time) -> Self {
        let kind = Value::text("guest");
        Self::put(&ACCOUNTS, vec![Value::text(account.as_str()), kind, Value::text(name), Value::time(at)])
    }

    /// An account's choices, as JSON.
    #[must_use]
    pub fn preferences(account: &AccountId, body: &str) -> Self {
        Self::put(&PREFERENCES, vec![Value::text(account.as_str()), Value::text(body)])
    }

    /// An invitation to a stream.
    #[must_use]
    pub fn invitation(token: &InvitationToken, stream: &StreamId, at: Time) -> Self {
        Self::put(&INVITATIONS, vec![Value::text(token.as_str()), Value::text(stream.as_str()), Value::time(at)])
    }

    /// A setting, unless it is there already.
    #[must_use]
    pub fn setting(name: &str, value: &str) -> Self {
        Self::put(&SETTINGS, vec![Value::text(name), Value::text(value)])
    }

    /// A setting, whatever it was before.
    #[must_use]
    pub fn setting_changed(name: &str, value: &str) -> Self {
        Self::put(&CHANGED_SETTINGS, vec![Value::text(name), Value::text(value)])
    }

    /// That a server was running at this time.
    #[must_use]
    pub fn alive(at: Time) -> Self {
        Self::put(&CHANGED_SETTINGS, vec![Value::text("alive_at"), Value::text(at.millis().to_string())])
    }

    /// A time in which the house could not act, named by its beginning. Noted again it lasts until the later end: nothing
    /// has been given back of it, since giving back is an event and so a later sign of life.
    #[must_use]
    pub fn outage(began: Time, ended: Time) -> Self {
        let id = Value::text(began.millis().to_string());
        Self::put(&OUTAGES, vec![id, Value::time(began), Value::time(ended), Value::Integer(0)])
    }

    /// That an outage has been given back at every table.
    #[must_use]
    pub fn outage_settled(began: Time) -> Self {
        Self::other(Statement::new("UPDATE outages SET settled = 1 WHERE id = $1").text(began.millis().to_string()))
    }

    /// Takes away a deadline that turned out to be none, if it still is the one that was read.
    #[must_use]
    pub fn deadline_done(stream: &StreamId, due: Time) -> Self {
        Self::other(
            Statement::new("DELETE FROM deadlines WHERE stream_id = $1 AND due_at = $2")
                .text(stream.as_str())
                .time(due),
        )
    }

    pub(super) const fn put(insert: &'static Insert, row: Row) -> Self {
        Self(Change::Put(insert, row))
    }

    const fn other(statement: Statement) -> Self {
        Self(Change::Other(statement))
    }
}
