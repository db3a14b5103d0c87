//! Which database, and how to reach it.

use std::{
    fmt,
    fs::File,
    io,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use sqlx::{AnyConnection, AnyPool};
use tokio::sync::{Mutex as AsyncMutex, Semaphore, mpsc};

use super::{
    Store, StoreError, backup, migrations,
    nodes::Turns,
    postgres,
    source::{Claim, Source},
    sqlite,
    writer::Writer,
};
use crate::base::{memory::Remembered, secret::without_passwords};

/// How many writes may wait before those who ask have to wait too.
const QUEUE: usize = 4096;
/// How many accounts' names are remembered before those least used are forgotten.
const NAMES: usize = 20_000;

/// Databases in memory have names, so that several connections find the same one.
static IN_MEMORY: AtomicUsize = AtomicUsize::new(0);

/// The databases there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A file beside the program.
    Sqlite,
    /// A server of its own.
    Postgres,
}

impl Kind {
    /// How a writing transaction begins.
    pub(super) const fn begin(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN IMMEDIATE",
            Self::Postgres => "BEGIN",
        }
    }

    /// How a statement that puts rows in begins. A transaction is taken back whole when a statement fails: SQLite need not keep
    /// what that one alone has changed.
    pub(super) const fn insert(self) -> &'static str {
        match self {
            Self::Sqlite => "INSERT OR FAIL",
            Self::Postgres => "INSERT",
        }
    }

    /// The same of one that changes rows.
    pub(super) const fn update(self) -> &'static str {
        match self {
            Self::Sqlite => "UPDATE OR FAIL",
            Self::Postgres => "UPDATE",
        }
    }

    /// The rows of a JSON array in the first parameter, as a table with a column `value`.
    pub(super) const fn unnest(self) -> &'static str {
        match self {
            Self::Sqlite => "json_each($1)",
            Self::Postgres => "json_array_elements(CAST($1 AS json))",
        }
    }
}

/// What becomes of a database that has never been a club's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unfounded {
    /// It becomes one.
    Founded,
    /// It stays as it is, and is refused.
    Refused,
}

/// The address of a database: `sqlite:PATH`, `sqlite::memory:` or `postgres://…`.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl {
    pub(super) kind: Kind,
    pub(super) text: String,
    /// The same for each host: of several one at a time can be written to.
    pub(super) hosts: Arc<[String]>,
    /// The file, if it is one.
    pub(super) file: Option<PathBuf>,
    pub(super) most_pages: Option<u32>,
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("DatabaseUrl").field(&self.shown()).finish()
    }
}

impl DatabaseUrl {
    /// Reads an address.
    ///
    /// # Errors
    /// If it names neither SQLite nor PostgreSQL.
    pub fn parse(text: &str) -> Result<Self, StoreError> {
        match text.split_once(':') {
            Some(("sqlite", ":memory:")) => Ok(Self::in_memory()),
            Some(("sqlite", rest)) => Ok(Self::sqlite(rest)),
            Some(("postgres" | "postgresql", _)) => {
                let hosts =
                    postgres::hosts(text).ok_or_else(|| StoreError::UnknownDatabase(without_passwords(text)))?;
                if let Some(reason) = postgres::fault(text) {
                    return Err(StoreError::Unusable { database: without_passwords(text), reason });
                }
                Ok(Self {
                    kind: Kind::Postgres,
                    text: text.to_owned(),
                    hosts: hosts.into(),
                    file: None,
                    most_pages: None,
                })
            }
            _ => Err(StoreError::UnknownDatabase(without_passwords(text))),
        }
    }

    /// A SQLite file in this place.
    #[must_use]
    pub fn sqlite_file(path: &Path) -> Self {
        // What has a meaning in an address must not have it in a path.
        let escaped = path.display().to_string().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
        let text = format!("sqlite:{escaped}?mode=rwc");
        Self::of_sqlite(text, Some(path.to_owned()))
    }

    /// The same with a bound on how large a SQLite file may grow, in pages of 4 KiB: past it the disk counts as full.
    #[must_use]
    pub fn with_most_pages(self, pages: u32) -> Self {
        Self { most_pages: Some(pages), ..self }
    }

