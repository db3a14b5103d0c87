//! `tavola worker`: judges matches and rolls positions out for a club of several nodes.

use std::io::Write as _;
use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use tavola_server::{Config, ConfigArgs, Worker};

use super::serve::{told_to_stop, watched};

/// Do the long work of a club of several nodes: analyses and rollouts.
///
/// A worker serves no pages and needs no address; it takes job after job from the club's database. It takes the settings of
/// `serve`: database, NATS, name and log are those that matter to it. Start as many as there are
/// machines; the club must have been started on the database before. `tavola doctor` lists them. Ctrl-C or SIGTERM gives the job
/// under way back to the others.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola worker --database postgres://tavola@db1,db2/tavola --nats nats://nats:4222
  tavola worker --threads 8 --node-name w1 --database postgres://tavola@db1/tavola")]
pub(crate) struct Arguments {
    /// How many threads work (default: as many as the machine has)
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    /// Where /health and /metrics of this worker are answered, such as 127.0.0.1:9101 (default: nowhere)
    #[arg(long, value_name = "ADDRESS", env = "TAVOLA_WORKER_METRICS")]
    metrics: Option<SocketAddr>,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Works until it is told to stop.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let config = Config::load(&ConfigArgs { cluster: true, ..arguments.config.clone() })?;
    let _trail = watched(&config)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(work(config, arguments))?;
    Ok(ExitCode::SUCCESS)
}

async fn work(config: Config, arguments: &Arguments) -> anyhow::Result<()> {
    let worker = Worker::open(config, usize::from(arguments.threads), arguments.metrics).await?;
    let watched = worker.watched_at().map(|address| format!(" http://{address}/health and /metrics tell how it is."));
    writeln!(std::io::stdout(), "The worker {} takes jobs.{}", worker.name(), watched.unwrap_or_default()).ok();
    worker.run(told_to_stop()).await?;
    Ok(())
}
