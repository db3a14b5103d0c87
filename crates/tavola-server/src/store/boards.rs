//! Who has done how well in a time, for boards; and who wants to stand on none; whom players follow.

use sqlx::{Row as _, any::AnyRow};
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    library::number,
    reading::{integer, text},
    statement::{Clash, Holds, Insert, Statement, Value, stored},
};
use crate::{base::ids::AccountId, club::ratings::Pool};

static UNLISTED: Insert = Insert {
    table: "unlisted",
    columns: &[("account_id", Holds::Text), ("since", Holds::Integer)],
    key: 1,
    clash: Clash::Keeps,
};

static FOLLOWS: Insert = Insert {
    table: "follows",
    columns: &[("account_id", Holds::Text), ("followed_id", Holds::Text), ("since", Holds::Integer)],
    key: 2,
    clash: Clash::Keeps,
};

/// From when on rated matches count for a board, and who is listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// The pool.
    pub pool: Pool,
    /// Not before that.
    pub since: Time,
    /// The least points played.
    pub least_points: u32,
    /// Against at least so many people.
    pub least_people: u32,
}

/// What a player has done in a time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardRow {
    /// Who.
    pub account: AccountId,
    /// What their rating has gained, in ten-thousandths.
    pub gain: i64,
    /// Points played: the lengths of their rated matches.
    pub points: u64,
    /// Against how many people.
    pub people: u64,
    /// How many matches.
    pub matches: u64,
    /// How many of them they won.
    pub won: u64,
}

impl RowWrite {
    /// A player stands on no board.
    #[must_use]
    pub fn unlisted(account: &AccountId, at: Time) -> Self {
        Self::put(&UNLISTED, vec![Value::text(account.as_str()), Value::time(at)])
    }

    /// A player stands on boards again.
    #[must_use]
    pub fn listed(account: &AccountId) -> Self {
        Self::of(Statement::new("DELETE FROM unlisted WHERE account_id = $1").text(account.as_str()))
    }

    /// A player follows another.
    #[must_use]
    pub fn follow(account: &AccountId, followed: &AccountId, at: Time) -> Self {
        let row = vec![Value::text(account.as_str()), Value::text(followed.as_str()), Value::time(at)];
        Self::put(&FOLLOWS, row)
    }

    /// A player follows another no longer.
    #[must_use]
    pub fn unfollow(account: &AccountId, followed: &AccountId) -> Self {
        let gone = Statement::new("DELETE FROM follows WHERE account_id = $1 AND followed_id = $2");
        Self::of(gone.text(account.as_str()).text(followed.as_str()))
    }
}

impl Store {
    /// What players have done in a time, those who gained most first, at most 200.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn board(&self, period: &Period) -> Result<Vec<BoardRow>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT account_id, CAST(SUM(after - before) AS BIGINT), CAST(SUM(length) AS BIGINT), \
             COUNT(DISTINCT opponent_id), COUNT(*), CAST(SUM(won) AS BIGINT) FROM rating_changes \
             WHERE pool = $1 AND at >= $2 AND account_id NOT IN (SELECT account_id FROM unlisted) GROUP BY account_id \
             HAVING SUM(length) >= $3 AND COUNT(DISTINCT opponent_id) >= $4 \
             ORDER BY SUM(after - before) DESC, account_id LIMIT 200",
        )
        .bind(period.pool.name())
        .bind(stored(period.since))
        .bind(i64::from(period.least_points))
        .bind(i64::from(period.least_people))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(board_row).collect()
    }

    /// Whether a player wants to stand on no board.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_unlisted(&self, account: &AccountId) -> Result<bool, StoreError> {
        Ok(self.one("SELECT account_id FROM unlisted WHERE account_id = $1", account.as_str()).await?.is_some())
    }

    /// Whether a player follows another.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn follows(&self, account: &AccountId, followed: &AccountId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) FROM follows WHERE account_id = $1 AND followed_id = $2")
            .bind(account.as_str().to_owned())
            .bind(followed.as_str().to_owned())
            .fetch_one(&self.read)
            .await?;
        Ok(row.try_get::<i64, _>(0)? > 0)
    }

    /// Whom a player follows, the latest first, at most `limit`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn followed_by(&self, account: &AccountId, limit: u16) -> Result<Vec<AccountId>, StoreError> {
        let rows = sqlx::query(
            "SELECT followed_id FROM follows WHERE account_id = $1 ORDER BY since DESC, followed_id LIMIT $2",
        )
        .bind(account.as_str().to_owned())
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| text(row, 0).map(AccountId::new)).collect()
    }
}

fn board_row(row: &AnyRow) -> Result<BoardRow, StoreError> {
    Ok(BoardRow {
        account: AccountId::new(text(row, 0)?),
        gain: integer(row, 1)?,
        points: number(row, 2)?,
        people: number(row, 3)?,
        matches: number(row, 4)?,
        won: number(row, 5)?,
    })
}