    /// The address without a password, fit for a log.
    #[must_use]
    pub fn shown(&self) -> String {
        self.file.as_ref().map_or_else(|| without_passwords(&self.text), |file| format!("sqlite:{}", file.display()))
    }

    /// The file the database is in, if it is one of SQLite's.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The reason why a database cannot be used: what SQLite's number means, what the server of PostgreSQL says.
    pub(super) fn explained(&self, error: sqlx::Error) -> StoreError {
        let said = error.as_database_error();
        let number = said.and_then(sqlx::error::DatabaseError::code).and_then(|code| code.parse().ok());
        let reason = match (self.kind, said, number.and_then(sqlite::reason)) {
            (Kind::Sqlite, _, Some(reason)) => format!("{reason} ({error})"),
            (Kind::Sqlite, _, None) => return error.into(),
            (Kind::Postgres, Some(said), _) => format!("the server says: {}", said.message()),
            (Kind::Postgres, None, _) => error.to_string(),
        };
        StoreError::Unusable { database: self.shown(), reason }
    }

    fn of_sqlite(text: String, file: Option<PathBuf>) -> Self {
        Self { kind: Kind::Sqlite, hosts: [text.clone()].into(), text, file, most_pages: None }
    }

    /// Lets pass only where there is a file, if it is one of SQLite's.
    pub(super) fn expect_file(&self) -> Result<(), StoreError> {
        match self.file.as_ref().map(|file| (file, file.metadata())) {
            None => Ok(()),
            Some((_, Ok(found))) if found.is_file() => Ok(()),
            Some((file, Err(error))) if error.kind() != io::ErrorKind::NotFound => Err(sqlite::unusable(file, &error)),
            Some((_, Ok(_) | Err(_))) => Err(StoreError::NoClub(self.shown())),
        }
    }

    /// Whether several servers can share the database.
    #[must_use]
    pub fn can_be_shared(&self) -> bool {
        self.kind == Kind::Postgres
    }

    fn in_memory() -> Self {
        let number = IN_MEMORY.fetch_add(1, Ordering::Relaxed);
        let text = format!("sqlite:file:tavola-memory-{number}?mode=memory&cache=shared");
        Self::of_sqlite(text, None)
    }

    fn sqlite(rest: &str) -> Self {
        let path = rest.strip_prefix("//").unwrap_or(rest);
        match path.split_once('?') {
            None if !path.contains('%') => Self::sqlite_file(Path::new(path)),
            None => Self::of_sqlite(format!("sqlite:{path}?mode=rwc"), None),
            // Whoever writes settings of their own into the address knows what they do.
            Some((file, settings)) => {
                let file = (!settings.contains("mode=memory") && !file.contains('%')).then(|| PathBuf::from(file));
                Self::of_sqlite(format!("sqlite:{rest}"), file)
            }
        }
    }
}

impl Store {
    /// Opens the database beside whoever else uses it, creating it if it is a file that does not exist, and brings its
    /// schema up to date, unless a server has it: then it stays as it is.
    ///
    /// # Errors
    /// If it cannot be reached or its schema is not one of ours, or beside a server not this program's.
    pub async fn open(url: &DatabaseUrl) -> Result<Self, StoreError> {
        Self::opened(url, Claim::Beside, Unfounded::Founded).await
    }

    /// The same for whoever looks after a club: nothing is created.
    ///
    /// # Errors
    /// Those of [`Store::open`]; [`StoreError::NoClub`] if the database has never been a club's.
    pub async fn open_existing(url: &DatabaseUrl) -> Result<Self, StoreError> {
        Self::opened(url, Claim::Beside, Unfounded::Refused).await
    }

    /// The same for a server: the database is its alone until it is closed, and its files are private.
    ///
    /// # Errors
    /// Those of [`Store::open`]; [`StoreError::Taken`] if another server has it.
    pub async fn open_alone(url: &DatabaseUrl) -> Result<Self, StoreError> {
        Self::opened(url, Claim::Alone, Unfounded::Founded).await
    }

    /// The same for one of several servers of a club: the database is theirs together, and nobody's alone.
    ///
    /// # Errors
    /// Those of [`Store::open`]; [`StoreError::Taken`] if a server has it alone.
    pub async fn open_together(url: &DatabaseUrl) -> Result<Self, StoreError> {
        Self::opened(url, Claim::Together, Unfounded::Founded).await
    }

