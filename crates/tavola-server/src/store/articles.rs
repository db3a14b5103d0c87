//! Articles that members write, and what they said before.

use sqlx::{AssertSqlSafe, any::AnyRow};
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, text, time},
    statement::{Clash, Holds, Insert, Statement, Value},
};
use crate::base::ids::{AccountId, StreamId};

const TEXT: Holds = Holds::Text;
const INTEGER: Holds = Holds::Integer;

static ARTICLES: Insert = Insert {
    table: "articles",
    columns: &[
        ("id", TEXT),
        ("account_id", TEXT),
        ("writer_id", TEXT),
        ("name", TEXT),
        ("language", TEXT),
        ("title", TEXT),
        ("lead", TEXT),
        ("tags", TEXT),
        ("body", TEXT),
        ("state", TEXT),
        ("day", TEXT),
        ("version", INTEGER),
        ("made_at", INTEGER),
        ("changed_at", INTEGER),
    ],
    key: 1,
    clash: Clash::Fails,
};

/// So many earlier versions of an article are kept.
const KEPT: i64 = 200;

/// How far an article is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ArticleState {
    /// It was never published.
    Draft,
    /// Everybody reads it, from its day on.
    Published,
    /// It was published, and is no longer.
    Withdrawn,
}

/// What an article says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ArticleText {
    /// What it is called.
    pub title: String,
    /// What it is about, in a sentence or two.
    pub lead: String,
    /// Its subjects, in words of addresses with blanks between them.
    pub tags: String,
    /// Everything else, in Markdown.
    pub body: String,
}

/// An article as it lies in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredArticle {
    /// Its own name, which nobody reads.
    pub id: StreamId,
    /// Whose it is.
    pub account: AccountId,
    /// Who wrote what it says now.
    pub writer: AccountId,
    /// As it is called in addresses, in every language.
    pub name: String,
    /// The code of its language.
    pub language: String,
    /// What it says.
    pub text: ArticleText,
    /// How far it is.
    pub state: ArticleState,
    /// The day on which it appears, such as `2026-11-25`; empty if nobody has said one.
    pub day: String,
    /// How often it was saved.
    pub version: i64,
    /// When it was begun.
    pub made: Time,
    /// When it was saved last.
    pub changed: Time,
}

/// An article in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArticleHead {
    /// Its own name, which nobody reads.
    pub id: StreamId,
    /// Whose it is.
    pub account: AccountId,
    /// What they are called.
    pub author: String,
    /// As it is called in addresses.
    pub name: String,
    /// The code of its language.
    pub language: String,
    /// What it is called.
    pub title: String,
    /// How far it is.
    pub state: ArticleState,
    /// The day on which it appears, or nothing.
    pub day: String,
    /// How often it was saved.
    pub version: i64,
    /// When it was saved last.
    pub changed: Time,
}

/// Something that an article said before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArticleVersion {
    /// Which of its versions.
    pub version: i64,
    /// Who wrote it.
    pub writer: String,
    /// When.
    pub at: Time,
}

impl RowWrite {
    /// A new article.
    #[must_use]
    pub fn article(article: &StoredArticle) -> Self {
        let state: &'static str = article.state.into();
        Self::put(
            &ARTICLES,
            vec![
                Value::text(article.id.as_str()),
                Value::text(article.account.as_str()),
                Value::text(article.writer.as_str()),
                Value::text(&article.name),
                Value::text(&article.language),
                Value::text(&article.text.title),
                Value::text(&article.text.lead),
                Value::text(&article.text.tags),
                Value::text(&article.text.body),
                Value::text(state),
                Value::text(&article.day),
                Value::Integer(article.version),
                Value::time(article.made),
                Value::time(article.changed),
            ],
        )
    }

