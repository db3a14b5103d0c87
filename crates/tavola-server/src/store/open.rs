//! Which database, and how to reach it.

use std::{path::Path, sync::Arc};

use sqlx::AnyPool;
use tokio::sync::{Mutex, mpsc};

use super::{Store, StoreError, postgres, sqlite, writer};

/// How many writes may wait before those who ask have to wait too.
const QUEUE: usize = 4096;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("./migrations");

/// The databases there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A file beside the program.
    Sqlite,
    /// A server that several nodes can share.
    Postgres,
}

impl Kind {
    /// How a writing transaction begins.
    pub(super) const fn begin(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN IMMEDIATE",
            Self::Postgres => "BEGIN",
        }
    }
}

/// The address of a database: `sqlite:PATH`, `sqlite::memory:` or `postgres://…`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DatabaseUrl {
    kind: Kind,
    text: String,
}

impl DatabaseUrl {
    /// Reads an address.
    ///
    /// # Errors
    /// If it names neither SQLite nor PostgreSQL.
    pub fn parse(text: &str) -> Result<Self, StoreError> {
        let kind = match text.split_once(':').map(|(scheme, _)| scheme) {
            Some("sqlite") => Kind::Sqlite,
            Some("postgres" | "postgresql") => Kind::Postgres,
            _ => return Err(StoreError::UnknownDatabase(text.to_owned())),
        };
        Ok(Self { kind, text: text.to_owned() })
    }

    /// A SQLite file in this place.
    #[must_use]
    pub fn sqlite_file(path: &Path) -> Self {
        Self { kind: Kind::Sqlite, text: format!("sqlite:{}", path.display()) }
    }

    /// The address without a password, fit for a log.
    #[must_use]
    pub fn shown(&self) -> String {
        match (self.text.split_once("://"), self.text.rsplit_once('@')) {
            (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
            _ => self.text.clone(),
        }
    }
}

impl Store {
    /// Opens the database, creating it if it is a file that does not exist, and brings its
    /// schema up to date.
    ///
    /// # Errors
    /// If it cannot be reached or its schema is not one of ours.
    pub async fn open(url: &DatabaseUrl) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let (write, read) = match url.kind {
            Kind::Sqlite => sqlite::pools(&url.text).await?,
            Kind::Postgres => postgres::pools(&url.text).await?,
        };
        MIGRATIONS.run(&write).await?;
        Ok(Self::start(url.kind, write, read))
    }

    fn start(kind: Kind, write: AnyPool, read: AnyPool) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let writer = tokio::spawn(writer::run(write, kind, waiting));
        Self { read, jobs, writer: Arc::new(Mutex::new(Some(writer))), kind }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_one_of_two_databases() {
        assert_eq!(DatabaseUrl::parse("sqlite:data/tavola.db").unwrap().kind, Kind::Sqlite);
        assert_eq!(DatabaseUrl::parse("postgres://u@h/d").unwrap().kind, Kind::Postgres);
        assert!(DatabaseUrl::parse("mysql://h/d").is_err());
        assert!(DatabaseUrl::parse("tavola.db").is_err());
    }

    #[test]
    fn a_password_is_not_shown() {
        let url = DatabaseUrl::parse("postgres://club:secret@db.example/tavola").unwrap();
        assert_eq!(url.shown(), "postgres://…@db.example/tavola");
    }
}
