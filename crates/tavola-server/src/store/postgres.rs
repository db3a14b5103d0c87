//! PostgreSQL: the same statements on a server that several nodes share.

use sqlx::{AnyPool, any::AnyPoolOptions};

const READERS: u32 = 8;

/// A pool of one for writing, because writes are gathered anyway, and one for reading.
pub(super) async fn pools(url: &str) -> Result<(AnyPool, AnyPool), sqlx::Error> {
    let write = AnyPoolOptions::new().max_connections(1).connect(url).await?;
    let read = AnyPoolOptions::new().max_connections(READERS).connect(url).await?;
    Ok((write, read))
}
