//! A database on two hosts: one is written to, the other has everything before it is acknowledged.

use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command as Plain, Stdio};
use std::time::Duration;

use tokio::process::Command;

use crate::Failure;

/// The name of the club's database.
const DATABASE: &str = "club";
/// The file with what differs between a primary that has a standby and one that has none.
const STANDBY_FILE: &str = "standby.conf";
const WITH_STANDBY: &str = "synchronous_standby_names = '*'\n";
/// What every host is told. Processes are killed here, machines are not: nothing is lost without flushing. A standby that has lost
/// its primary looks for a promotion every `wal_retrieve_retry_interval`: with the usual 5 s, fail-over can take as long.
const SETTINGS: &str = "listen_addresses = '127.0.0.1'\nmax_connections = 200\nfsync = off\nwal_level = replica\n\
    max_wal_senders = 8\nwal_receiver_status_interval = 1s\nwal_retrieve_retry_interval = 500ms\n\
    log_line_prefix = '%m [%p] '\ninclude_if_exists = 'standby.conf'\n";

/// A primary and its standby.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    ports: [u16; 2],
    primary: usize,
}

impl Postgres {
    /// Starts both.
    ///
    /// # Errors
    /// If one does not start.
    pub async fn start(programs: &Path, folder: &Path) -> Result<Self, Failure> {
        let folder = folder.join("postgres");
        let ports = [super::free_port()?, super::free_port()?];
        let all = Self { programs: programs.to_owned(), folder, ports, primary: 0 };
        all.make_folder().await?;
        let data = all.data(0);
        all.run("initdb", &["-D", &data, "-A", "trust", "-U", "postgres", "--no-sync"]).await?;
        let conf = format!("{SETTINGS}unix_socket_directories = '{}'\n", all.folder.display());
        append(&format!("{data}/postgresql.conf"), &conf)?;
        append(&format!("{data}/pg_hba.conf"), "host replication all 127.0.0.1/32 trust\n")?;
        all.launch(0).await?;
        all.ask(&format!("CREATE DATABASE {DATABASE}")).await?;
        all.rebuild_standby().await?;
        Ok(all)
    }

    /// Where the two listen.
    #[must_use]
    pub const fn ports(&self) -> [u16; 2] {
        self.ports
    }

    /// Where each host writes what it has to say.
    #[must_use]
    pub fn logs(&self) -> [PathBuf; 2] {
        [0, 1].map(|host| self.log(host))
    }

    /// The address of the club's database for those who go there themselves.
    #[must_use]
    pub fn url(&self) -> String {
        url(self.ports)
    }

    /// Kills the primary with all its processes and makes the standby the primary.
    ///
    /// # Errors
    /// If it cannot be killed, or the standby not promoted.
    pub async fn fail_over(&mut self) -> Result<(), Failure> {
        let (old, new) = (self.primary, 1 - self.primary);
        self.kill(old).await?;
        // Until it has a standby of its own it must not wait for one.
        std::fs::write(format!("{}/{STANDBY_FILE}", self.data(new)), "")?;
        self.run("pg_ctl", &["-s", "-D", &self.data(new), "-w", "promote"]).await?;
        self.primary = new;
        self.run("pg_ctl", &["-s", "-D", &self.data(new), "reload"]).await
    }

    /// Makes a standby where there is none, and lets the primary wait for it from then on.
    ///
    /// # Errors
    /// If it does not come up.
    pub async fn rebuild_standby(&self) -> Result<(), Failure> {
        let (from, to) = (self.ports[self.primary].to_string(), 1 - self.primary);
        let data = self.data(to);
        if Path::new(&data).exists() {
            std::fs::remove_dir_all(&data)?;
        }
        let copy = ["-h", "127.0.0.1", "-p", &from, "-U", "postgres", "-D", &data, "-R", "-X", "stream", "-c", "fast"];
        self.run("pg_basebackup", &[&copy[..], &["--no-sync"]].concat()).await?;
        std::fs::write(format!("{data}/{STANDBY_FILE}"), "")?;
        self.launch(to).await?;
        std::fs::write(format!("{}/{STANDBY_FILE}", self.data(self.primary)), WITH_STANDBY)?;
        self.run("pg_ctl", &["-s", "-D", &self.data(self.primary), "reload"]).await?;
        self.is_in_step().await
    }

