//! `tavola bearoff`: larger tables of bearing off, built once and kept in a file.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context as _, ensure};
use clap::{Args, Subcommand};
use tavola_engine::bearoff::{Checkers, HOME_POINTS, TableFile, TwoSided, homes, write_table};
use tavola_notation::read_written;

/// Build exact bear-off tables and look up positions in them.
///
/// Every command, `serve` included, uses a larger table if --bearoff or TAVOLA_BEAROFF names one. To build a table
/// again, write it to another file: a table in use must not change.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola bearoff build --checkers 8 -o eight.tavola
  tavola bearoff show --table eight.tavola AwAAAMABAAAAAA
  tavola cube --bearoff eight.tavola AwAAAMABAAAAAA")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Build a two-sided table with the cube and write it to a file.
    ///
    /// Memory while building, and the size of the file (half of it), grow steeply: 6 checkers 14 MB, 8 144 MB,
    /// 10 1 GB.
    #[command(after_help = "Example:\n  tavola bearoff build --checkers 8 --points 6 -o eight.tavola")]
    Build {
        /// The most checkers on each side.
        #[arg(long, value_parser = clap::value_parser!(u8).range(1..=11))]
        checkers: u8,
        /// How many points the table covers; only tables of the six home points exist.
        #[arg(long, default_value_t = 6)]
        points: usize,
        /// The file to write.
        #[arg(short, long, value_name = "FILE")]
        output: PathBuf,
    },
    /// Look up a position in a table.
    #[command(after_help = "Example:\n  tavola bearoff show --table eight.tavola AwAAAMABAAAAAA")]
    Show {
        /// The file of the table.
        #[arg(long, value_name = "FILE")]
        table: PathBuf,
        /// A position in which both sides bear off.
        position: String,
    },
}

/// Does what was asked.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.command {
        Command::Build { checkers, points, output } => {
            ensure!(*points == HOME_POINTS, "only tables of {HOME_POINTS} points exist, not of {points}");
            let checkers = Checkers::new(*checkers).context("tables of 1 to 11 checkers exist")?;
            build(checkers, output)?;
        }
        Command::Show { table, position } => show(table, position)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn build(checkers: Checkers, output: &std::path::Path) -> anyhow::Result<()> {
    let start = Instant::now();
    let table = TwoSided::build(checkers);
    let seconds = start.elapsed().as_secs_f64();
    write_table(&table, output).with_context(|| format!("cannot write {}", output.display()))?;
    let pairs = checkers.positions() * checkers.positions();
    println!("{}", serde_json::json!({ "checkers": checkers.get(), "pairs": pairs, "seconds": seconds }));
    Ok(())
}

fn show(table: &std::path::Path, text: &str) -> anyhow::Result<()> {
    let file = TableFile::open(table).with_context(|| format!("cannot use {}", table.display()))?;
    let position = read_written(text)?.position();
    let (own, opponent) =
        homes(&position).context("both sides must have all their checkers at home, none in contact")?;
    let equities = file.equities(&own, &opponent);
    let equities = equities.with_context(|| format!("the table knows at most {} checkers", file.checkers().get()))?;
    println!(
        "{}",
        serde_json::json!({
            "id": text,
            "cubeless": equities.cubeless,
            "centred": equities.centred,
            "owned": equities.owned,
            "opponent_owned": equities.opponent_owned,
        })
    );
    Ok(())
}
