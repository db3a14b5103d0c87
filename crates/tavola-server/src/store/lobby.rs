//! What must not be lost of the lobby: seeks that stand without their owner, tables that anybody may watch, who was here when.

use sqlx::any::AnyRow;
use tavola_base::Time;

use super::{
    RoomRow, RowWrite, Store, StoreError,
    reading::{integer, room, text, time},
    statement::{Clash, Holds, Insert, Statement, Value, stored},
};
use crate::{
    base::ids::{AccountId, SeekId, StreamId},
    club::lobby::{Came, Seated, Seek},
};

static SEEKS: Insert = Insert {
    table: "seeks",
    columns: &[("id", Holds::Text), ("account_id", Holds::Text), ("body", Holds::Text), ("created_at", Holds::Integer)],
    key: 1,
    clash: Clash::Keeps,
};

static SEATED: Insert = Insert {
    table: "seated",
    columns: &[
        ("account_id", Holds::Text),
        ("table_id", Holds::Text),
        ("with_id", Holds::Text),
        ("seated_at", Holds::Integer),
        ("came", Holds::Integer),
    ],
    key: 1,
    clash: Clash::Takes(&["table_id", "with_id", "seated_at", "came"]),
};

static PUBLIC_TABLES: Insert = Insert {
    table: "public_tables",
    columns: &[("stream_id", Holds::Text), ("opened_at", Holds::Integer)],
    key: 1,
    clash: Clash::Keeps,
};

static VISITS: Insert = Insert {
    table: "visits",
    columns: &[("hour", Holds::Integer), ("people", Holds::Integer)],
    key: 1,
    clash: Clash::Takes(&["people"]),
};

impl RowWrite {
    /// A seek stands.
    #[must_use]
    pub fn seek(seek: &Seek) -> Self {
        let body = serde_json::to_string(seek).unwrap_or_default();
        let values = vec![
            Value::text(seek.id.as_str()),
            Value::text(seek.account.as_str()),
            Value::text(body),
            Value::time(seek.since),
        ];
        Self::put(&SEEKS, values)
    }

    /// A seek stands no longer.
    #[must_use]
    pub fn seek_gone(id: &SeekId) -> Self {
        Self::of(Statement::new("DELETE FROM seeks WHERE id = $1").text(id.as_str()))
    }

    /// A table has been opened for somebody.
    #[must_use]
    pub fn seated(account: &AccountId, seated: &Seated) -> Self {
        let texts = [account.as_str(), seated.table.as_str(), seated.with.as_str()].map(Value::text);
        let numbers = [Value::time(seated.at), Value::Integer(i64::from(seated.came == Came::Yes))];
        Self::put(&SEATED, texts.into_iter().chain(numbers).collect())
    }

    /// Somebody has come to the table that was opened for them.
    #[must_use]
    pub fn came(account: &AccountId, table: &StreamId) -> Self {
        let sql = "UPDATE seated SET came = 1 WHERE account_id = $1 AND table_id = $2";
        Self::of(Statement::new(sql).text(account.as_str()).text(table.as_str()))
    }

    /// Nobody is called any more to a table that was opened for them by then.
    #[must_use]
    pub fn seated_until_gone(until: Time) -> Self {
        Self::of(Statement::new("DELETE FROM seated WHERE seated_at <= $1").time(until))
    }

    /// A table that anybody may find in a list.
    #[must_use]
    pub fn public_table(table: &StreamId, at: Time) -> Self {
        Self::put(&PUBLIC_TABLES, vec![Value::text(table.as_str()), Value::time(at)])
    }

    /// The most people that were here at once in an hour, counted from 1970.
    #[must_use]
    pub fn visits(hour: u64, people: usize) -> Self {
        let number = |number: usize| Value::Integer(i64::try_from(number).unwrap_or(i64::MAX));
        Self::put(&VISITS, vec![Value::Integer(i64::try_from(hour).unwrap_or(i64::MAX)), number(people)])
    }
}

impl Store {
    /// All seeks, as they were stored, the first first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seeks(&self) -> Result<Vec<String>, StoreError> {
        let rows =
            sqlx::query("SELECT body FROM seeks ORDER BY created_at, id LIMIT 10000").fetch_all(&self.read).await?;
        rows.iter().map(|row| text(row, 0)).collect()
    }

    /// For whom a table has been opened of late.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn seated(&self) -> Result<Vec<(AccountId, Seated)>, StoreError> {
        let rows = sqlx::query("SELECT account_id, table_id, with_id, seated_at, came FROM seated");
        rows.fetch_all(&self.read).await?.iter().map(seated).collect()
    }

    /// Whether anybody may find a table in a list.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_public_table(&self, table: &StreamId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM public_tables WHERE stream_id = $1").bind(table.as_str());
        Ok(row.fetch_optional(&self.read).await?.is_some())
    }

    /// The tables at which is played and that anybody may watch, those that have just changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn public_tables(&self, most: u16) -> Result<Vec<RoomRow>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT id, kind, status, awaits, summary, updated_at FROM rooms \
             WHERE kind = 'table' AND status = 'playing' AND id IN (SELECT stream_id FROM public_tables) \
             AND id NOT IN (SELECT stream_id FROM set_aside) ORDER BY updated_at DESC, id LIMIT $1",
        )
        .bind(i64::from(most))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(room).collect()
    }

    /// How many people were here at once, by the hour since 1970, from an hour on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn visits_since(&self, hour: u64) -> Result<Vec<(u64, u32)>, StoreError> {
        let rows = sqlx::query("SELECT hour, people FROM visits WHERE hour >= $1 ORDER BY hour LIMIT 1000")
            .bind(i64::try_from(hour).unwrap_or(i64::MAX))
            .fetch_all(&self.read)
            .await?;
        let visit = |row| Ok((integer(row, 0)?.unsigned_abs(), u32::try_from(integer(row, 1)?).unwrap_or(0)));
        rows.iter().map(visit).collect()
    }

    /// The tournaments that have just changed and are not over, at most so many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tournaments_alive(&self, since: Time, most: u16) -> Result<Vec<RoomRow>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT id, kind, status, awaits, summary, updated_at FROM rooms \
             WHERE kind = 'tournament' AND status <> 'over' AND updated_at >= $1 \
             AND id NOT IN (SELECT stream_id FROM set_aside) ORDER BY updated_at DESC, id LIMIT $2",
        )
        .bind(stored(since))
        .bind(i64::from(most))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(room).collect()
    }
}

fn seated(row: &AnyRow) -> Result<(AccountId, Seated), StoreError> {
    let came = if integer(row, 4)? > 0 { Came::Yes } else { Came::NotYet };
    let (table, with) = (StreamId::new(text(row, 1)?), AccountId::new(text(row, 2)?));
    Ok((AccountId::new(text(row, 0)?), Seated { table, with, at: time(row, 3)?, came }))
}
