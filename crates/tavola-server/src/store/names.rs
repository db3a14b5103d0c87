//! Players' names: changed, kept for a while for whoever had them, and found again.

use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{text, time},
    rows::Change,
    statement::Statement,
};
use crate::base::ids::AccountId;

/// A name that a player had before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormerName {
    /// As it was shown.
    pub name: String,
    /// Until when.
    pub left: Time,
}

impl RowWrite {
    /// Names that were left before a time are anybody's again.
    #[must_use]
    pub fn former_names_free(left_before: Time) -> Self {
        Self::of(Statement::new("DELETE FROM former_names WHERE left_at < $1").time(left_before))
    }
}

impl Store {
    /// Gives a player another name and keeps the one before; false, and nothing is written, if another player has or had
    /// it, or the account is no player's.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn change_name(&self, account: &AccountId, name: &str, key: &str, at: Time) -> Result<bool, StoreError> {
        let kept = Statement::new(
            "INSERT INTO former_names (name_key, account_id, name, left_at) SELECT a.name_key, a.id, a.name, $1 \
             FROM accounts AS a WHERE a.id = $2 AND a.kind = 'player' \
             AND NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.name_key = $3 AND other.id <> $4) \
             AND NOT EXISTS (SELECT 1 FROM former_names AS f WHERE f.name_key = $5 AND f.account_id <> $6) \
             ON CONFLICT (name_key) DO UPDATE SET account_id = excluded.account_id, name = excluded.name, \
             left_at = excluded.left_at",
        );
        let kept =
            kept.time(at).text(account.as_str()).text(key).text(account.as_str()).text(key).text(account.as_str());
        let named = Statement::new(
            "UPDATE accounts SET name = $1, name_key = $2 WHERE id = $3 AND kind = 'player' \
             AND NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.name_key = $4 AND other.id <> $5) \
             AND NOT EXISTS (SELECT 1 FROM former_names AS f WHERE f.name_key = $6 AND f.account_id <> $7)",
        );
        let named = named.text(name).text(key).text(account.as_str()).text(key).text(account.as_str());
        let named = named.text(key).text(account.as_str());
        let taken_up = Statement::new(
            "DELETE FROM former_names WHERE name_key = $1 AND account_id = $2 \
             AND EXISTS (SELECT 1 FROM accounts AS a WHERE a.id = $3 AND a.name_key = $4)",
        );
        let taken_up = taken_up.text(key).text(account.as_str()).text(account.as_str()).text(key);
        let rows = [kept, named, taken_up].map(|one| RowWrite(Change::Other(one)));
        let written = self.write(rows.into()).await;
        // After a failure too: what became of the write may not be known.
        self.names.forget(account);
        Ok(written? >= 2)
    }

    /// The player who had a name, as it is compared, before; old addresses of theirs lead to them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn formerly_called(&self, key: &str) -> Result<Option<AccountId>, StoreError> {
        Ok(self.one("SELECT account_id FROM former_names WHERE name_key = $1", key).await?.map(AccountId::new))
    }

    /// The names that a player had before, the latest first, at most fifty.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn former_names(&self, account: &AccountId) -> Result<Vec<FormerName>, StoreError> {
        let rows = sqlx::query(
            "SELECT name, left_at FROM former_names WHERE account_id = $1 ORDER BY left_at DESC, name LIMIT 50",
        )
        .bind(account.as_str().to_owned())
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok(FormerName { name: text(row, 0)?, left: time(row, 1)? })).collect()
    }
}
