//! `tavola archive`: packs what has been over for long, now.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Args;
use tavola_base::Millis;
use tavola_server::base::now::Now;
use tavola_server::club::keeping;
use tavola_server::config::{Config, ConfigArgs};
use tavola_server::store::Store;

use super::counted;

/// Pack the events of tables, chouettes and tournaments that have been over for long.
///
/// The club does this by itself after 30 days (--archive-after-days; 0 is never); this does it now. What is packed is read
/// as before, and takes a fraction of the room; whatever happens there after all goes on above it. Takes the settings of
/// `serve`, which may be running. SQLite uses the room that was freed again; `VACUUM` gives it back to the disk.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola archive
  tavola archive --days 0 --database postgres://tavola@localhost/tavola")]
pub(crate) struct Arguments {
    /// For how many days they must have been over. [default: the setting archive_after_days]
    #[arg(long)]
    days: Option<u32>,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Packs them and says what that saves.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let config = Config::load(&arguments.config)?;
    let days = match (arguments.days, config.archive_after_days) {
        (None, 0) => bail!("archive_after_days is 0, which is never; say how many with --days"),
        (days, set) => days.unwrap_or(set),
    };
    let now = Now::system().time();
    let before = now.less(Millis::seconds(86_400).times(days.into()));
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(async {
        let store = Store::open_existing(&config.database_url()?).await?;
        let packed = keeping::archive_before(&store, now, before, Duration::ZERO).await;
        let size = store.archive_size().await;
        store.close().await;
        let (streams, size) = (counted(packed?, "stream", "streams"), size?);
        println!(
            "{streams} packed; in the archive: {} with {} events, {} bytes packed into {}",
            counted(size.streams, "stream", "streams"),
            size.events,
            size.bytes,
            size.packed
        );
        Ok(ExitCode::SUCCESS)
    })
}
