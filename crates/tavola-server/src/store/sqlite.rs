//! What is SQLite's own: a file that is nobody else's to read, a lock beside it, a write-ahead log, a flush to disk for
//! every transaction.

use std::{
    fs::{File, TryLockError},
    io,
    path::{Path, PathBuf},
};

use super::{Holder, StoreError};
use crate::base::private;

/// Said on every connection. `FULL` makes a commit wait until it is on disk. The log is carried into the file every 8 MiB:
/// the pages of a busy club change again and again, and each is carried over once.
pub(super) const SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
     PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 2000;";

/// Said on the connection that writes: it keeps 16 MiB of pages.
pub(super) const WRITER: &str = "PRAGMA cache_size = -16000;";

/// Carries the log into the file, after which it is written from its beginning again: on a full disk that may be all the
/// room there is.
pub(super) const CARRY_OVER: &str = "PRAGMA wal_checkpoint(PASSIVE);";

/// How many connections read.
pub(super) const READERS: u32 = 4;

/// Makes the file if there is none, and sees that it can be written to, so that a reason is given at once.
pub(super) fn prepare(file: &Path) -> Result<(), StoreError> {
    let opened = private::options().write(true).create(true).truncate(false).open(file);
    opened.map(drop).map_err(|error| unusable(file, &error))
}

/// Takes the lock that one server holds as long as it runs, and makes the database's files private.
pub(super) fn claim(file: &Path) -> Result<File, StoreError> {
    let beside = with_tail(file, ".lock");
    let lock = private::options().write(true).create(true).truncate(false).open(&beside);
    let lock = lock.map_err(|error| unusable(&beside, &error))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let database = format!("sqlite:{}", file.display());
            return Err(StoreError::Taken { database, by: Holder::OneOfFile });
        }
        Err(TryLockError::Error(error)) => return Err(unusable(&beside, &error)),
    }
    prepare(file)?;
    for tail in ["", "-wal", "-shm", ".lock"] {
        private::tighten_file(&with_tail(file, tail));
    }
    Ok(lock)
}

/// Whether a server holds the lock now.
pub(super) fn is_claimed(file: &Path) -> bool {
    let lock = File::open(with_tail(file, ".lock"));
    lock.is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// What SQLite's own number for an error means for whoever runs the club.
pub(super) fn reason(code: u32) -> Option<&'static str> {
    Some(match code & 0xff {
        5 | 6 => "another program has locked it",
        8 => "it can be read but not written to",
        10 => "reading or writing it failed; look at the disk",
        11 => "it is damaged; restore it from a copy, or try SQLite's .recover",
        13 => "the disk is full",
        14 => "it cannot be opened, or its folder cannot be written to",
        26 => "it is no SQLite database, or its beginning is damaged",
        _ => return None,
    })
}

fn with_tail(file: &Path, tail: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(tail);
    name.into()
}

fn unusable(file: &Path, error: &io::Error) -> StoreError {
    StoreError::Unusable { database: file.display().to_string(), reason: error.to_string() }
}
