//! `tavola replay`: plays a case again from its file, or writes such a file from a table that was played.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use serde_json::Value;
use tavola_base::Decider;
use tavola_club::chouette::ChouetteStream;
use tavola_club::table::Tables;
use tavola_replay::{export_chouette, export_table, replay};
use tavola_server::base::ids::{StreamId, Version};
use tavola_server::config::{Config, ConfigArgs};
use tavola_server::store::{Store, StoredEvent};

use super::ASKED_WRONGLY;

/// Replay a case: rule set, commands, times and dice in; events and final state out, as JSON.
///
/// Disputes and test cases are written in this format; docs/replay.md describes it. A refused command is part of the
/// answer, with the clause it breaks. With --export, the case of a table or chouette that was played is printed
/// instead; its id is the last part of its address. Exits with 2 if the file cannot be read.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola replay case.json
  tavola replay - < case.json
  tavola replay --export 01981f3c9d4e7b26a1c5f0e8d7b6a594 > case.json")]
pub(crate) struct Arguments {
    /// The case; - reads standard input.
    #[arg(required_unless_present = "export")]
    file: Option<PathBuf>,
    /// Print the case of this table or chouette from the database.
    #[arg(long, value_name = "ID", conflicts_with = "file")]
    export: Option<String>,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Replays or exports.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let answer = match (&arguments.export, &arguments.file) {
        (Some(table), _) => export(table, &arguments.config)?,
        (None, Some(file)) => match read(file).and_then(|case| Ok(replay(&case)?)) {
            Ok(answer) => answer,
            Err(error) => {
                eprintln!("tavola: {}: {error:#}", file.display());
                return Ok(ExitCode::from(ASKED_WRONGLY));
            }
        },
        (None, None) => unreachable!("clap asks for one of them"),
    };
    println!("{}", serde_json::to_string_pretty(&answer)?);
    Ok(ExitCode::SUCCESS)
}

fn read(file: &Path) -> anyhow::Result<Value> {
    let mut text = String::new();
    if file.as_os_str() == "-" {
        std::io::stdin().read_to_string(&mut text)?;
    } else {
        text = std::fs::read_to_string(file)?;
    }
    serde_json::from_str(&text).context("this is not JSON")
}

fn export(table: &str, config: &ConfigArgs) -> anyhow::Result<Value> {
    let config = Config::load(config)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    let stored = runtime.block_on(stored(table, &config))?;
    let first = stored.first().with_context(|| format!("this club has no table or chouette {table}"))?;
    // The settings that a chouette was opened with are in its first event, as terms are in a table's.
    if serde_json::from_str::<Value>(&first.body).is_ok_and(|first| first.get("settings").is_some()) {
        return Ok(export_chouette(&read_all::<ChouetteStream>(&stored)?)?);
    }
    Ok(export_table(&read_all::<Tables>(&stored)?)?)
}

async fn stored(stream: &str, config: &Config) -> anyhow::Result<Vec<StoredEvent>> {
    let store = Store::open_existing(&config.database_url()?).await?;
    let id: StreamId = serde_json::from_value(stream.into()).with_context(|| format!("{stream:?} is not an id"))?;
    let stored = store.events_after(&id, Version::NONE).await?;
    store.close().await;
    Ok(stored)
}

fn read_all<D: Decider>(stored: &[StoredEvent]) -> anyhow::Result<Vec<D::Event>> {
    let read = |event: &StoredEvent| {
        let number = event.version.number();
        D::read(event.format, &event.body).with_context(|| format!("event {number} cannot be read"))
    };
    stored.iter().map(read).collect()
}
