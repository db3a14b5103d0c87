//! `tavola rebuild`: what follows from the events, derived from them again.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use tavola_server::base::ids::StreamId;
use tavola_server::config::{Config, ConfigArgs};
use tavola_server::store::{Store, Which};
use tavola_server::stream::folding::Unfolded;
use tavola_server::stream::rebuilding::{self, Difference};

use super::counted;

/// How often is said how far it has come.
const PROGRESS: Duration = Duration::from_secs(2);

/// Derive the read models from the events again: lists, seats, deadlines.
///
/// Every table, chouette, tournament and device is read from its first event, and what should follow from it is compared
/// with what stands there. Prints each difference, and puts it right; with --check it is only printed. Putting right
/// needs the club closed; --check does not. What cannot be read is named and left (`tavola repair`). Takes the settings
/// of `serve`. Exits with 1 if --check found a difference, or something could not be read.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola rebuild --check
  tavola rebuild --database postgres://tavola@localhost/tavola")]
pub(crate) struct Arguments {
    /// Only print what is different.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Compares, and puts right.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let config = Config::load(&arguments.config)?;
    let url = config.database_url()?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(async {
        let mut store = Store::open_existing(&url).await?;
        if !arguments.check {
            store.close().await;
            store = Store::open_alone(&url).await?;
        }
        let done = all(&store, arguments).await;
        store.close().await;
        done
    })
}

async fn all(store: &Store, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let streams = store.streams(Which::All).await?;
    let (mut different, mut unread, mut told) = (0_usize, 0_usize, Instant::now());
    for (nth, (stream, kind)) in streams.iter().enumerate() {
        if told.elapsed() >= PROGRESS {
            eprintln!("{nth} of {} compared", streams.len());
            told = Instant::now();
        }
        match rebuilding::compare(store, kind, stream).await {
            Ok(difference) => different += usize::from(put_right(store, kind, stream, difference, arguments).await?),
            Err(Unfolded::Store(error)) => return Err(error.into()),
            Err(Unfolded::Broken(why)) => {
                unread += 1;
                println!("{kind} {stream}: cannot be read: {why}");
            }
        }
    }
    let left = if arguments.check { "different" } else { "put right" };
    println!("{} compared, {different} {left}, {unread} cannot be read", counted_streams(streams.len()));
    let is_bad = unread > 0 || (arguments.check && different > 0);
    Ok(if is_bad { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn counted_streams(streams: usize) -> String {
    counted(u64::try_from(streams).unwrap_or(u64::MAX), "stream", "streams")
}

/// Whether there was a difference.
async fn put_right(
    store: &Store,
    kind: &str,
    stream: &StreamId,
    difference: Difference,
    arguments: &Arguments,
) -> anyhow::Result<bool> {
    if difference.what.is_empty() {
        return Ok(false);
    }
    println!("{kind} {stream}: {}", difference.what.join("; "));
    if !arguments.check {
        store.write(difference.rows).await?;
    }
    Ok(true)
}
