//! What is SQLite's own: a file that is nobody else's to read, a lock beside it, a write-ahead log, a flush to disk for
//! every transaction.

use std::{
    fs::{File, TryLockError},
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{AnyConnection, AnyPool, Row as _};
use tokio::sync::mpsc::WeakSender;

use super::{Holder, Job, StoreError};
use crate::base::private;

/// Said on every connection. `FULL` makes a commit wait until it is on disk. That a commit itself carries the log into the file
/// happens only if nothing else has ([`carry`]) before the log has 128 MiB.
pub(super) const SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
     PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 32000;";

/// Said on the connection that writes: it keeps 16 MiB of pages, and what a statement may have to undo in memory.
pub(super) const WRITER: &str = "PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;";

/// Carries the log into the file, after which it is written from its beginning again: on a full disk that may be all the
/// room there is.
pub(super) const CARRY_OVER: &str = "PRAGMA wal_checkpoint(PASSIVE);";
/// How long the log is, and how much of it has been carried over, in pages of 4 KiB.
const LENGTH: &str = "PRAGMA wal_checkpoint(NOOP);";

/// How often the log is looked at.
const LOOK: Duration = Duration::from_millis(250);
/// How many pages of the log wait to be carried over: those of a busy club change again and again, and each is carried once.
const WAITING: i64 = 2_000;
/// How long the log may be before it is to begin anew, for which nobody may write for a moment.
const LONG: i64 = 8_000;
/// So few pages are carried over within that moment.
const FEW: i64 = 100;
/// How often what was written meanwhile is carried over too before that.
const ROUNDS: usize = 4;

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

/// Carries the log into the file beside the writer, for whom that would be half a second in which nobody's act is written;
/// what little was written meanwhile the writer itself carries over, and begins the log anew. Ends with the store.
pub(super) async fn carry(readers: AnyPool, jobs: WeakSender<Job>) {
    loop {
        tokio::time::sleep(LOOK).await;
        let Some(jobs) = jobs.upgrade().filter(|jobs| !jobs.is_closed()) else { return };
        match carried(&readers).await {
            Ok(false) => {}
            Ok(true) => drop(jobs.try_send(Job::CarryOver)),
            Err(sqlx::Error::PoolClosed) => return,
            // A commit carries the log over if this cannot, and says why if it cannot either.
            Err(error) => tracing::debug!(%error, "the log was not carried into the database file"),
        }
    }
}

/// Carries over what waits, if it is much, and says whether the writer should do the rest.
async fn carried(readers: &AnyPool) -> Result<bool, sqlx::Error> {
    let mut on = readers.acquire().await?;
    if waiting(&mut on, LENGTH).await?.1 < WAITING {
        return Ok(false);
    }
    let mut is_long = false;
    for _ in 0..ROUNDS {
        let (length, left) = waiting(&mut on, CARRY_OVER).await?;
        is_long = length >= LONG;
        if !is_long || left <= FEW {
            break;
        }
    }
    Ok(is_long)
}

/// How long the log is, and how much of it is not in the file, after what is said.
async fn waiting(on: &mut AnyConnection, said: &'static str) -> Result<(i64, i64), sqlx::Error> {
    let row = sqlx::query(said).fetch_one(&mut *on).await?;
    let (length, carried): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
    Ok((length, length - carried))
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

pub(super) fn unusable(file: &Path, error: &io::Error) -> StoreError {
    StoreError::Unusable { database: file.display().to_string(), reason: error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{DatabaseUrl, RowWrite, Store};

    /// What is said of the log, once it is so, or after ten seconds.
    async fn log_once(store: &Store, holds: impl Fn(i64, i64) -> bool) -> (i64, i64) {
        let mut said = (0, 0);
        for _ in 0..100 {
            said = waiting(&mut store.read.acquire().await.unwrap(), LENGTH).await.unwrap();
            if holds(said.0, said.1) {
                break;
            }
            tokio::time::sleep(LOOK).await;
        }
        said
    }

    async fn write_pages(store: &Store, pages: i64) {
        for nth in 0..pages / 50 {
            let rows = (0..50).map(|row| RowWrite::setting_changed(&format!("{nth}-{row}"), &"x".repeat(4_000)));
            store.write(rows.collect()).await.unwrap();
        }
    }

    #[tokio::test]
    async fn the_log_is_carried_over_beside_the_writer_and_begins_anew_when_it_is_long() {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(&DatabaseUrl::sqlite_file(&dir.path().join("club.db"))).await.unwrap();
        write_pages(&store, 2 * WAITING).await;
        let (length, left) = log_once(&store, |_, left| left < WAITING).await;
        assert!(left < WAITING, "{left} of {length} pages wait");
        let mut written = 2 * WAITING;
        while written < 3 * LONG {
            write_pages(&store, WAITING / 5).await;
            written += WAITING / 5;
            if log_once(&store, |_, _| true).await.0 < written {
                return store.close().await;
            }
        }
        panic!("the log has never begun anew");
    }
}
