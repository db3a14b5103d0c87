//! How many days of vacation accounts have had, and who is on vacation.

use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, time},
    statement::{Clash, Holds, Insert, Value},
};
use crate::base::ids::{AccountId, StreamId};

static VACATIONS: Insert = Insert {
    table: "vacations",
    columns: &[("account_id", Holds::Text), ("year", Holds::Integer), ("days", Holds::Integer)],
    key: 2,
    clash: Clash::Takes(&["days"]),
};

static ON_VACATION: Insert = Insert {
    table: "on_vacation",
    columns: &[("account_id", Holds::Text), ("until", Holds::Integer), ("year", Holds::Integer)],
    key: 1,
    clash: Clash::Takes(&["until", "year"]),
};

impl RowWrite {
    /// How many days of vacation an account has had in a year.
    #[must_use]
    pub fn vacation(account: &AccountId, year: i64, days: i64) -> Self {
        Self::put(&VACATIONS, vec![Value::text(account.as_str()), Value::Integer(year), Value::Integer(days)])
    }

    /// Until when an account is on vacation, on days of that year.
    #[must_use]
    pub fn on_vacation(account: &AccountId, until: Time, year: i64) -> Self {
        Self::put(&ON_VACATION, vec![Value::text(account.as_str()), Value::time(until), Value::Integer(year)])
    }
}

impl Store {
    /// How many days of vacation an account has had in a year.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn vacation_days(&self, account: &AccountId, year: i64) -> Result<i64, StoreError> {
        let asked = sqlx::query_scalar::<_, i64>("SELECT days FROM vacations WHERE account_id = $1 AND year = $2");
        let found = asked.bind(account.as_str().to_owned()).bind(year).fetch_optional(&self.read).await?;
        Ok(found.unwrap_or(0))
    }

    /// Until when an account is or was on vacation last, and of which year its days were.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn on_vacation(&self, account: &AccountId) -> Result<Option<(Time, i64)>, StoreError> {
        let asked = sqlx::query("SELECT until, year FROM on_vacation WHERE account_id = $1");
        let found = asked.bind(account.as_str().to_owned()).fetch_optional(&self.read).await?;
        found.map(|row| Ok((time(&row, 0)?, integer(&row, 1)?))).transpose()
    }

    /// The tables at which an account is playing.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_played_by(&self, account: &AccountId) -> Result<Vec<StreamId>, StoreError> {
        let asked = "SELECT DISTINCT s.stream_id FROM seats s JOIN rooms r ON r.id = s.stream_id \
                     WHERE s.account_id = $1 AND r.kind = 'table' AND r.status = 'playing'";
        self.ids(asked, Some(account.as_str())).await
    }
}
