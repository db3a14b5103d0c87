//! The browsers in which accounts are at home: which they are, when they were last seen, when their people showed who they are.

use std::collections::HashSet;

use sqlx::{AssertSqlSafe, Row, any::AnyRow};
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{text, time},
    statement::{Clash, Holds, Insert, Statement, Value, column, packed, stored},
};
use crate::base::ids::{AccountId, SessionId};

static SESSIONS: Insert = Insert {
    table: "sessions",
    columns: &[
        ("id", Holds::Text),
        ("account_id", Holds::Text),
        ("created_at", Holds::Integer),
        ("family", Holds::Text),
        ("seen_at", Holds::Integer),
        ("proved_at", Holds::Integer),
    ],
    key: 1,
    clash: Clash::Fails,
};

/// A browser that is at home with an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// Its name.
    pub id: SessionId,
    /// Since when.
    pub began: Time,
    /// When it was last seen, to the hour.
    pub seen: Time,
    /// Which browser it is, such as `Firefox, Android`; empty where nobody knows.
    pub family: String,
}

/// A browser that becomes at home with an account.
#[derive(Debug, Clone, Copy)]
pub struct NewSession<'a> {
    /// What its secret comes to.
    pub id: &'a SessionId,
    /// Whose it is.
    pub account: &'a AccountId,
    /// Which browser it is.
    pub family: &'a str,
    /// Since when.
    pub at: Time,
    /// Whether its person has shown who they are just now.
    pub proved: Proved,
}

/// Whether somebody has shown who they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proved {
    /// By a key of theirs.
    Yes,
    /// A guest has nothing to show.
    No,
}

/// Whose a session is, and how old.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Home {
    /// The account.
    pub account: AccountId,
    /// Whether it is a registered player's.
    pub is_player: bool,
    /// Since when.
    pub began: Time,
    /// When it was last seen, to the hour.
    pub seen: Time,
}

impl RowWrite {
    /// A browser that is at home with an account.
    #[must_use]
    pub fn session(new: NewSession<'_>) -> Self {
        let NewSession { id, account, family, at, proved } = new;
        let proved = if proved == Proved::Yes { Value::time(at) } else { Value::Integer(0) };
        let (id, account) = (Value::text(id.as_str()), Value::text(account.as_str()));
        Self::put(&SESSIONS, vec![id, account, Value::time(at), Value::text(family), Value::time(at), proved])
    }

    /// That a browser is at home with an account no longer.
    #[must_use]
    pub fn session_ended(session: &SessionId, account: &AccountId) -> Self {
        let ended = Statement::new("DELETE FROM sessions WHERE id = $1 AND account_id = $2");
        Self::of(ended.text(session.as_str()).text(account.as_str()))
    }

    /// That no browser but this one is at home with an account any longer.
    #[must_use]
    pub fn other_sessions_ended(session: &SessionId, account: &AccountId) -> Self {
        let ended = Statement::new("DELETE FROM sessions WHERE id <> $1 AND account_id = $2");
        Self::of(ended.text(session.as_str()).text(account.as_str()))
    }

    /// That no browser is at home with an account any longer.
    #[must_use]
    pub fn all_sessions_ended(account: &AccountId) -> Self {
        Self::of(Statement::new("DELETE FROM sessions WHERE account_id = $1").text(account.as_str()))
    }

    /// A browser was seen.
    #[must_use]
    pub fn session_seen(session: &SessionId, at: Time) -> Self {
        Self::of(Statement::new("UPDATE sessions SET seen_at = $1 WHERE id = $2").time(at).text(session.as_str()))
    }

    /// The person at a browser has shown who they are.
    #[must_use]
    pub fn session_proved(session: &SessionId, at: Time) -> Self {
        Self::of(Statement::new("UPDATE sessions SET proved_at = $1 WHERE id = $2").time(at).text(session.as_str()))
    }

    /// Browsers that began before a time are at home nowhere.
    #[must_use]
    pub fn sessions_over(began_before: Time) -> Self {
        Self::of(Statement::new("DELETE FROM sessions WHERE created_at < $1").time(began_before))
    }
}

impl Store {
    /// Whose a session is, and how old; none if there is no such session.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn home(&self, session: &SessionId) -> Result<Option<Home>, StoreError> {
        let row = sqlx::query(
            "SELECT s.account_id, a.kind, s.created_at, COALESCE(s.seen_at, s.created_at) FROM sessions AS s \
             LEFT JOIN accounts AS a ON a.id = s.account_id WHERE s.id = $1",
        )
        .bind(session.as_str().to_owned())
        .fetch_optional(&self.read)
        .await?;
        let home = |row: AnyRow| -> Result<Home, StoreError> {
            let is_player = row.try_get::<Option<String>, _>(1)?.as_deref() == Some("player");
            Ok(Home { account: AccountId::new(text(&row, 0)?), is_player, began: time(&row, 2)?, seen: time(&row, 3)? })
        };
        row.map(home).transpose()
    }

    /// Which of these sessions have not ended, nor their accounts been closed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sessions_there(&self, sessions: &[&SessionId], now: Time) -> Result<HashSet<SessionId>, StoreError> {
        let ids = sessions.iter().map(|session| [session.as_str()]).collect();
        Ok(self.there("sessions", ids, now).await?.into_iter().map(SessionId::new).collect())
    }

    /// Which of these rows of a table there are, but for those of accounts that are closed.
    pub(super) async fn there(
        &self,
        table: &'static str,
        ids: Vec<[&str; 1]>,
        now: Time,
    ) -> Result<Vec<String>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "SELECT id FROM {table} WHERE id IN (SELECT {} FROM {} AS q) \
             AND account_id NOT IN (SELECT id FROM accounts WHERE closed_at IS NOT NULL) \
             AND account_id NOT IN (SELECT account_id FROM restrictions WHERE kind = 'everything' AND ends_at > $2)",
            column(0, Holds::Text),
            self.kind.unnest(),
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(packed(&ids)).bind(stored(now)).fetch_all(&self.read).await?;
        rows.iter().map(|row| text(row, 0)).collect()
    }

    /// When the person at a browser last showed who they are; none if they never did.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn proved_at(&self, session: &SessionId) -> Result<Option<Time>, StoreError> {
        let row = sqlx::query("SELECT proved_at FROM sessions WHERE id = $1 AND proved_at > 0")
            .bind(session.as_str().to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| time(&row, 0)).transpose()
    }

    /// The browsers that are at home with an account, the latest first, at most a hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sessions_of(&self, account: &AccountId) -> Result<Vec<Session>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT id, created_at, COALESCE(seen_at, created_at), COALESCE(family, '') FROM sessions \
             WHERE account_id = $1 ORDER BY created_at DESC, id LIMIT 100",
        )
        .bind(account.as_str().to_owned())
        .fetch_all(&self.read)
        .await?;
        let session = |row: &AnyRow| -> Result<Session, StoreError> {
            let id = SessionId::new(text(row, 0)?);
            Ok(Session { id, began: time(row, 1)?, seen: time(row, 2)?, family: text(row, 3)? })
        };
        rows.iter().map(session).collect()
    }
}
