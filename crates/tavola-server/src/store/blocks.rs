//! Who wants nothing to do with whom.

use std::collections::HashSet;

use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::text,
    statement::{Clash, Holds, Insert, Statement, Value},
};
use crate::base::ids::AccountId;

static BLOCKS: Insert = Insert {
    table: "blocks",
    columns: &[("account_id", Holds::Text), ("blocked_id", Holds::Text), ("blocked_at", Holds::Integer)],
    key: 2,
    clash: Clash::Keeps,
};

/// Somebody who is blocked, as the list shows them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blocked {
    /// Who.
    pub account: AccountId,
    /// What they are called now.
    pub name: String,
}

impl RowWrite {
    /// That an account wants nothing to do with another.
    #[must_use]
    pub fn block(account: &AccountId, blocked: &AccountId, at: Time) -> Self {
        Self::put(&BLOCKS, vec![Value::text(account.as_str()), Value::text(blocked.as_str()), Value::time(at)])
    }

    /// That it has nothing against them any more.
    #[must_use]
    pub fn unblock(account: &AccountId, blocked: &AccountId) -> Self {
        let gone = Statement::new("DELETE FROM blocks WHERE account_id = $1 AND blocked_id = $2");
        Self::of(gone.text(account.as_str()).text(blocked.as_str()))
    }
}

impl Store {
    /// Whether either of two accounts has blocked the other.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_blocked(&self, one: &AccountId, other: &AccountId) -> Result<bool, StoreError> {
        let found = sqlx::query(
            "SELECT account_id FROM blocks WHERE (account_id = $1 AND blocked_id = $2) \
             OR (account_id = $2 AND blocked_id = $1) LIMIT 1",
        )
        .bind(one.as_str().to_owned())
        .bind(other.as_str().to_owned())
        .fetch_optional(&self.read)
        .await?;
        Ok(found.is_some())
    }

    /// Everybody whom an account has blocked or who has blocked it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn blocked_either_way(&self, account: &AccountId) -> Result<HashSet<AccountId>, StoreError> {
        let found = sqlx::query(
            "SELECT blocked_id FROM blocks WHERE account_id = $1 \
             UNION SELECT account_id FROM blocks WHERE blocked_id = $1",
        )
        .bind(account.as_str().to_owned())
        .fetch_all(&self.read)
        .await?;
        found.iter().map(|row| text(row, 0).map(AccountId::new)).collect()
    }

    /// Whom an account has blocked, by name, at most so many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn blocks_of(&self, account: &AccountId, most: usize) -> Result<Vec<Blocked>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT blocked_id, COALESCE(name, '?') FROM blocks LEFT JOIN accounts ON accounts.id = blocked_id \
             WHERE account_id = $1 ORDER BY 2, 1 LIMIT $2",
        )
        .bind(account.as_str().to_owned())
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok(Blocked { account: AccountId::new(text(row, 0)?), name: text(row, 1)? })).collect()
    }
}
