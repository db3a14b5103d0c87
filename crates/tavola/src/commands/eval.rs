//! `tavola eval`: what positions come to, as a table or as JSON.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use tavola_engine::{Engine, Evaluation};

use super::questions::{Format, Question, Source};
use super::stakes::{DepthArguments, StakesArguments};

/// Evaluate positions before the roll.
///
/// A table of chances and equities; with --json one object per line:
/// {"id":…,"win":…,"wg":…,"wbg":…,"lg":…,"lbg":…,"cubeless":…,"cubeful":…}
/// seen by the player on roll. Chances are cumulative: a gammon is also a win, a backgammon also a gammon. `cubeless`
/// is in points; `cubeful` in units of the cube, and in a match with `mwc`, the chance to win it.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola eval 4HPwATDgc/ABMA
  tavola eval --plies 2 --match 7 --score 3-5 4HPwATDgc/ABMA
  tavola eval --stdin < positions.txt

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

/// Chances as people print them.
#[derive(Debug, Serialize)]
pub(crate) struct Chances {
    win: f32,
    wg: f32,
    wbg: f32,
    lg: f32,
    lbg: f32,
}

impl From<&tavola_engine::Outcomes> for Chances {
    fn from(outcomes: &tavola_engine::Outcomes) -> Self {
        let chances = outcomes.cumulative();
        Self {
            win: chances.win,
            wg: chances.win_gammon,
            wbg: chances.win_backgammon,
            lg: chances.lose_gammon,
            lbg: chances.lose_backgammon,
        }
    }
}

#[derive(Serialize)]
struct Line<'a> {
    id: &'a str,
    #[serde(flatten)]
    chances: Chances,
    cubeless: f32,
    cubeful: f32,
    #[serde(skip_serializing_if = "Option::is_none")]
    mwc: Option<f32>,
}

fn answer(arguments: &Arguments, engine: &Engine, question: &Question, output: &mut dyn Write) -> anyhow::Result<()> {
    let game = arguments.stakes.game(&question.written)?;
    let Evaluation { outcomes, cubeless, cubeful, worth } =
        engine.evaluate(&question.position(), &game, arguments.depth.plies());
    if arguments.source.format() == Format::Table {
        let Chances { win, wg, wbg, lg, lbg } = Chances::from(&outcomes);
        let percent = |chance: f32| 100.0 * chance;
        writeln!(
            output,
            "win  {:5.1} %  gammon {:5.1} %  backgammon {:4.1} %",
            percent(win),
            percent(wg),
            percent(wbg)
        )?;
        writeln!(
            output,
            "lose {:5.1} %  gammon {:5.1} %  backgammon {:4.1} %",
            percent(1.0 - win),
            percent(lg),
            percent(lbg)
        )?;
        write!(output, "equity {:+.4} cubeless, {:+.4} with the cube", cubeless.value(), cubeful.value())?;
        let match_chance = game.is_match().then(|| format!(", match won {:.1} %", percent(worth.value())));
        writeln!(output, "{}", match_chance.unwrap_or_default())?;
        return Ok(());
    }
    let line = Line {
        id: &question.id,
        chances: Chances::from(&outcomes),
        cubeless: cubeless.value(),
        cubeful: cubeful.value(),
        mwc: game.is_match().then_some(worth.value()),
    };
    serde_json::to_writer(&mut *output, &line)?;
    writeln!(output)?;
    Ok(())
}
