//! `tavola doctor`: is everything in order here, before or after something went wrong?

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use clap::Args;
use tavola_server::config::{Config, ConfigArgs};
use tavola_server::store::{DatabaseUrl, Store};

/// Check that the club can run here.
///
/// Looks at the settings, the data folder, the database (its version, whether it can be read, whether what it holds fits
/// together) and the address, and names the versions. Takes the settings of `serve`. Changes nothing, but a database
/// that exists is brought up to date as `serve` would do. Exits with 1 if something is wrong.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola doctor
  tavola doctor --database postgres://tavola@localhost/tavola")]
pub(crate) struct Arguments {
    #[command(flatten)]
    config: ConfigArgs,
}

/// Runs every check and prints what it found.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut report = Report::default();
    report.add("version", Ok(version()));
    let config = Config::load(&arguments.config);
    match config {
        Err(error) => report.add("settings", Err(error.into())),
        Ok(config) => {
            report.add("settings", Ok(settings(arguments)));
            report.add("data folder", data_folder(&config.data_dir));
            report.add("database", database(&config));
            report.add("address", address(config.listen));
        }
    }
    Ok(if report.is_bad { ExitCode::FAILURE } else { ExitCode::SUCCESS })
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
                println!("wrong  {what:<12} {error:#}");
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
        return Ok(format!("{} will be made", folder.display()));
    }
    let probe = folder.join(".tavola-doctor");
    std::fs::write(&probe, b"").with_context(|| format!("{} cannot be written to", folder.display()))?;
    std::fs::remove_file(&probe).with_context(|| format!("{} cannot be tidied", folder.display()))?;
    Ok(format!("{} can be written to", folder.display()))
}

fn database(config: &Config) -> anyhow::Result<String> {
    let url = config.database_url()?;
    let own_file = config.data_dir.join("tavola.db");
    if config.database.is_none() && !own_file.exists() {
        return Ok(format!("{} will be made", own_file.display()));
    }
    tokio::runtime::Runtime::new().context("cannot start the runtime")?.block_on(open_and_check(&url))
}

async fn open_and_check(url: &DatabaseUrl) -> anyhow::Result<String> {
    let store = Store::open(url).await?;
    store.ping().await?;
    let faults = store.check().await?;
    let playing = store.rooms_playing("table").await?.len() + store.rooms_playing("chouette").await?.len();
    store.close().await;
    if let Some(first) = faults.first() {
        bail!("{}: {} streams do not fit together, first {first:?}", url.shown(), faults.len());
    }
    Ok(format!("{}: up to date, every stream whole, {playing} tables in play", url.shown()))
}

/// Nobody else listens there; a running club does.
fn address(address: SocketAddr) -> anyhow::Result<String> {
    match TcpListener::bind(address) {
        Ok(_) => Ok(format!("{address} is free")),
        Err(error) => {
            Err(error).with_context(|| format!("{address} cannot be listened on (is the club open already?)"))
        }
    }
}
