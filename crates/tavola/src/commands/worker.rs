//! `tavola worker`: judges matches and rolls positions out for a club of several nodes.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use tavola_server::{Config, ConfigArgs, Worker, base::logging::LogFormat};

use super::serve::{told_to_stop, watched};

/// Do the long work of a club of several nodes: analyses and rollouts.
///
/// A worker serves no pages and needs no address; it takes job after job from the club's database. Start as many as there are
/// machines. Ctrl-C or SIGTERM gives the job under way back to the others.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola worker --database postgres://tavola@db1,db2/tavola --nats nats://nats:4222
  tavola worker --threads 8 --node-name w1 --database postgres://tavola@db1/tavola")]
pub(crate) struct Arguments {
    /// How many threads work (default: as many as the machine has)
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    /// Settings file (default: tavola.toml in the current folder, if there is one)
    #[arg(long, value_name = "FILE", env = "TAVOLA_CONFIG")]
    config: Option<PathBuf>,
    /// The club's database: postgres://…
    #[arg(long, value_name = "URL", env = "TAVOLA_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Where the nodes tell each other what has moved on
    #[arg(long, value_name = "URL", env = "TAVOLA_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// What this worker is called (default: the name of the machine)
    #[arg(long, value_name = "NAME", env = "TAVOLA_NODE_NAME")]
    node_name: Option<String>,
    /// What to log: error, warn, info, debug, trace, or filter directives
    #[arg(long, value_name = "FILTER", env = "TAVOLA_LOG")]
    log: Option<String>,
    /// How lines of the log look: text for people, json for programs
    #[arg(long, value_name = "FORMAT", env = "TAVOLA_LOG_FORMAT", hide_possible_values = true)]
    log_format: Option<LogFormat>,
    /// Where traces go: an OpenTelemetry collector (OTLP over HTTP), such as http://127.0.0.1:4318
    #[arg(long, value_name = "URL", env = "TAVOLA_OTLP", hide_env_values = true)]
    otlp: Option<String>,
}

/// Works until it is told to stop.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let Arguments { threads, config, database, nats, node_name, log, log_format, otlp } = arguments;
    let settings = ConfigArgs {
        config: config.clone(),
        database: database.clone(),
        nats: nats.clone(),
        node_name: node_name.clone(),
        log: log.clone(),
        log_format: *log_format,
        otlp: otlp.clone(),
        cluster: true,
        ..ConfigArgs::default()
    };
    let config = Config::load(&settings)?;
    let _trail = watched(&config)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(work(config, usize::from(*threads)))?;
    Ok(ExitCode::SUCCESS)
}

async fn work(config: Config, threads: usize) -> anyhow::Result<()> {
    let worker = Worker::open(config, threads).await?;
    writeln!(std::io::stdout(), "The worker {} takes jobs.", worker.name()).ok();
    worker.run(told_to_stop()).await?;
    Ok(())
}
