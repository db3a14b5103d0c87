//! What is PostgreSQL's own: several hosts of one database, and how servers keep others from it.

use std::time::Duration;

use sqlx::{AnyConnection, AssertSqlSafe, Executor as _, Row as _};

use super::{Holder, StoreError, open::DatabaseUrl, source::Claim};

/// How many connections read.
pub(super) const READERS: u32 = 8;
/// How many turns a node has, or waits for, at a time; far fewer are nested in others.
pub(super) const TURNS: u32 = 16;

/// How the end of a connection that holds a turn is noticed: by the network, and where that says nothing by its silence.
pub(super) const OF_TURNS: &str = "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3; \
     SET idle_session_timeout = '60s'";

/// The advisory lock a server holds as long as it writes: "tavola" in ASCII.
const LOCK: i64 = 0x7461_766F_6C61;
/// How it is held, by one alone or shared by the nodes of a cluster; no row if nobody holds it. The database lists its halves.
const HELD: &str = "SELECT mode::text FROM pg_locks WHERE locktype = 'advisory' AND granted \
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) \
     AND ((classid::bigint << 32) | objid::bigint) = $1 LIMIT 1";
/// How often the lock is asked for before another server is believed to have it: the end of a connection that broke off
/// takes the database a moment to notice.
const ATTEMPTS: u32 = 30;
const MOMENT: Duration = Duration::from_millis(100);

/// What an address says that the driver does not know: that the host must be one that can be written to. It is looked at
/// wherever there are several.
const SESSION: &str = "target_session_attrs";
/// What an address may say that the driver knows.
const SETTINGS: [&str; 13] = [
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
    "statement-cache-capacity",
    "user",
];

/// The address for each host of `postgres://user:password@one:5432,two:5433/database?settings`; none if it has no form.
pub(super) fn hosts(text: &str) -> Option<Vec<String>> {
    let (scheme, rest) = text.split_once("://")?;
    let (address, settings) = rest.split_once('?').unwrap_or((rest, ""));
    let (authority, database) = address.split_once('/').unwrap_or((address, ""));
    let (user, hosts) = authority.rsplit_once('@').map_or(("", authority), |(user, hosts)| (user, hosts));
    let at = if user.is_empty() { String::new() } else { format!("{user}@") };
    let kept: Vec<&str> =
        settings.split('&').filter(|one| !one.is_empty() && one.split('=').next() != Some(SESSION)).collect();
    let settings = if kept.is_empty() { String::new() } else { format!("?{}", kept.join("&")) };
    let one = |host: &str| format!("{scheme}://{at}{host}/{database}{settings}");
    Some(hosts.split(',').map(one).collect())
}

/// Whether a connection leads to a server that can be written to, not to a standby.
pub(super) async fn is_primary(on: &mut AnyConnection) -> Result<bool, StoreError> {
    let sql =
        "SELECT CASE WHEN pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' THEN 0 ELSE 1 END";
    Ok(sqlx::query(sql).fetch_one(on).await?.try_get::<i32, _>(0)? == 1)
}

/// That no host of a database is such a server.
pub(super) fn no_primary(url: &DatabaseUrl) -> StoreError {
    let reason = if url.hosts.len() == 1 {
        "it can be read but not written to: it is a standby. Name the primary, or both: postgres://…@db1,db2/…"
    } else {
        "none of its hosts can be written to; is the primary away and no standby promoted yet?"
    };
    StoreError::Unusable { database: url.shown(), reason: reason.to_owned() }
}

/// What is wrong with the settings of an address, behind its `?`; the driver passes over what it does not know.
pub(super) fn fault(text: &str) -> Option<String> {
    let (_, settings) = text.split_once('?')?;
    settings.split('&').filter(|one| !one.is_empty()).find_map(|one| {
        let (name, value) = one.split_once('=').unwrap_or((one, ""));
        if name == SESSION && !["read-write", "primary"].contains(&value) {
            return Some(format!("{SESSION} can be read-write only, not {value:?}"));
        }
        let is_known = name == SESSION || SETTINGS.contains(&name) || name.starts_with("options[");
        (!is_known).then(|| {
            format!("it has a setting {name:?} that is not known; there are {SESSION}, {}", SETTINGS.join(", "))
        })
    })
}

