//! What players by post have prepared.

use sqlx::Row as _;

use super::{
    RowWrite, Store, StoreError,
    statement::{Clash, Holds, Insert, Statement, Value},
};
use crate::base::ids::{AccountId, StreamId};

static PREPARED: Insert = Insert {
    table: "prepared",
    columns: &[("stream_id", Holds::Text), ("account_id", Holds::Text), ("body", Holds::Text)],
    key: 2,
    clash: Clash::Takes(&["body"]),
};

impl RowWrite {
    /// What somebody has prepared at a table, as JSON.
    #[must_use]
    pub fn prepared(stream: &StreamId, account: &AccountId, body: &str) -> Self {
        Self::put(&PREPARED, vec![Value::text(stream.as_str()), Value::text(account.as_str()), Value::text(body)])
    }

    /// That nothing is prepared at a table any more.
    #[must_use]
    pub fn nothing_prepared(stream: &StreamId) -> Self {
        Self::of(Statement::new("DELETE FROM prepared WHERE stream_id = $1").text(stream.as_str()))
    }
}

impl Store {
    /// What is prepared at a table, by account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn prepared_at(&self, stream: &StreamId) -> Result<Vec<(AccountId, String)>, StoreError> {
        let asked = sqlx::query("SELECT account_id, body FROM prepared WHERE stream_id = $1 ORDER BY account_id");
        let rows = asked.bind(stream.as_str().to_owned()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((AccountId::new(row.try_get::<String, _>(0)?), row.try_get(1)?))).collect()
    }

    /// The tables at which something is prepared.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_with_orders(&self) -> Result<Vec<StreamId>, StoreError> {
        let rows =
            sqlx::query("SELECT DISTINCT stream_id FROM prepared ORDER BY stream_id").fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(StreamId::new(row.try_get::<String, _>(0)?))).collect()
    }
}
