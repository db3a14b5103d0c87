//! `tavola move-database`: from one database to another while the club is closed.

use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use tavola_server::base::now::Now;
use tavola_server::store::DatabaseUrl;
use tavola_server::store::backup;

use super::backup::{teller, told};

/// Move a closed club from one database to another, such as from SQLite to PostgreSQL.
///
/// Nothing is changed in the first; the second must be empty, and says that it is unfinished until everything has been
/// written, read again and compared table by table. While a club runs on either, nothing is done. Start the club with the
/// new --database afterwards, and keep the old one until you have seen it run. Exits with 1 if it failed.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola move-database sqlite:data/tavola.db postgres://tavola@localhost/tavola
  tavola move-database postgres://tavola@localhost/tavola sqlite:data/tavola.db")]
pub(crate) struct Arguments {
    /// The database there is.
    from: String,
    /// The empty one.
    to: String,
}

/// Moves it.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let (from, to) = (DatabaseUrl::parse(&arguments.from)?, DatabaseUrl::parse(&arguments.to)?);
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    let mut progress = teller("moved");
    let moved = backup::move_database(&from, &to, Now::system().time(), &mut progress);
    let summary = runtime.block_on(moved)?;
    println!("{}: {}, compared with {}", to.shown(), told(&summary), from.shown());
    Ok(ExitCode::SUCCESS)
}
