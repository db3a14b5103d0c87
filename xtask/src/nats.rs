//! A NATS server of our own for one test run: on loopback, on a free port, with nothing on disk.

use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::Context;

use crate::{machine, postgres};

/// The variable in which the bus's tests find the server.
pub(crate) const VARIABLE: &str = "TAVOLA_TEST_NATS";

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(10);

/// A running NATS server; it is stopped when this is dropped.
pub(crate) struct Nats {
    server: Child,
    port: u16,
}

impl Nats {
    /// Starts one.
    pub(crate) fn start() -> anyhow::Result<Self> {
        let program = machine::nats()?;
        let port = postgres::free_port()?;
        let mut command = Command::new(program);
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]).stdout(Stdio::null()).stderr(Stdio::null());
        let nats = Self { server: command.spawn().context("nats-server does not start")?, port };
        let since = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            anyhow::ensure!(since.elapsed() < PATIENCE, "nats-server does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(nats)
    }

    /// Where it listens.
    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.server.kill().ok();
        self.server.wait().ok();
    }
}
