//! What statistics take from judged matches, and which matches wait to be judged.

use sqlx::any::AnyRow;
use tavola_base::Time;
use tavola_rules::Side;

use super::{
    RowWrite, Store, StoreError,
    library::{Own, count, number, side, side_name},
    reading::{integer, text, time},
    statement::{Clash, Holds, Insert, Statement, Value},
};
use crate::base::ids::AccountId;

const TEXT: Holds = Holds::Text;
const INTEGER: Holds = Holds::Integer;

static FIGURES: Insert = Insert {
    table: "match_figures",
    columns: &[("match_key", TEXT), ("version", INTEGER), ("games", INTEGER), ("body", TEXT)],
    key: 1,
    clash: Clash::Takes(&["version", "games", "body"]),
};

static ERRORS: Insert = Insert {
    table: "match_errors",
    columns: &[
        ("match_key", TEXT),
        ("game", INTEGER),
        ("line", INTEGER),
        ("decision", INTEGER),
        ("side", TEXT),
        ("kind", TEXT),
        ("mark", INTEGER),
        ("loss", INTEGER),
    ],
    key: 4,
    clash: Clash::Takes(&["side", "kind", "mark", "loss"]),
};

static JUDGING: Insert =
    Insert { table: "judging", columns: &[("match_key", TEXT), ("due_at", INTEGER)], key: 1, clash: Clash::Keeps };

/// The figures of a match as they lie in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredFigures {
    /// Which match.
    pub match_key: String,
    /// In which form they are.
    pub version: u32,
    /// Of how many games.
    pub games: usize,
    /// The figures as JSON.
    pub body: String,
    /// The decisions with a mark.
    pub errors: Vec<StoredError>,
}

/// A decision with a mark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredError {
    /// Of which game, from 0.
    pub game: usize,
    /// In which of its lines, from 0.
    pub line: usize,
    /// Which of the line's decisions, from 0.
    pub decision: usize,
    /// Whose.
    pub side: Side,
    /// What was wrong, by its name in files.
    pub kind: String,
    /// 0 doubtful to 3 whopper.
    pub mark: u8,
    /// What it cost, in millionths of the cube.
    pub loss: u64,
}

/// A decision with a mark of an account's own side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnError {
    /// In which match.
    pub match_key: String,
    /// Where that stands in the library.
    pub sorted_at: Time,
    /// Who made it: the account's side.
    pub error: StoredError,
}

impl RowWrite {
    /// The figures of a match with its errors, in place of those of before.
    #[must_use]
    pub fn figures(figures: &StoredFigures) -> Vec<Self> {
        let key = &figures.match_key;
        let number = |number: usize| Value::Integer(i64::try_from(number).unwrap_or(i64::MAX));
        let gone = Self::of(Statement::new("DELETE FROM match_errors WHERE match_key = $1").text(key));
        let whole = Self::put(
            &FIGURES,
            vec![
                Value::text(key),
                Value::Integer(figures.version.into()),
                number(figures.games),
                Value::text(&figures.body),
            ],
        );
        let error = |one: &StoredError| {
            Self::put(
                &ERRORS,
                vec![
                    Value::text(key),
                    number(one.game),
                    number(one.line),
                    number(one.decision),
                    Value::text(side_name(one.side)),
                    Value::text(&one.kind),
                    Value::Integer(one.mark.into()),
                    Value::Integer(i64::try_from(one.loss).unwrap_or(i64::MAX)),
                ],
            )
        };
        [gone, whole].into_iter().chain(figures.errors.iter().map(error)).collect()
    }

    /// That a match waits to be judged from then on; if it waits already, as before.
    #[must_use]
    pub fn to_be_judged(match_key: &str, due: Time) -> Self {
        Self::put(&JUDGING, vec![Value::text(match_key), Value::time(due)])
    }

    /// That a match waits no longer.
    #[must_use]
    pub fn judged(match_key: &str) -> Self {
        Self::of(Statement::new("DELETE FROM judging WHERE match_key = $1").text(match_key))
    }
}

