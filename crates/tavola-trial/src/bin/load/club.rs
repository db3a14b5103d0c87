//! Where people go: a house of our own, or several that were given.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use tavola_trial::Failure;
use tavola_trial::client::Client;
use tavola_trial::house::House;

use crate::table::Table;

/// How many tables are opened at a time.
const AT_ONCE: usize = 16;

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
    pub(crate) async fn tables(&self, many: usize, watchers: usize) -> Result<Vec<Table>, Failure> {
        let watched = |nth: usize| watchers / many.max(1) + usize::from(nth < watchers % many.max(1));
        let open = |nth: usize| Table::open(self.visitors(nth, 2 + watched(nth)), nth);
        stream::iter(0..many).map(open).buffer_unordered(AT_ONCE).try_collect().await
    }

    /// Opens so many chouettes.
    pub(crate) async fn chouettes(&self, many: usize) -> Result<Vec<Table>, Failure> {
        let open = |nth: usize| Table::open_chouette(self.visitors(nth, 3), nth);
        stream::iter(0..many).map(open).buffer_unordered(AT_ONCE).try_collect().await
    }
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
    tables: &mut [Table],
    hall: &crate::table::Hall,
) -> Result<Restart, Failure> {
    let began = house.start_again().await?;
    let ready = began.elapsed();
    let first = tables.first_mut().ok_or("there is no table")?;
    first.come_back().await?;
    first.act_once(hall, Instant::now() + Duration::from_secs(30)).await?;
    let acted = began.elapsed();
    let back = tables.iter_mut().skip(1).map(Table::come_back);
    stream::iter(back).buffer_unordered(AT_ONCE).try_collect::<Vec<()>>().await?;
    Ok(Restart { ready, acted, all: began.elapsed() })
}

/// The files of a database in bytes, its log among them.
pub(crate) fn bytes_in(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    files.filter_map(|file| file.metadata().ok()).map(|file| file.len()).sum()
}
