//! A club of several nodes on trial: PostgreSQL with a synchronous standby, NATS, and the built binary as often as wanted, all
//! on loopback and free ports, in a folder that is removed with everything else when it is dropped.

mod nats;
mod node;
mod postgres;
mod proxy;

use std::path::{Path, PathBuf};
use std::time::Duration;

pub use nats::Nats;
pub use node::{Node, Setting};
pub use postgres::Postgres;
pub use proxy::{Cut, Proxy};

use crate::Failure;

/// How long a node may take to answer, on a machine that is busy.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// The programs it is made of.
#[derive(Debug, Clone)]
pub struct Programs {
    /// The built club.
    pub tavola: PathBuf,
    /// The folder with PostgreSQL's programs.
    pub postgresql: PathBuf,
}

/// A running club.
#[derive(Debug)]
pub struct Cluster {
    /// Its nodes, in the order of their names.
    pub nodes: Vec<Node>,
    /// What they tell each other by.
    pub nats: Nats,
    /// What they share.
    pub database: Postgres,
    /// Removed last.
    _folder: tempfile::TempDir,
}

impl Cluster {
    /// Starts everything and waits until every node answers.
    ///
    /// # Errors
    /// If something does not start.
    pub async fn start(programs: &Programs, many: usize) -> Result<Self, Failure> {
        let folder = tempfile::Builder::new().prefix("tavola-cluster-").tempdir()?;
        open_to_all(folder.path())?;
        let database = Postgres::start(&programs.postgresql, folder.path()).await?;
        let nats = Nats::start(folder.path()).await?;
        let mut nodes = Vec::with_capacity(many);
        for nth in 1..=many {
            let setting = Setting { name: format!("n{nth}"), hosts: database.ports(), nats: nats.port() };
            let mut node = Node::new(programs.tavola.clone(), folder.path(), setting).await?;
            node.start()?;
            node.answers_within(START_TIMEOUT).await?;
            nodes.push(node);
        }
        Ok(Self { nodes, nats, database, _folder: folder })
    }
}

/// PostgreSQL's own user looks into it too.
fn open_to_all(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755))
}

/// A port on loopback that nobody has now.
fn free_port() -> std::io::Result<u16> {
    Ok(std::net::TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}
