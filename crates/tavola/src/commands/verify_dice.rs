//! `tavola verify-dice`: recomputes every roll of a match from its transcript, without the server.

use std::io::Read as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use tavola_base::dice_proof::Transcript;
use tavola_base::dice_proof::duplicate::{DuplicateTranscript, SCHEME};

use super::ASKED_WRONGLY;

/// Check the dice of a match from its transcript.
///
/// Reads the file behind the table's proof link (or from `tavola play --proof`), checks the server's secret against its
/// commitment and every link against its player's chain, recomputes every roll, and finds anything cut off, added or
/// renamed. The file of a duplicate (the same dice at two tables) is checked as well. Needs no network.
///
/// Exits with 0 if everything is right, 1 if something is not, 2 if the file is not a transcript.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola verify-dice proof.json
  curl -s http://127.0.0.1:8080/t/TABLE/proof.json | tavola verify-dice -")]
pub(crate) struct Arguments {
    /// The transcript; - reads standard input.
    file: PathBuf,
    /// Print the verdict as JSON.
    #[arg(long)]
    json: bool,
}

/// Verifies it.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let transcript = match read(arguments) {
        Ok(File::Match(transcript)) => transcript,
        Ok(File::Duplicate(transcript)) => return duplicate(arguments, &transcript),
        Err(error) => {
            eprintln!("tavola: {error:#}");
            return Ok(ExitCode::from(ASKED_WRONGLY));
        }
    };
    let verdict = transcript.verify();
    if arguments.json {
        println!("{}", serde_json::to_string(&verdict)?);
    } else if verdict.is_honest() {
        let rolls =
            if verdict.rolls == 1 { "The one roll is".to_owned() } else { format!("All {} rolls are", verdict.rolls) };
        println!("{rolls} made as the house and both players committed.");
    } else {
        println!("The transcript is wrong in {}:", count(verdict.faults.len()));
        verdict.faults.iter().for_each(|fault| println!("  {fault}"));
    }
    if !arguments.json {
        verdict.remarks.iter().for_each(|remark| println!("Note: {remark}."));
    }
    Ok(if verdict.is_honest() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What is in a file.
enum File {
    Match(Box<Transcript>),
    Duplicate(DuplicateTranscript),
}

/// The same for the tables of a duplicate.
fn duplicate(arguments: &Arguments, transcript: &DuplicateTranscript) -> anyhow::Result<ExitCode> {
    let faults = transcript.faults();
    if arguments.json {
        println!("{}", serde_json::json!({ "rolls": transcript.rolls(), "faults": faults }));
    } else if faults.is_empty() {
        println!("All {} rolls of both tables are made as the house committed.", transcript.rolls());
    } else {
        println!("The transcript is wrong in {}:", count(faults.len()));
        faults.iter().for_each(|fault| println!("  {fault}"));
    }
    Ok(if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn read(arguments: &Arguments) -> anyhow::Result<File> {
    let mut text = String::new();
    if arguments.file.as_os_str() == "-" {
        std::io::stdin().read_to_string(&mut text).context("cannot read standard input")?;
    } else {
        text = std::fs::read_to_string(&arguments.file)
            .with_context(|| format!("cannot read {}", arguments.file.display()))?;
    }
    let wrong = || format!("{} is not a transcript of dice", arguments.file.display());
    let value: serde_json::Value = serde_json::from_str(&text).with_context(wrong)?;
    if value["scheme"] == SCHEME {
        return serde_json::from_value(value).map(File::Duplicate).with_context(wrong);
    }
    serde_json::from_str(&text).map(|read| File::Match(Box::new(read))).with_context(wrong)
}

fn count(faults: usize) -> String {
    if faults == 1 { "one place".to_owned() } else { format!("{faults} places") }
}
