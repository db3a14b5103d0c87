//! `tavola perft`: how many lines of plays begin at a position.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use tavola_rules::{Position, Roll, legal_results};

use super::questions::{Question, Source};

/// Count the sequences of distinct plays to a depth, over all rolls, as JSON.
///
/// {"id":…,"depth":2,"count":…,"rolls":{"11":…,"21":…}}
/// A sequence is a roll and a play, then the opponent's roll and play, and so on; plays that lead to the same position
/// count once. A turn without a legal play counts as one play; a finished game has none.
#[derive(Debug, Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  tavola perft 4HPwATDgc/ABMA
  tavola perft --depth 3 4HPwATDgc/ABMA 66"
)]
pub(crate) struct Arguments {
    /// How many plays each sequence has.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=6))]
    depth: u8,
    #[command(flatten)]
    source: Source,
}

/// Answers every position.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    arguments.source.answer(|question, output| answer(question, arguments.depth, output))
}

#[derive(Serialize)]
struct Counts<'a> {
    id: &'a str,
    depth: u8,
    count: u64,
    rolls: BTreeMap<String, u64>,
}

fn answer(question: &Question, depth: u8, output: &mut dyn Write) -> anyhow::Result<()> {
    let position = question.position();
    let rolls: BTreeMap<String, u64> =
        question.rolls().into_iter().map(|roll| (roll.to_string(), lines_of(&position, roll, depth))).collect();
    let counts = Counts { id: &question.id, depth, count: rolls.values().sum(), rolls };
    serde_json::to_writer(&mut *output, &counts)?;
    writeln!(output)?;
    Ok(())
}

/// Lines of `depth` plays, 1 or more, that begin with `roll`.
fn lines_of(position: &Position, roll: Roll, depth: u8) -> u64 {
    if is_finished(position) {
        return 0;
    }
    let mut results = Vec::with_capacity(64);
    legal_results(position, roll, &mut results);
    if results.is_empty() {
        results.push(*position);
    }
    match depth {
        ..=1 => results.len() as u64,
        _ => results.iter().map(|result| lines(&result.flipped(), depth - 1)).sum(),
    }
}

fn lines(position: &Position, depth: u8) -> u64 {
    Roll::all().map(|roll| lines_of(position, roll, depth)).sum()
}

fn is_finished(position: &Position) -> bool {
    position.own_pips() == 0 || position.opponent_pips() == 0
}
