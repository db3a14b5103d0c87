//! Rolls the opening book out, decision by decision; what stands in the file already is kept, so that it can be broken off
//! at any time: `cargo run --release -p tavola-study --example make_openings`.

#![expect(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a tool that cannot go on may panic, and tells how far it has come"
)]

use std::collections::HashMap;
use std::error::Error;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;
use tavola_engine::Engine;
use tavola_engine::rollout::Budget;
use tavola_rules::Roll;
use tavola_study::openings::{Decision, Effort, FirstPlay, OpeningBook, first_decision, reply_decision};

/// The file of the book inside the program.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/openings.jsonl");
/// First rolls: one joint standard error of two plays is about 0.0016 then.
const FIRST_ROLLS: Effort = Effort { most_trials: 20_736, least_trials: 10_368, seed: 1 };
/// Replies: 2.33 joint standard errors are about what counts as equal in practice then.
const REPLIES: Effort = Effort { most_trials: 2_592, least_trials: 432, seed: 1 };

/// What is to be decided, and what has been.
type Known = HashMap<(Option<FirstPlay>, Roll), Decision>;

fn main() -> Result<(), Box<dyn Error>> {
    let old = OpeningBook::read(&std::fs::read_to_string(FILE).unwrap_or_default())?;
    let mut known: Known = old.decisions().iter().map(|one| ((one.after.clone(), one.roll), one.clone())).collect();
    let engine = Engine::default();
    let added = Mutex::new(OpenOptions::new().create(true).append(true).open(FILE)?);
    let firsts: Vec<(Option<FirstPlay>, Roll)> =
        Roll::all().filter(|roll| !roll.is_double()).map(|roll| (None, roll)).collect();
    let decide = |after: &Option<FirstPlay>, roll: Roll| match after {
        None => first_decision(&engine, roll, FIRST_ROLLS, &Budget::UNLIMITED),
        Some(first) => reply_decision(&engine, first, roll, REPLIES, &Budget::UNLIMITED),
    };
    let all = |asked: &[(Option<FirstPlay>, Roll)], known: &mut Known| -> Result<(), Box<dyn Error>> {
        let missing: Vec<_> = asked.iter().filter(|asked| !known.contains_key(asked)).collect();
        let made: Vec<Decision> = missing
            .par_iter()
            .map(|(after, roll)| {
                let decision = decide(after, *roll).expect("a play of the book can be made");
                add(&added, &decision);
                decision
            })
            .collect();
        known.extend(made.into_iter().map(|one| ((one.after.clone(), one.roll), one)));
        Ok(())
    };
    all(&firsts, &mut known)?;
    let first_rolls: String = firsts.iter().filter_map(|one| known.get(one)).map(line).collect::<Result<_, _>>()?;
    let plays = OpeningBook::read(&first_rolls)?.first_plays();
    let replies: Vec<(Option<FirstPlay>, Roll)> =
        plays.iter().flat_map(|first| Roll::all().map(|roll| (Some(first.clone()), roll))).collect();
    all(&replies, &mut known)?;
    let text: String =
        firsts.iter().chain(&replies).filter_map(|one| known.get(one)).map(line).collect::<Result<_, _>>()?;
    std::fs::write(FILE, text)?;
    Ok(())
}

fn line(decision: &Decision) -> serde_json::Result<String> {
    Ok(serde_json::to_string(decision)? + "\n")
}

/// Adds a decision as soon as it is there.
fn add(file: &Mutex<File>, decision: &Decision) {
    let text = line(decision).expect("a decision can be written");
    let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
    file.write_all(text.as_bytes()).expect("the book's file can be written");
    let first = decision.after.as_ref().map(|first| format!("{} {}, ", first.roll, first.play)).unwrap_or_default();
    let best = decision.best();
    println!(
        "{first}{} {} {:+.4} ± {:.4}, {} plays",
        decision.roll,
        best.play,
        best.equity,
        best.error,
        decision.plays.len()
    );
}
