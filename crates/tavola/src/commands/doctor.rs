//! `tavola doctor`: is everything in order here, before or after something went wrong?

mod cluster;
mod database;

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use clap::Args;
use tavola_server::base::ids::StreamId;
use tavola_server::base::secret::without_passwords;
use tavola_server::config::{Config, ConfigArgs};
use tavola_server::store::{Aside, Store, StoreError, Which};
use tavola_server::stream::folding::{self, Unfolded};

use super::counted;
use cluster::Verdict;

/// How often is said how far it has come.
const PROGRESS: Duration = Duration::from_secs(2);

/// Check that the club can run here.
///
/// Checks the settings, the data folder, the database (its version, whether it can be read and is consistent, how much room a
/// file has), when the last backup was taken, which nodes and workers share it, every table, chouette, tournament and device
/// that is not over, and the address, and prints the versions. Takes the settings of `serve`, which may be running: then the
/// address is in use, and that is as it should be. Changes nothing, except that without a running club an existing database is
/// migrated to the current version as `serve` would do. With the addresses of nodes it asks these instead how they are; a node
/// that they know of and that was not asked counts as wrong. Exits with 1 if something is wrong.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola doctor
  tavola doctor --all
  tavola doctor --database postgres://tavola@localhost/tavola
  tavola doctor --cluster http://n1:8080,http://n2:8080,http://n3:8080")]
pub(crate) struct Arguments {
    /// Also read what is over or closed.
    #[arg(long)]
    all: bool,
    /// Ask these nodes of a club instead how they are, and whether they agree; with commas or spaces between them
    #[arg(value_name = "URL", value_delimiter = ',', conflicts_with = "all")]
    nodes: Vec<String>,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Runs every check and prints what it found.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    if !arguments.nodes.is_empty() {
        let verdict = cluster::look(&arguments.nodes);
        return Ok(if verdict == Verdict::Well { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    let mut report = Report::default();
    report.add("version", Ok(version()));
    let config = Config::load(&arguments.config);
    match config {
        Err(error) => report.add("settings", Err(error.into())),
        Ok(config) => {
            report.add("settings", Ok(settings(arguments)));
            report.add("data folder", data_folder(&config.data_dir));
            let club = look_into_database(&mut report, &config, if arguments.all { Which::All } else { Which::Live });
            report.add("address", address(config.listen, club));
        }
    }
    Ok(if report.is_bad { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Whether a club runs on the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Club {
    Runs,
    Rests,
}

/// Prints as it goes.
#[derive(Default)]
struct Report {
    is_bad: bool,
}

impl Report {
    fn add(&mut self, what: &str, found: anyhow::Result<String>) {
        match found {
            Ok(text) => println!("ok     {what:<12} {text}"),
            Err(error) => {
                self.is_bad = true;
                println!("wrong  {what:<12} {}", without_passwords(&format!("{error:#}")));
            }
        }
    }
}

fn version() -> String {
    let build = if cfg!(debug_assertions) { "debug build: slow" } else { "release build" };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (name, version, system) = (env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"), std::env::consts::OS);
    format!("{name} {version}, {build}, {system} {}, {threads} threads", std::env::consts::ARCH)
}

fn settings(arguments: &Arguments) -> String {
    match &arguments.config.config {
        Some(file) => format!("from {}", file.display()),
        None if Path::new("tavola.toml").is_file() => "from tavola.toml".to_owned(),
        None => "no file; environment, command line and defaults".to_owned(),
    }
}

/// The folder is there and can be written to, or can be made.
fn data_folder(folder: &Path) -> anyhow::Result<String> {
    if !folder.exists() {
        return Ok(format!("{} will be created", folder.display()));
    }
    let probe = folder.join(".tavola-doctor");
    std::fs::write(&probe, b"").with_context(|| format!("{} cannot be written to", folder.display()))?;
    std::fs::remove_file(&probe).with_context(|| format!("the test file in {} cannot be removed", folder.display()))?;
    Ok(format!("{} can be written to", folder.display()))
}

fn look_into_database(report: &mut Report, config: &Config, which: Which) -> Club {
    let own_file = config.data_dir.join("tavola.db");
    if config.database.is_none() && !own_file.exists() {
        report.add("database", Ok(format!("{} will be created", own_file.display())));
        return Club::Rests;
    }
    open_and_look(report, config, which).unwrap_or_else(|error| {
        report.add("database", Err(error));
        Club::Rests
    })
}

fn open_and_look(report: &mut Report, config: &Config, which: Which) -> anyhow::Result<Club> {
    let url = config.database_url()?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(async {
        let store = match Store::open_existing(&url).await {
            Err(StoreError::NoClub(shown)) => {
                report.add("database", Ok(format!("{shown}: no club yet; `tavola serve` makes it one")));
                return Ok(Club::Rests);
            }
            opened => opened?,
        };
        report.add("database", database::together(&store, &url).await);
        if let Some(file) = url.file() {
            report.add("disk", database::room(file));
        }
        report.add("backup", database::backup(&store, config).await);
        if url.can_be_shared() {
            report.add("nodes", database::nodes(&store).await);
        }
        let read = read_streams(report, &store, which).await;
        report.add("streams", read);
        report.add("passkeys", database::passkeys(&store, config).await);
        let club = if store.is_beside_a_server() { Club::Runs } else { Club::Rests };
        store.close().await;
        Ok(club)
    })
}

/// Reads the streams one by one, as the start does, and names those that cannot be read.
async fn read_streams(report: &mut Report, store: &Store, which: Which) -> anyhow::Result<String> {
    let aside = store.aside().await?;
    let streams = store.streams(which).await?;
    let (mut events, mut broken, mut told) = (0, 0, Instant::now());
    for (nth, (stream, kind)) in streams.iter().enumerate() {
        if told.elapsed() >= PROGRESS {
            eprintln!("{nth} of {} read", streams.len());
            told = Instant::now();
        }
        match folding::whole(store, kind, stream).await {
            Ok(version) => events += version.number(),
            Err(Unfolded::Store(error)) => return Err(error.into()),
            Err(Unfolded::Broken(why)) => {
                broken += 1;
                report.add("stream", Err(named(kind, stream, &why.to_string(), &aside)));
            }
        }
    }
    let closed = aside.iter().filter(|one| one.is_closed).count();
    if broken > 0 {
        bail!("{broken} of {} cannot be read; closed: {closed}", streams.len());
    }
    Ok(format!("{} with {} can be read; closed: {closed}", streams.len(), counted(events, "event", "events")))
}

fn named(kind: &str, stream: &StreamId, why: &str, aside: &[Aside]) -> anyhow::Error {
    let state = match aside.iter().find(|one| one.stream == *stream) {
        Some(one) if one.is_closed => "closed".to_owned(),
        Some(_) => format!("set aside; see `tavola repair {stream}`"),
        None => "will be set aside the next time it is read".to_owned(),
    };
    anyhow::anyhow!("{kind} {stream}: {why} ({state})")
}

/// Nobody listens there but the club.
fn address(address: SocketAddr, club: Club) -> anyhow::Result<String> {
    match TcpListener::bind(address) {
        Ok(_) => Ok(format!("{address} is free")),
        Err(error) if error.kind() == ErrorKind::AddrInUse && club == Club::Runs => {
            Ok(format!("{address} is in use, as it should be while the club is running"))
        }
        Err(error) => Err(error).with_context(|| format!("cannot listen on {address} (another program?)")),
    }
}
