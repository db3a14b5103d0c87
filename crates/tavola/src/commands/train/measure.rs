//! The steps of `tavola train` that measure: losses a decision by two referees, cube efficiencies.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;
use rayon::prelude::*;
use serde_json::{Value, json};
use tavola_engine::cubeful::Efficiencies;
use tavola_engine::net::Nets;
use tavola_engine::{Engine, WithTables};
use tavola_train::cube_fit::{Fit, Fitted, Phase, Sample, positions, sample};
use tavola_train::gnubg::Gnubg;
use tavola_train::ledger::Ledger;
use tavola_train::referee::{DEPTHS, Decision, Losses, Referee, losses};
use tavola_train::rolled::{HowRolled, Summary, Verdict};
use tavola_train::statistics::Mean;

use super::load;
use crate::commands::progress::{Effort, fingerprint};

/// Where decisions come from.
#[derive(Debug, Args)]
pub(super) struct CollectArguments {
    /// Nets that play.
    #[arg(long, default_value = "built-in")]
    nets: String,
    /// How many decisions.
    #[arg(long, default_value_t = 2000)]
    count: usize,
    /// Seed of the games.
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// How many games at the same time, each with its own gnubg processes.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The file to append to.
    out: PathBuf,
}

/// How decisions are rolled out.
#[derive(Debug, Args)]
pub(super) struct RefereeArguments {
    /// Decisions written by `collect`.
    decisions: PathBuf,
    /// Nets that are judged and roll out.
    #[arg(default_value = "built-in")]
    nets: String,
    /// Use only the first decisions, this many.
    #[arg(long, default_value_t = 2000)]
    count: u64,
    /// How many rolls are played before the nets evaluate.
    #[arg(long, default_value_t = 7)]
    truncate: u16,
    /// Roll out until the standard error is below this.
    #[arg(long, default_value_t = 0.005)]
    precision: f32,
    /// The most trials for each play.
    #[arg(long, default_value_t = 10_000)]
    trials: u32,
    #[command(flatten)]
    effort: Effort,
}

/// How cube efficiencies are fitted.
#[derive(Debug, Args)]
pub(super) struct CubeArguments {
    /// How many positions of each phase.
    #[arg(long, default_value_t = 100)]
    each: usize,
    /// Trials of each position with the cube in each of three places.
    #[arg(long, default_value_t = 36)]
    trials: u32,
    /// Seed of the games.
    #[arg(long, default_value_t = 11)]
    seed: u64,
    /// Write the constants as source, such as crates/tavola-engine/src/cubeful/fitted.rs.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    effort: Effort,
}

/// Collects decisions until there are enough.
pub(super) fn collect(arguments: &CollectArguments) -> anyhow::Result<Value> {
    let CollectArguments { nets, count, seed, threads, out } = arguments;
    let nets = load(nets)?;
    let measured = json!({ "measures": "contested decisions", "players": fingerprint(&nets), "seed": seed });
    let mut ledger = Ledger::<Vec<Decision>>::open(Some(out), &measured)?;
    let found = |ledger: &Ledger<Vec<Decision>>| ledger.parts().values().map(Vec::len).sum::<usize>();
    let mut games = ledger.parts().len() as u64;
    while found(&ledger) < *count {
        games += 8 * *threads as u64;
        let game = |referee: &mut Referee, game| anyhow::Ok(referee.decisions(&nets, *seed, game)?);
        ledger.fill(games, *threads, &|| true, || Ok(Referee::start()?), game)?;
    }
    Ok(json!({ "decisions": found(&ledger), "games": ledger.parts().len() }))
}

/// The decisions of a file written by `collect`, and what it says they are.
fn decisions(path: &Path) -> anyhow::Result<(Value, Vec<Decision>)> {
    let (measured, games) = Ledger::<Vec<Decision>>::read(path)
        .with_context(|| format!("{} holds no decisions; `tavola train collect` writes them", path.display()))?;
    Ok((measured, games.into_values().flatten().collect()))
}

/// Losses by gnubg's word. It is asked for every play chosen that it has not yet looked at, and what it says is added
/// to the file.
pub(super) fn judge(path: &Path, nets: &[String]) -> anyhow::Result<Vec<Value>> {
    let (measured, _) = decisions(path)?;
    let mut ledger = Ledger::<Vec<Decision>>::open(Some(path), &measured)?;
    let mut gnubg = Gnubg::start(0)?;
    let mut judged = |name: &String| -> anyhow::Result<Value> {
        let engine = engine(load(name)?);
        let games: Vec<u64> = ledger.parts().keys().copied().collect();
        let (mut all, mut all_choices) = (Vec::new(), Vec::new());
        for game in games {
            let mut decisions = ledger.parts().get(&game).cloned().unwrap_or_default();
            let choices: Vec<_> = decisions.par_iter().map(|decision| decision.choices(&engine)).collect();
            let mut asked = false;
            for (decision, choices) in decisions.iter_mut().zip(&choices) {
                for play in choices.iter().copied().chain(decision.gnubg) {
                    asked |= decision.settle(play, &mut gnubg)?;
                }
            }
            if asked {
                ledger.record(game, decisions.clone())?;
            }
            all.extend(decisions);
            all_choices.extend(choices);
        }
        let losses = losses(&all, &all_choices);
        Ok(json!({ "referee": "gnubg 2-ply", "nets": name, "loss_millis": lines(&losses) }))
    };
    nets.iter().map(&mut judged).collect()
}

