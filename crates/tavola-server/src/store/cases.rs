//! Reports, what moderators have decided of them, and what somebody may not do therefore.

use sqlx::any::AnyRow;
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, text, time},
    statement::{Clash, Holds, Insert, Statement, Value, stored},
};
use crate::base::ids::{AccountId, StreamId};

static CASES: Insert = Insert {
    table: "cases",
    columns: &[
        ("id", Holds::Text),
        ("about_id", Holds::Text),
        ("reporter_id", Holds::Text),
        ("stream_id", Holds::Text),
        ("state", Holds::Text),
        ("opened_at", Holds::Integer),
        ("body", Holds::Text),
    ],
    key: 1,
    clash: Clash::Takes(&["state", "body"]),
};

static RESTRICTIONS: Insert = Insert {
    table: "restrictions",
    columns: &[
        ("account_id", Holds::Text),
        ("kind", Holds::Text),
        ("case_id", Holds::Text),
        ("began_at", Holds::Integer),
        ("ends_at", Holds::Integer),
        ("reason", Holds::Text),
    ],
    key: 3,
    clash: Clash::Takes(&["ends_at", "reason"]),
};

/// A report as it lies in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredCase {
    /// Its name in addresses.
    pub id: StreamId,
    /// Whom it is about.
    pub about: AccountId,
    /// Who has reported it.
    pub reporter: AccountId,
    /// Where it happened.
    pub stream: StreamId,
    /// How far it is: `open`, `decided`, `appealed`, `closed`.
    pub state: String,
    /// When it was reported.
    pub opened: Time,
    /// Everything else, as JSON.
    pub body: String,
}

/// What somebody may not do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Restricted {
    /// Write free words.
    FreeWords,
    /// Play rated matches.
    RatedPlay,
    /// Anything: the account is closed.
    Everything,
}

impl Restricted {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::FreeWords, Self::RatedPlay, Self::Everything];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FreeWords => "free_words",
            Self::RatedPlay => "rated_play",
            Self::Everything => "everything",
        }
    }
}

/// A restriction that holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restriction {
    /// What they may not do.
    pub what: Restricted,
    /// Until when.
    pub ends: Time,
    /// Why, as it was told to them.
    pub reason: String,
    /// By which case.
    pub case: StreamId,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// When.
    pub at: Time,
    /// Who.
    pub by: AccountId,
    /// What they did.
    pub act: String,
    /// With which words.
    pub body: String,
}

impl RowWrite {
    /// A report, new or changed.
    #[must_use]
    pub fn case(case: &StoredCase) -> Self {
        Self::put(
            &CASES,
            vec![
                Value::text(case.id.as_str()),
                Value::text(case.about.as_str()),
                Value::text(case.reporter.as_str()),
                Value::text(case.stream.as_str()),
                Value::text(&case.state),
                Value::time(case.opened),
                Value::text(&case.body),
            ],
        )
    }

    /// A line of a case's log, after those before it.
    #[must_use]
    pub fn moderated(case: &StreamId, line: &LogLine) -> Self {
        let written = Statement::new(
            "INSERT INTO moderation_log (case_id, number, at, by_id, act, body) \
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM moderation_log WHERE case_id = $1",
        );
        let written = written.text(case.as_str()).time(line.at).text(line.by.as_str());
        Self::of(written.text(&line.act).text(&line.body))
    }

    /// What somebody may not do from now on.
    #[must_use]
    pub fn restriction(account: &AccountId, began: Time, restriction: &Restriction) -> Self {
        Self::put(
            &RESTRICTIONS,
            vec![
                Value::text(account.as_str()),
                Value::text(restriction.what.name()),
                Value::text(restriction.case.as_str()),
                Value::time(began),
                Value::time(restriction.ends),
                Value::text(&restriction.reason),
            ],
        )
    }

    /// A case is forgotten, with its log and what it has brought.
    #[must_use]
    pub fn case_forgotten(case: &StreamId) -> Vec<Self> {
        [
            "DELETE FROM restrictions WHERE case_id = $1",
            "DELETE FROM moderation_log WHERE case_id = $1",
            "DELETE FROM cases WHERE id = $1",
        ]
        .map(|sql| Self::of(Statement::new(sql).text(case.as_str())))
        .into()
    }

    /// That nothing of what a case has brought holds any more.
    #[must_use]
    pub fn restrictions_lifted(case: &StreamId) -> Self {
        Self::of(Statement::new("DELETE FROM restrictions WHERE case_id = $1").text(case.as_str()))
    }
}

const COLUMNS_OF_A_CASE: &str = "SELECT id, about_id, reporter_id, stream_id, state, opened_at, body FROM cases";