/// What the writing connection of a process is told. One that is cut off within a transaction must not keep what it holds from
/// the other nodes: PostgreSQL ends the transaction.
const WRITER: &str = "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3; \
     SET idle_in_transaction_session_timeout = '2s'";

/// Takes the lock on the connection that writes, so that nothing is written without it. What is left of an earlier
/// connection of this process, under the same name, is ended first, and with it whatever it was still about to write.
pub(super) async fn claim(
    on: &mut AnyConnection,
    name: &str,
    claim: Claim,
    url: &DatabaseUrl,
) -> Result<(), StoreError> {
    sqlx::query(
        "SELECT CASE WHEN pg_terminate_backend(pid) THEN 1 ELSE 0 END FROM pg_stat_activity \
         WHERE application_name = $1 AND pid <> pg_backend_pid()",
    )
    .bind(name.to_owned())
    .fetch_all(&mut *on)
    .await?;
    on.execute(AssertSqlSafe(format!("SET application_name = '{name}'; {WRITER}"))).await?;
    let lock = match claim {
        Claim::Beside => return Ok(()),
        Claim::Alone => "SELECT CASE WHEN pg_try_advisory_lock($1) THEN 1 ELSE 0 END",
        Claim::Together => "SELECT CASE WHEN pg_try_advisory_lock_shared($1) THEN 1 ELSE 0 END",
    };
    for _ in 0..ATTEMPTS {
        let taken = sqlx::query(lock).bind(LOCK);
        if taken.fetch_one(&mut *on).await?.try_get::<i32, _>(0)? == 1 {
            return Ok(());
        }
        tokio::time::sleep(MOMENT).await;
    }
    let mode = held(on).await?;
    let by = if mode.as_deref() == Some("ShareLock") { Holder::Nodes } else { Holder::One };
    Err(StoreError::Taken { database: url.shown(), by })
}

/// Whether a server holds the lock now.
pub(super) async fn is_claimed(on: &mut AnyConnection) -> Result<bool, StoreError> {
    Ok(held(on).await?.is_some())
}

async fn held(on: &mut AnyConnection) -> Result<Option<String>, StoreError> {
    Ok(sqlx::query_scalar(HELD).bind(LOCK).fetch_optional(on).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_with_several_hosts_is_one_for_each() {
        let text = "postgres://club:p%40ss@db1:5432,db2:5433/tavola?target_session_attrs=read-write&sslmode=disable";
        assert_eq!(
            hosts(text).unwrap(),
            [
                "postgres://club:p%40ss@db1:5432/tavola?sslmode=disable",
                "postgres://club:p%40ss@db2:5433/tavola?sslmode=disable"
            ]
        );
        assert_eq!(hosts("postgres://h/d").unwrap(), ["postgres://h/d"]);
        assert_eq!(hosts("postgresql:///d?host=/run/pg").unwrap(), ["postgresql:///d?host=/run/pg"]);
        assert_eq!(hosts("postgres:d"), None);
    }

    #[test]
    fn a_mistyped_setting_of_an_address_is_named() {
        for good in
            ["postgres://h/d", "postgres://h/d?", "postgres://h/d?sslmode=disable&target_session_attrs=read-write"]
        {
            assert_eq!(fault(good), None, "{good}");
        }
        assert!(fault("postgres://h/d?target_sesion_attrs=read-write").unwrap().contains("\"target_sesion_attrs\""));
        assert!(fault("postgres://h/d?target_session_attrs=standby").unwrap().contains("read-write only"));
    }
}
