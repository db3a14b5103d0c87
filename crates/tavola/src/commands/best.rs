//! `tavola best`: the plays of a roll in the order of their worth, as a table or as JSON.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use tavola_engine::Engine;
use tavola_engine::moves::RankedPlay;
use tavola_notation::{MoveText, PositionId};

use super::questions::{Format, Question, Source};
use super::stakes::{DepthArguments, StakesArguments};

/// Rank the legal plays of a roll.
///
/// A table of rank, equity, what a play loses against the best one, the play, how deep it was looked at and its chances
/// in percent; with --json one object per line:
/// {"id":…,"roll":"63","plays":[{"text":"24/18 13/10","position":…,"equity":…}]}
/// best first; `position` is the position id after the play, with the opponent on roll; `equity` is in units of the
/// cube, seen by the player who makes the play. Without a roll, all 21 rolls are answered.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola best 4HPwATDgc/ABMA 31
  tavola best --plies 2 --match 7 --score 3-5 4HPwATDgc/ABMA 63

Match equities and bear-offs of one's own: --met kazaross|tavola|own|FILE (gnubg's XML), --bearoff FILE (`tavola bearoff build`).")]
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
        if arguments.source.format() == Format::Table {
            write_table(&ranked[..ranked.len().min(arguments.most.unwrap_or(10))], roll, output)?;
            continue;
        }
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

/// The plays with their equities, what each loses against the best, and the chances after it.
fn write_table(ranked: &[RankedPlay], roll: tavola_rules::Roll, output: &mut dyn Write) -> anyhow::Result<()> {
    let Some(best) = ranked.first() else {
        writeln!(output, "{roll}: no legal play")?;
        return Ok(());
    };
    let texts: Vec<String> = ranked.iter().map(|play| MoveText(&play.play).to_string()).collect();
    let width = texts.iter().map(String::len).max().unwrap_or_default().max(4);
    writeln!(output, "{roll}   equity    loss  {:<width$}  plies   win     g    bg     lg   lbg", "play")?;
    for ((rank, play), text) in (1..).zip(ranked).zip(texts) {
        let (equity, loss, chances) = (play.equity.value(), play.loss_against(best).value(), play.outcomes);
        let chances = chances.cumulative();
        let [win, wg, wbg, lg, lbg] =
            [chances.win, chances.win_gammon, chances.win_backgammon, chances.lose_gammon, chances.lose_backgammon]
                .map(|chance| 100.0 * chance);
        writeln!(
            output,
            "{rank:>2}  {equity:+.4}  {loss:.4}  {text:<width$}  {:>5}  {win:>4.1}  {wg:>4.1}  {wbg:>4.1}   {lg:>4.1}  {lbg:>4.1}",
            play.plies.0
        )?;
    }
    Ok(())
}
