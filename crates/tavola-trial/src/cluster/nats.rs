//! The server by which nodes tell each other what has moved on.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::process::{Child, Command};

use crate::Failure;

/// A NATS server of our own.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    log: PathBuf,
    child: Child,
}

impl Nats {
    /// Starts one and waits until it listens.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn start(folder: &Path) -> Result<Self, Failure> {
        let (port, log) = (super::free_port()?, folder.join("nats.log"));
        let child = spawn(port, &log)?;
        let nats = Self { port, log, child };
        nats.listens().await?;
        Ok(nats)
    }

    /// Where it listens.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Kills it.
    ///
    /// # Errors
    /// If it cannot be.
    pub async fn kill(&mut self) -> Result<(), Failure> {
        Ok(self.child.kill().await?)
    }

    /// Starts it again where it was.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn again(&mut self) -> Result<(), Failure> {
        self.child = spawn(self.port, &self.log)?;
        self.listens().await
    }

    async fn listens(&self) -> Result<(), Failure> {
        for _ in 0..200 {
            if TcpStream::connect(SocketAddr::from(([127, 0, 0, 1], self.port))).await.is_ok() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err(format!("nats-server does not listen; {} says why", self.log.display()).into())
    }
}

fn spawn(port: u16, log: &Path) -> Result<Child, Failure> {
    let log = std::fs::File::options().create(true).append(true).open(log)?;
    let started = Command::new("nats-server")
        .args(["-a", "127.0.0.1", "-p", &port.to_string()])
        .stdout(Stdio::from(log.try_clone()?))
        .stderr(Stdio::from(log))
        .kill_on_drop(true)
        .spawn();
    started.map_err(|error| {
        format!("nats-server cannot be started ({error}): on Debian the package is nats-server").into()
    })
}
