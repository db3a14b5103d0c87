//! How much waits in the database to be done, as numbers for whoever watches the club.

use sqlx::Row as _;

use super::{Store, StoreError};

/// What waits to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Queues {
    /// Letters that have not gone out.
    pub letters: u64,
    /// Matches that nobody has judged yet.
    pub judging: u64,
    /// Jobs that wait for a worker or are under way.
    pub jobs: u64,
    /// Jobs that were tried too often and are laid aside.
    pub dead_jobs: u64,
    /// Streams that cannot be read and are neither closed nor mended.
    pub set_aside: u64,
}

impl Store {
    /// Counts what waits.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn queues(&self) -> Result<Queues, StoreError> {
        let sql = "SELECT (SELECT COUNT(*) FROM letters), (SELECT COUNT(*) FROM judging), \
                   (SELECT COUNT(*) FROM jobs WHERE state = 'waits'), (SELECT COUNT(*) FROM jobs WHERE state = 'dead'), \
                   (SELECT COUNT(*) FROM set_aside WHERE closed = 0)";
        let row = sqlx::query(sql).fetch_one(&self.read).await?;
        let count = |at: usize| row.try_get::<i64, _>(at).map(i64::unsigned_abs);
        let (letters, judging) = (count(0)?, count(1)?);
        Ok(Queues { letters, judging, jobs: count(2)?, dead_jobs: count(3)?, set_aside: count(4)? })
    }
}