impl Store {
    /// The figures of a match and of how many games they are; none if it has none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn figures_of(&self, match_key: &str) -> Result<Option<(usize, String)>, StoreError> {
        let row = sqlx::query("SELECT games, body FROM match_figures WHERE match_key = $1")
            .bind(match_key.to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| Ok((count(&row, 0)?, text(&row, 1)?))).transpose()
    }

    /// The matches whose turn it is to be judged, at most so many: those that wait since the earliest times.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_to_judge(&self, most: usize) -> Result<Vec<String>, StoreError> {
        let row = sqlx::query("SELECT match_key FROM judging ORDER BY due_at, match_key LIMIT $1");
        let rows = row.bind(i64::try_from(most).unwrap_or(i64::MAX)).fetch_all(&self.read).await?;
        rows.iter().map(|row| text(row, 0)).collect()
    }

    /// Whether a match waits to be judged.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn waits_to_be_judged(&self, match_key: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT match_key FROM judging WHERE match_key = $1").bind(match_key.to_owned());
        Ok(row.fetch_optional(&self.read).await?.is_some())
    }

    /// The accounts in whose libraries a match is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn owners_of(&self, match_key: &str) -> Result<Vec<AccountId>, StoreError> {
        let rows = sqlx::query("SELECT account_id FROM library WHERE match_key = $1").bind(match_key.to_owned());
        rows.fetch_all(&self.read).await?.iter().map(|row| Ok(AccountId::new(text(row, 0)?))).collect()
    }

    /// How many matches wait to be judged.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn waiting_to_be_judged(&self) -> Result<usize, StoreError> {
        count(&sqlx::query("SELECT COUNT(*) FROM judging").fetch_one(&self.read).await?, 0)
    }

    /// When the last of an account's matches has its turn; none if none waits.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_to_judge(&self, account: &AccountId) -> Result<Option<Time>, StoreError> {
        let row = sqlx::query(
            "SELECT due_at FROM judging j JOIN library l ON l.match_key = j.match_key WHERE l.account_id = $1 \
             ORDER BY due_at DESC LIMIT 1",
        )
        .bind(account.as_str().to_owned())
        .fetch_optional(&self.read)
        .await?;
        row.map(|row| time(&row, 0)).transpose()
    }

    /// The errors of an account's own side in all its judged matches, the latest match first and the costliest of each
    /// first; at least as bad as `least` (0 doubtful to 3 whopper), at most `limit`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn own_errors(&self, account: &AccountId, least: u8, limit: u16) -> Result<Vec<OwnError>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT e.match_key, l.sorted_at, e.game, e.line, e.decision, e.side, e.kind, e.mark, e.loss \
             FROM library l JOIN match_errors e ON e.match_key = l.match_key AND e.side = l.own \
             WHERE l.account_id = $1 AND e.mark >= $2 \
             ORDER BY l.sorted_at DESC, l.match_key DESC, e.loss DESC, e.game, e.line, e.decision LIMIT $3",
        )
        .bind(account.as_str().to_owned())
        .bind(i64::from(least))
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(own_error).collect()
    }
}

fn own_error(row: &AnyRow) -> Result<OwnError, StoreError> {
    let error = StoredError {
        game: count(row, 2)?,
        line: count(row, 3)?,
        decision: count(row, 4)?,
        side: side(&text(row, 5)?).unwrap_or(Side::White),
        kind: text(row, 6)?,
        mark: u8::try_from(integer(row, 7)?).unwrap_or(0),
        loss: number(row, 8)?,
    };
    Ok(OwnError { match_key: text(row, 0)?, sorted_at: time(row, 1)?, error })
}

/// An account's matches with which statistics are made, and whose side of them is the account's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnFigures {
    /// Which match.
    pub match_key: String,
    /// Which of its players the account is.
    pub own: Own,
    /// The day it was played; none if nothing is said.
    pub day: Option<Time>,
    /// How many games it has now.
    pub games: usize,
    /// Its figures as JSON, with of how many games they are.
    pub figures: Option<(usize, String)>,
}

impl Store {
    /// What statistics over an account's matches are made of, the latest first, at most `limit`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn own_figures(&self, account: &AccountId, limit: u16) -> Result<Vec<OwnFigures>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT l.match_key, l.own, l.day, l.games, COALESCE(f.games, 0), COALESCE(f.body, '') FROM library l \
             LEFT JOIN match_figures f ON f.match_key = l.match_key WHERE l.account_id = $1 \
             ORDER BY l.sorted_at DESC, l.match_key DESC LIMIT $2",
        )
        .bind(account.as_str().to_owned())
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        let own_figures = |row: &AnyRow| {
            let (judged, body) = (count(row, 4)?, text(row, 5)?);
            Ok(OwnFigures {
                match_key: text(row, 0)?,
                own: Own::parse(&text(row, 1)?),
                day: u64::try_from(integer(row, 2)?).ok().map(Time::from_millis),
                games: count(row, 3)?,
                figures: (!body.is_empty()).then_some((judged, body)),
            })
        };
        rows.iter().map(own_figures).collect()
    }
}