impl Store {
    /// A report; none if there is none of that name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn case(&self, id: &StreamId) -> Result<Option<StoredCase>, StoreError> {
        let asked = "SELECT id, about_id, reporter_id, stream_id, state, opened_at, body FROM cases WHERE id = $1";
        let row = sqlx::query(asked).bind(id.as_str().to_owned()).fetch_optional(&self.read).await?;
        row.as_ref().map(case).transpose()
    }

    /// Reports that wait for a moderator, the oldest first, and then those that were decided last; at most so many of each.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn cases(&self, most: u16) -> Result<Vec<StoredCase>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let waiting =
            format!("{COLUMNS_OF_A_CASE} WHERE state IN ('open', 'appealed') ORDER BY opened_at, id LIMIT $1");
        let decided =
            format!("{COLUMNS_OF_A_CASE} WHERE state IN ('decided', 'closed') ORDER BY opened_at DESC, id LIMIT $1");
        let mut found = Vec::new();
        for asked in [waiting, decided] {
            let rows = sqlx::query(sqlx::AssertSqlSafe(asked)).bind(i64::from(most)).fetch_all(&self.read).await?;
            for row in &rows {
                found.push(case(row)?);
            }
        }
        Ok(found)
    }

    /// Reports about an account that were decided, and those it has made, the latest first, at most so many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn cases_of(&self, account: &AccountId, most: u16) -> Result<Vec<StoredCase>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT id, about_id, reporter_id, stream_id, state, opened_at, body FROM cases \
             WHERE reporter_id = $1 OR (about_id = $1 AND state <> 'open') ORDER BY opened_at DESC, id LIMIT $2",
        )
        .bind(account.as_str().to_owned())
        .bind(i64::from(most))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(case).collect()
    }

    /// Reports that were made before a time and are decided, the oldest first, at most so many behind one of them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn cases_decided(
        &self,
        before: Time,
        behind: Option<&(Time, StreamId)>,
        most: u16,
    ) -> Result<Vec<StoredCase>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let (at, id) = behind.map_or((-1, ""), |(at, id)| (stored(*at), id.as_str()));
        let rows = sqlx::query(
            "SELECT id, about_id, reporter_id, stream_id, state, opened_at, body FROM cases \
             WHERE state IN ('decided', 'closed') AND opened_at < $1 AND (opened_at, id) > ($2, $3) \
             ORDER BY opened_at, id LIMIT $4",
        )
        .bind(stored(before))
        .bind(at)
        .bind(id.to_owned())
        .bind(i64::from(most))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(case).collect()
    }

    /// Reports about what happened at a stream.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn cases_at(&self, stream: &StreamId) -> Result<Vec<StoredCase>, StoreError> {
        let asked =
            "SELECT id, about_id, reporter_id, stream_id, state, opened_at, body FROM cases WHERE stream_id = $1";
        let rows = sqlx::query(asked).bind(stream.as_str().to_owned()).fetch_all(&self.read).await?;
        rows.iter().map(case).collect()
    }

    /// How many reports an account has made since a time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn reports_by(&self, account: &AccountId, since: Time) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) FROM cases WHERE reporter_id = $1 AND opened_at > $2")
            .bind(account.as_str().to_owned())
            .bind(stored(since))
            .fetch_one(&self.read)
            .await?;
        integer(&row, 0)
    }

    /// Whether an account has an open report about another at a stream.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_reported(
        &self,
        reporter: &AccountId,
        about: &AccountId,
        stream: &StreamId,
    ) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT id FROM cases WHERE reporter_id = $1 AND about_id = $2 AND stream_id = $3 AND state = 'open' LIMIT 1",
        )
        .bind(reporter.as_str().to_owned())
        .bind(about.as_str().to_owned())
        .bind(stream.as_str().to_owned())
        .fetch_optional(&self.read)
        .await?;
        Ok(row.is_some())
    }

    /// What moderators have done in a case, the first first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn moderation_log(&self, case: &StreamId) -> Result<Vec<LogLine>, StoreError> {
        let rows = sqlx::query("SELECT at, by_id, act, body FROM moderation_log WHERE case_id = $1 ORDER BY number")
            .bind(case.as_str().to_owned())
            .fetch_all(&self.read)
            .await?;
        let line = |row: &AnyRow| {
            let by = AccountId::new(text(row, 1)?);
            Ok(LogLine { at: time(row, 0)?, by, act: text(row, 2)?, body: text(row, 3)? })
        };
        rows.iter().map(line).collect()
    }

    /// What an account may not do now, the longest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn restrictions(&self, account: &AccountId, now: Time) -> Result<Vec<Restriction>, StoreError> {
        let rows = sqlx::query(
            "SELECT kind, ends_at, reason, case_id FROM restrictions \
             WHERE account_id = $1 AND ends_at > $2 ORDER BY ends_at DESC, case_id",
        )
        .bind(account.as_str().to_owned())
        .bind(stored(now))
        .fetch_all(&self.read)
        .await?;
        let restriction = |row: &AnyRow| {
            let kind = text(row, 0)?;
            let what = Restricted::ALL.into_iter().find(|known| known.name() == kind);
            let what = what.ok_or(StoreError::Unreadable { what: "restriction", text: kind })?;
            Ok(Restriction { what, ends: time(row, 1)?, reason: text(row, 2)?, case: StreamId::new(text(row, 3)?) })
        };
        rows.iter().map(restriction).collect()
    }

    /// The restriction of a kind that holds for an account now; of a closed account every kind.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn restricted(
        &self,
        account: &AccountId,
        what: Restricted,
        now: Time,
    ) -> Result<Option<Restriction>, StoreError> {
        let all = self.restrictions(account, now).await?;
        Ok(all.into_iter().find(|one| one.what == what || one.what == Restricted::Everything))
    }
}

fn case(row: &AnyRow) -> Result<StoredCase, StoreError> {
    Ok(StoredCase {
        id: StreamId::new(text(row, 0)?),
        about: AccountId::new(text(row, 1)?),
        reporter: AccountId::new(text(row, 2)?),
        stream: StreamId::new(text(row, 3)?),
        state: text(row, 4)?,
        opened: time(row, 5)?,
        body: text(row, 6)?,
    })
}
