//! `tavola backup`: the whole club in one file, taken while it runs.

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use tavola_server::base::now::Now;
use tavola_server::config::{Config, ConfigArgs};
use tavola_server::store::backup::{self, Progress, Summary};

use super::counted;

/// How often is said how far it has come.
const PROGRESS: Duration = Duration::from_secs(2);

/// Copy the whole club into one file, while it runs or not.
///
/// The file holds the database as it was at one moment: every table, chouette, tournament and account, whatever database
/// the club has; `tavola restore` makes any of them from it. It is packed, carries its own digest, and nobody else may
/// read it: keys and secrets are in it. It has its name only when it is whole and on the disk; a file that exists is
/// never overwritten. With - it goes to standard output, for another program; what goes wrong there is seen by the exit status
/// and by --check of what arrived. When it was taken is noted in the database. Takes the settings of `serve`. docs/backup.md
/// describes the file. Exits with 1 if it failed.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola backup /backups
  tavola backup club.backup --database postgres://tavola@localhost/tavola
  tavola backup - | ssh backups.example 'cat > club.backup'
  tavola backup --check /backups/tavola-20261127T013000Z.backup")]
pub(crate) struct Arguments {
    /// The file to write, or a folder in which it gets a name by the time; - is standard output.
    #[arg(value_name = "FILE_OR_FOLDER")]
    file: PathBuf,
    /// Read the file to its end instead and say whether it is whole and what it holds.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    config: ConfigArgs,
}

/// Takes a backup, or checks one.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    if arguments.check {
        let summary = backup::check(&arguments.file, &mut teller("read"))?;
        println!("{}: whole, {}", arguments.file.display(), told(&summary));
        return Ok(ExitCode::SUCCESS);
    }
    let config = Config::load(&arguments.config)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    let (database, mut progress) = (config.database_url()?, teller("copied"));
    if arguments.file.as_os_str() == "-" {
        anyhow::ensure!(
            !std::io::stdout().is_terminal(),
            "a backup is nothing to be read on a screen: `tavola backup - > FILE`"
        );
        let (out, now) = (Box::new(std::io::stdout()), Now::system().time());
        let summary = runtime.block_on(backup::pour(&database, out, now, &mut progress))?;
        eprintln!("standard output: {}", told(&summary));
        return Ok(ExitCode::SUCCESS);
    }
    let taken = backup::take(&database, &arguments.file, Now::system().time(), &mut progress);
    let (file, summary) = runtime.block_on(taken)?;
    println!("{}: {}{}", file.display(), told(&summary), size(&file));
    Ok(ExitCode::SUCCESS)
}

/// What a backup holds, in a line.
pub(super) fn told(summary: &Summary) -> String {
    let (rows, streams) = (counted(summary.rows(), "row", "rows"), counted(summary.streams, "stream", "streams"));
    let whole = if summary.whole { "" } else { "; of some streams events are missing (see `tavola doctor --all`)" };
    format!("{rows} of {} tables, {streams}, schema {}{whole}", summary.tables.len(), summary.schema)
}

/// Says on standard error how far it has come, every two seconds.
pub(super) fn teller(done: &'static str) -> impl FnMut(Progress<'_>) + Send {
    let mut last = Instant::now();
    move |progress| {
        if last.elapsed() >= PROGRESS {
            eprintln!("{}: {} of {} rows {done}", progress.table, progress.done, progress.rows);
            last = Instant::now();
        }
    }
}

fn size(file: &Path) -> String {
    std::fs::metadata(file).map_or_else(|_| String::new(), |about| format!(", {} bytes", about.len()))
}
