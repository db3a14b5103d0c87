//! `tavola train met`: our own match equity table, every score rolled out.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;
use serde_json::{Value, json};
use tavola_engine::{Engine, Evaluator, MatchEquityTable, WithTables};
use tavola_train::ledger::Ledger;
use tavola_train::match_equity::{
    Changes, Making, Precision, RolledScore, SMOOTHED_FROM, Score, Smoothed, differences, smoothed,
};
use tavola_train::statistics::{Mean, RootMeanSquare};

use super::load;
use crate::commands::progress::{Effort, fingerprint};

/// Which table, and how precisely.
#[derive(Debug, Args)]
pub(super) struct MetArguments {
    /// The file to write once all scores are rolled out: gnubg's XML.
    out: PathBuf,
    /// Nets that roll out.
    #[arg(long, default_value = "built-in")]
    nets: String,
    /// The longest match, in points.
    #[arg(long, default_value_t = 25, value_parser = clap::value_parser!(u32).range(2..=64))]
    length: u32,
    /// Roll each score out until its standard error is below this, in chances of the match.
    #[arg(long, default_value_t = 0.0008)]
    precision: f64,
    /// The most trials for each of the thirty beginnings of a score.
    #[arg(long, default_value_t = 324)]
    trials: u32,
    /// What the dice come from.
    #[arg(long, default_value_t = 61)]
    seed: u64,
    #[command(flatten)]
    effort: Effort,
}

/// So many of the largest differences to the published table are named.
const NAMED: usize = 12;

/// Rolls out the scores that are left; writes the table if none is.
pub(super) fn roll_table(arguments: &MetArguments) -> anyhow::Result<Value> {
    let MetArguments { out, nets, length, precision, trials, seed, effort } = arguments;
    let evaluator = WithTables::new(load(nets)?);
    let command = format!("tavola train met --seed {seed} --precision {precision} --trials {trials}");
    let measured = json!({
        "measures": "match equities, seen by the trailer: cubeful rollouts to the end, luck subtracted, plays at sight, close cubes 1 ply",
        "command": command, "nets": fingerprint(&evaluator), "seed": seed, "precision": precision, "trials": trials,
    });
    let mut ledger = Ledger::<RolledScore>::open(effort.results.as_deref(), &measured)?;
    let engine = Engine::new(Arc::new(evaluator));
    let mut making = Making::new(&engine, Precision { error: *precision, most_trials: *trials, seed: *seed });
    let (pool, goes_on) = (effort.pool()?, effort.clock());
    let (all, mut done) = (Score::all(*length), Vec::new());
    for (part, score) in (0..).zip(&all) {
        let known = ledger.parts().get(&part).copied();
        let rolled = match known {
            Some(rolled) => rolled,
            None if !goes_on() => break,
            None => {
                let rolled = pool.install(|| making.rolled_out(score));
                ledger.record(part, rolled)?;
                rolled
            }
        };
        making.know(score, &rolled);
        done.push((*score, rolled));
    }
    let line = counted(&done);
    if done.len() < all.len() {
        return Ok(json!({ "rolled_out": line, "scores_left": all.len() - done.len() }));
    }
    let Smoothed { table, changes } = smoothed(*length, &done);
    let provenance = provenance(&command, engine.evaluator(), &done, &changes);
    std::fs::write(out, table.to_xml(*length as usize, "Tavola", &provenance))
        .with_context(|| out.display().to_string())?;
    Ok(json!({
        "rolled_out": line, "smoothing": changes, "file": out,
        "to_published": compared(&table, &MatchEquityTable::published(), *length),
    }))
}

/// What the rollouts come to: how many, how precise, and the level score that should be worth 0.5.
fn counted(done: &[(Score, RolledScore)]) -> Value {
    let errors = || done.iter().map(|(_, rolled)| rolled.error);
    let checked = done.iter().find(|(score, _)| score.trailer == score.leader);
    json!({
        "scores": done.len(), "trials": done.iter().map(|(_, rolled)| u64::from(rolled.trials)).sum::<u64>(),
        "largest_error": errors().fold(0.0, f64::max), "mean_error": errors().collect::<Mean>().mean,
        "level_score": checked.map(|(_, RolledScore { chance, error, .. })| json!({ "chance": chance, "error": error })),
    })
}

/// What the file says about itself.
fn provenance(command: &str, nets: &dyn Evaluator, done: &[(Score, RolledScore)], changes: &Changes) -> String {
    let trials: u64 = done.iter().map(|(_, rolled)| u64::from(rolled.trials)).sum();
    let largest = done.iter().map(|(_, rolled)| rolled.error).fold(0.0, f64::max);
    format!(
        "Every score rolled out by {command}; nets {}; {trials} trials at {} scores, standard errors up to {largest:.4}; \
         smoothed where both players are at least {SMOOTHED_FROM} points away; {} scores put level with a neighbour, by at \
         most {:.6}",
        fingerprint(nets),
        done.len(),
        changes.levelled,
        changes.most_levelled,
    )
}

/// How far `table` is from `other`, in chances of the match.
fn compared(table: &MatchEquityTable, other: &MatchEquityTable, length: u32) -> Value {
    let all = differences(table, other, length);
    let squares: RootMeanSquare = all.iter().map(|difference| f64::from(difference.more)).collect();
    json!({ "rms": squares.root, "largest": &all[..all.len().min(NAMED)] })
}
