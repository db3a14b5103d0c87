//! The house on trial: the built binary as a process, on loopback, with a folder of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use tokio::process::{Child, Command};

use crate::Failure;
use crate::client::Client;

/// Where a house keeps its data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A folder like any other.
    Folder,
    /// A small file system in memory, which can be filled.
    Small,
}

/// A running house.
#[derive(Debug)]
pub struct House {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it keeps its data.
    pub folder: PathBuf,
    mounted: bool,
    launch: Launch,
    /// Kept until the house is gone.
    temporary: tempfile::TempDir,
}

/// How its process is started, and started again.
#[derive(Debug)]
struct Launch {
    binary: PathBuf,
    settings: Vec<String>,
    core: Option<usize>,
}

impl Launch {
    fn spawn(&self, address: SocketAddr, folder: &Path, home: &Path) -> Result<Child, Failure> {
        let log = std::fs::OpenOptions::new().create(true).append(true).open(home.join("log"))?;
        let mut command = match self.core {
            Some(_) => Command::new("taskset"),
            None => Command::new(&self.binary),
        };
        if let Some(core) = self.core {
            command.args(["-c", &core.to_string()]).arg(&self.binary);
        }
        let child = command
            .args(["serve", "--listen", &address.to_string(), "--bot-pause-ms", "20", "--log", "warn", "--data-dir"])
            .arg(folder)
            .args(&self.settings)
            .current_dir(home)
            .stdout(Stdio::from(log.try_clone()?))
            .stderr(Stdio::from(log))
            .kill_on_drop(true)
            .spawn()?;
        Ok(child)
    }
}

impl House {
    /// Starts one and waits until it answers; none where its place cannot be had.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn start(binary: &Path, place: Place) -> Result<Option<Self>, Failure> {
        Self::start_with(binary, place, &[]).await
    }

    /// The same with more settings on its command line.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn start_with(binary: &Path, place: Place, settings: &[&str]) -> Result<Option<Self>, Failure> {
        Self::start_on(binary, place, settings, None).await
    }

    /// The same, held to one processor.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn start_on(
        binary: &Path,
        place: Place,
        settings: &[&str],
        core: Option<usize>,
    ) -> Result<Option<Self>, Failure> {
        let temporary = tempfile::tempdir()?;
        let folder = temporary.path().join("data");
        std::fs::create_dir(&folder)?;
        let mounted = place == Place::Small;
        if mounted && !mount(&folder).await {
            return Ok(None);
        }
        let address = std::net::TcpListener::bind(("127.0.0.1", 0))?.local_addr()?;
        let settings = settings.iter().map(|&setting| setting.to_owned()).collect();
        let launch = Launch { binary: binary.to_owned(), settings, core };
        let child = launch.spawn(address, &folder, temporary.path())?;
        let mut house = Self { child, address, folder, mounted, launch, temporary };
        house.answers().await?;
        Ok(Some(house))
    }

    /// Kills it without warning and starts it again on what it had written; says when its process was started.
    ///
    /// # Errors
    /// If it does not come back.
    pub async fn start_again(&mut self) -> Result<Instant, Failure> {
        self.child.kill().await?;
        let began = Instant::now();
        self.child = self.launch.spawn(self.address, &self.folder, self.temporary.path())?;
        self.answers().await?;
        Ok(began)
    }

    async fn answers(&mut self) -> Result<(), Failure> {
        if self.is_healthy_within(Duration::from_secs(60)).await {
            return Ok(());
        }
        let said = self.fault().unwrap_or_else(|| "it does not answer".to_owned());
        Err(format!("the house did not start: {said}").into())
    }

    /// A visitor to it.
    #[must_use]
    pub const fn visitor(&self, from: u8) -> Client {
        Client::new(self.address, from)
    }

    /// What ended the process, if it has ended.
    pub fn fault(&mut self) -> Option<String> {
        let status = self.child.try_wait().ok()??;
        let said = std::fs::read_to_string(self.temporary.path().join("log")).unwrap_or_default();
        let last: Vec<&str> = said.lines().rev().take(3).collect();
        Some(format!("the process has ended ({status}): {}", last.join(" | ")))
    }

    /// Whether `/health` says 200 within that time.
    pub async fn is_healthy_within(&mut self, time: Duration) -> bool {
        self.health_is(200, time).await
    }

    /// Whether `/health` comes to say this within that time.
    pub async fn health_is(&self, status: u16, time: Duration) -> bool {
        let end = Instant::now() + time;
        while Instant::now() < end {
            if self.visitor(3).get("/health").await.is_ok_and(|answer| answer.status == status) {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        false
    }

    /// The number of its process; none once that has ended.
    #[must_use]
    pub fn process(&self) -> Option<u32> {
        self.child.id()
    }

    /// The memory it holds, in KiB; 0 where the system does not say.
    #[must_use]
    pub fn resident_kib(&self) -> u64 {
        let file = self.process().map(|id| format!("/proc/{id}/status"));
        let text = file.and_then(|file| std::fs::read_to_string(file).ok()).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
    }

    /// Ends it.
    ///
    /// # Errors
    /// If its process or its place cannot be given back.
    pub async fn stop(mut self) -> Result<(), Failure> {
        self.child.kill().await?;
        if self.mounted {
            Command::new("umount").arg(&self.folder).status().await?;
        }
        Ok(())
    }
}

/// Whether a small file system could be had there; it takes rights that not everybody has.
async fn mount(folder: &Path) -> bool {
    let arguments = ["-t", "tmpfs", "-o", "size=8m", "tavola-attack"];
    let mounted = Command::new("mount").args(arguments).arg(folder).stderr(Stdio::null()).status().await;
    mounted.is_ok_and(|status| status.success())
}
