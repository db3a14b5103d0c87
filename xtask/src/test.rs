//! `cargo xtask test`: runs the stages one after the other and says what passed.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, bail};

use crate::machine;
use crate::slowest::{self, Timed};
use crate::stages::{STAGES, Stage, Tally};

/// Runs the stages asked for (all of them without `--only`), whatever fails on the way.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<ExitCode> {
    let Some(chosen) = choose(arguments)? else {
        list();
        return Ok(ExitCode::SUCCESS);
    };
    if let Some(warning) = machine::tight_disk() {
        println!("{warning}");
    }
    let begin = Instant::now();
    let mut times = Vec::new();
    let results: Vec<_> = chosen.into_iter().map(|stage| (stage, run_stage(stage, &mut times))).collect();
    let mut total = Tally::default();
    println!("\n== all stages, {:.0} s", begin.elapsed().as_secs_f64());
    for (stage, (tally, seconds)) in results {
        let shaky = if tally.shaky > 0 { format!(" ({} only at the second try)", tally.shaky) } else { String::new() };
        println!("{:>9}: {} passed{shaky}, {} failed, {seconds:.0} s", stage.name, tally.passed, tally.failed);
        total = total + tally;
    }
    slowest::print(times);
    println!("\n{} passed, {} failed", total.passed, total.failed);
    Ok(if total.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The stages the arguments name; none to run means that they are to be listed.
fn choose(arguments: &[String]) -> anyhow::Result<Option<Vec<&'static Stage>>> {
    let mut chosen = Vec::new();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--list" => return Ok(None),
            "--only" => {
                let name = arguments.next().context("--only needs the name of a stage")?;
                let stage = STAGES.iter().find(|stage| stage.name == name);
                chosen.push(stage.with_context(|| format!("no stage is called {name:?}; try --list"))?);
            }
            other => bail!("test takes --only STAGE and --list, not {other:?}"),
        }
    }
    Ok(Some(if chosen.is_empty() { STAGES.iter().filter(|stage| stage.always).collect() } else { chosen }))
}

fn list() {
    for stage in &STAGES {
        let note = if stage.always { "" } else { " (only when named)" };
        println!("{:>9}  {}{note}", stage.name, stage.about);
    }
}

/// Runs one stage; an error counts as one failure.
fn run_stage(stage: &Stage, times: &mut Vec<Timed>) -> (Tally, f64) {
    println!("\n== {}: {}", stage.name, stage.about);
    let begin = Instant::now();
    let tally = (stage.run)(times).unwrap_or_else(|error| {
        println!("{error:#}");
        Tally { failed: 1, ..Tally::default() }
    });
    let seconds = begin.elapsed().as_secs_f64();
    println!("-- {}: {} passed, {} failed in {seconds:.1} s", stage.name, tally.passed, tally.failed);
    (tally, seconds)
}
