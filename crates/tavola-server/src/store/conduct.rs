//! How rated live matches have ended for their players.

use sqlx::Row as _;

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, time},
    statement::{Clash, Holds, Insert, Value},
};
use crate::{base::ids::AccountId, club::conduct::Outcome};

static CONDUCT: Insert = Insert {
    table: "conduct",
    columns: &[
        ("account_id", Holds::Text),
        ("match_key", Holds::Text),
        ("at", Holds::Integer),
        ("weight", Holds::Integer),
    ],
    key: 2,
    clash: Clash::Keeps,
};

/// So many of the last outcomes are read: more than what is counted, so that what came before a wait is known as such.
const READ: i64 = 100;

impl RowWrite {
    /// How a match has ended for one of its players. Told twice it counts once.
    #[must_use]
    pub fn outcome(account: &AccountId, match_key: &str, outcome: Outcome) -> Self {
        let (at, weight) = (Value::time(outcome.at), Value::Integer(outcome.weight.into()));
        Self::put(&CONDUCT, vec![Value::text(account.as_str()), Value::text(match_key), at, weight])
    }
}

impl Store {
    /// How the last matches of an account have ended, the first first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn outcomes(&self, account: &AccountId) -> Result<Vec<Outcome>, StoreError> {
        let asked = "SELECT at, weight FROM conduct WHERE account_id = $1 ORDER BY at DESC, match_key DESC LIMIT $2";
        let rows = sqlx::query(asked).bind(account.as_str().to_owned()).bind(READ).fetch_all(&self.read).await?;
        let outcome = |row| -> Result<Outcome, StoreError> {
            Ok(Outcome { at: time(row, 0)?, weight: u8::try_from(integer(row, 1)?).unwrap_or(u8::MAX) })
        };
        rows.iter().rev().map(outcome).collect()
    }

    /// How many rated matches of an account rest, adjourned; only those against another, if one is named.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn adjourned_rated(&self, account: &AccountId, against: Option<&AccountId>) -> Result<usize, StoreError> {
        let asked = "SELECT COUNT(DISTINCT r.id) FROM seats s JOIN rooms r ON r.id = s.stream_id \
                     JOIN seats o ON o.stream_id = r.id WHERE s.account_id = $1 AND r.status = 'playing' \
                     AND r.summary LIKE '%\"adjourned\":true%' AND r.summary LIKE '%\"rated\":true%' \
                     AND o.account_id <> $1 AND ($2 = '' OR o.account_id = $2)";
        let against = against.map_or("", AccountId::as_str).to_owned();
        let row = sqlx::query(asked).bind(account.as_str().to_owned()).bind(against).fetch_one(&self.read).await?;
        Ok(usize::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0))
    }
}
