//! Why the store could not do what it was asked, and whether the database alone is to blame.

use std::{fmt, sync::Arc};

/// Why the store could not do what it was asked. No address in it shows a password.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// The database refused or could not be reached.
    #[error("the database: {0}")]
    Database(Arc<sqlx::Error>),
    /// The database did not answer in time; what became of the write is not known.
    #[error("the database did not answer in time")]
    TooLate,
    /// The schema could not be brought up to date.
    #[error("the schema: {0}")]
    Migration(Arc<sqlx::migrate::MigrateError>),
    /// A read found damage that another did not find: the disk fails, the stream is whole.
    #[error("reading fails at times: {0}; look at the disk")]
    Unsteady(Arc<StoreError>),
    /// The database is there but cannot be used.
    #[error("the database {database} cannot be used: {reason}")]
    Unusable {
        /// Which one.
        database: String,
        /// Why not.
        reason: String,
    },
    /// Another server has the database, and does not share it, or not with this one.
    #[error("the database {database} is taken: {by}")]
    Taken {
        /// Which one.
        database: String,
        /// Who has it, as far as that is known.
        by: Holder,
    },
    /// The database has never been a club's.
    #[error("there is no club in {0}: start the club first (`tavola serve --database …`, or `tavola restore`)")]
    NoClub(String),
    /// The writer broke off before it answered; what became of the write is not known.
    #[error("the write broke off")]
    BrokeOff,
    /// The address names no database that this program knows.
    #[error("{0:?} is neither a sqlite: nor a postgres:// address")]
    UnknownDatabase(String),
    /// The store has been closed; nothing was written.
    #[error("the store is closed")]
    Closed,
    /// A row holds what no version of this program writes.
    #[error("{what} cannot be read back: {text:?}")]
    Unreadable {
        /// The kind of thing.
        what: &'static str,
        /// What was found.
        text: String,
    },
}

/// Who has a database that somebody else wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holder {
    /// One process has the SQLite file.
    OneOfFile,
    /// One process has the PostgreSQL database alone.
    One,
    /// The nodes of a cluster share it.
    Nodes,
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OneOfFile => {
                "a server runs on it, or `tavola restore`, `move-database` or `rebuild` works on it. Stop that first: a file \
                 is one server's alone; several share a PostgreSQL database, each started with --cluster"
            }
            Self::One => {
                "a server has it alone (it was started without --cluster), or `tavola restore`, `move-database` or `rebuild` \
                 works on it. Stop that first; several servers share it if each is started with --cluster \
                 (TAVOLA_CLUSTER=true)"
            }
            Self::Nodes => {
                "the nodes of a cluster run on it, or its workers. Start this server with --cluster (TAVOLA_CLUSTER=true) to \
                 be one of them; for `tavola restore`, `move-database` and `rebuild` stop them all, workers too"
            }
        })
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Arc::new(error))
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        Self::Migration(Arc::new(error))
    }
}

impl StoreError {
    /// Whether the same may succeed a moment later, once the database can be reached and written to again, or another of its
    /// hosts; what became of a write is not known then.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        match self {
            Self::Database(error) => is_away(error),
            Self::TooLate | Self::BrokeOff | Self::Unusable { .. } | Self::Unsteady(_) => true,
            _ => false,
        }
    }

    /// Whether what was asked for lies where the database is damaged: other things may be whole.
    #[must_use]
    pub fn is_damage(&self) -> bool {
        match self {
            Self::Database(error) => match &**error {
                sqlx::Error::Database(error) => error.code().is_some_and(|code| is_damage(&code)),
                sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => true,
                _ => false,
            },
            Self::Unreadable { .. } => true,
            _ => false,
        }
    }
}

/// Whether the database cannot be reached, or not be read or written to as it is.
fn is_away(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => error.code().is_some_and(|code| is_of_an_absence(&code)),
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        | sqlx::Error::WorkerCrashed => true,
        _ => false,
    }
}

/// SQLite's numbers: BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN and PROTOCOL in all their kinds. PostgreSQL's classes:
/// broken connections, a server or login that is not there, a server without room, one that shuts down or starts, one whose disk
/// fails, a transaction that others were in the way of, a standby that is none any more.
fn is_of_an_absence(code: &str) -> bool {
    match sqlite_number(code) {
        Some(number) => matches!(number & 0xff, 5 | 6 | 8 | 10 | 13 | 14 | 15),
        None => ["08", "25006", "28", "3D", "40", "53", "57", "58"].iter().any(|class| code.starts_with(class)),
    }
}

/// `SQLITE_CORRUPT` in all its kinds, and PostgreSQL's class of corrupted data.
fn is_damage(code: &str) -> bool {
    sqlite_number(code).map_or_else(|| code.starts_with("XX00"), |number| number & 0xff == 11)
}

/// SQLite's number for an error; PostgreSQL's codes have five signs, which may all be digits.
fn sqlite_number(code: &str) -> Option<u32> {
    if code.len() < 5 { code.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_of_a_database_that_is_away_or_full_is_told_from_a_fault_of_ours() {
        // 778: IOERR_WRITE, 1032: READONLY_DBMOVED; 53100: disk full, 57P01: shut down, 25006: a standby.
        for away in
            ["5", "6", "8", "10", "13", "14", "778", "1032", "08006", "53100", "57P01", "25006", "28P01", "40001"]
        {
            assert!(is_of_an_absence(away), "{away}");
        }
        // 1: no such table, 11: damage, 787: a foreign key; 42P01: no such table, 23505: a unique key, 25P02: aborted.
        for ours in ["1", "11", "787", "42P01", "23505", "25P02", "10000", "XX001"] {
            assert!(!is_of_an_absence(ours), "{ours}");
        }
        assert!(is_damage("11") && is_damage("267") && is_damage("XX001") && !is_damage("13") && !is_damage("00011"));
        for error in [sqlx::Error::PoolTimedOut, sqlx::Error::WorkerCrashed, sqlx::Error::PoolClosed] {
            assert!(StoreError::from(error).may_pass());
        }
        assert!(!StoreError::from(sqlx::Error::RowNotFound).may_pass());
    }
}
