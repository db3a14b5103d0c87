//! The servers that share a database, what time it is for all of them, and turns that one of them has at a time.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex as StdMutex, PoisonError},
    time::Duration,
};

use sqlx::{Any, AnyPool, Connection as _, Row as _, any::AnyRow, pool::PoolConnection};
use tavola_base::{Millis, Time};
use tokio::{
    sync::{Mutex, OwnedMutexGuard},
    time::timeout,
};

use super::{
    RowWrite, Store, StoreError,
    open::Kind,
    reading::{integer, text, time},
    statement::{Clash, Holds, Insert, Statement, Value, stored},
};
use crate::{
    base::{
        ids::{NodeId, StreamId, Version},
        memory::Changed,
    },
    stream::bus::{Hint, known_kind},
};

/// By how much the club's time is behind the database's clock, in milliseconds: the setting's name.
const BEHIND: &str = "club_behind";
/// How long a turn is waited for.
const TURN_TIMEOUT: Duration = Duration::from_secs(20);
/// How long rows of nodes that are gone are kept for whoever looks at the club.
const KEPT: Millis = Millis::seconds(24 * 3600);

/// A server of the club, as the others see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// Its identifier: another one after each start.
    pub id: NodeId,
    /// What it is called.
    pub name: String,
    /// What it is there for.
    pub role: NodeRole,
    /// The release it runs.
    pub release: String,
    /// When it was started.
    pub started: Time,
    /// Its last sign of life.
    pub seen: Time,
    /// Whether it takes on nothing new.
    pub leaving: Leaving,
}

/// What a node is there for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NodeRole {
    /// It serves pages, streams and tasks.
    Server,
    /// It does jobs.
    Worker,
}

impl NodeRole {
    /// As the database has it, and who asks how a node is.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Worker => "worker",
        }
    }
}

/// Whether a node is about to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Leaving {
    /// It stays.
    #[default]
    No,
    /// It takes on nothing new.
    Yes,
}

/// How many lines an account has to a place at a node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinesRow {
    /// The node.
    pub node: NodeId,
    /// The stream.
    pub place: StreamId,
    /// The account; empty for all that have none.
    pub account: String,
    /// How many.
    pub many: u32,
}

/// What a sign of life found.
#[derive(Debug, Clone)]
pub struct Pulse {
    /// The club's time when it was asked.
    pub now: Time,
    /// The last sign of life of any node before; none if there was none ever.
    pub last: Option<Time>,
    /// Whether this one was written.
    pub beat: Beat,
    /// The nodes seen of late, this one among them.
    pub nodes: Vec<Node>,
}

/// Whether a sign of life was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beat {
    /// It was: some node was alive shortly before.
    Written,
    /// It was not: no node was, and the time since must be given back first.
    Gap,
}

/// Which signs of life are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// Only if no longer than this has passed since the last of any node.
    Within(Millis),
    /// In any case: the time before has been given back.
    Always,
}

const PULSE: &str = "\
WITH clock AS (SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) \
  - COALESCE((SELECT CAST(value AS BIGINT) FROM settings WHERE name = 'club_behind'), 0) AS now, \
  (SELECT MAX(seen_at) FROM nodes WHERE role = 'server') AS last), \
beat AS (INSERT INTO nodes (id, name, release, started_at, seen_at, leaving, role) \
  SELECT $1, $2, $3, now, now, $4, $6 FROM clock WHERE $5 < 0 OR now - last BETWEEN 0 AND $5 \
  ON CONFLICT (id) DO UPDATE SET seen_at = GREATEST(nodes.seen_at, excluded.seen_at), leaving = excluded.leaving \
  RETURNING 1) \
SELECT now, last, (SELECT COUNT(*) FROM beat) FROM clock";

const SEEN: &str =
    "SELECT id, name, release, started_at, seen_at, leaving, role FROM nodes WHERE seen_at >= $1 ORDER BY id";

/// The turns of one process.
#[derive(Debug, Clone, Default)]
pub(super) struct Turns {
    here: Arc<StdMutex<ByName>>,
    pool: Option<AnyPool>,
}

/// Whose turn it is within the process, by the names of turns.
type ByName = HashMap<String, Arc<Mutex<()>>>;

/// Nobody else, at any node, has a turn of this name while it lives.
#[must_use]
pub struct Turn {
    connection: Option<PoolConnection<Any>>,
    here: OwnedMutexGuard<()>,
    name: String,
    of: Arc<StdMutex<ByName>>,
}

