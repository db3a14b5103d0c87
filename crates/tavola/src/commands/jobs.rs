//! `tavola jobs`: what waits for the workers of a club, and what they have laid aside.

use std::io::Write as _;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::{Args, Subcommand};
use tavola_server::store::{JobKind, Queues, RowWrite, Store};
use tavola_server::{Config, ConfigArgs};

use super::counted;

/// Look at the jobs of a club's workers, and at those that were tried too often.
///
/// Takes the settings of `serve`: the database is theirs. Workers see what is changed within a second. Exits with 1 if jobs were laid aside.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola jobs --database postgres://tavola@db1/tavola
  tavola jobs again analysis import/0190…@7
  tavola jobs drop rollout 'XGID=…'")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    config: ConfigArgs,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Try a job again that was laid aside
    Again(Which),
    /// Forget a job
    Drop(Which),
}

#[derive(Debug, Args)]
struct Which {
    /// analysis or rollout
    #[arg(value_parser = kind)]
    kind: JobKind,
    /// Its name, as `tavola jobs` lists it
    name: String,
}

fn kind(name: &str) -> Result<JobKind, String> {
    let known = [JobKind::Analysis, JobKind::Rollout].into_iter().find(|kind| kind.name() == name);
    known.ok_or_else(|| "jobs are of the kinds analysis and rollout".to_owned())
}

/// Lists, or does what is asked with one.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let url = Config::load(&arguments.config)?.database_url()?;
    anyhow::ensure!(url.can_be_shared(), "jobs are for the workers of a club of several nodes, on PostgreSQL");
    tokio::runtime::Runtime::new().context("cannot start the runtime")?.block_on(async {
        let store = Store::open_existing(&url).await?;
        let code = match &arguments.what {
            None => list(&store).await?,
            Some(What::Again(Which { kind, name })) => change(&store, RowWrite::job_again(*kind, name), name).await?,
            Some(What::Drop(Which { kind, name })) => change(&store, RowWrite::job_gone(*kind, name), name).await?,
        };
        store.close().await;
        Ok(code)
    })
}

async fn list(store: &Store) -> anyhow::Result<ExitCode> {
    let Queues { jobs, dead_jobs: dead, .. } = store.queues().await?;
    let mut out = std::io::stdout().lock();
    let waiting = counted(jobs, "job waits or is under way", "jobs wait or are under way");
    writeln!(out, "{waiting}, {} laid aside.", if dead == 0 { "none".to_owned() } else { dead.to_string() })?;
    for job in store.dead_jobs().await? {
        writeln!(out, "  {} {} (tried {})", job.kind.name(), job.name, counted(u64::from(job.tries), "time", "times"))?;
    }
    Ok(if dead == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn change(store: &Store, row: RowWrite, name: &str) -> anyhow::Result<ExitCode> {
    let changed = store.write(vec![row]).await?;
    anyhow::ensure!(changed > 0, "there is no such job as {name}; `tavola jobs` lists those that were laid aside");
    Ok(ExitCode::SUCCESS)
}
