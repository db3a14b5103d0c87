//! `tavola train rolled-set` and `rms`: a fixed set of positions rolled out to the end, and how far nets are off it.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tavola_engine::cubeful::Plies;
use tavola_engine::lookahead::outcomes_after;
use tavola_engine::net::{Kind, Nets};
use tavola_engine::{Outcomes, WithTables};
use tavola_notation::PositionId;
use tavola_rules::Position;
use tavola_train::gnubg::Gnubg;
use tavola_train::ledger::Ledger;
use tavola_train::rolled_set::{Drawn, Off, Origin, Precision};
use tavola_train::statistics::{Mean, RootMeanSquare};

use super::load;
use crate::commands::progress::Effort;

/// Which set, and how precisely.
#[derive(Debug, Args)]
pub(super) struct RolledSetArguments {
    /// Nets that play, and roll out without looking ahead.
    #[arg(long, default_value = "built-in")]
    nets: String,
    /// How many positions; the five classes take turns.
    #[arg(long, default_value_t = 5000)]
    count: u64,
    /// Seed of the games and the rollouts.
    #[arg(long, default_value_t = 51)]
    seed: u64,
    /// Roll out until the standard error is below this, in points.
    #[arg(long, default_value_t = 0.005)]
    precision: f64,
    /// The most trials for each position.
    #[arg(long, default_value_t = 1296)]
    trials: u32,
    #[command(flatten)]
    effort: Effort,
}

/// Whose evaluations are compared with a set, and how deep.
#[derive(Debug, Args)]
pub(super) struct RmsArguments {
    /// A set written by `rolled-set`.
    set: PathBuf,
    /// Nets.
    #[arg(required = true)]
    nets: Vec<String>,
    /// Search up to so many plies: 0 to 3.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=3))]
    plies: u8,
    /// Compare gnubg too, up to so many plies; at 2 it takes minutes.
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u8).range(0..=2))]
    gnubg: Option<u8>,
    /// How many threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// A position as it stands in the file.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Line {
    /// Seen by the player on roll.
    id: String,
    /// The name of its class.
    class: String,
    /// Whether its game began at a hard start.
    hard: bool,
    /// Chances without a cube, seen by the player on roll, to five places: win single, gammon, backgammon, lose single,
    /// gammon, backgammon.
    chances: [f32; 6],
    /// Standard error of their equity, in points.
    error: f32,
    trials: u32,
}

/// Rolls the set out, or what is left of it.
pub(super) fn roll_set(arguments: &RolledSetArguments) -> anyhow::Result<Value> {
    let RolledSetArguments { nets, count, seed, precision, trials, effort } = arguments;
    let nets = load(nets)?;
    let measured = json!({
        "measures": "positions rolled out to the end, cubeless, 0 plies, luck subtracted",
        "command": format!("tavola train rolled-set --seed {seed} --precision {precision} --trials {trials}"),
        "nets_sha256": sha256(&nets), "seed": seed, "precision": precision, "trials": trials,
    });
    let mut ledger = Ledger::<Line>::open(effort.results.as_deref(), &measured)?;
    let precision = Precision { error: *precision as f32, most_trials: *trials };
    let judge = WithTables::new(&nets);
    let pool = effort.pool()?;
    let line = |(): &mut (), number: u64| -> anyhow::Result<Line> {
        let drawn = Drawn::new(&nets, *seed, number);
        let rolled = pool.install(|| drawn.rolled_out(&judge, precision, seed ^ number));
        Ok(Line {
            id: PositionId::from(&drawn.position).to_string(),
            class: drawn.kind.name().to_owned(),
            hard: drawn.origin == Origin::Hard,
            chances: rolled.outcomes.exclusive().map(five_places),
            error: five_places(rolled.error),
            trials: rolled.trials,
        })
    };
    ledger.fill(*count, 1, &effort.clock(), || Ok(()), line)?;
    let lines: Vec<&Line> = ledger.parts().values().collect();
    let trials: Mean = lines.iter().map(|line| f64::from(line.trials)).collect();
    Ok(json!({
        "positions": lines.len(),
        "trials_a_position": trials.mean,
        "largest_error": lines.iter().map(|line| line.error).fold(0.0, f32::max),
    }))
}

