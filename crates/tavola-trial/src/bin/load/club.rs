//! Where people go: a house of our own, or several that were given.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::{Stream, StreamExt as _, stream};
use tavola_trial::Failure;
use tavola_trial::client::Client;
use tavola_trial::house::House;

use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::table::Table;

/// How many tables are opened at a time.
const AT_ONCE: usize = 16;

/// Tables at which nobody acts yet, but everybody listens: a house takes the silent for gone.
pub(crate) struct Waiting {
    begin: watch::Sender<bool>,
    tables: JoinSet<Result<Table, Failure>>,
}

impl Waiting {
    /// Lets these wait.
    pub(crate) fn of(tables: Vec<Table>) -> Self {
        let mut waiting = Self { begin: watch::channel(false).0, tables: JoinSet::new() };
        tables.into_iter().for_each(|table| waiting.add(table));
        waiting
    }

    fn add(&mut self, table: Table) {
        self.tables.spawn(table.wait(self.begin.subscribe()));
    }

    /// The tables, which wait no longer.
    pub(crate) async fn come(mut self) -> Result<Vec<Table>, Failure> {
        self.begin.send_replace(true);
        let mut tables = Vec::with_capacity(self.tables.len());
        while let Some(table) = self.tables.join_next().await {
            tables.push(table??);
        }
        Ok(tables)
    }
}

/// The servers people are spread over.
#[derive(Debug, Clone)]
pub(crate) struct Club {
    nodes: Vec<SocketAddr>,
}

impl Club {
    /// One server.
    pub(crate) fn one(address: SocketAddr) -> Self {
        Self { nodes: vec![address] }
    }

    /// Those at these addresses, such as `http://127.0.0.1:8601`.
    pub(crate) fn of_urls(urls: &[String]) -> Result<Self, Failure> {
        let read = |url: &String| {
            let host = url.trim_end_matches('/').trim_start_matches("http://");
            host.parse().map_err(|_| format!("{url} is no node: one is written http://127.0.0.1:8601").into())
        };
        Ok(Self { nodes: urls.iter().map(read).collect::<Result<_, Failure>>()? })
    }

    /// So many visitors: neighbours come to different servers.
    pub(crate) fn visitors(&self, group: usize, many: usize) -> Vec<Client> {
        (0..many).map(|nth| self.visitor(group, nth)).collect()
    }

    /// One of them. A group shares an address of its own, as a household does.
    pub(crate) fn visitor(&self, group: usize, nth: usize) -> Client {
        let from = u8::try_from(2 + group % 250).unwrap_or(2);
        Client::new(self.nodes[(group + nth) % self.nodes.len()], from)
    }

    /// Opens so many tables; the first so many watchers are spread over them.
    pub(crate) async fn tables(&self, many: usize, watchers: usize) -> Result<Waiting, Failure> {
        let watched = |nth: usize| watchers / many.max(1) + usize::from(nth < watchers % many.max(1));
        let open = |nth: usize| Table::open(self.visitors(nth, 2 + watched(nth)), nth);
        waiting(stream::iter(0..many).map(open).buffer_unordered(AT_ONCE)).await
    }

    /// Opens so many chouettes.
    pub(crate) async fn chouettes(&self, many: usize) -> Result<Waiting, Failure> {
        let open = |nth: usize| Table::open_chouette(self.visitors(nth, 3), nth);
        waiting(stream::iter(0..many).map(open).buffer_unordered(AT_ONCE)).await
    }
}

async fn waiting(opened: impl Stream<Item = Result<Table, Failure>>) -> Result<Waiting, Failure> {
    let mut opened = std::pin::pin!(opened);
    let mut waiting = Waiting::of(Vec::new());
    while let Some(table) = opened.next().await {
        waiting.add(table?);
    }
    Ok(waiting)
}

/// The memory a house holds, in KiB, after it had a moment to give some back.
pub(crate) async fn memory(house: Option<&House>) -> u64 {
    tokio::time::sleep(Duration::from_millis(500)).await;
    house.map_or(0, House::resident_kib)
}

/// What a restart came to.
#[derive(Debug)]
pub(crate) struct Restart {
    /// Until `/health` says that it is ready.
    pub(crate) ready: Duration,
    /// Until a table's lines are open and an act is told.
    pub(crate) acted: Duration,
    /// Until every line is open again.
    pub(crate) all: Duration,
}

/// Kills the house, starts it again, and times until it serves.
pub(crate) async fn restart(
    house: &mut House,
    mut tables: Vec<Table>,
    hall: &crate::table::Hall,
) -> Result<(Restart, Waiting), Failure> {
    let began = house.start_again().await?;
    let ready = began.elapsed();
    let first = tables.first_mut().ok_or("there is no table")?;
    first.come_back().await?;
    first.act_once(hall, Instant::now() + Duration::from_secs(30)).await?;
    let acted = began.elapsed();
    let back = tables.into_iter().map(async |mut table| {
        table.come_back().await?;
        Ok(table)
    });
    let waiting = waiting(stream::iter(back).buffer_unordered(AT_ONCE)).await?;
    Ok((Restart { ready, acted, all: began.elapsed() }, waiting))
}

/// The files of a database in bytes, its log among them.
pub(crate) fn bytes_in(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    files.filter_map(|file| file.metadata().ok()).map(|file| file.len()).sum()
}
