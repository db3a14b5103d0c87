//! What stands around the library: files as they came, links to share a match, the names somebody plays under elsewhere,
//! and which tables have been looked through.

use sqlx::Row as _;
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    library::{count, number},
    reading::{text, time},
    statement::{Clash, Holds, Insert, Statement, Value, stored},
};
use crate::base::ids::{AccountId, InvitationToken, StreamId};

const TEXT: Holds = Holds::Text;
const INTEGER: Holds = Holds::Integer;

static FILES: Insert = Insert {
    table: "imported_files",
    columns: &[
        ("id", TEXT),
        ("account_id", TEXT),
        ("hash", TEXT),
        ("name", TEXT),
        ("bytes", INTEGER),
        ("packed", TEXT),
        ("added_at", INTEGER),
    ],
    key: 1,
    clash: Clash::Fails,
};

static ALIASES: Insert =
    Insert { table: "aliases", columns: &[("account_id", TEXT), ("name", TEXT)], key: 2, clash: Clash::Keeps };

static SHARES: Insert = Insert {
    table: "shares",
    columns: &[("match_key", TEXT), ("token", TEXT), ("made_at", INTEGER)],
    key: 1,
    clash: Clash::Keeps,
};

static READ: Insert = Insert {
    table: "library_read",
    columns: &[("account_id", TEXT), ("until", INTEGER)],
    key: 1,
    clash: Clash::Takes(&["until"]),
};

/// A file that was brought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedFile {
    /// Its name in the store.
    pub id: String,
    /// Whose it is.
    pub account: AccountId,
    /// The SHA-256 of its bytes, in hexadecimal digits.
    pub hash: String,
    /// What it was called.
    pub name: String,
    /// How long it is, in bytes.
    pub bytes: u64,
    /// Its bytes, packed and written as text.
    pub packed: String,
    /// When it came.
    pub added_at: Time,
}

/// How much an account has brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Brought {
    /// Files.
    pub files: usize,
    /// Their bytes, unpacked.
    pub bytes: u64,
}

impl RowWrite {
    /// A file that was brought.
    #[must_use]
    pub fn imported_file(file: &ImportedFile) -> Self {
        Self::put(
            &FILES,
            vec![
                Value::text(&file.id),
                Value::text(file.account.as_str()),
                Value::text(&file.hash),
                Value::text(&file.name),
                Value::Integer(i64::try_from(file.bytes).unwrap_or(i64::MAX)),
                Value::text(&file.packed),
                Value::time(file.added_at),
            ],
        )
    }

    /// A name under which an account plays elsewhere.
    #[must_use]
    pub fn alias(account: &AccountId, name: &str) -> Self {
        Self::put(&ALIASES, vec![Value::text(account.as_str()), Value::text(name.to_lowercase())])
    }

    /// That a name is not theirs after all.
    #[must_use]
    pub fn no_alias(account: &AccountId, name: &str) -> Self {
        let gone = Statement::new("DELETE FROM aliases WHERE account_id = $1 AND name = $2");
        Self::of(gone.text(account.as_str()).text(name.to_lowercase()))
    }

    /// A link by which others see a match; the one there is stays.
    #[must_use]
    pub fn share(match_key: &str, token: &InvitationToken, at: Time) -> Self {
        Self::put(&SHARES, vec![Value::text(match_key), Value::text(token.as_str()), Value::time(at)])
    }

    /// That nobody sees a match by a link any longer.
    #[must_use]
    pub fn no_share(match_key: &str) -> Self {
        Self::of(Statement::new("DELETE FROM shares WHERE match_key = $1").text(match_key))
    }

    /// Until when an account's tables have been looked through.
    #[must_use]
    pub fn library_read(account: &AccountId, until: Time) -> Self {
        Self::put(&READ, vec![Value::text(account.as_str()), Value::time(until)])
    }

