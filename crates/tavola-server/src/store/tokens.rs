//! The tokens of accounts, by what they come to.

use std::collections::HashSet;

use sqlx::{Row as _, any::AnyRow};
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{text, time},
    statement::{Clash, Holds, Insert, Statement, Value},
};
use crate::base::ids::{AccountId, TokenId};

static TOKENS: Insert = Insert {
    table: "tokens",
    columns: &[
        ("id", Holds::Text),
        ("account_id", Holds::Text),
        ("hash", Holds::Text),
        ("name", Holds::Text),
        ("scopes", Holds::Text),
        ("created_at", Holds::Integer),
        ("ends_at", Holds::Integer),
        ("used_at", Holds::Integer),
    ],
    key: 1,
    clash: Clash::Fails,
};

/// A token as it lies in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredToken {
    /// Its name in lists and forms; it opens nothing.
    pub id: TokenId,
    /// Whose it is.
    pub account: AccountId,
    /// What its owner calls it.
    pub name: String,
    /// What it may do: names with blanks between them.
    pub scopes: String,
    /// Since when.
    pub created: Time,
    /// Until when.
    pub ends: Time,
    /// When it was used last, to the minute; the beginning of time if it never was.
    pub used: Time,
}

impl RowWrite {
    /// A new token, known by what its text comes to.
    #[must_use]
    pub fn token(token: &StoredToken, hash: &str) -> Self {
        Self::put(
            &TOKENS,
            vec![
                Value::text(token.id.as_str()),
                Value::text(token.account.as_str()),
                Value::text(hash),
                Value::text(&token.name),
                Value::text(&token.scopes),
                Value::time(token.created),
                Value::time(token.ends),
                Value::time(token.used),
            ],
        )
    }

    /// That a token of an account is no more.
    #[must_use]
    pub fn token_revoked(id: &TokenId, account: &AccountId) -> Self {
        let gone = Statement::new("DELETE FROM tokens WHERE id = $1 AND account_id = $2");
        Self::of(gone.text(id.as_str()).text(account.as_str()))
    }

    /// That a token was used.
    #[must_use]
    pub fn token_used(id: &TokenId, at: Time) -> Self {
        Self::of(Statement::new("UPDATE tokens SET used_at = $1 WHERE id = $2").time(at).text(id.as_str()))
    }
}

const COLUMNS: &str = "id, account_id, name, scopes, created_at, ends_at, used_at";

impl Store {
    /// The token whose text comes to this.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn token(&self, hash: &str) -> Result<Option<StoredToken>, StoreError> {
        let asked = sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM tokens WHERE hash = $1 AND account_id IN \
             (SELECT id FROM accounts WHERE kind IN ('player', 'bot') AND closed_at IS NULL)"
        ));
        let row = sqlx::query(asked).bind(hash.to_owned()).fetch_optional(&self.read).await?;
        row.map(|row| stored(&row)).transpose()
    }

    /// Which of these tokens are not revoked, nor their accounts closed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tokens_there(&self, tokens: &[TokenId], now: Time) -> Result<HashSet<TokenId>, StoreError> {
        let ids = tokens.iter().map(|token| [token.as_str()]).collect();
        Ok(self.there("tokens", ids, now).await?.into_iter().map(TokenId::new).collect())
    }

    /// The tokens of an account, the latest first, at most a hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tokens_of(&self, account: &AccountId) -> Result<Vec<StoredToken>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let asked =
            format!("SELECT {COLUMNS} FROM tokens WHERE account_id = $1 ORDER BY created_at DESC, id LIMIT 100");
        let rows =
            sqlx::query(sqlx::AssertSqlSafe(asked)).bind(account.as_str().to_owned()).fetch_all(&self.read).await?;
        rows.iter().map(stored).collect()
    }
}

fn stored(row: &AnyRow) -> Result<StoredToken, StoreError> {
    let id: String = row.try_get(0)?;
    Ok(StoredToken {
        id: TokenId::new(id),
        account: AccountId::new(text(row, 1)?),
        name: text(row, 2)?,
        scopes: text(row, 3)?,
        created: time(row, 4)?,
        ends: time(row, 5)?,
        used: time(row, 6)?,
    })
}
