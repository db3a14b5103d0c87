//! How a connection is made, again and again, and how a server keeps others from its database.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection as _, Executor as _, any::AnyPoolOptions};

use super::{
    StoreError,
    open::{DatabaseUrl, Kind},
    postgres, sqlite,
};

/// How long a reader waits for a free connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Whether other servers may use the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Claim {
    /// Only this one: the club.
    Alone,
    /// Others too: a look at a running club's database.
    Beside,
}

/// Where connections come from.
#[derive(Debug, Clone)]
pub(super) struct Source {
    url: DatabaseUrl,
    claim: Claim,
    /// Under this name PostgreSQL knows the writing connections of this process.
    name: String,
    /// When something was read that may not stand on the disk.
    distrusted: Arc<Mutex<Option<Instant>>>,
}

impl Source {
    /// Connections to a database.
    pub(super) fn new(url: DatabaseUrl, claim: Claim) -> Self {
        let name = format!("tavola writer {}", uuid::Uuid::now_v7().simple());
        Self { url, claim, name, distrusted: Arc::default() }
    }

    /// The kind of database.
    pub(super) const fn kind(&self) -> Kind {
        self.url.kind
    }

    /// A fresh connection for writing.
    ///
    /// # Errors
    /// If there is none to be had, or another server has claimed the database.
    pub(super) async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = AnyConnection::connect(&self.url.text).await.map_err(|error| self.url.explained(error))?;
        self.prepare(&mut connection).await.map_err(|error| self.url.explained(error))?;
        if self.kind() == Kind::Postgres && self.claim == Claim::Alone {
            postgres::claim(&mut connection, &self.name).await?;
        }
        Ok(connection)
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

    /// Connections for reading.
    ///
    /// # Errors
    /// If the address cannot be used.
    pub(super) async fn readers(&self) -> Result<AnyPool, StoreError> {
        let options = AnyPoolOptions::new().acquire_timeout(CONNECT_TIMEOUT);
        match self.kind() {
            Kind::Postgres => Ok(options.max_connections(postgres::READERS).connect_lazy(&self.url.text)?),
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
