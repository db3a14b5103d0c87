//! `tavola repair`: what can be saved of a stream that cannot be read, and out of everybody's way with it.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use clap::Args;
use serde_json::{Value, json};
use tavola_server::base::ids::{StreamId, Version};
use tavola_server::base::now::Now;
use tavola_server::config::{Config, ConfigArgs};
use tavola_server::store::{RowWrite, Store, StoreError, StoredEvent};
use tavola_server::stream::folding::{self, Broken, Unfolded};

use super::counted;

/// Export and close a table, chouette, tournament or device that cannot be read.
///
/// `tavola doctor` names them. Everything stored is written to a file, one event per line, as far as it can be read.
/// After that it no longer appears in anybody's lists; its page still says what is wrong. Nothing is deleted: --reopen
/// tries it again, for instance when a newer program can read it or the database has been mended. Takes the settings of
/// `serve`, which may be running. Exits with 1 if there is nothing to repair.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola repair 01981f3c9d4e7b26a1c5f0e8d7b6a594
  tavola repair 01981f3c9d4e7b26a1c5f0e8d7b6a594 --output - | jq .
  tavola repair 01981f3c9d4e7b26a1c5f0e8d7b6a594 --reopen")]
pub(crate) struct Arguments {
    /// The id of the table, chouette, tournament or device: the last part of its address.
    stream: String,
    /// The file to write; `-` is standard output. An existing file is never overwritten. [default: ID.jsonl]
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Try it again instead, whether it was closed or only set aside.
    #[arg(long, conflicts_with = "output")]
    reopen: bool,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Exports and closes it, or has it tried again.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let config = Config::load(&arguments.config)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(async {
        let store = Store::open_existing(&config.database_url()?).await?;
        let stream = StreamId::new(&arguments.stream);
        let done =
            if arguments.reopen { reopen(&store, &stream).await } else { close(&store, &stream, arguments).await };
        store.close().await;
        done.map(|()| ExitCode::SUCCESS)
    })
}

async fn reopen(store: &Store, stream: &StreamId) -> anyhow::Result<()> {
    if store.write(vec![RowWrite::taken_up(stream)]).await? == 0 {
        bail!("{stream} is not set aside");
    }
    eprintln!("{stream} will be tried again the next time it is needed");
    Ok(())
}

async fn close(store: &Store, stream: &StreamId, arguments: &Arguments) -> anyhow::Result<()> {
    let known = store.aside().await?.into_iter().find(|one| one.stream == *stream);
    let kind = match (&known, store.kind_of(stream).await) {
        (Some(known), _) => known.kind.clone(),
        (None, kind) => kind?.with_context(|| format!("nothing in this club has the id {stream}"))?,
    };
    let why = match folding::whole(store, &kind, stream).await {
        Ok(version) => bail!("{kind} {stream} can be read, with {version} events: there is nothing to repair"),
        Err(Unfolded::Store(error)) => return Err(error.into()),
        Err(Unfolded::Broken(why)) => why,
    };
    let saved = export(store, stream, &kind, &why, arguments).await?;
    let set_aside = RowWrite::set_aside(stream, &kind, Now::system().time(), &why.to_string());
    store.write(vec![set_aside, RowWrite::closed(stream)]).await?;
    eprintln!("{kind} {stream}: {why}\n{saved}; it is now closed (`tavola repair {stream} --reopen` tries it again)");
    Ok(())
}

/// Writes down all that can be read, and says how much that was and where it is.
async fn export(
    store: &Store,
    stream: &StreamId,
    kind: &str,
    why: &Broken,
    arguments: &Arguments,
) -> anyhow::Result<String> {
    let events = store.events_one_by_one(stream).await?;
    let heading = json!({ "stream": stream, "kind": kind, "broken": why.to_string() });
    let lines: Vec<Value> = std::iter::once(heading).chain(events.iter().map(line)).collect();
    let path = arguments.output.clone().unwrap_or_else(|| PathBuf::from(format!("{stream}.jsonl")));
    let mut output: Box<dyn Write> = if path.as_os_str() == "-" {
        Box::new(std::io::stdout())
    } else {
        let file = OpenOptions::new().write(true).create_new(true).open(&path);
        Box::new(file.with_context(|| format!("{} cannot be written", path.display()))?)
    };
    for line in &lines {
        writeln!(output, "{line}")?;
    }
    output.flush()?;
    let lost = events.iter().filter(|(_, event)| event.is_err()).count();
    let written = counted(events.len() - lost, "event", "events");
    Ok(format!("{written} written to {}, {lost} unreadable", path.display()))
}

/// An event as it lies there: as JSON if it is any, else as text.
fn line((version, event): &(Version, Result<StoredEvent, StoreError>)) -> Value {
    match event {
        Err(error) => json!({ "version": version, "error": error.to_string() }),
        Ok(StoredEvent { at, body, format, .. }) => match serde_json::from_str::<Value>(body) {
            // Whatever is doubled or odd in it must not be lost by reading it.
            Ok(event) if event.to_string().len() == body.len() => {
                json!({ "version": version, "at": at, "format": format, "event": event })
            }
            _ => json!({ "version": version, "at": at, "format": format, "body": body }),
        },
    }
}
