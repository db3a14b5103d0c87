//! One node: the built binary with lines of its own to the database and NATS, and a clock of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use tokio::process::{Child, Command};

use super::{Cut, Proxy, free_port, postgres};
use crate::Failure;
use crate::client::Client;

/// What sets a process's clock, where Debian's package `faketime` puts it.
const FAKETIME: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

/// What a node is told.
#[derive(Debug, Clone)]
pub struct Setting {
    /// Its name.
    pub name: String,
    /// Where the database's hosts listen.
    pub hosts: [u16; 2],
    /// Where NATS listens.
    pub nats: u16,
}

/// A node.
#[derive(Debug)]
pub struct Node {
    /// What it runs.
    pub binary: PathBuf,
    /// Where it listens.
    pub address: SocketAddr,
    name: String,
    folder: PathBuf,
    hosts: [Proxy; 2],
    nats: Proxy,
    child: Option<Child>,
}

impl Node {
    /// A node that does not run yet.
    ///
    /// # Errors
    /// If there are no free ports.
    pub async fn new(binary: PathBuf, folder: &Path, setting: Setting) -> Result<Self, Failure> {
        let Setting { name, hosts, nats } = setting;
        let hosts = [Proxy::to(hosts[0]).await?, Proxy::to(hosts[1]).await?];
        let (nats, address) = (Proxy::to(nats).await?, ([127, 0, 0, 1], free_port()?).into());
        let node = Self { binary, address, folder: folder.join(&name), name, hosts, nats, child: None };
        std::fs::create_dir_all(&node.folder)?;
        node.set_clock(0)?;
        Ok(node)
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Starts it, and waits for nothing.
    ///
    /// # Errors
    /// If the binary cannot be started.
    pub fn start(&mut self) -> Result<(), Failure> {
        let log = std::fs::File::options().create(true).append(true).open(self.log())?;
        let mut command = Command::new(&self.binary);
        command
            .args(["serve", "--cluster", "--node-name", &self.name, "--listen", &self.address.to_string()])
            .args(["--database", &postgres::url([self.hosts[0].port(), self.hosts[1].port()])])
            .args(["--nats", &format!("nats://127.0.0.1:{}", self.nats.port())])
            .args(["--bot-pause-ms", "100", "--rate-per-second", "100000", "--rate-burst", "100000", "--log", "warn"])
            .arg("--data-dir")
            .arg(&self.folder)
            .current_dir(&self.folder)
            .env("RUST_BACKTRACE", "1")
            .stdout(Stdio::from(log.try_clone()?))
            .stderr(Stdio::from(log))
            .kill_on_drop(true);
        if Self::has_clock() {
            command
                .env("LD_PRELOAD", FAKETIME)
                .env("FAKETIME_TIMESTAMP_FILE", self.clock())
                .env("FAKETIME_CACHE_DURATION", "1")
                .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        }
        self.child = Some(command.spawn()?);
        Ok(())
    }

    /// Waits until it answers that it is well.
    ///
    /// # Errors
    /// If it does not within that time, or has ended.
    pub async fn answers_within(&mut self, time: Duration) -> Result<(), Failure> {
        let end = Instant::now() + time;
        while Instant::now() < end {
            if Client::new(self.address, 1).get("/health").await.is_ok_and(|answer| answer.status == 200) {
                return Ok(());
            }
            if let Some(status) = self.child.as_mut().and_then(|child| child.try_wait().ok().flatten()) {
                return Err(format!("node {} has ended ({status}): {}", self.name, self.last_words()).into());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err(format!("node {} does not answer: {}", self.name, self.last_words()).into())
    }

    /// Ends it with SIGKILL.
    ///
    /// # Errors
    /// If there is no such process.
    pub async fn kill(&mut self) -> Result<(), Failure> {
        if let Some(mut child) = self.child.take() {
            child.kill().await?;
        }
        Ok(())
    }

    /// Asks it to stop, with SIGTERM, and waits until it has.
    ///
    /// # Errors
    /// If it does not within half a minute, or says that it has failed.
    pub async fn stop(&mut self) -> Result<(), Failure> {
        let Some(mut child) = self.child.take() else { return Ok(()) };
        let id = child.id().ok_or("the node has ended by itself")?.to_string();
        Command::new("kill").args(["-TERM", &id]).status().await?;
        let status = tokio::time::timeout(Duration::from_secs(30), child.wait()).await;
        let status = status.map_err(|_| format!("node {} does not stop", self.name))??;
        if status.success() { Ok(()) } else { Err(format!("node {} stopped with {status}", self.name).into()) }
    }

    /// Cuts it off from NATS, or lets it go there again.
    pub fn cut_from_nats(&self, cut: Cut) {
        self.nats.cut(cut);
    }

    /// Cuts it off from every host of the database, or lets it go there again.
    pub fn cut_from_database(&self, cut: Cut) {
        self.hosts.iter().for_each(|host| host.cut(cut));
    }

    /// Whether nodes can have clocks of their own here.
    #[must_use]
    pub fn has_clock() -> bool {
        Path::new(FAKETIME).exists()
    }

    /// Sets its clock so many seconds off the machine's; a running node notices within a second. Clocks that only go on are
    /// not touched.
    ///
    /// # Errors
    /// If that cannot be told.
    pub fn set_clock(&self, seconds: i32) -> std::io::Result<()> {
        let fresh = self.folder.join("clock.new");
        std::fs::write(&fresh, format!("{seconds:+}s\n"))?;
        std::fs::rename(fresh, self.clock())
    }

    /// What it has said of panics so far.
    #[must_use]
    pub fn panics(&self) -> Vec<String> {
        let said = std::fs::read_to_string(self.log()).unwrap_or_default();
        said.lines().filter(|line| line.contains("panicked")).map(str::to_owned).collect()
    }

    fn last_words(&self) -> String {
        let said = std::fs::read_to_string(self.log()).unwrap_or_default();
        said.lines().rev().take(3).collect::<Vec<_>>().join(" | ")
    }

    /// Where it writes what it has to say.
    #[must_use]
    pub fn log(&self) -> PathBuf {
        self.folder.join("log")
    }

    fn clock(&self) -> PathBuf {
        self.folder.join("clock")
    }
}
