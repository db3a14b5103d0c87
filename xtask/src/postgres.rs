//! A PostgreSQL of our own for one test run: in a throw-away folder, on loopback, on a free port.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;

use crate::{machine, process};

/// The variable in which the store's tests find the database.
pub(crate) const VARIABLE: &str = "TAVOLA_TEST_POSTGRES";

/// A running PostgreSQL; it is stopped and its folder removed when this is dropped.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    /// Starts one for tests: nothing of it need outlast the machine.
    pub(crate) fn start() -> anyhow::Result<Self> {
        Self::start_with("off")
    }

    /// Starts one that keeps what it acknowledged, for measuring.
    pub(crate) fn start_durable() -> anyhow::Result<Self> {
        Self::start_with("on")
    }

    /// PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
    fn start_with(fsync: &str) -> anyhow::Result<Self> {
        let postgres = Self {
            programs: machine::postgresql()?,
            folder: std::env::temp_dir().join(format!("tavola-postgres-{}", std::process::id())),
            port: free_port()?,
        };
        postgres.make_folder()?;
        let folder = postgres.folder.display().to_string();
        process::output(
            &mut postgres.program("initdb", &["-D", &folder, "-A", "trust", "-U", "postgres", "--no-sync"]),
        )?;
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c fsync={fsync} -c max_connections=300 -k {folder}",
            postgres.port
        );
        let log = postgres.folder.join("log").display().to_string();
        process::run(
            &mut postgres.program("pg_ctl", &["-s", "-D", &folder, "-w", "-l", &log, "-o", &options, "start"]),
        )?;
        Ok(postgres)
    }

    /// Where it listens.
    pub(crate) fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    fn make_folder(&self) -> anyhow::Result<()> {
        if machine::is_root() {
            let folder = self.folder.display().to_string();
            return process::run(&mut process::program("install", &["-d", "-o", "postgres", "-m", "700", &folder]));
        }
        std::fs::create_dir_all(&self.folder).context("cannot make a folder for PostgreSQL")
    }

    fn program(&self, name: &str, arguments: &[&str]) -> Command {
        let path = self.programs.join(name).display().to_string();
        let mut command = if machine::is_root() {
            process::program("runuser", &[&["-u", "postgres", "--", &path], arguments].concat())
        } else {
            process::program(&path, arguments)
        };
        command.current_dir(std::env::temp_dir());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let folder = self.folder.display().to_string();
        let stopped =
            process::output(&mut self.program("pg_ctl", &["-s", "-D", &folder, "-m", "immediate", "-w", "stop"]));
        if let Err(error) = stopped {
            eprintln!("PostgreSQL did not stop: {error:#}");
        }
        remove(&self.folder);
    }
}

fn remove(folder: &Path) {
    if let Err(error) = std::fs::remove_dir_all(folder) {
        eprintln!("cannot remove {}: {error}", folder.display());
    }
}

/// A port of loopback that nobody listens on.
pub(crate) fn free_port() -> anyhow::Result<u16> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).context("no free port on loopback")?;
    Ok(listener.local_addr().context("no free port on loopback")?.port())
}