pub(super) fn engine(nets: Nets) -> Engine {
    Engine::new(Arc::new(WithTables::new(nets)))
}

fn lines(losses: &Losses) -> Value {
    let lines = |means: &[Mean; DEPTHS]| -> Vec<Value> { means.iter().map(|mean| mean.line(1000.0)).collect() };
    json!({ "ours_by_plies": lines(&losses.ours), "gnubg_by_plies": lines(&losses.gnubgs) })
}

/// Losses by our own rollouts.
pub(super) fn referee(arguments: &RefereeArguments) -> anyhow::Result<Value> {
    let RefereeArguments { nets, count, effort, .. } = arguments;
    let (source, decisions) = decisions(&arguments.decisions)?;
    let loaded = load(nets)?;
    let how = HowRolled { rolls: arguments.truncate, precision: arguments.precision, most_trials: arguments.trials };
    let measured = json!({
        "measures": "contested decisions by rollouts", "decisions": source, "nets": fingerprint(&loaded),
        "rolls": how.rolls, "precision": how.precision, "trials": how.most_trials,
    });
    let engine = engine(loaded);
    let mut ledger = Ledger::<Verdict>::open(effort.results.as_deref(), &measured)?;
    let pool = effort.pool()?;
    let verdict = |(): &mut (), number: u64| -> anyhow::Result<Verdict> {
        let decision = &decisions[usize::try_from(number)?];
        Ok(pool.install(|| Verdict::of(&engine, decision, &how)))
    };
    ledger.fill((*count).min(decisions.len() as u64), 1, &effort.clock(), || Ok(()), verdict)?;
    let verdicts: Vec<Verdict> = ledger.parts().values().cloned().collect();
    let summary = Summary::of(&verdicts);
    Ok(json!({
        "referee": "our rollouts", "nets": nets, "rolls": how.rolls, "decisions": verdicts.len(),
        "rolled_out": verdicts.iter().filter(|verdict| !verdict.plays.is_empty()).count(),
        "largest_error": summary.worst_error,
        "loss_millis": lines(&summary.losses),
        "we_gain_on_gnubg_millis": summary.gains.map(|gain| gain.line(1000.0)),
        "same_play": summary.agreement,
    }))
}

/// Fits cube efficiencies to rollouts of the program's own engine.
pub(super) fn cube(arguments: &CubeArguments) -> anyhow::Result<Value> {
    let CubeArguments { each, trials, seed, out, effort } = arguments;
    // Rollouts begin from the published values, so that fitting twice gives the same.
    let engine = Engine::default().with_efficiencies(Efficiencies::PUBLISHED);
    let nets = fingerprint(engine.evaluator());
    let measured = json!({
        "measures": "cube efficiencies", "nets": nets, "seed": seed, "each": each, "trials": trials,
    });
    let mut ledger = Ledger::<Sample>::open(effort.results.as_deref(), &measured)?;
    let positions = positions(&engine, *each, *seed);
    let pool = effort.pool()?;
    // Every phase gets its share of a short time: one position of each in turn.
    let phases = Phase::ALL.len();
    let at = |number: usize| (number % phases) * (positions.len() / phases) + number / phases;
    let roll_out = |(): &mut (), number: u64| -> anyhow::Result<Sample> {
        let position = &positions[at(usize::try_from(number)?)];
        Ok(pool.install(|| sample(&engine, position, *trials)))
    };
    let wanted = (positions.len() - positions.len() % phases) as u64;
    ledger.fill(wanted, 1, &effort.clock(), || Ok(()), roll_out)?;
    let samples: Vec<Sample> = ledger.parts().values().cloned().collect();
    let fitted = Fitted::of(&samples);
    if let Some(path) = out {
        let source = fitted.source(&card(&fitted, &nets, *trials, *seed));
        std::fs::write(path, source).with_context(|| path.display().to_string())?;
    }
    let phases = fitted
        .phases
        .iter()
        .zip(&fitted.by_place)
        .map(|((phase, fit), (_, places))| json!({ "phase": phase, "fit": fit, "centred_own_opponents": places }));
    Ok(json!({ "nets": nets, "trials": trials, "seed": seed, "phases": phases.collect::<Vec<_>>() }))
}

/// What the constants were fitted to, phase by phase.
fn card(fitted: &Fitted, nets: &str, trials: u32, seed: u64) -> Vec<String> {
    let head = format!("Fitted to cubeful rollouts to the end, {trials} trials each, nets {nets}, seed {seed}:");
    let line = |(phase, places): &(Phase, [Fit; 3])| {
        let told =
            |Fit { efficiency, error, misses, .. }: &Fit| format!("{efficiency:.3} ± {error:.3} (misses {misses:.3})");
        let [centred, own, opponents] = places.each_ref().map(told);
        format!("{phase:?}, {} positions: centred {centred}, own {own}, opponent's {opponents}.", places[0].count)
    };
    [head, String::new()].into_iter().chain(fitted.by_place.iter().map(line)).collect()
}
