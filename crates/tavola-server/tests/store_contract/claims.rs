//! The claim of servers on a PostgreSQL database, which is gone with the connection that holds it.

use std::time::Duration;

use sqlx::{AnyConnection, Connection as _};
use tavola_server::store::{DatabaseUrl, RowWrite, Store, StoreError};

use crate::at_postgres_address;

/// Ends the connections that have a claim, as a restart of the database's server does.
const CUT: &str = "SELECT COUNT(*) FROM (SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted \
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS cut";
/// Takes what a server that is alone holds as long as it writes.
const TAKE: &str = "SELECT COUNT(*) FROM (SELECT pg_advisory_lock(x'7461766F6C61'::bigint)) AS taken";

async fn eventually(mut is_so: impl AsyncFnMut() -> bool) {
    let so = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), so).await.expect("it comes to be so");
}

#[test]
fn a_claim_that_a_restart_took_is_held_again_although_nobody_writes() {
    at_postgres_address(|address| async move {
        let url = DatabaseUrl::parse(&address).unwrap();
        let node = Store::open_together(&url).await.unwrap();
        let mut admin = AnyConnection::connect(&address).await.unwrap();
        for _ in 0..2 {
            assert_eq!(sqlx::query_scalar::<_, i64>(CUT).fetch_one(&mut admin).await.unwrap(), 1);
            tokio::time::sleep(Duration::from_millis(100)).await;
            eventually(async || {
                let beside = Store::open(&url).await.unwrap();
                let is_claimed = beside.is_beside_a_server();
                beside.close().await;
                is_claimed
            })
            .await;
        }
        assert!(matches!(Store::open_alone(&url).await, Err(StoreError::Taken { .. })));
        assert!(node.taken().is_none());
        node.close().await;
    });
}

#[test]
fn a_node_whose_database_was_taken_meanwhile_writes_nothing_and_says_so() {
    at_postgres_address(|address| async move {
        let node = Store::open_together(&DatabaseUrl::parse(&address).unwrap()).await.unwrap();
        let mut other = AnyConnection::connect(&address).await.unwrap();
        let mut admin = AnyConnection::connect(&address).await.unwrap();
        let taking = async { sqlx::query(TAKE).execute(&mut other).await.unwrap() };
        let cutting = async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            sqlx::query(CUT).execute(&mut admin).await.unwrap()
        };
        tokio::join!(taking, cutting);
        eventually(async || node.taken().is_some()).await;
        assert!(matches!(node.write(vec![RowWrite::setting("a", "b")]).await, Err(StoreError::Taken { .. })));
        other.close().await.unwrap();
        eventually(async || node.taken().is_none()).await;
        assert_eq!(node.write(vec![RowWrite::setting("a", "b")]).await.unwrap(), 1);
        node.close().await;
    });
}
