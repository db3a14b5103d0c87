//! Read models that follow from the events of one stream and can be derived from them again.

use std::collections::BTreeMap;

use tavola_base::Time;

use super::{
    RoomRow, RowWrite, Store, StoreError,
    reading::{room, text},
    statement::{Clash, Holds, Insert, Statement, Value},
};
use crate::base::ids::{AccountId, StreamId};

static DEADLINES: Insert = Insert {
    table: "deadlines",
    columns: &[("stream_id", Holds::Text), ("due_at", Holds::Integer)],
    key: 1,
    clash: Clash::Takes(&["due_at"]),
};

/// What follows from a stream's events.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Derived {
    /// Its row in lists.
    pub room: Option<RoomRow>,
    /// Who has had each place last.
    pub seats: BTreeMap<String, AccountId>,
    /// When it must be looked at next.
    pub deadline: Option<Time>,
}

impl RowWrite {
    /// When a stream must be looked at next, if nobody sends anything.
    #[must_use]
    pub fn deadline(stream: &StreamId, due: Option<Time>) -> Self {
        match due {
            Some(due) => Self::put(&DEADLINES, vec![Value::text(stream.as_str()), Value::time(due)]),
            None => Self::of(Statement::new("DELETE FROM deadlines WHERE stream_id = $1").text(stream.as_str())),
        }
    }
}

impl Store {
    /// What stands there as following from a stream's events.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn derived_of(&self, stream: &StreamId) -> Result<Derived, StoreError> {
        let sql = "SELECT id, kind, status, awaits, summary, updated_at FROM rooms WHERE id = $1";
        let row = sqlx::query(sql).bind(stream.as_str().to_owned()).fetch_optional(&self.read).await?;
        let sql = "SELECT place, account_id FROM seats WHERE stream_id = $1";
        let seats = sqlx::query(sql).bind(stream.as_str().to_owned()).fetch_all(&self.read).await?;
        let seat = |row| Ok::<_, StoreError>((text(row, 0)?, AccountId::new(text(row, 1)?)));
        Ok(Derived {
            room: row.as_ref().map(room).transpose()?,
            seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
            deadline: self.deadline_of(stream).await?,
        })
    }
}
