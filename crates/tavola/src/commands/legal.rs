//! `tavola legal`: the legal plays of positions as JSON, one object for each position and roll.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use tavola_notation::{MoveText, PositionId};
use tavola_rules::{Position, Roll, legal_plays};

use super::questions::{Question, Source};

/// List the legal plays of a roll, one JSON object per line.
///
/// For each position and roll:
/// {"id":…,"roll":"63","plays":[{"text":"24/18 13/10","position":…}]}
/// where `position` is the GNU Backgammon position id after the play, with the opponent on roll. Plays that lead to
/// the same position are listed once. Without a roll, all 21 rolls are listed; the list is empty if nothing is legal.
#[derive(Debug, Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  tavola legal 4HPwATDgc/ABMA 63
  tavola legal 'XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:0:0:3:10'
  printf '4HPwATDgc/ABMA 31\\nsGfwATDgc/ABMA\\n' | tavola legal --stdin"
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    source: Source,
}

/// Answers every position.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    arguments.source.answer(answer)
}

#[derive(Serialize)]
struct Plays<'a> {
    id: &'a str,
    roll: String,
    plays: Vec<PlayLine>,
}

#[derive(Serialize)]
struct PlayLine {
    text: String,
    position: String,
}

fn answer(question: &Question, output: &mut dyn Write) -> anyhow::Result<()> {
    for roll in question.rolls() {
        let plays = Plays { id: &question.id, roll: roll.to_string(), plays: lines(&question.position(), roll) };
        serde_json::to_writer(&mut *output, &plays)?;
        writeln!(output)?;
    }
    Ok(())
}

/// The plays, in no order that means anything; none in a finished game.
fn lines(position: &Position, roll: Roll) -> Vec<PlayLine> {
    if position.own_pips() == 0 || position.opponent_pips() == 0 {
        return Vec::new();
    }
    let plays = legal_plays(position, roll);
    plays
        .iter()
        .map(|legal| PlayLine {
            text: MoveText(&legal.play).to_string(),
            position: PositionId::from(&legal.result.flipped()).to_string(),
        })
        .collect()
}
