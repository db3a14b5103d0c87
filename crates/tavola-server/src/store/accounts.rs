//! Registered players: the names that are theirs, and what their passwords come to.

use tavola_base::Time;

use super::{RowWrite, Store, StoreError, StoredPasskey, rows::Change, statement::Statement};
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
    /// The key by which they come back.
    pub opener: NewKey<'a>,
    /// When.
    pub at: Time,
}

/// The first key of a player.
#[derive(Debug, Clone, Copy)]
pub enum NewKey<'a> {
    /// What a password comes to.
    Password(&'a str),
    /// A passkey.
    Passkey {
        /// By which name it knows the account.
        handle: &'a str,
        /// The key.
        key: &'a StoredPasskey,
    },
}

impl NewKey<'_> {
    /// What keeps it for a player who has just been named.
    fn kept(&self, new: &NewPlayer<'_>) -> Vec<RowWrite> {
        let (account, at) = (new.account.as_str(), new.at);
        let rows = match self {
            NewKey::Password(hash) => {
                let kept = Statement::new(
                    "INSERT INTO passwords (account_id, hash, changed_at) SELECT id, $1, $2 FROM accounts \
                     WHERE id = $3 AND name_key = $4 ON CONFLICT (account_id) DO NOTHING",
                );
                vec![kept.text(*hash).time(at).text(account).text(new.key)]
            }
            NewKey::Passkey { handle, key } => {
                let known = Statement::new(
                    "UPDATE accounts SET handle = $1 WHERE id = $2 AND name_key = $3 AND handle IS NULL",
                );
                let kept = Statement::new(
                    "INSERT INTO passkeys (credential, account_id, name, body, made_at) \
                     SELECT $1, id, $2, $3, $4 FROM accounts WHERE id = $5 AND name_key = $6 AND handle = $7 \
                     ON CONFLICT (credential) DO NOTHING",
                );
                let kept = kept.text(&key.credential).text(&key.name).text(&key.body).time(at);
                vec![known.text(*handle).text(account).text(new.key), kept.text(account).text(new.key).text(*handle)]
            }
        };
        rows.into_iter().map(RowWrite::of).collect()
    }
}

impl RowWrite {
    /// A player's account is closed from now on, unless it is already.
    #[must_use]
    pub fn account_closed(account: &AccountId, at: Time) -> Self {
        let closed = Statement::new(
            "UPDATE accounts SET closed_at = $1 WHERE id = $2 AND kind = 'player' AND closed_at IS NULL",
        );
        Self::of(closed.time(at).text(account.as_str()))
    }

    /// An account that was closed is open again.
    #[must_use]
    pub fn account_reopened(account: &AccountId) -> Self {
        let opened = Statement::new("UPDATE accounts SET closed_at = NULL WHERE id = $1 AND closed_at IS NOT NULL");
        Self::of(opened.text(account.as_str()))
    }
}

impl Store {
    /// Makes a guest a player; false, and nothing is written, if another player bears the name or the account is no guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn register(&self, new: NewPlayer<'_>) -> Result<bool, StoreError> {
        let named = Statement::new(
            "UPDATE accounts SET kind = 'player', name = $1, name_key = $2 \
             WHERE id = $3 AND kind = 'guest' AND NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.name_key = $4) \
             AND NOT EXISTS (SELECT 1 FROM former_names AS f WHERE f.name_key = $5)",
        );
        let named = named.text(new.name).text(new.key).text(new.account.as_str()).text(new.key).text(new.key);
        let mut rows = vec![RowWrite(Change::Other(named))];
        rows.extend(new.opener.kept(&new));
        let expected = u64::try_from(rows.len()).unwrap_or(u64::MAX);
        let written = self.write(rows).await;
        // After a failure too: what became of the write may not be known.
        self.names.forget(new.account);
        Ok(written? == expected)
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
             AND NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.name_key = $3) \
             AND NOT EXISTS (SELECT 1 FROM former_names AS f WHERE f.name_key = $4)",
        );
        let renamed = renamed.text(name).text(account.as_str()).text(key).text(key);
        let written = self.write(vec![RowWrite(Change::Other(renamed))]).await;
        // After a failure too: what became of the write may not be known.
        self.names.forget(account);
        Ok(written? == 1)
    }
}
