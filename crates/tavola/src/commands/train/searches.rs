//! `tavola train searches`: what searches gain on each other by rollouts, and how long they take.

use clap::Args;
use serde_json::{Value, json};
use tavola_engine::{Engine, Search};
use tavola_train::ledger::Ledger;
use tavola_train::rolled_set::Precision;
use tavola_train::searches::{Compared, decision};
use tavola_train::statistics::Mean;

use crate::commands::progress::{Effort, fingerprint};
use crate::commands::search::search;

/// Which searches are compared.
#[derive(Debug, Args)]
pub(super) struct SearchesArguments {
    /// Searches: a name, or parts such as plies=2,width=8:0.25,rollouts=4:0.03:144:7. The first is what the others are
    /// compared with.
    #[arg(required = true)]
    searches: Vec<String>,
    /// How many contested decisions.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// The standard error of each rollout, in points.
    #[arg(long, default_value_t = 0.005)]
    precision: f32,
    /// But not more trials than this.
    #[arg(long, default_value_t = 1296)]
    trials: u32,
    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    effort: Effort,
}

/// Compares, or what is left of it: a line for each search.
pub(super) fn searches(arguments: &SearchesArguments) -> anyhow::Result<Vec<Value>> {
    let SearchesArguments { searches: names, count, precision, trials, seed, effort } = arguments;
    let searches: Vec<Search> =
        names.iter().map(|name| search(name).map_err(anyhow::Error::msg)).collect::<Result<_, _>>()?;
    let engine = Engine::default();
    let measured = json!({
        "measures": "searches", "nets": fingerprint(engine.evaluator()), "seed": seed, "searches": format!("{searches:?}"),
        "precision": precision, "trials": trials,
    });
    let mut ledger = Ledger::<Compared>::open(effort.results.as_deref(), &measured)?;
    // One thread decides and rolls out each decision, so that times compare.
    let alone = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
    let precision = Precision { error: *precision, most_trials: *trials };
    let compare = |(): &mut (), number: u64| -> anyhow::Result<Compared> {
        let decision = decision(&engine, *seed, number);
        Ok(alone.install(|| Compared::of(&engine, decision, &searches, precision)))
    };
    ledger.fill(*count, effort.threads, &effort.clock(), || Ok(()), compare)?;
    let all: Vec<&Compared> = ledger.parts().values().collect();
    let line = |(index, name): (usize, &String)| {
        let mean = |number: &dyn Fn(&Compared) -> f64| all.iter().map(|one| number(one)).collect::<Mean>();
        json!({
            "search": name,
            "decisions": all.len(),
            "loss_millis": mean(&|one| one.losses[index]).line(1000.0),
            "gain_on_the_first_millis": mean(&|one| one.losses[0] - one.losses[index]).line(1000.0),
            "milliseconds": mean(&|one| one.seconds[index]).line(1000.0),
        })
    };
    Ok(names.iter().enumerate().map(line).collect())
}
