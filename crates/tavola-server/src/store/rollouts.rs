//! What rollouts have counted, by position.

use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::text,
    statement::{Clash, Holds, Insert, Value},
};

static ROLLOUTS: Insert = Insert {
    table: "rollouts",
    columns: &[("position_key", Holds::Text), ("body", Holds::Text), ("rolled_at", Holds::Integer)],
    key: 1,
    clash: Clash::Takes(&["body", "rolled_at"]),
};

/// What was counted of a position, as it lies in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRollout {
    /// The position as XGID.
    pub position: String,
    /// The report as JSON.
    pub body: String,
}

impl RowWrite {
    /// What was counted of a position; what was said of it before is replaced.
    #[must_use]
    pub fn rollout(rollout: &StoredRollout, at: Time) -> Self {
        Self::put(&ROLLOUTS, vec![Value::text(&rollout.position), Value::text(&rollout.body), Value::time(at)])
    }
}

impl Store {
    /// What was counted of a position; none if nothing was.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rollout_of(&self, position: &str) -> Result<Option<StoredRollout>, StoreError> {
        let row = sqlx::query("SELECT body FROM rollouts WHERE position_key = $1")
            .bind(position.to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| Ok(StoredRollout { position: position.to_owned(), body: text(&row, 0)? })).transpose()
    }
}
