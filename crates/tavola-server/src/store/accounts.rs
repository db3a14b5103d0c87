//! Registered players: the names that are theirs, and what their passwords come to.

use tavola_base::Time;

use super::{RowWrite, Store, StoreError, rows::Change, statement::Statement};
use crate::base::ids::AccountId;

/// Who registers, and by what they will be known.
#[derive(Debug, Clone, Copy)]
pub struct NewPlayer<'a> {
    /// The guest who becomes a player.
    pub account: &'a AccountId,
    /// The name, as it is shown.
    pub name: &'a str,
    /// The name, as it is compared.
    pub key: &'a str,
    /// What the password comes to.
    pub hash: &'a str,
    /// When.
    pub at: Time,
}

impl Store {
    /// Makes a guest a player; false, and nothing is written, if another player bears the name or the account is no guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn register(&self, new: NewPlayer<'_>) -> Result<bool, StoreError> {
        let named = Statement::new(
            "UPDATE accounts SET kind = 'player', name = $1, name_key = $2 \
             WHERE id = $3 AND kind = 'guest' AND NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.name_key = $4)",
        );
        let named = named.text(new.name).text(new.key).text(new.account.as_str()).text(new.key);
        let keyed = Statement::new(
            "INSERT INTO passwords (account_id, hash, changed_at) SELECT id, $1, $2 FROM accounts \
             WHERE id = $3 AND name_key = $4 ON CONFLICT (account_id) DO NOTHING",
        );
        let keyed = keyed.text(new.hash).time(new.at).text(new.account.as_str()).text(new.key);
        let written = self.write(vec![RowWrite(Change::Other(named)), RowWrite(Change::Other(keyed))]).await;
        // After a failure too: what became of the write may not be known.
        self.names.forget(new.account);
        Ok(written? == 2)
    }

    /// The player who bears a name, as it is compared.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn player_called(&self, key: &str) -> Result<Option<AccountId>, StoreError> {
        Ok(self.one("SELECT id FROM accounts WHERE name_key = $1", key).await?.map(AccountId::new))
    }

    /// Whether an account is a registered player's.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_player(&self, account: &AccountId) -> Result<bool, StoreError> {
        let kind = self.one("SELECT kind FROM accounts WHERE id = $1", account.as_str()).await?;
        Ok(kind.as_deref() == Some("player"))
    }

    /// What an account's password comes to.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn password_hash(&self, account: &AccountId) -> Result<Option<String>, StoreError> {
        self.one("SELECT hash FROM passwords WHERE account_id = $1", account.as_str()).await
    }

    /// Gives a guest another name; false if a player bears it or the account is a player's.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rename(&self, account: &AccountId, name: &str, key: &str) -> Result<bool, StoreError> {
        let renamed = Statement::new(
            "UPDATE accounts SET name = $1 WHERE id = $2 AND kind = 'guest' \
             AND NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.name_key = $3)",
        );
        let renamed = renamed.text(name).text(account.as_str()).text(key);
        let written = self.write(vec![RowWrite(Change::Other(renamed))]).await;
        // After a failure too: what became of the write may not be known.
        self.names.forget(account);
        Ok(written? == 1)
    }
}
