//! SQLite: a file, a write-ahead log, a flush to disk for every transaction.

use sqlx::{AnyPool, Executor, any::AnyPoolOptions};

/// Said on every connection. `FULL` makes a commit wait until it is on disk.
const SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
     PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 1000;";

const READERS: u32 = 4;

/// A pool of one for writing and one for reading. In memory they are the same.
pub(super) async fn pools(url: &str) -> Result<(AnyPool, AnyPool), sqlx::Error> {
    if url.contains(":memory:") {
        let only = options().max_connections(1).min_connections(1).connect(url).await?;
        return Ok((only.clone(), only));
    }
    let url = if url.contains('?') { url.to_owned() } else { format!("{url}?mode=rwc") };
    let write = options().max_connections(1).min_connections(1).connect(&url).await?;
    let read = options().max_connections(READERS).connect(&url).await?;
    Ok((write, read))
}

fn options() -> AnyPoolOptions {
    AnyPoolOptions::new()
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(|connection, _| Box::pin(async move { connection.execute(SETTINGS).await.map(drop) }))
}