    async fn is_in_step(&self) -> Result<(), Failure> {
        for _ in 0..300 {
            if self.ask("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'").await?.trim() == "1" {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Err("PostgreSQL's standby does not come into step".into())
    }

    async fn launch(&self, host: usize) -> Result<(), Failure> {
        let (data, options) = (self.data(host), format!("-p {}", self.ports[host]));
        let log = self.log(host).display().to_string();
        self.run("pg_ctl", &["-s", "-D", &data, "-w", "-l", &log, "-o", &options, "start"]).await
    }

    /// Ends all processes of a host at once, with SIGKILL.
    async fn kill(&self, host: usize) -> Result<(), Failure> {
        let pid = std::fs::read_to_string(format!("{}/postmaster.pid", self.data(host)))?;
        let pid = pid.lines().next().ok_or("PostgreSQL has left no number of its process")?.to_owned();
        let children = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children"))?;
        let all = children.split_whitespace().chain([pid.as_str()]);
        // One of them may have ended by itself meanwhile.
        Command::new("kill").arg("-KILL").args(all).stderr(Stdio::null()).status().await?;
        Ok(())
    }

    /// What the primary answers to a question, as plain text.
    async fn ask(&self, sql: &str) -> Result<String, Failure> {
        let (port, database) = (self.ports[self.primary].to_string(), "postgres");
        let arguments = ["-h", "127.0.0.1", "-p", &port, "-U", "postgres", "-d", database, "-qtAc", sql];
        let output = Command::from(self.program("psql", &arguments)).output().await?;
        if output.status.success() {
            return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
        }
        Err(format!("psql: {}", String::from_utf8_lossy(&output.stderr)).into())
    }

    async fn run(&self, name: &str, arguments: &[&str]) -> Result<(), Failure> {
        // What a server goes on writing to must not keep us waiting.
        let mut command = Command::from(self.program(name, arguments));
        let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().await?;
        if status.success() {
            return Ok(());
        }
        let what = arguments.join(" ");
        Err(format!("PostgreSQL: {name} {what} failed ({status}); its log is in {}", self.folder.display()).into())
    }

    async fn make_folder(&self) -> Result<(), Failure> {
        let folder = self.folder.display().to_string();
        if !is_root() {
            return Ok(std::fs::create_dir_all(&self.folder)?);
        }
        let made = Command::new("install").args(["-d", "-o", "postgres", "-m", "700", &folder]).status().await?;
        if made.success() { Ok(()) } else { Err(format!("cannot make {folder} for the user postgres").into()) }
    }

    fn log(&self, host: usize) -> PathBuf {
        self.folder.join(["a.log", "b.log"][host])
    }

    fn data(&self, host: usize) -> String {
        self.folder.join(["a", "b"][host]).display().to_string()
    }

    /// One of its programs. PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
    fn program(&self, name: &str, arguments: &[&str]) -> Plain {
        let path = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Plain::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            Plain::new(path)
        };
        command.args(arguments).current_dir(std::env::temp_dir());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        for host in 0..2 {
            let data = self.data(host);
            if Path::new(&data).join("postmaster.pid").exists() {
                let mut stop = self.program("pg_ctl", &["-s", "-D", &data, "-m", "immediate", "-w", "stop"]);
                stop.stdout(Stdio::null()).stderr(Stdio::null()).status().ok();
            }
        }
    }
}

/// The address of a database on two hosts of which one can be written to.
pub(super) fn url([one, other]: [u16; 2]) -> String {
    format!(
        "postgres://postgres@127.0.0.1:{one},127.0.0.1:{other}/{DATABASE}?target_session_attrs=read-write&sslmode=disable"
    )
}

fn append(file: &str, text: &str) -> std::io::Result<()> {
    use std::io::Write as _;
    std::fs::File::options().append(true).open(file)?.write_all(text.as_bytes())
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}
