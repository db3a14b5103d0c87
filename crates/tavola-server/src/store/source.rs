//! How a connection is made, again and again, to whichever host can be written to, and how servers keep others from it.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use sqlx::{
    AnyConnection, AnyPool, AssertSqlSafe, Connection as _, Executor as _,
    any::{AnyConnectOptions, AnyPoolOptions},
};
use tokio::time::timeout;

use super::{
    StoreError,
    open::{DatabaseUrl, Kind},
    postgres, sqlite,
};

/// How long a reader waits for a free connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// How long one of several hosts may take to answer before the next is asked.
const HOST_TIMEOUT: Duration = Duration::from_secs(2);

/// Whether other servers may use the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Claim {
    /// Only this one: the club.
    Alone,
    /// This one and others of the same club: nodes.
    Together,
    /// Others too: a look at a running club's database.
    Beside,
}

/// Where connections come from.
#[derive(Debug, Clone)]
pub(super) struct Source {
    url: DatabaseUrl,
    claim: Claim,
    /// The host that could be written to last.
    host: Arc<AtomicUsize>,
    /// What has to follow when it is another one.
    pools: Arc<Mutex<Vec<AnyPool>>>,
    /// Under this name PostgreSQL knows the writing connections of this process.
    name: String,
    /// When something was read that may not stand on the disk.
    distrusted: Arc<Mutex<Option<Instant>>>,
    /// That another server had claimed the database when it was last asked for.
    taken: Arc<Mutex<Option<StoreError>>>,
}

impl Source {
    /// Connections to a database.
    pub(super) fn new(url: DatabaseUrl, claim: Claim) -> Self {
        let name = format!("tavola writer {}", uuid::Uuid::now_v7().simple());
        let (host, pools, distrusted, taken) = Default::default();
        Self { url, claim, name, host, pools, distrusted, taken }
    }

    /// The kind of database.
    pub(super) const fn kind(&self) -> Kind {
        self.url.kind
    }

    /// Whether it is a file of SQLite.
    pub(super) const fn has_file(&self) -> bool {
        self.url.file.is_some()
    }

