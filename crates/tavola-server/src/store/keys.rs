//! What opens an account: passwords, passkeys, recovery codes. Of each only what cannot be used is here.

use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, text, time},
    statement::{Clash, Holds, Insert, Statement, Value},
};
use crate::base::ids::AccountId;

static PASSWORDS: Insert = Insert {
    table: "passwords",
    columns: &[("account_id", Holds::Text), ("hash", Holds::Text), ("changed_at", Holds::Integer)],
    key: 1,
    clash: Clash::Takes(&["hash", "changed_at"]),
};

static CODES: Insert = Insert {
    table: "recovery_codes",
    columns: &[("hash", Holds::Text), ("account_id", Holds::Text), ("made_at", Holds::Integer)],
    key: 1,
    clash: Clash::Keeps,
};

static PASSKEYS: Insert = Insert {
    table: "passkeys",
    columns: &[
        ("credential", Holds::Text),
        ("account_id", Holds::Text),
        ("name", Holds::Text),
        ("body", Holds::Text),
        ("made_at", Holds::Integer),
    ],
    key: 1,
    clash: Clash::Fails,
};

/// A passkey as it lies in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPasskey {
    /// The name of its credential, as text.
    pub credential: String,
    /// What its owner calls it.
    pub name: String,
    /// The public key and what goes with it, as JSON.
    pub body: String,
    /// Since when it is there.
    pub made: Time,
    /// When somebody last signed in with it.
    pub used: Option<Time>,
}

impl RowWrite {
    /// What an account's password comes to from now on.
    #[must_use]
    pub fn password(account: &AccountId, hash: &str, at: Time) -> Self {
        Self::put(&PASSWORDS, vec![Value::text(account.as_str()), Value::text(hash), Value::time(at)])
    }

    /// An account has no password any longer, if it has a passkey.
    #[must_use]
    pub fn password_gone(account: &AccountId) -> Self {
        let gone = Statement::new(
            "DELETE FROM passwords WHERE account_id = $1 AND EXISTS (SELECT 1 FROM passkeys WHERE account_id = $2)",
        );
        Self::of(gone.text(account.as_str()).text(account.as_str()))
    }

    /// An account's recovery codes from now on, by what they come to, in place of those before.
    #[must_use]
    pub fn recovery_codes(account: &AccountId, hashes: &[String], at: Time) -> Vec<Self> {
        let old = Statement::new("DELETE FROM recovery_codes WHERE account_id = $1").text(account.as_str());
        let code =
            |hash: &String| Self::put(&CODES, vec![Value::text(hash), Value::text(account.as_str()), Value::time(at)]);
        std::iter::once(Self::of(old)).chain(hashes.iter().map(code)).collect()
    }

    /// A recovery code is used, if it is one of the account's.
    #[must_use]
    pub fn recovery_code_used(account: &AccountId, hash: &str) -> Self {
        let used = Statement::new("DELETE FROM recovery_codes WHERE hash = $1 AND account_id = $2");
        Self::of(used.text(hash).text(account.as_str()))
    }

    /// A new passkey of an account. One that is there already is an error.
    #[must_use]
    pub fn passkey(account: &AccountId, key: &StoredPasskey) -> Self {
        let texts = [key.credential.as_str(), account.as_str(), &key.name, &key.body].map(Value::text);
        Self::put(&PASSKEYS, texts.into_iter().chain([Value::time(key.made)]).collect())
    }

    /// Somebody has signed in with a passkey, which has changed with it.
    #[must_use]
    pub fn passkey_used(credential: &str, body: &str, at: Time) -> Self {
        let used = Statement::new("UPDATE passkeys SET body = $1, used_at = $2 WHERE credential = $3");
        Self::of(used.text(body).time(at).text(credential))
    }

    /// An account's passkey is called something else.
    #[must_use]
    pub fn passkey_renamed(account: &AccountId, credential: &str, name: &str) -> Self {
        let renamed = Statement::new("UPDATE passkeys SET name = $1 WHERE credential = $2 AND account_id = $3");
        Self::of(renamed.text(name).text(credential).text(account.as_str()))
    }

    /// An account's passkey opens it no longer, unless nothing else would.
    #[must_use]
    pub fn passkey_gone(account: &AccountId, credential: &str) -> Self {
        let gone = Statement::new(
            "DELETE FROM passkeys WHERE credential = $1 AND account_id = $2 \
             AND (EXISTS (SELECT 1 FROM passwords WHERE account_id = $3) \
             OR (SELECT COUNT(*) FROM passkeys AS other WHERE other.account_id = $4) > 1)",
        );
        let account = account.as_str();
        Self::of(gone.text(credential).text(account).text(account).text(account))
    }

    /// By which name passkeys know an account from now on, unless there is one already.
    #[must_use]
    pub fn handle(account: &AccountId, handle: &str) -> Self {
        let known = Statement::new("UPDATE accounts SET handle = $1 WHERE id = $2 AND handle IS NULL");
        Self::of(known.text(handle).text(account.as_str()))
    }
}

impl Store {
    /// How many recovery codes an account has left.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn codes_left(&self, account: &AccountId) -> Result<usize, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) FROM recovery_codes WHERE account_id = $1")
            .bind(account.as_str().to_owned())
            .fetch_one(&self.read)
            .await?;
        Ok(usize::try_from(integer(&row, 0)?).unwrap_or(0))
    }

    /// An account's passkeys, the oldest first, at most a hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn passkeys_of(&self, account: &AccountId) -> Result<Vec<StoredPasskey>, StoreError> {
        let sql = "SELECT credential, name, body, made_at, COALESCE(used_at, -1) FROM passkeys WHERE account_id = $1 \
                   ORDER BY made_at, credential LIMIT 100";
        let rows = sqlx::query(sql).bind(account.as_str().to_owned()).fetch_all(&self.read).await?;
        let key = |row| -> Result<StoredPasskey, StoreError> {
            let used = u64::try_from(integer(row, 4)?).ok().map(Time::from_millis);
            Ok(StoredPasskey {
                credential: text(row, 0)?,
                name: text(row, 1)?,
                body: text(row, 2)?,
                made: time(row, 3)?,
                used,
            })
        };
        rows.iter().map(key).collect()
    }

    /// By which name passkeys know an account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn handle_of(&self, account: &AccountId) -> Result<Option<String>, StoreError> {
        self.one("SELECT handle FROM accounts WHERE handle IS NOT NULL AND id = $1", account.as_str()).await
    }

    /// The account that passkeys know by a name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account_of_handle(&self, handle: &str) -> Result<Option<AccountId>, StoreError> {
        Ok(self.one("SELECT id FROM accounts WHERE handle = $1", handle).await?.map(AccountId::new))
    }
}
