//! What the engine said of matches.

use sqlx::Row as _;
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::text,
    statement::{Clash, Holds, Insert, Value},
};

static REPORTS: Insert = Insert {
    table: "reports",
    columns: &[
        ("match_key", Holds::Text),
        ("games", Holds::Integer),
        ("plies", Holds::Integer),
        ("body", Holds::Text),
        ("judged_at", Holds::Integer),
    ],
    key: 1,
    clash: Clash::Takes(&["games", "plies", "body", "judged_at"]),
};

/// A report as it lies in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredReport {
    /// Which match it is of.
    pub match_key: String,
    /// How many games it is of.
    pub games: usize,
    /// How many rolls were looked ahead.
    pub plies: u8,
    /// The report as JSON.
    pub body: String,
}

impl RowWrite {
    /// What was said of a match; what was said of it before is replaced.
    #[must_use]
    pub fn report(report: &StoredReport, at: Time) -> Self {
        let number = |number: usize| Value::Integer(i64::try_from(number).unwrap_or(i64::MAX));
        Self::put(
            &REPORTS,
            vec![
                Value::text(&report.match_key),
                number(report.games),
                number(report.plies.into()),
                Value::text(&report.body),
                Value::time(at),
            ],
        )
    }
}

impl Store {
    /// What was said of a match; none if nothing was.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn report_of(&self, match_key: &str) -> Result<Option<StoredReport>, StoreError> {
        let row = sqlx::query("SELECT games, plies, body FROM reports WHERE match_key = $1")
            .bind(match_key.to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| {
            Ok(StoredReport {
                match_key: match_key.to_owned(),
                games: usize::try_from(row.try_get::<i64, _>(0)?).unwrap_or(usize::MAX),
                plies: u8::try_from(row.try_get::<i64, _>(1)?).unwrap_or(0),
                body: text(&row, 2)?,
            })
        })
        .transpose()
    }
}
