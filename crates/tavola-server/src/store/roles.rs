//! What accounts are and may: guests, players, bots, and the roles of the staff.

use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{text, time},
    statement::{Clash, Holds, Insert, Statement, Value},
};
use crate::base::ids::AccountId;

static ROLES: Insert = Insert {
    table: "roles",
    columns: &[("account_id", Holds::Text), ("role", Holds::Text), ("given_at", Holds::Integer)],
    key: 2,
    clash: Clash::Keeps,
};

/// What somebody may in the club.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    clap::ValueEnum,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
    serde::Serialize,
    serde::Deserialize,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// What every registered account may that is not closed. It is not given or taken.
    Player,
    /// Write what the club shows to everybody.
    Editor,
    /// Open and direct the club's tournaments.
    Director,
    /// Judge reports, and what is said and done at the tables.
    Moderator,
    /// Everything.
    Administrator,
}

impl Role {
    /// Its name in the store and on the command line: `moderator`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// What an account is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum AccountKind {
    /// A browser without a name of its own.
    Guest,
    /// Somebody who has registered.
    Player,
    /// A program that plays: the house's, or somebody's.
    Bot,
    /// Somebody who has left for good: there is nothing left of them but what they played.
    Erased,
}

impl AccountKind {
    /// What an account is that is not in the store: the house's bots sit at tables by names that no account has.
    pub(crate) fn of_nobody(account: &AccountId) -> Option<Self> {
        account.as_str().starts_with("bot:").then_some(Self::Bot)
    }
}

/// A role that an account has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GivenRole {
    /// Whose.
    pub account: AccountId,
    /// What they are called.
    pub name: String,
    /// Which one.
    pub role: Role,
    /// Since when.
    pub given: Time,
}

impl RowWrite {
    /// A role for an account; one that it has already stays as it is.
    #[must_use]
    pub fn role(account: &AccountId, role: Role, at: Time) -> Self {
        Self::put(&ROLES, vec![Value::text(account.as_str()), Value::text(role.as_str()), Value::time(at)])
    }

    /// That an account has a role no longer.
    #[must_use]
    pub fn role_taken(account: &AccountId, role: Role) -> Self {
        let taken = Statement::new("DELETE FROM roles WHERE account_id = $1 AND role = $2");
        Self::of(taken.text(account.as_str()).text(role.as_str()))
    }
}

impl Store {
    /// The roles that an account has been given: none of them while it is closed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn roles_of(&self, account: &AccountId) -> Result<Vec<Role>, StoreError> {
        let rows = sqlx::query(
            "SELECT r.role FROM roles AS r JOIN accounts AS a ON a.id = r.account_id \
             WHERE r.account_id = $1 AND a.kind = 'player' AND a.closed_at IS NULL",
        )
        .bind(account.as_str().to_owned())
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| role(&text(row, 0)?)).collect()
    }

    /// Everybody's roles, by name, at most a thousand.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn roles(&self) -> Result<Vec<GivenRole>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT r.account_id, a.name, r.role, r.given_at FROM roles AS r JOIN accounts AS a ON a.id = r.account_id \
             ORDER BY a.name, r.role LIMIT 1000",
        )
        .fetch_all(&self.read)
        .await?;
        let given = |row| -> Result<GivenRole, StoreError> {
            let account = AccountId::new(text(row, 0)?);
            Ok(GivenRole { account, name: text(row, 1)?, role: role(&text(row, 2)?)?, given: time(row, 3)? })
        };
        rows.iter().map(given).collect()
    }

    /// What an account is; none if there is no such account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account_kind(&self, account: &AccountId) -> Result<Option<AccountKind>, StoreError> {
        if let Some(kind) = AccountKind::of_nobody(account) {
            return Ok(Some(kind));
        }
        let kind = self.one("SELECT kind FROM accounts WHERE id = $1", account.as_str()).await?;
        let read = |text: String| text.parse().map_err(|_| StoreError::Unreadable { what: "kind of account", text });
        kind.map(read).transpose()
    }

    /// Whether the host has closed an account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_closed(&self, account: &AccountId) -> Result<bool, StoreError> {
        let sql = "SELECT id FROM accounts WHERE id = $1 AND closed_at IS NOT NULL";
        Ok(self.one(sql, account.as_str()).await?.is_some())
    }

    /// Whether an account is a player's and open.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_open(&self, account: &AccountId) -> Result<bool, StoreError> {
        let sql = "SELECT id FROM accounts WHERE id = $1 AND kind = 'player' AND closed_at IS NULL";
        Ok(self.one(sql, account.as_str()).await?.is_some())
    }
}

fn role(text: &str) -> Result<Role, StoreError> {
    text.parse().map_err(|_| StoreError::Unreadable { what: "role", text: text.to_owned() })
}
