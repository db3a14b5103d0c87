//! `tavola restore`: a club out of a backup.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use tavola_server::config::{Config, ConfigArgs};
use tavola_server::store::backup;

use super::backup::{teller, told};

/// Make an empty database into what a backup holds.
///
/// The backup is read to its end and checked before anything is written. Then the tables are filled, read again and
/// compared, and brought to the version of this program. If that is broken off, the database says that it is unfinished
/// and no club starts on it; the same command begins again. With SQLite the file and its folder are made if there are none.
/// While a server runs on the database, or nodes or workers do, nothing is done. Takes the settings of `serve`. Exits with 1 if
/// it failed.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola restore club.backup --data-dir data
  tavola restore club.backup --database postgres://tavola@localhost/tavola")]
pub(crate) struct Arguments {
    /// The backup.
    file: PathBuf,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Restores it.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let config = Config::load(&arguments.config)?;
    let url = config.database_url()?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    let summary = runtime.block_on(backup::restore(&arguments.file, &url, &mut teller("done")))?;
    println!("{}: {}, as the backup claims them", url.shown(), told(&summary));
    Ok(ExitCode::SUCCESS)
}
