//! Challenges, and what people have chosen for the lobby.

use sqlx::any::AnyRow;
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{text, time},
    statement::{Clash, Holds, Insert, Value, stored},
};
use crate::base::ids::{AccountId, ChallengeId, StreamId};

static CHALLENGES: Insert = Insert {
    table: "challenges",
    columns: &[
        ("id", Holds::Text),
        ("from_id", Holds::Text),
        ("to_id", Holds::Text),
        ("is_open", Holds::Integer),
        ("due_at", Holds::Integer),
        ("body", Holds::Text),
    ],
    key: 1,
    clash: Clash::Takes(&["is_open", "due_at", "body"]),
};

static CHOICES: Insert = Insert {
    table: "lobby_choices",
    columns: &[("account_id", Holds::Text), ("is_alerted", Holds::Integer), ("body", Holds::Text)],
    key: 1,
    clash: Clash::Takes(&["is_alerted", "body"]),
};

/// Whether a stored challenge still waits for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waits {
    /// For an answer, or for its hour.
    Yes,
    /// It is done with.
    No,
}

/// Whether somebody is told when others seek.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Alerted {
    /// They are.
    Yes,
    /// They are not.
    No,
}

/// A challenge as it lies in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredChallenge<'a> {
    /// Its name.
    pub id: &'a ChallengeId,
    /// Who challenges.
    pub from: &'a AccountId,
    /// Whom.
    pub to: &'a AccountId,
    /// Whether it waits.
    pub waits: Waits,
    /// When it must be looked at.
    pub due: Time,
    /// All of it, as JSON.
    pub body: &'a str,
}

impl RowWrite {
    /// A challenge, new or changed.
    #[must_use]
    pub fn challenge(challenge: &StoredChallenge<'_>) -> Self {
        let StoredChallenge { id, from, to, waits, due, body } = challenge;
        let values = vec![
            Value::text(id.as_str()),
            Value::text(from.as_str()),
            Value::text(to.as_str()),
            Value::Integer(i64::from(*waits == Waits::Yes)),
            Value::time(*due),
            Value::text(*body),
        ];
        Self::put(&CHALLENGES, values)
    }

    /// What somebody has chosen for the lobby.
    #[must_use]
    pub fn lobby_choices(account: &AccountId, alerted: Alerted, body: &str) -> Self {
        let alerted = Value::Integer(i64::from(alerted == Alerted::Yes));
        Self::put(&CHOICES, vec![Value::text(account.as_str()), alerted, Value::text(body)])
    }
}

impl Store {
    /// A challenge; none if there is none of that name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn challenge(&self, id: &ChallengeId) -> Result<Option<String>, StoreError> {
        self.one("SELECT body FROM challenges WHERE id = $1", id.as_str()).await
    }

    /// The challenges that wait, from an account or to it, those due first first, at most a hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn challenges_of(&self, account: &AccountId) -> Result<Vec<String>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT body FROM challenges WHERE is_open = 1 AND (from_id = $1 OR to_id = $1) ORDER BY due_at, id LIMIT 100",
        )
        .bind(account.as_str().to_owned())
        .fetch_all(&self.read)
        .await?;
        bodies(&rows)
    }

    /// The challenges that wait and must be looked at by then, at most a hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn challenges_due(&self, now: Time) -> Result<Vec<String>, StoreError> {
        let rows =
            sqlx::query("SELECT body FROM challenges WHERE is_open = 1 AND due_at <= $1 ORDER BY due_at, id LIMIT 100")
                .bind(stored(now))
                .fetch_all(&self.read)
                .await?;
        bodies(&rows)
    }

    /// When a stream was opened.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn opened_at(&self, stream: &StreamId) -> Result<Option<Time>, StoreError> {
        let row = sqlx::query("SELECT created_at FROM streams WHERE id = $1")
            .bind(stream.as_str().to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| time(&row, 0)).transpose()
    }

    /// What somebody has chosen for the lobby, as JSON.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lobby_choices(&self, account: &AccountId) -> Result<Option<String>, StoreError> {
        self.one("SELECT body FROM lobby_choices WHERE account_id = $1", account.as_str()).await
    }

    /// Who is told when others seek, at most five hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn alerted(&self) -> Result<Vec<AccountId>, StoreError> {
        let sql = "SELECT account_id FROM lobby_choices WHERE is_alerted = 1 ORDER BY account_id LIMIT 500";
        let rows = sqlx::query(sql).fetch_all(&self.read).await?;
        rows.iter().map(|row| text(row, 0).map(AccountId::new)).collect()
    }
}

fn bodies(rows: &[AnyRow]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| text(row, 0)).collect()
}
