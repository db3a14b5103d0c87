//! What is PostgreSQL's own: how one server keeps others from its database.

use std::time::Duration;

use sqlx::{AnyConnection, AssertSqlSafe, Executor as _, Row as _};

use super::StoreError;

/// How many connections read.
pub(super) const READERS: u32 = 8;

/// The advisory lock a server holds as long as it writes: "tavola" in ASCII.
const LOCK: i64 = 0x7461_766F_6C61;
/// Whether somebody holds it: the database lists its halves.
const IS_LOCKED: &str = "SELECT CASE WHEN EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted \
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) \
     AND ((classid::bigint << 32) | objid::bigint) = $1) THEN 1 ELSE 0 END";
/// How often the lock is asked for before another server is believed to have it: the end of a connection that broke off
/// takes the database a moment to notice.
const ATTEMPTS: u32 = 30;
const MOMENT: Duration = Duration::from_millis(100);

/// Takes the lock on the connection that writes, so that nothing is written without it. What is left of an earlier
/// connection of this process, under the same name, is ended first, and with it whatever it was still about to write.
pub(super) async fn claim(on: &mut AnyConnection, name: &str) -> Result<(), StoreError> {
    sqlx::query(
        "SELECT CASE WHEN pg_terminate_backend(pid) THEN 1 ELSE 0 END FROM pg_stat_activity \
         WHERE application_name = $1 AND pid <> pg_backend_pid()",
    )
    .bind(name.to_owned())
    .fetch_all(&mut *on)
    .await?;
    let settings = format!(
        "SET application_name = '{name}'; SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; \
         SET tcp_keepalives_count = 3"
    );
    on.execute(AssertSqlSafe(settings)).await?;
    for _ in 0..ATTEMPTS {
        let taken = sqlx::query("SELECT CASE WHEN pg_try_advisory_lock($1) THEN 1 ELSE 0 END").bind(LOCK);
        if taken.fetch_one(&mut *on).await?.try_get::<i32, _>(0)? == 1 {
            return Ok(());
        }
        tokio::time::sleep(MOMENT).await;
    }
    Err(StoreError::Taken)
}

/// Whether a server holds the lock now.
pub(super) async fn is_claimed(on: &mut AnyConnection) -> Result<bool, StoreError> {
    Ok(sqlx::query(IS_LOCKED).bind(LOCK).fetch_one(on).await?.try_get::<i32, _>(0)? == 1)
}
