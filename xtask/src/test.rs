//! `cargo xtask test`: runs the stages one after the other and says what passed.

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, bail};

use crate::beside::Beside;
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
    let own_program = std::env::current_exe().context("this program has no name")?;
    let mut times = Vec::new();
    let results = run_stages(&chosen, &own_program, &mut times);
    let mut total = Tally::default();
    println!("\n== all stages, {:.0} s", begin.elapsed().as_secs_f64());
    for (stage, (tally, seconds)) in results {
        println!("{:>9}: {tally}, {seconds:.0} s", stage.name);
        total = total + tally;
    }
    slowest::print(times);
    println!("\n{} passed, {} failed", total.passed, total.failed);
    Ok(if total.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs stages in their order; from the first that stands beside another on, with that other one beside them.
fn run_stages(
    chosen: &[&'static Stage],
    own_program: &Path,
    times: &mut Vec<Timed>,
) -> Vec<(&'static Stage, (Tally, f64))> {
    let mut results = Vec::with_capacity(chosen.len());
    let mut beside = None;
    for (nth, stage) in chosen.iter().copied().enumerate() {
        let later = chosen[nth + 1..].iter().copied().find(|later| stage.beside == Some(later.name));
        if let Some(later) = later
            && beside.is_none()
        {
            // What is missing is installed before: two would not install at once.
            machine::everything_installed();
            beside = Beside::start(later, own_program).inspect_err(|error| println!("{error:#}")).ok();
        }
        match beside.take_if(|beside| beside.stage.name == stage.name) {
            Some(beside) => results.push((stage, beside.finish(times).unwrap_or_else(failed))),
            None => results.push((stage, run_stage(stage, times))),
        }
    }
    results
}

#[expect(clippy::needless_pass_by_value, reason = "as what unwraps a result gives it")]
fn failed(error: anyhow::Error) -> (Tally, f64) {
    println!("{error:#}");
    (Tally { failed: 1, ..Tally::default() }, 0.0)
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
    println!("-- {}: {tally} in {seconds:.1} s", stage.name);
    (tally, seconds)
}