    /// The same for one that only works for the club.
    ///
    /// # Errors
    /// Those of [`Store::open_together`]; [`StoreError::NoClub`] if the database has never been a club's.
    pub async fn open_for_work(url: &DatabaseUrl) -> Result<Self, StoreError> {
        Self::opened(url, Claim::Together, Unfounded::Refused).await
    }

    async fn opened(url: &DatabaseUrl, claim: Claim, unfounded: Unfounded) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        // A connection would make the file.
        if unfounded == Unfounded::Refused {
            url.expect_file()?;
        }
        let lock = match (&url.file, claim) {
            (Some(file), Claim::Alone) => Some(sqlite::claim(file)?),
            (Some(file), Claim::Beside | Claim::Together) => sqlite::prepare(file).map(|()| None)?,
            (None, _) => None,
        };
        let source = Source::new(url.clone(), claim);
        let mut connection = source.connect().await?;
        backup::refuse_unfinished(&mut connection, url).await?;
        if unfounded == Unfounded::Refused {
            migrations::expect_any(&mut connection, url).await?;
        }
        let is_beside_a_server = claim == Claim::Beside && source.is_claimed(&mut connection).await?;
        if is_beside_a_server {
            migrations::expect_all(&mut connection, url).await?;
        } else if url.kind == Kind::Postgres && !postgres::is_primary(&mut connection).await? {
            return Err(postgres::no_primary(url));
        } else {
            migrations::run(&mut connection, claim).await?;
        }
        let read = source.readers().await?;
        let turns = Turns::new(if claim == Claim::Together { Some(source.for_turns()?) } else { None });
        Ok(Self { is_beside_a_server, ..Self::start(source, connection, read, turns, lock) })
    }

    fn start(source: Source, connection: AnyConnection, read: AnyPool, turns: Turns, lock: Option<File>) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let writing = Writer::new(source.clone(), connection).run(waiting);
        if source.has_file() {
            tokio::spawn(sqlite::carry(read.clone(), jobs.downgrade()));
        }
        let (writer, kind) = (Arc::new(AsyncMutex::new(Some(tokio::spawn(writing)))), source.kind());
        let names = Arc::new(Remembered::new(NAMES, turns.changed()));
        let lock = Arc::new(Mutex::new(lock));
        let lists = Arc::new(Semaphore::new(source.readers_for_lists()));
        let looks = Arc::default();
        Self { read, lists, jobs, writer, kind, source, looks, names, turns, lock, is_beside_a_server: false }
    }

    /// Lets the next server have the database.
    pub(super) fn unlock(&self) {
        drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection as _, Executor as _};

    use super::*;

    #[test]
    fn an_address_names_one_of_two_databases() {
        assert_eq!(DatabaseUrl::parse("sqlite:data/tavola.db").unwrap().kind, Kind::Sqlite);
        assert_eq!(DatabaseUrl::parse("postgres://u@h/d").unwrap().kind, Kind::Postgres);
        assert!(DatabaseUrl::parse("mysql://h/d").is_err());
        assert!(DatabaseUrl::parse("tavola.db").is_err());
    }

    #[test]
    fn a_password_is_not_shown() {
        let url = DatabaseUrl::parse("postgres://club:secret@db.example/tavola").unwrap();
        assert_eq!(url.shown(), "postgres://club:***@db.example/tavola");
        assert!(!format!("{url:?}").contains("secret"));
    }

    #[test]
    fn a_file_is_known_as_one_however_it_is_written() {
        for text in ["sqlite:data/club.db", "sqlite://data/club.db", "sqlite:data/club.db?mode=rwc"] {
            let url = DatabaseUrl::parse(text).unwrap();
            assert_eq!(url.file.as_deref(), Some(Path::new("data/club.db")), "{text}");
            assert_eq!(url.shown(), "sqlite:data/club.db");
        }
        assert_eq!(DatabaseUrl::parse("sqlite::memory:").unwrap().file, None);
    }

    #[tokio::test]
    async fn lists_never_take_the_connections_that_acts_and_deadlines_need() {
        let store = Store::open(&DatabaseUrl::in_memory()).await.unwrap();
        let mut turns = Vec::new();
        for _ in 0..store.source.readers_for_lists() {
            turns.push(store.turn_at_lists().await.unwrap());
        }
        assert!(turns.len() < sqlite::READERS as usize);
        let mut list = Box::pin(store.rooms_alive("table", tavola_base::Time::from_millis(0)));
        tokio::select! {
            biased;
            _ = &mut list => panic!("a list more than there are turns for"),
            pinged = store.ping() => pinged.unwrap(),
        }
        turns.clear();
        list.await.unwrap();
    }

    /// The numbers of what a database has gone through.
    async fn gone_through(url: &DatabaseUrl) -> Vec<i64> {
        Store::open(url).await.unwrap().close().await;
        let mut connection = Source::new(url.clone(), Claim::Beside).connect().await.unwrap();
        let numbers = sqlx::query_scalar("SELECT version FROM _sqlx_migrations ORDER BY version");
        numbers.fetch_all(&mut connection).await.unwrap()
    }

    // Two branches that each add the next one: what one database has gone through the other never would.
    #[tokio::test]
    async fn migrations_are_numbered_one_after_the_other_and_every_database_goes_through_all() {
        let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations")).unwrap();
        let mut numbers: Vec<i64> = files
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .map(|name| name.split_once('_').expect("a number and a name").0.parse().unwrap())
            .collect();
        numbers.sort_unstable();
        let all: Vec<i64> = (1..).take(numbers.len()).collect();
        assert_eq!(numbers, all, "numbers twice or left out");
        assert_eq!(migrations::all().iter().map(|one| one.version).collect::<Vec<_>>(), all);
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(gone_through(&DatabaseUrl::sqlite_file(&dir.path().join("club.db"))).await, all);
        let Ok(server) = std::env::var("TAVOLA_TEST_POSTGRES") else {
            eprintln!("TAVOLA_TEST_POSTGRES is not set: not run on PostgreSQL");
            return;
        };
        let name = format!("tavola_test_{}", uuid::Uuid::now_v7().simple());
        let mut admin = AnyConnection::connect(&server).await.expect("the test server");
        admin.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        let (host, _) = server.rsplit_once('/').expect("an address with a database");
        assert_eq!(gone_through(&DatabaseUrl::parse(&format!("{host}/{name}")).unwrap()).await, all);
        admin.execute(sqlx::AssertSqlSafe(format!("DROP DATABASE {name} WITH (FORCE)"))).await.unwrap();
    }

    #[tokio::test]
    async fn beside_a_server_the_schema_stays_as_it_is() {
        let dir = tempfile::tempdir().unwrap();
        let url = DatabaseUrl::sqlite_file(&dir.path().join("club.db"));
        assert!(!Store::open(&url).await.unwrap().is_beside_a_server());
        let server = Store::open_alone(&url).await.unwrap();
        let beside = Store::open(&url).await.unwrap();
        assert!(beside.is_beside_a_server() && !server.is_beside_a_server());
        beside.close().await;
        let mut connection = Source::new(url.clone(), Claim::Beside).connect().await.unwrap();
        connection.execute("DELETE FROM _sqlx_migrations WHERE version = 6").await.unwrap();
        assert!(matches!(Store::open(&url).await, Err(StoreError::Unusable { .. })), "of another program");
        server.close().await;
    }

    #[tokio::test]
    async fn who_looks_after_a_club_makes_none() {
        let dir = tempfile::tempdir().unwrap();
        let url = DatabaseUrl::sqlite_file(&dir.path().join("club.db"));
        assert!(matches!(Store::open_existing(&url).await, Err(StoreError::NoClub(_))));
        assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 0, "nothing is left there");
        std::fs::write(dir.path().join("club.db"), "").unwrap();
        for refused in [Store::open_existing(&url).await, Store::open_for_work(&url).await] {
            assert!(matches!(refused, Err(StoreError::NoClub(_))), "{refused:?}");
        }
        Store::open(&url).await.unwrap().close().await;
        Store::open_existing(&url).await.unwrap().close().await;
    }

    #[tokio::test]
    async fn a_path_may_have_any_letters() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("50% of #1?.db");
        Store::open(&DatabaseUrl::sqlite_file(&file)).await.unwrap().close().await;
        assert!(file.exists());
    }
}
