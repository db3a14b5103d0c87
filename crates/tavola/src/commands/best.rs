//! `tavola best`: the plays of a roll in the order of their worth, as JSON.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use tavola_engine::Engine;
use tavola_notation::{MoveText, PositionId};

use super::questions::{Question, Source};
use super::stakes::{DepthArguments, StakesArguments};

/// Rank the legal plays of a roll, one JSON object per line.
///
/// {"id":…,"roll":"63","plays":[{"text":"24/18 13/10","position":…,"equity":…}]}
/// best first; `position` is the position id after the play, with the opponent on roll; `equity` is in units of the
/// cube, seen by the player who makes the play. Without a roll, all 21 rolls are answered.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola best 4HPwATDgc/ABMA 31
  tavola best --plies 2 --match 7 --score 3-5 4HPwATDgc/ABMA 63")]
pub(crate) struct Arguments {
    #[command(flatten)]
    source: Source,
    #[command(flatten)]
    stakes: StakesArguments,
    #[command(flatten)]
    depth: DepthArguments,
    /// List at most this many plays.
    #[arg(long, value_name = "COUNT")]
    most: Option<usize>,
}

/// Answers every position and roll.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let engine = Engine::default();
    arguments.source.answer(|question, output| answer(arguments, &engine, question, output))
}

#[derive(Serialize)]
struct Line<'a> {
    id: &'a str,
    roll: String,
    plays: Vec<PlayLine>,
}

#[derive(Serialize)]
struct PlayLine {
    text: String,
    position: String,
    equity: f32,
    plies: u8,
}

fn answer(arguments: &Arguments, engine: &Engine, question: &Question, output: &mut dyn Write) -> anyhow::Result<()> {
    let game = arguments.stakes.game(&question.written)?;
    for roll in question.rolls() {
        let ranked = engine.best_plays(&question.position(), roll, &game, arguments.depth.plies());
        let plays = ranked.iter().take(arguments.most.unwrap_or(usize::MAX)).map(|ranked| PlayLine {
            text: MoveText(&ranked.play).to_string(),
            position: PositionId::from(&ranked.next).to_string(),
            equity: ranked.equity.value(),
            plies: ranked.plies.0,
        });
        let line = Line { id: &question.id, roll: roll.to_string(), plays: plays.collect() };
        serde_json::to_writer(&mut *output, &line)?;
        writeln!(output)?;
    }
    Ok(())
}