impl Turns {
    /// Turns of the process alone, or of all that share the database.
    pub(super) fn new(pool: Option<AnyPool>) -> Self {
        Self { here: Arc::default(), pool }
    }

    pub(super) async fn close(&self) {
        if let Some(pool) = &self.pool {
            pool.close().await;
        }
    }

    /// Who changes what is in the database.
    pub(super) const fn changed(&self) -> Changed {
        if self.pool.is_some() { Changed::Anywhere } else { Changed::Here }
    }

    fn named(&self, name: &str) -> Arc<Mutex<()>> {
        Arc::clone(self.here.lock().unwrap_or_else(PoisonError::into_inner).entry(name.to_owned()).or_default())
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody else waits for it: only the map and this turn have it.
        if Arc::strong_count(OwnedMutexGuard::mutex(&self.here)) == 2 {
            of.remove(&self.name);
        }
        drop(of);
        if let Some(mut connection) = self.connection.take() {
            // The lock is the session's: a connection that cannot give it back is closed, and takes it along.
            tokio::spawn(async move {
                if sqlx::query("SELECT pg_advisory_unlock_all()").execute(&mut *connection).await.is_err() {
                    connection.detach().close_hard().await.ok();
                }
            });
        }
    }
}

impl Store {
    /// Waits for a turn of that name, which one at a time has at any node.
    ///
    /// # Errors
    /// If it takes too long, or the database fails.
    pub async fn turn(&self, name: &str) -> Result<Turn, StoreError> {
        let waiting = async {
            let here = self.turns.named(name).lock_owned().await;
            let connection = match &self.turns.pool {
                Some(pool) => {
                    let mut connection = pool.acquire().await?;
                    let lock = "SELECT CASE WHEN pg_advisory_lock(hashtextextended($1, 0)) IS NULL THEN 0 ELSE 1 END";
                    sqlx::query(lock).bind(name).execute(&mut *connection).await?;
                    Some(connection)
                }
                None => None,
            };
            Ok(Turn { connection, here, name: name.to_owned(), of: Arc::clone(&self.turns.here) })
        };
        timeout(TURN_TIMEOUT, waiting).await.unwrap_or(Err(StoreError::TooLate))
    }

    /// The same for one stream, account or other thing of many, each of which has turns of its own.
    ///
    /// # Errors
    /// As of [`Store::turn`].
    pub async fn turn_at(&self, name: &'static str, what: &str) -> Result<Turn, StoreError> {
        self.turn(&format!("{name} {what}")).await
    }

    /// Who changes what is in the database.
    pub(crate) const fn changed(&self) -> Changed {
        self.turns.changed()
    }

