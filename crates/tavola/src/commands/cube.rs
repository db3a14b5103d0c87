//! `tavola cube`: whether to double and how to answer, as a table or as JSON.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use tavola_engine::cubeful::{CubeAction, CubeAnswer, CubeDecision};
use tavola_engine::{Engine, finished};

use super::questions::{Format, Question, Source};
use super::stakes::{DepthArguments, StakesArguments};

/// Make the cube decision before the roll.
///
/// In words with the three equities; with --json one object per line:
/// {"id":…,"no_double":…,"double_take":…,"double_drop":1,"action":"double","answer":"take"}
/// Equities are in units of the cube before it is turned, seen by the player on roll. Actions: no_double, double,
/// redouble, too_good, unavailable; answers: take, drop, beaver.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola cube --plies 2 4HPwATDgc/ABMA
  tavola cube --match 7 --score 3-5 --cube 2 --cube-owner own 4HPwATDgc/ABMA

Match equities and bear-offs of one's own: --met kazaross|tavola|own|FILE (gnubg's XML), --bearoff FILE (`tavola bearoff build`).")]
pub(crate) struct Arguments {
    #[command(flatten)]
    source: Source,
    #[command(flatten)]
    stakes: StakesArguments,
    #[command(flatten)]
    depth: DepthArguments,
}

/// Answers every position.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let engine = Engine::default();
    arguments.source.answer(|question, output| answer(arguments, &engine, question, output))
}

#[derive(Serialize)]
struct Line<'a> {
    id: &'a str,
    no_double: f32,
    double_take: f32,
    double_drop: f32,
    action: &'static str,
    answer: &'static str,
}

fn answer(arguments: &Arguments, engine: &Engine, question: &Question, output: &mut dyn Write) -> anyhow::Result<()> {
    let game = arguments.stakes.game(&question.written)?;
    anyhow::ensure!(finished(&question.position()).is_none(), "{}: the game is over", question.id);
    let decision = engine.cube_action(&question.position(), &game, arguments.depth.plies());
    if arguments.source.format() == Format::Table {
        return write_table(&decision, output);
    }
    serde_json::to_writer(&mut *output, &line(&question.id, &decision))?;
    writeln!(output)?;
    Ok(())
}

/// The decision in words, with the equities behind it.
fn write_table(decision: &CubeDecision, output: &mut dyn Write) -> anyhow::Result<()> {
    let action = match decision.action {
        CubeAction::Unavailable => "no cube to turn",
        CubeAction::NoDouble => "no double",
        CubeAction::Double => "double",
        CubeAction::Redouble => "redouble",
        CubeAction::TooGood => "too good to double",
    };
    writeln!(output, "{action}, {}", answer_name(decision.answer))?;
    let equities = [
        ("no double", decision.no_double),
        ("double, take", decision.double_take),
        ("double, drop", decision.double_drop),
    ];
    for (name, equity) in equities {
        writeln!(output, "  {name:<13}{:+.4}", equity.value())?;
    }
    Ok(())
}

fn line<'a>(id: &'a str, decision: &CubeDecision) -> Line<'a> {
    Line {
        id,
        no_double: decision.no_double.value(),
        double_take: decision.double_take.value(),
        double_drop: decision.double_drop.value(),
        action: action_name(decision.action),
        answer: answer_name(decision.answer),
    }
}

/// The name of an action on the wire.
pub(crate) const fn action_name(action: CubeAction) -> &'static str {
    match action {
        CubeAction::Unavailable => "unavailable",
        CubeAction::NoDouble => "no_double",
        CubeAction::Double => "double",
        CubeAction::Redouble => "redouble",
        CubeAction::TooGood => "too_good",
    }
}

/// The name of an answer on the wire.
pub(crate) const fn answer_name(answer: CubeAnswer) -> &'static str {
    match answer {
        CubeAnswer::Take => "take",
        CubeAnswer::Drop => "drop",
        CubeAnswer::Beaver => "beaver",
    }
}
