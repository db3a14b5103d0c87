//! `tavola serve`: opens the club.

use std::io::Write as _;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use tavola_server::{
    Config, ConfigArgs, Server,
    base::{
        logging::{self, Wanted},
        trail::Trail,
    },
};
use tracing_subscriber::util::SubscriberInitExt as _;

/// Open the club in the browser.
///
/// Settings come from a file (tavola.toml), then the environment (TAVOLA_LISTEN, TAVOLA_DATA_DIR, …), then the command
/// line; the later one wins. Ctrl-C or SIGTERM finishes what is under way and closes the club; nothing is lost either
/// way.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola serve
  tavola serve --listen 0.0.0.0:8080 --data-dir /var/lib/tavola
  tavola serve --database postgres://tavola@localhost/tavola
  tavola serve --cluster --node-name n1 --database postgres://tavola@db1,db2/tavola --nats nats://nats:4222")]
pub(crate) struct Arguments {
    #[command(flatten)]
    config: ConfigArgs,
}

/// Serves until it is told to stop.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let config = Config::load(&arguments.config)?;
    let _trail = watched(&config)?;
    tokio::runtime::Runtime::new().context("cannot start the runtime")?.block_on(serve(config))?;
    Ok(ExitCode::SUCCESS)
}

/// Logs and traces as the settings say, until what is returned is dropped.
pub(super) fn watched(config: &Config) -> anyhow::Result<Option<Trail>> {
    let node = config.node_name.as_deref();
    let trail = config.otlp.as_deref().map(|collector| Trail::to(collector, node)).transpose()?;
    let wanted = Wanted { filter: &config.log, format: config.log_format, node, trail: trail.as_ref() };
    let log = logging::as_wanted(wanted, std::io::stderr);
    log.with_context(|| format!("{:?} is not a log filter", config.log))?.init();
    Ok(trail)
}

async fn serve(config: Config) -> anyhow::Result<()> {
    let server = Server::bind(config).await?;
    // Whoever starts the club with port 0 reads here where it is.
    let mut out = std::io::stdout().lock();
    writeln!(out, "The club is open: http://{}", server.address()).and_then(|()| out.flush()).ok();
    drop(out);
    server.run(told_to_stop()).await?;
    Ok(())
}

/// Resolves on Ctrl-C and, where there is such a thing, on SIGTERM.
pub(super) async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => {
            terminate.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}