    /// A fresh connection for writing.
    ///
    /// # Errors
    /// If there is none to be had, or another server has claimed the database.
    pub(super) async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = self.connect_to_primary().await?;
        self.prepare(&mut connection).await.map_err(|error| self.url.explained(error))?;
        if self.kind() == Kind::Postgres {
            let claimed = postgres::claim(&mut connection, &self.name, self.claim, &self.url).await;
            let taken = claimed.as_ref().err().filter(|error| matches!(error, StoreError::Taken { .. })).cloned();
            *self.taken.lock().unwrap_or_else(PoisonError::into_inner) = taken;
            claimed?;
        }
        Ok(connection)
    }

    /// That another server had claimed the database when a connection was last asked for, if it had.
    pub(super) fn taken(&self) -> Option<StoreError> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Looks for the host that can be written to, and lets readers follow it.
    ///
    /// # Errors
    /// If there is none.
    pub(super) async fn look_for_primary(&self) -> Result<(), StoreError> {
        self.connect_to_primary().await?.close().await.ok();
        Ok(())
    }

    /// A connection to the host that can be written to: the last one first.
    async fn connect_to_primary(&self) -> Result<AnyConnection, StoreError> {
        if self.url.hosts.len() == 1 {
            return AnyConnection::connect(&self.url.hosts[0]).await.map_err(|error| self.url.explained(error));
        }
        let last = self.host.load(Ordering::Relaxed);
        let mut failed = StoreError::TooLate;
        for host in (0..self.url.hosts.len()).map(|nth| (last + nth) % self.url.hosts.len()) {
            match timeout(HOST_TIMEOUT, self.connect_to(host)).await.unwrap_or(Err(StoreError::TooLate)) {
                Ok(connection) => {
                    self.follow(host)?;
                    return Ok(connection);
                }
                Err(error) => failed = error,
            }
        }
        Err(failed)
    }

    async fn connect_to(&self, host: usize) -> Result<AnyConnection, StoreError> {
        let connection = AnyConnection::connect(&self.url.hosts[host]).await;
        let mut connection = connection.map_err(|error| self.url.explained(error))?;
        if postgres::is_primary(&mut connection).await? {
            return Ok(connection);
        }
        connection.close().await.ok();
        Err(postgres::no_primary(&self.url))
    }

    /// Lets readers go to the host that can be written to.
    fn follow(&self, host: usize) -> Result<(), StoreError> {
        if self.host.swap(host, Ordering::Relaxed) != host {
            tracing::warn!(host, database = %self.url.shown(), "another host of the database is written to now");
            let options: AnyConnectOptions = self.url.hosts[host].parse()?;
            let pools = self.pools.lock().unwrap_or_else(PoisonError::into_inner);
            pools.iter().for_each(|pool| pool.set_connect_options(options.clone()));
        }
        Ok(())
    }

    /// Whether a server has the database now.
    ///
    /// # Errors
    /// If the database cannot be asked.
    pub(super) async fn is_claimed(&self, connection: &mut AnyConnection) -> Result<bool, StoreError> {
        match (self.kind(), &self.url.file) {
            (Kind::Postgres, _) => postgres::is_claimed(connection).await,
            (Kind::Sqlite, Some(file)) => Ok(sqlite::is_claimed(file)),
            (Kind::Sqlite, None) => Ok(false),
        }
    }

    async fn prepare(&self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        if self.kind() == Kind::Postgres {
            return Ok(());
        }
        connection.execute(sqlite::SETTINGS).await?;
        connection.execute(sqlite::WRITER).await?;
        if let Err(error) = connection.execute(sqlite::CARRY_OVER).await {
            tracing::warn!(%error, "the log was not carried into the database file");
        }
        if let Some(pages) = self.url.most_pages {
            connection.execute(AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).await?;
        }
        Ok(())
    }

    /// How many connections may read lists at a time: half of the readers, so that however many pages are asked for, acts
    /// and deadlines find one that is free.
    pub(super) const fn readers_for_lists(&self) -> usize {
        match self.url.kind {
            Kind::Postgres => postgres::READERS as usize / 2,
            Kind::Sqlite => sqlite::READERS as usize / 2,
        }
    }

    /// No connection that is open now reads again: SQLite keeps the pages it has read until the next write, and what was
    /// read from a disk that failed for a moment would be read for as long.
    pub(super) fn distrust_readers(&self) {
        *self.distrusted.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Connections for turns: the server ends one whose node is cut off, and its turn with it.
    ///
    /// # Errors
    /// If the address cannot be used.
    pub(super) fn for_turns(&self) -> Result<AnyPool, StoreError> {
        let options = AnyPoolOptions::new().acquire_timeout(CONNECT_TIMEOUT).max_connections(postgres::TURNS);
        self.following(options.after_connect(|connection, _| {
            Box::pin(async move { connection.execute(postgres::OF_TURNS).await.map(drop) })
        }))
    }

    /// Connections to whichever host can be written to.
    fn following(&self, options: AnyPoolOptions) -> Result<AnyPool, StoreError> {
        let pool = options.connect_lazy(&self.url.hosts[self.host.load(Ordering::Relaxed)])?;
        let mut pools = self.pools.lock().unwrap_or_else(PoisonError::into_inner);
        pools.retain(|pool| !pool.is_closed());
        pools.push(pool.clone());
        Ok(pool)
    }

    /// Connections for reading.
    ///
    /// # Errors
    /// If the address cannot be used.
    pub(super) async fn readers(&self) -> Result<AnyPool, StoreError> {
        let options = AnyPoolOptions::new().acquire_timeout(CONNECT_TIMEOUT);
        match self.kind() {
            Kind::Postgres => self.following(options.max_connections(postgres::READERS)),
            Kind::Sqlite => {
                let distrusted = Arc::clone(&self.distrusted);
                let was_there_then = move |age: Duration| {
                    let distrusted = *distrusted.lock().unwrap_or_else(PoisonError::into_inner);
                    distrusted.is_some_and(|then| then.elapsed() <= age)
                };
                // Nothing else can happen to a connection to a file while it rests.
                let options = options
                    .before_acquire(move |_, about| {
                        let is_good = !was_there_then(about.age);
                        Box::pin(async move { Ok(is_good) })
                    })
                    .max_connections(sqlite::READERS)
                    .min_connections(1)
                    .test_before_acquire(false)
                    .idle_timeout(None)
                    .max_lifetime(None)
                    .after_connect(|connection, _| {
                        Box::pin(async move { connection.execute(sqlite::SETTINGS).await.map(drop) })
                    });
                Ok(options.connect(&self.url.text).await?)
            }
        }
    }
}