    /// What takes an imported match away with everything that was said of it, and its file if it was the last of it.
    #[must_use]
    pub fn match_removed(account: &AccountId, match_key: &str, file: &str) -> Vec<Self> {
        let of_match = |sql| Self::of(Statement::new(sql).text(match_key));
        let taken = Statement::new("DELETE FROM library WHERE account_id = $1 AND match_key = $2");
        let last = "DELETE FROM imported_files WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM library WHERE file_id = $1)";
        vec![
            Self::of(taken.text(account.as_str()).text(match_key)),
            of_match("DELETE FROM reports WHERE match_key = $1"),
            of_match("DELETE FROM match_figures WHERE match_key = $1"),
            of_match("DELETE FROM match_errors WHERE match_key = $1"),
            of_match("DELETE FROM match_positions WHERE match_key = $1"),
            of_match("DELETE FROM judging WHERE match_key = $1"),
            of_match("DELETE FROM shares WHERE match_key = $1"),
            Self::of(Statement::new(last).text(file)),
        ]
    }
}

impl Store {
    /// A file that was brought.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn imported_file(&self, id: &str) -> Result<Option<ImportedFile>, StoreError> {
        let row =
            sqlx::query("SELECT id, account_id, hash, name, bytes, packed, added_at FROM imported_files WHERE id = $1")
                .bind(id.to_owned())
                .fetch_optional(&self.read)
                .await?;
        row.map(|row| {
            Ok(ImportedFile {
                id: text(&row, 0)?,
                account: AccountId::new(text(&row, 1)?),
                hash: text(&row, 2)?,
                name: text(&row, 3)?,
                bytes: number(&row, 4)?,
                packed: text(&row, 5)?,
                added_at: time(&row, 6)?,
            })
        })
        .transpose()
    }

    /// The matches of the file with that hash, if the account has brought it, by their keys in the file's order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn imported_before(&self, account: &AccountId, hash: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT match_key FROM library JOIN imported_files f ON f.id = file_id \
             WHERE f.account_id = $1 AND f.hash = $2 ORDER BY part",
        )
        .bind(account.as_str().to_owned())
        .bind(hash.to_owned())
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| text(row, 0)).collect()
    }

    /// How much an account has brought.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn brought(&self, account: &AccountId) -> Result<Brought, StoreError> {
        // A sum of integers is no integer in PostgreSQL unless it is said.
        let row = sqlx::query(
            "SELECT COUNT(*), CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM imported_files WHERE account_id = $1",
        )
        .bind(account.as_str().to_owned())
        .fetch_one(&self.read)
        .await?;
        Ok(Brought { files: count(&row, 0)?, bytes: number(&row, 1)? })
    }

    /// The names under which an account plays elsewhere, in small letters.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn aliases(&self, account: &AccountId) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT name FROM aliases WHERE account_id = $1 ORDER BY name LIMIT 100")
            .bind(account.as_str().to_owned())
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| text(row, 0)).collect()
    }

    /// The link by which others see a match.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn share_of(&self, match_key: &str) -> Result<Option<InvitationToken>, StoreError> {
        let row = sqlx::query("SELECT token FROM shares WHERE match_key = $1")
            .bind(match_key.to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| Ok(InvitationToken::new(row.try_get::<String, _>(0)?))).transpose()
    }

    /// The match that a link shows.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn shared(&self, token: &InvitationToken) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT match_key FROM shares WHERE token = $1")
            .bind(token.as_str().to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| text(&row, 0)).transpose()
    }

    /// Until when an account's tables have been looked through for matches.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn library_read(&self, account: &AccountId) -> Result<Option<Time>, StoreError> {
        let row = sqlx::query("SELECT until FROM library_read WHERE account_id = $1")
            .bind(account.as_str().to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| time(&row, 0)).transpose()
    }

    /// The tables of an account that have changed since then, those first that changed first, with when they did; at most
    /// `limit`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_changed(
        &self,
        account: &AccountId,
        since: Time,
        limit: u16,
    ) -> Result<Vec<(StreamId, Time)>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT id, updated_at FROM rooms WHERE kind = 'table' AND updated_at >= $2 \
             AND id IN (SELECT stream_id FROM seats WHERE account_id = $1) \
             AND id NOT IN (SELECT stream_id FROM set_aside) ORDER BY updated_at, id LIMIT $3",
        )
        .bind(account.as_str().to_owned())
        .bind(stored(since))
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok((StreamId::new(text(row, 0)?), time(row, 1)?))).collect()
    }
}
