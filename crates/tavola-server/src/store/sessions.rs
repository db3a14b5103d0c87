//! The browsers in which accounts are at home, as they are listed.

use sqlx::{Row, any::AnyRow};
use tavola_base::Time;

use super::{Store, StoreError};
use crate::base::ids::{AccountId, SessionId};

/// A browser that is at home with an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// Its name.
    pub id: SessionId,
    /// Since when.
    pub began: Time,
}

impl Store {
    /// The browsers that are at home with an account, the latest first, at most a hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sessions_of(&self, account: &AccountId) -> Result<Vec<Session>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT id, created_at FROM sessions WHERE account_id = $1 ORDER BY created_at DESC, id LIMIT 100",
        )
        .bind(account.as_str().to_owned())
        .fetch_all(&self.read)
        .await?;
        let session = |row: &AnyRow| -> Result<Session, StoreError> {
            let began = row.try_get::<i64, _>(1)?.unsigned_abs();
            Ok(Session { id: SessionId::new(row.try_get::<String, _>(0)?), began: Time::from_millis(began) })
        };
        rows.iter().map(session).collect()
    }
}