    /// Whether several servers share the database.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.turns.pool.is_some()
    }

    /// Whether another server has taken the database while this one had no connection to it: nothing is written here any more.
    #[must_use]
    pub fn taken(&self) -> Option<StoreError> {
        self.source.taken()
    }

    /// By how much the club's time is behind the database's clock, in milliseconds; less than nothing if it is ahead.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn club_behind(&self) -> Result<i64, StoreError> {
        Ok(self.setting(BEHIND).await?.and_then(|text| text.parse().ok()).unwrap_or(0))
    }

    /// Looks for the host of the database that can be written to, where there are several.
    ///
    /// # Errors
    /// If there is none.
    pub async fn look_for_primary(&self) -> Result<(), StoreError> {
        self.source.look_for_primary().await
    }

    /// Leaves a node's sign of life and says what time it is for the club, and which nodes there are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn pulse(&self, node: &Node, wanted: Wanted, seen_within: Millis) -> Result<Pulse, StoreError> {
        debug_assert_eq!(self.kind, Kind::Postgres, "only PostgreSQL is shared");
        let most = match wanted {
            Wanted::Within(most) => i64::try_from(most.number()).unwrap_or(i64::MAX),
            Wanted::Always => -1,
        };
        let row = sqlx::query(PULSE)
            .bind(node.id.as_str().to_owned())
            .bind(node.name.clone())
            .bind(node.release.clone())
            .bind(i64::from(node.leaving == Leaving::Yes))
            .bind(most)
            .bind(node.role.name())
            .fetch_one(&self.read)
            .await?;
        let now = time(&row, 0)?;
        let last = row.try_get::<Option<i64>, _>(1)?.map(|millis| Time::from_millis(millis.unsigned_abs()));
        let beat = if integer(&row, 2)? > 0 { Beat::Written } else { Beat::Gap };
        Ok(Pulse { now, last, beat, nodes: self.nodes_since(now.less(seen_within)).await? })
    }

    /// The lines of all nodes.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lines(&self) -> Result<Vec<LinesRow>, StoreError> {
        let rows =
            sqlx::query("SELECT node, place, account, many FROM lines WHERE many > 0").fetch_all(&self.read).await?;
        rows.iter().map(lines).collect()
    }

    /// The lines of all nodes to one place.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lines_to(&self, place: &StreamId) -> Result<Vec<LinesRow>, StoreError> {
        let rows = sqlx::query("SELECT node, place, account, many FROM lines WHERE place = $1 AND many > 0");
        rows.bind(place.as_str().to_owned()).fetch_all(&self.read).await?.iter().map(lines).collect()
    }

    /// The streams that have moved on since then, with the versions they have now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn moved_since(&self, since: Time) -> Result<Vec<Hint>, StoreError> {
        let sql = "SELECT id, kind, version FROM streams WHERE updated_at >= $1";
        let rows = sqlx::query(sql).bind(stored(since)).fetch_all(&self.read).await?;
        let mut moved = Vec::with_capacity(rows.len());
        for row in &rows {
            if let Some(kind) = known_kind(&text(row, 1)?) {
                let (stream, version) = (StreamId::new(text(row, 0)?), Version::new(integer(row, 2)?));
                moved.push(Hint { stream, kind, version });
            }
        }
        Ok(moved)
    }

    /// The nodes that have left a sign of life since then, in the order of their identifiers.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn nodes_since(&self, since: Time) -> Result<Vec<Node>, StoreError> {
        let rows = sqlx::query(SEEN).bind(stored(since)).fetch_all(&self.read).await?;
        rows.iter().map(node).collect()
    }
}

fn node(row: &AnyRow) -> Result<Node, StoreError> {
    Ok(Node {
        id: NodeId::new(text(row, 0)?),
        name: text(row, 1)?,
        release: text(row, 2)?,
        started: time(row, 3)?,
        seen: time(row, 4)?,
        role: if text(row, 6)? == NodeRole::Worker.name() { NodeRole::Worker } else { NodeRole::Server },
        leaving: if integer(row, 5)? > 0 { Leaving::Yes } else { Leaving::No },
    })
}

fn lines(row: &AnyRow) -> Result<LinesRow, StoreError> {
    let (node, place, account) = (NodeId::new(text(row, 0)?), StreamId::new(text(row, 1)?), text(row, 2)?);
    Ok(LinesRow { node, place, account, many: u32::try_from(integer(row, 3)?).unwrap_or(0) })
}

static LINES: Insert = Insert {
    table: "lines",
    columns: &[("node", Holds::Text), ("place", Holds::Text), ("account", Holds::Text), ("many", Holds::Integer)],
    key: 3,
    clash: Clash::Takes(&["many"]),
};

impl RowWrite {
    /// How many lines an account has to a place at a node from now on.
    #[must_use]
    pub fn lines(row: &LinesRow) -> Self {
        let place = [row.node.as_str(), row.place.as_str(), row.account.as_str()].map(Value::text);
        Self::put(&LINES, place.into_iter().chain([Value::Integer(row.many.into())]).collect())
    }

    /// That a node has no lines any more.
    #[must_use]
    pub fn lines_of_node_gone(node: &NodeId) -> Self {
        Self::of(Statement::new("DELETE FROM lines WHERE node = $1").text(node.as_str()))
    }

    /// That nodes which have not been seen since then have none, and nobody has those that were closed.
    #[must_use]
    pub fn lines_of_old_nodes_gone(since: Time) -> Self {
        let sql = "DELETE FROM lines WHERE many = 0 OR node NOT IN (SELECT id FROM nodes WHERE seen_at >= $1)";
        Self::of(Statement::new(sql).time(since))
    }

    /// By how much the club's time is behind the database's clock from now on, in milliseconds; less than nothing if it is ahead.
    #[must_use]
    pub fn club_behind(millis: i64) -> Self {
        Self::setting_changed(BEHIND, &millis.to_string())
    }

    /// That nodes which have been gone for a day are forgotten.
    #[must_use]
    pub fn old_nodes_gone(now: Time) -> Self {
        Self::of(Statement::new("DELETE FROM nodes WHERE seen_at < $1").time(now.less(KEPT)))
    }
}