    /// An article says something else, is called otherwise or is in another state; what it said is kept. Nothing is changed if
    /// it has another version than the one before this by now.
    #[must_use]
    pub fn article_saved(article: &StoredArticle) -> Vec<Self> {
        let (before, state): (i64, &'static str) = (article.version - 1, article.state.into());
        let kept = Statement::new(
            "INSERT INTO article_versions (article_id, version, account_id, title, lead, tags, body, at) \
             SELECT id, version, writer_id, title, lead, tags, body, changed_at FROM articles WHERE id = $1 AND version = $2",
        );
        let saved = Statement::new(
            "UPDATE articles SET writer_id = $1, name = $2, title = $3, lead = $4, tags = $5, body = $6, state = $7, \
             day = $8, version = $9, changed_at = $10 WHERE id = $11 AND version = $12",
        );
        let saved = saved.text(article.writer.as_str()).text(&article.name).text(&article.text.title);
        let saved = saved.text(&article.text.lead).text(&article.text.tags).text(&article.text.body).text(state);
        let saved = saved.text(&article.day).integer(article.version).time(article.changed);
        let forgotten = Statement::new("DELETE FROM article_versions WHERE article_id = $1 AND version < $2");
        vec![
            Self::of(kept.text(article.id.as_str()).integer(before)),
            Self::of(saved.text(article.id.as_str()).integer(before)),
            Self::of(forgotten.text(article.id.as_str()).integer(article.version - KEPT)),
        ]
    }

    /// That a draft is no more, with everything that it said before.
    #[must_use]
    pub fn draft_deleted(id: &StreamId) -> Vec<Self> {
        let versions = "DELETE FROM article_versions WHERE article_id IN (SELECT id FROM articles WHERE id = $1 AND state = 'draft')";
        [versions, "DELETE FROM articles WHERE id = $1 AND state = 'draft'"]
            .map(|sql| Self::of(Statement::new(sql).text(id.as_str())))
            .into()
    }
}

const COLUMNS: &str = "SELECT id, account_id, writer_id, name, language, title, lead, tags, body, state, day, version, \
                       made_at, changed_at FROM articles";
const HEADS: &str = "SELECT a.id, a.account_id, COALESCE(p.name, ''), a.name, a.language, a.title, a.state, a.day, \
                     a.version, a.changed_at FROM articles AS a LEFT JOIN accounts AS p ON p.id = a.account_id";

impl Store {
    /// An article; none if there is none of that name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn article(&self, id: &StreamId) -> Result<Option<StoredArticle>, StoreError> {
        let sql = format!("{COLUMNS} WHERE id = $1");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id.as_str().to_owned()).fetch_optional(&self.read).await?;
        row.as_ref().map(article).transpose()
    }

    /// The articles that go by a name in addresses, one for each language at most.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn articles_named(&self, name: &str) -> Result<Vec<StoredArticle>, StoreError> {
        let sql = format!("{COLUMNS} WHERE name = $1 ORDER BY made_at, id");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(name.to_owned()).fetch_all(&self.read).await?;
        rows.iter().map(article).collect()
    }

    /// What is published, those that appear last first, at most two thousand.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn published_articles(&self) -> Result<Vec<ArticleHead>, StoreError> {
        let sql = format!("{HEADS} WHERE a.state = 'published' ORDER BY a.day DESC, a.name, a.language LIMIT 2000");
        let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&self.read).await?;
        rows.iter().map(head).collect()
    }

    /// What an account has written, or everybody, those that were saved last first, at most five hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn articles_of(&self, account: Option<&AccountId>) -> Result<Vec<ArticleHead>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let sql = format!("{HEADS} WHERE ($1 = '' OR a.account_id = $1) ORDER BY a.changed_at DESC, a.id LIMIT 500");
        let of = account.map_or("", AccountId::as_str).to_owned();
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(of).fetch_all(&self.read).await?;
        rows.iter().map(head).collect()
    }

    /// What an article said before, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn article_versions(&self, id: &StreamId) -> Result<Vec<ArticleVersion>, StoreError> {
        let sql = "SELECT v.version, COALESCE(p.name, ''), v.at FROM article_versions AS v \
                   LEFT JOIN accounts AS p ON p.id = v.account_id WHERE v.article_id = $1 ORDER BY v.version DESC";
        let rows = sqlx::query(sql).bind(id.as_str().to_owned()).fetch_all(&self.read).await?;
        let version = |row| Ok(ArticleVersion { version: integer(row, 0)?, writer: text(row, 1)?, at: time(row, 2)? });
        rows.iter().map(version).collect()
    }

    /// What one version of an article said; none if it is not kept.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn article_version(&self, id: &StreamId, version: i64) -> Result<Option<ArticleText>, StoreError> {
        let sql = "SELECT title, lead, tags, body FROM article_versions WHERE article_id = $1 AND version = $2";
        let row = sqlx::query(sql).bind(id.as_str().to_owned()).bind(version).fetch_optional(&self.read).await?;
        row.as_ref().map(|row| said(row, 0)).transpose()
    }
}

fn said(row: &AnyRow, first: usize) -> Result<ArticleText, StoreError> {
    let (title, lead, tags) = (text(row, first)?, text(row, first + 1)?, text(row, first + 2)?);
    Ok(ArticleText { title, lead, tags, body: text(row, first + 3)? })
}

fn state(text: &str) -> Result<ArticleState, StoreError> {
    text.parse().map_err(|_| StoreError::Unreadable { what: "state of an article", text: text.to_owned() })
}

fn article(row: &AnyRow) -> Result<StoredArticle, StoreError> {
    Ok(StoredArticle {
        id: StreamId::new(text(row, 0)?),
        account: AccountId::new(text(row, 1)?),
        writer: AccountId::new(text(row, 2)?),
        name: text(row, 3)?,
        language: text(row, 4)?,
        text: said(row, 5)?,
        state: state(&text(row, 9)?)?,
        day: text(row, 10)?,
        version: integer(row, 11)?,
        made: time(row, 12)?,
        changed: time(row, 13)?,
    })
}

fn head(row: &AnyRow) -> Result<ArticleHead, StoreError> {
    Ok(ArticleHead {
        id: StreamId::new(text(row, 0)?),
        account: AccountId::new(text(row, 1)?),
        author: text(row, 2)?,
        name: text(row, 3)?,
        language: text(row, 4)?,
        title: text(row, 5)?,
        state: state(&text(row, 6)?)?,
        day: text(row, 7)?,
        version: integer(row, 8)?,
        changed: time(row, 9)?,
    })
}
