//! What accounts are told, and by which ways they want to be.

use sqlx::{Row as _, any::AnyRow};
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{text, time},
    statement::{Clash, Holds, Insert, Statement, Value},
};
use crate::base::ids::AccountId;

static CHOICES: Insert = Insert {
    table: "notice_choices",
    columns: &[("account_id", Holds::Text), ("body", Holds::Text)],
    key: 1,
    clash: Clash::Takes(&["body"]),
};

/// How many notices of an account are kept; the oldest go first.
const MOST: i64 = 200;

/// A notice as it lies in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredNotice {
    /// The matter: what is told of it anew takes the place of what was said before.
    pub key: String,
    /// What is told, as JSON.
    pub body: String,
    /// When it was told.
    pub told: Time,
    /// When its reader saw it.
    pub seen: Option<Time>,
    /// Whether it goes into the next mail unless it is seen before.
    pub mails: bool,
}

impl RowWrite {
    /// What an account is told; nothing changes if the very same was told before.
    #[must_use]
    pub fn notice(account: &AccountId, notice: &StoredNotice) -> Self {
        let told = Statement::new(
            "INSERT INTO notices (account_id, notice_key, body, told_at, seen_at, mails) \
             VALUES ($1, $2, $3, $4, NULLIF($5, 0), $6) ON CONFLICT (account_id, notice_key) DO UPDATE SET \
             body = excluded.body, told_at = excluded.told_at, seen_at = excluded.seen_at, mails = excluded.mails \
             WHERE notices.body <> excluded.body",
        );
        let seen = notice.seen.unwrap_or(Time::from_millis(0));
        let told = told.text(account.as_str()).text(&notice.key).text(&notice.body).time(notice.told).time(seen);
        Self::of(told.integer(notice.mails.into()))
    }

    /// That no more than the latest notices of an account are kept.
    #[must_use]
    pub fn notices_bounded(account: &AccountId) -> Self {
        let bounded = Statement::new(
            "DELETE FROM notices WHERE account_id = $1 AND told_at < (SELECT MIN(told_at) FROM (SELECT told_at FROM \
             notices WHERE account_id = $2 ORDER BY told_at DESC LIMIT $3) AS kept)",
        );
        Self::of(bounded.text(account.as_str()).text(account.as_str()).integer(MOST))
    }

    /// That something told is told no longer.
    #[must_use]
    pub fn notice_taken_back(account: &AccountId, key: &str) -> Self {
        let gone = Statement::new("DELETE FROM notices WHERE account_id = $1 AND notice_key = $2");
        Self::of(gone.text(account.as_str()).text(key))
    }

    /// That an account has seen a notice.
    #[must_use]
    pub fn notice_seen(account: &AccountId, key: &str, at: Time) -> Self {
        let seen = Statement::new(
            "UPDATE notices SET seen_at = $1, mails = 0 WHERE account_id = $2 AND notice_key = $3 AND seen_at IS NULL",
        );
        Self::of(seen.time(at).text(account.as_str()).text(key))
    }

    /// That an account has seen all that it was told up to a time.
    #[must_use]
    pub fn notices_seen(account: &AccountId, until: Time, at: Time) -> Self {
        let seen = Statement::new(
            "UPDATE notices SET seen_at = $1, mails = 0 WHERE account_id = $2 AND told_at <= $3 AND seen_at IS NULL",
        );
        Self::of(seen.time(at).text(account.as_str()).time(until))
    }

    /// That a notice of an account waits for no mail any more.
    #[must_use]
    pub fn notice_mailed(account: &AccountId, key: &str) -> Self {
        let mailed = Statement::new("UPDATE notices SET mails = 0 WHERE account_id = $1 AND notice_key = $2");
        Self::of(mailed.text(account.as_str()).text(key))
    }

    /// That nothing that an account was told up to a time waits for a mail any more.
    #[must_use]
    pub fn notices_mailed(account: &AccountId, until: Time) -> Self {
        let mailed = Statement::new("UPDATE notices SET mails = 0 WHERE account_id = $1 AND told_at <= $2");
        Self::of(mailed.text(account.as_str()).time(until))
    }

    /// By which ways an account wants to be told, as JSON.
    #[must_use]
    pub fn notice_choices(account: &AccountId, body: &str) -> Self {
        Self::put(&CHOICES, vec![Value::text(account.as_str()), Value::text(body)])
    }
}

impl Store {
    /// What an account was told, the latest first, at most so many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn notices_of(&self, account: &AccountId, most: u16) -> Result<Vec<StoredNotice>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let asked = "SELECT notice_key, body, told_at, seen_at, mails FROM notices WHERE account_id = $1 \
                     ORDER BY told_at DESC, notice_key LIMIT $2";
        let rows =
            sqlx::query(asked).bind(account.as_str().to_owned()).bind(i64::from(most)).fetch_all(&self.read).await?;
        rows.iter().map(notice).collect()
    }

    /// What of an account's notices waits for a mail, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn notices_for_mail(&self, account: &AccountId) -> Result<Vec<StoredNotice>, StoreError> {
        let asked = "SELECT notice_key, body, told_at, seen_at, mails FROM notices WHERE account_id = $1 AND mails = 1 \
                     ORDER BY told_at DESC, notice_key";
        let rows = sqlx::query(asked).bind(account.as_str().to_owned()).fetch_all(&self.read).await?;
        rows.iter().map(notice).collect()
    }

    /// Something an account was told; none if it was not, or it was taken back.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn notice(&self, account: &AccountId, key: &str) -> Result<Option<StoredNotice>, StoreError> {
        let asked = "SELECT notice_key, body, told_at, seen_at, mails FROM notices \
                     WHERE account_id = $1 AND notice_key = $2";
        let found = sqlx::query(asked).bind(account.as_str().to_owned()).bind(key.to_owned());
        found.fetch_optional(&self.read).await?.as_ref().map(notice).transpose()
    }

    /// How many notices an account has not seen yet.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unseen_notices(&self, account: &AccountId) -> Result<u32, StoreError> {
        let asked = "SELECT COUNT(*) FROM notices WHERE account_id = $1 AND seen_at IS NULL";
        let row = sqlx::query(asked).bind(account.as_str().to_owned()).fetch_one(&self.read).await?;
        Ok(u32::try_from(row.try_get::<i64, _>(0)?).unwrap_or(u32::MAX))
    }

    /// By which ways an account wants to be told, as JSON; none if it has not chosen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn notice_choices(&self, account: &AccountId) -> Result<Option<String>, StoreError> {
        self.one("SELECT body FROM notice_choices WHERE account_id = $1", account.as_str()).await
    }
}

fn notice(row: &AnyRow) -> Result<StoredNotice, StoreError> {
    Ok(StoredNotice {
        key: text(row, 0)?,
        body: text(row, 1)?,
        told: time(row, 2)?,
        seen: row.try_get::<Option<i64>, _>(3)?.map(|millis| Time::from_millis(millis.unsigned_abs())),
        mails: row.try_get::<i64, _>(4)? != 0,
    })
}