/// The SHA-256 of the files of the nets, one after the other in the order of their kinds.
fn sha256(nets: &Nets) -> String {
    let mut hash = Sha256::new();
    Kind::ALL.iter().for_each(|kind| hash.update(nets.net(*kind).to_bytes()));
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Rounded to five places, 0 without a sign.
fn five_places(number: f32) -> f32 {
    (f64::from(number) * 1e5).round() as f32 / 1e5 + 0.0
}

/// A position of a set with what it is worth by rollout, in points.
struct Known {
    position: Position,
    class: String,
    hard: bool,
    equity: f64,
    error: f64,
}

fn read(path: &Path) -> anyhow::Result<Vec<Known>> {
    let (_, lines) = Ledger::<Line>::read(path)
        .with_context(|| format!("{} holds no set; `tavola train rolled-set` writes it", path.display()))?;
    let known = |line: Line| -> anyhow::Result<Known> {
        let position = line.id.parse::<PositionId>().with_context(|| line.id.clone())?.position();
        let equity = Outcomes::from_exclusive(line.chances).cubeless().value().into();
        Ok(Known { position, class: line.class, hard: line.hard, equity, error: line.error.into() })
    };
    lines.into_values().map(known).collect()
}

/// Level errors of nets, and of gnubg if wanted: one line for each of them and each depth.
pub(super) fn rms(arguments: &RmsArguments) -> anyhow::Result<Vec<Value>> {
    let RmsArguments { set, nets, plies, gnubg, threads } = arguments;
    let set = read(set)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads((*threads).max(1)).build()?;
    let mut lines = Vec::new();
    for name in nets {
        let judge = WithTables::new(load(name)?);
        for plies in 0..=*plies {
            let off = |known: &Known| {
                let outcomes = outcomes_after(&judge, &known.position, Plies(plies));
                f64::from(outcomes.cubeless().value()) - known.equity
            };
            let off: Vec<f64> = pool.install(|| set.par_iter().map(off).collect());
            lines.push(level_line(name, plies, &set, &off));
        }
    }
    for plies in gnubg.map_or(0..0, |most| 0..most + 1) {
        let mut gnubg = Gnubg::start(plies)?;
        let mut off = |known: &Known| -> anyhow::Result<f64> {
            Ok(f64::from(gnubg.outcomes(&known.position, plies)?.cubeless().value()) - known.equity)
        };
        let off = set.iter().map(&mut off).collect::<anyhow::Result<Vec<f64>>>()?;
        lines.push(level_line("gnubg", plies, &set, &off));
    }
    Ok(lines)
}

/// Errors in milli-points of all positions, of each class, and of late and deep ones of own play alone. The noise of the
/// rollouts, their root mean square error, is in them.
fn level_line(name: &str, plies: u8, set: &[Known], off: &[f64]) -> Value {
    let of = |fits: &dyn Fn(&Known) -> bool| {
        let chosen = || set.iter().zip(off).filter(|(known, _)| fits(known));
        let Off { rms, bias } = Off::of(&chosen().map(|(_, off)| *off).collect::<Vec<f64>>());
        let noise: RootMeanSquare = chosen().map(|(known, _)| known.error).collect();
        let thousand = |number: f64| (number * 1e4).round() / 10.0;
        json!({
            "positions": rms.count, "noise": thousand(noise.root), "rms": thousand(rms.root), "rms_error": thousand(rms.error),
            "bias": thousand(bias.mean), "bias_error": thousand(bias.error),
        })
    };
    let mut line = json!({ "who": name, "plies": plies, "unit": "milli-points", "all": of(&|_| true) });
    for kind in Kind::ALL {
        line[kind.name()] = of(&|known| known.class == kind.name());
    }
    for kind in [Kind::Late, Kind::Deep] {
        line[format!("{}_of_own_play", kind.name())] = of(&|known| known.class == kind.name() && !known.hard);
    }
    line
}
