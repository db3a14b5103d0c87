//! What members say below articles.

use sqlx::{AssertSqlSafe, any::AnyRow};
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, text, time},
    statement::{Clash, Holds, Insert, Statement, Value},
};
use crate::base::ids::{AccountId, StreamId};

static COMMENTS: Insert = Insert {
    table: "article_comments",
    columns: &[
        ("id", Holds::Text),
        ("account_id", Holds::Text),
        ("name", Holds::Text),
        ("language", Holds::Text),
        ("body", Holds::Text),
        ("state", Holds::Text),
        ("at", Holds::Integer),
        ("decider_id", Holds::Text),
        ("decided_at", Holds::Integer),
    ],
    key: 1,
    clash: Clash::Keeps,
};

/// Who sees a comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum CommentState {
    /// Its author, until somebody has looked at it.
    Waiting,
    /// Everybody.
    Shown,
    /// Its author.
    Refused,
}

/// A comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredComment {
    /// Its own name.
    pub id: StreamId,
    /// Who wrote it.
    pub account: AccountId,
    /// What they are called; not written.
    pub author: String,
    /// Below which article, as addresses call it.
    pub name: String,
    /// And in which language.
    pub language: String,
    /// What it says.
    pub body: String,
    /// Who sees it.
    pub state: CommentState,
    /// When it was written.
    pub at: Time,
}

impl RowWrite {
    /// A new comment.
    #[must_use]
    pub fn comment(comment: &StoredComment) -> Self {
        let state: &'static str = comment.state.into();
        Self::put(
            &COMMENTS,
            vec![
                Value::text(comment.id.as_str()),
                Value::text(comment.account.as_str()),
                Value::text(&comment.name),
                Value::text(&comment.language),
                Value::text(&comment.body),
                Value::text(state),
                Value::time(comment.at),
                Value::text(""),
                Value::Integer(0),
            ],
        )
    }

    /// What somebody has decided of a comment.
    #[must_use]
    pub fn comment_decided(id: &StreamId, state: CommentState, by: &AccountId, at: Time) -> Self {
        let state: &'static str = state.into();
        let decided =
            Statement::new("UPDATE article_comments SET state = $1, decider_id = $2, decided_at = $3 WHERE id = $4");
        Self::of(decided.text(state).text(by.as_str()).time(at).text(id.as_str()))
    }

    /// That its author has taken a comment away.
    #[must_use]
    pub fn comment_deleted(id: &StreamId) -> Self {
        Self::of(Statement::new("DELETE FROM article_comments WHERE id = $1").text(id.as_str()))
    }
}

const COLUMNS: &str = "SELECT c.id, c.account_id, COALESCE(p.name, ''), c.name, c.language, c.body, c.state, c.at \
                       FROM article_comments AS c LEFT JOIN accounts AS p ON p.id = c.account_id";

impl Store {
    /// A comment; none if there is none of that name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn comment(&self, id: &StreamId) -> Result<Option<StoredComment>, StoreError> {
        let sql = format!("{COLUMNS} WHERE c.id = $1");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id.as_str().to_owned()).fetch_optional(&self.read).await?;
        row.as_ref().map(comment).transpose()
    }

    /// What somebody sees below an article, the first first: everything that is shown, and whatever is their own. At most a
    /// thousand.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn comments_below(
        &self,
        name: &str,
        language: &str,
        reader: Option<&AccountId>,
    ) -> Result<Vec<StoredComment>, StoreError> {
        let sql = format!(
            "{COLUMNS} WHERE c.name = $1 AND c.language = $2 AND (c.state = 'shown' OR c.account_id = $3) \
             ORDER BY c.at, c.id LIMIT 1000"
        );
        let reader = reader.map_or("", AccountId::as_str).to_owned();
        let asked = sqlx::query(AssertSqlSafe(sql)).bind(name.to_owned()).bind(language.to_owned()).bind(reader);
        asked.fetch_all(&self.read).await?.iter().map(comment).collect()
    }

    /// The comments in a state: those that wait in the order in which they came, others the latest first; at most so many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn comments_in(&self, state: CommentState, most: u16) -> Result<Vec<StoredComment>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let order = if state == CommentState::Waiting { "c.at, c.id" } else { "c.decided_at DESC, c.id" };
        let sql = format!("{COLUMNS} WHERE c.state = $1 ORDER BY {order} LIMIT $2");
        let state: &'static str = state.into();
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(state).bind(i64::from(most)).fetch_all(&self.read).await?;
        rows.iter().map(comment).collect()
    }

    /// How many comments are in a state; only an account's, if one is named.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count_comments(&self, state: CommentState, of: Option<&AccountId>) -> Result<usize, StoreError> {
        let sql = "SELECT COUNT(*) FROM article_comments WHERE state = $1 AND ($2 = '' OR account_id = $2)";
        let (state, of): (&'static str, _) = (state.into(), of.map_or("", AccountId::as_str).to_owned());
        let row = sqlx::query(sql).bind(state).bind(of).fetch_one(&self.read).await?;
        Ok(usize::try_from(integer(&row, 0)?).unwrap_or(0))
    }
}

fn comment(row: &AnyRow) -> Result<StoredComment, StoreError> {
    let state = text(row, 6)?;
    Ok(StoredComment {
        id: StreamId::new(text(row, 0)?),
        account: AccountId::new(text(row, 1)?),
        author: text(row, 2)?,
        name: text(row, 3)?,
        language: text(row, 4)?,
        body: text(row, 5)?,
        state: state.parse().map_err(|_| StoreError::Unreadable { what: "state of a comment", text: state })?,
        at: time(row, 7)?,
    })
}
