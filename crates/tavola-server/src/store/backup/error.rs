//! Why a backup could not be taken, read or brought back.

use std::{io, path::PathBuf};

use crate::store::StoreError;

/// Why a backup could not be taken, read or brought back.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is nothing to be copied.
    #[error("there is no club in {0}")]
    Nothing(String),
    /// A file could not be read or written.
    #[error("{}: {why}", file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// Why not.
        why: io::Error,
    },
    /// A file of that name is there.
    #[error("{} exists already and is not overwritten; give another name, or a folder", .0.display())]
    Exists(PathBuf),
    /// Another backup is being written to the same file.
    #[error("another backup is being written to {}", .0.display())]
    Writing(PathBuf),
    /// The file is not what it should be.
    #[error("{} is damaged or cut off, take another: {what}", file.display())]
    Damaged {
        /// Which.
        file: PathBuf,
        /// In which line of what was packed, and what is wrong there.
        what: String,
    },
    /// The file is none of ours.
    #[error(
        "{}: this is no backup of Tavola: {what}. A backup is a file that `tavola backup` has written, or the club itself \
         into `backups` in its data folder, called such as tavola-20261127T013000Z.backup",
        file.display()
    )]
    NoBackup {
        /// Which.
        file: PathBuf,
        /// What it is instead, as far as that is seen.
        what: String,
    },
    /// It is of a later program.
    #[error("its schema is version {found}, and this program knows them up to {known}; use the program that wrote it")]
    Newer {
        /// The number of its last migration.
        found: i64,
        /// The number of this program's last.
        known: i64,
    },
    /// The database to be filled has something in it.
    #[error("{database} is not empty (it has {tables}); only an empty one is written to")]
    NotEmpty {
        /// Which.
        database: String,
        /// Some of its tables.
        tables: String,
    },
    /// What was written is not what is read again.
    #[error("table {0} does not read back as it was written; the database stays marked as unfinished")]
    Differs(String),
    /// The two databases are one.
    #[error("{0} cannot be moved to itself")]
    Same(String),
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}
