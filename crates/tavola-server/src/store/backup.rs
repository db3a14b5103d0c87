//! Copies of the whole database: taken while a club runs, in one file that any of the databases can be made from again.
//!
//! The file is described in `docs/backup.md`. What goes through here goes piece by piece: memory does not grow with the
//! club.

mod error;
mod file;
mod load;
mod moving;
mod read;
mod shape;
mod snapshot;
mod tally;

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use sqlx::Connection as _;
use tavola_base::Time;

use super::{
    Store, StoreError,
    open::DatabaseUrl,
    source::{Claim, Source},
};

pub use error::BackupError;
use file::Output;
pub use load::restore;
pub use moving::move_database;
pub use read::check;
pub(super) use shape::refuse_unfinished;
use shape::{Cell, Table};
use snapshot::{Sink, Snapshot};

/// The version of the file's form.
const FORMAT: u32 = 1;
/// When the last backup was taken, in milliseconds: the setting's name.
const LAST: &str = "last_backup";

/// The first line of a backup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    tavola_backup: u32,
    schema: i64,
    made_at: u64,
    program: String,
    tables: Vec<TableHead>,
}

/// What the first line says of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TableHead {
    name: String,
    columns: Vec<String>,
    rows: u64,
}

/// The last line of a backup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    /// What the rows of each table come to.
    tables: Vec<(String, String)>,
    /// Whether every stream had all its events.
    whole: bool,
    /// What everything before this line comes to.
    sha256: String,
}

/// What a backup holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The number of the last migration the database had gone through.
    pub schema: i64,
    /// When it was taken.
    pub made_at: Time,
    /// Each table with its number of rows.
    pub tables: Vec<(String, u64)>,
    /// How many streams' versions it claims.
    pub streams: u64,
    /// Whether every stream had all its events when it was taken.
    pub whole: bool,
}

impl Summary {
    /// The rows of all tables.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.tables.iter().map(|(_, rows)| rows).sum()
    }
}

/// How far a copy has come.
#[derive(Debug, Clone, Copy)]
pub struct Progress<'a> {
    /// The table it is at.
    pub table: &'a str,
    /// How many of its rows are done.
    pub done: u64,
    /// How many it has.
    pub rows: u64,
}

/// Is told how far a copy has come, after every thousand rows and each table.
pub type Told<'a> = &'a mut (dyn FnMut(Progress<'_>) + Send);

/// The name a backup gets in a folder.
#[must_use]
pub fn file_name(at: Time) -> String {
    let at = jiff::Timestamp::from_millisecond(i64::try_from(at.millis()).unwrap_or(0)).unwrap_or_default();
    format!("tavola-{}.backup", at.strftime("%Y%m%dT%H%M%SZ"))
}

/// Takes a backup of a database, whether a club runs on it or not, and says where it is and what it holds.
///
/// # Errors
/// If there is no club, it cannot be read, or the file cannot be written or exists already; then there is no file.
pub async fn take(url: &DatabaseUrl, to: &Path, at: Time, told: Told<'_>) -> Result<(PathBuf, Summary), BackupError> {
    let to = if to.is_dir() { to.join(file_name(at)) } else { to.to_owned() };
    let snapshot = Snapshot::of(&Source::new(url.clone(), Claim::Beside), url).await?;
    let summary = written(snapshot, Output::to_file(&to)?, at, told).await?;
    noted(url, at).await;
    Ok((to, summary))
}

/// The same into a stream, such as another program.
///
/// # Errors
/// If there is no club, it cannot be read, or the stream cannot be written to; then what was written is no whole backup.
pub async fn pour(
    url: &DatabaseUrl,
    to: Box<dyn Write + Send>,
    at: Time,
    told: Told<'_>,
) -> Result<Summary, BackupError> {
    let snapshot = Snapshot::of(&Source::new(url.clone(), Claim::Beside), url).await?;
    let summary = written(snapshot, Output::to_stream(to)?, at, told).await?;
    noted(url, at).await;
    Ok(summary)
}

async fn written(mut snapshot: Snapshot, mut to: Output, at: Time, told: Told<'_>) -> Result<Summary, BackupError> {
    let header = Header {
        tavola_backup: FORMAT,
        schema: snapshot.schema,
        made_at: at.millis(),
        program: env!("CARGO_PKG_VERSION").to_owned(),
        tables: snapshot.heads().await?,
    };
    to.line(&json(&header))?;
    let tally = snapshot.pour(&header.tables, &mut to, told).await?;
    let streams = snapshot.versions(&mut to).await?;
    let end = End { tables: tally.digests(), whole: tally.is_whole(), sha256: to.digest() };
    to.finish(&json(&end))?;
    let tables = header.tables.into_iter().map(|table| (table.name, table.rows)).collect();
    Ok(Summary { schema: header.schema, made_at: at, tables, streams, whole: end.whole })
}

/// Notes in the database when its last backup was taken, for whoever watches the club. The backup is good without it.
async fn noted(url: &DatabaseUrl, at: Time) {
    let sql = "INSERT INTO settings (name, value) VALUES ($1, $2) \
               ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    let noting = async {
        let mut connection = Source::new(url.clone(), Claim::Beside).connect().await?;
        sqlx::query(sql).bind(LAST).bind(at.millis().to_string()).execute(&mut connection).await?;
        connection.close().await?;
        Ok::<(), StoreError>(())
    };
    if let Err(error) = noting.await {
        tracing::warn!(%error, "the backup is whole; when it was taken could not be noted in the database");
    }
}

impl Store {
    /// When the last backup was taken that the database knows of: by the club or by `tavola backup`, wherever it went.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_backup(&self) -> Result<Option<Time>, StoreError> {
        Ok(self.setting(LAST).await?.and_then(|text| text.parse().ok()).map(Time::from_millis))
    }
}

fn json<T: Serialize>(what: &T) -> String {
    serde_json::to_string(what).expect("plain structures are always JSON")
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string does not fail");
        text
    })
}
